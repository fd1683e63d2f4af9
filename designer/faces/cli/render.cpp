// `render`: draws single components of a kit.
#include <fmt/format.h>

#include <CLI/App.hpp>
#include <algorithm>
#include <memory>
#include <ostream>

#include "designer/faces/cli/options.h"
#include "designer/faces/cli/printing.h"
#include "designer/faces/cli/table.h"
#include "designer/studio/kit.h"
#include "engine/base/suggest.h"
#include "render/components/kinds.h"

namespace trackwright {

namespace {

struct RenderRequest {
  PrintRequest print;
  std::vector<std::string> components;
  std::vector<PictureFormat> formats;  // empty: that of the file, or PDF
  SvgIds ids = SvgIds::None;
};

std::string list_of_components() {
  std::string text = "The components:\n";
  for (const ComponentKind& kind : component_kinds())
    text += fmt::format("  {:<10} {}\n", kind.id, kind.sentence);
  return text;
}

Exit unknown_component(const Environment& environment, const std::string& name) {
  std::vector<std::string_view> known;
  for (const ComponentKind& kind : component_kinds()) known.emplace_back(kind.id);
  const std::string_view near = nearest(name, known);
  environment.streams.err << fmt::format(
      "trackwright: `{}` is not a component\n{}", name,
      near.empty() ? list_of_components() : fmt::format("Did you mean `{}`?\n", near));
  return Exit::Unusable;
}

Exit render(const Environment& environment, const RenderRequest& options) {
  const auto& kinds = component_kinds();
  std::vector<const ComponentKind*> wanted;
  for (const std::string& name : options.components) {
    const auto kind = std::ranges::find(kinds, name, &ComponentKind::id);
    if (kind == kinds.end()) return unknown_component(environment, name);
    wanted.push_back(&*kind);
  }
  auto choices = chosen_files(environment, options.print, options.formats);
  if (!choices) return choices.error();
  choices->ids = options.ids;
  if (wanted.size() > 1)
    if (const auto refused = refuse_file(environment, options.print)) return *refused;
  const auto prepared = prepare(environment, options.print);
  if (!prepared) return prepared.error();
  const MadeFiles made = make_components(prepared->job, wanted, *choices);
  if (const auto failed = write_made(environment, prepared->folder, made.files)) return *failed;
  tell_files(environment, prepared->folder, made.files);
  tell_left_out(environment, made.without_backs);
  return tell_found(environment, *prepared, made.findings);
}

Action set_up_render(CLI::App& app) {
  const auto options = std::make_shared<RenderRequest>();
  add_title(app, options->print.title);
  app.add_option("COMPONENT", options->components,
                 "the components to draw: map, tiles, ... (an unknown name lists them all)")
      ->required();
  add_formats(app, options->formats);
  add_ids(app, options->ids);
  add_print_request(app, options->print);
  accept_file(app);
  return [options](const Environment& environment) { return render(environment, *options); };
}

}  // namespace

Command render_command() {
  return {
      "render", "draw parts of a kit: map, tiles, charters, ...",
      "Draws components of a title. Pieces to cut out are placed on sheets of the paper. Boards such as "
      "the map come as one large page and, as PDF, also split over several sheets. If `-o` names a file, the "
      "extension selects the format; a PDF then contains the sheets only.",
      "render mytitle map -o map.pdf\nrender mytitle map --format png --dpi 100\nrender mytitle map "
      "--format svg --ids\nrender mytitle tiles charters --paper Letter -o proofs",
      set_up_render};
}

}  // namespace trackwright
