//! Delivers what a table wants in its channel and in DMs. The plan is computed again before each
//! message, because the one before may have waited long for Discord.

use std::time::Duration;

use games::{Everyone, To};
use sessions::{
    ChannelId, Dm, EventNumber, Marks, Posted, Room, Slot, Status, Table, Trouble, UserId, Version,
};
use tokio::time::Instant;

use super::digest;
use super::places;
use super::plan::{self, FRESH, Plan, Step, Task};
use super::plan_input::PlanInput;
use super::post::{Outgoing, Post, Shown, Target, record_prompt};
use super::reconcile::{Reconciler, SlotMessage};
use super::removal;
use super::retry::Outcome;
use crate::app::dm_channels::{self, channel_of_player};
use crate::app::fault::{Fault, Retry, ServeError};
use crate::app::queues::Destination;
use crate::requests::any::AnyGame;
use crate::requests::app::App;
use crate::ui::message::Message;
use crate::ui::send::Ring;
use crate::ui::send_error::SendError;

/// Age up to which an earlier look at a place will do for a delivery that is only tried again.
const LATELY: Duration = Duration::from_secs(5);

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
    let requested = services.queues.take_check(table.id());
    let input = PlanInput::read(app, table).await?;
    let room = input.room.clone();
    if room.place.channel != channel {
        // It stands elsewhere, and has its messages there but for news and what it left behind.
        let delivery = TableDelivery::new(app, any_game, table, &room);
        delivery
            .deliver_others(Destination::Channel(channel))
            .await?;
        delivery.archive_thread(channel).await?;
        services.sessions.touch(table.id());
        return Ok(Outcome::Sent);
    }
    let plan = plan::plan(&input);
    let idle = plan
        .steps_to(Destination::Channel(channel))
        .next()
        .is_none();
    // A known reason is only cleared by checking the channel again: an edit may still succeed, and
    // a board that is up to date sends no request.
    let shut = input.marks.shut;
    let retries = shut.is_some_and(|shut| idle || shut.trouble != Trouble::Refused);
    let now = std::time::Instant::now();
    let retried = retries.then(|| now.checked_sub(LATELY).unwrap_or(now));
    if let Some(since) = requested.or(retried) {
        let outcome = places::check_access(services, table, &room, since).await?;
        if idle || outcome != Outcome::Sent {
            return Ok(outcome);
        }
    }
    if idle {
        return Ok(Outcome::Sent);
    }
    let delivery = TableDelivery::new(app, any_game, table, &room);
    match delivery.deliver_to_channel(input, &plan).await {
        Ok(Some(turn)) => Ok(Outcome::Throttled(turn)),
        Ok(None) => {
            services.queues.mark_up_to_date(table.id(), room.version);
            if room.public == room.version {
                let took = room.changed_at.until(services.sessions.now());
                metrics::histogram!("houston_board_seconds", "game" => room.game).record(took);
            }
            places::record_access(services, table, &room, None).await
        }
        Err(ServeError::Fault(Fault::Send(error))) if error.is_channel_error() => {
            places::record_refusal(services, table, &room, &error).await
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
    delivery.deliver_others(Destination::Person(user)).await?;
    Ok(Outcome::Sent)
}

/// Delivery of one table's messages, and what they are made of.
struct TableDelivery<'d> {
    app: &'d App,
    any_game: &'d dyn AnyGame,
    slots: Reconciler<'d>,
}

impl<'d> TableDelivery<'d> {
    fn new(app: &'d App, any_game: &'d dyn AnyGame, table: &'d Table, room: &Room) -> Self {
        Self {
            app,
            any_game,
            slots: Reconciler {
                services: &app.services,
                table,
                version: room.version,
                home: room.place.channel,
            },
        }
    }

    /// Delivers everything in the channel; returns when the board may be edited, if not now.
    async fn deliver_to_channel(
        &self,
        mut input: PlanInput,
        plan: &Plan,
    ) -> Result<Option<Instant>, ServeError> {
        let (services, table) = (&self.app.services, self.slots.table);
        if plan.steps.iter().any(|step| step.task == Task::AddPeople) {
            self.add_people(&input).await?;
        }
        let mut kept = Ok(());
        if plan.steps.iter().any(|step| step.task == Task::PostKept) {
            let all = self.any_game.kept_posts(table.id(), &input.marks).await?;
            for (nth, (number, message)) in all.into_iter().enumerate() {
                kept = self.post_kept((number, nth), message).await;
                match &kept {
                    Ok(()) => {}
                    // What is refused for its own sake must not hold up the board as well.
                    Err(ServeError::Fault(Fault::Send(SendError::Other(_)))) => break,
                    Err(_) => return kept.map(|()| None),
                }
            }
        }
        input.marks = table.marks().await?;
        if input.needs_board() {
            if kept.is_ok()
                && self.may_edit_board(&input)
                && let Err(turn) = services.throttle.reserve_edit(table.id())
            {
                return Ok(Some(turn));
            }
            let target = Target {
                slot: Slot::Board,
                to: Destination::Channel(self.slots.home),
                ring: Ring::Loud,
            };
            self.show(&input, target, &Post::Board).await?;
            self.forget_reachable(input.marks.unreachable).await?;
        }
        self.deliver_others(Destination::Channel(self.slots.home))
            .await?;
        // Below all that led there.
        let input = PlanInput::read(self.app, table).await?;
        for Step { target, task } in plan::plan(&input).steps {
            if let Task::Show(post @ Post::Finale(_)) = task {
                self.show(&input, target, &post).await?;
            }
        }
        kept?;
        self.archive_thread(self.slots.home).await?;
        Ok(None)
    }

    /// Adds people to the table's own thread, above all that they read there. Whom Discord refuses
    /// for their own sake is not tried again.
    async fn add_people(&self, input: &PlanInput) -> Result<(), ServeError> {
        let (sender, thread) = (&self.app.services.sender, self.slots.home);
        // Discord adds no one to an archived thread: it is opened.
        match sender.rename_thread(thread, str::to_owned).await {
            Err(SendError::Other(error)) => {
                tracing::warn!(thread = thread.0, error, "a thread was not opened");
            }
            opened => {
                opened?;
            }
        }
        let newcomers = input.newcomers();
        for user in &newcomers {
            match sender.add_to_thread(thread, *user).await {
                Err(SendError::Other(error)) => {
                    tracing::warn!(thread = thread.0, error, "a person was not added");
                }
                added => added?,
            }
        }
        self.note(move |marks| marks.slot_mut(Slot::Thread).informed.extend(&newcomers))
            .await
    }

    /// Archives the table's own thread, or the one that it left, if that is all that is left to do
    /// there.
    async fn archive_thread(&self, thread: ChannelId) -> Result<(), ServeError> {
        let input = PlanInput::read(self.app, self.slots.table).await?;
        let plan = plan::plan(&input);
        let mut steps = plan.steps_to(Destination::Channel(thread));
        if !steps.any(|step| step.task == Task::Archive) {
            return Ok(());
        }
        match self.app.services.sender.archive(thread).await {
            Ok(()) => {}
            // Where it is gone or locked there is nothing to archive.
            Err(error) if error.is_channel_error() => {}
            Err(error) => return Err(error.into()),
        }
        let (public, was_left) = (input.room.public, thread != self.slots.home);
        let archived = move |marks: &mut Marks| match was_left {
            true => marks.archived_thread = Some(thread),
            false => marks.archived = Some(public),
        };
        self.note(archived).await
    }

    /// Removes those who opened their DMs meanwhile from the unreachable people.
    async fn forget_reachable(&self, unreachable: Vec<UserId>) -> Result<(), ServeError> {
        for user in unreachable {
            let person = self.app.services.sessions.person(user).await?;
            if person.is_none_or(|person| person.dm != Dm::Closed) {
                self.note(move |marks| marks.unreachable.retain(|it| *it != user))
                    .await?;
            }
        }
        Ok(())
    }

    /// Posts a message that stays.
    async fn post_kept(
        &self,
        (number, nth): (EventNumber, usize),
        message: To<Everyone, Message>,
    ) -> Result<(), ServeError> {
        // Those before it may have waited for Discord for so long that another process served the
        // table.
        let marks = self.slots.table.marks().await?;
        if number < marks.first_unkept() {
            return Ok(());
        }
        let message = SlotMessage {
            slot: Slot::Kept,
            before: marks.slot(Slot::Kept),
            channel: self.slots.home,
            outgoing: Outgoing::Public(message),
            nth,
        };
        let delivered = move |marks: &mut Marks, _: Posted| {
            let kept = marks.slot_mut(Slot::Kept);
            kept.shown.0 = kept.shown.0.max(number.0 + 1);
            marks.repost = true;
        };
        self.slots.post(message, delivered).await?;
        self.slots.delete_marked(Slot::Kept).await
    }

    /// True if the board is to be edited rather than posted again: it is recent and near the
    /// bottom, or another table's may stand below it, or the end was told.
    fn may_edit_board(&self, input: &PlanInput) -> bool {
        let services = &self.app.services;
        let is_near = |board: Posted| {
            board.channel == self.slots.home
                && !services.queues.is_far_up(board.channel, board.message)
        };
        let board = input.marks.slot(Slot::Board);
        let is_over = matches!(input.room.status, Status::Over { .. });
        // An archived thread is opened by a post.
        let has_finale = is_over
            && input.marks.archived.is_none()
            && input.marks.slot(Slot::Finale).post.is_some();
        input.is_replaced
            || !input.marks.repost && has_finale
            || !input.marks.repost
                && board.posted_at.until(services.sessions.now()) < FRESH
                && board.standing().is_some_and(is_near)
    }

    /// Delivers everything to a destination but the board and what stays, each as it is wanted by
    /// then.
    async fn deliver_others(&self, to: Destination) -> Result<(), ServeError> {
        let mut done: Vec<Step> = Vec::new();
        let mut opened = false;
        let mut failed = Ok(());
        loop {
            let input = PlanInput::read(self.app, self.slots.table).await?;
            let plan = plan::plan(&input);
            let steps = plan.steps_to(to).filter(|step| !done.contains(step));
            let steps = steps.filter(|step| !step.task.is_in_order());
            let Some(step) = steps.min_by_key(|step| step.task.comes_last()) else {
                return failed;
            };
            if let Destination::Person(user) = to
                && step.task.comes_last()
                && !opened
                && dm_channels::is_unknown(&self.app.services, user).await?
            {
                // Discord opens few DMs with new people in a moment, so this may wait.
                channel_of_player(&self.app.services, user, self.slots.table).await?;
                opened = true;
                continue;
            }
            match self.carry_out(&input, step).await {
                Ok(()) => {}
                Err(ServeError::Fault(Fault::Send(error)))
                    if error.is_channel_error() || matches!(error, SendError::Unavailable(_)) =>
                {
                    return Err(error.into());
                }
                Err(fault @ ServeError::Retry(_)) => return Err(fault),
                // What is refused for its own sake must not hold up the others.
                Err(fault) => failed = failed.and(Err(fault)),
            }
            done.push(step.clone());
        }
    }

    /// Carries out a step of the plan.
    async fn carry_out(&self, input: &PlanInput, step: &Step) -> Result<(), ServeError> {
        let Target { slot, to, .. } = step.target;
        match &step.task {
            Task::PostKept | Task::AddPeople | Task::Archive | Task::Report => Ok(()),
            Task::Show(post) => self.show(input, step.target, post).await,
            Task::SendDigest(user) => digest::deliver(self.app, &self.slots, (slot, *user)).await,
            Task::Record(note) => {
                let note = note.clone();
                self.note(move |marks| note.record(marks)).await
            }
            Task::CleanUp(cleanup) => self.slots.clean_up(slot, to, *cleanup).await,
        }
    }

    /// Changes the table's marks.
    async fn note(
        &self,
        change: impl Fn(&mut Marks) + Send + Sync + 'static,
    ) -> Result<(), ServeError> {
        self.slots.table.note(change).await?;
        Ok(())
    }

    /// Makes a slot show a post: edits the message that stands there, or posts a new one.
    async fn show(&self, input: &PlanInput, target: Target, post: &Post) -> Result<(), ServeError> {
        let (services, slot) = (&self.app.services, target.slot);
        if let (Post::Removal, Destination::Person(user)) = (post, target.to) {
            removal::record_at_others(services, &input.room, user).await?;
        }
        let rendered = post.render((services, self.any_game), input, target);
        let Some((outgoing, shown)) = rendered.await? else {
            return Ok(());
        };
        let before = input.marks.slot(slot);
        let edited = match post {
            Post::Board => before.post.filter(|_| self.may_edit_board(input)),
            Post::Finale(_) => before.standing(),
            Post::Vote(_, called, _) if called.is_empty() => before.standing(),
            Post::DmConsole(_) | Post::Ended | Post::VoteEnded(_) | Post::News(_) => before.post,
            Post::Follow(Some(_)) => {
                let is_fresh = before.posted_at.until(services.sessions.now()) < FRESH;
                before.standing().filter(|_| is_fresh)
            }
            _ => None,
        };
        if let Some(posted) = edited {
            return self
                .edit(input, (target, post), posted, (outgoing, shown))
                .await;
        }
        let channel = match target.to {
            Destination::Channel(channel) => Some(channel),
            Destination::Person(user) => {
                channel_of_player(services, user, self.slots.table).await?
            }
            Destination::Receiver(_) => None,
        };
        let posted = match channel {
            Some(channel) => {
                let mut invited = input.room.invited.iter();
                let nth = invited.position(|it| slot == Slot::Invitation(it.player.user));
                let message = SlotMessage {
                    slot,
                    before,
                    channel,
                    outgoing,
                    // A person is invited once to a table.
                    nth: nth.unwrap_or(0),
                };
                let delivered = {
                    let post = post.clone();
                    move |marks: &mut Marks, posted| {
                        post.delivered(marks, target, (posted, &shown));
                    }
                };
                match (self.slots.post(message, delivered).await, &post) {
                    (Err(ServeError::Fault(Fault::Send(error))), Post::News(_))
                        if error.is_channel_error() =>
                    {
                        tracing::warn!(channel = channel.0, %error, "a game is not announced");
                        return self.note(Marks::give_up_announcement).await;
                    }
                    (posted, _) => posted?,
                }
            }
            None => None,
        };
        match post {
            Post::Finale(_)
            | Post::Departure
            | Post::Notice(_)
            | Post::Follow(_)
            | Post::Prompt(..)
            | Post::Vote(..)
                if posted.is_some() =>
            {
                self.slots.delete_marked(slot).await
            }
            _ if posted.is_some() => Ok(()),
            // Their DMs are closed: recorded all the same, so that it is not retried.
            Post::Prompt(due, _) => {
                let due = *due;
                self.note(move |marks| record_prompt(marks, due)).await
            }
            // Their DMs are closed: they follow no more.
            Post::Follow(_) => {
                self.note(move |marks| marks.slot_mut(slot).informed.clear())
                    .await
            }
            Post::Notice(_) | Post::Removal => {
                self.note(move |marks| marks.record_informed(slot)).await
            }
            // The table looks for another way.
            _ => {
                services.sessions.touch(self.slots.table.id());
                Ok(())
            }
        }
    }

    /// Edits the message of a post where it stands.
    async fn edit(
        &self,
        input: &PlanInput,
        (target, post): (Target, &Post),
        posted: Posted,
        (outgoing, shown): (Outgoing, Shown),
    ) -> Result<(), ServeError> {
        let (sender, slot) = (&self.app.services.sender, target.slot);
        let before = || (slot, input.marks.slot(slot));
        let Posted { channel, message } = posted;
        let edited = match outgoing {
            Outgoing::Public(edit) => sender.edit(channel, message, edit).await,
            Outgoing::Dm(_, seat, edit, _) => sender.edit_dm((channel, message), seat, edit).await,
        };
        match (edited, post) {
            (Ok(()), _) => {}
            (Err(error @ SendError::Unavailable(_)), _) => return Err(error.into()),
            // They cannot be told there any more.
            (Err(_), Post::Ended | Post::News(_)) => {}
            (Err(_), Post::DmConsole(_) | Post::Follow(_)) => {
                // The next one is a new message.
                let forget = move |marks: &mut Marks| marks.slot_mut(slot).post = None;
                let forgotten = self.slots.table.note_over(before(), forget).await?;
                return forgotten.map(|_| ()).ok_or(Retry::Changed.into());
            }
            (Err(SendError::NoMessage | SendError::TooOld | SendError::Archived), _) => {
                // Nothing more is told of the end, nor of a board below which another may stand.
                if slot == Slot::Board && !input.is_replaced {
                    let version = self.slots.version;
                    let needs_repost = move |marks: &mut Marks| marks.request_repost(version);
                    self.slots.table.note_over(before(), needs_repost).await?;
                    return Err(Retry::Changed.into());
                }
            }
            (Err(error), _) => return Err(error.into()),
        }
        let delivered = {
            let post = post.clone();
            move |marks: &mut Marks| post.delivered(marks, target, (posted, &shown))
        };
        if self
            .slots
            .table
            .note_over(before(), delivered)
            .await?
            .is_some()
        {
            return Ok(());
        }
        let overtaken = move |marks: &mut Marks| {
            let delivery = marks.slot_mut(slot);
            if slot == Slot::Board && delivery.post != Some(posted) {
                delivery.mark_for_deletion([posted]);
            } else {
                // Another process edited it too: it is not known whose edit was the last.
                delivery.shown = Version(0);
            }
        };
        self.slots.record_overtaken(slot, overtaken).await?;
        Err(Retry::Changed.into())
    }
}
