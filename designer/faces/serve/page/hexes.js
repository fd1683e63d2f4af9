// A canvas that shows a map: the hexes alone or the printed board, names that stay readable, a small map for orientation,
// and a cursor that the arrow keys move from hex to hex.
"use strict";

// All ways to distribute words over a number of lines.
const HexLines = {
  split(words, count) {
    if (count === 1) return [[words.join(" ")]];
    return words.slice(0, words.length - count + 1).flatMap((_, i) =>
      this.split(words.slice(i + 1), count - 1).map(rest => [words.slice(0, i + 1).join(" "), ...rest]));
  },
};

Trackwright.HexCanvas = class extends Trackwright.Canvas {
  constructor(holder) {
    super(holder);
    this.beyond = .3;
    holder.classList.add("wide");
    this.cursor = null;       // a hex
    this.roomy = false;       // whether there is room for a row of hexes around the map
    this.pick = () => {};     // Enter, with the hex at the cursor; null: Escape
    this.boxes = new Map();   // {x, y, across, points} of each hex
    this.small = Trackwright.element("canvas", {class: "minimap", "aria-hidden": "true", hidden: ""});
    holder.closest(".stage").append(this.small);
    this.listenToSmall();
  }
  static get onlyHexes() { return Trackwright.remembered("board") !== "yes"; }
  static get legible() { return .42; }  // the scale at which printed names can be read
  static get legibleCoordinate() { return .26; }
  static get colours() {
    return {white: "#e2d6b9", yellow: "#f3cf3e", green: "#6db46a", brown: "#b0764a", gray: "#9a9a9a", red: "#b5332f", blue: "#a9cfe4"};
  }

  show(svg) {
    super.show(svg);
    this.settle();
  }
  // A drawing in the parts of the server, {open, order, parts, symbols}: the empty sheet, then what differs.
  begin(told) {
    const svg = document.importNode(new DOMParser().parseFromString(told.open + "</svg>", "image/svg+xml").documentElement, true);
    svg.append(document.createElementNS(Trackwright.Canvas.space, "defs"));
    this.show(svg);
  }
  // Inserts the new parts and keeps everything else.
  mend(told) {
    const defs = this.svg.querySelector("defs"), parsed = markup => Trackwright.Canvas.parsed(markup);
    const fresh = document.createDocumentFragment();
    for (const markup of Object.values(told.symbols)) fresh.append(parsed(markup));
    defs.append(fresh);
    const there = new Map([...this.svg.querySelectorAll(":scope > g[id]:not(.over)")].map(one => [one.id, one]));
    let before = defs;
    for (const id of told.order) {
      let part = there.get(id);
      if (told.parts[id] !== undefined) {
        const made = parsed(told.parts[id]);
        if (part) part.replaceWith(made);
        part = made;
      }
      there.delete(id);
      if (part && before.nextSibling !== part) before.after(part);
      if (part) before = part;
    }
    for (const gone of there.values()) gone.remove();
  }
  // After a save, the changed hex comes first.
  settleSoon() {
    clearTimeout(this.settling);
    if (!this.boxes.size) this.settle();
    else this.settling = setTimeout(() => this.settle(), 500);
  }
  // Measures the hexes, which is possible only while the drawing is visible.
  settle() {
    clearTimeout(this.settling);
    const title = Trackwright.state && Trackwright.state.title;
    if (!this.svg || !title || !this.holder.clientWidth) return;
    this.boxes.clear();
    for (const hex of title.hexes) {
      const box = this.boxOf(hex.id);
      if (box && box.width) this.boxes.set(hex.id, Trackwright.corners(hex.id, box));
    }
    const only = Trackwright.HexCanvas.onlyHexes && this.boxes.size > 0;
    this.svg.classList.toggle("only-hexes", only);
    this.clip(only);
    const whole = only ? this.bounds() : this.sheet;
    if (["x", "y", "width", "height"].some(key => Math.abs(whole[key] - this.whole[key]) > 1)) {
      if (this.wasOnly !== only) this.moved = false;
      this.setWhole(whole);
      this.look();
    } else this.followed();
    this.wasOnly = only;
    this.drawNames();
  }
  bounds() {
    const all = [...this.boxes.values()], high = all[0].across * 2;
    const margin = high * (this.roomy ? 1 : .3);
    const xs = all.flatMap(one => one.points.map(point => point[0])), ys = all.flatMap(one => one.points.map(point => point[1]));
    const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
    return {x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y};
  }
  // The board shows through the hexes; what lies beside them is cut off.
  clip(only) {
    const id = `hexes-of-${this.holder.id}`;
    let clip = this.svg.querySelector(`#${id}`);
    if (!only) return this.svg.style.removeProperty("--hexes");
    const text = [...this.boxes.values()].map(({x, y, points}) =>
      "M" + points.map(point => `${(x + (point[0] - x) * 1.012).toFixed(1)} ${(y + (point[1] - y) * 1.012).toFixed(1)}`).join("L") + "Z").join("");
    if (!clip) {
      clip = Trackwright.Canvas.made("clipPath", {id});
      clip.append(Trackwright.Canvas.made("path"));
      (this.svg.querySelector("defs") || this.svg).append(clip);
    }
    if (clip.firstChild.getAttribute("d") !== text) clip.firstChild.setAttribute("d", text);
    this.svg.style.setProperty("--hexes", `url("#${id}")`);
  }

  looked() {
    if (!this.boxes) return;
    const scale = this.scale;
    if (this.names) {
      this.svg.classList.toggle("with-names", scale < Trackwright.HexCanvas.legible);
      this.names.style.setProperty("--pixel", `${1 / (scale || 1)}px`);
      clearTimeout(this.naming);
      if (Math.abs(Math.log(scale / this.namedAt)) > .05) this.naming = setTimeout(() => this.drawNames(), 120);
    }
    this.drawSmall();
    Trackwright.tell("moved");
  }

  // Writes the names in a size that can be read, as long as the printed ones cannot be. A name gives way to those of
  // larger cities; hexes without a name have their coordinate, if there is room.
  drawNames() {
    const {made} = Trackwright.Canvas, scale = this.scale, title = Trackwright.state && Trackwright.state.title;
    if (!this.svg || !title || !scale) return;
    if (!this.names || this.names.parentNode !== this.svg) {
      this.svg.querySelectorAll(".names").forEach(one => one.remove());
      this.names = Trackwright.Canvas.made("g", {class: "names", "aria-hidden": "true"});
      this.svg.insertBefore(this.names, this.svg.querySelector(":scope > .badges"));
    }
    this.namedAt = scale;
    this.names.style.setProperty("--pixel", `${1 / scale}px`);
    this.svg.classList.remove("with-names");  // to measure what is printed
    if (scale >= Trackwright.HexCanvas.legible) return this.names.replaceChildren();
    const pen = Trackwright.HexCanvas.pen ||= document.createElement("canvas").getContext("2d");
    const weight = hex => (hex.cities ? 10 + Math.max(...hex.cities) : 0) + (hex.name ? 5 : 0);
    const taken = [];
    const texts = [...title.hexes].sort((a, b) => weight(b) - weight(a)).flatMap(hex => {
      const at = this.boxes.get(hex.id), size = hex.name ? 12 : 10;
      if (!at || !hex.name && (at.across * scale < 21 || scale > Trackwright.HexCanvas.legibleCoordinate)) return [];
      const printed = hex.name ? this.printedName(hex, at) : null;
      const lines = printed ? printed.lines : [hex.name || hex.id];
      let [x, y] = printed ? printed.middle : [at.x, at.y + at.across * .6];
      // A name that is larger than the printed one does not cover the stop in the middle.
      const aside = y - at.y, least = at.across * .34 + size * lines.length * .5 / scale;
      if (Math.abs(aside) > at.across * .25 && Math.abs(aside) < least) y = at.y + Math.sign(aside) * least;
      pen.font = `600 ${size}px "Trackwright Sans", sans-serif`;
      const wide = Math.max(...lines.map(line => pen.measureText(line).width)) / scale, high = size * lines.length / scale;
      const box = [x - wide / 2, y - high / 2, x + wide / 2, y + high / 2];
      if (taken.some(one => box[0] < one[2] && box[2] > one[0] && box[1] < one[3] && box[3] > one[1])) return [];
      taken.push(box);
      return lines.map((line, i) => {
        const label = made.call(Trackwright.Canvas, "text", {x, y: y + (i - (lines.length - 1) / 2) * size / scale, class: hex.name ? "named" : "coordinate"});
        label.textContent = line;
        return label;
      });
    });
    this.names.replaceChildren(...texts);
    this.svg.classList.add("with-names");
  }
  // The printed name: its middle and its lines, [[text]...]. Each line is a group with a glyph for each letter; some
  // pairs of letters share one. The legible name replaces it. Null if it is not found.
  printedName(hex, at) {
    const part = this.svg.querySelector(`:scope > [data-kind="hex"][data-name="${CSS.escape(hex.id)}"]:not([data-aspect="ground"])`);
    if (!part) return null;
    const groups = [...part.querySelectorAll(":scope > g:not([data-kind])")].filter(one => one.querySelector(":scope > use"));
    const glyphs = groups.map(one => one.querySelectorAll(":scope > use").length);
    const fits = (text, count) => {
      const letters = text.replace(/\s/g, "").length, pairs = (text.match(/t(?=[ti])|f(?=[fil])/g) || []).length;
      return count <= text.length && count >= letters - pairs;
    };
    const words = hex.name.split(" ");
    for (let i = 0; i < groups.length; ++i)
      for (let count = 1; count <= Math.min(3, words.length, groups.length - i); ++count) {
        const lines = HexLines.split(words, count).find(one => one.every((line, k) => fits(line, glyphs[i + k])));
        if (!lines) continue;
        const some = groups.slice(i, i + count), middles = some.map(one => this.middleOf(one));
        const middle = [0, 1].map(k => middles.reduce((all, one) => all + one[k], 0) / count);
        if (Math.hypot(middle[0] - at.x, middle[1] - at.y) > at.across) continue;
        for (const one of some) one.classList.add("printed-name");
        return {middle, lines};
      }
    return null;
  }
  // The middle of a group in units of the drawing.
  middleOf(group) {
    const box = group.getBBox(), m = group.transform.baseVal.consolidate().matrix;
    return [m.e + (box.x + box.width / 2) * m.a, m.f + (box.y + box.height / 2) * m.d];
  }

  drawSmall() {
    const near = this.whole && this.view.width < this.whole.width * .8;
    this.small.hidden = !near || !this.boxes.size || this.holder.clientWidth < 480;
    if (this.small.hidden) return;
    const fit = Math.min(176 / this.whole.width, 150 / this.whole.height), sharp = window.devicePixelRatio || 1, scale = fit * sharp;
    const wide = Math.round(this.whole.width * fit), high = Math.round(this.whole.height * fit);
    if (this.small.width !== wide * sharp || this.small.height !== high * sharp) {
      this.small.width = wide * sharp;
      this.small.height = high * sharp;
      this.small.style.width = `${wide}px`;
      this.small.style.height = `${high}px`;
    }
    const pen = this.small.getContext("2d"), {x, y} = this.whole, seen = this.seen;
    pen.clearRect(0, 0, this.small.width, this.small.height);
    for (const hex of Trackwright.state.title.hexes) {
      const at = this.boxes.get(hex.id);
      if (!at) continue;
      pen.beginPath();
      for (const point of at.points) pen.lineTo((point[0] - x) * scale, (point[1] - y) * scale);
      pen.fillStyle = hex.cities && hex.colour === "white" ? "#c9b98f" : Trackwright.HexCanvas.colours[hex.colour] || "#bbb";
      pen.fill();
    }
    pen.lineWidth = 2 * sharp;
    pen.strokeStyle = "#d6006c";
    pen.strokeRect((seen.x - x) * scale, (seen.y - y) * scale, seen.width * scale, seen.height * scale);
  }
  listenToSmall() {
    const go = event => {
      const box = this.small.getBoundingClientRect(), scale = Math.min(box.width / this.whole.width, box.height / this.whole.height);
      const {width, height} = this.view;
      this.set({x: this.whole.x + (event.clientX - box.x) / scale - width / 2, y: this.whole.y + (event.clientY - box.y) / scale - height / 2, width, height}, true);
    };
    this.small.addEventListener("pointerdown", event => { this.small.setPointerCapture(event.pointerId); go(event); });
    this.small.addEventListener("pointermove", event => event.buttons && go(event));
  }

  // Moves the drawing if a hex is not, or hardly, visible.
  reveal(id) {
    const at = this.boxes.get(id);
    if (!at || !this.holder.clientWidth) return;
    const {x, y, width, height} = this.seen, below = Trackwright.narrow() ? Trackwright.covered(this.holder) / this.scale : 0;
    const [far, margin] = [[at.x - x, at.y - y], at.across * 1.1];
    if (far[0] > margin && far[1] > margin && far[0] < width - margin && far[1] < height - below - margin) return;
    this.glide({...this.view, x: at.x - this.view.width / 2, y: at.y - this.view.height / 2 + below / 2});
  }
  key(event) {
    const way = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]}[event.key];
    if (way && !event.shiftKey) { this.walk(way); return true; }
    if (event.key === "Enter" && this.cursor) { this.pick(this.cursor); return true; }
    if (event.key === "Escape") { this.point_at(null); this.pick(null); return true; }
    return super.key(event);
  }
  // Goes to the next hex in a direction. A row of steps to the right stays near the height at which it began.
  walk([right, down]) {
    const from = this.boxes.get(this.cursor) || this.boxes.get(Trackwright.chosen);
    if (!from) return this.point_at(this.middle());
    const straight = right ? "y" : "x";
    if (this.straight !== straight) { this.straight = straight; this.row = from[straight]; }
    let best = null;
    for (const [id, at] of this.boxes) {
      const [x, y] = [at.x - from.x, at.y - from.y], along = x * right + y * down;
      if (along < from.across * .3) continue;
      const aside = Math.abs(right ? y : x), far = Math.hypot(x, y);
      if (aside > along * 1.8) continue;
      const cost = Math.round(far / from.across) * 10 + Math.abs(at[straight] - this.row) / from.across;
      if (!best || cost < best.cost) best = {id, cost};
    }
    if (best) this.point_at(best.id);
  }
  middle() {
    const {x, y, width, height} = this.view;
    const far = at => Math.hypot(at.x - x - width / 2, at.y - y - height / 2);
    return [...this.boxes].sort((a, b) => far(a[1]) - far(b[1]))[0]?.[0] || null;
  }
  point_at(id) {
    this.cursor = id;
    this.markCursor();
    if (!id) { this.straight = null; return; }
    this.reveal(id);
    Trackwright.byId("hover").textContent = Trackwright.describe(id);
  }
  markCursor() {
    this.svg.querySelectorAll(".cursor-hex").forEach(one => one.remove());
    if (this.cursor && this.boxes.has(this.cursor)) Trackwright.mark(this.svg, this.cursor, "cursor-hex", this.boxes.get(this.cursor));
  }
};

(() => {
  const bench = Trackwright, boxes = [...document.querySelectorAll(".only-hexes")];
  const put = () => boxes.forEach(one => { one.checked = bench.HexCanvas.onlyHexes; });
  put();
  for (const one of boxes) one.addEventListener("change", () => {
    bench.remember("board", one.checked ? "no" : "yes");
    put();
    bench.tell("board");
  });
  // The pixels of a canvas that the sheet of a narrow screen covers.
  bench.covered = holder => {
    const sheet = bench.byId("side").getBoundingClientRect(), box = holder.getBoundingClientRect();
    return Math.max(0, box.bottom - sheet.top);
  };
})();
