//! What people keep from game to game, by command: looked at, and changed by errands. What stands
//! there and what it means is the game's.

use games::{Reach, Record};
use sessions::{ErrandError, GuildId, Own};
use text::{Lang, say};

use crate::app::{Ctx, Fault, House};
use crate::caller::{self, Caller};
use crate::desk::{Desk, ErrandOf, RefusalOf};
use crate::send::Reply;

/// What anybody may see of a record.
pub type ShownOf<D> = <<D as games::Game>::Record as Record>::Shown;

/// Runs an errand of whoever asks, and tells what came of it.
pub async fn run<D: Desk>(
    ctx: Ctx<'_>,
    errand: Result<ErrandOf<D>, RefusalOf<D>>,
    told: impl FnOnce(Lang, Result<&D::Record, &RefusalOf<D>>) -> String,
) -> Result<(), Fault> {
    let house = ctx.framework.user_data;
    let (who, door) = caller::of_command(ctx.interaction);
    let work = async {
        let errand = match errand {
            Ok(errand) => errand,
            Err(refusal) => return Ok(Reply::words(told(who.lang, Err(&refusal)))),
        };
        let Some(guild) = place::<D>(house, &who).await? else {
            return Ok(elsewhere(who.lang));
        };
        let sessions = &house.sessions;
        let ran = sessions.errand::<D>(guild, who.user, who.key, errand);
        Ok(match ran.await {
            Ok(ran) => match ran.own.open_as(who.user) {
                Some(record) => Reply::words(told(who.lang, Ok(&record))),
                None => elsewhere(who.lang),
            },
            Err(ErrandError::Refused(refusal)) => Reply::words(told(who.lang, Err(&refusal))),
            Err(ErrandError::Failed(failure)) => return Err(failure.into()),
        })
    };
    house.answer(&who, &door, work).await;
    Ok(())
}

/// Shows whoever asks what anybody may see of a person's record: of his own, if nobody is named.
pub async fn show<D: Desk>(
    ctx: Ctx<'_>,
    of: Option<serenity::all::User>,
    told: impl FnOnce(Lang, &str, &ShownOf<D>) -> String,
) -> Result<(), Fault> {
    let house = ctx.framework.user_data;
    let (who, door) = caller::of_command(ctx.interaction);
    let work = async {
        let Some(guild) = place::<D>(house, &who).await? else {
            return Ok(elsewhere(who.lang));
        };
        let (user, name) = match &of {
            Some(user) => (sessions::UserId(user.id.get()), caller::name(user, None)),
            None => (who.user, who.name.clone()),
        };
        let own: Own<D::Record> = house.sessions.kept::<D>(guild, user).await?;
        let name = text::escape(&name);
        Ok(Reply::words(told(who.lang, &name, &own.shown())))
    };
    house.answer(&who, &door, work).await;
    Ok(())
}

/// Tells whoever asks what he keeps himself.
pub async fn read<D: Desk>(
    ctx: Ctx<'_>,
    told: impl FnOnce(Lang, &D::Record) -> String,
) -> Result<(), Fault> {
    let house = ctx.framework.user_data;
    let (who, door) = caller::of_command(ctx.interaction);
    let work = async {
        let Some(guild) = place::<D>(house, &who).await? else {
            return Ok(elsewhere(who.lang));
        };
        let own = house.sessions.kept::<D>(guild, who.user).await?;
        Ok(match own.open_as(who.user) {
            Some(record) => Reply::words(told(who.lang, &record)),
            None => elsewhere(who.lang),
        })
    };
    house.answer(&who, &door, work).await;
    Ok(())
}

/// What whoever asks keeps himself, for autocomplete; `None` when that is not clear.
pub async fn own<D: Desk>(ctx: Ctx<'_>) -> Option<(Lang, D::Record)> {
    let house = ctx.framework.user_data;
    let (who, _) = caller::of_command(ctx.interaction);
    let guild = place::<D>(house, &who).await.ok()??;
    let own = house.sessions.kept::<D>(guild, who.user).await.ok()?;
    Some((who.lang, own.open_as(who.user)?))
}

/// Whose server's records are meant, if that is clear: the one where he asks, or, in a DM, where
/// he plays this game, if that is one. Of records that reach everywhere there is no doubt.
async fn place<D: Desk>(house: &House, who: &Caller) -> Result<Option<Option<GuildId>>, Fault> {
    let everywhere = <D::Record as Record>::REACH == Reach::Everywhere;
    if everywhere || who.place.guild.is_some() {
        return Ok(Some(who.place.guild));
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
    Ok(found.map(Some))
}

fn elsewhere(lang: Lang) -> Reply {
    Reply::words(say("record-elsewhere").tr(lang))
}
