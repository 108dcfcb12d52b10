//! A PostgreSQL of this process's own, in a directory of its own, which goes when the process does;
//! and a store in it for each test. Nothing where PostgreSQL is not installed.

#![allow(dead_code, reason = "each test binary uses a part of this")]

use std::io::Write;
use std::os::unix::fs::{MetadataExt, PermissionsExt, chown};
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};
use std::time::Duration;

use sessions::store::{DatabaseAddress, Postgres};
use tokio_postgres::NoTls;

/// Restarts the server whenever it dies, until its standard input ends: then its parent process is
/// gone.
const KEEPER: &str = r#"
umask 077
if [ -n "$OF" ]; then
  "$BIN/pg_basebackup" -D "$DIR/data" -U houston -h "$OF" -R -X stream -c fast --no-sync
else
  "$BIN/initdb" -D "$DIR/data" -U houston -A trust --no-sync -E UTF8 --locale=C
fi >"$DIR/log" 2>&1 || exit 1
while [ ! -e "$DIR/stop" ]; do
  while [ -e "$DIR/away" ] && [ ! -e "$DIR/stop" ]; do sleep 0.1; done
  [ ! -e "$DIR/stop" ] || break
  "$BIN/postgres" -D "$DIR/data" -k "$DIR" -c max_connections=200 \
    -c listen_addresses="$(cat "$DIR/listens" 2>/dev/null)" >>"$DIR/log" 2>&1 &
  echo $! >"$DIR/pid"
  wait $!
  sleep 0.2
done &
read -r _
touch "$DIR/stop"
kill -QUIT "$(cat "$DIR/pid")"
wait
rm -rf "$DIR"
"#;

pub(crate) struct Cluster {
    dir: PathBuf,
    /// It lives as long as its standard input is open.
    _keeper: Child,
}

fn programs() -> Option<PathBuf> {
    let mut found: Vec<PathBuf> = std::fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .flatten()
        .map(|version| version.path().join("bin"))
        .filter(|bin| bin.join("initdb").is_file())
        .collect();
    found.sort();
    found.pop()
}

/// Says so on stderr, where it is seen.
fn skipped(why: &str) -> Option<Cluster> {
    let line = format!("SKIPPED on PostgreSQL: {why}\n");
    // Not what the harness keeps to itself when a test passes.
    let _ = std::io::stderr().lock().write_all(line.as_bytes());
    None
}

/// A cluster of its own, or one that follows another one as its standby.
fn started(of: Option<&Cluster>) -> Option<Cluster> {
    let Some(bin) = programs() else {
        return skipped("it is not installed (Debian: apt-get install postgresql)");
    };
    let dir = tempfile::Builder::new().prefix("houston-pg").tempdir();
    let dir = dir.unwrap().keep();
    let mut keeper = if is_root() {
        // PostgreSQL refuses root.
        let id = |what: &str| {
            let said = Command::new("id")
                .args([what, "postgres"])
                .output()
                .unwrap();
            String::from_utf8(said.stdout)
                .unwrap()
                .trim()
                .parse::<u32>()
                .ok()
        };
        let (Some(user), Some(group)) = (id("-u"), id("-g")) else {
            return skipped("there is no user postgres, and it refuses root");
        };
        chown(&dir, Some(user), Some(group)).unwrap();
        let mut command = Command::new("setpriv");
        command.args([
            format!("--reuid={user}"),
            format!("--regid={group}"),
            "--clear-groups".to_owned(),
            "sh".to_owned(),
        ]);
        command
    } else {
        Command::new("sh")
    };
    std::fs::set_permissions(&dir, std::fs::Permissions::from_mode(0o700)).unwrap();
    let keeper = keeper
        .args(["-c", KEEPER])
        .env("BIN", bin)
        .env("DIR", &dir)
        .envs(of.map(|it| ("OF", &it.dir)))
        .current_dir(&dir)
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    Some(Cluster {
        dir,
        _keeper: keeper,
    })
}

fn is_root() -> bool {
    let said = Command::new("id").arg("-u").output().unwrap();
    said.stdout.starts_with(b"0\n")
}

/// The cluster of this process, which is made when the first test asks for it.
pub(crate) fn cluster() -> Option<&'static Cluster> {
    static ONE: OnceLock<Option<Cluster>> = OnceLock::new();
    ONE.get_or_init(|| started(None)).as_ref()
}

/// A cluster for a test that kills what others would be using.
pub(crate) fn own_cluster() -> Option<&'static Cluster> {
    // It lives as long as this process, as the other one does.
    started(None).map(|cluster| &*Box::leak(Box::new(cluster)))
}

impl Cluster {
    /// Where its socket is, as an address wants it.
    fn host(&self) -> String {
        self.dir.display().to_string().replace('/', "%2F")
    }

    /// Asks the server something beside all stores. Waits until it answers.
    pub(crate) async fn ask(&self, sql: &str) -> Vec<String> {
        self.ask_in("postgres", sql).await
    }

    /// The same of one of its databases.
    pub(crate) async fn ask_in(&self, name: &str, sql: &str) -> Vec<String> {
        let url = format!("postgres://houston@{}/{name}", self.host());
        for _ in 0..600 {
            if let Ok((client, wire)) = tokio_postgres::connect(&url, NoTls).await {
                tokio::spawn(wire);
                let said = client.simple_query(sql).await.unwrap();
                let rows = said.iter().filter_map(|message| match message {
                    tokio_postgres::SimpleQueryMessage::Row(row) => row.get(0),
                    _ => None,
                });
                return rows.map(str::to_owned).collect();
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        panic!("{}", std::fs::read_to_string(self.dir.join("log")).unwrap());
    }

    /// An address with a schema of its own.
    pub(crate) async fn address(&self) -> String {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        let schema = format!("t{}", NEXT.fetch_add(1, Ordering::Relaxed));
        self.ask(&format!("create schema {schema}")).await;
        let host = self.host();
        format!("postgres://houston@{host}/postgres?options=-c%20search_path%3D{schema}")
    }

    /// An address with a database of its own, which is empty.
    pub(crate) async fn database(&self, name: &str) -> String {
        self.ask(&format!("create database {name}")).await;
        self.named(name)
    }

    /// An address of a database that is there, or will be.
    pub(crate) fn named(&self, name: &str) -> String {
        format!("postgres://houston@{}/{name}", self.host())
    }

    /// Runs one of PostgreSQL's own tools; what it says.
    #[track_caller]
    pub(crate) fn tool(&self, name: &str, arguments: &[&str]) -> String {
        let bin = programs().unwrap();
        let done = Command::new(bin.join(name)).args(arguments).output();
        let done = done.unwrap();
        let said = String::from_utf8_lossy(&done.stderr);
        assert!(done.status.success(), "{name}: {said}");
        String::from_utf8_lossy(&done.stdout).into_owned()
    }

    /// Runs in a shell what an administrator of the server types: `sudo -u` sets the user that the
    /// server sees.
    #[track_caller]
    pub(crate) fn typed(&self, typed: &str, folder: &Path) {
        let mut tools = programs().unwrap().into_os_string();
        tools.push(":");
        tools.push(std::env::var_os("PATH").unwrap());
        let typed = format!("sudo() {{ user=$2; shift 2; PGUSER=$user \"$@\"; }}\n{typed}");
        let done = Command::new("sh")
            .args(["-ec", &typed])
            .env("PATH", tools)
            .env("PGHOST", &self.dir)
            .current_dir(folder)
            .output()
            .unwrap();
        let said = String::from_utf8_lossy(&done.stderr);
        assert!(done.status.success(), "{typed}: {said}");
    }

    /// A standby that gets all data of this one before a commit is acknowledged, and follows it
    /// until it is promoted.
    pub(crate) async fn standby(&self) -> Self {
        self.ask("select 1").await;
        let standby = started(Some(self)).unwrap();
        standby.ask("select 1").await;
        self.ask("alter system set synchronous_standby_names = '*'")
            .await;
        self.ask("select pg_reload_conf()").await;
        let follows = "select 1 from pg_stat_replication where sync_state = 'sync'";
        while self.ask(follows).await.is_empty() {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        standby
    }

    /// An address of both: of one of this one's databases, and of what another one has of it.
    pub(crate) fn either(&self, other: &Self, name: &str) -> String {
        let [one, other] = [self.host(), other.host()];
        format!("postgres://houston@{one},{other}/{name}")
    }

    /// Kills the server as a power cut would its machine; it restarts by itself.
    pub(crate) fn kill(&self) {
        self.gets("-KILL");
    }

    /// Ends the server at once, as `pg_ctl stop -m immediate` does, until it is to come back.
    pub(crate) fn goes(&self) {
        std::fs::write(self.dir.join("away"), "").unwrap();
        self.gets("-QUIT");
    }

    /// The server may begin again.
    pub(crate) fn comes_back(&self) {
        std::fs::remove_file(self.dir.join("away")).unwrap();
    }

    /// Has it also listen on an address of this machine, which is returned: under TLS, with this
    /// certificate and key, and with a password.
    pub(crate) async fn sealed_by(&self, certificate: &str, key: &str) -> String {
        let owner = std::fs::metadata(&self.dir).unwrap();
        let data = self.dir.join("data");
        for (name, what) in [("server.crt", certificate), ("server.key", key)] {
            let path = data.join(name);
            std::fs::write(&path, what).unwrap();
            std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o600)).unwrap();
            chown(&path, Some(owner.uid()), Some(owner.gid())).unwrap();
        }
        let let_in = "local all all trust\nhostssl all all 127.0.0.0/8 scram-sha-256\n";
        std::fs::write(data.join("pg_hba.conf"), let_in).unwrap();
        self.ask("alter system set ssl = on").await;
        // No other server of this machine listens there, nor another one of this process.
        static NEXT: AtomicU8 = AtomicU8::new(54);
        let own = NEXT.fetch_add(1, Ordering::Relaxed);
        let [.., high, low] = std::process::id().to_be_bytes();
        let address = format!("127.{own}.{high}.{low}");
        std::fs::write(self.dir.join("listens"), &address).unwrap();
        self.goes();
        while UnixStream::connect(self.socket()).is_ok() {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        self.comes_back();
        self.ask("select 1").await;
        address
    }

    /// Where it listens.
    pub(crate) fn socket(&self) -> PathBuf {
        self.dir.join(".s.PGSQL.5432")
    }

    fn gets(&self, signal: &str) {
        let pid = std::fs::read_to_string(self.dir.join("pid")).unwrap();
        let sent = Command::new("kill").args([signal, pid.trim()]).status();
        assert!(sent.unwrap().success());
    }
}

/// A store at this address, as another process would open it.
pub(crate) async fn connect(url: &str) -> Postgres {
    let address = DatabaseAddress::read(url, None).unwrap();
    Postgres::connect(&address).await.unwrap()
}

/// For tests that are not async themselves.
pub(crate) fn run<T>(story: impl Future<Output = T>) -> T {
    let mut builder = tokio::runtime::Builder::new_current_thread();
    builder.enable_all().build().unwrap().block_on(story)
}
