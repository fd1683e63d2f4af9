#include "render/components/map/map_legend.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string>
#include <utility>

#include "engine/base/words.h"
#include "render/components/map/track_legend.h"
#include "render/drawing/shapes.h"
#include "render/drawing/text.h"
#include "render/tile/border.h"
#include "render/tile/icon_sign.h"
#include "render/tile/label.h"
#include "render/tile/look.h"
#include "render/tile/signs.h"
#include "render/tile/terrain_symbol.h"
#include "render/words/title_cells.h"

namespace trackwright {
namespace {

class Legend {
 public:
  explicit Legend(const ComponentContext& context)
      : context_(context), title_(context.title), theme_(context.theme) {}

  std::vector<LegendEntry> entries() const {
    const Size sign = legend_sign;
    std::vector<Entry> entries;
    for (const auto& [kind, costs] : terrain_costs())
      entries.push_back(
          {terrain_symbol(kind, {0, 0, sign.width, sign.height}, theme_), terrain_text(kind, costs)});
    for (const auto& [kind, examples] : barrier_kinds())
      entries.push_back({barrier_sign(examples, sign), barrier_text(kind)});
    if (has_river()) entries.push_back({river_sign(sign), crossed_rivers()});
    for (Entry& entry : track_legend(context_, sign)) entries.push_back(std::move(entry));
    if (const std::string letter = first_label(); !letter.empty())
      entries.push_back(
          {letter_sign(letter, sign, theme_.colour("map.text")),
           title_.upgrades.stated ? "Letter: see the upgrade chart" : "Letter: only tiles with that letter"});
    for (const auto& [colour, letter] : later_labels()) {
      const Rgb ground = written_ink(theme_, colour);
      Drawing badge;
      fill(badge, rectangle({2, 0.4, sign.width - 4, sign.height - 0.8}, 0.6), ground);
      badge.add(letter_sign(letter, sign, readable_on(ground)));
      entries.push_back({badge, fmt::format("Letter: for the {} tile placed there", colour)});
    }
    for (Entry& entry : value_entries(sign)) entries.push_back(std::move(entry));
    for (Entry& entry : bonus_legend(context_, sign)) entries.push_back(std::move(entry));
    for (Entry& entry : icon_legend(context_, sign)) entries.push_back(std::move(entry));
    const auto has_destination = [](const Company& c) { return c.destination.has_value(); };
    if (std::ranges::any_of(title_.companies.companies, has_destination))
      entries.push_back({destination_sign(sign), "Destination of a company"});
    if (std::ranges::any_of(title_.companies.privates,
                            [](const Private& one) { return !one.blocks.empty(); }))
      entries.push_back({blocked_sign(sign), "Blocked by the private company named there"});
    return entries;
  }

 private:
  using Entry = LegendEntry;

  std::map<std::string, std::set<int>> terrain_costs() const {
    std::map<std::string, std::set<int>> costs;
    for (const Hex& hex : title_.map.hexes())
      for (const Terrain& terrain : hex.tile.terrain)
        for (const std::string& kind : terrain.kinds) costs[kind].insert(terrain.cost);
    return costs;
  }

  std::string terrain_text(const std::string& kind, const std::set<int>& costs) const {
    if (costs.size() != 1 || *costs.begin() == 0) return icon_words(kind);
    return fmt::format("{}: {}", icon_words(kind), money(title_, *costs.begin()));
  }

  // Returns one border in each colour for every kind.
  std::map<BorderKind, std::vector<Border>> barrier_kinds() const {
    std::map<BorderKind, std::vector<Border>> kinds;
    const auto note = [&](const Border& border) {
      if (border.kind == BorderKind::Drawn || border.kind == BorderKind::OffBoard) return;
      std::vector<Border>& examples = kinds[border.kind];
      if (std::ranges::find(examples, border.colour, &Border::colour) != examples.end()) return;
      examples.push_back(border);
      examples.back().cost.reset();
    };
    for (const Hex& hex : title_.map.hexes())
      for (const Border& border : hex.tile.borders) note(border);
    for (const HexSide& side : title_.map.sides()) note({side.edge, side.kind, side.cost, side.colour});
    return kinds;
  }

  std::string crossed_rivers() const {
    const auto& powers = title_.rules.privates.powers.kinds;
    const bool barred = std::ranges::any_of(powers, [](const auto& of_private) {
      return std::ranges::any_of(of_private.second, [](const PowerRule& power) {
        return power.power && power.power->value == rule::Power::BarsCrossing;
      });
    });
    return std::string("River inside a hex: track may cross it") +
           (barred ? ", unless a private company forbids it" : "");
  }

  bool has_river() const {
    return std::ranges::any_of(title_.map.hexes(), [](const Hex& hex) {
      return std::ranges::find(hex.tile.partitions, BorderKind::Water, &Partition::kind) !=
             hex.tile.partitions.end();
    });
  }

  Drawing river_sign(Size size) const {
    Outline course;
    course.move({0, size.height * 0.6})
        .curve({size.width * 0.4, size.height * 0.1}, {size.width * 0.6, size.height * 0.9},
               {size.width, size.height * 0.4});
    return river(course, measures(theme_, 38.1), theme_);
  }

  // Describes a border by its effect on runs.
  std::string border_text(const std::string& usual) const {
    const auto fee =
        std::ranges::find_if(title_.runs.fees, [](const RunFee& one) { return !one.crossings.empty(); });
    if (fee == title_.runs.fees.end()) return usual;
    return fmt::format("{}: {}{}{}", fee->name, money(title_, fee->amount),
                       fee->per_level ? " times the number of the train" : "",
                       fee->after.empty() ? "" : ", " + since_event(title_, fee->after));
  }

  std::string barrier_text(BorderKind kind) const {
    switch (kind) {
      case BorderKind::Impassable:
        return "Track cannot cross";
      case BorderKind::Water:
        return "Track across water costs extra";
      case BorderKind::Mountain:
        return "Track across mountains costs extra";
      case BorderKind::Province:
        return border_text("Provincial border");
      case BorderKind::Divider:
        return "Dividing line";
      case BorderKind::Drawn:
      case BorderKind::OffBoard:
        break;
    }
    return {};
  }

  // Draws the lower sides of hexagons in the sign's box, one for each colour, side by side.
  Drawing barrier_sign(const std::vector<Border>& examples, Size size) const {
    const double width = size.width / static_cast<double>(examples.size());
    const Hexagon hexagon(Orientation::Flat, width * 1.5);
    const Measures m = measures(theme_, 38.1);
    Drawing sign;
    double at = width / 2;
    for (Border example : examples) {
      example.edge = Edge(0);
      sign.add(trackwright::border(example, hexagon, m, theme_),
               Transform::translation(at, size.height / 2 - hexagon.inradius()));
      at += width;
    }
    return sign;
  }

  // Returns the colours of boxes that match no phase, with their index at the stop.
  std::set<std::pair<std::size_t, std::string>> keys_of_no_phase() const {
    std::set<std::pair<std::size_t, std::string>> keys;
    for (const Hex& hex : title_.map.hexes())
      for (const Stop& stop : hex.tile.stops)
        for (std::size_t i = 0; i < stop.revenue.steps.size(); ++i) {
          const std::string& key = stop.revenue.steps[i].key;
          const auto colour = from_word<Colour>(key);
          const bool stated = colour && first_phase_with(title_.roster, *colour) != nullptr;
          if (!stated && (colour || rgb_from_hex(key))) keys.emplace(i, key);
        }
    return keys;
  }

  // Explains the coloured boxes of off-board values by their phases.
  std::vector<Entry> value_entries(Size size) const {
    std::set<std::string> keys;
    for (const Hex& hex : title_.map.hexes())
      for (const Stop& stop : hex.tile.stops)
        for (const RevenueEntry& step : stop.revenue.steps) keys.insert(step.key);
    std::vector<Entry> entries;
    for (const Colour colour : all_colours) {
      const std::string name(word_of(colour));
      // A value holds until the next one at its stop, which may skip a colour.
      const Phase* phase = first_phase_with(title_.roster, colour);
      if (!keys.contains(name) || phase == nullptr) continue;
      const Rgb ground = theme_.tile(colour);
      Drawing sign = value_sign(ground, size);
      sign.add(shape_sign(shape_of(theme_, colour), {size.width / 2 - 1.1, size.height / 2 - 1.1, 2.2, 2.2},
                          readable_on(ground)));
      entries.push_back({sign, "Value from phase " + phase->name.value});
    }
    for (const auto& [place, key] : keys_of_no_phase()) {
      static constexpr std::array words{"First", "Second", "Third", "Fourth", "Fifth"};
      if (place < words.size())
        entries.push_back({value_sign(value_ground(theme_, key), size),
                           fmt::format("{} value of a place: see the phase chart", words.at(place))});
    }
    if (keys.contains("diesel"))
      entries.push_back({value_sign(theme_.colour("values.diesel"), size), "Value for a D-train"});
    return entries;
  }

  // Returns the first label on a hex that can be upgraded.
  std::string first_label() const {
    for (const Hex& hex : title_.map.hexes())
      if (!hex.tile.labels.empty() && hex.tile.colour != Colour::Gray && hex.tile.colour != Colour::Red)
        return hex.tile.labels.front();
    return {};
  }

  // Returns one letter for each colour whose tile gives a hex a label.
  std::map<std::string, std::string> later_labels() const {
    std::map<std::string, std::string> letters;
    for (const Hex& hex : title_.map.hexes())
      if (const auto& later = hex.tile.future_label;
          later && !later->label.empty() && from_word<Colour>(later->colour))
        letters.emplace(later->colour, later->label);
    return letters;
  }

  Drawing letter_sign(const std::string& letter, Size size, Rgb ink) const {
    Drawing sign;
    add(sign, fit(letter, {theme_.text_family, size.height * 0.8, Weight::Bold, false}, ink,
                  {0, 0, size.width, size.height}, {.smallest = 2.12}));
    return sign;
  }

  Drawing destination_sign(Size size) const {
    Drawing sign;
    const double side = size.height - 0.8;
    sign.add(Shape{rectangle({(size.width - side) / 2, 0.4, side, side}, side * 0.12),
                   theme_.colour("paper.muted"), std::nullopt, 1});
    return sign;
  }

  Drawing blocked_sign(Size size) const {
    Drawing sign;
    sign.add(Shape{rectangle({0.8, 0.8, size.width - 1.6, size.height - 1.6}, 0.6), theme_.colour("paper"),
                   Stroke{theme_.colour("paper.muted"), 0.25, Cap::Butt, Join::Round, {0.9, 0.6}}, 1});
    return sign;
  }

  static Drawing value_sign(Rgb ground, Size size) {
    Drawing sign;
    sign.add(Shape{rectangle({1.2, 0.6, size.width - 2.4, size.height - 1.2}), ground,
                   Stroke{{0, 0, 0}, 0.25, Cap::Butt, Join::Miter, {}}, 1});
    return sign;
  }

  const ComponentContext& context_;
  const Title& title_;
  const Theme& theme_;
};

}  // namespace

std::vector<LegendEntry> legend_entries(const ComponentContext& context) {
  return Legend(context).entries();
}

}  // namespace trackwright
