//! Many live tables of all games at once, played by what their consoles offer: how fast a move is
//! answered next to a `/help` in the same moments, what the bot needs of memory as time goes, and
//! what each game costs in the journal and of Discord's requests. The bot is a process of its own.
//!
//! A few seconds by default. `HOUSTON_CROWD_TABLES=1000 HOUSTON_CROWD_SECONDS=600` is an evening
//! of a large bot; `HOUSTON_CROWD_ACTS` is how many moves are made in a second, by all of them.
#![allow(clippy::print_stdout, reason = "a benchmark says what it measured")]
#![allow(clippy::unwrap_used, reason = "a benchmark that fails shall stop")]

mod world;

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::task::JoinSet;
use world::offers::{games, join, offered};
use world::{HELP, World, load, spread};

/// Channels on each server, and so tables.
const HALLS: usize = 40;

/// So many moves of each game are made alone at most, for each second of the crowd: for what the
/// journal grows by.
const ALONE: u64 = 5;
/// And never more.
const MATCH: u64 = 200;

/// So many tables are opened at once before the evening begins.
const AT_ONCE: usize = 8;

fn main() {
    // `cargo test --bench`: only that it still runs.
    let at_length = std::env::args().any(|argument| argument == "--bench");
    let (tables, seconds) = if at_length { (20, 10) } else { (5, 2) };
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build();
    runtime.unwrap().block_on(async {
        println!("{}", load());
        crowd(
            set("TABLES", tables),
            set("ACTS", 10),
            set("SECONDS", seconds),
        )
        .await;
        println!("{}", load());
    });
}

fn set(name: &str, usual: u64) -> u64 {
    let said = std::env::var(format!("HOUSTON_CROWD_{name}"));
    said.map_or(usual, |said| said.parse().unwrap())
}

/// A table: its channel, its two people, its game.
struct Table {
    channel: String,
    people: [String; 2],
    game: String,
    /// What chooses among what is offered.
    chance: u64,
}

/// What was measured.
#[derive(Default)]
struct Seen {
    help: Vec<Duration>,
    consoles: Vec<Duration>,
    moves: Vec<Duration>,
    moves_of: BTreeMap<String, u64>,
    matches_of: BTreeMap<String, u64>,
    requests_of: BTreeMap<String, u64>,
    failed: u64,
}

impl Seen {
    fn moved(&mut self, game: &str, took: Option<Duration>) {
        *self.moves_of.entry(game.to_owned()).or_default() += 1;
        self.failed += u64::from(took.is_none());
        self.moves.extend(took);
    }

    fn ended(&mut self, game: &str, was_played: bool) {
        *self.matches_of.entry(game.to_owned()).or_default() += u64::from(was_played);
    }
}

async fn crowd(tables: u64, acts: u64, seconds: u64) {
    let dir = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let world = Arc::new(World::begin(dir.path(), "sled").await);
    world
        .post("/people", json!({"name": "ada", "locale": "en-US"}))
        .await;
    let (mut tables, whose) = furnished(&world, usize::try_from(tables).unwrap()).await;
    let journal = dir.path().join("data/journal.log");
    let first = tables[0].game.clone();
    let others = tables
        .iter()
        .skip(1)
        .take_while(|table| table.game != first);
    let games = 1 + others.count();
    for table in &mut tables[..games] {
        alone(&world, table, &journal, (seconds * ALONE).min(MATCH)).await;
    }

    let tables = opened(&world, tables).await;
    let seen = Arc::new(Mutex::new(Seen::default()));
    let many = tables.len();
    let pause = Duration::from_secs_f64(many as f64 / acts as f64);
    println!("{many} tables, {acts} moves a second, {seconds} s");
    let (began, before) = (Instant::now(), length(&journal));
    let end = began + Duration::from_secs(seconds);
    let mut running = JoinSet::new();
    for (number, table) in tables.into_iter().enumerate() {
        let (world, seen) = (Arc::clone(&world), Arc::clone(&seen));
        let first = began + pause.mul_f64(number as f64 / many as f64);
        running.spawn(async move { evening(&world, table, &seen, first, pause, end).await });
    }
    running.spawn(counted(Arc::clone(&world), whose, Arc::clone(&seen), end));
    running.spawn(helped(Arc::clone(&world), Arc::clone(&seen), end));
    let step = Duration::from_secs(60).min(Duration::from_secs(seconds) / 5);
    let watching = Arc::clone(&world);
    running.spawn(async move {
        while Instant::now() < end {
            println!(
                "{:>6.0} s: {:.1} MiB",
                began.elapsed().as_secs_f64(),
                watching.resident()
            );
            tokio::time::sleep(step).await;
        }
    });
    while let Some(ended) = running.join_next().await {
        ended.unwrap();
    }
    println!(
        "{:>6.0} s: {:.1} MiB",
        began.elapsed().as_secs_f64(),
        world.resident()
    );
    let seen = std::mem::take(&mut *seen.lock().unwrap());
    tell(seen, length(&journal) - before);
}

fn tell(mut seen: Seen, grown: u64) {
    let help = seen.help.clone();
    for (what, times) in [
        ("/help", &mut seen.help),
        ("/console", &mut seen.consoles),
        ("a move", &mut seen.moves),
    ] {
        if times.is_empty() {
            continue;
        }
        let ratio = |part| world::at(times, part) / world::at(&help, part);
        let (p50, p99) = (ratio(50), ratio(99));
        println!(
            "{what}: {}; as /help: p50 ×{p50:.2}, p99 ×{p99:.2}",
            spread(times)
        );
    }
    let moves: u64 = seen.moves_of.values().sum();
    println!(
        "{moves} moves, {} not answered, {} bytes of journal each",
        seen.failed,
        grown / moves.max(1)
    );
    for (game, moves) in &seen.moves_of {
        let of = |counts: &BTreeMap<String, u64>| counts.get(game).copied().unwrap_or_default();
        let each = of(&seen.requests_of) as f64 / *moves as f64;
        let matches = of(&seen.matches_of);
        println!("{game}: {moves} moves, {matches} matches ended, {each:.2} requests a move");
    }
}

/// So many channels with two people each, a game for each in turn; and whose each channel is.
async fn furnished(world: &World, many: usize) -> (Vec<Table>, BTreeMap<String, String>) {
    let server = json!({"name": "Lobby", "members": ["ada"], "channels": ["general"], "bot": true});
    world.post("/people/servers", server).await;
    let games = games(world, "ada", "general").await;
    let (mut tables, mut whose) = (Vec::new(), BTreeMap::new());
    for first in (0..many.max(games.len())).step_by(HALLS) {
        let numbers = first..(first + HALLS).min(many.max(games.len()));
        let mut members = Vec::new();
        for number in numbers.clone() {
            for hand in ["a", "b"] {
                let person = format!("p{number}{hand}");
                let made = world
                    .post("/people", json!({"name": person, "locale": "en-US"}))
                    .await;
                let dm = made["dm"].as_str().unwrap().to_owned();
                whose.insert(dm, games[number % games.len()].clone());
                members.push(person);
            }
        }
        let channels: Vec<String> = numbers.clone().map(|number| format!("c{number}")).collect();
        let name = format!("Hall {first}");
        let server = json!({"name": name, "locale": "en-US", "members": members,
            "channels": channels, "bot": true});
        let made = world.post("/people/servers", server).await;
        for number in numbers {
            let game = games[number % games.len()].clone();
            let name = format!("c{number}");
            let mut channels = made["channels"].as_array().unwrap().iter();
            let channel = channels
                .find(|channel| channel["name"] == name.as_str())
                .unwrap();
            let channel = channel["id"].as_str().unwrap().to_owned();
            whose.insert(channel.clone(), game.clone());
            tables.push(Table {
                channel,
                people: [format!("p{number}a"), format!("p{number}b")],
                game,
                chance: number as u64 * 7_919 + 1,
            });
        }
    }
    (tables, whose)
}

/// All of them have begun, a few at a time: what it takes is no part of an evening.
async fn opened(world: &Arc<World>, tables: Vec<Table>) -> Vec<Table> {
    let (mut open, mut opening) = (Vec::new(), JoinSet::new());
    let began = Instant::now();
    for table in tables {
        if opening.len() >= AT_ONCE {
            open.extend(opening.join_next().await.map(Result::unwrap));
        }
        let world = Arc::clone(world);
        opening.spawn(async move {
            table.begins(&world).await;
            table
        });
    }
    while let Some(table) = opening.join_next().await {
        open.push(table.unwrap());
    }
    println!("{} tables open after {:.0?}", open.len(), began.elapsed());
    open
}

impl Table {
    async fn plays(&self, world: &World, who: usize, command: &str) -> Value {
        let body = json!({"channel": self.channel, "command": command, "timeout_ms": 20_000});
        world
            .tries(&format!("/people/{}/command", self.people[who]), body)
            .await
    }

    /// A new match, if none is played.
    async fn begins(&self, world: &World) {
        self.plays(world, 0, &format!("{} open", self.game)).await;
        if let Some(press) = join(world, &self.people[1], &self.channel).await {
            world
                .tries(&format!("/people/{}/press", self.people[1]), press)
                .await;
        }
        self.plays(world, 0, "table start").await;
    }

    /// One move by a player who has one, from what they are offered; `None` if neither has any.
    async fn moves(&mut self, world: &World, seen: &Mutex<Seen>) -> Option<()> {
        let first = self.chance();
        for who in [first % 2, (first + 1) % 2] {
            let began = Instant::now();
            let console = self.plays(world, who, "console").await;
            seen.lock().unwrap().consoles.push(began.elapsed());
            let offered = offered(&console["message"], "ack");
            if offered.is_empty() {
                continue;
            }
            let (door, act) = &offered[self.chance() % offered.len()];
            let path = format!("/people/{}/{door}", self.people[who]);
            let began = Instant::now();
            let outcome = world.tries(&path, act.clone()).await;
            let took = began.elapsed();
            let answered = !outcome["outcome"].is_null() && outcome["outcome"] != "failed";
            seen.lock()
                .unwrap()
                .moved(&self.game, answered.then_some(took));
            if outcome["outcome"] == "modal" {
                world
                    .delete(&format!("/people/{}/modal", self.people[who]))
                    .await;
            }
            return Some(());
        }
        None
    }

    /// A number that looks like chance.
    fn chance(&mut self) -> usize {
        self.chance = self
            .chance
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        usize::try_from(self.chance >> 33).unwrap()
    }
}

/// One match of a game, or so many moves of it: what the journal grows by.
async fn alone(world: &World, table: &mut Table, journal: &Path, most: u64) {
    let seen = Mutex::new(Seen::default());
    let before = length(journal);
    table.begins(world).await;
    let mut moves = 0;
    while moves < most && table.moves(world, &seen).await.is_some() {
        moves += 1;
    }
    let grown = length(journal) - before;
    let what = if moves < most { "a match" } else { "so far" };
    let each = grown / moves.max(1);
    println!(
        "{}: {grown} bytes of journal {what}, {moves} moves, {each} each",
        table.game
    );
}

/// Plays at one table, a move in each pause, one match after the other.
async fn evening(
    world: &World,
    mut table: Table,
    seen: &Mutex<Seen>,
    first: Instant,
    pause: Duration,
    end: Instant,
) {
    let (mut next, mut plays) = (first, false);
    while next < end {
        tokio::time::sleep_until(next.into()).await;
        if table.moves(world, seen).await.is_some() {
            plays = true;
        } else {
            seen.lock().unwrap().ended(&table.game, plays);
            table.begins(world).await;
        }
        next += pause;
        next = next.max(Instant::now());
    }
}

/// A person asks for help all the while.
async fn helped(world: Arc<World>, seen: Arc<Mutex<Seen>>, end: Instant) {
    while Instant::now() < end {
        let took = world.times("general", "help", json!({}), HELP).await;
        seen.lock().unwrap().help.push(took);
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
}

/// Counts the requests that Discord counts, by game.
async fn counted(
    world: Arc<World>,
    whose: BTreeMap<String, String>,
    seen: Arc<Mutex<Seen>>,
    end: Instant,
) {
    let mut after = world.get("/people/inspect/rest?limit=1").await["cursor"]
        .as_u64()
        .unwrap();
    while Instant::now() < end {
        tokio::time::sleep(Duration::from_secs(1)).await;
        let path = format!("/people/inspect/rest?limit=5000&after={after}&path=/channels/");
        let answer = world.get(&path).await;
        after = answer["cursor"].as_u64().unwrap().max(after);
        for call in answer["calls"].as_array().unwrap() {
            let mut parts = call["path"].as_str().unwrap_or_default().split('/');
            let channel = parts.by_ref().skip_while(|part| *part != "channels").nth(1);
            if let Some(game) = channel.and_then(|channel| whose.get(channel)) {
                let mut seen = seen.lock().unwrap();
                *seen.requests_of.entry(game.clone()).or_default() += 1;
            }
        }
    }
}

fn length(journal: &Path) -> u64 {
    std::fs::metadata(journal).map_or(0, |journal| journal.len())
}
