// A game that people are playing: what was done so far, to be gone on with, taken back, and kept in a file.
#pragma once

#include <string>
#include <vector>

#include "designer/play/game_file.h"
#include "engine/play/action.h"
#include "engine/play/game.h"
#include "engine/play/state.h"

namespace trackwright {

struct NewGame {
  int players = 0;                 // 0: as many as there are names; without these as few as the title is for
  std::vector<std::string> names;  // who has none is P1 and so on
  std::uint64_t seed = 0;
};
RecordedGame new_game(const Title&, const NewGame&);

class PlayedGame {
 public:
  // Before its first action. The title must outlive it; the error says why nobody can play it like this.
  static Expected<PlayedGame> of(const Title&, const RecordedGame&);

  // Does what was recorded; the first action that is refused ends it, and this says why. Empty: all was done.
  std::string resume(const RecordedGame&);

  // Nothing changes where it is refused.
  std::optional<play::Forbidden> act(const play::Action&);
  void undo();  // the last action; nothing where there is none

  const play::Game& game() const { return game_; }
  const play::State& state() const { return states_.back(); }
  const std::vector<std::string>& players() const { return players_; }
  std::size_t done() const { return actions_.size(); }
  std::string name(play::Owner) const;
  std::string words(const play::Action&) const;     // of one that could be done now
  std::string words_of_done(std::size_t at) const;  // counted from the first

  // A file that `replay` and `play` read.
  std::string text() const;

 private:
  PlayedGame(play::Game, const RecordedGame&, play::Deal);

  play::Game game_;
  std::string title_;
  std::vector<std::string> players_;
  std::vector<std::string> options_;
  std::optional<std::uint64_t> seed_;
  bool foreign_ = false;
  play::Deal deal_;
  std::vector<play::State> states_;  // the last is now; before it those in which each action was done
  std::vector<play::Action> actions_;
};

}  // namespace trackwright
