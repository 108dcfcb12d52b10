//! The front door: from a stranger's first command to the first decision, what a lobby shows, and
//! where else the door stands.

use serde_json::json;

use crate::quick::{BOBS, ENGLISH, detecting, ends};
use crate::support::{Evening, Person, Seen};

const TWO: &[(&str, &str)] = &[("Ada", "en-US"), ("Bob", "fr")];

/// The game's name on its button.
fn title(game: &str) -> &'static str {
    match game {
        "planetaire" => "Planétaire",
        "interceptor" => "Interceptor",
        "connection" => "Space Connection",
        "lune" => "From the Earth to the Moon",
        "contact" => "Contact",
        other => panic!("{other} is new: what is it called?"),
    }
}

/// It is the door: a picture of all five, and a button each.
#[track_caller]
fn is_the_door(seen: &Seen<'_>) {
    assert!(seen.alt().contains("Planétaire"), "{}", seen.message);
    let buttons = seen.buttons();
    let games: Vec<&str> = games::IDS.iter().map(|game| title(game)).collect();
    assert_eq!(buttons.len(), games.len() + 1, "{buttons:?}");
    for game in &games {
        assert!(buttons.contains(&(*game).to_owned()), "{game}: {buttons:?}");
    }
}

#[test]
fn a_stranger_is_at_a_first_decision_three_presses_after_the_door_in_every_game() {
    for game in games::IDS {
        let evening = Evening::hurried(&format!("door_{game}"), "en-US", TWO);
        let ada = evening.seat("Ada");
        let door = ada.plays("/play").privately();
        is_the_door(&door);
        let ways = door.presses(title(game)).privately();
        assert_eq!(
            ways.buttons(),
            [
                "Play now",
                "With people here",
                "Learn (90 s)",
                "Rules",
                "All games"
            ],
            "{game}"
        );
        let console = ways.presses("Play now").privately();
        // Her own board is before her. Where the computer has something to do first, it does it.
        assert!(!console.alt().is_empty(), "{game}: {}", console.message);
        // Nothing comes below it: what everyone sees stands above.
        evening.everything_stands();
        let last = ada.messages().pop().unwrap();
        assert_eq!(last["id"], console.id(), "{game}: {last}");
        match *game {
            "planetaire" => drop(console.sees("hid four satellites")),
            "connection" => drop(console.sees("drew your own sky")),
            _ => {}
        }
        evening.everything_stands();
        let now = ada.presses("My console").privately();
        assert!(now.components().next().is_some(), "{game}: {}", now.message);
        assert!(now.text().len() > 10, "{game}: {}", now.message);
        if *game == "planetaire" {
            // The first ray is one choice away; what each proves is drawn, until she says otherwise.
            let mut now = ada.sees_in_the_channel("**Your hunt:**");
            for wanted in [
                "Show all proofs (help)",
                "Hide proofs",
                "Show what each ray proves",
            ] {
                let more = now.presses("⋯").privately();
                now = more.presses(wanted).privately();
            }
        }
    }
}

#[test]
fn a_computer_is_easy_until_its_player_has_won() {
    let evening = Evening::hurried("door_first_game", "en-US", ENGLISH);
    let [ada, bob] = ["Ada", "Bob"].map(|name| evening.seat(name));
    let meets = |player: &Person<'_>, computer: &str| {
        let ways = player.plays("/play game:planetaire").privately();
        ways.presses("Play now").privately();
        player.sees_on_the_board(computer);
        player.plays("/table close").sees("closed");
    };
    // A game that was closed was not won.
    meets(&ada, "Houston (easy)");
    meets(&ada, "Houston (easy)");
    detecting(&evening, "");
    ends(&ada, BOBS);
    ends(&bob, "");
    ada.sees_on_the_board("Game over");
    meets(&ada, "Houston (fair)");
    meets(&bob, "Houston (easy)");
    // So is one who sits down in a lobby that stays empty.
    bob.plays("/planetaire open").sees("open");
    bob.presses("Start");
    bob.sees_on_the_board("Houston (easy)");
}

#[test]
fn play_with_options_goes_straight_there() {
    let evening = Evening::hurried("play_options", "en-US", TWO);
    let [ada, bob] = ["Ada", "Bob"].map(|name| evening.seat(name));
    ada.plays("/play game:chess")
        .sees("`/play game:Interceptor`");
    ada.plays("/play game:contact")
        .sees("12 planets")
        .privately();
    ada.plays("/play game:planetaire with:People here")
        .sees("Your game is open");
    ada.sees_on_the_board("Live: 5 minutes a move");
    ada.plays("/table close").sees("closed");
    ada.plays("/play game:planetaire person:bob pace:By correspondence")
        .sees("**Bob**");
    ada.sees_on_the_board("By correspondence").sees("Bob");
    ada.plays("/table close").sees("closed");
    bob.plays("/jouer jeu:planetaire avec:Ordinateur fort")
        .privately();
    ada.sees_on_the_board("Houston (strong)");
}

#[test]
fn a_lobby_says_what_the_game_is_and_has_four_buttons() {
    for game in games::IDS {
        let evening = Evening::hurried(&format!("lobby_{game}"), "en-US", TWO);
        let [ada, bob] = ["Ada", "Bob"].map(|name| evening.seat(name));
        let door = ada.plays("/play");
        let ways = door.presses(title(game));
        ways.presses("With people here").sees("open").privately();
        let lobby = ada.sees_on_the_board("players");
        assert_eq!(lobby.message["attachments"][0]["filename"], "cover.png");
        assert_eq!(lobby.buttons(), ["Start", "Join", "Learn", "⋯"], "{game}");
        let first = lobby.text().lines().next().unwrap_or_default();
        assert_eq!(first, format!("**{}**", title(game)));
        lobby
            .does_not_see("#1")
            .does_not_see("`")
            .sees("Live: 5 minutes a move");
        // Each is offered what they may do: the one who opened it, who sits there, and who does
        // not.
        let more = ada.presses("⋯").sees("Fair-play code").privately();
        for label in [
            "Options",
            "Invite",
            "Computer",
            "Rules",
            "Leave",
            "Close game",
        ] {
            assert!(more.button(label).is_some(), "{game}: {label}");
        }
        let more = bob.presses("⋯").sees("Code de vérification").privately();
        assert!(more.button("Règles").is_some(), "{game}");
        for label in [
            "Options",
            "Inviter",
            "Ordinateur",
            "Quitter",
            "Fermer la partie",
        ] {
            assert_eq!(more.button(label), None, "{game}: {label}");
        }
        bob.presses("Join").privately();
        let more = bob.presses("⋯").privately();
        assert!(more.button("Quitter").is_some(), "{game}");
        assert_eq!(more.button("Options"), None, "{game}");
        more.presses("Quitter").surely();
        // Alone, the host plays against a computer.
        ada.presses("Start").privately();
        let board = ada.sees_on_the_board("· #1");
        let texts = ada.plays("/table describe");
        let texts = [texts.text(), texts.card(), board.text(), board.alt()].concat();
        // In Contact no player is named before the first flight.
        let named = texts.contains("Houston (easy)") || *game == "contact";
        assert!(named, "{game}: {texts}");
    }
}

#[test]
fn front_door_answers_mentions_and_greetings() {
    let evening = Evening::hurried("door_calls", "en-US", TWO);
    let [ada, bob] = ["Ada", "Bob"].map(|name| evening.seat(name));
    let me = evening.get("/people")["bot"]["id"].clone();
    let me = me.as_str().unwrap();
    ada.chats("hello everybody");
    ada.chats(&format!("<@{me}> what can you do?"));
    is_the_door(&ada.sees_in_the_channel("Five space board games"));
    // Each who presses is answered alone.
    let door = bob.sees_in_the_channel("Five space board games");
    door.presses("Contact").sees("12 planètes").privately();
    assert_eq!(ada.public_messages().len(), 3);
    is_the_door(&ada.writes("hello"));
    let help = ada.plays("/help").sees("No game is on here").privately();
    help.presses("Contact").sees("12 planets").privately();
    let help = ada.plays("/help").privately();
    let list = help.presses("All commands").sees("`/console`").privately();
    is_the_door(&list.presses("All games").privately());
    ada.plays("/help game:planetaire").sees("Planétaire");
}

#[test]
fn a_server_that_invites_us_is_greeted_once() {
    let evening = Evening::hurried("greeting", "en-US", TWO);
    let invites = |name: &str, system: bool| {
        evening.post(
            "/people/servers",
            json!({
                "name": name, "locale": "fr", "members": ["ada"], "channels": ["hall"],
                "bot": true, "system": system,
            }),
        );
    };
    invites("Silent", false);
    invites("New", true);
    let hall = evening.seat("Ada").goes_to("New/hall");
    hall.sees_in_the_channel("Cinq jeux de société spatiaux")
        .sees("`/serveur` règle où");
    evening.everything_stands();
    assert_eq!(hall.public_messages().len(), 1);
    // Neither a new start nor a new connection brings another one.
    evening.bot_stops();
    evening.bot_starts();
    hall.plays("/play").privately();
    evening.everything_stands();
    assert_eq!(hall.public_messages().len(), 1);
    let silent = evening.seat("Ada").goes_to("Silent/hall");
    assert!(silent.public_messages().is_empty());
}
