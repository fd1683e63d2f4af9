// Tests components of a very large title with long names, and of a nearly empty one: pieces stay tidy, and a
// finding reports text that does not fit.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fmt/format.h>

#include <set>

#include "designer/format/press/theme_file.h"
#include "render/components/kinds.h"
#include "tests/named.h"
#include "tests/render/sample_title.h"
#include "tests/render/text_boxes.h"

namespace trackwright {
namespace {

const char* const long_name =
    "Königlich-Kaiserliche Süd-Nord-Deutsche Verbindungsbahn zu Reichenberg und Pardubitz";

Title huge_title() {
  Title title = sample_title();
  title.subtitle = long_name;
  title.designer = "Ann, Bob, Charlotte, Dimitri, Ekaterina and Friedrich-Wilhelm";
  title.currency = "{} Reichsmark";
  title.bank = Placed<int>{99999, {}};
  title.players.clear();
  for (int players = 2; players <= 9; ++players)
    title.players.push_back({players, Placed<int>{9000 / players, {}}, Placed<int>{60 / players, {}}, {}});
  for (int i = 0; i < 17; ++i) {
    Company company = sample_company(fmt::format("LONG{}", i), long_name, "blue");
    company.conversion = Conversion{"Nationalized by the state", "national", "", {long_name}, true, {}};
    for (Certificate& certificate : company.certificates)
      certificate.then = Placed<int>{certificate.percent.value / 2, {}};
    title.companies.companies.push_back(company);
  }
  for (int i = 0; i < 20; ++i) {
    Private company = title.companies.privates.front();
    company.id.value = fmt::format("P{}", i);
    company.name = long_name;
    company.group = fmt::format("{}", i / 3);
    title.companies.privates.push_back(company);
    Train train = title.roster.trains.front();
    train.name.value = fmt::format("{}+{}", i + 10, i + 10);
    train.stack = i % 2 == 0 ? "train" : "ferry";
    train.text = "Runs from one end of the country to the other and back, and takes all the towns on its way";
    title.roster.trains.push_back(train);
  }
  for (Phase& phase : title.roster.phases)
    phase.status.push_back("Companies that own no train may be taken over by the bank at the end of a round");
  return title;
}

class HugeTitle : public testing::TestWithParam<std::string> {
 protected:
  static const ComponentKind& kind() {
    for (const ComponentKind& one : component_kinds())
      if (one.id == GetParam()) return one;
    throw std::logic_error(GetParam());
  }
};

TEST_P(HugeTitle, IsTidyOrReportsTextsThatDoNotFit) {
  const Title title = huge_title();
  const Theme theme = classic_theme();
  Findings findings;
  const Component component = made(kind(), {title, theme, {}, findings});
  EXPECT_FALSE(component.pieces.empty() && component.boards.empty());
  std::set<std::string> checks;
  for (const Finding& finding : findings) checks.insert(finding.check);
  checks.erase("kit/text-does-not-fit");
  EXPECT_THAT(checks, testing::IsEmpty());
  if (findings.empty()) EXPECT_TRUE(tidy(component));
}

TEST_P(HugeTitle, EmptyTitleHasNoErrors) {
  const Title title;
  const Theme theme = classic_theme();
  Findings findings;
  EXPECT_NO_THROW(made(kind(), {title, theme, {}, findings}));
  EXPECT_THAT(findings, testing::IsEmpty());
}

INSTANTIATE_TEST_SUITE_P(Parts, HugeTitle,
                         testing::Values("par", "phases", "revenue", "markers", "aids", "notes",
                                         "player-cards", "offer", "box", "checklist", "guide", "ships",
                                         "trains", "tokens"),
                         by_name);

}  // namespace
}  // namespace trackwright
