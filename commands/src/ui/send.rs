//! The one file that sends. It alone opens what is addressed to an audience, and it alone calls
//! Discord with content.
//!
//! Every answer to an interaction is for its author alone, sent and deferred ephemerally, so that
//! no secret can become public by the order in which things happen. But for two: the board and a
//! page of a review, which are everyone's by type, may take the place of the one that was pressed.

mod asks;
mod threads;

use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::future::BoxFuture;
use games::{Everyone, Seat, To};
use serde_json::Value;
use serenity::all::{
    Builder, Command, CreateCommand, CreateInteractionResponse, CreateInteractionResponseFollowup,
    CreateInteractionResponseMessage, CreateMessage, EditInteractionResponse, EditMessage, Http,
    MessageFlags, MessageReference, Nonce,
};
use sessions::{ChannelId, MessageId, Sessions};
use text::{Fitted, say};

use crate::ui::access::Lookups;
use crate::ui::attachments::{AttachmentMemory, MessageRef};
use crate::ui::builders::{
    attachments, components, embeds, files, json, mentions, modal, response, update_without_picture,
};
use crate::ui::message::{Answer, Message, Private, Row};
use crate::ui::reply::{Carrier, PrivateAnswer, Reply, ReplyTo, Served};
use crate::ui::second_process::DuplicateDetector;
use crate::ui::send_error::SendError;
use crate::ui::token::Token;

/// Time after which Discord is told to wait for an answer: it gives up after 3 s.
const DEFER_AFTER: Duration = Duration::from_millis(1_500);

/// Notification of a DM.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ring {
    /// A notification, as of any message.
    Loud,
    /// No notification.
    Silent,
}

/// Sender of all messages and answers.
#[derive(Clone)]
pub(crate) struct Sender {
    http: Arc<Http>,
    doubles: Arc<DuplicateDetector>,
    uploads: AttachmentMemory,
    lookups: Lookups,
    token: Token,
}

impl Sender {
    /// Sender through this client, for the tables that these sessions serve.
    pub(crate) fn new(http: Arc<Http>, sessions: Sessions) -> Self {
        Self {
            http,
            doubles: Arc::default(),
            uploads: AttachmentMemory::new(move || sessions.lease_epoch()),
            lookups: Lookups::default(),
            token: Token::default(),
        }
    }

    /// Returns when Discord has refused our token.
    pub(crate) async fn refused(&self) {
        self.token.refused().await;
    }

    /// Registers the commands with Discord. Returns how many there are.
    pub(crate) async fn register(&self, commands: &[CreateCommand]) -> Result<usize, SendError> {
        let registered = Command::set_global_commands(&self.http, commands.to_vec()).await;
        Ok(self.token.check(registered)?.len())
    }

    /// Runs the work of an interaction and answers it; defers the answer when the work takes long.
    pub(crate) async fn serve(&self, to: &ReplyTo, mut work: BoxFuture<'_, Reply>) -> Served {
        let first = self.doubles.is_first(to.id);
        let (mut alone, mut fingerprint, mut target) = (false, None, to.own_message());
        let sent = match tokio::time::timeout(DEFER_AFTER, &mut work).await {
            Ok(reply) => {
                alone = !matches!(reply.answer, Answer::Board(_) | Answer::Ask(_));
                fingerprint = self.fingerprint(&reply);
                target = to.target(&reply.answer);
                record_acknowledgement(to.arrived, self.respond(to, reply)).await
            }
            Err(_) => match record_acknowledgement(to.arrived, self.defer(to)).await {
                Ok(()) => {
                    let reply = work.await;
                    alone = to.carrier != Carrier::Board;
                    fingerprint = self.fingerprint(&reply);
                    self.complete(to, reply).await
                }
                Err(error) => {
                    // The work goes on: only its answer is lost.
                    work.await;
                    Err(error)
                }
            },
        };
        let sent = self.token.check(sent);
        match &sent {
            Ok(()) => {}
            Err(error @ (SendError::Answered | SendError::TooLate)) => {
                tracing::debug!(interaction = %to.id, %error);
                if first && matches!(error, SendError::Answered) {
                    self.doubles.note_duplicate();
                }
            }
            Err(error) => tracing::warn!(
                interaction = %to.id,
                %error,
                "an answer was not delivered"
            ),
        }
        match sent {
            Ok(()) if alone => Served::Private(PrivateAnswer {
                token: to.token.clone(),
                target,
                fingerprint,
            }),
            Ok(()) => Served::Arrived,
            Err(_) => Served::Lost,
        }
    }

    /// Edits an answer that only its author sees, unless it shows the same already. Returns the
    /// answer as it is then.
    pub(crate) async fn renew(
        &self,
        answer: &PrivateAnswer,
        reply: Reply,
    ) -> Result<PrivateAnswer, SendError> {
        let PrivateAnswer { token, target, .. } = answer.clone();
        let fingerprint = self.fingerprint(&reply);
        if fingerprint.is_none() || fingerprint != answer.fingerprint {
            let seat = reply.seat;
            let message = open(reply.private().ok_or(SendError::NoBoard)?, seat)?;
            let edited = self.edit_original(&token, target, message).await;
            self.token.check(edited)?;
        }
        Ok(PrivateAnswer {
            token,
            target,
            fingerprint,
        })
    }

    /// Fingerprint of a console, by which an edit that would show the same is left out; `None` for
    /// anything else.
    fn fingerprint(&self, reply: &Reply) -> Option<(u64, u64)> {
        reply.console?;
        let shown = open(reply.clone().private()?, reply.seat);
        shown
            .ok()
            .map(|shown| shown.fingerprint())
            .zip(self.uploads.epoch())
    }

    /// Sends an answer at once.
    async fn respond(&self, to: &ReplyTo, reply: Reply) -> Result<(), SendError> {
        let (seat, target) = (reply.seat, to.target(&reply.answer));
        let message = match reply.answer {
            Answer::Ask(form) => {
                let form = CreateInteractionResponse::Modal(modal(form));
                return Ok(form.execute(&self.http, (to.id, &to.token)).await?);
            }
            Answer::Board(board) if to.carrier == Carrier::Board => board.open(),
            Answer::Board(_) => return Err(SendError::NoBoard),
            Answer::Say(private) | Answer::Update(private) | Answer::OnBoard(private) => {
                open(private, seat)?
            }
        };
        let upload = self.uploads.begin(target, message.picture.as_ref());
        let has_attachment = message.has_attachment();
        let respond_without_file = |json: Value| async move {
            let (http, id) = (&self.http, to.id);
            http.create_interaction_response(id, &to.token, &json, Vec::new())
                .await
        };
        if upload.is_there() {
            respond_without_file(update_without_picture(message)?).await?;
        } else {
            let response = match target == to.own_message() {
                true => CreateInteractionResponse::Message(response(message).ephemeral(true)),
                false => CreateInteractionResponse::UpdateMessage(response(message)),
            };
            match has_attachment {
                true => response.execute(&self.http, (to.id, &to.token)).await?,
                false => respond_without_file(json(&response)?).await?,
            }
        }
        upload.arrived();
        Ok(())
    }

    /// Tells Discord that the answer will come later.
    async fn defer(&self, to: &ReplyTo) -> Result<(), SendError> {
        let wait = match to.carrier {
            // What follows is the board itself, or a private message of its own.
            Carrier::Board => CreateInteractionResponse::Acknowledge,
            Carrier::Private | Carrier::Public => CreateInteractionResponse::Defer(
                CreateInteractionResponseMessage::new().ephemeral(true),
            ),
        };
        Ok(wait.execute(&self.http, (to.id, &to.token)).await?)
    }

    /// Completes a deferred answer by editing it: a follow-up after a defer could become public.
    /// Where a board was pressed, the edit would change the board, so only the board is sent so.
    async fn complete(&self, to: &ReplyTo, reply: Reply) -> Result<(), SendError> {
        let message = match reply.answer {
            Answer::Say(private) | Answer::Update(private) | Answer::OnBoard(private) => {
                open(private, reply.seat)?
            }
            // A form cannot follow a defer.
            Answer::Ask(_) => Message::words(say("slow-press-again").tr(to.lang)),
            Answer::Board(board) => match to.carrier {
                Carrier::Board => {
                    let (token, board) = (&to.token, board.open());
                    return self
                        .edit_original(token, to.replaced_message(), board)
                        .await;
                }
                Carrier::Private | Carrier::Public => return Err(SendError::NoBoard),
            },
        };
        match to.carrier {
            Carrier::Board => self.whisper(to, message).await,
            Carrier::Private | Carrier::Public => {
                self.edit_original(&to.token, to.own_message(), message)
                    .await
            }
        }
    }

    /// Sends a private message after an update of the board was promised, which this does not
    /// complete.
    async fn whisper(&self, to: &ReplyTo, message: Message) -> Result<(), SendError> {
        let mut followup = CreateInteractionResponseFollowup::new().ephemeral(true);
        for file in attachments(&message) {
            followup = followup.add_file(file);
        }
        followup
            .allowed_mentions(mentions(&message.pings))
            .embeds(embeds(&message))
            .content(message.text)
            .components(components(message.rows))
            .execute(&self.http, (None, &to.token))
            .await?;
        Ok(())
    }

    /// Edits the answer to an interaction, or the message whose component was used.
    async fn edit_original(
        &self,
        token: &str,
        target: MessageRef,
        message: Message,
    ) -> Result<(), SendError> {
        let upload = self.uploads.begin(target, message.picture.as_ref());
        let mut edit = EditInteractionResponse::new();
        if let Some(files) = files(&message, &upload) {
            edit = edit.attachments(files);
        }
        let has_attachment = message.has_attachment();
        let edit = edit
            .embeds(embeds(&message))
            .content(message.text)
            .components(components(message.rows))
            .allowed_mentions(mentions(&message.pings));
        match has_attachment {
            true => edit.execute(&self.http, token).await?,
            false => {
                let edit = json(&edit)?;
                self.http
                    .edit_original_interaction_response(token, &edit, Vec::new())
                    .await?
            }
        };
        upload.arrived();
        Ok(())
    }

    /// Posts a message for everyone. The same nonce within a few minutes posts nothing new.
    pub(crate) async fn post(
        &self,
        channel: ChannelId,
        message: To<Everyone, Message>,
        nonce: &str,
    ) -> Result<MessageId, SendError> {
        let message = message.open();
        let mut builder = CreateMessage::new();
        if message.pings.is_empty() {
            // Users who are not called are not disturbed.
            builder = builder.flags(MessageFlags::SUPPRESS_NOTIFICATIONS);
        }
        self.create(channel, builder, message, nonce).await
    }

    /// Edits a message for everyone.
    pub(crate) async fn edit(
        &self,
        channel: ChannelId,
        id: MessageId,
        message: To<Everyone, Message>,
    ) -> Result<(), SendError> {
        self.edit_message(channel, id, message.open()).await
    }

    /// Edits the text of a message for everyone; its picture and components stay.
    pub(crate) async fn edit_text(
        &self,
        channel: ChannelId,
        id: MessageId,
        text: To<Everyone, Fitted>,
    ) -> Result<(), SendError> {
        let edit = EditMessage::new()
            .allowed_mentions(mentions(&[]))
            .content(text.open());
        let channel = serenity::all::ChannelId::new(channel.0);
        let id = serenity::all::MessageId::new(id.0);
        let edited = edit.execute(&self.http, (channel, id, None)).await;
        self.token.check(edited)?;
        Ok(())
    }

    /// Replaces the text and the picture of a message for everyone; its components stay.
    pub(crate) async fn rewrite(
        &self,
        channel: ChannelId,
        id: MessageId,
        message: To<Everyone, Message>,
    ) -> Result<(), SendError> {
        let message = message.open();
        self.edit_all(channel, id, message, |edit, _| edit).await
    }

    /// Edits a message in our DMs with a person; `seat` is their own at the table it is about.
    pub(crate) async fn edit_dm(
        &self,
        (channel, id): (ChannelId, MessageId),
        seat: Option<Seat>,
        message: Private,
    ) -> Result<(), SendError> {
        self.edit_message(channel, id, open(message, seat)?).await
    }

    /// Edits a message of ours.
    async fn edit_message(
        &self,
        channel: ChannelId,
        id: MessageId,
        message: Message,
    ) -> Result<(), SendError> {
        let with_rows = |edit: EditMessage, rows| edit.components(components(rows));
        self.edit_all(channel, id, message, with_rows).await
    }

    /// Edits the text and the picture of a message of ours, and what else `finish` does.
    async fn edit_all(
        &self,
        channel: ChannelId,
        id: MessageId,
        message: Message,
        finish: impl FnOnce(EditMessage, Vec<Row>) -> EditMessage,
    ) -> Result<(), SendError> {
        let upload = self
            .uploads
            .begin(MessageRef::Message(id), message.picture.as_ref());
        let mut edit = EditMessage::new();
        if let Some(files) = files(&message, &upload) {
            edit = edit.attachments(files);
        }
        let edit = edit
            .allowed_mentions(mentions(&message.pings))
            .content(message.text);
        let edited = finish(edit, message.rows)
            .execute(
                &self.http,
                (
                    serenity::all::ChannelId::new(channel.0),
                    serenity::all::MessageId::new(id.0),
                    None,
                ),
            )
            .await;
        self.token.check(edited)?;
        upload.arrived();
        Ok(())
    }

    /// Deletes a message of ours.
    pub(crate) async fn delete(&self, channel: ChannelId, id: MessageId) -> Result<(), SendError> {
        let channel = serenity::all::ChannelId::new(channel.0);
        let id = serenity::all::MessageId::new(id.0);
        let deleted = self.http.delete_message(channel, id, None).await;
        self.token.check(deleted)
    }

    /// Writes to a person in our DMs with them; `seat` is their own at the table it is about.
    pub(crate) async fn dm(
        &self,
        channel: ChannelId,
        seat: Option<Seat>,
        message: Private,
        (nonce, ring): (&str, Ring),
    ) -> Result<MessageId, SendError> {
        let message = open(message, seat)?;
        let mut builder = CreateMessage::new();
        if ring == Ring::Silent {
            builder = builder.flags(MessageFlags::SUPPRESS_NOTIFICATIONS);
        }
        self.create(channel, builder, message, nonce).await
    }

    /// Answers words in a DM with a reply to them, once and without a notification: the person is
    /// there. Prompts come by themselves, so the reply shows to which words it belongs.
    pub(crate) async fn reply(
        &self,
        to: &serenity::all::Message,
        seat: Option<Seat>,
        message: Private,
    ) -> Result<MessageId, SendError> {
        let message = open(message, seat)?;
        // A user who deletes their words is answered all the same.
        let reference = MessageReference::from(to).fail_if_not_exists(false);
        let builder = CreateMessage::new()
            .reference_message(reference)
            .flags(MessageFlags::SUPPRESS_NOTIFICATIONS);
        let channel = ChannelId(to.channel_id.get());
        self.create(channel, builder, message, &format!("re{}", to.id))
            .await
    }

    /// Posts a message with a nonce.
    async fn create(
        &self,
        channel: ChannelId,
        builder: CreateMessage,
        message: Message,
        nonce: &str,
    ) -> Result<MessageId, SendError> {
        let mut builder = builder
            .allowed_mentions(mentions(&message.pings))
            .nonce(Nonce::String(nonce.to_owned()))
            .enforce_nonce(true);
        for file in attachments(&message) {
            builder = builder.add_file(file);
        }
        let sent = builder
            .embeds(embeds(&message))
            .content(message.text)
            .components(components(message.rows))
            .execute(&self.http, (serenity::all::ChannelId::new(channel.0), None))
            .await;
        let sent = self.token.check(sent)?;
        let id = MessageId(sent.id.get());
        // The same nonce may have brought another picture before.
        if let (Some(picture), [file]) = (&message.picture, &*sent.attachments)
            && picture.bytes.len() == file.size as usize
        {
            self.uploads
                .begin(MessageRef::Message(id), Some(picture))
                .arrived();
        }
        Ok(id)
    }
}

/// Sends a first answer, and records how long the user had waited by then.
async fn record_acknowledgement<T>(arrived: Instant, sending: impl Future<Output = T>) -> T {
    let sent = sending.await;
    metrics::histogram!("houston_acknowledge_seconds").record(arrived.elapsed());
    sent
}

/// Checksum of a private message's text.
pub(crate) fn checksum(private: &Private, seat: Option<Seat>) -> Result<u32, SendError> {
    open(private.clone(), seat).map(|message| message.checksum())
}

/// Opens a message for one person, if this is their seat: the last guard behind the types.
fn open(private: Private, seat: Option<Seat>) -> Result<Message, SendError> {
    match private {
        Private::Open(message) => Ok(message.open()),
        Private::Seat(message) => seat
            .and_then(|seat| message.open_for(seat))
            .ok_or(SendError::OtherSeat),
    }
}
