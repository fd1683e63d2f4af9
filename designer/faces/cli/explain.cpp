// Says more about a finding: the page of its check.
#include <fmt/format.h>

#include <CLI/App.hpp>
#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>
#include <ostream>

#include "designer/checks/check.h"
#include "designer/faces/cli/options.h"
#include "designer/faces/cli/reading_pages.h"
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

// A check of a whole title, or what reading finds, as this command shows both.
struct ShownPage {
  std::string_view name;
  std::string_view sentence;
  Severity severity = Severity::Error;
  std::string text;  // Markdown
};

std::vector<ShownPage> all_pages() {
  std::vector<ShownPage> pages;
  for (const ReadingPage& page : reading_pages())
    pages.push_back(
        {page.name, page.sentence, page.severity, fmt::format("# {}\n\n{}\n", page.sentence, page.text)});
  for (const Check& check : all_checks())
    pages.push_back({check.name, check.sentence, check.severity, std::string(check.page)});
  return pages;
}

std::string family(std::string_view name) {
  return std::string(name.substr(0, name.find('/')));
}

std::string list_text(const std::vector<ShownPage>& pages) {
  std::string text;
  std::string last;
  for (const ShownPage& page : pages) {
    if (family(page.name) != last) text += text.empty() ? "" : "\n";
    last = family(page.name);
    text += fmt::format("{:<31} {:<8} {}\n", page.name, word_of(page.severity), page.sentence);
  }
  return text + "\n`trackwright explain CHECK` shows the page of one.\n";
}

nlohmann::ordered_json entry_of(const ShownPage& page) {
  return {{"check", page.name},
          {"severity", word_of(page.severity)},
          {"sentence", page.sentence},
          {"page", page.text}};
}

std::string list_json(const std::vector<ShownPage>& pages) {
  nlohmann::ordered_json root;
  root["checks"] = nlohmann::ordered_json::array();
  for (const ShownPage& page : pages) root["checks"].push_back(entry_of(page));
  return root.dump(2) + "\n";
}

Exit explain_one(const Environment& environment, const std::vector<ShownPage>& pages,
                 const ExplainRequest& options) {
  const auto page = std::find_if(pages.begin(), pages.end(),
                                 [&](const ShownPage& one) { return one.name == options.check; });
  if (page != pages.end()) {
    environment.streams.out << (options.format == Format::Json ? entry_of(*page).dump(2) + "\n" : page->text);
    return Exit::Sound;
  }
  std::vector<std::string_view> names;
  for (const ShownPage& one : pages) names.push_back(one.name);
  const std::string_view near = nearest(options.check, names);
  environment.streams.err << fmt::format(
      "trackwright: there is no check `{}`\n{}\n", options.check,
      near.empty() ? "`trackwright explain` lists them all." : fmt::format("Did you mean `{}`?", near));
  return Exit::Unusable;
}

// One page a check, in a folder for its family, and a list of all.
Exit write_pages(const Environment& environment, const std::vector<ShownPage>& pages,
                 const std::string& folder) {
  std::string list =
      "# Checks\n\nWritten by `trackwright explain --all -o docs/checks`. A finding's name, in brackets "
      "behind it, "
      "is the name of its page.\n";
  std::string last;
  for (const ShownPage& page : pages) {
    if (family(page.name) != last) list += fmt::format("\n## {}\n\n", family(page.name));
    last = family(page.name);
    list += fmt::format("- [{0}]({0}.md) ({1}): {2}\n", page.name, word_of(page.severity), page.sentence);
    if (const auto error = make_folder(folder + "/" + last)) return unusable(environment, *error);
    if (const auto error = write_file(fmt::format("{}/{}.md", folder, page.name), page.text))
      return unusable(environment, *error);
  }
  if (const auto error = write_file(folder + "/README.md", list)) return unusable(environment, *error);
  environment.streams.out << fmt::format("{}: {} pages\n", folder, pages.size());
  return Exit::Sound;
}

Exit explain(const Environment& environment, const ExplainRequest& options) {
  const std::vector<ShownPage> pages = all_pages();
  if (!options.folder.empty()) return write_pages(environment, pages, options.folder);
  if (!options.check.empty()) return explain_one(environment, pages, options);
  if (options.format == Format::Json)
    environment.streams.out << list_json(pages);
  else if (options.all)
    for (const ShownPage& page : pages) environment.streams.out << page.text << '\n';
  else
    environment.streams.out << list_text(pages);
  return Exit::Sound;
}

Action set_up_explain(CLI::App& app) {
  const auto options = std::make_shared<ExplainRequest>();
  app.add_option("CHECK", options->check, "the name of a check, as it stands in brackets behind a finding");
  auto* all = app.add_flag("--all", options->all, "the pages of all checks");
  app.add_option("-o,--output", options->folder, "with --all: a folder for them, one file a check")
      ->type_name("FOLDER")
      ->needs(all);
  add_format(app, options->format);
  return [options](const Environment& environment) { return explain(environment, *options); };
}

}  // namespace

Command explain_command() {
  return {"explain", "what does a finding mean? the page of its check",
          "Prints the page of a check: what it looks at, why that matters at the table, an example that is "
          "wrong and "
          "its cure. Without a name it lists all checks.",
          "explain\nexplain map/track-leaves-board\nexplain --all -o docs/checks", set_up_explain};
}

}  // namespace trackwright
