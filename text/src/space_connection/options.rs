//! The options of the hunt, in one line.

use games::space_connection::{Opening, Options, ReplyTurn};

use crate::fluent_bundles::say;
use crate::lang::Lang;

/// Options of the hunt in one line.
pub(super) fn options(lang: Lang, options: &Options, seats: u8) -> String {
    let manner = match options.reply {
        _ if seats == 1 => say("space_connection-options-solo"),
        ReplyTurn::None => say("space_connection-options-at-once"),
        ReplyTurn::Last => say("space_connection-options-last-reply"),
    };
    let opens = seats > 1 && options.opening == Opening::FirstSeat;
    let parts = [
        Some(say("space_connection-options-board")),
        Some(manner),
        opens.then(|| say("space_connection-options-first-seat")),
    ];
    let parts = parts.into_iter().flatten().map(|part| part.tr(lang));
    parts.collect::<Vec<_>>().join(" · ")
}
