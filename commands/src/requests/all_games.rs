//! Every game as an [`AnyGame`].

use std::sync::Arc;

use crate::app::services::Services;
use crate::game::catalogue::{Advised, Advisers};
use crate::requests::any::AnyGame;
use crate::requests::serve::ServedGame;

macro_rules! all_games {
    ($($name:ident: $game:ty,)+) => {
        /// Every game, without its type.
        pub(crate) fn all_games(
            services: &Arc<Services>,
            mut advisers: Advisers,
        ) -> Vec<Box<dyn AnyGame>> {
            vec![$({
                let adviser = <$game>::place(&mut advisers).take();
                Box::new(ServedGame::<$game>::new(Arc::clone(services), adviser))
            }),+]
        }
    };
}

games::each_game!(all_games);
