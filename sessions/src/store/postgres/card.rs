//! Index cards as rows, and numbers as PostgreSQL has them: signed.

use tokio_postgres::Row;

use crate::ids::{ChannelId, GuildId, Key, Millis, TableId, UserId, Version};
use crate::index::IndexCard;
use crate::store::StoredCard;
use crate::table::room::TableStage;

/// The columns of a card, in the order in which [`card_from_row`] reads them.
pub(super) const COLUMNS: &str =
    "tid, founded_by, game, guild, channel, users, stage, next_due, version, settled";

/// A number as PostgreSQL has it.
pub(super) const fn signed(number: u64) -> i64 {
    number.cast_signed()
}

/// The number in a column.
pub(super) fn unsigned(row: &Row, column: usize) -> u64 {
    row.get::<_, i64>(column).cast_unsigned()
}

/// The number of a stage in the database.
pub(super) const fn stage_number(stage: TableStage) -> i16 {
    match stage {
        TableStage::Playing => 0,
        TableStage::Lobby => 1,
        TableStage::Over => 2,
        TableStage::Closed => 3,
    }
}

/// The stage of a number in the database.
const fn stage_of(number: i16) -> TableStage {
    match number {
        0 => TableStage::Playing,
        1 => TableStage::Lobby,
        2 => TableStage::Over,
        _ => TableStage::Closed,
    }
}

/// The people of a card, as a column.
pub(super) fn users(card: &IndexCard) -> Vec<i64> {
    card.users.iter().map(|user| signed(user.0)).collect()
}

/// The card in a row of [`COLUMNS`].
pub(super) fn card_from_row(row: &Row) -> StoredCard {
    let optional = |column| row.get::<_, Option<i64>>(column).map(i64::cast_unsigned);
    let users: Vec<i64> = row.get(5);
    StoredCard {
        card: IndexCard {
            table: TableId(unsigned(row, 0)),
            founded_by: Key(unsigned(row, 1)),
            game: row.get(2),
            guild: optional(3).map(GuildId),
            channel: ChannelId(unsigned(row, 4)),
            users: users
                .into_iter()
                .map(|user| UserId(user.cast_unsigned()))
                .collect(),
            stage: stage_of(row.get(6)),
            next_due: optional(7).map(Millis),
            version: Version(unsigned(row, 8)),
        },
        settled: Version(unsigned(row, 9)),
    }
}
