// `check`: finds mistakes in a title.
#include <CLI/App.hpp>
#include <algorithm>
#include <iterator>
#include <memory>
#include <optional>
#include <ostream>

#include "designer/faces/cli/fixing.h"
#include "designer/faces/cli/options.h"
#include "designer/faces/cli/table.h"
#include "designer/faces/report/source.h"
#include "designer/format/text/findings.h"
#include "designer/studio/examine.h"
#include "designer/studio/open.h"
#include "designer/studio/order.h"
#include "designer/studio/press.h"
#include "designer/studio/second_source.h"
#include "engine/base/words.h"

namespace trackwright {

namespace {

struct CheckRequest {
  TitleName title;
  std::string against;
  Format format = Format::Text;
  bool strict = false;
  bool verbose = false;
  bool fix = false;
  bool diff = false;
  bool todo = false;
  bool print = false;
};

// Many correct titles have remarks, so show them only with --verbose.
std::size_t leave_out_remarks(Findings& findings) {
  return std::erase_if(findings, [](const Finding& f) { return f.severity == Severity::Info; });
}

// Lists the open tasks of a draft by part.
void tell_tasks(const Environment& environment, const Sources& sources, const std::vector<Task>& tasks) {
  std::ostream& out = environment.streams.out;
  std::string part;
  for (const Task& task : tasks) {
    if (task.part != part)
      out << (part.empty() ? "" : "\n") << task.part << " (needed for " << task.holds_up << ")\n";
    part = task.part;
    const std::string place = address(sources, task.finding.place);
    out << "  - " << task.finding.message << (place.empty() ? "" : "  " + place) << '\n';
    if (!task.finding.help.empty()) out << "    " << task.finding.help << '\n';
  }
}

std::string last_part(std::string path) {
  while (path.size() > 1 && path.ends_with('/')) path.pop_back();
  return path.substr(path.rfind('/') + 1);
}

// Summarizes the rest below the findings: checks that wait for data, hidden remarks and the open tasks of a
// draft.
void tell_what_remains(std::ostream& out, std::size_t remarks, std::size_t tasks, bool listed,
                       std::size_t waiting) {
  if (waiting > 0)
    out << counted(waiting, "check waits", "checks wait")
        << (tasks > 0 ? " for data that are missing or cannot be read\n" : " until the files can be read\n");
  if (remarks > 0)
    out << counted(remarks, "remark") << " left out; --verbose shows " << (remarks == 1 ? "it" : "them")
        << '\n';
  if (tasks > 0)
    out << "a draft: " << counted(tasks, "open task") << (listed ? "" : "; --todo lists them") << '\n';
}

// Adds the findings of the kit in print. If the kit cannot be printed, the other findings give the reason.
void add_findings_of_print(const Environment& environment, const Loaded& loaded, Findings& findings) {
  const Ordered ordered = order_kit(environment.files, environment.installation, loaded, {});
  if (!ordered.job) return;
  // A check has already reported a missing picture.
  add_untold(findings, findings_of_print(*ordered.job));
}

Exit check_title(const Environment& environment, const CheckRequest& options) {
  if (options.diff) return show_fixes(environment, options.title);
  if (options.fix && apply_fixes(environment, options.title) == Exit::Unusable) return Exit::Unusable;
  const Loaded loaded = open_title(environment.files, environment.installation, options.title);
  std::optional<Loaded> other;
  std::optional<SecondSource> second;
  if (!options.against.empty() && loaded.seen() != nullptr) {
    other = load_second_source(environment.files, environment.installation, options.against);
    if (!other->readable || !other->title) {
      warn(environment, other->sources, other->findings);
      return Exit::Unusable;
    }
    second.emplace(SecondSource{last_part(options.against), *other->title, other->gaps});
  }
  const Surroundings around{environment.files, environment.installation};
  auto [findings, tasks, waiting] = examine(loaded, everything, second ? &*second : nullptr, &around);
  if (options.print) add_findings_of_print(environment, loaded, findings);
  if (options.todo) tell_tasks(environment, loaded.sources, tasks);
  const bool all = options.verbose || options.strict;
  const std::size_t left_out = all ? 0 : leave_out_remarks(findings);
  tell(environment, loaded.sources, findings,
       {options.format, options.title.words(), options.strict, true, waiting});
  if (options.format == Format::Text)
    tell_what_remains(environment.streams.notes(), left_out, tasks.size(), options.todo, waiting.size());
  return loaded.readable ? judge(findings, options.strict) : Exit::Unusable;
}

Action set_up_check(CLI::App& app) {
  const auto options = std::make_shared<CheckRequest>();
  add_title(app, options->title);
  app.add_option("--against", options->against,
                 "compare with another description of the title (a folder or a JSON file of facts), and "
                 "report differences as findings")
      ->type_name("SOURCE");
  add_findings_format(app, options->format);
  add_strict(app, options->strict);
  app.add_flag("--verbose", options->verbose, "also show remarks, which are intended in many titles");
  app.add_flag("--fix", options->fix, "apply the fixes that are certain, then check");
  app.add_flag("--diff", options->diff, "show the changes of --fix without making them");
  app.add_flag("--print", options->print,
               "also check the printed kit: type sizes, colours, tokens (draws all components)");
  app.add_flag("--todo", options->todo, "list the open tasks of a draft, the most important first");
  return [options](const Environment& environment) { return check_title(environment, *options); };
}

}  // namespace

Command check_command() {
  return {
      "check", "find mistakes that would spoil a game",
      "Reads a title as `validate` does, then checks it with the mechanics of the game: track, upgrades, "
      "phases, trains, market, companies, money. State intended exceptions in title.yaml under `allow`, with "
      "the reason.\n\n`explain CHECK` explains a finding; the name of its check is in brackets at the end.",
      "check mytitle\ncheck my/title --verbose\ncheck my/title --diff\ncheck mytitle --todo\n"
      "check mytitle --format sarif\ncheck mytitle --against facts/mytitle.json",
      set_up_check};
}

}  // namespace trackwright
