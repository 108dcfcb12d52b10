//! Proof of what a sky holds, from the rays that were fired into it.

use super::agreeing::agreeing;
use super::cell::Cell;
use super::options::RayLaw;
use super::shot::Shot;
use super::sky::Sky;
use super::view::BoardView;

/// Greatest number of bundles that are looked at: a picture must not wait. Two rays that were
/// absorbed leave about ten thousand, and no other rays leave more.
const BUNDLES: usize = 40_000;

/// Proof of a sky by the rays on a board: for its detector, who could find it out themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The cells that hold a satellite for certain.
    pub full: Sky,
    /// The cells that hold none for certain.
    pub empty: Sky,
}

impl Proof {
    /// Proof from the rays on a board; `None` while they prove nothing, and where it would take
    /// long.
    pub fn new(board: &BoardView, satellites: u8) -> Option<Self> {
        Self::from_rays(board.law, &board.shots, satellites)
    }

    /// Proofs of each ray on a board by itself, put together but not combined: what follows from
    /// several of them is left to find out.
    pub fn of_each_ray(board: &BoardView, satellites: u8) -> Option<Self> {
        let rays = board.shots.chunks(1);
        let proofs = rays.filter_map(|ray| Self::from_rays(board.law, ray, satellites));
        proofs.reduce(|one, other| {
            let either = |one: Sky, other: Sky| Sky::from_cells(one.cells().chain(other.cells()));
            Self {
                full: either(one.full, other.full),
                empty: either(one.empty, other.empty),
            }
        })
    }

    /// Proof from some rays together.
    fn from_rays(law: RayLaw, shots: &[Shot], satellites: u8) -> Option<Self> {
        let shots = shots.iter();
        let shots: Vec<_> = shots.map(|shot| (shot.margin, shot.outcome)).collect();
        let bundles = agreeing(law, satellites, &shots, BUNDLES)?;
        if bundles.is_empty() {
            return None;
        }
        let holds = |cell: Cell| {
            bundles.iter().all(|bundle| {
                let all_open = bundle.missing == bundle.open.count();
                bundle.full.has(cell) || (all_open && bundle.open.has(cell))
            })
        };
        let may_hold = |cell: Cell| {
            bundles.iter().any(|bundle| {
                bundle.full.has(cell) || (bundle.missing > 0 && bundle.open.has(cell))
            })
        };
        let proof = Self {
            full: Sky::from_cells(Cell::all().filter(|cell| holds(*cell))),
            empty: Sky::from_cells(Cell::all().filter(|cell| !may_hold(*cell))),
        };
        (proof.full.count() + proof.empty.count() > 0).then_some(proof)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::seat::Seat;
    use crate::planetaire::round::Round;
    use crate::planetaire::{Hider, Margin, RayLaw, Stage, cells, trace};

    /// A board after rays from these margins into a sky.
    fn board(law: RayLaw, sky: Sky, from: &[u8]) -> BoardView {
        let mut round = Round::new(Hider::GameMaster, Seat::new(0));
        for &number in from {
            let margin = Margin::numbered(number).unwrap();
            round.mark(margin, trace(law, sky, margin));
        }
        BoardView {
            number: 1,
            law,
            hider: round.hider,
            detector: round.detector,
            stage: Stage::Detecting,
            pawns: round.pawns(),
            shots: round.shots,
            marbles: Sky::default(),
            sky: None,
            empties: None,
            reveal: None,
        }
    }

    #[test]
    fn proof_holds_in_every_sky_that_agrees_with_the_rays() {
        let all: Vec<Cell> = Cell::all().collect();
        let sky = Sky::from_cells([all[10], all[27], all[51]]);
        for law in [RayLaw::Planetaire, RayLaw::BlackBox] {
            let shown = board(law, sky, &[9, 1, 28, 17]);
            let mut holding = [0; 64];
            let mut count = 0;
            for first in 0..64 {
                for second in 0..first {
                    for third in 0..second {
                        let places = [first, second, third];
                        let sky = Sky::from_cells(places.map(|place| all[place]));
                        let agrees = |shot: &crate::planetaire::Shot| {
                            trace(law, sky, shot.margin) == shot.outcome
                        };
                        if shown.shots.iter().all(agrees) {
                            count += 1;
                            for place in places {
                                holding[place] += 1;
                            }
                        }
                    }
                }
            }
            let with = |wanted: usize| {
                let places = (0..64).filter(|place| holding[*place] == wanted);
                Sky::from_cells(places.map(|place| all[place]))
            };
            let proof = Proof::new(&shown, 3).unwrap();
            assert_eq!((proof.full, proof.empty), (with(count), with(0)), "{law:?}");
        }
    }

    #[test]
    fn rays_by_themselves_prove_less_than_together() {
        let sky = cells("A3 B5 B3 F2").unwrap();
        let shown = board(RayLaw::Planetaire, sky, &[2, 1, 28, 9, 17]);
        let each = Proof::of_each_ray(&shown, 4).unwrap();
        let together = Proof::new(&shown, 4).unwrap();
        let within = |few: Sky, many: Sky| few.cells().all(|cell| many.has(cell));
        assert!(within(each.empty, together.empty) && within(each.full, together.full));
        assert!(each.empty.count() < together.empty.count());
        let first = board(RayLaw::Planetaire, sky, &[2]);
        let empty = Proof::new(&first, 4).unwrap().empty;
        assert!(within(empty, each.empty));
    }

    #[test]
    fn nothing_is_proven_before_a_ray() {
        let sky = cells("D3 F5 B7 H1").unwrap();
        let shown = board(RayLaw::Planetaire, sky, &[]);
        assert_eq!(Proof::new(&shown, 4), None);
    }
}
