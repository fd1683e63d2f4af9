#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

void look(const Place& place, bool in_rules, std::string_view key, std::string_view rule, Report& report) {
  if (in_rules)
    report(
        place, std::string(key),
        fmt::format(
            "`{}` in title.yaml repeats the rule `{}` of rules.yaml in words, and the kit prints the words",
            key, rule),
        fmt::format("remove `{}`; to print a sentence of your own, put it in `texts` of rules.yaml", key));
}

}  // namespace

void rules_said_twice(const Facts& facts, Report& report) {
  const Title& title = facts.title;
  if (!title.stock_round.empty())
    look(title.stock_round.front().place, title.rules.stock.turn.has_value(), "stock_round",
         "stock_round.turn", report);
  if (!title.operating_round.empty() || !title.turns.empty())
    look(title.turns_place, !title.rules.operating.turn.kinds.empty(), "operating_round",
         "operating_round.turn", report);
  if (!title.game_end.empty())
    look(title.game_end.front().place, !title.rules.end.empty(), "game_end", "end", report);
}

}  // namespace trackwright::checks
