//! Two people who hide and detect at the same time, by every kind of input, from the first command
//! to the last reveal.

use games::planetaire::RayLaw::Planetaire;

use crate::quick::{BOBS, ENGLISH, cost, detecting, ray, sentence};
use crate::support::Evening;

#[test]
fn two_people_play_by_every_input_in_two_languages() {
    let evening = Evening::begin("both_at_once", "fr", &[("Ada", "en-US"), ("Bob", "fr")]);
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));

    // The lobby is public, so it speaks the server's language; each answer its asker's.
    ada.plays("/planetaire open")
        .sees("Your game is open")
        .privately();
    ada.sees_on_the_board("1/2 joueurs");
    bob.presses("Rejoindre")
        .sees("Te voilà dans la partie")
        .privately();
    ada.sees_on_the_board("**Bob**")
        .sees("Tout le monde est là");
    ada.presses("Lancer la partie").privately();

    // Ada hides by selects in her DM.
    let mut console = ada.sees_in_the_dm("0 of 4");
    let column = "Satellites: pick a column";
    for (letter, cell) in [("D", "D3"), ("F", "F5"), ("B", "B7"), ("H", "H1")] {
        console = console.selects(column, &format!("Column {letter}"));
        console = console.selects(&format!("Column {letter}: which row?"), cell);
        evening.keeps_secret(cell);
    }
    // She changes her mind once.
    console = console.selects(column, "× H1");
    console = console.selects("Column H: which row?", "H1").sees("3 of 4");
    console = console.selects(column, "Column A");
    console = console.selects("Column A: which row?", "A1");
    evening.keeps_secret("A1");
    let console = console.sees("Your sky is complete");
    assert!(console.alt().contains("A1"), "{}", console.alt());
    console.presses("Seal my sky").sees("sealed").privately();
    ada.sees_on_the_board("Ada** a scellé");

    // Bob types the cells in the modal of the console, and seals by a written message.
    let console = bob.presses("Ma console").privately();
    evening.keeps_secret("C4 E2 G6 B5");
    let filled = console
        .presses("Écrire les cases…")
        .opens("Ton ciel")
        .fills("C4 E2 G6 B5")
        .sees("Ton ciel est complet");
    filled
        .presses("Écrire les cases…")
        .finds_in_the_form("E2 C4 B5 G6");
    bob.writes("sceller").surely().sees("scellé");
    ada.sees_on_the_board("0 rayon tiré");

    // Each fires in their own ways.
    let (adas, bobs) = ("A1 D3 F5 B7", "C4 E2 G6 B5");
    ada.plays("/planetaire fire margin:12")
        .sees(&sentence(ray(Planetaire, bobs, 12)))
        .privately();
    let form = ada.presses("Tirer un rayon…").opens("Fire a ray");
    form.fills("20").on_the_board().sees("a tiré du 20");
    let console = ada.presses("Ma console").privately();
    let console = console.presses("1–8").presses("4");
    let console = console.sees(&sentence(ray(Planetaire, bobs, 4)));
    console
        .presses("25–32")
        .presses("29")
        .sees(&sentence(ray(Planetaire, bobs, 29)));
    ada.writes("30").sees(&sentence(ray(Planetaire, bobs, 30)));
    bob.plays("/planétaire tirer marge:1").privately();
    bob.writes("tirer 9").sees("tiré du 9");
    ada.sees_on_the_board("Bob** a tiré du 9");

    // Marbles and notes.
    ada.presses("Billes…").opens("Place marbles").fills("C4 E2");
    ada.plays("/planetaire place cell:H8").privately();
    ada.plays("/planetaire move from:H8 to:G6").privately();
    ada.plays("/planetaire withdraw cell:E2").privately();
    ada.writes("place A1").sees("put a marble on A1");
    let console = ada.presses("Ma console");
    let notes = console.presses("Take notes…").opens("Private notes");
    notes.fills("H1 H2").sees("H1 H2").privately();
    assert!(
        !ada.board().text().contains("H2") && !ada.board().alt().contains("H2"),
        "notes are private"
    );
    bob.writes("noter A8")
        .sees("Notées vides, en privé\u{a0}: A8");

    // The ends, each asked once more.
    ada.writes("end").sees("placed").presses("Back").privately();
    let asked = ada.plays("/planetaire end").sees("One marble isn’t placed");
    asked.presses("Yes, check").sees("ended").privately();
    ada.sees_on_the_board("Ada** a fini");
    bob.plays("/planetaire finir")
        .presses("Oui, vérifier")
        .privately();

    // The reveals stay in the channel, and tell both skies.
    let over = ada.sees_on_the_board("Partie finie");
    let ada_paid = cost(Planetaire, bobs, &[12, 20, 4, 29, 30], "C4 G6 A1");
    let bob_paid = cost(Planetaire, adas, &[1, 9], "");
    let winner = if ada_paid < bob_paid { "Ada" } else { "Bob" };
    let over = over
        .sees(&format!("**{winner}** gagne"))
        .sees(&format!("Ada {ada_paid}"))
        .sees(&format!("Bob {bob_paid}"));
    assert!(!over.buttons().contains(&"Ma console".to_owned()));
    evening.everything_stands();
    let reveals = ada.public_messages();
    let reveals: Vec<_> = reveals
        .iter()
        .filter(|message| {
            let content = message["content"].as_str().unwrap_or_default();
            content.contains("Les satellites étaient") && !content.contains("· #")
        })
        .collect();
    // Both skies are uncovered in one message.
    assert_eq!(reveals.len(), 1, "{reveals:?}");
    for reveal in reveals {
        assert_eq!(reveal["attachments"][0]["filename"], "reveal.png");
    }
    ada.sees_in_the_channel("A1 D3 F5 B7");
    assert_eq!(ada.boards().len(), 1);
}

#[test]
fn long_board_is_described_completely() {
    let evening = Evening::hurried("long_twin", "en-US", ENGLISH);
    let (ada, bob) = detecting(&evening, "");
    for person in [&ada, &bob] {
        for margin in 1..=32 {
            person.plays(&format!("/planetaire fire margin:{margin}"));
        }
    }
    let described = ada.plays("/table describe").privately();
    // More than a message holds.
    assert_eq!(described.text(), "");
    let card = described.card();
    assert!(card.chars().count() > 2_000, "{card}");
    assert!(!card.ends_with('…'), "{card}");
    for words in [
        "hidden by Ada, detected by Bob",
        "hidden by Bob, detected by Ada",
    ] {
        assert!(card.contains(words), "{card}");
    }
    assert!(!card.contains(BOBS), "{card}");
}
