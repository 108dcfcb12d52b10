//! Three tables are played at once, and the bot is killed in the middle of it, again and again.

use std::collections::BTreeSet;
use std::thread::sleep;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::moves::{Form, Move, Receipt, What, choose};
use crate::support::chance::Chance;
use crate::support::{Evening, Person};
use crate::view::{Stage, View, look};

/// How often the bot is killed, at least on a slow machine, and how long the storm may last else.
const KILLS: usize = 25;
const LEAST: usize = 10;
const LONGEST: Duration = Duration::from_secs(45);

/// A player and what they know.
struct Player<'e> {
    person: Person<'e>,
    view: View,
    /// What they saw accepted.
    accepted: Vec<Move>,
    /// What they did, accepted or not.
    made: Vec<Move>,
}

impl<'e> Player<'e> {
    fn new(person: Person<'e>) -> Self {
        Self {
            person,
            view: View::default(),
            accepted: Vec::new(),
            made: Vec::new(),
        }
    }

    /// Looks at the player's table: everything that they saw accepted is there, and nothing that no
    /// player did.
    #[track_caller]
    fn looks(&mut self) {
        let view = look(&self.person);
        for made in &self.accepted {
            let name = &self.person.name;
            assert!(made.is_in(&view), "{name} lost {made:?}\n{}", view.text);
        }
        let me = &self.person.name;
        for round in view.rounds.iter().filter(|round| round.detector == *me) {
            let did = |what: What| {
                let number = round.number;
                self.made.iter().any(|made| {
                    *made
                        == Move {
                            round: number,
                            what: what.clone(),
                        }
                })
            };
            for ray in &round.rays {
                assert!(did(What::Fire(ray.clone())), "{me} never fired from {ray}");
            }
            for cell in &round.marbles {
                assert!(
                    did(What::Place(cell.clone())),
                    "{me} has no marble on {cell}"
                );
            }
        }
        self.view = view;
    }

    /// Everyone sees what the player knows, on a single board; and the player was asked for each of
    /// their pending decisions.
    #[track_caller]
    fn sees_the_board(&self) {
        let (person, view) = (&self.person, &self.view);
        let told = person
            .evening
            .until(&person.name, "the board as it is", || {
                let boards = person.boards();
                let [board] = boards.as_slice() else {
                    return None;
                };
                is_up_to_date(board["content"].as_str()?, view).then(|| board.clone())
            });
        assert!(told["attachments"][0]["description"].is_string(), "{told}");
        let messages = person.public_messages();
        unique(&messages);
        for round in &view.rounds {
            if round.stage == Stage::Hiding && round.hider == person.name {
                self.was_asked();
            }
        }
        let letters = person.goes_to("dm").messages();
        unique(&letters);
    }

    #[track_caller]
    fn was_asked(&self) {
        let (person, first) = (self.person.goes_to("dm"), self.view.first());
        person.evening.until(&person.name, "the question", || {
            let letters = person.messages();
            let round = format!("Round {first}/");
            let rounds = format!("Rounds {first} and ");
            // Two rounds at once are the whole match: their numbers say nothing.
            let both = "Each hunts the other’s sky";
            let mut words = letters
                .iter()
                .filter_map(|letter| letter["content"].as_str());
            words
                .any(|words| {
                    [round.as_str(), &rounds, both]
                        .iter()
                        .any(|it| words.contains(*it))
                        && words.contains("hide 4 satellites")
                })
                .then_some(())
        });
    }
}

/// Whether a board shows as many rays and marbles as a player knows of.
fn is_up_to_date(board: &str, view: &View) -> bool {
    let plain = board.replace('*', "").to_lowercase();
    if view.is_over() {
        return plain.contains("game over");
    }
    view.rounds.iter().all(|round| {
        let (name, rays, marbles) = (&round.detector, round.rays.len(), round.marbles.len());
        match round.stage {
            Stage::Detecting => plain.lines().any(|line| {
                let s = if rays == 1 { "" } else { "s" };
                line.starts_with(&format!("{name} is hunting: {rays} ray{s}, "))
                    && line.contains(&format!("{marbles} of "))
            }),
            Stage::Hiding => plain.contains("waiting for ") && plain.contains(&round.hider),
            Stage::Ended => plain.contains(&format!("{name} is done:")),
            Stage::Sealed | Stage::Uncovered => true,
        }
    })
}

/// Nothing stands there twice: neither a nonce nor the words of a reveal.
#[track_caller]
fn unique(messages: &[Value]) {
    let mut seen = BTreeSet::new();
    for message in messages {
        let nonce = message["nonce"].as_str().map(str::to_owned);
        let is_reveal = message["attachments"][0]["filename"] == "reveal.png";
        let words = message["content"].as_str().filter(|_| is_reveal);
        for mark in nonce.into_iter().chain(words.map(str::to_owned)) {
            assert!(
                seen.insert(mark.clone()),
                "{mark} stands there twice: {message}"
            );
        }
    }
}

/// Something that makes the narrow moments wide.
fn weather(chance: &mut Chance) -> Option<Value> {
    match chance.below(6) {
        0 => Some(json!({"fault": "slow", "method": "POST", "path": "/messages", "ms": 400})),
        1 => Some(json!({"fault": "slow", "method": "PATCH", "path": "/messages", "ms": 400})),
        2 => Some(json!({"fault": "slow", "method": "DELETE", "path": "/messages", "ms": 400})),
        3 => Some(json!({"fault": "slow", "path": "/callback", "ms": 200})),
        4 => {
            Some(json!({"fault": "lost_answer", "method": "POST", "path": "/messages", "times": 2}))
        }
        _ => None,
    }
}

fn tables_begin<'e>(evening: &'e Evening) -> Vec<Player<'e>> {
    let at = |name: &str, channel: &str| evening.seat(name).goes_to(channel);
    let (ada, bob) = (at("Ada", "general"), at("Bob", "general"));
    let (cid, dan) = (at("Cid", "side"), at("Dan", "side"));
    let eve = at("Eve", "third");
    ada.plays("/planetaire open rounds:2").sees("open");
    cid.plays("/planetaire open rounds:2 order:1").sees("open");
    eve.plays("/planetaire open players:1 satellites:0")
        .sees("Game on!");
    for (host, guest) in [(&ada, &bob), (&cid, &dan)] {
        guest.presses("Join").on_the_board();
        host.plays("/table start").sees("started");
    }
    [ada, bob, cid, dan, eve]
        .into_iter()
        .map(Player::new)
        .collect()
}

#[test]
fn random_kills_lose_and_repeat_nothing() {
    let mut chance = Chance::begin();
    let people: Vec<_> = ["Ada", "Bob", "Cid", "Dan", "Eve"]
        .map(|name| (name, "en-US"))
        .into();
    let evening = Evening::begin("crash_storm", "en-US", &people);
    // A post that got no answer may be edited when it is old; and our clock is not Discord's.
    for (status, code) in [(429, 0), (400, 30_046), (404, 10_008), (404, 10_062)] {
        evening.tolerates(status, code);
    }
    let mut players = tables_begin(&evening);
    let (began, mut kills, mut unsure) = (Instant::now(), 0, 0);
    while kills < KILLS && (kills < LEAST || began.elapsed() < LONGEST) {
        for player in &mut players {
            player.looks();
        }
        for player in &players {
            player.sees_the_board();
        }
        let mut ready = Vec::new();
        for (number, player) in players.iter().enumerate() {
            let moves = choose(&mut chance, &player.person.name, &player.view);
            for (nth, made) in moves.into_iter().enumerate() {
                let form = if nth == 0 { Form::Free } else { Form::Open };
                let door = made.prepare(&mut chance, &player.person, form);
                ready.push((number, made, door));
            }
        }
        if let Some(fault) = weather(&mut chance) {
            evening.fault(fault);
        }
        let shown = chance.index(12);
        if let Some(player) = players.get(shown) {
            player.person.plays_blindly("/table show");
        }
        let pushed: Vec<(usize, Move, Receipt)> = ready
            .into_iter()
            .map(|(number, made, door)| {
                let receipt = door.push(&players[number].person);
                (number, made, receipt)
            })
            .collect();
        // Not to wait for anything: this is the chance of the moment, most often within a move.
        let within = if chance.one_in(3) { 250 } else { 30 };
        sleep(Duration::from_millis(chance.below(within)));
        evening.bot_is_killed();
        kills += 1;
        evening.faults_end();
        if chance.one_in(4) {
            // No nonce is remembered any more.
            evening.discord_ages(Duration::from_secs(400));
        }
        evening.bot_starts();
        for (number, made, receipt) in pushed {
            let player = &mut players[number];
            if receipt.shows(&player.person, &made) {
                player.accepted.push(made.clone());
            } else {
                unsure += 1;
            }
            player.made.push(made);
        }
    }
    for player in &mut players {
        player.looks();
        player.sees_the_board();
    }
    let accepted: usize = players.iter().map(|player| player.accepted.len()).sum();
    println!(
        "{kills} kills in {:.0?}: {accepted} moves seen accepted, {unsure} without an answer",
        began.elapsed()
    );
}
