//! Opening of a table for the caller: with whom, at which pace, and the reply.

use std::time::Duration;

use games::{RecordChanges, Seat};
use sessions::{
    Continuation, Founding, Key, Pace, Player, PracticeFounding, ServerRules, Skill, TableId,
    TableRefusal, Venue,
};
use text::{Lang, escape, say};

use crate::app::caller::Caller;
use crate::app::fault::ServeError;
use crate::app::refused::Refused;
use crate::app::services::Services;
use crate::game::ui::GameUi;
use crate::lessons::coach;
use crate::requests::any::{Company, Opened};
use crate::requests::moderation;
use crate::requests::session::open_session;
use crate::requests::taken::{self, spell_options};
use crate::table::computers;
use crate::table::lobby::with_lobby_buttons;
use crate::ui::buttons::table_button;
use crate::ui::ids::{Ids, Stamp, TableVerb};
use crate::ui::message::{Message, Row, Style};
use crate::ui::opening::WantedTable;
use crate::ui::reply::Reply;

/// Longest wait for a new board to stand in its channel, and how often it is looked for.
const BOARD_WAIT: Duration = Duration::from_millis(600);
const BOARD_LOOK: Duration = Duration::from_millis(20);

/// Opens a table for the caller, in the channel where they are; where another stands there, offers
/// what works instead.
pub(crate) async fn open_table<D: GameUi>(
    services: &Services,
    who: &Caller,
    options: D::Options,
    pace: Option<Pace>,
    company: Company,
) -> Result<Opened, ServeError> {
    let wanted = WantedTable {
        game: D::ID.to_owned(),
        company: company.as_wanted(),
        pace,
        options: spell_options::<D>(&options),
    };
    let attempt = || found_table::<D>(services, who, options.clone(), pace, company.clone());
    let table = match attempt().await {
        Err(ServeError::Refused(Refused::Occupied(table))) => table,
        opened => return opened,
    };
    if let Some(line) = taken::make_way(services, who, table, &wanted).await? {
        let opened = attempt().await?;
        let reply = opened.reply.with_last_line(who.lang, &line);
        return Ok(Opened { reply, ..opened });
    }
    Err(taken::page(services, who, table, &wanted).await?.into())
}

/// Founds a table for the caller, in the channel where they are.
async fn found_table<D: GameUi>(
    services: &Services,
    who: &Caller,
    options: D::Options,
    pace: Option<Pace>,
    company: Company,
) -> Result<Opened, ServeError> {
    let skill = match company {
        Company::Computers(skill) => Some(skill),
        Company::Now if D::NOW_IS_SOLO => None,
        Company::Now => Some(computers::usual_skill(services, who.user, D::ID).await?),
        Company::Others | Company::With(_) | Company::Solo => None,
    };
    let is_first =
        matches!(company, Company::Now) && coach::is_first_game::<D>(services, who.user).await?;
    let mut guests = Vec::new();
    if let Some(skill) = skill {
        if !D::COMPUTER {
            return Err(TableRefusal::NoComputer.into());
        }
        if D::Record::counts(&options) {
            return Err(TableRefusal::Counts.into());
        }
        // As few as the game needs to be one against another.
        let others = 1..(*D::SEATS.start()).max(2);
        guests.extend(others.map(|nth| Player::computer(skill, nth - 1)));
    }
    let (opponent, alone) = match company {
        Company::Others => (None, false),
        Company::With(guest) if guest.is_user(who.user) => {
            return Err(Reply::words(say("challenge-self").tr(who.lang)).into());
        }
        Company::With(guest) => (Some(guest.into_player(services, who).await?), false),
        Company::Solo | Company::Computers(_) | Company::Now => (None, true),
    };
    let rules = services.sessions.server_rules(who.place.guild).await?;
    moderation::check_opening(who, &rules)?;
    let place = venue(services, who, &rules).await?;
    let founding = Founding::<D> {
        host: who.player(),
        guests,
        place,
        options: match is_first {
            true => D::first_options(options),
            false => options,
        },
        pace: pace.unwrap_or(match alone {
            false => rules.pace.unwrap_or(D::PACE),
            true => Pace::Unhurried,
        }),
        table_seed: services.chance.table_seed()?,
        key: who.key,
    };
    if alone {
        let on_server = founding.place.guild.is_some();
        let table = services.sessions.begin::<D>(founding).await?.table;
        if on_server {
            // The console comes below what everyone sees, and stays the last message.
            let stands = board_stands(services, table);
            let _ = tokio::time::timeout(BOARD_WAIT, stands).await;
        }
        if is_first && let Some(console) = set_up_first_game::<D>(services, who, table).await? {
            return Ok(Opened {
                reply: console.apart(),
                begun: None,
            });
        }
        return Ok(match on_server {
            true => Opened {
                reply: opened_alone(who.lang, table),
                begun: Some(table),
            },
            // Their console comes to the DM itself.
            false => Opened {
                reply: Reply::words(say("table-opened-in-dms").tr(who.lang)),
                begun: None,
            },
        });
    }
    let opened = match &opponent {
        Some(player) => say("challenge-opened").with("name", escape(&player.name)),
        None => say("table-opened"),
    };
    let opened = with_lobby_buttons(opened, &founding.place);
    services.sessions.found_for::<D>(founding, opponent).await?;
    Ok(Opened {
        reply: Reply::words(opened.tr(who.lang)),
        begun: None,
    })
}

/// Begins a live game with the usual options for these people, with computers in the seats that it
/// needs besides.
pub(crate) async fn begin_for<D: GameUi>(
    services: &Services,
    people: Vec<Player>,
    place: Venue,
    key: Key,
) -> Result<TableId, ServeError> {
    let options = D::next_options(&D::Options::default(), services.sessions.now());
    let mut people = people.into_iter();
    let host = people.next().ok_or(TableRefusal::NotSeated)?;
    let mut guests: Vec<Player> = people.collect();
    // As few as the game needs to be one against another.
    let missing = (*D::SEATS.start()).max(2).saturating_sub(1);
    let missing = usize::from(missing).saturating_sub(guests.len());
    if D::COMPUTER && !D::Record::counts(&options) {
        let skill = computers::usual_skill(services, host.user, D::ID).await?;
        guests.extend((0..).map(|nth| Player::computer(skill, nth)).take(missing));
    }
    let founding = Founding::<D> {
        host,
        guests,
        place,
        options,
        pace: Pace::Live,
        table_seed: services.chance.table_seed()?,
        key,
    };
    Ok(services.sessions.begin::<D>(founding).await?.table)
}

/// The place of a new table of the caller, in the language of its server.
async fn venue(
    services: &Services,
    who: &Caller,
    rules: &ServerRules,
) -> Result<Venue, ServeError> {
    let mut place = who.place.clone();
    if let Some(language) = &rules.language {
        place.locale = language.clone();
    }
    if who.parent.is_some() && !place.is_own_thread {
        place.is_own_thread = services.sender.opened_thread(place.channel).await?;
    }
    Ok(place)
}

/// Begins a game for practice where the caller is, from a moment of another one: they take this
/// seat, and computers the others.
pub(crate) async fn go_on<D: GameUi>(
    services: &Services,
    who: &Caller,
    continuation: Continuation<D>,
    seat: Seat,
) -> Result<TableId, ServeError> {
    let rules = services.sessions.server_rules(who.place.guild).await?;
    moderation::check_opening(who, &rules)?;
    let founding = PracticeFounding {
        place: venue(services, who, &rules).await?,
        skill: Skill::Fair,
        table_seed: services.chance.table_seed()?,
        key: who.key,
    };
    let sessions = &services.sessions;
    let new = sessions.go_on::<D>(continuation, (who.player(), seat), founding);
    Ok(new.await?.table)
}

/// Waits until the board of a table stands in its channel.
async fn board_stands(services: &Services, table: TableId) {
    while let Ok(Some(handle)) = services.sessions.table(table).await {
        match handle.marks().await {
            Ok(marks) if marks.board_post().is_none() => tokio::time::sleep(BOARD_LOOK).await,
            Ok(_) | Err(_) => return,
        }
    }
}

/// Sets up the caller's first game for them, where that can be done; the console with a line about
/// it, or in DMs, where the console comes by itself, the line.
async fn set_up_first_game<D: GameUi>(
    services: &Services,
    who: &Caller,
    table: TableId,
) -> Result<Option<Reply>, ServeError> {
    let session = open_session::<D>(services, who, table).await?;
    match session.read_view(D::first_set_up).flatten() {
        Some((action, line)) => {
            let console = session.set_up(action, line).await?;
            Ok(Some(match who.place.guild {
                Some(_) => console,
                None => Reply::words(say(line).tr(who.lang)),
            }))
        }
        None => Ok(None),
    }
}

/// Reply to a caller whose game has begun: the button to their console.
fn opened_alone(lang: Lang, table: TableId) -> Reply {
    let ids = Ids::new(table, Stamp(0));
    let console = table_button(lang, &ids, TableVerb::Console, Style::Main);
    let message = Message {
        rows: vec![Row::Buttons(vec![console])],
        ..Message::words(say("table-opened-solo").tr(lang))
    };
    Reply::say(message)
}
