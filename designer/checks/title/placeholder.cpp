#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

// Returns a word that its author left as a placeholder.
std::string_view placeholder(std::string_view text) {
  for (const std::string_view word : {"TODO", "TBD", "FIXME", "XXX", "???", "count later", "lorem ipsum"})
    if (text.find(word) != std::string_view::npos) return word;
  return {};
}

void look(Place place, const Name& object, std::string_view text, Report& report) {
  const std::string_view word = placeholder(text);
  if (!word.empty()) report(place, object, fmt::format("\"{}\" is a placeholder", word), "replace it");
}

}  // namespace

void title_placeholder(const Facts& facts, Report& report) {
  const Title& title = facts.title;
  std::vector<const std::vector<RoundStep>*> rounds{&title.stock_round, &title.operating_round,
                                                    &title.game_end};
  for (const auto& [kind, steps] : title.turns) rounds.push_back(&steps);
  for (const auto* steps : rounds)
    for (const RoundStep& step : *steps) look(step.place, {Name::Nothing, "rounds"}, step.text, report);
  for (const Company& company : title.companies.companies) {
    const Name name{Name::Company, company.id.value};
    look(company.place, name, company.name + '\n' + company.home_text, report);
    for (const std::string& note : company.notes) look(company.place, name, note, report);
  }
  for (const Private& company : title.companies.privates)
    look(company.place, {Name::Private, company.id.value},
         company.name + '\n' + company.text + '\n' + company.closes_text, report);
  for (const HexFacts& hex : facts.hexes)
    look(hex.hex->place, {Name::Hex, hex.hex->id}, hex.hex->name, report);
  for (const Train& train : title.roster.trains)
    look(train.place, {Name::Train, train.name.value}, train.text, report);
  for (const Phase& phase : title.roster.phases)
    for (const std::string& status : phase.status)
      look(phase.place, {Name::Phase, phase.name.value}, status, report);
}

}  // namespace trackwright::checks
