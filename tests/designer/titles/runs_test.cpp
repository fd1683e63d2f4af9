// Worked examples of runs on the shipped titles; the revenues were calculated by hand from the rules.
#include <gtest/gtest.h>

#include "tests/designer/titles/facts.h"
#include "tests/designer/titles/play.h"

namespace trackwright {
namespace {

using facts::Play;
using facts::shipped;

Play on(const char* title, const char* company, const char* phase) {
  return Play(shipped(title), company, phase);
}

// 18Scan
// -----------------------------------------------------------------------------------------------------

TEST(Runs18Scan, MinorFromStockholmToATown) {
  Play play = on("18scan", "2", "2").lay("E10", "58", 3).station("F11", 1);
  EXPECT_EQ(Play(play).train("2").earns(), 30 + 10);
  EXPECT_EQ(Play(play).train("1+1").earns(), 30 + 10);
}

TEST(Runs18Scan, PlusTrainsCountCitiesSeparately) {
  const Play play =
      on("18scan", "3", "2").lay("F9", "9", 1).lay("F7", "58", 2).lay("E6", "5", 4).station("F11", 0);
  EXPECT_EQ(Play(play).train("1+1").earns(), 30 + 10);  // the second city is out of reach
  EXPECT_EQ(Play(play).train("2").earns(), 30 + 10);    // the town takes the second stop
  EXPECT_EQ(Play(play).train("3").earns(), 30 + 10 + 20);
  EXPECT_EQ(Play(play).train("2+2").earns(), 30 + 10 + 20);
}

TEST(Runs18Scan, PlusTrainsFillUpWithTowns) {
  const Play play =
      on("18scan", "S&NJ", "3").lay("B19", "15", 0).lay("C18", "58", 3).lay("D19", "58", 0).station("B19");
  EXPECT_EQ(Play(play).train("3").earns(), 50 + 30 + 10);
  EXPECT_EQ(Play(play).train("2+2").earns(), 50 + 30 + 10 + 10);  // one city and three towns
  EXPECT_EQ(Play(play).train("2").earns(), 50 + 30);
}

TEST(Runs18Scan, MineOnceARound) {
  const Play play =
      on("18scan", "S&NJ", "3").lay("B19", "15", 0).lay("C18", "58", 3).station("B19").holds("mine");
  EXPECT_EQ(Play(play).train("2").earns(), 50 + 30 + 50);
  EXPECT_EQ(Play(play).train("2").train("2").earns(), (50 + 30 + 50) + (30 + 10));
}

TEST(Runs18Scan, FerryIsDoubledByFourD) {
  const Play play =
      on("18scan", "SJ", "4D").lay("F11", "622", 5).lay("F13", "5", 5).lay("G14", "622", 0).station("F11");
  EXPECT_EQ(Play(play).train("4D").earns(), 2 * (40 + 20 + 40));
  EXPECT_EQ(Play(play).holds("ferry").train("4D").earns(), 2 * (40 + 20 + 40) + 2 * 20);
  EXPECT_EQ(Play(play).holds("ferry").train("5E").earns(), 40 + 20 + 40 + 20);
}

TEST(Runs18Scan, ExpressTrainsNeedASecondCity) {
  const Play play = on("18scan", "S&NJ", "5E").lay("B19", "15", 0).lay("C18", "58", 3).station("B19");
  EXPECT_EQ(Play(play).train("5E").earns(), 0);  // Kiruna and Luleå are towns
  EXPECT_EQ(Play(play).train("4D").earns(), 0);
  EXPECT_EQ(Play(play).train("5").earns(), 30 + 10 + 10);
}

TEST(Runs18Scan, ARunHasOneOffMapAreaAtMostAndAStation) {
  const Play play =
      on("18scan", "VR", "5").lay("G14", "582", 0).lay("G16", "58", 5).lay("F13", "5", 5).station("G14");
  EXPECT_EQ(Play(play).train("5").earns(), 20 + 50 + 10);
  EXPECT_EQ(Play(play).station("H17").train("5").earns(), 20 + 50 + 10 + 80);
  EXPECT_EQ(Play(play).station("H13").train("5").earns(), 60 + 50 + 20);
  EXPECT_EQ(Play(play).station("H17").station("H13").train("5").earns(), 20 + 50 + 10 + 80);
  EXPECT_EQ(Play(play).station("H17").train("5E").earns(), 20 + 50 + 80);  // Lahti is passed
}

// 18Norway
// ---------------------------------------------------------------------------------------------------

TEST(Runs18Norway, ShipPassesACityThatIsNotFull) {
  const Play play = on("18norway", "B", "2").station("C26").train("S3");
  EXPECT_EQ(Play(play).earns(), 20 + 20 + 20);  // Bergen, Stavanger, Kristiansand
  EXPECT_EQ(Play(play).station_of("J", "C32", 0, 0).earns(), 20 + 10 + 20);  // Bergen, Ålesund, Molde
}

TEST(Runs18Norway, ShipsAndTrainsUseOnlyTheirTrack) {
  EXPECT_EQ(on("18norway", "B", "2").station("C26").train("3").earns(), 0);
  const Play rail = on("18norway", "D", "2").lay("H19", "8", 1).lay("G20", "55", 1).station("H17");
  EXPECT_EQ(Play(rail).train("2").earns(), 20 + 10);
  EXPECT_EQ(Play(rail).train("S3").earns(), 20 + 20 + 10);  // by sea to Molde and Ålesund
}

TEST(Runs18Norway, ShipToRotterdam) {
  const Play play = on("18norway", "S", "3").station("D35").train("S4");
  EXPECT_EQ(play.earns(), 50 + 20 + 20 + 20);  // Rotterdam, Kristiansand, Stavanger, Bergen
}

TEST(Runs18Norway, MountainFeeIsPaidSeparately) {
  const Play play = on("18norway", "D", "2").lay("H19", "8", 1).lay("G20", "55", 1).station("H17").train("2");
  EXPECT_EQ(play.earns(), 20 + 10);
  EXPECT_EQ(play.fees(), 10);
}

TEST(Runs18Norway, MjosaFeeFallsWithThePhase) {
  const auto play = [](const char* phase) {
    return on("18norway", "H", phase).lay("I28", "8", 1).lay("I24", "4", 0).station("H29", 2).train("2");
  };
  EXPECT_EQ(play("2").earns(), 30 + 10);
  EXPECT_EQ(play("2").fees(), 10 + 10);  // the hill in I28, and Mjøsa
  EXPECT_EQ(play("3").lay("I26", "LM1", 0).fees(), 10 + 5);
  EXPECT_EQ(play("5").lay("I26", "LM2", 0).fees(), 10);
}

TEST(Runs18Norway, RedAreaInItsFourthValue) {
  const auto play = [](const char* phase) {
    return on("18norway", "H", phase)
        .lay("H29", "O2", 0)
        .lay("I30", "8", 0)
        .lay("I32", "4", 0)
        .station("H29");
  };
  EXPECT_EQ(play("6").train("D").earns(), 80 + 10 + 80);
  EXPECT_EQ(play("5").train("3").earns(), 80 + 10 + 60);
}

// 18SJ
// -------------------------------------------------------------------------------------------------------

Play ore_line(const char* phase) {
  return on("18sj", "SNJ", phase)
      .lay("F27", "9", 0)
      .lay("E28", "9", 0)
      .lay("D29", "57", 0)
      .lay("C30", "9", 0)
      .station("G26");
}

TEST(Runs18SJ, OreFields) {
  EXPECT_EQ(ore_line("3").train("2").earns(), 20 + 20 + 50);        // m-M
  EXPECT_EQ(ore_line("3").train("3").earns(), 20 + 20 + 30 + 100);  // m-M-m, not 50 besides
}

TEST(Runs18SJ, ElectricTrainDoublesOwnCities) {
  EXPECT_EQ(ore_line("D").train("D").earns(), 20 + 20 + 70 + 100);
  EXPECT_EQ(ore_line("D").train("E").earns(), 2 * 20 + 20 + 70 + 100);
}

TEST(Runs18SJ, StateTokensBlockAllExceptElectricTrains) {
  EXPECT_EQ(ore_line("D").station_of("SJ", "D29", 0, 0).train("D").earns(), 20 + 20 + 50);
  EXPECT_EQ(ore_line("D").station_of("SJ", "D29", 0, 0).train("E").earns(), 2 * 20 + 20 + 70 + 100);
}

TEST(Runs18SJ, EastToWest) {
  const Play play = on("18sj", "MYJ", "D")
                        .lay("G10", "X2", 4)
                        .lay("F9", "9", 2)
                        .lay("E8", "57", 2)
                        .lay("D7", "9", 2)
                        .lay("C6", "9", 2)
                        .lay("B5", "57", 2)
                        .lay("A4", "8", 5)
                        .station("A2");
  EXPECT_EQ(Play(play).train("D").earns(), 50 + 20 + 20 + 40 + 40 + 120);
  EXPECT_EQ(Play(play).train("4").earns(), 50 + 20 + 20 + 40);  // the harbour is out of reach
}

TEST(Runs18SJ, MiningDistrict) {
  const Play play = on("18sj", "UGJ", "D")
                        .lay("E18", "8", 1)
                        .lay("E16", "9", 1)
                        .lay("E14", "8", 4)
                        .lay("F13", "57", 0)
                        .lay("G12", "8", 1)
                        .lay("G10", "X2", 4)
                        .station("F13");
  EXPECT_EQ(Play(play).train("D").earns(), 20 + 20 + 40 + 40 + 50);  // b-B
}

// 18???
// ------------------------------------------------------------------------------------------------------

Play eureka(const char* phase) {
  return on("18qq", "IC", phase)
      .lay("C11", "57", 1)
      .lay("C13", "4", 1)
      .lay("C15", "9", 1)
      .lay("C17", "9", 1)
      .lay("C19", "57", 1)
      .station("C11");
}

TEST(Runs18QQ, SmallCitiesArePassedOrCounted) {
  EXPECT_EQ(eureka("2").train("2").earns(), 20 + 20);
  EXPECT_EQ(eureka("3").train("3").earns(), 20 + 10 + 20);
}

TEST(Runs18QQ, OreburgNeedsARightOfWay) {
  const Play play = on("18qq", "IC", "2").lay("C11", "57", 2).lay("B10", "8", 3).station("C11").train("2");
  EXPECT_EQ(Play(play).earns(), 0);
  EXPECT_EQ(Play(play).holds("oreburg").earns(), 20 + 30);
  EXPECT_EQ(Play(play).holds("oreburg_mining").earns(), 20 + 30 + 10);
}

// Terminal Realty: a company may run from its marker, but not build track from it.
TEST(Runs18QQ, TerminalRealtyIsAStationOnlyForRuns) {
  const Play play =
      on("18qq", "IC", "2").lay("C11", "57", 2).lay("D12", "8", 0).lay("E11", "57", 0).train("2");
  EXPECT_EQ(Play(play).beside("E11", "terminal").earns(), 20 + 20);
  EXPECT_FALSE(Play(play).beside("E11", "terminal").lays("F10"));
  EXPECT_TRUE(Play(play).station("E11").lays("F10"));
}

TEST(Runs18QQ, ThroughCogBay) {
  const Play play = on("18qq", "MP", "3")
                        .lay("L8", "57", 2)
                        .lay("M9", "8", 0)
                        .lay("N8", "9", 0)
                        .lay("N6", "8", 5)
                        .lay("N4", "57", 1)
                        .station("L8");
  EXPECT_EQ(Play(play).train("2").earns(), 20 + 30);
  EXPECT_EQ(Play(play).train("3").earns(), 20 + 30 + 20);
  EXPECT_EQ(Play(play).station_of("SP", "O7", 0, 0).train("3").earns(), 20 + 30);  // full
}

TEST(Runs18QQ, GrayAndBrownCities) {
  EXPECT_EQ(eureka("8").lay("C11", "171K", 0).lay("C19", "170", 0).train("8").earns(), 60 + 10 + 50);
}

TEST(Runs18QQ, OreburgGrowsWithThePhase) {
  const auto play = [](const char* phase) {
    return on("18qq", "IC", phase).lay("C11", "57", 2).lay("B10", "8", 3).station("C11").holds("oreburg");
  };
  EXPECT_EQ(play("4").train("4").earns(), 20 + 30);
  EXPECT_EQ(play("5").train("5").earns(), 20 + 50);
  EXPECT_EQ(play("8").train("8").earns(), 20 + 80);
}

// Denmark 1847
// -----------------------------------------------------------------------------------------------

TEST(RunsDenmark1847, CopenhagenToRoskilde) {
  EXPECT_EQ(on("denmark1847", "SJS", "2").lay("H12", "57", 2).station("I13").train("2").earns(), 40 + 20);
}

TEST(RunsDenmark1847, AcrossTheGreatBelt) {
  const Play play =
      on("denmark1847", "SJS", "4").lay("H14", "4", 1).lay("F16", "3", 3).lay("F14", "5", 0).station("I13");
  EXPECT_EQ(Play(play).train("4").earns(), 40 + 10);  // no ferry
  EXPECT_EQ(Play(play).train("4").train("4F").earns(), 40 + 10 + 10 + 20);
  EXPECT_EQ(Play(play).train("3").train("4F").earns(), 40 + 10 + 10);
}

Play to_the_border(const char* phase, const char* flensborg) {
  return on("denmark1847", "F7J", phase)
      .lay("C19", flensborg, 0)
      .lay("C17", "4", 0)
      .lay("C15", "4", 0)
      .station("C19")
      .train("3");
}

TEST(RunsDenmark1847, BorderTaxOfTenTimesTheTrain) {
  EXPECT_EQ(to_the_border("3", "D2").earns(), 30 + 10 + 10);
  EXPECT_EQ(to_the_border("4", "D2").earns(), 30 + 10 + 10);  // with an ordinary 4-train: no war yet
  EXPECT_EQ(to_the_border("4", "D2").happened("war").earns(), 30 + 10);  // paying 30 to earn 10 is a loss
  EXPECT_EQ(to_the_border("5", "D2").earns(), 30 + 10);
}

TEST(RunsDenmark1847, TilesAfterTheWar) {
  EXPECT_EQ(to_the_border("4", "D2W").happened("war").earns(), 20 + 10);
}

TEST(RunsDenmark1847, HamborgGrows) {
  const auto play = [](const char* phase) {
    return on("denmark1847", "AKE", phase).station("C23").train("2");
  };
  EXPECT_EQ(play("3").lay("C23", "D3", 2).earns(), 40 + 40);
  EXPECT_EQ(play("10").lay("C23", "D5", 2).earns(), 50 + 80);
}

}  // namespace
}  // namespace trackwright
