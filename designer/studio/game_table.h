// The table of a game at one moment: players, companies, private companies, trains and bank, as a front end
// shows them.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "designer/play/played_game.h"

namespace trackwright {

struct SeatShare {
  std::string company;
  int percent = 0;
  bool president = false;
};

struct SeatPlayer {
  std::string name;
  bool acts = false;      // decides about the next action
  bool priority = false;  // acts first in the next stock round
  int cash = 0;
  int worth = 0;
  int certificates = 0;  // those that count
  int limit = 0;         // 0: none
  std::vector<SeatShare> shares;
  std::vector<std::string> privates;  // names
  std::vector<std::string> notes;     // "has passed"
};

struct SeatTrain {
  std::string name;
  bool obsolete = false;
};

struct SeatCompany {
  std::string id;
  std::string name;  // as texts call it: "minor 1"
  std::string whole_name;
  bool acts = false;
  bool started = false;
  bool floated = false;
  bool operated = false;  // in this round
  bool has_shares = true;
  int cash = 0;
  std::optional<int> price;
  std::optional<int> par;
  play::Cell cell;
  int place = 0;  // in the cell, counted from 0: the first operates first
  std::string president;
  int offered = 0;  // percent; in its treasury, if it is paid for each share
  int pool = 0;
  int own = 0;  // percent that the company bought back
  int floats_at = 0;
  std::vector<SeatTrain> trains;
  std::vector<int> stations;  // prices of the remaining ones
  std::vector<std::string> privates;
  std::vector<std::string> notes;
};

struct SeatBid {
  std::string player;
  int price = 0;
  std::string item;  // the id of a private; otherwise words
};

struct SeatPrivate {
  std::string id;
  std::string name;
  std::string owner;  // empty: not sold yet
  int price = 0;
  int revenue = 0;
  std::string text;  // its powers
};

// A kind of train.
struct SeatRank {
  std::string name;
  std::vector<int> prices;  // of the train and its variants
  int left = 0;             // in the supply; -1: any number
  int pool = 0;
  bool next = false;      // the top card of the supply
  std::string rusted_by;  // "4, 5": empty: never rusts
};

struct SeatTable {
  std::vector<SeatPlayer> players;
  std::vector<SeatCompany> companies;  // in operating order, then those that have not started
  std::vector<SeatPrivate> privates;   // open ones
  std::vector<SeatRank> trains;        // that are left somewhere
  std::vector<SeatBid> bids;
  std::optional<int> bank;  // empty: unlimited
  bool broken = false;
};

// After this many actions of the game.
SeatTable game_table(const PlayedGame&, std::size_t actions);

}  // namespace trackwright
