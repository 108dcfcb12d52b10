//! Six pilots in the campaign: a fight to its end through every door, with closed DMs, a restart
//! between sealings and a bot that is killed as the last one seals; then the stars are spent.

use serde_json::json;

use crate::support::{Evening, Person, Seen};

const PILOTS: &[(&str, &str)] = &[
    ("Ada", "en-US"),
    ("Bob", "fr"),
    ("Cid", "en-US"),
    ("Dan", "en-US"),
    ("Eve", "fr"),
    ("Fay", "en-US"),
];

/// Where each enters: Bob, Cid and Dan before Ada's guns, nose to the wall; Eve before Fay's.
const PLACES: [&str; 6] = [
    "A6 N 0", "A5 NW 3", "A4 NW 3", "A3 NW 4", "K6 SW 0", "K7 N 0",
];

/// The wall takes 3, 3 and 4 points, Ada's guns 3, 2 and 1: Bob is lost with the ship.
const ORDERS: [&str; 6] = ["0", "3 AAA", "3 FFF", "4 FFFF", "0 X", "0"];

fn club() -> Evening {
    let evening = Evening::hurried("interceptor_six", "en-US", PILOTS);
    evening.tolerates(403, 50_007);
    evening.tolerates(429, 0);
    // A click that comes twice is answered once.
    evening.tolerates(400, 40_060);
    evening
}

fn pilots(evening: &Evening) -> [Person<'_>; 6] {
    ["Ada", "Bob", "Cid", "Dan", "Eve", "Fay"].map(|name| evening.seat(name))
}

/// All six sit at a table that counts, and it begins.
fn begun(pilots: &[Person<'_>; 6]) {
    let [ada, others @ ..] = pilots;
    ada.plays("/interceptor open board:11 asteroids:0 retreat:3 campaign:inside")
        .sees("Your game is open");
    for pilot in others {
        pilot.presses("Join").on_the_board();
    }
    ada.sees_on_the_board("Fay").sees("campaign");
    ada.presses("Start").on_the_board();
    ada.sees_on_the_board("Still placing: Ada, Bob, Cid, Dan, Eve and Fay");
}

/// Each enters and seals, in every way there is.
fn enter(evening: &Evening, [ada, bob, cid, dan, eve, fay]: &[Person<'_>; 6]) {
    let [a, b, c, d, e, f] = PLACES;
    ada.is_asked(1);
    ada.writes(a).sees(a);
    ada.writes("ready").sees("sealed");
    bob.plays(&format!("/interceptor placer où:{b}"))
        .sees("A5 NO 3");
    bob.plays("/interceptor sceller");
    cid.presses("My console")
        .presses("Type it…")
        .fills(c)
        .sees(c);
    evening.bot_stops();
    evening.bot_starts();
    cid.plays("/interceptor seal");
    let console = dan.plays("/console");
    let console = console.selects("Pick a side", "Left, column A");
    let console = console.selects("Pick a hex", "A3");
    let console = console.selects("Point the nose", "Nose NW");
    console
        .selects("Pick a speed", "Speed 4")
        .sees(d)
        .presses("Seal");
    eve.writes(e).sees("K6 SO 0");
    eve.writes("prête").sees("Tu as scellé");
    evening.bot_is_killed();
    evening.bot_starts();
    fay.writes(f).sees(f);
    fay.writes("seal").sees("All ships are in");
    ada.sees_on_the_board("Still writing: Ada, Bob, Cid, Dan, Eve and Fay");
}

/// What is said of a pilot's campaign.
fn record<'e>(asker: &Person<'e>, of: &Person<'e>) -> Seen<'e> {
    let id = of.id();
    asker
        .plays(&format!("/interceptor pilot who:{id}"))
        .privately()
}

/// The first turn: Ada shoots three down, and Fay hits Eve.
fn first_turn(evening: &Evening, pilots: &[Person<'_>; 6]) {
    let [ada, bob, cid, dan, eve, fay] = pilots;
    let [a, b, c, d, e, f] = ORDERS;
    for (pilot, order) in [(ada, a), (cid, c), (fay, f)] {
        // Asked first, lest the question be taken for the answer.
        pilot.sees_in_the_dm("Speed now");
        pilot.writes(order).sees(order);
        pilot.writes("seal").sees("sealed");
    }
    bob.plays(&format!("/interceptor ordre ordre:{b}"))
        .sees("coûte 3")
        .presses("Sceller");
    dan.presses("Write order…").fills(d).sees(d);
    dan.plays("/interceptor seal");
    eve.writes(e).sees(e);
    evening.bot_stops();
    evening.bot_starts();
    // The player who seals last, in a DM, is told the outcome, and asked once for what comes next.
    eve.writes("sceller").sees("Tirs, tour 1");
    eve.sees_in_the_dm("ton vaisseau est touché");
    evening.everything_stands();
    let mut letters = eve.goes_to("dm").messages();
    letters.retain(|letter| {
        letter["content"]
            .as_str()
            .is_some_and(|it| it.contains("ton vaisseau est touché"))
    });
    assert_eq!(letters.len(), 1, "asked twice: {letters:?}");
    ada.sees_on_the_board("Ada earns 6 ★")
        .sees("Bob is destroyed, and its pilot with it")
        .sees("Dan is destroyed; the pilot ejects");
}

/// The second turn: Eve announces, and the last of three is Ada. The bot dies as Fay seals.
fn second_turn(evening: &Evening, [ada, _, cid, _, eve, fay]: &[Person<'_>; 6]) {
    cid.plays("/interceptor order order:0")
        .sees("no ships left");
    eve.writes("à gauche, plus vite").sees("annonc");
    fay.sees_in_the_dm("first turn left (L), faster");
    ada.plays("/table describe").does_not_see("first turn left");
    eve.writes("1 A").sees("Tu as annoncé");
    eve.writes("à droite, pareil")
        .sees("Impossible d’en changer");
    eve.writes("REPLI").sees("REPLI");
    eve.plays("/interceptor sceller").surely();
    ada.plays("/interceptor order order:0 X");
    ada.plays("/interceptor seal");
    ada.sees_on_the_board("Sealed: Ada and Eve");
    fay.plays("/interceptor order order:REPLI");
    let asked = fay.plays("/interceptor seal").sees("retreating");
    asked.presses_blindly("Retreat for good");
    evening.bot_is_killed();
    evening.bot_starts();
    // Fay's press may have been handled, or not.
    let asked = fay.plays("/interceptor seal");
    if asked.button("Retreat for good").is_some() {
        asked.surely();
    }
    ada.sees_on_the_board("**Ada** wins");
}

#[test]
fn six_pilots_earn_and_spend_stars() {
    let evening = club();
    let pilots = pilots(&evening);
    let [ada, bob, cid, _, eve, fay] = &pilots;
    bob.closes_his_dms(true);
    bob.plays("/interceptor pilote").sees("n’a pas encore volé");
    begun(&pilots);
    enter(&evening, &pilots);
    first_turn(&evening, &pilots);
    // Nothing goes into records before the end.
    record(cid, ada).sees("hasn’t flown");
    second_turn(&evening, &pilots);
    let told = fay.sees_in_the_channel("**Campaign.**");
    told.sees("Ada: back home, +6 ★")
        .sees("Bob: ship and pilot lost")
        .sees("Cid: ship lost, pilot back home")
        .sees("Eve: back home");
    record(cid, ada).sees("**Ship 1**: 6 ★ · 1 fight, 1 won · no ship lost");
    record(cid, bob).sees("0 ★ · 1 fight, 0 won · 1 ship lost");
    eve.plays("/interceptor pilote")
        .sees("1 combat, 0 gagné · aucun vaisseau perdu");

    // Spent once, though the click comes twice.
    assert_eq!(
        ada.is_offered("/interceptor spend upgrade:stru", "upgrade")
            .len(),
        1
    );
    ada.plays("/interceptor spend upgrade:wings")
        .sees("No such upgrade");
    let bought = ada.plays("/interceptor spend upgrade:structure");
    let bought = bought.sees("+1 structure").sees("1 ★ left");
    evening.redelivers(&bought.interaction());
    ada.plays("/interceptor spend upgrade:speed")
        .sees("has 1 ★, and an upgrade costs 5 ★");
    // The same in a direct message.
    ada.writes("buy speed 1")
        .sees("has 1 ★, and an upgrade costs 5 ★");
    ada.writes("spend wings").sees("No such upgrade");
    eve.writes("pilote").sees("1 combat, 0 gagné");
    record(eve, ada).sees("1 ★ · 1 combat").sees("structure");
    evening.bot_is_killed();
    evening.bot_starts();
    ada.writes("nonsense");
    record(cid, ada).sees("1 ★").sees("Structure 6");

    // In the next fight her ship has it, and a table that does not count knows nothing of it.
    ada.presses("⋯")
        .presses("New lobby")
        .sees("A new game is open");
    ada.presses("Start").on_the_board();
    ada.plays("/interceptor random");
    ada.plays("/interceptor seal");
    for pilot in &pilots[1..] {
        pilot.plays("/interceptor random");
        pilot.plays("/interceptor seal");
    }
    ada.sees_on_the_board("Still writing");
    ada.plays("/table describe")
        .sees("structure 6/6")
        .sees("structure 5/5");
}

/// The longest name that Discord takes, of all that markdown could do.
const HOSTILE: &str = "**_~0~_**[x](y)!!==++--##>>||::";

#[test]
fn six_longest_names_fit_on_a_french_board() {
    let evening = Evening::hurried("interceptor_names", "fr", PILOTS);
    evening.tolerates(403, 50_007);
    let pilots = pilots(&evening);
    for pilot in &pilots {
        let path = format!("/people/{}", pilot.name);
        let changed = evening.tries(
            reqwest::Method::PATCH,
            &path,
            Some(json!({"display": HOSTILE})),
        );
        assert_eq!(changed.0, 200, "{}", changed.1);
        pilot.closes_his_dms(true);
    }
    let [ada, others @ ..] = &pilots;
    ada.plays("/interceptor open");
    for pilot in others {
        pilot.presses("Rejoindre").on_the_board();
    }
    ada.presses("Lancer la partie").on_the_board();
    // No pilot can be asked by DM, and the board says so of each.
    evening.waits_for_rest("status=403", 6);
    evening.everything_stands();
    for (pilot, (_, locale)) in pilots.iter().zip(PILOTS).skip(1) {
        let close = if *locale == "fr" {
            "/table fermer"
        } else {
            "/table close"
        };
        pilot.plays(close).privately();
    }
    ada.plays("/interceptor random").privately();
    ada.plays("/interceptor seal").privately();
    let board = ada.sees_on_the_board("a scellé");
    assert!(board.text().chars().count() <= 2_000, "{}", board.text());
    assert!(
        board.text().contains("`/table décrire`"),
        "{}",
        board.text()
    );
}
