#include "designer/play/played_game.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "designer/play/action_words.h"
#include "engine/play/table/table.h"
#include "engine/play/turn/apply.h"

namespace trackwright {

RecordedGame new_game(const Title& title, const NewGame& asked) {
  int players = asked.players > 0 ? asked.players : static_cast<int>(asked.names.size());
  if (players == 0 && !title.players.empty()) {
    const std::vector<int> fit = fit_players(title);
    players = fit.empty() ? title.players.front().players : fit.front();
  }
  RecordedGame game;
  game.title = title.name;
  game.options = title.chosen_options;
  game.seed = asked.seed;
  game.players = asked.names;
  game.players.resize(std::max(game.players.size(), static_cast<std::size_t>(std::max(players, 0))));
  for (std::size_t p = 0; p < game.players.size(); ++p)
    if (game.players[p].empty()) game.players[p] = "P" + std::to_string(p + 1);
  return game;
}

Expected<PlayedGame> PlayedGame::of(const Title& title, const RecordedGame& record) {
  auto game = game_of(title, record);
  if (!game) return unexpected(game.error());
  return PlayedGame(std::move(*game), record, deal_of(title, record));
}

PlayedGame::PlayedGame(play::Game game, const RecordedGame& record, play::Deal deal)
    : game_(std::move(game)),
      title_(record.title),
      players_(record.players),
      options_(game_.title().chosen_options),
      rules_(record.rules),
      seed_(record.seed),
      foreign_(record.foreign),
      deal_(std::move(deal)) {
  states_.push_back(play::opening(game_));
}

std::string PlayedGame::resume(const RecordedGame& record) {
  for (const RecordedAction& said : record.actions) {
    const auto action = action_of(game_, state(), said.said);
    if (!action) return fmt::format("action {}: {}", said.id, action.error());
    if (const auto no = act(*action)) return fmt::format("action {}: {} ({})", said.id, no->words, no->rule);
  }
  return {};
}

std::optional<play::Forbidden> PlayedGame::act(const play::Action& action) {
  auto after = play::apply(game_, state(), action);
  if (!after) return after.error();
  states_.push_back(std::move(*after));
  actions_.push_back(action);
  return std::nullopt;
}

void PlayedGame::undo() {
  if (actions_.empty()) return;
  actions_.pop_back();
  states_.pop_back();
}

void PlayedGame::keep(std::size_t count) {
  while (actions_.size() > count) undo();
}

std::string PlayedGame::name(play::Owner owner) const {
  if (owner.is_player()) return players_[owner.index];
  if (owner.is_company()) return company_name(game_, owner.index);
  play::State copy = state();
  return play::PlayTable(game_, copy).name(owner);
}

std::string PlayedGame::words(const play::Action& action) const {
  return action_words(game_, state(), action, players_);
}

std::string PlayedGame::words_of_done(std::size_t at) const {
  return action_words(game_, states_[at], actions_[at], players_);
}

std::string PlayedGame::text() const {
  nlohmann::ordered_json file;
  file["title"] = title_;
  if (!deal_.removed.empty()) file["removed"] = deal_.removed;
  if (!deal_.drawn.empty()) file["drawn"] = deal_.drawn;
  if (!options_.empty()) file["options"] = options_;
  if (!rules_.empty()) file["rules"] = rules_;
  if (seed_ && *seed_ != 0) file["seed"] = *seed_;
  if (foreign_) file["end_reason"] = nullptr;  // goes on by the conventions of its engine
  file["players"] = players_;
  std::string text = file.dump();
  text.pop_back();
  text += ",\"actions\":[";
  for (std::size_t i = 0; i < actions_.size(); ++i) {
    const auto said = said_action(game_, states_[i], actions_[i], static_cast<int>(i) + 1);
    text += (i == 0 ? "\n" : ",\n") + said.dump();
  }
  return text + "]}\n";
}

}  // namespace trackwright
