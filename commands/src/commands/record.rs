//! What people keep from game to game, by command: looked at, and changed by errands; it takes no
//! table. What stands there and what it means is the game's.

use games::{ErrandOf, Reach, Record, UnkeptOf};
use sessions::GuildId;
use text::{Lang, say};

use crate::bot::app::Ctx;
use crate::bot::context::House;
use crate::game::ui::{Desk, Shelf};
use crate::game::visit::run_errand;
use crate::input::caller::{self, Caller};
use crate::input::fault::Fault;
use crate::ui::reply::Reply;

/// What anybody may see of a record.
pub(crate) type ShownOf<D> = <<D as games::Game>::Record as Record>::Shown;

/// Where a record is kept: on a server, or wherever its person plays.
struct KeptAt(Option<GuildId>);

/// Runs an errand of whoever asks, and tells what came of it.
pub(crate) async fn run<D: Desk>(
    ctx: Ctx<'_>,
    errand: Result<ErrandOf<D>, UnkeptOf<D>>,
) -> Result<(), Fault> {
    let floor = ctx.framework.user_data;
    let (who, to) = caller::of_command(ctx.interaction);
    let work = async {
        let errand = match errand {
            Ok(errand) => errand,
            Err(refusal) => return Ok(Reply::words(D::Record::ran(who.lang, Err(&refusal)))),
        };
        let Some(KeptAt(guild)) = place::<D>(&floor.house, &who).await? else {
            return Ok(elsewhere(who.lang));
        };
        let (told, _) = run_errand::<D>(&floor.house, &who, guild, errand).await?;
        Ok(Reply::words(told))
    };
    floor.house.answer(&who, &to, work).await;
    Ok(())
}

/// Shows whoever asks what anybody may see of a person's record: of his own, if nobody is named.
pub(crate) async fn show<D: Desk>(
    ctx: Ctx<'_>,
    of: Option<serenity::all::User>,
    told: impl FnOnce(Lang, &str, &ShownOf<D>) -> String + Send,
) -> Result<(), Fault> {
    let floor = ctx.framework.user_data;
    let (who, to) = caller::of_command(ctx.interaction);
    let work = async {
        let Some(KeptAt(guild)) = place::<D>(&floor.house, &who).await? else {
            return Ok(elsewhere(who.lang));
        };
        let (user, name) = match &of {
            Some(user) => (sessions::UserId(user.id.get()), caller::name(user, None)),
            None => (who.user, who.name.clone()),
        };
        let own = floor.house.sessions.kept::<D>(guild, user).await?;
        let name = text::escape(&name);
        Ok(Reply::words(told(who.lang, &name, &own.shown())))
    };
    floor.house.answer(&who, &to, work).await;
    Ok(())
}

/// Tells whoever asks everything that he keeps.
pub(crate) async fn show_own<D: Desk>(
    ctx: Ctx<'_>,
    told: impl FnOnce(Lang, &D::Record) -> String + Send,
) -> Result<(), Fault> {
    let floor = ctx.framework.user_data;
    let (who, to) = caller::of_command(ctx.interaction);
    let work = async {
        Ok(match record_of::<D>(&floor.house, &who).await? {
            Some(record) => Reply::words(told(who.lang, &record)),
            None => elsewhere(who.lang),
        })
    };
    floor.house.answer(&who, &to, work).await;
    Ok(())
}

/// What whoever asks keeps himself, for autocomplete; `None` when that is not clear.
pub(crate) async fn own<D: Desk>(ctx: Ctx<'_>) -> Option<(Lang, D::Record)> {
    let floor = ctx.framework.user_data;
    let (who, _) = caller::of_command(ctx.interaction);
    let record = record_of::<D>(&floor.house, &who).await.ok()??;
    Some((who.lang, record))
}

async fn record_of<D: Desk>(house: &House, who: &Caller) -> Result<Option<D::Record>, Fault> {
    let Some(KeptAt(guild)) = place::<D>(house, who).await? else {
        return Ok(None);
    };
    let own = house.sessions.kept::<D>(guild, who.user).await?;
    Ok(own.open_as(who.user))
}

/// Where the record is that somebody means; `None` when that is not clear.
async fn place<D: Desk>(house: &House, who: &Caller) -> Result<Option<KeptAt>, Fault> {
    Ok(match <D::Record as Record>::REACH {
        Reach::Everywhere => Some(KeptAt(None)),
        Reach::Server => server::<D>(house, who).await?.map(|it| KeptAt(Some(it))),
    })
}

/// The server that somebody means: where he asks, or, in a DM, where he plays this game, if that
/// is one.
async fn server<D: Desk>(house: &House, who: &Caller) -> Result<Option<GuildId>, Fault> {
    if who.place.guild.is_some() {
        return Ok(who.place.guild);
    }
    let mut found = None;
    for id in house.sessions.of(who.user) {
        let Some(table) = house.sessions.table_of::<D>(id).await? else {
            continue;
        };
        let guild = table.table().room().await?.place.guild;
        if found.is_some() && found != guild {
            return Ok(None);
        }
        found = guild;
    }
    Ok(found)
}

fn elsewhere(lang: Lang) -> Reply {
    Reply::words(say("record-elsewhere").tr(lang))
}
