//! Caller of a command, a component or a form, the time of its arrival, and where the answer goes.

use std::time::Instant;

use serenity::all::{
    CommandInteraction, ComponentInteraction, InteractionContext, Member, Message, MessageFlags,
    ModalInteraction, User,
};
use sessions::{ChannelId, GuildId, Key, Locale, MessageId, Millis, Player, UserId, Venue};
use text::Lang;

use crate::ui::attachments;
use crate::ui::reply::{Carrier, ReplyTo};

/// The first second of 2015, from which Discord's ids count.
const FIRST_SECOND: u64 = 1_420_070_400_000;

tokio::task_local! {
    static ARRIVED: Instant;
}

/// Does all that comes of a message or an interaction that arrives now. Discord counts its 3 s from
/// about then, with anything we do before we know what it is.
pub(crate) async fn arriving<T>(work: impl Future<Output = T>) -> T {
    ARRIVED.scope(Instant::now(), work).await
}

/// When what is served arrived.
fn arrival() -> Instant {
    ARRIVED
        .try_with(|at| *at)
        .unwrap_or_else(|_| Instant::now())
}

/// Caller, with their place and language.
#[derive(Clone, Debug)]
pub(crate) struct Caller {
    /// Their id.
    pub user: UserId,
    /// Their name there.
    pub name: String,
    /// Their own language.
    pub lang: Lang,
    /// From where.
    pub place: Venue,
    /// Identifies their request, even if it is delivered more than once.
    pub key: Key,
    /// The message whose component they used.
    pub on: Option<MessageId>,
    /// Their rights there beside playing.
    pub may: May,
    /// True in a DM among people, where we are no member.
    pub is_among_people: bool,
}

impl Caller {
    /// When they asked, by Discord's own clock: its ids begin with it, so no lag counts.
    pub(crate) const fn at(&self) -> Millis {
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
pub(crate) struct May {
    /// Manage the channel.
    pub manage_channel: bool,
    /// Manage the server.
    pub manage_server: bool,
}

impl May {
    fn of(member: Option<&Member>) -> Self {
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

fn nick(member: Option<&Member>) -> Option<&str> {
    member.and_then(|member| member.nick.as_deref())
}

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
    }
}

/// Caller of a slash command.
pub(crate) fn of_command(interaction: &CommandInteraction) -> (Caller, ReplyTo) {
    let lang = Lang::of_locale(&interaction.locale);
    let server = interaction.guild_locale.as_deref();
    let caller = Caller {
        user: UserId(interaction.user.id.get()),
        name: name(&interaction.user, nick(interaction.member.as_deref())),
        lang,
        place: place(interaction.guild_id, interaction.channel_id, server, lang),
        key: Key(interaction.id.get()),
        on: None,
        may: May::of(interaction.member.as_deref()),
        is_among_people: interaction.context == Some(InteractionContext::PrivateChannel),
    };
    let to = ReplyTo {
        id: interaction.id,
        arrived: arrival(),
        token: interaction.token.clone(),
        carrier: Carrier::Public,
        on: None,
        lang,
    };
    (caller, to)
}

/// Caller of a component.
pub(crate) fn of_component(interaction: &ComponentInteraction) -> (Caller, ReplyTo) {
    let lang = Lang::of_locale(&interaction.locale);
    let server = interaction.guild_locale.as_deref();
    let caller = Caller {
        user: UserId(interaction.user.id.get()),
        name: name(&interaction.user, nick(interaction.member.as_ref())),
        lang,
        place: place(interaction.guild_id, interaction.channel_id, server, lang),
        key: Key(interaction.id.get()),
        on: Some(MessageId(interaction.message.id.get())),
        may: May::of(interaction.member.as_ref()),
        is_among_people: interaction.context == Some(InteractionContext::PrivateChannel),
    };
    let to = ReplyTo {
        id: interaction.id,
        arrived: arrival(),
        token: interaction.token.clone(),
        carrier: carrier(
            Some(&interaction.message),
            interaction.guild_id.is_none() && !caller.is_among_people,
        ),
        on: Some(attachments::target(&interaction.message)),
        lang,
    };
    (caller, to)
}

/// Caller of a form.
pub(crate) fn of_modal(interaction: &ModalInteraction) -> (Caller, ReplyTo) {
    let lang = Lang::of_locale(&interaction.locale);
    let server = interaction.guild_locale.as_deref();
    let on = interaction.message.as_deref();
    let caller = Caller {
        user: UserId(interaction.user.id.get()),
        name: name(&interaction.user, nick(interaction.member.as_ref())),
        lang,
        place: place(interaction.guild_id, interaction.channel_id, server, lang),
        key: Key(interaction.id.get()),
        on: on.map(|message| MessageId(message.id.get())),
        may: May::of(interaction.member.as_ref()),
        // Forms belong to tables, and none stands there.
        is_among_people: false,
    };
    let to = ReplyTo {
        id: interaction.id,
        arrived: arrival(),
        token: interaction.token.clone(),
        carrier: carrier(on, interaction.guild_id.is_none()),
        on: on.map(attachments::target),
        lang,
    };
    (caller, to)
}

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
        let (at, again) = arriving(async {
            let at = arrival();
            tokio::time::sleep(Duration::from_millis(20)).await;
            (at, arrival())
        })
        .await;
        assert!(at >= before);
        assert_eq!(at, again);
        assert!(arrival() > at);
    }
}
