// The page changes the title's files: by pointer, by keys, by paste.
"use strict";
const assert = require("node:assert");
const test = require("node:test");
const {opened, shown, sound, until} = require("./workbench.js");

const editing = act => opened("18scan", act, ["--edit"]);
// Where a hex is on the screen; or, of an edge, near its middle.
const place = (page, id, edge = null, far = .75) => page.evaluate(([id, edge, far]) => {
  const hex = Trackwright.corners(id), svg = Trackwright.map.svg;
  const angle = edge === null ? 0 : Trackwright.edgeAngle(edge), out = edge === null ? 0 : hex.across * Math.sqrt(3) / 2 * far;
  const point = new DOMPoint(hex.x + out * Math.cos(angle), hex.y + out * Math.sin(angle)).matrixTransform(svg.getScreenCTM());
  return {x: point.x, y: point.y};
}, [id, edge, far]);
const written = async (page, text) => page.locator(`#written:has-text(${JSON.stringify(text)})`).waitFor();
const drag = async (page, ...hexes) => {
  const points = [];
  for (const id of hexes) points.push(await place(page, id));
  await page.mouse.move(points[0].x, points[0].y);
  await page.mouse.down();
  for (const point of points.slice(1)) await page.mouse.move(point.x, point.y, {steps: 8});
  await page.mouse.up();
};
const changed = (before, after) => {
  const old = before.split("\n"), now = after.split("\n");
  return [old.filter(line => !now.includes(line)), now.filter(line => !old.includes(line))];
};

test("dragging a city and painting terrain and a border can be undone", () => editing(async bench => {
  const page = await shown(bench.browser, bench.address);
  const plain = bench.read("map.yaml"), companies = bench.read("companies.yaml");
  await page.click("[data-pick=move]");
  await drag(page, "E4", "E2");
  await written(page, "Move E4 to E2");
  assert.deepStrictEqual(changed(plain, bench.read("map.yaml"))[1].map(line => line.replaceAll('"', "")).sort(),
    ["  E2: {name: Århus, code: city=revenue:0}", "  E4: {}", "  E8 E12 E14 E16 E18: {}"]);
  await page.click("[data-pick=terrain]");
  assert.strictEqual(await page.inputValue("#brush-cost"), "60", "what most mountains of the title cost");
  await page.selectOption("#brush-kind", "swamp");
  assert.strictEqual(await page.inputValue("#brush-cost"), "", "there is none");
  await page.fill("#brush-cost", "20");
  await drag(page, "E12", "E14", "E16");
  await written(page, "Terrain of E12, E14 and E16");
  assert.match(bench.read("map.yaml"), /upgrade=cost:20,terrain:swamp/);
  await page.click("[data-pick=side]");
  await page.selectOption("#brush-kind", "mountain");
  await page.fill("#brush-cost", "75");
  const side = await place(page, "B7", 4);
  await page.mouse.click(side.x, side.y);
  await written(page, "Border at edge 4 of B7");
  assert.match(bench.read("map.yaml"), /between: \[B7, B9\], type: mountain, cost: 75/);
  for (let i = 0; i < 3; ++i) await page.click("#edit-undo");
  await page.locator("#edit-undo:disabled").waitFor();
  assert.strictEqual(bench.read("map.yaml"), plain);
  assert.strictEqual(bench.read("companies.yaml"), companies);
  assert.deepStrictEqual(page.complaints, []);
}));

test("a write does not move elements under the pointer", () => editing(async bench => {
  const page = await shown(bench.browser, bench.address);
  await page.click("[data-pick=terrain]");
  await page.fill("#brush-cost", "20");
  const before = await place(page, "E14");
  await drag(page, "E12", "E12");
  await written(page, "Terrain of E12");
  assert.deepStrictEqual(await place(page, "E14"), before);
  await page.click("#written summary");
  await page.locator("#written pre:has-text('cost:20')").waitFor();
  assert.deepStrictEqual(await place(page, "E14"), before);
}));

test("a fix is shown and undone like any edit", () => editing(async bench => {
  const page = await shown(bench.browser, bench.address);
  const wrong = bench.read("roster.yaml").replace("rusts_on:", "rusts_onn:");
  bench.write("roster.yaml", wrong);
  await page.click("#tab-findings");
  await page.locator("#findings button.cure").click();
  await written(page, "schema/unknown-key");
  assert.notStrictEqual(bench.read("roster.yaml"), wrong);
  await page.click("#edit-undo");
  await written(page, "Undone");
  assert.strictEqual(bench.read("roster.yaml"), wrong);
}));

test("Ctrl-Z undoes the last edit of the visible view", () => editing(async bench => {
  const page = await shown(bench.browser, bench.address);
  const plain = bench.read("map.yaml");
  await page.click("[data-pick=terrain]");
  await page.fill("#brush-cost", "20");
  await drag(page, "E12", "E12");
  await written(page, "Terrain of E12");
  const changed = bench.read("map.yaml");
  await page.click("[data-view=play]");
  assert.strictEqual(await page.isVisible("#edit-undo"), false, "one Undo is enough");
  await page.click("#play-new");
  await page.click("#play-begin");
  await page.locator("#play-choices .primary").first().click();
  await page.locator("#play-side h2:has-text('Log (1)')").waitFor();
  await page.keyboard.press("Control+z");
  await page.locator("#play-side h2:has-text('Log (0)')").waitFor();
  await page.keyboard.press("Control+z");
  assert.strictEqual(bench.read("map.yaml"), changed);
  await page.click("[data-view=map]");
  await page.keyboard.press("Control+z");
  await written(page, "Undone");
  assert.strictEqual(bench.read("map.yaml"), plain);
}));

test("hexes are added at the edge of the map and removed", () => editing(async bench => {
  const page = await shown(bench.browser, bench.address);
  await page.click("[data-pick=grow]");
  const box = await page.locator('#map [data-rim="A12"]').boundingBox();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.locator("#hex-choice option[value=A12]").waitFor({state: "attached"});
  assert.match(bench.read("map.yaml"), /^ {2}([A-Z]\d+ )*A12( [A-Z]\d+)*: \{\}$/m);
  await page.locator("#hex-A12, [data-name=A12]").first().waitFor({state: "attached"});
  const there = await place(page, "A12");
  await page.evaluate(() => Trackwright.choose("A12"));
  await page.mouse.click(there.x, there.y);
  await page.locator("#hex-choice option[value=A12]").waitFor({state: "detached"});
  // What is gone is not chosen any more.
  await until(page, () => Trackwright.chosen === null && document.querySelector("#hex-choice").selectedIndex === 0);
}));

test("changes made in another editor are not overwritten", () => editing(async bench => {
  const page = await shown(bench.browser, bench.address);
  await page.evaluate(() => Trackwright.choose("B5"));
  await page.click("#tab-edit");
  await page.fill("#hex-form input", "Bjørgvin");
  const typed = bench.read("map.yaml").replace("name: Oslo", "name: Kristiania");
  bench.write("map.yaml", typed);
  await page.locator("#hex-choice option:text('D7 Kristiania')").waitFor({state: "attached"});
  await page.click("#hex-form button:text-is('Write')");
  await page.locator("#written.failed:has-text('map.yaml')").waitFor();
  assert.strictEqual(bench.read("map.yaml"), typed);
  await page.click("#hex-form button:text-is('Write')");
  await written(page, "Change B5");
  assert.strictEqual(bench.read("map.yaml"), typed.replace("name: Bergen", "name: Bjørgvin"));
}));

test("a tile is drawn by clicking and recognized by its number", () => editing(async bench => {
  const page = await shown(bench.browser, bench.address);
  await page.click("[data-view=designer]");
  const end = name => page.locator(`#design-tile button[aria-label="${name}"]`);
  await page.click("#add-city");
  await page.fill("#design-stops input[type=number]", "20");
  await page.locator("#design-code").evaluate(one => one.blur());
  await end("edge 1").click();
  await end("middle").click();
  await end("edge 4").click();
  await end("middle").click();
  await page.locator("#design-like:has-text('This is 57 turned by 1')").waitFor();
  assert.strictEqual(await page.inputValue("#design-code"), "city=revenue:20;path=a:1,b:_0;path=a:4,b:_0");
  await page.click("#turn-right");
  await page.locator("#design-like:has-text('This is 57 turned by 2')").waitFor();
  await end("edge 0").click();
  await end("edge 3").click();
  await page.locator("#design-like:has-text('No tile')").waitFor();
  await page.fill("#design-number", "X7");
  await page.click("#design-keep");
  await written(page, "Tile X7");
  assert.match(bench.read("tiles.yaml"), /^ {2}X7: \{?\n? *colour: yellow.*path=a:0,b:3"/m);
  // As many as there are of this number: put there with another count they would be more or fewer.
  await page.selectOption("#design-from", "58");
  await page.locator("#design-like:has-text('This is 58')").waitFor();
  assert.strictEqual(await page.inputValue("#design-count"), "7");
  await page.fill("#design-count", "3");
  await page.fill("#design-number", "X8");
  assert.strictEqual(await page.inputValue("#design-count"), "3");
  await page.fill("#design-code", "cty=revenue:20");
  await page.locator("#design-error:has-text('cty')").waitFor();
  assert.deepStrictEqual(page.complaints, []);
}));

// An answer that came between the mouse's two halves of a click put other buttons there, and the click was lost.
test("a click is not lost while an answer arrives", () => editing(async bench => {
  const page = await shown(bench.browser, bench.address);
  await page.click("[data-view=designer]");
  await page.click("#add-city");
  await page.locator("#design-stops li").waitFor();
  const answered = () => page.waitForResponse(/tile-text/);
  for (const name of ["edge 1", "middle"]) {
    await page.locator(`#design-tile button[aria-label="${name}"]`).hover();
    await page.mouse.down();
    const next = answered();
    await page.locator("#design-code").evaluate(one => one.dispatchEvent(new Event("input")));
    await next;
    await page.waitForTimeout(100);
    await page.mouse.up();
  }
  assert.match(await page.inputValue("#design-code"), /path=a:1,b:_0/);
}));

test("the market is filled in and pasted into", () => editing(async bench => {
  const page = await shown(bench.browser, bench.address);
  const plain = bench.read("market.yaml");
  await page.click("[data-view=market]");
  const cell = page.locator("#market-grid input[aria-label='row 7, column 3']");
  await cell.focus();
  // News of another file leave the cell alone that was gone to.
  const known = await page.evaluate(() => Trackwright.state.files["roster.yaml"]);
  bench.write("roster.yaml", bench.read("roster.yaml") + "# said meanwhile\n");
  await until(page, known => Trackwright.state.files["roster.yaml"] !== known, known);
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData("text/plain", "61\t66\t71\r\n");
    document.activeElement.dispatchEvent(new ClipboardEvent("paste", {clipboardData: data, bubbles: true, cancelable: true}));
  });
  assert.strictEqual(await cell.inputValue(), "61");
  await page.click("#market-keep");
  await written(page, "Market");
  assert.strictEqual(bench.read("market.yaml"), plain.replace("  - 40 50 60 65\n", "  - 40 50 61 66 71\n"));
  await cell.fill("many");
  await page.click("#market-keep");
  await page.locator("#written.failed:has-text('`many`')").waitFor();
  await until(page, () => Trackwright.state.title.market.rows[6][2] === "61");
  // A refusal is gone with the view that it was about.
  await page.click("[data-view=map]");
  assert.strictEqual(await page.locator("#written.failed").count(), 0);
  await page.click("[data-view=market]");
  await page.click("#market-empty");
  assert.deepStrictEqual(await page.evaluate(() => [...document.querySelectorAll("#market-grid input")].map(one => one.value)), [""]);
  await page.click("#market-again");
  assert.strictEqual(await cell.inputValue(), "61");
  await page.click("#edit-undo");
  await page.locator("#written:has-text('Undone')").waitFor();
  assert.strictEqual(bench.read("market.yaml"), plain);
}));

test("keys alone change a hex and a border", () => editing(async bench => {
  const page = await shown(bench.browser, bench.address);
  await page.focus("#hex-choice");
  await page.keyboard.type("B7");
  await page.locator("#tab-hex").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.locator("#hex-form button:text-is('4')").focus();
  await page.keyboard.press("Enter");
  await written(page, "Border at edge 4 of B7");
  await page.locator("#view-map").click({position: {x: 5, y: 5}, trial: true});
  await page.locator("#edit-undo").focus();
  await page.keyboard.press("Enter");
  await page.locator("#edit-undo:disabled").waitFor();
}));

test("editing has no serious accessibility problems, also on a small screen", () => editing(async bench => {
  const page = await shown(bench.browser, bench.address);
  await page.click("[data-pick=side]");
  await page.evaluate(() => Trackwright.choose("F11"));
  await sound(page, ["map", "designer", "market"]);
}));

test("the page has no editing controls without --edit", () => opened("18scan", async bench => {
  const page = await shown(bench.browser, bench.address);
  assert.strictEqual(await page.locator("[data-view=market]").isVisible(), false);
  const refused = await page.evaluate(() => Trackwright.post("edit", {do: "add", hex: "A12"}).then(() => "", error => error.message));
  assert.match(refused, /without --edit/);
  assert.ok(page.complaints.every(text => text.includes("403")));
}));
