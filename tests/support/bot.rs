//! The bot as a child process: it starts, stops, is killed, and starts again, while Discord goes
//! on. Its log goes to a file, for the epilogue.

use std::collections::BTreeSet;
use std::fs::{File, OpenOptions};
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus, Output, Stdio};
use std::sync::atomic::{AtomicU16, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use super::{Evening, PATIENCE};

/// The most verbose level, so that the epilogue checks everything that could ever be logged.
const LOG: &str = "trace";

/// Where each running process says how it does.
#[derive(Clone, Default)]
pub(crate) struct Metrics(Arc<Mutex<Vec<String>>>);

impl Metrics {
    /// All of them.
    pub(crate) fn all(&self) -> Vec<String> {
        self.0.lock().unwrap().clone()
    }

    /// One more: a loopback address that no other process of any evening has.
    pub(super) fn add(&self) -> String {
        static PROCESSES: AtomicU16 = AtomicU16::new(0);
        let port = 20_000 + PROCESSES.fetch_add(1, Ordering::Relaxed);
        // Linux takes every address of 127/8; the number of this process has at most 22 bits.
        let [_, high, middle, low] = std::process::id().to_be_bytes();
        let address = format!("127.{}.{middle}.{low}:{port}", 64 + high);
        self.0.lock().unwrap().push(address.clone());
        address
    }

    fn remove(&self, address: &str) {
        self.0.lock().unwrap().retain(|it| it != address);
    }
}

/// A running bot.
pub(crate) struct Bot {
    pub(super) child: Child,
    pub(super) address: String,
    pub(super) metrics: Metrics,
    pub(super) http: reqwest::Client,
}

impl Bot {
    /// Its process id.
    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// Where it says how it does.
    pub(crate) fn metrics(&self) -> &str {
        &self.address
    }

    /// It gets this signal.
    #[track_caller]
    pub(crate) fn gets(&self, signal: &str) {
        let id = self.id().to_string();
        let sent = Command::new("kill").args([signal, &id]).status();
        assert!(sent.unwrap().success());
    }

    /// Whether it has ended by itself, and well.
    #[track_caller]
    pub(crate) fn has_ended(&mut self) -> bool {
        let ended = self.child.try_wait().unwrap();
        assert!(ended.is_none_or(|status| status.success()), "{ended:?}");
        ended.is_some()
    }

    /// What it measures; nothing where it does not say so in time.
    pub(crate) async fn measures(&self, within: Duration) -> String {
        let url = format!("http://{}/metrics", self.address);
        let asked = self.http.get(url).timeout(within);
        let page = async { asked.send().await?.text().await };
        page.await.unwrap_or_default()
    }

    /// The shards that it hears, as it says in time.
    pub(crate) async fn hears(&self, within: Duration) -> BTreeSet<u64> {
        let measured = self.measures(within).await;
        let up = measured.lines().filter_map(|line| {
            let rest = line.strip_prefix("houston_shard_up{shard=\"")?;
            rest.strip_suffix("\"} 1")?.parse().ok()
        });
        up.collect()
    }
}

/// A process's resident memory in MiB.
pub(crate) fn resident(process: u32) -> f64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kib = line.and_then(|line| line.split_whitespace().next());
    kib.unwrap().parse::<f64>().unwrap() / 1_024.0
}

impl Drop for Bot {
    fn drop(&mut self) {
        self.metrics.remove(&self.address);
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// How much time passes before a bot that ended is started again: Discord does not allow two
/// identifies in five seconds.
pub(crate) const AWAY: Duration = Duration::from_secs(5);

impl Evening {
    /// The bot starts, connects and registers its commands.
    #[track_caller]
    pub(crate) fn bot_starts(&self) {
        self.bot_is_started();
        self.bot_is_there();
    }

    /// Starts the bot without waiting for it.
    #[track_caller]
    pub(crate) fn bot_is_started(&self) {
        self.bot_is_started_with(|_| {});
    }

    /// The same with other settings.
    #[track_caller]
    pub(crate) fn bot_is_started_with(&self, other: impl FnOnce(&mut Command)) {
        if self.log_path().exists() {
            self.discord_ages(AWAY);
        }
        let bot = self.spare_bot(other);
        let before = self.bot.borrow_mut().replace(bot);
        assert!(before.is_none(), "the bot runs already");
    }

    /// Waits until the bot has ended by itself.
    #[track_caller]
    pub(crate) fn bot_ends(&self) -> ExitStatus {
        let mut bot = self.bot.borrow_mut().take().expect("the bot runs");
        let status = ended(&mut bot.child, Instant::now() + PATIENCE);
        let status = status.unwrap_or_else(|| panic!("the bot does not end\n{}", self.log()));
        self.bot_is_gone();
        status
    }

    /// Waits until the bot has logged this.
    #[track_caller]
    pub(crate) fn bot_says(&self, words: &str) {
        let deadline = Instant::now() + PATIENCE;
        while !self.log().contains(words) {
            assert!(Instant::now() < deadline, "{words}\n{}", self.log());
            // A file does not notify when it grows.
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Another process with the same token, and data of its own. It is killed when it is dropped.
    #[track_caller]
    pub(crate) fn another_bot(&self) -> Bot {
        let sessions = self.gateway("identify").len();
        let data = self.world.dir.path().join("other");
        let bot = self.spare_bot(|program| _ = program.env("HOUSTON_DATA", data));
        self.waits_for_gateway("identify", sessions + 1);
        bot
    }

    /// One more process of the same bot, with other settings; it is not waited for. It is killed
    /// when it is dropped.
    #[track_caller]
    pub(crate) fn spare_bot(&self, other: impl FnOnce(&mut Command)) -> Bot {
        self.world.bot(|program| {
            self.sets(program);
            other(program);
            program.stderr(self.log_file());
        })
    }

    /// Another bot on the same data: whether it ended well, and what it said.
    #[track_caller]
    pub(crate) fn second_bot(&self) -> (bool, String) {
        let ended = self.program().stderr(Stdio::piped()).output().unwrap();
        let said = String::from_utf8_lossy(&ended.stderr).into_owned();
        (ended.status.success(), said)
    }

    /// The program with the settings for this evening.
    fn program(&self) -> Command {
        let mut program = self.world.program();
        self.sets(&mut program);
        program
    }

    /// What every process of this evening is told.
    fn sets(&self, program: &mut Command) {
        program.env("HOUSTON_LOG", LOG);
        if self.fated.get() {
            program.env("HOUSTON_DISCORD_CHANCE", "7");
        }
    }

    /// Where the bot says how it does.
    #[track_caller]
    pub(crate) fn metrics(&self) -> String {
        let bot = self.bot.borrow();
        bot.as_ref().expect("the bot runs").metrics().to_owned()
    }

    /// What the bot measures.
    #[track_caller]
    pub(crate) fn measures(&self) -> String {
        let bot = self.bot.borrow();
        let bot = bot.as_ref().expect("the bot runs");
        self.runtime.block_on(bot.measures(PATIENCE))
    }

    /// Waits until the bot has connected and registered its commands.
    #[track_caller]
    pub(crate) fn bot_is_there(&self) {
        let path = "/people/wait?connected=true&commands=3&timeout_ms=30000";
        let (status, answer) = self.tries(reqwest::Method::GET, path, None);
        assert_eq!(
            status,
            200,
            "the bot does not come: {answer}\n{}",
            self.log()
        );
    }

    /// The bot is asked to stop (SIGTERM), and must within three seconds.
    #[track_caller]
    pub(crate) fn bot_stops(&self) {
        let mut bot = self.bot.borrow_mut().take().expect("the bot runs");
        let asked = Instant::now();
        bot.gets("-TERM");
        let status = ended(&mut bot.child, asked + Duration::from_secs(3));
        let status = status.unwrap_or_else(|| panic!("the bot did not stop\n{}", self.log()));
        assert!(status.success(), "{status}\n{}", self.log());
        self.bot_is_gone();
    }

    /// The bot is killed (SIGKILL), as by a crash.
    #[track_caller]
    pub(crate) fn bot_is_killed(&self) {
        // A process that is killed after it deleted a message, and before it noted that, deletes it
        // once more: no user sees that.
        self.tolerates(404, 10_008);
        let bot = self.bot.borrow_mut().take().expect("the bot runs");
        drop(bot);
        self.bot_is_gone();
    }

    /// The bot's process id.
    #[track_caller]
    pub(crate) fn bot_id(&self) -> u32 {
        self.bot.borrow().as_ref().expect("the bot runs").id()
    }

    /// Whether the bot's process is still there.
    #[track_caller]
    pub(crate) fn bot_runs(&self) -> bool {
        let mut bot = self.bot.borrow_mut();
        let bot = bot.as_mut().expect("the bot was started");
        bot.child.try_wait().unwrap().is_none()
    }

    /// Waits until the sandbox has noticed that the bot is away.
    fn bot_is_gone(&self) {
        let (status, _) = self.tries(
            reqwest::Method::GET,
            "/people/wait?connected=false&timeout_ms=10000",
            None,
        );
        assert_eq!(status, 200, "the gateway is still connected");
    }

    /// Runs one of the operator's commands on these tables; returns its output.
    #[track_caller]
    pub(crate) fn owner_runs(&self, arguments: &[&str]) -> String {
        let done = self.owner_tries(arguments);
        assert!(done.status.success(), "{done:?}");
        String::from_utf8(done.stdout).unwrap()
    }

    /// The same, whether it succeeds or not.
    pub(crate) fn owner_tries(&self, arguments: &[&str]) -> Output {
        let mut program = self.program();
        program.args(arguments).stdout(Stdio::piped());
        program.output().unwrap()
    }

    /// Where the bot keeps its tables.
    pub(crate) fn data(&self) -> PathBuf {
        self.world.data()
    }

    /// What the bot logged so far, in all its lives.
    pub(crate) fn log(&self) -> String {
        std::fs::read_to_string(self.log_path()).unwrap_or_default()
    }

    pub(super) fn log_path(&self) -> PathBuf {
        self.world.dir.path().join("houston.log")
    }

    fn log_file(&self) -> File {
        let mut options = OpenOptions::new();
        options.create(true).append(true);
        options.open(self.log_path()).unwrap()
    }
}

/// The status of a process that ends before the deadline.
fn ended(child: &mut Child, deadline: Instant) -> Option<ExitStatus> {
    loop {
        if let Some(status) = child.try_wait().unwrap() {
            return Some(status);
        }
        if Instant::now() > deadline {
            return None;
        }
        // std cannot wait for a process with a deadline.
        std::thread::sleep(Duration::from_millis(5));
    }
}
