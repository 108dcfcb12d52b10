//! The hand of a computer: as long in the air as it is far, with a person's pace and unsteadiness.
//! Never a code: its pace is its own, drawn once and kept as a person keeps it, by ear.

use games::contact::{Action, Contact, Glimpse, Millis, Source, Take};
use games::{Dice, Knowledge};

use super::chart::Chart;
use crate::Mind;
use crate::fixed::{ONE, bell};

/// Milliseconds for a hundred units of a hundredth.
pub(super) const PACE: u64 = 150;
/// Difference between the paces of two hands, in hundredths.
const PACES: i64 = 25;
const PAUSE: u64 = 800;

/// Next move of the hand in a take of these legs.
pub(super) fn moved(
    knowledge: &Knowledge<Contact>,
    take: &Take,
    legs: &[u32],
    mind: &mut Mind<'_>,
) -> Action {
    let presses = take.presses();
    let known = presses.len();
    let Some(last) = presses.last() else {
        let at = Millis::new(PAUSE);
        return Action::Press { at, known };
    };
    let Some(&far) = legs.get(known / 2) else {
        return Action::Send;
    };
    let steady = if known.is_multiple_of(2) {
        PAUSE
    } else {
        u64::from(far) * pace(knowledge, presses, legs, &mut mind.dice) / 100
    };
    let noise = mind.level.pick(20, 12, 8);
    // A double click would be no press.
    let wait = shaken(steady, noise, &mut mind.dice)
        .max(200)
        .unsigned_abs();
    let at = Millis::new(last.get() + wait);
    Action::Press { at, known }
}

/// A time, as a player takes it who is unsteady by so many hundredths.
pub(super) fn shaken(time: u64, hundredths: i64, dice: &mut Dice) -> i64 {
    time as i64 * (100 * ONE + hundredths * bell(dice)) / (100 * ONE)
}

/// The pace that this hand has had so far, in milliseconds a unit; else any.
fn pace(knowledge: &Knowledge<Contact>, presses: &[Millis], legs: &[u32], dice: &mut Dice) -> u64 {
    let me = knowledge.seat();
    let view = knowledge.view();
    let (mut time, mut way) = (0, 0);
    for (flight, far) in presses.chunks_exact(2).zip(legs) {
        time += flight[1].since(flight[0]).get();
        way += u64::from(*far);
    }
    if let Some(chart) = Chart::from_view(view) {
        for flown in view
            .flown
            .iter()
            .filter(|flown| flown.pilot == Source::Seat(me))
        {
            time += flown
                .rhythm
                .hops()
                .iter()
                .map(|hop| hop.flight.get())
                .sum::<u64>();
            way += u64::from(chart.distance(flown.from, flown.to));
        }
        // What it transmitted itself, with the route that it had planned.
        let mut planned = Vec::new();
        for glimpse in knowledge.news() {
            match glimpse {
                Glimpse::Routed { start, route } => planned = chart.legs(*start, route.tiles()),
                Glimpse::Transmitted { source, rhythm, .. } if *source == Source::Seat(me) => {
                    time += rhythm
                        .hops()
                        .iter()
                        .map(|hop| hop.flight.get())
                        .sum::<u64>();
                    way += planned.iter().map(|far| u64::from(*far)).sum::<u64>();
                }
                _ => {}
            }
        }
    }
    if let Some(kept) = (time * 100).checked_div(way) {
        return kept.clamp(PACE / 3, PACE * 3);
    }
    let drawn = PACE as i64 * (100 * ONE + PACES * bell(dice)) / (100 * ONE);
    drawn.clamp(PACE as i64 / 2, PACE as i64 * 2).unsigned_abs()
}
