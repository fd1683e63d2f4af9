// As much of the module `vscode` as the extension and the client that it uses ask for to start, to open a document and to
// receive findings. It is not Visual Studio Code: it shows nothing, and what it leaves out nobody has tried there.
"use strict";
const fs = require("node:fs");
const {fileURLToPath, pathToFileURL} = require("node:url");

class Disposable { constructor(end) { this.end = end; } dispose() { if (this.end) this.end(); } static from() { return new Disposable(); } }
class EventEmitter {
  constructor() {
    this.heard = new Set();
    this.event = (listen, of) => { const call = value => listen.call(of, value); this.heard.add(call); return new Disposable(() => this.heard.delete(call)); };
  }
  fire(value) { for (const call of [...this.heard]) call(value); }
  dispose() { this.heard.clear(); }
}
class Uri {
  constructor(text) { this.text = text; this.scheme = text.slice(0, text.indexOf(":")); this.path = new URL(text).pathname; this.authority = this.query = this.fragment = ""; }
  static parse(text) { return new Uri(text); }
  static file(path) { return new Uri(pathToFileURL(path).href); }
  get fsPath() { return fileURLToPath(this.text); }
  toString() { return this.text; }
}
class Position { constructor(line, character) { Object.assign(this, {line, character}); } }
class Range {
  constructor(a, b, c, d) { [this.start, this.end] = c === undefined ? [a, b] : [new Position(a, b), new Position(c, d)]; }
}
class Diagnostic { constructor(range, message, severity) { Object.assign(this, {range, message, severity}); } }
class CancellationTokenSource {
  constructor() { this.ended = new EventEmitter(); this.token = {isCancellationRequested: false, onCancellationRequested: this.ended.event}; }
  cancel() { this.token.isCancellationRequested = true; this.ended.fire(); }
  dispose() {}
}
class CodeActionKind { constructor(value) { this.value = value; } append(part) { return new CodeActionKind(this.value ? `${this.value}.${part}` : part); } }
CodeActionKind.Empty = new CodeActionKind("");
class Document {
  constructor(path, languageId) {
    this.uri = Uri.file(path);
    Object.assign(this, {languageId, version: 1, text: fs.readFileSync(path, "utf8"), isClosed: false, isDirty: false, fileName: path});
  }
  getText() { return this.text; }
}

// Classes and lists of words that the client names while it is loaded, and which are not used here.
const named = new Proxy({}, {get: (all, name) => all[name] ||= class {}});
const noEvent = () => new Disposable();

exports.made = ({version, settings}) => {
  const told = {collections: [], providers: {}, shown: [], watched: []};
  const opened = new EventEmitter(), changed = new EventEmitter(), closed = new EventEmitter();
  const shown = kind => (...words) => { told.shown.push([kind, words[0]]); return Promise.resolve(undefined); };
  const workspace = new Proxy({
    textDocuments: [], notebookDocuments: [], workspaceFolders: undefined, isTrusted: true, fs: {isWritableFileSystem: () => true},
    onDidOpenTextDocument: opened.event, onDidChangeTextDocument: changed.event, onDidCloseTextDocument: closed.event,
    getConfiguration: section => ({get: (key, otherwise) => (settings[section] || {})[key] ?? otherwise, has: () => false}),
    createFileSystemWatcher: pattern => { told.watched.push(pattern); return {onDidCreate: noEvent, onDidChange: noEvent, onDidDelete: noEvent, dispose() {}}; },
    getWorkspaceFolder: () => undefined,
  }, {get: (all, name) => name in all || !String(name).startsWith("on") ? all[name] : noEvent});
  const languages = new Proxy({
    createDiagnosticCollection: name => {
      const found = new Map(), one = {name, found, set: (uri, list) => found.set(String(uri), list), delete: uri => found.delete(String(uri)), clear: () => found.clear(), dispose() {},
        forEach: act => found.forEach((list, uri) => act(Uri.parse(uri), list)), has: uri => found.has(String(uri))};
      told.collections.push(one);
      return one;
    },
    match: (selector, document) => [selector].flat().some(one => (!one.language || one.language === document.languageId) && (!one.scheme || one.scheme === document.uri.scheme)) ? 10 : 0,
  }, {get: (all, name) => name in all ? all[name] : (selector, provider) => { told.providers[String(name)] = provider; return new Disposable(); }});
  const window = {
    createOutputChannel: name => ({name, append() {}, appendLine() {}, replace() {}, clear() {}, show() {}, hide() {}, dispose() {}, trace() {}, debug() {}, info() {}, warn() {}, error() {}}),
    showErrorMessage: shown("error"), showWarningMessage: shown("warning"), showInformationMessage: shown("information"),
    onDidChangeActiveTextEditor: noEvent, activeTextEditor: undefined, visibleTextEditors: [],
    tabGroups: {all: [], onDidChangeTabs: noEvent, onDidChangeTabGroups: noEvent},
  };
  const module = new Proxy({
    version, workspace, languages, window, Disposable, EventEmitter, Uri, Position, Range, Diagnostic, CancellationTokenSource, CodeActionKind,
    CancellationError: class extends Error {},
    env: {appName: "a stub", language: "en", openExternal: shown("page")},
    commands: {registerCommand: () => new Disposable(), executeCommand: () => Promise.resolve()},
    extensions: {getExtension: () => undefined, onDidChange: noEvent},
    DiagnosticSeverity: {Error: 0, Warning: 1, Information: 2, Hint: 3},
    DiagnosticTag: {Unnecessary: 1, Deprecated: 2},
    TextDocumentChangeReason: {Undo: 1, Redo: 2},
  }, {get: (all, name) => name in all ? all[name] : named[name]});
  return {module, told, Document,
    open: document => { workspace.textDocuments.push(document); opened.fire(document); },
    change: (document, text) => {
      const lines = document.text.split("\n"), range = new Range(0, 0, lines.length - 1, lines.at(-1).length), length = document.text.length;
      document.text = text;
      ++document.version;
      changed.fire({document, contentChanges: [{range, rangeOffset: 0, rangeLength: length, text}], reason: undefined});
    }};
};
