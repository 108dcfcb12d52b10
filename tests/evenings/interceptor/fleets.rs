//! Two ships each: what is typed, pressed and completed for the second one, and a record for each.

use crate::support::Evening;

#[test]
fn fleets_of_two_earn_campaign_stars() {
    let people = &[("Ada", "en-US"), ("Bob", "fr")];
    let evening = Evening::fated("interceptor_fleets", "en-US", people);
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    ada.plays("/interceptor open board:11 asteroids:0 ships:two retreat:0 campaign:inside")
        .sees("Your game is open");
    bob.presses("Join").privately();
    ada.presses("Start").privately();
    ada.sees_on_the_board("Still placing: Ada and Bob");

    // Where a ship may enter is offered, with a nose into the board.
    let offered = ada.is_offered("/interceptor place at:A", "at");
    assert_eq!(offered.len(), 11, "{offered:?}");
    assert!(offered[1].starts_with("A2 SE "), "{offered:?}");
    assert_eq!(
        ada.is_offered("/interceptor place ship:", "ship"),
        ["1", "2"]
    );
    ada.writes("A6 SE 0")
        .sees("**Your ship**: entering at A6 SE 0")
        .sees("Pick a side");
    ada.plays("/interceptor seal")
        .sees("Your ship 2 has nothing written");
    ada.writes("2: A8 NE 0").sees("A8 NE 0");
    ada.writes("3: A9 NE 0").sees("You don’t have that ship");
    ada.plays("/interceptor seal");
    bob.writes("K6 NE 5").sees("K6 NE 5");
    let console = bob.plays("/interceptor placer où:K8 NE 5 vaisseau:2");
    console.sees("K8 NE 5").presses("Sceller");
    ada.sees_on_the_board("Ada II A8 NE 0, Bob K6 NE 5, Bob II K8 NE 5");

    // An order is offered as it would be carried out; a ship that is named is meant.
    let offered = ada.is_offered("/interceptor order order:3 FLF", "order");
    assert!(offered[0].starts_with("3 FLF → 2 FLF → "), "{offered:?}");
    ada.plays("/interceptor order order:0 X").sees("Noted for");
    // So does a command that names no ship, and what is offered is what it will do.
    let offered = ada.is_offered("/interceptor order order:1 F", "order");
    assert!(offered[0].starts_with("1 F → 1 F → B7 "), "{offered:?}");
    let console = ada
        .plays("/interceptor order order:1 F")
        .sees("**Your ship II**: `1 F`");
    // The console turns from ship to ship.
    let console = console.presses("Ship 2").presses("Ship 1");
    let console = console.presses("Ship 2");
    // Letter by letter, it stays with the ship that is written for.
    let console = console.presses("R ↱");
    let console = console
        .sees("**Your ship II**: `1 FR`")
        .sees("**Your ship II**: Speed now");
    let console = console.presses("Type it…").fills("2: 0");
    console
        .sees("**Your ship**: `0 X`")
        .sees("**Your ship II**: `0`");
    ada.plays("/interceptor seal");
    bob.writes("5 AAAAA").sees("coûte 5");
    bob.writes("2: 5").sees("5 AAAAA");
    bob.writes("sceller").sees("Ada");
    ada.sees_on_the_board("**Ada** wins")
        .sees("Bob II: ship lost, pilot back home");
    ada.plays("/interceptor pilot")
        .sees("**Ship 1**: 0 ★ · 1 fight, 1 won · no ship lost")
        .sees("**Ship 2**: 0 ★ · 1 fight, 1 won · no ship lost");
    let record = bob
        .plays("/interceptor pilote")
        .sees("**Vaisseau 2**\u{a0}: 0 ★ · 1 combat, 0 gagné · 1 vaisseau perdu");
    // The same end in a game for practice: nothing is brought home, and no message speaks of it.
    ada.plays("/table review").sees("You lead").privately();
    let review = ada.sees_in_the_channel("** · #1 · step");
    let before = review.presses("◀").on_the_board().as_seen_by(&bob);
    let asks = before.picks("🧪 Play on").privately();
    asks.presses("Jouer ici").privately();
    bob.sees_on_the_board("Practice, from a moment of #1");
    bob.plays("/interceptor sceller");
    ada.sees_on_the_board("Game over")
        .sees("Practice, from a moment of #1")
        .does_not_see("Campaign");
    evening.everything_stands();
    assert_eq!(bob.plays("/interceptor pilote").text(), record.text());
    bob.plays("/interceptor dépenser amélioration:vitesse vaisseau:2")
        .sees("Ce vaisseau a 0 ★");
}
