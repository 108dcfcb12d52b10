//! What each audience has been shown. Derived, never primary: losing all marks loses no game,
//! but something might be said twice.

use games::Seat;
use serde::{Deserialize, Serialize};

use crate::ids::{EventNumber, Millis, UserId, Version};
use crate::posts::{BoardPost, CallPost, Called, Intent, InvitePost, Posted, Target};

/// What the person in a seat has been shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatMarks {
    /// Who was asked to decide: nothing was shown to somebody who took over his seat.
    #[serde(default)]
    pub asked: Option<UserId>,
    /// Up to where he was.
    pub prompt: Version,
    /// Who saw what he owes, alone and to himself, and as of which version of the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub faced: Option<(UserId, Version)>,
    /// The DM that asked him last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub letter: Option<Posted>,
    /// Who was called last, and for what he owed since that version.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub called: Option<(UserId, Version)>,
    /// Whom the letter of the day tells, rather than a call, of what he owes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub noted: Option<Called>,
    /// Until when who is not called, for what he owes since that version: he rests.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub held: Option<(UserId, Version, Millis)>,
    /// Who was reminded last, and of what.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reminded: Option<(UserId, Version)>,
}

impl SeatMarks {
    /// Whether this person was asked to decide, as of this version.
    #[must_use]
    pub fn has_asked(&self, user: UserId, version: Version) -> bool {
        self.asked == Some(user) && self.prompt >= version
    }

    /// Whether this person was called for what he owes since this version.
    #[must_use]
    pub fn was_called(&self, user: UserId, since: Version) -> bool {
        self.called == Some((user, since))
    }

    /// Whether this person was reminded of what he owes since this version.
    #[must_use]
    pub fn was_reminded(&self, user: UserId, since: Version) -> bool {
        self.reminded == Some((user, since))
    }

    /// Whether this person is told by a letter of what he owes since this version, or reminded.
    #[must_use]
    pub fn was_noted(&self, called: &Called) -> bool {
        let same = |it: Called| (it.user, it.since) == (called.user, called.since);
        self.noted
            .is_some_and(|it| same(it) && it.again >= called.again)
    }

    /// Whether this was said to this person.
    #[must_use]
    pub fn knows(&self, called: &Called) -> bool {
        match called.again {
            true => self.was_reminded(called.user, called.since),
            false => self.was_called(called.user, called.since),
        }
    }

    /// Until when this person is not called for what he owes since this version. It is kept to,
    /// whatever he wishes meanwhile: a change of his wishes calls nobody.
    #[must_use]
    pub fn held_until(&self, user: UserId, since: Version) -> Option<Millis> {
        let (who, what, until) = self.held?;
        ((who, what) == (user, since)).then_some(until)
    }

    /// He was called.
    const fn note(&mut self, called: &Called) {
        let what = Some((called.user, called.since));
        self.called = what;
        if called.again {
            self.reminded = what;
        }
    }

    /// Whether this person saw what he owes since this version, alone and to himself.
    #[must_use]
    pub(crate) fn has_faced(&self, user: UserId, since: Version) -> bool {
        self.faced
            .is_some_and(|(who, version)| who == user && version >= since)
    }
}

/// Why a table's place takes nothing from us.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Trouble {
    /// These permissions are missing, as bits.
    Lacking(u64),
    /// It is a thread that was locked.
    Locked,
    /// The channel was deleted.
    Deleted,
    /// We are not on the server any more.
    Expelled,
    /// It refuses, and does not say why.
    Refused,
}

impl Trouble {
    /// Whether nothing can be brought there before it is another place, or we are let in again.
    #[must_use]
    pub const fn is_final(self) -> bool {
        matches!(self, Self::Deleted | Self::Expelled)
    }
}

/// A place that takes nothing from us.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shut {
    /// Why.
    pub trouble: Trouble,
    /// Since when.
    pub since: Millis,
    /// Who was told.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub told: Vec<UserId>,
}

/// What of a table has been shown to whom.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Marks {
    /// The message that shows the board.
    pub board: Option<BoardPost>,
    /// Posts that are about to be made, one at most for each target.
    #[serde(default)]
    pub intents: Vec<Intent>,
    /// The next event whose keepsake has not been posted.
    #[serde(default)]
    pub keepsakes: EventNumber,
    /// The film that was shown last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub film: Option<Posted>,
    /// The message that calls.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub call: Option<CallPost>,
    /// Who was told that he is invited.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub invited: Vec<InvitePost>,
    /// By seat.
    #[serde(default)]
    pub seats: Vec<SeatMarks>,
    /// Everything that is owed up to this version is done. A table whose version is higher is
    /// handed to the outbox again at start.
    #[serde(default)]
    pub settled: Version,
    /// The board must come back to the bottom: something that stays came below it, or somebody
    /// asked for it.
    #[serde(default, skip_serializing_if = "is_false")]
    pub buried: bool,
    /// Whose closed DMs the board has yet to tell of.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unreachable: Vec<UserId>,
    /// That the table's place takes nothing from us.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shut: Option<Shut>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for it")]
const fn is_false(flag: &bool) -> bool {
    !*flag
}

/// A change of the marks.
#[derive(Clone, Debug)]
pub enum MarkChange {
    /// A post is about to be made; replaces an older intent for the same target. Its version is
    /// not settled until it is said so again.
    Intend(Intent),
    /// The board message was posted or edited; its intent is done.
    Board(BoardPost),
    /// The message that calls was posted; its intent is done.
    Called(CallPost),
    /// Somebody was called by DM, as well as he can be; its intent is done.
    CalledAside(Called),
    /// Somebody is not called before this moment: he rests.
    Held(Called, Millis),
    /// Somebody is not called: his letter of the day tells him.
    Noted(Called),
    /// It is gone.
    CallGone,
    /// Somebody was told that he is invited, as well as he can be; its intent is done.
    Invited(InvitePost),
    /// The message that invited him is gone.
    InviteGone(UserId),
    /// The keepsake of this event stands, and so do those before it; their intents are done. The
    /// board is above it.
    Keepsake(EventNumber),
    /// The same, but it stands below the board on purpose.
    Last(EventNumber),
    /// This film was shown last: those before it are gone.
    Film(Posted),
    /// The board shall come back to the bottom, at this version of the table.
    Buried(Version),
    /// Nobody knows what the board shows: it is owed.
    Stale,
    /// The board shall tell that this person's DMs are closed.
    Unreachable(UserId),
    /// It need not any more.
    Reachable(UserId),
    /// The person in a seat was asked to decide, as of this version, as well as he can be; its
    /// intent is done.
    Prompt(Seat, UserId, Version),
    /// This DM asks the person in a seat.
    Wrote(Seat, Posted),
    /// The person in a seat saw what he owes, as of this version of the table.
    Faced(Seat, UserId, Version),
    /// The table's place takes nothing from us, since this moment.
    Shut(Trouble, Millis),
    /// This person knows that; its intent is done.
    Told(UserId),
    /// The table's place takes what we bring.
    Open,
    /// Everything that is owed up to this version is done.
    Settled(Version),
}

impl Marks {
    /// What the person in a seat has been shown.
    #[must_use]
    pub fn seat(&self, seat: Seat) -> SeatMarks {
        self.seats.get(seat.index()).copied().unwrap_or_default()
    }

    /// The post that is about to be made for this target.
    #[must_use]
    pub fn intent(&self, target: Target) -> Option<&Intent> {
        self.intents.iter().find(|intent| intent.target == target)
    }

    /// How this person was told that he is invited, if he was.
    #[must_use]
    pub fn invited(&self, user: UserId) -> Option<&InvitePost> {
        self.invited.iter().find(|it| it.user == user)
    }

    /// The keepsake of this event stands.
    fn kept(&mut self, number: EventNumber) {
        self.keepsakes = self.keepsakes.max(EventNumber(number.0 + 1));
        let done = |target| matches!(target, Target::Keepsake(event) if event <= number);
        self.intents.retain(|intent| !done(intent.target));
    }

    /// The same after a change.
    pub(crate) fn apply(&mut self, change: MarkChange) {
        match change {
            MarkChange::Intend(intent) => {
                self.forget(intent.target);
                self.unsettle(intent.version);
                self.intents.push(intent);
            }
            MarkChange::Board(post) => {
                self.forget(Target::Board);
                let same = |old: &BoardPost| old.message == post.message;
                self.buried &= self.board.as_ref().is_some_and(same);
                let told = |user: &UserId| post.unreachable.contains(user);
                self.unreachable.retain(|user| !told(user));
                self.board = Some(post);
            }
            MarkChange::Called(post) => {
                self.forget(Target::Call);
                for called in &post.whom {
                    self.seat_mut(called.seat).note(called);
                }
                self.call = Some(post);
            }
            MarkChange::CalledAside(called) => {
                self.forget(Target::Aside(called.seat));
                self.seat_mut(called.seat).note(&called);
            }
            MarkChange::Held(called, until) => {
                self.seat_mut(called.seat).held = Some((called.user, called.since, until));
            }
            MarkChange::Noted(called) => {
                self.seat_mut(called.seat).noted = Some(called);
            }
            MarkChange::CallGone => {
                self.forget(Target::Call);
                self.call = None;
            }
            MarkChange::Invited(post) => {
                self.forget(Target::Invitation(post.user));
                self.invited.retain(|it| it.user != post.user);
                self.invited.push(post);
            }
            MarkChange::InviteGone(user) => {
                let mut told = self.invited.iter_mut();
                if let Some(told) = told.find(|it| it.user == user) {
                    told.posted = None;
                }
            }
            MarkChange::Keepsake(number) => {
                self.kept(number);
                self.buried = true;
            }
            MarkChange::Last(number) => self.kept(number),
            MarkChange::Film(film) => self.film = Some(film),
            MarkChange::Buried(version) => {
                self.unsettle(version);
                self.buried = true;
            }
            MarkChange::Stale => {
                if let Some(board) = &mut self.board {
                    board.shown = Version(0);
                }
            }
            MarkChange::Unreachable(user) => {
                if !self.unreachable.contains(&user) {
                    self.unreachable.push(user);
                }
            }
            MarkChange::Reachable(user) => self.unreachable.retain(|it| *it != user),
            MarkChange::Prompt(seat, user, version) => {
                self.forget(Target::Seat(seat));
                let marks = self.seat_mut(seat);
                marks.prompt = match marks.asked == Some(user) {
                    true => marks.prompt.max(version),
                    false => version,
                };
                marks.asked = Some(user);
            }
            MarkChange::Wrote(seat, letter) => self.seat_mut(seat).letter = Some(letter),
            MarkChange::Faced(seat, user, version) => {
                self.seat_mut(seat).faced = Some((user, version));
            }
            MarkChange::Shut(trouble, since) => match &mut self.shut {
                // Who knows that it is shut need not hear of every key that is missing.
                Some(shut) => {
                    if shut.trouble.is_final() != trouble.is_final() {
                        shut.told.clear();
                    }
                    shut.trouble = trouble;
                }
                None => {
                    let told = Vec::new();
                    self.shut = Some(Shut {
                        trouble,
                        since,
                        told,
                    });
                }
            },
            MarkChange::Told(user) => {
                self.forget(Target::Word(user));
                let shut = self.shut.iter_mut();
                shut.for_each(|shut| shut.told.push(user));
            }
            MarkChange::Open => self.shut = None,
            MarkChange::Settled(version) => self.settled = self.settled.max(version),
        }
    }

    /// Whoever finds this after a crash must know that something is owed.
    fn unsettle(&mut self, version: Version) {
        let before = Version(version.0.saturating_sub(1));
        self.settled = self.settled.min(before);
    }

    fn forget(&mut self, target: Target) {
        self.intents.retain(|intent| intent.target != target);
    }

    fn seat_mut(&mut self, seat: Seat) -> &mut SeatMarks {
        if self.seats.len() <= seat.index() {
            self.seats.resize(seat.index() + 1, SeatMarks::default());
        }
        &mut self.seats[seat.index()]
    }
}
