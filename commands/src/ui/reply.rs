//! The answer to a user, and what waits for that answer. It sends nothing.

use std::time::Instant;

use games::{Seat, To};
use serenity::all::InteractionId;
use sessions::{TableId, Version};
use text::Lang;

use crate::ui::attachments::MessageRef;
use crate::ui::message::{Answer, Message, Private};

/// An interaction that waits for its answer.
#[derive(Clone, Debug)]
pub(crate) struct ReplyTo {
    /// Id of the interaction.
    pub id: InteractionId,
    /// When it arrived.
    pub arrived: Instant,
    /// Token of the interaction. Never logged.
    pub token: String,
    /// Message that carried its component.
    pub carrier: Carrier,
    /// The message in which it stood, if it is about a component.
    pub on: Option<MessageRef>,
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
    /// The console that it shows, as it stands by itself: nothing is turned over or asked there.
    pub living: Option<DmConsole>,
}

/// A table's console.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct DmConsole {
    /// The table.
    pub table: TableId,
    /// As of which public change.
    pub public: Version,
}

/// Delivery of an answer.
pub(crate) enum Served {
    /// The answer did not arrive.
    Lost,
    /// The answer arrived.
    Arrived,
    /// The answer arrived, as a message of its own that only its author sees.
    Alone(Alone),
}

/// An answer that stands for its author alone. Only `send.rs` makes one, where that is known:
/// holding it does not allow changing anything that others see.
#[derive(Clone)]
pub(crate) struct Alone {
    /// Never logged.
    pub token: String,
    /// Message that has the picture.
    pub target: MessageRef,
    /// Fingerprint of what it shows, and the lease epoch in which it was shown.
    pub fingerprint: Option<(u64, u64)>,
}

impl ReplyTo {
    /// Message that has the picture of an answer by itself.
    pub(crate) const fn own(&self) -> MessageRef {
        MessageRef::Answer(self.id)
    }

    /// Message that has the picture if the answer takes the place of what was there.
    pub(crate) fn there(&self) -> MessageRef {
        self.on.unwrap_or(self.own())
    }

    /// Message that has the picture of this answer, given at once.
    pub(crate) fn target(&self, answer: &Answer) -> MessageRef {
        match (answer, self.carrier) {
            (Answer::Update(_), Carrier::Private) | (Answer::Board(_), Carrier::Board) => {
                self.there()
            }
            _ => self.own(),
        }
    }
}

impl Reply {
    /// A sentence that holds nothing of any game.
    pub(crate) fn words(text: impl AsRef<str>) -> Self {
        Self::open(Answer::words(text))
    }

    /// A message that only the caller sees, and that holds nothing of any game.
    pub(crate) fn say(message: Message) -> Self {
        Self::open(Answer::Say(Private::Open(To::everyone(message))))
    }

    /// Reply in the place of the private message whose component they used.
    pub(crate) fn update(message: Message) -> Self {
        Self::open(Answer::Update(Private::Open(To::everyone(message))))
    }

    /// Reply for a component of that carrier: only a private message is replaced.
    #[must_use]
    pub(crate) fn on(self, carrier: Carrier) -> Self {
        let answer = match (self.answer, carrier) {
            (Answer::Update(private), Carrier::Public | Carrier::Board) => Answer::Say(private),
            (answer, _) => answer,
        };
        Self { answer, ..self }
    }

    /// The same reply, in the place of the private message whose component they used.
    #[must_use]
    pub(crate) fn replacing(self) -> Self {
        let answer = match self.answer {
            Answer::Say(private) | Answer::Seen(private) => Answer::Update(private),
            answer => answer,
        };
        Self { answer, ..self }
    }

    /// Message for its author alone, if that is all of it.
    pub(crate) fn private(self) -> Option<Private> {
        match self.answer {
            Answer::Say(private) | Answer::Update(private) => Some(private),
            Answer::Seen(_) | Answer::Board(_) | Answer::Ask(_) => None,
        }
    }

    /// True if it takes the place of a private message whose component was used.
    pub(crate) const fn replaces(&self) -> bool {
        matches!(self.answer, Answer::Update(_))
    }

    /// An answer that holds nothing of any game.
    pub(crate) const fn open(answer: Answer) -> Self {
        Self::of(None, answer)
    }

    /// An answer to the player who sits there.
    pub(crate) const fn of(seat: Option<Seat>, answer: Answer) -> Self {
        Self {
            seat,
            answer,
            living: None,
        }
    }
}

/// Message that carried an interaction's component.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Carrier {
    /// A message that only its author sees: it can be replaced by the answer.
    Private,
    /// A public message, or none: the answer is a message of its own.
    Public,
    /// The board that the table has now: it can be replaced by the board alone.
    Board,
}
