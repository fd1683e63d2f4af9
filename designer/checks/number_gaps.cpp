// Series of numbers with one gap: a rule that several checks use.
#include "designer/checks/prelude.h"

namespace trackwright {

namespace {

struct Numbered {
  std::string id;
  Place place;
};

// "P12" is number 12 of the series P.
std::optional<std::pair<std::string, int>> split(const std::string& id) {
  const auto last = id.find_last_not_of("0123456789");
  const std::size_t begin = last == std::string::npos ? 0 : last + 1;
  if (begin == id.size() || id.size() - begin > 4 || (id[begin] == '0' && id.size() - begin > 1))
    return std::nullopt;
  return std::pair{id.substr(0, begin), std::stoi(id.substr(begin))};
}

struct Gap {
  std::string missing;
  const Numbered* before = nullptr;
  const Numbered* after = nullptr;
};

// Returns the only number that is missing between the first and the last of at least five. Returns none if it
// is the last but one, because 8 follows 6 in many titles.
std::optional<Gap> only_gap(const std::string& prefix, const std::map<int, const Numbered*>& numbers) {
  if (numbers.size() < 5) return std::nullopt;
  const int first = numbers.begin()->first;
  const int last = numbers.rbegin()->first;
  if (static_cast<std::size_t>(last - first) != numbers.size()) return std::nullopt;
  int missing = first;
  while (numbers.contains(missing)) ++missing;
  if (missing + 1 == last) return std::nullopt;
  return Gap{prefix + std::to_string(missing), numbers.at(missing - 1), numbers.at(missing + 1)};
}

std::vector<Numbered> tiles_of(const Facts& facts) {
  std::vector<Numbered> tiles;
  for (const auto& [id, tile] : facts.title.tiles)
    if (tile.own && split(id) && !split(id)->first.empty()) tiles.push_back({id, tile.place});
  return tiles;
}

template <class Things>
std::vector<Numbered> ids_of(const Things& things) {
  std::vector<Numbered> ids;
  for (const auto& thing : things) ids.push_back({thing.id.value, thing.place});
  return ids;
}

std::vector<Numbered> trains_of(const Facts& facts) {
  std::vector<Numbered> trains;
  for (const Train& train : facts.title.roster.trains) trains.push_back({train.name.value, train.place});
  return trains;
}

}  // namespace

namespace checks {

void number_gaps(const Facts& facts, Report& report) {
  const std::string_view family = report.check().substr(0, report.check().find('/'));
  const std::vector<Numbered> things = family == "tile"      ? tiles_of(facts)
                                       : family == "train"   ? trains_of(facts)
                                       : family == "private" ? ids_of(facts.title.companies.privates)
                                                             : ids_of(facts.title.companies.companies);
  std::map<std::string, std::map<int, const Numbered*>> series;
  for (const Numbered& thing : things)
    if (const auto parts = split(thing.id)) series[parts->first].emplace(parts->second, &thing);
  for (const auto& [prefix, numbers] : series)
    if (const auto gap = only_gap(prefix, numbers))
      report(gap->after->place, gap->after->id,
             fmt::format("{} is missing between {} and {}; no other number is missing", gap->missing,
                         gap->before->id, gap->after->id),
             "add the missing number, or correct another one")
          .related.push_back({gap->before->place, "the number before it"});
}

}  // namespace checks

}  // namespace trackwright
