//! Actions of people at a table, independent of its game: each becomes facts, or a refusal.

use games::{Cause, Game, RecordChanges, Seat};

use super::action::TableAction;
use super::invites;
use super::live::{Live, StepDraft};
use super::results::PlayerRecords;
use crate::ids::{Millis, UserId, Version};
use crate::table::computer::Skill;
use crate::table::entry::{Fact, Once};
use crate::table::player::{Player, Venue};
use crate::table::refusal::TableRefusal;
use crate::table::room::{Room, Status};
use crate::table::vote::{OpenVote, Vote};

pub(super) type Facts<G> = Vec<Fact<<G as Game>::Options>>;

impl<G: Game> Live<G> {
    /// Drafts the step that an action of a person would make, or gives the refusal.
    pub(crate) fn decide(
        &self,
        user: UserId,
        action: &TableAction,
        records: &PlayerRecords<G>,
        (once, now): (Once, Millis),
    ) -> Result<StepDraft<G>, TableRefusal> {
        let mut room = (*self.room).clone();
        if room.status == Status::Closed {
            return Err(TableRefusal::Closed);
        }
        // A player who asks for another's seat, or for what the others must agree to, learns that a
        // player seems to be gone, and so does the table.
        let mut lost = match action {
            TableAction::Join(_)
            | TableAction::Seat(_)
            | TableAction::Close
            | TableAction::Propose(_)
            | TableAction::Agree(_) => room.lost_players(now),
            _ => Vec::new(),
        };
        lost.iter().for_each(|fact| room.apply(fact));
        // Who acts is here again.
        room.mark_present(user);
        let room = &room;
        let facts = match action {
            TableAction::Join(player) => join::<G>(room, player, now)?,
            TableAction::Leave => leave::<G>(room, user)?,
            TableAction::Start => return self.start(user, records, once),
            TableAction::Close => ask_close::<G>(room, user, now)?,
            TableAction::Dissolve => vec![Fact::Dissolved],
            TableAction::Remove(whom) => remove::<G>(room, user, *whom)?,
            TableAction::Expel(whom) => expel::<G>(room, *whom)?,
            TableAction::Rename(player) => rename::<G>(room, player)?,
            TableAction::PassHost(to) => pass_host::<G>(room, user, *to)?,
            TableAction::Invite(guest) => invites::invite::<G>(room, user, guest)?,
            TableAction::Decline => invites::decline::<G>(room, user)?,
            TableAction::Unkeep => invites::unkeep::<G>(room, user, now)?,
            TableAction::Move(place) => {
                require_seat(room, user)?;
                let place = place.clone();
                vec![Fact::Moved { place }]
            }
            TableAction::GiveWay(dms) => give_way::<G>(room, user, dms.as_ref())?,
            TableAction::Seat(skill) => self.seat_computer(room, user, *skill)?,
            TableAction::Unseat => unseat_computer(room, user)?,
            TableAction::Propose(motion) => propose(room, user, motion)?,
            TableAction::Agree(number) => agree(room, user, *number)?,
            TableAction::Oppose(number) => oppose(room, user, *number)?,
            TableAction::Resume => resume(room, user)?,
            TableAction::Rematch => rematch::<G>(room, user)?,
            TableAction::Advise => {
                let seat = require_seat(room, user)?;
                room.hint_permission::<G>(&self.options)?;
                vec![Fact::Advised { seat }]
            }
            TableAction::TakeBack(nth) => self.undo_last(room, user, *nth)?,
        };
        lost.extend(facts);
        Ok(StepDraft::of_facts(lost))
    }

    /// Drafts the step that closes this table, which is over, for another one in its place.
    pub(crate) fn draft_replacement(&self) -> Result<StepDraft<G>, TableRefusal> {
        match self.room.status {
            Status::Over { .. } => Ok(StepDraft::of_facts(vec![Fact::Closed])),
            Status::Closed => Err(TableRefusal::Closed),
            Status::Lobby | Status::Playing => Err(TableRefusal::NotOver),
        }
    }

    /// Seats a computer: in the lobby at once, in a running game once the table welcomes it.
    fn seat_computer(
        &self,
        room: &Room,
        user: UserId,
        skill: Skill,
    ) -> Result<Facts<G>, TableRefusal> {
        if !G::COMPUTER {
            return Err(TableRefusal::NoComputer);
        }
        if G::Record::counts(&self.options) {
            return Err(TableRefusal::Counts);
        }
        let player = room.next_computer(skill);
        match room.status {
            Status::Lobby => {
                require_host(room, user)?;
                // It makes room for a person, so that it may take a seat that is kept for one.
                if room.free() == 0 {
                    let max = *room.takes.end();
                    return Err(TableRefusal::Full { max });
                }
                let seat = Seat::new(room.seat_count());
                Ok(vec![Fact::Joined { seat, player }])
            }
            Status::Playing => {
                let seat = room.open_seat().ok_or(TableRefusal::AlreadyStarted)?;
                propose(room, user, &Vote::Welcome { seat, player })
            }
            Status::Over { .. } => Err(TableRefusal::Over),
            Status::Closed => Err(TableRefusal::Closed),
        }
    }

    /// Starts the game with the people seated.
    fn start(
        &self,
        user: UserId,
        records: &PlayerRecords<G>,
        once: Once,
    ) -> Result<StepDraft<G>, TableRefusal> {
        let room = &*self.room;
        if room.status != Status::Lobby {
            return Err(TableRefusal::AlreadyStarted);
        }
        require_host(room, user)?;
        let (seats, needed) = (room.seat_count(), *room.takes.start());
        if seats < needed {
            return Err(TableRefusal::TooFew { needed });
        }
        if G::Record::counts(&self.options) && room.computers().next().is_some() {
            return Err(TableRefusal::Counts);
        }
        let mut facts = self.enlist(records).ok_or(TableRefusal::CannotStart)?;
        let options = facts.iter().find_map(|fact| match fact {
            Fact::RecordsAtStart { options, .. } => Some(&**options),
            _ => None,
        });
        let state = G::new_state(options.unwrap_or(&self.options), seats);
        let mut randomness = self.randomness.clone();
        if let Once::Key(key) = once {
            randomness.mix(key);
        }
        let proposal =
            games::propose::<G>(&state, &randomness.seed(), self.steps.dice(), Cause::Start)
                .map_err(|_| TableRefusal::CannotStart)?;
        facts.push(Fact::Started);
        Ok(StepDraft {
            events: proposal.events,
            after: Some(proposal.after),
            ..StepDraft::of_facts(facts)
        })
    }
}

/// True if computers play a game with these options. Where people take something home, it would be
/// no fair prize.
pub(super) fn takes_computers<G: Game>(options: &G::Options) -> bool {
    G::COMPUTER && !G::Record::counts(options)
}

/// Refuses a person who is not the host.
pub(super) fn require_host(room: &Room, user: UserId) -> Result<(), TableRefusal> {
    if room.host == user {
        Ok(())
    } else {
        Err(TableRefusal::NotHost { host: room.host })
    }
}

/// The seat of a person, or a refusal for those who sit nowhere.
pub(super) fn require_seat(room: &Room, user: UserId) -> Result<Seat, TableRefusal> {
    room.seat_of(user).ok_or(TableRefusal::NotSeated)
}

/// Seats a person in the lobby; in a running game by [`sit_in`].
fn join<G: Game>(room: &Room, player: &Player, now: Millis) -> Result<Facts<G>, TableRefusal> {
    if room.seat_of(player.user).is_some() {
        return Err(TableRefusal::AlreadySeated);
    }
    let seat = match room.status {
        Status::Lobby if room.removed.contains(&player.user) => {
            return Err(TableRefusal::Removed);
        }
        Status::Lobby => {
            invites::check_free_seat(room, player.user, now)?;
            // A computer makes room for a person.
            if room.free() == 0
                && let Some((seat, _)) = room.computers().last()
            {
                let last = Seat::new(room.seat_count() - 1);
                let player = player.clone();
                return Ok(vec![
                    Fact::Left { seat },
                    Fact::Joined { seat: last, player },
                ]);
            }
            Seat::new(room.seat_count())
        }
        Status::Playing => return sit_in::<G>(room, player),
        Status::Over { .. } => return Err(TableRefusal::Over),
        Status::Closed => return Err(TableRefusal::Closed),
    };
    let player = player.clone();
    Ok(vec![Fact::Joined { seat, player }])
}

/// Takes the last computer of a lobby away, for the host.
fn unseat_computer<O>(room: &Room, user: UserId) -> Result<Vec<Fact<O>>, TableRefusal> {
    if room.status != Status::Lobby {
        return Err(TableRefusal::AlreadyStarted);
    }
    require_host(room, user)?;
    let last = room.computers().last();
    let (seat, _) = last.ok_or(TableRefusal::NotSeated)?;
    Ok(vec![Fact::Left { seat }])
}

/// Seats a person in a running game. A player who left a seat knows its secrets: they may come back
/// to it, but not take a seat with secrets of others. All others are welcomed by the table first.
fn sit_in<G: Game>(room: &Room, player: &Player) -> Result<Facts<G>, TableRefusal> {
    let (user, player) = (player.user, player.clone());
    let is_free = |seat: Seat| room.player(seat).is_none() || room.is_lent(seat);
    let seat = match room.former_seat(user) {
        Some(seat) if is_free(seat) || room.is_gone(seat) => seat,
        Some(_) => return Err(TableRefusal::SatElsewhere),
        None => room.seat_for_people().ok_or(TableRefusal::AlreadyStarted)?,
    };
    let returns = room.former_seat(user).is_some() && is_free(seat);
    if returns && !room.dismissed.contains(&user) && !room.removed.contains(&user) {
        return Ok(vec![Fact::Joined { seat, player }]);
    }
    let mut own = room.motions.iter().filter(|open| open.by == user);
    if let Some(open) = own.find(|open| matches!(open.motion, Vote::Welcome { .. })) {
        let missing = room.missing(open);
        return Err(TableRefusal::Waits { missing });
    }
    let motion = Vote::Welcome { seat, player };
    match room.is_possible(&motion) {
        true => Ok(vec![Fact::Vote { motion, by: user }]),
        false => Err(TableRefusal::AlreadyStarted),
    }
}

/// Proposes a motion; the proposer agrees to it.
pub(super) fn propose<O>(
    room: &Room,
    user: UserId,
    motion: &Vote,
) -> Result<Vec<Fact<O>>, TableRefusal> {
    match room.status {
        Status::Playing => require_seat(room, user)?,
        Status::Lobby => return Err(TableRefusal::NotStarted),
        Status::Over { .. } | Status::Closed => return Err(TableRefusal::Over),
    };
    if room.is_about(motion, user) {
        return Err(TableRefusal::NotAsked);
    }
    if !room.is_possible(motion) {
        return Err(match motion {
            Vote::Dismiss { .. } => TableRefusal::NotGone,
            Vote::TakeBack { .. } => TableRefusal::Settled,
            Vote::Welcome { .. } | Vote::Pause | Vote::Pace(_) | Vote::Close => {
                TableRefusal::AlreadySo
            }
        });
    }
    if let Some(open) = room.motions.iter().find(|open| open.motion == *motion) {
        return agree(room, user, open.number);
    }
    let (motion, by) = (motion.clone(), user);
    let to = room.version.next();
    Ok(vec![Fact::Vote { motion, by }, Fact::Agreed { to, user }])
}

/// Refuses a person who is not asked about a motion.
fn require_voice(room: &Room, open: &OpenVote, user: UserId) -> Result<(), TableRefusal> {
    // The player who seemed to be gone is here again.
    if room.is_about(&open.motion, user) {
        return Err(TableRefusal::NotAsked);
    }
    match room.people_asked(&open.motion).contains(&user) {
        true => Ok(()),
        false => Err(TableRefusal::OutOfTheGame),
    }
}

/// Agrees to a motion.
fn agree<O>(room: &Room, user: UserId, number: Version) -> Result<Vec<Fact<O>>, TableRefusal> {
    let open = room.motion(number).ok_or(TableRefusal::Settled)?;
    require_seat(room, user)?;
    let missing = room.missing(open);
    if open.agreed.contains(&user) && !missing.is_empty() {
        return Err(TableRefusal::Waits { missing });
    }
    require_voice(room, open, user)?;
    Ok(vec![Fact::Agreed { to: number, user }])
}

/// Opposes a motion, or drops it for its author.
fn oppose<O>(room: &Room, user: UserId, number: Version) -> Result<Vec<Fact<O>>, TableRefusal> {
    let open = room.motion(number).ok_or(TableRefusal::Settled)?;
    if open.by == user {
        return Ok(vec![Fact::Dropped {
            motion: number,
            is_carried: false,
        }]);
    }
    require_seat(room, user)?;
    let missing = room.missing(open);
    if open.opposed.contains(&user) {
        return Err(TableRefusal::Waits { missing });
    }
    require_voice(room, open, user)?;
    Ok(vec![Fact::Opposed { to: number, user }])
}

/// Moves the game of one person out of the way of others: into that person's DMs, or to its end
/// where nothing was played.
fn give_way<G: Game>(
    room: &Room,
    user: UserId,
    dms: Option<&Venue>,
) -> Result<Facts<G>, TableRefusal> {
    let lone = room.lone_player().filter(|player| player.user != user);
    match (lone, room.was_played(), dms) {
        (Some(_), false, _) => Ok(vec![Fact::Closed]),
        (Some(_), true, Some(dms)) => {
            let place = dms.clone();
            Ok(vec![Fact::Moved { place }])
        }
        _ => Err(TableRefusal::AlreadyStarted),
    }
}

/// Lets a paused game go on.
fn resume<O>(room: &Room, user: UserId) -> Result<Vec<Fact<O>>, TableRefusal> {
    require_seat(room, user)?;
    match room.paused {
        true => Ok(vec![Fact::Resumed]),
        false => Err(TableRefusal::NotPaused),
    }
}

/// Asks for a rematch: another table, which begins when all have asked for it.
fn rematch<G: Game>(room: &Room, user: UserId) -> Result<Facts<G>, TableRefusal> {
    require_seat(room, user)?;
    match room.status {
        Status::Over { .. } if room.asked_again.contains(&user) => Err(TableRefusal::AlreadySo),
        Status::Over { .. } => Ok(vec![Fact::AskedAgain { user }]),
        Status::Closed => Err(TableRefusal::Closed),
        Status::Lobby | Status::Playing => Err(TableRefusal::NotOver),
    }
}

/// Gives up the seat of a person who leaves.
fn leave<G: Game>(room: &Room, user: UserId) -> Result<Facts<G>, TableRefusal> {
    if let Status::Over { .. } = room.status {
        // Their names stay with what they played.
        return Err(TableRefusal::Over);
    }
    vacate::<G>(room, user)
}

/// Takes another person's seat before the game, for the host.
fn remove<G: Game>(room: &Room, user: UserId, whom: UserId) -> Result<Facts<G>, TableRefusal> {
    if room.status != Status::Lobby {
        return Err(TableRefusal::AlreadyStarted);
    }
    require_host(room, user)?;
    if whom == user {
        return Err(TableRefusal::NotAsked);
    }
    expel::<G>(room, whom)
}

/// Takes a person's seat from them, and every other way to one that was open to them.
fn expel<G: Game>(room: &Room, whom: UserId) -> Result<Facts<G>, TableRefusal> {
    if whom.is_computer() {
        return Err(TableRefusal::NotSeated);
    }
    let mut facts = match room.status {
        Status::Over { .. } => require_seat(room, whom).map(|_| Vec::new())?,
        Status::Closed => return Err(TableRefusal::Closed),
        Status::Lobby | Status::Playing if room.seat_of(whom).is_some() => vacate::<G>(room, whom)?,
        Status::Lobby | Status::Playing => Vec::new(),
    };
    let invited = room.invitation(whom).filter(|it| it.is_open());
    facts.extend(invited.map(|_| Fact::Declined { user: whom }));
    let own = room.motions.iter().filter(|open| open.by == whom);
    let asks = own.filter(|open| matches!(open.motion, Vote::Welcome { .. }));
    facts.extend(asks.map(|open| Fact::Dropped {
        motion: open.number,
        is_carried: false,
    }));
    let is_over = matches!(room.status, Status::Over { .. });
    if facts.is_empty() && (!is_over || room.removed.contains(&whom)) {
        return Err(TableRefusal::NotSeated);
    }
    facts.push(Fact::Removed { user: whom });
    Ok(facts)
}

/// Shows a person under another name.
fn rename<G: Game>(room: &Room, player: &Player) -> Result<Facts<G>, TableRefusal> {
    let is_so = |known: &Player| known.user != player.user || known.name == player.name;
    let mut people = room.people().map(|(_, player)| player);
    let mut invited = room.invited.iter().map(|it| &it.player);
    match people.all(is_so) && invited.all(is_so) {
        true => Err(TableRefusal::AlreadySo),
        false => Ok(vec![Fact::Renamed {
            player: player.clone(),
        }]),
    }
}

/// Empties a person's seat. The next person becomes the host where they were it; after the last one
/// the table closes.
fn vacate<G: Game>(room: &Room, user: UserId) -> Result<Facts<G>, TableRefusal> {
    let seat = require_seat(room, user)?;
    let mut facts = vec![Fact::Left { seat }];
    let mut others = room
        .people()
        .map(|(_, player)| player.user)
        .filter(|u| *u != user);
    match others.next() {
        None => facts.push(Fact::Closed),
        Some(to) if room.host == user => facts.push(Fact::HostPassed { to }),
        Some(_) => {}
    }
    Ok(facts)
}

/// Closes a table, or asks for it where others have to agree.
fn ask_close<G: Game>(room: &Room, user: UserId, now: Millis) -> Result<Facts<G>, TableRefusal> {
    if room.is_deserted(now) {
        return Ok(vec![Fact::Closed]);
    }
    match room.status {
        Status::Lobby => require_host(room, user).map(|()| vec![Fact::Closed]),
        Status::Over { .. } => require_seat(room, user).map(|_| vec![Fact::Closed]),
        Status::Closed => Err(TableRefusal::Closed),
        Status::Playing => propose(room, user, &Vote::Close),
    }
}

/// Makes another seated person the host, for the host.
fn pass_host<G: Game>(room: &Room, user: UserId, to: UserId) -> Result<Facts<G>, TableRefusal> {
    require_host(room, user)?;
    require_seat(room, to)?;
    if to.is_computer() {
        return Err(TableRefusal::NotSeated);
    }
    Ok(vec![Fact::HostPassed { to }])
}
