#include "render/components/papers/rulebook_tables.h"

#include <fmt/format.h>

#include <algorithm>

#include "engine/base/words.h"
#include "render/words/reach_words.h"
#include "render/words/rule_phrases.h"
#include "render/words/station_text.h"
#include "render/words/title_cells.h"
#include "render/words/title_tables.h"

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

std::string token_costs(const Title& title, const Company& company) {
  return joined(company.tokens, ", ",
                [&](const Placed<int>& cost) { return cost.value == 0 ? "free" : money(title, cost.value); });
}

// "20 % president, 8 × 10 %"
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

// A company that is bought whole floats with that.
std::string float_words(const Title& title, const Company& company) {
  if (company.price) return {};
  std::string words = float_percents(title, company);
  return company.float_by_phase.empty() ? words : words + " by phase";
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

std::string event_words(const Train& train) {
  return joined(train.events, ". ", [](const TrainEvent& event) {
    return event.text.empty() ? capitalised(event.kind) : event.text;
  });
}

std::string run_words(const Train& train) {
  std::vector<std::string> lines = run_lines(train);
  for (std::string& line : lines)
    if (line.size() > 1 && line[1] >= 'a' && line[1] <= 'z') line = uncapitalised(std::move(line));
  return joined(lines, "; ");
}

std::string card_run_words(const Train& train) {
  std::vector<std::string> words{run_words(train)};
  for (const Train& variant : train.variants)
    if (const std::string runs = run_words(variant); !runs.empty())
      words.push_back(variant.name.value + ": " + runs);
  std::erase(words, "");
  return joined(words, "; ");
}

// "+20", "+10, +20 from phase 3", "×2" for a stop that counts twice.
std::string bonus_words(const RunBonus& bonus) {
  if (bonus.factor != 1) return fmt::format("×{}", bonus.factor);
  if (bonus.by_phase.empty()) return fmt::format("{:+}", bonus.value);
  return joined(bonus.by_phase, ", ", [&](const auto& step) {
    const bool first = &step == bonus.by_phase.data();
    return fmt::format("{:+}{}", step.second, first ? "" : " from phase " + step.first.value);
  });
}

std::vector<std::string> names_in_group(const Title& title, const std::string& group) {
  std::vector<std::string> names;
  for (const RunBonus& bonus : title.runs.bonuses)
    if (bonus.group == group && std::ranges::find(names, bonus.name) == names.end())
      names.push_back(bonus.name);
  return names;
}

// "between B16 and Ribe B18", of two hexes with one side between them.
std::string crossing_words(const Map& map, const std::string& hexes) {
  const auto gap = hexes.find(' ');
  if (gap == std::string::npos) return hexes;
  return "between " + place_words(map, hexes.substr(0, gap)) + " and " +
         place_words(map, hexes.substr(gap + 1));
}

// When and for whom a bonus is paid, "once, not a 5E or 4D, multiplied".
std::string bonus_terms(const Title& title, const RunBonus& bonus) {
  std::vector<std::string> terms;
  if (!bonus.holder.empty()) terms.push_back("with " + holder_name(title, bonus.holder));
  const std::string whose = bonus.whose == TokenOwner::Own ? "the company's" : "another company's";
  if (bonus.token == "destination")
    terms.push_back(fmt::format("where {} destination marker lies", whose));
  else if (!bonus.token.empty())
    terms.push_back(fmt::format("where {} token {} lies", whose, bonus_token_name(title, bonus.token)));
  if (bonus.at_end) terms.emplace_back("where the run begins or ends");
  if (bonus.passing) terms.emplace_back("passing is enough");
  if (!bonus.companies.empty()) terms.push_back("for " + listed(bonus.companies));
  if (bonus.once) terms.emplace_back("once a round, not for each of its trains");
  if (bonus.times == BonusTimes::OwnStops) terms.emplace_back("for each own station");
  if (bonus.times == BonusTimes::Stops && bonus.factor == 1) terms.emplace_back("for each stop");
  if (bonus.multiplied) terms.emplace_back("multiplied where the train multiplies");
  if (bonus.paid_stops) terms.emplace_back("only where the train counts the place");
  if (bonus.to_treasury) terms.emplace_back("to the treasury");
  if (!bonus.not_trains.empty()) terms.push_back("not a " + listed(ref_names(bonus.not_trains), "or"));
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

// Each name once: several tokens may differ in their cost alone.
std::string tokens_words(const Title& title, const std::vector<Ref>& ids) {
  std::vector<std::string> names;
  for (const Ref& id : ids)
    if (std::string name = bonus_token_name(title, id.value); std::ranges::find(names, name) == names.end())
      names.push_back(std::move(name));
  return listed(names, "or");
}

// "10kr times the number of the train, off the revenue, in phases 2 and 3".
std::string fee_words(const Title& title, const RunFee& fee) {
  std::string text = "−" + money(title, fee.amount);
  if (fee.per_level) text += " times the number of the train";
  text += fee.from_revenue ? ", off the revenue" : ", from the treasury";
  if (!fee.phases.empty()) text += ", in " + in_phases(fee.phases);
  if (!fee.after.empty()) text += ", " + since_event(title, fee.after);
  if (!fee.exempt.empty()) text += ", not " + listed(fee.exempt, "or");
  if (!fee.exempt_holder.empty()) text += ", not with " + holder_name(title, fee.exempt_holder);
  if (!fee.tokens.empty())
    text += fmt::format(", until the token {} is taken away", tokens_words(title, fee.tokens));
  return text;
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
               {"Rules of its own"}},
              {}};
  for (const Company& company : title.companies.companies) {
    const auto& fixed = company.price ? company.price : company.par;
    table.rows.push_back({text_cell(company.id.value), text_cell(company.name), text_cell(company.kind),
                          text_cell(home_words(title, company)), text_cell(destination_words(title, company)),
                          text_cell(token_costs(title, company)), text_cell(stock_words(company)),
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
                          text_cell(money(title, company.revenue.value)), text_cell(grants(company)),
                          text_cell(joined(company.blocks, ", ", &Ref::value)), text_cell(company.text),
                          text_cell(closing(company))});
  return table;
}

Table reach_table(const Title& title, const Theme& theme) {
  Table table = train_table(title, theme);
  table.columns.push_back({"Runs"});
  table.columns.push_back({"The first one"});
  for (std::size_t i = 0; i < table.rows.size(); ++i) {
    const Train& train = title.roster.trains[i];
    table.rows[i].push_back(text_cell(card_run_words(train)));
    table.rows[i].push_back(text_cell(event_words(train)));
  }
  return table;
}

Table phase_words_table(const Title& title, const Theme& theme) {
  Table table = phase_table(title, theme);
  for (TableColumn& column : table.columns)  // where there is room for it
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
               {"What it does"}},
              {}};
  for (const BonusToken& token : title.companies.bonus_tokens)
    table.rows.push_back({text_cell(token.name), text_cell(fmt::format("{}", token.count.value)),
                          text_cell(token.cost ? money(title, token.cost->value) : ""),
                          text_cell(token.bonus != 0 ? fmt::format("{:+}", token.bonus) : ""),
                          text_cell(joined(token.hexes, ", ", &Ref::value)), text_cell(token.owner),
                          text_cell(token.text)});
  return table;
}

Table place_table(const Title& title) {
  Table table{{{"Place"}, {"Hex"}, {"Values"}}, {}};
  for (const Hex& hex : title.map.hexes()) {
    for (const Stop& stop : hex.tile.stops) {
      const std::string values = joined(stop.revenue.steps, ", ", [](const RevenueEntry& step) {
        return fmt::format("{} {}", step.key, step.value);
      });
      if (!values.empty()) table.rows.push_back({text_cell(hex.name), text_cell(hex.id), text_cell(values)});
    }
  }
  return table;
}

Table run_table(const Title& title) {
  Table table{{{"Bonus or fee"}, {"Amount"}, {"Where"}, {"When"}}, {}};
  for (const RunBonus& bonus : title.runs.bonuses)
    table.rows.push_back({text_cell(bonus.name), text_cell(bonus_words(bonus)),
                          text_cell(need_words(title, bonus)), text_cell(bonus_terms(title, bonus))});
  for (const RunFee& fee : title.runs.fees) {
    std::vector<std::string> where = ref_names(fee.hexes);
    for (const Ref& crossing : fee.crossings) where.push_back(crossing_words(title.map, crossing.value));
    table.rows.push_back({text_cell(fee.name), text_cell(fee_words(title, fee)),
                          text_cell(joined(where, ", ")), text_cell("")});
  }
  return table;
}

}  // namespace trackwright
