//! The locale files, read as a syntax tree.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;

use crate::fluent_bundles::{all_sources, sources};
use crate::lang::Lang;

/// What a message or an attribute of one is made of.
#[derive(Default)]
pub(super) struct Made {
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
    read_all(sources(lang))
}

/// The English of everything that speaks this language.
pub(super) fn english_of(lang: Lang) -> BTreeMap<String, Made> {
    let all = all_sources().into_iter();
    let spoken = all.filter(|files| !files[lang as usize].is_empty());
    read_all(spoken.flat_map(|files| files[Lang::En as usize]).copied())
}

fn read_all(sources: impl Iterator<Item = &'static str>) -> BTreeMap<String, Made> {
    let mut all = BTreeMap::new();
    for source in sources {
        for (name, made) in read(source) {
            assert!(all.insert(name.clone(), made).is_none(), "{name} twice");
        }
    }
    all
}

/// The messages and attributes of one source.
pub(super) fn read(source: &str) -> Vec<(String, Made)> {
    let tree = parse(source).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
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
            made.read(pattern);
            let asks = |name: &&String| made.variables.contains(&format!("{name}-you"));
            made.unasked = made.open.iter().filter(asks).cloned().collect();
            all.push((name, made));
        }
    }
    all
}

impl Made {
    fn read(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.texts.push((*value).to_owned()),
                PatternElement::Placeable { expression } => self.place(expression),
            }
        }
    }

    fn place(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                let role = match selector {
                    InlineExpression::VariableReference { id } => id.name.strip_suffix("-you"),
                    _ => None,
                };
                for variant in variants {
                    self.asked
                        .extend(role.map(|role| (role.to_owned(), !variant.default)));
                    self.read(&variant.value);
                    if role.is_some() {
                        self.asked.pop();
                    }
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                // Where another one is spoken to, no one else reads.
                let settled = |(role, reads): &(String, bool)| *reads != (role == id.name);
                if !self.asked.iter().any(settled) {
                    self.open.insert(id.name.to_owned());
                }
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.messages.insert(id.name.to_owned());
            }
            InlineExpression::Placeable { expression } => self.place(expression),
            InlineExpression::StringLiteral { value } => self.texts.push((*value).to_owned()),
            other => panic!("{other:?} is not used in our files"),
        }
    }
}
