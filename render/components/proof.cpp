#include "render/components/proof.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <set>

#include "render/components/market/market_layout.h"
#include "render/tile/livery.h"
#include "render/tile/look.h"
#include "render/tile/signs.h"
#include "render/words/lettering.h"
#include "render/words/table.h"

namespace trackwright {

namespace {

std::set<Colour> used_tile_colours(const Title& title) {
  std::set<Colour> used;
  for (const Hex& hex : title.map.hexes()) used.insert(hex.tile.colour);
  for (const ManifestEntry& entry : title.manifest)
    if (const TileDefinition* tile = find_tile(title, entry.id.value)) used.insert(tile->tile.colour);
  for (const Phase& phase : title.roster.phases)
    for (const Placed<Colour>& colour : phase.tiles) used.insert(colour.value);
  return used;
}

InkFamily tile_family(const Title& title, const Theme& theme) {
  InkFamily family{"Tile colours", {}};
  for (const Colour colour : used_tile_colours(title)) {
    const std::string shape = shape_of(theme, colour);
    const std::string name = colour == Colour::White ? "plain" : std::string(word_of(colour));
    family.inks.push_back(
        {name, ground_ink(theme, colour), shape.empty() ? pattern_of(theme, colour) : shape});
  }
  return family;
}

InkFamily company_family(const Title& title, const Theme& theme) {
  InkFamily family{"Companies", {}};
  for (const Company& company : title.companies.companies)
    family.inks.push_back({company.id.value, livery(company, theme).ground, company.id.value});
  return family;
}

InkFamily zone_family(const Title& title, const Theme& theme) {
  InkFamily family{"Market zones", {{"cell", theme.colour("market.cell"), {}}}};
  const std::vector<ZoneLook> looks = zone_looks(title.market, theme);
  for (std::size_t i = 0; i < looks.size(); ++i) {
    const MarketZone& zone = title.market.zones[i];
    if (zone.par) continue;  // a frame marks it
    family.inks.push_back({zone.name.empty() ? zone.letter : zone.name, looks[i].colour, looks[i].pattern});
  }
  return family;
}

// Visits the texts of a drawing with the scale of their groups.
class TypeWalk {
 public:
  explicit TypeWalk(std::optional<TypeRead> read) : read_(read) {}
  TypeUse smallest;

  void walk(const std::vector<Item>& items, double scale = 1) {
    const auto factor = [](const Transform& t) { return std::sqrt(std::abs(t.xx * t.yy - t.xy * t.yx)); };
    for (const Item& item : items) {
      if (const auto* text = std::get_if<Text>(&item.value)) look_at(*text, scale);
      if (const auto* group = std::get_if<Group>(&item.value))
        walk(group->items, scale * factor(group->transform));
      if (const auto* symbol = std::get_if<Symbol>(&item.value))
        walk(symbol->drawing->items, scale * factor(symbol->transform));
      if (const auto* shown = std::get_if<Shown>(&item.value)) walk(shown->items, scale);
    }
  }

 private:
  void look_at(const Text& text, double scale) {
    constexpr double in_small = 0.9;
    const TypeRead kind = text.imprint || scale < in_small ? TypeRead::Beside : TypeRead::InPlay;
    const double size = text.font.size * scale;
    if (text.text.empty() || (read_ && *read_ != kind)) return;
    if (smallest.size != 0 && size >= smallest.size - 1e-9) return;
    smallest.size = size;
    smallest.text = text.text;
  }

  std::optional<TypeRead> read_;
};

constexpr double proof_margin = 12;
constexpr double pair_width = 17;
constexpr double pair_height = 18;
constexpr double strip_height = 3;

// The board of a family: swatches for each kind of colour vision, pair by pair.
class FamilyBoard {
 public:
  FamilyBoard(const Title& title, const Theme& theme, const InkFamily& family)
      : title_(title), theme_(theme), family_(family), pairs_(ink_pairs(family)) {}

  Board paint() {
    const auto count = static_cast<double>(family_.inks.size());
    const double width = std::max(186.0, label_width + count * pair_width) + 2 * proof_margin;
    draw_board_title(board_.drawing, title_, theme_, family_.name, fmt::format("{} theme", theme_.name),
                     {proof_margin, proof_margin}, width - 2 * proof_margin);
    double y = proof_margin + board_title_height + 3;
    y = eyes(y);
    y = matrix(y + 6);
    y = worst(y + 5, width);
    board_.id = "proof-" + family_.name;
    board_.size = {width, y + proof_margin};
    Drawing whole;
    fill(whole, rectangle({0, 0, board_.size.width, board_.size.height}), {1, 1, 1});
    whole.add(board_.drawing);
    board_.drawing = std::move(whole);
    board_.may_shrink = true;
    return std::move(board_);
  }

 private:
  static constexpr double label_width = 26;

  void say(const std::string& text, Point at, double size, Weight weight = Weight::Regular,
           Align align = Align::Left) {
    board_.drawing.add(Text{.text = text,
                            .font = face(size, weight),
                            .colour = theme_.colour("paper.text"),
                            .at = at,
                            .align = align});
  }

  void name_of(std::size_t index, Box box, Align align) {
    FitRules rules;
    rules.align = align;
    rules.smallest = 1.4;
    for (const Text& line :
         fit(family_.inks[index].name, face(2.8, Weight::Bold), theme_.colour("paper.text"), box, rules)
             .lines)
      board_.drawing.add(line);
  }

  // Draws a row for each kind of colour vision.
  double eyes(double y) {
    for (std::size_t i = 0; i < family_.inks.size(); ++i)
      name_of(i, {column(i) + 0.5, y, pair_width - 1, 4}, Align::Centre);
    y += 5;
    for (const Vision vision : all_visions) {
      say(std::string(word_of(vision)), {proof_margin, y + 4}, 2.6);
      for (std::size_t i = 0; i < family_.inks.size(); ++i)
        fill(board_.drawing, rectangle({column(i), y, pair_width, 6}), seen(family_.inks[i].colour, vision));
      y += 6;
    }
    return y;
  }

  static double column(std::size_t index) {
    return proof_margin + label_width + static_cast<double>(index) * pair_width;
  }

  double matrix(double y) {
    for (std::size_t row = 1; row < family_.inks.size(); ++row) {
      name_of(row, {proof_margin, y + pair_height / 2 - 2, label_width - 2, 4}, Align::Right);
      for (const InkPair& pair : pairs_)
        if (pair.b == row) cell(pair, {column(pair.a), y, pair_width, pair_height});
      y += pair_height;
    }
    for (std::size_t i = 0; i + 1 < family_.inks.size(); ++i)
      name_of(i, {column(i) + 0.5, y + 0.5, pair_width - 1, 4}, Align::Centre);
    return y + 5;
  }

  void cell(const InkPair& pair, Box box) {
    for (std::size_t v = 0; v < all_visions.size(); ++v) {
      const double top = box.y + 1.2 + static_cast<double>(v) * strip_height;
      fill(board_.drawing, rectangle({box.x + 1, top, 4.6, strip_height - 0.3}),
           seen(family_.inks[pair.a].colour, all_visions.at(v)));
      fill(board_.drawing, rectangle({box.x + 5.6, top, 4.6, strip_height - 0.3}),
           seen(family_.inks[pair.b].colour, all_visions.at(v)));
      const bool near = pair.apart.at(v) < alike_below;
      say(fmt::format("{:.1f}", pair.apart.at(v)), {box.right() - 1, top + 2.2}, 2.2,
          near ? Weight::Black : Weight::Regular, Align::Right);
    }
    if (pair.least() < alike_below)
      stroke(board_.drawing, rectangle({box.x + 0.4, box.y + 0.5, box.width - 0.6, box.height - 1.2}, 0.8),
             {.colour = theme_.colour("border.impassable"), .width = 0.6});
  }

  double worst(double y, double width) {
    say(fmt::format("Pairs nearer than {:.0f} (CIEDE2000) are framed. From the top: normal vision, "
                    "protanopia, deuteranopia, tritanopia (Machado 2009), black and white.",
                    alike_below),
        {proof_margin, y + 2}, 2.4);
    y += 6;
    std::size_t listed = 0;
    for (const InkPair& pair : pairs_) {
      if (listed >= 8 || (listed > 0 && pair.least() >= alike_below)) break;
      say(words(pair), {proof_margin + static_cast<double>(listed % 2) * width / 2, y + 2}, 2.8);
      if (listed++ % 2 == 1) y += 4.4;
    }
    return y + 4.4;
  }

  std::string words(const InkPair& pair) const {
    const NamedInk& a = family_.inks[pair.a];
    const NamedInk& b = family_.inks[pair.b];
    const bool signs = a.sign != b.sign;
    return fmt::format("{} / {}: {:.1f}, {}{}", a.name, b.name, pair.least(), word_of(pair.worst()),
                       signs && family_.name != "Companies" ? "; their signs differ too" : "");
  }

  const Title& title_;
  const Theme& theme_;
  const InkFamily& family_;
  std::vector<InkPair> pairs_;
  Board board_;
};

Board type_board(const Title& title, const Theme& theme, const std::vector<TypeUse>& uses) {
  Board board;
  constexpr double points_per_mm = 72 / 25.4;
  Table table{{{"Component", Align::Left, false},
               {"Smallest type", Align::Right, false},
               {"Text", Align::Left, true},
               {"Where", Align::Left, true}},
              {}};
  for (const TypeUse& use : uses)
    table.rows.push_back(
        {{use.component, {}, true},
         {fmt::format("{:.2f} mm = {:.1f} pt", use.size, use.size * points_per_mm), {}, false},
         {use.text, {}, false},
         {use.piece, {}, false}});
  const double width = 210;
  draw_board_title(board.drawing, title, theme, "Smallest type", fmt::format("{} theme", theme.name),
                   {proof_margin, proof_margin}, width - 2 * proof_margin);
  TableStyle style;
  style.size = 3;
  const TableDrawing drawn = draw_table(
      table, theme, {proof_margin, proof_margin + board_title_height + 3, width - 2 * proof_margin, 1000},
      style);
  board.id = "proof-type";
  board.size = {width, drawn.box.bottom() + proof_margin};
  Drawing whole;
  fill(whole, rectangle({0, 0, board.size.width, board.size.height}), {1, 1, 1});
  whole.add(board.drawing);
  whole.add(drawn.drawing);
  whole.misfits.clear();
  board.drawing = std::move(whole);
  return board;
}

std::optional<TypeUse> smallest_of(const Component& component, std::optional<TypeRead> read) {
  TypeWalk types(read);
  const auto look_at = [&](const Drawing& drawing, const std::string& piece) {
    const double before = types.smallest.size;
    types.walk(drawing.items);
    if (types.smallest.size != before) types.smallest.piece = piece;
  };
  for (const Board& board : component.boards) look_at(board.drawing, board.id);
  for (const Piece& piece : component.pieces) {
    look_at(piece.front, piece.label);
    if (piece.back) look_at(*piece.back, piece.label + ", back");
  }
  if (types.smallest.size == 0) return std::nullopt;
  types.smallest.component = component.title;
  return types.smallest;
}

}  // namespace

std::vector<InkFamily> ink_families(const Title& title, const Theme& theme) {
  std::vector<InkFamily> families{tile_family(title, theme), company_family(title, theme),
                                  zone_family(title, theme)};
  std::erase_if(families, [](const InkFamily& family) { return family.inks.size() < 2; });
  return families;
}

Vision InkPair::worst() const {
  const auto nearest = std::min_element(apart.begin(), apart.end() - 1);
  return all_visions.at(static_cast<std::size_t>(nearest - apart.begin()));
}

double InkPair::least() const {
  return *std::min_element(apart.begin(), apart.end() - 1);
}

std::vector<InkPair> ink_pairs(const InkFamily& family) {
  std::vector<InkPair> pairs;
  for (std::size_t b = 1; b < family.inks.size(); ++b)
    for (std::size_t a = 0; a < b; ++a) {
      InkPair pair{a, b, {}};
      for (std::size_t v = 0; v < all_visions.size(); ++v)
        pair.apart.at(v) = colour_difference(lab_of(seen(family.inks[a].colour, all_visions.at(v))),
                                             lab_of(seen(family.inks[b].colour, all_visions.at(v))));
      pairs.push_back(pair);
    }
  std::ranges::stable_sort(pairs, {}, &InkPair::least);
  return pairs;
}

std::optional<TypeUse> smallest_type(const Component& component) {
  return smallest_of(component, std::nullopt);
}

std::optional<TypeUse> smallest_type(const Component& component, TypeRead read) {
  return smallest_of(component, read);
}

Component proof_boards(const Title& title, const Theme& theme, const std::vector<TypeUse>& uses) {
  Component component{"proof", "Proof", {}, {}};
  for (const InkFamily& family : ink_families(title, theme))
    component.boards.push_back(FamilyBoard(title, theme, family).paint());
  component.boards.push_back(type_board(title, theme, uses));
  return component;
}

}  // namespace trackwright
