// Tests rules that no recorded game uses. 18Scan (3.2 to 3.5 and 6 of its rulebook): the right to choose,
// purchases of minors, their bonus runs and their end; 18???: chosen homes and destinations; Denmark 1847
// (3.3.5, 3.3.6): nationalization.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "engine/play/auction/steps.h"
#include "engine/play/companies/steps.h"
#include "engine/play/income/steps.h"
#include "engine/play/turn/steps.h"
#include "tests/designer/play/at_table.h"

namespace trackwright {
namespace {

using namespace play;
using testing::Contains;
using testing::ElementsAre;

class Choosing : public played::AtTable {
 protected:
  explicit Choosing(const char* slug = "18scan") : AtTable(slug) {}

  std::size_t company(const char* id) const { return *game_.find_company(id); }
  std::size_t one(const char* id) const { return *game_.find_private(id); }
  CompanyState& state_of(const char* id) { return state_.companies[company(id)]; }

  Action bid(std::size_t player, int price) const {
    Action action = of(player_owner(player), ActionKind::Bid);
    action.private_ = no_private;
    action.price = price;
    return action;
  }
  Action takes(std::size_t player, const char* id) const {
    Action action = bid(player, game_.privates[one(id)].price);
    action.private_ = static_cast<std::uint8_t>(one(id));
    return action;
  }
  Action starts(std::size_t player, const char* id, int price) const {
    Action action = of(player_owner(player), ActionKind::Par);
    action.company = static_cast<std::uint8_t>(company(id));
    for (const Cell cell : game_.par_cells)
      if (game_.price_at(cell) == price) action.cell = cell;
    return action;
  }
  void lay(const char* hex, const char* tile, int rotation) {
    HexState& here = state_.hexes[*game_.find_hex(hex)];
    here.tile = static_cast<std::int16_t>(*game_.find_tile(tile));
    here.rotation = static_cast<std::uint8_t>(rotation);
  }
};

TEST_F(Choosing, LimitsBidsByTheCheapestChoice) {
  EXPECT_EQ(act(bid(0, 3)), "opening.multiples");
  EXPECT_EQ(act(bid(0, 485)), "opening");  // K600, and K120 for the ferry
  EXPECT_EQ(act(takes(0, "Ferry")), "opening.auction");
  EXPECT_EQ(act(bid(0, 480)), "");
  // No other player can bid more. The winner can pay only for the ferry, and takes it.
  EXPECT_EQ(state_.privates[one("Ferry")].owner, player_owner(0));
  EXPECT_EQ(state_.players[0].cash, 0);
  EXPECT_TRUE(state_.certificates[game_.companies[company("VR")].first_certificate + 1].owner.is_player(0));
}

// The first player who passed after the last bid opens the next auction.
TEST_F(Choosing, GoesToTheHighestBidder) {
  EXPECT_EQ(act(bid(0, 0)), "");
  EXPECT_EQ(act(bid(1, 0)), "opening.step");
  EXPECT_EQ(act(bid(1, 10)), "");
  EXPECT_EQ(pass(2), "");
  EXPECT_EQ(act(bid(0, 15)), "");
  EXPECT_EQ(pass(1), "");
  EXPECT_EQ(to_act(), 0U);
  EXPECT_EQ(pass(0), "opening.auction");
  EXPECT_EQ(act(takes(0, "1")), "");
  EXPECT_EQ(state_.players[0].cash, 600 - 15 - 260);
  EXPECT_EQ(state_of("1").cash, 260);
  EXPECT_EQ(state_of("1").president, player_owner(0));
  EXPECT_EQ(PlayTable(game_, state_).worth(0), 600 - 15 - 260);  // a minor has no value at the end
  EXPECT_EQ(to_act(), 1U);
}

TEST_F(Choosing, IsMandatoryIfNobodyOpensTheFirstAuction) {
  for (std::size_t player = 0; player < 3; ++player) EXPECT_EQ(pass(player), "");
  EXPECT_EQ(to_act(), 0U);
  EXPECT_EQ(act(takes(0, "3")), "");
  // This ends the first stock round.
  EXPECT_EQ(state_.round, RoundKind::Operating);
  EXPECT_EQ(state_.of, 2);
  EXPECT_THAT(state_.operating, ElementsAre(company("3")));
}

// Certificates that come with an unsold private company are unavailable until its sale.
TEST_F(Choosing, LeavesTheRestToStockRounds) {
  EXPECT_EQ(act(bid(0, 0)), "");
  EXPECT_EQ(pass(1), "");
  EXPECT_EQ(pass(2), "");
  EXPECT_EQ(act(takes(0, "3")), "");
  for (const std::size_t player : {1U, 2U, 0U}) EXPECT_EQ(pass(player), "");
  ASSERT_EQ(state_.round, RoundKind::Operating);
  PlayTable(game_, state_).start_stock_round();
  PlayTable(game_, state_).settle();
  const std::size_t player = to_act();
  EXPECT_EQ(act(starts(player, "DSB", 82)), "companies.start");
  EXPECT_EQ(act(takes(player, "SJS")), "");
  EXPECT_EQ(act(starts(player, "DSB", 82)), "");
  EXPECT_EQ(state_of("DSB").cash, 164);
  EXPECT_TRUE(state_of("DSB").floated);
  // This was the purchase of the turn.
  EXPECT_NE(to_act(), player);
}

// The ferry came with one share of VR, so VR's treasury begins with three times the price.
TEST_F(Choosing, PaysTheCompanyForSharesThatCameWithPrivates) {
  state_.privates[one("Ferry")].owner = player_owner(1);
  state_.certificates[game_.companies[company("VR")].first_certificate + 1].owner = player_owner(1);
  state_.privates[one("Ferry")].closed = true;
  state_.auction_over = true;
  PlayTable(game_, state_).start_stock_round();
  PlayTable(game_, state_).settle();
  EXPECT_EQ(act(starts(to_act(), "VR", 70)), "");
  EXPECT_EQ(state_of("VR").cash, 210);
}

class BonusRun : public Choosing {
 protected:
  // Minor 1 operates; the tile in F5 between Malmö and Göteborg is missing.
  BonusRun() {
    PlayTable table(game_, state_);
    get_private(table, 0, one("1"), 260);
    state_.round = RoundKind::Operating;
    state_.auction_over = true;
    state_.of = 2;
    lay("G4", "5", 2);
    lay("E6", "5", 0);
    state_.laid_tiles[*game_.find_tile("5")] = 2;
    state_.hexes[*game_.find_hex("E6")].copy = 1;
    table.track_changed();
    table.start_operating_round(1);
    table.settle();
  }

  Action joins() const {
    Action action = of(company_owner(company("1")), ActionKind::LayTile);
    action.hex = static_cast<std::uint16_t>(*game_.find_hex("F5"));
    action.tile = static_cast<std::uint16_t>(*game_.find_tile("9"));
    action.rotation = 0;
    return action;
  }
  Action chooses(const char* what) const {
    Action action = of(company_owner(company("1")), ActionKind::Choose);
    action.choice = what;
    return action;
  }
};

TEST_F(BonusRun, StartsAtOnceAndPaysWithoutATrain) {
  const int player = state_.players[0].cash;
  const int minor = state_of("1").cash;
  EXPECT_EQ(act(joins()), "");
  EXPECT_EQ(state_.step, Stage::ConnectionMarker);
  EXPECT_EQ(act(chooses("Map")), "");
  EXPECT_EQ(state_.players[0].cash, player + 40 + 10);  // and K10, as it earns nothing in its turn
  EXPECT_EQ(state_of("1").cash, minor + 40);
  EXPECT_TRUE(PlayTable(game_, state_).has_token_in(company("1"), *game_.find_hex("E6")));
  // Its turn continues; it has used its second station.
  EXPECT_TRUE(waits_for(game_, state_).is_company(company("1")));
  EXPECT_EQ(PlayTable(game_, state_).next_token(company("1")), std::nullopt);
}

TEST_F(BonusRun, AddsToTheRevenueOfTrains) {
  PlayTable(game_, state_).take_card(0, company_owner(company("1")));
  const int player = state_.players[0].cash;
  EXPECT_EQ(act(joins()), "");
  EXPECT_EQ(act(chooses("Charter")), "");
  ASSERT_EQ(state_.step, Stage::ConnectionRun);
  Action run = of(company_owner(company("1")), ActionKind::RunRoutes);
  StatedRoute route;
  for (const char* hex : {"G4", "F5", "E6"})
    route.hexes.push_back(static_cast<std::uint16_t>(*game_.find_hex(hex)));
  run.routes.push_back(route);
  EXPECT_EQ(act(run), "");
  EXPECT_EQ(state_.players[0].cash, player + (40 + 80) / 2);
  // The train can still run in the turn itself.
  EXPECT_FALSE(state_.cards[0].operated);
}

// If a yellow city is full, the station waits beside it for the second slot.
TEST_F(BonusRun, PlacesAStationBesideAFullCity) {
  const std::size_t e6 = *game_.find_hex("E6");
  PlayTable table(game_, state_);
  table.put_token(*table.next_token(company("NSB")), e6, 0, 0);
  EXPECT_EQ(act(joins()), "");
  EXPECT_EQ(act(chooses("Map")), "");
  const auto is_its = [&](const TokenState& token) {
    return token.company == company("1") && token.hex == static_cast<std::int16_t>(e6);
  };
  EXPECT_TRUE(std::ranges::find_if(state_.tokens, is_its)->marker);
  PlayTable after(game_, state_);
  const Tile before = after.laid_tile(e6);
  lay("E6", "15", 0);
  after.move_tokens(e6, before, after.laid_tile(e6));
  EXPECT_FALSE(std::ranges::find_if(state_.tokens, is_its)->marker);
  EXPECT_EQ(std::ranges::find_if(state_.tokens, is_its)->slot, 1);
}

// The owner gets the cost. The private company closes with its last token, and the turn continues.
TEST_F(BonusRun, LetsCompaniesBuyBonusTokens) {
  PlayTable table(game_, state_);
  get_private(table, 1, one("Mine"), 150);
  const int owner = state_.players[1].cash;
  EXPECT_EQ(act(of(company_owner(company("1")), ActionKind::Pass)), "");
  ASSERT_EQ(state_.step, Stage::Token);
  EXPECT_EQ(act(chooses("ferry")), "privates.powers");  // nobody owns it
  EXPECT_EQ(act(chooses("mine")), "");
  EXPECT_EQ(state_.players[1].cash, owner + 50);
  EXPECT_TRUE(state_.privates[one("Mine")].closed);
}

// At the first 5-train, SJ gets the property of the minors, and their owners get shares of SJ.
TEST_F(BonusRun, ExchangesAMinorForAShare) {
  PlayTable table(game_, state_);
  table.take_card(0, company_owner(company("1")));
  state_of("1").cash = 77;
  const std::size_t five = static_cast<std::size_t>(game_.trains[*game_.find_type("5")].first_card);
  state_.phase = 3;
  table.after_purchase(five);
  EXPECT_EQ(table.percent_of(player_owner(0), company("SJ")), 10);
  EXPECT_EQ(state_of("SJ").cash, 77);
  EXPECT_TRUE(table.has_token_in(company("SJ"), *game_.find_hex("G4")));
  EXPECT_TRUE(state_of("1").closed);
  EXPECT_FALSE(state_of("SJ").floated);
  // The president's certificate is unsold; its sale floats SJ with K700.
  EXPECT_FALSE(state_of("SJ").president.is_player());
  EXPECT_EQ(table.percent_of(the_pool, company("SJ")), 70);
  table.start_stock_round();
  table.settle();
  EXPECT_EQ(act(starts(to_act(), "SJ", 90)), "companies.par");
  EXPECT_EQ(act(starts(to_act(), "SJ", 100)), "");
  EXPECT_TRUE(state_of("SJ").floated);
  EXPECT_EQ(state_of("SJ").cash, 777);
}

// 18???: companies choose their homes and destinations.
class ChosenPlaces : public Choosing {
 protected:
  ChosenPlaces() : Choosing("18qq"), company_(company("TP")) {
    PlayTable table(game_, state_);
    for (PrivateState& one : state_.privates) one.closed = true;
    state_.companies[company_].president = player_owner(0);
    state_.companies[company_].floated = true;
    state_.companies[company_].started = true;
    state_.companies[company_].cell = game_.par_cells.front();
    state_.companies[company_].cash = 500;
    table.take_card(0, company_owner(company_));
    state_.of = 1;
    table.start_operating_round(1);
    table.settle();
  }

  Action begins(const char* hex) const {
    Action action = of(company_owner(company_), ActionKind::PlaceToken);
    action.hex = static_cast<std::uint16_t>(*game_.find_hex(hex));
    return action;
  }
  Action chooses(const char* what) const {
    Action action = of(company_owner(company_), ActionKind::Choose);
    action.choice = what;
    return action;
  }
  // Plays to the end of the turn, with track from Yankton to the north-west.
  void join(int hexes) {
    game_.companies[company_].connects_from = hexes;
    EXPECT_EQ(act(begins("B4")), "");
    lay("B4", "57", 1);
    lay("B2", "8", 2);
    PlayTable(game_, state_).track_changed();
    while (state_.step == Stage::Track || state_.step == Stage::Token)
      EXPECT_EQ(act(of(company_owner(company_), ActionKind::Pass)), "");
    EXPECT_EQ(act(of(company_owner(company_), ActionKind::RunRoutes)), "");
    while (state_.step == Stage::Trains || state_.step == Stage::Privates)
      EXPECT_EQ(act(of(company_owner(company_), ActionKind::Pass)), "");
  }

  std::size_t company_;
};

TEST_F(ChosenPlaces, AcceptAHomeOnlyWithoutAStation) {
  ASSERT_EQ(state_.step, Stage::HomeToken);
  EXPECT_EQ(act(begins("A11")), "companies.chosen_home");
  EXPECT_EQ(act(begins("H2")), "companies.chosen_home");
  PlayTable table(game_, state_);
  table.put_token(*table.next_token(company("IC")), *game_.find_hex("B4"), 0, 0);
  EXPECT_EQ(act(begins("B4")), "companies.chosen_home");
  EXPECT_EQ(act(begins("D20")), "");
  EXPECT_TRUE(PlayTable(game_, state_).has_token_in(company_, *game_.find_hex("D20")));
}

TEST_F(ChosenPlaces, MustBeFarEnoughAway) {
  join(3);
  EXPECT_NE(state_.step, Stage::ConnectionMarker);
}

// The destination counts twice; its drawn value is the same for the same seed.
TEST_F(ChosenPlaces, LetACompanyConnectOnce) {
  join(2);
  ASSERT_EQ(state_.step, Stage::ConnectionMarker);
  EXPECT_THAT(connection_choices(PlayTable(game_, state_), company_), Contains("A1"));
  EXPECT_EQ(act(chooses("A23")), "companies.connection");
  EXPECT_EQ(act(chooses("A1")), "");
  Action run = of(company_owner(company_), ActionKind::RunRoutes);
  StatedRoute route;
  for (const char* hex : {"B4", "B2", "A1"})
    route.hexes.push_back(static_cast<std::uint16_t>(*game_.find_hex(hex)));
  run.routes.push_back(route);
  EXPECT_EQ(act(run), "");
  EXPECT_EQ(state_.step, Stage::ConnectionPay);
  EXPECT_EQ(game_.drawn_values.front().first, "A1");
  EXPECT_EQ(state_.connection_revenue, 20 + 2 * game_.drawn_values.front().second.steps.front().value);
}

TEST_F(ChosenPlaces, MayWait) {
  join(2);
  EXPECT_EQ(act(chooses("wait")), "");
  EXPECT_FALSE(state_.companies[company_].connected);
}

// Denmark 1847: the 4* nationalizes the German companies; from the 5* on, any company may choose it.
class War : public Choosing {
 protected:
  War() : Choosing("denmark1847") {
    for (const char* id : {"AKE", "SJS"}) {
      CompanyState& one = state_.companies[company(id)];
      PlayTable table(game_, state_);
      one.started = true;
      one.floated = true;
      table.enter(company(id), game_.par_cells.front());
      one.par = one.cell;
      table.buy(table.bundle(company(id), the_offer, {0}, 0), player_owner(0), true);
    }
  }
  void buy_first(const char* train) {
    PlayTable table(game_, state_);
    const auto card = static_cast<std::size_t>(game_.trains[*game_.find_type(train)].first_card);
    table.take_card(card, company_owner(company("SJS")));
    table.after_purchase(card);
  }
};

TEST_F(War, NationalizesTheGermanCompanies) {
  buy_first("4*");
  EXPECT_TRUE(state_.companies[company("AKE")].converted);
  EXPECT_FALSE(state_.companies[company("SJS")].converted);
  // The state buys a share at its price; the president's certificate is worth half.
  EXPECT_EQ(state_.companies[company("AKE")].cash, game_.price_at(game_.par_cells.front()));
  EXPECT_EQ(PlayTable(game_, state_).percent_of(player_owner(0), company("AKE")), 20);
}

// Each D tile is exchanged for its own counterpart.
TEST_F(War, ExchangesTheTilesInTheSouth) {
  std::set<int> copies;
  state_.phase = 1;
  for (const char* hex : {"C19", "D20"}) lay(hex, "D1", 0);
  state_.hexes[*game_.find_hex("D20")].copy = 1;
  state_.laid_tiles[*game_.find_tile("D1")] = 2;
  buy_first("4*");
  for (const char* hex : {"C19", "D20"}) {
    const HexState& here = state_.hexes[*game_.find_hex(hex)];
    EXPECT_EQ(game_.tiles[static_cast<std::size_t>(here.tile)], "D1W") << hex;
    copies.insert(here.copy);
  }
  EXPECT_THAT(copies, ElementsAre(0, 1));
}

TEST_F(War, LetsOthersChooseLater) {
  buy_first("4*");
  EXPECT_FALSE(may_nationalize(PlayTable(game_, state_), company("SJS")));
  buy_first("5*");
  EXPECT_TRUE(may_nationalize(PlayTable(game_, state_), company("SJS")));
  EXPECT_FALSE(may_nationalize(PlayTable(game_, state_), company("AKE")));
}

// The 4* comes before, among or after the three 4-trains, depending on the seed.
TEST_F(War, MayStartWithAnyFourTrain) {
  std::set<std::size_t> places;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    const Game game = *Game::of(*loaded_.title, 3, dealt(*loaded_.title, seed, 3));
    std::size_t fours = 0;
    for (const std::uint16_t card : game.supply) {
      const std::string& type = game.trains[game.cards[card].type].name;
      if (type == "4*") break;
      fours += type == "4" ? 1U : 0U;
    }
    places.insert(fours);
  }
  EXPECT_THAT(places, ElementsAre(0U, 1U, 2U, 3U));
}

}  // namespace
}  // namespace trackwright
