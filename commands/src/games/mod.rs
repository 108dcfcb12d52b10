//! The UI of every game. The catalogue of `games` lists the games; one without a `GameUi`
//! does not compile.

mod contact;
mod interceptor;
mod planetaire;
mod space_connection;
mod terre_lune;

use std::sync::Arc;

use ::games::Sampled;
use sessions::Catalogue;

use crate::bot::app::Command;
use crate::bot::context::Services;
use crate::commands::shared::game_commands;
use crate::game::any::AnyGame;
use crate::game::serve::ServedGame;
use crate::table::advisers::Adviser;

/// A game of ours.
pub trait Advised: Sampled {
    /// The place of its adviser.
    fn place(advisers: &mut Advisers) -> &mut Option<Arc<dyn Adviser<Self>>>;
}

impl Advisers {
    /// The same with one for this game.
    #[must_use]
    pub fn with<G: Advised>(mut self, adviser: impl Adviser<G>) -> Self {
        *G::place(&mut self) = Some(Arc::new(adviser));
        self
    }
}

/// Who looks at every game, so that none is forgotten.
#[cfg(test)]
pub(crate) trait Visitor {
    /// Looks at one.
    async fn game<D: crate::game::ui::GameUi + games::laws::Rehearsed>(&self);
}

macro_rules! catalogue {
    ($($name:ident: $game:ty,)+) => {
        /// Who thinks for people who ask: an adviser for each game, or none.
        #[derive(Clone, Default)]
        pub struct Advisers {
            $($name: Option<Arc<dyn Adviser<$game>>>,)+
        }

        $(impl Advised for $game {
            fn place(advisers: &mut Advisers) -> &mut Option<Arc<dyn Adviser<Self>>> {
                &mut advisers.$name
            }
        })+

        /// Every game, without its type.
        pub(crate) fn all_games(services: &Arc<Services>, advisers: Advisers) -> Vec<Box<dyn AnyGame>> {
            vec![$(Box::new(ServedGame::<$game>::advised_by(Arc::clone(services), advisers.$name))),+]
        }

        /// Every game's slash commands.
        pub(crate) fn commands() -> Vec<Command> {
            vec![$(game_commands::of_game::<$game>()),+]
        }

        /// Shows every game to a visitor.
        #[cfg(test)]
        pub(crate) async fn each_game(visitor: &impl Visitor) {
            $(visitor.game::<$game>().await;)+
        }

        /// The games that tables may play.
        pub fn catalogue() -> Catalogue {
            Catalogue::new()$(.with::<$game>())+
        }
    };
}

games::each_game!(catalogue);
