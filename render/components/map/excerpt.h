// Excerpts of the map in a position, for the figures of a rulebook.
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "engine/run/moment.h"
#include "engine/run/run.h"
#include "render/kit/component.h"
#include "render/words/book.h"

namespace trackwright {

enum class Verdict { None, Legal, Illegal };

struct MapExcerpt {
  Position position;
  std::set<std::uint32_t> hexes;        // indices into Map::hexes()
  std::optional<std::uint32_t> marked;  // with a coloured border
  Verdict verdict = Verdict::None;
  const Run* run = nullptr;
};

// The company in a caption: "DSB"; "minor 1" for a company whose name is a number.
std::string company_words(const Title&, const std::string& id);

// The hexes and their neighbours.
std::set<std::uint32_t> around(const Map&, const std::set<std::uint32_t>& hexes);

// Excerpts of one scale side by side, with their verdicts above. `largest_hex`: mm across flats.
BookFigure side_by_side(const ComponentContext&, const std::vector<MapExcerpt>&, double width,
                        double largest_hex = 16);

}  // namespace trackwright
