//! A review of a finished game: through whose eyes, at which step, who leads it, and what a press
//! in it asks for. Kept in component ids, which must stay readable forever.

use games::Seat;
use sessions::UserId;

use crate::ui::words::{value_of, word_of};

/// State of a review.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Reviewing {
    /// Contents of its pages.
    pub shows: Shows,
    /// Eyes through which to look.
    pub eyes: ReviewEyes,
    /// The moment after this step, counted from 1.
    pub step: u64,
    /// The person who turns the pages.
    pub lead: Lead,
}

/// Contents of a review's pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shows {
    /// The game with the marks of its decisions.
    Marks,
    /// The game as it went, without what came later.
    Live,
}

/// Eyes through which a game is reviewed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ReviewEyes {
    /// The eyes of everyone who looked on.
    Public,
    /// All eyes at once: every secret is open.
    Open,
    /// The eyes of a seat.
    Seat(Seat),
}

/// Person who turns the pages of a review.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lead {
    /// This person.
    Person(UserId),
    /// The next person who turns a page.
    Anyone,
    /// The only person who sees it.
    Own,
}

/// A press in a review, with the state of the review that was pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ReviewTap {
    /// State of the review.
    pub now: Reviewing,
    /// Request.
    pub press: ReviewPress,
}

/// Request of a press in a review.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ReviewPress {
    /// Turn to the first moment.
    First,
    /// Turn to the moment before.
    Back,
    /// Turn to the next moment.
    On,
    /// Turn to the last moment.
    Last,
    /// Turn to the turning point that is chosen.
    Turn,
    /// Look through the eyes that are chosen.
    Eyes,
    /// Let another person lead.
    Pass,
    /// Give me a review of my own at this moment.
    Copy,
    /// Show the marks.
    Marks,
    /// Turn to what is chosen, look through those eyes, play on, give a review of one's own, or let
    /// another person lead.
    Choose,
    /// Tell how the game can go on from this moment.
    PlayOn,
    /// Go on from this moment, in a game for practice.
    Begin,
    /// Begin a review in the DMs of who presses.
    BeginInDms,
}

impl ReviewPress {
    /// All presses, each with its word in component ids.
    pub(crate) const ALL: [(Self, &'static str); 13] = [
        (Self::First, "first"),
        (Self::Back, "back"),
        (Self::On, "on"),
        (Self::Last, "last"),
        (Self::Turn, "turn"),
        (Self::Eyes, "eyes"),
        (Self::Pass, "pass"),
        (Self::Copy, "copy"),
        (Self::Marks, "marks"),
        (Self::Choose, "choose"),
        (Self::PlayOn, "play"),
        (Self::Begin, "begin"),
        (Self::BeginInDms, "dms"),
    ];

    /// True if only the one who presses sees what comes of it.
    const fn is_private(self) -> bool {
        matches!(
            self,
            Self::Copy | Self::PlayOn | Self::Begin | Self::BeginInDms
        )
    }

    fn word(self) -> &'static str {
        word_of(&Self::ALL, &self)
    }
}

const MARKS: &str = "marks";
const LIVE: &str = "live";
const PUBLIC: &str = "public";
const OPEN: &str = "open";
const ANYONE: &str = "any";
const OWN: &str = "own";
/// Value of a choice that lets another person lead.
pub(crate) const PASS: &str = "pass";
/// Value of a choice that gives who makes it a review of their own.
pub(crate) const COPY: &str = "copy";
/// Value of a choice that tells how the game can go on from this moment.
pub(crate) const PLAY_ON: &str = "play";
/// Beginning of the value of a choice of eyes; that of a step is its number alone.
const EYES: &str = "eyes ";

impl ReviewEyes {
    /// Word in component ids, and value in a select of eyes alone.
    fn word(self) -> String {
        match self {
            Self::Public => PUBLIC.to_owned(),
            Self::Open => OPEN.to_owned(),
            Self::Seat(seat) => seat.index().to_string(),
        }
    }

    /// Value in a select with other choices.
    pub(crate) fn choice(self) -> String {
        format!("{EYES}{}", self.word())
    }

    /// Reads the word.
    fn read(word: &str) -> Option<Self> {
        Some(match word {
            PUBLIC => Self::Public,
            OPEN => Self::Open,
            seat => Self::Seat(Seat::new(seat.parse().ok()?)),
        })
    }

    /// The seat through whose eyes to look, if it is one.
    pub(crate) const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Public | Self::Open => None,
        }
    }
}

impl Lead {
    fn word(self) -> String {
        match self {
            Self::Person(user) => user.to_string(),
            Self::Anyone => ANYONE.to_owned(),
            Self::Own => OWN.to_owned(),
        }
    }

    fn read(word: &str) -> Option<Self> {
        Some(match word {
            ANYONE => Self::Anyone,
            OWN => Self::Own,
            user => Self::Person(UserId(user.parse().ok()?)),
        })
    }
}

impl ReviewTap {
    /// Word in component ids.
    pub(crate) fn word(&self) -> String {
        let Reviewing {
            shows,
            eyes,
            step,
            lead,
        } = self.now;
        let shows = match shows {
            Shows::Marks => MARKS,
            Shows::Live => LIVE,
        };
        let (eyes, lead, press) = (eyes.word(), lead.word(), self.press.word());
        format!("{shows}-{eyes}-{step}-{lead}-{press}")
    }

    /// Reads the word of a component id.
    pub(crate) fn read(word: &str) -> Option<Self> {
        let mut parts = word.split('-');
        let shows = match parts.next()? {
            MARKS => Shows::Marks,
            LIVE => Shows::Live,
            _ => return None,
        };
        let now = Reviewing {
            shows,
            eyes: ReviewEyes::read(parts.next()?)?,
            step: parts.next()?.parse().ok()?,
            lead: Lead::read(parts.next()?)?,
        };
        let word = parts.next().filter(|_| parts.next().is_none())?;
        let press = value_of(&ReviewPress::ALL, word)?;
        Some(Self { now, press })
    }

    /// The press with what was chosen in its select.
    pub(crate) fn choosing(mut self, value: Option<&str>) -> Self {
        let value = value.unwrap_or_default();
        let eyes = match self.press {
            ReviewPress::Turn => None,
            ReviewPress::Eyes => Some(value),
            ReviewPress::Choose => value.strip_prefix(EYES),
            _ => return self,
        };
        if let Some(eyes) = eyes {
            self.press = ReviewPress::Eyes;
            self.now.eyes = ReviewEyes::read(eyes).unwrap_or(self.now.eyes);
        } else if value == PASS {
            self.press = ReviewPress::Pass;
        } else if value == COPY {
            self.press = ReviewPress::Copy;
        } else if value == PLAY_ON {
            self.press = ReviewPress::PlayOn;
        } else {
            self.press = ReviewPress::Turn;
            self.now.step = value.parse().unwrap_or(self.now.step);
        }
        self
    }

    /// True if this person may change the review for everyone who sees it, and asks for that.
    pub(crate) fn changes_it_for_all(&self, user: UserId) -> bool {
        !self.press.is_private()
            && match self.now.lead {
                Lead::Person(lead) => lead == user,
                Lead::Anyone => true,
                Lead::Own => false,
            }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn presses_in_reviews_round_trip() {
        for (press, _) in ReviewPress::ALL {
            for lead in [Lead::Person(UserId(u64::MAX)), Lead::Anyone, Lead::Own] {
                for eyes in [
                    ReviewEyes::Public,
                    ReviewEyes::Open,
                    ReviewEyes::Seat(Seat::new(3)),
                ] {
                    let shows = Shows::Live;
                    let step = 731;
                    let now = Reviewing {
                        shows,
                        eyes,
                        step,
                        lead,
                    };
                    let tap = ReviewTap { now, press };
                    assert_eq!(ReviewTap::read(&tap.word()), Some(tap));
                }
            }
        }
        for nonsense in ["", "marks", "marks-open-3-any", "live-open-3-any-on-on"] {
            assert_eq!(ReviewTap::read(nonsense), None, "{nonsense}");
        }
    }

    #[test]
    fn one_select_turns_looks_and_passes_the_lead() {
        let now = Reviewing {
            shows: Shows::Marks,
            eyes: ReviewEyes::Open,
            step: 1,
            lead: Lead::Anyone,
        };
        let chosen = |press, value: &str| {
            let tap = ReviewTap { now, press }.choosing(Some(value));
            (tap.press, tap.now.step, tap.now.eyes)
        };
        let seat = ReviewEyes::Seat(Seat::new(2));
        let looks = (ReviewPress::Eyes, 1, seat);
        assert_eq!(chosen(ReviewPress::Choose, &seat.choice()), looks);
        assert_eq!(chosen(ReviewPress::Eyes, "2"), looks);
        for select in [ReviewPress::Choose, ReviewPress::Turn] {
            let turns = (ReviewPress::Turn, 7, ReviewEyes::Open);
            assert_eq!(chosen(select, "7"), turns);
        }
        for (value, press) in [
            (PASS, ReviewPress::Pass),
            (COPY, ReviewPress::Copy),
            (PLAY_ON, ReviewPress::PlayOn),
        ] {
            assert_eq!(chosen(ReviewPress::Choose, value).0, press);
        }
    }

    #[test]
    fn only_who_leads_changes_a_review_for_all() {
        let tap = |lead, press| ReviewTap {
            now: Reviewing {
                shows: Shows::Marks,
                eyes: ReviewEyes::Open,
                step: 1,
                lead,
            },
            press,
        };
        let (ada, bob) = (UserId(1), UserId(2));
        let led = tap(Lead::Person(ada), ReviewPress::On);
        assert!(led.changes_it_for_all(ada) && !led.changes_it_for_all(bob));
        assert!(tap(Lead::Anyone, ReviewPress::On).changes_it_for_all(bob));
        for private in [ReviewPress::Copy, ReviewPress::PlayOn, ReviewPress::Begin] {
            assert!(!tap(Lead::Person(ada), private).changes_it_for_all(ada));
        }
        assert!(!tap(Lead::Own, ReviewPress::On).changes_it_for_all(ada));
    }
}
