#include "engine/play/value/lots.h"

#include <algorithm>
#include <utility>

namespace trackwright::play {

namespace {

constexpr std::uint64_t modulus = std::uint64_t{1} << 31U;

class Numbers {
 public:
  explicit Numbers(std::uint64_t seed) : now_(seed % modulus) {}
  std::uint64_t next() { return now_ = next_number(now_); }
  std::vector<std::size_t> order(std::size_t many) { return drawn_order(many, now_); }
  std::uint64_t now() const { return now_; }

 private:
  std::uint64_t now_;
};

bool takes_part(const Title& title, const Private& one, int players) {
  const auto& from = title.rules.privates.from_players.kinds;
  return std::ranges::none_of(from, [&](const auto& kind) {
    return kind.first.value == one.id.value && kind.second && kind.second->value > players;
  });
}

std::vector<std::string> deck_of(const Title& title, int players, Numbers& numbers) {
  std::vector<std::string> cards;
  for (const Private& one : title.companies.privates)
    if (takes_part(title, one, players)) cards.push_back(one.id.value);
  std::vector<std::string> deck;
  for (const std::size_t card : numbers.order(cards.size())) deck.push_back(cards[card]);
  return deck;
}

int leaving(const LotRule& lot, int players) {
  if (lot.players_below) return std::max(lot.players_below->value - players, 0);
  return std::max(lot.count ? lot.count->value : 1, 0);
}

}  // namespace

std::uint64_t next_number(std::uint64_t now) {
  constexpr std::uint64_t factor = 1'103'515'245;
  constexpr std::uint64_t step = 12'345;
  return (factor * now + step) % modulus;
}

std::vector<std::size_t> drawn_order(std::size_t many, std::uint64_t& number) {
  std::vector<std::pair<std::uint64_t, std::size_t>> drawn;
  for (std::size_t i = 0; i < many; ++i) {
    number = next_number(number);
    drawn.emplace_back(number, i);
  }
  std::ranges::sort(drawn);
  std::vector<std::size_t> order;
  for (const auto& [its, i] : drawn) order.push_back(i);
  return order;
}

bool comes_by_lot(const Title& title, const Private& one) {
  return std::ranges::any_of(title.rules.privates.powers.kinds, [&](const auto& kind) {
    return kind.first.value == one.id.value && std::ranges::any_of(kind.second, [](const PowerRule& power) {
             return power.power && power.power->value == rule::Power::PresidentByLot;
           });
  });
}

bool has_draft(const Title& title) {
  return std::ranges::any_of(title.rules.opening, [](const AuctionRules& one) {
    return one.auction && one.auction->value == rule::Auction::Draft;
  });
}

Deal dealt(const Title& title, std::uint64_t seed, int players) {
  Numbers numbers(seed);
  Deal deal;
  if (has_draft(title)) deal.deck = deck_of(title, players, numbers);
  for (const LotRule& lot : title.rules.lots) {
    const auto drawn = numbers.order(lot.of.size());
    const auto many = static_cast<std::size_t>(leaving(lot, players));
    for (std::size_t i = 0; i < std::min(many, drawn.size()); ++i)
      deal.removed.push_back(lot.of[drawn[i]].value);
  }
  const auto left = [&](const std::string& name) {
    return std::ranges::find(deal.removed, name) == deal.removed.end();
  };
  std::erase_if(deal.deck, [&](const std::string& name) { return !left(name); });
  std::vector<std::string> companies;
  for (const Company& company : title.companies.companies)
    if (company.kind != "minor" && left(company.id.value)) companies.push_back(company.id.value);
  for (const Private& one : title.companies.privates)
    if (left(one.id.value) && comes_by_lot(title, one) && !companies.empty())
      deal.drawn.push_back(companies[numbers.next() % companies.size()]);
  deal.numbers = numbers.now();
  return deal;
}

}  // namespace trackwright::play
