// Tests every shipped title in every shipped theme: no text too small, no pieces alike, room for every text.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "designer/format/press/theme_file.h"
#include "render/components/kinds.h"
#include "render/components/misfits.h"
#include "render/components/print_checks.h"
#include "tests/designer/titles/facts.h"
#include "tests/named.h"
#include "tests/source_folder.h"

namespace trackwright {
namespace {

struct Dress {
  std::string title;
  std::string theme;
  std::string name() const { return title + " " + theme; }
};

std::vector<Dress> all_dresses() {
  std::vector<Dress> all;
  for (const char* title : {"1870", "18norway", "18qq", "18scan", "18sj", "denmark1847"})
    for (const char* theme : {"classic", "warm", "low-ink", "colour-blind"}) all.push_back({title, theme});
  return all;
}

class InTheme : public testing::TestWithParam<Dress> {};

TEST_P(InTheme, PrintsWithoutFindings) {
  const std::string source = source_folder();
  Sources sources;
  Findings findings;
  const auto theme =
      read_theme(DiskReader(), {source + "/titles", source + "/schemas", source + "/templates"},
                 {GetParam().theme, ""}, sources, findings);
  ASSERT_TRUE(theme);
  const Title& title = facts::shipped(GetParam().title);
  Kit kit = drawn_kit({title, *theme, {}, findings});
  for (Component& component : kit.components) report_misfits(component, title, findings);
  for (const Finding& finding : findings) ADD_FAILURE() << finding.message;
  for (const Finding& finding : print_findings(title, *theme, kit.components))
    ADD_FAILURE() << finding.message;
}

INSTANTIATE_TEST_SUITE_P(Shipped, InTheme, testing::ValuesIn(all_dresses()), by_name);

}  // namespace
}  // namespace trackwright
