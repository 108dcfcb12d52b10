//! What people at a running table can only do together: give a seat, free one, pause the game,
//! change its pace. No player gets stuck, and none is robbed.

use std::time::Duration;

use crate::calls::{MINUTE, is_called};
use crate::quick::{ADAS, BOBS, begun, hides};
use crate::support::{Evening, Person, Seen};

const DAY: Duration = Duration::from_secs(24 * 60 * 60);
const THREE: &[(&str, &str)] = &[("Ada", "en-US"), ("Bob", "en-US"), ("Eve", "fr")];

/// Ada and Bob have hidden, and Bob is to fire.
fn a_hunt<'e>(evening: &'e Evening, options: &str) -> [Person<'e>; 3] {
    let [ada, bob, eve] = ["Ada", "Bob", "Eve"].map(|name| evening.seat(name));
    begun(&ada, &bob, options);
    hides(&ada, ADAS);
    hides(&bob, BOBS);
    evening.everything_stands();
    [ada, bob, eve]
}

#[test]
fn remaining_players_give_away_an_empty_seat() {
    let evening = Evening::hurried("together_seat", "en-US", THREE);
    let [ada, bob, eve] = a_hunt(&evening, "");
    ada.plays("/planetaire note cells:B2").sees("B2");
    ada.plays("/table leave").surely().sees("You’ve left");
    bob.sees_on_the_board("A seat is empty");
    // What was hers is no more.
    ada.presses("Fire a ray…").sees("not in this game");
    ada.plays("/console").sees("not in this game").privately();
    // Outsiders ask; nothing of the seat is theirs before they are welcome.
    eve.presses("Join")
        .sees("Tu as demandé la place")
        .privately();
    eve.plays("/console").sees("pas dans cette partie");
    // Bob was here a moment ago, so the call comes a while later.
    evening.discord_ages(Duration::from_secs(11 * 60));
    is_called(&bob).sees("it’s your turn");
    bob.sees_in_the_channel("**Eve** wants to take the empty seat")
        .sees("Still to vote: **Bob**")
        .presses("No")
        .privately();
    eve.sees_in_the_channel("**Bob** said no");
    eve.presses("Join").privately();
    eve.presses("Welcome Eve").sees("pas dans cette partie");
    bob.presses("Welcome Eve").privately();
    bob.sees_in_the_channel("✅ Agreed");
    // She is told where she looks: by her name, and what she has now.
    let call = is_called(&eve).sees("**Eve**, the seat is yours");
    let console = call.presses("My console").privately();
    assert!(!console.alt().is_empty());
    let words = eve.plays("/table décrire").privately();
    for cell in ADAS.split(' ').chain(["B2"]) {
        assert!(words.text().contains(cell), "{cell}: {}", words.text());
    }
    for cell in BOBS.split(' ') {
        assert!(!words.text().contains(cell), "{cell}: {}", words.text());
        assert!(!console.alt().contains(cell), "{cell}: {}", console.alt());
    }
    // A player who left cannot return to a seat that is now another's.
    ada.plays("/table join").sees("You can watch").privately();
}

/// The first player misses two decisions in a row; the other one sees it.
pub(crate) fn is_missed<'e>(somebody: &Person<'e>, other: &Person<'e>) -> Seen<'e> {
    let evening = somebody.evening;
    for _ in 0..2 {
        let before = other.board().text().to_owned();
        evening.discord_ages(DAY * 3 + Duration::from_secs(60));
        evening.until(&other.name, "that the rules played", || {
            (other.board().text() != before).then_some(())
        });
        evening.everything_stands();
    }
    let board = other.sees_on_the_board("missed two turns in a row");
    let named = board.text().to_lowercase();
    let name = format!("**{}** missed two", somebody.name);
    assert!(named.contains(&name), "{named}");
    board
}

#[test]
fn seat_can_be_freed_after_two_missed_decisions() {
    let evening = Evening::hurried("together_freed", "en-US", THREE);
    let [ada, bob, _] = a_hunt(&evening, " order:one");
    ada.plays("/table dismiss who:Bob")
        .sees("only after its player misses two")
        .privately();
    is_missed(&bob, &ada)
        .presses("Free Bob’s seat")
        .on_the_board()
        .sees("Empty seat");
    // Bob knows the way back, and whose consent it needs.
    bob.presses("Join").sees("once they agree");
    ada.sees_in_the_channel("**Bob** wants to take the empty seat")
        .presses("Welcome Bob");
    // The message that called Bob to the last decision goes first.
    evening.everything_stands();
    is_called(&bob).sees("**Bob**, the seat is yours");
    bob.plays("/console").sees("Your hunt");
}

#[test]
fn seat_can_be_taken_over_after_two_missed_decisions() {
    let evening = Evening::hurried("together_gone", "en-US", THREE);
    let [ada, bob, eve] = a_hunt(&evening, " order:one");
    is_missed(&bob, &ada);
    eve.presses("Take over").sees("Tu as demandé la place");
    // Only those who stay are asked.
    let vote = ada
        .sees_in_the_channel("**Eve** wants to take over from **Bob**")
        .sees("Most votes decide.");
    vote.as_seen_by(&eve).presses("Welcome Eve").privately();
    vote.presses("Welcome Eve").privately();
    is_called(&eve).sees("**Eve**, the seat is yours");
    bob.plays("/console").sees("not in this game");
    eve.plays("/console").sees("Ada");
    // What was done before Eve took over is told of the player who did it.
    eve.plays("/table history")
        .sees("**Bob** passe")
        .does_not_see("**Eve** passe");
    // A player who comes back ends the request about their seat.
    let evening = Evening::hurried("together_back", "en-US", THREE);
    let [ada, bob, eve] = a_hunt(&evening, " order:one");
    for margin in 1..=2 {
        bob.plays(&format!("/planetaire fire margin:{margin}"));
    }
    assert!(!ada.board().buttons().contains(&"Take over".to_owned()));
    eve.plays("/table join").sees("déjà commencé").privately();
}

#[test]
fn pausing_and_changing_pace_need_agreement() {
    let evening = Evening::hurried("together_pause", "en-US", THREE);
    let [ada, bob, eve] = a_hunt(&evening, " order:one");
    ada.plays("/table pause")
        .sees("once they agree")
        .privately();
    ada.plays("/table pause").sees("once they agree");
    eve.plays("/table pause")
        .sees("pas dans cette partie")
        .privately();
    bob.sees_in_the_channel("**Ada** wants to pause the game")
        .presses("Pause game")
        .privately();
    bob.sees_on_the_board("Game paused");
    evening.discord_ages(DAY * 10);
    evening.everything_stands();
    let board = bob.board();
    assert!(!board.text().contains("<t:"), "{}", board.text());
    bob.plays("/planetaire fire margin:12")
        .sees("The game is paused")
        .privately();
    bob.plays("/me games").sees("paused");
    ada.board().presses("Resume").on_the_board().sees("<t:");
    // The game has not moved, and Bob is told that it goes on.
    is_called(&bob).sees("it’s your turn");
    bob.plays("/planetaire fire margin:12")
        .sees("fired from 12:");
    bob.plays("/table pace pace:live").sees("once they agree");
    // Nothing else waits for her: once she has left, the vote itself calls her.
    evening.discord_ages(Duration::from_secs(11 * 60));
    is_called(&ada)
        .sees("**Bob** wants another pace. Live: 5 minutes a move")
        .sees("Still to vote: <@")
        .presses("Change pace");
    evening.discord_ages(Duration::from_secs(6 * 60));
    ada.sees_on_the_board("Round 1");
    evening.everything_stands();
}

/// The messages in the channel about a vote.
fn votes(person: &Person<'_>, words: &str) -> usize {
    let all = person.public_messages().into_iter();
    let about = |message: &serde_json::Value| {
        let text = message["content"].as_str();
        text.is_some_and(|text| text.contains(words))
    };
    all.filter(about).count()
}

#[test]
fn vote_is_one_message_and_silence_a_yes_unless_the_game_would_close() {
    let evening = Evening::hurried("together_vote", "en-US", THREE);
    let [ada, bob, eve] = ["Ada", "Bob", "Eve"].map(|name| evening.seat(name));
    ada.plays("/interceptor open pace:live");
    ada.sees_on_the_board("1/6 players");
    bob.presses("Join");
    ada.sees_on_the_board("2/6 players");
    eve.presses("Join");
    ada.sees_on_the_board("3/6 players");
    ada.presses("Start");
    evening.everything_stands();
    // What cannot be taken back needs everyone’s yes.
    bob.plays("/table close").sees("once they agree");
    let vote = ada
        .sees_in_the_channel("**Bob** wants to close the game")
        .sees("only if everyone says yes")
        .sees("Still to vote: **Ada**, **Eve**.");
    vote.presses("Close game").privately();
    let answered = eve.sees_in_the_channel("Still to vote: **Eve**.");
    assert_eq!(answered.id(), vote.id());
    evening.discord_ages(MINUTE * 3);
    evening.everything_stands();
    let answered = eve.sees_in_the_channel("Still to vote: **Eve**.");
    answered.presses("No").privately();
    bob.sees_in_the_channel("❌ **Eve** said no");
    ada.plays("/table pause").sees("once they agree");
    bob.sees_in_the_channel("**Ada** wants to pause the game")
        .sees("Still to vote: **Bob**, **Eve**.")
        .sees("No answer counts as yes <t:")
        .presses("Pause game")
        .privately();
    evening.discord_ages(MINUTE * 2 + Duration::from_secs(1));
    eve.sees_on_the_board("Game paused");
    eve.sees_in_the_channel("✅ Agreed");
    evening.everything_stands();
    assert_eq!(votes(&ada, "wants to close"), 1);
    assert_eq!(votes(&ada, "wants to pause"), 1);
}

#[test]
fn board_tells_of_everyone_whose_time_was_up() {
    let evening = Evening::hurried("together_late", "en-US", THREE);
    let [ada, bob] = ["Ada", "Bob"].map(|name| evening.seat(name));
    ada.plays("/interceptor open pace:By correspondence")
        .sees("open");
    bob.presses("Join").privately();
    ada.presses("Start");
    ada.sees_on_the_board("Interceptor");
    evening.everything_stands();
    // They place their ships, then they write their orders: all at once.
    for _ in 0..2 {
        let before = ada.board().text().to_owned();
        evening.discord_ages(DAY * 3 + Duration::from_secs(60));
        evening.until("ada", "what the rules play", || {
            (ada.board().text() != before).then_some(())
        });
        evening.everything_stands();
        let board = ada.board();
        let late = board
            .text()
            .lines()
            .filter(|line| line.contains("Time’s up"));
        let late: String = late.collect();
        let named = ["**Ada**", "**Bob**"].map(|name| late.contains(name));
        assert_eq!(named, [true, true], "{}", board.text());
    }
}
