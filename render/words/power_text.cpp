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

// Returns "Oslo H29", with the name of each hex that has one.
std::string places(const Title& title, const std::vector<Ref>& hexes) {
  return joined(hexes, " or ", [&](const Ref& hex) { return place_words(title.map, hex.value); });
}

bool is(const Rule<bool>& rule) {
  return rule && rule->value;
}

std::string holder_words(const PowerRule& power) {
  if (!power.holder) return "its owner";
  return power.holder->value == rule::Holder::Player ? "the player who owns it" : "the company that owns it";
}

// Returns "one for a yellow tile, two for a green tile".
std::string spent_words(const PowerRule& power) {
  const auto& spends = power.spends.kinds;
  return joined(spends, ", ", [](const auto& kind) {
    const int takes = kind.second ? kind.second->value : 1;
    return fmt::format("{} for a {} tile",
                       takes == 1   ? "one"
                       : takes == 2 ? "two"
                                    : std::to_string(takes),
                       kind.first.value);
  });
}

// Describes lays by tile number or by colour, anywhere that track leads.
std::string further_words(const PowerRule& power) {
  const bool spends = !power.spends.kinds.empty();
  return fmt::format("{} may {} {} where its track leads, in addition to its normal tile lays",
                     holder_words(power),
                     spends ? fmt::format("spend up to {} tokens ({}) to lay",
                                          power.count ? power.count->value : 1, spent_words(power))
                            : "lay",
                     spends ? "tiles" : some(power.tiles, "a tile"));
}

std::string owner_words(const PowerRule& power) {
  if (!power.holder) return "any player or company";
  return power.holder->value == rule::Holder::Player ? "a player" : "a company";
}

std::string lay_words(const Title& title, const PowerRule& power) {
  if (power.hexes.empty() && is(power.connected)) return further_words(power);
  std::string text = fmt::format("{} may lay {} on {}", holder_words(power), some(power.tiles, "a tile"),
                                 some(power.hexes, "a hex"));
  const bool by_chart = power.any_tile && !power.any_tile->value;
  if (is(power.connected)) text += " if its track leads there";
  if (by_chart) text += std::string(is(power.connected) ? " and" : " if") + " the upgrade chart allows it";
  if (is(power.free)) text += ", at no cost";
  if (power.amount && power.amount->value > 0)
    text += fmt::format(", at a discount of {}", money(title, power.amount->value));
  return text;
}

// Returns the sentences that follow the power itself, each with its full stop.
std::string further_sentences(const PowerRule& power) {
  std::string text;
  if (power.power->value == rule::Power::ReplaceBonusToken) text += " This closes the private company.";
  if (is(power.uses_lay)) text += " The tile counts as a tile lay of the turn.";
  if (is(power.home_free))
    text += fmt::format(
        " If {} not operated yet, a tile that it lays in its home costs nothing and does not use a tile lay.",
        power.companies.empty()
            ? "its company has"
            : listed(ref_names(power.companies), "or") + " owns the private company and has");
  if (is(power.spent_by_runs))
    text +=
        " After the company has run its trains, the most valuable of these tokens that counted is removed "
        "from the game.";
  return text;
}

// Returns "4*-train" or "3-, 4- or 5-train".
std::string train_words(const std::vector<Ref>& trains) {
  if (trains.empty()) return "train";
  std::vector<std::string> words = ref_names(trains);
  for (std::string& word : words) word += "-";
  return listed(words, "or") + "train";
}

// `own`: the subject of the sentence is the company that uses the power.
std::string_view time_words(rule::PowerTime time, bool own) {
  switch (time) {
    case rule::PowerTime::AnyTime:
      return "at any time";
    case rule::PowerTime::StockRound:
      return "in a stock round";
    case rule::PowerTime::CompanyTurn:
      return own ? "on its turn" : "on its company's turn";
    case rule::PowerTime::Track:
      return own ? "when it lays track" : "when its company lays track";
    case rule::PowerTime::Token:
      return own ? "when it places a token" : "when its company places a token";
    case rule::PowerTime::OwnerTrack:
      return "when a company of its owner lays track";
    case rule::PowerTime::BetweenTurns:
      return "between the turns of companies";
    case rule::PowerTime::Sold:
      return "when a company buys it";
  }
  return {};
}

// Omits a step of the turn if the power applies at any time of the turn.
bool says_more(const PowerRule& power, rule::PowerTime time) {
  const auto has = [&](rule::PowerTime other) {
    return std::ranges::any_of(power.when, [&](const auto& when) { return when.value == other; });
  };
  const bool step = time == rule::PowerTime::Track || time == rule::PowerTime::Token;
  return !(step && has(rule::PowerTime::CompanyTurn));
}

// Whether a power that applies several times is limited to one turn.
bool uses_one_turn(const PowerRule& power) {
  return power.count && power.count->value > 1 && (is(power.one_turn) || is(power.together));
}

// Whether the only time is the turn of the company, with or without one of its steps.
bool is_for_company_turn(const PowerRule& power) {
  const auto is_turn = [](const auto& when) { return when.value == rule::PowerTime::CompanyTurn; };
  return std::ranges::any_of(power.when, is_turn) && std::ranges::all_of(power.when, [&](const auto& when) {
           return is_turn(when) || when.value == rule::PowerTime::Track ||
                  when.value == rule::PowerTime::Token;
         });
}

bool is_by_company(const PowerRule& power) {
  return power.holder && power.holder->value == rule::Holder::Company;
}

std::string when_words(const PowerRule& power) {
  const rule::Power what = power.power->value;  // powers that include their time
  if (what == rule::Power::TakesPriority) return {};
  const bool sold = power.when.size() == 1 && power.when.front().value == rule::PowerTime::Sold;
  if (power.when.empty() || (what == rule::Power::PlaceBonusToken && sold)) return {};
  if (uses_one_turn(power) && is_for_company_turn(power)) return {};  // see often_words
  const bool own = is_by_company(power);
  std::vector<std::string> times;
  for (const auto& when : power.when)
    if (says_more(power, when.value)) times.emplace_back(time_words(when.value, own));
  return ", " + listed(times, "or");
}

// Describes powers that change a company's shares and trains.
std::string words_of_shares(const Title& title, const PowerRule& power) {
  const int amount = power.amount ? power.amount->value : 0;
  switch (power.power->value) {
    case rule::Power::BecomesShare:
      return fmt::format(
          "when the minors close, its owner exchanges it for the reserved {} % certificate of {}{}", amount,
          some(power.companies, "a company"),
          is(power.all) ? "; all its assets go to " + some(power.companies, "that company") : std::string());
    case rule::Power::FloatsFrom:
      return fmt::format(
          "cannot float before phase {}{}", power.phase ? power.phase->value : "?",
          power.treasury ? " and starts with " + money(title, power.treasury->value) : std::string());
    case rule::Power::NationalizedWithTrain:
      return fmt::format("is nationalized when a {} is bought or, if it starts later, when it starts",
                         train_words(power.trains));
    case rule::Power::ParGift:
      return amount > 1 ? fmt::format("the bank pays it {} times its par value when it starts", amount)
                        : "the bank pays it its par value when it starts";
    default:
      return {};
  }
}

std::string station_words(const Title& title, const PowerRule& power) {
  std::string text =
      fmt::format("{} may place a station on {}", holder_words(power), some(power.hexes, "a hex"));
  if (power.city) text += fmt::format(", in city {}", power.city->value + 1);
  if (power.amount && power.amount->value > 0) text += " for " + money(title, power.amount->value);
  if (power.connected_amount)
    text += fmt::format("{} if its track leads there",
                        power.connected_amount->value == 0
                            ? ", at no cost"
                            : ", for " + money(title, power.connected_amount->value));
  if (is(power.extra)) text += ", in addition to its normal station placement";
  if (is(power.reserves))
    text += "; a slot is reserved for the station" +
            (power.phase ? " until phase " + power.phase->value : std::string());
  return text;
}

std::string discount_words(const Title& title, const PowerRule& power, int amount) {
  const bool lent = power.holder && power.holder->value == rule::Holder::Player;
  std::string text =
      fmt::format("{} pays {} less for {}", lent ? "with its owner's permission, a company" : "its company",
                  money(title, amount), power.terrain ? power.terrain->value + " terrain" : "terrain");
  if (!power.hexes.empty()) text += " on " + some(power.hexes, "a hex");
  return text;
}

std::string limit_words(const PowerRule& power, PowerOf of) {
  const int amount = power.amount ? power.amount->value : 0;
  return fmt::format("{}may exceed the train limit by {}{}", of == PowerOf::Company ? "" : "its company ",
                     amount, is(power.idle) ? ", but cannot run more trains than the limit" : "");
}

// Returns "the third 5-train".
std::string nth_train(const PowerRule& power) {
  static constexpr std::array words{"first", "second", "third", "fourth", "fifth"};
  const auto count = static_cast<std::size_t>(power.count ? power.count->value : 1);
  return fmt::format("the {} {}",
                     count <= words.size() ? std::string(words.at(count - 1)) : std::to_string(count) + "th",
                     train_words(power.trains));
}

std::string start_words(const Title& title, const PowerRule& power) {
  std::string text = "the player who buys it receives the president's certificate of " +
                     some(power.companies, "any company") + " and sets its par value";
  if (!power.hexes.empty())
    text += ". The company places its home station in " + places(title, power.hexes) + " at once";
  if (power.amount) text += fmt::format(". It floats when {} % is sold", power.amount->value);
  return text + ". The private company closes when its owner receives the certificate";
}

std::string sold_trains_words(const PowerRule& power) {
  const int count = power.count ? power.count->value : 1;
  std::string text = fmt::format(
      "between running trains and buying trains, its company may sell {} to the bank for {} % of {} price",
      count == 1 ? std::string("a train") : fmt::format("{} trains", count),
      power.amount ? power.amount->value : 0, count == 1 ? "its" : "their");
  if (power.alone) text += fmt::format(", or one in the whole game for {} %", power.alone->value);
  return text + "; a company that sells its last train must buy another with its own money";
}

bool is_train(const Train& train) {
  return train.stack.empty() || train.stack == "train";
}

// Returns "trains" for all trains, or "a 3-, 4- or 5-train"; not for trades between companies.
std::string train_discount_words(const Title& title, const PowerRule& power, int amount, PowerOf of) {
  const std::string who = of == PowerOf::Company ? "pays" : "its company pays";
  const bool all = std::ranges::all_of(title.roster.trains, [&](const Train& train) {
    return !is_train(train) || names(power.trains, train.name.value);
  });
  return fmt::format("{} {} % less for {} from the bank or the pool", who, amount,
                     power.trains.empty() || all ? "trains" : "a " + train_words(power.trains));
}

// A company that must place several tokens when it buys the private must use different hexes.
std::string place_token_words(const PowerRule& power) {
  const bool sold =
      std::ranges::any_of(power.when, [](const auto& when) { return when.value == rule::PowerTime::Sold; });
  const bool several = power.count && power.count->value > 1;
  const std::string where = some(power.hexes, "a hex");
  if (sold && several)
    return fmt::format(
        "the company that buys it must immediately place the {} tokens of the private company on {}, each on "
        "a "
        "different hex",
        power.count->value, where);
  if (sold)
    return "the company that buys it must immediately place the token of the private company on " + where;
  return fmt::format("{}{} may place {} of the private company on {}{}",
                     power.count && power.count->value == 1 ? "once per game, " : "", holder_words(power),
                     several       ? "the tokens"
                     : power.count ? "one of the tokens"
                                   : "the token",
                     where,
                     power.count || power.hexes.size() == 1 ? ""
                     : power.hexes.empty()                  ? ", or move it to another hex"
                                                            : ", or move it to another of these hexes");
}

struct PowerWords {
  rule::Power power;
  std::string_view words;
};

// Powers that one sentence describes completely, without its end. {holder}: the required owner; {companies}:
// the companies concerned; {n}, {money}: its amount; {from}, {before}: its phase.
constexpr std::array plain_words{
    PowerWords{rule::Power::SellsBonusTokens,
               "its owner may sell its tokens to companies at their cost; it closes when none is left. If it "
               "closes earlier, unsold tokens go to the pool, where companies may buy them"},
    PowerWords{rule::Power::BonusRun,
               "when a tile lay gives it a route from home to destination, it may immediately place its next "
               "station there at no cost. It then makes an extra run, which earns an additional {money}"},
    PowerWords{rule::Power::Revenue, "pays {money}{from}"},
    PowerWords{rule::Power::StaysOpen, "does not close with the other private companies{while_held}"},
    PowerWords{rule::Power::ClosesWithTrain, "closes when {companies} buys its first train"},
    PowerWords{rule::Power::NotSold, "companies cannot buy it"},
    PowerWords{rule::Power::PresidentByLot,
               "comes with the president's certificate of a company drawn at random; it closes when that "
               "company buys its first train"},
    PowerWords{rule::Power::ClosesWithPar,
               "comes with the president's certificate of a company and closes when the par value of that "
               "company is set"},
    PowerWords{rule::Power::ReplaceBonusToken, "{holder} may later replace that token with the next one"},
    PowerWords{rule::Power::BuysBeforeRun,
               "{once}its company may buy trains from the bank before its trains run; it then cannot buy "
               "from the bank later that turn"},
    PowerWords{
        rule::Power::TakesPriority,
        "{once}the player who bought it may take the priority deal at the start of a stock round, even "
        "after the private company has closed"},
    PowerWords{rule::Power::NationalizesFirst, "{holder} is asked first in a nationalization round"},
    PowerWords{rule::Power::PaidForTunnel, "its owner receives {money} for each tunnel built"},
    PowerWords{rule::Power::PaidForShip, "its owner receives {money} for each ship bought"},
    PowerWords{rule::Power::TrainNotNeeded, "need not own a train{before}"},
    PowerWords{rule::Power::FreeTunnels, "builds tunnels at no cost"},
    PowerWords{rule::Power::NotTraded, "its shares cannot be bought or sold in stock rounds{before}"},
    PowerWords{rule::Power::DealsAtFace, "trades trains with other companies at face value"},
    PowerWords{rule::Power::SmallUncounted,
               "its {n} % certificates do not count towards the certificate limit"},
    PowerWords{rule::Power::LendsBonusToken,
               "before each operating round, the player who owns it chooses the place of its token and the "
               "company that may use it"},
};

std::string plain_text(const Title& title, const PowerRule& power, std::string_view words) {
  const int amount = power.amount ? power.amount->value : 0;
  const std::string phase = power.phase ? power.phase->value : std::string();
  return fmt::format(fmt::runtime(words), fmt::arg("holder", holder_words(power)),
                     fmt::arg("companies", some(power.companies, "its company")), fmt::arg("n", amount),
                     fmt::arg("money", amount == 0 ? "nothing" : money(title, amount)),
                     fmt::arg("once", power.count && power.count->value == 1 ? "once per game, " : ""),
                     fmt::arg("while_held", !power.holder ? "" : " while " + owner_words(power) + " owns it"),
                     fmt::arg("from", phase.empty() ? "" : " from phase " + phase + " on"),
                     fmt::arg("before", phase.empty() ? "" : " before phase " + phase));
}

std::string exchange_words(const PowerRule& power) {
  std::vector<std::string> shares;
  for (const auto& source : power.from)
    shares.emplace_back(source.value == rule::ShareSource::Pool ? "a pool share" : "an unsold share");
  if (shares.empty()) shares.emplace_back("a share");
  return fmt::format("{} may exchange it for {} of {}{}", holder_words(power), listed(shares, "or"),
                     some(power.companies, "a company"),
                     power.hexes.empty() ? "" : " with a station in " + some(power.hexes, ""));
}

std::string held_tokens_words(const PowerRule& power) {
  return std::string("the company that buys it receives its tokens") +
         (is(power.until_president) ? " until another player becomes the president of the company" : "");
}

std::string crossing_words(const PowerRule& power) {
  // Maps show water that divides hexes as a river; the sign of water has another meaning.
  const std::string line = !power.terrain                    ? "a line that divides a hex"
                           : power.terrain->value == "water" ? "a river inside a hex"
                                                             : power.terrain->value;
  return fmt::format("while {} owns it, track cannot cross {}", owner_words(power), line);
}

std::string minor_words(const Title& title, const PowerRule& power) {
  return fmt::format(
      "its owner is the president of minor {0}{1}; a company of that owner takes over the minor when it buys "
      "this private company",
      some(power.companies, ""),
      (power.trains.empty() ? "" : ", which starts with a " + train_words(power.trains)) +
          (power.treasury ? " and " + money(title, power.treasury->value) : ""));
}

std::string free_train_words(const PowerRule& power) {
  return fmt::format("in the train step of its first turn{}, it receives one {} at no cost",
                     power.phase ? ", if that turn is before phase " + power.phase->value : std::string(),
                     some(power.trains, "sold"));
}

// Returns the text of a power without its end.
std::string words_of(const Title& title, const PowerRule& power, PowerOf of) {
  const auto plain = std::ranges::find(plain_words, power.power->value, &PowerWords::power);
  if (plain != plain_words.end()) return plain_text(title, power, plain->words);
  const int amount = power.amount ? power.amount->value : 0;
  switch (power.power->value) {
    case rule::Power::LayTile:
      return lay_words(title, power);
    case rule::Power::Teleport:
      return lay_words(title, power) + ", even without a connection, and may place a station there";
    case rule::Power::PlaceStation:
      return station_words(title, power);
    case rule::Power::Exchange:
      return exchange_words(power);
    case rule::Power::LayDiscount:
      return discount_words(title, power, amount);
    case rule::Power::TrainDiscount:
      return train_discount_words(title, power, amount, of);
    case rule::Power::PlaceBonusToken:
      return place_token_words(power);
    case rule::Power::HoldBonusTokens:
      return held_tokens_words(power);
    case rule::Power::BarsCrossing:
      return crossing_words(power);
    case rule::Power::RunsMinor:
      return minor_words(title, power);
    case rule::Power::SecondYellow:
      return "may lay two yellow tiles per turn until track connects it to " + places(title, power.hexes);
    case rule::Power::FreeTrain:
      return free_train_words(power);
    case rule::Power::TrainLimit:
      return limit_words(power, of);
    case rule::Power::EarlyTiles:
      return fmt::format("its company may lay {} after {} has been bought", some(power.tiles, "tiles"),
                         nth_train(power));
    case rule::Power::TakesShare:
      return "the player who buys it receives a share of " + some(power.companies, "any company") +
             " at no cost";
    case rule::Power::StartsCompany:
      return start_words(title, power);
    case rule::Power::SellsTrains:
      return sold_trains_words(power);
    case rule::Power::ParHalfBid:
      return is(power.all) ? "comes with the president's certificate of a company, whose par value is the "
                             "highest one that does not exceed half the bid; the bid goes to the treasury"
                           : "comes with the president's certificate of a company, whose par value is at "
                             "most half the bid";
    default:
      return words_of_shares(title, power);
  }
}

// Returns the conditions of a power that applies several times.
std::string words_of_several(const PowerRule& power) {
  std::string text;
  const bool counted = power.count && power.count->value > 1;
  if (!counted && (is(power.one_turn) || is(power.together))) text += ", in one turn";
  const bool lays = power.power && power.power->value == rule::Power::LayTile;
  if (lays && is(power.all)) text += ", all of them or none";
  if (lays && power.count && power.count->value > 1 && power.hexes.size() > 1 &&
      (!power.joined || power.joined->value))
    text += "; the tiles must connect to each other";
  return text;
}

// Returns how often a player may use the power: "once per game", "twice", "3 times".
std::string often_words(const PowerRule& power) {
  const int count = power.count ? power.count->value : 0;
  const rule::Power what = power.power->value;
  if (!power.spends.kinds.empty() || what == rule::Power::EarlyTiles || what == rule::Power::SellsTrains ||
      what == rule::Power::BuysBeforeRun)
    return {};  // already stated
  if (count == 1)
    return what == rule::Power::TakesPriority || what == rule::Power::PlaceBonusToken ? ""
                                                                                      : ", once per game";
  if (uses_one_turn(power)) {
    const std::string_view turn = !is_for_company_turn(power) ? "one turn"
                                  : is_by_company(power)      ? "one of its turns"
                                                              : "one of its company's turns";
    return count == 2 ? fmt::format(", twice in {}", turn) : fmt::format(", {} times in {}", count, turn);
  }
  if (count < 1 || what == rule::Power::PlaceBonusToken) return {};  // one token each time
  return count == 2 ? ", twice" : fmt::format(", up to {} times", count);
}

// Returns whether the power describes the private or company itself, whose name is then the subject.
bool is_of_itself(rule::Power power, PowerOf of) {
  using enum rule::Power;
  static constexpr std::array words{StaysOpen,   ClosesWithTrain, PresidentByLot,       ClosesWithPar,
                                    Revenue,     TrainNotNeeded,  FreeTunnels,          SecondYellow,
                                    DealsAtFace, FloatsFrom,      NationalizedWithTrain};
  return std::ranges::find(words, power) != words.end() ||
         (of == PowerOf::Company && (power == TrainDiscount || power == TrainLimit));
}

}  // namespace

std::string power_text(const Title& title, const std::vector<std::string>& names, const PowerRule& power,
                       PowerOf of) {
  const std::string words = power.power ? words_of(title, power, of) : std::string{};
  if (words.empty()) return {};
  const bool itself = is_of_itself(power.power->value, of);
  const bool several = names.size() > 1;
  const std::string_view link = !itself ? (several ? " (each): " : ": ") : several ? " (each): it " : " ";
  return fmt::format("{}{}{}{}{}{}{}{}.{}", listed(names), link, words, often_words(power),
                     is(power.once_a_turn) ? ", at most once per turn" : "", when_words(power),
                     words_of_several(power), is(power.closes) ? ", which closes it" : "",
                     further_sentences(power));
}

}  // namespace trackwright
