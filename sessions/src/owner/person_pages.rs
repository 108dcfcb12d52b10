//! The pages of people that a game reads when it begins, and writes when it ends: what they keep of
//! it, and their statistics.

use games::{Game, RecordChanges, Seat, Spoken};

use crate::error::Failure;
use crate::ids::TableId;
use crate::repository::page::{ReadPage, record_page};
use crate::repository::{Repository, statistics};
use crate::stats::{GameEnd, GameResult};
use crate::store::{PageWrite, StoredEntry};
use crate::table::room::Status;
use crate::table::{Live, PlayerRecords, Ready};

/// Reads the records of the people at a table, if its game goes into them.
pub(super) async fn player_records<G: Game>(
    store: &Repository,
    live: &Live<G>,
) -> Result<PlayerRecords<G>, Failure> {
    let mut records = Vec::new();
    if G::Record::counts(&live.options) {
        for (_, player) in live.room.players() {
            let page_key = record_page::<G>(live.room.place.guild, player.user);
            let page = ReadPage::read(store, page_key).await?;
            records.push((player.user, page.record));
        }
    }
    Ok(PlayerRecords::new(records))
}

/// The pages that are written together with a step: records and statistics when it ends the game,
/// none otherwise. Written with the step, each game counts exactly once.
pub(super) async fn page_writes<G: Spoken>(
    store: &Repository,
    live: &Live<G>,
    ready: &Ready<G>,
) -> Result<Vec<PageWrite>, Failure> {
    let Some(end) = ready.state().filter(|_| live.is_ended_by(ready)) else {
        return Ok(Vec::new());
    };
    let mut page_writes = Vec::new();
    for (seat, user) in Seat::all(live.room.seat_count()).zip(live.record_holders(ready)) {
        let page_key = record_page::<G>(live.room.place.guild, user);
        let page = ReadPage::<G::Record>::read(store, page_key).await?;
        let record = page.record.clone().record_updates(end, seat);
        if record != page.record {
            page_writes.push(page.next(&record, None)?);
        }
    }
    if let Some(end) = GameEnd::new::<G>(&ready.room, end, ready.entry.at) {
        page_writes.extend(statistics::page_writes(store, &end).await?);
    }
    Ok(page_writes)
}

/// The end of a journal's game, and its result; `None` where it was closed before, or goes on.
pub(super) async fn game_end<G: Spoken>(
    store: &Repository,
    table: TableId,
    journal: &[StoredEntry],
) -> Result<Option<(GameEnd, GameResult)>, Failure> {
    let (first, rest) = journal.split_at(journal.len().min(1));
    let mut live = Live::<G>::load(table, &store.entries(table, first).await?)?;
    let mut began = None;
    // One by one: what follows the end need not be readable.
    for stored in rest.chunks(1) {
        if live.room.status == Status::Playing {
            began.get_or_insert(live.room.changed_at);
        }
        live.fold(&store.entries(table, stored).await?);
        if matches!(live.room.status, Status::Over { .. }) {
            let (room, end) = (&live.room, live.state.as_deref());
            let began = began.unwrap_or(room.changed_at);
            return Ok(end.and_then(|end| {
                let result = GameResult::new::<G>(room, end, began)?;
                Some((GameEnd::new::<G>(room, end, room.changed_at)?, result))
            }));
        }
    }
    Ok(None)
}
