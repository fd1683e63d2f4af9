#include "render/words/auction_text.h"

#include <fmt/format.h>

#include <algorithm>
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

// "before the first stock round", behind what is sold and how.
std::string_view auction_time(const AuctionRules& auction) {
  if (is(auction.held, rule::AuctionTime::BeforeStockRound)) return " before the first stock round";
  if (is(auction.held, rule::AuctionTime::InFirstStockRound)) return " at the start of the first stock round";
  if (is(auction.held, rule::AuctionTime::InStockRounds)) return " in stock rounds";
  return {};
}

std::string waterfall_text(const AuctionRules& auction) {
  const bool may_return = is(auction.out_when_passed, false);
  return fmt::format(
      "{} are sold{} in a waterfall auction. In turn, buy the first one that is left at its face value, bid "
      "on any "
      "other, or pass. When the first is sold the next ones are settled in order: with one bid it is sold to "
      "that "
      "bidder; with several the bidders raise in turn, the lowest first, {}; at one without a bid the turns "
      "go on.",
      offered(auction, true, "and"), auction_time(auction),
      may_return ? "until all pass" : "until one is left");
}

// Where bids are for one of several that cost the same.
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
          "{} are sold{}: bid in turn for the right to choose one of what is left, until all pass.", many,
          time);
    case rule::Auction::Simultaneous:
      return fmt::format("{} are sold{}: bid in turn on any {}, or pass, until all pass in a row.", many,
                         time, in_sets(title, auction) ? "set of equally dear ones" : "of them");
    case rule::Auction::OneByOne:
      return fmt::format(
          "{} are sold{}: whose turn it is may put one up and bids first; all bid for it in turn until one "
          "is "
          "left.",
          many, time);
    case rule::Auction::Draft:
      return fmt::format("{} are drafted{}: taken in turn, one at a time.", many, time);
    case rule::Auction::FaceValue:
      return fmt::format("{} are bought in turn at face value{}.", many, time);
  }
  return {};
}

std::string bids_text(const Title& title, const AuctionRules& auction) {
  if (!auction.start && !auction.step) return {};
  const bool waterfall = is(auction.auction, rule::Auction::Waterfall);
  if (waterfall && !auction.start) {
    std::string text = "A bid is at least " + money(title, auction.step->value) +
                       " more than the face value or the bid before";
    return text + (is(auction.multiples, true)
                       ? fmt::format("; all are multiples of {}.", money(title, auction.step->value))
                       : ".");
  }
  std::string text = "The first bid is at least the face value";
  if (auction.start)
    text = auction.start->value == 0 ? "The first bid may be nothing"
                                     : "The first bid is at least " + money(title, auction.start->value);
  if (auction.step)
    text += fmt::format(", each further one at least {} more", money(title, auction.step->value));
  if (is(auction.multiples, true) && auction.step)
    text += fmt::format("; all are multiples of {}", money(title, auction.step->value));
  return text + ".";
}

std::string all_pass_text(const Title& title, const AuctionRules& auction) {
  if (!auction.all_pass) return {};
  switch (auction.all_pass->value) {
    case rule::AllPass::PrivatesPay:
      if (auction.falls)
        return fmt::format(
            "If all pass before the first one is sold, it becomes {} cheaper; once it costs nothing, the "
            "next "
            "player takes it. If all pass later, private companies pay their owners. Then the auction goes "
            "on.",
            money(title, auction.falls->value));
      return "If all pass while something is left, private companies pay their owners, and the auction goes "
             "on.";
    case rule::AllPass::CheapestFalls:
      return "If all pass, the first one that is left becomes cheaper" +
             (auction.falls ? " by " + money(title, auction.falls->value) : std::string()) + ".";
    case rule::AllPass::MustBuy:
      return "If nobody bids, the holder of the priority deal must buy one at face value.";
    case rule::AllPass::AuctionEnds:
      return is(auction.auction, rule::Auction::Simultaneous) ? "When all pass in a row the auction is over."
                                                              : "If nobody bids, the auction is over.";
  }
  return {};
}

std::string_view unsold_text(const AuctionRules& auction) {
  if (!auction.unsold) return {};
  switch (auction.unsold->value) {
    case rule::Unsold::LaterAtFace:
      return "What is left may be bought at face value in later stock rounds.";
    case rule::Unsold::Removed:
      return "What is left leaves the game.";
    case rule::Unsold::LaterAuction:
      return "What is left may be put up for auction later.";
  }
  return {};
}

std::string_view priority_text(const AuctionRules& auction) {
  if (!auction.priority) return {};
  switch (auction.priority->value) {
    case rule::Priority::AfterLastToAct:
      return is(auction.auction, rule::Auction::Waterfall)
                 ? "The player after the last who bought one in turn, at face value, has the priority deal."
                 : "The player after the last who bought has the priority deal.";
    case rule::Priority::FirstToPass:
      return "Of those who passed in the end, the first to do so has the priority deal.";
    case rule::Priority::MostCash:
      return "Who has most cash has the priority deal.";
    case rule::Priority::LeastCash:
      return "Who has least cash has the priority deal.";
  }
  return {};
}

std::string winner_text(const AuctionRules& auction) {
  const bool treasury = is(auction.paid_to, rule::PaidTo::Treasury);
  if (is(auction.face_besides, true))
    return fmt::format("The winner pays the bid to the {} and the face value besides.",
                       treasury ? "treasury of the company" : "bank");
  return treasury ? "The bid goes into the treasury of the company." : "";
}

}  // namespace

std::vector<AuctionText> auction_texts(const Title& title, const AuctionRules& auction) {
  std::vector<AuctionText> texts{{"auction", capitalised(auction_head(title, auction))}};
  const auto add = [&](const char* key, std::string text) {
    if (!text.empty()) texts.push_back({key, std::move(text)});
  };
  if (auction.columns)
    add("columns",
        fmt::format("They lie in {} columns; only the topmost of each is on offer.", auction.columns->value));
  if (auction.looks_at)
    add("looks_at",
        fmt::format("Whose turn it is looks at as many of the topmost as there are players, and {} more, and "
                    "takes one; the rest goes below, shuffled.",
                    auction.looks_at->value));
  if (is(auction.reversed, true)) add("reversed", "Turns go against the order of seats.");
  if (!auction.dearer.kinds.empty())
    add("dearer", "Besides the face value " + joined(auction.dearer.kinds, ", ", [&](const auto& one) {
                    return one.first.value + " costs " + money(title, one.second ? one.second->value : 0) +
                           " more";
                  }) + ".");
  add(auction.step ? "step" : "start", bids_text(title, auction));
  if (auction.out_when_passed)
    add("out_when_passed", auction.out_when_passed->value ? "Who passes is out of that auction."
                                                          : "Who passes may bid again later.");
  if (auction.committed)
    add("committed",
        auction.committed->value == rule::Committed::All
            ? "Money in bids cannot be used otherwise."
            : "Money in the highest bids cannot be used otherwise; who is outbid takes it back.");
  add(auction.face_besides ? "face_besides" : "paid_to", winner_text(auction));
  add("all_pass", all_pass_text(title, auction));
  add("unsold", std::string(unsold_text(auction)));
  add("priority", std::string(priority_text(auction)));
  return texts;
}

}  // namespace trackwright
