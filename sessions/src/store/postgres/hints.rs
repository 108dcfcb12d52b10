//! Advice for the operator on what a database reports, in terms of their settings. Knows no error.

pub(super) const AWAY: &str = "make sure that it runs and that HOUSTON_STORE names the right host and port; nothing that was \
     acknowledged is lost, and Houston goes on by itself once it is back";
pub(super) const NO_SUCH_HOST: &str =
    "check the host in HOUSTON_STORE and this machine's name service; it is asked again";
pub(super) const SOCKET_DENIED: &str =
    "let the user that Houston runs as use the socket in the directory that HOUSTON_STORE names";
pub(super) const ADDRESS: &str = "check HOUSTON_STORE: postgres://USER@HOST/NAME";
pub(super) const STRANGER: &str =
    "what answers there is no PostgreSQL: check the host and the port in HOUSTON_STORE";
pub(super) const WHO: &str = "check the user in HOUSTON_STORE, its password (there, or in the file that \
     HOUSTON_STORE_PASSWORD_FILE names), and the server's pg_hba.conf";
pub(super) const PASSWORD: &str = "the password is another one: write the right one into the file that HOUSTON_STORE_PASSWORD_FILE \
     names (or into HOUSTON_STORE), or change it with alter role USER password '…'";
pub(super) const NO_PASSWORD: &str =
    "the server asks for a password: name a file that holds it with HOUSTON_STORE_PASSWORD_FILE";
pub(super) const METHOD: &str = "let the user in by scram-sha-256 in the server's pg_hba.conf";
pub(super) const UNPROVED: &str = "the server does not prove that it knows the password: make sure that nobody stands between, \
     and that HOUSTON_STORE names the right one";
pub(super) const UNBOUND: &str = "channel_binding=require needs TLS, scram-sha-256, and a certificate that is signed by RSA or \
     ECDSA: leave it out of HOUSTON_STORE, or see to those";
pub(super) const NO_DATABASE: &str =
    "make it, with createdb --owner=USER --encoding=UTF8 NAME on the server";
pub(super) const NOT_ALLOWED: &str = "the user must be allowed to make tables: let it own the database, or grant create on the schema";
pub(super) const CROWDED: &str = "raise its max_connections, or the limit of the user or the database, or run fewer Houstons: \
     each uses 18 connections at most; it is tried again";
pub(super) const READ_ONLY: &str = "it is a standby, or default_transaction_read_only is on: promote it, name the one that \
     accepts writes in HOUSTON_STORE, or switch that off; Houston goes on by itself then";
pub(super) const ENCODING: &str = "Houston needs UTF8: make another one, with \
     createdb --owner=USER --encoding=UTF8 --template=template0 NAME on the server";
pub(super) const UNTRUSTED: &str = "name the authority that signed its certificate with sslrootcert=FILE in HOUSTON_STORE; \
     sslmode=disable is for a wire that nobody else reaches";
pub(super) const EXPIRED: &str =
    "give the server a new certificate, unless this machine's clock is wrong";
pub(super) const NOT_YET: &str =
    "its certificate is not valid yet: check the clocks of this machine and of whoever made it";
pub(super) const MISNAMED: &str = "name the server in HOUSTON_STORE as its certificate does (hostaddr=IP beside it says where it \
     is), or give it a certificate for this name";
pub(super) const CERTIFICATE: &str =
    "give the server a certificate that TLS can use, of version 3 and for a server";
pub(super) const HANDSHAKE: &str = "the server must speak TLS 1.2 or 1.3 and ask for no certificate of ours: see ssl_* in its \
     postgresql.conf and clientcert in pg_hba.conf";
pub(super) const NAMELESS: &str = "a certificate is held against a name: write the server's into HOUSTON_STORE (letters, digits, \
     dots, hyphens), with hostaddr=IP beside it where it cannot be looked up";
pub(super) const PLAIN: &str = "switch ssl on at the server (a Unix socket has none: leave sslmode and sslrootcert out there); \
     sslmode=disable is for a wire that nobody else reaches";
pub(super) const POOLER: &str = "a pooler stands between, as PgBouncer, and does not take what Houston begins with: leave \
     options out of HOUSTON_STORE (alter role USER set … does the same), or name the database itself";
pub(super) const POOLED: &str = "a pooler stands between, as PgBouncer: it must pool by sessions (pool_mode = session), or name \
     the database itself in HOUSTON_STORE";
pub(super) const POOLER_BUSY: &str = "if a pooler stands between, as PgBouncer, its log and limits tell more; it must pool by \
     sessions (pool_mode = session); it is tried again";
pub(super) const BUSY: &str =
    "look at its load and at what else uses it (pg_stat_activity); it is tried again";
pub(super) const UNKNOWN: &str = "its own log tells more";
