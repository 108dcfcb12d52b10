//! What is true of a table whatever it plays: who sits where, who hosts, how far it is.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use games::Seat;
use serde::{Deserialize, Serialize};

use crate::deadline::Deadline;
use crate::entry::{Fact, Founded};
use crate::ids::{EventNumber, Millis, TableId, UserId, Version};
use crate::invitation::{Answer, Invitation};
use crate::pace::{DESERTED, GATHERING, Pace};
use crate::player::{Place, Player};
use crate::term::{Named, Term};

/// How far a table is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Status {
    /// People gather.
    Lobby,
    /// The game is played.
    Playing,
    /// The game is over and can still be looked at.
    Over {
        /// Who won; several for a tie, none where nobody can win.
        winners: Vec<Seat>,
    },
    /// Nothing happens here any more.
    Closed,
}

impl Status {
    /// Without the winners.
    #[must_use]
    pub const fn stage(&self) -> Stage {
        match self {
            Self::Lobby => Stage::Lobby,
            Self::Playing => Stage::Playing,
            Self::Over { .. } => Stage::Over,
            Self::Closed => Stage::Closed,
        }
    }
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Stage {
    /// The game is played.
    Playing,
    /// People gather.
    Lobby,
    /// The game is over and can still be looked at.
    Over,
    /// Nothing happens here any more.
    Closed,
}

/// Somebody whom the table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Waiting {
    /// Where he sits.
    pub seat: Seat,
    /// The entry since which it does.
    pub since: Version,
    /// From when on he is to be called.
    pub call: Millis,
}

/// What is true of a table whatever it plays.
#[derive(Clone, Debug)]
pub struct Room {
    /// Which table.
    pub table: TableId,
    /// The game's id.
    pub game: &'static str,
    /// Where it stands.
    pub place: Place,
    /// Who hosts.
    pub host: UserId,
    /// Who sits where. In a running game an empty seat stays a seat.
    pub seats: Vec<Option<Player>>,
    /// Who left which seat of the running game. They know its secrets.
    pub(crate) left: Vec<(UserId, Seat)>,
    /// How many people the game takes.
    pub takes: RangeInclusive<u8>,
    /// Who was asked to it, in order.
    pub invited: Vec<Invitation>,
    /// What the host changed after others sat down, in order.
    pub changed: Vec<Named>,
    /// How fast it plays.
    pub pace: Pace,
    /// How far it is.
    pub status: Status,
    /// Who wants it closed.
    pub asked_to_close: Vec<UserId>,
    /// The decisions that are owed now, with their deadlines.
    pub due: Vec<Deadline>,
    /// Who owes them since when, and when he is to be called.
    pub waiting: Vec<Waiting>,
    /// The last entry that each seat made and everybody saw.
    pub(crate) acted: BTreeMap<Seat, Version>,
    /// The last entry that each seat made, whoever saw it.
    pub(crate) moved: BTreeMap<Seat, Version>,
    /// How many entries its journal has.
    pub version: Version,
    /// The last of them that changed anything for everyone: later ones are private.
    pub public: Version,
    /// How many events its game has, which is the number of the next one.
    pub events: EventNumber,
    /// When it was founded.
    pub founded_at: Millis,
    /// When its last entry was made.
    pub changed_at: Millis,
}

impl Room {
    /// The people at the table, in the order of their seats.
    pub fn players(&self) -> impl Iterator<Item = (Seat, &Player)> {
        Seat::all(self.seat_count())
            .zip(&self.seats)
            .filter_map(|(seat, player)| Some((seat, player.as_ref()?)))
    }

    /// Where this person sits.
    #[must_use]
    pub fn seat_of(&self, user: UserId) -> Option<Seat> {
        self.players()
            .find(|(_, player)| player.user == user)
            .map(|(seat, _)| seat)
    }

    /// Who sits there.
    #[must_use]
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.seats.get(seat.index())?.as_ref()
    }

    /// How many seats there are, empty ones of a running game included.
    #[must_use]
    pub fn seat_count(&self) -> u8 {
        u8::try_from(self.seats.len()).unwrap_or(u8::MAX)
    }

    /// How many more people it takes while they gather.
    #[must_use]
    pub fn free(&self) -> u8 {
        self.takes.end().saturating_sub(self.seat_count())
    }

    /// How this person was asked to the table, if he was.
    #[must_use]
    pub fn invitation(&self, user: UserId) -> Option<&Invitation> {
        self.invited.iter().find(|it| it.player.user == user)
    }

    /// The first seat that somebody left in a running game.
    #[must_use]
    pub fn vacant(&self) -> Option<Seat> {
        Seat::all(self.seat_count())
            .zip(&self.seats)
            .find(|(_, player)| player.is_none())
            .map(|(seat, _)| seat)
    }

    /// The seat of the running game that this person left.
    pub(crate) fn former_seat(&self, user: UserId) -> Option<Seat> {
        let mut left = self.left.iter();
        left.find(|(who, _)| *who == user).map(|(_, seat)| *seat)
    }

    /// Who would still have to ask before the running game is closed.
    #[must_use]
    pub fn missing_to_close(&self) -> Vec<UserId> {
        self.players()
            .map(|(_, player)| player.user)
            .filter(|user| !self.asked_to_close.contains(user))
            .collect()
    }

    /// Whether nothing has happened here for so long that anybody may close the table: one whose
    /// people went away must not keep its channel for ever.
    #[must_use]
    pub fn is_deserted(&self, now: Millis) -> bool {
        let quiet = self.changed_at.until(now);
        match self.status {
            Status::Lobby => quiet >= GATHERING,
            Status::Playing => quiet >= DESERTED,
            // Whoever opens a table takes the place of one that is over.
            Status::Over { .. } | Status::Closed => false,
        }
    }

    /// The last entry that the person in a seat made and everybody saw.
    #[must_use]
    pub fn last_act(&self, seat: Seat) -> Version {
        self.acted.get(&seat).copied().unwrap_or(Version(0))
    }

    /// The last entry that the person in a seat made: his own business, where it was private.
    #[must_use]
    pub fn last_move(&self, seat: Seat) -> Version {
        self.moved.get(&seat).copied().unwrap_or(Version(0))
    }

    /// Whom the table waits for that plays with others: whoever is alone keeps nobody waiting.
    fn awaited(&self) -> impl Iterator<Item = &Waiting> {
        let alone = self.seats.len() < 2;
        let seated = move |it: &&Waiting| !alone && self.player(it.seat).is_some();
        self.waiting.iter().filter(seated)
    }

    /// Who is to be called by now.
    pub fn called(&self, now: Millis) -> impl Iterator<Item = &Waiting> {
        self.awaited().filter(move |it| it.call <= now)
    }

    /// When somebody who was called is to be reminded, if he is.
    #[must_use]
    pub fn reminder(&self, waiting: &Waiting) -> Option<Millis> {
        let before = self.pace.reminds()?;
        let due = self.due.iter().find(|due| due.seat == waiting.seat)?.at?;
        let before = u64::try_from(before.as_millis()).ok()?;
        let at = Millis(due.0.saturating_sub(before));
        // Who is called as late as that needs no other word.
        (at > waiting.call).then_some(at)
    }

    /// When somebody is to be called next, or reminded, after this moment.
    #[must_use]
    pub fn next_call(&self, now: Millis) -> Option<Millis> {
        let calls = self.awaited().map(|it| it.call);
        let reminders = self.awaited().filter_map(|it| self.reminder(it));
        calls.chain(reminders).filter(|at| *at > now).min()
    }

    /// When the next decision is due.
    #[must_use]
    pub fn next_due(&self) -> Option<Millis> {
        self.due.iter().filter_map(|due| due.at).min()
    }

    pub(crate) fn founded<O>(
        table: TableId,
        game: &'static str,
        takes: RangeInclusive<u8>,
        at: Millis,
        founded: &Founded<O>,
    ) -> Self {
        Self {
            table,
            game,
            place: founded.place.clone(),
            host: founded.players.first().map_or(UserId(0), |host| host.user),
            seats: founded.players.iter().cloned().map(Some).collect(),
            left: Vec::new(),
            takes,
            invited: Vec::new(),
            changed: Vec::new(),
            pace: founded.pace,
            status: Status::Lobby,
            asked_to_close: Vec::new(),
            due: Vec::new(),
            waiting: Vec::new(),
            acted: BTreeMap::new(),
            moved: BTreeMap::new(),
            version: Version(0),
            public: Version(0),
            events: EventNumber(0),
            founded_at: at,
            changed_at: at,
        }
    }

    /// Makes a fact true. Total, like a game's `apply`.
    pub(crate) fn apply<O>(&mut self, fact: &Fact<O>) {
        match fact {
            Fact::Founded(_) | Fact::Enlisted { .. } => {}
            Fact::Joined { seat, player } => {
                self.answers(player.user, Answer::Came);
                match self.seats.get_mut(seat.index()) {
                    Some(place) => *place = Some(player.clone()),
                    None => self.seats.push(Some(player.clone())),
                }
            }
            Fact::Invited { player, by, keeps } => self.invited.push(Invitation {
                player: player.clone(),
                by: *by,
                keeps: *keeps,
                answer: Answer::Awaited,
            }),
            Fact::Declined { user } => self.answers(*user, Answer::Declined),
            Fact::SeatsFreed => self.invited.iter_mut().for_each(|it| it.keeps = None),
            Fact::Changed { to } => self.agree(to),
            Fact::Left { seat } => self.vacate(*seat),
            Fact::HostPassed { to } => self.host = *to,
            Fact::Moved { place } => self.place = place.clone(),
            Fact::Started => self.status = Status::Playing,
            Fact::AskedToClose { user } => self.asked_to_close.push(*user),
            Fact::Closed => {
                self.status = Status::Closed;
                self.due.clear();
            }
        }
    }

    fn answers(&mut self, user: UserId, answer: Answer) {
        let mut invited = self.invited.iter_mut();
        if let Some(invitation) = invited.find(|it| it.player.user == user) {
            invitation.answer = answer;
        }
    }

    fn agree<O>(&mut self, term: &Term<O>) {
        match term {
            Term::Option { .. } => {}
            Term::Pace(pace) => self.pace = *pace,
            Term::Language(locale) => self.place.locale = locale.clone(),
            Term::Seats(most) => self.takes = *self.takes.start()..=*most,
        }
        let name = term.name();
        self.changed.retain(|changed| *changed != name);
        // Who sits down later never knew it otherwise.
        if self.seats.len() > 1 {
            self.changed.push(name);
        }
    }

    fn vacate(&mut self, seat: Seat) {
        let Some(place) = self.seats.get_mut(seat.index()) else {
            return;
        };
        if let Some(player) = place.take() {
            self.asked_to_close.retain(|user| *user != player.user);
            if self.status == Status::Playing && self.former_seat(player.user).is_none() {
                self.left.push((player.user, seat));
            }
        }
        if self.status == Status::Lobby {
            self.seats.remove(seat.index());
        }
    }
}
