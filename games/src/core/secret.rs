//! A value that only its owner may see.
//!
//! It has no `Debug`, `Display`, `Deref` or `PartialEq`, so a view, a log line or a
//! message that holds one does not compile. Rules open it through a `Turn`, a viewer through
//! an `Eye`. It is serialisable for one reason only: the journal must hold it.

use serde::{Deserialize, Serialize};

use super::seat::Seat;

/// Owner of a secret, who may see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Owner {
    /// The game master keeps it from everyone until the rules reveal it.
    GameMaster,
    /// The person in this seat.
    Seat(Seat),
}

/// A value that only its owner may see, until a fact reveals a copy of it.
#[derive(Clone, Serialize, Deserialize)]
pub struct Secret<T> {
    owner: Owner,
    value: T,
}

impl<T> Secret<T> {
    /// Locks a value away for its owner.
    pub const fn new(owner: Owner, value: T) -> Self {
        Self { owner, value }
    }

    /// Owner, who may see it.
    pub const fn owner(&self) -> Owner {
        self.owner
    }

    /// The content, for `Turn` and `Eye`, which decide who may look.
    pub(super) const fn look(&self) -> &T {
        &self.value
    }
}
