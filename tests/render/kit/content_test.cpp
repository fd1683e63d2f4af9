#include "render/kit/content.h"

#include <gtest/gtest.h>

#include <set>

#include "tests/render/pages.h"

namespace trackwright {
namespace {

Piece plain_piece() {
  Piece piece;
  piece.id = "a";
  piece.size = {60, 40};
  piece.bleed = 2;
  piece.front = everything();
  return piece;
}

TEST(Content, EqualDrawingsAreEqual) {
  EXPECT_EQ(content_of(everything()), content_of(everything()));
  EXPECT_EQ(content_of(everything()).text().size(), 32u);
  EXPECT_EQ(content_of(everything()).brief(), content_of(everything()).text().substr(0, 8));
}

// Even a hardly visible change counts as a change, but not one below 1/10000 mm.
TEST(Content, DetectsEachChange) {
  std::set<std::string> seen{content_of(everything()).text(), content_of(Drawing{}).text()};
  const auto changed = [&](const auto& change) {
    Drawing drawing = everything();
    change(drawing);
    return seen.insert(content_of(drawing).text()).second;
  };
  EXPECT_TRUE(changed([](Drawing& d) { std::get<Shape>(d.items[4].value).opacity = 0.51; }));
  EXPECT_TRUE(changed([](Drawing& d) { std::get<Shape>(d.items[4].value).fill.reset(); }));
  EXPECT_TRUE(changed([](Drawing& d) { std::get<Shape>(d.items[4].value).stroke->dashes.push_back(1); }));
  EXPECT_TRUE(changed([](Drawing& d) { std::get<Text>(d.items[5].value).text += "."; }));
  EXPECT_TRUE(changed([](Drawing& d) { std::get<Text>(d.items[5].value).font.weight = Weight::Bold; }));
  EXPECT_TRUE(changed([](Drawing& d) { std::get<Text>(d.items[5].value).at.x += 0.001; }));
  EXPECT_TRUE(changed([](Drawing& d) {
    std::get<Image>(d.items[7].value).bytes = std::make_shared<const std::string>("<svg/>");
  }));
  EXPECT_TRUE(changed([](Drawing& d) { std::get<Group>(d.items[8].value).clip.reset(); }));
  EXPECT_TRUE(changed([](Drawing& d) { d.items.pop_back(); }));
  EXPECT_TRUE(changed([](Drawing& d) { std::swap(d.items[0], d.items[1]); }));
  EXPECT_FALSE(changed([](Drawing& d) { std::get<Text>(d.items[5].value).at.x += 1e-7; }));
}

TEST(Content, OfAPieceDependsOnItsPrintAndNotOnItsCount) {
  const ContentHash content = content_of(plain_piece());
  Piece piece = plain_piece();
  piece.count = 7;
  piece.group = "yellow";
  piece.label = "x";
  EXPECT_EQ(content_of(piece), content);
  piece.back = Drawing{};
  EXPECT_NE(content_of(piece), content);
  piece = plain_piece();
  piece.size.width += 1;
  EXPECT_NE(content_of(piece), content);
  piece = plain_piece();
  piece.outline = PieceOutline::Circle;
  EXPECT_NE(content_of(piece), content);
}

TEST(Content, OfAComponentCountsItsPieces) {
  Component component{"tiles", "Tiles", {plain_piece()}, {}};
  const ContentHash once = fingerprint(component);
  EXPECT_EQ(component.pieces[0].imprint.content, content_of(plain_piece()).text());
  component.pieces[0].count = 2;
  EXPECT_NE(fingerprint(component), once);
  EXPECT_EQ(component.pieces[0].imprint.content, content_of(plain_piece()).text());
}

}  // namespace
}  // namespace trackwright
