//! The catalogue: every game has one line here, and nowhere else.

pub mod planetaire;

use games::planetaire::Planetaire;

use crate::counter::{Counter, CounterOf};

/// Every game's counter.
pub fn catalogue() -> Vec<Box<dyn Counter>> {
    vec![Box::new(CounterOf::<Planetaire>::default())]
}
