// Facts of 1870 that more than one source states. No rulebook of it was available.
#include <gtest/gtest.h>

#include "tests/designer/titles/facts.h"

namespace trackwright {
namespace {

using namespace facts;

const Title& mississippi() {
  return shipped("1870");
}

TEST(Facts1870, MoneyAndLimits) {
  EXPECT_EQ(cash(mississippi(), 2), 1050);
  EXPECT_EQ(cash(mississippi(), 3), 700);
  EXPECT_EQ(cash(mississippi(), 4), 525);
  EXPECT_EQ(cash(mississippi(), 5), 420);
  EXPECT_EQ(cash(mississippi(), 6), 350);
  EXPECT_EQ(total_cash(mississippi(), 2), total_cash(mississippi(), 6));
  EXPECT_EQ(certificates(mississippi(), "10", 2), 28);
  EXPECT_EQ(certificates(mississippi(), "10", 6), 11);
  EXPECT_EQ(certificates(mississippi(), "9", 2), 24);
  EXPECT_EQ(mississippi().bank->value, 12000);
  EXPECT_EQ(mississippi().holding_limit->value, 60);
}

TEST(Facts1870, Trains) {
  const std::vector<std::tuple<const char*, int, int, const char*>> stack{
      {"2", 7, 80, "4"}, {"3", 6, 180, "6"}, {"4", 5, 300, "8"}, {"5", 4, 450, "12"},
      {"6", 3, 630, ""}, {"8", 3, 800, ""},  {"10", 2, 950, ""}, {"12", -2, 1100, ""}};
  ASSERT_EQ(mississippi().roster.trains.size(), stack.size());
  for (const auto& [name, count, cost, rust] : stack) {
    EXPECT_EQ(cards(mississippi(), name), count) << name;
    EXPECT_EQ(price(mississippi(), name), cost) << name;
    EXPECT_EQ(ended_by(mississippi(), name), rust) << name;
    EXPECT_EQ(most_stops(mississippi(), name), std::stoi(name)) << name;
  }
}

// Other sources had to correct each of these values.
TEST(Facts1870, ValuesThatOtherSourcesCorrected) {
  EXPECT_EQ(copies(mississippi(), "5"), 2);
  EXPECT_EQ(copies(mississippi(), "6"), 2);
  EXPECT_EQ(copies(mississippi(), "57"), 5);
  EXPECT_EQ(cost_at(mississippi(), "M14"), 80);
  EXPECT_EQ(mississippi().market.rows.at(0).at(15)->price, 275);  // not 175
  EXPECT_EQ(find_tile(mississippi(), "171K")->tile.labels, std::vector<std::string>{"K"});
  EXPECT_EQ(find_tile(mississippi(), "172L")->tile.labels, std::vector<std::string>{"L"});
}

TEST(Facts1870, CompaniesAndPlaces) {
  EXPECT_EQ(mississippi().companies.companies.size(), 10U);
  for (const Company& each : mississippi().companies.companies)
    EXPECT_EQ(shares(mississippi(), each.id.value), "20% 8x10%") << each.name;
  EXPECT_EQ(hex(mississippi(), homes(mississippi(), "MP")).name, "St. Louis");
  EXPECT_EQ(hex(mississippi(), homes(mississippi(), "SSW")).name, "Memphis");
  EXPECT_EQ(hex(mississippi(), homes(mississippi(), "ATSF")).name, "Topeka");
  EXPECT_EQ(hex(mississippi(), homes(mississippi(), "MKT")).name, "Kansas City");
  EXPECT_EQ(hex(mississippi(), company(mississippi(), "MP").destination->hex.value).name, "Dallas");
  EXPECT_EQ(hex(mississippi(), company(mississippi(), "GMO").destination->hex.value).name, "St. Louis");
  EXPECT_EQ(hex(mississippi(), company(mississippi(), "FW").destination->hex.value).name, "Denver");
  EXPECT_EQ(par_values(mississippi()), "68 72 76 82 90 100");
}

}  // namespace
}  // namespace trackwright
