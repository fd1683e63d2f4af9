#include "render/words/power_text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/golden_text.h"
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

TEST(PowerText, AllHoldingsOfAMinorDoNotMeanTiles) {
  PowerRule share = power_of(rule::Power::BecomesShare);
  share.companies = {named_ref("SJ")};
  share.amount = stated(10);
  share.all = stated(true);
  EXPECT_TRUE(matches_text(sentence_of(share, PowerOf::Company)));
  PowerRule tiles = power_of(rule::Power::LayTile);
  tiles.tiles = {named_ref("7"), named_ref("8")};
  tiles.hexes = {named_ref("A2"), named_ref("B3")};
  tiles.count = stated(2);
  tiles.all = stated(true);
  EXPECT_TRUE(matches_text(sentence_of(tiles)));
}

TEST(PowerText, NamesTheSourceOfAnExchangedShare) {
  PowerRule exchange = power_of(rule::Power::Exchange);
  exchange.companies = {named_ref("SJ")};
  exchange.from = {{rule::ShareSource::Offer, {}}};
  EXPECT_TRUE(matches_text(sentence_of(exchange)));
  exchange.from.push_back({rule::ShareSource::Pool, {}});
  EXPECT_TRUE(matches_text(sentence_of(exchange)));
  exchange.from = {{rule::ShareSource::Pool, {}}};
  EXPECT_TRUE(matches_text(sentence_of(exchange)));
}

TEST(PowerText, StatesHowLongASlotIsReserved) {
  PowerRule kept = power_of(rule::Power::PlaceStation);
  kept.hexes = {named_ref("A2")};
  kept.reserves = stated(true);
  EXPECT_TRUE(matches_text(sentence_of(kept)));
  kept.phase = named_ref("5");
  EXPECT_TRUE(matches_text(sentence_of(kept)));
}

// "When its company lays track or in its company's turn" is redundant: the step is part of the turn.
TEST(PowerText, OmitsAStepBesideItsTurn) {
  PowerRule lays = power_of(rule::Power::LayTile);
  lays.holder = {{rule::Holder::Company, {}}};
  lays.when = {{rule::PowerTime::Track, {}}, {rule::PowerTime::CompanyTurn, {}}};
  lays.hexes = {{"E28", {}}, {"F27", {}}};
  lays.tiles = {{"8", {}}, {"9", {}}};
  lays.count = stated(2);
  lays.one_turn = stated(true);
  EXPECT_TRUE(matches_text(sentence_of(lays)));
}

// "No track crosses water" would name another terrain's sign; here `water` means the river.
TEST(PowerText, CallsWaterThatTrackCannotCrossTheRiver) {
  PowerRule bars = power_of(rule::Power::BarsCrossing);
  bars.holder = {{rule::Holder::Player, {}}};
  bars.terrain = Ref{"water", {}};
  EXPECT_TRUE(matches_text(sentence_of(bars)));
}

TEST(PowerText, StatesThatAPowerIsUsedOnce) {
  PowerRule early = power_of(rule::Power::BuysBeforeRun);
  EXPECT_TRUE(matches_text(sentence_of(early)));
  early.count = stated(1);
  EXPECT_TRUE(matches_text(sentence_of(early)));
}

TEST(PowerText, LimitsADiscountToBankPoolAndNamedTrains) {
  PowerRule discount = power_of(rule::Power::TrainDiscount);
  discount.amount = stated(50);
  discount.trains = {named_ref("3"), named_ref("4")};
  EXPECT_TRUE(matches_text(sentence_of(discount)));
  discount.trains = {named_ref("2"), named_ref("3"), named_ref("4"), named_ref("5"), named_ref("D")};
  EXPECT_TRUE(matches_text(sentence_of(discount, PowerOf::Company)));
}

TEST(PowerText, LimitsADiscountOnTrackToItsHexes) {
  PowerRule discount = power_of(rule::Power::LayDiscount);
  discount.holder = stated(rule::Holder::Company);
  discount.amount = stated(75);
  discount.terrain = named_ref("mountain");
  discount.hexes = {named_ref("A2"), named_ref("B3")};
  EXPECT_TRUE(matches_text(sentence_of(discount)));
}

TEST(PowerText, GivesABonusRunForARoute) {
  PowerRule run = power_of(rule::Power::BonusRun);
  run.amount = stated(80);
  EXPECT_TRUE(matches_text(sentence_of(run, PowerOf::Company)));
}

TEST(PowerText, JoinsOwnersOfTheSamePower) {
  PowerRule with_train = power_of(rule::Power::NationalizedWithTrain);
  with_train.trains = {named_ref("4*")};
  EXPECT_TRUE(matches_text(power_text(sample_title(), {"AKE", "F7J"}, with_train, PowerOf::Company)));
  EXPECT_TRUE(matches_text(power_text(sample_title(), {"AKE"}, with_train, PowerOf::Company)));
}

TEST(PowerText, PutsTokensOfAPurchaseInDifferentHexes) {
  PowerRule tokens = power_of(rule::Power::PlaceBonusToken);
  tokens.holder = stated(rule::Holder::Company);
  tokens.when = {{rule::PowerTime::Sold, {}}};
  tokens.hexes = {named_ref("A2"), named_ref("B3"), named_ref("C4")};
  tokens.count = stated(2);
  tokens.spent_by_runs = stated(true);
  EXPECT_TRUE(matches_text(sentence_of(tokens)));
  tokens.when = {{rule::PowerTime::CompanyTurn, {}}};
  tokens.spent_by_runs = {};
  tokens.count = {};
  EXPECT_TRUE(matches_text(sentence_of(tokens)));
}

TEST(PowerText, PutsConditionsOfHomesAfterTimeAndCount) {
  PowerRule bridge = power_of(rule::Power::LayTile);
  bridge.holder = stated(rule::Holder::Company);
  bridge.when = {{rule::PowerTime::Track, {}}};
  bridge.tiles = {named_ref("8"), named_ref("9")};
  bridge.hexes = {named_ref("A2")};
  bridge.companies = {named_ref("MP"), named_ref("SSW")};
  bridge.count = stated(1);
  bridge.any_tile = stated(false);
  bridge.home_free = stated(true);
  EXPECT_TRUE(matches_text(sentence_of(bridge)));
}

TEST(PowerText, NamesTheHomeOfACompanyThatAPrivateStarts) {
  const Title title = sample_title();
  const auto& hexes = title.map.hexes();
  const auto named = std::ranges::find_if(hexes, [](const Hex& hex) { return !hex.name.empty(); });
  ASSERT_NE(named, hexes.end());
  PowerRule start = power_of(rule::Power::StartsCompany);
  start.hexes = {named_ref(named->id.c_str())};
  start.amount = stated(30);
  const std::string text = power_text(title, {"P1"}, start, PowerOf::Private);
  EXPECT_THAT(text, testing::HasSubstr(named->name + " " + named->id));
  EXPECT_TRUE(matches_text(text));
}

TEST(PowerText, ExcludesSalesToCompaniesButNotAuctions) {
  EXPECT_TRUE(matches_text(sentence_of(power_of(rule::Power::NotSold))));
}

}  // namespace
}  // namespace trackwright
