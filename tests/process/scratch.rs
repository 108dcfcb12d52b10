//! The sandbox's own tables: nothing that is not a sandbox's is taken away, two sandboxes never
//! share a folder, and its page listens where it is told to.

use std::io::{BufRead, BufReader};
use std::net::IpAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use crate::support::program;

/// A sandbox with the bot in it, and the address that it says.
struct SandboxProcess {
    child: Child,
    page: String,
}

impl Drop for SandboxProcess {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn houston(data: &Path, arguments: &[&str]) -> Command {
    let mut program = program(data, arguments);
    program
        .env("HOUSTON_DATA", data)
        .env("HOUSTON_SANDBOX_PORT", "0")
        .env("HOUSTON_LOG", "warn");
    program
}

/// Starts it with these settings besides, and waits until its bot is there.
#[track_caller]
fn opened(data: &Path, settings: &[(&str, &str)]) -> SandboxProcess {
    let mut program = houston(data, &["sandbox"]);
    let mut child = program
        .envs(settings.iter().copied())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut said = String::new();
    let out = child.stdout.take().unwrap();
    BufReader::new(out).read_line(&mut said).unwrap();
    let page = said.split_whitespace().find(|it| it.starts_with("http://"));
    let page = page.unwrap_or_else(|| panic!("no address in {said:?}"));
    let page = page.to_owned();
    let opened = SandboxProcess { child, page };
    assert!(opened.has_its_bot());
    opened
}

impl SandboxProcess {
    fn has_its_bot(&self) -> bool {
        self.get(
            &self.page,
            "/people/wait?connected=true&commands=3&timeout_ms=30000",
        )
        .contains("\"connected\":true")
    }

    fn get(&self, place: &str, path: &str) -> String {
        let runtime = tokio::runtime::Runtime::new().unwrap();
        let client = reqwest::Client::builder().no_proxy().build().unwrap();
        let asked = client.get(format!("{place}{path}")).send();
        runtime
            .block_on(async { asked.await?.text().await })
            .unwrap()
    }
}

#[track_caller]
fn refused(data: &Path, arguments: &[&str], code: i32) -> String {
    let ended = houston(data, arguments).output().unwrap();
    let said = String::from_utf8(ended.stderr).unwrap();
    assert_eq!(ended.status.code(), Some(code), "{said}");
    assert_eq!(said.lines().count(), 1, "{said}");
    assert_eq!(ended.stdout, b"", "nothing is open");
    said
}

#[test]
fn foreign_folder_is_left_untouched() {
    let data = tempfile::tempdir().unwrap();
    let foreign = data.path().join("sandbox/tables");
    std::fs::create_dir_all(&foreign).unwrap();
    std::fs::write(foreign.join("thesis.txt"), "years of work").unwrap();
    let said = refused(data.path(), &["sandbox"], 78);
    assert!(
        said.contains("not a sandbox's") && said.contains("HOUSTON_DATA"),
        "{said}"
    );
    let kept = std::fs::read_to_string(foreign.join("thesis.txt"));
    assert_eq!(kept.unwrap(), "years of work");
    let names = std::fs::read_dir(data.path().join("sandbox")).unwrap();
    assert_eq!(names.count(), 1, "nothing was put there either");
}

#[test]
fn sandbox_clears_only_its_own_tables() {
    let data = tempfile::tempdir().unwrap();
    drop(opened(data.path(), &[]));
    let folder = data.path().join("sandbox");
    let old = folder.join("tables/old");
    std::fs::write(&old, "of an earlier one").unwrap();
    std::fs::write(folder.join("note.txt"), "mine").unwrap();
    drop(opened(data.path(), &[]));
    assert!(!old.exists());
    assert_eq!(
        std::fs::read_to_string(folder.join("note.txt")).unwrap(),
        "mine"
    );
}

#[test]
fn second_sandbox_on_the_same_data_is_refused() {
    let data = tempfile::tempdir().unwrap();
    let first = opened(data.path(), &[]);
    let journal = data.path().join("sandbox/tables/journal.log");
    assert!(journal.exists());
    let said = refused(data.path(), &["sandbox"], 1);
    assert!(
        said.contains("another sandbox") && said.contains("HOUSTON_DATA"),
        "{said}"
    );
    assert!(journal.exists() && first.has_its_bot());
    // Without a command and without a token it is the sandbox as well.
    refused(data.path(), &[], 1);
    assert!(journal.exists());
    drop(first);
    opened(data.path(), &[]);
}

#[test]
fn sandbox_open_to_the_network_has_its_bot() {
    let data = tempfile::tempdir().unwrap();
    let everywhere = opened(data.path(), &[("HOUSTON_SANDBOX_BIND", "0.0.0.0")]);
    // It says an address at which it is reached from here, and is reached at this machine's others.
    assert!(
        everywhere.page.starts_with("http://127.0.0.1:"),
        "{}",
        everywhere.page
    );
    let port = everywhere.page.rsplit(':').next().unwrap();
    let Some(own) = own_address() else {
        println!("skipped: this machine has no address but loopback");
        return;
    };
    let page = everywhere.get(&format!("http://{own}:{port}"), "/");
    assert!(page.contains("<html"), "{page}");
    drop(everywhere);
    let named = [("HOUSTON_SANDBOX_BIND", own.to_string())];
    let named = named.each_ref().map(|(name, at)| (*name, at.as_str()));
    let there = opened(data.path(), &named);
    assert!(
        there.page.starts_with(&format!("http://{own}:")),
        "{}",
        there.page
    );
}

/// An address of this machine that others reach, if it has one.
fn own_address() -> Option<IpAddr> {
    let socket = std::net::UdpSocket::bind("0.0.0.0:0").ok()?;
    // Nothing is sent: this only looks up the way there.
    socket.connect("192.0.2.1:9").ok()?;
    let own = socket.local_addr().ok()?.ip();
    (!own.is_loopback() && !own.is_unspecified()).then_some(own)
}
