// `routes`: finds the best runs of a company.
#include <fmt/format.h>

#include <CLI/App.hpp>
#include <chrono>
#include <memory>
#include <ostream>

#include "designer/faces/cli/options.h"
#include "designer/faces/cli/printing.h"
#include "designer/faces/cli/table.h"
#include "designer/faces/cli/write_file.h"
#include "designer/studio/answer_json.h"
#include "designer/studio/art.h"
#include "designer/studio/chosen.h"
#include "designer/studio/open.h"
#include "designer/studio/routes.h"

namespace trackwright {

namespace {

struct RoutesRequest {
  TitleName title;
  std::string position;
  std::string company;
  std::string picture;
  KitChoices look;  // theme of the picture
  Format format = Format::Text;
  double seconds = 0;
  double dpi = 100;
  bool evaluate = false;
};

// Ends the search after this many seconds; 0 means no limit.
std::function<bool()> time_limit(double seconds) {
  if (seconds <= 0) return {};
  const auto start = std::chrono::steady_clock::now();
  return [start, seconds] {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count() > seconds;
  };
}

void print(std::ostream& out, const Title& title, const Run& run) {
  for (const RunStop& stop : run.stops) {
    const Hex* hex = title.map.find(stop.hex);
    const bool named = hex != nullptr && !hex->name.empty();
    out << fmt::format("{}{}{} {}", &stop == run.stops.data() ? "" : " - ", stop.hex,
                       named ? fmt::format(" {}", hex->name) : "",
                       stop.paid ? std::to_string(stop.value) : "(passed)");
  }
  for (const RunBonusPaid& bonus : run.bonuses) out << fmt::format(" + {} {}", bonus.name, bonus.value);
  if (run.fees != 0) out << fmt::format(" (fees {})", money(title, run.fees));
  for (const RunBonusPaid& subsidy : run.subsidies)
    out << fmt::format(" (to the treasury: {} {})", subsidy.name, money(title, subsidy.value));
  out << '\n';
}

void print(std::ostream& out, const Title& title, const LoadedPosition& loaded, const RoutesAnswer& told) {
  for (std::size_t i = 0; i < told.runs.size(); ++i) {
    const Run& run = told.runs[i];
    out << fmt::format("{:>6}  {:>6}  ", loaded.train_ids.at(run.train), money(title, run.revenue));
    print(out, title, run);
    if (!told.refusals[i].empty()) out << fmt::format("        not legal: {}\n", told.refusals[i]);
  }
  out << fmt::format("{} earns {}", loaded.position.entity, money(title, told.total));
  if (!told.complete)
    out << fmt::format(" at least; {}no set of runs earns more than {}",
                       told.not_computed.empty() ? "" : "under the computed rules ",
                       money(title, told.bound));
  out << '\n';
  if (told.not_computed.empty()) return;
  out << "not computed:\n";
  for (const std::string& rule : told.not_computed) out << fmt::format("  - {}\n", rule);
}

Exit routes(const Environment& environment, const RoutesRequest& options) {
  if (!options.picture.empty() && !format_of(options.picture))
    return unusable(environment, "file/unwritable",
                    fmt::format("{} has an unknown file extension", options.picture),
                    "use .pdf, .svg or .png");
  Loaded loaded = open_title(environment.files, environment.installation, options.title);
  std::optional<LoadedPosition> position;
  if (loaded.title)
    position = load_position(environment.files, environment.installation, options.position, *loaded.title,
                             loaded.sources, loaded.findings);
  const KitChoices look = loaded.title ? laid_over(loaded.title->kit, options.look) : options.look;
  const auto theme =
      chosen_theme(environment.files, environment.installation, look, loaded.sources, loaded.findings);
  warn(environment, loaded.sources, loaded.findings);
  if (!loaded.readable || !position || !theme) return Exit::Unusable;
  if (!options.company.empty()) position->position.entity = options.company;
  const Title& title = title_of(*position, *loaded.title);
  if (const auto unknown = unknown_company(title, position->position)) return unusable(environment, *unknown);
  if (judge(loaded.findings, false) == Exit::Faulty) return Exit::Faulty;
  const RoutesAnswer told = answer_routes(title, *position, {options.evaluate, time_limit(options.seconds)});
  if (!options.picture.empty()) {
    Findings findings;
    const std::string picture =
        runs_picture(title, position->position, told, *theme, art_of(environment.files, loaded),
                     *format_of(options.picture), options.dpi, findings);
    if (const auto error = write_file(options.picture, picture)) return unusable(environment, *error);
    warn(environment, loaded.sources, findings);
  }
  if (options.format == Format::Json)
    environment.streams.out << answer_json(*position, told);
  else
    print(environment.streams.out, title, *position, told);
  return told.all_legal() ? Exit::Sound : Exit::Faulty;
}

Action set_up_routes(CLI::App& app) {
  const auto options = std::make_shared<RoutesRequest>();
  add_title(app, options->title);
  app.add_option("POSITION", options->position, "the position file: phase, tiles, tokens, trains")
      ->required();
  app.add_option("--company", options->company, "the company that runs; default: `entity` of the position")
      ->type_name("COMPANY");
  app.add_flag("--evaluate", options->evaluate, "check the runs in `routes` of the position");
  app.add_option("--seconds", options->seconds,
                 "stop the search after this time and report the best result with a bound")
      ->type_name("NUMBER")
      ->check(number_from(0.0, 86400.0));
  app.add_option("-o,--output", options->picture, "draw the map with the runs: .pdf, .svg or .png")
      ->type_name("FILE");
  add_theme(app, options->look.theme);
  app.add_option("--dpi", options->dpi, "resolution of a PNG in pixels per inch; default: 100")
      ->type_name("NUMBER")
      ->check(number_from(10.0, 2400.0));
  add_format(app, options->format);
  return [options](const Environment& environment) { return routes(environment, *options); };
}

}  // namespace

Command routes_command() {
  return {"routes", "find the best runs of a company's trains, with proof",
          "Finds the best runs in a position under the rules of the title and proves that no others earn "
          "more, or checks given runs. See docs/positions.md for the position file.",
          "routes mytitle position.yaml\nroutes mytitle position.yaml --company ABC -o runs.png\n"
          "routes mytitle position.yaml --evaluate --format json",
          set_up_routes};
}

}  // namespace trackwright
