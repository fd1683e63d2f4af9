// Tests the shipped themes, and the findings about bad themes.
#include "designer/format/press/theme_file.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "designer/format/yaml/yaml.h"
#include "render/components/proof.h"
#include "render/tile/label.h"
#include "render/tile/livery.h"
#include "render/tile/signs.h"
#include "tests/designer/program.h"
#include "tests/designer/scratch.h"
#include "tests/designer/trees.h"
#include "tests/source_folder.h"

namespace trackwright {
namespace {

using testing::AllOf;
using testing::Contains;
using testing::HasSubstr;
using testing::IsEmpty;

struct ReadTheme {
  std::optional<Theme> theme;
  Findings findings;
  Sources sources;
};

ReadTheme read_text(const std::string& text) {
  const DiskReader disk;
  const MemoryReader files({{"mine/own.yaml", text}}, &disk);
  ReadTheme result;
  result.theme =
      read_theme(files, source_installation(), {"own.yaml", "mine", {}}, result.sources, result.findings);
  return result;
}

TEST(Themes, ClassicFileEqualsTheBuiltInTheme) {
  const DiskReader disk;
  Sources sources;
  Findings findings;
  const auto read = read_theme(disk, source_installation(), {"classic", {}, {}}, sources, findings);
  ASSERT_TRUE(read);
  EXPECT_EQ(read->name, classic_theme().name);
  EXPECT_EQ(read->colours, classic_theme().colours);
  EXPECT_EQ(read->widths, classic_theme().widths);
  const auto tree = parse_yaml(
      sources,
      sources.add("classic",
                  disk.read(source_folder() + "/templates/themes/classic.yaml", largest_file).value()),
      findings);
  ASSERT_TRUE(tree);
  EXPECT_EQ(tree->find("colours")->entries.size(), classic_theme().colours.size());
  EXPECT_EQ(tree->find("widths")->entries.size(), classic_theme().widths.size());
}

TEST(Themes, ReadsAllShippedThemes) {
  const DiskReader disk;
  const std::vector<std::string> names = theme_names(disk, source_installation());
  for (const char* name : {"classic", "warm", "low-ink", "colour-blind"}) EXPECT_THAT(names, Contains(name));
  for (const std::string& name : names) {
    Sources sources;
    Findings findings;
    const auto theme = read_theme(disk, source_installation(), {name, {}, {}}, sources, findings);
    ASSERT_TRUE(theme) << name << ": " << (findings.empty() ? "" : findings[0].message);
    EXPECT_EQ(theme->name, name);
  }
}

// Returns the tile colours that a player has to distinguish, and the colour of the empty hex.
InkFamily tile_inks(const Theme& theme) {
  InkFamily family{"Tiles", {}};
  for (const Colour colour :
       {Colour::White, Colour::Yellow, Colour::Green, Colour::Brown, Colour::Gray, Colour::Red})
    family.inks.push_back({std::string(word_of(colour)), theme.tile(colour), shape_of(theme, colour)});
  return family;
}

TEST(Themes, TileColoursSuitColourBlindEyesOrHaveSigns) {
  const DiskReader disk;
  for (const std::string& name : theme_names(disk, source_installation())) {
    Sources sources;
    Findings findings;
    const auto theme = read_theme(disk, source_installation(), {name, {}, {}}, sources, findings);
    ASSERT_TRUE(theme) << name;
    const InkFamily inks = tile_inks(*theme);
    for (const InkPair& pair : ink_pairs(inks))
      EXPECT_TRUE(pair.least() >= alike_below || inks.inks[pair.a].sign != inks.inks[pair.b].sign)
          << name << ": " << inks.inks[pair.a].name << " and " << inks.inks[pair.b].name << " "
          << pair.least() << " " << word_of(pair.worst());
    if (name == "colour-blind") EXPECT_GE(ink_pairs(inks).front().least(), alike_below);
  }
}

// On a black-and-white printer the four tile colours are four distinct greys, or signs distinguish them.
TEST(Themes, TileColoursDifferInGreys) {
  constexpr double apart_in_print = 7.5;
  const DiskReader disk;
  for (const std::string& name : theme_names(disk, source_installation())) {
    Sources sources;
    Findings findings;
    const auto theme = read_theme(disk, source_installation(), {name, {}, {}}, sources, findings);
    ASSERT_TRUE(theme) << name;
    const std::vector<Colour> colours{Colour::Yellow, Colour::Green, Colour::Brown, Colour::Gray};
    const auto grey = [&](Colour colour) { return lab_of(seen(theme->tile(colour), Vision::Greyscale)); };
    for (std::size_t i = 0; i < colours.size(); ++i)
      for (std::size_t j = 0; j < i; ++j)
        EXPECT_TRUE(colour_difference(grey(colours[i]), grey(colours[j])) >= apart_in_print ||
                    shape_of(*theme, colours[i]) != shape_of(*theme, colours[j]))
            << name << ": " << word_of(colours[i]) << " and " << word_of(colours[j]) << " "
            << colour_difference(grey(colours[i]), grey(colours[j]));
  }
}

TEST(Themes, TileNumbersAreReadableOnEachColour) {
  constexpr double readable = 4;
  const DiskReader disk;
  for (const std::string& name : theme_names(disk, source_installation())) {
    Sources sources;
    Findings findings;
    const auto theme = read_theme(disk, source_installation(), {name, {}, {}}, sources, findings);
    ASSERT_TRUE(theme) << name;
    for (const Colour colour :
         {Colour::White, Colour::Yellow, Colour::Green, Colour::Brown, Colour::Gray, Colour::Red}) {
      PlacedPrint print;
      print.lines = {"57"};
      print.font.size = 2.6;
      const Drawing number = tile_number(print, *theme, colour);
      const auto* text = std::get_if<Text>(&number.items.back().value);
      ASSERT_NE(text, nullptr);
      const Rgb ground = colour == Colour::White ? theme->colour("map.plain") : theme->tile(colour);
      EXPECT_GE(contrast(text->colour, ground), readable) << name << " " << word_of(colour);
    }
  }
}

TEST(Themes, DrawsEachSignOfTheSchema) {
  const auto schema = nlohmann::json::parse(
      DiskReader().read(source_installation().schemas + "/theme.json", largest_file).value());
  const auto offered = [&](const char* signs) {
    return schema.at("properties").at(signs).at("additionalProperties").at("enum");
  };
  for (const std::string name : offered("shapes"))
    EXPECT_FALSE(shape_sign(name, {0, 0, 4, 4}, {}).items.empty()) << name;
  for (const std::string name : offered("patterns"))
    EXPECT_FALSE(edge_marks(name, {0, 0}, {9, 0}, 1).segments.empty()) << name;
}

TEST(Themes, AThemeExtendsItsBase) {
  const ReadTheme read = read_text(
      "based_on: warm\ncolours: {track: \"#010203\", company.sunset: \"#e07030\"}\n"
      "shapes: {green: square}\n");
  ASSERT_TRUE(read.theme) << read.findings.at(0).message;
  EXPECT_EQ(read.theme->name, "own");
  EXPECT_EQ(to_hex(read.theme->colour("track")), "#010203");
  EXPECT_EQ(to_hex(read.theme->written("company.sunset")), "#e07030");
  EXPECT_NE(read.theme->colour("map.title"), classic_theme().colour("map.title"));
  EXPECT_EQ(read.theme->find("company.red"), classic_theme().find("company.red"));
  EXPECT_EQ(shape_of(*read.theme, Colour::Green), "square");
  EXPECT_EQ(shape_of(*read.theme, read.theme->tile(Colour::Green)), "square");
}

struct BadTheme {
  const char* text;
  const char* check;
  const char* says;
  std::uint32_t line;
};

TEST(Themes, ReportsAMistakeOnceAtItsPlace) {
  for (const BadTheme& bad : std::vector<BadTheme>{
           {"description: x\ncolours: {trak: \"#010203\"}\n", "schema/unknown-key", "trak", 2},
           {"colours: {tile.yelow: \"#010203\"}\n", "schema/unknown-key", "did you mean `tile.yellow`?", 1},
           {"colours: {border.watr: \"#010203\"}\n", "schema/unknown-key", "did you mean `border.water`?", 1},
           {"colours:\n  track: \"#01020\"\n", "schema/bad-value", "#01020", 2},
           {"colours:\n  track: red\n", "schema/bad-value", "red", 2},
           {"colors: {}\n", "schema/unknown-key", "colors", 1},
           {"widths: {track: -1}\n", "schema/out-of-range", "-1", 1},
           {"widths: {track: wide}\n", "schema/wrong-type", "", 1},
           {"shapes: {yellow: star}\n", "schema/bad-value", "star", 1},
           {"\nbased_on: clasic\n", "file/missing", "clasic", 2},
           {"based_on: own.yaml\n", "extends/too-deep", "", 1},
           {"colours: [\n", "file/syntax", "", 1}}) {
    const ReadTheme read = read_text(bad.text);
    EXPECT_FALSE(read.theme) << bad.text;
    ASSERT_EQ(read.findings.size(), 1U) << bad.text;
    EXPECT_EQ(read.findings[0].check, bad.check) << bad.text;
    EXPECT_THAT(read.findings[0].message + read.findings[0].help, HasSubstr(bad.says));
    EXPECT_EQ(line_column(read.sources, read.findings[0].place).line, bad.line) << bad.text;
  }
}

const std::string sound_title = source_folder() + "/tests/data/sound";

TEST(ThemeOption, ChangesTheLookAndRefusesUnknownThemes) {
  const Scratch scratch;
  const auto drawn = [&](const std::string& folder, const std::vector<std::string>& more) {
    std::vector<std::string> words{"render", sound_title,         "map", "--format", "svg",
                                   "-o",     scratch.path(folder)};
    words.insert(words.end(), more.begin(), more.end());
    return ran(words);
  };
  EXPECT_EQ(drawn("a", {}).code, 0);
  EXPECT_EQ(drawn("b", {"--theme", "low-ink"}).code, 0);
  EXPECT_NE(scratch.read("a/map.svg"), scratch.read("b/map.svg"));
  const Ran unknown = drawn("c", {"--theme", "low-inc"});
  EXPECT_EQ(unknown.code, 1);
  EXPECT_THAT(unknown.err, HasSubstr("did you mean `low-ink`?"));
  scratch.write("own.yaml", "colours: {trak: \"#000000\"}\n");
  const Ran bad = drawn("c", {"--theme", scratch.path("own.yaml")});
  EXPECT_EQ(bad.code, 1);
  EXPECT_THAT(bad.err, AllOf(HasSubstr("own.yaml:1:11"), HasSubstr("did you mean `track`?")));
  EXPECT_FALSE(DiskReader().is_directory(scratch.path("c")));
}

TEST(ThemeOption, KitYamlNamesAThemeInItsFolder) {
  const Scratch scratch;
  scratch.write("title.yaml", "extends: " + sound_title + "\n");
  scratch.write("art/own.yaml", "colours: {map.plain: \"#abcdef\"}\n");
  scratch.write("kit.yaml", "theme: art/own.yaml\n");
  const Ran drawn = ran({"render", scratch.path(), "map", "--format", "svg", "-o", scratch.path("out")});
  EXPECT_EQ(drawn.code, 0) << drawn.err;
  EXPECT_THAT(scratch.read("out/map.svg"), HasSubstr("rgb(67.058824%"));
  scratch.write("kit.yaml", "theme: art/none.yaml\n");
  const Ran missing = ran({"render", scratch.path(), "map", "--format", "svg", "-o", scratch.path("none")});
  EXPECT_EQ(missing.code, 1);
  EXPECT_THAT(missing.err, AllOf(HasSubstr("kit.yaml:1:8"), HasSubstr("there is no theme file")));
}

// A title may come from anyone, so names of files outside its folder must not be read.
TEST(ThemeOption, KitYamlCannotNameAFileOutsideItsFolder) {
  const Scratch scratch;
  scratch.write("secret.yaml", "pw: topsecret\n");
  scratch.write("t/title.yaml", "extends: " + sound_title + "\n");
  scratch.write("t/inner.yaml", "based_on: ../secret.yaml\n");
  std::filesystem::create_symlink("../secret.yaml", scratch.path("t/link.yaml"));
  for (const std::string& kit :
       {"theme: " + scratch.path("secret.yaml"), std::string("theme: ../secret.yaml"),
        std::string("theme: art/../../secret.yaml"), std::string("theme: link.yaml"),
        std::string("theme: inner.yaml"), std::string("sheets: {layouts: [../secret.yaml]}"),
        std::string("sheets: {layouts: [link.yaml]}")}) {
    scratch.write("t/kit.yaml", kit + "\n");
    const Ran drawn = ran({"render", scratch.path("t"), "map", "-o", scratch.path("out")});
    EXPECT_NE(drawn.code, 0) << kit;
    EXPECT_THAT(drawn.err, AllOf(HasSubstr("[kit/unknown-choice]"), testing::Not(HasSubstr("topsecret"))))
        << kit;
    EXPECT_FALSE(DiskReader().is_directory(scratch.path("out"))) << kit;
  }
  scratch.write("t/kit.yaml", "theme: ../secret.yaml\n");
  EXPECT_THAT(ran({"check", scratch.path("t")}).out, HasSubstr("kit.yaml:1:8: error: `../secret.yaml`"));
}

}  // namespace
}  // namespace trackwright
