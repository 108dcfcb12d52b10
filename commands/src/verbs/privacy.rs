//! `/privacy`: what is kept of whoever asks, all of it as a file, and how he is forgotten.

use std::sync::Arc;

use games::To;
use text::{Lang, say};

use crate::caller::{self, Caller};
use crate::fault::Fault;
use crate::floor::{Ctx, Floor};
use crate::message::{Answer, Button, Enabled, Message, Paper, Private, Row, Style};
use crate::reply::Reply;

/// What somebody wants to be done with what is kept of him.
#[derive(Clone, Copy, Debug, PartialEq, Eq, poise::ChoiceParameter)]
pub(crate) enum Wanted {
    /// All of it as a file.
    #[name = "export"]
    Export,
    /// That it is deleted: he is asked once more.
    #[name = "delete"]
    Delete,
}

#[poise::command(slash_command)]
pub(crate) async fn privacy(ctx: Ctx<'_>, wish: Option<Wanted>) -> Result<(), Fault> {
    let floor = ctx.framework.user_data;
    let (who, to) = caller::of_command(ctx.interaction);
    let look = match wish {
        None => Look::Kept,
        Some(Wanted::Export) => Look::Export,
        Some(Wanted::Delete) => Look::Asked,
    };
    let work = shown(floor, &who, look);
    floor.house.answer(&who, &to, work).await;
    Ok(())
}

/// What somebody turns to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Look {
    /// What is kept.
    Kept,
    /// The file.
    Export,
    /// Whether it shall really be deleted.
    Asked,
    /// It shall.
    Delete,
}

/// The ids of its buttons.
const KEPT: &str = "privacy:kept";
const EXPORT: &str = "privacy:export";
const ASKED: &str = "privacy:delete";
const DELETE: &str = "privacy:really";

/// Reads the id of one of its buttons.
pub(crate) fn read(id: &str) -> Option<Look> {
    match id {
        KEPT => Some(Look::Kept),
        EXPORT => Some(Look::Export),
        ASKED => Some(Look::Asked),
        DELETE => Some(Look::Delete),
        _ => None,
    }
}

pub(crate) async fn shown(floor: &Floor, who: &Caller, look: Look) -> Result<Reply, Fault> {
    let (sessions, lang) = (&floor.house.sessions, who.lang);
    let message = match look {
        Look::Kept => kept(lang),
        Look::Export => {
            let content = sessions.own_data(who.user).await?;
            // What he has before him stays: this comes beside it.
            let message = Message {
                file: Some(Box::new(Paper {
                    name: "houston-my-data.json",
                    content: Arc::from(content),
                })),
                ..Message::words(say("privacy-exported").tr(lang))
            };
            let private = Private::Open(To::everyone(message));
            return Ok(Reply::open(Answer::Say(private)));
        }
        Look::Asked => asked(lang, sessions.of(who.user).len()),
        Look::Delete => {
            let done = sessions.forget(who.user, who.key).await?;
            let told = say("privacy-deleted").with("tables", done.left);
            Message::words(told.tr(lang))
        }
    };
    let private = Private::Open(To::everyone(message));
    Ok(Reply::open(Answer::Update(private)))
}

/// What is kept, why, and for how long.
fn kept(lang: Lang) -> Message {
    let buttons = vec![
        button(lang, (EXPORT, "privacy-export"), Style::Plain),
        button(lang, (ASKED, "privacy-delete"), Style::Danger),
    ];
    Message {
        rows: vec![Row::Buttons(buttons)],
        ..Message::words(say("privacy-kept").tr(lang))
    }
}

fn asked(lang: Lang, tables: usize) -> Message {
    let buttons = vec![
        button(lang, (DELETE, "privacy-really"), Style::Danger),
        button(lang, (KEPT, "privacy-back"), Style::Plain),
    ];
    let question = say("privacy-asked").with("tables", tables);
    Message {
        rows: vec![Row::Buttons(buttons)],
        ..Message::words(question.tr(lang))
    }
}

fn button(lang: Lang, (id, key): (&str, &'static str), style: Style) -> Button {
    Button {
        id: id.to_owned(),
        label: say(key).tr(lang),
        style,
        enabled: Enabled::Yes,
    }
}
