#include "render/words/auction_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <string_view>
#include <utility>

#include "engine/base/words.h"
#include "render/words/rule_phrases.h"
#include "render/words/title_cells.h"

namespace trackwright {

namespace {

std::string_view offer_words(rule::Offer offer, bool many) {
  switch (offer) {
    case rule::Offer::Privates:
      return many ? "private companies" : "private company";
    case rule::Offer::Minors:
      return many ? "minors" : "minor";
    case rule::Offer::Companies:
      return many ? "companies" : "company";
  }
  return {};
}

std::string offered(const AuctionRules& auction, bool many, std::string_view last) {
  std::vector<std::string> words;
  for (const auto& offer : auction.sell) words.emplace_back(offer_words(offer.value, many));
  return words.empty() ? std::string(many ? "things" : "thing") : listed(words, last);
}

// Returns "before the first stock round", which follows the items and the kind of sale.
std::string_view auction_time(const AuctionRules& auction) {
  if (is(auction.held, rule::AuctionTime::BeforeStockRound)) return " before the first stock round";
  if (is(auction.held, rule::AuctionTime::InFirstStockRound)) return " at the start of the first stock round";
  if (is(auction.held, rule::AuctionTime::InStockRounds)) return " in stock rounds";
  return {};
}

std::string waterfall_text(const AuctionRules& auction) {
  const bool may_return = is(auction.out_when_passed, false);
  return fmt::format(
      "{} are sold{} in a waterfall auction. On your turn, buy the first one still for sale at its face "
      "value, bid on any other, or pass. After the first item is sold, settle the following items in order. "
      "If an item has one bid, the bidder buys it. If it has several bids, the bidders raise in turn, the "
      "lowest bidder first, {}. If it has no bid, normal turns resume.",
      offered(auction, true, "and"), auction_time(auction),
      may_return ? "until all pass" : "until one bidder remains");
}

// Returns whether players bid for one of several private companies with the same price.
bool in_sets(const Title& title, const AuctionRules& auction) {
  return is(auction.auction, rule::Auction::Simultaneous) &&
         std::ranges::any_of(auction.sell,
                             [](const auto& offer) { return offer.value == rule::Offer::Privates; }) &&
         std::ranges::any_of(title.companies.privates, [](const Private& one) { return !one.group.empty(); });
}

std::string auction_head(const Title& title, const AuctionRules& auction) {
  const std::string many = offered(auction, true, "and");
  const std::string_view time = auction_time(auction);
  if (!auction.auction) return fmt::format("{} are for sale{}.", many, time);
  switch (auction.auction->value) {
    case rule::Auction::Waterfall:
      return waterfall_text(auction);
    case rule::Auction::RightToChoose:
      return fmt::format(
          "{} are sold{}: players bid in turn for the right to choose one of those still for sale, until all "
          "players but one have passed.",
          many, time);
    case rule::Auction::Simultaneous:
      return fmt::format(
          "{} are sold{}: on your turn, bid on any {}, or pass, until all players pass in succession.", many,
          time, in_sets(title, auction) ? "set of items with equal prices" : "of them");
    case rule::Auction::OneByOne:
      if (is(auction.in_order, true))
        return fmt::format(
            "{} are auctioned{} one after another, in the listed order. In turn, bid more than the previous "
            "bid, or pass, until one bidder remains.",
            many, time);
      return fmt::format(
          "{} are sold{}: on your turn, you may offer one for auction and make the first bid; players then "
          "bid in turn until one bidder remains.",
          many, time);
    case rule::Auction::Draft:
      return fmt::format("{} are drafted{}: players take one each in turn.", many, time);
    case rule::Auction::FaceValue:
      return fmt::format("{} are bought in turn at face value{}.", many, time);
  }
  return {};
}

std::string bids_text(const Title& title, const AuctionRules& auction) {
  if (!auction.start && !auction.step) return {};
  const bool waterfall = is(auction.auction, rule::Auction::Waterfall);
  if (waterfall && !auction.start) {
    std::string text = "A bid must be at least " + money(title, auction.step->value) +
                       " more than the face value or the previous bid";
    return text + (is(auction.multiples, true)
                       ? fmt::format("; all bids are multiples of {}.", money(title, auction.step->value))
                       : ".");
  }
  std::string text = "The first bid must be at least the face value";
  if (auction.start)
    text = auction.start->value == 0 ? "The first bid may be zero"
                                     : "The first bid must be at least " + money(title, auction.start->value);
  const bool zero = auction.start && auction.start->value == 0;
  if (auction.step)
    text += fmt::format(fmt::runtime(zero ? ", and each raise must be at least {}"
                                          : ", and each further bid at least {} more"),
                        money(title, auction.step->value));
  if (is(auction.multiples, true) && auction.step)
    text += fmt::format("; all bids are multiples of {}", money(title, auction.step->value));
  return text + ".";
}

std::string all_pass_text(const Title& title, const AuctionRules& auction) {
  if (!auction.all_pass) return {};
  switch (auction.all_pass->value) {
    case rule::AllPass::PrivatesPay:
      if (auction.falls)
        return fmt::format(
            "If all players pass before the first item is sold, its price falls by {}. At a price of "
            "zero, the next player must take it. If all players pass later, private companies pay their "
            "owners. The auction then continues.",
            money(title, auction.falls->value));
      return "If all players pass while something is still for sale, private companies pay their owners, and "
             "the auction continues.";
    case rule::AllPass::CheapestFalls:
      return "If all players pass, the price of the first item still for sale falls" +
             (auction.falls ? " by " + money(title, auction.falls->value) : std::string()) + ".";
    case rule::AllPass::MustBuy:
      return "If no player bids, the holder of the priority deal must buy an item at face value.";
    case rule::AllPass::AuctionEnds:
      return is(auction.auction, rule::Auction::Simultaneous)
                 ? "The auction ends when all players pass in succession."
                 : "If no player bids, the auction ends.";
    case rule::AllPass::PriceFalls:
      return "If no player bids on the item, its price falls" +
             (auction.falls ? " by " + money(title, auction.falls->value) : std::string()) +
             ". In turn, each player may then buy the item at that price; the price falls again until a "
             "player does. At a price of zero, the first player takes it.";
    case rule::AllPass::ItemLeaves:
      return "If no player bids on the item, it is removed from the game.";
  }
  return {};
}

std::string_view unsold_text(const AuctionRules& auction) {
  if (!auction.unsold) return {};
  switch (auction.unsold->value) {
    case rule::Unsold::LaterAtFace:
      return "Players may buy unsold items at face value in later stock rounds.";
    case rule::Unsold::Removed:
      return "Unsold items are removed from the game.";
    case rule::Unsold::LaterAuction:
      return "Unsold items may be auctioned later.";
  }
  return {};
}

std::string_view priority_text(const AuctionRules& auction) {
  if (!auction.priority) return {};
  switch (auction.priority->value) {
    case rule::Priority::AfterLastToAct:
      return is(auction.auction, rule::Auction::Waterfall)
                 ? "The player to the left of the last player to buy an item at face value takes the "
                   "priority deal."
                 : "The player to the left of the last player to buy an item takes the priority deal.";
    case rule::Priority::FirstToPass:
      return "The first player in the final sequence of passes takes the priority deal.";
    case rule::Priority::MostCash:
      return "The player with the most cash takes the priority deal.";
    case rule::Priority::LeastCash:
      return "The player with the least cash takes the priority deal.";
  }
  return {};
}

std::string_view order_of_turns(rule::TurnOrder order) {
  switch (order) {
    case rule::TurnOrder::Seats:
      return "Players act in seating order.";
    case rule::TurnOrder::Reversed:
      return "Players act in reverse seating order.";
    case rule::TurnOrder::ReversedFirst:
      return "Players act in reverse seating order in the first round, then in seating order.";
    case rule::TurnOrder::Snake:
      return "Players act in seating order, then in reverse order, and so on: the last player of a round "
             "begins "
             "the next one.";
    case rule::TurnOrder::Rotating:
      return "Players act in seating order; each round begins with the next player.";
  }
  return {};
}

std::string winner_text(const AuctionRules& auction) {
  const bool treasury = is(auction.paid_to, rule::PaidTo::Treasury);
  if (is(auction.face_besides, true))
    return fmt::format("The winner pays the bid to the {} and also pays the face value.",
                       treasury ? "company's treasury" : "bank");
  return treasury ? "The winning bid is paid into the company's treasury." : "";
}

}  // namespace

std::vector<AuctionText> auction_texts(const Title& title, const AuctionRules& auction) {
  std::vector<AuctionText> texts{{"auction", capitalised(auction_head(title, auction))}};
  const auto add = [&](const char* key, std::string text) {
    if (!text.empty()) texts.push_back({key, std::move(text)});
  };
  if (auction.columns)
    add("columns",
        fmt::format("The cards are laid out in {} columns; only the top card of each column is for sale.",
                    auction.columns->value));
  if (auction.looks_at)
    add("looks_at",
        fmt::format("On your turn, look at the top cards, one for each player plus {}, and take one; "
                    "shuffle the rest and put them at the bottom.",
                    auction.looks_at->value));
  if (auction.order) add("order", std::string(order_of_turns(auction.order->value)));
  if (auction.turns)
    add("turns",
        auction.turns->value == 1
            ? "The sale ends after each player has taken one turn."
            : fmt::format("The sale ends after each player has taken {} turns.", auction.turns->value));
  if (auction.may_pass)
    add("may_pass", auction.may_pass->value ? "On your turn, buy one item or pass." : "You cannot pass.");
  if (is(auction.reversed, true)) add("reversed", "Play passes in reverse player order.");
  if (!auction.dearer.kinds.empty())
    add("dearer", joined(auction.dearer.kinds, ", ", [&](const auto& one) {
                    const int more = one.second ? one.second->value : 0;
                    return one.first.value + " costs " + money(title, std::abs(more)) +
                           (more < 0 ? " less" : " more") + " than its face value";
                  }) + ".");
  add(auction.step ? "step" : "start", bids_text(title, auction));
  if (auction.out_when_passed)
    add("out_when_passed", auction.out_when_passed->value ? "A player who passes is out of that auction."
                                                          : "A player who passes may bid again later.");
  if (auction.early_pass_out)
    add("early_pass_out", auction.early_pass_out->value
                              ? "This also applies to a pass before the first bid."
                              : "A player who passes before the first bid may still bid on the item later.");
  if (auction.next_turn)
    add("next_turn", auction.next_turn->value == rule::NextTurn::AfterWinner
                         ? "After a sale, the player to the left of the buyer is next."
                         : "After a sale, the player to the left of the one who began the auction is next.");
  if (auction.committed)
    add("committed", auction.committed->value == rule::Committed::All
                         ? "Players cannot use money committed to bids for anything else."
                         : "Players cannot use money committed to the highest bids for anything else; a "
                           "player who is outbid takes the money back.");
  add(auction.face_besides ? "face_besides" : "paid_to", winner_text(auction));
  add("all_pass", all_pass_text(title, auction));
  add("unsold", std::string(unsold_text(auction)));
  add("priority", std::string(priority_text(auction)));
  return texts;
}

}  // namespace trackwright
