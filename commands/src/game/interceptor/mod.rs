//! Interceptor's UI.

mod completing;
mod console;
mod example;
mod forms;
mod helm;
#[cfg(test)]
mod tests;

use games::interceptor::{
    Action, BoardSize, Campaign, Glimpse, Interceptor, Options, Phase, RecordChange, Refusal, Seal,
    Service, View, looks_like_an_order, order_in, placement_in,
};
use games::{GameCommand, RecordCommand, Said, Seat, Spoken};
use sessions::Millis;
use text::interceptor::{letter_sets, lettered};
use text::{Lang, Names, Words, say};

use self::helm::ship_and_rest;
use crate::game::ui::{
    Completion, Component, Console, GameUi, Guidance, Page, Question, RecordUi, Screen, Step,
    TypedOption, argument, nothing,
};
use crate::ui::ids::Stamp;
use crate::ui::message::{Button, Row, Style};

/// The words of this game's components. They never change: buttons work forever. The argument is
/// the ship's number, counted from 0, then anything else, after a dash.
mod word {
    pub(super) const SHIP: &str = "ship";
    pub(super) const EDGE: &str = "edge";
    pub(super) const HEX: &str = "hex";
    pub(super) const NOSE: &str = "nose";
    pub(super) const SPEED: &str = "speed";
    pub(super) const PLACE: &str = "place";
    pub(super) const RANDOM: &str = "random";
    pub(super) const LETTER: &str = "letter";
    pub(super) const UNDO: &str = "undo";
    pub(super) const TRIGGER: &str = "trigger";
    pub(super) const ORDER: &str = "order";
    pub(super) const RETREAT: &str = "retreat";
    pub(super) const ANNOUNCE: &str = "announce";
    pub(super) const FIRST: &str = "first";
    pub(super) const SEAL: &str = "seal";
    pub(super) const SEAL_NOW: &str = "seal-now";
    pub(super) const BACK: &str = "back";
    pub(super) const REOPEN: &str = "reopen";
}

/// The components.
static PARTS: [Component<Interceptor>; 19] = [
    Component::means(word::SHIP, |view, tapped| {
        let (ship, _) = ship_and_rest(view, tapped.argument);
        Step::Turn(page(word::SHIP, ship, ""))
    }),
    Component::means(word::EDGE, helm::edge_step)
        .button("interceptor-button-elsewhere", Style::Plain),
    // Letter by letter an order is no words yet: the helm makes the action itself.
    Component::means(word::HEX, helm::select_step),
    Component::means(word::NOSE, helm::select_step),
    Component::means(word::SPEED, helm::select_step),
    Component::asks(word::PLACE, &forms::PLACE).button("interceptor-button-type", Style::Plain),
    Component::says(word::RANDOM, "random", nothing)
        .button("interceptor-button-random", Style::Plain),
    Component::means(word::LETTER, helm::button_step),
    Component::means(word::UNDO, helm::button_step).button("interceptor-button-undo", Style::Plain),
    Component::means(word::TRIGGER, helm::button_step),
    Component::asks(word::ORDER, &forms::ORDER).button("interceptor-button-type", Style::Plain),
    Component::says(word::RETREAT, "order", helm::retreat)
        .button("interceptor-button-retreat", Style::Plain),
    Component::says(word::ANNOUNCE, "announce", helm::announced),
    // The first turn of an announcement; the change of speed makes it whole.
    Component::means(word::FIRST, |view, tapped| {
        let (ship, turn) = ship_and_rest(view, tapped.argument);
        Step::Turn(page(word::FIRST, ship, turn))
    }),
    Component::says(word::SEAL, "seal", nothing).button("interceptor-button-seal", Style::Final),
    Component::sure(word::SEAL_NOW, "seal", nothing)
        .button("interceptor-button-seal-now", Style::Danger),
    Component::page(word::BACK, nothing).button("interceptor-button-back", Style::Plain),
    Component::says(word::REOPEN, "reopen", nothing)
        .button("interceptor-button-reopen", Style::Plain),
    // Replays the turn before. The argument changes from press to press.
    Component::page(Page::AGAIN, argument).button("interceptor-button-again", Style::Plain),
];

/// A retreat is final once everyone has sealed, and no player knows who seals last.
static QUESTIONS: [Question<Interceptor>; 1] = [Question::asks(
    "seal",
    word::SEAL_NOW,
    |lang, view: &View, _| {
        let fleeing = view.mine().filter(|ship| ship.retreats()).count();
        let hint = say("interceptor-hint-seal-sure").with("ships", fleeing);
        hint.tr(lang)
    },
)];

impl GameUi for Interceptor {
    const RESULT_ROWS: usize = 3;
    const COMPONENTS: &'static [Component<Self>] = &PARTS;
    const QUESTIONS: &'static [Question<Self>] = &QUESTIONS;

    fn viewer(view: &View) -> Option<Seat> {
        view.me
    }

    /// An announcement is heard in every language, in either order.
    fn read_action(view: &View, verb: &GameCommand<Self>, said: &Said) -> Result<Action, Refusal> {
        match announcement(verb, said) {
            Some(said) => (verb.means)(view, &said),
            None => (verb.means)(view, said),
        }
    }

    /// Orders and directions are written in the letters of one's language.
    fn to_notation(lang: Lang, verb: &GameCommand<Self>, said: &Said) -> Result<Said, Refusal> {
        let (sets, words) = (letter_sets(lang), said.word(1));
        let words = match verb.name {
            "order" | "draft" => order_in(words, &sets)?.to_string(),
            "place" => placement_in(words, &sets)?.to_string(),
            _ => return Ok(said.clone()),
        };
        Ok(Said::new([said.word(0), words.as_str()]))
    }

    fn from_notation(lang: Lang, words: &str) -> String {
        lettered(lang, words)
    }

    /// An announcement needs no verb.
    fn guess_verb(
        lang: Lang,
        view: &View,
        said: &str,
    ) -> Option<(&'static GameCommand<Self>, Said)> {
        let announce = Self::verb(ANNOUNCE)?;
        let split = announce.split(said);
        let half = view.phase == Phase::Announcing && text::interceptor::half_announced(said);
        let words = announcement(announce, &split).or_else(|| half.then_some(split));
        words.map(|said| (announce, said)).or_else(|| {
            let words = said.split_once(':').map_or(said, |(_, words)| words);
            let order = || looks_like_an_order(words, &letter_sets(lang)[..1]).then_some("order");
            let verb = Self::verb(Self::bare(view, said).or_else(order)?)?;
            Some((verb, verb.split(said)))
        })
    }

    fn completions(view: &View, option: &TypedOption<'_, Self>) -> Option<Vec<Completion>> {
        completing::completions(view, option)
    }

    /// Components belong to a phase of a turn.
    fn stamp(view: &View) -> Stamp {
        let phase = match view.phase {
            Phase::Placing => 0,
            Phase::Announcing => 1,
            Phase::Ordering => 2,
            Phase::Over => 3,
        };
        Stamp(view.turn.wrapping_mul(4).wrapping_add(phase))
    }

    fn round(view: &View) -> u16 {
        view.turn
    }

    fn moment(view: &View) -> Guidance {
        let due = view.me.is_some_and(|me| view.due.contains(&me));
        match view.phase {
            Phase::Placing => {
                let places = view.mine().any(|ship| ship.placement.is_none());
                Guidance::new(
                    "interceptor-help-board",
                    due && places,
                    "interceptor-coach-place",
                )
            }
            Phase::Announcing => Guidance::new(
                "interceptor-help-pursuit",
                due,
                "interceptor-coach-announce",
            ),
            // How to hit is told until the first order is written.
            Phase::Ordering => {
                let writes = view.turn <= 1 && view.mine().any(|ship| ship.order.is_none());
                Guidance::new(
                    "interceptor-help-orders",
                    due && writes,
                    "interceptor-coach-order",
                )
            }
            Phase::Over => Guidance::idle("interceptor-help-ending"),
        }
    }

    /// While orders are written, the form for one, beside the console with its buttons.
    fn board_rows(at: &Screen<'_, Self>) -> (Option<Row>, Vec<Button>) {
        let order = || {
            let label = say("interceptor-button-order");
            vec![at.labelled(word::ORDER, "", label, Style::Plain)]
        };
        match at.view.phase {
            Phase::Ordering => (None, order()),
            Phase::Placing | Phase::Announcing | Phase::Over => (None, Vec::new()),
        }
    }

    fn is_on_the_board(glimpse: &Glimpse) -> bool {
        match glimpse {
            Glimpse::Placed { seal, .. } | Glimpse::Wrote { seal, .. } => *seal == Seal::Open,
            Glimpse::Scattered { .. }
            | Glimpse::Entered { .. }
            | Glimpse::Sealed { .. }
            | Glimpse::Reopened { .. } => true,
            Glimpse::Drifted { struck, lost } => struck.is_empty() && lost.is_empty(),
            // The status tells it to those who may know.
            Glimpse::Announced { said, .. } => said.is_some(),
            Glimpse::Flown { .. } | Glimpse::Fired { .. } => false,
        }
    }

    /// On a small board ships meet at once.
    fn first_options(options: Options) -> Options {
        Options {
            size: BoardSize::Tiny,
            ..options
        }
    }

    fn console(at: &Screen<'_, Self>) -> Console {
        console::console(at)
    }

    fn has_secret_due(view: &View) -> bool {
        view.me.is_some_and(|me| view.due.contains(&me))
    }

    /// After practice everyone has the text's ship again.
    fn next_options(options: &Options, _at: Millis) -> Options {
        let mut next = options.clone();
        if next.campaign == Campaign::Practice {
            next.campaign = Campaign::Outside;
            next.service = Vec::new();
        }
        next
    }
}

/// A pilot's record is looked at by command alone.
impl RecordUi<Interceptor> for Service {
    /// An upgrade may have its word in any language.
    fn read_words(record_command: &RecordCommand<Interceptor>, said: &Said) -> Said {
        match text::interceptor::upgrade(said.word(0)) {
            Ok(upgrade) if record_command.name == "spend" => {
                Said::new([upgrade.name(), said.word(1)])
            }
            _ => said.clone(),
        }
    }

    fn completion(lang: Lang, word: String) -> Completion {
        completing::upgrade(lang, &word).unwrap_or_else(|| Completion::word(word))
    }

    fn describe_public(lang: Lang, name: &str, shown: &Self) -> String {
        text::interceptor::pilot(lang, name, shown)
    }

    fn describe_change(lang: Lang, ran: Result<(&RecordChange, &Self), &Refusal>) -> String {
        match ran {
            Ok((RecordChange::Spend { ship, upgrade }, service)) => {
                text::interceptor::purchase_sentence(lang, *ship, *upgrade, &service.ship(*ship))
            }
            Err(refusal) => Interceptor::refusal(lang, refusal, &Names::default()),
        }
    }
}

/// Page of the console for one of the ships.
fn page(word: &str, ship: u8, argument: &str) -> Page {
    Page::new(word, format!("{ship}-{argument}"))
}

/// The verb that announces.
const ANNOUNCE: &str = "announce";

/// Words of an announcement in the notation, from any language; `None` if they are none.
fn announcement(verb: &GameCommand<Interceptor>, said: &Said) -> Option<Said> {
    if verb.name != ANNOUNCE {
        return None;
    }
    let said_of = [said.word(1), said.word(2)].join(" ");
    let said_of = text::interceptor::parse_announcement(&said_of)?;
    let spelled = Interceptor::spell(&Action::Announce {
        ship: 0,
        said: said_of,
    });
    let spelled = verb.split(&spelled.rest);
    Some(Said::new([said.word(0), spelled.word(1), spelled.word(2)]))
}
