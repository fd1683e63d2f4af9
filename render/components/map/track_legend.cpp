#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "engine/base/words.h"
#include "render/components/map/track_legend.h"
#include "render/drawing/shapes.h"
#include "render/drawing/text.h"
#include "render/tile/icon.h"
#include "render/tile/icon_sign.h"
#include "render/tile/look.h"
#include "render/words/title_cells.h"

namespace trackwright {

namespace {

bool has_track(const Map& map, Track kind) {
  return std::ranges::any_of(map.hexes(), [&](const Hex& hex) {
    return std::ranges::find(hex.tile.paths, kind, &Path::track) != hex.tile.paths.end();
  });
}

// Returns the stack of cards that run on narrow track only.
std::string narrow_stack(const Roster& roster) {
  for (const Train& train : roster.trains)
    if (train.tracks == std::vector<Track>{Track::Narrow}) return train.stack;
  return {};
}

Drawing track_sign(Track kind, const Theme& theme, Size size) {
  constexpr double halo = 0.5;
  const double across = kind == Track::Thin ? 1.3 : 2.6;
  Drawing sign;
  const auto bar = [&](double from, double to, double width, Rgb ink) {
    fill(sign, rectangle({from, (size.height - width) / 2, to - from, width}), ink);
  };
  bar(0, size.width, across + 2 * halo, edge_ink(theme));
  if (kind != Track::Narrow) bar(0, size.width, across, track_ink(theme));
  constexpr double pace = 2.25;
  for (double x = 0; x + pace / 2 < size.width; x += pace) {
    if (kind == Track::Narrow) bar(x + 0.3, std::min(x + pace - 0.3, size.width), across, track_ink(theme));
    if (kind == Track::Dual) bar(x + 0.6, x + 1.7, across * 0.28, edge_ink(theme));
  }
  return sign;
}

// Draws a planned line, dashed as on the map.
Drawing future_sign(const Theme& theme, Size size) {
  Drawing sign;
  stroke(sign, Outline{}.move({0.9, size.height / 2}).line({size.width - 0.9, size.height / 2}),
         {.colour = theme.colour("track.future"), .width = 1.7, .dashes = {2, 1.2}});
  return sign;
}

// Returns whether any lay is restricted to main lines.
bool has_main_lines(const Rules& rules) {
  return std::ranges::any_of(rules.operating.lays.kinds, [](const auto& kind) {
    return std::ranges::any_of(kind.second, [](const LayRule& lay) {
      return lay.only && lay.only->value == rule::LayCondition::MainLine;
    });
  });
}

// Draws a circle at the end of a thin line.
Drawing port_sign(const Theme& theme, Size size) {
  Drawing sign = track_sign(Track::Thin, theme, {size.width - 2, size.height});
  const double radius = size.height / 2 - 0.3;
  const Point at{size.width - radius - 0.2, size.height / 2};
  fill(sign, circle(at, radius), track_ink(theme));
  fill(sign, circle(at, radius - 0.3), edge_ink(theme));
  return sign;
}

// Returns an icon that is on every one of these hexes.
std::optional<std::string> icon_of_all(const Map& map, const std::vector<std::vector<Ref>>& crossings) {
  std::vector<const Hex*> hexes;
  for (const std::vector<Ref>& crossing : crossings)
    for (const Ref& ref : crossing)
      if (const Hex* hex = map.find(ref.value)) hexes.push_back(hex);
  if (hexes.empty()) return std::nullopt;
  for (const Icon& icon : hexes.front()->tile.icons) {
    const auto has_it = [&](const Hex* hex) {
      return std::ranges::find(hex->tile.icons, icon.image, &Icon::image) != hex->tile.icons.end();
    };
    if (has_icon(icon.image) && std::ranges::all_of(hexes, has_it)) return icon.image;
  }
  return std::nullopt;
}

}  // namespace

std::vector<LegendEntry> track_legend(const ComponentContext& context, Size size) {
  const Title& title = context.title;
  std::vector<LegendEntry> entries;
  if (has_track(title.map, Track::Narrow)) {
    const std::string stack = narrow_stack(title.roster);
    entries.push_back({track_sign(Track::Narrow, context.theme, size),
                       stack.empty() ? "Narrow track" : fmt::format("Sea lane: only {}s run on it", stack)});
  }
  if (has_track(title.map, Track::Dual))
    entries.push_back({track_sign(Track::Dual, context.theme, size), "Dual track"});
  if (has_track(title.map, Track::Future))
    entries.push_back({future_sign(context.theme, size), has_main_lines(title.rules)
                                                             ? "Main line: improved by its first track"
                                                             : "Line to be built"});
  if (const auto& ports = title.runs.stand_ins; !ports.empty() && !ports.front().stack.empty())
    entries.push_back({port_sign(context.theme, size),
                       fmt::format("Port: a token here opens the city to {}s", ports.front().stack)});
  if (const auto& passage = title.runs.passage)
    if (const auto image = icon_of_all(title.map, passage->crossings)) {
      const double side = size.height - 0.4;
      entries.push_back({icon(*image, {(size.width - side) / 2, 0.2, side, side}, context.theme),
                         fmt::format("Crossing: a train needs a {}", passage->stack)});
    }
  return entries;
}

namespace {

// Returns each icon of the hex once, in the order on the hex.
std::vector<std::string> images_on(const Map& map, const std::string& id) {
  std::vector<std::string> images;
  if (const Hex* hex = map.find(id))
    for (const Icon& one : hex->tile.icons)
      if (std::ranges::find(images, one.image) == images.end()) images.push_back(one.image);
  return images;
}

bool is_among(const std::vector<std::string>& images, const std::string& image) {
  return std::ranges::find(images, image) != images.end();
}

std::set<std::string> carriers_of(const Map& map, const std::string& image) {
  std::set<std::string> carriers;
  for (const Hex& hex : map.hexes())
    if (is_among(images_on(map, hex.id), image)) carriers.insert(hex.id);
  return carriers;
}

// Chooses an icon for each need of each bonus.
class Chooser {
 public:
  explicit Chooser(const Map& map) : map_(map) {}

  // Returns nothing if a need has no icon. Prefers an icon that
  // is on these hexes only, then one that no other bonus uses.
  std::vector<std::string> icons_of(const RunBonus& bonus) {
    std::vector<std::string> chosen;
    for (const BonusNeed& need : bonus.needs) {
      const std::vector<std::string> images = common(need);
      if (images.empty()) return {};
      const auto best = std::ranges::min_element(images, {}, [&](const std::string& image) {
        return std::pair(carriers_of(map_, image).size() != need.hexes.size(), used_.contains(image));
      });
      for (int i = 0; i < need.count; ++i) chosen.push_back(*best);
    }
    used_.insert(chosen.begin(), chosen.end());
    return chosen;
  }

 private:
  std::vector<std::string> common(const BonusNeed& need) const {
    std::vector<std::string> images;
    for (std::size_t i = 0; i < need.hexes.size(); ++i) {
      const std::vector<std::string> here = images_on(map_, need.hexes[i].value);
      if (i == 0) images = here;
      std::erase_if(images, [&](const std::string& image) { return !is_among(here, image); });
    }
    return images;
  }

  const Map& map_;
  std::set<std::string> used_;
};

std::string amount_words(const Title& title, const RunBonus& bonus) {
  if (bonus.factor > 1) return fmt::format("counts {} times", bonus.factor);
  if (bonus.by_phase.empty()) return "+" + money(title, bonus.value);
  return "+" + joined(bonus.by_phase, "/", [&](const auto& step) { return money(title, step.second); });
}

struct BonusWords {
  std::string name;
  std::string amount;
  bool token = false;
};

BonusWords bonus_words(const Title& title, const RunBonus& bonus) {
  return {bonus.name, amount_words(title, bonus), !bonus.token.empty() && bonus.whose == TokenOwner::Own};
}

// Returns "Canal" for "Canal 50", since the text repeats the amount.
std::string without_number(const std::string& name) {
  const std::size_t end = name.find_last_not_of("0123456789");
  return end == std::string::npos || end + 1 == name.size() || name[end] != ' ' ? name : name.substr(0, end);
}

bool differ_by_number(const std::vector<BonusWords>& all) {
  const auto own = [&](const BonusWords& one) {
    return one.token == all.front().token && without_number(one.name) == without_number(all.front().name);
  };
  return all.size() > 1 && std::ranges::all_of(all, own);
}

// Describes bonuses that share a sign: several amounts of one name, or several names of one amount.
std::string shared_words(std::vector<BonusWords> all) {
  const auto written = [](const std::string& names, const std::string& amounts, bool token) {
    return names + ": " + amounts + (token ? " with the token" : "");
  };
  if (differ_by_number(all))
    return written(without_number(all.front().name), joined(all, ", ", &BonusWords::amount),
                   all.front().token);
  std::vector<std::string> parts;
  while (!all.empty()) {
    const BonusWords first = all.front();
    std::vector<std::string> names;
    std::erase_if(all, [&](const BonusWords& one) {
      const bool same = one.amount == first.amount && one.token == first.token;
      if (same) names.push_back(one.name);
      return same;
    });
    parts.push_back(written(joined(names, ", "), first.amount, first.token));
  }
  return joined(parts, "; ");
}

// Returns the icons in the order that the name spells, such as "m-M-m".
std::vector<std::string> as_spelt(std::vector<std::string> images, const std::string& name) {
  const std::string word = name.substr(name.rfind(' ') + 1);
  std::vector<std::string> spelt;
  for (std::size_t from = 0; from <= word.size();) {
    const std::size_t end = std::min(word.find('-', from), word.size());
    spelt.push_back(word.substr(from, end - from));
    from = end + 1;
  }
  return std::ranges::is_permutation(images, spelt) ? spelt : images;
}

// Draws the icons side by side, as large as possible; icons that are letters are set as text.
Drawing sign_of(const std::vector<std::string>& images, const Theme& theme, Size size) {
  Drawing sign;
  if (std::ranges::none_of(images, has_icon)) {
    add(sign, fit(joined(images, "–"), {theme.text_family, 3.4, Weight::Bold, false},
                  theme.colour("map.text"), {0, 0, size.width, size.height}, {.smallest = 2.12}));
    return sign;
  }
  const auto count = static_cast<double>(images.size());
  const double side = std::min(size.height - 0.4, size.width / count);
  double x = (size.width - count * side) / 2;
  for (const std::string& image : images) {
    sign.add(icon(image, {x, (size.height - side) / 2, side, side}, theme));
    x += side;
  }
  return sign;
}

}  // namespace

std::vector<LegendEntry> bonus_legend(const ComponentContext& context, Size size) {
  struct Shared {
    std::vector<std::string> images;
    std::vector<BonusWords> words;
  };
  std::vector<Shared> all;
  Chooser chooser(context.title.map);
  for (const RunBonus& bonus : context.title.runs.bonuses) {
    const std::vector<std::string> images = as_spelt(chooser.icons_of(bonus), bonus.name);
    if (images.empty()) continue;
    auto same = std::ranges::find(all, images, &Shared::images);
    if (same == all.end()) same = all.insert(same, {images, {}});
    same->words.push_back(bonus_words(context.title, bonus));
  }
  std::vector<LegendEntry> entries;
  for (const Shared& one : all)
    entries.push_back({sign_of(one.images, context.theme, size), shared_words(one.words)});
  return entries;
}

std::vector<LegendEntry> icon_legend(const ComponentContext& context, Size size) {
  std::vector<LegendEntry> entries;
  std::set<std::string> told;
  for (const Hex& hex : context.title.map.hexes())
    for (const Icon& one : hex.tile.icons) {
      const std::string noun = icon_noun(one.image);
      if (has_icon(one.image) || icon_picture(context.art, one.image) != nullptr ||
          !icon_sign(noun, context.theme).needs_words() || !told.insert(icon_key(noun)).second)
        continue;
      const Size own = icon_size(context.art, one.image, size.height - 0.4, 2.12, context.theme);
      const double wide = std::min(own.width, size.width);
      entries.push_back(
          {icon(one.image, {(size.width - wide) / 2, 0.2, wide, size.height - 0.4}, context.theme),
           icon_words(noun)});
    }
  return entries;
}

}  // namespace trackwright
