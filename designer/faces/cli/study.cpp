// `study`: computes what the data of a title will do at the table.
#include "designer/study/study.h"

#include <fmt/format.h>

#include <CLI/App.hpp>
#include <CLI/Validators.hpp>
#include <memory>
#include <ostream>
#include <string>
#include <vector>

#include "designer/faces/cli/options.h"
#include "designer/faces/cli/table.h"
#include "designer/studio/open.h"

namespace trackwright {

namespace {

struct StudyRequest {
  std::string title;
  std::string topic;
  StudyFormat format = StudyFormat::Text;
};

Exit print_study(const Environment& environment, const StudyRequest& options) {
  const Loaded loaded = open_title(environment.files, environment.installation, options.title);
  warn(environment, loaded.sources, loaded.findings);
  const Title* title = loaded.seen();
  if (!loaded.readable || title == nullptr) return Exit::Unusable;
  environment.streams.out << written(title->slug, study(*title, options.topic), options.format);
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
  return [options](const Environment& environment) { return print_study(environment, *options); };
}

}  // namespace

Command study_command() {
  return {"study", "compute what the data will do: scarce tiles, trains, money",
          "Computes figures that follow from the data of the title. Topics:\n\n"
          "supply: which tiles run out, and which hexes compete for them.\n\n"
          "trains: trains against limits, rounds that trains live, and money for trains.\n\n"
          "Each topic lists its assumptions and the data that the title lacks. Each figure is exact, a bound "
          "or an "
          "average. A draft gets the figures that its data allow; the exit code is then 0 as well. See "
          "docs/study.md.",
          "study mytitle\nstudy mytitle supply\nstudy mytitle trains --format json", set_up_study};
}

}  // namespace trackwright
