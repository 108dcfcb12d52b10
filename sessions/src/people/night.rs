//! A server's game night: who signed up, the tables that are made of them, and what of it stands
//! in its channel. And how people are spread over tables: pure.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::ids::{ChannelId, Key, MessageId, Millis, TableId, UserId};
use crate::table::player::{Player, Venue};

/// People at a table, where its game takes so many: with more, each waits for long.
const COSY: u8 = 4;

/// A server's game night.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Night {
    /// The request that opened it.
    pub key: Key,
    /// The person who opened it.
    pub by: UserId,
    /// The channel where people sign up, and in whose threads they play.
    pub place: Venue,
    /// Time at which it was opened.
    pub opened: Millis,
    /// Time at which the tables are made.
    pub at: Millis,
    /// Hours that it lasts.
    pub hours: u8,
    /// Games that are played; every one where there are none here.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub games: Vec<String>,
    /// Players who signed up, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub people: Vec<Player>,
    /// The tables, once they are made.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tables: Vec<NightTable>,
    /// Messages about the night.
    #[serde(default)]
    pub posts: NightPosts,
    /// Stage of the night.
    #[serde(default)]
    pub stage: NightStage,
}

/// A table of a game night.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct NightTable {
    /// The game's id.
    pub game: String,
    /// The places of its people among those who signed up.
    pub people: Vec<usize>,
    /// The thread that was opened for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub thread: Option<ChannelId>,
    /// The table, once its game has begun.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<TableId>,
}

/// Messages of a game night.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct NightPosts {
    /// The one under which people sign up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sign_up: Option<MessageId>,
    /// The one with the tables.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tables: Option<MessageId>,
    /// The one at the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub poster: Option<MessageId>,
}

/// Stage of a game night.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum NightStage {
    /// People sign up, or play.
    #[default]
    On,
    /// Called off, which is yet to be shown.
    CalledOff,
    /// Over, and everything about it was shown.
    Over,
}

impl Night {
    /// Most people of one night.
    pub const MOST: usize = 40;

    /// Time at which it ends, whether all games are over or not.
    #[must_use]
    pub fn ends(&self) -> Millis {
        self.at
            .after(Duration::from_secs(u64::from(self.hours) * 3_600))
    }

    /// True if a person signed up.
    #[must_use]
    pub fn has(&self, user: UserId) -> bool {
        self.people.iter().any(|player| player.user == user)
    }
}

/// Tables for people of whom it is known how often each met each: as few as all find room at, none
/// of them alone unless they are the only one, and those who met least at the same. The first games
/// of the list are played, where they have the room; each has most seats beside it.
#[must_use]
pub fn night_tables(games: &[(&str, u8)], met: &[Vec<u32>]) -> Vec<NightTable> {
    let chosen = chosen_games(games, met.len());
    let mut tables: Vec<NightTable> = chosen
        .iter()
        .map(|(game, _)| NightTable {
            game: (*game).to_owned(),
            ..NightTable::default()
        })
        .collect();
    for person in 0..met.len() {
        let seats = tables.iter_mut().zip(&chosen);
        let free = seats.filter(|(table, (_, room))| table.people.len() < usize::from(*room));
        if let Some((table, _)) = free.min_by_key(|(table, _)| table.people.len()) {
            table.people.push(person);
        }
    }
    while exchange(&mut tables, met) {}
    tables
}

/// The games of the tables, each with the room at it.
fn chosen_games<'g>(games: &[(&'g str, u8)], people: usize) -> Vec<(&'g str, u8)> {
    let mut games: Vec<(&str, u8)> = games
        .iter()
        .map(|(game, seats)| (*game, (*seats).min(COSY)))
        .filter(|(_, room)| *room > 0)
        .collect();
    let Some(largest) = games.iter().map(|(_, room)| *room).max() else {
        return Vec::new();
    };
    let many = people.div_ceil(usize::from(largest));
    let room = |chosen: &[(&str, u8)]| {
        let seats = chosen.iter().map(|(_, room)| usize::from(*room));
        seats.sum::<usize>()
    };
    let first: Vec<_> = games.iter().copied().cycle().take(many).collect();
    if room(&first) >= people {
        return first;
    }
    // Those with most seats, as few of them as possible in their place.
    games.sort_by_key(|(_, room)| std::cmp::Reverse(*room));
    games.retain(|(_, room)| *room == largest);
    games.into_iter().cycle().take(many).collect()
}

/// Exchanges two people of two tables, if fewer then sit with those whom they met. Returns true if
/// it did.
fn exchange(tables: &mut [NightTable], met: &[Vec<u32>]) -> bool {
    let times = |person: usize, others: &[usize], but: usize| -> u64 {
        let others = others.iter().filter(|other| **other != but);
        others
            .map(|other| u64::from(met[person][*other]) + u64::from(met[*other][person]))
            .sum()
    };
    for one in 0..tables.len() {
        for other in one + 1..tables.len() {
            for left in 0..tables[one].people.len() {
                for right in 0..tables[other].people.len() {
                    let (here, there) = (&tables[one].people, &tables[other].people);
                    let (a, b) = (here[left], there[right]);
                    let now = times(a, here, a) + times(b, there, b);
                    let then = times(a, there, b) + times(b, here, a);
                    if then < now {
                        tables[one].people[left] = b;
                        tables[other].people[right] = a;
                        return true;
                    }
                }
            }
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAMES: [(&str, u8); 5] = [
        ("pair", 2),
        ("crew", 5),
        ("skies", 2),
        ("race", 4),
        ("duel", 6),
    ];

    fn strangers(many: usize) -> Vec<Vec<u32>> {
        vec![vec![0; many]; many]
    }

    fn sizes(tables: &[NightTable]) -> Vec<usize> {
        tables.iter().map(|table| table.people.len()).collect()
    }

    #[test]
    fn everyone_sits_once_and_none_alone() {
        for many in 0..=Night::MOST {
            for first in 0..GAMES.len() {
                let mut games = GAMES;
                games.rotate_left(first);
                let tables = night_tables(&games, &strangers(many));
                let mut seated: Vec<usize> =
                    tables.iter().flat_map(|it| it.people.clone()).collect();
                seated.sort_unstable();
                assert!(seated.into_iter().eq(0..many), "{many}");
                let least = sizes(&tables).into_iter().min().unwrap_or(2);
                assert!(least > 1 || many == 1, "{many}: {:?}", sizes(&tables));
            }
        }
        assert_eq!(sizes(&night_tables(&GAMES, &strangers(1))), [1]);
        assert_eq!(sizes(&night_tables(&GAMES, &strangers(2))), [2]);
        assert_eq!(sizes(&night_tables(&GAMES, &strangers(3))), [3]);
        assert_eq!(sizes(&night_tables(&GAMES, &strangers(12))), [4, 4, 4]);
        let tables = night_tables(&GAMES, &strangers(13));
        assert_eq!(sizes(&tables), [4, 3, 3, 3]);
        assert!(night_tables(&[], &strangers(3)).is_empty());
    }

    #[test]
    fn those_who_met_least_sit_together() {
        // Two crews of four that always played among themselves.
        let mut met = strangers(8);
        for (one, row) in met.iter_mut().enumerate() {
            for (other, times) in row.iter_mut().enumerate() {
                *times = u32::from(one != other && one % 2 == other % 2) * 5;
            }
        }
        let tables = night_tables(&GAMES[3..], &met);
        for table in &tables {
            let even = table.people.iter().filter(|person| *person % 2 == 0);
            assert_eq!(even.count(), 2, "{tables:?}");
        }
    }
}
