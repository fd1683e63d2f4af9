#include "render/components/table_picture.h"

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <vector>

#include "render/components/map/map_layout.h"

namespace trackwright {
namespace {

constexpr double table_edge = 42;  // mm of table around all components
constexpr double between = 26;     // between boards on the table

const Component* part(const Kit& kit, const std::string& id) {
  const auto found = std::ranges::find(kit.components, id, &Component::id);
  return found == kit.components.end() ? nullptr : &*found;
}

const Piece* piece_of(const Kit& kit, const std::string& component, const std::string& id) {
  const Component* of = part(kit, component);
  if (of == nullptr) return nullptr;
  const auto found = std::ranges::find(of->pieces, id, &Piece::id);
  return found == of->pieces.end() ? nullptr : &*found;
}

const Board* board_of(const Kit& kit, const std::string& component) {
  const Component* of = part(kit, component);
  return of == nullptr || of->boards.empty() ? nullptr : &of->boards.front();
}

Outline outline_of(const Piece& piece) {
  switch (piece.outline) {
    case PieceOutline::Circle:
      return circle({0, 0}, piece.size.width / 2);
    case PieceOutline::Hexagon:
      return Hexagon(piece.hex_orientation,
                     piece.hex_orientation == Orientation::Flat ? piece.size.height : piece.size.width)
          .outline();
    case PieceOutline::Rectangle:
      break;
  }
  return rectangle({-piece.size.width / 2, -piece.size.height / 2, piece.size.width, piece.size.height}, 2);
}

// A tile laid in a hex of the map.
struct Laid {
  const Hex* hex;
  const char* tile;
  int turns;
};

class TableTop {
 public:
  TableTop(const ComponentContext& context, const Kit& kit)
      : context_(context), title_(context.title), kit_(kit), map_(board_of(kit, "map")) {}

  Page paint() {
    const Board* market = board_of(kit_, "market");
    const Board* box = board_of(kit_, "box");
    const Size map = map_ != nullptr ? map_->size : Size{};
    const double beside =
        std::max(box != nullptr ? box->size.width : 0, market != nullptr ? market->size.width : 0);
    const double side_height = (box != nullptr ? box->size.height + between : 0) +
                               (market != nullptr ? market->size.height + between : 0) + stacks_height;
    const double high = std::max(map.height, side_height);
    // Put charters below the map if the column beside it leaves space, otherwise below everything.
    const bool room_below = high - map.height >= charter_height + between;
    const double all = room_below ? high : high + between + charter_height;
    const Size table{2 * table_edge + map.width + between + beside, 2 * table_edge + all};
    wood(table);
    if (map_ != nullptr) put_map({table_edge, table_edge});
    const double x = table_edge + map.width + between;
    double y = table_edge;
    if (box != nullptr) {
      put_box(*box, {x + (beside - box->size.width) / 2, y});
      y += box->size.height + between;
    }
    if (market != nullptr) {
      put_board(*market, {x + (beside - market->size.width) / 2, y});
      y += market->size.height + between;
    }
    put_stacks({x, y, beside, table_edge + high - y});
    const double charters = room_below ? (map.height + high - charter_height) / 2 : all - charter_height;
    put_charters({table_edge, table_edge + charters, room_below ? map.width : table.width - 2 * table_edge,
                  charter_height});
    return {table, std::move(drawing_), title_.name};
  }

 private:
  static constexpr double charter_height = 124;
  static constexpr double stacks_height = 150;

  void wood(Size table) {
    constexpr double plank = 118;
    const Rgb base{0.40, 0.27, 0.18};
    fill(drawing_, rectangle({0, 0, table.width, table.height}), base);
    int i = 0;
    for (double y = 0; y < table.height; y += plank, ++i) {
      constexpr std::array shades{0.0, 0.10, 0.04, 0.13, 0.07};
      fill(drawing_, rectangle({0, y, table.width, plank}),
           mix(base, {0.20, 0.12, 0.07}, shades.at(static_cast<std::size_t>(i) % shades.size())));
      for (double line = 9; line < plank; line += 13 + (i * 7 + static_cast<int>(line)) % 9)
        stroke(drawing_, Outline{}.move({0, y + line}).line({table.width, y + line + (i % 2 == 0 ? 3 : -2)}),
               {mix(base, {0, 0, 0}, 0.16), 0.35, Cap::Butt, Join::Miter, {}});
      stroke(drawing_, Outline{}.move({0, y}).line({table.width, y}),
             {mix(base, {0, 0, 0}, 0.5), 0.9, Cap::Butt, Join::Miter, {}});
    }
  }

  // Draws a shadow to the lower right, longer for higher components.
  void shadow(const Outline& outline, const Transform& at, double height) {
    for (const double share : {1.0, 0.6, 0.3})
      drawing_.add(
          Shape{transformed(Transform::translation(height * share, height * 1.3 * share) * at, outline),
                Rgb{0, 0, 0}, std::nullopt, 0.14});
  }

  // Draws a face cut out of paper.
  void put(const Drawing& face, const Outline& edge, const Transform& place, double height) {
    shadow(edge, place, height);
    Group group{place, edge, {}};
    group.items.push_back({Shape{edge, context_.theme.colour("paper"), std::nullopt, 1}});
    group.items.insert(group.items.end(), face.items.begin(), face.items.end());
    drawing_.add(std::move(group));
  }

  void put(const Piece& piece, Point at, double degrees = 0, double height = 0.8) {
    put(piece.front, outline_of(piece), Transform::translation(at.x, at.y) * Transform::rotation(degrees),
        height);
  }

  void put_board(const Board& board, Point at, double height = 2.2) {
    put(board.drawing, rectangle({0, 0, board.size.width, board.size.height}),
        Transform::translation(at.x, at.y), height);
  }

  // Draws the lid with the visible part of the bottom below it.
  void put_box(const Board& lid, Point at) {
    const double depth = 9;
    const Box top{at.x, at.y, lid.size.width, lid.size.height};
    const Rgb dark = mix(context_.theme.colour("box"), {0, 0, 0}, 0.55);
    shadow(rectangle(grown(top, 1)), Transform::translation(depth * 0.5, depth * 0.5), 9);
    drawing_.add(Shape{polygon({{top.right(), top.y},
                                {top.right() + depth * 0.6, top.y + depth * 0.6},
                                {top.right() + depth * 0.6, top.bottom() + depth},
                                {top.x + depth * 0.6, top.bottom() + depth},
                                {top.x, top.bottom()}}),
                       dark, std::nullopt, 1});
    put_board(lid, at, 0);
  }

  // Draws a pile of copies, each shifted slightly.
  void pile(const Piece& piece, Point at, int copies, double degrees) {
    constexpr double step = 0.55;
    for (int i = std::min(copies, 8) - 1; i >= 0; --i)
      put(piece, {at.x + i * step, at.y + i * step}, degrees, 0.6);
  }

  std::vector<const Piece*> stacked() const {
    std::vector<const Piece*> pieces;
    if (const Component* trains = part(kit_, "trains"))
      for (const Piece& piece : trains->pieces) pieces.push_back(&piece);
    if (const Component* privates = part(kit_, "privates"); privates != nullptr && !privates->pieces.empty())
      pieces.push_back(&privates->pieces.front());
    std::set<std::string> companies;
    if (const Component* shares = part(kit_, "certificates"))
      for (const Piece& piece : shares->pieces)
        if (companies.insert(piece.group).second) pieces.push_back(&piece);
    return pieces;
  }

  void put_stacks(Box room) {
    constexpr Size pace{80, 56};
    const std::vector<const Piece*> pieces = stacked();
    const auto columns = static_cast<std::size_t>(std::max(1.0, room.width / pace.width));
    const auto rows = static_cast<std::size_t>(std::max(1.0, room.height / pace.height));
    const double step = room.width / static_cast<double>(columns);
    for (std::size_t i = 0; i < pieces.size() && i < columns * rows; ++i) {
      const std::size_t row = i / columns;
      const Point at{room.x + (static_cast<double>(i % columns) + 0.5) * step,
                     room.y + (static_cast<double>(row) + 0.5) * pace.height};
      pile(*pieces[i], at, std::max(2, pieces[i]->count), static_cast<double>((i * 5) % 7) - 3);
    }
  }

  void put_charters(Box room) {
    const Component* charters = part(kit_, "charters");
    if (charters == nullptr) return;
    double x = room.x;
    std::size_t train = 0;
    for (const Piece& piece : charters->pieces) {
      if (x + piece.size.width > room.right()) break;
      const Point at{x + piece.size.width / 2, room.y + piece.size.height / 2};
      put(piece, at, 0, 1.2);
      if (piece.size.width > 120) put_on_charter(piece, at, train);
      x += piece.size.width + 14;
    }
  }

  // Puts fanned trains and the remaining tokens in their places.
  void put_on_charter(const Piece& charter, Point at, std::size_t& train) {
    const Component* trains = part(kit_, "trains");
    if (trains != nullptr && !trains->pieces.empty()) {
      const Point place{at.x - charter.size.width / 2 + 43, at.y - charter.size.height / 2 + 46};
      const std::size_t kinds = std::min<std::size_t>(3, trains->pieces.size());
      put(trains->pieces[train++ % kinds], place, 0, 0.7);
      if (train % 2 == 0) put(trains->pieces[train % kinds], {place.x, place.y + 16}, 0, 0.7);
    }
    const std::string company = charter.id.substr(std::string("charter-").size());
    const Company* owner = find_company(title_.companies, company);
    const Piece* token = piece_of(kit_, "tokens", "station-" + company);
    if (owner == nullptr || token == nullptr) return;
    const auto places =
        static_cast<double>(owner->tokens.size() + (owner->destination || owner->connection ? 1 : 0));
    const double pace = std::min(25.0, 96.6 / places);  // as on the charter (charter_stations.cpp)
    for (int i = 1; i < token->count; ++i)
      put(*token, {at.x - charter.size.width / 2 + 86.7 + i * pace, at.y - charter.size.height / 2 + 27}, 0,
          0.9);
  }

  void put_map(Point at) {
    put_board(*map_, at, 2.6);
    const MapLayout layout = lay_out_map(context_);
    for (const Laid& laid : lays()) {
      const Piece* tile = piece_of(kit_, "tiles", std::string("tile-") + laid.tile);
      if (tile == nullptr) continue;
      put(*tile, layout.centre(laid.hex->at) + at, 60.0 * laid.turns, 0.7);
    }
    for (const auto& [hex, company] : tokens_)
      if (const Piece* token = piece_of(kit_, "tokens", "station-" + company))
        put(*token, layout.centre(hex->at) + at, 0, 0.9);
  }

  static bool plain(const Hex& hex) {
    return hex.tile.colour == Colour::White && hex.tile.stops.empty() && hex.tile.paths.empty();
  }

  static bool plain_city(const Hex& hex) {
    return hex.tile.colour == Colour::White && hex.tile.stops.size() == 1 && hex.tile.paths.empty() &&
           hex.tile.stops[0].kind == StopKind::City && hex.tile.stops[0].slots == 1 &&
           !hex.tile.stops[0].loc && hex.tile.labels.empty();
  }

  // Returns possible lays of a first round: straight through the homes of companies and on through a plain
  // hex, if nothing blocks the way.
  std::vector<Laid> lays() {
    std::vector<Laid> laid;
    std::set<const Hex*> used;
    for (const Company& company : title_.companies.companies) {
      if (company.homes.empty()) continue;
      const Hex* home = title_.map.find(company.homes.front().hex.value);
      if (home == nullptr || !plain_city(*home) || used.contains(home)) continue;
      for (int turn = 0; turn < 3; ++turn) {
        const Hex* next = open_way(*home, Edge(turn), used);
        const Hex* other = open_way(*home, Edge(turn + 3), used);
        if (next == nullptr || other == nullptr) continue;
        used.insert(home);
        laid.push_back({home, "57", turn});
        tokens_.emplace_back(home, company.id.value);
        if (plain(*next) && open_way(*next, Edge(turn), used) != nullptr) {
          laid.push_back({next, "9", turn});
          used.insert(next);
        }
        break;
      }
    }
    return laid;
  }

  const Hex* open_way(const Hex& hex, Edge edge, const std::set<const Hex*>& used) const {
    const Hex* next = title_.map.neighbour(hex, edge);
    if (next == nullptr || title_.map.impassable(hex, edge) || used.contains(next)) return nullptr;
    return next->tile.colour == Colour::White ? next : nullptr;
  }

  const ComponentContext& context_;
  const Title& title_;
  const Kit& kit_;
  const Board* map_;
  Drawing drawing_;
  std::vector<std::pair<const Hex*, std::string>> tokens_;
};

}  // namespace

Page table_picture(const ComponentContext& context, const Kit& kit) {
  return TableTop(context, kit).paint();
}

}  // namespace trackwright
