//! The tables of a game night: who sits where, the thread of each, and its game.

use std::time::Instant;

use games::Seat;
use render::player_name;
use sessions::{
    ChannelId, Finish, Key, Night, NightTable, Pace, Player, SeatResult, Status, TableId, UserId,
    Venue, night_tables,
};
use text::{fit, say};

use super::Evening;
use super::messages::TableLine;
use crate::app::fault::ServeError;
use crate::app::refused::Refused;
use crate::game::catalogue;
use crate::requests::any::AnyGame;
use crate::table::names::names;
use crate::ui::access;
use crate::ui::links;
use crate::ui::send_error::SendError;

/// A day, in milliseconds.
const DAY: u64 = 24 * 60 * 60 * 1_000;

impl Evening<'_> {
    /// Writes down who sits where. Returns false if no one came.
    pub(super) async fn make_tables(&mut self) -> Result<bool, ServeError> {
        let came: Vec<usize> = self.came().map(|(nth, _)| nth).collect();
        let mut games: Vec<(&str, u8)> =
            self.games().map(|it| (it.id(), it.most_seats())).collect();
        // Each night begins with another one.
        let first = usize::try_from(self.night.at.0 / DAY).unwrap_or_default();
        let many = games.len().max(1);
        games.rotate_left(first % many);
        let meetings = self.meetings(&came).await?;
        let mut tables = night_tables(&games, &meetings);
        for person in tables.iter_mut().flat_map(|table| &mut table.people) {
            *person = came[*person];
        }
        let has_any = !tables.is_empty();
        self.change(move |night| {
            if night.tables.is_empty() {
                night.tables.clone_from(&tables);
            }
        })
        .await?;
        Ok(has_any)
    }

    /// The games that are played.
    pub(super) fn games(&self) -> impl Iterator<Item = &dyn AnyGame> {
        let games = &self.night.games;
        let is_played =
            |it: &&dyn AnyGame| games.is_empty() || games.iter().any(|id| id == it.id());
        self.app.all_games().filter(is_played)
    }

    /// Players who signed up and may play, each with their place among all.
    pub(super) fn came(&self) -> impl Iterator<Item = (usize, &Player)> {
        let people = self.night.people.iter().enumerate();
        people.filter(|(_, player)| self.comes(player))
    }

    fn comes(&self, player: &Player) -> bool {
        !player.user.is_forgotten() && !self.rules.excludes(player.user)
    }

    /// Number of games in which each person met each other one.
    async fn meetings(&self, came: &[usize]) -> Result<Vec<Vec<u32>>, ServeError> {
        let mut meetings = Vec::new();
        for person in came {
            let user = self.night.people[*person].user;
            let ledger = self.app.services.sessions.ledger(user, user).await?;
            let ledger = ledger.unwrap_or_default();
            let leaves = ledger.on_server(None);
            let times = |other: UserId| {
                let known = leaves.iter().filter_map(|(.., leaf)| leaf.met.get(&other));
                known.map(|meetings| meetings.games).sum::<u32>()
            };
            meetings.push(
                came.iter()
                    .map(|other| times(self.night.people[*other].user))
                    .collect(),
            );
        }
        Ok(meetings)
    }

    /// Begins the games that have not begun. Returns the permissions that are missing for those
    /// that have no place, as bits.
    pub(super) async fn begin_games(&mut self) -> Result<u64, ServeError> {
        let mut needed = 0;
        for nth in 0..self.night.tables.len() {
            if self.night.tables[nth].table.is_some() || self.players(nth).is_empty() {
                continue;
            }
            let Some((place, key)) = self.place(nth).await? else {
                let look = self
                    .app
                    .services
                    .sender
                    .look(&self.night.place, Instant::now());
                needed |= Box::pin(look).await?.for_threads;
                continue;
            };
            let players = self.players(nth);
            let Some(any_game) = self.app.any_game(&self.night.tables[nth].game) else {
                continue;
            };
            match any_game.begin_for(players, place, key).await {
                Ok(table) => {
                    self.change(move |night| night.tables[nth].table = Some(table))
                        .await?;
                }
                // Someone was faster.
                Err(ServeError::Refused(Refused::Occupied(_))) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(needed)
    }

    /// The people of a table who may play.
    pub(super) fn players(&self, nth: usize) -> Vec<Player> {
        let people = self.night.tables[nth].people.iter();
        let people = people.filter_map(|person| self.night.people.get(*person));
        people.filter(|it| self.comes(it)).cloned().collect()
    }

    /// The place of a table and the key with which it is founded: its own thread, or else the
    /// channel, where it is free and none of tonight's stood before.
    async fn place(&mut self, nth: usize) -> Result<Option<(Venue, Key)>, ServeError> {
        let thread = match self.night.tables[nth].thread {
            Some(thread) => Some(thread),
            None => self.open_thread(nth).await?,
        };
        if let Some(thread) = thread {
            let place = Venue {
                channel: thread,
                is_own_thread: true,
                ..self.night.place.clone()
            };
            return Ok(Some((place, Key(thread.0))));
        }
        let is_here = |it: &NightTable| it.thread.is_none() && it.table.is_some();
        let here = self.night.place.channel;
        let is_taken = self.app.services.sessions.holder(here).is_some()
            || self.night.tables.iter().any(is_here);
        let place = self.night.place.clone();
        Ok((!is_taken).then(|| (place, self.night.key.second())))
    }

    /// Opens the thread of a table, or finds the one that was opened before a crash; `None` where
    /// we may not.
    async fn open_thread(&mut self, nth: usize) -> Result<Option<ChannelId>, ServeError> {
        let services = &self.app.services;
        let name = say("night-thread")
            .with(
                "game",
                catalogue::title(self.lang, &self.night.tables[nth].game),
            )
            .with("nth", nth + 1)
            .tr(self.lang);
        let name = fit::label(&name, fit::THREAD);
        let place = (self.guild, self.night.place.channel);
        let found = services.sender.empty_threads(place, &name).await;
        let used: Vec<_> = self
            .night
            .tables
            .iter()
            .filter_map(|it| it.thread)
            .collect();
        let free = |thread: &ChannelId| {
            services.sessions.table_at(*thread).is_none() && !used.contains(thread)
        };
        let opened = match found.map(|all| all.into_iter().find(free)) {
            Ok(Some(thread)) => Ok(thread),
            Ok(None) => {
                let pace = Some(Pace::Live);
                services.sender.open_thread(place.1, &name, pace).await
            }
            Err(error) => Err(error),
        };
        match opened {
            Ok(thread) => {
                self.change(move |night: &mut Night| night.tables[nth].thread = Some(thread))
                    .await?;
                Ok(Some(thread))
            }
            Err(error @ (SendError::Unavailable(_) | SendError::Token | SendError::NoPlace)) => {
                Err(error.into())
            }
            // A permission is missing, or the server has as many threads as Discord allows.
            Err(_) => Ok(None),
        }
    }

    /// A line about each table that has people.
    pub(super) async fn table_lines(&self) -> Result<Vec<TableLine>, ServeError> {
        let mut lines = Vec::new();
        for (nth, seated) in self.night.tables.iter().enumerate() {
            let Some(any_game) = self.app.any_game(&seated.game) else {
                continue;
            };
            let game = any_game.title(self.lang);
            let Some(id) = seated.table else {
                let people = self.players(nth);
                if !people.is_empty() {
                    let names = people.iter().map(|it| self.player_name(it)).collect();
                    lines.push(TableLine::without_place(game, names));
                }
                continue;
            };
            lines.push(self.line_of(any_game, (id, game)).await?);
        }
        Ok(lines)
    }

    /// Parts of the line about a table that was founded.
    async fn line_of(
        &self,
        any_game: &dyn AnyGame,
        (id, game): (TableId, String),
    ) -> Result<TableLine, ServeError> {
        let services = &self.app.services;
        let room = services.table(id).await?.room().await?;
        let names = names(&room, self.lang);
        let called = room.players().map(|(seat, player)| {
            match player.user.is_computer() || player.name.is_empty() {
                true => names.in_message(seat).to_owned(),
                false => links::mention(self.lang, player.user),
            }
        });
        let is_over = !matches!(room.status, Status::Lobby | Status::Playing);
        let outcome = match is_over {
            true => any_game.outcome(id, self.lang).await?,
            false => None,
        };
        let result = match is_over {
            true => services.sessions.result(id).await?,
            false => None,
        };
        let seats = result.map_or_else(Vec::new, |result| result.seats);
        let won = |seat: Seat| {
            let first = |it: &SeatResult| matches!(it.finish, Finish::Won | Finish::Drawn);
            seats.iter().any(|it| it.seat == seat && first(it))
        };
        let plain = room.players();
        let plain = plain.map(|(seat, _)| (player_name(&names, seat, self.lang), won(seat)));
        Ok(TableLine {
            id: any_game.id(),
            game,
            names: called.collect(),
            plain: plain.collect(),
            margin: margin(&seats),
            table: Some(id),
            link: Some(links::channel_link(&room)),
            is_over,
            outcome,
        })
    }

    /// The permissions that threads need, by their names.
    pub(super) fn permissions(&self, bits: u64) -> String {
        access::permission_names(self.lang, bits)
    }
}

/// Lead of the first over the second, in thousandths of their points.
fn margin(seats: &[SeatResult]) -> Option<u32> {
    let mut points: Vec<u32> = seats.iter().filter_map(|seat| seat.points).collect();
    points.sort_unstable();
    let (best, next) = (points.pop()?, points.pop()?);
    Some((best - next).saturating_mul(1_000) / best.max(1))
}
