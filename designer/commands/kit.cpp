// Prints the whole game.
#include <fmt/format.h>

#include <CLI/App.hpp>
#include <algorithm>
#include <memory>
#include <ostream>

#include "designer/checks/check.h"
#include "designer/commands/options.h"
#include "designer/commands/own_only.h"
#include "designer/commands/printing.h"
#include "designer/commands/table.h"
#include "designer/diagnostics/source.h"
#include "render/sheets/contact.h"

namespace trackwright {

namespace {

struct Options {
  PrintChoices print;
  bool png = false;
  bool own_only = false;
  std::string contact;
};

// The kit of a title with mistakes is worth looking at, but not worth printing: say so.
void mention_checks(const Environment& environment, const PrintJob& job, const std::string& name) {
  const Findings findings = run_checks(*job.loaded.title);
  if (!findings.empty())
    environment.streams.err << fmt::format("{}: {}; `trackwright check {}` shows them\n", name,
                                           summary(findings), name);
}

std::optional<WriteError> write_contact_sheet(const Options& options,
                                              const std::vector<ContactPicture>& pictures,
                                              const Theme& theme) {
  constexpr Size page{420, 297};
  const auto format = format_of(options.contact);
  if (!format) return WriteError{options.contact, "has no ending that names a format: .pdf, .svg or .png"};
  const std::vector<Page> pages{{page, contact_sheet(pictures, page, theme), {}}};
  return write_file(options.contact, document_bytes(*format, pages, {}, options.print.dpi));
}

// Lists of all that there is say nothing true beside a part of it.
bool tells_of_whole_kit(std::string_view kind) {
  return kind == "checklist" || kind == "guide";
}

// The title that `own` extends, ready to be drawn at the same sizes and under the same name.
std::optional<PrintJob> prepare_extended(const Environment& environment, const PrintJob& own,
                                         const Options& options, Exit& exit) {
  const auto folder = extended_folder(own.loaded);
  if (!folder) {
    environment.streams.err << fmt::format(
        "trackwright: {} extends no title, so all of its kit is its own; leave out --own-only\n",
        options.print.title);
    exit = Exit::Unusable;
    return std::nullopt;
  }
  PrintChoices choices = options.print;
  choices.title = *folder;
  auto job = prepare(environment, choices, exit);
  if (!job) return std::nullopt;
  job->kit = own.kit;
  take_name_of(*own.loaded.title, *job->loaded.title);
  return job;
}

Exit make_kit(const Environment& environment, const Options& options) {
  Exit exit = Exit::Sound;
  auto job = prepare(environment, options.print, exit);
  if (!job) return exit;
  std::optional<PrintJob> extended;
  if (options.own_only && !(extended = prepare_extended(environment, *job, options, exit))) return exit;
  if (extended && options.print.folder.empty()) job->folder += "-own";
  if (const auto error = make_folder(job->folder)) return unusable(environment, *error);
  const std::vector<std::string> wanted = wanted_components(*job->loaded.title);
  std::vector<PictureFormat> formats{PictureFormat::Pdf, PictureFormat::Svg};
  if (options.png) formats.push_back(PictureFormat::Png);
  Findings findings = job->loaded.findings;
  std::vector<ContactPicture> pictures;
  for (const ComponentKind& kind : component_kinds()) {
    if (std::find(wanted.begin(), wanted.end(), kind.id) == wanted.end()) continue;
    if (extended && tells_of_whole_kit(kind.id)) continue;
    Component component = make_component(kind, *job, findings);
    if (Findings unheard; extended && !keep_own(component, make_component(kind, *extended, unheard)))
      continue;
    for (const PrintedFile& file : print(component, *job, formats, options.print.dpi)) {
      const std::string path = job->folder + "/" + file.name;
      if (const auto error = write_file(path, file.bytes)) return unusable(environment, *error);
      environment.streams.out << fmt::format("{}: {}\n", path, file.content);
    }
    if (!options.contact.empty())
      for (Page& page : proof_pages(component, *job))
        pictures.push_back({std::move(page.drawing), page.size, page.label});
  }
  if (!options.contact.empty())
    if (const auto error = write_contact_sheet(options, pictures, job->sheets.theme))
      return unusable(environment, *error);
  warn(environment, job->loaded.sources, findings);
  mention_checks(environment, *job, options.print.title);
  return judge(findings, false);
}

Action setup(CLI::App& app) {
  const auto options = std::make_shared<Options>();
  add_title(app, options->print.title);
  add_print_choices(app, options->print);
  app.add_flag("--png", options->png, "PNG proofs beside PDF and SVG");
  app.add_flag("--own-only", options->own_only,
               "only what somebody who owns the title that this one extends does not have");
  app.add_option("--contact", options->contact,
                 "all pages in small on one sheet; its ending decides the format")
      ->type_name("FILE");
  return [options](const Environment& environment) { return make_kit(environment, *options); };
}

}  // namespace

Command kit_command() {
  return {
      "kit", "can I hold it in my hands? prints the whole game",
      "Writes the print-and-play kit of a title, ready to cut: map, tile sheets, tile manifest, upgrade "
      "chart, "
      "charters and stock market, each as PDF and SVG. kit.yaml in the title's folder chooses paper, "
      "sizes and "
      "components; options come before it. The same title gives the same bytes, on every machine.",
      "kit mytitle\nkit mytitle --paper Letter -o kits/mytitle-letter\nkit mytitle --contact overview.png\n"
      "kit my/variant --own-only",
      setup};
}

}  // namespace trackwright
