//! Whole missions, with every view and every glimpse put into words.

use games::contact::{
    Action, Aid, Contact, Difficulty, Glimpse, HandStage, Millis, Options, Phase, Practice,
    Showing, SourceView, Standing, Tile, View,
};
use games::{Cause, Dice, Seat, Seed};

use super::{check_glimpse, check_view, long_names, names};
use crate::tests::told::{hears, looks, table};
use crate::{Lang, Words};

fn one_of<T: Copy>(dice: &mut Dice, among: &[T]) -> T {
    among[dice.below(among.len() as u32) as usize]
}

fn possible(view: &View) -> Vec<Tile> {
    let tiles = view.tiles.iter();
    let possible = tiles.filter(|seen| seen.standing == Standing::Possible);
    possible.map(|seen| seen.tile).collect()
}

fn sources(view: &View, console: &SourceView, clock: u64, dice: &mut Dice) -> Action {
    let press = Action::Press {
        at: Millis::new(clock),
        known: usize::MAX,
    };
    match console.hand {
        HandStage::NoRoute if dice.below(9) == 0 => Action::Exchange,
        HandStage::NoRoute => {
            let free = console.next.iter();
            let free = free.filter(|next| next.blocked_by.is_empty());
            let free: Vec<Tile> = free.map(|next| next.tile).collect();
            match free.contains(&console.target) {
                _ if free.is_empty() => Action::BackUp,
                true if dice.below(3) > 0 => Action::Stop(console.target),
                _ => Action::Stop(one_of(dice, &free)),
            }
        }
        HandStage::NoSignal => Action::Choose(one_of(dice, &view.signals)),
        HandStage::TakesOff if dice.below(9) == 0 => Action::Drop,
        HandStage::TakesOff | HandStage::Lands => press,
        HandStage::Ready => Action::Send,
        HandStage::Sent => Action::Reactivate,
    }
}

fn crews(view: &View, target: Option<Tile>, dice: &mut Dice) -> Action {
    let possible = possible(view);
    match dice.below(12) {
        0..2 => Action::AskRepeat,
        2 => Action::ShowFirstStop,
        3 => Action::Brief(one_of(dice, &Aid::ALL)),
        4 => Action::Reactivate,
        5 if possible.len() > 1 => Action::GuessTwo(possible[0], possible[1]),
        6 => Action::Guess(one_of(dice, &possible)),
        _ => Action::Guess(target.unwrap_or(possible[0])),
    }
}

/// Plays a mission and puts every view and every glimpse into words; tells whether it was won
/// with a certificate.
fn evening(options: Options, seats: u8, number: u64) -> bool {
    let mut dice = Dice::for_event(&Seed::new([7; 32]), number);
    let (mut clock, mut awarded) = (0, false);
    let mut causes = vec![Cause::Start];
    if options.practice == Practice::Offered {
        for pilot in Seat::all(seats) {
            let press = |at| Action::Press {
                at: Millis::new(at),
                known: usize::MAX,
            };
            let flights = Tile::planets().map(|to| Action::Practise {
                from: Tile::EARTH,
                to,
            });
            let actions = flights.chain([press(1), press(900), Action::Send]);
            causes.extend(actions.map(|action| Cause::Act(pilot, action)));
        }
        causes.push(Cause::Act(Seat::new(0), Action::Begin));
    }
    let mut table = table::<Contact>(options, seats, 7);
    loop {
        let public = table.public();
        let cause = if causes.is_empty() {
            if public.phase == Phase::Over {
                return awarded;
            }
            let round = public.round.as_ref().unwrap();
            let source = round.source.seat();
            let console = source.and_then(|source| table.seen_by(source).console);
            clock += 300 + u64::from(dice.below(2_000));
            match (public.phase, source, console) {
                (Phase::Transmitting, Some(source), Some(console)) => {
                    Cause::Act(source, sources(&public, &console, clock, &mut dice))
                }
                (_, _, console) => {
                    let target = console.map(|console| console.target);
                    let guesser = round.guesser.unwrap();
                    Cause::Act(guesser, crews(&public, target, &mut dice))
                }
            }
        } else {
            causes.remove(0)
        };
        let granted = hears(&mut table, cause, |whose, glimpse| match whose {
            None => {
                check_glimpse(glimpse, &names());
                let alt = Contact::alt_news(Lang::En, glimpse, &names());
                let found = matches!(glimpse, Glimpse::Found { .. });
                awarded |= found && alt.is_some();
            }
            Some(_) => check_glimpse(glimpse, &long_names()),
        });
        if granted {
            looks(&table, |whose, view| {
                check_view(view, &names(), 1_950);
                if whose.is_some() {
                    check_view(view, &long_names(), 3_900);
                }
            });
        }
    }
}

#[test]
fn missions_of_every_size_are_described() {
    let mut awarded = 0;
    for number in 0..12 {
        let options = Options {
            level: Difficulty::ALL[number as usize % Difficulty::ALL.len()],
            showing: [Showing::Hand, Showing::Bars][number as usize % 2],
            practice: [Practice::Offered, Practice::Skipped][number as usize / 3 % 2],
            ..Options::default()
        };
        evening(options, 1 + number as u8 % 5, number);
    }
    for number in 0..9 {
        let options = Options {
            level: Difficulty::Pro,
            ..Options::default()
        };
        awarded += u32::from(evening(options, 2 + number as u8 % 4, number));
    }
    assert!(awarded > 0, "no pro mission was won");
}
