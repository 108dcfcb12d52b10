//! What the `open` command of a game asks is what the game's own table of settings knows, by the
//! same names: whatever else opens tables finds every option there.

use games::{Spoken, each_game};
use poise::CommandParameter;

use crate::desk::Desk;
use crate::verbs::spoken;

/// What the house asks, whatever the game: how many play, and how fast.
const OF_THE_HOUSE: [&str; 2] = ["players", "pace"];

/// Everything that can be chosen, as it is said.
fn sayings<U, E>(option: &CommandParameter<U, E>) -> Vec<String> {
    if option.choices.is_empty() {
        let built = serde_json::to_value(option.create_as_slash_command_option()).unwrap();
        let bound = |key: &str| built[key].as_f64().unwrap() as u8;
        let numbers = bound("min_value")..=bound("max_value");
        numbers.map(|number| number.to_string()).collect()
    } else {
        let choices = option.choices.iter();
        choices.map(|choice| choice.name.to_string()).collect()
    }
}

fn check<D: Desk + Spoken>() {
    let commands = spoken::commands::<D>(Vec::new());
    let verbs = commands.iter().flat_map(|command| &command.subcommands);
    let mut options = Vec::new();
    for open in verbs.filter(|verb| verb.name == "open") {
        let asked = open.parameters.iter();
        let own = asked.filter(|option| !OF_THE_HOUSE.contains(&&*option.name));
        options.extend(own.map(|option| (option.name.to_string(), sayings(option))));
    }
    let settings = D::settings().iter();
    let known: Vec<_> = settings
        .map(|setting| (setting.name.to_owned(), setting.sayings()))
        .collect();
    assert_eq!(options, known);
    assert!(!known.is_empty());
}

macro_rules! openings {
    ($($name:ident: $game:ty,)+) => {$(
        #[test]
        fn $name() {
            check::<$game>();
        }
    )+};
}

each_game!(openings);
