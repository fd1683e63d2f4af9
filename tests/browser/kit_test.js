// Components, kits and comparisons of the live page in a real browser.
"use strict";
const assert = require("node:assert");
const {execFileSync} = require("node:child_process");
const fs = require("node:fs");
const path = require("node:path");
const test = require("node:test");
const {opened, shown, program, until} = require("./workbench.js");

// For a browser what is hidden cuts and masks nothing: what the landscape is cut to at its frame, say.
test("each picture refers only to its own elements", () => opened("18norway", async bench => {
  const page = await shown(bench.browser, bench.address);
  for (const [view, box] of [["table", "#table-map"], ["play", "#play-map"], ["map", "#map"]]) {
    await page.click(`[data-view=${view}]`);
    if (view === "play") await page.click("#play-new");
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

test("a comparison that arrives in another view is shown on return", () => opened("18scan", async bench => {
  execFileSync(program, ["kit", bench.folder], {cwd: bench.scratch, stdio: "ignore"});
  const page = await shown(bench.browser, bench.address);
  let goOn = null;
  const left = new Promise(seen => { goOn = seen; });
  await page.route("**/before*", async route => { await left; await route.continue(); });
  const answered = page.waitForResponse(/before/);
  await page.click("[data-view=compare]");
  await page.locator("#compare-side:has-text('earlier map')").waitFor();
  await page.click("[data-view=map]");
  goOn();
  await answered;
  await page.click("[data-view=compare]");
  await page.locator("#compare-side h2:has-text('Hexes (0)')").waitFor();
  assert.deepStrictEqual(page.complaints, []);
}));

test("the map is compared with that of the last commit", () => opened("18scan", async bench => {
  const git = (...words) => execFileSync("git", ["-C", bench.folder, "-c", "user.name=A", "-c", "user.email=a@b.c", ...words]);
  git("init", "-q");
  git("add", ".");
  git("commit", "-qm", "As it was");
  const page = await shown(bench.browser, bench.address);
  bench.write("map.yaml", bench.read("map.yaml").replace('{name: Bergen, code: "city=revenue:0"}', '{name: Bergen, code: "city=revenue:20"}'));
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

test("the kit is printed and the printed files are listed", () => opened("18scan", async bench => {
  const page = await shown(bench.browser, bench.address);
  await page.click("[data-view=components]");
  // A kit can be printed before a locator looks for the bar.
  await page.evaluate(() => {
    const bar = document.querySelector("#kit-progress");
    new MutationObserver(() => { bar.dataset.shown ||= bar.hidden ? "" : "yes"; }).observe(bar, {attributeFilter: ["hidden"]});
  });
  await page.click("#kit");
  await page.locator("#kit-told:has-text('map.pdf')").waitFor();
  assert.strictEqual(await page.locator("#kit-progress").getAttribute("data-shown"), "yes");
  assert.ok(fs.existsSync(path.join(bench.scratch, "output/18scan/kit.pdf")));
  bench.write("roster.yaml", bench.read("roster.yaml").replace("rusts_on: 4\n", "rusts_onn: 4\n"));
  await page.locator("#findings button.cure").waitFor({state: "attached"});
  await page.click("#kit");
  await page.locator("#kit-told:has-text('nothing was printed')").waitFor();
  assert.deepStrictEqual(page.complaints, []);
}));

test("the low-ink choice applies to the picture and the kit", () => opened("18scan", async bench => {
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

test("the comparison with an earlier kit lists pieces to print again", () => opened("18scan", async bench => {
  execFileSync(program, ["kit", bench.folder], {cwd: bench.scratch, stdio: "ignore"});
  const page = await shown(bench.browser, bench.address);
  await page.click("[data-view=compare]");
  await page.locator("#compare-side h2:has-text('Hexes (0)')").waitFor();
  bench.write("map.yaml", bench.read("map.yaml").replace('{name: Bergen, code: "city=revenue:0"}', '{name: Bergen, code: "city=revenue:20"}'));
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

test("a gallery shows the components of the title, their pages and their PDF", () => opened("18scan", async bench => {
  const page = await shown(bench.browser, bench.address);
  await page.click("[data-view=components]");
  await page.locator("#pages .card img").first().waitFor();
  const ids = await page.locator("#pages .card").evaluateAll(all => all.map(one => one.dataset.component));
  assert.ok(ids.includes("map") && ids.includes("certificates") && ids.length > 12, ids.join());
  assert.deepStrictEqual(await page.evaluate(() => [...document.querySelectorAll("#component option")].map(one => one.value).slice(1)), ids);
  // Whatever the kit has pieces of.
  const kit = JSON.parse(execFileSync(program, ["kit", bench.folder, "-o", "kit"], {cwd: bench.scratch, encoding: "utf8"}) && fs.readFileSync(path.join(bench.scratch, "kit/kit.json"), "utf8"));
  assert.deepStrictEqual([...new Set(kit.pieces.map(one => one.component))].filter(id => !ids.includes(id)), []);
  await page.click("#pages [data-component=certificates]");
  await page.locator("#pages figcaption:has-text('1 of')").first().waitFor();
  await page.locator("#component-plan:has-text('sheet')").waitFor();
  const pages = await page.locator("#pages img").count();
  const width = () => page.evaluate(() => document.querySelector("#pages img").getBoundingClientRect().width);
  const before = await width();
  await page.click("#page-larger");
  assert.ok(Math.abs(await width() / before - 1.25) < .02);
  const pdf = await page.evaluate(async () => {
    const answer = await fetch(document.querySelector("#component-pdf").href);
    return [answer.status, answer.headers.get("content-type"), (await answer.text()).slice(0, 5)];
  });
  assert.deepStrictEqual(pdf, [200, "application/pdf", "%PDF-"]);
  await page.click("#component-after");
  await until(page, () => location.hash === `#components?component=${document.querySelector("#component").value}`);
  assert.notStrictEqual(await page.inputValue("#component"), "certificates");
  await page.goBack();
  await until(page, pages => document.querySelector("#component").value === "certificates" && document.querySelectorAll("#pages img").length === pages, pages);
  await page.click("#component-all");
  await page.locator("#pages .card").first().waitFor();
  assert.deepStrictEqual(page.complaints, []);
}));
