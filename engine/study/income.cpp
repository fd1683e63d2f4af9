#include "engine/study/income.h"

#include <algorithm>
#include <functional>
#include <map>
#include <utility>

#include "engine/title/player_counts.h"

namespace trackwright {

namespace {

constexpr int several = 4;  // companies in the smallest group that is studied, if the title has so many

class Income {
 public:
  Income(const Title& title, const TrainStudy& trains, const EarningStudy& earnings)
      : title_(title), trains_(trains), earnings_(earnings) {
    for (const TrainRank& rank : trains.ranks) phase_of_.push_back(phase_of(rank.train));
    for (std::size_t i = 1; i < phase_of_.size(); ++i)
      if (phase_of_[i].empty()) phase_of_[i] = phase_of_[i - 1];
  }

  IncomeStudy study() const {
    IncomeStudy study;
    if (trains_.ranks.empty()) return study;
    for (const Company& company : title_.companies.companies) add_ladders(company, study);
    for (const int companies : groups(static_cast<int>(title_.companies.companies.size())))
      add_phases(companies, study);
    for (const PlayerRow& row : title_.players) add_breaks(row, study);
    return study;
  }

 private:
  // The phase that a train begins; of the first rank that of the first phase.
  std::string phase_of(const std::string& train) const {
    const std::vector<Phase>& phases = title_.roster.phases;
    for (const Phase& phase : phases)
      if (names(phase.on, train)) return phase.name.value;
    return !phases.empty() && train == trains_.ranks.front().train ? phases.front().name.value
                                                                   : std::string();
  }

  static std::vector<int> groups(int most) {
    std::vector<int> numbers;
    for (int k = std::min(several, most); k > 0 && k < most; k += 2) numbers.push_back(k);
    if (most > 0) numbers.push_back(most);
    return numbers;
  }

  BestRun run(const std::string& company, std::size_t rank, int lays) const {
    const CompanyEarnings* one = find_earnings(earnings_, company, phase_of_[rank]);
    return one == nullptr ? BestRun{} : run_after(*one, lays);
  }

  std::vector<const StartCapital*> capitals_of(const std::string& company) const {
    std::vector<const StartCapital*> rows;
    for (const StartCapital& row : trains_.capitals)
      if (std::ranges::find(row.companies, company) != row.companies.end()) rows.push_back(&row);
    std::ranges::stable_sort(rows, {}, &StartCapital::par);
    return rows;
  }

  void add_ladders(const Company& company, IncomeStudy& study) const {
    const auto rows = capitals_of(company.id.value);
    if (rows.empty() || find_earnings(earnings_, company.id.value, phase_of_[0]) == nullptr) return;
    study.ladders.push_back(ladder(company, *rows.front()));
    if (rows.size() > 1) study.ladders.push_back(ladder(company, *rows.back()));
  }

  TrainLadder ladder(const Company& company, const StartCapital& start) const {
    TrainLadder ladder{company.id.value, start.par, start.capital, {}};
    const auto found = climb(company, start.capital, [](const BestRun& one) { return one.found; });
    const auto bound = climb(company, start.capital, [](const BestRun& one) { return one.bound; });
    for (std::size_t i = 0; i < trains_.ranks.size(); ++i)
      ladder.steps.push_back({trains_.ranks[i].train, trains_.ranks[i].price, found[i], bound[i]});
    return ladder;
  }

  // The round in which the company buys each rank.
  std::vector<std::optional<int>> climb(const Company& company, int money,
                                        const std::function<int(const BestRun&)>& income) const {
    std::vector<std::optional<int>> bought(trains_.ranks.size());
    std::size_t next = 0;
    const int lays = lays_a_round(title_, company);
    for (int round = 1; round <= most_rounds && next < bought.size(); ++round) {
      if (next > 0) money += income(run(company.id.value, next - 1, round * lays));
      if (money < trains_.ranks[next].price) continue;
      money -= trains_.ranks[next].price;
      bought[next++] = round;
    }
    return bought;
  }

  // The sum of the highest figures of so many companies.
  int best_of(int companies, const std::function<int(const Company&)>& figure) const {
    std::vector<int> figures;
    for (const Company& company : title_.companies.companies) figures.push_back(figure(company));
    std::ranges::sort(figures, std::greater{});
    int sum = 0;
    for (std::size_t i = 0; i < std::min(figures.size(), static_cast<std::size_t>(companies)); ++i)
      sum += figures[i];
    return sum;
  }

  // A bound for what one train of each of the companies earns.
  int incomes(int companies, std::size_t rank, int round) const {
    return best_of(companies, [&](const Company& company) {
      return run(company.id.value, rank, round * lays_a_round(title_, company)).bound;
    });
  }

  // The most trains that a company can have: its limit in the phase; none: it is not stated.
  std::optional<int> limit(std::size_t rank) const {
    const Phase* phase = find_phase(title_.roster, phase_of_[rank]);
    std::optional<int> most;
    if (phase != nullptr)
      for (const auto& [kind, number] : phase->limits) most = std::max(most.value_or(0), number.value);
    return most;
  }

  void add_phases(int companies, IncomeStudy& study) const {
    int money = best_of(companies, [&](const Company& company) {
      const auto rows = capitals_of(company.id.value);
      return rows.empty() ? 0 : std::ranges::max(rows, {}, &StartCapital::capital)->capital;
    });
    if (money == 0) return;
    std::vector<EarliestPhase> rows;
    int price = 0;  // of all trains before the rank
    std::vector<int> prices;
    for (const TrainRank& rank : trains_.ranks) {
      prices.push_back(price + rank.price);
      price += rank.price * rank.count.value_or(0);
      rows.push_back({companies, phase_of(rank.train), rank.train, prices.back(), {}});
      if (!rank.count) break;
    }
    std::size_t next = 0;
    int owned = 0;
    for (int round = 1; round <= most_rounds && next < rows.size(); ++round) {
      if (next > 0) money += owned * incomes(companies, next - 1, round);
      for (; next < rows.size() && money >= prices[next]; ++next) rows[next].round = round;
      if (next == 0) continue;
      const int most = limit(next - 1).value_or(1);
      owned = std::min(sold(next) / companies + 1, most);
    }
    std::erase_if(rows, [](const EarliestPhase& row) { return row.phase.empty(); });
    study.phases.insert(study.phases.end(), rows.begin(), rows.end());
  }

  // Copies of the ranks before this one, and one of it.
  int sold(std::size_t ranks) const {
    int copies = 1;
    for (std::size_t i = 0; i < ranks; ++i) copies += trains_.ranks[i].count.value_or(0);
    return copies;
  }

  void add_breaks(const PlayerRow& players, IncomeStudy& study) const {
    const auto money = std::ranges::find(trains_.money, players.players, &TrainMoney::players);
    if (money == trains_.money.end() || !money->bank) return;
    const int bank = *money->bank - money->cash.value_or(0);
    std::vector<int> numbers{players.players};
    if (!trains_.rushes.empty() && trains_.rushes.back().companies > players.players)
      numbers.push_back(trains_.rushes.back().companies);
    for (const int companies : numbers) {
      const auto rush = std::ranges::find(trains_.rushes, companies, &TrainRush::companies);
      if (rush == trains_.rushes.end()) continue;
      study.breaks.push_back({players.players, companies, bank, broken(*rush, players.players, bank)});
    }
  }

  // Each company buys one train in each round; all ranks that do not yet end run.
  std::optional<int> broken(const TrainRush& rush, int players, int bank) const {
    int fees = 0;
    for (const Private& one : title_.companies.privates)
      if (const auto with = players_with(title_, one.id.value);
          with.empty() || std::ranges::find(with, players) != with.end())
        fees += one.revenue.value;
    for (int round = 1; round <= most_rounds; ++round) {
      const auto begun = [&](const RankRounds& row) { return row.first < round; };
      const auto newest = std::find_if(rush.ranks.rbegin(), rush.ranks.rend(), begun);
      bank -= fees;
      if (newest != rush.ranks.rend()) {
        const int most = limit(newest->rank).value_or(1);
        bank -= std::min(alive(rush, round), most) * incomes(rush.companies, newest->rank, round);
      }
      if (bank <= 0) return round;
      bank += paid(rush, round);
    }
    return std::nullopt;
  }

  // Trains of one company before the purchases of a round.
  static int alive(const TrainRush& rush, int round) {
    int trains = 0;
    for (int bought = 1; bought < round; ++bought) {
      const auto rank = std::find_if(rush.ranks.rbegin(), rush.ranks.rend(),
                                     [&](const RankRounds& row) { return row.first <= bought; });
      if (rank != rush.ranks.rend() && (!rank->ends || *rank->ends >= round)) ++trains;
    }
    return trains;
  }

  // The price of the trains that are bought in a round; the last rank only once for each company.
  int paid(const TrainRush& rush, int round) const {
    int left = (round - 1) * rush.companies;  // trains before this round
    int buy = rush.companies;
    int sum = 0;
    for (const RankRounds& row : rush.ranks) {
      const TrainRank& rank = trains_.ranks[row.rank];
      const int copies = rank.count.value_or(rush.companies);
      const int skipped = std::min(left, copies);
      const int bought = std::min(buy, copies - skipped);
      left -= skipped;
      buy -= bought;
      sum += bought * rank.price;
    }
    return sum;
  }

  const Title& title_;
  const TrainStudy& trains_;
  const EarningStudy& earnings_;
  std::vector<std::string> phase_of_;  // in which each rank is the newest
};

}  // namespace

int lays_a_round(const Title& title, const Company& company) {
  const auto* lays = for_kind(title.rules.operating.lays, company.kind);
  if (lays == nullptr) return 1;
  return std::max<int>(1, static_cast<int>(std::ranges::count_if(*lays, [](const LayRule& lay) {
                         return !(lay.only && lay.only->value == rule::LayCondition::MainLine) &&
                                !(lay.first_round && lay.first_round->value);
                       })));
}

IncomeStudy study_income(const Title& title, const TrainStudy& trains, const EarningStudy& earnings) {
  return Income(title, trains, earnings).study();
}

}  // namespace trackwright
