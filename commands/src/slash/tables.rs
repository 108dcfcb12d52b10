//! `/me games`: where the user plays, where it is their turn, and their games that are over.

use sessions::{Finish, Millis, Status, TableId};
use text::{Lang, Lines, Phrase, Rank, fit, say};

use crate::app::caller::Caller;
use crate::app::fault::ServeError;
use crate::requests::app::App;
use crate::requests::find::table_number;
use crate::slash::context::Ctx;
use crate::slash::shared::answer_command::answer_command;
use crate::table::names::names;
use crate::ui::buttons::table_button;
use crate::ui::ids::{Ids, Stamp, TableVerb};
use crate::ui::links;
use crate::ui::message::{Button, Message, Row, Select, SelectEntry, Style};
use crate::ui::reply::Reply;

/// Id of the button to the list.
const MINE: &str = "games:mine";
/// Id of the select of a game that is over.
const OVER: &str = "games:over";

/// A page of the user's games.
#[derive(Debug)]
pub(crate) enum GamesPage {
    /// The list.
    Mine,
    /// A game that is over.
    Over(TableId),
}

/// Button to the list.
pub(super) fn button(lang: Lang) -> Button {
    Button::new(MINE, say("tables-button").tr(lang), Style::Plain)
}

/// Reads the id of a component of these pages, with the choice in it.
pub(crate) fn read(id: &str, chosen: Option<&str>) -> Option<GamesPage> {
    match (id, chosen) {
        (MINE, None) => Some(GamesPage::Mine),
        (OVER, Some(table)) => table_number(table.parse().ok()?).map(GamesPage::Over),
        _ => None,
    }
}

#[poise::command(slash_command)]
pub(crate) async fn games(ctx: Ctx<'_>) -> Result<(), ServeError> {
    answer_command(ctx, |app, who| async move {
        page(app, &who, GamesPage::Mine).await
    })
    .await
}

/// A page of the caller's games.
pub(crate) async fn page(app: &App, who: &Caller, page: GamesPage) -> Result<Reply, ServeError> {
    match page {
        GamesPage::Mine => mine(app, who).await,
        GamesPage::Over(table) => over(app, who, table).await,
    }
}

/// Page with the caller's games.
async fn mine(app: &App, who: &Caller) -> Result<Reply, ServeError> {
    let lang = who.lang;
    let over = games_over(app, who).await?;
    let mut open = open_tables(app, who).await?;
    open.retain(|table| !over.iter().any(|game| game.table == table.table));
    if open.is_empty() && over.is_empty() {
        return Ok(Reply::words(say("table-none-of-yours").tr(lang)));
    }
    let mut lines = Lines::default();
    push_open(&mut lines, lang, &open);
    if !over.is_empty() {
        lines.push(Rank::News, say("tables-over-heading").tr(lang));
    }
    for game in &over {
        lines.push(Rank::Courtesy, game.line(app, lang));
    }
    let entry = |table: TableId, game: String| {
        let label = say("table-which-button")
            .with("table", table.to_string())
            .with("game", game);
        SelectEntry::new(table.to_string(), label.tr(lang))
    };
    let select = |id: String, key, choices: Vec<SelectEntry>| Select {
        id,
        placeholder: say(key).tr(lang),
        choices,
    };
    let open = open.iter().take(fit::OPTIONS);
    let open: Vec<SelectEntry> = open
        .map(|table| entry(table.table, table.game.clone()))
        .collect();
    let over = over.iter();
    let over: Vec<SelectEntry> = over
        .map(|game| entry(game.table, game.title(app, lang)))
        .collect();
    // The table comes with what is chosen.
    let opens = Ids::new(TableId(0), Stamp(0)).typed("");
    let selects = [
        select(opens.unwrap_or_default(), "tables-open", open),
        select(OVER.to_owned(), "tables-look-back", over),
    ];
    let selects = selects.into_iter().filter(|it| !it.choices.is_empty());
    let text: String = lines.within(fit::CARD, lang).into();
    Ok(Reply::update(Message {
        rows: selects.map(Row::Select).collect(),
        ..Message::from_long_text(lang, &text)
    }))
}

/// Page with what can be done with a game of the caller that is over.
async fn over(app: &App, who: &Caller, id: TableId) -> Result<Reply, ServeError> {
    let lang = who.lang;
    let table = app.services.table(id).await?;
    let (room, marks) = (table.room().await?, table.marks().await?);
    if room.seat_of(who.user).is_none() {
        let not_yours = say("table-not-yours").with("table", id.to_string());
        return Ok(Reply::words(not_yours.tr(lang)));
    }
    let game = app.game_of_table(id).await?.title(lang);
    let mut text = say("table-heading")
        .with("game", game)
        .with("table", id.to_string())
        .tr(lang);
    if let Some(board) = marks.board_post() {
        let link = links::board_link(&room, board);
        text = format!(
            "{text} · {}",
            say("tables-board").with("link", link).tr(lang)
        );
    }
    let ids = Ids::new(id, Stamp(0));
    let button = |verb, style| table_button(lang, &ids, verb, style);
    let back = Button::new(MINE, say("table-button-from-more").tr(lang), Style::Plain);
    Ok(Reply::update(Message {
        rows: vec![
            Row::Buttons(vec![
                button(TableVerb::Review, Style::Main),
                button(TableVerb::Live, Style::Plain),
                button(TableVerb::Replay, Style::Plain),
            ]),
            Row::Buttons(vec![
                button(TableVerb::LookBack, Style::Plain),
                button(TableVerb::Export, Style::Plain),
                back,
            ]),
        ],
        ..Message::words(text)
    }))
}

/// The user's tables, those that wait for them at the top; `None` if there are none.
pub(super) async fn table_list(app: &App, who: &Caller) -> Result<Option<String>, ServeError> {
    let open = open_tables(app, who).await?;
    if open.is_empty() {
        return Ok(None);
    }
    let mut lines = Lines::default();
    push_open(&mut lines, who.lang, &open);
    Ok(Some(lines.within(fit::CARD, who.lang).into()))
}

/// Number of the user's games that go on, and of those that wait for them.
pub(super) async fn game_counts(app: &App, who: &Caller) -> Result<(usize, usize), ServeError> {
    let open = open_tables(app, who).await?;
    let mine = open
        .iter()
        .filter(|it| matches!(it.order, ListOrder::Mine(..)));
    Ok((open.len(), mine.count()))
}

/// Adds the lines of tables that go on.
fn push_open(lines: &mut Lines, lang: Lang, open: &[OpenTable]) {
    if !open.is_empty() {
        lines.push(Rank::Heading, say("tables-mine").tr(lang));
    }
    for table in open {
        let rank = match table.order {
            ListOrder::Mine(..) => Rank::Heading,
            ListOrder::Others(_) => Rank::Status,
        };
        lines.push(rank, table.line.clone());
    }
}

/// A game of the user that is over.
struct GameOver {
    game: String,
    table: TableId,
    at: Millis,
    finish: Finish,
}

impl GameOver {
    fn title(&self, app: &App, lang: Lang) -> String {
        let any_game = app.any_game(&self.game);
        any_game.map_or_else(String::new, |any_game| any_game.title(lang))
    }

    /// Line of the list about this table.
    fn line(&self, app: &App, lang: Lang) -> String {
        say("tables-over-line")
            .with("game", self.title(app, lang))
            .with("table", self.table.to_string())
            .with("finish", finish_word(self.finish))
            .with("day", links::timestamp(self.at, 'd'))
            .tr(lang)
    }
}

/// Word for how a game ended for a player.
const fn finish_word(finish: Finish) -> &'static str {
    match finish {
        Finish::Won => "won",
        Finish::Drawn => "drawn",
        Finish::Lost => "lost",
        Finish::Left => "left",
    }
}

/// The user's last games that are over, the latest first.
async fn games_over(app: &App, who: &Caller) -> Result<Vec<GameOver>, ServeError> {
    let ledger = app.services.sessions.ledger(who.user, who.user).await?;
    let ledger = ledger.unwrap_or_default();
    let leaves = ledger.on_server(None).into_iter();
    let games = leaves.flat_map(|(game, _, leaf)| {
        let ends = leaf.streak.recent_tables().zip(leaf.streak.recent());
        ends.map(move |((at, table), finish)| GameOver {
            game: game.to_owned(),
            table,
            at,
            finish,
        })
    });
    let mut games: Vec<GameOver> = games.collect();
    games.sort_by_key(|game| std::cmp::Reverse((game.at, game.table)));
    games.truncate(fit::OPTIONS);
    Ok(games)
}

/// Order of tables in the list: those that wait for the user first, the most urgent at the top.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum ListOrder {
    Mine(Millis, TableId),
    Others(TableId),
}

/// A table of the user that goes on.
struct OpenTable {
    order: ListOrder,
    table: TableId,
    game: String,
    line: String,
}

/// The user's tables that are not closed, in the order of the list.
async fn open_tables(app: &App, who: &Caller) -> Result<Vec<OpenTable>, ServeError> {
    let mut open = Vec::new();
    for id in app.services.sessions.open_tables_of(who.user) {
        open.extend(open_table(app, who, id).await?);
    }
    open.sort_by_key(|table| table.order);
    Ok(open)
}

/// A table in the list; `None` if it is closed.
async fn open_table(app: &App, who: &Caller, id: TableId) -> Result<Option<OpenTable>, ServeError> {
    let (Some(any_game), Some(table)) = (app.game_at(id), app.services.sessions.table(id).await?)
    else {
        return Ok(None);
    };
    let (room, marks) = (table.room().await?, table.marks().await?);
    let lang = who.lang;
    let due = room.due.iter();
    let own = due
        .clone()
        .find(|due| Some(due.seat) == room.seat_of(who.user));
    let state: Phrase = match (&room.status, own) {
        (Status::Playing, _) if room.paused => say("tables-paused"),
        (Status::Playing, Some(own)) => match own.at {
            Some(at) => say("tables-yours-until").with("clock", links::timestamp(at, 'R')),
            None => say("tables-yours"),
        },
        (Status::Playing, None) => {
            let names = names(&room, lang);
            let awaited: Vec<&str> = due.map(|due| names.in_message(due.seat)).collect();
            say("tables-others").with("names", awaited.join(", "))
        }
        (Status::Lobby, _) => say("tables-gathering"),
        (Status::Over { .. } | Status::Closed, _) => say("tables-over"),
    };
    let place = match marks.board_post() {
        Some(board) => {
            let link = links::board_link(&room, board);
            say("tables-board").with("link", link).tr(lang)
        }
        None => format!("<#{}>", room.place.channel),
    };
    let order = match own {
        Some(own) if !room.paused => ListOrder::Mine(own.at.unwrap_or(Millis(u64::MAX)), id),
        Some(_) | None => ListOrder::Others(id),
    };
    let game = any_game.title(lang);
    let line = say("tables-line")
        .with("game", game.clone())
        .with("table", id.to_string())
        .with("state", state.tr(lang))
        .with("place", place);
    Ok(Some(OpenTable {
        order,
        table: id,
        game,
        line: line.tr(lang),
    }))
}
