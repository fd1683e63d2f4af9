// The income of companies: the best runs of their trains, remembered for positions that were seen before.
#pragma once

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

#include "engine/play/table/table.h"

namespace trackwright::bot {

// Equal numbers mean equal track, stations and bonus tokens, and the same phase.
std::uint64_t board_key(const play::State&);

// For each company, a number that depends on its trains.
std::vector<std::uint64_t> train_keys(const play::Game&, const play::State&);

class Incomes {
 public:
  explicit Incomes(const play::Game& game) : game_(game) {}

  // The revenue of the company with all its trains; `board` and `trains` are its keys. With `more`, it also
  // has that card.
  int of(const play::PlayTable&, std::size_t company, std::uint64_t board, std::uint64_t trains,
         std::optional<std::uint16_t> more = {});

 private:
  int found(const play::PlayTable&, std::size_t company, std::optional<std::uint16_t> more) const;

  const play::Game& game_;
  std::unordered_map<std::uint64_t, int> known_;
};

}  // namespace trackwright::bot
