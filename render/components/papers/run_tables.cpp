#include "render/components/papers/run_tables.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <vector>

#include "engine/base/words.h"
#include "render/words/rule_phrases.h"
#include "render/words/station_text.h"
#include "render/words/title_cells.h"

namespace trackwright {
namespace {

// Returns "+$20", "+10kr, +20kr from phase 3", or "×2" for a stop that counts twice.
std::string bonus_words(const Title& title, const RunBonus& bonus) {
  if (bonus.factor != 1) return fmt::format("×{}", bonus.factor);
  if (bonus.by_phase.empty()) return signed_money(title, bonus.value);
  return joined(bonus.by_phase, ", ", [&](const auto& step) {
    const bool first = &step == bonus.by_phase.data();
    return signed_money(title, step.second) + (first ? "" : " from phase " + step.first.value);
  });
}

std::vector<std::string> names_in_group(const Title& title, const std::string& group) {
  std::vector<std::string> names;
  for (const RunBonus& bonus : title.runs.bonuses)
    if (bonus.group == group && std::ranges::find(names, bonus.name) == names.end())
      names.push_back(bonus.name);
  return names;
}

// Returns "between B16 and Ribe B18" for two hexes that share a side.
std::string crossing_words(const Map& map, const std::string& hexes) {
  const auto gap = hexes.find(' ');
  if (gap == std::string::npos) return hexes;
  return "between " + place_words(map, hexes.substr(0, gap)) + " and " +
         place_words(map, hexes.substr(gap + 1));
}

// Returns when and to whom a bonus is paid: "once, not a 5E or 4D, multiplied".
std::string bonus_terms(const Title& title, const RunBonus& bonus) {
  std::vector<std::string> terms;
  if (!bonus.holder.empty()) terms.push_back("with " + holder_name(title, bonus.holder));
  const std::string whose = bonus.whose == TokenOwner::Own ? "the company's" : "another company's";
  if (bonus.token == "destination")
    terms.push_back(fmt::format("at {} destination marker", whose));
  else if (!bonus.token.empty())
    terms.push_back(fmt::format("at {} token {}", whose, bonus_token_name(title, bonus.token)));
  if (bonus.at_end) terms.emplace_back("if the run begins or ends there");
  if (bonus.passing) terms.emplace_back("passing through is enough");
  if (!bonus.companies.empty()) terms.push_back("for " + listed(bonus.companies));
  if (bonus.once) terms.emplace_back("once for all trains together");
  if (bonus.times == BonusTimes::OwnStops) terms.emplace_back("for each station of the company");
  if (bonus.times == BonusTimes::Stops && bonus.factor == 1) terms.emplace_back("for each stop");
  if (bonus.multiplied) terms.emplace_back("multiplied if the train multiplies");
  if (bonus.paid_stops) terms.emplace_back("only if the train counts the place");
  if (bonus.to_treasury) terms.emplace_back("to the treasury");
  if (!bonus.not_trains.empty()) terms.push_back("not a " + listed(ref_names(bonus.not_trains), "or"));
  if (!bonus.with.empty())
    terms.push_back(fmt::format("if a {} runs with the train", listed(ref_names(bonus.with), "or")));
  if (!bonus.group.empty())
    terms.push_back("only the highest of " + listed(names_in_group(title, bonus.group)));
  if (!bonus.after.empty()) terms.push_back(since_event(title, bonus.after));
  return joined(terms, ", ");
}

// "Gävle H9, and Malmö A2 or Göteborg A10"; "both Narvik B31 and Luleå G26, and Kiruna D29".
std::string need_words(const Title& title, const RunBonus& bonus) {
  const bool several =
      std::ranges::any_of(bonus.needs, [](const BonusNeed& need) { return need.hexes.size() > 1; });
  return joined(bonus.needs, several ? ", and " : " and ", [&](const BonusNeed& need) {
    std::vector<std::string> hexes;
    for (const Ref& hex : need.hexes) hexes.push_back(place_words(title.map, hex.value));
    if (need.count > 1 && static_cast<std::size_t>(need.count) == hexes.size())
      return (need.count == 2 ? "both " : "all of ") + listed(hexes);
    return need.count > 1 ? fmt::format("{} of {}", need.count, listed(hexes)) : listed(hexes, "or");
  });
}

// Returns each name once, since tokens may differ in their cost alone.
std::string tokens_words(const Title& title, const std::vector<Ref>& ids) {
  std::vector<std::string> names;
  for (const Ref& id : ids)
    if (std::string name = bonus_token_name(title, id.value); std::ranges::find(names, name) == names.end())
      names.push_back(std::move(name));
  return listed(names, "or");
}

// Returns "10kr times the number of the train, off the revenue, in phases 2 and 3".
std::string fee_words(const Title& title, const RunFee& fee) {
  std::string text = "−" + money(title, fee.amount);
  if (fee.per_level) text += " times the number of the train";
  text += fee.from_revenue ? ", subtracted from the revenue" : ", from the treasury";
  if (!fee.phases.empty()) text += ", in " + in_phases(fee.phases);
  if (!fee.after.empty()) text += ", " + since_event(title, fee.after);
  if (!fee.exempt.empty()) text += ", not " + listed(fee.exempt, "or");
  if (!fee.exempt_holder.empty()) text += ", not with " + holder_name(title, fee.exempt_holder);
  if (!fee.tokens.empty())
    text += fmt::format(", until the token {} is removed", tokens_words(title, fee.tokens));
  return text;
}

// Returns " from phase 3", or nothing for values that hold from the start.
std::string value_time(const Title& title, const RevenueEntry& step) {
  if (step.key == "diesel") return " for a D-train";
  const Roster& roster = title.roster;
  const auto colour = from_word<Colour>(step.key);
  const Phase* phase = colour ? first_phase_with(roster, *colour) : find_phase(roster, step.key);
  if (phase == nullptr) return fmt::format(" ({})", step.key);
  return phase == roster.phases.data() ? "" : " from phase " + phase->name.value;
}

}  // namespace

Table place_table(const Title& title) {
  Table table{{{"Place"}, {"Hex"}, {"Values"}}, {}};
  for (const Hex& hex : title.map.hexes()) {
    for (const Stop& stop : hex.tile.stops) {
      const std::string values = joined(stop.revenue.steps, ", ", [&](const RevenueEntry& step) {
        return money(title, step.value) + value_time(title, step);
      });
      if (!values.empty()) table.rows.push_back({text_cell(hex.name), text_cell(hex.id), text_cell(values)});
    }
  }
  return table;
}

Table run_table(const Title& title) {
  Table table{{{"Bonus or fee"}, {"Amount"}, {"Where"}, {"When"}}, {}};
  for (const RunBonus& bonus : title.runs.bonuses)
    table.rows.push_back({text_cell(bonus.name), text_cell(bonus_words(title, bonus)),
                          text_cell(need_words(title, bonus)), text_cell(bonus_terms(title, bonus))});
  for (const RunFee& fee : title.runs.fees) {
    std::vector<std::string> where = ref_names(fee.hexes);
    for (const Ref& crossing : fee.crossings) where.push_back(crossing_words(title.map, crossing.value));
    if (fee.gauge_changes) where.emplace_back("for each change of gauge");
    table.rows.push_back({text_cell(fee.name), text_cell(fee_words(title, fee)),
                          text_cell(joined(where, ", ")), text_cell("")});
  }
  return table;
}

}  // namespace trackwright
