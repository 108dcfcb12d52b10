//! The buttons that every table has, whatever its game.

use text::{Lang, say};

use crate::ids::{Ids, TableVerb};
use crate::message::{Button, Enabled, Style};

/// A button that every table has.
pub(crate) fn table_button(lang: Lang, ids: &Ids, verb: TableVerb, style: Style) -> Button {
    let key = match verb {
        TableVerb::Join => "table-button-join",
        TableVerb::Leave => "table-button-leave",
        TableVerb::Start => "table-button-start",
        TableVerb::Console => "table-button-console",
        TableVerb::Refresh => "table-button-refresh",
        TableVerb::History => "table-button-history",
        TableVerb::Computers => "table-button-computers",
        TableVerb::Resume => "table-button-resume",
        TableVerb::Rules => "table-button-rules",
        TableVerb::Learn => "table-button-learn",
        TableVerb::Uncoached => "coach-enough",
        TableVerb::Describe => "table-button-describe",
        TableVerb::Zoom => "table-button-zoom",
        TableVerb::Again => "table-button-again",
        TableVerb::Replay => "table-button-replay",
        TableVerb::Card => "card-button",
        TableVerb::Share => "card-button-share",
        TableVerb::Close => "table-button-close",
        TableVerb::Invite | TableVerb::Guest => "table-button-invite",
        TableVerb::Decline => "table-button-decline",
        TableVerb::Unkeep => "table-button-unkeep",
        TableVerb::LookBack => "table-button-look-back",
        TableVerb::Advice => "table-button-advice",
    };
    Button {
        id: ids.table_verb(verb),
        label: say(key).tr(lang),
        style,
        enabled: Enabled::Yes,
    }
}
