//! A person's page, as it is read and written. Decides nothing of what stands on it.

use games::{Game, Reach, Record};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::error::Failure;
use crate::ids::{GuildId, Key, UserId, Version};
use crate::repository::Repository;
use crate::store::{PageKey, PageWrite};

/// The format that this program writes.
const FORMAT: u32 = 1;
/// Record changes that a page remembers: a request comes again within moments.
const KEYS: usize = 16;

/// The place of a person's page for a game.
pub(crate) fn record_page<G: Game>(guild: Option<GuildId>, user: UserId) -> PageKey {
    PageKey {
        guild: match <G::Record as Record>::REACH {
            Reach::Server => guild,
            Reach::Everywhere => None,
        },
        user,
        game: G::ID.to_owned(),
    }
}

/// A page as it is written.
#[derive(Serialize, Deserialize)]
pub(crate) struct Written<R> {
    #[serde(rename = "f")]
    format: u32,
    record: R,
    /// The last record changes that people ran by themselves.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    ran: Vec<Key>,
}

/// A page as it was read.
pub(crate) struct ReadPage<R> {
    page_key: PageKey,
    version: Version,
    pub record: R,
    ran: Vec<Key>,
}

impl<R: Default + Serialize + DeserializeOwned> ReadPage<R> {
    /// Reads a page.
    pub(crate) async fn read(store: &Repository, page_key: PageKey) -> Result<Self, Failure> {
        let stored = store.page(&page_key).await?;
        let (record, ran) = match &stored.page {
            None => Default::default(),
            Some(page) => decode(&page_key, page)?,
        };
        Ok(Self {
            page_key,
            version: stored.version,
            record,
            ran,
        })
    }

    /// Tells whether the record change with this key has been run.
    pub(crate) fn has_run(&self, key: Key) -> bool {
        self.ran.contains(&key)
    }

    /// The page with this record in place of the old one. `key` is that of the command that changed
    /// it, if no table did.
    pub(crate) fn next(mut self, record: &R, key: Option<Key>) -> Result<PageWrite, Failure> {
        self.ran.extend(key);
        let too_many = self.ran.len().saturating_sub(KEYS);
        self.ran.drain(..too_many);
        Ok(PageWrite {
            page: encode(&self.page_key, record, self.ran)?,
            page_key: self.page_key,
            version: self.version.next(),
        })
    }
}

/// Decodes a page: its content, and the keys of the record changes that were run.
pub(crate) fn decode<R: DeserializeOwned>(
    page_key: &PageKey,
    page: &str,
) -> Result<(R, Vec<Key>), Failure> {
    #[derive(Deserialize)]
    struct PageFormat {
        f: u32,
    }
    let PageFormat { f } =
        serde_json::from_str(page).map_err(|error| unreadable(page_key, &error))?;
    if f > FORMAT {
        let why = format!("its format is {f}; this Houston knows {FORMAT}");
        let game = page_key.game.clone();
        return Err(Failure::UnreadablePage { game, why });
    }
    let page: Written<R> =
        serde_json::from_str(page).map_err(|error| unreadable(page_key, &error))?;
    Ok((page.record, page.ran))
}

/// Encodes a page with this content.
pub(crate) fn encode<R: Serialize>(
    page_key: &PageKey,
    record: &R,
    ran: Vec<Key>,
) -> Result<String, Failure> {
    let format = FORMAT;
    let page = serde_json::to_string(&Written {
        format,
        record,
        ran,
    });
    page.map_err(|error| unreadable(page_key, &error))
}

/// The failure for a page that serde cannot read or write.
fn unreadable(page_key: &PageKey, error: &serde_json::Error) -> Failure {
    Failure::unreadable_page(&page_key.game, error)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_keep_their_format() {
        let page_key = PageKey {
            guild: None,
            user: UserId(7),
            game: "heap".to_owned(),
        };
        let page = r#"{"f":1,"record":[1,2]}"#;
        assert_eq!(encode(&page_key, &[1, 2], Vec::new()).unwrap(), page);
        assert_eq!(decode(&page_key, page).unwrap(), ([1, 2], Vec::new()));
        let mut ran = Vec::new();
        for n in 1..=KEYS as u64 + 1 {
            let page = ReadPage {
                page_key: page_key.clone(),
                version: Version(n),
                record: [1, 2],
                ran,
            };
            let page = page.next(&[3, 4], Some(Key(n))).unwrap().page;
            ran = decode::<[u8; 2]>(&page_key, &page).unwrap().1;
        }
        assert!(ran.into_iter().eq((2..=KEYS as u64 + 1).map(Key)));
        let newer = decode::<[u8; 2]>(&page_key, r#"{"f":2,"more":1}"#).unwrap_err();
        assert!(newer.to_string().contains("its format is 2"), "{newer}");
    }
}
