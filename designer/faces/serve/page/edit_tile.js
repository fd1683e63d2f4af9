// Designs a tile with clicks from edge to edge or from edge to stop, and writes it in the tile language.
"use strict";

(() => {
  const bench = Trackwright, {element, byId} = bench;
  if (!bench.edits) return;
  const empty = () => ({stops: [], paths: [], labels: [], rest: ""});
  let tile = empty();   // null: the text has more than clicks can edit
  let chosen = 0;       // the stop in the middle
  let pending = null;   // the first clicked edge
  let asked = 0;

  const stopText = stop => `${stop.kind}=revenue:${stop.revenue}` + (stop.kind === "city" && stop.slots > 1 ? `,slots:${stop.slots}` : "");
  const textOf = one => [...one.stops.map(stopText), ...one.paths.map(([a, b]) => `path=a:${a},b:${b}`), ...one.labels.map(label => `label=${label}`),
    ...(one.rest ? [one.rest] : [])].join(";");

  function change(act) {
    if (!tile) return;
    act(tile);
    byId("design-code").value = textOf(tile);
    read();
  }
  const same = (one, a, b) => one.map(String).sort().join() === [a, b].map(String).sort().join();
  function join(a, b) {
    change(t => {
      const kept = t.paths.filter(path => !same(path, a, b));
      t.paths = kept.length < t.paths.length ? kept : [...t.paths, [a, b]];
    });
  }
  function click(end) {
    if (pending === null) pending = end;
    else if (pending === end) pending = null;
    else {
      const [edge, other] = String(pending).startsWith("_") ? [end, pending] : [pending, end];
      pending = null;
      join(edge, other);
    }
    handles();
  }
  function middle() {
    if (!tile || !tile.stops.length) return say("There is no stop yet: add a city or a town.");
    click("_" + chosen);
  }
  function withoutStop(t, gone) {
    t.stops.splice(gone, 1);
    t.paths = t.paths.filter(path => !path.includes("_" + gone)).map(path => path.map(end => {
      const index = String(end).startsWith("_") ? Number(end.slice(1)) : -1;
      return index > gone ? "_" + (index - 1) : end;
    }));
    chosen = 0;
  }
  const turn = by => change(t => {
    t.paths = t.paths.map(path => path.map(end => typeof end === "number" ? (end + by + 6) % 6 : end));
  });

  // Buttons over the picture, at the sides and in the middle. Reuse them: a button that is replaced while the mouse is
  // down on it loses the click.
  function handles() {
    const box = byId("design-tile");
    const flat = bench.state.title.flat, across = 30, margin = 1, corner = across / Math.sqrt(3);
    const width = (flat ? 2 * corner : across) + 2 * margin, height = (flat ? across : 2 * corner) + 2 * margin;
    box.style.aspectRatio = `${width} / ${height}`;
    const put = (end, x, y, words, act) => {
      let one = box.querySelector(`button[aria-label="${words}"]`);
      if (!one) box.append(one = element("button", {type: "button", "aria-label": words}));
      one.dataset.end = end;
      one.setAttribute("aria-pressed", String(pending === end));
      one.disabled = !tile;
      one.style.left = `${50 + x / width * 100}%`;
      one.style.top = `${50 + y / height * 100}%`;
      one.onclick = act;
      one.textContent = typeof end === "number" ? String(end) : "●";
    };
    for (let edge = 0; edge < 6; ++edge) {
      const angle = bench.edgeAngle(edge), far = across / 2 * .84;
      put(edge, far * Math.cos(angle), far * Math.sin(angle), `edge ${edge}`, () => click(edge));
    }
    put("_" + chosen, 0, 0, "middle", middle);
  }
  function lists() {
    const stops = tile ? tile.stops : [], paths = tile ? tile.paths : [];
    // Keep a number that the user is typing when a late answer arrives.
    const typing = byId("design-stops").contains(document.activeElement) && document.activeElement.type === "number";
    if (!typing || byId("design-stops").children.length !== stops.length) byId("design-stops").replaceChildren(...stops.map((stop, i) => element("li", {},
      element("label", {}, element("input", {type: "radio", name: "stop", checked: i === chosen, onchange: () => { chosen = i; handles(); }}), ` ${stop.kind} ${i}`), " ",
      element("label", {}, "worth ", element("input", {type: "number", min: 0, max: 999, value: stop.revenue, onchange: event => change(t => { t.stops[i].revenue = Number(event.target.value) || 0; })})), " ",
      stop.kind === "city" ? element("label", {}, "slots ", element("input", {type: "number", min: 1, max: 6, value: stop.slots, onchange: event => change(t => { t.stops[i].slots = Number(event.target.value) || 1; })})) : "", " ",
      element("button", {type: "button", "aria-label": `remove ${stop.kind} ${i}`, onclick: () => change(t => withoutStop(t, i))}, "×"))));
    byId("design-paths").replaceChildren(...(paths.length ? ["Track: "] : []), ...paths.map(([a, b]) => element("button", {type: "button", "aria-label": `remove track ${a} to ${b}`,
      onclick: () => join(a, b)}, `${a} – ${b} ×`)));
    byId("design-label").value = tile ? tile.labels.join(" ") : "";
    byId("design-label").disabled = !tile;
  }
  const say = text => { byId("design-error").textContent = text; };

  // Shows the picture of the text and the tiles that are like it.
  async function read() {
    const mine = ++asked, code = byId("design-code").value, colour = byId("design-colour").value;
    let told;
    try {
      told = await bench.ask(`tile-text?code=${encodeURIComponent(code)}&colour=${colour}`);
    } catch (error) { return say(error.message); }
    if (mine !== asked) return;
    if (told.error) return say(`${told.error}${told.help ? ": " + told.help : ""}`);
    tile = told.plain;
    if (tile && chosen >= tile.stops.length) chosen = 0;
    say(tile ? "" : "This text contains parts that the buttons cannot change. Edit the text.");
    byId("design-picture").src = "data:image/svg+xml," + encodeURIComponent(told.picture);
    byId("design-picture").alt = told.code || "an empty tile";
    like(told.like);
    handles();
    lists();
  }
  function like(all) {
    const turned = one => one.rotation ? ` turned by ${one.rotation}` : "";
    const exact = all.filter(one => one.same), track = all.filter(one => !one.same);
    byId("design-like").replaceChildren(
      exact.length ? element("b", {}, `This is ${exact.map(one => one.id + turned(one)).join(", or ")}. `) : tile && tile.paths.length ? "No tile is equal to this one. " : "",
      track.length ? `It has the same track as ${track.map(one => one.id + turned(one)).join(", ")}.` : "");
    if (exact.length && !byId("design-number").dataset.typed) byId("design-number").value = exact[0].id;
    else if (!byId("design-number").dataset.typed) byId("design-number").value = free();
    count();
  }
  // Shows the title's count for this number, unless the user typed another count, which replaces it.
  function count() {
    const box = byId("design-count"), id = byId("design-number").value.trim();
    if (box.dataset.typed) return;
    const one = bench.state.title.tiles.find(entry => entry.id === id);
    box.value = one && Number.isInteger(one.count) ? one.count : 1;
  }
  // The first unused number of an own tile.
  function free() {
    for (let i = 1; ; ++i) if (!bench.state.title.tiles.some(one => one.id === "X" + i)) return "X" + i;
  }

  function begin(code, colour) {
    byId("design-code").value = code;
    byId("design-colour").value = colour;
    delete byId("design-number").dataset.typed;
    delete byId("design-count").dataset.typed;
    pending = null;
    chosen = 0;
    read();
  }
  bench.design = (hex, colour, code) => {
    bench.view("designer");
    byId("design-hex").value = hex;
    begin(code, colour);
  };
  function list() {
    const title = bench.state.title;
    if (!title) return;
    const was = byId("design-hex").value;
    byId("design-hex").replaceChildren(...title.hexes.map(hex => element("option", {value: hex.id}, `${hex.id} ${hex.name}`)));
    if (was && bench.hex(was)) byId("design-hex").value = was;
    byId("design-from").replaceChildren(element("option", {value: ""}, "an empty tile"), ...title.tiles.filter(one => one.code !== undefined).map(one => element("option", {value: one.id}, one.id)));
  }

  byId("design-from").addEventListener("change", event => {
    const one = bench.state.title.tiles.find(entry => entry.id === event.target.value);
    begin(one ? one.code : "", one ? one.colour : byId("design-colour").value);
  });
  byId("design-colour").addEventListener("change", read);
  byId("design-code").addEventListener("input", read);
  byId("design-number").addEventListener("input", event => { event.target.dataset.typed = "yes"; count(); });
  byId("design-count").addEventListener("input", event => { event.target.dataset.typed = "yes"; });
  byId("design-label").addEventListener("change", event => change(t => { t.labels = event.target.value.split(/\s+/).filter(Boolean); }));
  byId("design-clear").addEventListener("click", () => begin("", byId("design-colour").value));
  byId("turn-left").addEventListener("click", () => turn(-1));
  byId("turn-right").addEventListener("click", () => turn(1));
  for (const [id, kind] of [["add-city", "city"], ["add-town", "town"], ["add-offboard", "offboard"]])
    byId(id).addEventListener("click", () => change(t => { t.stops.push({kind, revenue: 0, slots: 1}); chosen = t.stops.length - 1; }));
  byId("design-keep").addEventListener("click", () => bench.edit({do: "tile", id: byId("design-number").value.trim(), colour: byId("design-colour").value,
    code: byId("design-code").value, count: Number(byId("design-count").value)}));
  byId("design-print").addEventListener("click", () => {
    const hex = bench.hex(byId("design-hex").value);
    if (hex) bench.edit({do: "hex", hex: hex.id, name: hex.name, colour: byId("design-colour").value, code: byId("design-code").value});
  });
  bench.on("state", list);
  bench.on("view", name => { if (name === "designer" && bench.state && bench.state.title) { list(); read(); } });
})();
