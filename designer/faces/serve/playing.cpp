// Games on the page. The page holds the game and sends it with each request: {game, action, undo, seen}, or
// {players, names, seed} for a new game.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "designer/faces/serve/bench.h"
#include "designer/faces/serve/file_name.h"
#include "designer/faces/serve/fingerprint.h"
#include "designer/faces/serve/title_json.h"
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

std::uint64_t number_in(const Json& said, const char* key) {
  const auto found = said.find(key);
  return found != said.end() && found->is_number_unsigned() ? found->get<std::uint64_t>() : 0;
}

HotSeatQuestion question_of(const Json& said) {
  HotSeatQuestion question;
  question.game = text_in(said, "game");
  question.undo = said.value("undo", Json(false)) == true;
  if (const auto action = said.find("action"); action != said.end() && action->is_object())
    question.action = *action;
  question.begun.players = static_cast<int>(std::min<std::uint64_t>(number_in(said, "players"), 99));
  question.begun.seed = number_in(said, "seed");
  if (const auto names = said.find("names"); names != said.end() && names->is_array())
    for (const Json& name : *names)
      if (name.is_string() && question.begun.names.size() < 99)
        question.begun.names.push_back(name.get<std::string>());
  return question;
}

Json json_of(const SeatRow& row) {
  return {{"name", row.name},
          {"acts", row.acts},
          {"cash", row.cash},
          {"worth", row.worth},
          {"certificates", row.certificates},
          {"price", row.price},
          {"president", row.president},
          {"on_sale", row.on_sale},
          {"tokens", row.tokens},
          {"holdings", row.holdings},
          {"notes", row.notes}};
}

Json json_of(const SeatChoice& choice) {
  Json told{{"words", choice.words}, {"action", choice.action}};
  if (!choice.group.empty()) told["group"] = choice.group;
  if (!choice.hex.empty()) told["hex"] = choice.hex;
  if (!choice.tile.empty()) told["tile"] = {choice.tile, choice.rotation};
  if (choice.price_is_free) told["price"] = true;
  return told;
}

Json json_of(const HotSeat& seat) {
  Json told{{"game", seat.game},       {"stopped", seat.stopped}, {"left_out", seat.left_out},
            {"refused", seat.refused}, {"unknown", seat.unknown}, {"round", seat.round},
            {"phase", seat.phase},     {"acts", seat.acts},       {"decides", seat.decides},
            {"over", seat.over},       {"table", seat.table},     {"done", seat.done},
            {"actions", seat.actions}};
  for (const char* key : {"players", "companies", "choices"}) told[key] = Json::array();
  for (const SeatRow& row : seat.players) told["players"].push_back(json_of(row));
  for (const SeatRow& row : seat.companies) told["companies"].push_back(json_of(row));
  for (const SeatChoice& choice : seat.choices) told["choices"].push_back(json_of(choice));
  return told;
}

}  // namespace

Reply Bench::play(const std::string& body) const {
  const auto seen = shown();
  if (!seen) return refusal(404, "the title has not been read yet");
  const Json said = Json::parse(body, nullptr, false);
  if (!said.is_object()) return refusal(400, "the text sent is not a request about a game");
  const auto seat = hot_seat(seen->title(), question_of(said));
  if (!seat) return refusal(422, seat.error());
  Json told = json_of(*seat);
  // Skip a board that the page already has.
  told["board"] = fingerprint_word(seat->lies + std::to_string(version()));
  if (told["board"] != text_in(said, "seen"))
    told["picture"] =
        svg_parts(table_picture(seen->title(), seat->position, {}, *seen->theme, seen->art)).whole("play-");
  return {200, told.dump(-1, ' ', false, Json::error_handler_t::replace)};
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
