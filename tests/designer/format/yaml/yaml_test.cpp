#include "designer/format/yaml/yaml.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/designer/parsed.h"
#include "tests/golden_text.h"
#include "tests/named.h"

namespace trackwright {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

TEST(Yaml, TypesPlainScalarsByTheCoreSchema) {
  using Kind = Node::Kind;
  const std::vector<std::pair<std::string, Kind>> cases = {
      {"null", Kind::Null},    {"~", Kind::Null},       {"true", Kind::Boolean}, {"FALSE", Kind::Boolean},
      {"yes", Kind::String},   {"on", Kind::String},    {"No", Kind::String},    {"12", Kind::Integer},
      {"-12", Kind::Integer},  {"0x1F", Kind::Integer}, {"0o17", Kind::Integer}, {"007", Kind::Integer},
      {"1_000", Kind::String}, {"1.5", Kind::Real},     {".5", Kind::Real},      {"5.", Kind::Real},
      {"1e3", Kind::Real},     {"-.inf", Kind::Real},   {".nan", Kind::Real},    {"5E", Kind::String},
      {"2+2", Kind::String},   {"1.2.3", Kind::String}, {"'12'", Kind::String},  {"\"true\"", Kind::String},
      {"4D", Kind::String},    {".", Kind::String},     {"+", Kind::String},     {"-.nan", Kind::String}};
  for (const auto& [text, kind] : cases) {
    const Parsed parsed("a: " + text);
    ASSERT_TRUE(parsed.tree) << text;
    EXPECT_EQ(parsed.tree->find("a")->kind, kind) << text;
  }
}

// JSON writes characters beyond U+FFFF as two surrogates.
TEST(Yaml, JoinsSurrogatePairs) {
  const Parsed json(
      R"({"a": "x\uD83D\uDE00y\ud83d\ude01", "\uD83D\uDE00": 1, "b": "\\uD83D\\uDE00", "c": 'd'})");
  ASSERT_TRUE(json.tree);
  EXPECT_EQ(json.tree->find("a")->text, "x\U0001F600y\U0001F601");
  EXPECT_NE(json.tree->find("\U0001F600"), nullptr);
  EXPECT_EQ(json.tree->find("b")->text, "\\uD83D\\uDE00");
  EXPECT_EQ(json.at("c"), "d") << "places are those of the text";
  const Parsed plain("a: \\uD83D\\uDE00 # \"\nb: '\"\\uD83D\\uDE00'\nc: \"\\uD83D\\uDE00\"\n");
  ASSERT_TRUE(plain.tree);
  EXPECT_EQ(plain.tree->find("a")->text, "\\uD83D\\uDE00");
  EXPECT_EQ(plain.tree->find("b")->text, "\"\\uD83D\\uDE00");
  EXPECT_EQ(plain.tree->find("c")->text, "\U0001F600");
}

TEST(Yaml, RefusesALoneSurrogateAtItsPlace) {
  for (const std::string half : {"\\uD83D", "\\uDE00", "\\uDE00\\uD83D", "\\uD83D\\u0041"}) {
    const Parsed parsed("a: \"\\uD83D\\uDE00\"\nb: \"" + half + "\"\n");
    EXPECT_FALSE(parsed.tree) << half;
    ASSERT_EQ(parsed.findings.size(), 1U);
    EXPECT_THAT(parsed.findings[0].message, HasSubstr("Unicode"));
    EXPECT_EQ(line_column(parsed.sources, parsed.findings[0].place).line, 2U);
  }
}

TEST(Yaml, PlacesPlainScalarsKeysAndCollections) {
  const Parsed parsed("b: [x, yy]\n# ö\nname: Malmö  # where\nc: {d: e}\nf:\n  - g\n");
  EXPECT_EQ(parsed.at("name"), "Malmö");
  EXPECT_TRUE(parsed.tree->find("name")->verbatim);
  EXPECT_EQ(parsed.at(parsed.tree->find("b")->items[1].place), "yy");
  EXPECT_EQ(parsed.at(parsed.tree->entries[2].key_place), "c");
  EXPECT_EQ(parsed.at(parsed.tree->find("c")->find("d")->place), "e");
  EXPECT_EQ(parsed.at("b"), "[");
  EXPECT_EQ(parsed.at("c"), "{");
  EXPECT_EQ(parsed.at("f"), "-");
}

TEST(Yaml, PlacesQuotedScalarsInsideTheirQuotes) {
  const Parsed parsed("a: \"x y\"  # z\nb: 'it''s'\nc: \"q\\\"r\"\nd: ''\n\"e f\": 1\n");
  EXPECT_EQ(parsed.at("a"), "x y");
  EXPECT_TRUE(parsed.tree->find("a")->verbatim);
  EXPECT_EQ(parsed.at("b"), "it''s");
  EXPECT_EQ(parsed.tree->find("b")->text, "it's");
  EXPECT_FALSE(parsed.tree->find("b")->verbatim);
  EXPECT_EQ(parsed.at("c"), "q\\\"r");
  EXPECT_FALSE(parsed.tree->find("c")->verbatim);
  EXPECT_EQ(parsed.at("d"), "");
  EXPECT_EQ(parsed.tree->find("d")->kind, Node::Kind::String);
  EXPECT_EQ(parsed.at(parsed.tree->entries[4].key_place), "e f");
}

TEST(Yaml, PlacesScalarsOfSeveralLines) {
  const Parsed parsed(
      "a: one\n  two\n\n  three\nb: |\n\n  x\n    y\n\n  z \n\nc: |2\n    p\n  q\nd: >-\n  only\ne: 1\n");
  EXPECT_EQ(parsed.at("a"), "one\n  two\n\n  three");
  EXPECT_EQ(parsed.tree->find("a")->text, "one two\nthree");
  EXPECT_FALSE(parsed.tree->find("a")->verbatim);
  EXPECT_EQ(parsed.at("b"), "x\n    y\n\n  z");
  EXPECT_EQ(parsed.tree->find("c")->text, "  p\nq\n");
  EXPECT_EQ(parsed.at("c"), "  p\n  q");
  EXPECT_EQ(parsed.at("d"), "only");
  EXPECT_EQ(parsed.tree->find("d")->kind, Node::Kind::String);
  EXPECT_EQ(parsed.at("e"), "1");
}

TEST(Yaml, PlacesValuesAfterTagsAndAnchors) {
  const Parsed parsed("a: !replace &x  # why\n  b: 1\nc: &y !replace {d: 2}\ne: &z 'f'\n");
  EXPECT_TRUE(parsed.tree->find("a")->replace);
  EXPECT_EQ(parsed.at("a"), "b");
  EXPECT_TRUE(parsed.tree->find("c")->replace);
  EXPECT_EQ(parsed.at("c"), "{");
  EXPECT_EQ(parsed.at("e"), "f");
}

TEST(Yaml, PlacesEmptyValuesAfterTheirKey) {
  const Parsed parsed("a:\nnull: 1\nb: null\nc:\n  - ~\n  -\nd: {e: , f}\ng :\n");
  EXPECT_THAT(parsed.findings, IsEmpty());
  EXPECT_EQ(parsed.tree->find("a")->place, (Place{1, 1, 0}));
  EXPECT_EQ(parsed.tree->entries[1].key, "null");
  EXPECT_EQ(parsed.at("b"), "null");
  EXPECT_EQ(parsed.at(parsed.tree->find("c")->items[0].place), "~");
  EXPECT_EQ(parsed.tree->find("c")->items[1].kind, Node::Kind::Null);
  EXPECT_EQ(parsed.tree->find("d")->entries.size(), 2U);
}

TEST(Yaml, AcceptsByteOrderMarkAndCrLf) {
  const Parsed parsed(
      "\xEF\xBB\xBF"
      "a: ä\r\nb: |\r\n  q\r\n  r\r\nc: 'd'\r\n");
  EXPECT_THAT(parsed.findings, IsEmpty());
  EXPECT_EQ(parsed.at(parsed.tree->entries[0].key_place), "a");
  EXPECT_EQ(parsed.at("a"), "ä");
  EXPECT_EQ(parsed.tree->find("b")->text, "q\nr\n");
  EXPECT_EQ(parsed.at("b"), "q\r\n  r");
  EXPECT_EQ(parsed.at("c"), "d");
  EXPECT_EQ(line_column(parsed.sources, parsed.tree->find("c")->place).line, 5U);
}

TEST(Yaml, AnEmptyFileIsNull) {
  for (const char* text : {"", "\n\n", "# nothing\n", "---\n", "\xEF\xBB\xBF"}) {
    const Parsed parsed(text);
    ASSERT_TRUE(parsed.tree) << text;
    EXPECT_EQ(parsed.tree->kind, Node::Kind::Null);
    EXPECT_THAT(parsed.findings, IsEmpty());
  }
}

TEST(Yaml, GivesAnAliasThePlaceOfItsAnchor) {
  const Parsed parsed("a: &x {b: 1}\nc: *x\nd: [*x, *x]\n");
  EXPECT_THAT(parsed.findings, IsEmpty());
  EXPECT_EQ(parsed.tree->find("c")->find("b")->text, "1");
  EXPECT_EQ(parsed.tree->find("d")->items[1].find("b")->place, parsed.tree->find("a")->find("b")->place);
}

TEST(Yaml, RefusesAnAliasInsideItself) {
  const Parsed parsed("a: &x [1, *x]\n");
  EXPECT_FALSE(parsed.tree);
  EXPECT_THAT(parsed.checks(), ElementsAre("file/syntax"));
  EXPECT_EQ(parsed.at(parsed.findings[0].place), "*x");
}

TEST(Yaml, ReportsEachDuplicateKeyOnceAndKeepsTheFirst) {
  const Parsed parsed("a: 1\nb: {c: 1, c: 2}\na: 2\na: 3\n");
  ASSERT_TRUE(parsed.tree);
  EXPECT_THAT(parsed.checks(), ElementsAre("file/duplicate-key", "file/duplicate-key", "file/duplicate-key"));
  EXPECT_EQ(parsed.findings[1].place.offset, 21U);
  EXPECT_EQ(parsed.findings[1].related.at(0).place.offset, 0U);
  EXPECT_EQ(parsed.tree->entries.size(), 2U);
  EXPECT_EQ(parsed.tree->find("a")->text, "1");
}

TEST(Yaml, ReportsMergeKeysAndUnknownTags) {
  const Parsed merge("a: &x {b: 1}\nc:\n  <<: *x\n  d: 2\n");
  EXPECT_THAT(merge.checks(), ElementsAre("file/merge-key"));
  EXPECT_EQ(merge.tree->find("c")->entries.size(), 1U);
  const Parsed tag("a: !python/object x\n");
  EXPECT_THAT(tag.checks(), ElementsAre("file/tag"));
  EXPECT_EQ(tag.tree->find("a")->text, "x");
}

TEST(Yaml, RefusesSeveralDocuments) {
  for (const char* text : {"a: 1\n---\nb: 2\n", "---\n---\n", "a: 1\n...\nb: 2\n"}) {
    const Parsed parsed(text);
    EXPECT_FALSE(parsed.tree) << text;
    EXPECT_THAT(parsed.checks(), ElementsAre("file/documents")) << text;
  }
  EXPECT_TRUE(Parsed("---\na: 1\n...\n").tree);
}

struct Broken {
  const char* name;
  const char* text;
  std::uint32_t line;
  std::uint32_t column;
};

class BrokenYaml : public testing::TestWithParam<Broken> {};

TEST_P(BrokenYaml, IsExplainedAtItsPlace) {
  const Parsed parsed(GetParam().text);
  EXPECT_FALSE(parsed.tree);
  ASSERT_THAT(parsed.checks(), ElementsAre("file/syntax"));
  EXPECT_TRUE(matches_text(parsed.findings[0].message));
  const LineColumn where = line_column(parsed.sources, parsed.findings[0].place);
  EXPECT_EQ(where.line, GetParam().line);
  EXPECT_EQ(where.column, GetParam().column);
}

INSTANTIATE_TEST_SUITE_P(
    Yaml, BrokenYaml,
    testing::Values(
        Broken{"ATabBelowAKey", "a: 1\nb:\n\tc: 2\n", 3, 1}, Broken{"ATabAtTheStart", "\ta: 1\n", 1, 1},
        Broken{"ATabBehindSpaces", "a:\n  b: 1\n  \tc: 2\n", 3, 3},
        Broken{"AKeyWithinAValue", "a: b: c\n", 1, 5}, Broken{"AnOpenList", "a: [1, 2\nb: 3\n", 1, 4},
        Broken{"AnOpenMapping", "a: {b: 1\n", 1, 4},
        Broken{"AColourWithoutQuotes", "a: {b: 1, c: #1f4e9c, d: 2}\ne: 3\n", 1, 14},
        Broken{"ASignWithinQuotes", "a: {b: ' #1', c: d #\n", 1, 4},
        Broken{"AListClosesAMapping", "a: {b: 1]\n", 1, 9}, Broken{"NothingToClose", "a: ]\n", 1, 4},
        Broken{"AnOpenQuote", "a: 1\nb: 'x y\nc: 2\n", 2, 4}, Broken{"AnAtSign", "a: @x\n", 1, 4},
        Broken{"AnAliasWithoutAName", "a: *\n", 1, 5}, Broken{"AnUnknownAlias", "a: *b\n", 1, 4},
        Broken{"AnUnknownEscape", "a: \"\\q\"\n", 1, 7}, Broken{"NoKey", ": x\n", 1, 1},
        Broken{"AListAsAKey", "? [a]\n: 2\n", 1, 3},
        Broken{"AKeyWithoutAColon", "a: 1\nbank 6000\nc: 2\n", 2, 1},
        Broken{"AKeyOfATextWithoutAColon", "a: 1\nb >-\n  text\n  more\nc: 2\n", 2, 1},
        Broken{"AKeyOfAnItemWithoutAColon", "a:\n  - foo 1\n    b: 1\n", 2, 5},
        Broken{"AColonWithoutASpace", "a: 1\nbank:6000\nc: 2\n", 2, 1},
        Broken{"AnApostropheWithinSingleQuotes", "a: 'd'Italia'\n", 1, 7},
        Broken{"ATextBehindAList", "a: [b] c\nd: 1\n", 1, 8},
        Broken{"AnItemWithoutASpace", "a:\n  - {b: 1}\n  -{b: 2}\n", 3, 3},
        Broken{"AnOpenQuoteInAMapping", "a: {b: \"c}\nd: {b: \"e\"}\n", 1, 8},
        Broken{"AMappingBelowAList", "- a\nb: 1\n", 2, 1},
        Broken{"BetweenTwoDepths", "a:\n  - b\n c: 1\n", 3, 2}),
    by_name);

struct Opened {
  const char* text;
  const char* says;  // part of the note's message
  std::uint32_t line;

  std::string name() const { return says; }
};

class OpenedAbove : public testing::TestWithParam<Opened> {};

// A missing quote or bracket is noticed only lines later; a note shows where it may be missing.
TEST_P(OpenedAbove, HasANoteAtTheOpeningMark) {
  const Parsed parsed(GetParam().text);
  ASSERT_THAT(parsed.checks(), ElementsAre("file/syntax"));
  ASSERT_EQ(parsed.findings[0].related.size(), 1U);
  EXPECT_THAT(parsed.findings[0].related[0].message, HasSubstr(GetParam().says));
  EXPECT_EQ(line_column(parsed.sources, parsed.findings[0].related[0].place).line, GetParam().line);
  EXPECT_GT(line_column(parsed.sources, parsed.findings[0].place).line, GetParam().line);
}

INSTANTIATE_TEST_SUITE_P(
    Yaml, OpenedAbove,
    testing::Values(Opened{"a:\n  b: \"c;d\n  e: 1\nf:\n  g: \"h;i\"\n  j: 1\n", "closing quote missing", 2},
                    Opened{"a:\n  - {b: c, d: e f\n  - {b: c, d: e f}\n  - {b: c}\n", "bracket", 2}),
    by_name);

TEST(Yaml, RefusesBinaryAndOtherEncodings) {
  const Parsed zero(std::string("a: b\0c", 6));
  EXPECT_THAT(zero.checks(), ElementsAre("file/encoding"));
  EXPECT_THAT(zero.findings[0].message, HasSubstr("binary"));
  const Parsed latin("a: 1\nb: Malm\xF6\n");
  EXPECT_THAT(latin.checks(), ElementsAre("file/encoding"));
  EXPECT_EQ(latin.findings[0].place.offset, 12U);
  EXPECT_THAT(Parsed("\xFF\xFE"
                     "a")
                  .findings.at(0)
                  .message,
              HasSubstr("UTF-16"));
  EXPECT_THAT(Parsed("a: \x04").checks(), ElementsAre("file/encoding"));
  EXPECT_THAT(Parsed("a: 1\rb: 2").checks(), ElementsAre("file/encoding"));
  EXPECT_THAT(Parsed("a: \xED\xA0\x80").checks(), ElementsAre("file/encoding"));  // a surrogate
  EXPECT_THAT(Parsed("a: \xC0\xAF").checks(), ElementsAre("file/encoding"));      // overlong
}

// Well-formed, but not printable.
TEST(Yaml, RefusesNoncharacters) {
  for (const std::string text : {"\xEF\xBF\xBE", "\xEF\xB7\x90", "\xF4\x8F\xBF\xBF", "\xF0\x9F\xBF\xBE"})
    EXPECT_THAT(Parsed("a: x" + text).checks(), ElementsAre("file/encoding"));
  for (const std::string escape : {"\\uFFFE", "\\uFDEF", "\\U0010FFFF"})
    EXPECT_THAT(Parsed("a: \"" + escape + "\"").checks(), ElementsAre("file/encoding")) << escape;
  for (const std::string text : {"\xEF\xBF\xBD", "\xEF\xB7\xBA", "\xF0\x9F\x9A\x82"})
    EXPECT_THAT(Parsed("a: " + text).checks(), IsEmpty()) << text;
}

TEST(Yaml, RefusesDeepNesting) {
  for (const std::size_t levels : {201U, 100000U}) {
    std::string block;
    for (std::size_t i = 0; i < std::min<std::size_t>(levels, 3000); ++i)
      block += std::string(i, ' ') + "a:\n";
    std::string dashes;
    for (std::size_t i = 0; i < levels; ++i) dashes += "- ";
    for (const std::string& text : {std::string(levels, '['), block, dashes, std::string(levels, '{')}) {
      const Parsed parsed(text);
      EXPECT_FALSE(parsed.tree);
      EXPECT_EQ(parsed.findings.size(), 1U);
    }
    const std::string closed = std::string(levels, '[') + std::string(levels, ']');
    EXPECT_THAT(Parsed(closed).checks(), ElementsAre("file/too-deep"));
    EXPECT_THAT(Parsed(dashes).checks(), ElementsAre("file/too-deep"));
  }
  EXPECT_TRUE(Parsed(std::string(200, '[') + std::string(200, ']')).tree);
}

TEST(Yaml, RefusesDepthMadeOfAliases) {
  std::string text = "a0: &a0 [x]\n";
  for (int i = 1; i < 300; ++i)
    text += "a" + std::to_string(i) + ": &a" + std::to_string(i) + " [*a" + std::to_string(i - 1) + "]\n";
  EXPECT_THAT(Parsed(text).checks(), ElementsAre("file/too-deep"));
}

TEST(Yaml, RefusesAnAliasBomb) {
  std::string text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n";
  for (int i = 1; i < 12; ++i) {
    const std::string one = "*a" + std::to_string(i - 1);
    text += "a" + std::to_string(i) + ": &a" + std::to_string(i) + " [" + one;
    for (int k = 0; k < 9; ++k) text += ", " + one;
    text += "]\n";
  }
  EXPECT_THAT(Parsed(text).checks(), ElementsAre("file/too-large"));
  std::string heavy = "a: &a " + std::string(1U << 20U, 'x') + "\nb: [";
  for (int i = 0; i < 5000; ++i) heavy += "*a, ";
  EXPECT_THAT(Parsed(heavy + "1]\n").checks(), ElementsAre("file/too-large"));
}

TEST(Yaml, RefusesALargeText) {
  EXPECT_THAT(Parsed(std::string(100'000'000, ' ')).checks(), ElementsAre("file/too-large"));
}

}  // namespace
}  // namespace trackwright
