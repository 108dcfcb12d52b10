//! A seat's console: its own board as a picture, and what it can do now; and the board once more,
//! as large as it can be. Made from the recipient's view, and nothing else.

use render::Plays;
use sessions::TableId;
use text::{Lang, Lines, Names, Rank, fit, say};

use crate::game::changes::Looked;
use crate::game::ui::{Console, GameUi, Page, RecordUi, Screen};
use crate::table::undo::UndoOffer;
use crate::ui::buttons::table_button;
use crate::ui::ids::{Ids, TableVerb};
use crate::ui::message::{Button, Message, Picture, Row, Style};

/// The page on which everything stands that is not the decision itself.
pub(crate) const MORE: &str = "more";
/// The most buttons beside ⋯.
const BESIDE: usize = fit::ROW - 1;

/// The page under ⋯.
pub(crate) fn more_page() -> Page {
    Page::of(MORE, "")
}

/// Buttons that the table adds under ⋯, and a line of what one of them takes back.
#[derive(Default)]
pub(crate) struct More {
    buttons: Vec<Button>,
    line: Option<String>,
}

impl More {
    /// These buttons.
    pub(crate) fn of(buttons: impl IntoIterator<Item = Button>) -> Self {
        let buttons = buttons.into_iter().collect();
        Self {
            buttons,
            line: None,
        }
    }

    /// These too.
    pub(crate) fn and(&mut self, buttons: impl IntoIterator<Item = Button>) {
        self.buttons.extend(buttons);
    }

    /// Puts undo before the other buttons.
    pub(crate) fn regrets(&mut self, regrets: UndoOffer) {
        self.buttons.insert(0, regrets.button);
        self.line = regrets.line;
    }
}

/// A seat's console: its own board as a picture, and what it is offered, under what it is told;
/// with what the table adds.
pub(crate) fn console<D: GameUi>(
    lang: Lang,
    (looked, record): (&Looked<D>, &D::Record),
    names: &Names,
    (page, told, more): (&Page, &str, More),
    table: TableId,
) -> Message {
    let at = Screen::of(lang, &looked.view, names, page, table);
    let mut console = offers::<D>(&at, record, more.buttons);
    if let Some(line) = more.line.filter(|_| page.word == MORE) {
        console.text.push('\n');
        console.text.push_str(&line);
    }
    Message {
        picture: Some(shown::<D>(lang, looked, names, page)),
        ..offered(lang, told, console)
    }
}

/// Message of a console, without a picture.
pub(crate) fn offered(lang: Lang, told: &str, console: Console) -> Message {
    let mut lines = Lines::default();
    lines.each(Rank::News, told);
    if !told.is_empty() {
        lines.put(Rank::News, "");
    }
    lines.each(Rank::Status, &console.text);
    Message {
        text: lines.beside_the_board(lang),
        rows: console.rows,
        ..Message::default()
    }
}

/// Part of the console for a seat: its decision and ⋯, or what stands under ⋯.
pub(crate) fn offers<D: GameUi>(
    at: &Screen<'_, D>,
    record: &D::Record,
    more: Vec<Button>,
) -> Console {
    let (lang, ids) = (at.lang, &at.ids);
    if at.page.word == MORE {
        let console = own::<D>(&Screen {
            page: &Page::default(),
            ..*at
        });
        return beneath(lang, console, record.rows(at), more, ids);
    }
    let mut console = own::<D>(at);
    // What asks for a yes or a no offers nothing else.
    if at.question().is_some() {
        return console;
    }
    if D::Record::PAGES.contains(&at.page.word.as_str()) {
        console.rows = record.rows(at);
    }
    if console.rows.is_empty() {
        // Nothing is to be done now: a way to see whether that has changed.
        let again = table_button(lang, ids, TableVerb::Refresh, Style::Plain);
        console.rows.push(Row::Buttons(vec![again]));
    }
    let more = table_button(lang, ids, TableVerb::More, Style::Plain);
    match console.rows.last_mut() {
        Some(Row::Buttons(last)) => last.push(more),
        _ => console.rows.push(Row::Buttons(vec![more])),
    }
    console
}

/// Console as the game lays it out, under where the game stands. What its last row does not hold
/// beside ⋯ stands under that.
fn own<D: GameUi>(at: &Screen<'_, D>) -> Console {
    let status = D::status(at.lang, at.view, at.names);
    let mut console = D::console(at).under([status]);
    if let Some(Row::Buttons(last)) = console.rows.last_mut()
        && last.len() > BESIDE
    {
        let rest = last.split_off(BESIDE);
        console.more.splice(0..0, rest);
    }
    console
}

/// Page under ⋯.
fn beneath(lang: Lang, console: Console, kept: Vec<Row>, more: Vec<Button>, ids: &Ids) -> Console {
    let mut buttons = console.more;
    let mut rows = Vec::new();
    for row in kept {
        match row {
            Row::Buttons(some) => buttons.extend(some),
            select => rows.push(select),
        }
    }
    buttons.extend(more);
    buttons.extend(about(lang, ids));
    buttons.push(Button {
        label: say("table-button-from-more").tr(lang),
        ..table_button(lang, ids, TableVerb::Refresh, Style::Plain)
    });
    let buttons = buttons.chunks(fit::ROW);
    rows.extend(buttons.map(|some| Row::Buttons(some.to_vec())));
    rows.truncate(fit::ROWS);
    Console {
        text: console.text,
        rows,
        more: Vec::new(),
    }
}

/// Buttons that tell of a table, for the viewer.
pub(crate) fn about(lang: Lang, ids: &Ids) -> [Button; 4] {
    [
        TableVerb::History,
        TableVerb::Rules,
        TableVerb::Zoom,
        TableVerb::Describe,
    ]
    .map(|verb| table_button(lang, ids, verb, Style::Plain))
}

/// The board once more, larger, or the part of it that matters, and where the game stands.
pub(crate) fn zoomed<D: GameUi>(lang: Lang, looked: &Looked<D>, names: &Names) -> Message {
    let view = &looked.view;
    let scene = render::large_since::<D>(view, &looked.earlier, lang, names);
    let mut lines = Lines::default();
    lines.each(Rank::Status, &D::status(lang, view, names));
    Message {
        text: lines.beside_the_board(lang),
        picture: Some(Picture::still(
            "board.png",
            &scene,
            D::alt(lang, view, names),
        )),
        ..Message::default()
    }
}

/// Picture of a page of the console: the board, or what moved last, for players who looked away.
fn shown<D: GameUi>(lang: Lang, looked: &Looked<D>, names: &Names, page: &Page) -> Picture {
    let again = D::to_see_again(&looked.view).filter(|_| page.word == Page::AGAIN);
    let again = again.and_then(|glimpse| remembered::<D>(lang, &glimpse, names));
    again.unwrap_or_else(|| looked.picture(lang, names))
}

/// The picture of news that have one of their own.
pub(crate) fn remembered<D: GameUi>(
    lang: Lang,
    glimpse: &D::Glimpse,
    names: &Names,
) -> Option<Picture> {
    let (name, plays, bytes) = match D::reel_of_news(glimpse, lang, names) {
        Some(reel) => ("replay.gif", reel.plays(), render::film(&reel)),
        None => {
            let scene = D::scene_of_news(glimpse, lang, names)?;
            ("reveal.png", Plays::Forever, render::still(&scene))
        }
    };
    Some(Picture {
        name,
        plays,
        bytes,
        alt: D::alt_news(lang, glimpse, names).unwrap_or_default(),
    })
}
