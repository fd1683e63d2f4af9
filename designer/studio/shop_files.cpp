#include "designer/studio/shop_files.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <utility>

#include "designer/studio/piece_pictures.h"
#include "engine/base/parallel.h"
#include "render/components/kinds.h"
#include "render/documents/png.h"

namespace trackwright {

namespace {

constexpr double for_other_proportions =
    6;  // mm of art beyond the bleed, where a size is longer than the piece

std::vector<PrintedFile> decks_of(const Component& component, const PrintJob& job, const ShopWishes& wishes) {
  PdfMetadata metadata;
  metadata.title = fmt::format("{}: {}", job.title.name, component.title);
  metadata.author = job.title.designer;
  metadata.outlined = wishes.outlined;
  std::vector<PrintedFile> files;
  for (ShopDeck& deck : shop_decks(component, wishes.pages, job.sheets.theme)) {
    PrintedFile& file = files.emplace_back(
        PrintedFile{deck.name + ".pdf", {}, fmt::format("with {:g} mm of bleed", deck.bleed)});
    for (Page& page : deck.pages) file.page_names.push_back(std::exchange(page.name, {}));
    file.bytes = write_pdf(deck.pages, metadata);
  }
  return files;
}

void add_decks(ShopFiles& made, const Kit& kit, const PrintJob& job, const ShopWishes& wishes) {
  std::vector<std::vector<PrintedFile>> files(kit.components.size());
  in_parallel(files.size(), [&](std::size_t i) { files[i] = decks_of(kit.components[i], job, wishes); });
  for (auto& some : files) std::ranges::move(some, std::back_inserter(made.files));
}

struct PieceSide {
  const Piece* piece;
  const Drawing* drawing;
  const ServiceSize* size;
  std::string name;
};

std::vector<PieceSide> sides_of(const Kit& kit, const PrintService& service) {
  std::vector<PieceSide> sides;
  for (const Component& component : kit.components)
    for (const Piece& piece : component.pieces) {
      const ServiceSize* size = nearest_size(service, piece);
      if (size == nullptr) continue;
      const std::string stem = fmt::format("{}/{}", component.id, file_stem(piece.id));
      sides.push_back({&piece, &piece.front, size, stem + ".png"});
      if (piece.back) sides.push_back({&piece, &*piece.back, size, stem + "-back.png"});
    }
  return sides;
}

void add_pictures(ShopFiles& made, const Kit& kit, const PrintService& service) {
  const std::vector<PieceSide> sides = sides_of(kit, service);
  made.files.resize(sides.size());
  made.fitted.resize(sides.size());
  in_parallel(sides.size(), [&](std::size_t i) {
    const PieceSide& side = sides[i];
    const ServicePicture picture = service_picture(*side.piece, *side.drawing, *side.size, service.bleed);
    made.files[i] = {side.name, write_png(picture.drawing, picture.size, service.dpi)};
    made.fitted[i] = {side.name.substr(0, side.name.find('/')), side.size->name, picture.scale};
  });
}

}  // namespace

ShopFiles make_shop_files(PrintJob job, const ShopWishes& wishes) {
  job.kit.bleed = std::max(job.kit.bleed, wishes.pages.bleed);
  if (job.service) job.kit.bleed = std::max(job.kit.bleed, job.service->bleed + for_other_proportions);
  job.kit.small_bleed = job.kit.bleed;  // each piece has a page of its own
  const Kit kit = draw_kit(kinds_of_game(), job);
  ShopFiles made;
  made.findings = kit.findings;
  if (job.service)
    add_pictures(made, kit, *job.service);
  else
    add_decks(made, kit, job, wishes);
  return made;
}

}  // namespace trackwright
