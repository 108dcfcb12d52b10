//! Which owners are awake: hands every question to the one owner of its table, and wakes it.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::{mpsc, oneshot};

use crate::ask::{Ask, Birth, Shared};
use crate::catalogue::Catalogue;
use crate::error::Failure;
use crate::ids::TableId;

/// How many questions wait at a table before the askers have to.
const MAILBOX: usize = 64;

/// The owners that are awake.
pub(crate) struct Registry {
    pub shared: Arc<Shared>,
    pub catalogue: Catalogue,
    awake: Mutex<Awake>,
    /// Ends when no owner is left.
    ended: tokio::sync::Mutex<mpsc::Receiver<()>>,
}

struct Awake {
    owners: HashMap<TableId, mpsc::Sender<Ask>>,
    /// Every owner holds one; `None` once nobody shall wake any more.
    life: Option<mpsc::Sender<()>>,
}

impl Registry {
    pub(crate) fn new(shared: Arc<Shared>, catalogue: Catalogue) -> Self {
        let (life, ended) = mpsc::channel(1);
        Self {
            shared,
            catalogue,
            awake: Mutex::new(Awake {
                owners: HashMap::new(),
                life: Some(life),
            }),
            ended: tokio::sync::Mutex::new(ended),
        }
    }

    /// Hands a question to a table's owner, waking it if it sleeps.
    pub(crate) async fn ask(
        self: &Arc<Self>,
        table: TableId,
        game: &'static str,
        mut ask: Ask,
    ) -> Result<(), Failure> {
        loop {
            let owner = self.owner(table, game)?;
            match owner.send(ask).await {
                Ok(()) => return Ok(()),
                // It fell asleep between the two lines above.
                Err(mpsc::error::SendError(back)) => {
                    self.forget(table, &owner);
                    ask = back;
                }
            }
        }
    }

    /// Has everybody who is awake read his table anew.
    pub(crate) async fn anew(&self) {
        let owners: Vec<_> = self.lock().owners.values().cloned().collect();
        for owner in owners {
            let (answer, done) = oneshot::channel();
            // Who falls asleep now has nothing in memory.
            if owner.send(Ask::Anew(answer)).await.is_ok() {
                let _ = done.await;
            }
        }
    }

    fn owner(
        self: &Arc<Self>,
        table: TableId,
        game: &'static str,
    ) -> Result<mpsc::Sender<Ask>, Failure> {
        let mut awake = self.lock();
        if let Some(owner) = awake.owners.get(&table) {
            return Ok(owner.clone());
        }
        let life = awake.life.clone().ok_or(Failure::Stopping { table })?;
        let opener = self.catalogue.opener(game);
        let opener = opener.ok_or_else(|| Failure::OtherGame {
            table,
            game: game.to_owned(),
        })?;
        let (owner, asks) = mpsc::channel(MAILBOX);
        awake.owners.insert(table, owner.clone());
        let registry = Arc::downgrade(self);
        let asleep = move || {
            if let Some(registry) = registry.upgrade() {
                registry.asleep(table);
            }
        };
        let birth = Birth {
            table,
            shared: Arc::clone(&self.shared),
            asks,
            asleep: Box::new(asleep),
            life,
        };
        opener.open(birth);
        Ok(owner)
    }

    fn forget(&self, table: TableId, owner: &mpsc::Sender<Ask>) {
        let mut awake = self.lock();
        let same = |o: &mpsc::Sender<Ask>| o.same_channel(owner);
        if awake.owners.get(&table).is_some_and(same) {
            awake.owners.remove(&table);
        }
    }

    /// An owner takes no more questions.
    fn asleep(&self, table: TableId) {
        let mut awake = self.lock();
        let owner = awake.owners.get(&table);
        if owner.is_some_and(mpsc::Sender::is_closed) {
            awake.owners.remove(&table);
        }
    }

    /// Lets all owners finish what they were asked, and wakes none any more.
    pub(crate) async fn stop(&self) {
        {
            let mut awake = self.lock();
            awake.owners.clear();
            awake.life = None;
        }
        // Nobody ever sends: it ends with the last owner.
        self.ended.lock().await.recv().await;
    }

    pub(crate) fn awake(&self) -> usize {
        self.lock().owners.len()
    }

    fn lock(&self) -> MutexGuard<'_, Awake> {
        // No code panics while it holds the map.
        self.awake.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
