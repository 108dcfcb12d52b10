//! Mentions, timestamps and links as Discord shows them.

use sessions::{ChannelId, Millis, Posted, Room, UserId};
use text::{Lang, say};

/// A person's name, as Discord shows it. Pings no one: messages ping only the people in
/// `Message::pings`.
pub(crate) fn mention(lang: Lang, user: UserId) -> String {
    match user.is_forgotten() {
        true => say("player-forgotten").tr(lang),
        false => format!("<@{user}>"),
    }
}

/// A moment, which Discord shows to each user in their own time zone. `style` is Discord's: `R` for
/// a countdown, `t` for the time, `D` for the date, `f` and `F` for both.
pub(crate) fn timestamp(moment: Millis, style: char) -> String {
    format!("<t:{}:{style}>", moment.0 / 1_000)
}

/// Link to a table's board.
pub(crate) fn board_link(room: &Room, board: Posted) -> String {
    let (channel, message) = (board.channel, board.message);
    format!(
        "https://discord.com/channels/{}/{channel}/{message}",
        server(room)
    )
}

/// Link to a table's channel.
pub(crate) fn channel_link(room: &Room) -> String {
    format!(
        "https://discord.com/channels/{}/{}",
        server(room),
        room.place.channel
    )
}

/// Link to our DMs with a person.
pub(crate) fn dm_link(channel: ChannelId) -> String {
    format!("https://discord.com/channels/@me/{channel}")
}

/// A table's server in a link.
fn server(room: &Room) -> String {
    let server = room.place.guild;
    server.map_or_else(|| "@me".to_owned(), |guild| guild.to_string())
}

/// Names of several people.
pub(crate) fn mentions(lang: Lang, users: &[UserId]) -> String {
    let names = users.iter().map(|user| mention(lang, *user));
    let names: Vec<String> = names.collect();
    names.join(", ")
}
