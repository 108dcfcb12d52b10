"""Tests of what else lies here, and of the steps of the workflows as far as no other machine is needed for them.

usage: python .ci/tests.py      with PyYAML, and shellcheck on the path
"""

import glob
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import tomllib
import unittest

import yaml

import licences
import release

HOUSE = release.HOUSE
VERSION = tomllib.loads(release.read("Cargo.toml"))["workspace"]["package"]["version"]
WORKFLOWS = sorted(glob.glob(os.path.join(HOUSE, ".github/workflows/*.yml")))
ACTIONS = sorted(glob.glob(os.path.join(HOUSE, ".github/actions/*/action.yml")))


def steps(path):
    """The steps of a workflow or an action, each under the name of its job."""
    content = yaml.safe_load(pathlib.Path(path).read_text(encoding="utf-8"))
    jobs = content.get("jobs") or {"action": content["runs"]}
    return [(job, step) for job, body in jobs.items() for step in body.get("steps", [])]


class Licences(unittest.TestCase):
    def packages(self, *descriptions):
        """Packages of one file each, in a folder of their own."""
        folder = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, folder)
        found = []
        for name, licence, repository, file in descriptions:
            os.makedirs(os.path.join(folder, name))
            if file:
                pathlib.Path(folder, name, file).touch()
            found.append({
                "id": name, "name": name, "version": "1.0.0", "license": licence, "repository": repository,
                "manifest_path": os.path.join(folder, name, "Cargo.toml"),
            })
        return {heading.split()[0]: [os.path.basename(file) for file in files]
                for heading, files in licences.crate_licences(found, "/apache")}

    def test_a_crate_without_a_licence_ends_it(self):
        with self.assertRaisesRegex(licences.Missing, "bare 1.0.0 brings no licence"):
            self.packages(("bare", "MIT", "https://one", None), ("other", "MIT", "https://two", "LICENSE"))

    def test_a_licence_comes_from_the_same_repository_or_is_one_without_names(self):
        found = self.packages(
            ("poise", "MIT", "https://one", "LICENSE"), ("poise_macros", "MIT", "https://one", None),
            ("fxhash", "Apache-2.0/MIT", "https://two", None), ("ring", "ISC", None, "COPYING"),
        )
        self.assertEqual(found, {
            "poise": ["LICENSE"], "poise_macros": ["LICENSE"], "fxhash": ["apache"], "ring": ["COPYING"],
        })

    def test_every_crate_and_font_is_written_down(self):
        command = [os.path.join(HOUSE, ".ci/licences.py"), "x86_64-unknown-linux-gnu", "sandbox"]
        written = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        tree = ["cargo", "tree", "--locked", "--edges=normal", "--prefix=none", "--target=x86_64-unknown-linux-gnu"]
        crates = subprocess.run(tree, cwd=HOUSE, capture_output=True, text=True, check=True).stdout.splitlines()
        crates = {line.split(" (")[0].replace(" v", " ") for line in crates if line and HOUSE not in line}
        self.assertGreater(len(crates), 200)
        self.assertEqual([crate for crate in sorted(crates) if f"\n{crate} (" not in written], [])
        fonts = glob.glob(os.path.join(HOUSE, "*/fonts/LICENSE*"))
        self.assertGreater(len(fonts), 4)
        self.assertEqual([font for font in fonts if licences.text(font) not in written], [])


class Release(unittest.TestCase):
    def test_an_image_has_the_shorter_names_that_no_later_version_has(self):
        for tag, others, tags, mark in [
            ("v1.0.0", "v1.0.0", "1.0.0 1.0 1 latest", "--latest"),
            ("v1.10.0", "v1.9.0 v1.10.0 v2.0.0-rc.1", "1.10.0 1.10 1 latest", "--latest"),
            ("v1.0.1", "v1.0.0 v1.1.0 v1.0.1", "1.0.1 1.0", "--latest=false"),
            ("v1.1.1", "v1.1.0 v2.0.0 v1.1.1", "1.1.1 1.1 1", "--latest=false"),
            ("v2.0.0-rc.1", "v1.1.0 v2.0.0-rc.1", "2.0.0-rc.1", "--prerelease"),
            ("v1.0.0-rc.1", "v1.0.0-rc.1 nightly", "1.0.0-rc.1", "--prerelease"),
        ]:
            with self.subTest(tag):
                self.assertEqual(release.image_tags(tag, others.split()), tags.split())
                self.assertEqual(release.mark(tag, others.split()), mark)

    def test_what_is_no_version_is_refused(self):
        for tag in ("1.0.0", "v1.0", "v1.0.0.0", "version", "v1.0.0rc1"):
            with self.assertRaises(release.Refused):
                release.version(tag)


class Steps(unittest.TestCase):
    def test_every_step_is_sound_shell(self):
        count = 0
        for path in WORKFLOWS + ACTIONS:
            for job, step in steps(path):
                if "run" not in step:
                    continue
                count += 1
                script = re.sub(r"\$\{\{.*?\}\}", "1", step["run"])
                checked = subprocess.run(
                    ["shellcheck", "--shell=bash", "-"], input=script, capture_output=True, text=True, check=False
                )
                self.assertEqual(checked.stdout, "", f"{os.path.basename(path)}: {job}: {step.get('name')}")
        self.assertGreater(count, 20)

    def test_every_action_is_pinned(self):
        uses = [step["uses"] for path in WORKFLOWS + ACTIONS for _, step in steps(path) if "uses" in step]
        self.assertGreater(len(uses), 10)
        self.assertEqual([it for it in uses if not it.startswith("./") and not re.fullmatch(r"[\w/-]+@[0-9a-f]{40}", it)], [])

    def test_nothing_is_published_before_the_tests(self):
        jobs = yaml.safe_load(release.read(".github/workflows/release.yml"))["jobs"]
        self.assertEqual(jobs["tests"]["uses"], "./.github/workflows/ci.yml")
        self.assertEqual((jobs["publish"]["needs"], jobs["build"]["needs"]), ("build", "tests"))
        self.assertIn("workflow_call", yaml.safe_load(release.read(".github/workflows/ci.yml"))[True])


# What stands for the programs that reach other machines: each writes down its words, and does what the steps after
# it need.
STAND_INS = {
    "docker": """
        case "$*" in
        *'--target program'*)
          mkdir -p out && echo licences >out/THIRD-PARTY.txt
          printf '#!/bin/sh\\necho houston %s\\n' "${GITHUB_REF_NAME#v}" >out/houston && chmod +x out/houston ;;
        *--metadata-file*) echo "{\\"containerimage.digest\\": \\"sha256:$ARCH\\"}" >image.json ;;
        *'imagetools inspect'*) echo sha256:both ;;
        esac""",
    "gh": """case "$*" in api*) printf 'refs/tags/%s\\n' v0.9.0 "$GITHUB_REF_NAME" ;; esac""",
    "rustup": "",
    "cargo": """case "$*" in cyclonedx*) echo '{}' >houston.json ;; esac""",
}


class Publishing(unittest.TestCase):
    """The steps of a release, one after the other, in a copy of all this."""

    def setUp(self):
        self.folder = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, self.folder)
        self.copy, programs = os.path.join(self.folder, "copy"), os.path.join(self.folder, "programs")
        os.makedirs(programs)
        self.log, self.output = os.path.join(self.folder, "log"), os.path.join(self.folder, "output")
        for name, does in STAND_INS.items():
            path = os.path.join(programs, name)
            pathlib.Path(path).write_text(f'#!/usr/bin/env bash\necho "{name} $*" >>{self.log}\n{does}\n', encoding="utf-8")
            os.chmod(path, 0o755)
        for part in [".ci", ".github", "Cargo.toml", *release.PACKED]:
            source, target = os.path.join(HOUSE, part), os.path.join(self.copy, part)
            if os.path.isdir(source):
                shutil.copytree(source, target)
            else:
                shutil.copy2(source, target)
        self.environment = {
            "PATH": f"{programs}:{os.environ['PATH']}", "HOME": self.folder, "GITHUB_REPOSITORY": "Ada/houston",
            "GITHUB_SERVER_URL": "https://github.com", "GITHUB_ACTOR": "Ada", "GITHUB_SHA": "0123",
            "GITHUB_OUTPUT": self.output, "TOKEN": "secret", "GH_TOKEN": "secret",
        }

    def lies_here(self, version, heading):
        """The version that the copy is of, and its heading in the changelog."""
        for name, old, new in [
            ("Cargo.toml", f'version = "{VERSION}"', f'version = "{version}"'),
            ("Cargo.toml", "https://github.com/OWNER/houston", "https://github.com/Ada/houston"),
            ("CHANGELOG.md", release.read("CHANGELOG.md"), f"# Changelog\n\n{heading}\n\n- New.\n\n## [0.9.0] - 2026-01-02\n\n- Old.\n"),
        ]:
            path = pathlib.Path(self.copy, name)
            content = path.read_text(encoding="utf-8")
            self.assertIn(old, content)
            path.write_text(content.replace(old, new, 1), encoding="utf-8")
        git = ["git", "-C", self.copy, "-c", "user.name=ci", "-c", "user.email=ci@localhost"]
        subprocess.run(["git", "init", "--quiet", self.copy], check=True)
        subprocess.run([*git, "add", "."], check=True)
        subprocess.run([*git, "commit", "--quiet", "--message=release"], check=True)

    def runs(self, job, tag, **more):
        """Runs a job's steps as GitHub does: what the last of them said, and whether all went well."""
        for name, step in steps(os.path.join(self.copy, ".github/workflows/release.yml")):
            condition = step.get("if", "matrix.libc == 'gnu'")
            self.assertEqual(condition, "matrix.libc == 'gnu'")
            if name != job or "run" not in step or ("if" in step and more["LIBC"] != "gnu"):
                continue
            ran = subprocess.run(
                ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step["run"]], cwd=self.copy, check=False,
                stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=self.environment | {"GITHUB_REF_NAME": tag} | more,
            )
            if ran.returncode:
                return f"{step['name']}: {ran.stdout}", False
        return "", True

    def publishes(self, version):
        """Every job of the release of a version: what was asked of other machines."""
        self.lies_here(version, f"## [{version}] - 2026-11-27")
        for job, more in [
            ("check", {}), *(("build", {"ARCH": arch, "LIBC": libc}) for arch in ("x86_64", "aarch64") for libc in ("gnu", "musl")),
            ("publish", {}),
        ]:
            said, well = self.runs(job, f"v{version}", **more)
            self.assertTrue(well, f"{job}: {said}")
        return pathlib.Path(self.log).read_text(encoding="utf-8").splitlines()

    def test_a_release(self):
        asked = self.publishes("1.2.3")
        created = [line for line in asked if "imagetools create" in line]
        image = "ghcr.io/ada/houston"
        self.assertEqual(created, [
            f"docker buildx imagetools create --tag={image}:1.2.3 --tag={image}:1.2 --tag={image}:1 --tag={image}:latest "
            f"{image}@sha256:aarch64 {image}@sha256:x86_64"
        ])
        self.assertEqual(pathlib.Path(self.output).read_text(encoding="utf-8"), f"name={image}\ndigest=sha256:both\n")
        packed = os.path.join(self.copy, "packed")
        archives = [f"houston-1.2.3-{arch}-unknown-linux-{libc}.tar.gz" for arch in ("aarch64", "x86_64") for libc in ("gnu", "musl")]
        self.assertEqual(sorted(os.listdir(packed)), sorted(["SHA256SUMS", "houston-1.2.3.cdx.json", *archives]))
        subprocess.run(["sha256sum", "--check", "--strict", "--quiet", "SHA256SUMS"], cwd=packed, check=True)
        self.assertEqual(pathlib.Path(self.copy, "notes.md").read_text(encoding="utf-8"), "- New.\n")
        self.assertIn("gh release create v1.2.3 --verify-tag --title Houston 1.2.3 --latest --notes-file notes.md", asked[-1])
        # Where cargo binstall looks, and what it takes.
        self.assertEqual(tomllib.loads(release.read("Cargo.toml"))["package"]["metadata"]["binstall"], {
            "pkg-url": "{ repo }/releases/download/v{ version }/houston-{ version }-{ target }.tar.gz",
            "bin-dir": "houston-{ version }-{ target }/{ bin }", "pkg-fmt": "tgz",
        })
        for name in archives:
            with tarfile.open(os.path.join(packed, name)) as archive:
                names = [entry.name.removeprefix(name.removesuffix(".tar.gz") + "/") for entry in archive.getmembers()]
                owners = {(entry.uid, entry.gid, entry.uname) for entry in archive.getmembers()}
                self.assertEqual(archive.getmember(f"{name.removesuffix('.tar.gz')}/houston").mode, 0o755)
            self.assertEqual(owners, {(0, 0, "root")})
            for part in ("houston", "LICENSE", "THIRD-PARTY.txt", "compose.yaml", "compose.postgres.yaml", ".env.example",
                         "docs/operating.md", "packaging/houston.service"):
                self.assertIn(part, names)

    def test_a_try_takes_no_other_name(self):
        asked = self.publishes("1.3.0-rc.1")
        created = [line for line in asked if "imagetools create" in line]
        self.assertIn(" --tag=ghcr.io/ada/houston:1.3.0-rc.1 ghcr.io/ada/houston@", created[0])
        self.assertIn(" --prerelease ", asked[-1])

    def test_a_tag_of_something_else_is_refused(self):
        self.lies_here("1.2.3", "## [1.2.3] - unreleased")
        for tag, why in [("v1.2.4", "Cargo.toml says 1.2.3"), ("v1.2.3", "CHANGELOG.md lacks"), ("v1", "is no version")]:
            said, well = self.runs("check", tag)
            self.assertFalse(well)
            self.assertIn(why, said)
        self.environment["GITHUB_REPOSITORY"] = "Eve/houston"
        said, well = self.runs("check", "v1.2.3")
        self.assertFalse(well)
        self.assertIn("and this is https://github.com/Eve/houston", said)


if __name__ == "__main__":
    unittest.main(verbosity=1, argv=[sys.argv[0], *sys.argv[1:]])
