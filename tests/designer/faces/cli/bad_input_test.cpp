// Inputs that must give a clear finding and the right exit code: no crash, no hang, no excessive memory. Each
// test runs the whole program on the smallest valid title with one changed file.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>
#include <array>

#include <chrono>
#include <cstdlib>
#include <nlohmann/json.hpp>

#include "tests/designer/program.h"
#include "tests/designer/scratch.h"
#include "tests/named.h"
#include "tests/source_folder.h"

namespace trackwright {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

const std::vector<std::string> needed = {"title.yaml",  "map.yaml",    "tiles.yaml",
                                         "market.yaml", "roster.yaml", "companies.yaml"};

std::string sound_text(const std::string& file) {
  return DiskReader().read(source_folder() + "/tests/data/sound/" + file, largest_file).value();
}

// A copy of the smallest valid title on disk, whose files a test can replace.
class BadTitle {
 public:
  BadTitle() {
    for (const std::string& file : needed) scratch.write("t/" + file, sound_text(file));
  }
  void put(const std::string& file, const std::string& content) const { scratch.write("t/" + file, content); }
  std::string path() const { return scratch.path("t"); }

  Scratch scratch;
};

struct Checked {
  int code = 0;
  std::vector<std::string> checks;
  nlohmann::json findings;
};

// Runs `check` with JSON and with plain text: both must end in time with the same exit code.
Checked checked(const std::string& title) {
  const auto start = std::chrono::steady_clock::now();
  const Ran json = ran({"check", title, "--format", "json"});
  const Ran text = ran({"check", title});
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(20));
  EXPECT_EQ(json.code, text.code);
  EXPECT_TRUE(json.err.empty()) << json.err;
  Checked result{json.code, {}, nlohmann::json::parse(json.out).at("findings")};
  for (const auto& finding : result.findings) {
    result.checks.push_back(finding.at("check"));
    EXPECT_FALSE(finding.at("message").get<std::string>().empty());
    EXPECT_THAT(text.out, HasSubstr("[" + result.checks.back() + "]"));
  }
  return result;
}

TEST(BadInput, UnchangedTitleIsSound) {
  EXPECT_EQ(checked(BadTitle().path()).code, 0);
}

TEST(BadInput, NoPlayers) {
  const BadTitle title;
  std::string text = sound_text("title.yaml");
  const std::size_t players = text.find("players:");
  ASSERT_NE(players, std::string::npos);
  text.insert(text.find('\n', players) + 1, "  0: {cash: 450, certificates: 9}\n");
  title.put("title.yaml", text);
  const Checked result = checked(title.path());
  EXPECT_EQ(result.code, 1);
  EXPECT_THAT(result.checks, ElementsAre("schema/unknown-key"));
}

TEST(BadInput, InvalidNumbers) {
  for (const char* option : {"--tile-size", "--map-size", "--overlap", "--dpi"})
    for (const char* number : {"nan", "inf", "1e400", "", "38.1mm"}) {
      const Scratch scratch;
      const Ran made = ran({"kit", "18scan", option, number, "-o", scratch.path("kit")});
      EXPECT_EQ(made.code, 2) << option << " " << number;
      EXPECT_THAT(made.err, HasSubstr(option));
      EXPECT_FALSE(DiskReader().is_directory(scratch.path("kit")));
    }
}

TEST(BadInput, OptionsWithEmptyValues) {
  for (const char* option : {"-o", "--theme", "--paper", "--layout", "--printer", "--machine", "--profile",
                             "--since", "--contact"}) {
    const Ran made = ran({"kit", "18scan", option, ""});
    EXPECT_EQ(made.code, 2) << option;
    EXPECT_THAT(made.err, HasSubstr("kit: -")) << option;
    EXPECT_THAT(made.out, testing::IsEmpty());
  }
}

TEST(BadInput, AMissingFolder) {
  const Checked result = checked("/no/such/folder");
  EXPECT_EQ(result.code, 2);
  EXPECT_THAT(result.checks, ElementsAre("file/missing"));
}

TEST(BadInput, AFileInPlaceOfAFolder) {
  const BadTitle title;
  EXPECT_THAT(checked(title.path() + "/map.yaml").checks, ElementsAre("file/missing"));
}

TEST(BadInput, EachMissingFile) {
  for (const std::string& file : needed) {
    const BadTitle title;
    std::filesystem::remove(title.path() + "/" + file);
    const Checked result = checked(title.path());
    EXPECT_EQ(result.code, 2) << file;
    EXPECT_THAT(result.checks, ElementsAre("file/missing")) << file;
    EXPECT_THAT(result.findings.at(0).at("file").get<std::string>(), HasSubstr(file));
  }
}

TEST(BadInput, AFolderInPlaceOfAFile) {
  const BadTitle title;
  std::filesystem::remove(title.path() + "/map.yaml");
  std::filesystem::create_directory(title.path() + "/map.yaml");
  const Checked result = checked(title.path());
  EXPECT_EQ(result.code, 2);
  EXPECT_THAT(result.checks, ElementsAre("file/directory"));
}

TEST(BadInput, SpecialFiles) {
  const BadTitle title;
  const std::string market = title.path() + "/market.yaml";
  std::filesystem::remove(market);
  ASSERT_EQ(::mkfifo(market.c_str(), 0600), 0);
  Checked result = checked(title.path());
  EXPECT_THAT(result.checks, ElementsAre("file/unreadable"));
  EXPECT_THAT(result.findings.at(0).at("message").get<std::string>(), HasSubstr("is not an ordinary file"));
  std::filesystem::remove(market);
  std::filesystem::create_symlink("nowhere", market);
  result = checked(title.path());
  EXPECT_THAT(result.checks, ElementsAre("file/unreadable"));
  EXPECT_THAT(result.findings.at(0).at("message").get<std::string>(), HasSubstr("is a link"));
}

// A finding must not print a line of a file outside the title that a link names. Titles side by side may
// share a file.
TEST(BadInput, DoesNotReadALinkToAnUnrelatedFolder) {
  const BadTitle title;
  const std::string market = title.path() + "/market.yaml";
  std::filesystem::rename(market, title.path() + "/../shared.yaml");
  std::filesystem::create_symlink("../shared.yaml", market);
  EXPECT_THAT(checked(title.path()).checks, ElementsAre());
  std::filesystem::remove(market);
  std::filesystem::create_symlink(source_folder() + "/titles/1870/market.yaml", market);
  const Checked result = checked(title.path());
  EXPECT_EQ(result.code, 2);
  EXPECT_THAT(result.checks, ElementsAre("file/unreadable"));
  EXPECT_THAT(result.findings.at(0).at("message").get<std::string>(), HasSubstr("is a link"));
}

// Drops the rights of root during its lifetime, if the test runs as root.
class Nobody {
 public:
  Nobody() {
    if (::geteuid() == 0) dropped_ = ::seteuid(65534) == 0;
  }
  Nobody(const Nobody&) = delete;
  Nobody& operator=(const Nobody&) = delete;
  ~Nobody() {
    if (dropped_ && ::seteuid(0) != 0) std::abort();
  }

 private:
  bool dropped_ = false;
};

TEST(BadInput, NoPermissionToRead) {
  const BadTitle title;
  std::filesystem::permissions(title.path() + "/map.yaml", std::filesystem::perms::none);
  const Nobody nobody;
  if (::geteuid() == 0) GTEST_SKIP() << "root may read every file";
  const Checked result = checked(title.path());
  EXPECT_EQ(result.code, 2);
  EXPECT_THAT(result.checks, ElementsAre("file/unreadable"));
  EXPECT_THAT(result.findings.at(0).at("message").get<std::string>(), HasSubstr("permission denied"));
}

TEST(BadInput, NoPermissionToEnterTheFolder) {
  const BadTitle title;
  std::filesystem::permissions(title.path(), std::filesystem::perms::none);
  Checked result;
  {
    const Nobody nobody;
    if (::geteuid() != 0) result = checked(title.path());
  }
  const bool tried = result.code != 0;
  std::filesystem::permissions(title.path(), std::filesystem::perms::owner_all);
  if (!tried) GTEST_SKIP() << "root may enter every folder";
  EXPECT_EQ(result.code, 2);
}

struct Spoiled {
  std::string name;
  std::string content;
  std::string check;
  int code = 2;
};

void expect_one_finding(const Spoiled& map) {
  const BadTitle title;
  title.put("map.yaml", map.content);
  const Checked result = checked(title.path());
  EXPECT_EQ(result.code, map.code);
  EXPECT_THAT(result.checks, ElementsAre(map.check));
  EXPECT_THAT(result.findings.at(0).at("file").get<std::string>(), HasSubstr("map.yaml"));
}

class BadMap : public testing::TestWithParam<Spoiled> {};

TEST_P(BadMap, GivesOneFinding) {
  expect_one_finding(GetParam());
}

std::string aliases() {
  std::string text = "x-a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n";
  for (int i = 1; i < 10; ++i) {
    text += "x-a" + std::to_string(i) + ": &a" + std::to_string(i) + " [";
    for (int k = 0; k < 10; ++k) text += "*a" + std::to_string(i - 1) + ", ";
    text += "]\n";
  }
  return text;
}

std::string repeated(std::size_t count, const std::string& part) {
  std::string text;
  for (std::size_t i = 0; i < count; ++i) text += part;
  return text;
}

std::string levels(std::size_t count, const std::string& open, const std::string& close) {
  return "hexes: " + repeated(count, open) + repeated(count, close) + "\n";
}

std::string all_bytes() {
  std::string text;
  for (int i = 0; i < 4096; ++i) text += static_cast<char>(i * 7 % 256);
  return text;
}

const std::string map_text = sound_text("map.yaml");

INSTANTIATE_TEST_SUITE_P(
    BadInput, BadMap,
    testing::Values(Spoiled{"Latin1", map_text + "notes: Malm\xF6\n", "file/encoding"},
                    Spoiled{"Utf16", std::string("\xFF\xFEl\0a\0y\0", 8), "file/encoding"},
                    Spoiled{"Tabs", "layout: flat\nletters: across\nhexes:\n\tA1: {}\n", "file/syntax"},
                    Spoiled{"DuplicateKeys", map_text + "layout: flat\n", "file/duplicate-key", 1},
                    Spoiled{"AliasInItself", "hexes: &a {A1: *a}\n", "file/syntax"},
                    Spoiled{"SeveralDocuments", map_text + "---\n" + map_text, "file/documents"},
                    Spoiled{"Empty", "", "schema/wrong-type", 1},
                    Spoiled{"OnlyComments", "# to be drawn\n", "schema/wrong-type", 1},
                    Spoiled{"AList", "- A1\n- A3\n", "schema/wrong-type", 1},
                    Spoiled{"AText", "hexes\n", "schema/wrong-type", 1},
                    Spoiled{"ANumber", "18\n", "schema/wrong-type", 1},
                    Spoiled{"HexesAsList", "layout: flat\nletters: across\nhexes: [A1, A3]\n",
                            "schema/wrong-type", 1},
                    Spoiled{"MergeKey", "x-a: &a {}\n" + map_text + "x-b: {<<: *a}\n", "file/merge-key", 1},
                    Spoiled{"UnknownTag", map_text + "x-b: !ruby/object {}\n", "file/tag", 1},
                    Spoiled{"OpenQuote", map_text + "notes: 'never ends\n", "file/syntax"}),
    by_name);

// These large inputs are built inside the test, not as parameters.
TEST(BadInput, LargeMapsGiveOneFinding) {
  const std::array<Spoiled, 5> maps{
      Spoiled{"Binary", all_bytes(), "file/encoding"}, Spoiled{"AliasBomb", aliases(), "file/too-large"},
      Spoiled{"FlowNesting", levels(100000, "[", "]"), "file/too-deep"},
      Spoiled{"MappingNesting", levels(100000, "{a: ", "}"), "file/too-deep"},
      Spoiled{"DashNesting", "x-a:\n  " + repeated(100000, "- ") + "\n", "file/too-deep"}};
  for (const Spoiled& map : maps) {
    SCOPED_TRACE(map.name);
    expect_one_finding(map);
  }
}

TEST(BadInput, AcceptsAByteOrderMarkAndCrLf) {
  const BadTitle title;
  std::string windows = "\xEF\xBB\xBF";
  for (const char c : map_text) windows += c == '\n' ? std::string("\r\n") : std::string(1, c);
  title.put("map.yaml", windows);
  const Checked result = checked(title.path());
  EXPECT_EQ(result.code, 0) << result.findings;
}

TEST(BadInput, AcceptsAnchorsAndAliases) {
  const BadTitle title;
  title.put("map.yaml", "x-plain: &plain {kinds: [port]}\n" + map_text);
  EXPECT_EQ(checked(title.path()).code, 0);
}

TEST(BadInput, RefusesAHugeFileWithoutReadingIt) {
  const BadTitle title;
  std::filesystem::resize_file(title.path() + "/map.yaml", 100'000'000);
  rusage before{};
  ::getrusage(RUSAGE_SELF, &before);
  const Checked result = checked(title.path());
  rusage after{};
  ::getrusage(RUSAGE_SELF, &after);
  EXPECT_EQ(result.code, 2);
  EXPECT_THAT(result.checks, ElementsAre("file/too-large"));
  EXPECT_LT(after.ru_maxrss - before.ru_maxrss, 50'000);  // kB
}

TEST(BadInput, TitlesThatExtendEachOther) {
  const BadTitle title;
  title.put("title.yaml", "extends: ../u\ntitle: T\n");
  title.scratch.write("u/title.yaml", "extends: ../t\ntitle: U\n");
  const Checked result = checked(title.path());
  EXPECT_NE(result.code, 0);
  EXPECT_THAT(result.checks, ElementsAre("extends/cycle"));
}

// The findings of the other files are reported, together with the number of checks that wait.
TEST(BadInput, OneBrokenFileKeepsOtherFindings) {
  const BadTitle title;
  title.put("market.yaml", sound_text("market.yaml") + "foo: [\n");
  std::string roster = sound_text("roster.yaml");
  roster.replace(roster.find("price: 180"), 10, "price: 0");
  title.put("roster.yaml", roster);
  const Checked result = checked(title.path());
  EXPECT_EQ(result.code, 2);
  EXPECT_THAT(result.checks, testing::UnorderedElementsAre("file/syntax", "train/price-falls"));
  EXPECT_THAT(ran({"check", title.path()}).out, testing::ContainsRegex("\n[0-9]+ checks wait"));
  const auto json = nlohmann::json::parse(ran({"check", title.path(), "--format", "json"}).out);
  EXPECT_THAT(json.at("waiting"), testing::Contains("market/hole"));
  EXPECT_THAT(json.at("waiting"), testing::Not(testing::Contains("train/odd-price")));
  const Ran sound = ran({"check", source_folder() + "/tests/data/sound", "--format", "json"});
  EXPECT_FALSE(nlohmann::json::parse(sound.out).contains("waiting"));
  EXPECT_THAT(ran({"check", title.path(), "--format", "junit"}).out,
              HasSubstr("name=\"market/hole\"><skipped"));
}

// The program reports values of any wrong type and continues.
TEST(BadInput, WrongTypesEverywhere) {
  for (const std::string& file : needed) {
    const std::string text = sound_text(file);
    for (const std::string value :
         {"5", "text", "[1, [2]]", "{a: {b: c}}", "null", "-1", "1.5", "true", "''"}) {
      std::string spoiled;
      std::istringstream lines(text);
      for (std::string line; std::getline(lines, line);) {
        const std::size_t colon = line.find(": ");
        const bool top =
            !line.empty() && std::string_view(" #-").find(line.front()) == std::string_view::npos;
        spoiled += top && colon != std::string::npos ? line.substr(0, colon + 2) + value + "\n" : line + "\n";
      }
      const BadTitle title;
      title.put(file, spoiled);
      const Ran result = ran({"check", title.path()});
      EXPECT_LE(result.code, 2) << file << " " << value;
    }
  }
}

// Truncated files, as after a crash of an editor.
TEST(BadInput, TruncatedFiles) {
  for (const std::string& file : needed) {
    const std::string text = sound_text(file);
    for (std::size_t length = 0; length < text.size(); length += 37) {
      const BadTitle title;
      title.put(file, text.substr(0, length));
      const Ran result = ran({"check", title.path()});
      EXPECT_THAT(result.out, HasSubstr(title.path())) << file << " " << length;
    }
  }
}

}  // namespace
}  // namespace trackwright
