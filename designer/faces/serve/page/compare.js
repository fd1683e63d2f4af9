// Shows the map before and after a change, one over the other with a slider between them, and lists the differences.
"use strict";

(() => {
  const bench = Trackwright, {element, byId} = bench;
  if (bench.alone) return;
  const style = "svg { width: 100%; height: 100%; display: block; } " +
    ".differs { fill: none; stroke: #d6006c; stroke-width: 12; pointer-events: none; } .differs.shown { fill: #d6006c; fill-opacity: .25; }";

  // Draw into a shadow root, because both drawings have groups with the same names.
  function layer(holder) {
    const box = element("div");
    const root = box.attachShadow({mode: "open"});
    root.append(element("style", {}, style));
    holder.append(box);
    return {box, root};
  }

  class Pair extends bench.Canvas {
    constructor(holder) {
      const now = layer(holder), then = layer(holder);
      super(holder, now.root);
      this.then = then;
      this.edge = element("div", {class: "edge"});
      holder.append(this.edge);
      this.at(50);
    }
    at(percent) {
      this.then.box.style.clipPath = `inset(0 ${100 - percent}% 0 0)`;
      this.edge.style.left = `${percent}%`;
    }
    // Without an older drawing, show the newer one alone.
    both(now, then) {
      this.then.box.hidden = this.edge.hidden = !then;
      then ||= now;
      this.older = drawing(then);
      this.older.removeAttribute("width");
      this.older.removeAttribute("height");
      this.then.root.querySelectorAll("svg").forEach(one => one.remove());
      this.then.root.append(this.older);
      this.shift = null;
      this.show(drawing(now));
      this.shift = this.measured();
      this.look();
    }
    // The position and scale of the older drawing relative to the newer one, measured on a hex that both have.
    measured() {
      for (const hex of bench.state.title.hexes) {
        const now = this.boxOf(hex.id), then = this.boxOf(hex.id, this.older);
        if (now && then) return {scale: then.width / now.width, now, then};
      }
      return null;
    }
    look() {
      super.look();
      if (!this.older || !this.shift) return;
      const {x, y, width, height} = this.view, {scale, now, then} = this.shift;
      this.older.setAttribute("viewBox", [then.x + (x - now.x) * scale, then.y + (y - now.y) * scale, width * scale, height * scale].join(" "));
    }
    // Marks the hex in both drawings, because it may have moved.
    mark(id, shown) {
      for (const svg of [this.svg, this.older])
        bench.mark(svg, id, shown ? "differs shown" : "differs", bench.corners(id, this.boxOf(id, svg)));
    }
    unmarked() {
      for (const svg of [this.svg, this.older]) svg.querySelectorAll(".differs").forEach(one => one.remove());
    }
  }

  const drawing = text => document.importNode(new DOMParser().parseFromString(text, "image/svg+xml").documentElement, true);
  let pair = null, told = null, asked = 0;

  function marks(shown = null) {
    pair.unmarked();
    for (const id of new Set(told.hexes || told.differences.map(one => one.hex).filter(Boolean))) pair.mark(id, id === shown);
  }
  function words({label, what, now, then}) {
    if (!then) return `${label}: new`;
    if (!now) return `${label}: removed`;
    return `${label}${what ? ", " + what : ""}: ${now}, was ${then}`;
  }
  // A kit records which pieces and hexes looked different, not their meaning.
  function listKit() {
    const hexes = told.hexes.map(id => element("li", {}, element("button", {type: "button", onclick: () => marks(id)}, `${id} ${bench.hex(id)?.name || ""}`)));
    byId("compare-side").replaceChildren(
      element("p", {class: "soft"}, told.unseen ? `${told.unseen} Changed hexes and pieces are marked and listed.` : "Changed hexes and pieces are marked and listed."),
      element("h2", {}, `Hexes (${hexes.length})`), element("ul", {class: "plain"}, ...hexes),
      element("h2", {}, `Pieces (${told.pieces.length})`), element("ul", {class: "plain"}, ...told.pieces.map(text => element("li", {}, text))));
  }
  function list() {
    if (told.pieces) return listKit();
    const one = difference => element("li", {}, difference.hex
      ? element("button", {type: "button", onclick: () => marks(difference.hex)}, words(difference)) : words(difference));
    byId("compare-side").replaceChildren(element("h2", {}, `Differences (${told.differences.length})`),
      told.differences.length ? element("ul", {class: "plain"}, ...told.differences.map(one))
        : element("p", {class: "soft"}, "No differences in meaning. Texts and colours are not compared."));
  }
  function choices({choices, chosen}) {
    byId("before").replaceChildren(...choices.map(one => element("option", {value: one.id}, one.name)));
    if (chosen) byId("before").value = chosen;
    bench.tell("shown");
  }
  bench.compareWith = id => show(id || byId("before").value);
  async function show(id = byId("before").value) {
    const mine = ++asked;
    if (!told) byId("compare-side").textContent = "Drawing the earlier map…";
    try {
      const answer = await bench.ask(`before?id=${id}`);
      // A hidden map cannot be measured; the view asks again when it appears.
      if (mine !== asked || !seen()) return;
      choices(answer);
      byId("compare-tools").hidden = !answer.chosen;
      if (!answer.chosen)
        throw new Error("There is nothing to compare with yet. Commit this folder with git, print a kit, or extend another title.");
      if (answer.failed) throw new Error(answer.failed);
      told = answer;
      byId("compare-at").parentNode.hidden = !told.then;
      pair ||= new Pair(byId("compare-map"));
      pair.both(told.now, told.then);
      pair.at(Number(byId("compare-at").value));
      marks();
      list();
    } catch (error) {
      if (mine === asked) byId("compare-side").textContent = error.message;
    }
  }
  const seen = () => !byId("view-compare").hidden;
  byId("before").addEventListener("change", () => show());
  byId("compare-at").addEventListener("input", event => pair && pair.at(Number(event.target.value)));
  bench.on("view", name => { if (name === "compare") show(); });
  bench.on("state", () => { if (seen()) show(); });
})();
