// Views, and news from the server.
"use strict";

(() => {
  const bench = Trackwright, {element, byId} = bench;
  // The key admitted the browser; from now on a cookie does, so hide the key in the address.
  if (new URLSearchParams(location.search).has("key")) history.replaceState(null, "", location.pathname + location.hash);
  let working = null, again = false;

  async function update() {
    // Request the map first and draw it as soon as it arrives; the state of the title can take longer.
    const [, state] = await Promise.all([bench.updateMap().catch(() => {}), bench.ask("state")]);
    bench.state = state;
    const title = bench.state.title;
    if (title) {
      byId("title").textContent = title.name + (title.version ? " " + title.version : "");
      document.title = title.name;
      const options = title.hexes.map(hex => element("option", {value: hex.id}, `${hex.id} ${hex.name}`));
      byId("hex-choice").replaceChildren(element("option", {value: ""}, "none"), ...options);
      if (bench.chosen && !bench.hex(bench.chosen)) bench.choose(null);
      byId("hex-choice").value = bench.chosen || "";
      byId("table-phase").replaceChildren(...title.phases.map(phase => element("option", {}, phase)));
      bench.overlay();
    }
    bench.showFindings();
    bench.tell("state", state);
    document.documentElement.dataset.version = bench.state.version;
    if (title) bench.inspect();
    if (!byId("view-table").hidden) bench.showTable();
    if (!byId("view-components").hidden) bench.showComponent();
    if (title) bench.tell("begun");
  }

  // Updates run one after the other; after several quick saves only the last one counts.
  async function follow() {
    if (working) { again = true; return; }
    do {
      again = false;
      working = update().catch(bench.complain);
      await working;
    } while (again);
    working = null;
  }

  bench.on("view", name => {
    if (name === "map") bench.overlay();
    if (name === "table") bench.showTable();
    if (name === "components") bench.showComponent();
  });
  if (bench.alone) {
    document.querySelector('[data-view="table"]').hidden = true;
    document.querySelectorAll("[data-live]").forEach(one => one.remove());
    follow();
  } else {
    // A browser does not connect again after an answer such as 503, so the page does.
    const connect = heard => {
      const news = new EventSource("news");
      heard(news);
      news.addEventListener("error", () => { if (news.readyState === EventSource.CLOSED) setTimeout(connect, 5000, heard); });
    };
    if (bench.role) {
      document.body.classList.add("at-table");
      document.querySelectorAll("[data-view]:not([data-view=play])").forEach(one => { one.hidden = true; });
      bench.view("play");
      follow();
      connect(news => {
        news.onmessage = () => bench.tell("acted");
        news.onerror = () => bench.tell("silent");
      });
      return;
    }
    connect(news => {
      news.addEventListener("map", event => bench.mapChanged(JSON.parse(event.data)));
      news.onmessage = event => {
        bench.newest = Number(event.data);
        if (!bench.state || Number(event.data) !== bench.state.version) follow();
      };
      news.onerror = () => { byId("counts").textContent = "The program does not answer. Check that it is still running."; };
      news.onopen = () => { if (bench.state) follow(); };
    });
  }
})();
