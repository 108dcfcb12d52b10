//! What is done to the processes and to their database, one thing after the other, each until all
//! is well again.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use serde_json::json;
use tokio::time::sleep;

use super::SHARDS;
use super::club::Club;
use super::crew::Crew;
use super::support::chance::Chance;
use super::support::wire::Line;

/// How long a process sleeps: longer than its lease.
const SLEEPS: Duration = Duration::from_secs(7);
/// How long before a player's time runs out the clock is set.
const BEFORE: u64 = 4_000;
/// Within how long each process gives a sign of life.
const BEATS: Duration = Duration::from_millis(1_600);
/// How long a deadline may stay unserved.
const SERVES: Duration = Duration::from_secs(60);

pub(crate) struct Harms<'c> {
    club: &'c Club,
    crew: &'c mut Crew,
    chance: Chance,
    /// How long after the moment a player's time ran out, or after the end of the time they were
    /// given back.
    late: Vec<Duration>,
}

#[derive(Clone, Copy, Debug)]
enum Harm {
    Killed,
    Paused,
    Replaced,
    Cut,
    Silent,
    DatabaseGone,
    Deadline,
}

const ALL: [Harm; 7] = [
    Harm::Killed,
    Harm::Deadline,
    Harm::Paused,
    Harm::Replaced,
    Harm::Cut,
    Harm::DatabaseGone,
    Harm::Silent,
];

impl<'c> Harms<'c> {
    pub(crate) fn new(club: &'c Club, crew: &'c mut Crew, seed: u64) -> Self {
        Self {
            club,
            crew,
            chance: Chance::of(seed),
            late: Vec::new(),
        }
    }

    /// One after the other, until that moment.
    pub(crate) async fn go_on(&mut self, until: Instant) {
        for harm in ALL.into_iter().cycle() {
            if Instant::now() >= until {
                return;
            }
            let began = Instant::now();
            match harm {
                Harm::Killed => self.kills().await,
                Harm::Paused => self.pauses().await,
                Harm::Replaced => self.replaces().await,
                Harm::Cut => self.cuts("cut off from the database", Line::Cut).await,
                Harm::Silent => self.cuts("database out of reach", Line::Silent).await,
                Harm::DatabaseGone => self.takes_the_database().await,
                Harm::Deadline => self.lets_time_run_out().await,
            }
            println!("{harm:?}: all well after {:.1?}", began.elapsed());
            let rest = 1_500 + self.chance.below(3_000);
            sleep(Duration::from_millis(rest)).await;
        }
    }

    /// How late time ran out.
    pub(crate) fn served(self) -> Vec<Duration> {
        self.late
    }

    /// One of those who hear anything, and what.
    async fn somebody(&mut self) -> (String, BTreeSet<u64>) {
        let mut heard = self.crew.heard(None).await;
        heard.retain(|_, shards| !shards.is_empty());
        let nth = self.chance.index(heard.len());
        heard.into_iter().nth(nth).unwrap()
    }

    /// One is killed, and another one begins.
    async fn kills(&mut self) {
        let (name, shards) = self.somebody().await;
        let number = self.club.account.begins("killed", shards);
        drop(self.crew.mates.remove(&name));
        self.crew.comes();
        self.crew.all_are_heard(None).await;
        self.club.account.ends(number);
        self.crew.shares().await;
    }

    /// One is stopped, and wakes when others have its places.
    async fn pauses(&mut self) {
        let (name, shards) = self.somebody().await;
        let (began, number) = (
            Instant::now(),
            self.club.account.begins("paused", shards.clone()),
        );
        self.crew.mates[&name].bot.gets("-STOP");
        self.crew.all_are_heard(Some(&name)).await;
        self.club.account.ends(number);
        sleep(SLEEPS.saturating_sub(began.elapsed())).await;
        // Nothing fails because it is there again.
        let number = self.club.account.begins("woken", BTreeSet::new());
        self.crew.mates[&name].bot.gets("-CONT");
        self.crew.shares().await;
        self.club.account.ends(number);
    }

    /// A new version comes, and an old one goes.
    async fn replaces(&mut self) {
        let number = self.club.account.begins("replaced", BTreeSet::new());
        let (name, _) = self.somebody().await;
        self.crew.comes();
        self.crew.shares().await;
        self.crew.mates.remove(&name).unwrap().goes().await;
        self.crew.shares().await;
        self.club.account.ends(number);
    }

    /// One loses its database, for a moment or for longer than its lease.
    async fn cuts(&mut self, what: &str, line: Line) {
        let (name, _) = self.somebody().await;
        let number = self.club.account.begins(what, BTreeSet::new());
        self.crew.mates[&name].wire.is(line);
        let long = 2_000 + self.chance.below(7_000);
        sleep(Duration::from_millis(long)).await;
        self.crew.mates[&name].wire.is(Line::Whole);
        self.crew.shares().await;
        self.club.account.ends(number);
    }

    /// No process has a database.
    async fn takes_the_database(&mut self) {
        let number = self.club.account.begins("database gone", BTreeSet::new());
        self.crew.cluster.goes();
        let long = 1_000 + self.chance.below(5_000);
        sleep(Duration::from_millis(long)).await;
        self.crew.cluster.comes_back();
        // It answers.
        self.crew.cluster.ask("select 1").await;
        self.crew.shares().await;
        self.club.account.ends(number);
    }

    /// A player's time is nearly over when the process that would say so is killed.
    async fn lets_time_run_out(&mut self) {
        let Some((hall, due)) = self.next_due().await else {
            return;
        };
        let shard = self.club.idle[hall].shard(SHARDS);
        let heard = self.crew.heard(None).await;
        let keeper = heard.into_iter().find(|(_, it)| it.contains(&shard));
        let (name, shards) = keeper.unwrap();
        let silent = self.silences(hall).await;
        let number;
        {
            // Between two acts, or what people did would be old.
            let _nobody_acts = self.club.gate.write().await;
            let by = due.saturating_sub(self.club.world.now().await + BEFORE);
            let act = json!({"advance_ms": by});
            self.club.world.post("/people/clock", act).await;
            // Until they said that they heard everybody meanwhile, or all of it would be given
            // back.
            sleep(BEATS).await;
            number = self.club.account.begins("killed", shards);
            drop(self.crew.mates.remove(&name));
        }
        self.crew.comes();
        self.crew.all_are_heard(None).await;
        self.club.account.ends(number);
        let began = Instant::now();
        // Time that no player could use, because no one was heard, is given back.
        let mut latest = due;
        while self.silences(hall).await == silent {
            assert!(began.elapsed() < SERVES, "a deadline was not served");
            latest = self.due_at(hall).await.unwrap_or(latest).max(latest);
            sleep(Duration::from_millis(50)).await;
        }
        let late = self.club.world.now().await.saturating_sub(latest);
        self.late.push(Duration::from_millis(late));
        self.crew.shares().await;
    }

    /// When time runs out there, if there is a game.
    async fn due_at(&self, hall: usize) -> Option<u64> {
        let channel = &self.club.idle[hall].channel;
        let sql = format!("select next_due from card where channel = {channel} and stage = 0");
        let due = self.crew.asks(&sql).await;
        due.first()?.parse().ok()
    }

    /// How often the rules played for a player at the tables there.
    async fn silences(&self, hall: usize) -> u64 {
        let channel = &self.club.idle[hall].channel;
        let sql = format!(
            "select count(*) from journal where tid in (select tid from card where channel = {channel}) \
             and convert_from(entry, 'UTF8')::json ->> 'once' like '%TimedOut%'"
        );
        let many = self.crew.asks(&sql).await;
        many[0].parse().unwrap()
    }

    /// Where time runs out next among the unattended tables. Those that are over begin again.
    async fn next_due(&self) -> Option<(usize, u64)> {
        let mut next: Option<(usize, u64)> = None;
        for (nth, hall) in self.club.idle.iter().enumerate() {
            if self.due_at(nth).await.is_none() {
                self.club.begins(hall, true).await;
            }
            if let Some(due) = self.due_at(nth).await
                && next.is_none_or(|(_, first)| due < first)
            {
                next = Some((nth, due));
            }
        }
        next
    }
}
