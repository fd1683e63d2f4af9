#include "designer/studio/shop_files.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>
#include <vector>

#include "designer/studio/picture.h"
#include "engine/base/parallel.h"
#include "render/components/kinds.h"
#include "render/documents/png.h"

namespace trackwright {

namespace {

constexpr double for_other_proportions =
    6;  // mm of art beyond the bleed, for a size that is longer than the piece

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

// A side of a piece, or a board.
struct ServedSide {
  const Piece* piece;
  const Board* board;
  const Drawing* drawing;
  const ServiceSize* size;
  std::string component;
  std::string name;
};

// Reports once for each component and size that the service has no matching product.
class Served {
 public:
  Served(const Kit& kit, const PrintService& service, Findings& findings)
      : service_(service), findings_(findings) {
    for (const Component& component : kit.components) {
      for (const Piece& piece : component.pieces) add(component, piece);
      for (const Board& board : component.boards) add(component, board);
    }
  }

  std::vector<ServedSide> sides;

 private:
  void add(const Component& component, const Piece& piece) {
    const ServiceSize* size = size_for(component, piece.outline, piece.size);
    if (size == nullptr) return;
    const std::string stem = fmt::format("{}/{}", component.id, file_stem(piece.id));
    sides.push_back({&piece, nullptr, &piece.front, size, component.id, stem + ".png"});
    if (piece.back) sides.push_back({&piece, nullptr, &*piece.back, size, component.id, stem + "-back.png"});
  }

  void add(const Component& component, const Board& board) {
    const ServiceSize* size = size_for(component, PieceOutline::Rectangle, board.size);
    if (size == nullptr) return;
    sides.push_back({nullptr, &board, &board.drawing, size, component.id,
                     fmt::format("{}/{}.png", component.id, file_stem(board.id))});
  }

  const ServiceSize* size_for(const Component& component, PieceOutline outline, Size size) {
    const ServiceSize* found = nearest_size(service_, outline, size);
    const std::string what =
        fmt::format("{} of {:.0f} x {:.0f} mm", component.title, size.width, size.height);
    if (found == nullptr && told_.insert(what).second)
      findings_.push_back(
          {.check = "print/no-product",
           .severity = Severity::Warning,
           .message = fmt::format(
               "{} has no product for {} at {:.0f} % or more, so no picture of this size is written",
               service_.name, what, least_service_scale * 100),
           .help = "print them from PDF (`shop` without --service), or choose smaller sizes in kit.yaml"});
    return found;
  }

  const PrintService& service_;
  Findings& findings_;
  std::set<std::string> told_;
};

void add_pictures(ShopFiles& made, const Kit& kit, const PrintService& service, Rgb paper) {
  const std::vector<ServedSide> sides = Served(kit, service, made.findings).sides;
  made.files.resize(sides.size());
  made.fitted.resize(sides.size());
  in_parallel(sides.size(), [&](std::size_t i) {
    const ServedSide& side = sides[i];
    const ServicePicture picture =
        side.piece != nullptr ? service_picture(*side.piece, *side.drawing, *side.size, service.bleed)
                              : service_picture(*side.board, *side.size, service.bleed, paper);
    made.files[i] = {side.name, write_png(picture.drawing, picture.size, service.dpi)};
    made.fitted[i] = {side.component, side.size->name, picture.scale};
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
    add_pictures(made, kit, *job.service, job.sheets.theme.colour("paper"));
  else
    add_decks(made, kit, job, wishes);
  return made;
}

}  // namespace trackwright
