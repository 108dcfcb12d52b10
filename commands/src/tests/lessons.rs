//! The law of lessons, checked for every game: each goes from its first beat to its last by what it
//! asks for, any other press gets kind words and leads nowhere, in both languages, and all of it is
//! read in a minute and a half.

use std::collections::BTreeSet;

use games::laws::Rehearsed;
use games::{Lesson, Trial, read};
use text::{Lang, Names, attribute, message};

use super::check_message;
use crate::game::catalogue::Visitor;
use crate::game::ui::GameUi;
use crate::lessons::{LessonAt, page};
use crate::ui::message::{Button, Message, Row};

/// The most beats that a lesson has.
const BEATS: usize = 12;
/// How many words a person reads in 90 seconds, at 200 a minute.
const WORDS: usize = 300;

struct Pupil;

#[tokio::test]
async fn every_lesson_can_be_completed() {
    crate::game::catalogue::each_game(&Pupil).await;
}

impl Visitor for Pupil {
    async fn game<D: GameUi + Rehearsed>(&self) {
        let Some(lesson) = D::LESSON else { return };
        assert!((1..=BEATS).contains(&lesson.beats.len()), "{}", D::ID);
        let names: BTreeSet<&str> = lesson.beats.iter().map(|beat| beat.name).collect();
        assert_eq!(names.len(), lesson.beats.len(), "{}: a name twice", D::ID);
        for (number, beat) in lesson.beats.iter().enumerate() {
            let stands = lesson
                .after(number)
                .and_then(|to| to.open_for(lesson.pupil));
            let view = stands.unwrap_or_else(|| panic!("{}: {} is refused", D::ID, beat.name));
            let action_of = |line| match read::<D>(&view.view, line) {
                Some(read) => read,
                None => panic!("{}: {line} is no action", D::ID),
            };
            let right = action_of(beat.right);
            assert!(right.is_ok(), "{}: {right:?}", beat.right);
            let granted = lesson.tried(number, beat.right);
            assert!(matches!(granted, Some(Trial::Granted(_))), "{}", beat.right);
            for (_, line) in beat.others {
                assert_ne!(action_of(line), right, "{}: {line} is right too", D::ID);
            }
            assert!(!beat.others.is_empty(), "{}: {}", D::ID, beat.name);
        }
        for lang in Lang::ALL {
            reads(lang, lesson);
        }
    }
}

fn at<D: GameUi>(lang: Lang, lesson: &Lesson<D>, beat: usize, chosen: Option<usize>) -> Message {
    let page = page::<D>(lang, lesson, "Ada", LessonAt { beat, chosen });
    let page = page.and_then(|page| page.open_for(lesson.pupil));
    page.unwrap_or_else(|| panic!("{}: {beat} {chosen:?} is nowhere", D::ID))
}

fn buttons(message: &Message) -> Vec<&Button> {
    let mut buttons: Vec<&Button> = Vec::new();
    for row in &message.rows {
        match row {
            Row::Buttons(row) => buttons.extend(row),
            row => panic!("{row:?} is not pressed"),
        }
    }
    let labels: BTreeSet<&str> = buttons.iter().map(|it| it.label.as_str()).collect();
    assert_eq!(labels.len(), buttons.len(), "{labels:?}");
    buttons
}

/// Goes through a lesson, and counts what is read.
fn reads<D: GameUi>(lang: Lang, lesson: &Lesson<D>) {
    let mut words = 0;
    for (number, beat) in lesson.beats.iter().enumerate() {
        let shown = at(lang, lesson, number, None);
        check_message(&shown);
        assert!(shown.picture.is_some());
        let key = format!("{}-lesson-{}", D::KEYS, beat.name);
        let sentence = message(lang, &key).unwrap_or_else(|| panic!("{key}"));
        assert!(shown.text.contains(&sentence), "{}", &*shown.text);
        let pressed = buttons(&shown);
        assert_eq!(pressed.len(), beat.lines().count());
        eprintln!("{lang:?} {}\n{}", D::ID, &*shown.text);
        for button in &pressed {
            eprint!("[{}] ", button.label);
        }
        eprintln!();
        words += count(&shown.text);
        for (other, (name, line)) in beat.others.iter().enumerate() {
            let message = at(lang, lesson, number, Some(other + 1));
            check_message(&message);
            let kind = attribute(lang, &key, name).unwrap_or_else(|| panic!("{key}.{name}"));
            assert!(message.text.contains(&kind), "{line}: {}", &*message.text);
            // Its own answer alone: what the beat says is no answer to another line.
            assert!(
                !message.text.contains(&sentence),
                "{line}: {}",
                &*message.text
            );
            // It says what would come of it, where anything would, and nothing has.
            let tells = match lesson.tried(number, line).unwrap() {
                Trial::Granted(came) => {
                    let news = came.open_for(lesson.pupil).unwrap().news;
                    let words = |news| D::news(lang, news, &Names::default());
                    news.iter().any(|news| !words(news).is_empty())
                }
                Trial::Refused(_) => true,
            };
            assert_eq!(
                message.text.contains('>'),
                tells,
                "{line}: {}",
                &*message.text
            );
            assert_eq!(buttons(&message), pressed, "{line}");
            eprintln!("  {line}: {}", &*message.text);
        }
        assert_eq!(
            at(lang, lesson, number, Some(0)),
            at(lang, lesson, number + 1, None),
            "{}",
            beat.right
        );
        // What another version meant asks again.
        assert_eq!(at(lang, lesson, number, Some(99)), shown);
    }
    let end = at(lang, lesson, lesson.beats.len(), None);
    check_message(&end);
    eprintln!("{lang:?} {}\n{}", D::ID, &*end.text);
    words += count(&end.text);
    assert_eq!(at(lang, lesson, 99, Some(3)), end);
    eprintln!("{lang:?} {}: {words} words", D::ID);
    assert!(words <= WORDS, "{}: {lang:?} has {words} words", D::ID);
}

/// How many words a text has: French signs that stand apart are none.
fn count(text: &str) -> usize {
    let word = |word: &&str| word.chars().any(char::is_alphanumeric);
    text.split_whitespace().filter(word).count()
}
