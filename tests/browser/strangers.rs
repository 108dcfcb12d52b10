//! Somebody who has read nothing begins each game alone on a phone, in either language, and comes to his
//! first success by pressing what his console offers and nothing else.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::begin;
use super::house::House;
use super::window::{Window, pane};

/// How he comes to it: whichever of these his console offers first, by the word in its id; and what he
/// reads there then, in English and in French.
struct First {
    game: &'static str,
    wants: &'static [&'static str],
    reads: [&'static str; 2],
}

const FIRSTS: [First; 5] = [
    // A point.
    First {
        game: "planetaire",
        wants: &["fire-at"],
        reads: ["1 ray, ", "1 rayon, "],
    },
    // A first exchange of fire: he flies straight on, and whoever does that may find the wall before
    // anybody finds him.
    First {
        game: "interceptor",
        wants: &["seal-now", "seal", "announce", "letter", "random"],
        reads: ["Fire, turn 1", "Tirs, tour 1"],
    },
    // A system.
    First {
        game: "connection",
        wants: &["target", "aim", "piece"],
        reads: ["1/9 systems", "1/9 systèmes"],
    },
    // A guess.
    First {
        game: "contact",
        wants: &["guess", "pick", "begin"],
        reads: ["You named", "Vous avez nommé"],
    },
    // A station.
    First {
        game: "lune",
        wants: &["lay", "seize", "card", "go", "end"],
        reads: ["You take a claim", "Vous prenez une option"],
    },
];

/// How long somebody plays until he gives up.
const PATIENCE: Duration = Duration::from_secs(150);

/// What the lowest message of a table that can be pressed offers, and what all private ones say.
const CONSOLE: &str = r#"
    const [scope, table] = arguments;
    const all = [...document.querySelectorAll(`${scope} .message.private`)];
    const said = all.map((m) => m.innerText).join("\n");
    const of = (m) => [...m.querySelectorAll(`[data-custom-id^="h1:${table}:"]`)];
    const parts = of(all.filter((m) => of(m).length > 0).at(-1) ?? document.body);
    const busy = document.querySelector(`${scope} .messages [aria-busy=true]`) !== null;
    return { said, busy, ids: parts.filter((p) => !p.disabled).map((p) => p.dataset.customId) };
"#;
/// Chooses one of what an open list offers, by a number.
const CHOICES: &str = r#"
    const all = [...document.querySelectorAll(".popup .choice")];
    all[arguments[0] % all.length]?.click();
    return all.length;
"#;

/// Presses on until he reads what he came for.
#[track_caller]
fn comes_to(
    window: &Window,
    house: &House,
    (person, lang): (&str, usize),
    first: &First,
    table: usize,
) {
    let began = Instant::now();
    let mut nth: u64 = 7;
    loop {
        let args = [Value::from(pane(person)), table.into()];
        let console = window.driver.run(CONSOLE, &args);
        let said = console["said"].as_str().unwrap_or_default();
        if said.contains(first.reads[lang]) {
            return;
        }
        assert!(
            began.elapsed() < PATIENCE,
            "{}, {person}: {console:#}",
            first.game
        );
        let ids: Vec<&str> = console["ids"]
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(Value::as_str)
            .collect();
        let offers = |want: &&str| {
            let of = format!(":g:{want}:");
            ids.iter().find(|id| id.contains(&of))
        };
        let wanted = first.wants.iter().find_map(offers);
        match wanted.filter(|_| console["busy"] == false) {
            Some(id) => {
                nth = nth
                    .wrapping_mul(6_364_136_223_846_793_005)
                    .wrapping_add(1_442_695_040_888_963_407);
                let css = format!(
                    r#"{} .message.private [data-custom-id="{id}"]"#,
                    pane(person)
                );
                if window.driver.click_now(&css).is_ok() {
                    window.driver.run(CHOICES, &[(nth >> 40).into()]);
                }
            }
            // The others take their time.
            None => {
                house.post("/people/clock", &json!({"advance_ms": 3_000}));
                let mut ways = ids.iter();
                let refresh = ways.find(|id| id.ends_with(":refresh") || id.ends_with(":console"));
                if let Some(id) = refresh {
                    let css = format!(
                        r#"{} .message.private [data-custom-id="{id}"]"#,
                        pane(person)
                    );
                    let _ = window.driver.click_now(&css);
                }
            }
        }
        // What comes of it shows in a moment, or not at all.
        std::thread::sleep(Duration::from_millis(150));
    }
}

#[test]
fn a_stranger_comes_to_his_first_success_in_every_game() {
    let Some((_turn, house, window)) = begin("") else {
        return;
    };
    window.driver.resize(390, 844);
    assert_eq!(FIRSTS.len(), games::IDS.len(), "each game has a first");
    let mut table = 0;
    for (lang, person) in ["ada", "grace"].into_iter().enumerate() {
        for first in &FIRSTS {
            window
                .driver
                .goto(&format!("{}/#{person}=", house.address()));
            window.driver.reload();
            let solo = format!("[data-solo={}]", first.game);
            window.driver.waits_for(&solo);
            window.driver.click(&solo);
            table += 1;
            // The way to his console is a press away, in his language.
            let way = format!(
                r#"{} .message.private [data-custom-id^="h1:{table}:"]"#,
                pane(person)
            );
            window.driver.click(&way);
            comes_to(&window, &house, (person, lang), first, table);
            window.shot(&format!("first-{}-{person}", first.game));
            let ends = json!({"channel": "launch-pad", "command": "table close", "options": {}});
            house.post(&format!("/people/{person}/command"), &ends);
        }
    }
}
