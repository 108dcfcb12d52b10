//! The law of consoles, over every game by dice, each moment and both languages: a player with
//! something to decide finds at most two selects and one row of buttons, of which one stands out,
//! and ⋯ for the rest. A second row of buttons is there only where a move is put together piece by
//! piece. Nothing that is offered is refused.

use std::collections::BTreeSet;

use games::laws::{Rehearsed, rehearse};
use games::{Cause, Pending, Seat, Seed};
use sessions::{Millis, TableId};
use text::{Lang, Names, fit};

use crate::game::catalogue::Visitor;
use crate::game::reading;
use crate::game::ui::{GameUi, Page, Screen, Step, Tapped};
use crate::table::console;
use crate::ui::ids::{self, Ids, Request, TableVerb, Tap};
use crate::ui::message::{Button, Enabled, Row, Style};

/// How many games of each are played by dice.
const GAMES: u64 = 12;
/// How many pages deep a console is turned.
const DEEP: u8 = 2;
/// The decisions that are put together piece by piece, by the rules about them or by what a first
/// game says of them.
const PIECE_BY_PIECE: [&str; 4] = [
    ORDERS,
    LAUNCHES,
    "contact-coach-practise",
    "contact-coach-tap",
];

/// The rules about the Moon, about ways and about rays, whose spots, ends and margins are numbered
/// as in the picture, four or five in a row; none of them stands out, and each keeps its place.
const NUMBERS: [&str; 3] = [
    "terre_lune-help-moon",
    "terre_lune-help-turn",
    "planetaire-help-ray",
];

/// The rules about launches, of which each kind keeps its place: none stands out, and one that is
/// used up or in hand is dead. What is in hand is aimed with a pad of directions around the picture's
/// mark, in three rows, each dead at the border.
const LAUNCHES: &str = "space_connection-help-launch";

/// The rules about orders, which are put together letter by letter.
const ORDERS: &str = "interceptor-help-orders";

struct Decisions;

#[tokio::test]
async fn every_decision_is_a_console_and_no_cockpit() {
    crate::game::catalogue::each_game(&Decisions).await;
}

impl Visitor for Decisions {
    async fn game<D: GameUi + Rehearsed>(&self) {
        let mut looked = 0;
        let mut wrong = BTreeSet::new();
        for number in 0..GAMES {
            let script = rehearse::<D>(number);
            let mut state = D::new_state(&script.options, script.seats);
            for (nth, step) in script.steps.iter().enumerate() {
                for event in step.result.iter().flatten() {
                    D::apply(&mut state, event);
                }
                let Pending::Orders(due) = D::pending(&state) else {
                    continue;
                };
                // A language each, in turn.
                let lang = Lang::ALL[nth % Lang::ALL.len()];
                let everyone = games::view_for_everyone::<D>(&state).open();
                board::<D>(lang, &everyone, &mut wrong);
                for due in &due {
                    let at = &mut At::<D> {
                        lang,
                        state: &state,
                        seat: due.seat,
                        seen: BTreeSet::new(),
                        wrong: &mut wrong,
                    };
                    at.looks(&Page::default(), DEEP);
                    looked += 1;
                }
            }
        }
        assert!(looked > 0, "{}: nobody ever decides", D::ID);
        assert!(wrong.is_empty(), "{}: {wrong:#?}", D::ID);
    }
}

/// What everyone sees under the board: one select at most, one row of buttons with room for what
/// every table has, and one button at most that stands out.
fn board<D: GameUi>(lang: Lang, view: &D::View, wrong: &mut BTreeSet<String>) {
    let (names, page) = (Names::new(Vec::new(), Vec::new()), Page::default());
    let (select, buttons) = D::board_rows(&Screen::new(lang, view, &names, &page, TableId(1)));
    let entries = match select {
        Some(Row::Select(select)) => select.choices.len(),
        _ => 0,
    };
    // A seat that is free, the console and ⋯.
    let fits = buttons.len() <= fit::ROW - 3 && entries <= fit::OPTIONS;
    if !fits || standing_out(&buttons) > 1 {
        wrong.insert(format!("the board: {entries} entries, {buttons:?}"));
    }
}

fn standing_out(buttons: &[Button]) -> usize {
    let stand_out = buttons.iter().filter(|it| it.style != Style::Plain);
    stand_out.count()
}

/// A player who has something to decide.
struct At<'s, D: GameUi> {
    lang: Lang,
    state: &'s D::State,
    seat: Seat,
    seen: BTreeSet<String>,
    wrong: &'s mut BTreeSet<String>,
}

impl<D: GameUi> At<'_, D> {
    /// Looks at a page of the console, and at those behind it.
    fn looks(&mut self, page: &Page, deep: u8) {
        if !self.seen.insert(format!("{page:?}")) {
            return;
        }
        let view = games::view_for_seat::<D>(self.state, self.seat);
        let view = view.open_for(self.seat).unwrap();
        let names = Names::new(Vec::new(), Vec::new());
        let at = Screen::new(self.lang, &view, &names, page, TableId(1));
        let ids = at.ids;
        let shown =
            console::console_of_page::<D>(&at, &D::Record::default(), console::More::default());
        let asks = at.question().is_some();
        self.is_plain(&view, page, &shown.rows, asks);
        for row in &shown.rows {
            let uses: Vec<(&str, Option<&str>)> = match row {
                Row::Buttons(buttons) => {
                    let able = buttons.iter().filter(|it| it.enabled == Enabled::Yes);
                    able.map(|it| ids::pressed(&it.id)).collect()
                }
                Row::Select(select) => {
                    let values = select.choices.iter().map(|it| it.value.as_str());
                    values
                        .map(|value| (select.id.as_str(), Some(value)))
                        .collect()
                }
                Row::Listed(people) => panic!("{people:?} is no game's"),
            };
            for (id, chosen) in uses {
                self.uses(&view, &ids, (id, chosen), deep);
            }
        }
        if *page == Page::default() {
            self.looks(&console::more_page(), 0);
        }
    }

    /// A page is a console, and not more.
    fn is_plain(&mut self, view: &D::View, page: &Page, rows: &[Row], asks: bool) {
        let guidance = D::moment(view);
        let coach = guidance.coach;
        let mut says = |what: &str, is_so: bool| {
            if !is_so {
                let page = &page.word;
                self.wrong
                    .insert(format!("{coach:?}, page {page:?}: {what}"));
            }
        };
        says("rows", rows.len() <= fit::ROWS);
        if page.word == console::MORE {
            return;
        }
        let selects = rows.iter().filter(|row| matches!(row, Row::Select(_)));
        let selects = selects.count();
        let buttons: Vec<&Vec<Button>> = rows
            .iter()
            .filter_map(|row| match row {
                Row::Buttons(buttons) => Some(buttons),
                Row::Select(_) | Row::Listed(_) => None,
            })
            .collect();
        let mut about = coach.into_iter().chain([guidance.page]);
        let pieces = about.any(|it| PIECE_BY_PIECE.contains(&it));
        says("selects", selects <= 2);
        let numbers = NUMBERS.contains(&guidance.page);
        let launches = guidance.page == LAUNCHES;
        let rows_of_buttons = 1 + usize::from(pieces) + 2 * usize::from(numbers || launches);
        says("rows of buttons", buttons.len() <= rows_of_buttons);
        says("a row", buttons.iter().all(|row| row.len() <= fit::ROW));
        let all: Vec<Button> = buttons.into_iter().flatten().cloned().collect();
        let stand_out = standing_out(&all);
        // A select stands out by itself.
        says(
            "what stands out",
            stand_out == 1 || (stand_out == 0 && (selects > 0 || numbers || launches)),
        );
        let dead = all.iter().filter(|it| it.enabled == Enabled::NotYet);
        // The hand's first button keeps its place under the finger, and so do an order's keys.
        let hand = coach.is_some_and(|coach| coach.starts_with("contact-coach"));
        let keys = if guidance.page == ORDERS { 7 } else { 0 };
        let kinds = if launches { 4 + 6 } else { 0 };
        let margins = if numbers { 8 } else { 0 };
        let most = keys + kinds + margins + usize::from(hand);
        says("dead buttons", dead.count() <= most);
        let more = Ids::new(TableId(1), D::stamp(view)).table_verb(TableVerb::More);
        says("⋯", all.iter().any(|it| it.id == more) != asks);
    }

    /// Uses something, and looks at the page to which it leads: it is not refused.
    fn uses(&mut self, view: &D::View, ids: &Ids, (id, chosen): (&str, Option<&str>), deep: u8) {
        let Some(Request::Game { word, argument }) = Tap::read(id).map(|tap| tap.request) else {
            return;
        };
        // Whether a hand is too slow its clock tells.
        if word == "press" {
            return;
        }
        let tapped = Tapped {
            word: &word,
            argument: &argument,
            chosen,
            at: Millis(1_700_000_000_000),
        };
        match reading::component_step::<D>(self.lang, view, ids, &tapped) {
            Step::Act(action) | Step::ActAndTurn(action, _) => self.is_granted(&word, action),
            Step::Turn(page) if deep > 0 => self.looks(&page, deep - 1),
            Step::Turn(_) | Step::Ask(_) | Step::UseRecord(..) => {}
            Step::Refuse(refusal) => {
                self.wrong.insert(format!("{word} is refused: {refusal:?}"));
            }
            Step::Stale | Step::Unknown => {
                self.wrong.insert(format!("{word} is nothing"));
            }
        }
    }

    /// What is offered is granted.
    fn is_granted(&mut self, word: &str, action: D::Action) {
        let cause = Cause::Act(self.seat, action);
        let seed = Seed::new([1; 32]);
        if let Err(refusal) = games::propose::<D>(self.state, &seed, 1, cause) {
            self.wrong.insert(format!("{word} is refused: {refusal:?}"));
        }
    }
}
