//! Deliveries: what stands of a table in each slot, and the work that is under way.

pub(crate) mod dirty;
pub(crate) mod marks;
pub(crate) mod pending;
pub(crate) mod slot;
