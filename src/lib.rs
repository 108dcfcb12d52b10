//! The process: settings, telemetry, and `run`.
