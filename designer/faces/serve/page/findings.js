// Lists the findings of the title with their places and certain fixes.
"use strict";

(() => {
  const bench = Trackwright, {element, byId} = bench;

  function entry(finding) {
    const parts = [element("div", {}, finding.message), finding.help ? element("div", {class: "soft"}, finding.help) : null,
      element("div", {}, bench.place(finding.place), " ",
        bench.hex(finding.object) ? element("button", {type: "button", onclick: () => { bench.view("map"); bench.choose(finding.object); bench.tab("findings"); }}, finding.object) : null, " ",
        finding.cure && !bench.alone ? element("button", {type: "button", class: "cure", onclick: () => cure(finding)}, "Fix") : null),
      element("details", {ontoggle: event => explain(event.target, finding.check)},
        element("summary", {class: "check"}, finding.check), element("p", {}, finding.sentence))];
    return element("li", {class: `finding ${finding.severity}`}, ...parts);
  }
  async function explain(details, check) {
    if (!details.open || bench.alone || details.querySelector("pre")) return;
    const told = await bench.ask(`explain?check=${encodeURIComponent(check)}`);
    details.append(element("pre", {}, told.page.replace(/^---[\s\S]*?---\n/, "")));
  }
  function cure(finding) {
    if (bench.mend) return bench.mend(finding);
    bench.post("cure", {finding: finding.number, version: bench.state.version}).catch(bench.complain);
  }

  // Lists the tasks by part; each part needs the parts before it.
  function toDo(tasks) {
    const parts = bench.state.parts.map(name => [name, tasks.filter(task => task.part === name)]);
    const done = parts.filter(([, open]) => !open.length).length;
    return [element("h2", {}, `To do (${tasks.length})`),
      element("p", {}, element("progress", {max: parts.length, value: done, "aria-label": "Parts that are done"}), ` ${done} of ${parts.length} parts are done`),
      ...parts.map(([name, open]) => open.length
        ? element("details", {open: open.length < 4}, element("summary", {}, `${name} (${open.length}): needed for ${open[0].holds_up}`),
          element("ul", {}, ...open.map(task => element("li", {}, task.message))))
        : element("p", {class: "soft"}, `✓ ${name}`))];
  }

  bench.showFindings = () => {
    const {findings: list, counts, tasks, waiting} = bench.state;
    const all = counts.error + counts.warning + counts.info;
    byId("findings").replaceChildren(element("h2", {}, `Findings (${all})`),
      list.length ? element("ul", {class: "plain"}, ...list.map(entry)) : element("p", {class: "soft"}, "None."),
      all > list.length ? element("p", {class: "soft"}, `${all - list.length} more ${all - list.length === 1 ? "is" : "are"} not listed. Run \`trackwright check\` to list all.`) : "",
      ...(waiting.length ? [element("p", {class: "soft"}, `${waiting.length} ${waiting.length === 1 ? "check waits" : "checks wait"} until the files can be read.`)] : []));
    byId("tasks").replaceChildren(...(tasks.length ? toDo(tasks) : []));
    const told = [["error", "error", counts.error], ["warning", "warning", counts.warning], ["info", "remark", counts.info]].map(([kind, word, count]) =>
      element("span", {class: `count ${count ? kind : "none zero"}`}, bench.icon(kind), `${count}`, element("span", {class: "unseen"}, ` ${word}${count === 1 ? "" : "s"}`)));
    byId("counts").replaceChildren(element("button", {type: "button", class: "plain-button", title: "Findings", onclick: () => bench.tab("findings")}, ...told));
    byId("tab-findings").replaceChildren("Findings", element("span", {class: "count"}, String(all)));
    banner(list);
  };

  function banner(list) {
    const box = byId("banner"), broken = bench.state.broken;
    box.hidden = !broken;
    if (!broken) return box.replaceChildren();
    const first = list.find(finding => finding.severity === "error" && finding.reading);
    const where = first && first.place;
    box.replaceChildren(bench.state.title ? "The page shows the last version without errors. " : "There is nothing to show yet. ",
      bench.place(where) || "", where ? ": " : "", first ? first.message : "", first && first.help ? `; ${first.help}` : "",
      where ? element("pre", {}, `${where.text}\n${" ".repeat(Math.max(0, where.column - 1))}^`) : "");
  }
})();
