//! Favourite skies at the UI: what the console offers, and what came of it.

#[cfg(test)]
use games::Record;
use games::space_connection::{Favourites, RecordChange, RecordRefusal, SpaceConnection};
use text::{Lang, say};

use crate::game::ui::{RecordUi, Screen};
use crate::ui::message::{Button, Row, SelectEntry};

/// The button and the page where one is forgotten.
pub(super) const FORGET: &str = "forget";

impl RecordUi<SpaceConnection> for Favourites {
    const PAGES: &'static [&'static str] = &[FORGET];

    /// While the player hides: a list to load from, and buttons to keep and to forget.
    fn rows(&self, at: &Screen<'_, SpaceConnection>) -> Vec<Row> {
        let hidden = at.view.me.and_then(|me| at.view.hidden_by(me));
        let Some(draft) = hidden.and_then(|board| board.draft.as_ref()) else {
            return Vec::new();
        };
        let any = self.names().next().is_some();
        let forgets = any && at.page.word == FORGET;
        let (word, placeholder) = match forgets {
            true => ("drop", say("space_connection-choose-forget")),
            false => ("load", say("space_connection-choose-load")),
        };
        let names = self.names().map(|name| SelectEntry::new(name, name));
        let select = at.select(word, "", placeholder, names);
        let buttons = [
            ("back", forgets),
            ("keep", !forgets && !draft.planets.is_empty()),
            (FORGET, !forgets && any),
        ];
        let offered = buttons.into_iter().filter(|(_, offered)| *offered);
        let buttons: Vec<Button> = offered.map(|(word, _)| at.button(word, "")).collect();
        let buttons = (!buttons.is_empty()).then_some(Row::Buttons(buttons));
        select.into_iter().chain(buttons).collect()
    }

    fn describe_own(lang: Lang, own: &Self) -> String {
        text::space_connection::favourites(lang, own)
    }

    fn describe_change(lang: Lang, ran: Result<(&RecordChange, &Self), &RecordRefusal>) -> String {
        text::space_connection::change_sentence(lang, ran.map(|(record_change, _)| record_change))
    }

    #[cfg(test)]
    fn fullest() -> Self {
        use games::space_connection::{Position, Positions};
        (0..Favourites::MOST).fold(Self::default(), |kept, number| {
            let name = format!("{number:02}{}", "*".repeat(Favourites::LONGEST - 2));
            let planets = Positions::new(Position::all().take(3));
            let kept = kept.run(RecordChange::Keep { name, planets });
            kept.unwrap_or_else(|refusal| panic!("{refusal:?}"))
        })
    }
}
