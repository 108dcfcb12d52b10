//! Solo: the game master is the source, and flies at an even pace.

use super::{keepsake, possible};
use crate::support::Evening;

#[test]
fn solo_mission_with_the_game_master() {
    let evening = Evening::fated("contact_solo", "fr", &[("Ada", "en-US")]);
    let ada = evening.seat("Ada");
    ada.plays("/contact open players:Solo level:Level 1")
        .sees("Game on! The board is");
    let letter = ('A'..='R')
        .find(|letter| {
            let line = format!("/contact practise from:0 to:{letter}");
            !ada.plays(&line).text().contains("blocks")
        })
        .unwrap();
    keepsake(&ada, &format!("J’ai volé Terre → {letter}"));
    ada.writes("begin");
    keepsake(&ada, "J’ai transmis");
    ada.plays("/contact repeat");
    let mut guesses = 0;
    loop {
        let console = ada.plays("/console");
        if console.text().contains("Contact lost") || console.text().contains("accomplished") {
            break;
        }
        let planet = possible(&console).pop().unwrap();
        ada.plays(&format!("/contact guess planet:{planet}"));
        guesses += 1;
    }
    assert!(guesses >= 6, "{guesses}");
    ada.sees_on_the_board("Partie finie");
}
