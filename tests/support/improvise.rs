//! Plays any game by what its console offers: the games are those that can be opened, and an action
//! is one of the components that stand there. A test that knows a game plays it better; a new game
//! needs no change here.

use std::time::Instant;

use serde_json::{Value, json};

use super::{Evening, PATIENCE, Person};

/// What a player did, so that it can be repeated at a table in the same state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Improvised {
    /// The component's id.
    pub component: String,
    /// What was chosen, where something can be.
    pub choice: Option<String>,
}

impl Improvised {
    /// It at this console: the endpoint of the people's side, and the body sent there.
    pub(crate) fn at(&self, console: &str, wait: &str) -> (&'static str, Value) {
        let mut act = json!({"message": console, "custom_id": self.component, "wait": wait});
        let Some(choice) = &self.choice else {
            return ("press", act);
        };
        act["values"] = json!([choice]);
        ("select", act)
    }
}

impl Evening {
    /// The commands of all games: those that can be opened.
    #[track_caller]
    pub(crate) fn games(&self, somebody: &str) -> Vec<String> {
        self.games_whose_open(somebody, |_| true)
    }

    /// The commands of the games that computers play.
    #[track_caller]
    pub(crate) fn games_with_computers(&self, somebody: &str) -> Vec<String> {
        self.games_whose_open(somebody, |open| {
            let mut options = open["options"].as_array().into_iter().flatten();
            options.any(|option| option["name"] == "computer")
        })
    }

    #[track_caller]
    fn games_whose_open(&self, somebody: &str, is: impl Fn(&Value) -> bool) -> Vec<String> {
        let listed = self.get(&format!("/people/{somebody}/commands?channel=general"));
        openable(&listed, is)
    }
}

/// Of the commands that are listed, those that open a game, in such a way.
#[track_caller]
pub(super) fn openable(listed: &Value, is: impl Fn(&Value) -> bool) -> Vec<String> {
    let commands = listed["commands"].as_array().into_iter().flatten();
    let opens = |command: &&Value| {
        let mut verbs = command["options"].as_array().into_iter().flatten();
        verbs.any(|verb| verb["name"] == "open" && is(verb))
    };
    let games: Vec<String> = commands
        .filter(opens)
        .map(|command| command["name"].as_str().unwrap().to_owned())
        .collect();
    assert!(!games.is_empty(), "no game can be opened: {listed}");
    games
}

impl<'e> Person<'e> {
    /// Opens a table, which this other one joins, and begins.
    #[track_caller]
    pub(crate) fn begins_with(&self, game: &str, guest: &Person<'e>) {
        // Each of them knows how long it has.
        self.plays(&format!("/{game} open pace:By correspondence"));
        guest.presses("Join");
        self.plays("/table start").privately();
    }

    /// Begins a game with a computer, by these options, and without other people.
    #[track_caller]
    pub(crate) fn begins_against(&self, game: &str, options: &str) {
        let number = || self.newest_table().map(|(number, _)| number);
        let before = number();
        self.plays(&format!("/{game} open {options}")).privately();
        let begun = "the board of a new game";
        self.evening
            .until(&self.name, begun, || (number() > before).then_some(()));
    }

    /// Everything that the player's console offers of the game, and the console's own id.
    #[track_caller]
    pub(crate) fn is_free_to(&self) -> (String, Vec<Improvised>) {
        let deadline = Instant::now() + PATIENCE;
        loop {
            let console = self.plays("/console");
            // People try again when an interaction fails.
            if let Some(id) = console.message["id"].as_str() {
                return (id.to_owned(), offered_by(&console.message));
            }
            assert!(Instant::now() < deadline, "{}", console.outcome);
        }
    }

    /// Everything that a console offers which the player has open.
    #[track_caller]
    pub(crate) fn is_free_at(&self, console: &str) -> Vec<Improvised> {
        let path = format!("/people/{}/messages/{console}", self.name);
        offered_by(&self.evening.get(&path))
    }

    /// Does it at this console; tells the interaction. A form that opens is put away.
    #[track_caller]
    pub(crate) fn improvises(&self, console: &str, act: &Improvised, wait: &str) -> Value {
        let outcome = self.opens_or_does(console, act, wait);
        self.puts_the_form_away();
        outcome
    }

    #[track_caller]
    fn opens_or_does(&self, console: &str, act: &Improvised, wait: &str) -> Value {
        let (endpoint, body) = act.at(console, wait);
        self.acts(endpoint, body).outcome
    }

    /// Does it, and fills the form that opens with the form's own example. Tells the outcome, and
    /// whether there was a form.
    #[track_caller]
    pub(crate) fn improvises_to_the_end(&self, console: &str, act: &Improvised) -> (Value, bool) {
        let outcome = self.opens_or_does(console, act, "reply");
        let field = &outcome["modal"]["components"][0]["components"][0];
        match field["placeholder"].as_str() {
            Some(example) => {
                let fields = json!({"fields": {"said": example}});
                let outcome = self.acts("modal", fields).outcome;
                self.puts_the_form_away();
                (outcome, true)
            }
            None => {
                self.puts_the_form_away();
                (outcome, false)
            }
        }
    }

    /// Closes a form that is open.
    pub(crate) fn puts_the_form_away(&self) {
        let away = self.evening.world.puts_the_form_away(&self.name);
        self.evening.runtime.block_on(away);
    }
}

/// What can be done with a message, of the game alone; and the way to what stands under ⋯.
pub(crate) fn offered_by(message: &Value) -> Vec<Improvised> {
    let rows = message["components"].as_array().into_iter().flatten();
    let all = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
    let id = |component: &Value| component["custom_id"].as_str().map(str::to_owned);
    let mut offered: Vec<&Value> = all
        .filter(|component| component["disabled"] != true)
        .filter(|component| {
            id(component).is_some_and(|id| id.contains(":g:") || id.ends_with(":more"))
        })
        .collect();
    if !offered
        .iter()
        .any(|it| id(it).is_some_and(|id| id.contains(":g:")))
    {
        offered.clear();
    }
    let acts = offered.into_iter().flat_map(|component| {
        let id = component["custom_id"].as_str().unwrap().to_owned();
        let choices: Vec<Option<String>> = match component["options"].as_array() {
            Some(options) => options
                .iter()
                .map(|option| option["value"].as_str().map(str::to_owned))
                .collect(),
            None => vec![None],
        };
        choices.into_iter().map(move |choice| Improvised {
            component: id.clone(),
            choice,
        })
    });
    acts.collect()
}
