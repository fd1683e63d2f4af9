// The map: its parts, what is marked over them, and the chosen hex. An update replaces only the changed parts.
"use strict";

(() => {
  const bench = Trackwright, byId = bench.byId;
  const Canvas = bench.Canvas;
  const canvas = bench.map = new bench.HexCanvas(byId("map"));
  canvas.pick = id => bench.choose(id);
  let version = 0;

  const sheetOf = told => /viewBox="([^"]*)"/.exec(told.open)[1];

  // Applies the changes in the news if they continue from the shown version.
  bench.mapChanged = told => {
    if (canvas.svg && told.since === version && canvas.drawnBox === sheetOf(told)) put(told);
  };
  bench.updateMap = async () => {
    const since = version;
    if (since && since === bench.newest) return undefined;
    const told = await bench.ask(`map?since=${since}`);
    if (since !== version) return bench.updateMap();  // the news arrived first
    if (!canvas.svg || canvas.drawnBox !== sheetOf(told)) {
      if (version) { version = 0; canvas.drawnBox = null; canvas.svg.remove(); canvas.svg = null; return bench.updateMap(); }
      canvas.begin(told);
      canvas.drawnBox = sheetOf(told);
    }
    return put(told);
  };

  function put(told) {
    canvas.mend(told);
    version = told.version;
    bench.overlay();
  }

  // Draws the page's own marks over the map: the chosen hex, edge numbers, badges.
  bench.overlay = () => {
    if (!canvas.svg || !bench.state || !bench.state.title) return;
    canvas.svg.querySelectorAll(":scope > :is(.over, .badges)").forEach(one => one.remove());
    const over = document.createElementNS(Canvas.space, "g");
    over.setAttribute("class", "over");
    canvas.svg.insertBefore(over, canvas.svg.querySelector(":scope > .names"));
    for (const id of bench.canLie || []) mark(over, id, "can-lie");
    if (bench.chosen) mark(over, bench.chosen, "chosen-hex");
    if (bench.chosen && byId("edges").checked) edgeNumbers(over, bench.chosen);
    const above = document.createElementNS(Canvas.space, "g");  // badges lie over the names
    above.setAttribute("class", "badges");
    canvas.svg.append(above);
    badges(above);
    canvas.markCursor();
    bench.tell("overlay", over);
  };

  // Returns the middle of a hex, the distance of its corners, and the corners.
  function corners(id, box = canvas.boxOf(id)) {
    if (!box) return null;
    const x = box.x + box.width / 2, y = box.y + box.height / 2, flat = bench.state.title.flat;
    const across = flat ? box.width / 2 : box.height / 2;
    return {x, y, across, points: [0, 1, 2, 3, 4, 5].map(i => {
      const angle = Math.PI / 3 * i + (flat ? 0 : Math.PI / 6);
      return [x + across * Math.cos(angle), y + across * Math.sin(angle)];
    })};
  }
  bench.corners = corners;
  // The angle of an edge: 0 is the lower edge of a flat hex, the lower left one of a pointed hex; then clockwise.
  bench.edgeAngle = edge => Math.PI / 2 + (bench.state.title.flat ? 0 : Math.PI / 6) + edge * Math.PI / 3;
  bench.mark = mark;
  function mark(over, id, name, hex = corners(id)) {
    if (!hex) return;
    const shape = document.createElementNS(Canvas.space, "polygon");
    shape.setAttribute("points", hex.points.map(point => point.join(",")).join(" "));
    shape.setAttribute("class", name);
    over.append(shape);
  }
  function edgeNumbers(over, id) {
    const hex = corners(id);
    if (!hex) return;
    for (let edge = 0; edge < 6; ++edge) {
      const angle = bench.edgeAngle(edge);
      const text = document.createElementNS(Canvas.space, "text");
      text.setAttribute("x", hex.x + hex.across * .68 * Math.cos(angle));
      text.setAttribute("y", hex.y + hex.across * .68 * Math.sin(angle));
      text.setAttribute("class", "edge-number");
      text.textContent = edge;
      over.append(text);
    }
  }
  function badges(over) {
    const by = new Map();
    for (const finding of bench.state.findings)
      if (bench.hex(finding.object)) by.set(finding.object, [...(by.get(finding.object) || []), finding]);
    for (const [id, list] of by) {
      const hex = corners(id);
      if (!hex) continue;
      const worst = ["error", "warning", "info"].find(one => list.some(finding => finding.severity === one));
      const badge = document.createElementNS(Canvas.space, "g");
      badge.setAttribute("class", "badge");
      badge.innerHTML = `<circle r="34" fill="${{error: "#c00", warning: "#e08000", info: "#06c"}[worst]}" stroke="#fff" stroke-width="6"/>` +
        '<text text-anchor="middle" dominant-baseline="central" font-size="44" font-weight="bold" fill="#fff">!</text><title></title>';
      badge.querySelector("title").textContent = list.map(finding => finding.message).join("\n");
      badge.setAttribute("transform", `translate(${hex.x + hex.across * .62} ${hex.y - hex.across * .5})`);
      badge.addEventListener("click", event => {
        event.stopPropagation();
        bench.choose(id);
        bench.showFinding(list.find(finding => finding.severity === worst));
      });
      over.append(badge);
    }
  }

  bench.describe = id => {
    const hex = bench.hex(id);
    if (!hex) return "";
    const around = hex.neighbours.map((one, edge) => one ? `${edge} ${one}` : null).filter(Boolean).join(", ");
    const terrain = (hex.terrain || []).map(one => `${one.kinds.join(" ")} ${one.cost}`).join(", ");
    return `${id}${hex.name ? " " + hex.name : ""} (${hex.colour})${terrain ? ", " + terrain : ""}; by edge: ${around}` +
      (hex.place ? ` — ${hex.place.file}:${hex.place.line}  ${hex.place.text.trim()}` : "");
  };
  bench.choose = id => {
    bench.chosen = id;
    byId("hex-choice").value = id || "";
    if (canvas.cursor && canvas.cursor !== id) canvas.cursor = null;
    bench.overlay();
    bench.tell("chosen", id);
  };

  byId("map").addEventListener("pointermove", event => { byId("hover").textContent = bench.describe(canvas.hexAt(event)) || ""; });
  bench.on("state", () => { byId("hover").textContent = ""; canvas.settleSoon(); });
  bench.on("board", () => canvas.settle());
  bench.on("view", name => name === "map" && canvas.settle());
  bench.on("chosen", id => id && setTimeout(() => canvas.reveal(id), bench.narrow() ? 250 : 0));
  byId("map").addEventListener("click", event => {
    const id = canvas.hexAt(event);
    if (!canvas.dragged && canvas.chooses() && (id || bench.chosen && event.target.closest("svg, .canvas"))) bench.choose(id);
  });
  byId("map").addEventListener("dblclick", event => {
    const hex = bench.hex(canvas.hexAt(event));
    if (hex) bench.open(hex.place);
  });
  byId("hex-choice").addEventListener("change", event => bench.choose(event.target.value || null));
  byId("edges").addEventListener("change", bench.overlay);
})();
