// Shows which tiles are legal in a hex, by phase, or why not, and where a tile is legal.
"use strict";

(() => {
  const bench = Trackwright, {element, byId} = bench;
  let phase = 0;  // 0: any
  let asked = 0, tile = "";  // whose hexes are marked

  const turns = list => list.length === 6 ? "all rotations" : "turned " + list.join(" ");
  const button = (tile, words, act, rotation = 0) => element("li", {}, element("button", {type: "button", onclick: act},
    element("img", {src: bench.tile(tile, rotation), alt: "", width: 64, height: 64}), words));

  function slider() {
    const phases = bench.state.title.phases;
    const name = phase ? `phase ${phases[phase - 1]}` : "any phase";
    const input = element("input", {type: "range", min: 0, max: phases.length, value: phase, "aria-valuetext": name,
      oninput: event => { phase = Number(event.target.value); inspect(); bench.tell("phase"); }});
    return element("label", {class: "phase"}, "Phase ", input, name);
  }

  function lays(told) {
    const legal = told.lays.filter(lay => lay.legal), other = told.lays.filter(lay => !lay.legal && lay.refusal);
    const all = [element("h2", {}, "Possible lays now")];
    all.push(legal.length ? element("ul", {class: "tiles"}, ...legal.map(lay =>
      button(lay.tile, `${lay.tile} ${turns(lay.rotations)} (${lay.left} left)` + (lay.condition ? ` ${lay.condition}` : ""),
             () => showTile(lay.tile), bench.alone ? 0 : lay.rotations[0]))) : element("p", {class: "soft"}, "None."));
    const refused = legal.filter(lay => lay.refused && lay.refused.length);
    if (refused.length) all.push(element("details", {}, element("summary", {}, "Rotations that do not fit"),
      element("ul", {}, ...refused.flatMap(lay => lay.refused.map(one =>
        element("li", {}, `${lay.tile} turned ${one.rotation}: ${one.words}`))))));
    if (other.length) all.push(element("details", {}, element("summary", {}, `Why ${other.length} other ${other.length === 1 ? "tile does" : "tiles do"} not fit`),
      element("ul", {}, ...other.map(lay => element("li", {}, `${lay.tile}: ${lay.refusal}`)))));
    return all;
  }

  function tree(told) {
    const order = ["yellow", "green", "brown", "gray"];
    const colours = [...new Set(told.tree.filter(one => one.tile).map(one => one.colour))]
      .sort((a, b) => order.indexOf(a) - order.indexOf(b));
    return [element("h2", {}, "Possible upgrades"), ...colours.flatMap(colour => [
      element("h3", {class: "soft"}, colour),
      element("ul", {class: "tiles"}, ...told.tree.filter(one => one.tile && one.colour === colour).map(one =>
        button(one.tile, `${one.tile} ${turns(one.rotations)}` + (one.stuck.length === 6 ? ", no upgrade" : one.stuck.length ? `, no upgrade if ${turns(one.stuck)}` : ""),
               () => showTile(one.tile))))])];
  }

  async function inspect() {
    const box = byId("inspector"), id = bench.chosen, mine = ++asked;
    if (!bench.state.title) return box.replaceChildren();
    if (!id || !bench.hex(id)) {
      box.replaceChildren(element("div", {class: "empty"}, bench.icon("map"), element("p", {}, "Select a hex on the map or in the list to see its tiles.")), choice());
      return;
    }
    const hex = bench.hex(id);
    const findings = bench.findingsOf(id);
    const head = [element("h2", {}, `${id} ${hex.name}`), element("p", {}, bench.place(hex.place), " ", element("code", {}, hex.code)),
      findings.length ? element("ul", {class: "plain"}, ...findings.map(bench.findingEntry)) : "", slider()];
    const focused = document.activeElement && document.activeElement.type === "range";
    try {
      const told = (await bench.ask(`hex?id=${bench.alone ? id : encodeURIComponent(id)}&phase=${phase ? bench.alone ?
        bench.state.title.phases[phase - 1] : encodeURIComponent(bench.state.title.phases[phase - 1]) : ""}`))[0];
      if (mine !== asked) return;
      const terrain = told.cost && told.cost.terrain ? ` (${told.cost.terrain})` : "";
      const terms = [told.cost ? `The first tile costs ${bench.money(told.cost.amount)}${terrain}.` : null,
        ...(told.sides || []).map(side => `Track across edge ${side.edge} to ${side.to} costs ${bench.money(side.amount)}.`),
        ...(told.blocked_by || []).map(one => `${one} blocks this hex for others until it closes.`)].filter(Boolean);
      const never = told.fixed && !told.lays.length;
      box.replaceChildren(...head, ...terms.map(text => element("p", {}, text)),
        ...never ? [element("p", {class: "soft"}, "This hex never changes: no tile can be laid here.")] : [...lays(told), ...tree(told)], choice());
      bench.tell("inspected", told);
    } catch (error) {
      if (mine === asked) box.replaceChildren(...head, element("p", {}, error.message));
    }
    if (focused) box.querySelector("input[type=range]")?.focus();
  }

  function choice() {
    const select = element("select", {id: "tile-choice", onchange: event => event.target.value ? showTile(event.target.value) : clear()},
      element("option", {value: ""}, "none"), ...bench.state.title.tiles.map(tile => element("option", {value: tile.id}, tile.id)));
    return element("p", {}, element("label", {}, "Show the hexes for a tile ", select), element("span", {id: "tile-places"}));
  }
  function clear() { tile = ""; bench.tell("shown"); bench.canLie = []; bench.overlay(); const told = byId("tile-places"); if (told) told.textContent = ""; }

  async function showTile(id) {
    const told = await bench.ask(`tile?id=${bench.alone ? id : encodeURIComponent(id)}`);
    bench.canLie = told.hexes.map(one => one.hex);
    tile = id;
    bench.tell("shown");
    bench.overlay();
    const entry = bench.state.title.tiles.find(tile => tile.id === id);
    const select = byId("tile-choice");
    if (select) select.value = id;
    const words = `${id}: ${told.hexes.length} ${told.hexes.length === 1 ? "hex" : "hexes"} can take it` + (entry ? `; count ${entry.count}` : "");
    if (byId("tile-places")) byId("tile-places").textContent = " " + words;
    byId("hover").textContent = `Tile ${words}.`;
  }

  bench.inspect = inspect;
  bench.phase = () => phase ? bench.state.title.phases[phase - 1] : "";
  bench.showPhase = name => {
    phase = bench.state.title.phases.indexOf(name) + 1;
    inspect();
    bench.tell("phase");
  };
  bench.shownTile = () => tile;
  bench.showTile = id => id ? showTile(id) : clear();
  bench.on("chosen", inspect);
})();
