// The address of the page contains what it shows, so that a link leads there and the browser goes back and forward:
// #map/F11?phase=3&at=10,20,300. The keys of all places are in `parts`.
"use strict";

(() => {
  const bench = Trackwright, {byId} = bench;
  const canvases = {map: () => bench.map, table: () => bench.tableMap, play: () => bench.playMap};
  // What a view adds to its address: the key, the value, and how to go there.
  const parts = {
    map: {phase: {of: () => bench.phase(), go: name => bench.showPhase(name)}, tile: {of: () => bench.shownTile(), go: id => bench.showTile(id)}},
    table: {position: {of: () => bench.positionName(), go: name => bench.openPosition(name)}},
    play: {game: {of: () => bench.gameName(), go: name => bench.openGame(name)}, step: {of: () => bench.gameStep(), go: at => bench.showStep(at)}},
    components: {component: {of: () => bench.shownComponent(), go: id => bench.openComponent(id)}},
    compare: {with: {of: () => byId("before").value, go: id => bench.compareWith(id)}},
    study: {topic: {of: () => byId("study-topic").value, go: name => bench.studyTopic(name)}},
  };
  let going = true;  // whether the page follows the address; then it does not change it
  let timer = null;

  function camera() {
    const canvas = canvases[bench.shownView()]?.();
    return canvas && canvas.svg && canvas.moved ? [canvas.view.x, canvas.view.y, canvas.view.width].map(Math.round).join(",") : "";
  }
  function address() {
    const view = bench.shownView(), values = new URLSearchParams();
    for (const [key, part] of Object.entries(parts[view] || {})) if (part.of()) values.set(key, part.of());
    if (camera()) values.set("at", camera());
    const hex = bench.chosen && (view === "map" || view === "table") ? "/" + encodeURIComponent(bench.chosen) : "";
    const query = values.toString().replaceAll("%2C", ",");
    return `#${view}${hex}${query ? "?" + query : ""}`;
  }
  // A step of the history for another view, hex or file; moving the map only changes the current step.
  function note(step) {
    if (going) return;
    const now = address();
    clearTimeout(timer);
    if (now === location.hash) return;
    const same = one => one.replace(/[?&]at=[^&]*/, "");
    try {
      if (step && same(now) !== same(location.hash || "#map")) history.pushState(null, "", now);
      else history.replaceState(null, "", now);
    } catch { /* browsers limit the changes in a second */ }
  }
  bench.noted = () => note(true);
  for (const event of ["view", "chosen", "phase", "shown"]) bench.on(event, () => note(true));
  bench.on("moved", () => { clearTimeout(timer); timer = setTimeout(() => note(false), 400); });

  async function go() {
    const [, view = "map", hex = "", query = ""] = /^#([a-z]*)\/?([^?]*)\??(.*)$/.exec(location.hash) || [];
    const known = bench.views().some(one => one.id === view) ? view : "map", values = new URLSearchParams(query);
    going = true;
    try {
      if (bench.shownView() !== known || known === "map") bench.view(known);
      const id = decodeURIComponent(hex);
      if ((known === "map" || known === "table") && (bench.chosen || "") !== id) bench.choose(id && bench.hex(id) ? id : null);
      for (const [key, part] of Object.entries(parts[known] || {})) if ((part.of() || "") !== (values.get(key) || "")) await part.go(values.get(key) || "");
      const at = (values.get("at") || "").split(",").map(Number), canvas = canvases[known]?.();
      if (canvas && canvas.svg && at.length === 3 && at.every(Number.isFinite) && at[2] > 0) {
        canvas.gliding = null;
        canvas.set({x: at[0], y: at[1], width: at[2], height: at[2] * canvas.whole.height / canvas.whole.width});
      }
    } catch (error) { bench.complain(error); }
    going = false;
  }
  window.addEventListener("popstate", () => { go(); });
  window.addEventListener("hashchange", () => { if (location.hash !== address()) go(); });
  // Once the title is there.
  let begun = false;
  bench.on("begun", () => {
    if (begun) return;
    begun = true;
    if (location.hash.length > 1) go(); else going = false;
  });
})();
