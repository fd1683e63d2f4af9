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

// All topics as chapters: assumptions, pictures, and tables of at most `most_study_rows` rows.
Book study_book(StudyData& data, const Theme& theme, double width) {
  Book book;
  book.heading(1, data.title().name);
  int chapter = 0;
  for (const StudyTopic& topic : study_topics()) {
    const TopicStudy told = topic.study(data);
    book.heading(2, fmt::format("{}. {}", ++chapter, capitalised(told.topic)));
    book.paragraph(capitalised(std::string(topic.sentence)) + ".");
    std::vector<std::string> items;
    for (const std::string& one : told.assumptions) items.push_back(sentence(one));
    book.heading(3, "Assumptions");
    book.bullets(items);
    items.clear();
    for (const std::string& one : told.missing) items.push_back(sentence(one));
    if (!items.empty()) book.heading(3, "Missing data");
    book.bullets(items);
    if (auto picture = study_picture(data, topic.name, {}, theme, width))
      book.figure({std::move(picture->drawing), picture->size, {}});
    for (const StudyTable& table : told.tables) add_table(book, table);
  }
  return book;
}

}  // namespace

std::vector<Page> report_pages(StudyData& data, const Theme& theme, const ArtFiles& art) {
  constexpr Size a4{210, 297};
  constexpr double column = 180;
  Findings findings;
  ComponentContext context{data.title(), theme, {}, findings, &art};
  context.options.booklet_page = a4;
  return booklet_pages(context, study_book(data, theme, column), {.cover = "Study", .rules = false});
}

}  // namespace trackwright
