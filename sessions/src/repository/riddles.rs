//! The answers to a table's riddles as a stored page, with people by their numbers.

use crate::error::Failure;
use crate::ids::{TableId, UserId};
use crate::people::riddles::Riddles;
use crate::repository::Repository;
use crate::repository::page::ReadPage;
use crate::store::PageKey;

/// The page of a table's riddles, before the table's number.
const RIDDLES: &str = "houston-riddles-";

/// Reads the answers to a table's riddles, with the page on which they stand.
pub(crate) async fn read_riddles(
    store: &Repository,
    table: TableId,
) -> Result<(ReadPage<Riddles>, Riddles), Failure> {
    let page_key = PageKey {
        guild: None,
        user: UserId(0),
        game: format!("{RIDDLES}{table}"),
    };
    let page = ReadPage::<Riddles>::read(store, page_key).await?;
    let mut riddles = page.record.clone();
    store.to_people(&mut riddles).await?;
    Ok((page, riddles))
}
