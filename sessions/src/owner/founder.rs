//! Founding and moving tables.

use std::sync::Arc;

use games::{Game, Spoken};

use crate::error::{Failure, FoundError, TableError};
use crate::ids::{ChannelId, Key, TableId, UserId, Version};
use crate::index::IndexCard;
use crate::owner::ask::Shared;
use crate::owner::handle::Table;
use crate::owner::person_pages::{page_writes, player_records};
use crate::repository::Step;
use crate::store::{AppendError, StoreError};
use crate::table::entry::{Fact, Founded, Once};
use crate::table::hints::HintPolicy;
use crate::table::pace::Pace;
use crate::table::player::{Player, Venue};
use crate::table::pledge::TableSeed;
use crate::table::refusal::TableRefusal;
use crate::table::room::TableStage;
use crate::table::{Live, StepDraft, TableAction};

/// How many numbers are tried for one table: other processes take some meanwhile.
const NUMBER_ATTEMPTS: u32 = 64;
/// How many lobbies of one person may be open at a time.
const LOBBIES: u8 = 5;

/// How a table shall begin. It has no `Debug`, for the seed is secret.
pub struct Founding<G: Game> {
    /// The host; they take the first seat.
    pub host: Player,
    /// Who else sits down at once, in order.
    pub guests: Vec<Player>,
    /// Where it stands.
    pub place: Venue,
    /// What is agreed on.
    pub options: G::Options,
    /// How fast it plays.
    pub pace: Pace,
    /// Where its chance comes from.
    pub table_seed: TableSeed,
    /// The interaction that wishes it.
    pub key: Key,
}

/// What else is so of a table from its beginning.
#[derive(Default)]
pub(crate) struct FoundingExtras {
    /// For whom a seat is kept.
    pub opponent: Option<Player>,
    /// Whether people may ask for advice.
    pub hints: HintPolicy,
    /// Whether its game begins at once.
    pub begins: bool,
}

/// A table that was founded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NewTable {
    /// Its number.
    pub table: TableId,
    /// Whether this key had founded it before.
    pub repeated: bool,
    /// The table that stood in the channel, was over, and makes place.
    pub replaces: Option<TableId>,
}

/// A founding, ready to be written.
pub(crate) struct New {
    key: Key,
    pub(crate) channel: ChannelId,
    game: &'static str,
    step: Step,
    card: IndexCard,
    /// Whom its host invites with it.
    invites: Option<UserId>,
    /// Whether pages of people are written with it.
    writes_pages: bool,
}

/// The first entry of a table. Where the game begins at once, its start is part of the same entry,
/// so that either both are recorded or neither is.
pub(crate) async fn order<G: Spoken>(
    founding: Founding<G>,
    besides: FoundingExtras,
    shared: &Shared,
) -> Result<New, FoundError> {
    let (store, now) = (&*shared.store, shared.clock.now());
    let key = founding.key;
    let host = founding.host.user;
    let mut players = vec![founding.host];
    players.extend(founding.guests);
    let max = *G::SEATS.end();
    if players.len() > usize::from(max) {
        return Err(FoundError::Refused(TableRefusal::Full { max }));
    }
    let founded = Founded {
        game: G::ID.to_owned(),
        players,
        place: founding.place,
        options: founding.options,
        pace: founding.pace,
        seed: founding.table_seed.seed,
        pledged: founding.table_seed.pledged,
        hints: besides.hints,
    };
    // Its number is not known yet; nothing in the entry depends on it.
    let live = Live::<G>::founded(TableId(0), &founded, (key, now)).map_err(Failure::from)?;
    let once = Once::Key(key);
    let mut sketch = if besides.begins {
        let records = player_records(store, &live).await?;
        let started = live.decide(host, &TableAction::Start, &records, (once, now));
        started.map_err(FoundError::Refused)?
    } else {
        StepDraft::of_facts(Vec::new())
    };
    let keeps = Some(now.after(founded.pace.keeps()));
    let invites = besides.opponent.as_ref().map(|player| player.user);
    let invited = besides.opponent.map(|player| Fact::Invited {
        player,
        by: host,
        keeps,
    });
    let founded = Fact::Founded(Box::new(founded));
    sketch
        .facts
        .splice(0..0, std::iter::once(founded).chain(invited));
    let ready = live.prepare(sketch, once, Some(host), now);
    let page_writes = page_writes(store, &live, &ready).await?;
    let card = IndexCard::of(&ready.room, key);
    let writes_pages = !page_writes.is_empty();
    Ok(New {
        key,
        channel: ready.room.place.channel,
        game: G::ID,
        step: store
            .step(Version(0), ready.entry, card.clone(), page_writes)
            .await?,
        card,
        invites,
        writes_pages,
    })
}

pub(crate) async fn found(shared: Arc<Shared>, order: Arc<New>) -> Result<NewTable, FoundError> {
    if let Some(table) = founded(&shared, order.key).await? {
        return Ok(table);
    }
    let replaces = replaced(&shared, order.channel)?;
    let host = order.card.users.first().copied().unwrap_or_default();
    if order.card.stage == TableStage::Lobby && shared.index.lobbies(host) >= usize::from(LOBBIES) {
        let refusal = TableRefusal::TooManyLobbies { most: LOBBIES };
        return Err(FoundError::Refused(refusal));
    }
    let now = shared.clock.now();
    if let Some(guest) = order.invites {
        let allowed = shared.invitations.allow(host, guest, now);
        allowed.map_err(FoundError::Refused)?;
    }
    for _ in 0..NUMBER_ATTEMPTS {
        let table = shared.store.next_number().await.map_err(Failure::from)?;
        let card = IndexCard {
            table,
            ..order.card.clone()
        };
        match shared.store.append(order.step.at(table)).await {
            Ok(()) => {
                shared.index.put(&card, order.game, Version(0));
                shared.changes.report(table);
                if let Some(guest) = order.invites {
                    shared.invitations.note(host, guest, now);
                }
                return Ok(NewTable {
                    table,
                    repeated: false,
                    replaces,
                });
            }
            // Another process served this very wish, or took the channel, or else the number.
            Err(AppendError::Conflict) => {
                if let Some(table) = founded(&shared, order.key).await? {
                    return Ok(table);
                }
                free(&shared, order.channel).await?;
                // Or what a player keeps has changed since it was read.
                if order.writes_pages {
                    return Err(Failure::Busy.into());
                }
            }
            Err(AppendError::Store(error)) => return Err(Failure::from(error).into()),
        }
    }
    // The store keeps handing out numbers that are taken.
    let taken = format!("{NUMBER_ATTEMPTS} table numbers in a row were taken");
    Err(Failure::from(StoreError::Other(taken)).into())
}

/// The table that this key has founded already.
async fn founded(shared: &Shared, key: Key) -> Result<Option<NewTable>, FoundError> {
    let founded = shared.store.founded(key).await.map_err(Failure::from)?;
    Ok(founded.map(|table| NewTable {
        table,
        repeated: true,
        replaces: None,
    }))
}

/// No table of another process stands in the channel either.
async fn free(shared: &Shared, channel: ChannelId) -> Result<(), FoundError> {
    match shared.store.open_at(channel).await.map_err(Failure::from)? {
        Some(table) => Err(FoundError::Taken { table }),
        None => Ok(()),
    }
}

/// Moves a table. Returns the table that was over in that channel and makes place, if any.
pub(crate) async fn moved(
    shared: Arc<Shared>,
    table: Table,
    (user, key): (UserId, Key),
    place: Venue,
) -> Result<Option<TableId>, FoundError> {
    let channel = place.channel;
    let replaces = match replaced(&shared, channel) {
        // It stands there already.
        Err(FoundError::Taken { table: other }) if other == table.id() => None,
        replaced => replaced?.filter(|other| *other != table.id()),
    };
    match table.act(user, key, TableAction::Move(place)).await {
        Ok(_) => Ok(replaces),
        Err(TableError::Refused(refusal)) => Err(FoundError::Refused(refusal)),
        Err(TableError::Failed(failure)) => {
            if matches!(failure, Failure::Contended { .. }) {
                free(&shared, channel).await?;
            }
            Err(failure.into())
        }
    }
}

/// The table that makes place in a channel, if any does; a game that is not over does not.
fn replaced(shared: &Shared, channel: ChannelId) -> Result<Option<TableId>, FoundError> {
    match shared.index.at(channel) {
        None => Ok(None),
        Some((table, TableStage::Over)) => Ok(Some(table)),
        Some((table, _)) => Err(FoundError::Taken { table }),
    }
}
