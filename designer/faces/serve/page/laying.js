// The table: lay tiles and tokens with clicks, give trains to companies, and see their runs.
"use strict";

(() => {
  const bench = Trackwright, {element, byId} = bench;
  const canvas = new bench.HexCanvas(byId("table-map"));
  const empty = () => ({laid: {}, tokens: {}, trains: {}, phase: ""});
  let position = empty(), before = [], hex = null, asked = 0, company = "", opened = "";

  function change(act) {
    before.push(JSON.stringify(position));
    act(position);
    byId("table-state").textContent = "";
    show();
  }
  function undo() {
    if (before.length) { position = JSON.parse(before.pop()); show(); }
  }
  const homes = () => {
    const tokens = {};
    for (const one of bench.state.title.companies)
      for (const home of one.homes) if (home.hex) (tokens[home.hex] ||= []).push(home.city === null ? one.id : [home.city, null, one.id]);
    return tokens;
  };

  // In the form of a file: one company that runs, and only the trains of that company.
  const asFile = () => {
    const [entity = bench.state.title.companies[0]?.id || "", trains = []] = Object.entries(position.trains).find(one => one[1].length) || [];
    return {phase: position.phase, entity: company || entity, trains: position.trains[company] || trains, laid: position.laid, tokens: position.tokens};
  };

  async function show() {
    if (!bench.state.title || bench.alone) return;
    const mine = ++asked;
    position.phase ||= bench.state.title.phases[0];
    byId("table-phase").value = position.phase;
    side();
    const told = await bench.post("table", position);
    if (mine !== asked) return;
    if (told.picture) canvas.show(document.importNode(new DOMParser().parseFromString(told.picture, "image/svg+xml").documentElement, true));
    mark();
    runs(told);
  }

  // Marks the hex whose tiles are listed.
  function mark() {
    if (!canvas.svg) return;
    canvas.svg.querySelectorAll(".over").forEach(one => one.remove());
    const over = document.createElementNS(bench.Canvas.space, "g");
    over.setAttribute("class", "over");
    canvas.svg.append(over);
    if (hex) bench.mark(over, hex, "chosen-hex", bench.corners(hex, canvas.boxOf(hex)));
  }

  function runs(told) {
    const box = byId("runs");
    if (!box) return;
    box.replaceChildren(...told.runs.map(one => element("div", {class: "run"}, element("b", {}, `${one.company} earns ${bench.money(one.answer.total)}`),
      one.answer.complete ? "" : ` at least (at most ${one.answer.bound})`,
      element("ul", {}, ...one.answer.routes.map(route => element("li", {}, `${route.train.replace(/-\d+$/, "")}: ` +
        route.stops.map(stop => `${stop[0]} ${stop[2]}`).join(" – ") + ` = ${route.revenue}`))))),
      ...told.findings.map(finding => element("p", {class: `finding ${finding.severity}`}, finding.message)));
  }

  async function side() {
    const box = byId("table-side"), state = bench.state.title;
    company ||= state.companies[0]?.id || "";
    const pick = element("select", {onchange: event => { company = event.target.value; side(); }},
      ...state.companies.map(one => element("option", {selected: one.id === company}, one.id)));
    const own = position.trains[company] || [];
    const parts = [element("h2", {}, element("label", {}, "Company ", pick)),
      element("p", {}, "Trains: ", ...own.map((train, i) => element("button", {type: "button", "aria-label": `remove ${train}`,
        onclick: () => change(p => p.trains[company].splice(i, 1))}, `${train} ×`)), " ",
        element("select", {"aria-label": "add a train", onchange: event => change(p => (p.trains[company] ||= []).push(event.target.value))},
          element("option", {value: ""}, "add…"), ...state.trains.map(train => element("option", {}, train))))];
    parts.push(element("p", {}, element("button", {type: "button", onclick: () => change(p => { p.tokens = homes(); })}, "All homes")));
    parts.push(element("div", {id: "lays"}), element("h2", {}, "Runs"), element("div", {id: "runs", "aria-live": "polite"}));
    box.replaceChildren(...parts);
    lays();
  }

  // Lists the legal tiles of the chosen hex in each legal rotation.
  async function lays() {
    const box = byId("lays"), id = hex;
    if (!box) return;
    if (!id) return box.replaceChildren(element("p", {class: "soft"}, "Click a hex to lay a tile or a token."));
    const told = (await bench.post("lays", {hex: id, position: asFile()}))[0];
    if (id !== hex || !byId("lays")) return;
    const ways = told.lays.filter(lay => lay.legal).flatMap(lay => lay.rotations.map(turn => ({tile: lay.tile, turn})));
    const shown = bench.hex(id), laid = position.laid[id];
    const tile = laid && bench.state.title.tiles.find(one => one.id === laid[0]);
    const cities = (laid ? tile && tile.cities : shown.cities) || [];
    byId("lays").replaceChildren(element("h2", {}, `${id} ${shown.name}`),
      laid ? element("button", {type: "button", onclick: () => change(p => { delete p.laid[id]; })}, `remove ${laid[0]}`) : "",
      ...cities.map((_, city) => element("button", {type: "button", onclick: () => change(p => (p.tokens[id] ||= []).push([city, null, company]))},
        `token of ${company}${cities.length > 1 ? " in city " + city : ""}`)),
      position.tokens[id] ? element("button", {type: "button", onclick: () => change(p => { delete p.tokens[id]; })}, "remove tokens") : "",
      element("ul", {class: "tiles"}, ...ways.map(way => element("li", {}, element("button", {type: "button",
        onclick: () => change(p => { p.laid[id] = [way.tile, way.turn]; })},
        element("img", {src: bench.tile(way.tile, way.turn), alt: "", width: 64, height: 64}), `${way.tile} turned ${way.turn}`)))));
  }

  async function list() {
    const names = bench.alone ? [] : await bench.ask("positions");
    byId("positions").replaceChildren(element("option", {value: ""}, "…"), ...names.map(name => element("option", {}, name)));
  }
  async function open(name) {
    const told = await bench.ask(`position?name=${encodeURIComponent(name)}`);
    change(p => {
      Object.assign(p, empty(), {phase: told.phase, laid: told.laid || {}, tokens: told.tokens || {}});
      for (const [id, laid] of Object.entries(p.laid)) p.laid[id] = [laid[0], Number(laid[1])];
      for (const tokens of Object.values(p.tokens)) tokens.forEach((one, i) => {
        if (Array.isArray(one)) tokens[i] = one.map((part, k) => k < 2 && part !== null ? Number(part) : part);
      });
      p.trains[told.entity] = (told.trains || []).map(train => typeof train === "object" ? train.name : train);
      company = told.entity;
    });
    byId("position-name").value = opened = name;
    bench.tell("shown");
  }

  canvas.pick = id => { hex = id; mark(); lays().catch(bench.complain); };
  bench.on("board", () => canvas.settle());
  bench.tableMap = canvas;
  bench.positionName = () => opened;
  bench.openPosition = name => name ? open(name) : null;
  byId("table-map").addEventListener("click", event => {
    const id = canvas.hexAt(event);
    if (!canvas.dragged && id) canvas.pick(id);
  });
  bench.on("chosen", id => { hex = id; mark(); if (!byId("view-table").hidden) lays().catch(bench.complain); });
  byId("table-phase").addEventListener("change", event => change(p => { p.phase = event.target.value; }));
  byId("undo").addEventListener("click", undo);
  byId("clear").addEventListener("click", () => change(p => Object.assign(p, empty())));
  const say = text => { byId("table-state").textContent = text; };
  async function save() {
    const name = byId("position-name").value, kept = asFile();
    await bench.post(`position?name=${encodeURIComponent(name)}`, kept);
    say(`Saved the position of ${kept.entity} to ${name}.`);
    bench.log(`Saved the position ${name}.`);
    opened = name;
    bench.tell("shown");
    await list();
  }
  byId("save-position").addEventListener("click", () => save().catch(error => say(error.message)));
  byId("positions").addEventListener("change", event => event.target.value && open(event.target.value).catch(bench.complain));
  bench.showTable = () => { show().catch(bench.complain); list().catch(bench.complain); };
})();
