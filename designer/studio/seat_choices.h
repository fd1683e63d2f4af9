// The legal actions of a game with the facts by which a front end groups them.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "designer/play/played_game.h"

namespace trackwright {

// A legal action. NOLINTNEXTLINE(bugprone-exception-escape): JSON is moved without exceptions
struct SeatChoice {
  std::string words;              // in the words of `trackwright play`
  nlohmann::ordered_json action;  // in the form of game files
  std::string kind;               // as in game files: "bid", "buy_shares", "lay_tile"
  std::string by;       // who may do this out of turn; empty: the player or company whose turn it is
  std::string company;  // the id of the company whose shares are concerned, or that is started
  std::string item;     // the id of the private
  std::string from;     // who sells a share or a train: "offer", "pool", "bank" or a name
  std::string train;    // the train to buy or to discard
  std::string traded;   // the train that is traded in
  std::string answer;   // of a dividend: "payout", "half", "withhold"
  int percent = 0;      // of a share
  int price = 0;        // of the whole action; 0: none
  int most = 0;         // the highest legal price, if two parties agree on it or a player bids; 0: fixed
  int step = 1;         // between two such prices
  int revenue = -1;     // of runs, or of what a dividend divides
  std::string hex;      // of the action on the map
  std::string tile;
  int rotation = 0;

  bool price_is_free() const { return most > 0; }
};

// Lists equal choices once, for example two trains of the same kind and owner.
std::vector<SeatChoice> seat_choices(const PlayedGame&);

// What the company could earn after each of the tile lays on that hex, with its trains; parallel to the lays
// in seat_choices.
struct LayHint {
  std::string tile;
  int rotation = 0;
  int revenue = 0;
};
std::vector<LayHint> lay_hints(const PlayedGame&, const std::string& hex);

// The revenue of the company's best runs in this state; 0 without trains.
int best_revenue(const play::Game&, const play::State&, std::size_t company);

}  // namespace trackwright
