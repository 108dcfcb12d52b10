//! The sandbox alone: a file says how to reach it, a bot lives and dies beside it, and it ends
//! when it is told to.

use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::runtime::Runtime;

use crate::support::program;

/// A process that does not outlive its test.
struct Process(Child);

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn houston(dir: &Path) -> Command {
    let mut program = program(dir, &[]);
    program
        .env("HOUSTON_SANDBOX_PORT", "0")
        .env("HOUSTON_DATA", dir.join("tables"))
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    program
}

/// Waits for a file to be there, whole.
fn appears(file: &Path) -> Value {
    let deadline = Instant::now() + Duration::from_secs(20);
    loop {
        if let Ok(text) = std::fs::read_to_string(file) {
            return serde_json::from_str(&text).expect("it is there whole or not at all");
        }
        assert!(Instant::now() < deadline, "no file");
        // std cannot wait for a file.
        std::thread::sleep(Duration::from_millis(5));
    }
}

#[test]
fn standalone_sandbox_exports_settings_for_a_bot() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("sandbox.json");
    let alone = houston(dir.path())
        .args(["sandbox", "--export"])
        .arg(&file)
        .env("DISCORD_TOKEN", "a-live-token-is-not-used")
        .spawn();
    let mut alone = Process(alone.unwrap());
    let said = appears(&file);
    for name in ["sandbox.json", "sandbox.json.pem", "sandbox.json.env"] {
        let mode = std::fs::metadata(dir.path().join(name)).unwrap();
        assert_eq!(mode.permissions().mode() & 0o777, 0o600, "{name}");
    }
    assert_ne!(said["token"], "a-live-token-is-not-used");
    let authority = std::fs::read_to_string(said["ca_file"].as_str().unwrap()).unwrap();
    assert_eq!(said["ca_pem"], authority.as_str());

    let runtime = Runtime::new().unwrap();
    let http = reqwest::Client::builder().no_proxy().build().unwrap();
    let ask = |method: &str, url: String, body: Value| -> Value {
        let request = http.request(method.parse().unwrap(), url).json(&body);
        let answer = async { request.send().await.unwrap().json().await.unwrap() };
        runtime.block_on(answer)
    };
    let people = said["people"].as_str().unwrap().to_owned();
    let asked = ask("POST", format!("{people}/restart-bot"), json!({}));
    assert_eq!(asked["asked"], false, "{asked}");
    assert!(
        asked["message"]
            .as_str()
            .unwrap()
            .contains("did not start the bot")
    );

    let beside = || {
        let mut bot = houston(dir.path());
        for (name, value) in said["environment"].as_object().unwrap() {
            bot.env(name, value.as_str().unwrap());
        }
        Process(bot.spawn().unwrap())
    };
    let wait = |query: &str| {
        ask(
            "GET",
            format!("{people}/wait?timeout_ms=30000&{query}"),
            json!({}),
        )
    };
    for _ in 0..2 {
        let bot = beside();
        assert_eq!(wait("connected=true&commands=3")["connected"], true);
        // It is killed, and another one comes.
        drop(bot);
        assert_eq!(wait("connected=false")["connected"], false);
        ask(
            "POST",
            format!("{people}/clock"),
            json!({"advance_ms": 5_000}),
        );
    }

    let since = Instant::now();
    let term = Command::new("kill")
        .args(["-TERM", &alone.0.id().to_string()])
        .status();
    assert!(term.unwrap().success());
    let ended = alone.0.wait().unwrap();
    assert!(ended.success(), "{ended}");
    assert!(
        since.elapsed() < Duration::from_secs(3),
        "{:?}",
        since.elapsed()
    );
    assert!(!file.exists(), "what leads nowhere is not left behind");
}
