// The basis of all scripts: requests to the server (or to the data stored in a standalone page), and functions that
// build elements. Insert the texts of a title as text only, never as markup.
"use strict";

const Trackwright = (() => {
  const given = document.getElementById("answers");
  let answers = null;  // by address, in a standalone page; filled by the first request
  const meta = name => document.querySelector(`meta[name="trackwright-${name}"]`).content;
  const listeners = {};

  const bench = {
    alone: given !== null,
    role: meta("role"),  // at a table of several browsers: "host", "seat 0", "watch"
    editor: meta("editor"),
    edits: given === null && meta("edit") === "yes",
    state: null,
    chosen: null,  // a hex

    on(event, act) { (listeners[event] ||= []).push(act); },
    tell(event, value) { for (const act of listeners[event] || []) act(value); },

    // Returns the answer of the server as parsed JSON.
    async ask(address) {
      if (given) {
        answers ||= await unpacked(given.textContent);
        if (!(address in answers)) throw new Error("this page does not contain that part");
        return answers[address];
      }
      return read(await fetch(address));
    },
    async post(address, body) {
      return read(await fetch(address, {
        method: "POST", headers: {"X-Trackwright-Token": meta("token"), "Content-Type": "application/json"},
        body: JSON.stringify(body)}));
    },
    // Returns the address of a tile's picture.
    tile(id, rotation = 0) {
      if (!given) return `tile.svg?id=${encodeURIComponent(id)}&rotation=${rotation}&v=${bench.state.version}`;
      const svg = answers["tile.svg?id=" + id];
      return svg ? "data:image/svg+xml," + encodeURIComponent(svg) : "";
    },

    element(name, attributes = {}, ...children) {
      const made = document.createElement(name);
      for (const [key, value] of Object.entries(attributes)) {
        if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
        else if (value !== null && value !== undefined && value !== false) made.setAttribute(key, value);
      }
      made.append(...children.filter(child => child !== null && child !== undefined));
      return made;
    },
    byId: id => document.getElementById(id),
    // Text with `code` in it, as nodes.
    coded: text => String(text || "").split(/`([^`]*)`/).map((words, i) => i % 2 ? bench.element("code", {}, words) : words),
    // A drawing of the sprite at the end of the page.
    icon(name) {
      const made = document.createElementNS("http://www.w3.org/2000/svg", "svg"), use = document.createElementNS("http://www.w3.org/2000/svg", "use");
      made.setAttribute("class", "icon");
      made.setAttribute("aria-hidden", "true");
      use.setAttribute("href", `#i-${name}`);
      made.append(use);
      return made;
    },
    // Preferences of this browser. Some browsers refuse to store any for a page from a file.
    remember(name, value) {
      try { localStorage.setItem(`trackwright ${name}`, value); } catch { /* lasts until the page is closed */ }
    },
    remembered(name) {
      try { return localStorage.getItem(`trackwright ${name}`); } catch { return null; }
    },
    hex: id => bench.state.title && bench.state.title.hexes.find(one => one.id === id),
    money: amount => bench.state.title.currency.replace("{}", amount),

    // Returns a link or button that opens a place in the editor.
    place(place) {
      if (!place) return null;
      const words = `${place.file}:${place.line}`;
      if (bench.alone) return bench.element("span", {class: "soft"}, words);
      if (bench.editor === "command")
        return bench.element("button", {type: "button", class: "place", onclick: () => bench.open(place)}, words);
      return bench.element("a", {class: "place", href: bench.link(place)}, words);
    },
    link: place => `vscode://file${encodeURI(place.path)}:${place.line}:${place.column}`,
    open(place) {
      if (!place || bench.alone) return;
      if (bench.editor === "command") bench.post("open", place).catch(bench.complain);
      else window.location.href = bench.link(place);
    },
    complain(error) { bench.byId("hover").textContent = error.message; },
  };

  function unpacked(text) {
    const bytes = Uint8Array.from(atob(text), sign => sign.charCodeAt(0));
    return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).json();
  }
  async function read(response) {
    const told = await response.json();
    if (!response.ok) throw new Error(told.error || response.statusText);
    return told;
  }
  return bench;
})();
