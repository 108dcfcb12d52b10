//! What is stored of a person is told to them, given to them, and deleted when they wish it: with a
//! game in progress, one that is over, a backup from before and one from after.

use std::collections::BTreeSet;
use std::path::Path;

use serde_json::json;

use crate::quick::{ADAS, BOBS, begun, ends, hides};
use crate::space_connection::SKY;
use crate::support::{Evening, Person};

const PEOPLE: &[(&str, &str)] = &[("Evangeline", "en-US"), ("Bob", "en-US"), ("Zoé", "fr")];

/// Every file below a folder in which the person can be found.
fn traces(folder: &Path, person: &Person<'_>) -> Vec<String> {
    let id: u64 = person.id().parse().unwrap();
    let needles = [
        b"vangeline".to_vec(),
        id.to_string().into_bytes(),
        format!("{id:x}").into_bytes(),
        id.to_le_bytes().to_vec(),
        id.to_be_bytes().to_vec(),
    ];
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(traces(&path, person));
            continue;
        }
        let bytes = std::fs::read(&path).unwrap();
        let stands = |needle: &Vec<u8>| bytes.windows(needle.len()).any(|at| at == needle);
        if needles.iter().any(stands) {
            found.push(path.file_name().unwrap().to_string_lossy().into_owned());
        }
    }
    found.sort();
    found
}

#[test]
fn deletion_request_removes_a_person_everywhere() {
    let evening = Evening::hurried("privacy", "en-US", PEOPLE);
    let [eva, bob, zoe] = ["Evangeline", "Bob", "Zoé"].map(|name| evening.seat(name));
    begun(&eva, &bob, "");
    hides(&eva, ADAS);
    hides(&bob, BOBS);
    ends(&eva, BOBS);
    ends(&bob, "");
    eva.sees_on_the_board("Game over");
    let (eva_there, bob_there) = (eva.goes_to("side"), bob.goes_to("side"));
    begun(&eva_there, &bob_there, "");
    hides(&eva_there, ADAS);
    evening.everything_stands();
    assert_eq!(traces(&evening.data(), &eva), ["people"]);

    // What is kept, in both languages; looking at it moves nothing that others see.
    let stood = bob.finds_standing();
    let kept = eva.plays("/me privacy").privately();
    let kept = kept.sees("your Discord id").sees("in every later backup");
    assert_eq!(kept.text().lines().count(), 5, "{}", kept.text());
    let french = zoe.plays("/moi vie-privée").privately();
    french.sees("ton identifiant Discord").sees("un joueur");
    let file = kept.presses("Export").privately().sees("as a file").file();
    let file: serde_json::Value = serde_json::from_slice(&file).unwrap();
    assert_eq!(file["user"], eva.id());
    assert_eq!(file["remembered"]["name"], "Evangeline");
    assert_eq!(file["tables"].as_array().unwrap().len(), 2);
    assert!(file.to_string().contains("marbles"), "{file}");
    assert!(!file.to_string().contains("Bob"), "{file}");
    let same = eva
        .plays("/me privacy wish:Everything as a file")
        .privately();
    assert!(same.file().starts_with(b"{"));

    let copies = evening.data().with_file_name("copies");
    let (early, late) = (copies.join("early"), copies.join("late"));
    std::fs::create_dir(&copies).unwrap();
    evening.owner_runs(&["backup", early.to_str().unwrap()]);
    assert_eq!(bob.finds_standing(), stood);

    // She is asked once, and may think better of it.
    let asked = kept.presses("Delete…").privately();
    let asked = asked
        .sees("You leave the game you’re in")
        .sees("can’t be undone");
    asked.presses("Keep everything").sees("your Discord id");
    eva.plays("/me privacy wish:Delete everything")
        .sees("Forget you?")
        .presses("Forget me")
        .privately()
        .sees("nobody here knows who you were")
        .sees("You’ve left one game");
    // What stands of her games names her no more.
    bob_there.sees_on_the_board("**a player** sealed a sky");
    bob.sees_on_the_board("**a player** wins");
    for board in [bob_there.board(), bob.board()] {
        assert!(
            !board
                .does_not_see("Evangeline")
                .alt()
                .contains("Evangeline")
        );
    }
    evening.everything_stands();
    assert_eq!(traces(&evening.data(), &eva), [""; 0]);
    evening.owner_runs(&["backup", late.to_str().unwrap()]);
    assert_eq!(traces(&late, &eva), [""; 0]);

    // What was played is whole, for those who played it.
    let seen_by_bob = |what: &str| {
        let history = bob.plays("/table history").privately();
        let history = history.does_not_see("Evangeline").sees("a player");
        assert!(!history.text().contains("<@"), "{what}: {}", history.text());
        bob.plays("/table replay")
            .presses("Step by step")
            .sees("step 1/");
        bob.plays("/table verify")
            .privately()
            .does_not_see("differs");
        let mine = bob.plays("/me stats").sees("With people: one game");
        assert!(!mine.does_not_see("Evangeline").alt().contains("Evangeline"));
        let league = bob
            .plays("/me stats league:planetaire")
            .sees("one game between people");
        assert!(league.alt().contains("1. Bob") && !league.alt().contains("2."));
    };
    seen_by_bob("at once");
    evening.bot_stops();
    assert_eq!(traces(&evening.data(), &eva), [""; 0]);
    let counted = evening.owner_runs(&["stats", "--recount"]);
    assert!(counted.contains(", 0 of them corrected"), "{counted}");
    std::fs::remove_dir_all(evening.data()).unwrap();
    evening.owner_runs(&["restore", late.to_str().unwrap()]);
    evening.bot_starts();
    seen_by_bob("from the copy");
    assert_eq!(traces(&evening.data(), &eva), [""; 0]);

    // A copy of before knows her; with what is known today, it does not.
    evening.bot_stops();
    let today = copies.join("today");
    std::fs::rename(evening.data(), &today).unwrap();
    evening.owner_runs(&["restore", early.to_str().unwrap()]);
    assert_eq!(traces(&evening.data(), &eva), ["people"]);
    std::fs::remove_dir_all(evening.data()).unwrap();
    let since = today.to_str().unwrap();
    evening.owner_runs(&["restore", early.to_str().unwrap(), since]);
    assert_eq!(traces(&evening.data(), &eva), [""; 0]);
    evening.bot_starts();
    bob.plays("/me games").does_not_see("Evangeline");

    // Evangeline comes back as a new user.
    eva.plays("/me stats").sees("No finished games yet");
}

#[test]
fn dm_in_flight_brings_no_one_back() {
    let evening = Evening::hurried("privacy_in_flight", "en-US", PEOPLE);
    evening.tolerates(403, 50_007);
    let (eva, bob) = (evening.seat("Evangeline"), evening.seat("Bob"));
    let answer = eva.writes("help").sees("Five space board games").message;
    let dm = answer["channel_id"].as_str().unwrap();
    // Her DMs are closed by now, which the bot learns only once she has deleted everything.
    eva.closes_his_dms(true);
    let path = format!("/channels/{dm}/messages");
    evening.fault(json!({"fault": "slow", "method": "POST", "path": path, "ms": 10_000}));
    begun(&eva, &bob, "");
    eva.plays("/me privacy wish:Delete everything")
        .presses("Forget me")
        .privately()
        .sees("You’ve left one game");
    let refused = format!("method=POST&path={path}&status=403");
    assert!(evening.rest(&refused).is_empty());
    evening.waits_for_rest(&refused, 1);
    evening.everything_stands();
    assert_eq!(traces(&evening.data(), &eva), [""; 0]);
}

/// Whose keys are data: servers, games, feats, and what a game keeps in its own way.
fn is_data(path: &[String], key: &str) -> bool {
    let named = |name: &str| path.last().is_some_and(|last| last == name);
    let counted = path.first().is_some_and(|first| first == "counted");
    let digits = key.chars().all(|letter| letter.is_ascii_digit());
    digits
        || ["bests", "puzzles", "first", "met"]
            .iter()
            .any(|it| named(it))
        || (counted
            && (games::IDS.contains(&key) || ["People", "Computers", "Nobody"].contains(&key)))
}

/// The names of everything in a file of this form.
fn names(value: &serde_json::Value, path: &mut Vec<String>, found: &mut BTreeSet<String>) {
    match value {
        serde_json::Value::Object(fields) => {
            for (key, value) in fields {
                if !is_data(path, key) {
                    found.insert(key.clone());
                }
                // What a game keeps, and what was done, is the game's own.
                if !["keeps", "wish"].contains(&key.as_str()) {
                    path.push(key.clone());
                    names(value, path, found);
                    path.pop();
                }
            }
        }
        serde_json::Value::Array(items) => {
            for item in items {
                names(item, path, found);
            }
        }
        _ => {}
    }
}

#[test]
fn privacy_page_lists_everything_in_the_export() {
    let evening = Evening::hurried("privacy_page", "en-US", PEOPLE);
    let (eva, bob) = (evening.seat("Evangeline"), evening.seat("Bob"));
    begun(&eva, &bob, "");
    hides(&eva, ADAS);
    hides(&bob, BOBS);
    ends(&eva, BOBS);
    ends(&bob, "");
    eva.sees_on_the_board("Game over");
    let (eva_there, bob_there) = (eva.goes_to("side"), bob.goes_to("side"));
    eva_there.plays("/connection open");
    bob_there.presses("Join");
    eva_there.presses("Start");
    eva_there.sees_on_the_board("Still hiding: Evangeline and Bob");
    eva_there.plays(&format!("/connection hide positions:{SKY}"));
    eva_there.plays("/connection favourite keep name:Spiral");
    eva.plays("/me settings zone:+0 quiet:22-8 away:10 digest:7");
    eva.plays("/me settings calls:By one DM a day, for all my games");
    eva.plays("/me settings reminders:A day before");
    eva.plays("/me settings statistics:Hide me everywhere");
    let file = eva.plays("/me privacy").presses("Export").file();
    let file: serde_json::Value = serde_json::from_slice(&file).unwrap();
    let mut found = BTreeSet::new();
    names(&file, &mut Vec::new(), &mut found);
    for kind in [
        "keeps", "zone", "quiet", "away", "digest", "calls", "reminded", "unlisted", "counts",
        "met",
    ] {
        assert!(found.contains(kind), "{kind} is not in {file:#}");
    }
    let page = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/PRIVACY.md")).unwrap();
    let unnamed = |name: &&String| !page.contains(&format!("`{name}`"));
    let unnamed: Vec<_> = found.iter().filter(unnamed).collect();
    assert!(
        unnamed.is_empty(),
        "PRIVACY.md does not name {unnamed:?} of {file:#}"
    );
}
