//! Who imports whom, read from the sources: files of a crate, and circles among them. It knows no
//! name of any file.

use std::collections::{BTreeMap, BTreeSet};

type Path = Vec<String>;
/// Who imports whom.
pub(crate) type Arrows = BTreeMap<String, BTreeSet<String>>;

/// A source file of a crate, as its imports are concerned.
struct File {
    name: String,
    module: Path,
    uses: Vec<Path>,
}

/// Which files of a crate import which, by their names within it. A parent knows its children: that
/// it does is no arrow. What only tests import is none either.
pub(crate) fn arrows(sources: &[(String, String)]) -> Arrows {
    let tests: BTreeSet<Path> = sources.iter().flat_map(test_modules).collect();
    let files: Vec<File> = sources
        .iter()
        .map(|(name, source)| File {
            name: name.clone(),
            module: module(name),
            uses: paths(&production(source)),
        })
        .filter(|file| !tests.iter().any(|test| file.module.starts_with(test)))
        .collect();
    let by_module: BTreeMap<&[String], &File> = files
        .iter()
        .map(|file| (file.module.as_slice(), file))
        .collect();
    let arrows = files.iter().map(|file| {
        let to = file.uses.iter();
        let to = to.filter_map(|path| target(&by_module, &file.module, path, 0));
        let to = to.filter(|to| !to.module.starts_with(&file.module));
        (file.name.clone(), to.map(|to| to.name.clone()).collect())
    });
    arrows.collect()
}

/// The same between the themes of a crate: a folder at its top, with the file that is called like
/// it, is one, and so is a file that stands alone. What a theme has within itself is no arrow.
pub(crate) fn between_themes(arrows: &Arrows) -> Arrows {
    let theme = |file: &String| {
        let top = file.split('/').next().unwrap_or_default();
        top.strip_suffix(".rs").unwrap_or(top).to_owned()
    };
    let mut between = Arrows::new();
    for (from, to) in arrows {
        let from = theme(from);
        let to = to.iter().map(theme).filter(|to| *to != from);
        between.entry(from.clone()).or_default().extend(to);
    }
    between
}

/// The circles: files that lead to each other.
pub(crate) fn circles(arrows: &Arrows) -> BTreeSet<BTreeSet<String>> {
    let reached: BTreeMap<&String, BTreeSet<&String>> = arrows
        .keys()
        .map(|from| (from, reach(arrows, from)))
        .collect();
    let circle = |name: &&String| {
        let others = reached[name].iter();
        let others = others.filter(|other| reached.get(*other).is_some_and(|it| it.contains(name)));
        others.map(|other| (*other).clone()).collect()
    };
    let circles = arrows.keys().map(|name| circle(&name));
    circles
        .filter(|circle: &BTreeSet<String>| !circle.is_empty())
        .collect()
}

/// Everything that can be reached from there.
fn reach<'a>(arrows: &'a Arrows, from: &str) -> BTreeSet<&'a String> {
    let mut reached = BTreeSet::new();
    let mut next: Vec<&String> = arrows[from].iter().collect();
    while let Some(name) = next.pop() {
        if reached.insert(name) {
            next.extend(arrows.get(name).into_iter().flatten());
        }
    }
    reached
}

/// The module that a file is: `board/mod.rs` and `board.rs` are `board`.
fn module(name: &str) -> Path {
    let name = name.strip_suffix(".rs").unwrap_or(name);
    let name = name.strip_suffix("/mod").unwrap_or(name);
    match name {
        "lib" | "main" => Path::new(),
        _ => name.split('/').map(str::to_owned).collect(),
    }
}

/// The modules that a file declares for tests alone.
fn test_modules((name, source): &(String, String)) -> Vec<Path> {
    let after = source.split("#[cfg(test)]\n").skip(1);
    let declared = after.filter_map(|after| {
        let line = after.lines().next()?.trim();
        line.rsplit_once("mod ")?.1.strip_suffix(';')
    });
    let below = |child: &str| {
        let mut module = module(name);
        module.push(child.to_owned());
        module
    };
    declared.map(below).collect()
}

/// A source without its comments and its own tests.
fn production(source: &str) -> String {
    let source = ["", "pub(crate) "].iter().fold(source, |source, seen_by| {
        let tests = format!("#[cfg(test)]\n{seen_by}mod tests {{");
        source
            .split_once(&tests)
            .map_or(source, |(before, _)| before)
    });
    let lines = source.lines();
    let lines: Vec<&str> = lines
        .map(|line| line.split("//").next().unwrap_or_default())
        .collect();
    lines.join("\n")
}

/// Every path that a source names: those that it imports, and those that stand in its code.
fn paths(source: &str) -> Vec<Path> {
    let mut found = Vec::new();
    let mut rest = source;
    while let Some(at) = rest.find("use ") {
        let before = rest[..at].rsplit('\n').next().unwrap_or_default().trim();
        let begins = before.is_empty() || before.starts_with("pub");
        rest = &rest[at + "use ".len()..];
        if let Some((tree, after)) = rest.split_once(';').filter(|_| begins) {
            expand(&[], tree, &mut found);
            rest = after;
        }
    }
    for root in ["crate::", "super::", "self::"] {
        let mut rest = source;
        while let Some(at) = rest.find(root) {
            rest = &rest[at..];
            let is_part = |c: char| c.is_alphanumeric() || c == '_' || c == ':';
            let end = rest.find(|c| !is_part(c)).unwrap_or(rest.len());
            // What a tree begins with was expanded above.
            if !rest[..end].ends_with(':') {
                expand(&[], &rest[..end], &mut found);
            }
            rest = &rest[end..];
        }
    }
    found
}

/// Every path of a tree such as `crate::{board, desk::{Desk, Page}}`.
fn expand(before: &[String], tree: &str, found: &mut Vec<Path>) {
    let tree = tree.trim();
    let parts = |head: &str| {
        let parts = head.split("::").map(str::trim);
        let parts = parts.filter(|part| !part.is_empty() && *part != "self" || head == "self");
        let parts = parts.map(str::to_owned);
        before.iter().cloned().chain(parts).collect::<Path>()
    };
    let Some((head, inside)) = tree.split_once('{') else {
        let name = tree.split(" as ").next().unwrap_or(tree);
        found.push(parts(name));
        return;
    };
    let head = parts(head);
    let inside = inside.trim_end().strip_suffix('}').unwrap_or(inside);
    let (mut depth, mut begin) = (0_u32, 0);
    for (at, c) in inside.char_indices() {
        match c {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            ',' if depth == 0 => {
                expand(&head, &inside[begin..at], found);
                begin = at + 1;
            }
            _ => {}
        }
    }
    if !inside[begin..].trim().is_empty() {
        expand(&head, &inside[begin..], found);
    }
}

/// The file where what a path names is written: not where it is only handed on.
fn target<'f>(
    files: &BTreeMap<&[String], &'f File>,
    from: &[String],
    path: &[String],
    handed_on: u8,
) -> Option<&'f File> {
    let mut here = from.to_vec();
    let mut rest = path;
    match path.first()?.as_str() {
        "crate" => {
            here.clear();
            rest = &path[1..];
        }
        "super" => {
            while rest.first().is_some_and(|part| part == "super") {
                here.pop();
                rest = &rest[1..];
            }
        }
        first => {
            // A child of this very file, or another crate.
            here.push(first.to_owned());
            files.get(here.as_slice())?;
            rest = &path[1..];
        }
    }
    while let [next, after @ ..] = rest {
        here.push(next.clone());
        if !files.contains_key(here.as_slice()) {
            here.pop();
            break;
        }
        rest = after;
    }
    let file = files.get(here.as_slice())?;
    // As often as anything is handed on here.
    if let [name, ..] = rest
        && handed_on < 4
    {
        let mut uses = file.uses.iter();
        let again = uses.find(|path| path.len() > 1 && path.last() == Some(name));
        if let Some(path) = again {
            return target(files, &file.module, path, handed_on + 1).or(Some(file));
        }
    }
    Some(file)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(files: &[(&str, &str)], arrows_are: &str, in_circles: &str) {
        let owned = |(name, source): &(&str, &str)| ((*name).to_owned(), (*source).to_owned());
        let arrows = arrows(&files.iter().map(owned).collect::<Vec<_>>());
        let to = |(name, to): (&String, &BTreeSet<String>)| {
            let to: Vec<&str> = to.iter().map(String::as_str).collect();
            (!to.is_empty()).then(|| format!("{name} → {}", to.join(", ")))
        };
        let lines: Vec<String> = arrows.iter().filter_map(to).collect();
        assert_eq!(lines.join("; "), arrows_are);
        let names: Vec<String> = circles(&arrows).into_iter().flatten().collect();
        assert_eq!(names.join(", "), in_circles);
    }

    #[test]
    fn arrows_are_read_from_imports_and_code_paths() {
        check(
            &[
                ("lib.rs", "mod a;\nmod b;\nmod c;\nmod d;\n"),
                ("a.rs", "use crate::b::{self, c::{X, Y as Z}};\n"),
                ("b/mod.rs", "mod c;\npub use c::X;\n"),
                (
                    "b/c.rs",
                    "// use crate::a;\nfn f() { super::g(crate::d::H) }\n",
                ),
                ("c.rs", "use crate::b::X;\n"),
                (
                    "d.rs",
                    "struct H;\n#[cfg(test)]\nmod tests {\n use crate::a;\n}\n",
                ),
            ],
            "a.rs → b/c.rs, b/mod.rs; b/c.rs → b/mod.rs, d.rs; c.rs → b/c.rs",
            "",
        );
    }

    #[test]
    fn only_files_inside_a_cycle_are_reported() {
        check(
            &[
                ("a.rs", "use crate::b::B;\n"),
                ("b.rs", "fn f() { crate::c::g() }\n"),
                ("c.rs", "use super::a::A;\n"),
                ("d.rs", "use crate::a::A;\n"),
            ],
            "a.rs → b.rs; b.rs → c.rs; c.rs → a.rs; d.rs → a.rs",
            "a.rs, b.rs, c.rs",
        );
        check(
            &[
                ("a.rs", "use crate::b::{C};\n"),
                ("b.rs", "pub use crate::c::C;\nuse crate::d::D;\n"),
                ("c.rs", "struct C;\n"),
                ("d.rs", "use crate::a::A;\n"),
            ],
            "a.rs → c.rs; b.rs → c.rs, d.rs; d.rs → a.rs",
            "",
        );
        check(
            &[
                ("a/mod.rs", "mod b;\nuse b::B;\n"),
                ("a/b.rs", "use super::A;\n"),
            ],
            "a/b.rs → a/mod.rs",
            "",
        );
    }

    #[test]
    fn themes_can_have_cycles_where_files_do_not() {
        let files = [
            ("a/mod.rs", "mod b;\nuse b::B;\n"),
            ("a/b.rs", "struct B;\n"),
            ("a/c.rs", "use crate::d::D;\nuse super::b::B;\n"),
            ("d.rs", "struct D;\n"),
            ("d/e.rs", "use crate::a::B;\n"),
            ("f.rs", "use crate::d::D;\n"),
        ];
        let owned = |(name, source): &(&str, &str)| ((*name).to_owned(), (*source).to_owned());
        let arrows = arrows(&files.iter().map(owned).collect::<Vec<_>>());
        assert!(circles(&arrows).is_empty());
        let themes: Vec<String> = circles(&between_themes(&arrows))
            .into_iter()
            .flatten()
            .collect();
        assert_eq!(themes, ["a", "d"]);
    }
}
