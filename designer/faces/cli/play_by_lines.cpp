#include "designer/faces/cli/play_by_lines.h"

#include <fmt/format.h>

#include <istream>
#include <nlohmann/json.hpp>
#include <optional>
#include <ostream>
#include <string>

#include "designer/play/record.h"
#include "engine/bot/bot.h"
#include "engine/play/turn/apply.h"
#include "engine/play/turn/legal.h"

namespace trackwright {

namespace {

using Json = nlohmann::ordered_json;

void write(std::ostream& out, const Json& line) {
  out << line.dump() << '\n' << std::flush;
}

Json question(const PlayedGame& game, const std::vector<play::Action>& legal) {
  const std::size_t player = bot::player_to_act(game.game(), game.state());
  Json line{{"player", game.players().at(player)},
            {"actor", game.name(play::waits_for(game.game(), game.state()))}};
  line["actions"] = Json::array();
  for (const play::Action& action : legal) line["actions"].push_back(game.words(action));
  line["position"] = record_of(game.game(), bot::seen_by(game.game(), game.state(), player, game.done()));
  return line;
}

// The chosen action, counted from 1; empty if the line has no such number.
std::optional<std::size_t> choice_in(const std::string& line, std::size_t most) {
  const Json read = Json::parse(line, nullptr, false);
  if (!read.is_object() || !read.contains("choice") || !read["choice"].is_number_unsigned()) return {};
  const auto number = read["choice"].get<std::size_t>();
  return number >= 1 && number <= most ? std::optional(number) : std::nullopt;
}

}  // namespace

void play_by_lines(PlayedGame& game, SeatedBots& bots, std::istream& in, std::ostream& out) {
  while (!game.state().over) {
    if (bots.have_the_turn()) {
      const auto acted = bots.act();
      if (!acted) return write(out, {{"error", acted.error()}});
      Json line{{"actor", acted->actor}, {"acted", acted->words}};
      if (!acted->reason.empty()) line["reason"] = acted->reason;
      write(out, line);
      continue;
    }
    const auto legal = play::legal_actions(game.game(), game.state());
    if (legal.empty()) return write(out, {{"error", "nobody has a legal action"}});
    write(out, question(game, legal));
    std::string line;
    std::optional<std::size_t> choice;
    while (!choice) {
      if (!std::getline(in, line)) return;
      choice = choice_in(line, legal.size());
      if (!choice)
        write(out, {{"error", fmt::format("expected {{\"choice\": N}} with N from 1 to {}", legal.size())}});
    }
    if (const auto no = game.act(legal[*choice - 1])) write(out, {{"error", no->words}});
  }
  write(out, {{"over", record_of(game.game(), game.state())["end"]}});
}

}  // namespace trackwright
