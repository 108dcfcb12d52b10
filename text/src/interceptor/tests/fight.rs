//! Whole fights of wild orders: every view and every event has its words.

use games::interceptor::{
    Action, Announcement, Change, FirstTurn, Fleet, Glimpse, Interceptor, Options, Phase, View,
    order,
};
use games::laws::TestTable;
use games::{Cause, Seat};

use crate::tests::readable::{check, long_names};
use crate::tests::viewers::{hears, table};
use crate::{Lang, Names, Words};

#[track_caller]
fn check_view(view: &View, names: &Names) {
    for lang in Lang::ALL {
        let status = Interceptor::status(lang, view, names);
        check(&status, 1_400);
        assert!(status.lines().count() <= 4, "{status}");
        // What a card does not hold of it is left out line by line, where it is sent.
        check(&Interceptor::describe(lang, view, names), 5_000);
        // With three ships each and the longest names, the end may be cut.
        check(&Interceptor::alt(lang, view, names), 1_024);
    }
}

#[track_caller]
fn check_glimpse(glimpse: &Glimpse, names: &Names) {
    for lang in Lang::ALL {
        check(&Interceptor::news(lang, glimpse, names), 5_000);
        let alt = Interceptor::alt_news(lang, glimpse, names);
        assert_eq!(alt.is_some(), matches!(glimpse, Glimpse::Fired { .. }));
        if let Some(alt) = alt {
            check(&alt, 1_024);
        }
    }
}

/// Orders that need every correction, and some that need none.
const ORDERS: [&str; 8] = [
    "3 AGAADX", "5 LAT", "4 AGADAA", "9 DDDD", "2 L", "0 GGGG", "-3 TDA", "1 AAA",
];

#[test]
fn every_fight_is_described() {
    let names = long_names(6);
    for (round, fleet) in [Fleet::One, Fleet::Three, Fleet::Two]
        .into_iter()
        .enumerate()
    {
        let options = Options {
            fleet,
            ..Options::default()
        };
        let mut table = table::<Interceptor>(options, 6, round as u8);
        let step = |table: &mut TestTable<Interceptor>, cause| {
            if hears(table, cause, |_, glimpse| check_glimpse(glimpse, &names)) {
                check_view(&table.public(), &names);
                check_view(&table.seen_by(Seat::new(0)), &names);
            }
        };
        step(&mut table, Cause::Start);
        for turn in 0.. {
            let due = table.due();
            if due.is_empty() {
                break;
            }
            for (nth, seat) in due.into_iter().enumerate() {
                let phase = table.public().phase;
                for ship in 0..fleet.ships() {
                    let said = ORDERS[(turn + nth * 3 + usize::from(ship)) % ORDERS.len()];
                    let action = match phase {
                        Phase::Announcing => Action::Announce {
                            ship,
                            said: Announcement {
                                turn: FirstTurn::Left,
                                change: Change::Faster,
                            },
                        },
                        _ => Action::Write {
                            ship,
                            order: order(said).unwrap(),
                        },
                    };
                    step(&mut table, Cause::Act(seat, action));
                }
                step(&mut table, Cause::TimedOut(seat));
            }
        }
    }
}
