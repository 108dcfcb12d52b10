//! `/me privacy`: what is kept about the user, all of it as a file, and how to delete it.

use std::collections::BTreeSet;
use std::sync::Arc;

use text::{Lang, say};

use crate::app::caller::Caller;
use crate::app::fault::ServeError;
use crate::requests::app::App;
use crate::slash::context::Ctx;
use crate::slash::hiding::{Reason, Traces};
use crate::slash::shared::answer_command::answer_command;
use crate::slash::shared::choices::choices;
use crate::ui::message::{Button, Message, Row, Style, TextFile};
use crate::ui::reply::Reply;

choices! {
    /// Pages about the user's data: to get all of it as a file, or to delete it.
    PrivacyChoice: PrivacyPage = [
        ("export", PrivacyPage::Export),
        ("delete", PrivacyPage::Asked),
    ]
}

#[poise::command(slash_command)]
pub(crate) async fn privacy(
    ctx: Ctx<'_>,
    #[rename = "wish"] choice: Option<PrivacyChoice>,
) -> Result<(), ServeError> {
    let page = choice.map_or(PrivacyPage::Kept, |choice| choice.meant);
    answer_command(ctx, |app, who| async move {
        page_message(app, &who, page).await
    })
    .await
}

/// Page about a user's data.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PrivacyPage {
    /// Overview of what is kept.
    Kept,
    /// All of it as a file.
    Export,
    /// The question before deletion.
    Asked,
    /// The deletion.
    Delete,
}

/// Ids of the buttons.
pub(crate) const KEPT: &str = "privacy:kept";
pub(crate) const EXPORT: &str = "privacy:export";
pub(crate) const ASKED: &str = "privacy:delete";
pub(crate) const DELETE: &str = "privacy:really";

/// Reads the id of a button.
pub(crate) fn read(id: &str) -> Option<PrivacyPage> {
    match id {
        KEPT => Some(PrivacyPage::Kept),
        EXPORT => Some(PrivacyPage::Export),
        ASKED => Some(PrivacyPage::Asked),
        DELETE => Some(PrivacyPage::Delete),
        _ => None,
    }
}

/// A page about the caller's data; opening the last one deletes it.
pub(crate) async fn page_message(
    app: &App,
    who: &Caller,
    page: PrivacyPage,
) -> Result<Reply, ServeError> {
    let (sessions, lang) = (&app.services.sessions, who.lang);
    let message = match page {
        PrivacyPage::Kept => kept_page(app, lang),
        PrivacyPage::Export => {
            let content = sessions.own_data(who.user).await?;
            // The message in front of the user stays: the file comes beside it.
            let message = Message {
                files: vec![TextFile {
                    name: Arc::from("houston-my-data.json"),
                    content: Arc::from(content),
                }],
                ..Message::words(say("privacy-exported").tr(lang))
            };
            return Ok(Reply::say(message));
        }
        PrivacyPage::Asked => deletion_question(lang, sessions.unfinished(who.user).len()),
        PrivacyPage::Delete => {
            let mut traces = Traces::find(app, Reason::Deletion, who.user).await?;
            let done = sessions.forget(who.user, who.key).await?;
            app.services.nights.wake_all();
            let mut seen = BTreeSet::new();
            for traces in &mut traces {
                traces.rename_thread(app).await;
                // The deletion itself is done.
                if let Err(error) = traces.hide_in_messages(app, &mut seen).await {
                    tracing::warn!(%error, "messages keep a deleted person's name");
                }
            }
            let text = say("privacy-deleted").with("tables", done.left);
            Message::words(text.tr(lang))
        }
    };
    Ok(Reply::update(message))
}

/// Page about what is kept, why, and for how long.
fn kept_page(app: &App, lang: Lang) -> Message {
    let pages = app.pages.get().and_then(|pages| pages.line(lang));
    let lines = [Some(say("privacy-kept").tr(lang)), pages];
    let words = lines.into_iter().flatten().collect::<Vec<_>>().join("\n");
    let buttons = vec![
        Button::new(EXPORT, say("privacy-export").tr(lang), Style::Plain),
        Button::new(ASKED, say("privacy-delete").tr(lang), Style::Danger),
    ];
    Message {
        rows: vec![Row::Buttons(buttons)],
        ..Message::words(words)
    }
}

/// Page that asks before deletion; `tables` is the number of unfinished games.
fn deletion_question(lang: Lang, tables: usize) -> Message {
    let buttons = vec![
        Button::new(DELETE, say("privacy-really").tr(lang), Style::Danger),
        Button::new(KEPT, say("privacy-back").tr(lang), Style::Plain),
    ];
    let question = say("privacy-asked").with("tables", tables);
    Message {
        rows: vec![Row::Buttons(buttons)],
        ..Message::words(question.tr(lang))
    }
}
