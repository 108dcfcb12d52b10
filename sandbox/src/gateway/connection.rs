//! A WebSocket, from hello to its end. Must never hold the world across an await.

use super::codec::Codec;
use super::identify::{self, Closing};
use crate::core::Core;
use crate::sessions::{Drop, Out};
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::net::Shutdown;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::net::TcpStream;
use tokio::sync::mpsc::{self, UnboundedReceiver, UnboundedSender};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::server::{Request, Response};
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::{Error as WsError, Message};

/// The largest payload a client may send.
const MAX_PAYLOAD: usize = 4_096;
/// Client events per minute, heartbeats included.
const EVENTS_PER_MINUTE: usize = 120;

pub(super) struct Connection {
    pub(super) core: Arc<Core>,
    pub(super) number: u64,
    pub(super) out: UnboundedSender<Out>,
    pub(super) codec: Codec,
    sink: SplitSink<WebSocketStream<TcpStream>, Message>,
    socket: Option<socket2::Socket>,
    pub(super) session: Option<String>,
    /// True if there may be servers that the session has not been told of.
    pub(super) greets: bool,
    recent: Vec<Instant>,
}

/// End of a connection.
pub(super) enum End {
    Close(Closing),
    Gone,
}

impl From<Closing> for End {
    fn from(closing: Closing) -> Self {
        Self::Close(closing)
    }
}

impl From<WsError> for End {
    fn from(_: WsError) -> Self {
        Self::Gone
    }
}

pub(crate) async fn run(core: Arc<Core>, stream: TcpStream) {
    let socket = socket2::SockRef::from(&stream).try_clone().ok();
    let mut address = String::new();
    #[expect(clippy::result_large_err, reason = "the signature is tungstenite's")]
    let look = |request: &Request, response: Response| {
        address = request.uri().to_string();
        Ok(response)
    };
    let Ok(socket_stream) = tokio_tungstenite::accept_hdr_async(stream, look).await else {
        return;
    };
    let (sink, source) = socket_stream.split();
    let (out, orders) = mpsc::unbounded_channel();
    let number = {
        let mut world = core.world();
        let gateway = &mut world.gateway;
        gateway.note("connected", json!({"address": address}));
        gateway.connection()
    };
    let codec = Codec::for_address(&address);
    let mut connection = Connection {
        core,
        number,
        out,
        codec,
        sink,
        socket,
        session: None,
        greets: false,
        recent: Vec::new(),
    };
    let end = connection.talk(&address, source, orders).await.err();
    connection.end(end).await;
}

impl Connection {
    async fn talk(
        &mut self,
        address: &str,
        mut source: SplitStream<WebSocketStream<TcpStream>>,
        mut orders: UnboundedReceiver<Out>,
    ) -> Result<(), End> {
        if let Some(version) = address.split(['?', '&']).find_map(|p| p.strip_prefix("v="))
            && !matches!(version, "9" | "10")
        {
            return Err(identify::INVALID_VERSION.into());
        }
        let interval = self.core.settings.heartbeat_ms;
        self.op(10, json!({"heartbeat_interval": interval, "_trace": []}))
            .await?;
        // Discord drops a client that stays silent for clearly more than one interval.
        let patience = Duration::from_millis(interval.saturating_mul(2).saturating_add(1_000));
        let mut last_heard = Instant::now();
        let core = self.core.clone();
        loop {
            tokio::select! {
                message = source.next() => {
                    let message = message.ok_or(End::Gone)??;
                    last_heard = Instant::now();
                    match message {
                        Message::Text(text) => self.hear(text.as_str()).await?,
                        Message::Binary(_) => return Err(identify::DECODE_ERROR.into()),
                        Message::Close(frame) => {
                            self.closed_by_client(frame.as_ref());
                            return Err(End::Gone);
                        }
                        _ => {}
                    }
                }
                order = orders.recv() => match order {
                    Some(order) => self.obey(order).await?,
                    None => return Err(End::Gone),
                },
                () = std::future::ready(()), if self.greets && orders.is_empty() => {
                    self.greets = self.tell_guilds();
                }
                () = tokio::time::sleep_until((last_heard + patience).into()) => {
                    return Err(identify::SESSION_TIMED_OUT.into());
                }
                () = core.ended() => return Err(End::Close((1001, "Going away."))),
            }
        }
    }

    async fn hear(&mut self, text: &str) -> Result<(), End> {
        let now = Instant::now();
        self.recent
            .retain(|at| now.duration_since(*at) < Duration::from_secs(60));
        self.recent.push(now);
        if self.recent.len() > EVENTS_PER_MINUTE {
            return Err(End::Close((4008, "Rate limited.")));
        }
        if text.len() > MAX_PAYLOAD {
            return Err(identify::DECODE_ERROR.into());
        }
        let payload: Value =
            serde_json::from_str(text).map_err(|_| End::Close(identify::DECODE_ERROR))?;
        let op = payload["op"]
            .as_u64()
            .ok_or(End::Close(identify::DECODE_ERROR))?;
        let data = &payload["d"];
        match op {
            1 => self.heartbeat(data).await,
            2 if self.session.is_some() => Err(identify::ALREADY_AUTHENTICATED.into()),
            6 if self.session.is_some() => Err(identify::ALREADY_AUTHENTICATED.into()),
            2 => self.identify(data).await,
            6 => self.resume(data).await,
            3 | 4 | 8 | 31 if self.session.is_none() => Err(identify::NOT_AUTHENTICATED.into()),
            // Presence, voice and member requests change nothing that people here could notice.
            3 | 4 | 8 | 31 => Ok(()),
            _ => Err(identify::UNKNOWN_OPCODE.into()),
        }
    }

    async fn heartbeat(&mut self, data: &Value) -> Result<(), End> {
        let silent = {
            let mut world = self.core.world();
            world.gateway.note("heartbeat", data.clone());
            world.gateway.faults.no_acks
        };
        if !silent {
            self.op(11, Value::Null).await?;
        }
        Ok(())
    }

    async fn obey(&mut self, order: Out) -> Result<(), End> {
        match order {
            Out::Text { text, due } => {
                if let Some(due) = due {
                    tokio::time::sleep_until(due.into()).await;
                }
                self.write(&text).await
            }
            Out::Superseded => Err(identify::SESSION_TIMED_OUT.into()),
            Out::Drop(how) => self.drop(how).await,
        }
    }

    async fn drop(&mut self, how: Drop) -> Result<(), End> {
        let fault = json!(format!("{how:?}"));
        self.core.world().gateway.note("fault", fault);
        match how {
            Drop::Rst => {
                if let Some(socket) = &self.socket {
                    let _ = socket.set_linger(Some(Duration::ZERO));
                }
                Err(End::Gone)
            }
            Drop::Eof => {
                if let Some(socket) = &self.socket {
                    let _ = socket.shutdown(Shutdown::Both);
                }
                Err(End::Gone)
            }
            Drop::Close(code) => Err(End::Close((code, "Closed by a script."))),
            Drop::CloseWithoutCode => {
                let _ = self.sink.send(Message::Close(None)).await;
                tokio::time::sleep(Duration::from_millis(50)).await;
                Err(End::Gone)
            }
            Drop::Reconnect => self.op(7, Value::Null).await,
            Drop::InvalidSession { resumable } => {
                if !resumable {
                    self.session = None;
                }
                self.op(9, json!(resumable)).await
            }
        }
    }

    /// Sends what is no event.
    pub(super) async fn op(&mut self, op: u8, data: Value) -> Result<(), End> {
        let payload = json!({"t": null, "s": null, "op": op, "d": data});
        self.write(&payload.to_string()).await
    }

    pub(super) async fn write(&mut self, text: &str) -> Result<(), End> {
        let frame = self.codec.frame(text);
        Ok(self.sink.send(frame).await?)
    }

    /// A client that closes with 1000 or 1001 gives its session up.
    fn closed_by_client(&mut self, frame: Option<&CloseFrame>) {
        let code = frame.map(|f| u16::from(f.code));
        let mut world = self.core.world();
        let closed = json!({"code": code});
        world.gateway.note("closed_by_client", closed);
        if matches!(code, Some(1000 | 1001))
            && let Some(id) = &self.session
        {
            world.gateway.forget_with(id, self.number);
        }
    }

    async fn end(&mut self, end: Option<End>) {
        {
            let mut world = self.core.world();
            world.gateway.detach(self.number);
            let connected = world.gateway.is_connected();
            let left = json!({"session_id": self.session});
            world.gateway.note("disconnected", left);
            world.feed_all("bot_update", json!({"connected": connected}));
            if let Some(End::Close((4004 | 4007 | 4009 | 4013 | 4014, _))) = &end
                && let Some(id) = &self.session
            {
                world.gateway.forget_with(id, self.number);
            }
        }
        if let Some(End::Close((code, reason))) = end {
            let closed = json!({"code": code});
            self.core.world().gateway.note("closed", closed);
            let frame = CloseFrame {
                code: code.into(),
                reason: reason.into(),
            };
            let _ = self.sink.send(Message::Close(Some(frame))).await;
            // Long enough for the frame to leave before the socket closes.
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
}
