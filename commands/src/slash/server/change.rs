//! Changes of a server's settings, and what follows for its games.

use std::collections::BTreeSet;

use sessions::{
    ChannelId, Closers, GuildId, Moderation, ModeratorAct, Pace, Player, Receiver, RoleId,
    ServerRules, ServerSetting, UserId,
};
use text::{Lang, say};

use super::ids::SetWord;
use crate::app::caller::{self, Caller};
use crate::app::fault::ServeError;
use crate::requests::app::App;
use crate::slash::hiding::{Reason, Traces};
use crate::table::paces::PACES;
use crate::ui::reply::Reply;

/// A change of a server's settings.
#[derive(Clone, Debug)]
pub(crate) enum ServerChange {
    Language(Option<Lang>),
    Pace(Pace),
    Closers(Closers),
    Channels(Vec<ChannelId>),
    ToggleChannel(ChannelId),
    News(Option<ChannelId>),
    Openers(Vec<RoleId>),
    ToggleOpener(RoleId),
    Moderators(Option<RoleId>),
    Exclude(UserId),
    Admit(UserId),
    Unname(UserId),
    Name(UserId),
    Receiver(Option<Receiver>),
}

/// Languages as the option and the select list them, each by its code. Their places never change:
/// the server's own is the third.
pub(super) const LANGUAGES: [(&str, Option<Lang>); Lang::ALL.len() + 1] = {
    const OWN: usize = 2;
    let mut all = [("server", None); Lang::ALL.len() + 1];
    let mut nth = 0;
    while nth < Lang::ALL.len() {
        let lang = Lang::ALL[nth];
        let place = if nth < OWN { nth } else { nth + 1 };
        all[place] = (lang.code(), Some(lang));
        nth += 1;
    }
    all
};
/// Kinds of people who may close games, as the select lists them.
pub(super) const CLOSERS: [Closers; 2] = [Closers::Seated, Closers::Managers];

/// Adds what is missing in a list, or removes what is in it.
fn toggle<T: PartialEq>(list: &mut Vec<T>, one: T) {
    match list.iter().position(|other| *other == one) {
        Some(nth) => drop(list.remove(nth)),
        None => list.push(one),
    }
}

/// Kind of act that is about a person.
type About = fn(UserId) -> Moderation;

/// Puts a person into a list; returns that act, if they were not in it.
fn include(list: &mut Vec<UserId>, user: UserId, act: About) -> Option<Moderation> {
    (!list.contains(&user)).then(|| {
        list.push(user);
        act(user)
    })
}

/// Takes a person out of a list; returns that act, if they were in it.
fn remove(list: &mut Vec<UserId>, user: UserId, act: About) -> Option<Moderation> {
    let nth = list.iter().position(|other| *other == user)?;
    Some(act(list.remove(nth)))
}

impl ServerChange {
    /// The change that is chosen in a select; `None` where nothing is.
    pub(super) fn chosen(word: SetWord, chosen: &[u64]) -> Option<Self> {
        let first = chosen.first().copied();
        let nth = first.and_then(|nth| usize::try_from(nth).ok());
        let user = first.map(UserId);
        Some(match word {
            SetWord::Channels => Self::Channels(chosen.iter().copied().map(ChannelId).collect()),
            SetWord::News => Self::News(first.map(ChannelId)),
            SetWord::Openers => Self::Openers(chosen.iter().copied().map(RoleId).collect()),
            SetWord::Moderators => Self::Moderators(first.map(RoleId)),
            SetWord::Exclude => Self::Exclude(user?),
            SetWord::Admit => Self::Admit(user?),
            SetWord::Unname => Self::Unname(user?),
            SetWord::Name => Self::Name(user?),
            SetWord::Language => Self::Language(LANGUAGES.get(nth?)?.1),
            SetWord::Pace => Self::Pace(PACES.get(nth?)?.1),
            SetWord::Closers => Self::Closers(*CLOSERS.get(nth?)?),
        })
    }

    /// Makes the change; returns what the moderator did, if it changed anything.
    fn apply(&self, rules: &mut ServerRules) -> Option<Moderation> {
        let before = rules.clone();
        let setting = match self {
            Self::Exclude(user) => {
                return include(&mut rules.excluded, *user, Moderation::Excluded);
            }
            Self::Admit(user) => return remove(&mut rules.excluded, *user, Moderation::Admitted),
            Self::Unname(user) => return include(&mut rules.unnamed, *user, Moderation::Unnamed),
            Self::Name(user) => return remove(&mut rules.unnamed, *user, Moderation::Named),
            Self::Language(language) => {
                rules.language = language.map(caller::locale);
                ServerSetting::Language
            }
            Self::Pace(pace) => {
                rules.pace = Some(*pace);
                ServerSetting::Pace
            }
            Self::Closers(closers) => {
                rules.closers = *closers;
                ServerSetting::Closers
            }
            Self::Channels(channels) => {
                rules.channels.clone_from(channels);
                ServerSetting::Channels
            }
            Self::ToggleChannel(channel) => {
                toggle(&mut rules.channels, *channel);
                ServerSetting::Channels
            }
            Self::News(channel) => {
                rules.news = *channel;
                ServerSetting::News
            }
            Self::Openers(roles) => {
                rules.openers.clone_from(roles);
                ServerSetting::Openers
            }
            Self::ToggleOpener(role) => {
                toggle(&mut rules.openers, *role);
                ServerSetting::Openers
            }
            Self::Moderators(role) => {
                rules.moderators = *role;
                ServerSetting::Moderators
            }
            Self::Receiver(receiver) => {
                rules.receiver.clone_from(receiver);
                ServerSetting::Receiver
            }
        };
        (*rules != before).then_some(Moderation::Set(setting))
    }
}

/// Makes changes, and what follows from them at the server's games. Returns the settings after it.
///
/// # Errors
/// The caller may not, or it cannot be recorded; a second try does the rest.
pub(super) async fn carry_out(
    app: &App,
    who: &Caller,
    guild: GuildId,
    changes: Vec<ServerChange>,
) -> Result<ServerRules, ServeError> {
    let excludes_self =
        |change: &ServerChange| matches!(change, ServerChange::Exclude(user) if *user == who.user);
    if changes.iter().any(excludes_self) {
        return Err(Reply::words(say("server-not-yourself").tr(who.lang)).into());
    }
    let (sessions, by) = (&app.services.sessions, who.user);
    let at = sessions.now();
    let change = |rules: &mut ServerRules| {
        for change in &changes {
            if let Some(what) = change.apply(rules) {
                rules.note(ModeratorAct { at, by, what });
            }
        }
    };
    let rules = sessions.set_server_rules(guild, who.key, change).await?;
    for change in &changes {
        match change {
            ServerChange::Exclude(user) => {
                sessions.expel_from(guild, *user, who.key).await?;
            }
            ServerChange::Unname(user) | ServerChange::Name(user) => {
                let known = sessions.person(*user).await?.unwrap_or_default();
                let player = Player {
                    user: *user,
                    name: known.name,
                    locale: known.locale,
                };
                let mut traces = match change {
                    ServerChange::Unname(_) => {
                        Traces::find(app, Reason::Moderators(guild), *user).await?
                    }
                    _ => Vec::new(),
                };
                for traces in &mut traces {
                    traces.rename_thread(app).await;
                }
                let player = rules.with_shown_name(player);
                sessions.rename_on(guild, player, (by, who.key)).await?;
                let mut seen = BTreeSet::new();
                for traces in traces {
                    traces.hide_in_messages(app, &mut seen).await?;
                }
            }
            _ => {}
        }
    }
    app.services.nights.wake(guild);
    Ok(rules)
}
