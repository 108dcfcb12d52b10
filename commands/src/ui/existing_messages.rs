//! Search for messages of ours in a channel: after a crash, when a post was about to be made and
//! Discord may have forgotten its nonce. Reads and never sends.

use serenity::all::{
    ActionRowComponent, ButtonKind, Http, Message as DiscordMessage, MessagePagination, MessageType,
};
use sessions::{ChannelId, MessageId, Millis, TableId, UserId};

use text::Lang;

use crate::ui::ids::{Request, TableVerb, Tap};
use crate::ui::links;
use crate::ui::message::{Message, Row};
use crate::ui::send_error::SendError;

/// Greatest lead of our clock over Discord's, in milliseconds.
const MAX_SKEW: u64 = 60_000;
/// First second of 2015, from which Discord's ids count, in milliseconds.
pub(crate) const FIRST_SECOND: u64 = 1_420_070_400_000;

/// A message of ours that is in a channel.
#[derive(Clone, Debug)]
pub(crate) struct ExistingMessage {
    /// Id of the message.
    pub message: MessageId,
    /// Text of the message.
    pub text: String,
    /// Checksum of the text.
    pub checksum: u32,
    /// Words of its picture.
    pub alt: Option<String>,
    /// Meaning of its components.
    pub taps: Vec<Tap>,
    /// True for Discord's own line about a thread that we opened.
    pub tells_of_a_thread: bool,
}

/// Number of messages that Discord lists at once.
const PAGE: u8 = 100;
/// Number of lists that are read: a recent post is among fewer.
const PAGES: usize = 10;

/// Our messages in a channel since a moment, oldest first; none where we may not read.
pub(crate) async fn posted_since(
    http: &Http,
    channel: ChannelId,
    moment: Millis,
) -> Result<Vec<ExistingMessage>, SendError> {
    let Some(me) = http.application_id() else {
        return Ok(Vec::new());
    };
    let channel = serenity::all::ChannelId::new(channel.0);
    let mut after = (moment.0.saturating_sub(FIRST_SECOND + MAX_SKEW) << 22).max(1);
    let mut existing: Vec<ExistingMessage> = Vec::new();
    for _ in 0..PAGES {
        let page = MessagePagination::After(serenity::all::MessageId::new(after));
        let page_messages = http.get_messages(channel, Some(page), Some(PAGE)).await;
        let page_messages = match page_messages.map_err(SendError::from) {
            Ok(page_messages) => page_messages,
            Err(error) if error.is_channel_error() => break,
            Err(error) => return Err(error),
        };
        // The bot's user and its application share their id.
        let ours = page_messages
            .iter()
            .filter(|it| it.author.id.get() == me.get() && !is_fixed(it.kind));
        existing.extend(ours.map(from_message));
        match page_messages.iter().map(|it| it.id.get()).max() {
            Some(last) if page_messages.len() == usize::from(PAGE) => after = last,
            _ => break,
        }
    }
    existing.sort_by_key(|existing| existing.message);
    Ok(existing)
}

/// True for Discord's own lines about threads, which no one may change or delete.
const fn is_fixed(kind: MessageType) -> bool {
    matches!(
        kind,
        MessageType::GroupRecipientAddition | MessageType::GroupNameUpdate
    )
}

/// The parts of a Discord message that tell what it is: its text and the meaning of its components.
fn from_message(message: &DiscordMessage) -> ExistingMessage {
    let components = message.components.iter().flat_map(|row| &row.components);
    let ids = components.filter_map(|component| match component {
        ActionRowComponent::Button(button) => match &button.data {
            ButtonKind::NonLink { custom_id, .. } => Some(custom_id.as_str()),
            ButtonKind::Link { .. } | ButtonKind::Premium { .. } => None,
        },
        ActionRowComponent::SelectMenu(select) => select.custom_id.as_deref(),
        _ => None,
    });
    let attached = message.attachments.first();
    ExistingMessage {
        message: MessageId(message.id.get()),
        text: message.content.clone(),
        checksum: sessions::checksum(&message.content),
        alt: attached.and_then(|it| it.description.clone()),
        taps: ids.filter_map(Tap::read).collect(),
        tells_of_a_thread: message.kind == MessageType::ThreadCreated,
    }
}

impl ExistingMessage {
    /// True if it is this table's board, as every board that has buttons can be told: in a DM,
    /// consoles of the same table are beside it.
    pub(crate) fn is_board_of(&self, table: TableId) -> bool {
        let has = |verb| {
            let request = Request::Table(verb);
            let mut taps = self.taps.iter();
            taps.any(|tap| tap.table == table && tap.request == request)
        };
        has(TableVerb::Lobby) || has(TableVerb::Console) && has(TableVerb::More)
    }

    /// True if its buttons belong to another table, whose messages may have the same text.
    pub(crate) fn is_of_another_table(&self, table: TableId) -> bool {
        self.taps.iter().any(|tap| tap.table != table)
    }

    /// True if it pings the same people at the same moment of the table as this message.
    pub(crate) fn is_same_call(&self, message: &Message) -> bool {
        let names = |user: &UserId| self.text.contains(&links::mention(Lang::En, *user));
        taps_of_buttons(message).eq(self.taps.iter().cloned()) && message.pings.iter().all(names)
    }
}

/// Meaning of a message's buttons.
fn taps_of_buttons(message: &Message) -> impl Iterator<Item = Tap> {
    let rows = message.rows.iter().map(|row| match row {
        Row::Buttons(buttons) => buttons.as_slice(),
        Row::Select(_) | Row::Listed(_) => &[],
    });
    rows.flatten().filter_map(|button| Tap::read(&button.id))
}

#[cfg(test)]
impl ExistingMessage {
    /// This message as it is found in a channel.
    pub(crate) fn showing(message: &Message) -> Self {
        Self {
            message: MessageId(1),
            text: message.text.to_string(),
            checksum: message.checksum(),
            alt: message.picture.as_ref().map(|it| it.alt.to_string()),
            taps: taps_of_buttons(message).collect(),
            tells_of_a_thread: false,
        }
    }
}
