//! What the person who runs a server sets for it holds for its tables, and for no others.

use crate::support::{Evening, Person};

/// The slash commands that the person is offered, by their words in the person's language.
#[track_caller]
fn offered(person: &Person<'_>) -> Vec<String> {
    let path = format!("/people/{}/commands?channel=Club/general", person.name);
    let all = person.evening.get(&path);
    let names = all["commands"].as_array().unwrap().iter();
    names
        .map(|command| command["name_localized"].as_str().unwrap().to_owned())
        .collect()
}

#[test]
fn server_owner_sets_defaults_for_new_tables() {
    let people = &[("Ada", "en-US"), ("Bob", "en-US"), ("Cleo", "fr")];
    let evening = Evening::hurried("server", "en-US", people);
    let [ada, bob, cleo] = ["Ada", "Bob", "Cleo"].map(|name| evening.seat(name));
    // The server is Ada's; others are not even offered to set anything.
    assert!(offered(&ada).contains(&"server".to_owned()));
    assert!(!offered(&bob).contains(&"server".to_owned()));
    assert!(!offered(&cleo).contains(&"serveur".to_owned()));
    ada.plays("/server")
        .sees("language of the server")
        .sees("3 days a move")
        .sees("Only a game’s own players")
        .privately();
    bob.plays("/planetaire open");
    bob.sees_on_the_board("3 days a move");
    // No one closes what others play, unless it is set so.
    ada.plays("/table close").sees("Only the host");
    bob.plays("/table close");
    ada.plays("/server language:French")
        .sees("They speak **French**");
    ada.plays("/server pace:Live").sees("5 minutes a move");
    ada.plays("/server close:People who can manage the channel")
        .sees("French")
        .sees("5 minutes a move")
        .sees("**manage the channel**");
    evening.bot_is_killed();
    evening.bot_starts();
    bob.plays("/planetaire open");
    bob.sees_on_the_board("En direct");
    cleo.plays("/table fermer").sees("Seul");
    ada.plays("/table close").sees("closed").privately();
    bob.sees_in_the_channel("#2 a été fermée");
    // The player who opens a table can choose otherwise, and what was set can be set back.
    bob.plays("/contact open pace:unhurried");
    bob.sees_on_the_board("Sans hâte");
    bob.plays("/table close");
    ada.plays("/server language:The server")
        .sees("language of the server");
    bob.plays("/contact open");
    bob.sees_on_the_board("Live: 5 minutes");
}
