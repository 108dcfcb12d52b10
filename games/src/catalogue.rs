//! The catalogue: one line per game. Anything needed for every game goes through
//! [`each_game!`](crate::each_game), so that none can be forgotten.

/// Hands every game to a macro, each as `name: Type`, so that it can make tests, modules, lists or
/// calls of them.
///
/// ```
/// macro_rules! titles {
///     ($($name:ident: $game:ty,)+) => {
///         [$((stringify!($name), <$game as games::Game>::ID)),+]
///     };
/// }
/// assert!(games::each_game!(titles).contains(&("planetaire", "planetaire")));
/// ```
#[macro_export]
macro_rules! each_game {
    ($then:ident) => {
        $then! {
            planetaire: $crate::planetaire::Planetaire,
            interceptor: $crate::interceptor::Interceptor,
            space_connection: $crate::space_connection::SpaceConnection,
            contact: $crate::contact::Contact,
            terre_lune: $crate::terre_lune::TerreLune,
        }
    };
}

macro_rules! ids {
    ($($name:ident: $game:ty,)+) => {
        &[$(<$game as crate::Game>::ID),+]
    };
}

/// The id of every game, in the order in which they are listed to people.
pub const IDS: &[&str] = each_game!(ids);

/// The games that have all that is optional: a computer, a lesson, personal bests, every language.
#[cfg(any(test, feature = "laws"))]
pub const COMPLETE: [&str; 5] = ["planetaire", "interceptor", "connection", "contact", "lune"];

/// The games with a lesson, by id.
#[cfg(any(test, feature = "laws"))]
pub fn taught() -> Vec<&'static str> {
    fn id_if_taught<G: crate::Spoken>() -> Option<&'static str> {
        G::LESSON.map(|_| G::ID)
    }
    macro_rules! all {
        ($($name:ident: $game:ty,)+) => { [$(id_if_taught::<$game>()),+] };
    }
    each_game!(all).into_iter().flatten().collect()
}

/// The games that one person can play without other people, by id.
#[cfg(any(test, feature = "laws"))]
pub fn solitary() -> Vec<&'static str> {
    fn id_if_solitary<G: crate::Game>() -> Option<&'static str> {
        (G::COMPUTER || *G::SEATS.start() == 1).then_some(G::ID)
    }
    macro_rules! all {
        ($($name:ident: $game:ty,)+) => { [$(id_if_solitary::<$game>()),+] };
    }
    each_game!(all).into_iter().flatten().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::laws::{Rehearsed, hold};

    macro_rules! laws {
        ($($name:ident: $game:ty,)+) => {$(
            #[test]
            fn $name() {
                hold::<$game>(<$game>::REHEARSALS);
            }
        )+};
    }

    mod the_laws_hold_for {
        use super::*;

        each_game!(laws);
    }

    #[test]
    fn game_ids_are_unique() {
        for (number, id) in IDS.iter().enumerate() {
            assert!(!IDS[..number].contains(id), "{id}");
            let plain = |letter: char| letter.is_ascii_lowercase();
            assert!(!id.is_empty() && id.chars().all(plain), "{id}");
        }
    }

    #[test]
    fn the_five_have_all_that_is_optional() {
        macro_rules! optional {
            ($($name:ident: $game:ty,)+) => {[$((
                <$game as crate::Game>::ID,
                <$game as crate::Game>::COMPUTER,
                <$game as crate::Spoken>::LESSON.is_some(),
                !<$game as crate::Spoken>::HONOURS.feats.is_empty(),
            )),+]};
        }
        let games = crate::each_game!(optional);
        for complete in COMPLETE {
            assert!(games.contains(&(complete, true, true, true)), "{complete}");
        }
    }
}
