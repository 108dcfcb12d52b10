//! Everything that people got in an evening, to be compared with another one byte by byte.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::support::{Person, Seen};

/// Both evenings looked the same.
#[track_caller]
pub fn assert_same(one: &[String], other: &[String]) {
    assert_eq!(one.len(), other.len());
    for (left, right) in one.iter().zip(other) {
        let differs = left.bytes().zip(right.bytes()).position(|(a, b)| a != b);
        let at = |text: &str| {
            let from = differs.unwrap_or_default().saturating_sub(200);
            let bytes: Vec<u8> = text.bytes().skip(from).take(400).collect();
            String::from_utf8_lossy(&bytes).into_owned()
        };
        assert!(left == right, "one: {}\nother: {}", at(left), at(right));
    }
}

/// What people got, without what Discord itself makes different each time.
#[derive(Default)]
pub struct Transcript {
    pub lines: Vec<String>,
    ids: BTreeMap<String, usize>,
}

impl Transcript {
    /// Everything in the channel as a spectator and a player see it, and in the player's DM, once
    /// the board says this.
    pub fn all(&mut self, spectator: &Person<'_>, player: &Person<'_>, board: &str) {
        spectator.sees_on_the_board(board);
        for person in [spectator, player, &player.goes_to("dm")] {
            for message in person.messages() {
                self.message(person, message);
            }
        }
    }

    /// An answer that somebody got.
    pub fn answer(&mut self, seen: &Seen<'_>) {
        self.message(&seen.person, seen.message.clone());
    }

    fn message(&mut self, person: &Person<'_>, mut message: Value) {
        for attachment in message["attachments"].as_array().unwrap() {
            let id = attachment["id"].as_str().unwrap();
            let path = format!("/people/{}/attachments/{id}", person.name);
            // The bytes themselves, not only a sum of them.
            let bytes = person.evening.bytes(&path);
            self.lines.push(format!("{bytes:?}"));
        }
        made_timeless(&mut message);
        let text = self.without_ids(&message.to_string());
        self.lines.push(text);
    }

    /// Snowflakes by the order in which they appear; clocks without their seconds.
    fn without_ids(&mut self, text: &str) -> String {
        let mut out = String::with_capacity(text.len());
        let mut digits = String::new();
        for letter in text.chars().chain(['\n']) {
            if letter.is_ascii_digit() {
                digits.push(letter);
                continue;
            }
            if digits.len() >= 17 {
                let next = self.ids.len();
                let number = *self.ids.entry(std::mem::take(&mut digits)).or_insert(next);
                out.push_str(&format!("#{number}"));
            } else if digits.len() == 10 && out.ends_with("<t:") {
                out.push('T');
            } else {
                out.push_str(&digits);
            }
            digits.clear();
            out.push(letter);
        }
        out
    }
}

/// Takes away what Discord makes anew each time: signed addresses, moments, and the end of a
/// board's nonce, which is the moment of its posting.
fn made_timeless(value: &mut Value) {
    match value {
        Value::Array(values) => values.iter_mut().for_each(made_timeless),
        Value::Object(fields) => {
            for (name, value) in fields {
                match (name.as_str(), value.as_str()) {
                    ("url" | "proxy_url" | "timestamp" | "edited_timestamp", _) => {
                        value.take();
                    }
                    ("nonce", Some(nonce)) => {
                        let kept = nonce.rsplit_once('-').map_or(nonce, |(kept, _)| kept);
                        *value = kept.to_owned().into();
                    }
                    _ => made_timeless(value),
                }
            }
        }
        _ => {}
    }
}
