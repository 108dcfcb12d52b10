//! Games that are over or under way, looked back at: replay, export, statistics.

pub(crate) mod export;
pub(crate) mod replay;
pub(crate) mod standings;
pub(crate) mod thoughts;
pub(crate) mod view;
