//! Names, moments and places as Discord shows them: mentions, time stamps and links.

use sessions::{Millis, Posted, Room, UserId};
use text::{Lang, say};

/// A person's name, as Discord shows it. It pings no one: no message of ours does that by itself.
pub(crate) fn mention(lang: Lang, user: UserId) -> String {
    match user.is_forgotten() {
        true => say("player-forgotten").tr(lang),
        false => format!("<@{user}>"),
    }
}

/// A moment, which Discord shows to each user in their own time zone.
pub(crate) fn moment(at: Millis) -> String {
    format!("<t:{}:f>", at.0 / 1_000)
}

/// Link to a table's board.
pub(crate) fn link(room: &Room, board: Posted) -> String {
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

fn server(room: &Room) -> String {
    let server = room.place.guild;
    server.map_or_else(|| "@me".to_owned(), |guild| guild.to_string())
}

/// Several people's names.
pub(crate) fn mentions(lang: Lang, users: &[UserId]) -> String {
    let names = users.iter().map(|user| mention(lang, *user));
    let names: Vec<String> = names.collect();
    names.join(", ")
}
