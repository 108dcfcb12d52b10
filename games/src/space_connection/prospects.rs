//! Launches that promise much by what everyone sees, for a hunter who wonders where to begin.
//! Imagines no sky and weighs no chance: that is for engines.

use std::cmp::Reverse;

use super::chart::Chart;
use super::launch::{Emitters, Launch};
use super::piece::Piece;
use super::position::Position;
use super::positions::Positions;
use super::sky::systems;

/// A launch that could be proposed.
struct Prospect {
    launch: Launch,
    /// Positions for whose sake it is made.
    at: Positions,
    /// Weight of what is found there.
    promise: u8,
}

impl Chart {
    /// Planets of the systems that are complete.
    pub fn in_complete_systems(&self) -> Positions {
        let systems = self.complete.iter().map(|complete| complete.system);
        systems.fold(Positions::default(), Positions::and)
    }

    /// Positions that may hold a planet yet: nothing touches a complete system.
    fn open(&self) -> Positions {
        let barred = self.in_complete_systems().around();
        let known = self.found.and(self.empty).and(barred);
        Positions::new(Position::all().filter(|at| !known.has(*at)))
    }

    /// Planets of the systems that go on.
    fn unfinished(&self) -> Positions {
        self.found.minus(self.in_complete_systems())
    }

    /// Number of positions of which a launch would show whether they hold a planet.
    pub fn unknown(&self, launch: Launch) -> u8 {
        self.reach(launch).common(self.open()).count()
    }

    /// Number of positions of which at least one holds a planet, this one among them: those around
    /// a system that goes on; `None` beside none. The fewest, beside several systems.
    pub fn odds(&self, at: Position) -> Option<u8> {
        let open = self.open();
        let unfinished = systems(self.unfinished()).into_iter();
        let around = unfinished.map(|system| system.around().common(open));
        let beside = around.filter(|around| around.has(at));
        beside.map(Positions::count).min()
    }

    /// As many good launches of a piece, the best first: beside what is found, or where most is
    /// dark. None shows only what another one shows.
    pub fn prospects(&self, piece: Piece, most: usize) -> Vec<Launch> {
        let mut prospects = self.all_prospects(piece);
        let mut open = self.open();
        let mut chosen = Vec::new();
        while chosen.len() < most {
            let worth = |prospect: &Prospect| {
                let shown = prospect.at.common(open).count();
                // What stands alone costs half of what a pair does.
                let shown = match prospect.launch {
                    Launch::Lasers(Emitters::Two(..)) => shown,
                    _ => 2 * shown,
                };
                let goes = prospect.launch.positions().first();
                let off_middle = goes.map_or(0, |at| {
                    at.row().index().abs_diff(6) * 2 + at.halves().unsigned_abs()
                });
                (prospect.promise, shown, Reverse(off_middle))
            };
            let open_ones = prospects.iter().filter(|it| !it.at.common(open).is_empty());
            let Some(best) = open_ones.max_by_key(|prospect| worth(prospect)) else {
                break;
            };
            open = open.minus(best.at);
            chosen.push(best.launch);
            let last = best.launch;
            prospects.retain(|prospect| prospect.launch != last);
        }
        chosen
    }

    /// Every launch of a piece that shows something, as far as one would name it.
    fn all_prospects(&self, piece: Piece) -> Vec<Prospect> {
        let (open, unfinished) = (self.open(), self.unfinished());
        let near = unfinished.around().common(open);
        let targets = self.targets(piece);
        // A scout goes where a planet is likeliest, a ship where most is found, a super-ship where
        // most is dark.
        let promise = |at: Position| match piece {
            Piece::Scout => self.odds(at).map_or(0, |odds| 100 / odds),
            Piece::Ship => at.neighbours().common(unfinished).count(),
            Piece::SuperShip | Piece::Laser => 0,
        };
        let sent = |launch: fn(Position) -> Launch, among: Positions| -> Vec<Prospect> {
            let prospect = |at: Position| Prospect {
                launch: launch(at),
                at: self.reach(launch(at)),
                promise: promise(at),
            };
            among.iter().map(prospect).collect()
        };
        match piece {
            Piece::Scout if near.is_empty() => sent(Launch::Scout, targets.common(open)),
            Piece::Scout => sent(Launch::Scout, targets.common(near)),
            Piece::Ship => sent(Launch::Ship, targets.common(open)),
            Piece::SuperShip => sent(Launch::SuperShip, targets),
            Piece::Laser => self.laser_prospects(targets),
        }
    }

    /// Every beam that one or two emitters would make.
    fn laser_prospects(&self, targets: Positions) -> Vec<Prospect> {
        let two = self.stock.number_left(Piece::Laser) > 1;
        let alone = self.partners(None).common(targets);
        let ones = alone.iter().map(Emitters::One);
        let pairs = targets.iter().filter(|_| two).flat_map(|one| {
            let others = one.in_line().common(targets).iter();
            let later = others.filter(move |other| *other > one);
            later.map(move |other| Emitters::Two(one, other))
        });
        let prospect = |emitters: Emitters| Prospect {
            launch: Launch::Lasers(emitters),
            at: self.reach(Launch::Lasers(emitters)),
            promise: 0,
        };
        ones.chain(pairs).map(prospect).collect()
    }
}
