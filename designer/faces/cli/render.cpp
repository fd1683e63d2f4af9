// Draws single components of a kit.
#include <fmt/format.h>

#include <CLI/App.hpp>
#include <algorithm>
#include <memory>
#include <ostream>

#include "designer/faces/cli/options.h"
#include "designer/faces/cli/printing.h"
#include "designer/faces/cli/table.h"
#include "designer/studio/press.h"
#include "engine/base/suggest.h"
#include "render/components/kinds.h"

namespace trackwright {

namespace {

struct RenderRequest {
  PrintChoices print;
  std::vector<std::string> components;
  std::vector<std::string> formats;
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

std::vector<PictureFormat> formats_of(const RenderRequest& options) {
  std::vector<PictureFormat> formats;
  for (const std::string& ending : options.formats) formats.push_back(*from_word<PictureFormat>(ending));
  if (formats.empty()) formats.push_back(PictureFormat::Pdf);
  return formats;
}

Exit render(const Environment& environment, const RenderRequest& options) {
  const auto& kinds = component_kinds();
  std::vector<const ComponentKind*> wanted;
  for (const std::string& name : options.components) {
    const auto kind =
        std::find_if(kinds.begin(), kinds.end(), [&](const ComponentKind& one) { return one.id == name; });
    if (kind == kinds.end()) return unknown_component(environment, name);
    wanted.push_back(&*kind);
  }
  Exit exit = Exit::Sound;
  auto job = prepare(environment, options.print, exit);
  if (!job) return exit;
  std::vector<OutputFile> output;
  Findings findings = job->loaded.findings;
  const FileChoices choices{formats_of(options), options.print.dpi};
  const std::vector<DrawnComponent> drawn = draw_components(wanted, *job);
  for (const DrawnComponent& one : drawn)
    findings.insert(findings.end(), one.findings.begin(), one.findings.end());
  for (PrintedComponent& printed : print_components(drawn, *job, choices))
    for (PrintedFile& file : printed.files) {
      output.push_back({file.name, std::move(file.bytes)});
      environment.streams.out << fmt::format("{}/{}{}{}\n", job->folder, file.name,
                                             file.page_names.empty() ? "" : ": ",
                                             file.page_names.empty() ? "" : file.in_words());
    }
  if (const auto error = write_files(job->folder, output)) return unusable(environment, *error);
  warn(environment, job->loaded.sources, findings);
  return judge(findings, false);
}

Action set_up_render(CLI::App& app) {
  const auto options = std::make_shared<RenderRequest>();
  add_title(app, options->print.title);
  app.add_option("COMPONENT", options->components,
                 "what to draw: map, tiles, ... (a wrong one lists them all)")
      ->required();
  app.add_option("--format", options->formats, "pdf (unless given), svg or png; may be given several times")
      ->type_name("FORMAT")
      ->check(one_of<PictureFormat>());
  add_print_choices(app, options->print);
  return [options](const Environment& environment) { return render(environment, *options); };
}

}  // namespace

Command render_command() {
  return {"render", "draws parts of a kit: map, tiles, charters, ...",
          "Draws components of a title. Pieces to cut out are laid on sheets of the paper; boards such as "
          "the map come "
          "whole on one large page, and as PDF over several sheets too.",
          "render mytitle map --format png --dpi 100\nrender mytitle tiles charters --paper Letter -o proofs",
          set_up_render};
}

}  // namespace trackwright
