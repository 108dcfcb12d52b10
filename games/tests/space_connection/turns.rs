//! The course of a hunt: hiding, turns, how it ends, alone, in silence, and notes.

use crate::table::{
    ADA, BOB, Hunts, REPLY, SKY, TEXT, Table, hand, lasers, scout, some, super_ship,
};
use games::space_connection::{Action, End, Hider, Launch, Mark, PATIENCE, Phase, Piece, Refusal};

#[test]
fn both_hide_secretly_and_the_first_player_is_random() {
    // S1, S3.
    let mut began = [0; 2];
    for seed in 0..40 {
        let mut table = Table::seeded(TEXT, 2, seed);
        assert_eq!(table.due(), [ADA, BOB]);
        table.hide(BOB, SKY);
        assert_eq!(table.due(), [ADA]);
        assert_eq!(table.public().phase, Phase::Hiding);
        assert_eq!(table.seen_by(BOB).boards[1].sky, Some(some(SKY)));
        assert_eq!(table.seen_by(ADA).boards[1].sky, None);
        table.act(ADA, Action::DraftRandom);
        let draft = table.seen_by(ADA).boards[0].draft.clone().unwrap();
        assert!(draft.is_ready());
        assert_eq!(table.seen_by(BOB).boards[0].draft, None);
        assert_eq!(table.public().boards[0].draft, None);
        table.act(ADA, Action::Seal);
        let first = table.public().first.unwrap();
        assert_eq!(table.due(), [first]);
        began[first.index()] += 1;
    }
    assert!(began.iter().all(|&times| times > 8), "{began:?}");
}

/// A hunter spends everything, the other keeping pace; all emitters go to two systems of one.
fn spend_all(table: &mut Table, mut each: impl FnMut(&mut Table, Launch)) {
    for _ in 0..30 {
        each(table, Launch::Scout(table.void(ADA, Piece::Scout)));
    }
    for _ in 0..10 {
        each(table, Launch::Ship(table.void(ADA, Piece::Ship)));
    }
    assert_eq!(hand(table, ADA), [0, 0, 5, 5]);
    // Scouts and ships are gone: an emitter pays; then nothing is left, and the mark is made.
    each(table, lasers("A1", "A2"));
    assert_eq!(table.chart(ADA).complete[0].paid, Some(Piece::Laser));
    assert_eq!(hand(table, ADA), [0, 0, 5, 2]);
    each(table, lasers("G12", "G13"));
    assert_eq!(table.chart(ADA).complete[1].paid, None);
    for centre in ["B3", "B6", "K2", "K8", "L6"] {
        assert!(!table.board(ADA).out);
        each(table, super_ship(centre));
    }
    assert_eq!(hand(table, ADA), [0; 4]);
    assert!(table.board(ADA).out);
}

#[test]
fn hunter_with_nothing_left_is_skipped() {
    // S13, S18.
    let mut table = Table::hunt(TEXT);
    spend_all(&mut table, |table, launch| {
        table.ada(launch);
    });
    table.send(BOB, scout("A1")).send(BOB, scout("A7"));
    assert_eq!(table.due(), [BOB], "Ada is passed over");
    let refused = table.attempt(ADA, Action::Launch(scout("B2")));
    assert_eq!(refused, Err(Refusal::NotYourTurn { turn: BOB }));
}

#[test]
fn exhausted_game_is_decided_by_systems_and_planets() {
    // S13: the same launches by both are a draw; one planet more wins.
    let both = |table: &mut Table, launch| {
        table.send(ADA, launch);
        table.send(BOB, launch);
    };
    let mut table = Table::hunt(TEXT);
    spend_all(&mut table, both);
    let over = table.public();
    assert_eq!(over.end, Some(End::Exhausted));
    assert_eq!(over.winners, [ADA, BOB]);

    let mut table = Table::hunt(TEXT);
    table.send(ADA, scout("D5")).silent(BOB);
    spend_all(&mut table, both);
    let over = table.public();
    let found = |board: usize| over.boards[board].chart.found.count();
    assert_eq!(
        over.boards[0].chart.complete.len(),
        over.boards[1].chart.complete.len()
    );
    assert_eq!(
        (found(1), over.winners.as_slice()),
        (found(0) + 1, [ADA].as_slice())
    );
}

#[test]
fn ninth_system_wins_immediately() {
    // S3 without the option.
    let mut table = Table::hunt(TEXT);
    for place in SKY.split(' ') {
        assert_eq!(table.public().phase, Phase::Hunting);
        table.ada(scout(place));
    }
    let over = table.public();
    assert_eq!((over.phase, over.end), (Phase::Over, Some(End::Discovered)));
    assert_eq!(over.winners, [ADA]);
    let launches = |board: usize| over.boards[board].chart.launches;
    assert_eq!(launches(1), 20);
    assert!(launches(0) < 20, "Bob had no answer");
    assert_eq!(over.boards[1].chart.complete.len(), 9);
    assert!(over.boards.iter().all(|board| board.sky == Some(some(SKY))));
    assert_eq!(hand(&table, ADA)[0], 21, "nine markers, the ninth too");
}

#[test]
fn last_reply_gives_equal_turns() {
    // S3 with the option: Bob answers once, and may draw.
    let last = |bob: &str| {
        let mut table = Table::hunt(REPLY);
        let planets: Vec<&str> = SKY.split(' ').collect();
        for place in &planets[..19] {
            table.send(ADA, scout(place)).send(BOB, scout(place));
        }
        table.send(ADA, scout(planets[19]));
        assert_eq!(table.due(), [BOB]);
        assert!(table.public().last_reply);
        table.send(BOB, scout(bob));
        let over = table.public();
        assert_eq!(over.end, Some(End::Discovered));
        assert_eq!(over.boards[0].chart.launches, over.boards[1].chart.launches);
        over.winners
    };
    assert_eq!(last("K7"), [ADA, BOB], "both have nine: a draw");
    assert_eq!(last("B2"), [ADA]);
    // The player who launches second has had as many turns: the first gets no reply.
    let mut table = Table::hunt(REPLY);
    for place in SKY.split(' ') {
        let void = table.void(ADA, Piece::Scout);
        table.send(ADA, Launch::Scout(void)).send(BOB, scout(place));
    }
    assert_eq!(table.public().winners, [BOB]);
}

#[test]
fn solo_game_counts_launches() {
    let mut table = Table::start(TEXT, 1);
    let view = table.seen_by(ADA);
    assert_eq!((view.phase, view.boards.len()), (Phase::Hunting, 1));
    assert_eq!(view.boards[0].hider, Hider::GameMaster);
    assert_eq!(
        view.boards[0].sky, None,
        "not even the only player may know"
    );
    assert_eq!(table.due(), [ADA]);
    let mut launches = 0;
    while table.public().phase == Phase::Hunting {
        let piece = if launches < 20 {
            Piece::Ship
        } else {
            Piece::Scout
        };
        let chart = table.chart(ADA);
        let unknown = |piece| chart.targets(piece).minus(chart.empty).first();
        let launch = match unknown(piece) {
            Some(place) if piece == Piece::Ship => Launch::Ship(place),
            _ => match unknown(Piece::Scout) {
                Some(place) => Launch::Scout(place),
                None => break,
            },
        };
        table.send(ADA, launch);
        launches += 1;
        assert_eq!(table.chart(ADA).launches, launches);
    }
    if table.public().phase == Phase::Hunting {
        table.act(ADA, Action::Concede);
    }
    let over = table.public();
    let all = over.boards[0].chart.complete.len() == 9;
    assert_eq!(over.winners.len(), usize::from(all));
    assert_eq!(over.boards[0].sky.unwrap().count(), 20);
}

#[test]
fn silence_hides_a_sky_and_passes_turns() {
    // House choice: a sky that is one is sealed, else one by chance.
    let mut table = Table::start(TEXT, 2);
    table.act(ADA, Action::Draft(some(SKY))).silent(ADA);
    assert_eq!(table.seen_by(ADA).boards[0].sky, Some(some(SKY)));
    table.act(BOB, Action::Draft(some("A1 A2"))).silent(BOB);
    assert_eq!(table.seen_by(BOB).boards[1].sky.unwrap().count(), 20);
    // A silent hunter wastes nothing, and any launch clears the turns that they missed.
    let mut table = Table::hunt(TEXT);
    table.silent(ADA).send(BOB, scout("B1")).silent(ADA);
    table.send(BOB, scout("B2")).send(ADA, scout("B3"));
    assert_eq!(hand(&table, ADA)[0], 29);
    for turn in 0..PATIENCE {
        assert_eq!(table.public().phase, Phase::Hunting, "{turn}");
        let void = table.void(BOB, Piece::Scout);
        table.send(BOB, Launch::Scout(void)).silent(ADA);
    }
    assert_eq!(table.public().end, Some(End::Deserted(ADA)));
    assert_eq!(table.public().winners, [BOB]);
}

#[test]
fn conceding_loses_the_game() {
    let mut table = Table::hunt(TEXT);
    table.act(BOB, Action::Concede);
    let over = table.public();
    assert_eq!(over.end, Some(End::Conceded(BOB)));
    assert_eq!(over.winners, [ADA]);
    assert_eq!(over.boards[1].sky, Some(some(SKY)));
    let mut alone = Table::start(TEXT, 1);
    alone.act(ADA, Action::Concede);
    assert!(alone.public().winners.is_empty());
}

#[test]
fn notes_are_visible_only_to_their_writer() {
    let mut table = Table::hunt(TEXT);
    let note = |mark, said| Action::Note {
        mark,
        at: some(said),
    };
    // Out of turn too.
    table.act(BOB, note(Mark::Planet, "A1 A2 A3"));
    table.act(BOB, note(Mark::Empty, "A2 B2"));
    table.act(BOB, note(Mark::Nothing, "A3"));
    let notes = table.seen_by(BOB).boards[0].notes.unwrap();
    assert_eq!((notes.planets, notes.empty), (some("A1"), some("A2 B2")));
    assert_eq!(table.seen_by(ADA).boards[0].notes, None);
    assert_eq!(table.public().boards[0].notes, None);
    assert_eq!(table.due(), [ADA], "a note is no turn");
}
