//! Advice for the operator on what a database reports, in terms of their settings. Knows no error.

pub(super) const UNREACHABLE: &str = "check that it runs and that HOUSTON_STORE has the right host and port. No confirmed move \
     is lost, and Houston continues by itself once it is back";
pub(super) const NO_SUCH_HOST: &str =
    "check the host in HOUSTON_STORE and this machine's DNS. Houston keeps trying";
pub(super) const SOCKET_DENIED: &str =
    "give Houston's user access to the socket in the directory that HOUSTON_STORE names";
pub(super) const BAD_ADDRESS: &str = "check HOUSTON_STORE: postgres://USER@HOST/NAME";
pub(super) const NOT_POSTGRES: &str =
    "this is not a PostgreSQL server: check the host and port in HOUSTON_STORE";
pub(super) const LOGIN: &str = "check the user in HOUSTON_STORE, its password (there or in HOUSTON_STORE_PASSWORD_FILE) \
     and the server's pg_hba.conf";
pub(super) const WRONG_PASSWORD: &str = "the password is wrong: correct it in the file of HOUSTON_STORE_PASSWORD_FILE (or in \
     HOUSTON_STORE), or change it with alter role USER password '…'";
pub(super) const NO_PASSWORD: &str =
    "the server asks for a password: put it in a file and set HOUSTON_STORE_PASSWORD_FILE";
pub(super) const AUTH_METHOD: &str = "allow scram-sha-256 for the user in the server's pg_hba.conf";
pub(super) const SERVER_UNVERIFIED: &str = "the server does not prove that it knows the password: check that HOUSTON_STORE has the \
     right server and that nothing intercepts the connection";
pub(super) const CHANNEL_BINDING: &str = "channel_binding=require needs TLS, scram-sha-256 and a certificate signed with RSA or \
     ECDSA: provide them, or leave it out of HOUSTON_STORE";
pub(super) const NO_DATABASE: &str =
    "create it on the server with createdb --owner=USER --encoding=UTF8 NAME";
pub(super) const NOT_ALLOWED: &str = "the user must be allowed to create tables: make it the owner of the database, or grant \
     create on the schema";
pub(super) const TOO_MANY_CONNECTIONS: &str = "raise max_connections or the limit of the user or database, or run fewer Houstons: each \
     uses 18 connections at most. Houston keeps trying";
pub(super) const READ_ONLY: &str = "it is a standby, or default_transaction_read_only is on: promote it, turn that off, or set \
     HOUSTON_STORE to the server that accepts writes. Houston then continues by itself";
pub(super) const ENCODING: &str = "Houston needs UTF8: create another database on the server with createdb --owner=USER \
     --encoding=UTF8 --template=template0 NAME";
pub(super) const UNTRUSTED: &str = "add sslrootcert=FILE to HOUSTON_STORE, with the authority that signed the server's \
     certificate. Use sslmode=disable only on a private network";
pub(super) const EXPIRED: &str =
    "give the server a new certificate, or correct this machine's clock";
pub(super) const NOT_YET_VALID: &str = "its certificate is not valid yet: check the clocks of this machine and of the one that \
     issued it";
pub(super) const WRONG_HOST_NAME: &str = "in HOUSTON_STORE, use the host name on its certificate (and hostaddr=IP to reach it), or \
     give the server a certificate for this name";
pub(super) const CERTIFICATE: &str =
    "give the server a valid TLS server certificate (X.509 version 3)";
pub(super) const HANDSHAKE: &str = "the server must use TLS 1.2 or 1.3 and not ask for a client certificate: see ssl_* in \
     postgresql.conf and clientcert in pg_hba.conf";
pub(super) const NO_HOST_NAME: &str = "the certificate is checked against a host name: use one in HOUSTON_STORE (letters, digits, \
     dots, hyphens), with hostaddr=IP if DNS does not know it";
pub(super) const NO_TLS: &str = "turn on ssl at the server. For a Unix socket, leave out sslmode and sslrootcert. Use \
     sslmode=disable only on a private network";
pub(super) const POOLER_OPTIONS: &str = "a pooler such as PgBouncer refuses the startup options: leave options out of HOUSTON_STORE \
     (use alter role USER set … instead), or connect to the database directly";
pub(super) const POOL_MODE: &str = "a pooler such as PgBouncer is in between: set pool_mode = session, or connect to the \
     database directly in HOUSTON_STORE";
pub(super) const POOLER_BUSY: &str = "if a pooler such as PgBouncer is in between, check its log, its limits and pool_mode = \
     session. Houston keeps trying";
pub(super) const BUSY: &str =
    "check its load and what else uses it (pg_stat_activity). Houston keeps trying";
pub(super) const UNKNOWN: &str = "see the server's log";
