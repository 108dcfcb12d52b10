//! The sled database beside the log: everything in it is computed from the log and found quickly.
//! Applying a record twice changes nothing, so it may lag behind the log but never lead.

use std::fs::File;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use ::sled::{Db, IVec};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::ids::{Key, TableId, UserId, Version};
use crate::index::Card;
use crate::marks::Marks;
use crate::player::Person;
use crate::store::log::{LogId, Record};
use crate::store::{Home, Keep, Kept, Listed, StoreError, Stored};

const ADVICE: &str = "stop Houston and run its `rebuild` command: it puts the index aside and \
    makes it anew from journal.log, and nothing is lost";

/// How much of the database sled may keep in memory.
const CACHE: u64 = 32 << 20;

/// How often opening is tried again while sled lets go of the same index.
const PATIENCE: u32 = 250;

/// The database.
#[derive(Clone)]
pub(crate) struct Index {
    db: Db,
    path: PathBuf,
}

/// How far the index has come in its log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Applied {
    pub log: LogId,
    pub until: u64,
}

fn key(kind: u8, number: u64) -> [u8; 9] {
    let mut key = [kind; 9];
    key[1..].copy_from_slice(&number.to_be_bytes());
    key
}

fn entry_key(table: TableId, version: Version) -> [u8; 17] {
    let mut key = [b'j'; 17];
    key[1..9].copy_from_slice(&table.0.to_be_bytes());
    key[9..].copy_from_slice(&version.0.to_be_bytes());
    key
}

fn card_key(table: TableId) -> [u8; 9] {
    key(b'c', table.0)
}

fn marks_key(table: TableId) -> [u8; 9] {
    key(b'm', table.0)
}

fn person_key(user: UserId) -> [u8; 9] {
    key(b'p', user.0)
}

fn founding_key(founded_by: Key) -> [u8; 9] {
    key(b'f', founded_by.0)
}

fn errand_key(errand: Key) -> [u8; 9] {
    key(b'e', errand.0)
}

fn home_key(home: &Home) -> Vec<u8> {
    // No server has the number 0.
    let guild = home.guild.map_or(0, |guild| guild.0);
    let numbers = [guild, home.user.0].map(u64::to_be_bytes).concat();
    [b"k", &numbers[..], home.game.as_bytes()].concat()
}

const NUMBERS: &[u8] = b"n";
const APPLIED: &[u8] = b"a";

fn number(bytes: &IVec) -> u64 {
    bytes
        .first_chunk::<8>()
        .map_or(0, |b| u64::from_be_bytes(*b))
}

/// What may come out of looking something up.
type Looked<T> = Result<T, StoreError>;

impl Index {
    /// Opens the database, or makes an empty one. The caller holds the directory's lock.
    pub fn open(path: &Path) -> Looked<Self> {
        let config = ::sled::Config::new()
            .path(path)
            .cache_capacity(CACHE)
            .flush_every_ms(None);
        let mut patience = PATIENCE;
        loop {
            // sled panics over some kinds of damage.
            let why = match catch_unwind(AssertUnwindSafe(|| config.open())) {
                Ok(Ok(db)) => {
                    return Ok(Self {
                        db,
                        path: path.to_owned(),
                    });
                }
                Ok(Err(error)) => error.to_string(),
                Err(_) => "it is so damaged that sled panicked".to_owned(),
            };
            if patience == 0 || !why.contains("could not acquire lock") {
                return Err(broken(path, &why));
            }
            // Ours is the directory, so this is sled itself, letting go of an index that was
            // dropped a moment ago.
            patience -= 1;
            thread::sleep(Duration::from_millis(20));
        }
    }

    /// How far it has come; `None` if it is new.
    pub fn applied(&self) -> Looked<Option<Applied>> {
        let Some(bytes) = self.get(APPLIED)? else {
            return Ok(None);
        };
        let applied = bytes.split_first_chunk::<8>().and_then(|(until, log)| {
            Some(Applied {
                until: u64::from_be_bytes(*until),
                log: *log.first_chunk::<16>()?,
            })
        });
        applied
            .map(Some)
            .ok_or_else(|| self.contradicts("it does not say how far it has come"))
    }

    /// Says how far it has come.
    pub fn set_applied(&self, applied: Applied) -> Looked<()> {
        let mut bytes = applied.until.to_be_bytes().to_vec();
        bytes.extend(applied.log);
        self.insert(APPLIED, bytes)
    }

    /// Makes a record of the log part of it.
    pub fn apply(&self, record: &Record) -> Looked<()> {
        match record {
            Record::Append {
                version,
                entry,
                card,
                keeps,
            } => {
                self.apply_append(*version, entry, card)?;
                keeps.iter().try_for_each(|keep| self.apply_keep(keep))
            }
            Record::Keep(keep) => self.apply_keep(keep),
            Record::Marks { table, marks } => {
                self.put(&marks_key(*table), marks)?;
                match self.card(*table)? {
                    Some(card) if !card.is_kept(marks.settled) => self.remove(&card_key(*table)),
                    _ => Ok(()),
                }
            }
            Record::Person { user, person } => self.put(&person_key(*user), person),
            Record::Synced => Ok(()),
        }
    }

    fn apply_append(&self, version: Version, entry: &[u8], card: &Card) -> Looked<()> {
        let table = card.table;
        self.insert(&entry_key(table, version), entry.to_vec())?;
        if version == Version(1) {
            let table = table.0.to_be_bytes().to_vec();
            self.insert(&founding_key(card.founded_by), table)?;
            if card.table > self.numbers()? {
                self.insert(NUMBERS, card.table.0.to_be_bytes().to_vec())?;
            }
        }
        // Only a closed table's card can be dropped, so only then do the marks matter.
        if card.is_kept(Version(u64::MAX)) || card.is_kept(self.marks(table)?.settled) {
            self.put(&card_key(table), card)
        } else {
            self.remove(&card_key(table))
        }
    }

    fn apply_keep(&self, keep: &Keep) -> Looked<()> {
        let kept = Kept {
            version: keep.version,
            page: Some(keep.page.clone()),
        };
        self.put(&home_key(&keep.home), &kept)?;
        match keep.errand {
            Some(errand) => self.insert(&errand_key(errand), Vec::new()),
            None => Ok(()),
        }
    }

    /// Whether the journal has this entry.
    pub fn has(&self, table: TableId, version: Version) -> Looked<bool> {
        let has = self.db.contains_key(entry_key(table, version));
        has.map_err(|error| self.failed(&error))
    }

    /// An entry as it was given.
    pub fn entry(&self, table: TableId, version: Version) -> Looked<Option<Vec<u8>>> {
        let entry = self.get(&entry_key(table, version))?;
        Ok(entry.map(|bytes| bytes.to_vec()))
    }

    pub fn read(&self, table: TableId, after: Version) -> Looked<Vec<Stored>> {
        let all = entry_key(table, after.next())..=entry_key(table, Version(u64::MAX));
        let mut journal = Vec::new();
        for (version, pair) in (after.next().0..).zip(self.db.range(all)) {
            let (key, entry) = pair.map_err(|error| self.failed(&error))?;
            let version = Version(version);
            if *key != entry_key(table, version) {
                return Err(self.contradicts(&format!("table {table} lacks entry {version}")));
            }
            journal.push(Stored {
                version,
                entry: entry.to_vec(),
            });
        }
        Ok(journal)
    }

    pub fn listed(&self) -> Looked<Vec<Listed>> {
        let mut listed = Vec::new();
        for pair in self.db.scan_prefix(b"c") {
            let (_, card) = pair.map_err(|error| self.failed(&error))?;
            let card: Card = self.parse(&card)?;
            let settled = self.marks(card.table)?.settled;
            listed.push(Listed { card, settled });
        }
        Ok(listed)
    }

    pub fn founded(&self, key: Key) -> Looked<Option<TableId>> {
        let table = self.get(&founding_key(key))?;
        Ok(table.map(|bytes| TableId(number(&bytes))))
    }

    /// The highest number that a table has.
    pub fn numbers(&self) -> Looked<TableId> {
        let highest = self.get(NUMBERS)?;
        Ok(TableId(highest.as_ref().map_or(0, number)))
    }

    pub fn marks(&self, table: TableId) -> Looked<Marks> {
        Ok(self.find(&marks_key(table))?.unwrap_or_default())
    }

    pub fn person(&self, user: UserId) -> Looked<Option<Person>> {
        self.find(&person_key(user))
    }

    pub fn kept(&self, home: &Home) -> Looked<Kept> {
        Ok(self.find(&home_key(home))?.unwrap_or_default())
    }

    pub fn ran(&self, errand: Key) -> Looked<bool> {
        Ok(self.get(&errand_key(errand))?.is_some())
    }

    fn card(&self, table: TableId) -> Looked<Option<Card>> {
        self.find(&card_key(table))
    }

    /// Makes everything durable. sled's own flush ends before the disk has it, so the file is
    /// synced too.
    pub fn flush(&self) -> Looked<()> {
        self.db.flush().map_err(|error| self.failed(&error))?;
        let file = File::open(self.path.join("db")).and_then(|file| file.sync_data());
        file.map_err(|error| self.contradicts(&error.to_string()))
    }

    /// An error for an index that does not agree with its log.
    pub fn contradicts(&self, why: &str) -> StoreError {
        broken(&self.path, why)
    }

    fn failed(&self, error: &::sled::Error) -> StoreError {
        broken(&self.path, &error.to_string())
    }

    fn get(&self, key: &[u8]) -> Looked<Option<IVec>> {
        self.db.get(key).map_err(|error| self.failed(&error))
    }

    fn insert(&self, key: &[u8], value: Vec<u8>) -> Looked<()> {
        let inserted = self.db.insert(key, value);
        inserted.map(drop).map_err(|error| self.failed(&error))
    }

    fn remove(&self, key: &[u8]) -> Looked<()> {
        let removed = self.db.remove(key);
        removed.map(drop).map_err(|error| self.failed(&error))
    }

    fn find<T: DeserializeOwned>(&self, key: &[u8]) -> Looked<Option<T>> {
        let bytes = self.get(key)?;
        bytes.map(|bytes| self.parse(&bytes)).transpose()
    }

    fn parse<T: DeserializeOwned>(&self, bytes: &IVec) -> Looked<T> {
        serde_json::from_slice(bytes)
            .map_err(|error| self.contradicts(&format!("a {:?} error", error.classify())))
    }

    fn put<T: Serialize>(&self, key: &[u8], value: &T) -> Looked<()> {
        let bytes = serde_json::to_vec(value);
        let bytes = bytes.map_err(|error| StoreError::Other(error.to_string()))?;
        self.insert(key, bytes)
    }
}

fn broken(path: &Path, why: &str) -> StoreError {
    StoreError::Index {
        path: path.display().to_string(),
        why: why.to_owned(),
        advice: ADVICE,
    }
}
