#include "render/words/power_text.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/render/sample_title.h"

namespace trackwright {
namespace {

Ref named_ref(const char* name) {
  return {name, {}};
}

template <class T>
Rule<T> stated(T value) {
  return Placed<T>{value, {}};
}

PowerRule power_of(rule::Power what) {
  PowerRule made;
  made.power = stated(what);
  return made;
}

std::string sentence_of(const PowerRule& of, PowerOf whose = PowerOf::Private) {
  return power_text(sample_title(), {"P1"}, of, whose);
}

TEST(PowerText, AllThatAMinorHasAreNoTiles) {
  PowerRule share = power_of(rule::Power::BecomesShare);
  share.companies = {named_ref("SJ")};
  share.amount = stated(10);
  share.all = stated(true);
  EXPECT_EQ(
      sentence_of(share, PowerOf::Company),
      "P1: when the minors close, its owner gets for it the certificate of 10 % of SJ that is kept for it; "
      "all that it has goes to SJ.");
  PowerRule tiles = power_of(rule::Power::LayTile);
  tiles.tiles = {named_ref("7"), named_ref("8")};
  tiles.hexes = {named_ref("A2"), named_ref("B3")};
  tiles.count = stated(2);
  tiles.all = stated(true);
  EXPECT_EQ(
      sentence_of(tiles),
      "P1: its owner may lay 7 or 8 on A2 or B3, twice, all of them or none; the tiles join one another.");
}

TEST(PowerText, AnExchangeSaysFromWhereTheShareComes) {
  PowerRule exchange = power_of(rule::Power::Exchange);
  exchange.companies = {named_ref("SJ")};
  exchange.from = {{rule::ShareSource::Offer, {}}};
  EXPECT_EQ(sentence_of(exchange), "P1: its owner may give it for a share of SJ that has not been sold.");
  exchange.from.push_back({rule::ShareSource::Pool, {}});
  EXPECT_EQ(sentence_of(exchange),
            "P1: its owner may give it for a share of SJ that has not been sold or lies in the pool.");
  exchange.from = {{rule::ShareSource::Pool, {}}};
  EXPECT_EQ(sentence_of(exchange), "P1: its owner may give it for a share of SJ that lies in the pool.");
}

TEST(PowerText, ASlotThatIsKeptSaysUntilWhen) {
  PowerRule kept = power_of(rule::Power::PlaceStation);
  kept.hexes = {named_ref("A2")};
  kept.reserves = stated(true);
  EXPECT_EQ(sentence_of(kept), "P1: its owner may place a station on A2; a slot is kept for it.");
  kept.phase = named_ref("5");
  EXPECT_EQ(sentence_of(kept),
            "P1: its owner may place a station on A2; a slot is kept for it until phase 5.");
}

// "When its company lays track or in its company's turn, twice, in one turn": the step is within the turn.
TEST(PowerText, AStepOfATurnIsNotToldBesideTheTurn) {
  PowerRule lays = power_of(rule::Power::LayTile);
  lays.holder = {{rule::Holder::Company, {}}};
  lays.when = {{rule::PowerTime::Track, {}}, {rule::PowerTime::CompanyTurn, {}}};
  lays.hexes = {{"E28", {}}, {"F27", {}}};
  lays.tiles = {{"8", {}}, {"9", {}}};
  lays.count = stated(2);
  lays.one_turn = stated(true);
  EXPECT_EQ(sentence_of(lays),
            "P1: the company that owns it may lay 8 or 9 on E28 or F27, in its company's turn, twice in one "
            "turn; the tiles join one another.");
}

// "No track crosses water" named the sign of another terrain.
TEST(PowerText, WaterThatTrackMayNotCrossIsTheRiver) {
  PowerRule bars = power_of(rule::Power::BarsCrossing);
  bars.holder = {{rule::Holder::Player, {}}};
  bars.terrain = Ref{"water", {}};
  EXPECT_EQ(sentence_of(bars), "P1: while a player owns it, no track crosses the river through hexes.");
}

TEST(PowerText, WhatIsUsedOnceSaysSo) {
  PowerRule early = power_of(rule::Power::BuysBeforeRun);
  EXPECT_EQ(sentence_of(early),
            "P1: its company may buy trains of the bank before its trains run, and then none of it "
            "afterwards in that turn.");
  early.count = stated(1);
  EXPECT_EQ(sentence_of(early),
            "P1: its company may once buy trains of the bank before its trains run, and then none of it "
            "afterwards in that turn.");
}

TEST(PowerText, ADiscountIsOfTheBankAndThePoolAndOfTheTrainsThatItNames) {
  PowerRule discount = power_of(rule::Power::TrainDiscount);
  discount.amount = stated(50);
  discount.trains = {named_ref("3"), named_ref("4")};
  EXPECT_EQ(sentence_of(discount),
            "P1: its company pays 50 % less for a 3- or 4-train of the bank or the pool.");
  discount.trains = {named_ref("2"), named_ref("3"), named_ref("4"), named_ref("5"), named_ref("D")};
  EXPECT_EQ(sentence_of(discount, PowerOf::Company), "P1 pays 50 % less for trains of the bank or the pool.");
}

TEST(PowerText, ADiscountOnTrackHoldsInItsHexesAlone) {
  PowerRule discount = power_of(rule::Power::LayDiscount);
  discount.holder = stated(rule::Holder::Company);
  discount.amount = stated(75);
  discount.terrain = named_ref("mountain");
  discount.hexes = {named_ref("A2"), named_ref("B3")};
  EXPECT_EQ(sentence_of(discount), "P1: its company pays $75 less for mountain terrain on A2 or B3.");
}

TEST(PowerText, ABonusRunIsForARouteNotForTrackThatIsBarred) {
  PowerRule run = power_of(rule::Power::BonusRun);
  run.amount = stated(80);
  EXPECT_EQ(sentence_of(run, PowerOf::Company),
            "P1: as soon as a lay gives it a route from its home to its destination, it may place its next "
            "station there for nothing, and makes an extra run, which earns $80 more.");
}

TEST(PowerText, SeveralThatHaveTheSameAreToldOfTogether) {
  PowerRule with_train = power_of(rule::Power::NationalizedWithTrain);
  with_train.trains = {named_ref("4*")};
  EXPECT_EQ(
      power_text(sample_title(), {"AKE", "F7J"}, with_train, PowerOf::Company),
      "AKE and F7J: each is nationalized as soon as a 4*-train is bought, or when it starts after that.");
  EXPECT_EQ(power_text(sample_title(), {"AKE"}, with_train, PowerOf::Company),
            "AKE is nationalized as soon as a 4*-train is bought, or when it starts after that.");
}

TEST(PowerText, TokensThatComeWithThePurchaseGoToDifferentHexes) {
  PowerRule tokens = power_of(rule::Power::PlaceBonusToken);
  tokens.holder = stated(rule::Holder::Company);
  tokens.when = {{rule::PowerTime::Sold, {}}};
  tokens.hexes = {named_ref("A2"), named_ref("B3"), named_ref("C4")};
  tokens.count = stated(2);
  tokens.spent_by_runs = stated(true);
  EXPECT_EQ(
      sentence_of(tokens),
      "P1: the company that buys it at once puts its 2 tokens on A2, B3 or C4, each on another hex; when "
      "the trains of a company have run, the dearest of its tokens that counted leaves the game.");
  tokens.when = {{rule::PowerTime::CompanyTurn, {}}};
  tokens.spent_by_runs = {};
  tokens.count = {};
  EXPECT_EQ(
      sentence_of(tokens),
      "P1: the company that owns it may put its token on A2, B3 or C4, or move it there, in its company's "
      "turn.");
}

TEST(PowerText, WhatHoldsInAHomeAloneStandsBehindWhenAndHowOften) {
  PowerRule bridge = power_of(rule::Power::LayTile);
  bridge.holder = stated(rule::Holder::Company);
  bridge.when = {{rule::PowerTime::Track, {}}};
  bridge.tiles = {named_ref("8"), named_ref("9")};
  bridge.hexes = {named_ref("A2")};
  bridge.companies = {named_ref("MP"), named_ref("SSW")};
  bridge.count = stated(1);
  bridge.any_tile = stated(false);
  bridge.home_free = stated(true);
  EXPECT_EQ(
      sentence_of(bridge),
      "P1: the company that owns it may lay 8 or 9 on A2, as the upgrade chart allows, when its company "
      "lays track, once; MP or SSW, if it owns this before it has operated, lays in its home for nothing and "
      "beside its lays.");
}

TEST(PowerText, TheHomeOfACompanyThatAPrivateStartsIsNamed) {
  const Title title = sample_title();
  const auto& hexes = title.map.hexes();
  const auto named = std::ranges::find_if(hexes, [](const Hex& hex) { return !hex.name.empty(); });
  ASSERT_NE(named, hexes.end());
  PowerRule start = power_of(rule::Power::StartsCompany);
  start.hexes = {named_ref(named->id.c_str())};
  start.amount = stated(30);
  EXPECT_EQ(
      power_text(title, {"P1"}, start, PowerOf::Private),
      "P1: whoever buys it takes the president's certificate of any company and sets its par price; its "
      "home is " +
          named->name + " " + named->id + ", at once; it floats with 30 % sold; this closes it.");
}

TEST(PowerText, NoCompanyBuysWhatAuctionsSellAllTheSame) {
  EXPECT_EQ(sentence_of(power_of(rule::Power::NotSold)), "P1: no company buys it.");
}

}  // namespace
}  // namespace trackwright
