// A game at one screen: the legal actions, the state, and the saved file. The page keeps the game as the text of its
// file and sends it with each request.
"use strict";

(() => {
  const bench = Trackwright, {element, byId} = bench;
  if (bench.alone) return;
  const canvas = new bench.HexCanvas(byId("play-map"));
  const kept = () => "trackwright-game " + bench.state.folder;  // survives a reload of the page
  let told = null, saved = "", board = "", hex = null, doubted = null, turn = Promise.resolve(), opened = "";

  const say = text => { byId("play-state").textContent = text; };

  // Sends requests one after the other. Drops a request if the game has changed meanwhile: it meant another state.
  function ask(body, of = null) {
    return turn = turn.then(() => of === null || of === told.game ? answered(body) : null);
  }
  async function answered(body) {
    byId("view-play").setAttribute("aria-busy", "true");
    try {
      const answer = await bench.post("play", {...body, seen: board});
      doubted = null;
      say(answer.refused);
      told = answer;
      board = told.board;
      sessionStorage.setItem(kept(), told.game);
      draw();
    } catch (error) { say(error.message); }
    byId("view-play").removeAttribute("aria-busy");
  }
  const act = action => ask({game: told.game, action}, told.game);

  // Asks for confirmation before the user leaves an unsaved game.
  function leaves(what) {
    const unsaved = told && told.actions > 0 && told.game !== saved;
    if (!unsaved || doubted === what) return true;
    doubted = what;
    say("This game is not saved. Click again to discard it.");
    return false;
  }

  function draw() {
    if (told.picture) canvas.show(document.importNode(new DOMParser().parseFromString(told.picture, "image/svg+xml").documentElement, true));
    const hexes = new Set(told.choices.map(one => one.hex).filter(Boolean));
    if (hexes.size === 1) [hex] = hexes;
    if (!hexes.has(hex)) hex = null;
    mark(hexes);
    standing();
    side(hexes);
    byId("play-undo").disabled = told.actions === 0 && !told.stopped;
    byId("play-save").disabled = false;
  }
  function mark(hexes) {
    if (!canvas.svg) return;
    canvas.svg.querySelectorAll(".over").forEach(one => one.remove());
    const over = document.createElementNS(bench.Canvas.space, "g");
    over.setAttribute("class", "over");
    canvas.svg.append(over);
    for (const id of hexes) bench.mark(over, id, id === hex ? "chosen-hex" : "can-lie", bench.corners(id, canvas.boxOf(id)));
  }

  function side(hexes) {
    const held = byId("play-side").contains(document.activeElement);
    const others = told.choices.filter(one => !one.hex);
    const who = told.decides && told.decides !== told.acts ? `${told.acts} (${told.decides})` : told.acts;
    byId("play-side").replaceChildren(
      element("h2", {}, told.over ? "The game is over" : `${who} to act`),
      element("p", {class: "soft"}, `${told.round}, phase ${told.phase}`),
      told.stopped ? element("p", {class: "finding error"}, `The rules reject a recorded action: ${told.stopped}. `,
        `Your next action discards ${told.left_out} recorded ${told.left_out === 1 ? "action" : "actions"} from this point on.`) : "",
      ...told.unknown.map(rule => element("p", {class: "finding warning"}, `not played: ${rule}`)),
      ...(hexes.size ? [chooser(hexes), element("div", {id: "play-lays"})] : []),
      element("ul", {class: "plain", id: "play-choices"}, ...grouped(others)),
      element("h2", {}, `Done (${told.actions})`),
      element("ol", {reversed: "", start: told.actions, id: "play-done"}, ...told.done.map(words => element("li", {}, words))));
    if (held) byId("play-side").focus();  // the pressed button is gone
    lays();
  }
  // Folds long groups of choices that differ only in a number.
  function grouped(choices) {
    const groups = new Map();
    for (const one of choices) groups.set(one.group || one, [...(groups.get(one.group || one) || []), one]);
    return [...groups].flatMap(([group, list]) => list.length < 4 ? list.map(choice)
      : [element("li", {}, element("details", {open: groups.size === 1 ? "" : null}, element("summary", {}, `${group}… (${list.length})`),
          element("ul", {class: "plain"}, ...list.map(choice))))]);
  }
  function choice(one) {
    const button = element("button", {type: "button", onclick: () => act(one.action)}, one.words);
    if (!one.price) return element("li", {}, button);
    const price = element("input", {type: "number", min: 1, value: one.action.price, "aria-label": `another price: ${one.words}`});
    return element("li", {}, button, " ", element("span", {class: "kept"}, "or ", price, " ", element("button", {type: "button",
      "aria-label": `at this price: ${one.words}`, onclick: () => act({...one.action, price: Number(price.value)})}, "at this price")));
  }

  function chooser(hexes) {
    const options = [...hexes].sort().map(id => element("option", {value: id, selected: id === hex}, `${id} ${bench.hex(id)?.name || ""}`));
    return element("p", {}, element("label", {}, "On the map ", element("select", {id: "play-hex", onchange: event => choose(event.target.value || null)},
      element("option", {value: ""}, `choose one of ${hexes.size}…`), ...options)));
  }
  function choose(id) {
    hex = id;
    mark(new Set(told.choices.map(one => one.hex).filter(Boolean)));
    byId("play-hex").value = id || "";
    lays();
  }
  // Shows tiles as pictures and all other actions in words.
  function lays() {
    const box = byId("play-lays");
    if (!box) return;
    const here = told.choices.filter(one => one.hex && one.hex === hex);
    const tiles = here.filter(one => one.tile), words = here.filter(one => !one.tile);
    box.replaceChildren(element("ul", {class: "plain"}, ...words.map(choice)),
      element("ul", {class: "tiles"}, ...tiles.map(one => element("li", {}, element("button", {type: "button", title: one.words,
        "aria-label": one.words, onclick: () => act(one.action)},
        element("img", {src: bench.tile(...one.tile), alt: "", width: 64, height: 64}), one.tile.join(" turned "))))));
  }

  // Prevents line breaks within an amount.
  const whole = text => String(text).split(", ").map(part => part.replaceAll(" ", "\u00a0")).join(", ");
  const cells = (row, ...texts) => element("tr", {class: row.acts ? "acts" : null}, element("th", {scope: "row"}, row.name),
    ...texts.map((text, at) => element("td", {}, at + 1 < texts.length ? whole(text) : text)));
  const table = (caption, heads, rows) => element("table", {}, element("caption", {}, caption),
    element("thead", {}, element("tr", {}, ...heads.map(head => element("th", {scope: "col"}, head)))), element("tbody", {}, ...rows));
  function standing() {
    const also = row => [...row.holdings, ...row.notes].join(", ");
    const there = told.companies.filter(row => !row.notes.includes("not started"));
    const rest = told.companies.filter(row => row.notes.includes("not started")).map(row => row.name);
    byId("play-standing").replaceChildren(
      table("Players", ["Player", "Cash", "Worth", "Certificates", "Holdings"], told.players.map(row => cells(row, row.cash, row.worth, row.certificates, also(row)))),
      there.length ? table("Companies", ["Company", "Price", "Cash", "President", "On sale", "Stations left", "Holdings"],
        there.map(row => cells(row, row.price, row.cash, row.president, row.on_sale, row.tokens, also(row)))) : "",
      rest.length ? element("p", {}, `Not started: ${rest.join(", ")}`) : "",
      ...told.table.map(line => element("p", {}, line)));
  }

  async function list() {
    const names = await bench.ask("games");
    byId("games").replaceChildren(element("option", {value: ""}, "…"), ...names.map(name => element("option", {}, name)));
  }
  function counts() {
    const select = byId("play-count"), was = select.value;
    select.replaceChildren(...bench.state.title.players.map(count => element("option", {}, count)));
    if (was) select.value = was;
  }
  async function open(name) {
    const {game} = await bench.ask(`game?name=${encodeURIComponent(name)}`);
    if (name !== "opening.json" || bench.edits) byId("play-file").value = name;
    saved = game;
    hex = null;
    named(name);
    await ask({game});
  }
  async function save() {
    const name = byId("play-file").value;
    await bench.post(`game?name=${encodeURIComponent(name)}`, {game: told.game});
    saved = told.game;
    bench.log(`Saved the game ${name}.`);
    named(name);
    say(`Saved the game after ${told.actions} ${told.actions === 1 ? "action" : "actions"} to ${name}.`);
    await list();
  }

  canvas.pick = id => { if (told && (!id && hex || told.choices.some(one => one.hex === id))) choose(id); };
  bench.on("board", () => canvas.settle());
  bench.playMap = canvas;
  bench.gameName = () => opened;
  bench.openGame = name => name && leaves(name) ? open(name) : null;
  function named(name) {
    opened = name;
    sessionStorage.setItem(kept() + " name", name);
    bench.tell("shown");
  }
  byId("play-map").addEventListener("click", event => {
    const id = canvas.hexAt(event);
    if (!canvas.dragged && id) canvas.pick(id);
  });
  byId("play-begin").addEventListener("click", () => {
    if (!leaves("begin")) return;
    named("");
    const names = byId("play-names").value.split(",").map(name => name.trim()).filter(Boolean);
    ask({players: Math.max(names.length, Number(byId("play-count").value)), names, seed: Number(byId("play-seed").value) || 0});
  });
  byId("play-undo").addEventListener("click", () => told && ask({game: told.game, undo: true}, told.game));
  byId("play-save").addEventListener("click", () => save().catch(error => say(error.message)));
  byId("games").addEventListener("change", event => {
    const name = event.target.value;
    if (name && leaves(name)) open(name).catch(error => say(error.message));
    event.target.value = "";
  });

  const seen = () => !byId("view-play").hidden;
  function show() {
    if (!bench.state || !bench.state.title) return;
    counts();
    list().catch(error => say(error.message));
    const game = told ? told.game : sessionStorage.getItem(kept());
    if (!told && game) opened = sessionStorage.getItem(kept() + " name") || "";
    if (game) ask({game}, told && game);
    else if (!opened) byId("play-side").replaceChildren(element("div", {class: "empty"}, bench.icon("play"), element("p", {}, "Start a new game, or open a saved one."),
      element("button", {type: "button", class: "primary", onclick: () => byId("play-begin").click()}, "New game")));
  }
  bench.on("view", name => { if (name === "play") show(); });
  bench.on("state", () => { if (seen()) show(); });
})();
