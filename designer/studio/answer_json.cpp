#include "designer/studio/answer_json.h"

#include <nlohmann/json.hpp>
#include <optional>
#include <vector>

namespace trackwright {

namespace {

using Json = nlohmann::ordered_json;

std::vector<int> steps_in(const std::vector<Rotation>& rotations) {
  std::vector<int> list;
  for (const Rotation r : rotations) list.push_back(r.steps());
  return list;
}

Json json_of(const TileSuccessors& row) {
  Json told{{"from", row.from}, {"to", Json::array()}};
  for (const TileSuccessor& next : row.to)
    told["to"].push_back(
        {{"tile", next.tile}, {"rotations", steps_in(next.rotations)}, {"everywhere", next.everywhere}});
  return told;
}

Json number_of(const std::optional<int>& count) {
  return count ? Json(*count) : Json("unlimited");
}

Json json_of(const PlacementVerdict& verdict, const TileCount& count) {
  Json lay{{"tile", verdict.tile}, {"legal", verdict.legal}, {"rotations", steps_in(verdict.rotations)}};
  lay["count"] = number_of(count.all);
  lay["left"] = number_of(count.left);
  if (!verdict.condition.empty()) lay["condition"] = verdict.condition;
  if (!verdict.before.empty()) lay["after_all_of"] = verdict.before;
  if (!verdict.refusal.empty()) lay["refusal"] = verdict.refusal;
  for (const RotationRefusal& refused : verdict.refused)
    lay["refused"].push_back({{"rotation", refused.rotation.steps()}, {"words", refused.words}});
  return lay;
}

void add_terms(Json& told, const LayTerms& terms) {
  if (terms.cost) told["cost"] = {{"amount", terms.cost->amount}, {"terrain", terms.cost->kinds}};
  for (const SideCost& side : terms.sides)
    told["sides"].push_back(
        {{"edge", side.edge.index()}, {"to", side.to}, {"amount", side.amount}, {"kind", side.kind}});
  if (!terms.blocked.empty()) told["blocked_by"] = terms.blocked;
}

Json json_of(const HexUpgrades& hex) {
  Json told{{"hex", hex.hex}, {"name", hex.name}, {"lays", Json::array()}, {"tree", Json::array()}};
  if (!hex.phase.empty()) told["phase"] = hex.phase;
  if (!hex.lying.empty()) told["lying"] = {hex.lying, hex.turned.steps()};
  if (hex.fixed) told["fixed"] = true;
  add_terms(told, hex.terms);
  for (std::size_t i = 0; i < hex.lays.size(); ++i)
    told["lays"].push_back(json_of(hex.lays[i], hex.counts[i]));
  for (const ReachedTile& tile : hex.becomes)
    told["tree"].push_back({{"tile", tile.tile},
                            {"colour", word_of(tile.colour)},
                            {"rotations", steps_in(tile.rotations)},
                            {"stuck", steps_in(tile.stuck)},
                            {"next", tile.next}});
  return told;
}

Json json_of(const CompanyReach& reach) {
  Json told{{"company", reach.company}, {"phase", reach.phase}, {"complete", reach.complete}};
  told["track"] = reach.track_rule.empty() ? "permissive" : reach.track_rule;
  told["lays"] = Json::array();
  for (const CompanyLays& hex : reach.hexes) {
    Json here{{"hex", hex.hex}, {"name", hex.name}};
    add_terms(here, hex.terms);
    for (const Lay& lay : hex.lays) {
      Json one{{"tile", lay.tile}, {"rotations", steps_in(lay.rotations)}, {"left", number_of(lay.left)}};
      if (!lay.condition.empty()) one["condition"] = lay.condition;
      here["tiles"].push_back(std::move(one));
    }
    told["lays"].push_back(std::move(here));
  }
  told["tokens"] = Json::array();
  for (const CompanyToken& token : reach.tokens)
    told["tokens"].push_back({{"hex", token.hex}, {"name", token.name}, {"city", token.city}});
  return told;
}

Json json_of(const LoadedPosition& loaded, const Run& run, const std::string& refusal) {
  Json json;
  json["train"] = loaded.train_ids.at(run.train);
  json["stops"] = Json::array();
  for (const RunStop& stop : run.stops) {
    Json told{stop.hex, stop.node, stop.value};
    if (!stop.paid) told.push_back(0);
    json["stops"].push_back(std::move(told));
  }
  json["path"] = run.path;
  json["revenue"] = run.revenue;
  if (!run.bonuses.empty())
    for (const RunBonusPaid& bonus : run.bonuses) json["bonuses"].push_back({bonus.name, bonus.value});
  if (run.fees != 0) json["fees"] = run.fees;
  for (const RunBonusPaid& subsidy : run.subsidies)
    json["subsidies"].push_back({subsidy.name, subsidy.value});
  if (!refusal.empty()) json["refusal"] = refusal;
  return json;
}

}  // namespace

std::string answer_json(const UpgradesAnswer& answer) {
  Json told = Json::array();
  for (const CompanyReach& reach : answer.companies) told.push_back(json_of(reach));
  for (const HexUpgrades& hex : answer.hexes) told.push_back(json_of(hex));
  for (const TileSuccessors& row : answer.tiles) told.push_back(json_of(row));
  return told.dump() + "\n";
}

std::string answer_json(const LoadedPosition& loaded, const RoutesAnswer& told) {
  Json json;
  json["total"] = told.total;
  json["complete"] = told.complete;
  if (!told.complete) json["bound"] = told.bound;
  json["routes"] = Json::array();
  for (std::size_t i = 0; i < told.runs.size(); ++i)
    json["routes"].push_back(json_of(loaded, told.runs[i], told.refusals[i]));
  if (!told.not_computed.empty()) json["not_computed"] = told.not_computed;
  return json.dump() + "\n";
}

}  // namespace trackwright
