//! Chart of what a hunter has discovered of a space, which everyone sees. Holds nothing that is
//! hidden.

use serde::{Deserialize, Serialize};

use super::launch::{Beam, Emitters, Fate, Launch};
use super::piece::{Piece, Stock};
use super::position::{Position, Site};
use super::positions::Positions;
use super::refusal::Refusal;
use super::sky::SYSTEMS;

/// The visible half of a space, and its hunter's hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chart {
    /// The planets that were discovered.
    pub found: Positions,
    /// The positions that a piece or a beam has shown to be empty.
    pub empty: Positions,
    /// The pieces that stay on the board, in the order of their loss.
    pub lost: Vec<Lost>,
    /// Positions of laser emitters.
    pub emitters: Positions,
    /// The beams between them, in the order of their making.
    pub beams: Vec<Beam>,
    /// The systems that are entirely discovered, in order.
    pub complete: Vec<Complete>,
    /// Pieces in the hunter's hand.
    pub stock: Stock,
    /// Number of launches.
    pub launches: u8,
    /// The latest one.
    pub last: Option<Flight>,
}

/// A piece that stays on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lost {
    /// The piece.
    pub piece: Piece,
    /// The position.
    pub at: Position,
}

/// A system that is entirely discovered (S11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Complete {
    /// Planets of the system.
    pub system: Positions,
    /// Piece that marks it on the marker board; `None` if nothing was left to pay with (S12).
    pub paid: Option<Piece>,
}

/// A launch and what came of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Flight {
    /// The launch.
    pub launch: Launch,
    /// The planets that it discovered.
    pub found: Positions,
    /// Fate of the piece.
    pub fate: Fate,
}

/// Thing that a position already carries (S7).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Occupant {
    /// A planet that was found.
    Planet,
    /// A lost piece.
    Lost(Piece),
    /// A laser emitter.
    Emitter,
}

impl Chart {
    pub(super) const fn new() -> Self {
        Self {
            found: Positions::of_bits(0),
            empty: Positions::of_bits(0),
            lost: Vec::new(),
            emitters: Positions::of_bits(0),
            beams: Vec::new(),
            complete: Vec::new(),
            stock: Stock::FULL,
            launches: 0,
            last: None,
        }
    }

    /// Thing that a position visibly carries.
    pub(crate) fn occupant(&self, at: Position) -> Option<Occupant> {
        let lost = self.lost.iter().find(|lost| lost.at == at);
        if self.found.has(at) {
            Some(Occupant::Planet)
        } else if let Some(lost) = lost {
            Some(Occupant::Lost(lost.piece))
        } else {
            self.emitters.has(at).then_some(Occupant::Emitter)
        }
    }

    /// Positions to which this piece may go now, if one is left. For a laser: those where an
    /// emitter may stand, alone or together with a second one.
    pub fn targets(&self, piece: Piece) -> Positions {
        let all = Position::all();
        let free = |at: &Position| self.occupant(*at).is_none();
        match piece {
            _ if self.stock.number_left(piece) == 0 => Positions::default(),
            Piece::Scout | Piece::Ship => Positions::new(all.filter(free)),
            Piece::SuperShip => {
                Positions::new(all.filter(|at| at.site() == Site::Centre).filter(free))
            }
            Piece::Laser if self.stock.number_left(Piece::Laser) == 1 => self.partners(None),
            Piece::Laser => Positions::new(all.filter(|&at| self.may_carry_emitter(at))),
        }
    }

    /// Positions where one emitter makes a beam: with earlier ones, or with the one named too.
    pub fn partners(&self, first: Option<Position>) -> Positions {
        let standing = first.map_or(self.emitters, |first| self.emitters.with(first));
        let makes_beam = |at: &Position| !at.in_line().common(standing).is_empty();
        let free = Position::all().filter(|&at| self.may_carry_emitter(at) && first != Some(at));
        Positions::new(free.filter(makes_beam))
    }

    /// True if any launch is left (S18).
    pub(crate) fn can_launch(&self) -> bool {
        Piece::ALL
            .into_iter()
            .any(|piece| !self.targets(piece).is_empty())
    }

    /// Checks that this launch may be made, by what everyone sees.
    ///
    /// # Errors
    /// Why not.
    pub fn allows(&self, launch: Launch) -> Result<(), Refusal> {
        super::legal::check(self, launch)
    }

    /// True if all nine systems are discovered.
    pub fn is_complete(&self) -> bool {
        self.complete.len() >= usize::from(SYSTEMS)
    }

    /// The beams that these emitters would make with the standing ones and each other (S8).
    pub fn new_beams(&self, emitters: Emitters) -> Vec<Beam> {
        let mut standing = self.emitters;
        let mut beams = Vec::new();
        for to in emitters.positions() {
            let partners = standing.iter().filter(|from| from.segment(to).is_some());
            beams.extend(partners.map(|from| Beam { from, to }));
            standing = standing.with(to);
        }
        beams
    }

    /// Everything that a launch would show, planets and void (S4–S6, S10).
    pub fn reach(&self, launch: Launch) -> Positions {
        match launch {
            Launch::Scout(at) => Positions::new([at]),
            Launch::Ship(at) => at.neighbours().with(at),
            Launch::SuperShip(at) => at.triangle().unwrap_or_default(),
            Launch::Lasers(emitters) => self
                .new_beams(emitters)
                .into_iter()
                .map(Beam::crossed)
                .fold(Positions::default(), Positions::and),
        }
    }

    /// The chart without what the latest launch has shown, and without what it has cost where it
    /// shows on the board. A place that it has looked at once more counts as not looked at.
    #[must_use]
    pub fn before_last(&self) -> Self {
        let Some(last) = self.last else {
            return self.clone();
        };
        let goes = last.launch.positions();
        let is_new = |at: Position| goes.has(at);
        let is_of_last = |done: &Complete| !done.system.common(last.found).is_empty();
        let lost = self.lost.iter().filter(|lost| !is_new(lost.at)).copied();
        let lost: Vec<Lost> = lost.collect();
        let stays = last.fate == Fate::Stays;
        let beams = self
            .beams
            .iter()
            .filter(|beam| !(stays && (is_new(beam.from) || is_new(beam.to))));
        let mut before = Self {
            found: self.found.minus(last.found),
            beams: beams.copied().collect(),
            emitters: if stays {
                self.emitters.minus(goes)
            } else {
                self.emitters
            },
            complete: self
                .complete
                .iter()
                .filter(|done| !is_of_last(done))
                .copied()
                .collect(),
            lost,
            last: None,
            ..self.clone()
        };
        let beams = before.beams.iter().map(|beam| beam.crossed());
        let lost = before.lost.iter().map(|lost| match lost.piece {
            Piece::Scout | Piece::Laser => Positions::new([lost.at]),
            Piece::Ship => self.reach(Launch::Ship(lost.at)),
            Piece::SuperShip => self.reach(Launch::SuperShip(lost.at)),
        });
        let looked = beams.chain(lost).fold(Positions::default(), Positions::and);
        let dark = before.reach(last.launch).minus(looked);
        before.empty = before.empty.minus(dark);
        before
    }

    /// Planets of the systems that are not complete, as far as they are found.
    pub fn unfinished(&self) -> Positions {
        self.found.minus(self.in_complete_systems())
    }

    /// Positions beside those planets that no one has looked at: a system is complete once all
    /// around it are known.
    pub fn unchecked(&self) -> Positions {
        self.unfinished().around().common(self.open())
    }

    pub(super) fn record(&mut self, launch: Launch, found: Positions, complete: &[Complete]) {
        let fate = launch.fate(found);
        let piece = launch.piece();
        let reach = self.reach(launch);
        self.found = self.found.and(found);
        self.empty = self.empty.and(reach.minus(self.found));
        if let Launch::Lasers(emitters) = launch {
            self.beams.extend(self.new_beams(emitters));
            self.emitters = self.emitters.and(launch.positions());
        }
        for at in launch.positions().iter() {
            match fate {
                Fate::Returned => {}
                Fate::Lost => {
                    self.stock.take(piece);
                    self.lost.push(Lost { piece, at });
                }
                Fate::Stays => self.stock.take(piece),
            }
        }
        for paid in complete.iter().filter_map(|complete| complete.paid) {
            self.stock.take(paid);
        }
        self.complete.extend(complete);
        self.launches = self.launches.saturating_add(1);
        self.last = Some(Flight {
            launch,
            found,
            fate,
        });
    }

    const fn may_carry_emitter(&self, at: Position) -> bool {
        !matches!(at.site(), Site::Centre) && !self.emitters.has(at)
    }
}
