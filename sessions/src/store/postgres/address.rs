//! Address of the database and its credentials, parsed as libpq does. Never shows the password.

use std::collections::BTreeSet;
use std::net::IpAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use std::{fmt, io};

use rustls::pki_types::CertificateDer;
use rustls::pki_types::pem::PemObject;
use rustls::{ClientConfig, RootCertStore};
use tokio_postgres::Config;
use tokio_postgres::config::{Host, SslMode, TargetSessionAttrs};
use tokio_postgres_rustls::MakeRustlsConnect;

use crate::store::StoreError;

/// Time for a connection.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(5);
/// After how long a connection counts as lost whose other end says nothing.
const SILENCE_TIMEOUT: Duration = Duration::from_secs(10);
/// Limits that every connection asks of the server: nothing of ours may hang for ever. Others wait
/// for what a process holds that is stopped, or cut off, in the middle of a transaction.
const LIMITS: [(&str, &str); 3] = [
    ("statement_timeout", "30s"),
    ("lock_timeout", "10s"),
    ("idle_in_transaction_session_timeout", "5s"),
];

/// Address of a database.
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
    /// password from a file where there is one. Without TLS nothing is said to another machine,
    /// unless `sslmode` allows it. An authority that is named (`sslrootcert=FILE`) is the only one
    /// that is trusted, and then only under TLS. A certificate is always content against the
    /// server's name.
    ///
    /// # Errors
    /// When it cannot be understood, or a file cannot be read.
    pub fn read(url: &str, password: Option<&Path>) -> Result<Self, StoreError> {
        let Parameters {
            url,
            authority,
            sets_sslmode,
        } = split_parameters(url)?;
        let invalid = |why: &str| StoreError::Address {
            why: why.to_owned(),
        };
        let mut config: Config = url.parse().map_err(|error: tokio_postgres::Error| {
            let why = std::error::Error::source(&error);
            invalid(&why.map_or_else(|| error.to_string(), ToString::to_string))
        })?;
        // The end of a password would be read, and shown, as a part of the host.
        let has_sign = |host: &Host| matches!(host, Host::Tcp(name) if name.contains('@'));
        if config.get_hosts().iter().any(has_sign) {
            return Err(invalid(
                "its password has an @, which is written as %40 there",
            ));
        }
        if let Some(path) = password {
            config.password(read_password(path)?);
        }
        if config.get_hosts().is_empty() && config.get_hostaddrs().is_empty() {
            return Err(invalid("it has no host"));
        }
        // An attacker in the middle could deny TLS, and would get the password.
        if !sets_sslmode && !is_local(&config) {
            config.ssl_mode(SslMode::Require);
        }
        if authority.is_some() {
            if config.get_ssl_mode() == SslMode::Disable {
                return Err(invalid(
                    "sslrootcert needs TLS, but sslmode=disable turns it off",
                ));
            }
            config.ssl_mode(SslMode::Require);
        }
        let limits = limits(config.get_options().unwrap_or_default());
        if config.get_application_name().is_none() {
            config.application_name("houston");
        }
        config
            .connect_timeout(CONNECT_TIMEOUT)
            .tcp_user_timeout(SILENCE_TIMEOUT)
            .keepalives_idle(SILENCE_TIMEOUT)
            .target_session_attrs(TargetSessionAttrs::ReadWrite);
        let shown = without_password(&config);
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

    /// The first statement of every connection, which sets the limits: a pooler such as PgBouncer
    /// takes none of them as startup parameters.
    pub(super) fn limits(&self) -> &str {
        &self.limits
    }

    /// The TLS connector, which verifies the server's certificate.
    pub(super) fn tls(&self) -> Result<MakeRustlsConnect, StoreError> {
        let mut roots = RootCertStore::empty();
        match &self.authority {
            None => roots.extend(webpki_roots::TLS_SERVER_ROOTS.iter().cloned()),
            Some(path) => {
                let unusable = |why: String| StoreError::Authority { why };
                let found = CertificateDer::pem_file_iter(path);
                for certificate in found.map_err(|error| unusable(error.to_string()))? {
                    let certificate = certificate.map_err(|error| unusable(error.to_string()))?;
                    let added = roots.add(certificate);
                    added.map_err(|error| unusable(error.to_string()))?;
                }
                if roots.is_empty() {
                    return Err(unusable("it holds no certificate".to_owned()));
                }
            }
        }
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let builder = ClientConfig::builder_with_provider(provider);
        let builder = builder.with_safe_default_protocol_versions();
        let builder = builder.map_err(|error| StoreError::Other(error.to_string()))?;
        let config = builder.with_root_certificates(roots).with_no_client_auth();
        Ok(MakeRustlsConnect::new(config))
    }
}

/// Parameters behind the question mark of an address.
struct Parameters {
    /// The address for the driver.
    url: String,
    /// Signer of the server's certificate.
    authority: Option<PathBuf>,
    /// True if the address sets `sslmode`.
    sets_sslmode: bool,
}

/// Splits off the parameters that the driver does not know. `verify-ca` and `verify-full` become
/// `require`: a certificate is always verified in full.
fn split_parameters(url: &str) -> Result<Parameters, StoreError> {
    let (base, query) = url.split_once('?').unwrap_or((url, ""));
    let decoded = |part| percent_encoding::percent_decode_str(part).decode_utf8_lossy();
    let mut authority = None;
    let mut kept = Vec::new();
    let mut names = BTreeSet::new();
    for part in query.split('&').filter(|part| !part.is_empty()) {
        let (name, value) = part.split_once('=').unwrap_or((part, ""));
        let (name, value) = (decoded(name), decoded(value));
        match (&*name, &*value) {
            ("sslrootcert", path) => authority = Some(PathBuf::from(path)),
            ("sslmode", "verify-ca" | "verify-full") => kept.push("sslmode=require"),
            _ => kept.push(part),
        }
        if !names.insert(name.into_owned()) {
            return Err(StoreError::Address {
                why: "it sets a parameter twice: set each once".to_owned(),
            });
        }
    }
    let url = match kept.is_empty() {
        true => base.to_owned(),
        false => format!("{base}?{}", kept.join("&")),
    };
    Ok(Parameters {
        url,
        authority,
        sets_sslmode: names.contains("sslmode"),
    })
}

/// True if no traffic to these hosts leaves this machine.
fn is_local(config: &Config) -> bool {
    let is_own = |name: &str| {
        let ip = name.parse::<IpAddr>();
        ip.map_or(name == "localhost", |ip| ip.is_loopback())
    };
    let mut hosts = config.get_hosts().iter();
    match config.get_hostaddrs() {
        [] => hosts.all(|host| match host {
            Host::Tcp(name) => is_own(name),
            Host::Unix(_) => true,
        }),
        addresses => addresses.iter().all(IpAddr::is_loopback),
    }
}

/// The statement that sets the limits, except for those that the address sets itself.
fn limits(options: &str) -> String {
    let left = LIMITS.iter().filter(|(name, _)| !options.contains(name));
    let set = left.map(|(name, value)| format!("set {name} = '{value}'"));
    set.collect::<Vec<_>>().join("; ")
}

/// Reads the password from a file.
fn read_password(path: &Path) -> Result<String, StoreError> {
    // Not the path: a password may have been set in its place.
    let unusable = |why: String, advice| StoreError::PasswordFile { why, advice };
    let content = std::fs::read_to_string(path).map_err(|error| match error.kind() {
        io::ErrorKind::NotFound => unusable(error.to_string(), "write the password into it"),
        io::ErrorKind::PermissionDenied => {
            let user = rustix::process::geteuid().as_raw();
            let why = format!("user {user} may not read it: {error}");
            unusable(why, "chown it to that user and chmod it to 400")
        }
        _ => unusable(error.to_string(), "use a file with one line of text"),
    })?;
    let password = content.trim_end_matches(['\r', '\n']);
    if password.is_empty() {
        return Err(unusable(
            "it is empty".to_owned(),
            "write the password into it",
        ));
    }
    Ok(password.to_owned())
}

/// The address for messages, without its password.
fn without_password(config: &Config) -> String {
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
    fn address_is_parsed_like_libpq_and_hides_its_password() {
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
    fn naming_an_authority_requires_tls() {
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
    fn remote_addresses_use_tls_unless_told_otherwise() {
        for (asked, mode) in [
            ("db.example/x", SslMode::Require),
            ("db.example,localhost/x", SslMode::Require),
            ("localhost/x?hostaddr=10.0.0.7", SslMode::Require),
            ("10.0.0.7:6432/x?application_name=a", SslMode::Require),
            ("db.example/x?sslmode=prefer", SslMode::Prefer),
            ("db.example/x?sslmode=disable", SslMode::Disable),
            ("localhost/x", SslMode::Prefer),
            ("127.0.0.2/x", SslMode::Prefer),
            ("[::1]/x", SslMode::Prefer),
            ("db.example/x?hostaddr=127.0.0.1", SslMode::Prefer),
            ("%2Frun%2Fpostgresql/x", SslMode::Prefer),
        ] {
            let address = DatabaseAddress::read(&format!("postgres://{asked}"), None).unwrap();
            assert_eq!(address.config.get_ssl_mode(), mode, "{asked}");
        }
    }

    #[test]
    fn duplicate_parameters_are_refused() {
        for twice in [
            "sslmode=require&sslmode=disable",
            "sslmode=require&ssl%6Dode=disable",
            "sslrootcert=%2Fa&connect_timeout=3&sslrootcert=%2Fb",
            "user=ada&user=bob",
        ] {
            let url = format!("postgres://db/x?{twice}");
            let refused = DatabaseAddress::read(&url, None).unwrap_err().to_string();
            assert!(refused.contains("twice"), "{twice}: {refused}");
        }
    }

    #[test]
    fn default_timeouts_apply_unless_the_address_sets_them() {
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
    fn unreadable_password_names_its_setting_alone() {
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
            assert!(!error.contains(&path.display().to_string()), "{error}");
            assert!(error.contains(says), "{error}");
        }
    }

    #[test]
    fn invalid_address_is_reported_without_its_contents() {
        for wrong in [
            "postgres://ada:hush@db:notaport/x",
            "postgres://ada:hush@db/x?sslmode=maybe",
            "postgres:///hush",
            "postgres://ada:very@hush@db.example/x",
        ] {
            let error = DatabaseAddress::read(wrong, None).unwrap_err().to_string();
            assert!(error.contains("HOUSTON_STORE"), "{error}");
            assert!(!error.contains("hush"), "{error}");
        }
    }
}
