//! Statistics of finished games: a ledger for each person, and a league for each server and game.
//!
//! They are computed from how games ended and from nothing else, so they reveal nothing of a game
//! in play, and can be recomputed from the journals (`sessions/recount.rs`), to the byte.

mod counts;
mod days;
mod ends;
mod months;
mod ratings;
mod result;
mod streak;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

pub use counts::{Best, Counts, Meetings};
pub use days::Days;
pub use ends::{Among, Finish};
pub(crate) use ends::{Finisher, GameEnd};
use months::Months;
pub use months::{Month, MonthCounts};
pub use ratings::Rating;
pub(crate) use ratings::Ratings;
pub use result::{GameResult, SeatResult};
pub use streak::Streak;

use crate::ids::{GuildId, UserId};

/// The number that no server has: what a person played anywhere.
const ANYWHERE: GuildId = GuildId(0);

/// Statistics of one person.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ledger {
    /// By server, by game, by who played along.
    servers: BTreeMap<GuildId, BTreeMap<String, BTreeMap<Among, Leaf>>>,
    /// By game: the days whose puzzle they solved.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    puzzles: BTreeMap<String, Days>,
}

/// Statistics of one person, of one game, on one server or anywhere, in one company.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Leaf {
    /// Results of their games.
    pub counts: Counts,
    /// Their games won in a row.
    pub streak: Streak,
    /// Their opponents.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub met: BTreeMap<UserId, Meetings>,
}

/// Statistics of one game on one server.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct League {
    /// Number of games that were played to their end.
    games: BTreeMap<Among, u32>,
    /// Results by person.
    people: BTreeMap<UserId, BTreeMap<Among, Counts>>,
    /// Games of the last months.
    #[serde(default, skip_serializing_if = "Months::is_empty")]
    months: Months,
    /// Ratings of those who played with people; missing where these games have not been rated yet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    ratings: Option<Ratings>,
}

impl Ledger {
    /// The statistics of a server, or of all of them.
    #[must_use]
    pub fn on_server(&self, server: Option<GuildId>) -> Vec<(&str, Among, &Leaf)> {
        let games = self.servers.get(&server.unwrap_or(ANYWHERE));
        let leaves = games.into_iter().flatten().flat_map(|(game, leaves)| {
            let leaves = leaves.iter();
            leaves.map(|(among, leaf)| (game.as_str(), *among, leaf))
        });
        leaves.collect()
    }

    /// All of their statistics, of each game.
    pub(crate) fn leaves(&mut self) -> impl Iterator<Item = &mut Leaf> {
        let games = self.servers.values_mut().flat_map(BTreeMap::values_mut);
        games.flat_map(BTreeMap::values_mut)
    }

    /// All of their opponents.
    pub(crate) fn opponents(&self) -> impl Iterator<Item = UserId> {
        let leaves = self.on_server(None).into_iter();
        leaves.flat_map(|(_, _, leaf)| leaf.met.keys().copied())
    }

    /// Removes a person from their opponents.
    pub(crate) fn forget(&mut self, user: UserId) {
        for leaf in self.leaves() {
            leaf.met.remove(&user);
        }
    }

    /// The days whose puzzle of a game they solved.
    #[must_use]
    pub fn puzzles(&self, game: &str) -> Option<&Days> {
        self.puzzles.get(game)
    }

    /// Counts how a game ended for them.
    pub(crate) fn count(&mut self, end: &GameEnd, own: &Finisher) {
        for server in std::iter::once(ANYWHERE).chain(end.guild) {
            let games = self.servers.entry(server).or_default();
            let leaves = games.entry(end.game.to_owned()).or_default();
            leaves.entry(end.among).or_default().count(end, own);
        }
        if let Some(puzzle) = end.puzzle.filter(|_| own.finish == Finish::Won) {
            let days = self.puzzles.entry(end.game.to_owned()).or_default();
            days.count(puzzle.day());
        }
    }
}

impl Leaf {
    fn count(&mut self, end: &GameEnd, own: &Finisher) {
        self.counts.count(end, own);
        self.streak.count(end, own.finish);
        let others = end.people.iter().filter(|other| other.user != own.user);
        for other in others {
            let met = self.met.entry(other.user).or_default();
            met.count(own.finish, other.finish);
        }
    }
}

impl League {
    /// Number of games that were played to their end in this company.
    #[must_use]
    pub fn games(&self, among: Among) -> u32 {
        self.games.get(&among).copied().unwrap_or(0)
    }

    /// The results of everybody who played in this company, the best first: by games won, then by
    /// fewer games played, then by who came first.
    #[must_use]
    pub fn table(&self, among: Among) -> Vec<(UserId, &Counts)> {
        let counts = self.people.iter();
        let counts = counts.filter_map(|(user, all)| Some((*user, all.get(&among)?)));
        let mut table: Vec<(UserId, &Counts)> = counts.collect();
        table.sort_by_key(|(user, counts)| {
            let won = std::cmp::Reverse((counts.won, counts.drawn));
            (won, counts.game_count(), *user)
        });
        table
    }

    /// The best feats of everyone, regardless of who played along.
    pub fn bests(&self) -> impl Iterator<Item = (UserId, &str, &Best)> {
        self.people.iter().flat_map(|(user, all)| {
            let all = all.values().flat_map(|counts| &counts.bests);
            all.map(|(feat, best)| (*user, feat.as_str(), best))
        })
    }

    /// Results by person.
    pub(crate) const fn by_person(&mut self) -> &mut BTreeMap<UserId, BTreeMap<Among, Counts>> {
        &mut self.people
    }

    /// Everybody who is in it.
    pub fn people(&self) -> impl Iterator<Item = UserId> {
        self.people.keys().copied()
    }

    /// The games of a month, if any ended in it; the last few months are known.
    #[must_use]
    pub fn month(&self, month: Month) -> Option<&MonthCounts> {
        self.months.get(month)
    }

    /// The games of each month.
    pub(crate) fn months_mut(&mut self) -> impl Iterator<Item = &mut MonthCounts> {
        self.months.all()
    }

    /// The ratings of everybody who has one, by the games between people that were not practice.
    #[must_use]
    pub fn ratings(&self) -> BTreeMap<UserId, Rating> {
        let ratings = self.ratings.iter().flat_map(Ratings::all);
        let listed = ratings.filter(|(user, _)| self.people.contains_key(user));
        listed.collect()
    }

    /// True if games were not rated, or by another formula than today's.
    pub(crate) fn lacks_ratings(&self) -> bool {
        let is_rated = self.ratings.as_ref().is_some_and(Ratings::is_current);
        self.games(Among::People) > 0 && !is_rated
    }

    /// Puts in their place the ratings by these games, in the order in which they ended.
    pub(crate) fn rate<'e>(&mut self, ends: impl IntoIterator<Item = &'e GameEnd>) {
        let mut ratings = Ratings::default();
        ends.into_iter().for_each(|end| ratings.count(end));
        self.ratings = Some(ratings);
    }

    /// The ratings as they are stored.
    pub(crate) const fn ratings_mut(&mut self) -> Option<&mut Ratings> {
        self.ratings.as_mut()
    }

    /// Removes a person.
    pub(crate) fn forget(&mut self, user: UserId) {
        self.people.remove(&user);
        for month in self.months_mut() {
            month.people.remove(&user);
        }
    }

    /// Counts how a game ended.
    pub(crate) fn count(&mut self, end: &GameEnd) {
        if end.among == Among::People && !self.lacks_ratings() {
            // What was not rated before is rated as a whole when it is read.
            self.ratings.get_or_insert_default().count(end);
        }
        let games = self.games.entry(end.among).or_default();
        *games = games.saturating_add(1);
        self.months.count(end);
        for own in &end.people {
            let counts = self.people.entry(own.user).or_default();
            counts.entry(end.among).or_default().count(end, own);
        }
    }
}
