//! What is kept of a person: the export of all of it, and how they are forgotten.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::delivery::marks::Marks;
use crate::error::{Failure, TableError};
use crate::ids::{GuildId, Key, TableId, UserId, Version};
use crate::owner::handle::Table;
use crate::owner::reload::reload_for;
use crate::repository::Peopled as _;
use crate::repository::statistics::{ledger_page, read};
use crate::sessions::Sessions;
use crate::stats::Ledger;
use crate::store::PageKey;
use crate::table::TableAction;
use crate::table::entry::{AnyEntry, Fact};

/// The result of forgetting a person.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Forgotten {
    /// How many running games and lobbies they left.
    pub left: usize,
    /// Whether anything was kept of them.
    pub known: bool,
}

impl Sessions {
    /// The tables that a person leaves when they are forgotten. The announcement and
    /// [`Self::forget`] use the same list.
    #[must_use]
    pub fn unfinished(&self, user: UserId) -> Vec<TableId> {
        self.shared().index.unfinished(user)
    }

    /// Forgets a person: they leave every game by its rules, and then no trace of who they were is
    /// left. Repeating it finds nothing to do.
    ///
    /// # Errors
    /// When it cannot be recorded; a second call does the rest.
    pub async fn forget(&self, user: UserId, key: Key) -> Result<Forgotten, Failure> {
        let mut forgotten = Forgotten::default();
        let knew = self.shared().index.naming(user);
        for id in self.unfinished(user) {
            if let Some(table) = self.table(id).await? {
                forgotten.left +=
                    usize::from(done(table.act(user, key, TableAction::Leave).await)?);
            }
        }
        for id in self.shared().index.gathering() {
            if let Some(table) = self.table(id).await? {
                self.decline_for(&table, user, key).await?;
            }
        }
        self.shared().invitations.forget(user);
        let alone = self.known_people().changing(user).lock().await;
        forgotten.known = self.shared().store.forget(user).await?;
        self.known_people().forget(user);
        reload_for(self.registry(), user).await?;
        // What tables that still knew them have written meanwhile goes as well.
        self.shared().store.forget(user).await?;
        self.known_people().forget(user);
        drop(alone);
        for id in knew {
            self.show_again(id).await?;
        }
        Ok(forgotten)
    }

    /// Has the table's board shown again, because it still has their name in it.
    async fn show_again(&self, id: TableId) -> Result<(), Failure> {
        if let Some(table) = self.table(id).await? {
            table.note(Marks::distrust_board).await?;
            self.touch(id);
        }
        Ok(())
    }

    async fn decline_for(&self, table: &Table, user: UserId, key: Key) -> Result<(), Failure> {
        if table.room().await?.invitation(user).is_some() {
            done(table.act(user, key, TableAction::Decline).await)?;
        }
        Ok(())
    }

    /// Everything that is kept of a person, as a file for them: what is remembered, their
    /// statistics, what they keep of games, and what they did at each table.
    ///
    /// # Errors
    /// When it cannot be read.
    pub async fn own_data(&self, user: UserId) -> Result<String, Failure> {
        let store = &self.shared().store;
        let mut tables = Vec::new();
        let mut servers: BTreeSet<Option<GuildId>> = BTreeSet::from([None]);
        for id in (1..store.next_number().await?.0).map(TableId) {
            let journal = store.read(id, Version(0)).await?;
            let entries = store.entries(id, &journal).await?;
            if let Some((server, told)) = told_of(user, id, entries) {
                servers.insert(server);
                tables.push(told);
            }
        }
        let person = self.person(user).await?;
        let (_, ledger) = read::<Ledger>(store, &ledger_page(user)).await?;
        let mut keeps = Vec::new();
        for server in servers {
            for game in self.registry().catalogue.ids() {
                let game = game.to_owned();
                let guild = server;
                let home = PageKey { guild, user, game };
                if let Some(page) = store.kept(&home).await?.page {
                    let page: Value = serde_json::from_str(&page).unwrap_or(Value::String(page));
                    keeps.push(json!({"server": server, "game": home.game, "keeps": page}));
                }
            }
        }
        let all = json!({
            "user": user.to_string(),
            "remembered": person,
            "counted": ledger,
            "kept": keeps,
            "tables": tables,
        });
        let all = serde_json::to_string_pretty(&all);
        all.map_err(|error| Failure::unreadable_page("", &error))
    }
}

/// What a table's journal tells of a person, with the server where it was founded; `None` where
/// they never were.
fn told_of(
    user: UserId,
    table: TableId,
    journal: Vec<AnyEntry>,
) -> Option<(Option<GuildId>, Value)> {
    let (mut names, mut acts) = (BTreeSet::new(), Vec::new());
    let (mut game, mut place, mut is_there) = (String::new(), None, false);
    for mut entry in journal {
        if let Some(Fact::Founded(founded)) = entry.facts.first() {
            game.clone_from(&founded.game);
            place = Some(founded.place.clone());
        }
        let mut names_them = false;
        entry.people(&mut |who, name| {
            if *who == user {
                names_them = true;
                names.extend(name.cloned());
            }
        });
        is_there |= names_them;
        if names_them {
            let by_them = entry.by == Some(user);
            let wish = entry.wish.filter(|_| by_them);
            acts.push(json!({"at": entry.at, "entry": entry.version, "by": by_them, "wish": wish}));
        }
    }
    let place = place.filter(|_| is_there)?;
    let server = place.guild;
    let told = json!({
        "table": table,
        "game": game,
        "place": place,
        "called": names,
        "entries": acts,
    });
    Some((server, told))
}

/// Whether it was done; what a table refuses need not be.
fn done<T>(done: Result<T, TableError>) -> Result<bool, Failure> {
    match done {
        Ok(_) => Ok(true),
        Err(TableError::Refused(_)) => Ok(false),
        Err(TableError::Failed(failure)) => Err(failure),
    }
}
