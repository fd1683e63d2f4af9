// What does it mean?
#include <CLI/App.hpp>
#include <memory>
#include <ostream>

#include "designer/commands/options.h"
#include "designer/commands/overview.h"
#include "designer/commands/table.h"
#include "designer/load/yaml_write.h"

namespace trackwright {

namespace {

struct ShowRequest {
  std::string title;
  bool json = false;
  bool merged = false;
};

Exit show_title(const Environment& environment, const ShowRequest& options) {
  const Loaded loaded = load_title(environment.files, environment.installation, options.title);
  warn(environment, loaded.sources, loaded.findings);
  if (!loaded.readable) return Exit::Unusable;
  std::ostream& out = environment.streams.out;
  if (options.json)
    out << write_json(loaded.merged);
  else if (options.merged)
    for (const auto& [name, tree] : loaded.merged) out << "# " << name << '\n' << write_yaml(tree) << '\n';
  else if (loaded.title)
    out << overview(*loaded.title);
  return judge(loaded.findings, false);
}

Action set_up_show(CLI::App& app) {
  const auto options = std::make_shared<ShowRequest>();
  add_title(app, options->title);
  auto* merged =
      app.add_flag("--merged", options->merged, "the files as YAML, with what `extends` brings in");
  app.add_flag("--json", options->json, "the same as one JSON object, a key for each file")->excludes(merged);
  return [options](const Environment& environment) { return show_title(environment, *options); };
}

}  // namespace

Command show_command() {
  return {
      "show", "what does it mean? the title at a glance, or as merged data",
      "Shows what a title says: players, map, tiles, phases, trains, market and companies. With --merged or "
      "--json the data themselves, as they are after a title that it extends was read first.",
      "show mytitle\nshow mytitle --json\nshow my/variant --merged", set_up_show};
}

}  // namespace trackwright
