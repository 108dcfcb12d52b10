//! The words that people type to the desk of De la Terre à la Lune in a direct message: verbs,
//! and the names of colours, nodes and minerals, in either language.

use std::sync::LazyLock;

use games::terre_lune::{Colour, Mineral, Node, Station};

use crate::vocabulary::{Vocabulary, verbs};

verbs! {
    /// Go somewhere.
    Go = "moon-words-go",
    /// Look at a deposit.
    Prospect = "moon-words-prospect",
    /// Keep the deposit.
    Keep = "moon-words-keep",
    /// Put the deposit back.
    PutBack = "moon-words-put-back",
    /// Exchange cards.
    Exchange = "moon-words-exchange",
    /// Push an opponent.
    Push = "moon-words-push",
    /// Forward, of a push.
    Forward = "moon-words-forward",
    /// Backward, of a push.
    Backward = "moon-words-backward",
    /// Call a défi.
    Challenge = "moon-words-challenge",
    /// Lay an ambush.
    Ambush = "moon-words-ambush",
    /// Play a card.
    Play = "moon-words-play",
    /// Lay packets.
    Pack = "moon-words-pack",
    /// Take packets.
    Seize = "moon-words-seize",
    /// End the turn.
    End = "moon-words-end",
    /// An exhausted deposit.
    Exhausted = "moon-words-exhausted",
    /// A small word between others, which says nothing.
    And = "moon-words-and",
    /// The highest card of a colour.
    Molab = "moon-words-molab",
    /// The second highest.
    Mobex = "moon-words-mobex",
    /// Be told what can be done.
    Help = "moon-words-help",
    /// See the board.
    Show = "moon-words-show",
}

const fn colour_key(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "moon-words-red",
        Colour::Yellow => "moon-words-yellow",
        Colour::Blue => "moon-words-blue",
        Colour::Green => "moon-words-green",
    }
}

const fn node_key(node: Node) -> &'static str {
    match node {
        Node::Earth => "moon-words-earth",
        Node::Station(Station::Alpha) => "moon-words-alpha",
        Node::Station(Station::Beta) => "moon-words-beta",
        Node::Station(Station::Gamma) => "moon-words-gamma",
        Node::Station(Station::Delta) => "moon-words-delta",
        Node::Moon => "moon-words-moon",
    }
}

const fn mineral_key(mineral: Mineral) -> &'static str {
    match mineral {
        Mineral::Water => "moon-words-water",
        Mineral::Oxygen => "moon-words-oxygen",
        Mineral::Aluminium => "moon-words-aluminium",
        Mineral::Titanium => "moon-words-titanium",
        Mineral::Iron => "moon-words-iron",
        Mineral::Calcium => "moon-words-calcium",
        Mineral::Silicon => "moon-words-silicon",
        Mineral::Zirconium => "moon-words-zirconium",
    }
}

static COLOURS: LazyLock<Vocabulary<Colour>> =
    LazyLock::new(|| Vocabulary::of(&Colour::ALL, colour_key));
static NODES: LazyLock<Vocabulary<Node>> = LazyLock::new(|| Vocabulary::of(&Node::ALL, node_key));
static MINERALS: LazyLock<Vocabulary<Mineral>> =
    LazyLock::new(|| Vocabulary::of(&Mineral::ALL, mineral_key));

/// The colour that a word or a letter stands for.
pub fn colour_of(word: &str) -> Option<Colour> {
    COLOURS.find(word)
}

/// The node that a word or a letter stands for.
pub fn node_of(word: &str) -> Option<Node> {
    NODES.find(word)
}

/// The mineral that a word or a symbol stands for.
pub fn mineral_of(word: &str) -> Option<Mineral> {
    MINERALS.find(word)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vocabulary::pairs;

    #[test]
    fn no_word_stands_for_two_things() {
        for (word, verb) in pairs(&Verb::ALL, Verb::key) {
            assert_eq!(super::verb(&word), Some(verb), "{word}");
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
    fn words_are_found_whatever_their_case_and_accents() {
        assert_eq!(verb("Échanger"), Some(Verb::Exchange));
        assert_eq!(verb("DEFI"), Some(Verb::Challenge));
        assert_eq!(colour_of("Jaune"), Some(Colour::Yellow));
        assert_eq!(colour_of("y"), Some(Colour::Yellow));
        assert_eq!(node_of("bêta"), Some(Node::Station(Station::Beta)));
        assert_eq!(node_of("Lune"), Some(Node::Moon));
        assert_eq!(mineral_of("h2o"), Some(Mineral::Water));
        for nonsense in ["", "12", "R7", &"x".repeat(5_000)] {
            assert_eq!(verb(nonsense), None);
            assert_eq!(node_of(nonsense), None);
        }
    }
}
