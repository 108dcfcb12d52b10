//! Founding and moving tables.

use std::sync::Arc;

use games::{Game, Seat, Spoken};

use crate::error::{Failure, FoundError, TableError};
use crate::ids::{ChannelId, Key, TableId, UserId, Version};
use crate::index::IndexCard;
use crate::owner::ask::Shared;
use crate::owner::handle::Table;
use crate::owner::person_pages::{page_writes, player_records};
use crate::records::Continuation;
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

/// Numbers that are tried for one table: other processes take some meanwhile.
const NUMBER_ATTEMPTS: u32 = 64;
/// Most lobbies of one person at a time.
const LOBBIES: u8 = 5;

/// A table that shall be founded. Has no `Debug`, for the seed is secret.
pub struct Founding<G: Game> {
    /// The host; they take the first seat.
    pub host: Player,
    /// The players who sit down at once beside them, in order.
    pub guests: Vec<Player>,
    /// The channel where it stands.
    pub place: Venue,
    /// The options that it begins with.
    pub options: G::Options,
    /// The pace at which it is played.
    pub pace: Pace,
    /// The source of its chance.
    pub table_seed: TableSeed,
    /// The interaction that asks for it.
    pub key: Key,
}

/// Further properties of a table from its beginning.
pub(crate) struct FoundingExtras<G: Game> {
    /// The player for whom a seat is kept.
    pub opponent: Option<Player>,
    /// The rule by which people may ask for advice.
    pub hints: HintPolicy,
    /// True when its game begins at once.
    pub begins: bool,
    /// The moment from which its game goes on at once, and the host's seat there.
    pub continuation: Option<(Continuation<G>, Seat)>,
}

impl<G: Game> Default for FoundingExtras<G> {
    fn default() -> Self {
        Self {
            opponent: None,
            hints: HintPolicy::default(),
            begins: false,
            continuation: None,
        }
    }
}

/// A table that was founded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NewTable {
    /// The table's number.
    pub table: TableId,
    /// True when this key had founded it before.
    pub repeated: bool,
    /// The table that stood in the channel, was over, and makes place.
    pub replaces: Option<TableId>,
}

/// A founding, ready to be written.
pub(crate) struct FoundingDraft {
    key: Key,
    pub(crate) channel: ChannelId,
    game: &'static str,
    step: Step,
    card: IndexCard,
    /// Person whom its host invites with it.
    invites: Option<UserId>,
    /// True when pages of people are written with it.
    writes_pages: bool,
}

/// Drafts the first entry of a table. Where the game begins at once, its start is part of the same
/// entry, so that either both are recorded or neither is.
pub(crate) async fn draft<G: Spoken>(
    founding: Founding<G>,
    extras: FoundingExtras<G>,
    shared: &Shared,
) -> Result<FoundingDraft, FoundError> {
    let (store, now) = (&*shared.store, shared.clock.now());
    let key = founding.key;
    let host = founding.host.user;
    let mut players = founding.guests;
    let (continuation, seat) = extras.continuation.unzip();
    let seat = seat.map_or(0, |seat| seat.index().min(players.len()));
    players.insert(seat, founding.host);
    let (practice, events) = continuation.map(|it| (it.practice, it.events)).unzip();
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
        hints: extras.hints,
        practice,
    };
    // Its number is not known yet; nothing in the entry depends on it.
    let live = Live::<G>::from_founding(TableId(0), &founded, (key, now)).map_err(Failure::from)?;
    let once = Once::Key(key);
    let mut step_draft = if let Some(events) = events {
        live.go_on(host, events).map_err(FoundError::Refused)?
    } else if extras.begins {
        let records = player_records(store, &live).await?;
        let started = live.decide(host, &TableAction::Start, &records, (once, now));
        started.map_err(FoundError::Refused)?
    } else {
        StepDraft::of_facts(Vec::new())
    };
    let keeps = Some(now.after(founded.pace.reservation()));
    let invites = extras.opponent.as_ref().map(|player| player.user);
    let invited = extras.opponent.map(|player| Fact::Invited {
        player,
        by: host,
        keeps,
    });
    let founded = Fact::Founded(Box::new(founded));
    step_draft
        .facts
        .splice(0..0, std::iter::once(founded).chain(invited));
    let ready = live.prepare(step_draft, once, Some(host), now);
    let page_writes = page_writes(store, &live, &ready).await?;
    let card = IndexCard::new(&ready.room, key);
    let writes_pages = !page_writes.is_empty();
    Ok(FoundingDraft {
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

/// Writes a founding under the next free number. The same key again returns the same table.
pub(crate) async fn record(
    shared: Arc<Shared>,
    draft: Arc<FoundingDraft>,
) -> Result<NewTable, FoundError> {
    if let Some(table) = table_founded_by(&shared, draft.key).await? {
        return Ok(table);
    }
    let replaces = finished_table(&shared, draft.channel)?;
    let host = draft.card.users.first().copied().unwrap_or_default();
    if draft.card.stage == TableStage::Lobby && shared.index.lobbies(host) >= usize::from(LOBBIES) {
        let refusal = TableRefusal::TooManyLobbies { most: LOBBIES };
        return Err(FoundError::Refused(refusal));
    }
    let now = shared.clock.now();
    if let Some(guest) = draft.invites {
        let allowed = shared.invitations.allow(host, guest, now);
        allowed.map_err(FoundError::Refused)?;
    }
    for _ in 0..NUMBER_ATTEMPTS {
        let table = shared.store.next_number().await.map_err(Failure::from)?;
        let card = IndexCard {
            table,
            ..draft.card.clone()
        };
        match shared.store.append(draft.step.for_table(table)).await {
            Ok(()) => {
                shared.index.put_card(&card, draft.game, Version(0));
                shared.changes.report(table);
                if let Some(guest) = draft.invites {
                    shared.invitations.note(host, guest, now);
                }
                return Ok(NewTable {
                    table,
                    repeated: false,
                    replaces,
                });
            }
            // Another process served this very request, or took the channel, or else the number.
            Err(AppendError::Conflict) => {
                if let Some(table) = table_founded_by(&shared, draft.key).await? {
                    return Ok(table);
                }
                check_free(&shared, draft.channel).await?;
                // Or what a player keeps has changed since it was read.
                if draft.writes_pages {
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
async fn table_founded_by(shared: &Shared, key: Key) -> Result<Option<NewTable>, FoundError> {
    let founded = shared
        .store
        .table_founded_by(key)
        .await
        .map_err(Failure::from)?;
    Ok(founded.map(|table| NewTable {
        table,
        repeated: true,
        replaces: None,
    }))
}

/// Refuses a channel in which a table of another process stands.
async fn check_free(shared: &Shared, channel: ChannelId) -> Result<(), FoundError> {
    match shared
        .store
        .open_table_at(channel)
        .await
        .map_err(Failure::from)?
    {
        Some(table) => Err(FoundError::Taken { table }),
        None => Ok(()),
    }
}

/// Moves a table to a channel, by this action. Returns the table that was over in that channel and
/// makes place, if any.
pub(crate) async fn move_table(
    shared: Arc<Shared>,
    table: Table,
    (user, key): (UserId, Key),
    (channel, moves): (ChannelId, TableAction),
) -> Result<Option<TableId>, FoundError> {
    let replaces = match finished_table(&shared, channel) {
        // It stands there already.
        Err(FoundError::Taken { table: other }) if other == table.id() => None,
        finished => finished?.filter(|other| *other != table.id()),
    };
    match table.act(user, key, moves).await {
        Ok(_) => Ok(replaces),
        Err(TableError::Refused(refusal)) => Err(FoundError::Refused(refusal)),
        Err(TableError::Failed(failure)) => {
            if matches!(failure, Failure::Contended { .. }) {
                check_free(&shared, channel).await?;
            }
            Err(failure.into())
        }
    }
}

/// The table in a channel that is over and makes place, if there is one. Refuses a channel in which
/// a game is not over.
fn finished_table(shared: &Shared, channel: ChannelId) -> Result<Option<TableId>, FoundError> {
    match shared.index.table_at(channel) {
        None => Ok(None),
        Some((table, TableStage::Over)) => Ok(Some(table)),
        Some((table, _)) => Err(FoundError::Taken { table }),
    }
}
