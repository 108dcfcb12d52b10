//! Choices from a list in a slash command, where each name stands for a value that is defined
//! elsewhere.

/// `choices!(Name: Meaning = list)` makes a type for an option of a command. The names never
/// change; what people read of them comes from `text`.
macro_rules! choices {
    ($(#[$doc:meta])* $vis:vis $choice:ident: $meaning:ty = $all:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy)]
        $vis struct $choice {
            name: &'static str,
            pub(crate) meant: $meaning,
        }

        impl $choice {
            const ALL: &'static [(&'static str, $meaning)] = &$all;
        }

        impl poise::ChoiceParameter for $choice {
            fn list() -> std::borrow::Cow<'static, [poise::CommandParameterChoice]> {
                let names = Self::ALL.iter().map(|(name, _)| *name);
                names.map($crate::slash::shared::builder::choice).collect()
            }

            fn from_index(index: usize) -> Option<Self> {
                Self::ALL.get(index).map(|&(name, meant)| Self { name, meant })
            }

            fn from_name(name: &str) -> Option<Self> {
                Self::from_index(Self::ALL.iter().position(|(other, _)| *other == name)?)
            }

            fn name(&self) -> &'static str {
                self.name
            }

            fn localized_name(&self, _: &str) -> Option<&'static str> {
                None
            }
        }
    };
}

pub(crate) use choices;
