//! A certificate authority of one afternoon and its leaf for `discord.com`, so that a bot reaches
//! the sandbox exactly as it reaches Discord. Must never write a key to disk.

use crate::error::Error;
use axum::serve::Listener;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio_rustls::rustls::{ServerConfig, crypto::ring, pki_types::PrivateKeyDer};
use tokio_rustls::{TlsAcceptor, server::TlsStream};

/// Hosts that a library may ask for.
const HOSTS: [&str; 3] = ["discord.com", "canary.discord.com", "cdn.discordapp.com"];

/// The authority's certificate (PEM) and a configuration that answers for Discord's hosts.
pub(crate) fn identity() -> Result<(String, ServerConfig), Error> {
    let mut authority = rcgen::CertificateParams::new(Vec::new())?;
    authority.is_ca = rcgen::IsCa::Ca(rcgen::BasicConstraints::Unconstrained);
    authority
        .distinguished_name
        .push(rcgen::DnType::CommonName, "Sandbox authority");
    let authority_key = rcgen::KeyPair::generate()?;
    let pem = authority.self_signed(&authority_key)?.pem();
    let issuer = rcgen::Issuer::new(authority, authority_key);
    let key = rcgen::KeyPair::generate()?;
    let names: Vec<String> = HOSTS.iter().map(|&host| host.to_owned()).collect();
    let leaf = rcgen::CertificateParams::new(names)?.signed_by(&key, &issuer)?;
    let key =
        PrivateKeyDer::try_from(key.serialize_der()).map_err(|why| Error::Key(why.to_owned()))?;
    let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()?
        .with_no_client_auth()
        .with_single_cert(vec![leaf.der().clone()], key)?;
    Ok((pem, config))
}

/// Accepts TLS connections; each handshake runs on its own so that a silent client blocks no one.
pub(crate) struct Tls {
    address: SocketAddr,
    ready: mpsc::Receiver<(TlsStream<TcpStream>, SocketAddr)>,
    task: tokio::task::JoinHandle<()>,
}

impl Tls {
    /// While `refuses` says so, connections are reset before a word is said.
    pub(crate) fn listen(
        listener: TcpListener,
        config: ServerConfig,
        refuses: impl Fn() -> bool + Send + 'static,
    ) -> std::io::Result<Self> {
        let address = listener.local_addr()?;
        let acceptor = TlsAcceptor::from(Arc::new(config));
        let (send, ready) = mpsc::channel(64);
        let task = tokio::spawn(async move {
            loop {
                let Ok((stream, from)) = listener.accept().await else {
                    continue;
                };
                if refuses() {
                    let _ = socket2::SockRef::from(&stream).set_linger(Some(Duration::ZERO));
                    continue;
                }
                let _ = stream.set_nodelay(true);
                let (acceptor, send) = (acceptor.clone(), send.clone());
                tokio::spawn(async move {
                    match acceptor.accept(stream).await {
                        Ok(stream) => drop(send.send((stream, from)).await),
                        Err(why) => tracing::debug!(%why, "a TLS handshake failed"),
                    }
                });
            }
        });
        Ok(Self {
            address,
            ready,
            task,
        })
    }
}

impl Drop for Tls {
    fn drop(&mut self) {
        self.task.abort();
    }
}

impl Listener for Tls {
    type Io = TlsStream<TcpStream>;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Self::Io, Self::Addr) {
        match self.ready.recv().await {
            Some(connection) => connection,
            // The sender lives in the accepting task, which only ends with this listener.
            None => std::future::pending().await,
        }
    }

    fn local_addr(&self) -> std::io::Result<Self::Addr> {
        Ok(self.address)
    }
}
