#include "render/components/papers/rules_sheet.h"

#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "render/words/area.h"
#include "render/words/assumed.h"
#include "render/words/paginate.h"
#include "render/words/player_words.h"
#include "render/words/rule_texts.h"

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

// The space below a rule and below a section.
struct Spacing {
  double rule = 0;
  double section = 0;
};
constexpr Spacing loose{0.9, rules_pages.gap};
constexpr Spacing close{0.3, 2.2};

// Keeps the heading with the first rule; a long section continues in the next column.
std::vector<TextBlock> section_blocks(const ComponentContext& context, std::string_view heading,
                                      const std::vector<std::string>& items, const Spacing& spacing) {
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
    blocks.back().height += spacing.rule;
  }
  blocks.back().height += spacing.section;
  return blocks;
}

std::vector<Board> rules_boards(const ComponentContext& context, const std::vector<ToldRule>& told,
                                const Spacing& spacing) {
  std::vector<TextBlock> blocks;
  const auto add_section = [&](std::string_view heading, const std::vector<std::string>& items) {
    if (items.empty()) return;
    const std::vector<TextBlock> own = section_blocks(context, heading, items, spacing);
    blocks.insert(blocks.end(), own.begin(), own.end());
  };
  for (const auto& [section, word] : enum_words<rule::Section>)
    add_section(section_heading(section), told_in(told, std::array{section}));
  add_section("Options", option_texts(context.title));
  // Players of a draft look for answers; players of a finished title need the assumptions.
  if (context.title.draft)
    add_section("Questions for the designer", open_questions(context.title));
  else
    add_section("Proposed, not in the rules", proposals(context.title));
  TextPages pages = rules_pages;
  pages.gap = 0;
  return lay_pages(context, pages, blocks);
}

}  // namespace

Component rules_sheet(const ComponentContext& context) {
  Component component{"rules", "Rules of play", {}, {}};
  const std::vector<ToldRule> told = told_rules(context.title);
  if (told.empty()) return component;
  component.boards = rules_boards(context, told, loose);
  // Do not spend a sheet on a few lines.
  if (std::vector<Board> fewer = rules_boards(context, told, close); fewer.size() < component.boards.size())
    component.boards = std::move(fewer);
  return component;
}

}  // namespace trackwright
