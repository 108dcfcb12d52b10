//! Statistics of games: how they ended, and the best feats in them. They do not depend on the order
//! in which games are counted.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::ends::{Finish, Finisher, GameEnd};
use crate::ids::{Millis, TableId};

/// A player's results.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counts {
    /// Number of games that they won.
    pub won: u32,
    /// Number of games in which they shared the first place.
    pub drawn: u32,
    /// Number of games that they did not win.
    pub lost: u32,
    /// Number of games that they left.
    pub left: u32,
    /// Their best results, by the names of the game's feats.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub bests: BTreeMap<String, Best>,
}

/// A player's best result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Best {
    /// The result's value.
    pub value: u32,
    /// Time of the game's end.
    pub at: Millis,
    /// The game's table.
    pub table: TableId,
}

/// Results of a player's games against another one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Meetings {
    /// Number of games.
    pub games: u32,
    /// Number of games that they won, and the other did not.
    pub won: u32,
    /// Number of games that the other won, and they did not.
    pub lost: u32,
}

impl Counts {
    /// Number of games in all.
    #[must_use]
    pub const fn game_count(&self) -> u32 {
        let ended = self.won.saturating_add(self.drawn);
        ended.saturating_add(self.lost).saturating_add(self.left)
    }

    /// Counts the end of a game.
    pub(super) fn count(&mut self, end: &GameEnd, own: &Finisher) {
        let counter = match own.finish {
            Finish::Won => &mut self.won,
            Finish::Drawn => &mut self.drawn,
            Finish::Lost => &mut self.lost,
            Finish::Left => &mut self.left,
        };
        *counter = counter.saturating_add(1);
        for (feat, better, value) in &own.feats {
            let (at, table) = (end.at, end.table);
            let now = Best {
                value: *value,
                at,
                table,
            };
            let best = self.bests.entry((*feat).to_owned()).or_insert(now);
            // Who did as well later has broken no record.
            let first = *value == best.value && (at, table) < (best.at, best.table);
            if better.is(*value, best.value) || first {
                *best = now;
            }
        }
    }
}

impl Meetings {
    /// Counts a game against the other player.
    pub(super) fn count(&mut self, own: Finish, other: Finish) {
        self.games = self.games.saturating_add(1);
        let won = |one: Finish, other: Finish| one == Finish::Won && other != Finish::Won;
        self.won = self.won.saturating_add(u32::from(won(own, other)));
        self.lost = self.lost.saturating_add(u32::from(won(other, own)));
    }
}
