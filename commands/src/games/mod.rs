//! The UI of every game. The catalogue of `games` lists the games; one without a `GameUi`
//! does not compile.

mod contact;
mod interceptor;
mod planetaire;
mod space_connection;
mod terre_lune;

use sessions::Catalogue;

use crate::bot::app::Command;
use crate::commands::shared::game_commands;
use crate::game::any::AnyGame;
use crate::game::serve::ServedGame;

/// Who looks at every game, so that none is forgotten.
#[cfg(test)]
pub(crate) trait Visitor {
    /// Looks at one.
    async fn game<D: crate::game::ui::GameUi + games::laws::Rehearsed>(&self);
}

macro_rules! catalogue {
    ($($name:ident: $game:ty,)+) => {
        /// Every game, without its type.
        pub(crate) fn all_games() -> Vec<Box<dyn AnyGame>> {
            vec![$(Box::new(ServedGame::<$game>::default())),+]
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
