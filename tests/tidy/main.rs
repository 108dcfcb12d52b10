//! Dependencies and conventions, checked by reading the sources: those that types and lints
//! cannot check.

mod imports;
mod listing;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use imports::Arrows;

const CRATES: [&str; 7] = [
    "games", "players", "sessions", "text", "render", "commands", "sandbox",
];

/// Which crates of ours, and which of the heavy ones outside, each crate may know.
const ARROWS: [(&str, &[&str]); 7] = [
    ("games", &[]),
    ("players", &["games"]),
    ("sessions", &["games", "tokio", "sled", "tokio-postgres"]),
    ("text", &["games"]),
    ("render", &["games", "text", "image"]),
    (
        "commands",
        &[
            "games", "sessions", "text", "render", "tokio", "serenity", "poise", "reqwest",
        ],
    ),
    ("sandbox", &["tokio", "axum"]),
];

/// The crates that only those named above may know.
const GUARDED: [&str; 16] = [
    "games",
    "players",
    "sessions",
    "text",
    "render",
    "commands",
    "sandbox",
    "houston",
    "tokio",
    "serenity",
    "poise",
    "reqwest",
    "axum",
    "sled",
    "tokio-postgres",
    "image",
];

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Every source file under a folder of the project, by its path from the root.
fn sources(folder: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let mut folders = vec![root().join(folder)];
    while let Some(folder) = folders.pop() {
        let Ok(entries) = std::fs::read_dir(&folder) else {
            continue;
        };
        for path in entries.flatten().map(|entry| entry.path()) {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let name = path.strip_prefix(root()).unwrap_or(&path);
                found.push((name.display().to_string(), read(&path)));
            }
        }
    }
    assert!(!found.is_empty(), "{folder} has no sources");
    found
}

fn everything() -> Vec<(String, String)> {
    let folders = CRATES.iter().flat_map(|name| {
        let under = ["src", "tests", "benches", "examples"];
        under.map(|under| format!("{name}/{under}"))
    });
    let own = ["src", "tests", "benches"].map(str::to_owned);
    let exist = |folder: &String| root().join(folder).is_dir();
    folders
        .chain(own)
        .filter(exist)
        .flat_map(|folder| sources(&folder))
        .collect()
}

/// The names under `[dependencies]`.
fn dependencies(manifest: &str) -> BTreeSet<String> {
    let section = manifest.split("[dependencies]").nth(1).unwrap_or_default();
    let section = section.split("\n[").next().unwrap_or_default();
    section
        .lines()
        .filter_map(|line| line.split(['.', ' ', '=']).next())
        .filter(|name| !name.is_empty() && !name.starts_with('#'))
        .map(str::to_owned)
        .collect()
}

#[test]
fn crate_dependencies_point_one_way() {
    for (name, allowed) in ARROWS {
        let manifest = read(&root().join(name).join("Cargo.toml"));
        for known in dependencies(&manifest) {
            let guarded = GUARDED.contains(&known.as_str());
            assert!(
                !guarded || allowed.contains(&known.as_str()),
                "{name} must not know {known}"
            );
        }
    }
    let own = dependencies(&read(&root().join("Cargo.toml")));
    for forbidden in ["serenity", "poise", "sled", "image"] {
        assert!(
            !own.contains(forbidden),
            "the process must not know {forbidden}"
        );
    }
}

/// Which files of a crate, whose sources these are, import which.
fn arrows(folder: &str) -> Arrows {
    let within = |(path, source): (String, String)| {
        let path = path.trim_start_matches(folder).trim_start_matches('/');
        (path.to_owned(), source)
    };
    let sources: Vec<(String, String)> = sources(folder).into_iter().map(within).collect();
    imports::arrows(&sources)
}

/// Whether these files stand in one folder, which is not the whole crate: one theme.
fn are_of_one_theme(files: &BTreeSet<String>) -> bool {
    let folder = |file: &String| file.rsplit_once('/').map(|(folder, _)| folder.to_owned());
    let folders: BTreeSet<Option<String>> = files.iter().map(folder).collect();
    folders.len() == 1 && !folders.contains(&None)
}

#[test]
fn imports_have_no_cycles() {
    let own = "src".to_owned();
    for name in CRATES
        .map(|name| format!("{name}/src"))
        .into_iter()
        .chain([own])
    {
        let circles = imports::circles(&arrows(&name)).into_iter();
        let may = |circle: &BTreeSet<String>| match name.as_str() {
            // A move's way is read from top to bottom, file by file.
            "commands/src" => false,
            // The rules of one game, say, may know each other.
            _ => are_of_one_theme(circle),
        };
        let wrong: Vec<BTreeSet<String>> = circles.filter(|circle| !may(circle)).collect();
        assert!(wrong.is_empty(), "{name}: {wrong:#?}");
    }
}

#[test]
fn themes_have_no_cycles() {
    let crates = CRATES.map(|name| format!("{name}/src"));
    for name in crates.into_iter().chain(["src".to_owned()]) {
        let themes = imports::between_themes(&arrows(&name));
        let circles = imports::circles(&themes);
        assert!(circles.is_empty(), "{name}: {circles:#?}");
    }
}

/// The layers of crates that are stacks, each from the lowest.
const STACKS: [(&str, &[&str]); 2] = [
    (
        "commands",
        &[
            "ui", "app", "game", "table", "history", "lessons", "daily", "requests", "outbox",
            "slash", "input", "gateway", "bot",
        ],
    ),
    (
        "sessions",
        &[
            "ids",
            "clock",
            "outage",
            "delivery",
            "table",
            "index",
            "people",
            "stats",
            "records",
            "store",
            "error",
            "repository",
            "owner",
            "cluster",
            "sessions",
        ],
    ),
];

#[test]
fn layers_import_only_lower_ones() {
    for (name, layers) in STACKS {
        let mut arrows = imports::between_themes(&arrows(&format!("{name}/src")));
        arrows.retain(|layer, _| !["lib", "tests"].contains(&layer.as_str()));
        let names: BTreeSet<&str> = arrows.keys().map(String::as_str).collect();
        let all: BTreeSet<&str> = layers.iter().copied().collect();
        assert_eq!(names, all, "{name}");
        for (height, layer) in layers.iter().enumerate() {
            let upper = arrows[*layer].iter();
            let upper = upper.filter(|other| !layers[..height].contains(&other.as_str()));
            let upper: Vec<&String> = upper.collect();
            assert!(upper.is_empty(), "{name}/src/{layer} imports {upper:?}");
        }
    }
}

/// Nothing of what several processes agree on is in the way of one that is alone: one file starts
/// it.
#[test]
fn a_single_process_never_enters_the_cluster() {
    let names: Vec<String> = sources("sessions/src")
        .into_iter()
        .filter(|(path, _)| !path.starts_with("sessions/src/cluster/"))
        .filter(|(_, source)| source.contains("cluster::"))
        .map(|(path, _)| path)
        .collect();
    assert_eq!(names, ["sessions/src/sessions/mod.rs"]);
    let starts = sources("src")
        .into_iter()
        .filter(|(_, source)| source.contains("open_among_several"));
    let starts: Vec<String> = starts.map(|(path, _)| path).collect();
    assert_eq!(starts, ["src/bot.rs"]);
}

#[test]
fn only_one_file_sends_to_discord() {
    for (name, source) in sources("commands/src") {
        if name == "commands/src/ui/send.rs" {
            continue;
        }
        for call in [
            ".execute(",
            "create_response(",
            ".say(",
            "send_message(",
            "create_followup",
        ] {
            assert!(!source.contains(call), "{name} sends by itself: {call}");
        }
    }
}

#[test]
fn private_content_is_opened_only_in_allowed_places() {
    // Also for a computer, which knows what its seat knows; and for the record of a finished game,
    // which contains everything.
    let may = [
        "commands/src/ui/send.rs",
        "commands/src/requests/session/",
        "src/advice.rs",
        "src/computers.rs",
        "src/replay/shown.rs",
    ];
    for folder in [
        "commands/src",
        "render/src",
        "text/src",
        "sessions/src",
        "src",
    ] {
        for (name, source) in sources(folder) {
            let production = source.split("#[cfg(test)]").next().unwrap_or_default();
            let is_test = name.contains("test");
            let opens = production.contains(".open_for(");
            assert!(
                !opens || is_test || may.iter().any(|may| name.starts_with(may)),
                "{name} opens a seat's view"
            );
            // The same for what a person keeps from game to game.
            let may = [
                "commands/src/slash/record.rs",
                "commands/src/requests/session/",
            ];
            let opens = production.contains(".open_as(");
            assert!(
                !opens || may.iter().any(|may| name.starts_with(may)),
                "{name} opens a person's record"
            );
        }
    }
}

/// How each game of the catalogue can be named in a file: by its type, its module, its id.
fn names_of_games() -> Vec<String> {
    macro_rules! names {
        ($($name:ident: $game:ty,)+) => {
            [$((stringify!($name), std::any::type_name::<$game>(), <$game as games::Game>::ID)),+]
        };
    }
    let all = games::each_game!(names).into_iter();
    let all = all.flat_map(|(module, path, id)| {
        let of_type = path.rsplit("::").next().unwrap_or(path);
        [
            of_type.to_owned(),
            format!("::{module}"),
            format!("mod {module}"),
            format!("\"{id}\""),
        ]
    });
    all.collect()
}

#[test]
fn games_are_named_only_in_their_own_files() {
    let names = names_of_games();
    for of in [
        "commands/src",
        "sessions/src",
        "src",
        "sandbox/src",
        "render/src",
        "render/examples",
        "text/src",
        "players/src",
        "games/src/core",
        "games/src/laws",
    ] {
        for (file, source) in sources(of) {
            // Tests of what all share may take one game for an example. What single pictures are
            // excused from stands there by the game, each with its reason.
            let is_test = file.contains("/tests/");
            if is_of_a_game(&file) || is_test {
                continue;
            }
            // The one line a crate.
            let has_modules = file.ends_with("/src/lib.rs") || file == "commands/src/game/mod.rs";
            let source = match has_modules {
                true => without_its_modules(&source),
                false => source,
            };
            let named = names.iter().find(|name| source.contains(*name));
            assert_eq!(named, None, "{file} names a game");
        }
    }
}

/// Whether a file stands in a game's folder, or is called by its name.
fn is_of_a_game(file: &str) -> bool {
    macro_rules! folders {
        ($($name:ident: $game:ty,)+) => { [$(stringify!($name)),+] };
    }
    let games = games::each_game!(folders);
    let path = file.trim_end_matches(".rs");
    path.split('/').any(|part| games.contains(&part))
}

fn without_its_modules(source: &str) -> String {
    let is_module = |line: &&str| {
        let line = line.trim_start_matches("pub ");
        line.starts_with("mod ") && line.ends_with(';')
    };
    let lines: Vec<&str> = source.lines().filter(|line| !is_module(line)).collect();
    lines.join("\n")
}

#[test]
fn every_file_begins_with_documentation() {
    for (name, source) in everything() {
        assert!(source.starts_with("//!"), "{name} does not begin with //!");
    }
}

/// The metrics that are named in a text.
fn metrics(text: &str) -> BTreeSet<String> {
    let words = text.split(|letter: char| !(letter.is_ascii_lowercase() || letter == '_'));
    let named = words.filter(|word| word.starts_with("houston_") && word.len() > 8);
    // What Prometheus makes of a histogram.
    let whole = named.map(|word| word.trim_end_matches("_bucket").to_owned());
    whole.collect()
}

#[test]
fn every_metric_is_described_and_exists() {
    let counted: BTreeSet<String> = ["sessions/src", "commands/src", "src"]
        .into_iter()
        .flat_map(sources)
        .filter(|(name, _)| name != "src/metrics.rs")
        .flat_map(|(_, source)| {
            let production = source.split("#[cfg(test)]").next();
            metrics(production.unwrap_or_default())
        })
        .collect();
    let described = metrics(&read(&root().join("src/metrics.rs")));
    let missing: Vec<_> = counted.difference(&described).collect();
    assert!(
        missing.is_empty(),
        "src/metrics.rs describes no {missing:?}"
    );
    let documented = metrics(&read(&root().join("docs/operating.md")));
    assert_eq!(described, documented, "docs/operating.md");
    let alerts = read(&root().join("packaging/alerts.yml"));
    let watched = metrics(&(read(&root().join("packaging/grafana.json")) + &alerts));
    let unknown: Vec<_> = watched.difference(&documented).collect();
    assert!(unknown.is_empty(), "nobody counts {unknown:?}");
    let manual = read(&root().join("docs/operating.md"));
    for alert in alerts
        .lines()
        .filter_map(|line| line.trim().strip_prefix("- alert: "))
    {
        assert!(
            manual.contains(&format!("| {alert} |")),
            "what to do about {alert}?"
        );
    }
}

#[test]
fn development_paths_are_not_mentioned() {
    let mut files = everything();
    for name in [
        "README.md",
        "ARCHITECTURE.md",
        "CHANGELOG.md",
        "Cargo.toml",
        ".env.example",
    ] {
        files.push((name.to_owned(), read(&root().join(name))));
    }
    // Written apart, so that this file does not name it either.
    let workshop = [
        concat!("/wo", "rk/"),
        concat!("../sha", "red"),
        concat!(".lib", "rary/"),
    ];
    for (name, source) in files {
        for place in workshop {
            assert!(!source.contains(place), "{name} names {place}");
        }
    }
}
