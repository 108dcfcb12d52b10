#!/usr/bin/env python3
"""What a release is made of, for .github/workflows/release.yml.

usage: .ci/release.py check TAG ADDRESS        ends with what keeps this tag from being a release of what lies here;
                                               ADDRESS is the repository's
       .ci/release.py tags TAG <TAGS           the image's tags, one a line, given all tags that there are
       .ci/release.py mark TAG <TAGS           how GitHub is to show it: as the latest, as one beside it, or as a try
       .ci/release.py notes TAG                what CHANGELOG.md says of it
       .ci/release.py pack TARGET PROGRAM LICENCES FOLDER
                                               the archive for a target as Rust names it, into FOLDER
"""

import gzip
import os
import pathlib
import re
import sys
import tarfile
import tomllib

HOUSE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
TAG = re.compile(r"v(\d+)\.(\d+)\.(\d+)(-[0-9A-Za-z.-]+)?")
# Beside the program and the licences.
PACKED = ["LICENSE", "README.md", "PRIVACY.md", "TERMS.md", "SECURITY.md", "CHANGELOG.md", ".env.example"]
PACKED += ["compose.yaml", "compose.postgres.yaml", "docs", "packaging"]


class Refused(Exception):
    """Why it is no release."""


def read(name):
    return pathlib.Path(HOUSE, name).read_text(encoding="utf-8")


def version(tag):
    """The numbers of a tag, and what marks it as a try, if it is one."""
    parts = TAG.fullmatch(tag)
    if not parts:
        raise Refused(f"{tag} is no version: a tag is v1.2.3, or v1.2.3-rc.1 for a try")
    return tuple(map(int, parts.groups()[:3])), parts.group(4)


def check(tag, address):
    """Refuses a tag that is not what lies here."""
    version(tag)
    cargo = tomllib.loads(read("Cargo.toml"))["workspace"]["package"]
    if tag != f"v{cargo['version']}":
        raise Refused(f"the tag is {tag}, and Cargo.toml says {cargo['version']}")
    if cargo["repository"] != address:
        raise Refused(f"Cargo.toml names {cargo['repository']} as the repository, and this is {address}")
    notes(tag)


def notes(tag):
    """What the changelog says of a version, which it must have dated."""
    name = re.escape(tag.removeprefix("v"))
    found = re.search(rf"^## \[{name}\] - \d{{4}}-\d\d-\d\d\n(.*?)(?=^## |\Z)", read("CHANGELOG.md"), re.MULTILINE | re.DOTALL)
    if not found or not found.group(1).strip():
        raise Refused(f"CHANGELOG.md lacks `## [{tag.removeprefix('v')}] - YEAR-MONTH-DAY` and what has changed")
    return found.group(1).strip()


def finished(tags):
    """The numbers of those tags that are versions, and no tries."""
    parts = filter(None, map(TAG.fullmatch, tags))
    return [tuple(map(int, part.groups()[:3])) for part in parts if not part.group(4)]


def image_tags(tag, tags):
    """The version, and for one that is no try the shorter names of which no later version is."""
    numbers, attempt = version(tag)
    names = [tag.removeprefix("v")]
    if attempt:
        return names
    others = finished(tags)
    for length in (2, 1, 0):
        alike = [other for other in others if other[:length] == numbers[:length]]
        if all(other <= numbers for other in alike):
            names.append(".".join(map(str, numbers[:length])) or "latest")
    return names


def mark(tag, tags):
    """The flag of `gh release create`."""
    numbers, attempt = version(tag)
    if attempt:
        return "--prerelease"
    return "--latest" if all(other <= numbers for other in finished(tags)) else "--latest=false"


def pack(target, program, licences, folder):
    """Packs the program with all that belongs to it: the archive's path."""
    number = tomllib.loads(read("Cargo.toml"))["workspace"]["package"]["version"]
    name = f"houston-{number}-{target}"
    contents = [(program, "houston"), (licences, "THIRD-PARTY.txt")]
    contents += [(os.path.join(HOUSE, part), part) for part in PACKED]
    time = int(os.environ.get("SOURCE_DATE_EPOCH", "0")) or None

    def plain(entry):
        entry.uid, entry.gid, entry.uname, entry.gname = 0, 0, "root", "root"
        entry.mode = 0o755 if entry.isdir() or entry.mode & 0o100 else 0o644
        entry.mtime = time or entry.mtime
        return entry

    os.makedirs(folder, exist_ok=True)
    path = os.path.join(folder, f"{name}.tar.gz")
    # Its own time is left out of the archive: of the same files the same bytes are made.
    with gzip.GzipFile(path, "wb", mtime=0) as packed, tarfile.open(fileobj=packed, mode="w") as archive:
        for source, part in contents:
            archive.add(source, f"{name}/{part}", filter=plain)
    return path


def main():
    names = {"check": check, "tags": image_tags, "mark": mark, "notes": notes, "pack": pack}
    command, *words = sys.argv[1:] or [None]
    if command not in names:
        sys.exit(__doc__)
    if command in ("tags", "mark"):
        words.append(sys.stdin.read().split())
    try:
        said = names[command](*words)
    except Refused as refused:
        sys.exit(f"release: {refused}")
    if said:
        print(*said if isinstance(said, list) else [said], sep="\n")


if __name__ == "__main__":
    main()
