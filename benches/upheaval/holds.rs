//! What must hold when all is over, as people see it; and what it came to.

use std::collections::BTreeSet;
use std::process::Stdio;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use tokio::time::sleep;

use super::club::Club;
use super::common::halls::Hall;
use super::common::{at, spread};
use super::crew::{Crew, LOOKS};
use super::record::Record;
use super::support::bot::resident;
use super::support::club::untimed;
use super::verdict::{self, must};

/// How long it takes to look at everything at most.
const LOOKS_AROUND: Duration = Duration::from_secs(45);
/// How long a board may take.
const PATIENCE: Duration = Duration::from_secs(60);

/// Everything that is looked at.
pub(crate) struct Holds<'h> {
    pub club: &'h Club,
    pub crew: &'h mut Crew,
    pub record: &'h mut Record,
}

impl Holds<'_> {
    pub(crate) async fn all(&mut self, served: &[Duration]) {
        self.crew.shares().await;
        self.crew.owe_nothing().await;
        self.record.falls_silent(&self.club.world).await;
        for (name, mate) in &self.crew.mates {
            println!("{name}: {:.0} MiB", resident(mate.bot.id()));
        }
        self.everybody_was_answered();
        println!(
            "time ran out {} times, told {} after it",
            served.len(),
            spread(served)
        );
        let most = self.record.most_in_a_second();
        println!("at most {most} requests in a second that count");
        must(most <= 50, "more than Discord allows");
        self.record.is_in_order();
        self.the_journal_is_whole().await;
        self.nothing_is_pending().await;
        self.boards_are_true().await;
        self.a_copy_is_sound();
        verdict::passes();
    }

    fn everybody_was_answered(&self) {
        let account = &self.club.account;
        let deeds = account.deeds();
        let took: Vec<Duration> = deeds.iter().map(|deed| deed.seen - deed.at).collect();
        println!("{} interactions: {}", deeds.len(), spread(&took));
        for what in ["killed", "paused"] {
            let took = account.took_over(what);
            println!(
                "{what}: a shard answers again after {}",
                spread_to_max(&took)
            );
        }
        let (excused, others) = account.judges();
        println!("unanswered: {excused:?}");
        for deed in &others {
            println!("NOT ANSWERED {deed}: {:?}", account.around(deed));
        }
        must(others.is_empty(), "somebody was not answered");
    }

    async fn counts(&self, what: &str, sql: &str) -> usize {
        let rows = self.crew.asks(sql).await;
        for row in rows.iter().take(20) {
            println!("{what}: {row}");
        }
        rows.len()
    }

    /// Nothing was done twice, and no deadline came twice; nothing is missing in between.
    async fn the_journal_is_whole(&self) {
        let once = "convert_from(entry, 'UTF8')::json ->> 'once'";
        let twice = format!(
            "select {once} from journal group by 1 having count(*) > 1 and {once} like '%Key%'"
        );
        must(self.counts("done twice", &twice).await == 0, "done twice");
        let twice =
            format!("select tid || ' ' || ({once}) from journal group by 1 having count(*) > 1");
        must(
            self.counts("twice at one table", &twice).await == 0,
            "twice at one table",
        );
        let gaps = "select tid || ' ' || version from card c where version <> \
            (select count(*) from journal j where j.tid = c.tid) \
            or version <> (select max(version) from journal j where j.tid = c.tid)";
        must(self.counts("a gap", gaps).await == 0, "a gap");
        let now = self.club.world.now().await;
        let late =
            format!("select tid || ' ' || next_due from card where stage = 0 and next_due < {now}");
        must(self.counts("overdue", &late).await == 0, "overdue");
        let steps =
            "select count(*) || ' steps at ' || count(distinct tid) || ' tables' from journal";
        self.counts("journal", steps).await;
        let silences = format!("select count(*) from journal where {once} like '%TimedOut%'");
        self.counts("time ran out", &silences).await;
    }

    fn all_halls(&self) -> impl Iterator<Item = &Hall> {
        self.club.halls.iter().chain(&self.club.idle)
    }

    /// What stands for everyone there, of ours.
    async fn standing(&self, who: &str, channel: &str) -> Vec<Value> {
        let (mut messages, mut before) = (Vec::new(), String::new());
        // What only this person sees stands between, page after page of it.
        loop {
            let path = format!("/people/{who}/messages?limit=100&channel={channel}{before}");
            let seen = self.club.world.get(&path).await;
            let page = seen["messages"].as_array().cloned().unwrap_or_default();
            let Some(first) = page.first().and_then(|it| it["id"].as_str()) else {
                break;
            };
            before = format!("&before={first}");
            messages.splice(..0, page);
        }
        messages.retain(|it| it["author"]["bot"] == true && it["ephemeral"] != true);
        for file in messages
            .iter_mut()
            .flat_map(|it| it["attachments"].as_array_mut().unwrap())
        {
            // Signed again each time it is looked at.
            for address in ["url", "proxy_url"] {
                file[address].take();
            }
        }
        messages
    }

    async fn everything_standing(&self) -> Vec<Value> {
        let mut all = Vec::new();
        for hall in self.all_halls() {
            all.extend(self.standing(&hall.people[0], &hall.channel).await);
            for person in &hall.people {
                all.extend(self.standing(person, "dm").await);
            }
        }
        all
    }

    /// Waits until no player's time runs out while the messages are compared.
    async fn nobody_is_due(&self) {
        loop {
            let soon = self.club.world.now().await + LOOKS_AROUND.as_millis() as u64;
            let due = format!("select tid from card where stage = 0 and next_due < {soon}");
            let due = self.crew.asks(&due).await;
            if due.is_empty() {
                return;
            }
            sleep(Duration::from_secs(1)).await;
        }
    }

    /// A process that starts again computes what is still to be delivered: nothing.
    async fn nothing_is_pending(&mut self) {
        self.nobody_is_due().await;
        let before = self.everything_standing().await;
        for mate in std::mem::take(&mut self.crew.mates).into_values() {
            mate.goes().await;
        }
        self.crew.comes();
        self.crew.shares().await;
        let before_it = self.record.written().len();
        self.crew.owe_nothing().await;
        let wrote = self.record.falls_silent(&self.club.world).await;
        // Whom a table calls when its time has come may be called by now.
        let is_call = |call: &&&Value| call["nonce"].as_str().is_some_and(|it| it.starts_with('c'));
        let written = self.record.written();
        let called = written[before_it..].iter().filter(is_call).count();
        for call in &written[before_it..] {
            println!("by a new process: {call}");
        }
        let wrote = wrote - called;
        let known: BTreeSet<String> = before.iter().map(|it| it["id"].to_string()).collect();
        let mut after = self.everything_standing().await;
        after.retain(|it| known.contains(&it["id"].to_string()));
        for (one, other) in before
            .iter()
            .zip(&after)
            .filter(|(one, other)| one != other)
            .take(5)
        {
            println!("CHANGED {one}\n     TO {other}");
        }
        must(wrote == 0, "a new process found something left to deliver");
        must(before == after, "what stood there was changed");
    }

    /// Each table has one board, and a redrawn one looks the same.
    async fn boards_are_true(&self) {
        let (mut many, mut others) = (0, 0);
        for hall in self.all_halls() {
            let Some((before, seen)) = self.board(hall).await else {
                must(false, &format!("no board at {hall:?}"));
                continue;
            };
            let show = json!({"channel": hall.channel, "command": "table show", "options": {}});
            self.club.world.acts(&hall.people[0], "command", show).await;
            let until = Instant::now() + PATIENCE;
            let (id, anew) = loop {
                // While the one is posted and the other goes, a look may meet neither.
                if let Some((id, anew)) = self.board(hall).await {
                    if id != before {
                        break (id, anew);
                    }
                    if Instant::now() > until {
                        println!("not shown anew at {hall:?}");
                        break (id, anew);
                    }
                }
                sleep(LOOKS).await;
            };
            let ((seen, picture), (seen_anew, drawn)) = (seen, anew);
            must(seen == seen_anew, &format!("{hall:?}\n{seen}\n{seen_anew}"));
            many += usize::from(id != before);
            if picture != drawn {
                println!("another picture: {hall:?} {seen}");
                for (nth, bytes) in picture.iter().chain(&drawn).enumerate() {
                    let file = format!("{before}-{nth}.png");
                    std::fs::write(self.club.world.dir.path().join(file), bytes).unwrap();
                }
                others += 1;
            }
        }
        println!("{many} boards drawn anew say the same, {others} have another picture");
        must(others == 0, "a board has another picture");
    }

    /// The newest board there: its id, and what it shows; the only one of its table.
    async fn board(&self, hall: &Hall) -> Option<(String, (String, Vec<Vec<u8>>))> {
        let person = &hall.people[0];
        let until = Instant::now() + PATIENCE;
        loop {
            let mut boards = self.standing(person, &hall.channel).await;
            boards.retain(is_board);
            let board = boards.pop()?;
            if boards.iter().all(|it| heading(it) != heading(&board)) {
                let id = board["id"].as_str().unwrap().to_owned();
                return Some((id, self.timeless(person, &board).await));
            }
            assert!(Instant::now() < until, "two boards: {}", heading(&board));
            sleep(LOOKS).await;
        }
    }

    /// What a board says, and the bytes of its pictures.
    async fn timeless(&self, person: &str, board: &Value) -> (String, Vec<Vec<u8>>) {
        let mut lines = vec![
            untimed(board["content"].as_str().unwrap()),
            board["components"].to_string(),
        ];
        let mut pictures = Vec::new();
        for it in board["attachments"].as_array().unwrap() {
            let id = it["id"].as_str().unwrap();
            let path = format!("/people/{person}/attachments/{id}");
            pictures.push(self.club.world.bytes(&path).await.unwrap_or_default());
            lines.push(format!("{} {}", it["filename"], it["description"]));
        }
        (lines.join("\n"), pictures)
    }

    /// A copy of all of it is in order.
    fn a_copy_is_sound(&self) {
        let (world, cluster) = (&self.club.world, self.crew.cluster);
        let run = |store: &str, arguments: &[&str]| {
            let mut program = world.program();
            let program = program.args(arguments).env("HOUSTON_STORE", store);
            let done = program.stdout(Stdio::piped()).output().unwrap();
            let said = String::from_utf8_lossy(&done.stdout).into_owned();
            let wrong = String::from_utf8_lossy(&done.stderr);
            assert!(done.status.success(), "{arguments:?}: {said}{wrong}");
            said
        };
        let (all, copy) = (cluster.named(&self.crew.database), world.data());
        run(&all, &["export", &copy.display().to_string()]);
        print!("{}", run("sled", &["check"]));
    }
}

/// Whether this message is the board of a table that has begun.
fn is_board(message: &Value) -> bool {
    heading(message).contains("· #")
}

fn heading(message: &Value) -> &str {
    let text = message["content"].as_str().unwrap_or_default();
    text.lines().next().unwrap_or_default()
}

fn spread_to_max(times: &[Duration]) -> String {
    let most = times.iter().max().copied().unwrap_or_default();
    let middle = at(times, 50) / 1_000.0;
    format!(
        "p50 {middle:.1} s, at most {:.1} s, of {}",
        most.as_secs_f64(),
        times.len()
    )
}
