//! A finished game in a replay: its film, moment by moment, from the viewpoint of any player, and
//! its record as a file. Nothing of it is available before the end, and nothing that a player kept
//! private.

use crate::quick::{ADAS, BOBS, ENGLISH, begun, detecting, ends, hides};
use crate::support::{Evening, Person, Seen};

#[track_caller]
fn is_a_film(seen: &Seen<'_>) {
    let film = seen.file();
    assert!(film.starts_with(b"GIF89a"), "it is no film");
    assert!(film.len() <= 1_500_000, "{} bytes", film.len());
    assert!(seen.alt().contains("steps"), "{}", seen.alt());
}

fn text(seen: &Seen<'_>) -> String {
    String::from_utf8(seen.file()).unwrap()
}

#[test]
fn finished_game_can_be_replayed() {
    let evening = Evening::begin("replay", "en-US", ENGLISH);
    let (ada, bob) = detecting(&evening, "");
    // While it is played, nothing is seen twice.
    ada.plays("/table replay")
        .sees("isn’t over yet")
        .privately();
    ada.plays("/planetaire fire margin:12");
    ends(&ada, BOBS);
    ends(&bob, ADAS);
    ada.sees_on_the_board("Game over");
    evening.everything_stands();
    let stood = bob.finds_standing();
    let film = ada.presses("Replay").privately();
    is_a_film(&film);
    let film = film.sees("the whole game").sees("What everyone saw");
    let ending = film.presses("How it ended").sees("how it ended");
    assert!(ending.file().starts_with(b"GIF89a") && ending.file().len() <= 300_000);
    let film = ending.presses("GIF").sees("the whole game");
    let first = film.presses("Step by step").sees("step 1/");
    assert!(first.button("▶").is_some());
    let second = first.presses("▶").sees("step 2/");
    assert_ne!(second.text(), first.text());
    let two = second.picture();
    let last = second.presses("⏭");
    assert!(!last.buttons().contains(&"▶".to_owned()), "it goes on");
    let before = last.presses("◀");
    assert!(before.buttons().contains(&"▶".to_owned()), "it ends there");
    // All saw the same when it began, and then only what was theirs: with everything open, all is
    // in it.
    let walks = |person: &Person<'_>, eyes: &str| {
        let walk = person.plays("/table replay").presses("Step by step");
        walk.presses(eyes).sees(eyes).presses("▶").picture()
    };
    let (own, his) = (walks(&ada, "What you saw"), walks(&bob, "What you saw"));
    assert!(own != his, "both saw the same");
    assert!(own != two && walks(&bob, "Everything revealed") != two);
    is_a_film(&bob.plays("/table replay").presses("Everything revealed"));
    assert_eq!(bob.finds_standing(), stood, "nobody else receives anything");
    // Who watches it live is not told how it ended, nor when.
    ada.presses("⋯").presses("Watch it live").privately();
    let live = bob.sees_in_the_channel("🎬").does_not_see("/");
    assert!(!live.alt().contains("Game over"), "{}", live.alt());
    assert_eq!(live.button("⏭"), None);
    // When an evening ends, every finished game of it goes through the replay check: this one does
    // too.
    evening.bot_stops();
    assert_eq!(evening.records_are_sound(), 1);
}

/// The pledges in a sentence: what stands there as code.
fn pledges(said: &str) -> Vec<String> {
    let code = said.split('`').skip(1).step_by(2);
    let is_pledge = |it: &&str| it.len() == 35 && it.matches('-').count() == 3;
    code.filter(is_pledge).map(str::to_owned).collect()
}

#[test]
fn lobby_pledge_is_revealed_at_the_end() {
    let people = [ENGLISH[0], ENGLISH[1], ("Clo", "en-US")];
    let evening = Evening::begin("verify", "en-US", &people);
    let [ada, bob, clo] = ["Ada", "Bob", "Clo"].map(|name| evening.seat(name));
    ada.plays("/planetaire open").sees("open");
    ada.sees_on_the_board("players");
    let lobby = pledges(clo.presses("⋯").sees("Fair-play code").privately().text());
    assert_eq!(lobby.len(), 1, "the lobby has a pledge for whoever asks");
    let early = bob
        .plays("/table verify")
        .sees("Fair-play code")
        .privately();
    assert_eq!(pledges(early.text()), lobby);
    bob.presses("Join");
    ada.presses("Start");
    ada.sees_on_the_board("Waiting for");
    hides(&ada, ADAS);
    hides(&bob, BOBS);
    ada.sees_on_the_board("is hunting");
    // Who looks on sees what is pledged, and nothing of what.
    let later = clo.plays("/table verify").sees("Keep them").privately();
    let pledged = pledges(later.text());
    assert_eq!((pledged.len(), &pledged[0]), (2, &lobby[0]));
    let digits = |pledge: &str| pledge.replace('-', "");
    let so_far = text(&clo.plays("/table export"));
    assert!(so_far.contains(&digits(&pledged[1])), "{so_far}");
    ends(&ada, BOBS);
    ends(&bob, ADAS);
    ada.sees_on_the_board("Game over");
    let verified = bob
        .plays("/table verify")
        .sees("match what I showed")
        .privately();
    let verified = verified.sees("They don’t prove that I never peeked");
    assert_eq!(pledges(verified.text())[0], lobby[0]);
    let record = text(&bob.plays("/table export"));
    for pledge in [&lobby[0], &pledged[1]] {
        assert!(
            record.contains(&digits(pledge)),
            "{pledge} is not in {record}"
        );
    }
    // Regardless of which table is there now, it is found by its number, in its own channel.
    bob.presses("⋯").presses("New lobby");
    ada.sees_on_the_board("players");
    bob.plays("/table verify table:1")
        .sees("match what I showed");
    bob.plays("/table verify table:2").sees("gets mixed");
    bob.plays("/table verify table:9")
        .sees("Game #9 isn’t in this channel");
    // Elsewhere it is told what to do, in the same words for one that never was.
    let elsewhere = clo.goes_to("side");
    elsewhere
        .plays("/table verify table:2")
        .sees("Game #2 isn’t in this channel")
        .sees("in its channel")
        .privately();
    elsewhere
        .plays("/table verify table:9")
        .sees("Game #9 isn’t in this channel");
    bob.goes_to("side")
        .plays("/table verify table:2")
        .sees("gets mixed");
}

#[test]
fn exported_record_can_be_replayed_by_any_person() {
    let evening = Evening::begin("export", "en-US", ENGLISH);
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    begun(&ada, &bob, "");
    // A draft that becomes nothing, and a note.
    ada.plays("/planetaire hide cells:A1 A2 A3 A4");
    hides(&ada, ADAS);
    hides(&bob, BOBS);
    ada.sees_on_the_board("is hunting");
    ada.plays("/planetaire fire margin:12");
    ada.plays("/planetaire note cells:C3 C4");
    let own = text(&ada.plays("/table export").sees("so far").privately());
    assert!(own.contains("fire 12") && own.contains("so_far"), "{own}");
    let his = text(&bob.plays("/table export").sees("so far").privately());
    assert!(!his.contains("C3") && !his.contains("D3"), "{his}");
    ends(&ada, BOBS);
    ends(&bob, ADAS);
    ada.sees_on_the_board("Game over");
    let whole = bob.plays("/table export").sees("whole game").privately();
    // To be read, it says who “you” is.
    let readable = String::from_utf8(whole.nth_file(1)).unwrap();
    assert!(readable.contains("[Ada] Your sky so far: "), "{readable}");
    let mut lines = readable
        .lines()
        .filter(|line| line.to_lowercase().contains("your"));
    assert!(
        lines.all(|line| line.contains("[Ada] ") || line.contains("[Bob] ")),
        "{readable}"
    );
    let record = text(&whole);
    for name in ["Ada", "Bob", &ada.id(), &bob.id()] {
        assert!(!record.contains(name), "{name} is in it: {record}");
    }
    assert!(record.contains("fire 12"), "{record}");
    for kept in ["note", "Noted", "draft A1", "draft A1 A2 A3 A4"] {
        assert!(!record.contains(kept), "{kept} is in it: {record}");
    }
    // Anyone can replay it, no matter what became of the table.
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("record.jsonl");
    std::fs::write(&file, &record).unwrap();
    let houston = |asked: &[&str]| {
        let replay = ["replay", file.to_str().unwrap()];
        let replayed = evening.owner_tries(&[&replay, asked].concat());
        let said = String::from_utf8_lossy(&replayed.stdout).into_owned();
        let complained = String::from_utf8_lossy(&replayed.stderr).into_owned();
        (replayed.status.success(), said + &complained)
    };
    let (sound, said) = houston(&["--check"]);
    assert!(sound && said.contains("no line altered"), "{said}");
    assert!(said.contains("The seed’s fair-play code was "), "{said}");
    let (_, said) = houston(&["--words", "fr", "--as", "a"]);
    assert!(said.contains("12"), "{said}");
    let (_, said) = houston(&["--as", "all"]);
    assert!(said.lines().all(|line| line.starts_with('{')), "{said}");
    let (drawn, said) = houston(&["--png", "3"]);
    assert!(drawn && said.contains("record-3.png"), "{said}");
    let (drawn, said) = houston(&["--gif", "--as", "all"]);
    assert!(drawn && said.contains("record.gif"), "{said}");
    // What is altered is found, with its place.
    let altered = record.replace("fire 12", "fire 13");
    std::fs::write(&file, altered).unwrap();
    let (sound, said) = houston(&["--check"]);
    let line = 1 + record
        .lines()
        .position(|it| it.contains("fire 12"))
        .unwrap();
    assert!(!sound && said.contains(&format!("line {line}: ")), "{said}");
    assert!(said.contains(&format!("line {line}, step ")), "{said}");
}
