// Game folders of 18xx.games: the literals of Ruby, and the title that they become.
#include "designer/format/interchange/ruby.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <string>

#include "designer/format/interchange/ruby_constants.h"
#include "designer/format/interchange/ruby_nodes.h"
#include "designer/format/title/load.h"
#include "designer/format/yaml/write.h"
#include "designer/studio/import.h"
#include "tests/designer/trees.h"
#include "tests/named.h"
#include "tests/source_folder.h"

namespace trackwright {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;
using testing::StartsWith;

// The value of X in a module, as YAML on one line; "-" if it depends on code.
std::string value_of_x(const std::string& body) {
  Sources sources;
  const FileId id = sources.add("game.rb", "module M\n" + body + "\nend\n");
  RubyRead read = read_ruby_file(*sources.file(id), id);
  if (read.error) return "error: " + read.error->message;
  std::vector<RubyFile> files;
  files.push_back(std::move(read.file));
  RubyConstants constants(std::move(files));
  const RubyValue* value = constants.find("M", "X");
  return value == nullptr ? "-" : write_json({{"x", node_of_ruby(value)}});
}

struct Literal {
  std::string_view name;
  const char* ruby;
  const char* json;
};
class RubyLiteral : public testing::TestWithParam<Literal> {};

std::string without_blanks(const std::string& json) {
  std::string text;
  bool quoted = false;
  for (const char c : json) {
    if (c == '"') quoted = !quoted;
    if (quoted || (c != ' ' && c != '\n')) text += c;
  }
  return text;
}

TEST_P(RubyLiteral, IsRead) {
  EXPECT_EQ(without_blanks(value_of_x(GetParam().ruby)), GetParam().json);
}

INSTANTIATE_TEST_SUITE_P(
    All, RubyLiteral,
    testing::ValuesIn(std::vector<Literal>{
        {"numbers", "X = [12_000, -3, 2.5]", R"({"x":[12000,-3,2.5]})"},
        {"words", "X = %w[a b\\ c] + %i(d e)", R"({"x":["a","b c","d","e"]})"},
        {"single_quotes", "X = 'it\\'s \\n'", R"({"x":"it's \\n"})"},
        {"double_quotes", "X = \"a\\sb \\u00e9 \\u{20AC}\"", "{\"x\":\"a b é €\"}"},
        {"joined_texts", "X = 'a' \\\n  'b' 'c'", R"({"x":"abc"})"},
        {"heredoc", "X = [<<~A, 1].freeze\n    one\n      two\n  A\n", R"({"x":["one\n  two\n",1]})"},
        {"raw_heredoc", "X = <<-'A'\n#{x}\n  A\n", R"({"x":"#{x}\n"})"},
        {"both_hashes", "X = { a: 1, 'b' => nil, \"c d\": true, 2 => :e }.freeze",
         R"({"x":{"a":1,"b":null,"c d":true,"2":"e"}})"},
        {"quoted_symbol", "X = :'#123'", R"({"x":"#123"})"},
        {"other_constant", "A = [1].freeze\nX = { a: A, **B }\nB = { c: 2 }", R"({"x":{"a":[1],"c":2}})"},
        {"calls", "A = { b: 1 }\nX = A.merge(c: 2, 'd' => 3).merge({ b: 4 })",
         R"({"x":{"b":4,"c":2,"d":3}})"},
        {"arithmetic", "X = [20] + Array.new(3, 10) - [20] + [2 * 3]", R"({"x":[10,10,10,6]})"},
        {"index_and_keys", "A = { b: [5, 6], c: 1 }\nX = [A[:b][1], A.keys]", R"({"x":[6,["b","c"]]})"},
        {"comments", "X = [ # one\n  1, # two\n\n  2,\n]", R"({"x":[1,2]})"},
        {"code_in_text", "X = [1, \"a#{b(\"}\")}\", 2]", R"({"x":[1,2]})"},
        {"code_in_hash", "X = { a: y, b: ->(z) { z }, c: 3 }", R"({"x":{"c":3}})"},
        {"constant_in_text", "A = 'a'\nX = \"<#{A}|#{M::A}>\"", R"({"x":"<a|a>"})"},
        {"pairs_in_list", "X = [1, 'a' => 2, b: 3]", R"({"x":[1,{"a":2,"b":3}]})"},
        {"code", "X = y.map { |z| z }", "-"},
        {"itself", "X = [X, 1]", R"({"x":[1]})"},
        {"after_code",
         "def y\n  z if w\n  begin; q / 2; end while r\nend\ndef s = 1\nif t\n  u do |v| v end\nend\nX = 7",
         R"({"x":7})"}}),
    by_name);

using Files = std::map<std::string, std::string>;

struct Made {
  Imported imported;
  Loaded loaded;
};

Made made(const Files& ruby, const std::string& folder = "g_made") {
  const DiskReader disk;
  Made result;
  result.imported = import_title(MemoryReader(ruby, &disk), source_installation(), folder, "ruby");
  Files files;
  for (const TitleFile& file : result.imported.files) files["made/" + file.name] = file.bytes;
  if (!files.empty())
    result.loaded = load_title(MemoryReader(std::move(files), &disk), source_installation(), "made");
  return result;
}

std::string seed(const char* name) {
  return *DiskReader().read(source_folder() + "/tests/fuzz/seeds/ruby/" + name, largest_file);
}

TEST(ImportRuby, MakesTheTitleOfTheConstants) {
  const Made game = made({{"g_made/game.rb", seed("small.rb")}});
  ASSERT_TRUE(game.loaded.title);
  const Title& title = *game.loaded.title;
  EXPECT_EQ(title.name, "18Small");
  EXPECT_EQ(title.designer, "A. Nobödy");
  EXPECT_EQ(title.map.hexes().size(), 5U);
  EXPECT_EQ(title.map.find("B2")->name, "Town");
  ASSERT_NE(find_tile(title, "X5"), nullptr);
  EXPECT_EQ(title.roster.trains.size(), 2U);
  EXPECT_EQ(title.companies.privates.front().text, "Blocks B4.");
  EXPECT_EQ(title.players.front().cash->value, 400);
  EXPECT_THAT(game.imported.warnings, Contains(StartsWith("g_made/game.rb:40:9: the method `setup`")));
}

// A game that takes everything but its name from the game beside it.
const char* const child =
    "require_relative '../g_made/game'\nmodule Engine\nmodule Game\nmodule GChild\nclass Game < "
    "G18Small::Game\n"
    "GAME_TITLE = 'Child'\nBANK_CASH = 7_000\nend\nend\nend\nend\n";

TEST(ImportRuby, ReadsTheGameBesideIt) {
  const Made game =
      made({{"g/g_made/game.rb", seed("small.rb")}, {"g/g_child/game.rb", child}}, "g/g_child/");
  ASSERT_TRUE(game.loaded.title);
  EXPECT_EQ(game.loaded.title->name, "Child");
  EXPECT_EQ(game.loaded.title->bank->value, 7000);
  EXPECT_EQ(game.loaded.title->map.hexes().size(), 5U);
}

// The classes that the code of the first round names, with the order of turns.
TEST(ImportRuby, ReadsTheFirstRound) {
  std::string text = child;
  const std::string bank = "BANK_CASH = 7_000\n";
  text.insert(text.find(bank),
              "def init_round\nGChild::Round::Draft.new(self, [GChild::Step::Draft], snake_order: "
              "true)\nend\n");
  const Made game = made({{"g/g_made/game.rb", seed("small.rb")}, {"g/g_child/game.rb", text}}, "g/g_child/");
  ASSERT_TRUE(game.loaded.title);
  const auto& opening = game.loaded.title->rules.opening;
  ASSERT_EQ(opening.size(), 1U);
  EXPECT_EQ(opening.front().auction->value, rule::Auction::FaceValue);
  EXPECT_EQ(opening.front().order->value, rule::TurnOrder::Snake);
}

TEST(ImportRuby, ReportsAMissingGameBesideIt) {
  const Made game = made({{"g/g_child/game.rb", child}}, "g/g_child");
  EXPECT_THAT(game.imported.findings, IsEmpty());
  EXPECT_THAT(game.imported.warnings, Contains(HasSubstr("g/g_child/game.rb:1:18: the game uses g_made")));
  ASSERT_TRUE(game.loaded.title);
  EXPECT_TRUE(game.loaded.title->draft);
}

struct Broken {
  std::string_view name;
  std::string text;
  const char* check;
};
class BrokenRuby : public testing::TestWithParam<Broken> {};

TEST_P(BrokenRuby, IsOneFindingAndNoFile) {
  const Made game = made({{"g_made/game.rb", GetParam().text}});
  EXPECT_THAT(game.imported.files, IsEmpty());
  ASSERT_THAT(game.imported.findings, SizeIs(1));
  EXPECT_EQ(game.imported.findings[0].check, GetParam().check);
}

std::string repeated(const std::string& text, int times) {
  std::string all;
  for (int i = 0; i < times; ++i) all += text;
  return all;
}

// Each constant contains the one before twice.
std::string doubling() {
  std::string text = "module G1\nclass Game < Base\nA0 = [1]\n";
  for (int i = 1; i < 60; ++i)
    text += "A" + std::to_string(i) + " = A" + std::to_string(i - 1) + " + A" + std::to_string(i - 1) + "\n";
  return text + "TRAINS = A59\nend\nend\n";
}

INSTANTIATE_TEST_SUITE_P(All, BrokenRuby,
                         testing::ValuesIn(std::vector<Broken>{
                             {"truncated_class", seed("small.rb").substr(0, 900), "import/ruby"},
                             {"truncated_text", "module G1\nclass Game < Base\nX = 'abc", "import/ruby"},
                             {"no_game", "module G1\nX = 1\nend\n", "import/ruby"},
                             {"empty", "", "import/ruby"},
                             {"binary",
                              std::string("\x7f"
                                          "ELF\0\0\1",
                                          7),
                              "file/encoding"},
                             {"latin_1", "X = 'caf\xe9'\n", "file/encoding"},
                             {"utf_16",
                              std::string("\xff\xfe"
                                          "X\0",
                                          4),
                              "file/encoding"},
                             {"nested", "module G1\nclass Game < Base\nX = " + repeated("[", 100'000),
                              "import/ruby"},
                             {"doubling", doubling(), "import/ruby"},
                             {"too_large", std::string(std::size_t{17} << 20U, ' '), "file/too-large"}}),
                         by_name);

TEST(ImportRuby, RefusesAFileAndAMissingFolder) {
  EXPECT_EQ(made({{"g_made", "X = 1"}}).imported.findings.at(0).check, "import/ruby");
  EXPECT_EQ(made({}).imported.findings.at(0).check, "file/missing");
}

TEST(ImportRuby, SurvivesLongChainsOfConstants) {
  std::string text = "module G1\nclass Game < Base\nTRAINS = A0\n";
  for (int i = 0; i < 20'000; ++i) text += "A" + std::to_string(i) + " = [A" + std::to_string(i + 1) + "]\n";
  EXPECT_THAT(made({{"g_made/game.rb", text + "end\nend\n"}}).imported.findings, IsEmpty());
}

}  // namespace
}  // namespace trackwright
