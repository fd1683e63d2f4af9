#include "render/words/rule_phrases.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string_view>

#include "engine/base/words.h"
#include "render/words/rule_sentences.h"
#include "render/words/station_text.h"
#include "render/words/title_cells.h"
#include "render/words/train_words.h"

namespace trackwright {

namespace {

std::string percent_of_price(rule::DealPrice price) {
  switch (price) {
    case rule::DealPrice::Market:
      return "its price";
    case rule::DealPrice::NextLeft:
      return "the price one cell to the left";
    case rule::DealPrice::NextRight:
      return "the price one cell to the right";
    case rule::DealPrice::ParOrThreeQuarters:
      return "three quarters of its price, or par if that is more";
    case rule::DealPrice::LeftOfNew:
      return "the price one cell to the left of where the sale moves it";
  }
  return {};
}

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
      return brief ? " if nothing was upgraded" : ", if it has upgraded nothing";
    case rule::LayCondition::MainLine:
      return brief ? " if one of the two improves a main line" : ", if one of the two improves a main line";
    case rule::LayCondition::NoYellow:
      return brief ? " if no yellow was laid" : ", if it has laid no yellow tile";
  }
  return {};
}

// `further`: a lay that follows another of the turn.
std::string lay_text(const Title& title, const LayRule& lay, bool brief, bool further) {
  std::string text = lay_words(lay.tile ? lay.tile->value : rule::LayKind::Any, brief);
  if (lay.cost && lay.cost->value > 0) text += " for " + money(title, lay.cost->value);
  if (lay.least_cost && lay.least_cost->value > 0)
    text += " for " + money(title, lay.least_cost->value) + " at least";
  text += condition_words(lay, brief);
  if (is(lay.same_hex, false) && !brief) text += ", not where it has laid in this turn";
  if (is(lay.same_hex, false) && brief && further) text += ", in another hex";
  if (is(lay.first_round, true)) text += brief ? ", in its first round" : ", in its first operating round";
  return text;
}

// Two lays of any kind are two of one kind.
bool all_alike(const std::vector<LayRule>& lays) {
  return lays.size() > 1 &&
         std::ranges::all_of(lays, [&](const LayRule& lay) { return lay == lays.front(); });
}

// A second lay like the first, but for when it may be made.
bool does_so_again(const std::vector<LayRule>& lays) {
  return lays.size() == 2 && !lays[0].only && lays[1].only && !lays[1].cost && !lays[1].same_hex &&
         !lays[1].first_round && lays[0].tile == lays[1].tile;
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

std::string_view cause_words(rule::EndCause cause) {
  switch (cause) {
    case rule::EndCause::Bank:
      return "Bank empty";
    case rule::EndCause::Bankruptcy:
      return "A player is bankrupt";
    case rule::EndCause::Price:
      return "A price reaches the last zone";
    case rule::EndCause::Train:
      return "The first of the last trains";
    case rule::EndCause::OnePlayerLeft:
      return "Only one player left who is not bankrupt";
    case rule::EndCause::NoCompanies:
      return "No company left";
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
  if (least) return fmt::format("A price of {} or more", money(title, *least));
  return zone == title.market.zones.end() ? "A price at the end" : "A price in " + zone->name;
}

std::string end_time(const EndRule& rule) {
  if (!rule.then) return "the game ends";
  switch (rule.then->value) {
    case rule::EndTime::AtOnce:
      return "the game ends at once";
    case rule::EndTime::OperatingRound:
      return "the game ends after this operating round";
    case rule::EndTime::Set:
      return "the game ends after this set of operating rounds";
    case rule::EndTime::OneMoreSet:
      return "the game ends after the next set of operating rounds";
    case rule::EndTime::AfterStockRound:
      return rule.rounds ? fmt::format("after the next stock round come the last {} operating rounds",
                                       rule.rounds->value)
                         : "the game ends after the next stock round";
  }
  return {};
}

// Whether all companies are of one kind, so that its name would say nothing.
bool one_kind(const Title& title) {
  const auto& companies = title.companies.companies;
  return !companies.empty() && std::ranges::all_of(companies, [&](const Company& company) {
    return company.kind == companies.front().kind && !company.conversion;
  });
}

std::string order_words(const std::string& kinds, rule::OperatingOrder order) {
  switch (order) {
    case rule::OperatingOrder::Listed:
      return kinds + " in the order of the list";
    case rule::OperatingOrder::Price:
      return kinds + " from the highest price to the lowest";
    case rule::OperatingOrder::LowestPrice:
      return kinds + " from the lowest price to the highest";
    case rule::OperatingOrder::Last:
      return kinds + " last";
  }
  return kinds;
}

}  // namespace

std::string some_company(const Title& title, const std::string& form, const std::vector<std::string>& kinds) {
  std::vector<std::string> named;
  for (const std::string& kind : kinds)
    if (kind != "all" && !kind.empty()) named.push_back(kind);
  const bool all = named.size() < kinds.size();
  if (named.empty()) {
    // Of some forms a title may say something else for other kinds.
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

// "the zone Yellow", as the legend of the market calls it.
std::string zone_named(const Market& market, const std::string& letter) {
  for (const MarketZone& zone : market.zones)
    if (zone.letter == letter && !zone.name.empty()) return "the zone " + zone.name;
  return "zone " + letter;
}

namespace {

// "In the zone Yellow it may redeem one for 50 % of its price, rounded down; in the zone Brown any number
// ..."
std::string in_zones_text(const Market& market, const ShareDeal& deal, const std::string& verb) {
  std::vector<std::string> told;
  for (const ZoneDeal& in : deal.in_zones) {
    if (!in.zone) continue;
    std::string text = "in " + zone_named(market, in.zone->value);
    const rule::DealLimit limit = in.limit     ? in.limit->value
                                  : deal.limit ? deal.limit->value
                                               : rule::DealLimit::One;
    if (told.empty()) text += " it may " + verb;
    text += limit == rule::DealLimit::One ? " one" : " any number";
    if (in.percent)
      text += in.percent->value == 0 ? std::string(" for nothing")
                                     : fmt::format(" for {} % of its price, rounded down", in.percent->value);
    told.push_back(std::move(text));
  }
  return told.empty() ? std::string() : capitalised(joined(told, "; ")) + ".";
}

std::string_view time_words(rule::DealTime time) {
  switch (time) {
    case rule::DealTime::TurnStart:
      return " at the start of its turn";
    case rule::DealTime::BeforeDividend:
      return " in its turn, until it has decided about its revenue";
    case rule::DealTime::TurnEnd:
      return " at the end of its turn";
    case rule::DealTime::StockRound:
      return " in a stock round";
  }
  return {};
}

}  // namespace

std::string deal_text(const Market& market, const ShareDeal& deal, const std::string& who,
                      const std::string& verb, const std::string& way) {
  std::string text = capitalised(who) + " may " + verb;
  const rule::DealLimit limit = deal.limit ? deal.limit->value : rule::DealLimit::One;
  text += limit == rule::DealLimit::One ? " one of its shares" : " its shares";
  std::vector<std::string> sources;
  for (const auto& from : deal.from)
    sources.emplace_back(from.value == rule::DealFrom::Pool ? "the pool" : "any player, who may not refuse");
  const std::string with =
      way + " " +
      (sources.empty() ? std::string("the pool") : joined(sources, ", or if none is there from "));
  // What is long stands behind time and price.
  const bool at_end = sources.size() > 1;
  if (!at_end) text += " " + with;
  if (deal.when) text += time_words(deal.when->value);
  if (deal.price) text += " at " + percent_of_price(deal.price->value);
  if (at_end) text += ": " + with;
  if (limit == rule::DealLimit::AsPlayersOverPool)
    text += ", at most as many as the players' shares exceed those in the pool";
  if (limit == rule::DealLimit::Any) text += ", any number";
  if (deal.own_below)
    text += fmt::format("; only while fewer than {} of its shares are unsold or in its treasury",
                        deal.own_below->value);
  text += ".";
  if (deal.counts && deal.counts->value) text += " What it could still sell counts as its money.";
  if (const std::string zones = in_zones_text(market, deal, verb); !zones.empty()) text += " " + zones;
  if (deal.moves)
    text += !deal.moves->value              ? " The price stays."
            : limit == rule::DealLimit::One ? " Then the price moves down."
                                            : " The price moves down for each.";
  return text;
}

std::string reissue_text(const ReissueRule& rule, const std::string& who) {
  std::string text = capitalised(who) + " may put all shares of its treasury on sale again";
  if (rule.when) text += time_words(rule.when->value);
  if (rule.price) text += ", for " + percent_of_price(rule.price->value);
  return text + "; that is its par from then on, and buyers pay the company.";
}

std::string connection_text(const Title& title, const ConnectionRule& rule, const std::string& who) {
  const bool chosen = rule.when && rule.when->value == rule::ConnectionTime::Chosen;
  std::string text =
      chosen
          ? "At the end of a turn " + who + " may make its connection run, once in the game."
          : "When an operating round begins, and after each company's turn: " + who +
                " one of whose trains could run from its home to its destination makes its connection run, "
                "once in the game.";
  text += " Its marker goes on the destination first";
  if (rule.station && chosen)
    text += ". A company that could connect may instead pay " + money(title, rule.station->value) +
            " and at once place the marker as a station like any other, where it may place one; then it "
            "never connects";
  else if (rule.station)
    text += ", or on its charter as a further station for " + money(title, rule.station->value);
  text += chosen ? ". In a connection run all its trains run, those that ran in this turn too, one of them "
                   "from home to destination."
                 : ". All its trains run, one of them from home to destination.";
  if (!rule.dividends.empty()) {
    text += " " + dividends_text(rule.dividends, "the company");
    text += " The price moves right where all is paid, and stays otherwise.";
  }
  return text;
}

namespace {

// Who operates first where prices are equal: PlayTable::operates_before.
std::string_view equal_prices(const Market& market) {
  return market.rows.size() > 1 ? "Of equal prices the one farther to the right comes first, in one cell the "
                                  "one that came there "
                                  "first."
                                : "Of several in one cell the one that came there first operates first.";
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
      words.push_back(order_words(kind.value == "all" ? "the others" : kind.value + "s", rule->value));
  }
  if (words.empty()) return {};
  const std::string text = words.size() > 1
                               ? "Companies operate in turn: " + joined(words, ", then ") + "."
                               : order_words("Companies operate", order.kinds.front().second->value) + ".";
  const bool by_price = std::ranges::any_of(
      order.kinds, [](const auto& of_kind) { return is(of_kind.second, rule::OperatingOrder::Price); });
  return by_price ? text + " " + std::string(equal_prices(title.market)) : text;
}

std::string lays_text(const Title& title, const std::vector<LayRule>& lays, const std::string& who) {
  if (lays.empty()) return capitalised(who) + " lays no track.";
  if (all_alike(lays) && !lays.front().only)
    return fmt::format("{} may lay or upgrade {} tiles in a turn.", capitalised(who), lays.size());
  std::string text = "In a turn " + who + " may " + lay_text(title, lays[0], false, false);
  if (does_so_again(lays))
    return text + ", and a second one" + std::string(condition_words(lays[1], true)) + ".";
  for (std::size_t i = 1; i < lays.size(); ++i)
    text += "; then it may " + lay_text(title, lays[i], false, true);
  return text + ".";
}

std::string dividends_text(const RuleList<rule::Dividend>& choices, const std::string& who) {
  std::vector<std::string> words;
  for (const auto& choice : choices) {
    if (choice.value == rule::Dividend::Pay) words.emplace_back("pays all of its revenue");
    if (choice.value == rule::Dividend::Half)
      words.emplace_back(choices.size() == 1 ? "pays half and keeps half" : "pays half of it");
    if (choice.value == rule::Dividend::Withhold) words.emplace_back("keeps it all");
  }
  if (words.empty()) return {};
  if (words.size() == 1) return capitalised(who) + " always " + words.front() + ".";
  const std::string last = words.back();
  words.pop_back();
  return capitalised(who) + " " + joined(words, ", ") + ", or " + last + ".";
}

std::string half_text(const Title& title, const HalfRule& half) {
  const bool shares = is(half.to_shares, true);
  if (!half.to && !shares) return {};
  const bool paid = is(half.share, rule::Share::Paid);
  const bool up = is(half.rounded, rule::Direction::Up);
  return fmt::format("Of half dividends {} is rounded {} to a multiple of {}; the rest is {}.",
                     paid ? "what is paid" : "what the company keeps", up ? "up" : "down",
                     shares ? "the number of its shares" : money(title, half.to->value),
                     paid ? "kept" : "paid");
}

std::string few_players_text(const FewPlayersRule& few) {
  std::vector<std::string> words;
  if (few.president)
    words.push_back(fmt::format("president's certificates are of {} %", few.president->value));
  if (few.removed)
    words.push_back(
        fmt::format("{} of the other certificates of each company leave the game", few.removed->value));
  if (is(few.rest_to_pool, true))
    words.emplace_back("what is unsold of a company when it floats goes to the pool");
  if (is(few.buyers_remove, true))
    words.emplace_back(
        "who buys a certificate and is not president removes another of the pool from the game");
  if (words.empty()) return {};
  const std::string who =
      few.up_to ? fmt::format("With {} players or fewer", few.up_to->value) : std::string("With few players");
  return who + ", " + joined(words, "; ") + ".";
}

std::string nationalized_text(const Title& title, rule::Nationalized which) {
  switch (which) {
    case rule::Nationalized::Trainless:
      return "Where an event asks for it, one company without a train is nationalized, among those that have "
             "operated the one with the highest price; of equal prices the one that would operate first.";
    case rule::Nationalized::Offered:
      return "In a nationalization round companies are asked in turn, from the last in operating order to "
             "the "
             "first, until one is nationalized.";
    case rule::Nationalized::Chosen:
      return capitalised(since_event(title, "nationalization")) +
             " the president of a company may have it nationalized in its turn.";
  }
  return {};
}

std::string chosen_home_text(const Title& title, const ChosenHome& home, const std::string& who) {
  std::string text = fmt::format("The first station of {} goes to a city that it chooses", who);
  if (is(home.empty, true)) text += ", where no station lies yet";
  if (!home.never.empty())
    text += "; never to " +
            joined(home.never, " or ", [&](const Ref& hex) { return place_words(title.map, hex.value); });
  return text + ".";
}

std::string full_from_text(const Ref& phase, const std::string& who) {
  return fmt::format(
      "From phase {} on {} that floats gets full capital, less what the bank has paid it for shares, and "
      "what is unsold goes to the pool.",
      phase.value, who);
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
  const std::string what =
      sale.privates.empty() ? "private companies" : listed(ref_names(sale.privates), "or");
  return buyer + " may buy " + what + " from players" +
         (price.empty() ? std::string() : " " + price + " of their face value") +
         (sale.phases.empty() ? std::string() : " in " + in_phases(sale.phases)) +
         (is(sale.first_set, true) ? ", in the first set of operating rounds" : "") +
         (is(sale.one_each, true) ? ", if it owns none; a player sells one at most in an operating round."
                                  : ".");
}

std::string end_text(const Title& title, const EndRule& rule) {
  if (!rule.when) return {};
  std::string cause(cause_words(rule.when->value));
  if (rule.when->value == rule::EndCause::Price && rule.zone) cause = zone_cause(title, *rule.zone);
  if (rule.when->value == rule::EndCause::Train && rule.train)
    cause = "The first " + rule.train->value + "-train is bought";
  return cause + ": " + end_time(rule) + ".";
}

std::string score_text(const RuleList<rule::Counted>& score) {
  std::vector<std::string> words;
  for (const auto& counted : score) {
    if (counted.value == rule::Counted::Cash) words.emplace_back("cash");
    if (counted.value == rule::Counted::Shares) words.emplace_back("shares at their price");
    if (counted.value == rule::Counted::Privates) words.emplace_back("private companies at face value");
  }
  return words.empty() ? std::string() : "A player's wealth is " + listed(words) + ". The richest wins.";
}

namespace {

// Where a company deals in one share at most; empty for other steps.
std::string single_deal(const CompanyRules& company, rule::StepKind step) {
  const auto single = [](const std::optional<ShareDeal>& deal) {
    return deal && is(deal->limit, rule::DealLimit::One);
  };
  if (step == rule::StepKind::Issue && single(company.issue)) return "Issue one share";
  if (step == rule::StepKind::Redeem && single(company.redeem)) return "Redeem one share";
  if (step == rule::StepKind::IssueOrRedeem && single(company.issue) && single(company.redeem))
    return "Issue or redeem one share";
  return {};
}

}  // namespace

std::string step_text(const Title& title, const TurnStep& step, const std::string& kind) {
  const auto one = [&](const Placed<rule::StepKind>& word) -> std::string {
    if (word.value == rule::StepKind::Run) return "Run " + uncapitalised(limited_cards(title.roster));
    if (word.value == rule::StepKind::BuyTrainsAndShips)
      return "Buy " + uncapitalised(sold_cards(title.roster));
    if (const auto* company = for_kind(title.rules.companies, kind))
      if (std::string deal = single_deal(*company, word.value); !deal.empty()) return deal;
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
