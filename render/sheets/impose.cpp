#include "render/sheets/impose.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <memory>
#include <set>
#include <tuple>

#include "render/sheets/furnish.h"
#include "render/sheets/layout.h"
#include "render/sheets/marks.h"
#include "render/sheets/piece_shape.h"
#include "render/sheets/split.h"

namespace trackwright {
namespace {

struct Placed {
  const Piece* piece;
  Transform transform;
};

// What pieces must share to lie on one sheet.
auto shape_key(const Piece& piece) {
  return std::tuple(piece.outline, piece.size.width, piece.size.height, piece.hex_orientation,
                    allowed_bleed(piece));
}

// Runs of pieces of one shape, in the order in which shapes first appear.
std::vector<std::vector<const Piece*>> by_shape(const std::vector<Piece>& pieces) {
  std::vector<std::vector<const Piece*>> shapes;
  for (const Piece& piece : pieces) {
    const auto same = std::find_if(shapes.begin(), shapes.end(), [&](const auto& shape) {
      return shape_key(*shape.front()) == shape_key(piece);
    });
    if (same == shapes.end()) {
      shapes.push_back({&piece});
    } else {
      same->push_back(&piece);
    }
  }
  return shapes;
}

// Fills the places row by row, sheet after sheet.
std::vector<std::vector<Placed>> fill_sheets(const std::vector<const Piece*>& pieces,
                                             const SheetLayout& layout, bool own_rows) {
  std::vector<std::vector<Placed>> sheets;
  std::size_t row = layout.rows.size();
  std::size_t column = 0;
  const Piece* before = nullptr;
  for (const Piece* piece : pieces) {
    for (int copy = 0; copy < piece->count; ++copy) {
      const bool new_group = own_rows && before != nullptr && before->group != piece->group;
      if (row < layout.rows.size() && column > 0 && (column == layout.rows[row].size() || new_group)) {
        ++row;
        column = 0;
      }
      if (row == layout.rows.size()) {
        sheets.emplace_back();
        row = 0;
        column = 0;
      }
      sheets.back().push_back({piece, layout.rows[row][column]});
      ++column;
      before = piece;
    }
  }
  return sheets;
}

std::vector<Point> outline_points(const Outline& outline, const Transform& transform) {
  std::vector<Point> points;
  for (const Segment& segment : outline.segments) {
    if (segment.kind != Segment::Kind::Close) points.push_back(transform.apply(segment.to));
  }
  return points;
}

// Each piece's art cut to its bleed, shared by all its copies.
class Faces {
 public:
  std::shared_ptr<const Drawing> of(const Piece& piece, bool back) {
    auto& face = faces_[{&piece, back}];
    if (!face) {
      Drawing drawing;
      drawing.add(Group{.transform = {},
                        .clip = bleed_outline(piece),
                        .items = back ? piece.back->items : piece.front.items});
      face = std::make_shared<const Drawing>(std::move(drawing));
    }
    return face;
  }

 private:
  std::map<std::pair<const Piece*, bool>, std::shared_ptr<const Drawing>> faces_;
};

// One side of a sheet with its pieces, cuts and marks.
Sheet draw_side(const std::vector<Placed>& placed, Size page, Box strip, bool back, Faces& faces,
                const SheetOptions& options) {
  Sheet sheet;
  sheet.size = page;
  std::vector<std::vector<Point>> trims;
  std::vector<std::vector<Point>> bleeds;
  for (const auto& [piece, transform] : placed) {
    if (back && !piece->back) continue;
    sheet.placements.push_back({piece->id, piece->outline, transform, back});
    sheet.drawing.add(Symbol{faces.of(*piece, back), transform});
    auto& trim = trims.emplace_back(trimmed_corners(*piece));
    for (Point& corner : trim) corner = transform.apply(corner);
    bleeds.push_back(outline_points(bleed_outline(*piece), transform));
  }
  sheet.cuts = cuts_along(trims, {0, 0, page.width, page.height});
  constexpr double from_edge = 1;  // mm of paper that marks leave free
  const Box marks{from_edge, strip.bottom(), page.width - 2 * from_edge,
                  page.height - strip.bottom() - from_edge};
  draw_crop_marks(sheet.drawing, sheet.cuts, bleeds, marks, options.theme);
  return sheet;
}

// The places seen from the back of a sheet that is turned over its long edge.
std::vector<Placed> mirrored(std::vector<Placed> placed, double page_width) {
  for (Placed& one : placed) {
    // Mirroring the page and the piece: rotations change their sense.
    Transform& t = one.transform;
    t = {t.xx, -t.xy, page_width - t.dx, -t.yx, t.yy, t.dy};
  }
  return placed;
}

std::vector<Placed> moved(std::vector<Placed> placed, Point by) {
  for (Placed& one : placed) one.transform = Transform::translation(by.x, by.y) * one.transform;
  return placed;
}

SheetLayout layout_of(const Piece& piece, Size area) {
  return piece.outline == PieceOutline::Hexagon ? hexagon_layout(piece, area) : grid_layout(piece, area);
}

// "Tiles, yellow, green": what the sheet holds.
std::string sheet_name(const std::string& title, const std::vector<Placed>& placed, bool back) {
  std::string name = title;
  std::set<std::string> seen;
  for (const Placed& one : placed) {
    if (!one.piece->group.empty() && seen.insert(one.piece->group).second) name += ", " + one.piece->group;
  }
  return back ? name + ", backs" : name;
}

struct Format {
  Size page;
  SheetLayout layout;
  bool oversize = false;
};

Format format_for(const Piece& piece, const Paper& paper) {
  const Box usable = usable_area(paper.size, paper);
  Format format{.page = paper.size, .layout = layout_of(piece, {usable.width, usable.height})};
  if (!format.layout.rows.empty()) return format;
  // Larger than the paper: rather a page of its own size than a lost piece.
  const double bleed = 2 * allowed_bleed(piece) + 0.01;
  const Size own{piece.size.width + bleed, piece.size.height + bleed};
  return {.page = {own.width + 2 * paper.margin, own.height + 2 * paper.margin},
          .layout = layout_of(piece, own),
          .oversize = true};
}

void impose_shape(std::vector<Sheet>& sheets, const std::string& title,
                  const std::vector<const Piece*>& pieces, const SheetOptions& options) {
  const Format format = format_for(*pieces.front(), options.paper);
  const Box block = place_block(format.layout.block, usable_area(format.page, options.paper));
  const Box strip = strip_above(block, format.page, options.paper);
  Faces faces;
  const auto add = [&](const std::vector<Placed>& placed, bool back) {
    Sheet sheet = draw_side(placed, format.page, strip, back, faces, options);
    sheet.name = sheet_name(title, placed, back);
    sheet.strip = strip;
    sheet.oversize = format.oversize;
    sheets.push_back(std::move(sheet));
  };
  for (const auto& filled : fill_sheets(pieces, format.layout, options.own_rows)) {
    const std::vector<Placed> placed = moved(filled, {block.x, block.y});
    const bool any_back =
        std::any_of(placed.begin(), placed.end(), [](const Placed& p) { return p.piece->back; });
    add(placed, false);
    if (options.duplex && any_back) add(mirrored(placed, format.page.width), true);
  }
}

}  // namespace

std::vector<Sheet> impose(const Component& component, const SheetOptions& options) {
  std::vector<Sheet> sheets;
  for (const auto& shape : by_shape(component.pieces)) impose_shape(sheets, component.title, shape, options);
  for (const Board& board : component.boards) {
    std::vector<Sheet> parts = split_board(board, options, component.title);
    std::move(parts.begin(), parts.end(), std::back_inserter(sheets));
  }
  furnish(sheets, options);
  return sheets;
}

std::vector<Sheet> whole_boards(const Component& component, const SheetOptions& options) {
  std::vector<Sheet> sheets;
  for (const Board& board : component.boards) sheets.push_back(whole_board(board, options, component.title));
  furnish(sheets, options);
  return sheets;
}

}  // namespace trackwright
