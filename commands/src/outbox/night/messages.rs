//! Messages of a game night: made from its page and from how its tables are, and nothing else.

use games::Day;
use render::{Poster, PosterTable};
use sessions::{Player, TableId};
use text::{Lines, Rank, fit, say};

use super::{Evening, NightPress};
use crate::app::fault::ServeError;
use crate::table::names::guest_name;
use crate::ui::ids::{Ids, Stamp};
use crate::ui::links::{mention, timestamp};
use crate::ui::message::{Button, Message, Picture, Row, Style};
use crate::ui::pool::Urgency;
use crate::ui::viewing::{Extent, Eyes, Viewing};

/// A table of a game night, in words.
pub(super) struct TableLine {
    /// The game's id; empty while it has not begun.
    pub id: &'static str,
    /// The game.
    pub game: String,
    /// People of the table, as Discord shows them.
    pub names: Vec<String>,
    /// Their names, and who won.
    pub plain: Vec<(String, bool)>,
    /// Lead of the first over the second, in thousandths; `None` where no points tell.
    pub margin: Option<u32>,
    /// The table, once its game has begun.
    pub table: Option<TableId>,
    /// The way to its channel.
    pub link: Option<String>,
    /// True if the game is over.
    pub is_over: bool,
    /// Sentence about its end.
    pub outcome: Option<String>,
}

impl TableLine {
    /// A table that has no place yet.
    pub(super) const fn without_place(game: String, names: Vec<String>) -> Self {
        Self {
            id: "",
            game,
            names,
            plain: Vec::new(),
            margin: None,
            table: None,
            link: None,
            is_over: false,
            outcome: None,
        }
    }
}

impl Evening<'_> {
    /// A person as a message names them: by their seat's word where their name is hidden.
    pub(super) fn player_name(&self, player: &Player) -> String {
        let shown = self.rules.with_shown_name(player.clone());
        match shown.name.is_empty() {
            true => guest_name(self.lang, &shown),
            false => mention(self.lang, player.user),
        }
    }

    /// The message under which people sign up.
    pub(super) fn sign_up(&self) -> Message {
        let key = self.night.key;
        let button = |press: NightPress, label: &'static str, style| {
            Button::new(press.id(), say(label).tr(self.lang), style)
        };
        let buttons = vec![
            button(NightPress::In(key), "night-button-in", Style::Main),
            button(NightPress::Out(key), "night-button-out", Style::Plain),
        ];
        let mut lines = self.sign_up_head();
        let games: Vec<String> = self.games().map(|it| it.title(self.lang)).collect();
        let games = say("night-games")
            .with("games", games.join(", "))
            .with("hours", usize::from(self.night.hours));
        lines.push(Rank::Status, games.tr(self.lang));
        let came: Vec<String> = self
            .came()
            .map(|(_, player)| self.player_name(player))
            .collect();
        let people = say("night-people")
            .with("count", came.len())
            .with("names", came.join(", "));
        lines.push(Rank::Status, people.tr(self.lang));
        lines.push(Rank::Hint, say("night-how").tr(self.lang));
        Message {
            rows: vec![Row::Buttons(buttons)],
            ..Message::from_text(lines.within(fit::MESSAGE, self.lang))
        }
    }

    /// Heading of the message under which people sign up: that of no other night.
    fn sign_up_head(&self) -> Lines {
        let mut lines = Lines::default();
        let heading = say("night-heading")
            .with("at", timestamp(self.night.at, 'f'))
            .with("left", timestamp(self.night.at, 'R'));
        lines.push(Rank::Heading, heading.tr(self.lang));
        lines
    }

    /// Message of the sign-up once no one can sign up any more, with this line.
    pub(super) fn sign_up_closed(&self, key: &'static str) -> Message {
        let mut lines = self.sign_up_head();
        lines.push(Rank::Status, say(key).tr(self.lang));
        Message::from_text(lines.within(fit::MESSAGE, self.lang))
    }

    /// Message of the sign-up once the tables are made, with the way to them.
    pub(super) fn sign_up_begun(&self) -> Message {
        let mut lines = self.sign_up_head();
        let tables = self.night.posts.tables.map(|message| message.to_string());
        let link = format!(
            "https://discord.com/channels/{}/{}/{}",
            self.guild,
            self.night.place.channel,
            tables.unwrap_or_default()
        );
        let begun = say("night-begun").with("link", link);
        lines.push(Rank::Status, begun.tr(self.lang));
        Message::from_text(lines.within(fit::MESSAGE, self.lang))
    }

    /// The message with the tables. It pings those who signed up, once. `needed` are permissions
    /// that are missing for tables without a place.
    pub(super) fn tables_message(&self, tables: &[TableLine], needed: u64) -> Message {
        let mut lines = Lines::default();
        let heading = say("night-tables").with("ends", timestamp(self.night.ends(), 't'));
        lines.push(Rank::Heading, heading.tr(self.lang));
        for table in tables {
            lines.push(Rank::Status, self.table_line(table));
        }
        if tables.iter().any(|table| table.table.is_none()) {
            let line = match needed {
                0 => say("night-no-room"),
                bits => say("night-needs").with("permissions", self.permissions(bits)),
            };
            lines.push(Rank::Status, line.tr(self.lang));
        }
        let pings = self.came().map(|(_, player)| player.user);
        let pings = pings.filter(|user| !self.rules.unnamed.contains(user));
        Message {
            pings: pings.collect(),
            ..Message::from_text(lines.within(fit::MESSAGE, self.lang))
        }
    }

    /// Line about a table: its game, its people, and how it stands.
    fn table_line(&self, table: &TableLine) -> String {
        let Some(link) = table.link.clone() else {
            return say("night-table-waits")
                .with("game", table.game.clone())
                .with("names", table.names.join(", "))
                .tr(self.lang);
        };
        let line = match (&table.outcome, table.is_over) {
            (Some(outcome), _) => say("night-table-over").with("outcome", outcome.clone()),
            (None, true) => say("night-table-closed"),
            (None, false) => say("night-table"),
        };
        line.with("game", table.game.clone())
            .with("names", table.names.join(", "))
            .with("link", link)
            .tr(self.lang)
    }

    /// The message at the end.
    pub(super) async fn poster(&self, tables: &[TableLine]) -> Result<Message, ServeError> {
        let mut lines = Lines::default();
        let heading = say("night-over").with("at", timestamp(self.night.at, 'D'));
        lines.push(Rank::Heading, heading.tr(self.lang));
        let outcomes = tables.iter().filter_map(|table| table.outcome.clone());
        for outcome in outcomes {
            lines.push(Rank::Status, outcome);
        }
        let came: Vec<String> = self
            .came()
            .map(|(_, player)| self.player_name(player))
            .collect();
        let thanks = say("finale-people").with("names", came.join(", "));
        lines.push(Rank::Courtesy, thanks.tr(self.lang));
        let finished = tables.iter().filter(|table| table.outcome.is_some());
        let closest = finished.min_by_key(|table| table.margin.unwrap_or(u32::MAX));
        let film = closest.and_then(|table| {
            let viewing = Viewing {
                eyes: Eyes::Public,
                what: Extent::Ending,
            };
            let id = Ids::new(table.table?, Stamp(0)).replay(viewing, "");
            let label = say("night-button-film").with("game", table.game.clone());
            Some(Button::new(id, label.tr(self.lang), Style::Plain))
        });
        Ok(Message {
            picture: self.poster_picture(tables).await?,
            rows: film
                .map(|film| Row::Buttons(vec![film]))
                .into_iter()
                .collect(),
            ..Message::from_text(lines.within(fit::MESSAGE, self.lang))
        })
    }

    /// The poster itself; none where no game began.
    async fn poster_picture(&self, tables: &[TableLine]) -> Result<Option<Picture>, ServeError> {
        let begun = tables.iter().filter(|table| table.table.is_some());
        let names = |table: &TableLine, won: bool| {
            let those = table.plain.iter().filter(|(_, it)| *it == won);
            those.map(|(name, _)| name.clone()).collect::<Vec<_>>()
        };
        let tables: Vec<PosterTable> = begun
            .map(|table| PosterTable {
                game: table.id.to_owned(),
                winners: names(table, true),
                others: names(table, false),
            })
            .collect();
        if tables.is_empty() {
            return Ok(None);
        }
        let lang = self.lang;
        let poster = Poster {
            title: say("server-button-night").tr(lang),
            date: text::date(lang, Day::of_millis(self.night.at.0)),
            tables,
        };
        let people = poster
            .tables
            .iter()
            .flat_map(|it| it.winners.iter().chain(&it.others));
        let people: Vec<&str> = people.map(String::as_str).collect();
        let alt = format!("{}. {}. {}", poster.title, poster.date, people.join(", "));
        let alt = fit::words(&alt, fit::ALT);
        let draw = move || Picture::still("poster.png", &render::poster(&poster, lang), alt);
        Ok(Some(
            self.app.services.pool.draw(Urgency::Soon, draw).await?,
        ))
    }
}
