//! What stands in a channel already: asked after a crash, when a post was about to be made and
//! Discord may have forgotten its nonce. It reads and never sends.

use serenity::all::{ActionRowComponent, ButtonKind, Http, Message as Written, MessagePagination};
use sessions::{ChannelId, MessageId, Millis, TableId};

use crate::ids::{Stamp, Tap};
use crate::send::SendError;

/// How far our clock may be ahead of Discord's.
const SKEW: u64 = 60_000;
/// When Discord's ids begin to count.
const EPOCH: u64 = 1_420_070_400_000;

/// A message of ours that stands in a channel.
#[derive(Clone, Debug)]
pub struct Standing {
    /// Which it is.
    pub message: MessageId,
    /// What it says.
    pub text: String,
    /// Which moments of which tables its components belong to.
    pub moments: Vec<(TableId, Stamp)>,
}

/// What we posted in a channel since a moment, oldest first; nothing when we may not read there.
pub(crate) async fn posted_since(
    http: &Http,
    channel: ChannelId,
    moment: Millis,
) -> Result<Vec<Standing>, SendError> {
    let Some(me) = http.application_id() else {
        return Ok(Vec::new());
    };
    let since = moment.0.saturating_sub(EPOCH + SKEW) << 22;
    let page = MessagePagination::After(serenity::all::MessageId::new(since.max(1)));
    let channel = serenity::all::ChannelId::new(channel.0);
    let written = http.get_messages(channel, Some(page), Some(100)).await;
    let mut standing: Vec<Standing> = match written.map_err(SendError::from) {
        // The bot's user and its application share their id.
        Ok(written) => written
            .iter()
            .filter(|written| written.author.id.get() == me.get())
            .map(read)
            .collect(),
        Err(SendError::Forbidden | SendError::Gone) => Vec::new(),
        Err(error) => return Err(error),
    };
    standing.sort_by_key(|standing| standing.message);
    Ok(standing)
}

fn read(written: &Written) -> Standing {
    let components = written.components.iter().flat_map(|row| &row.components);
    let ids = components.filter_map(|component| match component {
        ActionRowComponent::Button(button) => match &button.data {
            ButtonKind::NonLink { custom_id, .. } => Some(custom_id.as_str()),
            ButtonKind::Link { .. } | ButtonKind::Premium { .. } => None,
        },
        ActionRowComponent::SelectMenu(select) => select.custom_id.as_deref(),
        _ => None,
    });
    Standing {
        message: MessageId(written.id.get()),
        text: written.content.clone(),
        moments: ids
            .filter_map(Tap::read)
            .map(|tap| (tap.table, tap.stamp))
            .collect(),
    }
}

impl Standing {
    /// Whether it is about this table, or says just this.
    pub fn is_like(&self, table: TableId, text: &str) -> bool {
        let is_of = |moment: &(TableId, Stamp)| moment.0 == table;
        self.moments.iter().any(is_of) || self.says(text)
    }

    /// Whether it is about this very moment of a table: an earlier console is no later question.
    pub fn is_of(&self, table: TableId, stamp: Stamp) -> bool {
        self.moments.contains(&(table, stamp))
    }

    /// Whether it says just this.
    pub fn says(&self, text: &str) -> bool {
        self.text.trim() == text.trim()
    }
}
