//! The layouts of a bundle, one by one. Knows no ray.

use games::Dice;
use games::planetaire::{Bundle, Cell, Sky};

/// Every layout of a bundle.
pub(super) fn layouts_of_bundle(bundle: &Bundle) -> impl Iterator<Item = Sky> {
    let open: Vec<Cell> = bundle.open.cells().collect();
    let mut chosen = Some((0..usize::from(bundle.missing)).collect::<Vec<usize>>());
    let full = bundle.full;
    std::iter::from_fn(move || {
        let now = chosen.take()?;
        if now.last().is_some_and(|last| *last >= open.len()) {
            return None;
        }
        let cells = now.iter().map(|&place| open[place]);
        let sky = Sky::from_cells(full.cells().chain(cells));
        chosen = next_choice(now, open.len());
        Some(sky)
    })
}

/// The next choice of so many places, in order.
fn next_choice(mut chosen: Vec<usize>, places: usize) -> Option<Vec<usize>> {
    let count = chosen.len();
    let moves = (0..count)
        .rev()
        .find(|&at| chosen[at] + count - at < places)?;
    chosen[moves] += 1;
    for at in moves + 1..count {
        chosen[at] = chosen[at - 1] + 1;
    }
    Some(chosen)
}

/// Any layout of a bundle, each equally likely.
pub(super) fn one_of(bundle: &Bundle, dice: &mut Dice) -> Sky {
    let open: Vec<Cell> = bundle.open.cells().collect();
    let mut sky = bundle.full;
    let wanted = bundle.full.count() + bundle.missing;
    while sky.count() < wanted && !open.is_empty() {
        let cell = open[dice.below(open.len() as u32) as usize];
        if !sky.has(cell) {
            sky = sky.toggled(cell);
        }
    }
    sky
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::planetaire::{RayLaw, agreeing};

    #[test]
    fn bundles_are_listed_completely() {
        let shots = [];
        let bundles = agreeing(RayLaw::Planetaire, 2, &shots, 10).unwrap();
        let all: Vec<Sky> = bundles.iter().flat_map(layouts_of_bundle).collect();
        assert_eq!(all.len(), 2_016);
        assert!(all.iter().all(|sky| sky.count() == 2));
        let full = Bundle {
            full: all[7],
            open: Sky::default(),
            missing: 0,
        };
        assert_eq!(layouts_of_bundle(&full).collect::<Vec<_>>(), [all[7]]);
    }
}
