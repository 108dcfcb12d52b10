//! Lessons in the page, on a phone, by pressing alone: every game, in both languages, with a wrong
//! press at every beat.

use super::begin;
use super::window::{LEARN, Window, pane};

/// How many words a slow reader reads in a minute and a half.
const WORDS: usize = 300;

/// The ids of the beat's buttons, by the lowest message that has any.
const CHOICES: &str = r#"
    const all = [...document.querySelectorAll(`${arguments[0]} .message`)];
    const of = (n) => [...n.querySelectorAll(`button[data-custom-id^="learn:"]`)];
    const lowest = all.filter((n) => of(n).length > 0).at(-1);
    return lowest ? of(lowest).filter((b) => !b.disabled).map((b) => b.dataset.customId) : [];
"#;
/// Whether the picture of the lowest message is in sight, and its words.
const PAGE: &str = r#"
    const lowest = [...document.querySelectorAll(`${arguments[0]} .message`)].at(-1);
    const picture = lowest?.querySelector("img");
    const at = picture?.getBoundingClientRect();
    const frame = document.querySelector(`${arguments[0]} .scroller`).getBoundingClientRect();
    const seen = at ? Math.min(at.bottom, frame.bottom) - Math.max(at.top, frame.top) : 0;
    return {
        words: lowest?.querySelector(".text")?.innerText ?? "",
        busy: !!lowest?.querySelector("[aria-busy=true], button:disabled"),
        there: !!picture && picture.complete && picture.naturalWidth > 100,
        seen: at && at.height > 0 ? seen / at.height : 0,
    };
"#;

fn words(page: &str) -> usize {
    // What stands before a French colon is no word.
    let said = page.split_whitespace();
    said.filter(|word| word.contains(char::is_alphanumeric))
        .count()
}

fn choices(window: &Window, person: &str) -> Vec<String> {
    let said = window.driver.run(CHOICES, &[pane(person).into()]);
    let said = said.as_array().cloned().unwrap_or_default();
    said.iter()
        .filter_map(|id| Some(id.as_str()?.to_owned()))
        .collect()
}

/// Waits for the beat after so many presses; tells its page, whose picture is in sight.
#[track_caller]
fn page(window: &Window, person: &str, is_new: impl Fn(&str) -> bool) -> String {
    window
        .driver
        .until("a page of a lesson, with its picture in sight", || {
            let page = window.driver.run(PAGE, &[pane(person).into()]);
            let words = page["words"].as_str().unwrap_or_default().to_owned();
            let fits = page["busy"] == false
                && page["there"] == true
                && page["seen"].as_f64().unwrap_or(0.0) > 0.9;
            (fits && is_new(&words))
                .then_some(words)
                .ok_or_else(|| page.to_string())
        })
}

/// Plays a lesson to its end; tells how many beats it had and how many words were to be read, the
/// wrong turns apart.
fn plays(window: &Window, person: &str, game: &str) -> (usize, usize) {
    window.enters(person, game, LEARN);
    let mut before = page(window, person, |words| !words.is_empty());
    let mut read = words(&before);
    let mut beats = 0;
    loop {
        // `learn:<game>:<beat>:<choice>`; what leads on has no choice.
        let mut all = choices(window, person);
        all.retain(|id| id.matches(':').count() == 3);
        let Some(right) = all.iter().find(|id| id.ends_with(":0")) else {
            return (beats, read);
        };
        for wrong in all.iter().filter(|id| *id != right) {
            press(window, person, wrong);
            let told = page(window, person, |words| words != before);
            assert!(choices(window, person).contains(right), "{told}");
            before = told;
        }
        press(window, person, right);
        let next = page(window, person, |words| {
            words != before && !choices(window, person).contains(right)
        });
        read += words(&next);
        (before, beats) = (next, beats + 1);
        assert!(beats <= 12, "{before}");
    }
}

#[track_caller]
fn press(window: &Window, person: &str, id: &str) {
    let button = format!(r#"{} button[data-custom-id="{id}"]"#, pane(person));
    window.driver.click(&button);
}

#[test]
fn every_lesson_can_be_played_on_a_phone() {
    let Some((house, window)) = begin("") else {
        return;
    };
    window.driver.resize(390, 844);
    for person in ["ada", "grace"] {
        window
            .driver
            .goto(&format!("{}/#{person}=", house.address()));
        window.driver.reload();
        for game in games::taught() {
            window.driver.reload();
            let (beats, read) = plays(&window, person, game);
            assert!(beats >= 2, "{game}: {beats}");
            assert!(read <= WORDS, "{game}: {read} words");
            println!("{game} as {person}: {beats} beats, {read} words");
            window.shot(&format!("lesson-{game}-{person}"));
        }
    }
    window.was_quiet();
}
