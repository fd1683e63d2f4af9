#include "render/words/turn_texts.h"

#include <algorithm>
#include <utility>

#include "engine/base/words.h"
#include "render/words/round_phrases.h"
#include "render/words/rule_texts.h"
#include "render/words/title_cells.h"

namespace trackwright {

namespace {

// Removes the full stop of a single sentence, as for items of a list.
std::string as_item(std::string sentence) {
  if (sentence.ends_with('.') && std::ranges::count(sentence, '.') == 1) sentence.pop_back();
  return sentence;
}

}  // namespace

std::vector<std::string> stock_steps(const Title& title) {
  if (!title.stock_round.empty()) return step_texts(title.stock_round);
  std::vector<std::string> steps;
  if (!title.rules.stock.turn) return steps;
  const bool auctions = std::ranges::any_of(title.rules.opening, [](const AuctionRules& auction) {
    return auction.held && auction.held->value == rule::AuctionTime::InStockRounds;
  });
  switch (title.rules.stock.turn->value) {
    case rule::StockTurn::SellBuy:
      return {"Sell any number of certificates", "Buy one certificate"};
    case rule::StockTurn::SellBuySell:
      return {"Sell certificates", "Buy one certificate", "Sell certificates"};
    case rule::StockTurn::SellBuyOrBuySell:
      return {"Buy one certificate; sell any number, either before or after"};
    case rule::StockTurn::OneAction:
      return {auctions ? "One of: start an auction, sell shares, buy one certificate, pass"
                       : "One of: sell shares, buy one certificate, pass"};
  }
  return steps;
}

namespace {

std::vector<std::string> turn_steps_without(const Title& title, const std::string& kind,
                                            const std::vector<rule::StepKind>& left_out) {
  if (const std::vector<RoundStep>& said = turn_of(title, kind); !said.empty()) return step_texts(said);
  const auto* turn = for_kind(title.rules.operating.turn, kind);
  std::vector<std::string> steps;
  if (turn == nullptr) return steps;
  for (TurnStep step : *turn) {
    std::erase_if(step.any_order, [&](const auto& word) {
      return std::ranges::find(left_out, word.value) != left_out.end();
    });
    if (!step.any_order.empty()) steps.push_back(step_text(title, step, kind));
  }
  return steps;
}

}  // namespace

std::vector<std::string> turn_steps(const Title& title, const std::string& kind) {
  return turn_steps_without(title, kind, {});
}

std::vector<std::string> converted_turn_steps(const Title& title, const Company& converted) {
  std::vector<rule::StepKind> left_out{rule::StepKind::Nationalize};
  if (converted.capitalization == "full")
    left_out.insert(left_out.end(),
                    {rule::StepKind::Issue, rule::StepKind::Redeem, rule::StepKind::IssueOrRedeem});
  return turn_steps_without(title, converted.kind, left_out);
}

bool buys_trains(const Title& title, const std::string& kind) {
  const auto* turn = for_kind(title.rules.operating.turn, kind);
  return turn == nullptr || std::ranges::any_of(*turn, [](const TurnStep& step) {
           return std::ranges::any_of(step.any_order, [](const auto& word) {
             return word.value == rule::StepKind::BuyTrains ||
                    word.value == rule::StepKind::BuyTrainsAndShips;
           });
         });
}

std::vector<ToldTurn> told_turns(const Title& title) {
  std::vector<std::string> kinds;
  const auto add = [&](const std::string& kind) {
    if (kind != "all" && std::ranges::find(kinds, kind) == kinds.end()) kinds.push_back(kind);
  };
  for (const auto& [kind, steps] : title.turns) add(kind);
  for (const auto& [kind, steps] : title.rules.operating.turn.kinds) add(kind.value);
  for (const Company& company : title.companies.companies) add(company.kind);
  if (kinds.empty()) kinds.emplace_back();
  std::vector<std::pair<std::vector<std::string>, std::vector<std::string>>> turns;  // kinds, steps
  for (const std::string& kind : kinds) {
    std::vector<std::string> steps = turn_steps(title, kind);
    if (steps.empty()) continue;
    const auto same = std::ranges::find_if(turns, [&](const auto& turn) { return turn.second == steps; });
    if (same != turns.end())
      same->first.push_back(kind);
    else
      turns.emplace_back(std::vector{kind}, std::move(steps));
  }
  std::vector<ToldTurn> told;
  for (auto& [of, steps] : turns)
    told.push_back(
        {turns.size() == 1 ? "Operating round" : "Turn of a " + listed(of, "or"), std::move(steps)});
  return told;
}

std::vector<std::string> ways_to_end(const Title& title) {
  if (!title.game_end.empty()) return step_texts(title.game_end);
  std::vector<std::string> ways;
  for (const ToldRule& told : told_rules(title))
    if (told.rule.starts_with("end.")) ways.push_back(as_item(told.text));
  return ways;
}

}  // namespace trackwright
