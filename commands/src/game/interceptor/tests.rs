//! The console after an announcement: anything that is pressed is written, the hint and the speeds
//! that it offers keep what was announced, and the seal waits for an order that does.

use games::interceptor::{self, Action, Event, Options, ShipId, placement};
use games::interceptor::{
    Announcing, Code, Flying, Interceptor, Order, Phase, ShipView, Speed, View,
};
use games::laws::{TestTable, rehearse};
use games::{Cause, Game, Seat, Seed};
use sessions::{Millis, TableId};
use text::{Lang, Names};

use super::{example, word};
use crate::game::reading;
use crate::game::ui::{Console, GameUi, Screen, Step, Tapped};
use crate::table::console::console_message;
use crate::ui::ids::{self, Ids};
use crate::ui::message::{Enabled, Row};

type State = <Interceptor as Game>::State;

/// Puts an action to the rules, and gives the state after it.
fn granted(state: &State, seat: Seat, step: Step<Interceptor>) -> State {
    let (Step::ActAndTurn(action, _) | Step::Act(action)) = step else {
        panic!("no action");
    };
    let cause = Cause::Act(seat, action.clone());
    let asked = games::propose::<Interceptor>(state, &Seed::new([1; 32]), 0, cause);
    let granted = asked.unwrap_or_else(|refusal| panic!("{action:?}: {refusal:?}"));
    let mut after = state.clone();
    for event in &granted.events {
        Interceptor::apply(&mut after, event);
    }
    after
}

fn seen(state: &State, seat: Seat) -> View {
    let view = games::view_for_seat::<Interceptor>(state, seat);
    view.open_for(seat).unwrap()
}

fn bound(view: &View) -> Vec<ShipView> {
    let is_known = |ship: &&ShipView| matches!(ship.announcing, Announcing::Known(_));
    view.mine().filter(is_known).cloned().collect()
}

fn tapped(view: &View, word: &str, argument: &str, chosen: Option<&str>) -> Step<Interceptor> {
    let ids = Ids::new(TableId(1), Interceptor::stamp(view));
    let tapped = Tapped {
        word,
        argument,
        chosen,
        at: Millis(0),
    };
    reading::component_step(Lang::En, view, &ids, &tapped)
}

/// The speeds that the console of a ship offers, and whether it can be sealed.
fn offered(view: &View, ship: u8) -> (Vec<String>, bool) {
    let names = Names::new(Vec::new(), Vec::new());
    let page = super::page(word::SHIP, ship, "");
    let shown = Interceptor::console(&Screen::new(Lang::En, view, &names, &page, TableId(1)));
    let (mut speeds, mut seals) = (Vec::new(), false);
    for row in shown.rows {
        match row {
            Row::Listed(people) => panic!("{people:?} is no ship's"),
            Row::Select(select) => speeds.extend(select.choices.into_iter().map(|it| it.value)),
            Row::Buttons(buttons) => {
                let choices = buttons.iter().filter_map(|it| ids::pressed(&it.id).1);
                speeds.extend(choices.map(str::to_owned));
                let seal = buttons.iter().find(|it| it.id.contains(word::SEAL));
                seals |= seal.is_some_and(|it| it.enabled == Enabled::Yes);
            }
        }
    }
    (speeds, seals)
}

/// An order that needs no correction and keeps what the ship has announced.
fn kept_order(ship: &ShipView) -> Flying {
    let range = ship.build.speeds(example::last_speed(ship));
    let speeds = (range.start().get()..=range.end().get()).map(Speed::new);
    let mut orders = speeds.flat_map(|speed| example::straight_or_turning(ship, speed));
    orders.find(|order| ship.keeps(order)).unwrap()
}

/// Plays on from each moment at which a ship of a fight is bound by its word.
fn each_bound(mut check: impl FnMut(&State, Seat, &View, &ShipView)) -> usize {
    let mut met = 0;
    for number in 0..40 {
        let script = rehearse::<Interceptor>(number);
        let mut state = Interceptor::new_state(&script.options, script.seats);
        for step in &script.steps {
            for event in step.result.iter().flatten() {
                Interceptor::apply(&mut state, event);
            }
            for seat in Seat::all(script.seats) {
                let view = seen(&state, seat);
                if view.phase != Phase::Ordering || view.sealed.contains(&seat) {
                    continue;
                }
                for ship in bound(&view) {
                    check(&state, seat, &view, &ship);
                    met += 1;
                }
            }
        }
    }
    met
}

#[test]
fn every_order_button_works_after_an_announcement() {
    let mut other_speeds = 0;
    let met = each_bound(|state, seat, view, ship| {
        let number = ship.id.number;
        let argument = |rest: &str| format!("{number}-{rest}");
        for code in Code::ALL {
            let step = tapped(
                view,
                word::LETTER,
                &argument(&code.letter().to_string()),
                None,
            );
            granted(state, seat, step);
        }
        for word in [word::UNDO, word::TRIGGER] {
            granted(state, seat, tapped(view, word, &argument(""), None));
        }
        // The one that stands is not offered.
        for speed in offered(view, number).0 {
            other_speeds += 1;
            granted(
                state,
                seat,
                tapped(view, word::SPEED, &argument(""), Some(&speed)),
            );
        }
    });
    assert!(other_speeds > 0, "no speed could be changed");
    assert!(met > 0, "nobody was ever hit");
}

#[test]
fn order_that_keeps_the_announcement_can_be_entered_by_buttons() {
    let mut sealed = 0;
    let met = each_bound(|state, seat, view, ship| {
        let hint = kept_order(ship);
        assert!(ship.keeps(&hint), "{hint}");
        let number = ship.id.number;
        let speed = Speed::get(hint.speed).to_string();
        let argument = format!("{number}-");
        let mut state = granted(
            state,
            seat,
            tapped(view, word::SPEED, &argument, Some(&speed)),
        );
        // What stood there before is taken back, letter by letter.
        loop {
            let view = seen(&state, seat);
            let now = view.own(number).and_then(|own| own.order.as_ref());
            match now.map(|flight| &flight.written) {
                Some(Order::Fly(flying)) if !flying.codes.is_empty() => {
                    let undo = tapped(&view, word::UNDO, &argument, None);
                    state = granted(&state, seat, undo);
                }
                _ => break,
            }
        }
        for code in &hint.codes {
            let letter = format!("{number}-{}", code.letter());
            let step = tapped(&seen(&state, seat), word::LETTER, &letter, None);
            state = granted(&state, seat, step);
        }
        let view = seen(&state, seat);
        let own = view.own(number).unwrap();
        assert_eq!(view.breaks(own), None, "{hint}");
        if view.mine().all(|ship| !view.needs(ship)) {
            assert!(offered(&view, number).1, "it can be sealed");
            granted(&state, seat, tapped(&view, word::SEAL, "", None));
            sealed += 1;
        }
    });
    assert!(met > 0, "nobody was ever hit");
    assert!(sealed > 0, "nobody could ever seal what he built");
}

#[test]
fn ship_option_bounds_match_the_largest_fleet() {
    let ships = u64::from(games::interceptor::Fleet::Three.ships());
    for verb in ["place", "order", "announce", "spend"] {
        let path = format!("interceptor/{verb}/ship");
        assert_eq!(crate::slash::tests::bounds(&path), (1, ships), "{verb}");
    }
}

/// The labels of the letters that can be pressed, and of those that cannot, of a ship with this
/// order.
fn letters(order: Option<&str>, from: &str) -> [Vec<String>; 2] {
    let events = vec![
        Event::Scattered {
            asteroids: Vec::new(),
        },
        Event::Entered {
            placements: [(0, from), (1, "K11 N 0")]
                .map(|(seat, said)| {
                    let id = ShipId {
                        seat: Seat::new(seat),
                        number: 0,
                    };
                    (id, placement(said).unwrap())
                })
                .into(),
        },
    ];
    let mut table = TestTable::<Interceptor>::written(Options::default(), 2, events);
    let ada = Seat::new(0);
    if let Some(order) = order.map(|said| interceptor::order(said).unwrap()) {
        table.act(ada, Action::Draft { ship: 0, order });
    }
    let (names, page) = (
        Names::new(Vec::new(), Vec::new()),
        super::page(word::SHIP, 0, ""),
    );
    let view = table.seen_by(ada);
    let at = Screen::new(Lang::En, &view, &names, &page, TableId(1));
    let shown = Interceptor::console(&at);
    let buttons = shown.rows.into_iter().filter_map(|row| match row {
        Row::Buttons(buttons) => Some(buttons),
        _ => None,
    });
    let letters: Vec<_> = buttons
        .flatten()
        .chain(shown.more)
        .filter(|it| it.id.contains(word::LETTER))
        .collect();
    [Enabled::Yes, Enabled::NotYet].map(|state| {
        let these = letters.iter().filter(|it| it.enabled == state);
        these.map(|it| it.label.clone()).collect()
    })
}

#[test]
fn letters_say_what_they_do_and_only_those_that_work_are_pressed() {
    let [can, cannot] = letters(None, "F11 N 2");
    assert_eq!(can, ["F ↑", "L ↰", "R ↱", "T ↻"]);
    assert_eq!(cannot, ["U loop"]);
    let [can, cannot] = letters(Some("2 AA"), "F11 N 2");
    assert_eq!(can, ["L ↰", "R ↱"]);
    assert_eq!(cannot, ["F ↑", "T ↻", "U loop"]);
    // Three moves are enough for a looping.
    assert!(letters(None, "F11 N 3")[0].contains(&"U loop".to_owned()));
    // A ship at rest stays by another button.
    assert_eq!(letters(None, "F11 N 0")[0], ["L ↰", "R ↱"]);
}

#[test]
fn victory_is_announced_once() {
    let won = "Fight over: you win!";
    let notice = format!("Your ship hits Bob (-1)\n{won}");
    let console = Console::new([won.to_owned()], []);
    let shown = console_message(Lang::En, &notice, console);
    assert_eq!(shown.text.matches(won).count(), 1, "{}", &*shown.text);
}
