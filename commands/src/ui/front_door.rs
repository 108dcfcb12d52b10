//! Buttons of the front door, the welcome page that leads into each game. A lesson ends with one of
//! them.

use text::{Lang, say};

use crate::ui::message::{Button, Style};

/// Button of the front door, by where it leads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum FrontDoorButton {
    /// To the games.
    Games,
    /// To the list of commands.
    Commands,
    /// To the three ways into this game.
    Game(String),
    /// Into this game at once, against a computer.
    Now(String),
    /// Into its lobby.
    People(String),
}

impl FrontDoorButton {
    /// Component id of the button.
    pub(crate) fn id(&self) -> String {
        match self {
            Self::Games => "door:games".to_owned(),
            Self::Commands => "door:commands".to_owned(),
            Self::Game(game) => format!("door:game:{game}"),
            Self::Now(game) => format!("door:now:{game}"),
            Self::People(game) => format!("door:people:{game}"),
        }
    }

    /// True if a press opens a table in the channel.
    pub(crate) const fn opens(&self) -> bool {
        matches!(self, Self::Now(_) | Self::People(_))
    }

    /// Reads the component id of a button.
    pub(crate) fn read(id: &str) -> Option<Self> {
        let rest = id.strip_prefix("door:")?;
        let of = |game: &str| game.to_owned();
        Some(match rest.split(':').collect::<Vec<_>>()[..] {
            ["games"] => Self::Games,
            ["commands"] => Self::Commands,
            ["game", game] => Self::Game(of(game)),
            ["now", game] => Self::Now(of(game)),
            ["people", game] => Self::People(of(game)),
            _ => return None,
        })
    }
}

/// Button of the front door; `label` is the key of its label.
pub(crate) fn button(
    lang: Lang,
    step: &FrontDoorButton,
    label: &'static str,
    style: Style,
) -> Button {
    Button::new(step.id(), say(label).tr(lang), style)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn buttons_come_back_as_they_went() {
        let game = || "heap".to_owned();
        for step in [
            FrontDoorButton::Games,
            FrontDoorButton::Commands,
            FrontDoorButton::Game(game()),
            FrontDoorButton::Now(game()),
            FrontDoorButton::People(game()),
        ] {
            assert_eq!(FrontDoorButton::read(&step.id()), Some(step));
        }
        for id in ["door:", "door:game", "door:now:heap:x", "daily:begin:heap"] {
            assert_eq!(FrontDoorButton::read(id), None, "{id}");
        }
    }
}
