//! Favourite skies at the UI: what the console offers, and what came of it.

#[cfg(test)]
use games::Record;
use games::Seat;
use games::space_connection::{Favourites, RecordChange, RecordRefusal, SpaceConnection, View};
use text::{Lang, say};

use crate::game::ui::{Page, RecordUi};
use crate::input;
use crate::ui::ids::Ids;
use crate::ui::message::{Row, Select, SelectEntry};

/// The button and the page where one is forgotten.
pub(super) const FORGET: &str = "forget";

impl RecordUi<SpaceConnection> for Favourites {
    const PAGES: &'static [&'static str] = &[FORGET];

    /// While the player hides: a list to load from, and buttons to keep and to forget.
    fn rows(&self, lang: Lang, view: &View, page: &Page, ids: &Ids) -> Vec<Row> {
        let hiding = |me: Seat| view.hidden_by(me).and_then(|board| board.draft.as_ref());
        let Some(draft) = view.me.and_then(hiding) else {
            return Vec::new();
        };
        let any = self.names().next().is_some();
        let forgets = page.word == FORGET && any;
        let list = if forgets {
            ("drop", "space_connection-choose-forget")
        } else {
            ("load", "space_connection-choose-load")
        };
        let mut rows = Vec::new();
        if any {
            rows.push(Row::Select(Select {
                id: ids.game(list.0, ""),
                placeholder: say(list.1).tr(lang),
                choices: self.names().map(choice).collect(),
            }));
        }
        let offer = |word| input::button::<SpaceConnection>(lang, ids, word, "");
        let mut buttons = Vec::new();
        if forgets {
            buttons.push(offer("back"));
        } else {
            if !draft.planets.is_empty() {
                buttons.push(offer("keep"));
            }
            if any {
                buttons.push(offer(FORGET));
            }
        }
        if !buttons.is_empty() {
            rows.push(Row::Buttons(buttons));
        }
        rows
    }

    fn listed(lang: Lang, own: &Self) -> String {
        text::space_connection::favourites(lang, own)
    }

    fn ran(lang: Lang, ran: Result<(&RecordChange, &Self), &RecordRefusal>) -> String {
        text::space_connection::kept(lang, ran.map(|(record_change, _)| record_change))
    }

    #[cfg(test)]
    fn fullest() -> Self {
        use games::space_connection::{Position, Positions};
        (0..Favourites::MOST).fold(Self::default(), |kept, number| {
            let name = format!("{number:02}{}", "*".repeat(Favourites::LONGEST - 2));
            let planets = Positions::of(Position::all().take(3));
            let kept = kept.run(RecordChange::Keep { name, planets });
            kept.unwrap_or_else(|refusal| panic!("{refusal:?}"))
        })
    }
}

fn choice(name: &str) -> SelectEntry {
    SelectEntry {
        value: name.to_owned(),
        label: name.to_owned(),
        about: None,
    }
}
