// Compares phases and trains. Phases match if they begin with the same train, whatever their names.
#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "designer/compare/comparing.h"
#include "designer/compare/phrases.h"

namespace trackwright {

namespace {

// Trains and their other sides, in the order of sale.
std::vector<const Train*> sides_of(const Roster& roster) {
  std::vector<const Train*> sides;
  for (const Train& train : roster.trains) {
    sides.push_back(&train);
    for (const Train& variant : train.variants) sides.push_back(&variant);
  }
  return sides;
}

bool is_variant(const Roster& roster, const Train& train) {
  return std::ranges::none_of(roster.trains, [&](const Train& sold) { return &sold == &train; });
}

using TrainPairs = std::vector<std::pair<const Train*, const Train*>>;  // either may be missing

TrainPairs pair_trains(const Roster& a, const Roster& b) {
  const auto of_a = sides_of(a);
  const auto of_b = sides_of(b);
  Pairing pairing(of_a.size(), of_b.size());
  const auto pair_if = [&](const auto& same) {
    pairing.pair([&](std::size_t i, std::size_t j) { return same(*of_a[i], *of_b[j]); });
  };
  pair_if([](const Train& x, const Train& y) { return x.name.value == y.name.value; });
  pair_if([](const Train& x, const Train& y) { return folded(x.name.value) == folded(y.name.value); });
  // Pair trains of different names with equal price and reach: "D" and "12".
  pair_if([&](const Train& x, const Train& y) {
    return is_variant(a, x) == is_variant(b, y) && x.price.value == y.price.value && x.price.value > 0 &&
           reach_phrase(x.reach) == reach_phrase(y.reach);
  });
  TrainPairs pairs;
  for (std::size_t i = 0; i < of_a.size(); ++i)
    pairs.emplace_back(of_a[i], pairing.partner(i) ? of_b[*pairing.partner(i)] : nullptr);
  for (std::size_t j = 0; j < of_b.size(); ++j)
    if (!pairing.taken(j)) pairs.emplace_back(nullptr, of_b[j]);
  return pairs;
}

std::string train_in_a(const Comparing& comparing, const std::string& name) {
  const auto known = comparing.trains.find(name);
  return known == comparing.trains.end() ? name : known->second;
}

// The card with this train on one side: buying either side counts.
std::string card_of(const Roster& roster, const std::string& name) {
  for (const Train& train : roster.trains)
    for (const Train& variant : train.variants)
      if (variant.name.value == name) return train.name.value;
  return name;
}

// Converts triggers to the cards that cause them, in the names of A.
std::string triggers(const Comparing& comparing, const std::vector<Ref>& refs, bool in_a) {
  const Roster& roster = in_a ? comparing.a.roster : comparing.b.roster;
  std::set<std::string> names;
  const auto add = [&](const std::string& train) {
    const std::string card = card_of(roster, train);
    names.insert(in_a ? card : train_in_a(comparing, card));
  };
  for (const Ref& ref : refs) {
    const Phase* phase = find_train(roster, ref.value) == nullptr ? find_phase(roster, ref.value) : nullptr;
    if (phase == nullptr)
      add(ref.value);
    else
      for (const Ref& train : phase->on) add(train.value);
  }
  return joined_or_dash({names.begin(), names.end()});
}

// The trigger of a phase; the first phase always begins with the game, whatever a source states.
std::string start_of(const Comparing& comparing, const Phase& phase, bool in_a) {
  const Roster& roster = in_a ? comparing.a.roster : comparing.b.roster;
  return &phase == &roster.phases.front() ? "the game" : triggers(comparing, phase.on, in_a);
}

using PhasePairs = std::vector<std::pair<const Phase*, const Phase*>>;

PhasePairs pair_phases(const Comparing& comparing) {
  const auto& a = comparing.a.roster.phases;
  const auto& b = comparing.b.roster.phases;
  Pairing pairing(a.size(), b.size());
  pairing.pair([&](std::size_t i, std::size_t j) {
    return start_of(comparing, a[i], true) == start_of(comparing, b[j], false);
  });
  pairing.pair(
      [&](std::size_t i, std::size_t j) { return folded(a[i].name.value) == folded(b[j].name.value); });
  PhasePairs pairs;
  for (std::size_t i = 0; i < a.size(); ++i)
    pairs.emplace_back(&a[i], pairing.partner(i) ? &b[*pairing.partner(i)] : nullptr);
  for (std::size_t j = 0; j < b.size(); ++j)
    if (!pairing.taken(j)) pairs.emplace_back(nullptr, &b[j]);
  return pairs;
}

std::string colours_phrase(const Phase& phase) {
  std::set<Colour> colours;
  for (const auto& colour : phase.tiles) colours.insert(colour.value);
  std::vector<std::string> names;
  for (const Colour colour : colours) names.emplace_back(word_of(colour));
  return joined_or_dash(names);
}

// Whether a source has such companies, or limits for them in another phase.
bool knows_kind(const Title& title, const std::string& kind) {
  return std::ranges::any_of(title.companies.companies,
                             [&](const Company& company) { return company.kind == kind; }) ||
         std::ranges::any_of(title.roster.phases,
                             [&](const Phase& phase) { return phase.limits.contains(kind); });
}

// Skips limits for kinds of company that only one source has.
void compare_limits(Comparing& comparing, const Phase& a, const Phase& b) {
  std::set<std::string> kinds;
  for (const auto& [kind, limit] : a.limits)
    if (b.limits.contains(kind) || knows_kind(comparing.b, kind)) kinds.insert(kind);
  for (const auto& [kind, limit] : b.limits)
    if (a.limits.contains(kind) || knows_kind(comparing.a, kind)) kinds.insert(kind);
  for (const std::string& kind : kinds) {
    const auto of_a = a.limits.find(kind);
    const auto of_b = b.limits.find(kind);
    const auto text = [&](const Phase& phase, const auto& limit) {
      return limit == phase.limits.end() ? std::string("-") : fmt::format("{} {}", kind, limit->second.value);
    };
    comparing.compare("phase-limit", a.name.value, fmt::format("phase {}", a.name.value), text(a, of_a),
                      text(b, of_b), of_a == a.limits.end() ? a.place : of_a->second.place,
                      of_b == b.limits.end() ? b.place : of_b->second.place);
  }
}

void compare_phase(Comparing& comparing, const Phase& a, const Phase& b) {
  const std::string label = fmt::format("phase {}", a.name.value);
  const auto compare = [&](DifferenceKind kind, std::string of_a, std::string of_b, Place place) {
    comparing.compare(kind, a.name.value, label, std::move(of_a), std::move(of_b), place, b.name.place);
  };
  compare("phase-trigger", start_of(comparing, a, true), start_of(comparing, b, false),
          a.on.empty() ? a.name.place : a.on.front().place);
  compare("phase-tiles", colours_phrase(a), colours_phrase(b),
          a.tiles.empty() ? a.name.place : a.tiles.back().place);
  compare_limits(comparing, a, b);
  if (a.operating_rounds && b.operating_rounds)
    compare("phase-rounds", std::to_string(a.operating_rounds->value),
            std::to_string(b.operating_rounds->value), a.operating_rounds->place);
}

std::string ends_phrase(const Comparing& comparing, const Train& train, bool in_a) {
  std::vector<std::string> ends;
  if (!train.rusts_on.empty())
    ends.push_back(fmt::format("rusts on {}", triggers(comparing, train.rusts_on, in_a)));
  if (!train.obsolete_on.empty())
    ends.push_back(fmt::format("obsolete on {}", triggers(comparing, train.obsolete_on, in_a)));
  return ends.empty() ? "permanent" : joined_or_dash(ends);
}

// Collects the kinds of track on the map and on tiles of the manifest.
void add_laid_tracks(const Title& title, std::set<Track>& found) {
  const auto meet = [&](const Tile& tile) {
    for (const Path& path : tile.paths) found.insert(path.track);
  };
  for (const Hex& hex : title.map.hexes()) meet(hex.tile);
  for (const ManifestEntry& entry : title.manifest)
    if (const TileDefinition* tile = find_tile(title, entry.id.value)) meet(tile->tile);
}

// Ignores kinds of track that occur nowhere, because they make no difference.
std::string tracks_phrase(const Comparing& comparing, const Train& train) {
  std::vector<Track> tracks = train.tracks;
  if (tracks.empty()) tracks = {Track::Broad, Track::Dual};
  std::set<std::string> words;
  for (const Track track : tracks)
    if (comparing.tracks.contains(track)) words.emplace(word_of(track));
  return joined_or_dash({words.begin(), words.end()});
}

std::string sale_phrase(const Comparing& comparing, const Train& train, bool in_a) {
  if (!train.shuffled_with.value.empty()) return "shuffled among " + train.shuffled_with.value;
  return train.available_on.empty()
             ? "in its turn"
             : fmt::format("from {} on", triggers(comparing, train.available_on, in_a));
}

std::string discounts_phrase(const Comparing& comparing, const Train& train, bool in_a) {
  std::set<std::string> texts;
  for (const auto& [name, off] : train.discount)
    texts.insert(fmt::format("{} for {}", off, in_a ? name : train_in_a(comparing, name)));
  return joined_or_dash({texts.begin(), texts.end()});
}

// Simplifies rows: a single row for all kinds of stop equals a number of stops.
Reach plain_reach(Reach reach) {
  if (reach.rows.size() != 1 || reach.stops > 0) return reach;
  const Allowance& row = reach.rows.front();
  const auto takes = [&](StopKind kind) { return std::ranges::find(row.kinds, kind) != row.kinds.end(); };
  if (!takes(StopKind::City) || !takes(StopKind::OffBoard) || !takes(StopKind::Town)) return reach;
  if (row.pay != row.visit || row.multiplier != 1) return reach;
  if (row.pay >= 99)
    reach.unlimited = true;
  else
    reach.stops = row.pay;
  reach.rows.clear();
  return reach;
}

Place place_or(Place place, Place otherwise) {
  return place.file != 0 ? place : otherwise;
}

void compare_train(Comparing& comparing, const Train& a, const Train& b) {
  const std::size_t first = comparing.found.size();
  const std::string& name = a.name.value;
  const auto compare = [&](DifferenceKind kind, std::string of_a, std::string of_b, Place place) {
    comparing.compare(kind, name, fmt::format("train {}", name), std::move(of_a), std::move(of_b),
                      place_or(place, a.name.place), b.name.place);
  };
  compare("train-price", std::to_string(a.price.value), std::to_string(b.price.value), a.price.place);
  compare("train-reach", reach_phrase(plain_reach(a.reach)), reach_phrase(plain_reach(b.reach)),
          a.name.place);
  if (!is_variant(comparing.a.roster, a) && !is_variant(comparing.b.roster, b)) {
    const auto count = [](const Train& train) {
      return count_phrase(train.count ? std::optional(train.count->value) : std::nullopt);
    };
    compare("train-count", count(a), count(b), a.count ? a.count->place : a.name.place);
    compare("train-rust", ends_phrase(comparing, a, true), ends_phrase(comparing, b, false),
            a.rusts_on.empty() ? a.name.place : a.rusts_on.front().place);
    compare("train-track", tracks_phrase(comparing, a), tracks_phrase(comparing, b), a.name.place);
    compare("train-available", sale_phrase(comparing, a, true), sale_phrase(comparing, b, false),
            a.available_on.empty() ? a.name.place : a.available_on.front().place);
    compare("train-discount", discounts_phrase(comparing, a, true), discounts_phrase(comparing, b, false),
            a.name.place);
  }
  if (name != b.name.value)
    for (std::size_t i = first; i < comparing.found.size(); ++i) comparing.found[i].other = b.name.value;
}

std::string train_phrase(const Roster& roster, const Train& train) {
  std::string text = is_variant(roster, train) ? "other side of a card, " : "";
  if (!is_variant(roster, train) && train.count) text += fmt::format("{} x ", train.count->value);
  return text + fmt::format("{}, {}", train.price.value, reach_phrase(train.reach));
}

void add_single_phase(Comparing& comparing, const Phase& phase, bool in_a, Place beside) {
  Difference& difference = comparing.add("phase", phase.name.value, fmt::format("phase {}", phase.name.value),
                                         in_a ? phase.name.place : beside, in_a ? Place{} : phase.name.place);
  (in_a ? difference.a : difference.b) =
      fmt::format("begins with {}, {}", refs_phrase(phase.on), colours_phrase(phase));
}

void add_single_train(Comparing& comparing, const Train& train, bool in_a, Place beside) {
  Difference& difference = comparing.add("train", train.name.value, fmt::format("train {}", train.name.value),
                                         in_a ? train.name.place : beside, in_a ? Place{} : train.name.place);
  (in_a ? difference.a : difference.b) = train_phrase(in_a ? comparing.a.roster : comparing.b.roster, train);
}

}  // namespace

void pair_rosters(Comparing& comparing) {
  for (const auto& [a, b] : pair_trains(comparing.a.roster, comparing.b.roster))
    if (a != nullptr && b != nullptr) comparing.trains[b->name.value] = a->name.value;
  for (const auto& [a, b] : pair_phases(comparing))
    if (a != nullptr && b != nullptr) comparing.phases.emplace_back(a, b);
  add_laid_tracks(comparing.a, comparing.tracks);
  add_laid_tracks(comparing.b, comparing.tracks);
}

void compare_rosters(Comparing& comparing) {
  const Roster& roster = comparing.a.roster;
  const Place phases = roster.phases.empty() ? roster.phases_place : roster.phases.back().name.place;
  for (const auto& [a, b] : pair_phases(comparing))
    if (a != nullptr && b != nullptr)
      compare_phase(comparing, *a, *b);
    else
      add_single_phase(comparing, a != nullptr ? *a : *b, a != nullptr, phases);
  const Place trains = roster.trains.empty() ? roster.trains_place : roster.trains.back().name.place;
  for (const auto& [a, b] : pair_trains(comparing.a.roster, comparing.b.roster))
    if (a != nullptr && b != nullptr)
      compare_train(comparing, *a, *b);
    else
      add_single_train(comparing, a != nullptr ? *a : *b, a != nullptr, trains);
}

}  // namespace trackwright
