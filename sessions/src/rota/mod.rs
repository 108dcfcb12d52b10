//! Who of several processes serves what: each shard of the gateway is one process's, with all tables
//! on its servers. No game rests on it: whoever thinks for a moment longer that a table is his meets
//! conflicts, and what two show of it is shown once more.

mod agreed;
mod shifts;

pub use agreed::Shift;
pub(crate) use agreed::{Attendance, LEASE, Rota};
pub(crate) use shifts::{Answerer, Shifts, TICKS};
