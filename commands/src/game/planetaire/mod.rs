//! Planétaire's UI.

mod console;
mod forms;

use games::Seat;
use games::planetaire::{Action, Phase, Planetaire, RayLaw, Stage, View};
use text::say;

use crate::game::reading;
use crate::game::ui::{
    Certainty, Component, Console, GameUi, Guidance, Page, Question, Screen, Step, Tapped,
    argument, chosen, initial, joined, nothing,
};
use crate::ui::ids::Stamp;
use crate::ui::message::{Button, Row, Style};

/// The components. Their words never change: buttons work for ever.
static PARTS: [Component<Planetaire>; 17] = [
    Component::asks("fire", &forms::FIRE).button("planetaire-button-fire", Style::Main),
    Component::says("fire-at", "fire", chosen),
    // A side of the grid first, then one of its numbers.
    Component::page(console::SIDE, argument),
    Component::says(console::FROM, "fire", argument),
    Component::asks("marbles", &forms::MARBLES).button("planetaire-button-marbles", Style::Plain),
    // A column first, then a cell of it; several follow each other.
    Component::page(console::MARBLE, column).button("planetaire-button-marbles", Style::Plain),
    Component::means(console::PUT, put_step),
    Component::asks("notes", &forms::NOTES).button("planetaire-button-notes", Style::Plain),
    Component::says("end", "end", nothing).button("planetaire-button-end", Style::Danger),
    Component::sure("end-now", "end", nothing).button("planetaire-button-end-now", Style::Final),
    Component::page("back", argument).button("planetaire-button-back", Style::Plain),
    // A column first, then a row of it.
    Component::page(console::COLUMN, initial),
    Component::says("row", "toggle", joined),
    Component::asks("cells", &forms::CELLS).button("planetaire-button-cells", Style::Plain),
    Component::says("random", "random", nothing).button("planetaire-button-random", Style::Plain),
    Component::says("seal", "seal", nothing).button("planetaire-button-seal", Style::Final),
    Component::sure("seal-now", "seal", nothing).button("planetaire-button-seal-now", Style::Final),
];

static QUESTIONS: [Question<Planetaire>; 2] = [
    Question::asks("end", "end-now", |lang, view: &View, _| {
        let board = view.me.and_then(|me| view.detected_by(me));
        let put = board.map_or(0, |board| board.marbles.count());
        let withheld = view.options.satellites.count().saturating_sub(put);
        let hint = say("planetaire-hint-end").with("withheld", withheld);
        hint.tr(lang)
    }),
    Question::asks("seal", "seal-now", |lang, view: &View, _| {
        let sky = view.me.and_then(|me| view.hidden_by(me)?.sky);
        let hint = say("planetaire-hint-seal-sure").with("cells", forms::cell_list(sky));
        hint.tr(lang)
    }),
];

/// Letter of a column that is pressed or chosen.
fn column(tapped: &Tapped<'_>) -> String {
    joined(tapped).chars().take(1).collect()
}

/// Step of marbles that are put on these cells, and on the one that is chosen; one that lies there
/// is taken back. The console stays where marbles are placed.
fn put_step(view: &View, tapped: &Tapped<'_>) -> Step<Planetaire> {
    let put = |cells: &str, page| {
        let certainty = Certainty::Slip;
        match reading::words_step(view, "marbles", cells, certainty) {
            Step::Act(action) => Step::ActAndTurn(action, page),
            step => step,
        }
    };
    let Some(chosen) = tapped.chosen else {
        let count = tapped.argument.split_whitespace().count();
        let page = match count == usize::from(view.options.satellites.count()) {
            true => Page::default(),
            false => Page::new(console::MARBLE, ""),
        };
        return put(tapped.argument, page);
    };
    let lying = tapped.argument.split_whitespace();
    let mut cells: Vec<&str> = lying.clone().filter(|cell| *cell != chosen).collect();
    if cells.len() == lying.count() {
        cells.push(chosen);
    }
    let page = Page::new(console::MARBLE, chosen.chars().take(1).collect::<String>());
    put(&cells.join(" "), page)
}

impl GameUi for Planetaire {
    const RESULT_ROWS: usize = 4;
    const COMPANY: Option<[&'static str; 2]> = Some(["two", "solo"]);
    const PROOFS: Option<&'static str> = Some("planetaire-proofs");
    const COMPONENTS: &'static [Component<Self>] = &PARTS;
    const QUESTIONS: &'static [Question<Self>] = &QUESTIONS;

    fn viewer(view: &View) -> Option<Seat> {
        view.me
    }

    /// Buttons belong to the current rounds' hiding or to its detecting.
    fn stamp(view: &View) -> Stamp {
        let rounds_before = view.uncovered.len() as u16 * 2;
        Stamp(match view.phase {
            Phase::Hiding => rounds_before,
            Phase::Detecting => rounds_before + 1,
            Phase::Over => rounds_before + 2,
        })
    }

    fn moment(view: &View) -> Guidance {
        let me = view.me;
        match view.phase {
            Phase::Hiding => {
                let mine = me.and_then(|me| view.hidden_by(me));
                let hides = mine.is_some_and(|board| board.stage == Stage::Hiding);
                Guidance::new("planetaire-help-ray", hides, "planetaire-coach-hide")
            }
            Phase::Detecting => {
                let mine = me.and_then(|me| view.detected_by(me));
                let detects = mine.is_some_and(|board| board.stage == Stage::Detecting);
                // After the first ray, what it met is told.
                let begins = mine.is_some_and(|board| board.shots.is_empty());
                let tip = match view.options.law {
                    RayLaw::Planetaire => "planetaire-coach-rays",
                    RayLaw::BlackBox => "planetaire-coach-sky",
                };
                Guidance::new("planetaire-help-ray", detects && begins, tip)
            }
            Phase::Over => Guidance::idle("planetaire-help-score"),
        }
    }

    /// Rows to fire and to place marbles, while satellites are sought.
    fn board_rows(at: &Screen<'_, Self>) -> (Option<Row>, Vec<Button>) {
        let buttons = match at.view.phase {
            Phase::Hiding | Phase::Over => Vec::new(),
            Phase::Detecting => vec![at.button("fire", ""), at.button("marbles", "")],
        };
        (None, buttons)
    }

    fn console(at: &Screen<'_, Self>) -> Console {
        console::console(at)
    }

    fn has_secret_due(view: &View) -> bool {
        let board = view.me.and_then(|me| view.hidden_by(me));
        board.is_some_and(|board| board.stage == Stage::Hiding)
    }

    /// Draws and seals their sky.
    fn first_set_up(view: &View) -> Option<(Action, &'static str)> {
        Self::has_secret_due(view).then_some((Action::HideRandom, "planetaire-set-up"))
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn margin_option_bounds_match_the_board() {
        let margins = games::planetaire::Margin::all().count() as u64;
        assert_eq!(
            crate::slash::tests::bounds("planetaire/fire/margin"),
            (1, margins)
        );
    }
}
