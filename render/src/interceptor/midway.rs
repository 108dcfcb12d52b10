//! A ship part of the way through its movement: where it is, and what has happened to it so far.
//! Draws nothing.

use games::interceptor::{Code, Facing, Flight, Harm};

use super::plan::Measures;
use crate::scene::Point;

/// Frames of the movement, for each move of the fastest ship.
pub(super) const A_MOVE: u8 = 3;

/// Place and nose of a ship, part of the way through its movement.
pub(super) struct Midway {
    pub at: Point,
    pub nose: Facing,
    pub trail: Vec<Point>,
    pub lost: i16,
    pub bursts: Vec<Point>,
}

/// Share of the movement that a letter takes.
fn weight(flight: &Flight, code: Code) -> f32 {
    let turning = flight.legs.iter().all(|leg| leg.code.is_turn());
    match code.moves() {
        // A ship that only turns does so all the time.
        0 if turning => 1.0,
        moves => f32::from(moves),
    }
}

/// Place of a ship after so many of all frames. It goes a third of a hex at a time, however fast it
/// is, and all ships arrive together: a ship with a shorter way moves in fewer frames.
pub(super) fn midway(plan: &Measures, flight: &Flight, frame: u8, frames: u8) -> Midway {
    let all: f32 = flight.legs.iter().map(|leg| weight(flight, leg.code)).sum();
    let share = f32::from(frame) / f32::from(frames.max(1));
    let steps = f32::from(A_MOVE);
    let mut left = (share * all * steps + 0.001).floor() / steps;
    let mut before = flight.from;
    let mut now = Midway {
        at: plan.hex(before.hex),
        nose: before.nose,
        trail: vec![plan.hex(before.hex)],
        lost: 0,
        bursts: Vec::new(),
    };
    for leg in &flight.legs {
        let needs = weight(flight, leg.code);
        let done = if needs > 0.0 {
            (left / needs).clamp(0.0, 1.0)
        } else {
            1.0
        };
        now.at = plan.between(before.hex, leg.to.hex, done);
        now.trail.push(now.at);
        // The nose comes round in the middle of a looping or a flip.
        if done > 0.5 {
            now.nose = leg.to.nose;
        }
        if done < 1.0 {
            break;
        }
        if let Some(harm) = leg.harm {
            now.lost += 1;
            now.bursts.push(match harm {
                Harm::Wall => now.at,
                Harm::Asteroid(hex) => plan.hex(hex),
            });
        }
        left -= needs;
        before = leg.to;
    }
    now
}
