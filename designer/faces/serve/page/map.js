// A drawing that the user can move and enlarge. An update replaces only its changed parts.
"use strict";

Trackwright.Canvas = class {
  // `place`: the parent of the drawing, if it differs from the holder, which listens.
  constructor(holder, place = holder) {
    this.holder = holder;
    this.place = place;
    this.svg = null;
    this.view = null;  // {x, y, width, height} in units of the drawing
    this.taken = () => false;  // whether a tool uses the pointer: then it does not move the drawing
    this.chooses = () => true;  // whether a click also chooses the hex
    this.listen();
  }

  static get space() { return "http://www.w3.org/2000/svg"; }

  // Parses an SVG element of our own markup.
  static parsed(markup) {
    const text = `<svg xmlns="${this.space}" xmlns:xlink="http://www.w3.org/1999/xlink">${markup}</svg>`;
    return document.importNode(new DOMParser().parseFromString(text, "image/svg+xml").documentElement.firstElementChild, true);
  }

  show(svg) {
    const box = svg.viewBox.baseVal;
    const same = this.whole && this.whole.width === box.width && this.whole.height === box.height;
    this.whole = {x: 0, y: 0, width: box.width, height: box.height};
    if (this.svg) this.svg.replaceWith(svg); else this.place.append(svg);
    this.svg = svg;
    svg.removeAttribute("width");
    svg.removeAttribute("height");
    if (!same || !this.view) this.view = {...this.whole};
    this.look();
  }

  look() {
    const {x, y, width, height} = this.view;
    this.svg.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  }
  all() { this.view = {...this.whole}; this.look(); }
  zoom(factor, at = null) {
    const {x, y, width, height} = this.view;
    const centre = at || {x: x + width / 2, y: y + height / 2};
    const scale = Math.min(Math.max(width * factor, this.whole.width / 40), this.whole.width * 2) / width;
    this.view = {x: centre.x - (centre.x - x) * scale, y: centre.y - (centre.y - y) * scale,
                 width: width * scale, height: height * scale};
    this.look();
  }
  move(right, down) {
    this.view.x += right * this.view.width;
    this.view.y += down * this.view.height;
    this.look();
  }
  point(event) {
    const matrix = this.svg.getScreenCTM().inverse();
    return new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
  }

  listen() {
    let held = null;
    this.holder.addEventListener("wheel", event => {
      if (!this.svg) return;
      event.preventDefault();
      this.zoom(event.deltaY > 0 ? 1.15 : 1 / 1.15, this.point(event));
    }, {passive: false});
    this.holder.addEventListener("pointerdown", event => { held = this.svg && !this.taken() && {x: event.clientX, y: event.clientY, moved: false}; });
    this.holder.addEventListener("pointermove", event => {
      if (!held) return;
      const far = Math.hypot(event.clientX - held.x, event.clientY - held.y);
      if (!held.moved && far < 5) return;
      const from = this.point({clientX: held.x, clientY: held.y}), to = this.point(event);
      this.view.x -= to.x - from.x;
      this.view.y -= to.y - from.y;
      held = {x: event.clientX, y: event.clientY, moved: true};
      this.look();
    });
    window.addEventListener("pointerup", () => { this.dragged = held && held.moved; held = null; });
    this.holder.addEventListener("keydown", event => {
      const keys = {ArrowLeft: [-.1, 0], ArrowRight: [.1, 0], ArrowUp: [0, -.1], ArrowDown: [0, .1]};
      if (!this.svg || event.target !== this.holder) return;
      if (keys[event.key]) this.move(...keys[event.key]);
      else if (event.key === "+") this.zoom(1 / 1.2);
      else if (event.key === "-") this.zoom(1.2);
      else return;
      event.preventDefault();
    });
  }

  // The hex under a pointer, even if a token covers it: tokens are not part of the map.
  hexAt(event) {
    const of = (one, kind) => one.closest && one.closest(kind);
    let shown = of(event.target, '[data-kind="hex"]');
    if (!shown && of(event.target, "[data-kind]") && this.svg.contains(event.target))
      shown = this.svg.getRootNode().elementsFromPoint(event.clientX, event.clientY).map(one => of(one, '[data-kind="hex"]')).find(Boolean);
    return shown ? shown.getAttribute("data-name") : null;
  }
  // Returns the box of a hex in units of the drawing.
  boxOf(id, svg = this.svg) {
    const ground = svg && svg.querySelector(`[data-kind="hex"][data-name="${CSS.escape(id)}"][data-aspect="ground"]`);
    return ground ? ground.getBBox() : null;
  }
};

(() => {
  const bench = Trackwright, byId = bench.byId;
  const Canvas = bench.Canvas;
  const canvas = bench.map = new Canvas(byId("map"));
  let version = 0;

  function whole(told) {
    const svg = document.importNode(new DOMParser().parseFromString(told.open + "</svg>", "image/svg+xml").documentElement, true);
    svg.append(document.createElementNS(Canvas.space, "defs"));
    canvas.show(svg);
  }

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
      whole(told);
      canvas.drawnBox = sheetOf(told);
    }
    return put(told);
  };

  // Inserts the new parts and keeps everything else.
  function put(told) {
    const defs = canvas.svg.querySelector("defs");
    const fresh = document.createDocumentFragment();
    for (const markup of Object.values(told.symbols)) fresh.append(Canvas.parsed(markup));
    defs.append(fresh);
    const there = new Map([...canvas.svg.querySelectorAll(":scope > g[id]:not(.over)")].map(one => [one.id, one]));
    let before = defs;
    for (const id of told.order) {
      let part = there.get(id);
      if (told.parts[id] !== undefined) {
        const made = Canvas.parsed(told.parts[id]);
        if (part) part.replaceWith(made);
        part = made;
      }
      there.delete(id);
      if (part && before.nextSibling !== part) before.after(part);
      if (part) before = part;
    }
    for (const gone of there.values()) gone.remove();
    version = told.version;
    bench.overlay();
  }

  // Draws the page's own marks over the map: the chosen hex, edge numbers, badges.
  bench.overlay = () => {
    if (!canvas.svg || !bench.state || !bench.state.title) return;
    canvas.svg.querySelectorAll(".over").forEach(one => one.remove());
    const over = document.createElementNS(Canvas.space, "g");
    over.setAttribute("class", "over");
    canvas.svg.append(over);
    for (const id of bench.canLie || []) mark(over, id, "can-lie");
    if (bench.chosen) mark(over, bench.chosen, "chosen-hex");
    if (bench.chosen && byId("edges").checked) edgeNumbers(over, bench.chosen);
    badges(over);
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
      badge.addEventListener("click", () => bench.choose(id));
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
    bench.overlay();
    bench.tell("chosen", id);
  };

  byId("map").addEventListener("pointermove", event => { byId("hover").textContent = bench.describe(canvas.hexAt(event)) || ""; });
  bench.on("state", () => { byId("hover").textContent = ""; });
  byId("map").addEventListener("click", event => {
    const id = canvas.hexAt(event);
    if (!canvas.dragged && id && canvas.chooses()) bench.choose(id);
  });
  byId("map").addEventListener("dblclick", event => {
    const hex = bench.hex(canvas.hexAt(event));
    if (hex) bench.open(hex.place);
  });
  byId("hex-choice").addEventListener("change", event => bench.choose(event.target.value || null));
  byId("edges").addEventListener("change", bench.overlay);
  byId("zoom-in").addEventListener("click", () => canvas.zoom(1 / 1.3));
  byId("zoom-out").addEventListener("click", () => canvas.zoom(1.3));
  byId("zoom-all").addEventListener("click", () => canvas.all());
})();
