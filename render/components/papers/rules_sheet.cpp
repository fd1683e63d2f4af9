#include "render/components/papers/rules_sheet.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "render/words/area.h"
#include "render/words/rule_texts.h"
#include "render/words/text_pages.h"

namespace trackwright {
namespace {

constexpr TextPages rules_pages{"rules", "Rules of play", 2, 4};
constexpr double rules_size = 2.7;

void append_list(TextBlock& block, const ComponentContext& context, const std::vector<std::string>& items) {
  const ListDrawing list = draw_list(items, context.theme, {0, block.height, column_width(rules_pages), 1000},
                                     {.size = rules_size, .smallest = rules_size, .numbers = false});
  block.drawing.add(list.drawing);
  block.height += list.height;
}

// The heading stays with the first rule; a long section runs on in the next column.
std::vector<TextBlock> section_blocks(const ComponentContext& context, std::string_view heading,
                                      const std::vector<std::string>& items) {
  std::vector<TextBlock> blocks(1);
  blocks[0].drawing.add(Text{.text = std::string(heading),
                             .font = {context.theme.title_family, 3.6, Weight::Bold, false},
                             .colour = context.theme.colour("paper.text"),
                             .at = {0, 3.2},
                             .align = Align::Left});
  blocks[0].height = 5;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i > 0) blocks.emplace_back();
    append_list(blocks.back(), context, {items[i]});
    blocks.back().height += 0.9;
  }
  blocks.back().height += rules_pages.gap;
  return blocks;
}

}  // namespace

Component rules_sheet(const ComponentContext& context) {
  Component component{"rules", "Rules of play", {}, {}};
  const std::vector<ToldRule> told = told_rules(context.title);
  if (told.empty()) return component;
  std::vector<TextBlock> blocks;
  for (const auto& [section, word] : enum_words<rule::Section>) {
    const std::vector<std::string> items = told_in(told, std::array{section});
    if (items.empty()) continue;
    const std::vector<TextBlock> own = section_blocks(context, section_heading(section), items);
    blocks.insert(blocks.end(), own.begin(), own.end());
  }
  // Who plays a draft plays it to find the answers.
  if (const auto questions = open_questions(context.title); context.title.draft && !questions.empty()) {
    const std::vector<TextBlock> own = section_blocks(context, "Questions to the designer", questions);
    blocks.insert(blocks.end(), own.begin(), own.end());
  }
  TextPages pages = rules_pages;
  pages.gap = 0;
  component.boards = lay_pages(context, pages, blocks);
  return component;
}

}  // namespace trackwright
