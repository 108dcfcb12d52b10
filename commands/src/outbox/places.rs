//! The places where tables stand: whether they take what we bring, and what is told to people when
//! they do not. What is told is the same for everybody: it holds nothing of any game.

use std::future::Future;
use std::time::Instant;

use futures_util::future::BoxFuture;
use sessions::{ChannelId, Marks, Room, Table, TableId, Trouble};
use text::{Lang, say};

use crate::app::caller::Caller;
use crate::app::fault::ServeError;
use crate::app::services::Services;
use crate::outbox::retry::{Outcome, Why};
use crate::requests::any::AnyGame;
use crate::ui::access;
use crate::ui::message::{Answer, Message, Private};
use crate::ui::reply::Reply;
use crate::ui::send_error::SendError;

/// A place took what we brought.
pub(crate) async fn takes(
    services: &Services,
    table: &Table,
    room: &Room,
) -> Result<Outcome, ServeError> {
    if table.marks().await?.shut.is_some() {
        table.note(Marks::open).await?;
        services.sessions.touch(table.id());
        let (server, channel) = ids(room);
        tracing::info!(
            table = table.id().0,
            server,
            channel,
            "the channel takes the table again"
        );
    }
    Ok(Outcome::Sent)
}

/// A place refused what we brought.
pub(crate) async fn refuses(
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
    note_access(services, table, room, Some(trouble)).await
}

/// Looks whether a place takes what we would bring, as it has been since a moment.
pub(crate) async fn look(
    services: &Services,
    table: &Table,
    room: &Room,
    since: Instant,
) -> Result<Outcome, ServeError> {
    let trouble = Box::pin(services.sender.find_trouble(&room.place, since)).await?;
    note_access(services, table, room, trouble).await
}

/// Notes why a place takes nothing, or that it takes messages, and logs it once when that changed.
async fn note_access(
    services: &Services,
    table: &Table,
    room: &Room,
    trouble: Option<Trouble>,
) -> Result<Outcome, ServeError> {
    let Some(trouble) = trouble else {
        return takes(services, table, room).await;
    };
    let known = table.marks().await?.shut;
    if known.is_none_or(|shut| shut.trouble != trouble) {
        let now = services.sessions.now();
        table.note(move |marks| marks.shut(trouble, now)).await?;
        let (server, channel) = ids(room);
        tracing::warn!(
            table = table.id().0,
            server,
            channel,
            why = why(Lang::En, room.place.channel, trouble),
            "a channel takes nothing of its table"
        );
    }
    Ok(match trouble {
        trouble if trouble.is_final() => Outcome::Undeliverable,
        Trouble::Refused => Outcome::Pending(Why::Refused),
        _ => Outcome::Pending(Why::Shut),
    })
}

fn ids(room: &Room) -> (u64, u64) {
    let place = &room.place;
    (place.guild.map_or(0, |guild| guild.0), place.channel.0)
}

/// Why a channel takes nothing, and who can mend it.
fn why(lang: Lang, channel: ChannelId, trouble: Trouble) -> String {
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
        .with("channel", format!("<#{channel}>"))
        .with("permissions", permissions)
        .tr(lang)
}

/// Notice about a table's place in every answer there, as long as the place takes nothing.
pub(crate) fn notice(lang: Lang, channel: ChannelId, trouble: Trouble) -> String {
    let meanwhile = say("table-shut-meanwhile").tr(lang);
    format!("{} {meanwhile}", why(lang, channel, trouble))
}

/// The one DM about it.
pub(crate) fn word(lang: Lang, any_game: &dyn AnyGame, room: &Room, trouble: Trouble) -> String {
    let heading = say("table-heading")
        .with("game", any_game.title(lang))
        .with("table", room.table.to_string())
        .tr(lang);
    let notice = notice(lang, room.place.channel, trouble);
    format!("{heading}\n{notice}")
}

/// Answers the caller about a table, and tells them if its channel refuses our messages. What they
/// see of it in their console counts as having been asked of them.
pub(crate) fn with_channel_warning<'a>(
    services: &'a Services,
    who: &'a Caller,
    id: TableId,
    work: impl Future<Output = Result<Reply, ServeError>> + Send + 'a,
) -> impl Future<Output = Result<Reply, ServeError>> + Send + 'a {
    told(services, who, id, Box::pin(work))
}

async fn told(
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
    // It may be found only now.
    let (Some(before), Some(table)) = (before, services.sessions.table(id).await?) else {
        return Ok(reply);
    };
    let (room, marks) = (table.room().await?, table.marks().await?);
    let asks = reply.console.is_some();
    if let Some(seat) = room
        .seat_of(who.user)
        .filter(|_| asks && room.needs_board(&marks))
    {
        let faced = Some((who.user, before));
        let noted = table.note(move |marks| marks.seat_mut(seat).faced = faced);
        let noted = noted.await;
        if let Err(fault) = noted {
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

/// An empty answer: its notice says it all.
pub(crate) fn nothing() -> Reply {
    Reply::say(Message::default())
}
