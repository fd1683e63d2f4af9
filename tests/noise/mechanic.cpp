#include "tests/noise/mechanic.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <utility>

#include "engine/run/judge.h"
#include "engine/run/routes.h"
#include "tests/noise/imported.h"
#include "tests/noise/recorded.h"

namespace trackwright::noise {

namespace {

bool has(const std::vector<std::string>& words, const std::string& word) {
  return std::ranges::find(words, word) != words.end();
}

class Records {
 public:
  Records(const Mechanic& mechanic, Stated stated)
      : mechanic_(mechanic),
        stated_(stated),
        reader_(Setup::Told, [&](const std::string& slug) { return load_over_facts(slug, files()); }) {}

  Tally tally() {
    if (mechanic_.compared == Compared::Optima) optima_ = recorded_optima();
    for (const std::string& game : recorded_games())
      if (game.starts_with(std::string(mechanic_.slug) + "__") && is_asked(game)) read(game);
    return std::move(tally_);
  }

 private:
  bool is_asked(const std::string& game) const {
    return mechanic_.games.empty() ||
           std::ranges::any_of(mechanic_.games, [&](const std::string& end) { return game.ends_with(end); });
  }

  std::map<std::string, std::string> files() const {
    const bool stated = stated_ == Stated::Yes;
    std::map<std::string, std::string> files;
    files["roster.yaml"] = mechanic_.besides + (stated ? mechanic_.rule : mechanic_.instead);
    if (stated) files["map.yaml"] = mechanic_.map;
    std::erase_if(files, [](const auto& file) { return file.second.empty(); });
    return files;
  }

  void read(const std::string& game) {
    const Loaded& title = reader_.title_of_game(game);
    for (const Finding& finding : title.findings)
      if (finding.severity == Severity::Error) tally_.unlike.push_back(finding.check + " " + finding.message);
    if (!title.title) return;
    const auto adapt = [&](const std::string& of, nlohmann::json& position) {
      if (mechanic_.adapt) mechanic_.adapt(position, of, stated_);
    };
    for (const Recorded& recorded : reader_.read(game, 1, adapt)) {
      for (const Finding& error : recorded.errors)
        tally_.unlike.push_back(fmt::format("{}: {} {}", told(recorded), error.check, error.message));
      if (recorded.loaded) compare(recorded, title_of(*recorded.loaded, *title.title));
    }
  }

  static std::string told(const Recorded& recorded) {
    return fmt::format("{} {}", recorded.fixture, recorded.action);
  }

  void compare(const Recorded& recorded, const Title& title) {
    if (mechanic_.compared == Compared::Optima) return compare_optimum(recorded, title);
    std::vector<StatedRun> stated;
    for (const RecordedRun& run : recorded.runs) stated.push_back(run.stated);
    const auto judged = evaluate(title.map, title.roster, recorded.loaded->position, stated, title.runs);
    if (mechanic_.compared == Compared::Subsidies) return compare_subsidy(recorded, judged);
    if (mechanic_.either && earn_as_much(recorded, judged)) {
      tally_.equal += static_cast<int>(judged.size());
      return;
    }
    for (std::size_t i = 0; i < judged.size(); ++i) compare_run(recorded, recorded.runs[i], judged[i]);
  }

  void compare_run(const Recorded& recorded, const RecordedRun& run, const Judgement& judged) {
    const Position& position = recorded.loaded->position;
    const std::string& train = position.trains.at(run.stated.train).name.value;
    if (judged.legal && (judged.run.revenue == run.revenue || has(mechanic_.legal_only, train)))
      ++tally_.equal;
    else
      tally_.unlike.push_back(fmt::format("{} {} {} {}: {} paid, we say {} {}", told(recorded),
                                          position.entity, train, run.told, run.revenue, judged.run.revenue,
                                          judged.refusal));
  }

  static bool earn_as_much(const Recorded& recorded, const std::vector<Judgement>& judged) {
    int more = 0;
    for (const RecordedRun& run : recorded.runs) more -= run.revenue;
    for (const Judgement& one : judged) more += one.run.revenue;
    return more == 0 && std::ranges::all_of(judged, &Judgement::legal);
  }

  void compare_subsidy(const Recorded& recorded, const std::vector<Judgement>& judged) {
    int sum = 0;
    for (const Judgement& one : judged)
      for (const RunBonusPaid& paid : one.run.subsidies) sum += paid.value;
    compare_sum(recorded, sum, recorded.subsidy);
  }

  void compare_optimum(const Recorded& recorded, const Title& title) {
    for (const Optimum& optimum : optima_)
      if (optimum.fixture == recorded.fixture && optimum.action == recorded.action)
        compare_sum(recorded, best_runs(title.map, title.roster, recorded.loaded->position, title.runs).total,
                    optimum.best);
  }

  void compare_sum(const Recorded& recorded, int ours, int theirs) {
    if (ours == theirs)
      ++tally_.equal;
    else
      tally_.unlike.push_back(fmt::format("{}: {}, we say {}", told(recorded), theirs, ours));
  }

  const Mechanic& mechanic_;
  Stated stated_;
  RecordReader reader_;
  std::vector<Optimum> optima_;
  Tally tally_;
};

}  // namespace

void PrintTo(const Mechanic& mechanic, std::ostream* out) {
  *out << mechanic.name();
}

Tally tally(const Mechanic& mechanic, Stated stated) {
  return Records(mechanic, stated).tally();
}

}  // namespace trackwright::noise
