// The print settings of a title: kit.yaml as a value. A missing setting has its default from KitOptions
// (render/kit) or SheetOptions (render/sheets).
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/enum_words.h"
#include "engine/base/place.h"
#include "engine/title/roster.h"

namespace trackwright {

// Whether and how to print the backs of pieces.
enum class Backs {
  None,
  Separate,   // on sheets after all fronts; the player glues them back to back
  LongEdge,   // each front is followed by its back; the printer flips the paper on its long edge
  ShortEdge,  // the same, flipped on the short edge
  Fold,       // beside the fronts on the same side of the paper, with a fold between them
};
template <>
inline constexpr auto enum_words<Backs> = std::to_array<EnumWord<Backs>>({{Backs::None, "none"},
                                                                          {Backs::Separate, "separate"},
                                                                          {Backs::LongEdge, "long-edge"},
                                                                          {Backs::ShortEdge, "short-edge"},
                                                                          {Backs::Fold, "fold"}});

// Where pieces of the next group (tiles of another colour) start.
enum class GroupChange { NextRow, NextSheet, SameRow };
template <>
inline constexpr auto enum_words<GroupChange> = std::to_array<EnumWord<GroupChange>>(
    {{GroupChange::NextRow, "rows"}, {GroupChange::NextSheet, "sheets"}, {GroupChange::SameRow, "mixed"}});

// The number of copies to print of each piece that a selector matches: "tiles/tile-57",
// "certificates/certificate-DSB-*", "tokens/*". A star matches any characters.
struct Quantity {
  std::string selector;
  std::optional<int> count{};  // none: unreadable
  SaidAt place{};              // of the selector
  friend bool operator==(const Quantity&, const Quantity&) = default;
};

template <class T>
using Chosen = std::optional<Placed<T>>;

// Places are empty if the choice comes from a front end instead of a file.
struct KitChoices {
  Chosen<std::string> paper{};    // a name, or a size in mm: 200x300
  Chosen<std::string> theme{};    // a name, or the path of a file
  std::vector<Ref> components{};  // empty: all
  std::vector<Ref> layouts{};     // names, or paths of files; for each outline the first layout is used
  Chosen<GroupChange> colours{};
  Chosen<Backs> backs{};
  std::vector<Ref> backs_of{};  // components whose pieces have backs; empty: all
  Chosen<bool> pack{};
  Chosen<double> tile_size{};  // in mm, like the following sizes
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
  Chosen<int> money{};       // total value of the bank notes to print
  Chosen<int> revenue_to{};  // last number of the revenue track
  // The last matching entry for a piece counts.
  std::vector<Quantity> quantities{};
  std::map<std::string, std::vector<Quantity>> profiles{};
  friend bool operator==(const KitChoices&, const KitChoices&) = default;
};

// Merges two sets of choices; `over` wins. Layouts and quantities of both are kept: the layouts of `over`
// come first and its quantities last, because the first matching layout and the last matching quantity count.
KitChoices laid_over(KitChoices own, const KitChoices& over);

}  // namespace trackwright
