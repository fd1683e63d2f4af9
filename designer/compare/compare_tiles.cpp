// Compares manifests: tiles by geometry first, whatever their numbers, then by number.
#include <fmt/format.h>

#include <algorithm>

#include "designer/compare/comparing.h"
#include "designer/compare/phrases.h"

namespace trackwright {

namespace {

struct Piece {
  const ManifestEntry* entry = nullptr;
  const Tile* tile = nullptr;
  std::string form;
  std::string track;  // with the colour
};

std::vector<Piece> pieces_of(const Title& title) {
  std::vector<Piece> pieces;
  for (const ManifestEntry& entry : title.manifest) {
    const TileDefinition* definition = find_tile(title, entry.id.value);
    if (definition == nullptr) continue;
    pieces.push_back({&entry, &definition->tile, canonical_form(definition->tile),
                      colour_phrase(definition->tile) + ' ' + canonical_track(definition->tile)});
  }
  return pieces;
}

std::string tile_phrase(const Piece& piece) {
  std::string text = fmt::format("{}: {}", colour_phrase(*piece.tile), track_phrase(*piece.tile));
  if (!piece.tile->stops.empty()) text += fmt::format(", worth {}", revenues_phrase(*piece.tile));
  if (!piece.tile->labels.empty()) text += fmt::format(", label {}", labels_phrase(*piece.tile));
  return text;
}

std::string tile_label(const Piece& piece) {
  return fmt::format("tile {}", piece.entry->id.value);
}

// Reports only the differences, so that a long tile text does not hide a short one.
void compare_design(Comparing& comparing, const Piece& a, const Piece& b) {
  std::vector<std::string> ours;
  std::vector<std::string> theirs;
  const auto note = [&](bool differs, const std::string& in_a, const std::string& in_b) {
    if (!differs) return;
    ours.push_back(in_a);
    theirs.push_back(in_b);
  };
  note(colour_phrase(*a.tile) != colour_phrase(*b.tile), colour_phrase(*a.tile), colour_phrase(*b.tile));
  note(a.form != b.form && canonical_track(*a.tile) != canonical_track(*b.tile), track_phrase(*a.tile),
       track_phrase(*b.tile));
  note(!comparing.same_revenues(*a.tile, *b.tile), "worth " + revenues_phrase(*a.tile),
       "worth " + revenues_phrase(*b.tile));
  note(labels_phrase(*a.tile) != labels_phrase(*b.tile), "label " + labels_phrase(*a.tile),
       "label " + labels_phrase(*b.tile));
  note(terrain_phrase(*a.tile) != terrain_phrase(*b.tile), "cost " + terrain_phrase(*a.tile),
       "cost " + terrain_phrase(*b.tile));
  note(groups_phrase(*a.tile) != groups_phrase(*b.tile), "groups " + groups_phrase(*a.tile),
       "groups " + groups_phrase(*b.tile));
  if (ours.empty()) return;
  Difference& difference =
      comparing.add("tile-design", a.entry->id.value, tile_label(a), a.entry->id.place, b.entry->id.place);
  difference.a = joined_or_dash(ours);
  difference.b = joined_or_dash(theirs);
}

void compare_pair(Comparing& comparing, const Piece& a, const Piece& b) {
  const std::string& number = a.entry->id.value;
  const std::string& other = b.entry->id.value;
  comparing.compare("tile-number", number, tile_label(a), number, other, a.entry->id.place,
                    b.entry->id.place);
  compare_design(comparing, a, b);
  const std::size_t before = comparing.found.size();
  comparing.compare("tile-count", number, tile_label(a), count_phrase(a.entry->count),
                    count_phrase(b.entry->count), a.entry->count_place, b.entry->count_place);
  if (number != other && comparing.found.size() > before) comparing.found.back().other = other;
}

void add_single_tile(Comparing& comparing, const Piece& piece, bool in_a, Place beside) {
  Difference& difference =
      comparing.add("tile", piece.entry->id.value, tile_label(piece), in_a ? piece.entry->id.place : beside,
                    in_a ? Place{} : piece.entry->id.place);
  (in_a ? difference.a : difference.b) =
      fmt::format("{} x {}", count_phrase(piece.entry->count), tile_phrase(piece));
}

}  // namespace

void compare_tiles(Comparing& comparing) {
  const std::vector<Piece> a = pieces_of(comparing.a);
  const std::vector<Piece> b = pieces_of(comparing.b);
  Pairing pairing(a.size(), b.size());
  const auto same_number = [&](std::size_t i, std::size_t j) {
    return a[i].entry->id.value == b[j].entry->id.value;
  };
  pairing.pair([&](std::size_t i, std::size_t j) { return same_number(i, j) && a[i].form == b[j].form; });
  pairing.pair([&](std::size_t i, std::size_t j) { return a[i].form == b[j].form; });
  pairing.pair(same_number);
  // Pair tiles with other values or labels and other numbers only if no other pair is possible.
  const auto alone = [](const std::vector<Piece>& pieces, const std::string& track) {
    return std::ranges::count(pieces, track, &Piece::track) == 1;
  };
  pairing.pair([&](std::size_t i, std::size_t j) {
    return a[i].track == b[j].track && alone(a, a[i].track) && alone(b, b[j].track);
  });
  for (std::size_t i = 0; i < a.size(); ++i)
    if (const auto j = pairing.partner(i))
      compare_pair(comparing, a[i], b[*j]);
    else
      add_single_tile(comparing, a[i], true, {});
  const Place beside =
      comparing.a.manifest.empty() ? comparing.a.place : comparing.a.manifest.back().id.place;
  for (std::size_t j = 0; j < b.size(); ++j)
    if (!pairing.taken(j)) add_single_tile(comparing, b[j], false, beside);
}

}  // namespace trackwright
