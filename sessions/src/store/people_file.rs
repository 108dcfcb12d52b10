//! The alias book of a data directory: one line for each person, in a file of its own. A line is
//! added when a person is first met; forgetting one writes a new file without them that replaces
//! the old one. Its head counts the lines, so that a file which was cut short is no smaller book.

use std::collections::{HashMap, HashSet};
use std::fs;
use std::io::{self, Write};
use std::os::unix::fs::FileExt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use async_trait::async_trait;
use parking_lot::Mutex;
use serde::{Deserialize, Serialize};

use super::StoreError;
use super::data_dir::{Dir, own_file, sync_dir};
use super::pseudonym::{Pseudonym, PseudonymBook};
use crate::ids::UserId;

/// The first line of the file; one with the count of people follows.
const TITLE: &str = "HOUSTON PEOPLE 2\n";
/// The first line before it counted them.
const UNCOUNTED_TITLE: &str = "HOUSTON PEOPLE 1\n";
/// The length of the title and the count: a number, a checksum.
const HEAD: usize = TITLE.len() + 16 + 8 + 2;
/// Fields of a line: a number, a person, a key, a checksum.
const FIELDS: [usize; 4] = [16, 16, 64, 8];
/// Words for a directory without a book.
pub(super) const MISSING_PEOPLE: &str =
    "file 'people', which maps players to Discord ids: restore a backup";
/// Length of a line, with what stands between and behind the fields.
const LINE: usize = FIELDS[0] + FIELDS[1] + FIELDS[2] + FIELDS[3] + FIELDS.len();

/// The book of a data directory. Cheap to clone.
#[derive(Clone)]
pub(crate) struct PeopleFile(Arc<BookInner>);

struct BookInner {
    path: PathBuf,
    known: Mutex<KnownPeople>,
    /// Held while writing.
    writing: Mutex<()>,
}

#[derive(Default)]
struct KnownPeople {
    aliases: HashMap<UserId, Pseudonym>,
    by_number: HashMap<UserId, UserId>,
}

impl KnownPeople {
    /// The pseudonym of a person, or of a number.
    fn find(&self, either: UserId) -> Option<&Pseudonym> {
        let user = self.by_number.get(&either).unwrap_or(&either);
        self.aliases.get(user)
    }

    fn add(&mut self, alias: Pseudonym) {
        self.by_number.insert(alias.number, alias.user);
        self.aliases.insert(alias.user, alias);
    }
}

impl PeopleFile {
    /// Reads the book of a directory, whose lock the caller holds; an empty one where there is
    /// none.
    pub(crate) fn open(dir: &Dir) -> Result<Self, StoreError> {
        let path = dir.people();
        let disk = |error| StoreError::of_disk(&path, &error);
        let known = match fs::read(&path) {
            Ok(bytes) => {
                let read = parse_book(&path, &bytes)?;
                if !read.is_exact {
                    // What a power cut left unfinished was never acknowledged.
                    let all: Vec<_> = read.known.aliases.values().cloned().collect();
                    replace(&path, &all).map_err(disk)?;
                }
                read.known
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                replace(&path, &[]).map_err(disk)?;
                KnownPeople::default()
            }
            Err(error) => return Err(disk(error)),
        };
        Ok(Self(Arc::new(BookInner {
            path,
            known: Mutex::new(known),
            writing: Mutex::new(()),
        })))
    }

    /// The book that a directory must have, in whose log people stand by numbers.
    pub(crate) fn existing(dir: &Dir) -> Result<Self, StoreError> {
        match dir.people().try_exists() {
            Ok(false) => Err(dir.missing_error(MISSING_PEOPLE)),
            _ => Self::open(dir),
        }
    }

    /// Everybody who is in it.
    pub(crate) fn all(&self) -> Vec<Pseudonym> {
        self.0.known.lock().aliases.values().cloned().collect()
    }

    /// The pseudonyms of these people, new ones for those who have none. Blocks while it writes.
    pub(crate) fn find_or_create(&self, users: &[UserId]) -> Result<Vec<Pseudonym>, StoreError> {
        if let Some(known) = self.find_all(users) {
            return Ok(known);
        }
        let _alone = self.0.writing.lock();
        let mut new: Vec<Pseudonym> = Vec::new();
        for user in users {
            let met = new.iter().any(|alias| alias.user == *user);
            if !met && self.0.known.lock().find(*user).is_none() {
                new.push(Pseudonym::draw(*user)?);
            }
        }
        self.add(new)?;
        self.find_all(users)
            .ok_or_else(|| StoreError::Other("a player was deleted in the meantime".to_owned()))
    }

    /// Adds pseudonyms, durably.
    pub(crate) fn add(&self, new: Vec<Pseudonym>) -> Result<(), StoreError> {
        let before = self.0.known.lock().aliases.len();
        append(&self.0.path, before, &new)
            .map_err(|error| StoreError::of_disk(&self.0.path, &error))?;
        let mut known = self.0.known.lock();
        new.into_iter().for_each(|alias| known.add(alias));
        Ok(())
    }

    /// Removes a person; returns whether they were there. Blocks while it writes.
    fn remove(&self, user: UserId) -> Result<bool, StoreError> {
        let _alone = self.0.writing.lock();
        let mut others = self.all();
        let before = others.len();
        others.retain(|alias| alias.user != user);
        if others.len() == before {
            return Ok(false);
        }
        replace(&self.0.path, &others)
            .map_err(|error| StoreError::of_disk(&self.0.path, &error))?;
        let mut known = self.0.known.lock();
        if let Some(alias) = known.aliases.remove(&user) {
            known.by_number.remove(&alias.number);
        }
        Ok(true)
    }

    /// Forgets everyone whose number none of these has.
    pub(super) fn keep_only(&self, others: &[Pseudonym]) -> Result<(), StoreError> {
        let numbers: HashSet<UserId> = others.iter().map(|alias| alias.number).collect();
        let mut kept = self.all();
        kept.retain(|alias| numbers.contains(&alias.number));
        replace(&self.0.path, &kept).map_err(|error| StoreError::of_disk(&self.0.path, &error))
    }

    /// The pseudonyms of these people; `None` if one of them has none yet.
    fn find_all(&self, users: &[UserId]) -> Option<Vec<Pseudonym>> {
        let known = self.0.known.lock();
        users
            .iter()
            .map(|user| known.find(*user).cloned())
            .collect()
    }
}

#[async_trait]
impl PseudonymBook for PeopleFile {
    async fn find_or_create(&self, users: &[UserId]) -> Result<Vec<Pseudonym>, StoreError> {
        if let Some(known) = self.find_all(users) {
            return Ok(known);
        }
        let (book, users) = (self.clone(), users.to_vec());
        run_blocking(move || book.find_or_create(&users)).await
    }

    async fn find(&self, either: &[UserId]) -> Result<Vec<Pseudonym>, StoreError> {
        let known = self.0.known.lock();
        let found = either.iter().filter_map(|it| known.find(*it).cloned());
        Ok(found.collect())
    }

    async fn forget(&self, user: UserId) -> Result<bool, StoreError> {
        let book = self.clone();
        run_blocking(move || book.remove(user)).await
    }

    // No other process uses this directory.
    fn departs(&self, _number: UserId) -> Option<UserId> {
        None
    }

    fn departed(&self, _number: UserId, _user: UserId) {}
}

/// Runs disk work on a blocking thread, where no other task has to wait for it.
async fn run_blocking<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, StoreError> + Send + 'static,
) -> Result<T, StoreError> {
    let done = tokio::task::spawn_blocking(work).await;
    done.map_err(|error| StoreError::Other(error.to_string()))?
}

/// The line of a person in the file.
fn line(alias: &Pseudonym) -> String {
    let key: String = alias.key.iter().map(|byte| format!("{byte:02x}")).collect();
    let content = format!("{:016x} {:016x} {key}", alias.number.0, alias.user.0);
    let sum = crc32fast::hash(content.as_bytes());
    format!("{content} {sum:08x}\n")
}

/// The beginning of a book of so many people.
fn head(people: usize) -> String {
    format!("{TITLE}{}", count_line(people as u64))
}

/// The line that counts the people.
fn count_line(people: u64) -> String {
    let sum = crc32fast::hash(&people.to_be_bytes());
    format!("{people:016x} {sum:08x}\n")
}

/// The people whom a line counts; `None` where a power cut left half of another one.
fn read_count(line: &[u8]) -> Option<u64> {
    let number = std::str::from_utf8(line.get(..16)?).ok()?;
    let people = u64::from_str_radix(number, 16).ok()?;
    (count_line(people).as_bytes() == line).then_some(people)
}

/// A book as it was read.
struct ReadBook {
    known: KnownPeople,
    /// The length of the whole part of it.
    whole: usize,
    /// True if it is as this program writes it, with nothing unfinished.
    is_exact: bool,
}

/// Parses a book, and checks every line.
fn parse_book(path: &Path, bytes: &[u8]) -> Result<ReadBook, StoreError> {
    let damaged = |offset: usize, why: &str| StoreError::Damaged {
        path: path.display().to_string(),
        offset: offset as u64,
        why: why.to_owned(),
        advice: "restore a backup: this file maps players to Discord ids",
    };
    let (begin, count) = if bytes.starts_with(UNCOUNTED_TITLE.as_bytes()) {
        (UNCOUNTED_TITLE.len(), None)
    } else if bytes.starts_with(TITLE.as_bytes()) && bytes.len() >= HEAD {
        (HEAD, read_count(&bytes[TITLE.len()..HEAD]))
    } else if let Some([b'3'..=b'9', ..]) = bytes.strip_prefix(b"HOUSTON PEOPLE ") {
        return Err(StoreError::Newer {
            path: path.display().to_string(),
            what: "its format is newer".to_owned(),
        });
    } else {
        // One that is begun takes its place whole, so not even an empty one is.
        return Err(damaged(0, "it does not start like a people file"));
    };
    let mut known = KnownPeople::default();
    let (lines, torn) = bytes[begin..].as_chunks::<LINE>();
    for (nth, bytes) in lines.iter().enumerate() {
        let alias = read_line(bytes);
        let at = begin + nth * LINE;
        known.add(alias.ok_or_else(|| damaged(at, "a line is not valid"))?);
    }
    let (whole, people) = (bytes.len() - torn.len(), lines.len() as u64);
    if let Some(count) = count.filter(|count| *count > people) {
        let why = format!("it was cut short: it names {people} of its {count} people");
        return Err(damaged(whole, &why));
    }
    Ok(ReadBook {
        known,
        whole,
        is_exact: torn.is_empty() && count == Some(people),
    })
}

/// Parses the line of a person; `None` where it was altered.
fn read_line(bytes: &[u8]) -> Option<Pseudonym> {
    let text = std::str::from_utf8(bytes).ok()?.strip_suffix('\n')?;
    let (content, sum) = text.rsplit_once(' ')?;
    if u32::from_str_radix(sum, 16).ok()? != crc32fast::hash(content.as_bytes()) {
        return None;
    }
    let mut fields = content.split(' ');
    let number = u64::from_str_radix(fields.next()?, 16).ok()?;
    let user = u64::from_str_radix(fields.next()?, 16).ok()?;
    let hex = fields.next()?;
    let mut key = [0; 32];
    for (nth, byte) in key.iter_mut().enumerate() {
        *byte = u8::from_str_radix(hex.get(2 * nth..2 * nth + 2)?, 16).ok()?;
    }
    Some(Pseudonym {
        number: UserId(number),
        user: UserId(user),
        key,
    })
}

/// Adds people to a book of so many, durably. On failure none of them is there.
fn append(path: &Path, before: usize, new: &[Pseudonym]) -> io::Result<()> {
    if new.is_empty() {
        return Ok(());
    }
    let file = own_file().read(true).open(path)?;
    let lines: String = new.iter().map(line).collect();
    let end = (HEAD + before * LINE) as u64;
    // What a failure before this one left there is no one's.
    let written = file
        .set_len(end)
        .and_then(|()| file.write_all_at(lines.as_bytes(), end))
        .and_then(|()| file.sync_all());
    written.inspect_err(|_| {
        // Best now; else the next time.
        drop(file.set_len(end).and_then(|()| file.sync_all()));
    })?;
    // Counted when they are durable: until then the book has more than it says, which is no harm.
    let count = count_line((before + new.len()) as u64);
    let counted = file
        .write_all_at(count.as_bytes(), TITLE.len() as u64)
        .and_then(|()| file.sync_all());
    if let Err(error) = counted {
        tracing::warn!(%error, "new people are saved, but not counted yet");
    }
    Ok(())
}

/// Puts a book of these people in the place of the one before, durably.
fn replace(path: &Path, people: &[Pseudonym]) -> io::Result<()> {
    let new = path.with_extension("new");
    let mut file = own_file().create(true).truncate(true).open(&new)?;
    let lines: String = people.iter().map(line).collect();
    file.write_all(head(people.len()).as_bytes())?;
    file.write_all(lines.as_bytes())?;
    file.sync_all()?;
    fs::rename(&new, path)?;
    sync_dir(path.parent())
}

/// Sum of a book, to compare it with another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PeopleSum {
    /// Length of the book.
    pub bytes: u64,
    /// Number of people in it.
    pub people: u64,
    /// Checksum of the book (CRC-32).
    pub checksum: u32,
}

/// The bytes of a directory's book, and what they say; `None` where it has none.
fn read_book(dir: &Dir) -> Result<Option<(Vec<u8>, ReadBook)>, StoreError> {
    let path = dir.people();
    match fs::read(&path) {
        Ok(bytes) => {
            let read = parse_book(&path, &bytes)?;
            Ok(Some((bytes, read)))
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(StoreError::of_disk(&path, &error)),
    }
}

/// Everybody in a directory's book. Changes nothing.
pub(super) fn all_people(dir: &Dir) -> Result<Vec<Pseudonym>, StoreError> {
    let (_, read) = read_book(dir)?.ok_or_else(|| dir.missing_error(MISSING_PEOPLE))?;
    Ok(read.known.aliases.into_values().collect())
}

/// The whole lines of a directory's book, and what they are; `None` where it has none. Changes
/// nothing.
fn whole_lines(dir: &Dir) -> Result<Option<(Vec<u8>, PeopleSum)>, StoreError> {
    let Some((mut bytes, read)) = read_book(dir)? else {
        return Ok(None);
    };
    bytes.truncate(read.whole);
    let sum = PeopleSum {
        bytes: read.whole as u64,
        people: read.known.aliases.len() as u64,
        checksum: crc32fast::hash(&bytes),
    };
    Ok(Some((bytes, sum)))
}

/// The size and checksum of a directory's book, in which every line is whole; `None` where it has
/// none.
pub(super) fn check_book(dir: &Dir) -> Result<Option<PeopleSum>, StoreError> {
    Ok(whole_lines(dir)?.map(|(_, sum)| sum))
}

/// Copies the book of a directory to another one, as it is now. Returns the sum of the copy.
pub(super) fn copy_book(from: &Dir, to: &Dir) -> Result<Option<PeopleSum>, StoreError> {
    let Some((bytes, _)) = whole_lines(from)? else {
        return Ok(None);
    };
    let path = to.people();
    let copy = || -> io::Result<()> {
        let mut file = own_file().create_new(true).open(&path)?;
        file.write_all(&bytes)?;
        file.sync_all()?;
        sync_dir(path.parent())
    };
    copy().map_err(|error| StoreError::of_disk(&path, &error))?;
    check_book(to)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(folder: &Path) -> PeopleFile {
        PeopleFile::open(&Dir::new(folder)).unwrap()
    }

    #[test]
    fn people_are_known_until_forgotten() {
        let folder = tempfile::tempdir().unwrap();
        let users: Vec<UserId> = (1..=50).map(UserId).collect();
        let first = at(folder.path()).find_or_create(&users).unwrap();
        let again = at(folder.path()).find_or_create(&users).unwrap();
        let numbers = |all: &[Pseudonym]| all.iter().map(|it| it.number).collect::<Vec<_>>();
        assert_eq!(numbers(&first), numbers(&again));
        let book = at(folder.path());
        assert!(book.remove(UserId(7)).unwrap());
        assert!(!book.remove(UserId(7)).unwrap());
        for book in [book, at(folder.path())] {
            assert_eq!(book.all().len(), 49);
            assert!(book.find_all(&[UserId(7)]).is_none());
        }
        let written = fs::read_to_string(folder.path().join("people")).unwrap();
        assert!(!written.contains(&format!("{:016x}", first[6].number.0)));
        // A person who comes again gets another alias.
        let again = at(folder.path()).find_or_create(&[UserId(7)]).unwrap();
        assert_ne!(again[0].number, first[6].number);
    }

    /// A book as 1.0.0 began it, and one whose count a power cut left half written, are read, and
    /// written as today's.
    #[test]
    fn book_without_a_count_is_read_and_counted() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("people");
        let people = at(folder.path())
            .find_or_create(&[UserId(1), UserId(2)])
            .unwrap();
        let whole = fs::read(&path).unwrap();
        let uncounted = [UNCOUNTED_TITLE.as_bytes(), &whole[HEAD..]].concat();
        let mut half = whole.clone();
        half[TITLE.len() + 15] = b'3';
        for before in [uncounted, half] {
            fs::write(&path, before).unwrap();
            let known = at(folder.path()).find_all(&[UserId(1), UserId(2)]).unwrap();
            assert_eq!(known[0].number, people[0].number);
            let now = fs::read(&path).unwrap();
            assert_eq!((now.len(), &now[..HEAD]), (whole.len(), &whole[..HEAD]));
            fs::write(&path, &now[..now.len() - LINE]).unwrap();
            let opened = PeopleFile::open(&Dir::new(folder.path())).err();
            assert!(
                opened
                    .unwrap()
                    .to_string()
                    .contains("names 1 of its 2 people")
            );
        }
    }

    /// A power cut before they were counted leaves more people than the count says.
    #[test]
    fn uncounted_line_is_kept() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("people");
        at(folder.path()).find_or_create(&[UserId(1)]).unwrap();
        let before = fs::read(&path).unwrap();
        at(folder.path()).find_or_create(&[UserId(2)]).unwrap();
        let after = fs::read(&path).unwrap();
        fs::write(&path, [&before[..HEAD], &after[HEAD..]].concat()).unwrap();
        assert_eq!(at(folder.path()).all().len(), 2);
        let end = after.len();
        for torn in 1..LINE {
            fs::write(&path, [&before[..HEAD], &after[HEAD..end - torn]].concat()).unwrap();
            assert_eq!(at(folder.path()).all().len(), 1);
            let kept = at(folder.path()).find_or_create(&[UserId(3)]).unwrap();
            let now = at(folder.path()).find_or_create(&[UserId(3)]).unwrap();
            assert_eq!(kept[0].number, now[0].number);
        }
    }

    #[test]
    fn changed_line_is_reported() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("people");
        at(folder.path())
            .find_or_create(&[UserId(1), UserId(2)])
            .unwrap();
        let whole = fs::read(&path).unwrap();
        let mut altered = whole;
        altered[HEAD + 3] ^= 1;
        fs::write(&path, &altered).unwrap();
        let opened = PeopleFile::open(&Dir::new(folder.path())).err();
        let at = HEAD as u64;
        assert!(matches!(opened, Some(StoreError::Damaged { offset, .. }) if offset == at));
    }
}
