#include <fmt/format.h>

#include <cstdlib>
#include <optional>
#include <set>
#include <string_view>
#include <vector>

#include "designer/checks/meant_hex.h"
#include "designer/checks/texts.h"
#include "engine/base/suggest.h"
#include "engine/base/words.h"

namespace trackwright {

namespace {

struct CoordinateParts {
  std::string_view letters;
  int number = 0;
};

std::optional<CoordinateParts> parts_of(std::string_view id) {
  const std::size_t digits = id.find_first_of("0123456789");
  if (digits == 0 || digits == std::string_view::npos) return std::nullopt;
  const auto number = number_in(id.substr(digits));
  if (!number) return std::nullopt;
  return CoordinateParts{id.substr(0, digits), *number};
}

// Compares two words without regard to case.
bool same_word(std::string_view a, std::string_view b) {
  return edit_distance(a, b) == 0;
}

// Returns the hexes with the same letters whose number differs by at most one. A wrong number, or one that
// falls between two hexes, is more likely than a wrong letter.
std::vector<std::string> ids_beside(const Facts& facts, std::string_view said) {
  std::vector<std::string> ids;
  const auto parts = parts_of(said);
  if (!parts) return ids;
  for (const HexFacts& hex : facts.hexes)
    if (const auto other = parts_of(hex.hex->id);
        other && same_word(other->letters, parts->letters) && std::abs(other->number - parts->number) <= 1)
      ids.push_back(hex.hex->id);
  return ids;
}

}  // namespace

std::string meant_hex(const Facts& facts, const std::string& said) {
  if (const std::vector<std::string> near = ids_beside(facts, said); !near.empty())
    return fmt::format("did you mean `{}`?", fmt::join(near, "` or `"));
  std::vector<std::string> ids;
  for (const HexFacts& hex : facts.hexes) ids.push_back(hex.hex->id);
  return did_you_mean(said, ids);
}

const Hex* hex_named(const Facts& facts, const std::string& name) {
  const Hex* found = nullptr;
  for (const HexFacts& hex : facts.hexes) {
    if (name.empty() || !same_word(hex.hex->name, name)) continue;
    if (found != nullptr) return nullptr;
    found = hex.hex;
  }
  return found;
}

void help_with_hex(const Facts& facts, const std::string& said, Finding& finding) {
  const Hex* hex = hex_named(facts, said);
  if (hex == nullptr) {
    finding.help = meant_hex(facts, said);
    return;
  }
  finding.help = fmt::format("name a hex by its coordinate: write `{}`", hex->id);
  finding.related.push_back({hex->place, "the hex with this name"});
  // The place of a quoted text includes the quotes, so the edit would remove them.
  if (finding.place.length == said.size()) finding.edits.push_back({finding.place, hex->id});
}

namespace {

using HexNames = std::set<std::string>;

void add_missing(const Facts& facts, const std::vector<Ref>& refs, HexNames& missing) {
  for (const Ref& ref : refs)
    if (facts.find_hex(ref.value) == nullptr && parse_coordinate(facts.title.map.layout(), ref.value))
      missing.insert(ref.value);
}

void add_missing_of_powers(const Facts& facts, const ByKind<std::vector<PowerRule>>& owners,
                           HexNames& missing) {
  for (const auto& [owner, powers] : owners.kinds)
    for (const PowerRule& power : powers) add_missing(facts, power.hexes, missing);
}

}  // namespace

bool is_part_of_larger_map(const Facts& facts) {
  constexpr std::size_t several = 3;
  const Companies& companies = facts.title.companies;
  HexNames missing;
  for (const Company& company : companies.companies)
    for (const Station& home : company.homes) add_missing(facts, {home.hex}, missing);
  for (const Private& company : companies.privates) {
    add_missing(facts, company.blocks, missing);
    add_missing(facts, company.hexes, missing);
  }
  for (const BonusToken& token : companies.bonus_tokens) add_missing(facts, token.hexes, missing);
  for (const NeutralStation& station : companies.neutral_stations)
    add_missing(facts, {station.at.hex}, missing);
  add_missing_of_powers(facts, facts.title.rules.privates.powers, missing);
  add_missing_of_powers(facts, facts.title.rules.company_powers, missing);
  return missing.size() >= several;
}

std::vector<HexList> hex_lists(const Title& title) {
  std::vector<HexList> lists;
  for (const BonusToken& token : title.companies.bonus_tokens)
    lists.push_back({{Name::BonusToken, token.id}, &token.hexes});
  for (const Private& company : title.companies.privates)
    lists.push_back({{Name::Private, company.id.value}, &company.hexes});
  return lists;
}

std::vector<HexList> power_hex_lists(const Title& title) {
  std::vector<HexList> lists;
  for (const auto& [owner, powers] : title.rules.privates.powers.kinds) {
    const Private* company = find_private(title.companies, owner.value);
    for (const PowerRule& power : powers)
      if (company == nullptr || ref_names(company->hexes) != ref_names(power.hexes))
        lists.push_back({{Name::Private, owner.value}, &power.hexes});
  }
  for (const auto& [owner, powers] : title.rules.company_powers.kinds)
    for (const PowerRule& power : powers) lists.push_back({{Name::Company, owner.value}, &power.hexes});
  return lists;
}

}  // namespace trackwright
