//! `/daily`: the puzzle of the day in each game that has one, how far the user is with it, and what
//! they may share of it in the channel where they ask.

use std::collections::BTreeSet;

use games::{PuzzleDay, To};
use serenity::all::CreateAutocompleteResponse;
use sessions::{Days, Puzzle, Status};
use text::{Lang, Lines, Rank, fit, say};

use crate::app::caller::Caller;
use crate::app::fault::ServeError;
use crate::daily::{self, PuzzleProgress};
use crate::requests::any::AnyGame;
use crate::requests::app::App;
use crate::requests::moderation::shown_name;
use crate::slash::context::Ctx;
use crate::slash::shared::answer_command::answer_command;
use crate::slash::shared::game_choice::{complete_titles, find_game};
use crate::ui::links::timestamp;
use crate::ui::message::{Answer, Button, Message, Private, Row, Style};
use crate::ui::reply::Reply;

#[poise::command(slash_command)]
pub(crate) async fn daily(
    ctx: Ctx<'_>,
    #[autocomplete = "titles"] game: Option<String>,
) -> Result<(), ServeError> {
    answer_command(ctx, |app, who| async move {
        match game {
            None => hub(app, &who, None).await,
            Some(game) => carry_out(app, &who, PuzzleRequest::Begin(game)).await,
        }
    })
    .await
}

/// Completions of the titles of games with a puzzle today.
async fn titles(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    let today = today(ctx.framework.user_data);
    complete_titles(ctx, typed, |any_game| any_game.has_puzzle(today))
}

/// Today's puzzle.
fn today(app: &App) -> Puzzle {
    Puzzle::of_moment(app.services.sessions.now())
}

/// Games that have this puzzle.
fn games_with_one(app: &App, puzzle: Puzzle) -> impl Iterator<Item = &dyn AnyGame> {
    app.all_games().filter(move |it| it.has_puzzle(puzzle))
}

/// Request about a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum PuzzleRequest {
    /// To begin today's puzzle of this game.
    Begin(String),
    /// To show everyone the result in this game on that day.
    Share(String, PuzzleDay),
}

impl PuzzleRequest {
    /// The id of its button: `daily:begin:heap`, `daily:share:heap:20780`.
    pub(crate) fn id(&self) -> String {
        match self {
            Self::Begin(game) => format!("daily:begin:{game}"),
            Self::Share(game, day) => format!("daily:share:{game}:{}", day.0),
        }
    }

    /// Reads the id of a button.
    pub(crate) fn read(id: &str) -> Option<Self> {
        let rest = id.strip_prefix("daily:")?;
        match rest.split(':').collect::<Vec<_>>()[..] {
            ["begin", game] => Some(Self::Begin(game.to_owned())),
            ["share", game, day] => {
                Some(Self::Share(game.to_owned(), PuzzleDay(day.parse().ok()?)))
            }
            _ => None,
        }
    }
}

/// Carries out a request about a puzzle.
pub(crate) async fn carry_out(
    app: &App,
    who: &Caller,
    request: PuzzleRequest,
) -> Result<Reply, ServeError> {
    let (lang, today) = (who.lang, today(app));
    let (game, puzzle) = match &request {
        PuzzleRequest::Begin(game) => (game, today),
        PuzzleRequest::Share(game, day) => (game, Puzzle::of_day(*day)),
    };
    let any_game = find_game(app, game).filter(|it| it.has_puzzle(puzzle));
    let Some(any_game) = any_game else {
        let all: Vec<String> = games_with_one(app, today)
            .map(|it| it.title(lang))
            .collect();
        let none = say("daily-none").with("games", all.join(", "));
        return Ok(Reply::words(none.tr(lang)));
    };
    match request {
        PuzzleRequest::Begin(_) => begin(app, who, any_game, puzzle).await,
        PuzzleRequest::Share(..) => share(app, who, any_game, puzzle).await,
    }
}

/// Begins a puzzle, unless the caller has begun it already, and shows the page.
async fn begin(
    app: &App,
    who: &Caller,
    any_game: &dyn AnyGame,
    puzzle: Puzzle,
) -> Result<Reply, ServeError> {
    let progress = any_game
        .puzzle_progress((who.user, who.lang), puzzle)
        .await?;
    if progress != PuzzleProgress::Fresh {
        return hub(app, who, None).await;
    }
    any_game.begin_puzzle(who, puzzle).await?;
    hub(app, who, Some("daily-begun")).await
}

/// Posts the caller's result in the channel.
async fn share(
    app: &App,
    who: &Caller,
    any_game: &dyn AnyGame,
    puzzle: Puzzle,
) -> Result<Reply, ServeError> {
    // Everybody reads it: in the language that is spoken there.
    let lang = Lang::of_locale(&who.place.locale.0);
    let progress = any_game.puzzle_progress((who.user, lang), puzzle).await?;
    let PuzzleProgress::Over(result) = progress else {
        return hub(app, who, None).await;
    };
    let mut text = say("daily-shared-by")
        .with("name", shown_name(&app.services, who, lang).await?)
        .with("told", result)
        .tr(lang);
    for line in server_lines(app, who, any_game, (lang, puzzle)).await? {
        text = format!("{text}\n{line}");
    }
    let play = Button::new(
        PuzzleRequest::Begin(any_game.id().to_owned()).id(),
        say("daily-button-play")
            .with("number", puzzle.number())
            .tr(lang),
        Style::Main,
    );
    // What is past cannot be played any more.
    let rows = match puzzle == today(app) {
        true => vec![Row::Buttons(vec![play])],
        false => Vec::new(),
    };
    // Pressing twice shares it once.
    let nonce = who
        .user
        .0
        .wrapping_mul(31)
        .wrapping_add(u64::from(puzzle.day().0));
    let nonce = format!("day{nonce:x}{}", &any_game.id()[..4]);
    let message = To::everyone(Message {
        rows,
        ..Message::words(text)
    });
    let posted = app
        .services
        .sender
        .post(who.place.channel, message, &nonce)
        .await;
    let said = match posted {
        Ok(_) => "daily-is-shared",
        Err(error) if error.is_channel_error() => "daily-takes-nothing",
        Err(error) => return Err(error.into()),
    };
    let private = Private::words(say(said).tr(who.lang));
    Ok(Reply::open(Answer::Update(private)))
}

/// Greatest number of people of a server whose results are read.
const MAX_PEOPLE: usize = 50;

/// Lines about the listed players of a server: how many solved it, the best result, and for how
/// many days in a row one of them has. Names no one.
async fn server_lines(
    app: &App,
    who: &Caller,
    any_game: &dyn AnyGame,
    (lang, puzzle): (Lang, Puzzle),
) -> Result<Vec<String>, ServeError> {
    let Some(guild) = who.place.guild else {
        return Ok(Vec::new());
    };
    let services = &app.services;
    let mut people = BTreeSet::from([who.user]);
    for game in app.all_games() {
        let league = services.sessions.league(guild, game.id()).await?;
        people.extend(league.people());
    }
    let (mut all, mut solved) = (Vec::new(), Days::default());
    for user in people.into_iter().take(MAX_PEOPLE) {
        all.extend(any_game.puzzle_result((user, lang), puzzle).await?);
        let ledger = services.sessions.ledger(user, user).await?;
        if let Some(days) = ledger.as_ref().and_then(|own| own.puzzles(any_game.id())) {
            solved.join(days);
        }
    }
    let count = all.len();
    let best = all.into_iter().min().map(|(_, scored)| scored);
    // A single player has no one to compare with.
    let together = best.filter(|_| count > 1).map(|best| {
        say("daily-server")
            .with("count", count)
            .with("best", best)
            .tr(lang)
    });
    let days = solved.now(puzzle.day());
    let streak = (days > 1).then(|| say("daily-server-streak").with("days", days).tr(lang));
    Ok(together.into_iter().chain(streak).collect())
}

/// Page with today's puzzles and the caller's progress, below a notice.
async fn hub(app: &App, who: &Caller, notice: Option<&'static str>) -> Result<Reply, ServeError> {
    let (lang, today) = (who.lang, today(app));
    let mut lines = Lines::default();
    if let Some(notice) = notice {
        lines.push(Rank::Heading, say(notice).tr(lang));
    }
    let heading = say("daily-heading")
        .with("number", today.number())
        .with("end", timestamp(today.ends(), 't'))
        .with("left", timestamp(today.ends(), 'R'));
    lines.push(Rank::Heading, heading.tr(lang));
    let mut buttons = Vec::new();
    for any_game in games_with_one(app, today) {
        let progress = any_game.puzzle_progress((who.user, lang), today).await?;
        let game = any_game.title(lang);
        let row = match &progress {
            PuzzleProgress::Fresh => {
                say("daily-fresh").with("what", any_game.puzzle_options(lang, today))
            }
            PuzzleProgress::Begun(link) => say("daily-begun-there").with("link", link.clone()),
            PuzzleProgress::Left => say("daily-left").with("left", timestamp(today.ends(), 'R')),
            PuzzleProgress::Over(result) => say("daily-over").with("told", result.clone()),
        };
        lines.push(Rank::Status, "");
        lines.push_lines(Rank::Status, &row.with("game", game.clone()).tr(lang));
        let (request, key) = match progress {
            PuzzleProgress::Fresh => (
                PuzzleRequest::Begin(any_game.id().to_owned()),
                "daily-button-begin",
            ),
            // In the user's own DMs no one else would read it.
            PuzzleProgress::Over(_) if who.place.guild.is_some() => {
                let request = PuzzleRequest::Share(any_game.id().to_owned(), today.day());
                (request, "daily-button-share")
            }
            PuzzleProgress::Begun(_) | PuzzleProgress::Left | PuzzleProgress::Over(_) => continue,
        };
        buttons.push(Button::new(
            request.id(),
            say(key).with("game", game).tr(lang),
            Style::Main,
        ));
    }
    for line in older(app, who, today).await? {
        lines.push(Rank::Status, "");
        lines.push(Rank::Status, line);
    }
    lines.push(Rank::Status, "");
    lines.push(Rank::Hint, say("daily-how").tr(lang));
    let rows = buttons.chunks(fit::ROW);
    let message = Message {
        rows: rows.map(|row| Row::Buttons(row.to_vec())).collect(),
        ..Message::from_text(lines.within(fit::MESSAGE, lang))
    };
    Ok(Reply::update(message))
}

/// Lines about older puzzles that the user is still playing: beginning another one closes them.
async fn older(app: &App, who: &Caller, today: Puzzle) -> Result<Vec<String>, ServeError> {
    let mut lines = Vec::new();
    for id in app.services.sessions.open_tables_of(who.user) {
        let Some(table) = app.services.sessions.table(id).await? else {
            continue;
        };
        let room = table.room().await?;
        let older = room
            .puzzle
            .filter(|it| *it < today && room.status == Status::Playing);
        let (Some(older), Some(any_game)) = (older, app.any_game(room.game)) else {
            continue;
        };
        let line = say("daily-older")
            .with("number", older.number())
            .with("game", any_game.title(who.lang))
            .with("link", daily::board_link(&table).await?)
            .with("end", timestamp(older.counts_until(), 'R'));
        lines.push(line.tr(who.lang));
    }
    Ok(lines)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn button_ids_round_trip() {
        let heap = || "heap".to_owned();
        for request in [
            PuzzleRequest::Begin(heap()),
            PuzzleRequest::Share(heap(), PuzzleDay(20_780)),
        ] {
            assert_eq!(PuzzleRequest::read(&request.id()), Some(request));
        }
        for id in [
            "daily:",
            "daily:begin",
            "daily:share:heap",
            "daily:share:heap:x",
            "stats:mine",
        ] {
            assert_eq!(PuzzleRequest::read(id), None, "{id}");
        }
    }
}
