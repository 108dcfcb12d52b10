//! Whole fights of wild orders: every view and every event has its words.

use games::interceptor::{
    Action, Announcement, Change, FirstTurn, Fleet, Glimpse, Interceptor, Options, Phase, View,
    order,
};
use games::{
    Cause, Game, Pending, Seat, Seed, news_for_everyone, news_for_seat, propose, replay,
    view_for_everyone, view_for_seat,
};

use crate::tests::readable::{check, long_names};
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
fn every_fight_has_its_words() {
    let names = long_names(6);
    for (round, fleet) in [Fleet::One, Fleet::Three, Fleet::Two]
        .into_iter()
        .enumerate()
    {
        let options = Options {
            fleet,
            ..Options::default()
        };
        let seed = Seed::new([round as u8; 32]);
        let mut state = replay::<Interceptor>(&options, 6, []);
        let mut number = 0;
        let mut step = |state: &mut <Interceptor as Game>::State, cause| {
            let Ok(done) = propose::<Interceptor>(state, &seed, number, cause) else {
                return;
            };
            *state = done.after;
            number += done.events.len() as u64;
            for event in &done.events {
                let public = news_for_everyone::<Interceptor>(state, event).open();
                public
                    .iter()
                    .for_each(|glimpse| check_glimpse(glimpse, &names));
                for seat in Seat::all(6) {
                    let own = news_for_seat::<Interceptor>(state, event, seat);
                    let own = own.open_for(seat).flatten();
                    own.iter()
                        .for_each(|glimpse| check_glimpse(glimpse, &names));
                }
            }
            check_view(&view_for_everyone::<Interceptor>(state).open(), &names);
            let me = Seat::new(0);
            check_view(
                &view_for_seat::<Interceptor>(state, me)
                    .open_for(me)
                    .unwrap(),
                &names,
            );
        };
        step(&mut state, Cause::Start);
        for turn in 0.. {
            let Pending::Orders(due) = Interceptor::pending(&state) else {
                break;
            };
            for (nth, due) in due.into_iter().enumerate() {
                let phase = view_for_everyone::<Interceptor>(&state).open().phase;
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
                    step(&mut state, Cause::Act(due.seat, action));
                }
                step(&mut state, Cause::Silence(due.seat));
            }
        }
    }
}

#[test]
fn pages_of_help_keep_their_limits() {
    for lang in Lang::ALL {
        for page in Interceptor::help(lang) {
            check(&page.title, 100);
            assert!(!page.body.is_empty(), "{}", page.title);
            assert!(page.body.chars().count() <= 1_900, "{}", page.title);
        }
        check(&Interceptor::options(lang, &Options::default(), 4), 200);
        check(&Interceptor::pitch(lang), 100);
    }
}
