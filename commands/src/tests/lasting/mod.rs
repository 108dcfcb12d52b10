//! What stands in channels must go on working: the names of commands with their options, and the
//! ids of components with what they ask for, are compared with `commands/lasting/<game>.txt`, and
//! with `house.txt` for those that belong to no game.
//!
//! `UPDATE_LASTING=1 cargo test -p commands lasting` writes them again. A line may be added; one
//! that goes or changes is a button in a channel that no longer works.

mod common;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use games::laws::{Rehearsed, Script, rehearse};
use games::{Dice, RecordAction, Seat, Seed, each_game};
use serde_json::Value;
use sessions::{Millis, TableId};
use text::{Lang, Names};

use crate::game::reading;
use crate::game::ui::{Certainty, Component, GameUi, Page, RecordUi, Screen, Step, Tapped};
use crate::slash;
use crate::table::console;
use crate::ui::ids::{self, Request, Tap};
use crate::ui::message::Row;

/// How many games by dice show what there is, and every how many steps everything is used there.
const GAMES: u64 = 12;
const MOMENT: usize = 5;
/// How many at most, until every part of the UI was met, and how many pages are turned at a step.
const MANY: u64 = 120;
const TURNED: usize = 6;
/// How many pages deep.
const PAGES: u8 = 3;
/// Words of components that stand in old messages only, each after the one that is offered in its
/// place.
const REPLACED: [(&str, &str); 3] = [
    ("seal-now", "seal"),
    ("end-turn", "end"),
    ("sight", "target"),
];
/// Buttons that carry what was chosen in a select before, and the select.
const CARRYING: [(&str, &str); 4] = [
    ("fire-from", "fire-at"),
    ("go", "go"),
    ("marble", "marble"),
    ("put", "put"),
];
/// When everything is used, by Discord's clock.
const AT: Millis = Millis(1_700_000_000_000);

/// The lines that are kept; what a component's use came to, by the component's word and what that is
/// about; and the parts of the UI that were used, each a word and what tells it apart.
#[derive(Default)]
struct Met {
    kept: Vec<String>,
    lines: BTreeMap<(String, String), String>,
    parts: BTreeSet<(&'static str, Option<&'static str>)>,
}

impl Met {
    fn lacks<D: GameUi>(&self) -> Vec<(&'static str, Option<&'static str>)> {
        let parts = D::COMPONENTS.iter().map(|part| (part.word, part.argument));
        parts.filter(|part| !self.parts.contains(part)).collect()
    }
}

/// Every command that is wanted, a line each.
fn commands(wanted: impl Fn(&str) -> bool) -> String {
    let commands = slash::commands().expect("all have words");
    let builders = poise::builtins::create_application_commands(&commands);
    let mut lines = String::new();
    for builder in builders {
        let json = serde_json::to_value(builder).unwrap();
        if json["name"].as_str().is_some_and(&wanted) {
            each_command(&json, "", &mut lines);
        }
    }
    lines
}

fn each_command(command: &Value, before: &str, lines: &mut String) {
    let path = format!("{before}/{}", command["name"].as_str().unwrap());
    let options = command["options"].as_array();
    let options = options.map_or(&[][..], Vec::as_slice);
    let (below, own): (Vec<&Value>, Vec<&Value>) = options
        .iter()
        .partition(|option| matches!(option["type"].as_u64(), Some(1 | 2)));
    if below.is_empty() {
        let own: Vec<String> = own.into_iter().map(option).collect();
        writeln!(lines, "{path} {}", own.join(" ")).unwrap();
    }
    let mut below = below;
    below.sort_by_key(|command| command["name"].to_string());
    for command in below {
        each_command(command, &path, lines);
    }
}

/// `margin:4!(1–32)*`: its name and type, whether it is needed, its bounds or choices, whether it
/// is completed.
fn option(option: &Value) -> String {
    let mut said = format!("{}:{}", option["name"].as_str().unwrap(), option["type"]);
    if option["required"] == true {
        said.push('!');
    }
    if let (Some(least), Some(most)) = (option["min_value"].as_f64(), option["max_value"].as_f64())
    {
        write!(said, "({least}–{most})").unwrap();
    }
    let choices = option["choices"].as_array();
    let choices = choices.map_or(&[][..], Vec::as_slice).iter();
    let choices: Vec<String> = choices
        .map(|choice| format!("{}={}", choice["name"].as_str().unwrap(), choice["value"]))
        .collect();
    if !choices.is_empty() {
        write!(said, "({})", choices.join(", ")).unwrap();
    }
    if option["autocomplete"] == true {
        said.push('*');
    }
    said
}

/// Uses every component that a game by dice leads to.
fn play<D: GameUi + Rehearsed>(script: &Script<D>, met: &mut Met) {
    each_moment::<D>(script, MOMENT, |view, _| {
        use_kept::<D>(view, met);
        let used = &mut Used {
            met,
            seen: BTreeSet::new(),
            turned: Vec::new(),
            record: |depth| match depth % 2 {
                0 => D::Record::default(),
                _ => D::Record::fullest(),
            },
        };
        look::<D>(view, &Page::default(), used, PAGES);
    });
}

/// At every step each seat, with the fullest record, uses everything that its console and some
/// random pages behind it offer, and the questions that an action in words leads to.
fn play_on<D: GameUi + Rehearsed>(script: &Script<D>, met: &mut Met) {
    let mut dice = Dice::for_event(&Seed::new([7; 32]), script.number);
    each_moment::<D>(script, 1, |view, seat| {
        use_kept::<D>(view, met);
        let used = &mut Used {
            met,
            seen: BTreeSet::new(),
            turned: Vec::new(),
            record: |_| D::Record::fullest(),
        };
        for line in games::offered_in_words::<D>(view, seat) {
            let verb = D::verb(line.verb).expect("an action is a verb's");
            let said = verb.split(&line.rest);
            if let Step::Turn(page) = reading::verb_step(view, verb, &said, Certainty::Slip)
                && used.seen.insert(page.word.clone())
            {
                look::<D>(view, &page, used, 0);
            }
        }
        let mut page = Page::default();
        for _ in 0..TURNED {
            used.turned.clear();
            look::<D>(view, &page, used, 0);
            if used.turned.is_empty() {
                break;
            }
            let next = dice.below(used.turned.len() as u32) as usize;
            page = used.turned.swap_remove(next);
        }
    });
}

/// Uses the components that are kept, as messages of before carry them, where they come to the same.
fn use_kept<D: GameUi + Rehearsed>(view: &D::View, met: &mut Met) {
    let (names, page) = (Names::new(Vec::new(), Vec::new()), Page::default());
    let ids = Screen::<D>::new(Lang::En, view, &names, &page, TableId(1)).ids;
    for line in &met.kept {
        let Some((used, said)) = line.split_once(" → ") else {
            continue;
        };
        let chosen = used.strip_suffix(']').and_then(|it| it.split_once(" ["));
        let (id, chosen) = chosen.map_or((used, None), |(id, chosen)| (id, Some(chosen)));
        let Some((word, argument)) = id.split_once(':') else {
            continue;
        };
        if met.lines.values().any(|it| it == line) || Component::<D>::find(word, argument).is_none()
        {
            continue;
        }
        let tapped = Tapped {
            word,
            argument,
            chosen,
            at: AT,
        };
        let step = reading::component_step::<D>(Lang::En, view, &ids, &tapped);
        let (head, came) = came::<D>(step, |_| {});
        let carries = CARRYING.iter().any(|(button, _)| *button == word) && !argument.is_empty();
        let head = match chosen {
            Some(_) => head + " []",
            None if carries => head + " carried",
            None => head,
        };
        if came == said {
            met.lines.insert((word.to_owned(), head), line.clone());
        }
    }
}

/// What each seat sees after every so many steps.
fn each_moment<D: GameUi + Rehearsed>(
    script: &Script<D>,
    moment: usize,
    mut looks: impl FnMut(&D::View, Seat),
) {
    let mut state = D::new_state(&script.options, script.seats);
    for (number, step) in script.steps.iter().enumerate() {
        for event in step.result.iter().flatten() {
            D::apply(&mut state, event);
        }
        if !number.is_multiple_of(moment) {
            continue;
        }
        for seat in Seat::all(script.seats) {
            let view = games::view_for_seat::<D>(&state, seat);
            if let Some(view) = view.open_for(seat) {
                looks(&view, seat);
            }
        }
    }
}

/// What is used at one moment: all that was met, the pages that were seen now, those to which the
/// last ones led, and what is kept between games, by how deep one looks.
struct Used<'m, D: GameUi> {
    met: &'m mut Met,
    seen: BTreeSet<String>,
    turned: Vec<Page>,
    record: fn(u8) -> D::Record,
}

/// Uses every component of a page, and of the pages behind it.
fn look<D: GameUi + Rehearsed>(view: &D::View, page: &Page, used: &mut Used<'_, D>, depth: u8) {
    let names = Names::new(Vec::new(), Vec::new());
    let record = (used.record)(depth);
    let at = Screen::<D>::new(Lang::En, view, &names, page, TableId(1));
    let ids = at.ids;
    let console = console::console_of_page::<D>(&at, &record, console::More::default());
    let page = &console::more_page();
    let more =
        console::console_of_page::<D>(&Screen { page, ..at }, &record, console::More::default());
    let (select, buttons) = D::board_rows(&at);
    let board: Vec<Row> = select.into_iter().chain([Row::Buttons(buttons)]).collect();
    for row in console.rows.iter().chain(&more.rows).chain(&board) {
        let uses: Vec<(&str, Option<&str>)> = match row {
            Row::Buttons(buttons) => buttons.iter().map(|it| ids::pressed(&it.id)).collect(),
            Row::Select(select) => {
                let values = select.choices.iter().map(|it| it.value.as_str());
                values
                    .map(|value| (select.id.as_str(), Some(value)))
                    .collect()
            }
            Row::Listed(people) => panic!("{people:?} is no game's"),
        };
        let uses = uses
            .into_iter()
            .filter_map(|(id, chosen)| match Tap::read(id)?.request {
                Request::Game { word, argument } => Some((word, argument, chosen)),
                _ => None,
            });
        let uses: Vec<(String, String, Option<&str>)> = uses.collect();
        let old = uses.iter().filter_map(|(word, argument, chosen)| {
            let (_, old) = REPLACED.iter().find(|(new, _)| new == word)?;
            Some(((*old).to_owned(), argument.clone(), *chosen))
        });
        let selects = uses.iter().filter_map(|(word, argument, _)| {
            let (_, select) = CARRYING.iter().find(|(button, _)| button == word)?;
            let is_one = !argument.is_empty() && !argument.contains(' ');
            // Each list of numbers began with its first.
            let about = if *select == "fire-at" { "1" } else { "" };
            is_one.then(|| {
                (
                    (*select).to_owned(),
                    about.to_owned(),
                    Some(argument.as_str()),
                )
            })
        });
        // A laser was asked about once more by the button that now fires it.
        let fired = uses.iter().filter(|(word, ..)| word == "laser-now");
        let fired = fired.map(|(_, at, _)| ("send".to_owned(), format!("laser {at}"), None));
        let old = old.chain(selects).chain(fired);
        let old: Vec<_> = old.collect();
        for (word, argument, chosen) in uses.iter().cloned().chain(old) {
            let tapped = Tapped {
                word: &word,
                argument: &argument,
                chosen,
                at: AT,
            };
            let (head, said) = came::<D>(
                reading::component_step::<D>(Lang::En, view, &ids, &tapped),
                |page| {
                    used.turned.push(page.clone());
                    let met_before = !used.seen.insert(format!("{page:?}"));
                    if depth > 0 && !met_before {
                        look::<D>(view, page, used, depth - 1);
                    }
                },
            );
            // A button that turns a page does not stand for what is chosen there.
            let (line, head) = match chosen {
                Some(chosen) => (
                    format!("{word}:{argument} [{chosen}] → {said}"),
                    head + " []",
                ),
                None => {
                    let carries = CARRYING.iter().any(|(button, _)| *button == word);
                    let carries = carries && !argument.is_empty();
                    let head = if carries { head + " carried" } else { head };
                    (format!("{word}:{argument} → {said}"), head)
                }
            };
            let part = Component::<D>::find(&word, &argument).expect("what is offered is a part");
            used.met.parts.insert((part.word, part.argument));
            used.met.lines.entry((word, head)).or_insert(line);
        }
    }
}

/// What something came to: in a word, and in full.
fn came<D: GameUi + Rehearsed>(step: Step<D>, mut turned: impl FnMut(&Page)) -> (String, String) {
    let written = |action: &D::Action| {
        let spelled = D::spell(action);
        (spelled.verb.to_owned(), spelled.to_string())
    };
    match step {
        Step::Act(action) => written(&action),
        Step::ActAndTurn(action, page) => {
            let (verb, line) = written(&action);
            (
                format!("{verb} {}", page.word),
                format!("{line}, page {}:{}", page.word, page.argument),
            )
        }
        Step::Ask(form) => {
            let word = match Tap::read(&form.id).map(|tap| tap.request) {
                Some(Request::Game { word, .. }) => word,
                _ => panic!("{} is no form of a game's", form.id),
            };
            (format!("form {word}"), format!("form {word}"))
        }
        Step::Turn(page) => {
            turned(&page);
            let said = format!("page {}:{}", page.word, page.argument);
            (format!("page {}", page.word), said)
        }
        Step::Refuse(refusal) => ("refused".to_owned(), format!("refused: {refusal:?}")),
        Step::UseRecord(record_command, said) => match record_command.means {
            RecordAction::Uses(_) => ("recall".to_owned(), format!("recall {}", said.whole())),
            _ => ("record change".to_owned(), "record change".to_owned()),
        },
        Step::Stale => ("stale".to_owned(), "stale".to_owned()),
        Step::Unknown => ("unknown".to_owned(), "unknown".to_owned()),
    }
}

fn check<D: GameUi + Rehearsed>(name: &str) {
    let kept = std::fs::read_to_string(kept_in(name)).unwrap_or_default();
    let mut met = Met {
        kept: kept.lines().map(str::to_owned).collect(),
        ..Met::default()
    };
    for number in 0..GAMES {
        play::<D>(&rehearse::<D>(number), &mut met);
    }
    for number in 0..MANY {
        if met.lacks::<D>().is_empty() {
            break;
        }
        play_on::<D>(&rehearse::<D>(number), &mut met);
    }
    let never = met.lacks::<D>();
    assert!(never.is_empty(), "{}: no game led to {never:?}", D::ID);
    let components: Vec<String> = met.lines.into_values().collect();
    holds(
        name,
        &format!(
            "{}\n{}\n",
            commands(|name| name == D::ID),
            components.join("\n")
        ),
    );
}

/// Where a game's lines are kept.
fn kept_in(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("lasting/{name}.txt"))
}

/// What is now is what is kept, line by line.
fn holds(name: &str, now: &str) {
    let path = kept_in(name);
    if std::env::var_os("UPDATE_LASTING").is_some() {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, now).unwrap();
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(!kept.is_empty(), "{} is missing", path.display());
    for line in kept.lines() {
        let stands = now.lines().any(|other| other == line);
        assert!(stands, "no longer: {line}\nnow:\n{now}");
    }
    let new: Vec<&str> = now
        .lines()
        .filter(|line| !kept.lines().any(|other| other == *line))
        .collect();
    assert!(new.is_empty(), "not written down yet: {new:#?}");
}

macro_rules! lasting {
    ($($name:ident: $game:ty,)+) => {$(
        #[test]
        fn $name() {
            check::<$game>(stringify!($name));
        }
    )+};
}

each_game!(lasting);
