#include "render/words/rule_phrases.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string_view>

#include "engine/base/words.h"
#include "render/words/title_cells.h"

namespace trackwright {

namespace {

std::string_view cause_words(rule::EndCause cause) {
  switch (cause) {
    case rule::EndCause::Bank:
      return "The bank runs out of money";
    case rule::EndCause::Bankruptcy:
      return "A player goes bankrupt";
    case rule::EndCause::Price:
      return "A price reaches the last zone";
    case rule::EndCause::Train:
      return "The first train of the last type is bought";
    case rule::EndCause::OnePlayerLeft:
      return "All players but one are bankrupt";
    case rule::EndCause::NoCompanies:
      return "No company is left";
    case rule::EndCause::LastPhase:
      return "The last phase begins";
    case rule::EndCause::NoTrains:
      return "No train is left for sale";
    case rule::EndCause::Sets:
      return "The last set of operating rounds begins";
  }
  return {};
}

std::string zone_cause(const Title& title, const Ref& letter) {
  const auto zone = std::ranges::find(title.market.zones, letter.value, &MarketZone::letter);
  std::optional<int> least;
  for (const auto& row : title.market.rows)
    for (const auto& cell : row)
      if (cell && cell->zones.find(letter.value) != std::string::npos)
        least = std::min(least.value_or(cell->price), cell->price);
  if (least) return fmt::format("A price reaches {} or more", money(title, *least));
  return zone == title.market.zones.end() ? "A price reaches the end of the market"
                                          : "A price reaches the zone " + zone->name;
}

std::string end_time(const EndRule& rule) {
  if (!rule.then) return "the game ends";
  switch (rule.then->value) {
    case rule::EndTime::AtOnce:
      return "the game ends at once";
    case rule::EndTime::Round:
      return "the game ends after this round";
    case rule::EndTime::OperatingRound:
      return "the game ends after this operating round";
    case rule::EndTime::Set:
      return "the game ends after this set of operating rounds";
    case rule::EndTime::OneMoreSet:
      return "the game ends after the next set of operating rounds";
    case rule::EndTime::AfterStockRound:
      return rule.rounds
                 ? fmt::format("the game ends after the next stock round and {} more operating rounds",
                               rule.rounds->value)
                 : "the game ends after the next stock round";
  }
  return {};
}

// Returns whether all companies are of one kind, so that texts can omit its name.
bool one_kind(const Title& title) {
  const auto& companies = title.companies.companies;
  return !companies.empty() && std::ranges::all_of(companies, [&](const Company& company) {
    return company.kind == companies.front().kind && !company.conversion;
  });
}

}  // namespace

std::string some_company(const Title& title, const std::string& form, const std::vector<std::string>& kinds) {
  std::vector<std::string> named;
  for (const std::string& kind : kinds)
    if (kind != "all" && !kind.empty()) named.push_back(kind);
  const bool all = named.size() < kinds.size();
  if (named.empty()) {
    // For some rules, a title may define other values for other kinds.
    const auto other = [&](const auto& rules) { return rules.kinds.size() > 1; };
    const bool others = (form.starts_with("companies") && other(title.rules.companies)) ||
                        (form == "operating_round.lays" && other(title.rules.operating.lays)) ||
                        (form == "operating_round.dividends" && other(title.rules.operating.dividends)) ||
                        (form == "trains.must_own" && other(title.rules.trains.must_own));
    return others ? "any other company" : "a company";
  }
  if (all || one_kind(title)) return "a company";
  return "a " + listed(named, "or");
}

std::string in_phases(const std::vector<Ref>& phases) {
  return (phases.size() == 1 ? "phase " : "phases ") + listed(ref_names(phases));
}

std::string private_sale_text(const PrivateSale& sale) {
  std::string price;
  if (sale.least && sale.most)
    price = sale.least->value == sale.most->value
                ? fmt::format("for {} %", sale.least->value)
                : fmt::format("for {} to {} %", sale.least->value, sale.most->value);
  else if (sale.least || sale.most)
    price = sale.least ? fmt::format("for {} % or more", sale.least->value)
                       : fmt::format("for up to {} %", sale.most->value);
  const bool limited = is(sale.first_set, true) || is(sale.one_each, true);
  if (price.empty() && sale.privates.empty() && sale.companies.empty() && !limited) return {};
  const std::string buyer =
      sale.companies.empty() ? "A company" : capitalised(listed(ref_names(sale.companies), "or"));
  const bool one = is(sale.one_each, true);
  const std::string what = !sale.privates.empty() ? listed(ref_names(sale.privates), "or")
                           : one                  ? "one private company"
                                                  : "private companies";
  return buyer + " may buy " + what + (one ? " from a player" : " from players") +
         (price.empty() ? std::string() : " " + price + " of face value") +
         (sale.phases.empty() ? std::string() : " in " + in_phases(sale.phases)) +
         (is(sale.first_set, true) ? ", in the first set of operating rounds" : "") +
         (one ? ", if it owns none; a player may sell at most one per operating round." : ".");
}

std::string end_text(const Title& title, const EndRule& rule) {
  if (!rule.when) return {};
  std::string cause(cause_words(rule.when->value));
  if (rule.when->value == rule::EndCause::Price && rule.zone) cause = zone_cause(title, *rule.zone);
  if (rule.when->value == rule::EndCause::Train && rule.train)
    cause = "The first " + rule.train->value + "-train is bought";
  if (rule.when->value == rule::EndCause::Sets && rule.sets)
    cause = fmt::format("Set {} of operating rounds begins", rule.sets->value);
  return cause + ": " + end_time(rule) + ".";
}

std::string score_text(const RuleList<rule::Counted>& score) {
  std::vector<std::string> words;
  for (const auto& counted : score) {
    if (counted.value == rule::Counted::Cash) words.emplace_back("cash");
    if (counted.value == rule::Counted::Shares) words.emplace_back("shares at their current price");
    if (counted.value == rule::Counted::Privates) words.emplace_back("private companies at face value");
  }
  return words.empty() ? std::string()
                       : "A player's wealth is " + listed(words) + ". The richest player wins.";
}

}  // namespace trackwright
