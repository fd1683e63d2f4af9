// A game at one screen: what is on the table, what may be done, and what was done. It is kept in the text of
// a game file, which whoever asks holds between two questions: nothing stays here.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "designer/play/played_game.h"
#include "engine/base/expected.h"
#include "engine/run/position.h"
#include "engine/title/title.h"

namespace trackwright {

// NOLINTNEXTLINE(bugprone-exception-escape): JSON is moved without exceptions, whatever its assertions look
// like
struct HotSeatQuestion {
  std::string game;  // the text of a game file; empty: `begun` is dealt
  NewGame begun;
  nlohmann::json action;  // to be done, as game files say it; null: none
  bool undo = false;      // the last one
};

// What may be done.
// NOLINTNEXTLINE(bugprone-exception-escape): likewise
struct SeatChoice {
  std::string words;              // as `trackwright play` lists it
  nlohmann::ordered_json action;  // as game files say it
  std::string group;  // what is alike but for a price, a number of shares, a rotation: "starts AR"
  std::string hex;    // where it is done on the map
  std::string tile;   // that is laid
  int rotation = 0;
  bool price_is_free = false;  // it stands for such deals at any price, and has the least one
};

struct SeatRow {
  std::string name;
  bool acts = false;  // it is awaited, or the player who decides for it
  std::string cash;
  std::string worth;         // of a player
  std::string certificates;  // of a player: those that count, and the limit
  std::string price;         // of a company
  std::string president;
  std::string on_sale;  // of a company: in the offer and in the pool
  std::string tokens;   // of a company: prices of those that are left
  std::vector<std::string> holdings;
  std::vector<std::string> notes;  // "has passed"
};

struct HotSeat {
  std::string game;          // the text of the file, after what was asked
  std::string stopped;       // the first recorded action that the rules do not allow, and why
  std::size_t left_out = 0;  // actions from that one on: they are lost as soon as anything else is done
  std::string refused;       // why the action that was asked for cannot be done
  std::vector<std::string> unknown;  // rules that play does not know
  std::string round;
  std::string phase;
  std::string acts;     // who is awaited
  std::string decides;  // the player who decides for it
  bool over = false;
  std::vector<SeatRow> players;
  std::vector<SeatRow> companies;
  std::vector<std::string> table;  // the bank, trains to come, bids
  std::vector<SeatChoice> choices;
  std::vector<std::string> done;  // in words, the last first, no more than can be looked through
  std::size_t actions = 0;        // all of them
  std::string lies;               // the same text, the same board
  Position position;
};

// The error: this is no game of the title.
Expected<HotSeat, std::string> hot_seat(const Title&, const HotSeatQuestion&);

}  // namespace trackwright
