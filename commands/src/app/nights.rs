//! Game nights that are looked after: one task a server, and what wakes it while it waits. Nothing
//! of this is missed after a restart.

use std::collections::HashMap;
use std::sync::Arc;

use parking_lot::Mutex;
use sessions::GuildId;
use tokio::sync::Notify;

/// A server whose game night is looked after.
#[derive(Default)]
struct Tended {
    woken: Arc<Notify>,
    /// True if there is news that its task has not looked at yet.
    has_news: bool,
}

/// Servers whose game night is looked after, or is to be.
#[derive(Clone, Default)]
pub(crate) struct Nights(Arc<NightsInner>);

#[derive(Default)]
struct NightsInner {
    tended: Mutex<HashMap<GuildId, Tended>>,
    /// Servers that no task looks after yet.
    new: Mutex<Vec<GuildId>>,
    come: Notify,
}

impl Nights {
    /// Has a task look after a server's game night: hands the server out to [`Self::next`], or
    /// wakes the task that it has.
    pub(crate) fn tend(&self, guild: GuildId) {
        let mut tended = self.0.tended.lock();
        if let Some(tended) = tended.get_mut(&guild) {
            tended.has_news = true;
            tended.woken.notify_one();
            return;
        }
        tended.insert(guild, Tended::default());
        self.0.new.lock().push(guild);
        self.0.come.notify_one();
    }

    /// Hands out a server whose game night is to be looked after.
    pub(crate) async fn next(&self) -> GuildId {
        loop {
            if let Some(guild) = self.0.new.lock().pop() {
                return guild;
            }
            self.0.come.notified().await;
        }
    }

    /// Wakes the task that looks after a server's game night, if there is one.
    pub(crate) fn wake(&self, guild: GuildId) {
        if let Some(tended) = self.0.tended.lock().get_mut(&guild) {
            tended.has_news = true;
            tended.woken.notify_one();
        }
    }

    /// Wakes the tasks of all servers.
    pub(crate) fn wake_all(&self) {
        for tended in self.0.tended.lock().values_mut() {
            tended.has_news = true;
            tended.woken.notify_one();
        }
    }

    /// Takes the news of a server's game night; what comes from now on wakes.
    pub(crate) fn take_news(&self, guild: GuildId) -> Arc<Notify> {
        let mut tended = self.0.tended.lock();
        let tended = tended.entry(guild).or_default();
        tended.has_news = false;
        Arc::clone(&tended.woken)
    }

    /// Ends the task of a server's game night. Returns false if there is news: it is to go on.
    pub(crate) fn end(&self, guild: GuildId) -> bool {
        let mut tended = self.0.tended.lock();
        let has_news = tended.get(&guild).is_some_and(|it| it.has_news);
        if !has_news {
            tended.remove(&guild);
        }
        !has_news
    }
}
