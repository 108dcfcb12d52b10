//! Space Connection to its very end: nine systems with a last reply, and a hand that runs out.

use games::space_connection::{Position, Site};

use super::SKY;
use crate::debts::reveals;
use crate::quick::ENGLISH;
use crate::support::{Evening, Person, Seen};

/// What finds all of [`SKY`], each launch with what it is told.
const FOUND: [(&str, &str); 10] = [
    ("super at:C5", "4 new planets, C4 C5 D5 D6"),
    ("scout at:A1", "**System complete (2/9)**: A1"),
    ("scout at:A7", "**System complete (3/9)**: A7"),
    ("ship at:J2", "3 new planets, J1 J2 J3"),
    ("laser at:G1 and:G13", "4 new planets, G1 G6 G7 G13"),
    ("scout at:M1", "**System complete (7/9)**: M1"),
    ("laser at:M7", "an emitter at M7: a new planet at M7"),
    ("scout at:H7", "a **planet**"),
    ("scout at:I7", "a **planet**"),
    (
        "ship at:J8",
        "**System complete (9/9)**: G6 G7 H7 I7 J7 J8 K7",
    ),
];

#[test]
fn last_reply_follows_the_ninth_system() {
    let evening = Evening::hurried("connection_reply", "en-US", ENGLISH);
    let [ada, bob] = ["Ada", "Bob"].map(|name| evening.seat(name));
    evening.keeps_secret(SKY);
    ada.plays("/connection open reply:A last reply");
    bob.presses("Join");
    ada.presses("Start");
    ada.sees_on_the_board("Still hiding: Ada and Bob");
    for person in [&ada, &bob] {
        person.plays(&format!("/connection hide positions:{SKY}"));
        person.plays("/connection seal").surely();
    }
    let board = ada.sees_on_the_board("launches next");
    let [first, second] = if board.text().contains("Ada launches next") {
        [&ada, &bob]
    } else {
        [&bob, &ada]
    };
    let sends = |person: &Person<'_>, (launch, told): (&str, &str)| {
        let line = format!("/connection {launch}");
        let mut answer = person.plays(&line);
        if launch.starts_with("laser") {
            answer = answer.surely();
        }
        answer.sees(told).privately();
    };
    for (number, launch) in (1..).zip(FOUND) {
        sends(first, launch);
        if number == FOUND.len() {
            second.sees_on_the_board("Time for a **last reply**");
        }
        sends(second, launch);
    }
    let board = ada.sees_on_the_board("A draw between");
    let board = board.sees("All nine systems are found");
    assert!(
        board.alt().contains("Complete systems (9/9)"),
        "{}",
        board.alt()
    );
    assert_eq!(reveals(&ada), 1);
    ada.plays("/table describe").sees("Complete systems (9/9)");
    ada.presses("⋯").presses("New lobby").sees("same people");
}

#[test]
fn solo_game_ends_when_pieces_run_out() {
    let evening = Evening::hurried("connection_out", "en-US", &[("Ada", "en-US")]);
    let ada = evening.seat("Ada");
    ada.plays("/connection open players:Solo");
    ada.sees_on_the_board("Solo");
    let is_over = |answer: &Seen<'_>| {
        let text = answer.text();
        text.contains("nothing left to launch") || text.contains("The sky is revealed")
    };
    let mut launches = 0;
    let mut spends = |piece: &str, places: &mut dyn Iterator<Item = String>| {
        for place in places {
            let mut answer = ada.plays(&format!("/connection {piece} at:{place}"));
            if answer.button("Fire the laser").is_some() {
                answer = answer.surely();
            }
            if is_over(&answer) {
                return true;
            }
            if answer.text().contains("left. In hand") {
                return false;
            }
            launches += u32::from(!answer.text().contains("already"));
        }
        false
    };
    let named = |site: fn(Site) -> bool| {
        let all = Position::all().filter(move |at| site(at.site()));
        all.map(|at| at.to_string())
    };
    let pairs = ["A1 and:A7", "A2", "A3", "A4", "A5", "A6"].map(str::to_owned);
    let over = spends("laser", &mut pairs.into_iter())
        || spends("super", &mut named(|site| site == Site::Centre))
        || spends("ship", &mut named(|site| site == Site::Vertex))
        || spends("scout", &mut named(|_| true))
        || spends("ship", &mut named(|_| true));
    assert!(over, "after {launches} launches something is left");
    ada.sees_in_the_channel("The sky is revealed");
    // The board comes after what stays in the channel.
    evening.everything_stands();
    let board = ada.sees_on_the_board("**Ada** found");
    let end = board.text().contains("nothing left to launch")
        || board.text().contains("All nine systems are found");
    assert!(end, "{}", board.text());
    ada.plays("/connection scout at:A1")
        .sees("This game is over");
}
