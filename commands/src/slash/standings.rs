//! Ledgers and leagues as people see them: a table to look at, and the same in words. It reads
//! nothing.

use std::collections::BTreeMap;

use games::Seat;
use render::{Label, Placard, PlacardRow};
use sessions::{
    Among, Counts, GuildId, Leaf, League, Ledger, Meetings, Puzzle, Rating, ServerRules, Sessions,
    UserId,
};
use text::{Lang, Lines, Names, Phrase, Rank, escape, fit, say};

use crate::app::fault::ServeError;
use crate::requests::any::AnyGame;
use crate::requests::app::App;
use crate::ui::message::{Message, Picture};

/// Greatest number of rows in a table.
const TABLE_ROWS: usize = 10;
/// Greatest number of named opponents.
const MAX_OPPONENTS: usize = 5;
/// Kinds of opponents, in their order.
const AMONG: [Among; 3] = [Among::People, Among::Computers, Among::Nobody];

/// Names of people, as far as they were looked up.
#[derive(Default)]
pub(crate) struct KnownNames(BTreeMap<UserId, String>);

impl KnownNames {
    /// No names but of those whose own a server hides: they are numbered.
    pub(crate) fn on_server(lang: Lang, rules: &ServerRules) -> Self {
        let unnamed = rules.unnamed.iter().zip(1..);
        let names = unnamed.map(|(user, nth)| {
            let name = say("player-unnamed").with("seat", nth).tr(lang);
            (*user, name)
        });
        Self(names.collect())
    }

    /// Looks up the name of a user.
    pub(crate) async fn look_up(
        &mut self,
        sessions: &Sessions,
        user: UserId,
    ) -> Result<(), ServeError> {
        if !self.0.contains_key(&user)
            && let Some(person) = sessions.person(user).await?
        {
            self.0.insert(user, person.name);
        }
        Ok(())
    }

    pub(crate) fn name(&self, user: UserId) -> String {
        self.0.get(&user).cloned().unwrap_or_default()
    }
}

/// Owner and viewer of a ledger.
pub(crate) struct LedgerOf<'w> {
    pub lang: Lang,
    pub name: &'w str,
    pub server: Option<GuildId>,
    /// True if the viewer looks at their own.
    pub own: bool,
    /// True if its owner hides it from others.
    pub hidden: bool,
    /// Their ratings on the server, by the ids of the games.
    pub ratings: Vec<(&'w str, Rating)>,
}

impl LedgerOf<'_> {
    /// Opponents whom the user met most often.
    pub(crate) fn most_met(ledger: &Ledger, server: Option<GuildId>) -> Vec<UserId> {
        most_met(ledger, server)
            .into_iter()
            .map(|(user, _)| user)
            .collect()
    }

    /// The user's ledger as a table.
    pub(crate) fn table(&self, app: &App, ledger: &Ledger, known: &KnownNames) -> Standings {
        let lang = self.lang;
        let leaves = ledger.on_server(self.server);
        let mut rows: Vec<StandingsRow> = Vec::new();
        for among in AMONG {
            for any_game in app.all_games() {
                let of = |leaf: &&(&str, Among, &Leaf)| (leaf.0, leaf.1) == (any_game.id(), among);
                let found = leaves.iter().find(of);
                rows.extend(
                    found.map(|(.., leaf)| StandingsRow::from_leaf(lang, any_game, among, leaf)),
                );
            }
        }
        rows.truncate(TABLE_ROWS);
        let place = say(match self.server {
            Some(_) => "stats-where-server",
            None => "stats-where-anywhere",
        });
        let place = place.tr(lang);
        let title = say("stats-title").with("name", escape(self.name));
        let mut lines = Lines::default();
        lines.push(Rank::Heading, title.with("where", place.clone()).tr(lang));
        for among in AMONG {
            let of = leaves.iter().filter(|leaf| leaf.1 == among);
            let all: Vec<&Counts> = of.map(|(.., leaf)| &leaf.counts).collect();
            if !all.is_empty() {
                lines.push(Rank::Status, summed(lang, among, &all));
            }
        }
        let ratings = self.ratings.iter().filter_map(|(game, rating)| {
            let title = app.any_game(game)?.title(lang);
            let one = say("stats-rating-one").with("game", title);
            Some(rated(one, *rating).tr(lang))
        });
        let ratings: Vec<String> = ratings.collect();
        if !ratings.is_empty() {
            let line = say("stats-ratings").with("list", ratings.join(", "));
            lines.push(Rank::Status, line.tr(lang));
        }
        let met = most_met(ledger, self.server);
        if !met.is_empty() {
            let one = |(user, met): (UserId, Meetings)| {
                say("stats-met-one")
                    .with("name", escape(&known.name(user)))
                    .with("games", met.games)
                    .with("won", met.won)
                    .with("lost", met.lost)
                    .tr(lang)
            };
            let list: Vec<String> = met.into_iter().map(one).collect();
            let list = say("stats-met").with("list", list.join(", "));
            lines.push(Rank::Status, list.tr(lang));
        }
        for line in puzzles(app, lang, ledger) {
            lines.push(Rank::Status, line);
        }
        if self.own {
            let how = if self.hidden {
                "stats-how-hidden"
            } else {
                "stats-how"
            };
            lines.push(Rank::Status, say(how).tr(lang));
        }
        let notes = bests(app, lang, &leaves);
        let alt = rows.iter().map(|row| row.alt.clone());
        let alt = say("stats-alt")
            .with("title", self.name.to_owned())
            .with("where", place.clone())
            .with("rows", in_words(alt, &notes));
        let heads = ["stats-head-games", "stats-head-won", "stats-head-streak"];
        Standings {
            lines,
            alt: alt.tr(lang),
            names: vec![self.name.to_owned()],
            placard: Placard {
                title: Label::Person(Seat::new(0)),
                caption: place,
                heads: heads.map(|key| say(key).tr(lang)).to_vec(),
                rows: rows.into_iter().map(|row| row.drawn).collect(),
                notes,
            },
        }
    }
}

/// A row, drawn and in words.
struct StandingsRow {
    drawn: PlacardRow,
    alt: String,
}

impl StandingsRow {
    /// Row of the results in one game against one kind of opponents.
    fn from_leaf(lang: Lang, any_game: &dyn AnyGame, among: Among, leaf: &Leaf) -> Self {
        let (counts, streak) = (&leaf.counts, &leaf.streak);
        let game = any_game.title(lang);
        let label = say(match among {
            Among::People => "stats-among-people",
            Among::Computers => "stats-among-computers",
            Among::Nobody => "stats-among-nobody",
        });
        let label = label.with("game", game).tr(lang);
        let (played, won) = (counts.game_count(), counts.won);
        // A player alone plays for a record: no one is beaten.
        let alone = among == Among::Nobody;
        let mut cells = vec![played.to_string()];
        if !alone {
            cells.push(won.to_string());
            cells.push(format!("{} ({})", streak.now(), streak.best()));
        }
        let alt = match alone {
            true => say("stats-alt-alone"),
            false => say("stats-alt-streak")
                .with("won", won)
                .with("now", streak.now())
                .with("best", streak.best()),
        };
        let alt = alt.with("label", label.clone()).with("games", played);
        Self {
            drawn: PlacardRow {
                label: Label::Words(label),
                place: None,
                cells,
                share: if alone { (0, played) } else { (won, played) },
                own: false,
            },
            alt: alt.tr(lang),
        }
    }
}

/// The sentences of an alt text: its rows, then its notes.
fn in_words(rows: impl Iterator<Item = String>, notes: &[String]) -> String {
    let notes = notes.iter().map(|note| match note.ends_with('.') {
        true => note.clone(),
        false => format!("{note}."),
    });
    rows.chain(notes).collect::<Vec<_>>().join(" ")
}

/// A sentence with a rating and its uncertainty.
fn rated(sentence: Phrase, rating: Rating) -> Phrase {
    sentence
        .with("rating", rating.value.to_string())
        .with("margin", rating.margin.to_string())
}

/// Sentence about all games against one kind of opponents.
fn summed(lang: Lang, among: Among, all: &[&Counts]) -> String {
    let sum = |many: fn(&Counts) -> u32| all.iter().map(|counts| many(counts)).sum::<u32>();
    let line = say(match among {
        Among::People => "stats-line-people",
        Among::Computers => "stats-line-computers",
        Among::Nobody => "stats-line-nobody",
    });
    line.with("games", sum(Counts::game_count))
        .with("won", sum(|counts| counts.won))
        .with("drawn", sum(|counts| counts.drawn))
        .with("lost", sum(|counts| counts.lost))
        .with("left", sum(|counts| counts.left))
        .tr(lang)
}

/// Opponents whom the user met most often in any game, and the results.
fn most_met(ledger: &Ledger, server: Option<GuildId>) -> Vec<(UserId, Meetings)> {
    let mut all: BTreeMap<UserId, Meetings> = BTreeMap::new();
    for (.., leaf) in ledger.on_server(server) {
        for (user, met) in &leaf.met {
            let sum = all.entry(*user).or_default();
            sum.games += met.games;
            sum.won += met.won;
            sum.lost += met.lost;
        }
    }
    let mut all: Vec<(UserId, Meetings)> = all.into_iter().collect();
    all.sort_by_key(|(user, met)| (std::cmp::Reverse(met.games), *user));
    all.truncate(MAX_OPPONENTS);
    all
}

/// Lines about the user's best feats in each game.
fn bests(app: &App, lang: Lang, leaves: &[(&str, Among, &Leaf)]) -> Vec<String> {
    let mut lines = Vec::new();
    for any_game in app.all_games() {
        for (feat, better) in any_game.feats() {
            let own = leaves.iter().filter(|leaf| leaf.0 == any_game.id());
            let all = own.filter_map(|(.., leaf)| leaf.counts.bests.get(feat));
            let best = all.map(|best| best.value);
            let best = best.reduce(|one, other| if better.is(other, one) { other } else { one });
            lines.extend(best.map(|value| {
                say("stats-best")
                    .with("game", any_game.title(lang))
                    .with("feat", any_game.feat_text(lang, feat, value))
                    .tr(lang)
            }));
        }
    }
    lines
}

/// A table, drawn and in words.
pub(crate) struct Standings {
    lines: Lines,
    alt: String,
    /// Names of the people in it.
    names: Vec<String>,
    placard: Placard,
}

impl Standings {
    /// Message that shows the table, as a picture and in words.
    pub(crate) fn message(self, lang: Lang) -> Message {
        let shown = self.names.iter().map(|name| escape(name)).collect();
        let names = Names::new(self.names, shown);
        let scene = render::placard(&self.placard, lang, &names);
        let picture = Picture::still("stats.png", &scene, fit::words(&self.alt, fit::ALT));
        Message {
            picture: Some(picture),
            ..Message::from_text(self.lines.beside_the_board(lang))
        }
    }

    /// A table in which no person is named.
    pub(crate) const fn of_words(lines: Lines, alt: String, placard: Placard) -> Self {
        Self {
            lines,
            alt,
            names: Vec::new(),
            placard,
        }
    }

    /// Users whose names a league shows to this viewer.
    pub(crate) fn names(league: &League, viewer: UserId, any_game: &dyn AnyGame) -> Vec<UserId> {
        let rows = places(league, league_company(league), viewer).into_iter();
        let rows = rows.map(|(_, user, _)| user);
        let best = firsts(league, any_game).into_iter().map(|(user, ..)| user);
        let against = against(league).into_iter().map(|(user, _)| user);
        rows.chain(best).chain(against).collect()
    }

    /// Table of a league for this viewer.
    pub(crate) fn of_league(
        lang: Lang,
        (league, any_game): (&League, &dyn AnyGame),
        viewer: UserId,
        known: &KnownNames,
    ) -> Self {
        let among = league_company(league);
        let (rows, games) = (places(league, among, viewer), league.games(among));
        let game = any_game.title(lang);
        let ratings = match among {
            Among::People => league.ratings(),
            Among::Computers | Among::Nobody => BTreeMap::new(),
        };
        let mut lines = Lines::default();
        let heading = say("stats-league")
            .with("game", game.clone())
            .with("among", among_word(among));
        lines.push(Rank::Heading, heading.with("games", games).tr(lang));
        let own = rows.iter().find(|(_, user, _)| *user == viewer);
        if let Some((place, ..)) = own {
            let line = say("stats-league-place").with("place", *place);
            lines.push(
                Rank::Status,
                line.with("many", league.table(among).len()).tr(lang),
            );
        }
        if let Some(rating) = ratings.get(&viewer) {
            let line = rated(say("stats-league-rating"), *rating);
            lines.push(Rank::Status, line.tr(lang));
        }
        let against = against(league).into_iter().map(|(user, counts)| {
            say("stats-league-against-one")
                .with("name", escape(&known.name(user)))
                .with("won", counts.won)
                .with("games", counts.game_count())
                .tr(lang)
        });
        let against: Vec<String> = against.collect();
        if !against.is_empty() {
            let line = say("stats-league-against").with("list", against.join(", "));
            lines.push(Rank::Status, line.tr(lang));
        }
        let caption = say("stats-league-caption")
            .with("games", games)
            .with("among", among_word(among));
        let caption = caption.tr(lang);
        let alt = rows.iter().map(|(place, user, counts)| {
            let row = say("stats-alt-row")
                .with("label", format!("{place}. {}", known.name(*user)))
                .with("games", counts.game_count())
                .with("won", counts.won)
                .tr(lang);
            match ratings.get(user) {
                Some(rating) => rated(say("stats-alt-rated").with("row", row), *rating).tr(lang),
                None => row,
            }
        });
        let notes = firsts(league, any_game)
            .into_iter()
            .map(|(user, feat, value)| {
                let feat = any_game.feat_text(lang, feat, value);
                // A name is drawn whole or not at all.
                match render::drawable_name(&known.name(user)) {
                    Some(name) => say("stats-best-of")
                        .with("feat", feat)
                        .with("name", name)
                        .tr(lang),
                    None => feat,
                }
            });
        let notes: Vec<String> = notes.collect();
        let alt = say("stats-alt")
            .with("rows", in_words(alt, &notes))
            .with("title", game.clone())
            .with("where", caption.clone());
        let names = rows.iter().map(|(_, user, _)| known.name(*user));
        let rating = |user: &UserId| match ratings.get(user) {
            Some(rating) => format!("{} ± {}", rating.value, rating.margin),
            None => "–".to_owned(),
        };
        // At most ten rows.
        let drawn = (0..).zip(&rows).map(|(nth, (place, user, counts))| {
            let mut cells = vec![counts.game_count().to_string(), counts.won.to_string()];
            if !ratings.is_empty() {
                cells.push(rating(user));
            }
            PlacardRow {
                label: Label::Person(Seat::new(nth)),
                place: Some(*place),
                cells,
                share: (counts.won, counts.game_count()),
                own: *user == viewer,
            }
        });
        let mut heads = vec!["stats-head-games", "stats-head-won"];
        if !ratings.is_empty() {
            heads.push("stats-head-rating");
        }
        let heads = heads.into_iter().map(|key| say(key).tr(lang));
        Self {
            lines,
            alt: alt.tr(lang),
            names: names.collect(),
            placard: Placard {
                title: Label::Words(game),
                caption,
                heads: heads.collect(),
                rows: drawn.collect(),
                notes,
            },
        }
    }
}

/// Lines about the puzzles of the day that the user solved, one for each game.
pub(crate) fn puzzles(app: &App, lang: Lang, ledger: &Ledger) -> Vec<String> {
    let today = Puzzle::of_moment(app.services.sessions.now()).day();
    let line = |any_game: &dyn AnyGame| {
        let days = ledger.puzzles(any_game.id())?;
        let line = say("daily-stats")
            .with("game", any_game.title(lang))
            .with("all", days.all())
            .with("now", days.now(today))
            .with("best", days.best());
        Some(line.tr(lang))
    };
    app.all_games().filter_map(line).collect()
}

/// Company whose results a league shows: people, or computers while there is nothing else.
fn league_company(league: &League) -> Among {
    match league.table(Among::People).is_empty() {
        true => Among::Computers,
        false => Among::People,
    }
}

/// Word for a company.
const fn among_word(among: Among) -> &'static str {
    match among {
        Among::People => "people",
        Among::Computers => "computers",
        Among::Nobody => "nobody",
    }
}

/// First results against computers in a league.
fn against(league: &League) -> Vec<(UserId, &Counts)> {
    let mut all = league.table(Among::Computers);
    all.truncate(MAX_OPPONENTS);
    all
}

/// First rows of a league, with the viewer in the last one if they are further down.
fn places(league: &League, among: Among, viewer: UserId) -> Vec<(usize, UserId, &Counts)> {
    let places = (1..).zip(league.table(among));
    let all: Vec<(usize, UserId, &Counts)> = places
        .map(|(place, (user, counts))| (place, user, counts))
        .collect();
    let own = all.iter().position(|(_, user, _)| *user == viewer);
    let mut rows = all[..all.len().min(TABLE_ROWS)].to_vec();
    if let Some(own) = own.filter(|own| *own >= TABLE_ROWS) {
        rows[TABLE_ROWS - 1] = all[own];
    }
    rows
}

/// Best value of each feat in a league, and who holds it.
fn firsts(league: &League, any_game: &dyn AnyGame) -> Vec<(UserId, &'static str, u32)> {
    let feats = any_game.feats().into_iter();
    let firsts = feats.filter_map(|(feat, better)| {
        let all = league.bests().filter(|(_, name, _)| *name == feat);
        let first = all.reduce(|one, other| {
            let (a, b) = (one.2, other.2);
            let earlier = a.value == b.value && (b.at, b.table) < (a.at, a.table);
            if better.is(b.value, a.value) || earlier {
                other
            } else {
                one
            }
        });
        first.map(|(user, _, best)| (user, feat, best.value))
    });
    firsts.collect()
}
