//! Last line of defence of every interaction: a fault or a panic is logged and answered with a kind
//! sentence, and affects nothing else.

use std::future::Future;
use std::panic::AssertUnwindSafe;
use std::sync::OnceLock;

use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use sessions::{Failure, Person};
use text::{Lang, say};

use crate::app::caller::{self, Caller};
use crate::app::fault::{Fault, ServeError};
use crate::app::open_consoles::OpenConsole;
use crate::app::services::Services;
use crate::ui::message::Answer;
use crate::ui::reply::{Carrier, Reply, ReplyTo, Served};

impl Services {
    /// Does the work of an interaction and always answers it. Returns whether the answer arrived.
    /// The work is boxed, so that everything around it is compiled once.
    pub(crate) fn answer<'a>(
        &'a self,
        who: &'a Caller,
        to: &'a ReplyTo,
        work: impl Future<Output = Result<Reply, ServeError>> + Send + 'a,
    ) -> impl Future<Output = bool> + Send + 'a {
        self.answer_boxed(who, to, Box::pin(work))
    }

    /// Like [`Services::answer`], for boxed work.
    async fn answer_boxed(
        &self,
        who: &Caller,
        to: &ReplyTo,
        work: BoxFuture<'_, Result<Reply, ServeError>>,
    ) -> bool {
        let work = async {
            if let Err(fault) = self.remember(who).await {
                // Remembering is optional: users who only look are answered even if the disk is
                // full.
                tracing::warn!(%fault, "a player's name and language were not saved");
            }
            work.await
        };
        let answering = self.consoles.begin_answer(who.user);
        let shows = OnceLock::new();
        let work = async {
            let reply = run_guarded(to.lang, work).await;
            let replaces = reply.replaces() && to.carrier == Carrier::Private;
            // It is set here only.
            let _ = shows.set((reply.console, replaces));
            // A renewal that is on its way was drawn before this, and must not arrive after it. A
            // form stands above the console, and would come too late if Discord holds a renewal up.
            if !matches!(reply.answer, Answer::Ask(_)) {
                self.renewals.wait_until_idle(who.user).await;
            }
            reply
        };
        let served = self.sender.serve(to, Box::pin(work)).await;
        self.health.count_answer(to.arrived.elapsed());
        let (console, replaces) = shows.into_inner().unwrap_or_default();
        // An answer that took long is a message of its own, even where it should replace one.
        let replaced = match &served {
            Served::Private(answer) => replaces && answer.target != to.own_message(),
            _ => replaces,
        };
        if replaced {
            self.consoles.forget_replaced(who);
        }
        let arrived = !matches!(served, Served::Lost);
        if let (Served::Private(answer), Some(console)) = (served, console) {
            let message = who.component_message.filter(|_| replaced);
            if let Some(older) = self.consoles.add(who, message, answer, console) {
                self.close_console(&older).await;
            }
        }
        drop(answering);
        // Their consoles shall also show what others did meanwhile.
        for table in self.consoles.outdated_tables(who.user) {
            self.sessions.touch(table);
        }
        arrived
    }

    /// Takes the board and the buttons from a console that another one has replaced.
    async fn close_console(&self, console: &OpenConsole) {
        let moved = say("table-console-moved").tr(console.who.lang);
        if let Err(error) = self
            .sender
            .renew(&console.answer, Reply::words(moved))
            .await
        {
            // Its buttons still work; each tells what it would do now.
            tracing::debug!(%error, "an older console was not closed");
        }
    }

    /// Saves a person's language and name for their DMs, in which Discord tells neither.
    async fn remember(&self, who: &Caller) -> Result<(), ServeError> {
        let seen = |person: &mut Person| {
            person.locale = caller::locale(who.lang);
            person.name.clone_from(&who.name);
        };
        self.sessions.change_person(who.user, seen).await?;
        Ok(())
    }
}

/// The reply that some work gives; a kind sentence when it fails or panics.
pub(crate) async fn run_guarded(
    lang: Lang,
    work: impl Future<Output = Result<Reply, ServeError>>,
) -> Reply {
    let work = async { work.await.or_else(|ended| ended.into_reply(lang)) };
    match AssertUnwindSafe(work).catch_unwind().await {
        Ok(Ok(reply)) => reply,
        Ok(Err(fault)) => {
            tracing::error!(%fault, "an interaction failed");
            Reply::words(say(fault_key(&fault)).tr(lang))
        }
        // The panic itself was logged by the hook, with its place.
        Err(_) => {
            tracing::error!("an interaction panicked");
            Reply::words(say("trouble").tr(lang))
        }
    }
}

/// Key of the sentence for a fault.
const fn fault_key(fault: &ServeError) -> &'static str {
    match fault {
        ServeError::Fault(Fault::Session(Failure::Store(store))) if store.is_full() => {
            "trouble-store-full"
        }
        ServeError::Fault(Fault::Session(Failure::Store(_))) => "trouble-store",
        _ => "trouble",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::message::{Answer, Private};

    async fn said(work: impl Future<Output = Result<Reply, ServeError>>) -> String {
        let Answer::Say(Private::Open(message)) = run_guarded(Lang::En, work).await.answer else {
            panic!("trouble is told openly");
        };
        message.open().text.into()
    }

    #[tokio::test]
    async fn panic_gets_a_kind_reply_and_does_not_spread() {
        let text = said(async { panic!("a bug") }).await;
        assert_eq!(text, say("trouble").tr(Lang::En));
        let after = said(async { Ok(Reply::words("next")) }).await;
        assert_eq!(after, "next");
    }

    #[tokio::test]
    async fn store_failures_are_named() {
        let (path, why) = ("data".to_owned(), "it said no".to_owned());
        let full = sessions::StoreError::Full {
            path: path.clone(),
            why: why.clone(),
        };
        let text = said(async { Err(Failure::from(full).into()) }).await;
        assert_eq!(text, say("trouble-store-full").tr(Lang::En));
        let failed = sessions::StoreError::Disk { path, why };
        let text = said(async { Err(Failure::from(failed).into()) }).await;
        assert_eq!(text, say("trouble-store").tr(Lang::En));
    }
}
