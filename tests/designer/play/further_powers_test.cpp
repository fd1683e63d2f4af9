// Tests powers of the private companies of 18???; quotations are from its rulebook.
#include <gmock/gmock.h>

#include <algorithm>

#include "engine/play/auction/steps.h"
#include "engine/play/privates/steps.h"
#include "engine/play/track/steps.h"
#include "engine/play/trains/steps.h"
#include "tests/designer/play/at_table.h"

namespace trackwright {
namespace {

using namespace play;
using testing::Contains;
using testing::IsEmpty;
using testing::Not;

class FurtherPowers : public played::AtTable {
 protected:
  FurtherPowers() : AtTable("18qq") {}

  std::size_t private_of(const char* id) const { return *game_.find_private(id); }
  std::size_t company() const { return *game_.find_company("MP"); }
  Owner mp() const { return company_owner(company()); }

  // Starts MP's turn at this step and gives it the private company.
  void in_turn(const char* owns, Stage step = Stage::Track) {
    state_.round = RoundKind::Operating;
    state_.step = step;
    state_.operating = {static_cast<std::uint8_t>(company())};
    CompanyState& one = state_.companies[company()];
    one.started = one.floated = one.operated = true;
    one.cell = game_.par_cells.front();
    one.cash = 1000;
    one.president = player_owner(0);
    state_.privates[private_of(owns)].owner = mp();
  }

  void put_station(const char* hex, int token = 0) {
    PlayTable table(game_, state_);
    table.put_token(table.tokens_of(company()).at(static_cast<std::size_t>(token)), *game_.find_hex(hex), 0,
                    0);
  }

  void put_tile(const char* hex, const char* tile, int rotation) {
    HexState& here = state_.hexes[*game_.find_hex(hex)];
    here = {static_cast<std::int16_t>(*game_.find_tile(tile)), 0, static_cast<std::uint8_t>(rotation)};
    ++state_.laid_tiles[*game_.find_tile(tile)];
    PlayTable(game_, state_).track_changed();
  }

  // Gives MP cards of this type.
  void own(const char* train, int many) {
    for (std::size_t card = 0; card < game_.cards.size() && many > 0; ++card)
      if (game_.trains[game_.cards[card].type].name == train && state_.cards[card].owner == the_bank) {
        PlayTable(game_, state_).take_card(card, mp());
        --many;
      }
  }

  // Builds track from C11 through B12.
  void lead_to_oreburg() {
    put_tile("C11", "57", 0);
    put_tile("B12", "8", 0);
    put_station("C11");
  }

  // Marks all earlier steps of the turn as done.
  void come_to(Stage step) { state_.this_turn.passed = (1U << static_cast<unsigned>(step)) - 1; }

  std::vector<std::string> tiles_of_power(const char* id) {
    const PlayTable table(game_, state_);
    std::vector<std::string> tiles;
    for (const std::uint16_t hex : power_hexes(table, private_of(id)))
      for (const LegalLay& lay : power_lays(table, private_of(id), hex))
        tiles.push_back(game_.tiles[lay.tile]);
    return tiles;
  }

  std::string lay(Owner actor, const char* hex, const char* tile, int rotation) {
    Action action = of(actor, ActionKind::LayTile);
    action.hex = static_cast<std::uint16_t>(*game_.find_hex(hex));
    action.tile = static_cast<std::uint16_t>(*game_.find_tile(tile));
    action.rotation = static_cast<std::uint8_t>(rotation);
    action.copy = PlayTable(game_, state_).free_copy(action.tile);
    return act(action);
  }

  std::string choose(const char* choice) {
    Action action = of(mp(), ActionKind::Choose);
    action.choice = choice;
    return act(action);
  }
};

// "Private companies that have been purchased by a public company stop paying dividends when the first
// 5-train is purchased, but their abilities continue until the end of the game."
TEST_F(FurtherPowers, StayWithTheOwningCompanyWithoutRevenue) {
  in_turn("Carver");
  state_.privates[private_of("Dutton")].owner = player_owner(1);
  state_.phase = 2;  // the phase of the 4-train
  own("5", 1);
  const auto fifth =
      std::ranges::find_if(state_.cards, [&](const CardState& card) { return card.owner == mp(); });
  PlayTable(game_, state_).after_purchase(static_cast<std::size_t>(fifth - state_.cards.begin()));
  EXPECT_FALSE(state_.privates[private_of("Carver")].closed);
  EXPECT_EQ(state_.privates[private_of("Carver")].revenue, 0);
  EXPECT_TRUE(state_.privates[private_of("Dutton")].closed);
}

// "The owning company may own one more train than the current train limit, but it may not operate more trains
// than the current train limit."
TEST_F(FurtherPowers, AllowOneMoreTrainThatDoesNotRun) {
  in_turn("Carver");
  const PlayTable table(game_, state_);
  const int limit = game_.title().roster.phases.front().limits.begin()->second.value;
  EXPECT_EQ(table.train_limit(company()), limit + 1);
  EXPECT_EQ(table.train_limit(*game_.find_company("IC")), limit);
  own("2", limit + 1);
  EXPECT_THAT(table.crowded(), IsEmpty());
  EXPECT_EQ(table.position(company()).most_trains, limit);
  EXPECT_EQ(static_cast<int>(table.position(company()).trains.size()), limit + 1);
  own("2", 1);
  EXPECT_THAT(table.crowded(), Contains(company()));
  state_.privates[private_of("Carver")].owner = player_owner(0);
  EXPECT_EQ(table.train_limit(company()), limit);
  EXPECT_EQ(table.position(company()).most_trains, std::nullopt);
}

// "The owning company may upgrade brown large city tiles to gray city tiles after the third 5-train is
// purchased."
TEST_F(FurtherPowers, AllowGrayCitiesAfterTheThirdFive) {
  in_turn("Metropolitan");
  state_.phase = 3;
  put_tile("H12", "170", 0);
  put_station("H12");
  state_.step = Stage::Track;
  own("5", 2);
  const auto grays = [&] {
    std::vector<std::string> tiles;
    for (const LegalLay& one : lays_on(PlayTable(game_, state_), company(), *game_.find_hex("H12")))
      tiles.push_back(game_.tiles[one.tile]);
    return tiles;
  };
  EXPECT_THAT(grays(), Not(Contains("172L")));
  own("5", 1);
  EXPECT_THAT(grays(), Contains("172L"));
  state_.privates[private_of("Metropolitan")].owner = company_owner(*game_.find_company("IC"));
  EXPECT_THAT(grays(), Not(Contains("172L")));
}

// "Each token can be spent to build an additional yellow tile, or both tokens can be spent together to build
// an additional green tile. Only one additional yellow tile can be built in an operating round."
TEST_F(FurtherPowers, InlandSteelLaysOneYellowOrGreenTilePerTurn) {
  in_turn("Inland");
  state_.phase = 1;
  put_tile("H12", "57", 0);
  put_station("H12");
  EXPECT_THAT(tiles_of_power("Inland"), Contains("9"));
  EXPECT_THAT(tiles_of_power("Inland"), Contains("14"));
  const auto hexes = power_hexes(PlayTable(game_, state_), private_of("Inland"));
  const auto near = std::ranges::find_if(hexes, [&](std::uint16_t hex) {
    return hex != *game_.find_hex("H12") &&
           !power_lays(PlayTable(game_, state_), private_of("Inland"), hex).empty();
  });
  ASSERT_NE(near, hexes.end());
  const LegalLay first = power_lays(PlayTable(game_, state_), private_of("Inland"), *near).front();
  const int rotation = std::countr_zero(static_cast<unsigned>(first.rotations));
  const int cash = state_.companies[company()].cash;
  const int terrain = game_.title().map.hexes()[*near].tile.terrain.empty() ? 0 : 60;
  ASSERT_EQ(lay(private_owner(private_of("Inland")), game_.title().map.hexes()[*near].id.c_str(),
                game_.tiles[first.tile].c_str(), rotation),
            "");
  EXPECT_EQ(state_.companies[company()].cash, cash - terrain);
  EXPECT_EQ(state_.this_turn.laid, 0);  // not one of its normal lays
  EXPECT_THAT(tiles_of_power("Inland"), IsEmpty());
  state_.this_turn = {};
  EXPECT_THAT(tiles_of_power("Inland"), Contains("9"));
  EXPECT_THAT(tiles_of_power("Inland"), Not(Contains("14")));  // a token is left
}

// "... three tokens that can each be spent to place an additional yellow small city tile on a small city
// hex."
TEST_F(FurtherPowers, FarmersUnionLaysSmallCities) {
  in_turn("Farmers");
  put_tile("H12", "57", 0);
  put_station("H12");
  for (const std::string& tile : tiles_of_power("Farmers"))
    EXPECT_THAT((std::vector<std::string>{"1", "2", "3", "4", "55", "56", "58", "69"}), Contains(tile));
}

// "An operating company may spend one yellow track build to take an unclaimed Oreburg token if it can trace a
// route there from one of its station markers. There are four regular Oreburg tokens."
TEST_F(FurtherPowers, OreburgCostsAYellowLayAndNeedsARoute) {
  in_turn("Conestoga");
  EXPECT_EQ(choose("oreburg"), "operating_round.claims");
  lead_to_oreburg();
  ASSERT_THAT(claims_now(PlayTable(game_, state_), company()), Contains("oreburg"));
  EXPECT_EQ(choose("oreburg"), "");
  EXPECT_EQ(state_.this_turn.laid, 1);
  const Position at = PlayTable(game_, state_).position(company());
  EXPECT_THAT(at.holdings.at("MP"), Contains("oreburg"));
  EXPECT_EQ(choose("oreburg"), "operating_round.claims");  // it has one already
  state_.this_turn = {};
  EXPECT_EQ(choose("oreburg"), "operating_round.claims");
}

// "If the owning company acquired a regular Oreburg token before buying the Oreburg Mining Company, the
// regular token becomes available to other companies."
TEST_F(FurtherPowers, OreburgMiningReturnsTheRegularToken) {
  in_turn("OreburgMining");
  lead_to_oreburg();
  ASSERT_EQ(choose("oreburg"), "");
  PlayTable table(game_, state_);
  give_markers(table, private_of("OreburgMining"), company());
  EXPECT_THAT(table.position(company()).holdings.at("MP"), Contains("oreburg_mining"));
  EXPECT_THAT(table.position(company()).holdings.at("MP"), Not(Contains("oreburg")));
}

// "The extra station marker ... may be placed at no cost in any large city, including unconnected cities ...
// allows the owning company to trace routes from and through the city, but track may not be built from it."
TEST_F(FurtherPowers, TerminalRealtyIsAStationOnlyForRuns) {
  in_turn("Terminal", Stage::Token);
  state_.this_turn.passed = 1U << static_cast<unsigned>(Stage::Track);
  put_tile("H12", "57", 0);
  own("2", 1);
  EXPECT_FALSE(PlayTable(game_, state_).has_route(company()));
  Action action = of(private_owner(private_of("Terminal")), ActionKind::PlaceBonusToken);
  action.hex = static_cast<std::uint16_t>(*game_.find_hex("O7"));
  const int cash = state_.companies[company()].cash;
  EXPECT_EQ(act(action), "");
  EXPECT_EQ(state_.companies[company()].cash, cash);
  PlayTable table(game_, state_);
  EXPECT_EQ(table.reach(company()).edges[*game_.find_hex("O7")], 0);
  EXPECT_THAT(table.run_stations(company()), Not(IsEmpty()));
  // "A new company may not place its free starting station marker in a city that contains the extra one."
  EXPECT_TRUE(may_be_home(table, *game_.find_company("IC"), *game_.find_hex("O7"), 0));
  EXPECT_FALSE(may_be_home(table, *game_.find_company("IC"), *game_.find_hex("N14"), 0));
}

// "The owning company may sell two trains per game for 40% of their printed cost, or one train per game for
// 60% of its printed cost."
TEST_F(FurtherPowers, FranklinSellsTwoTrainsOrOne) {
  in_turn("Franklin", Stage::Trains);
  come_to(Stage::Trains);
  own("2", 3);
  const auto sold = trains_to_sell(PlayTable(game_, state_), company());
  EXPECT_THAT(sold, Contains("2-0"));
  EXPECT_THAT(sold, Contains("2-0 alone"));
  const int price = game_.trains.front().train->price.value;
  const int cash = state_.companies[company()].cash;
  ASSERT_EQ(choose("2-0"), "");
  EXPECT_EQ(state_.companies[company()].cash, cash + price * 40 / 100);
  EXPECT_THAT(trains_to_sell(PlayTable(game_, state_), company()), Not(Contains("2-1 alone")));
  ASSERT_EQ(choose("2-1"), "");
  EXPECT_THAT(trains_to_sell(PlayTable(game_, state_), company()), IsEmpty());
}

// "If the company sells its last train(s), the company must purchase a train only with its treasury. If this
// is impossible, the sale is reversed."
TEST_F(FurtherPowers, ASellerOfTheLastTrainMustBuyFromTheTreasury) {
  in_turn("Franklin", Stage::Trains);
  come_to(Stage::Trains);
  own("2", 1);
  state_.companies[company()].cash = 0;
  EXPECT_THAT(trains_to_sell(PlayTable(game_, state_), company()), IsEmpty());
  state_.companies[company()].cash = 100;
  EXPECT_EQ(choose("2-0"), "");
  EXPECT_EQ(act(of(mp(), ActionKind::Pass)), "trains.must_own");
  EXPECT_TRUE(must_buy_train(PlayTable(game_, state_), company()));
}

// "The owner takes the president's certificate of any company and sets a par stock value for it. The company
// immediately places its free starting station marker in the city of Grand Junction ... begins operating if
// at least one 10% share of its stock is sold."
TEST_F(FurtherPowers, GrandJunctionStartsACompany) {
  PlayTable table(game_, state_);
  get_private(table, 1, private_of("GrandJunction"), 120);
  state_.step = Stage::SetPar;
  Action action = of(player_owner(1), ActionKind::Par);
  action.company = static_cast<std::uint8_t>(*game_.find_company("IC"));
  action.cell = game_.par_cells.back();
  const int cash = state_.players[1].cash;
  ASSERT_EQ(act(action), "");
  const std::size_t ic = *game_.find_company("IC");
  EXPECT_EQ(state_.players[1].cash, cash);
  EXPECT_EQ(state_.companies[ic].president, player_owner(1));
  EXPECT_TRUE(PlayTable(game_, state_).has_token_in(ic, *game_.find_hex("H12")));
  EXPECT_TRUE(state_.privates[private_of("GrandJunction")].closed);
  EXPECT_FALSE(state_.companies[ic].floated);
  PlayTable after(game_, state_);
  after.buy(after.bundle(ic, the_offer, {1}, 0), player_owner(1), false);
  EXPECT_TRUE(state_.companies[ic].floated);
}

// "The owner immediately takes one 10% share of the stock of any company."
TEST_F(FurtherPowers, DohTakesAShareOfAnyCompany) {
  PlayTable table(game_, state_);
  get_private(table, 1, private_of("DOH"), 120);
  state_.step = Stage::SetPar;
  Action action = of(player_owner(1), ActionKind::BuyShares);
  action.company = static_cast<std::uint8_t>(*game_.find_company("IC"));
  action.certificates = {0};
  EXPECT_EQ(act(action), "privates.powers");  // the president's
  action.certificates = {1};
  const int cash = state_.players[1].cash;
  EXPECT_EQ(act(action), "");
  EXPECT_EQ(state_.players[1].cash, cash);
  EXPECT_EQ(PlayTable(game_, state_).percent_of(player_owner(1), action.company), 10);
  EXPECT_FALSE(state_.privates[private_of("DOH")].closed);
}

}  // namespace
}  // namespace trackwright
