//! A message as plain data: made by a game's UI, sent by `send.rs` alone. It knows nothing of
//! serenity and holds no rule. Its text fits by construction: only `text::fit` makes one; labels
//! and ids are held to their lengths in `builders.rs`.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::Arc;

use games::{Everyone, Seat, To};
use render::{Plays, Reel, Scene};
use sessions::{ChannelId, RoleId, UserId};
use text::{Fitted, Lang, Lines, Rank, fit};

/// A message.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Message {
    /// Text, in Discord's markdown.
    pub text: Fitted,
    /// More words than a message holds, on a card below.
    pub card: Option<Fitted>,
    /// The picture under the text.
    pub picture: Option<Picture>,
    /// Files, instead of a picture.
    pub files: Vec<TextFile>,
    /// Buttons and selects.
    pub rows: Vec<Row>,
    /// The only people who are pinged.
    pub pings: Vec<UserId>,
}

impl Message {
    /// True if a file or a picture belongs to it.
    pub(crate) const fn has_attachment(&self) -> bool {
        !self.files.is_empty() || self.picture.is_some()
    }

    /// Fingerprint of the whole message: equal for messages that show the same.
    pub(crate) fn fingerprint(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.hash(&mut hasher);
        hasher.finish()
    }

    /// Checksum of its text, by which a posted message is recognised.
    pub(crate) fn checksum(&self) -> u32 {
        sessions::checksum(&self.text)
    }

    /// A message of words alone.
    pub(crate) fn words(text: impl AsRef<str>) -> Self {
        Self::from_text(fit::words(text.as_ref(), fit::MESSAGE))
    }

    /// A message of this text alone.
    pub(crate) fn from_text(text: Fitted) -> Self {
        Self {
            text,
            ..Self::default()
        }
    }

    /// A message of news, cut line by line so that the newest stay.
    pub(crate) fn news(lang: Lang, news: &str) -> Self {
        let mut lines = Lines::default();
        lines.push_lines(Rank::News, news);
        Self::from_text(lines.beside_the_board(lang))
    }

    /// The message with a notice above its text.
    #[must_use]
    pub(crate) fn under_notice(self, lang: Lang, notice: &str) -> Self {
        let mut lines = Lines::default();
        lines.push_lines(Rank::Heading, notice);
        if !self.text.is_empty() {
            lines.push(Rank::Status, "");
            lines.push_lines(Rank::Status, &self.text);
        }
        let text = lines.beside_the_board(lang);
        Self { text, ..self }
    }

    /// The message with lines below its text.
    #[must_use]
    pub(crate) fn with_last_lines(self, lang: Lang, last: &str) -> Self {
        let mut lines = Lines::default();
        lines.push_lines(Rank::Status, &self.text);
        lines.push_lines(Rank::Hint, last);
        let text = lines.beside_the_board(lang);
        Self { text, ..self }
    }

    /// The console with tips below its text, as far as there is room on its screen; with all of
    /// them under ⋯.
    #[must_use]
    pub(crate) fn with_tips(
        self,
        lang: Lang,
        tips: impl IntoIterator<Item = (Rank, String)>,
        is_more: bool,
    ) -> Self {
        let mut lines = Lines::default();
        for line in self.text.lines() {
            // Small print, and room between.
            let spare = line.is_empty() || line.starts_with("-# ");
            lines.push(if spare { Rank::Courtesy } else { Rank::Status }, line);
        }
        for (rank, line) in tips {
            lines.push(rank, line);
        }
        let text = match is_more {
            true => lines.beside_the_board(lang),
            false => lines.in_a_console(lang),
        };
        Self { text, ..self }
    }

    /// A message of a text that may need a card because it does not fit into a message.
    pub(crate) fn from_long_text(lang: Lang, text: &str) -> Self {
        let mut lines = Lines::default();
        lines.push_lines(Rank::Status, text);
        let whole = lines.within(fit::CARD, lang);
        if whole.chars().count() <= fit::MESSAGE {
            return Self::words(&*whole);
        }
        Self {
            card: Some(whole),
            ..Self::default()
        }
    }
}

/// A file of text.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct TextFile {
    /// Name of the file.
    pub name: Arc<str>,
    /// Contents of the file.
    pub content: Arc<str>,
}

impl std::fmt::Debug for TextFile {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "TextFile({}, {} bytes)", self.name, self.content.len())
    }
}

/// A picture with its text twin.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct Picture {
    /// File name; the same for every picture of its kind, so that it tells nothing.
    pub name: &'static str,
    /// Number of times that a film is shown.
    pub plays: Plays,
    /// The PNG, or the GIF of a picture that moves.
    pub bytes: Arc<[u8]>,
    /// Alt text.
    pub alt: Fitted,
}

impl Picture {
    /// A still picture of a scene.
    pub(crate) fn still(name: &'static str, scene: &Scene, alt: Fitted) -> Self {
        Self {
            name,
            plays: Plays::Forever,
            bytes: render::still(scene),
            alt,
        }
    }

    /// A film.
    pub(crate) fn film(name: &'static str, reel: &Reel, alt: Fitted) -> Self {
        Self {
            name,
            plays: reel.plays(),
            bytes: render::film(reel),
            alt,
        }
    }
}

impl std::fmt::Debug for Picture {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Picture({}, {} bytes)", self.name, self.bytes.len())
    }
}

/// A row of components.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Row {
    /// Up to five buttons.
    Buttons(Vec<Button>),
    /// A select menu.
    Select(Select),
    /// A select menu of what Discord lists.
    Listed(ListedSelect),
}

/// A button.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Button {
    /// Id that comes back when it is pressed.
    pub id: String,
    /// Label.
    pub label: String,
    /// Style.
    pub style: Style,
    /// State: to be pressed, or not yet.
    pub enabled: Enabled,
}

/// State of a button.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) enum Enabled {
    /// The button can be pressed.
    #[default]
    Yes,
    /// The button is shown greyed, so that people see what will come.
    NotYet,
}

impl Button {
    /// A button that can be pressed.
    pub(crate) fn new(id: impl Into<String>, label: impl Into<String>, style: Style) -> Self {
        let (id, label) = (id.into(), label.into());
        let enabled = Enabled::Yes;
        Self {
            id,
            label,
            style,
            enabled,
        }
    }

    /// The button, greyed out unless `able`.
    #[must_use]
    pub(crate) fn when(self, able: bool) -> Self {
        let enabled = if able { Enabled::Yes } else { Enabled::NotYet };
        Self { enabled, ..self }
    }
}

/// Style of a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Style {
    /// The move that matters now.
    Main,
    /// Anything else.
    Plain,
    /// A button that makes things final, in a good way.
    Final,
    /// A button for what cannot be taken back.
    Danger,
}

/// A select menu.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Select {
    /// Id that comes back when something is chosen.
    pub id: String,
    /// Text while nothing is chosen.
    pub placeholder: String,
    /// Entries, of which one can be chosen.
    pub choices: Vec<SelectEntry>,
}

/// A select menu of people, channels or roles, which Discord lists.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct ListedSelect {
    /// Id that comes back when something is chosen.
    pub id: String,
    /// Text while nothing is chosen.
    pub placeholder: String,
    /// Things that it lists.
    pub lists: Lists,
}

/// Content of a select menu that Discord fills.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Lists {
    /// The people there, of whom one is chosen.
    People,
    /// Text channels: at most so many, and those that are chosen already.
    Channels(u8, Vec<ChannelId>),
    /// Roles: at most so many, and those that are chosen already.
    Roles(u8, Vec<RoleId>),
}

/// An entry of a select menu.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct SelectEntry {
    /// Value that comes back.
    pub value: String,
    /// Label.
    pub label: String,
    /// A second line.
    pub about: Option<String>,
}

impl SelectEntry {
    /// An entry of one line.
    pub(crate) fn new(value: impl Into<String>, label: impl Into<String>) -> Self {
        Self {
            value: value.into(),
            label: label.into(),
            about: None,
        }
    }

    /// The entry with a second line, if there is one.
    #[must_use]
    pub(crate) fn about(self, about: impl Into<Option<String>>) -> Self {
        let about = about.into();
        Self { about, ..self }
    }
}

/// A modal: a form in a window of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Form {
    /// Id that comes back when it is submitted.
    pub id: String,
    /// Title.
    pub title: String,
    /// The only field. Its id is [`Form::FIELD`].
    pub field: Field,
}

impl Form {
    /// The id of a form's field.
    pub(crate) const FIELD: &'static str = "said";
}

/// A form's text field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Field {
    /// Question.
    pub label: String,
    /// An example.
    pub placeholder: String,
    /// Text that stands there already.
    pub value: String,
    /// Need to fill it.
    pub required: Required,
}

/// Need to fill a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Required {
    /// The field must be filled.
    Yes,
    /// The field may be left empty.
    No,
}

/// A message for one person, with the audience that its content was made for.
#[derive(Clone, Debug)]
pub(crate) enum Private {
    /// A message without secrets.
    Open(To<Everyone, Message>),
    /// A message with what the person in this seat may know.
    Seat(To<Seat, Message>),
}

impl Private {
    /// Words without any secret of a game.
    pub(crate) fn words(text: impl AsRef<str>) -> Self {
        Self::Open(To::everyone(Message::words(text)))
    }
}

/// Answer to an interaction: for its author alone, or the board or a review, which are for
/// everyone.
#[derive(Clone, Debug)]
pub(crate) enum Answer {
    /// A message that only the caller sees.
    Say(Private),
    /// A message in place of the private message whose component was used; a new private message if
    /// the component was public.
    Update(Private),
    /// A sentence about something that the board shows. A press on the board is answered with the
    /// board instead, if it is still there.
    OnBoard(Private),
    /// The board, in place of the board whose component was used; or the next page of a review.
    Board(To<Everyone, Message>),
    /// A form for the caller to fill in.
    Ask(Form),
}

impl Answer {
    /// A sentence.
    pub(crate) fn words(text: impl AsRef<str>) -> Self {
        Self::Say(Private::words(text))
    }
}
