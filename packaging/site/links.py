#!/usr/bin/env python3
"""Checks all links of a built site.

    links.py FOLDER      exit code 1 if a link, picture or anchor inside the site does not exist

It also rejects pages that fetch something from elsewhere, and Markdown that was not converted.
"""
import html.parser
import os
import pathlib
import re
import sys
import urllib.parse

# What a browser fetches while it shows a page.
FETCHED = {("script", "src"), ("img", "src"), ("iframe", "src"), ("link", "href"), ("source", "src")}
NOT_FETCHED = {"canonical", "prev", "next"}
# Elements whose text may look like Markdown.
VERBATIM = {"code", "script", "style", "pre", "title", "header", "nav", "h1", "h2", "h3", "h4", "h5", "h6"}
MARKDOWN = re.compile(r"```.*|\]\([^)\s]*\)|^\|.*\|$|\{[:#] ?[.#\w].*?\}|^(?:[-*]|\d{1,2}\.) \S.*", re.M)


class Page(html.parser.HTMLParser):
    def __init__(self, text):
        super().__init__()
        self.links, self.fetched, self.anchors, self.prose = [], [], set(), []
        self.verbatim = 0
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        given = dict(attributes)
        self.anchors |= {given[key] for key in ("id", "name") if given.get(key)}
        for key in ("href", "src"):
            if given.get(key) is not None:
                self.links.append(given[key])
                if (tag, key) in FETCHED and given.get("rel") not in NOT_FETCHED:
                    self.fetched.append(given[key])
        self.verbatim += tag in VERBATIM

    def handle_endtag(self, tag):
        self.verbatim -= tag in VERBATIM

    def handle_data(self, data):
        if not self.verbatim:
            self.prose.append(data)


def goal_of(file, path, root):
    """The file that a path leads to from another file."""
    path = urllib.parse.unquote(path)
    goal = root / path.lstrip("/") if path.startswith("/") else pathlib.Path(os.path.normpath(file.parent / path))
    return goal / "index.html" if goal.is_dir() else goal


def mistakes_of(root):
    pages = {file: Page(file.read_text(encoding="utf-8")) for file in sorted(root.rglob("*.html"))}
    links = 0
    for file, page in pages.items():
        where = file.relative_to(root)
        # A live page makes its contents while it runs; only the site's own pages are made of links.
        if file.name == "page.html":
            continue
        for link in page.links:
            parts = urllib.parse.urlsplit(link)
            if parts.scheme or parts.netloc:
                if link in page.fetched:
                    yield f"{where}: fetches {link}"
                continue
            links += 1
            goal = goal_of(file, parts.path, root) if parts.path else file
            if not goal.exists():
                yield f"{where}: no file for {link}"
            elif parts.fragment and parts.fragment != "__tabbed" and goal in pages:
                if urllib.parse.unquote(parts.fragment) not in pages[goal].anchors:
                    yield f"{where}: no anchor for {link}"
        for raw in MARKDOWN.findall("".join(page.prose)):
            yield f"{where}: Markdown that was not converted: {raw[:60]}"
    print(f"{len(pages)} pages, {links} links")


def main(root):
    found = list(mistakes_of(root))
    print("\n".join(found), file=sys.stderr, end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(pathlib.Path(sys.argv[1]).resolve()))
