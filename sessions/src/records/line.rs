//! The lines of a record's file, as they are written. A change in them gets a new format number.

use std::sync::Arc;

use games::{Game, Seat};
use serde::{Deserialize, Serialize};

use super::proof::{Origins, StepProof};
use super::pseudonym;
use crate::ids::{EventNumber, Millis, Version};
use crate::table::player::Player;
use crate::table::pledge::Digits;
use crate::table::{Effect, Motive, Steps};

/// The format that this program reads and writes.
pub(super) const FORMAT: u32 = 1;
/// The format of a game that went on from a moment of another one.
pub(super) const CONTINUED: u32 = 2;

/// The heading.
#[derive(Serialize, Deserialize)]
pub(crate) struct HeadingLine<O> {
    /// The format.
    pub record: u32,
    /// Version of the Houston that wrote it.
    pub houston: String,
    /// The game's id.
    pub game: String,
    pub began: Millis,
    /// The players by seat when it began.
    pub seats: Vec<Option<String>>,
    /// The options that it began with.
    pub options: O,
    pub seed: Digits<32>,
    /// The pledges that were made of it.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub pledge: Option<Origins>,
}

/// A step.
#[derive(Serialize, Deserialize)]
pub(crate) struct StepLine<E> {
    /// Counted from 1.
    pub step: u64,
    /// Milliseconds since the game began.
    pub after: u64,
    /// Kind of the step.
    #[serde(rename = "do")]
    pub kind: StepKind,
    /// The seat that acted, or was played for.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub seat: Option<Seat>,
    /// The action, in the words of the notation.
    #[serde(rename = "wish", skip_serializing_if = "Option::is_none", default)]
    pub action_text: Option<String>,
    /// Number of its events that are left out.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub many: Option<u64>,
    /// The steps that it took back.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub back: Vec<u64>,
    /// The players by seat from now on, where that changed.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub seats: Option<Vec<Option<String>>>,
    /// Events of the step.
    #[serde(skip_serializing_if = "Vec::is_empty", default = "Vec::new")]
    pub events: Vec<E>,
    /// Pledge of the step.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub pledge: Option<StepProof>,
}

/// Kind of a step.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum StepKind {
    /// The game began.
    Start,
    /// The game went on from a moment of another one.
    Continuation,
    /// A player acted.
    Act,
    /// A player's time was up.
    Silence,
    /// Something was taken back.
    Back,
    /// A private act: nothing that everybody sees changed.
    Private,
}

impl StepKind {
    /// The word for it in the file.
    pub(super) const fn word(self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::Continuation => "continuation",
            Self::Act => "act",
            Self::Silence => "silence",
            Self::Back => "back",
            Self::Private => "private",
        }
    }
}

/// The last line.
#[derive(Serialize, Deserialize)]
pub(crate) struct EndingLine {
    /// The winners.
    pub won: Vec<Seat>,
    /// Number of steps.
    pub steps: u64,
}

/// The players' pseudonyms by seat.
pub(super) fn names(seats: &[Option<Player>]) -> Vec<Option<String>> {
    let name = |seat: &Option<Player>| Some(pseudonym::name(seat.as_ref()?.user));
    seats.iter().map(name).collect()
}

/// The players by seat; `None` where a name is no valid pseudonym.
pub(super) fn players(names: &[Option<String>]) -> Option<Vec<Option<Player>>> {
    let player = |name: &Option<String>| match name {
        None => Some(None),
        Some(name) => Some(Some(pseudonym::player(pseudonym::user(name)?))),
    };
    names.iter().map(player).collect()
}

/// The line of every step, without its pledge.
pub(super) fn lines<G: Game>(
    steps: &Steps<G>,
    began: Millis,
) -> impl Iterator<Item = StepLine<G::Event>> {
    let mut sat = steps.first().map(|first| Arc::clone(&first.seats));
    steps.iter().map(move |step| {
        let changed = sat.as_deref() != Some(&*step.seats);
        sat = Some(Arc::clone(&step.seats));
        let seats = changed.then(|| names(&step.seats));
        StepLine::from_effect(step, began, seats)
    })
}

impl<E> StepLine<E> {
    /// Number of events of the step, left out or not.
    pub(super) fn event_count(&self) -> u64 {
        self.many.unwrap_or(self.events.len() as u64)
    }
}

impl<E: Clone> StepLine<E> {
    /// The line of a step; `seats` where the players changed with it.
    fn from_effect<G: Game<Event = E>>(
        step: &Effect<G>,
        began: Millis,
        seats: Option<Vec<Option<String>>>,
    ) -> Self {
        let (kind, seat, action_text, many) = match &step.motive {
            Motive::Start => (StepKind::Start, None, None, None),
            Motive::Continuation => (StepKind::Continuation, None, None, None),
            Motive::Action { seat, text } => (StepKind::Act, *seat, Some(text), None),
            Motive::TimedOut(seat) => (StepKind::Silence, Some(*seat), None, None),
            Motive::UndoConsent => (StepKind::Back, None, None, None),
            Motive::Private(seat) => (StepKind::Private, Some(*seat), None, None),
            Motive::Withheld { many } => (StepKind::Private, None, None, Some(*many)),
        };
        Self {
            step: step.version.0,
            after: step.at.0.saturating_sub(began.0),
            kind,
            seat,
            action_text: action_text.map(|text| text.to_string()),
            many,
            back: step.back.iter().map(|version| version.0).collect(),
            seats,
            events: step.events.to_vec(),
            pledge: None,
        }
    }

    /// The step of this line; `None` where its fields do not belong together.
    pub(super) fn step<G: Game<Event = E>>(
        self,
        began: Millis,
        first: EventNumber,
        seats: Arc<[Option<Player>]>,
    ) -> Option<Effect<G>> {
        let (takes_back, happened) = (!self.back.is_empty(), !self.events.is_empty());
        let motive = match (self.kind, self.seat, self.action_text, self.many) {
            (StepKind::Start, None, None, None) if self.step == 1 && !takes_back => Motive::Start,
            (StepKind::Continuation, None, None, None) if self.step == 1 && !takes_back => {
                Motive::Continuation
            }
            // Nothing comes before the start.
            _ if self.step == 1 => return None,
            (StepKind::Act, Some(seat), Some(text), None) if !takes_back => Motive::Action {
                seat: Some(seat),
                text: text.into(),
            },
            (StepKind::Silence, Some(seat), None, None) if !takes_back => Motive::TimedOut(seat),
            (StepKind::Back, None, None, None) if takes_back && !happened => Motive::UndoConsent,
            (StepKind::Private, Some(seat), None, None) if !takes_back && happened => {
                Motive::Private(seat)
            }
            (StepKind::Private, None, None, Some(many)) if !takes_back && !happened => {
                Motive::Withheld { many }
            }
            _ => return None,
        };
        Some(Effect {
            version: Version(self.step),
            at: Millis(began.0.checked_add(self.after)?),
            first,
            events: self.events.into(),
            before: None,
            dice: 0,
            by: None,
            harmless: false,
            public: true,
            hands_on: false,
            left: None,
            back: self.back.into_iter().map(Version).collect(),
            motive,
            seats,
        })
    }
}
