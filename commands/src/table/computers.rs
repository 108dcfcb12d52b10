//! Computers at a table, as people ask for them: which one is to sit down. How they play is another
//! matter.

use sessions::{Among, Skill, Status, TableAction, TableId, UserId};
use text::{Lang, say};

use crate::app::caller::Caller;
use crate::app::fault::ServeError;
use crate::app::services::Services;
use crate::ui::ids::{Ids, Stamp};
use crate::ui::message::{Button, Message, Row, Style};
use crate::ui::reply::Reply;

/// Name of a skill.
pub(crate) fn skill_name(lang: Lang, skill: Skill) -> String {
    say("computer-skill").with("skill", skill.word()).tr(lang)
}

/// Skill of the computer for a person who chose none: easy until they have won a game of this kind,
/// for a first game is for finding out what can be done.
pub(crate) async fn usual_skill(
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

/// Message that asks which computer is to sit down.
pub(crate) async fn ask_which(
    services: &Services,
    who: &Caller,
    table: TableId,
) -> Result<Reply, ServeError> {
    let room = services.table(table).await?.room().await?;
    let ids = Ids::new(room.table, Stamp(0));
    let button = |action, label: String| Button::new(ids.act(&action), label, Style::Plain);
    let skills = Skill::ALL.into_iter();
    let mut buttons: Vec<Button> = skills
        .map(|skill| button(TableAction::Seat(skill), skill_name(who.lang, skill)))
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
