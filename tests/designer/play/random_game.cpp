#include "tests/designer/play/random_game.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <set>
#include <tuple>
#include <vector>

#include "designer/play/game_file.h"
#include "engine/play/table/table.h"
#include "engine/play/turn/legal.h"

namespace trackwright::played {

namespace {

using namespace play;

std::string lost_money(const Game& game, const State& state) {
  int sum = state.bank + state.neutral_cash;
  for (const PlayerState& one : state.players) {
    if (one.cash < 0) return "a player owes money";
    sum += one.cash;
  }
  for (const CompanyState& one : state.companies) {
    if (one.cash < 0) return "a company owes money";
    sum += one.cash;
  }
  return sum == game.bank.value_or(0) ? "" : fmt::format("money: {} of {}", sum, game.bank.value_or(0));
}

std::string lost_tiles(const Game& game, const State& state) {
  std::vector<int> lying(game.tiles.size());
  std::set<std::pair<int, int>> copies;
  for (const HexState& hex : state.hexes) {
    if (hex.tile < 0) continue;
    ++lying[static_cast<std::size_t>(hex.tile)];
    if (!copies.insert({hex.tile, hex.copy}).second) return "a tile lies twice";
  }
  for (std::size_t t = 0; t < lying.size(); ++t) {
    if (lying[t] != state.laid_tiles[t]) return fmt::format("tile {} is counted wrongly", game.tiles[t]);
    if (game.tile_counts[t] && lying[t] > *game.tile_counts[t])
      return fmt::format("tile {} is not there", game.tiles[t]);
  }
  return {};
}

std::size_t extra_stations(const Game& game) {
  std::size_t many = 0;
  for (const PrivateFacts& one : game.privates)
    many += static_cast<std::size_t>(std::ranges::count_if(one.powers, [](const PowerFacts& power) {
      return power.is(rule::Power::PlaceStation) && said(power.rule->extra, false);
    }));
  return many;
}

std::string lost_tokens(const Game& game, const State& state) {
  std::set<std::tuple<int, int, int>> slots;
  for (const TokenState& token : state.tokens)
    if (token.hex >= 0 && token.slot >= 0 && !token.marker &&
        !slots.insert({token.hex, token.city, token.slot}).second)
      return "two tokens in one slot";
  // Stations may pass to another company or to the state, which also owns those of homes of companies that
  // are not in the game. A company that has connected has one more. A company that has closed since may have
  // one more, too, and so may a company for which a private company placed one.
  std::size_t printed = game.homes_of_others.size() + game.title().companies.neutral_stations.size();
  std::size_t more = extra_stations(game);
  for (std::size_t c = 0; c < game.companies.size(); ++c) {
    const CompanyFacts& company = game.companies[c];
    printed += company.company->tokens.size();
    if (company.connection == nullptr && company.chosen_connection == nullptr) continue;
    if (state.companies[c].connected) ++printed;
    if (state.companies[c].closed) ++more;
  }
  const bool kept = state.tokens.size() >= printed && state.tokens.size() <= printed + more;
  return kept ? "" : fmt::format("station tokens: {} of {}", state.tokens.size(), printed);
}

std::string lost_certificates(const Game& game, const State& state) {
  for (std::size_t c = 0; c < game.companies.size(); ++c) {
    const CompanyState& one = state.companies[c];
    if (game.companies[c].certificates.empty()) continue;  // a minor that comes with a private company
    if (!one.president.is_player() || !game.companies[c].certificates.front().president) continue;
    const Owner holder = state.certificates[game.companies[c].first_certificate].owner;
    if (holder == one.president) continue;
    std::string held;
    for (std::size_t i = 0; i < game.companies[c].certificates.size(); ++i) {
      const Owner owner = state.certificates[game.companies[c].first_certificate + i].owner;
      held += fmt::format(" {}:{}/{}", game.companies[c].certificates[i].percent,
                          static_cast<int>(owner.kind), owner.index);
    }
    return fmt::format("the president {} of {} has no president's certificate:{}", one.president.index,
                       game.companies[c].id, held);
  }
  return {};
}

// A foreign record can contain a tile that another tile must follow, although none can.
bool is_stuck(const Game& game, const State& state) {
  return game.foreign_record && state.together >= 0 && legal_actions(game, state, {}).empty();
}

}  // namespace

std::string lost(const Game& game, const State& state) {
  for (const auto& look : {lost_money, lost_tiles, lost_tokens, lost_certificates})
    if (std::string found = look(game, state); !found.empty()) return found;
  return {};
}

std::string stale(const Game& game, const State& state) {
  State anew = state;
  anew.board.reset();
  anew.reach.clear();
  anew.routes.clear();
  const PlayTable fresh(game, anew);
  const std::size_t many = game.companies.size();
  for (std::size_t i = 0; i < state.reach.size(); ++i) {
    if (!state.reach[i]) continue;
    const Connected& found = i < many ? fresh.reach(i) : fresh.sea_reach(i - many);
    if (*state.reach[i] != found) return "what the track of " + game.companies[i % many].id + " leads to";
  }
  for (std::size_t c = 0; c < state.routes.size(); ++c)
    if (state.routes[c] >= 0 && (state.routes[c] > 0) != fresh.has_route(c))
      return "whether " + game.companies[c].id + " has a route";
  return {};
}

RandomGame random_game(const Game& game, std::uint64_t seed, std::size_t most_actions, const Look& look,
                       bot::BotKind kind) {
  RandomGame told;
  bot::BotSettings settings;
  settings.seed = seed;
  settings.avoid = [&](const State& after) { return is_stuck(game, after); };
  bot::MatchOptions options;
  options.most_actions = most_actions;
  options.observe = [&](const State& before, const bot::BotChoice& choice, const State& after) {
    told.said.push_back(
        said_action(game, before, choice.action, static_cast<int>(told.said.size()) + 1).dump());
    return look(game, after);
  };
  const auto all = bot::make_bot(kind, settings);
  const bot::MatchResult result = bot::play_match(game, {all.get()}, options);
  told.actions = result.actions;
  told.end = result.end;
  if (result.end == bot::MatchEnd::Fault) told.fault = result.cause;
  return told;
}

WrittenGame written_game(const Title& title, const std::string& name, int players, std::uint64_t seed) {
  constexpr std::size_t most_actions = 700;
  RecordedGame record;
  record.seed = seed;
  record.players.resize(static_cast<std::size_t>(players));
  record.foreign = true;
  const auto game = game_of(title, record);
  if (!game) return {{}, 0, game.error()};
  const RandomGame told = random_game(*game, seed, most_actions);
  std::vector<std::string> names;
  for (int p = 1; p <= players; ++p) names.push_back(fmt::format("\"P{}\"", p));
  return {fmt::format("{{\"title\":\"{}\",\"players\":[{}],\"rules\":[],\"seed\":{},\"actions\":[\n{}]}}\n",
                      name, fmt::join(names, ","), seed, fmt::join(told.said, ",\n")),
          told.actions, told.fault};
}

}  // namespace trackwright::played
