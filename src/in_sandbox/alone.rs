//! The sandbox alone, for a client in any language: runs no bot, and writes down how to reach it.
//! Must never let others on this machine read the token.

use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use sandbox::Sandbox;
use serde_json::json;
use tokio::sync::watch;

use crate::output;
use crate::settings::{Discord, Settings};

/// Runs the sandbox until `stop` says so. `file` and its companions are there from the moment at
/// which everything listens until the end.
///
/// # Errors
/// The sandbox cannot start, or the files cannot be written.
pub async fn run(settings: Settings, file: &Path, mut stop: watch::Receiver<bool>) -> Result<()> {
    let Discord::Sandbox { page, record } = settings.discord else {
        bail!("a sandbox without a bot needs no DISCORD_TOKEN: unset it");
    };
    // What an earlier one left would lead nowhere.
    let files = Files::beside(file)?;
    files.remove_all()?;
    let sandbox = super::start(page, record).await?;
    files.write_all(&sandbox)?;
    print_addresses(&sandbox, &files)?;
    // If the sender is gone, that is a stop as well.
    let _ = stop.wait_for(|stop| *stop).await;
    sandbox.shutdown();
    files.remove_all()
}

/// Files to write: the whole as JSON, the authority as a file of its own, and the settings with
/// which Houston starts beside it.
struct Files {
    json: PathBuf,
    authority: PathBuf,
    environment: PathBuf,
}

impl Files {
    /// The files for this path.
    fn beside(file: &Path) -> Result<Self> {
        let json = std::path::absolute(file)?;
        let with = |extension: &str| {
            let mut name = json.clone().into_os_string();
            name.push(extension);
            PathBuf::from(name)
        };
        let (authority, environment) = (with(".pem"), with(".env"));
        Ok(Self {
            json,
            authority,
            environment,
        })
    }

    /// Writes the files; the JSON comes last, so that once it is there, the others are too.
    fn write_all(&self, sandbox: &Sandbox) -> Result<()> {
        let (token, tls) = (sandbox.bot_token(), sandbox.tls_addr().to_string());
        let authority = self.authority.display().to_string();
        let environment = [
            ("DISCORD_TOKEN", token.as_str()),
            ("HOUSTON_DISCORD_ADDRESS", tls.as_str()),
            ("HOUSTON_DISCORD_CA", authority.as_str()),
        ];
        let lines = environment.map(|(name, value)| format!("{name}={value}\n"));
        let page = format!("http://{}", sandbox.http_addr());
        let whole = json!({
            "page": page, "people": format!("{page}/people"), "rest": format!("{page}/api/v10"),
            "discord.com": tls, "gateway": format!("ws://{}", sandbox.gateway_addr()),
            "application_id": sandbox.application_id(), "token": token,
            "ca_pem": sandbox.ca_pem(), "ca_file": authority, "pid": std::process::id(),
            "environment": environment.into_iter().collect::<std::collections::BTreeMap<_, _>>(),
        });
        write(&self.authority, sandbox.ca_pem())?;
        write(&self.environment, &lines.concat())?;
        write(&self.json, &format!("{whole:#}\n"))
    }

    /// Removes the files, if they are there.
    fn remove_all(&self) -> Result<()> {
        for file in [&self.json, &self.environment, &self.authority] {
            match std::fs::remove_file(file) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => {
                    return Err(error).with_context(|| format!("cannot remove {}", file.display()));
                }
                _ => {}
            }
        }
        Ok(())
    }
}

/// Writes a file that only its owner reads, whole or not at all.
fn write(path: &Path, content: &str) -> Result<()> {
    let mut beside = path.to_owned().into_os_string();
    beside.push(format!(".{}", std::process::id()));
    let written = || -> io::Result<()> {
        let mut file: File = OpenOptions::new()
            .write(true)
            .create(true)
            .truncate(true)
            .mode(0o600)
            .open(&beside)?;
        file.write_all(content.as_bytes())?;
        std::fs::rename(&beside, path)
    };
    written().with_context(|| format!("cannot write {}", path.display()))
}

/// Prints the addresses of the sandbox.
fn print_addresses(sandbox: &Sandbox, files: &Files) -> Result<()> {
    output::say(&format!(
        "The sandbox is open at http://{}, without a bot. Addresses and token: {}\nTo run \
         Houston in it: env $(cat {}) HOUSTON_DATA=DIR houston",
        sandbox.http_addr(),
        files.json.display(),
        files.environment.display(),
    ))
}
