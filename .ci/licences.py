#!/usr/bin/env python3
"""Writes down the licences of all that a program of Houston is made of: every crate, Rust's own library, the
fonts. Ends with what is missing if something has none.

usage: .ci/licences.py TARGET [FEATURES] >FILE     TARGET as Rust names it: x86_64-unknown-linux-gnu
"""

import glob
import html.parser
import json
import os
import pathlib
import re
import subprocess
import sys

HOUSE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
NAMES = re.compile(r"(un)?licen[sc]e|copying|copyright|notice", re.IGNORECASE)
# The C library that a program for musl has within it, as Debian describes it.
MUSL = "/usr/share/doc/musl-dev/copyright"


class Missing(Exception):
    """Something without a licence."""


def text(path):
    return pathlib.Path(path).read_text(encoding="utf-8", errors="replace").strip()


def notices(folder):
    """The paths of the licences in a folder and below."""
    return sorted(
        os.path.join(place, name) for place, _, names in os.walk(folder) for name in names if NAMES.match(name)
    )


def linked(metadata):
    """The packages that the root package is built from, itself not among them, by name and version."""
    packages = {package["id"]: package for package in metadata["packages"]}
    nodes = {node["id"]: node for node in metadata["resolve"]["nodes"]}
    found, todo = set(), [metadata["resolve"]["root"]]
    while todo:
        name = todo.pop()
        if name not in found:
            found.add(name)
            todo += [
                needed["pkg"] for needed in nodes[name]["deps"] if any(kind["kind"] is None for kind in needed["dep_kinds"])
            ]
    outside = (packages[name] for name in found if packages[name]["source"])
    return sorted(outside, key=lambda package: (package["name"], package["version"]))


def crate_licences(packages, apache):
    """Each package's heading and the paths of its licences. `apache` is the text of Apache-2.0, which bears no names:
    it serves a package that may be had under it and brings no file. So does what another package of the same
    repository brings."""
    own = {package["id"]: notices(os.path.dirname(package["manifest_path"])) for package in packages}
    same = {package["repository"]: own[package["id"]] for package in packages if own[package["id"]] and package["repository"]}
    for package in packages:
        files = own[package["id"]] or same.get(package["repository"])
        if not files and "Apache-2.0" in re.split(r"[^\w.-]+", package["license"] or ""):
            files = [apache]
        if not files:
            raise Missing(f"{package['name']} {package['version']} brings no licence ({package['license']})")
        yield f"{package['name']} {package['version']} ({package['license'] or 'as below'})", files


class Words(html.parser.HTMLParser):
    """The words of a page."""

    def __init__(self):
        super().__init__()
        self.words = []

    def handle_data(self, data):
        self.words.append(data)


def library_licences(pages):
    """The licences of Rust's own library, from the pages that the toolchain brings."""
    words = Words()
    words.feed(text(os.path.join(pages, "COPYRIGHT-library.html")))
    return re.sub(r"\s*\n\s*\n\s*", "\n\n", "".join(words.words)).strip()


def document(metadata, target):
    """The whole document. What many bring is written once, under the names of all of them."""
    sysroot = subprocess.run(["rustc", "--print", "sysroot"], capture_output=True, text=True, check=True).stdout.strip()
    pages = os.path.join(sysroot, "share/doc/rust")
    parts = [("Rust's own library", library_licences(pages))]
    parts += [("the fonts", text(path)) for path in sorted(glob.glob(os.path.join(HOUSE, "*/fonts/LICENSE*")))]
    if target.endswith("-musl"):
        parts.append(("musl, the C library", text(MUSL)))
    for heading, files in crate_licences(linked(metadata), os.path.join(pages, "licenses/Apache-2.0.txt")):
        parts += [(heading, text(file)) for file in files]
    written = {}
    for heading, words in parts:
        # The same but for where lines end.
        _, headings = written.setdefault(" ".join(words.split()), (words, []))
        if heading not in headings:
            headings.append(heading)
    rule = "=" * 100
    yield f"Houston itself: MIT (LICENSE). What it is made of, for {target}:"
    for words, headings in written.values():
        yield f"\n{rule}\n" + "\n".join(headings) + f"\n{rule}\n\n{words}"


def main():
    target, features = sys.argv[1], (sys.argv[2:] or [""])[0]
    command = ["cargo", "metadata", "--format-version=1", "--locked", f"--filter-platform={target}"]
    command += ["--no-default-features", f"--features={features}"]
    metadata = subprocess.run(command, cwd=HOUSE, stdout=subprocess.PIPE, check=True).stdout
    try:
        print(*document(json.loads(metadata), target), sep="\n")
    except Missing as missing:
        sys.exit(f"licences: {missing}")


if __name__ == "__main__":
    main()
