//! Ids of the components of the panel, which never change, and the buttons from page to page.

use sessions::TableId;
use text::{Lang, say};

use crate::ui::message::{Button, Row, Style};
use crate::ui::words::{value_of, word_of};

/// A page of the panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ServerPage {
    /// All settings in short.
    Home,
    /// Channels for games, and for news of them.
    Where,
    /// Roles that open games, and that moderate.
    Who,
    /// People who may not play, and whose name is hidden.
    People,
    /// Language, pace, and who closes games.
    Style,
    /// Check of the bot's permissions.
    Check,
    /// Games that stand.
    Games,
    /// This month in numbers.
    Month,
    /// Log of what moderators did.
    Log,
    /// Results of finished games, as files and for programs.
    Results,
    /// The game night.
    Night,
}

/// A setting that is chosen in a select.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SetWord {
    Channels,
    News,
    Openers,
    Moderators,
    Exclude,
    Admit,
    Unname,
    Name,
    Language,
    Pace,
    Closers,
}

/// A press or a choice on the panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ServerPress {
    /// Shows a page.
    Page(ServerPage),
    /// Sets what is chosen.
    Set(SetWord),
    /// Shows the game that is chosen.
    Game,
    /// Closes a game.
    Close(TableId),
    /// Takes the seat of the person who is chosen.
    Free(TableId),
    /// Gives the results as files.
    ResultFiles,
    /// Sends no results any more.
    ReceiverOff,
    /// Sends results again, with another secret.
    ReceiverAgain,
    /// Asks where to send results; what is typed is the address.
    ReceiverForm,
    /// Asks for the hour of a game night; what is typed is that.
    NightForm,
    /// Adds the game that is chosen to those of the night, or takes it out.
    NightGame,
    /// Sets for how long the night lasts.
    NightHours,
    /// Calls the night off.
    NightOff,
}

impl ServerPage {
    /// All pages, each with its word in ids.
    pub(crate) const ALL: [(Self, &'static str); 11] = [
        (Self::Home, "home"),
        (Self::Where, "where"),
        (Self::Who, "who"),
        (Self::People, "people"),
        (Self::Style, "style"),
        (Self::Check, "check"),
        (Self::Games, "games"),
        (Self::Month, "month"),
        (Self::Log, "log"),
        (Self::Results, "results"),
        (Self::Night, "night"),
    ];

    /// Key of the label of the button to it.
    const fn label(self) -> &'static str {
        match self {
            Self::Home => "server-button-home",
            Self::Where => "server-button-where",
            Self::Who => "server-button-who",
            Self::People => "server-button-people",
            Self::Style => "server-button-style",
            Self::Check => "server-button-check",
            Self::Games => "server-button-games",
            Self::Month => "server-button-month",
            Self::Log => "server-button-log",
            Self::Results => "server-button-results",
            Self::Night => "server-button-night",
        }
    }
}

impl SetWord {
    /// All settings, each with its word in ids.
    pub(crate) const ALL: [(Self, &'static str); 11] = [
        (Self::Channels, "channels"),
        (Self::News, "news"),
        (Self::Openers, "openers"),
        (Self::Moderators, "moderators"),
        (Self::Exclude, "exclude"),
        (Self::Admit, "admit"),
        (Self::Unname, "unname"),
        (Self::Name, "name"),
        (Self::Language, "language"),
        (Self::Pace, "pace"),
        (Self::Closers, "closers"),
    ];

    /// The page where it stands.
    pub(super) const fn page(self) -> ServerPage {
        match self {
            Self::Channels | Self::News => ServerPage::Where,
            Self::Openers | Self::Moderators => ServerPage::Who,
            Self::Exclude | Self::Admit | Self::Unname | Self::Name => ServerPage::People,
            Self::Language | Self::Pace | Self::Closers => ServerPage::Style,
        }
    }
}

impl ServerPress {
    /// The id of the component for it.
    pub(crate) fn id(self) -> String {
        match self {
            Self::Page(page) => format!("server:page:{}", word_of(&ServerPage::ALL, &page)),
            Self::Set(setting) => format!("server:set:{}", word_of(&SetWord::ALL, &setting)),
            Self::Game => "server:game".to_owned(),
            Self::Close(table) => format!("server:close:{table}"),
            Self::Free(table) => format!("server:free:{table}"),
            Self::ResultFiles => "server:results:files".to_owned(),
            Self::ReceiverOff => "server:results:off".to_owned(),
            Self::ReceiverAgain => "server:results:again".to_owned(),
            Self::ReceiverForm => "server:results:form".to_owned(),
            Self::NightForm => "server:night:form".to_owned(),
            Self::NightGame => "server:night:game".to_owned(),
            Self::NightHours => "server:night:hours".to_owned(),
            Self::NightOff => "server:night:off".to_owned(),
        }
    }
}

/// Reads the id of a component of the panel.
pub(crate) fn read(id: &str) -> Option<ServerPress> {
    let mut parts = id.split(':');
    if parts.next()? != "server" {
        return None;
    }
    let press = match (parts.next()?, parts.next()) {
        ("page", Some(page)) => ServerPress::Page(value_of(&ServerPage::ALL, page)?),
        ("set", Some(setting)) => ServerPress::Set(value_of(&SetWord::ALL, setting)?),
        ("game", None) => ServerPress::Game,
        ("close", Some(table)) => ServerPress::Close(TableId(table.parse().ok()?)),
        ("free", Some(table)) => ServerPress::Free(TableId(table.parse().ok()?)),
        ("results", Some("files")) => ServerPress::ResultFiles,
        ("results", Some("off")) => ServerPress::ReceiverOff,
        ("results", Some("again")) => ServerPress::ReceiverAgain,
        ("results", Some("form")) => ServerPress::ReceiverForm,
        ("night", Some("form")) => ServerPress::NightForm,
        ("night", Some("game")) => ServerPress::NightGame,
        ("night", Some("hours")) => ServerPress::NightHours,
        ("night", Some("off")) => ServerPress::NightOff,
        _ => return None,
    };
    parts.next().is_none().then_some(press)
}

/// Row with the button to a page.
pub(super) fn way_back(lang: Lang, page: ServerPage) -> Row {
    Row::Buttons(vec![page_button(lang, page)])
}

/// Button to a page.
pub(super) fn page_button(lang: Lang, page: ServerPage) -> Button {
    let id = ServerPress::Page(page).id();
    Button::new(id, say(page.label()).tr(lang), Style::Plain)
}
