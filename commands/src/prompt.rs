//! What a table owes to a person in his DMs: the question for the secret that he owes, once for each
//! moment of the game, and word that the table's place takes nothing. It remembers whose DMs are
//! closed.

use sessions::{Change, ChannelId, Dm, Person, Room, Table, Target, UserId};
use text::Lang;

use crate::counter::Counter;
use crate::debts::{Outcome, untold};
use crate::fault::Fault;
use crate::floor::Floor;
use crate::house::House;
use crate::intended::Intended;
use crate::message::Private;
use crate::owing::Prompt;
use crate::places;
use crate::trouble::SendError;

/// Brings everything that a table owes to a person.
pub async fn deliver(floor: &Floor, table: &Table, user: UserId) -> Result<Outcome, Fault> {
    let Some(counter) = floor.counter(table.game()) else {
        return Ok(Outcome::Gone);
    };
    let house = &floor.house;
    let prompt = counter.prompt(house, table.id(), user).await?;
    let asked = match prompt {
        Some(prompt) => ask(house, table, prompt).await,
        None => Ok(()),
    };
    let (room, marks) = (table.room().await?, table.marks().await?);
    if untold(&room, &marks, house.sessions.now()).contains(&user) {
        tell(house, counter, (table, &room), user).await?;
    }
    asked.map(|()| Outcome::Paid)
}

/// Asks somebody for the secret that he owes.
async fn ask(house: &House, table: &Table, prompt: Prompt) -> Result<(), Fault> {
    let marks = table.marks().await?;
    let (owing, version) = (prompt.owing, prompt.version);
    let (seat, user) = (owing.seat, owing.user);
    if marks.seat(seat).has_asked(user, owing.moment()) {
        return Ok(());
    }
    if let Some(channel) = dm_of(house, user, table).await? {
        let target = Target::Seat(seat);
        let nonce = format!("s{}-{}-{}", table.id(), owing.stamp.0, seat.index());
        let noted = marks.intent(target).filter(|it| it.nonce.0 == nonce);
        let intended = match noted {
            Some(intent) => Intended::before(intent),
            None => Intended::now(house, table, target, nonce, version).await?,
        };
        let standing = intended.standing(house, channel).await?;
        let asked = standing
            .iter()
            .any(|it| it.is_console_of(table.id(), owing.stamp));
        let console = Private::Seat(prompt.console);
        let sender = &house.sender;
        let sent = match asked {
            true => Ok(()),
            false => sender
                .dm(channel, Some(seat), console, &intended.nonce)
                .await
                .map(drop),
        };
        if reached(house, table, user, sent).await? {
            table.mark(Change::Faced(seat, user, version)).await?;
        }
    }
    let done = Change::Prompt(seat, user, owing.moment());
    table.mark(done).await?;
    Ok(())
}

/// Tells somebody that his table's place takes nothing.
async fn tell(
    house: &House,
    counter: &dyn Counter,
    (table, room): (&Table, &Room),
    user: UserId,
) -> Result<(), Fault> {
    let marks = table.marks().await?;
    let Some(shut) = &marks.shut else {
        return Ok(());
    };
    if let Some(channel) = dm_of(house, user, table).await? {
        let mut players = room.players().map(|(_, player)| player);
        let player = players.find(|player| player.user == user);
        let lang = player.map_or(Lang::En, |player| Lang::of_locale(&player.locale.0));
        let words = places::word(lang, counter, room, shut.trouble);
        let target = Target::Word(user);
        let nonce = format!("w{}-{}", table.id(), shut.since.0);
        let intended = match marks.intent(target) {
            Some(intent) => Intended::before(intent),
            None => Intended::now(house, table, target, nonce, room.version).await?,
        };
        let standing = intended.standing(house, channel).await?;
        let sent = match standing.iter().any(|it| it.says(&words)) {
            true => Ok(()),
            false => {
                let words = Private::words(words);
                let sender = &house.sender;
                let sent = sender.dm(channel, None, words, &intended.nonce).await;
                sent.map(drop)
            }
        };
        reached(house, table, user, sent).await?;
    }
    table.mark(Change::Told(user)).await?;
    Ok(())
}

/// Whether a DM reached its person; if he takes none, that is remembered.
async fn reached(
    house: &House,
    table: &Table,
    user: UserId,
    sent: Result<(), SendError>,
) -> Result<bool, Fault> {
    match sent {
        Ok(()) => Ok(true),
        Err(SendError::ClosedDms | SendError::Forbidden) => {
            close_dm(house, user, table).await?;
            Ok(false)
        }
        Err(SendError::NoPlace) => {
            // Another one is opened when this is tried again.
            forget_dm(house, user).await?;
            Err(SendError::NoPlace.into())
        }
        Err(error) => Err(error.into()),
    }
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
            close_dm(house, user, table).await?;
            Ok(None)
        }
        Err(error) => Err(error.into()),
    }
}

/// Remembers that a person does not accept DMs: they are not tried again until he writes to us. The
/// board tells him where to look instead.
async fn close_dm(house: &House, user: UserId, table: &Table) -> Result<(), Fault> {
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
    let marks = table.marks().await?;
    let tells = marks
        .board
        .is_some_and(|board| board.unreachable.contains(&user));
    if !tells {
        table.mark(Change::Unreachable(user)).await?;
        house.sessions.touch(table.id());
    }
    Ok(())
}

/// Forgets a channel of DMs that is no more.
async fn forget_dm(house: &House, user: UserId) -> Result<(), Fault> {
    if let Some(person) = house.sessions.person(user).await? {
        let dm = Dm::Unknown;
        house
            .sessions
            .put_person(user, Person { dm, ..person })
            .await?;
    }
    Ok(())
}
