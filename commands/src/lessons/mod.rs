//! A lesson, beat by beat: what happened, the picture, one sentence, and what can be pressed. Made
//! like a console, of what the pupil's own seat sees, and of nothing else; no table is needed.

pub(crate) mod coach;
mod label;
mod position;

pub(crate) use position::LessonAt;

use games::{Beat, Display, Learning, Lesson, Seat, To, Trial};
use text::{Lang, Lines, Names, Rank, attribute, escape, message, say};

use crate::game::changes::RecentViews;
use crate::game::ui::GameUi;
use crate::table::console::news_picture;
use crate::table::news::quoted;
use crate::ui::front_door::{self, FrontDoorButton};
use crate::ui::message::{Button, Message, Picture, Row, Style};
use label::label;

/// Page of a lesson for a pupil with this name; `None` where the lesson is broken, which a test
/// forbids.
pub(crate) fn page<D: GameUi>(
    lang: Lang,
    lesson: &Lesson<D>,
    pupil: &str,
    at: LessonAt,
) -> Option<To<Seat, Message>> {
    let names = names(lang, lesson, pupil);
    let beat = at.beat.min(lesson.beats.len());
    let Some(chosen) = at
        .chosen
        .and_then(|chosen| read_choice(lesson, beat, chosen))
    else {
        return beat_message::<D>(lang, lesson, &names, beat, None);
    };
    match chosen {
        Picked::Right => beat_message::<D>(lang, lesson, &names, beat + 1, None),
        Picked::Other { name, line } => {
            let key = key::<D>(lesson, beat);
            let kind = attribute(lang, &key, name).unwrap_or_default();
            let text = match lesson.tried(beat, line)? {
                Trial::Granted(came) => came.map(|came| {
                    let text = news_text::<D>(lang, &came, &names);
                    match text.is_empty() {
                        true => text,
                        false => say("lesson-would").with("news", text).tr(lang),
                    }
                }),
                // The reason is no secret here: the table is the pupil's own.
                Trial::Refused(refusal) => {
                    let text = D::refusal(lang, &refusal, &names);
                    To::everyone(text).to_seat(lesson.pupil)
                }
            };
            let tried = text.map(|text| (text, kind));
            beat_message::<D>(lang, lesson, &names, beat, Some(tried))
        }
    }
}

/// Choice that the pupil pressed.
enum Picked {
    Right,
    Other {
        name: &'static str,
        line: &'static str,
    },
}

/// The choice with this number at a beat.
fn read_choice<D: GameUi>(lesson: &Lesson<D>, beat: usize, chosen: usize) -> Option<Picked> {
    let beat = lesson.beats.get(beat)?;
    Some(match chosen.checked_sub(1) {
        None => Picked::Right,
        Some(other) => {
            let &(name, line) = beat.others.get(other)?;
            Picked::Other { name, line }
        }
    })
}

/// Names at the table of a lesson: the pupil has their own and is addressed directly; the others
/// are called Houston.
fn names<D: GameUi>(lang: Lang, lesson: &Lesson<D>, pupil: &str) -> Names {
    let called = |seat: Seat| match seat == lesson.pupil {
        true => pupil.to_owned(),
        false => "Houston".to_owned(),
    };
    let plain: Vec<String> = Seat::all(lesson.seats).map(called).collect();
    let shown = plain.iter().map(|name| escape(name)).collect();
    Names::new(plain, shown).read_by(lesson.pupil, lang)
}

/// Key of the sentence at a beat, or after the last one.
fn key<D: GameUi>(lesson: &Lesson<D>, beat: usize) -> String {
    let name = lesson.beats.get(beat).map_or("end", |beat| beat.name);
    format!("{}-lesson-{name}", D::KEYS)
}

/// Sentences about the news of the last line.
fn news_text<D: GameUi>(lang: Lang, came: &Learning<D>, names: &Names) -> String {
    let news = came.news.iter().map(|news| D::news(lang, news, names));
    let news: Vec<String> = news.filter(|news| !news.is_empty()).collect();
    news.join("\n")
}

/// Message of a beat, under the news of the one before. After a wrong choice, `tried` stands there
/// instead: its news and the answer to it.
fn beat_message<D: GameUi>(
    lang: Lang,
    lesson: &Lesson<D>,
    names: &Names,
    number: usize,
    tried: Option<To<Seat, (String, String)>>,
) -> Option<To<Seat, Message>> {
    let came = lesson.after(number)?;
    let shown = came.map(|came| (came, None));
    let shown = shown.gather(tried, |(_, text), tried| *text = Some(tried));
    Some(shown.map(|(came, tried)| {
        let beat = lesson.beats.get(number);
        let mut lines = Lines::default();
        lines.push(Rank::Heading, heading::<D>(lang, lesson, number));
        let (news, sentence) = tried.unwrap_or_else(|| {
            let sentence = message(lang, &key::<D>(lesson, number));
            (
                news_text::<D>(lang, &came, names),
                sentence.unwrap_or_default(),
            )
        });
        if !news.is_empty() {
            lines.push(Rank::News, quoted(&news));
        }
        lines.push_lines(Rank::Status, &sentence);
        let rows = match beat {
            Some(beat) => vec![choices::<D>(lang, &came, names, number, beat)],
            None => {
                lines.push(Rank::Hint, say("lesson-on").tr(lang));
                vec![last_buttons::<D>(lang)]
            }
        };
        Message {
            text: lines.beside_the_board(lang),
            picture: Some(picture::<D>(lang, came, names, display(lesson, number))),
            rows,
            ..Message::default()
        }
    }))
}

/// Heading of a beat: which of how many.
fn heading<D: GameUi>(lang: Lang, lesson: &Lesson<D>, number: usize) -> String {
    let heading = match number < lesson.beats.len() {
        true => say("lesson-heading").with("beat", number + 1),
        false => say("lesson-heading-end"),
    };
    let heading = heading.with("game", D::title(lang));
    heading.with("beats", lesson.beats.len()).tr(lang)
}

/// Kind of picture after so many beats: the board, or a film.
fn display<D: GameUi>(lesson: &Lesson<D>, number: usize) -> Display {
    let last = number
        .checked_sub(1)
        .and_then(|last| lesson.beats.get(last));
    last.map_or(Display::Board, |last| last.shows)
}

/// Film of the last action, over the board where it can be, or the board with its changes marked.
fn picture<D: GameUi>(lang: Lang, came: Learning<D>, names: &Names, shows: Display) -> Picture {
    let mut latest = came.news.iter().rev().filter(|_| shows == Display::Film);
    let own = latest.find_map(|news| news_picture::<D>(lang, news, names));
    own.unwrap_or_else(|| {
        let views = RecentViews::<D>::new(came.view, vec![came.before]);
        match shows {
            Display::Film => views.picture(lang, names),
            Display::Board => views.still(lang, names),
        }
    })
}

/// Row with the choices of a beat. The right one does not always stand first.
fn choices<D: GameUi>(
    lang: Lang,
    came: &Learning<D>,
    names: &Names,
    number: usize,
    beat: &Beat,
) -> Row {
    let button = |(chosen, line): (usize, &str)| {
        let at = LessonAt {
            beat: number,
            chosen: Some(chosen),
        };
        button::<D>(at, label::<D>(lang, &came.view, names, line))
    };
    let mut buttons: Vec<Button> = beat.lines().enumerate().map(button).collect();
    let first = number % buttons.len();
    buttons.rotate_right(first);
    Row::Buttons(buttons)
}

fn button<D: GameUi>(at: LessonAt, label: String) -> Button {
    Button::new(at.id(D::ID), label, Style::Main)
}

/// Row at the end of a lesson: into a real game, or the lesson once more.
fn last_buttons<D: GameUi>(lang: Lang) -> Row {
    let now = FrontDoorButton::Now(D::ID.to_owned());
    let again = button::<D>(LessonAt::default(), say("lesson-button-again").tr(lang));
    Row::Buttons(vec![
        front_door::button(lang, &now, "door-now", Style::Main),
        Button {
            style: Style::Plain,
            ..again
        },
    ])
}
