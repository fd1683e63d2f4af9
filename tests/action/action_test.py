"""Tests of action.yml: its steps run as GitHub runs them, on a repository with a sound and a broken title. And of the hook
for pre-commit. The runners of GitHub themselves, and the actions of other people, are not tested."""
import json
import os
import re
import shutil
import subprocess
import tarfile
import tempfile
import unittest
from pathlib import Path

import yaml

from server import Server

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = os.environ.get("TRACKWRIGHT_PROGRAM") or str(ROOT / "build/release/designer/trackwright")
ACTION = yaml.safe_load((ROOT / "action.yml").read_text(encoding="utf-8"))
STEPS = ACTION["runs"]["steps"]
PRINTED = {"kit": "true", "page": "true"}
EXPRESSION = re.compile(r"\$\{\{\s*(.*?)\s*\}\}")


def clean_environment():
    """Without variables that make git work elsewhere, or that a CI server sets."""
    return {key: value for key, value in os.environ.items()
            if not key.startswith(("GIT_", "GITHUB_", "RUNNER_", "TRACKWRIGHT"))}


class Repository:
    def __init__(self, folder):
        self.folder = Path(folder)
        self.folder.mkdir(parents=True)
        self.git("init", "--quiet", "--initial-branch=main")
        self.git("config", "user.name", "Test")
        self.git("config", "user.email", "test@example.invalid")

    def git(self, *arguments):
        return subprocess.run(["git", *arguments], cwd=self.folder, env=clean_environment(), check=True,
                              capture_output=True, text=True).stdout.strip()

    def new(self, title, *options):
        subprocess.run([PROGRAM, "new", title, *options], cwd=self.folder, env=clean_environment(), check=True,
                       stdout=subprocess.DEVNULL)

    def replace(self, file, before, after):
        path = self.folder / file
        text = path.read_text(encoding="utf-8")
        assert text.count(before) == 1, f"{before} occurs {text.count(before)} times in {file}"
        path.write_text(text.replace(before, after), encoding="utf-8")

    def line(self, file, text):
        lines = (self.folder / file).read_text(encoding="utf-8").splitlines()
        return 1 + next(i for i, line in enumerate(lines) if text in line)

    def commit(self):
        self.git("add", "--all")
        self.git("commit", "--quiet", "--message=change")
        return self.git("rev-parse", "HEAD")


class Case(unittest.TestCase):
    def setUp(self):
        self.scratch = Path(tempfile.mkdtemp(prefix="trackwright-action-"))
        self.addCleanup(shutil.rmtree, self.scratch)
        self.repository = Repository(self.scratch / "repository")

    def two_titles(self):
        """A sound and a broken title. Returns the first commit, which has no mistake."""
        self.repository.new("titles/sound")
        self.repository.new("titles/broken")
        first = self.repository.commit()
        self.repository.replace("titles/sound/roster.yaml", "price: 300", "price: 310")
        self.repository.replace("titles/broken/roster.yaml", "rusts_on: 4}", "rusts_on: 4E}")
        self.repository.commit()
        return first


class ActionTest(Case):
    def setUp(self):
        super().setUp()
        self.server = Server()
        self.addCleanup(self.server.close)
        self.runs = 0

    def step(self, step, context, **variables):
        """Runs the script of a step like GitHub: expressions only in the environment, and bash with -eo pipefail."""
        script = self.scratch / "step.sh"
        script.write_text(step["run"], encoding="utf-8")
        environment = {**clean_environment(), "GITHUB_ACTION_PATH": str(ROOT)}
        for name, value in step["env"].items():
            environment[name] = EXPRESSION.sub(lambda found: context[found[1]], value)
        environment.update(GITHUB_WORKSPACE=str(self.repository.folder),
                           GITHUB_API_URL=self.server.url, GITHUB_SERVER_URL=self.server.url,
                           GITHUB_REPOSITORY="owner/titles", CI="true")
        environment.update(variables)
        return subprocess.run(["bash", "--noprofile", "--norc", "-eo", "pipefail", str(script)], text=True,
                              cwd=self.repository.folder, env=environment, capture_output=True)

    def run_titles(self, base="", inputs=None, **variables):
        """The first step. Returns its result, and sets `self.out`, `self.outputs` and `self.summary`. Prints nothing unless
        the inputs request it, to save time."""
        inputs = {"kit": "false", "page": "false", **(inputs or {})}
        self.runs += 1
        temporary = self.scratch / f"temporary{self.runs}"
        temporary.mkdir()
        files = {name: self.scratch / f"{name}{self.runs}" for name in ("GITHUB_OUTPUT", "GITHUB_STEP_SUMMARY")}
        for file in files.values():
            file.touch()
        context = {f"inputs.{name}": given["default"] for name, given in ACTION["inputs"].items()}
        context.update({f"inputs.{name}": value for name, value in inputs.items()})
        context.update({"github.event.pull_request.base.sha || github.event.before": base,
                        "github.action_repository": ""})
        variables.setdefault("TRACKWRIGHT", PROGRAM)
        result = self.step(STEPS[0], context, RUNNER_TEMP=str(temporary), **variables,
                           **{name: str(file) for name, file in files.items()})
        self.outputs = dict(line.split("=", 1) for line in files["GITHUB_OUTPUT"].read_text().splitlines())
        self.summary = files["GITHUB_STEP_SUMMARY"].read_text(encoding="utf-8")
        self.out = Path(self.outputs["folder"]) if "folder" in self.outputs else None
        return result

    def run_comment(self, changed="true"):
        context = {"steps.titles.outputs.folder": str(self.scratch / "comment"), "inputs.name": "trackwright",
                   "github.event.pull_request.number": "7", "steps.titles.outputs.changed": changed,
                   "github.token": "secret"}
        return self.step(STEPS[-1], context)

    def write_comment(self, text):
        (self.scratch / "comment").mkdir(exist_ok=True)
        (self.scratch / "comment/comment.md").write_text(text, encoding="utf-8")

    def sarif(self, title):
        return json.loads((self.out / "findings" / title / "check.sarif").read_text(encoding="utf-8"))["runs"]

    def comment(self):
        return (self.out / "comment.md").read_text(encoding="utf-8")

    def rows(self, text=None):
        """The cells of all table rows of the comment."""
        lines = (text or self.comment()).splitlines()
        return [[cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]] for line in lines if line.startswith("|")]

    def test_sound_and_broken_title(self):
        first = self.two_titles()
        result = self.run_titles(first, PRINTED)
        self.assertEqual(result.returncode, 1, result.stderr)
        self.assertEqual(self.outputs["changed"], "true")

        [broken], [sound] = self.sarif("titles/broken"), self.sarif("titles/sound")
        self.assertEqual([(one["ruleId"], one["level"]) for one in broken["results"]], [("train/unknown-trigger", "error")])
        place = broken["results"][0]["locations"][0]["physicalLocation"]
        self.assertEqual(place["artifactLocation"]["uri"], "titles/broken/roster.yaml")
        self.assertEqual(place["region"]["startLine"], self.repository.line("titles/broken/roster.yaml", "4E"))
        self.assertEqual([rule["id"] for rule in broken["tool"]["driver"]["rules"]], ["train/unknown-trigger"])
        self.assertEqual(sound["results"], [])
        self.assertEqual(broken["automationDetails"]["id"], "trackwright/titles/broken/")
        self.assertEqual(sound["automationDetails"]["id"], "trackwright/titles/sound/")
        # An annotation, too.
        self.assertRegex(result.stdout, r"(?m)^::error file=titles/broken/roster\.yaml,line=\d+,.*train/unknown-trigger")

        # The sound title is printed although the other is broken.
        self.assertTrue((self.out / "kits/titles/sound/kit.pdf").read_bytes().startswith(b"%PDF-"))
        self.assertFalse((self.out / "kits/titles/broken").exists())
        self.assertIn("<html", (self.out / "pages/titles/sound/index.html").read_text(encoding="utf-8"))
        self.assertFalse((self.out / "pages/titles/broken").exists())
        self.assertTrue((self.out / "updates/titles/sound/changes.pdf").read_bytes().startswith(b"%PDF-"))

        rows = self.rows()
        self.assertIn(["`titles/broken`", "1", "0", "1"], [row[:4] for row in rows])
        self.assertIn(["`titles/sound`", "0", "0", "1"], [row[:4] for row in rows])
        self.assertIn(["`train 4`", "`train-price`", "`300`", "`310`"], rows)
        self.assertRegex(self.comment(), r"(?m)^    \[ \] Trains: 4: .*3")
        self.assertEqual(self.summary, self.comment())

    def test_no_changes(self):
        self.repository.new("titles/sound")
        head = self.repository.commit()
        result = self.run_titles(head, PRINTED)
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertEqual(self.outputs["changed"], "false")
        self.assertEqual(self.rows()[-1], ["`titles/sound`", "0", "0", "0", "0"])
        self.assertFalse((self.out / "updates").exists())

    def test_new_and_removed_titles(self):
        self.repository.new("old")
        first = self.repository.commit()
        self.repository.git("mv", "old", "new")
        self.repository.commit()
        self.assertEqual(self.run_titles(first).returncode, 0)
        self.assertEqual(self.outputs["changed"], "true")
        self.assertEqual([row[0] for row in self.rows()[2:]], ["`new` (new)", "`old` (removed)"])

    def test_only_what_is_asked_for(self):
        self.two_titles()
        result = self.run_titles(inputs={"titles": "titles/s*"})
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertEqual([one.name for one in self.out.iterdir() if one.is_dir()], ["findings"])
        self.assertEqual([one.name for one in (self.out / "findings/titles").iterdir()], ["sound"])

    def test_title_in_the_top_folder(self):
        shutil.rmtree(self.repository.folder)
        self.repository = Repository(self.scratch / "top")
        self.repository.new("inside")
        for entry in (self.repository.folder / "inside").iterdir():
            shutil.move(entry, self.repository.folder / entry.name)
        self.repository.replace("roster.yaml", "rusts_on: 4}", "rusts_on: 4E}")
        self.repository.commit()
        self.assertEqual(self.run_titles().returncode, 1)
        [run] = self.sarif(".")
        self.assertEqual(run["results"][0]["locations"][0]["physicalLocation"]["artifactLocation"]["uri"], "roster.yaml")

    def test_each_finding_has_a_place(self):
        # Code scanning refuses results without one.
        self.repository.new("titles/sound")
        (self.repository.folder / "titles/sound/map.yaml").unlink()
        (self.repository.folder / "titles/bad").mkdir()
        (self.repository.folder / "titles/bad/title.yaml").write_text("title: [\n", encoding="utf-8")
        self.repository.commit()
        self.assertEqual(self.run_titles().returncode, 1)
        for title in ("titles/sound", "titles/bad"):
            results = [one for run in self.sarif(title) for one in run["results"]]
            self.assertTrue(results)
            for one in results:
                self.assertTrue(one["locations"][0]["physicalLocation"]["artifactLocation"]["uri"].startswith(title), one)

    def stub(self, text, code):
        """A program whose `check` gives this answer."""
        script = self.scratch / "stub"
        script.write_text(f"#!/bin/sh\n[ $1 = check ] || exit 0\ncat <<'END'\n{text}\nEND\nexit {code}\n", encoding="utf-8")
        script.chmod(0o755)
        return str(script)

    def test_finding_without_a_place(self):
        self.repository.new("my titles/sound")
        self.repository.commit()
        answer = json.dumps({"version": "2.1.0", "runs": [{"results": [{"ruleId": "a/b", "level": "error", "locations": []}]}]})
        self.assertEqual(self.run_titles(TRACKWRIGHT=self.stub(answer, 1)).returncode, 1)
        [run] = self.sarif("my titles/sound")
        self.assertEqual(run["results"][0]["locations"][0]["physicalLocation"]["artifactLocation"]["uri"],
                         "my%20titles/sound/title.yaml")

    def test_program_that_crashes(self):
        self.repository.new("titles/sound")
        self.repository.commit()
        for answer, code in (("no JSON", 0), ("{", 139)):
            self.assertEqual(self.run_titles(TRACKWRIGHT=self.stub(answer, code)).returncode, 1)
            self.assertEqual(self.outputs["changed"], "true")
            self.assertFalse((self.out / "findings/titles/sound/check.sarif").exists())

    def test_shallow_checkout(self):
        first = self.two_titles()
        deep = self.repository.folder
        self.repository.folder = self.scratch / "shallow"
        subprocess.run(["git", "clone", "--quiet", "--depth=1", deep.as_uri(), str(self.repository.folder)], check=True,
                       env=clean_environment())
        self.run_titles(first)
        self.assertIn(["`train 4`", "`train-price`", "`300`", "`310`"], self.rows())

    def test_commit_that_does_not_exist(self):
        self.two_titles()
        for base in ("0" * 40, "1" * 40, "--output=pwned"):
            self.assertEqual(self.run_titles(base).returncode, 1)
            self.assertNotIn("`train 4`", self.comment())
        self.assertFalse((self.repository.folder / "pwned").exists())

    def test_inputs_are_not_executed(self):
        self.two_titles()
        for name in ("$(touch${IFS}pwned)", "`touch pwned`", "; touch pwned", "../outside", "/etc", "--help", "titles/none"):
            self.assertEqual(self.run_titles(inputs={"titles": name}).returncode, 2, name)
            self.assertIsNone(self.out)
        self.assertEqual(self.run_titles(inputs={"version": "1; touch pwned"}, TRACKWRIGHT="not-installed").returncode, 2)
        self.assertFalse(list(self.repository.folder.rglob("pwned")))

    def test_text_of_titles_stays_text(self):
        self.repository.new("titles/sound")
        first = self.repository.commit()
        self.rename_first_place('"| `x` <img src=x> @someone [a](b)\\n::error::no"')
        self.repository.commit()
        result = self.run_titles(first, PRINTED)
        rows = [row for row in self.rows() if any("someone" in cell for cell in row)]
        self.assertTrue(rows, self.comment())
        for row in rows:
            self.assertEqual(len(row), 4)
            for cell in row:
                self.assertRegex(cell, r"^(`[^`]*`)?$")
        self.assertNotRegex(result.stdout, r"(?m)^\s*::error::no")

    def rename_first_place(self, name):
        path = self.repository.folder / "titles/sound/map.yaml"
        text = path.read_text(encoding="utf-8")
        path.write_text(re.sub(r"name: [^,}\n]+", lambda _: f"name: {name}", text, count=1), encoding="utf-8")

    def fake_installer(self):
        """An apt-get that records its arguments, and unpacks packages into a folder of the search path."""
        bin_folder = self.scratch / "bin"
        bin_folder.mkdir()
        script = bin_folder / "apt-get"
        script.write_text(f"""#!/bin/sh
echo "$@" >>{self.scratch}/apt-get.log
for argument; do case $argument in /*.deb) cp "$argument" {bin_folder}/trackwright && chmod +x {bin_folder}/trackwright;; esac; done
""")
        script.chmod(0o755)
        sudo = bin_folder / "sudo"
        sudo.write_text('#!/bin/sh\nexec "$@"\n')
        sudo.chmod(0o755)
        return f"{bin_folder}:{os.environ['PATH']}"

    def program_script(self):
        return f'#!/bin/sh\nexec "{PROGRAM}" "$@"\n'.encode()

    def without_program(self, path):
        """The search path without an installed Trackwright, which would be used otherwise."""
        return ":".join(folder for folder in path.split(":")
                        if Path(folder) == self.scratch / "bin" or not (Path(folder) / "trackwright").exists())

    def install_and_check(self, version, path):
        self.repository.new("titles/sound")
        self.repository.commit()
        return self.run_titles(inputs={"version": version}, TRACKWRIGHT="",
                               PATH=self.without_program(path))

    def test_installs_a_package(self):
        package = self.scratch / "trackwright_9.9.9-1_all.deb"
        package.write_bytes(self.program_script())
        result = self.install_and_check(str(package), self.fake_installer())
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertIn(str(package), (self.scratch / "apt-get.log").read_text().splitlines()[-1].split())

    def archive(self):
        top = self.scratch / "trackwright-9.9.9-linux-x86_64/bin"
        top.mkdir(parents=True)
        (top / "trackwright").write_bytes(self.program_script())
        (top / "trackwright").chmod(0o755)
        file = self.scratch / "trackwright-9.9.9-linux-x86_64.tar.gz"
        with tarfile.open(file, "w:gz") as archive:
            archive.add(top.parent, "trackwright-9.9.9-linux-x86_64")
        return file

    def test_installs_an_archive(self):
        result = self.install_and_check(str(self.archive()), os.environ["PATH"])
        self.assertEqual(result.returncode, 0, result.stderr)

    def test_installs_from_an_address(self):
        self.server.files["/files/trackwright-9.9.9.tar.gz"] = self.archive().read_bytes()
        result = self.install_and_check(self.server.url + "/files/trackwright-9.9.9.tar.gz", os.environ["PATH"])
        self.assertEqual(result.returncode, 0, result.stderr)

    def test_installs_a_release(self):
        machine = os.uname().machine
        debian = subprocess.run(["dpkg", "--print-architecture"], capture_output=True, text=True).stdout.strip()
        release = "/owner/trackwright/releases/download/v9.9.9"
        self.server.files[f"{release}/trackwright_9.9.9-1_{debian}.deb"] = self.program_script()
        self.server.files[f"{release}/trackwright-9.9.9-linux-{machine}.tar.gz"] = self.archive().read_bytes()
        path = self.fake_installer()
        # The action as GitHub unpacks it: the folder names the repository, and CMakeLists.txt the version.
        self.repository.new("titles/sound")
        self.repository.commit()
        action = self.scratch / "_actions/owner/trackwright/main"
        shutil.copytree(ROOT / "packaging/action", action / "packaging/action")
        lists = action / "CMakeLists.txt"
        for version, prerelease, wanted in (("", "", 0), ("", "-dev", 2), ("v9.9.9", "-dev", 0), ("9.9.8", "", 2)):
            lists.write_text("project(trackwright VERSION 9.9.9 LANGUAGES CXX)\n"
                             f'set(TRACKWRIGHT_PRERELEASE "{prerelease}")\n')
            (self.scratch / "bin/trackwright").unlink(missing_ok=True)
            result = self.run_titles(inputs={"version": version}, TRACKWRIGHT="", PATH=self.without_program(path),
                                     GITHUB_ACTION_PATH=str(action))
            self.assertEqual(result.returncode, wanted, (version, prerelease, result.stderr))

    def test_comments_once(self):
        for _ in range(120):
            self.server.add("by somebody else", "User")
        self.write_comment("one")
        self.assertEqual(self.run_comment().returncode, 0)
        self.write_comment("two")
        self.assertEqual(self.run_comment().returncode, 0)
        self.assertEqual(len(self.server.comments), 121)
        self.assertEqual(self.server.comments[-1]["body"].splitlines()[1:], ["two"])
        self.assertTrue(self.server.comments[-1]["body"].startswith("<!--"))
        self.assertEqual([method for method, _, _ in self.server.requests if method != "GET"], ["POST", "PATCH"])
        self.assertEqual({token for _, _, token in self.server.requests}, {"Bearer secret"})

    def test_comments_only_on_changes(self):
        self.write_comment("nothing")
        self.run_comment("false")
        self.assertEqual(self.server.comments, [])
        self.run_comment("true")
        self.write_comment("nothing again")
        self.run_comment("false")
        self.assertEqual([one["body"].splitlines()[-1] for one in self.server.comments], ["nothing again"])

    def test_changes_no_comments_of_other_people(self):
        self.write_comment("one")
        self.run_comment()
        copied = self.server.comments.pop()["body"]
        self.server.add(copied, "User")
        self.write_comment("two")
        self.run_comment()
        self.assertEqual([one["body"].splitlines()[-1] for one in self.server.comments], ["one", "two"])

    def test_comments_that_are_not_permitted(self):
        self.server.refuse = True
        self.write_comment("one")
        result = self.run_comment()
        self.assertEqual(result.returncode, 0)
        self.assertRegex(result.stdout, "^::warning ")
        self.assertEqual(self.server.comments, [])

    def test_file_is_well_formed(self):
        self.assertEqual(ACTION["runs"]["using"], "composite")
        text = (ROOT / "action.yml").read_text(encoding="utf-8")
        self.assertEqual(set(re.findall(r"inputs\.([a-z]+)", text)), set(ACTION["inputs"]))
        for step in STEPS:
            self.assertNotEqual("run" in step, "uses" in step)
            if "run" in step:
                self.assertEqual(step["shell"], "bash")
                self.assertNotIn("${{", step["run"])
        # After errors, the other steps run, too.
        for step in STEPS[1:]:
            self.assertTrue(step["if"].startswith("${{ !cancelled() &&"), step)
        example = yaml.safe_load((ROOT / "docs/examples/check-titles.yml").read_text(encoding="utf-8"))
        self.assertEqual([step["uses"].split("@")[0] for step in example["jobs"]["titles"]["steps"]],
                         ["actions/checkout", "OWNER/trackwright"])
        documented = (ROOT / "docs/ci.md").read_text(encoding="utf-8")
        for name in ACTION["inputs"]:
            self.assertIn(f"| `{name}` |", documented)


class HookTest(Case):
    HOOK = yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text(encoding="utf-8"))[0]

    def check(self, *files):
        """The exit code, and the titles with errors."""
        result = subprocess.run([ROOT / self.HOOK["entry"], *files], cwd=self.repository.folder, text=True,
                                env={**clean_environment(), "TRACKWRIGHT": PROGRAM}, capture_output=True)
        return result.returncode, sorted(set(re.findall(r"(?m)^(.*)/[a-z]+\.yaml:\d+:\d+: error", result.stdout)))

    def test_definition(self):
        self.assertEqual(self.HOOK["id"], "trackwright-check")
        self.assertTrue(os.access(ROOT / self.HOOK["entry"], os.X_OK))
        for file in ("titles/a/map.yaml", "title.yaml", "titles/a/art/coast.svg", "titles/a/opening.json"):
            self.assertRegex(file, self.HOOK["files"])
        for file in ("README.md", "titles/a/notes.txt", "package.json"):
            self.assertNotRegex(file, self.HOOK["files"])

    def test_checks_the_titles_of_the_files(self):
        self.two_titles()
        self.assertEqual(self.check("titles/broken/map.yaml"), (1, ["titles/broken"]))
        self.assertEqual(self.check("titles/broken/art/coast.svg", "titles/sound/map.yaml"), (1, ["titles/broken"]))
        self.assertEqual(self.check("titles/sound/map.yaml"), (0, []))
        self.assertEqual(self.check("README.md"), (0, []))

    def test_checks_variants(self):
        self.repository.new("titles/base")
        self.repository.new("titles/north", "--extends", "./titles/base")
        self.repository.new("titles/far-north", "--extends", "./titles/north")
        self.repository.commit()
        self.repository.replace("titles/north/title.yaml", "extends:", "unknown_key: 1\nextends:")
        self.assertEqual(self.check("titles/base/map.yaml")[0], 1)
        self.assertIn("titles/north", self.check("titles/base/map.yaml")[1])
        self.assertEqual(self.check("titles/north/title.yaml")[0], 1)
        self.repository.git("checkout", "titles/north")
        self.repository.replace("titles/far-north/title.yaml", "extends:", "unknown_key: 1\nextends:")
        self.assertEqual(self.check("titles/base/map.yaml"), (1, ["titles/far-north"]))

    def test_git_hook_refuses_a_commit(self):
        self.two_titles()
        hook = self.repository.folder / ".git/hooks/pre-commit"
        hook.symlink_to(ROOT / self.HOOK["entry"])

        def commit(message):
            self.repository.git("add", "--all")
            return subprocess.run(["git", "commit", "--quiet", f"--message={message}"], cwd=self.repository.folder,
                                  env={**clean_environment(), "TRACKWRIGHT": PROGRAM}, capture_output=True).returncode
        self.repository.replace("titles/broken/roster.yaml", "price: 300", "price: 320")
        self.assertNotEqual(commit("still broken"), 0)
        self.repository.replace("titles/broken/roster.yaml", "rusts_on: 4E}", "rusts_on: 4}")
        self.assertEqual(commit("mended"), 0)

    def test_missing_program(self):
        self.two_titles()
        result = subprocess.run([ROOT / self.HOOK["entry"]], cwd=self.repository.folder, capture_output=True,
                                env={**clean_environment(), "TRACKWRIGHT": "not-installed"})
        self.assertEqual(result.returncode, 2)


if __name__ == "__main__":
    unittest.main()
