// `study`: computes what the data of a title will do at the table.
#include "designer/study/study.h"

#include <fmt/format.h>

#include <CLI/App.hpp>
#include <CLI/Validators.hpp>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include "designer/faces/cli/options.h"
#include "designer/faces/cli/table.h"
#include "designer/studio/open.h"
#include "designer/study/what_if.h"

namespace trackwright {

namespace {

struct StudyRequest {
  std::string title;
  std::string topic;
  StudyFormat format = StudyFormat::Text;
  std::vector<std::string> without;
  std::vector<std::string> set;
};

// The title with the changes; it has no title if one of them is impossible.
Loaded changed(const Environment& environment, const StudyRequest& options, const Loaded& loaded) {
  Loaded now;
  now.sources = loaded.sources;
  now.folder = loaded.folder;
  Trees trees;
  for (const auto& [file, tree] : loaded.merged) trees.files.emplace(file, tree);
  for (const FileKind& kind : file_kinds)
    if (kind.needed && !trees.files.contains(kind.name)) trees.lost.emplace(kind.name);
  std::vector<std::optional<Finding>> refused;
  for (const std::string& thing : options.without) refused.push_back(leave_out(trees.files, thing));
  for (const std::string& value : options.set) refused.push_back(set_value(trees.files, value));
  for (const std::optional<Finding>& one : refused)
    if (one) now.findings.push_back(*one);
  if (!now.findings.empty()) return now;
  return load_trees(environment.files, environment.installation, std::move(trees), std::move(now));
}

Exit print_study(const Environment& environment, const StudyRequest& options) {
  const Loaded loaded = open_title(environment.files, environment.installation, options.title);
  warn(environment, loaded.sources, loaded.findings);
  const Title* title = loaded.seen();
  if (!loaded.readable || title == nullptr) return Exit::Unusable;
  std::vector<TopicStudy> topics = study(*title, options.topic);
  if (!options.without.empty() || !options.set.empty()) {
    const Loaded now = changed(environment, options, loaded);
    warn(environment, now.sources, now.findings);
    if (now.seen() == nullptr || judge(now.findings, false) == Exit::Faulty) return Exit::Unusable;
    topics = changed_studies(topics, study(*now.seen(), options.topic));
  }
  environment.streams.out << written(title->slug, topics, options.format);
  return Exit::Sound;
}

Action set_up_study(CLI::App& app) {
  const auto options = std::make_shared<StudyRequest>();
  add_title(app, options->title);
  std::vector<std::string> topics;
  for (const StudyTopic& topic : study_topics()) topics.emplace_back(topic.name);
  app.add_option("TOPIC", options->topic, "one topic; default: all")->check(CLI::IsMember(topics));
  app.add_option_function<std::string>(
         "--format",
         [options](const std::string& word) {
           options->format = from_word<StudyFormat>(word).value_or(StudyFormat::Text);
         },
         "text (default), json or csv")
      ->check(one_of<StudyFormat>())
      ->type_name("FORMAT");
  app.add_option("--without", options->without,
                 "compare with the title without this thing, for example tile:611; can be repeated")
      ->type_name("KIND:NAME")
      ->allow_extra_args(false);
  app.add_option("--set", options->set,
                 "compare with this value changed, for example trains.4.count=2; can be repeated")
      ->type_name("PATH=VALUE")
      ->allow_extra_args(false);
  return [options](const Environment& environment) { return print_study(environment, *options); };
}

}  // namespace

Command study_command() {
  return {"study", "compute figures of a title: scarce tiles, trains, reach",
          "Computes figures that follow from the data of the title. Topics:\n\n"
          "supply: which tiles run out, and which hexes compete for them.\n\n"
          "trains: trains and their limits, the rounds that they last, and money for trains.\n\n"
          "reach: stops that trains can touch, bounds of their runs, and the fewest lays and least money to "
          "off-board "
          "areas and destinations.\n\n"
          "chokes: the fewest hexes and tokens that cut a company off from them.\n\n"
          "With --without and --set, the command prints only the figures that a change of the data changes, "
          "before "
          "and after.\n\n"
          "Each topic lists its assumptions and the data that the title lacks. Each figure is exact, a bound "
          "or an "
          "average. A draft gets the figures that its data allow; the exit code is then 0 as well. See "
          "docs/study.md.",
          "study mytitle\nstudy mytitle supply\nstudy mytitle reach --format json\n"
          "study mytitle supply --without tile:611\nstudy mytitle trains --set trains.4.count=2",
          set_up_study};
}

}  // namespace trackwright
