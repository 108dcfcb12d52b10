//! Words written to the bot in a DM: which table they are for, and what they do there.

use serenity::all::Message as DiscordMessage;
use sessions::{ChannelId, Dm, Key, Person, Posted, TableId, UserId, Venue};
use text::{Lang, say};

use crate::app::answer::run_guarded;
use crate::app::caller::{self, Caller};
use crate::app::fault::ServeError;
use crate::outbox::{dm_console, places};
use crate::requests::any::Origin;
use crate::requests::app::App;
use crate::requests::find::ask_which_table;
use crate::slash::front_door;
use crate::ui::ids::Request;
use crate::ui::message::{Answer, Private};
use crate::ui::reply::Reply;

/// Handles a message in a DM.
pub(crate) async fn answer_dm(app: &App, message: &DiscordMessage) {
    let user = UserId(message.author.id.get());
    let channel = ChannelId(message.channel_id.get());
    let name = caller::name(&message.author, None);
    let known = match remember(app, user, channel, &name).await {
        Ok(lang) => lang,
        Err(fault) => {
            tracing::error!(%fault, "a player was not saved");
            None
        }
    };
    // Discord does not tell the language of users who only write.
    let spoken = known.or_else(|| Lang::from_words(&message.content));
    let lang = spoken.unwrap_or(Lang::En);
    let who = Caller {
        user,
        name,
        lang,
        place: Venue {
            guild: None,
            channel,
            locale: caller::locale(lang),
            is_own_thread: false,
        },
        key: Key(message.id.get()),
        component_message: None,
        rights: caller::Rights::default(),
        roles: Vec::new(),
        parent: None,
        is_among_people: false,
        threads: false,
    };
    let words = message.content.trim();
    let langs = spoken.as_ref().map_or(&Lang::ALL[..], std::slice::from_ref);
    let _held = app.services.in_dms.begin(user);
    let mut at = None;
    let reply = run_guarded(lang, reply_to_words(app, &who, (words, langs), &mut at)).await;
    let console = reply.console;
    let private = match reply.answer {
        Answer::Say(private) | Answer::Update(private) | Answer::OnBoard(private) => private,
        // A form needs an interaction, the board a press on it: no game answers with them here.
        Answer::Ask(_) | Answer::Board(_) => Private::words(say("slow-press-again").tr(lang)),
    };
    let is_console = match &private {
        Private::Seat(message) => {
            let offers = message.map_ref(|it| (!it.rows.is_empty()).then_some(()));
            offers.transpose().is_some()
        }
        Private::Open(_) => false,
    };
    let sender = &app.services.sender;
    let message = match sender.reply(message, reply.seat, private).await {
        Ok(message) => message,
        Err(error) => {
            tracing::warn!(%error, "a DM was not answered");
            return;
        }
    };
    if let Some(table) = at.filter(|_| is_console) {
        let posted = Posted { channel, message };
        if let Err(fault) = dm_console::adopt(app, (table, user), posted, console).await {
            tracing::warn!(%fault, "the old console in a DM was not replaced");
        }
    }
}

/// Notes that this person's DMs are open. Returns their language, if they have used anything of
/// ours.
async fn remember(
    app: &App,
    user: UserId,
    channel: ChannelId,
    name: &str,
) -> Result<Option<Lang>, ServeError> {
    let wrote = |person: &mut Person| {
        name.clone_into(&mut person.name);
        person.dm = Dm::Open(channel);
    };
    let person = app.services.sessions.change_person(user, wrote).await?;
    let locale = person.locale.0;
    Ok((!locale.is_empty()).then(|| Lang::of_locale(&locale)))
}

/// Reply with these words in each of these languages.
fn in_each(langs: &[Lang], words: impl Fn(Lang) -> String) -> Reply {
    let lines: Vec<String> = langs.iter().map(|lang| words(*lang)).collect();
    Reply::words(lines.join("\n"))
}

/// Reply to words from a user who reads these languages. `spoken_at` is set to the table that they
/// were said at.
async fn reply_to_words(
    app: &App,
    who: &Caller,
    (words, langs): (&str, &[Lang]),
    spoken_at: &mut Option<TableId>,
) -> Result<Reply, ServeError> {
    let (named, words) = split_table_number(words);
    let own = app.services.sessions.all_of(who.user).await?;
    if let Some(table) = named {
        return if own.contains(&table) {
            *spoken_at = Some(table);
            say_at_table(app, who, table, words).await
        } else {
            Ok(in_each(langs, |lang| {
                let not_yours = say("table-not-yours").with("table", table.to_string());
                not_yours.tr(lang)
            }))
        };
    }
    match waiting(app, who.user, &own).await?.as_slice() {
        [] => match own.as_slice() {
            [] => front_door_reply(app, who.lang, langs).await,
            [table, ..] => {
                *spoken_at = Some(*table);
                say_at_table(app, who, *table, words).await
            }
        },
        [table] => {
            *spoken_at = Some(*table);
            say_at_table(app, who, *table, words).await
        }
        several => Ok(ask_which_table(app, who.lang, several, Some(words))),
    }
}

/// The front door, with its first line in each of these languages.
async fn front_door_reply(app: &App, lang: Lang, langs: &[Lang]) -> Result<Reply, ServeError> {
    let others = langs.iter().filter(|other| **other != lang);
    let titles: Vec<String> = others.map(|other| say("door-title").tr(*other)).collect();
    let page = front_door::message(app, lang).await?;
    let page = match titles.is_empty() {
        true => page,
        false => page.map(|page| page.under_notice(lang, &titles.join("\n"))),
    };
    Ok(Reply::open(Answer::Say(Private::Open(page))))
}

/// Says words at a table.
async fn say_at_table(
    app: &App,
    who: &Caller,
    table: TableId,
    words: &str,
) -> Result<Reply, ServeError> {
    let said = Request::Said(words.to_owned());
    let any_game = app.game_of_table(table).await?;
    let served = any_game.serve(who, table, (&said, Origin::WORDS));
    places::with_channel_warning(&app.services, who, table, served).await
}

/// Tables that wait for this person.
async fn waiting(app: &App, user: UserId, tables: &[TableId]) -> Result<Vec<TableId>, ServeError> {
    let mut waiting = Vec::new();
    for id in tables {
        let Some(table) = app.services.sessions.table(*id).await? else {
            continue;
        };
        let room = table.room().await?;
        let seat = room.seat_of(user);
        if room.due.iter().any(|due| Some(due.seat) == seat) {
            waiting.push(*id);
        }
    }
    Ok(waiting)
}

/// Reads a table number before the words: `#12 D3 F5`.
fn split_table_number(words: &str) -> (Option<TableId>, &str) {
    let Some(rest) = words.strip_prefix('#') else {
        return (None, words);
    };
    let (number, rest) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    match number.parse() {
        Ok(number) => (Some(TableId(number)), rest.trim_start()),
        Err(_) => (None, words),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn typed_words_may_start_with_a_table() {
        assert_eq!(
            split_table_number("#12 D3 F5"),
            (Some(TableId(12)), "D3 F5")
        );
        assert_eq!(split_table_number("#12"), (Some(TableId(12)), ""));
        assert_eq!(split_table_number("12"), (None, "12"));
        assert_eq!(split_table_number("#x D3"), (None, "#x D3"));
    }
}
