// Income against the prices of trains: when a company that withholds can pay for each rank, how early phases
// can begin, and how early the bank can break.
//
// Companies operate in the usual order: they lay track, run, and then buy trains. They pay nothing for track
// and stations, players add no money, and other companies buy the copies that are in the way.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/study/earnings.h"
#include "engine/study/trains.h"

namespace trackwright {

// Rounds after this one are not counted.
inline constexpr int most_rounds = 30;

// The tile lays of a company in an operating round, without special ones; 1 if the title gives no number.
int lays_a_round(const Title&, const Company&);

// A company that buys a train of the first rank in operating round 1, uses all its tile lays in each round,
// withholds all income of its newest train, and buys one train of the next rank as soon as it can pay for it.
struct TrainLadder {
  struct Step {
    std::string train;
    int price = 0;
    std::optional<int> round;     // with the best runs that were found; none: not within most_rounds
    std::optional<int> earliest;  // with the bounds of the runs: not earlier
  };
  std::string company;
  int par = 0;
  int capital = 0;
  std::vector<Step> steps;
};

// The earliest operating round in which a number of companies can pay for all trains up to the first one of a
// phase. The companies are those with most money at the highest price.
struct EarliestPhase {
  int companies = 0;
  std::string phase;
  std::string train;         // that begins it
  int money = 0;             // for the trains before it, and for it
  std::optional<int> round;  // not earlier; none: not within most_rounds
};

// The earliest operating round after which the bank can be empty.
struct BankBreak {
  int players = 0;
  int companies = 0;
  int bank = 0;              // after the players receive their cash
  std::optional<int> round;  // not earlier; none: not within most_rounds
};

struct IncomeStudy {
  std::vector<TrainLadder> ladders;   // by company, at its lowest and its highest price
  std::vector<EarliestPhase> phases;  // by number of companies
  std::vector<BankBreak> breaks;      // by number of players and companies
};

IncomeStudy study_income(const Title&, const TrainStudy&, const EarningStudy&);

}  // namespace trackwright
