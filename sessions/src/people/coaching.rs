//! Hints that a player got in the games that they play for the first time. Stored with them and
//! shown to no one else.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use crate::ids::TableId;

/// Coaching of a player in the games that they play for the first time.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Coaching {
    /// The table at which they played each game first, by the game's id.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub first: BTreeMap<String, TableId>,
    /// The hints they have got, by key.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub known: BTreeSet<String>,
    /// True when they want no more coaching.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub over: bool,
}

impl Coaching {
    /// Tells whether a hint is still to be given at this table: only at the player's first table of
    /// this game.
    #[must_use]
    pub fn tells(&self, game: &str, table: TableId, hint: &str) -> bool {
        let first = self.first.get(game).is_none_or(|first| *first == table);
        first && !self.over && !self.known.contains(hint)
    }

    pub(crate) fn is_new(&self) -> bool {
        *self == Self::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn first_table_of_each_game_is_coached() {
        let (first, second) = (TableId(1), TableId(2));
        let mut coaching = Coaching::default();
        assert!(coaching.tells("one", first, "points"));
        coaching.first.insert("one".to_owned(), first);
        assert!(coaching.tells("one", first, "points"));
        assert!(!coaching.tells("one", second, "points"));
        assert!(coaching.tells("other", second, "points"));
        coaching.known.insert("points".to_owned());
        assert!(!coaching.tells("one", first, "points"));
        assert!(coaching.tells("one", first, "rays"));
        coaching.over = true;
        assert!(!coaching.tells("one", first, "rays"));
    }
}
