//! What a computer would do, for the asker: alone in every game, drawn in their console, and where
//! several play only if the table allows it; then everyone sees how often each has asked.

use std::time::Duration;

use crate::support::{Evening, Person, Seen};

const CLUB: &[(&str, &str)] = &[("Ada", "en-US"), ("Bob", "fr")];
/// How often a player asks again until it is their turn.
const PATIENCE: usize = 60;

/// Asks until there is something to decide.
#[track_caller]
fn is_advised<'e>(person: &Person<'e>) -> Seen<'e> {
    for _ in 0..PATIENCE {
        let advised = person.plays("/table advice").privately();
        if advised.text().contains("for you alone") {
            return advised;
        }
        advised.sees("Nothing to decide");
        person.evening.discord_ages(Duration::from_secs(10));
        person.evening.everything_stands();
    }
    panic!(
        "{} is never advised: {}",
        person.name,
        person.board().text()
    );
}

#[test]
fn solo_players_get_private_advice_in_every_game() {
    let evening = Evening::hurried("advice_alone", "en-US", &[("Ada", "en-US")]);
    let ada = evening.seat("Ada");
    // No computer moves between two looks.
    evening.discord_holds_its_breath();
    for (game, table) in evening.games("ada").into_iter().zip(1..) {
        ada.plays(&format!("/{game} open computer:Easy pace:live"))
            .sees("Game on! The board is");
        ada.sees_on_the_board(&format!("#{table}\n"));
        let advised = is_advised(&ada);
        evening.everything_stands();
        let advice = advised.text().lines().nth(1).unwrap_or_default().to_owned();
        assert!(advice.ends_with(['.', '*']), "{game}: {}", advised.text());
        // A key without a translation must not show there.
        assert!(
            !advised.text().contains("-advice-"),
            "{game}: {}",
            advised.text()
        );
        let advised = advised.does_not_see("Everyone sees");
        // The button tells it too; the board knows nothing of it.
        let console = ada.plays("/console").privately();
        let (own, everyones) = (console.picture(), ada.board().message);
        let drawn = |advised: &Seen<'_>| {
            let begins = "Your hint, in pink on the board: ";
            assert_ne!(advised.picture(), own, "{game}: the hint is not drawn");
            assert!(
                advised.alt().starts_with(begins),
                "{game}: {}",
                advised.alt()
            );
            assert!(!console.alt().contains(begins), "{game}");
            // What everyone sees stays as it was.
            assert_eq!(ada.board().message, everyones, "{game}");
        };
        drawn(&advised);
        match game.as_str() {
            // There it would solve the game: only those get it who ask.
            "contact" => assert_eq!(console.button("Hint"), None),
            _ => {
                let hint = console.presses("Hint").privately();
                let hint = hint.sees("for you alone");
                drawn(&hint);
                // Back to the console, without it.
                assert_eq!(hint.presses("Back").picture(), own, "{game}");
            }
        }
        ada.board().does_not_see("Hint");
        evening.everything_stands();
        ada.plays("/table close").sees("closed");
    }
}

#[test]
fn advice_use_is_agreed_and_counted_among_several() {
    let evening = Evening::hurried("advice_together", "en-US", CLUB);
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    ada.plays("/planetaire open").sees("open");
    bob.presses("Join").privately();
    ada.presses("Start").privately();
    bob.plays("/table advice")
        .sees("Les astuces sont désactivées")
        .privately();
    let console = ada.plays("/console").privately();
    assert_eq!(console.button("Hint"), None);
    ada.plays("/table close");
    bob.plays("/table close");

    ada.plays("/planetaire open order:one").sees("open");
    bob.presses("Join").privately();
    let mut page = ada.presses_more("Options").privately();
    while page.button("Next").is_some() {
        page = page.presses("Next").privately();
    }
    page.selects("Hints · off", "on, and counted").privately();
    ada.sees_on_the_board("Hints · on, and counted");
    ada.presses("Start").privately();
    ada.sees_on_the_board("Ada").does_not_see("Hints used");
    // Bob has nothing to decide while Ada hides: that is not counted.
    bob.plays("/table advice")
        .sees("rien à décider")
        .privately();
    ada.plays("/table advice")
        .sees("Hide your satellites at")
        .sees("Everyone sees on the board that you asked.")
        .privately();
    ada.sees_on_the_board("Hints used: Ada once.");
    ada.plays("/planetaire hide cells:D3 F5 B7 H1");
    ada.plays("/planetaire seal").surely();
    let advised = bob
        .plays("/table advice")
        .sees("Tire un rayon du")
        .privately();
    advised.does_not_see("D3");
    ada.sees_on_the_board("Hints used: Ada once, Bob once.");
    // What was counted outlives the process.
    evening.bot_is_killed();
    evening.bot_starts();
    bob.plays("/table advice")
        .sees("Tire un rayon du")
        .privately();
    ada.sees_on_the_board("Hints used: Ada once, Bob twice.");
}

#[test]
fn campaign_games_allow_no_advice() {
    let evening = Evening::hurried("advice_counts", "en-US", CLUB);
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    ada.plays("/interceptor open campaign:Inside the campaign")
        .sees("open");
    bob.presses("Join").privately();
    ada.presses("Start").privately();
    ada.plays("/table advice")
        .sees("counts for later games")
        .privately();
}

/// How long a game in which no player acts may take, in minutes.
const MANY: usize = 900;

#[test]
fn solo_review_compares_with_the_computer() {
    let evening = Evening::hurried("advice_par", "en-US", &[("Ada", "en-US")]);
    let ada = evening.seat("Ada");
    ada.plays("/planetaire open players:solo");
    ada.sees_on_the_board("#1\n");
    ada.plays("/planetaire fire margin:12");
    let before = ada.sees_on_the_board("1 ray");
    assert_eq!(before.button("Look back"), None);
    ada.plays("/planetaire end").surely();
    let board = ada.sees_on_the_board("Same sky: strong computer");
    let par = |text: &str| {
        text.lines()
            .find(|line| line.contains("Same sky"))
            .map(str::to_owned)
    };
    let first = par(board.text());
    let back = ada.presses("⋯").presses("Look back").privately();
    let back = back
        .sees("for you alone: turning point 1/")
        .sees("You chose: ")
        .sees("Better, by what you knew then: ")
        .sees("Cost: ");
    assert!(!back.text().contains("-advice-"), "{}", back.text());
    assert!(!back.film().is_empty());
    // The board as it was then: nothing that was revealed later.
    assert!(!back.alt().contains("Satellites"), "{}", back.alt());
    // All of Ada's decisions, compared with the computer's: as many turning points as were clearly
    // worse.
    let counted = ada.plays("/me stats").privately();
    let decisions = counted.presses("My decisions").privately();
    let decisions = decisions
        .sees("**Planétaire** · your decisions in your last game")
        .sees("**1 of 2** as good as the strong computer’s: 50%.");
    assert!(back.text().contains("turning point 1/1"), "{}", back.text());
    assert_eq!(
        decisions.alt(),
        "Planétaire. Your decisions next to the computer’s. Game #1: 1 of 2 as good."
    );
    assert!(!decisions.picture().is_empty());
    let worst = decisions.presses("Look back at #1").privately();
    assert_eq!(worst.text(), back.text());
    decisions.presses("My stats").sees("**Ada** ·");
    // It is thought again after a crash, and comes out alike.
    evening.bot_is_killed();
    evening.bot_starts();
    ada.plays("/table show");
    evening.everything_stands();
    assert_eq!(par(ada.board().text()), first);
    let again = ada.presses("⋯").presses("Look back").privately();
    assert_eq!(again.text(), back.text());
    let again = ada.plays("/me stats").presses("My decisions").privately();
    assert_eq!(again.text(), decisions.text());
}

#[test]
fn every_finished_game_can_be_reviewed() {
    let people = [CLUB[0], CLUB[1], ("Cleo", "en-US")];
    let evening = Evening::hurried("advice_back", "en-US", &people);
    let [ada, bob, cleo] = ["Ada", "Bob", "Cleo"].map(|name| evening.seat(name));
    let mut reviews = Vec::new();
    // Between two of them Cleo plays on from a moment of the first.
    for (game, table) in evening.games("ada").into_iter().zip((1..).step_by(2)) {
        cleo.plays("/table close");
        ada.plays(&format!("/{game} open computer:Easy pace:live"))
            .sees("Game on! The board is");
        ada.sees_on_the_board(&format!("#{table}\n"));
        for _ in 0..MANY {
            if ada.board().text().contains("Game over") {
                break;
            }
            evening.discord_ages(Duration::from_secs(60));
            evening.everything_stands();
        }
        ada.sees_on_the_board("Game over");
        // The rules played for her: none of it was her decision.
        ada.presses("⋯")
            .presses("Look back")
            .sees("no decision was clearly worse")
            .privately();
        let card = ada.presses("Share").privately();
        assert!(card.picture().starts_with(b"\x89PNG"), "{game}");
        ada.plays("/me stats")
            .presses("My decisions")
            .sees("your decisions in your last game")
            .sees("Nothing to judge yet")
            .privately();
        ada.plays("/table review").sees("You lead").privately();
        let review = ada.sees_in_the_channel(&format!("#{table} · step"));
        let led = is_led_by_one(&review, &bob, &cleo);
        plays_on(&led, &cleo, table);
        reviews.push(led);
    }
    evening.everything_stands();
    let goes_on = cleo.board().message;
    // It is thought again after a crash, and comes out alike.
    evening.bot_is_killed();
    evening.bot_starts();
    for led in reviews {
        let on = led.presses("▶").on_the_board().sees("step 2/");
        let back = on.presses("⏮").on_the_board();
        assert_eq!((back.id(), back.text()), (led.id(), led.text()));
    }
    evening.everything_stands();
    assert_eq!(cleo.board().message, goes_on);
}

/// Begins a game for practice from the moment of a review that another person leads.
#[track_caller]
fn plays_on<'e>(led: &Seen<'e>, cleo: &Person<'e>, table: u64) {
    let asks = led.as_seen_by(cleo).picks("🧪 Play on");
    let asks = asks.privately().sees("goes on from this moment");
    let console = asks.sees("no statistics").presses("Play here").privately();
    assert!(!console.picture().is_empty());
    cleo.sees_on_the_board(&format!("Practice, from a moment of #{table}."));
}

/// Reviews a game of Ada, who hands it on to Bob: others look for themselves alone.
#[track_caller]
fn is_led_by_one<'e>(review: &Seen<'e>, bob: &Person<'e>, cleo: &Person<'e>) -> Seen<'e> {
    assert!(!review.picture().is_empty());
    let text = review.text();
    assert!(text.contains("Ada leads"), "{text}");
    let advised = review.as_seen_by(bob).presses("⏮").privately();
    let own = advised.sees("Quelqu’un d’autre mène").presses("Ma copie");
    let own = own.privately().sees("étape").presses("⏮").privately();
    let own = own.sees("étape 1/").does_not_see("mène");
    // The computer decided for itself, so it has a number.
    own.presses("⏭").privately().sees("**/100");
    let copy = review.as_seen_by(cleo).picks("📄 My own copy").privately();
    let heading = |seen: &Seen<'_>| seen.text().lines().next().map(str::to_owned);
    let own_heading = heading(review).unwrap().replace(" · Ada leads.", "");
    assert_eq!(heading(&copy), Some(own_heading));
    copy.picks("👁 What everyone saw")
        .sees("What everyone saw")
        .privately();
    let passed = review.picks("🤝 Pass the lead").on_the_board();
    let passed = passed.sees("Anyone can lead").as_seen_by(bob);
    let led = passed.presses("⏮").on_the_board();
    assert_eq!(led.id(), review.id(), "it is posted once");
    led.sees("Bob leads").sees("step 1/")
}
