// Tests `tile`, `render` and `kit` end to end.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/designer/program.h"
#include "tests/designer/scratch.h"
#include "tests/source_folder.h"

namespace trackwright {
namespace {

using testing::AllOf;
using testing::Each;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;
using testing::UnorderedElementsAre;

std::vector<std::string> files_in(const Scratch& scratch, const std::string& name) {
  return DiskReader().list(scratch.path(name));
}

// Returns a roster with an unreadable price.
std::string roster_without_price() {
  std::string text = DiskReader().read(source_folder() + "/titles/18scan/roster.yaml", 1 << 20).value();
  const std::size_t price = text.find("price: ");
  return text.replace(price, 7, "price: X");
}

TEST(Kit, IsNotPrintedFromDataWithErrors) {
  const Scratch scratch;
  for (const std::string command : {"kit", "shop"}) {
    const Ran made =
        ran_with({command, "18scan", "-o", scratch.path("out")}, "roster.yaml", roster_without_price());
    EXPECT_EQ(made.code, 1) << command;
    EXPECT_THAT(made.err, AllOf(HasSubstr("must be a whole number"), HasSubstr("nothing was printed")));
    EXPECT_THAT(made.out, IsEmpty());
    EXPECT_THAT(files_in(scratch, "out"), IsEmpty());
  }
}

// The 2-train rusts on an unknown train: the file is readable, but the game does not work.
TEST(Kit, IsNotPrintedFromATitleWithMistakes) {
  const Scratch scratch;
  std::string roster = DiskReader().read(source_folder() + "/titles/18scan/roster.yaml", 1 << 20).value();
  const std::size_t rusts = roster.find("rusts_on: ");
  ASSERT_NE(rusts, std::string::npos);
  roster.replace(rusts, roster.find('\n', rusts) - rusts, "rusts_on: 9X");
  for (const std::string command : {"kit", "shop"}) {
    const Ran made = ran_with({command, "18scan", "-o", scratch.path("out")}, "roster.yaml", roster);
    EXPECT_EQ(made.code, 1) << command;
    EXPECT_THAT(made.err, AllOf(HasSubstr("[train/unknown-trigger]"), HasSubstr("nothing was printed"),
                                HasSubstr("`trackwright render 18scan`")));
    EXPECT_THAT(made.out, IsEmpty());
    EXPECT_THAT(files_in(scratch, "out"), IsEmpty());
  }
  EXPECT_EQ(ran_with({"render", "18scan", "trains", "-o", scratch.path("out")}, "roster.yaml", roster).code,
            0);
}

// A border that only one hex states, as in imported facts, has a certain fix.
TEST(Kit, NamesMistakesThatCanBeFixed) {
  const Scratch scratch;
  std::string map = DiskReader().read(source_folder() + "/titles/18scan/map.yaml", 1 << 20).value();
  const std::string hex = "E10: {name: Gävle, code: \"town=revenue:0";
  const std::size_t at = map.find(hex);
  ASSERT_NE(at, std::string::npos);
  map.insert(at + hex.size(), ";border=edge:4,type:impassable");
  const Ran made = ran_with({"kit", "18scan", "-o", scratch.path("out")}, "map.yaml", map);
  EXPECT_EQ(made.code, 1);
  EXPECT_THAT(made.err, AllOf(HasSubstr("[map/one-sided-border]"), HasSubstr("nothing was printed"),
                              HasSubstr("`trackwright check 18scan --fix`")));
}

TEST(Kit, MentionsFindingsThatDoNotPreventPrinting) {
  const Scratch scratch;
  std::string roster = DiskReader().read(source_folder() + "/titles/18scan/roster.yaml", 1 << 20).value();
  const std::size_t price = roster.find("price: 80");
  ASSERT_NE(price, std::string::npos);
  roster.replace(price, 9, "price: 83");
  for (const std::string command : {"kit", "shop"}) {
    const Ran made = ran_with({command, "18scan", "-o", scratch.path(command)}, "roster.yaml", roster);
    EXPECT_EQ(made.code, 0) << command << made.err;
    EXPECT_THAT(made.err, HasSubstr("`trackwright check 18scan` shows them"));
  }
}

TEST(Render, DrawsTheReadablePartsOfATitle) {
  const Scratch scratch;
  const Ran drawn =
      ran_with({"render", "18scan", "map", "-o", scratch.path("out")}, "roster.yaml", roster_without_price());
  EXPECT_EQ(drawn.code, 1);
  EXPECT_THAT(drawn.err, HasSubstr("must be a whole number"));
  EXPECT_THAT(files_in(scratch, "out"), testing::Contains("map.pdf"));
}

TEST(TileCommand, PicksTheFormatByTheEnding) {
  const Scratch scratch;
  for (const auto& [file, start] : std::vector<std::pair<std::string, std::string>>{
           {"57.png", "\x89PNG"}, {"57.svg", "<?xml"}, {"57.pdf", "%PDF-"}, {"57.PNG", "\x89PNG"}}) {
    const Ran drawn = ran({"tile", "57", "-o", scratch.path(file)});
    EXPECT_EQ(drawn.code, 0) << drawn.err;
    EXPECT_THAT(drawn.out, HasSubstr("1 tile"));
    EXPECT_THAT(scratch.read(file), StartsWith(start));
  }
  EXPECT_EQ(ran({"tile", "57", "-o", scratch.path("57.bmp")}).code, 2);
  EXPECT_EQ(ran({"tile", "57"}).code, 2);
}

TEST(TileCommand, DpiSetsTheSizeInPixels) {
  const Scratch scratch;
  EXPECT_EQ(ran({"tile", "57", "--dpi", "50", "-o", scratch.path("a.png")}).code, 0);
  EXPECT_EQ(ran({"tile", "57", "--dpi", "100", "-o", scratch.path("b.png")}).code, 0);
  const auto width = [&](const std::string& name) {
    const std::string bytes = scratch.read(name);
    return static_cast<unsigned char>(bytes.at(18)) * 256 + static_cast<unsigned char>(bytes.at(19));
  };
  EXPECT_NEAR(width("b.png"), 2 * width("a.png"), 2);
}

TEST(TileCommand, DrawsTilesOfATitleAndTexts) {
  const Scratch scratch;
  const std::string code = "city=revenue:30;path=a:0,b:_0;path=a:3,b:_0";
  EXPECT_EQ(ran({"tile", "403", "57", code, "--title", "18scan", "--colour", "yellow", "--rotation", "1",
                 "--pointy", "-o", scratch.path("a.svg")})
                .code,
            0);
  const Ran wrong = ran({"tile", "city=revenu:30", "-o", scratch.path("b.svg")});
  EXPECT_EQ(wrong.code, 2);
  EXPECT_THAT(wrong.err, AllOf(HasSubstr("^~~~~~"), HasSubstr("did you mean `revenue`?")));
  EXPECT_THAT(ran({"tile", "5x7", "-o", scratch.path("b.svg")}).err, HasSubstr("did you mean 57?"));
  EXPECT_EQ(ran({"tile", "57", "--colour", "pink", "-o", scratch.path("b.svg")}).code, 2);
  EXPECT_EQ(ran({"tile", "57", "--title", "no-such", "-o", scratch.path("b.svg")}).code, 2);
  EXPECT_EQ(ran({"tile", "57", "-o", scratch.path("absent/b.svg")}).code, 2);
  EXPECT_THAT(files_in(scratch, ""), ElementsAre("a.svg"));
}

// The theme of the option overrides the title's theme, which overrides classic.
TEST(TileCommand, UsesATheme) {
  const Scratch scratch;
  const auto drawn = [&](const std::vector<std::string>& more, const std::string& kit = {}) {
    std::vector<std::string> arguments{"tile", "57", "-o", scratch.path("a.svg")};
    arguments.insert(arguments.end(), more.begin(), more.end());
    const Ran run = ran_with(arguments, "kit.yaml", kit.empty() ? "paper: A4\n" : kit);
    EXPECT_EQ(run.code, 0) << run.err;
    return scratch.read("a.svg");
  };
  const std::string classic = drawn({});
  const std::string warm = drawn({"--theme", "warm"});
  EXPECT_NE(warm, classic);
  EXPECT_EQ(drawn({"--theme", "classic"}), classic);
  EXPECT_EQ(drawn({"--title", "18scan"}, "theme: warm\n"), warm);
  EXPECT_EQ(drawn({"--title", "18scan", "--theme", "classic"}, "theme: warm\n"), classic);
  const Ran wrong = ran({"tile", "57", "--theme", "warn", "-o", scratch.path("b.svg")});
  EXPECT_EQ(wrong.code, 2);
  EXPECT_THAT(wrong.err, HasSubstr("did you mean `warm`?"));
}

const std::string sound = source_folder() + "/tests/data/sound";

TEST(RenderCommand, WritesAComponentInTheRequestedFormats) {
  const Scratch scratch;
  const Ran drawn = ran({"render", sound, "map", "market", "--format", "svg", "--format", "png", "--dpi",
                         "40", "-o", scratch.path("out")});
  EXPECT_EQ(drawn.code, 0) << drawn.err;
  EXPECT_THAT(files_in(scratch, "out"),
              UnorderedElementsAre("map.svg", "map.png", "market.svg", "market.png"));
  EXPECT_EQ(ran({"render", sound, "map", "--paper", "letter", "-o", scratch.path("pdf")}).code, 0);
  EXPECT_THAT(files_in(scratch, "pdf"), UnorderedElementsAre("map.pdf", "map-whole.pdf"));
}

TEST(RenderCommand, WritesTheFileThatThePathNames) {
  const Scratch scratch;
  for (const auto& [file, start] : std::vector<std::pair<std::string, std::string>>{
           {"map.png", "\x89PNG"}, {"map.svg", "<?xml"}, {"map.PDF", "%PDF-"}, {"tiles.pdf", "%PDF-"}}) {
    const std::string component = file.substr(0, file.find('.'));
    const Ran drawn = ran({"render", sound, component, "--dpi", "40", "-o", scratch.path(file)});
    EXPECT_EQ(drawn.code, 0) << drawn.err;
    EXPECT_THAT(drawn.out, StartsWith(scratch.path(file) + ": "));
    EXPECT_THAT(scratch.read(file), StartsWith(start));
  }
  EXPECT_EQ(ran({"proof", sound, "-o", scratch.path("proof.pdf")}).code, 0);
  EXPECT_THAT(scratch.read("proof.pdf"), StartsWith("%PDF-"));
  EXPECT_EQ(ran({"render", sound, "map", "-o", scratch.path("v1.2")}).code, 0);
  EXPECT_THAT(files_in(scratch, "v1.2"), UnorderedElementsAre("map.pdf", "map-whole.pdf"));
}

TEST(RenderCommand, RefusesOneFileForSeveral) {
  const Scratch scratch;
  const std::vector<std::vector<std::string>> wrong{
      {"render", sound, "map", "market", "-o", scratch.path("a.pdf")},
      {"render", "18scan", "tiles", "-o", scratch.path("a.svg")},
      {"render", sound, "map", "--format", "svg", "-o", scratch.path("a.pdf")},
      {"render", sound, "map", "--format", "svg", "--format", "pdf", "-o", scratch.path("a.pdf")},
      {"kit", sound, "-o", scratch.path("a.pdf")},
      {"shop", sound, "-o", scratch.path("a.pdf")}};
  for (const auto& arguments : wrong) {
    const Ran refused = ran(arguments);
    EXPECT_EQ(refused.code, 2) << testing::PrintToString(arguments);
    EXPECT_THAT(refused.err, HasSubstr("/a.")) << testing::PrintToString(arguments);
    EXPECT_THAT(refused.out, IsEmpty());
  }
  EXPECT_THAT(files_in(scratch, ""), IsEmpty());
}

TEST(RenderCommand, ExplainsUnknownNames) {
  const Scratch scratch;
  const std::string out = scratch.path("out");
  EXPECT_THAT(ran({"render", "18scan", "mapp", "-o", out}).err, HasSubstr("Did you mean `map`?"));
  EXPECT_THAT(ran({"render", "18scan", "nonsense", "-o", out}).err, HasSubstr("The components:\n  map"));
  EXPECT_THAT(ran({"render", "18scan", "map", "--paper", "A9", "-o", out}).err, HasSubstr("is not a paper"));
  EXPECT_EQ(ran({"render", "18scan", "map", "--format", "gif", "-o", out}).code, 2);
  EXPECT_EQ(ran({"render", "18scan", "map", "--tile-size", "1", "-o", out}).code, 2);
  EXPECT_EQ(ran({"render", "no-such", "map", "-o", out}).code, 2);
  EXPECT_FALSE(DiskReader().is_directory(out));
}

TEST(KitCommand, WritesTheSameBytesEachTime) {
  const Scratch scratch;
  const Ran once = ran({"kit", sound, "-o", scratch.path("a"), "--contact", scratch.path("contact.svg")});
  EXPECT_EQ(once.code, 0) << once.err;
  EXPECT_EQ(ran({"kit", sound, "-o", scratch.path("b")}).code, 0);
  const auto names = files_in(scratch, "a");
  EXPECT_THAT(names, testing::IsSupersetOf({"map.pdf", "tiles.pdf", "manifest.pdf", "upgrades.pdf",
                                            "charters.pdf", "market.pdf", "kit.pdf", "kit.json"}));
  EXPECT_EQ(files_in(scratch, "b"), names);
  for (const std::string& name : names)
    EXPECT_EQ(scratch.read("a/" + name), scratch.read("b/" + name)) << name;
  EXPECT_THAT(scratch.read("contact.svg"), StartsWith("<?xml"));
}

TEST(KitCommand, OverwritesAnOlderKitButNotAFile) {
  const Scratch scratch;
  scratch.write("kit/map.pdf", "old");
  EXPECT_EQ(ran({"kit", sound, "-o", scratch.path("kit")}).code, 0);
  EXPECT_THAT(scratch.read("kit/map.pdf"), StartsWith("%PDF"));
  for (const std::string& name : files_in(scratch, "kit")) EXPECT_EQ(name.find(".part-"), std::string::npos);
  scratch.write("file", "x");
  const Ran refused = ran({"kit", sound, "-o", scratch.path("file")});
  EXPECT_EQ(refused.code, 2);
  EXPECT_THAT(refused.err, HasSubstr("[file/unwritable]"));
}

TEST(KitCommand, DrawsNothingIfTheTitleIsUnreadable) {
  const Scratch scratch;
  const Ran refused = ran({"kit", "no-such-title", "-o", scratch.path("kit")});
  EXPECT_EQ(refused.code, 2);
  EXPECT_THAT(refused.err, HasSubstr("[file/missing]"));
  EXPECT_THAT(refused.out, IsEmpty());
  EXPECT_FALSE(DiskReader().is_directory(scratch.path("kit")));
}

}  // namespace
}  // namespace trackwright
