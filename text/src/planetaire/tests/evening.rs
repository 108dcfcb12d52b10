//! Whole matches, with every view and every glimpse put into words.

use games::planetaire::{
    Action, Equity, Margin, Options, Order, Phase, Planetaire, RayLaw, Rounds, Satellites, cells,
};
use games::{
    Cause, Game, Seat, Seed, news_for_everyone, news_for_seat, propose, view_for_everyone,
    view_for_seat,
};

use super::{cell, check_glimpse, check_view, names};

/// Plays a match and puts every view and every glimpse into words.
fn evening(options: Options, seats: u8, script: impl Fn(Seat) -> Vec<Action>) {
    let seed = Seed::new([7; 32]);
    let mut state = Planetaire::found(&options, seats);
    let mut number = 0;
    let mut causes = vec![Cause::Start];
    for _ in 0..8 {
        for seat in Seat::all(seats) {
            causes.extend(script(seat).into_iter().map(|wish| Cause::Act(seat, wish)));
        }
    }
    for cause in causes {
        let Ok(proposal) = propose::<Planetaire>(&state, &seed, number, cause) else {
            continue;
        };
        number += proposal.events.len() as u64;
        for event in &proposal.events {
            Planetaire::apply(&mut state, event);
            let public = news_for_everyone::<Planetaire>(&state, event).open();
            public
                .iter()
                .for_each(|glimpse| check_glimpse(glimpse, &names()));
            for seat in Seat::all(seats) {
                let private = news_for_seat::<Planetaire>(&state, event, seat);
                private.map(|news| {
                    news.iter()
                        .for_each(|glimpse| check_glimpse(glimpse, &names()))
                });
            }
        }
        check_view(&view_for_everyone::<Planetaire>(&state).open(), &names());
        for seat in Seat::all(seats) {
            view_for_seat::<Planetaire>(&state, seat).map(|view| check_view(&view, &names()));
        }
    }
    let over = view_for_everyone::<Planetaire>(&state).open();
    assert_eq!(over.phase, Phase::Over, "the script ends every round");
}

fn wishes(_seat: Seat) -> Vec<Action> {
    let marbles = cells("A1 B2 C3").unwrap();
    let mut wishes = vec![
        Action::DraftRandom,
        Action::Toggle(cell("D3")),
        Action::DraftRandom,
    ];
    wishes.extend([Action::Seal, Action::Note(marbles)]);
    wishes.extend(Margin::all().map(Action::Fire));
    wishes.extend([
        Action::PlaceAll(marbles),
        Action::Withdraw(cell("A1")),
        Action::End,
    ]);
    wishes
}

#[test]
fn whole_evenings_are_told() {
    for order in [Order::AtOnce, Order::InTurn] {
        for law in [RayLaw::Planetaire, RayLaw::BlackBox] {
            let options = Options {
                satellites: Satellites::Five,
                rounds: Rounds::Two,
                order,
                law,
                equity: Equity::SameResults,
            };
            evening(options, 2, wishes);
            evening(options, 1, wishes);
        }
    }
}
