//! Flags of a message, each one bit of its `flags`. Must never say what follows from one.

pub(crate) const SUPPRESS_EMBEDS: u64 = 1 << 2;
pub(crate) const HAS_THREAD: u64 = 1 << 5;
pub(crate) const EPHEMERAL: u64 = 1 << 6;
pub(crate) const LOADING: u64 = 1 << 7;
pub(crate) const SUPPRESS_NOTIFICATIONS: u64 = 1 << 12;
pub(crate) const COMPONENTS_V2: u64 = 1 << 15;
