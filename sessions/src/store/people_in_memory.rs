//! The book of a store in memory: who the people are whom it knows by numbers.

use async_trait::async_trait;
use parking_lot::Mutex;

use super::StoreError;
use super::pseudonym::{Pseudonym, PseudonymBook};
use crate::ids::UserId;

/// A book of people in memory.
#[derive(Default)]
pub(crate) struct PeopleInMemory {
    people: Mutex<Vec<Pseudonym>>,
    gone: Mutex<Vec<Pseudonym>>,
}

#[async_trait]
impl PseudonymBook for PeopleInMemory {
    async fn find_or_create(&self, users: &[UserId]) -> Result<Vec<Pseudonym>, StoreError> {
        let mut people = self.people.lock();
        let mut found = Vec::with_capacity(users.len());
        for user in users {
            let known = people.iter().find(|alias| alias.user == *user).cloned();
            found.push(match known {
                Some(alias) => alias,
                None => {
                    let new = Pseudonym::draw(*user)?;
                    people.push(new.clone());
                    new
                }
            });
        }
        Ok(found)
    }

    async fn find(&self, either: &[UserId]) -> Result<Vec<Pseudonym>, StoreError> {
        let people = self.people.lock().clone().into_iter();
        let is_meant = |it: &Pseudonym| either.contains(&it.user) || either.contains(&it.number);
        Ok(people.filter(is_meant).collect())
    }

    async fn forget(&self, user: UserId) -> Result<bool, StoreError> {
        let mut people = self.people.lock();
        let gone: Vec<Pseudonym> = people.extract_if(.., |alias| alias.user == user).collect();
        let knew = !gone.is_empty();
        self.gone.lock().extend(gone);
        Ok(knew)
    }

    fn departs(&self, number: UserId) -> Option<UserId> {
        let gone = self.gone.lock();
        let gone = gone.iter().find(|alias| alias.number == number);
        gone.map(|alias| alias.user)
    }

    fn departed(&self, _number: UserId, _user: UserId) {}
}
