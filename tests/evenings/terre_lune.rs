//! De la Terre à la Lune, from the first command to the count: two people with a défi, a closed
//! DM, a killed process, double clicks and stale buttons; four people to the end; an ambush with
//! its packets; a rocket pulverised and the way home of the others.

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

/// Writes a picture to `HOUSTON_PICTURE_DIR`, if it is set, to be looked at.
fn keep(name: &str, picture: &[u8]) {
    if let Some(folder) = std::env::var_os("HOUSTON_PICTURE_DIR") {
        let folder = std::path::PathBuf::from(folder);
        std::fs::create_dir_all(&folder).unwrap();
        std::fs::write(folder.join(format!("lune-{name}.png")), picture).unwrap();
    }
}

/// A table that has begun, on an English server.
pub(crate) fn begun(ada: &Person<'_>, others: &[&Person<'_>]) {
    ada.plays("/lune open pirate:1").sees("Your game is open");
    for other in others {
        other.presses("Join").on_the_board();
    }
    ada.presses("Start").on_the_board();
    ada.sees_on_the_board("pirate at O");
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
    let (ada, bob, eve) = (
        evening.seat("Ada"),
        evening.seat("Bob"),
        evening.seat("Eve"),
    );
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
    // The way, by an entry of the console that says what it leads to.
    let console = ada.presses("My console").privately();
    assert_eq!(console.about("Beta · claim"), "take the top claim of 8");
    keep("way", &console.picture());
    let console = console
        .picks("Beta · claim")
        .sees("You take a claim at Beta: 1");
    eve.sees_on_the_board("takes a claim at Beta.")
        .does_not_see("FE");
    // A stale button is refused kindly, with the present console.
    old.picks("Gamma · claim")
        .sees("an earlier moment")
        .sees("Exchange cards");
    // A six may exchange all five, push Bob's rocket, and Bob follows, so a défi is offered too.
    let pushes = console.presses("Push…").sees("Your 6 pushes");
    keep("push", &pushes.picture());
    let console = pushes
        .selects("Which rocket, and which way?", "Bob forward, to TB3")
        .sees("With a 6, you push Bob’s rocket to TB3");
    eve.sees_on_the_board("pushes Bob’s rocket to TB3");
    let asked = console
        .presses("Challenge…")
        .sees("**Challenge** against Bob");
    let console = asked.presses("Back").sees("Exchange exactly");
    let asked = console.presses("Challenge…").picks("red (3)");
    asked.sees("You challenge Bob").sees("Your turn");
    eve.sees_on_the_board("trump red").does_not_see("green 4");

    // Chosen in two consoles, one card is played once.
    let console = ada.presses("My console").privately();
    let other = ada.presses("My console").privately();
    console.picks("red 1 (MOLAB)").privately();
    other.picks("red 1 (MOLAB)").sees("an earlier moment");
    eve.sees_on_the_board("on the table: red 1 (MOLAB) (Ada)");
    keep("trick", &eve.board().picture());
    // Bob's DMs are closed: the board says so, and Bob's console has it all.
    eve.sees_on_the_board("**Bob**: I can’t DM you");
    let console = bob
        .presses("My console")
        .sees("Pas maintenant, il faut suivre en rouge")
        .privately();
    assert_eq!(console.entries(), ["rouge 7", "rouge 8"]);
    keep("hand", &console.picture());
    bob.plays("/lune jouer carte:J1")
        .sees("Joue\u{a0}: rouge 7, rouge 8");
    bob.plays("/lune jouer carte:vert 1").sees("Tu n’as pas");

    // The process dies in the middle of the défi, and nothing is lost.
    evening.bot_is_killed();
    evening.bot_starts();
    console.picks("rouge 7").sees("**Ada** prend la levée");
    eve.sees_on_the_board("The trick goes to **Ada**: red 1 (MOLAB) (Ada), red 7 (Bob)");
    ada.writes("red 2").sees("You play red 2");
    bob.plays("/lune jouer carte:R8");
    ada.plays("/lune play card:R3");
    eve.sees_on_the_board("on the table: red 3");
    bob.presses("My console")
        .privately()
        .picks("jaune 1 (MOLAB)");
    ada.writes("g4").sees("You play green 4");
    // The last trick, of one card each, plays itself; three for two players and the MOLAB twice.
    bob.plays("/lune jouer carte:jaune 2")
        .sees("Tu joues jaune 3");
    eve.sees_on_the_board("wins the challenge: 2 claims + 2 for the rocket-color MOLAB");
    ada.plays("/console").sees("Your claims: ");
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
    keep("count", &count.picture());
    assert!(count.alt().contains("deposits"), "{}", count.alt());
    ada.presses("⋯").presses("New lobby").sees("same people");
}

#[test]
fn four_players_race_to_the_end() {
    let people = &[("Ada", "fr"), ("Bob", "fr"), ("Cy", "en-US"), ("Dan", "fr")];
    let evening = Evening::fated("lune_four", "fr", people);
    evening.tolerates(429, 0);
    let ada = evening.seat("Ada");
    ada.plays("/lune ouvrir").sees("Ta partie est ouverte");
    for name in ["Bob", "Cy", "Dan"] {
        evening.seat(name).presses("Rejoindre").on_the_board();
    }
    ada.presses("Lancer la partie");
    ada.sees_on_the_board("pirate en O");
    keep("four", &ada.board().picture());
    // Always the same race: chance is known, the rest is theirs.
    let mut race = Race::set_up(4, 9);
    race.roll(ADA, [2, 3], 6);
    evening.history_is(&kept(race.events()), 0);
    let mut crew: Vec<Cosmonaut<'_>> = people
        .iter()
        .map(|(name, locale)| Cosmonaut::new(&evening, name, locale))
        .collect();
    let decisions = play_on(&mut crew, "Tout est dévoilé");
    assert!(decisions > 10, "{decisions}");
    let reveal = ada.sees_in_the_channel("Tout est dévoilé");
    keep("four-count", &reveal.picture());
    let told = reveal.text();
    // The player who moved last is addressed directly.
    assert!(told.contains("Bob") && told.contains("Dan"), "{told}");
    ada.plays("/table décrire").sees("gisements").privately();
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
    let (ada, bob, eve) = (
        evening.seat("Ada"),
        evening.seat("Bob"),
        evening.seat("Eve"),
    );
    begun(&ada, &[&bob]);
    let claims = [
        Claim::On(Mineral::Water),
        Claim::Exhausted,
        Claim::On(Mineral::Zirconium),
    ];
    evening.history_is(&kept(ambush(&claims).events()), 0);
    let console = ada
        .plays("/console")
        .sees("Exchange exactly **2** cards")
        .privately();
    // The exchange: two cards are picked, then given.
    let picked = console.picks("red 6").picks("red 5");
    let picked = picked.picks("✓ red 5").picks("red 4");
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
    keep("ambush", &asked.picture());
    asked
        .picks("jaune 1 (MOLAB)")
        .sees("**Ada** prend la levée");
    for (hers, his) in [("R3", "J2"), ("R5", "J3"), ("G7", "J4")] {
        ada.writes(hers).sees("You play");
        bob.plays(&format!("/lune jouer carte:{his}"))
            .sees("Tu joues");
    }
    eve.sees_on_the_board("is making packets");
    let console = bob.sees_in_the_dm("pose tes paquets");
    ada.plays("/lune seize packets:1 2").sees("**Bob**’s turn");
    bob.writes("paquets FE avec H2O")
        .sees("ne peut pas servir de leurre");
    let worthless = "1\u{a0}×\u{a0}épuisé";
    let console = console.selects("Leurre\u{a0}: quelle concession\u{a0}?", worthless);
    let with = format!("{worthless}\u{a0}: avec quel gisement\u{a0}?");
    let console = console.selects(&with, "fer (FE)").sees("leurre\u{a0}: ");
    console.presses("Poser (1 leurre)");
    eve.sees_on_the_board("lays packets, face down")
        .does_not_see("FE");

    // Ada sees how large they are, and no more.
    let console = ada.plays("/console").sees("Choose packets by size");
    keep("packets", &console.picture());
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

#[test]
fn waiting_rocket_ambushes_before_leaving() {
    let evening = Evening::fated("lune_leaving", "en-US", TWO);
    evening.tolerates(429, 0);
    let (ada, bob, eve) = (
        evening.seat("Ada"),
        evening.seat("Bob"),
        evening.seat("Eve"),
    );
    begun(&ada, &[&bob]);
    // Ada waits on Beta, and Bob comes near with one deposit.
    let mut race = Race::set_up(2, 1);
    race.put(BOB, Place::At(Node::Moon));
    race.give_deposit(BOB, Mineral::Iron);
    race.put(BOB, on(Route::BetaMoon, 5, Down));
    race.put_back(ADA, at(Station::Beta));
    race.deal(&["R2 R3 R4 R5 R6", "Y1 Y2 Y3 Y4 Y5"]);
    race.roll(ADA, [1, 1], 2);
    evening.history_is(&kept(race.events()), 0);
    let console = ada
        .plays("/console")
        .sees("pick where to go (2 steps)")
        .sees("Before you leave, you can lay an ambush here.")
        .privately();
    keep("leaving", &console.picture());
    let asked = console.presses("Ambush…").sees("**Ambush** against Bob");
    let console = asked.presses("Back").sees("pick where to go");
    let asked = console.presses("Ambush…").picks("red (5)");
    asked
        .sees("You pull **Bob** in")
        .does_not_see("Possible moves");
    ada.plays("/lune go to:TB4")
        .sees("A fight is on: play a card");
    for (hers, his) in [("R2", "J1"), ("R3", "J2"), ("R4", "J3"), ("R5", "J4")] {
        ada.writes(hers).sees("You play");
        bob.plays(&format!("/lune jouer carte:{his}"))
            .sees("Tu joues");
    }
    // Then she goes her way.
    eve.sees_on_the_board("wins the ambush: 2 packets, but there’s only 1")
        .sees("takes a packet from Bob")
        .sees("**Ada** is picking where to go.");
    let console = ada.plays("/console").sees("pick where to go").privately();
    assert!(!console.buttons().contains(&"Ambush…".to_owned()));
    console.picks("TB4").sees("You stop at TB4");
}

#[test]
fn race_ends_after_one_player_is_eliminated() {
    let people = &[("Ada", "en-US"), ("Bob", "fr"), ("Cy", "en-US")];
    let evening = Evening::fated("lune_end", "en-US", people);
    evening.tolerates(429, 0);
    let (ada, bob, cy) = (evening.seat("Ada"), evening.seat("Bob"), evening.seat("Cy"));
    begun(&ada, &[&bob, &cy]);
    // Ada has met the pirate once, and there is no other way.
    let mut race = Race::set_up(3, 6);
    race.give_deposit(ADA, Mineral::Iron);
    race.write(Event::Collided {
        seat: ADA,
        back: Station::Gamma,
    });
    race.put(ADA, on(Route::GammaMoon, 3, Up));
    race.put_back(BOB, Place::At(Node::Moon));
    // Twice nine cells are once round the orbit, to O8.
    race.roll(ADA, [6, 6], 1).roll(ADA, [3, 3], 1);
    evening.history_is(&kept(race.events()), 0);
    let console = ada.plays("/console").privately();
    assert_eq!(
        console.about("GL4 · collision"),
        "Gamma–Moon · second collision: your rocket is pulverized"
    );
    keep("last-way", &console.picture());
    console
        .picks("GL4 · collision")
        .sees("**Pulverized!**")
        .sees("Its deposit is back on the Moon, spot ");
    cy.sees_on_the_board("**Pulverized!** Ada’s rocket")
        .does_not_see("FE");
    keep("pulverised", &cy.board().picture());
    ada.plays("/lune end").sees("you can still watch");
    cy.plays("/table describe")
        .sees("**Ada**, the red rocket: pulverized.")
        .sees("Deposits on the Moon, spots: 1, 2, 3, 4, 5, 6, 7, 8")
        .privately();

    // The two go on without her, until one lands; the other comes home by the red die alone.
    let mut crew = [
        Cosmonaut::new(&evening, "Bob", "fr"),
        Cosmonaut::new(&evening, "Cy", "en-US"),
    ];
    play_on(&mut crew, "Everything is revealed");
    cy.sees_on_the_board("home (red die: ").sees("Ada: out");
    cy.sees_in_the_channel("Everything is revealed")
        .sees(" + 200 bonus)");
}
