#include "engine/simulate/measures.h"

#include <algorithm>
#include <functional>
#include <map>
#include <numeric>
#include <optional>
#include <utility>

namespace trackwright::simulate {

const std::vector<MeasureFacts>& measure_facts() {
  static const std::vector<MeasureFacts> facts{
      {Measure::Ended, "ended", "ended by", true, true},
      {Measure::OperatingRounds, "operating_rounds", "operating rounds"},
      {Measure::StockRounds, "stock_rounds", "stock rounds"},
      {Measure::Actions, "actions", "actions"},
      {Measure::LeadChanges, "lead_changes", "lead changes"},
      {Measure::LastLead, "last_lead", "leads since round"},
      {Measure::Margin, "margin", "margin of the winner in %"},
      {Measure::BankBroken, "bank_broken", "bank broken", true},
      {Measure::BankBrokenRound, "bank_broken_round", "bank broken in round"},
      {Measure::RoundPlayed, "round_played", "round is played", true, true},
      {Measure::BankAfter, "bank_after", "bank"},
      {Measure::IncomeIn, "income_in", "income"},
      {Measure::PlayersCash, "players_cash", "cash of all players"},
      {Measure::MeanWorth, "mean_worth", "mean worth of a player"},
      {Measure::TrainSold, "train_sold", "sold", true},
      {Measure::TrainFirst, "train_first", "first sold in round"},
      {Measure::TrainSoldOut, "train_sold_out", "sold out", true},
      {Measure::TrainSoldOutRound, "train_sold_out_round", "sold out in round"},
      {Measure::TrainRusted, "train_rusted", "rusted", true},
      {Measure::TrainRustRound, "train_rust_round", "rusted in round"},
      {Measure::TrainRounds, "train_rounds", "rounds run"},
      {Measure::TrainCopies, "train_copies", "copies sold"},
      {Measure::Bankrupt, "bankrupt", "games with a bankruptcy", true},
      {Measure::BankruptCompany, "bankrupt_company", "bankruptcy for a company", true, true},
      {Measure::BankruptTrain, "bankrupt_train", "bankruptcy for a train", true, true},
      {Measure::TileOut, "tile_out", "runs out", true, true},
      {Measure::TileOutRound, "tile_out_round", "runs out in round"},
      {Measure::TileLastBy, "tile_last_by", "last copy laid by", true, true},
      {Measure::CityFull, "city_full", "full", true, true},
      {Measure::CityFullRound, "city_full_round", "full in round"},
      {Measure::HexLays, "hex_lays", "lays", false, true},
      {Measure::HexVisits, "hex_visits", "stops of runs", false, true},
      {Measure::HexRevenue, "hex_revenue", "revenue", false, true},
      {Measure::CompanyStarted, "company_started", "started", true},
      {Measure::CompanyFloated, "company_floated", "floated", true},
      {Measure::CompanyFloatRound, "company_float_round", "floated after round"},
      {Measure::CompanyPar, "company_par", "par price"},
      {Measure::CompanyPrice, "company_price", "final price"},
      {Measure::CompanyRevenue, "company_revenue", "revenue"},
      {Measure::CompanyTurns, "company_turns", "turns with a run"},
      {Measure::CompanyTrains, "company_trains", "trains bought"},
      {Measure::CompanyTokens, "company_tokens", "tokens placed"},
      {Measure::CompanyClosed, "company_closed", "closed", true},
      {Measure::CompanyPresidents, "company_presidents", "changes of president"},
      {Measure::CompanyAhead, "company_ahead", "revenue against the mean"},
      {Measure::CompanyTurnPays, "company_turn_pays", "revenue of a turn"},
      {Measure::PrivatePaid, "private_paid", "paid in the opening"},
      {Measure::PrivateOver, "private_over", "paid above face value"},
      {Measure::PrivateCompanyPaid, "private_company_paid", "paid by a company"},
      {Measure::PrivateClosed, "private_closed", "closed", true},
      {Measure::PrivateClosedRound, "private_closed_round", "closed in round"},
      {Measure::SeatWorth, "seat_worth", "final worth"},
      {Measure::SeatAhead, "seat_ahead", "worth against the mean in %", false, false, 10},
      {Measure::SeatWon, "seat_won", "won", true},
      {Measure::SeatBankrupt, "seat_bankrupt", "bankrupt", true},
      {Measure::Choices, "choices", "legal actions", false, false, 10}};
  return facts;
}

const MeasureFacts& facts_of(Measure measure) {
  return measure_facts()[static_cast<std::size_t>(measure)];
}

std::string cause_of(const GameRecord& record) {
  switch (record.end) {
    case bot::MatchEnd::Rule:
      return record.cause == "bankruptcy" && std::ranges::all_of(record.seats, &SeatRecord::bankrupt)
                 ? std::string(all_bankrupt)
                 : record.cause;
    case bot::MatchEnd::Standstill:
      return std::string(standstill);
    case bot::MatchEnd::Cap:
      return std::string(too_long);
    case bot::MatchEnd::Fault:
      return std::string(fault);
  }
  return {};
}

namespace {

class Figures {
 public:
  explicit Figures(const GameRecord& record) : record_(record) {}

  std::vector<Figure> all() {
    of_game();
    of_rounds();
    for (const TrainRecord& train : record_.trains) of_train(train);
    of_board();
    of_companies();
    for (const PrivateRecord& one : record_.privates) of_private(one);
    of_seats();
    for (const auto& [kind, choices] : record_.choices)
      add(Measure::Choices, static_cast<std::int64_t>(10 * choices.actions / choices.decisions), kind);
    return std::move(figures_);
  }

 private:
  void add(Measure measure, std::int64_t value, const std::string& item = {}, int round = 0) {
    figures_.push_back({{measure, 0, item, round}, value});
  }
  void add_by_players(Measure measure, std::int64_t value, const std::string& item = {}) {
    figures_.push_back({{measure, record_.players, item, 0}, value});
  }
  // Whether it happened, and the round in which it did.
  void add_round(Measure happened, Measure round, const std::optional<int>& when, const std::string& item) {
    add(happened, when ? 1 : 0, item);
    if (when) add(round, *when, item);
  }

  void of_game() {
    add_by_players(Measure::Ended, 1, cause_of(record_));
    add_by_players(Measure::OperatingRounds, record_.operating_rounds);
    add_by_players(Measure::StockRounds, record_.stock_rounds);
    add_by_players(Measure::Actions, static_cast<std::int64_t>(record_.actions));
    add_by_players(Measure::LeadChanges, record_.lead_changes);
    add_by_players(Measure::LastLead, record_.last_lead);
    add_round(Measure::BankBroken, Measure::BankBrokenRound, record_.bank_broken, {});
    add(Measure::Bankrupt, record_.bankruptcies.empty() ? 0 : 1);
    std::map<std::string, int> companies;
    std::map<std::string, int> trains;
    for (const BankruptcyRecord& one : record_.bankruptcies) {
      companies[one.company] = 1;
      if (!one.train.empty()) trains[one.train] = 1;
    }
    for (const auto& [company, one] : companies) add(Measure::BankruptCompany, one, company);
    for (const auto& [train, one] : trains) add(Measure::BankruptTrain, one, train);
  }

  void of_rounds() {
    for (std::size_t i = 0; i < record_.rounds.size(); ++i) {
      const RoundRecord& round = record_.rounds[i];
      const int number = static_cast<int>(i) + 1;
      add(Measure::RoundPlayed, 1, {}, number);
      add(Measure::BankAfter, round.bank, {}, number);
      add(Measure::IncomeIn, round.income, {}, number);
      add(Measure::PlayersCash, round.players_cash, {}, number);
      const int worth = std::accumulate(round.worth.begin(), round.worth.end(), 0);
      add(Measure::MeanWorth, worth / static_cast<int>(round.worth.size()), {}, number);
    }
  }

  void of_train(const TrainRecord& train) {
    add_round(Measure::TrainSold, Measure::TrainFirst, train.first, train.name);
    if (train.cards > 0)
      add_round(Measure::TrainSoldOut, Measure::TrainSoldOutRound, train.sold_out, train.name);
    add_round(Measure::TrainRusted, Measure::TrainRustRound, train.rusted, train.name);
    if (train.first) add(Measure::TrainRounds, train.rounds_run, train.name);
    add(Measure::TrainCopies, train.sold, train.name);
  }

  void of_board() {
    for (const TileRecord& one : record_.exhausted) {
      add(Measure::TileOut, 1, one.tile);
      add(Measure::TileOutRound, one.round, one.tile);
      if (!one.company.empty()) add(Measure::TileLastBy, 1, one.tile + " / " + one.company);
    }
    for (const CityRecord& one : record_.full) {
      add(Measure::CityFull, 1, one.place);
      add(Measure::CityFullRound, one.round, one.place);
    }
    for (const auto& [hex, lays] : record_.lays) add(Measure::HexLays, lays, hex);
    for (const auto& [hex, visits] : record_.visits) add(Measure::HexVisits, visits, hex);
    for (const auto& [hex, revenue] : record_.revenue) add(Measure::HexRevenue, revenue, hex);
  }

  void of_companies() {
    std::map<std::string, std::pair<std::int64_t, std::int64_t>> sums;  // by kind: revenue, companies
    for (const CompanyRecord& one : record_.companies)
      if (one.floated) {
        sums[one.kind].first += one.revenue;
        ++sums[one.kind].second;
      }
    for (const CompanyRecord& one : record_.companies) {
      of_company(one);
      if (one.floated && sums[one.kind].second > 1)
        add(Measure::CompanyAhead, one.revenue - sums[one.kind].first / sums[one.kind].second, one.id);
    }
  }

  void of_company(const CompanyRecord& one) {
    add(Measure::CompanyStarted, one.started ? 1 : 0, one.id);
    add_round(Measure::CompanyFloated, Measure::CompanyFloatRound, one.floated, one.id);
    add(Measure::CompanyClosed, one.closed ? 1 : 0, one.id);
    if (one.started && one.par > 0) {
      add(Measure::CompanyPar, one.par, one.id);
      add(Measure::CompanyPrice, one.price, one.id);
    }
    if (!one.floated) return;
    add(Measure::CompanyRevenue, one.revenue, one.id);
    add(Measure::CompanyTurns, one.turns, one.id);
    add(Measure::CompanyTrains, one.trains, one.id);
    add(Measure::CompanyTokens, one.tokens, one.id);
    add(Measure::CompanyPresidents, one.presidents, one.id);
    for (std::size_t i = 0; i < one.revenue_by_turn.size(); ++i)
      add(Measure::CompanyTurnPays, one.revenue_by_turn[i], one.id, static_cast<int>(i) + 1);
  }

  void of_private(const PrivateRecord& one) {
    if (one.paid) {
      add(Measure::PrivatePaid, *one.paid, one.id);
      add(Measure::PrivateOver, *one.paid - one.face, one.id);
    }
    if (one.company_paid) add(Measure::PrivateCompanyPaid, *one.company_paid, one.id);
    add_round(Measure::PrivateClosed, Measure::PrivateClosedRound, one.closed, one.id);
  }

  void of_seats() {
    std::int64_t sum = 0;
    for (const SeatRecord& one : record_.seats) sum += one.worth;
    const auto seats = static_cast<std::int64_t>(record_.seats.size());
    for (std::size_t i = 0; i < record_.seats.size(); ++i) {
      const SeatRecord& one = record_.seats[i];
      const std::string seat = std::to_string(i + 1);
      add_by_players(Measure::SeatWorth, one.worth, seat);
      if (sum > 0) add_by_players(Measure::SeatAhead, (1000 * one.worth * seats) / sum - 1000, seat);
      add_by_players(Measure::SeatWon, one.won ? 1 : 0, seat);
      add_by_players(Measure::SeatBankrupt, one.bankrupt ? 1 : 0, seat);
    }
    std::vector<int> worth;
    for (const SeatRecord& one : record_.seats) worth.push_back(one.worth);
    std::ranges::sort(worth, std::greater());
    if (worth.size() > 1 && worth.front() > 0)
      add_by_players(Measure::Margin, 100 * (worth[0] - worth[1]) / worth[0]);
  }

  const GameRecord& record_;
  std::vector<Figure> figures_;
};

}  // namespace

std::vector<Figure> figures_of(const GameRecord& record) {
  return Figures(record).all();
}

}  // namespace trackwright::simulate
