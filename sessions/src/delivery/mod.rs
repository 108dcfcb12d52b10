//! What was delivered of a table, slot by slot, and what is still pending.

pub(crate) mod dirty;
pub(crate) mod marks;
pub(crate) mod pending;
pub(crate) mod slot;
