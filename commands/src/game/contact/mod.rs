//! Contact's UI.

mod crew;
mod hand;
mod practice;
mod source;
#[cfg(test)]
mod tests;

use games::Day;
use games::contact::{
    Action, Contact, Ending, Glimpse, HandStage, Options, Phase, Refusal, Source, Standing, Tile,
    View,
};
use games::{GameCommand, Said, Seat};
use sessions::{Millis, Pace};
use text::contact::tiles;
use text::{Lang, say};

use crate::game::ui::{
    Carries, Component, Console, GameUi, Guidance, Page, Question, Screen, Step, argument, both,
    chosen, letters, nothing,
};
use crate::ui::ids::Stamp;
use crate::ui::message::{Button, Row, SelectEntry, Style};

/// The components. Their words never change: buttons work for ever.
static PARTS: [Component<Contact>; 27] = [
    // The source and its hand.
    Component::says("stop", "to", chosen),
    Component::says("back", "back", nothing).button("contact-button-back", Style::Plain),
    Component::says("clear", "clear", nothing).button("contact-button-clear", Style::Plain),
    Component::page(source::STOPS, nothing).button("contact-button-stops", Style::Plain),
    Component::says("signal", "signal", chosen),
    // It carries how many presses it knows of.
    Component::means(hand::PRESS, hand::press),
    Component::says("drop", "drop", nothing).button("contact-button-drop", Style::Plain),
    Component::says("send", "send", nothing).button("contact-button-send", Style::Final),
    // The crew. A guess carries the letters of one planet, or of two.
    Component::says(crew::PICK, "guess", both),
    // On the board, to choose is to name it.
    Component::sure(crew::NAME, "guess", chosen),
    Component::sure("guess", "guess", letters).button("contact-button-yes", Style::Final),
    // Supposes where the first hop landed: its letter, or none yet.
    Component::page(crew::VIA, argument).button("contact-button-try", Style::Plain),
    Component::page(crew::TWO, chosen).button("contact-button-two", Style::Plain),
    Component::says("repeat", "repeat", nothing),
    Component::means(crew::BRIEF, crew::brief).button("contact-button-brief", Style::Plain),
    // What is asked once more, and what then happens: the argument says what.
    Component::says("sure", "stop", nothing)
        .with_argument("first")
        .button("contact-button-first", Style::Plain),
    Component::sure("do", "stop", nothing)
        .with_argument("first")
        .button("contact-button-yes", Style::Final),
    Component::says("sure", "exchange", nothing)
        .with_argument("exchange")
        .button("contact-button-exchange", Style::Plain),
    Component::sure("do", "exchange", nothing)
        .with_argument("exchange")
        .button("contact-button-yes", Style::Final),
    Component::says("sure", "reactivate", nothing)
        .with_argument("reactivate")
        .button("contact-button-reactivate", Style::Danger),
    Component::sure("do", "reactivate", nothing)
        .with_argument("reactivate")
        .button("contact-button-yes", Style::Final),
    // Practice.
    Component::page(practice::FROM, chosen).button("contact-button-other", Style::Plain),
    Component::says(practice::TO, "practise", both),
    // It carries the letters of both ends.
    Component::says(practice::FLY, "practise", letters),
    Component::says("begin", "begin", nothing).button("contact-button-begin", Style::Final),
    // Replays the last flight. The argument changes from press to press.
    Component::page(Page::AGAIN, argument).button("contact-button-again", Style::Plain),
    // The console's first page.
    Component::means(HOME, |_, _| Step::Turn(Page::default()))
        .button("contact-button-home", Style::Plain),
];

/// The way back to the console's first page.
const HOME: &str = "home";

static QUESTIONS: [Question<Contact>; 4] = [
    Question {
        verb: "guess",
        page: "guess",
        carries: Carries::Letters,
        yes: "guess",
        label: Some(|lang, said| {
            let named = tiles(lang, &tiles_of_letters(&said.whole()));
            say("contact-button-yes-guess")
                .with("tiles", named)
                .tr(lang)
        }),
        back: HOME,
        hint: |lang, _, said| {
            let named = tiles_of_letters(&said.whole());
            say("contact-hint-sure-guess")
                .with("tiles", tiles(lang, &named))
                .with("count", named.len())
                .tr(lang)
        },
    },
    sure("stop", "first", |lang, _, _| {
        say("contact-hint-sure-first").tr(lang)
    }),
    sure("exchange", "exchange", |lang, _, _| {
        say("contact-hint-sure-exchange").tr(lang)
    }),
    sure("reactivate", "reactivate", |lang, _, _| {
        say("contact-hint-sure-reactivate").tr(lang)
    }),
];

/// Confirmation of something final, on the common page for those.
const fn sure(
    verb: &'static str,
    mark: &'static str,
    hint: fn(Lang, &View, &Said) -> String,
) -> Question<Contact> {
    Question {
        page: "sure",
        carries: Carries::Mark(mark),
        back: HOME,
        ..Question::asks(verb, "do", hint)
    }
}

/// The stamp's room for the moments of one round: at most 21 transmissions count twice, and 6
/// wrong guesses once.
const ROUND: u16 = 64;

impl GameUi for Contact {
    const COMPANY: Option<[&'static str; 2]> = Some(["team", "solo"]);
    const NOW_IS_SOLO: bool = true;
    const PACE: Pace = Pace::Live;
    const OFFERS_ADVICE: bool = false;
    const COMPONENTS: &'static [Component<Self>] = &PARTS;
    const QUESTIONS: &'static [Question<Self>] = &QUESTIONS;

    fn viewer(view: &View) -> Option<Seat> {
        view.me
    }

    /// A help card may have its name in any language.
    fn read_action(view: &View, verb: &GameCommand<Self>, said: &Said) -> Result<Action, Refusal> {
        match text::contact::card(said.word(0)) {
            Some(card) if verb.name == crew::BRIEFING => Ok(Action::Brief(card)),
            _ => (verb.means)(view, said),
        }
    }

    /// Components belong to a transmission of a round and to who decides on it. What the source
    /// does in private is no moment that anyone could see: a press tells by itself what it knew.
    fn stamp(view: &View) -> Stamp {
        // At most twelve.
        let past = view.past.len() as u16;
        let (round, moment) = match (&view.round, view.phase) {
            (_, Phase::Over) => (past + 2, 0),
            (None, _) => (past, 0),
            (Some(round), phase) => {
                let asked = phase == Phase::Transmitting && !round.sent.is_empty();
                let heard = 2 * round.sent.len() + usize::from(asked) + round.wrong.len();
                (past + 1, heard as u16)
            }
        };
        Stamp(round * ROUND + moment.min(ROUND - 1))
    }

    fn round(view: &View) -> u16 {
        Self::stamp(view).0 / ROUND
    }

    fn moment(view: &View) -> Guidance {
        let hand = view.console.as_ref().map(|console| console.hand);
        match (view.phase, hand) {
            (Phase::Practising { .. }, _) => {
                let plays = view.me.is_some();
                Guidance::new("contact-help-hand", plays, "contact-coach-practise")
            }
            (Phase::Transmitting, Some(HandStage::NoRoute | HandStage::NoSignal)) => {
                Guidance::new("contact-help-source", true, "contact-coach-route")
            }
            (Phase::Transmitting, Some(_)) => {
                Guidance::new("contact-help-hand", true, "contact-coach-tap")
            }
            (Phase::Transmitting, None) => Guidance::idle("contact-help-source"),
            (Phase::Guessing, _) => {
                let guesser = view.round.as_ref().and_then(|round| round.guesser);
                let guesses = view.me.is_some() && guesser == view.me;
                Guidance::new("contact-help-guess", guesses, "contact-coach-guess")
            }
            (Phase::Over, _) => Guidance::idle("contact-help-mission"),
        }
    }

    /// The guess.
    fn board_rows(at: &Screen<'_, Self>) -> (Option<Row>, Vec<Button>) {
        match at.view.phase {
            Phase::Guessing => {
                let buttons = see_again(at).into_iter().chain(crew::repeat(at));
                (crew::guess(at, crew::NAME), buttons.collect())
            }
            Phase::Practising { .. } | Phase::Transmitting | Phase::Over => (None, Vec::new()),
        }
    }

    /// Each role has its own.
    fn console(at: &Screen<'_, Self>) -> Console {
        let mut console = match (at.view.phase, &at.view.console) {
            (Phase::Practising { .. }, _) => practice::console(at),
            (Phase::Transmitting | Phase::Guessing, Some(console)) => source::console(at, console),
            (Phase::Guessing, None) => crew::console(at),
            (Phase::Transmitting, None) => Console::new(crew::last_signals(at), []),
            (Phase::Over, _) => Console::default(),
        };
        if at.question().is_some() {
            return console;
        }
        // Beside the buttons of practice, and of who has flown; under ⋯ where a hand is tapped.
        let mut own = at.view.practising.iter();
        let taps = own.any(|flight| Some(flight.pilot) == at.view.me);
        let beside = match (at.view.phase, &at.view.console) {
            // It has its own place there.
            (Phase::Guessing, None) => return console,
            (Phase::Practising { .. }, _) => !taps,
            (phase, _) => phase == Phase::Guessing,
        };
        match console.rows.last_mut() {
            Some(Row::Buttons(last)) if beside => last.extend(see_again(at)),
            _ if beside => console
                .rows
                .extend(row(see_again(at).into_iter().collect())),
            _ => console.more.extend(see_again(at)),
        }
        console
    }

    /// The stop that the guesser supposes.
    fn in_mind(at: &Screen<'_, Self>) -> Option<Action> {
        crew::supposed(at).map(Action::Stop)
    }

    /// The possible targets shine; a flight for practice is a dashed line. A round of Houston's: its
    /// number stands in the status, its planet shines. So do the source's role and its target, for
    /// the source alone. What it flies for Houston's guess is told with the guess, and that it is to
    /// fly once more stands in the status.
    fn is_on_the_board(glimpse: &Glimpse) -> bool {
        matches!(
            glimpse,
            Glimpse::Laid { .. }
                | Glimpse::PracticeChosen { .. }
                | Glimpse::RoundOpened {
                    source: Source::GameMaster,
                    ..
                }
                | Glimpse::RoundOpened {
                    target: Some(_),
                    ..
                }
                | Glimpse::SourceChanged {
                    target: Some(_),
                    ..
                }
                | Glimpse::Transmitted { guesser: None, .. }
                | Glimpse::RepeatAsked { by: None, .. }
        )
    }

    fn has_secret_due(view: &View) -> bool {
        let hand = view.console.as_ref().map(|console| console.hand);
        // Who plays alone sits at the console.
        view.seats > 1 && hand.is_some_and(|hand| hand != HandStage::Sent)
    }

    /// Another mission is another day's.
    fn next_options(options: &Options, at: Millis) -> Options {
        Options {
            day: Day::of_millis(at.0),
            ..*options
        }
    }

    fn next_challenge(lang: Lang, view: &View, options: &Options) -> Option<(String, Options)> {
        let Some(Ending::Won {
            next: Some(level), ..
        }) = view.ending
        else {
            return None;
        };
        let name = text::contact::level(lang, level);
        let label = say("contact-button-next").with("level", name).tr(lang);
        Some((label, Options { level, ..*options }))
    }

    /// A certificate bears the day on which it was won.
    fn with_date(mut news: Glimpse, at: Millis) -> Glimpse {
        if let Glimpse::Found {
            ending:
                Some(Ending::Won {
                    certificate: Some(certificate),
                    ..
                }),
            ..
        } = &mut news
        {
            certificate.day = Day::of_millis(at.0);
        }
        news
    }
}

/// Entry of a tile in a select.
fn choice(lang: Lang, tile: Tile) -> SelectEntry {
    SelectEntry::new(tile.to_string(), text::contact::tile(lang, tile))
}

/// Button that shows the last flight again, if there is one.
fn see_again(at: &Screen<'_, Contact>) -> Option<Button> {
    let next = match at.on_page(Page::AGAIN) {
        Some("") => "2",
        _ => "",
    };
    let flight = at.view.last_flight();
    flight.map(|_| at.button(Page::AGAIN, next))
}

/// A row of buttons, if there are any.
fn row(buttons: Vec<Button>) -> Option<Row> {
    (!buttons.is_empty()).then_some(Row::Buttons(buttons))
}

/// Planets from which the signal may come.
fn possible(view: &View) -> Vec<Tile> {
    let seen = view.tiles.iter();
    let possible = seen.filter(|seen| seen.standing == Standing::Possible);
    possible.map(|seen| seen.tile).collect()
}

/// Tiles with these letters; other letters are left out.
fn tiles_of_letters(letters: &str) -> Vec<Tile> {
    let each = letters.chars().map(String::from);
    each.filter_map(|letter| games::contact::tile(&letter).ok())
        .collect()
}
