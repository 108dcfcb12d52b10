//! A session of the gateway: its shard, what it was told, and whether it can be resumed. Must never
//! know another session's connection.

use super::Out;
use super::intents;
use crate::snowflake::Snowflake;
use std::collections::VecDeque;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::mpsc::UnboundedSender;

/// Events kept per session for replay, and how many bytes of them.
const KEPT: usize = 10_000;

const KEPT_BYTES: usize = 4 * 1024 * 1024;

/// Time for which a session waits for its connection to come back. Discord does not say: some
/// minutes.
const KEPT_MS: u64 = 5 * 60_000;

pub(crate) struct Session {
    pub shard: (u32, u32),
    pub intents: u64,
    pub(super) seq: u64,
    log: VecDeque<(u64, Arc<str>)>,
    log_bytes: usize,
    /// Servers that it has not been told of yet.
    pub(super) waiting: VecDeque<Snowflake>,
    pub(super) out: Option<(u64, UnboundedSender<Out>)>,
    /// Since when it has no connection.
    pub(super) alone_ms: Option<u64>,
}

impl Session {
    pub(super) fn new(
        shard: (u32, u32),
        intents: u64,
        connection: u64,
        out: UnboundedSender<Out>,
    ) -> Self {
        Self {
            shard,
            intents,
            seq: 0,
            log: VecDeque::new(),
            log_bytes: 0,
            waiting: VecDeque::new(),
            out: Some((connection, out)),
            alone_ms: None,
        }
    }

    /// True if its connection was away for too long.
    pub(super) fn is_too_late(&self, now_ms: u64) -> bool {
        self.alone_ms.is_some_and(|since| now_ms > since + KEPT_MS)
    }

    /// Events after `seq`; nothing when they are not known any more.
    pub(super) fn since(&self, seq: u64) -> Option<Vec<Arc<str>>> {
        let oldest = self.log.front().map_or(self.seq + 1, |(first, _)| *first);
        if seq > self.seq || seq + 1 < oldest {
            return None;
        }
        let missed = self.log.iter().filter(|(number, _)| *number > seq);
        Some(missed.map(|(_, text)| text.clone()).collect())
    }

    /// True if some server would be told to both: two processes with one token, most likely.
    pub(super) fn overlaps(&self, other: &Self) -> bool {
        let (mut a, mut b) = (self.shard.1.max(1), other.shard.1.max(1));
        while b != 0 {
            (a, b) = (b, a % b);
        }
        self.shard.0 % a == other.shard.0 % a
    }

    /// Shard arithmetic and intents: DMs go to shard 0.
    pub(super) fn hears(&self, guild: Option<Snowflake>, intent: u64) -> bool {
        let count = u64::from(self.shard.1.max(1));
        let shard = guild.map_or(0, |g| (g.get() >> 22) % count);
        shard == u64::from(self.shard.0)
            && (intent == intents::ALWAYS || self.intents & intent != 0)
    }

    pub(super) fn push(&mut self, event: &str, data: &str, delay: Option<Duration>, twice: bool) {
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
