//! The settings, each in one place: its name, its meaning and its default.
//!
//! They come from the environment, and from a `.env` file beside the process for what the
//! environment leaves out. `.env.example` lists the same; a test holds the two equal.

use std::collections::BTreeMap;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;

use anyhow::{Context, Result, bail};

use crate::given;

/// A setting's name, and what `.env.example` says of it.
pub struct Known {
    /// The variable.
    pub name: &'static str,
    /// What it is for.
    pub about: &'static str,
    /// What holds when it is not set; empty for nothing.
    pub default: &'static str,
}

/// Every setting.
pub const KNOWN: &[Known] = &[
    Known {
        name: "DISCORD_TOKEN",
        about: "The bot's token. Set: the live bot. Not set: the sandbox, a Discord on this machine.",
        default: "",
    },
    Known {
        name: "HOUSTON_DATA",
        about: "Where the tables are kept. The sandbox keeps its own under sandbox/ there, anew at each start.",
        default: "data",
    },
    Known {
        name: "HOUSTON_STORE",
        about: "sled keeps the tables on disk; memory forgets them at the end.",
        default: "sled",
    },
    Known {
        name: "HOUSTON_LOG",
        about: "What is logged, as tracing filters say it. serenity must stay at warn.",
        default: "info,serenity=warn",
    },
    Known {
        name: "HOUSTON_SANDBOX_PORT",
        about: "The port of the sandbox's page.",
        default: "7468",
    },
    Known {
        name: "HOUSTON_SANDBOX_BIND",
        about: "The address of the sandbox. Anything but loopback lets others in: there are no passwords.",
        default: "127.0.0.1",
    },
    Known {
        name: "HOUSTON_SANDBOX_RECORD",
        about: "A file to which the sandbox appends every REST request and answer, as JSON lines.",
        default: "",
    },
    Known {
        name: "HOUSTON_DISCORD_ADDRESS",
        about: "With a token: the loopback address of a sandbox that runs elsewhere on this machine.",
        default: "",
    },
    Known {
        name: "HOUSTON_DISCORD_CA",
        about: "The file with that sandbox's certificate authority, as PEM.",
        default: "",
    },
    Known {
        name: "HOUSTON_DISCORD_CHANCE",
        about: "With that sandbox, a number from 0 to 255: chance is the same at every table, to compare evenings.",
        default: "",
    },
];

/// What the process was asked to be.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Which Discord, if any.
    pub discord: Discord,
    /// Where the tables are kept.
    pub data: PathBuf,
    /// How they are kept.
    pub store: StoreKind,
    /// What is logged.
    pub log: String,
}

/// Which Discord.
#[derive(Clone)]
pub enum Discord {
    /// The real one, or a sandbox that somebody else started.
    Live {
        /// The token.
        token: String,
        /// A sandbox on this machine.
        sandbox: Option<Elsewhere>,
    },
    /// A sandbox of our own.
    Sandbox {
        /// Where its page is.
        page: SocketAddr,
        /// Where it records what passes.
        record: Option<PathBuf>,
    },
}

impl std::fmt::Debug for Discord {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            // Never the token.
            Self::Live { sandbox, .. } => write!(f, "Live({sandbox:?})"),
            Self::Sandbox { page, .. } => write!(f, "Sandbox({page})"),
        }
    }
}

/// A sandbox that somebody else started.
#[derive(Clone, Debug)]
pub struct Elsewhere {
    /// What stands for `discord.com`.
    pub address: SocketAddr,
    /// Its certificate authority.
    pub authority: PathBuf,
    /// The chance of all tables there, if it shall be the same.
    pub chance: Option<u8>,
}

/// How tables are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoreKind {
    /// On disk.
    Sled,
    /// Not at all.
    Memory,
}

impl Settings {
    /// From the environment and the `.env` file.
    ///
    /// # Errors
    /// A setting cannot be understood; the error says which and what would be.
    pub fn read() -> Result<Self> {
        let values = given::values()?;
        given::mean_a_token(&values)?;
        Self::from_values(&values)
    }

    /// The same where there shall be a sandbox, whether or not there is a token.
    ///
    /// # Errors
    /// As above.
    pub fn read_for_sandbox() -> Result<Self> {
        let mut values = given::values()?;
        values.remove("DISCORD_TOKEN");
        Self::from_values(&values)
    }

    fn from_values(values: &BTreeMap<String, String>) -> Result<Self> {
        given::are_settings(values)?;
        let of = |name: &str| {
            let default = KNOWN.iter().find(|known| known.name == name);
            let default = default.map_or("", |known| known.default);
            let value = values.get(name).map(String::as_str).unwrap_or_default();
            let value = if value.is_empty() { default } else { value };
            value.trim().to_owned()
        };
        let discord = match of("DISCORD_TOKEN") {
            token if token.is_empty() => own_sandbox(&of)?,
            token => Discord::Live {
                token: usable(&token)?,
                sandbox: elsewhere(&of)?,
            },
        };
        Ok(Self {
            discord,
            data: PathBuf::from(of("HOUSTON_DATA")),
            store: match of("HOUSTON_STORE").as_str() {
                "sled" => StoreKind::Sled,
                "memory" => StoreKind::Memory,
                other => bail!("HOUSTON_STORE is {other:?}: it can be sled or memory"),
            },
            log: of("HOUSTON_LOG"),
        })
    }
}

fn own_sandbox(of: &impl Fn(&str) -> String) -> Result<Discord> {
    let port = of("HOUSTON_SANDBOX_PORT");
    let port = port.parse().with_context(|| {
        format!("HOUSTON_SANDBOX_PORT is {port:?}: it must be a port, 0 for any")
    })?;
    let bind = of("HOUSTON_SANDBOX_BIND");
    let bind: IpAddr = bind
        .parse()
        .with_context(|| format!("HOUSTON_SANDBOX_BIND is {bind:?}: it must be an IP address"))?;
    let record = of("HOUSTON_SANDBOX_RECORD");
    Ok(Discord::Sandbox {
        page: SocketAddr::new(bind, port),
        record: (!record.is_empty()).then(|| PathBuf::from(record)),
    })
}

fn elsewhere(of: &impl Fn(&str) -> String) -> Result<Option<Elsewhere>> {
    let address = of("HOUSTON_DISCORD_ADDRESS");
    let chance = of("HOUSTON_DISCORD_CHANCE");
    if address.is_empty() {
        // Whoever means a sandbox must not find himself at the real Discord.
        for name in ["HOUSTON_DISCORD_CA", "HOUSTON_DISCORD_CHANCE"] {
            if !of(name).is_empty() {
                bail!("{name} is for a sandbox: it needs HOUSTON_DISCORD_ADDRESS");
            }
        }
        return Ok(None);
    }
    let chance = match chance.as_str() {
        "" => None,
        number => Some(number.parse().with_context(|| {
            format!("HOUSTON_DISCORD_CHANCE is {number:?}: it must be from 0 to 255")
        })?),
    };
    let authority = of("HOUSTON_DISCORD_CA");
    if authority.is_empty() {
        bail!("HOUSTON_DISCORD_ADDRESS needs HOUSTON_DISCORD_CA beside it");
    }
    let example = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 8443);
    let address = address.parse().with_context(|| {
        format!("HOUSTON_DISCORD_ADDRESS is {address:?}: it must look like {example}")
    })?;
    Ok(Some(Elsewhere {
        address,
        authority: PathBuf::from(authority),
        chance,
    }))
}

/// The token as Discord wants it.
fn usable(token: &str) -> Result<String> {
    let token = token.strip_prefix("Bot ").unwrap_or(token).trim();
    if token.chars().all(|letter| letter.is_ascii_graphic()) {
        return Ok(token.to_owned());
    }
    bail!(
        "DISCORD_TOKEN holds a space or a letter that no token holds: copy it once more from the \
         Developer Portal, under Bot"
    )
}

/// What `.env.example` must be.
#[must_use]
pub fn example() -> String {
    let mut lines = vec![
        "# Every setting of Houston. Copy to .env and uncomment what you need; the environment wins."
            .to_owned(),
    ];
    for known in KNOWN {
        lines.push(String::new());
        lines.push(format!("# {}", known.about));
        lines.push(format!("# {}={}", known.name, known.default));
    }
    lines.push(String::new());
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(pairs: &[(&str, &str)]) -> Result<Settings> {
        let values = pairs
            .iter()
            .map(|(k, v)| ((*k).to_owned(), (*v).to_owned()));
        Settings::from_values(&values.collect())
    }

    #[test]
    fn the_example_lists_every_setting() {
        let file = include_str!("../.env.example");
        assert_eq!(file, example(), "run `houston settings > .env.example`");
    }

    #[test]
    fn without_settings_it_is_the_sandbox_on_loopback() {
        let settings = of(&[]).unwrap();
        assert!(matches!(
            settings.discord,
            Discord::Sandbox { page, .. } if page.ip().is_loopback()
        ));
        assert_eq!(settings.store, StoreKind::Sled);
    }

    #[test]
    fn with_a_token_it_is_the_live_bot_and_never_shows_it() {
        let settings = of(&[("DISCORD_TOKEN", "hush.hush.hush")]).unwrap();
        assert!(matches!(
            settings.discord,
            Discord::Live { sandbox: None, .. }
        ));
        assert!(!format!("{settings:?}").contains("hush"));
    }

    #[test]
    fn mistakes_are_named() {
        for (name, value) in [
            ("HOUSTON_STORE", "oracle"),
            ("HOUSTON_SANDBOX_PORT", "seventy"),
            ("HOUSTON_SANDBOX_BIND", "here"),
            ("HOUSTON_DAT", "typo"),
        ] {
            let error = of(&[(name, value)]).unwrap_err().to_string();
            assert!(error.contains(name), "{error}");
        }
        let lonely = [
            ("DISCORD_TOKEN", "t"),
            ("HOUSTON_DISCORD_ADDRESS", "127.0.0.1:1"),
        ];
        let live = [("DISCORD_TOKEN", "t"), ("HOUSTON_DISCORD_CHANCE", "7")];
        let error = of(&live).unwrap_err().to_string();
        assert!(error.contains("HOUSTON_DISCORD_ADDRESS"), "{error}");
        let live = [("DISCORD_TOKEN", "t"), ("HOUSTON_DISCORD_CA", "/ca.pem")];
        let error = of(&live).unwrap_err().to_string();
        assert!(error.contains("HOUSTON_DISCORD_ADDRESS"), "{error}");
        assert!(
            of(&lonely)
                .unwrap_err()
                .to_string()
                .contains("HOUSTON_DISCORD_CA")
        );
    }

    #[test]
    fn a_token_that_cannot_be_one_is_refused_and_never_shown() {
        for token in ["hush\nhush", "hush hush", "hush\u{200b}", "“hush”"] {
            let error = of(&[("DISCORD_TOKEN", token)]).unwrap_err().to_string();
            assert!(error.contains("DISCORD_TOKEN"), "{error}");
            assert!(!error.contains("hush"), "{error}");
        }
        let settings = of(&[("DISCORD_TOKEN", "Bot a.b.c")]).unwrap();
        assert!(matches!(settings.discord, Discord::Live { token, .. } if token == "a.b.c"));
    }
}
