// A game at one screen: the table, the legal actions, and the past actions. It is stateless: the caller keeps
// the text of a game file between two requests.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "designer/play/played_game.h"
#include "designer/studio/game_table.h"
#include "designer/studio/seat_choices.h"
#include "engine/base/expected.h"
#include "engine/bot/kinds.h"
#include "engine/run/moment.h"
#include "engine/run/run.h"
#include "engine/title/title.h"

namespace trackwright {

// NOLINTNEXTLINE(bugprone-exception-escape): JSON is moved without exceptions, despite its assertions
struct HotSeatQuestion {
  std::string game;  // the text of a game file; empty: start `begun`
  NewGame begun;
  nlohmann::json action;  // the action to perform, in the form of game files; null: none
  bool undo = false;      // undo the last action; if recorded actions are illegal, only discard these
  std::optional<std::size_t> keep;  // discard all actions after this many
  // The player whose turn it is acts as this bot. `begun.seed` and the number of actions are its seed.
  std::optional<bot::BotKind> bot;
  std::optional<std::size_t> at;  // show the table after this many actions, without legal actions
  std::size_t log_from = 0;       // the number of past actions that the caller knows
};

// A past action.
struct SeatDone {
  std::string words;
  std::string round;       // "Stock round 2"
  std::size_t player = 0;  // who decided, counted from 0
};

struct HotSeat {
  std::string game;                  // the text of the file after the request
  std::string stopped;               // the first illegal recorded action, and the reason
  std::size_t left_out = 0;          // number of actions from that one on; the next action discards them
  std::string refused;               // why the requested action is illegal
  std::string reason;                // why the bot acted like this
  std::vector<std::string> unknown;  // rules that the play engine does not implement
  std::string round;
  play::RoundKind kind = play::RoundKind::Auction;
  std::string phase;
  std::string acts;                    // the company or player whose turn it is
  std::string company;                 // its id, if it is a company
  std::string decides;                 // the player who decides for it
  std::optional<std::size_t> decider;  // the number of this player
  bool over = false;
  std::string why_over;  // the rule that ended the game
  SeatTable table;
  std::vector<SeatChoice> choices;
  std::vector<SeatDone> log;  // from `log_from` on
  std::size_t log_from = 0;
  std::size_t actions = 0;   // the number of all actions
  std::size_t at = 0;        // the number of actions that led to the table
  std::optional<int> earns;  // what the company whose turn it is could earn with its trains now
  std::vector<Run> runs;     // the best runs, if it is to run; the runs that it made, if it is to pay
  std::string lies;          // equal texts mean equal boards
  Position position;
};

// The error: this is not a game of the title.
Expected<HotSeat, std::string> hot_seat(const Title&, const HotSeatQuestion&);

// The best revenue after each possible lay on the hex.
Expected<std::vector<LayHint>, std::string> hints_for(const Title&, const std::string& game,
                                                      const std::string& hex);

}  // namespace trackwright
