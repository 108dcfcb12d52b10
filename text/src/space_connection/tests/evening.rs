//! Whole games, with every view and every glimpse put into words.

use games::laws::TestTable;
use games::space_connection::{
    Action, Chart, Emitters, Launch, Mark, Options, Phase, Piece, Position, Positions, ReplyTurn,
    SpaceConnection,
};
use games::{Cause, Dice, Seat, Seed};

use super::{at, check_glimpse, check_view, long_names, names, some, widest_names};
use crate::tests::told::{hears, looks, table};
use crate::{Lang, Words};

/// Some launch that the rules allow.
fn by_chance(chart: &Chart, dice: &mut Dice) -> Launch {
    let one_of = |among: Positions, dice: &mut Dice| {
        let drawn = dice.below(u32::from(among.count())) as usize;
        among.iter().nth(drawn)
    };
    loop {
        let piece = Piece::ALL[dice.below(4) as usize];
        let Some(at) = one_of(chart.targets(piece), dice) else {
            continue;
        };
        return match piece {
            Piece::Scout => Launch::Scout(at),
            Piece::Ship => Launch::Ship(at),
            Piece::SuperShip => Launch::SuperShip(at),
            Piece::Laser => match one_of(chart.partners(Some(at)), dice) {
                Some(other) if chart.stock.left(Piece::Laser) > 1 => {
                    Launch::Lasers(Emitters::Two(at, other))
                }
                _ if chart.partners(None).has(at) => Launch::Lasers(Emitters::One(at)),
                _ => continue,
            },
        };
    }
}

fn every_other(from: usize) -> Positions {
    Positions::of(Position::all().skip(from).step_by(2))
}

fn wish(chart: &Chart, step: u32, dice: &mut Dice) -> Action {
    match step % 7 {
        // Every other position, so that hardly anything can be told by its ends.
        5 => Action::Note {
            mark: Mark::Planet,
            at: every_other(0),
        },
        6 => Action::Note {
            mark: Mark::Empty,
            at: every_other(1),
        },
        _ => Action::Launch(by_chance(chart, dice)),
    }
}

/// Plays a game and puts every view and every glimpse into words.
fn evening(options: Options, seats: u8, number: u64) {
    let mut dice = Dice::for_event(&Seed::new([7; 32]), number);
    let mut table = table::<SpaceConnection>(options, seats, 7);
    let mut causes = vec![Cause::Start];
    for seat in Seat::all(seats) {
        let drafts = ["A1 A3 A5 A7 C1 C3 C5 C7 C9 E1 E3", "A1 A2", "A1 G7 M7"];
        causes.extend(drafts.map(|draft| Cause::Act(seat, Action::Draft(some(draft)))));
        causes.push(Cause::Act(seat, Action::DraftRandom));
        causes.push(Cause::Act(seat, Action::Seal));
    }
    let mut step = 0;
    loop {
        let public = table.public();
        let cause = if causes.is_empty() {
            if public.phase == Phase::Over {
                return;
            }
            step += 1;
            let turn = public.turn.unwrap();
            let chart = &public.hunted_by(turn).unwrap().chart;
            Cause::Act(turn, wish(chart, step, &mut dice))
        } else {
            causes.remove(0)
        };
        let granted = hears(&mut table, cause, |whose, glimpse| match whose {
            None => check_glimpse(glimpse, &names()),
            Some(_) => check_glimpse(glimpse, &long_names()),
        });
        if granted {
            looks(&table, |whose, view| {
                check_view(view, &names());
                check_view(view, &widest_names());
                if whose.is_some() && seats > 1 {
                    check_view(view, &long_names());
                }
            });
        }
    }
}

#[test]
fn evenings_of_two_are_described() {
    for (number, reply) in [
        (1, ReplyTurn::None),
        (2, ReplyTurn::Last),
        (3, ReplyTurn::None),
    ] {
        evening(Options { reply }, 2, number);
    }
}

#[test]
fn solo_evenings_are_described() {
    evening(Options::default(), 1, 4);
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
        let mut told: Vec<&str> = standing.split(" · ").collect();
        told.sort_by_key(|part| !part.contains(one));
        assert!(
            told[0].ends_with(one) && told[1].ends_with(none),
            "{status}"
        );
    }
    let other = view.turn.unwrap();
    let over = table.act(other, Action::Concede).public();
    for (lang, told) in [
        (Lang::En, "1/9 systems and 1 planet after 1 launch."),
        (Lang::Fr, "1/9 systèmes et 1 planète en 1 coup."),
    ] {
        let status = SpaceConnection::status(lang, &over, &names());
        assert!(status.ends_with(told), "{status}");
    }
}

#[test]
fn alt_text_names_known_empty_positions() {
    // As long as all of it fits; later at least of the board that matters most.
    let mut dice = Dice::for_event(&Seed::new([7; 32]), 11);
    let mut table = TestTable::<SpaceConnection>::seeded(Options::default(), 1, 7);
    for launches in 0..25 {
        let view = table.public();
        let alt = SpaceConnection::alt(Lang::En, &view, &names());
        let chart = &view.boards[0].chart;
        assert_eq!(alt.contains("Known empty"), launches > 0, "{alt}");
        let Some(turn) = view.turn else { return };
        table.act(turn, Action::Launch(by_chance(chart, &mut dice)));
    }
}

#[test]
fn alt_text_lists_boards_in_picture_order() {
    let mut table = table::<SpaceConnection>(Options::default(), 2, 7);
    let mut wishes = Vec::new();
    for seat in Seat::all(2) {
        wishes.extend([(seat, Action::DraftRandom), (seat, Action::Seal)]);
    }
    wishes.push((Seat::new(1), Action::Concede));
    let mut told = Vec::new();
    for (seat, wish) in wishes {
        let cause = Cause::Act(seat, wish);
        let granted = hears(&mut table, cause, |whose, news| {
            let alt = SpaceConnection::alt_news(Lang::En, news, &names());
            told.extend(alt.filter(|_| whose.is_none()));
        });
        assert!(granted);
        let view = table.seen_by(seat);
        let alt = SpaceConnection::alt(Lang::En, &view, &names());
        // While he hides, a hider's picture is of his own sky alone.
        let boards = alt.matches("Sky hidden by").count();
        assert_eq!(boards, if view.phase == Phase::Hiding { 1 } else { 2 });
    }
    let [alt] = told.as_slice() else {
        panic!("one reveal: {told:?}");
    };
    let places = ["Hunter: Ada", "Hunter: Bob"].map(|head| alt.find(head).unwrap());
    assert!(places[0] < places[1], "{alt}");
}
