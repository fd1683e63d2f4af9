// Games on the page. The page holds the game and sends it with each request: {game, action, undo, keep, bot,
// at, log, seen} (see HotSeatQuestion), {game, hints} for hints about the lays on a hex, or {players, names,
// seed} for a new game.
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <string_view>

#include "designer/faces/serve/bench.h"
#include "designer/faces/serve/file_name.h"
#include "designer/faces/serve/fingerprint.h"
#include "designer/faces/serve/game_json.h"
#include "designer/studio/hot_seat.h"
#include "designer/studio/table_position.h"

namespace trackwright::serve {

namespace {

bool is_game_name(const std::string& name) {
  return is_name_in_folder(name, ".json");
}

bool is_game(const std::string& text) {
  const Json said = Json::parse(text, nullptr, false);
  return said.is_object() && said.contains("players") && said["players"].is_array() &&
         said.contains("actions") && said["actions"].is_array();
}

std::string text_in(const Json& said, const char* key) {
  const auto found = said.find(key);
  return found != said.end() && found->is_string() ? found->get<std::string>() : std::string();
}

std::uint64_t unsigned_of(const Json& said, const char* key) {
  const auto found = said.find(key);
  return found != said.end() && found->is_number_unsigned() ? found->get<std::uint64_t>() : 0;
}

std::optional<std::size_t> count_in(const Json& said, const char* key) {
  const auto found = said.find(key);
  if (found == said.end() || !found->is_number_unsigned()) return std::nullopt;
  return found->get<std::size_t>();
}

HotSeatQuestion question_of(const Json& said) {
  HotSeatQuestion question;
  question.game = text_in(said, "game");
  question.undo = said.value("undo", Json(false)) == true;
  question.keep = count_in(said, "keep");
  question.at = count_in(said, "at");
  question.log_from = count_in(said, "log").value_or(0);
  question.bot = from_word<bot::BotKind>(text_in(said, "bot"));
  if (const auto action = said.find("action"); action != said.end() && action->is_object())
    question.action = *action;
  question.begun.players = static_cast<int>(std::min<std::uint64_t>(unsigned_of(said, "players"), 99));
  question.begun.seed = unsigned_of(said, "seed");
  if (const auto names = said.find("names"); names != said.end() && names->is_array())
    for (const Json& name : *names)
      if (name.is_string() && question.begun.names.size() < 99)
        question.begun.names.push_back(name.get<std::string>());
  return question;
}

std::string dumped(const Json& told) {
  return told.dump(-1, ' ', false, Json::error_handler_t::replace);
}

// Equal texts mean equal pictures of the runs.
std::string text_of(const std::vector<Run>& runs) {
  std::string text;
  for (const Run& run : runs) {
    text += '|';
    for (const RunPiece& piece : run.pieces) text += fmt::format("{}:{} ", piece.hex, piece.path);
  }
  return text;
}

constexpr const char* scope = "play-";
constexpr std::size_t most_boards = 6;

}  // namespace

// Null if it is not one of the last boards.
std::shared_ptr<const Bench::GameMap> Bench::game_map(const std::string& id) const {
  const std::scoped_lock lock(guard_);
  const auto found = std::ranges::find(game_maps_, id, [](const auto& one) { return one->id; });
  return found == game_maps_.end() ? nullptr : *found;
}

void Bench::keep_game_map(std::shared_ptr<const GameMap> map) const {
  const std::scoped_lock lock(guard_);
  if (game_maps_.size() == most_boards) game_maps_.erase(game_maps_.begin());
  game_maps_.push_back(std::move(map));
}

Json Bench::board_json(const Shown& shown, const HotSeat& seat, const std::string& id,
                       const std::string& seen) const {
  const auto before = game_map(seen);
  auto now = game_map(id);
  if (!now) {
    Board board = table_board(shown.title(), seat.position, seat.runs, *shown.theme, shown.art);
    now = std::make_shared<const GameMap>(
        GameMap{id, drawn_map(std::move(board.drawing), board.size, before ? &before->drawn : nullptr)});
    keep_game_map(now);
  }
  const SvgParts& parts = now->drawn.parts;
  const bool follows = before && before->drawn.parts.open == parts.open;
  std::map<std::string_view, const std::string*> old;
  if (follows)
    for (const SvgPart& part : before->drawn.parts.parts) old.emplace(part.id, &part.markup);
  Json told{{"since", follows ? seen : ""}, {"open", parts.open}};
  told["order"] = Json::array();
  told["parts"] = Json::object();
  told["symbols"] = Json::object();
  for (const SvgPart& part : parts.parts) {
    told["order"].push_back(part.id);
    const auto was = old.find(part.id);
    if (was == old.end() || *was->second != part.markup)
      told["parts"][part.id] = scoped(part.markup, scope, parts.symbols);
  }
  for (const auto& [name, markup] : parts.symbols)
    if (!follows || !before->drawn.parts.symbols.contains(name))
      told["symbols"][scope + name] = scoped(markup, scope, parts.symbols);
  return told;
}

Reply Bench::play(const std::string& body) const {
  const auto seen = shown();
  if (!seen) return refusal(404, "the title has not been read yet");
  const Json said = Json::parse(body, nullptr, false);
  if (!said.is_object()) return refusal(400, "the text sent is not a request about a game");
  if (said.contains("hints")) {
    const auto hints = hints_for(seen->title(), text_in(said, "game"), text_in(said, "hints"));
    return hints ? Reply{200, hints_json(*hints).dump()} : refusal(422, hints.error());
  }
  const HotSeatQuestion question = question_of(said);
  const auto seat = hot_seat(seen->title(), question);
  if (!seat) return refusal(422, seat.error());
  Json told = game_json(*seat);
  if (seat->game != question.game) told["game"] = change_of_lines(question.game, seat->game);
  // Skip a board that the page already has.
  const std::string id = fingerprint_word(seat->lies + text_of(seat->runs) + std::to_string(version()));
  const std::string before = text_in(said, "seen");
  told["board"] = id;
  if (id != before) told["picture"] = board_json(*seen, *seat, id, before);
  return {200, dumped(told)};
}

Reply Bench::boards() const {
  const auto seen = shown();
  if (!seen) return refusal(404, "the title has not been read yet");
  return {200, dumped(boards_json(game_boards(seen->title(), *seen->theme, seen->art)))};
}

Reply Bench::games() const {
  const auto seen = shown();
  Json names = Json::array();
  if (seen)
    for (const std::string& name : files_.list(seen->loaded->folder)) {
      const std::string path = seen->loaded->folder + "/" + name;
      if (!is_game_name(name) || !files_.lies_in(path, seen->loaded->folder)) continue;
      if (const auto text = files_.read(path, largest_file); text && is_game(*text)) names.push_back(name);
    }
  return {200, names.dump()};
}

Reply Bench::game(const std::string& name) const {
  const auto seen = shown();
  if (!seen || !is_game_name(name)) return refusal(404, "there is no such game");
  const std::string path = seen->loaded->folder + "/" + name;
  if (!files_.lies_in(path, seen->loaded->folder))
    return refusal(403, "this file is outside the title's folder");
  const auto text = files_.read(path, largest_file);
  if (!text) return refusal(404, text.error().message);
  if (!is_game(*text)) return refusal(422, name + " is not a recorded game");
  return {200, Json{{"game", *text}}.dump(-1, ' ', false, Json::error_handler_t::replace)};
}

Reply Bench::save_game(const std::string& name, const std::string& body) {
  const auto seen = shown();
  if (!seen) return refusal(404, "the title has not been read yet");
  if (!write_) return refusal(403, "this page cannot write files");
  if (!is_game_name(name)) return refusal(400, "the name of a game must end in .json");
  // The rulebook prints the opening, so it is part of the title.
  if (name == "opening.json" && !editing())
    return refusal(403, "opening.json is part of the title: start serve with --edit to write it");
  const Json said = Json::parse(body, nullptr, false);
  const std::string text = said.is_object() ? text_in(said, "game") : "";
  if (!is_game(text)) return refusal(400, "the text sent is not a recorded game");
  const std::string path = seen->loaded->folder + "/" + name;
  if (files_.is_file(path) && !files_.lies_in(path, seen->loaded->folder))
    return refusal(403, "this file is outside the title's folder");
  if (const auto there = files_.read(path, largest_file); there && !is_game(*there))
    return refusal(409, name + " exists but is not a recorded game");
  if (const auto error = write_(path, text)) return refusal(500, *error);
  return {200, "{}"};
}

}  // namespace trackwright::serve
