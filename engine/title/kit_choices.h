// What a title says about how it is printed: kit.yaml as a value. A choice that is not said is as KitOptions
// (render/kit) and SheetOptions (render/sheets) have it.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/enum_words.h"
#include "engine/base/place.h"
#include "engine/title/roster.h"

namespace trackwright {

// Whether and how the backs of pieces are printed.
enum class Backs {
  None,
  Separate,   // on sheets after all fronts, to be glued back to back
  LongEdge,   // each front is followed by its back; the printer turns the paper over its long edge
  ShortEdge,  // likewise over its short edge
  Fold,       // beside their fronts on one side of the paper, which is folded between them
};
template <>
inline constexpr auto enum_words<Backs> = std::to_array<EnumWord<Backs>>({{Backs::None, "none"},
                                                                          {Backs::Separate, "separate"},
                                                                          {Backs::LongEdge, "long-edge"},
                                                                          {Backs::ShortEdge, "short-edge"},
                                                                          {Backs::Fold, "fold"}});

// What happens where a piece of another group (a tile of another colour) follows.
enum class GroupChange { NextRow, NextSheet, SameRow };
template <>
inline constexpr auto enum_words<GroupChange> = std::to_array<EnumWord<GroupChange>>(
    {{GroupChange::NextRow, "rows"}, {GroupChange::NextSheet, "sheets"}, {GroupChange::SameRow, "mixed"}});

// How many copies are printed of each piece that a selector names: "tiles/tile-57",
// "certificates/certificate-DSB-*", "tokens/*"; a star stands for any characters.
struct Quantity {
  std::string selector;
  std::optional<int> count{};  // none: it could not be read
  SaidAt place{};              // of the selector
  friend bool operator==(const Quantity&, const Quantity&) = default;
};

template <class T>
using Chosen = std::optional<Placed<T>>;

// Places are nowhere where a face of the program made the choice and not a file.
struct KitChoices {
  Chosen<std::string> paper{};    // a name, or a size in mm: 200x300
  Chosen<std::string> theme{};    // a name, or the path of a file
  std::vector<Ref> components{};  // empty: all
  std::vector<Ref> layouts{};     // names, or paths of files; the first for an outline is used
  Chosen<GroupChange> colours{};
  Chosen<Backs> backs{};
  std::vector<Ref> backs_of{};  // the components whose pieces have backs; empty: all
  Chosen<bool> pack{};
  Chosen<double> tile_size{};  // this and all that follow in mm
  Chosen<double> bleed{};
  Chosen<double> map_size{};
  Chosen<double> overlap{};
  Chosen<double> station_token{};
  Chosen<double> market_token{};
  Chosen<double> note_width{};
  Chosen<double> note_height{};
  Chosen<double> box_width{};
  Chosen<double> box_height{};
  Chosen<double> box_depth{};
  Chosen<int> money{};       // to print as notes
  Chosen<int> revenue_to{};  // last number of the revenue track
  // The last one that names a piece counts.
  std::vector<Quantity> quantities{};
  std::map<std::string, std::vector<Quantity>> profiles{};
  friend bool operator==(const KitChoices&, const KitChoices&) = default;
};

// The choices of `over`, and where it has none those of `own`. Layouts and quantities of both are kept: the
// layouts of `over` come first and its quantities last, as what comes first of the ones and last of the
// others counts.
KitChoices laid_over(KitChoices own, const KitChoices& over);

}  // namespace trackwright
