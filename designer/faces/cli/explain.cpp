// `explain`: prints the page of a check.
#include <fmt/format.h>

#include <CLI/App.hpp>
#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>
#include <ostream>

#include "designer/checks/check.h"
#include "designer/faces/cli/options.h"
#include "designer/faces/cli/table.h"
#include "designer/faces/report/source.h"
#include "engine/base/suggest.h"

namespace trackwright {

namespace {

struct ExplainRequest {
  std::string check;
  bool all = false;
  std::string folder;
  Format format = Format::Text;
};

std::string family(std::string_view name) {
  return std::string(name.substr(0, name.find('/')));
}

std::string list_text() {
  std::string text;
  std::string last;
  for (const Check& check : all_checks()) {
    if (family(check.name) != last) text += text.empty() ? "" : "\n";
    last = family(check.name);
    text += fmt::format("{:<31} {:<8} {}\n", check.name, word_of(check.severity), check.sentence);
  }
  return text + "\n`trackwright explain CHECK` shows the page of a check.\n";
}

nlohmann::ordered_json entry_of(const Check& check) {
  return {{"check", check.name},
          {"severity", word_of(check.severity)},
          {"sentence", check.sentence},
          {"page", check.page}};
}

std::string list_json() {
  nlohmann::ordered_json root;
  root["checks"] = nlohmann::ordered_json::array();
  for (const Check& check : all_checks()) root["checks"].push_back(entry_of(check));
  return root.dump(2) + "\n";
}

// Suggests the nearest check, or every check with this name in any family: "tile-fits-nowhere".
std::string name_near(const std::string& said) {
  std::vector<std::string_view> names;
  std::vector<std::string_view> ends;
  std::vector<std::string> called_so;
  for (const Check& check : all_checks()) {
    names.push_back(check.name);
    ends.push_back(check.name.substr(check.name.find('/') + 1));
    if (ends.back() == said) called_so.emplace_back(check.name);
  }
  if (!called_so.empty()) return fmt::format("{}", fmt::join(called_so, "` or `"));
  const std::vector<std::string_view>& among = said.find('/') == std::string::npos ? ends : names;
  const std::string_view near = nearest(said, among);
  if (near.empty()) return {};
  return std::string(names[static_cast<std::size_t>(std::ranges::find(among, near) - among.begin())]);
}

Exit explain_one(const Environment& environment, const ExplainRequest& options) {
  if (const Check* check = find_check(options.check)) {
    environment.streams.out << (options.format == Format::Json ? entry_of(*check).dump(2) + "\n"
                                                               : std::string(check->page));
    return Exit::Sound;
  }
  const std::string near = name_near(options.check);
  environment.streams.err << fmt::format(
      "trackwright: there is no check `{}`\n{}\n", options.check,
      near.empty() ? "`trackwright explain` lists them all." : fmt::format("Did you mean `{}`?", near));
  return Exit::Unusable;
}

// Writes one page for each check, in a folder for its family, and an index.
Exit write_pages(const Environment& environment, const std::string& folder) {
  std::string list =
      "# Checks\n\nWritten by `trackwright explain --all -o FOLDER`. The name in brackets at the end of a "
      "finding is the name of its page.\n";
  std::string last;
  for (const Check& check : all_checks()) {
    if (family(check.name) != last) list += fmt::format("\n## {}\n\n", family(check.name));
    last = family(check.name);
    list += fmt::format("- [{0}]({0}.md) ({1}): {2}\n", check.name, word_of(check.severity), check.sentence);
    if (const auto error = make_folder(folder + "/" + last)) return unusable(environment, *error);
    if (const auto error = write_file(fmt::format("{}/{}.md", folder, check.name), std::string(check.page)))
      return unusable(environment, *error);
  }
  if (const auto error = write_file(folder + "/README.md", list)) return unusable(environment, *error);
  environment.streams.notes() << fmt::format("{}: {} pages\n", folder, all_checks().size());
  return Exit::Sound;
}

Exit explain(const Environment& environment, const ExplainRequest& options) {
  if (!options.folder.empty()) return write_pages(environment, options.folder);
  if (!options.check.empty()) return explain_one(environment, options);
  if (options.format == Format::Json)
    environment.streams.out << list_json();
  else if (options.all)
    for (const Check& check : all_checks()) environment.streams.out << check.page << '\n';
  else
    environment.streams.out << list_text();
  return Exit::Sound;
}

Action set_up_explain(CLI::App& app) {
  const auto options = std::make_shared<ExplainRequest>();
  app.add_option("CHECK", options->check, "the name of a check, as in the brackets at the end of a finding");
  auto* all = app.add_flag("--all", options->all, "write the pages of all checks");
  app.add_option("-o,--output", options->folder,
                 "with --all: the folder to write to, with one file for each check")
      ->type_name("FOLDER")
      ->needs(all);
  add_format(app, options->format);
  return [options](const Environment& environment) { return explain(environment, *options); };
}

}  // namespace

Command explain_command() {
  return {"explain", "explain a finding: print the page of its check",
          "Prints the page of a check: its meaning, its effect at the table, an example and the fix. "
          "Without a name, it lists all checks.",
          "explain\nexplain map/track-leaves-board\nexplain --all -o checks", set_up_explain};
}

}  // namespace trackwright
