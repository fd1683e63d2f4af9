// Memory of the live page's server before, during and after load: [TITLE] [ROUNDS]. Prints resident memory and its part
// that is not mapped from files, in MB: idle (each view was drawn once), the highest value under load, and five seconds
// after.
"use strict";
const fs = require("node:fs");
const path = require("node:path");
const {spawn} = require("node:child_process");

const [title = "18scan", rounds = "8"] = process.argv.slice(2);
const program = path.join(__dirname, "../build/release/designer/trackwright");
const wait = seconds => new Promise(done => setTimeout(done, 1000 * seconds));

const memory = pid => {
  const status = fs.readFileSync(`/proc/${pid}/status`, "utf8");
  const of = key => Math.round(Number(new RegExp(`${key}:\\s+(\\d+)`).exec(status)[1]) / 1024);
  return {resident: of("VmRSS"), anonymous: of("RssAnon")};
};

const started = server => new Promise(done => {
  let text = "";
  server.stdout.on("data", part => {
    text += part;
    const found = /http:\/\/\S+/.exec(text);
    if (found) done(found[0]);
  });
});

async function measure() {
  const server = spawn(program, ["serve", title], {stdio: ["ignore", "pipe", "ignore"]});
  try {
    const address = await started(server);
    const first = await fetch(address, {redirect: "manual"});
    const cookie = (first.headers.get("set-cookie") || "").split(";")[0];
    const origin = new URL(address).origin;
    const page = await (await fetch(origin + "/", {headers: {cookie}})).text();
    const headers = {cookie, "X-Trackwright-Token": /[0-9a-f]{64}/.exec(page)[0]};
    await (await fetch(origin + "/state", {headers})).text();
    await (await fetch(origin + "/table", {method: "POST", body: "{}", headers})).text();
    await wait(3);
    const idle = memory(server.pid);
    const body = '{"x":[' + "1,".repeat(500000) + "1]}";
    let most = idle;
    for (let round = 0; round < Number(rounds); ++round) {
      await Promise.all(Array.from({length: 8}, async () => {
        await (await fetch(origin + "/table", {method: "POST", body, headers})).text();
        await (await fetch(origin + "/state", {headers})).text();
      }));
      const now = memory(server.pid);
      if (now.resident > most.resident) most = now;
    }
    await wait(5);
    const after = memory(server.pid);
    for (const [name, value] of Object.entries({idle, "under load": most, after}))
      console.log(`${name}: ${value.resident} MB resident, ${value.anonymous} MB of its own`);
    console.log(`after / idle: ${(after.anonymous / idle.anonymous).toFixed(2)}`);
  } finally {
    server.kill("SIGINT");
  }
}

measure().catch(error => { console.error(error.message); process.exitCode = 1; });
