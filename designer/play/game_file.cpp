#include "designer/play/game_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

#include "designer/format/text/findings.h"
#include "engine/play/value/lots.h"

namespace trackwright {

namespace {

using nlohmann::json;

// Finds the place of each action: its `"id"`, line by line.
class Places {
 public:
  Places(FileId file, const std::string& text) : file_(file), text_(text), at_(text.find("\"actions\"")) {}

  Place next() {
    if (at_ == std::string::npos) return {file_, 0, 1};
    at_ = text_.find('{', at_ + 1);
    if (at_ == std::string::npos) return {file_, 0, 1};
    const std::size_t begin = at_;
    int depth = 0;
    bool quoted = false;
    for (; at_ < text_.size(); ++at_) {
      const char c = text_[at_];
      if (quoted) {
        if (c == '\\')
          ++at_;
        else if (c == '"')
          quoted = false;
      } else if (c == '"') {
        quoted = true;
      } else if (c == '{') {
        ++depth;
      } else if (c == '}' && --depth == 0) {
        break;
      }
    }
    return {file_, static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(at_ - begin + 1)};
  }

 private:
  FileId file_;
  const std::string& text_;
  std::size_t at_;
};

// Where the text stops being JSON: the byte, and the number of the action in or before it.
struct Damage {
  std::uint32_t at = 0;
  int action = 0;
  bool number = false;  // a number beyond the range of the reader
};

Damage damage_of(const std::string& text, std::size_t byte) {
  Damage damage;
  damage.at = static_cast<std::uint32_t>(std::min(byte, text.size()));
  Places places({}, text);
  for (Place place = places.next(); place.offset > 0 && place.offset < damage.at; place = places.next())
    ++damage.action;
  return damage;
}

// The library reports a number out of range ("number overflow parsing '1e400'") without its place.
std::size_t place_of_number(const std::string& text, std::string_view message) {
  const std::size_t last = message.rfind('\'');
  const std::size_t first =
      last == 0 || last == std::string_view::npos ? last : message.rfind('\'', last - 1);
  if (first == std::string_view::npos) return 0;
  const std::size_t at = text.find(message.substr(first + 1, last - first - 1));
  return at == std::string::npos ? 0 : at;
}

// Returns the damage if the text is not JSON.
Expected<json, Damage> parsed(const std::string& text) {
  try {
    return json::parse(text);
  } catch (const json::parse_error& error) {
    return unexpected(damage_of(text, error.byte == 0 ? 0 : error.byte - 1));
  } catch (const json::exception& error) {
    Damage damage = damage_of(text, place_of_number(text, error.what()));
    damage.number = true;
    return unexpected(damage);
  }
}

Place place_of_key(FileId file, const std::string& text, const std::string& key) {
  const std::size_t at = text.find('"' + key + '"');
  if (at == std::string::npos) return {file, 0, 1};
  return {file, static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(key.size() + 2)};
}

std::vector<std::string> texts_of(const json& record, const char* key) {
  std::vector<std::string> texts;
  if (!record.contains(key) || !record[key].is_array()) return texts;
  for (const json& one : record[key])
    if (one.is_string()) texts.push_back(one.get<std::string>());
  return texts;
}

// A name that two players share, which is an error: actions and positions refer to players by name.
std::optional<std::string> shared_name(const std::vector<std::string>& players) {
  for (auto one = players.begin(); one != players.end(); ++one)
    if (std::find(players.begin(), one, *one) != one) return *one;
  return std::nullopt;
}

std::optional<int> id_of(const json& action) {
  constexpr std::int64_t most = std::numeric_limits<int>::max();
  if (!action.is_object() || !action.contains("id") || !action["id"].is_number_unsigned())
    return std::nullopt;
  const auto id = action["id"].get<std::uint64_t>();
  return id <= static_cast<std::uint64_t>(most) ? std::optional(static_cast<int>(id)) : std::nullopt;
}

bool is_game(const json& record) {
  return record.is_object() && record.contains("players") && record["players"].is_array() &&
         record.contains("actions") && record["actions"].is_array();
}

bool draws(const Title& title) {
  return std::ranges::any_of(title.companies.privates,
                             [&](const Private& one) { return play::comes_by_lot(title, one); });
}

bool named_by_private(const Title& title, const std::string& company) {
  return std::ranges::any_of(title.companies.privates, [&](const Private& one) {
    return std::ranges::any_of(one.shares, [&](const GrantedShare& share) {
      return share.president && share.company.value == company;
    });
  });
}

std::vector<std::string> drawn_in(const Title& title, const RecordedGame& record) {
  std::vector<std::string> drawn = record.drawn;
  for (const RecordedAction& action : record.actions) {
    if (!drawn.empty() || !draws(title)) break;
    const json& said = action.said;
    if (!said.is_object() || said.value("type", json()) != "par" || !said.contains("corporation") ||
        !said["corporation"].is_string())
      continue;
    const auto company = said["corporation"].get<std::string>();
    if (!named_by_private(title, company)) drawn.push_back(company);
  }
  return drawn;
}

// Reads "57-0-1" or "H29-3": a part of the tile with this number or in this hex.
std::optional<std::pair<const Tile*, int>> part_said(const play::Game& game, const std::string& text) {
  const auto part = play::split_copy(text);
  if (!part) return std::nullopt;
  const auto copy = play::split_copy(part->first);
  const auto hex = game.find_hex(copy ? copy->first : part->first);
  if (hex) return std::pair(&game.title().map.hexes()[*hex].tile, part->second);
  if (!copy || !game.find_tile(copy->first)) return std::nullopt;
  return std::pair(&find_tile(game.title(), copy->first)->tile, part->second);
}

// The parts of labelled tiles that the action names, with the number of stops of each tile.
std::vector<std::pair<int, int>> labelled_parts(const play::Game& game, const json& said) {
  std::vector<std::pair<int, int>> parts;
  const auto look = [&](const json& text) {
    const auto part = text.is_string() ? part_said(game, text.get<std::string>()) : std::nullopt;
    if (part && !part->first->labels.empty())
      parts.emplace_back(part->second, static_cast<int>(part->first->stops.size()));
  };
  if (!said.is_object()) return parts;
  if (said.value("type", json()) == "place_token" && said.contains("city")) look(said["city"]);
  if (said.contains("routes") && said["routes"].is_array())
    for (const json& route : said["routes"])
      if (route.is_object() && route.contains("nodes") && route["nodes"].is_array())
        for (const json& node : route["nodes"]) look(node);
  return parts;
}

// Whether the record counts the label of a tile before its stops: no action names the first part of such a
// tile, and one names a part beyond its stops.
bool counts_labels(const play::Game& game, const RecordedGame& record) {
  bool beyond = false;
  for (const RecordedAction& action : record.actions)
    for (const auto& [part, stops] : labelled_parts(game, action.said)) {
      if (part == 0) return false;
      beyond = beyond || part >= stops;
    }
  return beyond;
}

}  // namespace

play::Deal deal_of(const Title& title, const RecordedGame& record) {
  play::Deal deal = play::dealt(title, record.seed.value_or(0), static_cast<int>(record.players.size()));
  if (title.rules.lots.empty() && !play::has_draft(title)) {
    auto drawn = drawn_in(title, record);
    return {{}, drawn.empty() && record.seed ? deal.drawn : std::move(drawn), {}, 0};
  }
  if (!record.removed.empty()) {
    deal.removed = record.removed;
    deal.drawn = drawn_in(title, record);
    std::erase_if(deal.deck, [&](const std::string& name) {
      return std::ranges::find(deal.removed, name) != deal.removed.end();
    });
  }
  if (!record.drawn.empty()) deal.drawn = record.drawn;
  return deal;
}

std::optional<TitleName> title_of_game(const FileReader& files, const TitleName& title,
                                       const std::string& path) {
  Sources sources;
  Findings unheard;
  const auto game = read_game(files, path, sources, unheard);
  if (!game) return std::nullopt;
  TitleName name = title;
  name.options.insert(name.options.end(), game->options.begin(), game->options.end());
  name.recorded = game->rules;
  name.players = static_cast<int>(game->players.size());
  return name;
}

std::string unfit_options(const Title& title, int players) {
  for (const TitleOption& option : title.options) {
    const std::string& name = option.name.value;
    const bool used = has_option(title, name);
    if (used && !is_for_players(option, players))
      return fmt::format("the option `{}` is not for {} players", name, players);
    if (!used && option.automatic && is_for_players(option, players))
      return fmt::format("{} players always play with the option `{}`, but the title was opened without it",
                         players, name);
  }
  return {};
}

std::vector<int> fit_players(const Title& title) {
  std::vector<int> numbers;
  for (const PlayerRow& row : title.players)
    if (unfit_options(title, row.players).empty()) numbers.push_back(row.players);
  return numbers;
}

Expected<play::Game> game_of(const Title& title, const RecordedGame& record) {
  for (const std::string& option : record.options)
    if (!has_option(title, option))
      return unexpected(fmt::format(
          "the game is played with the option `{}`, but the title was opened without it", option));
  if (std::string unfit = unfit_options(title, static_cast<int>(record.players.size())); !unfit.empty())
    return unexpected(std::move(unfit));
  auto game = play::Game::of(title, static_cast<int>(record.players.size()), deal_of(title, record));
  if (!game) return game;
  game->foreign_record = record.foreign;
  game->labels_count = counts_labels(*game, record);
  return game;
}

std::optional<RecordedGame> read_game(const FileReader& files, const std::string& path, Sources& sources,
                                      Findings& findings) {
  auto read = files.read(path, largest_file);
  if (!read) {
    report(findings, read.error().check, {}, {}, fmt::format("{} {}", path, read.error().message));
    return std::nullopt;
  }
  const std::string text = *read;
  const FileId file = sources.add(path, std::move(*read));
  if (const auto at = nested_too_deep(text)) {
    const Damage damage = damage_of(text, *at);
    report(findings, "play/not-a-game", {file, damage.at, 1}, {},
           fmt::format("{} is not a recorded game: lists are nested too deeply here", path));
    return std::nullopt;
  }
  const auto read_json = parsed(text);
  if (!read_json) {
    const Damage& damage = read_json.error();
    report(findings, "play/unreadable", {file, damage.at, 1}, {},
           fmt::format(
               "{} {}{}", path,
               damage.number ? "contains a number that is too large" : "is not valid JSON, or it is cut off",
               damage.action > 0 ? fmt::format(", in or after action {}", damage.action) : ""));
    return std::nullopt;
  }
  const json& record = *read_json;
  if (!is_game(record)) {
    report(findings, "play/not-a-game", {file, 0, 1}, {},
           fmt::format("{} is not a recorded game: it needs the lists `players` and `actions`", path));
    return std::nullopt;
  }
  if (record["actions"].size() > most_actions) {
    report(findings, "play/not-a-game", {file, 0, 1}, {},
           fmt::format("{} has more actions than the limit of {}", path, most_actions));
    return std::nullopt;
  }
  RecordedGame game;
  if (record.contains("title") && record["title"].is_string())
    game.title = record["title"].get<std::string>();
  game.players = texts_of(record, "players");
  game.place = place_of_key(file, text, "players");
  if (const auto name = shared_name(game.players)) {
    report(
        findings, "play/not-a-game", game.place, {},
        fmt::format("two players of {} have the name `{}`; each player needs a different name", path, *name));
    return std::nullopt;
  }
  game.options = texts_of(record, "options");
  game.rules = texts_of(record, "rules");
  game.drawn = texts_of(record, "drawn");
  game.removed = texts_of(record, "removed");
  game.foreign = record.contains("result") || record.contains("end_reason");
  if (record.contains("seed") && record["seed"].is_number_unsigned())
    game.seed = record["seed"].get<std::uint64_t>();
  Places places(file, text);
  int number = 0;
  for (const json& action : record["actions"]) {
    ++number;
    game.actions.push_back({action, places.next(), id_of(action).value_or(number)});
  }
  return game;
}

}  // namespace trackwright
