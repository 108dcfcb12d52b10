//! Cosmonauts who play De la Terre à la Lune by what their consoles offer, as people in a hurry
//! would: to the Moon, for a deposit or two, and home.

use games::terre_lune::{Node, Place, Station};

use crate::support::{Evening, Person, Seen};

/// A cosmonaut, with the words that their client shows.
pub(crate) struct Cosmonaut<'e> {
    pub person: Person<'e>,
    words: &'static Words,
    /// How often they have looked at a deposit.
    looks: usize,
    /// Whether they call a défi or an ambush whenever they may.
    pub fights: bool,
}

struct Words {
    end: &'static str,
    leave: &'static str,
    keep: &'static str,
    put_back: &'static str,
    flies: &'static str,
    fights: [&'static str; 2],
    back: &'static str,
    lay: &'static str,
    take: &'static str,
    exchange: &'static str,
    push: &'static str,
    /// What leads on from a race that is over.
    games: &'static str,
    claim: &'static str,
    colours: [&'static str; 4],
    nodes: [(&'static str, Node); 6],
}

const fn nodes(
    earth: &'static str,
    beta: &'static str,
    moon: &'static str,
) -> [(&'static str, Node); 6] {
    [
        (earth, Node::Earth),
        ("Alpha", Node::Station(Station::Alpha)),
        (beta, Node::Station(Station::Beta)),
        ("Gamma", Node::Station(Station::Gamma)),
        ("Delta", Node::Station(Station::Delta)),
        (moon, Node::Moon),
    ]
}

const ENGLISH: Words = Words {
    end: "End turn",
    leave: "Leave…",
    keep: "Keep it",
    put_back: "Put it back",
    flies: "Where to?",
    fights: ["Challenge: ", "Ambush…"],
    back: "Back",
    lay: "Lay (",
    take: "Take (",
    exchange: "Exchange (",
    push: "Push…",
    games: "All games",
    claim: "claim",
    colours: ["red", "yellow", "blue", "green"],
    nodes: nodes("Earth", "Beta", "Moon"),
};

const FRENCH: Words = Words {
    end: "Finir",
    leave: "Repartir…",
    keep: "Le garder",
    put_back: "Le remettre",
    flies: "Où vas-tu",
    fights: ["Défi\u{a0}: ", "Embuscade…"],
    back: "Retour",
    lay: "Poser (",
    take: "Prendre (",
    exchange: "Échanger (",
    push: "Pousser…",
    games: "Tous les jeux",
    claim: "option",
    colours: ["rouge", "jaune", "bleu", "vert"],
    nodes: nodes("Terre", "Bêta", "Lune"),
};

/// How often a cosmonaut looks on the Moon before they are content.
const CONTENT: usize = 3;

impl<'e> Cosmonaut<'e> {
    pub(crate) fn new(evening: &'e Evening, name: &str, locale: &str) -> Self {
        Self {
            person: evening.seat(name),
            words: if locale == "fr" { &FRENCH } else { &ENGLISH },
            looks: 0,
            fights: true,
        }
    }

    /// Opens the player's console and takes their decisions until it is another player's turn.
    /// Returns the console that they saw last.
    pub(crate) fn decides(&mut self) -> Seen<'e> {
        let mut console = self.person.plays("/console").privately();
        for _ in 0..40 {
            let Some(label) = self.choice(&console) else {
                return console;
            };
            console = match console.button(&label) {
                Some(_) => console.presses(&label),
                None => console.picks(&label),
            }
            .privately();
        }
        panic!("no end of decisions: {}", console.text());
    }

    /// What the player presses or chooses next; nothing when it is not their turn.
    fn choice(&mut self, console: &Seen<'_>) -> Option<String> {
        let words = self.words;
        let mut buttons = console.buttons();
        buttons.extend(console.entries());
        let with = |start: &str| buttons.iter().find(|label| label.starts_with(start));
        if let Some(keep) = with(words.keep) {
            return Some(keep.clone());
        }
        if let Some(back) = with(words.put_back) {
            return Some(back.clone());
        }
        // Where they fly, numbers are those of the ways.
        let flies = console.text().contains(words.flies);
        let spot = |label: &&String| {
            let number = label.split(" · ").next().unwrap_or_default();
            !flies && number.parse().is_ok_and(|number: u8| number <= 8)
        };
        let look: Vec<&String> = buttons.iter().filter(spot).collect();
        let may_leave = with(words.end).is_none();
        if !look.is_empty() && (self.looks < CONTENT || !may_leave) {
            self.looks += 1;
            return Some(look[self.looks % look.len()].clone());
        }
        if let Some(lay) = with(words.lay).or_else(|| with(words.take)) {
            return Some(lay.clone());
        }
        let fight = words.fights.iter().find_map(|label| with(label));
        if let Some(fight) = fight.filter(|_| self.fights) {
            return Some(fight.clone());
        }
        if let Some(end) = with(words.end).or_else(|| with(words.leave)) {
            return Some(end.clone());
        }
        let way = buttons
            .iter()
            .filter_map(|label| Some((self.left(label)?, label)));
        if let Some((_, label)) = way.min() {
            return Some(label.clone());
        }
        // A card, a trump colour, a packet, or whom to ambush.
        let other = |label: &&String| {
            let idle = [words.back, words.exchange, words.push, words.games];
            !label.starts_with('✓') && !idle.iter().any(|start| label.starts_with(start))
        };
        let plays = |label: &&String| words.colours.iter().any(|it| label.starts_with(it));
        let many = buttons.iter().filter(other);
        let first = many.clone().find(plays).or_else(|| many.clone().next());
        first.cloned()
    }

    /// How far it still is from the place that a way's label names.
    fn left(&self, label: &str) -> Option<u8> {
        // Ways have the map's numbers; on the Moon the spots have them.
        let (number, after) = label.split_once(' ').unwrap_or(("", label));
        let label = match number.parse::<u8>() {
            Ok(_) => after,
            Err(_) => label,
        };
        let name = label.split(" · ").next()?;
        let node = |name: &str| {
            let found = self.words.nodes.iter().find(|(known, _)| *known == name);
            found.map(|(_, node)| *node)
        };
        let home = self.looks >= CONTENT;
        let far = |place: Place| {
            if home {
                place.to_earth()
            } else {
                place.to_moon()
            }
        };
        if let Some(node) = node(name) {
            // A claim is worth a detour.
            let detour = if label.ends_with(self.words.claim) {
                7
            } else {
                0
            };
            return Some(far(Place::At(node)).saturating_sub(detour));
        }
        // A space between two places is called after the next one.
        let toward = name.strip_prefix("→ ").unwrap_or(name);
        let pirate = u8::from(label.contains("collision")) * 50;
        let letters = ["α", "β", "γ", "δ"].into_iter().zip(Station::ALL);
        let station = letters.filter(|(letter, _)| *letter == toward);
        let station = station.map(|(_, station)| Node::Station(station)).next();
        let node = station.or_else(|| node(toward))?;
        Some(far(Place::At(node)) + 4 + pirate)
    }
}

/// All play until the board says that a player won. Returns how many decisions that took.
pub(crate) fn play_on(crew: &mut [Cosmonaut<'_>], over: &str) -> usize {
    for round in 0..600 {
        let Some(next) = crew.iter_mut().find(|it| is_asked(&it.person)) else {
            crew[0].person.sees_on_the_board(over);
            return round;
        };
        next.decides();
    }
    panic!("the race does not end");
}

/// Whether the game waits for this person.
fn is_asked(person: &Person<'_>) -> bool {
    let console = person.plays("/console");
    console.text().contains("**Your turn") || console.text().contains("**À toi")
}
