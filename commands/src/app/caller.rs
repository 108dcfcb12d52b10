//! Caller of a command, a component or a form, the time of its arrival, and where the answer goes.

use std::time::Instant;

use serenity::all::{
    CommandInteraction, ComponentInteraction, InteractionContext, InteractionId, Member, Message,
    MessageFlags, ModalInteraction, PartialChannel, Permissions, User,
};
use sessions::{ChannelId, GuildId, Key, Locale, MessageId, Millis, Player, RoleId, UserId, Venue};
use text::Lang;

use crate::ui::access;
use crate::ui::attachments;
use crate::ui::existing_messages::FIRST_SECOND;
use crate::ui::reply::{Carrier, ReplyTo};

tokio::task_local! {
    static ARRIVED: Instant;
}

/// Runs the work for a message or an interaction that arrives now. Discord counts its 3 s from
/// about then, with everything we do before we know what it is.
pub(crate) async fn with_arrival_time<T>(work: impl Future<Output = T>) -> T {
    ARRIVED.scope(Instant::now(), work).await
}

/// Arrival time of the event that is being served.
fn arrival_time() -> Instant {
    ARRIVED
        .try_with(|at| *at)
        .unwrap_or_else(|_| Instant::now())
}

/// A person who asks for something, with their place and language.
#[derive(Clone, Debug)]
pub(crate) struct Caller {
    /// Id of the person.
    pub user: UserId,
    /// Their name in that place.
    pub name: String,
    /// Their own language.
    pub lang: Lang,
    /// Place from which they ask.
    pub place: Venue,
    /// Key of the request, the same however often it is delivered.
    pub key: Key,
    /// Message whose component they used.
    pub component_message: Option<MessageId>,
    /// Their rights there beside playing.
    pub rights: Rights,
    /// Their roles on that server.
    pub roles: Vec<RoleId>,
    /// Channel of the thread from which they ask.
    pub parent: Option<ChannelId>,
    /// True in a DM between people, of which the bot is no member.
    pub is_among_people: bool,
    /// True if the bot may open a thread there for a table.
    pub threads: bool,
}

impl Caller {
    /// Time of the request by Discord's own clock: its ids begin with it, so no lag counts.
    pub(crate) const fn asked_at(&self) -> Millis {
        Millis((self.key.0 >> 22) + FIRST_SECOND)
    }

    /// The caller as a player at a table.
    pub(crate) fn player(&self) -> Player {
        Player {
            user: self.user,
            name: self.name.clone(),
            locale: locale(self.lang),
        }
    }
}

/// Rights of a user in a channel beside playing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Rights {
    /// Manage the channel.
    pub manage_channel: bool,
    /// Manage the server.
    pub manage_server: bool,
}

impl Rights {
    /// Rights of a member; none in a DM.
    fn from_member(member: Option<&Member>) -> Self {
        let granted = member.and_then(|member| member.permissions);
        let granted = granted.unwrap_or_default();
        let all = granted.administrator();
        Self {
            manage_channel: all || granted.manage_channels(),
            manage_server: all || granted.manage_guild(),
        }
    }
}

/// A language, as sessions keep it.
pub(crate) fn locale(lang: Lang) -> Locale {
    Locale(lang.code().to_owned())
}

/// A person's name as their server shows it.
pub(crate) fn name(user: &User, nick: Option<&str>) -> String {
    nick.or(user.global_name.as_deref())
        .unwrap_or(&user.name)
        .to_owned()
}

/// Nickname of a member.
fn nick(member: Option<&Member>) -> Option<&str> {
    member.and_then(|member| member.nick.as_deref())
}

/// Roles of a member.
fn roles(member: Option<&Member>) -> Vec<RoleId> {
    let roles = member.into_iter().flat_map(|member| &member.roles);
    roles.map(|role| RoleId(role.get())).collect()
}

/// Channel of a thread.
fn parent(channel: Option<&PartialChannel>) -> Option<ChannelId> {
    Some(ChannelId(channel?.parent_id?.get()))
}

/// Place of an interaction. `server` is the server's locale; `lang` the language of its author.
fn place(
    guild: Option<serenity::all::GuildId>,
    channel: serenity::all::ChannelId,
    server: Option<&str>,
    lang: Lang,
) -> Venue {
    Venue {
        guild: guild.map(|id| GuildId(id.get())),
        channel: ChannelId(channel.get()),
        // In a DM there is no server: the place speaks its person's language.
        locale: locale(server.map_or(lang, Lang::of_locale)),
        is_own_thread: false,
    }
}

/// True if the bot may open a thread in a channel where it has these permissions.
fn threads(granted: Option<Permissions>, channel: Option<&PartialChannel>) -> bool {
    let channel = granted.zip(channel);
    channel.is_some_and(|(granted, channel)| access::may_open_threads(granted, channel.kind))
}

/// Caller by what every interaction tells of its author.
fn author(
    (user, member): (&User, Option<&Member>),
    id: InteractionId,
    place: Venue,
    lang: Lang,
) -> Caller {
    Caller {
        user: UserId(user.id.get()),
        name: name(user, nick(member)),
        lang,
        place,
        key: Key(id.get()),
        component_message: None,
        rights: Rights::from_member(member),
        roles: roles(member),
        parent: None,
        is_among_people: false,
        threads: false,
    }
}

/// Caller of a slash command, and where the answer goes.
pub(crate) fn from_command(interaction: &CommandInteraction) -> (Caller, ReplyTo) {
    let lang = Lang::of_locale(&interaction.locale);
    let server = interaction.guild_locale.as_deref();
    let place = place(interaction.guild_id, interaction.channel_id, server, lang);
    let user = (&interaction.user, interaction.member.as_deref());
    let caller = Caller {
        parent: parent(interaction.channel.as_ref()),
        is_among_people: interaction.context == Some(InteractionContext::PrivateChannel),
        threads: threads(interaction.app_permissions, interaction.channel.as_ref()),
        ..author(user, interaction.id, place, lang)
    };
    let to = ReplyTo {
        id: interaction.id,
        arrived: arrival_time(),
        token: interaction.token.clone(),
        carrier: Carrier::Public,
        component_message: None,
        lang,
    };
    (caller, to)
}

/// Caller of a component, and where the answer goes.
pub(crate) fn from_component(interaction: &ComponentInteraction) -> (Caller, ReplyTo) {
    let lang = Lang::of_locale(&interaction.locale);
    let server = interaction.guild_locale.as_deref();
    let place = place(interaction.guild_id, interaction.channel_id, server, lang);
    let user = (&interaction.user, interaction.member.as_ref());
    let caller = Caller {
        component_message: Some(MessageId(interaction.message.id.get())),
        parent: parent(interaction.channel.as_ref()),
        is_among_people: interaction.context == Some(InteractionContext::PrivateChannel),
        threads: threads(interaction.app_permissions, interaction.channel.as_ref()),
        ..author(user, interaction.id, place, lang)
    };
    let to = ReplyTo {
        id: interaction.id,
        arrived: arrival_time(),
        token: interaction.token.clone(),
        carrier: carrier(
            Some(&interaction.message),
            interaction.guild_id.is_none() && !caller.is_among_people,
        ),
        component_message: Some(attachments::message_ref(&interaction.message)),
        lang,
    };
    (caller, to)
}

/// Caller of a form, and where the answer goes.
pub(crate) fn from_modal(interaction: &ModalInteraction) -> (Caller, ReplyTo) {
    let lang = Lang::of_locale(&interaction.locale);
    let server = interaction.guild_locale.as_deref();
    let component_message = interaction.message.as_deref();
    let place = place(interaction.guild_id, interaction.channel_id, server, lang);
    let user = (&interaction.user, interaction.member.as_ref());
    // Forms belong to tables, which stand among no people of a private channel.
    let caller = Caller {
        component_message: component_message.map(|message| MessageId(message.id.get())),
        parent: parent(interaction.channel.as_ref()),
        ..author(user, interaction.id, place, lang)
    };
    let to = ReplyTo {
        id: interaction.id,
        arrived: arrival_time(),
        token: interaction.token.clone(),
        carrier: carrier(component_message, interaction.guild_id.is_none()),
        component_message: component_message.map(attachments::message_ref),
        lang,
    };
    (caller, to)
}

/// Carrier of a component or form: private where only its author sees the message.
fn carrier(message: Option<&Message>, in_dm: bool) -> Carrier {
    let private = message.is_some_and(|message| {
        let flags = message.flags.unwrap_or_default();
        in_dm || flags.contains(MessageFlags::EPHEMERAL)
    });
    if private {
        Carrier::Private
    } else {
        Carrier::Public
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[tokio::test]
    async fn handlers_see_the_arrival_time() {
        let before = Instant::now();
        let (at, again) = with_arrival_time(async {
            let at = arrival_time();
            tokio::time::sleep(Duration::from_millis(20)).await;
            (at, arrival_time())
        })
        .await;
        assert!(at >= before);
        assert_eq!(at, again);
        assert!(arrival_time() > at);
    }
}
