#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <set>

#include "designer/format/text/utf8.h"
#include "designer/studio/picture.h"
#include "engine/base/parallel.h"
#include "engine/base/words.h"
#include "render/components/map/map_homes.h"
#include "render/documents/png.h"
#include "render/documents/svg.h"
#include "render/marks/tile_card.h"
#include "render/sheets/piece_shape.h"
#include "render/tile/hex_tile.h"

namespace trackwright {

std::optional<PictureFormat> format_of(std::string_view path) {
  const std::size_t dot = path.rfind('.');
  if (dot == std::string_view::npos) return std::nullopt;
  return from_word<PictureFormat>(lower_case(path.substr(dot + 1)));
}

std::string document_bytes(PictureFormat format, const std::vector<Page>& pages, const PdfMetadata& metadata,
                           double dpi, SvgIds ids) {
  switch (format) {
    case PictureFormat::Pdf:
      return write_pdf(pages, metadata);
    case PictureFormat::Svg:
      return write_svg(pages.front().drawing, pages.front().size, ids);
    case PictureFormat::Png:
      return write_png(pages.front().drawing, pages.front().size, dpi);
  }
  return {};
}

namespace {

constexpr double margin = 1;  // mm around the hexagon
constexpr double usual_across = 30;

std::string svg_of(const Tile& tile, const TileLook& look, const Theme& theme) {
  const Size box = picture_size(look.orientation, look.size);
  const Size page{box.width + 2 * margin, box.height + 2 * margin};
  Drawing drawing;
  drawing.add(tile_drawing(tile, look, theme), Transform::translation(page.width / 2, page.height / 2));
  return write_svg(drawing, page);
}

}  // namespace

std::string tile_svg(const Tile& tile, Orientation orientation, const std::string& number, const Theme& theme,
                     double across) {
  TileLook look;
  look.orientation = orientation;
  look.size = across;
  look.number = number;
  return svg_of(tile, look, theme);
}

std::optional<std::string> numbered_tile_svg(const Title& title, const std::string& id, Rotation turned,
                                             const Theme& theme) {
  const TileDefinition* tile = find_tile(title, id);
  if (tile == nullptr) return std::nullopt;
  return tile_svg(rotated(tile->tile, turned), title.map.layout().orientation, id, theme, usual_across);
}

std::string hex_svg(const Title& title, const Hex& hex, const Theme& theme) {
  TileLook look;
  look.orientation = title.map.layout().orientation;
  look.size = usual_across;
  look.number = hex.id;
  look.name = hex.name;
  const auto homes = home_marks(title, theme);
  if (const auto here = homes.find(hex.id); here != homes.end()) {
    look.marks = here->second.slots;
    look.flags = here->second.flags;
  }
  return svg_of(hex.tile, look, theme);
}

std::string data_uri(const std::string& svg) {
  return "data:image/svg+xml;base64," + base64(svg);
}

namespace {

struct Picture {
  std::string stem;
  Page page;
};

Page trimmed_page(const Piece& piece, const Drawing& side) {
  Page page{piece.size, {}, piece.label};
  Group trimmed{.transform = Transform::translation(piece.size.width / 2, piece.size.height / 2),
                .clip = trim_outline(piece),
                .items = side.items};
  page.drawing.add(Shown{about_piece(piece), {Item{std::move(trimmed)}}});
  return page;
}

std::vector<Picture> pictures_of(const Component& component) {
  std::vector<Picture> pictures;
  std::set<std::string> used;
  const auto add = [&](const std::string& id, Page page) {
    std::string stem = fmt::format("{}/{}/{}", piece_folder, component.id, file_stem(id));
    for (int i = 2; !used.insert(stem).second; ++i)
      stem = fmt::format("{}/{}/{}-{}", piece_folder, component.id, file_stem(id), i);
    pictures.push_back({stem, std::move(page)});
  };
  for (const Piece& piece : component.pieces) {
    add(piece.id, trimmed_page(piece, piece.front));
    if (piece.back) add(piece.id + "-back", trimmed_page(piece, *piece.back));
  }
  for (const Board& board : component.boards) add(board.id, {board.size, board.drawing, component.title});
  return pictures;
}

}  // namespace

std::string file_stem(const std::string& id) {
  std::string stem = id;
  std::ranges::replace_if(
      stem, [](unsigned char c) { return std::isalnum(c) == 0 && c != '-' && c != '+' && c != '_'; }, '_');
  return stem;
}

std::vector<PrintedFile> piece_pictures(const Kit& kit, PictureFormat format, double dpi, SvgIds ids) {
  std::vector<Picture> pictures;
  for (const Component& component : kit.components)
    for (Picture& picture : pictures_of(component)) pictures.push_back(std::move(picture));
  std::vector<PrintedFile> files(pictures.size());
  in_parallel(pictures.size(), [&](std::size_t i) {
    const Picture& picture = pictures[i];
    files[i] = {fmt::format("{}.{}", picture.stem, word_of(format)),
                document_bytes(format, {picture.page}, {}, dpi, ids)};
  });
  return files;
}

}  // namespace trackwright
