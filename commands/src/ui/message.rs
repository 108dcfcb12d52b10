//! A message as plain data: made by a game's UI, sent by `send.rs` alone. It knows nothing of
//! serenity and holds no rule. Its text fits by construction: only `text::fit` makes one; labels
//! and ids are held to their lengths in `builders.rs`.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::Arc;

use games::{Everyone, Seat, To};
use render::{Plays, Scene};
use sessions::UserId;
use text::{Fitted, Lang, Lines, Rank, fit};

/// A message.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Message {
    /// Text, in Discord's markdown.
    pub text: Fitted,
    /// More words than a message holds, on a card beneath.
    pub card: Option<Fitted>,
    /// The picture under the text.
    pub picture: Option<Picture>,
    /// A file to keep, in the place of a picture.
    pub file: Option<Box<Paper>>,
    /// Buttons and selects.
    pub rows: Vec<Row>,
    /// The only people whom it pings.
    pub pings: Vec<UserId>,
}

impl Message {
    /// True if it shows something once, which users miss if they have to look for it first.
    pub(crate) fn is_fleeting(&self) -> bool {
        let picture = self.picture.as_ref();
        picture.is_some_and(|picture| picture.plays == Plays::Once)
    }

    /// True if its picture moves: the next one of its kind takes its place.
    pub(crate) fn is_film(&self) -> bool {
        let picture = self.picture.as_ref();
        picture.is_some_and(|picture| picture.bytes.starts_with(b"GIF8"))
    }

    /// Fingerprint: two messages with the same one show the same.
    pub(crate) fn fingerprint(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.hash(&mut hasher);
        hasher.finish()
    }

    /// The checksum of its text, by which a posted message is recognised.
    pub(crate) fn checksum(&self) -> u32 {
        sessions::checksum(&self.text)
    }

    /// A message of words alone.
    pub(crate) fn words(text: impl AsRef<str>) -> Self {
        Self::saying(fit::words(text.as_ref(), fit::MESSAGE))
    }

    /// A message of this text alone.
    pub(crate) fn saying(text: Fitted) -> Self {
        Self {
            text,
            ..Self::default()
        }
    }

    /// A message of news alone, line by line, of which the newest stay.
    pub(crate) fn news(lang: Lang, told: &str) -> Self {
        let mut lines = Lines::default();
        lines.each(Rank::News, told);
        Self::saying(lines.beside_the_board(lang))
    }

    /// Message beneath a notice.
    #[must_use]
    pub(crate) fn beneath(self, lang: Lang, notice: &str) -> Self {
        let mut lines = Lines::default();
        lines.each(Rank::Heading, notice);
        if !self.text.is_empty() {
            lines.put(Rank::Status, "");
            lines.each(Rank::Status, &self.text);
        }
        let text = lines.beside_the_board(lang);
        Self { text, ..self }
    }

    /// Message above a last word.
    #[must_use]
    pub(crate) fn above(self, lang: Lang, last: &str) -> Self {
        let mut lines = Lines::default();
        lines.each(Rank::Status, &self.text);
        lines.each(Rank::Hint, last);
        let text = lines.beside_the_board(lang);
        Self { text, ..self }
    }

    /// A text twin, on a card where a message cannot hold it.
    pub(crate) fn twin(lang: Lang, text: &str) -> Self {
        let mut lines = Lines::default();
        lines.each(Rank::Status, text);
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
pub(crate) struct Paper {
    /// Name of the file.
    pub name: &'static str,
    /// Contents of the file.
    pub content: Arc<str>,
}

impl std::fmt::Debug for Paper {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Paper({}, {} bytes)", self.name, self.content.len())
    }
}

/// A picture with its text twin.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct Picture {
    /// File name; the same for every picture of its kind, so that it tells nothing.
    pub name: &'static str,
    /// Number of times it is shown: once where it moves and then stands still.
    pub plays: Plays,
    /// The PNG, or the GIF of a picture that moves.
    pub bytes: Arc<[u8]>,
    /// Alt text.
    pub alt: Fitted,
}

impl Picture {
    /// A drawing of this that does not move.
    pub(crate) fn still(name: &'static str, scene: &Scene, alt: Fitted) -> Self {
        Self {
            name,
            plays: Plays::Forever,
            bytes: render::still(scene),
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
    /// A select menu of the people there.
    People(PeopleSelect),
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

    /// Button that can be pressed only then.
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

/// A select menu of the people there, of whom one is chosen. Discord lists them.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct PeopleSelect {
    /// Id that comes back when a person is chosen.
    pub id: String,
    /// Text while no person is chosen.
    pub placeholder: String,
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

    /// Entry with this second line, if there is one.
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
    /// Words that hold nothing of any game.
    pub(crate) fn words(text: impl AsRef<str>) -> Self {
        Self::Open(To::everyone(Message::words(text)))
    }
}

/// Answer to an interaction: to its author alone, or with the board, which is everyone's.
#[derive(Clone, Debug)]
pub(crate) enum Answer {
    /// A message that only the caller sees.
    Say(Private),
    /// A message in the place of the private message whose component they used; a new private
    /// message if the component was a public one.
    Update(Private),
    /// A sentence about the board: after a press on the board the caller gets the board, and is
    /// told this where it is not at hand.
    Seen(Private),
    /// The board, in the place of the board whose component they used.
    Board(To<Everyone, Message>),
    /// A modal for them to fill.
    Ask(Form),
}

impl Answer {
    /// A sentence.
    pub(crate) fn words(text: impl AsRef<str>) -> Self {
        Self::Say(Private::words(text))
    }
}
