//! Games that are over or under way, looked back at: replay, export, statistics.

pub(crate) mod export;
pub(crate) mod finale;
pub(crate) mod game_end;
pub(crate) mod marks;
pub(crate) mod replay;
pub(crate) mod results;
pub(crate) mod review;
pub(crate) mod riddle;
pub(crate) mod thoughts;
