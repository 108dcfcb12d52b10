//! Undo of a player's last act, if it revealed nothing; alone until another player built on it,
//! then with everyone's consent. Judged by what everyone sees and by the player's own acts, so that
//! neither the offer nor the refusal reveals what others do in secret.

use games::{Everyone, Game, Seat};

use super::actions::Facts;
use super::live::Live;
use super::snapshot::{News, Snapshot};
use super::steps::{Effect, Mood, Steps};
use crate::ids::{Millis, UserId, Version};
use crate::table::deadline::Deadline;
use crate::table::entry::Fact;
use crate::table::refusal::{NotUndoable, TableRefusal};
use crate::table::room::{Room, Status};
use crate::table::vote::Vote;

/// Consent that taking back a player's last act needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UndoConsent {
    /// By the player alone.
    Alone,
    /// With everyone's consent, along with this much that was done after it.
    Together {
        /// Number of others' acts that go with it.
        more: usize,
    },
}

/// The last act of a player, and what happens if they take it back.
pub struct LastAct<G: Game> {
    /// Number of the act among theirs, counted from 1: it tells nothing of others' acts.
    pub nth: u64,
    /// Consent that taking it back needs, or why that is not possible.
    pub undo_consent: Result<UndoConsent, NotUndoable>,
    /// News that they learnt by it.
    pub news: News<Seat, G>,
}

/// The player's last act that was not taken back, and its number among all of theirs, those taken
/// back included.
fn last_act<G: Game>(steps: &Steps<G>, user: UserId) -> Result<(u64, &Effect<G>), NotUndoable> {
    let own = |step: &&Effect<G>| step.by == Some(user);
    let last = steps.standing().rfind(own).ok_or(NotUndoable::Nothing)?;
    let steps_until = steps.iter().filter(|step| step.version <= last.version);
    let acts = steps_until.filter(|step| own(step) && !step.events.is_empty());
    Ok((acts.count() as u64, last))
}

/// Consent that taking back an act, its author's last one, needs, or why that is not possible.
fn undo_consent<G: Game>(
    room: &Room,
    steps: &Steps<G>,
    last: &Effect<G>,
) -> Result<UndoConsent, NotUndoable> {
    if !last.harmless {
        return Err(NotUndoable::Revealed);
    }
    if !last.public {
        let mut later = steps.standing().rev();
        let goes_on = later.any(|step| step.public && step.version > last.version);
        return match goes_on {
            true => Err(NotUndoable::GoneOn),
            false => Ok(UndoConsent::Alone),
        };
    }
    let mut harmless = room.harmless.iter().rev();
    match harmless.position(|entry| *entry == last.version) {
        Some(0) if !last.hands_on => Ok(UndoConsent::Alone),
        Some(more) => Ok(UndoConsent::Together { more }),
        None => Err(NotUndoable::RevealedSince),
    }
}

impl<G: Game> Snapshot<G> {
    /// The last act of this person; `None` where they have done nothing that stands, or do not play
    /// here now.
    #[must_use]
    pub fn last_act(&self, user: UserId) -> Option<LastAct<G>> {
        let room = self.room();
        let seat = room.seat_of(user)?;
        if room.status != Status::Playing {
            return None;
        }
        let (nth, last) = last_act(&self.steps, user).ok()?;
        let mut news = self.seat_news(seat, Version(last.version.0 - 1));
        let own: Vec<_> = last.numbered().map(|(number, _)| number).collect();
        news.retain(|one| one.mood == Mood::Stands && own.contains(&one.number));
        Some(LastAct {
            nth,
            undo_consent: undo_consent(room, &self.steps, last),
            news,
        })
    }
}

impl<G: Game> Snapshot<G> {
    /// News that everybody learnt of what was done with this entry.
    #[must_use]
    pub fn news_of_entry(&self, entry: Version) -> News<Everyone, G> {
        let Some(step) = self.steps.find(entry) else {
            return Vec::new();
        };
        let own: Vec<_> = step.numbered().map(|(number, _)| number).collect();
        let mut news = self.public_news(Version(entry.0 - 1));
        news.retain(|one| one.mood != Mood::Undoing && own.contains(&one.number));
        news
    }

    /// The entries that this one took back.
    #[must_use]
    pub fn taken_back_by(&self, entry: Version) -> &[Version] {
        self.steps.find(entry).map_or(&[], |step| &step.back)
    }
}

impl<G: Game> Live<G> {
    /// Takes back a player's last act, or asks the others. `nth` is which of their acts they mean,
    /// if they say so.
    pub(super) fn undo_last(
        &self,
        room: &Room,
        user: UserId,
        nth: Option<u64>,
    ) -> Result<Facts<G>, TableRefusal> {
        self.require_playing_seat(user)?;
        let (number, last) = last_act(&self.steps, user).map_err(TableRefusal::NotUndoable)?;
        if nth.is_some_and(|nth| nth != number) {
            return Err(TableRefusal::Settled);
        }
        let entry = last.version;
        match undo_consent(&self.room, &self.steps, last).map_err(TableRefusal::NotUndoable)? {
            UndoConsent::Alone => Ok(vec![Fact::TakenBack {
                entries: vec![entry],
            }]),
            UndoConsent::Together { .. } => {
                let to = self.room.harmless.last().copied().unwrap_or(entry);
                let motion = Vote::TakeBack { from: entry, to };
                super::actions::propose(room, user, &motion)
            }
        }
    }

    /// True if everybody saw what an entry takes back.
    pub(super) fn undoes_in_public(&self, entries: &[Version]) -> bool {
        let public = |entry: &Version| self.steps.find(*entry).is_none_or(|step| step.public);
        entries.iter().any(public)
    }

    /// The deadlines of those who take something back that everybody saw: the time that they had
    /// left.
    pub(super) fn deadlines_given_back(
        &self,
        room: &Room,
        entries: &[Version],
        now: Millis,
    ) -> Vec<Deadline> {
        if room.paused {
            return Vec::new();
        }
        let steps = entries.iter().filter_map(|entry| self.steps.find(*entry));
        let public = steps.filter(|step| step.public);
        let left = public.filter_map(|step| {
            Some(Deadline {
                seat: room.seat_of(step.by?)?,
                at: Some(now.after(step.left?)),
            })
        });
        left.collect()
    }
}

/// The entries that these facts take back.
pub(super) fn taken_back<O>(facts: &[Fact<O>]) -> Vec<Version> {
    let taken = facts.iter().filter_map(|fact| match fact {
        Fact::TakenBack { entries } => Some(entries),
        _ => None,
    });
    taken.flatten().copied().collect()
}
