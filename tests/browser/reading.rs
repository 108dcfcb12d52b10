//! What a reader sees of messages, as on Discord: pictures in its frames, larger on a click; a
//! reply's preview in one row; what answers them alone is brought into sight, and what others do
//! moves no reader who has scrolled up.

use serde_json::{Value, json};

use super::begin;
use super::house::House;
use super::window::{Window, pane};

/// One pixel.
const DOT: &str = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/// The width and height of the last thing like this, as it is shown.
const SIZE: &str = r#"
    const at = [...document.querySelectorAll(arguments[0])].at(-1)?.getBoundingClientRect();
    return at ? [at.width, at.height] : [0, 0];
"#;

#[track_caller]
fn size(window: &Window, css: &str) -> [f64; 2] {
    let size = window.driver.run(SIZE, &[css.into()]);
    [0, 1].map(|at| size[at].as_f64().unwrap())
}

#[test]
fn pictures_have_the_frames_of_discord_and_are_larger_on_a_click() {
    let Some((house, window)) = begin("") else {
        return;
    };
    house.starts_alone("planetaire");
    window.sees("ada", "Ada is hunting: 0 rays");
    window.pictures_are_there("ada");
    let picture = format!("{} .zoomable img", pane("ada"));
    let [wide, high] = size(&window, &picture);
    assert!(wide <= 550.0 && high <= 350.0, "{wide} x {high}");
    // It fills one side of the frame.
    assert!(wide > 549.0 || high > 349.0, "{wide} x {high}");
    let closer = |than: f64| {
        window.driver.click(&format!("{} .zoomable", pane("ada")));
        window.driver.waits_for("dialog.zoom[open] img");
        let [wide, _] = size(&window, "dialog.zoom img");
        assert!(wide > than, "{wide}");
        window.driver.click("dialog.zoom .round");
        window.driver.waits_for_no("dialog.zoom");
    };
    closer(wide);
    window.driver.resize(390, 844);
    let [wide, high] = size(&window, &picture);
    assert!(wide <= 294.0 && high <= 350.0, "{wide} x {high}");
    closer(wide);
    // No picture is drawn larger than it is.
    let files = json!([{"filename": "dot.png", "base64": DOT}]);
    let dot = json!({"channel": "launch-pad", "content": "", "files": files});
    house.post("/people/linus/message", &dot);
    window.driver.until("the dot", || {
        let now = size(&window, &picture);
        (now == [1.0, 1.0]).then_some(()).ok_or(format!("{now:?}"))
    });
    window.was_quiet();
}

#[test]
fn preview_of_a_reply_has_bold_words_and_names() {
    let Some((house, window)) = begin("") else {
        return;
    };
    window.sees("ada", "Planétaire");
    let ada = house.get("/people/ada")["id"].as_str().unwrap().to_owned();
    let words = format!("## The **brave**\n> <@{ada}> flies in *a* hurry\n-# and small");
    let said = json!({"channel": "launch-pad", "content": words});
    let said = house.post("/people/linus/message", &said);
    let reply = json!({
        "channel": "launch-pad", "content": "so they do", "reply_to": said["message"]["id"],
    });
    house.post("/people/grace/message", &reply);
    window.sees("ada", "so they do");
    let above = format!("{} .above-text", pane("ada"));
    assert_eq!(
        window.text(&above),
        "The brave @Ada flies in a hurry and small"
    );
    assert_eq!(window.text(&format!("{above} strong")), "brave");
    assert_eq!(window.text(&format!("{above} .mention")), "@Ada");
}

#[test]
fn mention_of_a_channel_and_link_to_a_message_lead_there() {
    let Some((house, window)) = begin("") else {
        return;
    };
    window.sees("ada", "Planétaire");
    let there = json!({"channel": "orbit-1", "content": "we meet here"});
    let there = house.post("/people/linus/message", &there);
    let [channel, message] = ["channel_id", "id"].map(|it| there["message"][it].as_str().unwrap());
    let link = format!("https://discord.com/channels/1/{channel}/{message}");
    let words = format!("<#{channel}>, [this](<{link}>), <#1>");
    let said = json!({"channel": "launch-pad", "content": words});
    house.post("/people/linus/message", &said);
    let back = || {
        window
            .driver
            .click(&format!("{} [data-channel=launch-pad]", pane("ada")))
    };
    for label in ["#orbit-1", "this"] {
        window.presses("ada", label);
        window.sees("ada", "we meet here");
        back();
        window.sees("ada", "#unknown");
    }
    // What they do not see leads nowhere.
    let unknown = format!("{} span.mention", pane("ada"));
    assert_eq!(window.text(&unknown), "#unknown");
    window.was_quiet();
}

/// So many lines by another person.
fn chat(house: &House, lines: usize) {
    for line in 0..lines {
        let said = json!({"channel": "launch-pad", "content": format!("line {line}")});
        house.post("/people/linus/message", &said);
    }
}

/// Scrolls as a wheel does, by so much; tells where that is.
const SCROLLS: &str = r#"
    const [scope, by] = arguments;
    const scroller = document.querySelector(`${scope} .scroller`);
    scroller.dispatchEvent(new WheelEvent("wheel", { bubbles: true }));
    scroller.scrollTop += by;
    const frame = () => new Promise((go) => requestAnimationFrame(go));
    return (async () => {
        for (let n = 0; n < 3; n += 1) await frame();
        return scroller.scrollTop;
    })();
"#;

#[track_caller]
fn scrolls(window: &Window, by: i32) -> Value {
    window.driver.run(SCROLLS, &[pane("ada").into(), by.into()])
}

#[test]
fn others_move_nobody_who_has_scrolled_up() {
    let Some((house, window)) = begin("") else {
        return;
    };
    window.sees("ada", "Planétaire");
    chat(&house, 30);
    window.sees("ada", "line 29");
    // Within a screen of the end, where a game's board comes.
    let reads_at = scrolls(&window, -300);
    house.post(
        "/people/grace/command",
        &json!({
            "channel": "launch-pad", "command": "planetaire open", "options": {"players": 1},
        }),
    );
    window.sees("ada", "Grace is hunting");
    window.pictures_are_there("ada");
    assert_eq!(scrolls(&window, 0), reads_at);
    // At the end one goes along.
    window.presses("ada", "Jump to the newest messages");
    house.post(
        "/people/linus/message",
        &json!({"channel": "launch-pad", "content": "the last"}),
    );
    window.sees("ada", "the last");
    is_in_sight(&window, ".messages > li:last-child");
}

/// All of the last thing like this is in sight, once the page has come to rest.
#[track_caller]
fn is_in_sight(window: &Window, css: &str) {
    let script = r#"
        const frame = document.querySelector(`${arguments[0]} .scroller`).getBoundingClientRect();
        const at = [...document.querySelectorAll(`${arguments[0]} ${arguments[1]}`)].at(-1)?.getBoundingClientRect();
        return at ? [at.top - frame.top, frame.bottom - at.bottom] : [-1, -1];
    "#;
    window.driver.until(css, || {
        let room = window.driver.run(script, &[pane("ada").into(), css.into()]);
        let fits = |at: usize| room[at].as_f64().unwrap() > -1.0;
        (fits(0) && fits(1)).then_some(()).ok_or(room.to_string())
    });
}

#[test]
fn own_answers_are_brought_into_sight() {
    let Some((house, window)) = begin("") else {
        return;
    };
    // All of a console has room.
    window.driver.resize(1280, 1100);
    house.starts_alone("planetaire");
    window.sees_privately("ada", "Good luck!");
    window.sees("ada", "Ada is hunting: 0 rays");
    chat(&house, 30);
    window.sees("ada", "line 29");
    // The answer to what was done in another tab, while one reads further up.
    scrolls(&window, -2_000);
    house.post(
        "/people/ada/command",
        &json!({
            "channel": "launch-pad", "command": "console", "options": {},
        }),
    );
    window.sees_privately("ada", "Your hunt: 0 rays");
    window.pictures_are_there("ada");
    is_in_sight(&window, ".message.private");
    // The button comes to rest in the middle, and the beginning of its message above the edge: what
    // it changes is seen whole.
    window.presses("ada", "⋯");
    window.sees_privately("ada", "Back");
    is_in_sight(&window, ".message.private");
    window.was_quiet();
}
