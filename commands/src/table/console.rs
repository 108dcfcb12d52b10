//! A seat's console: its own board as a picture, and the buttons for what can be done now; and the
//! board as large as it can be. Made from the recipient's view, and nothing else.

use sessions::TableId;
use text::{Lang, Lines, Names, Rank, fit, say};

use crate::game::changes::RecentViews;
use crate::game::ui::{Console, GameUi, Page, RecordUi, Screen};
use crate::table::undo::UndoOffer;
use crate::ui::buttons::table_button;
use crate::ui::ids::{Ids, TableVerb};
use crate::ui::message::{Button, Message, Picture, Row, Style};

/// Word of the page under ⋯, with everything that is not the decision itself.
pub(crate) const MORE: &str = "more";
/// Greatest number of buttons beside ⋯.
const MAX_BESIDE_MORE: usize = fit::ROW - 1;

/// The page under ⋯.
pub(crate) fn more_page() -> Page {
    Page::new(MORE, "")
}

/// Buttons that the table adds under ⋯, and a line about what one of them undoes.
#[derive(Default)]
pub(crate) struct More {
    buttons: Vec<Button>,
    undo: Option<Button>,
    line: Option<String>,
    /// True if the player can leave.
    pub leaves: bool,
    /// True if only computers are awaited: the console is renewed in a moment.
    pub awaits_computers: bool,
    /// Button of the console itself once the game is over; the finale offers a rematch.
    pub afterwards: Option<Button>,
}

impl More {
    /// Only these buttons, and no undo.
    pub(crate) fn new(buttons: impl IntoIterator<Item = Button>) -> Self {
        let buttons = buttons.into_iter().collect();
        Self {
            buttons,
            ..Self::default()
        }
    }

    /// Adds buttons.
    pub(crate) fn add(&mut self, buttons: impl IntoIterator<Item = Button>) {
        self.buttons.extend(buttons);
    }

    /// Adds undo.
    pub(crate) fn add_undo(&mut self, undo: UndoOffer) {
        self.undo = Some(undo.button);
        self.line = undo.line;
    }
}

/// A seat's console with this page. `notice` stands above it, `more` is what the table adds under
/// ⋯.
pub(crate) fn console<D: GameUi>(
    lang: Lang,
    (views, record): (&RecentViews<D>, &D::Record),
    names: &Names,
    (page, notice, more): (&Page, &str, More),
    table: TableId,
) -> Message {
    let at = Screen::new(lang, &views.now, names, page, table);
    let line = more.line.clone();
    let mut console = console_of_page::<D>(&at, record, more);
    if let Some(line) = line.filter(|_| page.word == MORE) {
        console.text.push('\n');
        console.text.push_str(&line);
    }
    let is_first_page = *page == Page::default();
    let proofs = D::PROOFS.filter(|_| is_first_page && views.shows_proofs(lang, names));
    if let Some(key) = proofs {
        console.text.push('\n');
        console.text.push_str(&say(key).tr(lang));
    }
    let in_mind = D::in_mind(&at);
    let in_mind = in_mind.map(|action| views.considered((action, is_first_page), lang, names));
    let picture = in_mind.unwrap_or_else(|| console_picture::<D>(lang, views, names, page));
    Message {
        picture: Some(picture),
        ..console_message(lang, notice, console)
    }
}

/// Message of a console under a notice, without its picture.
pub(crate) fn console_message(lang: Lang, notice: &str, console: Console) -> Message {
    let mut lines = Lines::default();
    // Quotes need no heading; a DM's names the game and stays.
    let headings = ["yes", "no"].map(|moved| say("table-since").with("moved", moved).tr(lang));
    for line in notice.lines() {
        if !headings.iter().any(|heading| heading == line) {
            lines.push(Rank::News, line);
        }
    }
    // What a notice has said is not said again below it.
    let is_new = |line: &&str| line.is_empty() || !notice.lines().any(|said| said == *line);
    let text: Vec<&str> = console.text.lines().filter(is_new).collect();
    lines.push_lines(Rank::Status, &text.join("\n"));
    Message {
        text: lines.in_a_console(lang),
        rows: console.rows,
        ..Message::default()
    }
}

/// Console of a page: the decision and ⋯, or what stands under ⋯.
pub(crate) fn console_of_page<D: GameUi>(
    at: &Screen<'_, D>,
    record: &D::Record,
    more: More,
) -> Console {
    let (lang, ids) = (at.lang, &at.ids);
    if at.page.word == MORE {
        let console = game_console::<D>(&Screen {
            page: &Page::default(),
            ..*at
        });
        return page_under_more(lang, console, record.rows(at), more, ids);
    }
    let mut console = game_console::<D>(at);
    // What asks for a yes or a no offers nothing else.
    if at.question().is_some() {
        return console;
    }
    if D::Record::PAGES.contains(&at.page.word.as_str()) {
        console.rows = record.rows(at);
    }
    if console.rows.is_empty()
        && let Some(afterwards) = more.afterwards
    {
        console.rows.push(Row::Buttons(vec![afterwards]));
    } else if console.rows.is_empty() && !more.awaits_computers {
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

/// Console as the game lays it out, under its status. Buttons that do not fit beside ⋯ move under
/// it.
fn game_console<D: GameUi>(at: &Screen<'_, D>) -> Console {
    let status = D::status(at.lang, at.view, at.names);
    let mut console = D::console(at).under([status]);
    if let Some(Row::Buttons(last)) = console.rows.last_mut()
        && last.len() > MAX_BESIDE_MORE
    {
        let rest = last.split_off(MAX_BESIDE_MORE);
        console.more.splice(0..0, rest);
    }
    console
}

/// Page under ⋯: the game's own buttons there, those of the player's record, those of the table;
/// and in the last two rows, in every game at the same places, what tells about the game, the way
/// back, leaving and undo.
fn page_under_more(
    lang: Lang,
    console: Console,
    record_rows: Vec<Row>,
    more: More,
    ids: &Ids,
) -> Console {
    let mut buttons = console.more;
    let mut rows = Vec::new();
    for row in record_rows {
        match row {
            Row::Buttons(some) => buttons.extend(some),
            select => rows.push(select),
        }
    }
    buttons.extend(more.buttons);
    let leave = table_button(lang, ids, TableVerb::Leaving, Style::Plain);
    let leave = more.leaves.then_some(leave);
    let last = [Some(back_button(lang, ids)), leave, more.undo];
    let last = Row::Buttons(last.into_iter().flatten().collect());
    let info = Row::Buttons(info_buttons(lang, ids).to_vec());
    let buttons = buttons.chunks(fit::ROW);
    rows.extend(buttons.map(|some| Row::Buttons(some.to_vec())));
    rows.truncate(fit::ROWS - 2);
    rows.extend([info, last]);
    Console {
        text: console.text,
        rows,
        more: Vec::new(),
    }
}

/// Button that leads from a page back to the console.
pub(crate) fn back_button(lang: Lang, ids: &Ids) -> Button {
    Button {
        label: say("table-button-from-more").tr(lang),
        ..table_button(lang, ids, TableVerb::Refresh, Style::Plain)
    }
}

/// Buttons that tell about a table.
pub(crate) fn info_buttons(lang: Lang, ids: &Ids) -> [Button; 4] {
    [
        TableVerb::History,
        TableVerb::Rules,
        TableVerb::Zoom,
        TableVerb::Describe,
    ]
    .map(|verb| table_button(lang, ids, verb, Style::Plain))
}

/// Message with the board, or the part of it that matters, as large as it can be.
pub(crate) fn large_board<D: GameUi>(lang: Lang, views: &RecentViews<D>, names: &Names) -> Message {
    let view = &views.now;
    let scene = render::large_since::<D>(view, &views.earlier, lang, names);
    let mut lines = Lines::default();
    lines.push_lines(Rank::Status, &D::status(lang, view, names));
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

/// Picture of a page of the console: the board, or the last movement once more, for players who
/// looked away. Its name is another than on the page before, so that it begins again.
fn console_picture<D: GameUi>(
    lang: Lang,
    views: &RecentViews<D>,
    names: &Names,
    page: &Page,
) -> Picture {
    let name = match page.argument.as_str() {
        "" => "again.gif",
        _ => "replay.gif",
    };
    let again = (page.word == Page::AGAIN).then(|| views.film(name, lang, names));
    let is_first = || match *page == Page::default() || !D::FILMS_MOVES {
        true => views.picture(lang, names),
        false => views.still(lang, names),
    };
    again.flatten().unwrap_or_else(is_first)
}

/// Picture of news that have one of their own.
pub(crate) fn news_picture<D: GameUi>(
    lang: Lang,
    glimpse: &D::Glimpse,
    names: &Names,
) -> Option<Picture> {
    let alt = || D::alt_news(lang, glimpse, names).unwrap_or_default();
    if let Some(reel) = D::reel_of_news(glimpse, lang, names) {
        return Some(Picture::film("replay.gif", &reel, alt()));
    }
    let scene = D::scene_of_news(glimpse, lang, names)?;
    Some(Picture::still("reveal.png", &scene, alt()))
}
