//! The puzzle of a day in one game: begun in the user's DMs, where it spoils nothing for others,
//! and told without anything of what was hidden. It holds no rule, and keeps nothing.

use sessions::{
    Founding, Mood, Pace, Puzzle, Snapshot, Status, Table, TableAction, TableId, UserId, Version,
};
use text::{Lang, say};

use crate::app::caller::{self, Caller};
use crate::app::dm_channels;
use crate::app::fault::{Fault, ServeError};
use crate::app::services::Services;
use crate::game::ui::GameUi;
use crate::history::thoughts::Thoughts;
use crate::ui::links;
use crate::ui::reply::Reply;

/// Progress of a user with a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum PuzzleProgress {
    /// Not begun.
    Fresh,
    /// Begun: a link to the table.
    Begun(String),
    /// Closed: they have had their try.
    Left,
    /// Finished: the result, which everyone may read.
    Over(String),
}

/// Progress of a user with a puzzle, in words of a language.
pub(crate) async fn progress<D: GameUi>(
    (services, thoughts): (&Services, &Thoughts<D>),
    (user, lang): (UserId, Lang),
    puzzle: Puzzle,
) -> Result<PuzzleProgress, ServeError> {
    let sessions = &services.sessions;
    let Some(id) = sessions.table_of_try::<D>(user, puzzle).await? else {
        return Ok(PuzzleProgress::Fresh);
    };
    let Some(table) = sessions.table_of::<D>(id).await? else {
        return Ok(PuzzleProgress::Fresh);
    };
    let now = table.snapshot().await?;
    Ok(match now.room().status {
        // A crash came between its founding and its beginning.
        Status::Lobby => PuzzleProgress::Fresh,
        Status::Playing => PuzzleProgress::Begun(board_link(table.table()).await?),
        Status::Over { .. } | Status::Closed if now.is_over() => PuzzleProgress::Over(
            result_line((services, thoughts), &now, (user, lang), puzzle).await?,
        ),
        Status::Over { .. } | Status::Closed => PuzzleProgress::Left,
    })
}

/// A user's result in a puzzle; `None` before they solved it. Fewer are better.
pub(crate) async fn result<D: GameUi>(
    services: &Services,
    user: UserId,
    puzzle: Puzzle,
) -> Result<Option<u16>, ServeError> {
    let sessions = &services.sessions;
    let Some(id) = sessions.table_of_try::<D>(user, puzzle).await? else {
        return Ok(None);
    };
    let Some(table) = sessions.table_of::<D>(id).await? else {
        return Ok(None);
    };
    let view = table.snapshot().await?.public_view();
    Ok(view.and_then(|view| D::result(&view.open())))
}

/// Link to a table's board.
pub(crate) async fn board_link(table: &Table) -> Result<String, ServeError> {
    let room = table.room().await?;
    let board = table.marks().await?.board_post();
    Ok(match board {
        Some(board) => links::board_link(&room, board),
        None => links::channel_link(&room),
    })
}

/// A user's result in words that everyone may read.
async fn result_line<D: GameUi>(
    (services, thoughts): (&Services, &Thoughts<D>),
    now: &Snapshot<D>,
    (user, lang): (UserId, Lang),
    puzzle: Puzzle,
) -> Result<String, ServeError> {
    let Some(over) = now.public_view() else {
        return Ok(String::new());
    };
    let over = over.open();
    let heading = say("daily-line")
        .with("number", puzzle.number())
        .with("game", D::title(lang))
        .tr(lang);
    let mut parts = vec![heading, D::puzzle_result(lang, D::result(&over))];
    if let Some((_, computer)) = thoughts.par(now).await {
        let computer = D::puzzle_result(lang, Some(computer));
        parts.push(say("daily-computer").with("scored", computer).tr(lang));
    }
    let ledger = services.sessions.ledger(user, user).await?;
    let days = ledger.as_ref().and_then(|ledger| ledger.puzzles(D::ID));
    let days = days.filter(|days| days.has(puzzle.day()));
    if let Some(days) = days {
        let row = say("daily-streak").with("days", days.now(puzzle.day()));
        parts.push(row.tr(lang));
    }
    let news = now.public_news(Version(0)).into_iter();
    let stands = news.filter(|news| news.mood == Mood::Stands);
    let news: Vec<D::Glimpse> = stands.map(|news| news.glimpse.open()).collect();
    let trail = D::puzzle_trail(&news, &over);
    Ok(format!("{}\n{trail}", parts.join(" · ")))
}

/// Begins a puzzle for the caller in their DMs, or retries an unfinished beginning.
///
/// # Errors
/// They cannot, and are told why; or something could not be recorded.
pub(crate) async fn begin<D: GameUi>(
    services: &Services,
    who: &Caller,
    puzzle: Puzzle,
) -> Result<(), ServeError> {
    let lang = who.lang;
    let Some(options) = D::puzzle(puzzle.day()) else {
        return Err(Fault::Missing("the daily puzzle of this game").into());
    };
    let Some(channel) = dm_channels::channel_of_caller(services, who).await? else {
        return Err(Reply::words(say("daily-no-dms").tr(lang)).into());
    };
    let mut place = who.place.clone();
    (place.guild, place.channel) = (None, channel);
    place.locale = caller::locale(lang);
    if let Some(table) = services.sessions.table_at(channel) {
        make_room(services, who, table, (D::ID, puzzle)).await?;
    }
    let founding = Founding::<D> {
        host: who.player(),
        guests: Vec::new(),
        place,
        options,
        pace: Pace::Unhurried,
        table_seed: puzzle.table_seed::<D>(),
        key: services.sessions.try_key::<D>(who.user, puzzle).await?,
    };
    services.sessions.begin(founding).await?;
    Ok(())
}

/// Makes room for a puzzle in the caller's DMs: an older puzzle there is closed; any other running
/// game is in the way.
async fn make_room(
    services: &Services,
    who: &Caller,
    table: TableId,
    (game, puzzle): (&str, Puzzle),
) -> Result<(), ServeError> {
    let Some(table) = services.sessions.table(table).await? else {
        return Ok(());
    };
    let room = table.room().await?;
    let is_this = (room.game, room.puzzle) == (game, Some(puzzle));
    if is_this || matches!(room.status, Status::Over { .. } | Status::Closed) {
        return Ok(());
    }
    if room.puzzle.is_some_and(|older| older < puzzle) {
        let closes = TableAction::Dissolve;
        table.act(who.user, who.key.second(), closes).await?;
        return Ok(());
    }
    let busy = say("daily-busy")
        .with("table", room.table.to_string())
        .with("link", board_link(&table).await?);
    Err(Reply::words(busy.tr(who.lang)).into())
}
