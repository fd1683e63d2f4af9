#include "engine/study/trains.h"

#include <algorithm>
#include <string>
#include <utility>

namespace trackwright {

namespace {

bool counts_as_train(const Train& train) {
  return train.stack.empty() || train.stack == "train";
}

class TrainArithmetic {
 public:
  explicit TrainArithmetic(const Title& title) : title_(title) {
    for (const Train& train : title.roster.trains)
      if (counts_as_train(train)) sold_.push_back(&train);
  }

  TrainStudy study() {
    TrainStudy study;
    for (const Train* train : sold_) study.ranks.push_back(rank(*train));
    for (const TrainRank& one : study.ranks) study.all_prices += one.price * one.count.value_or(0);
    for (std::size_t i = 0; i < title_.roster.phases.size(); ++i)
      study.phases.push_back(phase(study.ranks, i));
    const auto companies = static_cast<int>(title_.companies.companies.size());
    for (int k = std::min(2, companies); k > 0 && k <= companies; ++k)
      study.rushes.push_back(rush(study.ranks, k));
    for (const PlayerRow& row : title_.players) study.money.push_back(money(row));
    add_capitals(study);
    return study;
  }

 private:
  std::optional<std::size_t> rank_of_train(const std::string& name) const {
    const auto is_named = [&](const Train& train) { return train.name.value == name; };
    for (std::size_t i = 0; i < sold_.size(); ++i)
      if (is_named(*sold_[i]) || std::ranges::any_of(sold_[i]->variants, is_named)) return i;
    return std::nullopt;
  }

  // The lowest rank among trains, and trains that begin phases.
  std::optional<std::size_t> first_of(const std::vector<Ref>& trains_or_phases) const {
    std::optional<std::size_t> first;
    for (const std::string& train : trains_meant(title_.roster, trains_or_phases)) {
      const auto found = rank_of_train(train);
      if (found && (!first || *found < *first)) first = found;
    }
    return first;
  }

  TrainRank rank(const Train& train) const {
    TrainRank one{train.name.value, train.price.value, {}, first_of(train.rusts_on)};
    if (train.count) one.count = train.count->value;
    const auto obsolete = first_of(train.obsolete_on);
    if (obsolete && (!one.ends || *obsolete < *one.ends)) one.ends = obsolete;
    return one;
  }

  int companies_of(const std::string& kind) const {
    return static_cast<int>(std::ranges::count(title_.companies.companies, kind, &Company::kind));
  }

  PhaseTrains phase(const std::vector<TrainRank>& ranks, std::size_t index) const {
    const Phase& phase = title_.roster.phases[index];
    PhaseTrains one{phase.name.value, {}, {}, {}, 0};
    bool endless = false;
    std::vector<std::string> kinds;
    for (const Company& company : title_.companies.companies)
      if (std::ranges::find(kinds, company.kind) == kinds.end()) kinds.push_back(company.kind);
    for (const std::string& kind : kinds) {
      PhaseTrains::Kind row{kind, companies_of(kind), {}};
      const auto limit = phase.limits.find(kind);
      if (limit != phase.limits.end()) row.limit = limit->second.value;
      if (row.limit && *row.limit >= endless_limit) endless = true;
      if (row.limit) one.needed = one.needed.value_or(0) + row.companies * *row.limit;
      one.kinds.push_back(row);
    }
    if (endless) one.needed.reset();
    const std::size_t begins = first_of(phase.on).value_or(0);
    const std::size_t next = index + 1 < title_.roster.phases.size()
                                 ? first_of(title_.roster.phases[index + 1].on).value_or(ranks.size())
                                 : ranks.size();
    for (std::size_t i = 0; i < std::max(next, begins); ++i) {
      if (ranks[i].ends && *ranks[i].ends <= begins) continue;
      one.trains.push_back(ranks[i].train);
      if (!ranks[i].count) one.exist.reset();
      if (one.exist) *one.exist += *ranks[i].count;
    }
    return one;
  }

  static TrainRush rush(const std::vector<TrainRank>& ranks, int companies) {
    TrainRush rush{companies, {}};
    std::vector<int> round;  // in which the first copy of each rank is bought
    int sold = 0;
    for (const TrainRank& one : ranks) {
      round.push_back(sold / companies + 1);
      if (!one.count) break;
      sold += *one.count;
    }
    for (std::size_t i = 0; i < round.size(); ++i) {
      RankRounds row{i, round[i], {}};
      if (ranks[i].ends && *ranks[i].ends < round.size()) row.ends = round[*ranks[i].ends];
      rush.ranks.push_back(row);
    }
    return rush;
  }

  TrainMoney money(const PlayerRow& row) const {
    TrainMoney one{row.players, {}, {}};
    if (const auto& bank = row.bank ? row.bank : title_.bank) one.bank = bank->value;
    if (row.cash) one.cash = row.cash->value * row.players;
    return one;
  }

  // Percent of the smallest certificate, and 0 if there are no certificates.
  static int unit_of(const Company& company) {
    int unit = 0;
    for (const Certificate& one : company.certificates)
      if (one.percent.value > 0 && (unit == 0 || one.percent.value < unit)) unit = one.percent.value;
    return unit;
  }

  // The money that a company has after it floats at a par price; none if the title does not give it as data.
  std::optional<int> capital(const Company& company, int par) const {
    if (company.price) return company.price->value;
    const std::string& kind = company.capitalization.empty() ? title_.capitalization : company.capitalization;
    const int unit = unit_of(company);
    if (unit == 0) return std::nullopt;
    if (kind == "full") return par * (100 / unit);
    if (kind != "incremental" || !company.float_percent) return std::nullopt;
    return par * (company.float_percent->value / unit);
  }

  std::vector<int> pars_of(const Company& company) const {
    if (company.price) return {company.price->value};
    if (company.par) return {company.par->value};
    if (title_.market.par.empty()) return par_prices(title_.market);
    std::vector<int> pars;
    for (const auto& par : title_.market.par) pars.push_back(par.value);
    return pars;
  }

  void add_capitals(TrainStudy& study) const {
    for (const Company& company : title_.companies.companies) {
      int tokens = 0;
      for (const auto& cost : company.tokens) tokens += cost.value;
      bool known = false;
      for (const int par : pars_of(company)) {
        const auto money = capital(company, par);
        if (!money) continue;
        known = true;
        StartCapital row{{company.id.value}, company.kind, par, *money, tokens, 0, 0};
        if (!study.ranks.empty() && study.ranks.front().price > 0) {
          row.first_trains = *money / study.ranks.front().price;
          row.with_tokens = std::max(*money - tokens, 0) / study.ranks.front().price;
        }
        join(study.capitals, row);
      }
      if (!known) study.unknown_capital.push_back(company.id.value);
    }
  }

  // Companies with the same money share a row.
  static void join(std::vector<StartCapital>& rows, const StartCapital& row) {
    for (StartCapital& one : rows)
      if (one.kind == row.kind && one.par == row.par && one.capital == row.capital &&
          one.tokens == row.tokens) {
        one.companies.push_back(row.companies.front());
        return;
      }
    rows.push_back(row);
  }

  const Title& title_;
  std::vector<const Train*> sold_;
};

}  // namespace

std::vector<std::string> trains_meant(const Roster& roster, const std::vector<Ref>& names) {
  std::vector<std::string> trains;
  for (const Ref& name : names) {
    trains.push_back(name.value);
    const Phase* phase = find_train(roster, name.value) ? nullptr : find_phase(roster, name.value);
    if (phase == nullptr) continue;
    for (const Ref& train : phase->on) trains.push_back(train.value);
  }
  return trains;
}

TrainStudy study_trains(const Title& title) {
  return TrainArithmetic(title).study();
}

}  // namespace trackwright
