//! Founding and moving tables: one task does both, so that a channel never gets two.

use std::sync::Arc;

use games::{Game, Spoken};
use tokio::sync::{mpsc, oneshot};

use crate::error::{Failure, FoundError, TableError};
use crate::ids::{ChannelId, Key, Millis, TableId, UserId, Version};
use crate::index::IndexCard;
use crate::owner::ask::Shared;
use crate::owner::handle::Table;
use crate::records::pledge::TableSeed;
use crate::repository::{Repository, Step};
use crate::store::{AppendError, StoreError};
use crate::table::entry::{Fact, Founded, Once};
use crate::table::hints::HintPolicy;
use crate::table::pace::Pace;
use crate::table::player::{Player, Venue};
use crate::table::refusal::TableRefusal;
use crate::table::room::TableStage;
use crate::table::{Live, PlayerRecords, StepDraft, TableAction};

/// How many numbers are tried for one table: other processes take some meanwhile.
const NUMBER_ATTEMPTS: u32 = 64;

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

// Not derived: a game itself is not cloned.
impl<G: Game> Clone for Founding<G> {
    fn clone(&self) -> Self {
        Self {
            host: self.host.clone(),
            guests: self.guests.clone(),
            place: self.place.clone(),
            options: self.options.clone(),
            pace: self.pace,
            table_seed: self.table_seed.clone(),
            key: self.key,
        }
    }
}

/// What else is so of a table from its beginning.
#[derive(Clone, Default)]
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

/// What the task is asked to do.
pub(crate) enum FoundingAsk {
    Found(Box<New>),
    Move(Box<MoveRequest>),
}

/// A table that shall stand elsewhere.
pub(crate) struct MoveRequest {
    table: Table,
    user: UserId,
    place: Venue,
    key: Key,
    answer: oneshot::Sender<Result<Moved, FoundError>>,
}

/// A table that was moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moved {
    /// The table that stood in the channel, was over, and makes place.
    pub replaces: Option<TableId>,
}

/// A founding, ready to be written.
pub(crate) struct New {
    key: Key,
    channel: ChannelId,
    game: &'static str,
    step: Step,
    card: IndexCard,
    /// The person whose page is written with it, if any.
    writes_for: Option<UserId>,
    answer: oneshot::Sender<Result<NewTable, FoundError>>,
}

/// The handle to the task that founds and moves tables.
#[derive(Clone)]
pub(crate) struct Founder(mpsc::Sender<FoundingAsk>);

impl Founder {
    pub(crate) fn new(shared: Arc<Shared>) -> Self {
        let (door, mut orders) = mpsc::channel::<FoundingAsk>(64);
        tokio::spawn(async move {
            while let Some(order) = orders.recv().await {
                match order {
                    FoundingAsk::Found(new) => {
                        let found = found(&shared, &new).await;
                        drop(new.answer.send(found));
                    }
                    FoundingAsk::Move(removal) => {
                        let moved = moved(&shared, &removal).await;
                        drop(removal.answer.send(moved));
                    }
                }
            }
        });
        Self(door)
    }

    pub(crate) async fn found<G: Spoken>(
        &self,
        founding: Founding<G>,
        besides: FoundingExtras,
        (store, now): (&Repository, Millis),
    ) -> Result<NewTable, FoundError> {
        let stopping = || Failure::Stopping { table: TableId(0) };
        let (answer, answered) = oneshot::channel();
        let order = order(founding, besides, (store, now), answer).await?;
        let order = FoundingAsk::Found(Box::new(order));
        self.0.send(order).await.map_err(|_| stopping())?;
        answered.await.map_err(|_| stopping())?
    }

    pub(crate) async fn moved(
        &self,
        table: Table,
        user: UserId,
        place: Venue,
        key: Key,
    ) -> Result<Moved, FoundError> {
        let table_id = table.id();
        let stopping = || Failure::Stopping { table: table_id };
        let (answer, answered) = oneshot::channel();
        let order = FoundingAsk::Move(Box::new(MoveRequest {
            table,
            user,
            place,
            key,
            answer,
        }));
        self.0.send(order).await.map_err(|_| stopping())?;
        answered.await.map_err(|_| stopping())?
    }
}

/// The first entry of a table. Where the game begins at once, its start is part of the same entry,
/// so that either both are recorded or neither is.
async fn order<G: Spoken>(
    founding: Founding<G>,
    besides: FoundingExtras,
    (store, now): (&Repository, Millis),
    answer: oneshot::Sender<Result<NewTable, FoundError>>,
) -> Result<New, FoundError> {
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
    let live = Live::<G>::founded(TableId(0), &founded, (key, now))?;
    let once = Once::Key(key);
    let mut sketch = if besides.begins {
        let records = PlayerRecords::read(store, &live).await?;
        let started = live.decide(host, &TableAction::Start, &records, (once, now));
        started.map_err(FoundError::Refused)?
    } else {
        StepDraft::of_facts(Vec::new())
    };
    let keeps = Some(now.after(founded.pace.keeps()));
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
    let page_writes = live.page_writes(store, &ready).await?;
    let card = IndexCard::of(&ready.room, key);
    let writes_for = page_writes.first().map(|keep| keep.home.user);
    Ok(New {
        key,
        channel: ready.room.place.channel,
        game: G::ID,
        step: store
            .step(Version(0), ready.entry, card.clone(), page_writes)
            .await?,
        card,
        writes_for,
        answer,
    })
}

async fn found(shared: &Shared, order: &New) -> Result<NewTable, FoundError> {
    if let Some(table) = founded(shared, order.key).await? {
        return Ok(table);
    }
    let replaces = replaced(shared, order.channel)?;
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
                return Ok(NewTable {
                    table,
                    repeated: false,
                    replaces,
                });
            }
            // Another process served this very wish, or took the channel, or else the number.
            Err(AppendError::Conflict) => {
                if let Some(table) = founded(shared, order.key).await? {
                    return Ok(table);
                }
                free(shared, order.channel).await?;
                // Or what a player keeps has changed since it was read.
                if let Some(user) = order.writes_for {
                    return Err(Failure::Busy { user }.into());
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

async fn moved(shared: &Shared, removal: &MoveRequest) -> Result<Moved, FoundError> {
    let MoveRequest {
        table,
        user,
        place,
        key,
        ..
    } = removal;
    let replaces = match replaced(shared, place.channel) {
        // It stands there already.
        Err(FoundError::Taken { table: other }) if other == table.id() => None,
        replaced => replaced?.filter(|other| *other != table.id()),
    };
    let channel = place.channel;
    let place = place.clone();
    match table.act(*user, *key, TableAction::Move(place)).await {
        Ok(_) => Ok(Moved { replaces }),
        Err(TableError::Refused(refusal)) => Err(FoundError::Refused(refusal)),
        Err(TableError::Failed(failure)) => {
            if matches!(failure, Failure::Contended { .. }) {
                free(shared, channel).await?;
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
