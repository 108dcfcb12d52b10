//! People: looking them up, and changing what is remembered of them without losing concurrent
//! changes.

use crate::error::Failure;
use crate::ids::UserId;
use crate::people::person::Person;
use crate::sessions::Sessions;
use crate::store::AppendError;

impl Sessions {
    /// A person as they are remembered: `None` also when that cannot be read, so that others' games
    /// go on. A change is an error then.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn person(&self, user: UserId) -> Result<Option<Person>, Failure> {
        match self.read_person(user).await {
            Err(failure @ Failure::UnreadablePage { .. }) => {
                tracing::warn!(%failure, "a person's settings count as none");
                Ok(None)
            }
            read => read,
        }
    }

    /// Like [`Self::person`], where a page that cannot be read is an error.
    pub(crate) async fn read_person(&self, user: UserId) -> Result<Option<Person>, Failure> {
        let people = self.known_people();
        if let Some(person) = people.get(user) {
            return Ok(person);
        }
        let revision = people.revision();
        let (person, _) = self.shared().store.person(user).await?;
        people.remember(revision, user, person.clone());
        Ok(person)
    }

    /// Remembers a person. Costs nothing when nothing changed.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn put_person(&self, user: UserId, person: Person) -> Result<(), Failure> {
        let replace = |known: &mut Person| known.clone_from(&person);
        self.change_person(user, replace).await.map(drop)
    }

    /// Changes what we remember of a person by an act of their own, which makes them known, and
    /// returns it. Costs nothing when nothing changes.
    ///
    /// # Errors
    /// When it cannot be read, or the store fails.
    pub async fn change_person(
        &self,
        user: UserId,
        change: impl Fn(&mut Person) + Send + Sync,
    ) -> Result<Person, Failure> {
        if let Some(person) = self.person_if_unchanged(user, &change).await? {
            return Ok(person);
        }
        let _changing = self.known_people().changing(user).lock().await;
        self.shared().store.meet(user).await?;
        self.change_locked(user, change).await
    }

    /// Changes what we remember of a person without an act of theirs: nothing if they are unknown,
    /// so that a deletion is not undone.
    ///
    /// # Errors
    /// When it cannot be read, or the store fails.
    pub async fn change_known_person(
        &self,
        user: UserId,
        change: impl Fn(&mut Person) + Send + Sync,
    ) -> Result<(), Failure> {
        if self.person_if_unchanged(user, &change).await?.is_some() {
            return Ok(());
        }
        let _changing = self.known_people().changing(user).lock().await;
        if self.shared().store.knows(user).await? {
            self.change_locked(user, change).await?;
        }
        Ok(())
    }

    /// The person as they are remembered, if this change changes nothing.
    async fn person_if_unchanged(
        &self,
        user: UserId,
        change: impl Fn(&mut Person),
    ) -> Result<Option<Person>, Failure> {
        let Some(known) = self.read_person(user).await? else {
            return Ok(None);
        };
        let mut person = known.clone();
        change(&mut person);
        Ok((person == known).then_some(person))
    }

    /// Changes a known person. The caller holds their lock: nothing else in this process changes or
    /// forgets them meanwhile.
    async fn change_locked(
        &self,
        user: UserId,
        change: impl Fn(&mut Person) + Send + Sync,
    ) -> Result<Person, Failure> {
        let store = &self.shared().store;
        loop {
            let (known, version) = store.person(user).await?;
            let mut person = known.clone().unwrap_or_default();
            change(&mut person);
            if known.as_ref() == Some(&person) {
                return Ok(person);
            }
            match store.put_person(user, &person, version).await {
                Ok(()) => {
                    self.remember_written(user, person.clone());
                    return Ok(person);
                }
                // Another process was faster: the change is made again, on what it wrote.
                Err(AppendError::Conflict) => {}
                Err(AppendError::Store(error)) => return Err(error.into()),
            }
        }
    }

    /// Remembers a person as they were written just now, unless another process may have written a
    /// moment later.
    fn remember_written(&self, user: UserId, person: Person) {
        let people = self.known_people();
        people.forget(user);
        if !self.shared().store.is_shared() {
            people.remember(people.revision(), user, Some(person));
        }
    }

    /// Has the tables where a person sits note whether they are away.
    ///
    /// # Errors
    /// When the store fails. A table that was missed notes it before its rules play for them.
    pub async fn tell_tables(&self, user: UserId) -> Result<(), Failure> {
        for id in self.open_tables_of(user) {
            if let Some(table) = self.table(id).await? {
                table.tick().await?;
            }
        }
        Ok(())
    }
}
