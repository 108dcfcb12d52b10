//! The locale files, read as a syntax tree.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;

use crate::Words;
use crate::lang::Lang;
use crate::locales::File;

/// What a message or an attribute of one is made of.
#[derive(Default)]
pub(super) struct Made {
    /// Name of the file that it is in.
    pub file: &'static str,
    /// Letters of its longest form, without its arguments and the messages it is built from.
    pub longest: usize,
    /// Its plain text, piece by piece.
    pub texts: Vec<String>,
    /// The arguments it uses.
    pub variables: BTreeSet<String>,
    /// The messages it is built from.
    pub messages: BTreeSet<String>,
    /// Names that stand where their bearer may be the reader, though the sentence asks elsewhere
    /// whether they are.
    pub unasked: BTreeSet<String>,
    /// Who is known to be the reader, or not to be, where we are.
    asked: Vec<(String, bool)>,
    /// The names that stand here for any reader.
    open: BTreeSet<String>,
}

/// Every message by its key, every attribute by `key.attribute`.
///
/// # Panics
/// When a file has an error or a key twice.
pub(super) fn messages(lang: Lang) -> BTreeMap<String, Made> {
    read_all(lang, lang.files())
}

/// The English of everything that speaks this language.
pub(super) fn english_of(lang: Lang) -> BTreeMap<String, Made> {
    let silent = GAMES
        .iter()
        .filter(|game| lang.files_of(game).next().is_none());
    let silent: Vec<&str> = silent.copied().collect();
    let files = Lang::En.files().iter();
    read_all(
        Lang::En,
        files.filter(|file| !silent.iter().any(|game| file.is_of(game))),
    )
}

macro_rules! of_every_game {
    ($($name:ident: $game:ty,)+) => {
        /// How the keys of each game begin, and the names of its files.
        pub(super) const GAMES: &[&str] = &[$(<$game as Words>::KEYS),+];
    };
}

games::each_game!(of_every_game);

fn read_all(lang: Lang, files: impl IntoIterator<Item = &'static File>) -> BTreeMap<String, Made> {
    let mut all = BTreeMap::<String, Made>::new();
    for file in files {
        for (name, mut made) in read(&format!("{lang:?}/{}.ftl", file.name), file.messages) {
            made.file = file.name;
            if let Some(twin) = all.insert(name.clone(), made) {
                panic!(
                    "{lang:?}/{}.ftl: {name} is in {}.ftl as well",
                    file.name, twin.file
                );
            }
        }
    }
    all
}

/// The messages and attributes of one file, which is called so.
pub(super) fn read(file: &str, source: &str) -> Vec<(String, Made)> {
    let tree = parse(source).unwrap_or_else(|(_, errors)| {
        let lines = errors.iter().map(|error| {
            let line = source[..error.pos.start].lines().count();
            format!("{file}, line {line}: {}", error.kind)
        });
        panic!("{}", lines.collect::<Vec<_>>().join("\n"))
    });
    let mut all = Vec::new();
    for entry in tree.body {
        let Entry::Message(message) = entry else {
            assert!(
                !matches!(entry, Entry::Junk { .. } | Entry::Term(_)),
                "{entry:?}"
            );
            continue;
        };
        let key = message.id.name;
        let value = message.value.as_ref();
        let attributes = message.attributes.iter();
        let parts = attributes
            .map(|attribute| {
                let name = format!("{key}.{}", attribute.id.name);
                (name, &attribute.value)
            })
            .chain(value.map(|value| (key.to_owned(), value)));
        for (name, pattern) in parts {
            let mut made = Made::default();
            made.longest = made.read(pattern);
            let asks = |name: &&String| made.variables.contains(&format!("{name}-you"));
            made.unasked = made.open.iter().filter(asks).cloned().collect();
            all.push((name, made));
        }
    }
    all
}

impl Made {
    /// Notes all of a text; gives the letters of its longest form.
    fn read(&mut self, pattern: &Pattern<&str>) -> usize {
        let letters = pattern.elements.iter().map(|element| match element {
            PatternElement::TextElement { value } => {
                self.texts.push((*value).to_owned());
                value.chars().count()
            }
            PatternElement::Placeable { expression } => self.place(expression),
        });
        letters.sum()
    }

    fn place(&mut self, expression: &Expression<&str>) -> usize {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                let role = match selector {
                    InlineExpression::VariableReference { id } => id.name.strip_suffix("-you"),
                    _ => None,
                };
                let mut longest = 0;
                for variant in variants {
                    self.asked
                        .extend(role.map(|role| (role.to_owned(), !variant.default)));
                    longest = longest.max(self.read(&variant.value));
                    if role.is_some() {
                        self.asked.pop();
                    }
                }
                longest
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) -> usize {
        match inline {
            InlineExpression::VariableReference { id } => {
                // Where another one is spoken to, no one else reads.
                let settled = |(role, reads): &(String, bool)| *reads != (role == id.name);
                if !self.asked.iter().any(settled) {
                    self.open.insert(id.name.to_owned());
                }
                self.variables.insert(id.name.to_owned());
                0
            }
            InlineExpression::MessageReference { id, .. } => {
                self.messages.insert(id.name.to_owned());
                0
            }
            InlineExpression::Placeable { expression } => self.place(expression),
            InlineExpression::StringLiteral { value } => {
                self.texts.push((*value).to_owned());
                value.chars().count()
            }
            other => panic!("{other:?} is not used in our files"),
        }
    }
}
