// Tests the features of the language server: findings, hovers, completion, names.
#include <gmock/gmock.h>

#include "engine/title/market.h"
#include "tests/designer/faces/lsp/session.h"
#include "tests/named.h"

namespace trackwright::lsp {
namespace {

using testing::AllOf;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::IsSupersetOf;
using testing::Not;

std::string with(std::string text, const std::string& old, const std::string& by) {
  const std::size_t at = text.find(old);
  EXPECT_NE(at, std::string::npos) << old;
  return text.replace(at, old.size(), by);
}

std::vector<std::string> texts(const Json& list, const char* key) {
  std::vector<std::string> all;
  for (const Json& one : list) all.push_back(one.at(key));
  return all;
}

class Editor : public testing::Test {
 protected:
  std::vector<std::string> completed(const std::string& name, const std::string& what, std::size_t on) {
    return texts(session_.ask("textDocument/completion", session_.at(name, what, on)), "label");
  }
  std::string hovered(const std::string& name, const std::string& what, std::size_t on = 0) {
    const Json told = session_.ask("textDocument/hover", session_.at(name, what, on));
    return told.is_null() ? "" : told["contents"]["value"].get<std::string>();
  }
  void change(const std::string& name, const std::string& old, const std::string& by) {
    session_.type(name, with(session_.text(name), old, by));
  }
  Session session_{files_of(source_folder() + "/titles/18scan")};
};

TEST_F(Editor, GetsNoFindingsForASoundTitle) {
  session_.open("map.yaml");
  EXPECT_EQ(session_.diagnostics(), 0U);
}

TEST_F(Editor, GetsAFindingWithAFixUntilItIsFixed) {
  session_.open("roster.yaml");
  change("roster.yaml", "rusts_on: 4\n", "rusts_onn: 4\n");
  const Json told = session_.diagnostics("roster.yaml");
  ASSERT_EQ(told.size(), 1U) << told.dump(1);
  EXPECT_EQ(told[0]["code"], "schema/unknown-key");
  const Json actions =
      session_.ask("textDocument/codeAction", {{"textDocument", {{"uri", Session::uri("roster.yaml")}}},
                                               {"range", told[0]["range"]},
                                               {"context", {{"diagnostics", told}}}});
  ASSERT_EQ(actions.size(), 1U) << actions.dump(1);
  const Json edit = actions[0]["edit"]["changes"][Session::uri("roster.yaml")][0];
  EXPECT_EQ(edit["newText"], "rusts_on");
  EXPECT_EQ(edit["range"], told[0]["range"]);
  change("roster.yaml", "rusts_onn: 4\n", "rusts_on: 4\n");
  EXPECT_EQ(session_.diagnostics(), 0U);
}

TEST_F(Editor, GetsOnlyTheSyntaxErrorOfUnfinishedYaml) {
  session_.open("companies.yaml");
  change("companies.yaml", "companies:\n", "companies: [\n");
  EXPECT_EQ(session_.diagnostics(), 1U);
  EXPECT_THAT(texts(session_.diagnostics("companies.yaml"), "code"), ElementsAre("file/syntax"));
}

TEST_F(Editor, CreatesAMissingThing) {
  session_.open("roster.yaml");
  change("roster.yaml", "rusts_on: 4\n", "rusts_on: 9\n");
  const Json told = session_.diagnostics("roster.yaml");
  ASSERT_FALSE(told.empty());
  const Json actions =
      session_.ask("textDocument/codeAction", {{"textDocument", {{"uri", Session::uri("roster.yaml")}}},
                                               {"range", told[0]["range"]},
                                               {"context", Json::object()}});
  const auto titles = texts(actions, "title");
  const auto create = std::ranges::find(titles, "Create train 9");
  ASSERT_NE(create, titles.end()) << actions.dump(1);
  const Json& action = actions[static_cast<std::size_t>(create - titles.begin())];
  const Json edits = action["edit"]["changes"][Session::uri("roster.yaml")];
  ASSERT_EQ(edits.size(), 1U);
  EXPECT_THAT(edits[0]["newText"].get<std::string>(), HasSubstr("9: {count: 1, price: 0, reach: 2}"));
  change("roster.yaml", "rusts_on: 9\n", "rusts_on: 4\n");
  const Json none =
      session_.ask("textDocument/codeAction", {{"textDocument", {{"uri", Session::uri("roster.yaml")}}},
                                               {"range", told[0]["range"]},
                                               {"context", Json::object()}});
  EXPECT_EQ(none.size(), 0U) << none.dump(1);
}

TEST_F(Editor, AddsAnExceptionForAFinding) {
  session_.open("title.yaml");
  change("title.yaml", "  - check: map/phase-value-falls\n    at: [A20]\n",
         "  - check: map/phase-value-falls\n    at: [A4]\n");
  session_.open("map.yaml");
  const Json told = session_.diagnostics("map.yaml");
  ASSERT_EQ(told.size(), 1U) << told.dump(1);
  const Json actions =
      session_.ask("textDocument/codeAction", {{"textDocument", {{"uri", Session::uri("map.yaml")}}},
                                               {"range", told[0]["range"]},
                                               {"context", Json::object()}});
  ASSERT_EQ(actions.size(), 1U);
  const Json edit = actions[0]["edit"]["changes"][Session::uri("title.yaml")][0];
  EXPECT_THAT(edit["newText"].get<std::string>(),
              HasSubstr("check: map/phase-value-falls, at: [A20], because: \"\""));
}

TEST_F(Editor, ShowsTheMeaningOfAKeyAndAName) {
  session_.open("roster.yaml");
  EXPECT_THAT(hovered("roster.yaml", "rusts_on: 4"),
              HasSubstr("The train or phase that makes this train rust"));
  EXPECT_THAT(hovered("roster.yaml", "rusts_on: 4", 10), HasSubstr("Train 4"));
  session_.open("map.yaml");
  EXPECT_THAT(hovered("map.yaml", "A20:"), HasSubstr("![hex A20](data:image/svg+xml;base64,"));
  session_.open("tiles.yaml");
  EXPECT_THAT(hovered("tiles.yaml", "  5:", 2), HasSubstr("![tile 5](data:image/svg+xml;base64,"));
}

TEST_F(Editor, CompletesKeysWordsAndNames) {
  session_.open("roster.yaml");
  EXPECT_THAT(completed("roster.yaml", "rusts_on: 4", 10), IsSupersetOf({"2", "4", "5E", "4D"}));
  EXPECT_THAT(completed("roster.yaml", "rusts_on: 4", 0), IsSupersetOf({"rusts_on", "obsolete_on"}));
  EXPECT_THAT(completed("roster.yaml", "rusts_on: 4", 0), Not(Contains("price"))) << "it is there already";
  session_.open("map.yaml");
  EXPECT_THAT(completed("map.yaml", "colour: red", 8), Contains("yellow"));
  EXPECT_THAT(completed("map.yaml", "layout: pointy", 8), ElementsAre("flat", "pointy"));
  EXPECT_THAT(completed("map.yaml", "\"city=revenue", 1), IsSupersetOf({"city", "town", "path", "label"}));
  EXPECT_THAT(completed("map.yaml", "\"city=revenue", 6), IsSupersetOf({"revenue", "slots"}));
  session_.open("tiles.yaml");
  EXPECT_THAT(completed("tiles.yaml", "  5:", 2), IsSupersetOf({"57", "403"}));
}

TEST(EditorOfAKit, CompletesKeysAndWordsOfAKit) {
  auto files = files_of(source_folder() + "/titles/18scan");
  files["kit.yaml"] = "theme: classic\ncomponents: [map, tiles]\n";
  Session session(files);
  session.open("kit.yaml");
  EXPECT_EQ(session.diagnostics(), 0U);
  const auto offered = [&](const char* where, std::size_t on) {
    return texts(session.ask("textDocument/completion", session.at("kit.yaml", where, on)), "label");
  };
  EXPECT_THAT(offered("theme: classic", 7), IsSupersetOf({"classic", "warm", "low-ink"}));
  session.type("kit.yaml", "paper: A4\ntheme: classic\ncomponents: [map, tiles]\n");
  EXPECT_THAT(offered("paper: ", 7), IsSupersetOf({"A4", "Letter"}));
  EXPECT_THAT(offered("tiles]", 0), IsSupersetOf({"map", "charters", "trains"}));
}

// A name in rules.yaml and its place: the letter at the cursor, the text of the hover, and another name that
// completion offers.
struct RuleName {
  std::string name;  // of the test case
  std::string where;
  std::size_t on;
  std::string hover;
  std::string offered;
  std::string defined_in;
};

void PrintTo(const RuleName& rule, std::ostream* out) {
  *out << rule.name;
}

class EditorOfRules : public testing::TestWithParam<RuleName> {
 protected:
  EditorOfRules() { session_.open("rules.yaml"); }
  Json at() const { return session_.at("rules.yaml", GetParam().where, GetParam().on); }
  Session session_{files_of(source_folder() + "/tests/data/everything")};
};

TEST_P(EditorOfRules, ShowsCompletesFindsAndRenamesARule) {
  const RuleName& rule = GetParam();
  const Json hover = session_.ask("textDocument/hover", at());
  ASSERT_FALSE(hover.is_null());
  EXPECT_THAT(hover["contents"]["value"].get<std::string>(), HasSubstr(rule.hover));
  EXPECT_THAT(texts(session_.ask("textDocument/completion", at()), "label"), Contains(rule.offered));
  const Json defined = session_.ask("textDocument/definition", at());
  ASSERT_FALSE(defined.is_null());
  EXPECT_EQ(defined["uri"], Session::uri(rule.defined_in));
  Json there = at();
  there["context"] = {{"includeDeclaration", true}};
  EXPECT_GE(session_.ask("textDocument/references", there).size(), 2U);
  Json rename = at();
  // A zone's name is a letter, and this map has no hex at Q8.
  rename["newName"] = rule.defined_in == "market.yaml" ? "Q" : rule.defined_in == "map.yaml" ? "Q9" : "Q8";
  const Json edits = session_.ask("textDocument/rename", rename)["changes"];
  EXPECT_TRUE(edits.contains(Session::uri("rules.yaml"))) << edits.dump(1);
  EXPECT_TRUE(edits.contains(Session::uri(rule.defined_in))) << edits.dump(1);
}

INSTANTIATE_TEST_SUITE_P(
    Rules, EditorOfRules,
    testing::Values(
        RuleName{"phase of a kind of company", "full_from: 3", 11, "**Phase 3**", "2", "roster.yaml"},
        RuleName{"phase of a purchase", "one_from_bank: [3]", 16, "**Phase 3**", "2", "roster.yaml"},
        RuleName{"phase of a power", "phase: 3, treasury", 7, "**Phase 3**", "2", "roster.yaml"},
        RuleName{"phase of a sale", "phases: [3]", 9, "**Phase 3**", "2", "roster.yaml"},
        RuleName{"train that is exported", "exported: [2, 3]", 11, "**Train 2**", "5", "roster.yaml"},
        RuleName{"train of the end", "train: 5, then", 7, "**Train 5**", "3", "roster.yaml"},
        RuleName{"hex", "after_homes: [B2]", 14, "B2", "C9", "map.yaml"},
        RuleName{"hex that is no home", "never: [B2]", 8, "B2", "C9", "map.yaml"},
        RuleName{"tile of a power", "hexes: [B8, C9], tiles: [X1], count", 25, "**Tile X1**", "X1",
                 "tiles.yaml"},
        RuleName{"tile laid in pairs", "paired_tiles: [{hexes: [C9], tiles: [X1]}]", 37, "**Tile X1**", "57",
                 "tiles.yaml"},
        RuleName{"company of a power", "companies: [AR]}]", 12, "(AR)", "AR", "companies.yaml"},
        RuleName{"company of a key", "  AR: [{power", 2, "(AR)", "AR", "companies.yaml"},
        RuleName{"company of a merger", "into: AR", 6, "(AR)", "AR", "companies.yaml"},
        RuleName{"private of a key", "    Ferry: [{power", 4, "Private", "Twin", "companies.yaml"},
        RuleName{"private of an auction", "dearer: {Ferry", 9, "Private", "Twin", "companies.yaml"},
        RuleName{"private of a lot", "of: [Ferry", 5, "Private", "Twin", "companies.yaml"},
        RuleName{"private of a sale", "privates: [Ferry]", 11, "Private", "Twin", "companies.yaml"},
        RuleName{"zone of an issue", "in_zones: [{zone: e", 18, "**Zone e", "y", "market.yaml"},
        RuleName{"zone of the end", "when: price, zone: e", 19, "**Zone e", "y", "market.yaml"},
        RuleName{"token", "token: ferry", 7, "**", "ferry", "companies.yaml"},
        RuleName{"token of tunnels", "tokens: [ferry]", 9, "**", "ferry", "companies.yaml"}),
    by_name);

// Completion inside a hex offers the words that can follow the typed text.
TEST_F(Editor, CompletesPartsOfATile) {
  session_.open("map.yaml");
  const std::string text = session_.text("map.yaml");
  const auto offered = [&](const std::string& typed) {
    session_.type("map.yaml", with(text, "city=revenue:0\"", typed + "\""));
    return completed("map.yaml", typed + "\"", typed.size());
  };
  EXPECT_THAT(offered("city=revenue:0;label="), Contains("Y"));
  EXPECT_THAT(offered("city=revenue:0;town=revenue:0;path=a:1,b:"),
              ElementsAre("0", "1", "2", "3", "4", "5", "_0", "_1"));
  EXPECT_THAT(offered("upgrade=cost:40,terrain:"), IsSupersetOf({"mountain", "water"}));
  EXPECT_THAT(offered("border=edge:1,type:"), Contains("impassable"));
}

// For free text, completion offers the words that play computes.
TEST_F(Editor, CompletesCausesAndMovesOfPrices) {
  session_.open("market.yaml");
  EXPECT_THAT(completed("market.yaml", "when: ", 6), testing::UnorderedElementsAreArray(known_causes()));
  EXPECT_THAT(completed("market.yaml", "move: ", 6), ElementsAre("left", "right", "up", "down", "stay"));
}

TEST_F(Editor, DoesNotOfferAKeyTwice) {
  session_.open("market.yaml");
  session_.type(
      "market.yaml",
      "shape: grid\nrows:\n- 1\nzones:\n  p: {name: Par, m, colour: red}\n  q:\n    name: x\n    m\n\nm");
  EXPECT_THAT(completed("market.yaml", "m, colour", 1),
              AllOf(Contains("meaning"), Not(Contains("name")), Not(Contains("colour"))));
  EXPECT_THAT(completed("market.yaml", "    m\n", 5),
              AllOf(Contains("meaning"), Contains("colour"), Not(Contains("name"))));
  EXPECT_THAT(completed("market.yaml", "\n\nm", 3), AllOf(Contains("moves"), Not(Contains("rows"))));
}

// A quick fix replaces a misspelt word by the probable one, also within quotes.
TEST_F(Editor, CorrectsAMisspeltWord) {
  const auto changes = [&](const std::string& name, const std::string& right, const std::string& wrong) {
    const std::string text = session_.text(name);
    session_.open(name);
    change(name, right, wrong);
    const Json told = session_.diagnostics(name);
    EXPECT_FALSE(told.empty()) << wrong;
    const Json actions =
        session_.ask("textDocument/codeAction", {{"textDocument", {{"uri", Session::uri(name)}}},
                                                 {"range", told[0]["range"]},
                                                 {"context", {{"diagnostics", told}}}});
    std::vector<std::string> words{actions[0]["title"]};
    words.push_back(actions[0]["edit"]["changes"][Session::uri(name)][0]["newText"]);
    session_.type(name, text);
    return words;
  };
  EXPECT_THAT(changes("roster.yaml", "rusts_on: 4\n", "rusts_on: 44\n"), ElementsAre("Change to 4", "4"));
  EXPECT_THAT(changes("companies.yaml", "home: F3\n", "home: F4\n"), ElementsAre("Change to F3", "F3"))
      << "and to F5, the other one beside it";
  EXPECT_THAT(changes("map.yaml", "\"city=revenue:0\"", "\"cit=revenue:0\""),
              ElementsAre("Change to city", "city"));
}

TEST_F(Editor, CompletesNamesInABrokenFile) {
  session_.open("companies.yaml");
  const std::string text = session_.text("companies.yaml");
  session_.type("companies.yaml", text + "\n  XX:\n    home: [A4, ");
  const Json place{{"textDocument", {{"uri", Session::uri("companies.yaml")}}},
                   {"position", {{"line", 100'000}, {"character", 0}}}};
  // A position after the last line means the end of the file.
  session_.type("companies.yaml", "companies:\n  XX:\n    home: [A4, ");
  EXPECT_THAT(texts(session_.ask("textDocument/completion", place), "label"), IsSupersetOf({"A20", "F11"}));
}

TEST_F(Editor, GoesToDefinitionsAndUses) {
  session_.open("roster.yaml");
  const Json found = session_.ask("textDocument/definition", session_.at("roster.yaml", "rusts_on: 4D", 10));
  const std::string& text = session_.text("roster.yaml");
  const std::string train = text.substr(text.find("\n  4D:", text.find("\ntrains:")), 40);
  EXPECT_EQ(found["range"]["start"], session_.at("roster.yaml", train, 3)["position"]);
  Json where = session_.at("roster.yaml", train, 3);
  where["context"] = {{"includeDeclaration", true}};
  EXPECT_GE(session_.ask("textDocument/references", where).size(), 4U);
}

TEST_F(Editor, RefusesNamesThatAreTakenOrInvalid) {
  session_.open("map.yaml");
  Json where = session_.at("map.yaml", "A20:");
  for (const char* name : {"A4", "Kiruna", "", "A20: x", "null"}) {
    where["newName"] = name;
    EXPECT_EQ(session_.answer("textDocument/rename", where)["error"]["code"], -32803) << name;
  }
  change("map.yaml", "hexes:\n", "hexes: [\n");
  where["newName"] = "A40";
  EXPECT_EQ(session_.answer("textDocument/rename", where)["error"]["code"], -32803);
}

TEST_F(Editor, CountsColumnsInUtf16Units) {
  session_.open("companies.yaml");
  const std::string text = "companies:\n  Å😀: {name: \"København 😀\", home: ZZ9}\n";
  session_.type("companies.yaml", text);
  Json found;
  for (const Json& one : session_.diagnostics("companies.yaml"))
    if (one["code"] == "company/home-not-on-map") found = one;
  ASSERT_FALSE(found.is_null()) << session_.diagnostics("companies.yaml").dump(1);
  // Two blanks and three UTF-16 units before `: {name: "København 😀", home: `.
  EXPECT_EQ(found["range"]["start"], (Json{{"line", 1}, {"character", 2 + 3 + 31}}));
  EXPECT_EQ(found["range"]["end"], (Json{{"line", 1}, {"character", 2 + 3 + 34}}));
}

TEST_F(Editor, ChangesTextAfterCharactersOfTwoUnits) {
  session_.open("market.yaml");
  session_.type("market.yaml", "# 😀 x\n" + session_.text("market.yaml"));
  session_.tell("textDocument/didChange",
                {{"textDocument", {{"uri", Session::uri("market.yaml")}, {"version", 3}}},
                 {"contentChanges", Json::array({{{"range",
                                                   {{"start", {{"line", 0}, {"character", 5}}},
                                                    {"end", {{"line", 0}, {"character", 6}}}}},
                                                  {"text", "\n]"}}})}});
  session_.open("map.yaml");
  ASSERT_EQ(session_.diagnostics("market.yaml").size(), 1U);
  EXPECT_EQ(session_.diagnostics("market.yaml")[0]["range"]["start"]["line"], 1);
}

TEST_F(Editor, ListsTheSymbolsOfAFile) {
  session_.open("companies.yaml");
  const Json document{{"textDocument", {{"uri", Session::uri("companies.yaml")}}}};
  EXPECT_THAT(texts(session_.ask("textDocument/documentSymbol", document), "name"),
              IsSupersetOf({"companies", "privates"}));
  EXPECT_GT(session_.ask("textDocument/foldingRange", document).size(), 5U);
  const Json colours = session_.ask("textDocument/documentColor", document);
  ASSERT_FALSE(colours.empty());
  const Json presented = session_.ask("textDocument/colorPresentation",
                                      {{"color", {{"red", 1}, {"green", 0.5}, {"blue", 0}, {"alpha", 1}}}});
  EXPECT_EQ(presented[0]["label"], "#ff8000");
}

TEST(Positions, HaveFindingsWhileOpen) {
  auto files = files_of(source_folder() + "/titles/18scan");
  files["position.yaml"] = "phase: 77\nentity: NSB\ntrains: [2]\nlaid: {B5: [5, 4]}\n";
  Session session(files);
  session.open("map.yaml");
  EXPECT_EQ(session.diagnostics(), 0U);
  session.open("position.yaml");
  EXPECT_THAT(texts(session.diagnostics("position.yaml"), "code"), Contains("position/unknown-phase"));
  session.type("position.yaml", "phase: 2\nentity: NSB\ntrains: [2]\nlaid: {B5: [5, 4]}\n");
  EXPECT_THAT(session.diagnostics("position.yaml"), IsEmpty());
}

}  // namespace
}  // namespace trackwright::lsp
