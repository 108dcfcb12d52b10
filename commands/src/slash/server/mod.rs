//! `/server`: the panel of those who run a server, and everything on it as options of the command.

mod change;
mod check;
mod ids;
mod night;
mod pages;
mod results;
mod standing;

use serenity::all::{
    ChannelId as DiscordChannel, ComponentInteractionDataKind, InteractionContext, Permissions,
    RoleId as DiscordRole, UserId as DiscordUser,
};
use sessions::{ChannelId, Closers, GuildId, RoleId, ServerRules, TableId, UserId};
use text::{Lang, say};

use crate::app::caller::Caller;
use crate::app::fault::ServeError;
use crate::app::refused::foreign_component;
use crate::requests::app::App;
use crate::requests::moderation::moderates_server;
use crate::slash::context::{Command, Ctx};
use crate::slash::shared::answer_command::answer_command;
use crate::slash::shared::choices::choices;
use crate::slash::shared::game_choice::games;
use crate::slash::shared::together::PaceChoice;
use crate::ui::reply::Reply;
use change::{LANGUAGES, ServerChange, carry_out};
pub(crate) use ids::{ServerPage, ServerPress, SetWord, read};

/// Name of the command.
pub(super) const NAME: &str = "server";

choices! {
    /// In which language tables speak: this one, or the server's own.
    Language: Option<Lang> = LANGUAGES
}

choices! {
    /// People who may close tables of others.
    ByClosers: Closers = [
        ("seated", Closers::Seated),
        ("managers", Closers::Managers),
    ]
}

choices! {
    /// Page of the panel.
    Shown: ServerPage = [
        ("where", ServerPage::Where),
        ("who", ServerPage::Who),
        ("people", ServerPage::People),
        ("style", ServerPage::Style),
        ("check", ServerPage::Check),
        ("games", ServerPage::Games),
        ("month", ServerPage::Month),
        ("log", ServerPage::Log),
        ("results", ServerPage::Results),
        ("night", ServerPage::Night),
    ]
}

choices! {
    /// Setting that is set back.
    Reset: SetWord = [
        ("channels", SetWord::Channels),
        ("news", SetWord::News),
        ("openers", SetWord::Openers),
        ("moderators", SetWord::Moderators),
    ]
}

#[expect(
    clippy::too_many_arguments,
    reason = "poise takes each option of a command for an argument"
)]
#[poise::command(slash_command)]
pub(crate) async fn server(
    ctx: Ctx<'_>,
    language: Option<Language>,
    pace: Option<PaceChoice>,
    close: Option<ByClosers>,
    show: Option<Shown>,
    channel: Option<DiscordChannel>,
    news: Option<DiscordChannel>,
    opener: Option<DiscordRole>,
    moderator: Option<DiscordRole>,
    exclude: Option<DiscordUser>,
    admit: Option<DiscordUser>,
    #[rename = "hide-name"] hide_name: Option<DiscordUser>,
    #[rename = "show-name"] show_name: Option<DiscordUser>,
    #[min = 1]
    #[max = 1_000_000_000]
    game: Option<i64>,
    reset: Option<Reset>,
    #[max_length = 300] webhook: Option<String>,
    #[max_length = 40] night: Option<String>,
    #[rename = "night-game"]
    #[autocomplete = "games"]
    night_game: Option<String>,
    #[rename = "night-hours"]
    #[min = 1]
    #[max = 8]
    night_hours: Option<i64>,
) -> Result<(), ServeError> {
    let place = |id: DiscordChannel| ChannelId(id.get());
    let role = |id: DiscordRole| RoleId(id.get());
    let user = |id: DiscordUser| UserId(id.get());
    let changes = [
        language.map(|it| ServerChange::Language(it.meant)),
        pace.map(|it| ServerChange::Pace(it.meant)),
        close.map(|it| ServerChange::Closers(it.meant)),
        channel.map(|id| ServerChange::ToggleChannel(place(id))),
        news.map(|id| ServerChange::News(Some(place(id)))),
        opener.map(|id| ServerChange::ToggleOpener(role(id))),
        moderator.map(|id| ServerChange::Moderators(Some(role(id)))),
        exclude.map(|id| ServerChange::Exclude(user(id))),
        admit.map(|id| ServerChange::Admit(user(id))),
        hide_name.map(|id| ServerChange::Unname(user(id))),
        show_name.map(|id| ServerChange::Name(user(id))),
        // Without a choice, these are as they were at first.
        reset.and_then(|it| ServerChange::chosen(it.meant, &[])),
    ];
    let changes: Vec<ServerChange> = changes.into_iter().flatten().collect();
    let table = game.and_then(|number| u64::try_from(number).ok().map(TableId));
    answer_command(ctx, |app, who| async move {
        let (guild, rules) = moderated(app, &who).await?;
        let rules = match changes.is_empty() {
            true => rules,
            false => carry_out(app, &who, guild, changes).await?,
        };
        if let Some(address) = webhook {
            return results::set(app, &who, guild, &address).await;
        }
        if let Some(said) = night {
            let hours = night_hours.and_then(|hours| u8::try_from(hours).ok());
            let plan = night::NightPlan {
                at: &said,
                game: night_game.as_deref(),
                hours,
            };
            return night::open(app, &who, (guild, &rules), plan).await;
        }
        if let Some(table) = table {
            return standing::page(app, &who, guild, table).await;
        }
        let shown = show.map_or(ServerPage::Home, |page| page.meant);
        pages::page(app, &who, (guild, &rules), shown).await
    })
    .await
}

/// Limits the command to servers, and at first to those who manage them.
pub(super) fn limit_to_managers(command: &mut Command) {
    command.interaction_context = Some(vec![InteractionContext::Guild]);
    command.default_member_permissions = Permissions::MANAGE_GUILD;
}

/// The server that the caller moderates, with its rules.
///
/// # Errors
/// They do not moderate it.
async fn moderated(app: &App, who: &Caller) -> Result<(GuildId, ServerRules), ServeError> {
    let rules = app.services.sessions.server_rules(who.place.guild).await?;
    // Checked here too, regardless of who the server lets see the command.
    match who.place.guild.filter(|_| moderates_server(who, &rules)) {
        Some(guild) => Ok((guild, rules)),
        None => Err(Reply::words(say("server-not-yours").tr(who.lang)).into()),
    }
}

/// Answers a press or a choice on the panel.
pub(crate) async fn pressed(
    app: &App,
    who: &Caller,
    press: ServerPress,
    chosen: Vec<u64>,
) -> Result<Reply, ServeError> {
    let (guild, rules) = moderated(app, who).await?;
    let first = chosen.first().copied();
    match press {
        ServerPress::Page(page) => pages::page(app, who, (guild, &rules), page).await,
        ServerPress::Set(word) => {
            let Some(change) = ServerChange::chosen(word, &chosen) else {
                return pages::page(app, who, (guild, &rules), word.page()).await;
            };
            let rules = carry_out(app, who, guild, vec![change]).await?;
            pages::page(app, who, (guild, &rules), word.page()).await
        }
        ServerPress::Game => match first {
            Some(table) => standing::page(app, who, guild, TableId(table)).await,
            None => pages::page(app, who, (guild, &rules), ServerPage::Games).await,
        },
        ServerPress::Close(table) => standing::close(app, who, guild, table).await,
        ServerPress::Free(table) => {
            let user = first.map(UserId);
            standing::free(app, who, guild, (table, user)).await
        }
        ServerPress::ResultFiles => results::files(app, who, guild).await,
        ServerPress::ReceiverOff => {
            let change = ServerChange::Receiver(None);
            let rules = carry_out(app, who, guild, vec![change]).await?;
            pages::page(app, who, (guild, &rules), ServerPage::Results).await
        }
        ServerPress::ReceiverForm => Ok(results::form(who.lang)),
        ServerPress::NightForm => night::form(app, who).await,
        ServerPress::NightGame | ServerPress::NightHours | ServerPress::NightOff => {
            night::change(app, who, (guild, &rules), (press, first)).await
        }
        // With another secret.
        ServerPress::ReceiverAgain => match &rules.receiver {
            Some(receiver) => results::set(app, who, guild, &receiver.address).await,
            None => pages::page(app, who, (guild, &rules), ServerPage::Results).await,
        },
    }
}

/// Answers a submitted form of the panel.
pub(crate) async fn submitted(
    app: &App,
    who: &Caller,
    press: ServerPress,
    typed: Option<&str>,
) -> Result<Reply, ServeError> {
    let (guild, rules) = moderated(app, who).await?;
    let Some(typed) = typed else {
        return Ok(Reply::words(say("table-form-empty").tr(who.lang)));
    };
    match press {
        ServerPress::ReceiverForm => results::set(app, who, guild, typed).await,
        ServerPress::NightForm => {
            let plan = night::NightPlan {
                at: typed,
                game: None,
                hours: None,
            };
            night::open(app, who, (guild, &rules), plan).await
        }
        _ => Ok(foreign_component(who.lang)),
    }
}

/// Choices made in a select of the panel: numbers, or the places of choices in a list.
pub(crate) fn chosen(kind: &ComponentInteractionDataKind) -> Vec<u64> {
    match kind {
        ComponentInteractionDataKind::StringSelect { values } => {
            values.iter().filter_map(|it| it.parse().ok()).collect()
        }
        ComponentInteractionDataKind::UserSelect { values } => {
            values.iter().map(|id| id.get()).collect()
        }
        ComponentInteractionDataKind::RoleSelect { values } => {
            values.iter().map(|id| id.get()).collect()
        }
        ComponentInteractionDataKind::ChannelSelect { values } => {
            values.iter().map(|id| id.get()).collect()
        }
        _ => Vec::new(),
    }
}
