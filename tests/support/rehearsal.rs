//! A game alone, from the front door to its end, as one person is shown it: each message that asks
//! them for a decision, as it stood then. It plays by the console's own controls and by its hints,
//! else by what is offered first, and knows no rules.

use serde_json::Value;

use super::improvise::Improvised;
use super::{Evening, Person};

/// How a game is rehearsed.
pub(crate) struct Plan {
    /// Its command.
    pub game: &'static str,
    /// The commonest move: the words of its components, in their order.
    pub moves: &'static [&'static str],
    /// How often it is made so, before hints are followed.
    pub by_hand: usize,
    /// The word of what makes a move of what a hint wrote down, where that is not enough.
    pub then: &'static str,
}

/// How many decisions a game may take.
const MOST: usize = 200;
/// How many components a move may take.
const LONGEST: u32 = 24;

/// One message that asked for a decision.
pub(crate) struct Decision {
    /// Its game, and which of its decisions it is.
    pub name: String,
    /// The message as it stood.
    pub message: Value,
    /// How many boards of the game stood before the person.
    pub boards: u32,
    /// Whether what happened, the board and what can be pressed stand in it.
    pub is_whole: bool,
}

/// A game that was rehearsed.
pub(crate) struct Rehearsal {
    pub decisions: Vec<Decision>,
    /// How many presses each of the moves by hand took.
    pub presses: Vec<u32>,
}

/// The game is played by this person at the table of this number.
#[track_caller]
pub(crate) fn rehearses(person: &Person<'_>, plan: &Plan, table: u64) -> Rehearsal {
    let mut door = person.plays("/play").message;
    for id in ["door:game", "door:now"] {
        let begins = format!("{id}:{}", plan.game);
        let button = offered(&door).find(|part| id_of(part).starts_with(&begins));
        let button = button
            .unwrap_or_else(|| panic!("no {begins} at {door}"))
            .clone();
        door = press(person, &door, &button, 0);
    }
    let mut player = Player {
        person,
        plan,
        table,
        done: Rehearsal {
            decisions: Vec::new(),
            presses: Vec::new(),
        },
    };
    while let Some(message) = player.is_asked() {
        let by_hand = player.done.presses.len() < plan.by_hand;
        let moved = (by_hand && player.moves(&message))
            || match player.does_as_advised(&message) {
                Ok(()) => true,
                Err(message) => player.does_the_first(&message),
            };
        assert!(moved, "{}: nothing can be done: {message}", plan.game);
        assert!(
            player.done.decisions.len() < MOST,
            "{} has no end",
            plan.game
        );
    }
    player.done
}

struct Player<'p, 'e> {
    person: &'p Person<'e>,
    plan: &'p Plan,
    table: u64,
    done: Rehearsal,
}

impl Player<'_, '_> {
    /// Waits until all computers rest; the message that then asks the person, if one does.
    #[track_caller]
    fn is_asked(&mut self) -> Option<Value> {
        let evening: &Evening = self.person.evening;
        while let Some(hour) = evening.next_move(self.table) {
            evening.the_hour_comes(hour);
        }
        let boards = self.boards();
        let newest = boards.iter().map(|board| self.moment(board)).max()?;
        let asks = boards.iter().filter(|board| {
            let moment = self.moment(board);
            moment == newest && self.parts(board).next().is_some()
        });
        let asks: Vec<&Value> = asks.collect();
        // Their own board, where they have one; everyone's board otherwise.
        let own = asks.iter().rfind(|board| board["ephemeral"] == true);
        let message = (*own.or(asks.last())?).clone();
        self.notes(&message);
        Some(message)
    }

    /// Everything with a picture of the table before the person that can be pressed: in the
    /// channel, and in their DMs.
    fn boards(&self) -> Vec<Value> {
        let dm = self.person.goes_to("dm");
        let mut all = if dm.has_a_dm() {
            dm.messages()
        } else {
            Vec::new()
        };
        all.extend(self.person.messages());
        let at_table = format!("h1:{}:", self.table);
        all.retain(|message| {
            let has_picture = message["attachments"][0]["width"].is_u64();
            has_picture && offered(message).any(|part| id_of(part).starts_with(&at_table))
        });
        all
    }

    /// The moment of the game for which a message's components were made.
    fn moment(&self, message: &Value) -> u64 {
        let moments = offered(message).filter_map(|part| {
            let mut parts = id_of(part).split(':').skip(1);
            let table: u64 = parts.next()?.parse().ok()?;
            let moment: u64 = parts.next()?.parse().ok()?;
            (table == self.table).then_some(moment)
        });
        moments.max().unwrap_or_default()
    }

    /// What a message offers of the game itself.
    fn parts<'m>(&self, message: &'m Value) -> impl Iterator<Item = &'m Value> + use<'m> {
        let of_the_game = format!("h1:{}:", self.table);
        offered(message).filter(move |part| {
            let id = id_of(part);
            id.starts_with(&of_the_game) && id.contains(":g:")
        })
    }

    /// Writes down a message that asks for a decision.
    fn notes(&mut self, message: &Value) {
        let words: Vec<&str> = self.parts(message).map(word).collect();
        let nth = self.done.decisions.len() + 1;
        let boards = self.boards().len() as u32;
        self.done.decisions.push(Decision {
            name: format!("{} {nth} ({})", self.plan.game, words.join(" ")),
            is_whole: is_whole(message),
            message: message.clone(),
            boards,
        });
    }

    /// Makes the commonest move by its controls, if it can be made now.
    #[track_caller]
    fn moves(&mut self, message: &Value) -> bool {
        let (mut message, mut presses) = (message.clone(), 0);
        let mut from = 0;
        loop {
            let next = self.last_step(&message, from);
            let is_made = presses > 0;
            let Some((step, part)) = next else {
                self.done.presses.extend(is_made.then_some(presses));
                return is_made;
            };
            if is_made {
                self.notes(&message);
            }
            // A list is opened first.
            presses += if part["options"].is_array() { 2 } else { 1 };
            assert!(presses < LONGEST, "{message}");
            message = press(self.person, &message, &part, self.done.presses.len());
            from = step + 1;
        }
    }

    /// The last step of the commonest move that a message offers, of those that are still to be
    /// done.
    fn last_step(&self, message: &Value, from: usize) -> Option<(usize, Value)> {
        let steps = self.plan.moves.iter().enumerate().skip(from).rev();
        let mut offered = steps.filter_map(|(step, wanted)| {
            let part = self.parts(message).find(|part| word(part) == *wanted)?;
            Some((step, part.clone()))
        });
        offered.next()
    }

    /// Takes the hint that the console gives; without one, the console as it then stands.
    #[track_caller]
    fn does_as_advised(&mut self, message: &Value) -> Result<(), Value> {
        let mut message = message.clone();
        for end in [":more", ":advice", ":do:"] {
            let part = offered(&message).find(|part| id_of(part).contains(end));
            let Some(part) = part.cloned() else {
                let back = offered(&message).find(|part| id_of(part).ends_with(":refresh"));
                let back = back.map(|back| press(self.person, &message, back, 0));
                return Err(back.unwrap_or(message));
            };
            message = press(self.person, &message, &part, 0);
        }
        let then = self
            .parts(&message)
            .find(|part| word(part) == self.plan.then);
        then.map(|then| press(self.person, &message, then, 0));
        Ok(())
    }

    /// Presses the game's first button; tells whether there is one.
    #[track_caller]
    fn does_the_first(&mut self, message: &Value) -> bool {
        // To see something again, or to fly for practice, is no move.
        let mut buttons = self.parts(message).filter(|part| part["type"] == 2);
        let button = buttons.find(|part| !["again", "fly"].contains(&word(part)));
        button.is_some_and(|button| press(self.person, message, button, 0).is_object())
    }
}

/// Whether it says what happened, in a quote or a paragraph of its own, and shows a picture, above
/// what can be pressed.
fn is_whole(message: &Value) -> bool {
    let text = message["content"].as_str().unwrap_or_default();
    let says = text
        .lines()
        .any(|line| line.starts_with("> ") || line.is_empty());
    says && message["attachments"][0]["width"].is_u64()
}

/// The components of a message that can be used.
fn offered(message: &Value) -> impl Iterator<Item = &Value> {
    let rows = message["components"].as_array().into_iter().flatten();
    let parts = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
    parts.filter(|part| part["disabled"] != true)
}

/// Id of a component; of a choice's button, that of the select it stands for.
fn id_of(part: &Value) -> &str {
    let id = part["custom_id"].as_str().unwrap_or_default();
    match id.strip_prefix("pick:").and_then(|id| id.split_once(':')) {
        Some((_, select)) => select,
        None => id,
    }
}

/// The word of a component of a game.
fn word(part: &Value) -> &str {
    let (_, word) = id_of(part).split_once(":g:").unwrap_or_default();
    word.split(':').next().unwrap_or_default()
}

/// Uses a component, of a list the entry of this number; what its message shows then.
#[track_caller]
fn press(person: &Person<'_>, message: &Value, part: &Value, nth: usize) -> Value {
    let options = part["options"].as_array();
    // Of a few the first, of many one after the other.
    let choice = options.map(|all| match all.len() {
        0..=5 => &all[0],
        many => &all[(7 * nth + 3) % many],
    });
    let choice = choice.and_then(|entry| entry["value"].as_str());
    let act = Improvised {
        component: part["custom_id"].as_str().unwrap_or_default().to_owned(),
        choice: choice.map(str::to_owned),
    };
    let outcome = person.improvises(message["id"].as_str().unwrap(), &act, "reply");
    assert!(outcome["message"].is_object(), "{act:?}: {outcome}");
    outcome["message"].clone()
}
