#include "designer/faces/cli/bot_games.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <ostream>
#include <utility>

#include "designer/faces/cli/progress.h"
#include "designer/play/game_file.h"

namespace trackwright {

namespace {

bot::BotKind bot_of(RandomPolicy policy) {
  return policy == RandomPolicy::Uniform ? bot::BotKind::Random : bot::BotKind::Thrifty;
}

// The bots move one seat on in each game with the same number of players, so that they use all seats.
std::vector<bot::BotKind> seats_of(const Title& title, const BotGames& asked, std::uint64_t game,
                                   int players) {
  if (asked.players == 0) game /= std::max<std::size_t>(fit_players(title).size(), 1);
  std::vector<bot::BotKind> seats;
  for (int seat = 0; seat < players; ++seat)
    seats.push_back(asked.seats[(static_cast<std::size_t>(seat) + game) % asked.seats.size()]);
  return seats;
}

void play_one(const play::Game& game, const BotGames& asked, BotGame& one) {
  bot::BotSettings settings;
  settings.seed = one.seed;
  bot::MatchOptions options;
  options.seed = one.seed;
  if (asked.seats.empty()) {
    const auto all = bot::make_bot(bot_of(asked.policy), settings);
    one.result = bot::play_match(game, {all.get()}, options);
  } else {
    one.result = bot::play_match(game, bot::pointers(bot::make_bots(one.seats, settings)), options);
  }
  one.worths = bot::worths(game, one.result.last);
  one.result.last = {};
}

// The share of each bot in the wins: players who tie share a win. Games that no rule ended do not count.
std::map<bot::BotKind, double> wins(const std::vector<BotGame>& games) {
  std::map<bot::BotKind, double> shares;
  for (const BotGame& one : games) {
    if (one.result.end != bot::MatchEnd::Rule || one.seats.empty()) continue;
    const int most = *std::ranges::max_element(one.worths);
    const auto first = static_cast<double>(std::ranges::count(one.worths, most));
    for (std::size_t seat = 0; seat < one.seats.size(); ++seat)
      shares[one.seats[seat]] += one.worths[seat] == most ? 1 / first : 0;
  }
  return shares;
}

// The number of wins if all bots were equal.
double fair_wins(const std::vector<BotGame>& games, bot::BotKind kind) {
  double sum = 0;
  for (const BotGame& one : games)
    if (one.result.end == bot::MatchEnd::Rule)
      sum += static_cast<double>(std::ranges::count(one.seats, kind)) / static_cast<double>(one.seats.size());
  return sum;
}

std::vector<std::string_view> words_of_seats(const std::vector<bot::BotKind>& seats) {
  std::vector<std::string_view> words;
  for (const bot::BotKind kind : seats) words.push_back(word_of(kind));
  return words;
}

std::string wins_text(const std::vector<BotGame>& games) {
  std::string text;
  for (const auto& [kind, share] : wins(games))
    text += fmt::format("{:>8.1f}  wins by {}; {:.1f} if all bots were equal\n", share, word_of(kind),
                        fair_wins(games, kind));
  return text;
}

}  // namespace

Expected<std::vector<BotGame>> play_bot_games(const Title& title, const BotGames& asked,
                                              std::ostream* terminal) {
  ProgressLine line(terminal, "games played");
  std::vector<BotGame> games;
  const std::vector<int> fit = fit_players(title);
  for (std::uint64_t i = 0; i < asked.games; ++i) {
    BotGame one;
    one.seed = asked.seed + i;
    one.players = asked.players;
    if (one.players == 0 && !fit.empty()) one.players = fit[i % fit.size()];
    RecordedGame record;
    record.seed = one.seed;
    record.players.resize(static_cast<std::size_t>(std::max(one.players, 0)));
    const auto game = game_of(title, record);
    if (!game) return unexpected(game.error());
    if (!asked.seats.empty()) one.seats = seats_of(title, asked, i, one.players);
    play_one(*game, asked, one);
    games.push_back(std::move(one));
    line.show(games.size(), asked.games);
  }
  return games;
}

std::string bot_games_json(const Title& title, const BotGames& asked, const std::vector<BotGame>& games) {
  nlohmann::ordered_json json;
  json["title"] = title.slug;
  if (asked.seats.empty())
    json["policy"] = word_of(asked.policy);
  else
    json["seats"] = words_of_seats(asked.seats);
  json["ends"] = nlohmann::ordered_json::object();
  for (const bot::MatchEnd end : values_of<bot::MatchEnd>())
    json["ends"][std::string(word_of(end))] =
        std::ranges::count(games, end, [](const BotGame& one) { return one.result.end; });
  for (const auto& [kind, share] : wins(games)) json["wins"][std::string(word_of(kind))] = share;
  json["games"] = nlohmann::ordered_json::array();
  for (const BotGame& one : games) {
    nlohmann::ordered_json told{{"seed", one.seed},
                                {"players", one.players},
                                {"end", word_of(one.result.end)},
                                {"cause", one.result.cause},
                                {"actions", one.result.actions}};
    if (!one.seats.empty()) {
      told["seats"] = words_of_seats(one.seats);
      told["worths"] = one.worths;
    }
    json["games"].push_back(std::move(told));
  }
  return json.dump(1) + "\n";
}

// A line for each kind of end, such as "rule 17 (bank 14, bankruptcy 3)", and the lengths of the games.
std::string bot_games_text(const Title& title, const BotGames& asked, const std::vector<BotGame>& games) {
  std::map<bot::MatchEnd, std::map<std::string, int>> ends;
  std::vector<std::size_t> lengths;
  std::string faults;
  for (const BotGame& one : games) {
    lengths.push_back(one.result.actions);
    const bool faulty = one.result.end == bot::MatchEnd::Fault;
    ++ends[one.result.end][faulty ? "" : one.result.cause];
    if (faulty) faults += fmt::format("seed {}, {} players: {}\n", one.seed, one.players, one.result.cause);
  }
  std::string text =
      asked.seats.empty()
          ? fmt::format("{}: {} {}, policy {}\n", title.slug, games.size(),
                        games.size() == 1 ? "random game" : "random games", word_of(asked.policy))
          : fmt::format("{}: {} {} between {}\n", title.slug, games.size(),
                        games.size() == 1 ? "game" : "games", fmt::join(words_of_seats(asked.seats), ", "));
  for (const auto& [end, causes] : ends) {
    int many = 0;
    std::string details;
    for (const auto& [cause, count] : causes) {
      many += count;
      if (!cause.empty()) details += fmt::format("{}{} {}", details.empty() ? "" : ", ", cause, count);
    }
    text += fmt::format("{:>6}  {}{}\n", many, word_of(end), details.empty() ? "" : " (" + details + ")");
  }
  std::ranges::sort(lengths);
  text += fmt::format("actions in a game: median {}, from {} to {}\n", lengths[lengths.size() / 2],
                      lengths.front(), lengths.back());
  return text + wins_text(games) + faults;
}

}  // namespace trackwright
