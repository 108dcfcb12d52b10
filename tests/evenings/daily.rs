//! The puzzle of the day: everyone has the same sky that day and one try at it, where no one else
//! can read along; days in a row are counted, and what is shared tells nothing of the sky.

use std::time::Duration;

use serde_json::{Value, json};

use crate::quick::ends;
use crate::support::{Evening, Person, Seen};

const DAY: Duration = Duration::from_secs(86_400);
const HOUR: Duration = Duration::from_secs(3_600);

/// An evening that begins at noon: Ada, Bob who is called Ada as well, and Zoé, who is French.
fn at_noon(name: &str) -> Evening {
    let evening = Evening::without_bot(name, "en-US", &[("Ada", "en-US"), ("Zoé", "fr")]);
    evening.fault(json!({"fault": "rate_limits", "on": false}));
    evening.post(
        "/people",
        json!({"name": "bob", "display": "Ada", "locale": "en-US"}),
    );
    evening.post(
        "/people/servers",
        json!({
            "name": "Den", "locale": "fr", "members": ["ada", "bob", "zoé"],
            "channels": ["room"], "bot": true,
        }),
    );
    evening.bot_starts();
    let now = evening.get("/people/status")["now_ms"].as_u64().unwrap();
    let day = DAY.as_millis() as u64;
    let noon = (day + day / 2 - now % day) % day;
    evening.discord_ages(Duration::from_millis(noon));
    evening
}

/// The number of a puzzle, where it is told.
#[track_caller]
fn number(said: &str) -> u32 {
    let (_, rest) = said.split_once("aily puzzle ").unwrap();
    let digits = rest.trim_start_matches(['*', '#']).chars();
    let digits: String = digits.take_while(char::is_ascii_digit).collect();
    digits.parse().unwrap()
}

/// The person begins today's Planétaire, and finds it in their DMs.
#[track_caller]
fn begins<'e>(person: &Person<'e>) -> (Person<'e>, Seen<'e>) {
    let hub = person.plays("/daily game:Planétaire").privately();
    let hub = hub.sees("you’re playing: https://discord.com/channels/@me/");
    let which = format!("Daily puzzle **#{}**", number(hub.text()));
    let dm = person.goes_to("dm");
    // That of the game before is told to be closed, sooner or later than it comes.
    let is_it = |board: &Value| {
        let said = board["content"].as_str().unwrap_or_default();
        said.contains(&which) && said.contains("0 rays") && !said.contains("closed")
    };
    let board = person.evening.until(&person.name, &which, || {
        let board = dm.boards().into_iter().find(is_it)?;
        Some(dm.reads(board))
    });
    (dm, board)
}

/// The person's console, below the line that is the board.
#[track_caller]
fn console<'e>(dm: &Person<'e>) -> Seen<'e> {
    dm.evening.until(&dm.name, "a console", || {
        let all = dm.messages().into_iter().rev();
        let mut consoles =
            all.filter(|it| it["attachments"][0].is_object() && it["components"][0].is_object());
        Some(dm.reads(consoles.next()?))
    })
}

/// The person solves it badly: two rays, and no marble.
#[track_caller]
fn solves(dm: &Person<'_>) {
    for margin in [3, 20] {
        dm.plays(&format!("/planetaire fire margin:{margin}"));
    }
    ends(dm, "");
}

/// The whole record of a game.
#[track_caller]
fn record(dm: &Person<'_>) -> String {
    String::from_utf8(dm.plays("/table export").file()).unwrap()
}

/// The seed of a record.
#[track_caller]
fn seed(record: &str) -> String {
    let (_, rest) = record.split_once("\"seed\":\"").unwrap();
    rest.split('"').next().unwrap().to_owned()
}

/// What stands after this word in the first line, up to the next quote.
#[track_caller]
fn said<'r>(record: &'r str, what: &str) -> &'r str {
    let (_, rest) = record.split_once(&format!("\"{what}\":")).unwrap();
    rest.split(['}', ']']).next().unwrap()
}

#[test]
fn daily_sky_is_shared_and_changes_every_day() {
    let evening = at_noon("daily_same");
    let room = |name: &str| evening.seat(name).goes_to("Den/room");
    let (ada, bob) = (room("Ada"), room("Bob"));
    let stood = ada.finds_standing();
    let hub = ada.plays("/daily").privately();
    let today = number(hub.text());
    // The first was on a Thursday. At the weekend there is more time.
    let satellites = match today % 7 {
        3 | 4 => 5,
        _ => 4,
    };
    let hub = hub
        .sees(&format!("**Planétaire** · {satellites} satellites"))
        .sees("**Space Connection** · 20 planets");
    hub.presses("Play Planétaire").sees("you’re playing");
    let dm = ada.goes_to("dm");
    let opening = dm.sees_on_the_board("Daily puzzle");
    assert_eq!(number(opening.text()), today);
    let (bobs, _) = begins(&bob);
    let skies = [&dm, &bobs].map(|dm| console(dm).picture());
    assert!(skies[0] == skies[1], "another sky");
    // No computer helps.
    dm.plays("/table advice")
        .sees("No hints in the daily puzzle");
    dm.plays("/table verify").sees("which anyone can compute");
    solves(&dm);
    solves(&bobs);
    let reveals = [&dm, &bobs].map(|dm| dm.sees_on_the_board("Round over").picture());
    assert!(reveals[0] == reveals[1], "another sky was uncovered");
    let (hers, his) = (record(&dm), record(&bobs));
    assert_eq!(seed(&hers), seed(&his));
    assert_eq!(said(&hers, "sky"), said(&his, "sky"));
    dm.plays("/table verify")
        .sees("which anyone could compute before")
        .privately();
    // The file says so too.
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("record.jsonl");
    std::fs::write(&file, &hers).unwrap();
    let output = evening.owner_runs(&["replay", file.to_str().unwrap(), "--check"]);
    assert!(
        output.contains(&format!("daily puzzle #{today}")),
        "{output}"
    );
    assert_eq!(ada.finds_standing(), stood, "nobody reads along");
    // The next day there is another one.
    evening.discord_ages(DAY);
    assert_eq!(number(ada.plays("/daily").text()), today + 1);
    let (dm, _) = begins(&ada);
    solves(&dm);
    assert_ne!(seed(&record(&dm)), seed(&hers));
    assert_ne!(said(&record(&dm), "sky"), said(&hers, "sky"));
}

#[test]
fn daily_puzzle_allows_one_try_and_counts_streaks() {
    let evening = at_noon("daily_streak");
    let ada = evening.seat("Ada");
    let (dm, _) = begins(&ada);
    // A player who asks again is shown where it stands; no second puzzle begins.
    ada.plays("/daily game:planetaire").sees("you’re playing");
    dm.plays("/planetaire fire margin:9");
    evening.bot_is_killed();
    evening.bot_starts();
    dm.sees_on_the_board("1 ray");
    ends(&dm, "");
    dm.sees_on_the_board("Round over");
    let once = ada.plays("/daily").sees("points · computer: ");
    let once = once.sees("🔥 one day").does_not_see("you’re playing");
    assert!(once.button("Play Planétaire").is_none());
    let again = ada.plays("/daily game:Planétaire");
    assert_eq!(again.text(), once.text(), "no second try");
    // Another sky is for nothing.
    dm.presses("Rematch").sees("Rematch!");
    dm.sees_on_the_board("0 rays").does_not_see("Daily puzzle");
    dm.plays("/table close");
    evening.discord_ages(DAY);
    let (dm, _) = begins(&ada);
    solves(&dm);
    ada.plays("/daily").sees("🔥 2 days");
    ada.plays("/me stats").sees("2 daily puzzles");
    // A day off.
    evening.discord_ages(DAY * 2);
    let (dm, _) = begins(&ada);
    solves(&dm);
    ada.plays("/daily").sees("🔥 one day");
    // One that is closed was the try, and counts for nothing.
    evening.discord_ages(DAY);
    let (dm, _) = begins(&ada);
    dm.plays("/table close");
    let closed = ada.plays("/daily").sees("you closed it");
    assert!(closed.button("Play Planétaire").is_none());
    // A recount from the journals finds no difference.
    evening.everything_stands();
    evening.bot_stops();
    let said = evening.owner_runs(&["stats", "--recount"]);
    assert!(said.contains(", 0 of them corrected"), "{said}");
}

#[test]
fn shared_result_reveals_nothing_and_mentions_no_player() {
    let evening = at_noon("daily_share");
    let (ada, zoe) = (
        evening.seat("Ada").goes_to("Den/room"),
        evening.seat("Zoé").goes_to("Den/room"),
    );
    let (dm, _) = begins(&ada);
    solves(&dm);
    assert!(dm.plays("/daily").button("Share Planétaire here").is_none());
    let hub = ada.plays("/daily").privately();
    let stood = zoe.finds_standing().len();
    for seen in hub.presses_twice("Share Planétaire here") {
        drop(seen);
    }
    // In the language that is spoken there.
    let shared = zoe.sees_in_the_channel("Houston n°");
    let shared = shared
        .sees("**Ada**")
        .sees("points")
        .sees("ordinateur")
        .sees("⬜⬜⬜⬜");
    assert_eq!(zoe.finds_standing().len(), stood + 1, "it is posted once");
    let text: String = shared.text().to_owned();
    let cell = |word: &str| {
        let mut letters = word.chars();
        let (column, row) = (letters.next(), letters.next());
        matches!(column, Some('A'..='H')) && matches!(row, Some('1'..='8'))
    };
    assert!(!text.split_whitespace().any(cell), "{text}");
    assert!(
        shared.message["attachments"]
            .as_array()
            .is_none_or(Vec::is_empty)
    );
    assert!(evening.pings().is_empty(), "nobody is called");
    // Who reads it plays the same one: their own, in their DMs.
    let today = number(ada.plays("/daily").text());
    shared
        .presses(&format!("Jouer le n° {today}"))
        .sees("Planétaire")
        .privately();
    let hers = zoe.goes_to("dm");
    hers.sees_on_the_board(&today.to_string());
    hers.plays("/planetaire fire margin:3");
    hers.plays("/planetaire end").presses("Oui, vérifier");
    // Who shares after that tells how those did who play on this server.
    ada.plays("/planetaire open players:solo");
    ends(&ada, "");
    zoe.plays("/daily").presses("Partager Planétaire ici");
    zoe.sees_in_the_channel("2 l’ont résolue");
    // And for how many days in a row one of them has.
    evening.discord_ages(DAY);
    let (dm, _) = begins(&ada);
    solves(&dm);
    ada.plays("/daily").presses("Share Planétaire here");
    zoe.sees_in_the_channel("depuis 2 jours de suite");
}

#[test]
fn daily_puzzle_expires_and_gives_way_to_the_next() {
    let evening = at_noon("daily_room");
    let ada = evening.seat("Ada");
    let (dm, _) = begins(&ada);
    // Our DMs hold one game at a time.
    ada.plays("/daily game:Space Connection")
        .sees("isn’t over yet (#1)");
    // It counts until the next day is over, and a player who would begin another one is told so.
    evening.discord_ages(DAY);
    ada.plays("/daily").sees("You’re still playing #");
    solves(&dm);
    ada.plays("/daily").does_not_see("still playing");
    let hub = ada
        .plays("/daily")
        .sees("**Space Connection** · 20 planets");
    hub.presses("Play Space Connection").sees("you’re playing");
    dm.sees_on_the_board("Space Connection");
    dm.plays("/connection concede").surely();
    dm.sees_on_the_board("gave up");
    ada.plays("/daily")
        .sees("**Space Connection** · not found")
        .does_not_see("🔥");
    let (dm, _) = begins(&ada);
    dm.sees_on_the_board("#3");
    // A puzzle that the player does not finish is closed by the next one.
    evening.discord_ages(DAY + HOUR);
    let (dm, _) = begins(&ada);
    // The boards before say the same of their day.
    dm.sees_on_the_board("#4");
    dm.sees_in_the_channel("#3 was closed");
    solves(&dm);
    ada.plays("/daily").sees("🔥 one day");
}

#[test]
fn signal_of_the_day_is_one_flight_and_three_guesses() {
    let evening = at_noon("daily_signal");
    let [ada, bob] = ["Ada", "Bob"].map(|name| evening.seat(name).goes_to("Den/room"));
    let hub = ada.plays("/daily").sees("**Contact** · one signal");
    hub.presses("Play Contact").sees("you’re playing");
    bob.plays("/daily game:Contact").sees("you’re playing");
    let (dm, bobs) = (ada.goes_to("dm"), bob.goes_to("dm"));
    dm.sees_on_the_board("3 guesses left");
    bobs.sees_on_the_board("3 guesses left");
    let (board, same) = (console(&dm), console(&bobs));
    assert!(board.film() == same.film(), "another signal");
    let planets = board.entries();
    assert_eq!((planets.len(), &planets), (5, &same.entries()));
    assert!(
        board.button("New flight: 2 left").is_none(),
        "it comes once"
    );
    // Both guess, through a kill, until one of five is right or three are wrong.
    for (nth, planet) in planets.iter().take(3).enumerate() {
        if ada.plays("/daily").text().contains("/3") {
            break;
        }
        if nth == 1 {
            evening.bot_is_killed();
            evening.bot_starts();
            dm.sees_on_the_board("2 guesses left");
        }
        let guess = console(&dm).picks(planet);
        // The last fuel is at stake.
        if nth == 2 {
            guess.surely();
        }
    }
    let hub = ada
        .plays("/daily")
        .sees("/3")
        .does_not_see("you’re playing");
    let line = hub
        .text()
        .lines()
        .find(|line| line.contains('🟥') || line.contains('🟩'));
    let trail: Vec<char> = line
        .unwrap()
        .trim()
        .chars()
        .filter(|it| "🟥🟩⬛".contains(*it))
        .collect();
    assert!((1..=4).contains(&trail.len()), "{trail:?}");
    hub.presses("Share Contact here");
    let shared = bob.sees_in_the_channel("Houston n°").sees("/3");
    let planet = |word: &str| planets.iter().any(|planet| planet == word);
    assert!(
        !shared.text().split_whitespace().any(planet),
        "{}",
        shared.text()
    );
    let today = number(ada.plays("/daily").text());
    shared
        .presses(&format!("Jouer le n° {today}"))
        .sees("you’re playing");
}

#[test]
fn daily_puzzle_explains_what_to_do_without_dms() {
    let evening = at_noon("daily_dms");
    let zoe = evening.seat("Zoé");
    zoe.plays("/énigme jeu:interceptor")
        .sees("n’a pas d’énigme");
    let hub = zoe.plays("/énigme").sees("Énigme du jour");
    hub.presses("Jouer à Planétaire").sees("tu y joues");
    zoe.goes_to("dm").sees_on_the_board("Énigme du jour");
}
