//! `/me stats`: statistics of finished games: the user's own, those of another person on the
//! server, or the server's leaderboard. It tells nothing of a running game.

use sessions::{Among, GuildId, Leaf, UserId};
use text::{Lang, escape, say};

use crate::app::caller::{self, Caller};
use crate::app::fault::ServeError;
use crate::requests::any::AnyGame;
use crate::requests::app::App;
use crate::slash::context::Ctx;
use crate::slash::shared::answer_command::answer_command;
use crate::slash::shared::game_choice::{chosen, games};
use crate::slash::standings::{self, KnownNames, LedgerOf, Standings};
use crate::ui::ids::{MY_DECISIONS, MY_STATS};
use crate::ui::message::{Button, Message, Row, Select, SelectEntry, Style};
use crate::ui::pool::Urgency;
use crate::ui::reply::Reply;

#[poise::command(slash_command)]
pub(crate) async fn stats(
    ctx: Ctx<'_>,
    player: Option<serenity::all::User>,
    #[autocomplete = "games"] league: Option<String>,
) -> Result<(), ServeError> {
    let look = match (league, &player) {
        (Some(game), _) => StatsLook::League(game),
        (None, Some(player)) => StatsLook::Of(UserId(player.id.get()), caller::name(player, None)),
        (None, None) => StatsLook::Mine,
    };
    answer_command(ctx, |app, who| async move { page(app, &who, look).await }).await
}

/// Statistics to look at.
#[derive(Debug)]
pub(crate) enum StatsLook {
    /// The caller's own statistics.
    Mine,
    /// The statistics of this user, who has this name on the server.
    Of(UserId, String),
    /// The league of a game.
    League(String),
}

/// Id of the select of a league.
pub(crate) const LEAGUE: &str = "stats:league";

/// Reads the id of a component of statistics, with the choice in it.
pub(crate) fn read(id: &str, chosen: Option<&str>) -> Option<StatsLook> {
    match (id, chosen) {
        (MY_STATS, None) => Some(StatsLook::Mine),
        (LEAGUE, Some(game)) => Some(StatsLook::League(game.to_owned())),
        _ => None,
    }
}

/// Page with these statistics, as the caller may see them.
pub(crate) async fn page(app: &App, who: &Caller, look: StatsLook) -> Result<Reply, ServeError> {
    let lang = who.lang;
    let here = who.place.guild;
    match (look, here) {
        (StatsLook::Mine, _) => person_page(app, who, (who.user, who.name.clone())).await,
        (StatsLook::Of(user, name), Some(_)) => person_page(app, who, (user, name)).await,
        (StatsLook::League(game), Some(guild)) => {
            let command = (&["cmd-me", "cmd-me-stats"][..], "opt-me-stats-league");
            let any_game = chosen(app, &game, lang, command)?;
            league_page(app, who, (guild, any_game)).await
        }
        (StatsLook::Of(..) | StatsLook::League(_), None) => {
            Ok(Reply::words(say("stats-league-server").tr(lang)))
        }
    }
}

/// Page with a person's statistics.
async fn person_page(
    app: &App,
    who: &Caller,
    (whose, name): (UserId, String),
) -> Result<Reply, ServeError> {
    let (sessions, lang) = (&app.services.sessions, who.lang);
    let known = sessions.person(whose).await?;
    let hidden = known.as_ref().is_some_and(|person| person.unlisted);
    let rules = sessions.server_rules(who.place.guild).await?;
    let mut met = KnownNames::on_server(lang, &rules);
    let name = match rules.unnamed.contains(&whose) && whose != who.user {
        true => met.name(whose),
        false => known.map_or(name, |person| person.name),
    };
    let sentence = |key: &'static str| say(key).with("name", escape(&name)).tr(lang);
    let Some(ledger) = sessions.ledger(whose, who.user).await? else {
        return Ok(Reply::words(sentence("stats-unlisted")));
    };
    let own = whose == who.user;
    let server = who.place.guild;
    if ledger.on_server(server).is_empty() {
        let puzzles = standings::puzzles(app, lang, &ledger);
        let said = match (puzzles.is_empty(), own) {
            (false, _) => puzzles.join("\n"),
            (true, true) => sentence("stats-none"),
            (true, false) => sentence("stats-none-of"),
        };
        return with_links(app, who, Message::words(said), (None, own));
    }
    for user in LedgerOf::most_met(&ledger, server) {
        met.look_up(sessions, user).await?;
    }
    let mut ratings = Vec::new();
    if let Some(guild) = server {
        for any_game in app.all_games() {
            let game = any_game.id();
            let met =
                |(id, among, _): &(&str, Among, &Leaf)| *id == game && *among == Among::People;
            if ledger.on_server(server).iter().any(met) {
                let rating = sessions.rating((guild, game), whose, who.user).await?;
                ratings.extend(rating.map(|rating| (game, rating)));
            }
        }
    }
    let of = LedgerOf {
        lang,
        name: &name,
        server,
        own,
        hidden,
        ratings,
    };
    let table = of.table(app, &ledger, &met);
    let message = draw(app, lang, table).await?;
    with_links(app, who, message, (None, own))
}

/// Page with a server's league of a game.
async fn league_page(
    app: &App,
    who: &Caller,
    (guild, any_game): (GuildId, &dyn AnyGame),
) -> Result<Reply, ServeError> {
    let (sessions, lang) = (&app.services.sessions, who.lang);
    let league = sessions.league(guild, any_game.id()).await?;
    if Standings::names(&league, who.user, any_game).is_empty() {
        let none = say("stats-league-none").with("game", any_game.title(lang));
        let message = Message::words(none.tr(lang));
        return with_links(app, who, message, (Some(any_game.id()), false));
    }
    let rules = sessions.server_rules(Some(guild)).await?;
    let mut known = KnownNames::on_server(lang, &rules);
    for user in Standings::names(&league, who.user, any_game) {
        known.look_up(sessions, user).await?;
    }
    let table = Standings::of_league(lang, (&league, any_game), who.user, &known);
    let message = draw(app, lang, table).await?;
    with_links(app, who, message, (Some(any_game.id()), false))
}

/// Draws a table.
async fn draw(app: &App, lang: Lang, table: Standings) -> Result<Message, ServeError> {
    let message = move || table.message(lang);
    Ok(app.services.pool.draw(Urgency::Now, message).await?)
}

/// The message with components that lead on: `shown` is the game of the league, `own` if it is
/// about the caller.
fn with_links(
    app: &App,
    who: &Caller,
    message: Message,
    (shown, own): (Option<&str>, bool),
) -> Result<Reply, ServeError> {
    let lang = who.lang;
    let mut rows = Vec::new();
    if who.place.guild.is_some() {
        let others = app.all_games().filter(|it| Some(it.id()) != shown);
        let choices = others.map(|any_game| SelectEntry::new(any_game.id(), any_game.title(lang)));
        rows.push(Row::Select(Select {
            id: LEAGUE.to_owned(),
            placeholder: say("stats-select").tr(lang),
            choices: choices.collect(),
        }));
    }
    let (id, label) = if own {
        (MY_DECISIONS, "decisions-button")
    } else {
        (MY_STATS, "stats-mine")
    };
    rows.push(Row::Buttons(vec![Button::new(
        id,
        say(label).tr(lang),
        Style::Plain,
    )]));
    Ok(Reply::update(Message { rows, ..message }))
}
