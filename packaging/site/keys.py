#!/usr/bin/env python3
"""Writes a page for each file of the title format, with all keys of its schema.

    keys.py SCHEMAS FOLDER      reads SCHEMAS/*.json, writes FOLDER/*.md and FOLDER/index.md

A key is a heading, so that the search of the site finds it and a link can lead to it. The text below a key comes from
the schema alone. A definition that several keys use has a heading of its own, to which these keys link.
"""
import collections
import json
import pathlib
import re
import sys

WORDS = {"string": "text", "integer": "a whole number", "number": "a number", "boolean": "`true` or `false`",
         "null": "`null`"}

# What stands in a path for the keys that a pattern allows.
PATTERNS = {"^x-": "x-NAME", "^[A-Za-z]$": "LETTER", "^([1-9]|1[0-9])$": "NUMBER", "^[1-9][0-9]{0,5}$": "NUMBER"}


def properties(schema):
    """The names of all keys that a schema mentions at any depth."""
    found = set(schema.get("properties", {}))
    for name, inner in schema.items():
        groups = inner.values() if name in ("properties", "patternProperties", "definitions") else listed(inner)
        for one in groups:
            found |= properties(one) if isinstance(one, dict) else set()
    return found


def listed(one_or_more):
    return one_or_more if isinstance(one_or_more, list) else [one_or_more]


def code(value):
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return f"`{text}`" if text else "an empty string"


def with_article(noun):
    return ("an " if noun[0] in "aeiou" else "a ") + noun


def titled(path):
    """`rusts_on` in `trains.TRAIN`: the search finds the key, because it does not split paths."""
    above, _, name = path.rpartition(".")
    return f"`{name}` in `{above}`" if above else f"`{name}`"


def plural(amount, noun):
    return f"{amount} {noun}" + ("" if amount.split()[-1] == "1" else "s")


def anchor(path):
    return re.sub(r"[^A-Za-z0-9_.-]+", "-", path.replace("[]", ".item"))


class Page:
    """The keys of one schema, in the order of the schema."""

    def __init__(self, schema):
        self.schema = schema
        self.lines = []
        self.anchors = set()
        self.paths = []
        self.definitions = schema.get("definitions", {})
        self.uses = collections.Counter(re.findall(r'"\$ref": "#/definitions/([^"]+)"', json.dumps(schema)))

    # A definition with keys of its own, or with many words, that several places use is described once.
    def is_shared(self, name):
        long = len(self.definitions[name].get("enum", [])) > 8
        return self.uses[name] > 1 and (long or self.has_keys(self.definitions[name], {name}))

    def has_keys(self, schema, seen=frozenset()):
        name = self.reference(schema)
        if name in seen:
            return True
        if name:
            return self.has_keys(self.definitions[name], seen | {name})
        inner = [schema.get("additionalProperties")] + listed(schema.get("items", [])) + schema.get("anyOf", [])
        return "properties" in schema or any(self.has_keys(one, seen) for one in inner if isinstance(one, dict))

    @staticmethod
    def reference(schema):
        return schema.get("$ref", "").removeprefix("#/definitions/")

    # The schema with its reference resolved, unless the reference is to a shared definition. Notes beside a reference
    # (its description) win over those of the definition.
    def resolved(self, schema):
        name = self.reference(schema)
        if not name or self.is_shared(name):
            return schema
        return self.resolved(self.definitions[name]) | {key: schema[key] for key in schema if key != "$ref"}

    def kind(self, schema):
        """The values that a schema allows, in words."""
        schema = self.resolved(schema)
        if "$ref" in schema:
            name = self.reference(schema)
            return f"[{name}](#value-{anchor(name)})"
        if "const" in schema:
            return code(schema["const"])
        if "enum" in schema:
            return "one of " + ", ".join(map(code, schema["enum"]))
        if "anyOf" in schema:
            return ", or ".join(self.kind(one) for one in schema["anyOf"])
        kinds = listed(schema.get("type", []))
        parts = [self.scalar(schema, kinds)] if set(kinds) - {"array", "object"} else []
        if "object" in kinds:
            parts.append(self.mapping_of(schema))
        if "array" in kinds:
            parts.append(self.list_of(schema, ", or ".join(parts)))
        return ", or ".join(parts) or "any value"

    def scalar(self, schema, kinds):
        if isinstance(schema.get("nameOf"), str):
            return "the name of " + with_article(schema["nameOf"])
        words = []
        for name in kinds:
            if name in WORDS:
                words.append(WORDS[name] + (self.range_of(schema) if name in ("integer", "number") else ""))
        text = " or ".join(words)
        text += f" with the pattern `{schema['pattern']}`" if "pattern" in schema else ""
        return text + (f" of at most {schema['maxLength']} characters" if "maxLength" in schema else "")

    def list_of(self, schema, others):
        items = schema.get("items", {})
        amount = self.amount(schema, "Items")
        if isinstance(items, list):
            return "a list of (" + ", then ".join(map(self.kind, items)) + ")"
        named = {"nameOf": schema["nameOf"]} if isinstance(schema.get("nameOf"), str) else {}
        inner = self.kind({**self.resolved(items), **named})
        if inner == "a mapping":
            return "a list of " + (plural(amount, "mapping") if amount else "mappings")
        text = f"a list of {plural(amount, 'item')}" if amount else "a list"
        if inner == others:
            return f"{text} of this kind"
        return f"{text} ({inner})" if ", or " in inner else f"{text}: {inner}"

    def mapping_of(self, schema):
        inner = schema.get("additionalProperties")
        text = "a mapping" + (f" by {schema['keysOf']}" if schema.get("keysOf") else "")
        amount = self.amount(schema, "Properties")
        text += f" with {plural(amount, 'key')}" if amount else ""
        plain = isinstance(inner, dict) and not self.has_keys(inner)
        return text + (f", each value {self.kind(inner)}" if plain else "")

    @staticmethod
    def amount(schema, what):
        low, high = schema.get("min" + what), schema.get("max" + what)
        if low is None and high is None:
            return ""
        if high is None:
            return f"at least {low}"
        return f"at most {high}" if low is None else str(low) if low == high else f"{low} to {high}"

    @staticmethod
    def range_of(schema):
        low, high = schema.get("minimum"), schema.get("maximum")
        above = schema.get("exclusiveMinimum")
        parts = [f"above {above}"] if above is not None else [f"from {low}"] if low is not None else []
        return " ".join([""] + parts + ([f"to {high}"] if high is not None else []))

    def key(self, path, schema, required, level):
        """The heading and the text of one key, and of the keys below it."""
        unique = anchor(path)
        # The forms of a value (a text, or a mapping) can have the same key: the first one describes it.
        if unique in self.anchors:
            return
        self.anchors.add(unique)
        self.paths.append(path)
        schema = self.resolved(schema)
        description, default = split_default(schema.get("description", ""))
        facts = [self.kind(schema), "**required**" if required else "", f"default: {default}" if default else ""]
        self.lines += [f"{'#' * level} {titled(path)} {{#{unique}}}", "",
                       " · ".join(filter(None, facts)) + "\n{: .key }", ""]
        if description:
            self.lines += [description, ""]
        if "examples" in schema:
            self.lines += ["Examples: " + ", ".join(map(code, schema["examples"])) + ".", ""]
        self.below(path, schema, 3)

    def below(self, path, schema, level):
        schema = self.resolved(schema)
        if "$ref" in schema:
            return
        for name, inner in schema.get("properties", {}).items():
            self.key(f"{path}.{name}" if path else name, inner, name in schema.get("required", []), level)
        inner = schema.get("additionalProperties")
        if isinstance(inner, dict) and (path == "" or self.has_keys(inner) or "description" in inner):
            self.key(f"{path}.{placeholder(schema)}".lstrip("."), inner, False, level)
        for pattern, inner in schema.get("patternProperties", {}).items():
            self.key(f"{path}.{PATTERNS.get(pattern, pattern)}".lstrip("."), inner, False, level)
        for one in listed(schema.get("items", [])):
            self.item(path, one, level)
        for one in schema.get("anyOf", []):
            self.below(path, one, level)

    # An item of a list needs no heading of its own, unless it has a description.
    def item(self, path, schema, level):
        resolved = self.resolved(schema)
        if "description" in resolved and "$ref" not in resolved:
            self.key(path + "[]", schema, False, level)
        else:
            self.below(path + "[]", resolved, level)

    def text(self):
        title = self.schema["title"]
        self.lines = [f"# {title}", "", self.schema.get("description", ""), ""]
        self.below("", self.schema, 2)
        for name, definition in self.definitions.items():
            if self.is_shared(name):
                unique = "value-" + anchor(name)
                self.lines += [f"## Value: {name} {{#{unique}}}", "", self.kind(definition) + "\n{: .key }", "",
                               definition.get("description", "Several keys of this file have this value."), ""]
                self.below(name.upper(), definition, 3)
        missing = properties(self.schema) - {path.rpartition(".")[2] for path in self.paths}
        if missing:
            sys.exit(f"{title}: no text for the keys {', '.join(sorted(missing))}")
        return "\n".join(self.lines)


def placeholder(schema):
    """What stands in a path for a name that the title chooses: COMPANY."""
    name = schema.get("keysDefine") or schema.get("keysOf") or "name"
    return re.sub(r"[^A-Z]+", "_", (name if isinstance(name, str) else "name").upper())


def split_default(description):
    found = re.search(r"\s*Default: (.+?)\.(?=\s|$)", description)
    if not found:
        return description, ""
    return (description[:found.start()] + description[found.end():]).strip(), found[1]


def linked(schema, schemas):
    """The schema with links to the pages of other files, in place of references to their schemas."""
    if isinstance(schema, list):
        return [linked(one, schemas) for one in schema]
    if not isinstance(schema, dict):
        return schema
    reference = schema.get("$ref", "")
    if not isinstance(reference, str) or reference.startswith("#") or not reference.endswith(".json"):
        return {key: linked(value, schemas) for key, value in schema.items()}
    other = json.loads((schemas / reference).read_text(encoding="utf-8"))
    page = reference.removesuffix(".json")
    return {"type": "object", "description": f"The contents of the file: [{other['title']}]({page}.md)."}


def main(schemas, folder):
    folder.mkdir(parents=True, exist_ok=True)
    rows = []
    for file in sorted(schemas.glob("*.json")):
        schema = linked(json.loads(file.read_text(encoding="utf-8")), schemas)
        (folder / f"{file.stem}.md").write_text(Page(schema).text(), encoding="utf-8")
        rows.append(f"| [{schema['title']}]({file.stem}.md) | {schema.get('description', '')} |")
    (folder / "index.md").write_text("\n".join([
        "# All keys", "", "One page for each file, made from the JSON Schemas that editors and `check` use. "
        "`COMPANY` and other words in capitals stand for a name of your choice, `[]` for each item of a list. "
        "The [title format](../title-format.md) explains the files by examples, and [consumers](../consumers.md) shows "
        "for each key which command uses it.", "", "| file | contents |", "|---|---|", *rows, ""]), encoding="utf-8")


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]))
