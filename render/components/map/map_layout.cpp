#include "render/components/map/map_layout.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "render/components/map/arrange.h"
#include "render/components/map/map_blocks.h"
#include "render/components/map/map_frame.h"
#include "render/tile/stop_plan.h"

namespace trackwright {

namespace {

constexpr double padding = 3;  // between the outermost hexes and the bands

Box hex_extent(const Map& map, const Hexagon& hexagon) {
  if (map.hexes().empty()) return hexagon.box();
  Box extent = moved(hexagon.box(), hexagon.centre_of(map.hexes().front().at));
  for (const Hex& hex : map.hexes()) extent = united(extent, moved(hexagon.box(), hexagon.centre_of(hex.at)));
  return extent;
}

// Returns one step of a doubled coordinate, across and down.
Size unit(const Hexagon& hexagon) {
  const Point across = hexagon.centre_of({2, 0});
  const Point down = hexagon.centre_of({0, 2});
  return {across.x / 2, down.y / 2};
}

Box panel_box(const Panel& panel, const Hexagon& hexagon) {
  const Size u = unit(hexagon);
  return {panel.x * u.width, panel.y * u.height, panel.width * u.width, panel.height * u.height};
}

// Returns the blocks that the layout must place: information if the title has no panels of its own, and every
// place of cards that has no panel.
std::vector<MapBlock> wanted_blocks(const ComponentContext& context) {
  std::vector<MapBlock> blocks = map_blocks(context);
  const std::vector<Panel>& own = context.title.map.panels();
  std::erase_if(blocks, [&](const MapBlock& block) {
    return block.information ? !own.empty()
                             : std::ranges::find(own, block.panel.kind, &Panel::kind) != own.end();
  });
  return blocks;
}

// Keeps joins clear of stops and names, and above all of cities.
Uncut uncut_hexes(const Map& map, const Hexagon& hexagon, const Theme& theme) {
  Uncut uncut;
  const auto keep = [&](Box box, double weight) {
    uncut.across.push_back({box.x, box.right(), weight});
    uncut.down.push_back({box.y, box.bottom(), weight});
  };
  for (const Hex& hex : map.hexes()) {
    if (hex.tile.stops.empty() && hex.name.empty()) continue;
    const Point centre = hexagon.centre_of(hex.at);
    keep(moved(kept_of_a_hex(hexagon), centre), 1);
    for (const Box& city : cities_of(hex, hexagon, theme)) keep(moved(city, centre), weight_of_never);
  }
  return uncut;
}

bool is_crossed(const std::vector<double>& seams, double from, double to) {
  return std::ranges::any_of(seams, [&](double at) { return from < at && at < to; });
}

bool crosses_a_city(const MapFrame& frame, const Uncut& uncut) {
  const auto crossed = [](const std::vector<double>& seams, const std::vector<Span>& spans) {
    return std::ranges::any_of(spans, [&](const Span& span) {
      return span.weight >= weight_of_never && is_crossed(seams, span.from, span.to);
    });
  };
  return crossed(frame.seams_across, uncut.across) || crossed(frame.seams_down, uncut.down);
}

class Sheet {
 public:
  Sheet(const ComponentContext& context, const Hexagon& hexagon, Box base, double margin,
        std::vector<Box> taken)
      : map_(context.title.map),
        base_(base),
        margin_(margin),
        taken_(std::move(taken)),
        blocks_(wanted_blocks(context)),
        may_grow_(map_.panels().empty()),
        uncut_(uncut_hexes(map_, hexagon, context.theme)),
        room_(map_, hexagon, grown(base, furthest), from_hex) {}

  // Lays the blocks at the lowest cost on the fewest sheets that hold all information.
  void lay() {
    const std::size_t least = parted(base_, uncut_, margin_).sheets;
    constexpr std::size_t more = 12;  // limit for titles with very many phases
    for (std::size_t sheets = least; sheets <= least + more; ++sheets) {
      for (const MapFrame& frame : frames(sheets)) consider(frame);
      if (best_ && missing(blocks_, best_->made, true) == 0) return;
    }
  }

  bool crosses_a_city() const {
    return trackwright::crosses_a_city(parted(field(), uncut_, margin_), uncut_);
  }

  Box field() const {
    if (!best_) return base_;
    Box field = base_;
    for (const auto& block : best_->made.blocks)
      if (block) field = united(field, grown(block->box, block_gap));
    return cuts_a_block(field) ? best_->frame.field : field;
  }

  std::vector<PlacedPanel> panels() const {
    std::vector<PlacedPanel> panels;
    if (!best_) return panels;
    for (std::size_t i = 0; i < blocks_.size(); ++i) {
      const auto& laid = best_->made.blocks[i];
      if (laid)
        panels.push_back({blocks_[i].panel, laid->box, true, laid->shape.inner, blocks_[i].for_cards});
    }
    return panels;
  }

  std::vector<Panel> left_out() const {
    std::vector<Panel> panels;
    for (std::size_t i = 0; i < blocks_.size(); ++i)
      if (!best_ || !best_->made.blocks[i]) panels.push_back(blocks_[i].panel);
    return panels;
  }

 private:
  static constexpr double furthest = 280;  // grow the frame by at most one sheet
  static constexpr double from_hex = 2;
  static constexpr double from_seam = 1;  // a cut would hit a line beside it

  struct Laid {
    MapFrame frame;
    Arrangement made;
    double cost = 0;
  };

  std::vector<MapFrame> frames(std::size_t sheets) const {
    if (!may_grow_) return {parted(base_, uncut_, margin_)};
    return frames_on(sheets, base_, uncut_, margin_);
  }

  void consider(const MapFrame& frame) {
    const double grown = (frame.field.width * frame.field.height - base_.width * base_.height) / 1500;
    const double no_dearer = best_ ? best_->cost - grown : 1e9;
    Laid laid{frame, arrange(blocks_, room_, frame, taken_, no_dearer), 0};
    laid.cost = laid.made.cost + grown;
    if (!best_ || laid.cost < best_->cost) best_ = std::move(laid);
  }

  bool cuts_a_block(Box field) const {
    Uncut uncut = uncut_;
    for (const auto& block : best_->made.blocks) {
      if (!block) continue;
      uncut.across.push_back({block->box.x, block->box.right(), weight_of_never});
      uncut.down.push_back({block->box.y, block->box.bottom(), weight_of_never});
    }
    const MapFrame frame = parted(field, uncut, margin_);
    return std::ranges::any_of(best_->made.blocks, [&](const auto& block) {
      if (!block) return false;
      const Box box = grown(block->box, from_seam);
      return is_crossed(frame.seams_across, box.x, box.right()) ||
             is_crossed(frame.seams_down, box.y, box.bottom());
    });
  }

  const Map& map_;
  Box base_;
  double margin_;
  std::vector<Box> taken_;
  std::vector<MapBlock> blocks_;
  bool may_grow_;
  Uncut uncut_;
  HexRoom room_;
  std::optional<Laid> best_;
};

// The size of hexes and the margin of paper around the frame.
struct Scale {
  double hex = 0;
  double margin = map_margin;
};

// The area of the hexes and of the title's own panels, with these panels.
struct Ground {
  Hexagon hexagon;
  Box hexes{};
  Box field{};
  std::vector<PlacedPanel> panels{};
};

Ground ground_of(const Map& map, double hex_size) {
  Ground ground{Hexagon(map.layout().orientation, hex_size)};
  ground.hexes = hex_extent(map, ground.hexagon);
  ground.field = grown(ground.hexes, padding);
  for (const Panel& panel : map.panels()) {
    ground.panels.push_back({panel, panel_box(panel, ground.hexagon)});
    ground.field = united(ground.field, grown(ground.panels.back().box, padding));
  }
  return ground;
}

// Returns whether some frame on the fewest sheets has no join across
// a city. Laying panels takes longer, so this test comes first.
bool can_keep_cities(const ComponentContext& context, Scale scale) {
  const Ground ground = ground_of(context.title.map, scale.hex);
  const Uncut uncut = uncut_hexes(context.title.map, ground.hexagon, context.theme);
  const MapFrame frame = parted(ground.field, uncut, scale.margin);
  if (!crosses_a_city(frame, uncut)) return true;
  return std::ranges::any_of(frames_on(frame.sheets, ground.field, uncut, scale.margin),
                             [&](const MapFrame& one) { return !crosses_a_city(one, uncut); });
}

struct LaidOut {
  MapLayout layout;
  bool crosses_a_city = false;
};

LaidOut laid_out(const ComponentContext& context, Scale scale) {
  Ground ground = ground_of(context.title.map, scale.hex);
  MapLayout layout{ground.hexagon, {}, ground.hexes, {}, coordinate_band, {}, std::move(ground.panels)};
  std::vector<Box> taken;
  for (const PlacedPanel& panel : layout.panels) taken.push_back(panel.box);
  Sheet sheet(context, layout.hexagon, ground.field, scale.margin, std::move(taken));
  sheet.lay();
  const Box field = sheet.field();
  for (PlacedPanel& panel : sheet.panels()) layout.panels.push_back(std::move(panel));
  layout.left_out = sheet.left_out();
  const double around = scale.margin + coordinate_band;
  const Point shift{around - field.x, around - field.y};
  layout.origin = shift;
  layout.hexes = moved(layout.hexes, shift);
  layout.field = moved(field, shift);
  for (PlacedPanel& panel : layout.panels) panel.box = moved(panel.box, shift);
  layout.size = {field.width + 2 * around, field.height + 2 * around};
  return {std::move(layout), sheet.crosses_a_city()};
}

// Returns scales in small steps, from the usual hex size down.
std::vector<Scale> smaller_scales(const KitOptions& options) {
  constexpr double step = 0.1;
  std::vector<Scale> scales;
  for (double less = 0; less < options.map_gives + step / 2; less += step)
    scales.push_back({options.map_size - less, least_map_margin});
  return scales;
}

}  // namespace

Box kept_of_a_hex(const Hexagon& hexagon) {
  const double reach = hexagon.inradius() * 0.8;
  return {-reach, -reach, 2 * reach, 2 * reach};
}

std::vector<Box> cities_of(const Hex& hex, const Hexagon& hexagon, const Theme& theme) {
  std::vector<Box> cities;
  const Measures lengths = measures(theme, hexagon.size());
  for (const StopPlace& stop : plan_stops(hex.tile, hexagon, lengths).stops) {
    std::optional<Box> city;
    for (const Point slot : stop.slots) {
      const Box circle = grown({slot.x, slot.y, 0, 0}, stop.radius + lengths.line);
      city = city ? united(*city, circle) : circle;
    }
    if (city) cities.push_back(*city);
  }
  return cities;
}

Point MapLayout::centre(Coordinate c) const {
  return hexagon.centre_of(c) + origin;
}

MapLayout lay_out_map(const ComponentContext& context) {
  LaidOut usual = laid_out(context, {context.options.map_size});
  if (!usual.crosses_a_city) return std::move(usual.layout);
  for (const Scale& scale : smaller_scales(context.options)) {
    if (!can_keep_cities(context, scale)) continue;
    if (LaidOut smaller = laid_out(context, scale); !smaller.crosses_a_city) return std::move(smaller.layout);
  }
  return std::move(usual.layout);
}

}  // namespace trackwright
