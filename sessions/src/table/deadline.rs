//! A pending decision and its deadline. When its time starts is the table's business.

use games::Seat;
use serde::{Deserialize, Serialize};

use crate::ids::Millis;

/// A pending decision of a seat, with its deadline.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deadline {
    /// The seat whose decision is pending.
    pub seat: Seat,
    /// When the rules will play for them; `None` where there is no time limit.
    pub at: Option<Millis>,
}
