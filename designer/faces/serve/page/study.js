// Shows what follows from the data of the title: tables of figures by topic, as `trackwright study` computes them.
"use strict";

(() => {
  const bench = Trackwright, {element, byId} = bench;
  if (bench.alone || bench.role) return;
  const rowsAtOnce = 60;
  const computed = new Map();  // the answers for the current version, by topic
  const sorted = new Map();    // the column and direction of each table, by topic and name
  let version = null, asked = 0, topics = [], listing = null;

  const listed = value => Array.isArray(value) ? value : value === null || value === undefined ? [] : [value];
  const words = value => listed(value).join(" ");

  // A hex is a link to the map, anything else is text.
  function shownValue(value) {
    const parts = listed(value).map(one => {
      const hex = typeof one === "string" && bench.hex(one);
      if (!hex) return document.createTextNode(String(one));
      return element("button", {type: "button", title: hex.name || null, onclick: () => { bench.view("map"); bench.choose(one); }}, one);
    });
    return parts.flatMap((part, i) => i && part.nodeType === Node.TEXT_NODE ? [", ", part] : [part]);
  }

  // Numbers come before words; a row without a figure comes last.
  function before(a, b) {
    const [one, two] = [a, b].map(value => Array.isArray(value) ? value.length : value);
    if (one === null || one === undefined) return two === null || two === undefined ? 0 : 1;
    if (two === null || two === undefined) return -1;
    if (typeof one === "number" && typeof two === "number") return one - two;
    return String(one).localeCompare(String(two), "en", {numeric: true});
  }

  function heading(table, column, order, again) {
    const chosen = order.column === column.name;
    const numbers = table.rows.some(row => typeof row[column.name] === "number");
    return element("th", {scope: "col", class: numbers ? "number" : null, "aria-sort": chosen ? (order.down ? "descending" : "ascending") : "none"},
      element("button", {type: "button", onclick: () => {
        order.down = chosen && !order.down;
        order.column = column.name;
        again();
      }}, column.name + (chosen ? (order.down ? " \u25be" : " \u25b4") : "")),
      element("small", {}, column.certainty === "name" ? "" : column.certainty));
  }

  function drawn(topic, table, filter) {
    const key = `${topic}/${table.table}`;
    if (!sorted.has(key)) sorted.set(key, {column: null, down: false, all: false});
    const order = sorted.get(key), box = element("div");
    const draw = () => {
      let rows = table.rows.filter(row => !filter || table.columns.some(column => words(row[column.name]).toLowerCase().includes(filter)));
      const count = rows.length;
      if (order.column) rows = [...rows].sort((a, b) => (order.down ? -1 : 1) * before(a[order.column], b[order.column]));
      if (!order.all) rows = rows.slice(0, rowsAtOnce);
      const head = element("tr", {}, ...table.columns.map(column => heading(table, column, order, draw)));
      const body = rows.map(row => element("tr", {}, ...table.columns.map(column =>
        element("td", {class: typeof row[column.name] === "number" ? "number" : null}, ...shownValue(row[column.name])))));
      box.replaceChildren(element("h2", {}, table.table), element("p", {class: "soft"}, table.computes),
        count ? element("div", {class: "wide"}, element("table", {"aria-label": table.table}, element("thead", {}, head), element("tbody", {}, ...body)))
          : element("p", {class: "soft"}, filter && table.rows.length ? "No row contains this text." : "No rows."));
      if (rows.length < count) box.append(element("button", {type: "button", onclick: () => { order.all = true; draw(); }}, `Show all ${count} rows`));
    };
    draw();
    return box;
  }

  function show(topics) {
    const filter = byId("study-filter").value.trim().toLowerCase();
    byId("study-page").replaceChildren(...topics.flatMap(topic => [
      element("details", {}, element("summary", {}, "Assumptions"), element("ul", {}, ...topic.assumptions.map(one => element("li", {}, one)))),
      ...topic.missing.map(one => element("p", {class: "finding"}, one)),
      ...topic.tables.map(table => drawn(topic.topic, table, filter))]));
  }

  const listTopics = () => listing ||= bench.ask("study").then(answer => {
    topics = answer.topics;
    byId("study-topic").replaceChildren(...topics.map(topic => element("option", {value: topic.name, title: topic.sentence}, topic.name)));
  });
  async function study() {
    const mine = ++asked, state = byId("study-state"), choice = byId("study-topic");
    await listTopics();
    if (version !== bench.state.version) computed.clear();
    version = bench.state.version;
    const name = choice.value;
    bench.tell("shown");
    if (!computed.has(name)) {
      state.textContent = "Computing \u2026";
      byId("study-page").setAttribute("aria-busy", "true");
      const answer = await bench.ask(`study?topic=${name}`);
      if (mine !== asked) return;
      computed.set(name, answer.topics);
    }
    byId("study-page").removeAttribute("aria-busy");
    state.textContent = choice.selectedOptions[0].title;
    show(computed.get(name));
  }
  const again = () => {
    if (!byId("view-study").hidden && bench.state) study().catch(error => { byId("study-state").textContent = error.message; });
  };
  byId("study-topic").addEventListener("change", again);
  byId("study-filter").addEventListener("input", () => { if (computed.has(byId("study-topic").value)) show(computed.get(byId("study-topic").value)); });
  bench.studyTopics = () => topics;
  bench.studyTopic = async name => {
    await listTopics();
    if (topics.some(one => one.name === name)) byId("study-topic").value = name;
    again();
  };
  bench.on("view", again);
  bench.on("state", again);
  bench.on("begun", () => listTopics().catch(() => { listing = null; }));
})();
