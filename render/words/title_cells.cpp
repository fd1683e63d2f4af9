#include "render/words/title_cells.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstdlib>
#include <iterator>

#include "engine/base/words.h"

namespace trackwright {

bool names_train(const std::vector<Ref>& refs, const Train& train) {
  return names(refs, train.name.value) ||
         std::ranges::any_of(train.variants, [&](const Train& v) { return names(refs, v.name.value); });
}

About about_phase(const Phase& phase) {
  return {{Name::Phase, phase.name.value}, {}, phase.place};
}

About about_train(const Train& train) {
  return {{Name::Train, train.name.value}, {}, train.place};
}

namespace {

// Drops spaces and signs: finds "OreburgMining" in "Oreburg Mining Company" and "DOH" in "D&OH Railroad".
std::string letters_of(const std::string& name) {
  std::string letters;
  std::ranges::copy_if(name, std::back_inserter(letters), [](char c) {
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || (c & 0x80) != 0;
  });
  return letters;
}

}  // namespace

std::string private_name(const Private& company) {
  const std::string& id = company.id.value;
  if (company.name.empty()) return id;
  return letters_of(company.name).find(letters_of(id)) == std::string::npos ? id + " " + company.name
                                                                            : company.name;
}

std::string private_short_name(const Private& company) {
  const std::string& id = company.id.value;
  const std::string& name = company.name;
  const std::string wanted = letters_of(id);
  if (wanted.empty() || name.find(id) != std::string::npos) return id;
  for (std::size_t from = 0; from < name.size(); ++from)
    for (std::size_t to = from + 1; to <= name.size(); ++to) {
      const std::string part = name.substr(from, to - from);
      if (!letters_of(part.substr(0, 1)).empty() && letters_of(part) == wanted) return part;
    }
  return id;
}

std::string steps_words(const Title& title, int amount, const PhaseSteps& steps) {
  std::string words = amount == 0 ? "free" : money(title, amount);
  for (std::size_t i = 1; i < steps.size(); ++i)
    words += fmt::format(", {} from phase {}", money(title, steps[i].second), steps[i].first.value);
  return words;
}

std::string revenue_words(const Title& title, const Private& company) {
  std::string words = money(title, company.revenue.value);
  PhaseSteps steps = company.revenue_steps;
  if (steps.empty()) steps.emplace_back(Ref{}, company.revenue.value);
  for (const auto& [name, powers] : title.rules.privates.powers.kinds)
    for (const PowerRule& power : powers)
      if (name.value == company.id.value && power.power && power.power->value == rule::Power::Revenue &&
          power.phase && power.amount && !power.holder)
        steps.emplace_back(*power.phase, power.amount->value);
  for (std::size_t i = 1; i < steps.size(); ++i)
    words += fmt::format(", {} from phase {}", money(title, steps[i].second), steps[i].first.value);
  return words;
}

std::vector<std::string> token_costs(const Title& title, const Company& company) {
  std::vector<std::string> costs;
  for (std::size_t i = 0; i < company.tokens.size(); ++i) {
    const auto steps = company.token_steps.find(i);
    costs.push_back(steps_words(title, company.tokens[i].value,
                                steps == company.token_steps.end() ? PhaseSteps{} : steps->second));
  }
  return costs;
}

std::string float_percents(const Title& title, const Company& company) {
  if (company.float_by_phase.empty())
    return company.float_percent ? fmt::format("{} %", company.float_percent->value) : "";
  std::vector<int> steps;
  for (const Phase& phase : title.roster.phases) {
    const auto step = company.float_by_phase.find(phase.name.value);
    if (step != company.float_by_phase.end() && (steps.empty() || steps.back() != step->second.value))
      steps.push_back(step->second.value);
  }
  return fmt::format("{} %", fmt::join(steps, " / "));
}

std::string bonus_token_name(const Title& title, const std::string& id) {
  const auto& tokens = title.companies.bonus_tokens;
  const auto token = std::ranges::find(tokens, id, &BonusToken::id);
  return token == tokens.end() || token->name.empty() ? id : token->name;
}

std::string holder_name(const Title& title, const std::string& holder) {
  if (const Private* company = find_private(title.companies, holder)) return company->name;
  return "the token " + bonus_token_name(title, holder);
}

namespace {

// Returns the train that triggers an event.
const Train* train_of_event(const Title& title, const std::string& event) {
  const auto brings = [&](const Train& train) {
    return std::ranges::find(train.events, event, &TrainEvent::kind) != train.events.end();
  };
  for (const Train& train : title.roster.trains) {
    if (brings(train)) return &train;
    if (const auto side = std::ranges::find_if(train.variants, brings); side != train.variants.end())
      return &*side;
  }
  return nullptr;
}

}  // namespace

std::string since_event(const Title& title, const std::string& event) {
  const Train* train = train_of_event(title, event);
  return train == nullptr ? "after " + event : "from the first " + train->name.value + "-train on";
}

std::string before_event(const Title& title, const std::string& event) {
  const Train* train = train_of_event(title, event);
  return train == nullptr ? "before " + event : "until the first " + train->name.value + "-train is bought";
}

std::string swap_time(const Title& title, const std::string& event, const std::string& phase) {
  if (event.empty()) return phase.empty() ? std::string("at once") : "when phase " + phase + " begins";
  const Train* train = train_of_event(title, event);
  return train == nullptr ? "when the event " + event + " occurs"
                          : "when the first " + train->name.value + "-train is bought";
}

std::string zone_meaning(const MarketZone& zone) {
  if (!zone.meaning.empty()) return zone.meaning;
  return capitalised(joined(zone.effects, "; ", [](const Placed<MarketEffect>& effect) -> std::string_view {
    switch (effect.value) {
      case MarketEffect::NotCounted:
        return "not counted as certificates";
      case MarketEffect::HoldAbove:
        return "a player may hold more than the limit";
      case MarketEffect::BuySeveral:
        return "a player may buy several in one turn";
      case MarketEffect::NotByOne:
        return "entered only when two or more are sold at once";
      case MarketEffect::Closes:
        return "the company closes";
      case MarketEffect::Ends:
        return "the game ends";
    }
    return {};
  }));
}

std::string signed_money(const Title& title, int amount) {
  return (amount < 0 ? "−" : "+") + money(title, std::abs(amount));
}

std::string set_name(const std::string& group) {
  return group.find(' ') == std::string::npos ? "Set " + group : capitalised(group);
}

std::vector<std::string> step_texts(const std::vector<RoundStep>& steps) {
  std::vector<std::string> texts;
  for (const RoundStep& step : steps) texts.push_back(step.text);
  return texts;
}

TableCell text_cell(std::string text, bool strong) {
  return {std::move(text), {}, strong};
}

TableCell tiles_cell(const Theme& theme, const Phase& phase) {
  TableCell cell;
  for (const Placed<Colour>& colour : phase.tiles) cell.chips.push_back(theme.tile(colour.value));
  return cell;
}

TableCell limit_cell(const Phase& phase, const std::string& kind) {
  const auto limit = phase.limits.find(kind);
  if (limit == phase.limits.end()) return text_cell("–");
  return text_cell(limit->second.value < endless_limit ? fmt::format("{}", limit->second.value) : "∞");
}

TableCell train_cell(const Roster& roster, const Theme& theme, const Train& train) {
  TableCell cell = text_cell(train_name(train), true);
  if (const Phase* phase = phase_of_train(roster, train)) cell.chips.push_back(phase_colour(theme, *phase));
  return cell;
}

TableCell price_cell(const Title& title, const Train& train) {
  std::vector<std::string> prices{money(title, train.price.value)};
  for (const Train& variant : train.variants) prices.push_back(money(title, variant.price.value));
  const bool one = std::ranges::all_of(prices, [&](const std::string& price) { return price == prices[0]; });
  return text_cell(one ? prices[0] : joined(prices, " / "));
}

std::vector<std::string> ending_names(const Roster& roster, const std::vector<Ref>& refs) {
  std::vector<std::string> names;
  const auto add = [&](const Ref& name) {
    if (std::ranges::find(names, name.value) == names.end()) names.push_back(name.value);
  };
  for (const Ref& ref : refs) {
    const Phase* phase = find_phase(roster, ref.value);
    if (phase == nullptr || phase->on.empty())
      add(ref);
    else
      std::ranges::for_each(phase->on, add);
  }
  return names;
}

TableCell end_cell(const Roster& roster, const Theme& theme, const std::vector<Ref>& on) {
  TableCell cell = text_cell(joined(ending_names(roster, on), ", "));
  if (on.empty()) {
    cell.text = "–";
    return cell;
  }
  const Train* train = find_train(roster, on.front().value);
  const Phase* phase =
      train != nullptr ? phase_of_train(roster, *train) : find_phase(roster, on.front().value);
  if (phase != nullptr) cell.chips.push_back(phase_colour(theme, *phase));
  return cell;
}

bool trains_become_obsolete(const Roster& roster) {
  return std::ranges::any_of(roster.trains, [](const Train& train) { return !train.obsolete_on.empty(); });
}

bool is_first(const Title& title, const Phase& phase) {
  return !title.roster.phases.empty() && title.roster.phases.front().name.value == phase.name.value;
}

std::string count_text(const std::optional<Placed<int>>& count) {
  return count ? fmt::format("{}", count->value) : "∞";
}

std::string train_name(const Train& train) {
  std::vector<std::string> all{train.name.value};
  for (const Train& variant : train.variants) all.push_back(variant.name.value);
  return joined(all, " / ");
}

Rgb phase_colour(const Theme& theme, const Phase& phase) {
  return theme.tile(phase.tiles.empty() ? Colour::White : phase.tiles.back().value);
}

const Phase* first_phase_with(const Roster& roster, Colour colour) {
  for (const Phase& phase : roster.phases)
    if (std::ranges::find(phase.tiles, colour, &Placed<Colour>::value) != phase.tiles.end()) return &phase;
  return nullptr;
}

// Returns the phase with that name, or the phase that a train with that name starts.
const Phase* phase_brought_by(const Roster& roster, const std::string& name) {
  for (const Phase& phase : roster.phases) {
    if (phase.name.value == name) return &phase;
    for (const Ref& on : phase.on)
      if (on.value == name) return &phase;
  }
  return nullptr;
}

namespace {

// Returns the phase in which a train goes on sale after another one that is on sale from `latest` on.
const Phase* phase_of_sale(const Roster& roster, const Train& sold, const Phase* latest) {
  bool begins = false;
  for (const Phase& phase : roster.phases) {
    if (names_train(phase.on, sold)) {
      latest = &phase;
      begins = true;
    } else if (phase.on.empty() && latest == nullptr) {
      latest = &phase;
    }
  }
  if (begins || !sold.shuffled_with.value.empty() || sold.available_on.empty()) return latest;
  const Phase* brought = phase_brought_by(roster, sold.available_on.front().value);
  const bool later = brought != nullptr && (latest == nullptr || brought > latest);
  return later ? brought : latest;
}

}  // namespace

const Phase* phase_of_train(const Roster& roster, const Train& train) {
  const Phase* latest = nullptr;
  for (const Train& sold : roster.trains) {
    if (sold.stack != train.stack) continue;  // ships and ferries are on sale beside trains
    latest = phase_of_sale(roster, sold, latest);
    if (&sold == &train || sold.name == train.name) return latest;
  }
  return nullptr;
}

}  // namespace trackwright
