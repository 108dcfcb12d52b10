//! The front door: the five games in one picture, and three ways into each. `/play`, a mention of
//! us, a hello in a DM and a new server all lead here.

use games::{Everyone, To};
use render::Plays;
use sessions::Pace;
use text::{Lang, Lines, Rank, fit, say};

use crate::app::caller::Caller;
use crate::app::fault::ServeError;
use crate::lessons::LessonAt;
use crate::requests::any::{AnyGame, Company};
use crate::requests::app::App;
use crate::requests::moderation;
use crate::requests::rules;
use crate::ui::front_door::{FrontDoorButton, button};
use crate::ui::message::{Answer, Button, Message, Picture, Private, Row, Style};
use crate::ui::pool::Urgency;
use crate::ui::reply::Reply;

/// The front door as a message for everyone.
pub(crate) async fn message(app: &App, lang: Lang) -> Result<To<Everyone, Message>, ServeError> {
    let mut lines = Lines::default();
    lines.push(Rank::Heading, say("door-title").tr(lang));
    lines.push(Rank::Status, "");
    for any_game in app.all_games() {
        let pitch = any_game.short_pitch(lang);
        lines.push(Rank::Status, pitched(any_game, pitch, lang));
    }
    let of_game = |any_game: &dyn AnyGame| {
        Button::new(
            FrontDoorButton::Game(any_game.id().to_owned()).id(),
            any_game.title(lang),
            Style::Main,
        )
    };
    let buttons: Vec<Button> = app.all_games().map(of_game).collect();
    let commands = button(
        lang,
        &FrontDoorButton::Commands,
        "door-commands",
        Style::Plain,
    );
    let rows = buttons.chunks(fit::ROW).map(<[Button]>::to_vec);
    let rows = rows.chain([vec![commands]]).map(Row::Buttons);
    let titles: Vec<String> = app.all_games().map(|it| it.title(lang)).collect();
    let alt = say("door-alt").with("games", titles.join(", ")).tr(lang);
    let draw = move || render::still(&render::front_door(lang));
    let picture = Picture {
        name: "games.png",
        plays: Plays::Forever,
        bytes: app.services.pool.draw(Urgency::Now, draw).await?,
        alt: fit::words(&alt, fit::ALT),
    };
    Ok(To::everyone(Message {
        text: lines.within(fit::MESSAGE, lang),
        picture: Some(picture),
        rows: rows.collect(),
        ..Message::default()
    }))
}

/// The front door, for the asker alone.
pub(crate) async fn page(app: &App, lang: Lang) -> Result<Reply, ServeError> {
    let message = Private::Open(message(app, lang).await?);
    Ok(Reply::open(Answer::Update(message)))
}

/// Answers a press of a button of the front door.
pub(crate) async fn pressed(
    app: &App,
    who: &Caller,
    step: FrontDoorButton,
) -> Result<Reply, ServeError> {
    let (FrontDoorButton::Game(game) | FrontDoorButton::Now(game) | FrontDoorButton::People(game)) =
        &step
    else {
        return match step {
            FrontDoorButton::Commands => Ok(command_list(app, who.lang)),
            _ => page(app, who.lang).await,
        };
    };
    let Some(any_game) = app.any_game(game) else {
        return page(app, who.lang).await;
    };
    match step {
        FrontDoorButton::Now(_) => play_now(who, any_game, Company::Now, None).await,
        FrontDoorButton::People(_) => open_lobby(app, who, any_game, Company::Others, None).await,
        _ => {
            check_opening(app, who).await?;
            ways(who, any_game).await
        }
    }
}

/// Checks that the caller may open a game where they are, before they choose one.
pub(crate) async fn check_opening(app: &App, who: &Caller) -> Result<(), ServeError> {
    let rules = app.services.sessions.server_rules(who.place.guild).await?;
    moderation::check_opening(who, &rules)
}

/// Page with the three ways into a game.
pub(crate) async fn ways(who: &Caller, any_game: &dyn AnyGame) -> Result<Reply, ServeError> {
    let lang = who.lang;
    let game = any_game.id().to_owned();
    let mut lines = Lines::default();
    lines.push(Rank::Heading, pitched(any_game, any_game.pitch(lang), lang));
    lines.push(Rank::Status, any_game.goal(lang));
    let mut buttons = vec![button(
        lang,
        &FrontDoorButton::Now(game.clone()),
        "door-now",
        Style::Main,
    )];
    // A DM has no other people.
    if who.place.guild.is_some() {
        let people = FrontDoorButton::People(game.clone());
        buttons.push(button(lang, &people, "door-people", Style::Plain));
    }
    buttons.push(Button::new(
        LessonAt::default().id(&game),
        say("door-learn").tr(lang),
        Style::Plain,
    ));
    buttons.push(Button::new(
        rules::id(&game, 0),
        say("table-button-rules").tr(lang),
        Style::Plain,
    ));
    buttons.push(button(
        lang,
        &FrontDoorButton::Games,
        "door-all-games",
        Style::Plain,
    ));
    let message = Message {
        text: lines.within(fit::MESSAGE, lang),
        picture: Some(any_game.cover(lang).await?),
        rows: vec![Row::Buttons(buttons)],
        ..Message::default()
    };
    Ok(Reply::update(message))
}

/// Line about a game.
fn pitched(any_game: &dyn AnyGame, pitch: String, lang: Lang) -> String {
    say("door-game")
        .with("game", any_game.title(lang))
        .with("pitch", pitch)
        .tr(lang)
}

/// Starts a game for one person where they are, and opens their console.
pub(crate) async fn play_now(
    who: &Caller,
    any_game: &dyn AnyGame,
    company: Company,
    pace: Option<Pace>,
) -> Result<Reply, ServeError> {
    let opened = any_game.open(who, (company, pace)).await?;
    match opened.begun {
        // Below the board that everyone sees.
        Some(table) => Ok(any_game.console(who, table, Urgency::Now).await?.apart()),
        None => Ok(opened.reply),
    }
}

/// Opens a lobby where the player is: live, unless they or the server chose another pace.
pub(crate) async fn open_lobby(
    app: &App,
    who: &Caller,
    any_game: &dyn AnyGame,
    company: Company,
    pace: Option<Pace>,
) -> Result<Reply, ServeError> {
    let rules = app.services.sessions.server_rules(who.place.guild).await?;
    let pace = pace.or(rules.pace).unwrap_or(Pace::Live);
    let opened = any_game.open(who, (company, Some(pace))).await?;
    Ok(opened.reply)
}

/// Page that lists the commands, with the operator's pages and the way back.
pub(crate) fn command_list(app: &App, lang: Lang) -> Reply {
    let pages = app.pages.get().and_then(|pages| pages.line(lang));
    let lines = [Some(commands_text(lang)), pages];
    let lines: Vec<String> = lines.into_iter().flatten().collect();
    let back = button(
        lang,
        &FrontDoorButton::Games,
        "door-all-games",
        Style::Plain,
    );
    let message = Message {
        rows: vec![Row::Buttons(vec![back])],
        ..Message::words(lines.join("\n"))
    };
    Reply::update(message)
}

/// Every command in a few words.
pub(crate) fn commands_text(lang: Lang) -> String {
    [say("help-title"), say("help-commands")]
        .map(|said| said.tr(lang))
        .join("\n")
}
