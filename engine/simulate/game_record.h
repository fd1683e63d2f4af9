// What happened in one simulated game. Rounds are operating rounds in which somebody acted, counted from 1;
// 0: before the first.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/bot/kinds.h"
#include "engine/bot/match.h"

namespace trackwright::simulate {

// The position after an operating round.
struct RoundRecord {
  int bank = 0;
  int income = 0;  // revenue of all runs in the round
  int players_cash = 0;
  std::vector<int> worth;  // by seat
};

struct TrainRecord {
  std::string name;
  int cards = 0;  // copies in the title; 0: unlimited
  int sold = 0;
  std::optional<int> first;     // round of the first sale
  std::optional<int> sold_out;  // round in which the last copy left the bank
  std::optional<int> rusted;    // round in which the first copy rusted
  int rounds_run = 0;           // operating rounds in which a train of this type ran
};

struct BankruptcyRecord {
  int round = 0;
  std::size_t seat = 0;
  std::string company;  // that had to buy the train
  std::string train;    // the cheapest train on sale
};

struct TileRecord {
  std::string tile;
  int round = 0;        // in which the last copy was laid
  std::string company;  // that laid it; empty: another owner of the right
};

struct CityRecord {
  std::string place;  // "H12", or "H12 city 2" in a hex with several
  int round = 0;      // in which all slots were first filled
};

struct CompanyRecord {
  std::string id;
  std::string kind;
  std::string home;  // the first hex; empty: the company chooses one
  std::optional<int> started;
  std::optional<int> floated;
  std::optional<int> closed;
  int par = 0;
  int price = 0;  // at the end; 0: closed or never started
  int revenue = 0;
  int turns = 0;  // in which it ran or could have run
  int trains = 0;
  int tokens = 0;
  int presidents = 0;                // changes of the president
  std::vector<int> revenue_by_turn;  // of its own turns
};

struct PrivateRecord {
  std::string id;
  int face = 0;
  std::optional<int> paid;          // in the opening
  std::optional<int> company_paid;  // by the company that bought it
  std::optional<int> closed;
  std::optional<std::size_t> seat;  // of the first owner
};

struct SeatRecord {
  bot::BotKind bot = bot::BotKind::Thrifty;
  int worth = 0;     // at the end
  bool won = false;  // nobody has more
  bool bankrupt = false;
};

// The mean number of legal actions of a kind of round.
struct BranchingRecord {
  std::size_t decisions = 0;
  std::size_t actions = 0;
};

struct GameRecord {
  std::uint64_t number = 0;  // of the simulation, from 0
  std::uint64_t seed = 0;
  int players = 0;
  bot::MatchEnd end = bot::MatchEnd::Cap;
  std::string cause;  // the end rule, `bankruptcy`, or the fault
  int operating_rounds = 0;
  int stock_rounds = 0;
  std::size_t actions = 0;
  int bank = 0;                    // at the end
  std::optional<int> bank_broken;  // round
  std::vector<RoundRecord> rounds;
  std::vector<TrainRecord> trains;  // in the order of the title
  std::vector<BankruptcyRecord> bankruptcies;
  std::vector<TileRecord> exhausted;
  std::vector<CityRecord> full;
  std::map<std::string, int> lays;    // by hex
  std::map<std::string, int> visits;  // by hex: runs that stop there
  std::vector<CompanyRecord> companies;
  std::vector<PrivateRecord> privates;
  std::vector<SeatRecord> seats;
  int lead_changes = 0;  // of the single player with the highest worth, after operating rounds
  int last_lead = 0;     // the round since which the leader at the end has led
  // Of games that are examined in detail; otherwise empty.
  bool detailed = false;
  std::map<std::string, int> revenue;              // by hex: paid to runs that stop there
  std::map<std::string, BranchingRecord> choices;  // by kind of round
};

}  // namespace trackwright::simulate
