//! TODO

pub(crate) mod dirty;
pub(crate) mod marks;
pub(crate) mod pending;
pub(crate) mod slot;
