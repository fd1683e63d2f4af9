// Runs `upgrades`, `routes` and `import` from the command line.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "designer/faces/cli/installation.h"
#include "tests/designer/program.h"
#include "tests/designer/scratch.h"
#include "tests/golden_text.h"
#include "tests/source_folder.h"

namespace trackwright {
namespace {

using nlohmann::json;
using testing::AllOf;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

std::vector<std::string> successors(const std::vector<std::string>& arguments) {
  const Ran told = ran(arguments);
  EXPECT_EQ(told.code, 0) << told.err;
  std::vector<std::string> tiles;
  const json rows = json::parse(told.out);
  for (const json& row : rows)
    for (const json& to : row.at("to")) tiles.push_back(to.at("tile"));
  return tiles;
}

TEST(UpgradesCommand, ListsUpgradesOfATile) {
  const auto of_8 = successors({"upgrades", "18scan", "--from", "8", "--format", "json"});
  EXPECT_THAT(of_8, AllOf(Contains("80"), Contains("83"), Not(Contains("9"))));
  EXPECT_THAT(ran({"upgrades", "18scan", "--from", "8"}).out,
              AllOf(HasSubstr("8\n"), HasSubstr("-> 81 "), HasSubstr("turned by")));
}

TEST(UpgradesCommand, ListsOnlyColoursOfThePhase) {
  EXPECT_THAT(successors({"upgrades", "18scan", "--from", "8", "--phase", "2", "--format", "json"}),
              IsEmpty());
  EXPECT_THAT(successors({"upgrades", "18scan", "--from", "8", "--phase", "3", "--format", "json"}),
              Contains("80"));
  EXPECT_THAT(ran({"upgrades", "18scan", "--from", "8", "--phase", "2"}).out, HasSubstr("-> nothing"));
}

TEST(UpgradesCommand, ListsTilesOfAHexInAPhase) {
  const auto colours = [](const std::string& phase) {
    const Ran told = ran({"upgrades", "18scan", "--hex", "D9", "--phase", phase, "--format", "json"});
    std::set<std::string> found;
    const json hexes = json::parse(told.out);
    for (const json& node : hexes.at(0).at("tree")) found.insert(node.at("colour"));
    return found;
  };
  EXPECT_EQ(colours("2"), (std::set<std::string>{"white", "yellow"}));
  EXPECT_EQ(colours("3"), (std::set<std::string>{"white", "yellow", "green"}));
  const Ran text = ran({"upgrades", "18scan", "--hex", "D9", "--phase", "3"});
  EXPECT_TRUE(matches_text(text.out));
  EXPECT_TRUE(matches_text(ran({"upgrades", "18scan", "--hex", "D9"}).out));
}

TEST(UpgradesCommand, ReportsFixedHexesAndUnknownNames) {
  const Ran fixed = ran({"upgrades", "18scan", "--hex", "A4"});
  EXPECT_TRUE(matches_text(fixed.out));
  EXPECT_THAT(ran({"upgrades", "18scan", "--hex", "A4", "--format", "json"}).out,
              HasSubstr("\"fixed\":true"));
  const Ran hex = ran({"upgrades", "18scan", "--hex", "D99"});
  EXPECT_EQ(hex.code, 2);
  EXPECT_THAT(hex.err, AllOf(HasSubstr("`D99`"), HasSubstr("did you mean `D9`?")));
  EXPECT_EQ(ran({"upgrades", "18scan", "--from", "no-tile"}).code, 2);
  EXPECT_EQ(ran({"upgrades", "18scan", "--phase", "9"}).code, 2);
  EXPECT_EQ(ran({"upgrades", "18scan", "--hex", "D9", "--from", "8"}).code, 2);
}

TEST(UpgradesCommand, ShowsTheCostOfALay) {
  const Ran norway = ran({"upgrades", "18norway", "--hex", "H27"});
  EXPECT_THAT(norway.out, AllOf(HasSubstr("the first tile costs 30kr (hill)"), HasSubstr("12 in all")));
  const json told = json::parse(ran({"upgrades", "18norway", "--hex", "H27", "--format", "json"}).out).at(0);
  EXPECT_EQ(told.at("cost").at("amount"), 30);
  EXPECT_EQ(told.at("lays").at(0).at("left"), told.at("lays").at(0).at("count"));
  EXPECT_TRUE(matches_text(lines_with(ran({"upgrades", "18norway", "--hex", "J23"}).out, "Rørosbanen")));
  EXPECT_THAT(ran({"upgrades", "18norway", "--hex", "I26"}).out,
              AllOf(HasSubstr("`LM1` in I26"), HasSubstr("phase 3")));
}

TEST(UpgradesCommand, FindsAHexByNameAndGivesAReasonOnce) {
  EXPECT_THAT(ran({"upgrades", "18scan", "--hex", "Stockholm"}).err, HasSubstr(": F11"));
  const std::string told = ran({"upgrades", "18scan", "--hex", "D9"}).out;
  EXPECT_THAT(
      told,
      HasSubstr("not 403 5 58: the title's upgrade chart does not lead from D9 as printed to the tile"));
}

TEST(UpgradesCommand, WaitsForEvents) {
  const auto taken = [](std::vector<std::string> more) {
    std::vector<std::string> arguments{"upgrades", "denmark1847", "--hex", "C19", "--format", "json"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    std::set<std::string> tiles;
    const json hexes = json::parse(ran(arguments).out);
    for (const json& lay : hexes.at(0).at("lays"))
      if (lay.at("legal")) tiles.insert(lay.at("tile").get<std::string>() + lay.value("condition", ""));
    return tiles;
  };
  using Tiles = std::set<std::string>;
  EXPECT_EQ(taken({"--phase", "2"}), (Tiles{"D1", "D2"}));
  EXPECT_EQ(taken({"--phase", "4"}), (Tiles{"D1until `war` happens", "D2until `war` happens",
                                            "D1Wonce `war` has happened", "D2Wonce `war` has happened"}));
  EXPECT_EQ(taken({"--phase", "4", "--event", "war"}), (Tiles{"D1W", "D2W"}));
  EXPECT_EQ(taken({"--phase", "5"}), (Tiles{"D1W", "D2W"}));
  const Ran wrong = ran({"upgrades", "denmark1847", "--event", "wer"});
  EXPECT_EQ(wrong.code, 2);
  EXPECT_THAT(wrong.err, HasSubstr("did you mean `war`?"));
}

TEST(UpgradesCommand, ListsLaysOfACompany) {
  const Scratch folder;
  folder.write("position.yaml",
               "phase: 2\nentity: NSB\ntrains: []\ntokens: {D7: [NSB]}\nlaid: {D9: [9, 1]}\n");
  const std::string position = folder.path("position.yaml");
  const Ran text = ran({"upgrades", "18scan", "--position", position, "--company", "NSB"});
  EXPECT_EQ(text.code, 0) << text.err;
  EXPECT_TRUE(matches_text(text.out));
  const json told =
      json::parse(
          ran({"upgrades", "18scan", "--position", position, "--company", "NSB", "--format", "json"}).out)
          .at(0);
  EXPECT_EQ(told.at("company"), "NSB");
  ASSERT_FALSE(told.at("lays").empty());
  for (const json& hex : told.at("lays")) EXPECT_FALSE(hex.at("tiles").empty()) << hex;
  EXPECT_TRUE(
      json::parse(
          ran({"upgrades", "18scan", "--position", position, "--company", "DSB", "--format", "json"}).out)
          .at(0)
          .at("lays")
          .empty());
  EXPECT_EQ(ran({"upgrades", "18scan", "--position", position, "--company", "NBS"}).code, 2);
  EXPECT_EQ(ran({"upgrades", "18scan", "--company", "NSB"}).code, 2);
  EXPECT_TRUE(matches_text(
      lines_with(ran({"upgrades", "18scan", "--position", position, "--hex", "D9"}).out, "on 9 ")));
}

// Oslo (D7, 20) and the hex south of Gothenburg (D9), with one plain tile and a city between them.
Ran run_routes(const std::string& position, std::vector<std::string> more = {}) {
  const Scratch folder;
  folder.write("position.yaml", position);
  std::vector<std::string> arguments{"routes", "18scan", folder.path("position.yaml")};
  arguments.insert(arguments.end(), more.begin(), more.end());
  return ran(arguments);
}

constexpr auto sound = "phase: 2\nentity: NSB\ntrains: [2]\nlaid: {D9: [9, 1]}\ntokens: {D7: [NSB]}\n";

TEST(RoutesCommand, PrintsTheBestRunsAsTextAndJson) {
  const Ran text = run_routes(sound);
  EXPECT_EQ(text.code, 0) << text.err;
  EXPECT_THAT(text.out, HasSubstr("NSB earns"));
  const json told = json::parse(run_routes(sound, {"--format", "json"}).out);
  EXPECT_EQ(told.at("complete"), true);
  EXPECT_TRUE(told.at("routes").is_array());
}

TEST(RoutesCommand, DrawsRuns) {
  const std::string pictures = ::testing::TempDir() + "trackwright-runs-" + std::to_string(::getpid());
  for (const std::string ending : {"png", "svg", "pdf"}) {
    const std::string picture = pictures + "." + ending;
    EXPECT_EQ(run_routes(sound, {"-o", picture}).code, 0);
    const auto bytes = DiskReader().read(picture, largest_file);
    ASSERT_TRUE(bytes) << picture;
    EXPECT_GT(bytes->size(), 1000U);
    std::filesystem::remove(picture);
  }
  const Ran wrong = run_routes(sound, {"-o", pictures + ".gif"});
  EXPECT_EQ(wrong.code, 2);
  EXPECT_THAT(wrong.err, HasSubstr("use .pdf, .svg or .png"));
}

TEST(RoutesCommand, DrawsRunsInATheme) {
  const std::string picture =
      ::testing::TempDir() + "trackwright-runs-" + std::to_string(::getpid()) + ".svg";
  const auto drawn = [&](const std::string& theme) {
    EXPECT_EQ(run_routes(sound, {"-o", picture, "--theme", theme}).code, 0);
    const std::string bytes = DiskReader().read(picture, largest_file).value_or("");
    std::filesystem::remove(picture);
    return bytes;
  };
  EXPECT_NE(drawn("low-ink"), drawn("classic"));
  EXPECT_EQ(run_routes(sound, {"-o", picture, "--theme", "no-such"}).code, 2);
}

TEST(RoutesCommand, JudgesStatedRuns) {
  const Ran broken =
      run_routes(std::string(sound) + "routes: [{train: \"2\", path: [\"D9:1-4\"]}]\n", {"--evaluate"});
  EXPECT_EQ(broken.code, 1);
  EXPECT_THAT(broken.out, HasSubstr("not legal: "));
}

TEST(RoutesCommand, ReportsMistakesInAPosition) {
  struct Case {
    std::string text;
    std::string check;
    int code;
  };
  const std::string head = "phase: 2\nentity: NSB\n";
  for (const Case& one :
       std::vector<Case>{{head + "laid: {Z99: [9, 1]}\n", "position/unknown-hex", 1},
                         {head + "laid: {D9: [9999, 1]}\n", "position/unknown-tile", 1},
                         {head + "laid: {D9: [9, 7]}\n", "position/rotation", 1},
                         {head + "trains: [17X]\n", "position/unknown-train", 1},
                         {head + "tokens: {D7: [NSB, NSB, NSB, NSB]}\n", "position/full-city", 1},
                         {head + "tokens: {D9: [NSB]}\n", "position/unknown-city", 1},
                         {"phase: 99\nentity: NSB\n", "position/unknown-phase", 1},
                         {head + "layd: {}\n", "schema/unknown-key", 1},
                         {"phase: [\n", "file/syntax", 2}}) {
    const Ran told = run_routes(one.text);
    EXPECT_EQ(told.code, one.code) << one.check;
    EXPECT_THAT(told.err, AllOf(HasSubstr(one.check), HasSubstr("position.yaml:"))) << one.text;
    EXPECT_THAT(told.out, IsEmpty());
  }
}

TEST(RoutesCommand, RunsTooManyTrainsWithAWarning) {
  const Ran told = run_routes("phase: 2\nentity: NSB\ntrains: [2, 2, 2, 2, 2, 2]\n");
  EXPECT_EQ(told.code, 0);
  EXPECT_THAT(told.err, HasSubstr("position/train-limit"));
  EXPECT_THAT(told.out, HasSubstr("NSB earns"));
}

TEST(RoutesCommand, WarnsAboutATileOfALaterPhase) {
  const Ran told = run_routes("phase: 2\nentity: NSB\ntrains: [2]\nlaid: {D9: [81, 1]}\n");
  EXPECT_EQ(told.code, 0);
  EXPECT_THAT(told.err,
              AllOf(HasSubstr("position/unreachable"), HasSubstr("not yet"), HasSubstr("in phase 2")));
}

TEST(RoutesCommand, NeedsAnExistingFileAndCompany) {
  EXPECT_EQ(ran({"routes", "18scan", "/no/such/position.yaml"}).code, 2);
  EXPECT_EQ(ran({"routes", "18scan", source_folder()}).code, 2);
  const Ran other = run_routes(sound, {"--company", "NBS"});
  EXPECT_EQ(other.code, 2);
  EXPECT_THAT(other.err, AllOf(HasSubstr("`NBS`"), HasSubstr("did you mean `NSB`?")));
}

const char* const tiny_facts =
    R"({"title":"Small","layout":"pointy","axes":{"x":"number","y":"letter"},"currency_format":"$%s",
 "bank":8000,"by_players":{"3":{"starting_cash":500,"cert_limit":12}},
 "hexes":{"A1":{"color":"white","name":"Town","code":"town=revenue:0"}},"tile_manifest":{"3":2},
 "market_type":"2D","market_letters":{"p":{"type":"par","text":"Par"}},"market":[["60","70p","80"]],
 "phases":[{"name":"2","tiles":["yellow"],"train_limit":4,"operating_rounds":1}],
 "trains":[{"name":"2","distance":2,"price":80,"num":5}],"companies":[],"corporations":[],"minors":[]})";

TEST(ImportCommand, WritesAndUpdatesATitle) {
  const Scratch folder;
  folder.write("small.json", tiny_facts);
  const std::string made = folder.path("small");
  const auto import = [&](const std::vector<std::string>& more) {
    std::vector<std::string> arguments{"import", "facts", folder.path("small.json"), "-o", made};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return ran(arguments);
  };
  EXPECT_EQ(import({}).code, 0);
  EXPECT_EQ(ran({"validate", made}).code, 0);
  const Ran refused = import({});
  EXPECT_EQ(refused.code, 2);
  EXPECT_THAT(refused.err, AllOf(HasSubstr("is not empty"), HasSubstr("--update")));
  folder.write("small/title.yaml", "# mine\n" + folder.read("small/title.yaml"));
  EXPECT_THAT(import({"--update"}).out, HasSubstr("0 files changed"));
  std::string dearer = tiny_facts;
  folder.write("small.json", dearer.replace(dearer.find("8000"), 4, "9000"));
  EXPECT_THAT(import({"--update"}).out, HasSubstr("1 file changed"));
  EXPECT_THAT(folder.read("small/title.yaml"), AllOf(HasSubstr("# mine\n"), HasSubstr("bank: 9000\n")));
}

TEST(ImportCommand, RefusesToUpdateAnotherFolder) {
  const Scratch folder;
  folder.write("small.json", tiny_facts);
  folder.write("other/title.yaml", "title: [\n");
  const Ran told =
      ran({"import", "facts", folder.path("small.json"), "-o", folder.path("other"), "--update"});
  EXPECT_EQ(told.code, 2);
  EXPECT_THAT(told.err, HasSubstr("file/syntax"));
  EXPECT_EQ(folder.read("other/title.yaml"), "title: [\n");
}

TEST(ImportCommand, ReportsUnreadableFiles) {
  const Scratch folder;
  const std::string made = folder.path("new");
  EXPECT_EQ(ran({"import", "facts", "/no/such.json", "-o", made}).code, 2);
  folder.write("list.json", "[1, 2]");
  const Ran wrong = ran({"import", "facts", folder.path("list.json"), "-o", made});
  EXPECT_EQ(wrong.code, 2);
  EXPECT_THAT(wrong.err, HasSubstr("import/facts"));
  EXPECT_FALSE(DiskReader().is_directory(made));
  EXPECT_EQ(ran({"import", "maker", folder.path("list.json"), "-o", made}).code, 2);
}

}  // namespace
}  // namespace trackwright
