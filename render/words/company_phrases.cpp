#include "render/words/company_phrases.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

#include "engine/base/words.h"
#include "engine/title/market.h"
#include "render/words/round_phrases.h"
#include "render/words/rule_phrases.h"
#include "render/words/station_text.h"
#include "render/words/title_cells.h"

namespace trackwright {

namespace {

std::string percent_of_price(rule::DealPrice price) {
  switch (price) {
    case rule::DealPrice::Market:
      return "its current price";
    case rule::DealPrice::NextLeft:
      return "the price one space to the left";
    case rule::DealPrice::NextRight:
      return "the price one space to the right";
    case rule::DealPrice::ParOrThreeQuarters:
      return "three quarters of its current price or at par, whichever is higher";
    case rule::DealPrice::LeftOfNew:
      return "the price one space to the left of its price after the sale";
  }
  return {};
}

// Returns "the Yellow zone", with the name in the market's legend.
std::string zone_named(const Market& market, const std::string& letter) {
  for (const MarketZone& zone : market.zones)
    if (zone.letter == letter && !zone.name.empty()) return "the " + zone.name + " zone";
  return "zone " + letter;
}

// Returns "In the Yellow zone, it may redeem one for 50 % of the
// price, rounded down; in the Brown zone, any number ...".
std::string in_zones_text(const Market& market, const ShareDeal& deal, const std::string& verb) {
  std::vector<std::string> told;
  for (const ZoneDeal& in : deal.in_zones) {
    if (!in.zone) continue;
    std::string text = "in " + zone_named(market, in.zone->value);
    const rule::DealLimit limit = in.limit     ? in.limit->value
                                  : deal.limit ? deal.limit->value
                                               : rule::DealLimit::One;
    text += told.empty() ? ", it may " + verb : ",";
    text += limit == rule::DealLimit::One ? " one" : " any number";
    if (in.percent)
      text += in.percent->value == 0 ? std::string(" at no cost")
                                     : fmt::format(" for {} % of the price, rounded down", in.percent->value);
    told.push_back(std::move(text));
  }
  return told.empty() ? std::string() : capitalised(joined(told, "; ")) + ".";
}

std::string_view time_words(rule::DealTime time) {
  switch (time) {
    case rule::DealTime::TurnStart:
      return " at the start of its turn";
    case rule::DealTime::BeforeDividend:
      return " on its turn, before it pays or withholds its revenue";
    case rule::DealTime::TurnEnd:
      return " at the end of its turn";
    case rule::DealTime::StockRound:
      return " in a stock round";
  }
  return {};
}

// Returns the move of the price for a share deal: as the market states, otherwise down.
std::string move_of_deal(const Market& market, const std::string& verb) {
  const MoveCause cause = verb == "redeem" ? MoveCause::Redeemed : MoveCause::Issued;
  std::string words = "down";
  for (const MarketMove& move : market.moves)
    if (move_cause(move.when) == cause) words = move.move;
  return words;
}

}  // namespace

std::string deal_text(const Market& market, const ShareDeal& deal, const std::string& who,
                      const std::string& verb, const std::string& way) {
  std::string text = capitalised(who) + " may " + verb;
  const rule::DealLimit limit = deal.limit ? deal.limit->value : rule::DealLimit::One;
  text += limit == rule::DealLimit::One   ? " one of its shares"
          : limit == rule::DealLimit::Any ? " any number of its shares"
                                          : " its shares";
  std::vector<std::string> sources;
  for (const auto& from : deal.from)
    sources.emplace_back(from.value == rule::DealFrom::Pool ? "the pool" : "any player, who cannot refuse");
  const std::string with =
      way + " " +
      (sources.empty() ? std::string("the pool") : joined(sources, ", or, if the pool has none, from "));
  // Put a long text after time and price.
  const bool at_end = sources.size() > 1;
  if (!at_end) text += " " + with;
  if (deal.when) text += time_words(deal.when->value);
  if (deal.price) text += " at " + percent_of_price(deal.price->value);
  if (at_end) text += ": " + with;
  if (limit == rule::DealLimit::AsPlayersOverPool)
    text +=
        ". It may " + verb + " at most the number of shares that players hold, minus the number in the pool";
  if (deal.own_below)
    text += fmt::format(". It may do so only while fewer than {} of its shares are unsold or in its treasury",
                        deal.own_below->value);
  text += ".";
  if (deal.incremental_only && deal.incremental_only->value)
    text += " Only a company with incremental capitalization may do so.";
  if (deal.counts && deal.counts->value) text += " The shares that it could still sell count as its money.";
  if (const std::string zones = in_zones_text(market, deal, verb); !zones.empty()) text += " " + zones;
  if (deal.moves) {
    const std::string move = move_of_deal(market, verb);
    text += !deal.moves->value || move == "stay" ? " The price does not move."
            : limit == rule::DealLimit::One      ? " The price then moves " + move + "."
                                                 : " The price moves " + move + " once for each share.";
  }
  return text;
}

std::string pool_limit_words(const Title& title) {
  if (!title.pool_limit) return {};
  const bool issued = std::ranges::any_of(title.rules.companies.kinds, [](const auto& of_kind) {
    return of_kind.second.issue && of_kind.second.issue->from.empty();
  });
  return fmt::format("No sale {}may raise the pool's holding of a company above {} %",
                     issued ? "or issue " : "", title.pool_limit->value);
}

std::string reissue_text(const ReissueRule& rule, const std::string& who) {
  std::string text = capitalised(who) + " may offer all its treasury shares for sale again";
  if (rule.when) text += time_words(rule.when->value);
  if (rule.price) text += ", at " + percent_of_price(rule.price->value);
  return text + ". This price becomes its par value, and buyers pay the company.";
}

std::string connection_text(const Title& title, const ConnectionRule& rule, const std::string& who) {
  const bool chosen = rule.when && rule.when->value == rule::ConnectionTime::Chosen;
  std::string text = chosen
                         ? "At the end of its turn, " + who + " may make its connection run, once per game."
                         : "Check for connections at the start of each operating round and after each "
                           "company's turn. " +
                               capitalised(who) +
                               " with a train that can run from home to destination makes its connection "
                               "run, once per game.";
  text += " First, it places its marker on the destination";
  if (rule.station && chosen)
    text += ". A company that could connect may instead pay " + money(title, rule.station->value) +
            " and immediately place the marker as a normal station where it may place one; it then never "
            "connects";
  else if (rule.station)
    text += ", or on its charter as an additional station for " + money(title, rule.station->value);
  text += chosen ? ". In a connection run, all its trains run, including those that already ran this turn, "
                   "and one of them runs from home to destination."
                 : ". All its trains run, and one of them runs from home to destination.";
  if (!rule.dividends.empty()) {
    text += " " + dividends_text(rule.dividends, "the company");
    text += " If the company pays the full revenue, the price moves right; otherwise it does not move.";
  }
  return text;
}

std::string conversion_text(const Title& title, const ConversionRule& rule, const std::string& who) {
  const auto by = [&](rule::ConversionTime time) {
    return std::ranges::any_of(rule.when, [&](const auto& one) { return one.value == time; });
  };
  std::vector<std::string> told;
  if (by(rule::ConversionTime::TurnStart))
    told.push_back("At the start of its turn, " + who + " may convert its shares" +
                   (rule.phases.empty() ? "." : " in " + in_phases(rule.phases) + "."));
  if (by(rule::ConversionTime::Event))
    told.emplace_back("When an event calls for it, all companies that have not converted do so.");
  const bool pool = rule.new_shares && rule.new_shares->value == rule::ShareSource::Pool;
  told.push_back(std::string("The certificates then have the new percentages, and the new certificates ") +
                 (pool ? "go to the pool." : "are for sale with the unsold ones."));
  if (rule.left && rule.left->value > 0)
    told.push_back(fmt::format("The price first moves left {} spaces.", rule.left->value));
  if (is(rule.paid, true)) told.emplace_back("The bank pays the company its price for each new share.");
  if (rule.tokens && rule.tokens->value > 0)
    told.push_back(fmt::format("The company receives {} more station tokens{}.", rule.tokens->value,
                               rule.token_cost ? ", which cost " + money(title, rule.token_cost->value) +
                                                     " each when they are placed"
                                               : std::string()));
  return joined(told, " ");
}

std::string few_players_text(const FewPlayersRule& few) {
  std::vector<std::string> words;
  if (few.president)
    words.push_back(fmt::format("president's certificates represent {} %", few.president->value));
  if (few.removed)
    words.push_back(fmt::format("{} of the other certificates of each company are removed from the game",
                                few.removed->value));
  if (is(few.rest_to_pool, true))
    words.emplace_back("the unsold shares of a company go to the pool when it floats");
  if (is(few.buyers_remove, true))
    words.emplace_back(
        "a player who buys a certificate and is not president also removes another certificate in the pool "
        "from the game");
  if (words.empty()) return {};
  const std::string who =
      few.up_to ? fmt::format("With {} players or fewer", few.up_to->value) : std::string("With few players");
  return who + ", " + joined(words, "; ") + ".";
}

std::string nationalized_text(const Title& title, rule::Nationalized which) {
  switch (which) {
    case rule::Nationalized::Trainless:
      return "When an event calls for it, one company is nationalized: the one with the highest price among "
             "the companies that have operated and own no train. In a tie, the one that operates first "
             "is nationalized.";
    case rule::Nationalized::Offered:
      return "In a nationalization round, ask the companies in reverse operating order until one is "
             "nationalized.";
    case rule::Nationalized::Chosen:
      return capitalised(since_event(title, "nationalization")) +
             ", the president of a company may nationalize it on its turn.";
  }
  return {};
}

std::string chosen_home_text(const Title& title, const ChosenHome& home, const std::string& who) {
  std::string text = fmt::format("{} chooses a city {}for its first station", who,
                                 is(home.empty, true) ? "without a station " : "");
  if (!home.never.empty())
    text += "; it cannot choose " +
            joined(home.never, " or ", [&](const Ref& hex) { return place_words(title.map, hex.value); });
  return text + ".";
}

std::string full_from_text(const Ref& phase, const std::string& who) {
  return fmt::format(
      "From phase {} on, {} that floats receives full capital minus the money it has received for its "
      "shares; its unsold shares go to the pool.",
      phase.value, who);
}

bool floats_with_president(const Company& company) {
  const auto president = std::ranges::find_if(company.certificates, &Certificate::president);
  return company.float_by_phase.empty() && company.float_percent && president != company.certificates.end() &&
         company.float_percent->value <= president->percent.value;
}

std::string capital_words(const Title& title, const Company* company) {
  const bool own = company != nullptr && !company->capitalization.empty();
  std::string words = (own ? company->capitalization : title.capitalization) + " capitalization";
  const auto& kinds = title.rules.companies.kinds;
  const CompanyRules* rules = company != nullptr ? for_kind(title.rules.companies, company->kind) : nullptr;
  const auto with_phase =
      std::ranges::find_if(kinds, [](const auto& kind) { return kind.second.full_from.has_value(); });
  if (company == nullptr && with_phase != kinds.end()) rules = &with_phase->second;
  if (rules != nullptr && rules->full_from) words += ", full from phase " + rules->full_from->value;
  return words;
}

}  // namespace trackwright
