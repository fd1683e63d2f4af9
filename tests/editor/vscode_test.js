// The extension for Visual Studio Code with the client that it uses, inside a stub of the editor: it is activated, starts the server and shows
// what that finds. Never tried here: Visual Studio Code itself, which is no package of Debian.
"use strict";
const assert = require("node:assert");
const {execFileSync} = require("node:child_process");
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

// The extension as the editor loads it: `vscode` is the editor's. In the source folder, the rest comes from the modules of
// this test; in a package, it is inside.
const load = Module._load;
function extension(editor, from) {
  Module._load = (name, parent, main) => name === "vscode" ? editor.module
    : load(from === folder && parent && parent.filename.startsWith(folder) && said.dependencies[name.split("/")[0]] ? require.resolve(name) : name, parent, main);
  return require(path.join(from, said.main));
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

// A folder that is removed after the action.
async function with_scratch(act) {
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), "trackwright-vscode-"));
  try { return await act(scratch); }
  finally { fs.rmSync(scratch, {recursive: true, force: true}); }
}
const build = file => { execFileSync(path.join(root, "packaging/vsix/build"), [file]); return file; };

async function session(from, scratch) {
  const title = path.join(scratch, "18scan");
  fs.cpSync(path.join(root, "titles/18scan"), title, {recursive: true});
  const editor = stub.made({version: String(semver.minVersion(said.engines.vscode)), settings: {trackwright: {command: program}}});
  const {activate, deactivate} = extension(editor, from);
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
  }
}

test("the extension starts the server and shows its findings (in a stub of the editor)", {timeout: 60000}, () =>
  with_scratch(scratch => session(folder, scratch)));

const tools = ["python3", "unzip", "xmllint"].filter(name => {
  try { execFileSync("which", [name]); return false; } catch { return true; }
});
const packaged = {timeout: 60000, skip: tools.length > 0 && `not installed: ${tools}`};

test("two builds of the package are equal", packaged, () => with_scratch(scratch => {
  const [first, second] = ["a.vsix", "b.vsix"].map(name => fs.readFileSync(build(path.join(scratch, name))));
  assert.ok(first.equals(second));
}));

test("the package contains what its manifests name, and starts the server (in a stub of the editor)", packaged, () => with_scratch(async scratch => {
  const unpacked = path.join(scratch, "unpacked");
  execFileSync("unzip", ["-q", build(path.join(scratch, "a.vsix")), "-d", unpacked]);
  const value = (file, expression) => execFileSync("xmllint", ["--xpath", expression, path.join(unpacked, file)], {encoding: "utf8"}).trim();
  const inside = path.join(unpacked, "extension");
  const description = JSON.parse(fs.readFileSync(path.join(inside, "package.json"), "utf8"));
  assert.match(fs.readFileSync(path.join(root, "CMakeLists.txt"), "utf8"), RegExp(`VERSION ${semver.coerce(description.version)} `));
  const manifest = expression => value("extension.vsixmanifest", expression);
  for (const [attribute, wanted] of [["Id", description.name], ["Version", description.version], ["Publisher", description.publisher]])
    assert.strictEqual(manifest(`string(//*[local-name()="Identity"]/@${attribute})`), wanted);
  assert.strictEqual(manifest('string(//*[local-name()="Property"][contains(@Id, "Code.Engine")]/@Value)'), description.engines.vscode);
  const assets = manifest('//*[local-name()="Asset"]/@Path').match(/"[^"]+"/g).map(one => one.slice(1, -1));
  assert.ok(assets.includes("extension/package.json"));
  for (const file of [...assets, path.join("extension", description.main)]) assert.ok(fs.existsSync(path.join(unpacked, file)), file);
  // Each part of an Open Packaging archive has a type.
  const types = value("[Content_Types].xml", '//@Extension | //@PartName').match(/"[^"]+"/g).map(one => one.slice(1, -1));
  for (const entry of fs.readdirSync(unpacked, {recursive: true, withFileTypes: true})) {
    const name = path.relative(unpacked, path.join(entry.parentPath ?? entry.path, entry.name));
    if (entry.isFile() && name !== "[Content_Types].xml") assert.ok(types.includes(path.extname(name)) || types.includes(`/${name}`), name);
  }
  const modules = Object.keys(JSON.parse(fs.readFileSync(path.join(folder, "package-lock.json"), "utf8")).packages).filter(one => one);
  assert.ok(modules.includes("node_modules/vscode-languageclient"));
  for (const one of modules) assert.ok(fs.readdirSync(path.join(inside, one)).some(name => /^licen[sc]e/i.test(name)), `${one} lacks its licence`);
  await session(inside, scratch);
}));
