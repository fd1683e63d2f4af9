// The canvas of the live page: what it shows, and how it moves and zooms, in a real browser.
"use strict";
const assert = require("node:assert");
const test = require("node:test");
const {opened, shown, until} = require("./workbench.js");

const view = page => page.evaluate(() => ({...Trackwright.map.view}));
const boxOf = (page, selector) => page.evaluate(selector => {
  const {x, y, width, height} = document.querySelector(selector).getBoundingClientRect();
  return {x, y, width, height};
}, selector);
const rest = page => until(page, () => {
  const now = JSON.stringify(Trackwright.map.view), same = now === window.lastView;
  window.lastView = now;
  return same;
});

test("hexes alone fill the canvas, and the printed board returns", () => opened("18sj", async bench => {
  const page = await shown(bench.browser, bench.address);
  await until(page, () => document.querySelector("#map svg").classList.contains("only-hexes"));
  const alone = await boxOf(page, "[data-aspect=ground]");
  await page.locator("#view-map .chip:has(.only-hexes)").click();
  await until(page, () => !document.querySelector("#map svg").classList.contains("only-hexes"));
  const board = await boxOf(page, "[data-aspect=ground]");
  assert.ok(alone.width > board.width * 1.2, `${alone.width} ${board.width}`);
  // Table and Play follow, also after a reload.
  await page.click("[data-view=table]");
  await page.locator("#table-map svg").waitFor();
  assert.strictEqual(await page.locator("#table-map svg.only-hexes").count(), 0);
  await page.reload();
  await page.locator("#table-map svg").waitFor();
  assert.strictEqual(await page.locator("#table-map svg.only-hexes").count(), 0);
  await page.locator("#view-table .chip:has(.only-hexes)").click();
  await page.locator("#table-map svg.only-hexes").waitFor();
  assert.deepStrictEqual(page.complaints, []);
}));

test("names can be read at every zoom and do not cover each other", () => opened("1870", async bench => {
  const page = await shown(bench.browser, bench.address);
  await page.locator("#map .names text").first().waitFor();
  for (const factor of [1, 1 / 1.6, 1.6 * 1.4]) {
    await page.evaluate(factor => Trackwright.map.zoom(factor), factor);
    await page.waitForTimeout(400);
    const texts = await page.evaluate(() => [...document.querySelectorAll("#map .names text")].map(one => {
      const {x, y, width, height} = one.getBoundingClientRect();
      return {name: one.textContent, x, y, width, height, size: parseFloat(getComputedStyle(one).fontSize) * Trackwright.map.scale};
    }));
    assert.ok(texts.length > 10, `${texts.length} names`);
    assert.ok(texts.every(one => one.size > 9.5), JSON.stringify(texts[0]));
    for (const [i, a] of texts.entries())
      for (const b of texts.slice(i + 1)) {
        const over = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 6 && Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 8;
        assert.ok(!over, `${a.name} and ${b.name}`);
      }
  }
  // Near enough, the printed names do.
  await page.evaluate(() => Trackwright.map.zoom(1 / 12));
  await until(page, () => !document.querySelector("#map svg").classList.contains("with-names"));
}));

test("the wheel zooms by as much as it turns, around the pointer", () => opened("18scan", async bench => {
  const page = await shown(bench.browser, bench.address);
  const hex = await boxOf(page, "#hex-F11-ground"), at = {x: hex.x + hex.width / 2, y: hex.y + hex.height / 2};
  await page.mouse.move(at.x, at.y);
  const widths = [(await view(page)).width];
  for (const turn of [-20, -200]) {
    await page.mouse.wheel(0, turn);
    await until(page, before => Trackwright.map.view.width < before, widths.at(-1));
    widths.push((await view(page)).width);
  }
  assert.ok(widths[0] / widths[1] < 1.06 && widths[1] / widths[2] > 1.2, widths.join());
  const now = await boxOf(page, "#hex-F11-ground");
  assert.ok(Math.hypot(now.x + now.width / 2 - at.x, now.y + now.height / 2 - at.y) < 2);
  await page.click("#view-map [aria-label='Zoom in']");
  await rest(page);
  assert.ok((await view(page)).width < widths[2]);
  await page.click("#view-map [aria-label='Whole map']");
  await until(page, whole => Math.abs(Trackwright.map.view.width - whole) < 1, widths[0]);
}));

test("two fingers zoom and move, one finger moves", () => opened("18scan", async bench => {
  const page = await shown(bench.browser, bench.address, {width: 390, height: 844});
  const before = await view(page);
  await page.evaluate(() => {
    const fire = (type, id, x, y) => document.querySelector("#map").dispatchEvent(new PointerEvent(type,
      {pointerId: id, isPrimary: id === 1, clientX: x, clientY: y, bubbles: true, pointerType: "touch"}));
    fire("pointerdown", 1, 150, 300);
    fire("pointerdown", 2, 250, 300);
    fire("pointermove", 1, 100, 300);
    fire("pointermove", 2, 300, 300);
    fire("pointerup", 2, 300, 300);
    fire("pointerup", 1, 100, 300);
  });
  const near = await view(page);
  assert.ok(Math.abs(before.width / near.width - 2) < .05, `${before.width / near.width}`);
  assert.strictEqual(await page.evaluate(() => Trackwright.chosen), null);
}));

test("a small map shows the visible part and moves it", () => opened("1870", async bench => {
  const page = await shown(bench.browser, bench.address);
  assert.strictEqual(await page.locator("#view-map .minimap").isVisible(), false);
  await page.evaluate(() => Trackwright.map.zoom(1 / 3));
  await page.locator("#view-map .minimap").waitFor();
  const before = await view(page), small = await boxOf(page, "#view-map .minimap");
  await page.mouse.click(small.x + 12, small.y + 12);
  const after = await view(page);
  assert.ok(after.x < before.x && after.y < before.y);
  assert.strictEqual(after.width, before.width);
}));

test("the surroundings of the map are dark in dark mode", () => opened("18scan", async bench => {
  for (const dark of [false, true]) {
    const page = await shown(bench.browser, bench.address, {dark});
    await until(page, () => document.querySelector("#map svg").classList.contains("only-hexes"));
    const light = await page.evaluate(() => {
      const [r, g, b] = getComputedStyle(document.querySelector("#map")).backgroundColor.match(/\d+/g).map(Number);
      return (r + g + b) / 3;
    });
    assert.strictEqual(light < 60, dark);
    assert.strictEqual(await page.evaluate(() => getComputedStyle(document.querySelector("#between-0")).clipPath.includes("hexes-of-map")), true);
    await page.context().close();
  }
}));

test("a drag moves the picture at once, and draws it when it rests", () => opened("1870", async bench => {
  const page = await shown(bench.browser, bench.address);
  await page.locator("#map .names text").first().waitFor();
  const drawn = () => page.evaluate(() => document.querySelector("#map svg").getAttribute("viewBox"));
  const before = await drawn(), hex = await boxOf(page, "#hex-H9-ground");
  await page.mouse.move(400, 400);
  await page.mouse.down();
  // Drawing takes longer than a frame; a move of the picture does not. The timer would draw it after a while.
  await page.evaluate(() => { Trackwright.map.look = () => {}; });
  await page.mouse.move(460, 430, {steps: 3});
  assert.strictEqual(await drawn(), before);
  const during = await boxOf(page, "#hex-H9-ground");
  assert.ok(Math.abs(during.x - hex.x - 60) < 1.5 && Math.abs(during.y - hex.y - 30) < 1.5, JSON.stringify([hex, during]));
  await page.mouse.up();
  await page.evaluate(() => { delete Trackwright.map.look; Trackwright.map.look(); });
  assert.notStrictEqual(await drawn(), before);
  const after = await boxOf(page, "#hex-H9-ground");
  assert.ok(Math.abs(after.x - during.x) < 1.5 && Math.abs(after.y - during.y) < 1.5, JSON.stringify([during, after]));
  assert.strictEqual(await page.evaluate(() => Trackwright.chosen), null);
}));
