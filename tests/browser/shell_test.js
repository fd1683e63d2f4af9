// The window of the live page: its panel, its addresses, its search and its keys, in a real browser.
"use strict";
const assert = require("node:assert");
const test = require("node:test");
const {opened, shown, sound, accessible, until} = require("./workbench.js");

const width = (page, id) => page.evaluate(id => document.getElementById(id).getBoundingClientRect().width, id);
const hash = page => page.evaluate(() => location.hash);
const address = (page, expected) => until(page, expected => location.hash === expected, expected);

test("the panel shows tabs, is resized with mouse and keys, and closes", () => opened("18scan", async bench => {
  const page = await shown(bench.browser, bench.address);
  assert.deepStrictEqual(await page.locator("#tabs [role=tab]:visible").allTextContents(), ["Hex", "Findings0", "Log"]);
  await page.click("#tab-log");
  assert.strictEqual(await page.locator("#panel-hex").isVisible(), false);
  await page.keyboard.press("ArrowLeft");
  assert.strictEqual(await page.getAttribute("#tab-findings", "aria-selected"), "true");
  const before = await width(page, "side"), edge = await page.locator("#side-edge").boundingBox();
  await page.mouse.move(edge.x + edge.width / 2, edge.y + 300);
  await page.mouse.down();
  await page.mouse.move(edge.x + edge.width / 2 - 100, edge.y + 300, {steps: 4});
  await page.mouse.up();
  assert.ok(Math.abs(await width(page, "side") - before - 100) < 8);
  await page.locator("#side-edge").focus();
  const wide = await width(page, "side");
  await page.keyboard.press("ArrowRight");
  assert.ok(await width(page, "side") < wide);
  await page.keyboard.press("\\");
  assert.strictEqual(await page.locator("#side").isVisible(), false);
  await page.click("#side-open");
  assert.strictEqual(await page.locator("#side").isVisible(), true);
  await page.click("[data-view=play]");
  assert.strictEqual(await page.textContent("#tab-view"), "Actions");
  assert.strictEqual(await page.locator("#play-side").isVisible(), true);
  assert.deepStrictEqual(page.complaints, []);
}));

test("on a narrow screen, the panel is a sheet, and the toolbar unfolds", () => opened("18scan", async bench => {
  const page = await shown(bench.browser, bench.address, {width: 390, height: 844});
  const map = await page.locator("#map").boundingBox();
  assert.ok(map.height > 500, `${map.height}`);
  assert.strictEqual(await page.locator("#edges").isVisible(), false);
  await page.click("#view-map .unfold");
  assert.strictEqual(await page.locator("#edges").isVisible(), true);
  await page.click("#view-map .unfold");
  await page.evaluate(() => Trackwright.choose("F11"));
  await page.locator("#inspector:has-text('622 turned 5')").waitFor();
  // The sheet does not hide the chosen hex.
  await until(page, () => {
    const hex = document.querySelector("#hex-F11-ground").getBoundingClientRect();
    return hex.bottom < document.querySelector("#side").getBoundingClientRect().top && hex.top > 90;
  });
  const tabs = await page.locator("#tabs").boundingBox();
  await page.mouse.move(370, tabs.y + 20);
  await page.mouse.down();
  await page.mouse.move(370, 790, {steps: 6});
  await page.mouse.up();
  assert.strictEqual(await page.locator("#panel-hex").isVisible(), false);
  await page.click("#tab-findings");
  assert.strictEqual(await page.locator("#findings").isVisible(), true);
  await page.click("#tab-findings");
  assert.strictEqual(await page.locator("#findings").isVisible(), false);
  assert.deepStrictEqual(page.complaints, []);
}));

test("findings are grouped by check and filtered by severity and file", () => opened("18scan", async bench => {
  const page = await shown(bench.browser, bench.address);
  bench.write("roster.yaml", bench.read("roster.yaml").replaceAll("rusts_on: ", "rusts_onn: "));
  bench.write("map.yaml", bench.read("map.yaml").replace("D7: {name: Oslo", "D7: {name: Trondheim, nam: x"));
  await page.click("#tab-findings");
  const keys = page.locator("#findings details.group:has(summary:has-text('schema/unknown-key'))");
  await keys.locator(".finding").nth(2).waitFor();
  const all = await keys.locator(".finding").count();
  assert.strictEqual(Number(await keys.locator("summary .count").textContent()), all);
  await page.selectOption("#findings select", "map.yaml");
  assert.strictEqual(await keys.locator(".finding").count(), 1);
  await page.selectOption("#findings select", "");
  await page.click("#findings [data-severity=error]");
  assert.strictEqual(await page.locator("#findings .finding.error").count(), 0);
  await page.click("#findings [data-severity=error]");
  assert.strictEqual(await keys.locator(".finding").count(), all);
  await keys.locator("button:text-is('Explain')").click();
  await keys.locator(".explained pre").first().waitFor();
  await keys.locator(".finding:has-text('rusts_onn') button.cure").first().click();
  await until(page, all => [...document.querySelectorAll("#findings .finding")].filter(one => one.textContent.includes("is not known here")).length === all - 1, all);
  assert.deepStrictEqual(page.complaints, []);
}));

test("a broken file moves neither the map nor its view", () => opened("18scan", async bench => {
  const page = await shown(bench.browser, bench.address);
  const where = () => page.evaluate(() => {
    const {x, y, width, height} = document.querySelector("#hex-F11-ground").getBoundingClientRect();
    return [x, y, width, height];
  });
  const before = await where(), plain = bench.read("map.yaml");
  bench.write("map.yaml", plain.replace('code: "city=revenue:0"}', 'code: "city=revenue:0}'));
  await page.locator("#banner:not([hidden])").waitFor();
  assert.deepStrictEqual(await where(), before);
  await accessible(page, "banner");
  await page.click("#banner button[aria-label=Hide]");
  assert.strictEqual(await page.locator("#banner").isVisible(), false);
  bench.write("map.yaml", plain);
  await page.locator("#findings h2:text-is('Findings (0)')").waitFor({state: "attached"});
  assert.deepStrictEqual(await where(), before);
}));

test("the address names view, hex, phase and place, and goes back and forward", () => opened("18scan", async bench => {
  const page = await shown(bench.browser, bench.address);
  await page.selectOption("#hex-choice", "F11");
  await address(page, "#map/F11");
  await page.locator("#inspector input[type=range]").focus();
  await page.keyboard.press("ArrowRight");
  await address(page, "#map/F11?phase=2");
  await page.click("[data-view=study]");
  await page.locator("#study-page table").first().waitFor();
  await page.selectOption("#study-topic", "reach");
  await address(page, "#study?topic=reach");
  await page.goBack();
  await until(page, () => document.querySelector("#study-topic").value !== "reach");
  await page.goBack();
  await page.locator("#inspector label:has-text('phase 2')").waitFor();
  assert.strictEqual(await hash(page), "#map/F11?phase=2");
  await page.goBack();
  await page.locator("#inspector label:has-text('any phase')").waitFor();
  await page.goForward();
  await page.locator("#inspector label:has-text('phase 2')").waitFor();
  await page.mouse.move(500, 400);
  await page.mouse.wheel(0, -500);
  await until(page, () => /^#map\/F11\?phase=2&at=[\d,-]+$/.test(location.hash));
  const seen = await page.evaluate(() => Math.round(Trackwright.map.view.width));
  await page.reload();
  await until(page, seen => typeof Trackwright !== "undefined" && Trackwright.chosen === "F11" && Trackwright.map.view && Math.abs(Trackwright.map.view.width - seen) <= 1, seen);
  await page.locator("#inspector label:has-text('phase 2')").waitFor();
  assert.deepStrictEqual(page.complaints, []);
}));

test("the address opens a saved position and a saved game", () => opened("18scan", async bench => {
  const page = await shown(bench.browser, bench.address);
  await page.click("[data-view=table]");
  await page.fill("#position-name", "evening.yaml");
  await page.click("#save-position");
  await address(page, "#table?position=evening.yaml");
  await page.click("[data-view=play]");
  await page.click("#play-new");
  await page.click("#play-begin");
  await page.locator("#play-choices .primary").first().click();
  await page.locator("#play-side h2:has-text('Log (1)')").waitFor();
  await page.fill("#play-file", "evening.json");
  await page.click("#play-save");
  await address(page, "#play?game=evening.json");
  const other = await page.context().newPage();
  await other.goto(new URL(page.url()).origin + "/#play?game=evening.json");
  await other.locator("#play-side h2:has-text('Log (1)')").waitFor();
  await other.goto(new URL(page.url()).origin + "/#table?position=evening.yaml");
  await until(other, () => document.querySelector("#position-name").value === "evening.yaml");
}));

test("the search reaches every kind of thing with keys alone", () => opened("18scan", async bench => {
  const page = await shown(bench.browser, bench.address);
  bench.write("roster.yaml", bench.read("roster.yaml").replace("rusts_on: 4\n", "rusts_onn: 4\n"));
  await page.locator("#tab-findings:has-text('1')").waitFor();
  const go = async (words, first) => {
    await page.keyboard.press("Control+k");
    await page.keyboard.type(words);
    await page.locator(`#found li[aria-selected=true]:has-text("${first}")`).waitFor();
    await page.keyboard.press("Enter");
    assert.strictEqual(await page.locator("#palette").isVisible(), false);
  };
  await go("goteb", "Göteborg");
  assert.strictEqual(await page.evaluate(() => Trackwright.hex(Trackwright.chosen).name), "Göteborg");
  await go("nsb", "NSB");
  assert.strictEqual(await page.evaluate(() => Trackwright.hex(Trackwright.chosen).name), "Oslo");
  await go("622 tile", "622");
  await page.locator("#map polygon.can-lie").first().waitFor({state: "attached"});
  await go("rusts_onn", "rusts_onn");
  assert.strictEqual(await page.locator("#findings .finding:has-text('rusts_onn')").isVisible(), true);
  await go("charters component", "charters");
  await page.locator("#view-components").waitFor();
  await go("study view", "Study");
  await page.locator("#view-study").waitFor();
  await go("printed board", "printed board");
  await go("phase 3", "3");
  await page.locator("#inspector label:has-text('phase 3'), #inspector .empty").first().waitFor();
  assert.strictEqual(await page.evaluate(() => document.querySelector("#map svg").classList.contains("only-hexes")), false);
  await page.keyboard.press("Control+k");
  await page.keyboard.type("zzz");
  await page.locator("#palette:has-text('No results')").waitFor();
  await accessible(page, "search without results");
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  await page.locator("#keys dl").first().waitFor();
  await accessible(page, "keys");
  await page.keyboard.press("Escape");
  await page.keyboard.press("1");
  assert.strictEqual(await page.isVisible("#view-map"), true);
  assert.deepStrictEqual(page.complaints, []);
}));

test("arrow keys walk from hex to hex, Enter selects and Escape leaves", () => opened("18scan", async bench => {
  const page = await shown(bench.browser, bench.address);
  await page.evaluate(() => Trackwright.choose("D7"));
  await page.locator("#map").focus();
  for (const key of ["ArrowRight", "ArrowRight"]) await page.keyboard.press(key);
  assert.strictEqual(await page.evaluate(() => Trackwright.map.cursor), "D11");
  await page.locator("#hover:has-text('D11')").waitFor();
  assert.strictEqual(await page.evaluate(() => Trackwright.chosen), "D7");
  await page.keyboard.press("Enter");
  assert.strictEqual(await page.evaluate(() => Trackwright.chosen), "D11");
  await page.keyboard.press("ArrowDown");
  const below = await page.evaluate(() => Trackwright.map.cursor);
  assert.ok(await page.evaluate(id => Trackwright.hex("D11").neighbours.includes(id), below));
  await page.keyboard.press("ArrowUp");
  assert.ok(["D11", "D9", "D13"].includes(await page.evaluate(() => Trackwright.map.cursor)));
  await page.keyboard.press("Escape");
  assert.deepStrictEqual(await page.evaluate(() => [Trackwright.chosen, Trackwright.map.cursor]), [null, null]);
}));

test("each tab is accessible in light, in dark, and on a small screen", () => opened("18scan", async bench => {
  const page = await shown(bench.browser, bench.address);
  bench.write("roster.yaml", bench.read("roster.yaml").replace("rusts_on: 4\n", "rusts_onn: 4\n"));
  await page.locator("#tab-findings:has-text('1')").waitFor();
  for (const tab of ["hex", "findings", "edit", "log"]) {
    await page.setViewportSize({width: 1280, height: 800});
    await page.click(`#tab-${tab}`);
    await sound(page, ["map"]);
  }
}, ["--edit"]));
