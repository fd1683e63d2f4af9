// Tests a kit that is printed on both sides: each leaf of kit.pdf has a front and its own back, or only a
// front.
#include <gmock/gmock.h>

#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <set>

#include "tests/designer/program.h"
#include "tests/designer/scratch.h"
#include "tests/named.h"
#include "tests/render/process.h"

namespace trackwright {
namespace {

using Json = nlohmann::json;

std::vector<std::string> texts_of_pages(const std::string& path) {
  std::vector<std::string> texts;
  // Read the text in the order of the file. Otherwise hidden text beyond the cut of a part would come between
  // the words of a strip.
  std::istringstream pages(run_program("pdftotext -raw " + path + " -").output);
  for (std::string page; std::getline(pages, page, '\f');) texts.push_back(page);
  return texts;
}

// Returns the description of the sheet in the strip, such as "18Scan · Trains, backs", without its page.
std::string sheet_of(const std::string& text) {
  const std::size_t end = text.find(" · page ");
  if (end == std::string::npos) return {};
  const std::size_t line = text.rfind('\n', end);
  return text.substr(line == std::string::npos ? 0 : line + 1,
                     end - (line == std::string::npos ? 0 : line + 1));
}

struct PrintedKit {
  Scratch scratch;
  std::vector<std::string> texts;  // of the pages of kit.pdf
};

// All tests of a way to turn the paper share one kit.
class Duplex : public testing::TestWithParam<std::string> {
 protected:
  static void TearDownTestSuite() { kits().clear(); }

  void SetUp() override {
    std::unique_ptr<PrintedKit>& kit = kits()[GetParam()];
    if (!kit) {
      kit = std::make_unique<PrintedKit>();
      ASSERT_EQ(ran({"kit", "18scan", "--backs", GetParam(), "-o", kit->scratch.path("kit")}).code, 0);
      kit->texts = texts_of_pages(kit->scratch.path("kit/kit.pdf"));
    }
    kit_ = kit.get();
  }

  const Scratch& scratch() const { return kit_->scratch; }
  const std::vector<std::string>& texts() const { return kit_->texts; }

 private:
  static std::map<std::string, std::unique_ptr<PrintedKit>>& kits() {
    static std::map<std::string, std::unique_ptr<PrintedKit>> by_way;
    return by_way;
  }

  const PrintedKit* kit_ = nullptr;
};

TEST_P(Duplex, EachLeafHasAFrontAndItsOwnBackOrNothing) {
  ASSERT_GT(texts().size(), 50u);
  ASSERT_EQ(texts().size() % 2, 0u);
  std::size_t backs = 0;
  std::size_t empty = 0;
  for (std::size_t i = 0; i < texts().size(); i += 2) {
    const std::string front = sheet_of(texts()[i]);
    const std::string back = sheet_of(texts()[i + 1]);
    EXPECT_FALSE(front.empty()) << "page " << i + 1;
    EXPECT_FALSE(front.ends_with(", backs")) << "page " << i + 1;
    if (back.empty()) {
      EXPECT_EQ(texts()[i + 1].find_first_not_of(" \n"), std::string::npos) << "page " << i + 2;
      ++empty;
    } else {
      EXPECT_EQ(back, front + ", backs") << "page " << i + 2;
      ++backs;
    }
  }
  EXPECT_GT(backs, 3u);
  EXPECT_GT(empty, 10u);
}

TEST_P(Duplex, ListOutlineAndLabelsContainEachComponent) {
  const Json kit = Json::parse(scratch().read("kit/kit.json"));
  const Json read = Json::parse(run_program("qpdf --json " + scratch().path("kit/kit.pdf")).output);
  EXPECT_EQ(read["pages"].size(), texts().size());
  std::size_t part = 0;
  for (const Json& file : kit["files"]) {
    if (!file.contains("page_in_kit")) continue;
    const int page = file["page_in_kit"];
    EXPECT_EQ(page % 2, 1) << file;
    EXPECT_EQ(read["outlines"][part++]["destpageposfrom1"], page) << file;
    EXPECT_NE(texts()[static_cast<std::size_t>(page) - 1].find("page 1 of " +
                                                               std::to_string(file["pages"].get<int>())),
              std::string::npos)
        << file;
  }
  // The label of a page is the number printed on it; empty pages have no number.
  for (const Json& label : read["pagelabels"]) {
    const auto index = label["index"].get<std::size_t>();
    if (!label["label"].contains("/S")) {
      EXPECT_TRUE(sheet_of(texts()[index]).empty()) << label;
      continue;
    }
    const int first = label["label"].value("/St", 1);
    EXPECT_NE(texts()[index].find("page " + std::to_string(first) + " of"), std::string::npos) << label;
  }
  EXPECT_EQ(run_program("qpdf --check " + scratch().path("kit/kit.pdf")).exit, 0);
}

// The guide counts leaves of paper, not sides.
TEST_P(Duplex, GuideCountsLeaves) {
  const std::string guide = run_program("pdftotext " + scratch().path("kit/guide.pdf") + " -").output;
  const Json kit = Json::parse(scratch().read("kit/kit.json"));
  int leaves = 0;
  for (const Json& file : kit["files"])
    if (file["name"] == "guide.pdf" || file["name"] == "checklist.pdf") leaves -= file["pages"].get<int>();
  leaves += static_cast<int>(texts().size() / 2);
  EXPECT_NE(guide.find("takes " + std::to_string(leaves) + " sheets of A4"), std::string::npos) << guide;
}

INSTANTIATE_TEST_SUITE_P(Turned, Duplex, testing::Values("long-edge", "short-edge"), by_name);

TEST(Backs, ArePrintedForTheComponentsInKitYaml) {
  const Scratch scratch;
  const auto with_backs = [&](const std::string& kit, const std::vector<std::string>& options) {
    std::vector<std::string> arguments{"kit", "18scan", "-o", scratch.path("kit")};
    arguments.insert(arguments.end(), options.begin(), options.end());
    EXPECT_EQ(ran_with(arguments, "kit.yaml", kit).code, 0);
    std::set<std::string> sheets;
    for (const std::string& text : texts_of_pages(scratch.path("kit/kit.pdf")))
      if (sheet_of(text).ends_with(", backs")) sheets.insert(sheet_of(text));
    return sheets;
  };
  const std::string trains = "sheets: {backs: separate, backs_of: [trains]}\n";
  const std::set<std::string> all = with_backs("sheets: {backs: separate}\n", {});
  EXPECT_THAT(with_backs(trains, {}), testing::AllOf(testing::Each(testing::HasSubstr("trains")),
                                                     testing::SizeIs(testing::Lt(all.size()))));
  EXPECT_EQ(with_backs(trains, {"--backs", "separate"}), all);
}

}  // namespace
}  // namespace trackwright
