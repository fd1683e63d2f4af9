#include "render/words/rule_sentences.h"

#include <array>

namespace trackwright {

namespace {

using rule::Section;

// Sentences that depend on several rules, for example those of auctions and share deals, are in
// rule_texts.cpp.
constexpr std::array sentences = std::to_array<RuleSentence>({
    {"stock_round.turn", "sell_buy", Section::StockRound,
     "On your turn, sell any number of certificates, then buy one; or pass."},
    {"stock_round.turn", "sell_buy_sell", Section::StockRound,
     "On your turn, sell any number of certificates, buy one, then sell again; or pass."},
    {"stock_round.turn", "sell_buy_or_buy_sell", Section::StockRound,
     "On your turn, buy one certificate and sell any number, either before or after the purchase; or pass."},
    {"stock_round.turn", "one_action", Section::StockRound,
     "On your turn, take one action: sell shares, buy one certificate, start an auction if one is possible, "
     "or pass."},
    {"stock_round.priority", "after_last_to_act", Section::StockRound,
     "The player with the priority deal acts first; play passes to the left. When all players pass in "
     "succession, the round ends and the player to the left of the last player to act takes the priority "
     "deal."},
    {"stock_round.priority", "first_to_pass", Section::StockRound,
     "The player with the priority deal acts first; play passes to the left. When all players pass in "
     "succession, the round ends and the first of them to pass takes the priority deal."},
    {"stock_round.priority", "most_cash", Section::StockRound,
     "The player with the priority deal acts first; play passes to the left. When all players pass in "
     "succession, the round ends and the player with the most cash takes the priority deal."},
    {"stock_round.priority", "least_cash", Section::StockRound,
     "The player with the priority deal acts first; play passes to the left. When all players pass in "
     "succession, the round ends and the player with the least cash takes the priority deal."},
    {"stock_round.blocks", "true", Section::Selling,
     "Shares of a company sold in one turn count as a single sale at the price before the sale."},
    {"stock_round.blocks", "false", Section::Selling,
     "A player may sell shares of a company together, all at the price before the sale, or one at a time, "
     "each at the price after the previous sale."},
    {"stock_round.rebuy", "next_round", Section::Selling,
     "A player cannot buy shares of a company after selling shares of it in the same stock round."},
    {"stock_round.rebuy", "allowed", Section::Selling,
     "A player may buy shares of a company after selling shares of it in the same stock round."},
    {"stock_round.protection", "president", Section::Selling,
     "Price protection: when another player sells shares of a company, its president may buy them at once. "
     "The price then does not move."},
    {"stock_round.protection", "company", Section::Selling,
     "Price protection: when a player sells shares of a company, the company may buy them at once. The price "
     "then does not move."},
    {"stock_round.offer_price", "market", Section::Buying,
     "Each share costs the current price of its company, even if it was never sold before."},
    {"stock_round.offer_price", "par", Section::Buying,
     "A share from the initial offering costs the par value; a share from the pool costs the current price."},
    {"stock_round.presidency", "next_after_president", Section::Buying,
     "A player who holds more of a company than its president becomes president; if several players tie, the "
     "first of them to the left of the old president does."},
    {"stock_round.presidency", "next_in_order", Section::Buying,
     "A player who holds more of a company than its president becomes president; if several players tie, the "
     "first of them in player order does."},

    {"stock_round.over_holding", "sell", Section::Selling,
     "A player who holds more of a company than its price allows must sell the excess before doing anything "
     "else."},
    {"stock_round.over_holding", "keep", Section::Selling,
     "A player who holds more of a company than its price allows may keep the excess. If that player sells "
     "any of it, the sale must bring the holding down to the limit."},

    {"companies.start", "president_certificate", Section::Companies,
     "{Who} starts when a player buys its president's certificate. Until then, its other certificates are "
     "not for sale."},
    {"companies.start", "bid", Section::Companies, "{Who} starts when it is auctioned."},
    {"companies.start", "with_private", Section::Companies, "{Who} comes with its private company."},
    {"companies.start", "bought", Section::Companies,
     "A player buys {who} as a whole and holds the company itself, not shares."},
    {"companies.start", "event", Section::Companies, "{Who} starts when an event calls for it."},
    {"companies.par", "chosen", Section::Companies,
     "The player who starts {who} chooses one of the par values as its price."},
    {"companies.par", "fixed", Section::Companies, "The par value of {who} is fixed."},
    {"companies.par", "half_bid_down", Section::Companies,
     "{Who} starts at half the bid, rounded down to a par value."},
    {"companies.par", "half_bid_at_most", Section::Companies,
     "The player who starts {who} chooses a par value of at most half the bid as its price."},
    {"companies.home", "float", Section::Tokens, "{Who} places its home station when it floats."},
    {"companies.home", "set_up", Section::Tokens, "The home station of {who} is on the map from the start."},
    {"companies.home", "start", Section::Tokens, "{Who} places its home station when it starts."},
    {"companies.home", "operate", Section::Tokens,
     "{Who} places its home station at the start of its first operating turn."},
    {"companies.home", "operating_round", Section::Tokens,
     "Companies that are about to operate for the first time place their home stations at the start of the "
     "operating round."},
    {"companies.home_reserved", "always", Section::Tokens,
     "Until {who} has placed its home station, other companies cannot place a token in its home."},
    {"companies.home_reserved", "if_room", Section::Tokens,
     "Until {who} has placed its home station, other companies may place a token in its home only if a slot "
     "remains free for it."},
    {"companies.home_reserved", "never", Section::Tokens,
     "No slot is reserved for the home station of {who}."},
    {"companies.destination_pays", "", Section::Tokens,
     "When {who} places a station in its destination, the bank pays it {money}, once per game."},

    {"companies.home_pays", "true", Section::OperatingRound,
     "At the start of its turn, {who} that owns a train receives the value of its home from the bank."},
    {"companies.home_pays", "false", Section::OperatingRound, ""},
    {"companies.reopens", "true", Section::Companies,
     "A closed company may start again as a new company. It then has no powers except its train discount."},
    {"companies.reopens", "false", Section::Companies, ""},
    {"operating_round.first_order", "lowest_price", Section::OperatingRound,
     "In their first operating round, companies operate from the lowest price to the highest."},
    {"operating_round.first_order", "price", Section::OperatingRound,
     "In their first operating round, companies operate from the highest price to the lowest."},
    {"operating_round.first_order", "listed", Section::OperatingRound,
     "In their first operating round, companies operate in the listed order."},
    {"operating_round.first_order", "last", Section::OperatingRound,
     "In their first operating round, companies operate after all others."},
    {"operating_round.privates_pay", "true", Section::OperatingRound,
     "Private companies pay their revenue first."},
    {"operating_round.privates_pay", "false", Section::OperatingRound, ""},
    {"operating_round.changed_order", "true", Section::OperatingRound,
     "If the price of a company changes before it operates, the company operates according to the new "
     "price."},
    {"operating_round.changed_order", "false", Section::OperatingRound,
     "The operating order is fixed at the start of the round."},
    {"operating_round.no_revenue", "", Section::Dividends,
     "If {who} earns nothing, the bank pays its owner {money}."},
    {"operating_round.treasury_shares", "company", Section::Dividends,
     "Shares in a company's treasury pay the company."},
    {"operating_round.treasury_shares", "bank", Section::Dividends,
     "Shares in a company's treasury pay the bank."},
    {"operating_round.treasury_shares", "nobody", Section::Dividends,
     "Shares in a company's treasury pay no dividend."},
    {"operating_round.unsold_shares", "company", Section::Dividends, "Unsold shares pay the company."},
    {"operating_round.unsold_shares", "bank", Section::Dividends, "Unsold shares pay the bank."},
    {"operating_round.unsold_shares", "nobody", Section::Dividends, "Unsold shares pay no dividend."},
    {"operating_round.pool_shares", "company", Section::Dividends, "Shares in the pool pay the company."},
    {"operating_round.pool_shares", "bank", Section::Dividends, "Shares in the pool pay the bank."},
    {"operating_round.pool_shares", "nobody", Section::Dividends, "Shares in the pool pay no dividend."},

    {"trains.must_own", "always", Section::Trains, "{Who} must own a train at the end of its turn."},
    {"trains.must_own", "with_route", Section::Trains,
     "{Who} that has a route must own a train at the end of its turn."},
    {"trains.must_own", "never", Section::Trains, "{Who} need not own a train."},
    {"trains.between_companies", "face_value", Section::Trains,
     "A company may buy trains from other companies at face value."},
    {"trains.deals_within", "true", Section::Trains,
     "Only companies with the same president may trade trains."},
    {"trains.deals_within", "false", Section::Trains, ""},
    {"trains.between_companies", "never", Section::Trains,
     "A company cannot buy trains from other companies."},
    {"trains.one_of_type", "true", Section::Trains,
     "A company may buy at most one train of each type from the bank per operating round."},
    {"trains.one_of_type", "false", Section::Trains, ""},
    {"trains.over_limit", "pool", Section::Trains,
     "{Cards} in excess of the limit go to the pool at once; the president chooses which."},
    {"trains.over_limit", "removed", Section::Trains,
     "{Cards} in excess of the limit are removed from the game at once; the president chooses which."},
    {"trains.of_closed", "pool", Section::Trains, "When a company closes, its {cards} go to the pool."},
    {"trains.of_closed", "removed", Section::Trains,
     "When a company closes, its {cards} are removed from the game."},
    {"trains.traded_in", "pool", Section::Trains, "Trains that are traded in go to the pool."},
    {"trains.traded_in", "removed", Section::Trains, "Trains that are traded in are removed from the game."},
    {"trains.obsolete_count", "true", Section::Trains, "Obsolete trains count towards the train limit."},
    {"trains.obsolete_count", "false", Section::Trains,
     "Obsolete trains do not count towards the train limit."},
    {"trains.emergency.issue_first", "true", Section::Emergency,
     "The company must first issue all shares that it may issue."},
    {"trains.emergency.issue_first", "false", Section::Emergency, ""},
    {"trains.emergency.issue_price", "market", Section::Emergency, "It issues them at its current price."},
    {"trains.emergency.issue_price", "next_left", Section::Emergency,
     "It issues them at the price one space to the left."},
    {"trains.emergency.issue_price", "next_right", Section::Emergency,
     "It issues them at the price one space to the right."},
    {"trains.emergency.issue_price", "par_or_three_quarters", Section::Emergency,
     "It issues them at three quarters of its current price or at par, whichever is higher."},
    {"trains.emergency.issue_price", "left_of_new", Section::Emergency,
     "It issues them at the price one space to the left of its price after the sale."},
    {"trains.emergency.moves_for_each", "true", Section::Emergency,
     "The price moves one space to the left for each share issued to pay for a train."},
    {"trains.emergency.moves_for_each", "false", Section::Emergency,
     "The price moves one space to the left when shares are issued to pay for a train, regardless of their "
     "number."},
    {"trains.emergency.sold_for_each", "true", Section::Emergency,
     "The price moves one space to the left for each share that the president sells to pay for a train."},
    {"trains.emergency.sold_for_each", "false", Section::Emergency,
     "Shares that the president sells to pay for a train move prices as in a stock round."},
    {"trains.emergency.cheapest", "true", Section::Emergency,
     "A company that must buy a train and cannot afford one buys the cheapest train for sale."},
    {"trains.emergency.cheapest", "false", Section::Emergency,
     "A company that must buy a train and cannot afford one may buy any train for sale."},
    {"trains.emergency.from_others", "never", Section::Emergency,
     "It cannot use its president's money to buy from another company."},
    {"trains.emergency.from_others", "own_money", Section::Emergency,
     "It may buy from another company only with its own money."},
    {"trains.emergency.from_others", "face_value", Section::Emergency,
     "It may also buy from another company; the president then contributes cash only, and the price cannot "
     "exceed the face value."},
    {"trains.emergency.from_others", "any_price", Section::Emergency,
     "It may also buy from another company."},
    {"trains.emergency.president_sells", "keeps_presidencies", Section::Emergency,
     "The president must pay the difference for {train}: first with cash, then by selling shares under the "
     "normal rules. These sales cannot change the president of any company."},
    {"trains.emergency.president_sells", "keeps_company", Section::Emergency,
     "The president must pay the difference for {train}: first with cash, then by selling shares under the "
     "normal rules. These sales may change the presidents of other companies but not the president of this "
     "company."},
    {"trains.emergency.president_sells", "nothing", Section::Emergency,
     "The president must pay the difference for {train} with cash, and cannot sell shares for it."},
    {"trains.emergency.president_sells", "any", Section::Emergency,
     "The president must pay the difference for {train}: first with cash, then by selling shares under the "
     "normal rules."},
    {"trains.emergency.loans", "true", Section::Emergency,
     "The president takes a loan for any remaining difference."},
    {"trains.emergency.loans", "false", Section::Emergency, ""},
    {"trains.emergency.loans_after_sales", "true", Section::Emergency,
     "The president must first sell all shares that may be sold."},
    {"trains.emergency.loans_after_sales", "false", Section::Emergency,
     "The president may take the loan without selling shares."},
    {"trains.emergency.loan_interest", "-100", Section::Emergency, "The loan is not paid back."},
    {"trains.emergency.loan_interest", "0", Section::Emergency,
     "The player pays back the debt in stock rounds, and buys nothing there before it is paid."},
    {"trains.emergency.loan_interest", "", Section::Emergency,
     "Interest of {n} % is added to the debt at once. The player pays back the debt in stock rounds, and "
     "buys "
     "nothing there before it is paid."},
    {"trains.emergency.loan_growth", "0", Section::Emergency, ""},
    {"trains.emergency.loan_growth", "", Section::Emergency,
     "At the end of each stock round, the debt grows by {n} %."},
    {"trains.emergency.loan_penalty", "0", Section::Emergency, ""},
    {"trains.emergency.loan_penalty", "", Section::Emergency,
     "At the end of the game, the player loses {n} % of the loan."},
    {"trains.emergency.bankruptcy", "ends_game", Section::Emergency,
     "A president who has sold everything that may be sold and still cannot pay is bankrupt, and the game "
     "ends."},
    {"trains.emergency.bankruptcy", "never", Section::Emergency,
     "If that is not enough, the company buys no train."},
    {"trains.emergency.bankruptcy", "player_leaves", Section::Emergency,
     "A president who has sold everything that may be sold and still cannot pay is bankrupt and leaves the "
     "game."},
    {"trains.emergency.privates", "close", Section::Emergency,
     "The private companies of a bankrupt player close."},
    {"trains.emergency.privates", "pool", Section::Emergency,
     "The private companies of a bankrupt player go to the pool. Players may buy them in stock rounds at "
     "face value."},

    {"loans.taken", "turn", Section::Loans, "A company may take loans at any time in its turn."},
    {"loans.taken", "when_short", Section::Loans,
     "A company takes loans only if it cannot pay otherwise, and then it must take them."},
    {"loans.taken", "turn, when_short", Section::Loans,
     "A company may take loans at any time in its turn, and must take them if it cannot pay otherwise."},
    {"loans.once_a_turn", "true", Section::Loans,
     "A company takes at most one loan in a turn, and none in a turn in which it repays one."},
    {"loans.once_a_turn", "false", Section::Loans, "A company may take several loans in a turn."},
    {"loans.limit", "shares", Section::Loans, "A company may have as many loans as it has shares."},
    {"loans.limit", "shares_of_players", Section::Loans,
     "A company may have as many loans as players own shares of it."},
    {"loans.deducted", "always", Section::Loans,
     "The first interest is deducted from the amount that the company receives."},
    {"loans.deducted", "after_interest", Section::Loans,
     "If a company takes a loan after it has paid its interest, the interest on this loan is deducted from "
     "the "
     "amount that it receives."},
    {"loans.interest", "after_run", Section::Loans,
     "After its run, a company pays interest from its treasury, then from its revenue."},
    {"loans.interest", "before_trains", Section::Loans, "Before it buys trains, a company pays interest."},
    {"loans.interest", "turn_end", Section::Loans, "At the end of its turn, a company pays interest."},
    {"loans.pays_by_loans", "true", Section::Loans,
     "A company without enough money for its interest takes further loans."},
    {"loans.pays_by_loans", "false", Section::Loans, "A company cannot take a loan to pay interest."},
    {"loans.unpaid", "president", Section::Loans,
     "The president pays the interest that a company cannot pay, and sells shares if necessary."},
    {"loans.unpaid", "closes", Section::Loans, "A company that cannot pay its interest closes."},
    {"loans.repaid", "chosen", Section::Loans,
     "At the end of its turn, a company may repay loans at their full amount."},
    {"loans.repaid", "as_possible", Section::Loans,
     "A company then repays as many loans as it can, at their full amount."},
    {"loans.at_end", "price_left", Section::Loans,
     "At the end of the game, the price of a company moves left once for each of its loans."},
    {"loans.at_end", "from_shares", Section::Loans,
     "At the end of the game, the amount of the loans of a company is subtracted from the value of its "
     "shares, "
     "in equal parts."},

    {"privates.count", "true", Section::Privates, "Private companies count towards the certificate limit."},
    {"privates.count", "false", Section::Privates,
     "Private companies do not count towards the certificate limit."},
});

}  // namespace

std::span<const RuleSentence> rule_sentences() {
  return sentences;
}

std::string_view step_words(rule::StepKind step) {
  switch (step) {
    case rule::StepKind::Issue:
      return "Issue shares";
    case rule::StepKind::Redeem:
      return "Redeem shares";
    case rule::StepKind::IssueOrRedeem:
      return "Issue or redeem shares";
    case rule::StepKind::Track:
      return "Lay or upgrade track";
    case rule::StepKind::DestinationCheck:
      return "Destination check and bonus runs";
    case rule::StepKind::Token:
      return "Place a station token";
    case rule::StepKind::BonusTokens:
      return "Buy bonus tokens";
    case rule::StepKind::Run:
      return "Run trains";
    case rule::StepKind::Dividend:
      return "Pay or withhold";
    case rule::StepKind::Split:
      return "Pay half to the owner; keep half";
    case rule::StepKind::MovePrice:
      return "Move the share price";
    case rule::StepKind::Nationalize:
      return "Nationalize";
    case rule::StepKind::BuyPrivates:
      return "Buy private companies";
    case rule::StepKind::BuyTrains:
      return "Buy trains";
    case rule::StepKind::BuyTrainsAndShips:
      return "Buy trains and ships";
    case rule::StepKind::SellTrains:
      return "Sell trains";
    case rule::StepKind::ConnectionRun:
      return "Connection run, once per game";
    case rule::StepKind::Merge:
      return "Merge";
    case rule::StepKind::Loans:
      return "Take or pay back loans";
  }
  return {};
}

}  // namespace trackwright
