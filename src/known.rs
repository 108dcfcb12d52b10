//! Which settings there are.

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
        about: "The bot's token. Set: the live bot. Not set: the sandbox, a Discord on this machine; `houston run` then ends.",
        default: "",
    },
    Known {
        name: "HOUSTON_DATA",
        about: "Where the tables are kept. The sandbox keeps its own under sandbox/ there, anew at each start.",
        default: "data",
    },
    Known {
        name: "HOUSTON_STORE",
        about: "sled keeps the tables on disk; memory forgets them at the end; postgres://USER@HOST/NAME keeps them in a database.",
        default: "sled",
    },
    Known {
        name: "HOUSTON_STORE_PASSWORD_FILE",
        about: "With a database: the file that holds the user's password, for those who do not want it in HOUSTON_STORE.",
        default: "",
    },
    Known {
        name: "HOUSTON_METRICS",
        about: "Where figures are shown to Prometheus (/metrics) and to whoever watches the process (/healthz, /readyz), such as 127.0.0.1:9464. There are no passwords.",
        default: "",
    },
    Known {
        name: "HOUSTON_SHARDS",
        about: "How many shards the gateway has; as many as Discord recommends when it is not set.",
        default: "",
    },
    Known {
        name: "HOUSTON_DISCORD_PROXY",
        about: "The address of a proxy that keeps Discord's limits for everything that uses this token, such as http://127.0.0.1:8080 (nirn-proxy). It sees the token: only on a private wire.",
        default: "",
    },
    Known {
        name: "HOUSTON_LOG",
        about: "What is logged, as tracing filters say it. Of other crates than Houston's own, warnings alone.",
        default: "info",
    },
    Known {
        name: "HOUSTON_SANDBOX_PORT",
        about: "The port of the sandbox's page.",
        default: "7468",
    },
    Known {
        name: "HOUSTON_SANDBOX_BIND",
        about: "The address of the sandbox's page. Anything but loopback lets others in: there are no passwords.",
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
