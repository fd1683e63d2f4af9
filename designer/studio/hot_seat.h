// A game at one screen: the table, the legal actions, and the past actions. It is stateless: the caller keeps
// the text of a game file between two requests.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "designer/play/played_game.h"
#include "engine/base/expected.h"
#include "engine/run/moment.h"
#include "engine/title/title.h"

namespace trackwright {

// NOLINTNEXTLINE(bugprone-exception-escape): JSON is moved without exceptions, despite its assertions
struct HotSeatQuestion {
  std::string game;  // the text of a game file; empty: start `begun`
  NewGame begun;
  nlohmann::json action;  // the action to perform, in the form of game files; null: none
  bool undo = false;      // undo the last action
};

// A legal action. NOLINTNEXTLINE(bugprone-exception-escape): likewise
struct SeatChoice {
  std::string words;              // in the words of `trackwright play`
  nlohmann::ordered_json action;  // in the form of game files
  std::string
      group;  // shared by actions that differ only in a price, a number of shares or a rotation: "starts AR"
  std::string hex;   // the hex of the action on the map
  std::string tile;  // the tile to lay
  int rotation = 0;
  bool price_is_free = false;  // represents equal deals at any price, and contains the lowest
};

struct SeatRow {
  std::string name;
  bool acts = false;  // the game waits for it, or for the player who decides for it
  std::string cash;
  std::string worth;         // of a player
  std::string certificates;  // of a player: counted certificates, and the limit
  std::string price;         // of a company
  std::string president;
  std::string on_sale;  // of a company: shares in the initial offer and in the pool
  std::string tokens;   // of a company: prices of the remaining tokens
  std::vector<std::string> holdings;
  std::vector<std::string> notes;  // "has passed"
};

struct HotSeat {
  std::string game;                  // the text of the file after the request
  std::string stopped;               // the first illegal recorded action, and the reason
  std::size_t left_out = 0;          // number of actions from that one on; the next action discards them
  std::string refused;               // why the requested action is illegal
  std::vector<std::string> unknown;  // rules that the play engine does not implement
  std::string round;
  std::string phase;
  std::string acts;     // the company or player whose turn it is
  std::string decides;  // the player who decides for it
  bool over = false;
  std::vector<SeatRow> players;
  std::vector<SeatRow> companies;
  std::vector<std::string> table;  // the bank, trains for sale next, bids
  std::vector<SeatChoice> choices;
  std::vector<std::string> done;  // in words, newest first, limited to a readable number
  std::size_t actions = 0;        // the number of all actions
  std::string lies;               // equal texts mean equal boards
  Position position;
};

// The error: this is not a game of the title.
Expected<HotSeat, std::string> hot_seat(const Title&, const HotSeatQuestion&);

}  // namespace trackwright
