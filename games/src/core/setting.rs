//! Settings that a table may agree on, by name. Knows no game and no language.

/// Something that a table may agree on.
pub struct Setting<O: 'static> {
    /// Name, for commands; never changes.
    pub name: &'static str,
    /// Choices.
    pub choices: Choices<O>,
}

/// A choice's name, and what it does.
pub type Choice<O> = (&'static str, fn(&mut O));

/// Choices of a setting.
pub enum Choices<O: 'static> {
    /// Named choices, each with its effect.
    Named(&'static [Choice<O>]),
    /// A number in this range; what is usual may be none of them.
    Counted {
        /// The least.
        least: u8,
        /// The most.
        most: u8,
        /// Effect of a number.
        choose: fn(&mut O, u8),
    },
}

impl<O: Clone + PartialEq> Setting<O> {
    /// Something with a name for each choice.
    pub const fn choice(name: &'static str, choices: &'static [Choice<O>]) -> Self {
        Self {
            name,
            choices: Choices::Named(choices),
        }
    }

    /// A number.
    pub const fn number(name: &'static str, least: u8, most: u8, choose: fn(&mut O, u8)) -> Self {
        Self {
            name,
            choices: Choices::Counted {
                least,
                most,
                choose,
            },
        }
    }

    /// Everything that can be chosen, as it is said.
    pub fn sayings(&self) -> Vec<String> {
        match self.choices {
            Choices::Named(choices) => choices.iter().map(|(name, _)| (*name).into()).collect(),
            Choices::Counted { least, most, .. } => {
                (least..=most).map(|number| number.to_string()).collect()
            }
        }
    }

    /// Chooses; tells whether there is such a choice.
    pub fn choose(&self, options: &mut O, said: &str) -> bool {
        match self.choices {
            Choices::Named(choices) => {
                let choice = choices.iter().find(|(name, _)| *name == said);
                choice.map(|(_, choose)| choose(options)).is_some()
            }
            Choices::Counted {
                least,
                most,
                choose,
            } => {
                let number = said.parse().ok();
                let number = number.filter(|number| (least..=most).contains(number));
                number.map(|number| choose(options, number)).is_some()
            }
        }
    }

    /// Current choice: the one that changes nothing when it is chosen again. `None` for a default
    /// that is neither a named choice nor a number.
    pub fn chosen(&self, options: &O) -> Option<String> {
        let stays = |said: &String| {
            let mut again = options.clone();
            self.choose(&mut again, said) && again == *options
        };
        self.sayings().into_iter().find(stays)
    }
}
