#include "render/words/rule_sentences.h"

#include <array>

namespace trackwright {

namespace {

using rule::Section;

// Rules that are told together with others, an auction's or those of a share deal, are in rule_texts.cpp.
constexpr std::array sentences = std::to_array<RuleSentence>({
    {"stock_round.turn", "sell_buy", Section::StockRound,
     "In a turn, sell any number of certificates, then buy one; or pass."},
    {"stock_round.turn", "sell_buy_sell", Section::StockRound,
     "In a turn, sell any number of certificates, buy one, and sell again; or pass."},
    {"stock_round.turn", "sell_buy_or_buy_sell", Section::StockRound,
     "In a turn, buy one certificate, and sell any number either before it or after it; or pass."},
    {"stock_round.turn", "one_action", Section::StockRound,
     "In a turn, do one thing: sell shares, buy one certificate, start an auction where that is possible, or "
     "pass."},
    {"stock_round.priority", "after_last_to_act", Section::StockRound,
     "The player with the priority deal begins, and turns go to the left. The round ends when all pass in a "
     "row; the player after the last who acted then has the priority deal."},
    {"stock_round.priority", "first_to_pass", Section::StockRound,
     "The player with the priority deal begins, and turns go to the left. The round ends when all pass in a "
     "row; who passed first of these then has the priority deal."},
    {"stock_round.priority", "most_cash", Section::StockRound,
     "The player with the priority deal begins, and turns go to the left. The round ends when all pass in a "
     "row; who has most cash then has the priority deal."},
    {"stock_round.priority", "least_cash", Section::StockRound,
     "The player with the priority deal begins, and turns go to the left. The round ends when all pass in a "
     "row; who has least cash then has the priority deal."},
    {"stock_round.blocks", "true", Section::Selling,
     "What a player sells of a company in a turn is one sale, all of it at the price before the sale."},
    {"stock_round.blocks", "false", Section::Selling,
     "Shares of a company may be sold together, all at the price before, or one by one, each at the price "
     "that the sale before has left."},
    {"stock_round.rebuy", "next_round", Section::Selling,
     "Who has sold shares of a company buys none of it in the same stock round."},
    {"stock_round.rebuy", "allowed", Section::Selling, "Shares that were sold may be bought back."},
    {"stock_round.protection", "president", Section::Selling,
     "Price protection: a president may at once buy what another sells of the company. The price then "
     "stays."},
    {"stock_round.protection", "company", Section::Selling,
     "Price protection: a company may at once buy what is sold of it. The price then stays."},
    {"stock_round.offer_price", "market", Section::Buying,
     "Every share costs its company's price, also one that was never sold."},
    {"stock_round.offer_price", "par", Section::Buying,
     "A share that was never sold costs par, one of the pool its company's price."},
    {"stock_round.presidency", "next_after_president", Section::Buying,
     "Who holds most of a company, and more than its president, becomes president; of several who hold "
     "equally many, the next after the old one."},
    {"stock_round.presidency", "next_in_order", Section::Buying,
     "Who holds most of a company, and more than its president, becomes president; of several who hold "
     "equally many, the first in order of play."},

    {"stock_round.over_holding", "sell", Section::Selling,
     "Who has more of a company than the limit, where its price no longer allows it, sells before all else."},
    {"stock_round.over_holding", "keep", Section::Selling,
     "Who has more of a company than the limit, where its price no longer allows it, may keep it, but sells, "
     "if at all, down to the limit or below it."},

    {"companies.start", "president_certificate", Section::Companies,
     "{Who} starts when its president's certificate is bought; before that nobody buys another of it."},
    {"companies.start", "bid", Section::Companies, "{Who} starts when it is auctioned."},
    {"companies.start", "with_private", Section::Companies, "{Who} comes with its private company."},
    {"companies.start", "bought", Section::Companies,
     "{Who} is bought whole: its owner holds the company itself, not shares."},
    {"companies.start", "event", Section::Companies, "{Who} starts by an event."},
    {"companies.par", "chosen", Section::Companies,
     "Who starts {who} sets its price at one of the par values."},
    {"companies.par", "fixed", Section::Companies, "The first price of {who} is fixed."},
    {"companies.par", "half_bid_down", Section::Companies,
     "The first price of {who} is half the bid, rounded down to a par value."},
    {"companies.par", "half_bid_at_most", Section::Companies,
     "Who starts {who} sets its price at one of the par values, half the bid at most."},
    {"companies.home", "float", Section::Tokens, "{Who} places its home station when it floats."},
    {"companies.home", "start", Section::Tokens, "{Who} places its home station when it starts."},
    {"companies.home", "operate", Section::Tokens,
     "{Who} places its home station before all else in its first operating round."},
    {"companies.home", "operating_round", Section::Tokens,
     "Home stations of companies that are to operate first are placed when the operating round begins."},
    {"companies.home_reserved", "always", Section::Tokens,
     "Nobody places a token in the home of {who} before it has placed its own."},
    {"companies.home_reserved", "if_room", Section::Tokens,
     "Before {who} has placed its home station others place a token there only if a slot stays free for it."},
    {"companies.home_reserved", "never", Section::Tokens, "No slot is kept for the home of {who}."},
    {"companies.destination_pays", "", Section::Tokens,
     "{Who} that places a station in its destination is paid {money} by the bank, once."},

    {"companies.home_pays", "true", Section::OperatingRound,
     "When the turn of {who} that owns a train begins, the bank pays it what its home pays."},
    {"companies.home_pays", "false", Section::OperatingRound, ""},
    {"companies.reopens", "true", Section::Companies,
     "A company that has closed may be started again as if it were new. It has no powers then, but for what "
     "it saves on trains."},
    {"companies.reopens", "false", Section::Companies, ""},
    {"operating_round.first_order", "lowest_price", Section::OperatingRound,
     "In the first operating round they operate from the lowest price to the highest."},
    {"operating_round.first_order", "price", Section::OperatingRound,
     "In the first operating round they operate from the highest price to the lowest."},
    {"operating_round.first_order", "listed", Section::OperatingRound,
     "In the first operating round they operate in the order of the list."},
    {"operating_round.first_order", "last", Section::OperatingRound,
     "In the first operating round they operate after all others."},
    {"operating_round.privates_pay", "true", Section::OperatingRound, "Private companies pay first."},
    {"operating_round.privates_pay", "false", Section::OperatingRound, ""},
    {"operating_round.changed_order", "true", Section::OperatingRound,
     "A company whose price changes before its turn operates in the place of its new price."},
    {"operating_round.changed_order", "false", Section::OperatingRound,
     "The order stays as it is when the round begins."},
    {"operating_round.no_revenue", "", Section::Dividends,
     "The bank pays {money} to the owner of {who} that earns nothing."},
    {"operating_round.treasury_shares", "company", Section::Dividends,
     "Shares in a company's treasury pay the company."},
    {"operating_round.treasury_shares", "bank", Section::Dividends, "Shares in the treasury pay the bank."},
    {"operating_round.treasury_shares", "nobody", Section::Dividends,
     "Nothing is paid for shares in the treasury."},
    {"operating_round.unsold_shares", "company", Section::Dividends, "Shares not yet sold pay the company."},
    {"operating_round.unsold_shares", "bank", Section::Dividends, "Shares not yet sold pay the bank."},
    {"operating_round.unsold_shares", "nobody", Section::Dividends,
     "Nothing is paid for shares not yet sold."},
    {"operating_round.pool_shares", "company", Section::Dividends, "Shares in the pool pay the company."},
    {"operating_round.pool_shares", "bank", Section::Dividends, "Shares in the pool pay the bank."},
    {"operating_round.pool_shares", "nobody", Section::Dividends, "Nothing is paid for shares in the pool."},

    {"trains.must_own", "always", Section::Trains, "{Who} must own a train at the end of its turn."},
    {"trains.must_own", "with_route", Section::Trains,
     "{Who} with a route must own a train at the end of its turn."},
    {"trains.must_own", "never", Section::Trains, "{Who} need not own a train."},
    {"trains.between_companies", "face_value", Section::Trains,
     "Companies sell one another trains at face value."},
    {"trains.between_companies", "never", Section::Trains, "Companies do not sell one another trains."},
    {"trains.one_of_type", "true", Section::Trains,
     "A company buys at most one train of a type from the bank in an operating round."},
    {"trains.one_of_type", "false", Section::Trains, ""},
    {"trains.over_limit", "pool", Section::Trains,
     "{Cards} over the limit go to the pool at once; the president chooses which."},
    {"trains.over_limit", "removed", Section::Trains,
     "{Cards} over the limit leave the game at once; the president chooses which."},
    {"trains.of_closed", "pool", Section::Trains, "{Cards} of a company that closes go to the pool."},
    {"trains.of_closed", "removed", Section::Trains, "{Cards} of a company that closes leave the game."},
    {"trains.traded_in", "pool", Section::Trains, "Trains that are traded in go to the pool."},
    {"trains.traded_in", "removed", Section::Trains, "Trains that are traded in leave the game."},
    {"trains.obsolete_count", "true", Section::Trains, "Obsolete trains count towards the limit."},
    {"trains.obsolete_count", "false", Section::Trains, "Obsolete trains do not count towards the limit."},
    {"trains.emergency.issue_first", "true", Section::Emergency,
     "First the company issues what shares it may."},
    {"trains.emergency.issue_first", "false", Section::Emergency, ""},
    {"trains.emergency.issue_price", "market", Section::Emergency, "It issues them at its price."},
    {"trains.emergency.issue_price", "next_left", Section::Emergency,
     "It issues them at the price one cell to the left."},
    {"trains.emergency.issue_price", "next_right", Section::Emergency,
     "It issues them at the price one cell to the right."},
    {"trains.emergency.issue_price", "par_or_three_quarters", Section::Emergency,
     "It issues them at three quarters of its price, or at par if that is more."},
    {"trains.emergency.issue_price", "left_of_new", Section::Emergency,
     "It issues them at the price one cell to the left of where the sale moves it."},
    {"trains.emergency.moves_for_each", "true", Section::Emergency,
     "For each share that is issued for a train the price moves one cell to the left."},
    {"trains.emergency.moves_for_each", "false", Section::Emergency,
     "Shares issued for a train move the price one cell to the left."},
    {"trains.emergency.sold_for_each", "true", Section::Emergency,
     "For each share that the president sells for a train its price moves one cell to the left."},
    {"trains.emergency.sold_for_each", "false", Section::Emergency,
     "What the president sells for a train moves prices as in a stock round."},
    {"trains.emergency.cheapest", "true", Section::Emergency,
     "A company that must buy a train and cannot pay for one buys the cheapest for sale."},
    {"trains.emergency.cheapest", "false", Section::Emergency,
     "A company that must buy a train and cannot pay for one chooses any that is for sale."},
    {"trains.emergency.from_others", "never", Section::Emergency,
     "It does not buy from another company with its president's money."},
    {"trains.emergency.from_others", "own_money", Section::Emergency,
     "From another company it may buy only with its own money."},
    {"trains.emergency.from_others", "face_value", Section::Emergency,
     "It may also buy from another company; its president then adds cash alone, up to the face value."},
    {"trains.emergency.from_others", "any_price", Section::Emergency,
     "It may also buy from another company."},
    {"trains.emergency.president_sells", "keeps_presidencies", Section::Emergency,
     "Its president pays what is missing for {train}: cash first, then by selling shares under the rules of "
     "sales; no sale may change a president."},
    {"trains.emergency.president_sells", "keeps_company", Section::Emergency,
     "Its president pays what is missing for {train}: cash first, then by selling shares under the rules of "
     "sales. That may change the president of other companies, not of this one."},
    {"trains.emergency.president_sells", "any", Section::Emergency,
     "Its president pays what is missing for {train}: cash first, then by selling shares under the rules of "
     "sales."},
    {"trains.emergency.loans", "true", Section::Emergency,
     "For what is still missing the president takes a loan."},
    {"trains.emergency.loans", "false", Section::Emergency, ""},
    {"trains.emergency.bankruptcy", "ends_game", Section::Emergency,
     "A president who has sold all that may be sold and still cannot pay is bankrupt, and the game ends."},
    {"trains.emergency.bankruptcy", "player_leaves", Section::Emergency,
     "A president who has sold all that may be sold and still cannot pay is bankrupt and leaves the game."},
    {"trains.emergency.privates", "close", Section::Emergency, "The privates of a bankrupt player close."},
    {"trains.emergency.privates", "pool", Section::Emergency,
     "The privates of a bankrupt player go to the pool, and are bought in stock rounds at face value."},

    {"privates.count", "true", Section::Privates, "Privates count towards the certificate limit."},
    {"privates.count", "false", Section::Privates, "Privates do not count towards the certificate limit."},
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
      return "Pay half to the owner, keep half";
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
      return "Connection run, once in the game";
    case rule::StepKind::Merge:
      return "Merge";
    case rule::StepKind::Loans:
      return "Take or pay back loans";
  }
  return {};
}

}  // namespace trackwright
