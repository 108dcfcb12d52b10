//! The log of REST calls: kept in memory for inspection and, when asked for, appended to a file as
//! JSON lines. Must never hold the bot's token.

use serde_json::{Value, json};
use std::collections::VecDeque;
use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::Path;

/// Calls kept for inspection; older ones are forgotten.
const KEPT: usize = 20_000;

/// Text in a record in place of a token.
const MASK: &str = "<bot token>";

/// A REST call, request and answer.
#[derive(Clone)]
pub(crate) struct Call {
    pub method: String,
    pub path: String,
    pub route: String,
    pub request: Value,
    pub files: Vec<Value>,
    pub status: u16,
    pub response: Value,
    pub at_ms: u64,
    /// True when the answer was cut off by a fault.
    pub lost: bool,
}

#[derive(Default)]
pub(crate) struct Journal {
    calls: VecDeque<(u64, Call)>,
    next: u64,
    file: Option<File>,
    token: String,
}

impl Journal {
    pub(crate) fn open(path: Option<&Path>, token: &str) -> io::Result<Self> {
        let file = match path {
            Some(path) => Some(OpenOptions::new().create(true).append(true).open(path)?),
            None => None,
        };
        Ok(Self {
            calls: VecDeque::new(),
            next: 1,
            file,
            token: token.to_owned(),
        })
    }

    pub(crate) fn note(&mut self, call: Call) {
        if let Some(file) = &mut self.file {
            let line = json!({
                "at_ms": call.at_ms, "method": call.method, "path": call.path, "route": call.route,
                "request_json": call.request, "files": call.files,
                "status": call.status, "response_json": call.response,
            });
            let line = line.to_string().replace(&self.token, MASK) + "\n";
            if let Err(why) = file.write_all(line.as_bytes()) {
                tracing::warn!(%why, "a REST call was not recorded");
            }
        }
        self.calls.push_back((self.next, call));
        self.next += 1;
        if self.calls.len() > KEPT {
            self.calls.pop_front();
        }
    }

    /// The calls after a cursor, as JSON, at most `limit`.
    pub(crate) fn after(
        &self,
        cursor: u64,
        limit: usize,
        fits: impl Fn(&Call) -> bool,
    ) -> Vec<Value> {
        self.calls
            .iter()
            .filter(|(number, call)| *number > cursor && fits(call))
            .take(limit)
            .map(|(number, call)| {
                let text = json!({
                    "cursor": number, "at_ms": call.at_ms, "method": call.method, "path": call.path,
                    "route": call.route, "request": call.request, "files": call.files,
                    "status": call.status, "response": call.response, "lost": call.lost,
                });
                mask(text, &self.token)
            })
            .collect()
    }

    pub(crate) fn last(&self) -> u64 {
        self.next - 1
    }
}

fn mask(value: Value, token: &str) -> Value {
    match value {
        Value::String(text) if text.contains(token) => Value::String(text.replace(token, MASK)),
        Value::Array(list) => list.into_iter().map(|v| mask(v, token)).collect(),
        Value::Object(map) => map.into_iter().map(|(k, v)| (k, mask(v, token))).collect(),
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn token_is_masked_and_cursor_resumes() {
        let mut journal = Journal::open(None, "SECRET").unwrap();
        for n in 0..3 {
            journal.note(Call {
                method: "POST".into(),
                path: format!("/x/{n}"),
                route: "/x/{id}".into(),
                request: json!({"content": "my SECRET"}),
                files: vec![],
                status: 200,
                response: Value::Null,
                at_ms: 0,
                lost: false,
            });
        }
        let rest = journal.after(1, 10, |_| true);
        assert_eq!(rest.len(), 2);
        assert_eq!(rest[0]["request"]["content"], "my <bot token>");
        assert_eq!(journal.last(), 3);
    }
}
