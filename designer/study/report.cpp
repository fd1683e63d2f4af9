#include "designer/study/report.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "designer/study/pictures.h"
#include "designer/study/study.h"
#include "engine/base/words.h"
#include "render/components/papers/booklet.h"
#include "render/words/book.h"

namespace trackwright {

namespace {

// A sentence of the report, without the signs that mark names in text.
std::string sentence(std::string words) {
  std::erase(words, '`');
  return capitalised(words) + ".";
}

Table printed(const StudyTable& table) {
  Table result;
  for (const StudyColumn& column : table.columns)
    result.columns.push_back({.heading = column.name, .align = Align::Left, .wraps = !column.key});
  for (std::size_t i = 0; i < std::min(table.rows.size(), table.most_rows); ++i) {
    std::vector<TableCell>& row = result.rows.emplace_back();
    for (const StudyCell& cell : table.rows[i]) row.push_back({.text = short_text(cell)});
  }
  return result;
}

void add_table(Book& book, const StudyTable& table) {
  book.heading(3, capitalised(table.name));
  book.paragraph(sentence(table.computes));
  if (const std::string sure = certainties_of(table); !sure.empty()) book.remark(capitalised(sure) + ".");
  if (table.rows.empty()) {
    book.paragraph("None.");
    return;
  }
  book.table(printed(table));
  if (table.rows.size() > table.most_rows)
    book.paragraph(fmt::format("The first {} of {} rows.", table.most_rows, table.rows.size()));
}

// Assumptions, pictures, and tables without their last rows.
void add_chapter(Book& book, int number, ReportChapter chapter) {
  const TopicStudy& told = chapter.study;
  book.heading(2, fmt::format("{}. {}", number, capitalised(told.topic)));
  if (!chapter.sentence.empty()) book.paragraph(capitalised(chapter.sentence) + ".");
  std::vector<std::string> items;
  for (const std::string& one : told.assumptions) items.push_back(sentence(one));
  if (!items.empty()) book.heading(3, "Assumptions");
  book.bullets(items);
  items.clear();
  for (const std::string& one : told.missing) items.push_back(sentence(one));
  if (!items.empty()) book.heading(3, "Missing data");
  book.bullets(items);
  for (StudyPicture& picture : chapter.pictures) book.figure({std::move(picture.drawing), picture.size, {}});
  for (const StudyTable& table : told.tables)
    if (table.most_rows > 0) add_table(book, table);
}

}  // namespace

std::vector<Page> report_pages(const Title& title, const Theme& theme, const ArtFiles& art,
                               const std::string& cover, std::vector<ReportChapter> chapters) {
  constexpr Size a4{210, 297};
  Book book;
  book.heading(1, title.name);
  int number = 0;
  for (ReportChapter& chapter : chapters) add_chapter(book, ++number, std::move(chapter));
  Findings findings;
  ComponentContext context{title, theme, {}, findings, &art};
  context.options.booklet_page = a4;
  return booklet_pages(context, std::move(book), {.cover = cover, .rules = false});
}

std::vector<Page> study_report(StudyData& data, const Theme& theme, const ArtFiles& art) {
  std::vector<ReportChapter> chapters;
  for (const StudyTopic& topic : study_topics()) {
    ReportChapter& chapter = chapters.emplace_back();
    chapter.study = topic.study(data);
    chapter.sentence = topic.sentence;
    if (auto picture = study_picture(data, topic.name, {}, theme, report_column))
      chapter.pictures.push_back(std::move(*picture));
  }
  return report_pages(data.title(), theme, art, "Study", std::move(chapters));
}

}  // namespace trackwright
