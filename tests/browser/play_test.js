// A game is played on the page by those who sit before it.
"use strict";
const assert = require("node:assert");
const {execFileSync} = require("node:child_process");
const test = require("node:test");
const {opened, shown, sound, program, until} = require("./workbench.js");

const done = page => page.evaluate(() => Number(/Done \((\d+)\)/.exec(document.querySelector("#play-side").textContent)[1]));
const after = async (page, count) => page.locator(`#play-side h2:text-is("Done (${count})")`).waitFor();
const begin = async (page, names = "Anna, Bo, Cy") => {
  await page.click("[data-view=play]");
  await page.fill("#play-names", names);
  await page.click("#play-begin");
  await after(page, 0);
};
// The first choice whose words are like this; those of the terminal.
const choose = async (page, words) => {
  const count = await done(page);
  await page.evaluate(words => [...document.querySelectorAll("#play-side button")].find(one => new RegExp(words).test(one.textContent)).click(), words);
  await after(page, count + 1);
};
// Privates go to whoever may buy them and shares to whoever is next, until a tile may be laid.
const toTrack = async page => {
  for (let i = 0; i < 80 && !await page.locator("#play-lays img").count(); ++i) {
    if (await page.locator("#play-hex").count()) {
      await page.selectOption("#play-hex", {index: 1});
      continue;
    }
    await choose(page, await page.evaluate(() => document.querySelector("#play-choices").textContent.includes(" buys ")) ? " buys " : " starts |passes");
  }
};

test("a game is started, played, undone, saved and continued", () => opened("1870", async bench => {
  const page = await shown(bench.browser, bench.address);
  await begin(page);
  assert.match(await page.textContent("#play-side h2"), /^Anna to act/);
  await choose(page, "Anna buys Great River Shipping Company for \\$20");
  await page.locator("#play-standing tr:has-text('Anna') td:nth-child(2):text-is('$680')").waitFor();
  assert.match(await page.textContent("#play-side h2"), /^Bo to act/);
  await page.click("#play-undo");
  await page.locator("#play-standing tr:has-text('Anna') td:nth-child(2):text-is('$700')").waitFor();
  await toTrack(page);
  const before = await done(page);
  const laid = await page.getAttribute("#play-lays .tiles button", "aria-label");
  await page.locator("#play-lays .tiles button").first().click();
  await after(page, before + 1);
  assert.strictEqual(await page.locator("#play-done li").first().textContent(), laid);
  await page.fill("#play-file", "evening.json");
  await page.click("#play-save");
  await page.locator("#play-state:has-text('evening.json')").waitFor();
  const replayed = execFileSync(program, ["replay", bench.folder, bench.file("evening.json")], {encoding: "utf8"});
  assert.match(replayed, new RegExp(`${before + 1} of ${before + 1} actions`));
  await page.click("#play-undo");
  await after(page, before);
  await page.selectOption("#games", "evening.json");
  await page.locator("#play-state:has-text('not saved')").waitFor();
  await page.selectOption("#games", "evening.json");
  await after(page, before + 1);
  await page.reload();
  await page.locator("#map svg g.over").waitFor({state: "attached"});
  await page.click("[data-view=play]");
  await after(page, before + 1);
  assert.deepStrictEqual(page.complaints, []);
}));

test("a hex is chosen on the board, and its tiles are shown", () => opened("1870", async bench => {
  const page = await shown(bench.browser, bench.address);
  await begin(page);
  await toTrack(page);
  await page.selectOption("#play-hex", "");
  assert.strictEqual(await page.locator("#play-lays img").count(), 0);
  await page.locator("#play-map polygon.can-lie").first().waitFor({state: "attached"});
  const at = await page.evaluate(() => {
    const box = document.querySelector("#play-map polygon.can-lie").getBoundingClientRect();
    return {x: box.x + box.width / 2, y: box.y + box.height / 2};
  });
  await page.mouse.click(at.x, at.y);
  await page.locator("#play-lays img").first().waitFor();
  assert.ok(await page.inputValue("#play-hex"));
}));

test("another price can be bid, and forbidden bids are explained", () => opened("1870", async bench => {
  const page = await shown(bench.browser, bench.address);
  await begin(page);
  const row = page.locator("#play-choices li:has-text('Anna bids')").first();
  await row.locator("input").fill("1");
  await row.locator("button:text-is('at this price')").click();
  await until(page, () => document.querySelector("#play-state").textContent !== "");
  assert.strictEqual(await done(page), 0);
  await row.locator("input").fill("75");
  await row.locator("button:text-is('at this price')").click();
  await after(page, 1);
  await page.locator("#play-standing:has-text('Anna bids $75 for')").waitFor();
}));

test("keys alone play", () => opened("1870", async bench => {
  const page = await shown(bench.browser, bench.address);
  await begin(page);
  await page.locator("#play-choices button").first().focus();
  await page.keyboard.press("Enter");
  await after(page, 1);
  assert.strictEqual(await page.evaluate(() => document.activeElement.id), "play-side");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await after(page, 2);
}));

test("a change of the title updates the legal actions", () => opened("1870", async bench => {
  const page = await shown(bench.browser, bench.address);
  await begin(page);
  const text = bench.read("companies.yaml"), cheaper = text.replace(/(Great River Shipping Company[^]*?price: )20\b/, "$130");
  assert.notStrictEqual(cheaper, text);
  bench.write("companies.yaml", cheaper);
  await page.locator("#play-choices button:has-text('Great River Shipping Company for $30')").waitFor();
}));

test("play has no serious accessibility problems", () => opened("1870", async bench => {
  const page = await shown(bench.browser, bench.address);
  await begin(page);
  await sound(page, ["play"]);
}));
