// Compares the pictures of terminal output in docs/findings.md, which are in docs/pictures/findings/, with
// the output of the program. TRACKWRIGHT_RENEW_PICTURES=1 writes them anew.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <sstream>

#include "designer/faces/cli/command.h"
#include "tests/designer/faces/report/terminal_picture.h"
#include "tests/named.h"
#include "tests/source_folder.h"

namespace trackwright {
namespace {

// Reads relative paths from the project's folder, so that findings show paths as for a user in that folder.
class FromTheProject : public FileReader {
 public:
  Expected<std::string, ReadError> read(const std::string& path, std::uintmax_t limit) const override {
    return disk_.read(inside(path), limit);
  }
  bool is_file(const std::string& path) const override { return disk_.is_file(inside(path)); }
  bool is_directory(const std::string& path) const override { return disk_.is_directory(inside(path)); }
  std::vector<std::string> list(const std::string& path) const override { return disk_.list(inside(path)); }

 private:
  static std::string inside(const std::string& path) {
    return path.starts_with('/') ? path : source_folder() + "/" + path;
  }
  DiskReader disk_;
};

// A slip in a copy of a shipped title, and the check that finds it.
struct Shown {
  const char* picture;
  const char* check;
  const char* file;
  const char* was;
  const char* is;
  const char* options = "";

  std::string name() const { return picture; }
};

const Shown shown[] = {
    {"unknown-key", "schema/unknown-key", "roster.yaml", "    rusts_on: 5\n", "    rust_on: 5\n"},
    {"tile-language", "tile/language", "map.yaml", "code: \"path=a:2,b:3\"", "code: \"path=a:2,b:8\""},
    {"track-leaves-board", "map/track-leaves-board", "map.yaml",
     "brown_60,groups:offmap;path=a:3,b:_0,terminal:1\"\n  H17",
     "brown_60,groups:offmap;path=a:4,b:_0,terminal:1\"\n  H17"},
    {"swapped-rows", "upgrade/swapped-rows", "tiles.yaml",
     "    - {from: 8, to: [80, 81, 82, 83]}\n    - {from: 9, to: [82, 83]}",
     "    - {from: 9, to: [80, 81, 82, 83]}\n    - {from: 8, to: [82, 83]}"},
    {"total-differs", "manifest/total-differs", "tiles.yaml", "  147: 4\n", "  147: 3\n"},
    {"rust-not-later", "train/rust-not-later", "roster.yaml", "    rusts_on: 4D\n", "    rusts_on: 3\n"},
    {"row-not-rising", "market/row-not-rising", "market.yaml", "220 245 270 300", "220 245 207 300"},
    {"share-sum", "company/share-sum", "companies.yaml", "{percent: 10, count: 5}",
     "{percent: 10, count: 6}"},
    {"limit-missing", "phase/limit-missing", "roster.yaml", "limits: {major: 3, minor: 1}",
     "limits: {minor: 1}"},
    {"train-price", "second-source/train-price", "roster.yaml", "price: 600", "price: 650",
     "--against 18scan"},
};

std::string in_the_terminal(const Shown& example) {
  const FromTheProject project;
  const std::string folder = "titles/18scan/";
  std::map<std::string, std::string> files;
  std::vector<std::string> below{""};
  for (const std::string& option : project.list(folder + "options"))
    below.push_back("options/" + option + "/");
  for (const std::string& inner : below)
    for (const std::string& name : project.list(folder + inner))
      if (project.is_file(folder + inner + name))
        files["mine/" + inner + name] = project.read(folder + inner + name, largest_file).value_or("");
  // An unfinished title has no census yet, so the picture shows only one check.
  std::string& title = files["mine/title.yaml"];
  const std::size_t census = title.find("\ncensus:");
  if (census == std::string::npos) throw std::logic_error("the title has no census to leave out");
  title.erase(census, title.find("\n\n", census) - census);
  std::string& text = files["mine/" + std::string(example.file)];
  const auto at = text.find(example.was);
  if (at == std::string::npos) throw std::logic_error(std::string("the title has no ") + example.was);
  text.replace(at, std::string_view(example.was).size(), example.is);
  const MemoryReader reader(std::move(files), &project);
  std::vector<std::string> arguments{"check", "mine"};
  std::istringstream options(example.options);
  arguments.insert(arguments.end(), std::istream_iterator<std::string>(options), {});
  std::ostringstream out;
  run(arguments, Environment{{"titles", "schemas", "templates"}, reader, Streams{out, out, true}});
  return out.str();
}

class FindingPicture : public testing::TestWithParam<Shown> {};

TEST_P(FindingPicture, ShowsTheOutputOfTheProgram) {
  const Shown& example = GetParam();
  const std::string output = in_the_terminal(example);
  EXPECT_THAT(output, testing::HasSubstr("[" + std::string(example.check) + "]"));
  const std::string command =
      "trackwright check mine" + std::string(*example.options != '\0' ? " " : "") + example.options;
  const std::string picture = terminal_picture(command, output);
  const std::string path = source_folder() + "/docs/pictures/findings/" + example.picture + ".svg";
  if (std::getenv("TRACKWRIGHT_RENEW_PICTURES") != nullptr) std::ofstream(path) << picture;
  EXPECT_EQ(DiskReader().read(path, largest_file).value_or("missing"), picture)
      << "renew with TRACKWRIGHT_RENEW_PICTURES=1";
}

TEST_P(FindingPicture, IsInTheDocument) {
  const std::string text =
      DiskReader().read(source_folder() + "/docs/findings.md", largest_file).value_or("");
  EXPECT_THAT(text, testing::HasSubstr("pictures/findings/" + std::string(GetParam().picture) + ".svg"));
  EXPECT_THAT(text, testing::HasSubstr(GetParam().check));
}

INSTANTIATE_TEST_SUITE_P(Docs, FindingPicture, testing::ValuesIn(shown), by_name);

}  // namespace
}  // namespace trackwright
