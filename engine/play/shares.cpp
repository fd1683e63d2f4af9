// Certificates: who holds them, what they cost, and who is president.
#include <algorithm>
#include <utility>

#include "engine/play/table.h"

namespace trackwright::play {

std::size_t PlayTable::certificate(std::size_t company, std::size_t number) const {
  return game.companies[company].first_certificate + number;
}

std::vector<std::uint8_t> PlayTable::held(Owner owner, std::size_t company) const {
  const CompanyFacts& facts = game.companies[company];
  std::vector<std::uint8_t> numbers;
  for (std::size_t i = 0; i < facts.certificates.size(); ++i)
    if (state.certificates[facts.first_certificate + i].owner == owner)
      numbers.push_back(static_cast<std::uint8_t>(i));
  std::ranges::sort(numbers, {}, [&](std::uint8_t i) {
    return std::pair(state.certificates[facts.first_certificate + i].taken, i);
  });
  return numbers;
}

int PlayTable::percent_of(Owner owner, std::size_t company) const {
  const CompanyFacts& facts = game.companies[company];
  int percent = 0;
  for (std::size_t i = 0; i < facts.certificates.size(); ++i)
    if (state.certificates[facts.first_certificate + i].owner == owner) percent += percent_each(company, i);
  return percent;
}

bool PlayTable::counts_at(Cell cell) const {
  return !cell.is_there() ||
         !(game.effect(cell, MarketEffect::NotCounted) || game.effect(cell, MarketEffect::HoldAbove) ||
           game.effect(cell, MarketEffect::BuySeveral));
}

bool PlayTable::counted(std::size_t company) const {
  return counts_at(state.companies[company].cell);
}

// By a sale that is not settled.
bool PlayTable::falls_uncounted(std::size_t company) const {
  return std::ranges::any_of(state.unsettled, [&](const UnsettledSale& sale) {
    return sale.company == company && !counts_at(cell_below(company, sale.shares));
  });
}

// While nobody has protected its price, a company counts as it will when the price has moved; for who
// protects it, as it does now.
int PlayTable::certificates_counted(std::size_t player, bool protecting) const {
  int count = 0;
  for (std::size_t c = 0; c < game.companies.size(); ++c) {
    if (!counted(c) || (!protecting && falls_uncounted(c))) continue;
    const CompanyFacts& facts = game.companies[c];
    for (std::size_t i = 0; i < facts.certificates.size(); ++i)
      if (state.certificates[facts.first_certificate + i].owner.is_player(player) && !uncounted(c, i))
        ++count;
  }
  if (said(game.rules().privates.count, true))
    count += static_cast<int>(std::ranges::count_if(
        state.privates, [&](const PrivateState& one) { return one.owner.is_player(player) && !one.closed; }));
  return count;
}

bool PlayTable::holding_ok(std::size_t player, std::size_t company, int more) const {
  const Cell cell = state.companies[company].cell;
  if (cell.is_there() &&
      (game.effect(cell, MarketEffect::HoldAbove) || game.effect(cell, MarketEffect::BuySeveral)))
    return true;
  return percent_of(player_owner(player), company) + more <= game.holding_limit;
}

int PlayTable::share_price(std::size_t company, Owner from) const {
  const CompanyState& one = state.companies[company];
  const bool market = said(game.rules().stock.offer_price, rule::OfferPrice::Par) == rule::OfferPrice::Market;
  const bool at_par = from == the_offer && !incremental(company) && !market;
  return game.price_at(at_par ? one.par : one.cell).value_or(0);
}

int PlayTable::price_of(std::size_t company, Owner from, int percent) const {
  const int share = share_of(company);
  const int price = share_price(company, from) * percent;
  return (price + share - 1) / share;
}

void PlayTable::move_certificate(std::size_t company, std::size_t number, Owner to) {
  CertificateState& one = state.certificates[certificate(company, number)];
  one.owner = to;
  one.taken = ++state.clock;
}

PlayTable::Bundle PlayTable::bundle(std::size_t company, Owner owner, std::vector<std::uint8_t> certificates,
                                    int percent) const {
  Bundle made{company, owner, std::move(certificates), 0, false, false};
  for (const std::uint8_t number : made.certificates) {
    made.percent += percent_each(company, number);
    made.president = made.president || game.companies[company].certificates[number].president;
  }
  if (percent > 0 && percent != made.percent) {
    made.percent = percent;
    made.partial = true;
  }
  return made;
}

// Ordinary certificates first, one more each time, then with the president's: whole, and less of it, where
// the rest is given back out of the pool.
std::vector<PlayTable::Bundle> PlayTable::bundles_for_sale(std::size_t player, std::size_t company) const {
  std::vector<Bundle> bundles;
  const CompanyFacts& facts = game.companies[company];
  if (!state.companies[company].started) return bundles;
  std::vector<std::uint8_t> numbers = held(player_owner(player), company);
  if (numbers.empty()) return bundles;
  std::ranges::stable_sort(numbers, {}, [&](std::uint8_t i) {
    return std::pair(facts.certificates[i].president, percent_each(company, i));
  });
  // Certificates smaller than a share are sold one at a time.
  std::optional<std::uint8_t> small;
  std::erase_if(numbers, [&](std::uint8_t i) {
    if (facts.certificates[i].president || percent_each(company, i) >= share_of(company)) return false;
    if (!small) small = i;
    return true;
  });
  if (small) bundles.push_back(bundle(company, player_owner(player), {*small}, 0));
  if (numbers.empty()) return bundles;
  const std::size_t before = bundles.size();
  std::vector<std::uint8_t> some;
  for (const std::uint8_t number : numbers) {
    some.push_back(number);
    bundles.push_back(bundle(company, player_owner(player), some, 0));
  }
  if (facts.certificates[numbers.back()].president)
    for (int less = share_of(company); less <= presidents(company) - share_of(company);
         less += share_of(company))
      bundles.push_back(
          bundle(company, player_owner(player), some, bundles[before + numbers.size() - 1].percent - less));
  std::ranges::stable_sort(bundles, {}, &Bundle::percent);
  return bundles;
}

bool PlayTable::can_dump(std::size_t player, const Bundle& bundle) const {
  if (!bundle.president) return true;
  int most = 0;
  for (std::size_t p = 0; p < state.players.size(); ++p)
    if (p != player && !state.players[p].bankrupt)
      most = std::max(most, percent_of(player_owner(p), bundle.company));
  return most >= presidents(bundle.company);
}

const PowerFacts* PlayTable::own_power(std::size_t company, rule::Power power) const {
  if (state.companies[company].reopened && power != rule::Power::TrainDiscount) return nullptr;
  return game.companies[company].power(power);
}

bool PlayTable::fits_in_pool(const Bundle& bundle) const {
  return bundle.percent + percent_of(the_pool, bundle.company) <= game.pool_limit;
}

namespace {

using Bundle = PlayTable::Bundle;

// What each player holds once the bundle has gone: of a partial one the certificates that go and the percent
// that goes differ.
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

// Whoever holds strictly most, and of several that do the next in order after the old president, if he is
// none of them. Nobody: it stays as it is.
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
  if (previous.is_player())
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

// In the order in which they came; where certificates are of several sizes the largest first, and of these
// the last that came.
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

// The president's certificate to whoever holds ordinary ones for it; these go to another.
void exchange_for_presidents(PlayTable& table, std::size_t company, Owner president, Owner ordinary_to) {
  int left = table.presidents(company);
  for (const std::uint8_t number : in_order_of_exchange(table, company, president)) {
    if (left <= 0) break;
    left -= table.percent_each(company, number);
    table.move_certificate(company, number, ordinary_to);
  }
  table.move_certificate(company, 0, president);
}

// What of a partial bundle's certificates was not sold, out of where they went.
void give_back(PlayTable& table, const Bundle& bundle, Owner from) {
  int whole = 0;
  for (const std::uint8_t number : bundle.certificates) whole += table.percent_each(bundle.company, number);
  for (int back = (whole - bundle.percent) / table.share_of(bundle.company); back > 0; --back) {
    const auto there = table.held(from, bundle.company);
    if (there.empty()) break;
    table.move_certificate(bundle.company, there.front(), bundle.owner);
  }
}

// The president's certificate goes from the old president, or with the bundle that he gave away, to the new
// one.
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

// Moves them and the money, and changes the presidency where the new holdings ask for it. The old president
// gets ordinary certificates for the president's.
void PlayTable::transfer(const Bundle& bundle, Owner to, Owner payer, Owner receiver, int price) {
  const std::size_t company = bundle.company;
  pay(payer, receiver, price);
  const std::vector<int> percents = percents_after(*this, bundle, to);
  for (const std::uint8_t number : bundle.certificates) move_certificate(company, number, to);
  const bool later = game.companies[company].power(rule::Power::FloatsFrom) != nullptr;
  if (later && !state.companies[company].started) return;  // nobody is president before that is bought
  const auto next = next_president(*this, company, percents);
  if (!next) return;
  const Owner previous = std::exchange(state.companies[company].president, player_owner(*next));
  if (previous.is_player()) lose_markers(company);
  const CompanyFacts& facts = game.companies[company];
  if (!facts.certificates.front().president) return;  // a company without one
  // Whoever comes to hold so much before the president's certificate was bought gets it out of the offer; of
  // a company without a president out of the pool.
  const Owner holder = state.certificates[facts.first_certificate].owner;
  if (!previous.is_player() && !bundle.president && (holder == the_offer || holder == the_pool))
    exchange_for_presidents(*this, company, state.companies[company].president, holder);
  else
    hand_over(*this, bundle, to, previous);
}

int PlayTable::float_percent(std::size_t company) const {
  const CompanyFacts& facts = game.companies[company];
  const auto& by_phase = facts.company->float_by_phase;
  const auto here = by_phase.find(game.title().roster.phases[state.phase].name.value);
  return here == by_phase.end() ? facts.float_percent : here->second.value;
}

void PlayTable::float_if(std::size_t company, bool before) {
  CompanyState& one = state.companies[company];
  if (one.floated || before) return;
  const CompanyFacts& facts = game.companies[company];
  const PowerFacts* later = facts.power(rule::Power::FloatsFrom);
  if (later != nullptr && later->rule->phase &&
      state.phase < phase_index(game.title().roster, later->rule->phase->value))
    return;
  if (percent_of(the_offer, company) > 100 - float_percent(company)) return;
  one.floated = true;
  if (facts.few != nullptr && said(facts.few->rest_to_pool, false))
    for (const std::uint8_t number : held(the_offer, company)) move_certificate(company, number, the_pool);
  convert_at_float(company);
  if (incremental(company)) return;
  if (later != nullptr && later->rule->treasury) {
    pay(the_bank, company_owner(company), later->rule->treasury->value);
    return;
  }
  const int all = game.price_at(one.par).value_or(0) * facts.total_shares();
  if (facts.rules == nullptr || !facts.rules->full_from) {
    pay(the_bank, company_owner(company), all);
    return;
  }
  pay(the_bank, company_owner(company), all - std::min(all, one.cash));  // it has spent nothing yet
  pool_unsold(company);
}

// But what is kept for an event.
void PlayTable::pool_unsold(std::size_t company) {
  for (const std::uint8_t number : held(the_offer, company))
    if (!game.companies[company].certificates[number].president &&
        !state.certificates[certificate(company, number)].kept)
      move_certificate(company, number, the_pool);
}

void PlayTable::buy(const Bundle& bundle, Owner buyer, bool free) {
  CompanyState& one = state.companies[bundle.company];
  const bool floated = one.floated;
  if (bundle.president) one.started = true;
  const int price = free ? 0 : price_of(bundle.company, bundle.owner, bundle.percent);
  const bool to_company = (incremental(bundle.company) || one.reissued) && bundle.owner == the_offer;
  const Owner receiver = to_company                 ? company_owner(bundle.company)
                         : bundle.owner.is_player() ? bundle.owner
                                                    : the_bank;
  transfer(bundle, buyer, buyer, receiver, price);
  if (one.started) float_if(bundle.company, floated);
}

void PlayTable::sell(const Bundle& bundle, bool left_for_each) {
  const Owner before = state.companies[bundle.company].president;
  const bool president = before == bundle.owner;
  const int shares = (bundle.percent + share_of(bundle.company) - 1) / share_of(bundle.company);
  transfer(bundle, the_pool, the_bank, bundle.owner, price_of(bundle.company, the_pool, bundle.percent));
  if (said(game.rules().stock.protection, rule::Protection::Company) == rule::Protection::President) {
    state.unsettled.push_back({static_cast<std::uint8_t>(bundle.company), before, bundle.owner,
                               static_cast<std::uint8_t>(shares), bundle.certificates});
    return;
  }
  if (left_for_each) {
    for (int share = 0; share < shares; ++share) move_left(bundle.company);
    return;
  }
  int down = 0;
  switch (game.market.sale) {
    case MarketRules::Sale::None:
      break;
    case MarketRules::Sale::DownEach:
      down = shares;
      break;
    case MarketRules::Sale::DownOnce:
      down = 1;
      break;
    case MarketRules::Sale::DownPerTen:
      down = bundle.percent / 10;
      break;
    case MarketRules::Sale::LeftOnce:
      if (president ||
          game.price_at(state.companies[bundle.company].cell).value_or(0) >= game.market.president_below)
        move_left(bundle.company);
      break;
    case MarketRules::Sale::LeftOnceByPresident:
      if (president) move_left(bundle.company);
      break;
  }
  for (; down > 0; --down) move_down(bundle.company);
}

// All certificates that are in the game are with players, or have come back to the company.
bool PlayTable::sold_out(std::size_t company) const {
  const auto& certificates = game.companies[company].certificates;
  for (std::size_t i = 0; i < certificates.size(); ++i) {
    const Owner owner = state.certificates[certificate(company, i)].owner;
    if (!owner.is_player() && owner != the_bank && owner != nobody && !owner.is_company(company))
      return false;
  }
  return !certificates.empty();
}

int PlayTable::worth(std::size_t player) const {
  int sum = state.players[player].cash;
  for (std::size_t c = 0; c < game.companies.size(); ++c) {
    const CompanyFacts& facts = game.companies[c];
    if (!state.companies[c].started) continue;
    const int price = game.price_at(state.companies[c].cell).value_or(0);
    for (std::size_t i = 0; i < facts.certificates.size(); ++i)
      if (state.certificates[facts.first_certificate + i].owner.is_player(player))
        sum += (price * percent_each(c, i) + share_of(c) - 1) / share_of(c);
  }
  for (std::size_t p = 0; p < state.privates.size(); ++p)
    if (state.privates[p].owner.is_player(player) && !state.privates[p].closed) sum += game.privates[p].price;
  return sum;
}

}  // namespace trackwright::play
