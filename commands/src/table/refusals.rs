//! The sentences for what a table refuses.

use sessions::{Millis, Posted, Room, Stands, TableRefusal, UserId};
use text::{Lang, say};

/// What was wrong, and what is allowed.
pub(crate) fn refusal(lang: Lang, refusal: &TableRefusal) -> String {
    match refusal {
        TableRefusal::Full { max } => say("table-refused-full").with("max", *max),
        TableRefusal::AlreadySeated => say("table-refused-already-seated"),
        TableRefusal::NotSeated => say("table-refused-not-seated"),
        TableRefusal::NotHost { host } => {
            say("table-refused-not-host").with("host", mention(lang, *host))
        }
        TableRefusal::TooFew { needed } => say("table-refused-too-few").with("needed", *needed),
        TableRefusal::AlreadyStarted => say("table-refused-already-started"),
        TableRefusal::SatElsewhere => say("table-refused-sat-elsewhere"),
        TableRefusal::NotStarted => say("table-refused-not-started"),
        TableRefusal::Over => say("table-refused-over"),
        TableRefusal::NotOver => say("table-refused-not-over"),
        TableRefusal::Closed => say("table-refused-closed"),
        TableRefusal::AlreadyAsked { missing } => {
            say("table-close-noted").with("names", mentions(lang, missing))
        }
        TableRefusal::SitsThere { user } => {
            say("invite-sits-there").with("name", mention(lang, *user))
        }
        TableRefusal::InvitedBefore { user } => {
            say("invite-before").with("name", mention(lang, *user))
        }
        TableRefusal::TooManyInvited { most } => say("invite-too-many").with("most", *most),
        TableRefusal::NotInvited => say("invite-not-you"),
        TableRefusal::Kept { user, until } => say("table-refused-kept")
            .with("name", mention(lang, *user))
            .with("until", moment(*until)),
        TableRefusal::NothingKept => say("table-refused-nothing-kept"),
        TableRefusal::TooManySeated { seated } => {
            say("table-refused-too-many-seated").with("seated", *seated)
        }
        TableRefusal::Counts => say("table-refused-counts"),
        TableRefusal::AdviceCounts => say("table-refused-advice-counts"),
        TableRefusal::NoComputer => say("table-refused-no-computer"),
        TableRefusal::PuzzleAlone => say("table-refused-puzzle-alone"),
        TableRefusal::NoAdvice => say("table-refused-no-advice"),
        TableRefusal::Paused => say("table-refused-paused"),
        TableRefusal::NotPaused => say("table-refused-not-paused"),
        TableRefusal::NotGone => say("table-refused-not-gone"),
        TableRefusal::AlreadySo => say("table-refused-already-so"),
        TableRefusal::Settled => say("table-refused-settled"),
        TableRefusal::NotAsked => say("table-refused-not-asked"),
        TableRefusal::Waits { missing } => {
            say("table-motion-noted").with("names", mentions(lang, missing))
        }
        TableRefusal::Stands(Stands::Nothing) => say("table-refused-stands-nothing"),
        TableRefusal::Stands(Stands::Revealed) => say("table-refused-stands-revealed"),
        TableRefusal::Stands(Stands::RevealedSince) => say("table-refused-stands-since"),
        TableRefusal::Stands(Stands::GoneOn) => say("table-refused-stands-gone-on"),
        TableRefusal::CannotStart => say("table-refused-cannot-start"),
    }
    .tr(lang)
}

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

/// Where Discord shows a table's board.
pub(crate) fn link(room: &Room, board: Posted) -> String {
    let (channel, message) = (board.channel, board.message);
    format!(
        "https://discord.com/channels/{}/{channel}/{message}",
        server(room)
    )
}

/// Where Discord shows a table's channel.
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
