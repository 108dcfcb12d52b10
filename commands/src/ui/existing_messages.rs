//! Messages that stand in a channel already: asked after a crash, when a post was about to be made
//! and Discord may have forgotten its nonce. It reads and never sends.

use serenity::all::{ActionRowComponent, ButtonKind, Http, Message as Written, MessagePagination};
use sessions::{ChannelId, MessageId, Millis, TableId, UserId};

use text::Lang;

use crate::ui::ids::{Request, TableVerb, Tap};
use crate::ui::links;
use crate::ui::message::{Message, Row};
use crate::ui::send_error::SendError;

/// Greatest lead of our clock over Discord's.
const SKEW: u64 = 60_000;
/// When Discord's ids begin to count.
const EPOCH: u64 = 1_420_070_400_000;

/// A message of ours that stands in a channel.
#[derive(Clone, Debug)]
pub(crate) struct ExistingMessage {
    /// The message's id.
    pub message: MessageId,
    /// Its text.
    pub text: String,
    /// Checksum of its text.
    pub checksum: u32,
    /// Taps of its components.
    pub taps: Vec<Tap>,
}

/// Number of messages that Discord tells of at once.
const PAGE: u8 = 100;
/// Number of pages that are looked at: what was posted a moment ago is among fewer.
const PAGES: usize = 10;

/// Our posts in a channel since a moment, oldest first; none when we may not read there.
pub(crate) async fn posted_since(
    http: &Http,
    channel: ChannelId,
    moment: Millis,
) -> Result<Vec<ExistingMessage>, SendError> {
    let Some(me) = http.application_id() else {
        return Ok(Vec::new());
    };
    let channel = serenity::all::ChannelId::new(channel.0);
    let mut after = (moment.0.saturating_sub(EPOCH + SKEW) << 22).max(1);
    let mut standing: Vec<ExistingMessage> = Vec::new();
    for _ in 0..PAGES {
        let page = MessagePagination::After(serenity::all::MessageId::new(after));
        let written = http.get_messages(channel, Some(page), Some(PAGE)).await;
        let written = match written.map_err(SendError::from) {
            Ok(written) => written,
            Err(error) if error.is_of_the_place() => break,
            Err(error) => return Err(error),
        };
        // The bot's user and its application share their id.
        let ours = written.iter().filter(|it| it.author.id.get() == me.get());
        standing.extend(ours.map(read));
        match written.iter().map(|it| it.id.get()).max() {
            Some(last) if written.len() == usize::from(PAGE) => after = last,
            _ => break,
        }
    }
    standing.sort_by_key(|standing| standing.message);
    Ok(standing)
}

fn read(written: &Written) -> ExistingMessage {
    let components = written.components.iter().flat_map(|row| &row.components);
    let ids = components.filter_map(|component| match component {
        ActionRowComponent::Button(button) => match &button.data {
            ButtonKind::NonLink { custom_id, .. } => Some(custom_id.as_str()),
            ButtonKind::Link { .. } | ButtonKind::Premium { .. } => None,
        },
        ActionRowComponent::SelectMenu(select) => select.custom_id.as_deref(),
        _ => None,
    });
    ExistingMessage {
        message: MessageId(written.id.get()),
        text: written.content.clone(),
        checksum: sessions::checksum(&written.content),
        taps: ids.filter_map(Tap::read).collect(),
    }
}

impl ExistingMessage {
    /// True if it is this table's board. In a channel that is a DM, consoles of the same table
    /// stand beside it: they alone can be made true again.
    pub(crate) fn is_board_of(&self, table: TableId) -> bool {
        let has = |verb| move |tap: &Tap| tap.request == Request::Table(verb);
        let refreshed = self.taps.iter().any(has(TableVerb::Refresh));
        let is_board = self.taps.iter().any(has(TableVerb::Rules)) && !refreshed;
        is_board && self.taps.iter().any(|tap| tap.table == table)
    }

    /// True if it mentions just those whom this message mentions, at the same moment of its table.
    pub(crate) fn calls_as(&self, message: &Message) -> bool {
        let rows = message.rows.iter().map(|row| match row {
            Row::Buttons(buttons) => buttons.as_slice(),
            Row::Select(_) | Row::People(_) => &[],
        });
        let taps = rows.flatten().filter_map(|button| Tap::read(&button.id));
        let names = |user: &UserId| self.text.contains(&links::mention(Lang::En, *user));
        taps.eq(self.taps.iter().cloned()) && message.pings.iter().all(names)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::ids::{Ids, Stamp};

    const TABLE: TableId = TableId(7);
    const NOW: Stamp = Stamp(3);

    fn standing(ids: &[String]) -> ExistingMessage {
        ExistingMessage {
            message: MessageId(1),
            text: "words".into(),
            checksum: 0,
            taps: ids.iter().filter_map(|id| Tap::read(id)).collect(),
        }
    }

    #[test]
    fn console_is_not_mistaken_for_the_board() {
        let ids = Ids::new(TABLE, NOW);
        let move_ = ids.game("fire", "");
        let board = standing(&[move_.clone(), ids.table_verb(TableVerb::Rules)]);
        let old = standing(std::slice::from_ref(&move_));
        let always = [TableVerb::Refresh, TableVerb::Rules, TableVerb::History];
        let always = always.map(|verb| ids.table_verb(verb));
        let console = standing(&[&[move_], always.as_slice()].concat());
        assert!(board.is_board_of(TABLE));
        assert!(!board.is_board_of(TableId(8)));
        for console in [old, console] {
            assert!(!console.is_board_of(TABLE));
        }
    }
}
