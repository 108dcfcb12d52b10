//! What every game must have words for, tried on each of the catalogue: its name, its rules, what
//! tables agree on, and everything that whole games by dice show and tell.

use games::laws::{Rehearsed, Script, rehearse};
use games::{Cause, Dice, Mark, Seed, view_for_everyone};

use super::readable::{check, check_news, check_view, long_names};
use super::viewers;
use crate::{Lang, Words, fit, vocabulary};

/// How many games by dice are put into words.
const GAMES: u64 = 3;

macro_rules! tests {
    ($($name:ident: $game:ty,)+) => {$(
        mod $name {
            #[test]
            fn name_and_rules_keep_the_limits() {
                super::presents::<$game>();
            }

            #[test]
            fn default_texts_are_well_formed() {
                super::derives::<$game>();
            }

            #[test]
            fn every_event_is_described() {
                for number in 0..super::GAMES {
                    super::tells::<$game>(number);
                }
            }
        }
    )+};
}

games::each_game!(tests);

fn presents<G: Words + Rehearsed>() {
    let is_complete = games::COMPLETE.contains(&G::ID);
    for lang in Lang::ALL {
        assert!(
            G::speaks(lang) || !is_complete && lang != Lang::En,
            "{lang:?} lacks {}.ftl",
            G::KEYS
        );
    }
    let mut dice = Dice::for_event(&Seed::new([5; 32]), 0);
    for lang in Lang::ALL {
        check(&G::title(lang), 32);
        check(&G::pitch(lang), 100);
        check(&G::short_pitch(lang), 30);
        for mark in Mark::ALL {
            check(&G::mark(lang, mark), 24);
            assert!(
                !G::mark(lang, mark).contains("mark-"),
                "{mark:?} has no word"
            );
        }
        for alone in [false, true] {
            check(&G::goal(lang, alone), 150);
        }
        let pages = G::help(lang);
        assert!(pages.len() > 8, "{}", pages.len());
        for page in pages {
            check(&page.title, 100);
            check(&page.body, 1_900);
            assert!(page.body.chars().count() >= 100, "{}", page.body);
        }
        for _ in 0..50 {
            let options = <G as Rehearsed>::options(&mut dice);
            for seats in G::SEATS {
                let line = <G as Words>::options(lang, &options, seats);
                if G::SETTINGS.is_empty() && line.is_empty() {
                    continue;
                }
                check(&line, 150);
                assert_eq!(line.lines().count(), 1, "{line}");
            }
        }
    }
}

/// What is said for a game that says nothing better, tried on each.
fn derives<G: Words + Rehearsed>() {
    let script: Script<G> = rehearse(0);
    let names = long_names(usize::from(script.seats));
    for lang in Lang::ALL {
        check(&vocabulary::typable::<G>(lang, G::KEYS), 1_000);
        let named = crate::agreed::line::<G>(lang, &script.options);
        assert!(
            named.lines().count() <= 1 && !named.contains('{'),
            "{named}"
        );
        let mut state = G::new_state(&script.options, script.seats);
        for step in &script.steps {
            if let (Cause::Act(_, action), Ok(_)) = (&step.cause, &step.result) {
                check(&vocabulary::typed::<G>(lang, G::KEYS, action), 200);
            }
            for event in step.result.iter().flatten() {
                G::apply(&mut state, event);
            }
        }
        let end = view_for_everyone::<G>(&state).open();
        let aloud = fit::read_aloud(&G::describe(lang, &end, &names.in_pictures()));
        check(&aloud, fit::ALT);
        assert!(!aloud.contains('*') && !aloud.contains('\n'), "{aloud}");
    }
}

/// Puts every view and every glimpse of a game by dice into words, with the longest names.
fn tells<G: Words + Rehearsed>(number: u64) {
    let names = long_names(usize::from(*G::SEATS.end()));
    let mut said = 0;
    viewers::rehearsed::<G>(
        number,
        |_, glimpse| {
            // Of some news the board alone tells.
            if !G::news(Lang::En, glimpse, &names).is_empty() {
                check_news::<G>(glimpse, &names, 2_000);
                said += 1;
            }
        },
        |_, view| check_view::<G>(view, &names, 1_000, 3_900),
    );
    assert!(said > 20, "{said}");
}
