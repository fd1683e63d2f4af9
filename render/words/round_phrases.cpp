#include "render/words/round_phrases.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string_view>

#include "engine/base/words.h"
#include "render/words/rule_phrases.h"
#include "render/words/rule_sentences.h"
#include "render/words/title_cells.h"
#include "render/words/train_words.h"

namespace trackwright {

namespace {

std::string lay_words(rule::LayKind kind, bool brief) {
  switch (kind) {
    case rule::LayKind::Any:
      return brief ? "lay or upgrade a tile" : "lay a yellow tile or upgrade one";
    case rule::LayKind::Yellow:
      return "lay a yellow tile";
    case rule::LayKind::Upgrade:
      return "upgrade a tile";
  }
  return {};
}

std::string_view condition_words(const LayRule& lay, bool brief) {
  if (!lay.only) return {};
  switch (lay.only->value) {
    case rule::LayCondition::NoUpgrade:
      return brief ? " if you upgraded nothing" : " if it has not upgraded a tile this turn";
    case rule::LayCondition::MainLine:
      return " if one of the two improves a main line";
    case rule::LayCondition::NoYellow:
      return brief ? " if you laid no yellow tile" : " if it has not laid a yellow tile this turn";
  }
  return {};
}

// `further`: the lay follows another one in the same turn.
std::string lay_text(const Title& title, const LayRule& lay, bool brief, bool further) {
  std::string text = lay_words(lay.tile ? lay.tile->value : rule::LayKind::Any, brief);
  if (lay.cost && lay.cost->value > 0) text += " for " + money(title, lay.cost->value);
  if (lay.least_cost && lay.least_cost->value > 0)
    text += " for " + money(title, lay.least_cost->value) + " or more";
  text += condition_words(lay, brief);
  if (is(lay.same_hex, false) && !brief) text += ", but not in a hex where it has laid a tile this turn";
  if (is(lay.same_hex, false) && brief && further) text += ", in another hex";
  if (is(lay.first_round, true)) text += ", in its first operating round";
  if (!lay.phases.empty()) text += ", in " + in_phases(lay.phases);
  return text;
}

// Returns whether all lays are equal, such as two lays of any kind.
bool all_alike(const std::vector<LayRule>& lays) {
  return lays.size() > 1 &&
         std::ranges::all_of(lays, [&](const LayRule& lay) { return lay == lays.front(); });
}

// Returns whether a second lay equals the first, except for its condition.
bool does_so_again(const std::vector<LayRule>& lays) {
  return lays.size() == 2 && !lays[0].only && lays[1].only && !lays[1].cost && !lays[1].same_hex &&
         !lays[1].first_round && lays[0].tile == lays[1].tile;
}

std::string second_lay(const LayRule& first) {
  switch (first.tile ? first.tile->value : rule::LayKind::Any) {
    case rule::LayKind::Any:
      return "lay or upgrade a second tile";
    case rule::LayKind::Yellow:
      return "lay a second yellow tile";
    case rule::LayKind::Upgrade:
      return "upgrade a second tile";
  }
  return {};
}

std::string brief_lays(const Title& title, const std::vector<LayRule>& lays) {
  if (lays.empty()) return "Lay no track";
  if (all_alike(lays)) return fmt::format("Lay or upgrade {} tiles", lays.size());
  if (does_so_again(lays))
    return capitalised(lay_text(title, lays[0], true, false)) + "; a second one" +
           std::string(condition_words(lays[1], true));
  return capitalised(joined(
      lays, "; then ", [&](const LayRule& lay) { return lay_text(title, lay, true, &lay != lays.data()); }));
}

std::string brief_dividends(const Title& title, const std::string& kind) {
  const auto* choices = for_kind(title.rules.operating.dividends, kind);
  if (choices == nullptr) return std::string(step_words(rule::StepKind::Dividend));
  std::vector<std::string> words;
  for (const auto& choice : *choices) {
    if (choice.value == rule::Dividend::Pay) words.emplace_back(choices->size() == 3 ? "pay all" : "pay");
    if (choice.value == rule::Dividend::Half) words.emplace_back(choices->size() == 3 ? "half" : "pay half");
    if (choice.value == rule::Dividend::Withhold)
      words.emplace_back(choices->size() == 3 ? "nothing" : "withhold");
  }
  return capitalised(listed(words, "or"));
}

// Returns the order of companies with equal prices, as in PlayTable::operates_before.
std::string_view equal_prices(const Market& market) {
  return market.rows.size() > 1 ? "Companies with equal prices operate from right to left; in one space, "
                                  "from the top of the stack down."
                                : "Companies in one space operate from the top of the stack down.";
}

std::string order_words(const std::string& kinds, rule::OperatingOrder order) {
  switch (order) {
    case rule::OperatingOrder::Listed:
      return kinds + " in the listed order";
    case rule::OperatingOrder::Price:
      return kinds + " from the highest price to the lowest";
    case rule::OperatingOrder::LowestPrice:
      return kinds + " from the lowest price to the highest";
    case rule::OperatingOrder::Last:
      return kinds + " last";
  }
  return kinds;
}

// Returns "; any number in Orange and Brown" for zones that do not limit a deal to one share.
std::string freer_zones(const Title& title, const ShareDeal& deal) {
  std::vector<std::string> zones;
  for (const ZoneDeal& in : deal.in_zones) {
    if (!in.zone || !is(in.limit, rule::DealLimit::Any)) continue;
    const auto zone = std::ranges::find(title.market.zones, in.zone->value, &MarketZone::letter);
    if (zone != title.market.zones.end()) zones.push_back(zone->name);
  }
  return zones.empty() ? std::string() : "; any number in " + listed(zones);
}

// Returns the step of a company that may deal in at most one share; empty for other steps.
std::string single_deal(const Title& title, const CompanyRules& company, rule::StepKind step) {
  const auto single = [](const std::optional<ShareDeal>& deal) {
    return deal && is(deal->limit, rule::DealLimit::One);
  };
  if (step == rule::StepKind::Issue && single(company.issue))
    return "Issue one share" + freer_zones(title, *company.issue);
  if (step == rule::StepKind::Redeem && single(company.redeem))
    return "Redeem one share" + freer_zones(title, *company.redeem);
  if (step == rule::StepKind::IssueOrRedeem && single(company.issue) && single(company.redeem))
    return "Issue or redeem one share";
  return {};
}

// A company chooses its own run at the end of its turn; otherwise all companies run as soon as they can.
std::string connection_step(const ConnectionRule& connection) {
  return is(connection.when, rule::ConnectionTime::Chosen)
             ? "You may make the connection run, once per game"
             : "Connection run of each company that can connect now, once per game";
}

}  // namespace

std::string order_text(const Title& title, const ByKind<Rule<rule::OperatingOrder>>& order) {
  std::vector<std::string> words;
  for (const auto& [kind, rule] : order.kinds) {
    if (!rule) continue;
    std::vector<std::string> of_kind;
    for (const Company& company : title.companies.companies)
      if (company.kind == kind.value) of_kind.push_back(company.id.value);
    if (of_kind.size() == 1)
      words.push_back(of_kind.front());
    else
      words.push_back(order_words(kind.value == "all" ? "all others" : kind.value + "s", rule->value));
  }
  if (words.empty()) return {};
  const std::string text = words.size() > 1
                               ? "Companies operate in this order: " + joined(words, ", then ") + "."
                               : order_words("Companies operate", order.kinds.front().second->value) + ".";
  const bool by_price = std::ranges::any_of(
      order.kinds, [](const auto& of_kind) { return is(of_kind.second, rule::OperatingOrder::Price); });
  return by_price ? text + " " + std::string(equal_prices(title.market)) : text;
}

std::string lays_text(const Title& title, const std::vector<LayRule>& lays, const std::string& who) {
  if (lays.empty()) return capitalised(who) + " cannot lay track.";
  if (all_alike(lays) && !lays.front().only)
    return fmt::format("{} may lay or upgrade {} tiles on its turn.", capitalised(who), lays.size());
  std::string text = "On its turn, " + who + " may " + lay_text(title, lays[0], false, false);
  if (does_so_again(lays))
    return text + ". It may then " + second_lay(lays[0]) + std::string(condition_words(lays[1], false)) + ".";
  for (std::size_t i = 1; i < lays.size(); ++i)
    text += ". It may then " + lay_text(title, lays[i], false, true);
  return text + ".";
}

std::string dividends_text(const RuleList<rule::Dividend>& choices, const std::string& who) {
  std::vector<std::string> words;
  for (const auto& choice : choices) {
    if (choice.value == rule::Dividend::Pay) words.emplace_back("pays its full revenue");
    if (choice.value == rule::Dividend::Half)
      words.emplace_back(choices.size() == 1 ? "pays half of its revenue and retains half"
                                             : "pays half of it");
    if (choice.value == rule::Dividend::Withhold) words.emplace_back("withholds it");
  }
  if (words.empty()) return {};
  if (words.size() == 1) return capitalised(who) + " always " + words.front() + ".";
  const std::string last = words.back();
  words.pop_back();
  return capitalised(who) + " " + joined(words, ", ") + (words.size() > 1 ? ", or " : " or ") + last + ".";
}

std::string half_text(const Title& title, const HalfRule& half) {
  const bool shares = is(half.to_shares, true);
  if (!half.to && !shares) return {};
  const bool paid = is(half.share, rule::Share::Paid);
  const bool up = is(half.rounded, rule::Direction::Up);
  return fmt::format("When a company pays half, the {} is rounded {} to a multiple of {}; the rest is {}.",
                     paid ? "amount paid" : "amount retained", up ? "up" : "down",
                     shares ? "the number of its shares" : money(title, half.to->value),
                     paid ? "retained" : "paid");
}

std::string step_text(const Title& title, const TurnStep& step, const std::string& kind) {
  const auto one = [&](const Placed<rule::StepKind>& word) -> std::string {
    if (word.value == rule::StepKind::Run) return "Run " + uncapitalised(limited_cards(title.roster));
    if (word.value == rule::StepKind::BuyTrainsAndShips)
      return "Buy " + uncapitalised(sold_cards(title.roster));
    if (const auto* company = for_kind(title.rules.companies, kind)) {
      if (std::string deal = single_deal(title, *company, word.value); !deal.empty()) return deal;
      if (word.value == rule::StepKind::ConnectionRun && company->connection)
        return connection_step(*company->connection);
    }
    if (word.value == rule::StepKind::Token && title.rules.operating.ports)
      return "Place a station token or a port";
    if (word.value == rule::StepKind::Track)
      if (const auto* lays = for_kind(title.rules.operating.lays, kind)) return brief_lays(title, *lays);
    if (word.value == rule::StepKind::Dividend) return brief_dividends(title, kind);
    return std::string(step_words(word.value));
  };
  if (step.any_order.size() == 1) return one(step.any_order.front());
  return "In any order: " +
         joined(step.any_order, "; ", [&](const auto& word) { return uncapitalised(one(word)); });
}

}  // namespace trackwright
