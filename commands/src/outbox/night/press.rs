//! Presses under the message of a game night: its ids, and what they do.

use sessions::{Key, Night, NightStage, TableRefusal};
use text::say;

use crate::app::caller::Caller;
use crate::app::fault::ServeError;
use crate::requests::app::App;
use crate::ui::links::timestamp;
use crate::ui::reply::Reply;

/// A press under the message of a game night.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NightPress {
    /// To come to the night that was opened by this request.
    In(Key),
    /// Not to come.
    Out(Key),
}

impl NightPress {
    /// The id of its button: `night:in:1`, `night:out:1`.
    pub(crate) fn id(self) -> String {
        match self {
            Self::In(key) => format!("night:in:{}", key.0),
            Self::Out(key) => format!("night:out:{}", key.0),
        }
    }

    /// Reads the id of a button.
    pub(crate) fn read(id: &str) -> Option<Self> {
        let (word, key) = id.strip_prefix("night:")?.split_once(':')?;
        let key = Key(key.parse().ok()?);
        match word {
            "in" => Some(Self::In(key)),
            "out" => Some(Self::Out(key)),
            _ => None,
        }
    }

    /// Signs the caller up, or off.
    pub(crate) async fn carry_out(self, app: &App, who: &Caller) -> Result<Reply, ServeError> {
        let sessions = &app.services.sessions;
        let gone = || Ok(Reply::words(say("night-gone").tr(who.lang)));
        let (Self::In(key) | Self::Out(key)) = self;
        let Some(guild) = who.place.guild else {
            return gone();
        };
        let comes = matches!(self, Self::In(_));
        let rules = sessions.server_rules(Some(guild)).await?;
        if comes && rules.excludes(who.user) {
            return Err(TableRefusal::Excluded.into());
        }
        let now = sessions.now();
        let is_open = |night: &Night| {
            night.key == key
                && night.stage == NightStage::On
                && night.tables.is_empty()
                && now < night.at
        };
        let change = |night: &mut Option<Night>| {
            let Some(night) = night.as_mut().filter(|night| is_open(night)) else {
                return;
            };
            // The message stands, for it was pressed.
            night.posts.sign_up = night.posts.sign_up.or(who.component_message);
            let has = night.has(who.user);
            if comes && !has && night.people.len() < Night::MOST {
                night.people.push(who.player());
            } else if !comes {
                night.people.retain(|player| player.user != who.user);
            }
        };
        let night = sessions.change_night(guild, Some(who.key), change).await?;
        let Some(night) = night.filter(is_open) else {
            return gone();
        };
        app.services.nights.tend(guild);
        let key = match (comes, night.has(who.user)) {
            (true, true) => "night-you-are-in",
            (true, false) => "night-full",
            (false, _) => "night-you-are-out",
        };
        let at = say(key).with("at", timestamp(night.at, 't'));
        Ok(Reply::words(at.tr(who.lang)))
    }
}
