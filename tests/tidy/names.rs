//! One meaning a word: where each type is defined, read from the sources. It knows no type's name.

use std::collections::{BTreeMap, BTreeSet};

use super::imports;

/// The program that stands apart: it knows none of ours, and but for the process, which begins it,
/// none of ours knows it. Its words are Discord's (a message, an interaction, a command), which `commands`
/// has for what it makes of them: nobody reads both at once.
const APART: &str = "sandbox";

/// A type, whoever can name it.
struct Type {
    file: String,
    /// Whether other crates can name it.
    is_public: bool,
}

impl Type {
    /// The crate that it is of: `src` for the process.
    fn of(&self) -> &str {
        self.file.split('/').next().unwrap_or_default()
    }

    /// The game in whose folder it stands: that is what its name is about.
    fn game<'g>(&self, games: &[&'g str]) -> Option<&'g str> {
        let mut parts = self.file.trim_end_matches(".rs").split('/');
        parts.find_map(|part| games.iter().find(|game| **game == part).copied())
    }
}

/// What is called alike in one crate, or in two of ours, whoever can name it: whoever reads our
/// sources comes upon both. Of the program that stands apart, only what others can name counts for them. What
/// the games have each for themselves (an action, a view, a tile) is called after the game:
/// `interceptor::View`. Only what is a word of the house as well would be read for that. What only tests
/// have is theirs.
pub(crate) fn said_twice(
    sources: &[(String, String)],
    knows: &BTreeMap<String, BTreeSet<String>>,
    games: &[&str],
) -> BTreeMap<String, BTreeSet<String>> {
    let mut types: BTreeMap<String, Vec<Type>> = BTreeMap::new();
    for (file, source) in imports::of_production(sources) {
        for (name, is_public) in defined(&source) {
            let file = file.clone();
            types
                .entry(name)
                .or_default()
                .push(Type { file, is_public });
        }
    }
    let mut twice: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (name, types) in &types {
        for (at, a) in types.iter().enumerate() {
            for b in &types[at + 1..] {
                let sees = |from: &Type, to: &Type| {
                    let known = knows.get(from.of());
                    to.is_public && known.is_some_and(|known| known.contains(to.of()))
                };
                let apart = [a, b].iter().any(|it| it.of() == APART);
                let meet = a.of() == b.of() || !apart || sees(a, b) || sees(b, a);
                let of_two_games = match (a.game(games), b.game(games)) {
                    (Some(a), Some(b)) => a != b,
                    _ => false,
                };
                if meet && !of_two_games {
                    let files = twice.entry(name.clone()).or_default();
                    files.extend([a.file.clone(), b.file.clone()]);
                }
            }
        }
    }
    twice
}

/// The types that a source defines, and whether for everyone. What a trait or its implementation
/// names with `type` is none.
fn defined(source: &str) -> Vec<(String, bool)> {
    let lines = source.lines().filter_map(|line| {
        let inside = line.starts_with(' ');
        let line = line.trim_start();
        let (seen_by, rest) = match line.strip_prefix("pub") {
            Some(rest) => rest.split_once(' ')?,
            None => ("none", line),
        };
        let (kind, rest) = rest.split_once(' ')?;
        let kinds = ["struct", "enum", "trait", "type", "union"];
        let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_');
        let name = &rest[..end.unwrap_or(rest.len())];
        let defines = kinds.contains(&kind) && !(inside && kind == "type");
        defines.then(|| (name.to_owned(), seen_by.is_empty()))
    });
    lines.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(files: &[(&str, &str)], twice: &str) {
        let owned = |(name, source): &(&str, &str)| ((*name).to_owned(), (*source).to_owned());
        let sources: Vec<(String, String)> = files.iter().map(owned).collect();
        let to = |to: &[&str]| to.iter().map(|it| (*it).to_owned()).collect();
        let knows = [("top", to(&["low", "side"])), ("side", to(&["low"]))];
        let knows = knows.map(|(from, to)| (from.to_owned(), to));
        let found = said_twice(&sources, &knows.into(), &["chess", "go"]);
        let told = found.iter().map(|(name, files)| {
            let files: Vec<&str> = files.iter().map(String::as_str).collect();
            format!("{name}: {}", files.join(", "))
        });
        assert_eq!(told.collect::<Vec<_>>().join("; "), twice);
    }

    #[test]
    fn a_word_is_said_twice_where_one_reader_meets_both() {
        check(
            &[
                ("low/src/a.rs", "pub struct Row<T>;"),
                ("top/src/a.rs", "pub(crate) type Row = u8;"),
                ("top/src/b.rs", "struct Own;\npub(super) enum Near {}"),
                ("top/src/c.rs", "pub(crate) enum Own {}\npub enum Near {}"),
            ],
            "Near: top/src/b.rs, top/src/c.rs; Own: top/src/b.rs, top/src/c.rs; \
             Row: low/src/a.rs, top/src/a.rs",
        );
        check(
            &[
                ("low/src/a.rs", "fn f() {\n    struct Row;\n}"),
                ("top/src/a.rs", "impl I for T {\n    type Row = u8;\n}"),
                ("side/src/b.rs", "type Row = u8;"),
            ],
            "Row: low/src/a.rs, side/src/b.rs",
        );
    }

    #[test]
    fn what_only_tests_have_and_what_stands_apart_is_never_met() {
        check(
            &[
                ("low/src/lib.rs", "#[cfg(test)]\nmod a;\nstruct Row;"),
                ("low/src/a.rs", "struct Row;"),
                ("low/src/a/b.rs", "struct Row;"),
                (
                    "low/src/c.rs",
                    "#[cfg(test)]\nmod tests {\n    struct Row;\n}",
                ),
                ("sandbox/src/a.rs", "struct Row;\nstruct Two;"),
                ("sandbox/src/b.rs", "struct Two;"),
            ],
            "Two: sandbox/src/a.rs, sandbox/src/b.rs",
        );
    }

    #[test]
    fn a_games_word_is_its_own_unless_it_is_one_of_the_house() {
        check(
            &[
                ("low/src/go/a.rs", "pub struct View;"),
                ("low/src/chess.rs", "pub struct View;"),
                ("top/src/go.rs", "pub struct Stone;"),
                ("low/src/core.rs", "pub trait Stone {}"),
            ],
            "Stone: low/src/core.rs, top/src/go.rs",
        );
    }
}
