// From the last key to the findings on it, as an editor sees them: TITLE [KEYS]. Types a train that rusts on nothing and takes
// it back, by turns, in a copy of a shipped title; prints median, p95 and worst in ms, of findings and of a hover asked at once.
"use strict";
const {spawn} = require("node:child_process");
const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");
const {pathToFileURL} = require("node:url");

const [title = "18scan", keys = "50"] = process.argv.slice(2);
const root = path.resolve(__dirname, "..");
const program = process.env.TRACKWRIGHT_PROGRAM || path.join(root, "build/release/designer/trackwright");
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "trackwright-keys-"));
fs.cpSync(path.join(root, "titles", title), folder, {recursive: true});
const server = spawn(program, ["lsp"], {stdio: ["pipe", "pipe", "inherit"]});
const uri = pathToFileURL(path.join(folder, "roster.yaml")).href;
const asked = new Map();
let number = 0, published = () => {}, waiting = Buffer.alloc(0);

const send = message => {
  const text = JSON.stringify({jsonrpc: "2.0", ...message});
  server.stdin.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
};
const ask = (method, params) => new Promise(done => { asked.set(++number, done); send({id: number, method, params}); });
const take = message => {
  if (message.method === "textDocument/publishDiagnostics" && message.params.uri === uri) published(message.params.diagnostics);
  else if (message.method && message.id !== undefined) send({id: message.id, result: null});
  else if (asked.has(message.id)) asked.get(message.id)(message.result);
};
server.stdout.on("data", more => {
  waiting = Buffer.concat([waiting, more]);
  for (;;) {
    const end = waiting.indexOf("\r\n\r\n");
    if (end < 0) return;
    const length = Number(/Content-Length: (\d+)/i.exec(waiting.subarray(0, end).toString())[1]);
    if (waiting.length < end + 4 + length) return;
    take(JSON.parse(waiting.subarray(end + 4, end + 4 + length).toString()));
    waiting = waiting.subarray(end + 4 + length);
  }
});
const until = right => new Promise(done => { published = found => { if (right(found.some(one => one.code === "train/unknown-trigger"))) done(); }; });
const told = (name, times) => {
  times.sort((a, b) => a - b);
  const at = part => times[Math.min(times.length - 1, Math.floor(times.length * part))].toFixed(0);
  console.log(`${title}: ${times.length} ${name}, median ${at(.5)} ms, p95 ${at(.95)} ms, worst ${at(1)} ms`);
};

(async () => {
  await ask("initialize", {processId: process.pid, rootUri: pathToFileURL(folder).href, capabilities: {}});
  send({method: "initialized", params: {}});
  const sound = fs.readFileSync(path.join(folder, "roster.yaml"), "utf8");
  const broken = sound.replace(/rusts_on: \w+/, "rusts_on: zz");
  if (broken === sound) throw new Error(`no train of ${title} rusts on another`);
  const first = until(() => true);
  send({method: "textDocument/didOpen", params: {textDocument: {uri, languageId: "yaml", version: 1, text: sound}}});
  await first;
  const findings = [], hovers = [];
  for (let i = 0; i < Number(keys); ++i) {
    const bad = i % 2 === 0, seen = until(has => has === bad);
    await new Promise(done => setTimeout(done, 150));
    const begin = performance.now();
    send({method: "textDocument/didChange", params: {textDocument: {uri, version: i + 2}, contentChanges: [{text: bad ? broken : sound}]}});
    const hover = ask("textDocument/hover", {textDocument: {uri}, position: {line: 3, character: 4}}).then(() => hovers.push(performance.now() - begin));
    await seen;
    findings.push(performance.now() - begin);
    await hover;
  }
  told("keys until their findings", findings);
  told("hovers asked with the key", hovers);
})().catch(error => { console.error(error.message); process.exitCode = 1; }).finally(() => { server.kill(); fs.rmSync(folder, {recursive: true, force: true}); });
