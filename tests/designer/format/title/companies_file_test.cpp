#include "designer/format/title/companies_file.h"

#include <gmock/gmock.h>

#include "tests/designer/trees.h"

namespace trackwright {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(CompaniesFileTest, RevenueAndTokenCostsMayDependOnThePhase) {
  const Companies companies = build_companies(parsed("companies: {NR: {tokens: [0, {2: 40, 4: 60}, 100]}}\n"
                                                     "privates: {P: {price: 40, revenue: {2: 10, 4: 20}}}\n")
                                                  .tree);
  const Company& company = companies.companies.at(0);
  ASSERT_EQ(company.tokens.size(), 3U);
  EXPECT_EQ(company.tokens[1].value, 40);
  ASSERT_EQ(company.token_steps.size(), 1U);
  EXPECT_EQ(company.token_steps.at(1).at(1).first.value, "4");
  EXPECT_EQ(company.token_steps.at(1).at(1).second, 60);
  EXPECT_EQ(companies.privates.at(0).revenue.value, 10);
  EXPECT_EQ(companies.privates.at(0).revenue_steps.at(1).second, 20);
}

TEST(CompaniesFileTest, ReadsEveryKeyOfACompany) {
  const ParsedFile file = parsed(
      "companies:\n"
      "  S&NJ:\n"
      "    name: Sverige\n    kind: minor\n    colour: \"#112233\"\n    text_colour: white\n"
      "    logo: snj.svg\n    home: [B2, {hex: C3, city: 1}]\n    home_text: either\n"
      "    destination: {hex: D4}\n    tokens: [0, 40, 100]\n"
      "    certificates:\n"
      "      - {percent: 20, president: true}\n"
      "      - {percent: 10, count: 8, note: plain, then: 5}\n"
      "    float: 60\n    capitalization: full\n    price: 260\n    par: 100\n"
      "    notes: [One, Two]\n");
  const Companies companies = build_companies(file.tree);
  ASSERT_EQ(companies.companies.size(), 1U);
  const Company& company = companies.companies[0];
  EXPECT_EQ(company.id.value, "S&NJ");
  EXPECT_EQ(said(file.sources, company.id.place), "S&NJ");
  EXPECT_EQ(company.name, "Sverige");
  EXPECT_EQ(company.kind, "minor");
  EXPECT_EQ(company.colour, "#112233");
  EXPECT_EQ(company.text_colour, "white");
  EXPECT_EQ(company.logo, "snj.svg");
  ASSERT_EQ(company.homes.size(), 2U);
  EXPECT_EQ(company.homes[0].hex.value, "B2");
  EXPECT_FALSE(company.homes[0].city);
  EXPECT_EQ(company.homes[1].hex.value, "C3");
  EXPECT_EQ(said(file.sources, company.homes[1].hex.place), "C3");
  EXPECT_EQ(company.homes[1].city->value, 1);
  EXPECT_EQ(company.home_text, "either");
  EXPECT_EQ(company.destination->hex.value, "D4");
  EXPECT_EQ(company.tokens.at(2).value, 100);
  ASSERT_EQ(company.certificates.size(), 2U);
  EXPECT_TRUE(company.certificates[0].president);
  EXPECT_EQ(company.certificates[0].count.value, 1);
  EXPECT_EQ(company.certificates[1].count.value, 8);
  EXPECT_EQ(company.certificates[1].note, "plain");
  EXPECT_EQ(company.certificates[1].then->value, 5);
  EXPECT_EQ(company.float_percent->value, 60);
  EXPECT_EQ(company.capitalization, "full");
  EXPECT_EQ(company.price->value, 260);
  EXPECT_EQ(company.par->value, 100);
  EXPECT_THAT(company.notes, ElementsAre("One", "Two"));
}

TEST(CompaniesFileTest, ACompanyOverridesTheDefaultsOfItsKind) {
  const Companies companies =
      build_companies(parsed("defaults:\n"
                             "  major: {tokens: [0, 40], float: 50, colour: red, notes: [common]}\n"
                             "  minor: {tokens: [0], price: 100}\n"
                             "companies:\n"
                             "  A: {name: Aston}\n"
                             "  B: {tokens: [0, 60, 60], float: 20, notes: [own]}\n"
                             "  1: {kind: minor}\n"
                             "  2: {kind: national}\n")
                          .tree);
  const Company& a = *find_company(companies, "A");
  EXPECT_EQ(a.kind, "major");
  EXPECT_EQ(a.name, "Aston");
  EXPECT_EQ(a.tokens.size(), 2U);
  EXPECT_EQ(a.float_percent->value, 50);
  EXPECT_EQ(a.colour, "red");
  EXPECT_THAT(a.notes, ElementsAre("common"));
  const Company& b = *find_company(companies, "B");
  EXPECT_EQ(b.tokens.size(), 3U);
  EXPECT_EQ(b.float_percent->value, 20);
  EXPECT_THAT(b.notes, ElementsAre("own"));
  EXPECT_EQ(find_company(companies, "1")->kind, "minor");
  EXPECT_EQ(find_company(companies, "1")->price->value, 100);
  EXPECT_THAT(find_company(companies, "2")->tokens, IsEmpty());
}

TEST(CompaniesFileTest, ReadsConversions) {
  const Companies companies = build_companies(
      parsed("defaults: {minor: {converts: {as: National, kind: major, notes: [ten], tokens: true}}}\n"
             "companies: {A: {}, 1: {kind: minor}}\n")
          .tree);
  EXPECT_FALSE(companies.companies[0].conversion);
  ASSERT_TRUE(companies.companies[1].conversion);
  const Conversion& conversion = *companies.companies[1].conversion;
  EXPECT_EQ(conversion.as, "National");
  EXPECT_EQ(conversion.kind, "major");
  EXPECT_THAT(conversion.notes, ElementsAre("ten"));
  EXPECT_TRUE(conversion.tokens);
}

TEST(CompaniesFileTest, FloatMayDependOnThePhase) {
  const Companies companies = build_companies(
      parsed("defaults: {major: {float: {2: 20, 3: 30}}}\ncompanies: {A: {}, B: {float: 50}}\n").tree);
  EXPECT_EQ(companies.companies[0].float_percent->value, 20);
  EXPECT_EQ(companies.companies[0].float_by_phase.at("3").value, 30);
  EXPECT_EQ(companies.companies[1].float_percent->value, 50);
  EXPECT_THAT(companies.companies[1].float_by_phase, IsEmpty());
}

TEST(CompaniesFileTest, ReadsPrivates) {
  const ParsedFile file = parsed(
      "privates:\n"
      "  Ferry:\n"
      "    name: Ferry Company\n    price: 120\n    revenue: 20\n    text: Sails\n"
      "    shares: [{company: VR, percent: 10}, {company: SJ, percent: 20, president: true}]\n"
      "    blocks: B2\n    hexes: [C3, D4]\n    tiles: [403]\n    closes_on: [5, 6]\n"
      "    closes_text: or when it sails\n    group: A\n"
      "  Mine: {}\n");
  const Companies companies = build_companies(file.tree);
  ASSERT_EQ(companies.privates.size(), 2U);
  const Private& ferry = companies.privates[0];
  EXPECT_EQ(ferry.id.value, "Ferry");
  EXPECT_EQ(ferry.name, "Ferry Company");
  EXPECT_EQ(ferry.price.value, 120);
  EXPECT_EQ(ferry.revenue.value, 20);
  EXPECT_EQ(ferry.text, "Sails");
  EXPECT_EQ(ferry.shares.at(1).company.value, "SJ");
  EXPECT_EQ(said(file.sources, ferry.shares.at(1).company.place), "SJ");
  EXPECT_EQ(ferry.shares.at(1).percent.value, 20);
  EXPECT_TRUE(ferry.shares.at(1).president);
  EXPECT_EQ(ferry.blocks.at(0).value, "B2");
  EXPECT_EQ(ferry.hexes.size(), 2U);
  EXPECT_EQ(ferry.tiles.at(0).value, "403");
  EXPECT_EQ(ferry.closes_on.at(1).value, "6");
  EXPECT_EQ(ferry.closes_text, "or when it sails");
  EXPECT_EQ(ferry.group, "A");
  EXPECT_EQ(find_private(companies, "Mine")->name, "Mine");
  EXPECT_EQ(find_private(companies, "Mine")->price.value, 0);
}

TEST(CompaniesFileTest, ReadsBonusTokens) {
  const Companies companies = build_companies(parsed("bonus_tokens:\n"
                                                     "  ferry: {name: Boat, count: 2, cost: 20, bonus: 30, "
                                                     "hexes: [G12], icon: boat, owner: Ferry, text: Sails}\n"
                                                     "  mine: {count: 1, shape: square}\n")
                                                  .tree);
  ASSERT_EQ(companies.bonus_tokens.size(), 2U);
  const BonusToken& boat = companies.bonus_tokens[0];
  EXPECT_EQ(boat.id, "ferry");
  EXPECT_EQ(boat.name, "Boat");
  EXPECT_EQ(boat.count.value, 2);
  EXPECT_EQ(boat.cost->value, 20);
  EXPECT_EQ(boat.bonus, 30);
  EXPECT_EQ(boat.hexes.at(0).value, "G12");
  EXPECT_EQ(boat.icon, "boat");
  EXPECT_EQ(boat.owner, "Ferry");
  EXPECT_EQ(boat.text, "Sails");
  EXPECT_EQ(companies.bonus_tokens[1].name, "mine");
  EXPECT_FALSE(companies.bonus_tokens[1].cost);
  EXPECT_FALSE(boat.square);
  EXPECT_TRUE(companies.bonus_tokens[1].square);
}

TEST(CompaniesFileTest, NeutralStationsNeedOnlyAHex) {
  const Companies companies =
      build_companies(parsed("companies: {}\nneutral_stations:\n  - {hex: G2, city: 1, name: N, open: true}\n"
                             "  - {hex: Q19}\n  - {city: 0}\n")
                          .tree);
  ASSERT_EQ(companies.neutral_stations.size(), 2U);
  const NeutralStation& first = companies.neutral_stations[0];
  EXPECT_EQ(first.at.hex.value, "G2");
  EXPECT_EQ(city_of(first), 1);
  EXPECT_EQ(first.name, "N");
  EXPECT_TRUE(first.open);
  EXPECT_EQ(city_of(companies.neutral_stations[1]), 0);
  EXPECT_EQ(companies.neutral_stations[1].name, "");
  EXPECT_FALSE(companies.neutral_stations[1].open);
}

TEST(CompaniesFileTest, ValuesOfTheWrongTypeReadAsAbsent) {
  const Companies companies = build_companies(
      parsed("companies: {A: {home: {city: 1}, destination: [B2], tokens: 3, certificates: {percent: 10}}}\n"
             "privates: {P: {shares: [{company: [x]}]}}\n")
          .tree);
  EXPECT_THAT(companies.companies.at(0).homes, IsEmpty());
  EXPECT_FALSE(companies.companies.at(0).destination);
  EXPECT_THAT(companies.companies.at(0).tokens, IsEmpty());
  EXPECT_THAT(companies.companies.at(0).certificates, IsEmpty());
  EXPECT_EQ(companies.privates.at(0).shares.at(0).company.value, "");
}

}  // namespace
}  // namespace trackwright
