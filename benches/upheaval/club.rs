//! Servers on every shard, and the people who play there by what their consoles offer. Must never
//! know which games there are.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use reqwest::Method;
use serde_json::{Value, json};
use tokio::sync::RwLock;
use tokio::time::sleep;

use super::SHARDS;
use super::account::{Account, Deed};
use super::common::all;
use super::common::halls::{Hall, offered, play, server};
use super::support::World;
use super::support::chance::Chance;

/// How long people look at *is thinking…*.
const PATIENCE: Duration = Duration::from_secs(45);

/// All of it.
pub(crate) struct Club {
    pub world: Arc<World>,
    pub account: Account,
    /// People hold it while they do something, so that the clock moves between two acts.
    pub gate: RwLock<()>,
    /// Where people play.
    pub halls: Vec<Hall>,
    /// Where they began to play, and then forgot it: only time does something there.
    pub idle: Vec<Hall>,
}

/// Servers, so many a shard, each with two channels.
async fn servers(world: &World, each: usize) -> impl Iterator<Item = [Hall; 2]> {
    let mut made: BTreeMap<u64, Vec<[Hall; 2]>> = BTreeMap::new();
    let mut number = 0;
    while (0..SHARDS).any(|shard| made.get(&shard).map_or(0, Vec::len) < each) {
        number += 1;
        let channels = ["play", "idle"].map(|what| format!("{what}{number}"));
        let halls = server(world, &format!("Club {number}"), &channels).await;
        // Ids are as good as random to a shard's number.
        let there = made.entry(halls[0].shard(SHARDS)).or_default();
        if there.len() == each {
            let path = format!("/people/servers/{}", halls[0].server);
            world.tries(Method::DELETE, &path, None).await;
        } else {
            there.push(halls.try_into().unwrap());
        }
    }
    made.into_values().flatten()
}

impl Club {
    /// Servers on every shard; no one plays yet.
    pub(crate) async fn new(world: Arc<World>, each: usize) -> Self {
        let made = servers(&world, each).await;
        let (halls, idle) = made.map(|[play, idle]| (play, idle)).unzip();
        Self {
            world,
            account: Account::default(),
            gate: RwLock::default(),
            halls,
            idle,
        }
    }

    /// A game for each channel, all of them in turn; of the unattended ones, one each.
    pub(crate) async fn chooses_games(&mut self) {
        let hall = &self.halls[0];
        let games = self.world.games(&hall.people[0], &hall.channel).await;
        play(&mut self.halls, &games);
        // Beginning with the last shard, so that they are on others than the same game's other
        // table.
        self.idle.reverse();
        self.idle.truncate(games.len());
        play(&mut self.idle, &games);
    }

    /// A person does something; returns what they see then.
    async fn does(&self, who: &str, (endpoint, shard): (&str, u64), mut act: Value) -> Value {
        act["timeout_ms"] = json!(PATIENCE.as_millis() as u64);
        act["wait"] = json!("reply");
        let _held = self.gate.read().await;
        let at = Instant::now();
        let what = format!("{who} {endpoint} {act}");
        let seen = self.world.acts(who, endpoint, act).await;
        let word = |of: &Value| of.as_str().unwrap_or_default().to_owned();
        // What their client does not send is no act.
        if !seen["interaction"].is_null() {
            self.account.done(Deed {
                at,
                seen: Instant::now(),
                shard,
                what,
                came: word(&seen["outcome"]),
                interaction: word(&seen["interaction"]),
                said: word(&seen["message"]["content"]),
            });
        }
        seen
    }

    /// A person uses a command in a channel or in their DMs, again until they are answered.
    async fn commands(
        &self,
        hall: &Hall,
        who: usize,
        (dm, line): (bool, &str),
        options: Value,
    ) -> Value {
        let (channel, shard) = match dm {
            true => ("dm", 0),
            false => (hall.channel.as_str(), hall.shard(SHARDS)),
        };
        let act = json!({"channel": channel, "command": line, "options": options});
        loop {
            let seen = self
                .does(&hall.people[who], ("command", shard), act.clone())
                .await;
            let again = matches!(seen["outcome"].as_str(), Some("failed" | "deferred"));
            if !again {
                return seen;
            }
        }
    }

    /// A match begins, if none is played: one of minutes where people are in haste.
    pub(crate) async fn begins(&self, hall: &Hall, in_haste: bool) {
        let open = format!("{} open", hall.game);
        let options = if in_haste {
            json!({"pace": 0})
        } else {
            json!({})
        };
        self.commands(hall, 0, (false, &open), options).await;
        if let Some(press) = hall.join(&self.world).await {
            let endpoint = ("press", hall.shard(SHARDS));
            self.does(&hall.people[1], endpoint, press).await;
        }
        self.commands(hall, 0, (false, "table start"), json!({}))
            .await;
    }

    /// Everybody sits at a table that has begun; those who will forget it are in haste.
    pub(crate) async fn everybody_begins(self: &Arc<Self>) {
        let halls = self.halls.iter().map(|hall| (hall, false));
        let idle = self.idle.iter().map(|hall| (hall, true));
        let begin = halls.chain(idle).map(|(hall, in_haste)| {
            let (club, hall) = (Arc::clone(self), hall.clone());
            async move { club.begins(&hall, in_haste).await }
        });
        all(begin, usize::MAX).await;
    }

    /// Everywhere people play, one match after the other, until that moment.
    pub(crate) async fn plays(self: &Arc<Self>, until: Instant, pause: Duration) {
        let play = (0..self.halls.len()).map(|nth| {
            let club = Arc::clone(self);
            async move {
                let (hall, mut chance) = (&club.halls[nth], Chance::of(nth as u64));
                loop {
                    sleep(pause.mul_f64(chance.below(200) as f64 / 100.0)).await;
                    if Instant::now() >= until {
                        return;
                    }
                    if !club.moves(hall, &mut chance).await {
                        club.begins(hall, false).await;
                    }
                }
            }
        });
        all(play, usize::MAX).await;
    }

    /// A person on each shard asks for help all the while.
    pub(crate) async fn asks(self: &Arc<Self>, until: Instant) {
        let ask = (0..SHARDS).map(|shard| {
            let club = Arc::clone(self);
            async move {
                let mut halls = club.halls.iter();
                let hall = halls.find(|it| it.shard(SHARDS) == shard).unwrap();
                let act = json!({"channel": hall.channel, "command": "help", "options": {}});
                while Instant::now() < until {
                    let endpoint = ("command", shard);
                    club.does(&hall.people[1], endpoint, act.clone()).await;
                    sleep(Duration::from_millis(500)).await;
                }
            }
        });
        all(ask, usize::MAX).await;
    }

    /// One act of a player who is offered one; returns whether there was one.
    async fn moves(&self, hall: &Hall, chance: &mut Chance) -> bool {
        let first = chance.index(2);
        let dm = chance.one_in(4);
        for who in [first, 1 - first] {
            let console = self.commands(hall, who, (dm, "console"), json!({})).await;
            let mut acts = offered(&console["message"], "reply");
            if acts.is_empty() {
                continue;
            }
            let (endpoint, act) = acts.swap_remove(chance.index(acts.len()));
            let shard = if dm { 0 } else { hall.shard(SHARDS) };
            let person = &hall.people[who];
            let seen = self.does(person, (endpoint, shard), act).await;
            let field = &seen["modal"]["components"][0]["components"][0];
            if let Some(example) = field["placeholder"].as_str() {
                let fields = json!({"fields": {"said": example}});
                self.does(person, ("modal", shard), fields).await;
            }
            self.world.puts_the_form_away(person).await;
            return true;
        }
        false
    }
}
