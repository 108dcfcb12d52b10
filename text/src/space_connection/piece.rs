//! Pieces, alone and counted.

use games::space_connection::{Piece, Stock};

use crate::fluent_bundles::say;
use crate::lang::Lang;

/// A piece's name.
pub fn piece(lang: Lang, piece: Piece) -> String {
    match piece {
        Piece::Scout => say("space_connection-piece-scout"),
        Piece::Ship => say("space_connection-piece-ship"),
        Piece::SuperShip => say("space_connection-piece-super-ship"),
        Piece::Laser => say("space_connection-piece-laser"),
    }
    .tr(lang)
}

/// Lists the pieces in hand, without those of which none is left; a word for none at all.
pub fn hand(lang: Lang, stock: Stock) -> String {
    let counted = count_phrase(lang, |piece| usize::from(stock.number_left(piece)));
    if counted.is_empty() {
        say("space_connection-none").tr(lang)
    } else {
        counted
    }
}

/// Lists how many there are of each piece, without those of which there is none.
pub(super) fn count_phrase(lang: Lang, count: impl Fn(Piece) -> usize) -> String {
    let some = Piece::ALL.into_iter().filter(|piece| count(*piece) > 0);
    let counted = some.map(|piece| {
        match piece {
            Piece::Scout => say("space_connection-count-scout"),
            Piece::Ship => say("space_connection-count-ship"),
            Piece::SuperShip => say("space_connection-count-super-ship"),
            Piece::Laser => say("space_connection-count-laser"),
        }
        .with("count", count(piece))
        .tr(lang)
    });
    counted.collect::<Vec<_>>().join(", ")
}
