// A copy of a title, its live page, and a browser that looks at it.
"use strict";
const assert = require("node:assert");
const {spawn, execFileSync} = require("node:child_process");
const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");
const {chromium} = require("playwright-core");

const root = path.resolve(__dirname, "../..");
const program = process.env.TRACKWRIGHT_PROGRAM || path.join(root, "build/release/designer/trackwright");

exports.program = program;

// One browser serves all titles that are opened one after the other: a start costs as much as a page.
let launched = null, users = 0, closing = null;
const borrowed = () => {
  clearTimeout(closing);
  users += 1;
  return launched ||= chromium.launch({executablePath: process.env.CHROMIUM || "/usr/bin/chromium", args: ["--no-sandbox"]});
};
const returned = () => {
  users -= 1;
  if (users === 0) closing = setTimeout(() => { launched.then(browser => browser.close()); launched = null; }, 200);
};

exports.opened = async (title, act, choices = []) => {
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), "trackwright-browser-"));
  const folder = path.join(scratch, title);
  fs.cpSync(path.join(root, "titles", title), folder, {recursive: true});
  const server = spawn(program, ["serve", folder, ...choices], {cwd: scratch, stdio: ["ignore", "pipe", "inherit"]});
  const contexts = [];
  const browser = {newContext: async options => {
    const made = await (await borrowed()).newContext(options);
    contexts.push(made);
    return made;
  }};
  try {
    const address = await new Promise((found, failed) => {
      server.stdout.once("data", data => found(String(data).trim()));
      server.once("exit", code => failed(new Error(`serve ended with ${code}`)));
    });
    return await act({scratch, folder, address, browser, server,
      read: name => fs.readFileSync(path.join(folder, name), "utf8"),
      write: (name, text) => fs.writeFileSync(path.join(folder, name), text),
      file: name => path.join(folder, name),
      alone: () => {
        const page = path.join(scratch, "page.html");
        execFileSync(program, ["page", folder, "-o", page]);
        return "file://" + page;
      }});
  } finally {
    for (const one of contexts) await one.close();
    contexts.forEach(returned);
    server.kill("SIGINT");
    await new Promise(ended => server.exitCode === null ? server.once("exit", ended) : ended());
    fs.rmSync(scratch, {recursive: true, force: true});
  }
};

// The page with its map drawn; what goes wrong in it is collected.
exports.shown = async (browser, address, {width = 1280, height = 800, dark = false} = {}) => {
  const context = await browser.newContext({viewport: {width, height}, colorScheme: dark ? "dark" : "light"});
  const page = await context.newPage();
  page.complaints = [];
  page.on("pageerror", error => page.complaints.push(error.message));
  page.on("console", message => message.type() === "error" && page.complaints.push(message.text()));
  await page.goto(address);
  await page.locator("#map svg g.over").waitFor({state: "attached", timeout: 15000});
  return page;
};

// Nothing in these views keeps anybody from using them, by the rules of axe, and none is wider than the window: by
// day, in the dark, and on a small screen.
exports.sound = async (page, views) => {
  await page.evaluate(fs.readFileSync(path.join(__dirname, "node_modules/axe-core/axe.min.js"), "utf8"));
  for (const look of [{}, {dark: true}, {width: 390}]) {
    await page.emulateMedia({colorScheme: look.dark ? "dark" : "light"});
    await page.setViewportSize({width: look.width || 1280, height: 800});
    for (const view of views) {
      await page.click(`[data-view=${view}]`);
      await page.waitForTimeout(500);
      const found = await page.evaluate(() => axe.run({resultTypes: ["violations"]}));
      const serious = found.violations.filter(one => ["serious", "critical"].includes(one.impact));
      const where = `${view} ${JSON.stringify(look)}`;
      assert.deepStrictEqual(serious.map(one => [one.id, one.nodes[0].html.slice(0, 100)]), [], where);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      assert.strictEqual(wide, 0, `${where} is wider than the window`);
    }
  }
};

// Waits until it holds in the page. Playwright's own waitForFunction asks again by eval, which the page's policy
// forbids, so that it works only where the first answer is yes.
exports.until = async (page, holds, argument) => {
  const end = Date.now() + 15000;
  while (!await page.evaluate(holds, argument)) {
    assert.ok(Date.now() < end, `never: ${holds}`);
    await page.waitForTimeout(50);
  }
};
