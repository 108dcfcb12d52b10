//! Delivers what a table wants in its channel and in DMs. The plan is computed again before each
//! message, because the one before may have waited long for Discord.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::Duration;

use games::{Everyone, To};
use sessions::{
    Called, ChannelId, Dm, EventNumber, Marks, Millis, Person, Posted, Room, Slot, Table,
    TableStage, Trouble, UserId,
};
use text::Lang;
use tokio::time::Instant;

use super::digest;
use super::plan::{self, Content, FRESH, Plan, Seen, Wanted};
use super::reconcile::{Outgoing, Post, Reconciler};
use crate::app::dm_channels::{self, channel_of_player};
use crate::app::fault::{Fault, Retry, ServeError};
use crate::app::queues::Destination;
use crate::outbox::invite::{self, Where};
use crate::outbox::places;
use crate::outbox::retry::Outcome;
use crate::requests::any::AnyGame;
use crate::requests::app::App;
use crate::table::board::{KeptPosts, TableBoard};
use crate::table::secrets_due::SecretDue;
use crate::table::turn_ping::Call;
use crate::ui::message::{Message, Private};
use crate::ui::pool;
use crate::ui::send::Ring;
use crate::ui::send_error::SendError;

/// How old an answer about a place may be that is only asked for once more.
const LATELY: Duration = Duration::from_secs(5);

/// A table at one moment.
pub(super) struct View {
    pub room: Arc<Room>,
    pub marks: Marks,
    people: BTreeMap<UserId, Person>,
    asked: Vec<SecretDue>,
    looked: BTreeSet<Slot>,
    is_replaced: bool,
}

impl View {
    pub(super) async fn of(app: &App, table: &Table) -> Result<Self, ServeError> {
        let services = &app.services;
        let (room, marks) = (table.room().await?, table.marks().await?);
        let asked = match app.any_game(table.game()) {
            Some(any_game) => any_game.secrets_due(table.id()).await?,
            None => Vec::new(),
        };
        let seated = room.people().map(|(_, player)| player.user);
        let invited = room.invited.iter().filter(|it| plan::is_open(&room, it));
        let mut people = BTreeMap::new();
        for user in seated.chain(invited.map(|it| it.player.user)) {
            let person = services.sessions.person(user).await?;
            people.insert(user, person.unwrap_or_default());
        }
        let in_channel = services.sessions.table_at(room.place.channel);
        Ok(Self {
            is_replaced: match room.status.stage() {
                TableStage::Lobby | TableStage::Playing => false,
                TableStage::Over => in_channel.is_some_and(|it| it != table.id()),
                TableStage::Closed => true,
            },
            room,
            marks,
            people,
            asked,
            looked: services
                .queues
                .checked_slots(table.id(), services.sessions.lease_epoch()),
        })
    }

    pub(super) fn seen(&self, app: &App, table: &Table) -> Seen<'_> {
        let services = &app.services;
        Seen {
            room: &self.room,
            marks: &self.marks,
            people: &self.people,
            asked: &self.asked,
            brought: services.queues.delivered_up_to(table.id()),
            looked: &self.looked,
            is_replaced: self.is_replaced,
            now: services.sessions.now(),
        }
    }

    pub(super) fn plan(&self, app: &App, table: &Table) -> Plan {
        plan::plan(self.seen(app, table))
    }

    /// Destinations of anything to be delivered.
    pub(super) fn destinations(&self, app: &App, table: &Table) -> BTreeSet<Destination> {
        plan::destinations(self.seen(app, table))
    }
}

/// Delivers everything that a table wants in its channel, when it still stands there.
pub(super) async fn to_channel(
    app: &App,
    table: &Table,
    channel: ChannelId,
) -> Result<Outcome, ServeError> {
    let Some(any_game) = app.any_game(table.game()) else {
        return Ok(Outcome::Undeliverable);
    };
    let services = &app.services;
    let asked = services.queues.take_check(table.id());
    let view = View::of(app, table).await?;
    let room = &view.room;
    if room.place.channel != channel {
        // It stands elsewhere, and has its messages there.
        services.sessions.touch(table.id());
        return Ok(Outcome::Sent);
    }
    let plan = view.plan(app, table);
    let idle = plan.to(Destination::Channel(channel)).next().is_none();
    // A known reason is only cleared by checking the channel again: an edit may still succeed, and
    // a board that is up to date sends no request.
    let shut = view.marks.shut;
    let retries = shut.is_some_and(|shut| idle || shut.trouble != Trouble::Refused);
    let now = std::time::Instant::now();
    let retried = retries.then(|| now.checked_sub(LATELY).unwrap_or(now));
    if let Some(since) = asked.or(retried) {
        let outcome = places::look(services, table, room, since).await?;
        if idle || outcome != Outcome::Sent {
            return Ok(outcome);
        }
    }
    if idle {
        return Ok(Outcome::Sent);
    }
    let delivery = TableDelivery::new(app, any_game, table, room);
    match delivery.channel(&view, &plan).await {
        Ok(Some(turn)) => Ok(Outcome::Throttled(turn)),
        Ok(None) => {
            services.queues.mark_up_to_date(table.id(), room.version);
            if room.public == room.version {
                let took = room.changed_at.until(services.sessions.now());
                metrics::histogram!("houston_board_seconds", "game" => room.game).record(took);
            }
            places::takes(services, table, room).await
        }
        Err(ServeError::Fault(Fault::Send(error))) if error.is_channel_error() => {
            places::refuses(services, table, room, &error).await
        }
        Err(fault) => Err(fault),
    }
}

/// Delivers everything that a table wants in a person's DMs.
pub(super) async fn to_person(
    app: &App,
    table: &Table,
    user: UserId,
) -> Result<Outcome, ServeError> {
    let Some(any_game) = app.any_game(table.game()) else {
        return Ok(Outcome::Undeliverable);
    };
    let room = table.room().await?;
    let delivery = TableDelivery::new(app, any_game, table, &room);
    delivery.others(Destination::Person(user)).await?;
    Ok(Outcome::Sent)
}

/// True if this has its place in the order of the channel's messages.
const fn in_order(content: &Content) -> bool {
    matches!(content, Content::Kept | Content::Board | Content::Finale(_))
}

/// Message that must be the last one in the channel.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Below {
    /// The board, under what stays.
    Board,
    /// A film, under the board.
    Film,
}

/// The films at the end of what stays. They come below the board: a film plays once, and people who
/// must scroll to it have missed it.
fn films(kept_posts: &mut KeptPosts) -> KeptPosts {
    let is_film = |message: &To<Everyone, Message>| {
        let fleeting = message.map_ref(Message::is_fleeting);
        fleeting.open()
    };
    let films = kept_posts.iter().rev();
    let films = films.take_while(|(_, message)| is_film(message)).count();
    kept_posts.split_off(kept_posts.len() - films)
}

/// Delivery of one table's messages, and what they are made of.
struct TableDelivery<'d> {
    app: &'d App,
    any_game: &'d dyn AnyGame,
    table: &'d Table,
    slots: Reconciler<'d>,
}

impl<'d> TableDelivery<'d> {
    fn new(app: &'d App, any_game: &'d dyn AnyGame, table: &'d Table, room: &Room) -> Self {
        Self {
            app,
            any_game,
            table,
            slots: Reconciler {
                services: &app.services,
                table,
                version: room.version,
                home: room.place.channel,
            },
        }
    }

    /// Delivers all of it; returns when the board may be edited, if not now.
    async fn channel(&self, view: &View, plan: &Plan) -> Result<Option<Instant>, ServeError> {
        let (services, table) = (&self.app.services, self.table);
        let mut kept = Ok(());
        let mut last = Vec::new();
        if plan.wanted.iter().any(|it| it.content == Content::Kept) {
            let mut all = self.any_game.kept_posts(table.id(), &view.marks).await?;
            last = films(&mut all);
            for (nth, (number, message)) in all.into_iter().enumerate() {
                kept = self.keep((number, nth), message, Below::Board).await;
                match &kept {
                    Ok(()) => {}
                    // What is refused for its own sake must not hold up the board as well.
                    Err(ServeError::Fault(Fault::Send(SendError::Other(_)))) => break,
                    Err(_) => return kept.map(|()| None),
                }
            }
        }
        let marks = table.marks().await?;
        if kept.is_ok() && !last.is_empty() && marks.intent(Slot::Kept).is_none() {
            // What is shown once is seen where people look: the board comes down to it first.
            let version = self.slots.version;
            table.note(move |marks| marks.needs_repost(version)).await?;
        }
        let marks = table.marks().await?;
        let seen = Seen {
            marks: &marks,
            ..view.seen(self.app, table)
        };
        let needs_board = seen.needs_board();
        if needs_board
            && kept.is_ok()
            && self.may_edit(seen)
            && let Err(turn) = services.throttle.reserve_edit(table.id())
        {
            return Ok(Some(turn));
        }
        if needs_board {
            let board = self.any_game.board(table.id(), pool::Urgency::Soon);
            if let Some(board) = board.await? {
                self.board(board, seen).await?;
            }
            // Those who opened their DMs meanwhile.
            let mut note_dm_result = Vec::new();
            for user in marks.unreachable.iter().copied() {
                let person = services.sessions.person(user).await?;
                if person.is_none_or(|person| person.dm != Dm::Closed) {
                    note_dm_result.push(user);
                }
            }
            if !note_dm_result.is_empty() {
                let reach = move |marks: &mut Marks| {
                    marks
                        .unreachable
                        .retain(|user| !note_dm_result.contains(user));
                };
                table.note(reach).await?;
            }
        }
        self.others(Destination::Channel(self.slots.home)).await?;
        if kept.is_ok() {
            for (nth, (number, message)) in last.into_iter().enumerate() {
                self.keep((number, nth), message, Below::Film).await?;
            }
        }
        self.finale().await?;
        kept.map(|()| None)
    }

    /// Delivers the finale: below all that led there, once. Afterwards it is edited where it
    /// stands.
    async fn finale(&self) -> Result<(), ServeError> {
        let (services, id) = (&self.app.services, self.table.id());
        let view = View::of(self.app, self.table).await?;
        let plan = view.plan(self.app, self.table);
        let pings = plan.wanted.iter().find_map(|it| match &it.content {
            Content::Finale(pings) => Some(pings.clone()),
            _ => None,
        });
        let Some(pings) = pings else { return Ok(()) };
        let (marks, shown) = (&view.marks, view.room.public);
        let finale = marks.slot(Slot::Finale);
        let standing = finale.post.filter(|_| finale.intent.is_none());
        let pings = match standing {
            Some(_) => Vec::new(),
            None => pings,
        };
        let Some(message) = self.any_game.finale(id, pings).await? else {
            return Ok(());
        };
        let Some(post) = standing else {
            let done = move |marks: &mut Marks, posted: Posted| {
                let slot = marks.slot_mut(Slot::Finale);
                slot.replace(posted);
                slot.shown = shown;
            };
            let post = self.public(marks, (Slot::Finale, 0), message);
            self.slots.post(post, done).await?;
            return self.slots.sweep(Slot::Finale).await;
        };
        let edited = services.sender.edit(post.channel, post.message, message);
        match edited.await {
            // Where it was deleted, nothing more is told of the end.
            Ok(()) | Err(SendError::NoMessage | SendError::TooOld | SendError::Archived) => {}
            Err(error) => return Err(error.into()),
        }
        let seen = (Slot::Finale, finale);
        let shows = move |marks: &mut Marks| marks.slot_mut(Slot::Finale).shown = shown;
        let shows = self.table.note_over(seen, shows).await?;
        shows.map(|_| ()).ok_or(Retry::Changed.into())
    }

    /// A message that stays.
    async fn keep(
        &self,
        (number, nth): (EventNumber, usize),
        message: To<Everyone, Message>,
        below: Below,
    ) -> Result<(), ServeError> {
        // Those before it may have waited for Discord for so long that another process served the
        // table.
        let marks = self.table.marks().await?;
        if number < marks.first_unkept() {
            return Ok(());
        }
        // A film takes the place of the one before it: who plays all evening scrolls past none of
        // them.
        let is_film = message.map_ref(Message::is_film).open();
        let post = self.public(&marks, (Slot::Kept, nth), message);
        let kept = move |marks: &mut Marks, posted: Posted| {
            let slot = marks.slot_mut(Slot::Kept);
            slot.shown.0 = slot.shown.0.max(number.0 + 1);
            if is_film {
                slot.replace(posted);
            }
            marks.repost |= below == Below::Board;
        };
        self.slots.post(post, kept).await?;
        self.slots.sweep(Slot::Kept).await
    }

    fn public(
        &self,
        marks: &Marks,
        (slot, nth): (Slot, usize),
        message: To<Everyone, Message>,
    ) -> Post {
        Post {
            slot,
            seen: marks.slot(slot),
            channel: self.slots.home,
            letter: Outgoing::Public(message),
            nth,
            is_same_call: None,
        }
    }

    /// Whether the board is to be edited rather than posted again: it is recent and near the
    /// bottom, or another table's may stand below it.
    fn may_edit(&self, seen: Seen<'_>) -> bool {
        let (services, marks) = (&self.app.services, seen.marks);
        if seen.is_replaced {
            return true;
        }
        let stays = |board: &sessions::Delivery| {
            board.post.is_some_and(|it| it.channel == self.slots.home)
                && board.intent.is_none()
                && board.posted_at.until(services.sessions.now()) < FRESH
        };
        let is_far_up = |board: Posted| services.queues.is_far_up(board.channel, board.message);
        marks.board().is_some_and(stays)
            && !marks.repost
            && !marks.board_post().is_some_and(is_far_up)
    }

    /// The one board message.
    async fn board(&self, board: TableBoard, seen: Seen<'_>) -> Result<(), ServeError> {
        let (services, marks) = (&self.app.services, seen.marks);
        if self.may_edit(seen)
            && let Some(post) = marks.board_post()
        {
            return self.edit_board(seen, post, board).await;
        }
        let (shown, unreachable) = (board.version, board.unreachable);
        let now = services.sessions.now();
        let posted = move |marks: &mut Marks, posted: Posted| {
            let board = marks.slot_mut(Slot::Board);
            if board.post != Some(posted) {
                board.replace(posted);
                board.posted_at = now;
                marks.repost = false;
            }
            marks.show(shown, unreachable.clone());
        };
        let post = self.public(marks, (Slot::Board, 0), board.message);
        self.slots.post(post, posted).await?;
        Ok(())
    }

    async fn edit_board(
        &self,
        seen: Seen<'_>,
        post: Posted,
        board: TableBoard,
    ) -> Result<(), ServeError> {
        let is_replaced = seen.is_replaced;
        let seen = (Slot::Board, seen.marks.slot(Slot::Board));
        let (shown, unreachable) = (board.version, board.unreachable);
        let sender = &self.app.services.sender;
        let edited = sender.edit(post.channel, post.message, board.message);
        let edited = match edited.await {
            // Another table's board may stand below: this one is left as it is.
            Err(SendError::NoMessage | SendError::TooOld | SendError::Archived) if is_replaced => {
                Ok(())
            }
            edited => edited,
        };
        match edited {
            Ok(()) => {
                let shows = move |marks: &mut Marks| marks.show(shown, unreachable.clone());
                if self.table.note_over(seen, shows).await?.is_some() {
                    return Ok(());
                }
                let overtaken = move |marks: &mut Marks| {
                    if marks.board_post() == Some(post) {
                        // Another process showed it meanwhile: it is not known whose was the last.
                        marks.distrust_board();
                    } else {
                        marks.slot_mut(Slot::Board).mark_for_deletion([post]);
                    }
                };
                self.slots.overtaken(Slot::Board, overtaken).await?;
                Err(Retry::Changed.into())
            }
            // It was deleted, it grew old, or its thread was put away: a new one takes its place,
            // if it is the board still.
            Err(SendError::NoMessage | SendError::TooOld | SendError::Archived) => {
                let version = self.slots.version;
                let needs_repost = move |marks: &mut Marks| marks.needs_repost(version);
                self.table.note_over(seen, needs_repost).await?;
                Err(Retry::Changed.into())
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Everything there but the board and what stays, as it is wanted by then. What only is noted
    /// comes before what waits for Discord: when it was due to call a person is their own business.
    async fn others(&self, to: Destination) -> Result<(), ServeError> {
        let mut done: Vec<Wanted> = Vec::new();
        let mut opened = false;
        let mut failed = Ok(());
        loop {
            let view = View::of(self.app, self.table).await?;
            let plan = view.plan(self.app, self.table);
            let next = plan.to(to).filter(|it| !done.contains(it));
            let next = next.filter(|it| !in_order(&it.content));
            let Some(wanted) = next.min_by_key(|it| it.content.is_said()) else {
                return failed;
            };
            if let Destination::Person(user) = to
                && wanted.content.is_said()
                && !opened
                && dm_channels::is_unknown(&self.app.services, user).await?
            {
                // Discord opens few DMs with new people in a moment, so this may wait.
                channel_of_player(&self.app.services, user, self.table).await?;
                opened = true;
                continue;
            }
            match self.one(&view, wanted).await {
                Ok(()) => {}
                Err(fault @ ServeError::Retry(_)) => return Err(fault),
                Err(ServeError::Fault(Fault::Send(error))) if error.is_channel_error() => {
                    return Err(error.into());
                }
                Err(ServeError::Fault(Fault::Send(error @ SendError::Unavailable(_)))) => {
                    return Err(error.into());
                }
                // What is refused for its own sake must not hold up the others.
                Err(fault) => failed = failed.and(Err(fault)),
            }
            done.push(wanted.clone());
        }
    }

    /// Makes one slot hold what is wanted there.
    async fn one(&self, view: &View, wanted: &Wanted) -> Result<(), ServeError> {
        let Wanted { slot, to, .. } = *wanted;
        match &wanted.content {
            Content::Kept | Content::Board | Content::Finale(_) => Ok(()),
            Content::Nothing => self.slots.clear((slot, false), to).await,
            Content::Gone => self.slots.clear((slot, true), to).await,
            Content::DeleteMarked => self.slots.sweep(slot).await,
            Content::Late => {
                self.slots.look_for_late(slot, to).await?;
                let services = &self.app.services;
                let epoch = services.sessions.lease_epoch();
                services.queues.note_checked(self.table.id(), slot, epoch);
                Ok(())
            }
            Content::Call(now, before) => self.call(view, now, before).await,
            Content::Ping(called) => self.ping(view, wanted, *called).await,
            Content::Prompt(owing, called) => self.ask(view, wanted, (*owing, *called)).await,
            Content::DmConsole(owing) => self.living(view, wanted, *owing).await,
            Content::Ended => self.ended(view, wanted).await,
            Content::Invitation => self.invite(view, wanted).await,
            Content::Notice(trouble) => self.notify(view, wanted, *trouble).await,
            Content::Digest => match to {
                Destination::Person(user) => {
                    digest::deliver(self.app, &self.slots, (slot, user)).await
                }
                Destination::Channel(_) => Ok(()),
            },
            Content::Noted(called) => {
                let called = *called;
                self.note(move |marks| marks.seat_mut(called.seat).noted = Some(called))
                    .await
            }
            Content::Held(called, until) => {
                let (seat, held) = (called.seat, (called.user, called.since, *until));
                self.note(move |marks| marks.seat_mut(seat).held = Some(held))
                    .await
            }
            Content::NotCalled(called) => {
                let called = *called;
                self.note(move |marks| called_aside(marks, called)).await
            }
            Content::Uninvited => self.note(move |marks| told(marks, slot)).await,
        }
    }

    async fn note(
        &self,
        change: impl Fn(&mut Marks) + Send + Sync + 'static,
    ) -> Result<(), ServeError> {
        self.table.note(change).await?;
        Ok(())
    }

    /// The one message that calls: a new one takes its place when other people are called.
    async fn call(&self, view: &View, now: &[Called], before: &[Called]) -> Result<(), ServeError> {
        let (table, call) = (
            self.table.id(),
            Call::InChannel(now.to_vec(), before.to_vec()),
        );
        let Some(message) = self.any_game.turn_ping(table, (&view.marks, call)).await? else {
            return Ok(());
        };
        let whom = [now, before].concat();
        let post = Post {
            is_same_call: Some(message.clone()),
            ..self.public(&view.marks, (Slot::Call, 0), message)
        };
        let called = move |marks: &mut Marks, posted: Posted| {
            let slot = marks.slot_mut(Slot::Call);
            slot.replace(posted);
            slot.called.clone_from(&whom);
        };
        self.slots.post(post, called).await?;
        Ok(())
    }

    /// Calls a person by DM.
    async fn ping(&self, view: &View, wanted: &Wanted, called: Called) -> Result<(), ServeError> {
        let lang = view
            .room
            .player(called.seat)
            .map(|player| Lang::of_locale(&player.locale.0));
        let (table, call) = (
            self.table.id(),
            Call::ByDm(called, lang.unwrap_or(Lang::En)),
        );
        let Some(words) = self.any_game.turn_ping(table, (&view.marks, call)).await? else {
            return Ok(());
        };
        let owing = view.asked.iter().find(|it| it.seat == called.seat);
        let (owing, now) = (owing.copied(), self.app.services.sessions.now());
        let done = move |marks: &mut Marks, posted| {
            called_aside(marks, called);
            if let Some(owing) = owing {
                lives(marks, owing, posted, now);
            }
        };
        let (private, whose) = (Private::Open(words), (called.user, None));
        if self
            .write((wanted, &view.marks), whose, private, done)
            .await?
            .is_none()
        {
            // Their DMs are closed: the table looks for another way.
            self.app.services.sessions.touch(self.table.id());
        }
        Ok(())
    }

    /// A message in a person's DMs; `None` where they take none.
    async fn write(
        &self,
        (wanted, marks): (&Wanted, &Marks),
        (user, seat): (UserId, Option<games::Seat>),
        private: Private,
        done: impl super::reconcile::Done,
    ) -> Result<Option<Posted>, ServeError> {
        let Some(channel) = channel_of_player(&self.app.services, user, self.table).await? else {
            return Ok(None);
        };
        let is_same_call = match &private {
            Private::Open(message) => Some(message.clone()),
            Private::Seat(_) => None,
        };
        let post = Post {
            slot: wanted.slot,
            seen: marks.slot(wanted.slot),
            channel,
            letter: Outgoing::Dm(user, seat, private, wanted.ring),
            nth: 0,
            is_same_call,
        };
        self.slots.post(post, done).await
    }

    /// The one message in a person's DMs, which asks for the secret that they owe; it takes the
    /// place of the one before it.
    async fn ask(
        &self,
        view: &View,
        wanted: &Wanted,
        (owing, called): (SecretDue, Option<Called>),
    ) -> Result<(), ServeError> {
        let (services, id) = (&self.app.services, self.table.id());
        let prompt = self.any_game.prompt(id, owing.user).await?;
        let Some(prompt) = prompt.filter(|it| it.due == owing) else {
            return Ok(());
        };
        let (slot, version) = (wanted.slot, prompt.version);
        let (now, quiet) = (services.sessions.now(), wanted.ring == Ring::Silent);
        let done = move |marks: &mut Marks, posted: Posted| {
            lives(marks, owing, posted, now);
            marks.slot_mut(slot).quiet = quiet;
            marks.seat_mut(owing.seat).faced = Some((owing.user, version));
            if let Some(called) = called {
                called_aside(marks, called);
            }
        };
        let whose = (owing.user, Some(owing.seat));
        let private = Private::Seat(prompt.console);
        let written = self.write((wanted, &view.marks), whose, private, done);
        match written.await? {
            Some(_) => self.slots.sweep(slot).await,
            // Their DMs are closed: noted as asked, so that it is not retried.
            None => self.note(move |marks| asked(marks, owing)).await,
        }
    }

    /// Message of a DM console, as the game has gone on.
    async fn living(
        &self,
        view: &View,
        wanted: &Wanted,
        owing: SecretDue,
    ) -> Result<(), ServeError> {
        let (services, id) = (&self.app.services, self.table.id());
        let prompt = self.any_game.prompt(id, owing.user).await?;
        let Some(prompt) = prompt.filter(|it| it.due == owing) else {
            return Ok(());
        };
        let (slot, version) = (wanted.slot, prompt.version);
        let seen = view.marks.slot(slot);
        let Some(post) = seen.post else {
            return Ok(());
        };
        let console = Private::Seat(prompt.console);
        let place = (post.channel, post.message);
        let sender = &services.sender;
        match sender.edit_dm(place, Some(owing.seat), console).await {
            Ok(()) => {
                let shows = move |marks: &mut Marks| {
                    asked(marks, owing);
                    marks.slot_mut(slot).quiet = owing.is_due;
                    marks.seat_mut(owing.seat).faced = Some((owing.user, version));
                };
                if self.table.note_over((slot, seen), shows).await?.is_some() {
                    return Ok(());
                }
                // Another process edited it too, so what it shows is unknown: edit it again.
                let distrust = move |marks: &mut Marks| marks.slot_mut(slot).shown.0 = 0;
                self.note(distrust).await?;
                Err(Retry::Changed.into())
            }
            Err(error @ SendError::Unavailable(_)) => Err(error.into()),
            // It cannot be edited any more: the next prompt will be a new message.
            Err(_) => {
                let gone = move |marks: &mut Marks| marks.slot_mut(slot).post = None;
                let noted = self.table.note_over((slot, seen), gone).await?;
                noted.map(|_| ()).ok_or(Retry::Changed.into())
            }
        }
    }

    /// Turns the person's one DM into the result. If the table itself is in DMs, it is deleted, as
    /// the board shows the result.
    async fn ended(&self, view: &View, wanted: &Wanted) -> Result<(), ServeError> {
        let (services, slot) = (&self.app.services, wanted.slot);
        let (Slot::Prompt(seat), Some(post)) = (slot, view.marks.slot(slot).post) else {
            return Ok(());
        };
        if view.room.place.guild.is_none() {
            return self.slots.clear((slot, true), wanted.to).await;
        }
        let player = view.room.player(seat);
        let lang = player.map_or(Lang::En, |player| Lang::of_locale(&player.locale.0));
        let ended = self.any_game.last_words(self.table.id(), lang).await?;
        let ended = To::everyone(Message::words(ended));
        let Posted { channel, message } = post;
        let edited = services.sender.edit(channel, message, ended).await;
        // In any other case they cannot be told there any more.
        if let Err(error @ SendError::Unavailable(_)) = edited {
            return Err(error.into());
        }
        let done = move |marks: &mut Marks| {
            let slot = marks.slot_mut(slot);
            slot.post = slot.post.filter(|it| *it != post);
        };
        self.note(done).await
    }

    /// Tells a person that they are invited.
    async fn invite(&self, view: &View, wanted: &Wanted) -> Result<(), ServeError> {
        let (slot, room) = (wanted.slot, &view.room);
        let Slot::Invitation(user) = slot else {
            return Ok(());
        };
        let Some(invitation) = room.invitation(user) else {
            return Ok(());
        };
        let board = view.marks.board_post();
        let message =
            |place: &Where| invite::message(self.any_game, room, invitation, board, place);
        if let Destination::Channel(_) = wanted.to {
            // They are told once at this table, so their place among those invited is enough.
            let mut invited = room.invited.iter();
            let nth = invited.position(|it| it.player.user == user);
            let nth = nth.unwrap_or(0);
            let post = self.public(&view.marks, (slot, nth), message(&Where::Here));
            let done = move |marks: &mut Marks, posted: Posted| {
                told(marks, slot);
                marks.slot_mut(slot).post = Some(posted);
            };
            self.slots.post(post, done).await?;
            return Ok(());
        }
        let lang = Lang::of_locale(&invitation.player.locale.0);
        let server = self.app.services.server_name(room).await?;
        let private = Private::Open(message(&Where::Aside(lang, server)));
        let done = move |marks: &mut Marks, _| told(marks, slot);
        if self
            .write((wanted, &view.marks), (user, None), private, done)
            .await?
            .is_none()
        {
            // Their DMs are closed: the table tells them in its channel.
            self.app.services.sessions.touch(self.table.id());
        }
        Ok(())
    }

    /// Tells a person that their table's channel takes no messages.
    async fn notify(
        &self,
        view: &View,
        wanted: &Wanted,
        trouble: Trouble,
    ) -> Result<(), ServeError> {
        let (slot, room) = (wanted.slot, &view.room);
        let Slot::Notice(user) = slot else {
            return Ok(());
        };
        let mut players = room.players().map(|(_, player)| player);
        let player = players.find(|player| player.user == user);
        let lang = player.map_or(Lang::En, |player| Lang::of_locale(&player.locale.0));
        let private = Private::words(places::word(lang, self.any_game, room, trouble));
        let done = move |marks: &mut Marks, _| told(marks, slot);
        match self
            .write((wanted, &view.marks), (user, None), private, done)
            .await?
        {
            Some(_) => Ok(()),
            None => self.note(move |marks| told(marks, slot)).await,
        }
    }
}

/// Notes that a person was called by DM, or cannot or does not want to be.
fn called_aside(marks: &mut Marks, called: Called) {
    let slot = marks.slot_mut(Slot::Ping(called.seat));
    let same = |it: &Called| (it.user, it.since) == (called.user, called.since);
    slot.called.retain(same);
    slot.called.push(called);
}

/// Notes that a person's DM shows whether a secret is due, or that their DMs are closed.
pub(crate) fn asked(marks: &mut Marks, owing: SecretDue) {
    let slot = marks.slot_mut(Slot::Prompt(owing.seat));
    slot.told = vec![owing.user];
    slot.shown = owing.moment();
    slot.asks = owing.is_due;
}

/// This message is the one in a person's DMs now.
pub(crate) fn lives(marks: &mut Marks, owing: SecretDue, posted: Posted, now: Millis) {
    asked(marks, owing);
    let slot = marks.slot_mut(Slot::Prompt(owing.seat));
    slot.replace(posted);
    slot.posted_at = now;
    slot.quiet = false;
}

/// Notes that a person was invited or notified, or cannot or does not want to be.
fn told(marks: &mut Marks, slot: Slot) {
    if let Slot::Invitation(user) | Slot::Notice(user) = slot {
        marks.slot_mut(slot).told = vec![user];
    }
}
