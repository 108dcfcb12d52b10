//! The public side of an entry: whether everyone sees it, what follows from that, and its effect on
//! the game.

use games::{Game, Seat};

use super::live::{EntryOf, Live};
use super::steps::{Effect, Motive};
use super::turn_pings::{self, Maker};
use crate::ids::Version;
use crate::table::entry::Fact;
use crate::table::entry::Once;
use crate::table::room::Room;

impl<G: Game> Live<G> {
    /// Applies to the room what follows where everybody sees an entry.
    pub(super) fn make_public(&self, entry: &EntryOf<G>, room: &mut Room) {
        room.public = room.version;
        if entry.harmless {
            room.harmless.push(entry.version);
        } else if !entry.events.is_empty() {
            room.harmless.clear();
        }
        let maker = Maker::new(&self.room, entry);
        match maker {
            // The player has just left: the act is not counted for the next one in this seat.
            Maker::Seat(seat) if room.player(seat).is_none() => {}
            Maker::Seat(seat) => {
                room.acted.insert(seat, room.version);
                room.seen_at.insert(seat, entry.at);
                room.missed.remove(&seat);
                room.welcomed.remove(&seat);
                let newcomers = room.players().filter(|(seat, player)| {
                    // Who started does not welcome those who sat there already.
                    self.state.is_some() && self.room.player(*seat) != Some(*player)
                });
                let newcomers: Vec<Seat> = newcomers.map(|(seat, _)| seat).collect();
                room.welcomed.extend(newcomers);
            }
            Maker::Rules(seat) => {
                let missed = room.missed.entry(seat).or_default();
                *missed = missed.saturating_add(1);
            }
            Maker::Other => {}
        }
        room.drop_impossible_motions();
        room.waiting = turn_pings::waiting_after(&self.room, room, maker, entry.at);
    }

    /// Tells whether an entry changes anything for everyone, but for the clocks.
    pub(super) fn is_public(
        &self,
        entry: &EntryOf<G>,
        room: &Room,
        after: Option<&G::State>,
    ) -> bool {
        let is_private = |fact: &Fact<_>| match fact {
            Fact::TakenBack { entries } => !self.undoes_in_public(entries),
            _ => false,
        };
        if !entry.facts.iter().all(is_private) || room.status != self.room.status {
            return true;
        }
        let (Some(before), Some(after)) = (self.state.as_deref(), after) else {
            return false;
        };
        let view = |state| games::view_for_everyone::<G>(state).open();
        if view(before) != view(after) {
            return true;
        }
        let mut state = before.clone();
        entry.events.iter().any(|event| {
            G::apply(&mut state, event);
            let news = games::news_for_everyone::<G>(&state, event);
            news.transpose().is_some()
        })
    }

    /// The effect on the game of an entry that led to this room.
    pub(super) fn effect(&self, entry: &EntryOf<G>, room: &Room, back: Vec<Version>) -> Effect<G> {
        let seat = entry.by.and_then(|user| self.room.seat_of(user));
        let mut due = self.room.due.iter();
        let due = due.find(|due| Some(due.seat) == seat);
        let left = due.and_then(|due| Some(entry.at.until(due.at?)));
        Effect {
            version: entry.version,
            at: entry.at,
            first: self.room.events,
            events: entry.events.clone().into(),
            before: self.state.clone(),
            dice: self.steps.dice(),
            // Who starts the game does nothing in it yet.
            by: entry.by.filter(|_| entry.facts.is_empty()),
            harmless: entry.harmless,
            public: room.public == entry.version,
            hands_on: hands_on(&self.room, room, seat),
            left,
            back,
            motive: self.motive(entry),
            seats: self.room.seats.clone().into(),
        }
    }
}

impl<G: Game> Live<G> {
    /// The reason for an entry that did something to the game.
    fn motive(&self, entry: &EntryOf<G>) -> Motive {
        let began = entry.facts.iter().any(|fact| matches!(fact, Fact::Started));
        match entry.once {
            _ if began && entry.goes_on() => Motive::Continuation,
            _ if began => Motive::Start,
            _ if entry.events.is_empty() => Motive::UndoConsent,
            Once::TimedOut(seat, _) => Motive::TimedOut(seat),
            Once::Key(_) | Once::Replaced(_) | Once::ClockRestarted(_) | Once::VoteTimedOut(_) => {
                Motive::Action {
                    seat: entry.by.and_then(|user| self.room.seat_of(user)),
                    // Every act says which action it was.
                    text: entry.action_text.as_deref().unwrap_or_default().into(),
                }
            }
        }
    }
}

/// Tells whether a player other than the author has a pending decision that they did not have
/// before.
fn hands_on(before: &Room, after: &Room, author: Option<Seat>) -> bool {
    let was_due = |seat: Seat| before.due.iter().any(|due| due.seat == seat);
    let mut due = after.due.iter();
    due.any(|due| Some(due.seat) != author && !was_due(due.seat))
}
