// Compares the legal placements of each tile on the printed maps of the reference titles.
#include <gtest/gtest.h>

#include <array>
#include <iostream>

#include "engine/upgrade/placements.h"
#include "tests/engine/reference.h"

namespace trackwright {
namespace {

using reference::Json;

Rotations rotations(const Json& list) {
  unsigned bits = 0;
  for (const Json& r : list) bits |= 1U << r.get<unsigned>();
  return Rotations(bits);
}

struct Agreement {
  int placements = 0;  // hexes, tiles and rotations in the records
  int compared = 0;    // hexes and tiles
  int differences = 0;
  std::string first;
};

// Hexes whose neighbours the set-up of the game changes.
struct Exception {
  std::string_view title;
  std::string_view hex;
  std::string_view why;
};
constexpr std::array<Exception, 3> exceptions{{
    {"1807", "L28", "the middle of London is cut off from the hexes around it"},
    {"18Norway", "H27", "the lake I26 is opened on every side"},
    {"18Norway", "J27", "the lake I26 is opened on every side"},
}};

bool excepted(const Title& title, const Hex& hex) {
  return std::ranges::any_of(exceptions,
                             [&](const Exception& e) { return e.title == title.slug && e.hex == hex.id; });
}

bool agrees(const UpgradeBook& book, const Hex& hex, const UpgradeForm& form, std::size_t tile,
            const Json& record) {
  const std::string& id = book.id(tile);
  const bool recorded = record["rot"].contains(id);
  const UpgradeFit fit = upgrade_fit(form, book.form(tile));
  if (fit.broken.has_value() == recorded) return false;
  if (!recorded) return true;
  // The record shows the rotations in which a private company could lay it.
  if (std::ranges::any_of(book.tile(tile).icons, [](const Icon& icon) { return icon.blocks_lay; }))
    return !placement(book, hex, {}, id).legal;
  Rotations wanted = rotations(record["rot"][id]);
  if (record.contains("strict") && record["strict"].contains(id)) wanted = rotations(record["strict"][id]);
  const PlacementVerdict verdict = placement(book, hex, {}, id);
  return verdict.rotations == wanted.list() && verdict.legal != wanted.empty() &&
         verdict.legal == verdict.refusal.empty();
}

void compare_hex(const UpgradeBook& book, const Hex& hex, const Json& record, Agreement& agreement) {
  const UpgradeForm form = upgrade_form(hex.tile);
  for (const auto& [id, list] : record["rot"].items()) agreement.placements += rotations(list).size();
  int differences = 0;
  for (std::size_t tile = 0; tile < book.size(); ++tile) {
    ++agreement.compared;
    if (agrees(book, hex, form, tile, record)) continue;
    ++differences;
    if (agreement.differences + differences <= 5) agreement.first += hex.id + "+" + book.id(tile) + " ";
  }
  EXPECT_TRUE(differences > 0 || !excepted(book.title(), hex)) << hex.id << " need not be excepted";
  if (!excepted(book.title(), hex)) agreement.differences += differences;
}

Agreement compare(const Json& record, const std::map<std::string, TileDefinition>& standard) {
  Agreement agreement;
  const Title title = reference::title(record["slug"].get<std::string>(), standard);
  const UpgradeBook book(title);
  for (const auto& [id, hex] : record["hexes"].items()) {
    const auto found = std::ranges::find_if(title.map.hexes(), [&id](const Hex& h) { return h.id == id; });
    EXPECT_NE(found, title.map.hexes().end()) << id;
    if (found != title.map.hexes().end()) compare_hex(book, *found, hex, agreement);
  }
  return agreement;
}

TEST(PlacementsConformance, MatchesEveryPrintedHexOfTitlesWithTheSharedRules) {
  if (reference::folder().empty()) GTEST_SKIP() << "no reference facts";
  const auto standard = reference::standard_tiles();
  Agreement shared;
  Agreement own;
  int titles = 0;
  for (const auto& entry : std::filesystem::directory_iterator(reference::folder() / "placements")) {
    const Json record = reference::read(entry.path());
    if (!record.contains("hexes")) continue;
    const bool generic = record["generic"].get<bool>();
    const Agreement agreement = compare(record, standard);
    Agreement& sum = generic ? shared : own;
    sum.placements += agreement.placements;
    sum.compared += agreement.compared;
    sum.differences += agreement.differences;
    if (!generic) continue;
    ++titles;
    EXPECT_EQ(agreement.differences, 0) << entry.path().filename() << ' ' << agreement.first;
    EXPECT_EQ(agreement.placements, record["placements"].get<int>()) << entry.path().filename();
  }
  EXPECT_EQ(titles, 31);
  EXPECT_EQ(shared.placements, 27784);
  std::cout << "compared " << shared.compared
            << " pairs of hex and tile; titles with rules of their own: " << own.compared - own.differences
            << " of " << own.compared << " agree\n";
}

}  // namespace
}  // namespace trackwright
