//! What a table knows of a player's holidays.

use crate::ids::{Millis, Version};

/// What a table knows of a player's holidays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Holiday {
    /// Since when it waits for them.
    pub since: Millis,
    /// Until when it does.
    pub until: Millis,
    /// The entry that told it first.
    pub(crate) noted: Version,
}
