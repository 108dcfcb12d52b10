//! When a motion is carried: once everyone who is asked agrees. Players who are gone are not asked,
//! nor is the player whose seat it is about.

use games::Seat;

use crate::ids::{UserId, Version};
use crate::table::entry::Fact;
use crate::table::room::{Room, Status};
use crate::table::term::Term;
use crate::table::vote::{OpenVote, Vote};

impl Room {
    /// Tells whether a motion is about the seat of this person.
    pub(crate) fn is_about(&self, motion: &Vote, user: UserId) -> bool {
        let about = motion.seat().and_then(|seat| self.player(seat));
        about.is_some_and(|player| player.user == user)
    }

    /// The first seat of a running game that a person may take over, where a player can welcome
    /// them. A computer gives back a seat in which it stands in for a person who left.
    #[must_use]
    pub fn seat_for_people(&self) -> Option<Seat> {
        let mut seats = Seat::all(self.seat_count());
        self.open_seat()
            .or_else(|| seats.find(|seat| self.is_lent(*seat)))
            .filter(|seat| !self.people_asked_about(Some(*seat)).is_empty())
    }

    /// Tells whether a computer stands in for a person in this seat.
    pub(crate) fn is_lent(&self, seat: Seat) -> bool {
        let is_person = |user: UserId| !user.is_computer();
        let stands_in = self.player(seat).is_some_and(|it| !is_person(it.user));
        stands_in
            && self
                .left
                .iter()
                .any(|(user, of)| *of == seat && is_person(*user))
    }

    /// Tells whether a motion is still possible: it would change something, and someone is asked.
    pub(crate) fn is_possible(&self, motion: &Vote) -> bool {
        let is_possible = match motion {
            Vote::Welcome { seat, player } => {
                let is_given_back = self.is_lent(*seat) && !player.user.is_computer();
                (self.player(*seat).is_none() || self.is_gone(*seat) || is_given_back)
                    && self.seat_of(player.user).is_none()
            }
            Vote::Dismiss { seat, user } => {
                self.seat_of(*user) == Some(*seat) && self.is_gone(*seat)
            }
            Vote::Pause => !self.paused,
            Vote::Pace(pace) => self.pace != *pace,
            Vote::TakeBack { from, to } => {
                self.harmless.contains(from) && self.harmless.last() == Some(to)
            }
        };
        is_possible && self.status == Status::Playing && !self.people_asked(motion).is_empty()
    }

    /// The people who are asked about a motion: everyone who is there, except the player whose seat
    /// it is about.
    #[must_use]
    pub fn people_asked(&self, motion: &Vote) -> Vec<UserId> {
        self.people_asked_about(motion.seat())
    }

    /// The people who are asked about a motion on this seat.
    fn people_asked_about(&self, seat: Option<Seat>) -> Vec<UserId> {
        let about = seat.and_then(|seat| self.player(seat));
        let about = about.map(|player| player.user);
        let mut asked = self.present();
        asked.retain(|user| Some(*user) != about);
        asked
    }

    /// The people who have not agreed to a motion yet.
    #[must_use]
    pub fn missing(&self, open: &OpenVote) -> Vec<UserId> {
        let mut asked = self.people_asked(&open.motion);
        asked.retain(|user| !open.agreed.contains(user));
        asked
    }

    /// The open motion of this number.
    #[must_use]
    pub fn motion(&self, number: Version) -> Option<&OpenVote> {
        self.motions.iter().find(|open| open.number == number)
    }

    /// The facts of the first vote to which everyone agrees who is asked; none while no vote is
    /// decided. Also closes the table once everyone has asked for that.
    pub(crate) fn carried_vote<O>(&self) -> Vec<Fact<O>> {
        let mut motions = self.motions.iter();
        if let Some(open) = motions.find(|open| self.missing(open).is_empty()) {
            let motion = open.number;
            let mut facts = self.effects_of(&open.motion);
            facts.push(Fact::Dropped { motion });
            return facts;
        }
        let closes = self.status == Status::Playing
            && !self.asked_to_close.is_empty()
            && self.missing_to_close().is_empty();
        closes.then_some(Fact::Closed).into_iter().collect()
    }

    /// The facts of a motion that is carried.
    fn effects_of<O>(&self, motion: &Vote) -> Vec<Fact<O>> {
        let host = |gone: UserId| {
            let others = self.people_asked(motion).into_iter();
            let to = others.filter(move |_| self.host == gone).take(1);
            to.map(|to| Fact::HostPassed { to })
        };
        match motion {
            Vote::Welcome { seat, player } => {
                let (seat, player) = (*seat, player.clone());
                let gone = self.player(seat).map(|gone| gone.user);
                let host = gone.into_iter().flat_map(host);
                host.chain([Fact::Joined { seat, player }]).collect()
            }
            Vote::Dismiss { seat, user } => {
                let (seat, user) = (*seat, *user);
                let left = [Fact::Left { seat }, Fact::Dismissed { user }];
                host(user).chain(left).collect()
            }
            Vote::Pause => vec![Fact::Paused],
            Vote::Pace(pace) => vec![Fact::Changed {
                to: Term::Pace(*pace),
            }],
            Vote::TakeBack { from, .. } => {
                let mut entries = self.harmless.clone();
                entries.retain(|entry| entry >= from);
                vec![Fact::TakenBack { entries }]
            }
        }
    }

    /// Drops the motions that cannot be carried any more.
    pub(crate) fn drop_impossible_motions(&mut self) {
        let mut motions = std::mem::take(&mut self.motions);
        motions.retain(|open| self.is_possible(&open.motion));
        self.motions = motions;
    }
}
