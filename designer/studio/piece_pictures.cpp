#include "designer/studio/piece_pictures.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <set>

#include "engine/base/parallel.h"
#include "render/sheets/piece_shape.h"

namespace trackwright {
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
