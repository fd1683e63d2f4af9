#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <variant>
#include <vector>

#include "designer/format/press/theme_file.h"
#include "render/components/cards/certificates.h"
#include "render/components/cards/player_cards.h"
#include "render/components/cards/privates.h"
#include "render/components/cards/trains.h"
#include "render/components/proof.h"
#include "render/marks/card.h"
#include "tests/golden_text.h"
#include "tests/render/made_by.h"
#include "tests/render/sample_title.h"
#include "tests/render/text_boxes.h"

namespace trackwright {
namespace {

using testing::Contains;
using testing::IsEmpty;
using testing::SizeIs;

Component made_cards(Component (*make)(const ComponentContext&), const Title& title) {
  const Theme theme = classic_theme();
  Findings findings;
  Component component = made_by(make, {title, theme, {}, findings});
  EXPECT_THAT(findings, IsEmpty());
  return component;
}

int cards(const Component& component) {
  int sum = 0;
  for (const Piece& piece : component.pieces) sum += piece.count;
  return sum;
}

void expect_tidy(const Component& component) {
  for (const Piece& piece : component.pieces) {
    EXPECT_TRUE(piece.size == card_size || piece.size == tall_card_size || piece.size == large_card_size);
    const Box card = card_box(piece.size);
    const Box inside{card.x + 2, card.y + 1.5, card.width - 4, card.height - 3};
    EXPECT_TRUE(texts_apart(piece.front)) << piece.id;
    EXPECT_TRUE(texts_within(piece.front, inside)) << piece.id;
    const Box drawn = bounds(piece.front, [](const Text&) { return Box{}; });
    EXPECT_NEAR(drawn.width, card.width + 2 * piece.bleed, 1e-9) << piece.id;
    EXPECT_NEAR(drawn.height, card.height + 2 * piece.bleed, 1e-9) << piece.id;
  }
}

TEST(Certificates, HaveTheCountsOfTheTitle) {
  const Component component = made_cards(certificates, sample_title());
  EXPECT_THAT(component.pieces, SizeIs(4));
  EXPECT_EQ(cards(component), 18);
  expect_tidy(component);
}

TEST(Ships, AreSeparateCards) {
  Title title = sample_title();
  Train ship = title.roster.trains.front();
  ship.name.value = "S3";
  ship.stack = "ship";
  title.roster.trains.push_back(ship);
  const Component vessels = made_cards(ships, title);
  ASSERT_THAT(vessels.pieces, SizeIs(1));
  EXPECT_EQ(vessels.pieces[0].count, 6);
  EXPECT_THAT(texts(vessels.pieces[0].front), Contains("S3"));
  expect_tidy(vessels);
  EXPECT_EQ(cards(made_cards(trains, title)), cards(made_cards(trains, sample_title())));
}

TEST(Ships, AreOmittedInATitleWithTrainsOnly) {
  EXPECT_THAT(made_cards(ships, sample_title()).pieces, IsEmpty());
}

// Numbers distinguish the certificates of a company, as on printed shares.
TEST(Certificates, AreNumberedWithinTheirCompany) {
  const Component component = made_cards(certificates, sample_title());
  std::map<std::string, std::vector<std::string>> said;
  for (Piece piece : component.pieces) {
    ASSERT_EQ(piece.numbers.size(), static_cast<std::size_t>(piece.count)) << piece.id;
    for (const Text& number : piece.numbers) said[piece.group].push_back(number.text);
    piece.front.add(piece.numbers.back());
    EXPECT_TRUE(texts_apart(piece.front)) << piece.id;
  }
  for (const auto& [company, numbers] : said)
    for (std::size_t i = 0; i < numbers.size(); ++i)
      EXPECT_EQ(numbers[i], std::to_string(i + 1) + " of " + std::to_string(numbers.size())) << company;
  EXPECT_THAT(said, SizeIs(2));
}

// Five lines and a long text must be joined before the type becomes smaller than 8 pt.
TEST(Trains, JoinTheirLinesBeforeTheyShrink) {
  Title title = sample_title();
  Train& train = title.roster.trains.back();
  train.rusts_on.clear();
  train.obsolete_on.clear();
  train.text = "passes the tokens of the state, and cities with an own token count twice";
  train.events = {{"x", "The dearest company without a train is nationalized; privates close"}};
  train.available_on = {Ref{"5", {}}};
  Train other = train;
  other.name.value = "E";
  train.variants = {other};
  train.discount = {{"4", 300}, {"5", 300}};
  const Component component = made_cards(trains, title);
  const Component last{"trains", "Trains", {component.pieces.back()}, {}};
  EXPECT_GE(smallest_type(last, TypeRead::InPlay)->size, 2.82);
  expect_tidy(last);
}

// A long text must leave room for the engine. Denmark's 5* is shuffled with the 5-trains, so it has their
// engine.
TEST(Trains, HaveTheEngineOfTheTrainsTheyAreShuffledWith) {
  Title title = sample_title();
  Roster& roster = title.roster;
  ASSERT_GE(roster.trains.size(), 2U);
  std::vector<Size> before;
  for (const Train& train : roster.trains) before.push_back(picture_room(roster, train));
  Train starred = roster.trains[0];
  starred.name.value += "*";
  starred.shuffled_with.value = roster.trains[0].name.value;
  roster.trains.push_back(starred);
  for (std::size_t i = 0; i < before.size(); ++i)
    EXPECT_EQ(picture_room(roster, roster.trains[i]).width, before[i].width);
  EXPECT_EQ(picture_room(roster, roster.trains.back()).width, before[0].width);
}

TEST(Trains, HaveTheirEngineInTheHeadIfTextFillsTheCard) {
  const auto shapes = [](const Title& title) {
    return std::ranges::count_if(made_cards(trains, title).pieces.back().front.items,
                                 [](const Item& item) { return std::holds_alternative<Shape>(item.value); });
  };
  Title title = sample_title();
  Train& train = title.roster.trains.back();
  train.events.clear();
  const auto below = shapes(title);
  train.text =
      "passes the tokens of the state, and cities with an own token count twice, as often as it "
      "comes to one of them in the same round of operation and is not stopped by another company";
  train.available_on = {Ref{"5", {}}};
  EXPECT_EQ(shapes(title), below);
  expect_tidy(made_cards(trains, title));
}

TEST(Trains, StateTheEventOfTheFirstTrainForBothSides) {
  Title title = sample_title();
  Train& train = title.roster.trains.back();
  train.events = {{"x", "Privates close", {}}};
  train.variants = {train};
  train.variants[0].name.value = "E";
  const Piece card = made_cards(trains, title).pieces.back();
  EXPECT_THAT(texts(card.front), Contains(testing::HasSubstr("First D or E: Privates close")));
  EXPECT_THAT(texts(*card.back), Contains(testing::HasSubstr("First D or E: Privates close")));
}

TEST(Certificates, ShowCompanyPercentAndKind) {
  const Component component = made_cards(certificates, sample_title());
  const auto president = texts(component.pieces[0].front);
  for (const char* text : {"Plains Railway", "N&P", "20 %", "President’s certificate", "2 shares"})
    EXPECT_THAT(president, Contains(text));
  const auto ordinary = texts(component.pieces[1].front);
  EXPECT_THAT(ordinary, Contains("10 %"));
  EXPECT_THAT(ordinary, Contains("Share certificate"));
  EXPECT_THAT(ordinary, Contains("1 share"));
}

// The figures must be as far from the president's line as from the card's edge.
TEST(Certificates, CentreFiguresInTheirBand) {
  Title title = sample_title();
  title.companies.companies[0].certificates[0].percent = {100, {}};
  const Component component = made_cards(certificates, title);
  const double left = card_box().x;
  for (const TextBox& text : text_boxes(component.pieces[0].front))
    if (text.text == "100 %" || text.text == "N&P") {
      if (text.box.x > left + 17) continue;
      EXPECT_GE(text.box.x, left + 1.8) << text.text;
      EXPECT_LE(text.box.right(), left + 15.2) << text.text;
    }
}

TEST(Certificates, ShowNotesAndConversion) {
  Title title = sample_title();
  title.companies.companies[0].certificates[1].note = "Exchange share";
  title.companies.companies[0].certificates[1].then = Placed<int>{5, {}};
  const Component component = made_cards(certificates, title);
  EXPECT_THAT(texts(component.pieces[1].front), Contains("Exchange share; 5 % once"));
  expect_tidy(component);
}

TEST(Certificates, AreListedWithTheirNotesIfTheyAreAlike) {
  Title title = sample_title();
  Company& company = title.companies.companies[0];
  Certificate exchange = company.certificates[1];
  exchange.note = "Exchange share";
  company.certificates.push_back(exchange);
  const Component component = made_cards(certificates, title);
  EXPECT_EQ(component.pieces[1].label, "N&P 10 %");
  EXPECT_EQ(component.pieces[2].label, "N&P 10 %, exchange share");
}

TEST(Certificates, TurnWithTheirCompany) {
  Title title = sample_title();
  Company& company = title.companies.companies[0];
  company.certificates[0].percent = {40, {}};
  company.certificates[0].then = Placed<int>{20, {}};
  company.certificates[1].percent = {20, {}};
  company.certificates[1].then = Placed<int>{10, {}};
  Certificate later = company.certificates[1];
  later.percent = {0, {}};
  company.certificates.push_back(later);
  const Component component = made_cards(certificates, title);
  ASSERT_TRUE(component.pieces[0].back.has_value());
  EXPECT_THAT(texts(component.pieces[0].front), Contains("40 %"));
  EXPECT_THAT(texts(component.pieces[0].front), Contains("2 shares"));
  EXPECT_THAT(texts(*component.pieces[0].back), Contains("20 %"));
  EXPECT_THAT(texts(*component.pieces[0].back), Contains("2 shares"));
  // A certificate that exists only after the conversion shows only its later value.
  EXPECT_FALSE(component.pieces[2].back.has_value());
  EXPECT_THAT(texts(component.pieces[2].front), Contains("10 %"));
  EXPECT_EQ(component.pieces[2].label, "N&P 10 %");
  expect_tidy(component);
}

TEST(Trains, HaveABackThatShowsTheirEnd) {
  Title title = sample_title();
  title.roster.trains[2].obsolete_on = title.roster.trains[2].rusts_on;
  title.roster.trains[2].rusts_on.clear();
  const Component component = made_cards(trains, title);
  ASSERT_TRUE(component.pieces[0].back.has_value());
  for (const char* text : {"2", "Rusted", "by the first 4"})
    EXPECT_THAT(texts(*component.pieces[0].back), Contains(text));
  EXPECT_TRUE(matches_text(texts(*component.pieces[2].back)));
  EXPECT_FALSE(component.pieces[4].back.has_value());  // permanent
}

TEST(Trains, HaveOneCardEachAndThePrintedCountIfUnlimited) {
  const Component component = made_cards(trains, sample_title());
  EXPECT_THAT(component.pieces, SizeIs(5));
  EXPECT_EQ(cards(component), 6 + 4 + 3 + 2 + 6);
  expect_tidy(component);
}

TEST(Trains, ShowPriceVariantAndEnd) {
  Title title = sample_title();
  title.roster.trains[1].obsolete_on = {{"4", {}}};
  const Component component = made_cards(trains, title);
  const auto front = texts(component.pieces[1].front);
  for (const char* text : {"3", "$210", "Or 2+2 for $190", "Rusted by 5", "Obsolete by 4"})
    EXPECT_THAT(front, Contains(text));
  ASSERT_TRUE(component.pieces[1].back.has_value());
  const auto back = texts(*component.pieces[1].back);
  for (const char* text : {"2+2", "$190", "Or 3 for $210", "Rusted by 5"}) EXPECT_THAT(back, Contains(text));
  EXPECT_THAT(texts(component.pieces[3].front), Contains("First 5: Minors close"));
  EXPECT_THAT(texts(component.pieces[4].front), Contains("Permanent"));
}

// The front states the reach of the other side, because backs may not be printed.
TEST(Trains, ShowTheReachOfTheirOtherSide) {
  Title title = sample_title();
  title.roster.trains[1].variants[0].text = "2 cities and 2 towns";
  EXPECT_THAT(texts(made_cards(trains, title).pieces[1].front),
              Contains("Or 2+2 for $190: 2 cities and 2 towns"));
}

// A card has two sides: the third and the fourth are on a second card, which the company exchanges for the
// first.
TEST(Trains, HaveFurtherCardsForFurtherSides) {
  Title title = sample_title();
  Train& train = title.roster.trains[1];
  for (const char* name : {"3H", "3E"}) {
    Train variant = train.variants.front();
    variant.name.value = name;
    train.variants.push_back(variant);
    const Component component = made_cards(trains, title);
    ASSERT_THAT(component.pieces, SizeIs(6));
    EXPECT_EQ(component.pieces[2].id, "train-3H");
    EXPECT_EQ(component.pieces[2].count, component.pieces[1].count);
    EXPECT_THAT(texts(component.pieces[2].front), Contains("3H"));
    expect_tidy(component);
  }
  const Component component = made_cards(trains, title);
  EXPECT_THAT(texts(*component.pieces[1].back), Contains("2+2"));
  EXPECT_THAT(texts(*component.pieces[2].back), Contains("3E"));
  std::set<std::string> ids;
  for (const Piece& piece : component.pieces) EXPECT_TRUE(ids.insert(piece.id).second) << piece.id;
}

// The first train of either kind begins the phase that ends the train.
TEST(Trains, NameAllTrainsThatEndThem) {
  Title title = sample_title();
  title.roster.phases[2].on.push_back({"3+3", {}});
  const Piece card = made_cards(trains, title).pieces[0];
  EXPECT_THAT(texts(card.front), Contains("Rusted by 4 or 3+3"));
  EXPECT_THAT(texts(*card.back), Contains("by the first 4 or 3+3"));
}

TEST(Trains, ShowTheDiscountOfATradeIn) {
  Title title = sample_title();
  title.roster.trains[4].discount = {{"5", 200}};
  const Component component = made_cards(trains, title);
  EXPECT_THAT(texts(component.pieces[4].front), Contains(testing::EndsWith("for a 5 traded in")));
  expect_tidy(component);
}

TEST(Cards, ShowThatATitleIsADraft) {
  Title title = sample_title();
  title.draft = true;
  title.version = "0.1";
  const Component component = made_cards(trains, title);
  EXPECT_THAT(texts(component.pieces[0].front), Contains("18Sample 0.1 draft"));
}

TEST(PlayerCards, ExplainColumnsOfLimits) {
  Title title = sample_title();
  title.certificate_table.by = "companies floated";
  title.certificate_table.rows = {{"0-2", {}}, {"3-4", {}}};
  int limit = 20;
  for (const PlayerRow& row : title.players)
    for (CertificateTable::Row& column : title.certificate_table.rows)
      column.limit[row.players] = Placed<int>{--limit, {}};
  const Component component = made_cards(player_cards, title);
  EXPECT_THAT(texts(component.pieces.back().front), Contains("Certificate limit by companies floated"));
  expect_tidy(component);
}

// A map beside the text would leave a narrow column and half of the card empty.
TEST(Privates, OnTallCardsHaveTheirMapBelowTheText) {
  Title title = sample_title();
  Private& company = title.companies.privates[0];
  company.text.clear();
  for (int i = 0; i < 9; ++i) company.text += "Its owner may do this or that where it pleases him most. ";
  company.hexes = {{"A2", {}}};
  const Component component = made_cards(privates, title);
  ASSERT_EQ(component.pieces[0].size, tall_card_size);
  double right = 0;
  for (const TextBox& text : text_boxes(component.pieces[0].front))
    if (text.box.y > -tall_card_size.height / 2 + 14 && text.text.size() > 20)
      right = std::max(right, text.box.right());
  EXPECT_GT(right, 10);
  expect_tidy(component);
}

TEST(Privates, ShowTheirKeyAndTheirSet) {
  Title title = sample_title();
  title.companies.privates[0].id.value = "P9";
  title.companies.privates[0].group = "2";
  const Component component = made_cards(privates, title);
  const auto front = texts(component.pieces[0].front);
  EXPECT_THAT(front, Contains(testing::StartsWith("P9 ")));
  EXPECT_THAT(front, Contains("Set 2"));
  expect_tidy(component);
}

TEST(Privates, AreListedByTheNameOnTheirCard) {
  Title title = sample_title();
  title.companies.privates[0].id.value = "DOH";
  title.companies.privates[0].name = "D&OH Railroad";
  EXPECT_EQ(made_cards(privates, title).pieces[0].label, "D&OH Railroad");
  title.companies.privates[0].id.value = "P9";
  EXPECT_EQ(made_cards(privates, title).pieces[0].label, "P9 D&OH Railroad");
}

// "Hex:" alone would be read as a blocked hex.
TEST(Privates, ShowTheirHexesOnTheMap) {
  Title title = sample_title();
  title.companies.privates[0].blocks.clear();
  title.companies.privates[0].hexes = {{"C4", {}}};
  const Component component = made_cards(privates, title);
  EXPECT_THAT(texts(component.pieces[0].front), Contains("On the map:"));
}

TEST(Privates, ShowTheirRevenueInEachPhase) {
  Title title = sample_title();
  title.companies.privates[0].revenue_steps = {{{"2", {}}, 20}, {{"4", {}}, 50}};
  EXPECT_THAT(texts(made_cards(privates, title).pieces[0].front),
              Contains("Price $120 · Revenue $20, $50 from phase 4"));
  title.companies.privates[0].revenue_steps.clear();
  PowerRule more;
  more.power = Placed<rule::Power>{rule::Power::Revenue, {}};
  more.amount = Placed<int>{50, {}};
  more.phase = Ref{"4", {}};
  title.rules.privates.powers.kinds.emplace_back(title.companies.privates[0].id, std::vector{more});
  EXPECT_THAT(texts(made_cards(privates, title).pieces[0].front),
              Contains("Price $120 · Revenue $20, $50 from phase 4"));
}

TEST(Privates, ShowPriceRevenuePowerAndEnd) {
  const Component component = made_cards(privates, sample_title());
  ASSERT_THAT(component.pieces, SizeIs(1));
  const auto front = texts(component.pieces[0].front);
  EXPECT_TRUE(matches_text(front));
  expect_tidy(component);
}

TEST(Privates, GrowTallerThenWiderAndReportEndlessText) {
  Title title = sample_title();
  std::string& text = title.companies.privates[0].text;
  for (int i = 0; i < 4; ++i)
    text += " Its owner may lay a tile in a hex of the coast without paying for the water.";
  const Component tall = made_cards(privates, title);
  expect_tidy(tall);
  EXPECT_EQ(tall.pieces[0].size, tall_card_size);
  for (const TextBox& line : text_boxes(tall.pieces[0].front)) EXPECT_GE(line.size, 2.1) << line.text;
  text += text;
  text += text;
  const Component large = made_cards(privates, title);
  expect_tidy(large);
  EXPECT_EQ(large.pieces[0].size, large_card_size);
  text += text;
  text += text;
  const Theme theme = classic_theme();
  Findings findings;
  made_by(privates, {title, theme, {}, findings});
  ASSERT_THAT(findings, SizeIs(1));
  EXPECT_EQ(findings[0].object, "Ferry");
}

// A power with forty hexes needs a map, because a list takes a line for every third hex.
TEST(Privates, ShowManyHexesOnAMapEvenWithALongPower) {
  Title title = sample_title();
  Private& ferry = title.companies.privates[0];
  ferry.hexes.clear();
  for (const Hex& hex : title.map.hexes()) ferry.hexes.push_back({hex.id, {}});
  for (int i = 0; i < 8; ++i)
    ferry.text += " Its owner may lay a tile in a hex of the coast without paying for the water.";
  const Component component = made_cards(privates, title);
  expect_tidy(component);
  EXPECT_THAT(texts(component.pieces[0].front), testing::Not(Contains("On the map:")));
}

}  // namespace
}  // namespace trackwright
