//! The moves that players make, the doors that they go through, and how they see that a move was
//! accepted.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::support::chance::Chance;
use crate::support::{Person, Seen};
use crate::view::{Round, Stage, View};

/// What a player wants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum What {
    Fire(String),
    Place(String),
    Hide(BTreeSet<String>),
    Seal,
    End,
}

/// A move of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Move {
    pub round: u32,
    pub what: What,
}

/// How a move that was made can be told to be accepted.
pub(crate) enum Receipt {
    /// By the answer to this interaction.
    Interaction(String),
    /// By a letter after this message.
    Letter(u64),
}

/// A door that is open: only a last push is missing.
pub(crate) enum Ready {
    Act(&'static str, Value),
    Letter(String),
}

/// Whether a form can be opened.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Form {
    Free,
    Open,
}

/// What a player could do now: several moves only if they go in any order.
pub(crate) fn choose(chance: &mut Chance, me: &str, view: &View) -> Vec<Move> {
    if view.is_over() {
        return Vec::new();
    }
    let mine = |round: &&Round| match round.stage {
        Stage::Hiding => round.hider == me,
        Stage::Detecting => round.detector == me,
        Stage::Sealed | Stage::Ended | Stage::Uncovered => false,
    };
    let Some(round) = view.rounds.iter().find(mine) else {
        return Vec::new();
    };
    let whats = match round.stage {
        Stage::Hiding if round.sky.len() == 4 => vec![What::Seal],
        Stage::Hiding => vec![What::Hide(sky(chance))],
        _ if round.rays.len() >= 4 && chance.one_in(3) => vec![What::End],
        _ => detect(chance, round),
    };
    let moves = whats.into_iter();
    let number = round.number;
    moves
        .map(|what| Move {
            round: number,
            what,
        })
        .collect()
}

fn cell(chance: &mut Chance) -> String {
    let column = char::from(b'A' + chance.below(8) as u8);
    format!("{column}{}", chance.below(8) + 1)
}

fn sky(chance: &mut Chance) -> BTreeSet<String> {
    let mut sky = BTreeSet::new();
    while sky.len() < 4 {
        sky.insert(cell(chance));
    }
    sky
}

fn detect(chance: &mut Chance, round: &Round) -> Vec<What> {
    let mut whats = Vec::new();
    let mut fired = round.rays.clone();
    for _ in 0..=chance.below(2) {
        let margin = (chance.below(32) + 1).to_string();
        if fired.insert(margin.clone()) {
            whats.push(What::Fire(margin));
        }
    }
    let cell = cell(chance);
    if round.marbles.len() < 4 && !round.marbles.contains(&cell) && chance.one_in(3) {
        whats.push(What::Place(cell));
    }
    whats
}

impl Move {
    /// Goes to one of the doors that lead to this move; a client has one form open at a time.
    pub(crate) fn prepare(&self, chance: &mut Chance, person: &Person<'_>, form: Form) -> Ready {
        let command = |name: &str, options: Value| {
            let name = format!("planetaire {name}");
            let channel = &person.channel;
            let act = json!({"channel": channel, "command": name, "options": options});
            Ready::Act("command", act)
        };
        match (&self.what, chance.below(4)) {
            (What::Fire(margin), 0) => Ready::Letter(margin.clone()),
            (What::Fire(margin), 1) if form == Form::Free => {
                // The board was posted before the last crash. If it comes down just now, the player
                // presses the new one.
                let path = format!("/people/{}/press", person.name);
                let form = person.evening.until(&person.name, "a form", || {
                    let board = person.board_if_any()?;
                    let button = custom_id(&board.message, ":g:fire:");
                    let press = json!({"message": board.id(), "custom_id": button});
                    let post = reqwest::Method::POST;
                    let (status, form) = person.evening.tries(post, &path, Some(press));
                    (status < 300).then_some(form)
                });
                assert_eq!(form["outcome"], "modal", "{form}");
                Ready::Act("modal", json!({"fields": {"said": margin}}))
            }
            (What::Fire(margin), 2) => {
                let console = person.plays("/console");
                let half = if margin.parse::<u32>().unwrap() <= 16 {
                    "1"
                } else {
                    "17"
                };
                let select = custom_id(&console.message, &format!(":g:fire-at:{half}"));
                let message = console.id();
                let act = json!({"message": message, "custom_id": select, "values": [margin]});
                Ready::Act("select", act)
            }
            (What::Fire(margin), _) => {
                command("fire", json!({"margin": margin.parse::<u32>().unwrap()}))
            }
            (What::Place(cell), 0) => Ready::Letter(format!("place {cell}")),
            (What::Place(cell), _) => command("place", json!({"cell": cell})),
            (What::Hide(sky), door) => {
                let sky: Vec<&str> = sky.iter().map(String::as_str).collect();
                match door {
                    0 | 1 => Ready::Letter(sky.join(" ")),
                    _ => command("hide", json!({"cells": sky.join(" ")})),
                }
            }
            // Asked to confirm, in the player's DM or in the channel.
            (What::Seal, 0 | 1) => yes(&person.writes("seal"), "seal"),
            (What::Seal, _) => yes(&person.plays("/planetaire seal"), "seal"),
            (What::End, _) => yes(&person.plays("/planetaire end"), "end"),
        }
    }

    /// What the player reads when the move was accepted.
    pub(crate) fn accepted(&self) -> String {
        match &self.what {
            What::Fire(margin) => format!("fired from {margin}:"),
            What::Place(cell) => format!("put a marble on {cell}."),
            What::Hide(_) => "Your sky so far: ".to_owned(),
            What::Seal => "sealed a sky".to_owned(),
            What::End => "ended your round".to_owned(),
        }
    }

    /// Whether the move is there, in the view of the player who made it.
    pub(crate) fn is_in(&self, view: &View) -> bool {
        let Some(round) = view.round(self.round) else {
            return self.round < view.first();
        };
        match &self.what {
            What::Fire(margin) => round.rays.contains(margin),
            What::Place(cell) => round.marbles.contains(cell),
            What::Hide(sky) => round.sky == *sky,
            What::Seal => round.stage != Stage::Hiding,
            What::End => matches!(round.stage, Stage::Ended | Stage::Uncovered),
        }
    }
}

/// The press that says yes to what was asked.
#[track_caller]
fn yes(asked: &Seen<'_>, verb: &str) -> Ready {
    let button = custom_id(&asked.message, &format!(":g:{verb}-now:"));
    let act = json!({"message": asked.id(), "custom_id": button});
    Ready::Act("press", act)
}

#[track_caller]
fn custom_id(message: &Value, part: &str) -> String {
    let rows = message["components"].as_array().into_iter().flatten();
    let all = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
    let mut ids = all.filter_map(|component| component["custom_id"].as_str());
    let id = ids.find(|id| id.contains(part));
    id.unwrap_or_else(|| panic!("no {part} in {message}"))
        .to_owned()
}

impl Ready {
    /// The last push; it does not wait for an answer.
    pub(crate) fn push(self, person: &Person<'_>) -> Receipt {
        let name = &person.name;
        match self {
            Self::Act(act, mut body) => {
                body["wait"] = json!("none");
                let outcome = person.evening.post(&format!("/people/{name}/{act}"), body);
                Receipt::Interaction(outcome["interaction"].as_str().unwrap().to_owned())
            }
            Self::Letter(words) => {
                let body = json!({"channel": "dm", "content": words, "wait": false});
                let sent = person
                    .evening
                    .post(&format!("/people/{name}/message"), body);
                Receipt::Letter(id(&sent["message"]))
            }
        }
    }
}

/// A message's id, as a number that grows.
pub(crate) fn id(message: &Value) -> u64 {
    message["id"].as_str().unwrap().parse().unwrap()
}

impl Receipt {
    /// Whether the player saw that their move was accepted.
    #[track_caller]
    pub(crate) fn shows(&self, person: &Person<'_>, made: &Move) -> bool {
        let accepted = made.accepted();
        match self {
            Self::Interaction(id) => {
                let path = format!("/people/inspect/interactions/{id}");
                let outcome = person.evening.get(&path);
                let answered = matches!(outcome["outcome"].as_str(), Some("message" | "update"));
                let said = outcome["message"]["content"].as_str().unwrap_or_default();
                // The board was the answer: it has been replaced since, or it tells of later moves
                // by now. Nothing is refused there.
                let message = &outcome["message"];
                let board = message.is_null() || message["ephemeral"] == false;
                let board = board && outcome["outcome"] == "update";
                if answered && !board && !said.contains(&accepted) {
                    // A console is made true again when something happens later: it says less of
                    // this.
                    let told = person.plays("/table history");
                    assert!(
                        told.text().contains(&accepted),
                        "{made:?}: {outcome}\n{}",
                        told.text()
                    );
                }
                answered
            }
            Self::Letter(mine) => {
                let letters = person.goes_to("dm").messages();
                letters.iter().any(|letter| {
                    let said = letter["content"].as_str().unwrap_or_default();
                    id(letter) > *mine && said.contains(&accepted)
                })
            }
        }
    }
}
