#include "render/words/power_text.h"

#include <fmt/format.h>

#include "engine/base/words.h"
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
  if (!power.holder) return "its holder";
  return power.holder->value == rule::Holder::Player ? "the player who holds it"
                                                     : "the company that holds it";
}

std::string lay_words(const Title& title, const PowerRule& power) {
  std::string text = fmt::format("{} lays {} on {}", holder_words(power), some(power.tiles, "a tile"),
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
  if (power.when.empty()) return {};
  return ", " + joined(power.when, " or ", [](const auto& when) { return time_words(when.value); });
}

// Of powers that change what a company's shares and trains are.
std::string words_of_shares(const Title& title, const PowerRule& power) {
  const int amount = power.amount ? power.amount->value : 0;
  switch (power.power->value) {
    case rule::Power::BecomesShare:
      return fmt::format(
          "is given for a certificate of {} % of {}, which is kept for it, when minors close{}", amount,
          some(power.companies, "a company"), is(power.all) ? "; all that it has goes there" : "");
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
      return "before each operating round the player who holds it says where its token lies and for which "
             "company it counts";
    case rule::Power::FloatsFrom:
      return fmt::format(
          "floats in phase {} at the earliest{}", power.phase ? power.phase->value : "?",
          power.treasury ? " and begins with " + money(title, power.treasury->value) : std::string());
    case rule::Power::NationalizedWithTrain:
      return fmt::format(
          "is nationalized as soon as a train of the type {} is bought, or when it starts after that",
          some(power.trains, "named"));
    case rule::Power::ParGift:
      return amount > 1 ? fmt::format("the bank pays it {} times its par price when it starts", amount)
                        : "the bank pays it its par price when it starts";
    default:
      return {};
  }
}

std::string station_words(const Title& title, const PowerRule& power) {
  std::string text =
      fmt::format("{} places a station on {}", holder_words(power), some(power.hexes, "a hex"));
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
                  money(title, amount), power.terrain ? power.terrain->value : "terrain");
  if (lent && !power.hexes.empty()) text += " on " + some(power.hexes, "a hex");
  return text;
}

// Without its end.
std::string words_of(const Title& title, const PowerRule& power) {
  const int amount = power.amount ? power.amount->value : 0;
  switch (power.power->value) {
    case rule::Power::LayTile:
      return lay_words(title, power);
    case rule::Power::Teleport:
      return lay_words(title, power) + ", without connection, and may place a station there";
    case rule::Power::PlaceStation:
      return station_words(title, power);
    case rule::Power::SellsBonusTokens:
      return "sells its bonus tokens to companies for what they cost, where its owner likes, and closes with "
             "the last; what is left when it closes is bought of the pool";
    case rule::Power::BonusRun:
      return fmt::format(
          "as soon as track joins its home to its destination it may place its next station there for "
          "nothing, "
          "and runs once more, for {} more",
          money(title, amount));
    case rule::Power::Exchange:
      return fmt::format("{} may give it for a share of {}{}", holder_words(power),
                         some(power.companies, "a company"),
                         power.hexes.empty() ? "" : " with a station in " + some(power.hexes, ""));
    case rule::Power::LayDiscount:
      return discount_words(title, power, amount);
    case rule::Power::TrainDiscount:
      return fmt::format("its company pays {} % less for {}", amount, some(power.trains, "trains"));
    case rule::Power::Revenue:
      return fmt::format("pays {}{}", money(title, amount),
                         power.phase ? " from phase " + power.phase->value + " on" : "");
    case rule::Power::StaysOpen:
      return "does not close with the others";
    case rule::Power::ClosesWithTrain:
      return fmt::format("closes when {} buys its first train", some(power.companies, "its company"));
    case rule::Power::NotSold:
      return "is never sold";
    case rule::Power::PresidentByLot:
      return "comes with the president's certificate of a company that is drawn, and closes when that buys "
             "its first train";
    case rule::Power::PlaceBonusToken:
      return fmt::format("{} puts its token on {}", holder_words(power), some(power.hexes, "a hex"));
    case rule::Power::HoldBonusTokens: {
      const bool lost = power.until_president && power.until_president->value;
      return std::string("the company that buys it holds its tokens") +
             (lost ? " until another becomes its president" : "");
    }
    case rule::Power::ClosesWithPar:
      return "is a president's certificate, and closes when its par price is set";
    case rule::Power::BarsCrossing:
      return fmt::format("while {} has it, no track crosses {}", holder_words(power),
                         power.terrain ? power.terrain->value : "a line that divides a hex");
    case rule::Power::ReplaceBonusToken:
      return fmt::format("{} may replace its token on the map by the next, which closes it",
                         holder_words(power));
    case rule::Power::RunsMinor:
      return fmt::format(
          "its owner is president of {}{}; a company that buys it takes that over",
          some(power.companies, "its minor"),
          (power.trains.empty() ? "" : ", which begins with a train of the type " + some(power.trains, "")) +
              (power.treasury ? " and " + money(title, power.treasury->value) : ""));
    case rule::Power::BuysBeforeRun:
      return "its company may buy trains of the bank before it runs, and then none after it";
    case rule::Power::TakesPriority:
      return "who bought it may take the priority deal of a stock round, even once it is closed";
    case rule::Power::NationalizesFirst:
      return holder_words(power) + " is asked first in a nationalization round";
    case rule::Power::PaidForTunnel:
      return fmt::format("its owner is paid {} for each tunnel that is built", money(title, amount));
    case rule::Power::PaidForShip:
      return fmt::format("its owner is paid {} for each ship that is bought", money(title, amount));
    case rule::Power::TrainNotNeeded:
      return "need own no train" + (power.phase ? " before phase " + power.phase->value : std::string());
    case rule::Power::FreeTunnels:
      return "builds tunnels at no cost";
    case rule::Power::SecondYellow:
      return fmt::format("lays two yellow tiles in a turn until track joins it to {}",
                         some(power.hexes, "its aim"));
    case rule::Power::FreeTrain:
      return fmt::format("with the first train that it buys{} it gets one of the type {} for nothing",
                         power.phase ? " before phase " + power.phase->value : std::string(),
                         some(power.trains, "sold"));
    case rule::Power::ParHalfBid:
      return power.all && power.all->value
                 ? "the par price of its president's certificate is the highest that is at most half the "
                   "bid, "
                   "which goes to the treasury"
                 : "the par price of its president's certificate is at most half the bid";
    default:
      return words_of_shares(title, power);
  }
}

// Of what is done several times.
std::string words_of_several(const PowerRule& power) {
  std::string text;
  if (is(power.one_turn) || is(power.together)) text += ", in one turn";
  if (is(power.all)) text += ", all of them or none";
  const bool lays = power.power && power.power->value == rule::Power::LayTile;
  if (lays && power.count && power.count->value > 1 && power.hexes.size() > 1 &&
      (!power.joined || power.joined->value))
    text += "; the tiles join one another";
  return text;
}

}  // namespace

std::string power_text(const Title& title, const std::string& name, const PowerRule& power) {
  const std::string words = power.power ? words_of(title, power) : std::string{};
  if (words.empty()) return {};
  const std::string often =
      power.count && power.count->value > 1 ? fmt::format(", {} times", power.count->value) : "";
  const bool spent = power.spent_by_runs && power.spent_by_runs->value;
  return fmt::format("{}: {}{}{}{}{}{}.", name, words, when_words(power), often, words_of_several(power),
                     is(power.closes) ? ", which closes it" : "",
                     spent ? "; of those that runs were paid for the dearest leaves the game" : "");
}

}  // namespace trackwright
