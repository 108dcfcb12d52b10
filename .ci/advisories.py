#!/usr/bin/env python3
"""Looks up what we build on among the advisories, by cargo-deny: among RustSec's own where they can be fetched, and
always among some made up here, so that a check that finds nothing, or cannot be asked at all, does not pass for a
sound one.

usage: .ci/advisories.py CARGO_DENY
"""

import os
import pathlib
import subprocess
import sys
import tempfile
import tomllib

HOUSE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
RUSTSEC = "https://github.com/RustSec/advisory-db"
# The package that each advisory is about that deny.toml passes over.
PASSED_OVER = {
    "RUSTSEC-2024-0384": "instant",
    "RUSTSEC-2025-0057": "fxhash",
    "RUSTSEC-2026-0049": "rustls-webpki",
    "RUSTSEC-2026-0098": "rustls-webpki",
    "RUSTSEC-2026-0099": "rustls-webpki",
    "RUSTSEC-2026-0104": "rustls-webpki",
    "RUSTSEC-2026-0192": "ttf-parser",
}


def check(deny, config, environment, *strict):
    """What cargo-deny says once the advisories are there, and whether it found nothing; None if they cannot be had."""
    command = [deny, "--color", "never", "--config", config]
    streams = {"cwd": HOUSE, "env": environment, "stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "text": True}
    fetched = subprocess.run([*command, "fetch", "db"], check=False, **streams)
    if fetched.returncode:
        return fetched.stdout, None
    checked = subprocess.run([*command, "--locked", "--offline", "check", *strict, "advisories"], check=False, **streams)
    return checked.stdout, checked.returncode == 0


def made_up(folder, advisories):
    """Makes a database of these, each an id, a package and what it is (None: a weakness)."""
    git = ["git", "-C", folder, "-c", "user.name=ci", "-c", "user.email=ci@localhost"]
    subprocess.run(["git", "init", "--quiet", "--initial-branch=main", folder], check=True)
    for name, package, kind in advisories:
        place = os.path.join(folder, "crates", package)
        os.makedirs(place, exist_ok=True)
        informational = f'informational = "{kind}"\n' if kind else ""
        pathlib.Path(place, f"{name}.md").write_text(
            f'```toml\n[advisory]\nid = "{name}"\npackage = "{package}"\ndate = "2026-01-01"\n{informational}\n'
            "[versions]\npatched = []\n```\n\n# Made up\n\nBy the checks.\n",
            encoding="utf-8",
        )
    subprocess.run([*git, "add", "."], check=True)
    subprocess.run([*git, "commit", "--quiet", "--message=advisories"], check=True)


def among(deny, *more):
    """The check among the advisories that deny.toml passes over, and these."""
    with tempfile.TemporaryDirectory(prefix="houston-advisories") as scratch:
        database, config = os.path.join(scratch, "database"), os.path.join(scratch, "deny.toml")
        made_up(database, [(name, package, None) for name, package in PASSED_OVER.items()] + list(more))
        settings = pathlib.Path(HOUSE, "deny.toml").read_text(encoding="utf-8")
        settings = settings.replace("[advisories]\n", f'[advisories]\ndb-path = "{scratch}/fetched"\n')
        pathlib.Path(config).write_text(settings, encoding="utf-8")
        # RustSec's address stands for the one here.
        environment = os.environ | {
            "GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": f"url.file://{database}.insteadOf", "GIT_CONFIG_VALUE_0": RUSTSEC,
        }
        said, sound = check(deny, config, environment, "--deny=advisory-not-detected", "--deny=unknown-advisory")
        if sound is None:
            sys.exit(f"the advisories made up here cannot be fetched:\n{said}")
        return said, sound


def main():
    deny = sys.argv[1]
    settings = tomllib.loads(pathlib.Path(HOUSE, "deny.toml").read_text(encoding="utf-8"))
    named = {passed["id"] for passed in settings["advisories"]["ignore"]}
    if named != set(PASSED_OVER):
        sys.exit(f"deny.toml and {sys.argv[0]} differ in what is passed over: {sorted(named ^ set(PASSED_OVER))}")
    said, sound = among(deny)
    if not sound:
        sys.exit(f"what deny.toml passes over is found all the same, or is no longer there:\n{said}")
    # A weakness in what we use, and something unmaintained that only others use.
    for name, package, kind in [("RUSTSEC-2999-0001", "tokio", None), ("RUSTSEC-2999-0002", "hyper-util", "unmaintained")]:
        said, sound = among(deny, (name, package, kind))
        if sound or name not in said:
            sys.exit(f"{name} in {package} is not found:\n{said}")
    print("advisories made up here: passed over as deny.toml says, or found")
    said, sound = check(deny, "deny.toml", os.environ)
    if sound is None and "GITHUB_ACTIONS" not in os.environ:
        print("skipped: RustSec's own advisories cannot be fetched")
        return
    print(said)
    sys.exit(0 if sound else 1)


if __name__ == "__main__":
    main()
