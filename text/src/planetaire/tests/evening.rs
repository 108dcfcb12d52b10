//! Whole matches, with every view and every glimpse put into words.

use games::planetaire::{
    Action, Equity, Margin, Options, Order, Phase, Planetaire, RayLaw, Rounds, Satellites, cells,
};
use games::{Cause, Seat};

use super::{cell, check_glimpse, check_view, names};
use crate::tests::told::{hears, looks, table};

/// Plays a match and puts every view and every glimpse into words.
fn evening(options: Options, seats: u8, script: impl Fn(Seat) -> Vec<Action>) {
    let mut table = table::<Planetaire>(options, seats, 7);
    let mut causes = vec![Cause::Start];
    for _ in 0..8 {
        for seat in Seat::all(seats) {
            causes.extend(script(seat).into_iter().map(|wish| Cause::Act(seat, wish)));
        }
    }
    for cause in causes {
        if hears(&mut table, cause, |_, told| check_glimpse(told, &names())) {
            looks(&table, |_, view| check_view(view, &names()));
        }
    }
    let over = table.public();
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
fn whole_evenings_are_described() {
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
