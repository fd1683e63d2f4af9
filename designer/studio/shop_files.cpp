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

void add_decks(ShopFiles& made, const std::vector<DrawnComponent>& drawn, const PrintJob& job,
               const ShopWishes& wishes) {
  std::vector<std::vector<PrintedFile>> files(drawn.size());
  in_parallel(drawn.size(), [&](std::size_t i) { files[i] = decks_of(drawn[i].component, job, wishes); });
  for (auto& some : files) std::ranges::move(some, std::back_inserter(made.files));
}

struct PieceSide {
  const Piece* piece;
  const Drawing* drawing;
  const ServiceSize* size;
  std::string name;
};

std::vector<PieceSide> sides_of(const std::vector<DrawnComponent>& drawn, const PrintService& service) {
  std::vector<PieceSide> sides;
  for (const DrawnComponent& one : drawn)
    for (const Piece& piece : one.component.pieces) {
      const ServiceSize* size = nearest_size(service, piece);
      if (size == nullptr) continue;
      const std::string stem = fmt::format("{}/{}", one.component.id, file_stem(piece.id));
      sides.push_back({&piece, &piece.front, size, stem + ".png"});
      if (piece.back) sides.push_back({&piece, &*piece.back, size, stem + "-back.png"});
    }
  return sides;
}

void add_pictures(ShopFiles& made, const std::vector<DrawnComponent>& drawn, const PrintService& service) {
  const std::vector<PieceSide> sides = sides_of(drawn, service);
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
  std::vector<const ComponentKind*> kinds;
  for (const ComponentKind& kind : component_kinds())
    if (!kind.about_kit) kinds.push_back(&kind);
  const std::vector<DrawnComponent> drawn = draw_components(kinds, job);
  ShopFiles made;
  for (const DrawnComponent& one : drawn) std::ranges::copy(one.findings, std::back_inserter(made.findings));
  if (job.service)
    add_pictures(made, drawn, *job.service);
  else
    add_decks(made, drawn, job, wishes);
  return made;
}

}  // namespace trackwright
