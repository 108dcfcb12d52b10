//! Game nights. One task a server brings about what its page says, step by step: the message under
//! which people sign up, the tables at the hour, the message that lists them, the poster. Each step
//! is written down once it is done, and done again where it was not: a restart changes nothing.

mod messages;
mod press;
mod tables;

use std::collections::HashMap;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;

use futures_util::FutureExt;
use games::To;
use sessions::{
    GuildId, Job, MessageId, Millis, Night, NightPosts, NightStage, ServerRules, TableId,
};
use text::{Lang, say};

pub(crate) use press::NightPress;

use crate::app::fault::{Fault, ServeError};
use crate::outbox::receiver;
use crate::outbox::retry;
use crate::requests::app::{App, SharedApp};
use crate::ui::message::Message;
use crate::ui::send_error::SendError;
use messages::TableLine;

/// Milliseconds after its end for which a night that cannot go on is tried again: a day.
const LONGEST_DELAY: u64 = 24 * 60 * 60 * 1_000;

/// A message of a game night.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Part {
    /// The one under which people sign up.
    SignUp,
    /// The one with the tables.
    Tables,
    /// The one at the end.
    Poster,
}

impl Part {
    /// Beginning of the nonce of the message.
    const fn word(self) -> &'static str {
        match self {
            Self::SignUp => "nightin",
            Self::Tables => "nightat",
            Self::Poster => "nightend",
        }
    }

    /// Field that holds the id of the message.
    const fn slot(self, posts: &mut NightPosts) -> &mut Option<MessageId> {
        match self {
            Self::SignUp => &mut posts.sign_up,
            Self::Tables => &mut posts.tables,
            Self::Poster => &mut posts.poster,
        }
    }
}

/// Looks after the game nights of all servers, for as long as the bot runs.
pub(super) async fn work(app: &SharedApp) {
    loop {
        let guild = app.services.nights.next().await;
        let app = Arc::clone(app);
        tokio::spawn(async move { tend(&app, guild).await });
    }
}

/// Takes one step after the other, whenever there is news or its time has come.
async fn tend(app: &App, guild: GuildId) {
    let services = &app.services;
    let clock = services.sessions.clock();
    let work = |from| services.sessions.work(TableId(0), Job::Delivery, from);
    let mut shown = HashMap::new();
    let mut failures = 0;
    let mut waits = work(Millis(0));
    loop {
        let woken = services.nights.take_news(guild);
        let step = AssertUnwindSafe(step(app, guild, &mut shown)).catch_unwind();
        let next = match step.await {
            Ok(Ok(Some(at))) => {
                failures = 0;
                at
            }
            Ok(Ok(None)) => match services.nights.end(guild) {
                true => return,
                false => continue,
            },
            failed => {
                match failed {
                    Ok(Err(fault)) => tracing::warn!(%fault, "a game night waits; retrying"),
                    _ => tracing::error!("a game night panicked; retrying"),
                }
                failures += 1;
                let now = clock.now();
                now.after(retry::delay(failures, guild, now.0))
            }
        };
        let later = work(next);
        drop(waits);
        tokio::select! {
            () = clock.reach(next) => {}
            () = woken.notified() => {}
        }
        waits = work(Millis(0));
        drop(later);
    }
}

/// A game night at this moment.
struct Evening<'n> {
    app: &'n App,
    guild: GuildId,
    night: Night,
    rules: ServerRules,
    lang: Lang,
    /// Fingerprints of what its messages show.
    shown: &'n mut HashMap<Part, u64>,
}

/// Does what is to be done now. Returns when it is to be looked at again; `None` once it is over.
async fn step(
    app: &App,
    guild: GuildId,
    shown: &mut HashMap<Part, u64>,
) -> Result<Option<Millis>, ServeError> {
    let sessions = &app.services.sessions;
    let Some(night) = sessions.night(guild).await? else {
        return Ok(None);
    };
    if night.stage == NightStage::Over || !sessions.serves_server(guild) {
        return Ok(None);
    }
    let mut evening = Evening {
        app,
        guild,
        lang: Lang::of_locale(&night.place.locale.0),
        rules: sessions.server_rules(Some(guild)).await?,
        night,
        shown,
    };
    let late = sessions.now().0.saturating_sub(evening.night.ends().0);
    match evening.go_on().await {
        Err(ServeError::Fault(Fault::Send(SendError::NoPlace))) => {
            evening.lose_place().await?;
            Ok(None)
        }
        // Until it ends, those who may can give a permission back.
        Err(ServeError::Fault(Fault::Send(error))) if error.is_channel_error() && late > 0 => {
            evening.finish().await
        }
        Err(error) if late > LONGEST_DELAY => {
            tracing::error!(%error, "a game night was given up");
            evening.finish().await
        }
        done => done,
    }
}

impl Evening<'_> {
    /// Takes the next step of a night. Returns when to look at it again; `None` once it is over.
    async fn go_on(&mut self) -> Result<Option<Millis>, ServeError> {
        let now = self.app.services.sessions.now();
        if self.night.stage == NightStage::CalledOff {
            if self.night.posts.sign_up.is_some() {
                self.show(Part::SignUp, self.sign_up_closed("night-called-off"))
                    .await?;
            }
            return self.finish().await;
        }
        if self.night.posts.sign_up.is_none() || now < self.night.at {
            self.show(Part::SignUp, self.sign_up()).await?;
        }
        if now < self.night.at {
            return Ok(Some(self.night.at));
        }
        if self.night.tables.is_empty() && !self.make_tables().await? {
            self.show(Part::SignUp, self.sign_up_closed("night-no-one"))
                .await?;
            return self.finish().await;
        }
        let needed = self.begin_games().await?;
        let lines = self.table_lines().await?;
        self.show(Part::Tables, self.tables_message(&lines, needed))
            .await?;
        self.show(Part::SignUp, self.sign_up_begun()).await?;
        let is_over = |line: &TableLine| line.is_over;
        if !lines.iter().all(is_over) && now < self.night.ends() {
            if lines.iter().any(|line| line.table.is_none()) {
                // Someone may open a place for it.
                return Err(SendError::Forbidden.into());
            }
            return Ok(Some(self.night.ends()));
        }
        let poster = self.poster(&lines).await?;
        self.show(Part::Poster, poster).await?;
        self.finish().await
    }

    /// Posts a message, once, or has it show what it is to show.
    async fn show(&mut self, part: Part, message: Message) -> Result<(), ServeError> {
        let sender = &self.app.services.sender;
        let channel = self.night.place.channel;
        let fingerprint = message.fingerprint();
        let posted = *part.slot(&mut self.night.posts);
        let Some(posted) = posted else {
            let id = self.post(part, message).await?;
            self.change(move |night| *part.slot(&mut night.posts) = Some(id))
                .await?;
            self.shown.insert(part, fingerprint);
            return Ok(());
        };
        if self.shown.get(&part) == Some(&fingerprint) {
            return Ok(());
        }
        let message = Message {
            pings: Vec::new(),
            ..message
        };
        match sender.edit(channel, posted, To::everyone(message)).await {
            // Those who deleted it do not want it back.
            Ok(()) | Err(SendError::NoMessage | SendError::TooOld) => {}
            Err(error) => return Err(error.into()),
        }
        self.shown.insert(part, fingerprint);
        Ok(())
    }

    /// Posts a message, unless it stands already since before a crash: Discord remembers nonces for
    /// minutes only. Its first line is that of no other night.
    async fn post(&self, part: Part, message: Message) -> Result<MessageId, SendError> {
        let sender = &self.app.services.sender;
        let channel = self.night.place.channel;
        let heading = message.text.lines().next().unwrap_or_default().to_owned();
        let existing = sender.posted_since(channel, self.night.opened).await?;
        let found = existing
            .into_iter()
            .find(|it| it.text.lines().next() == Some(&heading));
        if let Some(found) = found {
            return Ok(found.message);
        }
        let nonce = format!("{}{:x}", part.word(), self.night.key.0);
        sender.post(channel, To::everyone(message), &nonce).await
    }

    /// Changes the night in the store, and reads it again.
    async fn change(
        &mut self,
        change: impl Fn(&mut Night) + Send + Sync,
    ) -> Result<(), ServeError> {
        let key = self.night.key;
        let change = |night: &mut Option<Night>| {
            if let Some(night) = night.as_mut().filter(|night| night.key == key) {
                change(night);
            }
        };
        let sessions = &self.app.services.sessions;
        if let Some(night) = sessions.change_night(self.guild, None, change).await? {
            self.night = night;
        }
        Ok(())
    }

    async fn finish(&mut self) -> Result<Option<Millis>, ServeError> {
        self.change(|night| night.stage = NightStage::Over).await?;
        Ok(None)
    }

    /// Ends a night whose channel is gone: tells the person who opened it. The games go on where
    /// they are.
    async fn lose_place(&mut self) -> Result<(), ServeError> {
        let (services, by) = (&self.app.services, self.night.by);
        let nonce = format!("nightno{:x}", self.night.key.0);
        receiver::write_to(
            services,
            &self.rules,
            by,
            (say("night-channel-gone"), &nonce),
        )
        .await?;
        self.finish().await?;
        Ok(())
    }
}
