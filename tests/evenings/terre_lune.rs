//! De la Terre à la Lune, from the first command to the count: two people with a défi, a closed
//! DM, a killed process, double clicks and stale buttons; an ambush with its packets.

use games::Seat;
use games::terre_lune::{Claim, Event, Mineral, Node, Place, Route, Station};
use serde_json::Value;

use crate::support::{Evening, Person};
use crate::terre_lune_crew::{Cosmonaut, play_on};

#[path = "../../games/tests/terre_lune/race.rs"]
#[allow(dead_code, reason = "this crate uses its own part")]
pub(crate) mod race;

use race::{ADA, BOB, Down, Race, Runs, Up, at, on};

const TWO: &[(&str, &str)] = &[("Ada", "en-US"), ("Bob", "fr"), ("Eve", "en-US")];

/// A table that has begun, on an English server.
pub(crate) fn begun(ada: &Person<'_>, others: &[&Person<'_>]) {
    ada.plays("/lune open pirate:1").sees("Your game is open");
    for other in others {
        other.presses("Join").privately();
    }
    ada.presses("Start").privately();
    ada.sees_on_the_board("pirate on space");
    // Where the others have joined, their boards open.
    ada.evening.everything_stands();
}

/// The journal of a race as it is kept.
pub(crate) fn kept(events: &[Event]) -> Vec<Value> {
    let kept = events.iter().map(serde_json::to_value);
    kept.collect::<Result<_, _>>().unwrap()
}

#[test]
fn two_players_race_and_fight() {
    let evening = Evening::fated("lune_two", "en-US", TWO);
    evening.tolerates(403, 50_007);
    evening.tolerates(429, 0);
    let [ada, bob, eve] = ["Ada", "Bob", "Eve"].map(|name| evening.seat(name));
    bob.closes_his_dms(true);
    begun(&ada, &[&bob]);
    // Ada has a six and the red hand; Bob, behind her, the yellow one.
    let mut race = Race::set_up(2, 1);
    race.deal(&["R1 R2 R3 G4 G5", "Y1 Y2 Y3 R7 R8"]);
    race.put(BOB, on(Route::EarthBeta, 2, Up));
    race.roll(ADA, [1, 2], 6);
    evening.history_is(&kept(race.events()), 0);
    for hidden in ["R1", "Y1"] {
        evening.keeps_secret(hidden);
    }

    // What is said wrongly is answered with what is allowed.
    ada.writes("hello there").sees("`TB4`");
    ada.writes("TB9").sees("isn’t a place");
    ada.writes("R9").sees("isn’t a card");
    ada.writes("Moon")
        .sees("You can go to: TA6, Beta, Gamma, TD6");
    ada.writes("end").sees("Move first");
    ada.plays("/lune push rocket:blue way:forward")
        .sees("Move first");
    bob.plays("/lune fin")
        .sees("Ce n’est pas ton tour")
        .privately();
    eve.plays("/lune go to:Beta")
        .sees("not in this game")
        .privately();
    let offered = ada.is_offered("/lune go to:", "to");
    assert_eq!(offered, ["TA6", "Beta", "Gamma", "TD6"]);

    let old = ada.plays("/console").privately();
    // The way, by a button that says what it leads to.
    let console = ada.presses("My console").privately();
    let console = console
        .presses("1 Beta · claim")
        .sees("You take a claim at Beta: ");
    eve.sees_on_the_board("takes a claim at Beta.")
        .does_not_see("FE");
    // The console before has neither its board nor its buttons any more.
    let old = ada.messages().into_iter().find(|it| it["id"] == old.id());
    assert_eq!(old.unwrap()["content"], "Your board has moved down.");
    // A six may exchange all five, push Bob's rocket, and Bob follows, so a défi is offered too.
    let pushes = console.presses("Push…").sees("Your 6 pushes");
    let console = pushes
        .selects("Which rocket, and which way?", "Bob forward, to TB3")
        .sees("With a 6, you push Bob’s rocket: now 3 steps from Beta");
    eve.sees_on_the_board("pushes Bob’s rocket: now 3 steps from Beta");
    let asked = console
        .presses("Challenge: 2 claims")
        .sees("**Challenge** to Bob");
    let console = asked.presses("Back").sees("anything left to do");
    let asked = console.presses("Challenge: 2 claims").picks("red (3)");
    asked.sees("You challenge Bob").sees("Your turn");
    eve.sees_on_the_board("trump red").does_not_see("green 4");

    let console = ada.presses("My console").privately();
    console.picks("R1").privately();
    eve.sees_on_the_board("on the table: red 1 (Ada)");
    // Bob's DMs are closed: the board says so, and Bob's console has it all.
    eve.sees_on_the_board("**Bob**: I can’t DM you");
    let console = bob
        .presses("My console")
        .sees("Pas maintenant, il faut suivre en rouge")
        .privately();
    assert_eq!(console.entries(), ["R7", "R8"]);
    bob.plays("/lune jouer carte:J1")
        .sees("Joue\u{a0}: rouge 7, rouge 8");
    bob.plays("/lune jouer carte:vert 1").sees("Tu n’as pas");

    // The process dies in the middle of the défi, and nothing is lost.
    evening.bot_is_killed();
    evening.bot_starts();
    console.picks("R7").sees("**Ada** prend la levée");
    eve.sees_on_the_board("The trick goes to **Ada**: red 1 beats red 7");
    ada.writes("red 2").sees("You play red 2");
    bob.plays("/lune jouer carte:R8");
    ada.plays("/lune play card:R3");
    eve.sees_on_the_board("on the table: red 3");
    // With three tricks of five Ada has won, and the rest plays itself; two for two players and two
    // for the MOLAB.
    bob.presses("My console").privately().picks("J1");
    eve.sees_on_the_board("wins the challenge: 2 claims + 2 for the 1 of the rocket’s color");
    ada.plays("/table describe").sees("Your claims: ");
    evening.bot_stops();
    evening.bot_starts();
    eve.plays("/table describe")
        .sees("6 claims")
        .does_not_see("Your cards")
        .privately();

    // And so on, by their consoles, to the end.
    let mut crew = [
        Cosmonaut::new(&evening, "Ada", "en-US"),
        Cosmonaut::new(&evening, "Bob", "fr"),
    ];
    play_on(&mut crew, "Everything is revealed");
    let count = eve.sees_in_the_channel("Everything is revealed");
    assert!(count.alt().contains("deposits"), "{}", count.alt());
    ada.presses("⋯").presses("New lobby").sees("same people");
}

/// Ada, on her return, comes to Beta, and Bob is near with three deposits.
pub(crate) fn ambush(claims: &[Claim]) -> Race {
    let mut race = Race::set_up(2, 1);
    race.put(BOB, Place::At(Node::Moon));
    race.give_claims(BOB, Station::Alpha, claims);
    for deposit in [Mineral::Water, Mineral::Oxygen, Mineral::Iron] {
        race.give_deposit(BOB, deposit);
    }
    race.put(BOB, on(Route::BetaMoon, 5, Down));
    race.put_back(ADA, on(Route::BetaMoon, 2, Down));
    race.deal(&["R2 R3 R4 R5 R6", "Y1 Y2 Y3 Y4 Y5"]);
    race.roll(ADA, [1, 1], 2);
    race.write(Event::Went {
        seat: Seat::new(0),
        passes: Vec::new(),
        to: at(Station::Beta),
    });
    race
}

#[test]
fn ambush_wins_packets() {
    let evening = Evening::fated("lune_ambush", "en-US", TWO);
    evening.tolerates(429, 0);
    let [ada, bob, eve] = ["Ada", "Bob", "Eve"].map(|name| evening.seat(name));
    begun(&ada, &[&bob]);
    let claims = [
        Claim::On(Mineral::Water),
        Claim::Exhausted,
        Claim::On(Mineral::Zirconium),
    ];
    evening.history_is(&kept(ambush(&claims).events()), 0);
    let console = ada
        .plays("/console")
        .sees("anything left to do")
        .privately();
    // The exchange: one press gives the weakest, or two cards are picked, then given.
    assert!(console.button("Exchange cards R5 R6").is_some());
    let hand = console.presses("⋯").presses("Exchange others…");
    let picked = hand.picks("R6").picks("R5");
    let picked = picked.picks("✓ R5").picks("R4");
    let console = picked
        .presses("Exchange (2/2)")
        .sees("and get: green 7, green 8");
    eve.sees_on_the_board("exchanges 2 cards.");
    ada.plays("/lune exchange cards:R2 R3").sees("already");
    let asked = console.presses("Ambush…").sees("**Ambush** against Bob");
    asked.picks("red (3)").sees("You pull **Bob** in");
    eve.sees_on_the_board("trump red");

    // Bob was in no player's way and has a DM for each fight that reaches Bob.
    ada.plays("/lune play card:R2");
    let asked = bob.sees_in_the_dm("**À toi\u{a0}:** joue une carte");
    asked.picks("J1").sees("**Ada** prend la levée");
    for (hers, his) in [("R3", "J2"), ("R5", "J3")] {
        ada.writes(hers).sees("You play");
        bob.plays(&format!("/lune jouer carte:{his}"))
            .sees("Tu joues");
    }
    eve.sees_on_the_board("is making packets");
    let console = bob.sees_in_the_dm("pose tes paquets");
    ada.plays("/lune seize packets:1 2").sees("**Bob**’s turn");
    bob.writes("paquets FE avec H2O")
        .sees("ne peut pas servir de leurre");
    let worthless = "épuisé";
    let console = console.selects("Leurre\u{a0}: quelle concession\u{a0}?", worthless);
    let with = format!("{worthless}\u{a0}: avec quel gisement\u{a0}?");
    let console = console.selects(&with, "fer (FE)").sees("leurre\u{a0}: ");
    console.presses("Poser (1 leurre)");
    eve.sees_on_the_board("lays packets, face down")
        .does_not_see("FE");

    // Ada sees how large they are, and no more.
    let console = ada.plays("/console").sees("Choose packets by size");
    ada.plays("/lune seize packets:1 1")
        .sees("Take exactly 2 packets");
    let sizes: Vec<String> = console.entries();
    assert_eq!(sizes.len(), 3, "{sizes:?}");
    let console = console.picks(&sizes[0]).picks(&sizes[2]);
    console
        .presses("Take (2/2)")
        .sees("You take 2 packets from Bob")
        .sees(" with ");
    eve.sees_on_the_board("takes 2 packets from Bob")
        .does_not_see("FE");
    eve.plays("/table describe")
        .sees("**Ada**, the red rocket: at Beta")
        .sees("2 deposits");
}
