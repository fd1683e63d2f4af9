#include "render/sheets/contact.h"
#include "designer/format/press/theme_file.h"

#include <gtest/gtest.h>

namespace trackwright {
namespace {

TEST(Contact, ShowsAllPicturesWithinThePage) {
  const Theme theme = classic_theme();
  std::vector<Page> pictures;
  for (int i = 0; i < 7; ++i) {
    Drawing drawing;
    fill(drawing, rectangle({0, 0, 100.0 + 40 * i, 150}), {0.5, 0.5, 0.5});
    pictures.push_back({{100.0 + 40 * i, 150}, drawing, "Sheet " + std::to_string(i)});
  }
  const Drawing sheet = contact_sheet(pictures, {300, 200}, theme);
  const Box box = bounds(sheet);
  EXPECT_GE(box.x, -1e-6);
  EXPECT_GE(box.y, -1e-6);
  EXPECT_LE(box.right(), 300 + 1e-6);
  EXPECT_LE(box.bottom(), 200 + 1e-6);
  const std::string text = dump(sheet);
  for (int i = 0; i < 7; ++i) EXPECT_NE(text.find("Sheet " + std::to_string(i)), std::string::npos);
}

TEST(Contact, OnePictureFillsThePage) {
  Drawing drawing;
  fill(drawing, rectangle({0, 0, 10, 10}), {0.5, 0.5, 0.5});
  const Drawing sheet = contact_sheet({{{10, 10}, drawing, "one"}}, {300, 200}, classic_theme());
  const auto& group = std::get<Group>(sheet.items[1].value);
  EXPECT_GT(group.transform.xx, 15);
}

}  // namespace
}  // namespace trackwright
