#include "designer/checks/prelude.h"

#include "designer/checks/texts.h"

namespace trackwright::checks {

namespace {

// Hexes of the map that the text names by coordinate.
std::set<std::string> hexes_in(const Facts& facts, const std::string& text) {
  std::set<std::string> told = coordinates_in(text);
  std::erase_if(told, [&](const std::string& id) {
    return facts.find_hex(id) == nullptr || money(facts.title, std::stoi(id.substr(1))) == id ||
           facts.title.tiles.contains(id) || facts.trains.contains(id) ||
           find_private(facts.title.companies, id) != nullptr ||
           find_company(facts.title.companies, id) != nullptr;
  });
  return told;
}

bool names_place(const std::string& text, const std::string& name) {
  return !name.empty() && text.find(name) != std::string::npos;
}

}  // namespace

void private_text_other_hex(const Facts& facts, Report& report) {
  for (const Private& company : facts.title.companies.privates) {
    const std::set<std::string> told = hexes_in(facts, company.text);
    if (told.empty()) continue;
    std::vector<Ref> listed = company.blocks;
    listed.insert(listed.end(), company.hexes.begin(), company.hexes.end());
    const auto unsaid = std::ranges::find_if_not(listed, [&](const Ref& ref) {
      return facts.find_hex(ref.value) == nullptr || told.contains(ref.value) ||
             names_place(company.text, facts.find_hex(ref.value)->hex->name);
    });
    const auto other = std::ranges::find_if(told, [&](const std::string& id) { return !names(listed, id); });
    if (unsaid == listed.end() || other == told.end()) continue;
    Finding& finding = report(
        unsaid->place, company.id.value,
        fmt::format("{} is about {}, and its text speaks of {}", company.id.value, unsaid->value, *other),
        "correct the one that is wrong; the text is printed on the card");
    finding.also.push_back({Name::Hex, unsaid->value});
  }
}

}  // namespace trackwright::checks
