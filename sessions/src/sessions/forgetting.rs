//! Export of everything that is kept of a person, and their deletion.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::delivery::marks::Marks;
use crate::error::{Failure, TableError};
use crate::ids::{GuildId, Key, TableId, UserId, Version};
use crate::owner::handle::Table;
use crate::owner::reload::reload_for;
use crate::people::riddles::Riddles;
use crate::people::server::{ModeratorAct, ServerRules};
use crate::records::KeptMarks;
use crate::repository::Peopled as _;
use crate::repository::own_page;
use crate::repository::statistics::{ledger_page, read_statistics};
use crate::sessions::Sessions;
use crate::stats::Ledger;
use crate::store::PageKey;
use crate::table::TableAction;
use crate::table::entry::{AnyEntry, Fact};
use crate::table::room::Status;

/// The result of forgetting a person.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Forgotten {
    /// Number of running games and lobbies that they left.
    pub left: usize,
    /// True when anything was kept of them.
    pub known: bool,
}

impl Sessions {
    /// The tables that a person leaves when they are forgotten. The announcement and
    /// [`Self::forget`] use the same list.
    #[must_use]
    pub fn unfinished(&self, user: UserId) -> Vec<TableId> {
        self.shared().index.unfinished_tables_of(user)
    }

    /// Forgets a person: they leave every game by its rules, and then no trace of who they were is
    /// left. Repeating it finds nothing to do.
    ///
    /// # Errors
    /// When it cannot be recorded; a second call does the rest.
    pub async fn forget(&self, user: UserId, key: Key) -> Result<Forgotten, Failure> {
        let mut forgotten = Forgotten::default();
        let knew_them = self.shared().index.tables_naming(user);
        for id in self.unfinished(user) {
            if let Some(table) = self.table(id).await? {
                forgotten.left +=
                    usize::from(was_done(table.act(user, key, TableAction::Leave).await)?);
            }
        }
        for id in self.shared().index.gathering_tables() {
            if let Some(table) = self.table(id).await? {
                self.decline_for(&table, user, key).await?;
            }
        }
        self.shared().invitations.forget(user);
        let changing = self.known_people().changing(user).lock().await;
        forgotten.known = self.shared().store.forget(user).await?;
        self.known_people().forget(user);
        reload_for(self.registry(), user).await?;
        // What tables that still knew them have written meanwhile goes as well.
        self.shared().store.forget(user).await?;
        self.known_people().forget(user);
        drop(changing);
        for id in knew_them {
            self.renew_board(id).await?;
        }
        Ok(forgotten)
    }

    /// Has the board of a running table shown again, because it still has the name of a deleted
    /// person in it.
    async fn renew_board(&self, id: TableId) -> Result<(), Failure> {
        if let Some(table) = self.table(id).await?
            && matches!(table.room().await?.status, Status::Lobby | Status::Playing)
        {
            table.note(Marks::distrust_board).await?;
            self.touch(id);
        }
        Ok(())
    }

    /// Declines for a person, where a seat of this table is kept for them.
    async fn decline_for(&self, table: &Table, user: UserId, key: Key) -> Result<(), Failure> {
        if table.room().await?.invitation(user).is_some() {
            was_done(table.act(user, key, TableAction::Decline).await)?;
        }
        Ok(())
    }

    /// Everything that is kept of a person, as a file for them: what is remembered, their
    /// statistics, what they keep of games, what they did at each table, and the games that they
    /// follow.
    ///
    /// # Errors
    /// When it cannot be read.
    pub async fn own_data(&self, user: UserId) -> Result<String, Failure> {
        let store = &self.shared().store;
        let (mut tables, mut answered, mut follows) = (Vec::new(), Vec::new(), Vec::new());
        let mut servers: BTreeSet<Option<GuildId>> = BTreeSet::from([None]);
        let mut moderated: BTreeSet<GuildId> = BTreeSet::new();
        for id in (1..=store.last_number().await?.0).map(TableId) {
            let journal = store.read(id, Version(0)).await?;
            let entries = store.entries(id, &journal).await?;
            moderated.extend(entries.first().and_then(server_of_founding));
            if let Some((server, mut acts)) = acts_at_table(user, id, entries) {
                let marks: KeptMarks = own_page::read(store, own_page::marks_page(id)).await?;
                if !marks.0.is_empty() {
                    acts["marks"] = json!(marks);
                }
                servers.insert(server);
                tables.push(acts);
            }
            let riddles: Riddles = own_page::read(store, own_page::riddles_page(id)).await?;
            let own = riddles.0.iter();
            let own = own.filter_map(|(moment, answers)| Some((moment, answers.answer(user)?)));
            answered.extend(own.map(
                |(moment, is_right)| json!({"table": id, "step": moment.step, "right": is_right}),
            ));
            let (marks, _) = store.marks(id).await?;
            let rounds = marks.following(user);
            follows.extend(rounds.map(|rounds| json!({"table": id, "rounds": rounds})));
        }
        let person = self.person(user).await?;
        let (_, ledger) = read_statistics::<Ledger>(store, &ledger_page(user)).await?;
        let mut records = Vec::new();
        let mut ratings = Vec::new();
        for server in servers {
            for game in self.registry().catalogue.ids() {
                let game = game.to_owned();
                let guild = server;
                let page_key = PageKey { guild, user, game };
                if let Some(page) = store.page(&page_key).await?.page {
                    let page: Value = serde_json::from_str(&page).unwrap_or(Value::String(page));
                    records.push(json!({"server": server, "game": page_key.game, "keeps": page}));
                }
                let Some(guild) = server else {
                    continue;
                };
                let game = page_key.game.as_str();
                if let Some(rating) = self.rating((guild, game), user, user).await? {
                    let (value, margin) = (rating.value, rating.margin);
                    let rating = json!({"value": value, "margin": margin, "games": rating.games});
                    ratings.push(json!({"server": guild, "game": game, "rating": rating}));
                }
            }
        }
        let (mut moderation, mut nights) = (Vec::new(), Vec::new());
        for guild in moderated {
            let night = self.night(guild).await?;
            let night = night.filter(|night| night.by == user || night.has(user));
            nights.extend(night.map(|night| {
                let (comes, opened) = (night.has(user), night.by == user);
                json!({"server": guild, "at": night.at, "comes": comes, "opened": opened})
            }));
            let rules = self.server_rules(Some(guild)).await?;
            moderation.extend(moderation_on_server(user, guild, &rules));
        }
        let all = json!({
            "user": user.to_string(),
            "remembered": person,
            "counted": ledger,
            "ratings": ratings,
            "kept": records,
            "tables": tables,
            "answered": answered,
            "follows": follows,
            "moderation": moderation,
            "nights": nights,
        });
        let all = serde_json::to_string_pretty(&all);
        all.map_err(|error| Failure::unreadable_page("", &error))
    }
}

/// The server where a table was founded, by its first entry.
pub(super) fn server_of_founding(first: &AnyEntry) -> Option<GuildId> {
    match first.facts.first()? {
        Fact::Founded(founded) => founded.place.guild,
        _ => None,
    }
}

/// Decisions of a server's moderators about a person, and those that this person made as one of
/// them; `None` where there are none.
fn moderation_on_server(user: UserId, guild: GuildId, rules: &ServerRules) -> Option<Value> {
    let names_them = |act: &ModeratorAct| {
        let mut names_them = false;
        act.clone()
            .for_each_person(&mut |who, _| names_them |= *who == user);
        names_them
    };
    let acts: Vec<&ModeratorAct> = rules.acts.iter().filter(|act| names_them(act)).collect();
    let (excluded, unnamed) = (rules.excludes(user), rules.unnamed.contains(&user));
    (excluded || unnamed || !acts.is_empty()).then(|| {
        let what = |act: &&ModeratorAct| json!({"at": act.at, "by_you": act.by == user, "act": act.what.word()});
        let acts: Vec<Value> = acts.iter().map(what).collect();
        json!({"server": guild, "excluded": excluded, "unnamed": unnamed, "acts": acts})
    })
}

/// The acts of a person in a table's journal, for the export, with the server where it was founded;
/// `None` where they never were.
fn acts_at_table(
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
        entry.for_each_person(&mut |who, name| {
            if *who == user {
                names_them = true;
                names.extend(name.cloned());
            }
        });
        is_there |= names_them;
        if names_them {
            let by_them = entry.by == Some(user);
            let action = entry.action_text.filter(|_| by_them);
            acts.push(
                json!({"at": entry.at, "entry": entry.version, "by": by_them, "wish": action}),
            );
        }
    }
    let place = place.filter(|_| is_there)?;
    let server = place.guild;
    let all = json!({
        "table": table,
        "game": game,
        "place": place,
        "called": names,
        "entries": acts,
    });
    Some((server, all))
}

/// Tells whether an action was done: false where the table refused it, which is no failure.
fn was_done<T>(result: Result<T, TableError>) -> Result<bool, Failure> {
    match result {
        Ok(_) => Ok(true),
        Err(TableError::Refused(_)) => Ok(false),
        Err(TableError::Failed(failure)) => Err(failure),
    }
}
