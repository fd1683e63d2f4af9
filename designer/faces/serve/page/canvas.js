// A drawing that the user can move and enlarge with mouse, fingers and keys.
"use strict";

Trackwright.Canvas = class {
  // `place`: the parent of the drawing, if it differs from the holder, which listens.
  constructor(holder, place = holder) {
    this.holder = holder;
    this.place = place;
    this.svg = null;
    this.view = null;   // {x, y, width, height} in units of the drawing
    this.whole = null;  // likewise: what *Whole map* shows
    this.moved = false;  // since the last *Whole map*
    this.beyond = 0;
    this.taken = () => false;  // whether a tool uses the pointer: then one pointer does not move the drawing
    this.chooses = () => true;  // whether a click also chooses the hex
    this.listenToPointers();
    this.listenToKeys();
    this.addZoom();
    new ResizeObserver(() => this.svg && this.look()).observe(holder);
  }

  static get space() { return "http://www.w3.org/2000/svg"; }
  static get nearest() { return 40; }  // times the size at which the whole drawing is seen
  static get farthest() { return .5; }

  // Parses an SVG element of our own markup.
  static parsed(markup) {
    const text = `<svg xmlns="${this.space}" xmlns:xlink="http://www.w3.org/1999/xlink">${markup}</svg>`;
    return document.importNode(new DOMParser().parseFromString(text, "image/svg+xml").documentElement.firstElementChild, true);
  }
  static made(name, attributes = {}) {
    const made = document.createElementNS(this.space, name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    return made;
  }

  show(svg) {
    const box = svg.viewBox.baseVal;
    const same = this.sheet && this.sheet.width === box.width && this.sheet.height === box.height;
    this.sheet = {x: 0, y: 0, width: box.width, height: box.height};
    if (this.svg) this.svg.replaceWith(svg); else this.place.append(svg);
    this.svg = svg;
    svg.removeAttribute("width");
    svg.removeAttribute("height");
    if (!same || !this.view) this.setWhole(this.sheet);
    this.look();
  }
  setWhole(box) {
    this.whole = {...box};
    if (!this.moved || !this.view) this.view = {...box};
  }

  // Pixels of the screen for a unit of the drawing.
  get scale() {
    return this.view ? Math.min(this.holder.clientWidth / this.view.width, this.holder.clientHeight / this.view.height) : 0;
  }
  // The part of the drawing that can be seen: the view and what is beside it in a window of another shape.
  get seen() {
    const {x, y, width, height} = this.view, scale = this.scale || 1;
    const [wide, high] = [this.holder.clientWidth / scale, this.holder.clientHeight / scale];
    return {x: x + (width - wide) / 2, y: y + (height - high) / 2, width: wide, height: high};
  }

  // Draws the view. The drawing is larger than its window by `beyond` on each side, so that a drag finds it drawn.
  look() {
    const {x, y, width, height} = this.view, beyond = this.beyond;
    clearTimeout(this.drawing);
    this.drawing = null;
    this.drawn = this.view;
    this.svg.style.transform = "";
    this.svg.setAttribute("viewBox", `${x - width * beyond} ${y - height * beyond} ${width * (1 + 2 * beyond)} ${height * (1 + 2 * beyond)}`);
    this.followed();
  }
  // Moves and scales the picture of the drawing at once, and draws it when the movement rests.
  follow() {
    const drawn = this.drawn, view = this.view, zoom = drawn && drawn.width / view.width;
    const middle = box => [box.x + box.width / 2, box.y + box.height / 2];
    if (!this.beyond || !drawn || zoom > 2.5 || zoom < .6) return this.look();
    const [from, to] = [middle(drawn), middle(view)], scale = this.scale;
    const [right, down] = [(from[0] - to[0]) * scale, (from[1] - to[1]) * scale];
    if (Math.abs(right) > this.holder.clientWidth * this.beyond * zoom || Math.abs(down) > this.holder.clientHeight * this.beyond * zoom) return this.look();
    this.svg.style.transform = `translate(${right}px, ${down}px) scale(${zoom})`;
    clearTimeout(this.drawing);
    this.drawing = setTimeout(() => this.look(), 140);
    this.followed();
  }
  followed() {
    const {width} = this.view;
    if (this.percent) this.percent.textContent = `${Math.round(this.whole.width / width * 100)} %`;
    this.looked();
  }
  looked() {}
  set(view, moving = false) {
    this.moved = true;
    this.view = view;
    if (moving) this.follow(); else this.look();
  }
  all() {
    this.glide({...this.whole}).then(() => { this.moved = false; });
  }
  // Moves there in a fifth of a second.
  glide(to) {
    const from = {...this.view}, begin = performance.now();
    const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden;
    const mine = this.gliding = {};
    return new Promise(done => {
      const step = now => {
        if (mine !== this.gliding) return done();
        const part = still ? 1 : Math.min(1, (now - begin) / 200), way = 1 - (1 - part) ** 3;
        this.set(Object.fromEntries(["x", "y", "width", "height"].map(key => [key, from[key] + (to[key] - from[key]) * way])), part < 1);
        if (part < 1) requestAnimationFrame(step); else done();
      };
      step(performance.now());
    });
  }
  zoomed(factor, at = null) {
    const {x, y, width, height} = this.view, {nearest, farthest} = Trackwright.Canvas;
    const centre = at || {x: x + width / 2, y: y + height / 2};
    const scale = Math.min(Math.max(width * factor, this.whole.width / nearest), this.whole.width / farthest) / width;
    return {x: centre.x - (centre.x - x) * scale, y: centre.y - (centre.y - y) * scale, width: width * scale, height: height * scale};
  }
  zoom(factor, at = null, moving = false) {
    this.gliding = null;
    this.set(this.zoomed(factor, at), moving);
  }
  move(right, down) {
    this.gliding = null;
    const {x, y, width, height} = this.view;
    this.set({x: x + right * width, y: y + down * height, width, height});
  }
  // The point of the drawing under a pointer.
  point(event) {
    const box = this.holder.getBoundingClientRect(), seen = this.seen, scale = this.scale;
    return {x: seen.x + (event.clientX - box.left - this.holder.clientLeft) / scale, y: seen.y + (event.clientY - box.top - this.holder.clientTop) / scale};
  }
  // Moves the drawing so that one of its points lies under a pointer.
  hold(point, event) {
    const now = this.point(event), {x, y, width, height} = this.view;
    this.set({x: x + point.x - now.x, y: y + point.y - now.y, width, height}, true);
  }

  listenToPointers() {
    const down = new Map();  // pointers that touch the drawing
    let held = null;         // the start of a drag, and the point under the pointer
    const spread = () => {
      const [a, b] = [...down.values()];
      return {clientX: (a.clientX + b.clientX) / 2, clientY: (a.clientY + b.clientY) / 2, far: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)};
    };
    this.holder.addEventListener("wheel", event => {
      if (!this.svg) return;
      event.preventDefault();
      // By what the wheel or the touchpad reports; a pinch on a touchpad arrives as a wheel with Ctrl.
      const pixels = event.deltaY * [1, 33, 400][event.deltaMode];
      this.zoom(Math.exp(Math.max(-250, Math.min(250, pixels)) * (event.ctrlKey ? .01 : .0016)), this.point(event), true);
    }, {passive: false});
    this.holder.addEventListener("pointerdown", event => {
      if (!this.svg) return;
      this.gliding = null;
      if (event.isPrimary) down.clear();
      down.set(event.pointerId, event);
      this.dragged = false;
      if (down.size === 2) held = {point: this.point(spread()), far: spread().far};
      else held = down.size === 1 && !this.taken() ? {x: event.clientX, y: event.clientY, point: this.point(event)} : null;
    });
    this.holder.addEventListener("pointermove", event => {
      if (!held || !down.has(event.pointerId)) return;
      down.set(event.pointerId, event);
      if (down.size === 2) {
        const now = spread();
        this.zoom(held.far / Math.max(now.far, 1), held.point, true);
        this.hold(held.point, now);
        held.far = now.far;
        this.dragged = true;
      } else if (this.dragged || Math.hypot(event.clientX - held.x, event.clientY - held.y) >= 5) {
        this.dragged = true;
        this.hold(held.point, event);
      }
    });
    for (const end of ["pointerup", "pointercancel"]) window.addEventListener(end, event => {
      if (!down.delete(event.pointerId)) return;
      const rest = [...down.values()][0];
      held = rest && !this.taken() ? {x: rest.clientX, y: rest.clientY, point: this.point(rest)} : null;
    });
  }

  // The keys that move and enlarge; returns whether this was one.
  key(event) {
    const moves = {ArrowLeft: [-.1, 0], ArrowRight: [.1, 0], ArrowUp: [0, -.1], ArrowDown: [0, .1]};
    if (moves[event.key]) this.move(...moves[event.key]);
    else if (event.key === "+" || event.key === "=") this.zoom(1 / 1.25);
    else if (event.key === "-") this.zoom(1.25);
    else if (event.key === "0") this.all();
    else return false;
    return true;
  }
  listenToKeys() {
    this.holder.addEventListener("keydown", event => {
      if (!this.svg || event.target !== this.holder || event.ctrlKey || event.metaKey || event.altKey) return;
      if (this.key(event)) { event.preventDefault(); event.stopPropagation(); }
    });
  }
  addZoom() {
    const {element, icon} = Trackwright, stage = this.holder.closest(".stage");
    if (!stage) return;
    const button = (name, picture, act) => element("button", {type: "button", "aria-label": name, title: name, onclick: () => this.svg && act()}, icon(picture));
    this.percent = element("output", {"aria-label": "Zoom"});
    stage.append(element("div", {class: "zoom", role: "group", "aria-label": "Zoom"},
      button("Zoom out", "minus", () => this.glide(this.zoomed(1.5))), this.percent,
      button("Zoom in", "plus", () => this.glide(this.zoomed(1 / 1.5))), button("Whole map", "fit", () => this.all())));
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
