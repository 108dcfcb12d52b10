//! A person who has read nothing begins each game alone on a phone, in either language, and comes
//! to their first success by pressing only what their console offers.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::begin;
use super::house::House;
use super::window::{NOW, Window, pane};

/// How the player gets to a first success: they press the first of `wants` that the console offers,
/// by the word in its id, and in a list what `likes` says; `reads` is what they then read in
/// one line, with gaps, or else in another way. Both in English and in French.
struct First {
    game: &'static str,
    wants: &'static [&'static str],
    likes: [&'static str; 2],
    reads: [&'static str; 2],
}

/// What counts as a success in a game, beyond any change at all, and the way there. In a game
/// without a line here the player presses what is offered, least tried first, until everyone's
/// board tells something that it did not tell before they began.
const FIRSTS: [First; 4] = [
    // A first exchange of fire: the player flies straight on, and may thus hit the wall before any
    // opponent finds them.
    First {
        game: "interceptor",
        wants: &["seal-now", "seal", "announce", "letter", "random"],
        likes: ["", ""],
        reads: ["Fire, turn 1", "Tirs, tour 1"],
    },
    // A planet. A ship shows seven points, so that some of the fifteen find one.
    First {
        game: "connection",
        wants: &["target", "aim", "piece", "seal-now", "seal", "random"],
        likes: ["ship", "astronef"],
        reads: [
            "You sent a…: a new planet at|You sent a…new planets,",
            "Tu as envoyé un…: une nouvelle planète en|Tu as envoyé un…nouvelles planètes,",
        ],
    },
    // A guess.
    First {
        game: "contact",
        wants: &["guess", "pick", "begin"],
        likes: ["", ""],
        reads: ["You named", "Tu as nommé"],
    },
    // A station.
    First {
        game: "lune",
        wants: &["lay", "seize", "card", "go", "end"],
        likes: ["claim", "concession"],
        reads: ["You take a claim", "Tu prends une concession"],
    },
];

/// How long a person plays until they give up.
const PATIENCE: Duration = Duration::from_secs(150);

/// What the lowest message of a table that can be pressed offers, and what all private ones say.
const CONSOLE: &str = r#"
    const [scope, table] = arguments;
    const every = [...document.querySelectorAll(`${scope} .message`)];
    const all = every.filter((m) => m.matches(".private"));
    const said = all.map((m) => m.innerText).join("\n");
    const of = (m) => [...m.querySelectorAll(`[data-custom-id^="h1:${table}:"]`)];
    const parts = of(all.filter((m) => of(m).length > 0).at(-1) ?? document.body);
    const busy = document.querySelector(`${scope} .messages [aria-busy=true]`) !== null;
    // What everybody reads of the table, but for clocks and numbers.
    const board = every.filter((m) => !m.matches(".private") && of(m).length > 0).at(-1)?.cloneNode(true);
    board?.querySelectorAll("time, button").forEach((n) => n.remove());
    const told = board?.textContent.replace(/\d/g, "") ?? "";
    return { said, busy, told, ids: parts.filter((p) => !p.disabled).map((p) => p.dataset.customId) };
"#;
/// Closes a modal that need not be filled in.
const CANCEL: &str = r#"document.querySelector(`${arguments[0]} .modal footer .quiet`)?.click()"#;
/// Chooses one of what an open list offers, by a number: of those that say this, where any does.
const CHOICES: &str = r#"
    const [nth, likes] = arguments;
    const all = [...document.querySelectorAll(".popup .choice")];
    const liked = all.filter((choice) => likes !== "" && choice.innerText.includes(likes));
    const from = liked.length > 0 ? liked : all;
    from[nth % from.length]?.click();
"#;

/// What a player has come to at a table.
struct Way {
    first: Option<&'static First>,
    /// What the board told at the beginning.
    told_first: Option<Value>,
    /// How often each component was used, by its word and what it carries.
    used: BTreeMap<String, u32>,
    nth: u64,
}

impl Way {
    fn of(game: &str) -> Self {
        Self {
            first: FIRSTS.iter().find(|first| first.game == game),
            told_first: None,
            used: BTreeMap::new(),
            nth: 7,
        }
    }

    /// Whether the player has reached their first success.
    fn ends(&mut self, console: &Value, lang: usize) -> bool {
        match self.first {
            Some(first) => {
                let said = console["said"].as_str().unwrap_or_default();
                let mut ways = first.reads[lang].split('|');
                ways.any(|way| {
                    let reads = |line: &str| way.split('…').all(|part| line.contains(part));
                    said.lines().any(reads)
                })
            }
            None => {
                let told = &console["told"];
                let before = self.told_first.get_or_insert_with(|| told.clone());
                !self.used.is_empty() && told != "" && told != before
            }
        }
    }

    /// Which of the offered components the player presses, by its id.
    fn chooses<'i>(&mut self, ids: &[&'i str]) -> Option<&'i str> {
        let chosen = match self.first {
            Some(first) => first.wants.iter().find_map(|want| {
                let of = format!(":g:{want}:");
                ids.iter().find(|id| id.contains(&of))
            }),
            None => {
                let mut of_the_game: Vec<_> = ids.iter().filter(|id| id.contains(":g:")).collect();
                let many = of_the_game.len().max(1);
                of_the_game.rotate_left(self.chance() as usize % many);
                let uses = |id: &&&str| self.used.get(what(id)).copied();
                of_the_game.into_iter().min_by_key(uses)
            }
        }?;
        *self.used.entry(what(chosen).to_owned()).or_default() += 1;
        Some(chosen)
    }

    fn chance(&mut self) -> u64 {
        self.nth = self
            .nth
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        self.nth >> 40
    }
}

/// What a component does, whenever it was made: all of its id after the game's mark.
fn what(id: &str) -> &str {
    id.split_once(":g:").map_or(id, |(_, what)| what)
}

/// Presses on until the player has reached their first success.
#[track_caller]
fn comes_to(
    window: &Window,
    house: &House,
    (person, lang): (&str, usize),
    game: &str,
    table: usize,
) {
    let began = Instant::now();
    let mut way = Way::of(game);
    let scope = Value::from(pane(person));
    let press = |id: &str| {
        let css = format!(
            r#"{} .message.private [data-custom-id="{id}"]"#,
            pane(person)
        );
        window.driver.click_now(&css).is_ok()
    };
    loop {
        let args = [scope.clone(), table.into()];
        let console = window.driver.run(CONSOLE, &args);
        if way.ends(&console, lang) {
            return;
        }
        assert!(began.elapsed() < PATIENCE, "{game}, {person}: {console:#}");
        let ids: Vec<&str> = console["ids"]
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(Value::as_str)
            .collect();
        let rests = console["busy"] == false;
        match rests.then(|| way.chooses(&ids)).flatten() {
            Some(id) => {
                if press(id) {
                    let likes = way.first.map_or("", |first| first.likes[lang]);
                    window
                        .driver
                        .run(CHOICES, &[way.chance().into(), likes.into()]);
                }
            }
            // The others take their time.
            None => {
                house.post("/people/clock", &json!({"advance_ms": 3_000}));
                let mut ways = ids.iter();
                let refresh = ways.find(|id| id.ends_with(":refresh") || id.ends_with(":console"));
                if let Some(id) = refresh {
                    press(id);
                }
            }
        }
        // What comes of it shows in a moment, or not at all.
        std::thread::sleep(Duration::from_millis(150));
        window.driver.run(CANCEL, std::slice::from_ref(&scope));
    }
}

#[test]
fn new_players_reach_a_first_success_in_every_game_in_english() {
    reaches_a_first_success_in_every_game("ada", 0);
}

#[test]
fn new_players_reach_a_first_success_in_every_game_in_french() {
    reaches_a_first_success_in_every_game("grace", 1);
}

#[track_caller]
fn reaches_a_first_success_in_every_game(person: &str, lang: usize) {
    let Some((house, window)) = begin("") else {
        return;
    };
    window.driver.resize(390, 844);
    for first in &FIRSTS {
        assert!(games::IDS.contains(&first.game), "{} is none", first.game);
    }
    for (table, game) in (1..).zip(games::solitary()) {
        window
            .driver
            .goto(&format!("{}/#{person}=", house.address()));
        window.driver.reload();
        window.types(person, "/play ");
        window.driver.click(&format!("{} .run", pane(person)));
        window.enters(person, game, NOW);
        window.driver.waits_for(&format!(
            r#"{} .message.private [data-custom-id^="h1:{table}:"]"#,
            pane(person)
        ));
        comes_to(&window, &house, (person, lang), game, table);
        window.shot(&format!("first-{game}-{person}"));
        let ends = json!({"channel": "launch-pad", "command": "table close", "options": {}});
        house.post(&format!("/people/{person}/command"), &ends);
    }
}
