//! One meaning a word: where each type is defined, read from the sources. It knows no type's name.

use std::collections::{BTreeMap, BTreeSet};

/// A type that more than its own file can name.
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

/// What is called alike where one reader can come upon both: in one crate, or in one that knows the
/// other. What the games have each for themselves (an action, a view, a tile) is called after the
/// game: `interceptor::View`. Only what is a word of the house as well would be read for that.
pub(crate) fn said_twice(
    sources: &[(String, String)],
    knows: &BTreeMap<String, BTreeSet<String>>,
    games: &[&str],
) -> BTreeMap<String, BTreeSet<String>> {
    let mut types: BTreeMap<String, Vec<Type>> = BTreeMap::new();
    for (file, source) in sources {
        for (name, is_public) in defined(source) {
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
                let meet = a.of() == b.of() || sees(a, b) || sees(b, a);
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

/// The types that a source defines for more than itself and its folder, and whether for everyone.
fn defined(source: &str) -> Vec<(String, bool)> {
    let lines = source.lines().filter_map(|line| {
        let line = line.trim_start();
        let (is_public, rest) = match line.strip_prefix("pub ") {
            Some(rest) => (true, rest),
            None => (false, line.strip_prefix("pub(crate) ")?),
        };
        let (kind, rest) = rest.split_once(' ')?;
        let kinds = ["struct", "enum", "trait", "type", "union"];
        let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_');
        let name = &rest[..end.unwrap_or(rest.len())];
        kinds.contains(&kind).then(|| (name.to_owned(), is_public))
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
            "Row: low/src/a.rs, top/src/a.rs",
        );
        check(
            &[
                ("low/src/a.rs", "pub(crate) struct Row;"),
                ("top/src/a.rs", "pub struct Row;"),
                ("low/src/b.rs", "pub(crate) enum Row {}"),
            ],
            "Row: low/src/a.rs, low/src/b.rs",
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
