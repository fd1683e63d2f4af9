// Prints the kit into its folder and shows the progress.
"use strict";

(() => {
  const bench = Trackwright, {byId} = bench;
  if (bench.alone) return;
  const wait = ms => new Promise(done => setTimeout(done, ms));

  function show(state) {
    byId("kit").disabled = state.running;
    const bar = byId("kit-progress");
    bar.hidden = !state.running;
    if (state.of) { bar.max = state.of; bar.value = state.done; } else bar.removeAttribute("value");
    byId("kit-told").hidden = state.running || !state.told;
    byId("kit-told").textContent = state.told;
  }
  async function print() {
    let state = await bench.post(`kit?theme=${bench.theme()}`, {});
    while (state.running) {
      show(state);
      await wait(200);
      state = await bench.ask("kit");
    }
    show(state);
  }
  byId("kit").addEventListener("click", () => print().catch(error => show({running: false, told: error.message})));
})();
