#include "designer/faces/cli/printing.h"

#include <fmt/format.h>

#include <CLI/App.hpp>
#include <CLI/Validators.hpp>
#include <algorithm>
#include <ostream>
#include <utility>

#include "designer/faces/cli/options.h"
#include "designer/faces/cli/write_folder.h"
#include "designer/faces/report/source.h"
#include "designer/studio/kit.h"
#include "designer/studio/open.h"
#include "designer/studio/picture.h"
#include "designer/studio/quantities.h"
#include "engine/base/words.h"

namespace trackwright {

namespace {

template <class T>
CLI::Option* add_choice(CLI::App& app, const std::string& name, Chosen<T>& choice, const std::string& text) {
  return app.add_option_function<T>(
      name,
      [&choice](const T& value) {
        choice = Placed<T>{value, {}};
      },
      text);
}

template <class E>
void add_way(CLI::App& app, const std::string& name, Chosen<E>& choice, const std::string& text) {
  app.add_option_function<std::string>(
         name,
         [&choice](const std::string& word) {
           choice = Placed<E>{*from_word<E>(word), {}};
         },
         text)
      ->type_name("WAY")
      ->check(one_of<E>());
}

void add_sizes(CLI::App& app, KitChoices& choices) {
  add_choice(app, "--tile-size", choices.tile_size,
             fmt::format("size of tiles from flat to flat, in mm; default: {:g}", KitOptions{}.tile_size))
      ->type_name("MM")
      ->check(number_from(10.0, 100.0));
  add_choice(app, "--map-size", choices.map_size,
             "size of the map hexes, in mm; default: slightly more than the tiles")
      ->type_name("MM")
      ->check(number_from(10.0, 100.0));
}

void add_sheets(CLI::App& app, KitOrder& order) {
  app.add_option_function<std::vector<std::string>>(
         "--layout",
         [&order](const std::vector<std::string>& names) {
           for (const std::string& name : names) order.choices.layouts.push_back({name, {}});
         },
         "the layout of pieces on sheets: honeycomb, separate, gutters, punch or another name in "
         "templates/layouts.yaml, or a file of the same form; can be repeated")
      ->type_name("NAME");
  add_way(
      app, "--colours", order.choices.colours,
      "tiles of another colour start a new row (rows, default), a new sheet (sheets), or neither (mixed)");
  add_way(app, "--backs", order.choices.backs,
          "backs of pieces: none (default); separate, to glue on; long-edge or short-edge, for double-sided "
          "printing; fold, next to their fronts");
  app.add_option("--printer", order.printer,
                 "the printer profile: a name in templates/printers.yaml, or a file of the same form")
      ->type_name("NAME");
  app.add_option("--machine", order.machine,
                 "also write cut paths for a cutting machine (SVG and DXF), with its marks on the sheets: a "
                 "name in templates/machines.yaml (silhouette, cricut or plain), or a file of the same form")
      ->type_name("NAME");
}

// Reports unknown values of options as mistakes on the command line, all other findings with their place.
Exit tell_refusal(const Environment& environment, const PrintRequest& request, Ordered ordered) {
  std::string of_options;
  std::erase_if(ordered.findings, [&](const Finding& finding) {
    const bool option = finding.check == "kit/unknown-choice" && finding.place.file == 0;
    if (option)
      of_options += fmt::format("trackwright: {}{}{}\n", finding.message, finding.help.empty() ? "" : "; ",
                                finding.help);
    return option;
  });
  const auto fixable = std::ranges::count_if(ordered.findings, [](const Finding& finding) {
    return finding.severity == Severity::Error && !finding.edits.empty();
  });
  warn(environment, ordered.sources, std::move(ordered.findings));
  environment.streams.err << of_options;
  switch (ordered.job.error()) {
    case Refusal::Unreadable:
    case Refusal::Unknown:
      return Exit::Unusable;
    case Refusal::Faulty:
      return Exit::Faulty;
    case Refusal::Incomplete:
      environment.streams.err
          << "trackwright: nothing was printed, because the title has errors; `trackwright render "
          << request.title.words() << "` draws the parts that parsed\n";
      if (fixable > 0)
        environment.streams.err << "trackwright: `trackwright check " << request.title.words()
                                << " --fix` fixes " << fixable << " of them\n";
      return Exit::Faulty;
  }
  return Exit::Faulty;
}

}  // namespace

void add_theme(CLI::App& app, Chosen<std::string>& theme) {
  add_choice(app, "--theme", theme, "classic, warm, low-ink, colour-blind, or a theme file")
      ->type_name("NAME|FILE");
}

void add_formats(CLI::App& app, std::vector<PictureFormat>& formats) {
  app.add_option_function<std::vector<std::string>>(
         "--format",
         [&formats](const std::vector<std::string>& endings) {
           formats.clear();
           for (const std::string& ending : endings) formats.push_back(*from_word<PictureFormat>(ending));
         },
         "pdf (default), svg or png; can be repeated")
      ->type_name("FORMAT")
      ->check(one_of<PictureFormat>());
}

void add_ids(CLI::App& app, SvgIds& ids) {
  app.add_flag_callback(
      "--ids", [&ids] { ids = SvgIds::Shown; },
      "in SVG files, add groups with names: <g id=\"hex-C14\" data-kind=\"hex\" data-name=\"C14\">");
}

void add_print_request(CLI::App& app, PrintRequest& request) {
  KitOrder& order = request.order;
  app.add_option("-o,--output", request.folder,
                 "the folder to write to; default: output/ followed by the name of the title")
      ->type_name("FOLDER");
  add_choice(app, "--paper", order.choices.paper, "A4, Letter, A3, ... or a size in mm: 200x300")
      ->type_name("PAPER");
  add_theme(app, order.choices.theme);
  add_sizes(app, order.choices);
  app.add_option("--dpi", request.dpi, "resolution of PNG files in pixels per inch; default: 150")
      ->type_name("NUMBER")
      ->check(number_from(10.0, 1200.0));
  add_sheets(app, order);
  app.add_option(
         "--quantity", request.quantities,
         "the number of copies of a piece, for example tiles/tile-57=2 or certificates/*=0; can be repeated")
      ->type_name("PIECE=NUMBER");
  add_choice(
      app, "--overlap", order.choices.overlap,
      fmt::format("overlap of neighbouring parts of a board, in mm; default: {:g}", SheetOptions{}.overlap))
      ->type_name("MM")
      ->check(number_from(2.0, 40.0));
  app.add_option("--profile", order.profile, "use the quantities of this profile in kit.yaml")
      ->type_name("NAME");
}

void accept_file(CLI::App& app) {
  app.get_option("--output")
      ->description(
          "the folder to write to, or a file, for example map.pdf, map.svg or map.png; default: output/ "
          "followed by the name of the title")
      ->type_name("FOLDER|FILE");
}

Expected<Prepared, Exit> prepare(const Environment& environment, const PrintRequest& request) {
  KitOrder order = request.order;
  for (const std::string& text : request.quantities) {
    auto quantity = read_quantity(text);
    if (!quantity) {
      environment.streams.err << "trackwright: " << quantity.error() << '\n';
      return unexpected(Exit::Unusable);
    }
    order.choices.quantities.push_back(std::move(*quantity));
  }
  Loaded loaded = open_title(environment.files, environment.installation, request.title);
  Ordered ordered = order_kit(environment.files, environment.installation, loaded, order);
  if (!ordered.job) return unexpected(tell_refusal(environment, request, std::move(ordered)));
  std::string folder = request.folder.empty() ? usual_kit_folder(*loaded.title) : request.folder;
  return Prepared{request.title.words(),       std::move(*ordered.job),    std::move(ordered.sources),
                  std::move(ordered.findings), std::move(ordered.besides), std::move(folder)};
}

Expected<FileChoices, Exit> chosen_files(const Environment& environment, const PrintRequest& request,
                                         const std::vector<PictureFormat>& formats) {
  const auto of_file = format_of(request.folder);
  FileChoices choices{formats, request.dpi};
  if (formats.empty()) choices.formats = {of_file.value_or(PictureFormat::Pdf)};
  choices.one = of_file.has_value();
  if (!of_file || choices.formats == std::vector{*of_file}) return choices;
  environment.streams.err << fmt::format("trackwright: `-o {}` does not match `--format`; omit `--format`\n",
                                         request.folder);
  return unexpected(Exit::Unusable);
}

std::optional<Exit> refuse_file(const Environment& environment, const PrintRequest& request) {
  if (!format_of(request.folder)) return std::nullopt;
  environment.streams.err << fmt::format(
      "trackwright: `-o {}` names a file, but the command writes several; give a folder\n", request.folder);
  return Exit::Unusable;
}

namespace {

std::optional<Exit> write_one(const Environment& environment, const std::string& path,
                              const std::vector<PrintedFile>& files) {
  if (files.size() == 1) {
    const auto error = write_file(path, files.front().bytes);
    return error ? std::optional(unusable(environment, *error)) : std::nullopt;
  }
  environment.streams.err << fmt::format(
      "trackwright: `-o {}` names a file, but there {}\n", path,
      files.empty() ? std::string("is nothing to write")
                    : fmt::format("are {} to write; give a folder", counted(files.size(), "file")));
  for (const PrintedFile& file : files) environment.streams.err << fmt::format("  {}\n", file.name);
  return Exit::Unusable;
}

}  // namespace

std::optional<Exit> write_made(const Environment& environment, const std::string& folder,
                               const std::vector<PrintedFile>& files) {
  if (format_of(folder)) return write_one(environment, folder, files);
  std::vector<OutputFile> output;
  for (const PrintedFile& file : files) output.push_back({file.name, file.bytes});
  if (const auto error = write_folder(folder, output, environment.started))
    return unusable(environment, *error);
  return std::nullopt;
}

Exit tell_found(const Environment& environment, const Prepared& prepared, const Findings& of_drawing) {
  Findings findings = prepared.findings;
  findings.insert(findings.end(), of_drawing.begin(), of_drawing.end());
  warn(environment, prepared.sources, findings);
  if (!prepared.besides.empty() && environment.streams.silent == nullptr)
    environment.streams.err << fmt::format("{0}: {1}; `trackwright check {0}` shows them\n", prepared.title,
                                           summary(prepared.besides));
  return judge(findings, false);
}

void tell_files(const Environment& environment, const std::string& folder,
                const std::vector<PrintedFile>& files) {
  std::size_t pictures = 0;
  for (const PrintedFile& file : files)
    if (file.name.starts_with(piece_folder))
      ++pictures;
    else
      environment.streams.notes() << fmt::format(
          "{}{}{}\n", format_of(folder) ? folder : folder + "/" + file.name,
          file.page_names.empty() ? "" : ": ", file.page_names.empty() ? "" : file.in_words());
  if (pictures > 0)
    environment.streams.notes() << fmt::format("{}/{}: {} pictures\n", folder, piece_folder, pictures);
}

void tell_left_out(const Environment& environment,
                   const std::vector<std::pair<std::string, int>>& without_backs) {
  if (without_backs.empty()) return;
  environment.streams.notes() << fmt::format(
      "without backs: {}; `--backs` prints them\n", joined(without_backs, ", ", [](const auto& left_out) {
        return fmt::format("{} ({})", left_out.first, counted(left_out.second, "piece"));
      }));
}

}  // namespace trackwright
