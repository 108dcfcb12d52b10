//! A page of what a person keeps, as it is read and written. Decides nothing of what stands on it.

use games::{Game, Reach, Record};
use serde::{Deserialize, Serialize};

use crate::error::Failure;
use crate::ids::{GuildId, Key, UserId, Version};
use crate::repository::Repository;
use crate::store::{PageKey, PageWrite};

/// The format that this program writes.
const FORMAT: u32 = 1;

/// A page as it is written.
#[derive(Serialize, Deserialize)]
struct Written<R> {
    #[serde(rename = "f")]
    format: u32,
    record: R,
}

/// The page with what a person keeps of a game.
pub(crate) fn home<G: Game>(guild: Option<GuildId>, user: UserId) -> PageKey {
    PageKey {
        guild: match <G::Record as Record>::REACH {
            Reach::Server => guild,
            Reach::Everywhere => None,
        },
        user,
        game: G::ID.to_owned(),
    }
}

/// A page as it was read.
pub(crate) struct ReadPage<R> {
    home: PageKey,
    version: Version,
    pub record: R,
}

impl<R: Record> ReadPage<R> {
    /// Reads a page.
    pub(crate) async fn read(store: &Repository, home: PageKey) -> Result<Self, Failure> {
        let kept = store.kept(&home).await?;
        let record = match &kept.page {
            None => R::default(),
            Some(page) => decode(page).map_err(|why| Failure::UnreadablePage {
                user: home.user,
                game: home.game.clone(),
                why,
            })?,
        };
        Ok(Self {
            home,
            version: kept.version,
            record,
        })
    }

    /// The page with another record on it.
    pub(crate) fn next(self, record: &R, record_change: Option<Key>) -> Result<PageWrite, Failure> {
        let written = Written {
            format: FORMAT,
            record,
        };
        let page = serde_json::to_string(&written);
        let page = page.map_err(|error| Failure::UnreadablePage {
            user: self.home.user,
            game: self.home.game.clone(),
            why: said(&error),
        })?;
        Ok(PageWrite {
            home: self.home,
            version: self.version.next(),
            record_change,
            page,
        })
    }
}

fn decode<R: Record>(page: &str) -> Result<R, String> {
    #[derive(Deserialize)]
    struct PageFormat {
        f: u32,
    }
    let probe: PageFormat = serde_json::from_str(page).map_err(|error| said(&error))?;
    if probe.f > FORMAT {
        let format = probe.f;
        return Err(format!(
            "its format is {format}; this Houston knows {FORMAT}"
        ));
    }
    let written: Written<R> = serde_json::from_str(page).map_err(|error| said(&error))?;
    Ok(written.record)
}

/// serde's messages may quote the content, which may be private: only the place is told.
fn said(error: &serde_json::Error) -> String {
    format!("{:?} error at byte {}", error.classify(), error.column())
}
