#include "render/components/papers/booklet.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <variant>

#include "designer/format/press/theme_file.h"
#include "render/components/kinds.h"
#include "render/components/papers/booklet_index.h"
#include "render/components/papers/rulebook.h"
#include "render/drawing/text_cairo.h"
#include "render/words/rule_texts.h"
#include "tests/render/sample_title.h"

namespace trackwright {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

void add_words(const std::vector<Item>& items, std::string& words) {
  for (const Item& item : items) {
    if (const auto* text = std::get_if<Text>(&item.value)) words += text->text + ' ';
    if (const auto* group = std::get_if<Group>(&item.value)) add_words(group->items, words);
  }
}

std::string words_of(const Page& page) {
  std::string words;
  add_words(page.drawing.items, words);
  return words;
}

std::string words_of(const std::vector<Page>& pages) {
  std::string words;
  for (const Page& page : pages) words += words_of(page);
  return words;
}

std::vector<Page> booklet_of(const Title& title, const KitOptions& options = {},
                             const std::vector<TextDocument>* chapters = nullptr) {
  const Theme theme = classic_theme();
  Findings findings;
  const Kit kit = drawn_kit({title, theme, options, findings});
  return rulebook({title, theme, options, findings, nullptr, &kit, chapters}).booklet;
}

TEST(Booklet, BeginsWithItsCoverAndContentsAndEndsWithTheReference) {
  const std::vector<Page> pages = booklet_of(sample_title());
  ASSERT_THAT(pages, SizeIs(testing::Gt(6U)));
  EXPECT_EQ(pages.front().name, "Cover");
  EXPECT_THAT(words_of(pages.front()), HasSubstr("18Sample"));
  EXPECT_EQ(pages[1].name, "Contents");
  EXPECT_EQ(pages.back().name, "Reference");
  for (const Page& page : pages) EXPECT_EQ(page.size, (Size{148, 210}));
}

TEST(Booklet, ListsThePageOfEachChapter) {
  const std::vector<Page> pages = booklet_of(sample_title());
  const std::string contents = words_of(pages[1]);
  for (std::size_t i = 2; i + 1 < pages.size(); ++i) {
    if (pages[i].name.empty()) continue;
    const std::size_t space = pages[i].name.find("  ");
    const bool numbered = space != std::string::npos;
    const std::string text = numbered ? pages[i].name.substr(space + 2) : pages[i].name;
    EXPECT_THAT(words_of(pages[i]), HasSubstr(numbered ? pages[i].name.substr(0, space) + ' ' + text : text));
    EXPECT_THAT(contents, HasSubstr(text + ' ' + std::to_string(i + 1) + ' '));
  }
}

TEST(Booklet, StaysWithinItsMargins) {
  for (const Size size : {Size{148.5, 210}, Size{139.7, 215.9}}) {
    KitOptions options;
    options.booklet_page = size;
    const std::vector<Page> pages = booklet_of(sample_title(), options);
    for (std::size_t i = 1; i + 1 < pages.size(); ++i) {
      const Box box = bounds(pages[i].drawing, text_box);
      EXPECT_EQ(pages[i].size, size);
      EXPECT_GE(box.x, 10) << i;
      EXPECT_GE(box.y, 6) << i;
      EXPECT_LE(box.right(), size.width - 10) << i;
      EXPECT_LE(box.bottom(), size.height - 6) << i;
    }
  }
}

TEST(Booklet, PrintsTheTitlesOwnChapters) {
  const std::vector<TextDocument> chapters{{"10-a.md", "# Railways of the north\n\nThe *first* line."},
                                           {"20-b.md", "# Thanks\n\n- to all\n"}};
  const std::vector<Page> pages = booklet_of(sample_title(), {}, &chapters);
  const std::string contents = words_of(pages[1]);
  EXPECT_THAT(contents, HasSubstr("9 Railways of the north"));
  EXPECT_THAT(contents, HasSubstr("10 Thanks"));
  EXPECT_THAT(words_of(pages), HasSubstr("to all"));
}

TEST(Booklet, IsTheSameEachTime) {
  const std::vector<Page> first = booklet_of(sample_title());
  const std::vector<Page> second = booklet_of(sample_title());
  ASSERT_EQ(first.size(), second.size());
  for (std::size_t i = 0; i < first.size(); ++i) EXPECT_EQ(first[i].drawing, second[i].drawing) << i;
}

TEST(Booklet, IsMissingForATitleWithoutAName) {
  EXPECT_THAT(booklet_of(Title{}), IsEmpty());
}

TEST(BookletIndex, ListsThePagesOfATerm) {
  const std::vector<IndexTerm> terms{
      {"share", {"share"}}, {"Danske (DSB)", {"DSB"}}, {"bank", {"bank"}}, {"fee", {"fee"}}};
  const std::vector<IndexedPage> pages{
      {3, "Shares of DSB pay the bank"}, {4, "The bank"}, {5, "the bank; DSBX, feet"}, {6, "share"}};
  const auto entries = index_of(terms, pages, 2);
  std::map<std::string, std::vector<int>> listed;
  for (const IndexEntry& entry : entries) listed[entry.shown] = entry.pages;
  EXPECT_THAT(listed["share"], ElementsAre(3, 6));
  EXPECT_THAT(listed["Danske (DSB)"], ElementsAre(3));
  EXPECT_FALSE(listed.contains("bank"));  // on more than two pages
}

TEST(BookletIndex, WritesRangesOfPages) {
  EXPECT_EQ(page_list({3, 4, 5, 8}), "3–5, 8");
  EXPECT_EQ(page_list({3, 4}), "3, 4");
  EXPECT_EQ(page_list({}), "");
}

}  // namespace
}  // namespace trackwright
