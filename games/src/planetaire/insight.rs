//! Facts about a sky that thinking may find out.

use super::cell::Cell;
use super::margin::Margin;
use super::ray::Outcome;

/// Something that may be found out of a sky.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Insight {
    /// There is a satellite.
    Full(Cell),
    /// There is none.
    Empty(Cell),
    /// A ray from there would tell nothing new.
    TellsNothing(Margin),
    /// A ray from there would end so.
    Ends(Margin, Outcome),
}
