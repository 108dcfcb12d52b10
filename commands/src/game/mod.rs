//! TODO

pub(crate) mod any;
pub(crate) mod serve;
pub(crate) mod ui;
pub(crate) mod visit;
