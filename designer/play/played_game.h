// A game in progress: actions so far, undo, and saving to a file.
#pragma once

#include <string>
#include <vector>

#include "designer/play/game_file.h"
#include "engine/play/value/action.h"
#include "engine/play/value/game.h"
#include "engine/play/value/state.h"

namespace trackwright {

struct NewGame {
  int players = 0;  // 0: the number of names; without names, the least number of players of the title
  std::vector<std::string> names;  // players without a name are P1, P2 and so on
  std::uint64_t seed = 0;
};
RecordedGame new_game(const Title&, const NewGame&);

class PlayedGame {
 public:
  // The game before its first action. The title must outlive it. The error gives the reason why the game
  // cannot be played.
  static Expected<PlayedGame> of(const Title&, const RecordedGame&);

  // Replays the recorded actions up to the first illegal one and returns the reason; empty if all are legal.
  std::string resume(const RecordedGame&);

  // Performs an action. A rejected action changes nothing.
  std::optional<play::Forbidden> act(const play::Action&);
  void undo();                   // removes the last action, if there is one
  void keep(std::size_t count);  // removes all actions after this many

  const play::Game& game() const { return game_; }
  const play::State& state() const { return states_.back(); }
  const play::State& state_after(std::size_t actions) const { return states_[actions]; }
  const play::Action& action(std::size_t at) const { return actions_[at]; }
  const std::vector<std::string>& players() const { return players_; }
  std::size_t done() const { return actions_.size(); }
  std::string name(play::Owner) const;
  std::string words(const play::Action&) const;     // of an action that is legal now
  std::string words_of_done(std::size_t at) const;  // of a past action, counted from the first

  // The text of a file for `replay` and `play`.
  std::string text() const;

 private:
  PlayedGame(play::Game, const RecordedGame&, play::Deal);

  play::Game game_;
  std::string title_;
  std::vector<std::string> players_;
  std::vector<std::string> options_;
  std::vector<std::string> rules_;
  std::optional<std::uint64_t> seed_;
  bool foreign_ = false;
  play::Deal deal_;
  std::vector<play::State>
      states_;  // the last is the current state; before it, the states before each action
  std::vector<play::Action> actions_;
};

}  // namespace trackwright
