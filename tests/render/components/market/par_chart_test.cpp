#include "render/components/market/par_chart.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "designer/format/press/theme_file.h"
#include "tests/render/made_by.h"
#include "tests/render/sample_title.h"
#include "tests/render/text_boxes.h"

namespace trackwright {
namespace {

using testing::Contains;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

Component made_par_chart(const Title& title) {
  const Theme theme = classic_theme();
  Findings findings;
  Component component = made_by(par_chart, {title, theme, {}, findings});
  EXPECT_THAT(findings, IsEmpty());
  EXPECT_TRUE(tidy(component));
  return component;
}

Title title_with_par() {
  Title title = sample_title();
  title.market.rows[0][6]->zones = "p";  // 100; the sample has 90 and 76
  return title;
}

TEST(ParChart, HasAPlaceForEachParValueWithTheCostOfShares) {
  const Component component = made_par_chart(title_with_par());
  ASSERT_THAT(component.boards, SizeIs(1));
  EXPECT_THAT(component.boards[0].keep_whole,
              SizeIs(static_cast<std::size_t>(par_prices(title_with_par().market).size())));
  const auto words = texts(component.boards[0].drawing);
  for (const char* text : {"$100", "president ×2", "$200", "floats ×6", "$600", "capital ×10", "$1000"})
    EXPECT_THAT(words, Contains(text));
}

TEST(ParChart, OmitsTheCapitalWithIncrementalCapitalization) {
  Title title = title_with_par();
  title.capitalization = "incremental";
  EXPECT_THAT(texts(made_par_chart(title).boards.at(0).drawing), Not(Contains("capital ×10")));
}

TEST(ParChart, IsNotPrintedIfBidsSetThePrice) {
  Title title = title_with_par();
  CompanyRules rules;
  rules.par = {rule::ParRule::HalfBidDown, {}};
  title.rules.companies.kinds.push_back({{"all", {}}, rules});
  EXPECT_THAT(made_par_chart(title).boards, IsEmpty());
}

TEST(ParChart, IsNotPrintedForOneParValue) {
  Title title = sample_title();
  for (auto& row : title.market.rows)
    for (auto& cell : row) cell->zones.clear();
  title.market.rows[0][0]->zones = "p";
  EXPECT_THAT(made_par_chart(title).boards, IsEmpty());
}

}  // namespace
}  // namespace trackwright
