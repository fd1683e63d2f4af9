// The animation of docs/workbench.md: a title is changed on its page and in its file, and each change is seen.
// node bench/edit_loop.js docs/pictures/edit-loop.webp. Needs node_modules of tests/browser and img2webp (Debian: webp).
"use strict";
const {execFileSync} = require("node:child_process");
const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");
const {opened, shown} = require("../tests/browser/workbench.js");

const [target = "edit-loop.webp"] = process.argv.slice(2);

opened("18scan", async bench => {
  const page = await shown(bench.browser, bench.address, {width: 1100, height: 640});
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "trackwright-loop-"));
  const frames = [];
  // A mark where the pointer is: pictures have none of their own.
  await page.evaluate(() => {
    const mark = document.createElement("div");
    mark.id = "pointer";
    mark.style.cssText = "position:fixed;width:18px;height:18px;margin:-9px;border-radius:50%;background:#d6006ccc;border:2px solid #fff;pointer-events:none;z-index:9;left:-50px";
    document.body.append(mark);
    window.addEventListener("pointermove", event => { mark.style.left = event.clientX + "px"; mark.style.top = event.clientY + "px"; }, true);
  });
  const frame = async (time = 700) => {
    await page.waitForTimeout(250);
    const name = path.join(folder, `${frames.length}.png`);
    await page.screenshot({path: name});
    frames.push("-d", String(time), name);
  };
  // The page allows no waiting for a text that is run there.
  const until = async right => { while (!await page.evaluate(right)) await page.waitForTimeout(50); };
  const place = (id, edge = null) => page.evaluate(([id, edge]) => {
    const hex = Trackwright.corners(id), angle = edge === null ? 0 : Trackwright.edgeAngle(edge), out = edge === null ? 0 : hex.across * .65;
    const point = new DOMPoint(hex.x + out * Math.cos(angle), hex.y + out * Math.sin(angle)).matrixTransform(Trackwright.map.svg.getScreenCTM());
    return [point.x, point.y];
  }, [id, edge]);
  const go = async (id, edge = null) => page.mouse.move(...await place(id, edge), {steps: 6});

  await page.evaluate(() => { Trackwright.map.zoom(.6, Trackwright.corners("E8")); });
  await frame(1200);
  await page.click("[data-pick=move]");
  await go("E6");
  await frame();
  await page.mouse.down();
  await go("E8");
  await frame();
  await page.mouse.up();
  await until(() => document.querySelector("#hex-form input")?.value === "Göteborg");
  await frame(1800);
  await page.click("[data-pick=terrain]");
  await page.selectOption("#brush-kind", "mountain");
  await page.fill("#brush-cost", "60");
  await go("D9");
  await page.mouse.down();
  for (const id of ["D11", "D13"]) { await go(id); await frame(500); }
  await page.mouse.up();
  await until(() => Trackwright.hex("D13").terrain);
  await frame(1800);
  await page.click("#edit-undo");
  await until(() => !Trackwright.hex("D13").terrain);
  await frame(1200);
  await page.click("[data-view=designer]");
  await page.click("#add-city");
  for (const end of ["edge 1", "middle", "edge 4", "middle"]) {
    await page.locator(`#design-tile button[aria-label="${end}"]`).click();
    await frame(600);
  }
  await page.fill("#design-stops input[type=number]", "20");
  await page.press("#design-stops input[type=number]", "Tab");
  await page.locator("#design-like:has-text('This is 57')").waitFor();
  await frame(2200);
  execFileSync("img2webp", ["-loop", "0", "-lossy", "-q", "55", "-m", "6", ...frames, "-o", target], {stdio: "inherit"});
  fs.rmSync(folder, {recursive: true, force: true});
}, ["--edit"]).catch(error => { console.error(error.message); process.exitCode = 1; });
