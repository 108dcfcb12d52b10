//! What the computers at the tables are about, by the bot's own log; and the bot's process stopped in
//! the middle of one's move.

use std::io::{Read, Seek, SeekFrom};
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};

use super::club::{AtTable, Club};
use super::{Evening, PATIENCE};

/// What the computers at a table are about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Computers {
    /// None of them owes anything.
    Rest,
    /// One of them acts at this hour, on this version of the table.
    Wait { version: u64, hour: u64 },
    /// One of them is at it, or what happened last was not looked at yet.
    Busy,
}

/// What a line of the log says of a table: its words, with the fields behind them.
fn of_table(line: &str, table: u64) -> Option<&str> {
    (field(line, "table") == Some(table)).then_some(line)
}

fn field(line: &str, name: &str) -> Option<u64> {
    let (_, rest) = line.split_once(&format!(" {name}="))?;
    rest.split_whitespace().next()?.parse().ok()
}

impl Evening {
    /// What the computers at this table are about.
    pub(crate) fn computers_at(&self, table: u64) -> Computers {
        let log = self.log();
        let life = log.rfind(" tables opened ").map_or("", |at| &log[at..]);
        let (mut now, mut looked, mut changed) = (Computers::Busy, 0, 0);
        for line in life.lines().filter_map(|line| of_table(line, table)) {
            let version = field(line, "version").unwrap_or_default();
            if line.contains(" changed ") {
                changed = version;
            } else if line.contains(" no computer is waited for ") {
                (now, looked) = (Computers::Rest, version);
            } else if line.contains(" a computer waits ") {
                let hour = field(line, "hour").unwrap_or_default();
                (now, looked) = (Computers::Wait { version, hour }, version);
            } else if line.contains(" a computer ") {
                now = Computers::Busy;
            }
        }
        match now {
            Computers::Rest | Computers::Wait { .. } if looked < changed => Computers::Busy,
            now => now,
        }
    }

    /// The clock moves on to this hour, if it has not come.
    #[track_caller]
    pub(crate) fn the_hour_comes(&self, hour: u64) {
        let now = self.get("/people/clock")["now_ms"].as_u64().unwrap();
        match hour.saturating_sub(now) {
            0 => std::thread::sleep(Duration::from_millis(1)),
            wait => self.discord_ages(Duration::from_millis(wait + 1)),
        }
    }

    /// How long the bot's log is.
    pub(crate) fn log_length(&self) -> u64 {
        std::fs::metadata(self.log_path()).map_or(0, |it| it.len())
    }

    /// Waits until the log, from there on, says these words of this table one after the other. Tells
    /// what it says of that table by then.
    #[track_caller]
    pub(crate) fn bot_says_of(&self, table: u64, from: u64, words: &[&str]) -> Vec<String> {
        let mut file = std::fs::File::open(self.log_path()).unwrap();
        file.seek(SeekFrom::Start(from)).unwrap();
        let deadline = Instant::now() + PATIENCE;
        let mut log = String::new();
        while !says(&log, table, words) {
            assert!(Instant::now() < deadline, "never {words:?}\n{}", self.log());
            // Whoever wants to meet a moment has to look all the time.
            std::thread::sleep(Duration::from_micros(50));
            file.read_to_string(&mut log).unwrap();
        }
        let lines = log.lines().filter_map(|line| of_table(line, table));
        lines.map(str::to_owned).collect()
    }

    /// Stops the bot's process where it stands as soon as its log, from there on, says these words of
    /// this table.
    #[track_caller]
    pub(crate) fn bot_freezes_at(&self, table: u64, from: u64, words: &[&str]) {
        let bot = Pid::from_raw(self.bot_id() as i32).expect("a process has one");
        self.bot_says_of(table, from, words);
        kill_process(bot, Signal::STOP).unwrap();
    }
}

impl AtTable<'_> {
    /// Waits until no computer is at it: they rest, or wait for their hour.
    #[track_caller]
    pub(crate) fn computers_settle(&self) -> Computers {
        let (evening, table) = (self.seats[0].evening, self.number());
        let deadline = Instant::now() + PATIENCE;
        loop {
            match evening.computers_at(table) {
                // Nobody looks at a table that was over when the bot came.
                Computers::Busy if self.is_over() => return Computers::Rest,
                Computers::Busy => {
                    let log = evening.log();
                    assert!(Instant::now() < deadline, "table {table} is busy\n{log}");
                    // A file of text tells nobody that it grew.
                    std::thread::sleep(Duration::from_millis(5));
                }
                now => return now,
            }
        }
    }

    /// Lets time pass until they rest and all that they did stands there.
    #[track_caller]
    pub(crate) fn computers_play(&self) {
        let evening = self.seats[0].evening;
        while let Computers::Wait { hour, .. } = self.computers_settle() {
            evening.the_hour_comes(hour);
            evening.everything_stands();
        }
        evening.everything_stands();
    }
}

impl Club<'_> {
    /// All computers play until they rest.
    #[track_caller]
    pub(crate) fn computers_play(&self) {
        self.tables.iter().for_each(AtTable::computers_play);
    }

    /// Lets the time for a decision pass at every table, where the rules play for whoever owes one.
    #[track_caller]
    pub(crate) fn time_runs_out(&self, time: Duration) {
        // Whoever is waited for everywhere then is a person.
        self.computers_play();
        let evening = self.evening();
        let from = evening.log_length();
        let played = self.tables.iter().filter(|table| !table.is_over());
        let played: Vec<u64> = played.map(AtTable::number).collect();
        evening.discord_ages(time);
        for table in played {
            evening.bot_says_of(table, from, &["changed"]);
        }
        self.computers_play();
    }
}

/// Whether a log says these words of a table, in this order.
fn says(log: &str, table: u64, words: &[&str]) -> bool {
    let mut lines = log.lines().filter_map(|line| of_table(line, table));
    words
        .iter()
        .all(|words| lines.any(|line| line.contains(&format!(" {words} "))))
}
