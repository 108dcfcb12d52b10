//! The page on a phone, and what is in sight there: targets for fingers, a welcome from its title
//! on, badges that outlive a reload, and every picture that matters when it comes.

use serde_json::{Value, json};

use super::begin;
use super::window::{LEARN, Window, pane};

/// How small what a finger presses may be.
const FINGER: f64 = 44.0;

/// What can be pressed and is smaller; words within a sentence are as they are.
const SMALL: &str = r#"
    const all = [...document.querySelectorAll("button, select, input, textarea, [role=button], [role=option]")];
    const inline = ".mention, .link, .spoiler, .unseen";
    return all.filter((n) => n.checkVisibility() && !n.matches(inline)).flatMap((n) => {
        const at = n.getBoundingClientRect();
        const small = at.width < arguments[0] - 0.5 || at.height < arguments[0] - 0.5;
        return small ? [`${n.className} ${n.innerText} ${at.width}x${at.height}`] : [];
    });
"#;

/// Of the message that came last: whether what it asks for (the two lines above its picture), the
/// picture, and the beginning of what is pressed first can be seen without scrolling.
const IN_SIGHT: &str = r#"
    const frame = document.querySelector(".scroller").getBoundingClientRect();
    const last = document.querySelector(".messages").lastElementChild;
    const seen = (node) => {
        const at = node.getBoundingClientRect();
        return at.top >= frame.top - 1 && at.bottom <= frame.bottom + 1;
    };
    const words = last.querySelector(".text");
    const lines = 2 * parseFloat(getComputedStyle(words).lineHeight);
    const { top, bottom } = words.getBoundingClientRect();
    return {
        sentence: Math.max(top, bottom - lines) >= frame.top - 1,
        picture: seen(last.querySelector(".zoomable")),
        pressed: last.querySelector(".select, button.button").getBoundingClientRect().top + 20 <= frame.bottom,
    };
"#;

/// All of it is in sight, once the page has come to rest.
#[track_caller]
fn is_in_sight(window: &Window, what: &str) {
    let all = json!({"sentence": true, "picture": true, "pressed": true});
    window.driver.until(what, || {
        let parts = window.driver.run(IN_SIGHT, &[]);
        (parts == all)
            .then_some(())
            .ok_or_else(|| parts.to_string())
    });
}

#[track_caller]
fn has_room_for_fingers(window: &Window) {
    let small = window.driver.run(SMALL, &[json!(FINGER)]);
    let small = small.as_array().cloned().unwrap_or_default();
    assert!(small.is_empty(), "{small:#?}");
}

#[test]
fn touch_targets_are_large_and_beginnings_are_in_sight() {
    let Some((house, window)) = begin("") else {
        return;
    };
    window.driver.resize(390, 844);
    // A channel where nothing was said yet, from its title on.
    window.driver.goto(&format!(
        "{}/#ada=Mission+Control%2Forbit-1",
        house.address()
    ));
    window.driver.reload();
    window.sees("ada", "Welcome to #orbit-1");
    window.driver.waits_for("[data-first]");
    let title = r#"
        const frame = document.querySelector(".scroller").getBoundingClientRect();
        return document.querySelector(".welcome h1").getBoundingClientRect().top >= frame.top;
    "#;
    window.driver.until("the title", || {
        let is_seen = window.driver.run(title, &[]) == true;
        is_seen
            .then_some(())
            .ok_or_else(|| "it is above the edge".to_owned())
    });
    has_room_for_fingers(&window);
    // The front door: its picture, and the first game to press.
    window.driver.goto(&format!("{}/#ada=", house.address()));
    window.driver.reload();
    window.sees("ada", "Five space board games");
    window.pictures_are_there("ada");
    window.shot("phone-door");
    is_in_sight(&window, "what of the front door is in sight on arrival");
    has_room_for_fingers(&window);
    // A lesson, whose pages take each other's place.
    window.enters("ada", "planetaire", LEARN);
    window.sees_privately("ada", "lesson 1/");
    let right = r#"[data-custom-id="learn:planetaire:0:0"]"#;
    window.driver.click(&format!("{} {right}", pane("ada")));
    window.sees_privately("ada", "lesson 2/");
    window.pictures_are_there("ada");
    house.starts_alone("planetaire");
    window.sees("ada", "Ada is hunting: 0 rays");
    window.presses("ada", "My console");
    window.sees_privately("ada", "Your hunt: 0 rays");
    window.pictures_are_there("ada");
    has_room_for_fingers(&window);
    is_in_sight(&window, "what of the console is in sight when it is opened");
    window.shot("phone-console");
    // A select, whose choices lie over what is there.
    let settings = json!({"channel": "launch-pad", "command": "me settings", "options": {}});
    house.post("/people/ada/command", &settings);
    let select = format!("{} .select", pane("ada"));
    window.driver.waits_for(&select);
    window.driver.click(&select);
    window.driver.waits_for(".popup .choice");
    has_room_for_fingers(&window);
    window.driver.types_on(super::window::ESCAPE);
    window.driver.waits_for_no(".popup");
    window.driver.click(&format!("{} .burger", pane("ada")));
    window
        .driver
        .waits_for(&format!("{}.menu-open", pane("ada")));
    has_room_for_fingers(&window);
    window.was_quiet();
}

#[test]
fn unread_badge_survives_a_reload_until_read() {
    let Some((house, window)) = begin("") else {
        return;
    };
    window.sees("ada", "Planétaire");
    window.adds("Grace", "grace");
    window.driver.waits_for("[data-beside=linus]");
    let orbit = format!("{} [data-channel=orbit-1]", pane("ada"));
    let count = format!("{orbit} .count");
    let says = |words: &str| {
        let said = json!({"channel": "orbit-1", "content": words});
        house.post("/people/linus/message", &said);
    };
    let counts = |many: &str| {
        let script = "return document.querySelector(arguments[0])?.firstChild?.textContent ?? ''";
        window.driver.until(many, || {
            let now = window.driver.run(script, &[Value::from(count.as_str())]);
            (now == many).then_some(()).ok_or_else(|| now.to_string())
        });
    };
    says("one");
    counts("1");
    window.driver.reload();
    counts("1");
    window.driver.waits_for("[data-beside=linus]");
    window.driver.waits_for_no("[data-beside=grace]");
    says("two");
    counts("2");
    let read = "document.querySelector(arguments[0]).click()";
    window.driver.run(read, &[Value::from(orbit.as_str())]);
    window.sees("ada", "two");
    window.driver.waits_for_no(&count);
    window.driver.reload();
    window.sees("ada", "two");
    assert!(!window.driver.has(&count));
}

#[test]
fn new_pictures_are_visible_on_phone_and_desktop() {
    for (width, height) in [(390, 844), (1280, 800)] {
        let Some((house, window)) = begin("") else {
            return;
        };
        window.driver.resize(width, height);
        window.pictures_are_there("ada");
        window.watches_pictures();
        house.starts_alone("contact");
        window.presses("ada", "My console");
        window.presses("ada", "Start mission");
        window.sees("ada", "The rings show");
        window.sees_privately("ada", "Which planet?");
        // A hand that moves, over the map.
        window.sees_a_film("ada");
        window.pictures_are_there("ada");
        window.shot(&format!("film-{width}"));
        window.saw_pictures_come(1);
        window.saw_films_come(1);
        // Free of charge, and as often as the player wants.
        window.presses("ada", "See again");
        window.sees_a_film("ada");
        window.was_quiet();
    }
}
