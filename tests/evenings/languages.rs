//! People of all five languages at one table: in private each reads their own, and the board speaks
//! the server's.

use crate::contact::transmits;
use crate::support::Evening;

/// Each with their language, how they open their console and show it in a DM, and what they read
/// there while Ada is the source.
const PEOPLE: [[&str; 5]; 5] = [
    ["Ada", "en-US", "/console", "show", "**You’re the source.**"],
    ["Bob", "fr", "/console", "montrer", "qui prépare le vol"],
    ["Kai", "de", "/konsole", "zeigen", "bereitet den Flug vor"],
    ["Eva", "es-ES", "/consola", "mostrar", "prepara el vuelo"],
    ["Rui", "pt-BR", "/console", "mostrar", "prepara o voo"],
];

#[test]
fn five_people_read_five_languages_at_one_table() {
    let people = PEOPLE.map(|[name, locale, ..]| (name, locale));
    let evening = Evening::hurried("languages", "de", &people);
    let [ada, bob, kai, eva, rui] = PEOPLE.map(|[name, ..]| evening.seat(name));
    ada.plays("/contact open practice:None")
        .sees("Your game is open");
    for guest in [&bob, &kai, &eva, &rui] {
        guest.presses("Mitmachen").privately();
    }
    ada.presses("Starten").privately();
    ada.sees_on_the_board("bereitet den Flug vor");
    for [name, _, console, show, said] in PEOPLE {
        let person = evening.seat(name);
        person.plays(console).sees(said).privately();
        person.writes(show).sees(said);
    }
    let goal = transmits(&ada);
    bob.plays("/console").sees("À toi de deviner");
    kai.plays("/konsole").sees("Jetzt rät").sees("Bob");
    bob.plays(&format!("/contact deviner planète:{goal}"))
        .sees("correct");
    // Each turn of the board is in the server's language, each history in the reader's.
    rui.sees_on_the_board("Bob");
    kai.plays("/tisch verlauf").sees("richtig").privately();
    eva.plays("/mesa historial").sees("correcto").privately();
    rui.plays("/mesa histórico").sees("certo").privately();
}
