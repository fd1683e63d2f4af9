#include "render/sheets/impose.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <optional>
#include <set>

#include "render/sheets/backs.h"
#include "render/sheets/fill.h"
#include "render/sheets/furnish.h"
#include "render/sheets/layout.h"
#include "render/sheets/marks.h"
#include "render/sheets/piece_shape.h"
#include "render/sheets/printer.h"
#include "render/sheets/shelves.h"
#include "render/sheets/side.h"
#include "render/sheets/split.h"

namespace trackwright {
namespace {

LayoutStyle style_for(const Piece& piece, const SheetOptions& options) {
  for (const LayoutStyle& style : options.layouts)
    if (style.outline == piece.outline) return style;
  LayoutStyle straight;
  straight.outline = piece.outline;
  return straight;
}

Box outline_box(const Outline& outline) {
  Drawing drawing;
  fill(drawing, outline, {});
  return bounds(drawing);
}

bool has_back(const PlacedPiece& placed) {
  return placed.piece->back.has_value();
}

std::vector<PlacedPiece> moved(std::vector<PlacedPiece> placed, Point by) {
  for (PlacedPiece& one : placed) one.transform = Transform::translation(by.x, by.y) * one.transform;
  return placed;
}

std::vector<PlacedPiece> behind_all(std::vector<PlacedPiece> placed, Mirror mirror) {
  for (PlacedPiece& one : placed) one.transform = behind(one.transform, mirror);
  return placed;
}

// Returns whether a cut follows a side of one of the pieces.
bool goes_along(const Cut& cut, const std::vector<PlacedPiece>& placed) {
  return std::ranges::any_of(placed, [&](const PlacedPiece& one) {
    const Size size = one.piece->size;
    const Box trim =
        transformed(one.transform, Box{-size.width / 2, -size.height / 2, size.width, size.height});
    constexpr double hair = 1e-3;
    const auto meets = [&](double at, double low, double high, double from, double to, double start,
                           double end) {
      return (std::abs(at - low) < hair || std::abs(at - high) < hair) && from < end - hair &&
             to > start + hair;
    };
    const bool upright = std::abs(cut.from.x - cut.to.x) < hair;
    return upright ? meets(cut.from.x, trim.x, trim.right(), cut.from.y, cut.to.y, trim.y, trim.bottom())
                   : meets(cut.from.y, trim.y, trim.bottom(), cut.from.x, cut.to.x, trim.x, trim.right());
  });
}

// Returns the content of the sheet: "Tiles, yellow, green".
std::string sheet_name(const std::string& title, const std::vector<PlacedPiece>& placed, bool back) {
  std::string name = title;
  std::set<std::string> seen;
  for (const PlacedPiece& one : placed)
    if (!one.piece->group.empty() && seen.insert(one.piece->group).second) name += ", " + one.piece->group;
  return back ? name + ", backs" : name;
}

SheetLayout layout_in(const Piece& piece, const LayoutStyle& style, Size area, Size page) {
  switch (style.pattern) {
    case LayoutPattern::Fixed:
      return fixed_layout(style, page);
    case LayoutPattern::Lattice:
      return lattice_layout(piece, area, style.gap, reach_of(piece, style).millimetres);
    case LayoutPattern::Straight:
      break;
  }
  return piece.outline == PieceOutline::Hexagon ? hexagon_layout(piece, area)
                                                : grid_layout(piece, area, style.gap);
}

// The paper, its area for fronts, and the fold if there is one.
struct Ground {
  Size page;
  Box area;
  std::optional<Mirror> fold;
  bool oversize = false;
};

// Returns both ways to fold a page in half; fronts are left of the fold or above it.
std::vector<Ground> folded_grounds(Size page, Box usable, double gutter) {
  const double half = gutter / 2;
  return {{page,
           {usable.x, usable.y, page.width / 2 - half - usable.x, usable.height},
           Mirror{true, page.width / 2}},
          {page,
           {usable.x, usable.y, usable.width, page.height / 2 - half - usable.y},
           Mirror{false, page.height / 2}}};
}

struct Imposer {
  const std::string& title;
  const SheetOptions& options;
  std::vector<Sheet> fronts{};
  std::vector<Sheet> separate_backs{};

  struct Format {
    Ground ground;
    SheetLayout layout;
  };

  Format format_for(const Piece& piece, const LayoutStyle& style, bool folded) const {
    const Box usable = usable_area(options.paper.size, options.paper);
    std::vector<Ground> grounds;
    if (folded) grounds = folded_grounds(options.paper.size, usable, options.gutter);
    if (grounds.empty()) grounds.push_back({options.paper.size, usable, std::nullopt});
    Format best;
    for (const Ground& ground : grounds) {
      for (const Box& area : {usable_below_strip(ground.area, options.paper),
                              usable_beside_strip(ground.area, options.paper)}) {
        SheetLayout layout = layout_in(piece, style, {area.width, area.height}, ground.page);
        if (best.layout.rows.empty() || capacity(layout) > capacity(best.layout))
          best = {ground, std::move(layout)};
      }
    }
    if (!best.layout.rows.empty()) return best;
    if (folded) return format_for(piece, style, false);
    // Give a piece that is larger than the paper a page of its own size, rather than lose it.
    const double bleed = 2 * allowed_bleed(piece) + 0.01;
    const Size own{piece.size.width + bleed, piece.size.height + bleed};
    const double margin = options.paper.margin;
    const double for_strip = strip_height + crop_gap;
    const Size page{own.width + 2 * margin, own.height + 2 * margin + for_strip};
    return {{page, {margin, margin, own.width, own.height + for_strip}, std::nullopt, true},
            layout_in(piece, {}, own, page)};
  }

  // Removes places that overlap the marks of a cutting machine.
  void leave_marks_clear(SheetLayout& layout, const Box& block, const Piece& piece,
                         const Faces& faces) const {
    if (!options.machine) return;
    const std::vector<Box> boxes = kept_clear(*options.machine, options.paper.size);
    for (auto& row : layout.rows)
      std::erase_if(row, [&](const Transform& place) {
        const Box art =
            outline_box(transformed(Transform::translation(block.x, block.y) * place, faces.outline(piece)));
        return std::ranges::any_of(boxes, [&](const Box& box) {
          return art.x < box.right() && box.x < art.right() && art.y < box.bottom() && box.y < art.bottom();
        });
      });
    std::erase_if(layout.rows, [](const auto& row) { return row.empty(); });
  }

  Sheet empty_sheet(const Ground& ground, const Box& block, const std::string& name) const {
    Sheet sheet;
    sheet.size = ground.page;
    sheet.name = name;
    sheet.strip = strip_beside(block, ground.page, options.paper);
    if (options.machine && options.machine->marks) {
      constexpr double top = 5;  // above the marks, within the reach of printers
      sheet.strip = {options.machine->inset, top, ground.page.width - 2 * options.machine->inset,
                     strip_height};
    }
    sheet.oversize = ground.oversize;
    return sheet;
  }

  // Returns the area for marks before the fold.
  Box room_before(const Sheet& sheet, const std::optional<Mirror>& fold) const {
    constexpr double from_edge = 1;
    Box room = room_for_marks(sheet.size, sheet.strip);
    if (fold && fold->vertical) room.width = fold->at - from_edge - room.x;
    if (fold && !fold->vertical) room.height = fold->at - from_edge - room.y;
    return room;
  }

  Box cut_box(const Ground& ground) const {
    Box box{0, 0, ground.page.width, ground.page.height};
    if (ground.fold && ground.fold->vertical) box.width = ground.fold->at;
    if (ground.fold && !ground.fold->vertical) box.height = ground.fold->at;
    return box;
  }

  void mark(Sheet& sheet, const std::vector<PlacedPiece>& placed, const LayoutStyle& style,
            const Ground& ground, Faces& faces) const {
    if (style.line) draw_outlines(sheet, placed, options.theme);
    if (style.pattern != LayoutPattern::Straight) return;
    sheet.cuts = cuts_along(trims_on_sheet(placed), cut_box(ground));
    const auto bleeds = bleeds_on_sheet(placed, faces);
    draw_crop_marks(sheet.drawing, sheet.cuts, bleeds, room_before(sheet, ground.fold), options.theme);
    if (style.gap > 0)
      draw_corner_marks(sheet.drawing, trims_on_sheet(placed), allowed_bleed(*placed.front().piece),
                        style.gap, options.theme);
  }

  // Adds one front and, if the options require it, its back.
  void add(const std::vector<PlacedPiece>& placed, const LayoutStyle& style, const Format& format,
           const Box& block, Faces& faces, bool backs) {
    const Ground& ground = format.ground;
    const Box both = ground.fold ? united(block, mirrored(block, *ground.fold)) : block;
    Sheet sheet = empty_sheet(ground, both, sheet_name(title, placed, false));
    add_pieces(sheet, placed, false, faces);
    mark(sheet, placed, style, ground, faces);
    if (options.machine)
      for (const Outline& shape : registration_marks(*options.machine, ground.page))
        fill(sheet.drawing, shape, {0, 0, 0});
    draw_pins(sheet, style.pins, options.theme);
    if (ground.fold) {
      add_pieces(sheet, behind_all(placed, *ground.fold), true, faces);
      draw_fold(sheet.drawing, *ground.fold, sheet, options.theme);
      fronts.push_back(std::move(sheet));
      return;
    }
    fronts.push_back(std::move(sheet));
    if (!backs) return;
    const std::vector<PlacedPiece> behind_them = behind_all(placed, turning_line(options.backs, ground.page));
    Sheet back = empty_sheet(ground, mirrored(block, turning_line(options.backs, ground.page)),
                             sheet_name(title, placed, true));
    back.back = true;
    add_pieces(back, behind_them, true, faces);
    mark(back, behind_them, style, ground, faces);
    (options.backs == Backs::Separate ? separate_backs : fronts).push_back(std::move(back));
  }

  void impose_shape(const std::vector<const Piece*>& pieces, bool backs) {
    const LayoutStyle style = style_for(*pieces.front(), options);
    const BleedReach reach = reach_of(*pieces.front(), style);
    Format format = format_for(*pieces.front(), style, backs && options.backs == Backs::Fold);
    SheetLayout& layout = format.layout;
    const Box block = layout.at ? Box{layout.at->x, layout.at->y, layout.block.width, layout.block.height}
                                : place_block(layout.block, format.ground.area, options.paper);
    Faces faces(reach);
    leave_marks_clear(layout, block, *pieces.front(), faces);
    // Group tiles, whose groups are colours; other pieces are cut apart from their neighbours anyway.
    const bool grouped =
        pieces.front()->outline == PieceOutline::Hexagon || options.groups == GroupChange::NextSheet;
    const FillRules rules{grouped ? options.groups : GroupChange::SameRow, reach.covered ? 1 : 0};
    for (const FilledSheet& filled : fill_sheets(pieces, layout, rules)) {
      // In duplex printing each front needs a second side, even an
      // empty one. Otherwise the next front would be printed on it.
      const bool any_back = std::ranges::any_of(filled, has_back);
      add(moved(filled, {block.x, block.y}), style, format, block, faces,
          backs && (any_back || prints_on_both_sides(options.backs)));
    }
  }

  // Imposes rectangles of several sizes together on shelves.
  void impose_packed(const std::vector<PackedSheet>& packed, bool backs) {
    const Ground ground{options.paper.size, usable_area(options.paper.size, options.paper), std::nullopt};
    Faces faces(BleedReach{});
    for (const PackedSheet& one : packed) {
      const Box block = place_block(one.block, ground.area, options.paper);
      const auto placed = moved(one.pieces, {block.x, block.y});
      Sheet sheet = empty_sheet(ground, block, sheet_name(title, placed, false));
      add_pieces(sheet, placed, false, faces);
      for (const Cut& cut : one.cuts)
        sheet.cuts.push_back({cut.from + Point{block.x, block.y}, cut.to + Point{block.x, block.y}});
      mark_shelves(sheet, placed, block, faces);
      const std::vector<Cut> cuts = sheet.cuts;
      fronts.push_back(std::move(sheet));
      if (backs && (prints_on_both_sides(options.backs) || std::ranges::any_of(placed, has_back)))
        add_packed_backs(placed, cuts, ground, block, faces);
    }
  }

  void mark_shelves(Sheet& sheet, const std::vector<PlacedPiece>& placed, const Box& block,
                    Faces& faces) const {
    double bleed = allowed_bleed(*placed.front().piece);
    for (const PlacedPiece& piece : placed) bleed = std::min(bleed, allowed_bleed(*piece.piece));
    draw_shelf_marks(sheet.drawing, sheet.cuts, bleeds_on_sheet(placed, faces), block,
                     room_before(sheet, std::nullopt), bleed, options.theme);
  }

  // Adds backs with the mirrored cuts of their fronts, so that separate sheets can be cut too.
  void add_packed_backs(const std::vector<PlacedPiece>& placed, const std::vector<Cut>& cuts,
                        const Ground& ground, const Box& block, Faces& faces) {
    const Mirror mirror = turning_line(options.backs, ground.page);
    std::vector<PlacedPiece> behind_them = behind_all(placed, mirror);
    if (options.backs == Backs::Separate)
      std::erase_if(behind_them, [](const PlacedPiece& piece) { return !has_back(piece); });
    const Box behind_block = mirrored(block, mirror);
    Sheet back = empty_sheet(ground, behind_block, sheet_name(title, behind_them, true));
    back.back = true;
    add_pieces(back, behind_them, true, faces);
    for (const Cut& cut : cuts)
      if (const Cut turned = mirrored(cut, mirror); goes_along(turned, behind_them))
        back.cuts.push_back(turned);
    mark_shelves(back, behind_them, behind_block, faces);
    (options.backs == Backs::Separate ? separate_backs : fronts).push_back(std::move(back));
  }
};

using Shapes = std::vector<std::vector<const Piece*>>;

std::size_t sheets_of(const Imposer& imposer, const std::vector<const Piece*>& shape) {
  Imposer trial{imposer.title, imposer.options};
  trial.impose_shape(shape, false);
  return trial.fronts.size();
}

// Packs all rectangles cut straight, and discs that are cut out as squares first, if that saves paper.
// Removes their shapes from `shapes`.
std::vector<PackedSheet> saving_sheets(const Imposer& imposer, Shapes& shapes) {
  const SheetOptions& options = imposer.options;
  if (!options.pack || options.backs == Backs::Fold || options.machine) return {};
  const Box usable = usable_below_strip(usable_area(options.paper.size, options.paper), options.paper);
  Shapes packable;
  Shapes others;
  double gap = 0;
  for (const auto& shape : shapes) {
    const Piece& piece = *shape.front();
    const LayoutStyle style = style_for(piece, options);
    const bool fits = !grid_layout(piece, {usable.width, usable.height}).rows.empty();
    const bool straight = piece.outline != PieceOutline::Hexagon && style.pattern == LayoutPattern::Straight;
    if (straight) gap = std::max(gap, style.gap);
    (straight && fits ? packable : others).push_back(shape);
  }
  if (packable.empty()) return {};
  std::vector<const Piece*> pieces;
  std::size_t apart = 0;
  for (const auto& shape : packable) {
    pieces.insert(pieces.end(), shape.begin(), shape.end());
    apart += sheets_of(imposer, shape);
  }
  std::vector<PackedSheet> packed = pack_shelves(pieces, {usable.width, usable.height}, gap);
  if (packed.size() >= apart) return {};
  shapes = others;
  return packed;
}

// Puts squares on the grid of discs that are cut out as squares first.
void share_cells(Shapes& shapes, const SheetOptions& options) {
  const auto straight = [&](const Piece& piece) {
    return style_for(piece, options).pattern == LayoutPattern::Straight;
  };
  for (auto& discs : shapes) {
    if (discs.empty() || discs.front()->outline != PieceOutline::Circle || !straight(*discs.front()))
      continue;
    for (auto& squares : shapes) {
      if (squares.empty() || squares.front()->outline != PieceOutline::Rectangle) continue;
      const Piece& square = *squares.front();
      if (!(square.size == discs.front()->size) || !straight(square) ||
          allowed_bleed(square) != allowed_bleed(*discs.front()))
        continue;
      discs.insert(discs.end(), squares.begin(), squares.end());
      squares.clear();
    }
  }
  std::erase_if(shapes, [](const auto& shape) { return shape.empty(); });
}

// Puts pieces with backs first, so that sheets without backs come last and together.
void put_backs_first(Shapes& shapes) {
  for (auto& shape : shapes)
    std::stable_partition(shape.begin(), shape.end(),
                          [](const Piece* piece) { return piece->back.has_value(); });
}

// Adds an empty side after each board: in duplex printing, the next sheet would be printed on it.
void add_empty_sides(std::vector<Sheet>& boards) {
  std::vector<Sheet> both;
  for (Sheet& board : boards) {
    Sheet side;
    side.name = board.name + ", other side";
    side.size = board.size;
    side.strip = board.strip;
    side.back = true;
    side.divided = board.divided;
    both.push_back(std::move(board));
    both.push_back(std::move(side));
  }
  boards = std::move(both);
}

}  // namespace

std::vector<Sheet> impose(const Component& component, const SheetOptions& options) {
  std::vector<Sheet> boards;
  for (const Board& board : component.boards) {
    std::vector<Sheet> parts = split_board(board, options, component.title);
    std::ranges::move(parts, std::back_inserter(boards));
  }
  Imposer imposer{component.title, options};
  const bool backs =
      options.backs != Backs::None &&
      std::ranges::any_of(component.pieces, [](const Piece& piece) { return piece.back.has_value(); });
  Shapes shapes = by_shape(component.pieces);
  share_cells(shapes, options);
  if (backs) put_backs_first(shapes);
  const std::vector<PackedSheet> packed = saving_sheets(imposer, shapes);
  imposer.impose_packed(packed, backs);
  for (const auto& shape : shapes) imposer.impose_shape(shape, backs);
  if (backs && prints_on_both_sides(options.backs)) add_empty_sides(boards);
  std::vector<Sheet> sheets;
  const auto append = [&](std::vector<Sheet>& more) {
    std::ranges::move(more, std::back_inserter(sheets));
    more.clear();
  };
  if (options.boards_first) append(boards);
  append(imposer.fronts);
  append(imposer.separate_backs);
  append(boards);
  furnish(sheets, options);
  compensate(sheets, options.printer);
  return sheets;
}

std::vector<Sheet> whole_boards(const Component& component, const SheetOptions& options,
                                const std::vector<Sheet>& in_parts) {
  std::vector<Sheet> sheets;
  for (const Board& board : component.boards) {
    const auto part = std::ranges::find_if(in_parts, [&](const Sheet& sheet) {
      return sheet.board && !sheet.placements.empty() && sheet.placements.front().piece == board.id;
    });
    sheets.push_back(
        whole_board(board, options, component.title, part == in_parts.end() ? nullptr : part->board));
  }
  furnish(sheets, options);
  return sheets;
}

std::vector<Page> pages_of(std::vector<Sheet> sheets) {
  std::vector<Page> pages;
  for (Sheet& sheet : sheets) pages.push_back(std::move(static_cast<Page&>(sheet)));
  return pages;
}

}  // namespace trackwright
