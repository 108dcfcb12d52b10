//! What changed is marked in the picture of each viewer, and the part of it that matters can be
//! enlarged, seen by the asker and by no one else.

use crate::quick::{ADAS, BOBS, begun, hides};
use crate::support::{Evening, Seen};

/// How wide and how high a PNG says that it is.
fn size(bytes: &[u8]) -> (u32, u32) {
    let number = |at: usize| u32::from_be_bytes(bytes[at..at + 4].try_into().unwrap());
    (number(16), number(20))
}

#[track_caller]
fn is_larger(seen: &Seen<'_>, than: &Seen<'_>) {
    let (larger, whole) = (seen.picture(), than.picture());
    assert!(larger != whole, "it is the board as it was");
    let ((wide, high), (width, height)) = (size(&larger), size(&whole));
    // As a phone is held, and no wider than the board: half of it, twice as large.
    assert!(
        wide <= width && high <= height * 2 && high * 100 <= wide * 140,
        "{wide}x{high}"
    );
    assert_eq!(seen.alt(), than.alt());
}

#[test]
fn zoom_is_shown_only_to_the_player_asking() {
    let evening = Evening::hurried("zoom", "en-US", &[("Ada", "en-US"), ("Bob", "fr")]);
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    ada.plays("/table zoom")
        .sees("There’s no game in this channel")
        .privately();
    begun(&ada, &bob, "");
    hides(&ada, ADAS);
    hides(&bob, BOBS);
    ada.sees_on_the_board("is hunting");
    ada.plays("/planetaire fire margin:12");
    bob.sees_on_the_board("fired from 12");
    // A film of the ray is no larger picture.
    ada.plays("/planetaire place cell:A1");
    evening.everything_stands();
    let stood = bob.finds_standing();
    bob.plays("/aide sujet:Toutes les commandes")
        .sees("`agrandir`")
        .privately();
    // By its name in each language, and by the board's button.
    let larger = ada.plays("/table zoom").privately();
    is_larger(&larger, &ada.plays("/console"));
    let his = bob.plays("/table agrandir").privately();
    is_larger(&his, &bob.plays("/console"));
    assert!(his.picture() == bob.presses("Agrandir").privately().picture());
    // Bob's own sky is in it, Ada's is not.
    assert!(his.picture() != larger.picture());
    assert_eq!(bob.finds_standing(), stood, "nobody else receives anything");
}
