//! The words that people type about De la Terre à la Lune: the names of colours, nodes and
//! minerals, and what stands between them, in any language.

use std::sync::LazyLock;

use games::terre_lune::{Colour, Mineral, Node, Station, Vocable};

use crate::vocabulary::Vocabulary;

/// Everything that names nothing on the board.
const TERM: [Vocable; 6] = [
    Vocable::Between,
    Vocable::Molab,
    Vocable::Mobex,
    Vocable::Forward,
    Vocable::Backward,
    Vocable::Exhausted,
];

/// Message key of a term.
const fn term_key(term: Vocable) -> &'static str {
    match term {
        Vocable::Between => "terre_lune-words-and",
        Vocable::Molab => "terre_lune-words-molab",
        Vocable::Mobex => "terre_lune-words-mobex",
        Vocable::Forward => "terre_lune-words-forward",
        Vocable::Backward => "terre_lune-words-backward",
        Vocable::Exhausted => "terre_lune-words-exhausted",
    }
}

/// Message key of a rocket's colour.
const fn colour_key(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "terre_lune-words-red",
        Colour::Yellow => "terre_lune-words-yellow",
        Colour::Blue => "terre_lune-words-blue",
        Colour::Green => "terre_lune-words-green",
    }
}

/// Message key of the words for a place.
const fn node_key(node: Node) -> &'static str {
    match node {
        Node::Earth => "terre_lune-words-earth",
        Node::Station(Station::Alpha) => "terre_lune-words-alpha",
        Node::Station(Station::Beta) => "terre_lune-words-beta",
        Node::Station(Station::Gamma) => "terre_lune-words-gamma",
        Node::Station(Station::Delta) => "terre_lune-words-delta",
        Node::Moon => "terre_lune-words-moon",
    }
}

/// Message key of the words for a mineral.
const fn mineral_key(mineral: Mineral) -> &'static str {
    match mineral {
        Mineral::Water => "terre_lune-words-water",
        Mineral::Oxygen => "terre_lune-words-oxygen",
        Mineral::Aluminium => "terre_lune-words-aluminium",
        Mineral::Titanium => "terre_lune-words-titanium",
        Mineral::Iron => "terre_lune-words-iron",
        Mineral::Calcium => "terre_lune-words-calcium",
        Mineral::Silicon => "terre_lune-words-silicon",
        Mineral::Zirconium => "terre_lune-words-zirconium",
    }
}

static TERMS: LazyLock<Vocabulary<Vocable>> = LazyLock::new(|| Vocabulary::new(&TERM, term_key));
static COLOURS: LazyLock<Vocabulary<Colour>> =
    LazyLock::new(|| Vocabulary::new(&Colour::ALL, colour_key));
static NODES: LazyLock<Vocabulary<Node>> = LazyLock::new(|| Vocabulary::new(&Node::ALL, node_key));
static MINERALS: LazyLock<Vocabulary<Mineral>> =
    LazyLock::new(|| Vocabulary::new(&Mineral::ALL, mineral_key));

/// Reads a word that names nothing on the board.
pub(super) fn term_of(word: &str) -> Option<Vocable> {
    TERMS.find(word)
}

/// The colour that a word or a letter stands for.
pub(super) fn colour_of(word: &str) -> Option<Colour> {
    COLOURS.find(word)
}

/// The node that a word or a letter stands for.
pub(super) fn node_of(word: &str) -> Option<Node> {
    NODES.find(word)
}

/// The mineral that a word or a symbol stands for.
pub(super) fn mineral_of(word: &str) -> Option<Mineral> {
    MINERALS.find(word)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vocabulary::pairs;

    #[test]
    fn no_word_has_two_meanings() {
        for (word, term) in pairs(&TERM, term_key) {
            assert_eq!(term_of(&word), Some(term), "{word}");
        }
        for (word, colour) in pairs(&Colour::ALL, colour_key) {
            assert_eq!(colour_of(&word), Some(colour), "{word}");
        }
        for (word, node) in pairs(&Node::ALL, node_key) {
            assert_eq!(node_of(&word), Some(node), "{word}");
        }
        for (word, mineral) in pairs(&Mineral::ALL, mineral_key) {
            assert_eq!(mineral_of(&word), Some(mineral), "{word}");
        }
    }

    #[test]
    fn words_are_found_in_any_case_and_without_accents() {
        assert_eq!(term_of("Épuisée"), Some(Vocable::Exhausted));
        assert_eq!(term_of("DERRIERE"), Some(Vocable::Backward));
        assert_eq!(colour_of("Jaune"), Some(Colour::Yellow));
        assert_eq!(colour_of("y"), Some(Colour::Yellow));
        assert_eq!(node_of("bêta"), Some(Node::Station(Station::Beta)));
        assert_eq!(node_of("Lune"), Some(Node::Moon));
        assert_eq!(mineral_of("h2o"), Some(Mineral::Water));
        for nonsense in ["", "12", "R7", &"x".repeat(5_000)] {
            assert_eq!(term_of(nonsense), None);
            assert_eq!(node_of(nonsense), None);
        }
    }
}
