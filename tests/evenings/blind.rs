//! Non-interference: two evenings that differ only in a hidden sky, with the same moves and
//! results, look the same to everybody else, to the byte, until the reveal.

use std::collections::BTreeMap;

use games::planetaire::{Cell, RayLaw, Sky};
use serde_json::Value;

use crate::quick::{BOBS, begun, hides, ray};
use crate::support::{Evening, Person, Seen};

const FIRED: [u8; 6] = [1, 5, 12, 19, 26, 30];
const LAW: RayLaw = RayLaw::Planetaire;

#[test]
fn a_hidden_sky_changes_no_byte_that_others_get() {
    let (one, other) = skies_with_the_same_results();
    assert_ne!(one, other);
    let (one, other) = (
        evening_with(&one, "blind_one"),
        evening_with(&other, "blind_other"),
    );
    assert_eq!(one.len(), other.len());
    for (left, right) in one.iter().zip(&other) {
        let differs = left.bytes().zip(right.bytes()).position(|(a, b)| a != b);
        let at = |text: &str| {
            let from = differs.unwrap_or_default().saturating_sub(200);
            let bytes: Vec<u8> = text.bytes().skip(from).take(400).collect();
            String::from_utf8_lossy(&bytes).into_owned()
        };
        assert!(left == right, "one: {}\nother: {}", at(left), at(right));
    }
}

/// Two skies for which every fired margin has the same outcome, as different as can be found.
fn skies_with_the_same_results() -> (String, String) {
    let results = |sky: &str| FIRED.map(|margin| format!("{:?}", ray(LAW, sky, margin)));
    let mut dice = 0x9e37_79b9_7f4a_7c15_u64;
    let mut draw = || {
        // Any fixed sequence will do.
        dice ^= dice << 13;
        dice ^= dice >> 7;
        dice ^= dice << 17;
        Cell::at((dice % 8) as u8, (dice / 8 % 8) as u8).unwrap()
    };
    let mut known: BTreeMap<_, (Sky, String)> = BTreeMap::new();
    for _ in 0..20_000 {
        let sky = Sky::of([draw(), draw(), draw(), draw()]);
        if sky.count() != 4 {
            continue;
        }
        let names: Vec<String> = sky.cells().map(|cell| cell.to_string()).collect();
        let said = names.join(" ");
        let results = results(&said);
        // Rays that meet nothing would prove little.
        if results
            .iter()
            .filter(|result| *result == "Absorbed")
            .count()
            < 2
        {
            continue;
        }
        if let Some((known, other)) = known.get(&results) {
            if known.cells().all(|cell| !sky.has(cell)) {
                return (other.clone(), said);
            }
        } else {
            known.insert(results, (sky, said));
        }
    }
    panic!("no two such skies");
}

/// Everything that Bob and the public get while Ada's sky is this one.
fn evening_with(sky: &str, name: &str) -> Vec<String> {
    let people = &[("Ada", "en-US"), ("Bob", "fr"), ("Eve", "en-US")];
    let evening = Evening::hurried(name, "en-US", people);
    let (ada, bob, eve) = (
        evening.seat("Ada"),
        evening.seat("Bob"),
        evening.seat("Eve"),
    );
    let mut seen = Transcript::default();
    begun(&ada, &bob, "");
    hides(&ada, sky);
    seen.all(&bob, &eve, "Ada** sealed");
    hides(&bob, BOBS);
    seen.all(&bob, &eve, "detects");
    for margin in FIRED {
        seen.answer(&bob.plays(&format!("/planetaire tirer marge:{margin}")));
        seen.all(&bob, &eve, &format!("fired from {margin}:"));
    }
    bob.plays("/planetaire billes cases:C3 D4");
    seen.all(&bob, &eve, "marble on D4");
    seen.answer(&bob.presses("My console"));
    seen.answer(&bob.plays("/decrire"));
    seen.answer(&bob.writes("montrer"));
    seen.answer(&eve.plays("/describe"));
    let asked = bob.plays("/planetaire finir");
    seen.answer(&asked);
    // She must not have heard of the sky either, whatever she fires at.
    ada.plays("/planetaire fire margin:3");
    seen.all(&bob, &eve, "fired from 3:");
    asked.presses("Finir pour de bon");
    seen.all(&bob, &eve, "Bob** ended");
    seen.answer(&bob.plays("/console"));
    // The reveal tells it, in the one and in the other.
    crate::quick::ends(&ada, "");
    eve.sees_in_the_channel("was uncovered");
    seen.lines
}

/// What people got, without what Discord itself makes different each time.
#[derive(Default)]
struct Transcript {
    lines: Vec<String>,
    ids: BTreeMap<String, usize>,
}

impl Transcript {
    /// Everything in the channel, and in Bob's DM, once the board says this.
    fn all(&mut self, bob: &Person<'_>, eve: &Person<'_>, board: &str) {
        eve.sees_on_the_board(board);
        for person in [eve, bob, &bob.goes_to("dm")] {
            for message in person.messages() {
                self.message(person, message);
            }
        }
    }

    fn answer(&mut self, seen: &Seen<'_>) {
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
