//! Rays, exhaustively: all layouts of four satellites, every margin, both laws.

use games::planetaire::{Cell, Heading, Margin, Outcome, RayLaw, Sky, cells, chart, path, trace};

const LAWS: [RayLaw; 2] = [RayLaw::Planetaire, RayLaw::BlackBox];

/// Every layout of four satellites.
const ALL: usize = 635_376;

/// Calls with every `nth` layout of four satellites.
fn every(nth: usize, mut look: impl FnMut(Sky)) {
    let all: Vec<Cell> = Cell::all().collect();
    let mut number = 0;
    for (i, &a) in all.iter().enumerate() {
        for (j, &b) in all.iter().enumerate().skip(i + 1) {
            for (k, &c) in all.iter().enumerate().skip(j + 1) {
                for &d in &all[k + 1..] {
                    if number % nth == 0 {
                        look(Sky::from_cells([a, b, c, d]));
                    }
                    number += 1;
                }
            }
        }
    }
    assert_eq!(number, ALL);
}

/// Counts absorbed, reflected, satellised and exits over all layouts and margins.
#[track_caller]
fn check_counts(law: RayLaw, expected: [usize; 4]) {
    let mut counts = [0; 4];
    every(1, |sky| {
        for (margin, outcome) in Margin::all().zip(chart(law, sky)) {
            let kind = match outcome {
                Outcome::Absorbed => 0,
                Outcome::Reflected => 1,
                Outcome::Satellised => 2,
                Outcome::Exit(exit) => {
                    assert_ne!(exit, margin, "{sky:?}: a ray leaves where it started");
                    3
                }
            };
            counts[kind] += 1;
        }
    });
    assert_eq!(counts.iter().sum::<usize>(), ALL * Margin::COUNT);
    assert_eq!(counts, expected, "{law:?}");
}

#[test]
fn ray_outcome_totals_are_exact() {
    check_counts(RayLaw::Planetaire, [7_536_984, 277_432, 1_200, 12_516_416]);
    check_counts(RayLaw::BlackBox, [7_380_704, 2_306_752, 0, 10_644_576]);
}

#[test]
fn rays_match_a_naive_implementation() {
    every(1, |sky| {
        for law in LAWS {
            let expected = super::naive::chart(law, sky);
            assert_eq!(chart(law, sky).as_slice(), expected, "{law:?} {sky:?}");
        }
    });
}

#[test]
fn every_ray_path_is_complete() {
    every(7, |sky| {
        for law in LAWS {
            for margin in Margin::all() {
                check_path(law, sky, margin);
            }
        }
    });
}

/// Each step follows from the one before; only the last may be in a satellite; the end is the
/// one that `trace` says, and the one that the last step leads to.
#[track_caller]
fn check_path(law: RayLaw, sky: Sky, margin: Margin) {
    let walked = path(law, sky, margin);
    let steps = &walked.steps;
    if steps.is_empty() {
        // Turned back at its very entry, it has entered nowhere.
        let turned = (law, walked.outcome) == (RayLaw::BlackBox, Outcome::Reflected);
        let whole = turned && trace(law, sky, margin) == Outcome::Reflected;
        assert!(whole, "{law:?} {sky:?} {margin}: {walked:?}");
        return;
    }
    let contiguous = steps.windows(2).all(|pair| {
        let ((from, _), (to, heading)) = (pair[0], pair[1]);
        from.next(heading) == Some(to) && !sky.has(from)
    });
    let ends_well = steps.last().is_some_and(|&(last, arrived)| {
        let absorbed = sky.has(last) == (walked.outcome == Outcome::Absorbed);
        absorbed
            && match walked.outcome {
                // In its last cell it may still turn, but not back.
                Outcome::Exit(exit) => {
                    let (cell, inward) = exit.entry();
                    cell == last && inward != arrived
                }
                Outcome::Absorbed | Outcome::Reflected | Outcome::Satellised => true,
            }
    });
    let whole = contiguous
        && ends_well
        && steps.first() == Some(&margin.entry())
        && walked.outcome == trace(law, sky, margin);
    assert!(whole, "{law:?} {sky:?} {margin}: {walked:?}");
}

/// What may be done to the whole board without changing the game; both together generate all
/// eight symmetries of the square.
#[derive(Clone, Copy, Debug)]
enum Symmetry {
    /// Anticlockwise, as the margins are numbered.
    QuarterTurn,
    /// Left becomes right.
    Mirror,
}

impl Symmetry {
    fn cell(self, cell: Cell) -> Cell {
        let (column, row) = (cell.column(), cell.row());
        match self {
            Self::QuarterTurn => Cell::new(row, 7 - column),
            Self::Mirror => Cell::new(7 - column, row),
        }
        .unwrap()
    }

    fn margin(self, margin: Margin) -> Margin {
        let number = match self {
            Self::QuarterTurn => margin.number() + 8,
            Self::Mirror => 32 + 25 - margin.number(),
        };
        Margin::numbered((number - 1) % 32 + 1).unwrap()
    }
}

#[test]
fn rays_respect_the_boards_symmetries() {
    every(11, |sky| {
        for law in LAWS {
            let results = chart(law, sky);
            for symmetry in [Symmetry::QuarterTurn, Symmetry::Mirror] {
                let there = chart(
                    law,
                    Sky::from_cells(sky.cells().map(|cell| symmetry.cell(cell))),
                );
                for margin in Margin::all() {
                    let expected = match results[margin.index()] {
                        Outcome::Exit(exit) => Outcome::Exit(symmetry.margin(exit)),
                        end => end,
                    };
                    let found = there[symmetry.margin(margin).index()];
                    assert_eq!(found, expected, "{law:?} {sky:?} {margin} {symmetry:?}");
                }
            }
        }
    });
}

#[test]
fn black_box_rays_can_be_reversed() {
    every(1, |sky| {
        let results = chart(RayLaw::BlackBox, sky);
        for margin in Margin::all() {
            match results[margin.index()] {
                Outcome::Exit(exit) => {
                    let back = results[exit.index()];
                    assert_eq!(back, Outcome::Exit(margin), "{sky:?}: {margin} to {exit}");
                }
                Outcome::Satellised => panic!("{sky:?}: {margin} is caught"),
                Outcome::Absorbed | Outcome::Reflected => {}
            }
        }
    });
}

#[test]
fn unobstructed_ray_goes_straight() {
    every(13, |sky| {
        for margin in Margin::all() {
            let (first, heading) = margin.entry();
            let sides = [heading.clockwise(), heading.anticlockwise()];
            let mut line = std::iter::successors(Some(first), |cell| cell.next(heading));
            let meets = line.any(|cell| {
                let mut beside = sides.iter().filter_map(|&side| cell.next(side));
                sky.has(cell) || beside.any(|beside| sky.has(beside))
            });
            let sum = match heading {
                Heading::Left | Heading::Right => 25,
                Heading::Up | Heading::Down => 41,
            };
            let opposite = Margin::numbered(sum - margin.number()).unwrap();
            if !meets {
                for law in LAWS {
                    let outcome = trace(law, sky, margin);
                    assert_eq!(outcome, Outcome::Exit(opposite), "{sky:?} {margin}");
                }
            }
        }
    });
}

#[test]
fn enclosed_satellite_is_never_touched() {
    let sky = cells("D3 D5 C4 E4 D4").unwrap();
    let enclosed = cells("D4").unwrap();
    for margin in Margin::all() {
        let walked = path(RayLaw::Planetaire, sky, margin);
        let touched = walked.steps.iter().any(|&(cell, _)| enclosed.has(cell));
        assert!(!touched, "{margin} reaches D4");
    }
}
