// Files for print shops and print-on-demand services.
#include <fmt/format.h>

#include <CLI/App.hpp>
#include <CLI/Validators.hpp>
#include <algorithm>
#include <map>
#include <memory>
#include <ostream>

#include "designer/faces/cli/options.h"
#include "designer/faces/cli/printing.h"
#include "designer/faces/cli/report.h"
#include "designer/format/press/press_files.h"
#include "designer/studio/piece_pictures.h"
#include "designer/studio/press.h"
#include "engine/base/parallel.h"
#include "render/components/kinds.h"
#include "render/documents/png.h"
#include "render/sheets/shop.h"

namespace trackwright {

namespace {

struct ShopRequest {
  PrintChoices print;
  double bleed = 3;
  ShopOptions shop;
  bool outlined = false;
  std::string service;
};

std::vector<PrintedFile> decks_of(const ShopRequest& options, const std::vector<DrawnComponent>& drawn,
                                  const PrintJob& job) {
  std::vector<std::vector<PrintedFile>> files(drawn.size());
  ShopOptions in_shop = options.shop;
  in_shop.bleed = options.bleed;
  in_parallel(drawn.size(), [&](std::size_t i) {
    const Component& component = drawn[i].component;
    PdfMetadata metadata;
    metadata.title = fmt::format("{}: {}", job.loaded.title->name, component.title);
    metadata.author = job.loaded.title->designer;
    metadata.outlined = options.outlined;
    for (ShopDeck& deck : shop_decks(component, in_shop, job.sheets.theme)) {
      std::vector<Page> pages;
      PrintedFile file{deck.name + ".pdf", {}, fmt::format("with {:g} mm of bleed", deck.bleed)};
      for (Sheet& sheet : deck.pages) {
        pages.push_back({sheet.size, std::move(sheet.drawing), {}, sheet.trim, sheet.bleed});
        file.page_names.push_back(sheet.name);
      }
      file.bytes = write_pdf(pages, metadata);
      files[i].push_back(std::move(file));
    }
  });
  std::vector<PrintedFile> all;
  for (auto& some : files) std::move(some.begin(), some.end(), std::back_inserter(all));
  return all;
}

// A picture a side, in the nearest size of the service; what was scaled is told.
std::vector<PrintedFile> service_pictures(const Environment& environment, const PrintService& service,
                                          const std::vector<DrawnComponent>& drawn) {
  struct Side {
    const Piece* piece;
    const Drawing* drawing;
    const ServiceSize* size;
    std::string name;
  };
  std::vector<Side> sides;
  for (const DrawnComponent& one : drawn)
    for (const Piece& piece : one.component.pieces) {
      const ServiceSize* size = nearest_size(service, piece);
      if (size == nullptr) continue;
      const std::string stem = fmt::format("{}/{}", one.component.id, file_stem(piece.id));
      sides.push_back({&piece, &piece.front, size, stem + ".png"});
      if (piece.back) sides.push_back({&piece, &*piece.back, size, stem + "-back.png"});
    }
  std::vector<PrintedFile> files(sides.size());
  std::vector<double> scales(sides.size());
  in_parallel(sides.size(), [&](std::size_t i) {
    const ServicePicture picture =
        service_picture(*sides[i].piece, *sides[i].drawing, *sides[i].size, service.bleed);
    files[i] = {sides[i].name, write_png(picture.drawing, picture.size, service.dpi)};
    scales[i] = picture.scale;
  });
  std::map<std::string, int> told;
  for (std::size_t i = 0; i < sides.size(); ++i)
    ++told[fmt::format("{}: {}, at {:.0f} %", sides[i].name.substr(0, sides[i].name.find('/')),
                       sides[i].size->name, scales[i] * 100)];
  for (const auto& [text, count] : told)
    environment.streams.out << fmt::format("{}, {} picture{}\n", text, count, count == 1 ? "" : "s");
  return files;
}

Exit shop(const Environment& environment, const ShopRequest& options) {
  Exit exit = Exit::Sound;
  auto job = prepare_whole(environment, options.print, exit);
  if (!job) return exit;
  job->kit.bleed = std::max(job->kit.bleed, options.bleed);
  job->kit.small_bleed = job->kit.bleed;  // each piece has a page of its own
  if (options.print.folder.empty()) job->folder += "-shop";
  std::vector<const ComponentKind*> kinds;
  for (const ComponentKind& kind : component_kinds())
    if (!kind.about_kit) kinds.push_back(&kind);
  std::vector<PrintedFile> files;
  Findings findings = job->loaded.findings;
  if (options.service.empty()) {
    const auto drawn = draw_components(kinds, *job);
    for (const DrawnComponent& one : drawn)
      findings.insert(findings.end(), one.findings.begin(), one.findings.end());
    files = decks_of(options, drawn, *job);
    for (const PrintedFile& file : files)
      environment.streams.out << fmt::format("{}/{}: {}\n", job->folder, file.name, file.in_words());
  } else {
    const auto services =
        read_services(environment.files, environment.installation,
                      environment.installation.templates + "/services.yaml", job->loaded.sources, findings);
    const auto service = find_service(services, options.service);
    if (!service) {
      environment.streams.err << "trackwright: " << service.error() << '\n';
      return Exit::Unusable;
    }
    constexpr double for_other_proportions =
        6;  // mm of art beyond the bleed, where a size is longer than the piece
    job->kit.bleed = std::max(job->kit.bleed, service->bleed + for_other_proportions);
    job->kit.small_bleed = job->kit.bleed;
    const auto drawn = draw_components(kinds, *job);
    files = service_pictures(environment, *service, drawn);
    environment.streams.out << fmt::format("{}: {} pictures at {:g} dpi\n", job->folder, files.size(),
                                           service->dpi);
  }
  std::vector<OutputFile> output;
  for (const PrintedFile& file : files) output.push_back({file.name, file.bytes});
  if (const auto error = write_files(job->folder, output)) return unusable(environment, *error);
  warn(environment, job->loaded.sources, findings);
  return judge(findings, false);
}

Action set_up_shop(CLI::App& app) {
  const auto options = std::make_shared<ShopRequest>();
  add_title(app, options->print.title);
  add_print_choices(app, options->print);
  app.add_option("--bleed", options->bleed, "millimetres of art beyond the trim; 3 unless given")
      ->type_name("MM")
      ->check(CLI::Range(0.0, 10.0));
  app.add_option("--safe", options->shop.safe,
                 "millimetres inside the trim that --proof shows as safe; 3 unless given")
      ->type_name("MM")
      ->check(CLI::Range(0.0, 10.0));
  app.add_flag("--proof", options->shop.proof, "show on each page where it is trimmed and what is safe");
  app.add_flag("--outlined", options->outlined, "texts as outlines instead of embedded fonts");
  app.add_option(
         "--service", options->service,
         "instead of PDF, a PNG picture of each side in the sizes of a service of templates/services.yaml")
      ->type_name("NAME");
  return [options](const Environment& environment) { return shop(environment, *options); };
}

}  // namespace

Command shop_command() {
  return {"shop", "files for a print shop: one piece a page, with bleed and trim box",
          "Writes one PDF for each component and size, a page for each copy of each piece, front and back "
          "alternating, with exact TrimBox and BleedBox and without marks; or the pictures that a "
          "print-on-demand "
          "service takes. docs/printing.md says how to come to CMYK.",
          "shop mytitle --bleed 3 --outlined\nshop mytitle --proof -o proofs\nshop mytitle --service "
          "the-game-crafter",
          set_up_shop};
}

}  // namespace trackwright
