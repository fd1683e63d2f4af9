// A small title for the tests of play, built in code: six hexes in a row, three companies, three types of
// train, a market of one row. A test changes the title, then begins the game.
//
//   A1 ---- A3 ---- A5 ---- A7 ---- A9 ---- A11
//   A's     plain   B's     plain   town    C's home
//
// Each company has a president's certificate of 20 % and eight of 10 %, two station tokens and the par price
// 100.
#pragma once

#include <gtest/gtest.h>

#include <optional>
#include <string>

#include "engine/play/table/table.h"
#include "engine/play/turn/apply.h"
#include "engine/title/title.h"
#include "tests/engine/upgrade/upgrade_samples.h"

namespace trackwright {

Title small_title();

class SmallGame : public testing::Test {
 protected:
  // Starts a game of `title_` with 3 players.
  void begin();

  // Floats the company: players 0, 1 and 2 own 40, 30 and 20 %, and 10 % is in the initial offer. Player 0 is
  // the president.
  void float_company(std::size_t company, int cash = 500);
  void give_train(std::size_t company, std::size_t card);
  // Starts the company's turn in an operating round.
  void operate(std::size_t company);
  // Starts the player's turn in a stock round.
  void stock_round(std::size_t player = 0);

  play::PlayTable table() { return {*game_, state_}; }
  play::Action of(play::Owner actor, play::ActionKind kind) const;
  // Performs an action. Returns the rule that forbids it; empty if it is legal.
  std::string act(const play::Action& action);
  std::size_t hex(const std::string& id) const { return *game_->find_hex(id); }
  int cash_of(std::size_t company) const { return state_.companies.at(company).cash; }

  Title title_ = small_title();
  std::optional<play::Game> game_;
  play::State state_;
};

}  // namespace trackwright
