//! Where the database is and how it lets us in, read from one address as libpq writes them. Never
//! shows the password.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use std::{fmt, io};

use rustls::pki_types::CertificateDer;
use rustls::pki_types::pem::PemObject;
use rustls::{ClientConfig, RootCertStore};
use tokio_postgres::Config;
use tokio_postgres::config::{Host, SslMode, TargetSessionAttrs};

use crate::store::StoreError;
use crate::store::postgres::tls::Sealing;

/// How long it may take to connect.
const CONNECT: Duration = Duration::from_secs(5);
/// After how long a connection counts as lost whose other end says nothing.
const SILENCE: Duration = Duration::from_secs(10);
/// What every connection asks of the server: nothing of ours may hang for ever. What a process holds
/// that is stopped, or cut off, in the middle of a transaction, others wait for.
const LIMITS: [(&str, &str); 3] = [
    ("statement_timeout", "30s"),
    ("lock_timeout", "10s"),
    ("idle_in_transaction_session_timeout", "5s"),
];

/// Where a database is.
#[derive(Clone)]
pub struct DatabaseAddress {
    config: Config,
    authority: Option<PathBuf>,
    limits: String,
    shown: String,
}

impl fmt::Debug for DatabaseAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.shown)
    }
}

impl fmt::Display for DatabaseAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.shown)
    }
}

impl DatabaseAddress {
    /// Reads an address like `postgres://houston@db.example/houston?sslmode=verify-full`, and the
    /// password from a file where there is one. Whoever names an authority (`sslrootcert=FILE`)
    /// trusts that one alone, and nobody without TLS. A certificate is always held against the server's
    /// name.
    ///
    /// # Errors
    /// When it cannot be understood, or a file cannot be read.
    pub fn read(url: &str, password: Option<&Path>) -> Result<Self, StoreError> {
        let (url, authority) = ours(url);
        let none = |why: &str| StoreError::Address {
            why: why.to_owned(),
        };
        let mut config: Config = url.parse().map_err(|error: tokio_postgres::Error| {
            let why = std::error::Error::source(&error);
            StoreError::Address {
                why: why.map_or_else(|| error.to_string(), ToString::to_string),
            }
        })?;
        if let Some(path) = password {
            config.password(password_in(path)?);
        }
        if config.get_hosts().is_empty() && config.get_hostaddrs().is_empty() {
            return Err(none("it names no host"));
        }
        if authority.is_some() {
            // Whoever stands in the middle could say that there is none.
            if config.get_ssl_mode() == SslMode::Disable {
                return Err(none(
                    "sslrootcert is for TLS, and sslmode=disable is without",
                ));
            }
            config.ssl_mode(SslMode::Require);
        }
        let limits = limits(config.get_options().unwrap_or_default());
        if config.get_application_name().is_none() {
            config.application_name("houston");
        }
        config
            .connect_timeout(CONNECT)
            .tcp_user_timeout(SILENCE)
            .keepalives_idle(SILENCE)
            .target_session_attrs(TargetSessionAttrs::ReadWrite);
        let shown = shown(&config);
        Ok(Self {
            config,
            authority,
            limits,
            shown,
        })
    }

    pub(super) const fn config(&self) -> &Config {
        &self.config
    }

    /// What every connection says first, as a statement of its own: a pooler such as PgBouncer takes
    /// none of it together with the name.
    pub(super) fn limits(&self) -> &str {
        &self.limits
    }

    /// What proves to us who the server is.
    pub(super) fn tls(&self) -> Result<Sealing, StoreError> {
        let mut roots = RootCertStore::empty();
        match &self.authority {
            None => roots.extend(webpki_roots::TLS_SERVER_ROOTS.iter().cloned()),
            Some(path) => {
                let unusable = |why: String| StoreError::Authority {
                    path: path.display().to_string(),
                    why,
                };
                let found = CertificateDer::pem_file_iter(path);
                for certificate in found.map_err(|error| unusable(error.to_string()))? {
                    let certificate = certificate.map_err(|error| unusable(error.to_string()))?;
                    let added = roots.add(certificate);
                    added.map_err(|error| unusable(error.to_string()))?;
                }
                if roots.is_empty() {
                    return Err(unusable("there is no certificate in it".to_owned()));
                }
            }
        }
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let builder = ClientConfig::builder_with_provider(provider);
        let builder = builder.with_safe_default_protocol_versions();
        let builder = builder.map_err(|error| StoreError::Other(error.to_string()))?;
        let config = builder.with_root_certificates(roots).with_no_client_auth();
        Ok(Sealing::new(config))
    }
}

/// An address as our driver takes it, and the authority that stood in it. `verify-ca` and
/// `verify-full` are what we do whenever there is TLS at all.
fn ours(url: &str) -> (String, Option<PathBuf>) {
    let Some((base, query)) = url.split_once('?') else {
        return (url.to_owned(), None);
    };
    let mut authority = None;
    let mut kept = Vec::new();
    for part in query.split('&') {
        match part.split_once('=') {
            Some(("sslrootcert", path)) => {
                let path = percent_encoding::percent_decode_str(path).decode_utf8_lossy();
                authority = Some(PathBuf::from(path.as_ref()));
            }
            Some(("sslmode", "verify-ca" | "verify-full")) => kept.push("sslmode=require"),
            _ => kept.push(part),
        }
    }
    (format!("{base}?{}", kept.join("&")), authority)
}

/// What is to hold on every connection, but for what the address itself says otherwise.
fn limits(options: &str) -> String {
    let left = LIMITS.iter().filter(|(name, _)| !options.contains(name));
    let set = left.map(|(name, value)| format!("set {name} = '{value}'"));
    set.collect::<Vec<_>>().join("; ")
}

/// The password that a file holds.
fn password_in(path: &Path) -> Result<String, StoreError> {
    let unusable = |why: String, advice| StoreError::PasswordFile {
        path: path.display().to_string(),
        why,
        advice,
    };
    let held = std::fs::read_to_string(path).map_err(|error| match error.kind() {
        io::ErrorKind::NotFound => unusable(error.to_string(), "write the password into it"),
        io::ErrorKind::PermissionDenied => {
            let user = rustix::process::geteuid().as_raw();
            let why = format!("user {user} is not permitted to: {error}");
            unusable(why, "give it to that user with chown, and chmod 400")
        }
        _ => unusable(error.to_string(), "it must be a file with one line of text"),
    })?;
    let password = held.trim_end_matches(['\r', '\n']);
    if password.is_empty() {
        return Err(unusable(
            "it is empty".to_owned(),
            "write the password into it",
        ));
    }
    Ok(password.to_owned())
}

/// The address without what is secret.
fn shown(config: &Config) -> String {
    let hosts = config.get_hosts().iter().map(|host| match host {
        Host::Tcp(name) => name.clone(),
        Host::Unix(path) => path.display().to_string(),
    });
    let hosts: Vec<String> = hosts.collect();
    let ports: Vec<String> = config.get_ports().iter().map(u16::to_string).collect();
    let port = if ports.is_empty() {
        String::new()
    } else {
        format!(":{}", ports.join(","))
    };
    let name = config.get_dbname().or(config.get_user());
    format!("{}{port}/{}", hosts.join(","), name.unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_read_as_libpq_does_and_never_shows_its_password() {
        let url = "postgres://ada:hush@db.example:5433/tables?sslmode=verify-full&sslrootcert=%2Fetc%2Fca.pem";
        let address = DatabaseAddress::read(url, None).unwrap();
        assert_eq!(address.to_string(), "db.example:5433/tables");
        assert_eq!(address.authority, Some(PathBuf::from("/etc/ca.pem")));
        assert!(!format!("{address:?}").contains("hush"));
        assert_eq!(
            address.config.get_ssl_mode(),
            tokio_postgres::config::SslMode::Require
        );
        let file = tempfile::NamedTempFile::new().unwrap();
        std::fs::write(file.path(), "other hush\n").unwrap();
        let address = DatabaseAddress::read(url, Some(file.path())).unwrap();
        assert_eq!(address.config.get_password(), Some(&b"other hush"[..]));
    }

    #[test]
    fn whoever_names_an_authority_trusts_nobody_without_tls() {
        for asked in [
            "",
            "&sslmode=prefer",
            "&sslmode=require",
            "&sslmode=verify-ca",
        ] {
            let url = format!("postgres://db/x?sslrootcert=%2Fca.pem{asked}");
            let address = DatabaseAddress::read(&url, None).unwrap();
            assert_eq!(address.config.get_ssl_mode(), SslMode::Require, "{asked}");
        }
        let both = "postgres://db/x?sslrootcert=%2Fca.pem&sslmode=disable";
        let refused = DatabaseAddress::read(both, None).unwrap_err().to_string();
        assert!(refused.contains("sslmode=disable"), "{refused}");
    }

    #[test]
    fn nothing_hangs_for_ever_but_where_the_address_says_so_and_nothing_is_asked_with_the_name() {
        let address = DatabaseAddress::read("postgres://db/x", None).unwrap();
        assert_eq!(address.config.get_options(), None);
        for (name, value) in LIMITS {
            let set = format!("set {name} = '{value}'");
            assert!(address.limits.contains(&set), "{}", address.limits);
        }
        let own = "postgres://db/x?options=-c%20lock_timeout%3D3s";
        let address = DatabaseAddress::read(own, None).unwrap();
        assert_eq!(address.config.get_options(), Some("-c lock_timeout=3s"));
        assert!(!address.limits.contains("lock_timeout"));
        assert!(address.limits.contains("statement_timeout"));
    }

    #[test]
    fn a_password_that_cannot_be_read_is_told_by_its_setting_and_its_file() {
        let dir = tempfile::tempdir().unwrap();
        let empty = dir.path().join("empty");
        std::fs::write(&empty, "\n").unwrap();
        let missing = dir.path().join("missing");
        for (path, says) in [
            (&missing, "write the password into it"),
            (&empty, "it is empty"),
            (&dir.path().to_owned(), "one line of text"),
        ] {
            let error = DatabaseAddress::read("postgres://db/x", Some(path)).unwrap_err();
            let error = error.to_string();
            assert!(error.contains("HOUSTON_STORE_PASSWORD_FILE"), "{error}");
            assert!(error.contains(&path.display().to_string()), "{error}");
            assert!(error.contains(says), "{error}");
        }
    }

    #[test]
    fn what_is_no_address_is_told_without_what_it_holds() {
        for wrong in [
            "postgres://ada:hush@db:notaport/x",
            "postgres://ada:hush@db/x?sslmode=maybe",
            "postgres:///hush",
        ] {
            let error = DatabaseAddress::read(wrong, None).unwrap_err().to_string();
            assert!(error.contains("HOUSTON_STORE"), "{error}");
            assert!(!error.contains("hush"), "{error}");
        }
        let missing = Path::new("/there/is/no/such/file");
        let error = DatabaseAddress::read("postgres://db/x", Some(missing)).unwrap_err();
        assert!(error.to_string().contains("/there/is/no/such/file"));
    }
}
