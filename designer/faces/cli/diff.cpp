// `diff`: lists the differences between two titles.
#include <CLI/App.hpp>
#include <algorithm>
#include <memory>
#include <ostream>
#include <string>
#include <vector>

#include "designer/faces/cli/options.h"
#include "designer/faces/cli/table.h"
#include "designer/faces/report/differences.h"
#include "designer/format/text/findings.h"
#include "designer/studio/compare.h"
#include "designer/studio/open.h"
#include "designer/study/study.h"

namespace trackwright {

namespace {

struct DiffRequest {
  TitleName a;
  TitleName b;
  Format format = Format::Text;
  bool study = false;
};

// Errors explain what could not be compared; `check` reports the other findings.
void tell_errors(const Environment& environment, const Loaded& loaded) {
  Findings errors = loaded.findings;
  std::erase_if(errors, [](const Finding& finding) { return finding.severity != Severity::Error; });
  warn(environment, loaded.sources, errors);
}

Side side_of(const Loaded& loaded, const TitleName& name) {
  return {name.words(), loaded.sources, !name.name.ends_with(".json")};
}

Exit diff_titles(const Environment& environment, const DiffRequest& options) {
  const auto [a, b, comparison] =
      compare_by_name(environment.files, environment.installation, options.a, options.b);
  tell_errors(environment, a);
  if (a.readable && a.title) tell_errors(environment, b);
  if (!comparison) return Exit::Unusable;
  std::ostream& out = environment.streams.out;
  if (options.format == Format::Json)
    out << comparison_json(*comparison, side_of(a, options.a), side_of(b, options.b));
  else
    print_comparison(out, *comparison, side_of(a, options.a), side_of(b, options.b),
                     environment.streams.colour);
  if (!comparison->differences.empty()) return Exit::Faulty;
  // Parts that could not be read were not compared.
  return has_errors(a.findings) || has_errors(b.findings) ? Exit::Unusable : Exit::Sound;
}

// Prints the figures of `study` that differ.
Exit diff_studies(const Environment& environment, const DiffRequest& options) {
  std::vector<std::vector<TopicStudy>> studies;
  for (const TitleName* name : {&options.a, &options.b}) {
    const Loaded loaded = open_title(environment.files, environment.installation, *name);
    tell_errors(environment, loaded);
    if (!loaded.readable || loaded.seen() == nullptr) return Exit::Unusable;
    studies.push_back(study(*loaded.seen(), {}));
  }
  const std::vector<TopicStudy> changes = changed_studies(studies[0], studies[1]);
  environment.streams.out << written(options.b.words(), changes,
                                     options.format == Format::Json ? StudyFormat::Json : StudyFormat::Text);
  const bool equal =
      std::ranges::all_of(changes, [](const TopicStudy& topic) { return topic.tables.empty(); });
  return equal ? Exit::Sound : Exit::Faulty;
}

Action set_up_diff(CLI::App& app) {
  const auto options = std::make_shared<DiffRequest>();
  app.add_option("A", options->a.name, "a folder, the name of one in titles/, or a JSON file of title facts")
      ->required();
  app.add_option("B", options->b.name,
                 "the title to compare with, in the same forms; default: A with --option");
  add_option_names(app, options->b.options);
  app.add_flag("--study", options->study, "compare the figures of `study` instead of the data");
  add_format(app, options->format);
  return [options](const Environment& environment) {
    if (options->b.name.empty()) {
      if (options->b.options.empty())
        return unusable(environment, "usage/no-second-title", "there is only one title to compare",
                        "add a second title, or `--option` to compare with an option of the first");
      options->b.name = options->a.name;
    }
    return options->study ? diff_studies(environment, *options) : diff_titles(environment, *options);
  };
}

}  // namespace

Command diff_command() {
  return {"diff", "compare the meaning of two titles",
          "Compares the meaning of two titles: tiles by geometry, maps by position, market, phases, trains, "
          "companies, private companies and money. The order and the form of the data do not matter. With "
          "--study, "
          "it compares the figures that `study` computes.\n\nThe "
          "exit code is 0 if the titles are equal, 1 if they differ, and 2 if a title cannot be read. See "
          "docs/compare.md.",
          "diff mytitle my/variant\ndiff mytitle facts/mytitle.json\ndiff mytitle my/variant --format json\n"
          "diff mytitle my/variant --study\ndiff mytitle --option short",
          set_up_diff};
}

}  // namespace trackwright
