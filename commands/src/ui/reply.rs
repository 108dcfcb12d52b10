//! The answer to a user, and what waits for that answer. It sends nothing.

use std::time::Instant;

use games::{Seat, To};
use serenity::all::InteractionId;
use sessions::{TableId, Version};
use text::Lang;

use crate::ui::attachments::MessageRef;
use crate::ui::message::{Answer, Message, Private, Row};

/// An interaction that waits for its answer.
#[derive(Clone, Debug)]
pub(crate) struct ReplyTo {
    /// Id of the interaction.
    pub id: InteractionId,
    /// Time of arrival.
    pub arrived: Instant,
    /// Token of the interaction. Never logged.
    pub token: String,
    /// Kind of message that carried the component.
    pub carrier: Carrier,
    /// Message of the component, if one was used.
    pub component_message: Option<MessageRef>,
    /// Language of its author, for what goes wrong here.
    pub lang: Lang,
}

/// An answer, and the recipient's seat at the table that it is about.
#[derive(Clone, Debug)]
pub(crate) struct Reply {
    /// The recipient's seat there, if they have one.
    pub seat: Option<Seat>,
    /// The answer.
    pub answer: Answer,
    /// The console that it shows, if it shows the first page of one.
    pub console: Option<ShownConsole>,
}

/// A console that a reply shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ShownConsole {
    /// The table.
    pub table: TableId,
    /// Public version of the table that it shows.
    pub public: Version,
}

/// Outcome of sending an answer.
pub(crate) enum Served {
    /// The answer did not arrive.
    Lost,
    /// The answer arrived.
    Arrived,
    /// The answer arrived, as a message that only its author sees.
    Private(PrivateAnswer),
}

/// An answer that only its author sees, to be edited later. Only `send.rs` makes one: holding it
/// does not allow editing anything that others see.
#[derive(Clone)]
pub(crate) struct PrivateAnswer {
    /// Token of the interaction. Never logged.
    pub token: String,
    /// Message that has the picture.
    pub target: MessageRef,
    /// Fingerprint of what it shows, and the lease epoch in which it was shown.
    pub fingerprint: Option<(u64, u64)>,
}

impl ReplyTo {
    /// The answer as a message of its own.
    pub(crate) const fn own_message(&self) -> MessageRef {
        MessageRef::Answer(self.id)
    }

    /// The message that the answer replaces, if it replaces one.
    pub(crate) fn replaced_message(&self) -> MessageRef {
        self.component_message.unwrap_or(self.own_message())
    }

    /// The message that shows this answer when it is sent at once.
    pub(crate) fn target(&self, answer: &Answer) -> MessageRef {
        match (answer, self.carrier) {
            (Answer::Update(_), Carrier::Private) | (Answer::Board(_), Carrier::Board) => {
                self.replaced_message()
            }
            _ => self.own_message(),
        }
    }
}

impl Reply {
    /// A sentence without any secret of a game.
    pub(crate) fn words(text: impl AsRef<str>) -> Self {
        Self::open(Answer::words(text))
    }

    /// A message for the caller alone, without any secret of a game.
    pub(crate) fn say(message: Message) -> Self {
        Self::open(Answer::Say(Private::Open(To::everyone(message))))
    }

    /// A message in place of the private message whose component was used.
    pub(crate) fn update(message: Message) -> Self {
        Self::open(Answer::Update(Private::Open(To::everyone(message))))
    }

    /// The reply for a component on this carrier: only a private message can be replaced.
    #[must_use]
    pub(crate) fn for_carrier(self, carrier: Carrier) -> Self {
        let answer = match (self.answer, carrier) {
            (Answer::Update(private), Carrier::Public | Carrier::Board) => Answer::Say(private),
            (answer, _) => answer,
        };
        Self { answer, ..self }
    }

    /// The reply, in place of the private message whose component was used, also where it would be
    /// a new one.
    #[must_use]
    pub(crate) fn replacing(self) -> Self {
        let answer = match self.answer {
            Answer::Say(private) | Answer::OnBoard(private) => Answer::Update(private),
            answer => answer,
        };
        Self { answer, ..self }
    }

    /// The reply as a message of its own, at the bottom of the channel.
    #[must_use]
    pub(crate) fn apart(self) -> Self {
        self.for_carrier(Carrier::Public)
    }

    /// The reply as the message that shows the caller's console, now or once the game has begun.
    #[must_use]
    pub(crate) fn with_console(self, table: TableId, public: Version) -> Self {
        let console = Some(ShownConsole { table, public });
        Self { console, ..self }
    }

    /// Adds a row of components.
    #[must_use]
    pub(crate) fn with_row(self, row: Row) -> Self {
        self.with(|message| {
            let mut rows = message.rows;
            rows.push(row);
            Message { rows, ..message }
        })
    }

    /// Adds a line below the text.
    #[must_use]
    pub(crate) fn with_last_line(self, lang: Lang, line: &str) -> Self {
        self.with(|message| message.with_last_lines(lang, line))
    }

    /// Changes the message, where there is one.
    fn with(self, add: impl FnOnce(Message) -> Message) -> Self {
        let private = |private| match private {
            Private::Seat(message) => Private::Seat(message.map(add)),
            Private::Open(message) => Private::Open(message.map(add)),
        };
        let answer = match self.answer {
            Answer::Say(message) => Answer::Say(private(message)),
            Answer::Update(message) => Answer::Update(private(message)),
            answer => answer,
        };
        Self { answer, ..self }
    }

    /// The message for its author alone, if the answer is one.
    pub(crate) fn private(self) -> Option<Private> {
        match self.answer {
            Answer::Say(private) | Answer::Update(private) => Some(private),
            Answer::OnBoard(_) | Answer::Board(_) | Answer::Ask(_) => None,
        }
    }

    /// True if it replaces a private message whose component was used.
    pub(crate) const fn replaces(&self) -> bool {
        matches!(self.answer, Answer::Update(_))
    }

    /// An answer without any secret of a game.
    pub(crate) const fn open(answer: Answer) -> Self {
        Self::for_seat(None, answer)
    }

    /// An answer for the player in this seat.
    pub(crate) const fn for_seat(seat: Option<Seat>, answer: Answer) -> Self {
        Self {
            seat,
            answer,
            console: None,
        }
    }
}

/// Kind of message that carried the component of an interaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Carrier {
    /// A message that only its author sees: it can be replaced by the answer.
    Private,
    /// A public message, or none: the answer is a message of its own.
    Public,
    /// The board that the table has now, or a review that the caller leads: it can be replaced by
    /// what everyone may see alone.
    Board,
}
