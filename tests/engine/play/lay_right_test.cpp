// What the lays of a turn allow after an upgrade.
#include <gtest/gtest.h>

#include <optional>

#include "engine/play/track/steps.h"
#include "tests/engine/play/small_game.h"

namespace trackwright {
namespace {

using namespace play;

class LayAfterUpgrade : public SmallGame {
 protected:
  // The second lay of a turn has this kind and the condition that nothing was upgraded.
  std::optional<LayRight> second(rule::LayKind kind, unsigned upgraded) {
    LayRule first;
    LayRule second;
    second.tile = Placed<rule::LayKind>{kind, {}};
    second.only = Placed<rule::LayCondition>{rule::LayCondition::NoUpgrade, {}};
    title_.rules.operating.lays.kinds = {{{"all", {}}, {first, second}}};
    begin();
    float_company(0);
    operate(0);
    state_.this_turn.laid = 1;
    state_.this_turn.upgraded = static_cast<std::uint8_t>(upgraded);
    return lay_right(table(), 0);
  }
};

TEST_F(LayAfterUpgrade, MustBeYellowIfItsKindIsAny) {
  const auto right = second(rule::LayKind::Any, 1);
  ASSERT_TRUE(right);
  EXPECT_TRUE(right->yellow);
  EXPECT_FALSE(right->upgrade);
}

TEST_F(LayAfterUpgrade, IsForbiddenIfItsKindIsYellow) {
  const auto right = second(rule::LayKind::Yellow, 1);
  EXPECT_TRUE(!right || (!right->yellow && !right->upgrade));
}

TEST_F(LayAfterUpgrade, IsForbiddenIfItsKindIsUpgrade) {
  const auto right = second(rule::LayKind::Upgrade, 1);
  EXPECT_TRUE(!right || (!right->yellow && !right->upgrade));
}

TEST_F(LayAfterUpgrade, AllowsItsKindWithoutAnUpgradeBefore) {
  const auto right = second(rule::LayKind::Upgrade, 0);
  ASSERT_TRUE(right);
  EXPECT_FALSE(right->yellow);
  EXPECT_TRUE(right->upgrade);
}

}  // namespace
}  // namespace trackwright
