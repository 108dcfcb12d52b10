//! What is known of tables without looking at their journals, as it changes.

use super::*;
use crate::delivery::pending::{Job, Pending};

const GAME: &str = "chess";
const TABLE: TableId = TableId(7);
const HERE: ChannelId = ChannelId(10);
const SERVER: GuildId = GuildId(1);
const ADA: UserId = UserId(100);
const BOB: UserId = UserId(101);

fn card(table: TableId, version: u64, stage: TableStage) -> IndexCard {
    IndexCard {
        table,
        game: GAME.to_owned(),
        guild: Some(SERVER),
        channel: HERE,
        users: vec![ADA],
        stage,
        next_due: None,
        version: Version(version),
        founded_by: Key(1),
    }
}

fn playing(version: u64) -> IndexCard {
    card(TABLE, version, TableStage::Playing)
}

fn due(table: u64, at: u64) -> IndexCard {
    IndexCard {
        next_due: Some(Millis(at)),
        ..card(TableId(table), 1, TableStage::Playing)
    }
}

fn puts(index: &Index, card: &IndexCard) -> bool {
    index.put_card(card, GAME, Version(0))
}

#[test]
fn only_newer_cards_replace_a_card() {
    let index = Index::default();
    assert!(puts(&index, &playing(2)));
    assert!(!puts(&index, &playing(1)), "it is older");
    assert_eq!(index.version(TABLE), Some(Version(2)));
    assert!(puts(&index, &playing(3)));
    assert_eq!(index.version(TABLE), Some(Version(3)));
    assert_eq!(index.len(), 1);
}

#[test]
fn repeated_card_is_not_new_but_rearms_its_deadline() {
    let index = Index::default();
    puts(&index, &due(7, 50));
    assert_eq!(index.take_due(Millis(50)), [TABLE]);
    assert!(!puts(&index, &due(7, 50)));
    assert_eq!(index.next_due(), Some(Millis(50)), "it is due again");
}

#[test]
fn distrusted_card_is_replaced_by_an_older_one() {
    let index = Index::default();
    puts(&index, &playing(5));
    index.distrust(TABLE);
    assert!(puts(&index, &playing(3)));
    assert_eq!(index.version(TABLE), Some(Version(3)));
}

#[test]
fn closed_table_is_known_until_its_end_is_delivered() {
    let index = Index::default();
    let closed = card(TABLE, 4, TableStage::Closed);
    assert!(index.put_card(&closed, GAME, Version(3)));
    index.settle(TABLE, Version(3));
    assert_eq!(index.tables_naming(ADA), [TABLE]);
    assert_eq!(
        (index.open_tables_of(ADA), index.table_at(HERE)),
        (vec![], None)
    );
    index.settle(TABLE, Version(4));
    assert_eq!((index.tables_naming(ADA), index.len()), (vec![], 0));
    // Told already when it is met.
    assert!(!index.put_card(&closed, GAME, Version(4)));
    assert_eq!(index.len(), 0);
    // An open table stays, even when everything about it is settled.
    puts(&index, &playing(4));
    index.settle(TABLE, Version(9));
    assert_eq!(index.len(), 1);
}

#[test]
fn moved_table_is_found_only_at_its_new_place() {
    let index = Index::default();
    puts(&index, &playing(1));
    assert_eq!(index.guild(TABLE), Some(SERVER));
    assert_eq!(index.game(TABLE), Some(GAME));
    let moved = IndexCard {
        guild: None,
        channel: ChannelId(11),
        users: vec![BOB],
        ..playing(2)
    };
    puts(&index, &moved);
    assert_eq!(
        (
            index.table_at(HERE),
            index.open_tables_of(ADA),
            index.tables_on(SERVER)
        ),
        (None, vec![], vec![])
    );
    let there = index.table_at(ChannelId(11));
    assert_eq!(there, Some((TABLE, TableStage::Playing)));
    assert_eq!(
        (index.open_tables_of(BOB), index.guild(TABLE)),
        (vec![TABLE], None)
    );
    assert_eq!(index.guild(TableId(8)), None);
}

#[test]
fn running_tables_come_first_and_finished_tables_last() {
    let index = Index::default();
    let stages = [
        (1, TableStage::Lobby),
        (2, TableStage::Over),
        (3, TableStage::Playing),
        (4, TableStage::Lobby),
    ];
    for (table, stage) in stages {
        puts(&index, &card(TableId(table), 1, stage));
    }
    let newest_first = [3, 4, 1, 2].map(TableId);
    assert_eq!(index.open_tables_of(ADA), newest_first);
    assert_eq!(
        index.table_at(HERE),
        Some((TableId(3), TableStage::Playing))
    );
    let mut gathering = index.gathering_tables();
    gathering.sort_unstable();
    assert_eq!(gathering, [1, 4].map(TableId));
    assert_eq!(index.tables_on(SERVER).len(), 4);
}

#[test]
fn deadlines_are_taken_when_due_and_return_when_asked() {
    let index = Index::default();
    for card in [due(1, 100), due(2, 101), due(3, 300)] {
        puts(&index, &card);
    }
    assert_eq!(index.next_due(), Some(Millis(100)));
    assert_eq!(index.tables_with_deadlines(), [1, 2, 3].map(TableId));
    assert_eq!(index.take_due(Millis(99)), []);
    assert_eq!(index.take_due(Millis(100)), [TableId(1)]);
    assert_eq!(index.tables_with_deadlines(), [2, 3].map(TableId));
    // Its own deadline has passed: it is looked after again later.
    index.due_again(TableId(1), Millis(200));
    assert_eq!(index.take_due(Millis(200)), [2, 1].map(TableId));
    // Its own deadline is later than that.
    index.due_again(TableId(3), Millis(200));
    assert_eq!(index.next_due(), Some(Millis(300)));
    index.due_again(TableId(9), Millis(0));
    assert_eq!(index.tables_with_deadlines(), [TableId(3)]);
}

#[test]
fn deliveries_come_once_in_order_of_urgency() {
    let (index, pending) = (Index::default(), Pending::default());
    let at = |table, millis| {
        let work = pending.begin(TableId(table), Job::Delivery, Millis(millis));
        index.deliver_at(Millis(millis), work);
    };
    let taken = |now| -> Vec<u64> {
        let taken = index.take_deliveries(Millis(now));
        taken.iter().map(|work| work.table().0).collect()
    };
    puts(&index, &due(8, 900));
    at(7, 100);
    at(8, 100);
    // The earlier of two deliveries stays, even when the table's card changes meanwhile.
    at(9, 300);
    at(9, 200);
    at(9, 250);
    puts(&index, &due(8, 800));
    assert_eq!(index.next_due(), Some(Millis(100)));
    assert!(taken(99).is_empty());
    assert_eq!(taken(100), [8, 7]);
    assert!(taken(100).is_empty());
    assert_eq!(index.next_due(), Some(Millis(200)));
    assert_eq!(pending.tables(&[Job::Delivery], Millis(999)), [TableId(9)]);
    assert_eq!(taken(300), [9]);
    assert_eq!(index.take_due(Millis(900)), [TableId(8)]);
    assert_eq!(index.next_due(), None);
}
