//! The game night of a server: opened for an hour, changed before it, called off.

use std::time::{Duration, Instant};

use sessions::{
    GuildId, Millis, Moderation, Night, NightAct, NightPosts, NightStage, ServerRules, Venue, Zone,
};
use text::{Lang, say};

use super::ids::{ServerPage, ServerPress, way_back};
use crate::app::caller::Caller;
use crate::app::fault::ServeError;
use crate::outbox::places::reason_sentence;
use crate::requests::app::App;
use crate::requests::moderation;
use crate::slash::settings::parse;
use crate::slash::shared::game_choice::chosen;
use crate::ui::links::timestamp;
use crate::ui::message::{
    Answer, Button, Field, Form, Message, Required, Row, Select, SelectEntry, Style,
};
use crate::ui::reply::Reply;

/// Hours that a night lasts, unless another number is chosen; and the most.
const HOURS: u8 = 3;
const LONGEST: u8 = 8;

/// A game night as it was asked for.
pub(super) struct NightPlan<'w> {
    /// Hour of the night, as it was typed.
    pub at: &'w str,
    /// Only game of the night.
    pub game: Option<&'w str>,
    /// Hours that it lasts.
    pub hours: Option<u8>,
}

/// The server's game night, if it is not over.
async fn current(app: &App, guild: GuildId) -> Result<Option<Night>, ServeError> {
    let night = app.services.sessions.night(guild).await?;
    Ok(night.filter(|night| night.stage == NightStage::On))
}

/// Opens a game night in the channel where the caller is.
pub(super) async fn open(
    app: &App,
    who: &Caller,
    (guild, rules): (GuildId, &ServerRules),
    plan: NightPlan<'_>,
) -> Result<Reply, ServeError> {
    let (services, lang) = (&app.services, who.lang);
    let (now, key) = (services.sessions.now(), who.key);
    let zone = services.sessions.person(who.user).await?;
    let zone = zone.and_then(|person| person.zone);
    let at = match read_hour(plan.at, zone.as_ref(), now) {
        Ok(at) => at,
        Err(key) => return Ok(Reply::words(say(key).tr(lang))),
    };
    let asked_by = (&["cmd-server"][..], "opt-server-night-game");
    let games = match plan.game {
        Some(said) => vec![chosen(app, said, lang, asked_by)?.id().to_owned()],
        None => Vec::new(),
    };
    moderation::check_channel(lang, (who.place.channel, who.parent), rules)?;
    let look = services.sender.look(&who.place, Instant::now());
    if let Some(trouble) = Box::pin(look).await?.trouble {
        let reason = reason_sentence(lang, &format!("<#{}>", who.place.channel), trouble);
        return Ok(Reply::words(reason));
    }
    let night = Night {
        key,
        by: who.user,
        place: Venue {
            locale: rules
                .language
                .clone()
                .unwrap_or_else(|| who.place.locale.clone()),
            ..who.place.clone()
        },
        opened: now,
        at,
        hours: plan.hours.unwrap_or(HOURS).clamp(1, LONGEST),
        games,
        people: Vec::new(),
        tables: Vec::new(),
        posts: NightPosts::default(),
        stage: NightStage::On,
    };
    let open = |known: &mut Option<Night>| {
        if known.as_ref().is_none_or(|it| it.stage == NightStage::Over) {
            *known = Some(night.clone());
        }
    };
    let known = services
        .sessions
        .change_night(guild, Some(key), open)
        .await?;
    services.nights.tend(guild);
    let said = match known.filter(|night| night.key == key) {
        Some(_) => {
            let planned = Moderation::Night(NightAct::Planned);
            moderation::note_act(services, who, guild, planned).await?;
            say("night-opened")
        }
        None => say("night-taken"),
    };
    let mut message = page(app, who, guild)
        .await?
        .under_notice(lang, &said.tr(lang));
    message.rows.push(way_back(lang, ServerPage::Home));
    Ok(Reply::update(message))
}

/// Page about the game night.
pub(super) async fn page(app: &App, who: &Caller, guild: GuildId) -> Result<Message, ServeError> {
    let lang = who.lang;
    let button = |press: ServerPress, label: &'static str, style| {
        Button::new(press.id(), say(label).tr(lang), style)
    };
    let Some(night) = current(app, guild).await? else {
        let form = button(ServerPress::NightForm, "night-button-plan", Style::Main);
        return Ok(Message {
            rows: vec![Row::Buttons(vec![form])],
            ..Message::words(say("night-none").tr(lang))
        });
    };
    let is_played = |id: &str| night.games.is_empty() || night.games.iter().any(|it| it == id);
    let games = app.all_games().filter(|it| is_played(it.id()));
    let games: Vec<String> = games.map(|it| it.title(lang)).collect();
    let line = say("night-planned")
        .with("at", timestamp(night.at, 'f'))
        .with("channel", format!("<#{}>", night.place.channel))
        .with("count", night.people.len());
    let games = say("night-games")
        .with("games", games.join(", "))
        .with("hours", usize::from(night.hours));
    let mut rows = Vec::new();
    if night.tables.is_empty() {
        rows.extend([games_select(app, lang), hours_select(lang)]);
        let off = button(ServerPress::NightOff, "night-button-off", Style::Danger);
        rows.push(Row::Buttons(vec![off]));
    }
    Ok(Message {
        rows,
        ..Message::words([line, games].map(|line| line.tr(lang)).join("\n"))
    })
}

/// Select of the games of the night.
fn games_select(app: &App, lang: Lang) -> Row {
    let games = app.all_games().enumerate();
    let choices = games.map(|(nth, it)| SelectEntry::new(nth.to_string(), it.title(lang)));
    Row::Select(Select {
        id: ServerPress::NightGame.id(),
        placeholder: say("night-choose-game").tr(lang),
        choices: choices.collect(),
    })
}

/// Select of how many hours the night lasts.
fn hours_select(lang: Lang) -> Row {
    let choices = (1..=LONGEST).map(|hours| {
        let label = say("night-hours").with("hours", usize::from(hours));
        SelectEntry::new(hours.to_string(), label.tr(lang))
    });
    Row::Select(Select {
        id: ServerPress::NightHours.id(),
        placeholder: say("night-choose-hours").tr(lang),
        choices: choices.collect(),
    })
}

/// Form that asks for the hour.
pub(super) async fn form(app: &App, who: &Caller) -> Result<Reply, ServeError> {
    let lang = who.lang;
    let person = app.services.sessions.person(who.user).await?;
    let label = match person.and_then(|person| person.zone) {
        Some(zone) => say("night-field").with("zone", zone.name().replace('_', " ")),
        None => say("night-field-minutes"),
    };
    Ok(Reply::open(Answer::Ask(Form {
        id: ServerPress::NightForm.id(),
        title: say("server-button-night").tr(lang),
        field: Field {
            label: label.tr(lang),
            placeholder: "20:30 · +90".to_owned(),
            value: String::new(),
            required: Required::Yes,
        },
    })))
}

/// Changes the game night, as long as no table is made, and shows its page.
pub(super) async fn change(
    app: &App,
    who: &Caller,
    (guild, _): (GuildId, &ServerRules),
    (press, chosen): (ServerPress, Option<u64>),
) -> Result<Reply, ServeError> {
    let all: Vec<String> = app.all_games().map(|it| it.id().to_owned()).collect();
    let chosen = chosen.and_then(|it| usize::try_from(it).ok());
    let change = |night: &mut Option<Night>| {
        let is_open = |it: &&mut Night| it.stage == NightStage::On && it.tables.is_empty();
        let Some(night) = night.as_mut().filter(is_open) else {
            return;
        };
        match (press, chosen) {
            (ServerPress::NightOff, _) => night.stage = NightStage::CalledOff,
            (ServerPress::NightHours, Some(hours)) => {
                let hours = u8::try_from(hours).unwrap_or(HOURS);
                night.hours = hours.clamp(1, LONGEST);
            }
            (ServerPress::NightGame, Some(nth)) => {
                if let Some(game) = all.get(nth) {
                    toggle_game(&mut night.games, game, &all);
                }
            }
            _ => {}
        }
    };
    let services = &app.services;
    let before = current(app, guild).await?;
    let key = Some(who.key);
    let after = services.sessions.change_night(guild, key, change).await?;
    services.nights.tend(guild);
    if before.is_some() && after != before {
        let act = match press {
            ServerPress::NightOff => NightAct::CalledOff,
            _ => NightAct::Changed,
        };
        moderation::note_act(services, who, guild, Moderation::Night(act)).await?;
    }
    let mut message = page(app, who, guild).await?;
    message.rows.push(way_back(who.lang, ServerPage::Home));
    Ok(Reply::update(message))
}

/// Adds a game to those that are played, or takes it out. None at all means every one.
fn toggle_game(games: &mut Vec<String>, game: &str, all: &[String]) {
    if games.is_empty() {
        games.extend(all.iter().cloned());
    }
    let known = games.len();
    games.retain(|other| other != game);
    if games.len() == known {
        games.push(game.to_owned());
    }
    if games.len() == all.len() {
        games.clear();
    }
}

/// Reads the hour of a night: a time of day (`20:30`, `20h30`, `8pm`), or in how many minutes
/// (`+90`).
///
/// # Errors
/// It cannot be read, or the writer's time zone is not known: the key of a sentence that says so.
fn read_hour(said: &str, zone: Option<&Zone>, now: Millis) -> Result<Millis, &'static str> {
    let unread = "night-unread";
    if let Some(minutes) = said.trim().strip_prefix('+') {
        let minutes: u64 = minutes.trim().parse().map_err(|_| unread)?;
        let is_near = (1..24 * 60).contains(&minutes);
        let at = now.after(Duration::from_secs(minutes.saturating_mul(60)));
        return is_near.then_some(at).ok_or(unread);
    }
    let Some([time]) = parse::times(said)
        .as_deref()
        .map(<[u16; 1]>::try_from)
        .and_then(Result::ok)
    else {
        return Err(unread);
    };
    let zone = zone.ok_or("night-zone")?;
    // Both are below 60.
    let (hour, minute) = ((time / 60) as u8, (time % 60) as u8);
    Ok(zone.next_time((hour, minute), now, None))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hours_are_read_as_people_write_them() {
        // 14 November 2023, 22:13:20 in London.
        let now = Millis(1_700_000_000_000);
        let paris = Zone::read("Europe/Paris");
        let minutes = |said| {
            let at = read_hour(said, paris.as_ref(), now)?;
            Ok::<_, &str>(now.until(at).as_secs().div_ceil(60))
        };
        assert_eq!(minutes("+90"), Ok(90));
        for said in ["23:30", "23h30", "11:30pm", " 23.30 "] {
            assert_eq!(minutes(said), Ok(17), "{said}");
        }
        assert_eq!(minutes("8pm"), Ok(20 * 60 + 47));
        for said in ["", "soon", "25:00", "+0", "+9999", "20:00-22:00"] {
            assert_eq!(minutes(said), Err("night-unread"), "{said}");
        }
        assert_eq!(read_hour("20:00", None, now), Err("night-zone"));
    }

    #[test]
    fn games_are_all_or_those_that_are_left() {
        let all = ["a", "b", "c"].map(str::to_owned);
        let mut games = Vec::new();
        toggle_game(&mut games, "b", &all);
        assert_eq!(games, ["a", "c"]);
        toggle_game(&mut games, "b", &all);
        assert!(games.is_empty());
        for game in ["a", "b", "c"] {
            toggle_game(&mut games, game, &all);
        }
        assert!(games.is_empty(), "{games:?}");
    }
}
