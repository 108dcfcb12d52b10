//! The lines over a board: which round, who searches whose sky, and what it has cost.

use games::Seat;
use games::planetaire::{BoardView, Hider, Reveal, Score, Stage};
use text::say;

use super::Sight;
use super::art::Art;
use super::pieces::{label, sprite, words};
use crate::emblems::Emblem;
use crate::piece::Sprite;
use crate::scene::{Anchor, Point, Scene};
use crate::studio::studio;
use crate::theme::{Face, Ink};

const TITLE: Face = Face::bold(28);
const NAME: Face = Face::bold(24);
const ICON: u16 = 32;

/// Where the lines are.
pub(super) struct Header {
    left: i32,
    right: i32,
    /// Whether there is a panel too, which tells the rest.
    has_panel: bool,
}

impl Header {
    /// Over one board and its panel.
    pub const fn whole() -> Self {
        Self {
            left: 20,
            right: 940,
            has_panel: true,
        }
    }

    /// Over one of two boards, that begins here.
    pub const fn half(left: i32) -> Self {
        Self {
            left: left + 20,
            right: left + 620,
            has_panel: false,
        }
    }

    /// What the round has cost; where no panel does it, the reveal says how that comes about.
    fn points(&self, sight: Sight<'_>, board: &BoardView) -> String {
        let Some(Reveal { score, .. }) = &board.reveal else {
            return say("picture-points")
                .with("points", board.pawns)
                .tr(sight.lang);
        };
        let withheld = Score::WITHHELD * u16::from(score.withheld);
        let misplaced = Score::MISPLACED * u16::from(score.misplaced);
        if self.has_panel {
            say("picture-points").with("points", score.total())
        } else {
            say("picture-sum")
                .with("pawns", score.pawns)
                .with("withheld", withheld)
                .with("misplaced", misplaced)
                .with("total", score.total())
        }
        .tr(sight.lang)
    }

    pub fn draw(&self, scene: &mut Scene, sight: Sight<'_>, board: &BoardView) {
        let (first, second) = (26, 68);
        let total = total(sight, board.detector);
        // A total stands right of the round's number.
        let room = if total.is_some() { 190 } else { 340 };
        scene.put(
            "round",
            Point::new(self.left, first),
            label(round(sight, board), TITLE, Ink::Moon, room),
        );
        let half = (self.right - self.left) / 2;
        if !matches!(board.stage, Stage::Hiding | Stage::Sealed) {
            scene.put(
                "points",
                Point::new(self.right, first),
                words(
                    self.points(sight, board),
                    if self.has_panel { TITLE } else { NAME },
                    Ink::Earth,
                    Anchor::Right,
                    300,
                ),
            );
        }
        if let Some(total) = total {
            let said = say("picture-total").with("points", total).tr(sight.lang);
            let at = Point::new(self.left + 200, first);
            scene.put("total", at, label(said, NAME, Ink::Gold, 150));
        }
        let detector = Line {
            icon: Emblem::Dish.into(),
            name: name_of(sight, board.detector),
            lock: matches!(board.stage, Stage::Ended),
            star: is_winner(sight, board.detector),
        };
        detector.draw(scene, "detector", Point::new(self.left, second), half - 16);
        let hider = Line {
            icon: Art::Satellite.into(),
            name: match board.hider {
                Hider::GameMaster => say("picture-master").tr(sight.lang),
                Hider::Seat(seat) => name_of(sight, seat),
            },
            lock: matches!(board.stage, Stage::Sealed),
            star: false,
        };
        hider.draw(scene, "hider", Point::new(self.left + half, second), half);
    }
}

/// A person, and what there is to say of him.
struct Line {
    icon: Sprite,
    name: String,
    lock: bool,
    star: bool,
}

impl Line {
    fn draw(self, scene: &mut Scene, what: &str, at: Point, room: i32) {
        let icon = i32::from(ICON);
        scene.put(
            format!("{what}'s icon"),
            at.by(icon / 2, 0),
            sprite(self.icon, ICON),
        );
        // Room for a lock or a star; a header is less than a thousand pixels wide.
        let room = (room - icon - 10 - 46).max(40) as u16;
        let at = at.by(icon + 10, 0);
        let end = at.by(studio().width(NAME, &self.name, room) + 22, 0);
        scene.put(what, at, label(self.name, NAME, Ink::Text, room));
        if self.lock {
            scene.put(format!("{what} is ready"), end, sprite(Emblem::Lock, 26));
        }
        if self.star {
            scene.put(format!("{what} wins"), end, sprite(Emblem::Star, 36));
        }
    }
}

fn name_of(sight: Sight<'_>, seat: Seat) -> String {
    sight.names.plain(seat).to_owned()
}

fn round(sight: Sight<'_>, board: &BoardView) -> String {
    match sight.view {
        Some(view) if view.rounds > 1 => say("picture-round-of")
            .with("number", board.number)
            .with("rounds", view.rounds),
        Some(_) => say("picture-solo"),
        None => say("picture-round").with("number", board.number),
    }
    .tr(sight.lang)
}

/// A seat's total over the match, where it tells more than the round's points.
fn total(sight: Sight<'_>, seat: Seat) -> Option<u16> {
    let view = sight.view?;
    let telling = view.rounds > 1 && !view.uncovered.is_empty();
    telling.then(|| view.totals.get(seat.index()).copied())?
}

fn is_winner(sight: Sight<'_>, seat: Seat) -> bool {
    sight
        .view
        .is_some_and(|view| view.rounds > 1 && view.winners.contains(&seat))
}
