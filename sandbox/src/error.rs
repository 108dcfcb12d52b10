//! Why a sandbox could not start, for its caller.

use std::net::SocketAddr;

use tokio_rustls::rustls;

/// Why a sandbox could not start.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// A listener could not be opened: the port is taken, or the address is not ours.
    #[error("the sandbox cannot listen on {address}: {source}")]
    Listen {
        /// Address that was tried.
        address: SocketAddr,
        /// Error of the system.
        source: std::io::Error,
    },
    /// The file for the record of REST calls could not be opened.
    #[error("cannot open the record of REST calls: {0}")]
    Record(#[source] std::io::Error),
    /// The certificate could not be made.
    #[error("cannot create the sandbox's certificate: {0}")]
    Certificate(#[from] rcgen::Error),
    /// The certificate could not be used.
    #[error("cannot use the sandbox's certificate: {0}")]
    Tls(#[from] rustls::Error),
    /// The key could not be read back.
    #[error("cannot use the sandbox's key: {0}")]
    Key(String),
}
