// A game of several browsers: who may do what, and the file of the game. Thread-safe.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "designer/faces/serve/bench.h"
#include "engine/base/expected.h"

namespace trackwright::serve {

// The host undoes and lets bots act; a seat acts in its turn; spectators only look.
struct TableRole {
  enum class Kind : std::uint8_t { Host, Seat, Watch };
  Kind kind = Kind::Watch;
  std::size_t seat = 0;

  std::string word() const;  // "host", "seat 0", "watch"
  friend bool operator==(const TableRole&, const TableRole&) = default;
};

class TableGame {
 public:
  // Continues the game in the text of a file, or starts one by `begun`, {players, names, seed}. `keep` stores
  // the text after each change. The error gives the reason why there is no game.
  static Expected<std::unique_ptr<TableGame>, std::string> of(
      const Bench&, const std::string& text, const nlohmann::ordered_json& begun,
      std::function<std::optional<std::string>(const std::string& text)> keep);

  const std::vector<std::string>& players() const { return players_; }

  // The answer to a request of the page: {action | keep | bot, of, era, at, log, seen, hints}. `of` and `era`
  // name the state that the page knows; a change of another state is refused (409), and one that the role may
  // not make (403). The page gets neither the text of the game nor the choices of others.
  Reply answer(const TableRole&, const std::string& body);

  // Increases with each change of the game.
  unsigned version() const;

 private:
  using Json = nlohmann::ordered_json;
  TableGame(const Bench& bench, std::function<std::optional<std::string>(const std::string&)> keep)
      : bench_(bench), keep_(std::move(keep)) {}
  std::optional<Reply> refused(const TableRole&, const Json& said) const;
  bool may(const TableRole&, const Json& choice, const Json& decider) const;
  bool decides(const TableRole&) const;
  Json asked_of(const Json& said) const;
  std::optional<Reply> take(Json& told, bool cut);
  void hide(const TableRole&, unsigned era, Json& told) const;

  const Bench& bench_;
  std::function<std::optional<std::string>(const std::string&)> keep_;
  std::vector<std::string> players_;
  mutable std::mutex guard_;  // guards all members below
  std::uint64_t seed_ = 0;    // of the bots
  std::string text_;
  std::string now_;  // the state after all actions, as the page gets it, without a picture
  std::size_t actions_ = 0;
  unsigned version_ = 1;
  unsigned era_ = 1;  // increases when actions are discarded
};

}  // namespace trackwright::serve
