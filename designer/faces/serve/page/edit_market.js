// Edits the market as a grid of prices, like a spreadsheet.
"use strict";

(() => {
  const bench = Trackwright, {element, byId} = bench;
  if (!bench.edits) return;
  let known = {}, typed = false;
  const body = () => byId("market-grid").tBodies[0];
  const cells = () => [...body().rows].map(row => [...row.querySelectorAll("input")]);

  function cell(text, row, column) {
    return element("td", {}, element("input", {value: text, size: 5, "aria-label": `row ${row + 1}, column ${column + 1}`, oninput: changed}));
  }
  const values = () => cells().map(row => row.map(input => input.value.trim()));
  // Unrelated news must not disturb the cell that the user is about to edit.
  function fill(rows) {
    const width = Math.max(1, ...rows.map(row => row.length));
    const full = rows.map(row => Array.from({length: width}, (_, x) => row[x] || ""));
    if (JSON.stringify(full) === JSON.stringify(values())) return;
    const at = cells().flatMap((row, y) => row.map((input, x) => [input, y, x])).find(([input]) => input === document.activeElement);
    body().replaceChildren(...full.map((row, y) => element("tr", {}, ...row.map((text, x) => cell(text, y, x)))));
    if (at) cells()[at[1]]?.[at[2]]?.focus();
  }
  function changed() {
    typed = true;
    byId("market-state").textContent = "not written yet";
  }
  // Omits the empty cells after the last price of a row.
  function rows() {
    return values().map(row => {
      const last = row.reduce((at, text, i) => text ? i : at, -1);
      return row.slice(0, last + 1).map(text => text.replace(/\s+/g, "") || "-").join(" ");
    }).filter((row, i, all) => row || all.slice(i).some(Boolean));
  }
  function again() {
    const market = bench.state.title && bench.state.title.market;
    if (!market) return;
    typed = false;
    known = bench.known();
    byId("market-state").textContent = "";
    fill(market.rows.length ? market.rows.map(row => row.map(text => text === "-" ? "" : text)) : [[""]]);
    byId("market-zones").textContent = market.zones.map(zone => `${zone.letter}: ${zone.name || zone.meaning}`).join("; ");
  }
  async function picture() {
    const told = await bench.ask("component?id=market&theme=");
    byId("market-picture").hidden = !told.pages.length;
    if (told.pages.length) byId("market-picture").src = "data:image/svg+xml," + encodeURIComponent(told.pages[0].svg);
  }
  // Puts cells into the grid, starting at this one; the grid grows if necessary.
  function put(fresh, down = 0, right = 0) {
    const all = values();
    for (const [y, row] of fresh.entries())
      for (const [x, text] of row.entries()) (all[down + y] ||= [])[right + x] = text;
    fill(Array.from(all, row => Array.from(row || [], text => text || "")));
    changed();
  }

  body().addEventListener("paste", event => {
    const text = event.clipboardData.getData("text/plain");
    if (!/[\t\n]/.test(text.trim())) return;
    event.preventDefault();
    const y = event.target.closest("tr").rowIndex - body().rows[0].rowIndex, x = event.target.closest("td").cellIndex;
    const rows = text.replace(/\r/g, "").replace(/\n+$/, "").split("\n").map(row => row.split("\t").map(one => one.trim()));
    put(rows, y, x);
    cells()[y][x].focus();
  });
  body().addEventListener("keydown", event => {
    const way = {ArrowUp: -1, ArrowDown: 1, Enter: 1}[event.key];
    if (!way) return;
    const y = event.target.closest("tr").rowIndex - body().rows[0].rowIndex + way, x = event.target.closest("td").cellIndex;
    event.preventDefault();
    cells()[y]?.[x]?.focus();
  });
  byId("market-row").addEventListener("click", () => put([...values(), [""]]));
  byId("market-column").addEventListener("click", () => put(values().map(row => [...row, ""])));
  byId("market-empty").addEventListener("click", () => { fill([[""]]); changed(); cells()[0][0].focus(); });
  byId("market-again").addEventListener("click", again);
  byId("market-keep").addEventListener("click", () => bench.edit({do: "market", rows: rows()}, known).then(written => {
    typed = !written;
    known = bench.known();
    byId("market-state").textContent = written ? "written" : "not written";
  }));
  const shown = () => !byId("view-market").hidden;
  bench.on("state", () => { if (!typed) again(); if (shown()) picture().catch(() => {}); });
  bench.on("view", name => { if (name === "market") { if (!typed) again(); picture().catch(() => {}); } });
})();
