//! Asks people in their DMs for the secrets that they owe, once for each moment of the game, and
//! remembers whose DMs are closed.

use sessions::{Change, ChannelId, Dm, Person, Table, Target, UserId, Version};

use crate::app::{Fault, House};
use crate::counter::Prompt;
use crate::intended::Intended;
use crate::message::Private;
use crate::send::SendError;

/// Asks somebody in his DM for the secret that he owes, once for each moment of the game.
pub async fn ask(
    house: &House,
    table: &Table,
    version: Version,
    prompt: Prompt,
) -> Result<(), Fault> {
    let marks = table.marks().await?;
    let moment = Version(u64::from(prompt.stamp.0) + 1);
    if marks.seat(prompt.seat).has_asked(prompt.user, moment) {
        return Ok(());
    }
    if let Some(channel) = dm_of(house, prompt.user, table).await? {
        let (seat, target) = (prompt.seat, Target::Seat(prompt.seat));
        let nonce = format!("s{}-{}-{}", table.id(), prompt.stamp.0, seat.index());
        let noted = marks.intent(target).filter(|it| it.nonce.0 == nonce);
        let intended = match noted {
            Some(intent) => Intended::before(intent),
            None => Intended::now(house, table, target, nonce, version).await?,
        };
        let standing = intended.standing(house, channel).await?;
        let asked = standing
            .iter()
            .any(|it| it.is_console_of(table.id(), prompt.stamp));
        if !asked {
            let console = Private::Seat(prompt.console);
            let sender = &house.sender;
            match sender
                .dm(channel, Some(seat), console, &intended.nonce)
                .await
            {
                Ok(_) => {}
                Err(SendError::ClosedDms | SendError::Forbidden | SendError::Gone) => {
                    close_dm(house, prompt.user).await?;
                }
                Err(error) => return Err(error.into()),
            }
        }
    }
    let done = Change::Prompt(prompt.seat, prompt.user, moment);
    table.mark(done).await?;
    Ok(())
}

/// Where a person can be written to; `None` when he does not accept it.
async fn dm_of(house: &House, user: UserId, table: &Table) -> Result<Option<ChannelId>, Fault> {
    let known = house.sessions.person(user).await?;
    match known.as_ref().map(|person| person.dm) {
        Some(Dm::Open(channel)) => return Ok(Some(channel)),
        Some(Dm::Closed) => return Ok(None),
        Some(Dm::Unknown) | None => {}
    }
    match house.sender.dm_channel(user).await {
        Ok(channel) => {
            let room = table.room().await?;
            let player = room.players().find(|(_, player)| player.user == user);
            let person = known.or_else(|| {
                player.map(|(_, player)| Person {
                    locale: player.locale.clone(),
                    name: player.name.clone(),
                    dm: Dm::Unknown,
                })
            });
            if let Some(person) = person {
                let dm = Dm::Open(channel);
                house
                    .sessions
                    .put_person(user, Person { dm, ..person })
                    .await?;
            }
            Ok(Some(channel))
        }
        Err(SendError::ClosedDms | SendError::Forbidden) => {
            close_dm(house, user).await?;
            Ok(None)
        }
        Err(error) => Err(error.into()),
    }
}

/// Remembers that a person does not accept DMs: they are not tried again until he writes to us.
async fn close_dm(house: &House, user: UserId) -> Result<(), Fault> {
    let known = house.sessions.person(user).await?;
    let person = known.unwrap_or_else(|| Person {
        locale: Default::default(),
        name: String::new(),
        dm: Dm::Closed,
    });
    let dm = Dm::Closed;
    house
        .sessions
        .put_person(user, Person { dm, ..person })
        .await?;
    Ok(())
}
