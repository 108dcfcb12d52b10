//! The host changes what the table agrees on, by selects, before the game; everyone sees what
//! changed, and no one loses their seat by it.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::support::{Evening, Person, Seen};

const CLUB: &[(&str, &str)] = &[("Ada", "en-US"), ("Bob", "en-US"), ("Eve", "en-US")];

/// The selects of a page, by what they are about, each with what is chosen.
#[track_caller]
fn selects(page: &Seen<'_>) -> BTreeMap<String, (String, Value)> {
    let selects = page.components().filter(|it| it["type"] == 3);
    let read = |select: &Value| {
        let shown = select["placeholder"].as_str().unwrap();
        let (name, chosen) = shown.split_once(" · ").unwrap();
        (name.to_owned(), (chosen.to_owned(), select.clone()))
    };
    selects.map(read).collect()
}

/// Chooses this option in the select about that.
#[track_caller]
fn chooses<'e>(person: &Person<'e>, page: &Seen<'e>, about: &str, label: &str) -> Seen<'e> {
    let all = selects(page);
    let (chosen, _) = all.get(about).unwrap_or_else(|| panic!("{about}: {all:?}"));
    let placeholder = format!("{about} · {chosen}");
    let after = page.as_seen_by(person).selects(&placeholder, label);
    let now = selects(&after).remove(about).map(|(chosen, _)| chosen);
    assert_eq!(now.as_deref(), Some(label), "{about}");
    after.privately()
}

/// Looks at every page of what is agreed on, from the first; what is done there may change it.
#[track_caller]
fn each_page<'e>(host: &Person<'e>, mut look: impl FnMut(Seen<'e>) -> Seen<'e>) {
    let mut page = look(host.presses_more("Options").privately());
    while page.button("Next").is_some() {
        page = look(page.presses("Next").privately());
    }
}

/// What `open` asks at a game, by the names of its options, but for who plays.
#[track_caller]
fn asked(person: &Person<'_>, game: &str) -> Vec<String> {
    let path = format!("/people/{}/commands?channel=general", person.name);
    let commands = person.evening.get(&path)["commands"].clone();
    let called = |list: &Value, name: &str| {
        let mut list = list.as_array().unwrap().iter();
        list.find(|it| it["name"] == name).cloned().unwrap()
    };
    let open = called(&called(&commands, game)["options"], "open");
    let options = open["options"].as_array().unwrap().iter();
    let names = options.map(|it| it["name"].as_str().unwrap().to_owned());
    names
        // Who plays is not an option of the game.
        .filter(|name| !["players", "opponent", "computer"].contains(&name.as_str()))
        .collect()
}

#[test]
fn host_can_change_every_option_of_every_game() {
    for game in games::IDS {
        let evening = Evening::hurried(&format!("options_{game}"), "en-US", CLUB);
        let [ada, bob] = ["Ada", "Bob"].map(|name| evening.seat(name));
        ada.plays(&format!("/{game} open")).sees("open");
        bob.presses("Join").privately();
        let more = bob.presses("⋯").privately();
        assert_eq!(more.button("Options"), None, "{game}");
        let (mut changed, mut names) = (BTreeMap::new(), Vec::new());
        each_page(&ada, |mut page| {
            for (about, (chosen, select)) in selects(&page) {
                names.push(about.to_lowercase());
                if about == "Language" {
                    continue;
                }
                let options = select["options"].as_array().unwrap().iter();
                let mut labels = options.map(|it| it["label"].as_str().unwrap());
                let other = labels.rfind(|label| **label != chosen).unwrap();
                page = chooses(&ada, &page, &about, other);
                let now = ada.sees_on_the_board(&format!("{about} · {other}"));
                now.sees("Changed by the host: ").sees("2. **Bob**");
                changed.insert(about, other.to_owned());
            }
            page
        });
        // It is what the command asks, and what every table has besides.
        for asked in asked(&ada, game) {
            assert!(
                names.contains(&asked),
                "{game}: {asked} is not among {names:?}"
            );
        }
        // What was agreed on outlives the process.
        evening.bot_stops();
        evening.bot_starts();
        let mut kept = BTreeMap::new();
        each_page(&ada, |page| {
            let chosen = selects(&page).into_iter();
            kept.extend(chosen.map(|(about, (chosen, _))| (about, chosen)));
            page
        });
        kept.remove("Language");
        assert_eq!(kept, changed, "{game}");
        let page = ada.presses_more("Options").privately();
        ada.presses("Start").privately();
        evening.everything_stands();
        let pace = format!("Pace · {}", kept["Pace"]);
        let late = page.selects(&pace, "Live: 5 minutes a move");
        late.sees("already started").privately();
    }
}

#[test]
fn host_can_change_language_and_number_of_seats() {
    let evening = Evening::hurried("options_words", "en-US", CLUB);
    let [ada, bob, eve] = ["Ada", "Bob", "Eve"].map(|name| evening.seat(name));
    ada.plays("/interceptor open").sees("open");
    ada.sees_on_the_board("1/6 players")
        .sees("**Start** plays against a computer.")
        .does_not_see("Everyone’s here");
    let page = ada.presses_more("Options").privately();
    let page = chooses(&ada, &page, "Seats", "up to 2");
    // No one else sat there yet: a player who joins later finds it so.
    ada.sees_on_the_board("1/2 players").does_not_see("Changed");
    bob.presses("Join").privately();
    let full = ada.sees_on_the_board("Everyone’s here: the host can start.");
    assert!(
        !full.buttons().contains(&"Join".to_owned()),
        "{:?}",
        full.buttons()
    );
    eve.plays("/table join").sees("This game is full");
    let page = chooses(&ada, &page, "Seats", "up to 3");
    ada.sees_on_the_board("2/3 players")
        .does_not_see("Everyone’s here")
        .sees("Changed by the host: Seats · up to 3.");
    let page = chooses(&ada, &page, "Language", "français");
    ada.sees_on_the_board("2/3 joueurs")
        .sees("Langue · français");
    eve.presses("Rejoindre").privately();
    ada.sees_on_the_board("**Eve**");
    // Fewer than sit there are offered no more: a page from before is refused.
    let old = page.components().find(|it| {
        let about = it["placeholder"].as_str();
        about.is_some_and(|about| about.starts_with("Seats"))
    });
    let id = old.unwrap()["custom_id"].clone();
    let body = json!({
        "message": page.id(), "custom_id": id, "values": ["2"], "timeout_ms": 20_000,
    });
    let after = evening.post("/people/ada/select", body);
    let seats = after["message"]["components"].to_string();
    assert!(seats.contains("Seats · up to 3"), "{after}");
    ada.presses_more("Options").presses("Next").privately();
}
