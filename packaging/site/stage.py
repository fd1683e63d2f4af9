#!/usr/bin/env python3
"""Makes the folder from which mkdocs builds the site.

    stage.py PROGRAM FOLDER [SITE]      writes FOLDER/mkdocs.yml and FOLDER/pages

SITE is a site that was built before: its live pages and pictures are copied, not drawn again.

The pages are those of docs/, the pages of the checks, the keys of the schemas, and a page for each shipped title with
its live page. The addresses of the site differ from the paths of the files, so all relative links are rewritten. A
link to a file that is not a page of the site leads to the text of the file, which becomes a page.
"""
import concurrent.futures
import html
import itertools
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys

import keys

ROOT = pathlib.Path(__file__).resolve().parents[2]
FIXED = {
    "README.md": "index.md", "CHANGELOG.md": "changelog.md", "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md", "bench/README.md": "bench.md", "designer/checks/README.md": "checks/index.md",
    "designer/checks": "checks/index.md", "schemas": "keys/index.md", "docs/titles": "titles/index.md",
    "docs/design": "design/index.md", "docs/measurements": "measurements/index.md", "docs/gallery": "gallery/index.md",
}
PICTURES = {".png", ".svg", ".webp"}


def address(path):
    """The file below pages/ for a path of the project."""
    if path in FIXED:
        return FIXED[path]
    parts = path.split("/")
    name = parts[-1]
    if parts[0] == "schemas":
        return f"keys/{name.removesuffix('.json')}.md"
    if path.startswith("designer/checks/") and len(parts) == 3:
        return f"checks/{dashed(name)}/index.md"
    if path.startswith("designer/checks/") and name.endswith(".md"):
        return f"checks/{dashed(parts[2])}/{dashed(name)}"
    if path.startswith("docs/titles/"):
        title = name.removesuffix(".md")
        return f"titles/{title.removesuffix('-rules')}/{'rules' if title.endswith('-rules') else 'sources'}.md"
    if parts[0] == "docs" and (name.endswith(".md") or pathlib.Path(name).suffix in PICTURES):
        return path.removeprefix("docs/").replace("README.md", "index.md")
    return f"files/{path}.md"


def dashed(name):
    return name.replace("_", "-")


class Site:
    def __init__(self, program, folder, earlier):
        self.program = program
        self.folder = folder
        self.earlier = earlier
        self.pages = folder / "pages"
        self.texts = []

    def write(self, where, text):
        file = self.pages / where
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def run(self, *arguments):
        # Exit code 1 is a finding, which a draft has.
        done = subprocess.run([self.program, *map(str, arguments)], cwd=self.folder, capture_output=True, text=True)
        if done.returncode not in (0, 1):
            sys.exit(f"{' '.join(map(str, arguments))}: {done.stderr}")
        return done.stdout

    def page(self, path):
        """Writes the page for a Markdown file of the project."""
        self.write(address(path), self.converted((ROOT / path).read_text(encoding="utf-8"), path, address(path)))

    def converted(self, text, path, where):
        lines, fenced = [], ""
        for line in text.split("\n"):
            fence = re.match(r" *```", line)
            if fenced:
                fenced = "" if fence else fenced
            elif fence:
                fenced = fence[0]
                line = opened(line)
            else:
                line = self.linked(unescaped(line), path, where)
            # An item after a paragraph of the item before needs an empty line.
            if not fenced and re.match(r"([-*]|\d+\.) ", line) and loose(lines):
                lines.append("")
            lines.append(indented(line))
        return "\n".join(lines)

    def linked(self, line, path, where):
        def target(found):
            goal = os.path.normpath(os.path.join(os.path.dirname(path), found[1]))
            if not (ROOT / goal).exists():
                sys.exit(f"{path}: no file {goal}")
            return f"]({self.relative(self.address_of(goal), where)}{found[2] or ''})"
        return re.sub(r"\]\(([^)#:\s]+)(#[^)\s]*)?\)", target, line)

    def address_of(self, path):
        where = address(path)
        if where.startswith("files/") and path not in self.texts:
            self.texts.append(path)
        return where

    @staticmethod
    def relative(target, where):
        return os.path.relpath(target, os.path.dirname(where) or ".")

    def documents(self):
        for file in sorted((ROOT / "docs").rglob("*")):
            path = file.relative_to(ROOT).as_posix()
            if file.suffix == ".md":
                self.page(path)
            elif file.suffix in PICTURES:
                (self.pages / address(path)).parent.mkdir(parents=True, exist_ok=True)
                (self.pages / address(path)).write_bytes(file.read_bytes())
        for path in ("CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md", "bench/README.md", "designer/checks/README.md"):
            self.page(path)
        rows = [f"- [{heading(file)}]({file.name})" for file in sorted((ROOT / "docs/measurements").glob("*.md"))]
        self.write("measurements/index.md", "\n".join(["# Measurements", "", *rows, ""]))

    def checks(self):
        """A page for each check and one for each family. Returns the families for the navigation."""
        families = sorted(file for file in (ROOT / "designer/checks").iterdir() if list(file.glob("*.md")))
        for family in families:
            name = dashed(family.name)
            rows = []
            for file in sorted(family.glob("*.md")):
                _, front, text = file.read_text(encoding="utf-8").split("---\n", 2)
                severity = re.search(r"^severity: (\w+)$", front, re.M)[1]
                check = f"{name}/{dashed(file.stem)}"
                rows.append(f"| [`{dashed(file.stem)}`]({dashed(file.name)}) | {severity} | {heading(file)} |")
                note = f"`{check}` · [{name}](index.md) · **{severity}**{{: .{severity} }}"
                title = json.dumps(f"{check}: {heading(file)}")
                path = file.relative_to(ROOT).as_posix()
                text = self.converted(text, path, address(path))
                text = re.sub(r"(?m)^(# .*)$", lambda found: f"{found[1]}\n\n{note}", text, count=1)
                self.write(address(path), f"---\ntitle: {title}\n---\n{text}")
            self.write(f"checks/{name}/index.md", "\n".join(
                [f"# Checks: {name}", "", f"The names of these checks begin with `{name}/`.", "",
                 "| check | severity | meaning |", "|---|---|---|", *rows, ""]))
        return [f"{dashed(family.name)}: checks/{dashed(family.name)}/index.md" for family in families]

    def titles(self):
        """The live page and pictures of each shipped title. Returns the titles for the navigation."""
        names = sorted(file.parent.name for file in (ROOT / "titles").glob("*/title.yaml"))
        shown = {name: json.loads(self.run("show", ROOT / "titles" / name, "--json"))["title"] for name in names}
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as threads:
            list(threads.map(self.draw, names))
        for name in names:
            self.title(name, shown[name])
        cards = [card(f"{name}/map.png", f"{name}/index.md", called(shown[name])) for name in names]
        about = (ROOT / "titles/README.md").read_text(encoding="utf-8").split("\n", 1)[1]
        self.write("titles/index.md", "\n".join([
            "# Titles", "", "Each page contains the live page of a title, and you need not install anything: select a "
            "hex to see which tiles fit there, and look at all components.", "", *grid(cards),
            self.converted(about, "titles/README.md", "titles/index.md")]))
        self.gallery(names, shown)
        self.home(names, shown)
        return [f"{json.dumps(called(shown[name]), ensure_ascii=False)}: titles/{name}/index.md" for name in names]

    def draw(self, name):
        """The live page, the map, and the first sheet of charters."""
        folder = self.pages / "titles" / name
        folder.mkdir(parents=True, exist_ok=True)
        if self.earlier:
            for file in ("page.html", "map.png", "charters.png"):
                shutil.copyfile(self.earlier / "titles" / name / file, folder / file)
            return
        source = ROOT / "titles" / name
        self.run("page", source, "-o", folder / "page.html")
        self.run("render", source, "map", "--format", "png", "--dpi", "50", "-o", folder)
        sheets = self.folder / "sheets" / name
        self.run("render", source, "charters", "--format", "png", "--dpi", "75", "-o", sheets)
        shutil.copyfile(sorted(sheets.glob("charters*.png"))[0], folder / "charters.png")

    def title(self, name, title):
        people = [f"Designer: {title['designer']}."] if title.get("designer") else []
        people += [f"Publisher: {title['publisher']}."] if title.get("publisher") else []
        more = [f"[{words}]({file}.md)" for file, words in (("sources", "sources and decisions"),
                                                          ("rules", "the rulebook, sentence by sentence"))
                if (self.pages / f"titles/{name}/{file}.md").exists()]
        self.write(f"titles/{name}/index.md", "\n".join([
            "---", "hide: [navigation, toc]", "---", f"# {called(title)}", "",
            " ".join([*people, "[All titles](../index.md)"]), "",
            "[Open the live page alone](page.html){: .md-button target=_blank }", "",
            f'<iframe class="live" src="page.html" title="{html.escape(called(title))}" loading="lazy"></iframe>', "",
            *(["See also: " + ", ".join(more) + ".", ""] if more else []), title.get("licence", "").strip(), ""]))

    def gallery(self, names, shown):
        maps, charters = ([card(f"../titles/{name}/{part}.png", f"../titles/{name}/{part}.png", called(shown[name]))
                           for name in names] for part in ("map", "charters"))
        sheets, program = ([card(f"../{part}/{file.name}", f"../{part}/{file.name}", file.stem)
                            for file in sorted((ROOT / "docs" / part).iterdir()) if file.suffix in PICTURES]
                           for part in ("gallery", "pictures"))
        self.write("gallery/index.md", "\n".join([
            "# Gallery", "", "The program drew these pictures, or they show it. Select a picture to see it alone.", "",
            "## Maps", "", *grid(maps), "## Charters", "", *grid(charters),
            "## Kits", "", "All sheets of a kit in small, in four themes; and a game on a table.", "", *grid(sheets),
            "## The program", "", *grid(program)]))

    def home(self, names, shown):
        # The first of the titles with a name; the others are its variants.
        first = {shown[name]["title"]: name for name in reversed(names)}
        links = ", ".join(f"[{title}](titles/{first[title]}/index.md)" for title in reversed(first))
        text = self.converted((ROOT / "README.md").read_text(encoding="utf-8"), "README.md", "index.md")
        start = (f'!!! tip "Try it before you install anything"\n\n    Play with the map of a shipped title: {links}. '
                 "Then read the [tutorial](tutorial.md).\n")
        self.write("index.md", text.replace("\n![", f"\n{start}\n![", 1))

    def linked_texts(self):
        """Pages for the files that links lead to. Their texts contain no links, so that no more are added."""
        for path in self.texts:
            file = ROOT / path
            files = sorted(one for one in file.rglob("*") if one.is_file()) if file.is_dir() else [file]
            lines = [f"# {path}", ""]
            for one in files:
                kind = {".json": "json", ".yaml": "yaml", ".yml": "yaml", ".rb": "ruby"}.get(one.suffix, "text")
                lines += [f'`````{kind} title="{one.name}"', one.read_text(encoding="utf-8").rstrip("\n"), "`````", ""]
            self.write(address(path), "\n".join(lines))

    def navigation(self, **parts):
        text = (ROOT / "packaging/site/mkdocs.yml").read_text(encoding="utf-8")
        for name, entries in parts.items():
            text = re.sub(rf'(?m)^( *- )"@{name}"$',
                          lambda found: "\n".join(found[1] + entry for entry in entries), text)
        (self.folder / "mkdocs.yml").write_text(text, encoding="utf-8")


def heading(file):
    return re.search(r"(?m)^# (.+)$", file.read_text(encoding="utf-8"))[1]


def called(title):
    return title["title"] + (f": {title['subtitle']}" if title.get("subtitle") else "")


def card(picture, goal, words):
    return ["<div markdown>", "", f"[![{words}]({picture}) {words}]({goal})", "", "</div>"]


def grid(cards):
    return ['<div class="cards" markdown>', *(line for one in cards for line in one), "</div>", ""]


# The example files of a check (`yaml broken map.yaml`) get the name of the file as their title; tiles are plain text.
def opened(line):
    return re.sub(r"```(\w+) .*?(\S+\.(?:yaml|json))$", r'```\1 title="\2"', re.sub(r"```tile.*", "```text", line))


# In a table, Markdown of other readers needs `\|` inside code; here it would show the backslash.
def unescaped(line):
    return line.replace("\\|", "&#124;") if line.startswith("|") else line


def loose(lines):
    """Whether the last line belongs to a further paragraph of an item of a list."""
    paragraph = list(itertools.takewhile(str.strip, reversed(lines)))
    return bool(paragraph) and all(line.startswith("    ") for line in paragraph)


# What belongs to an item of a list is indented by two or three spaces; mkdocs needs four.
def indented(line):
    return re.sub(r"^ {2,3}(?=\S)", "    ", line)


def main(program, folder, earlier=None):
    site = Site(*(pathlib.Path(one).resolve() if one else None for one in (program, folder, earlier)))
    site.documents()
    keys.main(ROOT / "schemas", site.pages / "keys")
    tables = [f"{json.loads(file.read_text(encoding='utf-8'))['title']}: keys/{file.stem}.md"
              for file in sorted((ROOT / "schemas").glob("*.json"))]
    site.navigation(checks=site.checks(), keys=tables, titles=site.titles())
    site.linked_texts()
    (site.pages / "site.css").write_bytes((ROOT / "packaging/site/site.css").read_bytes())


if __name__ == "__main__":
    main(*sys.argv[1:])
