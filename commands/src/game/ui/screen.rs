//! A page of a console, or the rows under the board, as a game gets it to lay it out.

use games::Game;
use sessions::TableId;
use text::{Lang, Names, Phrase, say};

use super::{Component, Console, GameUi, Page, Question};
use crate::ui::ids::Ids;
use crate::ui::message::{Button, Row, Select, SelectEntry, Style};

/// A page as one viewer looks at it. It holds their view, and nothing of anyone else's.
pub(crate) struct Screen<'s, D: Game> {
    /// The viewer's language.
    pub lang: Lang,
    /// The viewer's view; under the public board, everyone's.
    pub view: &'s D::View,
    /// The names at the table.
    pub names: &'s Names,
    /// The page of the console.
    pub page: &'s Page,
    /// Ids for components of this moment.
    pub ids: Ids,
}

impl<'s, D: GameUi> Screen<'s, D> {
    /// Screen of this page at this table, at the moment of the view.
    pub(crate) fn new(
        lang: Lang,
        view: &'s D::View,
        names: &'s Names,
        page: &'s Page,
        table: TableId,
    ) -> Self {
        Self {
            lang,
            view,
            names,
            page,
            ids: Ids::new(table, D::stamp(view)),
        }
    }

    /// Argument of the page, if it has this word.
    pub(crate) fn on_page(&self, word: &str) -> Option<&'s str> {
        (self.page.word == word).then_some(self.page.argument.as_str())
    }

    /// Button of a component, with this argument.
    pub(crate) fn button(&self, word: &'static str, argument: &str) -> Button {
        let named = Component::<D>::find(word, argument).and_then(|part| part.button);
        // A test ensures that everything offered has a label.
        let (key, style) = named.unwrap_or((word, Style::Plain));
        self.labelled(word, argument, say(key), style)
    }

    /// Button with a label and a style of its own.
    pub(crate) fn labelled(
        &self,
        word: &str,
        argument: &str,
        label: Phrase,
        style: Style,
    ) -> Button {
        Button::new(self.ids.game(word, argument), label.tr(self.lang), style)
    }

    /// Select, if there is anything to choose.
    pub(crate) fn select(
        &self,
        word: &str,
        argument: &str,
        placeholder: Phrase,
        choices: impl IntoIterator<Item = SelectEntry>,
    ) -> Option<Row> {
        let choices: Vec<SelectEntry> = choices.into_iter().collect();
        (!choices.is_empty()).then(|| {
            Row::Select(Select {
                id: self.ids.game(word, argument),
                // Discord shows no markdown there.
                placeholder: placeholder.tr(self.lang).replace('*', ""),
                choices,
            })
        })
    }

    /// Console with the confirmation of this page; `None` if the page has none that applies now.
    pub(crate) fn question(&self) -> Option<Console> {
        let (lang, view) = (self.lang, self.view);
        let mut asked = D::QUESTIONS.iter().filter_map(|question| {
            let carried = self.on_page(question.page)?;
            let verb = D::verb(question.verb)?;
            Some((question, verb, question.words(verb, carried)?))
        });
        let (question, verb, said) = asked
            .next()
            .filter(|(_, verb, _)| Question::is_offered(view, verb))?;
        D::read_action(view, verb, &said).ok()?;
        let mut yes = self.button(question.yes, &question.argument(&said));
        if let Some(label) = question.label {
            yes.label = label(lang, &said);
        }
        let buttons = vec![yes, self.button(question.back, "")];
        let hint = (question.hint)(lang, view, &said);
        Some(Console::new([hint], [Row::Buttons(buttons)]))
    }
}
