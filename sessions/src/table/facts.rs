//! Changes of a room by facts. Total, and decides nothing: the decision was made when the fact was
//! written.

use games::Seat;

use crate::ids::UserId;
use crate::table::entry::Fact;
use crate::table::invitation::{Invitation, Rsvp};
use crate::table::player::Player;
use crate::table::room::{Departure, Room, Status};
use crate::table::term::Term;
use crate::table::vote::{OpenVote, Vote};

impl Room {
    /// Makes a fact true. Total, like a game's `apply`.
    pub(crate) fn apply<O>(&mut self, fact: &Fact<O>) {
        match fact {
            Fact::Founded(_) => {}
            Fact::RecordsAtStart { .. } => self.counts = true,
            Fact::Joined { seat, player } => {
                self.record_answer(player.user, Rsvp::Came);
                self.removed.retain(|user| *user != player.user);
                self.vacate(*seat);
                // A computer stands in for the one who left.
                if !player.user.is_computer() {
                    self.departures.retain(|it| it.seat != *seat);
                }
                match self.seats.get_mut(seat.index()) {
                    Some(place) => *place = Some(player.clone()),
                    None => self.seats.push(Some(player.clone())),
                }
            }
            Fact::Invited { player, by, keeps } => {
                self.removed.retain(|user| *user != player.user);
                self.invited.retain(|it| it.player.user != player.user);
                self.invited.push(Invitation {
                    player: player.clone(),
                    by: *by,
                    keeps: *keeps,
                    answer: Rsvp::Awaited,
                });
            }
            Fact::Declined { user } => self.record_answer(*user, Rsvp::Declined),
            Fact::SeatsFreed => self.invited.iter_mut().for_each(|it| it.keeps = None),
            Fact::Changed { to } => self.change_term(to),
            Fact::Left { seat } => self.vacate(*seat),
            Fact::HostPassed { to } => self.host = *to,
            Fact::Moved { place } => {
                let left = std::mem::replace(&mut self.place, place.clone());
                if left.is_own_thread && left.channel != place.channel {
                    self.left_thread = Some(left.channel);
                }
                self.moved_at = Some(self.changed_at);
            }
            Fact::Started => {
                self.status = Status::Playing;
                self.began = self.version;
            }
            Fact::Vote { motion, by } => self.motions.push(OpenVote {
                number: self.version,
                motion: motion.clone(),
                by: *by,
                at: self.changed_at,
                agreed: Vec::new(),
                opposed: Vec::new(),
                is_over: false,
            }),
            Fact::Agreed { to, user } => {
                if let Some(open) = self.motion_mut(*to) {
                    open.opposed.retain(|other| other != user);
                    add_once(&mut open.agreed, *user);
                }
            }
            Fact::Opposed { to, user } => {
                if let Some(open) = self.motion_mut(*to) {
                    open.agreed.retain(|other| other != user);
                    add_once(&mut open.opposed, *user);
                }
            }
            Fact::SilenceAgrees { to } => {
                if let Some(open) = self.motion_mut(*to) {
                    open.is_over = true;
                }
            }
            Fact::Dropped { motion, is_carried } => self.settle(*motion, *is_carried),
            Fact::Dismissed { user } => self.dismissed.push(*user),
            Fact::Removed { user } => add_once(&mut self.removed, *user),
            Fact::Renamed { player } => self.rename(player),
            Fact::Paused => self.paused = true,
            Fact::Resumed => self.paused = false,
            Fact::Away { user, until } => self.start_holiday(*user, *until),
            Fact::Back { user } => self.end_holiday(*user),
            Fact::Lost { seat } => self.mark_gone(*seat),
            Fact::TakenBack { entries } => {
                self.harmless.retain(|it| !entries.contains(it));
                self.asked_again.clear();
            }
            Fact::AskedToClose { user } => add_once(&mut self.asked_to_close, *user),
            Fact::AskedAgain { user } => self.asked_again.push(*user),
            Fact::Advised { seat } => {
                let asked = self.advised.entry(*seat).or_default();
                *asked = asked.saturating_add(1);
            }
            Fact::Closed | Fact::Dissolved => {
                self.dissolved_at = matches!(fact, Fact::Dissolved).then_some(self.version);
                self.status = Status::Closed;
                self.due.clear();
            }
        }
    }

    /// Notes the answer of an invited person.
    fn record_answer(&mut self, user: UserId, answer: Rsvp) {
        let mut invited = self.invited.iter_mut();
        if let Some(invitation) = invited.find(|it| it.player.user == user) {
            invitation.answer = answer;
        }
    }

    /// Shows a person under another name.
    pub(crate) fn rename(&mut self, player: &Player) {
        let settled = self.settled.iter_mut().flat_map(|it| &mut it.seats);
        let seated = self.seats.iter_mut().chain(settled).flatten();
        let invited = self.invited.iter_mut().map(|it| &mut it.player);
        let asking = self
            .motions
            .iter_mut()
            .filter_map(|open| match &mut open.motion {
                Vote::Welcome { player, .. } => Some(player),
                _ => None,
            });
        let gone = self.departures.iter_mut().map(|it| &mut it.player);
        let all = seated.chain(invited).chain(asking).chain(gone);
        for known in all.filter(|known| known.user == player.user) {
            known.name.clone_from(&player.name);
        }
    }

    /// Changes a term that was agreed on.
    fn change_term<O>(&mut self, term: &Term<O>) {
        match term {
            Term::Option { .. } => {}
            Term::Pace(pace) => self.pace = *pace,
            Term::Language(locale) => self.place.locale = locale.clone(),
            Term::Hints(hints) => self.hints = *hints,
            Term::Seats(most) => self.takes = *self.takes.start()..=*most,
        }
        let name = term.name();
        self.changed.retain(|changed| *changed != name);
        // Who sits down later never knew it otherwise.
        if self.seats.len() > 1 {
            self.changed.push(name);
        }
    }

    /// Empties a seat. What was counted of its player is not counted of the next one.
    fn vacate(&mut self, seat: Seat) {
        self.missed.remove(&seat);
        self.advised.remove(&seat);
        self.welcomed.remove(&seat);
        self.acted.remove(&seat);
        self.seen_at.remove(&seat);
        self.last_moves.remove(&seat);
        let Some(place) = self.seats.get_mut(seat.index()) else {
            return;
        };
        if let Some(player) = place.take() {
            self.asked_to_close.retain(|user| *user != player.user);
            if self.status == Status::Playing && self.former_seat(player.user).is_none() {
                self.left.push((player.user, seat));
            }
            if self.status == Status::Playing && !player.user.is_computer() {
                let at = self.version;
                self.departures.push(Departure { player, seat, at });
            }
        }
        if self.status == Status::Lobby {
            self.seats.remove(seat.index());
        }
    }
}

/// Adds a person who may be among them already.
fn add_once(people: &mut Vec<UserId>, user: UserId) {
    if !people.contains(&user) {
        people.push(user);
    }
}
