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

// How long anything is waited for, in ms: beside builds that have all processors, a page may take half a minute to come.
const patience = 90000;

exports.program = program;

// One browser serves all titles that a file opens one after the other: a start costs as much as a page. It is closed
// when nobody has opened another soon, without which the process would not end.
let launched = null, users = 0, closing = null;
const borrowed = async () => {
  clearTimeout(closing);
  users += 1;
  if (launched && !(await launched).isConnected()) launched = null;
  return launched ||= chromium.launch({executablePath: process.env.CHROMIUM || "/usr/bin/chromium", args: ["--no-sandbox"]});
};
const returned = () => {
  users -= 1;
  if (users === 0) closing = setTimeout(() => { launched.then(browser => browser.close(), () => {}); launched = null; }, 200);
};

exports.opened = async (title, act, choices = []) => {
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), "trackwright-browser-"));
  const folder = path.join(scratch, title);
  fs.cpSync(path.join(root, "titles", title), folder, {recursive: true});
  const server = spawn(program, ["serve", folder, ...choices], {cwd: scratch, stdio: ["ignore", "pipe", "inherit"]});
  const started = new Promise((found, failed) => {
    server.stdout.once("data", data => found(String(data).trim()));
    server.once("exit", code => failed(new Error(`serve ended with ${code}`)));
  });
  let browser = null;
  try {
    const [address] = await Promise.all([started, borrowed().then(one => { browser = one; })]);
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
    for (const one of browser ? browser.contexts() : []) await one.close();
    returned();
    server.kill("SIGINT");
    await new Promise(ended => server.exitCode === null ? server.once("exit", ended) : ended());
    fs.rmSync(scratch, {recursive: true, force: true});
  }
};

// The page with its map drawn; what goes wrong in it is collected, and what it has asked for without an answer yet.
exports.shown = async (browser, address, {width = 1280, height = 800, dark = false} = {}) => {
  const context = await browser.newContext({viewport: {width, height}, colorScheme: dark ? "dark" : "light"});
  context.setDefaultTimeout(patience);
  const page = await context.newPage();
  page.complaints = [];
  page.on("pageerror", error => page.complaints.push(error.message));
  page.on("console", message => message.type() === "error" && page.complaints.push(message.text()));
  page.asked = new Set();
  page.on("request", one => one.resourceType() !== "eventsource" && page.asked.add(one));
  for (const end of ["requestfinished", "requestfailed"]) page.on(end, one => page.asked.delete(one));
  await page.goto(address);
  await page.locator("#map svg g.over").waitFor({state: "attached"});
  return page;
};

// Once the page has all that it asked for, and has been left alone for a tenth of a second.
const settled = async page => {
  const end = Date.now() + patience;
  do {
    assert.ok(Date.now() < end, "the page does not come to rest");
    await page.evaluate(() => new Promise(done => {
      let timer = null;
      const watch = new MutationObserver(() => wait());
      const wait = () => {
        clearTimeout(timer);
        timer = setTimeout(() => { watch.disconnect(); done(); }, 100);
      };
      watch.observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
      wait();
    }));
  } while (page.asked.size);
};

// What is visible breaks no rule of axe: those of WCAG 2.1 AA and its best practices, or the chosen ones.
const accessible = exports.accessible = async (page, where, chosen = {}) => {
  if (!await page.evaluate(() => "axe" in window)) await page.evaluate(fs.readFileSync(path.join(__dirname, "node_modules/axe-core/axe.min.js"), "utf8"));
  // Otherwise it keeps the markup of all that it has looked at: the whole map of each element around it, over and over.
  await page.evaluate(() => axe.configure({noHtml: true}));
  const found = await page.evaluate(chosen => axe.run({resultTypes: ["violations"], ...chosen}), chosen);
  assert.deepStrictEqual(found.violations.map(one => [one.id, one.nodes[0].target.join(" ")]), [], where);
};

// Nothing in these views keeps anybody from using them, by the rules of axe, and none is wider than the window: by
// day, in the dark, and on a small screen. Only colours differ in the dark, and only the layout on a small screen.
const contrast = ["color-contrast", "link-in-text-block"];
const looks = [{}, {dark: true, chosen: {runOnly: contrast}},
  {width: 390, chosen: {rules: Object.fromEntries(contrast.map(rule => [rule, {enabled: false}]))}}];
exports.sound = async (page, views) => {
  for (const view of views) {
    await page.click(`[data-view=${view}]`);
    for (const look of looks) {
      await page.emulateMedia({colorScheme: look.dark ? "dark" : "light"});
      await page.setViewportSize({width: look.width || 1280, height: 800});
      await settled(page);
      const where = `${view} ${JSON.stringify(look)}`;
      assert.ok(await page.isVisible(`#view-${view}`), where);
      await accessible(page, where, look.chosen);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      assert.strictEqual(wide, 0, `${where} is wider than the window`);
    }
  }
};

// Waits until it holds in the page. Playwright's own waitForFunction asks again by eval, which the page's policy
// forbids, so that it works only where the first answer is yes.
exports.until = async (page, holds, argument) => {
  const end = Date.now() + patience;
  while (!await page.evaluate(holds, argument)) {
    assert.ok(Date.now() < end, `never: ${holds}`);
    await page.waitForTimeout(50);
  }
};
