//! What stands in a channel already: asked after a crash, when a post was about to be made and
//! Discord may have forgotten its nonce. It reads and never sends.

use serenity::all::{ActionRowComponent, ButtonKind, Http, Message as Written, MessagePagination};
use sessions::{ChannelId, MessageId, Millis, TableAction, TableId, UserId};

use text::Lang;

use crate::ids::{Deed, Stamp, TableVerb, Tap};
use crate::message::{Message, Row};
use crate::trouble::SendError;
use crate::words;

/// How far our clock may be ahead of Discord's.
const SKEW: u64 = 60_000;
/// When Discord's ids begin to count.
const EPOCH: u64 = 1_420_070_400_000;

/// A message of ours that stands in a channel.
#[derive(Clone, Debug)]
pub(crate) struct StandingMessage {
    /// Which it is.
    pub message: MessageId,
    /// What it says.
    pub text: String,
    /// What its components do.
    pub taps: Vec<Tap>,
}

/// What we posted in a channel since a moment, oldest first; nothing when we may not read there.
pub(crate) async fn posted_since(
    http: &Http,
    channel: ChannelId,
    moment: Millis,
) -> Result<Vec<StandingMessage>, SendError> {
    let Some(me) = http.application_id() else {
        return Ok(Vec::new());
    };
    let since = moment.0.saturating_sub(EPOCH + SKEW) << 22;
    let page = MessagePagination::After(serenity::all::MessageId::new(since.max(1)));
    let channel = serenity::all::ChannelId::new(channel.0);
    let written = http.get_messages(channel, Some(page), Some(100)).await;
    let mut standing: Vec<StandingMessage> = match written.map_err(SendError::from) {
        // The bot's user and its application share their id.
        Ok(written) => written
            .iter()
            .filter(|written| written.author.id.get() == me.get())
            .map(read)
            .collect(),
        Err(error) if error.is_of_the_place() => Vec::new(),
        Err(error) => return Err(error),
    };
    standing.sort_by_key(|standing| standing.message);
    Ok(standing)
}

fn read(written: &Written) -> StandingMessage {
    let components = written.components.iter().flat_map(|row| &row.components);
    let ids = components.filter_map(|component| match component {
        ActionRowComponent::Button(button) => match &button.data {
            ButtonKind::NonLink { custom_id, .. } => Some(custom_id.as_str()),
            ButtonKind::Link { .. } | ButtonKind::Premium { .. } => None,
        },
        ActionRowComponent::SelectMenu(select) => select.custom_id.as_deref(),
        _ => None,
    });
    StandingMessage {
        message: MessageId(written.id.get()),
        text: written.content.clone(),
        taps: ids.filter_map(Tap::read).collect(),
    }
}

impl StandingMessage {
    /// Whether it is this table's board, or says just this. In a channel that is a DM, consoles of
    /// the same table stand beside it: they alone can be made true again.
    pub(crate) fn is_board_of(&self, table: TableId, text: &str) -> bool {
        self.taps.iter().any(|tap| tap.table == table) && self.is_board() || self.says(text)
    }

    /// Whether it is a console of this very moment of a table: an earlier one is no later question.
    pub(crate) fn is_console_of(&self, table: TableId, stamp: Stamp) -> bool {
        let is_of = |tap: &Tap| tap.table == table && tap.stamp == stamp;
        self.taps.iter().any(is_of) && !self.is_board() && !self.invites_to(table, None)
    }

    /// Whether it asks this person to this table, or whoever reads it.
    pub(crate) fn invites_to(&self, table: TableId, user: Option<UserId>) -> bool {
        let declines = |tap: &Tap| tap.verb == Deed::Act(TableAction::Decline);
        let is_of = |tap: &Tap| tap.table == table && declines(tap);
        let rings = user.is_none_or(|user| self.text.contains(&words::mention(Lang::En, user)));
        rings && self.taps.iter().any(is_of) && !self.is_board()
    }

    /// Whether it calls to this table: it has a way to the console and no other.
    pub(crate) fn is_call_of(&self, table: TableId) -> bool {
        let console = |tap: &Tap| tap.verb == Deed::Table(TableVerb::Console);
        matches!(self.taps.as_slice(), [tap] if tap.table == table && console(tap))
    }

    /// Whether it calls just those whom this message calls, at the same moment of its table.
    pub(crate) fn calls_as(&self, message: &Message) -> bool {
        let rows = message.rows.iter().map(|row| match row {
            Row::Buttons(buttons) => buttons.as_slice(),
            Row::Select(_) | Row::People(_) => &[],
        });
        let taps = rows.flatten().filter_map(|button| Tap::read(&button.id));
        let names = |user: &UserId| self.text.contains(&words::mention(Lang::En, *user));
        taps.eq(self.taps.iter().cloned()) && message.pings.iter().all(names)
    }

    fn is_board(&self) -> bool {
        // Those of earlier versions lack the way to the rules.
        let has = |verb| move |tap: &Tap| tap.verb == Deed::Table(verb);
        let refreshed = self.taps.iter().any(has(TableVerb::Refresh));
        self.taps.iter().any(has(TableVerb::Rules)) && !refreshed
    }

    /// Whether it says just this.
    pub(crate) fn says(&self, text: &str) -> bool {
        self.text.trim() == text.trim()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::Ids;

    const TABLE: TableId = TableId(7);
    const NOW: Stamp = Stamp(3);

    fn standing(ids: &[String]) -> StandingMessage {
        StandingMessage {
            message: MessageId(1),
            text: "words".into(),
            taps: ids.iter().filter_map(|id| Tap::read(id)).collect(),
        }
    }

    #[test]
    fn a_console_is_not_taken_for_the_board_beside_it() {
        let ids = Ids::new(TABLE, NOW);
        let move_ = ids.game("fire", "");
        let board = standing(&[move_.clone(), ids.table_verb(TableVerb::Rules)]);
        let old = standing(std::slice::from_ref(&move_));
        let always = [TableVerb::Refresh, TableVerb::Rules, TableVerb::History];
        let always = always.map(|verb| ids.table_verb(verb));
        let console = standing(&[&[move_], always.as_slice()].concat());
        assert!(board.is_board_of(TABLE, "other words"));
        assert!(!board.is_console_of(TABLE, NOW));
        for console in [old, console] {
            assert!(!console.is_board_of(TABLE, "other words"));
            assert!(console.is_console_of(TABLE, NOW));
            assert!(!console.is_console_of(TABLE, Stamp(4)));
        }
        assert!(!board.is_board_of(TableId(8), "other words"));
        assert!(board.is_board_of(TableId(8), "words"));
    }
}
