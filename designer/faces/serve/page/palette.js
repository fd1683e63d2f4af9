// Search for everything of the title and all commands (Ctrl-K), the keys of the page, and their list (?).
"use strict";

(() => {
  const bench = Trackwright, {element, byId} = bench;
  const most = 80;
  const plain = text => text.normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLowerCase();
  const map = act => () => { bench.view("map"); return act(); };

  // {icon, name, kind, detail, act} of all that can be reached.
  function commands() {
    const all = [], add = (name, icon, act, key = "") => all.push({icon, name, kind: "command", detail: key, act});
    add("Show the whole map", "fit", map(() => bench.map.all()), "0");
    add(bench.HexCanvas.onlyHexes ? "Show the printed board" : "Show the hexes only", "map", () => document.querySelector(".only-hexes").click());
    add("Show or hide edge numbers", "side", map(() => byId("edges").click()));
    add("Open or close the panel", "panel", bench.toggleSide, "\\");
    add("List the keys", "keys", help, "?");
    add("Show the log", "file", () => bench.tab("log"));
    if (bench.edits) {
      for (const one of document.querySelectorAll("[data-pick]"))
        add(`Tool: ${one.getAttribute("aria-label")}`, one.dataset.pick || "select", map(() => bench.pick(one.dataset.pick)), one.getAttribute("aria-keyshortcuts").toUpperCase());
      add("Undo the last edit", "undo", () => bench.undo(false), "Ctrl Z");
      add("Redo the last edit", "redo", () => bench.undo(true), "Ctrl Shift Z");
    }
    if (!bench.alone) {
      add("Start a new game", "play", () => { bench.view("play"); bench.newGame(); });
      add("Print the kit", "print", () => { bench.view("components"); byId("kit").click(); });
    }
    return all;
  }
  function everything() {
    const {title, findings} = bench.state, all = [], add = (icon, kind, name, detail, act) => all.push({icon, kind, name, detail, act});
    for (const one of bench.views()) add(one.id, "view", one.name, "", () => bench.view(one.id));
    all.push(...commands());
    if (!title) return all;
    for (const hex of title.hexes) add("map", "hex", `${hex.id} ${hex.name}`.trim(), hex.cities ? "city" : "", map(() => bench.choose(hex.id)));
    for (const one of title.companies) {
      const home = one.homes.find(at => bench.hex(at.hex));
      add("company", one.kind || "company", one.name && one.name !== one.id ? `${one.id} ${one.name}` : one.id, home ? `home ${home.hex}` : "",
        home ? map(() => bench.choose(home.hex)) : () => bench.openComponent("charters"));
    }
    for (const tile of title.tiles) add("table", "tile", tile.id, `${tile.colour || ""} × ${tile.count}`, map(() => { bench.tab("hex"); return bench.showTile(tile.id); }));
    for (const phase of title.phases) add("study", "phase", phase, "", map(() => { bench.showPhase(phase); bench.tab("hex"); }));
    for (const finding of findings) add(finding.severity, finding.severity === "info" ? "remark" : finding.severity, finding.message, finding.check, () => bench.showFinding(finding));
    for (const one of bench.componentList()) add("components", "component", one.name, "", () => bench.openComponent(one.id));
    for (const one of bench.studyTopics ? bench.studyTopics() : []) add("study", "study", one.name, one.sentence, () => { bench.view("study"); bench.studyTopic(one.name); });
    return all;
  }

  // How well an entry fits all words of a query; 0: not at all.
  function fit(entry, words) {
    const name = plain(entry.name), parts = name.split(/[\s/-]+/), rest = plain(`${entry.kind} ${entry.detail}`);
    let sum = 1;
    for (const word of words) {
      if (name === word || parts[0] === word) sum += 100;
      else if (parts.includes(word)) sum += 60;
      else if (name.startsWith(word)) sum += 50;
      else if (parts.some(part => part.startsWith(word))) sum += 30;
      else if (name.includes(word)) sum += 12;
      else if (rest.includes(word)) sum += 6;
      else return 0;
    }
    return sum + (entry.kind === "view" ? 3 : entry.kind === "hex" && entry.detail ? 2 : 0) - name.length / 200;
  }

  const input = element("input", {type: "text", role: "combobox", "aria-expanded": "true", "aria-controls": "found", "aria-autocomplete": "list", "aria-label": "Search",
    placeholder: "A hex, tile, company, finding, component, view or command", autocomplete: "off", spellcheck: "false"});
  const found = element("ul", {id: "found", role: "listbox", "aria-label": "Results", class: "plain"});
  const state = element("p", {class: "soft", role: "status"});
  const box = element("dialog", {id: "palette", "aria-label": "Search"}, element("div", {class: "ask"}, bench.icon("search"), input), found, state);
  document.body.append(box);
  let all = [], shown = [], at = 0;

  // The next key belongs to the page, even if the browser has not moved the focus yet.
  function close(dialog) {
    dialog.close();
    if (dialog.contains(document.activeElement)) document.activeElement.blur();
  }
  function select(index) {
    at = Math.max(0, Math.min(index, shown.length - 1));
    [...found.children].forEach((one, i) => one.setAttribute("aria-selected", String(i === at)));
    if (!shown.length) return input.removeAttribute("aria-activedescendant");
    input.setAttribute("aria-activedescendant", `found-${at}`);
    found.children[at].scrollIntoView({block: "nearest"});
  }
  function filter() {
    const words = plain(input.value).split(/\s+/).filter(Boolean);
    const fits = words.length ? all.map(entry => [fit(entry, words), entry]).filter(one => one[0]).sort((a, b) => b[0] - a[0]).map(one => one[1]) : all;
    shown = fits.slice(0, most);
    found.replaceChildren(...shown.map((entry, i) => element("li", {id: `found-${i}`, role: "option", "aria-selected": "false", onclick: () => run(i), onpointermove: () => at !== i && select(i)},
      bench.icon(entry.icon), element("span", {class: "name"}, entry.name), element("span", {class: "soft"}, entry.detail), element("span", {class: "kind"}, entry.kind))));
    state.textContent = fits.length ? (fits.length > most ? `${fits.length} results; type more to narrow them` : `${fits.length} ${fits.length === 1 ? "result" : "results"}`) : "No results.";
    select(0);
  }
  // Keeps what is selected.
  function again() {
    const was = shown[at];
    all = everything();
    filter();
    const now = was ? shown.findIndex(one => one.kind === was.kind && one.name === was.name) : 0;
    if (now > 0) select(now);
  }
  function run(index) {
    const entry = shown[index];
    if (!entry) return;
    close(box);
    Promise.resolve(entry.act()).catch(bench.complain);
  }
  bench.search = () => {
    if (!bench.state || bench.role || box.open) return;
    all = everything();
    // The names of components take a moment when they are needed first.
    bench.listComponents().then(() => { if (box.open) again(); }, () => {});
    input.value = "";
    filter();
    box.showModal();
    input.focus();
  };
  input.addEventListener("input", filter);
  box.addEventListener("keydown", event => {
    const step = {ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8}[event.key];
    if (step) select(Math.abs(step) === 1 ? (at + step + shown.length) % Math.max(1, shown.length) : at + step);
    else if (event.key === "Enter") run(at);
    else return;
    event.preventDefault();
  });

  const keys = [
    ["Everywhere", [["Ctrl K  or  /", "search hexes, tiles, companies, findings, components, views and commands"], ["1 … 8", "the views from top to bottom"],
      ["\\", "open or close the panel"], ["F", "findings"], ["Ctrl Z", "undo"], ["Ctrl Shift Z", "redo"], ["?", "this list"]]],
    ["On a map", [["← → ↑ ↓", "go from hex to hex"], ["Enter", "select the hex"], ["Escape", "leave the tool, then the hex"], ["Shift ← → ↑ ↓", "move the map"], ["+  −", "zoom"], ["0", "whole map"]]],
    ["In a game", [["[  ]", "one action back or forward"], ["Ctrl Z", "undo the last action of a person"]]],
    ["Tools, with --edit", [["V", "select"], ["M", "move a place"], ["T", "paint terrain"], ["B", "paint borders"], ["H", "add and remove hexes"]]],
  ];
  const list = element("dialog", {id: "keys", "aria-labelledby": "keys-title"}, element("h2", {id: "keys-title"}, "Keys"),
    element("button", {type: "button", class: "plain-button", "aria-label": "Close", onclick: () => close(list)}, bench.icon("close")),
    element("div", {class: "groups"}, ...keys.filter(group => bench.edits || !group[0].includes("--edit")).map(([name, rows]) => element("section", {"aria-label": name}, element("h3", {}, name),
      element("dl", {}, ...rows.flatMap(([key, words]) => [element("dt", {}, ...key.split("  ").map(one => one === "or" ? " or " : element("kbd", {}, one))), element("dd", {}, words)]))))));
  document.body.append(list);
  function help() { if (!list.open) list.showModal(); }
  for (const one of [box, list]) {
    one.addEventListener("click", event => event.target === one && close(one));
    // By itself, a browser may close it only after the next key.
    one.addEventListener("keydown", event => { if (event.key === "Escape") { event.preventDefault(); close(one); } });
  }

  byId("search").addEventListener("click", bench.search);
  byId("help").addEventListener("click", help);

  function leave() {
    if (bench.edits && bench.shownView() === "map" && document.querySelector('[data-pick=""]').getAttribute("aria-pressed") === "false") return bench.pick("");
    if (bench.shownView() === "map" && bench.chosen) bench.choose(null);
  }
  document.addEventListener("keydown", event => {
    const command = event.ctrlKey || event.metaKey, key = event.key;
    if (command && key.toLowerCase() === "k") {
      event.preventDefault();
      return bench.search();
    }
    if (/^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName) && event.target.type !== "checkbox" || document.querySelector("dialog[open]") || event.altKey) return;
    const views = bench.views(), pick = document.querySelector(`[data-pick][aria-keyshortcuts="${CSS.escape(key.toLowerCase())}"]`);
    if (command) {
      if (key.toLowerCase() !== "z" || !bench.undo(event.shiftKey)) return;
    } else if (key === "/") bench.search();
    else if (key === "?") help();
    else if (key === "\\") bench.toggleSide();
    else if (key === "Escape") leave();
    else if (key.toLowerCase() === "f" && !bench.role) bench.tab("findings");
    else if (/^[1-9]$/.test(key) && views[key - 1]) bench.view(views[key - 1].id);
    else if (pick && bench.edits && bench.shownView() === "map") bench.pick(pick.dataset.pick);
    else return;
    event.preventDefault();
  });
})();
