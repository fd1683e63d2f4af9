// The keys of each part of rules.yaml and the field for each key. Code that reads, writes, checks or
// describes rules iterates over this list. `in_words` and `texts` are not rules and not included.
#pragma once

#include <concepts>
#include <type_traits>

#include "engine/title/rules.h"

namespace trackwright {

// A part of rules.yaml, const for reading or mutable for filling.
template <class T, class Part>
concept RulePart = std::same_as<std::remove_const_t<T>, Part>;

// each_rule(part, visit) calls visit(key, field) for each key, in the order of the schema.

template <RulePart<AuctionRules> Part, class Visit>
void each_rule(Part& part, Visit&& visit) {
  visit("sell", part.sell);
  visit("auction", part.auction);
  visit("held", part.held);
  visit("in_order", part.in_order);
  visit("order", part.order);
  visit("turns", part.turns);
  visit("may_pass", part.may_pass);
  visit("columns", part.columns);
  visit("start", part.start);
  visit("step", part.step);
  visit("multiples", part.multiples);
  visit("out_when_passed", part.out_when_passed);
  visit("early_pass_out", part.early_pass_out);
  visit("next_turn", part.next_turn);
  visit("committed", part.committed);
  visit("face_besides", part.face_besides);
  visit("paid_to", part.paid_to);
  visit("all_pass", part.all_pass);
  visit("falls", part.falls);
  visit("dearer", part.dearer);
  visit("looks_at", part.looks_at);
  visit("reversed", part.reversed);
  visit("unsold", part.unsold);
  visit("priority", part.priority);
}

template <RulePart<LotRule> Part, class Visit>
void each_rule(Part& part, Visit&& visit) {
  visit("of", part.of);
  visit("count", part.count);
  visit("players_below", part.players_below);
  visit("home_stays", part.home_stays);
}

template <RulePart<StockRules> Part, class Visit>
void each_rule(Part& part, Visit&& visit) {
  visit("turn", part.turn);
  visit("offer_price", part.offer_price);
  visit("sell_after", part.sell_after);
  visit("president_sells_first", part.president_sells_first);
  visit("blocks", part.blocks);
  visit("rebuy", part.rebuy);
  visit("several_from", part.several_from);
  visit("protection", part.protection);
  visit("presidency", part.presidency);
  visit("over_holding", part.over_holding);
  visit("priority", part.priority);
}

template <RulePart<ZoneDeal> Part, class Visit>
void each_rule(Part& part, Visit&& visit) {
  visit("zone", part.zone);
  visit("percent", part.percent);
  visit("limit", part.limit);
}

template <RulePart<ShareDeal> Part, class Visit>
void each_rule(Part& part, Visit&& visit) {
  visit("when", part.when);
  visit("limit", part.limit);
  visit("price", part.price);
  visit("moves", part.moves);
  visit("counts", part.counts);
  visit("from", part.from);
  visit("incremental_only", part.incremental_only);
  visit("own_below", part.own_below);
  visit("in_zones", part.in_zones);
}

template <RulePart<ReissueRule> Part, class Visit>
void each_rule(Part& part, Visit&& visit) {
  visit("when", part.when);
  visit("price", part.price);
}

template <RulePart<ConnectionRule> Part, class Visit>
void each_rule(Part& part, Visit&& visit) {
  visit("when", part.when);
  visit("station", part.station);
  visit("dividends", part.dividends);
}

template <RulePart<FewPlayersRule> Part, class Visit>
void each_rule(Part& part, Visit&& visit) {
  visit("up_to", part.up_to);
  visit("president", part.president);
  visit("removed", part.removed);
  visit("rest_to_pool", part.rest_to_pool);
  visit("buyers_remove", part.buyers_remove);
}

template <RulePart<ChosenHome> Part, class Visit>
void each_rule(Part& part, Visit&& visit) {
  visit("empty", part.empty);
  visit("never", part.never);
}

template <RulePart<ConversionRule> Part, class Visit>
void each_rule(Part& part, Visit&& visit) {
  visit("when", part.when);
  visit("phases", part.phases);
  visit("new_shares", part.new_shares);
  visit("left", part.left);
  visit("paid", part.paid);
  visit("tokens", part.tokens);
  visit("token_cost", part.token_cost);
}

template <RulePart<CompanyRules> Part, class Visit>
void each_rule(Part& part, Visit&& visit) {
  visit("start", part.start);
  visit("par", part.par);
  visit("home", part.home);
  visit("home_reserved", part.home_reserved);
  visit("chosen_home", part.chosen_home);
  visit("full_from", part.full_from);
  visit("issue", part.issue);
  visit("redeem", part.redeem);
  visit("reissue", part.reissue);
  visit("connection", part.connection);
  visit("destination_pays", part.destination_pays);
  visit("home_pays", part.home_pays);
  visit("few_players", part.few_players);
  visit("conversion", part.conversion);
  visit("reopens", part.reopens);
}

template <RulePart<LayRule> Part, class Visit>
void each_rule(Part& part, Visit&& visit) {
  visit("tile", part.tile);
  visit("only", part.only);
  visit("cost", part.cost);
  visit("least_cost", part.least_cost);
  visit("same_hex", part.same_hex);
  visit("first_round", part.first_round);
  visit("phases", part.phases);
}

template <RulePart<HalfRule> Part, class Visit>
void each_rule(Part& part, Visit&& visit) {
  visit("to", part.to);
  visit("to_shares", part.to_shares);
  visit("share", part.share);
  visit("rounded", part.rounded);
}

template <RulePart<TunnelRules> Part, class Visit>
void each_rule(Part& part, Visit&& visit) {
  visit("tokens", part.tokens);
}

template <RulePart<PortRules> Part, class Visit>
void each_rule(Part& part, Visit&& visit) {
  visit("reached_by", part.reached_by);
}

template <RulePart<ClaimRule> Part, class Visit>
void each_rule(Part& part, Visit&& visit) {
  visit("token", part.token);
  visit("lay", part.lay);
}

template <RulePart<PairedTiles> Part, class Visit>
void each_rule(Part& part, Visit&& visit) {
  visit("hexes", part.hexes);
  visit("tiles", part.tiles);
}

template <RulePart<OperatingRules> Part, class Visit>
void each_rule(Part& part, Visit&& visit) {
  visit("always_asked", part.always_asked);
  visit("privates_pay", part.privates_pay);
  visit("order", part.order);
  visit("first_order", part.first_order);
  visit("turn", part.turn);
  visit("lays", part.lays);
  visit("after_homes", part.after_homes);
  visit("dividends", part.dividends);
  visit("tunnels", part.tunnels);
  visit("ports", part.ports);
  visit("paired_tiles", part.paired_tiles);
  visit("claims", part.claims);
  visit("half", part.half);
  visit("no_revenue", part.no_revenue);
  visit("treasury_shares", part.treasury_shares);
  visit("pool_shares", part.pool_shares);
  visit("unsold_shares", part.unsold_shares);
  visit("changed_order", part.changed_order);
}

template <RulePart<EmergencyRules> Part, class Visit>
void each_rule(Part& part, Visit&& visit) {
  visit("cheapest", part.cheapest);
  visit("from_others", part.from_others);
  visit("issue_first", part.issue_first);
  visit("issue_price", part.issue_price);
  visit("moves_for_each", part.moves_for_each);
  visit("sold_for_each", part.sold_for_each);
  visit("president_sells", part.president_sells);
  visit("loans", part.loans);
  visit("loans_after_sales", part.loans_after_sales);
  visit("loan_interest", part.loan_interest);
  visit("loan_growth", part.loan_growth);
  visit("loan_penalty", part.loan_penalty);
  visit("bankruptcy", part.bankruptcy);
  visit("privates", part.privates);
}

template <RulePart<TrainRules> Part, class Visit>
void each_rule(Part& part, Visit&& visit) {
  visit("must_own", part.must_own);
  visit("between_companies", part.between_companies);
  visit("deals_from", part.deals_from);
  visit("deals_in", part.deals_in);
  visit("deals_within", part.deals_within);
  visit("one_of_type", part.one_of_type);
  visit("one_from_bank", part.one_from_bank);
  visit("over_limit", part.over_limit);
  visit("of_closed", part.of_closed);
  visit("traded_in", part.traded_in);
  visit("obsolete_count", part.obsolete_count);
  visit("export_next", part.export_next);
  visit("export_after", part.export_after);
  visit("exported", part.exported);
  visit("rust_after", part.rust_after);
  visit("emergency", part.emergency);
}

template <RulePart<LoanRules> Part, class Visit>
void each_rule(Part& part, Visit&& visit) {
  visit("taken", part.taken);
  visit("once_a_turn", part.once_a_turn);
  visit("limit", part.limit);
  visit("until", part.until);
  visit("dearer_every", part.dearer_every);
  visit("dearer_by", part.dearer_by);
  visit("dearest", part.dearest);
  visit("deducted", part.deducted);
  visit("interest", part.interest);
  visit("pays_by_loans", part.pays_by_loans);
  visit("unpaid", part.unpaid);
  visit("repaid", part.repaid);
  visit("at_end", part.at_end);
}

template <RulePart<PrivateSale> Part, class Visit>
void each_rule(Part& part, Visit&& visit) {
  visit("phases", part.phases);
  visit("privates", part.privates);
  visit("companies", part.companies);
  visit("least", part.least);
  visit("most", part.most);
  visit("first_set", part.first_set);
  visit("one_each", part.one_each);
}

template <RulePart<PowerRule> Part, class Visit>
void each_rule(Part& part, Visit&& visit) {
  visit("power", part.power);
  visit("holder", part.holder);
  visit("when", part.when);
  visit("hexes", part.hexes);
  visit("tiles", part.tiles);
  visit("companies", part.companies);
  visit("trains", part.trains);
  visit("from", part.from);
  visit("amount", part.amount);
  visit("count", part.count);
  visit("terrain", part.terrain);
  visit("phase", part.phase);
  visit("free", part.free);
  visit("together", part.together);
  visit("all", part.all);
  visit("joined", part.joined);
  visit("connected", part.connected);
  visit("any_tile", part.any_tile);
  visit("uses_lay", part.uses_lay);
  visit("home_free", part.home_free);
  visit("until_president", part.until_president);
  visit("one_turn", part.one_turn);
  visit("spent_by_runs", part.spent_by_runs);
  visit("treasury", part.treasury);
  visit("closes", part.closes);
  visit("extra", part.extra);
  visit("reserves", part.reserves);
  visit("city", part.city);
  visit("connected_amount", part.connected_amount);
  visit("spends", part.spends);
  visit("once_a_turn", part.once_a_turn);
  visit("idle", part.idle);
  visit("alone", part.alone);
}

template <RulePart<PrivateRules> Part, class Visit>
void each_rule(Part& part, Visit&& visit) {
  visit("sold_to_companies", part.sold_to_companies);
  visit("between_players", part.between_players);
  visit("between_players_from", part.between_players_from);
  visit("count", part.count);
  visit("from_players", part.from_players);
  visit("powers", part.powers);
}

template <RulePart<NationalizationRules> Part, class Visit>
void each_rule(Part& part, Visit&& visit) {
  visit("which", part.which);
  visit("left", part.left);
  visit("token", part.token);
  visit("state", part.state);
  visit("may_choose", part.may_choose);
  visit("at_float", part.at_float);
}

template <RulePart<MergerRules> Part, class Visit>
void each_rule(Part& part, Visit&& visit) {
  visit("into", part.into);
  visit("never", part.never);
  visit("share", part.share);
  visit("stations", part.stations);
  visit("limit_rises", part.limit_rises);
}

template <RulePart<NeutralPlayer> Part, class Visit>
void each_rule(Part& part, Visit&& visit) {
  visit("name", part.name);
  visit("up_to", part.up_to);
  visit("after_stock_rounds", part.after_stock_rounds);
  visit("price", part.price);
  visit("chosen_by", part.chosen_by);
  visit("acted_for_by", part.acted_for_by);
  visit("pays_for_lays", part.pays_for_lays);
  visit("takes_trains", part.takes_trains);
}

template <RulePart<EndRule> Part, class Visit>
void each_rule(Part& part, Visit&& visit) {
  visit("when", part.when);
  visit("train", part.train);
  visit("zone", part.zone);
  visit("then", part.then);
  visit("rounds", part.rounds);
  visit("sets", part.sets);
}

template <RulePart<Rules> Part, class Visit>
void each_rule(Part& part, Visit&& visit) {
  visit("lots", part.lots);
  visit("opening", part.opening);
  visit("stock_round", part.stock);
  visit("companies", part.companies);
  visit("operating_round", part.operating);
  visit("trains", part.trains);
  visit("loans", part.loans);
  visit("privates", part.privates);
  visit("company_powers", part.company_powers);
  visit("nationalization", part.nationalization);
  visit("merger", part.merger);
  visit("neutral_player", part.neutral_player);
  visit("end", part.end);
  visit("score", part.score);
}

// Whether a part has rules, or contains parts with rules.
struct AnyRule {
  void operator()(const char*, const auto&) const {}
};
template <class T>
concept HasRules = requires(T& part) {
  each_rule(part, AnyRule{});
};

}  // namespace trackwright
