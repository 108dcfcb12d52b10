//! Sessions: who hears what, numbered, kept for replay. Must never touch a socket: a connection
//! takes what it should send from a channel.

use super::faults::GatewayFaults;
use super::intents;
use super::terms::Terms;
use crate::clock::Clock;
use crate::snowflake::Snowflake;
use serde_json::{Value, json};
use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::mpsc::UnboundedSender;

/// Events kept per session for replay, and how many bytes of them.
const KEPT: usize = 10_000;
const KEPT_BYTES: usize = 4 * 1024 * 1024;
/// Sessions kept at all.
const SESSIONS: usize = 64;
const NOTES: usize = 5_000;
/// Dispatches kept for a workbench; fewer, so that they crowd out nothing.
const DISPATCHES: usize = 400;

/// How a script may end a connection.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Drop {
    Rst,
    Eof,
    Close(u16),
    CloseWithoutCode,
    Reconnect,
    InvalidSession { resumable: bool },
}

/// What a connection is told.
pub(crate) enum Out {
    Text {
        text: Arc<str>,
        due: Option<Instant>,
    },
    Drop(Drop),
    /// Another connection has taken the session over.
    Superseded,
}

pub(crate) struct Session {
    pub shard: (u32, u32),
    pub intents: u64,
    seq: u64,
    log: VecDeque<(u64, Arc<str>)>,
    log_bytes: usize,
    /// Servers that it has not been told of yet.
    waiting: VecDeque<Snowflake>,
    out: Option<(u64, UnboundedSender<Out>)>,
}

/// Something worth telling an inspector.
#[derive(Clone)]
pub(crate) struct Note {
    pub number: u64,
    pub at_ms: u64,
    pub kind: &'static str,
    pub data: Value,
}

#[derive(Default)]
pub(crate) struct Gateway {
    sessions: BTreeMap<String, Session>,
    order: VecDeque<String>,
    next: u64,
    notes: VecDeque<Note>,
    next_note: u64,
    dispatched: VecDeque<Note>,
    /// Set by the world that this belongs to.
    pub clock: Option<Arc<Clock>>,
    pub faults: GatewayFaults,
    pub terms: Terms,
}

impl Gateway {
    pub(crate) fn note(&mut self, at_ms: u64, kind: &'static str, data: Value) {
        self.next_note += 1;
        self.notes.push_back(Note {
            number: self.next_note,
            at_ms,
            kind,
            data,
        });
        if self.notes.len() > NOTES {
            self.notes.pop_front();
        }
    }

    pub(crate) fn notes_after(&self, cursor: u64, limit: usize) -> Vec<Note> {
        let all = self.notes.iter().chain(&self.dispatched);
        let mut later: Vec<Note> = all.filter(|n| n.number > cursor).cloned().collect();
        later.sort_by_key(|n| n.number);
        later.truncate(limit);
        later
    }

    /// Remembers an event that bots are told of.
    fn dispatch(&mut self, event: &str, data: Value) {
        self.next_note += 1;
        self.dispatched.push_back(Note {
            number: self.next_note,
            at_ms: self.clock.as_ref().map_or(0, |c| c.now_ms()),
            kind: "dispatch",
            data: json!({"t": event, "d": data}),
        });
        if self.dispatched.len() > DISPATCHES {
            self.dispatched.pop_front();
        }
    }

    pub(crate) fn last_note(&self) -> u64 {
        self.next_note
    }

    /// A number that tells connections apart.
    pub(crate) fn connection(&mut self) -> u64 {
        self.next += 1;
        self.next
    }

    pub(crate) fn open(
        &mut self,
        id: String,
        shard: (u32, u32),
        intents: u64,
        connection: u64,
        out: UnboundedSender<Out>,
    ) {
        let session = Session {
            shard,
            intents,
            seq: 0,
            log: VecDeque::new(),
            log_bytes: 0,
            waiting: VecDeque::new(),
            out: Some((connection, out)),
        };
        self.sessions.insert(id.clone(), session);
        self.order.push_back(id);
        if self.order.len() > SESSIONS {
            self.order
                .pop_front()
                .and_then(|oldest| self.sessions.remove(&oldest));
        }
    }

    /// This session shall be told of these servers, a few at a time.
    pub(crate) fn await_guilds(&mut self, id: &str, guilds: Vec<Snowflake>) {
        if let Some(session) = self.sessions.get_mut(id) {
            session.waiting = guilds.into();
        }
    }

    /// The next servers that this session shall be told of; none when it knows all.
    pub(crate) fn next_guilds(&mut self, id: &str, most: usize) -> Vec<Snowflake> {
        let session = self.sessions.get_mut(id);
        session.map_or_else(Vec::new, |s| {
            let some = most.min(s.waiting.len());
            s.waiting.drain(..some).collect()
        })
    }

    /// Takes a session over and returns what it missed after `seq`; nothing when it cannot be resumed.
    pub(crate) fn resume(
        &mut self,
        id: &str,
        seq: u64,
        connection: u64,
        out: UnboundedSender<Out>,
    ) -> Option<Vec<Arc<str>>> {
        let session = self.sessions.get_mut(id)?;
        let oldest = session
            .log
            .front()
            .map_or(session.seq + 1, |(first, _)| *first);
        if seq > session.seq || seq + 1 < oldest {
            return None;
        }
        if let Some((_, before)) = session.out.replace((connection, out)) {
            let _ = before.send(Out::Superseded);
        }
        Some(
            session
                .log
                .iter()
                .filter(|(number, _)| *number > seq)
                .map(|(_, text)| text.clone())
                .collect(),
        )
    }

    /// The connection is gone; its session waits for a resume.
    pub(crate) fn detach(&mut self, connection: u64) {
        for session in self.sessions.values_mut() {
            if session
                .out
                .as_ref()
                .is_some_and(|(number, _)| *number == connection)
            {
                session.out = None;
            }
        }
    }

    /// The session can no longer be resumed.
    pub(crate) fn forget(&mut self, id: &str) {
        self.sessions.remove(id);
        self.order.retain(|known| known != id);
    }

    /// The same because this connection ended; a session that was resumed on another one lives on.
    pub(crate) fn forget_with(&mut self, id: &str, connection: u64) {
        let elsewhere = |session: &Session| {
            let out = session.out.as_ref();
            out.is_some_and(|(number, _)| *number != connection)
        };
        if !self.sessions.get(id).is_some_and(elsewhere) {
            self.forget(id);
        }
    }

    pub(crate) fn forget_all(&mut self) {
        self.sessions.clear();
        self.order.clear();
    }

    /// Sessions without a connection can no longer be resumed; the others go on.
    pub(crate) fn forget_resumable(&mut self) {
        self.sessions.retain(|_, s| s.out.is_some());
        let sessions = &self.sessions;
        self.order.retain(|id| sessions.contains_key(id));
    }

    /// Whether there is any session, connected or waiting for a resume.
    pub(crate) fn is_known(&self) -> bool {
        !self.sessions.is_empty()
    }

    pub(crate) fn is_connected(&self) -> bool {
        self.sessions.values().any(|s| s.out.is_some())
    }

    pub(crate) fn drop_all(&mut self, how: Drop) -> usize {
        let mut told = 0;
        for session in self.sessions.values() {
            if let Some((_, out)) = &session.out {
                told += usize::from(out.send(Out::Drop(how)).is_ok());
            }
        }
        if how == (Drop::InvalidSession { resumable: false }) {
            self.forget_all();
        }
        told
    }

    /// Sends an event to one session, whatever its intents.
    pub(crate) fn emit_to(&mut self, id: &str, event: &str, data: &Value) {
        let (delay, twice) = (self.faults.delay, self.faults.twice);
        if let Some(session) = self.sessions.get_mut(id) {
            session.push(
                event,
                &data.to_string(),
                delay,
                twice && event != "READY" && event != "RESUMED",
            );
        }
    }

    pub(crate) fn emit(&mut self, event: &str, guild: Option<Snowflake>, intent: u64, data: Value) {
        let text = data.to_string();
        let (delay, twice) = (self.faults.delay, self.faults.twice);
        for session in self
            .sessions
            .values_mut()
            .filter(|s| s.hears(guild, intent))
        {
            session.push(event, &text, delay, twice);
        }
        self.dispatch(event, data);
    }

    /// A message event: its words are withheld from sessions that may not read them.
    pub(crate) fn emit_message(
        &mut self,
        event: &str,
        guild: Option<Snowflake>,
        data: Value,
        readable: bool,
    ) {
        let intent = if guild.is_some() {
            intents::GUILD_MESSAGES
        } else {
            intents::DIRECT_MESSAGES
        };
        self.dispatch(event, data.clone());
        let whole = data.to_string();
        let stripped = if readable {
            whole.clone()
        } else {
            strip(data).to_string()
        };
        let (delay, twice) = (self.faults.delay, self.faults.twice);
        for session in self
            .sessions
            .values_mut()
            .filter(|s| s.hears(guild, intent))
        {
            let text = if session.intents & intents::MESSAGE_CONTENT == 0 {
                &stripped
            } else {
                &whole
            };
            session.push(event, text, delay, twice);
        }
    }

    pub(crate) fn status(&self) -> Value {
        let list = self.sessions.iter().map(|(id, s)| {
            let twin = |(other, o): (&String, &Session)| {
                other != id && o.out.is_some() && s.out.is_some() && s.overlaps(o)
            };
            json!({
                "session_id": id, "shard": [s.shard.0, s.shard.1], "intents": s.intents, "seq": s.seq,
                "connected": s.out.is_some(), "doubled": self.sessions.iter().any(twin),
            })
        });
        json!({"connected": self.is_connected(), "sessions": list.collect::<Vec<_>>()})
    }
}

fn strip(mut data: Value) -> Value {
    data["content"] = json!("");
    for list in ["embeds", "attachments", "components"] {
        data[list] = json!([]);
    }
    data
}

impl Session {
    /// Whether some server would be told to both: two processes with one token, most likely.
    fn overlaps(&self, other: &Self) -> bool {
        let (mut a, mut b) = (self.shard.1.max(1), other.shard.1.max(1));
        while b != 0 {
            (a, b) = (b, a % b);
        }
        self.shard.0 % a == other.shard.0 % a
    }

    /// Shard arithmetic and intents: DMs go to shard 0.
    fn hears(&self, guild: Option<Snowflake>, intent: u64) -> bool {
        let count = u64::from(self.shard.1.max(1));
        let shard = guild.map_or(0, |g| (g.get() >> 22) % count);
        shard == u64::from(self.shard.0)
            && (intent == intents::ALWAYS || self.intents & intent != 0)
    }

    fn push(&mut self, event: &str, data: &str, delay: Option<Duration>, twice: bool) {
        self.seq += 1;
        let text: Arc<str> =
            format!(r#"{{"t":"{event}","s":{},"op":0,"d":{data}}}"#, self.seq).into();
        self.log_bytes += text.len();
        self.log.push_back((self.seq, text.clone()));
        while self.log.len() > KEPT || self.log_bytes > KEPT_BYTES {
            let Some((_, oldest)) = self.log.pop_front() else {
                break;
            };
            self.log_bytes -= oldest.len();
        }
        if let Some((_, out)) = &self.out {
            let due = delay.map(|d| Instant::now() + d);
            for _ in 0..=u8::from(twice) {
                let _ = out.send(Out::Text {
                    text: text.clone(),
                    due,
                });
            }
        }
    }
}
