//! Gateway sessions: who hears what, numbered, kept for replay. Must never touch a socket or know
//! the world: a connection takes what it should send from a channel.

pub(crate) mod faults;
pub(crate) mod intents;
mod session;
pub(crate) mod terms;

use crate::clock::Clock;
use crate::snowflake::Snowflake;
use faults::GatewayFaults;
use serde_json::{Value, json};
use session::Session;
use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use std::time::Instant;
use terms::Terms;
use tokio::sync::mpsc::UnboundedSender;

/// Sessions kept at all.
const SESSIONS: usize = 64;
const NOTES: usize = 5_000;
/// Dispatches kept for a workbench; fewer, so that they crowd out nothing.
const DISPATCHES: usize = 400;

/// Ways for a script to end a connection.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Drop {
    Rst,
    Eof,
    Close(u16),
    CloseWithoutCode,
    Reconnect,
    InvalidSession { resumable: bool },
}

/// Message to a connection.
pub(crate) enum Out {
    Text {
        text: Arc<str>,
        due: Option<Instant>,
    },
    Drop(Drop),
    /// Another connection has taken the session over.
    Superseded,
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
    pub(crate) fn note(&mut self, kind: &'static str, data: Value) {
        let at_ms = self.now_ms();
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
            at_ms: self.now_ms(),
            kind: "dispatch",
            data: json!({"t": event, "d": data}),
        });
        if self.dispatched.len() > DISPATCHES {
            self.dispatched.pop_front();
        }
    }

    fn now_ms(&self) -> u64 {
        self.clock.as_ref().map_or(0, |clock| clock.now_ms())
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
        let session = Session::new(shard, intents, connection, out);
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

    /// Takes a session over and returns what it missed after `seq`; nothing when it cannot be
    /// resumed.
    pub(crate) fn resume(
        &mut self,
        id: &str,
        seq: u64,
        connection: u64,
        out: UnboundedSender<Out>,
    ) -> Option<Vec<Arc<str>>> {
        let now = self.now_ms();
        let session = self.sessions.get_mut(id)?;
        if session.is_too_late(now) {
            self.forget(id);
            return None;
        }
        let missed = session.since(seq)?;
        if let Some((_, before)) = session.out.replace((connection, out)) {
            let _ = before.send(Out::Superseded);
        }
        session.alone_ms = None;
        Some(missed)
    }

    /// The connection is gone; its session waits for a resume.
    pub(crate) fn detach(&mut self, connection: u64) {
        let now = self.now_ms();
        for session in self.sessions.values_mut() {
            if session
                .out
                .as_ref()
                .is_some_and(|(number, _)| *number == connection)
            {
                session.out = None;
                session.alone_ms = Some(now);
            }
        }
    }

    /// The session can no longer be resumed.
    pub(crate) fn forget(&mut self, id: &str) {
        self.sessions.remove(id);
        self.order.retain(|known| known != id);
    }

    /// Forgets a session because this connection ended; a session that was resumed on another one
    /// lives on.
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

    /// True if there is any session, connected or waiting for a resume.
    pub(crate) fn is_known(&self) -> bool {
        !self.sessions.is_empty()
    }

    pub(crate) fn is_connected(&self) -> bool {
        self.sessions.values().any(|s| s.out.is_some())
    }

    pub(crate) fn drop_all(&mut self, how: Drop) -> usize {
        let mut reached = 0;
        for session in self.sessions.values() {
            if let Some((_, out)) = &session.out {
                reached += usize::from(out.send(Out::Drop(how)).is_ok());
            }
        }
        if how == (Drop::InvalidSession { resumable: false }) {
            self.forget_all();
        }
        reached
    }

    /// Sends an event to one session, regardless of its intents.
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
