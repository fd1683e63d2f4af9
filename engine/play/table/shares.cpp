// Certificates: their owners, their prices, and presidents.
#include <algorithm>
#include <utility>

#include "engine/base/words.h"
#include "engine/play/table/table.h"

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

// Whether an unsettled sale takes the price to a cell where the company does not count.
bool PlayTable::falls_uncounted(std::size_t company) const {
  return std::ranges::any_of(state.unsettled, [&](const UnsettledSale& sale) {
    return sale.company == company && !counts_at(cell_after(company, terms_of(sale)));
  });
}

// While its price is unprotected, a company counts as it would after the move; for the player who protects
// it, as it does now.
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
  // A president's certificate can be larger than the limit: a company with one certificate is bought whole.
  const bool whole = !game.companies[company].certificates.empty();
  const int limit = std::max(game.holding_limit, whole ? percent_each(company, 0) : 0);
  return percent_of(player_owner(player), company) + more <= limit;
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

// Ordinary certificates first, one more each time; then the president's, whole and in smaller parts, for
// which the pool gives back the rest.
std::vector<PlayTable::Bundle> PlayTable::bundles_for_sale(std::size_t player, std::size_t company) const {
  std::vector<Bundle> bundles;
  const CompanyFacts& facts = game.companies[company];
  if (!state.companies[company].started) return bundles;
  std::vector<std::uint8_t> numbers = held(player_owner(player), company);
  if (numbers.empty()) return bundles;
  std::ranges::stable_sort(numbers, {}, [&](std::uint8_t i) {
    return std::pair(facts.certificates[i].president, percent_each(company, i));
  });
  // Sell certificates smaller than a share one at a time.
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

void PlayTable::buy(const Bundle& bundle, Owner buyer, bool free) {
  CompanyState& one = state.companies[bundle.company];
  const bool floated = one.floated;
  if (bundle.president) one.started = true;
  const int price = free ? 0 : price_of(bundle.company, bundle.owner, bundle.percent);
  const bool to_company = (incremental(bundle.company) || one.reissued) && bundle.owner == the_offer;
  const bool by_owner = bundle.owner.is_player() || bundle.owner.is_company(bundle.company);
  const Owner receiver = to_company ? company_owner(bundle.company) : by_owner ? bundle.owner : the_bank;
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
  move_for_sale(bundle.company, {shares, bundle.percent, president});
}

// Whether all certificates in the game are with players or have returned to the company.
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
  int sum = state.players[player].cash - state.players[player].debt - state.players[player].penalty;
  for (std::size_t c = 0; c < game.companies.size(); ++c) {
    const CompanyFacts& facts = game.companies[c];
    if (!state.companies[c].started) continue;
    const int price = price_at_end(c);
    for (std::size_t i = 0; i < facts.certificates.size(); ++i)
      if (state.certificates[facts.first_certificate + i].owner.is_player(player))
        sum += (price * percent_each(c, i) + share_of(c) - 1) / share_of(c);
  }
  const auto& score = game.rules().score;
  const auto privates = [](const auto& one) { return one.value == rule::Counted::Privates; };
  if (!score.empty() && std::ranges::none_of(score, privates)) return sum;
  for (std::size_t p = 0; p < state.privates.size(); ++p)
    if (state.privates[p].owner.is_player(player) && !state.privates[p].closed) sum += game.privates[p].price;
  return sum;
}

// The percentages of certificates, which change by conversion, and how companies are paid for them.

int PlayTable::percent_each(std::size_t company, std::size_t number) const {
  const CertificateFacts& one = game.companies[company].certificates[number];
  return state.companies[company].converted ? one.then : one.percent;
}

const std::string& PlayTable::kind_of(std::size_t company) const {
  const Company& one = *game.companies[company].company;
  const bool changes = state.companies[company].converted && one.conversion && !one.conversion->kind.empty();
  return changes ? one.conversion->kind : one.kind;
}

int PlayTable::share_of(std::size_t company) const {
  const CompanyFacts& facts = game.companies[company];
  return state.companies[company].converted && facts.certificates.size() > 1 ? facts.certificates[1].then
                                                                             : facts.share;
}

int PlayTable::presidents(std::size_t company) const {
  const CompanyFacts& facts = game.companies[company];
  return state.companies[company].converted && !facts.certificates.empty() ? facts.certificates.front().then
                                                                           : facts.president;
}

// Halves the certificates and issues new ones; the state buys `shares` of them at the company's price.
void PlayTable::convert(std::size_t company, int shares) {
  CompanyState& one = state.companies[company];
  one.converted = true;
  state.limit_of_all = false;
  const CompanyFacts& facts = game.companies[company];
  int sold = 0;
  for (std::size_t i = 0; i < facts.certificates.size(); ++i) {
    if (facts.certificates[i].percent > 0) continue;
    move_certificate(company, i, sold < shares ? the_bank : the_offer);
    if (sold < shares) ++sold;
  }
  pay(the_bank, company_owner(company), sold * game.price_at(one.cell).value_or(0));
}

// Whether the train that nationalizes the company has been bought.
bool PlayTable::starts_nationalized(std::size_t company) const {
  const PowerFacts* power = game.companies[company].power(rule::Power::NationalizedWithTrain);
  return power != nullptr && std::ranges::any_of(power->rule->trains, [&](const Ref& train) {
           const auto type = game.find_type(train.value);
           return type &&
                  state.cards[static_cast<std::size_t>(game.trains[*type].first_card)].owner != the_bank;
         });
}

void PlayTable::convert_at_float(std::size_t company) {
  const auto& rules = game.rules().nationalization;
  const bool by_phase =
      rules && rules->at_float && state.phase >= phase_index(game.title().roster, rules->at_float->value);
  if (by_phase || starts_nationalized(company)) convert(company, game.shares_of_state());
}

bool PlayTable::uncounted(std::size_t company, std::size_t number) const {
  const PowerFacts* power = game.companies[company].power(rule::Power::SmallUncounted);
  return power != nullptr && percent_each(company, number) <= said(power->rule->amount, 0);
}

bool PlayTable::incremental(std::size_t company) const {
  return game.companies[company].incremental && !state.companies[company].full;
}

// The certificate limit, including limits that change during the game.

// Uses the row for the current number of companies; beyond the table, the nearest row.
int PlayTable::certificate_limit() const {
  if (game.limited_by == LimitedBy::Players)
    return game.certificate_limit == 0 ? 0 : game.certificate_limit + state.limit_raised;
  int many = 0;
  for (std::size_t c = 0; c < game.companies.size(); ++c) {
    if (game.companies[c].minor || state.companies[c].closed) continue;
    const bool all = game.limited_by == LimitedBy::NationalizedOrAll && state.limit_of_all;
    if (game.limited_by == LimitedBy::Companies || all || state.companies[c].converted) ++many;
  }
  int limit = game.certificate_limit;
  int nearest = 1'000'000;
  for (const CertificateTable::Row& row : game.title().certificate_table.rows) {
    const auto [from, to] = range_in(row.label).value_or(std::pair(0, 0));
    const int off = std::max({from - many, many - to, 0});
    const auto of_players = row.limit.find(game.players());
    if (off >= nearest || of_players == row.limit.end()) continue;
    nearest = off;
    limit = of_players->second.value;
  }
  return limit;
}

}  // namespace trackwright::play
