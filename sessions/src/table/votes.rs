//! When a motion is carried: once everyone who is asked agrees; about a seat, once most of them do.
//! Players who are gone or out of the game are not asked, nor is the player whose seat it is about.

use games::Seat;

use crate::ids::{Millis, UserId, Version};
use crate::table::entry::Fact;
use crate::table::room::{Room, Status};
use crate::table::term::Term;
use crate::table::vote::{OpenVote, SettledVote, Vote, VoteOutcome};

/// Most motions that are remembered when they are not open any more.
const REMEMBERED: usize = 8;
/// A vote may be shown late by one in so many parts of its time; later than that, its time begins
/// when it is shown.
const GRACE: u32 = 10;

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
            Vote::Close => true,
        };
        is_possible && self.status == Status::Playing && !self.people_asked(motion).is_empty()
    }

    /// The people who are asked about a motion: everyone who is there and in the game, except the
    /// player whose seat it is about.
    #[must_use]
    pub fn people_asked(&self, motion: &Vote) -> Vec<UserId> {
        self.people_asked_about(motion.seat())
    }

    /// The people who are asked about a motion on this seat.
    fn people_asked_about(&self, seat: Option<Seat>) -> Vec<UserId> {
        let about = seat.and_then(|seat| self.player(seat));
        let about = about.map(|player| player.user);
        let mut asked = self.present();
        let is_out = |user: UserId| {
            let seat = self.seat_of(user);
            seat.is_some_and(|seat| self.out.contains(&seat))
        };
        if !asked.iter().all(|user| is_out(*user)) {
            asked.retain(|user| !is_out(*user));
        }
        asked.retain(|user| Some(*user) != about);
        asked
    }

    /// The people who have not answered a motion yet.
    #[must_use]
    pub fn missing(&self, open: &OpenVote) -> Vec<UserId> {
        if open.is_over {
            return Vec::new();
        }
        let closes = open.motion == Vote::Close;
        let has_answered = |user: &UserId| {
            let wanted_it_before = closes && self.asked_to_close.contains(user);
            open.agreed.contains(user) || open.opposed.contains(user) || wanted_it_before
        };
        let mut asked = self.people_asked(&open.motion);
        asked.retain(|user| !has_answered(user));
        asked
    }

    /// Verdict on a motion: true if it is carried; `None` while that is open. One no is enough
    /// against it, but about a seat most of those who are asked decide.
    fn verdict(&self, open: &OpenVote) -> Option<bool> {
        let asked = self.people_asked(&open.motion);
        let against = asked.iter().filter(|user| open.opposed.contains(user));
        let (against, missing) = (against.count(), self.missing(open).len());
        let agreed = asked.len() - against - missing;
        match open.motion.seat() {
            Some(_) => {
                let most = asked.len() / 2 + 1;
                (agreed >= most || agreed + missing < most).then_some(agreed >= most)
            }
            None => (against > 0 || missing == 0).then_some(against == 0),
        }
    }

    /// Time at which silence becomes a yes to a motion that was shown to those who are asked at the
    /// moment `shown`; `None` where it never does.
    #[must_use]
    pub fn vote_until(&self, open: &OpenVote, shown: Millis) -> Option<Millis> {
        let time = self.pace.time_to_vote();
        let is_late = open.at.until(shown) > time / GRACE;
        let from = if is_late { shown } else { open.at };
        let welcomes_removed = matches!(
            &open.motion,
            Vote::Welcome { player, .. } if self.removed.contains(&player.user)
        );
        let ends = open.motion.takes_silence_for_yes() && !welcomes_removed && !open.is_over;
        ends.then(|| from.after(time))
    }

    /// Time at which those who have not answered a motion are to be notified.
    #[must_use]
    pub fn vote_call(&self, open: &OpenVote) -> Millis {
        open.at.after(self.pace.presence_after_others_act())
    }

    /// The motions whose time may be up by now.
    pub(crate) fn votes_late(&self, now: Millis) -> Vec<&OpenVote> {
        let motions = self.motions.iter();
        let is_late = |open: &&OpenVote| {
            let until = self.vote_until(open, open.at);
            until.is_some_and(|until| until <= now)
        };
        motions.filter(is_late).collect()
    }

    /// Time at which the first decision is due, or the time of a vote is up.
    pub(crate) fn next_end(&self) -> Option<Millis> {
        let votes = self.motions.iter();
        let votes = votes.filter_map(|open| self.vote_until(open, open.at));
        votes.chain(self.next_due()).min()
    }

    /// The open motion of this number.
    #[must_use]
    pub fn motion(&self, number: Version) -> Option<&OpenVote> {
        self.motions.iter().find(|open| open.number == number)
    }

    /// The open motion of this number, to change it.
    pub(crate) fn motion_mut(&mut self, number: Version) -> Option<&mut OpenVote> {
        self.motions.iter_mut().find(|open| open.number == number)
    }

    /// The motion of this number that is not open any more, if it is remembered.
    #[must_use]
    pub fn settled(&self, number: Version) -> Option<&SettledVote> {
        let mut settled = self.settled.iter();
        settled.find(|settled| settled.vote.number == number)
    }

    /// Settles the motion of this number.
    pub(crate) fn settle(&mut self, number: Version, is_carried: bool) {
        let Some(at) = self.motions.iter().position(|it| it.number == number) else {
            return;
        };
        let vote = self.motions.remove(at);
        let outcome = match is_carried {
            true => VoteOutcome::Carried,
            false => VoteOutcome::Dropped,
        };
        self.remember(vote, outcome);
    }

    /// Remembers how a vote ended, among the last ones.
    fn remember(&mut self, vote: OpenVote, outcome: VoteOutcome) {
        let seats = self.seats.clone();
        self.settled.push(SettledVote {
            vote,
            outcome,
            seats,
        });
        let old = self.settled.len().saturating_sub(REMEMBERED);
        self.settled.drain(..old);
    }

    /// The facts of the first vote that is decided; none while none is. Also closes a table where
    /// everyone had asked for that, as people did before there was a vote on it.
    pub(crate) fn decided_vote<O>(&self) -> Vec<Fact<O>> {
        for open in &self.motions {
            let Some(is_carried) = self.verdict(open) else {
                continue;
            };
            let motion = open.number;
            let mut facts = vec![Fact::Dropped { motion, is_carried }];
            if is_carried {
                facts.extend(self.effects_of(&open.motion));
            }
            return facts;
        }
        let closes = self.status == Status::Playing && self.have_all_asked_to_close();
        closes.then_some(Fact::Closed).into_iter().collect()
    }

    /// True if everyone who is there had asked for the table to be closed, before there was a vote
    /// on it.
    pub(crate) fn have_all_asked_to_close(&self) -> bool {
        let asked = &self.asked_to_close;
        !asked.is_empty() && self.present().iter().all(|user| asked.contains(user))
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
            Vote::Close => vec![Fact::Closed],
        }
    }

    /// Drops the motions that cannot be carried any more.
    pub(crate) fn drop_impossible_motions(&mut self) {
        for vote in std::mem::take(&mut self.motions) {
            // Who left does not close what the others play.
            let is_wanted = vote.motion != Vote::Close || self.seat_of(vote.by).is_some();
            match is_wanted && self.is_possible(&vote.motion) {
                true => self.motions.push(vote),
                false => self.remember(vote, VoteOutcome::Impossible),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use games::Seed;

    use super::*;
    use crate::ids::{ChannelId, TableId};
    use crate::table::entry::Founded;
    use crate::table::hints::HintPolicy;
    use crate::table::pace::Pace;
    use crate::table::player::{Locale, Player, Venue};

    fn player(user: u64) -> Player {
        Player {
            user: UserId(user),
            name: "Ada".to_owned(),
            locale: Locale("en-US".to_owned()),
        }
    }

    /// A game of three people, with an empty seat.
    fn room() -> Room {
        let founded = Founded {
            game: "heap".to_owned(),
            players: (1..=3).map(player).collect(),
            place: Venue {
                guild: None,
                channel: ChannelId(1),
                locale: Locale("en-US".to_owned()),
                is_own_thread: false,
            },
            options: (),
            pace: Pace::Live,
            seed: Seed::new([1; 32]),
            pledged: true,
            hints: HintPolicy::default(),
            practice: None,
        };
        let mut room = Room::new(TableId(1), "heap", 2..=4, Millis(0), &founded);
        room.status = Status::Playing;
        room.seats.push(None);
        room
    }

    fn open(motion: Vote, agreed: &[u64], opposed: &[u64]) -> OpenVote {
        let users = |users: &[u64]| users.iter().copied().map(UserId).collect();
        OpenVote {
            number: Version(1),
            motion,
            by: UserId(9),
            at: Millis(0),
            agreed: users(agreed),
            opposed: users(opposed),
            is_over: false,
        }
    }

    #[test]
    fn most_decide_on_a_seat_and_all_on_anything_else() {
        let mut room = room();
        let (seat, player) = (Seat::new(3), player(9));
        let seats = Vote::Welcome { seat, player };
        let about_a_seat: [(&[u64], &[u64], _); 5] = [
            (&[1], &[], None),
            (&[1], &[2], None),
            (&[1, 2], &[], Some(true)),
            (&[1, 3], &[2], Some(true)),
            (&[1], &[2, 3], Some(false)),
        ];
        for (agreed, opposed, verdict) in about_a_seat {
            let open = open(seats.clone(), agreed, opposed);
            assert_eq!(room.verdict(&open), verdict, "{agreed:?} {opposed:?}");
        }
        let silent = OpenVote {
            is_over: true,
            ..open(seats.clone(), &[1], &[2])
        };
        assert_eq!(room.verdict(&silent), Some(true));
        for motion in [Vote::Pause, Vote::Close] {
            let verdict = |agreed, opposed| room.verdict(&open(motion.clone(), agreed, opposed));
            assert_eq!(verdict(&[1, 2], &[]), None);
            assert_eq!(verdict(&[1, 2, 3], &[]), Some(true));
            assert_eq!(verdict(&[1], &[2]), Some(false));
        }
        // Whose part in the game is over is not asked.
        room.out.insert(Seat::new(2));
        assert_eq!(room.verdict(&open(Vote::Pause, &[1, 2], &[])), Some(true));
        room.out.extend(Seat::all(3));
        assert_eq!(room.verdict(&open(Vote::Pause, &[1, 2], &[])), None);
    }

    #[test]
    fn vote_that_is_asked_late_ends_later() {
        let room = room();
        let minutes = |many: u64| Millis(many * 60_000);
        let pause = open(Vote::Pause, &[1], &[]);
        assert_eq!(room.vote_until(&pause, Millis(5_000)), Some(minutes(2)));
        assert_eq!(room.vote_until(&pause, minutes(1)), Some(minutes(3)));
        assert_eq!(
            room.vote_until(&open(Vote::Close, &[1], &[]), Millis(0)),
            None
        );
    }
}
