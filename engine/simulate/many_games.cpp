#include "engine/simulate/many_games.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <optional>
#include <span>
#include <thread>

namespace trackwright::simulate {

namespace {

constexpr std::size_t games_of_a_thread = 16;  // between two pauses

// The records of one game by version, or why it could not be played.
using Played = Expected<std::vector<GameRecord>, std::string>;

Played play_versions(const ManyGames& many, std::uint64_t number) {
  std::vector<GameRecord> records;
  for (const Title* version : many.versions) {
    auto record = play_game(*version, many.plan, number);
    if (!record) return unexpected(record.error());
    records.push_back(std::move(*record));
  }
  return records;
}

std::vector<Played> play_block(const ManyGames& many, std::span<const std::uint64_t> numbers) {
  std::vector<Played> played(numbers.size());
  std::vector<std::exception_ptr> errors(numbers.size());
  std::atomic<std::size_t> next{0};
  const auto work = [&] {
    for (std::size_t i = next++; i < numbers.size(); i = next++) try {
        played[i] = play_versions(many, numbers[i]);
      } catch (...) {
        errors[i] = std::current_exception();
      }
  };
  {
    std::vector<std::jthread> helpers;
    for (std::size_t i = 1; i < std::min(many.jobs, numbers.size()); ++i) helpers.emplace_back(work);
    work();
  }
  for (const std::exception_ptr& error : errors)
    if (error) std::rethrow_exception(error);
  return played;
}

void add_to(Series& series, const std::vector<GameRecord>& records) {
  for (std::size_t v = 0; v < records.size(); ++v) {
    series.versions[v].add(records[v]);
    if (v > 0) series.shifts[v].add(records.front(), records[v]);
  }
}

}  // namespace

void Series::merge(const Series& other) {
  versions.resize(std::max(versions.size(), other.versions.size()));
  shifts.resize(versions.size());
  for (std::size_t v = 0; v < other.versions.size(); ++v) {
    versions[v].merge(other.versions[v]);
    shifts[v].merge(other.shifts[v]);
  }
}

Expected<Series, std::string> play_games(const ManyGames& many, const std::vector<std::uint64_t>& numbers) {
  Series series;
  series.versions.resize(many.versions.size());
  series.shifts.resize(many.versions.size());
  const std::size_t block = games_of_a_thread * many.jobs;
  for (std::size_t first = 0; first < numbers.size(); first += block) {
    const std::size_t size = std::min(block, numbers.size() - first);
    for (const Played& game : play_block(many, std::span(numbers).subspan(first, size))) {
      if (!game) return unexpected(game.error());
      add_to(series, *game);
      if (many.each) many.each(*game);
    }
    if (many.pause) many.pause(first + size, series);
  }
  return series;
}

}  // namespace trackwright::simulate
