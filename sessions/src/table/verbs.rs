//! What people may do at a table whatever it plays: each verb becomes facts, or a refusal.

use games::{Cause, Game, Seat};

use super::homecoming::Brought;
use super::invites;
use super::live::{Draft, Live};
use crate::entry::Fact;
use crate::ids::{Millis, UserId};
use crate::player::{Place, Player};
use crate::refusal::TableRefusal;
use crate::room::{Room, Status};

/// What somebody wants to do.
#[derive(Clone, Debug)]
pub(crate) enum Verb {
    Join(Player),
    Leave,
    Start,
    AskClose,
    PassHost {
        to: UserId,
    },
    /// Asks somebody to the table.
    Invite {
        guest: Player,
    },
    /// Whoever was asked does not come.
    Decline,
    /// Whatever seats are kept are anybody's.
    Unkeep,
    /// To a channel that the asker may use, and where no other table is.
    Move {
        place: Place,
    },
    /// Not a person's: another table took this one's place.
    Replaced,
}

pub(super) type Facts<G> = Vec<Fact<<G as Game>::Options>>;

impl<G: Game> Live<G> {
    /// What a verb would make true.
    pub fn decide(
        &self,
        user: UserId,
        verb: &Verb,
        brought: &Brought<G>,
        now: Millis,
    ) -> Result<Draft<G>, TableRefusal> {
        let room = &*self.room;
        if room.status == Status::Closed {
            return Err(TableRefusal::Closed);
        }
        let facts = match verb {
            Verb::Join(player) => join::<G>(room, player, now)?,
            Verb::Leave => leave::<G>(room, user)?,
            Verb::Start => return self.start(user, brought),
            Verb::AskClose => ask_close::<G>(room, user, now)?,
            Verb::PassHost { to } => pass_host::<G>(room, user, *to)?,
            Verb::Invite { guest } => invites::invite::<G>(room, user, guest)?,
            Verb::Decline => invites::decline::<G>(room, user)?,
            Verb::Unkeep => invites::unkeep::<G>(room, user, now)?,
            Verb::Move { place } => {
                seated(room, user)?;
                let place = place.clone();
                vec![Fact::Moved { place }]
            }
            Verb::Replaced if matches!(room.status, Status::Over { .. }) => vec![Fact::Closed],
            Verb::Replaced => return Err(TableRefusal::NotOver),
        };
        Ok(Draft::of_facts(facts))
    }

    fn start(&self, user: UserId, brought: &Brought<G>) -> Result<Draft<G>, TableRefusal> {
        let room = &*self.room;
        if room.status != Status::Lobby {
            return Err(TableRefusal::AlreadyStarted);
        }
        hosts(room, user)?;
        let (seats, needed) = (room.seat_count(), *room.takes.start());
        if seats < needed {
            return Err(TableRefusal::TooFew { needed });
        }
        let mut facts = self.enlist(brought).ok_or(TableRefusal::CannotStart)?;
        let options = facts.iter().find_map(|fact| match fact {
            Fact::Enlisted { options, .. } => Some(&**options),
            _ => None,
        });
        let state = G::found(options.unwrap_or(&self.options), seats);
        let proposal = games::propose::<G>(&state, &self.seed, room.events.0, Cause::Start)
            .map_err(|_| TableRefusal::CannotStart)?;
        facts.push(Fact::Started);
        Ok(Draft {
            events: proposal.events,
            after: Some(proposal.after),
            ..Draft::of_facts(facts)
        })
    }
}

pub(super) fn hosts(room: &Room, user: UserId) -> Result<(), TableRefusal> {
    if room.host == user {
        Ok(())
    } else {
        Err(TableRefusal::NotHost { host: room.host })
    }
}

pub(super) fn seated(room: &Room, user: UserId) -> Result<Seat, TableRefusal> {
    room.seat_of(user).ok_or(TableRefusal::NotSeated)
}

fn join<G: Game>(room: &Room, player: &Player, now: Millis) -> Result<Facts<G>, TableRefusal> {
    if room.seat_of(player.user).is_some() {
        return Err(TableRefusal::AlreadySeated);
    }
    let seat = match room.status {
        Status::Lobby => {
            invites::finds_a_seat(room, player.user, now)?;
            Seat::new(room.seat_count())
        }
        Status::Playing => seat_for(room, player.user)?,
        Status::Over { .. } => return Err(TableRefusal::Over),
        Status::Closed => return Err(TableRefusal::Closed),
    };
    let player = player.clone();
    Ok(vec![Fact::Joined { seat, player }])
}

/// An empty seat of the running game. Whoever left one knows its secrets: he may come back to it,
/// but not sit down where others' secrets would be his too.
fn seat_for(room: &Room, user: UserId) -> Result<Seat, TableRefusal> {
    let vacant = room.vacant().ok_or(TableRefusal::AlreadyStarted)?;
    match room.former_seat(user) {
        None => Ok(vacant),
        Some(seat) if room.player(seat).is_none() => Ok(seat),
        Some(_) => Err(TableRefusal::SatElsewhere),
    }
}

/// Leaving passes the host on, to the next seat that somebody sits in; the last one closes.
fn leave<G: Game>(room: &Room, user: UserId) -> Result<Facts<G>, TableRefusal> {
    let seat = seated(room, user)?;
    if let Status::Over { .. } = room.status {
        // Nothing is left to leave: his name stays with what he played.
        return Err(TableRefusal::Over);
    }
    let mut facts = vec![Fact::Left { seat }];
    let mut others = room
        .players()
        .map(|(_, player)| player.user)
        .filter(|u| *u != user);
    match others.next() {
        None => facts.push(Fact::Closed),
        Some(to) if room.host == user => facts.push(Fact::HostPassed { to }),
        Some(_) => {}
    }
    // The one who leaves may have been the only one who did not want to close.
    if room.status == Status::Playing
        && room.asked_to_close.iter().any(|asked| *asked != user)
        && room.missing_to_close() == [user]
    {
        facts.push(Fact::Closed);
    }
    Ok(facts)
}

fn ask_close<G: Game>(room: &Room, user: UserId, now: Millis) -> Result<Facts<G>, TableRefusal> {
    if room.is_deserted(now) {
        return Ok(vec![Fact::Closed]);
    }
    match room.status {
        Status::Lobby => hosts(room, user).map(|()| vec![Fact::Closed]),
        Status::Over { .. } => seated(room, user).map(|_| vec![Fact::Closed]),
        Status::Closed => Err(TableRefusal::Closed),
        Status::Playing => {
            seated(room, user)?;
            let missing = room.missing_to_close();
            if !missing.contains(&user) {
                return Err(TableRefusal::AlreadyAsked { missing });
            }
            let mut facts = vec![Fact::AskedToClose { user }];
            if missing == [user] {
                facts.push(Fact::Closed);
            }
            Ok(facts)
        }
    }
}

fn pass_host<G: Game>(room: &Room, user: UserId, to: UserId) -> Result<Facts<G>, TableRefusal> {
    hosts(room, user)?;
    seated(room, to)?;
    Ok(vec![Fact::HostPassed { to }])
}
