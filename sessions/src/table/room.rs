//! Room of a table, independent of its game: who sits where, who hosts, how far it is.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;
use std::time::Duration;

use games::Seat;
use serde::{Deserialize, Serialize};

use crate::delivery::marks::Marks;
use crate::delivery::slot::Delivery;
use crate::ids::{ChannelId, EventNumber, Millis, TableId, UserId, Version};
use crate::table::computer::Skill;
use crate::table::deadline::Deadline;
use crate::table::entry::{Fact, Founded};
use crate::table::hints::HintPolicy;
use crate::table::holidays::Holiday;
use crate::table::invitation::Invitation;
use crate::table::pace::{DESERTED, GATHERING, Pace};
use crate::table::player::{Locale, Player, Venue};
use crate::table::practice::Practice;
use crate::table::puzzle::Puzzle;
use crate::table::term::TermName;
use crate::table::vote::{OpenVote, SettledVote};

/// After how many missed decisions in a row a player is gone for the others.
const MISSED: u8 = 2;

/// Progress of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Status {
    /// People gather.
    Lobby,
    /// The game is played.
    Playing,
    /// The game is over and can still be looked at.
    Over {
        /// Winners; several for a tie, none where a win is impossible.
        winners: Vec<Seat>,
    },
    /// Over for good: nothing happens here any more.
    Closed,
}

impl TableStage {
    /// True if no other table may be founded in its channel.
    #[must_use]
    pub(crate) const fn holds_its_channel(self) -> bool {
        matches!(self, Self::Playing | Self::Lobby)
    }
}

impl Status {
    /// The stage, without the winners.
    #[must_use]
    pub const fn stage(&self) -> TableStage {
        match self {
            Self::Lobby => TableStage::Lobby,
            Self::Playing => TableStage::Playing,
            Self::Over { .. } => TableStage::Over,
            Self::Closed => TableStage::Closed,
        }
    }
}

/// Stage of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum TableStage {
    /// The game is played.
    Playing,
    /// People gather.
    Lobby,
    /// The game is over and can still be looked at.
    Over,
    /// Over for good: nothing happens here any more.
    Closed,
}

/// A player the table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Waiting {
    /// Seat of the person.
    pub seat: Seat,
    /// The entry since which it does.
    pub since: Version,
    /// When that was.
    pub at: Millis,
    /// When they are to be notified.
    pub call: Millis,
}

/// A person who left a running game, and whose seat no other person has taken since.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Departure {
    /// The person.
    pub player: Player,
    /// Their seat.
    pub seat: Seat,
    /// The entry with which they left.
    pub at: Version,
}

/// Room of a table, independent of its game.
#[derive(Clone, Debug)]
pub struct Room {
    /// Number of the table.
    pub table: TableId,
    /// The game's id.
    pub game: &'static str,
    /// Place of the table.
    pub place: Venue,
    /// The thread of its own that it left last.
    pub left_thread: Option<ChannelId>,
    /// When it came there, if it stood elsewhere before.
    pub moved_at: Option<Millis>,
    /// Host.
    pub host: UserId,
    /// Players by seat. In a running game an empty seat stays a seat.
    pub seats: Vec<Option<Player>>,
    /// People who left a seat of the running game. They know its secrets.
    pub(crate) left: Vec<(UserId, Seat)>,
    /// People who left and whose seats no other person has taken since, the latest last.
    pub departures: Vec<Departure>,
    /// Players who were asked to give up their seat: they come back only if the table welcomes
    /// them.
    pub(crate) dismissed: Vec<UserId>,
    /// People whose seat the host or a moderator took. They do not count in a rematch, and come
    /// back only if they are invited, or if most of the others say yes.
    pub removed: Vec<UserId>,
    /// Number of people that the game takes.
    pub takes: RangeInclusive<u8>,
    /// People who were asked to it, in order.
    pub invited: Vec<Invitation>,
    /// Terms that the host changed after others sat down, in order.
    pub changed: Vec<TermName>,
    /// Pace.
    pub pace: Pace,
    /// Progress.
    pub status: Status,
    /// People who asked to have it closed, before there was a vote on that.
    pub(crate) asked_to_close: Vec<UserId>,
    /// People who closed it.
    pub closed_by: Vec<UserId>,
    /// The entry with which a moderator closed it.
    pub dissolved_at: Option<Version>,
    /// People who want a rematch.
    pub asked_again: Vec<UserId>,
    /// When each person last acted at the table, in public or in private. Only they may know.
    pub(crate) acted_at: BTreeMap<UserId, Millis>,
    /// Votes that people would like the table to pass.
    pub motions: Vec<OpenVote>,
    /// The last of those that are not open any more.
    pub(crate) settled: Vec<SettledVote>,
    /// Seats whose part in the game is over while the others play on.
    pub(crate) out: BTreeSet<Seat>,
    /// Number of decisions in a row that each seat has missed.
    pub(crate) missed: BTreeMap<Seat, u8>,
    /// Seats whose person was welcomed by the others, and has not acted yet.
    pub welcomed: BTreeSet<Seat>,
    /// True while the game is paused: no clock runs, and no one may act.
    pub paused: bool,
    /// Holidays of people, now or earlier.
    pub(crate) holidays: BTreeMap<UserId, Holiday>,
    /// The pending decisions, with their deadlines.
    pub due: Vec<Deadline>,
    /// Pending decisions, since when, and when their people are to be notified.
    pub waiting: Vec<Waiting>,
    /// Policy of hints: whether people who play with each other may ask for advice.
    pub hints: HintPolicy,
    /// Number of times that each seat has asked for it, where everybody sees that.
    pub(crate) advised: BTreeMap<Seat, u32>,
    /// The entry with which the game began.
    pub(crate) began: Version,
    /// The last entry that each seat made and everybody saw.
    pub(crate) acted: BTreeMap<Seat, Version>,
    /// When that was.
    pub(crate) seen_at: BTreeMap<Seat, Millis>,
    /// The last entry that each seat made, private ones included.
    pub(crate) last_moves: BTreeMap<Seat, Version>,
    /// Entries since something was revealed for the last time, as far as everybody saw them and
    /// they stand: what could be taken back.
    pub(crate) harmless: Vec<Version>,
    /// Number of entries in its journal.
    pub version: Version,
    /// The last of them that changed anything for everyone: later ones are private.
    pub public: Version,
    /// Number of events of its game, which is the number of the next one.
    pub events: EventNumber,
    /// The puzzle of a day that is played there, by one person alone.
    pub puzzle: Option<Puzzle>,
    /// The moment of another game from which this one goes on, for practice: it counts nowhere.
    pub practice: Option<Practice>,
    /// True if its people brought records from earlier games on the server.
    pub(crate) counts: bool,
    /// When it was founded.
    pub founded_at: Millis,
    /// When its last entry was made.
    pub changed_at: Millis,
}

impl Room {
    /// Players at the table, in the order of their seats.
    pub fn players(&self) -> impl Iterator<Item = (Seat, &Player)> {
        Seat::all(self.seat_count())
            .zip(&self.seats)
            .filter_map(|(seat, player)| Some((seat, player.as_ref()?)))
    }

    /// The computers at the table, in the order of their seats.
    pub fn computers(&self) -> impl Iterator<Item = (Seat, &Player)> {
        self.players()
            .filter(|(_, player)| player.user.is_computer())
    }

    /// The people at the table, computers not included, in the order of their seats.
    pub fn people(&self) -> impl Iterator<Item = (Seat, &Player)> {
        self.players()
            .filter(|(_, player)| !player.user.is_computer())
    }

    /// True if another person can sit down in the lobby: a computer makes room for a person.
    #[must_use]
    pub fn has_room(&self) -> bool {
        self.free() > 0 || self.computers().next().is_some()
    }

    /// The next computer of this skill that does not sit there.
    #[must_use]
    pub(crate) fn next_computer(&self, skill: Skill) -> Player {
        let sits = |player: &Player| self.seat_of(player.user).is_some();
        let mut next = (0..u8::MAX).map(|nth| Player::computer(skill, nth));
        // There are more of them than seats.
        next.find(|player| !sits(player))
            .unwrap_or_else(|| Player::computer(skill, u8::MAX))
    }

    /// Seat of this person.
    #[must_use]
    pub fn seat_of(&self, user: UserId) -> Option<Seat> {
        self.players()
            .find(|(_, player)| player.user == user)
            .map(|(seat, _)| seat)
    }

    /// Player in this seat.
    #[must_use]
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.seats.get(seat.index())?.as_ref()
    }

    /// Number of seats, empty ones of a running game included.
    #[must_use]
    pub fn seat_count(&self) -> u8 {
        u8::try_from(self.seats.len()).unwrap_or(u8::MAX)
    }

    /// Number of people that it still takes while they gather.
    #[must_use]
    pub fn free(&self) -> u8 {
        self.takes.end().saturating_sub(self.seat_count())
    }

    /// Invitation of this person to the table, if there was one.
    #[must_use]
    pub fn invitation(&self, user: UserId) -> Option<&Invitation> {
        self.invited.iter().find(|it| it.player.user == user)
    }

    /// People in a lobby who were invited and may still come: they have not answered, the seat that
    /// was kept for them still is, and there is one for them.
    #[must_use]
    pub fn expected(&self, now: Millis) -> Vec<&Player> {
        let comes = |it: &&Invitation| it.is_open() && it.keeps.is_none_or(|until| until > now);
        let gathers = self.status == Status::Lobby && self.has_room();
        let invited = self.invited.iter().filter(comes).filter(|_| gathers);
        invited.map(|it| &it.player).collect()
    }

    /// The first seat that was left in a running game.
    #[must_use]
    pub fn vacant_seat(&self) -> Option<Seat> {
        Seat::all(self.seat_count())
            .zip(&self.seats)
            .find(|(_, player)| player.is_none())
            .map(|(seat, _)| seat)
    }

    /// A person who left the running game, without a name where another person took their seat.
    pub(crate) fn departed(&self, user: UserId) -> Player {
        let mut departures = self.departures.iter().map(|it| &it.player);
        let known = departures.find(|player| player.user == user).cloned();
        known.unwrap_or_else(|| Player {
            user,
            name: String::new(),
            locale: Locale::default(),
        })
    }

    /// The seat of the running game that this person left.
    pub(crate) fn former_seat(&self, user: UserId) -> Option<Seat> {
        let mut left = self.left.iter();
        left.find(|(who, _)| *who == user).map(|(_, seat)| *seat)
    }

    /// True if the person in a seat has missed so many decisions in a row that they seem to be
    /// gone.
    #[must_use]
    pub fn is_gone(&self, seat: Seat) -> bool {
        let others = self.seats.len() > 1;
        others
            && self.player(seat).is_some()
            && self.missed.get(&seat).is_some_and(|many| *many >= MISSED)
    }

    /// The facts that players without a deadline seem to be gone: the table has waited too long for
    /// them.
    pub(crate) fn lost_players<O>(&self, now: Millis) -> Vec<Fact<O>> {
        let Some(patience) = self.pace.patience() else {
            return Vec::new();
        };
        let waiting = self.awaited();
        let lost = waiting.filter(|it| it.at.until(now) >= patience && !self.is_gone(it.seat));
        lost.map(|it| Fact::Lost { seat: it.seat }).collect()
    }

    /// Counts the person in a seat as gone.
    pub(crate) fn mark_gone(&mut self, seat: Seat) {
        self.missed.insert(seat, MISSED);
    }

    /// Counts a person as present.
    pub(crate) fn mark_present(&mut self, user: UserId) {
        if let Some(seat) = self.seat_of(user) {
            self.missed.remove(&seat);
        }
    }

    /// People who are there: everybody who sits at the table, but for those who are gone, unless
    /// all are. Those who were forgotten or removed are nowhere.
    pub(crate) fn present(&self) -> Vec<UserId> {
        let here = |gone: bool| {
            let is_nowhere = |user: UserId| user.is_forgotten() || self.removed.contains(&user);
            let players = self.people().filter(|(_, it)| !is_nowhere(it.user));
            let here = players.filter(move |(seat, _)| gone || !self.is_gone(*seat));
            here.map(|(_, player)| player.user).collect::<Vec<_>>()
        };
        let present = here(false);
        if present.is_empty() {
            here(true)
        } else {
            present
        }
    }

    /// The first seat of a running game that another person may take over: an empty one, else one
    /// whose player is gone.
    #[must_use]
    pub fn open_seat(&self) -> Option<Seat> {
        let mut seats = Seat::all(self.seat_count());
        self.vacant_seat()
            .or_else(|| seats.find(|seat| self.is_gone(*seat)))
    }

    /// People who would still have to ask before a rematch begins.
    #[must_use]
    pub fn missing_to_rematch(&self) -> Vec<UserId> {
        let mut missing = self.present();
        missing.retain(|user| !self.asked_again.contains(user));
        missing
    }

    /// Time at which this person last acted at the table, in public or in private.
    #[must_use]
    pub fn acted_at(&self, user: UserId) -> Option<Millis> {
        self.acted_at.get(&user).copied()
    }

    /// The one person who is left in a running game in a server's channel, and may go on elsewhere:
    /// what people take home from a game stays with its server.
    #[must_use]
    pub fn lone_player(&self) -> Option<&Player> {
        let mut people = self.people().map(|(_, player)| player);
        let lone = people.next().filter(|player| !player.user.is_forgotten());
        let runs = self.status == Status::Playing && self.place.guild.is_some();
        lone.filter(|_| runs && !self.counts && people.next().is_none())
    }

    /// True if a person has made a move in the game.
    #[must_use]
    pub fn was_played(&self) -> bool {
        let moved = |(seat, _)| self.last_move(seat) > Version(0);
        !self.left.is_empty() || self.people().any(moved)
    }

    /// Time at which a person who sits there last acted: what Houston does for them touches
    /// nothing.
    fn touched_at(&self) -> Millis {
        let acted = self
            .people()
            .filter_map(|(_, player)| self.acted_at(player.user));
        acted.max().unwrap_or_default().max(self.founded_at)
    }

    /// True if no person has touched the table for so long that every user may close it: one whose
    /// players went away must not keep its channel for ever.
    #[must_use]
    pub fn is_deserted(&self, now: Millis) -> bool {
        let quiet = self.touched_at().until(now);
        let waits = |(_, player): (Seat, &Player)| self.away(player.user, now).is_some();
        match self.status {
            Status::Lobby => quiet >= GATHERING,
            // It waits by their own wish.
            Status::Playing if self.paused || self.people().any(waits) => quiet >= DESERTED,
            Status::Playing => quiet >= self.pace.desertion(),
            // A new table replaces one that is over.
            Status::Over { .. } | Status::Closed => false,
        }
    }

    /// The last entry of the game that the person in a seat made and everybody saw.
    #[must_use]
    pub fn last_act(&self, seat: Seat) -> Version {
        self.of_the_game(self.acted.get(&seat))
    }

    /// The last entry of the game that the person in a seat made; known only to them, where it was
    /// private.
    #[must_use]
    pub fn last_move(&self, seat: Seat) -> Version {
        self.of_the_game(self.last_moves.get(&seat))
    }

    /// This entry if it is part of the game, else 0: sitting down, agreeing on something and
    /// starting are not.
    fn of_the_game(&self, entry: Option<&Version>) -> Version {
        let entry = entry.filter(|entry| **entry > self.began);
        entry.copied().unwrap_or(Version(0))
    }

    /// Players the table waits for, at tables with several people: a player alone keeps no one
    /// waiting.
    pub fn awaited(&self) -> impl Iterator<Item = &Waiting> {
        let alone = self.seats.len() - self.computers().count() < 2 || self.paused;
        let is_person = |player: &Player| !player.user.is_computer();
        let seated = move |it: &&Waiting| !alone && self.player(it.seat).is_some_and(is_person);
        self.waiting.iter().filter(seated)
    }

    /// The players who are to be notified by now that the table waits for them.
    pub fn calls_due(&self, now: Millis) -> impl Iterator<Item = &Waiting> {
        self.awaited().filter(move |it| it.call <= now)
    }

    /// Time at which a notified player is to be reminded, that long before the end of their time.
    #[must_use]
    pub fn reminder(&self, waiting: &Waiting, before: Duration) -> Option<Millis> {
        let due = self.due.iter().find(|due| due.seat == waiting.seat)?.at?;
        let before = u64::try_from(before.as_millis()).ok()?;
        let at = Millis(due.0.saturating_sub(before));
        // A player who is called that late needs no reminder.
        (at > waiting.call).then_some(at)
    }

    /// Time at which the next decision is due.
    #[must_use]
    pub fn next_due(&self) -> Option<Millis> {
        self.deadlines().filter_map(|due| due.at).min()
    }

    /// Deadlines that end a decision. A computer's does not while a person has one to make too: it
    /// may be waiting for them.
    pub(crate) fn deadlines(&self) -> impl Iterator<Item = &Deadline> {
        let is_computer = |due: &&Deadline| {
            let player = self.player(due.seat);
            player.is_some_and(|player| player.user.is_computer())
        };
        let is_person = |due: &Deadline| self.player(due.seat).is_some() && !is_computer(&due);
        let awaits_people = self.due.iter().any(is_person);
        let due = self.due.iter();
        due.filter(move |due| !awaits_people || !is_computer(due))
    }

    /// True if a computer that is waited for would run ahead of the only person at the table: they
    /// have a decision to make too, and have not acted since it came, nor since the computer last
    /// did. A person who has missed one holds no computer up.
    #[must_use]
    pub fn runs_ahead(&self, computer: &Waiting) -> bool {
        let mut people = self.people();
        let (Some((person, _)), None) = (people.next(), people.next()) else {
            return false;
        };
        let decides = self.due.iter().any(|due| due.seat == person);
        let is_here = !self.missed.contains_key(&person);
        decides && is_here && self.last_act(person) <= computer.since
    }

    /// True if the board, by what was delivered, does not show what changed for everyone, or not in
    /// the table's channel.
    #[must_use]
    pub fn needs_board(&self, marks: &Marks) -> bool {
        let shows = |board: &Delivery| {
            let is_here = board
                .post
                .is_some_and(|post| post.channel == self.place.channel);
            is_here && board.shown >= self.public && board.intent.is_none()
        };
        marks.repost || !marks.unreachable.is_empty() || !marks.board().is_some_and(shows)
    }

    /// True if the board that stands lacks what changed for everyone, where no other may be posted.
    #[must_use]
    pub fn needs_board_edit(&self, marks: &Marks) -> bool {
        let lacks = |board: &Delivery| board.shown < self.public && board.intent.is_none();
        marks.board().is_some_and(lacks)
    }

    /// A room as a founding makes it: a lobby with its first players.
    pub(crate) fn new<O>(
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
            left_thread: None,
            moved_at: None,
            host: founded.players.first().map_or(UserId(0), |host| host.user),
            seats: founded.players.iter().cloned().map(Some).collect(),
            left: founded
                .practice
                .as_ref()
                .map_or_else(Vec::new, |it| it.keeps.clone()),
            departures: Vec::new(),
            dismissed: Vec::new(),
            removed: Vec::new(),
            takes,
            invited: Vec::new(),
            changed: Vec::new(),
            pace: founded.pace,
            status: Status::Lobby,
            asked_to_close: Vec::new(),
            closed_by: Vec::new(),
            dissolved_at: None,
            asked_again: Vec::new(),
            // Those who sit down together are there.
            acted_at: founded.players.iter().map(|it| (it.user, at)).collect(),
            motions: Vec::new(),
            settled: Vec::new(),
            out: BTreeSet::new(),
            missed: BTreeMap::new(),
            welcomed: BTreeSet::new(),
            began: Version(0),
            paused: false,
            holidays: BTreeMap::new(),
            due: Vec::new(),
            waiting: Vec::new(),
            hints: founded.hints,
            advised: BTreeMap::new(),
            acted: BTreeMap::new(),
            seen_at: BTreeMap::new(),
            last_moves: BTreeMap::new(),
            harmless: Vec::new(),
            version: Version(0),
            public: Version(0),
            events: EventNumber(0),
            puzzle: founded.puzzle(game, at),
            practice: founded.practice.clone(),
            counts: false,
            founded_at: at,
            changed_at: at,
        }
    }
}
