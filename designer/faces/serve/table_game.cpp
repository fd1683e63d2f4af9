#include "designer/faces/serve/table_game.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <set>
#include <utility>

#include "designer/faces/serve/title_json.h"

namespace trackwright::serve {

namespace {

std::string text_for_page(const Json& told) {
  return told.dump(-1, ' ', false, Json::error_handler_t::replace);
}

// The text after a change of lines (game_json.h).
std::string changed_text(const std::string& before, const Json& change) {
  std::size_t at = 0;
  for (std::size_t line = 0; line < change["lines"].get<std::size_t>(); ++line)
    at = before.find('\n', at) + 1;
  return before.substr(0, at) + change["rest"].get<std::string>();
}

bool asks_change(const Json& said) {
  return said.contains("action") || said.contains("keep") || said.contains("bot");
}

// Whether both actions are of one kind and by one actor; their prices and places may differ.
bool same_kind(const Json& a, const Json& b) {
  return std::ranges::all_of(std::array{"type", "entity", "entity_type"},
                             [&](const char* key) { return a.value(key, Json()) == b.value(key, Json()); });
}

}  // namespace

std::string TableRole::word() const {
  return kind == Kind::Host ? "host" : kind == Kind::Watch ? "watch" : "seat " + std::to_string(seat);
}

Expected<std::unique_ptr<TableGame>, std::string> TableGame::of(
    const Bench& bench, const std::string& text, const Json& begun,
    std::function<std::optional<std::string>(const std::string&)> keep) {
  std::unique_ptr<TableGame> game(new TableGame(bench, std::move(keep)));
  const Reply reply = bench.play(text.empty() ? begun.dump() : Json{{"game", text}}.dump());
  Json told = Json::parse(reply.text);
  if (reply.status != 200) return unexpected(told.value("error", ""));
  if (const std::string why = told["stopped"]; !why.empty()) return unexpected(why);
  game->text_ = text;
  game->seed_ = begun.value("seed", std::uint64_t{0});
  std::set<std::string> names;
  for (const Json& player : told["players"]) {
    game->players_.push_back(player["name"]);
    if (!names.insert(player["name"]).second) return unexpected("two players have the same name");
  }
  if (const auto failed = game->take(told, false))
    return unexpected(Json::parse(failed->text).value("error", ""));
  return game;
}

unsigned TableGame::version() const {
  const std::scoped_lock lock(guard_);
  return version_;
}

// Whether the role decides about this choice.
bool TableGame::may(const TableRole& role, const Json& choice, const Json& decider) const {
  if (role.kind != TableRole::Kind::Seat) return false;
  const std::string by = choice.value("by", "");
  return by.empty() ? decider == role.seat : by == players_.at(role.seat);
}

bool TableGame::decides(const TableRole& role) const {
  const Json now = Json::parse(now_);
  return std::ranges::any_of(now["choices"],
                             [&](const Json& choice) { return may(role, choice, now["decider"]); });
}

std::optional<Reply> TableGame::refused(const TableRole& role, const Json& said) const {
  if (said.value("of", Json()) != actions_ || said.value("era", Json()) != era_)
    return refusal(409, "somebody else has acted meanwhile");
  const bool host = role.kind == TableRole::Kind::Host;
  if ((said.contains("keep") || said.contains("bot")) && !host)
    return refusal(403, "only the host may do this");
  if (!said.contains("action")) return std::nullopt;
  if (!said["action"].is_object()) return refusal(400, "the action is missing");
  const Json now = Json::parse(now_);
  const bool own = std::ranges::any_of(now["choices"], [&](const Json& choice) {
    return may(role, choice, now["decider"]) && same_kind(choice["action"], said["action"]);
  });
  return own ? std::nullopt : std::optional(refusal(403, "it is not your turn"));
}

// Copies what a page may ask; the game is that of the server.
Json TableGame::asked_of(const Json& said) const {
  Json asked{{"game", text_}};
  for (const char* key : {"action", "keep", "bot", "seen"})
    if (const auto found = said.find(key); found != said.end()) asked[key] = *found;
  // A change shows the newest state.
  for (const char* key : {"at", "hints"})
    if (const auto found = said.find(key); found != said.end() && !asks_change(said)) asked[key] = *found;
  const bool same_past = said.value("era", Json()) == era_;
  asked["log"] = same_past ? said.value("log", Json(0)) : Json(0);
  asked["seed"] = seed_;
  return asked;
}

std::optional<Reply> TableGame::take(Json& told, bool cut) {
  if (const auto change = told.find("game"); change != told.end()) {
    std::string text = changed_text(text_, *change);
    // The reason names the file of the host, which is told on the host's terminal.
    if (keep_(text)) return refusal(500, "the host's computer cannot store the game");
    text_ = std::move(text);
    ++version_;
    if (cut) ++era_;
  }
  actions_ = told["actions"];
  Json now = told;
  now.erase("picture");
  now_ = text_for_page(now);
  return std::nullopt;
}

void TableGame::hide(const TableRole& role, unsigned era, Json& told) const {
  told.erase("game");
  told["era"] = era;
  Json choices = Json::array();
  for (Json& choice : told["choices"])
    if (may(role, choice, told["decider"])) choices.push_back(std::move(choice));
  told["choices"] = std::move(choices);
}

Reply TableGame::answer(const TableRole& role, const std::string& body) {
  const Json said = Json::parse(body, nullptr, false);
  if (!said.is_object()) return refusal(400, "the text sent is not a request about a game");
  std::unique_lock lock(guard_);
  const bool changes = asks_change(said);
  if (changes)
    if (auto no = refused(role, said)) return *no;
  if (said.contains("hints") && !decides(role)) return refusal(403, "it is not your turn");
  const Json asked = asked_of(said);
  const unsigned era = era_;
  // Spectators who look at the game do not delay those who play it.
  if (!changes) lock.unlock();
  const Reply reply = bench_.play(text_for_page(asked));
  if (reply.status != 200 || said.contains("hints")) return reply;
  Json told = Json::parse(reply.text);
  if (changes)
    if (auto failed = take(told, said.contains("keep"))) return *failed;
  hide(role, changes ? era_ : era, told);
  return {200, text_for_page(told)};
}

}  // namespace trackwright::serve
