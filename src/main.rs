//! The process: reads what is asked, runs it, and stops when it is told to.

use std::process::ExitCode;
use std::time::Duration;

use anyhow::Result;
use houston::cli::{self, Invocation};
use houston::exit_code::{self, InvalidSetting};
use houston::settings::{Settings, StoreKind};
use houston::{
    data_commands, malloc_arenas, metrics, output, replay, run, settings, stats, systemd, telemetry,
};
use tokio::sync::watch;

/// Longest time of an orderly stop: anything stuck must not keep the process.
const STOP_TIMEOUT: Duration = Duration::from_secs(8);
/// Longest time of a stop where others take over first what this process serves.
const HANDOVER_TIMEOUT: Duration = Duration::from_secs(35);

/// The arguments mean nothing.
const USAGE_ERROR: u8 = 2;

fn main() -> ExitCode {
    let done = match cli::read(std::env::args_os()) {
        Ok(command) => run_command(command),
        Err(usage) if usage.use_stderr() => {
            output::complain(&usage.to_string());
            return ExitCode::from(USAGE_ERROR);
        }
        Err(help) => output::say(&help.to_string()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            output::complain(&format!("houston: {error:#}"));
            ExitCode::from(exit_code::code(&error))
        }
    }
}

fn run_command(command: Option<Invocation>) -> Result<()> {
    // Everything this process writes holds people's secrets: no one else may read it.
    rustix::process::umask(rustix::fs::Mode::from_bits_truncate(0o077));
    let settings = || Settings::read().map_err(InvalidSetting::from);
    let answer = match command {
        None => return serve(settings()?, run::run),
        Some(Invocation::Run) => {
            let live = Settings::read_for_live().map_err(InvalidSetting::from)?;
            return serve(live, run::run);
        }
        #[cfg(feature = "sandbox")]
        Some(Invocation::Sandbox { export }) => {
            let sandbox = Settings::read_for_sandbox().map_err(InvalidSetting::from)?;
            let Some(file) = export else {
                return serve(sandbox, run::run);
            };
            return serve(sandbox, async move |settings, stopped| {
                houston::in_sandbox::alone::run(settings, &file, stopped).await
            });
        }
        Some(Invocation::Completions { shell }) => return output::write(&cli::completions(shell)),
        Some(Invocation::Data(command)) => data_commands::run(&command, &settings()?)?,
        Some(Invocation::Invite) => run::invitation(&settings()?)?,
        Some(Invocation::Ready) => metrics::ask(settings()?.metrics)?,
        Some(Invocation::Replay(arguments)) => replay::replay(&arguments)?,
        Some(Invocation::Stats(_)) => stats::recount_stats(&settings()?)?,
        Some(Invocation::Settings) => settings::EXAMPLE.to_owned(),
    };
    output::say(&answer)
}

/// Runs what serves until it is told to stop.
fn serve(
    settings: Settings,
    serves: impl AsyncFnOnce(Settings, watch::Receiver<bool>) -> Result<()>,
) -> Result<()> {
    malloc_arenas::keep_two();
    telemetry::start(&settings.log).map_err(InvalidSetting::from)?;
    // Two at least: what computes on one must not keep the other's people waiting.
    let workers = std::thread::available_parallelism().map_or(2, |cores| cores.get().max(2));
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(workers)
        .enable_all()
        .build()?;
    let last_word = match settings.store {
        StoreKind::Postgres(_) => HANDOVER_TIMEOUT,
        StoreKind::Sled | StoreKind::Memory => STOP_TIMEOUT,
    };
    let (stop, stopped) = watch::channel(false);
    let ended = runtime.block_on(async {
        tokio::spawn(systemd::started());
        tokio::spawn(async move {
            stop_signal().await;
            tracing::info!("stopping");
            systemd::stopping();
            // A plain thread: the runtime itself may be what hangs.
            std::thread::spawn(move || {
                std::thread::sleep(last_word);
                tracing::error!("the shutdown took too long; exiting");
                std::process::exit(1);
            });
            // The receiver may be gone already.
            let _ = stop.send(true);
        });
        serves(settings, stopped).await
    });
    runtime.shutdown_timeout(Duration::from_secs(1));
    ended
}

/// Waits for SIGTERM or Ctrl-C.
async fn stop_signal() {
    use tokio::signal::unix::{SignalKind, signal};
    let Ok(mut terminate) = signal(SignalKind::terminate()) else {
        return std::future::pending().await;
    };
    tokio::select! {
        _ = terminate.recv() => {}
        ended = tokio::signal::ctrl_c() => {
            if ended.is_err() {
                terminate.recv().await;
            }
        }
    }
}
