//! The options of the hunt, in one line.

use games::space_connection::{Options, ReplyTurn};

use crate::fluent_bundles::say;
use crate::lang::Lang;

/// Options of the hunt in one line.
pub(super) fn options(lang: Lang, options: &Options, seats: u8) -> String {
    let manner = match options.reply {
        _ if seats == 1 => say("space_connection-options-solo"),
        ReplyTurn::None => say("space_connection-options-at-once"),
        ReplyTurn::Last => say("space_connection-options-last-reply"),
    };
    let parts = [say("space_connection-options-board"), manner];
    parts.map(|part| part.tr(lang)).join(" · ")
}
