// The live page in a real browser.
"use strict";
const assert = require("node:assert");
const {execFileSync} = require("node:child_process");
const fs = require("node:fs");
const path = require("node:path");
const test = require("node:test");
const {opened, shown, sound, program, until} = require("./workbench.js");

const bergen = ['{name: Bergen, code: "city=revenue:0"}', '{name: Bergen, code: "city=revenue:20"}'];
// Parts of the map that are not marked: once there are any.
const fresh = async page => {
  for (let i = 0; i < 200; ++i) {
    const ids = await page.evaluate(() => [...document.querySelectorAll("#map svg > g[id]:not(.over)")].filter(one => !one.mark).map(one => one.id));
    if (ids.length) return ids;
    await page.waitForTimeout(50);
  }
  return [];
};

test("a save changes the hex that it is about and nothing else", () => opened("18scan", async bench => {
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

test("each hex is shown with the line where it stands", () => opened("18scan", async bench => {
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

test("what is said of the hex under the pointer lies over no other, and of a hex that is printed for good why nothing is laid", () => opened("18scan", async bench => {
  for (const size of [{width: 1280, height: 800}, {width: 390, height: 844}]) {
    const page = await shown(bench.browser, bench.address, size);
    const map = await page.locator("#map").boundingBox();
    const hex = await page.locator("#hex-B5-ground").boundingBox();
    await page.mouse.move(hex.x + hex.width / 2, hex.y + hex.height / 2);
    await page.locator("#hover:has-text('Bergen')").waitFor();
    assert.ok((await page.locator("#hover").boundingBox()).y >= map.y + map.height - 1);
    assert.deepStrictEqual(await page.locator("#map").boundingBox(), map);
    await page.evaluate(() => Trackwright.choose("A4"));
    await page.locator("#inspector p:has-text('printed for good')").waitFor();
    assert.strictEqual(await page.locator("#inspector h2:has-text('May lie here now')").count(), 0);
    await page.context().close();
  }
}));

test("a mistake is a badge on its hex, and its cure a button", () => opened("18scan", async bench => {
  const page = await shown(bench.browser, bench.address);
  bench.write("roster.yaml", bench.read("roster.yaml").replace("rusts_on: 4\n", "rusts_onn: 4\n"));
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
    await page.locator(`#lays button:text("take ${tile} away")`).waitFor();
  };
  await lay("B5", "5", 4);
  await lay("B7", "9", 1);
  await lay("B9", "9", 1);
  await lay("B11", "5", 1);
  await page.selectOption("#table-side h2 select", "NSB");
  await page.evaluate(() => Trackwright.choose("B5"));
  await page.getByRole("button", {name: "token of NSB"}).click();
  await page.getByLabel("give a train").selectOption("2");
  await page.locator("#runs:has-text('NSB earns K40')").waitFor();
  assert.strictEqual(await page.locator("#table-map svg .chosen-hex").count(), 1);
  await page.fill("#position-name", "../position.yaml");
  await page.click("#save-position");
  await page.locator("#table-state:has-text('called like position.yaml')").waitFor();
  await page.fill("#position-name", "position.yaml");
  await page.click("#save-position");
  await page.locator("#table-state:has-text('position.yaml keeps the position of NSB')").waitFor();
  await page.locator("#positions option:text('position.yaml')").waitFor({state: "attached"});
  assert.match(bench.read("position.yaml"), /B11/);
  await page.click("#undo");
  await page.locator("#runs:not(:has-text('K40'))").waitFor({state: "attached"});
  await page.selectOption("#positions", "position.yaml");
  await page.locator("#runs:has-text('NSB earns K40')").waitFor();
  assert.ok(page.complaints.every(text => text.includes("400")), page.complaints.join());  // the name of a file that was refused
}));

// For a browser what is hidden cuts and masks nothing: what the landscape is cut to at its frame, say.
test("each picture refers to what stands in it alone", () => opened("18norway", async bench => {
  const page = await shown(bench.browser, bench.address);
  for (const [view, box] of [["table", "#table-map"], ["play", "#play-map"], ["map", "#map"]]) {
    await page.click(`[data-view=${view}]`);
    if (view === "play") await page.click("#play-begin");
    await page.locator(`${box} svg g[clip-path]`).first().waitFor({state: "attached"});
    const foreign = await page.evaluate(box => {
      const svg = document.querySelector(`${box} svg`), ids = new Set();
      for (const one of svg.querySelectorAll("*"))
        for (const {value} of one.attributes) for (const found of value.matchAll(/(?:url\(|^)#([^")]+)/g)) ids.add(found[1]);
      return [ids.size > 20, [...ids].filter(id => !svg.contains(document.getElementById(id)))];
    }, box);
    assert.deepStrictEqual(foreign, [true, []], view);
  }
  assert.deepStrictEqual(page.complaints, []);
}));

test("a comparison that comes when another view is seen is made when it is seen again", () => opened("18scan", async bench => {
  execFileSync(program, ["kit", bench.folder], {cwd: bench.scratch, stdio: "ignore"});
  const page = await shown(bench.browser, bench.address);
  await page.route("**/before*", async route => { await new Promise(later => setTimeout(later, 1000)); await route.continue(); });
  const answered = page.waitForResponse(/before/);
  await page.click("[data-view=compare]");
  await page.locator("#compare-side:has-text('drawn as it was')").waitFor();
  await page.click("[data-view=map]");
  await answered;
  await page.click("[data-view=compare]");
  await page.locator("#compare-side h2:has-text('Hexes (0)')").waitFor();
  assert.deepStrictEqual(page.complaints, []);
}));

test("the map is laid over what it was at the last commit", () => opened("18scan", async bench => {
  const git = (...words) => execFileSync("git", ["-C", bench.folder, "-c", "user.name=A", "-c", "user.email=a@b.c", ...words]);
  git("init", "-q");
  git("add", ".");
  git("commit", "-qm", "As it was");
  const page = await shown(bench.browser, bench.address);
  bench.write("map.yaml", bench.read("map.yaml").replace(...bergen));
  await fresh(page);
  await page.click("[data-view=compare]");
  await page.locator("#compare-side h2:has-text('Differences (1)')").waitFor();
  await page.locator("#compare-side button:has-text('Bergen')").click();
  const lie = await page.evaluate(() => [...document.querySelectorAll("#compare-map > div")].filter(one => one.shadowRoot).map(one => {
    const svg = one.shadowRoot.querySelector("svg");
    const box = svg.querySelector('[data-name="F11"][data-aspect="ground"]').getBoundingClientRect();
    return {x: Math.round(box.x), y: Math.round(box.y), marked: svg.querySelectorAll(".differs.shown").length};
  }));
  assert.strictEqual(lie.length, 2);
  assert.deepStrictEqual(lie[0], lie[1]);
  assert.strictEqual(lie[0].marked, 1);
  await page.locator("#compare-at").focus();
  const cut = () => page.evaluate(() => document.querySelectorAll("#compare-map > div")[1].style.clipPath);
  const before = await cut();
  await page.keyboard.press("ArrowLeft");
  assert.notStrictEqual(await cut(), before);
  assert.deepStrictEqual(page.complaints, []);
}));

test("the kit is printed and what was printed is told", () => opened("18scan", async bench => {
  const page = await shown(bench.browser, bench.address);
  await page.click("[data-view=components]");
  await page.click("#kit");
  await page.locator("#kit-progress:not([hidden])").waitFor();
  await page.locator("#kit-told:has-text('map.pdf')").waitFor();
  assert.ok(fs.existsSync(path.join(bench.scratch, "output/18scan/kit.pdf")));
  bench.write("roster.yaml", bench.read("roster.yaml").replace("rusts_on: 4\n", "rusts_onn: 4\n"));
  await page.locator("#findings button.cure").waitFor({state: "attached"});
  await page.click("#kit");
  await page.locator("#kit-told:has-text('nothing was printed')").waitFor();
  assert.deepStrictEqual(page.complaints, []);
}));

test("little ink is chosen for the picture and for the kit", () => opened("18scan", async bench => {
  const page = await shown(bench.browser, bench.address);
  await page.click("[data-view=components]");
  const ink = async words => {
    await page.locator(`#component-plan:has-text("${words}")`).waitFor();
    return Number(/ink for ([\d.]+) full/.exec(await page.textContent("#component-plan"))[1]);
  };
  await page.selectOption("#component", "trains");
  const usual = await ink("sheet");
  await page.selectOption("#ink", "low-ink");
  await until(page, usual => !document.querySelector("#component-plan").textContent.includes(`ink for ${usual.toFixed(1)} full`), usual);
  assert.ok(await ink("sheet") < usual);
  assert.strictEqual(await page.locator("#theme").isDisabled(), true);
  await page.click("#kit");
  await page.locator("#kit-told:has-text('map.pdf')").waitFor();
  execFileSync(program, ["kit", bench.folder, "--theme", "low-ink", "-o", "low"], {cwd: bench.scratch, stdio: "ignore"});
  const bytes = folder => fs.readFileSync(path.join(bench.scratch, folder, "map.pdf"));
  assert.ok(bytes("output/18scan").equals(bytes("low")));
  assert.deepStrictEqual(page.complaints, []);
}));

test("an earlier kit tells what is to be printed anew", () => opened("18scan", async bench => {
  execFileSync(program, ["kit", bench.folder], {cwd: bench.scratch, stdio: "ignore"});
  const page = await shown(bench.browser, bench.address);
  await page.click("[data-view=compare]");
  await page.locator("#compare-side h2:has-text('Hexes (0)')").waitFor();
  bench.write("map.yaml", bench.read("map.yaml").replace(...bergen));
  await page.locator("#compare-side button:has-text('B5 Bergen')").click();
  await page.locator("#compare-side li:has-text('Map B5: changed')").waitFor();
  // Its map lies over the one of now, hex on hex, and both are marked.
  const lie = () => page.evaluate(() => [...document.querySelectorAll("#compare-map > div")].filter(one => one.shadowRoot && !one.hidden).map(one => {
    const box = one.shadowRoot.querySelector("#hex-D7-ground").getBoundingClientRect();
    return [one.shadowRoot.querySelectorAll(".differs.shown").length, Math.round(box.x), Math.round(box.y), Math.round(box.width)];
  }));
  const [now, then] = await lie();
  assert.deepStrictEqual(now, then);
  assert.strictEqual(now[0], 1);
  assert.strictEqual(await page.locator("#compare-at").isVisible(), true);
  // A kit of an earlier version kept no picture: what differs is listed all the same.
  fs.rmSync(path.join(bench.scratch, "output/18scan/map.svgz"));
  await page.selectOption("#before", "kit-0");
  await page.evaluate(() => document.querySelector("#before").dispatchEvent(new Event("change")));
  await page.locator("#compare-side p:has-text('cannot be shown')").waitFor();
  assert.strictEqual(await page.locator("#compare-at").isVisible(), false);
  await page.locator("#compare-side button:has-text('B5 Bergen')").click();
  assert.deepStrictEqual((await lie()).map(one => one[0]), [1]);
  assert.deepStrictEqual(page.complaints, []);
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

test("nothing serious keeps anybody from using it", () => opened("18scan", async bench => {
  for (const look of [{}, {dark: true}, {width: 390}]) {
    const page = await shown(bench.browser, bench.address, look);
    await page.evaluate(() => Trackwright.choose("F11"));
    await sound(page, ["map", "table", "components", "compare"]);
  }
}));

test("the page alone needs no server", () => opened("18scan", async bench => {
  const page = await shown(bench.browser, bench.alone());
  await page.selectOption("#hex-choice", "F11");
  await page.locator("#inspector:has-text('622 turned 5')").waitFor();
  await page.click("[data-view=components]");
  await page.locator("#pages img").first().waitFor();
  assert.deepStrictEqual(page.complaints, []);
}));

test("a hundred saves in a second end in the last one", () => opened("18scan", async bench => {
  const page = await shown(bench.browser, bench.address);
  const plain = bench.read("map.yaml");
  for (let i = 1; i <= 100; ++i) {
    bench.write("map.yaml", plain.replace(bergen[0], `{name: Bergen ${i}, code: "city=revenue:0"}`));
    await new Promise(done => setTimeout(done, 8));
  }
  await page.locator("#hex-choice option:text('B5 Bergen 100')").waitFor({state: "attached"});
}));
