#include "designer/checks/prelude.h"

#include <tuple>

namespace trackwright::checks {

namespace {

// Track and stops of a tile, without its colour.
using Contents = std::pair<std::string, std::vector<std::tuple<int, int, StopKind>>>;

Contents contents(const Tile& tile) {
  Contents all{canonical_track(tile), {}};
  for (const Stop& stop : tile.stops) all.second.emplace_back(stop.revenue.flat, stop.slots, stop.kind);
  return all;
}

std::vector<Contents> contents_of_all(const UpgradeBook& book) {
  std::vector<Contents> all;
  for (std::size_t tile = 0; tile < book.size(); ++tile) all.push_back(contents(book.tile(tile)));
  return all;
}

// Returns for each tile of the book the tiles with the same contents that it can replace. Of tiles that
// upgrade alike and have the same contents, it returns the first.
std::vector<std::vector<std::size_t>> replaced_likenesses(const UpgradeBook& book) {
  const std::vector<Contents> all = contents_of_all(book);
  std::map<std::size_t, std::map<Contents, std::size_t>> groups;
  for (std::size_t from = 0; from < book.size(); ++from)
    groups[book.first_alike(from)].try_emplace(all[from], from);
  std::vector<std::vector<std::size_t>> replaced(book.size());
  for (const auto& [first, group] : groups)
    for (const auto& successor : book.successors(first))
      if (const auto like = group.find(all[successor.tile]); like != group.end())
        replaced[successor.tile].push_back(like->second);
  return replaced;
}

}  // namespace

void upgrade_no_gain(const Facts& facts, Report& report) {
  const auto replaced = replaced_likenesses(facts.book);
  for (const ManifestFacts& entry : facts.manifest) {
    const Ref& id = entry.entry->id;
    const auto tile = facts.book.find(id.value);
    if (!tile) continue;
    for (const std::size_t from : replaced[*tile])
      report(id.place, id.value,
             fmt::format("tile {} differs from {} only in colour", id.value, facts.book.id(from)),
             "check its track and values");
  }
}

}  // namespace trackwright::checks
