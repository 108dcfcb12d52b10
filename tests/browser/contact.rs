//! Two people at one desk play a round of Contact through the page: one plans in private and taps,
//! the other looks at the hand and guesses; and the crew's pane never holds what the source's does.

use serde_json::Value;

use super::begin;
use super::house::House;
use super::window::{Window, pane};

#[test]
fn tapped_transmission_is_understood() {
    let Some((house, window)) = begin("") else {
        return;
    };
    window.begins_for_two("contact");
    window.presses("ada", "Start mission");
    window.sees("grace", "Ada is the source");

    window.presses("ada", "My console");
    window.sees_privately("ada", "Your secret target: ");
    let target = target(&window);
    let legs = plans(&window, &house, &target);
    for landed in 0..legs {
        window.sees_privately("ada", &format!("Landings: {landed} of {legs}"));
        window.presses("ada", "Take off");
        window.presses("ada", "Land");
    }
    window.sees_privately("ada", "All landings done");
    window.pictures_are_there("ada");
    window.shot("contact-source");
    window.watches_pictures();
    // Her composer has a button with the same word.
    let console = format!("{} .message.private", pane("ada"));
    window.click_words(&console, "button", "Send");

    // The crew sees the hand, and neither the target nor the route.
    window.sees("grace", "Ada has transmitted");
    window.sees_a_film("grace");
    window.pictures_are_there("grace");
    window.saw_films_come(1);
    window.presses("grace", "My console");
    window.sees_privately("grace", "À toi de deviner");
    let all = house.everything("grace");
    for words in ["objectif secret", "secret target", "Your route", "→"] {
        assert!(!window.text(&pane("grace")).contains(words), "{words}");
        assert!(!all.contains(words), "grace is told {words:?}");
    }
    window.shot("contact-crew");
    window.chooses("grace", "Le signal vient de…", &target);
    window.sees_privately("grace", "correct");
    window.sees("ada", "Round 2/12");
    window.sees("ada", "Grace is the source");
    window.was_quiet();
}

fn target(window: &Window) -> String {
    let text = window.text(&format!("{} .message.private", pane("ada")));
    let (_, rest) = text.rsplit_once("Your secret target: ").unwrap();
    rest.chars().take(1).collect()
}

/// Chooses stop after stop until the route ends on the target. Tells how many legs it has.
fn plans(window: &Window, house: &House, target: &str) -> usize {
    let mut route: Vec<String> = Vec::new();
    let mut tried: Vec<String> = Vec::new();
    while route.last().is_none_or(|end| end != target) {
        let from = route.last().map_or("Earth", String::as_str);
        let (select, free) = free(window, house, &format!("From {from}, fly to…"));
        // A button says beside its letter that it is the target.
        let letter = |stop: &str| stop.split(" · ").next().unwrap_or_default().to_owned();
        let next = free.iter().find(|stop| letter(stop) == target);
        match next.or_else(|| free.iter().find(|stop| !tried.contains(*stop))) {
            Some(stop) => {
                tried.push(stop.clone());
                window.chooses("ada", &select, stop);
                route.push(letter(stop));
            }
            None => {
                window.presses("ada", "Undo leg");
                route.pop();
            }
        }
        let way: Vec<&str> = ["Earth"]
            .into_iter()
            .chain(route.iter().map(String::as_str))
            .collect();
        if !route.is_empty() {
            window.sees_privately("ada", &format!("Your route: {}.", way.join(" → ")));
        }
    }
    route.len()
}

/// What can be flown to from here, once the list says so.
fn free(window: &Window, house: &House, placeholder: &str) -> (String, Vec<String>) {
    window.driver.until(placeholder, || {
        let places = house.get("/people/ada/places");
        let servers = places["servers"].as_array().unwrap().iter();
        let channels = servers.flat_map(|server| server["channels"].as_array().unwrap());
        let messages = channels.flat_map(|channel| {
            let id = channel["id"].as_str().unwrap();
            let path = format!("/people/ada/messages?channel={id}&limit=200");
            house.get(&path)["messages"].as_array().unwrap().clone()
        });
        let rows = messages.flat_map(|message| list(&message["components"]));
        let parts: Vec<Value> = rows.flat_map(|row| list(&row["components"])).collect();
        let Some(select) = parts.iter().find(|part| part["placeholder"] == placeholder) else {
            // A few stops that lead to the target are a button each.
            let stops = parts.iter().filter(|part| {
                let id = part["custom_id"].as_str().unwrap_or_default();
                id.starts_with("pick:") && id.contains(":g:stop")
            });
            let stops: Vec<String> = stops
                .map(|stop| stop["label"].as_str().unwrap().to_owned())
                .collect();
            return match stops.is_empty() {
                true => Err("no such list".to_owned()),
                false => Ok((placeholder.to_owned(), stops)),
            };
        };
        let open = |stop: &Value| {
            let about = stop["description"].as_str().unwrap_or_default();
            (!about.contains("blocked")).then(|| stop["label"].as_str().unwrap().to_owned())
        };
        let stops = list(&select["options"]);
        Ok((
            placeholder.to_owned(),
            stops.iter().filter_map(open).collect(),
        ))
    })
}

fn list(value: &Value) -> Vec<Value> {
    value.as_array().cloned().unwrap_or_default()
}
