#include "engine/run/alternatives.h"

#include <algorithm>
#include <set>
#include <string>
#include <utility>

#include "engine/run/in_force.h"

namespace trackwright {

namespace {

void attach(Train& train, const Train& card) {
  Reach& reach = train.reach;
  const Attachment& more = *card.attaches;
  const std::vector<StopKind> all{StopKind::City, StopKind::Town, StopKind::OffBoard};
  if (reach.unlimited || reach.hexes > 0) {
    train.attached = card.name.value;
    return;
  }
  if (reach.rows.empty() && !more.rows.empty()) {
    reach.rows = {{all, reach.stops, reach.stops, 1}};
    reach.stops = 0;
  }
  if (more.stops > 0 && (reach.rows.empty() || reach.stops > 0)) reach.stops += more.stops;
  if (more.stops > 0 && !reach.rows.empty()) reach.rows.push_back({all, more.stops, more.stops, 1});
  for (const Allowance& row : more.rows) {
    reach.rows.push_back(row);
    if (reach.stops > 0) reach.stops += row.visit;
  }
  train.attached = card.name.value;
}

bool takes(const Train& train, const Train& card) {
  return runs_by_itself(train) && train.attached.empty() && !train.attaches &&
         (card.attaches->to.empty() || names(card.attaches->to, train.name.value));
}

// Whether the bonus depends on a token of the company that runs.
bool asks_for_own(const RunBonus& bonus) {
  return !bonus.token.empty() && bonus.whose == TokenOwner::Own;
}

// Returns the same text if positions differ only in which of several equal trains has a card or gauge.
std::string words_of(const Position& position) {
  std::vector<std::string> trains;
  for (const Train& train : position.trains) {
    std::string words = train.name.value + "\n" + train.attached + "\n";
    for (const Track track : train.tracks) words += std::to_string(static_cast<int>(track));
    trains.push_back(std::move(words));
  }
  std::ranges::sort(trains);
  std::string all;
  for (const std::string& train : trains) all += train + "\n";
  for (const auto& [hex, tokens] : position.tokens)
    for (const PlacedToken& token : tokens) all += hex + " " + token.company + " " + token.kind + "\n";
  return all;
}

class Choices {
 public:
  explicit Choices(const RunRules& rules) : rules_(rules) {}

  std::vector<Position> of(const Position& position) {
    found_ = {position};
    for (std::size_t i = 0; i < position.trains.size(); ++i)
      if (position.trains[i].attaches) each([&](const Position& p) { attach_card(p, i); });
    if (rules_.one_gauge)
      for (std::size_t i = 0; i < position.trains.size(); ++i)
        each([&](const Position& p) { choose_gauge(p, i); });
    for (const RunBonus& bonus : rules_.bonuses)
      if (asks_for_own(bonus) && holds(position, bonus.token) && placed_.insert(bonus.token).second)
        each([&](const Position& p) { place(p, bonus.token); });
    return std::move(found_);
  }

 private:
  template <class Choose>
  void each(const Choose& choose) {
    next_.clear();
    seen_.clear();
    for (const Position& position : found_) choose(position);
    found_ = std::move(next_);
  }

  void add(Position position) {
    if (seen_.insert(words_of(position)).second) next_.push_back(std::move(position));
  }

  void attach_card(const Position& position, std::size_t card) {
    add(position);
    for (std::size_t i = 0; i < position.trains.size(); ++i) {
      if (!takes(position.trains[i], position.trains[card])) continue;
      Position with = position;
      attach(with.trains[i], position.trains[card]);
      add(std::move(with));
    }
  }

  void choose_gauge(const Position& position, std::size_t i) {
    const auto runs_on = [&](Track track) {
      return std::ranges::find(position.trains[i].tracks, track) != position.trains[i].tracks.end();
    };
    if (!runs_on(Track::Broad) || !runs_on(Track::Narrow)) return add(position);
    for (const Track left_out : {Track::Broad, Track::Narrow}) {
      Position one = position;
      std::erase(one.trains[i].tracks, left_out);
      add(std::move(one));
    }
  }

  // Places a token that the company holds, if it does not lie on the map, in each hex of its bonuses.
  void place(const Position& position, const std::string& token) {
    const auto is_it = [&](const PlacedToken& t) { return t.kind == token && t.company == position.entity; };
    const bool lies = std::ranges::any_of(
        position.tokens, [&](const auto& hex) { return std::ranges::any_of(hex.second, is_it); });
    std::set<std::string> hexes;
    for (const RunBonus& bonus : rules_.bonuses)
      if (bonus.token == token && !bonus.needs.empty())
        for (const Ref& hex : bonus.needs.front().hexes) hexes.insert(hex.value);
    if (lies || hexes.empty()) return add(position);
    for (const std::string& hex : hexes) {
      Position with = position;
      with.tokens[hex].push_back({std::nullopt, std::nullopt, position.entity, token, {}});
      add(std::move(with));
    }
  }

  const RunRules& rules_;
  std::vector<Position> found_;
  std::vector<Position> next_;
  std::set<std::string> seen_;
  std::set<std::string> placed_;
};

}  // namespace

bool has_alternatives(const Position& position, const RunRules& stated) {
  return stated.one_gauge ||
         std::ranges::any_of(position.trains,
                             [](const Train& train) { return train.attaches.has_value(); }) ||
         std::ranges::any_of(stated.bonuses, [&](const RunBonus& bonus) {
           return asks_for_own(bonus) && holds(position, bonus.token);
         });
}

std::vector<Position> alternatives(const Position& position, const RunRules& stated) {
  return Choices(stated).of(position);
}

}  // namespace trackwright
