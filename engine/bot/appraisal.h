// What a position is worth to each player: cash, shares at the price that they may reach, dividends of the
// rounds to come, privates, and the trains that presidents may have to pay for. All amounts are estimates.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/bot/foresight.h"
#include "engine/bot/income.h"

namespace trackwright::bot {

struct CompanyOutlook {
  int price = 0;
  double income = 0;     // in one operating round, with its present trains
  double possible = 0;   // the income of a company without trains, if it had the next train of the bank
  double stream = 0;     // revenue paid out in the rounds to come
  double growth = 0;     // of the price of a share, until the end
  double liability = 0;  // what its president may have to pay for trains
  std::uint64_t trains = 0;
};

struct Appraisal {
  double rounds = 0;  // operating rounds to come
  std::vector<CompanyOutlook> companies;
  std::vector<double> players;

  // The value for a player who wants to win: own wealth, minus part of the others' mean wealth.
  double score(std::size_t player) const;
};

class Appraiser {
 public:
  explicit Appraiser(const play::Game& game) : game_(game), foresight_(game), incomes_(game) {}

  const Foresight& foresight() const { return foresight_; }
  // Uses the caches of the state.
  Appraisal of(play::State&);
  // The same after an action: the incomes of companies other than `changed` follow the earlier board.
  Appraisal after(play::State&, const Appraisal& before, std::uint64_t board, std::size_t changed);

 private:
  struct Basis {
    std::uint64_t board = 0;
    std::uint64_t new_board = 0;
    std::size_t changed = 0;  // the company whose income follows the new board
  };
  Appraisal appraise(play::State&, const Basis&, const Appraisal* before);
  double rounds_left(const play::State&, const std::vector<CompanyOutlook>&) const;
  void look_ahead(const play::PlayTable&, std::size_t company, double rounds, double floats, CompanyOutlook&);
  double life_of_trains(const play::State&, std::size_t company, double rounds) const;
  void add_shares(const play::PlayTable&, Appraisal&) const;
  void add_privates(const play::State&, Appraisal&) const;

  const play::Game& game_;
  Foresight foresight_;
  Incomes incomes_;
  // Of the supply at hand:
  std::optional<std::uint16_t> next_card_;
  int next_price_ = 0;
};

}  // namespace trackwright::bot
