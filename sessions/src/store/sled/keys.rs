//! Under what each thing lies in the index. A key never changes its meaning within a format.

use crate::ids::{Key, TableId};
use crate::store::PageKey;

/// The highest number that a table has.
pub(super) const NUMBERS: &[u8] = b"n";
/// Key of the place in its log up to which the index has come.
pub(super) const APPLIED: &[u8] = b"a";
/// The index's format.
pub(super) const FORMAT: &[u8] = b"v";

fn key(kind: u8, number: u64) -> Vec<u8> {
    [&[kind][..], &number.to_be_bytes()].concat()
}

/// Key of the places of a table's steps in the log.
pub(super) fn places(table: TableId) -> Vec<u8> {
    key(b'j', table.0)
}

pub(super) fn card(table: TableId) -> Vec<u8> {
    key(b'c', table.0)
}

pub(super) fn marks(table: TableId) -> Vec<u8> {
    key(b'm', table.0)
}

pub(super) fn founding(founded_by: Key) -> Vec<u8> {
    key(b'f', founded_by.0)
}

pub(super) fn page(page_key: &PageKey) -> Vec<u8> {
    // No server has the number 0.
    let guild = page_key.guild.map_or(0, |guild| guild.0);
    let numbers = [guild, page_key.user.0].map(u64::to_be_bytes).concat();
    [b"k", &numbers[..], page_key.game.as_bytes()].concat()
}
