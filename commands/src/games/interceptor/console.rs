//! What a pilot of Interceptor can do now, laid out as a console.

use games::interceptor::{
    Announcement, Announcing, Build, Code, Facing, Hex, Interceptor, Order, Phase, Refusal, ShipId,
    ShipView, Speed, Trigger, View,
};
use text::interceptor::{Crafts, announcement, facing, lettered, placement, wrote};
use text::{Lang, Names, Words, say};

use super::{example, helm, word};
use crate::game::ui::{Console, Page};
use crate::input;
use crate::ui::ids::Ids;
use crate::ui::message::{Button, Enabled, Row, Select, SelectEntry, Style};

/// What every part of a console needs.
struct Sight<'v> {
    lang: Lang,
    view: &'v View,
    names: &'v Names,
    page: &'v Page,
    ids: &'v Ids,
}

pub(super) fn console(lang: Lang, view: &View, names: &Names, page: &Page, ids: &Ids) -> Console {
    let sight = Sight {
        lang,
        view,
        names,
        page,
        ids,
    };
    let mut lines = vec![Interceptor::status(lang, view, names)];
    let ship = sight.number().and_then(|number| view.own(number));
    let Offers {
        lines: hint,
        rows,
        more,
    } = match (view.phase, ship) {
        (Phase::Placing, Some(ship)) => sight.placing(ship),
        (Phase::Announcing, Some(ship)) => sight.announcing(ship),
        (Phase::Ordering, Some(ship)) => sight.ordering(ship),
        (Phase::Over, _) | (_, None) => Offers::default(),
    };
    lines.extend(hint);
    Console {
        text: lines.join("\n"),
        rows,
        more,
    }
}

/// What is said of a decision, what can be done, and what stands under ⋯.
#[derive(Default)]
struct Offers {
    lines: Vec<String>,
    rows: Vec<Row>,
    more: Vec<Button>,
}

impl Sight<'_> {
    /// The ship that the console is for.
    fn number(&self) -> Option<u8> {
        let (named, _) = self.page.argument.split_once('-').unwrap_or_default();
        named.parse().ok().or_else(|| self.view.waiting())
    }

    fn id(&self, word: &str, ship: &ShipView) -> String {
        self.ids.game(word, &format!("{}-", ship.id.number))
    }

    /// Whether the viewer has sealed.
    fn is_sealed(&self) -> bool {
        self.view
            .me
            .is_some_and(|me| self.view.sealed.contains(&me))
    }

    fn placing(&self, ship: &ShipView) -> Offers {
        let lang = self.lang;
        if self.is_sealed() {
            let mut lines = self.placed(|_| true);
            let sealed = self.sealed("interceptor-hint-sealed-place");
            lines.extend(sealed.lines);
            return Offers { lines, ..sealed };
        }
        let edge = self
            .page
            .argument
            .split_once('-')
            .map_or("", |(_, edge)| edge);
        let is_moved = self.page.word == word::EDGE;
        let mut rows = Vec::new();
        let mut buttons = Vec::new();
        if ship.placement.is_none() || is_moved {
            rows.push(Row::Select(self.edges(ship)));
            if is_moved && !edge.is_empty() {
                rows.push(Row::Select(self.hexes(ship, edge)));
            }
        } else {
            let speeds = ship.build.arrivals();
            let speeds = speeds.start().get()..=speeds.end().get();
            rows.push(Row::Select(self.noses(ship)));
            rows.push(Row::Select(self.speeds(ship, speeds)));
            buttons.push(self.button(word::EDGE, ship));
        }
        let mut lines = self.placed(|one| one.id != ship.id);
        let hint = match &ship.placement {
            Some(at) => say("interceptor-hint-placed").with("place", placement(lang, at)),
            None => say("interceptor-hint-place"),
        };
        lines.push(self.of(ship, hint.tr(lang)));
        buttons.extend(self.next_ship(ship));
        buttons.push(self.button(word::RANDOM, ship));
        match self.seal(ship) {
            Some(seal) => buttons.insert(0, seal),
            None => {
                if let Some(random) = buttons.last_mut() {
                    random.style = Style::Main;
                }
            }
        }
        rows.push(Row::Buttons(buttons));
        let more = vec![self.button(word::PLACE, ship)];
        Offers { lines, rows, more }
    }

    /// Where one's ships like that would enter.
    fn placed(&self, like: impl Fn(&ShipView) -> bool) -> Vec<String> {
        let ships = self.view.mine().filter(|one| like(one));
        let placed = ships.filter_map(|one| {
            let placed = say("interceptor-news-placed")
                .with("ship", self.craft(one.id))
                .with("place", placement(self.lang, one.placement.as_ref()?));
            Some(placed.tr(self.lang))
        });
        placed.collect()
    }

    fn announcing(&self, ship: &ShipView) -> Offers {
        if ship.announcing != Announcing::Owed {
            return Offers::default();
        }
        let last = example::last(ship);
        let choice = |said: &Announcement| SelectEntry {
            value: helm::announcement_word(ship.id.number, *said),
            label: announcement(self.lang, *said),
            about: None,
        };
        let possible = Announcement::possible(&ship.build, last);
        let select = Select {
            id: self.id(word::ANNOUNCE, ship),
            placeholder: say("interceptor-choose-announcement").tr(self.lang),
            choices: possible.iter().map(choice).collect(),
        };
        let name = self.craft(ship.id);
        let hint = say("interceptor-hint-announce").with("ship", name);
        Offers {
            lines: vec![hint.tr(self.lang)],
            rows: vec![Row::Select(select)],
            more: Vec::new(),
        }
    }

    fn ordering(&self, ship: &ShipView) -> Offers {
        let lang = self.lang;
        let mut lines = Vec::new();
        for own in self.view.mine() {
            let Some(flight) = &own.order else { continue };
            let name = self.craft(own.id);
            lines.push(wrote(lang, flight, &name));
        }
        if self.is_sealed() {
            let sealed = self.sealed("interceptor-hint-sealed");
            lines.extend(sealed.lines);
            return Offers { lines, ..sealed };
        }
        let asked = input::question::<Interceptor>(lang, self.view, self.page, self.ids);
        if let Some(asked) = asked {
            lines.push(asked.text);
            return Offers {
                lines,
                rows: asked.rows,
                more: Vec::new(),
            };
        }
        let speed = example::last(ship);
        let hint = say("interceptor-hint-order")
            .with("speed", speed.to_string())
            .with("order", lettered(lang, example::of(ship)));
        lines.push(self.of(ship, hint.tr(lang)));
        if let Some((said, order)) = self.view.breaks(ship) {
            let broken = Refusal::Contradicts {
                ship: ship.id,
                said,
                order,
            };
            lines.push(Interceptor::refusal(lang, &broken));
        }
        let seal = self.seal(ship);
        let letters = Code::ALL.map(|code| {
            let letter = code.letter().to_string();
            let argument = format!("{}-{letter}", ship.id.number);
            let label = say("interceptor-button-letter").with("letter", letter);
            Button {
                id: self.ids.game(word::LETTER, &argument),
                label: label.tr(lang),
                // Straight on, until there is something to seal.
                style: match (code, &seal) {
                    (Code::Ahead, None) => Style::Main,
                    _ => Style::Plain,
                },
                enabled: Enabled::Yes,
            }
        });
        let written = ship.order.as_ref().map(|flight| &flight.written);
        let (codes, trigger) = match written {
            Some(Order::Fly(flying)) => (flying.codes.len(), flying.trigger),
            Some(Order::Retreat) | None => (0, Trigger::Fire),
        };
        let mut second = Vec::new();
        if codes > 0 {
            second.push(self.button(word::UNDO, ship));
        }
        second.push(Button {
            id: self.id(word::TRIGGER, ship),
            label: say(match trigger {
                Trigger::Hold => "interceptor-button-fire",
                Trigger::Fire => "interceptor-button-hold",
            })
            .tr(lang),
            style: Style::Plain,
            enabled: Enabled::Yes,
        });
        second.extend(self.next_ship(ship));
        second.extend(seal);
        let mut more = vec![self.button(word::ORDER, ship)];
        if self.view.may_retreat() {
            more.push(self.button(word::RETREAT, ship));
        }
        let range = ship.build.speeds(speed);
        let speeds = (range.start().get()..=range.end().get()).filter(|speed| {
            example::straight_or_turning(ship, Speed::new(*speed)).any(|it| ship.keeps(&it))
        });
        let rows = vec![
            Row::Select(self.speeds(ship, speeds)),
            Row::Buttons(letters.to_vec()),
            Row::Buttons(second),
        ];
        Offers { lines, rows, more }
    }

    fn craft(&self, ship: ShipId) -> String {
        Crafts::of(self.lang, self.names).first(ship)
    }

    /// A hint, with the ship's name before it if the player flies several.
    fn of(&self, ship: &ShipView, hint: String) -> String {
        if self.view.mine().count() < 2 {
            return hint;
        }
        say("interceptor-hint-of")
            .with("ship", self.craft(ship.id))
            .with("hint", hint)
            .tr(self.lang)
    }

    fn sealed(&self, hint: &'static str) -> Offers {
        let reopen = input::buttons::<Interceptor>(self.lang, self.ids, &[word::REOPEN]);
        Offers {
            lines: vec![say(hint).tr(self.lang)],
            rows: vec![Row::Buttons(reopen)],
            more: Vec::new(),
        }
    }

    fn button(&self, word: &'static str, ship: &ShipView) -> Button {
        let argument = format!("{}-", ship.id.number);
        input::button::<Interceptor>(self.lang, self.ids, word, &argument)
    }

    /// The seal, once all of one's ships are decided.
    fn seal(&self, ship: &ShipView) -> Option<Button> {
        let ready = !self.view.mine().any(|ship| self.view.needs(ship));
        ready.then(|| self.button(word::SEAL, ship))
    }

    /// The way to the next of one's ships, round and round.
    fn next_ship(&self, ship: &ShipView) -> Option<Button> {
        let numbers: Vec<u8> = self.view.mine().map(|one| one.id.number).collect();
        let later = numbers.iter().find(|number| **number > ship.id.number);
        let next = later.or(numbers.first().filter(|first| **first != ship.id.number))?;
        Some(Button {
            id: self.ids.game(word::SHIP, &format!("{next}-")),
            label: say("interceptor-button-ship")
                .with("number", next + 1)
                .tr(self.lang),
            style: Style::Plain,
            enabled: Enabled::Yes,
        })
    }

    fn edges(&self, ship: &ShipView) -> Select {
        let side = self.view.board.side();
        let column = char::from(b'A' + side - 1).to_string();
        let choice = |value: &str, label: String| SelectEntry {
            value: value.to_owned(),
            label,
            about: None,
        };
        Select {
            id: self.id(word::EDGE, ship),
            placeholder: say("interceptor-choose-edge").tr(self.lang),
            choices: vec![
                choice("top", say("interceptor-edge-top").tr(self.lang)),
                choice(
                    "bottom",
                    say("interceptor-edge-bottom")
                        .with("row", side)
                        .tr(self.lang),
                ),
                choice("left", say("interceptor-edge-left").tr(self.lang)),
                choice(
                    "right",
                    say("interceptor-edge-right")
                        .with("column", column)
                        .tr(self.lang),
                ),
            ],
        }
    }

    /// The hexes of an edge: at most 15.
    fn hexes(&self, ship: &ShipView, edge: &str) -> Select {
        let last = self.view.board.side() as i8 - 1;
        let on_edge = |hex: &Hex| match edge {
            "top" => hex.row() == 0,
            "bottom" => hex.row() == last,
            "left" => hex.column() == 0,
            _ => hex.column() == last,
        };
        let choice = |hex: Hex| SelectEntry {
            value: hex.to_string(),
            label: hex.to_string(),
            about: None,
        };
        Select {
            id: self.id(word::HEX, ship),
            placeholder: say("interceptor-choose-hex").tr(self.lang),
            choices: self
                .view
                .board
                .border()
                .filter(on_edge)
                .map(choice)
                .collect(),
        }
    }

    fn noses(&self, ship: &ShipView) -> Select {
        let choice = |nose: Facing| {
            let shown = facing(self.lang, nose);
            SelectEntry {
                value: facing(Lang::En, nose),
                label: say("interceptor-choice-nose")
                    .with("nose", shown)
                    .tr(self.lang),
                about: None,
            }
        };
        Select {
            id: self.id(word::NOSE, ship),
            placeholder: say("interceptor-choose-nose").tr(self.lang),
            choices: Facing::ALL.map(choice).to_vec(),
        }
    }

    fn speeds(&self, ship: &ShipView, speeds: impl Iterator<Item = i8>) -> Select {
        let choice = |speed: i8| SelectEntry {
            value: speed.to_string(),
            label: say("interceptor-choice-speed")
                .with("speed", speed.to_string())
                .tr(self.lang),
            about: turns(self.lang, &ship.build, speed),
        };
        Select {
            id: self.id(word::SPEED, ship),
            placeholder: say("interceptor-choose-speed").tr(self.lang),
            choices: speeds.map(choice).collect(),
        }
    }
}

/// What turning costs at this speed.
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
