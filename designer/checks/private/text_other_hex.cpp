#include "designer/checks/prelude.h"

#include "designer/checks/texts.h"

namespace trackwright::checks {

namespace {

// Whether the word is a hex of the map and nothing else that a text may name, such as a tile.
bool is_told_hex(const Facts& facts, const std::string& id) {
  return facts.find_hex(id) != nullptr && money(facts.title, std::stoi(id.substr(1))) != id &&
         !facts.title.tiles.contains(id) && !facts.trains.contains(id) &&
         find_private(facts.title.companies, id) == nullptr &&
         find_company(facts.title.companies, id) == nullptr;
}

// Returns the hexes of the map that the text names by coordinate.
std::set<std::string> hexes_in(const Facts& facts, const std::string& text) {
  std::set<std::string> told = coordinates_in(text);
  std::erase_if(told, [&](const std::string& id) { return !is_told_hex(facts, id); });
  return told;
}

// Returns the hexes that the data give to a private: first those of its card, then those of its powers.
std::vector<Ref> listed_hexes(const Facts& facts, const Private& company) {
  std::vector<Ref> listed = company.blocks;
  listed.insert(listed.end(), company.hexes.begin(), company.hexes.end());
  for (const auto& [owner, powers] : facts.title.rules.privates.powers.kinds)
    if (owner.value == company.id.value)
      for (const PowerRule& power : powers)
        listed.insert(listed.end(), power.hexes.begin(), power.hexes.end());
  return listed;
}

bool is_told(const Facts& facts, const Private& company, const Ref& ref) {
  const HexFacts* hex = facts.find_hex(ref.value);
  return hex == nullptr || has_words(company.text, ref.value) || has_words(company.text, hex->hex->name);
}

// Returns a hex that the text puts beside one of the data, as in "D4 or C5", or the only hex that the text
// has in addition to two or more of the data.
std::optional<std::string> one_more(const Facts& facts, const Private& company,
                                    const std::vector<Ref>& listed, const std::set<std::string>& told) {
  for (const auto& [one, other] : alternatives_in(company.text)) {
    if (names(listed, one) && is_told_hex(facts, other) && !names(listed, other)) return other;
    if (names(listed, other) && is_told_hex(facts, one) && !names(listed, one)) return one;
  }
  std::vector<std::string> more;
  std::set<std::string> alike;
  for (const std::string& id : told)
    if (names(listed, id))
      alike.insert(id);
    else
      more.push_back(id);
  const bool all_told = std::ranges::all_of(listed, [&](const Ref& ref) { return told.contains(ref.value); });
  if (all_told && alike.size() >= 2 && more.size() == 1) return more.front();
  return std::nullopt;
}

// Returns the only place of the map that the text names, if the data have one hex or two and the text has
// none of them.
const Hex* other_place(const Facts& facts, const Private& company, const std::vector<Ref>& listed) {
  constexpr std::size_t least_letters = 4;
  std::set<std::string> ids;
  for (const Ref& ref : listed) ids.insert(ref.value);
  if (ids.empty() || ids.size() > 2) return nullptr;
  const Hex* found = nullptr;
  for (const HexFacts& hex : facts.hexes) {
    if (hex.hex->name.size() < least_letters || !has_words(company.text, hex.hex->name)) continue;
    if (found != nullptr) return nullptr;
    found = hex.hex;
  }
  return found;
}

Finding& report_hex(const Private& company, const Ref& listed, const std::string& message, Report& report) {
  Finding& finding = report(listed.place, company.id.value, message,
                            "correct the text or the data; the text is printed on the card");
  finding.also.push_back({Name::Hex, listed.value});
  return finding;
}

}  // namespace

void private_text_other_hex(const Facts& facts, Report& report) {
  for (const Private& company : facts.title.companies.privates) {
    const std::vector<Ref> listed = listed_hexes(facts, company);
    const std::set<std::string> told = hexes_in(facts, company.text);
    const auto unsaid =
        std::ranges::find_if_not(listed, [&](const Ref& ref) { return is_told(facts, company, ref); });
    const auto other = std::ranges::find_if(told, [&](const std::string& id) { return !names(listed, id); });
    // A separate power can be about hexes that the text describes in words.
    const bool on_card = unsaid != listed.end() &&
                         (names(company.blocks, unsaid->value) || names(company.hexes, unsaid->value));
    if (on_card && other != told.end()) {
      report_hex(company, *unsaid,
                 fmt::format("the data of {} list {}, but its text names {}", company.id.value, unsaid->value,
                             *other),
                 report);
    } else if (const auto more = one_more(facts, company, listed, told)) {
      report_hex(company, listed.front(),
                 fmt::format("the text of {} also names {}, which its data lack", company.id.value, *more),
                 report);
    } else if (const Hex* place = other_place(facts, company, listed);
               place != nullptr && unsaid != listed.end() && told.empty()) {
      if (std::ranges::none_of(listed, [&](const Ref& ref) {
            return ref.value == place->id ||
                   (facts.find_hex(ref.value) != nullptr && is_told(facts, company, ref));
          }))
        report_hex(company, *unsaid,
                   fmt::format("the data of {} list {}, but its text names {}", company.id.value,
                               unsaid->value, hex_words(*place)),
                   report);
    }
  }
}

}  // namespace trackwright::checks
