#include "engine/bot/appraisal.h"

#include <algorithm>
#include <numeric>

#include "engine/play/table/table.h"

namespace trackwright::bot {

using namespace play;

namespace {

// The constants of the estimates.
constexpr double most_rounds = 12;
constexpr double growth_of_income = 1.12;  // from one operating round to the next
constexpr double part_paid = 0.8;          // of the revenue; the rest is withheld for trains
constexpr double others_count = 0.4;       // of the others' mean wealth
constexpr double moves_in_round = 0.7;     // steps of the price for each round with income
constexpr double sold_in_round = 0.45;     // trains that each company buys in a round
constexpr double use_of_next_train = 0.5;  // of the usual run of one more train

// The part of the money for floating all companies that wait for it which the players have.
double chance_to_float(const PlayTable& table) {
  const State& state = table.state;
  double missing = 0;
  for (std::size_t c = 0; c < state.companies.size(); ++c) {
    if (!state.companies[c].started || state.companies[c].floated || state.companies[c].closed) continue;
    const int unsold = table.percent_of(the_offer, c);
    const double to_sell = std::max(0, table.float_percent(c) - (100 - unsold));
    missing += to_sell / table.share_of(c) * table.game.price_at(state.companies[c].cell).value_or(0);
  }
  double cash = 0;
  for (const PlayerState& player : state.players) cash += player.cash;
  return missing <= 0 ? 1 : std::min(1.0, cash / (1.3 * missing));
}

bool is_active(const State& state, std::size_t company) {
  const CompanyState& one = state.companies[company];
  return one.started && !one.closed;
}

}  // namespace

double Appraisal::score(std::size_t player) const {
  const double all = std::accumulate(players.begin(), players.end(), 0.0);
  const auto others = static_cast<double>(players.size() - 1);
  return players[player] - (others > 0 ? others_count * (all - players[player]) / others : 0);
}

Appraisal Appraiser::of(State& state) {
  const std::uint64_t board = board_key(state);
  return appraise(state, {board, board, 0}, nullptr);
}

Appraisal Appraiser::after(State& state, const Appraisal& before, std::uint64_t board, std::size_t changed) {
  return appraise(state, {board, changed < game_.companies.size() ? board_key(state) : board, changed},
                  &before);
}

Appraisal Appraiser::appraise(State& state, const Basis& basis, const Appraisal* before) {
  const PlayTable table(game_, state);
  Appraisal all;
  next_card_ = table.cheapest_card();
  next_price_ = next_card_ ? table.cheapest_side(*next_card_) : 0;
  const std::vector<std::uint64_t> trains = train_keys(game_, state);
  for (std::size_t c = 0; c < game_.companies.size(); ++c) {
    CompanyOutlook& one = all.companies.emplace_back();
    if (!is_active(state, c) && !game_.companies[c].minor) continue;
    one.trains = trains[c];
    const bool same = before != nullptr && c != basis.changed && before->companies[c].trains == trains[c];
    const std::uint64_t board = c == basis.changed ? basis.new_board : basis.board;
    one.income = same ? before->companies[c].income : incomes_.of(table, c, board, trains[c]);
    if (trains[c] == 0 && next_card_)
      one.possible = same ? before->companies[c].possible : incomes_.of(table, c, board, 0, next_card_);
  }
  all.rounds = rounds_left(state, all.companies);
  const double floats = chance_to_float(table);
  for (std::size_t c = 0; c < game_.companies.size(); ++c)
    if (is_active(state, c)) look_ahead(table, c, all.rounds, floats, all.companies[c]);
  for (const PlayerState& player : state.players) all.players.push_back(player.bankrupt ? 0 : player.cash);
  add_shares(table, all);
  add_privates(state, all);
  return all;
}

// The bank pays the growing income of all companies until it breaks.
double Appraiser::rounds_left(const State& state, const std::vector<CompanyOutlook>& companies) const {
  if (state.over) return 0;
  const double in_set = state.round == RoundKind::Operating ? std::max(0, state.of - state.num) + 0.5 : 0;
  if (state.ending >= 0 || state.broken) return in_set + (state.final_turn > state.turn ? 2 : 0);
  if (!game_.bank) return most_rounds;
  double paid = 0;
  for (const CompanyOutlook& one : companies) paid += one.income;
  paid = std::max(paid, *game_.bank / 60.0);
  double left = state.bank;
  double rounds = 1;
  while (rounds < most_rounds && left > paid) {
    left -= paid;
    paid *= growth_of_income;
    ++rounds;
  }
  return rounds;
}

// The mean number of rounds until the company's trains rust.
double Appraiser::life_of_trains(const State& state, std::size_t company, double rounds) const {
  const auto floated = std::ranges::count_if(state.companies, &CompanyState::floated);
  const double sold = std::max(0.5, sold_in_round * static_cast<double>(floated));
  double sum = 0;
  int trains = 0;
  for (std::size_t card = 0; card < state.cards.size(); ++card) {
    if (!state.cards[card].owner.is_company(company) || state.cards[card].obsolete) continue;
    const auto sales = foresight_.sales_until_rust(state, game_.cards[card].type);
    sum += sales ? std::min(rounds, *sales / sold) : rounds;
    ++trains;
  }
  return trains == 0 ? 0 : sum / trains;
}

void Appraiser::look_ahead(const PlayTable& table, std::size_t company, double rounds, double floats,
                           CompanyOutlook& one) {
  const State& state = table.state;
  const CompanyState& now = state.companies[company];
  const CompanyFacts& facts = game_.companies[company];
  one.price = game_.price_at(now.cell).value_or(0);
  const double life = life_of_trains(state, company, rounds);
  const int trains = table.trains_counted(company);
  double cash = now.cash;
  if (!now.floated && !facts.incremental) cash = one.price * facts.total_shares();
  const double usual = next_card_ ? foresight_.typical_run(table.type_of(*next_card_), state.phase) : 0;
  // Its trains run until they rust; new ones then earn part of that.
  one.stream = one.income * (life + (rounds - life) / 2);
  if (trains < table.train_limit(company) && next_price_ > 0 && facts.buys_trains) {
    double more = use_of_next_train * usual;
    more = trains > 0 ? std::min(more, 0.6 * one.income / trains) : std::max(more, one.possible);
    one.stream += more * std::max(0.0, rounds - 1) * std::min(1.0, cash / next_price_);
  }
  one.stream *= part_paid;
  const bool pays = one.stream > 0;
  const double step = table.price_to_right(company) - one.price;
  one.growth = pays ? step * moves_in_round * std::min(rounds, 8.0) : -0.2 * one.price;
  if (!now.floated) {
    one.stream *= 0.8 * floats;
    one.growth *= 0.8 * floats;
    return;
  }
  if (facts.minor || facts.must_own == rule::MustOwn::Never || next_price_ == 0 || rounds < 1) return;
  if (trains == 0) one.liability = std::max(0.0, next_price_ - cash);
  if (trains > 0 && life < rounds) {
    const double saved = cash + one.income * life * 0.4;
    one.liability = 0.6 * std::max(0.0, 1.5 * next_price_ - saved);
  }
}

void Appraiser::add_shares(const PlayTable& table, Appraisal& all) const {
  const State& state = table.state;
  for (std::size_t c = 0; c < game_.companies.size(); ++c) {
    if (!is_active(state, c)) continue;
    const CompanyOutlook& one = all.companies[c];
    const CompanyFacts& facts = game_.companies[c];
    const double each = (one.price + one.growth) / table.share_of(c);
    for (std::size_t i = 0; i < facts.certificates.size(); ++i) {
      const Owner owner = state.certificates[facts.first_certificate + i].owner;
      if (!owner.is_player()) continue;
      const int percent = table.percent_each(c, i);
      all.players[owner.index] += percent * (each + one.stream / 100);
    }
    if (state.companies[c].president.is_player())
      all.players[state.companies[c].president.index] -= one.liability;
  }
  for (std::size_t c = 0; c < game_.companies.size(); ++c)  // minors pay their owner
    if (game_.companies[c].minor && state.companies[c].president.is_player() && !state.companies[c].closed)
      all.players[state.companies[c].president.index] +=
          all.companies[c].income / 2 * std::min(all.rounds, 4.0);
}

void Appraiser::add_privates(const State& state, Appraisal& all) const {
  const auto worth = [&](std::size_t p) {
    const PrivateFacts& one = game_.privates[p];
    const double paid = one.revenue * std::min(all.rounds, 5.0);
    double granted = 0;
    for (const CertificateId& id : one.grants) {
      const CompanyFacts& company = game_.companies[id.company];
      const int price =
          game_.price_at(state.companies[id.company].cell)
              .value_or(game_.par_cells.empty()
                            ? 0
                            : game_.price_at(game_.par_cells[game_.par_cells.size() / 2]).value_or(0));
      granted += price * company.certificates[id.number].percent / company.share;
    }
    return std::min(1.6 * one.price, std::max(1.0 * one.price, granted) + paid);
  };
  for (std::size_t p = 0; p < game_.privates.size(); ++p) {
    const PrivateState& one = state.privates[p];
    if (one.closed) continue;
    if (one.owner.is_player()) {
      all.players[one.owner.index] += state.round == RoundKind::Auction ? worth(p) : game_.privates[p].price;
      if (state.round != RoundKind::Auction)
        all.players[one.owner.index] += game_.privates[p].revenue * std::min(all.rounds, 5.0);
    }
    if (one.owner.is_company() && state.companies[one.owner.index].president.is_player())
      all.players[state.companies[one.owner.index].president.index] +=
          0.3 * game_.privates[p].revenue * std::min(all.rounds, 5.0);
  }
  if (state.round != RoundKind::Auction) return;
  std::vector<const Bid*> highest(game_.privates.size(), nullptr);
  for (const Bid& bid : state.bids)
    if (bid.company < highest.size() &&
        (highest[bid.company] == nullptr || highest[bid.company]->price < bid.price))
      highest[bid.company] = &bid;
  for (const Bid* bid : highest)
    if (bid != nullptr) all.players[bid->player] += 0.5 * (worth(bid->company) - bid->price);
  for (const auto& [player, p] : state.drafted) all.players[player] += worth(p) - game_.privates[p].price;
}

}  // namespace trackwright::bot
