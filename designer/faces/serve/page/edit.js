// Edits the files of the title one after the other, shows each change, and undoes it.
"use strict";

(() => {
  const bench = Trackwright, {element, byId} = bench;
  if (!bench.edits) return;
  document.querySelectorAll("[data-edits]").forEach(one => { one.hidden = false; });
  byId("written").hidden = false;  // lies over the status line, so that nothing moves under the pointer
  let files = {};  // the fingerprint of the known text of each file
  let before = {};  // the fingerprint before an edit of this page: late news can still contain it
  let line = Promise.resolve();

  function told(state) {
    for (const [name, text] of Object.entries(state.files || {})) {
      if (before[name] === text) continue;
      delete before[name];
      files[name] = text;
    }
    if (state.edit) history(state.edit);
  }
  function history({undo, redo}) {
    for (const [id, word, step] of [["edit-undo", "Undo", undo], ["edit-redo", "Redo", redo]]) {
      byId(id).disabled = step === null;
      byId(id).title = step === null ? "" : `${word}: ${step}`;
    }
  }
  let fades = null;
  const idle = () => { byId("written").className = "idle"; byId("written").replaceChildren(); };
  function fade() {
    const box = byId("written");
    if (box.matches(":hover, :focus-within, :has(details[open])")) fades = setTimeout(fade, 5000);
    else idle();
  }
  function changes(lines) {
    return element("pre", {}, ...lines.map(text => element("span", {class: text[0] === "-" ? "gone" : "new"}, text + "\n")));
  }
  function show(words, diff, failed = false) {
    const box = byId("written");
    clearTimeout(fades);
    if (!failed) fades = setTimeout(fade, 20000);
    const open = box.querySelector("details")?.open;  // keep the state of the details
    box.className = failed ? "failed" : "";
    const lines = (diff || "").split("\n").filter(text => /^[-+]/.test(text) && !/^(---|\+\+\+)/.test(text));
    const names = (diff || "").split("\n").filter(text => text.startsWith("+++ ")).map(text => text.slice(4).replace(/^b\//, ""));
    box.replaceChildren(element("b", {}, words), names.length ? ` ${names.join(", ")} ` : " ",
      lines.length ? element("details", {open}, element("summary", {}, `${lines.length} line${lines.length === 1 ? "" : "s"}`), changes(lines)) : "");
    bench.log(words, {failed, diff: lines.length ? changes(lines) : null});
  }
  async function send(address, body) {
    try {
      const answer = await bench.post(address, body);
      for (const [name, text] of Object.entries(answer.files)) {
        if (files[name] !== text) before[name] = files[name];
        files[name] = text;
      }
      history(answer);
      show(address === "undo" ? `Undone: ${answer.words}.` : Object.keys(answer.files).length ? `${answer.words}.` : "The file already contains this change.", answer.diff);
      return true;
    } catch (error) {
      before = {};
      told(bench.state);
      show(error.message, "", true);
      return false;
    }
  }

  // The known texts: the server refuses a prepared edit if its files have changed since then.
  bench.known = () => ({...files});
  // Resolves to whether the edit was written.
  bench.edit = (change, known = null) => line = line.then(() => send("edit", {...change, files: known || files}));
  bench.mend = finding => { line = line.then(() => send("cure", {finding: finding.number, version: bench.state.version})); };
  const back = address => { line = line.then(() => send(address, {})); };
  byId("edit-undo").addEventListener("click", () => back("undo"));
  byId("edit-redo").addEventListener("click", () => back("redo"));
  bench.on("state", told);
  // A refusal belongs to the view of its edit, so clear it when the view changes.
  bench.on("view", () => {
    if (byId("written").className === "failed") idle();
  });
})();
