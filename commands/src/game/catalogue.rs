//! Every game that the catalogue of `games` lists; one without a `GameUi` does not compile.

use std::sync::Arc;

use games::{Game, Sampled};
use sessions::Catalogue;
use text::{Lang, Words};

use crate::game::advisers::Adviser;

/// A game that may have an adviser.
pub trait Advised: Sampled {
    /// The place of its adviser among those of all games.
    fn place(advisers: &mut Advisers) -> &mut Option<Arc<dyn Adviser<Self>>>;
}

impl Advisers {
    /// Advisers with one for this game.
    #[must_use]
    pub fn with<G: Advised>(mut self, adviser: impl Adviser<G>) -> Self {
        *G::place(&mut self) = Some(Arc::new(adviser));
        self
    }
}

/// Visitor of every game, so that none is forgotten.
#[cfg(test)]
pub(crate) trait Visitor {
    /// Visits a game.
    async fn game<D: crate::game::ui::GameUi + games::laws::Rehearsed>(&self);
}

macro_rules! catalogue {
    ($($name:ident: $game:ty,)+) => {
        /// Advisers of people who ask: one for each game, or none.
        #[derive(Clone, Default)]
        pub struct Advisers {
            $($name: Option<Arc<dyn Adviser<$game>>>,)+
        }

        $(impl Advised for $game {
            fn place(advisers: &mut Advisers) -> &mut Option<Arc<dyn Adviser<Self>>> {
                &mut advisers.$name
            }
        })+

        /// Shows every game to a visitor.
        #[cfg(test)]
        pub(crate) async fn each_game(visitor: &impl Visitor) {
            $(visitor.game::<$game>().await;)+
        }

        /// Title of the game with this id; empty for an unknown one.
        pub(crate) fn title(lang: Lang, id: &str) -> String {
            $(if id == <$game as Game>::ID {
                return <$game as Words>::title(lang);
            })+
            String::new()
        }

        /// The games that tables may play.
        pub fn catalogue() -> Catalogue {
            Catalogue::new()$(.with::<$game>())+
        }
    };
}

games::each_game!(catalogue);
