// The legal actions of a game, grouped by kind: shares by company, bids and prices with a stepper, tiles on a hex.
"use strict";

(() => {
  const bench = Trackwright, {element, byId} = bench;
  if (bench.alone) return;
  const title = text => text.charAt(0).toUpperCase() + text.slice(1);
  let chosen = {};  // what the user chose in these forms, while the same player acts

  // A number with buttons on both sides.
  function stepper(name, {least, most, step, value}, changed) {
    const input = element("input", {type: "number", min: least, max: most, step, value, "aria-label": name, oninput: () => changed(Number(input.value))});
    const move = way => () => {
      input.value = Math.max(least, Math.min(most, Number(input.value) + way * step));
      changed(Number(input.value));
    };
    return element("span", {class: "stepper joined"}, element("button", {type: "button", "aria-label": `less: ${name}`, onclick: move(-1)}, bench.icon("minus")), input,
      element("button", {type: "button", "aria-label": `more: ${name}`, onclick: move(1)}, bench.icon("plus")));
  }
  const button = (one, act, words = one.words, kind = "") => element("button", {type: "button", class: kind || null, "aria-label": one.words, title: one.words, onclick: () => act(one.action)}, words);
  const section = (name, ...children) => element("section", {class: "act", "aria-label": name}, element("h3", {}, name), ...children);
  const rows = (...children) => element("ul", {class: "plain rows"}, ...children);

  // A price that parties agree on, or a bid: the thing, a stepper, one button.
  function deals(name, list, act, word, nameOf) {
    if (!list.length) return "";
    const at = list.find(one => nameOf(one) === chosen[name]) || list[0], row = element("li", {class: "deal"});
    const draw = one => {
      let price = one.price;
      chosen[name] = nameOf(one);
      const thing = list.length > 1 ? element("select", {"aria-label": name, onchange: event => { draw(list[event.target.value]); row.querySelector("select").focus(); }},
        ...list.map((other, i) => element("option", {value: i, selected: other === one}, nameOf(other)))) : element("span", {class: "name"}, nameOf(one));
      const go = element("button", {type: "button", class: "primary", "aria-label": `${word}: ${nameOf(one)}`, onclick: () => act({...one.action, price})}, word);
      row.replaceChildren(thing, stepper(`price: ${nameOf(one)}`, {least: one.price, most: one.most, step: one.step, value: one.price}, now => { price = now; }), go,
        element("small", {class: "soft"}, `${bench.money(one.price)} to ${bench.money(one.most)}`));
    };
    draw(at);
    return section(name, rows(row));
  }

  // All that can be done with the shares of a company, in one row.
  function shares(list, act, told) {
    const by = list.reduce((all, one) => all.set(one.company, [...(all.get(one.company) || []), one]), new Map());
    if (!by.size) return "";
    return section("Shares", rows(...[...by].map(([id, some]) => {
      const company = told.companies.find(one => one.id === id), sales = some.filter(one => one.kind === "sell_shares");
      const place = one => one.action.entity_type === "corporation" ? "redeem" : one.action.entity_type === "company" ? "exchange" : one.from === "pool" ? "buy from pool" : one.from === "offer" || one.from === id ? "buy" : `buy from ${one.from}`;
      const usual = Math.min(...some.filter(one => one.percent).map(one => one.percent));
      const words = one => `${title(place(one))}${one.percent > usual ? ` ${one.percent}\u202f%` : ""}${one.price ? " " + bench.money(one.price) : ""}`;
      return element("li", {class: "share"}, element("span", {class: "name"}, bench.tokenOf(id), company.name), element("span", {class: "doings"},
        ...some.filter(one => one.kind === "buy_shares").map(one => button(one, act, words(one))), sales.length ? sale(sales, act) : ""));
    })));
  }
  function sale(list, act) {
    const issues = list[0].action.entity_type === "corporation", word = issues ? "Issue" : "Sell";
    if (list.length === 1) return button(list[0], act, `${word} ${list[0].percent}\u202f% ${bench.money(list[0].price)}`);
    let at = 0;
    const go = element("button", {type: "button", onclick: () => act(list[at].action)});
    const part = element("output", {});
    const draw = () => {
      part.textContent = `${list[at].percent}\u202f%`;
      go.replaceChildren(`${word} ${bench.money(list[at].price)}`);
      go.setAttribute("aria-label", list[at].words);
      go.title = list[at].words;
    };
    const move = way => () => { at = Math.max(0, Math.min(list.length - 1, at + way)); draw(); };
    draw();
    return element("span", {class: "joined"}, element("button", {type: "button", "aria-label": `sell less of ${list[0].company}`, onclick: move(-1)}, bench.icon("minus")), part,
      element("button", {type: "button", "aria-label": `sell more of ${list[0].company}`, onclick: move(1)}, bench.icon("plus")), go);
  }

  // A company to start, then its price.
  function pars(list, act, told) {
    if (!list.length) return "";
    const ids = [...new Set(list.map(one => one.company))], prices = element("div", {class: "prices"});
    const picks = ids.map(id => element("button", {type: "button", class: "pick", "aria-pressed": "false", title: told.companies.find(one => one.id === id).whole_name, onclick: () => pick(id)}, bench.tokenOf(id), told.companies.find(one => one.id === id).name));
    const pick = id => {
      chosen.par = id;
      picks.forEach((one, i) => one.setAttribute("aria-pressed", String(ids[i] === id)));
      prices.replaceChildren(element("span", {class: "soft"}, `${id} at`), ...list.filter(one => one.company === id).map(one => button(one, act, bench.money(one.price))));
    };
    pick(ids.includes(chosen.par) ? chosen.par : ids[0]);
    return section("Start a company", element("div", {class: "picks"}, ...picks), prices);
  }

  function trains(list, act) {
    if (!list.length) return "";
    const fixed = list.filter(one => !one.most), from = one => one.from === "bank" ? "the bank" : one.from === "pool" ? "the pool" : one.from;
    return [fixed.length ? section("Trains", rows(...fixed.map(one => element("li", {class: "share"}, element("span", {class: "name"}, element("span", {class: "card-train"}, one.train), `from ${from(one)}`),
      element("span", {class: "doings"}, button(one, act, `Buy ${bench.money(one.price)}${one.traded ? ` and a ${one.traded}` : ""}`)))))) : "",
    deals("Train of another company", list.filter(one => one.most), act, "Buy", one => `${one.train} of ${one.from}`)];
  }

  function runs(list, act) {
    const best = list.filter(one => one.revenue > 0), none = list.filter(one => !(one.revenue > 0));
    return [...best.map(one => section("Best run", element("ul", {class: "plain trips"}, ...one.words.replace(/^.*? runs /, "").split("; ").map(words => element("li", {}, title(words)))),
      element("div", {class: "prices"}, button(one, act, `Run for ${bench.money(one.revenue)}`, "primary")))), none.length ? rows(...none.map(one => element("li", {}, button(one, act)))) : ""];
  }
  function dividends(list, act) {
    if (!list.length) return "";
    const names = {payout: "Pay", half: "Pay half", withhold: "Withhold"};
    return section(`Revenue ${bench.money(Math.max(0, list[0].revenue))}`, element("div", {class: "prices"}, ...list.map((one, i) => button(one, act, names[one.answer] || one.words, i ? "" : "primary"))),
      element("ul", {class: "plain soft"}, ...list.map(one => element("li", {}, one.words))));
  }

  function chooser(hexes, hex, choose) {
    const options = [...hexes].sort((a, b) => a.localeCompare(b, undefined, {numeric: true})).map(id => element("option", {value: id, selected: id === hex}, `${id} ${bench.hex(id)?.name || ""}`));
    return section("On the map", element("select", {id: "play-hex", "aria-label": "On the map", onchange: event => choose(event.target.value || null)},
      element("option", {value: ""}, `Choose one of ${hexes.size} hexes`), ...options), element("div", {id: "play-lays"}));
  }
  // Shows tiles as pictures, with what the company could then earn, and all other actions in words.
  bench.drawLays = (told, hex, act, hints) => {
    const box = byId("play-lays");
    if (!box) return;
    const here = told.choices.filter(one => one.hex && one.hex === hex);
    const tiles = here.filter(one => one.tile), words = here.filter(one => !one.tile);
    const earns = one => hints && hints.find(([tile, turn]) => tile === one.tile[0] && turn === one.tile[1])?.[2];
    box.replaceChildren(rows(...words.map(one => element("li", {}, button(one, act)))),
      element("ul", {class: "tiles"}, ...tiles.map(one => element("li", {}, element("button", {type: "button", title: one.words,
        "aria-label": one.words, onclick: () => act(one.action)},
        element("img", {src: bench.tile(...one.tile), alt: "", width: 64, height: 64}), element("span", {}, one.tile[0]), earns(one) ? element("b", {}, bench.money(earns(one))) : "")))),
      tiles.some(earns) ? element("p", {class: "soft hint"}, "The amount is the best run after the lay.") : "");
  };

  // All actions. `act` performs one; `choose` selects a hex.
  bench.drawActions = (told, {hexes, hex, act, choose}) => {
    if (chosen.acts !== told.acts) chosen = {acts: told.acts};
    const own = told.choices.filter(one => !one.by && !one.hex), others = told.choices.filter(one => one.by && !one.hex);
    const used = new Set(), take = test => own.filter(one => !used.has(one) && test(one) && used.add(one));
    const of = (...kinds) => take(one => kinds.includes(one.kind));
    const bids = take(one => one.kind === "bid" && one.most), buys = of("bid"), pass = of("pass");
    const item = one => told.privates.find(other => other.id === one.item)?.name || told.companies.find(other => other.id === one.company)?.name || "the right to choose";
    const parts = [runs(of("run_routes"), act), dividends(of("dividend"), act), hexes.size ? chooser(hexes, hex, choose) : "",
      buys.length ? section("Buy", rows(...buys.map(one => element("li", {}, button(one, act, one.words, "primary"))))) : "", deals("Bid", bids, act, "Bid", item),
      shares(of("buy_shares", "sell_shares"), act, told), pars(of("par"), act, told), trains(of("buy_train"), act),
      deals("Private company", of("buy_company"), act, "Buy", item)].flat();
    const rest = own.filter(one => !used.has(one));
    return element("div", {id: "play-choices"}, ...parts, rest.length ? rows(...rest.map(one => element("li", {}, button(one, act)))) : "",
      pass.length ? element("p", {class: "passes"}, ...pass.map(one => button(one, act, one.words, "pass"))) : "",
      others.length ? element("details", {class: "act"}, element("summary", {}, `Out of turn (${others.length})`),
        rows(...others.map(one => element("li", {}, button(one, act, one.words), element("small", {class: "soft"}, ` ${one.by} decides`))))) : "");
  };
})();
