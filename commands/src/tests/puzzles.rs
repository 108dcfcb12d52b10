//! What is shared of a puzzle of the day: every game that has one has words for it, and signs that
//! tell nothing of what was hidden.

use games::PuzzleDay;
use games::laws::{Rehearsed, rehearse};
use sessions::Version;
use text::{Lang, fit};

use super::blind::table;
use crate::game::catalogue::Visitor;
use crate::game::ui::GameUi;

/// How many games by dice are looked at, and among how many one looks for them.
const GAMES: (usize, u64) = (4, 200);
/// A weekend is among so many days.
const WEEK: std::ops::Range<u32> = 20_778..20_785;

struct Shared;

#[tokio::test]
async fn shared_puzzle_results_name_no_positions() {
    crate::game::catalogue::each_game(&Shared).await;
}

impl Visitor for Shared {
    async fn game<D: GameUi + Rehearsed>(&self) {
        let puzzles: Vec<D::Options> = WEEK.filter_map(|day| D::puzzle(PuzzleDay(day))).collect();
        if puzzles.is_empty() {
            assert_eq!(
                D::puzzle_result(Lang::En, None),
                "",
                "{} has no puzzle",
                D::ID
            );
            return;
        }
        assert_eq!(puzzles.len(), WEEK.len(), "{}: a day has none", D::ID);
        assert!(D::SEATS.contains(&1), "{} cannot be played alone", D::ID);
        let scripts = (0..GAMES.1).map(rehearse::<D>);
        let alone = scripts.filter(|script| script.seats == 1).take(GAMES.0);
        let mut looked = 0;
        for script in alone {
            let events: Vec<Vec<D::Event>> = script
                .steps
                .iter()
                .filter_map(|step| step.result.as_ref().ok().cloned())
                .collect();
            let now = table(&script, &events).await;
            let over = now.public_view().unwrap().open();
            let news = now.public_news(Version(0)).into_iter();
            let news: Vec<D::Glimpse> = news.map(|events| events.glimpse.open()).collect();
            let trail = D::puzzle_trail(&news, &over);
            assert!(!trail.is_empty() && trail.chars().count() < fit::MESSAGE / 2);
            // A place has a letter or a number, and a line of another length would be a map.
            let is_sign = |sign: char| sign == ' ' || !(sign.is_alphanumeric() || sign.is_ascii());
            assert!(trail.chars().all(is_sign), "{}: {trail}", D::ID);
            for lang in Lang::ALL {
                assert!(!D::puzzle_result(lang, D::result(&over)).is_empty());
            }
            looked += 1;
        }
        assert!(looked > 0, "{} is never played alone", D::ID);
    }
}
