//! Computers at a table, as people ask for them: which of them is to sit down. What it does then is
//! another matter.

use sessions::{Skill, Status, TableAction, TableId};
use text::{Lang, say};

use crate::app::caller::Caller;
use crate::app::fault::ServeError;
use crate::app::services::Services;
use crate::ui::ids::{Ids, Stamp};
use crate::ui::message::{Button, Message, Row, Style};
use crate::ui::reply::Reply;

/// How strong a computer plays, in words.
pub(crate) fn strength(lang: Lang, skill: Skill) -> String {
    say("computer-skill").with("skill", skill.word()).tr(lang)
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
