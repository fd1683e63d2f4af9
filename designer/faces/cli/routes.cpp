// What do the trains of a company earn?
#include <fmt/format.h>

#include <CLI/App.hpp>
#include <chrono>
#include <memory>
#include <nlohmann/json.hpp>
#include <ostream>

#include "designer/faces/cli/options.h"
#include "designer/faces/cli/printing.h"
#include "designer/faces/cli/table.h"
#include "designer/faces/cli/write_file.h"
#include "designer/format/title/position_file.h"
#include "designer/studio/picture.h"
#include "engine/base/suggest.h"
#include "engine/run/routes.h"
#include "render/components/map/runs.h"

namespace trackwright {

namespace {

struct RoutesRequest {
  std::string title;
  std::string position;
  std::string company;
  std::string picture;
  KitChoices look;  // theme of the picture
  Format format = Format::Text;
  double seconds = 0;
  double dpi = 100;
  bool evaluate = false;
};

// What is told: the best runs, or the stated ones with what is wrong with them.
struct Told {
  std::vector<Run> runs;
  std::vector<std::string> refusals;  // parallel to runs; empty: legal
  int total = 0;
  bool complete = true;
  int bound = 0;
};

Told find_best(const Title& title, const Position& position, double seconds) {
  RouteOptions options;
  const auto start = std::chrono::steady_clock::now();
  if (seconds > 0)
    options.give_up = [start, seconds] {
      return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count() > seconds;
    };
  BestRuns best = best_runs(title.map, title.roster, position, title.runs, options);
  Told told;
  told.refusals.assign(best.runs.size(), {});
  told.runs = std::move(best.runs);
  told.total = best.total;
  told.complete = best.complete;
  told.bound = best.bound;
  return told;
}

Told judge_stated(const Title& title, const LoadedPosition& loaded) {
  Told told;
  for (Judgement& judged : evaluate(title.map, title.roster, loaded.position, loaded.runs, title.runs)) {
    if (judged.legal) told.total += judged.run.revenue;
    told.refusals.push_back(judged.refusal);
    told.runs.push_back(std::move(judged.run));
  }
  told.bound = told.total;
  return told;
}

nlohmann::ordered_json json_of(const LoadedPosition& loaded, const Run& run, const std::string& refusal) {
  nlohmann::ordered_json json;
  json["train"] = loaded.train_ids.at(run.train);
  json["stops"] = nlohmann::ordered_json::array();
  for (const RunStop& stop : run.stops) {
    nlohmann::ordered_json told{stop.hex, stop.node, stop.value};
    if (!stop.paid) told.push_back(0);
    json["stops"].push_back(std::move(told));
  }
  json["path"] = run.path;
  json["revenue"] = run.revenue;
  if (!run.bonuses.empty())
    for (const RunBonusPaid& bonus : run.bonuses) json["bonuses"].push_back({bonus.name, bonus.value});
  if (run.fees != 0) json["fees"] = run.fees;
  if (!refusal.empty()) json["refusal"] = refusal;
  return json;
}

std::string json_of(const LoadedPosition& loaded, const Told& told) {
  nlohmann::ordered_json json;
  json["total"] = told.total;
  json["complete"] = told.complete;
  if (!told.complete) json["bound"] = told.bound;
  json["routes"] = nlohmann::ordered_json::array();
  for (std::size_t i = 0; i < told.runs.size(); ++i)
    json["routes"].push_back(json_of(loaded, told.runs[i], told.refusals[i]));
  return json.dump() + "\n";
}

void print(std::ostream& out, const Title& title, const LoadedPosition& loaded, const Told& told) {
  for (std::size_t i = 0; i < told.runs.size(); ++i) {
    const Run& run = told.runs[i];
    out << fmt::format("{:>6}  {:>6}  ", loaded.train_ids.at(run.train), money(title, run.revenue));
    for (const RunStop& stop : run.stops) {
      const Hex* hex = title.map.find(stop.hex);
      const bool named = hex != nullptr && !hex->name.empty();
      out << fmt::format("{}{}{} {}", &stop == run.stops.data() ? "" : " - ", stop.hex,
                         named ? fmt::format(" {}", hex->name) : "",
                         stop.paid ? std::to_string(stop.value) : "(passed)");
    }
    for (const RunBonusPaid& bonus : run.bonuses) out << fmt::format(" + {} {}", bonus.name, bonus.value);
    if (run.fees != 0) out << fmt::format(" (fees {})", money(title, run.fees));
    out << '\n';
    if (!told.refusals[i].empty()) out << fmt::format("        not legal: {}\n", told.refusals[i]);
  }
  out << fmt::format("{} earns {}", loaded.position.entity, money(title, told.total));
  if (!told.complete)
    out << fmt::format(" at least; no set of runs earns more than {}", money(title, told.bound));
  out << '\n';
}

std::optional<WriteError> draw(const Title& title, const Position& position, const Told& told,
                               const RoutesRequest& options, const Theme& theme, Findings& findings) {
  const ComponentContext context{title, theme, {}, findings};
  Board board = runs_board(context, position, told.runs);
  PdfMetadata metadata;
  metadata.title = fmt::format("{}: runs of {}", title.name, position.entity);
  return write_file(options.picture, document_bytes(*format_of(options.picture),
                                                    {Page{board.size, std::move(board.drawing), "runs"}},
                                                    metadata, options.dpi));
}

Exit unknown_company(const Environment& environment, const Title& title, const std::string& id) {
  std::vector<std::string> known;
  for (const Company& company : title.companies.companies) known.push_back(company.id.value);
  return unusable(environment, "position/unknown-company",
                  fmt::format("`{}` is no company of {}", id, title.name), did_you_mean(id, known));
}

Exit routes(const Environment& environment, const RoutesRequest& options) {
  if (!options.picture.empty() && !format_of(options.picture))
    return unusable(environment, "file/unwritable",
                    fmt::format("{} has no ending that names a format", options.picture),
                    "use .pdf, .svg or .png");
  Loaded loaded = load_title(environment.files, environment.installation, options.title);
  std::optional<LoadedPosition> position;
  if (loaded.title)
    position = load_position(environment.files, environment.installation, options.position, *loaded.title,
                             loaded.sources, loaded.findings);
  const KitChoices look = loaded.title ? laid_over(loaded.title->kit, options.look) : options.look;
  const auto theme = chosen_theme(environment.files, environment.installation, look, loaded.folder,
                                  loaded.sources, loaded.findings);
  warn(environment, loaded.sources, loaded.findings);
  if (!loaded.readable || !position || !theme) return Exit::Unusable;
  if (!options.company.empty()) position->position.entity = options.company;
  if (find_company(loaded.title->companies, position->position.entity) == nullptr)
    return unknown_company(environment, *loaded.title, position->position.entity);
  const bool faulty = judge(loaded.findings, false) == Exit::Faulty;
  if (faulty) return Exit::Faulty;
  const Told told = options.evaluate ? judge_stated(*loaded.title, *position)
                                     : find_best(*loaded.title, position->position, options.seconds);
  if (!options.picture.empty()) {
    Findings findings;
    if (const auto error = draw(*loaded.title, position->position, told, options, *theme, findings))
      return unusable(environment, *error);
    warn(environment, loaded.sources, findings);
  }
  if (options.format == Format::Json)
    environment.streams.out << json_of(*position, told);
  else
    print(environment.streams.out, *loaded.title, *position, told);
  const bool refused = std::ranges::any_of(told.refusals, [](const auto& r) { return !r.empty(); });
  return refused ? Exit::Faulty : Exit::Sound;
}

Action set_up_routes(CLI::App& app) {
  const auto options = std::make_shared<RoutesRequest>();
  add_title(app, options->title);
  app.add_option("POSITION", options->position, "a file: phase, tiles laid, tokens, trains")->required();
  app.add_option("--company", options->company, "whose trains run; the position's `entity` unless given")
      ->type_name("COMPANY");
  app.add_flag("--evaluate", options->evaluate, "judge the runs that the position states under `routes`");
  app.add_option("--seconds", options->seconds,
                 "stop searching after this time, with the best found and a bound")
      ->type_name("NUMBER")
      ->check(CLI::Range(0.0, 86400.0));
  app.add_option("-o,--output", options->picture, "draws the map with the runs: .pdf, .svg or .png")
      ->type_name("FILE");
  add_theme(app, options->look.theme);
  app.add_option("--dpi", options->dpi, "pixels an inch of a PNG; 100 unless given")
      ->type_name("NUMBER")
      ->check(CLI::Range(10.0, 2400.0));
  add_format(app, options->format);
  return [options](const Environment& environment) { return routes(environment, *options); };
}

}  // namespace

Command routes_command() {
  return {"routes", "what do a company's trains earn? the best runs, proven",
          "Finds the runs that pay most in a position, by the title's own rules, and proves that nothing "
          "pays more; or judges given runs. The position file has the form of a record of a played game: see "
          "docs/positions.md.",
          "routes mytitle position.yaml\nroutes mytitle position.yaml --company ABC -o runs.png\n"
          "routes mytitle position.yaml --evaluate --format json",
          set_up_routes};
}

}  // namespace trackwright
