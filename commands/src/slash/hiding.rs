//! Hides a person's name in what stands in Discord already: messages of their games, and the names
//! of threads that were opened for them. Decides nothing about who is hidden.

use std::collections::BTreeSet;

use games::To;
use sessions::{
    ChannelId, GuildId, Marks, MessageId, Millis, Player, Room, Slot, Status, TableId, UserId,
};
use text::{Lang, escape, fit, say};

use crate::app::fault::ServeError;
use crate::requests::app::App;
use crate::table::names::plain_name;
use crate::ui::existing_messages::ExistingMessage;
use crate::ui::message::{Message, Picture};
use crate::ui::pool::Urgency;

/// Most games of a person whose messages are looked through, the newest first.
const MOST: usize = 50;

/// Why the name of a person is hidden.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Reason {
    /// The moderators of this server decided it.
    Moderators(GuildId),
    /// The person had themselves deleted.
    Deletion,
}

/// A game whose messages may name a person.
pub(super) struct Traces {
    reason: Reason,
    table: TableId,
    /// Channels where its messages are.
    channels: Vec<ChannelId>,
    /// Thread that was opened for the game.
    thread: Option<ChannelId>,
    /// True if that was archived.
    was_archived: bool,
    since: Millis,
    /// Names under which the person is there.
    names: BTreeSet<String>,
    /// Name by which they are called instead.
    called: String,
}

impl Traces {
    /// Finds where a person is named whose name is to be hidden, the newest game first. A deleted
    /// person's own name is known only before the deletion.
    pub(super) async fn find(
        app: &App,
        reason: Reason,
        user: UserId,
    ) -> Result<Vec<Self>, ServeError> {
        let sessions = &app.services.sessions;
        let guild = match reason {
            Reason::Moderators(guild) => Some(guild),
            Reason::Deletion => None,
        };
        let mut all = Vec::new();
        for (id, mut names) in sessions.tables_naming((guild, user), MOST).await? {
            let Some(table) = sessions.table(id).await? else {
                continue;
            };
            let room = table.room().await?;
            let news = sessions.server_rules(room.place.guild).await?.news;
            let channels = [Some(room.place.channel), news].into_iter().flatten();
            if reason == Reason::Deletion {
                names.insert(format!("<@{user}>"));
            }
            all.push(Self {
                reason,
                table: id,
                channels: channels.collect(),
                thread: room.place.is_own_thread.then_some(room.place.channel),
                was_archived: false,
                since: room.founded_at,
                names,
                called: match reason {
                    Reason::Moderators(_) => hidden_name(&room, user),
                    Reason::Deletion => {
                        let lang = Lang::of_locale(&room.place.locale.0);
                        say("player-forgotten").tr(lang)
                    }
                },
            });
        }
        Ok(all)
    }

    /// Renames the thread that was opened for the game, and opens it where it was archived: nothing
    /// is changed in it otherwise. Moderators can rename one where that fails.
    pub(super) async fn rename_thread(&mut self, app: &App) {
        let Some(thread) = self.thread else {
            return;
        };
        let renamed = app
            .services
            .sender
            .rename_thread(thread, |name| self.hide(name));
        match renamed.await {
            Ok(found) => {
                self.was_archived = found.was_archived;
                self.channels.extend(found.parent);
            }
            Err(error) => tracing::warn!(thread = thread.0, %error, "a thread was not renamed"),
        }
    }

    /// Hides the name in the game's messages, but for those in `seen`, which are other games'.
    /// Pictures that show it are drawn again, or taken away.
    pub(super) async fn hide_in_messages(
        &self,
        app: &App,
        seen: &mut BTreeSet<MessageId>,
    ) -> Result<(), ServeError> {
        let (sender, sessions) = (&app.services.sender, &app.services.sessions);
        let Some(table) = sessions.table(self.table).await? else {
            return Ok(());
        };
        let (room, marks) = (table.room().await?, table.marks().await?);
        // What is still kept up to date shows it no more by itself.
        let kept: &[Slot] = match (&room.status, self.reason) {
            (Status::Closed, _) | (Status::Over { .. }, Reason::Deletion) => &[],
            _ => &[Slot::Board, Slot::Finale],
        };
        let kept: Vec<MessageId> = kept
            .iter()
            .filter_map(|slot| Some(marks.slot(*slot).post?.message))
            .collect();
        let posts = marks.slots().filter_map(|(_, delivery)| delivery.post);
        let mut channels: Vec<ChannelId> = posts.map(|post| post.channel).collect();
        channels.extend(&self.channels);
        channels.sort_unstable();
        channels.dedup();
        let mut pictures = None;
        for channel in &channels {
            for found in sender.posted_since(*channel, self.since).await? {
                let ExistingMessage { message, alt, .. } = &found;
                if found.is_of_another_table(self.table) || !seen.insert(*message) {
                    continue;
                }
                let text = self.hide(&found.text);
                let hidden_alt = alt.as_deref().map(|alt| self.hide(alt));
                let changes = text != found.text || hidden_alt != *alt;
                if kept.contains(message) || !changes {
                    continue;
                }
                let changed = if found.tells_of_a_thread {
                    sender.delete(*channel, *message).await
                } else if hidden_alt == *alt {
                    let text = To::everyone(fit::words(&text, fit::MESSAGE));
                    sender.edit_text(*channel, *message, text).await
                } else {
                    if pictures.is_none() {
                        pictures = Some(pictures_of(app, self.table).await?);
                    }
                    let mut drawn = pictures.iter().flatten();
                    let picture = drawn.find(|it| Some(&*it.alt) == hidden_alt.as_deref());
                    let rewritten = Message {
                        picture: picture.cloned(),
                        ..Message::words(text)
                    };
                    let rewritten = To::everyone(rewritten);
                    sender.rewrite(*channel, *message, rewritten).await
                };
                if let Err(error) = changed {
                    tracing::warn!(table = self.table.0, %error, "a message keeps a hidden name");
                }
            }
        }
        if let Some(thread) = self.thread.filter(|_| self.was_archived)
            && let Err(error) = sender.archive(thread).await
        {
            tracing::warn!(thread = thread.0, %error, "a thread was not archived again");
        }
        Ok(())
    }

    /// A text without the names, as it stands in a message or beside a picture.
    fn hide(&self, text: &str) -> String {
        let mut hidden = text.to_owned();
        for name in &self.names {
            for written in [escape(name), name.clone()] {
                hidden = replace_word(&hidden, &written, &self.called);
            }
        }
        hidden
    }
}

/// Name by which a person is called at a table where their own is hidden.
fn hidden_name(room: &Room, user: UserId) -> String {
    let hidden = Player {
        user,
        name: String::new(),
        locale: room.place.locale.clone(),
    };
    let lang = Lang::of_locale(&room.place.locale.0);
    plain_name(&room.seats, &hidden, lang)
}

/// A text with another word in the place of this one, where it is no part of a longer one.
fn replace_word(text: &str, word: &str, other: &str) -> String {
    let mut replaced = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once(word).filter(|_| !word.is_empty()) {
        replaced.push_str(before);
        let joins = |letter: Option<char>| letter.is_some_and(char::is_alphanumeric);
        let is_part = joins(before.chars().next_back()) || joins(after.chars().next());
        replaced.push_str(if is_part { word } else { other });
        rest = after;
    }
    replaced + rest
}

/// Pictures of a table as its messages show them now.
async fn pictures_of(app: &App, table: TableId) -> Result<Vec<Picture>, ServeError> {
    let game = app.services.sessions.table(table).await?;
    let Some(any_game) = game.and_then(|it| app.any_game(it.game())) else {
        return Ok(Vec::new());
    };
    let board = any_game.board(table, Urgency::Soon).await?;
    let finale = any_game.finale(table, Vec::new()).await?;
    let kept = any_game.kept_posts(table, &Marks::default()).await?;
    let messages = board
        .map(|board| board.message)
        .into_iter()
        .chain(finale)
        .chain(kept.into_iter().map(|(_, message)| message));
    Ok(messages
        .filter_map(|message| message.open().picture)
        .collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn name_is_replaced_where_it_is_a_word() {
        let text = "**Al** also met Al, ALAl and Al’s crew. Al";
        let hidden = "**Player 2** also met Player 2, ALAl and Player 2’s crew. Player 2";
        assert_eq!(replace_word(text, "Al", "Player 2"), hidden);
        assert_eq!(replace_word(text, "", "Player 2"), text);
    }
}
