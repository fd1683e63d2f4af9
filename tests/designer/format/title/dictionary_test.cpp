#include "designer/format/title/dictionary.h"

#include <gmock/gmock.h>

#include "tests/designer/trees.h"

namespace trackwright {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

struct Read {
  Sources sources;
  Findings findings;
  Dictionary dictionary;
};

Read read(std::map<std::string, std::string> files) {
  Read result;
  result.dictionary =
      read_dictionary(MemoryReader(std::move(files)), "dictionary", result.sources, result.findings);
  return result;
}

constexpr auto short_form = R"(# Yellow tiles
colour: yellow
tiles:
  # plain
  8: {code: "path=a:0,b:4"}

  57: {code: "city=revenue:20;path=a:0,b:_0;path=a:_0,b:3", note: "a city"}
)";

constexpr auto long_form = R"(colour: yellow
tiles:
  8:
    code: path=a:0,b:4
  57:
    note: a city
    code: 'city=revenue:20;path=a:0,b:_0;path=a:_0,b:3'
)";

TEST(DictionaryTest, ReadsTilesOfAllFilesInTheFolder) {
  Read result =
      read({{"dictionary/yellow.yaml", short_form},
            {"dictionary/green.yaml", "colour: green\ntiles:\n  23: {code: \"path=a:0,b:3;path=a:0,b:4\"}\n"},
            {"dictionary/README.md", "not a dictionary"}});
  EXPECT_THAT(result.findings, IsEmpty());
  EXPECT_THAT(result.dictionary.numbers(), ElementsAre("23", "57", "8"));
  const auto tile = result.dictionary.find("57", result.findings);
  ASSERT_TRUE(tile);
  EXPECT_EQ(tile->id, "57");
  EXPECT_EQ(tile->tile.colour, Colour::Yellow);
  EXPECT_EQ(tile->tile.stops.at(0).revenue.flat, 20);
  EXPECT_EQ(tile->note, "a city");
  EXPECT_FALSE(tile->own);
  EXPECT_EQ(said(result.sources, tile->place), "57");
  EXPECT_EQ(said(result.sources, tile->code_place), "city=revenue:20;path=a:0,b:_0;path=a:_0,b:3");
  EXPECT_FALSE(result.dictionary.find("58", result.findings));
}

TEST(DictionaryTest, ReadsShortAndLongFormAlike) {
  Read fast = read({{"dictionary/yellow.yaml", short_form}});
  Read slow = read({{"dictionary/yellow.yaml", long_form}});
  EXPECT_THAT(slow.findings, IsEmpty());
  EXPECT_EQ(slow.dictionary.numbers(), fast.dictionary.numbers());
  for (const std::string& id : fast.dictionary.numbers()) {
    const auto a = fast.dictionary.find(id, fast.findings);
    const auto b = slow.dictionary.find(id, slow.findings);
    EXPECT_EQ(a->tile, b->tile);
    EXPECT_EQ(a->note, b->note);
    EXPECT_EQ(said(slow.sources, b->place), id);
  }
}

TEST(DictionaryTest, ReadsUnusualLinesAsYaml) {
  for (const std::string line :
       {"  8: {code: \"path=a:0,b:4\"} # a comment", "  \"8\": {code: \"path=a:0,b:4\"}",
        "  8: {code: \"path=\\x61:0,b:4\"}", "  8: {note: \"n\", code: \"path=a:0,b:4\"}",
        "  8: {code: \"path=a:0,b:4\", note: \"\\x6e\"}", "  8: {code: \"path=a:0,b:4\", note: \"n",
        "   8: {code: \"path=a:0,b:4\"}"}) {
    const std::string rest = line.ends_with("\"n") ? "\"}\n" : "\n";
    Read result = read({{"dictionary/yellow.yaml", "colour: yellow\ntiles:\n" + line + rest}});
    EXPECT_THAT(result.findings, IsEmpty()) << line;
    EXPECT_THAT(result.dictionary.numbers(), ElementsAre("8")) << line;
    EXPECT_EQ(exits(result.dictionary.find("8", result.findings)->tile), 0b010001) << line;
  }
}

TEST(DictionaryTest, ReportsADuplicateNumber) {
  const Read result = read({{"dictionary/a.yaml", "colour: yellow\ntiles:\n  8: {code: \"path=a:0,b:4\"}\n"},
                            {"dictionary/b.yaml", "colour: green\ntiles:\n  8: {code: \"path=a:0,b:3\"}\n"}});
  ASSERT_THAT(checks_of(result.findings), ElementsAre("tile/duplicate"));
  EXPECT_EQ(result.findings[0].place.file, 2U);
  EXPECT_EQ(result.findings[0].related.at(0).place.file, 1U);
}

TEST(DictionaryTest, ReportsAnInvalidTextWhenTheTileIsUsed) {
  Read result = read({{"dictionary/a.yaml", "colour: yellow\ntiles:\n  8: {code: \"path=a:0,b:x\"}\n"}});
  EXPECT_THAT(result.findings, IsEmpty());
  EXPECT_FALSE(result.dictionary.find("8", result.findings));
  ASSERT_THAT(checks_of(result.findings), ElementsAre("tile/language"));
  EXPECT_EQ(said(result.sources, result.findings[0].place), "x");
}

TEST(DictionaryTest, HasNoTilesWithoutAFolderOrAColour) {
  EXPECT_THAT(read({}).dictionary.numbers(), IsEmpty());
  EXPECT_THAT(read({{"dictionary/a.yaml", "tiles:\n  8: {code: \"\"}\n"}}).dictionary.numbers(), IsEmpty());
  EXPECT_THAT(read({{"dictionary/a.yaml", "colour: puce\ntiles:\n  8: {code: \"\"}\n"}}).dictionary.numbers(),
              IsEmpty());
}

TEST(DictionaryTest, ReportsAFolderInPlaceOfAFile) {
  const Read result = read({{"dictionary/a.yaml/b", ""}});
  EXPECT_THAT(checks_of(result.findings), ElementsAre("file/directory"));
}

}  // namespace
}  // namespace trackwright
