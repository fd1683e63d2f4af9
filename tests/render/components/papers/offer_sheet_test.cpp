#include "render/components/papers/offer_sheet.h"

#include <gmock/gmock.h>

#include <algorithm>

#include "designer/format/press/theme_file.h"
#include "tests/golden_text.h"
#include "tests/render/made_by.h"
#include "tests/render/sample_title.h"
#include "tests/render/text_boxes.h"

namespace trackwright {
namespace {

// A lot after a set is not part of the set, and must not look like a part of it.
TEST(OfferSheet, SeparatesASetFromTheNextLot) {
  Title title = sample_title();
  Private lot = title.companies.privates.at(0);
  title.companies.privates.clear();
  title.companies.companies.clear();
  for (const auto& [name, group] : {std::pair("One", "1"), std::pair("Two", "1"), std::pair("Three", "")}) {
    lot.id.value = name;
    lot.name = name;
    lot.group = group;
    title.companies.privates.push_back(lot);
  }
  const Theme theme = classic_theme();
  Findings findings;
  const Component component = made_by(offer_sheet, {title, theme, {}, findings});
  const auto lines = texts(component.boards.at(0).drawing);
  EXPECT_TRUE(matches_text(lines));
}

// The headings "Player 1" and "Player 2" must not touch.
TEST(OfferSheet, KeepsHeadingsOfPlayersApart) {
  Title title = sample_title();
  for (int players = 2; players <= 9; ++players) {
    title.players.assign(1, {});
    title.players[0].players = players;
    const Theme theme = classic_theme();
    Findings findings;
    const Component component = made_by(offer_sheet, {title, theme, {}, findings});
    double end = -1000;
    for (const TextBox& text : text_boxes(component.boards.at(0).drawing))
      if (text.text.starts_with("Player ")) {
        EXPECT_GT(text.box.x, end + 1.8) << players;
        end = text.box.right();
      }
  }
}

}  // namespace
}  // namespace trackwright
