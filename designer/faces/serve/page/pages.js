// Shows every component as it prints: a gallery, the pages of one component, other themes, and other people's eyes.
"use strict";

(() => {
  const bench = Trackwright, {element, byId} = bench;
  // Machado, Oliveira and Fernandes 2009, full severity; and luminance alone.
  const visions = {
    protanopia: [.152286, 1.052583, -.204868, .114503, .786281, .099216, -.003882, -.048116, 1.051998],
    deuteranopia: [.367322, .860646, -.227968, .280085, .672501, .047413, -.01182, .04294, .968881],
    tritanopia: [1.255528, -.076749, -.178779, -.078411, .930809, .147602, .004733, .691367, .3039],
    grey: [.2126, .7152, .0722, .2126, .7152, .0722, .2126, .7152, .0722],
  };
  for (const [name, m] of Object.entries(visions))
    byId("visions").append(bench.Canvas.parsed(`<filter id="see-${name}" color-interpolation-filters="linearRGB"><feColorMatrix type="matrix" values="` +
      [0, 3, 6].map(i => `${m[i]} ${m[i + 1]} ${m[i + 2]} 0 0`).join(" ") + ' 0 0 0 1 0"/></filter>'));

  const box = byId("pages"), select = byId("component");
  const answers = new Map();  // of the current version, by component and theme: a promise of {pages, texts, ...}
  let list = [], listed = null, version = null, asked = 0, zoom = 1;

  const count = (number, word) => `${number} ${word}${number === 1 ? "" : "s"}`;
  const nameOf = one => one.title || one.id.charAt(0).toUpperCase() + one.id.slice(1);
  const picture = page => URL.createObjectURL(new Blob([page.svg], {type: "image/svg+xml"}));

  // The answers for an earlier version of the title are not used again, but pictures may still be loading.
  const revokeAfter = 60000;  // ms
  function renew() {
    const now = bench.state && bench.state.version;
    if (version === now) return;
    version = now;
    for (const one of answers.values()) one.then(answer => answer.pages.forEach(page => page.address && setTimeout(() => URL.revokeObjectURL(page.address), revokeAfter)), () => {});
    answers.clear();
    listed = null;
  }
  function drawn(id) {
    const theme = bench.alone ? "" : bench.theme(), key = `${id} ${theme}`;
    if (!answers.has(key)) {
      const answer = bench.ask(`component?id=${id}&theme=${theme}`);
      answer.catch(() => answers.delete(key));
      answers.set(key, answer);
    }
    return answers.get(key);
  }
  const addressOf = page => page.address ||= picture(page);

  bench.listComponents = () => {
    renew();
    return listed ||= bench.ask("components").then(fresh => {
      const was = select.value;
      list = fresh;
      select.replaceChildren(element("option", {value: ""}, "all"), ...list.map(one => element("option", {value: one.id, title: one.sentence}, nameOf(one))));
      select.value = list.some(one => one.id === was) ? was : "";
      byId("theme").disabled = bench.alone || byId("ink").value !== "";
      byId("ink").disabled = bench.alone;
    });
  };
  bench.componentList = () => list.map(one => ({id: one.id, name: nameOf(one)}));
  bench.shownComponent = () => select.value;
  bench.openComponent = async id => {
    if (bench.shownView() !== "components") bench.view("components");
    await bench.listComponents();
    choose(id);
  };
  function choose(id) {
    select.value = id;
    zoom = 1;
    bench.showComponent();
    bench.tell("shown");
    box.scrollTop = 0;
  }

  // Draws the thumbnails that are visible, two at a time.
  const waiting = [];
  let busy = 0;
  function next() {
    while (busy < 2 && waiting.length) {
      const {id, card} = waiting.shift();
      if (!card.isConnected) continue;
      ++busy;
      drawn(id).then(answer => fill(card, answer), () => { card.querySelector("small").textContent = "cannot be drawn"; }).finally(() => { --busy; next(); });
    }
  }
  function fill(card, {pages, texts, sheets}) {
    const images = pages.slice(0, 3).map(page => element("img", {alt: "", src: addressOf(page), decoding: "async"}));
    card.querySelector(".thumb").replaceChildren(...images.reverse());
    card.querySelector("small").textContent = pages.length ? sheets > pages.length ? `${count(pages.length, "board")} on ${count(sheets, "sheet")}` : count(pages.length, "page") : count(texts.length, "text");
  }
  const seen = new IntersectionObserver(entries => {
    for (const {isIntersecting, target} of entries) {
      if (!isIntersecting) continue;
      seen.unobserve(target);
      waiting.push({id: target.dataset.component, card: target});
    }
    next();
  }, {root: box, rootMargin: "200px"});
  function gallery() {
    seen.disconnect();
    waiting.length = 0;
    box.className = "gallery";
    box.replaceChildren(...list.map(one => element("button", {type: "button", class: "card", "data-component": one.id, onclick: () => choose(one.id)},
      element("span", {class: "thumb"}), element("b", {}, nameOf(one)), element("span", {class: "soft"}, one.sentence), element("small", {class: "soft"}, "…"))));
    for (const card of box.children) seen.observe(card);
    byId("component-plan").textContent = count(list.length, "component");
  }

  async function pages(id) {
    const mine = ++asked;
    box.setAttribute("aria-busy", "true");
    try {
      const answer = await drawn(id);
      if (mine !== asked) return;
      box.className = "single";
      box.replaceChildren(
        ...answer.findings.map(text => element("p", {class: "finding warning"}, text)),
        ...answer.pages.map((page, i) => element("figure", {}, element("img", {alt: page.name, src: addressOf(page)}),
          answer.pages.length > 1 ? element("figcaption", {class: "soft"}, `${i + 1} of ${answer.pages.length}`) : null)),
        ...answer.texts.map(text => element("pre", {}, text.text)));
      byId("component-plan").textContent = answer.sheets ? `${count(answer.sheets, "sheet")}, ink for ${answer.ink.toFixed(1)} full pages` : "";
      if (!box.childElementCount) box.textContent = "The title has no such component.";
      scale(zoom);
    } catch (error) {
      if (mine === asked) box.textContent = error.message;
    }
    box.removeAttribute("aria-busy");
  }
  bench.showComponent = async () => {
    try { await bench.listComponents(); } catch (error) { box.textContent = error.message; return; }
    const id = select.value, at = list.findIndex(one => one.id === id), one = list[at];
    for (const tool of document.querySelectorAll("[data-single]")) tool.hidden = !one;
    byId("component-before").disabled = at <= 0;
    byId("component-after").disabled = at === list.length - 1;
    if (!one) { ++asked; return gallery(); }
    if (!bench.alone) byId("component-pdf").href = `/component.pdf?id=${id}&theme=${bench.theme()}`;
    await pages(id);
  };
  // The theme with little ink is separate from the other themes.
  bench.theme = () => byId("ink").value || byId("theme").value;

  function scale(to) {
    zoom = Math.min(6, Math.max(.25, to));
    box.style.setProperty("--zoom", zoom);
    byId("page-zoom").textContent = `${Math.round(zoom * 100)} %`;
  }
  const neighbour = way => choose(list[list.findIndex(one => one.id === select.value) + way].id);
  byId("component-all").addEventListener("click", () => choose(""));
  byId("component-before").addEventListener("click", () => neighbour(-1));
  byId("component-after").addEventListener("click", () => neighbour(1));
  byId("page-smaller").addEventListener("click", () => scale(zoom / 1.25));
  byId("page-larger").addEventListener("click", () => scale(zoom * 1.25));
  box.addEventListener("wheel", event => {
    if (!event.ctrlKey || !select.value) return;
    event.preventDefault();
    scale(zoom * Math.exp(-event.deltaY * .004));
  }, {passive: false});
  box.addEventListener("keydown", event => {
    const keys = {"+": () => scale(zoom * 1.25), "-": () => scale(zoom / 1.25), "0": () => scale(1), Escape: () => choose("")};
    if (!select.value || !keys[event.key] || event.ctrlKey) return;
    event.preventDefault();
    event.stopPropagation();
    keys[event.key]();
  });

  const see = () => {
    const name = byId("vision").value;
    box.style.filter = byId("map").style.filter = name ? `url(#see-${name})` : "";
  };
  select.addEventListener("change", () => choose(select.value));
  byId("theme").addEventListener("change", bench.showComponent);
  byId("ink").addEventListener("change", event => {
    byId("theme").disabled = event.target.value !== "";
    bench.showComponent();
  });
  byId("vision").addEventListener("change", see);
})();
