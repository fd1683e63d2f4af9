// `study`: computes what the data of a title will do at the table.
#include "designer/study/study.h"

#include <fmt/format.h>

#include <CLI/App.hpp>
#include <CLI/Validators.hpp>
#include <algorithm>
#include <cstdint>
#include <future>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include "designer/faces/cli/changed_title.h"
#include "designer/faces/cli/drawn_study.h"
#include "designer/faces/cli/options.h"
#include "designer/faces/cli/printing.h"
#include "designer/faces/cli/table.h"
#include "designer/studio/art.h"
#include "designer/studio/open.h"
#include "designer/study/pictures.h"
#include "designer/study/report.h"
#include "designer/study/sweep.h"
#include "engine/base/words.h"

namespace trackwright {

namespace {

constexpr std::uintmax_t most_shard_bytes = 64U << 20U;

struct StudyRequest {
  TitleName title;
  std::string topic;
  StudyFormat format = StudyFormat::Text;
  std::string phase;
  TitleChanges changes;
  std::string sweep;
  std::string shard;
  std::vector<std::string> join;
  int jobs = 1;
  std::string company;  // of the picture
  DrawnStudy drawn;
};

std::vector<std::string> phases_of(const Title& title) {
  std::vector<std::string> phases;
  for (const Phase& phase : title.roster.phases) phases.push_back(phase.name.value);
  return phases;
}

Finding unknown_phase(const Title& title, const std::string& phase) {
  Finding finding;
  finding.check = "usage/unknown-phase";
  finding.severity = Severity::Error;
  finding.message = fmt::format("`{}` is not a phase of the title", phase);
  const std::vector<std::string> phases = phases_of(title);
  finding.help =
      phases.empty() ? "the title has no phases" : fmt::format("the phases are {}", listed(phases));
  return finding;
}

// Computes the values of the shard, several at the same time.
Expected<SweptStudies, Exit> swept(const Environment& environment, const StudyRequest& options,
                                   const Loaded& loaded, const StudySweep& sweep, const Shard& shard) {
  SweptStudies all{loaded.seen()->slug, options.topic, sweep, {}};
  all.studies.resize(sweep.values.size());
  std::vector<std::size_t> wanted;
  std::vector<Loaded> titles(sweep.values.size());
  for (std::size_t i = 0; i < titles.size(); ++i) {
    if (!shard.has(i)) continue;
    titles[i] = changed_title(environment, options.changes, loaded,
                              fmt::format("{}={}", sweep.path, sweep.values[i]));
    if (!usable(titles[i])) {
      warn(environment, titles[i].sources, titles[i].findings);
      return unexpected(Exit::Unusable);
    }
    wanted.push_back(i);
  }
  const auto jobs = static_cast<std::size_t>(options.jobs);
  for (std::size_t first = 0; first < wanted.size(); first += jobs) {
    std::vector<std::future<std::vector<TopicStudy>>> running;
    for (std::size_t i = first; i < std::min(first + jobs, wanted.size()); ++i)
      running.push_back(std::async(jobs > 1 ? std::launch::async : std::launch::deferred,
                                   [&, i] { return study(*titles[wanted[i]].seen(), options.topic); }));
    for (std::size_t i = 0; i < running.size(); ++i) all.studies[wanted[first + i]] = running[i].get();
  }
  return all;
}

// All shards of a sweep: those that were computed elsewhere, or one process.
Expected<SweptStudies, Exit> whole_sweep(const Environment& environment, const StudyRequest& options,
                                         const Loaded& loaded) {
  const auto refuse = [&](const Finding& finding) {
    unusable(environment, finding);
    return unexpected(Exit::Unusable);
  };
  if (!options.join.empty()) {
    std::vector<std::string> texts;
    for (const std::string& path : options.join) {
      const auto text = environment.files.read(path, most_shard_bytes);
      if (!text)
        return unexpected(unusable(environment, "file/unreadable", fmt::format("{} cannot be read", path),
                                   "give files that `study --sweep ... --shard I/N` wrote"));
      texts.push_back(*text);
    }
    const auto joined = join_shards(texts);
    if (!joined) return refuse(joined.error());
    return *joined;
  }
  const auto sweep = parse_sweep(options.sweep);
  if (!sweep) return refuse(sweep.error());
  return swept(environment, options, loaded, *sweep, parse_shard(options.shard).value_or(Shard{}));
}

std::string document_of(const Title& title) {
  return fmt::format("{}: study", title.name);
}

Exit write_picture(const Environment& environment, const StudyRequest& options, const Title& title,
                   std::optional<StudyPicture> picture) {
  std::vector<StudyPicture> pictures;
  if (picture) pictures.push_back(std::move(*picture));
  return write_study_pictures(
      environment, options.drawn, document_of(title), std::move(pictures),
      fmt::format("use one of the topics {}, or a sweep that changes numbers, and a title with the data that "
                  "the topic needs",
                  listed(pictured_topics())));
}

Exit write_report(const Environment& environment, const StudyRequest& options, const Loaded& loaded,
                  StudyData& data, const Theme& theme) {
  if (!is_report_file(environment, options.drawn)) return Exit::Unusable;
  return write_study_report(environment, options.drawn, document_of(data.title()),
                            study_report(data, theme, art_of(environment.files, loaded)));
}

// Draws the picture and the report that are wanted.
Exit draw_study(const Environment& environment, const StudyRequest& options, const Loaded& loaded) {
  const auto theme = study_theme(environment, options.drawn, loaded);
  if (!theme) return Exit::Unusable;
  const Title& title = *loaded.seen();
  if (!options.company.empty() && find_company(title.companies, options.company) == nullptr)
    return unusable(environment, "usage/unknown-company",
                    fmt::format("`{}` is not a company of the title", options.company),
                    "use the abbreviation of a company");
  StudyData data(title);
  if (!options.drawn.picture.empty()) {
    const Exit written =
        write_picture(environment, options, title,
                      study_picture(data, options.topic, options.company, *theme, study_picture_width));
    if (written != Exit::Sound) return written;
  }
  return options.drawn.report.empty() ? Exit::Sound
                                      : write_report(environment, options, loaded, data, *theme);
}

Exit print_sweep(const Environment& environment, const StudyRequest& options, const Loaded& loaded) {
  auto all = whole_sweep(environment, options, loaded);
  if (!all) return all.error();
  std::ostream& out = environment.streams.out;
  if (!options.shard.empty()) {
    out << shard_text(*all);
    return Exit::Sound;
  }
  if (!options.phase.empty())
    for (std::vector<TopicStudy>& topics : all->studies)
      topics = studies_in_phase(topics, phases_of(*loaded.seen()), options.phase);
  if (!options.drawn.picture.empty()) {
    const auto theme = study_theme(environment, options.drawn, loaded);
    if (!theme) return Exit::Unusable;
    return write_picture(environment, options, *loaded.seen(),
                         sweep_picture(*all, *theme, study_picture_width));
  }
  out << written(all->title, side_by_side(*all), options.format);
  return Exit::Sound;
}

Exit print_study(const Environment& environment, const StudyRequest& options) {
  const Loaded loaded = open_title(environment.files, environment.installation, options.title);
  warn(environment, loaded.sources, loaded.findings);
  const Title* title = loaded.seen();
  if (!loaded.readable || title == nullptr) return Exit::Unusable;
  const std::vector<std::string> phases = phases_of(*title);
  if (!options.phase.empty() && std::ranges::find(phases, options.phase) == phases.end())
    return unusable(environment, unknown_phase(*title, options.phase));
  if (!options.sweep.empty() || !options.join.empty()) return print_sweep(environment, options, loaded);
  if (!options.drawn.picture.empty() || !options.drawn.report.empty())
    return draw_study(environment, options, loaded);
  const auto studied = [&](const Title& one) {
    std::vector<TopicStudy> topics = study(one, options.topic);
    return options.phase.empty() ? topics : studies_in_phase(topics, phases_of(one), options.phase);
  };
  std::vector<TopicStudy> topics = studied(*title);
  if (!options.changes.empty()) {
    const Loaded now = changed_title(environment, options.changes, loaded);
    warn(environment, now.sources, now.findings);
    if (!usable(now)) return Exit::Unusable;
    topics = changed_studies(topics, studied(*now.seen()));
  }
  environment.streams.out << written(title->slug, topics, options.format);
  return Exit::Sound;
}

void add_sweep(CLI::App& app, StudyRequest& options) {
  auto* sweep = app.add_option("--sweep", options.sweep,
                               "compare several values, for example trains.4.count=1..6 or "
                               "bank=8000..12000..1000 (with a step)")
                    ->type_name("PATH=VALUES");
  app.add_option("--jobs", options.jobs,
                 "the number of values of a sweep to compute at the same time; default: 1")
      ->type_name("NUMBER")
      ->check(CLI::Range(1, 256))
      ->needs(sweep);
  auto* shard =
      app.add_option("--shard", options.shard,
                     "compute only part I of the N parts of a sweep, and print this part for --join")
          ->type_name("I/N")
          ->check([](const std::string& text) {
            return parse_shard(text) ? std::string() : text + " is not a part such as 2/5";
          })
          ->needs(sweep);
  app.add_option("--join", options.join, "a file with a part of the sweep to join and print; can be repeated")
      ->type_name("FILE")
      ->allow_extra_args(false)
      ->excludes(sweep)
      ->excludes(shard);
}

Action set_up_study(CLI::App& app) {
  const auto options = std::make_shared<StudyRequest>();
  add_title(app, options->title);
  std::vector<std::string> topics;
  for (const StudyTopic& topic : study_topics()) topics.emplace_back(topic.name);
  app.add_option("TOPIC", options->topic, "one topic; default: all")->check(CLI::IsMember(topics));
  add_study_format(app, options->format);
  app.add_option("--phase", options->phase, "only the tables by phase, with the rows of this phase")
      ->type_name("PHASE");
  add_title_changes(app, options->changes);
  add_sweep(app, *options);
  app.add_option("-o,--output", options->drawn.picture,
                 "draw a picture of the topic or of the sweep: .pdf, .svg or .png")
      ->type_name("FILE");
  app.add_option("--company", options->company, "the company in the picture of `reach`; default: the first")
      ->type_name("COMPANY");
  app.add_option("--report", options->drawn.report,
                 "write a report of all topics with pictures and tables: .pdf")
      ->type_name("FILE");
  add_theme(app, options->drawn.look.theme);
  app.add_option("--dpi", options->drawn.dpi, "resolution of a PNG in pixels per inch; default: 150")
      ->type_name("NUMBER")
      ->check(number_from(10.0, 2400.0));
  return [options](const Environment& environment) { return print_study(environment, *options); };
}

}  // namespace

Command study_command() {
  return {"study", "compute figures of a title: scarce tiles, trains, reach",
          "Computes figures that follow from the data of the title. Topics:\n\n"
          "supply: which tiles run out, and which hexes compete for them.\n\n"
          "trains: trains and their limits, the rounds that they last, and money for trains.\n\n"
          "reach: stops that trains can touch, bounds of their runs, and the fewest lays and least money to "
          "off-board areas and destinations.\n\n"
          "chokes: the fewest hexes and tokens that cut a company off from off-board areas and its "
          "destination.\n\n"
          "income: when companies can pay for the next trains, how early phases begin, and when the bank "
          "runs out of money.\n\n"
          "fairness: homes, private companies, certificates, and the symmetry of the map.\n\n"
          "With --without and --set, the command prints only the figures that a change of the data changes, "
          "before and after. With --sweep, it prints them for each value. `diff --study` compares two titles "
          "in this way.\n\n"
          "Each topic lists its assumptions and the data that the title lacks. Each figure is exact, a bound "
          "or an average. A draft gets the figures that its data allow; the exit code is then 0 as well. See "
          "docs/study.md.",
          "study mytitle\nstudy mytitle supply\nstudy mytitle reach --format json\n"
          "study mytitle reach --phase 3\n"
          "study mytitle supply --without tile:611\nstudy mytitle trains --set trains.4.count=2\n"
          "study mytitle trains --sweep trains.4.count=1..6\n"
          "study mytitle reach --company ABC -o reach.png\nstudy mytitle --report report.pdf",
          set_up_study};
}

}  // namespace trackwright
