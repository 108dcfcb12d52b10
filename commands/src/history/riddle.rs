//! The moment of a finished game that makes the best question for others, and the card with which
//! they are asked. Made from what everyone saw.

use games::{Riddle, Seat};
use sessions::{RiddleAnswers, RiddleMoment, Snapshot};
use text::{Fitted, Lang, fit, say};

use crate::game::changes::RecentViews;
use crate::game::ui::GameUi;
use crate::history::marks::GameMarks;
use crate::table::names::names;
use crate::ui::ids::{Ids, Stamp};
use crate::ui::message::{Button, Message, Picture, Row, Style};

/// The best question that a seat's decisions in a finished game make: of those that were right by
/// their marks, the one where the best was furthest ahead of the second best; where none has a
/// mark, the first. `None` where there is none, and of a daily puzzle, which others may still have
/// to solve.
pub(crate) fn best_riddle<D: GameUi>(
    now: &Snapshot<D>,
    seat: Seat,
    marks: &GameMarks<D>,
) -> Option<(RiddleMoment, Riddle<D>)> {
    let riddles = riddles(now, seat, |_| true).into_iter();
    // Of equal ones `max_by_key` takes the last.
    let best = riddles
        .rev()
        .max_by_key(|(step, _)| marks.lead_of_right(*step, seat));
    best.map(|(step, riddle)| (RiddleMoment { seat, step }, riddle))
}

/// The question of this moment.
pub(crate) fn riddle_at<D: GameUi>(now: &Snapshot<D>, moment: RiddleMoment) -> Option<Riddle<D>> {
    let mut found = riddles(now, moment.seat, |step| step == moment.step);
    found.pop().map(|(_, riddle)| riddle)
}

/// The questions that a seat's decisions make after the wanted steps, each with its step.
fn riddles<D: GameUi>(
    now: &Snapshot<D>,
    seat: Seat,
    is_wanted: impl Fn(u64) -> bool,
) -> Vec<(u64, Riddle<D>)> {
    if !now.is_over() || now.room().puzzle.is_some() {
        return Vec::new();
    }
    let moments = now.public_moments().into_iter();
    let moments = moments.map(|moment| (moment.step, moment.view.open()));
    let (steps, views): (Vec<u64>, Vec<D::View>) = moments.unzip();
    let mut riddles = Vec::new();
    for (at, step) in steps.into_iter().enumerate() {
        if is_wanted(step) {
            let riddle = D::riddle(&views[at], seat, &views[at + 1..]);
            riddles.extend(riddle.map(|riddle| (step, riddle)));
        }
    }
    riddles
}

/// Words of the card: who asks what, and how many were right so far.
pub(crate) fn card_text<D: GameUi>(
    now: &Snapshot<D>,
    lang: Lang,
    seat: Seat,
    answers: &RiddleAnswers,
) -> Fitted {
    let room = now.room();
    let asks = say("riddle-heading")
        .with("name", names(room, lang).in_message(seat).to_owned())
        .with("game", D::title(lang))
        .with("table", room.table.to_string());
    let count = match answers.count() {
        0 => say("riddle-fresh"),
        count => say("riddle-count")
            .with("right", answers.right())
            .with("count", count),
    };
    let question = D::riddle_question(lang);
    let text = format!("{}\n**{question}**\n{}", asks.tr(lang), count.tr(lang));
    fit::words(&text, fit::MESSAGE)
}

/// The card: the board as it was then, what is asked, and a button for each answer.
pub(crate) fn card<D: GameUi>(
    now: &Snapshot<D>,
    lang: Lang,
    (moment, riddle): (RiddleMoment, &Riddle<D>),
    text: Fitted,
) -> Message {
    let ids = Ids::new(now.room().table, Stamp(0));
    let names = names(now.room(), lang);
    let answers = riddle.answers.iter();
    let buttons = answers.map(|answer| {
        let id = ids.riddle(moment, &D::spell(answer).to_string());
        Button::new(id, D::riddle_answer(lang, answer), Style::Plain)
    });
    let reel = D::last_film(&riddle.view, lang, &names);
    let film = reel.map(|reel| {
        let alt = D::alt(lang, &riddle.view, &names);
        // Those who come to it later have not seen it.
        Picture::film("puzzle.gif", &reel.forever(), alt)
    });
    let still = || RecentViews::<D>::new(riddle.view.clone(), Vec::new()).still(lang, &names);
    Message {
        picture: Some(film.unwrap_or_else(still)),
        rows: vec![Row::Buttons(buttons.collect())],
        ..Message::from_text(text)
    }
}
