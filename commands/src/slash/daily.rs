//! `/daily`: the puzzle of the day in each game that has one, how far the user is with it, and what
//! they may share of it in the channel where they ask.

use std::collections::BTreeSet;

use games::{PuzzleDay, To};
use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse};
use sessions::{Millis, Puzzle, Status};
use text::{Lang, Lines, Rank, escape, fit, say};

use crate::app::caller::Caller;
use crate::app::fault::ServeError;
use crate::daily::{self, Solving};
use crate::requests::any::AnyGame;
use crate::requests::app::App;
use crate::slash::context::Ctx;
use crate::slash::shared::answered::answered;
use crate::slash::shared::game_choice::named;
use crate::ui::message::{Answer, Button, Message, Private, Row, Style};
use crate::ui::reply::Reply;

#[poise::command(slash_command)]
pub(crate) async fn daily(
    ctx: Ctx<'_>,
    #[autocomplete = "titles"] game: Option<String>,
) -> Result<(), ServeError> {
    answered(ctx, |app, who| async move {
        match game {
            None => hub(app, &who, None).await,
            Some(game) => done(app, &who, PuzzleDeal::Begin(game)).await,
        }
    })
    .await
}

/// The games with a puzzle whose names hold what was typed so far.
async fn titles(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    let lang = Lang::of_locale(&ctx.interaction.locale);
    let typed = typed.to_lowercase();
    let app: &App = ctx.framework.user_data;
    let all = games_with_one(app, today(app));
    let titles = all.map(|any_game| (any_game.title(lang), any_game.id()));
    let fitting = titles.filter(|(title, _)| title.to_lowercase().contains(&typed));
    let choices =
        fitting.map(|(title, id)| AutocompleteChoice::new(fit::label(&title, fit::CHOICE), id));
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}

fn today(app: &App) -> Puzzle {
    Puzzle::at(app.services.sessions.now())
}

fn games_with_one(app: &App, puzzle: Puzzle) -> impl Iterator<Item = &dyn AnyGame> {
    app.all_games().filter(move |it| it.has_puzzle(puzzle))
}

/// Wish of the user about a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum PuzzleDeal {
    /// To begin today's of this game.
    Begin(String),
    /// Tell everyone how they did, in this game on that day.
    Share(String, PuzzleDay),
}

impl PuzzleDeal {
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

/// Does what the user wants with a puzzle.
///
/// # Errors
/// Something could not be recorded, or posted.
pub(crate) async fn done(app: &App, who: &Caller, deal: PuzzleDeal) -> Result<Reply, ServeError> {
    let (lang, today) = (who.lang, today(app));
    let (game, puzzle) = match &deal {
        PuzzleDeal::Begin(game) => (game, today),
        PuzzleDeal::Share(game, day) => (game, Puzzle::of(*day)),
    };
    let any_game = named(app, game).filter(|it| it.has_puzzle(puzzle));
    let Some(any_game) = any_game else {
        let all: Vec<String> = games_with_one(app, today)
            .map(|it| it.title(lang))
            .collect();
        let none = say("daily-none").with("games", all.join(", "));
        return Ok(Reply::words(none.tr(lang)));
    };
    match deal {
        PuzzleDeal::Begin(_) => begin(app, who, any_game, puzzle).await,
        PuzzleDeal::Share(..) => share(app, who, any_game, puzzle).await,
    }
}

async fn begin(
    app: &App,
    who: &Caller,
    any_game: &dyn AnyGame,
    puzzle: Puzzle,
) -> Result<Reply, ServeError> {
    let solving = any_game.solving((who.user, who.lang), puzzle).await?;
    if solving != Solving::Fresh {
        return hub(app, who, None).await;
    }
    any_game.begin_puzzle(who, puzzle).await?;
    hub(app, who, Some("daily-begun")).await
}

async fn share(
    app: &App,
    who: &Caller,
    any_game: &dyn AnyGame,
    puzzle: Puzzle,
) -> Result<Reply, ServeError> {
    // Everybody reads it: in the language that is spoken there.
    let lang = Lang::of_locale(&who.place.locale.0);
    let solving = any_game.solving((who.user, lang), puzzle).await?;
    let Solving::Over(told) = solving else {
        return hub(app, who, None).await;
    };
    let mut told = say("daily-shared-by")
        .with("name", escape(&who.name))
        .with("told", told)
        .tr(lang);
    if let Some(server) = on_the_server(app, who, any_game, (lang, puzzle)).await? {
        told = format!("{told}\n{server}");
    }
    let play = Button::new(
        PuzzleDeal::Begin(any_game.id().to_owned()).id(),
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
        ..Message::words(told)
    });
    let posted = app
        .services
        .sender
        .post(who.place.channel, message, &nonce)
        .await;
    let said = match posted {
        Ok(_) => "daily-is-shared",
        Err(error) if error.is_of_the_place() => "daily-takes-nothing",
        Err(error) => return Err(error.into()),
    };
    let private = Private::words(say(said).tr(who.lang));
    Ok(Reply::open(Answer::Update(private)))
}

/// Number of people of a server that are looked at.
const LOOKED_AT: usize = 50;

/// Results of the listed players of a server: how many solved it, and the best result. It names no
/// one.
async fn on_the_server(
    app: &App,
    who: &Caller,
    any_game: &dyn AnyGame,
    (lang, puzzle): (Lang, Puzzle),
) -> Result<Option<String>, ServeError> {
    let Some(guild) = who.place.guild else {
        return Ok(None);
    };
    let services = &app.services;
    let mut people = BTreeSet::from([who.user]);
    for game in app.all_games() {
        let league = services.sessions.league(guild, game.id()).await?;
        people.extend(league.people());
    }
    let mut all = Vec::new();
    for user in people.into_iter().take(LOOKED_AT) {
        all.extend(any_game.solved((user, lang), puzzle).await?);
    }
    let count = all.len();
    let best = all.into_iter().min().map(|(_, scored)| scored);
    // A single player has no one to compare with.
    Ok(best.filter(|_| count > 1).map(|best| {
        say("daily-server")
            .with("count", count)
            .with("best", best)
            .tr(lang)
    }))
}

/// Today's puzzles as they stand for the caller, below a notice.
async fn hub(app: &App, who: &Caller, notice: Option<&'static str>) -> Result<Reply, ServeError> {
    let (lang, today) = (who.lang, today(app));
    let mut lines = Lines::default();
    if let Some(notice) = notice {
        lines.put(Rank::Heading, say(notice).tr(lang));
    }
    let heading = say("daily-heading")
        .with("number", today.number())
        .with("end", shown(today.ends(), 't'))
        .with("left", shown(today.ends(), 'R'));
    lines.put(Rank::Heading, heading.tr(lang));
    let mut buttons = Vec::new();
    for any_game in games_with_one(app, today) {
        let solving = any_game.solving((who.user, lang), today).await?;
        let game = any_game.title(lang);
        let row = match &solving {
            Solving::Fresh => say("daily-fresh").with("what", any_game.puzzle(lang, today)),
            Solving::Begun(link) => say("daily-begun-there").with("link", link.clone()),
            Solving::Left => say("daily-left").with("left", shown(today.ends(), 'R')),
            Solving::Over(told) => say("daily-over").with("told", told.clone()),
        };
        lines.put(Rank::Status, "");
        lines.each(Rank::Status, &row.with("game", game.clone()).tr(lang));
        let (deal, key) = match solving {
            Solving::Fresh => (
                PuzzleDeal::Begin(any_game.id().to_owned()),
                "daily-button-begin",
            ),
            // In the user's own DMs no one else would read it.
            Solving::Over(_) if who.place.guild.is_some() => {
                let deal = PuzzleDeal::Share(any_game.id().to_owned(), today.day());
                (deal, "daily-button-share")
            }
            Solving::Begun(_) | Solving::Left | Solving::Over(_) => continue,
        };
        buttons.push(Button::new(
            deal.id(),
            say(key).with("game", game).tr(lang),
            Style::Main,
        ));
    }
    for line in older(app, who, today).await? {
        lines.put(Rank::Status, "");
        lines.put(Rank::Status, line);
    }
    lines.put(Rank::Status, "");
    lines.put(Rank::Hint, say("daily-how").tr(lang));
    let rows = buttons.chunks(fit::ROW);
    let message = Message {
        rows: rows.map(|row| Row::Buttons(row.to_vec())).collect(),
        ..Message::saying(lines.within(fit::MESSAGE, lang))
    };
    Ok(Reply::update(message))
}

/// The older puzzles that the user is still playing: beginning another one closes them.
async fn older(app: &App, who: &Caller, today: Puzzle) -> Result<Vec<String>, ServeError> {
    let mut told = Vec::new();
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
        let still = say("daily-older")
            .with("number", older.number())
            .with("game", any_game.title(who.lang))
            .with("link", daily::link(&table).await?)
            .with("end", shown(older.counts_until(), 'R'));
        told.push(still.tr(who.lang));
    }
    Ok(told)
}

/// A moment, which Discord shows to each user in their own time zone.
fn shown(at: Millis, how: char) -> String {
    format!("<t:{}:{how}>", at.0 / 1_000)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn button_ids_round_trip() {
        let heap = || "heap".to_owned();
        for deal in [
            PuzzleDeal::Begin(heap()),
            PuzzleDeal::Share(heap(), PuzzleDay(20_780)),
        ] {
            assert_eq!(PuzzleDeal::read(&deal.id()), Some(deal));
        }
        for id in [
            "daily:",
            "daily:begin",
            "daily:share:heap",
            "daily:share:heap:x",
            "stats:mine",
        ] {
            assert_eq!(PuzzleDeal::read(id), None, "{id}");
        }
    }
}
