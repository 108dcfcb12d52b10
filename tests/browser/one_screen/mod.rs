//! A decision on one screen: the message that asks for it holds what happened, the board and all
//! that can be pressed, and is no higher than a screen. Measured in the real page, as Discord would
//! show it, at every decision of a game alone, and in the review of that game.

mod layout;

use layout::{FRAMES, Laid, Spread, laid_out};
use serde_json::Value;

use crate::driver::Driver;
use crate::skipped;
use crate::support::rehearsal::{Plan, rehearses};
use crate::support::{Evening, Person};
use crate::window::Window;

/// How high such a message should be at most, in either frame.
const GOAL: u32 = 640;
/// How many of the highest are named.
const NAMED: usize = 10;

/// A game, and the most that its decisions take. A second board is the DM of a player who was away.
struct Bound {
    plan: Plan,
    /// The highest message on a desktop and on a phone.
    highest: [u32; 2],
}

/// Most boards before one person.
const BOARDS: u32 = 2;
/// Most presses of the commonest move.
const PRESSES: u32 = 2;

const GAMES: [Bound; 5] = [
    Bound {
        plan: Plan {
            game: "planetaire",
            moves: &["side", "fire-from"],
            by_hand: 6,
            then: "",
        },
        highest: [615, GOAL],
    },
    Bound {
        plan: Plan {
            game: "interceptor",
            moves: &["letter", "seal", "seal-now"],
            by_hand: 4,
            then: "seal",
        },
        highest: [605, GOAL],
    },
    Bound {
        plan: Plan {
            game: "connection",
            moves: &["steer", "send"],
            by_hand: 4,
            then: "",
        },
        highest: [600, GOAL],
    },
    Bound {
        plan: Plan {
            game: "lune",
            moves: &["fly-to"],
            by_hand: 4,
            then: "",
        },
        highest: [610, GOAL],
    },
    Bound {
        plan: Plan {
            game: "contact",
            moves: &["name", "pick", "guess", "send"],
            by_hand: 100,
            then: "",
        },
        highest: [550, GOAL],
    },
];

/// Or in the language of the environment, such as `HOUSTON_SCREENS=pt-BR`: each takes as long
/// again.
#[test]
fn messages_keep_to_their_screens_in_english() {
    let named = std::env::var("HOUSTON_SCREENS").unwrap_or_default();
    let mut others = ["de", "es-ES", "pt-BR"].into_iter();
    let other = others.find(|locale| *locale == named);
    keep_to_their_screens(other.unwrap_or("en-US"));
}

#[test]
fn messages_keep_to_their_screens_in_french() {
    keep_to_their_screens("fr");
}

#[track_caller]
fn keep_to_their_screens(locale: &'static str) {
    let Some(driver) = Driver::start() else {
        skipped::skipped("there is no chromium, or no chromedriver");
        return;
    };
    let name = format!("one_screen_{locale}");
    let evening = Evening::fated(&name, locale, &[("Ada", locale)]);
    let ada = evening.seat("Ada");
    let games = (1..).zip(&GAMES).map(|(table, bound)| {
        let done = rehearses(&ada, &bound.plan, table);
        let pages = pages_of_a_review(&ada, table);
        ada.plays("/table close");
        (bound, done, pages)
    });
    let games: Vec<_> = games.collect();
    let page = format!("http://{}/#ada=Club%2Fgeneral", evening.page());
    let window = Window::open(driver, &page);
    let messages = games.iter().flat_map(|(_, done, pages)| {
        let decisions = done.decisions.iter().map(|decision| &decision.message);
        decisions.chain(pages)
    });
    let messages: Vec<&Value> = messages.collect();
    let mut laid = laid_out(&window, "ada", &messages).into_iter();

    let mut all: Vec<(u32, String)> = Vec::new();
    let mut excess: Vec<String> = Vec::new();
    println!(
        "{locale}: height in px, lines above the picture (median / highest); boards, presses; whole"
    );
    for (bound, done, pages) in &games {
        let game = bound.plan.game;
        let many = done.decisions.len();
        let laid_pages = laid.by_ref().take(many + pages.len());
        let mut laid: Vec<[Laid; 2]> = laid_pages.collect();
        let reviewed = laid.split_off(many);
        let boards = Spread::of(done.decisions.iter().map(|it| it.boards)).highest;
        assert!(
            !done.presses.is_empty(),
            "{game}: no move is made by its controls"
        );
        let presses = Spread::of(done.presses.iter().copied()).highest;
        let whole = done.decisions.iter().filter(|it| it.is_whole).count();
        let mut holds = |what: &str, is: u32, most: u32| {
            if is > most {
                excess.push(format!("{game}: {what} {is}, not {most}"));
            }
        };
        holds("boards", boards, BOARDS);
        holds("presses", presses, PRESSES);
        for (at, frame) in FRAMES.iter().enumerate() {
            let name = frame.name;
            let height = Spread::of(laid.iter().map(|laid| laid[at].height));
            let lines = Spread::of(laid.iter().map(|laid| laid[at].lines));
            println!(
                "{game:<11} {name:<8} {height}  {lines}   {boards}  {presses}  {whole}/{many}"
            );
            holds(name, height.highest, bound.highest[at]);
            let named = done.decisions.iter().zip(&laid);
            all.extend(named.map(|(it, laid)| {
                let text = match laid[at].height > GOAL {
                    true => format!("\n{}", it.message["content"].as_str().unwrap_or_default()),
                    false => String::new(),
                };
                (laid[at].height, format!("{name} {}{text}", it.name))
            }));
            let height = Spread::of(reviewed.iter().map(|laid| laid[at].height));
            println!(
                "{game:<11} {name:<8} {height}  of {} pages of its review",
                pages.len()
            );
            holds("review", height.highest, GOAL);
            all.extend(pages.iter().zip(&reviewed).map(|(page, laid)| {
                let text = page["content"].as_str().unwrap_or_default();
                (laid[at].height, format!("{name} review\n{text}"))
            }));
        }
    }
    all.sort_by_key(|(height, _)| std::cmp::Reverse(*height));
    println!("the highest; the goal is {GOAL}:");
    for (height, name) in all.iter().take(NAMED) {
        println!("{height:>5} {name}");
    }
    assert!(excess.is_empty(), "{excess:#?}");
}

/// Pages of a review of the game that is over at the table of this number: its beginning, its
/// turning points and its end.
#[track_caller]
fn pages_of_a_review(person: &Person<'_>, table: u64) -> Vec<Value> {
    person.plays("/table review").privately();
    let mut page = person.sees_in_the_channel(&format!("** · #{table} · "));
    let mut pages = Vec::new();
    for turn in page.entries() {
        if turn.starts_with(['🤔', '❌']) {
            page = page.picks(&turn).on_the_board();
            pages.push(page.message.clone());
        }
    }
    for turn in ["⏮", "▶", "⏭"] {
        page = page.presses(turn).on_the_board();
        pages.push(page.message.clone());
    }
    pages
}

#[test]
fn every_game_alone_has_its_bounds() {
    let bound = GAMES.map(|bound| bound.plan.game);
    for game in games::solitary() {
        assert!(bound.contains(&game), "{game}");
    }
}
