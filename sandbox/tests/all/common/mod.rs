//! A sandbox with a server, two people, and a bot of plain HTTP and WebSocket to try it with.

#![allow(dead_code, reason = "each test file uses its own part")]
use futures_util::{SinkExt, StreamExt};
use reqwest::{Client, Method};
use sandbox::{Sandbox, Setup};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;

pub(crate) struct World {
    pub sandbox: Sandbox,
    pub http: Client,
    pub base: String,
    pub channel: String,
    pub server: String,
    pub ada: String,
}

pub(crate) struct Answer {
    pub status: u16,
    pub body: Value,
    pub headers: reqwest::header::HeaderMap,
}

impl Answer {
    /// The status, and Discord's code, if any.
    pub(crate) fn refusal(&self) -> (u16, u64) {
        (self.status, self.body["code"].as_u64().unwrap_or(0))
    }
}

pub(crate) fn id(of: &Value) -> &str {
    of["id"].as_str().unwrap()
}

impl World {
    pub(crate) async fn new() -> Self {
        let settings = Setup {
            record: std::env::var_os("SANDBOX_RECORD").map(Into::into),
            ..Setup::default()
        };
        let sandbox = Sandbox::start(settings).await.unwrap();
        let base = format!("http://{}", sandbox.http_addr());
        let http = Client::builder().no_proxy().build().unwrap();
        let mut world = Self {
            sandbox,
            http,
            base,
            channel: String::new(),
            server: String::new(),
            ada: String::new(),
        };
        let ada = world
            .post("/people", json!({"name": "ada", "locale": "fr"}))
            .await
            .body;
        world.ada = id(&ada).to_owned();
        world.post("/people", json!({"name": "bob"})).await;
        let server = json!({"name": "Club", "locale": "fr", "members": ["ada", "bob"], "channels": ["general"]});
        let server = world.post("/people/servers", server).await.body;
        world.server = id(&server).to_owned();
        world.channel = id(&server["channels"][0]).to_owned();
        world
    }

    pub(crate) async fn send(
        &self,
        method: Method,
        path: &str,
        body: Option<Value>,
        token: Option<&str>,
    ) -> Answer {
        let mut request = self.http.request(method, format!("{}{path}", self.base));
        if let Some(token) = token {
            request = request.header("authorization", format!("Bot {token}"));
        }
        if let Some(body) = body {
            request = request.json(&body);
        }
        let response = request.send().await.unwrap();
        let (status, headers) = (response.status().as_u16(), response.headers().clone());
        let body = response.bytes().await.unwrap();
        Answer {
            status,
            body: serde_json::from_slice(&body).unwrap_or(Value::Null),
            headers,
        }
    }

    /// As a script.
    pub(crate) async fn post(&self, path: &str, body: Value) -> Answer {
        self.send(Method::POST, path, Some(body), None).await
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.send(Method::GET, path, None, None).await
    }

    /// As the bot.
    pub(crate) async fn rest(&self, method: &str, path: &str, body: Value) -> Answer {
        let body = if body.is_null() { None } else { Some(body) };
        let token = self.sandbox.bot_token();
        self.send(
            method.parse().unwrap(),
            &format!("/api/v10{path}"),
            body,
            Some(&token),
        )
        .await
    }

    /// A message of the bot's in the channel; rate limits are off, so that tables run through.
    pub(crate) async fn say(&self, body: Value) -> Answer {
        self.rest(
            "POST",
            &format!("/channels/{}/messages", self.channel),
            body,
        )
        .await
    }

    /// Where a message of that channel is found.
    pub(crate) fn message(&self, message: &Value) -> String {
        format!("/channels/{}/messages/{}", self.channel, id(message))
    }

    /// A person says something.
    pub(crate) async fn says(&self, who: &str, channel: &str, words: &str) -> Answer {
        let said = json!({"channel": channel, "content": words});
        self.post(&format!("/people/{who}/message"), said).await
    }

    /// The error that a script is answered.
    pub(crate) async fn error(&self, path: &str, body: Value) -> Value {
        self.post(path, body).await.body["error"].clone()
    }

    /// The code that an answer to an interaction is refused with.
    pub(crate) async fn code(&self, path: &str, body: Value) -> Value {
        self.post(path, body).await.body["code"].clone()
    }

    pub(crate) async fn fault(&self, body: Value) {
        let answer = self.post("/people/faults", body.clone()).await;
        assert_eq!(answer.status, 200, "{body}: {}", answer.body);
    }

    /// The sandbox's clock moves on.
    pub(crate) async fn ages(&self, ms: u64) {
        self.post("/people/clock", json!({"advance_ms": ms})).await;
    }

    pub(crate) async fn without_limits(&self) {
        self.fault(json!({"fault": "rate_limits", "on": false}))
            .await;
    }

    pub(crate) async fn register(&self, commands: Value) -> Answer {
        self.rest(
            "PUT",
            &format!("/applications/{}/commands", self.sandbox.application_id()),
            commands,
        )
        .await
    }

    pub(crate) async fn gateway(&self) -> Gateway {
        Gateway::open(self, "").await
    }

    /// An identified gateway, past READY and GUILD_CREATE.
    pub(crate) async fn connected(&self, intents: u64) -> Gateway {
        let mut gateway = self.gateway().await;
        gateway.identify(self, intents).await;
        gateway.until("GUILD_CREATE").await;
        gateway
    }

    /// Answers the next interaction on the gateway.
    pub(crate) async fn answer(&self, gateway: &mut Gateway, body: Value) -> Value {
        let interaction = gateway.until("INTERACTION_CREATE").await["d"].clone();
        let answer = self.post(&callback(&interaction), body).await;
        assert_eq!(answer.status, 204, "{}", answer.body);
        interaction
    }
}

/// Where an interaction is answered.
pub(crate) fn callback(interaction: &Value) -> String {
    let (id, token) = (id(interaction), interaction["token"].as_str().unwrap());
    format!("/api/v10/interactions/{id}/{token}/callback")
}

#[derive(Debug)]
pub(crate) struct Gateway {
    pub socket: WebSocketStream<TcpStream>,
    pub session: String,
    pub seq: u64,
}

impl Gateway {
    pub(crate) async fn open(world: &World, query: &str) -> Self {
        let address = world.sandbox.gateway_addr();
        let stream = TcpStream::connect(address).await.unwrap();
        let url = format!("ws://{address}/?v=10&encoding=json{query}");
        let (socket, _) = tokio_tungstenite::client_async(url, stream).await.unwrap();
        let mut gateway = Self {
            socket,
            session: String::new(),
            seq: 0,
        };
        let hello = gateway.next().await.unwrap();
        assert_eq!(hello["op"], 10);
        gateway
    }

    pub(crate) async fn send(&mut self, payload: Value) {
        self.socket
            .send(Message::text(payload.to_string()))
            .await
            .unwrap();
    }

    /// Identifies; Discord's five seconds since the last time have passed.
    pub(crate) async fn identify(&mut self, world: &World, intents: u64) {
        let token = world.sandbox.bot_token();
        world.ages(5_000).await;
        self.send(json!({"op": 2, "d": {"token": token, "intents": intents, "properties": {}}}))
            .await;
        let ready = self.until("READY").await;
        self.session = ready["d"]["session_id"].as_str().unwrap().to_owned();
    }

    /// The next payload, or the close code.
    pub(crate) async fn next(&mut self) -> Result<Value, Option<u16>> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => {
                    let payload: Value = serde_json::from_str(&text).unwrap();
                    self.seq = payload["s"].as_u64().unwrap_or(self.seq);
                    return Ok(payload);
                }
                Some(Ok(Message::Close(frame))) => return Err(frame.map(|f| u16::from(f.code))),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Err(None),
            }
        }
    }

    pub(crate) async fn until(&mut self, event: &str) -> Value {
        loop {
            let payload = self.next().await.unwrap();
            if payload["t"] == event {
                return payload;
            }
        }
    }
}
