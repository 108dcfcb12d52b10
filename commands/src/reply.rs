//! What is answered to somebody, and what waits for that answer. It sends nothing.

use games::Seat;
use serenity::all::InteractionId;
use text::Lang;

use crate::message::Answer;

/// An interaction that waits for its answer.
#[derive(Clone, Debug)]
pub struct ReplyTo {
    /// Its id.
    pub id: InteractionId,
    /// Its token. Never logged.
    pub token: String,
    /// Where its component stood.
    pub carrier: Carrier,
    /// Its author's language, for what goes wrong here.
    pub lang: Lang,
}

/// An answer, and the seat of whoever gets it at the table that it is about.
#[derive(Clone, Debug)]
pub struct Reply {
    /// His seat there, if he has one.
    pub seat: Option<Seat>,
    /// What he gets.
    pub answer: Answer,
}

impl Reply {
    /// A sentence that holds nothing of any game.
    pub fn words(text: impl AsRef<str>) -> Self {
        Self::open(Answer::words(text))
    }

    /// The same reply, for a component that stood there: only a private message is replaced.
    #[must_use]
    pub fn on(self, carrier: Carrier) -> Self {
        let answer = match (self.answer, carrier) {
            (Answer::Update(private), Carrier::Public | Carrier::Board) => Answer::Say(private),
            (answer, _) => answer,
        };
        Self { answer, ..self }
    }

    /// An answer that holds nothing of any game.
    pub const fn open(answer: Answer) -> Self {
        Self { seat: None, answer }
    }
}

/// What an interaction's component stood on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Carrier {
    /// A message that only its author sees: it can be replaced by the answer.
    Private,
    /// A public message, or none: the answer is a message of its own.
    Public,
    /// The board that the table has now: it can be replaced by the board alone.
    Board,
}
