//! Non-interference: two evenings that differ in nothing but a secret look the same to everybody
//! else, to the byte: texts, pictures, alt texts, file names and component ids.
//!
//! ```ignore
//! blind("blind_sky", &[("Ada", "en-US"), ("Bob", "fr"), ("Eve", "en-US")], [SKY, OTHER], |sky, watch| {
//!     let (ada, bob) = (watch.evening.seat("Ada"), watch.evening.seat("Bob"));
//!     …
//!     ada.plays(&format!("/connection hide positions:{sky}"));
//!     watch.board("Ada** sealed");
//!     watch.answer(&bob.plays("/table describe"));
//! });
//! ```

use std::collections::BTreeMap;

use serde_json::Value;

use super::{Evening, Person, Seen};

/// Plays two evenings, each with a secret of its own and with the same chance, and demands that
/// they look the same to all people but the first, who has the secret. `play` says when to look;
/// everybody must do the same in both.
#[track_caller]
pub(crate) fn blind<S>(
    name: &str,
    people: &[(&str, &str)],
    secrets: [S; 2],
    play: impl Fn(&S, &mut Watch<'_>),
) {
    let [one, other] = secrets.map(|secret| {
        let evening = Evening::fated(name, "en-US", people);
        let others = people.iter().skip(1);
        let mut watch = Watch {
            evening: &evening,
            others: others.map(|(name, _)| evening.seat(name)).collect(),
            lines: Vec::new(),
            ids: Ids::default(),
        };
        play(&secret, &mut watch);
        assert!(!watch.lines.is_empty(), "nobody looked");
        watch.lines
    });
    are_alike(&one, &other);
}

/// Fails by the first place where two evenings differ.
#[track_caller]
pub(crate) fn are_alike(one: &[String], other: &[String]) {
    for (left, right) in one.iter().zip(other) {
        let differs = left.bytes().zip(right.bytes()).position(|(a, b)| a != b);
        let at = |text: &str| {
            let from = differs.unwrap_or_default().saturating_sub(200);
            let bytes: Vec<u8> = text.bytes().skip(from).take(400).collect();
            String::from_utf8_lossy(&bytes).into_owned()
        };
        assert!(left == right, "one: {}\nother: {}", at(left), at(right));
    }
    assert_eq!(one.len(), other.len(), "one of them got more");
}

/// What the others get in one of the two evenings, without what Discord itself makes different
/// each time.
pub(crate) struct Watch<'e> {
    /// The evening.
    pub evening: &'e Evening,
    others: Vec<Person<'e>>,
    lines: Vec<String>,
    ids: Ids,
}

impl<'e> Watch<'e> {
    /// Waits until the board says this and all else stands, then looks at everything that the
    /// others see in the channel and in their DMs.
    #[track_caller]
    pub(crate) fn board(&mut self, words: &str) {
        let others = self.others.clone();
        let first = others.first().expect("somebody looks");
        first.sees_on_the_board(words);
        // What is about to be brought below it, or taken away, is brought and taken first.
        self.evening.everything_stands();
        for person in others {
            self.all(&person);
            if person.has_a_dm() {
                self.all(&person.goes_to("dm"));
            }
        }
    }

    /// Looks at an answer that one of the others got.
    #[track_caller]
    pub(crate) fn answer(&mut self, seen: &Seen<'e>) {
        let name = &seen.person.name;
        let is_other = self.others.iter().any(|person| person.name == *name);
        assert!(is_other, "{name} has the secret");
        self.message(&seen.person, seen.message.clone());
    }

    fn all(&mut self, person: &Person<'e>) {
        for message in person.messages() {
            self.message(person, message);
        }
    }

    fn message(&mut self, person: &Person<'e>, mut message: Value) {
        for attachment in message["attachments"].as_array().into_iter().flatten() {
            let id = attachment["id"].as_str().unwrap();
            let path = format!("/people/{}/attachments/{id}", person.name);
            // The bytes themselves, not only a sum of them.
            let bytes = person.evening.bytes(&path).unwrap();
            self.lines.push(format!("{bytes:?}"));
        }
        made_timeless(&mut message);
        let text = self.ids.counted(&message.to_string());
        self.lines.push(text);
    }
}

/// Snowflakes by the order in which they appear.
#[derive(Default)]
pub(crate) struct Ids(BTreeMap<String, usize>);

impl Ids {
    /// A text with its snowflakes counted, and its clocks without their seconds.
    pub(crate) fn counted(&mut self, text: &str) -> String {
        let mut out = String::with_capacity(text.len());
        let mut digits = String::new();
        for letter in text.chars().chain(['\n']) {
            if letter.is_ascii_digit() {
                digits.push(letter);
                continue;
            }
            if digits.len() >= 17 {
                let next = self.0.len();
                let number = *self.0.entry(std::mem::take(&mut digits)).or_insert(next);
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

/// Removes what Discord generates each time: signed URLs, timestamps, and the end of a nonce, which
/// is the moment of its posting.
pub(crate) fn made_timeless(value: &mut Value) {
    match value {
        Value::Array(values) => values.iter_mut().for_each(made_timeless),
        Value::Object(fields) => {
            // Whether an answer came at once or a moment later is the machine's doing.
            fields.remove("original_response_message_id");
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
