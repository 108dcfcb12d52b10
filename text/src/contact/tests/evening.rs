//! Whole missions, with every view and every glimpse put into words.

use games::contact::{Action, Contact, Difficulty, Glimpse, Options, Practice, View};
use games::laws::Rehearsed;
use games::{Cause, Dice, Seat, Seed};

use super::{check_glimpse, check_view, long_names, names};
use crate::tests::viewers::{self, hears, looks, table};
use crate::{Lang, Words};

fn is_heard(whose: Option<Seat>, glimpse: &Glimpse) {
    match whose {
        None => check_glimpse(glimpse, &names()),
        Some(_) => check_glimpse(glimpse, &long_names()),
    }
}

fn is_seen(whose: Option<Seat>, view: &View) {
    check_view(view, &names(), 1_950);
    for (lang, next) in [(Lang::En, "Side by side"), (Lang::Fr, "Côte à côte")] {
        let alt = Contact::alt(lang, view, &names());
        let ends = |at: usize| alt[..at].ends_with(". ");
        assert!(alt.find(next).is_none_or(ends), "{alt}");
    }
    if whose.is_some() {
        check_view(view, &long_names(), 3_900);
    }
}

#[test]
fn whole_missions_are_described() {
    for number in 0..32 {
        viewers::rehearsed::<Contact>(number, is_heard, is_seen);
    }
}

/// A crew that always knows better plays a pro mission; tells whether it was won with a
/// certificate.
fn pro(seats: u8) -> bool {
    let options = Options {
        level: Difficulty::Pro,
        practice: Practice::Skipped,
        ..Options::default()
    };
    let mut dice = Dice::for_event(&Seed::new([7; 32]), u64::from(seats));
    let mut table = table::<Contact>(options, seats, 7);
    let (mut cause, mut awarded) = (Cause::Start, false);
    loop {
        let granted = hears(&mut table, cause, |whose, glimpse| {
            is_heard(whose, glimpse);
            let alt = Contact::alt_news(Lang::En, glimpse, &names());
            let found = matches!(glimpse, Glimpse::Found { .. });
            awarded |= whose.is_none() && found && alt.is_some();
        });
        if granted {
            looks(&table, is_seen);
        }
        let Some(seat) = table.due().first().copied() else {
            return awarded;
        };
        let round = table.public().round.unwrap();
        let source = round.source.seat().unwrap();
        let action = match table.seen_by(source).console {
            Some(console) if seat != source => Action::Guess(console.target),
            _ => Contact::random_action(table.state(), seat, &mut dice),
        };
        cause = Cause::Act(seat, action);
    }
}

#[test]
fn won_pro_missions_are_described() {
    let awarded = (2..=5).filter(|seats| pro(*seats)).count();
    assert!(awarded > 0, "no pro mission was won");
}
