//! A server's game night as a stored page, with people by their numbers. It has one at a time.

use crate::error::Failure;
use crate::ids::{GuildId, UserId};
use crate::people::night::Night;
use crate::repository::Repository;
use crate::repository::page::ReadPage;
use crate::store::PageKey;

/// The page of a server's game night, in the place of a game's id.
const NIGHT_PAGE: &str = "houston-night";

/// Reads a server's last game night, with the page on which it stands.
pub(crate) async fn read_night(
    store: &Repository,
    guild: GuildId,
) -> Result<(ReadPage<Option<Night>>, Option<Night>), Failure> {
    let page_key = PageKey {
        guild: Some(guild),
        user: UserId(0),
        game: NIGHT_PAGE.to_owned(),
    };
    let page = ReadPage::<Option<Night>>::read(store, page_key).await?;
    let mut night = page.record.clone();
    store.to_people(&mut night).await?;
    Ok((page, night))
}
