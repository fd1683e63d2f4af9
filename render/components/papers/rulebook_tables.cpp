#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <vector>

#include "engine/base/words.h"
#include "render/components/papers/rulebook_tables.h"
#include "render/words/company_phrases.h"
#include "render/words/rule_phrases.h"
#include "render/words/station_text.h"
#include "render/words/title_cells.h"
#include "render/words/title_tables.h"
#include "render/words/train_words.h"

namespace trackwright {

namespace {

std::string hex_text(const Title& title, const Station& station) {
  const std::string name = place_name(title.map, station);
  return name.empty() ? station.hex.value : fmt::format("{} ({})", name, station.hex.value);
}

std::string home_words(const Title& title, const Company& company) {
  std::vector<std::string> words;
  for (const Station& home : company.homes) words.push_back(hex_text(title, home));
  if (!company.home_text.empty()) words.push_back(company.home_text);
  return joined(words, "; ");
}

// Costs by phase contain commas, so separate them by semicolons.
std::string cost_words(const Title& title, const Company& company) {
  return joined(token_costs(title, company), company.token_steps.empty() ? ", " : "; ");
}

// Returns "20 % president, 8 × 10 %".
std::string stock_words(const Company& company) {
  std::vector<std::string> words;
  for (const Certificate& one : company.certificates) {
    if (one.then && one.percent.value == 0) {
      words.push_back(fmt::format("later {} × {} %", one.count.value, one.then->value));
      continue;
    }
    const std::string then = one.then ? fmt::format(" (later {} %)", one.then->value) : "";
    words.push_back(one.president ? fmt::format("president {} %{}", one.percent.value, then)
                                  : fmt::format("{} × {} %{}", one.count.value, one.percent.value, then));
  }
  return joined(words, ", ");
}

// Returns "60 %", "president's certificate", or "20 %, 30 % from phase 3". A company sold as a whole floats
// with its sale, so the text is empty.
std::string float_words(const Title& title, const Company& company) {
  if (company.price) return {};
  if (floats_with_president(company)) return "president's certificate";
  if (company.float_by_phase.empty()) return float_percents(title, company);
  std::string words;
  int before = 0;
  for (const Phase& phase : title.roster.phases) {
    const auto step = company.float_by_phase.find(phase.name.value);
    if (step == company.float_by_phase.end() || step->second.value == before) continue;
    before = step->second.value;
    words += words.empty() ? fmt::format("{} %", before)
                           : fmt::format(", {} % from phase {}", before, phase.name.value);
  }
  return words;
}

std::string destination_words(const Title& title, const Company& company) {
  return company.destination ? hex_text(title, *company.destination) : "";
}

std::string grants(const Private& company) {
  return joined(company.shares, ", ", [](const GrantedShare& share) {
    return fmt::format("{} {} %{}", share.company.value, share.percent.value,
                       share.president ? " (president)" : "");
  });
}

std::string closing(const Private& company) {
  if (!company.closes_text.empty()) return company.closes_text;
  return company.closes_on.empty() ? "" : "with the first " + joined(company.closes_on, " or ", &Ref::value);
}

std::string run_words(const Train& train) {
  return joined(run_lines(train), "; ", within_sentence);
}

std::string card_run_words(const Train& train) {
  std::vector<std::string> words{run_words(train)};
  for (const Train& variant : train.variants)
    if (const std::string runs = run_words(variant); !runs.empty())
      words.push_back(variant.name.value + ": " + runs);
  std::erase(words, "");
  return joined(words, "; ");
}

std::string owner_words(const Title& title, const BonusToken& token) {
  const Private* owner = find_private(title.companies, token.owner);
  return owner == nullptr ? token.owner : private_name(*owner);
}

}  // namespace

Table company_table(const Title& title) {
  Table table{{{"Company"},
               {"Name"},
               {"Kind"},
               {"Home"},
               {"Destination"},
               {"Tokens"},
               {"Stock"},
               {"Floats at"},
               {"Price or par", Align::Right},
               {"Special rules"}},
              {}};
  for (const Company& company : title.companies.companies) {
    const auto& fixed = company.price ? company.price : company.par;
    table.rows.push_back({text_cell(company.id.value), text_cell(company.name), text_cell(company.kind),
                          text_cell(home_words(title, company)), text_cell(destination_words(title, company)),
                          text_cell(cost_words(title, company)), text_cell(stock_words(company)),
                          text_cell(float_words(title, company)),
                          text_cell(fixed ? money(title, fixed->value) : ""),
                          text_cell(joined(company.notes, ". "))});
  }
  return table;
}

Table private_table(const Title& title) {
  Table table{{{"Private"},
               {"Set"},
               {"Price", Align::Right},
               {"Revenue", Align::Right},
               {"Comes with"},
               {"Blocks"},
               {"Power"},
               {"Closes"}},
              {}};
  for (const Private& company : title.companies.privates)
    table.rows.push_back({text_cell(private_name(company)), text_cell(company.group),
                          text_cell(money(title, company.price.value)),
                          text_cell(revenue_words(title, company)), text_cell(grants(company)),
                          text_cell(joined(company.blocks, ", ", &Ref::value)), text_cell(company.text),
                          text_cell(closing(company))});
  return table;
}

Table reach_table(const Title& title, const Theme& theme) {
  Table table = train_table(title, theme);
  table.columns.push_back({"Runs"});
  table.columns.push_back({"First one bought"});
  for (std::size_t i = 0; i < table.rows.size(); ++i) {
    const Train& train = title.roster.trains[i];
    table.rows[i].push_back(text_cell(card_run_words(train)));
    table.rows[i].push_back(text_cell(joined(train.events, ". ", event_words)));
  }
  return table;
}

Table phase_words_table(const Title& title, const Theme& theme) {
  Table table = phase_table(title, theme);
  for (TableColumn& column : table.columns)  // if there is space
    if (column.heading.starts_with("Limit: ")) column.heading.insert(0, "Train ").replace(6, 1, "l");
  constexpr std::size_t tiles = 2;  // the column of chips
  for (std::size_t i = 0; i < table.rows.size(); ++i) {
    table.rows[i].at(tiles).text = joined(title.roster.phases[i].tiles, ", ",
                                          [](const Placed<Colour>& colour) { return word_of(colour.value); });
  }
  return table;
}

Table bonus_token_table(const Title& title) {
  Table table{{{"Token"},
               {"Number", Align::Right},
               {"Cost", Align::Right},
               {"Bonus", Align::Right},
               {"Hexes"},
               {"Comes with"},
               {"Effect"}},
              {}};
  for (const BonusToken& token : title.companies.bonus_tokens)
    table.rows.push_back({text_cell(token.name), text_cell(fmt::format("{}", token.count.value)),
                          text_cell(token.cost ? money(title, token.cost->value) : ""),
                          text_cell(token.bonus != 0 ? signed_money(title, token.bonus) : ""),
                          text_cell(joined(token.hexes, ", ", &Ref::value)),
                          text_cell(owner_words(title, token)), text_cell(token.text)});
  return table;
}

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
    terms.push_back(fmt::format("at {} {} token", whose, bonus_token_name(title, bonus.token)));
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
