#include "designer/faces/cli/sheet_choices.h"

#include <fmt/format.h>

#include <CLI/App.hpp>
#include <algorithm>
#include <charconv>
#include <sstream>

#include "designer/faces/cli/options.h"
#include "designer/format/press/press_files.h"
#include "designer/studio/quantities.h"

namespace trackwright {

namespace {

std::string said(const Title& title, const std::string& key) {
  const auto found = title.kit.find(key);
  return found == title.kit.end() ? std::string() : found->second;
}

bool is_file_name(const std::string& name) {
  return name.ends_with(".yaml") || name.ends_with(".yml");
}

// A name among the program's own, or all entries of a file of one's own.
template <class Entry, class Read, class Find>
Expected<std::vector<Entry>> chosen(const Environment& environment, PrintJob& job, const std::string& name,
                                    std::string_view own, const Read& read, const Find& find) {
  const Installation& installation = environment.installation;
  const std::string path = is_file_name(name) ? name : fmt::format("{}/{}", installation.templates, own);
  std::vector<Entry> entries =
      read(environment.files, installation, path, job.loaded.sources, job.loaded.findings);
  if (is_file_name(name)) {
    if (entries.empty()) return unexpected(fmt::format("{} names nothing that can be used", name));
    return entries;
  }
  const auto found = find(entries, name);
  if (!found) return unexpected(found.error());
  return std::vector<Entry>{*found};
}

Expected<bool> choose_layouts(const Environment& environment, const SheetChoices& choices, PrintJob& job) {
  std::vector<std::string> names = choices.layouts;
  std::istringstream words(said(*job.loaded.title, "sheets.layouts"));
  for (std::string word; words >> word;) names.push_back(word);
  for (const std::string& name : names) {
    const auto styles =
        chosen<LayoutStyle>(environment, job, name, "layouts.yaml", read_layouts, find_layout);
    if (!styles) return unexpected(styles.error());
    job.sheets.layouts.insert(job.sheets.layouts.end(), styles->begin(), styles->end());
  }
  return true;
}

Expected<bool> choose_printer(const Environment& environment, const SheetChoices& choices, PrintJob& job) {
  if (choices.printer.empty()) return true;
  const auto printers =
      chosen<Printer>(environment, job, choices.printer, "printers.yaml", read_printers, find_printer);
  if (!printers) return unexpected(printers.error());
  job.sheets.printer = printers->front();
  job.sheets.paper.margin = std::max(job.sheets.paper.margin, job.sheets.printer.margin);
  return true;
}

Expected<bool> choose_machine(const Environment& environment, const SheetChoices& choices, PrintJob& job) {
  if (choices.machine.empty()) return true;
  const auto machines =
      chosen<CuttingMachine>(environment, job, choices.machine, "machines.yaml", read_machines, find_machine);
  if (!machines) return unexpected(machines.error());
  job.sheets.machine = machines->front();
  job.sheets.paper.margin = std::max(job.sheets.paper.margin, job.sheets.machine->margin);
  return true;
}

template <class E>
void choose_word(const std::string& given, const std::string& in_kit, E& value) {
  value = from_word<E>(given.empty() ? in_kit : given).value_or(value);
}

// kit.yaml's own quantities, then those of the profile, then those of the command line: the last one counts.
Expected<bool> choose_quantities(const SheetChoices& choices, PrintJob& job) {
  const auto& kit = job.loaded.title->kit;
  const auto take = [&](const std::string& prefix) {
    std::size_t count = 0;
    for (auto entry = kit.lower_bound(prefix); entry != kit.end() && entry->first.starts_with(prefix);
         ++entry) {
      int number = 0;
      std::from_chars(entry->second.data(), entry->second.data() + entry->second.size(), number);
      job.quantities.push_back({entry->first.substr(prefix.size()), number});
      ++count;
    }
    return count;
  };
  take("quantities.");
  if (!choices.profile.empty() && take("profiles." + choices.profile + ".") == 0)
    return unexpected(fmt::format("kit.yaml has no profile `{}`", choices.profile));
  for (const std::string& text : choices.quantities) {
    const auto quantity = read_quantity(text);
    if (!quantity) return unexpected(quantity.error());
    job.quantities.push_back(*quantity);
  }
  return true;
}

}  // namespace

void add_sheet_choices(CLI::App& app, SheetChoices& choices) {
  app.add_option(
         "--layout", choices.layouts,
         "how pieces lie on sheets: honeycomb, separate, gutters, punch, ... of templates/layouts.yaml, or a "
         "file like it; may be given several times")
      ->type_name("NAME");
  app.add_option(
         "--colours", choices.colours,
         "whether tiles of another colour begin a new row (rows, unless given), a new sheet (sheets), or "
         "neither (mixed)")
      ->type_name("WAY")
      ->check(one_of<GroupChange>());
  app.add_option(
         "--backs", choices.backs,
         "backs of pieces: none (unless given); separate, to be glued on; long-edge or short-edge, for "
         "printing on both sides; fold, beside their fronts")
      ->type_name("WAY")
      ->check(one_of<Backs>());
  app.add_option("--printer", choices.printer,
                 "the printer's measured faults are made up for: a name of templates/printers.yaml, or a "
                 "file like it")
      ->type_name("NAME");
  app.add_option(
         "--machine", choices.machine,
         "cut paths for a cutting machine as SVG and DXF beside each sheet, and its marks on the sheets: "
         "silhouette, cricut, plain of templates/machines.yaml, or a file like it")
      ->type_name("NAME");
  app.add_option(
         "--quantity", choices.quantities,
         "how many of a piece are printed, none of it with 0: tiles/tile-57=2, certificates/*=0; may be "
         "given several times")
      ->type_name("PIECE=NUMBER");
  app.add_option("--overlap", choices.overlap,
                 "millimetres that neighbouring parts of a map share; 10 unless said")
      ->type_name("MM")
      ->check(CLI::Range(2.0, 40.0));
  app.add_option("--profile", choices.profile, "quantities that kit.yaml gives under this name")
      ->type_name("NAME");
}

Expected<bool> choose_sheets(const Environment& environment, const SheetChoices& choices, PrintJob& job) {
  const Title& title = *job.loaded.title;
  choose_word(choices.backs, said(title, "sheets.backs"), job.sheets.backs);
  choose_word(choices.colours, said(title, "sheets.colours"), job.sheets.groups);
  job.sheets.pack = said(title, "sheets.pack") != "false";
  if (auto done = choose_layouts(environment, choices, job); !done) return done;
  if (auto done = choose_printer(environment, choices, job); !done) return done;
  if (auto done = choose_machine(environment, choices, job); !done) return done;
  return choose_quantities(choices, job);
}

}  // namespace trackwright
