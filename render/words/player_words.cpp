#include "render/words/player_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "engine/base/words.h"
#include "engine/title/player_counts.h"

namespace trackwright {

namespace {

// Returns "2", "2 or 3" or "3 to 6" for ascending numbers.
std::string numbers_words(const std::vector<int>& numbers) {
  const bool in_a_row =
      numbers.size() > 2 && numbers.back() - numbers.front() == static_cast<int>(numbers.size()) - 1;
  if (in_a_row) return fmt::format("{} to {}", numbers.front(), numbers.back());
  std::vector<std::string> words;
  for (const int number : numbers) words.push_back(std::to_string(number));
  return listed(words, "or");
}

std::string name_of(const Title& title, const std::string& id) {
  if (const Private* company = find_private(title.companies, id)) return company->name;
  return id;
}

using Counts = std::vector<std::pair<Ref, Placed<int>>>;

// Returns "3 of the 4-train and 2 of the 5-train".
std::string counts_words(const Counts& counts, const std::string& before, const std::string& after) {
  std::vector<std::string> words;
  for (const auto& [name, count] : counts)
    words.push_back(fmt::format("{} of {}{}{}", count.value, before, name.value, after));
  return listed(words);
}

// Returns the facts of one row, each as the end of a sentence that begins "With 2 players".
std::vector<std::string> row_words(const Title& title, const PlayerRow& row) {
  std::vector<std::string> said;
  if (row.bank) said.push_back(fmt::format("the bank has {}", money(title, row.bank->value)));
  if (row.holding_limit)
    said.push_back(fmt::format("a player may hold at most {} % of a company", row.holding_limit->value));
  std::vector<std::string> out;
  for (const Ref& name : row.without) out.push_back(name_of(title, name.value));
  if (!out.empty())
    said.push_back(fmt::format("{} {} not in the game", listed(out), out.size() == 1 ? "is" : "are"));
  if (!row.trains.empty()) said.push_back("there are " + counts_words(row.trains, "the ", "-train"));
  if (!row.tiles.empty()) said.push_back("there are " + counts_words(row.tiles, "tile ", ""));
  return said;
}

// Returns the printed name of an option.
std::string heading_of(const TitleOption& option) {
  return option.heading.empty() ? option.name.value : option.heading;
}

std::string option_text(const Title& title, const TitleOption& option) {
  const bool used = has_option(title, option.name.value);
  std::string text = heading_of(option) + (used ? " (used in this game): " : ": ") + option.changes;
  if (!text.ends_with('.')) text += '.';
  std::vector<int> players;
  for (const Placed<int>& one : option.players) players.push_back(one.value);
  std::ranges::sort(players);
  if (!players.empty())
    text += (option.automatic ? " This always applies with " : " For ") + numbers_words(players) +
            (option.automatic ? " players." : " players only.");
  std::vector<std::string> others;
  for (const TitleOption& other : title.options)
    if (exclude_each_other(option, other)) others.push_back(heading_of(other));
  if (!others.empty()) text += fmt::format(" This option cannot be combined with {}.", listed(others, "or"));
  return text;
}

}  // namespace

std::string players_words(const Title& title, std::string_view name) {
  if (always_takes_part(title, name)) return {};
  const std::vector<int> players = players_with(title, name);
  if (players.empty()) return {};
  return fmt::format("With {} players only", numbers_words(players));
}

// Combines facts that several numbers of players share.
std::vector<DataSentence> player_texts(const Title& title) {
  std::vector<std::pair<std::string, std::vector<int>>> said;
  for (const PlayerRow& row : title.players)
    for (const std::string& words : row_words(title, row)) {
      auto same = std::ranges::find(said, words, &decltype(said)::value_type::first);
      if (same == said.end()) same = said.insert(same, {words, {}});
      same->second.push_back(row.players);
    }
  std::vector<DataSentence> told;
  for (const auto& [words, players] : said)
    told.push_back({"players", fmt::format("With {} players, {}.", numbers_words(players), words)});
  return told;
}

std::vector<std::string> option_texts(const Title& title) {
  std::vector<std::string> used;
  std::vector<std::string> others;
  for (const TitleOption& option : title.options)
    (has_option(title, option.name.value) ? used : others).push_back(option_text(title, option));
  used.insert(used.end(), others.begin(), others.end());
  return used;
}

}  // namespace trackwright
