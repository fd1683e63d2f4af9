// The kit of every shipped title has as many pieces as the title; its texts fit and do not overlap.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "designer/format/press/theme_file.h"
#include "render/components/kinds.h"
#include "render/kit/kit.h"
#include "tests/designer/titles/facts.h"
#include "tests/named.h"
#include "tests/render/text_boxes.h"

namespace trackwright {
namespace {

using facts::shipped;

int pieces_of(const Kit& kit, const std::string& id) {
  for (const Component& part : kit.components)
    if (part.id == id) return part.count();
  return 0;
}

int train_cards(const Title& title) {
  int sum = 0;
  for (const Train& train : title.roster.trains) sum += train.count ? train.count->value : train.print;
  return sum;
}

int stock_certificates(const Title& title) {
  int sum = 0;
  for (const Company& company : title.companies.companies)
    for (const Certificate& certificate : company.certificates) sum += certificate.count.value;
  return sum;
}

// Counts station tokens, those of converted companies, market markers and bonus tokens.
int all_tokens(const Title& title) {
  int sum = 0;
  const bool marked =
      std::ranges::find(title.runs.bonuses, "destination", &RunBonus::token) != title.runs.bonuses.end();
  for (const Company& company : title.companies.companies) {
    const int stations = static_cast<int>(company.tokens.size());
    const bool exchanged = company.conversion && company.conversion->tokens;
    sum += stations * (exchanged ? 2 : 1) + (company.certificates.empty() ? 0 : 1);
    if (marked && (company.destination || company.connection)) ++sum;
  }
  for (const BonusToken& bonus : title.companies.bonus_tokens) sum += bonus.count.value;
  return sum;
}

class KitOfTitle : public testing::TestWithParam<std::string> {
 protected:
  const Title& title() const { return shipped(GetParam()); }
};

TEST_P(KitOfTitle, HasAsManyPiecesAsTheTitle) {
  const Theme theme = classic_theme();
  Findings findings;
  const Kit kit = drawn_kit({title(), theme, {}, findings});
  EXPECT_EQ(pieces_of(kit, "tiles"), [&] {
    int sum = 0;
    for (const ManifestEntry& entry : title().manifest) sum += entry.print;
    return sum;
  }());
  EXPECT_EQ(pieces_of(kit, "trains") + pieces_of(kit, "ships"), train_cards(title()));
  EXPECT_EQ(pieces_of(kit, "certificates"), stock_certificates(title()));
  EXPECT_EQ(pieces_of(kit, "privates"), static_cast<int>(title().companies.privates.size()));
  EXPECT_EQ(pieces_of(kit, "charters"), static_cast<int>(title().companies.companies.size()));
  EXPECT_EQ(pieces_of(kit, "tokens"), all_tokens(title()));
  const StatedTotals& stated = title().totals;
  if (stated.tiles) EXPECT_EQ(pieces_of(kit, "tiles"), stated.tiles->value);
  if (stated.certificates)
    EXPECT_EQ(pieces_of(kit, "certificates") + pieces_of(kit, "privates"), stated.certificates->value);
  EXPECT_EQ(pieces_of(kit, "aids"), title().players.back().players);
}

// Tests components that contain only texts; map, tiles and charts have tests of their own.
TEST_P(KitOfTitle, IsTidy) {
  const std::set<std::string> looked_at_elsewhere{"map", "tiles", "manifest", "upgrades"};
  const Theme theme = classic_theme();
  Findings unheard;
  const Kit kit = drawn_kit({title(), theme, {}, unheard});  // draw it once for all components that need it
  for (const ComponentKind& kind : component_kinds()) {
    if (looked_at_elsewhere.contains(kind.id)) continue;
    Findings findings;
    ComponentContext context{title(), theme, {}, findings};
    context.kit = &kit;
    const Component component = made(kind, context);
    EXPECT_TRUE(tidy(component)) << kind.id;
    for (const Finding& finding : findings) ADD_FAILURE() << kind.id << ": " << finding.message;
  }
}

INSTANTIATE_TEST_SUITE_P(Titles, KitOfTitle,
                         testing::Values("18scan", "18norway", "18sj", "18qq", "denmark1847", "1870"),
                         by_name);

}  // namespace
}  // namespace trackwright
