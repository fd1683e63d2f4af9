#include "render/components/papers/guide.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <map>
#include <tuple>

#include "engine/base/words.h"
#include "render/components/papers/guide_panels.h"
#include "render/kit/kit.h"
#include "render/words/area.h"
#include "render/words/lettering.h"
#include "render/words/paginate.h"
#include "render/words/table.h"
#include "render/words/title_cells.h"

namespace trackwright {
namespace {

constexpr TextPages guide_pages{"guide", "Assembly", 1, 6};
constexpr double guide_size = 2.8;

TextBlock heading_block(const ComponentContext& context, const std::string& text) {
  TextBlock block;
  block.drawing.add(Text{.text = text,
                         .font = {context.theme.title_family, 4.4, Weight::Bold, false},
                         .colour = context.theme.colour("paper.text"),
                         .at = {0, 4},
                         .align = Align::Left});
  block.height = 5.5;
  return block;
}

void append(TextBlock& block, const TextBlock& below, double gap) {
  block.drawing.add(below.drawing, Transform::translation(0, block.height + gap));
  block.height += gap + below.height;
}

TextBlock list_block(const ComponentContext& context, const std::string& name,
                     const std::vector<std::string>& items, bool numbers) {
  TextBlock block = heading_block(context, name);
  const ListDrawing list =
      draw_list(items, context.theme, {0, block.height + 1.5, column_width(guide_pages), 1000},
                {.size = guide_size, .smallest = guide_size, .numbers = numbers});
  block.drawing.add(list.drawing);
  block.height += 1.5 + list.height;
  return block;
}

TextBlock table_block(const ComponentContext& context, const std::string& name, const Table& table) {
  TextBlock block = heading_block(context, name);
  const TableDrawing drawn =
      draw_table(table, context.theme, {0, block.height, column_width(guide_pages), 1000},
                 {.size = guide_size, .smallest = 2, .row = 1.55});
  block.drawing.add(drawn.drawing);
  block.height += drawn.box.height;
  return block;
}

std::size_t leaves_of(const Component& part) {
  std::size_t leaves = 0;
  for (const PrintedFile& file : part.files) leaves += file.on_paper ? file.leaves() : 0;
  return leaves;
}

const char* shape_word(const Piece& piece) {
  switch (piece.outline) {
    case PieceOutline::Hexagon:
      return "hexagon";
    case PieceOutline::Circle:
      return "disc";
    case PieceOutline::Rectangle:
      break;
  }
  return piece.size.width == piece.size.height ? "square" : "rectangle";
}

std::string size_text(const Piece& piece) {
  return piece.outline == PieceOutline::Rectangle && piece.size.width != piece.size.height
             ? fmt::format("{:.4g} × {:.4g} mm", piece.size.width, piece.size.height)
             : fmt::format("{:.4g} mm", std::min(piece.size.width, piece.size.height));
}

// Returns "29 discs of 12 mm" for each shape and size.
std::vector<std::string> shapes_text(const Component& part) {
  std::vector<std::tuple<std::string, std::string, std::size_t>> shapes;
  for (const Piece& piece : part.pieces) {
    const std::string shape = shape_word(piece);
    const std::string size = size_text(piece);
    const auto same = std::ranges::find_if(shapes, [&](const auto& known) {
      return std::tie(shape, size) == std::tie(std::get<0>(known), std::get<1>(known));
    });
    if (same == shapes.end())
      shapes.emplace_back(shape, size, piece.count);
    else
      std::get<2>(*same) += static_cast<std::size_t>(piece.count);
  }
  std::vector<std::string> words;
  for (const auto& [shape, size, count] : shapes)
    words.push_back(fmt::format("{} of {}", counted(count, shape), size));
  return words;
}

std::string pieces_text(const Component& part) {
  if (part.pieces.empty())
    return part.boards.size() == 1 ? "one board" : counted(part.boards.size(), "board");
  return joined(shapes_text(part), ", ");
}

// Returns the recommended paper for the part.
std::string paper_text(const Component& part) {
  if (part.has(PieceOutline::Circle) || part.pool == "discs") return "label sheet, on wooden or card discs";
  if (part.has(PieceOutline::Hexagon)) return "300 g card, or paper glued to 1.5 mm board";
  if (part.id == "notes") return "120 g paper";
  if (part.id == "box") return "label sheet or 120 g paper";
  if (part.pieces.empty()) return "160 g paper, mounted if you like";
  return "250 g card";
}

// Returns "9", or "cards.pdf: 9" if other parts share the sheets; those parts get "cards.pdf".
std::string sheets_text(const Component& part) {
  std::string leaves = fmt::format("{}", leaves_of(part));
  if (part.pool.empty()) return leaves;
  return part.files.empty() ? part.pool + ".pdf" : fmt::format("{}.pdf: {}", part.pool, leaves);
}

Table sheets_table(const Kit& kit) {
  const bool known =
      std::ranges::any_of(kit.components, [](const Component& part) { return !part.files.empty(); });
  Table table{{{"Component"}, {"Pieces", Align::Left, true}}, {}};
  if (known) table.columns.push_back({"Sheets", Align::Right});
  table.columns.push_back({"Print on"});
  for (const Component& part : kit.components) {
    std::vector<TableCell> row{text_cell(part.title, true), text_cell(pieces_text(part))};
    if (known) row.push_back(text_cell(sheets_text(part)));
    row.push_back(text_cell(paper_text(part)));
    table.rows.push_back(std::move(row));
  }
  return table;
}

// Returns "39 sheets of A4"; empty if nothing is printed yet.
std::string sheets_in_all(const Kit& kit) {
  std::map<std::string, std::size_t> sheets;
  for (const Component& part : kit.components) {
    for (const PrintedFile& file : part.files)
      if (file.on_paper) sheets[file.paper] += file.leaves();
  }
  return joined(sheets, " and ",
                [](const auto& paper) { return fmt::format("{} sheets of {}", paper.second, paper.first); });
}

bool has_outline(const Kit& kit, PieceOutline outline) {
  return std::ranges::any_of(kit.components, [&](const Component& part) { return part.has(outline); });
}

std::vector<std::string> print_steps(const Title& title, const Kit& kit) {
  std::vector<std::string> steps{
      "Print at 100 %, without fitting to the page. Then check the 100 mm ruler on a sheet with a real "
      "ruler."};
  if (const std::string total = sheets_in_all(kit); !total.empty())
    steps.push_back("All of this takes " + total +
                    ", including the boards split over sheets but not the checklist or this guide.");
  steps.emplace_back("Each board also comes as one large page for a print shop.");
  if (std::ranges::any_of(kit.components, [](const Component& part) { return !page_keys(part).empty(); }))
    steps.emplace_back(
        "The parts of a board overlap. Trim one part along its marks and glue it over its neighbour where "
        "the pictures meet. The small grid at the top of each part shows its position.");
  if (!title.map.notes.empty()) steps.push_back("The map: " + title.map.notes);
  if (std::ranges::none_of(kit.components, [](const Component& part) { return part.id == "notes"; }))
    steps.emplace_back("Play with poker chips, or print bank notes with the option --with notes.");
  return steps;
}

// Returns "charters and tokens", the parts with backs on separate sheets; empty if there are none.
std::string backs_apart(const Title& title, const Kit& kit) {
  if (!title.kit.backs || title.kit.backs->value != Backs::Separate) return {};
  std::vector<std::string> parts;
  for (const Component& part : kit.components)
    if (std::ranges::any_of(part.pieces, [](const Piece& piece) { return piece.back.has_value(); }))
      parts.push_back(uncapitalised(part.title));
  return listed(parts, "and");
}

std::vector<std::string> cut_steps(const Title& title, const Kit& kit) {
  std::vector<std::string> steps;
  if (has_outline(kit, PieceOutline::Hexagon)) {
    steps.emplace_back(
        "Tiles: all cuts run straight across the sheet in three directions. Make all cuts in one direction "
        "first, then turn the strips.");
  }
  if (has_outline(kit, PieceOutline::Rectangle)) {
    steps.emplace_back(
        "Cards and charters: cut from crop mark to crop mark, long cuts first. The colour extends past the "
        "cut, so an error of half a millimetre leaves no white edge.");
  }
  std::string discs;
  for (const Component& part : kit.components)
    if (part.has(PieceOutline::Circle))
      discs += fmt::format("{}: {}. ", part.title, joined(shapes_text(part), ", "));
  if (!discs.empty())
    steps.push_back(discs +
                    "Cut them with a punch of the same size or with scissors, and stick them on discs.");
  if (const std::string parts = backs_apart(title, kit); !parts.empty()) {
    steps.push_back(
        fmt::format("Sheets marked \"backs\" contain the reverse sides of {}. Cut them out and glue each one "
                    "to the back of its piece.",
                    parts));
  }
  return steps;
}

// Keeps the heading with the first row.
std::vector<TextBlock> key_blocks(const ComponentContext& context, const Kit& kit) {
  std::vector<MapKey> keys;
  for (const Component& part : kit.components) std::ranges::move(page_keys(part), std::back_inserter(keys));
  std::vector<TextBlock> rows = page_key_rows(context, keys, column_width(guide_pages));
  if (rows.empty()) return rows;
  TextBlock first = heading_block(context, "How the parts of the boards fit together");
  append(first, rows.front(), 1.5);
  rows.front() = std::move(first);
  return rows;
}

}  // namespace

Component assembly_guide(const ComponentContext& context) {
  Component component{"guide", "Assembly guide", {}, {}};
  const Kit& kit = kit_in(context);
  if (kit.components.empty()) return component;
  std::vector<TextBlock> blocks;
  blocks.push_back(table_block(context, "What to print", sheets_table(kit)));
  blocks.push_back(list_block(context, "Printing", print_steps(context.title, kit), true));
  blocks.push_back(list_block(context, "Cutting", cut_steps(context.title, kit), false));
  std::ranges::move(key_blocks(context, kit), std::back_inserter(blocks));
  blocks.push_back(table_block(context, "Bags", bags_table(bags_of(kit))));
  TextBlock labels = heading_block(context, "Bag labels, to cut out");
  append(labels, bag_labels(context, bags_of(kit), column_width(guide_pages)), 1.5);
  blocks.push_back(std::move(labels));
  component.boards = lay_pages(context, guide_pages, blocks);
  return component;
}

}  // namespace trackwright
