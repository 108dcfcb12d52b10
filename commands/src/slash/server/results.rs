//! Results of a server's finished games: as files, and sent to a program elsewhere.

use std::sync::Arc;

use rand::TryRng;
use sessions::{GuildId, Receiver, ReceiverSecret, ServerRules};
use text::{Lang, escape, say};

use super::change::{ServerChange, carry_out};
use super::ids::{ServerPage, ServerPress, way_back};
use crate::app::caller::Caller;
use crate::app::fault::{Fault, ServeError};
use crate::history::results;
use crate::outbox::receiver::address;
use crate::requests::app::App;
use crate::ui::links::timestamp;
use crate::ui::message::{Answer, Button, Field, Form, Message, Required, Row, Style, TextFile};
use crate::ui::reply::Reply;

/// Most games in a file.
const MOST: usize = 1_000;

/// Page about results.
pub(super) fn page(lang: Lang, rules: &ServerRules) -> Message {
    let button = |press: ServerPress, label: &'static str, style| {
        Button::new(press.id(), say(label).tr(lang), style)
    };
    let mut buttons = vec![button(
        ServerPress::ResultFiles,
        "server-results-files",
        Style::Main,
    )];
    let lines = [
        say("server-results").tr(lang),
        receiver_line(lang, rules.receiver.as_ref()),
    ];
    if rules.receiver.is_none() {
        buttons.push(button(
            ServerPress::ReceiverForm,
            "server-receiver-set",
            Style::Plain,
        ));
    } else {
        let again = button(
            ServerPress::ReceiverAgain,
            "server-receiver-again",
            Style::Plain,
        );
        let off = button(
            ServerPress::ReceiverOff,
            "server-receiver-off",
            Style::Danger,
        );
        buttons.extend([again, off]);
    }
    Message {
        rows: vec![Row::Buttons(buttons)],
        ..Message::words(lines.join("\n"))
    }
}

/// Line about the receiver. Its whole address may hold a secret, so only its host is shown.
fn receiver_line(lang: Lang, receiver: Option<&Receiver>) -> String {
    let Some(receiver) = receiver else {
        return say("server-receiver-none").tr(lang);
    };
    let host = receiver.address.split('/').nth(2).unwrap_or_default();
    let line = match receiver.failing {
        _ if receiver.is_off() => say("server-receiver-lost"),
        Some(since) => say("server-receiver-fails").with("since", timestamp(since, 'R')),
        None => say("server-receiver"),
    };
    line.with("host", escape(host)).tr(lang)
}

/// The results as files, beside the panel.
pub(super) async fn files(app: &App, who: &Caller, guild: GuildId) -> Result<Reply, ServeError> {
    let lang = who.lang;
    let all = app.services.sessions.results(guild, MOST).await?;
    if all.is_empty() {
        return Ok(Reply::words(say("server-results-none").tr(lang)));
    }
    let title = |game: &str| {
        let known = app.any_game(game).map(|game| game.title(lang));
        known.unwrap_or_else(|| game.to_owned())
    };
    let lines = all
        .iter()
        .map(|result| format!("{}\n", results::json(result)));
    let file = |name: &str, content: String| TextFile {
        name: Arc::from(name),
        content: Arc::from(content),
    };
    let text = say("server-results-here").with("games", all.len());
    Ok(Reply::say(Message {
        files: vec![
            file("houston-results.csv", results::csv(lang, &all, title)),
            file("houston-results.jsonl", lines.collect()),
        ],
        ..Message::words(text.tr(lang))
    }))
}

/// Form that asks where to send results.
pub(super) fn form(lang: Lang) -> Reply {
    Reply::open(Answer::Ask(Form {
        id: ServerPress::ReceiverForm.id(),
        title: say("server-receiver-set").tr(lang),
        field: Field {
            label: say("server-receiver-field").tr(lang),
            placeholder: "https://example.org/results".to_owned(),
            value: String::new(),
            required: Required::Yes,
        },
    }))
}

/// Sends results to this address from now on, and shows the secret, once.
pub(super) async fn set(
    app: &App,
    who: &Caller,
    guild: GuildId,
    address: &str,
) -> Result<Reply, ServeError> {
    let lang = who.lang;
    let own = app.services.own_receiver.as_deref();
    let Ok(url) = address::read(address, own) else {
        return Ok(Reply::words(say("server-receiver-https").tr(lang)));
    };
    let mut bytes = [0; 32];
    let drawn = rand::rngs::SysRng.try_fill_bytes(&mut bytes);
    drawn.map_err(|_| Fault::Chance)?;
    let letters: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
    let receiver = Receiver {
        address: url.to_string(),
        secret: ReceiverSecret::new(letters),
        by: who.user,
        since: app.services.sessions.now(),
        failing: None,
        is_given_up: false,
        is_owner_notified: false,
    };
    let change = ServerChange::Receiver(Some(receiver));
    let rules = carry_out(app, who, guild, vec![change]).await?;
    // The one that holds, should this be asked twice.
    let secret = rules.receiver.as_ref().map(|it| it.secret.show());
    let lines = [
        receiver_line(lang, rules.receiver.as_ref()),
        say("server-receiver-secret")
            .with("secret", secret.unwrap_or_default().to_owned())
            .tr(lang),
    ];
    Ok(Reply::update(Message {
        rows: vec![way_back(lang, ServerPage::Results)],
        ..Message::words(lines.join("\n"))
    }))
}
