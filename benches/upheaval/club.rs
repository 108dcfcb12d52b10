//! Servers on every shard, and the people who play there by what their consoles offer. Must never
//! know which games there are.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::sync::RwLock;
use tokio::task::JoinSet;

use super::account::{Account, Deed};
use super::world::World;
use super::world::offers::{games, join, offered};

/// How long people look at *is thinking…*.
const PATIENCE: Duration = Duration::from_secs(45);

/// How much each of two says before a move: a board that moved up by five messages is posted again.
const CHATS: usize = 3;
/// How many tables begin at once.
const BEGIN: usize = 24;

/// A channel with a table of a game, and who plays there.
#[derive(Clone, Debug)]
pub(crate) struct Hall {
    pub channel: String,
    pub shard: u64,
    pub game: String,
    pub people: [String; 2],
}

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
    shards: u64,
}

/// Servers, so many a shard, each with two channels; and two people for each channel.
async fn servers(world: &World, (shards, each): (u64, usize)) -> BTreeMap<u64, Vec<[Hall; 2]>> {
    let mut made: BTreeMap<u64, Vec<[Hall; 2]>> = BTreeMap::new();
    let mut number = 0;
    while (0..shards).any(|shard| made.get(&shard).map_or(0, Vec::len) < each) {
        number += 1;
        let names = ["play", "idle"].map(|what| format!("{what}{number}"));
        let people = names
            .clone()
            .map(|name| [format!("{name}a"), format!("{name}b")]);
        for person in people.iter().flatten() {
            let known = world.get(&format!("/people/{person}")).await;
            assert!(known["id"].is_null(), "{known}");
            world
                .post("/people", json!({"name": person, "locale": "en-US"}))
                .await;
        }
        let server = json!({"name": format!("Club {number}"), "locale": "en-US",
            "members": people.as_flattened(), "channels": names, "bot": true});
        let server = world.post("/people/servers", server).await;
        let id = server["id"].as_str().unwrap();
        // Ids are as good as random to a shard's number.
        let shard = (id.parse::<u64>().unwrap() >> 22) % shards;
        let there = made.entry(shard).or_default();
        if there.len() == each {
            world.delete(&format!("/people/servers/{id}")).await;
            continue;
        }
        let mut people = people.into_iter();
        there.push(names.map(|name| {
            let channels = server["channels"].as_array().unwrap();
            let channel = channels.iter().find(|it| it["name"] == name.as_str());
            Hall {
                channel: channel.unwrap()["id"].as_str().unwrap().to_owned(),
                shard,
                game: String::new(),
                people: people.next().unwrap(),
            }
        }));
    }
    made
}

impl Club {
    /// Servers on every shard; no one plays yet.
    pub(crate) async fn new(world: Arc<World>, shards: u64, each: usize) -> Self {
        let made = servers(&world, (shards, each)).await;
        let (mut halls, mut idle) = (Vec::new(), Vec::new());
        for [play, rest] in made.into_values().flatten() {
            halls.push(play);
            idle.push(rest);
        }
        Self {
            world,
            account: Account::default(),
            gate: RwLock::default(),
            halls,
            idle,
            shards,
        }
    }

    /// A game for each channel, all of them in turn, both of each server.
    pub(crate) async fn plays_everywhere(&mut self) {
        let games = games(
            &self.world,
            &self.halls[0].people[0],
            &self.halls[0].channel,
        )
        .await;
        let idle = std::mem::take(&mut self.idle);
        self.halls.extend(idle);
        for (nth, hall) in self.halls.iter_mut().enumerate() {
            hall.game.clone_from(&games[nth % games.len()]);
        }
    }

    /// A game for each channel, all of them in turn; of the unattended ones, one each.
    pub(crate) async fn chooses_games(&mut self) {
        let hall = &self.halls[0];
        let games = games(&self.world, &hall.people[0], &hall.channel).await;
        for (nth, hall) in self.halls.iter_mut().enumerate() {
            hall.game.clone_from(&games[nth % games.len()]);
        }
        // Beginning with the last shard, so that they are on others than the same game's other
        // table.
        self.idle.reverse();
        self.idle.truncate(games.len());
        for (hall, game) in self.idle.iter_mut().zip(games) {
            hall.game = game;
        }
    }

    /// A person does something; returns what they see then.
    async fn does(&self, who: &str, (door, shard): (&str, u64), mut act: Value) -> Value {
        act["timeout_ms"] = json!(PATIENCE.as_millis() as u64);
        act["wait"] = json!("reply");
        let _held = self.gate.read().await;
        let at = Instant::now();
        let path = format!("/people/{who}/{door}");
        let what = format!("{who} {door} {act}");
        let seen = self.world.tries(&path, act).await;
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
            false => (hall.channel.as_str(), hall.shard),
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

    /// A match begins, if none is played.
    pub(crate) async fn begins(&self, hall: &Hall, options: Value) {
        let open = format!("{} open", hall.game);
        self.commands(hall, 0, (false, &open), options).await;
        let other = &hall.people[1];
        if let Some(press) = join(&self.world, other, &hall.channel).await {
            self.does(other, ("press", hall.shard), press).await;
        }
        self.commands(hall, 0, (false, "table start"), json!({}))
            .await;
    }

    /// Everybody sits at a table that has begun, those who will forget it at one of minutes.
    pub(crate) async fn everybody_begins(self: &Arc<Self>) {
        let mut beginning = JoinSet::new();
        for nth in 0..self.halls.len() {
            let club = Arc::clone(self);
            beginning.spawn(async move { club.begins(&club.halls[nth], json!({})).await });
        }
        for nth in 0..self.idle.len() {
            let club = Arc::clone(self);
            beginning.spawn(async move { club.begins_in_haste(&club.idle[nth]).await });
        }
        while let Some(begun) = beginning.join_next().await {
            begun.unwrap();
        }
    }

    /// The same where there are very many tables, some at a time.
    pub(crate) async fn everybody_begins_in_turn(self: &Arc<Self>) {
        let mut beginning = JoinSet::new();
        for nth in 0..self.halls.len() {
            while beginning.len() >= BEGIN {
                beginning.join_next().await.unwrap().unwrap();
            }
            let club = Arc::clone(self);
            beginning.spawn(async move { club.begins(&club.halls[nth], json!({})).await });
        }
        while let Some(begun) = beginning.join_next().await {
            begun.unwrap();
        }
    }

    /// A match begins in which a decision takes minutes.
    pub(crate) async fn begins_in_haste(&self, hall: &Hall) {
        self.begins(hall, json!({"pace": 0})).await;
    }

    /// People play, and ask for help, until that moment.
    pub(crate) async fn goes_on(self: &Arc<Self>, until: Instant, pause: Duration) {
        let mut playing = JoinSet::new();
        for nth in 0..self.halls.len() {
            let club = Arc::clone(self);
            playing.spawn(async move { club.plays(nth, until, pause).await });
        }
        for shard in 0..self.shards {
            let club = Arc::clone(self);
            playing.spawn(async move { club.asks(shard, until).await });
        }
        while let Some(played) = playing.join_next().await {
            played.unwrap();
        }
    }

    /// In every channel people chat, and then move, until that moment.
    pub(crate) async fn chats_and_moves(self: &Arc<Self>, until: Instant, pause: Duration) {
        let mut playing = JoinSet::new();
        for nth in 0..self.halls.len() {
            let club = Arc::clone(self);
            playing.spawn(async move {
                let hall = &club.halls[nth];
                let mut chance = Chance::begins(nth as u64 * 7_919 + 1);
                loop {
                    tokio::time::sleep(pause.mul_f64(chance.below(200) as f64 / 100.0)).await;
                    if Instant::now() >= until {
                        return;
                    }
                    for who in &hall.people {
                        for _ in 0..CHATS {
                            club.says(who, hall).await;
                        }
                    }
                    if !club.moves(hall, &mut chance).await {
                        club.begins(hall, json!({})).await;
                    }
                }
            });
        }
        while let Some(played) = playing.join_next().await {
            played.unwrap();
        }
    }

    async fn says(&self, who: &str, hall: &Hall) {
        let said = json!({"channel": hall.channel, "content": "What do you think?"});
        let path = format!("/people/{who}/message");
        self.world.post(&path, said).await;
    }

    /// One act of a player who is offered one; returns whether there was one.
    pub(crate) async fn moves(&self, hall: &Hall, chance: &mut Chance) -> bool {
        let first = chance.below(2);
        let dm = chance.below(4) == 0;
        for who in [first, 1 - first] {
            let console = self.commands(hall, who, (dm, "console"), json!({})).await;
            let acts = offered(&console["message"], "reply");
            if acts.is_empty() {
                continue;
            }
            let (door, act) = &acts[chance.below(acts.len())];
            let shard = if dm { 0 } else { hall.shard };
            let person = &hall.people[who];
            let seen = self.does(person, (door, shard), act.clone()).await;
            let field = &seen["modal"]["components"][0]["components"][0];
            if let Some(example) = field["placeholder"].as_str() {
                let fields = json!({"fields": {"said": example}});
                self.does(person, ("modal", shard), fields).await;
            }
            // A form that is still open is put away.
            self.world.delete(&format!("/people/{person}/modal")).await;
            return true;
        }
        false
    }

    /// Plays at one table, one match after the other, until that moment.
    pub(crate) async fn plays(&self, nth: usize, until: Instant, pause: Duration) {
        let hall = &self.halls[nth];
        let mut chance = Chance::begins(nth as u64 * 7_919 + 1);
        while Instant::now() < until {
            if !self.moves(hall, &mut chance).await {
                self.begins(hall, json!({})).await;
            }
            tokio::time::sleep(pause.mul_f64(0.5 + chance.below(100) as f64 / 100.0)).await;
        }
    }

    /// A person asks for help on this shard all the while.
    pub(crate) async fn asks(&self, shard: u64, until: Instant) {
        let hall = self.halls.iter().find(|it| it.shard == shard).unwrap();
        let act = json!({"channel": hall.channel, "command": "help", "options": {}});
        while Instant::now() < until {
            self.does(&hall.people[1], ("command", shard), act.clone())
                .await;
            tokio::time::sleep(Duration::from_millis(500)).await;
        }
    }
}

/// What looks like chance.
pub(crate) struct Chance(u64);

impl Chance {
    pub(crate) const fn begins(seed: u64) -> Self {
        Self(seed)
    }

    pub(crate) fn below(&mut self, many: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % many
    }
}
