// Shows every component as it prints, in other themes and as other people see it.
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
  let asked = 0;

  bench.showComponent = async () => {
    const box = byId("pages"), mine = ++asked;
    const id = byId("component").value;
    if (!id) return;
    box.setAttribute("aria-busy", "true");
    try {
      const theme = bench.alone ? "" : bench.theme();
      const told = await bench.ask(`component?id=${id}&theme=${theme}`);
      if (mine !== asked) return;
      box.querySelectorAll("img").forEach(image => URL.revokeObjectURL(image.src));
      box.replaceChildren(
        ...told.findings.map(text => element("p", {class: "finding warning"}, text)),
        ...told.pages.map(page => element("img", {alt: page.name, src: URL.createObjectURL(new Blob([page.svg], {type: "image/svg+xml"}))})),
        ...told.texts.map(text => element("pre", {}, text.text)));
      byId("component-plan").textContent = told.sheets ? `${told.sheets} ${told.sheets === 1 ? "sheet" : "sheets"}, ink for ${told.ink.toFixed(1)} full pages` : "";
      if (!box.childElementCount) box.textContent = "The title has no such component.";
    } catch (error) {
      if (mine === asked) box.textContent = error.message;
    }
    box.removeAttribute("aria-busy");
  };
  // The theme with little ink is separate from the other themes.
  bench.theme = () => byId("ink").value || byId("theme").value;
  let list = [];
  bench.componentList = () => list.map(one => ({id: one.id, name: one.id}));
  bench.shownComponent = () => byId("component").value;
  bench.openComponent = async id => {
    bench.view("components");
    await bench.listComponents();
    byId("component").value = id;
    bench.showComponent();
  };
  bench.on("begun", () => bench.listComponents());
  bench.listComponents = async () => {
    list = await bench.ask("components");
    const select = byId("component"), was = select.value;
    select.replaceChildren(...list.map(one => element("option", {value: one.id, title: one.sentence}, one.id)));
    if (was) select.value = was;
    byId("theme").disabled = bench.alone || byId("ink").value !== "";
    byId("ink").disabled = bench.alone;
  };
  const see = () => {
    const name = byId("vision").value;
    byId("pages").style.filter = byId("map").style.filter = name ? `url(#see-${name})` : "";
  };
  byId("component").addEventListener("change", bench.showComponent);
  byId("theme").addEventListener("change", bench.showComponent);
  byId("ink").addEventListener("change", event => {
    byId("theme").disabled = event.target.value !== "";
    bench.showComponent();
  });
  byId("vision").addEventListener("change", see);
})();
