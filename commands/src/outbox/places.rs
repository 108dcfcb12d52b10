//! The channels where tables stand: checks that they take messages, and warnings to people when
//! they do not. A warning is the same for everybody: it holds nothing of any game.

use std::future::Future;
use std::time::Instant;

use futures_util::future::BoxFuture;
use sessions::{ChannelId, Marks, Room, Table, TableId, Trouble};
use text::{Lang, say};

use crate::app::caller::Caller;
use crate::app::fault::ServeError;
use crate::app::services::Services;
use crate::outbox::retry::{Outcome, Reason};
use crate::requests::any::AnyGame;
use crate::ui::access;
use crate::ui::message::{Answer, Message, Private};
use crate::ui::reply::Reply;
use crate::ui::send_error::SendError;

/// Records that a channel refused a message, with the reason that is found.
pub(crate) async fn record_refusal(
    services: &Services,
    table: &Table,
    room: &Room,
    error: &SendError,
) -> Result<Outcome, ServeError> {
    let look = services.sender.find_trouble(&room.place, Instant::now());
    let trouble = Box::pin(look).await?.unwrap_or(match error {
        SendError::Locked | SendError::Archived => Trouble::Locked,
        _ => Trouble::Refused,
    });
    record_access(services, table, room, Some(trouble)).await
}

/// Looks whether a channel takes messages. An answer from after `since` will do.
pub(crate) async fn check_access(
    services: &Services,
    table: &Table,
    room: &Room,
    since: Instant,
) -> Result<Outcome, ServeError> {
    let trouble = Box::pin(services.sender.find_trouble(&room.place, since)).await?;
    record_access(services, table, room, trouble).await
}

/// Records why a channel takes no messages, or that it took one, and logs a change once.
pub(crate) async fn record_access(
    services: &Services,
    table: &Table,
    room: &Room,
    trouble: Option<Trouble>,
) -> Result<Outcome, ServeError> {
    let known = table.marks().await?.shut;
    let (id, place) = (table.id().0, &room.place);
    let (server, channel) = (place.guild.map_or(0, |guild| guild.0), place.channel.0);
    let Some(trouble) = trouble else {
        if known.is_some() {
            table.note(Marks::open_channel).await?;
            services.sessions.touch(table.id());
            tracing::info!(
                table = id,
                server,
                channel,
                "the channel takes the table again"
            );
        }
        return Ok(Outcome::Sent);
    };
    if known.is_none_or(|shut| shut.trouble != trouble) {
        let now = services.sessions.now();
        table
            .note(move |marks| marks.close_channel(trouble, now))
            .await?;
        tracing::warn!(
            table = id,
            server,
            channel,
            why = reason_sentence(Lang::En, &mention(place.channel), trouble),
            "a channel takes nothing of its table"
        );
    }
    Ok(match trouble {
        trouble if trouble.is_final() => Outcome::Undeliverable,
        Trouble::Refused => Outcome::Pending(Reason::Refused),
        _ => Outcome::Pending(Reason::Shut),
    })
}

/// A channel, as Discord shows it.
fn mention(channel: ChannelId) -> String {
    format!("<#{channel}>")
}

/// The sentence that tells why a channel, or several, takes no messages, and who can mend that.
pub(crate) fn reason_sentence(lang: Lang, channel: &str, trouble: Trouble) -> String {
    let key = match trouble {
        Trouble::Lacking(_) => "table-shut-lacking",
        Trouble::Locked => "table-shut-locked",
        Trouble::Deleted => "table-shut-deleted",
        Trouble::Expelled => "table-shut-expelled",
        Trouble::Refused => "table-shut-refused",
    };
    let permissions = match trouble {
        Trouble::Lacking(bits) => access::permission_names(lang, bits),
        _ => String::new(),
    };
    say(key)
        .with("channel", channel.to_owned())
        .with("permissions", permissions)
        .tr(lang)
}

/// The notice in every answer about a table while its channel takes no messages.
pub(crate) fn notice(lang: Lang, channel: ChannelId, trouble: Trouble) -> String {
    let meanwhile = say("table-shut-meanwhile").tr(lang);
    let reason = reason_sentence(lang, &mention(channel), trouble);
    format!("{reason} {meanwhile}")
}

/// Text of the DM that warns a person that a table's channel takes no messages.
pub(crate) fn channel_warning(
    lang: Lang,
    any_game: &dyn AnyGame,
    room: &Room,
    trouble: Trouble,
) -> String {
    let heading = say("table-heading")
        .with("game", any_game.title(lang))
        .with("table", room.table.to_string())
        .tr(lang);
    let notice = notice(lang, room.place.channel, trouble);
    format!("{heading}\n{notice}")
}

/// The caller's reply about a table, with a notice if its channel takes no messages. A decision
/// that they see in their console counts as shown to them.
pub(crate) fn with_channel_warning<'a>(
    services: &'a Services,
    who: &'a Caller,
    id: TableId,
    work: impl Future<Output = Result<Reply, ServeError>> + Send + 'a,
) -> impl Future<Output = Result<Reply, ServeError>> + Send + 'a {
    add_channel_warning(services, who, id, Box::pin(work))
}

/// Like [`with_channel_warning`], for boxed work.
async fn add_channel_warning(
    services: &Services,
    who: &Caller,
    id: TableId,
    work: BoxFuture<'_, Result<Reply, ServeError>>,
) -> Result<Reply, ServeError> {
    let before = match services.sessions.table(id).await? {
        Some(table) => Some(table.room().await?.version),
        None => None,
    };
    let reply = work.await.or_else(|ended| ended.into_reply(who.lang))?;
    // That the channel takes no messages may be found only now.
    let (Some(before), Some(table)) = (before, services.sessions.table(id).await?) else {
        return Ok(reply);
    };
    let (room, marks) = (table.room().await?, table.marks().await?);
    let shows_console = reply.console.is_some();
    if let Some(seat) = room
        .seat_of(who.user)
        .filter(|_| shows_console && room.needs_board(&marks))
    {
        let shown = Some((who.user, before));
        let record = table.note(move |marks| marks.seat_mut(seat).shown = shown);
        if let Err(fault) = record.await {
            // What they did, and see, is valid all the same: at worst they get more time.
            tracing::warn!(table = id.0, %fault, "what the player saw could not be noted");
        }
    }
    Ok(match &marks.shut {
        Some(shut) => {
            let notice = notice(who.lang, room.place.channel, shut.trouble);
            beneath(who.lang, reply, &notice)
        }
        None => reply,
    })
}

/// Reply beneath a notice.
fn beneath(lang: Lang, reply: Reply, notice: &str) -> Reply {
    let with = |message: Message| message.under_notice(lang, notice);
    let private = |private| match private {
        Private::Open(message) => Private::Open(message.map(with)),
        Private::Seat(message) => Private::Seat(message.map(with)),
    };
    let answer = match reply.answer {
        // The board does not tell it.
        Answer::Say(message) | Answer::OnBoard(message) => Answer::Say(private(message)),
        Answer::Board(board) => Answer::Board(board),
        Answer::Update(message) => Answer::Update(private(message)),
        Answer::Ask(form) => Answer::Ask(form),
    };
    Reply { answer, ..reply }
}

/// An empty reply: the notice of the channel says it all.
pub(crate) fn empty_reply() -> Reply {
    Reply::say(Message::default())
}
