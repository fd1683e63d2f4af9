// The documentation site in a real browser, at the width of a desktop and of a phone. TRACKWRIGHT_SITE_FOLDER is the
// built site (packaging/test/site sets it).
"use strict";
const assert = require("node:assert");
const fs = require("node:fs");
const http = require("node:http");
const path = require("node:path");
const test = require("node:test");
const {chromium} = require("playwright-core");

const folder = process.env.TRACKWRIGHT_SITE_FOLDER;
const types = {".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".json": "application/json",
  ".svg": "image/svg+xml", ".png": "image/png", ".webp": "image/webp"};
const [desktop, phone] = [{width: 1280, height: 800}, {width: 390, height: 844}];
const titles = folder ? fs.readdirSync(path.join(folder, "titles")).filter(name => fs.existsSync(path.join(folder, "titles", name, "page.html"))) : [];
let server, browser, address;

const answer = (request, response) => {
  const asked = path.join(folder, decodeURIComponent(new URL(request.url, "http://site").pathname));
  const file = asked.endsWith("/") ? asked + "index.html" : asked;
  if (!fs.existsSync(file)) return response.writeHead(404).end();
  response.writeHead(200, {"content-type": types[path.extname(file)] || "application/octet-stream"});
  response.end(fs.readFileSync(file));
};

// Opens a page of the site. Errors, and requests to anywhere else, are complaints.
const shown = async (where, viewport, act) => {
  const context = await browser.newContext({viewport});
  context.setDefaultTimeout(60000);
  const page = await context.newPage();
  const complaints = [];
  page.on("pageerror", error => complaints.push(error.message));
  page.on("console", message => message.type() === "error" && complaints.push(message.text()));
  page.on("request", one => /^https?:/.test(one.url()) && !one.url().startsWith(address) && complaints.push(one.url()));
  page.on("response", one => one.status() >= 400 && complaints.push(`${one.status()} ${one.url()}`));
  await page.goto(`${address}/${where}`);
  try {
    await act(page);
    assert.deepStrictEqual(complaints, [], where);
  } finally {
    await context.close();
  }
};
// The page is not wider than the window, once it has moved its parts after a change of the width; no picture is missing.
const fits = async (page, where) => {
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    await page.waitForFunction(() => document.documentElement.scrollWidth === document.documentElement.clientWidth, null, {timeout: 15000})
      .catch(() => assert.fail(`${where} is wider than ${size.width}`));
  }
  assert.ok(await page.evaluate(() => [...document.images].every(one => one.naturalWidth)), `a picture of ${where}`);
};

// The addresses that the search shows first for some words.
const found = async (page, words) => {
  if (page.viewportSize().width === phone.width) await page.click("label.md-header__button[for=__search]");
  await page.fill(".md-search__input", words);
  await page.locator(".md-search-result__item a").first().waitFor();
  const links = await page.locator(".md-search-result__item > a").evaluateAll(all => all.map(one => one.href));
  return links.map(one => one.slice(address.length + 1).replace(/\?.*?(#|$)/, "$1"));
};

test("the site", {skip: !folder && "TRACKWRIGHT_SITE_FOLDER is not set"}, async t => {
  server = http.createServer(answer);
  await new Promise(done => server.listen(0, "127.0.0.1", done));
  address = `http://127.0.0.1:${server.address().port}`;
  browser = await chromium.launch({executablePath: process.env.CHROMIUM || "/usr/bin/chromium", args: ["--no-sandbox"]});
  t.after(async () => { await browser.close(); server.close(); });

  await t.test("pages fit a desktop and a phone, and fetch nothing from elsewhere", async () => {
    for (const where of ["", "tutorial/", "title-format/", "keys/rules/", "keys/roster/", "consumers/", "tile-language/", "checks/",
      "checks/map/", "checks/map/hex-gap/", "titles/", "titles/18scan/sources/", "gallery/", "findings/", "design/"])
      await shown(where, phone, page => fits(page, where));
    await shown("", desktop, page => page.locator("article .admonition a[href='titles/18scan/']").waitFor());
  });

  await t.test("the search finds a check by its id, and a key", async () => {
    for (const size of [desktop, phone])
      await shown("", size, async page => assert.strictEqual((await found(page, "map/hex-gap"))[0], "checks/map/hex-gap/"));
    await shown("checks/", desktop, async page => assert.strictEqual((await found(page, "rusts_on"))[0], "keys/roster/"));
  });

  await t.test("the page of each title shows its map", async () => {
    assert.ok(titles.length >= 8);
    for (const title of titles)
      await shown(`titles/${title}/`, phone, async page => {
        const live = page.frameLocator("iframe.live");
        await page.locator("iframe.live").scrollIntoViewIfNeeded();
        await live.locator("#map svg g.over").waitFor({state: "attached"});
        assert.ok(await live.locator("#map svg > g[id^=hex-]").count() > 30, title);
        await fits(page, title);
        if (title !== "18scan") return;
        await live.locator("#hex-choice").selectOption("F11");
        await live.locator("#inspector:has-text('622 turned 5')").waitFor();
      });
  });
});
