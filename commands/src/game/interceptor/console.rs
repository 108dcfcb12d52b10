//! Console of a pilot of Interceptor.

use games::interceptor::{
    Announcement, Announcing, Build, Code, Facing, FirstTurn, Hex, Interceptor, Phase, Refusal,
    ShipId, ShipView, Speed, Trigger,
};
use text::interceptor::{Crafts, change_of_speed, facing, order_lines, placement};
use text::{Lang, Phrase, Words, say};

use super::{example, helm, word};
use crate::game::ui::{Console, Page, Screen};
use crate::ui::ids;
use crate::ui::message::{Button, Enabled, Row, SelectEntry, Style};

/// Console of a pilot: the page of the ship that it names, or of the one that waits.
pub(super) fn console(at: &Screen<'_, Interceptor>) -> Console {
    let (named, edge) = at.page.argument.split_once('-').unwrap_or_default();
    let number = named.parse().ok().or_else(|| at.view.waiting());
    let Some(ship) = number.and_then(|number| at.view.own(number)) else {
        return Console::default();
    };
    let cockpit = Cockpit { at, ship };
    match at.view.phase {
        Phase::Placing => cockpit.placing(edge),
        Phase::Announcing => cockpit.announcing(edge),
        Phase::Ordering => cockpit.ordering(),
        Phase::Over => Console::default(),
    }
}

/// The edges of a board: their words, which never change, and what they are called.
const EDGES: [(&str, &str); 4] = [
    ("top", "interceptor-edge-top"),
    ("bottom", "interceptor-edge-bottom"),
    ("left", "interceptor-edge-left"),
    ("right", "interceptor-edge-right"),
];

/// Page of one of the viewer's ships.
struct Cockpit<'c> {
    at: &'c Screen<'c, Interceptor>,
    ship: &'c ShipView,
}

impl Cockpit<'_> {
    /// Argument of this ship's components.
    fn carried(&self) -> String {
        format!("{}-", self.ship.id.number)
    }

    /// Button of a component of this ship.
    fn button(&self, word: &'static str) -> Button {
        self.at.button(word, &self.carried())
    }

    /// Select for this ship.
    fn select(
        &self,
        word: &str,
        placeholder: Phrase,
        choices: impl IntoIterator<Item = SelectEntry>,
    ) -> Option<Row> {
        self.at.select(word, &self.carried(), placeholder, choices)
    }

    /// True if the viewer has sealed.
    fn is_sealed(&self) -> bool {
        let view = self.at.view;
        view.me.is_some_and(|me| view.sealed.contains(&me))
    }

    /// Console after sealing, with a button to reopen.
    fn sealed_console(&self, hint: &'static str) -> Console {
        let reopen = self.at.button(word::REOPEN, "");
        let buttons = std::iter::once(reopen).chain(self.see_again());
        let buttons = Row::Buttons(buttons.collect());
        Console::new([say(hint).tr(self.at.lang)], [buttons])
    }

    /// Console while ships are placed; `edge` is the chosen edge of the board, if one is.
    fn placing(&self, edge: &str) -> Console {
        let (lang, ship) = (self.at.lang, self.ship);
        if self.is_sealed() {
            let sealed = self.sealed_console("interceptor-hint-sealed-place");
            return sealed.under(self.placed_ships(|_| true));
        }
        let is_moved = self.at.page.word == word::EDGE;
        let mut rows = Vec::new();
        let mut buttons = Vec::new();
        match ship.placement {
            None => rows.extend(self.edges()),
            Some(at) if is_moved => {
                rows.extend(self.edges());
                let named = EDGES.iter().map(|(edge, _)| *edge);
                let here =
                    |edge: &&str| helm::hexes_of_edge(self.at.view.board, edge).contains(&at.hex);
                let edge = Some(edge).filter(|edge| !edge.is_empty());
                rows.extend(
                    self.hexes(
                        edge.or_else(|| named.into_iter().find(here))
                            .unwrap_or_default(),
                    ),
                );
            }
            Some(at) => {
                let speeds = ship.build.arrivals();
                let speeds = speeds.start().get()..=speeds.end().get();
                rows.extend(self.noses(at.nose));
                rows.extend(self.speeds(speeds, at.speed));
                buttons.push(self.button(word::EDGE));
            }
        }
        let hint = match &ship.placement {
            Some(at) => say("interceptor-hint-placed")
                .with("hex", at.hex.to_string())
                .with("nose", facing(lang, at.nose))
                .with("speed", at.speed.to_string()),
            None => say("interceptor-hint-place"),
        };
        buttons.extend(self.next_ship());
        let mut random = self.button(word::RANDOM);
        let mut more = vec![self.button(word::PLACE)];
        match self.seal() {
            Some(seal) => {
                buttons.insert(0, seal);
                more.insert(0, random);
            }
            None => {
                random.style = Style::Main;
                buttons.push(random);
            }
        }
        rows.push(Row::Buttons(buttons));
        Console::new([self.with_ship_name(hint)], rows)
            .under(self.placed_ships(|one| one.id != ship.id))
            .with_more(more)
    }

    /// Lines about the placements of the viewer's ships for which `like` is true.
    fn placed_ships(&self, like: impl Fn(&ShipView) -> bool) -> impl Iterator<Item = String> {
        let ships = self.at.view.mine().filter(move |one| like(one));
        ships.filter_map(move |one| {
            let placed = say("interceptor-news-placed")
                .with("ship", self.craft(one.id))
                .with("place", placement(self.at.lang, one.placement.as_ref()?));
            Some(placed.tr(self.at.lang))
        })
    }

    /// Console while pursuers announce: first a turn, then the change of speed that goes with it;
    /// `chosen` is the word of the turn.
    fn announcing(&self, chosen: &str) -> Console {
        let ship = self.ship;
        if ship.announcing != Announcing::Due {
            return Console::default();
        }
        let last = example::last_speed(ship);
        let possible = Announcement::possible(&ship.build, last);
        let mut turns = FirstTurn::ALL.into_iter();
        let turn = turns.find(|turn| helm::turn_word(*turn) == chosen);
        let (hint, buttons) = match turn {
            None => (
                say("interceptor-hint-announce"),
                self.first_turns(&possible),
            ),
            Some(turn) => {
                let of_turn = possible.iter().filter(|said| said.turn == turn);
                let mut buttons = self.changes_of_speed(of_turn, last);
                buttons.push(self.at.button(word::BACK, ""));
                (say("interceptor-hint-announce-speed"), buttons)
            }
        };
        let hint = self.with_ship_name(hint);
        let hint = match turn {
            None => hint,
            Some(turn) => format!("**{}** · {hint}", turn_label(turn).tr(self.at.lang)),
        };
        Console::new([hint], [Row::Buttons(buttons)]).with_more(self.see_again())
    }

    /// Buttons of the first turns of these announcements; the first stands out.
    fn first_turns(&self, possible: &[Announcement]) -> Vec<Button> {
        let turns = FirstTurn::ALL.into_iter();
        let turns = turns.filter(|turn| possible.iter().any(|said| said.turn == *turn));
        let button = |(nth, turn): (usize, FirstTurn)| {
            let argument = self.carried() + &helm::turn_word(turn);
            let style = style_of(nth);
            self.at
                .labelled(word::FIRST, &argument, turn_label(turn), style)
        };
        turns.enumerate().map(button).collect()
    }

    /// Buttons that make these announcements, which differ in the change of speed; the first stands
    /// out.
    fn changes_of_speed<'a>(
        &self,
        all: impl Iterator<Item = &'a Announcement>,
        last: Speed,
    ) -> Vec<Button> {
        let select = self.at.ids.game(word::ANNOUNCE, &self.carried());
        let button = |(nth, said): (usize, &Announcement)| {
            let word = helm::announcement_word(self.ship.id.number, *said);
            let id = ids::choice_id(&select, &word)?;
            let label = change_of_speed(self.at.lang, *said, (&self.ship.build, last));
            Some(Button::new(id, label, style_of(nth)))
        };
        all.enumerate().filter_map(button).collect()
    }

    /// Console while orders are written.
    fn ordering(&self) -> Console {
        let (lang, view, ship) = (self.at.lang, self.at.view, self.ship);
        let several = view.mine().count() > 1;
        let orders = view.mine().filter_map(|own| {
            let flight = own.order.as_ref()?;
            let named = several.then(|| self.craft(own.id));
            Some(order_lines(lang, flight, view.outlook(flight), named))
        });
        if self.is_sealed() {
            return self.sealed_console("interceptor-hint-sealed").under(orders);
        }
        if let Some(asked) = self.at.question() {
            return asked.under(orders);
        }
        let speed = example::last_speed(ship);
        let flying = helm::written_order(ship);
        let moves = ship.build.interval(flying.speed.get().unsigned_abs());
        // The picture shows the speed of the only ship; of several, this is the page of one.
        let hint = several.then(|| {
            let hint = say("interceptor-hint-order")
                .with("speed", speed.to_string())
                .with("turning", turning(moves))
                .with("moves", moves.unwrap_or_default());
            self.with_ship_name(hint)
        });
        let broken = view.breaks(ship).map(|(said, order)| {
            // The turn may still come; its button is there.
            if order.change == said.change && ship.may_keep(&flying) {
                let due = turn_label(said.turn).tr(lang);
                return say("interceptor-hint-turn-due").with("turn", due).tr(lang);
            }
            let ship = ship.id;
            let refusal = Refusal::Contradicts { ship, said, order };
            Interceptor::refusal(lang, &refusal, self.at.names)
        });
        let lines = hint.into_iter().chain(broken);
        let is_ready = self.is_ready();
        let mut seal = self.button(word::SEAL).when(is_ready);
        if !is_ready {
            seal.style = Style::Plain;
        }
        // A ship at rest may stay: there is nothing else to write.
        let rests = ship.order.is_none() && flying.speed.moves() == 0;
        let select = self.at.ids.game(word::SPEED, &self.carried());
        let stay = ids::choice_id(&select, "0").filter(|_| rests && !several);
        if let Some(id) = stay {
            let label = say("interceptor-button-stay").tr(lang);
            seal = Button::new(id, label, Style::Main);
        }
        let is_empty = flying.codes.is_empty();
        let letter = |code: Code| self.letter(code);
        let mut letters = [Code::Ahead, Code::Left, Code::Right, Code::Flip]
            .map(letter)
            .to_vec();
        let mut more = vec![self.button(word::ORDER)];
        // Only where one ship is looked at, which stays in the fight.
        let shows_again = is_empty && !several && !ship.retreats();
        let again = self.see_again().filter(|_| shows_again);
        letters.push(again.unwrap_or_else(|| self.button(word::UNDO).when(!is_empty)));
        more.push(letter(Code::Loop));
        // Until there is something to seal, the first that can be pressed stands out.
        let able = |it: &&mut Button| it.enabled == Enabled::Yes;
        let is_open = !is_ready && seal.style != Style::Main;
        if let Some(first) = letters.iter_mut().find(able).filter(|_| is_open) {
            first.style = Style::Main;
        }
        let trigger = say(match flying.trigger {
            Trigger::Hold => "interceptor-button-fire",
            Trigger::Fire => "interceptor-button-hold",
        });
        let carried = self.carried();
        let trigger = self
            .at
            .labelled(word::TRIGGER, &carried, trigger, Style::Plain);
        let range = ship.build.speeds(speed);
        let can_be_kept = |speed: &i8| {
            let mut orders = example::straight_or_turning(ship, Speed::new(*speed));
            orders.any(|order| ship.keeps(&order))
        };
        let speeds = (range.start().get()..=range.end().get()).filter(can_be_kept);
        let speeds: Vec<i8> = speeds.collect();
        let (speeds, second): (_, Vec<Button>) = match self.next_ship() {
            None => {
                more.insert(0, trigger);
                let mut speeds = self.other_speeds(&speeds, flying.speed);
                speeds.retain(|button| button.id != seal.id);
                (None, speeds.into_iter().chain([seal]).collect())
            }
            // What is under ⋯ is of one ship: of several, each has all beside it.
            Some(next) => {
                let speeds = self.speeds(speeds.into_iter(), flying.speed);
                (speeds, vec![trigger, next, seal])
            }
        };
        more.extend(view.may_retreat().then(|| self.button(word::RETREAT)));
        let buttons = [Row::Buttons(letters), Row::Buttons(second)];
        Console::new(lines, speeds.into_iter().chain(buttons))
            .under(orders)
            .with_more(more)
    }

    /// Button of a letter of an order, which is pressed only where it does something: straight on
    /// always begins one.
    fn letter(&self, code: Code) -> Button {
        let argument = self.carried() + &code.letter().to_string();
        let rests = helm::written_order(self.ship).speed.moves() == 0;
        let several = self.at.view.mine().count() > 1;
        let ahead = code == Code::Ahead && self.ship.order.is_none() && (several || !rests);
        let label = match rests && ahead {
            true => say("interceptor-button-stay"),
            false => letter_label(code),
        };
        let button = self
            .at
            .labelled(word::LETTER, &argument, label, Style::Plain);
        button.when(ahead || helm::takes(self.ship, code))
    }

    /// Buttons to the next lower and the next higher of these speeds of an order. Where there is
    /// none, the speed itself stands, so that no button changes its place.
    fn other_speeds(&self, speeds: &[i8], now: Speed) -> Vec<Button> {
        let slower = speeds.iter().rev().find(|speed| **speed < now.get());
        let faster = speeds.iter().find(|speed| **speed > now.get());
        let select = self.at.ids.game(word::SPEED, &self.carried());
        let button = |other: Option<&i8>| {
            let speed = other.copied().unwrap_or(now.get()).to_string();
            let id = ids::choice_id(&select, &speed)?;
            let label = say("interceptor-button-speed").with("speed", speed);
            let button = Button::new(id, label.tr(self.at.lang), Style::Plain);
            Some(button.when(other.is_some()))
        };
        let both = match (slower, faster) {
            (None, None) => vec![None],
            (slower, faster) => vec![slower, faster],
        };
        both.into_iter().filter_map(button).collect()
    }

    /// Name of a ship.
    fn craft(&self, ship: ShipId) -> String {
        Crafts::new(self.at.lang, self.at.names).first(ship)
    }

    /// A hint, with the ship's name before it if the player flies several.
    fn with_ship_name(&self, hint: Phrase) -> String {
        let hint = hint.tr(self.at.lang);
        if self.at.view.mine().count() < 2 {
            return hint;
        }
        say("interceptor-hint-of")
            .with("ship", self.craft(self.ship.id))
            .with("hint", hint)
            .tr(self.at.lang)
    }

    /// True once all of the player's ships are decided.
    fn is_ready(&self) -> bool {
        let view = self.at.view;
        !view.mine().any(|ship| view.needs(ship))
    }

    /// Button that shows the turn before again, if there was one.
    fn see_again(&self) -> Option<Button> {
        let next = match self.at.on_page(Page::AGAIN) {
            Some("") => "2",
            _ => "",
        };
        let last = self.at.view.last.as_ref();
        last.map(|_| self.at.button(Page::AGAIN, next))
    }

    /// Button that seals, once all of the player's ships are decided.
    fn seal(&self) -> Option<Button> {
        self.is_ready().then(|| self.button(word::SEAL))
    }

    /// Button to the next of the player's ships, round and round.
    fn next_ship(&self) -> Option<Button> {
        let own = self.ship.id.number;
        let numbers: Vec<u8> = self.at.view.mine().map(|one| one.id.number).collect();
        let later = numbers.iter().find(|number| **number > own);
        let next = later.or(numbers.first().filter(|first| **first != own))?;
        let label = say("interceptor-button-ship").with("number", next + 1);
        let carried = format!("{next}-");
        Some(self.at.labelled(word::SHIP, &carried, label, Style::Plain))
    }

    /// Select of an edge of the board.
    fn edges(&self) -> Option<Row> {
        let choices =
            EDGES.map(|(edge, label)| SelectEntry::new(edge, say(label).tr(self.at.lang)));
        self.select(word::EDGE, say("interceptor-choose-edge"), choices)
    }

    /// Select of a hex of an edge: at most 15.
    fn hexes(&self, edge: &str) -> Option<Row> {
        let choice = |hex: Hex| SelectEntry::new(hex.to_string(), hex.to_string());
        let hexes = helm::hexes_of_edge(self.at.view.board, edge);
        let hexes = hexes.into_iter().map(choice);
        self.select(word::HEX, say("interceptor-choose-hex"), hexes)
    }

    /// Select of the direction of the nose, which looks this way now.
    fn noses(&self, now: Facing) -> Option<Row> {
        let label = |nose| {
            let shown = facing(self.at.lang, nose);
            say("interceptor-choice-nose").with("nose", shown)
        };
        let choice =
            |nose: Facing| SelectEntry::new(facing(Lang::En, nose), label(nose).tr(self.at.lang));
        let noses = Facing::ALL.map(choice);
        self.select(word::NOSE, label(now), noses)
    }

    /// Select of a speed, which is this one now.
    fn speeds(&self, speeds: impl Iterator<Item = i8>, now: Speed) -> Option<Row> {
        let lang = self.at.lang;
        let label = |speed: i8| say("interceptor-choice-speed").with("speed", speed.to_string());
        let choice = |speed: i8| {
            let entry = SelectEntry::new(speed.to_string(), label(speed).tr(lang));
            entry.about(turns(lang, &self.ship.build, speed))
        };
        self.select(word::SPEED, label(now.get()), speeds.map(choice))
    }
}

/// Style of a button in a row of which the first stands out.
const fn style_of(nth: usize) -> Style {
    match nth {
        0 => Style::Main,
        _ => Style::Plain,
    }
}

/// Label of the first turn of an announcement.
fn turn_label(turn: FirstTurn) -> Phrase {
    match turn {
        FirstTurn::None => say("interceptor-button-no-turn"),
        FirstTurn::Left => say("interceptor-button-left"),
        FirstTurn::Right => say("interceptor-button-right"),
    }
}

/// Label of a letter of an order, with which way it goes.
fn letter_label(code: Code) -> Phrase {
    say("interceptor-button-letter").with("letter", code.letter().to_string())
}

/// Value by which a message words the cost of turning: the moves that a turn needs before it.
fn turning(moves: Option<u8>) -> &'static str {
    match moves {
        None => "never",
        Some(0) => "always",
        Some(1) => "one",
        Some(_) => "other",
    }
}

/// Cost of turning at this speed.
fn turns(lang: Lang, build: &Build, speed: i8) -> Option<String> {
    let interval = build.interval(speed.unsigned_abs());
    Some(match interval {
        None => say("interceptor-choice-no-turning").tr(lang),
        Some(0) => return None,
        Some(moves) => say("interceptor-choice-interval")
            .with("moves", moves)
            .tr(lang),
    })
}
