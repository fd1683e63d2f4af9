// The snippet for Neovim in Neovim itself, without a screen.
"use strict";
const assert = require("node:assert");
const {execFileSync, spawnSync} = require("node:child_process");
const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");
const test = require("node:test");

const root = path.resolve(__dirname, "../..");
const program = process.env.TRACKWRIGHT_PROGRAM || path.join(root, "build/release/designer/trackwright");
const none = spawnSync("nvim", ["--version"]).status === 0 ? false : "nvim is not here";

test("Neovim shows findings, fixes, hovers, completes and renames", {skip: none, timeout: 120000}, () => {
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), "trackwright-neovim-"));
  const folder = path.join(scratch, "18scan"), result = path.join(scratch, "result.json");
  try {
    fs.cpSync(path.join(root, "titles/18scan"), folder, {recursive: true});
    const read = name => fs.readFileSync(path.join(folder, name), "utf8");
    const before = Object.fromEntries(["map.yaml", "roster.yaml", "companies.yaml", "title.yaml", "opening.json"].map(name => [name, read(name)]));
    spawnSync("nvim", ["--headless", "-u", "NONE", "-i", "NONE", "-n", "-S", path.join(__dirname, "neovim_session.lua")], {
      cwd: folder, timeout: 100000, stdio: ["ignore", "ignore", "inherit"],
      env: {...process.env, HOME: scratch, XDG_STATE_HOME: scratch, TRACKWRIGHT: program,
        TRACKWRIGHT_TEST: [path.join(root, "editors/neovim/trackwright.lua"), result].join("\n")}});
    const seen = JSON.parse(fs.readFileSync(result, "utf8"));
    assert.strictEqual(seen.failed, undefined);
    assert.strictEqual(seen.clients, 1);
    const line = before["roster.yaml"].split("\n")[seen.line - 1];
    assert.deepStrictEqual(seen.finding, {code: "schema/unknown-key", line: seen.line, col: line.indexOf("rusts_on")});
    assert.deepStrictEqual(seen.mended, line);
    assert.match(seen.hover, /Train 4/);
    for (const name of ["2", "4", "5E"]) assert.ok(seen.offered.includes(name), seen.offered.join());
    assert.ok(seen.colours > 3);
    // Nothing but the name has changed, in all files; what is found then is that its logo is called as it was.
    for (const [name, text] of Object.entries(before)) assert.strictEqual(read(name).replace(/\bQXJ\b/g, "NSB"), text, name);
    assert.match(read("companies.yaml"), /^  QXJ:/m);
    assert.match(read("opening.json"), /"QXJ"/);
    const found = JSON.parse(execFileSync(program, ["check", folder, "--format", "json"], {encoding: "utf8"})).findings;
    assert.deepStrictEqual(found.map(one => one.check), ["company/logo-of-another"]);
  } finally {
    fs.rmSync(scratch, {recursive: true, force: true});
  }
});
