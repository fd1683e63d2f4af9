// The extension for Visual Studio Code with the client that it uses, inside a stub of the editor: it is activated, starts the server and shows
// what that finds. Never tried here: Visual Studio Code itself, which is no package of Debian.
"use strict";
const assert = require("node:assert");
const fs = require("node:fs");
const Module = require("node:module");
const os = require("node:os");
const path = require("node:path");
const test = require("node:test");
const semver = require("semver");
const stub = require("./vscode_stub.js");

const root = path.resolve(__dirname, "../..");
const program = process.env.TRACKWRIGHT_PROGRAM || path.join(root, "build/release/designer/trackwright");
const folder = path.join(root, "editors/vscode");
const said = JSON.parse(fs.readFileSync(path.join(folder, "package.json"), "utf8"));

// The extension as the editor loads it: `vscode` is the editor's, the rest comes from npm.
function extension(editor) {
  const load = Module._load;
  Module._load = (name, parent, main) => name === "vscode" ? editor.module
    : load(parent && parent.filename.startsWith(folder) && said.dependencies[name.split("/")[0]] ? require.resolve(name) : name, parent, main);
  return require(path.join(folder, said.main));
}
const until = async (what, holds) => {
  for (let i = 0; !holds(); ++i) { assert.ok(i < 600, `never: ${what}`); await new Promise(later => setTimeout(later, 50)); }
};

test("the extension requires an editor version that supports its client", () => {
  const client = require("vscode-languageclient/package.json");
  assert.ok(semver.satisfies(client.version, said.dependencies["vscode-languageclient"]), client.version);
  const [ours, its] = [said, client].map(one => semver.minVersion(one.engines.vscode));
  assert.ok(semver.gte(ours, its), `it may be installed in ${ours}, and its client needs ${its}`);
});

test("the extension starts the server and shows its findings (in a stub of the editor)", {timeout: 60000}, async () => {
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), "trackwright-vscode-"));
  const title = path.join(scratch, "18scan");
  fs.cpSync(path.join(root, "titles/18scan"), title, {recursive: true});
  const editor = stub.made({version: String(semver.minVersion(said.engines.vscode)), settings: {trackwright: {command: program}}});
  const {activate, deactivate} = extension(editor);
  try {
    await activate({subscriptions: []});
    const {told} = editor;
    assert.deepStrictEqual(told.watched, ["**/{*.yaml,opening.json}"]);
    for (const what of ["Hover", "CompletionItem", "Definition", "Reference", "Rename", "DocumentSymbol", "Color", "FoldingRange"])
      await until(what, () => told.providers[`register${what}Provider`]);
    const document = new editor.Document(path.join(title, "roster.yaml"), "yaml");
    const found = () => told.collections.flatMap(one => one.found.get(String(document.uri)) || []);
    editor.open(document);
    editor.change(document, document.text.replace("rusts_on: 4\n", "rusts_onn: 4\n"));
    await until("a finding", () => found().length === 1);
    const line = document.text.split("\n").findIndex(one => one.includes("rusts_onn"));
    assert.match(found()[0].message, /rusts_onn/);
    assert.strictEqual(found()[0].range.start.line, line);
    editor.change(document, document.text.replace("rusts_onn: 4\n", "rusts_on: 4\n"));
    await until("no finding", () => found().length === 0);
    const hover = await told.providers.registerHoverProvider.provideHover(document, {line, character: document.text.split("\n")[line].indexOf("4")}, {isCancellationRequested: false, onCancellationRequested: () => ({dispose() {}})});
    assert.ok(hover);
    assert.deepStrictEqual(told.shown, []);
  } finally {
    await deactivate();
    fs.rmSync(scratch, {recursive: true, force: true});
  }
});
