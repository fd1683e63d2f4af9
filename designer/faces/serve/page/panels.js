// The views, and the panel beside them: its tabs, its width, and its form as a sheet on a narrow screen.
"use strict";

(() => {
  const bench = Trackwright, {element, byId} = bench;
  const narrow = window.matchMedia("(max-width: 800px)");
  const views = [...document.querySelectorAll("[data-view]")];
  const tabs = [...byId("tabs").children];
  // The tab that shows the panel of a view, and the views that begin without the panel.
  const own = {table: "Table", play: "Actions", compare: "Differences", designer: "Tile"};
  const wide = ["components", "study", "market"];
  const tabOf = {}, openIn = {};  // by view
  const widths = {least: 260, most: 720};
  let shown = "map";

  bench.narrow = () => narrow.matches;
  const key = () => (narrow.matches ? "narrow " : "") + shown;
  const isOpen = () => openIn[key()] ?? (narrow.matches ? shown === "play" || shown === "designer" : !wide.includes(shown));

  function side(open) {
    openIn[key()] = open;
    arrange();
  }
  function arrange() {
    const open = isOpen(), tab = tabOf[shown] || (own[shown] ? "view" : "hex");
    document.body.classList.toggle("side-closed", !open);
    byId("side-open").setAttribute("aria-expanded", String(open));
    byId("tab-view").hidden = !own[shown];
    byId("tab-view").textContent = own[shown] || "";
    for (const one of byId("panel-view").children) one.hidden = one.id !== `${shown.replace(/er$/, "")}-side`;
    for (const one of tabs) {
      const chosen = one.id === `tab-${tab}`;
      one.setAttribute("aria-selected", String(chosen));
      one.tabIndex = chosen ? 0 : -1;
      byId(one.getAttribute("aria-controls")).hidden = !chosen;
    }
    bench.tell("arranged");
  }
  // Shows a tab, and opens the panel.
  bench.tab = name => {
    tabOf[shown] = name;
    side(true);
    bench.tell("tab", name);
  };
  bench.shownTab = () => tabs.find(one => one.getAttribute("aria-selected") === "true").id.slice(4);

  bench.view = name => {
    shown = name;
    document.body.dataset.shown = name;
    for (const one of views) {
      byId(`view-${one.dataset.view}`).hidden = one.dataset.view !== name;
      one.setAttribute("aria-pressed", String(one.dataset.view === name));
    }
    byId("edit-steps").hidden = !bench.edits || name in steps;  // these views have their own Undo
    arrange();
    views.find(one => one.dataset.view === name).scrollIntoView({block: "nearest", inline: "nearest"});
    bench.tell("view", name);
  };
  bench.shownView = () => shown;
  bench.views = () => views.filter(one => one.isConnected && !one.hidden).map(one => ({id: one.dataset.view, name: one.textContent.trim()}));
  views.forEach(one => one.addEventListener("click", () => bench.view(one.dataset.view)));

  const steps = {table: ["undo"], play: ["play-undo", "play-redo"]};
  // Undoes the last step of the shown view; in a view without its own Undo, the last edit of files.
  bench.undo = again => {
    const button = byId((steps[shown] || ["edit-undo", "edit-redo"])[again ? 1 : 0] || "");
    if (!button || button.disabled || !bench.edits && !steps[shown]) return false;
    button.click();
    return true;
  };

  for (const one of tabs) one.addEventListener("click", () => {
    const again = one.getAttribute("aria-selected") === "true" && isOpen();
    if (again && narrow.matches) side(false);
    else bench.tab(one.id.slice(4));
  });
  byId("tabs").addEventListener("keydown", event => {
    const way = {ArrowLeft: -1, ArrowRight: 1}[event.key];
    if (!way) return;
    const there = tabs.filter(one => !one.hidden), at = there.indexOf(document.activeElement);
    const next = there[(at + way + there.length) % there.length];
    event.preventDefault();
    bench.tab(next.id.slice(4));
    next.focus();
  });
  byId("side-open").addEventListener("click", () => side(!isOpen()));
  bench.toggleSide = () => side(!isOpen());

  // On the map, a chosen hex is shown in the panel, unless its form for editing is.
  bench.on("chosen", id => {
    if (!id || shown !== "map" && !(shown === "table" && narrow.matches)) return;
    if (narrow.matches && !isOpen()) side(true);
    if (shown === "map" && bench.shownTab() !== "edit") bench.tab("hex");
  });

  function width(pixels) {
    const now = Math.round(Math.min(Math.max(pixels, widths.least), Math.max(widths.least, Math.min(widths.most, window.innerWidth - 420))));
    document.body.style.setProperty("--side", isOpen() || narrow.matches ? `${now}px` : "");
    byId("side-edge").setAttribute("aria-valuenow", now);
    bench.remember("side", now);
    return now;
  }
  let pixels = Number(bench.remembered("side")) || 372;
  const setWidth = to => { pixels = width(to); };
  bench.on("arranged", () => document.body.style.setProperty("--side", isOpen() ? `${pixels}px` : "0px"));
  byId("side-edge").addEventListener("pointerdown", event => {
    byId("side-edge").setPointerCapture(event.pointerId);
    const move = one => setWidth(window.innerWidth - one.clientX);
    byId("side-edge").addEventListener("pointermove", move);
    byId("side-edge").addEventListener("pointerup", () => byId("side-edge").removeEventListener("pointermove", move), {once: true});
  });
  byId("side-edge").addEventListener("dblclick", () => setWidth(372));
  byId("side-edge").addEventListener("keydown", event => {
    const step = {ArrowLeft: 24, ArrowRight: -24}[event.key];
    if (!step) return;
    event.preventDefault();
    setWidth(pixels + step);
  });

  // The sheet of a narrow screen follows the finger.
  byId("tabs").addEventListener("pointerdown", event => {
    if (!narrow.matches) return;
    const from = event.clientY, height = byId("side").offsetHeight;
    let moved = false, now = height;
    const move = one => {
      if (!moved && Math.abs(one.clientY - from) < 8) return;
      if (!moved) byId("tabs").setPointerCapture(one.pointerId);
      moved = true;
      now = Math.min(Math.max(height + from - one.clientY, 50), window.innerHeight - 120);
      byId("side").classList.add("dragged");
      if (!isOpen()) side(true);
      document.body.style.setProperty("--sheet", `${now}px`);
    };
    const end = () => {
      window.removeEventListener("pointermove", move);
      byId("side").classList.remove("dragged");
      if (!moved || now >= 120) return;
      document.body.style.removeProperty("--sheet");
      side(false);
    };
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", end, {once: true});
  });
  narrow.addEventListener("change", arrange);

  // A narrow screen folds the less important tools.
  for (const tools of document.querySelectorAll(".tools")) {
    if ([...tools.children].every(one => one.hasAttribute("data-keep") || one.getAttribute("role") === "status")) continue;
    const unfold = element("button", {type: "button", class: "unfold plain-button", "aria-label": "More tools", "aria-expanded": "false", onclick: () => {
      unfold.setAttribute("aria-expanded", String(tools.classList.toggle("unfolded")));
    }}, bench.icon("more"));
    (tools.querySelector("[role=status]") || {before: one => tools.append(one)}).before(unfold);
  }

  // What happened to the title since the page was opened.
  bench.log = (words, {diff = null, failed = false} = {}) => {
    const time = new Date().toLocaleTimeString([], {hour: "2-digit", minute: "2-digit", second: "2-digit"});
    byId("log").prepend(element("li", {class: failed ? "failed" : null}, element("span", {class: "soft"}, time), " ", element("b", {}, words), diff));
    while (byId("log").childElementCount > 200) byId("log").lastElementChild.remove();
  };
  document.body.dataset.shown = shown;
  arrange();
})();
