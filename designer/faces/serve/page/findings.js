// The findings of the title, by check: with filters, their places, their hexes, and certain fixes.
"use strict";

(() => {
  const bench = Trackwright, {element, byId} = bench;
  const severities = [["error", "error"], ["warning", "warning"], ["info", "remark"]];
  const hidden = new Set();  // severities that the filter excludes
  const folded = new Map();  // by check: whether the user folded or opened its group
  let file = "", dismissed = "";

  const plural = (count, word) => `${count} ${word}${count === 1 ? "" : "s"}`;

  function entry(finding) {
    const onMap = bench.hex(finding.object);
    return element("li", {class: `finding ${finding.severity}`, "data-number": finding.number},
      element("div", {}, ...bench.coded(finding.message)), finding.help ? element("div", {class: "soft"}, ...bench.coded(finding.help)) : null,
      element("div", {class: "where"},
        finding.cure && !bench.alone ? element("button", {type: "button", class: "cure", onclick: () => cure(finding)}, bench.icon("fix"), "Fix") : null,
        onMap ? element("button", {type: "button", title: onMap.name || null, onclick: () => look(finding)}, bench.icon("map"), finding.object) : null,
        bench.place(finding.place)));
  }
  // Shows the hex of a finding on the map, without leaving the list.
  function look(finding) {
    bench.view("map");
    bench.choose(finding.object);
    bench.tab("findings");
  }
  function cure(finding) {
    if (bench.mend) return bench.mend(finding);
    bench.post("cure", {finding: finding.number, version: bench.state.version}).catch(bench.complain);
  }

  function group(check, list) {
    const worst = severities.map(one => one[0]).find(one => list.some(finding => finding.severity === one));
    const box = element("details", {class: `group ${worst}`, open: folded.get(check) ?? (worst !== "info" || list.length < 4)},
      element("summary", {}, bench.icon(worst), element("span", {class: "name"}, check), element("span", {class: "count"}, String(list.length))),
      element("p", {class: "soft"}, list[0].sentence, " ",
        bench.alone ? null : element("button", {type: "button", class: "link", onclick: event => explain(event.target, check)}, "Explain")),
      element("ul", {class: "plain"}, ...list.map(entry)));
    box.addEventListener("toggle", () => folded.set(check, box.open));
    return box;
  }
  async function explain(button, check) {
    const shown = button.parentNode.nextElementSibling;
    if (shown.className === "explained") return shown.remove();
    const {page} = await bench.ask(`explain?check=${encodeURIComponent(check)}`);
    button.parentNode.after(element("div", {class: "explained"}, ...paragraphs(page.replace(/^---[\s\S]*?---\n/, ""))));
  }
  // The page of a check consists of headings, paragraphs and examples.
  function paragraphs(text) {
    return text.split(/^(```[\s\S]*?^```)$/m).flatMap(part => {
      if (part.startsWith("```")) return [element("pre", {}, part.replace(/^```.*\n|```$/g, ""))];
      return part.split(/\n{2,}/).map(one => one.trim()).filter(Boolean).map(one => one.startsWith("#") ? element("h3", {}, one.replace(/^#+ */, ""))
        : element("p", {}, ...bench.coded(one.replace(/\n/g, " ").replace(/\[([^\]]*)\]\([^)]*\)/g, "$1"))));
    });
  }

  function filters(list, counts) {
    const files = [...new Set(list.map(finding => finding.place && finding.place.file).filter(Boolean))].sort();
    if (!files.includes(file)) file = "";
    const chips = severities.map(([kind, word]) => element("button", {type: "button", class: "severity", disabled: !counts[kind], "aria-pressed": String(!hidden.has(kind) && counts[kind] > 0),
      onclick: () => { if (!hidden.delete(kind)) hidden.add(kind); bench.showFindings(); byId("findings").querySelector(`[data-severity=${kind}]`).focus(); }, "data-severity": kind},
      bench.icon(kind), plural(counts[kind], word)));
    const select = element("select", {"aria-label": "File", onchange: event => { file = event.target.value; bench.showFindings(); byId("findings").querySelector("select").focus(); }},
      element("option", {value: ""}, "all files"), ...files.map(one => element("option", {selected: one === file}, one)));
    return element("div", {class: "filters"}, ...chips, files.length > 1 ? select : null);
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
    const all = counts.error + counts.warning + counts.info, rank = finding => severities.findIndex(one => one[0] === finding.severity);
    const shown = list.filter(finding => !hidden.has(finding.severity) && (!file || finding.place && finding.place.file === file));
    const groups = Map.groupBy ? Map.groupBy(shown, one => one.check) : new Map(shown.map(one => [one.check, shown.filter(other => other.check === one.check)]));
    byId("findings").replaceChildren(element("h2", {}, `Findings (${all})`), all ? filters(list, counts) : "",
      ...[...groups].sort((a, b) => rank(a[1][0]) - rank(b[1][0])).map(([check, some]) => group(check, some)),
      shown.length ? "" : element("div", {class: "empty"}, bench.icon("fix"), element("p", {}, all ? "The filter hides all findings." : "No findings. The checks found no mistakes in this title.")),
      all > list.length ? element("p", {class: "soft"}, `${all - list.length} more ${all - list.length === 1 ? "is" : "are"} not listed. Run \`trackwright check\` to list all.`) : "",
      ...(waiting.length ? [element("p", {class: "soft"}, `${waiting.length} ${waiting.length === 1 ? "check waits" : "checks wait"} until the files can be read.`)] : []));
    byId("tasks").replaceChildren(...(tasks.length ? toDo(tasks) : []));
    const told = severities.map(([kind, word]) =>
      element("span", {class: `count ${counts[kind] ? kind : "none zero"}`}, bench.icon(kind), `${counts[kind]}`, element("span", {class: "unseen"}, ` ${word}${counts[kind] === 1 ? "" : "s"}`)));
    byId("counts").replaceChildren(element("button", {type: "button", class: "plain-button", title: "Findings", onclick: () => bench.tab("findings")}, ...told));
    byId("tab-findings").replaceChildren("Findings", element("span", {class: `count ${counts.error ? "error" : ""}`}, String(all)));
    banner(list);
  };
  // Shows a finding in the list, whatever the filter is.
  bench.showFinding = finding => {
    hidden.clear();
    file = "";
    folded.set(finding.check, true);
    bench.showFindings();
    bench.tab("findings");
    const shown = byId("findings").querySelector(`[data-number="${finding.number}"]`);
    if (!shown) return;
    shown.scrollIntoView({block: "center"});
    shown.classList.add("looked-for");
    setTimeout(() => shown.classList.remove("looked-for"), 1500);
  };
  bench.findingsOf = id => bench.state.findings.filter(one => one.object === id);
  bench.findingEntry = entry;

  function banner(list) {
    const box = byId("banner"), broken = bench.state.broken;
    const first = list.find(finding => finding.severity === "error" && finding.reading);
    const where = first && first.place, what = broken ? `${where && where.file} ${where && where.line} ${first && first.message}` : "";
    if (!broken) dismissed = "";
    box.hidden = !broken || dismissed === what;
    if (!broken) return box.replaceChildren();
    box.replaceChildren(element("button", {type: "button", class: "plain-button", "aria-label": "Hide", onclick: () => { dismissed = what; box.hidden = true; }}, bench.icon("close")),
      bench.state.title ? "The page shows the last version without errors. " : "There is nothing to show yet. ",
      bench.place(where) || "", where ? ": " : "", ...bench.coded(first && first.message), first && first.help ? "; " : "", ...bench.coded(first && first.help),
      where ? element("pre", {}, `${where.text}\n${" ".repeat(Math.max(0, where.column - 1))}^`) : "");
  }
})();
