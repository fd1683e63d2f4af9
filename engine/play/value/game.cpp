#include "engine/play/value/game.h"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/base/words.h"

namespace trackwright::play {

namespace {

using EventWord = std::pair<std::string_view, TrainEventKind>;
constexpr std::array event_words{
    EventWord{"close privates", TrainEventKind::ClosePrivates},
    EventWord{"close_privates", TrainEventKind::ClosePrivates},
    EventWord{"close_companies", TrainEventKind::ClosePrivates},
    EventWord{"remove tokens", TrainEventKind::RemoveBonusTokens},
    EventWord{"remove_tokens", TrainEventKind::RemoveBonusTokens},
    EventWord{"full_cap", TrainEventKind::FullCapitalization},
    EventWord{"full capitalization", TrainEventKind::FullCapitalization},
    EventWord{"full_capitalization", TrainEventKind::FullCapitalization},
    EventWord{"full_capitalisation", TrainEventKind::FullCapitalization},
    EventWord{"no_more_incremental_corps", TrainEventKind::FullCapitalization},
    EventWord{"close minors", TrainEventKind::CloseMinors},
    EventWord{"close_minors", TrainEventKind::CloseMinors},
    EventWord{"minors_closed", TrainEventKind::CloseMinors},
    EventWord{"nationalization", TrainEventKind::Nationalization},
    EventWord{"form national", TrainEventKind::FormNational},
    EventWord{"rest to pool", TrainEventKind::RestToPool},
    EventWord{"merger", TrainEventKind::Merger},
    EventWord{"conversion", TrainEventKind::Conversion},
    EventWord{"corporations_convert", TrainEventKind::Conversion},
    EventWord{"forced_conversions", TrainEventKind::Conversion},
    EventWord{"civil_war", TrainEventKind::WorstRunLost},
    EventWord{"worst run lost", TrainEventKind::WorstRunLost},
    EventWord{"swap tiles", TrainEventKind::Told},  // handled by the upgrade chart
    EventWord{"end_game", TrainEventKind::Told},    // handled by `end` of rules.yaml
    EventWord{"end", TrainEventKind::Told},
};

template <class Items, class Name>
std::optional<std::size_t> index_of(const Items& items, const Name& is) {
  const auto it = std::ranges::find_if(items, is);
  return it == items.end() ? std::nullopt : std::optional(static_cast<std::size_t>(it - items.begin()));
}

}  // namespace

bool PowerFacts::at(rule::PowerTime time) const {
  return std::ranges::any_of(rule->when, [&](const auto& when) { return when.value == time; });
}

TrainEventKind train_event(std::string_view kind) {
  if (const auto* known = std::ranges::find(event_words, kind, &EventWord::first); known != event_words.end())
    return known->second;
  return kind.starts_with("close ") ? TrainEventKind::ClosePrivate : TrainEventKind::Unknown;
}

std::vector<std::string> train_event_words() {
  std::vector<std::string> words;
  for (const auto& [word, kind] : event_words) words.emplace_back(word);
  return words;
}

bool told_by_data(const Title& title, const std::string& event) {
  const auto line = [&](const UpgradeLine& one) { return one.after == event || one.until == event; };
  const auto later = [&](const auto& one) { return one.after == event; };
  return std::ranges::any_of(title.upgrades.also, line) || std::ranges::any_of(title.upgrades.chart, line) ||
         std::ranges::any_of(title.runs.fees, later) || std::ranges::any_of(title.runs.bonuses, later);
}

bool CompanyFacts::starts_with_bid() const {
  return rules != nullptr &&
         said(rules->start, rule::CompanyStart::PresidentCertificate) == rule::CompanyStart::Bid;
}

bool CompanyFacts::chooses_home() const {
  return homes.empty() && rules != nullptr && rules->chosen_home;
}

const PowerFacts* CompanyFacts::power(rule::Power power) const {
  const auto found = std::ranges::find_if(powers, [&](const PowerFacts& one) { return one.is(power); });
  return found == powers.end() ? nullptr : &*found;
}

std::uint64_t Game::event_bit(std::string_view kind) const {
  const auto found = std::ranges::find(events, kind);
  return found == events.end() ? 0 : std::uint64_t{1} << static_cast<unsigned>(found - events.begin());
}

int Game::shares_of_state() const {
  const auto& nationalization = rules().nationalization;
  return nationalization ? said(nationalization->state, 1) : 1;
}

std::string Game::neutral_name() const {
  return neutral != nullptr && neutral->name ? neutral->name->value : "the neutral player";
}

std::optional<std::size_t> Game::find_company(std::string_view id) const {
  return index_of(companies, [&](const CompanyFacts& one) { return one.id == id; });
}

std::optional<std::size_t> Game::find_private(std::string_view id) const {
  if (const auto found = index_of(privates, [&](const PrivateFacts& one) { return one.id == id; }))
    return found;
  // Recorded games write `DAYS_OFF` for the private that a title generated from facts calls DAYS-OFF.
  std::string printed(id);
  std::ranges::replace(printed, '_', '-');
  return index_of(privates, [&](const PrivateFacts& one) { return one.id == printed; });
}

std::optional<std::size_t> Game::find_tile(std::string_view number) const {
  return index_of(tiles, [&](const std::string& one) { return one == number; });
}

std::optional<std::size_t> Game::find_hex(std::string_view id) const {
  const Hex* hex = title_->map.find(id);
  return hex == nullptr ? std::nullopt
                        : std::optional(static_cast<std::size_t>(hex - title_->map.hexes().data()));
}

std::optional<std::size_t> Game::find_type(std::string_view name) const {
  return index_of(trains, [&](const TrainFacts& one) { return one.name == name; });
}

std::string Game::card_name(std::size_t card) const {
  return trains[cards[card].type].name + "-" + std::to_string(cards[card].copy);
}

std::optional<std::pair<std::string, int>> split_copy(std::string_view id) {
  const auto mark = id.rfind('-');
  if (mark == std::string_view::npos) return std::nullopt;
  const auto copy = number_in(id.substr(mark + 1));
  if (!copy || *copy < 0) return std::nullopt;
  return std::pair(std::string(id.substr(0, mark)), *copy);
}

std::optional<std::size_t> Game::find_card(std::string_view name) const {
  const auto parts = split_copy(name);
  if (!parts) return std::nullopt;
  const auto type = find_type(parts->first);
  if (!type || parts->second >= trains[*type].cards) return std::nullopt;
  return static_cast<std::size_t>(trains[*type].first_card + parts->second);
}

std::optional<int> Game::price_at(Cell cell) const {
  const auto& rows = title_->market.rows;
  if (cell.row < 0 || cell.column < 0 || static_cast<std::size_t>(cell.row) >= rows.size())
    return std::nullopt;
  const auto& row = rows[static_cast<std::size_t>(cell.row)];
  if (static_cast<std::size_t>(cell.column) >= row.size()) return std::nullopt;
  const auto& there = row[static_cast<std::size_t>(cell.column)];
  return there ? std::optional(there->price) : std::nullopt;
}

bool Game::effect(Cell cell, MarketEffect effect) const {
  if (cell.row < 0 || cell.column < 0 || static_cast<std::size_t>(cell.row) >= cell_effects.size())
    return false;
  const auto& row = cell_effects[static_cast<std::size_t>(cell.row)];
  if (static_cast<std::size_t>(cell.column) >= row.size()) return false;
  return ((unsigned{row[static_cast<std::size_t>(cell.column)]} >> static_cast<unsigned>(effect)) & 1U) != 0;
}

}  // namespace trackwright::play
