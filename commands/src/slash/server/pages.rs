//! Pages of the panel.

use std::collections::BTreeSet;

use sessions::{
    Closers, GuildId, Moderation, ModeratorAct, Month, NightAct, Person, ServerRules,
    ServerSetting, UserId,
};
use text::{Lang, fit, say};

use super::change::{CLOSERS, LANGUAGES};
use super::ids::{ServerPage, ServerPress, SetWord, page_button, way_back};
use super::{check, night, results, standing};
use crate::app::caller::Caller;
use crate::app::fault::ServeError;
use crate::requests::app::App;
use crate::requests::moderation::{channel_names, role_names};
use crate::table::lobby;
use crate::table::paces::PACES;
use crate::ui::links::{mention, timestamp};
use crate::ui::message::{Button, ListedSelect, Lists, Message, Row, Select, SelectEntry};
use crate::ui::reply::Reply;

/// Most channels and roles that are chosen at once.
const MOST: u8 = 25;

/// A page of the panel.
pub(super) async fn page(
    app: &App,
    who: &Caller,
    (guild, rules): (GuildId, &ServerRules),
    page: ServerPage,
) -> Result<Reply, ServeError> {
    let lang = who.lang;
    let mut message = match page {
        ServerPage::Home => return Ok(Reply::update(home(lang, rules))),
        ServerPage::Where => where_page(lang, rules),
        ServerPage::Who => who_page(lang, rules),
        ServerPage::People => people_page(app, lang, rules).await?,
        ServerPage::Style => style_page(lang, rules),
        ServerPage::Check => {
            let text = check::text(app, who, (guild, rules)).await?;
            Message::from_long_text(lang, &text)
        }
        ServerPage::Games => standing::list(app, lang, guild).await?,
        ServerPage::Month => Message::words(month_text(app, lang, guild).await?),
        ServerPage::Log => {
            let (sessions, key) = (&app.services.sessions, who.key);
            let now = sessions.now();
            let rules = sessions.recent_server_rules(guild, key, now).await?;
            Message::from_long_text(lang, &log_text(lang, &rules.acts))
        }
        ServerPage::Results => results::page(lang, rules),
        ServerPage::Night => night::page(app, who, guild).await?,
    };
    message.rows.push(way_back(lang, ServerPage::Home));
    Ok(Reply::update(message))
}

/// The first page: every setting in a line, and the way to the other pages.
fn home(lang: Lang, rules: &ServerRules) -> Message {
    let lines = [
        vec![say("server-heading").tr(lang)],
        where_lines(lang, rules),
        who_lines(lang, rules),
        vec![
            say("server-people")
                .with("excluded", rules.excluded.len())
                .with("unnamed", rules.unnamed.len())
                .tr(lang),
        ],
        style_lines(lang, rules),
    ];
    let pages = ServerPage::ALL.map(|(page, _)| page).into_iter();
    let buttons = pages.filter(|page| *page != ServerPage::Home);
    let buttons: Vec<Button> = buttons.map(|page| page_button(lang, page)).collect();
    let rows = buttons.chunks(fit::ROW);
    Message {
        rows: rows.map(|row| Row::Buttons(row.to_vec())).collect(),
        ..Message::words(lines.concat().join("\n"))
    }
}

/// Lines about where games are.
fn where_lines(lang: Lang, rules: &ServerRules) -> Vec<String> {
    let channels = match rules.channels.is_empty() {
        true => say("server-channels-all"),
        false => say("server-channels").with("channels", channel_names(&rules.channels)),
    };
    let news = match rules.news {
        None => say("server-news-none"),
        Some(news) => say("server-news").with("channel", format!("<#{news}>")),
    };
    [channels, news].map(|line| line.tr(lang)).into()
}

/// Lines about who opens games, and who moderates them.
fn who_lines(lang: Lang, rules: &ServerRules) -> Vec<String> {
    let openers = match rules.openers.is_empty() {
        true => say("server-openers-all"),
        false => say("server-openers").with("roles", role_names(rules)),
    };
    let moderators = match rules.moderators {
        None => say("server-moderators-none"),
        Some(role) => say("server-moderators").with("role", format!("<@&{role}>")),
    };
    [openers, moderators].map(|line| line.tr(lang)).into()
}

/// Lines about language, pace, and who closes games.
fn style_lines(lang: Lang, rules: &ServerRules) -> Vec<String> {
    let language = match &rules.language {
        Some(set) => say("server-language").with("language", Lang::of_locale(&set.0).name()),
        None => say("server-language-servers"),
    };
    let pace = say("server-pace").with(
        "pace",
        lobby::pace_phrase(rules.pace.unwrap_or_default()).tr(lang),
    );
    let closers = say(match rules.closers {
        Closers::Seated => "server-close-seated",
        Closers::Managers => "server-close-managers",
    });
    [language, pace, closers].map(|line| line.tr(lang)).into()
}

/// Select of a setting among what Discord lists: people, channels or roles.
fn listed_select(lang: Lang, word: SetWord, placeholder: &'static str, lists: Lists) -> Row {
    Row::Listed(ListedSelect {
        id: ServerPress::Set(word).id(),
        placeholder: say(placeholder).tr(lang),
        lists,
    })
}

/// Select of a setting; none where there is nothing to choose.
fn select(
    lang: Lang,
    word: SetWord,
    placeholder: &'static str,
    mut choices: Vec<SelectEntry>,
) -> Option<Row> {
    choices.truncate(fit::OPTIONS);
    (!choices.is_empty()).then(|| {
        Row::Select(Select {
            id: ServerPress::Set(word).id(),
            placeholder: say(placeholder).tr(lang),
            choices,
        })
    })
}

/// Page about the channels where games are opened and announced.
fn where_page(lang: Lang, rules: &ServerRules) -> Message {
    let channels = Lists::Channels(MOST, rules.channels.clone());
    let news = Lists::Channels(1, rules.news.into_iter().collect());
    Message {
        rows: vec![
            listed_select(lang, SetWord::Channels, "server-choose-channels", channels),
            listed_select(lang, SetWord::News, "server-choose-news", news),
        ],
        ..Message::words(where_lines(lang, rules).join("\n"))
    }
}

/// Page about the roles that open games and that moderate them.
fn who_page(lang: Lang, rules: &ServerRules) -> Message {
    let openers = Lists::Roles(MOST, rules.openers.clone());
    let moderators = Lists::Roles(1, rules.moderators.into_iter().collect());
    let mut lines = who_lines(lang, rules);
    if rules.moderators.is_some() {
        lines.push(say("server-moderators-see").tr(lang));
    }
    Message {
        rows: vec![
            listed_select(lang, SetWord::Openers, "server-choose-openers", openers),
            listed_select(
                lang,
                SetWord::Moderators,
                "server-choose-moderators",
                moderators,
            ),
        ],
        ..Message::words(lines.join("\n"))
    }
}

/// Page about people who may not play, and whose names are hidden.
async fn people_page(app: &App, lang: Lang, rules: &ServerRules) -> Result<Message, ServeError> {
    let list = |key: &'static str, users: &[UserId]| {
        let names = users.iter().map(|user| mention(lang, *user));
        let names: Vec<String> = names.collect();
        say(key)
            .with("many", names.len())
            .with("names", names.join(", "))
            .tr(lang)
    };
    let lines = [
        list("server-excluded", &rules.excluded),
        list("server-unnamed", &rules.unnamed),
    ];
    let admit = select(
        lang,
        SetWord::Admit,
        "server-choose-admit",
        entries(app, lang, &rules.excluded).await?,
    );
    let name = select(
        lang,
        SetWord::Name,
        "server-choose-name",
        entries(app, lang, &rules.unnamed).await?,
    );
    let exclude = listed_select(
        lang,
        SetWord::Exclude,
        "server-choose-exclude",
        Lists::People,
    );
    let unname = listed_select(lang, SetWord::Unname, "server-choose-unname", Lists::People);
    let rows = [Some(exclude), admit, Some(unname), name];
    Ok(Message {
        rows: rows.into_iter().flatten().collect(),
        ..Message::from_long_text(lang, &lines.join("\n"))
    })
}

/// Entries of a select of these people.
async fn entries(app: &App, lang: Lang, users: &[UserId]) -> Result<Vec<SelectEntry>, ServeError> {
    let mut entries = Vec::new();
    for user in users.iter().filter(|user| !user.is_forgotten()) {
        let known: Option<Person> = app.services.sessions.person(*user).await?;
        let name = known.map(|person| person.name).filter(|it| !it.is_empty());
        let label = name.unwrap_or_else(|| say("player-forgotten").tr(lang));
        entries.push(SelectEntry::new(user.to_string(), label));
    }
    Ok(entries)
}

/// Page about language, pace, and who closes games.
fn style_page(lang: Lang, rules: &ServerRules) -> Message {
    let numbered = |labels: Vec<&'static str>| {
        let labels = labels.into_iter().enumerate();
        labels
            .map(|(nth, key)| SelectEntry::new(nth.to_string(), say(key).tr(lang)))
            .collect::<Vec<_>>()
    };
    let languages = LANGUAGES.iter().enumerate().map(|(nth, (_, language))| {
        let own = || say("choice-server-language-server").tr(lang);
        SelectEntry::new(nth.to_string(), language.map_or_else(own, Lang::name))
    });
    let closers = CLOSERS.map(|closers| match closers {
        Closers::Seated => "choice-server-close-seated",
        Closers::Managers => "choice-server-close-managers",
    });
    let paces = PACES.iter().enumerate().map(|(nth, (_, pace))| {
        SelectEntry::new(nth.to_string(), lobby::pace_phrase(*pace).tr(lang))
    });
    let rows = [
        select(
            lang,
            SetWord::Language,
            "server-choose-language",
            languages.collect(),
        ),
        select(lang, SetWord::Pace, "server-choose-pace", paces.collect()),
        select(
            lang,
            SetWord::Closers,
            "server-choose-closers",
            numbered(closers.to_vec()),
        ),
    ];
    Message {
        rows: rows.into_iter().flatten().collect(),
        ..Message::words(style_lines(lang, rules).join("\n"))
    }
}

/// This month and the one before in numbers.
async fn month_text(app: &App, lang: Lang, guild: GuildId) -> Result<String, ServeError> {
    let sessions = &app.services.sessions;
    let this = Month::new(sessions.now());
    let mut lines = Vec::new();
    let (mut games, mut before) = (0, 0);
    let mut people = BTreeSet::new();
    for any_game in app.all_games() {
        let league = sessions.league(guild, any_game.id()).await?;
        before += league.month(this.before()).map_or(0, |month| month.games);
        if let Some(month) = league.month(this) {
            games += month.games;
            people.extend(month.people.keys().copied());
            let line = say("server-month-game")
                .with("game", any_game.title(lang))
                .with("games", month.games);
            lines.push(line.tr(lang));
        }
    }
    let heading = say("server-month")
        .with("games", games)
        .with("people", people.len());
    lines.insert(0, heading.tr(lang));
    lines.push(say("server-month-before").with("games", before).tr(lang));
    Ok(lines.join("\n"))
}

/// Text of the moderators' log, the latest at the top.
fn log_text(lang: Lang, acts: &[ModeratorAct]) -> String {
    if acts.is_empty() {
        return say("server-log-none").tr(lang);
    }
    let mut lines = vec![say("server-log").tr(lang)];
    lines.extend(acts.iter().rev().map(|act| log_line(lang, act)));
    lines.join("\n")
}

/// Line about an act of a moderator.
fn log_line(lang: Lang, act: &ModeratorAct) -> String {
    let about = |key: &'static str, user: UserId| say(key).with("name", mention(lang, user));
    let what = match act.what {
        Moderation::Set(setting) => say(match setting {
            ServerSetting::Language => "server-log-language",
            ServerSetting::Pace => "server-log-pace",
            ServerSetting::Closers => "server-log-closers",
            ServerSetting::Channels => "server-log-channels",
            ServerSetting::News => "server-log-news",
            ServerSetting::Openers => "server-log-openers",
            ServerSetting::Moderators => "server-log-moderators",
            ServerSetting::Receiver => "server-log-receiver",
        }),
        Moderation::Closed(table) => say("server-log-closed").with("table", table.to_string()),
        Moderation::Removed(table, user) => {
            about("server-log-removed", user).with("table", table.to_string())
        }
        Moderation::Excluded(user) => about("server-log-excluded", user),
        Moderation::Admitted(user) => about("server-log-admitted", user),
        Moderation::Unnamed(user) => about("server-log-unnamed", user),
        Moderation::Named(user) => about("server-log-named", user),
        Moderation::Night(act) => say(match act {
            NightAct::Planned => "server-log-night-planned",
            NightAct::Changed => "server-log-night-changed",
            NightAct::CalledOff => "server-log-night-off",
        }),
    };
    say("server-log-line")
        .with("at", timestamp(act.at, 'f'))
        .with("by", mention(lang, act.by))
        .with("what", what.tr(lang))
        .tr(lang)
}
