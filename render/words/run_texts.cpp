#include "render/words/run_texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <utility>

#include "engine/base/words.h"
#include "engine/tile/tile_facts.h"
#include "render/words/station_text.h"
#include "render/words/title_cells.h"
#include "render/words/train_words.h"

namespace trackwright {

namespace {

std::string cards_of(const std::string& stack) {
  return stack.empty() ? "runs" : "runs of " + stack_words(stack);
}

// Returns the substitute for a station: the destination marker, or any token for the cards of one stack.
std::string token_for(const std::string& stack) {
  return stack.empty() ? "The destination marker of a company"
                       : "For " + cards_of(stack) + ", a company's token";
}

// Returns whether all track of the hex ends there, so that no run passes through.
bool is_dead_end(const Title& title, const std::string& id) {
  const Hex* hex = title.map.find(id);
  return hex != nullptr && !hex->tile.paths.empty() && std::ranges::all_of(hex->tile.paths, &Path::terminal);
}

// Combines hexes that the same companies may enter.
void tell_rights(const Title& title, std::vector<DataSentence>& told) {
  using Needs = std::pair<std::vector<std::string>, bool>;  // what companies need, and whether a run may pass
  std::vector<std::pair<Needs, std::vector<std::string>>> rights;
  std::map<std::string, std::vector<std::string>> by_hex;
  std::vector<std::string> hexes;
  for (const RightOfWay& right : title.runs.rights) {
    std::vector<std::string>& who = by_hex[right.hex.value];
    if (who.empty()) hexes.push_back(right.hex.value);
    std::string need =
        right.station ? "a station there" : "the token " + bonus_token_name(title, right.holder);
    if (std::ranges::find(who, need) == who.end()) who.push_back(std::move(need));
  }
  for (const std::string& hex : hexes) {
    const Needs needs{by_hex[hex], !is_dead_end(title, hex)};
    const auto same = std::ranges::find(rights, needs, &decltype(rights)::value_type::first);
    if (same != rights.end())
      same->second.push_back(hex);
    else
      rights.push_back({needs, {hex}});
  }
  for (const auto& [needs, where] : rights)
    told.push_back(
        {"runs.rights_of_way",
         fmt::format("A company may run to {}{} only if it has {}.", listed_places(title.map, where, "or"),
                     needs.second ? (where.size() > 1 ? ", or through them," : ", or through it,") : "",
                     listed(needs.first, "or"))});
}

// Describes tokens that open their own hex, and tokens that serve as a station elsewhere.
void tell_stand_ins(const Title& title, std::vector<DataSentence>& told) {
  std::map<std::string, std::vector<std::string>> here;  // by stack
  for (const StandIn& one : title.runs.stand_ins)
    if (one.hex.value == one.city.value) here[one.stack].push_back(one.hex.value);
  for (const auto& [stack, hexes] : here)
    told.push_back({"runs.opens",
                    stack.empty() ? fmt::format("In {}, a company's destination marker counts as a station.",
                                                listed_places(title.map, hexes))
                                  : fmt::format("{} in {} counts as a station there.", token_for(stack),
                                                listed_places(title.map, hexes))});
  std::map<std::string, std::vector<std::string>> elsewhere;
  for (const StandIn& one : title.runs.stand_ins)
    if (one.hex.value != one.city.value)
      elsewhere[one.stack].push_back(
          fmt::format("in {} for {}", one.hex.value, place_words(title.map, one.city.value)));
  for (const auto& [stack, pairs] : elsewhere)
    told.push_back({"runs.opens",
                    fmt::format("{} counts as a station in the adjacent city, even if that city is full: {}.",
                                token_for(stack), joined(pairs, ", "))});
}

// Returns "the company that holds the token Ferry" or "the company that owns Dutton Short Line".
std::string holder_words(const Title& title, const std::string& holder) {
  const bool of_private = find_private(title.companies, holder) != nullptr;
  return (of_private ? "the company that owns " : "the company that holds ") + holder_name(title, holder);
}

std::string kind_words(const std::vector<StopKind>& kinds) {
  std::vector<std::string> words;
  for (const StopKind kind : kinds)
    words.emplace_back(kind == StopKind::City   ? "cities"
                       : kind == StopKind::Town ? "towns"
                                                : "off-board areas");
  return listed(words);
}

void tell_free_stops(const Title& title, std::vector<DataSentence>& told) {
  if (!title.runs.free_stops) return;
  const FreeStops& free = *title.runs.free_stops;
  std::string text = fmt::format("All {} on runs of {} count and do not use up stops of its trains",
                                 kind_words(free.kinds), holder_words(title, free.holder));
  if (!title.runs.counted.empty())
    text += fmt::format("; {} uses up one stop, as for all companies",
                        listed_places(title.map, ref_names(title.runs.counted)));
  told.push_back({"runs.free_stops", text + "."});
}

std::string factor_words(int factor) {
  return factor == 2 ? "twice" : factor == 3 ? "three times" : fmt::format("{} times", factor);
}

// Describes tokens that are stations for runs only, and
// bonuses that depend on other tokens or on the ends of runs.
void tell_tokens(const Title& title, std::vector<DataSentence>& told) {
  for (const Ref& token : title.runs.stations)
    told.push_back({"runs.stations", fmt::format("The {} token counts as a station for runs in its city, "
                                                 "even if the city is full, but not for tile lays.",
                                                 bonus_token_name(title, token.value))});
  for (const RunBonus& bonus : title.runs.bonuses)
    if (bonus.at_end && bonus.factor > 1 && bonus.token == "destination")
      told.push_back(
          {"runs.bonuses", fmt::format("A run that begins or ends at the company's destination marker counts "
                                       "that place {}; a run through that place counts it once.",
                                       factor_words(bonus.factor))});
}

void tell_passage(const Title& title, std::vector<DataSentence>& told) {
  if (!title.runs.passage) return;
  const RunPassage& passage = *title.runs.passage;
  std::vector<std::string> crossings;
  for (const std::vector<Ref>& crossing : passage.crossings)
    crossings.push_back(
        joined(crossing, " and ", [&](const Ref& hex) { return place_words(title.map, hex.value); }));
  std::string text = fmt::format(
      "{0}: a run needs a {1} for each of these crossings: {2}. A {1} serves only one crossing per round, "
      "and the company keeps it.",
      passage.name, passage.stack.empty() ? "card" : passage.stack, joined(crossings, "; "));
  if (!passage.not_trains.empty())
    text +=
        fmt::format(" A {}-train cannot make a crossing.", joined(passage.not_trains, "- or ", &Ref::value));
  told.push_back({"runs.passage", std::move(text)});
}

std::vector<std::string> kinds_of_places(const Title& title) {
  std::vector<std::string> kinds;
  for (const StopKind kind : {StopKind::City, StopKind::Town, StopKind::OffBoard})
    if (has_places(title, kind)) kinds.push_back(plural_of(kind));
  return kinds;
}

// Describes the rules of the route engine for every run (engine/run/run.h), independent of the title.
void tell_every_run(const Title& title, std::vector<DataSentence>& told) {
  const std::vector<std::string> kinds = kinds_of_places(title);
  if (title.rules.operating.turn.kinds.empty() || title.roster.trains.empty() || kinds.empty()) return;
  const bool local =
      std::ranges::any_of(title.roster.trains, [](const Train& train) { return train.reach.local; });
  told.push_back(
      {"runs.places",
       fmt::format("A run must include at least two places ({}{}) and no more than its train reaches; at "
                   "least one of them must have a station of the company.",
                   listed(kinds), local ? "; one place is enough for a train that may run within it" : "")});
  const bool shares = title.runs.sharing != TrackSharing::Never;
  told.push_back(
      {"runs.once", fmt::format("A run cannot include a place twice or use track twice{}.",
                                shares ? "" : ". It cannot use track that another run of the company uses")});
  told.push_back(
      {"runs.ends",
       fmt::format("A run may end in a city full of other companies' stations but cannot pass through it{}.",
                   has_places(title, StopKind::OffBoard) ? " or through an off-board area" : "")});
}

}  // namespace

bool has_places(const Title& title, StopKind kind) {
  return std::ranges::any_of(title.map.hexes(), [&](const Hex& hex) { return has_stop(hex.tile, kind); }) ||
         std::ranges::any_of(title.tiles, [&](const auto& one) { return has_stop(one.second.tile, kind); });
}

std::vector<DataSentence> running_texts(const Title& title) {
  const RunRules& runs = title.runs;
  std::vector<DataSentence> told;
  tell_every_run(title, told);
  if (runs.free_junctions)
    told.push_back(
        {"runs.junctions",
         "A run may pass through a junction in the middle of a tile more than once, on different track."});
  if (runs.same_hex_once)
    told.push_back({"runs.same_hex", "A run cannot include two places in the same hex."});
  if (runs.one_gauge)
    told.push_back({"runs.gauge", "A run uses track of one gauge only; dual-gauge track counts as either."});
  if (runs.sharing == TrackSharing::OtherStacks)
    told.push_back({"runs.sharing", "Runs with different kinds of cards may use the same track."});
  if (runs.sharing == TrackSharing::Always)
    told.push_back({"runs.sharing", "Runs of one company may use the same track."});
  tell_rights(title, told);
  if (!runs.counted.empty())
    told.push_back(
        {"runs.counted", fmt::format("A run through {} must count it, which uses up a stop of the train.",
                                     listed_places(title.map, ref_names(runs.counted)))});
  tell_stand_ins(title, told);
  tell_free_stops(title, told);
  tell_tokens(title, told);
  tell_passage(title, told);
  if (runs.bypass)
    told.push_back(
        {"runs.bypass",
         fmt::format("In each operating round, one {} of {}{} may pass through a city that is full of other "
                     "companies' tokens; that city does not count.{}{}",
                     runs.bypass->stack.empty() ? "run" : runs.bypass->stack,
                     runs.bypass->companies.size() > 1 ? "each of " : "", listed(runs.bypass->companies),
                     runs.bypass->chosen ? " The company chooses this run before its trains run." : "",
                     runs.bypass->or_dearest ? " Alternatively, the train may make one more stop than its "
                                               "reach allows, but then does not count the most valuable stop."
                                             : "")});
  return told;
}

}  // namespace trackwright
