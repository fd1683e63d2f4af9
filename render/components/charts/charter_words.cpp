#include "render/components/charts/charter_words.h"

#include <fmt/format.h>

#include <utility>

#include "engine/base/words.h"
#include "render/words/company_phrases.h"
#include "render/words/loan_words.h"
#include "render/words/player_words.h"
#include "render/words/station_text.h"
#include "render/words/title_cells.h"

namespace trackwright {
namespace {

// "floats at 60 %", "floats at 20 / 30 / 50 % by phase", or "floats with its president's certificate".
std::string float_text(const Title& title, const Company& company) {
  const std::string percents = float_percents(title, company);
  if (percents.empty()) return {};
  if (floats_with_president(company)) return "floats with its president's certificate";
  return "floats at " + percents + (company.float_by_phase.empty() ? "" : " by phase");
}

// Returns the facts of the other side: "Nationalized", "Major company", "incremental capitalization". A
// company whose capitalization changes converts before it floats, so that side repeats the float.
std::vector<std::string> other_facts(const Title& title, const Company& company, const std::string& side) {
  std::vector<std::string> words{side, capitalised(company.kind) + " company"};
  if (company.conversion && !company.conversion->capitalization.empty())
    words.push_back(float_text(title, company));
  const std::string capital = company.capitalization + " capitalization";
  if (!company.capitalization.empty() && capitalised(capital) != side) words.push_back(capital);
  std::erase(words, "");
  return words;
}

// Returns "Connects to A1, A23 or H2, at least 9 hexes from its home".
std::string connection_words(const Map& map, const Connection& connection) {
  std::vector<std::string> places;
  for (const Ref& hex : connection.to) places.push_back(place_words(map, hex.value));
  const std::string far =
      connection.distance ? fmt::format(", at least {} hexes from its home", connection.distance->value) : "";
  return "Connects to " + listed(places, "or") + far +
         (connection.text.empty() ? "" : "; " + uncapitalised(connection.text));
}

// Returns "One leaves the game: MYJ, STJ or TGOJ".
std::string group_words(const Companies& companies, const std::string& group) {
  std::vector<std::string> members;
  for (const Company& company : companies.companies)
    if (company.group == group) members.push_back(company.id.value);
  return set_name(group) + ": " + listed(members, "or");
}

}  // namespace

std::vector<std::string> charter_facts(const Title& title, const Company& company, const std::string& side) {
  if (!side.empty()) return other_facts(title, company, side);
  std::vector<std::string> words{capitalised(company.kind) + " company"};
  if (company.price) words.push_back("price " + money(title, company.price->value));
  if (company.par) words.push_back("par " + money(title, company.par->value));
  words.push_back(float_text(title, company));
  if (!company.certificates.empty()) words.push_back(capital_words(title, &company));
  std::erase(words, "");
  return words;
}

std::vector<std::string> charter_notes(const Title& title, const Company& company) {
  std::vector<std::string> all;
  if (!company.home_text.empty()) all.push_back("Home: " + company.home_text);
  if (company.connection) all.push_back(connection_words(title.map, *company.connection));
  if (!company.group.empty()) all.push_back(group_words(title.companies, company.group));
  if (const std::string limits = loan_limits_of(title, company.kind); !limits.empty())
    all.push_back("Limit: " + limits);
  all.insert(all.end(), company.notes.begin(), company.notes.end());
  if (std::string words = players_words(title, company.id.value); !words.empty())
    all.push_back(std::move(words));
  return all;
}

}  // namespace trackwright
