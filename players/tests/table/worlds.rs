//! Marks in two worlds: a game as it was played, and one that differs from it in what a seat cannot
//! know. The marks of that seat's decisions must be the same.

use games::laws::{Rehearsed, Viewer};
use games::{Cause, Dice, Knowledge, Seat, To, initial_knowledge};
use players::{Level, Mind, Played, look_back};

use super::{Table, dice};

/// What was compared.
#[derive(Default)]
pub(crate) struct Worlds {
    /// Secrets that were others in the second world.
    pub secrets: u64,
    /// Decisions that were marked in both.
    pub marks: u64,
}

/// Has easy and fair computers play a game, with seats and options by chance, and marks the
/// decisions of each seat in both worlds; at most so many of a seat.
#[track_caller]
pub(crate) fn marks_are_blind<G: Played + Rehearsed>(number: u64, most: u64) -> Worlds {
    const LONGEST: usize = 5_000;
    let mut chance = dice(2_000 + number);
    let options = G::options(&mut chance);
    let (least, seats) = (*G::SEATS.start(), *G::SEATS.end());
    let seats = least + chance.below(u32::from(seats - least) + 1) as u8;
    let mut table = Table::<G>::start(&options, seats, number);
    let mut ends = vec![table.events().len()];
    while let (Some((seat, _)), true) = (table.next(), ends.len() < LONGEST) {
        let is_fair = (number + seat.index() as u64).is_multiple_of(2);
        let level = if is_fair { Level::Fair } else { Level::Easy };
        let action = table.thought(seat, level).map(|thought| thought.action);
        let cause = action.map_or(Cause::TimedOut(seat), |action| Cause::Act(seat, action));
        assert!(table.cause(cause).is_ok(), "{} {number}", G::ID);
        ends.push(table.events().len());
    }
    let mut all = Worlds::default();
    for seat in Seat::all(seats) {
        let worlds = of_seat(&table, &ends, (seat, number), most, &mut chance);
        all.secrets += worlds.secrets;
        all.marks += worlds.marks;
    }
    all
}

/// Marks the decisions of a seat in both worlds. The game's steps end after so many events.
#[track_caller]
fn of_seat<G: Played + Rehearsed>(
    table: &Table<G>,
    ends: &[usize],
    (seat, number): (Seat, u64),
    most: u64,
    chance: &mut Dice,
) -> Worlds {
    let state = G::new_state(table.options(), table.seats());
    let (mut one, mut two) = (state.clone(), state);
    let mut known = [&one, &two].map(|state| initial_knowledge::<G>(state, seat));
    let open = |known: &[To<Seat, Knowledge<G>>; 2]| {
        let seen = known.clone().map(|seen| seen.open_for(seat));
        seen.map(|seen| seen.unwrap_or_else(|| unreachable!("it is the seat's own")))
    };
    let (mut worlds, mut from) = (Worlds::default(), 0);
    for &end in ends {
        let before = open(&known);
        for event in &table.events()[from..end] {
            let twin = G::twist(&two, event, Viewer::Seat(seat), chance);
            worlds.secrets += u64::from(twin.is_some());
            let twin = twin.unwrap_or_else(|| event.clone());
            G::apply(&mut one, event);
            G::apply(&mut two, &twin);
            known[0].learn(&one, event);
            known[1].learn(&two, &twin);
        }
        from = end;
        let after = open(&known);
        let made = |world: usize| {
            let news = &after[world].news()[before[world].news().len()..];
            G::decisions_made(before[world].view(), news, seat)
        };
        let made = [made(0), made(1)];
        assert_eq!(made[0], made[1], "{} {number} {seat:?}", G::ID);
        for did in &made[0] {
            let is_drawn = most == u64::MAX || chance.below(3) == 0;
            if !is_drawn || worlds.marks == most {
                continue;
            }
            worlds.marks += 1;
            let marks = before.each_ref().map(|seen| mark(seen, did, number));
            assert_eq!(marks[0], marks[1], "{} {number} {seat:?}: {did:?}", G::ID);
        }
    }
    worlds
}

/// Everything that is told of a decision.
fn mark<G: Played>(seen: &Knowledge<G>, did: &G::Action, number: u64) -> String {
    let mut mind = Mind::new::<G>(Level::Strong, dice(number));
    let Some(judged) = look_back(seen, did, &mut mind) else {
        return "none".to_owned();
    };
    let marked = judged.marked(did.clone());
    let was = &marked.hindsight;
    format!(
        "{:?} {} {} {:?} {} {} {:?}",
        marked.mark, marked.points, marked.lead, was.better, was.loss, was.within, marked.compared
    )
}
