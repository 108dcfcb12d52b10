//! Inviting people to a table in the lobby, and reserving a seat for them. It sends nothing itself.

use games::Game;

use super::actions::{Facts, require_host, require_seat};
use crate::ids::{Millis, UserId};
use crate::table::entry::Fact;
use crate::table::player::Player;
use crate::table::refusal::TableRefusal;
use crate::table::room::{Room, Status};

/// Invitations that may be open beyond the number of seats: not everybody comes.
const MORE: u8 = 3;

/// Invites another person, for a player who sits there.
pub(super) fn invite<G: Game>(
    room: &Room,
    user: UserId,
    guest: &Player,
) -> Result<Facts<G>, TableRefusal> {
    require_lobby(room)?;
    require_seat(room, user)?;
    let who = guest.user;
    if room.seat_of(who).is_some() {
        return Err(TableRefusal::SitsThere { user: who });
    }
    if room.invitation(who).is_some() && !room.removed.contains(&who) {
        return Err(TableRefusal::InvitedBefore { user: who });
    }
    let free = room.free();
    if free == 0 {
        let max = *room.takes.end();
        return Err(TableRefusal::Full { max });
    }
    let open = room.invited.iter().filter(|it| it.is_open()).count();
    let most = free + MORE;
    if open >= usize::from(most) {
        return Err(TableRefusal::TooManyInvited { most });
    }
    let (player, by) = (guest.clone(), user);
    let keeps = None;
    Ok(vec![Fact::Invited { player, by, keeps }])
}

/// Declines an invitation, for the invited person.
pub(super) fn decline<G: Game>(room: &Room, user: UserId) -> Result<Facts<G>, TableRefusal> {
    if room.seat_of(user).is_some() {
        return Err(TableRefusal::AlreadySeated);
    }
    let open = room.invitation(user).filter(|it| it.is_open());
    open.ok_or(TableRefusal::NotInvited)?;
    require_lobby(room)?;
    Ok(vec![Fact::Declined { user }])
}

/// Gives the reserved seats to everyone, for the host.
pub(super) fn unkeep<G: Game>(
    room: &Room,
    user: UserId,
    now: Millis,
) -> Result<Facts<G>, TableRefusal> {
    require_lobby(room)?;
    require_host(room, user)?;
    if room
        .invited
        .iter()
        .all(|it| it.reserved_until(now).is_none())
    {
        return Err(TableRefusal::NothingKept);
    }
    Ok(vec![Fact::SeatsFreed])
}

/// Refuses a user for whom no seat is left, besides those that are reserved for others. Computers
/// make room.
pub(super) fn check_free_seat(room: &Room, user: UserId, now: Millis) -> Result<(), TableRefusal> {
    if !room.has_room() {
        let max = *room.takes.end();
        return Err(TableRefusal::Full { max });
    }
    let left = usize::from(room.free()) + room.computers().count();
    let others = room.invited.iter().filter(|it| it.player.user != user);
    let kept = others.filter_map(|it| Some((it.player.user, it.reserved_until(now)?)));
    let kept: Vec<(UserId, Millis)> = kept.collect();
    match kept.iter().min_by_key(|(_, until)| *until) {
        Some(&(user, until)) if kept.len() >= left => Err(TableRefusal::Kept { user, until }),
        _ => Ok(()),
    }
}

/// Refuses where no people gather any more.
fn require_lobby(room: &Room) -> Result<(), TableRefusal> {
    match room.status {
        Status::Lobby => Ok(()),
        Status::Playing => Err(TableRefusal::AlreadyStarted),
        Status::Over { .. } => Err(TableRefusal::Over),
        Status::Closed => Err(TableRefusal::Closed),
    }
}
