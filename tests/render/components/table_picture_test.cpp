#include "render/components/table_picture.h"

#include <gtest/gtest.h>

#include "designer/format/press/theme_file.h"
#include "render/components/kinds.h"
#include "tests/render/sample_title.h"

namespace trackwright {
namespace {

Page picture(const Title& title) {
  const Theme theme = classic_theme();
  Findings findings;
  const ComponentContext context{title, theme, {}, findings};
  return table_picture(context, drawn_kit(context));
}

TEST(TablePicture, HoldsMapMarketBoxAndCharters) {
  const Title title = sample_title();
  const Theme theme = classic_theme();
  Findings findings;
  const Kit kit = drawn_kit({title, theme, {}, findings});
  const Page page = picture(title);
  double widest = 0;
  std::size_t pieces = 0;
  for (const Component& component : kit.components)
    for (const Board& board : component.boards)
      if (component.id == "map") widest = std::max(widest, board.size.width);
  for (const Item& item : page.drawing.items) pieces += std::holds_alternative<Group>(item.value) ? 1U : 0U;
  EXPECT_GT(page.size.width, widest);
  EXPECT_GT(pieces, 10U);  // boards, cards, tokens: each is a group
}

TEST(TablePicture, NothingHangsOverTheEdgeOfTheTable) {
  const Page page = picture(sample_title());
  const Box table{0, 0, page.size.width, page.size.height};
  for (const Item& item : page.drawing.items) {
    const auto* group = std::get_if<Group>(&item.value);
    if (group == nullptr || !group->clip) continue;
    Drawing edge;
    edge.add(Shape{transformed(group->transform, *group->clip), Rgb{}, std::nullopt, 1});
    const Box box = bounds(edge);
    EXPECT_EQ(intersection(box, table), box);
  }
}

TEST(TablePicture, IsTheSameEachTime) {
  const Title title = sample_title();
  EXPECT_EQ(dump(picture(title).drawing), dump(picture(title).drawing));
}

// A title without pieces still has a table.
TEST(TablePicture, IsAnEmptyTableForAnEmptyTitle) {
  const Page page = picture(Title{});
  EXPECT_GT(page.size.width, 0);
  EXPECT_GT(page.size.height, 0);
}

}  // namespace
}  // namespace trackwright
