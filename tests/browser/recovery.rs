//! A reload, a phone, a bot that fails, a bot that restarts: the page goes on.

use serde_json::json;

use super::begin;
use super::window::pane;

#[test]
fn reload_keeps_people_and_channels() {
    let Some((house, window)) = begin("") else {
        return;
    };
    window.sees("ada", "Planétaire");
    window.adds("Grace", "grace");
    window
        .driver
        .click(&format!("{} [data-jump]", pane("grace")));
    window.sees("grace", "C’est le début de tes messages privés");
    window.driver.reload();
    window.sees("grace", "C’est le début de tes messages privés");
    window.sees("ada", "Welcome to #launch-pad");

    // Edits and deletions arrive by themselves, also after the bot was away.
    let said = json!({"channel": "launch-pad", "content": "first words"});
    let sent = house.post("/people/linus/message", &said);
    let id = sent["message"]["id"].as_str().unwrap();
    window.sees("ada", "first words");
    house.fault("drop_gateway", json!({"how": "rst"}));
    house.post("/people/restart-bot", &json!({}));
    let mine = format!("{} [data-id=\"{id}\"]", pane("ada"));
    window.driver.waits_for(&mine);
    house.delete(&format!("/people/linus/messages/{id}"));
    window.driver.waits_for_no(&mine);
    house.is_ready();
}

#[test]
fn typed_address_opens_the_channel_and_shows_news() {
    let Some((house, window)) = begin("") else {
        return;
    };
    // One after the other, before the last one has led anywhere, on a slow line.
    slows(&window, false, 100);
    window.driver.run(HURRIED, &[]);
    window.sees("grace", "Bienvenue dans #launch-pad");
    window.driver.until("the last address", || {
        let addresses = window.driver.run("return window.told", &[]).to_string();
        addresses.contains("grace").then_some(()).ok_or(addresses)
    });
    // No one was sent where they did not want to go, not even for a moment.
    let addresses = window.driver.run("return window.told", &[]).to_string();
    assert!(!addresses.contains("dm"), "{addresses}");
    slows(&window, false, 0);
    window.driver.waits_for_no(&pane("linus"));
    let said = json!({"channel": "launch-pad", "content": "words that come"});
    house.post("/people/linus/message", &said);
    window.sees("grace", "words that come");
    window.driver.reload();
    window.sees("grace", "words that come");
    window.was_quiet();
}

#[test]
fn message_during_loading_of_a_person_is_shown_to_them() {
    let Some((house, window)) = begin("") else {
        return;
    };
    window.sees("ada", "Planétaire");
    window.driver.run(HOLDS_THE_LAST_ANSWER, &[]);
    window.driver.click("[data-beside=grace]");
    window.driver.until("Grace's last answer", || {
        let is_held = window.driver.run("return Boolean(window.release)", &[]) == true;
        is_held.then_some(()).ok_or_else(String::new)
    });
    let said = json!({"channel": "launch-pad", "content": "a word meanwhile"});
    house.post("/people/linus/message", &said);
    window.sees("ada", "a word meanwhile");
    window.driver.run("window.release()", &[]);
    window.sees("grace", "a word meanwhile");
    let count = r#"
        const said = [...document.querySelectorAll(".messages li")];
        return said.filter((node) => node.innerText.includes("a word meanwhile")).length;
    "#;
    assert_eq!(window.driver.run(count, &[]), 2, "once for each of them");
    window.was_quiet();
}

/// The last thing that a person's pane asks for as it loads is answered when the test says so.
const HOLDS_THE_LAST_ANSWER: &str = r#"
    const ask = window.fetch;
    window.fetch = async (path, ...rest) => {
        const answer = await ask(path, ...rest);
        if (String(path).endsWith("/modal")) await new Promise((go) => (window.release = go));
        return answer;
    };
"#;

#[test]
fn input_before_the_page_has_loaded_works() {
    let Some((_house, window)) = begin("") else {
        return;
    };
    window.sees("ada", "Planétaire");
    slows(&window, false, 400);
    window.driver.click("[data-add-person]");
    window.picks("Linus");
    window.types("linus", "/planetaire open ");
    window.driver.click(&format!("{} .run", pane("linus")));
    window.sees("ada", "players");
    window.was_quiet();
}

/// Addresses, each some time after the last one, and what the page makes of them.
const HURRIED: &str = r#"
    window.told = [];
    const replace = history.replaceState.bind(history);
    history.replaceState = (state, title, url) => {
        window.told.push(String(url));
        replace(state, title, url);
    };
    for (let nth = 0; nth < 12; nth += 1) {
        setTimeout(() => { location.hash = nth % 2 ? '#grace=' : '#linus='; }, nth * 90);
    }
"#;

fn is_offline(window: &super::window::Window, offline: bool) {
    slows(window, offline, 0);
}

fn slows(window: &super::window::Window, offline: bool, latency: u16) {
    let network = json!({
        "offline": offline, "latency": latency, "downloadThroughput": -1, "uploadThroughput": -1,
    });
    window.driver.devtools("Network.enable", json!({}));
    window
        .driver
        .devtools("Network.emulateNetworkConditions", network);
}

#[test]
fn page_recovers_from_a_lost_connection_or_new_sandbox() {
    let Some((mut house, window)) = begin("") else {
        return;
    };
    window.sees("ada", "Planétaire");
    let missed = json!({"channel": "launch-pad", "content": "said while you were away"});
    is_offline(&window, true);
    house.post("/people/linus/message", &missed);
    is_offline(&window, false);
    window.sees("ada", "said while you were away");

    house.start_anew();
    window.driver.until("the new sandbox", || {
        let text = window.text(".timeline");
        let anew = text.contains("Planétaire") && !text.contains("said while");
        anew.then_some(()).ok_or(text)
    });
    house.starts_alone("planetaire");
    window.sees("ada", "Ada is hunting: 0 rays");
}

#[test]
fn silent_bot_is_shown_as_failed_interaction() {
    let Some((house, window)) = begin("") else {
        return;
    };
    house.starts_alone("planetaire");
    window.sees("ada", "Ada is hunting: 0 rays");
    house.fault("events_delayed", json!({"ms": 60_000}));
    window.presses("ada", "My console");
    window.sees("ada", "This interaction failed");
}

#[test]
fn phone_shows_one_person_at_a_time() {
    let Some((house, window)) = begin("") else {
        return;
    };
    window.driver.resize(400, 800);
    house.starts_alone("planetaire");
    window.sees("ada", "Ada is hunting: 0 rays");
    window.pictures_are_there("ada");
    window.shot("phone");
    window.prefers("light");
    window.driver.reload();
    window.sees("ada", "Ada is hunting: 0 rays");
    window.pictures_are_there("ada");
    window.shot("phone-light");
    let wide = "return document.documentElement.scrollWidth > innerWidth";
    assert_eq!(window.driver.run(wide, &[]), false, "the page is too wide");
    window.adds("Grace", "grace");
    window.driver.waits_for(&format!("{}.front", pane("grace")));
    let shown =
        "return [...document.querySelectorAll('.pane')].filter((n) => n.checkVisibility()).length";
    assert_eq!(window.driver.run(shown, &[]), 1);
    window.driver.click(&format!("{} .burger", pane("grace")));
    window
        .driver
        .click(&format!("{} [data-channel=orbit-1]", pane("grace")));
    window.sees("grace", "Bienvenue dans #orbit-1");
    window.was_quiet();
}
