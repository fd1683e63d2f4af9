// Edits the map with the pointer: drag places, paint terrain and borders, add hexes. A form does it with the keyboard.
"use strict";

(() => {
  const bench = Trackwright, {element, byId} = bench;
  if (!bench.edits) return;
  const canvas = bench.map;
  const kinds = {
    terrain: ["mountain", "hill", "water", "river", "lake", "swamp", "forest", "desert", "", "none"],
    side: ["impassable", "water", "mountain", "province", "divider", "none"],
  };
  const help = {
    "": "", move: "Drag the contents of a hex to another hex. Homes move with them.", terrain: "Drag over hexes.",
    side: "Click near the side of a hex.", grow: "Click beside the map to add a hex. Click a hex to remove it.",
  };
  const words = {"": "cost only", none: "none"};
  let drag = null;  // {from, to} or {painted}
  let near = null;  // {id, edge}
  let picked = "";
  const tool = () => picked;
  const picks = [...document.querySelectorAll("[data-pick]")];

  // The most frequent cost of such terrain in the title, as the first value of a brush.
  function usualCost(kind) {
    const costs = bench.state.title.hexes.flatMap(hex => hex.terrain || []).filter(one => one.kinds.join(" ") === kind).map(one => one.cost);
    const count = cost => costs.filter(one => one === cost).length;
    return costs.sort((a, b) => count(b) - count(a))[0] || "";
  }
  function offerCost() {
    if (tool() === "terrain" && bench.state && bench.state.title) byId("brush-cost").value = usualCost(byId("brush-kind").value);
  }
  const terrainText = () => {
    const kind = byId("brush-kind").value, cost = byId("brush-cost").value || "0";
    return kind === "none" ? "" : `upgrade=cost:${cost}` + (kind ? `,terrain:${kind}` : "");
  };
  const sideOf = (hex, edge) => {
    const kind = byId("brush-kind").value, cost = byId("brush-cost").value, colour = byId("brush-colour").value.trim();
    return {do: "side", hex, edge, kind: kind === "none" ? "" : kind, ...(cost && kind !== "none" ? {cost: Number(cost)} : {}), colour: kind === "none" ? "" : colour};
  };

  function choose(name = tool()) {
    picked = name;
    for (const one of picks) one.setAttribute("aria-pressed", String(one.dataset.pick === name));
    byId("tool-help").textContent = help[name];
    document.querySelectorAll("[data-tool]").forEach(one => { one.hidden = !one.dataset.tool.split(" ").includes(name); });
    if (kinds[name]) byId("brush-kind").replaceChildren(...kinds[name].map(kind => element("option", {value: kind}, words[kind] || kind)));
    offerCost();
    byId("map").classList.toggle("has-tool", name !== "");
    near = drag = null;
    if (canvas.roomy !== (name === "grow")) {
      canvas.roomy = name === "grow";
      canvas.settle();
    }
    bench.overlay();
  }

  const under = event => document.elementFromPoint(event.clientX, event.clientY);
  function hexUnder(event) {
    const there = under(event);
    return there && byId("map").contains(there) ? canvas.hexAt({target: there, clientX: event.clientX, clientY: event.clientY}) : null;
  }
  function edgeUnder(event, id) {
    const hex = bench.corners(id), point = canvas.point(event);
    if (!hex) return 0;
    const angle = Math.atan2(point.y - hex.y, point.x - hex.x);
    return ((Math.round((angle - bench.edgeAngle(0)) / (Math.PI / 3)) % 6) + 6) % 6;
  }

  function down(event) {
    const id = hexUnder(event);
    if (event.button !== 0 || !tool()) return;
    if (tool() === "grow") return grow(event, id);
    if (!id) return;
    if (tool() === "move") drag = {from: id, to: id};
    if (tool() === "terrain") drag = {painted: new Set([id])};
    if (tool() === "side") bench.edit(sideOf(id, edgeUnder(event, id)));
    bench.overlay();
  }
  function move(event) {
    if (!tool() || !bench.state || !bench.state.title) return;
    const id = hexUnder(event);
    if (tool() === "side") near = id ? {id, edge: edgeUnder(event, id)} : null;
    else if (!drag || !id) return;
    else if (drag.painted) drag.painted.add(id);
    else drag.to = id;
    bench.overlay();
  }
  function up() {
    const done = drag;
    drag = null;
    if (!done) return;
    if (done.painted) bench.edit({do: "terrain", hexes: [...done.painted], terrain: terrainText()});
    else if (done.from !== done.to) bench.edit({do: "move", from: done.from, to: done.to}).then(written => written && bench.choose(done.to));
    bench.overlay();
  }
  function grow(event, id) {
    const there = under(event), fresh = there && there.getAttribute("data-rim");
    if (fresh) bench.edit({do: "add", hex: fresh});
    else if (id) bench.edit({do: "remove", hex: id});
  }

  // Draws sides and hexes that do not exist yet.
  function drawn(over) {
    const add = (name, attributes) => {
      const made = document.createElementNS(bench.Canvas.space, name);
      for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
      over.append(made);
    };
    if (drag && drag.painted) for (const id of drag.painted) bench.mark(over, id, "painted");
    if (drag && drag.from) { bench.mark(over, drag.from, "painted"); bench.mark(over, drag.to, "chosen-hex"); }
    const side = near && bench.corners(near.id);
    if (side) {
      const [a, b] = [-1, 1].map(way => bench.edgeAngle(near.edge) + way * Math.PI / 6);
      add("line", {x1: side.x + side.across * Math.cos(a), y1: side.y + side.across * Math.sin(a),
        x2: side.x + side.across * Math.cos(b), y2: side.y + side.across * Math.sin(b), class: "near-side"});
    }
    if (tool() !== "grow") return;
    const rim = new Map();
    for (const hex of bench.state.title.hexes)
      for (const [edge, id] of Object.entries(hex.rim || {})) rim.set(id, {hex: hex.id, edge: Number(edge)});
    for (const [id, {hex, edge}] of rim) {
      const from = bench.corners(hex);
      if (!from) continue;
      const far = from.across * Math.sqrt(3), x = far * Math.cos(bench.edgeAngle(edge)), y = far * Math.sin(bench.edgeAngle(edge));
      add("polygon", {points: from.points.map(point => `${point[0] + x},${point[1] + y}`).join(" "), class: "rim", "data-rim": id});
    }
  }

  // The form for the keyboard.
  let filled = null;  // {id, known, text}: the contents of the filled form
  function form(force = false) {
    const box = byId("hex-form"), hex = bench.state && bench.state.title && bench.hex(bench.chosen);
    if (!hex) {
      filled = null;
      return box.replaceChildren(element("div", {class: "empty"}, bench.icon("select"), element("p", {}, "Select a hex to change its name, colour and track.")));
    }
    const text = JSON.stringify([hex.name, hex.colour, hex.code]);
    const typed = filled && filled.id === hex.id && filled.typed;
    if (!force && filled && filled.id === hex.id && (typed || filled.text === text)) { if (!typed) filled.known = bench.known(); return; }
    filled = {id: hex.id, known: bench.known(), text, typed: false};
    const name = element("input", {value: hex.name, size: 16}), code = element("textarea", {rows: 2, spellcheck: "false"}, hex.code);
    const colours = ["white", "yellow", "green", "brown", "gray", "red", "blue", "purple", "orange", "sepia", "salmon", "gray50", "gray60"];
    const colour = element("select", {}, ...colours.map(one => element("option", {selected: one === hex.colour}, one)));
    const to = element("select", {"aria-label": "to"}, ...bench.state.title.hexes.map(one => element("option", {value: one.id}, `${one.id} ${one.name}`)));
    const button = (label, act) => element("button", {type: "button", onclick: act}, label);
    const write = () => bench.edit({do: "hex", hex: hex.id, name: name.value, colour: colour.value, code: code.value}, filled.known)
      .then(written => { filled.known = bench.known(); filled.typed = !written; });
    const main = button("Write", write);
    main.className = "primary";
    const remove = button("Remove the hex", () => bench.edit({do: "remove", hex: hex.id}));
    remove.className = "danger";
    box.replaceChildren(element("div", {oninput: () => { filled.typed = true; }}, element("h2", {}, `${hex.id} ${hex.name}`),
      element("div", {class: "fields"}, element("label", {}, "Name", name), element("label", {}, "Colour", colour)),
      element("p", {}, element("label", {}, "Tile text", code)),
      element("p", {class: "actions"}, main, button("Discard changes", () => form(true)), button("Design", () => bench.design(hex.id, hex.colour, code.value))),
      element("h3", {}, "Border at edge"),
      element("div", {class: "actions"}, element("div", {class: "joined"}, ...[0, 1, 2, 3, 4, 5].filter(edge => hex.neighbours[edge]).map(edge =>
        button(String(edge), () => { use("side"); bench.edit(sideOf(hex.id, edge)); })))),
      element("h3", {}, "Whole hex"),
      element("div", {class: "actions"}, "Exchange with", to, button("Exchange", () => bench.edit({do: "move", from: hex.id, to: to.value}))),
      element("div", {class: "actions"}, button("Paint terrain", () => { use("terrain"); bench.edit({do: "terrain", hexes: [hex.id], terrain: terrainText()}); }), remove)));
  }
  function use(name) {
    if (tool() !== name) choose(name);
  }

  canvas.taken = () => tool() !== "";
  canvas.chooses = () => tool() !== "grow";  // the clicked hex disappears
  byId("map").addEventListener("pointerdown", down);
  byId("map").addEventListener("pointermove", move);
  window.addEventListener("pointerup", up);
  picks.forEach(one => one.addEventListener("click", () => choose(one.dataset.pick)));
  bench.pick = choose;
  byId("brush-kind").addEventListener("change", offerCost);
  bench.on("overlay", drawn);
  bench.on("chosen", () => form(true));
  bench.on("state", () => form());
  choose();
})();
