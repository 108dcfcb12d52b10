//! What a test does to Discord, and what Discord noted of the bot.

use std::time::{Duration, Instant};

use reqwest::Method;
use serde_json::{Value, json};

use super::world::{answer, went_well};
use super::{Evening, PATIENCE, Person};

impl Evening {
    /// Switches a fault on.
    #[track_caller]
    pub(crate) fn fault(&self, fault: Value) {
        self.post("/people/faults", fault);
    }

    /// All faults end.
    #[track_caller]
    pub(crate) fn faults_end(&self) {
        self.call(Method::DELETE, "/people/faults", None);
    }

    /// The bot lacks these permissions in the channel general, and has all others.
    #[track_caller]
    pub(crate) fn bot_lacks(&self, permissions: &[&str]) {
        self.fault(json!({
            "fault": "missing_permissions", "channel": "general", "permissions": permissions,
        }));
    }

    /// These people, and no others, have a role of the server, with these permissions; its id.
    #[track_caller]
    pub(crate) fn role(&self, name: &str, permissions: &[&str], people: &[&str]) -> String {
        let body = json!({"name": name, "permissions": permissions, "members": people});
        let made = self.call(Method::PUT, "/people/servers/Club/roles", Some(body));
        made["id"].as_str().unwrap().to_owned()
    }

    /// A person with the permission deletes a channel of the server.
    #[track_caller]
    pub(crate) fn deletes_a_channel(&self, channel: &str) {
        let path = format!("/people/servers/Club/channels/{channel}");
        self.call(Method::DELETE, &path, None);
    }

    /// The sandbox's clock moves on, and the bot's with it: limits, expiries, deadlines, retries.
    #[track_caller]
    pub(crate) fn discord_ages(&self, by: Duration) {
        let ms = u64::try_from(by.as_millis()).unwrap();
        // What is on its way by a token of now must not arrive when that is over.
        let _ = self.bot_is_idle("&job=console");
        self.post("/people/clock", json!({"advance_ms": ms}));
    }

    /// The sandbox's clock and the bot's stand still from here on, but for `discord_ages`: what
    /// people do happens at a moment that the test knows to the millisecond.
    #[track_caller]
    pub(crate) fn discord_holds_its_breath(&self) {
        self.post("/people/clock", json!({"stopped": true}));
    }

    /// What the clock says, in milliseconds.
    pub(crate) fn now(&self) -> u64 {
        self.runtime.block_on(self.world.now())
    }

    /// The id of a channel of the server.
    #[track_caller]
    pub(crate) fn channel_id(&self, name: &str) -> String {
        let servers = self.get("/people/servers");
        let channels = servers["servers"][0]["channels"].as_array().unwrap().iter();
        let mut channels = channels.filter(|channel| channel["name"] == name);
        channels.next().unwrap()["id"].as_str().unwrap().to_owned()
    }

    /// The bot may be answered like this in this evening.
    pub(crate) fn tolerates(&self, status: u16, code: u64) {
        self.tolerated.borrow_mut().insert((status, code));
    }

    /// These words must never be found in the bot's log.
    pub(crate) fn keeps_secret(&self, words: &str) {
        self.secrets.borrow_mut().insert(words.to_owned());
    }

    /// The bot's REST calls that match a query such as `method=POST&path=/messages`.
    #[track_caller]
    pub(crate) fn rest(&self, query: &str) -> Vec<Value> {
        self.runtime.block_on(self.world.rest_after(&mut 0, query))
    }

    /// Every ping since the evening began: whom each message that was posted pinged, as Discord
    /// resolved it.
    #[track_caller]
    pub(crate) fn pings(&self) -> Vec<String> {
        let posts = self.rest("method=POST&path=/messages");
        let users = posts.iter().flat_map(|post| {
            let mentions = post["response"]["mentions"].as_array();
            mentions.into_iter().flatten()
        });
        let id = |user: &Value| user["id"].as_str().expect("a person has one").to_owned();
        users.map(id).collect()
    }

    /// How many messages the bot posted that ping no one.
    #[track_caller]
    pub(crate) fn posts_that_call_nobody(&self) -> usize {
        let posts = self.rest("method=POST&path=/messages");
        let quiet = posts.iter().filter(|post| {
            let users = post["response"]["mentions"].as_array();
            users.is_none_or(Vec::is_empty)
        });
        quiet.count()
    }

    /// Waits until there are that many REST calls that match a query.
    #[track_caller]
    pub(crate) fn waits_for_rest(&self, query: &str, many: usize) -> Vec<Value> {
        let deadline = Instant::now() + PATIENCE;
        let mut after = 0;
        let mut calls = Vec::new();
        while calls.len() < many {
            assert!(
                Instant::now() < deadline,
                "only {} of {many} calls of {query}",
                calls.len()
            );
            let query = format!("wait_ms=2000&{query}");
            let new = self.world.rest_after(&mut after, &query);
            calls.extend(self.runtime.block_on(new));
        }
        calls
    }

    /// What the gateway noted since the beginning, of one type.
    #[track_caller]
    pub(crate) fn gateway(&self, kind: &str) -> Vec<Value> {
        let answer = self.get(&format!("/people/inspect/gateway?limit=5000&type={kind}"));
        answer["notes"].as_array().unwrap().clone()
    }

    /// Waits until the gateway has noted that many of one type.
    #[track_caller]
    pub(crate) fn waits_for_gateway(&self, kind: &str, many: usize) -> Vec<Value> {
        let deadline = Instant::now() + PATIENCE;
        loop {
            let notes = self.gateway(kind);
            if notes.len() >= many {
                return notes;
            }
            assert!(
                Instant::now() < deadline,
                "{kind}: {notes:?}\n{}",
                self.log()
            );
            let after = notes
                .iter()
                .filter_map(|note| note["number"].as_u64())
                .max();
            let after = after.unwrap_or_default();
            self.get(&format!(
                "/people/inspect/gateway?type={kind}&after={after}&wait_ms=2000"
            ));
        }
    }

    /// The bot's token.
    pub(crate) fn token(&self) -> String {
        self.world.sandbox.bot_token()
    }

    /// The application that the token is of.
    pub(crate) fn application(&self) -> String {
        self.world.sandbox.application_id().to_string()
    }

    /// What stands for `discord.com`.
    pub(crate) fn address(&self) -> String {
        self.world.sandbox.tls_addr().to_string()
    }

    /// Where it is in the open, as a proxy would be.
    pub(crate) fn page(&self) -> String {
        self.world.sandbox.http_addr().to_string()
    }

    /// The interaction is delivered again.
    #[track_caller]
    pub(crate) fn redelivers(&self, interaction: &str) {
        self.post(
            "/people/inspect/redeliver",
            json!({"interaction": interaction, "times": 1}),
        );
    }

    /// What another program with the bot's token asks of Discord: an earlier version of the bot, or
    /// a person who may moderate.
    #[track_caller]
    pub(crate) fn as_the_bot(&self, method: &str, path: &str, body: Value) -> Value {
        let within = format!("/api/v10{path}");
        let request = self.world.request(method.parse().unwrap(), &within);
        let mut request = request.header("authorization", format!("Bot {}", self.token()));
        if !body.is_null() {
            request = request.json(&body);
        }
        let answer = self.runtime.block_on(answer(request));
        went_well(&format!("{method} {path}"), answer)
    }

    /// A thread that Ada makes in a channel, with Bob and the bot in it; its id.
    #[track_caller]
    pub(crate) fn thread_in(&self, channel: &str) -> String {
        let made = self.post(
            "/people/ada/threads",
            json!({"channel": channel, "name": "aside", "with": ["bob"], "bot": true}),
        );
        made["id"].as_str().unwrap().to_owned()
    }

    /// The active threads of the server on which a board stands before this person.
    #[track_caller]
    pub(crate) fn threads_beside(&self, person: &Person<'_>) -> Vec<Value> {
        let board = person.board();
        let channel = board.message["channel_id"].as_str().unwrap();
        let channel = self.as_the_bot("GET", &format!("/channels/{channel}"), Value::Null);
        let server = channel["guild_id"].as_str().unwrap();
        let active = format!("/guilds/{server}/threads/active");
        let active = self.as_the_bot("GET", &active, Value::Null);
        active["threads"].as_array().unwrap().clone()
    }

    /// The one active thread beside the board that stands before this person, once it is there.
    #[track_caller]
    pub(crate) fn the_thread_beside(&self, person: &Person<'_>) -> String {
        let [thread] = self.until(&person.name, "one thread", || {
            <[Value; 1]>::try_from(self.threads_beside(person)).ok()
        });
        thread["id"].as_str().unwrap().to_owned()
    }

    /// Ada, who owns the server, locks a thread, or puts it away.
    #[track_caller]
    pub(crate) fn thread_is_changed(&self, thread: &str, changes: Value) {
        let path = format!("/people/ada/threads/{thread}");
        self.call(Method::PATCH, &path, Some(changes));
    }

    /// The bot is expelled from the server, or invited again.
    #[track_caller]
    pub(crate) fn bot_is_member(&self, there: bool) {
        let method = if there { Method::PUT } else { Method::DELETE };
        self.call(method, "/people/servers/Club/bot", None);
    }

    /// A second server, where these people meet the bot when it is expelled from the first:
    /// otherwise Discord lets it write to no one.
    #[track_caller]
    pub(crate) fn meets_elsewhere(&self, people: &[&str]) {
        for (status, code) in [(403, 50_001), (404, 10_004), (404, 10_003), (404, 10_007)] {
            self.tolerates(status, code);
        }
        self.post(
            "/people/servers",
            json!({
                "name": "Lounge", "locale": "en-US", "members": people,
                "channels": ["sofa"], "bot": true,
            }),
        );
    }

    /// They run again.
    #[track_caller]
    pub(crate) fn discord_breathes(&self) {
        self.post("/people/clock", json!({"stopped": false}));
    }
}
