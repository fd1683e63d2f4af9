// From a save to the changed hex painted: TITLE [SAVES]. Needs node_modules of tests/browser (tests/browser/run
// fetches them). Saves in place, by rename, and two files at once in turn; prints median, p95 and worst in ms.
"use strict";
const fs = require("node:fs");
const {opened, shown} = require("../tests/browser/workbench.js");

const [title = "18scan", saves = "50"] = process.argv.slice(2);

// When the browser has painted the frame after the hex was replaced.
const painted = page => page.evaluate(() => new Promise(done => {
  const watch = new MutationObserver(changes => {
    if (!changes.some(change => [...change.addedNodes].some(node => node.dataset && node.dataset.kind === "hex"))) return;
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => done(Date.now()), 0));
  });
  watch.observe(document.querySelector("#map svg"), {childList: true});
}));

opened(title, async bench => {
  const page = await shown(bench.browser, bench.address);
  const plain = bench.read("map.yaml"), roster = bench.read("roster.yaml");
  // Any hex that is said as a mapping with a name.
  const name = /name: ([A-Z][a-z]+)/.exec(plain)[1];
  const ways = [
    text => bench.write("map.yaml", text),
    text => { bench.write("map.yaml~", text); fs.renameSync(bench.file("map.yaml~"), bench.file("map.yaml")); },
    text => { bench.write("roster.yaml", roster); bench.write("map.yaml", text); },
  ];
  const times = [];
  for (let i = 0; i < Number(saves); ++i) {
    const end = painted(page);
    await page.waitForTimeout(120);
    const begin = Date.now();
    ways[i % ways.length](i % 2 ? plain : plain.replace(`name: ${name}`, `name: ${name}x`));
    times.push(await end - begin);
  }
  times.sort((a, b) => a - b);
  const at = part => times[Math.min(times.length - 1, Math.floor(times.length * part))];
  console.log(`${title}: ${times.length} saves, median ${at(.5)} ms, p95 ${at(.95)} ms, worst ${at(1)} ms`);
}).catch(error => { console.error(error.message); process.exitCode = 1; });
