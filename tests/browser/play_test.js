// A game is played on the page by those who sit before it.
"use strict";
const assert = require("node:assert");
const {execFileSync, spawn} = require("node:child_process");
const test = require("node:test");
const {accessible, opened, shown, sound, program, until} = require("./workbench.js");

const done = page => page.evaluate(() => Number(/Log \((\d+)\)/.exec(document.querySelector("#play-side").textContent)[1]));
const after = async (page, count) => page.locator(`#play-side h2:text-is("Log (${count})")`).waitFor();
const begin = async (page, names = ["Anna", "Bo", "Cy"], seats = []) => {
  await page.click("[data-view=play]");
  await page.click("#play-new");
  await page.selectOption("#play-count", String(names.length));
  for (const [i, name] of names.entries()) await page.fill(`#play-setup li:nth-child(${i + 1}) input`, name);
  for (const [i, kind] of seats.entries()) await page.selectOption(`#play-setup li:nth-child(${i + 1}) select`, kind);
  await page.click("#play-begin");
};
// Presses the first button with words like these; those of the terminal.
const press = (page, words) => page.evaluate(words => [...document.querySelectorAll("#play-side button")]
  .find(one => new RegExp(words).test(one.getAttribute("aria-label") || one.textContent)).click(), words);
const choose = async (page, words) => {
  const count = await done(page);
  await press(page, words);
  await after(page, count + 1);
};
const there = (page, words) => page.evaluate(words => [...document.querySelectorAll("#play-choices button")].some(one => new RegExp(words).test(one.getAttribute("aria-label"))), words);
// Privates go to whoever may buy them and shares to whoever is next, until a tile may be laid.
const toTrack = async page => {
  for (let i = 0; i < 80 && !await page.locator("#play-lays img").count(); ++i) {
    if (await page.locator("#play-hex").count()) {
      await page.selectOption("#play-hex", {index: 1});
      continue;
    }
    await choose(page, await there(page, " buys ") ? " buys " : " starts |passes");
  }
};
const open = async (page, name, count) => {
  await page.click("[data-view=play]");
  await page.locator(`#games option:text-is("${name}")`).waitFor({state: "attached"});
  await page.selectOption("#games", name);
  await after(page, count);
};
const cash = (page, name, amount) => page.locator(`.seat:has(h3:has-text("${name}")) dd:text-is("${amount}")`).first().waitFor();

test("a game is started, played, undone, saved and continued", () => opened("1870", async bench => {
  const page = await shown(bench.browser, bench.address);
  await begin(page);
  await after(page, 0);
  assert.match(await page.textContent("#play-side h2"), /^Anna to act/);
  await choose(page, "Anna buys Great River Shipping Company for \\$20");
  await cash(page, "Anna", "$680");
  assert.match(await page.textContent("#play-side h2"), /^Bo to act/);
  await page.click("#play-undo");
  await after(page, 0);
  await page.click("#play-redo");
  await after(page, 1);
  await page.click("#play-undo");
  await cash(page, "Anna", "$700");
  await toTrack(page);
  const before = await done(page);
  const laid = await page.getAttribute("#play-lays .tiles button", "aria-label");
  await page.locator("#play-lays .tiles button").first().click();
  await after(page, before + 1);
  assert.match(await page.locator("#play-log .entry").first().textContent(), new RegExp(laid.replace(/[()]/g, "\\$&")));
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

test("a hex is chosen on the board, and its tiles are shown with what a run would earn", () => opened("1870", async bench => {
  const page = await shown(bench.browser, bench.address);
  await open(page, "opening.json", 65);
  await page.evaluate(() => Trackwright.showStep(55));
  await page.click("#play-from");
  await after(page, 55);
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
  await page.locator("#play-lays .tiles b:text-is('$30')").first().waitFor();
}));

test("another price can be bid, and forbidden bids are explained", () => opened("1870", async bench => {
  const page = await shown(bench.browser, bench.address);
  await begin(page);
  await after(page, 0);
  const row = page.locator(".act[aria-label=Bid]"), price = row.locator("input");
  await price.fill("1");
  await row.locator("button:text-is('Bid')").click();
  await until(page, () => document.querySelector("#play-state").textContent !== "");
  assert.strictEqual(await done(page), 0);
  const least = Number(await price.getAttribute("min"));
  await row.locator("button[aria-label^=more]").click();
  assert.strictEqual(Number(await price.inputValue()), least + 5);
  await row.locator("button:text-is('Bid')").click();
  await after(page, 1);
  await page.locator(`.tag.bid:text-is("Anna $${least + 5}")`).waitFor();
}));

test("keys alone play", () => opened("1870", async bench => {
  const page = await shown(bench.browser, bench.address);
  await begin(page);
  await after(page, 0);
  await page.locator("#play-choices button").first().focus();
  await page.keyboard.press("Enter");
  await after(page, 1);
  assert.strictEqual(await page.evaluate(() => document.activeElement.id), "play-side");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await after(page, 2);
}));

test("tokens move on the market, and each step of the game can be seen and continued", () => opened("1870", async bench => {
  const page = await shown(bench.browser, bench.address), sizes = [];
  page.on("response", async one => one.url().endsWith("/play") && sizes.push((await one.body().catch(() => "")).length));
  await open(page, "opening.json", 65);
  const disc = page.locator("#board-market [data-company=MP]"), place = async () => disc.evaluate(one => [one.style.left, one.style.top, one.alt]);
  await disc.waitFor();
  const before = await place();
  assert.strictEqual(before[2], "MP $76");
  await choose(page, "Clara sells 10 % of MP");
  await page.locator("#board-market [data-company=MP]").waitFor();
  await choose(page, "Clara .*(ends|passes)|protects|declines|passes");
  await until(page, () => document.querySelector("#board-market [data-company=MP]").alt !== "MP $76");
  assert.notDeepStrictEqual(await place(), before);
  assert.strictEqual(await page.locator("#board-par .token").count(), 3);
  await page.click("#play-undo");
  await page.click("#play-undo");
  await after(page, 65);
  await page.keyboard.press("[");
  await page.locator("#step-count:text-is('64/65')").waitFor();
  await page.locator("#step-at").fill("60");
  await page.locator("#step-count:text-is('60/65')").waitFor();
  assert.strictEqual(await page.getAttribute("#play-log [aria-current]", "data-at"), "60");
  await until(page, () => location.hash === "#play?game=opening.json&step=60");
  await page.keyboard.press("]");
  await page.locator("#step-count:text-is('61/65')").waitFor();
  assert.ok(Math.min(...sizes) < 30000, `the least of the answers has ${Math.min(...sizes)} bytes`);
  await page.goto(bench.address + "#play?game=opening.json&step=20");
  await page.reload();
  await page.locator("#step-count:text-is('20/65')").waitFor();
  await page.click("#play-log [data-at='10']");
  await page.locator("#step-count:text-is('10/65')").waitFor();
  await page.click("#play-from");
  await after(page, 10);
  await page.click("#play-redo");
  await after(page, 65);
  assert.deepStrictEqual(page.complaints, []);
}));

test("bots play by themselves with reasons, until they are paused", () => opened("1870", async bench => {
  const page = await shown(bench.browser, bench.address);
  await begin(page, ["Anna", "Bo", "Cy"], ["human", "thrifty", "greedy"]);
  await after(page, 0);
  await choose(page, "Anna passes");
  await until(page, () => /Anna to act/.test(document.querySelector("#play-side h2").textContent) && document.querySelectorAll("#play-log .entry").length >= 3);
  assert.ok(await page.locator("#play-log .entry small").count() >= 2);
  const count = await done(page);
  await page.click("#play-undo");
  await after(page, 0);
  await page.click("#play-redo");
  await after(page, count);
  await page.click("#play-seats");
  await page.selectOption("#play-setup li:nth-child(1) select", "random");
  await page.click("#play-begin");
  await page.click("#play-side button:text-is('Pause')");
  await page.locator("#play-side button:text-is('One action')").waitFor();
  const rest = await done(page);
  await page.click("#play-side button:text-is('One action')");
  await until(page, rest => document.querySelectorAll("#play-log .entry").length > rest, rest);
  assert.deepStrictEqual(page.complaints, []);
}));

test("a change of the title updates the legal actions", () => opened("1870", async bench => {
  const page = await shown(bench.browser, bench.address);
  await begin(page);
  await after(page, 0);
  const text = bench.read("companies.yaml"), cheaper = text.replace(/(Great River Shipping Company[^]*?price: )20\b/, "$130");
  assert.notStrictEqual(cheaper, text);
  bench.write("companies.yaml", cheaper);
  await page.locator("#play-choices button:has-text('Great River Shipping Company for $30')").waitFor();
}));

test("play has no serious accessibility problems", () => opened("1870", async bench => {
  const page = await shown(bench.browser, bench.address);
  await open(page, "opening.json", 65);
  await page.click("#play-seats");
  await accessible(page, "the form of the seats");
  await page.click("#play-setup button:text-is('Cancel')");
  await sound(page, ["play"]);
  await page.click("#play-boards [data-board=standing]");
  await accessible(page, "the table on a narrow screen");
}));

// The links that `serve --table` prints, by name.
const table = async (bench, file, names) => {
  const server = spawn(program, ["serve", bench.folder, "--table", file, "--names", names.join(",")], {cwd: bench.scratch, stdio: ["ignore", "pipe", "inherit"]});
  let text = "";
  const links = await new Promise((found, failed) => {
    server.once("exit", code => failed(new Error(`serve --table ended with ${code}`)));
    server.stdout.on("data", data => {
      text += data;
      const lines = text.trim().split("\n");
      if (lines.length === names.length + 2) found(Object.fromEntries(lines.map(line => line.split(": "))));
    });
  });
  return {links, end: async () => { server.kill("SIGINT"); await new Promise(ended => server.exitCode === null ? server.once("exit", ended) : ended()); }};
};

test("two browsers play an opening at a table, and the host undoes", () => opened("1870", async bench => {
  const file = bench.file("evening.json"), {links, end} = await table(bench, file, ["Anna", "Bo"]);
  try {
    const [anna, bo, host, guest] = await Promise.all(["Anna", "Bo", "host", "spectators"].map(name => shown(bench.browser, links[name])));
    const pages = {Anna: anna, Bo: bo};
    await Promise.all([anna, bo, host, guest].map(page => after(page, 0)));
    assert.ok(await bo.isVisible("#play-wait"));
    assert.strictEqual(await host.locator("#play-choices button").count(), 0);
    await accessible(bo, "a seat that waits");
    // Both buy what they can until a tile may be laid.
    let count = 0, laid = false;
    for (; count < 60 && !laid; ++count) {
      const name = await anna.evaluate(() => document.querySelector(".seat.acts h3 span").textContent), page = pages[name];
      await after(page, count);
      laid = await page.locator("#play-hex").count() > 0;
      if (laid) {
        await page.selectOption("#play-hex", {index: 1});
        await page.locator("#play-lays button").first().click();
      } else await press(page, await there(page, " buys ") ? " buys " : " starts |passes|ends the turn");
      await Promise.all([after(anna, count + 1), after(bo, count + 1)]);
    }
    assert.ok(laid, "no tile was laid");
    await after(guest, count);
    assert.strictEqual(await guest.locator("#play-undo").isVisible(), false);
    await after(host, count);
    await host.click("#play-undo");
    await Promise.all([anna, bo, guest].map(page => after(page, count - 1)));
    const replayed = execFileSync(program, ["replay", bench.folder, file], {encoding: "utf8"});
    assert.match(replayed, new RegExp(`${count - 1} of ${count - 1} actions`));
    for (const page of [anna, bo, host, guest]) assert.deepStrictEqual(page.complaints, []);
  } finally { await end(); }
}));
