#include "designer/play/replay.h"

#include <fmt/format.h>

#include "designer/play/legal_sets.h"
#include "designer/play/record.h"
#include "engine/play/table/table.h"
#include "engine/play/turn/apply.h"

namespace trackwright {

namespace {

using nlohmann::json;
using namespace play;

std::string type_of(const json& said) {
  return said.is_object() && said.contains("type") && said["type"].is_string()
             ? said["type"].get<std::string>()
             : "";
}

// Parses the line of a position; returns nothing if the line is invalid.
std::optional<json> line(const std::vector<std::string>& states, std::size_t at) {
  if (at >= states.size()) return std::nullopt;
  json read = json::parse(states[at], nullptr, false);
  if (read.is_discarded() || !read.is_object()) return std::nullopt;
  return read;
}

// Whether the record numbers the phases that the title names.
bool numbers_phases(const Title& title, const std::vector<std::string>& states) {
  const auto first = line(states, 0);
  return first && first->value("phase", json()) == "1" && !title.roster.phases.empty() &&
         title.roster.phases.front().name.value != "1";
}

Divergence divergence_at(const RecordedAction* action, std::size_t done) {
  Divergence found;
  found.done = done;
  if (action == nullptr) return found;
  found.action = action->id;
  found.type = type_of(action->said);
  found.place = action->place;
  return found;
}

}  // namespace

Expected<Replayed> replay(const Title& title, const RecordedGame& record, const ReplayQuestion& question) {
  const auto game = game_of(title, record);
  if (!game) return unexpected(game.error());
  Replayed result;
  result.unknown = game->unknown;
  State state = opening(*game);
  const std::size_t last = std::min(record.actions.size(), question.until.value_or(record.actions.size()));
  const bool by_number = numbers_phases(title, question.states);
  const auto compare = [&](const RecordedAction* action, std::size_t done) {
    const auto theirs = line(question.states, done);
    if (!theirs) return true;
    json ours = record_of(*game, state);
    if (by_number) ours["phase"] = std::to_string(state.phase + 1);
    if (const auto differs = first_difference(*game, ours, *theirs)) {
      Divergence found = divergence_at(action, done);
      found.field = differs->field;
      found.ours = differs->ours;
      found.theirs = differs->theirs;
      result.divergence = std::move(found);
      return false;
    }
    ++result.compared;
    return true;
  };
  bool alike = compare(nullptr, 0);
  for (std::size_t i = 0; alike && i < last; ++i) {
    const RecordedAction& recorded = record.actions[i];
    if (question.legal)
      if (const auto theirs = line(question.states, i))
        for (LegalDifference& one : compare_legal(*game, state, recorded.said, *theirs)) {
          if (one.ours == one.theirs) {
            ++result.legal_sets;
            continue;
          }
          Divergence found = divergence_at(&recorded, i);
          found.field = one.set;
          found.ours = one.ours;
          found.theirs = one.theirs;
          result.sets.push_back(std::move(found));
        }
    const auto action = action_of(*game, state, recorded.said);
    auto after = action ? apply(*game, state, *action) : unexpected(Forbidden{"record", action.error()});
    if (!after) {
      Divergence found = divergence_at(&recorded, i);
      found.ours = after.error().words;
      found.theirs = "accepted";
      found.rule = after.error().rule;
      result.divergence = std::move(found);
      break;
    }
    state = std::move(*after);
    ++result.actions;
    alike = compare(&recorded, i + 1);
  }
  result.complete = alike && result.actions == record.actions.size();
  result.position = PlayTable(*game, state).position(std::nullopt);
  result.state = std::move(state);
  return result;
}

}  // namespace trackwright
