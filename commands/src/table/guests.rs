//! Guests whom a user invites to a table, read from what Discord tells of the chosen person.
//! Decides nothing about tables.

use serenity::all::{CommandDataResolved, Member, PartialMember, User};
use sessions::{Player, TableId, TableRefusal, UserId};
use text::{Lang, escape, say};

use crate::app::caller::{Caller, name};
use crate::app::fault::ServeError;
use crate::app::services::Services;
use crate::ui::ids::{Ids, Stamp, TableVerb};
use crate::ui::message::{ListedSelect, Lists, Message, Row};
use crate::ui::reply::Reply;

/// A person chosen from a list of people.
#[derive(Clone, Debug)]
pub(crate) struct Guest {
    user: UserId,
    name: String,
    is_bot: bool,
    is_here: bool,
}

impl Guest {
    /// The person with this id, as far as Discord tells of them.
    pub(crate) fn from_resolved(
        resolved: &CommandDataResolved,
        id: serenity::all::UserId,
    ) -> Option<Self> {
        let user: &User = resolved.users.get(&id)?;
        let member: Option<&PartialMember> = resolved.members.get(&id);
        let nick = member.and_then(|member| member.nick.as_deref());
        Some(Self {
            user: UserId(id.get()),
            name: name(user, nick),
            is_bot: user.bot,
            is_here: member.is_some(),
        })
    }

    /// A member of the server.
    pub(crate) fn from_member(member: &Member) -> Self {
        Self {
            user: UserId(member.user.id.get()),
            name: name(&member.user, member.nick.as_deref()),
            is_bot: member.user.bot,
            is_here: true,
        }
    }

    /// Id of the guest.
    pub(crate) const fn user(&self) -> UserId {
        self.user
    }

    /// Name of the guest.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// True if the guest is this user.
    pub(crate) fn is_user(&self, user: UserId) -> bool {
        self.user == user
    }

    /// The guest as a player at a table.
    ///
    /// # Errors
    /// They cannot sit there: the caller is told why. Or the store fails.
    pub(crate) async fn into_player(
        self,
        services: &Services,
        who: &Caller,
    ) -> Result<Player, ServeError> {
        let named = |key| say(key).with("name", escape(&self.name));
        let why = if who.place.guild.is_none() {
            Some(say("invite-server"))
        } else if self.is_bot {
            Some(named("invite-bot"))
        } else if !self.is_here {
            Some(named("invite-stranger"))
        } else {
            None
        };
        if let Some(why) = why {
            return Err(Reply::words(why.tr(who.lang)).into());
        }
        let known = services.sessions.person(self.user).await?;
        let locale = known.map(|person| person.locale);
        Ok(Player {
            user: self.user,
            name: self.name,
            locale: locale.unwrap_or_else(|| who.place.locale.clone()),
        })
    }
}

/// Message that asks whom to invite, if the caller sits at the table.
pub(crate) async fn ask_whom(
    services: &Services,
    who: &Caller,
    table: TableId,
) -> Result<Reply, ServeError> {
    let room = services.table(table).await?.room().await?;
    if room.seat_of(who.user).is_none() {
        return Err(TableRefusal::NotSeated.into());
    }
    Ok(people_select(who.lang, table))
}

/// Message with a select of the people of the server.
fn people_select(lang: Lang, table: TableId) -> Reply {
    let ids = Ids::new(table, Stamp(0));
    let select = ListedSelect {
        id: ids.table_verb(TableVerb::Guest),
        placeholder: say("invite-whom").tr(lang),
        lists: Lists::People,
    };
    let message = Message {
        rows: vec![Row::Listed(select)],
        ..Message::words(say("invite-list").tr(lang))
    };
    Reply::say(message)
}
