#include "designer/checks/prelude.h"

#include <array>

namespace trackwright::checks {

namespace {

// Whether the text states that a tile stays.
bool says_permanent(std::string_view text) {
  static constexpr auto words = std::to_array<std::string_view>(
      {"tile is permanent", "permanent tile", "tile is never upgraded", "tile may not be upgraded",
       "tile cannot be upgraded", "tile can not be upgraded", "tile may never be upgraded",
       "tile is not upgradable", "tile cannot be replaced", "tile may not be replaced",
       "tile is never replaced"});
  return std::ranges::any_of(
      words, [&](std::string_view word) { return text.find(word) != std::string_view::npos; });
}

std::optional<std::size_t> index_in_book(const UpgradeBook& book, const std::string& tile) {
  for (std::size_t i = 0; i < book.size(); ++i)
    if (book.id(i) == tile) return i;
  return std::nullopt;
}

}  // namespace

void private_permanent_tile(const Facts& facts, Report& report) {
  for (const Private& company : facts.title.companies.privates) {
    if (!says_permanent(company.text)) continue;
    for (const Ref& tile : company.tiles) {
      const auto index = index_in_book(facts.book, tile.value);
      // A tile that a player takes from the supply is permanent only if the private laid it.
      const TileDefinition* definition = find_tile(facts.title, tile.value);
      if (!index || company.tiles.size() != 1 || definition == nullptr) continue;
      const auto& successors = facts.book.successors(*index);
      if (successors.empty()) continue;
      const std::string& next = facts.book.id(successors.front().tile);
      report(tile.place, company.id.value,
             fmt::format("the text of {} calls tile {} permanent, but tile {} may replace it",
                         company.id.value, tile.value, next),
             fmt::format("add `final: [{}]` under `upgrades`, or correct the text", tile.value))
          .also.push_back({Name::Tile, tile.value});
    }
  }
}

}  // namespace trackwright::checks
