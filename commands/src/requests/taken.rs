//! A channel in which another game stands, and a person who wants to open one there: the page that
//! offers what works, and what its buttons do.

use games::Setting;
use sessions::{
    ChannelId, FoundError, GuildId, Key, Player, Room, Status, Table, TableAction, TableError,
    TableId, Venue,
};
use text::{Lang, Phrase, fit, say};

use crate::app::caller::{self, Caller};
use crate::app::dm_channels;
use crate::app::fault::{Fault, ServeError};
use crate::app::refused::foreign_component;
use crate::app::services::Services;
use crate::game::catalogue;
use crate::game::ui::GameUi;
use crate::requests::any::{AnyGame, Company};
use crate::requests::app::App;
use crate::requests::moderation;
use crate::table::guests::Guest;
use crate::table::names::formatted_name;
use crate::table::votes;
use crate::ui::buttons::table_button;
use crate::ui::ids::{Ids, Stamp, TableVerb};
use crate::ui::links;
use crate::ui::message::{Button, Message, Private, Row, Style};
use crate::ui::opening::{Opening, Place, WantedCompany, WantedTable};
use crate::ui::pool::Urgency;
use crate::ui::reply::Reply;
use crate::ui::send::Ring;
use crate::ui::send_error::SendError;

/// Letters for the choices of a setting, in order.
const LETTERS: &[u8] = b"0123456789abcdefghijklmnopqrstuvwxyz";
/// Letter for a setting that has none of its choices.
const USUAL: char = '-';

/// A game's options, a letter for each of its settings.
pub(crate) fn spell_options<D: GameUi>(options: &D::Options) -> String {
    let letter = |setting: &Setting<D::Options>| {
        let chosen = setting.chosen(options)?;
        let nth = setting.sayings().iter().position(|said| *said == chosen)?;
        LETTERS.get(nth).map(|letter| char::from(*letter))
    };
    let settings = D::SETTINGS.iter();
    settings.map(|it| letter(it).unwrap_or(USUAL)).collect()
}

/// Makes these choices in a game's options.
pub(crate) fn choose_options<D: GameUi>(mut options: D::Options, letters: &str) -> D::Options {
    for (setting, letter) in D::SETTINGS.iter().zip(letters.bytes()) {
        let nth = LETTERS.iter().position(|known| *known == letter);
        if let Some(said) = nth.and_then(|nth| setting.sayings().into_iter().nth(nth)) {
            setting.choose(&mut options, &said);
        }
    }
    options
}

/// Has the game of one person make way for people who want to play together where it stands: it
/// goes on in that person's DMs, where they are told first, or ends if they have not played yet.
/// Returns the line that tells it; `None` where it stays.
pub(crate) async fn make_way(
    services: &Services,
    who: &Caller,
    table: TableId,
    wanted: &WantedTable,
) -> Result<Option<String>, ServeError> {
    let table = services.table(table).await?;
    let room = table.room().await?;
    let Some(lone) = room.lone_player() else {
        return Ok(None);
    };
    if !wanted.company.has_people() || lone.user == who.user {
        return Ok(None);
    }
    let dms = match room.was_played() {
        true => match tell_in_dms(services, who, &table, (lone, "taken-goes-on-here")).await? {
            Some(channel) => Some(Venue {
                guild: None,
                channel,
                locale: lone.locale.clone(),
                is_own_thread: false,
            }),
            None => return Ok(None),
        },
        false => None,
    };
    let key = match dms {
        Some(_) => "taken-gave-way",
        None => "taken-made-way",
    };
    let gives_way = services
        .sessions
        .give_way(&table, who.user, dms, who.key.second());
    match gives_way.await {
        Ok(()) => {}
        Err(FoundError::Failed(failure)) => return Err(failure.into()),
        Err(FoundError::Refused(_) | FoundError::Taken { .. }) => return Ok(None),
    }
    if !room.was_played() {
        tell_in_dms(services, who, &table, (lone, "taken-closed-for-others")).await?;
    }
    let line = say(key)
        .with("name", formatted_name(&room.seats, lone, who.lang))
        .with("game", catalogue::title(who.lang, room.game));
    Ok(Some(line.tr(who.lang)))
}

/// Tells a person in their DMs what becomes of their game, by this key, above all that it goes on
/// there; `None` where it cannot.
async fn tell_in_dms(
    services: &Services,
    who: &Caller,
    table: &Table,
    (lone, key): (&Player, &'static str),
) -> Result<Option<ChannelId>, ServeError> {
    let room = table.room().await?;
    let Ok(Some(channel)) = dm_channels::channel_of_player(services, lone.user, table).await else {
        return Ok(None);
    };
    if room.was_played() && services.sessions.holder(channel).is_some() {
        return Ok(None);
    }
    let lang = Lang::of_locale(&lone.locale.0);
    let line = say(key)
        .with("game", catalogue::title(lang, room.game))
        .with("table", room.table.to_string())
        .with("channel", format!("<#{}>", room.place.channel));
    let message = Private::words(line.tr(lang));
    // However often Discord delivers the interaction, they get one DM.
    let nonce = format!("w{}.{}", room.table, who.key.0 % 1_000_000_000);
    let sent = services
        .sender
        .dm(channel, None, message, (&nonce, Ring::Loud));
    let sent = dm_channels::note_dm_result(services, table, lone.user, sent.await);
    // Where Discord has too much to do, the game stays.
    Ok(sent.await.ok().flatten().map(|_| channel))
}

/// Page for a person who wanted to open a game where this table stands.
pub(crate) async fn page(
    services: &Services,
    who: &Caller,
    table: TableId,
    wanted: &WantedTable,
) -> Result<Reply, ServeError> {
    let room = services.table(table).await?.room().await?;
    let (lang, now) = (who.lang, services.sessions.now());
    let ids = Ids::new(table, Stamp(0));
    let opening = |place, key| {
        let wanted = wanted.clone();
        let id = Opening { place, wanted }.id()?;
        Some(Button::new(id, say(key).tr(lang), Style::Plain))
    };
    let mut buttons = Vec::new();
    buttons.extend(join_button(lang, who, &room, &ids));
    let button = |verb| table_button(lang, &ids, verb, Style::Plain);
    match (room.seat_of(who.user), &room.status) {
        (Some(_), _) => buttons.push(button(TableVerb::Console)),
        (None, Status::Playing) => buttons.push(Button {
            label: say("taken-watch").tr(lang),
            ..button(TableVerb::More)
        }),
        (None, _) => {}
    }
    if who.threads {
        buttons.extend(opening(Place::Thread, "taken-thread"));
    }
    if who.place.guild.is_some() {
        buttons.extend(opening(Place::Dms, "taken-dms"));
    }
    if room.is_deserted(now) {
        buttons.extend(opening(Place::Here, "taken-close"));
    }
    Ok(Reply::say(Message {
        rows: vec![Row::Buttons(buttons)],
        ..Message::words(sentence(lang, &room))
    }))
}

/// Sentence about the table in the way.
fn sentence(lang: Lang, room: &Room) -> String {
    let key = match (room.place.guild, &room.status) {
        (None, _) => "taken-in-dms",
        (Some(_), Status::Lobby) => "taken-gathering",
        (Some(_), _) => "taken-playing",
    };
    let name = |player: &Player| formatted_name(&room.seats, player, lang);
    let names: Vec<String> = room.people().map(|(_, player)| name(player)).collect();
    say(key)
        .with("game", catalogue::title(lang, room.game))
        .with("table", room.table.to_string())
        .with("names", names.join(", "))
        .tr(lang)
}

/// Button for a person who may sit down there.
fn join_button(lang: Lang, who: &Caller, room: &Room, ids: &Ids) -> Option<Button> {
    if room.seat_of(who.user).is_some() {
        return None;
    }
    match room.status {
        Status::Lobby if room.has_room() => {
            Some(table_button(lang, ids, TableVerb::Join, Style::Main))
        }
        Status::Playing => votes::take_seat_button(lang, room, ids),
        _ => None,
    }
}

/// Answers a press of a button of the page.
pub(crate) async fn pressed(
    app: &App,
    who: &Caller,
    opening: &Opening,
) -> Result<Reply, ServeError> {
    let Opening { place, wanted } = opening;
    // However often the page is pressed, one game comes of it.
    let key = who.component_message.map_or(who.key, |page| Key(page.0));
    let who = &Caller { key, ..who.clone() };
    let Some(any_game) = app.any_game(&wanted.game) else {
        return Ok(foreign_component(who.lang));
    };
    let reply = match place {
        Place::Here => close_and_open(app, who, any_game, wanted).await,
        Place::Thread => open_in_thread(app, who, any_game, wanted).await,
        Place::Dms => open_in_dms(app, who, any_game, wanted).await,
    };
    Ok(reply?.replacing())
}

/// Closes the forgotten game of the channel, and opens the wanted one.
async fn close_and_open(
    app: &App,
    who: &Caller,
    any_game: &dyn AnyGame,
    wanted: &WantedTable,
) -> Result<Reply, ServeError> {
    let sessions = &app.services.sessions;
    if let Some(table) = sessions.holder(who.place.channel) {
        let table = app.services.table(table).await?;
        if table.room().await?.is_deserted(sessions.now()) {
            let closes = table.act(who.user, who.key.second(), TableAction::Close);
            match closes.await {
                // Someone else was faster: what stands there now is looked at below.
                Ok(_) | Err(TableError::Refused(_)) => {}
                Err(error) => return Err(error.into()),
            }
        }
    }
    let company = company(&app.services, who, wanted.company).await?;
    let opened = any_game.open_wanted(who, wanted, company).await?;
    match opened.begun {
        Some(table) => any_game.console(who, table, Urgency::Now).await,
        None => Ok(opened.reply),
    }
}

/// Opens the wanted game in a thread of the channel. However often Discord delivers the
/// interaction, and wherever we were stopped before, there is one thread.
async fn open_in_thread(
    app: &App,
    who: &Caller,
    any_game: &dyn AnyGame,
    wanted: &WantedTable,
) -> Result<Reply, ServeError> {
    let (services, lang) = (&app.services, who.lang);
    let (Some(guild), true) = (who.place.guild, who.threads) else {
        return Ok(Reply::words(say("taken-no-thread").tr(lang)));
    };
    let turn = services.threads.begin(who.place.channel);
    let _turn = turn.wait_for_turn().await;
    if let Some(table) = services.sessions.founded_by(who.key).await? {
        let thread = services.table(table).await?.room().await?.place.channel;
        return Ok(went_to_thread(who, any_game, (thread, table)));
    }
    let company = company(services, who, wanted.company).await?;
    let rules = services.sessions.server_rules(who.place.guild).await?;
    moderation::check_opening(who, &rules)?;
    let spoken = rules.language.unwrap_or_else(|| who.place.locale.clone());
    let guest = match &company {
        Company::With(guest) => Some(guest),
        _ => None,
    };
    // The server reads the thread's name: people whose names are hidden here are not in it. Nor
    // are those who come later: Discord notes a new name there in a line that can't be taken back.
    let is_hidden = |guest: &&Guest| rules.unnamed.iter().any(|user| guest.is_user(*user));
    let opener = (!rules.unnamed.contains(&who.user)).then_some(who.name.as_str());
    let guest = guest.filter(|guest| !is_hidden(guest)).map(Guest::name);
    let names: Vec<&str> = [opener, guest].into_iter().flatten().collect();
    let title = any_game.title(Lang::of_locale(&spoken.0));
    let name = match names.is_empty() {
        true => title,
        false => say("taken-thread-name")
            .with("game", title)
            .with("names", names.join(", "))
            .tr(Lang::of_locale(&spoken.0)),
    };
    let name = fit::label(&name, fit::THREAD);
    let opened = find_or_open_thread(services, (guild, who.place.channel), &name, wanted).await;
    let thread = match opened {
        Ok(thread) => thread,
        Err(error @ (SendError::Unavailable(_) | SendError::Token)) => return Err(error.into()),
        // A permission was taken away, or the server has as many threads as Discord allows.
        Err(_) => return Ok(Reply::words(say("taken-no-thread").tr(lang))),
    };
    let mut there = who.clone();
    (there.place.channel, there.place.is_own_thread) = (thread, true);
    there.parent = Some(who.place.channel);
    if let Err(ended) = any_game.open_wanted(&there, wanted, company).await {
        if let Err(error) = services.sender.archive(thread).await {
            tracing::warn!(thread = thread.0, %error, "an empty thread was not archived");
        }
        return Err(ended);
    }
    let table = services.sessions.holder(thread);
    let table = table.ok_or(Fault::Missing("the table of a new thread"))?;
    Ok(went_to_thread(who, any_game, (thread, table)))
}

/// The thread in which nothing stands yet, or a new one.
async fn find_or_open_thread(
    services: &Services,
    place: (GuildId, ChannelId),
    name: &str,
    wanted: &WantedTable,
) -> Result<ChannelId, SendError> {
    let empty = services.sender.empty_threads(place, name).await?;
    let free = |thread: &ChannelId| services.sessions.table_at(*thread).is_none();
    match empty.into_iter().find(free) {
        Some(thread) => Ok(thread),
        None => {
            services
                .sender
                .open_thread(place.1, name, wanted.pace)
                .await
        }
    }
}

/// Reply to a person whose game is in a thread.
fn went_to_thread(
    who: &Caller,
    any_game: &dyn AnyGame,
    (thread, table): (ChannelId, TableId),
) -> Reply {
    let said = say("taken-went-to-thread")
        .with("game", any_game.title(who.lang))
        .with("channel", format!("<#{thread}>"));
    with_console(who.lang, said, table)
}

/// Reply to a person whose game is elsewhere: where, and the button to their console.
fn with_console(lang: Lang, said: Phrase, table: TableId) -> Reply {
    let ids = Ids::new(table, Stamp(0));
    let console = table_button(lang, &ids, TableVerb::Console, Style::Plain);
    Reply::say(Message::words(said.tr(lang))).with_row(Row::Buttons(vec![console]))
}

/// Opens the wanted game in the person's DMs.
async fn open_in_dms(
    app: &App,
    who: &Caller,
    any_game: &dyn AnyGame,
    wanted: &WantedTable,
) -> Result<Reply, ServeError> {
    let (services, lang) = (&app.services, who.lang);
    let Some(channel) = dm_channels::channel_of_caller(services, who).await? else {
        return Ok(Reply::words(say("taken-dms-closed").tr(lang)));
    };
    let mut there = who.clone();
    (there.place.guild, there.place.channel) = (None, channel);
    there.place.locale = caller::locale(lang);
    let alone = wanted.company.without_people();
    let wanted = WantedTable {
        company: alone,
        // A pace for several is none for one.
        pace: wanted.pace.filter(|_| alone == wanted.company),
        ..wanted.clone()
    };
    let company = company(services, &there, alone).await?;
    any_game.open_wanted(&there, &wanted, company).await?;
    let table = services.sessions.holder(channel);
    Ok(went_to_dms(lang, any_game.title(lang), (channel, table)))
}

/// Reply to a person whose game is in their DMs.
pub(crate) fn went_to_dms(
    lang: Lang,
    game: String,
    (channel, table): (ChannelId, Option<TableId>),
) -> Reply {
    let said = say("taken-went-to-dms")
        .with("game", game)
        .with("link", links::dm_link(channel));
    match table {
        Some(table) => with_console(lang, said, table),
        None => Reply::words(said.tr(lang)),
    }
}

/// The company that was wanted.
async fn company(
    services: &Services,
    who: &Caller,
    wanted: WantedCompany,
) -> Result<Company, ServeError> {
    Ok(match wanted {
        WantedCompany::People => Company::Others,
        WantedCompany::Solo => Company::Solo,
        WantedCompany::Computers(skill) => Company::Computers(skill),
        WantedCompany::Now => Company::Now,
        WantedCompany::Person(user) => {
            let member = match who.place.guild {
                Some(guild) => services.sender.member(guild, user).await?,
                None => None,
            };
            match member {
                Some(member) => Company::With(Guest::from_member(&member)),
                // Whom they wanted to play with has left the server.
                None => Company::Others,
            }
        }
    })
}

#[cfg(test)]
mod tests {
    use games::laws::Rehearsed;
    use sessions::Millis;

    use super::*;

    /// Checks that every choice of every game comes back from its letters.
    struct RoundTrip;

    impl catalogue::Visitor for RoundTrip {
        async fn game<D: GameUi + Rehearsed>(&self) {
            let usual = D::next_options(&D::Options::default(), Millis(1_700_000_000_000));
            for setting in D::SETTINGS {
                for said in setting.sayings() {
                    let mut options = usual.clone();
                    setting.choose(&mut options, &said);
                    let letters = spell_options::<D>(&options);
                    let again = choose_options::<D>(usual.clone(), &letters);
                    let same = again == options;
                    assert!(same, "{} {}:{said} → {letters}", D::ID, setting.name);
                }
            }
        }
    }

    #[tokio::test]
    async fn options_come_back_from_their_letters() {
        catalogue::each_game(&RoundTrip).await;
    }
}
