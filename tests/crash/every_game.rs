//! One table of every game, played by what its console offers, while the bot is killed at
//! every kind of moment, or its disk loses power. Each act is repeated until it is answered, so it
//! happens exactly once; the same acts at the same hours without any kill must end with the same
//! channels and the same DMs, to the byte.

use std::collections::BTreeMap;
use std::thread::sleep;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::power::Disk;
use crate::skipped::skipped;
use crate::support::bot::AWAY;
use crate::support::chance::Chance;
use crate::support::club::{Club, people};
use crate::support::improvise::Improvised;
use crate::support::{Evening, PATIENCE};

/// How often the bot is killed; `HOUSTON_CRASH_KILLS` has more patience than a test run.
const KILLS: usize = 15;

/// How often the power is cut.
const CUTS: usize = 4;

/// What was done at a table of a game.
enum Played {
    /// A person's act.
    Act {
        game: usize,
        person: usize,
        act: Improvised,
    },
    /// The game was over, and another one began.
    Again(usize),
    /// That much time went by.
    Aged(Duration),
}

/// After how long no nonce is remembered any more.
const FORGOTTEN: Duration = Duration::from_secs(400);

/// How long an evening lasts at most. A board that is 50 minutes old is posted again, and the
/// storm's own seconds would decide at which act.
const EVENING: Duration = Duration::from_secs(45 * 60);

/// What comes over the bot while people act: nothing, one trouble, or two at once.
fn weather(chance: &mut Chance) -> Vec<Value> {
    let many = chance.below(3);
    (0..many).map(|_| trouble(chance)).collect()
}

fn trouble(chance: &mut Chance) -> Value {
    match chance.below(14) {
        0 => json!({"fault": "slow", "method": "POST", "path": "/messages", "ms": 400}),
        1 => json!({"fault": "slow", "method": "PATCH", "path": "/messages", "ms": 400}),
        2 => json!({"fault": "slow", "method": "DELETE", "path": "/messages", "ms": 400}),
        3 => json!({"fault": "slow", "path": "/callback", "ms": 200}),
        4 => json!({"fault": "lost_answer", "method": "POST", "path": "/messages", "times": 2}),
        5 => json!({"fault": "lost_answer", "method": "PATCH", "path": "/messages", "times": 2}),
        6 => json!({"fault": "lost_answer", "path": "/callback", "times": 1}),
        7 => json!({"fault": "server_error", "path": "/messages", "times": 3, "status": 503}),
        8 => json!({"fault": "server_error", "path": "/callback", "times": 1, "status": 502}),
        9 => json!({
            "fault": "rate_limited", "path": "/messages", "times": 2,
            "retry_after": 0.3, "global": false,
        }),
        10 => json!({
            "fault": "rate_limited", "path": "/channels", "times": 1,
            "retry_after": 0.2, "global": true,
        }),
        11 => json!({"fault": "drop_gateway", "how": "rst"}),
        12 => json!({"fault": "events_delayed", "ms": 100}),
        _ => json!({"fault": "events_twice", "on": true}),
    }
}

/// Delivers an interaction again until the bot has tried to answer it.
#[track_caller]
fn happens(evening: &Evening, interaction: &str) {
    let answers = format!("path=/interactions/{interaction}/");
    let deadline = Instant::now() + PATIENCE;
    let before = evening.rest(&answers).len();
    while evening.rest(&answers).len() <= before {
        assert!(
            Instant::now() < deadline,
            "{interaction} is never answered\n{}",
            evening.log()
        );
        evening.redelivers(interaction);
        let path = format!("/people/inspect/rest?limit=5000&wait_ms=1000&{answers}");
        evening.get(&path);
    }
}

fn set(name: &str, usual: usize) -> usize {
    let said = std::env::var(name);
    said.map_or(usual, |said| said.parse().expect("a number"))
}

#[test]
fn every_game_is_unaffected_by_kills() {
    let kills = set("HOUSTON_CRASH_KILLS", KILLS);
    let evening = Evening::fated("crash_every_game", "en-US", &people());
    ends_as_in_calm(evening, kills, Evening::bot_is_killed);
}

#[test]
fn every_game_is_unaffected_by_power_cuts() {
    let cuts = set("HOUSTON_CRASH_CUTS", CUTS);
    let evening = Evening::fated_without_bot("crash_power", "en-US", &people());
    let Some(mut disk) = Disk::under(evening.data()) else {
        skipped("this needs mkfs.ext4 and the right to mount a loop device");
        return;
    };
    evening.bot_starts();
    ends_as_in_calm(evening, cuts, move |evening| {
        disk.is_cut(evening.bot_id(), || evening.bot_is_killed())
    });
}

/// Plays while the bot ends so many times, each time like this; then plays the same in calm. The
/// clock stands still between: a flight for practice tells how long its pilot was in the air.
#[track_caller]
fn ends_as_in_calm(evening: Evening, kills: usize, ends: impl FnMut(&Evening)) {
    let mut chance = Chance::begin();
    let began = Instant::now();
    let mut troubles: BTreeMap<String, u32> = BTreeMap::new();
    let (played, storm) = {
        // They are gone before the calm one begins.
        let evening = evening;
        let mut ends = ends;
        for (status, code) in [
            (429, 0),
            (400, 30_046),
            (404, 10_008),
            (404, 10_062),
            (400, 40_060),
            (502, 0),
            (503, 0),
        ] {
            evening.tolerates(status, code);
        }
        let club = Club::opens(&evening);
        evening.discord_holds_its_breath();
        let (mut played, mut passed) = (Vec::new(), Duration::ZERO);
        for _ in 0..kills {
            let mut ready = Vec::new();
            for (game, table) in club.tables.iter().enumerate() {
                if table.begins_again() {
                    played.push(Played::Again(game));
                }
                let person = chance.index(2);
                let (console, acts) = table.seats[person].is_free_to();
                if acts.is_empty() {
                    continue;
                }
                let nth = chance.index(acts.len());
                ready.push((console, game, person, acts[nth].clone()));
            }
            for fault in weather(&mut chance) {
                *troubles
                    .entry(fault["fault"].as_str().unwrap().to_owned())
                    .or_default() += 1;
                evening.fault(fault);
            }
            let pushed: Vec<String> = ready
                .iter()
                .map(|(console, game, person, act)| {
                    let person = &club.tables[*game].seats[*person];
                    let outcome = person.improvises(console, act, "none");
                    outcome["interaction"].as_str().unwrap().to_owned()
                })
                .collect();
            // Not to wait for anything: this is the chance of the moment.
            sleep(Duration::from_millis(chance.below(200)));
            ends(&evening);
            evening.faults_end();
            // The test does not wait for Discord's limits, except for those that are injected as
            // faults.
            evening.fault(json!({"fault": "rate_limits", "on": false}));
            evening.bot_starts();
            for (interaction, (_, game, person, act)) in pushed.iter().zip(ready) {
                happens(&evening, interaction);
                club.tables[game].seats[person].puts_the_form_away();
                played.push(Played::Act { game, person, act });
            }
            played.push(Played::Aged(AWAY));
            passed += AWAY;
            // Only now has each act its hour, the same as in calm: what was lost with the process
            // has been done again.
            if chance.one_in(4) && passed + FORGOTTEN + AWAY < EVENING {
                ends(&evening);
                evening.discord_ages(FORGOTTEN);
                evening.bot_starts();
                played.push(Played::Aged(FORGOTTEN + AWAY));
                passed += FORGOTTEN + AWAY;
            }
        }
        (played, club.shows())
    };
    let storm_took = began.elapsed();
    let evening = Evening::fated("crash_calm", "en-US", &people());
    let club = Club::opens(&evening);
    evening.discord_holds_its_breath();
    for played in &played {
        match played {
            Played::Act { game, person, act } => {
                let person = &club.tables[*game].seats[*person];
                let (console, acts) = person.is_free_to();
                assert!(acts.contains(act), "{act:?} is not offered: {acts:?}");
                person.improvises(&console, act, "reply");
            }
            Played::Again(game) => assert!(club.tables[*game].begins_again()),
            // Some wishes are granted for so long only.
            Played::Aged(by) => evening.discord_ages(*by),
        }
    }
    let calm = club.shows();
    let acts = played
        .iter()
        .filter(|played| matches!(played, Played::Act { .. }));
    println!(
        "{kills} kills, {} acts at {} tables, {storm_took:.0?}, {troubles:?}: {} messages alike",
        acts.count(),
        club.tables.len(),
        calm.len()
    );
    for (nth, (storm, calm)) in storm.iter().zip(&calm).enumerate() {
        assert!(
            storm == calm,
            "message {nth} differs\nstorm: {}\ncalm: {}",
            storm.chars().take(1_500).collect::<String>(),
            calm.chars().take(1_500).collect::<String>()
        );
    }
    assert_eq!(storm.len(), calm.len(), "one evening has more messages");
}
