#include "designer/format/interchange/facts.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <string>

#include "designer/format/title/load.h"
#include "designer/format/yaml/write.h"
#include "engine/tile/language.h"
#include "tests/designer/trees.h"
#include "tests/source_folder.h"

namespace trackwright {
namespace {

namespace fs = std::filesystem;

Loaded imported(const std::string& json, std::vector<std::string>* warnings = nullptr) {
  Sources sources;
  Findings findings;
  const MemoryReader facts({{"facts.json", json}});
  const ImportedTitle title = read_facts(facts, "facts.json", sources, findings).value_or(ImportedTitle{});
  EXPECT_THAT(findings, testing::IsEmpty());
  if (warnings != nullptr) *warnings = title.warnings;
  std::map<std::string, std::string> files;
  for (const auto& [name, node] : title.files) files["imported/" + name] = write_yaml(node);
  const DiskReader disk;
  return load_title(MemoryReader(files, &disk), source_installation(), "imported");
}

const char* const small =
    R"({"title":"Small","layout":"pointy","axes":{"x":"number","y":"letter"},"currency_format":"$%s",
 "bank":8000,"by_players":{"3":{"starting_cash":500,"cert_limit":12}},"constants":{"MUST_SELL_IN_BLOCKS":true},
 "hexes":{"A1":{"color":"white","name":"Town","code":"town=revenue:0"},"A3":{"color":"red","code":"offboard=revenue:yellow_20|brown_40;path=a:1,b:_0","rotation":1}},
 "tile_manifest":{"3":2,"7":"unlimited"},"custom_tiles":{"X1":{"color":"green","code":"path=a:0,b:3"}},
 "market_type":"2D","market_letters":{"p":{"type":"par","text":"Par value"}},"market":[["60","70p","80"],["50","60",""]],
 "phases":[{"name":"2","tiles":["yellow"],"train_limit":4,"operating_rounds":1}],
 "trains":[{"name":"2","distance":2,"price":80,"num":5,"rusts_on":"D"},{"name":"D","distance":999,"price":900,"num":"unlimited","discount":{"2":100}},
  {"name":"2+2","distance":[{"nodes":["city","offboard"],"pay":2,"visit":2},{"nodes":["town"],"pay":2,"visit":2}],"price":120,"num":1}],
 "companies":[{"sym":"P1","name":"First","value":20,"revenue":5,"desc":"Blocks A1.","abilities":[{"type":"blocks_hexes","hexes":["A1"]},{"type":"close","when":"never"}]}],
 "corporations":[{"sym":"AB","name":"A & B","color":"#123456","tokens":[0,40],"coordinates":"A1","shares":[20,10,10,10,10,10,10,10,10],"float_percent":60}],"minors":[]})";

std::string with(const std::string& from, const std::string& to) {
  std::string text = small;
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return text.replace(at, from.size(), to);
}

// The import omits unreadable parts of a tile text with a warning and keeps the title.
TEST(ImportFacts, OmitOnlyUnreadablePartsOfATile) {
  const std::string town = R"("code":"town=revenue:0")";
  const std::vector<std::pair<std::string, std::string>> cases{
      {"town=revenue:0;label=", "town=revenue:0"},
      {"town=revenue:0,loc:16.5", "town=revenue:0"},
      {"town=revenue:0,pos:2;path=a:0,b:_0", "town=revenue:0;path=a:0,b:_0"},
      {"town=revenue:0;icon=image:x,large:true,sticky:true", "town=revenue:0;icon=image:x,large:1,sticky:1"},
      {"town=revenue:0;path=a:0,b:_0border=edge:2", "town=revenue:0;path=a:0,b:_0;border=edge:2"},
      {"town=revenue:0,groups:a,groups:b", "town=revenue:0,groups:a"},
      {"town=revenue:0;outline=colour:red", "town=revenue:0"},
      {"town=", "town=revenue:0"},
      {"town=revenue:x,style:dot;path=a:0,b:_0", "town=revenue:0,style:dot;path=a:0,b:_0"},
      {"halt=symbol:x,loc:9;town=revenue:10;path=a:0,b:_1", "halt=symbol:x;town=revenue:10;path=a:0,b:_1"},
      {"path=a:6,b:9;border=edge:7", "path=a:0,b:3;border=edge:1"}};
  for (const auto& [bad, good] : cases) {
    std::vector<std::string> warnings;
    const Loaded loaded = imported(with(town, R"("code":")" + bad + "\""), &warnings);
    EXPECT_TRUE(loaded.title) << bad;
    for (const Finding& finding : loaded.findings) ADD_FAILURE() << bad << ": " << finding.message;
    const Loaded meant = imported(with(town, R"("code":")" + good + "\""));
    ASSERT_TRUE(loaded.title && meant.title) << bad;
    EXPECT_EQ(tile_text(loaded.title->map.find("A1")->tile), tile_text(meant.title->map.find("A1")->tile));
    const bool lost = bad.find("true") == std::string::npos && bad.find("0border") == std::string::npos &&
                      bad.find("a:6") == std::string::npos;
    EXPECT_EQ(
        std::ranges::any_of(warnings, [](const std::string& one) { return one.starts_with("hex A1: `"); }),
        lost)
        << bad;
  }
}

TEST(ImportFacts, ReadADuplicatePathOnce) {
  std::vector<std::string> warnings;
  const Loaded loaded = imported(with(R"("code":"town=revenue:0")",
                                      R"("code":"town=revenue:0;path=a:0,b:_0;path=a:2,b:_0;path=a:_0,b:0")"),
                                 &warnings);
  ASSERT_TRUE(loaded.title);
  EXPECT_EQ(loaded.title->map.find("A1")->tile.paths.size(), 2U);
  EXPECT_THAT(warnings, testing::Contains(testing::HasSubstr("hex A1: `path=a:_0,b:0`")));
  // A path with another end or another kind of track is not a duplicate.
  const Loaded both = imported(
      with(R"("code":"town=revenue:0")",
           R"("code":"town=revenue:0;path=a:0,b:_0,track:narrow;path=a:0,b:_0;path=a:0,b:_0,terminal:1")"));
  ASSERT_TRUE(both.title);
  EXPECT_EQ(both.title->map.find("A1")->tile.paths.size(), 3U);
}

// Privates, companies, trains and tiles can depend on the number of players.
TEST(ImportFacts, ReadValuesByNumberOfPlayers) {
  const std::string rows = R"("by_players":{
 "2":{"starting_cash":700,"cert_limit":20,"absent_companies":["P1"],"absent_corporations":["AB"],"diff_depot":{"2":3,"9":1},"diff_tile_manifest":{"3":1,"7":null}},
 "3":{"starting_cash":500,"cert_limit":12},
 "4":{"starting_cash":400,"cert_limit":9})";
  const std::string usual = R"("by_players":{"3":{"starting_cash":500,"cert_limit":12})";
  const Loaded loaded = imported(with(usual, rows));
  ASSERT_TRUE(loaded.title);
  const PlayerRow& two = loaded.title->players.at(0);
  ASSERT_EQ(two.without.size(), 1U);
  EXPECT_EQ(two.without[0].value, "AB");
  ASSERT_EQ(two.trains.size(), 1U);
  EXPECT_EQ(two.trains[0].first.value, "2");
  EXPECT_EQ(two.trains[0].second.value, 3);
  ASSERT_EQ(two.tiles.size(), 2U);
  EXPECT_EQ(two.tiles[1].second.value, 0);
  // A private absent only from the smaller games gets a least number of players.
  const auto& from = loaded.title->rules.privates.from_players.kinds;
  ASSERT_EQ(from.size(), 1U);
  EXPECT_EQ(from[0].second->value, 3);
  // A private absent from a larger game is listed in the row of that game.
  std::string others = rows;
  others.replace(others.find(R"("4":{)"), 5, R"("4":{"absent_companies":["P1"],)");
  const Loaded odd = imported(with(usual, others));
  ASSERT_TRUE(odd.title);
  EXPECT_TRUE(odd.title->rules.privates.from_players.kinds.empty());
  ASSERT_EQ(odd.title->players.at(2).without.size(), 1U);
  EXPECT_EQ(odd.title->players.at(2).without[0].value, "P1");
}

TEST(ImportFacts, ReadCompaniesOfOtherNumbersOfPlayers) {
  const std::string rows = R"("by_players":{
 "2":{"starting_cash":700,"cert_limit":20,"diff_hexes":{"A3":null}},
 "3":{"starting_cash":500,"cert_limit":12},
 "4":{"starting_cash":400,"cert_limit":9,"added_corporations":[{"sym":"CD","name":"C & D","tokens":[0],"coordinates":"A1",
   "shares":[20,10,10,10,10,10,10,10,10],"float_percent":60}],"added_companies":[{"sym":"P2","name":"Second","value":30,"revenue":5}]})";
  std::vector<std::string> warnings;
  const Loaded loaded =
      imported(with(R"("by_players":{"3":{"starting_cash":500,"cert_limit":12})", rows), &warnings);
  ASSERT_TRUE(loaded.title);
  // The game for two players lacks a hex of the map.
  ASSERT_EQ(loaded.title->players.size(), 2U);
  EXPECT_THAT(warnings, testing::Contains(testing::HasSubstr("2 players")));
  EXPECT_EQ(loaded.title->companies.companies.size(), 2U);
  EXPECT_TRUE(find_private(loaded.title->companies, "P2"));
  ASSERT_EQ(loaded.title->players.at(0).without.size(), 2U);
  EXPECT_EQ(loaded.title->players.at(0).without[0].value, "CD");
  EXPECT_EQ(loaded.title->players.at(0).without[1].value, "P2");
  EXPECT_TRUE(loaded.title->players.at(1).without.empty());
}

TEST(ImportFacts, ReadCashBySeat) {
  std::vector<std::string> warnings;
  const Loaded seats =
      imported(with(R"("starting_cash":500)", R"("starting_cash":[770,725,670])"), &warnings);
  ASSERT_TRUE(seats.title);
  EXPECT_FALSE(seats.title->players.at(0).cash);
  EXPECT_THAT(warnings, testing::Contains(testing::AllOf(testing::HasSubstr("3 players"),
                                                         testing::HasSubstr("770, 725, 670"))));
  ASSERT_EQ(seats.title->allow.size(), 1U);
  EXPECT_EQ(seats.title->allow[0].check.value, "money/cash-missing");
  const Loaded nobody = imported(with(R"("starting_cash":500)", R"("starting_cash":[280,280,0])"));
  ASSERT_TRUE(nobody.title);
  EXPECT_EQ(nobody.title->players.at(0).cash->value, 280);
}

// An H-train of some titles counts hexes; the facts do not state which.
TEST(ImportFacts, WarnAboutHTrainsOnEachSideOfACard) {
  std::vector<std::string> warnings;
  imported(with(R"("num":5,)", R"("num":5,"variants":[{"name":"2H","distance":2,"price":70}],)"), &warnings);
  EXPECT_THAT(warnings, testing::Contains(testing::HasSubstr("2H-train")));
}

TEST(ImportFacts, NameOmittedAbilities) {
  std::vector<std::string> warnings;
  imported(with(R"({"type":"close","when":"never"})", R"({"type":"acquire_company","company":"P2"})"),
           &warnings);
  EXPECT_THAT(warnings, testing::Contains("not carried over: abilities of companies: acquire_company"));
}

// The facts of some titles still contain the hex of an earlier map.
TEST(ImportFacts, OmitABlockedHexThatTheMapLacks) {
  std::vector<std::string> warnings;
  const Loaded loaded = imported(with(R"("hexes":["A1"])", R"("hexes":["A1","K11"])"), &warnings);
  EXPECT_THAT(warnings, testing::Contains(testing::HasSubstr("P1 blocks K11")));
  ASSERT_EQ(loaded.title->companies.privates.size(), 1U);
  ASSERT_EQ(loaded.title->companies.privates[0].blocks.size(), 1U);
  EXPECT_EQ(loaded.title->companies.privates[0].blocks[0].value, "A1");
}

// Rounds, events and sums of trains exist only in code and are omitted; a misspelt train stays as a mistake.
TEST(ImportFacts, OmitTriggersThatExistOnlyInCode) {
  std::vector<std::string> warnings;
  const Loaded code = imported(with(R"("rusts_on":"D")", R"("rusts_on":"OR3")"), &warnings);
  ASSERT_TRUE(code.title);
  EXPECT_TRUE(code.title->roster.trains.at(0).rusts_on.empty());
  EXPECT_THAT(warnings, testing::Contains(testing::HasSubstr("2: `rusts_on: OR3`")));
  const Loaded slip = imported(with(R"("rusts_on":"D")", R"("rusts_on":"2+3")"));
  ASSERT_TRUE(slip.title);
  EXPECT_EQ(slip.title->roster.trains.at(0).rusts_on.at(0).value, "2+3");
}

// 1858's 2M runs on narrow track; its first side, the 4H, runs on broad track.
TEST(ImportFacts, KeepDifferencesOfTheOtherSideOfATrain) {
  const Loaded sides = imported(with(
      R"("num":5,"rusts_on":"D"})",
      R"("num":5,"rusts_on":"D","track_type":"broad","variants":[{"name":"2M","distance":2,"price":70,)"
      R"("track_type":"narrow","rusts_on":"2+2"},{"name":"2B","distance":2,"price":90,"track_type":"broad"}]})"));
  ASSERT_TRUE(sides.title);
  const Train& first = sides.title->roster.trains.at(0);
  ASSERT_EQ(first.variants.size(), 2U);
  EXPECT_THAT(first.variants[0].tracks, testing::ElementsAre(Track::Narrow, Track::Dual));
  EXPECT_EQ(first.variants[0].rusts_on.at(0).value, "2+2");
  EXPECT_THAT(first.variants[1].tracks, testing::ElementsAre(Track::Broad, Track::Dual));
  EXPECT_EQ(first.variants[1].rusts_on.at(0).value, "D");
}

TEST(ImportFacts, LetATrainOfOneCityStayThere) {
  const auto stays = [](const std::string& train) {
    const Loaded loaded = imported(with(R"("distance":2,"price":80)", train + R"(,"price":80)"));
    return find_train(loaded.title.value().roster, "2")->reach.local;
  };
  const std::string row =
      R"("distance":[{"nodes":["city"],"pay":1,"visit":1},{"nodes":["town"],"pay":1,"visit":1}])";
  EXPECT_TRUE(stays(R"("distance":1)"));
  EXPECT_TRUE(stays(row));
  EXPECT_FALSE(stays(R"("distance":2)"));
  EXPECT_FALSE(stays(row + R"(,"no_local":true)"));
  EXPECT_FALSE(stays(row + R"(,"requires_token":false)"));
}

// A river hex with a price for a lay is not fixed.
TEST(ImportFacts, LetHexesWithACostBeBuiltOn) {
  const std::string town = R"("color":"white","name":"Town","code":"town=revenue:0")";
  const auto fixed = [&](const std::string& hex) {
    return imported(with(town, hex)).title.value().map.find("A1")->fixed;
  };
  EXPECT_TRUE(fixed(R"("color":"blue","code":"path=a:1,b:2")"));
  EXPECT_FALSE(fixed(
      R"("color":"blue","code":"path=a:1,b:2;upgrade=cost:50,terrain:river","upgrades":[{"cost":50,"terrain":["river"]}])"));
}

TEST(ImportFacts, AllowMoreHomesThanTokens) {
  const Loaded loaded =
      imported(with(R"("tokens":[0,40],"coordinates":"A1")", R"("tokens":[0],"coordinates":["A1","A3"])"));
  ASSERT_TRUE(loaded.title);
  ASSERT_EQ(loaded.title->allow.size(), 1U);
  EXPECT_EQ(loaded.title->allow[0].check.value, "token/fewer-than-homes");
}

TEST(ImportFacts, ReadASurrogatePair) {
  const Loaded loaded = imported(with(R"("name":"Town")", R"("name":"\uD83D\uDE00")"));
  ASSERT_TRUE(loaded.title);
  EXPECT_EQ(loaded.title->map.find("A1")->name, "\U0001F600");
}

TEST(ImportFacts, PutTrainsThatRustOnEarlierOnesIntoASeparateStack) {
  std::vector<std::string> warnings;
  const Loaded loaded =
      imported(with(R"("price":120,"num":1})", R"("price":120,"num":1,"rusts_on":"D"})"), &warnings);
  ASSERT_TRUE(loaded.title);
  EXPECT_EQ(loaded.title->roster.trains.at(1).stack, "train");
  EXPECT_EQ(loaded.title->roster.trains.at(2).stack, "from 2+2");
}

TEST(ImportFacts, GiveATitle) {
  std::vector<std::string> warnings;
  const Loaded loaded = imported(small, &warnings);
  for (const Finding& finding : loaded.findings) ADD_FAILURE() << finding.check << ": " << finding.message;
  ASSERT_TRUE(loaded.title);
  const Title& title = *loaded.title;
  EXPECT_EQ(title.name, "Small");
  EXPECT_EQ(title.bank->value, 8000);
  EXPECT_EQ(title.map.hexes().size(), 2U);
  EXPECT_EQ(exits(title.map.find("A3")->tile), 1U << 2);
  EXPECT_FALSE(title.manifest[1].count);
  EXPECT_TRUE(find_tile(title, "X1")->own);
  EXPECT_EQ(par_prices(title.market), std::vector<int>{70});
  EXPECT_TRUE(find_train(title.roster, "D")->reach.unlimited);
  EXPECT_EQ(find_train(title.roster, "2+2")->reach.rows.size(), 2U);
  EXPECT_EQ(title.roster.phases[0].limits.at("major").value, 4);
  ASSERT_EQ(title.companies.companies.size(), 1U);
  EXPECT_EQ(title.companies.companies[0].certificates[1].count.value, 8);
  EXPECT_EQ(find_private(title.companies, "P1")->blocks[0].value, "A1");
  EXPECT_THAT(warnings, testing::IsEmpty());
  ASSERT_TRUE(title.rules.stock.blocks);  // from MUST_SELL_IN_BLOCKS
}

// Colour names must be known; unknown colours would become the magenta of missing values.
TEST(ImportFacts, KnowTheNamesOfColours) {
  const std::vector<std::pair<std::string, std::string>> cases{
      {"green", "green"},         {"lightBlue", "light-blue"}, {"darkGrey", "dark-gray"},
      {"deepskyblue", "#00bfff"}, {"YellowGreen", "#9acd32"},  {"#123456", "#123456"}};
  for (const auto& [theirs, ours] : cases) {
    std::vector<std::string> warnings;
    const Loaded loaded = imported(with("#123456", theirs), &warnings);
    ASSERT_TRUE(loaded.title) << theirs;
    EXPECT_EQ(loaded.title->companies.companies.at(0).colour, ours);
    EXPECT_THAT(warnings, testing::Not(testing::Contains(testing::HasSubstr(theirs))));
  }
  std::vector<std::string> warnings;
  imported(with("#123456", "brightgreen"), &warnings);
  EXPECT_THAT(warnings, testing::Contains(testing::HasSubstr("brightgreen")));
}

// Texts of zones and phases, which are printed on the market and the phase chart, contain no code words.
TEST(ImportFacts, DescribeZonesAndPhasesInWords) {
  std::string facts = with(R"("p":{"type":"par","text":"Par value"})",
                           R"("p":{"type":"par_2","text":"Par value"},"y":{"type":"no_cert_limit"})");
  facts.replace(facts.find(R"("60","70p")"), 10, R"("60y","70p")");
  facts.replace(facts.find(R"("train_limit":4)"), 15,
                R"("train_limit":4,"status":["can_buy_companies","minor_float_2"])");
  facts.insert(facts.find(R"("trains":)"), R"("status_text":{"can_buy_companies":["Sales of privates",""]},)"
                                           R"("events_text":{"close_all":["All","All is closed."]},)");
  facts.replace(facts.find(R"("num":5)"), 7,
                R"("num":5,"events":[{"type":"close_all"},{"type":"full_capital"}])");
  const Loaded loaded = imported(facts);
  ASSERT_TRUE(loaded.title);
  std::vector<std::string> zones;
  for (const MarketZone& zone : loaded.title->market.zones) zones.push_back(zone.name);
  EXPECT_THAT(zones, testing::ElementsAre("Par", "Not counted"));
  EXPECT_THAT(loaded.title->roster.phases.at(0).status,
              testing::ElementsAre("Sales of privates", "Minor float"));
  std::vector<std::string> events;
  for (const TrainEvent& event : loaded.title->roster.trains.at(0).events) events.push_back(event.text);
  EXPECT_THAT(events, testing::ElementsAre("All is closed", "Full capital"));
}

// "Can Buy Companies" refers to private companies.
TEST(ImportFacts, TranslateCommonStatusTexts) {
  const Loaded loaded = imported(with(
      R"("phases":[{"name":"2",)",
      R"("status_text":{"can_buy_companies":["Can Buy Companies","All corporations can buy companies from players"],"own":["Own","Something else"]},
         "phases":[{"name":"2","status":["can_buy_companies","own"],)"));
  ASSERT_TRUE(loaded.title);
  EXPECT_THAT(loaded.title->roster.phases[0].status,
              testing::ElementsAre("Companies may buy privates", "Something else"));
}

// A zone's name does not repeat its effect, such as "Endgame: End game trigger".
TEST(ImportFacts, GiveZonesTheirUsualNamesAndColours) {
  std::string facts = with(R"("p":{"type":"par","text":"Par value"})",
                           R"("p":{"type":"par","text":"Par value","color":"red"},
                              "e":{"type":"no_cert_limit","text":"Corporation shares do not count towards cert limit","color":"olive"},
                              "r":{"type":"repar","text":"Second values","color":"peach"})");
  facts.replace(facts.find(R"("60","70p")"), 10, R"("60e","70pr")");
  const Loaded loaded = imported(facts);
  ASSERT_TRUE(loaded.title);
  std::vector<std::string> told;
  for (const MarketZone& zone : loaded.title->market.zones)
    told.push_back(zone.name + "/" + zone.colour + "/" + zone.meaning);
  EXPECT_THAT(told, testing::UnorderedElementsAre("Par//Par value", "Not counted/green/",
                                                  "Second par/orange/Second values"));
}

// In a market of one row prices move left and right, not up and down.
TEST(ImportFacts, ReadParPricesOfSomeCompanies) {
  const auto pars = [](const std::string& text) {
    std::string facts = with(R"("60","70p","80")", R"("60r","70p","80")");
    const std::string zones = R"("market_letters":{)";
    facts.insert(facts.find(zones) + zones.size(), R"("r":{"type":"repar","text":")" + text + R"("},)");
    const Loaded loaded = imported(facts);
    EXPECT_TRUE(loaded.title);
    return loaded.title ? std::ranges::count_if(loaded.title->market.zones, &MarketZone::par) : 0;
  };
  EXPECT_EQ(pars("Par values for unchartered corporations"), 2);
  EXPECT_EQ(pars("Par values after bankruptcy (varies by corporation)"), 1);
  EXPECT_EQ(pars("Minor companies cannot merge"), 1);
}

TEST(ImportFacts, MovePricesOfOneRowLeftAndRight) {
  const auto moves = [](const std::string& json) {
    std::vector<std::string> told;
    const Loaded loaded = imported(json);
    for (const MarketMove& move : loaded.title->market.moves) told.push_back(move.when + ": " + move.move);
    return told;
  };
  EXPECT_THAT(moves(small),
              testing::IsSupersetOf({"each share sold: down", "sold out at the end of a stock round: up"}));
  std::string one = with(R"("2D")", R"("1D")");
  const std::string rows = R"([["60","70p","80"],["50","60",""]])";
  one.replace(one.find(rows), rows.size(), R"([["60","70p","80"]])");
  EXPECT_THAT(moves(one), testing::IsSupersetOf(
                              {"each share sold: left", "sold out at the end of a stock round: right"}));
  std::string zigzag = one;
  zigzag.replace(zigzag.find(R"("1D")"), 4, R"("zigzag:true")");
  EXPECT_EQ(imported(zigzag).title->market.shape, MarketShape::Zigzag);
  one.replace(one.find(R"("constants":{)"), 13, R"("constants":{"SOLD_OUT_INCREASE":false,)");
  EXPECT_THAT(moves(one), testing::Not(testing::Contains(testing::HasSubstr("sold out"))));
}

// A game of the facts with these constants; `small` has one already.
Rules rules_with(const std::string& constants, std::vector<std::string>* warnings = nullptr) {
  const Loaded loaded = imported(with(R"("constants":{)", R"("constants":{)" + constants + ","), warnings);
  EXPECT_TRUE(loaded.title);
  for (const Finding& finding : loaded.findings) ADD_FAILURE() << finding.check << ": " << finding.message;
  return loaded.title ? loaded.title->rules : Rules();
}

std::vector<std::string> ends_with(const std::string& checks, std::vector<std::string>* warnings = nullptr) {
  std::vector<std::string> told;
  for (const EndRule& end : rules_with(R"("GAME_END_CHECK":{)" + checks + "}", warnings).end)
    told.push_back(std::string(word_of(end.when->value)) + " " + std::string(word_of(end.then->value)));
  return told;
}

TEST(ImportFacts, ReadTheEndOfTheGame) {
  EXPECT_THAT(ends_with(R"("bankrupt":"immediate","final_phase":"one_more_full_or_set")"),
              testing::ElementsAre("bankruptcy at_once", "last_phase one_more_set"));
  EXPECT_THAT(ends_with(R"("final_phase":"full_or","all_closed":"current_round")"),
              testing::ElementsAre("last_phase set", "no_companies round"));
  // The last train of `small`, 2+2, has a number; with a diesel at the end, its first purchase counts.
  EXPECT_THAT(ends_with(R"("final_train":"current_or")"), testing::ElementsAre("no_trains operating_round"));
  std::vector<std::string> warnings;
  EXPECT_THAT(ends_with(R"("bank":"full_or","six_sold":"full_or")", &warnings),
              testing::ElementsAre("bank set"));
  EXPECT_THAT(warnings, testing::Contains(testing::HasSubstr("six_sold")));
}

// A title's own cause is the purchase of a train: by its name, or by an event that announces the end.
TEST(ImportFacts, ReadEndsByATrain) {
  const auto train = [](const std::string& cause, const std::string& facts) {
    const std::string phases =
        R"("phases":[{"name":"2","tiles":["yellow"],"train_limit":4,"operating_rounds":1})";
    std::string text = with(phases, phases + R"(,{"name":"5","on":"D","tiles":["yellow"],"train_limit":2})");
    const std::string diesel = R"("distance":999,)";
    text.insert(text.find(diesel), facts);
    const std::string constants = R"("constants":{)";
    text.insert(text.find(constants) + constants.size(),
                R"("GAME_END_CHECK":{")" + cause + R"(":"one_more_full_or_set"},)");
    const Loaded loaded = imported(text);
    EXPECT_TRUE(loaded.title);
    if (!loaded.title || loaded.title->rules.end.empty()) return std::string();
    const EndRule& end = loaded.title->rules.end.front();
    return end.train ? end.train->value : std::string();
  };
  EXPECT_EQ(train("phase_five", ""), "D");
  EXPECT_EQ(train("five_train", ""), "D");
  EXPECT_EQ(train("last_contract", ""), "");
  EXPECT_EQ(train("last_contract", R"("events":[{"type":"signal_end_game"}],)"), "D");
  EXPECT_EQ(train("fixed_round", R"("events":[{"type":"signal_end_game"}],)"), "");
}

TEST(ImportFacts, ReadRulesAboutTrains) {
  const TrainRules plain = rules_with(R"("MIN_BID_INCREMENT":5)").trains;
  EXPECT_EQ(plain.over_limit->value, rule::OverLimit::Pool);
  EXPECT_FALSE(plain.deals_within);
  EXPECT_EQ(plain.emergency->bankruptcy->value, rule::Bankruptcy::EndsGame);
  const TrainRules other = rules_with(R"("DISCARDED_TRAINS":"remove","OBSOLETE_TRAINS_COUNT_FOR_LIMIT":true,
    "ALLOW_TRAIN_BUY_FROM_OTHER_PLAYERS":false,"BANKRUPTCY_ALLOWED":false,"EBUY_CAN_SELL_SHARES":false)")
                               .trains;
  EXPECT_EQ(other.over_limit->value, rule::OverLimit::Removed);
  EXPECT_TRUE(other.obsolete_count->value);
  EXPECT_TRUE(other.deals_within->value);
  EXPECT_EQ(other.emergency->bankruptcy->value, rule::Bankruptcy::Never);
  EXPECT_EQ(other.emergency->president_sells->value, rule::PresidentSells::Nothing);
  EXPECT_EQ(rules_with(R"("ALLOW_TRAIN_BUY_FROM_OTHERS":false)").trains.between_companies->value,
            rule::TrainDeal::Never);
}

TEST(ImportFacts, ReadLoansOfPresidents) {
  EXPECT_FALSE(rules_with(R"("MIN_BID_INCREMENT":5)").trains.emergency->loans);
  const EmergencyRules usual = *rules_with(R"("EBUY_CAN_TAKE_PLAYER_LOAN":"after_sell")").trains.emergency;
  EXPECT_TRUE(usual.loans->value);
  EXPECT_TRUE(usual.loans_after_sales->value);
  EXPECT_EQ(usual.loan_interest->value, 50);
  EXPECT_EQ(usual.loan_growth->value, 50);
  EXPECT_FALSE(usual.loan_penalty);
  const EmergencyRules other =
      *rules_with(R"("EBUY_CAN_TAKE_PLAYER_LOAN":true,"PLAYER_LOAN_INTEREST_RATE":-100,
    "PLAYER_LOAN_ENDGAME_PENALTY":200,"BANKRUPTCY_ALLOWED":false)")
           .trains.emergency;
  EXPECT_FALSE(other.loans_after_sales->value);
  EXPECT_EQ(other.loan_interest->value, -100);
  EXPECT_FALSE(other.loan_growth);
  EXPECT_EQ(other.loan_penalty->value, 200);
  EXPECT_FALSE(other.bankruptcy);
}

// Companies with shares of 20 % that an event splits.
TEST(ImportFacts, ReadConversions) {
  std::string text =
      with(R"("shares":[20,10,10,10,10,10,10,10,10])", R"("type":"5-share","shares":[40,20,20,20])");
  const auto replace = [&](const std::string& from, const std::string& to) {
    text.replace(text.find(from), from.size(), to);
  };
  replace(
      R"("operating_rounds":1}])",
      R"("operating_rounds":1,"status":["may_convert"]},{"name":"D","on":"D","tiles":["yellow"],"train_limit":2,"operating_rounds":1}])");
  replace(R"("num":"unlimited",)", R"("num":"unlimited","events":[{"type":"corporations_convert"}],)");
  const Loaded loaded = imported(text);
  ASSERT_TRUE(loaded.title);
  const Company& company = loaded.title->companies.companies.front();
  ASSERT_EQ(company.certificates.size(), 3U);
  EXPECT_EQ(company.certificates.front().then->value, 20);
  EXPECT_EQ(company.certificates.back().percent.value, 0);
  EXPECT_EQ(company.certificates.back().count.value, 5);
  EXPECT_EQ(company.conversion->kind, "10-share");
  const auto& rules = loaded.title->rules.companies.kinds.back().second;
  ASSERT_TRUE(rules.conversion);
  EXPECT_EQ(rules.conversion->when.size(), 2U);
  EXPECT_THAT(ref_names(rules.conversion->phases), testing::ElementsAre("2"));
}

TEST(ImportFacts, ReadRulesAboutRoundsAndLays) {
  const Rules rules =
      rules_with(R"("NEXT_SR_PLAYER_ORDER":"most_cash","CERT_LIMIT_INCLUDES_PRIVATES":false,"TILE_COST":20)");
  EXPECT_EQ(rules.stock.priority->value, rule::Priority::MostCash);
  EXPECT_FALSE(rules.privates.count->value);
  EXPECT_EQ(rules.operating.lays.kinds.at(0).second.at(0).least_cost->value, 20);
}

TEST(ImportFacts, ReadLimitsOfShares) {
  const Loaded loaded = imported(with(R"("constants":{)", R"("constants":{"MARKET_SHARE_LIMIT":80,)"));
  ASSERT_TRUE(loaded.title);
  EXPECT_EQ(loaded.title->pool_limit->value, 80);
  EXPECT_FALSE(loaded.title->holding_limit);
  const Loaded whole =
      imported(with(R"("float_percent":60)", R"("float_percent":60,"max_ownership_percent":100)"));
  ASSERT_TRUE(whole.title);
  EXPECT_EQ(whole.title->holding_limit->value, 100);
}

TEST(ImportFacts, ReadTheBankByNumberOfPlayers) {
  const Loaded loaded =
      imported(with(R"("by_players":{"3":{"starting_cash":500,"cert_limit":12})",
                    R"("by_players":{"2":{"starting_cash":500,"cert_limit":12,"bank_start":6000},
              "3":{"starting_cash":500,"cert_limit":12,"bank_start":7000},
              "4":{"starting_cash":500,"cert_limit":12,"bank_start":7000})"));
  ASSERT_TRUE(loaded.title);
  EXPECT_EQ(loaded.title->bank->value, 7000);
  EXPECT_EQ(loaded.title->players.at(0).bank->value, 6000);
  EXPECT_FALSE(loaded.title->players.at(1).bank);
}

TEST(ImportFacts, ReadHowCompaniesStart) {
  const auto home = [](const std::string& json) {
    const Loaded loaded = imported(json);
    return loaded.title->rules.companies.kinds.at(0).second.home->value;
  };
  EXPECT_EQ(home(small), rule::HomeTime::Operate);
  EXPECT_EQ(home(with(R"("constants":{)", R"("constants":{"HOME_TOKEN_TIMING":"par",)")),
            rule::HomeTime::Start);
  EXPECT_EQ(home(with(R"("constants":{)", R"("constants":{"HOME_TOKEN_TIMING":"start",)")),
            rule::HomeTime::SetUp);
  const std::string town = R"("code":"town=revenue:0")";
  EXPECT_EQ(home(with(town, R"("code":"city=revenue:20","cities":[{"slots":1,"tokens":["AB"]}])")),
            rule::HomeTime::SetUp);
  const Loaded homeless = imported(with(R"("coordinates":"A1")", R"("coordinates":null)"));
  ASSERT_TRUE(homeless.title);
  EXPECT_TRUE(homeless.title->rules.companies.kinds.at(0).second.chosen_home);
}

TEST(ImportFacts, ReadFloatsByPhase) {
  std::string json = with(R"({"name":"2","tiles":["yellow"],"train_limit":4,"operating_rounds":1})",
                          R"({"name":"2","tiles":["yellow"],"train_limit":4,"operating_rounds":1},
                             {"name":"D","on":"D","tiles":["yellow"],"train_limit":4,"operating_rounds":1})");
  const std::string diesel = R"("num":"unlimited",)";
  json.replace(json.find(diesel), diesel.size(), diesel + R"("events":[{"type":"float_40"}],)");
  const Loaded loaded = imported(json);
  ASSERT_TRUE(loaded.title);
  const Company& company = loaded.title->companies.companies.at(0);
  EXPECT_EQ(company.float_by_phase.at("2").value, 60);
  EXPECT_EQ(company.float_by_phase.at("D").value, 40);
}

TEST(ImportFacts, OmitInvalidColours) {
  for (const std::string colour : {"#12345", "#1234567F", "#gggggg"}) {
    std::string facts = small;
    facts.replace(facts.find("#123456"), 7, colour);
    std::vector<std::string> warnings;
    const Loaded loaded = imported(facts, &warnings);
    EXPECT_THAT(loaded.findings, testing::IsEmpty()) << colour;
    EXPECT_THAT(warnings, testing::Contains(testing::HasSubstr(colour)));
  }
}

TEST(ImportFacts, KeepTheFirstOfTwoPhasesOrPowersWithOneName) {
  Sources sources;
  Findings findings;
  const std::map<std::string, std::string> texts{
      {"a.json",
       R"({"hexes":{"A1":{"xy":[0,0]},"A3":{"xy":[0,2]}},"trains":[],"phases":[{"name":"2","status":["first"]},{"name":"2"}],
 "companies":[{"sym":"P","abilities":[{"type":"blocks_hexes","hexes":["A1"]},{"type":"blocks_hexes","hexes":["A3"]}]}]})"}};
  const MemoryReader files(texts);
  const auto title = read_facts(files, "a.json", sources, findings);
  ASSERT_TRUE(title);
  EXPECT_THAT(title->warnings, testing::Contains(testing::HasSubstr("phase 2 ")));
  const auto tree = [&](std::string_view name) {
    return write_yaml(std::ranges::find(title->files, name, &std::pair<std::string, Node>::first)->second);
  };
  EXPECT_THAT(tree("roster.yaml"), testing::StartsWith("phases: {2: {status: [First]}}\n"));
  EXPECT_THAT(tree("companies.yaml"), testing::EndsWith("blocks: [A1]}}\n"));
}

// A private closes when it is used up only if the facts state it.
TEST(ImportFacts, ReadWhetherAPowerClosesItsPrivate) {
  const std::string lay = R"({"type":"tile_lay","hexes":["A1"],"tiles":["57"],"count":1)";
  const std::string half = R"({"type":"train_discount","discount":0.5,"trains":["2"],"count":1)";
  for (const std::string& ability : {lay, half})
    for (const bool closes : {false, true}) {
      const std::string said = ability + (closes ? R"(,"closed_when_used_up":true})" : "}");
      const Loaded loaded = imported(with(R"({"type":"blocks_hexes","hexes":["A1"]})", said));
      ASSERT_TRUE(loaded.title);
      const auto& powers = loaded.title->rules.privates.powers.kinds;
      ASSERT_EQ(powers.size(), 1U);
      const auto& told = powers.front().second.front().closes;
      EXPECT_EQ(told && told->value, closes) << said;
    }
}

TEST(ImportFacts, ReportAFileWithoutFactsOnce) {
  const std::map<std::string, std::string> texts{{"a.json", "{\"hexes\": {}}"}, {"b.json", "{"}};
  const MemoryReader files(texts);
  for (const auto& [path, check] : {std::pair("a.json", "import/facts"), std::pair("b.json", "file/json"),
                                    std::pair("c.json", "file/missing")}) {
    Sources sources;
    Findings findings;
    EXPECT_FALSE(read_facts(files, path, sources, findings));
    ASSERT_EQ(findings.size(), 1U) << path;
    EXPECT_EQ(findings[0].check, check);
  }
}

// Identifiers of code become printable names.
TEST(ImportFacts, NameKindsAndPrivatesWithoutUnderscores) {
  std::string text = with(R"("sym":"AB",)", R"("sym":"AB","type":"ten_share",)");
  text.replace(text.find(R"("train_limit":4)"), 15, R"("train_limit":{"ten_share":4})");
  text.replace(text.find(R"("sym":"P1")"), 10, R"("sym":"DAYS_OFF")");
  text.replace(text.find(R"("when":"never")"), 14, R"("on_phase":"never")");
  const Loaded loaded = imported(text);
  ASSERT_TRUE(loaded.title);
  EXPECT_EQ(loaded.title->companies.companies.at(0).kind, "ten-share");
  EXPECT_EQ(loaded.title->roster.phases.at(0).limits.at("ten-share").value, 4);
  EXPECT_EQ(loaded.title->companies.privates.at(0).id.value, "DAYS-OFF");
  ASSERT_EQ(loaded.title->rules.privates.powers.kinds.size(), 1U);
  EXPECT_EQ(loaded.title->rules.privates.powers.kinds.at(0).first.value, "DAYS-OFF");
}

// Returns "hex/city/name" for each neutral station, with "open" if trains can pass it.
std::vector<std::string> neutral_stations(const Loaded& loaded) {
  std::vector<std::string> told;
  for (const NeutralStation& one : loaded.title->companies.neutral_stations)
    told.push_back(one.at.hex.value + "/" + (one.at.city ? std::to_string(one.at.city->value) : "") + "/" +
                   one.name + (one.open ? " open" : ""));
  return told;
}

TEST(ImportFacts, ReadTokensWithoutACompanyAsNeutralStations) {
  std::string facts = with(
      R"("hexes":{)",
      R"("hexes":{"B2":{"color":"gray","code":"city=revenue:20;path=a:0,b:_0","cities":[{"tokens":["AB"]}]},
         "B4":{"color":"gray","code":"city=revenue:20,slots:2;path=a:0,b:_0","cities":[{"tokens":["N",null]}]},
         "B6":{"color":"gray","code":"city=revenue:20;city=revenue:20;path=a:0,b:_0;path=a:3,b:_1",
               "cities":[{"tokens":["XY"]},{"tokens":["DD"]}]},)");
  facts.replace(facts.find(R"("cert_limit":12)"), 15, R"("cert_limit":12,"absent_corporations":["XY"])");
  std::vector<std::string> warnings;
  const Loaded loaded = imported(facts, &warnings);
  ASSERT_TRUE(loaded.title);
  EXPECT_THAT(neutral_stations(loaded), testing::ElementsAre("B4//N open", "B6/1/DD"));
  EXPECT_EQ(std::ranges::count_if(
                warnings, [](const std::string& one) { return one.find("DD in B6") != std::string::npos; }),
            1);
}

TEST(ImportFacts, ReadTheTokenInHamburgAsANeutralStation) {
  const char* said = std::getenv("TRACKWRIGHT_REFERENCE");
  const fs::path folder =
      said != nullptr ? fs::path(said) : fs::path(source_folder()).parent_path() / "shared/reference";
  if (!fs::exists(folder / "titles")) GTEST_SKIP() << "no reference facts on this machine";
  const auto text = DiskReader().read((folder / "titles/18EU.json").string(), largest_file);
  ASSERT_TRUE(text);
  const Loaded loaded = imported(*text);
  ASSERT_TRUE(loaded.title);
  EXPECT_THAT(neutral_stations(loaded), testing::ElementsAre("G2//N open"));
}

// The rounds of the other program decide how a title begins.
TEST(ImportFacts, ReadTheOpeningFromTheRounds) {
  using rule::Auction;
  const auto opening = [](const std::string& rounds) {
    const Loaded loaded = imported(with(R"("bank":8000)", R"("rounds":)" + rounds + R"(,"bank":8000)"));
    return loaded.title && !loaded.title->rules.opening.empty() ? loaded.title->rules.opening.front()
                                                                : AuctionRules{};
  };
  const auto one = opening(R"({"first":"Round::Auction","auction":{"steps":["Step::SelectionAuction"]}})");
  EXPECT_EQ(one.auction->value, Auction::OneByOne);
  EXPECT_TRUE(one.in_order && one.in_order->value);
  const auto own =
      opening(R"({"first":"Round::Auction","auction":{"steps":["GX::Step::SelectionAuction"]}})");
  EXPECT_EQ(own.auction->value, Auction::OneByOne);
  EXPECT_FALSE(own.in_order);
  const auto single =
      opening(R"({"first":"Round::Auction","auction":{"steps":["GX::Step::SingleItemAuction"]}})");
  EXPECT_EQ(single.all_pass->value, rule::AllPass::PriceFalls);
  const auto draft = opening(R"({"first":"GX::Round::Draft","order":"snake"})");
  EXPECT_EQ(draft.auction->value, Auction::FaceValue);
  EXPECT_EQ(draft.order->value, rule::TurnOrder::Snake);
  const auto stock = opening(R"({"first":"GX::Round::Stock"})");
  EXPECT_EQ(stock.held->value, rule::AuctionTime::InStockRounds);
  EXPECT_EQ(opening("{}").auction->value, Auction::Waterfall);
}

// The names of the steps and of replaced code, from the file of rounds.
TEST(ImportFacts, ReadTurnsFromTheStepsOfRounds) {
  const auto rules = [](const std::string& facts) {
    const Loaded loaded = imported(with(R"("bank":8000)", facts + R"("bank":8000)"));
    EXPECT_TRUE(loaded.title);
    return loaded.title ? loaded.title->rules : Rules();
  };
  const Rules plain = rules("");
  EXPECT_EQ(plain.operating.turn.kinds.at(0).second.size(), 6U);
  EXPECT_FALSE(plain.trains.export_next);
  EXPECT_FALSE(plain.trains.one_of_type);
  const Rules joined =
      rules(R"("rounds":{"operating":{"steps":["Step::Bankrupt","GX::Step::TrackAndToken","Step::Route",
    "Step::Dividend","GX::Step::BuySingleTrainOfType"]}},"replaced_methods":["or_set_finished"],)");
  EXPECT_EQ(joined.operating.turn.kinds.at(0).second.at(0).any_order.size(), 2U);
  EXPECT_TRUE(joined.trains.one_of_type->value);
  EXPECT_TRUE(joined.trains.export_next->value);
  ASSERT_EQ(joined.trains.exported.size(), 1U);
  EXPECT_EQ(joined.trains.exported[0].value, "2");
}

TEST(ImportFacts, ReadSharesThatAreIssuedForTrains) {
  const std::string steps =
      R"("rounds":{"operating":{"steps":["GX::Step::IssueShares","Step::Track","Step::Route"]}},"bank":8000)";
  std::string text = with(R"("bank":8000)", steps);
  EXPECT_FALSE(imported(text).title->rules.companies.kinds.at(0).second.issue);
  const std::string constants = R"("constants":{)";
  text.insert(text.find(constants) + constants.size(), R"("MUST_EMERGENCY_ISSUE_BEFORE_EBUY":true,)");
  const CompanyRules rules = imported(text).title->rules.companies.kinds.at(0).second;
  ASSERT_TRUE(rules.issue && rules.redeem);
  EXPECT_EQ(rules.issue->limit->value, rule::DealLimit::AsPlayersOverPool);
  EXPECT_EQ(rules.issue->price->value, rule::DealPrice::NextLeft);
  EXPECT_EQ(rules.redeem->price->value, rule::DealPrice::NextRight);
}

// An option to buy several shares from the offer, too, means that the plain game has only the pool.
TEST(ImportFacts, ReadWhereSeveralSharesComeFrom) {
  EXPECT_THAT(rules_with(R"("MIN_BID_INCREMENT":5)").stock.several_from, testing::IsEmpty());
  const Loaded loaded =
      imported(with(R"("bank":8000)",
                    R"("optional_rules":[{"sym":"multiple_brown_from_ipo","short_name":"x"}],"bank":8000)"));
  ASSERT_TRUE(loaded.title);
  ASSERT_EQ(loaded.title->rules.stock.several_from.size(), 1U);
  EXPECT_EQ(loaded.title->rules.stock.several_from[0].value, rule::ShareSource::Pool);
  ASSERT_EQ(loaded.title->options.size(), 1U);
  EXPECT_EQ(loaded.title->options[0].heading, "x");
}

// An option for a third yellow tile means that the plain game has two.
TEST(ImportFacts, ReadWhatOptionsReveal) {
  const auto loaded = [](const std::string& option) {
    return imported(with(R"("bank":8000)", R"("optional_rules":[{"sym":")" + option + R"("}],"bank":8000)"));
  };
  const auto lays = [](const Loaded& title) { return title.title->rules.operating.lays.kinds.at(0).second; };
  EXPECT_EQ(lays(loaded("double_yellow_first_or")).size(), 1U);
  const auto three = lays(loaded("triple_yellow_first_or"));
  ASSERT_EQ(three.size(), 2U);
  EXPECT_EQ(three[1].tile->value, rule::LayKind::Yellow);
  EXPECT_TRUE(loaded("variable_weather").title->options.empty());
  EXPECT_EQ(loaded("double_yellow_first_or").title->options.size(), 1U);
}

// A file of rounds beside the facts, by the name of the title.
TEST(ImportFacts, TakeTheRoundsFromTheFileBesideThem) {
  const MemoryReader files(std::map<std::string, std::string>{
      {"titles/a.json", small},
      {"titles/RULES.json", R"({"titles":{"Small":{"rounds":{"first":"Round::Draft"}}}})"}});
  Sources sources;
  Findings findings;
  const auto title = read_facts(files, "titles/a.json", sources, findings);
  ASSERT_TRUE(title);
  const auto rules =
      std::ranges::find(title->files, "rules.yaml", [](const auto& file) { return file.first; });
  ASSERT_NE(rules, title->files.end());
  EXPECT_THAT(write_yaml(rules->second), testing::HasSubstr("face_value"));
}

// A private and a minor of one name: the owner of the private runs the minor, unless the private has a
// revenue of its own.
TEST(ImportFacts, GiveMinorsToPrivatesOfTheSameName) {
  std::string text =
      with(R"("minors":[])",
           R"("minors":[{"sym":"P1","name":"Minor","tokens":[0],"coordinates":"A1","shares":[100]}])");
  const Loaded apart = imported(text);
  ASSERT_TRUE(apart.title);
  EXPECT_TRUE(apart.title->rules.privates.powers.kinds.empty());
  const std::string revenue = R"("revenue":5)";
  text.replace(text.find(revenue), revenue.size(), R"("revenue":0)");
  const Loaded joined = imported(text);
  ASSERT_TRUE(joined.title);
  const Rules& rules = joined.title->rules;
  ASSERT_NE(for_kind(rules.companies, "minor"), nullptr);
  EXPECT_EQ(for_kind(rules.companies, "minor")->start->value, rule::CompanyStart::WithPrivate);
  ASSERT_EQ(rules.privates.powers.kinds.size(), 1U);
  EXPECT_EQ(rules.privates.powers.kinds[0].second.at(0).power->value, rule::Power::RunsMinor);
}

TEST(ImportFacts, LoadAllReferenceTitles) {
  const char* said = std::getenv("TRACKWRIGHT_REFERENCE");
  const fs::path folder =
      said != nullptr ? fs::path(said) : fs::path(source_folder()).parent_path() / "shared/reference";
  if (!fs::exists(folder / "titles")) GTEST_SKIP() << "no reference facts on this machine";
  const DiskReader disk;
  int titles = 0;
  int with_map = 0;
  for (const auto& entry : fs::directory_iterator(folder / "titles")) {
    if (entry.path().filename() == "INDEX.json") continue;
    if (entry.path().filename() == "RollingStockStars.json")
      continue;  // a game without map, tiles and trains
    const auto text = disk.read(entry.path().string(), largest_file);
    ASSERT_TRUE(text);
    ++titles;
    if (text->find("\"hex_count\":0,") != std::string::npos)
      continue;  // a game without a map cannot become a title here
    const Loaded loaded = imported(*text);
    with_map += loaded.title ? 1 : 0;
    for (const Finding& finding : loaded.findings)
      if (finding.check.starts_with("schema/") || finding.check.starts_with("file/"))
        ADD_FAILURE() << entry.path().filename() << " " << finding.check << " " << finding.message;
  }
  EXPECT_EQ(titles, 101);
  EXPECT_GE(with_map, 99);
}

}  // namespace
}  // namespace trackwright
