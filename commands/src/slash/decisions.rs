//! Comparison of the user's decisions in their last games of a kind with those of the computer: for
//! them alone, judged by what they knew at the time. Nothing is kept: it is computed from the games
//! themselves, with today's engines.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use render::{Label, Placard, PlacardRow};
use sessions::{Ledger, Millis, TableId};
use text::{Lang, Lines, Rank, say};

use crate::app::caller::Caller;
use crate::app::fault::ServeError;
use crate::history::thoughts::Soundness;
use crate::requests::any::AnyGame;
use crate::requests::app::App;
use crate::slash::standings::Standings;
use crate::ui::ids::{Ids, MY_DECISIONS, MY_STATS, Stamp, TableVerb};
use crate::ui::message::{Button, Message, Row, Select, SelectEntry, Style};
use crate::ui::pool::Urgency;
use crate::ui::reply::Reply;

/// Number of games that are judged.
const GAMES: usize = 10;

/// Id of the select of another game.
pub(crate) const OTHER: &str = "decisions:of";

/// Game whose decisions the user wants to see.
#[derive(Debug)]
pub(crate) enum DecisionsOf {
    /// The game that they played last.
    Last,
    /// This game.
    Game(String),
}

/// Reads the id of a component that leads here, with the choice in it.
pub(crate) fn read(id: &str, chosen: Option<&str>) -> Option<DecisionsOf> {
    match (id, chosen) {
        (MY_DECISIONS, None) => Some(DecisionsOf::Last),
        (OTHER, Some(game)) => Some(DecisionsOf::Game(game.to_owned())),
        _ => None,
    }
}

/// A game that the user played to its end.
struct JudgedGame {
    table: TableId,
    soundness: Soundness,
}

/// Page about the caller's decisions, for them alone.
pub(crate) async fn page(app: &App, who: &Caller, which: DecisionsOf) -> Result<Reply, ServeError> {
    let (sessions, lang) = (&app.services.sessions, who.lang);
    let ledger = sessions.ledger(who.user, who.user).await?;
    let ledger = ledger.unwrap_or_default();
    let wanted = match &which {
        DecisionsOf::Last => last_game(&ledger),
        DecisionsOf::Game(game) => Some(game.as_str()),
    };
    let Some(any_game) = wanted.and_then(|game| app.any_game(game)) else {
        return Ok(Reply::words(say("stats-none").tr(lang)));
    };
    let mut judged = Vec::new();
    for (_, table) in last_games(&ledger, any_game.id()) {
        let soundness = any_game.soundness(table, who.user).await?;
        judged.extend(soundness.map(|soundness| JudgedGame { table, soundness }));
    }
    let table = standings(lang, any_game, &judged);
    let draw = move || table.message(lang);
    let message = app.services.pool.draw(Urgency::Now, draw).await?;
    let rows = rows(app, lang, (&ledger, any_game), &judged);
    Ok(Reply::update(Message { rows, ..message }))
}

/// The user's last games of a kind, latest first.
fn last_games(ledger: &Ledger, game: &str) -> Vec<(Millis, TableId)> {
    let leaves = ledger
        .on_server(None)
        .into_iter()
        .filter(|leaf| leaf.0 == game);
    let mut all: Vec<_> = leaves
        .flat_map(|(.., leaf)| leaf.streak.recent_tables())
        .collect();
    all.sort_by_key(|game| Reverse(*game));
    all.truncate(GAMES);
    all
}

/// Game that the user played last.
fn last_game(ledger: &Ledger) -> Option<&str> {
    let leaves = ledger.on_server(None).into_iter();
    let ends =
        leaves.filter_map(|(game, _, leaf)| Some((leaf.streak.recent_tables().last()?, game)));
    ends.max().map(|(_, game)| game)
}

/// Table of the judged games.
fn standings(lang: Lang, any_game: &dyn AnyGame, judged: &[JudgedGame]) -> Standings {
    let game = any_game.title(lang);
    let (judgeable, good) = judged.iter().fold((0, 0), |(all, good), one| {
        (all + one.soundness.judged, good + one.soundness.good())
    });
    let mut lines = Lines::default();
    let heading = say("decisions-heading").with("game", game.clone());
    lines.push(Rank::Heading, heading.with("games", judged.len()).tr(lang));
    let line = match judgeable {
        0 => say("decisions-none").tr(lang),
        _ => say("decisions-line")
            .with("good", good)
            .with("all", judgeable)
            .with("percent", 100 * good / judgeable)
            .tr(lang),
    };
    lines.push(Rank::Status, line);
    lines.push(Rank::Status, say("decisions-how").tr(lang));
    let label = |one: &JudgedGame| {
        say("decisions-table")
            .with("table", one.table.to_string())
            .tr(lang)
    };
    let alt = judged.iter().map(|one| {
        say("decisions-alt-row")
            .with("label", label(one))
            .with("all", one.soundness.judged)
            .with("good", one.soundness.good())
            .tr(lang)
    });
    let caption = say("decisions-caption").tr(lang);
    let alt = say("decisions-alt")
        .with("title", game.clone())
        .with("what", caption.clone())
        .with("rows", alt.collect::<Vec<_>>().join(" "));
    let rows = judged.iter().map(|one| PlacardRow {
        label: Label::Words(label(one)),
        place: None,
        cells: vec![
            one.soundness.judged.to_string(),
            one.soundness.good().to_string(),
        ],
        share: (one.soundness.good(), one.soundness.judged),
        own: false,
    });
    let placard = Placard {
        title: Label::Words(game),
        caption,
        heads: ["decisions-head-all", "decisions-head-good"]
            .map(|key| say(key).tr(lang))
            .to_vec(),
        rows: rows.collect(),
        notes: Vec::new(),
    };
    Standings::of_words(lines, alt.tr(lang), placard)
}

/// Buttons to the game in which most was lost, to other games, and back.
fn rows(
    app: &App,
    lang: Lang,
    (ledger, shown): (&Ledger, &dyn AnyGame),
    judged: &[JudgedGame],
) -> Vec<Row> {
    let mut rows = Vec::new();
    let played: BTreeSet<&str> = ledger
        .on_server(None)
        .into_iter()
        .map(|leaf| leaf.0)
        .collect();
    let others = app
        .all_games()
        .filter(|it| it.id() != shown.id() && played.contains(it.id()));
    let choices: Vec<SelectEntry> = others
        .map(|any_game| SelectEntry::new(any_game.id(), any_game.title(lang)))
        .collect();
    if !choices.is_empty() {
        rows.push(Row::Select(Select {
            id: OTHER.to_owned(),
            placeholder: say("decisions-select").tr(lang),
            choices,
        }));
    }
    let worst = judged.iter().filter(|one| one.soundness.missed > 0);
    let worst = worst.max_by_key(|one| one.soundness.missed);
    let back = worst.map(|one| {
        let id = Ids::new(one.table, Stamp(0)).table_verb(TableVerb::LookBack);
        let label = say("decisions-back").with("table", one.table.to_string());
        Button::new(id, label.tr(lang), Style::Plain)
    });
    let mine = Button::new(MY_STATS, say("stats-mine").tr(lang), Style::Plain);
    rows.push(Row::Buttons(back.into_iter().chain([mine]).collect()));
    rows
}
