//! A decision that somebody owes, and until when. From when it counts is the table's business.

use games::Seat;
use serde::{Deserialize, Serialize};

use crate::ids::Millis;

/// A decision that a seat owes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deadline {
    /// Who owes it.
    pub seat: Seat,
    /// When the rules will play for him; `None` where nobody is hurried.
    pub at: Option<Millis>,
}
