// A game at one screen: people and bots in turn, the log with all steps, and the saved file. The page keeps the game as
// the text of its file and sends it with each request.
"use strict";

(() => {
  const bench = Trackwright, {element, byId} = bench;
  if (bench.alone) return;
  const canvas = new bench.HexCanvas(byId("play-map"));
  const kinds = {human: "a person", random: "random bot", thrifty: "thrifty bot", greedy: "greedy bot"};
  const pace = 350;                                             // ms between two actions of bots
  // Survives a reload of the page. The name of the folder is the same at all tables, so their links tell them apart.
  const kept = () => "trackwright-game " + bench.state.folder + (table ? " " + location.pathname : "");
  const store = () => sessionStorage.setItem(kept() + " seats", JSON.stringify({seats, seed, reasons}));
  let told = null, game = "", log = [], seats = [], seed = 0, reasons = {}, redo = [];
  let saved = "", board = "", hex = null, doubted = null, turn = Promise.resolve(), opened = "";
  let paused = false, timer = null, shownBoard = null, roundKind = "", hints = {}, begun = false, step = null;

  // At a table of several browsers, the server keeps the game: the page sends how many actions it knows, and learns of
  // those of others. Only the host undoes, and its page lets the bots act.
  const table = Boolean(bench.role), host = bench.role === "host";
  const mine = table && !host && bench.role !== "watch" ? Number(bench.role.slice(5)) : null;
  const steady = () => host || !table;

  const say = text => { byId("play-state").textContent = text; };
  const viewing = () => told && told.at < told.actions;
  const who = player => seats[player] || "human";

  // At a table: the state that the page shows, and whether it shows another one now.
  const here = () => ({of: told.actions, era: told.era});
  const moved = place => place.of !== told.actions || place.era !== told.era;
  const changes = body => Boolean(body.action || body.keep !== undefined || body.bot);
  const look = () => ask(viewing() ? {at: told.at} : {});
  let failed = null, later = null;  // the last change at a table that failed, until the next answer; the timer of the next look

  // Sends requests one after the other. Drops a request if the game has changed meanwhile: it meant another state.
  function ask(body, of = null) {
    clearTimeout(timer);
    const place = table && told && changes(body) ? here() : null;
    return turn = turn.then(() => {
      if (place ? !moved(place) : of === null || of === game) return answered(place ? {...body, of: place.of} : body);
      if (place && body.keep !== undefined) say("The game has changed meanwhile. Click again to undo.");
      return goOn();
    });
  }
  async function answered(body) {
    byId("view-play").setAttribute("aria-busy", "true");
    try {
      const known = (table || body.game === game) && !body.again ? log.length : 0;
      const era = table ? {era: told ? told.era : 0} : {};
      const answer = await bench.post("play", {seed, ...body, ...era, seen: board, log: known});
      await bench.gameBoards();
      doubted = null;
      take(answer, body);
      // If the game is still the same, nobody else was faster: the error stays on the page, and a bot does not try again.
      const stuck = failed && !moved(failed);
      say(answer.refused || (stuck ? failed.why : ""));
      if (stuck && failed.bot) paused = true;
      failed = null;
      draw(answer.picture);
    } catch (error) {
      say(error.message);
      if (table) {
        if (told && changes(body)) failed = {...here(), bot: Boolean(body.bot), why: error.message};
        clearTimeout(later);
        later = setTimeout(look, changes(body) ? 300 : 3000);
      } else paused = true;
    }
    byId("view-play").removeAttribute("aria-busy");
    goOn();
  }
  function take(answer, body) {
    const change = answer.game;
    clearTimeout(later);
    if (body.keep !== undefined && !table && answer.actions < log.length) redo.push({game: body.game, reasons: {...reasons}});
    if ((body.action || body.bot) && !answer.refused) redo = [];
    if (body.redone) reasons = redo.pop()?.reasons || {};
    if (table) game = "";
    else if (!change) game = body.game;
    else game = change.lines ? body.game.split("\n", change.lines).join("\n") + "\n" + change.rest : change.rest;
    log = [...log.slice(0, answer.log_from), ...answer.log];
    for (const at of Object.keys(reasons)) if (Number(at) >= log.length) delete reasons[at];
    if (answer.reason && !answer.refused) reasons[log.length - 1] = answer.reason;
    if (body.bot && answer.refused) paused = true;
    told = answer;
    board = told.board;
    hints = {};
    if (!table) sessionStorage.setItem(kept(), game);
    store();
  }
  const act = action => ask({game, action}, game);

  // The bot whose turn it is acts after a moment.
  function goOn() {
    clearTimeout(timer);
    if (!steady() || !told || paused || failed?.bot || viewing() || told.over || told.stopped || told.decider === null || who(told.decider) === "human" || !seen()) return;
    timer = setTimeout(() => ask({game, bot: who(told.decider)}, game), pace);
  }

  // Asks for confirmation before the user leaves an unsaved game.
  function leaves(what) {
    const unsaved = told && told.actions > 0 && game !== saved;
    if (!unsaved || doubted === what) return true;
    doubted = what;
    say("This game is not saved. Click again to discard it.");
    return false;
  }

  // The hexes on which the person whose turn it is may act.
  const possible = () => new Set(told.decider !== null && who(told.decider) !== "human" ? [] : told.choices.filter(one => !one.by).map(one => one.hex).filter(Boolean));
  function draw(picture) {
    if (picture) {
      if (!picture.since || !canvas.svg) canvas.begin(picture);
      canvas.mend(picture);
      canvas.settle();
    }
    const hexes = possible();
    if (hexes.size === 1) [hex] = hexes;
    if (!hexes.has(hex)) hex = null;
    mark(hexes);
    if (roundKind !== told.kind) shownBoard = null;  // the board of another round was chosen
    roundKind = told.kind;
    byId("play-head").hidden = false;
    showBoard();
    bench.drawRound(told);
    if (table) byId("play-role").textContent = mine !== null ? `You are ${told.players[mine].name}` : host ? "You are the host" : "You watch";
    bench.drawBoards(told);
    bench.drawStanding(told, seats);
    side(hexes);
    steps();
    for (const [id, off] of [["play-undo", told.actions === 0 && !told.stopped], ["play-redo", !redo.length], ["play-save", table], ["play-seats", false]]) byId(id).disabled = off;
  }
  // The board that the round needs, unless the user has chosen another.
  function showBoard() {
    const name = shownBoard || (told.kind === "stock" ? "market" : told.kind === "auction" && bench.narrow() ? "standing" : "map");
    if (byId("play-board").dataset.board !== name) setTimeout(() => canvas.svg && canvas.settle());
    byId("play-board").dataset.board = name;
    for (const one of byId("play-boards").children) one.setAttribute("aria-pressed", String(one.dataset.board === name));
  }
  function mark(hexes) {
    if (!canvas.svg) return;
    canvas.svg.querySelectorAll(".over").forEach(one => one.remove());
    const over = document.createElementNS(bench.Canvas.space, "g");
    over.setAttribute("class", "over");
    canvas.svg.append(over);
    for (const id of hexes) bench.mark(over, id, id === hex ? "chosen-hex" : "can-lie", bench.corners(id, canvas.boxOf(id)));
  }

  function heading() {
    const company = told.companies.find(one => one.id === told.company), decides = told.decides && told.decides !== told.acts ? `${told.decides} decides` : "";
    const facts = [decides, company ? `${bench.money(company.cash)} in the treasury` : "", told.earns ? `best run now ${bench.money(told.earns)}` : ""].filter(Boolean);
    if (!decides && told.decider !== null) facts.push(`${bench.money(told.players[told.decider].cash)} in hand`);
    return [element("h2", {class: "turn"}, company ? bench.tokenOf(company.id) : "", `${told.acts} to act`), element("p", {class: "soft"}, facts.join(" · "))];
  }
  function end() {
    const order = [...told.players].sort((a, b) => b.worth - a.worth);
    return [element("h2", {}, "The game is over"), element("p", {class: "soft"}, told.why_over ? `Reason: ${told.why_over.replaceAll("_", " ")}` : ""),
      element("ol", {class: "plain ranking"}, ...order.map((one, i) => element("li", {}, element("b", {}, `${i + 1}. ${one.name}`), bench.money(one.worth))))];
  }
  function turnOf(hexes) {
    if (viewing()) return [element("h2", {}, `After ${told.at} of ${told.actions} actions`), element("p", {class: "soft"}, `${told.round}, phase ${told.phase}. ${told.acts} to act.`),
      element("p", {class: "actions"}, element("button", {type: "button", class: "primary", onclick: () => showStep("")}, "Back to the game"),
        steady() ? element("button", {type: "button", id: "play-from", onclick: () => cut(told.at)}, "Go on from here") : "")];
    if (told.over) return end();
    const bot = told.decider === null ? "human" : who(told.decider);
    if (table && mine === null && bot === "human") return [...heading(), element("p", {class: "soft"}, host ? "You host the table. Open the link of your seat to act." : "You watch the game.")];
    if (bot === "human") return [...heading(), table && mine !== told.decider ? element("p", {class: "soft", id: "play-wait"}, `Waiting for ${told.decides}.`) : "", bench.drawActions(told, {hexes, hex, act, choose})];
    const set = on => () => { paused = on; draw(); goOn(); };
    const sit = () => { clearTimeout(timer); seats[told.decider] = "human"; store(); draw(); };
    return [...heading(), element("p", {id: "play-bot"}, `${told.decides} is played by the ${kinds[bot]}.`), element("p", {class: "actions"},
      paused ? element("button", {type: "button", class: "primary", onclick: set(false)}, "Go on") : element("button", {type: "button", onclick: set(true)}, "Pause"),
      paused ? element("button", {type: "button", onclick: () => ask({game, bot}, game)}, "One action") : "",
      element("button", {type: "button", onclick: sit}, `Take the seat of ${told.decides}`))];
  }
  function side(hexes) {
    const held = byId("play-side").contains(document.activeElement), top = byId("panel-view").scrollTop;
    byId("play-side").replaceChildren(
      told.stopped ? element("p", {class: "finding error"}, `The rules reject a recorded action: ${told.stopped}. `,
        `Your next action discards ${told.left_out} recorded ${told.left_out === 1 ? "action" : "actions"} from this point on.`) : "",
      ...told.unknown.map(rule => element("p", {class: "finding warning"}, `not played: ${rule}`)),
      ...turnOf(hexes), element("h2", {}, `Log (${told.actions})`), element("ol", {class: "plain", id: "play-log"}, ...entries()));
    if (viewing()) byId("panel-view").scrollTop = top;
    if (held) byId("play-side").focus();  // the pressed button is gone
    lays();
  }
  // The newest action first, below the name of its round. A click shows the table after it.
  function entries() {
    const all = [];
    for (let i = log.length; i-- > 0;) {
      if (i === log.length - 1 || log[i + 1].round !== log[i].round) all.push(element("li", {class: "round"}, log[i].round));
      all.push(element("li", {}, element("button", {type: "button", class: "entry", "data-at": i + 1, "aria-current": told.at === i + 1 && viewing() ? "step" : null, onclick: () => showStep(i + 1)},
        element("span", {class: "number"}, i + 1), element("span", {}, log[i].words, reasons[i] ? element("small", {}, reasons[i]) : ""))));
    }
    return all;
  }

  // The table after a number of actions; "": the game itself. Of several quick steps, only the last is asked for.
  function showStep(at) {
    const wanted = at === "" ? null : Math.max(0, Math.min(Number(at) || 0, log.length || Number(at)));
    const waiting = step !== null;
    step = {wanted};
    if (waiting) return turn;
    return turn = turn.then(() => {
      const {wanted: now} = step;
      step = null;
      if (!told && !game && !table) return undefined;
      return answered(now === null || now === told?.actions ? {game} : {game, at: now}).then(() => bench.tell("shown"));
    });
  }
  function steps() {
    byId("step-at").max = told.actions;
    byId("step-at").value = told.at;
    byId("step-at").setAttribute("aria-valuetext", `after ${told.at} of ${told.actions} actions`);
    byId("step-count").textContent = `${told.at}/${told.actions}`;
    byId("step-back").disabled = told.at === 0;
    byId("step-next").disabled = told.at === told.actions;
  }
  const walk = way => told && showStep(Math.max(0, Math.min(told.actions, (step ? step.wanted ?? told.actions : told.at) + way)));

  // Discards the actions from there on; Redo brings them back.
  const cut = keep => steady() ? ask({game, keep}, game) : undefined;
  // How many actions are left after Undo: those before the last action of a person. If only bots have acted, Undo
  // removes one action and pauses them.
  function before() {
    if (viewing()) return told.at;
    let last = log.length - 1;
    while (last > 0 && who(log[last].player) !== "human") --last;
    if (last >= 0 && who(log[last].player) !== "human") { last = log.length - 1; paused = true; }
    return Math.max(0, last);
  }
  // Undo and Redo wait for the requests before them, such as that of a bot, and start from the game after those.
  function undo() {
    if (!told || !steady()) return undefined;
    if (table) return cut(before());
    clearTimeout(timer);
    return turn = turn.then(() => answered(told.stopped ? {game, undo: true} : {game, keep: before()}));
  }
  function again() {
    clearTimeout(timer);
    return turn = turn.then(() => redo.length ? answered({game: redo.at(-1).game, again: true, redone: true}) : goOn());
  }

  function choose(id) {
    hex = id;
    mark(possible());
    if (byId("play-hex")) byId("play-hex").value = id || "";
    lays();
  }
  async function lays() {
    bench.drawLays(told, hex, act, hints[hex]);
    if (!hex || hints[hex] || viewing() || !told.choices.some(one => one.hex === hex && one.tile)) return;
    const of = game, id = hex, company = told.companies.find(one => one.id === told.company);
    if (!company || !company.trains.length) return;
    const found = await bench.post("play", {game, hints: id}).catch(() => []);
    if (of !== game || viewing()) return;
    hints[id] = found;
    if (hex === id) bench.drawLays(told, hex, act, found);
  }

  async function list() {
    const names = await bench.ask("games");
    byId("games").replaceChildren(element("option", {value: ""}, "…"), ...names.map(name => element("option", {}, name)));
  }
  function fresh(who, number) {
    seats = who;
    seed = number;
    turn = turn.then(() => { redo = []; });  // an undo of the game before may still be in flight
    reasons = {};
    paused = false;
    shownBoard = null;
    hex = null;
  }
  async function open(name) {
    const {game: text} = await bench.ask(`game?name=${encodeURIComponent(name)}`);
    if (name !== "opening.json" || bench.edits) byId("play-file").value = name;
    saved = text;
    fresh([], 0);
    named(name);
    await ask({game: text, again: true});
  }
  async function save() {
    const name = byId("play-file").value;
    await bench.post(`game?name=${encodeURIComponent(name)}`, {game});
    saved = game;
    bench.log(`Saved the game ${name}.`);
    named(name);
    say(`Saved the game after ${told.actions} ${told.actions === 1 ? "action" : "actions"} to ${name}.`);
    await list();
  }
  function named(name) {
    opened = name;
    sessionStorage.setItem(kept() + " name", name);
    bench.tell("shown");
  }

  // The form for a new game, and for who plays the seats of a running one.
  const form = element("dialog", {id: "play-setup", "aria-labelledby": "play-setup-title"});
  document.body.append(form);
  function rowOf(i, running) {
    const name = running ? element("span", {class: "name"}, told.players[i].name) : element("input", {"aria-label": `Name of player ${i + 1}`, placeholder: `P${i + 1}`, maxlength: 40, value: form.names?.[i] || ""});
    return element("li", {}, name, element("select", {"aria-label": `Who plays seat ${i + 1}`}, ...Object.entries(kinds).map(([kind, words]) =>
      element("option", {value: kind, selected: kind === (running ? who(i) : form.seats?.[i] || "human")}, title(words)))));
  }
  const title = text => text.charAt(0).toUpperCase() + text.slice(1);
  function setUp(running) {
    const numbers = bench.state.title.players, rows = element("ul", {class: "plain rows"}), count = element("select", {id: "play-count"}, ...numbers.map(number => element("option", {}, number)));
    const fill = number => rows.replaceChildren(...Array.from({length: number}, (_, i) => rowOf(i, running)));
    const number = element("input", {id: "play-seed", type: "number", min: 0, value: seed});
    const keep = () => {
      form.names = [...rows.querySelectorAll("input")].map(one => one.value.trim());
      form.seats = [...rows.querySelectorAll("select")].map(one => one.value);
    };
    count.addEventListener("change", () => { keep(); fill(Number(count.value)); });
    if (numbers.includes(form.names?.length)) count.value = form.names.length;
    else if (numbers.includes(3)) count.value = 3;
    fill(running ? told.players.length : Number(count.value));
    const go = element("button", {type: "submit", id: "play-begin", class: "primary"}, running ? "Set the seats" : "Start");
    form.replaceChildren(element("form", {method: "dialog", onsubmit: () => { keep(); if (running) reseat(); else start(Number(number.value) || 0); }},
      element("h2", {id: "play-setup-title"}, running ? "Seats" : "New game"), running ? "" : element("p", {}, element("label", {class: "inline"}, "Players ", count), element("label", {class: "inline"}, "Seed ", number)),
      rows, element("p", {class: "actions"}, go, element("button", {type: "button", onclick: () => form.close()}, "Cancel"))));
    form.showModal();
    go.focus();
  }
  function start(number) {
    fresh([...form.seats], number);
    saved = "";
    named("");
    ask({players: form.seats.length, names: form.names});
  }
  function reseat() {
    seats = [...form.seats];
    paused = false;
    store();
    draw();
    goOn();
  }
  bench.newGame = () => bench.state && bench.state.title && leaves("begin") && !form.open && setUp(false);

  canvas.pick = id => { if (told && (!id && hex || possible().has(id))) choose(id); };
  bench.on("board", () => canvas.settle());
  bench.playMap = canvas;
  bench.gameName = () => opened;
  bench.gameStep = () => viewing() ? String(told.at) : "";
  bench.showStep = showStep;
  bench.openGame = name => name && leaves(name) ? open(name) : null;
  byId("play-map").addEventListener("click", event => {
    const id = canvas.hexAt(event);
    if (!canvas.dragged && id) canvas.pick(id);
  });
  byId("play-new").addEventListener("click", bench.newGame);
  byId("play-seats").addEventListener("click", () => told && setUp(true));
  byId("play-undo").addEventListener("click", undo);
  byId("play-redo").addEventListener("click", again);
  byId("play-save").addEventListener("click", () => save().catch(error => say(error.message)));
  byId("games").addEventListener("change", event => {
    const name = event.target.value;
    if (name && leaves(name)) open(name).catch(error => say(error.message));
    event.target.value = "";
  });
  for (const one of byId("play-boards").children) one.addEventListener("click", () => { shownBoard = one.dataset.board; showBoard(); });
  byId("step-at").addEventListener("input", event => showStep(event.target.value));
  byId("step-back").addEventListener("click", () => walk(-1));
  byId("step-next").addEventListener("click", () => walk(1));
  document.addEventListener("keydown", event => {
    const way = {"[": -1, "]": 1}[event.key];
    if (!way || !seen() || !told || event.ctrlKey || event.metaKey || /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName) && event.target.type !== "range" || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    walk(way);
  });

  const seen = () => !byId("view-play").hidden;
  function show() {
    if (!bench.state || !bench.state.title) return;
    const text = table ? "" : game || sessionStorage.getItem(kept());
    if (!begun && (host || text)) {
      opened = sessionStorage.getItem(kept() + " name") || "";
      try { ({seats, seed, reasons} = JSON.parse(sessionStorage.getItem(kept() + " seats"))); } catch { /* an earlier version stored none */ }
    }
    begun = true;
    if (table) return void look();
    list().catch(error => say(error.message));
    if (text) ask(viewing() ? {game: text, at: told.at, again: true} : {game: text, again: true}, game && text);
    else if (!opened) byId("play-side").replaceChildren(element("div", {class: "empty"}, bench.icon("play"), element("p", {}, "Start a new game with people and bots, or open a saved one."),
      element("button", {type: "button", class: "primary", onclick: bench.newGame}, "New game")));
  }
  bench.on("view", name => { if (name === "play") show(); else clearTimeout(timer); });
  bench.on("acted", () => { if (table && bench.state) show(); });
  bench.on("silent", () => say("The table does not answer. Check your connection, or ask the host."));
  if (table) {
    for (const id of ["play-new", "play-redo", "play-save", "games", "play-file"]) (byId(id).closest("label") || byId(id)).hidden = true;
    for (const id of ["play-undo", "play-seats"]) byId(id).hidden = !host;
    byId("play-state").before(element("b", {id: "play-role", "data-keep": ""}));
  }
  bench.on("state", () => { if (seen()) show(); });
})();
