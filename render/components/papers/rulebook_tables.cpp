#include "render/components/papers/rulebook_tables.h"

#include <fmt/format.h>

#include <algorithm>

#include "engine/base/words.h"
#include "render/words/company_phrases.h"
#include "render/words/reach_words.h"
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

}  // namespace trackwright
