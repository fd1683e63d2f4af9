#include <fmt/format.h>

#include <algorithm>

#include "engine/base/words.h"
#include "render/components/papers/guide_panels.h"
#include "render/words/lettering.h"
#include "render/words/title_cells.h"

namespace trackwright {

namespace {

// Parts with a bag for each group; groups of companies go into the bag of the company.
bool bagged_by_group(const Component& part) {
  return part.id == "tiles";
}

bool bagged_by_company(const Component& part) {
  return part.id == "certificates" || part.id == "tokens";
}

Bag& bag_named(std::vector<Bag>& bags, const std::string& label) {
  const auto found = std::ranges::find_if(bags, [&](const Bag& bag) { return bag.label == label; });
  if (found != bags.end()) return *found;
  bags.push_back({label, {}, 0});
  return bags.back();
}

// Returns "DSB" for "certificate-DSB-1-president" if the piece belongs to a company.
std::string company_of(const Component& part, const Piece& piece) {
  if (part.id == "certificates") return piece.group;
  for (const char* kind : {"station-", "market-", "converted-"})
    if (piece.id.starts_with(kind)) return piece.id.substr(std::string(kind).size());
  return {};
}

struct Tally {
  std::string bag;
  std::string what;
  int count = 0;
};

// Returns "charter" for "charters", "private company" for "private companies".
std::string singular(std::string words) {
  if (words.ends_with("ies")) return words.substr(0, words.size() - 3) + "y";
  if (words.ends_with('s')) words.pop_back();
  return words;
}

void tally(std::vector<Tally>& tallies, const std::string& bag, const std::string& what, int count) {
  const auto same =
      std::ranges::find_if(tallies, [&](const Tally& t) { return t.bag == bag && t.what == what; });
  if (same != tallies.end())
    same->count += count;
  else
    tallies.push_back({bag, what, count});
}

}  // namespace

std::vector<Bag> bags_of(const Kit& kit) {
  std::vector<Tally> tallies;
  for (const Component& part : kit.components) {
    for (const Piece& piece : part.pieces) {
      const std::string what = uncapitalised(part.title);
      const std::string company = bagged_by_company(part) ? company_of(part, piece) : std::string();
      if (!company.empty())
        tally(tallies, company, what, piece.count);
      else if (bagged_by_group(part) && !piece.group.empty())
        tally(tallies, fmt::format("{}, {}", part.title, piece.group), what, piece.count);
      else if (piece.outline == PieceOutline::Circle || part.pool == "discs")
        tally(tallies, "Markers and general tokens", what, piece.count);
      else if (piece.size.width <= 100)  // larger pieces lie flat in the box
        tally(tallies, part.title, what, piece.count);
    }
  }
  std::vector<Bag> bags;
  for (const Tally& one : tallies) {
    Bag& bag = bag_named(bags, one.bag);
    bag.content += fmt::format("{}{} {}", bag.content.empty() ? "" : ", ", one.count,
                               one.count == 1 ? singular(one.what) : one.what);
    bag.count += one.count;
  }
  return bags;
}

Table bags_table(const std::vector<Bag>& bags) {
  Table table{{{"Bag"}, {"Pieces", Align::Right}, {"Contents", Align::Left, true}}, {}};
  for (const Bag& bag : bags) {
    table.rows.push_back(
        {text_cell(bag.label, true), text_cell(fmt::format("{}", bag.count)), text_cell(bag.content)});
  }
  return table;
}

TextBlock bag_labels(const ComponentContext& context, const std::vector<Bag>& bags, double width) {
  constexpr int across = 4;
  constexpr double label_height = 13;
  const double label_width = width / across;
  const Lettering lettering{{{Name::Component, "guide"}, {}, context.title.place}, "a bag label"};
  TextBlock block;
  for (std::size_t i = 0; i < bags.size(); ++i) {
    const std::size_t row = i / across;
    const Box box{static_cast<double>(i % across) * label_width, static_cast<double>(row) * label_height,
                  label_width, label_height};
    stroke(block.drawing, rectangle(box),
           {.colour = context.theme.colour("paper.muted"), .width = 0.15, .dashes = {1, 1}});
    letter(block.drawing, lettering, bags[i].label, face(3.6, Weight::Bold),
           context.theme.colour("paper.text"), {box.x + 2, box.y + 1.2, box.width - 4, 5.5},
           {.smallest = 2, .lines = 2});
    letter(block.drawing, lettering, bags[i].content, face(2.3), context.theme.colour("paper.muted"),
           {box.x + 2, box.y + 7, box.width - 4, 4.8}, {.smallest = 1.5, .lines = 2});
    block.height = box.bottom();
  }
  return block;
}

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
