//! Places that a launch would show by what everyone sees, for a hunter who aims. Imagines no sky and
//! weighs no chance: that is for engines.

use super::chart::Chart;
use super::launch::{Emitters, Launch};
use super::piece::Piece;
use super::position::{Position, drawn_lines};
use super::positions::Positions;

impl Chart {
    /// Planets of the systems that are complete.
    pub fn in_complete_systems(&self) -> Positions {
        let systems = self.complete.iter().map(|complete| complete.system);
        systems.fold(Positions::default(), Positions::and)
    }

    /// Positions that may hold a planet yet: nothing touches a complete system.
    pub(super) fn open(&self) -> Positions {
        let barred = self.in_complete_systems().around();
        let known = self.found.and(self.empty).and(barred);
        Positions::new(Position::all().filter(|at| !known.has(*at)))
    }

    /// Number of positions of which a launch would show whether they hold a planet.
    pub fn unknown(&self, launch: Launch) -> u8 {
        self.reach(launch).common(self.open()).count()
    }

    /// A launch along each drawn line, from end to end or to what stands there already, in the order
    /// of [`drawn_lines`]; `None` where it would show nothing new.
    pub fn along_lines(&self) -> Vec<Option<Launch>> {
        let alone = self.partners(None);
        let along = |(from, to): (Position, Position)| {
            let mut ends = [from, to].into_iter().filter(|at| !self.emitters.has(*at));
            let emitters = match (ends.next(), ends.next()) {
                (Some(from), Some(to)) if self.stock.number_left(Piece::Laser) > 1 => {
                    Emitters::Two(from, to)
                }
                (Some(one), other) => {
                    let mut able = [Some(one), other].into_iter().flatten();
                    Emitters::One(able.find(|at| alone.has(*at))?)
                }
                (None, _) => return None,
            };
            let launch = Launch::Lasers(emitters);
            let is_good = self.allows(launch).is_ok() && self.unknown(launch) > 0;
            is_good.then_some(launch)
        };
        drawn_lines().into_iter().map(along).collect()
    }
}
