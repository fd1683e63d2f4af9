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

}  // namespace

void private_text_other_hex(const Facts& facts, Report& report) {
  for (const Private& company : facts.title.companies.privates) {
    const std::set<std::string> told = hexes_in(facts, company.text);
    if (told.empty()) continue;
    std::set<std::string> listed;
    const Ref* unsaid = nullptr;
    for (const auto* list : {&company.blocks, &company.hexes})
      for (const Ref& ref : *list) {
        listed.insert(ref.value);
        const HexFacts* hex = facts.find_hex(ref.value);
        if (hex == nullptr || told.contains(ref.value)) continue;
        const std::string& name = hex->hex->name;
        if (name.empty() || company.text.find(name) == std::string::npos) unsaid = unsaid ? unsaid : &ref;
      }
    const auto other =
        std::ranges::find_if(told, [&](const std::string& id) { return !listed.contains(id); });
    if (unsaid == nullptr || other == told.end()) continue;
    Finding& finding = report(
        unsaid->place, company.id.value,
        fmt::format("{} is about {}, and its text speaks of {}", company.id.value, unsaid->value, *other),
        "correct the one that is wrong; the text is printed on the card");
    finding.also.push_back({Name::Hex, unsaid->value});
  }
}

}  // namespace trackwright::checks
