#include "designer/format/schema/schema.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <regex>
#include <string>
#include <vector>

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

// Returns the names in backquotes and the amounts of a sentence, so that tests ignore its wording.
std::string objects_of(const std::string& sentence) {
  static const std::regex object(R"(`[^`]*`|\b[0-9][0-9.]*\b)");
  std::string objects;
  for (std::sregex_iterator found(sentence.begin(), sentence.end(), object), end; found != end; ++found)
    objects += " " + found->str();
  return objects;
}

// Returns "check objects @line:column" for each finding.
std::vector<std::string> findings_of(const std::string& yaml) {
  static const Schema schema = *parse_schema(schema_text);
  Parsed parsed(yaml);
  EXPECT_THAT(parsed.findings, IsEmpty());
  validate(*parsed.tree, schema, parsed.findings);
  std::vector<std::string> found;
  for (const Finding& finding : parsed.findings) {
    const LineColumn where = line_column(parsed.sources, finding.place);
    found.push_back(finding.check + objects_of(finding.message) + objects_of(finding.help) + " @" +
                    std::to_string(where.line) + ":" + std::to_string(where.column));
  }
  return found;
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

  std::string name() const { return finding + " " + yaml; }
};

class OneMistake : public testing::TestWithParam<Mistake> {};

TEST_P(OneMistake, GivesOneFinding) {
  EXPECT_THAT(findings_of(GetParam().yaml), testing::ElementsAre(GetParam().finding));
}

INSTANTIATE_TEST_SUITE_P(
    Schema, OneMistake,
    testing::Values(
        Mistake{"", "schema/wrong-type @1:1"}, Mistake{"- a\n", "schema/wrong-type @1:1"},
        Mistake{"layout: flat\n", "schema/missing-key `hexes` @1:1"},
        Mistake{"layuot: flat\nhexes: {A1: x}\n", "schema/unknown-key `layuot` `layout` @1:1"},
        Mistake{sound + "zzzzzzz: 1\n",
                "schema/unknown-key `zzzzzzz` `hexes` `hue` `layout` `letters` `pair` `reach` `slug` `zones` "
                "@4:1"},
        Mistake{sound + "zones: {AB: {}}\n", "schema/unknown-key `AB` @4:9"},
        Mistake{"layout: pointed\nhexes: {A1: x}\n",
                "schema/bad-value `layout` `flat` `pointy` `pointed` `pointy` @1:9"},
        Mistake{"layout: 5\nhexes: {A1: x}\n", "schema/bad-value `layout` `flat` `pointy` `5` @1:9"},
        Mistake{"layout: flat\nhexes:\n", "schema/wrong-type `hexes` @2:1"},
        Mistake{"layout: flat\nhexes: {}\n", "schema/out-of-range `hexes` @2:1"},
        Mistake{"layout: flat\nhexes:\n  A1: {}\n", "schema/missing-key `name` `A1` @3:3"},
        Mistake{"layout: flat\nhexes:\n  A1: [x]\n", "schema/wrong-type `A1` @3:7"},
        Mistake{"layout: flat\nhexes:\n  A1: ''\n", "schema/out-of-range `A1` @3:3"},
        Mistake{"layout: flat\nhexes:\n  A1: {naem: x}\n", "schema/unknown-key `naem` `name` @3:8"},
        Mistake{"layout: flat\nhexes:\n  A1: {name: x, rotation: 6}\n",
                "schema/out-of-range `rotation` 5 6 @3:27"},
        Mistake{"layout: flat\nhexes:\n  A1: {name: x, rotation: '3'}\n",
                "schema/wrong-type `rotation` `3` @3:28"},
        Mistake{"layout: flat\nhexes:\n  A1: {name: x, rotation: 2.0}\n",
                "schema/wrong-type `rotation` 2.0 @3:27"},
        Mistake{"layout: flat\nhexes:\n  A1: {name: x, size: 0}\n", "schema/out-of-range `size` 0 0 @3:23"},
        Mistake{"layout: flat\nhexes:\n  A1: {name: x, fixed: yes}\n",
                "schema/wrong-type `fixed` `yes` `true` @3:24"},
        Mistake{"layout: flat\nhexes:\n  A1: {name: x, count: many}\n",
                "schema/bad-value `count` `unlimited` `many` @3:24"},
        Mistake{"layout: flat\nhexes:\n  A1: {name: x, count: 5x}\n",
                "schema/bad-value `count` `unlimited` `5x` `5` @3:24"},
        Mistake{sound + "reach: 6.000\n", "schema/wrong-type `reach` 6.000 `6000` @4:8"},
        Mistake{sound + "reach: $7,000\n", "schema/wrong-type `reach` `$7,000` `7000` @4:8"},
        Mistake{sound + "reach: 60 %\n", "schema/wrong-type `reach` `60 %` `60` @4:8"},
        Mistake{"layout: flat\nhexes:\n  A1: {name: x, size: 38,1}\n", "schema/unknown-key `1` `38.1` @3:26"},
        Mistake{"layout: flat\nhexes:\n  A1:\n    name: x\n    size: 38,1\n",
                "schema/wrong-type `size` `38,1` `38.1` @5:11"},
        Mistake{"layout: flat\nhexes:\n  A1: {name: x, size: 38.1mm}\n",
                "schema/wrong-type `size` `38.1mm` `38.1` @3:23"},
        Mistake{"layout: flat\nhexes:\n  A1: {name:x}\n", "schema/unknown-key `name:x` `name: x` @3:8"},
        Mistake{"layout: flat\nhexes:\n  A1: {name: x, kinds: port ferry}\n",
                "schema/wrong-type `kinds` `port ferry` `[port, ferry]` @3:24"},
        Mistake{"layout: flat map\nhexes: {A1: x}\n",
                "schema/bad-value `layout` `flat` `pointy` `flat map` `flat` @1:9"},
        Mistake{"layout: flat\nhexes:\n  A1: {name: x, count: [1]}\n",
                "schema/wrong-type `count` `unlimited` @3:24"},
        Mistake{"layout: flat\nhexes:\n  A1: {name: x, kinds: [port, 5]}\n",
                "schema/wrong-type `kinds` 5 @3:31"},
        Mistake{"layout: flat\nhexes:\n  A1: {name: x, kinds: [a, b, c]}\n",
                "schema/out-of-range `kinds` 2 3 @3:24"},
        Mistake{sound + "pair: [1]\n", "schema/out-of-range `pair` 2 1 @4:7"},
        Mistake{sound + "slug: A b\n", "schema/bad-value `slug` `A b` @4:7"},
        Mistake{sound + "hue: #1f4e9c\n", "schema/wrong-type `hue` `#` @4:1"},
        Mistake{sound + "reach: 0\n", "schema/out-of-range `reach` 1 0 @4:8"},
        Mistake{sound + "reach: [1]\n", "schema/wrong-type `reach` @4:8"},
        Mistake{sound + "reach: {kind: hexes, hexes: x}\n", "schema/wrong-type `hexes` `x` @4:29"},
        Mistake{sound + "reach: {kind: hexes}\n", "schema/missing-key `hexes` `reach` @4:1"},
        Mistake{sound + "reach: 99999999999999999999\n",
                "schema/out-of-range `reach` 2147483647 99999999999999999999 @4:8"}),
    by_name);

TEST(Schema, ReportsEveryMistakeOfAFile) {
  EXPECT_EQ(findings_of("layout: x\nhexes:\n  A1: {naem: x, rotation: 9}\n  A3: {}\nfoo: 1\n").size(), 5U);
}

TEST(Schema, DoesNotOverflowOnALongText) {
  EXPECT_EQ(findings_of(sound + "slug: " + std::string(1'000'000, 'a') + "\n").size(), 1U);
}

TEST(Schema, RejectsInvalidSchemas) {
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

TEST(Schema, RefusesUnsupportedKeywords) {
  const auto schema = parse_schema(R"({"properties": {"a": {"not": {}, "items": [{}], "multipleOf": 2}}})");
  ASSERT_FALSE(schema);
  EXPECT_THAT(schema.error(), testing::HasSubstr("items: [...], multipleOf, not"));
}

}  // namespace
}  // namespace trackwright
