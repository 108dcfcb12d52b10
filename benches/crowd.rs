//! Many live tables of all games at once, played by what their consoles offer: how fast a move is
//! answered next to a `/help` in the same moments, what the bot needs of memory as time goes, and
//! what each game costs in the journal and of Discord's requests. The bot is a process of its own.
//!
//! A few seconds by default. `HOUSTON_CROWD_TABLES=1000 HOUSTON_CROWD_SECONDS=600` is an evening
//! of a large bot; `HOUSTON_CROWD_ACTS` is how many moves are made in a second, by all of them.
#![allow(clippy::print_stdout, reason = "a benchmark says what it measured")]
#![allow(clippy::unwrap_used, reason = "a benchmark that fails shall stop")]

mod common;
#[path = "../tests/support/mod.rs"]
mod support;

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use common::halls::{self, Hall, offered};
use common::{ada_comes, all, at, bot, helps, is_at_length, measured, set, spread, world};
use serde_json::{Value, json};
use support::World;
use support::bot::resident;
use support::chance::Chance;
use tokio::task::JoinSet;
use tokio::time::sleep;

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
    let (tables, seconds) = if is_at_length() { (20, 10) } else { (5, 2) };
    let tables = set("CROWD_TABLES", tables);
    let acts = set("CROWD_ACTS", 10);
    measured(crowd(tables, acts, set("CROWD_SECONDS", seconds)));
}

/// A table, and what chooses among what is offered there.
struct Table {
    hall: Hall,
    chance: Chance,
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

async fn crowd(tables: usize, acts: u64, seconds: u64) {
    let world = Arc::new(world().await);
    let bot = bot(&world, "sled").await;
    let (mut tables, games) = furnished(&world, tables).await;
    let whose = tables.iter().flat_map(|Table { hall, .. }| {
        let places = hall.dms.iter().chain([&hall.channel]);
        places.map(|place| (place.clone(), hall.game.clone()))
    });
    let whose: BTreeMap<String, String> = whose.collect();
    let journal = world.data().join("journal.log");
    for table in &mut tables[..games] {
        alone(&world, table, &journal, (seconds * ALONE).min(MATCH)).await;
    }

    // What it takes to begin is no part of an evening.
    let began = Instant::now();
    let opening = tables.into_iter().map(|table| {
        let world = Arc::clone(&world);
        async move {
            table.begins(&world).await;
            table
        }
    });
    let tables = all(opening, AT_ONCE).await;
    let many = tables.len();
    println!("{many} tables open after {:.0?}", began.elapsed());
    let seen = Arc::new(Mutex::new(Seen::default()));
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
    let memory = || {
        let (now, memory) = (began.elapsed().as_secs_f64(), resident(bot.id()));
        println!("{now:>6.0} s: {memory:.1} MiB");
    };
    let watched = async {
        loop {
            memory();
            sleep(step).await;
        }
    };
    tokio::select! {
        _ = running.join_all() => memory(),
        () = watched => (),
    }
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
        let ratio = |part| at(times, part) / at(&help, part);
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

/// So many tables, a game for each in turn; and how many games there are.
async fn furnished(world: &World, many: usize) -> (Vec<Table>, usize) {
    ada_comes(world, &["general"]).await;
    let games = world.games("ada", "general").await;
    let mut all = Vec::new();
    let channels: Vec<String> = (0..many.max(games.len()))
        .map(|it| format!("c{it}"))
        .collect();
    for (number, channels) in channels.chunks(HALLS).enumerate() {
        all.extend(halls::server(world, &format!("Hall {number}"), channels).await);
    }
    halls::play(&mut all, &games);
    let tables = all.into_iter().zip(0..).map(|(hall, number)| Table {
        hall,
        chance: Chance::of(number),
    });
    (tables.collect(), games.len())
}

impl Table {
    async fn plays(&self, world: &World, who: usize, command: &str) -> Value {
        let body = json!({"channel": self.hall.channel, "command": command, "timeout_ms": 20_000});
        world.acts(&self.hall.people[who], "command", body).await
    }

    /// A new match, if none is played.
    async fn begins(&self, world: &World) {
        let open = format!("{} open", self.hall.game);
        self.plays(world, 0, &open).await;
        if let Some(press) = self.hall.join(world).await {
            world.acts(&self.hall.people[1], "press", press).await;
        }
        self.plays(world, 0, "table start").await;
    }

    /// One move by a player who has one, from what they are offered; `None` if neither has any.
    async fn moves(&mut self, world: &World, seen: &Mutex<Seen>) -> Option<()> {
        let first = self.chance.index(2);
        for who in [first, 1 - first] {
            let began = Instant::now();
            let console = self.plays(world, who, "console").await;
            seen.lock().unwrap().consoles.push(began.elapsed());
            let mut offered = offered(&console["message"], "ack");
            if offered.is_empty() {
                continue;
            }
            let (endpoint, mut act) = offered.swap_remove(self.chance.index(offered.len()));
            act["timeout_ms"] = json!(20_000);
            let person = &self.hall.people[who];
            let began = Instant::now();
            let outcome = world.acts(person, endpoint, act).await;
            let took = began.elapsed();
            let answered = !outcome["outcome"].is_null() && outcome["outcome"] != "failed";
            let took = answered.then_some(took);
            seen.lock().unwrap().moved(&self.hall.game, took);
            if outcome["outcome"] == "modal" {
                world.puts_the_form_away(person).await;
            }
            return Some(());
        }
        None
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
        table.hall.game
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
            seen.lock().unwrap().ended(&table.hall.game, plays);
            table.begins(world).await;
        }
        next += pause;
        next = next.max(Instant::now());
    }
}

/// A person asks for help all the while.
async fn helped(world: Arc<World>, seen: Arc<Mutex<Seen>>, end: Instant) {
    while Instant::now() < end {
        let took = helps(&world, "general").await;
        seen.lock().unwrap().help.push(took);
        sleep(Duration::from_millis(200)).await;
    }
}

/// Counts the requests that Discord counts, by game.
async fn counted(
    world: Arc<World>,
    whose: BTreeMap<String, String>,
    seen: Arc<Mutex<Seen>>,
    end: Instant,
) {
    // What it took to begin counts too.
    let mut cursor = 0;
    while Instant::now() < end {
        sleep(Duration::from_secs(1)).await;
        for call in world.rest_after(&mut cursor, "path=/channels/").await {
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
