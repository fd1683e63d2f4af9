#include "designer/faces/cli/command.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <sstream>

#include "designer/faces/cli/installation.h"
#include "designer/faces/cli/overview.h"
#include "designer/faces/cli/printable.h"
#include "designer/faces/cli/write_file.h"
#include "tests/designer/program.h"
#include "tests/designer/scratch.h"
#include "tests/designer/trees.h"
#include "tests/source_folder.h"

namespace trackwright {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;

const std::string source = source_folder();

TEST(Commands, HelpListsAllCommands) {
  for (const std::vector<std::string>& arguments :
       std::vector<std::vector<std::string>>{{"--help"}, {"-h"}, {"help"}}) {
    const Ran help = ran(arguments);
    EXPECT_EQ(help.code, 0);
    for (const Command& command : all_commands())
      EXPECT_THAT(help.out,
                  AllOf(HasSubstr(std::string(command.name)), HasSubstr(std::string(command.sentence))));
  }
  EXPECT_EQ(ran({}).code, 2);
  EXPECT_THAT(ran({}).out, HasSubstr("Commands:"));
  EXPECT_THAT(ran({"--version"}).out, StartsWith("trackwright "));
}

TEST(Commands, VersionNamesTheCommitOfTheBuild) {
  std::ostringstream out;
  std::ostringstream err;
  const DiskReader disk;
  Environment environment{source_installation(), disk, Streams{out, err}};
  environment.commit = "0123456789ab";
  EXPECT_EQ(run({"--version"}, environment), 0);
  EXPECT_THAT(out.str(), AllOf(StartsWith("trackwright "), HasSubstr("(0123456789ab)\n")));
  EXPECT_THAT(ran({"--version"}).out, Not(HasSubstr("(")));
}

TEST(Commands, EachHasHelpWithUsageAndExamplesInShortLines) {
  for (const Command& command : all_commands()) {
    const std::string name(command.name);
    const Ran help = ran({name, "--help"});
    EXPECT_EQ(help.code, 0) << name;
    EXPECT_THAT(help.out, AllOf(StartsWith("Usage: trackwright " + name),
                                HasSubstr("Examples:\n  trackwright " + name), HasSubstr("Exit code:")));
    EXPECT_EQ(ran({"help", name}).out, help.out);
    std::istringstream lines(help.out);
    for (std::string line; std::getline(lines, line);) EXPECT_LE(line.size(), 100U) << line;
  }
}

TEST(Commands, EachBelongToOneGroupOfTheHelp) {
  std::size_t in_groups = 0;
  for (const CommandGroup& group : command_groups()) in_groups += group.commands.size();
  EXPECT_EQ(in_groups, all_commands().size());
  EXPECT_THAT(ran({"--help"}).out, HasSubstr("\nExamples:\n  trackwright "));
}

TEST(Commands, QuietKeepsFindingsAndData) {
  EXPECT_EQ(ran({"check", "18scan", "--quiet"}).out, "");
  EXPECT_EQ(ran({"schema", "map", "-q"}).out, ran({"schema", "map"}).out);
  const std::string broken = replaced(text_of("titles/18scan/map.yaml"), "layout:", "layuot:");
  const Ran found = ran_with({"validate", "18scan", "-q"}, "map.yaml", broken);
  EXPECT_EQ(found.code, 1);
  EXPECT_THAT(found.out, AllOf(HasSubstr("[schema/unknown-key]"), Not(HasSubstr("1 error\n"))));
  const Scratch scratch;
  const Ran drawn = ran({"tile", "57", "-o", scratch.path("57.svg"), "-q"});
  EXPECT_EQ(drawn.code, 0);
  EXPECT_EQ(drawn.out + drawn.err, "");
}

TEST(Commands, WriteAManPageForEachCommand) {
  const Scratch scratch;
  EXPECT_EQ(ran({"--man", scratch.path("man")}).code, 0);
  EXPECT_EQ(DiskReader().list(scratch.path("man")).size(), all_commands().size() + 1);
  const std::string page = scratch.read("man/trackwright-check.1");
  EXPECT_THAT(page, AllOf(StartsWith(".TH \"TRACKWRIGHT\\-CHECK\" 1 "), HasSubstr("\n.SH OPTIONS\n"),
                          HasSubstr("\\-\\-strict"), HasSubstr("\n.SH EXIT STATUS\n")));
  EXPECT_EQ(ran({"--man"}).code, 2);
}

TEST(Commands, SuggestTheNearestName) {
  const Ran wrong = ran({"validat", "18scan"});
  EXPECT_EQ(wrong.code, 2);
  EXPECT_THAT(wrong.err,
              AllOf(HasSubstr("`validat` is not a command"), HasSubstr("Did you mean `validate`?")));
  EXPECT_THAT(wrong.out, IsEmpty());
  EXPECT_THAT(ran({"nonsense"}).err, HasSubstr("--help"));
}

TEST(Commands, ExplainWrongArguments) {
  EXPECT_EQ(ran({"validate"}).code, 2);
  EXPECT_THAT(ran({"validate"}).err, AllOf(HasSubstr("TITLE is required"), HasSubstr("validate --help")));
  EXPECT_THAT(ran({"validate", "18scan", "--strikt"}).err, HasSubstr("Did you mean `--strict`?"));
  EXPECT_EQ(ran({"validate", "18scan", "more"}).code, 2);
  EXPECT_EQ(ran({"validate", "18scan", "--format", "xml"}).code, 2);
  EXPECT_EQ(ran({"show", "18scan", "--json", "--merged"}).code, 2);
}

TEST(Validate, FindsNothingInAShippedTitle) {
  const Ran sound = ran({"validate", "18scan"});
  EXPECT_EQ(sound.code, 0) << sound.out;
  EXPECT_EQ(sound.out, "18scan: no findings\n");
  EXPECT_THAT(sound.err, IsEmpty());
}

TEST(Validate, ShowsAMistakeWithLineCaretAndHelp) {
  const std::string broken = replaced(text_of("titles/18scan/map.yaml"), "layout:", "layuot:");
  const Ran found = ran_with({"validate", "18scan"}, "map.yaml", broken);
  EXPECT_EQ(found.code, 1);
  EXPECT_THAT(found.out, AllOf(HasSubstr("map.yaml:"),
                               HasSubstr(": error: the key `layuot` is not known here [schema/unknown-key]"),
                               HasSubstr("| layuot: "), HasSubstr("| ^~~~~~\n"),
                               HasSubstr("help: did you mean `layout`?"), HasSubstr("18scan: 1 error\n")));
}

TEST(Validate, PrintsJsonForPrograms) {
  const std::string broken = replaced(text_of("titles/18scan/map.yaml"), "layout:", "layuot:");
  const Ran found = ran_with({"validate", "18scan", "--format", "json"}, "map.yaml", broken);
  const auto findings = nlohmann::json::parse(found.out).at("findings");
  ASSERT_EQ(findings.size(), 1U);
  EXPECT_EQ(findings.at(0).at("check"), "schema/unknown-key");
  EXPECT_THAT(findings.at(0).at("file").get<std::string>(), HasSubstr("map.yaml"));
  EXPECT_GT(findings.at(0).at("line"), 0);
}

TEST(Validate, ExitsWithTwoIfTheTitleIsUnreadable) {
  EXPECT_EQ(ran({"validate", "no-such-title"}).code, 2);
  EXPECT_EQ(ran_with({"validate", "18scan"}, "map.yaml", "a: [1").code, 2);
  const Ran json = ran({"validate", "no-such-title", "--format", "json"});
  EXPECT_EQ(json.code, 2);
  EXPECT_EQ(nlohmann::json::parse(json.out).at("findings").size(), 1U);
}

TEST(Show, SummarizesATitle) {
  const Ran shown = ran({"show", "18scan"});
  EXPECT_EQ(shown.code, 0);
  EXPECT_THAT(shown.out,
              AllOf(StartsWith("18Scan: "), HasSubstr("bank K6000"), HasSubstr("Danske Statsbaner"),
                    HasSubstr("94 of 25 kinds"), HasSubstr("100p"), HasSubstr("1+1 K80")));
}

TEST(Show, PrintsMergedDataThatCanBeReadAgain) {
  const Ran merged = ran({"show", "18scan", "--merged"});
  EXPECT_THAT(merged.out,
              AllOf(HasSubstr("# map.yaml\n"), HasSubstr("# companies.yaml\n"), HasSubstr("layout: ")));
  const Ran json = ran({"show", "18scan", "--json"});
  const auto data = nlohmann::json::parse(json.out);
  EXPECT_EQ(data.at("title").at("bank"), 6000);
  EXPECT_TRUE(data.at("map").at("hexes").is_object());
}

// The output can be pasted into title.yaml unchanged.
TEST(Show, PrintsTheCensus) {
  const Ran shown = ran({"show", "18scan", "--census"});
  EXPECT_EQ(shown.code, 0);
  EXPECT_THAT(shown.out, AllOf(StartsWith("census:\n"), HasSubstr("    hexes: 59\n"),
                               HasSubstr("    terrain mountain for 60: 15\n"), HasSubstr("    label Y: 3\n"),
                               HasSubstr("rows: 7"), HasSubstr("cards: 23")));
  EXPECT_EQ(ran({"show", "18scan", "--census", "--json"}).code, 2);
}

TEST(TextTable, AlignsNumbersRightAndCountsCharacters) {
  EXPECT_EQ(text_table({{"name", "no"}, {"Malmö", "5"}, {"x"}}), "  name   no\n  Malmö   5\n  x\n");
}

TEST(WriteFile, ReplacesWholeFilesAndLeavesNothingBehind) {
  const Scratch scratch;
  EXPECT_FALSE(write_file(scratch.path("a.pdf"), "one").has_value());
  EXPECT_FALSE(write_file(scratch.path("a.pdf"), "two").has_value());
  EXPECT_EQ(scratch.read("a.pdf"), "two");
  EXPECT_EQ(DiskReader().list(scratch.path()).size(), 1U);
}

TEST(WriteFile, ReportsWhyAFileCannotBeWritten) {
  const Scratch scratch;
  scratch.write("file", "x");
  EXPECT_THAT(write_file(scratch.path("absent/a.pdf"), "x").value().message, HasSubstr("No such file"));
  EXPECT_TRUE(write_file(scratch.path(), "x").has_value());
  EXPECT_THAT(make_folder(scratch.path("file")).value().message, HasSubstr("Not a directory"));
  EXPECT_FALSE(make_folder(scratch.path("a/b/c")).has_value());
  EXPECT_FALSE(make_folder(scratch.path("a/b/c")).has_value());
  EXPECT_TRUE(DiskReader().is_directory(scratch.path("a/b/c")));
}

TEST(FindInstallation, UsesTheEnvironmentThenParentFolders) {
  const MemoryReader files({{"/opt/tw/schemas/map.json", ""}, {"/opt/tw/titles/x/title.yaml", ""}});
  EXPECT_EQ(find_installation(files, "/opt/tw/build/release/designer/trackwright", "").titles,
            "/opt/tw/titles");
  EXPECT_EQ(find_installation(files, "/opt/tw/build/trackwright", "/home/x").schemas, "/home/x/schemas");
  EXPECT_EQ(find_installation(files, "/usr/bin/trackwright", "").templates, source + "/templates");
  const MemoryReader packaged(
      {{"/usr/share/trackwright/schemas/map.json", ""}, {"/usr/share/trackwright/titles/x/title.yaml", ""}});
  EXPECT_EQ(find_installation(packaged, "/usr/bin/trackwright", "").titles, "/usr/share/trackwright/titles");
}

// The installed data come first, even if the prefix is inside a source tree.
TEST(FindInstallation, PrefersDataInstalledWithTheProgram) {
  const MemoryReader files({{"/src/schemas/map.json", ""},
                            {"/src/titles/x/title.yaml", ""},
                            {"/src/out/share/trackwright/schemas/map.json", ""},
                            {"/src/out/share/trackwright/titles/x/title.yaml", ""},
                            {"/src/out/share/trackwright/fonts/lato/Lato-Bold.ttf", ""}});
  const Installation installed = find_installation(files, "/src/out/bin/trackwright", "");
  EXPECT_EQ(installed.titles, "/src/out/share/trackwright/titles");
  EXPECT_EQ(installed_fonts(files, installed), "/src/out/share/trackwright/fonts");
  const Installation built = find_installation(files, "/src/build/release/designer/trackwright", "");
  EXPECT_EQ(built.titles, "/src/titles");
  EXPECT_EQ(installed_fonts(files, built), "");
}

class NewTitle : public testing::Test {
 protected:
  Ran ran_new(std::vector<std::string> arguments) const {
    arguments.insert(arguments.begin(), "new");
    return ran(arguments, DiskReader(),
               {source + "/titles", source + "/schemas", scratch_.path("templates")});
  }
  void SetUp() override {
    scratch_.write("templates/starter/title.yaml", "# what it is\ntitle: Starter\nbank: 100\n");
    scratch_.write("templates/starter/art/logo.svg", "<svg/>");
  }

  Scratch scratch_;
};

TEST_F(NewTitle, CopiesTheStarterUnderANewName) {
  const Ran made = ran_new({"18vik", "--title", "18Vik \"North\"", "-o", scratch_.path("mine/18vik")});
  EXPECT_EQ(made.code, 0) << made.err;
  EXPECT_THAT(made.out, HasSubstr("trackwright check"));
  EXPECT_EQ(scratch_.read("mine/18vik/title.yaml"),
            "# yaml-language-server: $schema=.vscode/schemas/title.json\n# what it is\n"
            "title: \"18Vik \\\"North\\\"\"\nbank: 100\n");
  EXPECT_EQ(scratch_.read("mine/18vik/art/logo.svg"), "<svg/>");
  EXPECT_EQ(DiskReader().list(scratch_.path("mine")).size(), 1U);
}

TEST_F(NewTitle, TakesAPathAndSuggestsAValidName) {
  ASSERT_EQ(ran_new({scratch_.path("games/18vik/")}).code, 0);
  EXPECT_THAT(scratch_.read("games/18vik/title.yaml"), HasSubstr("title: \"18vik\"\n"));
  const Ran refused = ran_new({scratch_.path("18Vik: the Norse!")});
  EXPECT_EQ(refused.code, 2);
  EXPECT_THAT(refused.err, HasSubstr("begin with a letter or digit: 18vik-the-norse."));
}

TEST_F(NewTitle, SetsAnEditorUp) {
  ASSERT_EQ(ran_new({"18vik", "-o", scratch_.path("18vik")}).code, 0);
  EXPECT_EQ(scratch_.read("18vik/.vscode/schemas/map.json"),
            DiskReader().read(source + "/schemas/map.json", largest_file).value());
  const std::string settings = scratch_.read("18vik/.vscode/settings.json");
  EXPECT_THAT(settings, HasSubstr("\".vscode/schemas/market.json\""));
  EXPECT_THAT(settings, HasSubstr("\"!replace mapping\""));
}

TEST_F(NewTitle, StartsAVariantOfATitle) {
  ASSERT_EQ(ran_new({"18vik", "--extends", "18scan", "--title", "18Vik", "-o", scratch_.path("18vik")}).code,
            0);
  EXPECT_EQ(scratch_.read("18vik/title.yaml"),
            "# yaml-language-server: $schema=.vscode/schemas/title.json\nformat: 2\ntitle: 18Vik\nextends: "
            "18scan\n");
  EXPECT_THAT(scratch_.read("18vik/.vscode/schemas/map.json"), testing::Not(HasSubstr("\"letters\"\n  ]")));
  EXPECT_EQ(ran({"check", scratch_.path("18vik")}).code, 0);
  ASSERT_EQ(ran_new({"18north", "--extends", scratch_.path("18vik"), "-o", scratch_.path("18north")}).code,
            0);
  EXPECT_THAT(scratch_.read("18north/title.yaml"), HasSubstr("extends: ../18vik\n"));
  EXPECT_EQ(ran({"check", scratch_.path("18north")}).code, 0);
  const Ran nowhere = ran_new({"18x", "--extends", "18nowhere", "-o", scratch_.path("18x")});
  EXPECT_EQ(nowhere.code, 2);
  EXPECT_FALSE(DiskReader().is_directory(scratch_.path("18x")));
}

TEST_F(NewTitle, RefusesBadNamesAndExistingFolders) {
  for (const std::string slug : {"", "18 Vik", "../x", "Ö", "-a", ".", "a/b", "CON:"})
    EXPECT_EQ(ran_new({slug, "-o", scratch_.path("x")}).code, 2) << slug;
  EXPECT_FALSE(DiskReader().is_directory(scratch_.path("x")));
  scratch_.write("there/keep.txt", "mine");
  const Ran refused = ran_new({"18vik", "-o", scratch_.path("there")});
  EXPECT_EQ(refused.code, 2);
  EXPECT_THAT(refused.err, HasSubstr(scratch_.path("there")));
  EXPECT_EQ(scratch_.read("there/keep.txt"), "mine");
}

TEST_F(NewTitle, LeavesNothingBehindIfItFails) {
  scratch_.write("file", "x");
  const Ran failed = ran_new({"18vik", "-o", scratch_.path("file/18vik")});
  EXPECT_EQ(failed.code, 2);
  EXPECT_THAT(failed.err, HasSubstr("[file/unwritable]"));
}

std::string printable(const std::vector<std::string>& pieces, bool colour = false) {
  std::ostringstream out;
  {
    PrintableBuffer buffer(out, colour);
    std::ostream stream(&buffer);
    for (const std::string& piece : pieces) stream << piece;
  }
  return out.str();
}

TEST(Printable, EscapesControlCharacters) {
  EXPECT_EQ(printable({"a\x1b]0;x\x07 b\x7f\r c\xc2\x9b d"}),
            "a\\u001b]0;x\\u0007 b\\u007f\\u000d c\\u009b d");
  EXPECT_EQ(printable({std::string(1, '\0')}), "\\u0000");
  EXPECT_EQ(printable({"Malm\xc3\xb6\xc2\xa0\t1\r\n"}), "Malm\xc3\xb6\xc2\xa0\t1\r\n");
}

TEST(Printable, KeepsColoursOnlyOnATerminal) {
  EXPECT_EQ(printable({"\x1b[1;31mred\x1b[m\x1b[2J"}, true), "\x1b[1;31mred\x1b[m\\u001b[2J");
  EXPECT_EQ(printable({"\x1b[1mred"}), "\\u001b[1mred");
}

TEST(Printable, TakesTextInPieces) {
  EXPECT_EQ(printable({"\x1b", "[3", "1mred", "\xc2", "\x85", "\r", "\n", "\x1b["}, true),
            "\x1b[31mred\\u0085\r\n\\u001b[");
}

// Names come from other people's files and may contain escape sequences.
TEST(Program, EscapesNamesForTheTerminal) {
  const std::string evil = "18Scan\\e]0;pwn\\a";
  const std::string title = replaced(scan_text("title.yaml"), "title: 18Scan", "title: \"" + evil + "\"");
  for (const std::vector<std::string>& command : {std::vector<std::string>{"show", "18scan"},
                                                  {"check", "18scan", "--verbose"},
                                                  {"list"},
                                                  {"upgrades", "18scan"}}) {
    const Ran ran = ran_with(command, "title.yaml", title);
    EXPECT_EQ((ran.out + ran.err).find('\x1b'), std::string::npos) << command.front();
    EXPECT_EQ((ran.out + ran.err).find('\a'), std::string::npos) << command.front();
  }
}

}  // namespace
}  // namespace trackwright
