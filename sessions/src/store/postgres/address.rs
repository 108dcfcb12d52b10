//! Where the database is and how it lets us in, read from one address as libpq writes them. Never
//! shows the password.

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use rustls::pki_types::CertificateDer;
use rustls::pki_types::pem::PemObject;
use rustls::{ClientConfig, RootCertStore};
use tokio_postgres::Config;
use tokio_postgres::config::{Host, TargetSessionAttrs};

use crate::store::StoreError;
use crate::store::postgres::tls::Sealing;

/// How long it may take to connect.
const CONNECT: Duration = Duration::from_secs(5);
/// After how long a connection counts as lost whose other end says nothing.
const SILENCE: Duration = Duration::from_secs(10);
/// What every connection asks of the server: nothing of ours may hang for ever. What a process holds
/// that is stopped, or cut off, in the middle of a transaction, others wait for.
const OPTIONS: &str = "-c statement_timeout=30s -c lock_timeout=10s \
     -c idle_in_transaction_session_timeout=5s";

/// Where a database is.
#[derive(Clone)]
pub struct DatabaseAddress {
    config: Config,
    authority: Option<PathBuf>,
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
    /// trusts that one alone. A certificate is always held against the server's name.
    ///
    /// # Errors
    /// When it cannot be understood, or a file cannot be read.
    pub fn read(url: &str, password: Option<&Path>) -> Result<Self, StoreError> {
        let (url, authority) = ours(url);
        let mut config: Config = url.parse().map_err(|error: tokio_postgres::Error| {
            let why = std::error::Error::source(&error);
            StoreError::Address {
                why: why.map_or_else(|| error.to_string(), ToString::to_string),
            }
        })?;
        if let Some(path) = password {
            let read = std::fs::read_to_string(path);
            let read = read.map_err(|error| StoreError::of_disk(path, &error))?;
            config.password(read.trim_end_matches(['\r', '\n']));
        }
        let options = config.get_options().unwrap_or_default();
        config.options(format!("{OPTIONS} {options}").trim_end());
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
            shown,
        })
    }

    pub(super) const fn config(&self) -> &Config {
        &self.config
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
    fn what_is_no_address_is_told_without_what_it_holds() {
        for wrong in [
            "postgres://ada:hush@db:notaport/x",
            "postgres://ada:hush@db/x?sslmode=maybe",
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
