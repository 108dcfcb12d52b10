//! Computers at a table, as people ask for them: which of them is to sit down. What it does then is
//! another matter.

use sessions::{Among, Skill, Status, TableAction, TableId, UserId};
use text::{Lang, say};

use crate::app::caller::Caller;
use crate::app::fault::ServeError;
use crate::app::services::Services;
use crate::ui::ids::{Ids, Stamp};
use crate::ui::message::{Button, Message, Row, Style};
use crate::ui::reply::Reply;

/// Strength of a computer, in words.
pub(crate) fn strength(lang: Lang, skill: Skill) -> String {
    say("computer-skill").with("skill", skill.word()).tr(lang)
}

/// How strong the computer is that a person plays against who chose none: easy until they have won
/// a game of this kind, for a first game is for finding out what can be done.
///
/// # Errors
/// What is counted of them cannot be read.
pub(crate) async fn usual(
    services: &Services,
    user: UserId,
    game: &str,
) -> Result<Skill, ServeError> {
    let ledger = services.sessions.ledger(user, user).await?;
    let ledger = ledger.unwrap_or_default();
    let mut leaves = ledger.on_server(None).into_iter();
    let has_won = leaves.any(|(played, among, leaf)| {
        played == game && among != Among::Nobody && leaf.counts.won > 0
    });
    Ok(match has_won {
        true => Skill::Fair,
        false => Skill::Easy,
    })
}

/// Asks which computer is to sit down.
pub(crate) async fn asked(
    services: &Services,
    who: &Caller,
    table: TableId,
) -> Result<Reply, ServeError> {
    let room = services.table(table).await?.room().await?;
    let ids = Ids::new(room.table, Stamp(0));
    let button = |action, label: String| Button::new(ids.act(&action), label, Style::Plain);
    let skills = Skill::ALL.into_iter();
    let mut buttons: Vec<Button> = skills
        .map(|skill| button(TableAction::Seat(skill), strength(who.lang, skill)))
        .collect();
    if room.status == Status::Lobby && room.computers().next().is_some() {
        buttons.push(button(
            TableAction::Unseat,
            say("computer-away").tr(who.lang),
        ));
    }
    let message = Message {
        rows: vec![Row::Buttons(buttons)],
        ..Message::words(say("computer-which").tr(who.lang))
    };
    Ok(Reply::say(message))
}
