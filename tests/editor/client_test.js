// A client that knows the types of the protocol: each answer is held against them. And the editors' own parts.
"use strict";
const assert = require("node:assert");
const {spawn, execFileSync} = require("node:child_process");
const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");
const test = require("node:test");
const {pathToFileURL} = require("node:url");
const rpc = require("vscode-languageserver-protocol/node");

const root = path.resolve(__dirname, "../..");
const program = process.env.TRACKWRIGHT_PROGRAM || path.join(root, "build/release/designer/trackwright");

const session = async act => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "trackwright-editor-"));
  fs.cpSync(path.join(root, "titles/18scan"), folder, {recursive: true});
  const server = spawn(program, ["lsp"], {stdio: ["pipe", "pipe", "inherit"]});
  const ended = new Promise(done => server.once("exit", done));
  const connection = rpc.createMessageConnection(new rpc.StreamMessageReader(server.stdout), new rpc.StreamMessageWriter(server.stdin));
  const told = new Map(), waiting = [];
  connection.onNotification(rpc.PublishDiagnosticsNotification.type, one => {
    told.set(one.uri, one.diagnostics);
    waiting.splice(0).forEach(wake => wake());
  });
  connection.listen();
  const uri = name => pathToFileURL(path.join(folder, name)).href;
  const texts = new Map();
  const editor = {connection, folder, uri,
    read: name => texts.get(name) ?? fs.readFileSync(path.join(folder, name), "utf8"),
    open: name => {
      texts.set(name, editor.read(name));
      return connection.sendNotification(rpc.DidOpenTextDocumentNotification.type, {textDocument: {uri: uri(name), languageId: "yaml", version: 1, text: texts.get(name)}});
    },
    type: (name, text) => {
      texts.set(name, text);
      return connection.sendNotification(rpc.DidChangeTextDocumentNotification.type, {textDocument: {uri: uri(name), version: 2}, contentChanges: [{text}]});
    },
    told: name => told.get(uri(name)),
    until: async right => { while (!right()) await new Promise(wake => waiting.push(wake)); },
    at: (name, what, on = 0) => {
      const before = editor.read(name).slice(0, editor.read(name).indexOf(what) + on).split("\n");
      return {textDocument: {uri: uri(name)}, position: {line: before.length - 1, character: before.at(-1).length}};
    }};
  try {
    const answer = await connection.sendRequest(rpc.InitializeRequest.type, {processId: process.pid, rootUri: pathToFileURL(folder).href, capabilities: {}});
    await connection.sendNotification(rpc.InitializedNotification.type, {});
    await act(editor, answer.capabilities);
    await connection.sendRequest(rpc.ShutdownRequest.type);
    await connection.sendNotification(rpc.ExitNotification.type);
    assert.strictEqual(await ended, 0);
  } finally {
    connection.dispose();
    server.kill();
    fs.rmSync(folder, {recursive: true, force: true});
  }
};
const all = (list, is) => { assert.ok(Array.isArray(list) && list.length > 0); for (const one of list) assert.ok(is(one), JSON.stringify(one)); };

test("answers have the shapes of the protocol", {timeout: 60000}, () => session(async (editor, capabilities) => {
  assert.ok(capabilities.hoverProvider && capabilities.renameProvider && capabilities.codeActionProvider);
  for (const name of ["map.yaml", "roster.yaml", "companies.yaml"]) await editor.open(name);
  await editor.until(() => editor.told("map.yaml") && editor.told("roster.yaml"));
  const ask = (type, params) => editor.connection.sendRequest(type, params);
  assert.ok(rpc.Hover.is(await ask(rpc.HoverRequest.type, editor.at("map.yaml", "B5:"))));
  const offered = await ask(rpc.CompletionRequest.type, editor.at("companies.yaml", "home:", 5));
  all(Array.isArray(offered) ? offered : offered.items,
    one => typeof one.label === "string" && (one.textEdit === undefined || rpc.TextEdit.is(one.textEdit)));
  const found = await ask(rpc.DefinitionRequest.type, editor.at("companies.yaml", "home: ", 7));
  all([found].flat(), rpc.Location.is);
  all(await ask(rpc.ReferencesRequest.type, {...editor.at("map.yaml", "  D7:", 3), context: {includeDeclaration: true}}), rpc.Location.is);
  all(await ask(rpc.DocumentSymbolRequest.type, editor.at("map.yaml", "B5:")), rpc.DocumentSymbol.is);
  all(await ask(rpc.FoldingRangeRequest.type, editor.at("map.yaml", "B5:")), rpc.FoldingRange.is);
  all(await ask(rpc.DocumentColorRequest.type, editor.at("companies.yaml", "home:")), rpc.ColorInformation.is);
  assert.ok(rpc.WorkspaceEdit.is(await ask(rpc.RenameRequest.type, {...editor.at("map.yaml", "  D7:", 3), newName: "D99"})));
}));

test("findings arrive during typing, and a missing thing is created", {timeout: 60000}, () => session(async editor => {
  await editor.open("roster.yaml");
  await editor.until(() => editor.told("roster.yaml"));
  await editor.type("roster.yaml", editor.read("roster.yaml").replace("rusts_on: 4\n", "rusts_on: 9\n"));
  await editor.until(() => editor.told("roster.yaml").length > 0);
  all(editor.told("roster.yaml"), rpc.Diagnostic.is);
  const {range} = editor.told("roster.yaml")[0];
  const actions = await editor.connection.sendRequest(rpc.CodeActionRequest.type, {textDocument: {uri: editor.uri("roster.yaml")}, range, context: {diagnostics: editor.told("roster.yaml")}});
  all(actions, rpc.CodeAction.is);
  const create = actions.find(one => one.title === "Create train 9");
  const [edit] = create.edit.changes[editor.uri("roster.yaml")];
  const lines = editor.read("roster.yaml").split("\n"), {line, character} = edit.range.start;
  lines[line] = lines[line].slice(0, character) + edit.newText + lines[line].slice(character);
  await editor.type("roster.yaml", lines.join("\n"));
  await editor.until(() => !editor.told("roster.yaml").some(one => one.code === "train/unknown-trigger"));
}));

test("a rename to a taken name, an unknown method and a cancelled request are refused with a reason", {timeout: 60000}, () => session(async editor => {
  await editor.open("map.yaml");
  const refused = promise => promise.then(() => assert.fail("it was not refused"), error => error);
  const taken = await refused(editor.connection.sendRequest(rpc.RenameRequest.type, {...editor.at("map.yaml", "  D7:", 3), newName: "B5"}));
  assert.match(taken.message, /hex B5/);
  assert.strictEqual((await refused(editor.connection.sendRequest("textDocument/dance", {}))).code, rpc.ErrorCodes.MethodNotFound);
  const source = new rpc.CancellationTokenSource();
  const asked = editor.connection.sendRequest(rpc.HoverRequest.type, editor.at("map.yaml", "B5:"), source.token).then(() => "answered", error => error.code);
  source.cancel();
  assert.ok(["answered", rpc.LSPErrorCodes.RequestCancelled].includes(await asked));
}));

test("the extension for Visual Studio Code is complete", () => {
  const folder = path.join(root, "editors/vscode");
  const said = JSON.parse(fs.readFileSync(path.join(folder, "package.json"), "utf8"));
  execFileSync(process.execPath, ["--check", path.join(folder, said.main)]);
  for (const key of ["name", "publisher", "version", "engines", "activationEvents", "contributes"]) assert.ok(said[key], key);
  assert.match(said.engines.vscode, /^\^\d+\.\d+\.\d+$/);
  const source = fs.readFileSync(path.join(folder, said.main), "utf8");
  for (const name of source.matchAll(/require\("([^".][^"]*)"\)/g))
    assert.ok(name[1] === "vscode" || said.dependencies[name[1].split("/")[0]], `${name[1]} is no dependency`);
  const read = [...source.matchAll(/getConfiguration\("(\w+)"\)\.get\("(\w+)"\)/g)].map(one => `${one[1]}.${one[2]}`);
  for (const key of read) assert.ok(said.contributes.configuration.properties[key], key);
});
