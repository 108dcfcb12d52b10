//! A table is opened for a particular person: a seat is kept for them until they join, decline, or
//! their time is over, and other people who press *Join* read whom it waits for.

use std::time::Duration;

use crate::support::{Evening, Person};

const CLUB: &[(&str, &str)] = &[("Ada", "en-US"), ("Bob", "en-US"), ("Eve", "en-US")];
const HOUR: Duration = Duration::from_secs(60 * 60);

/// A table for two that keeps a seat for Bob.
#[track_caller]
fn challenged(ada: &Person<'_>, game: &str, options: &str) {
    ada.plays(&format!("/{game} open opponent:bob{options}"))
        .sees("a seat kept for **Bob**")
        .privately();
    ada.sees_on_the_board("2. *waiting for **Bob** (until <t:")
        .sees("Invited: Bob.");
    let mut page = ada.presses_more("Options").privately();
    let seats = page.components().find_map(|it| {
        let shown = it["placeholder"].as_str()?;
        shown.starts_with("Seats").then(|| shown.to_owned())
    });
    if let Some(seats) = seats {
        page = page.selects(&seats, "up to 2");
        page.privately();
        ada.sees_on_the_board("1/2 players");
    }
}

#[test]
fn seat_is_reserved_for_a_challenged_player_in_every_game() {
    for game in games::IDS {
        let evening = Evening::hurried(&format!("challenge_{game}"), "en-US", CLUB);
        let [ada, bob, eve] = ["Ada", "Bob", "Eve"].map(|name| evening.seat(name));
        let bot = evening.get("/people")["bot"]["id"].clone();
        ada.plays(&format!("/{game} open opponent:{}", bot.as_str().unwrap()))
            .sees("is a bot");
        ada.plays(&format!("/{game} open opponent:ada"))
            .sees("can’t challenge yourself");
        assert!(ada.boards().is_empty(), "nothing was opened");
        challenged(&ada, game, "");
        eve.presses("Join")
            .sees("kept for <@")
            .sees(&bob.id())
            .privately();
        let more = eve.presses("⋯").privately();
        assert_eq!(more.button("Decline"), None, "{game}");
        assert_eq!(more.button("Open to all"), None, "{game}");
        eve.plays("/table decline")
            .sees("no open invitation")
            .privately();
        evening.bot_stops();
        evening.bot_starts();
        eve.plays("/table join").sees("kept for <@").privately();
        // The seat is kept for Bob.
        let call = bob
            .sees_in_the_channel("**Ada** invites you to")
            .sees("Your seat is kept until <t:");
        call.presses("Join").sees("You’re in").privately();
        ada.sees_on_the_board("2. **Bob**")
            .sees("Everyone’s here")
            .does_not_see("waiting for **Bob**");
        evening.everything_stands();
        assert_eq!(evening.pings(), [bob.id()], "{game}");
        ada.presses("Start").privately();
    }
}

#[test]
fn reserved_seat_is_freed_by_decline_host_or_timeout() {
    let evening = Evening::hurried("challenge_ends", "en-US", CLUB);
    let [ada, bob, eve] = ["Ada", "Bob", "Eve"].map(|name| evening.seat(name));
    challenged(&ada, "planetaire", "");
    bob.presses_more("Decline").privately();
    ada.sees_on_the_board("Can’t come this time: Bob.")
        .does_not_see("waiting for **Bob**");
    eve.presses("Join").sees("You’re in").privately();
    ada.sees_on_the_board("2. **Eve**");
    ada.presses_more("Close game");
    ada.sees_on_the_board("#1 was closed");

    challenged(&ada, "planetaire", "");
    eve.presses("Join").sees("kept for").privately();
    ada.presses_more("Open to all").privately();
    evening.until("ada", "a seat that is kept for nobody", || {
        (!ada.board().text().contains("waiting for **Bob**")).then_some(())
    });
    eve.presses("Join").privately();
    ada.presses_more("Close game");
    ada.sees_on_the_board("#2 was closed");

    challenged(&ada, "planetaire", " pace:live");
    evening.discord_ages(HOUR - Duration::from_secs(60));
    eve.presses("Join").sees("kept for").privately();
    evening.discord_ages(Duration::from_secs(61));
    eve.presses("Join");
    ada.sees_on_the_board("2. **Eve**");
    ada.presses_more("Close game");
    ada.sees_on_the_board("#3 was closed");

    challenged(&ada, "planetaire", " pace:By correspondence");
    evening.discord_ages(HOUR * 71);
    eve.presses("Join").sees("kept for").privately();
    evening.discord_ages(HOUR + Duration::from_secs(1));
    eve.presses("Join");
    ada.sees_on_the_board("2. **Eve**");
}

#[test]
fn start_asks_before_it_drops_an_invited_player() {
    let evening = Evening::hurried("challenge_start", "en-US", CLUB);
    let [ada, bob] = ["Ada", "Bob"].map(|name| evening.seat(name));
    let opens = || {
        ada.plays("/play game:planetaire person:bob")
            .sees("a seat kept for **Bob**");
        ada.sees_on_the_board("2. *waiting for **Bob** (until <t:");
    };
    opens();
    bob.presses("Start").sees("Only the host").privately();
    let asked = ada
        .presses("Start")
        .sees("**Bob** hasn’t answered yet. Wait, or start without them?")
        .privately();
    assert_eq!(asked.buttons(), ["Wait", "Start without them"]);
    let waits = asked.presses("Wait").sees("I’m waiting for **Bob**.");
    assert!(waits.buttons().is_empty(), "{}", waits.message);
    ada.sees_on_the_board("waiting for **Bob**");
    ada.plays("/table start")
        .sees("**Bob** hasn’t answered yet.")
        .privately();
    bob.presses("Join").privately();
    ada.presses("Start").privately().sees("satellites");
    ada.sees_on_the_board("Waiting for Ada and Bob");
    ada.plays("/table close");
    bob.plays("/table close").sees("closed");

    opens();
    ada.presses("Start")
        .privately()
        .presses("Start without them")
        .privately();
    ada.sees_on_the_board("Houston (");

    // Who declined is not waited for.
    let third = evening.seat("Eve");
    ada.plays("/table close").sees("closed");
    opens();
    bob.plays("/table decline")
        .sees("You’ve declined")
        .privately();
    third.presses("Join").privately();
    ada.presses("Start").privately();
    ada.sees_on_the_board("Waiting for");
}
