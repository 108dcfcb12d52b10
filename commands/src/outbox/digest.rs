//! The one digest a day that lists every table that waits for a user who wants it so. Computed from
//! the journals; the digests that arrived are remembered with the person, so that none comes twice.

use games::To;
use sessions::{Marks, Millis, Person, Posted, Slot, Status, TableId, UserId};
use text::{Lang, Lines, Rank, escape, fit, say};

use super::reconcile::Reconciler;
use crate::app::dm_channels::{channel_of_player, note_dm_result};
use crate::app::fault::ServeError;
use crate::app::services::Services;
use crate::requests::app::App;
use crate::ui::existing_messages::ExistingMessage;
use crate::ui::links;
use crate::ui::message::{Message, Private};
use crate::ui::send::Ring;

/// A table that waits for the user.
struct Waits {
    /// From when on they would be called.
    call: Millis,
    line: DigestLine,
}

/// Line of a person's digest about a table.
#[derive(Clone)]
struct DigestLine {
    table: TableId,
    since: Millis,
    until: Option<Millis>,
    game: String,
    server: Option<String>,
    link: String,
}

/// Delivers a person's letter of today, if it is time for it, for one of the tables that it tells
/// of.
pub(super) async fn deliver(
    app: &App,
    slots: &Reconciler<'_>,
    (slot, user): (Slot, UserId),
) -> Result<(), ServeError> {
    let (services, about) = (&app.services, slots.table);
    let now = services.sessions.now();
    let person = services.sessions.person(user).await?.unwrap_or_default();
    if !person.takes_digests() {
        return Ok(());
    }
    let lang = Lang::of_locale(&person.locale.0);
    let waiting = waiting(app, lang, user).await?;
    if !waiting.iter().any(|it| person.next_digest(it.call) <= now) {
        return Ok(());
    }
    let Some(channel) = channel_of_player(services, user, about).await? else {
        missed(services, &waiting);
        return Ok(());
    };
    let today = person.digest_of(now);
    let heading = say("digest-heading").tr(lang);
    // It may have come before a crash, and Discord remembers nonces for minutes only.
    let checksum = sessions::checksum(&heading);
    let is_it = |it: &ExistingMessage| it.checksum == checksum;
    let standing = services.sender.posted_since(channel, today).await?;
    let sent = match standing.iter().find(|it| is_it(it)) {
        Some(stands) => Ok(stands.message),
        None => {
            let tables = waiting.iter().map(|it| it.line.clone());
            let letter = letter(lang, heading.clone(), tables);
            let letter = Private::Open(To::everyone(letter));
            let nonce = format!("d{:x}-{:x}", user.0, today.0 / 60_000);
            let ring = (nonce.as_str(), Ring::Loud);
            services.sender.dm(channel, None, letter, ring).await
        }
    };
    let Some(message) = note_dm_result(services, about, user, sent).await? else {
        missed(services, &waiting);
        return Ok(());
    };
    // Another of their tables may have told them, in another process: of two digests the first one
    // stays.
    let posted = Posted { channel, message };
    let known = services.sessions.person(user).await?.unwrap_or_default();
    if known.digest.sent != person.digest.sent {
        let standing = services.sender.posted_since(channel, today).await?;
        let first = standing.iter().find(|it| is_it(it));
        if first.is_some_and(|first| first.message < message) {
            let late = move |marks: &mut Marks| marks.slot_mut(slot).mark_for_deletion([posted]);
            slots.overtaken(slot, late).await?;
        }
    }
    let came = |person: &mut Person| person.digest.sent = person.digest.sent.max(Some(today));
    services.sessions.change_known_person(user, came).await?;
    Ok(())
}

/// The tables that wait for the user by now, the most urgent first.
async fn waiting(app: &App, lang: Lang, user: UserId) -> Result<Vec<Waits>, ServeError> {
    let services = &app.services;
    let mut all = Vec::new();
    for id in services.sessions.open_tables_of(user) {
        let (Some(any_game), Some(table)) = (app.game_at(id), services.sessions.table(id).await?)
        else {
            continue;
        };
        let room = table.room().await?;
        let seat = room
            .seat_of(user)
            .filter(|_| room.status == Status::Playing);
        let mut called = room.calls_due(services.sessions.now());
        let waits = called.find(|it| Some(it.seat) == seat);
        let Some(waits) = waits else { continue };
        let board = table.marks().await?.board_post();
        all.push(Waits {
            call: waits.call,
            line: DigestLine {
                table: id,
                since: waits.at,
                until: room
                    .due
                    .iter()
                    .find(|due| due.seat == waits.seat)
                    .and_then(|due| due.at),
                game: any_game.title(lang),
                server: services.server_name(&room).await?,
                link: match board {
                    Some(board) => links::board_link(&room, board),
                    None => links::channel_link(&room),
                },
            },
        });
    }
    all.sort_by_key(|it| it.line.urgency());
    Ok(all)
}

/// Message that lists these tables, the most urgent first.
fn letter(lang: Lang, heading: String, tables: impl Iterator<Item = DigestLine>) -> Message {
    let mut lines = Lines::default();
    for table in tables {
        lines.push(Rank::Status, table.tr(lang));
    }
    let more = |many| say("digest-more").with("count", many).tr(lang);
    Message {
        card: Some(lines.within_or(fit::CARD, more)),
        ..Message::words(heading)
    }
}

impl DigestLine {
    fn urgency(&self) -> (Millis, TableId) {
        (self.until.unwrap_or(Millis(u64::MAX)), self.table)
    }

    fn tr(&self, lang: Lang) -> String {
        let clock = |at: Millis| format!("<t:{}:R>", at.0 / 1_000);
        let place = match &self.server {
            Some(server) => {
                let server = escape(&fit::label(server, fit::NAME));
                say("digest-server").with("server", server)
            }
            None => say("digest-here"),
        };
        let until = match self.until {
            Some(at) => say("digest-until").with("clock", clock(at)),
            None => say("digest-unhurried"),
        };
        say("digest-line")
            .with("game", self.game.clone())
            .with("table", self.table.to_string())
            .with("link", self.link.clone())
            .with("place", place.tr(lang))
            .with("since", clock(self.since))
            .with("until", until.tr(lang))
            .tr(lang)
    }
}

/// Their DMs are closed: each table calls them by name instead.
fn missed(services: &Services, waiting: &[Waits]) {
    for it in waiting {
        services.sessions.touch(it.line.table);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_letters_list_urgent_tables_and_count_the_rest() {
        for lang in Lang::ALL {
            let tables = (1..=26).map(|nth| DigestLine {
                table: TableId(1_000_000 + nth),
                since: Millis(1_790_000_000_000),
                until: Some(Millis(1_790_000_000_000 + nth)),
                game: "De la Terre à la Lune".to_owned(),
                server: Some("**_~0~_**[x](y)!!==++--##>>||::*".to_owned()),
                link: format!("https://discord.com/channels/{0}/{0}/{0}", u64::MAX),
            });
            let card = letter(lang, String::new(), tables.clone()).card;
            let card = card.expect("there are some");
            assert!(card.chars().count() <= fit::CARD);
            let listed = card.matches("](https://").count();
            assert!((10..26).contains(&listed), "{listed}");
            let first = "1000001";
            assert!(card.lines().next().is_some_and(|line| line.contains(first)));
            let last = card.lines().last().unwrap_or_default();
            assert!(last.contains(&(26 - listed).to_string()), "{last}");
            let few = letter(lang, String::new(), tables.take(9)).card;
            assert_eq!(few.expect("there are some").lines().count(), 9);
        }
    }
}
