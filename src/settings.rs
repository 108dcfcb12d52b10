//! Reads and checks the settings; their names, meanings and defaults: `.env.example`.
//!
//! They come from the environment, and from a `.env` file beside the process for what the
//! environment leaves out. No error repeats a value: a secret may have been set in its place.

use std::collections::BTreeMap;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use sessions::store::DatabaseAddress;

pub use crate::environment::EXAMPLE;

use crate::environment;

/// Settings of the process.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Discord, if any.
    pub discord: Discord,
    /// Folder of the tables.
    pub data: PathBuf,
    /// Kind of store.
    pub store: StoreKind,
    /// Address of the metrics, if they are shown.
    pub metrics: Option<SocketAddr>,
    /// Filter of the log.
    pub log: String,
    /// Receiver of results that may be inside the operator's own network.
    pub own_receiver: Option<String>,
}

/// Complaint where there is no token.
const NO_TOKEN: &str = if cfg!(feature = "sandbox") {
    "DISCORD_TOKEN is not set: set it for the live bot, or run `houston sandbox` to try Houston \
     without Discord"
} else {
    "DISCORD_TOKEN is not set: set it. This build is the live bot only and has no sandbox"
};

/// A Discord to serve.
#[derive(Clone, Debug)]
pub enum Discord {
    /// The real one, or a sandbox that was started elsewhere.
    Live(Live),
    /// A sandbox of our own.
    Sandbox {
        /// Address of its page.
        page: SocketAddr,
        /// File that records what passes.
        record: Option<PathBuf>,
    },
}

/// Settings of the live bot.
#[derive(Clone)]
pub struct Live {
    /// The token.
    pub token: String,
    /// A sandbox on this machine.
    pub sandbox: Option<Elsewhere>,
    /// Through whom requests go.
    pub proxy: Option<String>,
    /// Number of shards.
    pub shards: Option<u32>,
}

impl std::fmt::Debug for Live {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // Never the token.
        write!(f, "Live({:?})", self.sandbox)
    }
}

/// A sandbox that was started elsewhere.
#[derive(Clone, Debug)]
pub struct Elsewhere {
    /// Address that stands for `discord.com`.
    pub address: SocketAddr,
    /// Certificate authority of that address.
    pub authority: PathBuf,
    /// The chance of all tables there, if it shall be the same.
    pub chance: Option<u8>,
}

/// Kind of store.
#[derive(Clone, Debug)]
pub enum StoreKind {
    /// On disk.
    Sled,
    /// Not at all.
    Memory,
    /// In a database.
    Postgres(Box<DatabaseAddress>),
}

impl Settings {
    /// Reads the settings from the environment and the `.env` file.
    ///
    /// # Errors
    /// A setting cannot be understood; the error says which and what would be.
    pub fn read() -> Result<Self> {
        let values = environment::values()?;
        environment::refuse_misspelt_token(&values)?;
        Self::from_values(&values)
    }

    /// Reads the settings where there shall be no sandbox of our own.
    ///
    /// # Errors
    /// As above, and there is no token.
    pub fn read_for_live() -> Result<Self> {
        let settings = Self::read()?;
        settings.live()?;
        Ok(settings)
    }

    /// Settings of the live bot.
    ///
    /// # Errors
    /// There is no token.
    pub fn live(&self) -> Result<&Live> {
        match &self.discord {
            Discord::Live(live) => Ok(live),
            Discord::Sandbox { .. } => bail!(NO_TOKEN),
        }
    }

    /// Reads the settings where there shall be a sandbox, whether or not there is a token.
    ///
    /// # Errors
    /// As above.
    pub fn read_for_sandbox() -> Result<Self> {
        let mut values = environment::values()?;
        values.remove("DISCORD_TOKEN");
        Self::from_values(&values)
    }

    fn from_values(values: &BTreeMap<String, String>) -> Result<Self> {
        environment::check_names(values)?;
        let of = |name: &str| {
            let known = environment::settings().find(|(known, _)| *known == name);
            debug_assert!(known.is_some(), "{name} is not in .env.example");
            let default = known.map_or("", |(_, default)| default);
            let value = values.get(name).map(String::as_str).unwrap_or_default();
            let value = if value.is_empty() { default } else { value };
            value.trim().to_owned()
        };
        let discord = match of("DISCORD_TOKEN") {
            token if token.is_empty() => own_sandbox(&of)?,
            token => Discord::Live(Live {
                token: usable(&token)?,
                sandbox: elsewhere(&of)?,
                proxy: proxy(&of)?,
                shards: shards(&of)?,
            }),
        };
        Ok(Self {
            discord,
            data: path(&of, "HOUSTON_DATA")?.unwrap_or_default(),
            store: store(&of)?,
            metrics: metrics(&of)?,
            log: of("HOUSTON_LOG"),
            own_receiver: own_receiver(&of)?,
        })
    }
}

/// Reads a setting that is a file or directory. An address, which may hold a password, would be
/// shown wherever it is used.
fn path(of: &impl Fn(&str) -> String, name: &str) -> Result<Option<PathBuf>> {
    let path = of(name);
    if path.contains("://") {
        bail!("{name} must be a path, not an address");
    }
    Ok((!path.is_empty()).then(|| PathBuf::from(path)))
}

fn metrics(of: &impl Fn(&str) -> String) -> Result<Option<SocketAddr>> {
    let address = of("HOUSTON_METRICS");
    if address.is_empty() {
        return Ok(None);
    }
    let example = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 9464);
    let read = address
        .parse()
        .with_context(|| format!("HOUSTON_METRICS must look like {example}"));
    read.map(Some)
}

fn own_receiver(of: &impl Fn(&str) -> String) -> Result<Option<String>> {
    let address = of("HOUSTON_RESULTS_INSIDE");
    let is_web = address.starts_with("http://") || address.starts_with("https://");
    if !address.is_empty() && !is_web {
        bail!("HOUSTON_RESULTS_INSIDE must look like http://192.168.1.20:8080");
    }
    Ok((!address.is_empty()).then_some(address))
}

fn shards(of: &impl Fn(&str) -> String) -> Result<Option<u32>> {
    match of("HOUSTON_SHARDS").as_str() {
        "" => Ok(None),
        number => match number.parse() {
            Ok(shards @ 1..=10_000) => Ok(Some(shards)),
            _ => bail!("HOUSTON_SHARDS must be a number from 1 to 10000"),
        },
    }
}

fn proxy(of: &impl Fn(&str) -> String) -> Result<Option<String>> {
    let address = of("HOUSTON_DISCORD_PROXY");
    if address.is_empty() {
        return Ok(None);
    }
    let host = address
        .strip_prefix("http://")
        .or_else(|| address.strip_prefix("https://"));
    match host.map(|host| host.trim_end_matches('/')) {
        Some(host) if !host.is_empty() && !host.contains(['/', '?', '@']) => Ok(Some(address)),
        _ => bail!("HOUSTON_DISCORD_PROXY must look like http://127.0.0.1:8080, without a path"),
    }
}

fn store(of: &impl Fn(&str) -> String) -> Result<StoreKind> {
    let store = of("HOUSTON_STORE");
    let password = path(of, "HOUSTON_STORE_PASSWORD_FILE")?;
    if store.starts_with("postgres://") || store.starts_with("postgresql://") {
        let address = DatabaseAddress::read(&store, password.as_deref());
        return Ok(StoreKind::Postgres(Box::new(address?)));
    }
    if password.is_some() {
        bail!(
            "HOUSTON_STORE_PASSWORD_FILE is set, but HOUSTON_STORE is not a database: unset one \
             or set the other"
        );
    }
    match store.as_str() {
        "sled" => Ok(StoreKind::Sled),
        "memory" => Ok(StoreKind::Memory),
        _ => bail!("HOUSTON_STORE must be sled, memory or postgres://USER@HOST/NAME"),
    }
}

fn own_sandbox(of: &impl Fn(&str) -> String) -> Result<Discord> {
    let port = of("HOUSTON_SANDBOX_PORT");
    let port = port
        .parse()
        .context("HOUSTON_SANDBOX_PORT must be a port, or 0 for any")?;
    let bind = of("HOUSTON_SANDBOX_BIND");
    let bind: IpAddr = bind
        .parse()
        .context("HOUSTON_SANDBOX_BIND must be an IP address")?;
    Ok(Discord::Sandbox {
        page: SocketAddr::new(bind, port),
        record: path(of, "HOUSTON_SANDBOX_RECORD")?,
    })
}

fn elsewhere(of: &impl Fn(&str) -> String) -> Result<Option<Elsewhere>> {
    let address = of("HOUSTON_DISCORD_ADDRESS");
    let chance = of("HOUSTON_DISCORD_CHANCE");
    if address.is_empty() {
        // A user who means a sandbox must not end up at the real Discord.
        for name in ["HOUSTON_DISCORD_CA", "HOUSTON_DISCORD_CHANCE"] {
            if !of(name).is_empty() {
                bail!("{name} is only for a separate sandbox: it needs HOUSTON_DISCORD_ADDRESS");
            }
        }
        return Ok(None);
    }
    let chance = match chance.as_str() {
        "" => None,
        number => Some(
            number
                .parse()
                .context("HOUSTON_DISCORD_CHANCE must be from 0 to 255")?,
        ),
    };
    let Some(authority) = path(of, "HOUSTON_DISCORD_CA")? else {
        bail!("HOUSTON_DISCORD_ADDRESS needs HOUSTON_DISCORD_CA too");
    };
    let example = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 8443);
    let address = address
        .parse()
        .with_context(|| format!("HOUSTON_DISCORD_ADDRESS must look like {example}"))?;
    Ok(Some(Elsewhere {
        address,
        authority,
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
        "DISCORD_TOKEN has a space or another character that no token has: copy it again from \
         the Developer Portal, under Bot"
    )
}

#[cfg(test)]
mod tests;
