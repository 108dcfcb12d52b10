//! The product as anyone starts it: the binary without a token, on a free port.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Stdio};

use serde_json::{Value, json};

use crate::support::program;

/// The running product.
pub(crate) struct House {
    child: Child,
    address: String,
    client: reqwest::Client,
    runtime: tokio::runtime::Runtime,
    data: tempfile::TempDir,
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn spawn(data: &Path, port: &str) -> (Child, String) {
    let mut child = program(data, &[])
        .env("HOUSTON_SANDBOX_PORT", port)
        .env("HOUSTON_DATA", data)
        .env("HOUSTON_LOG", "warn")
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut said = String::new();
    BufReader::new(child.stdout.take().unwrap())
        .read_line(&mut said)
        .unwrap();
    let address = said.split_whitespace().find(|w| w.starts_with("http://"));
    let address = address.unwrap_or_else(|| panic!("no address in {said:?}"));
    (child, address.to_owned())
}

impl House {
    /// Starts it and waits until the bot has registered its commands.
    pub(crate) fn start() -> Self {
        let data = tempfile::tempdir().unwrap();
        let (child, address) = spawn(data.path(), "0");
        let house = Self {
            child,
            address,
            client: reqwest::Client::builder().no_proxy().build().unwrap(),
            runtime: tokio::runtime::Runtime::new().unwrap(),
            data,
        };
        house.is_ready();
        house
    }

    /// Ends it and starts another one at the same place, with a world of its own.
    pub(crate) fn start_anew(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let port = self.address.rsplit(':').next().unwrap().to_owned();
        (self.child, _) = spawn(self.data.path(), &port);
        self.is_ready();
    }

    /// Waits until the bot is there.
    pub(crate) fn is_ready(&self) {
        let ready = self.get("/people/wait?connected=true&commands=3&timeout_ms=30000");
        assert_eq!(ready["connected"], true, "{ready}");
    }

    /// `http://127.0.0.1:port`.
    pub(crate) fn address(&self) -> &str {
        &self.address
    }

    /// Asks the people's side.
    pub(crate) fn get(&self, path: &str) -> Value {
        let asked = self.client.get(format!("{}{path}", self.address)).send();
        self.runtime
            .block_on(async { asked.await?.json().await })
            .unwrap()
    }

    /// Tells the people's side.
    pub(crate) fn post(&self, path: &str, body: &Value) -> Value {
        let asked = self.client.post(format!("{}{path}", self.address));
        let asked = asked.json(body).send();
        self.runtime
            .block_on(async { asked.await?.json().await })
            .unwrap()
    }

    /// Takes something away on the people's side.
    pub(crate) fn delete(&self, path: &str) -> Value {
        let asked = self.client.delete(format!("{}{path}", self.address)).send();
        self.runtime
            .block_on(async { asked.await?.json().await })
            .unwrap()
    }

    /// Ada starts a game for one.
    pub(crate) fn starts_alone(&self, game: &str) {
        let options = json!({"players": 1});
        let open = json!({
            "channel": "launch-pad", "command": format!("{game} open"), "options": options,
        });
        self.post("/people/ada/command", &open);
    }

    /// Switches a fault on.
    pub(crate) fn fault(&self, fault: &str, with: Value) {
        let mut body = json!({"fault": fault});
        for (key, value) in with.as_object().unwrap() {
            body[key] = value.clone();
        }
        let done = self.post("/people/faults", &body);
        assert!(done.get("error").is_none(), "{done}");
    }

    /// Everything that this person sees anywhere, as one text.
    pub(crate) fn everything(&self, person: &str) -> String {
        let places = self.get(&format!("/people/{person}/places"));
        let mut all = String::new();
        let servers = places["servers"].as_array().unwrap();
        let channels = servers
            .iter()
            .flat_map(|s| s["channels"].as_array().unwrap());
        for channel in channels.chain([&places["dm"]]) {
            let id = channel["id"].as_str().unwrap();
            let path = format!("/people/{person}/messages?channel={id}&limit=200");
            all.push_str(&self.get(&path).to_string());
        }
        all
    }
}
