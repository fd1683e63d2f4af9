#include "designer/format/schema/schema.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/designer/parsed.h"
#include "tests/named.h"

namespace trackwright {
namespace {

using testing::IsEmpty;

constexpr std::string_view schema_text = R"json({
  "type": "object",
  "required": ["layout", "hexes"],
  "additionalProperties": false,
  "patternProperties": {"^x-": {}},
  "definitions": {
    "count": {"type": ["integer", "string"], "minimum": 0, "maximum": 99, "pattern": "^unlimited$"},
    "name": {"type": ["string", "number"]}
  },
  "properties": {
    "layout": {"enum": ["flat", "pointy"]},
    "letters": {"enum": ["across", "down"]},
    "hexes": {
      "type": "object",
      "minProperties": 1,
      "additionalProperties": {
        "type": ["object", "string"],
        "minLength": 1,
        "required": ["name"],
        "additionalProperties": false,
        "properties": {
          "name": {"$ref": "#/definitions/name"},
          "rotation": {"type": "integer", "minimum": 0, "maximum": 5},
          "size": {"type": "number", "exclusiveMinimum": 0},
          "fixed": {"type": "boolean"},
          "count": {"$ref": "#/definitions/count"},
          "kinds": {"type": "array", "items": {"type": "string"}, "maxItems": 2}
        }
      }
    },
    "zones": {"type": "object", "additionalProperties": false, "description": "Keys are letters.",
              "patternProperties": {"^[A-Z]$": {"type": "object"}}},
    "hue": {"type": "string", "pattern": "^(#[0-9a-f]{6}$|(?!#))"},
    "slug": {"type": "string", "pattern": "^[a-z0-9-]+$", "description": "Small letters, digits and hyphens."},
    "pair": {"type": "array", "minItems": 2, "maxItems": 2, "items": {"type": "number"}},
    "reach": {
      "anyOf": [
        {"type": "integer", "minimum": 1},
        {"type": "object", "required": ["kind", "stops"], "additionalProperties": false,
         "properties": {"kind": {"const": "stops"}, "stops": {"type": "integer"}}},
        {"type": "object", "required": ["kind", "hexes"], "additionalProperties": false,
         "properties": {"kind": {"const": "hexes"}, "hexes": {"type": "integer"}}}
      ]
    }
  }
})json";

// "check: message (help) @line:column" of each finding.
std::vector<std::string> findings_of(const std::string& yaml) {
  static const Schema schema = *parse_schema(schema_text);
  Parsed parsed(yaml);
  EXPECT_THAT(parsed.findings, IsEmpty());
  validate(*parsed.tree, schema, parsed.findings);
  std::vector<std::string> told;
  for (const Finding& finding : parsed.findings) {
    const LineColumn where = line_column(parsed.sources, finding.place);
    told.push_back(finding.check + ": " + finding.message +
                   (finding.help.empty() ? std::string() : " (" + finding.help + ")") + " @" +
                   std::to_string(where.line) + ":" + std::to_string(where.column));
  }
  return told;
}

const std::string sound = "layout: flat\nhexes:\n  A1: {name: 12}\n";

TEST(Schema, FindsNothingInASoundTree) {
  EXPECT_THAT(findings_of(sound), IsEmpty());
  EXPECT_THAT(findings_of(sound + "x-mine: [1, {a: b}]\nreach: 4\npair: [1, -2.5]\nzones: {A: {}}\n"),
              IsEmpty());
  EXPECT_THAT(findings_of(sound + "reach: {kind: hexes, hexes: 3}\nslug: a-1\n"), IsEmpty());
  EXPECT_THAT(findings_of("layout: flat\nhexes: {A1: text, A3: {name: x, rotation: 5, count: unlimited}}\n"),
              IsEmpty());
}

struct Mistake {
  std::string yaml;
  std::string finding;

  std::string name() const { return finding; }
};

class OneMistake : public testing::TestWithParam<Mistake> {};

TEST_P(OneMistake, GivesOneFinding) {
  EXPECT_THAT(findings_of(GetParam().yaml), testing::ElementsAre(GetParam().finding));
}

INSTANTIATE_TEST_SUITE_P(
    Schema, OneMistake,
    testing::Values(
        Mistake{"", "schema/wrong-type: the file must be a mapping, not empty @1:1"},
        Mistake{"- a\n", "schema/wrong-type: the file must be a mapping, not a list @1:1"},
        Mistake{"layout: flat\n", "schema/missing-key: the key `hexes` is missing in this file @1:1"},
        Mistake{"layuot: flat\nhexes: {A1: x}\n",
                "schema/unknown-key: the key `layuot` is not known here (did you mean `layout`?) @1:1"},
        Mistake{
            sound + "zzzzzzz: 1\n",
            "schema/unknown-key: the key `zzzzzzz` is not known here (known here: `hexes`, `hue`, `layout`, "
            "`letters`, `pair`, `reach`, `slug` and `zones`) @4:1"},
        Mistake{sound + "zones: {AB: {}}\n",
                "schema/unknown-key: the key `AB` is not known here (Keys are letters.) @4:9"},
        Mistake{"layout: pointed\nhexes: {A1: x}\n",
                "schema/bad-value: `layout` must be `flat` or `pointy`, not `pointed` (did you mean "
                "`pointy`?) @1:9"},
        Mistake{"layout: 5\nhexes: {A1: x}\n",
                "schema/bad-value: `layout` must be `flat` or `pointy`, not `5` @1:9"},
        Mistake{"layout: flat\nhexes:\n", "schema/wrong-type: `hexes` must be a mapping, not empty @2:1"},
        Mistake{"layout: flat\nhexes: {}\n", "schema/out-of-range: `hexes` must not be empty @2:1"},
        Mistake{"layout: flat\nhexes:\n  A1: {}\n",
                "schema/missing-key: the key `name` is missing in `A1` @3:3"},
        Mistake{"layout: flat\nhexes:\n  A1: [x]\n",
                "schema/wrong-type: `A1` must be a mapping or a text, not a list @3:7"},
        Mistake{"layout: flat\nhexes:\n  A1: ''\n", "schema/out-of-range: `A1` must not be empty @3:3"},
        Mistake{"layout: flat\nhexes:\n  A1: {naem: x}\n",
                "schema/unknown-key: the key `naem` is not known here (did you mean `name`?) @3:8"},
        Mistake{"layout: flat\nhexes:\n  A1: {name: x, rotation: 6}\n",
                "schema/out-of-range: `rotation` must be at most 5, not 6 @3:27"},
        Mistake{"layout: flat\nhexes:\n  A1: {name: x, rotation: '3'}\n",
                "schema/wrong-type: `rotation` must be a whole number, not the text `3` (take away the "
                "quotes) @3:28"},
        Mistake{"layout: flat\nhexes:\n  A1: {name: x, rotation: 2.0}\n",
                "schema/wrong-type: `rotation` must be a whole number, not the number 2.0 @3:27"},
        Mistake{"layout: flat\nhexes:\n  A1: {name: x, size: 0}\n",
                "schema/out-of-range: `size` must be more than 0, not 0 @3:23"},
        Mistake{"layout: flat\nhexes:\n  A1: {name: x, fixed: yes}\n",
                "schema/wrong-type: `fixed` must be true or false, not the text `yes` (write `true`) @3:24"},
        Mistake{"layout: flat\nhexes:\n  A1: {name: x, count: many}\n",
                "schema/bad-value: `count` must be a whole number or `unlimited`, not the text `many` @3:24"},
        Mistake{
            "layout: flat\nhexes:\n  A1: {name: x, count: 5x}\n",
            "schema/bad-value: `count` must be a whole number or `unlimited`, not the text `5x` (write `5`, "
            "the number alone) @3:24"},
        Mistake{sound + "reach: 6.000\n",
                "schema/wrong-type: `reach` must be a whole number or a mapping, not the number 6.000 (write "
                "`6000`, without a separator) @4:8"},
        Mistake{
            sound + "reach: $6,000\n",
            "schema/wrong-type: `reach` must be a whole number or a mapping, not the text `$6,000` (write "
            "`6000`, the number alone) @4:8"},
        Mistake{sound + "reach: 60 %\n",
                "schema/wrong-type: `reach` must be a whole number or a mapping, not the text `60 %` (write "
                "`60`, "
                "the number alone) @4:8"},
        Mistake{
            "layout: flat\nhexes:\n  A1: {name: x, size: 38,1}\n",
            "schema/unknown-key: the key `1` is not known here (write `38.1`: decimals have a point) @3:26"},
        Mistake{
            "layout: flat\nhexes:\n  A1:\n    name: x\n    size: 38,1\n",
            "schema/wrong-type: `size` must be a number, not the text `38,1` (write `38.1`: decimals have a "
            "point) @5:11"},
        Mistake{"layout: flat\nhexes:\n  A1: {name: x, size: 38.1mm}\n",
                "schema/wrong-type: `size` must be a number, not the text `38.1mm` (write `38.1`, the number "
                "alone) @3:23"},
        Mistake{"layout: flat\nhexes:\n  A1: {name:x}\n",
                "schema/unknown-key: the key `name:x` is not known here (write `name: x`, with a space "
                "behind the "
                "colon) @3:8"},
        Mistake{"layout: flat\nhexes:\n  A1: {name: x, kinds: port ferry}\n",
                "schema/wrong-type: `kinds` must be a list, not the text `port ferry` (a list stands in "
                "brackets: "
                "`[port, ferry]`) @3:24"},
        Mistake{
            "layout: flat map\nhexes: {A1: x}\n",
            "schema/bad-value: `layout` must be `flat` or `pointy`, not `flat map` (did you mean `flat`?) "
            "@1:9"},
        Mistake{"layout: flat\nhexes:\n  A1: {name: x, count: [1]}\n",
                "schema/wrong-type: `count` must be a whole number or `unlimited`, not a list @3:24"},
        Mistake{"layout: flat\nhexes:\n  A1: {name: x, kinds: [port, 5]}\n",
                "schema/wrong-type: each item of `kinds` must be a text, not the number 5 @3:31"},
        Mistake{"layout: flat\nhexes:\n  A1: {name: x, kinds: [a, b, c]}\n",
                "schema/out-of-range: `kinds` must have at most 2 items, not 3 @3:24"},
        Mistake{sound + "pair: [1]\n", "schema/out-of-range: `pair` must have exactly 2 items, not 1 @4:7"},
        Mistake{
            sound + "slug: A b\n",
            "schema/bad-value: `slug` cannot be the text `A b` (Small letters, digits and hyphens.) @4:7"},
        Mistake{sound + "hue: #1f4e9c\n",
                "schema/wrong-type: `hue` must be a text, not empty (`#` begins a comment: a colour such as "
                "\"#1f4e9c\" needs quotes) @4:1"},
        Mistake{sound + "reach: 0\n", "schema/out-of-range: `reach` must be at least 1, not 0 @4:8"},
        Mistake{sound + "reach: [1]\n",
                "schema/wrong-type: `reach` must be a whole number or a mapping, not a list @4:8"},
        Mistake{sound + "reach: {kind: hexes, hexes: x}\n",
                "schema/wrong-type: `hexes` must be a whole number, not the text `x` @4:29"},
        Mistake{sound + "reach: {kind: hexes}\n",
                "schema/missing-key: the key `hexes` is missing in `reach` @4:1"},
        Mistake{sound + "reach: 99999999999999999999\n",
                "schema/out-of-range: `reach` must be at most 2147483647, not 99999999999999999999 @4:8"}),
    by_name);

TEST(Schema, ReportsEveryMistakeOfAFile) {
  EXPECT_EQ(findings_of("layout: x\nhexes:\n  A1: {naem: x, rotation: 9}\n  A3: {}\nfoo: 1\n").size(), 5U);
}

TEST(Schema, DoesNotOverflowOnALongText) {
  EXPECT_EQ(findings_of(sound + "slug: " + std::string(1'000'000, 'a') + "\n").size(), 1U);
}

TEST(Schema, SaysWhatIsWrongWithASchema) {
  EXPECT_FALSE(parse_schema("{").has_value());
  EXPECT_FALSE(parse_schema(R"({"$ref": "#/definitions/none"})").has_value());
  EXPECT_FALSE(parse_schema(R"({"pattern": "("})").has_value());
}

TEST(Schema, IsParsedOnceForEachText) {
  const std::string text = R"({"type": "object"})";
  EXPECT_EQ(&known_schema(text)->document(), &known_schema(text)->document());
  EXPECT_NE(&known_schema(text)->document(), &known_schema(R"({"type": "array"})")->document());
  EXPECT_FALSE(known_schema("{").has_value());
  EXPECT_FALSE(known_schema("{").has_value());
}

TEST(Schema, RefusesKeywordsThatItWouldIgnore) {
  const auto schema = parse_schema(R"({"properties": {"a": {"not": {}, "items": [{}], "multipleOf": 2}}})");
  ASSERT_FALSE(schema);
  EXPECT_EQ(schema.error(), "uses what is not supported: items: [...], multipleOf, not");
}

}  // namespace
}  // namespace trackwright
