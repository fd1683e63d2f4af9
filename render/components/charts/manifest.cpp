#include "render/components/charts/manifest.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "engine/base/words.h"
#include "render/marks/tile_card.h"
#include "render/tile/signs.h"
#include "render/words/lettering.h"
#include "render/words/title_tables.h"

namespace trackwright {
namespace {

constexpr double sheet_width = 190;    // fits A4 and Letter with the printer's margins
constexpr double target_height = 255;  // pictures shrink to keep the board below this height
constexpr double manifest_margin = 6;
constexpr double largest = 24;  // picture, measured from flat to flat
constexpr double smallest = 12;
constexpr double between_colours = 4;  // between pictures
constexpr double colour_gap = 3;
constexpr double bar_height = 6.4;

using Block = std::vector<const ManifestEntry*>;

// Groups tiles by colour in the order of upgrades; unknown tiles count as white.
std::map<Colour, Block> blocks(const Title& title) {
  std::map<Colour, Block> by_colour;
  for (const ManifestEntry& entry : title.manifest) {
    const TileDefinition* tile = find_tile(title, entry.id.value);
    by_colour[tile != nullptr ? tile->tile.colour : Colour::White].push_back(&entry);
  }
  return by_colour;
}

struct Grid {
  Size picture;
  double across = 0;
  std::size_t columns = 1;
  double pitch = 0;

  double row_height() const { return picture.height + caption_height + 1.6; }
  double block_height(std::size_t tiles) const {
    const std::size_t rows = (tiles + columns - 1) / columns;
    return bar_height + 2.5 + static_cast<double>(rows) * row_height() + colour_gap;
  }
};

Grid grid_for(Orientation orientation, double across) {
  Grid grid;
  grid.across = across;
  grid.picture = picture_size(orientation, across);
  const double room = sheet_width - 2 * manifest_margin;
  grid.columns = static_cast<std::size_t>((room + between_colours) / (grid.picture.width + between_colours));
  grid.pitch = room / static_cast<double>(grid.columns);
  return grid;
}

double height_with(const std::map<Colour, Block>& all, const Grid& grid) {
  double height = 2 * manifest_margin + board_title_height;
  for (const auto& [colour, block] : all) height += grid.block_height(block.size());
  return height;
}

Grid fitting_grid(const std::map<Colour, Block>& all, Orientation orientation) {
  double across = largest;
  while (across > smallest && height_with(all, grid_for(orientation, across)) > target_height) across -= 0.5;
  return grid_for(orientation, across);
}

// Returns "36 tiles of 5 kinds"; tiles without limit are not counted.
std::string total_text(const Block& block) {
  int tiles = 0;
  bool unlimited = false;
  for (const ManifestEntry* entry : block) {
    tiles += entry->count.value_or(0);
    unlimited = unlimited || !entry->count;
  }
  const std::string kinds = counted(block.size(), "kind");
  if (tiles == 0) return "no limit, " + kinds;
  return fmt::format("{}{} {} of {}", tiles, unlimited ? "+" : "", tiles == 1 ? "tile" : "tiles", kinds);
}

// Draws the bar above a block with its colour, name and totals.
void draw_bar(Drawing& drawing, const Theme& theme, Colour colour, const Block& block, double y) {
  const Rgb ground = theme.tile(colour);
  fill(drawing, rectangle({manifest_margin, y, sheet_width - 2 * manifest_margin, bar_height}, 1), ground);
  const Rgb ink = readable_on(ground);
  const double baseline = y + bar_height / 2 + 1.2;
  mark_swatch(drawing, theme, ground, {sheet_width / 2 - bar_height / 2, y, bar_height, bar_height});
  drawing.add(Text{.text = capitalised(std::string(word_of(colour))),
                   .font = face(3.4, Weight::Bold),
                   .colour = ink,
                   .at = {manifest_margin + 2.5, baseline},
                   .align = Align::Left});
  drawing.add(Text{.text = total_text(block),
                   .font = face(3, Weight::Regular),
                   .colour = ink,
                   .at = {sheet_width - manifest_margin - 2.5, baseline},
                   .align = Align::Right});
}

void draw_block(Board& board, const ComponentContext& context, const Grid& grid, Colour colour,
                const Block& block, double y) {
  draw_bar(board.drawing, context.theme, colour, block, y);
  const double top = y + bar_height + 2.5;
  for (std::size_t i = 0; i < block.size(); ++i) {
    const std::size_t column = i % grid.columns;
    const std::size_t row = i / grid.columns;
    const Point at{
        manifest_margin + static_cast<double>(column) * grid.pitch + (grid.pitch - grid.picture.width) / 2,
        top + static_cast<double>(row) * grid.row_height()};
    draw_tile_card(board.drawing, numbered_card(context.title, block[i]->id.value), context.theme,
                   context.title.map.layout().orientation, grid.across, at, grid.pitch - 1);
    board.keep_whole.push_back({at.x, at.y, grid.picture.width, grid.row_height()});
  }
}

std::string all_tiles(const Title& title) {
  Block all;
  for (const ManifestEntry& entry : title.manifest) all.push_back(&entry);
  return total_text(all);
}

}  // namespace

Component manifest_board(const ComponentContext& context) {
  Component component{"manifest", "Tile manifest", {}, {}};
  const Title& title = context.title;
  if (title.manifest.empty()) return component;
  const std::map<Colour, Block> all = blocks(title);
  const Grid grid = fitting_grid(all, title.map.layout().orientation);
  Board board;
  board.id = "manifest";
  board.may_shrink = true;
  board.size = {sheet_width, height_with(all, grid)};
  draw_board_title(board.drawing, title, context.theme, "Tile manifest", all_tiles(title),
                   {manifest_margin, manifest_margin}, sheet_width - 2 * manifest_margin);
  double y = manifest_margin + board_title_height;
  for (const auto& [colour, block] : all) {
    draw_block(board, context, grid, colour, block, y);
    y += grid.block_height(block.size());
  }
  component.boards.push_back(std::move(board));
  return component;
}

}  // namespace trackwright
