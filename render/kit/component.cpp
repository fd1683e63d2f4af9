#include "render/kit/component.h"

#include <fmt/format.h>

#include <algorithm>

#include "engine/base/words.h"

namespace trackwright {

std::size_t PrintedFile::leaves() const {
  return page_names.size() - second_sides.size();
}

std::string PrintedFile::in_words() const {
  const std::size_t pages = page_names.size();
  const bool own_size = paper.find(" x ") != std::string::npos;
  return fmt::format("{}{} {}", counted(pages, "page"), own_size ? "," : "", paper);
}

int Component::count() const {
  int sum = 0;
  for (const Piece& piece : pieces) sum += piece.count;
  return sum;
}

bool Component::has(PieceOutline outline) const {
  return std::ranges::find(pieces, outline, &Piece::outline) != pieces.end();
}

std::string pool_title(const Component& component) {
  return capitalised(component.pool);
}

bool Component::empty() const {
  return pieces.empty() && boards.empty() && documents.empty();
}

}  // namespace trackwright
