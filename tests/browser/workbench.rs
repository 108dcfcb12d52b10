//! The drawer for those who build: languages, faults, the clock, the log. Each switch does what it
//! says, and the page in front goes on.

use super::begin;

#[test]
fn workbench_controls_work() {
    let Some((house, window)) = begin("") else {
        return;
    };
    house.starts_alone("planetaire");
    window.sees("ada", "Ada is hunting: 0 rays");
    let bench = ".bench";
    window.driver.click("[data-workbench]");

    // People: closed doors, another language.
    window
        .driver
        .click(".bench-person:first-child input[type=checkbox]");
    window.driver.until("closed DMs", || {
        let ada = house.get("/people/ada");
        (ada["dms_closed"] == true)
            .then_some(())
            .ok_or_else(|| ada.to_string())
    });
    let french = ".bench-person:first-child option[value=fr]";
    window.driver.click(french);
    window.sees("ada", "Bienvenue dans #launch-pad");
    window.sees("ada", "Toi seul peux voir ceci");

    // The log: what the bot was told, and what it asked.
    window.click_words(bench, "button", "Log");
    window.driver.until("the log", || {
        let text = window.text(".log");
        let whole = text.contains("INTERACTION_CREATE") && text.contains("/channels/{id}/messages");
        whole.then_some(()).ok_or(text)
    });
    window.shot("workbench");

    // The clock moves, and Discord's stamps with it.
    let before = house.get("/people/clock")["now_ms"].as_u64().unwrap();
    window.click_words(bench, "button", "Clock");
    window.click_words(bench, "button", "+1 h");
    window.driver.until("an hour later", || {
        let now = house.get("/people/clock")["now_ms"].as_u64().unwrap();
        (now >= before + 3_600_000)
            .then_some(())
            .ok_or_else(|| now.to_string())
    });

    // Faults: the connection breaks, the bot starts again, and the game goes on.
    window.click_words(bench, "button", "Faults");
    window.click_words(bench, "button", "Drop: rst");
    window.click_words(bench, "button", "Heal everything");
    let earlier = house.get("/people/status")["commands_at_ms"].clone();
    window.click_words(bench, "button", "Restart the bot");
    window.driver.until("the bot is back", || {
        let text = window.text(".bench-said");
        text.contains("true").then_some(()).ok_or(text)
    });
    window.driver.click("[data-workbench]");
    let again = format!("/people/wait?connected=true&commands_after_ms={earlier}&timeout_ms=30000");
    assert_eq!(house.get(&again)["connected"], true);
    window.presses("ada", "My console");
    window.sees_privately("ada", "0 rayon tiré");
    window.presses("ada", "1–8");
}
