//! News of the hunt, in the past tense.

use games::Seat;
use games::space_connection::{
    BoardView, Complete, End, Fate, Flight, Glimpse, Launch, Notes, PATIENCE, Piece, SYSTEMS,
};

use super::piece::{count_phrase, piece};
use super::shown::places;
use crate::fluent_bundles::say;
use crate::lang::Lang;
use crate::list::all_of;
use crate::names::Names;

/// Sentence for a glimpse.
pub(super) fn news(lang: Lang, glimpse: &Glimpse, names: &Names) -> String {
    let phrase = match glimpse {
        // How it stands, the console says under this.
        Glimpse::Drafted { .. } => say("space_connection-news-drafted"),
        Glimpse::Sealed { hider } => {
            say("space_connection-news-sealed").with_player("name", names, *hider)
        }
        Glimpse::Hidden => say("space_connection-news-hidden"),
        Glimpse::Began { first: Some(first) } => {
            say("space_connection-news-began").with_player("name", names, *first)
        }
        Glimpse::Began { first: None } => say("space_connection-news-began-solo"),
        Glimpse::Launched {
            hunter,
            flight,
            complete,
            completed,
            ..
        } => {
            let is_read_by = |seat: Seat| names.is_reader(seat);
            let marked = if complete.is_empty() { 0 } else { *completed };
            if Seat::all(2).any(|seat| seat != *hunter && is_read_by(seat)) {
                let mut said = vec![rival_sentence(lang, (*hunter, names), flight)];
                if marked > 0 {
                    let systems = say("space_connection-news-rival-systems")
                        .with("number", marked)
                        .with("all", SYSTEMS);
                    said.push(systems.tr(lang));
                }
                return said.join(" ");
            } else {
                let mut said = launch_sentences(lang, (*hunter, names), flight);
                // Their picture shows the systems.
                if marked > 0 && is_read_by(*hunter) {
                    said.truncate(1);
                    let systems = say("space_connection-news-systems")
                        .with("count", complete.len())
                        .with("number", marked)
                        .with("all", SYSTEMS);
                    said.push(systems.tr(lang));
                    said.extend(cost(lang, complete));
                } else {
                    said.extend(completions(lang, complete, *completed));
                }
                return said.join(" ");
            }
        }
        Glimpse::Missed { hunter, missed } => say("space_connection-news-missed")
            .with_player("name", names, *hunter)
            .with("missed", *missed)
            .with("patience", PATIENCE),
        Glimpse::RanOut { hunter } => {
            say("space_connection-news-ran-out").with_player("name", names, *hunter)
        }
        Glimpse::Noted { notes } => return notes_sentence(lang, *notes),
        Glimpse::Uncovered { end, boards, .. } => match boards.len() {
            1 => say("space_connection-news-uncovered-solo"),
            _ => say("space_connection-news-uncovered"),
        }
        // Who won stands in the status.
        .with("why", reason_of_end(lang, *end, names)),
    };
    phrase.tr(lang)
}

/// Sentence for another's launch, to the player whose sky it goes into: what, where, and the hits.
fn rival_sentence(lang: Lang, (hunter, names): (Seat, &Names), flight: &Flight) -> String {
    let sent = match flight.launch {
        Launch::Scout(_) => "scout",
        Launch::Ship(_) => "ship",
        Launch::SuperShip(_) => "super",
        Launch::Lasers(_) => "laser",
    };
    let at: Vec<String> = flight
        .launch
        .positions()
        .iter()
        .map(|at| at.to_string())
        .collect();
    say("space_connection-news-rival")
        .with("name", names.in_message(hunter).to_owned())
        .with("piece", sent)
        .with("at", at.join("–"))
        .with("count", flight.found.count())
        .tr(lang)
}

/// Sentences for a launch: its flight and its results.
fn launch_sentences(lang: Lang, (hunter, names): (Seat, &Names), flight: &Flight) -> Vec<String> {
    let sent = flight.launch.piece();
    let phrase = match flight.launch {
        Launch::Scout(at) => match flight.fate {
            Fate::Returned => say("space_connection-news-scout-hit"),
            Fate::Lost | Fate::Stays => say("space_connection-news-scout-lost"),
        }
        .with("at", at.to_string()),
        Launch::Ship(at) | Launch::SuperShip(at) => say("space_connection-news-ship")
            .with("at", at.to_string())
            .with("piece", piece(lang, sent)),
        Launch::Lasers(emitters) => {
            let at: Vec<String> = emitters.positions().map(|at| at.to_string()).collect();
            say("space_connection-news-laser")
                .with("emitters", at.len())
                .with("at", all_of(lang, at))
        }
    };
    let sentence = phrase
        .with_player("name", names, hunter)
        .with("count", flight.found.count())
        .with("found", places(flight.found))
        .tr(lang);
    let fate = match (flight.launch, flight.fate) {
        (Launch::Ship(_) | Launch::SuperShip(_), Fate::Returned) => {
            Some(say("space_connection-news-returned"))
        }
        (Launch::Ship(_) | Launch::SuperShip(_), Fate::Lost) => {
            Some(say("space_connection-news-lost"))
        }
        _ => None,
    };
    let own = places(flight.launch.positions());
    let fate = fate.map(|fate| {
        fate.with("piece", piece(lang, sent))
            .with("at", own)
            .tr(lang)
    });
    [sentence].into_iter().chain(fate).collect()
}

/// Cost of the marks of systems that are complete now, where no scout is left to pay it.
fn cost(lang: Lang, complete: &[Complete]) -> Option<String> {
    let paid = |piece| {
        complete
            .iter()
            .filter(|done| done.paid == Some(piece))
            .count()
    };
    let cost = Some(count_phrase(lang, paid)).filter(|cost| !cost.is_empty())?;
    let phrase = || say("space_connection-news-ring").with("cost", cost);
    (paid(Piece::Scout) < complete.len()).then(|| phrase().tr(lang))
}

/// A sentence for each system that a launch completes.
fn completions(lang: Lang, complete: &[Complete], completed: u8) -> Vec<String> {
    // At most nine.
    let before = completed.saturating_sub(complete.len() as u8);
    let sentences = (before + 1..).zip(complete).flat_map(|(number, done)| {
        let announced = say("space_connection-news-complete")
            .with("number", number)
            .with("all", SYSTEMS)
            .with("system", places(done.system))
            .tr(lang);
        let marked = match done.paid {
            Some(paid) => say("space_connection-news-paid").with("piece", piece(lang, paid)),
            None => say("space_connection-news-unpaid"),
        };
        [announced, marked.tr(lang)]
    });
    sentences.collect()
}

/// Sentence for a player's notes.
fn notes_sentence(lang: Lang, notes: Notes) -> String {
    let parts = [
        ("space_connection-describe-notes-planets", notes.planets),
        ("space_connection-describe-notes-empty", notes.empty),
    ];
    let sentences: Vec<String> = parts
        .into_iter()
        .filter(|(_, at)| !at.is_empty())
        .map(|(key, at)| say(key).with("at", places(at)).tr(lang))
        .collect();
    if sentences.is_empty() {
        say("space_connection-news-noted-none").tr(lang)
    } else {
        sentences.join(" ")
    }
}

/// Sentence about why the game ended.
pub(super) fn reason_of_end(lang: Lang, end: End, names: &Names) -> String {
    match end {
        End::Discovered => say("space_connection-end-discovered"),
        End::Exhausted => say("space_connection-end-exhausted"),
        End::Conceded(seat) => {
            say("space_connection-end-conceded").with_player("name", names, seat)
        }
        End::Deserted(seat) => {
            say("space_connection-end-deserted").with_player("name", names, seat)
        }
    }
    .tr(lang)
}

/// Names the winner, and what they won with.
pub(super) fn result(lang: Lang, boards: &[BoardView], winners: &[Seat], names: &Names) -> String {
    let named = |seat: Seat| names.in_message(seat).to_owned();
    let (phrase, board) = match (boards, winners) {
        ([alone], [_]) => (say("space_connection-result-solo-won"), alone),
        ([alone], _) => (say("space_connection-result-solo-lost"), alone),
        (_, [winner]) => {
            let Some(board) = boards.iter().find(|board| board.hunter == *winner) else {
                return String::new();
            };
            (say("space_connection-result-won"), board)
        }
        (_, several) => {
            let all = several.iter().copied().map(named).collect();
            return say("space_connection-result-draw")
                .with("names", all_of(lang, all))
                .tr(lang);
        }
    };
    phrase
        .with_player("name", names, board.hunter)
        .with("systems", board.chart.complete.len())
        .with("all", SYSTEMS)
        .with("planets", board.chart.found.count())
        .with("launches", board.chart.launches)
        .tr(lang)
}
