//! Every setting: its name, its meaning and its default.

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
        about: "The bot's token. With it, Houston is the live bot; without it, the sandbox (a Discord on this machine). `houston run` needs it.",
        default: "",
    },
    Known {
        name: "HOUSTON_DATA",
        about: "The data directory. The sandbox uses sandbox/ in it, emptied at each start.",
        default: "data",
    },
    Known {
        name: "HOUSTON_STORE",
        about: "Where games are stored: sled (on disk), memory (lost at exit), or postgres://USER@HOST/NAME.",
        default: "sled",
    },
    Known {
        name: "HOUSTON_STORE_PASSWORD_FILE",
        about: "With a database: a file with the user's password, to keep it out of HOUSTON_STORE.",
        default: "",
    },
    Known {
        name: "HOUSTON_METRICS",
        about: "The address for Prometheus (/metrics) and health checks (/healthz, /readyz), such as 127.0.0.1:9464. It has no password.",
        default: "",
    },
    Known {
        name: "HOUSTON_SHARDS",
        about: "How many shards the gateway has. Not set: as many as Discord recommends.",
        default: "",
    },
    Known {
        name: "HOUSTON_DISCORD_PROXY",
        about: "A proxy that keeps Discord's rate limits for everything that uses this token, such as http://127.0.0.1:8080 (nirn-proxy). It sees the token, so keep it on a private network.",
        default: "",
    },
    Known {
        name: "HOUSTON_LOG",
        about: "What is logged, as tracing filters. Other crates log warnings only.",
        default: "info",
    },
    Known {
        name: "HOUSTON_SANDBOX_PORT",
        about: "The port of the sandbox's page.",
        default: "7468",
    },
    Known {
        name: "HOUSTON_SANDBOX_BIND",
        about: "The address of the sandbox's page. Anything but loopback lets others in: it has no password.",
        default: "127.0.0.1",
    },
    Known {
        name: "HOUSTON_SANDBOX_RECORD",
        about: "A file to which the sandbox appends every REST request and answer, as JSON lines.",
        default: "",
    },
    Known {
        name: "HOUSTON_DISCORD_ADDRESS",
        about: "With a token: the loopback address of a sandbox that runs separately on this machine.",
        default: "",
    },
    Known {
        name: "HOUSTON_DISCORD_CA",
        about: "The file with that sandbox's certificate authority, as PEM.",
        default: "",
    },
    Known {
        name: "HOUSTON_DISCORD_CHANCE",
        about: "With that sandbox: a number from 0 to 255 that makes chance the same in every game, to compare runs.",
        default: "",
    },
];
