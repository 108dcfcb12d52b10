//! People by their numbers, and back. Uses only the aliases it was given and looks nothing up.

use std::collections::HashMap;

use super::peopled::Peopled;
use crate::ids::UserId;
use crate::store::{Pseudonym, StoreError};

/// Whether this is a person of whom there is, or should be, an alias.
pub(super) fn is_person(user: UserId) -> bool {
    user != UserId(0) && !user.is_computer() && !user.is_forgotten()
}

/// Everyone who stands in what it is shown. It changes nothing.
#[derive(Default)]
pub(super) struct Everyone(Vec<UserId>);

impl Everyone {
    pub(super) fn add(&mut self, peopled: &mut impl Peopled) {
        peopled.people(&mut |user, _| self.0.push(*user));
    }

    /// Those of them who have, or should have, an alias; each once.
    pub(super) fn people(self) -> Vec<UserId> {
        self.once(is_person)
    }

    /// Those of them who are numbers; each once.
    pub(super) fn numbers(self) -> Vec<UserId> {
        self.once(UserId::is_forgotten)
    }

    fn once(mut self, counts: impl Fn(UserId) -> bool) -> Vec<UserId> {
        self.0.retain(|user| counts(*user));
        self.0.sort_unstable();
        self.0.dedup();
        self.0
    }
}

/// Some people's aliases, by person and by number.
pub(super) struct Aliases(HashMap<UserId, Pseudonym>);

impl Aliases {
    pub(super) fn new(aliases: Vec<Pseudonym>) -> Self {
        let both = aliases
            .into_iter()
            .flat_map(|alias| [(alias.user, alias.clone()), (alias.number, alias)]);
        Self(both.collect())
    }

    pub(super) fn get(&self, either: UserId) -> Option<&Pseudonym> {
        self.0.get(&either)
    }

    /// Puts numbers in the place of people, and seals their names. Computers, and those who are
    /// numbers already, stay as they are.
    pub(super) fn to_numbers(&self, peopled: &mut impl Peopled) -> Result<(), StoreError> {
        let mut sealed = Ok(());
        peopled.people(&mut |user, name| {
            let Some(alias) = self.get(*user).filter(|_| is_person(*user)) else {
                return;
            };
            *user = alias.number;
            if let Some(name) = name {
                match alias.seal(name) {
                    Ok(text) => *name = text,
                    Err(error) => sealed = Err(error),
                }
            }
        });
        sealed
    }

    /// Puts people in the place of their numbers. A forgotten person stays a number, without a
    /// name.
    pub(super) fn to_people(&self, peopled: &mut impl Peopled) {
        peopled.people(&mut |user, name| {
            if !user.is_forgotten() {
                return;
            }
            let alias = self.get(*user);
            if let Some(name) = name {
                *name = alias.and_then(|alias| alias.open(name)).unwrap_or_default();
            }
            if let Some(alias) = alias {
                *user = alias.user;
            }
        });
    }
}
