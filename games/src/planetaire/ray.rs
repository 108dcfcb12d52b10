//! The ray: where it goes among the satellites, and how it ends.
//!
//! This is not Black Box: the ray turns *in* the cell beside the satellite (P1). Solomon's rule,
//! where it turns one cell earlier, is the variant [`RayLaw::BlackBox`].

use std::convert::Infallible;

use serde::{Deserialize, Serialize};

use super::cell::{Cell, Heading};
use super::margin::Margin;
use super::options::RayLaw;
use super::sky::Sky;

/// End of a ray. It tells no more than the pawns in the margins do: a ray that went straight
/// through and one that was turned back to the opposite number are the same (P16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Outcome {
    /// The ray ran into a satellite (absorption).
    Absorbed,
    /// The ray came back to its start (réflexion).
    Reflected,
    /// The ray turns for ever and cannot leave (satellisation).
    Satellised,
    /// The ray left at this number (disparition or déviation).
    Exit(Margin),
}

/// A cell of a ray's path, with the heading it arrived with.
pub type Passage = (Cell, Heading);

/// The whole path of a ray, for the reveal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Path {
    /// Every cell it stood in, in order, with the heading it had on arrival. A satellised ray's
    /// path ends where it begins to repeat itself.
    pub steps: Vec<Passage>,
    /// End of the ray.
    pub outcome: Outcome,
}

/// Course of a ray in a cell that it has entered.
enum Turned {
    /// The ray goes on with this heading.
    Goes(Heading),
    /// The ray ends here.
    Ends(Outcome),
}

/// Knowledge of a sky while a ray is followed through it.
pub(super) trait Ground {
    /// Answer about a cell of which nothing is known.
    type Unknown;
    /// Says whether the cell holds a satellite.
    fn holds(&self, cell: Cell) -> Result<bool, Self::Unknown>;
}

impl Ground for Sky {
    type Unknown = Infallible;
    fn holds(&self, cell: Cell) -> Result<bool, Infallible> {
        Ok(self.has(cell))
    }
}

/// Follows the ray that is fired from a margin into a sky.
pub fn trace(law: RayLaw, sky: Sky, start: Margin) -> Outcome {
    let Ok(outcome) = walk(law, &sky, start, |_| ());
    outcome
}

/// Like [`trace`], with every step.
pub fn path(law: RayLaw, sky: Sky, start: Margin) -> Path {
    let mut steps = Vec::new();
    let Ok(outcome) = walk(law, &sky, start, |step| steps.push(step));
    Path { steps, outcome }
}

/// The satellites that turn a ray on its way, or end it.
pub fn satellites_met(law: RayLaw, sky: Sky, start: Margin) -> Sky {
    let steps = path(law, sky, start).steps;
    let beside = |cell: Cell, heading: Heading| {
        let sides = [heading.anticlockwise(), heading.clockwise()];
        sides.map(|side| cell.next(side))
    };
    let entry = start.entry();
    let near = steps.iter().chain([&entry]).flat_map(|&(cell, heading)| {
        let ahead = cell.next(heading).filter(|_| law == RayLaw::BlackBox);
        let turning = match law {
            RayLaw::Planetaire => Some(cell),
            RayLaw::BlackBox => ahead,
        };
        let [left, right] = turning.map_or([None; 2], |cell| beside(cell, heading));
        [Some(cell), ahead, left, right]
    });
    // Solomon's ray may be kept out by what lies beside its entry.
    let kept_out = beside(entry.0, entry.1).map(|cell| cell.filter(|_| steps.is_empty()));
    let cells = near.chain(kept_out).flatten();
    Sky::from_cells(cells.filter(|cell| sky.has(*cell)))
}

/// The 32 results of a sky, margin by margin.
pub fn chart(law: RayLaw, sky: Sky) -> [Outcome; Margin::COUNT] {
    let mut results = [Outcome::Absorbed; Margin::COUNT];
    for margin in Margin::all() {
        results[margin.index()] = trace(law, sky, margin);
    }
    results
}

/// Follows a ray through what is known; fails with the first unknown cell that it asks about.
pub(super) fn walk<G: Ground>(
    law: RayLaw,
    ground: &G,
    start: Margin,
    mut visit: impl FnMut(Passage),
) -> Result<Outcome, G::Unknown> {
    let (mut cell, mut heading) = start.entry();
    // One bit per cell for each heading: a repeated step never ends (P4).
    let mut seen = [0u64; 4];
    let mut entering = true;
    loop {
        let track = &mut seen[heading as usize];
        if *track & cell.bit() != 0 {
            return Ok(Outcome::Satellised);
        }
        *track |= cell.bit();
        let turned = match law {
            RayLaw::Planetaire => turn_beside(ground, cell, heading)?,
            RayLaw::BlackBox => turn_before(ground, cell, heading, entering)?,
        };
        // What reflects Solomon's ray at its entry keeps it out of the first cell.
        let kept_out = entering
            && law == RayLaw::BlackBox
            && matches!(turned, Turned::Ends(Outcome::Reflected));
        if !kept_out {
            visit((cell, heading));
        }
        match turned {
            Turned::Ends(outcome) => return Ok(outcome),
            Turned::Goes(to) => heading = to,
        }
        entering = false;
        match cell.next(heading) {
            Some(next) => cell = next,
            None => {
                let exit = Margin::exit(cell, heading);
                // Two of Solomon's turns in one cell send a ray back the way it came.
                return Ok(if exit == start {
                    Outcome::Reflected
                } else {
                    Outcome::Exit(exit)
                });
            }
        }
    }
}

fn beside<G: Ground>(ground: &G, cell: Cell, side: Heading) -> Result<bool, G::Unknown> {
    cell.next(side).map_or(Ok(false), |cell| ground.holds(cell))
}

/// The text's rule: the satellites on both sides decide before the one ahead (P2).
fn turn_beside<G: Ground>(ground: &G, cell: Cell, heading: Heading) -> Result<Turned, G::Unknown> {
    if ground.holds(cell)? {
        return Ok(Turned::Ends(Outcome::Absorbed));
    }
    turned_by(ground, cell, heading)
}

/// Course of a ray of this heading between the satellites on the sides of a cell.
fn turned_by<G: Ground>(ground: &G, cell: Cell, heading: Heading) -> Result<Turned, G::Unknown> {
    let left = heading.anticlockwise();
    let right = heading.clockwise();
    Ok(
        match (beside(ground, cell, left)?, beside(ground, cell, right)?) {
            // P3: its path back is not tested again.
            (true, true) => Turned::Ends(Outcome::Reflected),
            (true, false) => Turned::Goes(right),
            (false, true) => Turned::Goes(left),
            (false, false) => Turned::Goes(heading),
        },
    )
}

/// Solomon's rule: the satellite ahead absorbs, those ahead on a diagonal turn the ray before it
/// comes beside them, and one beside the entry reflects it.
fn turn_before<G: Ground>(
    ground: &G,
    cell: Cell,
    heading: Heading,
    entering: bool,
) -> Result<Turned, G::Unknown> {
    // P19: in the entry cell a satellite absorbs before one beside it reflects.
    if ground.holds(cell)? {
        return Ok(Turned::Ends(Outcome::Absorbed));
    }
    if entering
        && (beside(ground, cell, heading.anticlockwise())?
            || beside(ground, cell, heading.clockwise())?)
    {
        return Ok(Turned::Ends(Outcome::Reflected));
    }
    // One turn is enough: beside a ray that is under way there is never a satellite, or it would
    // have turned before it, so what a turn brings ahead on a diagonal was ahead before.
    let Some(ahead) = cell.next(heading) else {
        return Ok(Turned::Goes(heading));
    };
    if ground.holds(ahead)? {
        return Ok(Turned::Goes(heading));
    }
    turned_by(ground, ahead, heading)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::planetaire::cells;

    /// Fires and compares; `ends` is an exit's number or the name of another outcome.
    #[track_caller]
    fn check(law: RayLaw, satellites: &str, from: u8, ends: &str) {
        let sky = cells(satellites).unwrap_or_default();
        let outcome = trace(law, sky, Margin::numbered(from).unwrap());
        let named = match outcome {
            Outcome::Absorbed => "absorbed".to_owned(),
            Outcome::Reflected => "reflected".to_owned(),
            Outcome::Satellised => "satellised".to_owned(),
            Outcome::Exit(margin) => margin.to_string(),
        };
        assert_eq!(named, ends, "{satellites} from {from}");
    }

    #[test]
    fn ray_reflected_at_entry_has_no_path() {
        let sky = cells("B8 F5 G2 H1").unwrap_or_default();
        let shot = path(RayLaw::BlackBox, sky, Margin::numbered(9).unwrap());
        assert_eq!((shot.outcome, shot.steps), (Outcome::Reflected, Vec::new()));
    }

    #[test]
    fn rays_match_the_examples_of_the_rules() {
        let law = RayLaw::Planetaire;
        check(law, "", 11, "30");
        check(law, "F5 H1", 11, "30");
        check(law, "D5", 13, "20");
        check(law, "C5 D2", 21, "2");
        check(law, "C3 E3 F7", 12, "reflected");
        check(law, "C3 E3 F7", 7, "absorbed");
        check(law, "E4 G6 D7", 5, "15");
        check(law, "E4 G6 D7", 13, "15");
        check(law, "D4 E5", 5, "12");
        check(law, "D1 A2 E3 B4", 12, "satellised");
    }
}
