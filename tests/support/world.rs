//! A Discord on this machine and the bot's processes in it. Many people may ask it at once; an
//! evening asks one thing after the other.

use std::path::PathBuf;
use std::process::{Command, Stdio};

use reqwest::{Client, Method, RequestBuilder};
use sandbox::{Sandbox, Setup};
use serde_json::Value;
use tempfile::TempDir;

use super::bot::{Bot, Metrics};
use super::improvise::openable;
use super::program;

/// A sandbox, and a folder for the files of the bot.
pub(crate) struct World {
    pub sandbox: Sandbox,
    pub http: Client,
    pub dir: TempDir,
    /// Where each running process says how it does.
    pub metrics: Metrics,
}

impl World {
    pub(crate) async fn begin(setup: Setup, dir: TempDir) -> Self {
        let sandbox = Sandbox::start(setup).await.unwrap();
        std::fs::write(dir.path().join("ca.pem"), sandbox.ca_pem()).unwrap();
        Self {
            sandbox,
            http: Client::builder().no_proxy().build().unwrap(),
            dir,
            metrics: Metrics::default(),
        }
    }

    /// Where the bot keeps its tables.
    pub(crate) fn data(&self) -> PathBuf {
        self.dir.path().join("data")
    }

    /// The bot's program, with the settings by which it finds this Discord.
    pub(crate) fn program(&self) -> Command {
        let mut program = program(self.dir.path(), &[]);
        let address = self.sandbox.tls_addr().to_string();
        program
            .env("DISCORD_TOKEN", self.sandbox.bot_token())
            .env("HOUSTON_DISCORD_ADDRESS", address)
            .env("HOUSTON_DISCORD_CA", self.dir.path().join("ca.pem"))
            .env("HOUSTON_DATA", self.data())
            .stdout(Stdio::null());
        program
    }

    /// A process of the bot, with other settings; it is not waited for. It is killed when it is
    /// dropped.
    pub(crate) fn bot(&self, other: impl FnOnce(&mut Command)) -> Bot {
        let mut program = self.program();
        let address = self.metrics.add();
        program.env("HOUSTON_METRICS", &address);
        other(&mut program);
        Bot {
            child: program.spawn().unwrap(),
            address,
            metrics: self.metrics.clone(),
            http: self.http.clone(),
        }
    }

    /// A request that is not yet sent.
    pub(crate) fn request(&self, method: Method, path: &str) -> RequestBuilder {
        let address = self.sandbox.http_addr();
        self.http.request(method, format!("http://{address}{path}"))
    }

    /// The status and the answer, which is null where it is no JSON.
    pub(crate) async fn tries(
        &self,
        method: Method,
        path: &str,
        body: Option<Value>,
    ) -> (u16, Value) {
        let request = self.request(method, path);
        answer(match &body {
            Some(body) => request.json(body),
            None => request,
        })
        .await
    }

    /// What `GET` answers.
    pub(crate) async fn get(&self, path: &str) -> Value {
        went_well(path, self.tries(Method::GET, path, None).await)
    }

    /// What `POST` answers.
    pub(crate) async fn post(&self, path: &str, body: Value) -> Value {
        let what = format!("{path} {body}");
        went_well(&what, self.tries(Method::POST, path, Some(body)).await)
    }

    /// What a person sees who does this: as it comes.
    pub(crate) async fn acts(&self, who: &str, act: &str, body: Value) -> Value {
        let path = format!("/people/{who}/{act}");
        self.tries(Method::POST, &path, Some(body)).await.1
    }

    /// A person closes a form that is open.
    pub(crate) async fn puts_the_form_away(&self, who: &str) {
        let path = format!("/people/{who}/modal");
        self.tries(Method::DELETE, &path, None).await;
    }

    /// The bytes of an attachment, or none where it is no more.
    pub(crate) async fn bytes(&self, path: &str) -> Option<Vec<u8>> {
        let response = self.request(Method::GET, path).send().await.unwrap();
        if response.status() == 404 {
            return None;
        }
        assert_eq!(response.status(), 200, "{path}");
        Some(response.bytes().await.unwrap().to_vec())
    }

    /// The bot's REST calls after a cursor that match a query; the cursor moves on.
    pub(crate) async fn rest_after(&self, cursor: &mut u64, query: &str) -> Vec<Value> {
        let path = format!("/people/inspect/rest?limit=5000&after={cursor}&{query}");
        let mut answer = self.get(&path).await;
        *cursor = answer["cursor"].as_u64().unwrap();
        let calls = answer["calls"].as_array_mut();
        std::mem::take(calls.unwrap())
    }

    /// What the clock says, in milliseconds.
    pub(crate) async fn now(&self) -> u64 {
        let clock = self.get("/people/clock").await;
        clock["now_ms"].as_u64().unwrap()
    }

    /// The commands of all games that this person is offered there: those that can be opened.
    pub(crate) async fn games(&self, person: &str, channel: &str) -> Vec<String> {
        let path = format!("/people/{person}/commands?channel={channel}");
        openable(&self.get(&path).await, |_| true)
    }
}

/// The status and the answer, which is null where it is no JSON.
pub(super) async fn answer(request: RequestBuilder) -> (u16, Value) {
    let response = request.send().await.unwrap();
    let status = response.status().as_u16();
    let bytes = response.bytes().await.unwrap();
    (status, serde_json::from_slice(&bytes).unwrap_or_default())
}

/// The answer to what must go well.
#[track_caller]
pub(super) fn went_well(what: &str, (status, answer): (u16, Value)) -> Value {
    assert!(status < 300, "{what} gives {status}: {answer}");
    answer
}
