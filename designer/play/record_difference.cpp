#include "designer/play/record_difference.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

namespace trackwright {

namespace {

using nlohmann::json;
using namespace play;

// Fields that are not part of a position: its history and the legal actions.
bool is_aside(const std::string& key) {
  static constexpr std::array aside{
      "i",           "certificates", "priority", "legal_lays", "legal_tokens", "legal_trains",
      "legal_stock", "routes",       "revenue",  "note"};
  return std::ranges::find(aside, key) != aside.end();
}

json ordered(json list) {
  if (list.is_array()) std::sort(list.begin(), list.end());
  return list;
}

std::optional<FieldDifference> differ(const json& ours, const json& theirs, const std::string& path);

// A field that only one side has; an empty field counts as missing.
std::optional<FieldDifference> only_in_one(const std::string& at, const json& field, bool ours) {
  if (field.is_null() || field.empty()) return std::nullopt;
  return FieldDifference{at, ours ? field.dump() : "(nothing)", ours ? "(nothing)" : field.dump()};
}

// Records keep a power that outlives its private as a private without revenue, and list privates that are
// not in the game as closed from the start.
bool is_no_private(const json& one) {
  return one == "closed" || (one.is_array() && one.size() == 2 && one[1] == 0);
}

std::optional<FieldDifference> in_object(const json& ours, const json& theirs, const std::string& path) {
  std::set<std::string> keys;
  for (const auto& [key, value] : ours.items()) keys.insert(key);
  for (const auto& [key, value] : theirs.items()) keys.insert(key);
  for (const std::string& key : keys) {
    if (path.empty() && is_aside(key)) continue;
    const std::string at = path.empty() ? key : path + "." + key;
    const bool here = ours.contains(key);
    const bool there = theirs.contains(key);
    if (at == "auction.auctioning" && !there) continue;  // records rarely have it; the actor implies it
    if (path == "corporations" && !there && ours[key].value("closed", false))
      continue;  // some records omit them
    if (path == "privates" && !here && is_no_private(theirs[key])) continue;
    auto found = here && there ? differ(ours[key], theirs[key], at)
                               : only_in_one(at, here ? ours[key] : theirs[key], here);
    if (found) return found;
  }
  return std::nullopt;
}

std::optional<FieldDifference> differ(const json& ours, const json& theirs, const std::string& path) {
  if (ours.is_object() && theirs.is_object()) return in_object(ours, theirs, path);
  // Records write these sets as lists.
  if (path == "can" || path.starts_with("sold.") || path == "pending.discard" || path.ends_with(".bought")) {
    if (ordered(ours) == ordered(theirs)) return std::nullopt;
  } else if (ours == theirs) {
    return std::nullopt;
  }
  return FieldDifference{path, ours.dump(), theirs.dump()};
}

// Records name destinations with the engine's notation for a company; keep only the name.
json plain_destinations(json assigned) {
  constexpr std::string_view before = "<Engine::Corporation: ";
  for (auto& [hex, names] : assigned.items())
    for (json& name : names) {
      const auto text = name.get<std::string>();
      if (text.starts_with(before)) name = text.substr(before.size(), text.size() - before.size() - 1);
    }
  return assigned;
}

// Unifies steps that have another name in titles with their own version.
std::string plain_step(const std::string& step) {
  if (step.starts_with("Assign")) return "AssignSoldTokens";
  if (step.ends_with("Auction")) return "WaterfallAuction";
  if (step.starts_with("BuySellPar")) return "BuySellParShares";
  if (step == "BuySingleTrainOfType" || step == "SingleDepotTrainBuy") return "BuyTrain";
  return step;
}

// Unifies the end by a train, which some titles name after its number.
json plain_ending(json theirs) {
  const auto plain = [](json& cause) {
    if (cause.is_string() && cause.get<std::string>().ends_with("_train")) cause = "final_train";
  };
  if (theirs.contains("ending") && theirs["ending"].is_array() && !theirs["ending"].empty())
    plain(theirs["ending"][0]);
  if (theirs.contains("end") && theirs["end"].contains("reason")) plain(theirs["end"]["reason"]);
  return theirs;
}

// Removes tokens of closed privates: they have no effect, but records leave some on the map.
json without_idle_tokens(json theirs) {
  if (!theirs.contains("assigned") || !theirs.contains("privates")) return theirs;
  const auto is_idle = [&](const json& token) {
    for (const auto& [id, one] : theirs["privates"].items())
      if (one == "closed" && token.is_string() && token.get<std::string>().starts_with(id)) return true;
    return false;
  };
  json kept = json::object();
  for (const auto& [hex, tokens] : theirs["assigned"].items())
    for (const json& token : tokens)
      if (!is_idle(token)) kept[hex].push_back(token);
  theirs["assigned"] = kept;
  return theirs;
}

// Removes par prices of closed companies, which nobody can start again, and of some companies that already
// have a price.
json without_closed_pars(json theirs) {
  if (!theirs.contains("corporations") || !theirs.contains("can")) return theirs;
  json& can = theirs["can"];
  const auto take_par = [&] { can.erase(std::remove(can.begin(), can.end(), "par"), can.end()); };
  if (theirs.contains("legal_stock")) {
    const json pars = theirs["legal_stock"].value("par", json::object());
    const auto is_open = [&](const auto& one) {
      return !theirs["corporations"].contains(one.key()) ||
             !theirs["corporations"][one.key()].value("ipoed", false);
    };
    bool open = false;
    for (const auto& one : pars.items()) open = open || is_open(one);
    if (!open) take_par();
  }
  bool closed = false;
  for (const auto& [id, company] : theirs["corporations"].items()) {
    if (company.value("ipoed", true)) continue;
    if (!company.value("closed", false)) return theirs;
    closed = true;
  }
  if (closed) take_par();
  return theirs;
}

// Removes the state, a company that owns shares and never starts; its income stays in the bank.
json without_the_state(json theirs, const json& ours) {
  if (!theirs.contains("corporations") || !ours.contains("corporations")) return theirs;
  std::vector<std::string> states;
  for (const auto& [id, company] : theirs["corporations"].items())
    if (!ours["corporations"].contains(id) && !company.value("ipoed", true) && company["tokens"].empty())
      states.push_back(id);
  for (const std::string& id : states) {
    if (theirs.contains("bank"))
      theirs["bank"] = theirs["bank"].get<int>() + theirs["corporations"][id].value("cash", 0);
    theirs["corporations"].erase(id);
    for (auto& [name, company] : theirs["corporations"].items())
      for (const char* key : {"shares", "percent"})
        if (company.contains(key) && company[key].contains(id)) {
          company[key]["bank"] = company[key][id];
          company[key].erase(id);
        }
  }
  return theirs;
}

// Some titles write their minors as companies with shares, others without price and shares.
json with_minors_as_in(json ours, const json& theirs) {
  if (!ours.contains("corporations") || !theirs.contains("corporations")) return ours;
  for (auto& [id, company] : ours["corporations"].items()) {
    if (!company.contains("minor")) continue;
    const auto other = theirs["corporations"].find(id);
    if (other == theirs["corporations"].end() || other->value("minor", false))
      for (const char* key : {"price", "par", "ipoed", "shares", "percent"}) company.erase(key);
    else
      company.erase("minor");
  }
  return ours;
}

// In an auction of one item after another, only the highest bid has a meaning.
json with_highest_bids(json theirs) {
  if (!theirs.contains("auction") || !theirs["auction"].contains("bids")) return theirs;
  for (auto& [item, bids] : theirs["auction"]["bids"].items())
    if (bids.is_array() && bids.size() > 1) bids = json::array({bids.back()});
  return theirs;
}

}  // namespace

std::optional<FieldDifference> first_difference(const Game& game, json ours, const json& theirs) {
  ours = with_minors_as_in(std::move(ours), theirs);
  json plain = without_closed_pars(without_the_state(theirs, ours));
  if (!game.bank && ours.contains("bank")) plain["bank"] = ours["bank"];  // records count an endless bank
  if (!game.tokens_outlast) plain = without_idle_tokens(std::move(plain));
  if (game.one_by_one) plain = with_highest_bids(std::move(plain));
  plain = plain_ending(std::move(plain));
  if (plain.contains("assigned")) plain["assigned"] = plain_destinations(plain["assigned"]);
  if (!theirs.contains("step")) return differ(ours, plain, "");
  plain["step"] = plain_step(theirs["step"].get<std::string>());
  return differ(ours, plain, "");
}

}  // namespace trackwright
