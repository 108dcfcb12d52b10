//! Converts stored data between Discord users and their numbers, and seals their private data. Uses
//! only the aliases it was given and looks nothing up.

use std::collections::HashMap;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::value::RawValue;

use super::peopled::{Each, Peopled};
use crate::delivery::marks::Marks;
use crate::ids::UserId;
use crate::index::IndexCard;
use crate::people::person::Person;
use crate::stats::{CountedPage, League, Ledger, counted_at, decode, text};
use crate::store::{PageKey, PageWrite, Pseudonym, StoreError, StoredPage};
use crate::table::entry::Entry;

/// An entry of any game's journal: what is the game's own is left as it is.
type AnyEntry = Entry<Box<RawValue>, Box<RawValue>>;

/// Who stands in it: a person of whom there is, or should be, an alias.
pub(super) fn is_person(user: UserId) -> bool {
    user != UserId(0) && !user.is_computer() && !user.is_forgotten()
}

/// An unreadable entry stays as it is, and stops only its own table: reading the table reports it.
fn read(entry: &[u8]) -> Option<AnyEntry> {
    serde_json::from_slice(entry).ok()
}

/// serde's messages may quote what is secret.
fn said(error: &serde_json::Error) -> StoreError {
    let (what, at) = (error.classify(), error.column());
    StoreError::Other(format!("cannot be written: {what:?} error at byte {at}"))
}

/// A page with its people replaced. An unreadable page stays as it is: reading it reports it.
fn with_people(home: &PageKey, page: &str, each: Each<'_>) -> String {
    let changed = match counted_at(home) {
        Some(CountedPage::Ledger) => turned::<Ledger>(home, page, each),
        Some(CountedPage::League) => turned::<League>(home, page, each),
        None => None,
    };
    changed.unwrap_or_else(|| page.to_owned())
}

fn turned<C: Default + DeserializeOwned + Serialize + Peopled>(
    home: &PageKey,
    page: &str,
    each: Each<'_>,
) -> Option<String> {
    let mut counted: C = decode(page).ok()?;
    counted.people(each);
    text(home, &counted).ok()
}

/// Everybody who stands in what it is shown. It changes nothing.
#[derive(Default)]
pub(super) struct Everybody(pub Vec<UserId>);

impl Everybody {
    pub(super) fn of(&mut self, peopled: &mut impl Peopled) {
        peopled.people(&mut |user, _| self.0.push(*user));
    }

    pub(super) fn of_entry(&mut self, entry: &[u8]) {
        if let Some(mut read) = read(entry) {
            self.of(&mut read);
        }
    }

    pub(super) fn of_page(&mut self, home: &PageKey, page: &str) {
        self.0.push(home.user);
        with_people(home, page, &mut |user, _| self.0.push(*user));
    }

    /// Those of them who have, or should have, an alias; each once.
    pub(super) fn people(mut self) -> Vec<UserId> {
        self.0.retain(|user| is_person(*user));
        self.once()
    }

    /// Those of them who are numbers; each once.
    pub(super) fn numbers(mut self) -> Vec<UserId> {
        self.0.retain(|user| user.is_forgotten());
        self.once()
    }

    fn once(mut self) -> Vec<UserId> {
        self.0.sort_unstable();
        self.0.dedup();
        self.0
    }
}

/// Some people, by what both sides call them.
#[derive(Default)]
pub(super) struct PseudonymMap {
    aliases: HashMap<UserId, Pseudonym>,
    /// The stand-in for people without an alias here.
    nobody: Option<UserId>,
    /// The first thing that could not be sealed.
    trouble: Option<StoreError>,
}

impl PseudonymMap {
    pub(super) fn of(aliases: Vec<Pseudonym>) -> Self {
        let both = aliases
            .into_iter()
            .flat_map(|alias| [(alias.user, alias.clone()), (alias.number, alias)]);
        Self {
            aliases: both.collect(),
            nobody: None,
            trouble: None,
        }
    }

    /// The same, with [`UserId::NOBODY`] in the place of people without an alias here.
    pub(super) fn or_nobody(self) -> Self {
        let nobody = Some(UserId::NOBODY);
        Self { nobody, ..self }
    }

    fn pseudonymize_one(&mut self, user: &mut UserId, name: Option<&mut String>) {
        let Some(alias) = self.aliases.get(user).filter(|it| it.user == *user) else {
            if let Some(nobody) = self.nobody.filter(|_| is_person(*user)) {
                *user = nobody;
            }
            return;
        };
        *user = alias.number;
        if let Some(name) = name {
            match alias.seal(name) {
                Ok(sealed) => *name = sealed,
                Err(error) => self.trouble = Some(error),
            }
        }
    }

    fn pseudonymize(&mut self, peopled: &mut impl Peopled) {
        let each: Each<'_> = &mut |user, name| self.pseudonymize_one(user, name);
        peopled.people(each);
    }

    fn unveil_one(&self, user: &mut UserId, name: Option<&mut String>) {
        if !user.is_forgotten() {
            return;
        }
        let alias = self.aliases.get(user);
        if let Some(name) = name {
            // A forgotten person has no name.
            *name = alias.and_then(|alias| alias.open(name)).unwrap_or_default();
        }
        if let Some(alias) = alias {
            *user = alias.user;
        }
    }

    pub(super) fn unveil(&self, peopled: &mut impl Peopled) {
        peopled.people(&mut |user, name| self.unveil_one(user, name));
    }

    pub(super) fn unveil_entry(&self, entry: &mut Vec<u8>) -> Result<(), StoreError> {
        let Some(mut read) = read(entry) else {
            return Ok(());
        };
        self.unveil(&mut read);
        *entry = serde_json::to_vec(&read).map_err(|error| said(&error))?;
        Ok(())
    }

    /// Where a person's page is kept.
    pub(super) fn home(&self, home: &PageKey) -> PageKey {
        PageKey {
            user: self.number(home.user),
            ..home.clone()
        }
    }

    /// What stands on a person's page: nothing readable, if they were forgotten.
    pub(super) fn unveil_page(&self, home: &PageKey, stored: StoredPage) -> StoredPage {
        let StoredPage { version, page } = stored;
        let page = match self.aliases.get(&home.user) {
            Some(alias) => page.and_then(|page| alias.open(&page)),
            None => page.filter(|_| !home.user.is_forgotten()),
        };
        StoredPage { version, page }
    }

    /// A page with the people in it whom it was told.
    pub(super) fn unveil_met(&self, home: &PageKey, page: &str) -> String {
        with_people(home, page, &mut |user, name| self.unveil_one(user, name))
    }

    /// By what a person is known below.
    pub(super) fn number(&self, user: UserId) -> UserId {
        self.aliases.get(&user).map_or(user, |alias| alias.number)
    }

    /// What is remembered of a person whose alias is known.
    pub(super) fn unveil_person(&self, user: UserId, kept: &Person) -> Option<Person> {
        let opened = self.aliases.get(&user)?.open(&kept.name)?;
        serde_json::from_str(&opened).ok()
    }

    fn done(&mut self) -> Result<(), StoreError> {
        self.trouble.take().map_or(Ok(()), Err)
    }
}

/// From the people to their numbers.
impl PseudonymMap {
    pub(super) fn entry(&mut self, entry: &mut Vec<u8>) -> Result<(), StoreError> {
        let Some(mut read) = read(entry) else {
            return Ok(());
        };
        self.pseudonymize(&mut read);
        self.done()?;
        *entry = serde_json::to_vec(&read).map_err(|error| said(&error))?;
        Ok(())
    }

    pub(super) fn card(&mut self, card: &mut IndexCard) {
        self.pseudonymize(card);
    }

    pub(super) fn marks(&mut self, marks: &mut Marks) {
        self.pseudonymize(marks);
    }

    pub(super) fn keep(&mut self, keep: &mut PageWrite) -> Result<(), StoreError> {
        let (home, page) = (&keep.home, &keep.page);
        let page = with_people(home, page, &mut |user, name| {
            self.pseudonymize_one(user, name)
        });
        self.done()?;
        keep.page = match self.aliases.get(&home.user) {
            Some(alias) => alias.seal(&page)?,
            None => page,
        };
        keep.home = self.home(home);
        Ok(())
    }

    /// Seals all that is remembered of a person into their name field.
    pub(super) fn person(
        &mut self,
        user: &mut UserId,
        person: &mut Person,
    ) -> Result<(), StoreError> {
        let Some(alias) = self.aliases.get(user) else {
            return Ok(());
        };
        let all = serde_json::to_string(person).map_err(|error| said(&error))?;
        *person = Person {
            name: alias.seal(&all)?,
            ..Person::default()
        };
        *user = alias.number;
        Ok(())
    }
}
