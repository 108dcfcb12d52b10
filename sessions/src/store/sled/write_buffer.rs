//! Keys and values in sled. What sled does not have yet is in memory and found first: no matter
//! what sled does, no read returns less than what was recorded, and a sled that failed is opened
//! again and gets what it missed. Independent of what the values mean.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use ::sled::{Batch, Db};
use parking_lot::{Condvar, Mutex, MutexGuard};

use super::LookUp;
use super::quiet::quietly;
use crate::store::StoreError;
use crate::store::data_dir::tighten_all;

const ADVICE: &str = "the next start rebuilds it from journal.log; nothing is lost";

/// Bytes of the database that sled may keep in memory, measured on disk; in memory they take
/// several times that. More would speed up nothing that users wait for: active tables are held by
/// their owners.
const CACHE_BYTES: u64 = 4 << 20;

/// Most bytes that sled writes at once.
const RESERVE_BYTES: u64 = 512 << 10;

/// Attempts at opening while sled lets go of the same index.
const OPEN_ATTEMPTS: u32 = 250;

/// Values that were written since; `None` for one that went.
#[derive(Default)]
struct Layer {
    values: BTreeMap<Vec<u8>, Option<Vec<u8>>>,
    bytes: usize,
}

/// The database, and what it does not have yet.
pub(super) struct SledBuffer {
    path: PathBuf,
    state: Mutex<BufferState>,
    /// Tells when the database is no longer being opened again.
    opened: Condvar,
    /// Held while the database gets something: what is older must not come later.
    settling: Mutex<()>,
}

struct BufferState {
    /// The database. One that failed to write is still read until it is opened again.
    db: Option<Db>,
    /// True while it is being opened again.
    opening: bool,
    /// Why it gets nothing at the moment.
    trouble: Option<StoreError>,
    /// Values that were put here last.
    fresh: Layer,
    /// Values that are being moved into the database.
    moving: Arc<Layer>,
}

impl BufferState {
    /// The database, or why there is none.
    fn database(&self) -> LookUp<Db> {
        let closed = || self.trouble.clone().unwrap_or(StoreError::Closed);
        self.db.clone().ok_or_else(closed)
    }
}

/// A file that reserves disk space for us; deleted on drop.
struct Reserve(PathBuf);

impl Drop for Reserve {
    fn drop(&mut self) {
        if let Err(error) = fs::remove_file(&self.0) {
            tracing::warn!(path = %self.0.display(), %error, "reserved disk space was not freed");
        }
    }
}

impl Layer {
    /// Puts a value, or the mark that it is gone, under a key.
    fn insert(&mut self, key: Vec<u8>, value: Option<Vec<u8>>) {
        let name = key.len();
        self.bytes += name + value.as_ref().map_or(0, Vec::len);
        if let Some(before) = self.values.insert(key, value) {
            self.bytes -= name + before.map_or(0, |before| before.len());
        }
    }
}

impl SledBuffer {
    /// Opens the database, or makes an empty one. The caller holds the directory's lock.
    pub(super) fn open(path: &Path) -> LookUp<Self> {
        // Of a process that was killed while it had it.
        match fs::remove_file(reserved(path)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                return Err(StoreError::of_disk(path, &error));
            }
            _ => {}
        }
        let db = open(path)?;
        Ok(Self {
            path: path.to_owned(),
            state: Mutex::new(BufferState {
                db: Some(db),
                opening: false,
                trouble: None,
                fresh: Layer::default(),
                moving: Arc::default(),
            }),
            opened: Condvar::new(),
            settling: Mutex::default(),
        })
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// The newest value under a key, be it in memory or in the database.
    pub(super) fn get(&self, key: &[u8]) -> LookUp<Option<Vec<u8>>> {
        let db = {
            let state = self.state.lock();
            let layers = [&state.fresh, &*state.moving];
            let known = layers.into_iter().find_map(|layer| layer.values.get(key));
            if let Some(value) = known {
                return Ok(value.clone());
            }
            self.wait_until_open(state).database()?
        };
        let got = self.ask(|| db.get(key))?;
        Ok(got.map(|bytes| bytes.to_vec()))
    }

    /// Everything from one key up to another, that one included.
    pub(super) fn range(&self, from: &[u8], to: &[u8]) -> LookUp<BTreeMap<Vec<u8>, Vec<u8>>> {
        let span = from.to_vec()..=to.to_vec();
        let (db, newer) = {
            let state = self.wait_until_open(self.state.lock());
            let layers = [&*state.moving, &state.fresh];
            let newer: Vec<_> = layers
                .into_iter()
                .flat_map(|layer| layer.values.range(span.clone()))
                .map(|(key, value)| (key.clone(), value.clone()))
                .collect();
            (state.database()?, newer)
        };
        let mut found = self.ask(|| {
            let pairs = db.range(span);
            let pairs = pairs.map(|pair| pair.map(|(key, value)| (key.to_vec(), value.to_vec())));
            pairs.collect::<Result<BTreeMap<_, _>, _>>()
        })?;
        for (key, value) in newer {
            match value {
                Some(value) => drop(found.insert(key, value)),
                None => drop(found.remove(&key)),
            }
        }
        Ok(found)
    }

    /// Puts a value under a key.
    pub(super) fn insert(&self, key: Vec<u8>, value: Vec<u8>) {
        self.state.lock().fresh.insert(key, Some(value));
    }

    /// Removes the value under a key.
    pub(super) fn remove(&self, key: Vec<u8>) {
        self.state.lock().fresh.insert(key, None);
    }

    /// Number of bytes that the database does not have yet.
    pub(super) fn weight(&self) -> usize {
        let state = self.state.lock();
        state.fresh.bytes + state.moving.bytes
    }

    /// Reason why the database cannot be used at the moment, if there is one.
    pub(super) fn trouble(&self) -> Option<StoreError> {
        self.state.lock().trouble.clone()
    }

    /// Puts everything so far aside for the database to get next, together. Returns false while the
    /// database still gets something else.
    pub(super) fn freeze(&self) -> bool {
        let mut state = self.state.lock();
        let free = state.moving.values.is_empty();
        if free {
            state.moving = Arc::new(std::mem::take(&mut state.fresh));
        }
        free
    }

    /// Writes what [`Self::freeze`] put aside, all of it or nothing, and makes it durable. On
    /// failure the database cannot be used until it is opened again.
    pub(super) fn write_frozen(&self) -> LookUp<()> {
        let _alone = self.settling.lock();
        let (db, moving) = {
            let state = self.state.lock();
            if let Some(trouble) = &state.trouble {
                return Err(trouble.clone());
            }
            (state.database()?, Arc::clone(&state.moving))
        };
        if !moving.values.is_empty() {
            let mut batch = Batch::default();
            for (key, value) in &moving.values {
                match value {
                    Some(value) => batch.insert(&key[..], &value[..]),
                    None => batch.remove(&key[..]),
                }
            }
            self.ask(|| db.apply_batch(batch))?;
        }
        self.ask(|| db.flush())?;
        // sled's own flush ends before the disk has it.
        let synced = File::open(self.path.join("db")).and_then(|file| file.sync_data());
        if let Err(error) = synced {
            return Err(self.fail(StoreError::of_disk(&self.path, &error)));
        }
        let mut state = self.state.lock();
        if Arc::ptr_eq(&state.moving, &moving) {
            state.moving = Arc::default();
        }
        Ok(())
    }

    /// The value that the database itself has.
    pub(super) fn database_value(&self, key: &[u8]) -> LookUp<Option<Vec<u8>>> {
        let db = self.wait_until_open(self.state.lock()).database()?;
        let got = self.ask(|| db.get(key))?;
        Ok(got.map(|bytes| bytes.to_vec()))
    }

    /// The value that the database shall get next under a key.
    pub(super) fn frozen(&self, key: &[u8]) -> Option<Vec<u8>> {
        self.state.lock().moving.values.get(key).cloned().flatten()
    }

    /// Closes the database. Reads wait until there is another one, or none.
    pub(super) fn let_go(&self) {
        let before = {
            let mut state = self.state.lock();
            state.opening = true;
            state.db.take()
        };
        // That takes a while.
        drop(before);
    }

    /// Ends the wait for another database: there is none yet.
    pub(super) fn stay_closed(&self) {
        self.state.lock().opening = false;
        self.opened.notify_all();
    }

    /// Takes the database of another buffer, which has everything that was written to this one.
    pub(super) fn adopt(&self, other: &Self) -> LookUp<()> {
        let db = other.state.lock().database();
        let mut state = self.state.lock();
        state.opening = false;
        self.opened.notify_all();
        (state.db, state.trouble) = (Some(db?), None);
        Ok(())
    }

    /// Lets go of a database that failed and opens it again, if it did. Not before there is room:
    /// until then what it has can still be read.
    pub(super) fn reopen(&self) -> LookUp<()> {
        let Some(trouble) = self.trouble() else {
            return Ok(());
        };
        let reserve = trouble.is_full().then(|| self.reserve()).transpose()?;
        self.let_go();
        drop(reserve);
        let opened = open(&self.path);
        let mut state = self.state.lock();
        state.opening = false;
        self.opened.notify_all();
        (state.db, state.trouble) = (Some(opened?), None);
        Ok(())
    }

    /// Takes the room that a write of sled needs, so that it is still there when the database that
    /// could be read is closed.
    fn reserve(&self) -> LookUp<Reserve> {
        let of_disk = |error: io::Error| StoreError::of_disk(&self.path, &error);
        let path = reserved(&self.path);
        let mut file = File::create(&path).map_err(of_disk)?;
        let reserve = Reserve(path);
        io::copy(&mut io::repeat(0).take(RESERVE_BYTES), &mut file).map_err(of_disk)?;
        Ok(reserve)
    }

    /// Waits while the database is being opened again.
    fn wait_until_open<'s>(
        &self,
        mut state: MutexGuard<'s, BufferState>,
    ) -> MutexGuard<'s, BufferState> {
        self.opened.wait_while(&mut state, |state| state.opening);
        state
    }

    /// The error of a database whose content cannot be what was put there: it is made again.
    pub(super) fn damaged(&self, why: &str) -> StoreError {
        self.fail(damaged_error(&self.path, why))
    }

    /// Reads everything that the database has.
    pub(super) fn walk(&self) -> LookUp<()> {
        let db = self.state.lock().database()?;
        self.ask(|| db.iter().try_for_each(|pair| pair.map(drop)))
    }

    /// Asks the database. After a failed write it is never written to again until it is reopened.
    fn ask<T>(&self, ask: impl FnOnce() -> ::sled::Result<T>) -> LookUp<T> {
        match quietly(ask) {
            Ok(Ok(answer)) => Ok(answer),
            Ok(Err(error)) => Err(self.fail(store_error(&self.path, &error))),
            Err(_) => Err(self.fail(damaged_error(&self.path, PANICKED))),
        }
    }

    /// Remembers trouble: the database gets nothing until it is opened again.
    fn fail(&self, error: StoreError) -> StoreError {
        self.state.lock().trouble = Some(error.clone());
        error
    }
}

/// The file that reserves room for the database at this path.
fn reserved(path: &Path) -> PathBuf {
    path.with_extension("reserve")
}

const PANICKED: &str = "it is damaged: sled panicked";

/// Opens sled, waiting while it lets go of the same path.
fn open(path: &Path) -> LookUp<Db> {
    let config = ::sled::Config::new()
        .path(path)
        .cache_capacity(CACHE_BYTES)
        .flush_every_ms(None);
    let mut patience = OPEN_ATTEMPTS;
    loop {
        let error = match quietly(|| config.open()) {
            Ok(Ok(db)) => {
                tighten_all(path);
                return Ok(db);
            }
            Ok(Err(error)) => error,
            Err(_) => return Err(damaged_error(path, PANICKED)),
        };
        if patience == 0 || !error.to_string().contains("could not acquire lock") {
            return Err(store_error(path, &error));
        }
        // Ours is the directory, so this is sled itself, letting go of an index that was dropped
        // a moment ago.
        patience -= 1;
        thread::sleep(Duration::from_millis(20));
    }
}

/// The store error for an error of sled.
fn store_error(path: &Path, error: &::sled::Error) -> StoreError {
    use io::ErrorKind::{InvalidData, InvalidInput, UnexpectedEof};
    match error {
        // What sled reads and cannot be what it wrote is no fault of the disk's at this moment.
        ::sled::Error::Io(error)
            if !matches!(error.kind(), InvalidData | InvalidInput | UnexpectedEof) =>
        {
            StoreError::of_disk(path, error)
        }
        other => damaged_error(path, &other.to_string()),
    }
}

/// The error of an index that is damaged.
fn damaged_error(path: &Path, why: &str) -> StoreError {
    StoreError::Index {
        path: path.display().to_string(),
        why: why.to_owned(),
        advice: ADVICE,
    }
}

#[cfg(test)]
#[allow(
    clippy::unwrap_used,
    reason = "these are tests, whose helpers clippy does not recognise"
)]
mod tests {
    use super::*;

    /// A full disk is no reason to refuse a look: not while the database is opened again either.
    #[test]
    fn reads_succeed_while_the_database_is_reopened() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("index");
        let buffer = SledBuffer::open(&path).unwrap();
        buffer.insert(b"moon".to_vec(), b"far".to_vec());
        assert!(buffer.freeze());
        buffer.write_frozen().unwrap();
        for _ in 0..20 {
            buffer.fail(StoreError::of_disk(
                &path,
                &io::ErrorKind::StorageFull.into(),
            ));
            thread::scope(|scope| {
                let opens = scope.spawn(|| buffer.reopen());
                while !opens.is_finished() {
                    assert_eq!(buffer.get(b"moon").unwrap().unwrap(), b"far");
                    assert_eq!(buffer.range(b"a", b"z").unwrap().len(), 1);
                }
                opens.join().unwrap().unwrap();
            });
            assert!(buffer.trouble().is_none());
        }
        // Nothing that was reserved stays.
        let beside = fs::read_dir(dir.path()).unwrap();
        assert_eq!(beside.count(), 1);
    }
}
