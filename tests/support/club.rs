//! Two people at a table of every game of the catalogue, each table in a channel of its own; and
//! everything that stands there, without what Discord generates each time.

use std::hash::{DefaultHasher, Hash, Hasher};

use serde_json::{Value, json};

use super::blind::made_timeless;
use super::{Evening, Person};

impl Evening {
    /// A server with these channels; of two shards, on the one that hears no direct messages.
    #[track_caller]
    fn opens_an_arcade(&self, channels: &[String]) {
        let arcade = json!({
            "name": "Arcade", "locale": "en-US", "members": ["ada", "bob"],
            "channels": channels, "bot": true,
        });
        let is_made = || {
            let made = self.post("/people/servers", arcade.clone());
            let id: u64 = made["id"].as_str().unwrap().parse().unwrap();
            (id >> 22) % 2 == 1
        };
        while !is_made() {
            self.call(reqwest::Method::DELETE, "/people/servers/Arcade", None);
        }
    }
}

/// A table of one game, with its people: the host first.
pub(crate) struct AtTable<'e> {
    pub game: String,
    pub seats: Vec<Person<'e>>,
}

/// Ada and Bob at a table of every game.
pub(crate) struct Club<'e> {
    evening: &'e Evening,
    pub tables: Vec<AtTable<'e>>,
}

/// Those who play at a club, and their languages.
pub(crate) fn people() -> [(&'static str, &'static str); 2] {
    [("Ada", "en-US"), ("Bob", "fr")]
}

impl<'e> Club<'e> {
    /// A table of every game begins, for both.
    #[track_caller]
    pub(crate) fn opens(evening: &'e Evening) -> Self {
        let games = evening.games("ada");
        Self::of_games(evening, games, |game, there, _| {
            let seats = ["Ada", "Bob"].map(|name| evening.seat(name).goes_to(there));
            seats[0].begins_with(game, &seats[1]);
            seats.into()
        })
    }

    /// A table of every game that computers play begins. One of them alone plays there, against a
    /// computer or with it in a crew: by turns, so that both languages are spoken, and each of
    /// these options is taken.
    #[track_caller]
    pub(crate) fn opens_with_computers(evening: &'e Evening, options: &[String]) -> Self {
        let games = evening.games_with_computers("ada");
        Self::of_games(evening, games, |game, there, nth| {
            let (name, _) = people()[nth % 2];
            let person = evening.seat(name).goes_to(there);
            person.begins_against(game, &options[nth % options.len()]);
            vec![person]
        })
    }

    #[track_caller]
    fn of_games(
        evening: &'e Evening,
        games: Vec<String>,
        begins: impl Fn(&str, &str, usize) -> Vec<Person<'e>>,
    ) -> Self {
        let channels: Vec<String> = games.iter().map(|game| format!("at-{game}")).collect();
        evening.opens_an_arcade(&channels);
        let tables = games.into_iter().enumerate().map(|(nth, game)| {
            let channel = format!("Arcade/at-{game}");
            // One of them plays in a thread.
            let there = match nth {
                1 => evening.thread_in(&channel),
                _ => channel,
            };
            let seats = begins(&game, &there, nth);
            AtTable { game, seats }
        });
        let tables = tables.collect();
        Self { evening, tables }
    }

    pub(crate) fn evening(&self) -> &'e Evening {
        self.evening
    }

    /// Everything that stands in the channels and in the DMs once nothing more comes, and what
    /// people see who ask.
    #[track_caller]
    pub(crate) fn shows(&self) -> Vec<String> {
        let mut all = Vec::new();
        self.evening.everything_stands();
        // A DM shows the game as it was when it was last edited: they ask for it as it is now.
        for table in &self.tables {
            for person in &table.seats {
                person.writes(&format!("#{} show", table.number()));
            }
        }
        self.evening.everything_stands();
        for table in &self.tables {
            all.extend(table.shows());
            for person in &table.seats {
                all.push(person.plays("/table describe").text().to_owned());
            }
        }
        all.extend(self.dms());
        all
    }

    /// Everything that the bot wrote to people, for each in any order: DMs of two tables may
    /// overtake each other.
    #[track_caller]
    pub(crate) fn dms(&self) -> Vec<String> {
        let mut all = Vec::new();
        for (name, _) in people() {
            let dm = self.evening.seat(name).goes_to("dm");
            if dm.has_a_dm() {
                let mut dms = dm.standing();
                dms.sort();
                all.extend(dms);
            }
        }
        all
    }
}

impl AtTable<'_> {
    /// The number of the table that began last there.
    #[track_caller]
    pub(crate) fn number(&self) -> u64 {
        let newest = self.seats[0].newest_table();
        newest.expect("a table began there").0
    }

    /// Whether the game is over, as its board says it.
    #[track_caller]
    pub(crate) fn is_over(&self) -> bool {
        let newest = self.seats[0].newest_table();
        newest.is_some_and(|(_, board)| board.text().contains("Game over"))
    }

    /// The same people play once more, when the game is over.
    #[track_caller]
    pub(crate) fn begins_again(&self) -> bool {
        let host = &self.seats[0];
        host.evening.everything_stands();
        let over = self.is_over();
        if over {
            host.presses("⋯").presses("New lobby").sees("same people");
            host.plays("/table start").privately();
            host.evening.everything_stands();
        }
        over
    }

    /// Everything that the bot has posted at this table and that stands there.
    #[track_caller]
    pub(crate) fn shows(&self) -> Vec<String> {
        self.seats[0].standing()
    }
}

impl Person<'_> {
    /// Everything by the bot that stands in the person's channel for everyone: words, components,
    /// file names, alt texts and a hash of each picture's bytes.
    #[track_caller]
    pub(crate) fn standing(&self) -> Vec<String> {
        let what = "everything that stands there";
        self.evening
            .until(&self.name, what, || self.standing_if_still())
    }

    /// The same; `None` when something was deleted meanwhile.
    pub(crate) fn standing_if_still(&self) -> Option<Vec<String>> {
        // What people see of one another's commands is theirs; an answer of ours is private.
        let messages = self.public_messages().into_iter();
        let ours = messages.filter(|message| message["author"]["bot"] == true);
        ours.map(|message| self.timeless(message)).collect()
    }

    fn timeless(&self, mut message: Value) -> Option<String> {
        let attached = message["attachments"].as_array().into_iter().flatten();
        let pictures: Option<Vec<Value>> = attached
            .map(|it| {
                let id = it["id"].as_str().unwrap();
                let path = format!("/people/{}/attachments/{id}", self.name);
                let bytes = unhurried(self.evening.bytes(&path)?);
                let mut sum = DefaultHasher::new();
                bytes.hash(&mut sum);
                let sum = sum.finish();
                Some(json!([it["filename"], it["description"], bytes.len(), sum]))
            })
            .collect();
        let pictures = pictures?;
        made_timeless(&mut message);
        let event = json!({
            "content": clockless(message["content"].as_str().unwrap_or_default()),
            "components": message["components"],
            "pictures": pictures,
        });
        Some(event.to_string())
    }
}

/// A film without how long each of its frames stands: a hand taps as fast as the machine was.
fn unhurried(mut film: Vec<u8>) -> Vec<u8> {
    let is_film = film.starts_with(b"GIF");
    for at in 0..film.len().saturating_sub(7) {
        if is_film && film[at..].starts_with(&[0x21, 0xF9, 4]) && film[at + 7] == 0 {
            film[at + 4..at + 6].fill(0);
        }
    }
    film
}

/// A text without the moments that Discord counts down to, and without its ids.
fn clockless(text: &str) -> String {
    let is_id = |part: &&str| part.len() >= 17 && part.bytes().all(|it| it.is_ascii_digit());
    let mut text = text.to_owned();
    let ids = text.split(|letter: char| !letter.is_ascii_digit());
    let ids: Vec<String> = ids.filter(is_id).map(str::to_owned).collect();
    for id in ids {
        text = text.replace(&id, "ID");
    }
    untimed(&text)
}

/// A text without the moments that Discord counts down to.
pub(crate) fn untimed(text: &str) -> String {
    let mut parts = text.split("<t:");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| {
        let rest = part.find(':').map_or(part, |colon| &part[colon..]);
        text + "<t:T" + rest
    })
}
