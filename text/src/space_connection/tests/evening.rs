//! Whole games, with every view and every glimpse put into words.

use std::collections::BTreeSet;

use games::laws::TestTable;
use games::space_connection::{Action, Launch, Options, Phase, SpaceConnection};
use games::{Cause, Seat};

use super::{at, check_glimpse, check_view, long_names, names, some, widest_names};
use crate::tests::viewers::{self, hears, table};
use crate::{Lang, Words};

/// Puts every view and every glimpse of a rehearsed game into words; tells how many players it had.
fn evening(number: u64) -> u8 {
    let mut seats = 0;
    viewers::rehearsed::<SpaceConnection>(
        number,
        |whose, glimpse| match whose {
            None => check_glimpse(glimpse, &names()),
            Some(_) => check_glimpse(glimpse, &long_names()),
        },
        |whose, view| {
            check_view(view, &names());
            check_view(view, &widest_names());
            if whose.is_some() && view.seats > 1 {
                check_view(view, &long_names());
            }
            seats = view.seats;
        },
    );
    seats
}

#[test]
fn whole_games_are_described() {
    let seats: BTreeSet<u8> = (0..8).map(evening).collect();
    assert!(seats.into_iter().eq(1..=2));
}

#[test]
fn singular_and_plural_are_distinguished() {
    const SKY: &str = "A1 A7 G1 G13 M1 M7 C4 C5 D5 D6 G6 G7 H7 I7 J1 J2 J3 J7 J8 K7";
    let mut table = TestTable::<SpaceConnection>::seeded(Options::default(), 2, 7);
    for seat in Seat::all(2) {
        table.act(seat, Action::Draft(some(SKY)));
    }
    for seat in Seat::all(2) {
        table.act(seat, Action::Seal);
    }
    let first = table.public().turn.unwrap();
    let launch = Action::Launch(Launch::Scout(at("A1")));
    let view = table.act(first, launch).public();
    for (lang, one, none) in [
        (Lang::En, "1/9 systems, 1 planet", "0/9 systems, 0 planets"),
        (
            Lang::Fr,
            "1/9 systèmes, 1 planète",
            "0/9 systèmes, 0 planète",
        ),
    ] {
        let status = SpaceConnection::status(lang, &view, &names());
        let standing = status.lines().next().unwrap();
        let mut parts: Vec<&str> = standing.split(" · ").collect();
        parts.sort_by_key(|part| !part.contains(one));
        assert!(
            parts[0].ends_with(one) && parts[1].ends_with(none),
            "{status}"
        );
    }
    let other = view.turn.unwrap();
    let over = table.act(other, Action::Concede).public();
    for (lang, end) in [
        (Lang::En, "1/9 systems and 1 planet after 1 launch."),
        (Lang::Fr, "1/9 systèmes et 1 planète en 1 coup."),
    ] {
        let status = SpaceConnection::status(lang, &over, &names());
        assert!(status.ends_with(end), "{status}");
    }
}

#[test]
fn alt_text_names_known_empty_positions() {
    let mut named = 0;
    for number in 0..8 {
        viewers::rehearsed::<SpaceConnection>(
            number,
            |_, _| {},
            |_, view| {
                // As long as all of it fits; later at least of the board that matters most.
                if let [board] = view.boards.as_slice() {
                    let alt = SpaceConnection::alt(Lang::En, view, &names());
                    let empty = !board.chart.empty.is_empty();
                    assert_eq!(alt.contains("Known empty"), empty, "{alt}");
                    named += usize::from(empty);
                }
            },
        );
    }
    assert!(named > 25, "{named}");
}

#[test]
fn alt_text_lists_boards_in_picture_order() {
    let mut table = table::<SpaceConnection>(Options::default(), 2, 7);
    let mut actions = Vec::new();
    for seat in Seat::all(2) {
        actions.extend([(seat, Action::DraftRandom), (seat, Action::Seal)]);
    }
    actions.push((Seat::new(1), Action::Concede));
    let mut alts = Vec::new();
    for (seat, action) in actions {
        let cause = Cause::Act(seat, action);
        let granted = hears(&mut table, cause, |whose, news| {
            let alt = SpaceConnection::alt_news(Lang::En, news, &names());
            alts.extend(alt.filter(|_| whose.is_none()));
        });
        assert!(granted);
        let view = table.seen_by(seat);
        let alt = SpaceConnection::alt(Lang::En, &view, &names());
        // While hiding, a hider's picture is of their own sky alone.
        let boards = alt.matches("Sky hidden by").count();
        assert_eq!(boards, if view.phase == Phase::Hiding { 1 } else { 2 });
    }
    let [alt] = alts.as_slice() else {
        panic!("one reveal: {alts:?}");
    };
    let places = ["Hunter: Ada", "Hunter: Bob"].map(|head| alt.find(head).unwrap());
    assert!(places[0] < places[1], "{alt}");
}
