//! The laws of computer players, put to every game that has one: they are blind, they do the same
//! again, they are never refused, and what they call certain is so.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

mod certain;
mod judged;
#[path = "../table/mod.rs"]
mod table;

use std::sync::atomic::AtomicBool;

use games::laws::{Rehearsed, Viewer, rehearse};
use games::{Cause, Dice, Knowledge, Pending, Seat, Seed, To, initial_knowledge};
use players::{Fuel, Level, Mind, Played, Thought, advise, next_computer, think};
use table::{Table, dice, worlds};

/// A game of which chance says everything.
fn by_chance<G: Played + Rehearsed>(number: u64) -> Table<G> {
    let mut chance = dice(1_000 + number);
    let options = G::options(&mut chance);
    let (least, most) = (*G::SEATS.start(), *G::SEATS.end());
    let seats = least + chance.below(u32::from(most - least) + 1) as u8;
    Table::start(&options, seats, number)
}

/// Lets a seat think and act, which must be granted.
#[track_caller]
fn acts<G: Played>(table: &mut Table<G>, seat: Seat, level: Level) {
    let Some(thought) = table.thought(seat, level) else {
        panic!("{} {seat:?}: it does nothing", G::ID);
    };
    let action = thought.action;
    let refused = table.cause(Cause::Act(seat, action.clone())).err();
    assert_eq!(refused, None, "{} {seat:?}: {action:?}", G::ID);
}

/// Everyone thinks and acts until it is over.
#[track_caller]
fn plays_out<G: Played>(table: &mut Table<G>, level: Level) {
    const LONGEST: usize = 5_000;
    for _ in 0..LONGEST {
        let Some((seat, _)) = table.next() else {
            assert!(table.burnt <= table.thoughts * level.share(G::UNITS));
            return;
        };
        acts(table, seat, level);
    }
    panic!("{}: it never ends", G::ID);
}

/// Everyone plays to the end, at every level, and no one is refused: seats and options by chance;
/// at full strength the shortest game there is, since debug builds are slow.
fn is_never_refused<G: Played + Rehearsed>() {
    for level in [Level::Easy, Level::Fair] {
        for number in 0..2 {
            plays_out(&mut by_chance::<G>(number), level);
        }
    }
    let seats = *G::SEATS.start();
    let mut table = Table::<G>::start(&G::Options::default(), seats, 0);
    plays_out(&mut table, Level::Strong);
}

/// Same knowledge, level and dice: the same thought, regardless of what else goes on, and with more
/// fuel than it burns. A flag that is up ends it with nothing.
#[expect(
    clippy::disallowed_methods,
    reason = "another thread must think the same"
)]
fn thinks_the_same_again<G: Played + Rehearsed>() {
    let mut table = by_chance::<G>(7);
    for _ in 0..8 {
        let Some((seat, seen)) = table.next() else {
            return;
        };
        for level in Level::ALL {
            let units = level.share(G::UNITS);
            let burning = |fuel| {
                let dice = dice(3);
                let mut mind = Mind { level, dice, fuel };
                let thought = think(&seen, &mut mind);
                (thought, mind.fuel.burnt())
            };
            let thought = |units| burning(Fuel::units(units));
            let (first, burnt) = thought(units);
            assert_eq!(thought(units), (first.clone(), burnt), "{}", G::ID);
            let again = seen.clone();
            let beside =
                std::thread::spawn(move || think(&again, &mut Mind::new::<G>(level, dice(3))));
            assert_eq!(beside.join().unwrap(), first, "{}", G::ID);
            if burnt < units {
                assert_eq!(thought(burnt).0, first, "{}: just enough", G::ID);
            }
            assert!(thought(burnt / 2).0.is_some(), "{}: its best so far", G::ID);
            let down = AtomicBool::new(false);
            let fuel = Fuel::units(units).cancelled_by(&down);
            assert_eq!(burning(fuel).0, first, "{}", G::ID);
            if burnt > 0 {
                let up = AtomicBool::new(true);
                let fuel = Fuel::units(units).cancelled_by(&up);
                assert_eq!(burning(fuel).0, None, "{}", G::ID);
            }
        }
        acts(&mut table, seat, Level::Easy);
    }
}

/// Two games that differ only in what is hidden from a seat are the same to its player.
fn is_blind<G: Played + Rehearsed>() {
    let mut thoughts = 0;
    for number in 0..3 {
        let script = rehearse::<G>(number);
        for seat in Seat::all(script.seats) {
            thoughts += thinks_blindly(&script, seat);
        }
    }
    assert!(thoughts > 0, "{}: nobody ever thought", G::ID);
}

fn thinks_blindly<G: Played + Rehearsed>(script: &games::laws::Script<G>, seat: Seat) -> u32 {
    const MOST: u32 = 3;
    let mut chance = Dice::for_event(&Seed::new([21; 32]), script.number);
    let mut one = G::new_state(&script.options, script.seats);
    let mut two = one.clone();
    let mut here: To<Seat, Knowledge<G>> = initial_knowledge(&one, seat);
    let mut there = here.clone();
    let mut thoughts = 0;
    for step in &script.steps {
        for event in step.result.iter().flatten() {
            let twin = G::twist(&two, event, Viewer::Seat(seat), &mut chance);
            let twin = twin.unwrap_or_else(|| event.clone());
            G::apply(&mut one, event);
            G::apply(&mut two, &twin);
            here.learn(&one, event);
            there.learn(&two, &twin);
        }
        let due: Vec<Seat> = match G::pending(&one) {
            Pending::Orders(due) => due.iter().map(|due| due.seat).collect(),
            Pending::Over { .. } => Vec::new(),
        };
        let acts = |seen: &To<Seat, Knowledge<G>>| {
            let view = |seat| Some(seen.clone().open_for(seat)?.view().clone());
            next_computer::<G>(&[seat], &due, view).is_some()
        };
        assert_eq!(acts(&here), acts(&there), "{} {}", G::ID, script.number);
        if !acts(&here) || thoughts == MOST || chance.below(4) > 0 {
            continue;
        }
        thoughts += 1;
        let mind = || Mind::new::<G>(Level::Strong, dice(5));
        let thought = |seen: &To<Seat, Knowledge<G>>| {
            let seen = seen.clone().open_for(seat).unwrap();
            think(&seen, &mut mind())
        };
        let (mine, theirs) = (thought(&here), thought(&there));
        assert_eq!(mine, theirs, "{} {}", G::ID, script.number);
        let easy = |seen: &To<Seat, Knowledge<G>>| {
            let seen = seen.clone().open_for(seat).unwrap();
            think(&seen, &mut Mind::new::<G>(Level::Easy, dice(5)))
        };
        assert_eq!(easy(&here), easy(&there), "{} {}", G::ID, script.number);
        // Nor does what people are told tell more.
        let advice = |seen: &To<Seat, Knowledge<G>>| {
            let seen = seen.clone().open_for(seat).unwrap();
            let advice = advise(&seen, &mut mind());
            format!("{:?}", advice.map(Thought::into_advice))
        };
        assert_eq!(advice(&here), advice(&there), "{} {}", G::ID, script.number);
    }
    thoughts
}

/// Marks depend on nothing that a seat could not know. `cargo bench -p players --bench ladder --
/// --worlds 200` marks every decision of many games.
fn marks_are_blind<G: Played + Rehearsed>() {
    let games = (0..3).map(|number| worlds::marks_are_blind::<G>(number, 1));
    let (mut secrets, mut marks) = (0, 0);
    for worlds in games {
        secrets += worlds.secrets;
        marks += worlds.marks;
    }
    assert!(secrets > 0 && marks > 0, "{}: {secrets}, {marks}", G::ID);
}

macro_rules! laws {
    ($($name:ident: $game:ty,)+) => {$(
        mod $name {
            #[test]
            fn is_never_refused() {
                if <$game as games::Game>::COMPUTER {
                    super::is_never_refused::<$game>();
                }
            }

            #[test]
            fn thinks_the_same_again() {
                if <$game as games::Game>::COMPUTER {
                    super::thinks_the_same_again::<$game>();
                }
            }

            #[test]
            fn is_blind() {
                if <$game as games::Game>::COMPUTER {
                    super::is_blind::<$game>();
                }
            }

            #[test]
            fn marks_are_blind() {
                if <$game as games::Game>::COMPUTER {
                    super::marks_are_blind::<$game>();
                }
            }
        }
    )+};
}

games::each_game!(laws);
