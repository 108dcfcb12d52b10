//! Texts that the store keeps under a key: a person's record of a game, their ledger, what is
//! remembered of them, and a server's league.

use serde::{Deserialize, Serialize};

use crate::ids::{GuildId, UserId, Version};

/// Place of a page: its person, game and server. Each server has its own.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct PageKey {
    /// The server; `None` away from all servers.
    pub guild: Option<GuildId>,
    /// The person; 0 for a server's league.
    pub user: UserId,
    /// The game's id, or the name of another kind of page.
    pub game: String,
}

/// The name of that page, in the place of a game's id, which has letters alone.
const PERSON: &str = "houston-person";

impl PageKey {
    /// The page with what we remember of a person.
    pub(crate) fn person(user: UserId) -> Self {
        Self {
            guild: None,
            user,
            game: PERSON.to_owned(),
        }
    }

    /// Tells whether this is such a page.
    pub(super) fn is_person(&self) -> bool {
        self.game == PERSON
    }
}

/// A page to make durable.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PageWrite {
    /// Place of the page.
    #[serde(rename = "home")]
    pub page_key: PageKey,
    /// The version that it gets: if the page is not at the one before, it is a conflict.
    pub version: Version,
    /// Content of the page, which the store does not read.
    pub page: String,
}

/// A page as it was stored; version 0 when nothing was kept yet.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct StoredPage {
    /// Number of times that it was written.
    pub version: Version,
    /// Content of the page.
    pub page: Option<String>,
}
