//! DM channels of people, as far as we know them. It remembers whose DMs are closed, and sends
//! nothing.

use sessions::{ChannelId, Dm, Person, Table, UserId};

use crate::app::caller::Caller;
use crate::app::fault::ServeError;
use crate::app::services::Services;
use crate::ui::send_error::SendError;

/// Notes the result of a DM. Returns what was sent, or `None` after remembering that the user
/// accepts none.
pub(crate) async fn note_dm_result<T: Send>(
    services: &Services,
    table: &Table,
    user: UserId,
    sent: Result<T, SendError>,
) -> Result<Option<T>, ServeError> {
    match sent {
        Ok(sent) => {
            services.health.count_dm(true);
            Ok(Some(sent))
        }
        Err(SendError::ClosedDms | SendError::Forbidden) => {
            services.health.count_dm(false);
            close_dm(services, user, table).await?;
            Ok(None)
        }
        Err(SendError::NoPlace) => {
            // Another one is opened when this is tried again.
            forget_dm(services, user).await?;
            Err(SendError::NoPlace.into())
        }
        Err(error) => Err(error.into()),
    }
}

/// True if it is unknown yet whether the user accepts DMs.
pub(crate) async fn is_unknown(services: &Services, user: UserId) -> Result<bool, ServeError> {
    let person = services.sessions.person(user).await?;
    Ok(person.is_none_or(|person| person.dm == Dm::Unknown))
}

/// DM channel of a person, if it is known; opens none.
pub(crate) async fn known_channel(
    services: &Services,
    user: UserId,
) -> Result<Option<ChannelId>, ServeError> {
    let person = services.sessions.person(user).await?;
    Ok(match person.map(|person| person.dm) {
        Some(Dm::Open(channel)) => Some(channel),
        Some(Dm::Unknown | Dm::Closed) | None => None,
    })
}

/// DM channel of a user at a table, opened if necessary; `None` if they accept no DMs.
pub(crate) async fn channel_of_player(
    services: &Services,
    user: UserId,
    table: &Table,
) -> Result<Option<ChannelId>, ServeError> {
    let known = services.sessions.person(user).await?;
    match known.as_ref().map(|person| person.dm) {
        Some(Dm::Open(channel)) => return Ok(Some(channel)),
        Some(Dm::Closed) => return Ok(None),
        Some(Dm::Unknown) | None => {}
    }
    match services.sender.dm_channel(user).await {
        Ok(channel) => {
            let room = table.room().await?;
            let mut players = room.players().map(|(_, player)| player);
            let seated = players.find(|player| player.user == user);
            let player = seated.or_else(|| room.invitation(user).map(|it| &it.player));
            if known.is_some() || player.is_some() {
                let open = |person: &mut Person| {
                    if let (true, Some(player)) = (person.name.is_empty(), player) {
                        person.locale = player.locale.clone();
                        person.name.clone_from(&player.name);
                    }
                    person.dm = Dm::Open(channel);
                };
                services.sessions.change_known_person(user, open).await?;
            }
            Ok(Some(channel))
        }
        Err(SendError::ClosedDms | SendError::Forbidden) => {
            close_dm(services, user, table).await?;
            Ok(None)
        }
        Err(error) => Err(error.into()),
    }
}

/// DM channel of the caller, opened if necessary; `None` if they accept no DMs.
pub(crate) async fn channel_of_caller(
    services: &Services,
    who: &Caller,
) -> Result<Option<ChannelId>, ServeError> {
    if who.place.guild.is_none() && !who.is_among_people {
        return Ok(Some(who.place.channel));
    }
    let known = services.sessions.person(who.user).await?;
    match known.map(|person| person.dm).unwrap_or_default() {
        Dm::Open(channel) => return Ok(Some(channel)),
        Dm::Closed => return Ok(None),
        Dm::Unknown => {}
    }
    match services.sender.dm_channel(who.user).await {
        Ok(channel) => {
            let open = |person: &mut Person| person.dm = Dm::Open(channel);
            let sessions = &services.sessions;
            sessions.change_known_person(who.user, open).await?;
            Ok(Some(channel))
        }
        Err(SendError::ClosedDms | SendError::Forbidden) => Ok(None),
        Err(error) => Err(error.into()),
    }
}

/// Remembers that a user accepts no DMs: none is tried until the user writes to us. The board tells
/// them where to look instead.
async fn close_dm(services: &Services, user: UserId, table: &Table) -> Result<(), ServeError> {
    let closed = |person: &mut Person| person.dm = Dm::Closed;
    services.sessions.change_known_person(user, closed).await?;
    let marks = table.marks().await?;
    let tells = marks
        .board()
        .is_some_and(|board| board.informed.contains(&user));
    // Who does not sit there has nothing to look for on the board.
    let sits = table.room().await?.seat_of(user).is_some();
    if !sits {
        services.sessions.touch(table.id());
    } else if !tells {
        table.note(move |marks| marks.add_unreachable(user)).await?;
        services.sessions.touch(table.id());
    }
    Ok(())
}

/// Forgets a DM channel that no longer exists.
async fn forget_dm(services: &Services, user: UserId) -> Result<(), ServeError> {
    let unknown = |person: &mut Person| person.dm = Dm::Unknown;
    services.sessions.change_known_person(user, unknown).await?;
    Ok(())
}
