// What lies on the table of a game: the market and the par chart with the tokens of the companies, the players, the
// companies, the private companies and the trains.
"use strict";

(() => {
  const bench = Trackwright, {element, byId} = bench;
  if (bench.alone) return;
  let boards = null, of = 0;  // the pictures, and the version of the title that they show

  bench.gameBoards = async () => {
    if (boards && of === bench.state.version) return boards;
    const version = bench.state.version;
    boards = await bench.ask("boards");
    of = version;
    for (const one of [boards.market, boards.par]) if (one) one.source = source(one.picture);
    for (const [id, picture] of Object.entries(boards.tokens)) boards.tokens[id] = source(picture);
    byId("play-market").replaceChildren();
    return boards;
  };
  const source = svg => "data:image/svg+xml," + encodeURIComponent(svg);

  // The disc of a company beside its name, which says the same.
  const token = bench.tokenOf = (id, alt = "") => boards && boards.tokens[id] ? element("img", {class: "token", src: boards.tokens[id], alt})
    : element("span", {class: "token", "aria-hidden": alt ? null : "true"}, id);

  // A board of the kit. Its tokens stay the same elements, so that they are seen to move.
  function board(key, name) {
    const {width, height, source: src} = boards[key];
    const made = element("div", {class: "game-board", id: `board-${key}`}, element("img", {src, alt: name}));
    made.style.setProperty("--wide", width);
    made.style.setProperty("--high", height);
    return made;
  }
  function put(key, name, placed) {
    const holder = byId(`board-${key}`) || byId("play-market").appendChild(board(key, name)), {width, height} = boards[key];
    const there = new Map([...holder.querySelectorAll(".token")].map(one => [one.dataset.company, one]));
    for (const {company, x, y, above, words} of placed) {
      const disc = there.get(company.id) || holder.appendChild(token(company.id, " "));
      there.delete(company.id);
      disc.dataset.company = company.id;
      disc.style.width = `${boards.token / width * 100}%`;
      disc.style.left = `${x / width * 100}%`;
      disc.style.top = `${y / height * 100}%`;
      disc.style.zIndex = above;
      disc.title = words;
      if (disc.tagName === "IMG") disc.alt = words;
      disc.classList.toggle("acts", company.acts);
    }
    for (const gone of there.values()) gone.remove();
  }
  // The first company of a cell lies at the top, the others peep out below it.
  function inCells(told) {
    const size = boards.token;
    return told.companies.filter(one => one.cell).flatMap(company => {
      const [row, column, place] = company.cell, count = told.companies.filter(one => one.cell && one.cell[0] === row && one.cell[1] === column).length;
      const cell = boards.market.places.find(one => one[0] === row && one[1] === column);
      if (!cell) return [];
      const [, , , x, y, wide, high] = cell, tall = high > 2.2 * size, head = 6.6;
      const step = (room, most) => count > 1 ? Math.min(most, room / (count - 1)) : 0;
      const aside = tall ? 0 : step(wide - size - 1.4, size * .8), down = tall ? step(high - 2 * head - size, size + .4) : 0;
      return [{company, above: 20 - place, words: `${company.name} ${bench.money(company.price)}`,
        x: x + (wide - size - aside * (count - 1)) / 2 + aside * place,
        y: tall ? y + head + down * place : y + Math.min(head, high - size - .8) }];
    });
  }
  function onPars(told) {
    const size = boards.token + .6;
    return boards.par.places.flatMap(([, , price, x, y, wide, high]) => told.companies.filter(one => one.par === price).map((company, i) => {
      const across = Math.max(1, Math.floor((wide - 2) / size)), below = Math.floor(i / across);
      return {company, above: 1, words: `${company.name} ${bench.money(price)}`, x: x + 2 + (i % across) * size, y: y + high - (3 - Math.min(below, 2)) * size};
    }));
  }
  bench.drawBoards = told => {
    if (!boards) return;
    if (boards.market) put("market", "Stock market", inCells(told));
    if (boards.par) put("par", "Par chart", onPars(told));
    if (!boards.market) byId("play-market").replaceChildren(element("p", {class: "empty"}, "This title has no stock market."));
  };

  const cell = (kind, ...children) => element("td", {class: kind}, ...children);
  const percent = (number, president = false) => number ? element("span", {class: president ? "president" : null, title: president ? "president" : null}, `${number}\u202f%`,
    president ? element("span", {class: "unseen"}, " president") : "") : "";
  const chip = (...children) => element("span", {class: "piece"}, ...children);
  const tag = (words, kind = "") => element("span", {class: `tag ${kind}`}, words);

  function seat(one, who) {
    const fact = (name, value) => element("div", {}, element("dt", {}, name), element("dd", {}, value));
    const full = one.limit && one.certificates > one.limit;
    return element("li", {class: one.acts ? "seat acts" : "seat"},
      element("h3", {}, element("span", {}, one.name), one.priority ? tag("priority") : "", who && who !== "human" ? tag(who, "bot") : "", ...one.notes.map(note => tag(note, "note"))),
      element("dl", {}, fact("Cash", bench.money(one.cash)), fact("Value", bench.money(one.worth)),
        fact("Certificates", element("span", {class: full ? "full" : null}, one.limit ? `${one.certificates}/${one.limit}` : one.certificates))),
      one.shares.length || one.privates.length ? element("p", {class: "pieces"}, ...one.shares.map(share => chip(token(share.company), element("span", {class: "unseen"}, share.company + " "), percent(share.percent, share.president))),
        ...one.privates.map(name => chip(name))) : "");
  }
  const notesOf = one => [one.started && !one.floated && one.has_shares ? `floats at ${one.floats_at}\u202f%` : "", ...one.notes, ...one.privates].filter(Boolean).join(", ");
  function company(one, told) {
    const held = name => told.players.find(player => player.name === name).shares.find(share => share.company === one.id);
    return element("tr", {class: one.acts ? "acts" : null},
      element("th", {scope: "row", title: one.whole_name}, token(one.id), one.name, notesOf(one) ? element("small", {}, notesOf(one)) : ""),
      cell("number strong", one.price === undefined ? "" : bench.money(one.price)), cell("number soft", one.par === undefined ? "" : bench.money(one.par)), cell("number", bench.money(one.cash)),
      cell("trains", ...one.trains.map(train => element("span", {class: train.obsolete ? "card-train obsolete" : "card-train", title: train.obsolete ? "obsolete" : null}, train.name))),
      cell("number", one.stations.length ? one.stations.map(price => bench.money(price)).join(" ") : "–"),
      cell("number", percent(one.offered)), cell("number", percent(one.pool), one.own ? element("small", {}, `own ${one.own}\u202f%`) : ""),
      ...told.players.map(player => cell("number holder", percent(held(player.name)?.percent, held(player.name)?.president))));
  }
  const heads = (...names) => element("thead", {}, element("tr", {}, ...names.map(([name, kind]) => element("th", {scope: "col", class: kind || null}, name))));
  function companies(told) {
    const there = told.companies.filter(one => one.started || one.floated || one.trains.length || one.president);
    const rest = told.companies.filter(one => !there.includes(one));
    return [there.length ? element("div", {class: "scroll", tabindex: "0", role: "group", "aria-label": "Companies"}, element("table", {id: "play-companies"}, element("caption", {}, "Companies"),
      heads(["Company"], ["Price", "number"], ["Par", "number"], ["Cash", "number"], ["Trains", "trains"], ["Stations", "number"], ["Offer", "number"], ["Pool", "number"], ...told.players.map(one => [one.name, "number holder"])),
      element("tbody", {}, ...there.map(one => company(one, told))))) : "",
    rest.length ? element("div", {class: "group-of"}, element("h2", {}, "Not started"), element("p", {class: "pieces"}, ...rest.map(one => chip(token(one.id), element("span", {title: one.whole_name}, one.name))))) : ""];
  }
  function privates(told) {
    if (!told.privates.length) return "";
    const bids = one => told.bids.filter(bid => bid.item === one.id).map(bid => `${bid.player} ${bench.money(bid.price)}`).join(", ");
    return element("div", {class: "group-of"}, element("h2", {}, "Private companies"), element("ul", {class: "privates"}, ...told.privates.map(one => element("li", {class: one.owner ? null : "unsold"},
      element("h3", {}, one.name, one.owner ? tag(one.owner) : tag(bench.money(one.price), "note"), bids(one) ? tag(bids(one), "bid") : ""),
      element("p", {}, element("b", {}, `${bench.money(one.revenue)} a round`), one.text ? `. ${one.text}` : "")))),
      ...told.bids.filter(bid => !told.privates.some(one => one.id === bid.item)).map(bid => element("p", {}, `${bid.player} bids ${bench.money(bid.price)} for ${bid.item}.`)));
  }
  function trains(told) {
    if (!told.trains.length) return "";
    return element("div", {class: "group-of"}, element("h2", {}, "Trains"), element("ul", {class: "ranks"}, ...told.trains.map(one => element("li", {class: one.next ? "next" : null},
      element("span", {class: "card-train"}, one.name), element("b", {}, one.left < 0 ? "any number" : one.left ? `× ${one.left}` : ""), one.pool ? element("span", {}, `${one.pool} in the pool`) : "",
      element("span", {}, one.prices.map(price => bench.money(price)).join(" / ")), one.rusted_by ? element("span", {class: "soft"}, `until ${one.rusted_by}`) : ""))));
  }
  // In an auction, the private companies come first.
  bench.drawStanding = (told, seats) => {
    const rest = [...companies(told), trains(told)];
    byId("play-standing").replaceChildren(element("h2", {class: "unseen"}, "Players"),
      element("ul", {class: "seats"}, ...told.players.map((one, i) => seat(one, seats[i]))), ...(told.kind === "auction" ? [privates(told), ...rest] : [...rest, privates(told)]));
  };
  // The round, the phase and the bank, in one line.
  bench.drawRound = told => {
    const next = told.trains.find(one => one.next), fact = (name, value) => element("span", {}, element("span", {class: "soft"}, name), " ", element("b", {}, value));
    byId("play-round").replaceChildren(element("b", {}, told.over ? "The end" : told.round), fact("Phase", told.phase),
      told.bank === null ? "" : fact("Bank", told.broken ? `${bench.money(told.bank)} (broken)` : bench.money(told.bank)),
      next ? fact("Next train", `${next.name} ${bench.money(next.prices[0])}${next.left > 0 ? ` × ${next.left}` : ""}`) : "");
  };
})();
