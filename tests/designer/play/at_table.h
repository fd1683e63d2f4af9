// A game of a shipped title that a test plays action by action.
#pragma once

#include <gtest/gtest.h>

#include <string>

#include "designer/format/title/load.h"
#include "engine/play/turn/apply.h"
#include "engine/play/turn/steps.h"
#include "tests/noise/imported.h"

namespace trackwright::played {

class AtTable : public testing::Test {
 protected:
  explicit AtTable(const char* slug, int players = 3)
      : loaded_(load_title(DiskReader(), noise::installation(), slug)) {
    game_ = *play::Game::of(*loaded_.title, players);
    state_ = play::opening(game_);
  }

  static play::Action of(play::Owner actor, play::ActionKind kind) {
    play::Action action;
    action.kind = kind;
    action.actor = actor;
    return action;
  }
  // Performs an action. Returns the rule that forbids it; empty if it is legal.
  std::string act(const play::Action& action) {
    const auto after = play::apply(game_, state_, action);
    if (!after) return after.error().rule;
    state_ = *after;
    return {};
  }
  std::string pass(std::size_t player) { return act(of(play::player_owner(player), play::ActionKind::Pass)); }
  std::size_t to_act() const { return play::waits_for(game_, state_).index; }

  Loaded loaded_;
  play::Game game_;
  play::State state_;
};

}  // namespace trackwright::played
