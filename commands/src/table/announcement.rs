//! Announcement of a lobby in the server's channel for news, and what became of it. Tells only what
//! the lobby's own channel shows.

use games::{Everyone, To};
use sessions::{Player, Room, Status, Version};
use text::{Lang, say};

use crate::table::names::guest_name;
use crate::ui::buttons::table_button;
use crate::ui::ids::{Ids, Stamp, TableVerb};
use crate::ui::message::{Button, Message, Row, Style};

/// Stage of a table, as its news tell of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stage {
    /// People can join.
    Open,
    /// No seat is free.
    Full,
    /// The game is played.
    Begun,
    /// The game is over, or has another channel.
    Over,
}

impl Stage {
    /// The stage of a table now.
    pub(crate) fn from_room(room: &Room) -> Self {
        match room.status {
            _ if room.place.guild.is_none() => Self::Over,
            Status::Lobby if room.has_room() => Self::Open,
            Status::Lobby => Self::Full,
            Status::Playing => Self::Begun,
            Status::Over { .. } | Status::Closed => Self::Over,
        }
    }

    /// The stage as the marks of deliveries note it.
    pub(crate) const fn version(self) -> Version {
        Version(self as u64)
    }
}

/// The announcement, as the table is now. `title` gives the game's title in a language.
pub(crate) fn message(room: &Room, title: impl Fn(Lang) -> String) -> To<Everyone, Message> {
    let lang = Lang::of_locale(&room.place.locale.0);
    let ids = Ids::new(room.table, Stamp(0));
    let stage = Stage::from_room(room);
    let mut players = room.people().map(|(_, player)| player);
    let host = players.find(|player| player.user == room.host);
    let (key, button) = match stage {
        Stage::Open => (
            "server-news-opened",
            Some(table_button(lang, &ids, TableVerb::Join, Style::Main)),
        ),
        Stage::Full => ("server-news-full", None),
        Stage::Begun => {
            let watch = Button {
                label: say("taken-watch").tr(lang),
                ..table_button(lang, &ids, TableVerb::More, Style::Plain)
            };
            ("server-news-begun", Some(watch))
        }
        Stage::Over => ("server-news-over", None),
    };
    let name = |host: &Player| guest_name(lang, host);
    let news = say(key)
        .with("name", host.map(name).unwrap_or_default())
        .with("game", title(lang))
        .with("channel", format!("<#{}>", room.place.channel));
    To::everyone(Message {
        rows: button
            .map(|it| Row::Buttons(vec![it]))
            .into_iter()
            .collect(),
        ..Message::words(news.tr(lang))
    })
}
