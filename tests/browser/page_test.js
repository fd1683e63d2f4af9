// The map of the live page, and what is laid on it, in a real browser.
"use strict";
const assert = require("node:assert");
const fs = require("node:fs");
const test = require("node:test");
const {opened, shown, sound, until} = require("./workbench.js");

const bergen = ['{name: Bergen, code: "city=revenue:0"}', '{name: Bergen, code: "city=revenue:20"}'];
// Parts of the map that are not marked: once there are any.
const fresh = async page => {
  await until(page, () => [...document.querySelectorAll("#map svg > g[id]:not(.over)")].some(one => !one.mark));
  return page.evaluate(() => [...document.querySelectorAll("#map svg > g[id]:not(.over)")].filter(one => !one.mark).map(one => one.id));
};

test("a save redraws only the changed hex", () => opened("18scan", async bench => {
  const page = await shown(bench.browser, bench.address);
  await page.evaluate(() => {
    window.survived = true;
    document.querySelectorAll("#map svg > g[id]").forEach(one => { one.mark = 1; });
  });
  const saves = [
    text => bench.write("map.yaml", text),
    text => { bench.write("map.yaml~", text); fs.renameSync(bench.file("map.yaml~"), bench.file("map.yaml")); },
    text => { bench.write(".map.yaml.swp", "x"); bench.write("map.yaml", text); fs.rmSync(bench.file(".map.yaml.swp")); },
  ];
  const plain = bench.read("map.yaml");
  for (const [i, save] of saves.entries()) {
    save(i % 2 ? plain : plain.replace(...bergen));
    assert.deepStrictEqual(await fresh(page), ["hex-B5"]);
    await page.evaluate(() => document.querySelectorAll("#map svg > g[id]").forEach(one => { one.mark = 1; }));
  }
  assert.ok(await page.evaluate(() => window.survived));
  assert.deepStrictEqual(page.complaints, []);
}));

test("the last good map stays while YAML is broken", () => opened("18scan", async bench => {
  const page = await shown(bench.browser, bench.address);
  const plain = bench.read("map.yaml");
  bench.write("map.yaml", plain.replace('code: "city=revenue:0"}', 'code: "city=revenue:0}'));
  await page.locator("#banner:not([hidden])").waitFor();
  assert.match(await page.textContent("#banner"), /map\.yaml:\d+/);
  assert.ok(await page.locator("#hex-B5").count());
  bench.write("map.yaml", plain);
  await page.locator("#banner[hidden]").waitFor({state: "attached"});
}));

test("each hex is shown with its line in the file", () => opened("18scan", async bench => {
  const page = await shown(bench.browser, bench.address);
  const lines = bench.read("map.yaml").split("\n");
  for (const id of await page.evaluate(() => Trackwright.state.title.hexes.map(hex => hex.id))) {
    await page.evaluate(id => Trackwright.choose(id), id);
    const place = page.locator("#inspector a.place");
    await page.locator(`#inspector h2:first-child:text-matches("^${id} ")`).waitFor();
    const line = Number((await place.getAttribute("href")).split(":").at(-2));
    assert.match(lines[line - 1], new RegExp(`(^|\\s)${id}(\\s|:)`));
  }
}));

test("the note on a hex covers no other hex and explains a fixed hex", () => opened("18scan", async bench => {
  for (const size of [{width: 1280, height: 800}, {width: 390, height: 844}]) {
    const page = await shown(bench.browser, bench.address, size);
    const map = await page.locator("#map").boundingBox();
    const hex = await page.locator("#hex-B5-ground").boundingBox();
    await page.mouse.move(hex.x + hex.width / 2, hex.y + hex.height / 2);
    await page.locator("#hover:has-text('Bergen')").waitFor();
    assert.ok((await page.locator("#hover").boundingBox()).y >= map.y + map.height - 1);
    assert.deepStrictEqual(await page.locator("#map").boundingBox(), map);
    await page.evaluate(() => Trackwright.choose("A4"));
    await page.locator("#inspector p:has-text('never changes')").waitFor();
    assert.strictEqual(await page.locator("#inspector h2:has-text('Possible lays now')").count(), 0);
    await page.context().close();
  }
}));

test("a mistake has a badge on its hex and a button for its fix", () => opened("18scan", async bench => {
  const page = await shown(bench.browser, bench.address);
  bench.write("roster.yaml", bench.read("roster.yaml").replace("rusts_on: 4\n", "rusts_onn: 4\n"));
  await page.click("#tab-findings");
  await page.locator("#findings button.cure").click();
  await page.locator("#findings:has-text('Findings (0)')").waitFor();
  assert.match(bench.read("roster.yaml"), /rusts_on: 4\n/);
  bench.write("map.yaml", bench.read("map.yaml").replace("  C4: {name: Stavanger, code: \"city=revenue:0\"}", "  C4: {name: Stavanger, code: \"city=revenue:0;path=a:1,b:_0\"}"));
  await page.locator("#map g.badge").first().waitFor();
}));

test("tiles, tokens and trains are laid, run, undone, saved and opened", () => opened("18scan", async bench => {
  const page = await shown(bench.browser, bench.address);
  await page.click("[data-view=table]");
  const lay = async (id, tile, turn) => {
    await page.evaluate(id => Trackwright.choose(id), id);
    await page.getByRole("button", {name: `${tile} turned ${turn}`, exact: true}).click();
    await page.locator(`#lays button:text("remove ${tile}")`).waitFor();
  };
  await lay("B5", "5", 4);
  await lay("B7", "9", 1);
  await lay("B9", "9", 1);
  await lay("B11", "5", 1);
  await page.selectOption("#table-side h2 select", "NSB");
  await page.evaluate(() => Trackwright.choose("B5"));
  await page.getByRole("button", {name: "token of NSB"}).click();
  await page.getByLabel("add a train").selectOption("2");
  await page.locator("#runs:has-text('NSB earns K40')").waitFor();
  assert.strictEqual(await page.locator("#table-map svg .chosen-hex").count(), 1);
  await page.fill("#position-name", "../position.yaml");
  await page.click("#save-position");
  await page.locator("#table-state:has-text('position.yaml')").waitFor();
  await page.fill("#position-name", "position.yaml");
  await page.click("#save-position");
  await page.locator("#table-state:has-text('position of NSB')").waitFor();
  await page.locator("#positions option:text('position.yaml')").waitFor({state: "attached"});
  assert.match(bench.read("position.yaml"), /B11/);
  await page.click("#undo");
  await page.locator("#runs:not(:has-text('K40'))").waitFor({state: "attached"});
  await page.selectOption("#positions", "position.yaml");
  await page.locator("#runs:has-text('NSB earns K40')").waitFor();
  assert.ok(page.complaints.every(text => text.includes("400")), page.complaints.join());  // the name of a file that was refused
}));

test("keys alone move the map and reach the inspector", () => opened("18scan", async bench => {
  const page = await shown(bench.browser, bench.address);
  const box = () => page.evaluate(() => document.querySelector("#map svg").getAttribute("viewBox"));
  const before = await box();
  for (let i = 0; i < 30 && await page.evaluate(() => document.activeElement.id) !== "map"; ++i) await page.keyboard.press("Tab");
  await page.keyboard.press("+");
  await page.keyboard.press("ArrowRight");
  assert.notStrictEqual(await box(), before);
  await page.focus("#hex-choice");
  await page.keyboard.type("F11");
  await page.locator("#inspector h2:has-text('F11 Stockholm')").waitFor();
  await page.locator("#inspector input[type=range]").focus();
  await page.keyboard.press("ArrowRight");
  await page.locator("#inspector label:has-text('phase 2')").waitFor();
}));

test("the page has no serious accessibility problems", () => opened("18scan", async bench => {
  const page = await shown(bench.browser, bench.address);
  await page.evaluate(() => Trackwright.choose("F11"));
  await sound(page, ["map", "table", "components", "compare", "study"]);
}));

test("figures are listed by topic, filtered and sorted, and lead to their hexes", () => opened("18scan", async bench => {
  const page = await shown(bench.browser, bench.address);
  await page.click("[data-view=study]");
  const tiles = page.locator("#study-page table[aria-label=tiles]");
  await tiles.waitFor();
  const column = async name => {
    const at = (await tiles.locator("th button").allTextContents()).findIndex(text => text.startsWith(name));
    return (await tiles.locator(`tbody td:nth-child(${at + 1})`).allTextContents());
  };
  await tiles.locator("th button:text-is('count')").click();
  const counts = (await column("count")).map(Number);
  assert.deepStrictEqual(counts, [...counts].sort((a, b) => a - b));
  await page.fill("#study-filter", "yellow");
  assert.deepStrictEqual([...new Set(await column("colour"))], ["yellow"]);
  await page.fill("#study-filter", "");
  await page.selectOption("#study-topic", "reach");
  const lays = page.locator("#study-page table[aria-label='least lays']");
  await lays.waitFor();
  const hex = lays.locator("td button").first();
  const id = await hex.textContent();
  await hex.click();
  assert.strictEqual(await page.locator("#view-map").isVisible(), true);
  assert.strictEqual(await page.locator("#hex-choice").inputValue(), id);
  assert.deepStrictEqual(page.complaints, []);
}));

test("the single-file page needs no server", () => opened("18scan", async bench => {
  const page = await shown(bench.browser, bench.alone());
  const state = await page.evaluate(() => JSON.stringify(Trackwright.state));
  assert.ok(!state.includes(bench.folder), "the page contains a path of this machine");
  await page.selectOption("#hex-choice", "F11");
  await page.locator("#inspector:has-text('622 turned 5')").waitFor();
  await page.click("[data-view=components]");
  await page.locator("#pages img").first().waitFor();
  assert.deepStrictEqual(page.complaints, []);
}));

test("after a hundred saves in a second the page shows the last one", () => opened("18scan", async bench => {
  const page = await shown(bench.browser, bench.address);
  const plain = bench.read("map.yaml");
  for (let i = 1; i <= 100; ++i) {
    bench.write("map.yaml", plain.replace(bergen[0], `{name: Bergen ${i}, code: "city=revenue:0"}`));
    await new Promise(done => setTimeout(done, 8));
  }
  await page.locator("#hex-choice option:text('B5 Bergen 100')").waitFor({state: "attached"});
}));
