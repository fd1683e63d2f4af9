#include "render/components/papers/guide_map_key.h"

#include <fmt/format.h>

#include <algorithm>

#include "render/words/lettering.h"

namespace trackwright {
namespace {

// The position of a part: "Map B2" is in column B and row 2 of the board "Map".
struct PartName {
  std::string column;
  int row = 0;
};

PartName part_of_board(const std::string& sheet, const std::string& board) {
  if (!sheet.starts_with(board + " ") || sheet.size() < board.size() + 3) return {};
  const std::string name = sheet.substr(board.size() + 1);
  const auto digits = name.find_first_of("0123456789");
  if (digits == 0 || digits == std::string::npos ||
      name.find_first_not_of("0123456789", digits) != std::string::npos || name.size() - digits > 3)
    return {};
  return {name.substr(0, digits), std::stoi(name.substr(digits))};
}

MapKey key_of(const std::string& board, const std::vector<std::string>& sheets) {
  MapKey key{board, {}, 0};
  for (const std::string& sheet : sheets) {
    const PartName part = part_of_board(sheet, board);
    if (part.row == 0) continue;
    key.rows = std::max(key.rows, part.row);
    if (std::ranges::find(key.columns, part.column) == key.columns.end()) key.columns.push_back(part.column);
  }
  return key;
}

constexpr double cell_width = 18;
constexpr double cell_height = 11;
constexpr double name_height = 6;
constexpr double between_keys = 10;

double key_width(const MapKey& key) {
  return static_cast<double>(key.columns.size()) * cell_width;
}

// Returns the width of the key; its name may be wider than a board of one column.
double room_of(const MapKey& key) {
  return std::max(key_width(key), 2 * cell_width);
}

void draw_key(TextBlock& row, const ComponentContext& context, const MapKey& key, double x) {
  const Lettering lettering{{{Name::Component, "guide"}, {}, context.title.place}, "the page key"};
  letter(row.drawing, lettering, key.board, face(3.2, Weight::Bold), context.theme.colour("paper.text"),
         {x, 0, room_of(key), name_height - 1}, {.align = Align::Left});
  for (int line = 0; line < key.rows; ++line) {
    for (std::size_t column = 0; column < key.columns.size(); ++column) {
      const Box box{x + static_cast<double>(column) * cell_width, name_height + line * cell_height,
                    cell_width, cell_height};
      row.drawing.add(Shape{rectangle(box), context.theme.colour("paper.tint"),
                            Stroke{.colour = context.theme.colour("paper.text"), .width = 0.25}});
      letter(row.drawing, lettering, fmt::format("{}{}", key.columns[column], line + 1),
             face(4.4, Weight::Bold), context.theme.colour("paper.accent"), box);
    }
  }
  row.height = std::max(row.height, name_height + key.rows * cell_height);
}

}  // namespace

std::vector<MapKey> page_keys(const Component& part) {
  std::vector<MapKey> keys;
  for (const PrintedFile& file : part.files) {
    MapKey key = key_of(part.title, file.page_names);
    if (key.rows > 0) keys.push_back(std::move(key));
  }
  return keys;
}

std::vector<TextBlock> page_key_rows(const ComponentContext& context, const std::vector<MapKey>& keys,
                                     double width) {
  std::vector<TextBlock> rows;
  double x = width;
  for (const MapKey& key : keys) {
    if (rows.empty() || x + room_of(key) > width) {
      rows.emplace_back();
      x = 0;
    }
    draw_key(rows.back(), context, key, x);
    x += room_of(key) + between_keys;
  }
  return rows;
}

}  // namespace trackwright
