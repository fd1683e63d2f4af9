#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <compare>
#include <string_view>
#include <utility>

#include "engine/base/words.h"
#include "render/components/charts/phase_chart.h"
#include "render/kit/joins.h"
#include "render/marks/card.h"
#include "render/tile/livery.h"
#include "render/tile/signs.h"
#include "render/words/area.h"
#include "render/words/lettering.h"
#include "render/words/title_cells.h"
#include "render/words/title_tables.h"
#include "render/words/train_words.h"

namespace trackwright {

namespace {

constexpr double phase_chart_margin = 10;
constexpr double between_blocks = 5;

double rows_of(std::size_t blocks, std::size_t columns) {
  return std::ceil(static_cast<double>(blocks) / static_cast<double>(columns));
}

// Returns the number of columns that brings the board closest to the
// proportions of paper, upright or lying, with few empty places.
std::size_t best_columns(const std::vector<PhaseBlock>& blocks, Size block) {
  const double paper = std::log(1.4);
  std::size_t best = 1;
  double least = 1e9;
  for (std::size_t columns = 1; columns <= blocks.size(); ++columns) {
    const double width = static_cast<double>(columns) * (block.width + between_blocks);
    const double height = rows_of(blocks.size(), columns) * (block.height + between_blocks);
    const double places = rows_of(blocks.size(), columns) * static_cast<double>(columns);
    const double empty = 1 - static_cast<double>(blocks.size()) / places;
    const double off = std::abs(std::abs(std::log(width / height)) - paper) + 1.5 * empty;
    if (off < least) {
      least = off;
      best = columns;
    }
  }
  return best;
}

// Aligns the wells of the blocks in one row of the board.
double draw_block_row(Board& board, const ComponentContext& context, const std::vector<PhaseBlock>& blocks,
                      std::size_t from, std::size_t to, double y) {
  double head = 0;
  double height = 0;
  for (std::size_t i = from; i < to; ++i) head = std::max(head, phase_head_height(context, blocks[i]));
  for (std::size_t i = from; i < to; ++i) {
    const double x =
        phase_chart_margin + static_cast<double>(i - from) * (phase_block_width + between_blocks);
    const double own = draw_phase_block(board.drawing, context, blocks[i], {x, y}, head);
    board.keep_whole.push_back({x, y, phase_block_width, own});
    height = std::max(height, own);
  }
  return height;
}

Board empty_board(std::size_t columns) {
  Board board;
  board.id = "phases";
  board.least_scale = 0.92;  // cards may overlap the edges of their wells a little
  board.size.width = static_cast<double>(columns) * (phase_block_width + between_blocks) - between_blocks +
                     2 * phase_chart_margin;
  return board;
}

Board drawn_in_rows(const ComponentContext& context, const std::vector<PhaseBlock>& blocks,
                    std::size_t columns) {
  Board board = empty_board(columns);
  double y = phase_chart_margin + board_title_height;
  for (std::size_t i = 0; i < blocks.size(); i += columns)
    y += draw_block_row(board, context, blocks, i, std::min(blocks.size(), i + columns), y) + between_blocks;
  board.size.height = y - between_blocks + phase_chart_margin;
  return board;
}

// Stacks blocks directly below each other, whatever the height of the neighbouring columns.
Board drawn_in_stacks(const ComponentContext& context, const std::vector<PhaseBlock>& blocks,
                      std::size_t columns) {
  Board board = empty_board(columns);
  double head = 0;  // height of the heads in the first row
  for (std::size_t i = 0; i < std::min(columns, blocks.size()); ++i)
    head = std::max(head, phase_head_height(context, blocks[i]));
  std::vector<double> bottoms(columns, phase_chart_margin + board_title_height);
  for (std::size_t i = 0; i < blocks.size(); ++i) {
    const double x =
        phase_chart_margin + static_cast<double>(i % columns) * (phase_block_width + between_blocks);
    double& y = bottoms[i % columns];
    const double own = draw_phase_block(board.drawing, context, blocks[i], {x, y}, i < columns ? head : 0);
    board.keep_whole.push_back({x, y, phase_block_width, own});
    y += own + between_blocks;
  }
  board.size.height = *std::ranges::max_element(bottoms) - between_blocks + phase_chart_margin;
  return board;
}

// The number of sheets of a board, and the number of blocks that the joins of its sheets cut.
struct OnPaper {
  std::size_t sheets = 1;
  std::size_t cut = 0;
  friend auto operator<=>(const OnPaper&, const OnPaper&) = default;
};

OnPaper on_sheets(const Board& board, Size sheet) {
  constexpr double shared = a4_part::shared;
  const double scale = board.least_scale;
  std::vector<Span> across;
  std::vector<Span> down;
  for (const Box& box : board.keep_whole) {
    across.push_back({box.x * scale, box.right() * scale});
    down.push_back({box.y * scale, box.bottom() * scale});
  }
  const std::vector<double> x = joins(board.size.width * scale, sheet.width, shared, across);
  const std::vector<double> y = joins(board.size.height * scale, sheet.height, shared, down);
  const auto parted = [](const Span& span, const std::vector<double>& at) {
    return std::ranges::any_of(at, [&](double one) { return span.from + 0.1 < one && one < span.to - 0.1; });
  };
  OnPaper paper{(x.size() - 1) * (y.size() - 1), 0};
  for (std::size_t i = 0; i < across.size(); ++i)
    if (parted(across[i], x) || parted(down[i], y)) ++paper.cut;
  return paper;
}

OnPaper on_paper(const Board& board) {
  return std::min(on_sheets(board, a4_part::upright), on_sheets(board, a4_part::lying));
}

Board draw_chart(const ComponentContext& context, const std::vector<PhaseBlock>& blocks) {
  double tallest = 0;
  for (const PhaseBlock& block : blocks) {
    Drawing scratch;
    tallest = std::max(tallest, draw_phase_block(scratch, context, block, {0, 0}, 0));
  }
  Board board = drawn_in_rows(context, blocks, best_columns(blocks, {phase_block_width, tallest}));
  constexpr std::size_t usual_sheets = 2;
  const OnPaper rows = on_paper(board);
  OnPaper best = rows;
  for (std::size_t columns = 2; columns < blocks.size() && rows.sheets > usual_sheets; ++columns) {
    Board stacks = drawn_in_stacks(context, blocks, columns);
    const OnPaper paper = on_paper(stacks);
    if (paper.sheets >= rows.sheets || paper.cut > rows.cut || paper >= best) continue;
    best = paper;
    board = std::move(stacks);
  }
  draw_board_title(board.drawing, context.title, context.theme, "Phases and trains", {},
                   {phase_chart_margin, phase_chart_margin}, board.size.width - 2 * phase_chart_margin);
  return board;
}

}  // namespace

Component phase_board(const ComponentContext& context) {
  Component component{"phases", "Phase chart", {}, {}};
  const std::vector<PhaseBlock> blocks = phase_blocks(context.title.roster);
  if (blocks.empty()) return component;
  component.boards.push_back(draw_chart(context, blocks));
  return component;
}

namespace {

constexpr double phase_band_height = 9;
constexpr double fact_height = 4.3;
constexpr double well_caption_height = 10.2;  // name, number, price and end of the train
constexpr double well_gap = 2;
constexpr Size well_size{card_size.width + 2.5, card_size.height + 2};  // the card with space around it
constexpr double phase_text_size = 3.2;                                 // 9 pt

struct PhaseFact {
  std::string name;
  TableCell value;
};

std::vector<PhaseFact> phase_facts(const ComponentContext& context, const PhaseBlock& block) {
  std::vector<PhaseFact> facts;
  if (block.phase == nullptr) return facts;
  const Phase& phase = *block.phase;
  if (!phase.tiles.empty()) facts.push_back({"Tiles", tiles_cell(context.theme, phase)});
  for (const std::string& kind : limited_kinds(context.title))
    facts.push_back(
        {fmt::format("{} of a {}", limited_cards(context.title.roster), kind), limit_cell(phase, kind)});
  if (phase.operating_rounds)
    facts.push_back({"Operating rounds", text_cell(fmt::format("{}", phase.operating_rounds->value))});
  for (const auto& [name, value] : phase.values) facts.push_back({capitalised(name), text_cell(value.value)});
  return facts;
}

// Returns "Privates close" for "All privates close", which means the same.
std::string without_all(const std::string& note) {
  constexpr std::string_view all = "All ";
  return note.starts_with(all) ? capitalised(note.substr(all.size())) : note;
}

// A title may repeat a note of the phase on its first train.
bool says_already(const std::vector<std::string>& notes, const std::string& text) {
  return std::ranges::any_of(notes,
                             [&](const std::string& note) { return without_all(note) == without_all(text); });
}

// Detects notes such as "With the 4*-train: war" if the event of that train gives more detail.
bool said_by_an_event(const PhaseBlock& block, const std::string& note) {
  const std::size_t colon = note.find(": ");
  const std::string told = lower_case(colon == std::string::npos ? note : note.substr(colon + 2));
  return std::ranges::any_of(block.trains, [&](const Train* train) {
    return std::ranges::any_of(train->events, [&](const TrainEvent& event) {
      const std::string text = lower_case(event_words(event));
      return text.size() > told.size() && text.find(told) != std::string::npos && text != "all " + told;
    });
  });
}

std::vector<std::string> phase_notes(const PhaseBlock& block) {
  std::vector<std::string> notes;
  if (block.phase != nullptr) notes = block.phase->status;
  std::erase_if(notes, [&](const std::string& note) { return said_by_an_event(block, note); });
  for (const Train* train : block.trains) {
    for (const TrainEvent& event : train->events) {
      const std::string text = event_words(event);
      if (!says_already(notes, text)) notes.push_back(first_card(*train) + ": " + text);
    }
  }
  return notes;
}

ListDrawing notes_list(const ComponentContext& context, const PhaseBlock& block, Point at) {
  return draw_list(phase_notes(block), context.theme, {at.x, at.y, phase_block_width - 2, 300},
                   {.size = phase_text_size, .smallest = phase_text_size, .numbers = false});
}

Rgb block_colour(const ComponentContext& context, const PhaseBlock& block) {
  return block.phase != nullptr ? phase_colour(context.theme, *block.phase)
                                : context.theme.colour("paper.tint");
}

void draw_phase_band(Drawing& drawing, const ComponentContext& context, const PhaseBlock& block,
                     const Lettering& lettering, Point at) {
  const Rgb ground = block_colour(context, block);
  const Rgb ink = legible_on(ground, context.theme.colour("paper.text"));
  fill(drawing, rectangle({at.x, at.y, phase_block_width, phase_band_height}, 1.2), ground);
  if (block.phase == nullptr) return;
  const double half = phase_block_width * 0.45;
  letter(drawing, lettering, "Phase " + block.phase->name.value, face(5, Weight::Bold), ink,
         {at.x + 2.5, at.y + 1, half - 3, phase_band_height - 2}, {.align = Align::Left});
  const std::string trains = joined(block.phase->on, " or ", &Ref::value);
  const std::string begin = !trains.empty()                         ? "with the first " + trains
                            : is_first(context.title, *block.phase) ? "from the start"
                                                                    : "see the rules";
  letter(drawing, lettering, begin, face(phase_text_size), ink,
         {at.x + half, at.y + 0.4, phase_block_width - half - 2.5, phase_band_height - 0.8},
         {.lines = 2, .align = Align::Right});
}

void draw_phase_fact(Drawing& drawing, const ComponentContext& context, const PhaseFact& fact,
                     const Lettering& lettering, Point at) {
  constexpr double value_x = 45;
  letter(drawing, lettering, fact.name, face(phase_text_size), context.theme.colour("paper.muted"),
         {at.x + 2, at.y, value_x - 3, fact_height}, {.align = Align::Left});
  double x = at.x + value_x;
  constexpr double chip = 2.9;
  for (const Rgb colour : fact.value.chips) {
    drawing.add(Shape{rectangle({x, at.y + (fact_height - chip) / 2, chip, chip}, 0.4), colour,
                      Stroke{.colour = context.theme.colour("paper.text"), .width = 0.15}});
    mark_swatch(drawing, context.theme, colour, {x, at.y + (fact_height - chip) / 2, chip, chip});
    x += chip + 0.8;
  }
  if (!fact.value.text.empty()) {
    letter(drawing, lettering, fact.value.text, face(phase_text_size, Weight::Bold),
           context.theme.colour("paper.text"), {x, at.y, at.x + phase_block_width - 2 - x, fact_height},
           {.align = Align::Left});
  }
}

// Draws "Rusted by 4" in the colour of the trigger; the next end goes to its left.
void draw_train_end(Drawing& drawing, const ComponentContext& context, const Lettering& lettering,
                    const char* word, const std::vector<Ref>& on, double& right, double y) {
  if (on.empty()) return;
  const TableCell cell = end_cell(context.title.roster, context.theme, on);
  const std::string text = fmt::format("{} {}", word, joined(ending_names(context.title.roster, on), " or "));
  const Rgb ground = cell.chips.empty() ? context.theme.colour("paper.tint") : cell.chips.front();
  const double width =
      std::min(measure(text, face(phase_text_size, Weight::Bold)).width + 3, phase_block_width * 0.42);
  const Box box{right - width, y, width, 4.2};
  drawing.add(Shape{rectangle(box, 0.8), ground,
                    Stroke{.colour = context.theme.colour("paper.text"), .width = 0.15}});
  letter(drawing, lettering, text, face(phase_text_size, Weight::Bold), readable_on(ground),
         {box.x + 1, box.y, box.width - 2, box.height});
  right -= width + 1;
}

void draw_train_ends(Drawing& drawing, const ComponentContext& context, const Lettering& lettering,
                     const Train& train, double right, double y) {
  draw_train_end(drawing, context, lettering, "Rusted by", train.rusts_on, right, y);
  draw_train_end(drawing, context, lettering, "Obsolete by", train.obsolete_on, right, y);
}

// Draws the place of the cards, with texts that the cards cover later.
void draw_well(Drawing& drawing, const ComponentContext& context, const Train& train,
               const Lettering& lettering, Rgb colour, Box box) {
  drawing.add(Shape{rectangle(box, 2), tint(colour, 0.18),
                    Stroke{.colour = mix(colour, context.theme.colour("paper.text"), 0.25), .width = 0.35}});
  const Rgb ink = mix(colour, context.theme.colour("paper.text"), 0.45);
  letter(drawing, lettering, train_name(train), {context.theme.title_family, 12, Weight::Black, false}, ink,
         {box.x + 4, box.y + 8, box.width - 8, 15});
  std::vector<std::string> words{train.text};
  for (const Train& variant : train.variants)
    words.push_back(variant.text.empty() ? "" : variant.name.value + ": " + variant.text);
  std::erase(words, "");
  for (const std::string& term : card_terms(context.title, train)) words.push_back(term);
  if (!words.empty()) {
    letter(drawing, lettering, capitalised(joined(words, "; ", within_sentence)), face(phase_text_size), ink,
           {box.x + 4, box.y + 22, box.width - 8, 23},
           {.smallest = phase_text_size, .lines = 5, .middle = false});
  }
}

constexpr double train_place_height = well_caption_height + well_size.height + well_gap;

Drawing train_place(const ComponentContext& context, const PhaseBlock& block, const Train& train, Point at) {
  const Lettering lettering{about_train(train), "the phase chart"};
  Drawing drawing;
  const Rgb ink = context.theme.colour("paper.text");
  const double right = at.x + phase_block_width - 2;
  letter(drawing, lettering, train_name(train), face(4.2, Weight::Bold), ink, {at.x + 2, at.y, 44, 5},
         {.align = Align::Left});
  letter(drawing, lettering, "×" + count_text(train.count), face(4.2, Weight::Bold), ink,
         {right - 20, at.y, 20, 5}, {.align = Align::Right});
  letter(drawing, lettering, price_cell(context.title, train).text, face(phase_text_size), ink,
         {at.x + 2, at.y + 5.4, 34, 4.2}, {.align = Align::Left});
  draw_train_ends(drawing, context, lettering, train, right, at.y + 5);  // 1 mm above the well
  const Box well{at.x + (phase_block_width - well_size.width) / 2, at.y + well_caption_height,
                 well_size.width, well_size.height};
  draw_well(drawing, context, train, lettering, block_colour(context, block), well);
  return drawing;
}

}  // namespace

std::vector<PhaseBlock> phase_blocks(const Roster& roster) {
  std::vector<PhaseBlock> blocks;
  for (const Phase& phase : roster.phases) blocks.push_back({&phase, {}});
  for (const Train& train : roster.trains) {
    const Phase* phase = phase_of_train(roster, train);
    const auto own = std::ranges::find_if(blocks, [&](const PhaseBlock& b) { return b.phase == phase; });
    if (own != blocks.end())
      own->trains.push_back(&train);
    else
      blocks.push_back({phase, {&train}});
  }
  return blocks;
}

double phase_head_height(const ComponentContext& context, const PhaseBlock& block) {
  return phase_band_height + 2 + static_cast<double>(phase_facts(context, block).size()) * fact_height + 2;
}

double draw_phase_block(Drawing& drawing, const ComponentContext& context, const PhaseBlock& block, Point at,
                        double head) {
  const About about = block.phase != nullptr ? about_phase(*block.phase) : About{};
  const Lettering lettering{about, "the phase chart"};
  Drawing whole;
  draw_phase_band(whole, context, block, lettering, at);
  double y = at.y + phase_band_height + 2;
  for (const PhaseFact& fact : phase_facts(context, block)) {
    draw_phase_fact(whole, context, fact, lettering, {at.x, y});
    y += fact_height;
  }
  y = at.y + std::max(head, phase_head_height(context, block));
  for (const Train* train : block.trains) {
    whole.show(about_train(*train), train_place(context, block, *train, {at.x, y}));
    y += train_place_height;
  }
  const ListDrawing notes = notes_list(context, block, {at.x + 2, y});
  whole.add(notes.drawing);
  drawing.show(about, std::move(whole));
  return y + notes.height - at.y;
}

}  // namespace trackwright
