#include "render/words/power_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "engine/base/words.h"
#include "render/words/station_text.h"
#include "render/words/title_cells.h"

namespace trackwright {

namespace {

std::string some(const std::vector<Ref>& names, std::string_view otherwise) {
  return names.empty() ? std::string(otherwise) : listed(ref_names(names), "or");
}

bool is(const Rule<bool>& rule) {
  return rule && rule->value;
}

std::string holder_words(const PowerRule& power) {
  if (!power.holder) return "its owner";
  return power.holder->value == rule::Holder::Player ? "the player who owns it" : "the company that owns it";
}

std::string lay_words(const Title& title, const PowerRule& power) {
  std::string text = fmt::format("{} may lay {} on {}", holder_words(power), some(power.tiles, "a tile"),
                                 some(power.hexes, "a hex"));
  if (power.connected && power.connected->value) text += " that its track leads to";
  if (power.free && power.free->value) text += ", free of cost";
  if (power.amount && power.amount->value > 0)
    text += fmt::format(", for {} less", money(title, power.amount->value));
  if (power.any_tile && !power.any_tile->value) text += ", following what lies there";
  if (is(power.uses_lay)) text += ", as a lay of its turn";
  if (is(power.home_free))
    text += fmt::format("; in the home of {} before that has operated free and beside its lays",
                        some(power.companies, "its company"));
  return text;
}

// "4*-train", "3-, 4- or 5-train".
std::string train_words(const std::vector<Ref>& trains) {
  if (trains.empty()) return "train";
  std::vector<std::string> words = ref_names(trains);
  for (std::string& word : words) word += "-";
  return listed(words, "or") + "train";
}

std::string_view time_words(rule::PowerTime time) {
  switch (time) {
    case rule::PowerTime::AnyTime:
      return "at any time";
    case rule::PowerTime::StockRound:
      return "in a stock round";
    case rule::PowerTime::CompanyTurn:
      return "in its company's turn";
    case rule::PowerTime::Track:
      return "when its company lays track";
    case rule::PowerTime::Token:
      return "when its company places a token";
    case rule::PowerTime::OwnerTrack:
      return "when a company of its owner lays track";
    case rule::PowerTime::BetweenTurns:
      return "between the turns of companies";
    case rule::PowerTime::Sold:
      return "when a company buys it";
  }
  return {};
}

std::string when_words(const PowerRule& power) {
  const rule::Power what = power.power->value;  // those that say it themselves
  if (what == rule::Power::TakesPriority) return {};
  const bool sold = power.when.size() == 1 && power.when.front().value == rule::PowerTime::Sold;
  if (power.when.empty() || (what == rule::Power::PlaceBonusToken && sold)) return {};
  return ", " + joined(power.when, " or ", [](const auto& when) { return time_words(when.value); });
}

// Of powers that change what a company's shares and trains are.
std::string words_of_shares(const Title& title, const PowerRule& power) {
  const int amount = power.amount ? power.amount->value : 0;
  switch (power.power->value) {
    case rule::Power::BecomesShare:
      return fmt::format(
          "when the minors close, its owner gets for it the certificate of {} % of {} that is kept for it{}",
          amount, some(power.companies, "a company"),
          is(power.all) ? "; all that it has goes to " + some(power.companies, "that company")
                        : std::string());
    case rule::Power::NotTraded:
      return fmt::format("its shares are not dealt with in stock rounds{}",
                         power.phase ? " before phase " + power.phase->value : "");
    case rule::Power::TrainLimit:
      return fmt::format("may own {} more than the limit of trains", amount);
    case rule::Power::DealsAtFace:
      return "deals with other companies in trains at face value";
    case rule::Power::SmallUncounted:
      return fmt::format("its certificates of {} % do not count towards the limit", amount);
    case rule::Power::LendsBonusToken:
      return "before each operating round the player who owns it says where its token lies and for which "
             "company it counts";
    case rule::Power::FloatsFrom:
      return fmt::format(
          "floats in phase {} at the earliest{}", power.phase ? power.phase->value : "?",
          power.treasury ? " and begins with " + money(title, power.treasury->value) : std::string());
    case rule::Power::NationalizedWithTrain:
      return fmt::format("is nationalized as soon as a {} is bought, or when it starts after that",
                         train_words(power.trains));
    case rule::Power::ParGift:
      return amount > 1 ? fmt::format("the bank pays it {} times its par price when it starts", amount)
                        : "the bank pays it its par price when it starts";
    default:
      return {};
  }
}

std::string station_words(const Title& title, const PowerRule& power) {
  std::string text =
      fmt::format("{} may place a station on {}", holder_words(power), some(power.hexes, "a hex"));
  if (power.city) text += fmt::format(", in its city {}", power.city->value + 1);
  if (power.amount && power.amount->value > 0) text += " for " + money(title, power.amount->value);
  if (power.connected_amount)
    text += fmt::format("{} where its track leads there",
                        power.connected_amount->value == 0
                            ? ", for nothing"
                            : ", for " + money(title, power.connected_amount->value));
  if (is(power.extra)) text += ", besides that of its turn";
  if (is(power.reserves)) text += "; a slot is kept for it";
  return text;
}

std::string discount_words(const Title& title, const PowerRule& power, int amount) {
  const bool lent = power.holder && power.holder->value == rule::Holder::Player;
  std::string text =
      fmt::format("{} pays {} less for {}", lent ? "with its owner's leave a company" : "its company",
                  money(title, amount), power.terrain ? power.terrain->value + " terrain" : "terrain");
  if (!power.hexes.empty()) text += " on " + some(power.hexes, "a hex");
  return text;
}

bool is_train(const Train& train) {
  return train.stack.empty() || train.stack == "train";
}

// "trains", where those are all of them, or "a 3-, 4- or 5-train"; not what companies sell one another.
std::string train_discount_words(const Title& title, const PowerRule& power, int amount, PowerOf of) {
  const std::string who = of == PowerOf::Company ? "pays" : "its company pays";
  const bool all = std::ranges::all_of(title.roster.trains, [&](const Train& train) {
    return !is_train(train) || names(power.trains, train.name.value);
  });
  return fmt::format("{} {} % less for {} of the bank or the pool", who, amount,
                     power.trains.empty() || all ? "trains" : "a " + train_words(power.trains));
}

// Tokens that a company puts down as soon as it has the private go to hexes that all differ.
std::string place_token_words(const PowerRule& power) {
  const bool sold =
      std::ranges::any_of(power.when, [](const auto& when) { return when.value == rule::PowerTime::Sold; });
  const bool several = power.count && power.count->value > 1;
  const std::string where = some(power.hexes, "a hex");
  if (sold && several)
    return fmt::format("the company that buys it at once puts its {} tokens on {}, each on another hex",
                       power.count->value, where);
  if (sold) return "the company that buys it at once puts its token on " + where;
  return fmt::format("{} may put its token{} on {}{}", holder_words(power), several ? "s" : "", where,
                     power.count ? "" : ", or move it there");
}

// Without its end.
std::string words_of(const Title& title, const PowerRule& power, PowerOf of) {
  const int amount = power.amount ? power.amount->value : 0;
  switch (power.power->value) {
    case rule::Power::LayTile:
      return lay_words(title, power);
    case rule::Power::Teleport:
      return lay_words(title, power) + ", without connection, and may place a station there";
    case rule::Power::PlaceStation:
      return station_words(title, power);
    case rule::Power::SellsBonusTokens:
      return "its owner may sell its tokens to companies, for what they cost; it closes with the last one, "
             "and "
             "what is left when it closes is bought from the pool";
    case rule::Power::BonusRun:
      return fmt::format(
          "as soon as a lay gives it a route from its home to its destination, it may place its next station "
          "there for nothing, and makes an extra run, which earns {} more",
          money(title, amount));
    case rule::Power::Exchange:
      return fmt::format("{} may give it for a share of {}{}", holder_words(power),
                         some(power.companies, "a company"),
                         power.hexes.empty() ? "" : " with a station in " + some(power.hexes, ""));
    case rule::Power::LayDiscount:
      return discount_words(title, power, amount);
    case rule::Power::TrainDiscount:
      return train_discount_words(title, power, amount, of);
    case rule::Power::Revenue:
      return fmt::format("pays {}{}", money(title, amount),
                         power.phase ? " from phase " + power.phase->value + " on" : "");
    case rule::Power::StaysOpen:
      return "does not close with the others";
    case rule::Power::ClosesWithTrain:
      return fmt::format("closes when {} buys its first train", some(power.companies, "its company"));
    case rule::Power::NotSold:
      return "no company buys it";
    case rule::Power::PresidentByLot:
      return "comes with the president's certificate of a company that is drawn, and closes when that "
             "company buys its first train";
    case rule::Power::PlaceBonusToken:
      return place_token_words(power);
    case rule::Power::HoldBonusTokens: {
      const bool lost = power.until_president && power.until_president->value;
      return std::string("the company that buys it holds its tokens") +
             (lost ? " until another becomes its president" : "");
    }
    case rule::Power::ClosesWithPar:
      return "is a president's certificate, and closes when its par price is set";
    case rule::Power::BarsCrossing:
      return fmt::format("while {} owns it, no track crosses {}",
                         !power.holder                                 ? "anybody"
                         : power.holder->value == rule::Holder::Player ? "a player"
                                                                       : "a company",
                         power.terrain ? power.terrain->value : "a line that divides a hex");
    case rule::Power::ReplaceBonusToken:
      return fmt::format("{} may replace its token on the map by the next, which closes it",
                         holder_words(power));
    case rule::Power::RunsMinor:
      return fmt::format(
          "its owner is president of the minor {0}{1}; a company that buys this private takes the minor over",
          some(power.companies, ""),
          (power.trains.empty() ? "" : ", which begins with a " + train_words(power.trains)) +
              (power.treasury ? " and " + money(title, power.treasury->value) : ""));
    case rule::Power::BuysBeforeRun:
      return "its company may buy trains of the bank before it runs, and then none after it in that turn";
    case rule::Power::TakesPriority:
      return "who bought it may take the priority deal at the start of a stock round, even when it is closed";
    case rule::Power::NationalizesFirst:
      return holder_words(power) + " is asked first in a nationalization round";
    case rule::Power::PaidForTunnel:
      return fmt::format("its owner is paid {} for each tunnel that is built", money(title, amount));
    case rule::Power::PaidForShip:
      return fmt::format("its owner is paid {} for each ship that is bought", money(title, amount));
    case rule::Power::TrainNotNeeded:
      return "needs no train" + (power.phase ? " before phase " + power.phase->value : std::string());
    case rule::Power::FreeTunnels:
      return "builds tunnels at no cost";
    case rule::Power::SecondYellow:
      return fmt::format(
          "may lay two yellow tiles in a turn until track joins it to {}",
          joined(power.hexes, " or ", [&](const Ref& hex) { return place_words(title.map, hex.value); }));
    case rule::Power::FreeTrain:
      return fmt::format("with the first train that it buys{} it gets one {} for nothing",
                         power.phase ? " before phase " + power.phase->value : std::string(),
                         some(power.trains, "sold"));
    case rule::Power::ParHalfBid:
      return power.all && power.all->value
                 ? "the par price of its president's certificate is the highest that is at most half the "
                   "bid, which goes to the treasury"
                 : "the par price of its president's certificate is at most half the bid";
    default:
      return words_of_shares(title, power);
  }
}

// Of what is done several times.
std::string words_of_several(const PowerRule& power) {
  std::string text;
  if (is(power.one_turn) || is(power.together)) text += ", in one turn";
  const bool lays = power.power && power.power->value == rule::Power::LayTile;
  if (lays && is(power.all)) text += ", all of them or none";
  if (lays && power.count && power.count->value > 1 && power.hexes.size() > 1 &&
      (!power.joined || power.joined->value))
    text += "; the tiles join one another";
  return text;
}

// How often it may be used: "once", "twice", "3 times".
std::string often_words(const PowerRule& power) {
  const int count = power.count ? power.count->value : 0;
  if (count == 1) return ", once";
  if (count < 1 || power.power->value == rule::Power::PlaceBonusToken) return {};  // a token each time
  return count == 2 ? ", twice" : fmt::format(", {} times", count);
}

// What a private or a company is or does itself: its name is the subject.
bool is_of_itself(rule::Power power, PowerOf of) {
  using enum rule::Power;
  static constexpr std::array words{StaysOpen,  ClosesWithTrain, PresidentByLot, ClosesWithPar,
                                    Revenue,    TrainNotNeeded,  FreeTunnels,    SecondYellow,
                                    TrainLimit, DealsAtFace,     FloatsFrom,     NationalizedWithTrain};
  return std::ranges::find(words, power) != words.end() || (power == TrainDiscount && of == PowerOf::Company);
}

}  // namespace

std::string power_text(const Title& title, const std::vector<std::string>& names, const PowerRule& power,
                       PowerOf of) {
  const std::string words = power.power ? words_of(title, power, of) : std::string{};
  if (words.empty()) return {};
  const bool itself = is_of_itself(power.power->value, of);
  const std::string_view link = !itself ? ": " : names.size() > 1 ? ": each " : " ";
  return fmt::format("{}{}{}{}{}{}{}{}.", listed(names), link, words, when_words(power), often_words(power),
                     words_of_several(power), is(power.closes) ? ", which closes it" : "",
                     is(power.spent_by_runs)
                         ? "; after its trains have run, the dearest of the tokens that they "
                           "were paid for leaves the game"
                         : "");
}

}  // namespace trackwright
