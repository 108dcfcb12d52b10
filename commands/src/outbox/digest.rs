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

/// A table that waits for a person.
#[derive(Clone)]
struct WaitingTable {
    id: TableId,
    /// From when on they would be pinged.
    call: Millis,
    since: Millis,
    until: Option<Millis>,
    game: String,
    server: Option<String>,
    link: String,
}

/// Sends a person's digest of today, if it is time for it, on behalf of one of the tables that it
/// lists.
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
    let waiting = waiting_tables(app, lang, user).await?;
    if !waiting.iter().any(|it| person.next_digest(it.call) <= now) {
        return Ok(());
    }
    let Some(channel) = channel_of_player(services, user, about).await? else {
        check_tables_again(services, &waiting);
        return Ok(());
    };
    let today = person.digest_of(now);
    let heading = say("digest-heading").tr(lang);
    // It may have come before a crash, and Discord remembers nonces for minutes only.
    let checksum = sessions::checksum(&heading);
    let is_digest = |it: &ExistingMessage| it.checksum == checksum;
    let existing = services.sender.posted_since(channel, today).await?;
    let sent = match existing.iter().find(|it| is_digest(it)) {
        Some(existing) => Ok(existing.message),
        None => {
            let message = digest_message(lang, heading.clone(), &waiting);
            let message = Private::Open(To::everyone(message));
            let nonce = format!("d{:x}-{:x}", user.0, today.0 / 60_000);
            let ring = (nonce.as_str(), Ring::Loud);
            services.sender.dm(channel, None, message, ring).await
        }
    };
    let Some(message) = note_dm_result(services, about, user, sent).await? else {
        check_tables_again(services, &waiting);
        return Ok(());
    };
    // Another of their tables may have sent one, in another process: of two digests the first one
    // stays.
    let posted = Posted { channel, message };
    let known = services.sessions.person(user).await?.unwrap_or_default();
    if known.digest.sent != person.digest.sent {
        let existing = services.sender.posted_since(channel, today).await?;
        let first = existing.iter().find(|it| is_digest(it));
        if first.is_some_and(|first| first.message < message) {
            let late = move |marks: &mut Marks| marks.slot_mut(slot).mark_for_deletion([posted]);
            slots.record_overtaken(slot, late).await?;
        }
    }
    let record = |person: &mut Person| person.digest.sent = person.digest.sent.max(Some(today));
    services.sessions.change_known_person(user, record).await?;
    Ok(())
}

/// The tables that wait for the user by now, the most urgent first.
async fn waiting_tables(
    app: &App,
    lang: Lang,
    user: UserId,
) -> Result<Vec<WaitingTable>, ServeError> {
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
        let due = room.due.iter().find(|due| due.seat == waits.seat);
        all.push(WaitingTable {
            id,
            call: waits.call,
            since: waits.at,
            until: due.and_then(|due| due.at),
            game: any_game.title(lang),
            server: services.server_name(&room).await?,
            link: match board {
                Some(board) => links::board_link(&room, board),
                None => links::channel_link(&room),
            },
        });
    }
    all.sort_by_key(|it| (it.until.unwrap_or(Millis(u64::MAX)), it.id));
    Ok(all)
}

/// Message that lists these tables, the most urgent first.
fn digest_message(lang: Lang, heading: String, tables: &[WaitingTable]) -> Message {
    let mut lines = Lines::default();
    for table in tables {
        lines.push(Rank::Status, table.line(lang));
    }
    let more = |many| say("digest-more").with("count", many).tr(lang);
    Message {
        card: Some(lines.within_or(fit::CARD, more)),
        ..Message::words(heading)
    }
}

impl WaitingTable {
    /// The table's line of the digest.
    fn line(&self, lang: Lang) -> String {
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
            .with("table", self.id.to_string())
            .with("link", self.link.clone())
            .with("place", place.tr(lang))
            .with("since", clock(self.since))
            .with("until", until.tr(lang))
            .tr(lang)
    }
}

/// Has each table planned again: the person's DMs are closed, so it pings them in its channel.
fn check_tables_again(services: &Services, waiting: &[WaitingTable]) {
    for it in waiting {
        services.sessions.touch(it.id);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_digests_list_urgent_tables_and_count_the_rest() {
        for lang in Lang::ALL {
            let tables: Vec<WaitingTable> = (1..=26)
                .map(|nth| WaitingTable {
                    id: TableId(1_000_000 + nth),
                    call: Millis(0),
                    since: Millis(1_790_000_000_000),
                    until: Some(Millis(1_790_000_000_000 + nth)),
                    game: "De la Terre à la Lune".to_owned(),
                    server: Some("**_~0~_**[x](y)!!==++--##>>||::*".to_owned()),
                    link: format!("https://discord.com/channels/{0}/{0}/{0}", u64::MAX),
                })
                .collect();
            let card = digest_message(lang, String::new(), &tables).card;
            let card = card.expect("there are some");
            assert!(card.chars().count() <= fit::CARD);
            let listed = card.matches("](https://").count();
            assert!((10..26).contains(&listed), "{listed}");
            let first = "1000001";
            assert!(card.lines().next().is_some_and(|line| line.contains(first)));
            let last = card.lines().last().unwrap_or_default();
            assert!(last.contains(&(26 - listed).to_string()), "{last}");
            let few = digest_message(lang, String::new(), &tables[..9]).card;
            assert_eq!(few.expect("there are some").lines().count(), 9);
        }
    }
}
