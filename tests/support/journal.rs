//! What a test writes into the journals while the bot is away: facts that put a table's board where
//! an example wants it. What follows, the bot decides.

use serde_json::{Value, json};
use sessions::store::{Append, Sled, Store};
use sessions::{IndexCard, Version};

use super::Evening;

impl Evening {
    /// The bot stops, the game that has just begun gets these facts in the place of its own, and
    /// this seat the next decision; then the bot comes back.
    #[track_caller]
    pub(crate) fn history_is(&self, facts: &[Value], next: u8) {
        self.bot_stops();
        self.rewritten.set(true);
        self.rewrite(|entry| {
            if entry["events"].is_array() {
                entry["events"] = json!(facts);
                entry["due"][0]["seat"] = json!(next);
            }
        });
        self.bot_starts();
    }

    /// Rewrites every journal, entry by entry.
    #[track_caller]
    fn rewrite(&self, rewrite: impl Fn(&mut Value)) {
        let (old, new) = (self.data(), self.world.dir.path().join("rewritten"));
        // The same people, by the same numbers, beside a log that is begun.
        let begun = self.runtime.block_on(async {
            let begun = Sled::open(&new)?;
            begun.close().await
        });
        begun.unwrap();
        std::fs::copy(old.join("people"), new.join("people")).unwrap();
        self.runtime.block_on(async {
            let (from, to) = (Sled::open(&old).unwrap(), Sled::open(&new).unwrap());
            for listed in from.active_cards().await.unwrap() {
                let table = listed.card.table;
                for stored in from.read(table, Version(0)).await.unwrap() {
                    let mut entry = serde_json::from_slice(&stored.entry).unwrap();
                    rewrite(&mut entry);
                    let append = Append {
                        expected: Version(stored.version.0 - 1),
                        entry: serde_json::to_vec(&entry).unwrap(),
                        card: IndexCard {
                            version: stored.version,
                            ..listed.card.clone()
                        },
                        page_writes: Vec::new(),
                    };
                    to.append(append).await.unwrap();
                }
                let (marks, read) = from.marks(table).await.unwrap();
                to.put_marks(table, marks, read).await.unwrap();
            }
            from.close().await.unwrap();
            to.close().await.unwrap();
        });
        std::fs::remove_dir_all(&old).unwrap();
        std::fs::rename(&new, &old).unwrap();
    }
}
