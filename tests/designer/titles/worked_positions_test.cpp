// Worked examples as position files, tests/data/positions/TITLE/*.yaml: `total` is the revenue, calculated by
// hand from the rule that the file names, and `x-fees` is the sum of fees that the treasury pays.
#include <gtest/gtest.h>

#include "designer/format/text/values.h"
#include "designer/format/title/position_file.h"
#include "designer/format/yaml/yaml.h"
#include "tests/designer/titles/facts.h"
#include "tests/designer/trees.h"
#include "tests/named.h"
#include "tests/source_folder.h"

namespace trackwright {
namespace {

const std::string folder = source_folder() + "/tests/data/positions";

std::vector<std::string> titles_with_positions() {
  return DiskReader().list(folder);
}

class WorkedPositions : public testing::TestWithParam<std::string> {};

void expect_by_hand(const std::string& slug, const std::string& path) {
  const DiskReader disk;
  const Title& title = facts::shipped(slug);
  Sources sources;
  Findings findings;
  const auto loaded = load_position(disk, source_installation(), path, title, sources, findings);
  // An example may omit drawn values and tiles that the rules place, and may have one train more than the
  // limit.
  for (const Finding& finding : findings)
    if (finding.check != "position/value-not-said" && finding.check != "position/swap" &&
        finding.check != "position/one-train-too-many")
      ADD_FAILURE() << path << ": " << finding.message;
  ASSERT_TRUE(loaded) << path;
  const FileId id = sources.add(path, disk.read(path, largest_file).value());
  const auto tree = parse_yaml(sources, id, findings);
  ASSERT_TRUE(tree);
  const BestRuns best = best_runs(title.map, title.roster, loaded->position, title.runs);
  EXPECT_TRUE(best.complete) << path;
  EXPECT_EQ(best.total, integer_of(&*tree, "total").value_or(-1)) << path;
  int fees = 0;
  std::vector<StatedRun> runs;
  for (const Run& run : best.runs) {
    fees += run.fees;
    runs.push_back({run.train, run.path});
  }
  EXPECT_EQ(fees, integer_of(&*tree, "x-fees").value_or(0)) << path;
  // The judge, whose code is independent of the search, must agree.
  int judged = 0;
  for (const Judgement& one : evaluate(title.map, title.roster, loaded->position, runs, title.runs)) {
    EXPECT_TRUE(one.legal) << path << ": " << one.refusal;
    judged += one.run.revenue;
  }
  EXPECT_EQ(judged, best.total) << path;
}

TEST_P(WorkedPositions, PayAsTheRulesState) {
  const std::vector<std::string> files = DiskReader().list(folder + "/" + GetParam());
  EXPECT_GE(files.size(), 15U);
  for (const std::string& name : files) expect_by_hand(GetParam(), folder + "/" + GetParam() + "/" + name);
}

INSTANTIATE_TEST_SUITE_P(Titles, WorkedPositions, testing::ValuesIn(titles_with_positions()), by_name);

}  // namespace
}  // namespace trackwright
