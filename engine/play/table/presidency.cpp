// Transfers of certificates and changes of presidency.
#include <algorithm>
#include <utility>

#include "engine/play/table/table.h"

namespace trackwright::play {

namespace {

using Bundle = PlayTable::Bundle;

// The percentages of all players after the transfer. For a partial bundle, the percentage that moves differs
// from the sum of its certificates.
std::vector<int> percents_after(const PlayTable& table, const Bundle& bundle, Owner to) {
  std::vector<int> percents(table.state.players.size());
  for (std::size_t p = 0; p < percents.size(); ++p) {
    if (table.state.players[p].bankrupt) continue;
    percents[p] = table.percent_of(player_owner(p), bundle.company);
    if (bundle.owner.is_player(p)) percents[p] -= bundle.percent;
    if (to.is_player(p)) percents[p] += bundle.percent;
  }
  return percents;
}

// The player with strictly the most. Ties go to the next player after the old president, unless he is one of
// them, or to the first in order, as the rules define. Nothing: no change.
std::optional<std::size_t> next_president(const PlayTable& table, std::size_t company,
                                          const std::vector<int>& percents) {
  const State& state = table.state;
  const CompanyFacts& facts = table.game.companies[company];
  const Owner previous = state.companies[company].president;
  const int most = *std::ranges::max_element(percents);
  if (previous.is_player() && percents[previous.index] == most) return std::nullopt;
  const Owner holder = state.certificates[facts.first_certificate].owner;
  if (!previous.is_player() && holder.is_player() && percents[holder.index] == most) return holder.index;
  const std::size_t seats = state.order.size();
  std::size_t first = 0;
  const bool after = said(table.game.rules().stock.presidency, rule::Presidency::NextAfterPresident) ==
                     rule::Presidency::NextAfterPresident;
  if (previous.is_player() && after)
    first =
        static_cast<std::size_t>(std::ranges::find(state.order, previous.index) - state.order.begin()) + 1;
  for (std::size_t i = 0; i < seats; ++i) {
    const std::uint8_t player = state.order[(first + i) % seats];
    if (!state.players[player].bankrupt && percents[player] == most &&
        percents[player] >= table.presidents(company))
      return player;
  }
  return std::nullopt;
}

// In the order in which they came. If certificates have several sizes, the largest first, and the latest of
// equal ones first.
std::vector<std::uint8_t> in_order_of_exchange(const PlayTable& table, std::size_t company, Owner owner) {
  auto numbers = table.held(owner, company);
  const bool sizes = std::ranges::any_of(table.game.companies, [](const CompanyFacts& one) {
    return one.power(rule::Power::SmallUncounted) != nullptr;
  });
  if (!sizes) return numbers;
  std::ranges::stable_sort(numbers, {}, [&](std::uint8_t i) { return table.percent_each(company, i); });
  std::ranges::reverse(numbers);
  return numbers;
}

// Exchanges ordinary certificates of the new president for the president's; `ordinary_to` gets the former.
void exchange_for_presidents(PlayTable& table, std::size_t company, Owner president, Owner ordinary_to) {
  int left = table.presidents(company);
  for (const bool larger : {false, true})  // than the remainder, in the second pass
    for (const std::uint8_t number : in_order_of_exchange(table, company, president)) {
      const int percent = table.percent_each(company, number);
      if (left <= 0 || (!larger && percent > left)) continue;
      left -= percent;
      table.move_certificate(company, number, ordinary_to);
    }
  table.move_certificate(company, 0, president);
}

// Returns the certificates of a partial bundle that were not sold, from their new owner.
void give_back(PlayTable& table, const Bundle& bundle, Owner from) {
  int whole = 0;
  for (const std::uint8_t number : bundle.certificates) whole += table.percent_each(bundle.company, number);
  for (int back = (whole - bundle.percent) / table.share_of(bundle.company); back > 0; --back) {
    const auto there = table.held(from, bundle.company);
    if (there.empty()) break;
    table.move_certificate(bundle.company, there.front(), bundle.owner);
  }
}

// Passes the president's certificate to the new president. It comes from the old president or, if that player
// gave it away, from the bundle.
void hand_over(PlayTable& table, const Bundle& bundle, Owner to, Owner previous) {
  const std::size_t company = bundle.company;
  const CompanyFacts& facts = table.game.companies[company];
  const Owner president = table.state.companies[company].president;
  if (to == president && previous == bundle.owner && bundle.president && !bundle.partial) return;
  if (bundle.owner == president || !previous.is_player()) return;
  if (!bundle.president && table.state.certificates[facts.first_certificate].owner != previous) return;
  const bool among_players = bundle.owner.is_player() && to.is_player() && bundle.president;
  const Owner ordinary_to = among_players                                                      ? to
                            : table.percent_of(previous, company) >= table.presidents(company) ? previous
                                                                                               : the_pool;
  exchange_for_presidents(table, company, president, ordinary_to);
  if (bundle.partial) give_back(table, bundle, among_players ? to : the_pool);
}

}  // namespace

// Moves the certificates and the money, and updates the presidency. The old president gets ordinary
// certificates for the president's.
void PlayTable::transfer(const Bundle& bundle, Owner to, Owner payer, Owner receiver, int price) {
  const std::size_t company = bundle.company;
  pay(payer, receiver, price);
  const std::vector<int> percents = percents_after(*this, bundle, to);
  for (const std::uint8_t number : bundle.certificates) move_certificate(company, number, to);
  const bool later = game.companies[company].power(rule::Power::FloatsFrom) != nullptr;
  if (later && !state.companies[company].started) return;  // nobody presides before its first purchase
  const auto next = next_president(*this, company, percents);
  if (!next) return;
  const Owner previous = std::exchange(state.companies[company].president, player_owner(*next));
  if (previous.is_player()) lose_markers(company);
  const CompanyFacts& facts = game.companies[company];
  if (!facts.certificates.front().president) return;  // has no president's certificate
  // A player who holds enough before the president's certificate was bought gets it from the offer; if the
  // company has no president, from the pool.
  const Owner holder = state.certificates[facts.first_certificate].owner;
  const Owner president = state.companies[company].president;
  if (!previous.is_player() && !bundle.president && (holder == the_offer || holder == the_pool))
    exchange_for_presidents(*this, company, president, holder);
  else if (!previous.is_player() && !bundle.president && holder.is_player() && holder != president)
    exchange_for_presidents(*this, company, president, holder);  // its holder held too little
  else if (!previous.is_player() && bundle.president && to.is_player() && to != president)
    exchange_for_presidents(*this, company, president, to);  // its buyer holds less than another player
  else
    hand_over(*this, bundle, to, previous);
}

}  // namespace trackwright::play
