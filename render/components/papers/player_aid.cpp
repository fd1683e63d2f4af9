#include "render/components/papers/player_aid.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "engine/base/words.h"
#include "render/components/market/market_legend.h"
#include "render/kit/kit.h"
#include "render/words/area.h"
#include "render/words/company_phrases.h"
#include "render/words/lettering.h"
#include "render/words/player_words.h"
#include "render/words/title_cells.h"
#include "render/words/title_tables.h"
#include "render/words/train_words.h"
#include "render/words/turn_texts.h"

namespace trackwright {
namespace {

constexpr Size half_page{186, 122};
constexpr Size whole_page{186, 250};
constexpr double aid_margin = 5;
constexpr double aid_head = 9;
constexpr double aid_gutter = 6;       // between columns
constexpr double aid_largest = 3;      // font sizes: 8.5 pt
constexpr double aid_usual = 2.47;     // 7 pt; below it, larger type is better than more space
constexpr double aid_smallest = 2.15;  // 6 pt
constexpr double aid_table = 2.2;      // the minimum in tables, whose headings are slightly smaller

std::vector<std::string> limit_lines(const Title& title) {
  std::vector<std::string> lines;
  if (title.holding_limit)
    lines.push_back(fmt::format("A player may hold at most {} % of a company", title.holding_limit->value));
  if (title.pool_limit) lines.push_back(pool_limit_words(title));
  if (title.bank) lines.push_back("Bank: " + money(title, title.bank->value));
  lines.push_back(capitalised(capital_words(title)));
  return lines;
}

std::vector<std::string> buying_lines(const Title& title) {
  std::vector<std::string> lines = all_sale_terms(title);
  if (const std::string cards = limited_cards(title.roster); cards != "Trains")
    lines.push_back(cards + " count towards the same limit");
  return lines;
}

std::vector<std::string> setup_lines(const Title& title) {
  std::vector<std::string> lines;
  const auto one_leaves = [](const LotRule& lot) {
    return !lot.of.empty() && !lot.players_below && (!lot.count || lot.count->value == 1);
  };
  std::vector<std::string> lots;  // short; the rulebook has the rest
  for (const LotRule& lot : title.rules.lots)
    if (one_leaves(lot)) lots.push_back(joined(lot.of, "/", &Ref::value));
  if (!lots.empty()) lines.push_back("Remove one at random: " + joined(lots, ", "));
  for (std::string& step : step_texts(title.setup)) lines.push_back(std::move(step));
  for (const DataSentence& told : player_texts(title)) lines.push_back(told.text);
  return lines;
}

// The lists of an aid, independent of the type size.
struct AidTexts {
  explicit AidTexts(const Title& title)
      : setup(setup_lines(title)),
        stock_round(stock_steps(title)),
        turns(told_turns(title)),
        limits(limit_lines(title)),
        buying(buying_lines(title)),
        end(ways_to_end(title)) {}

  std::vector<std::string> setup;
  std::vector<std::string> stock_round;
  std::vector<ToldTurn> turns;
  std::vector<std::string> limits;
  std::vector<std::string> buying;
  std::vector<std::string> end;
};

// The position of the table of phases.
enum class PhasesPlace {
  BesideRounds,
  Across  // the full width above all else, for phases with long texts
};

struct AidSpacing {
  double rows = 1.6;   // height in tables, as a multiple of the type size
  double gap = 3.2;    // between blocks
  double left = 0.34;  // share of the width for the rounds
  double steps = 0.3;  // after each step of a list, as a multiple of the type size
  bool rust = true;    // phases list the trains that they rust
};
// A wider column in which fewer steps take two lines, then also closer rows.
constexpr AidSpacing even_aid{1.6, 3.2, 0.4};
constexpr AidSpacing close_aid{1.4, 2.4, 0.38, 0.12};
constexpr AidSpacing close_narrow_aid{1.4, 2.4, 0.34, 0.12};

std::vector<AidSpacing> without_rust(std::vector<AidSpacing> spacings) {
  for (AidSpacing& spacing : spacings) spacing.rust = false;
  return spacings;
}

struct AidLook {
  double letters = aid_smallest;
  PhasesPlace phases = PhasesPlace::Across;
  AidSpacing spacing{};
};

// Lays out one aid at one type size.
class AidPainter {
 public:
  AidPainter(const ComponentContext& context, const AidTexts& texts, Box box, const AidLook& look)
      : title_(context.title),
        theme_(context.theme),
        texts_(texts),
        box_(box),
        size_(look.letters),
        look_(look) {}

  void paint() {
    double top = box_.y;
    if (look_.phases == PhasesPlace::Across) top += phases(box_, top);
    const double width = box_.width * look_.spacing.left - aid_gutter / 2;
    const Box left{box_.x, top, width, box_.bottom() - top};
    const Box right{left.right() + aid_gutter, top, box_.width - width - aid_gutter, left.height};
    double y = left.y;
    y += list("Setup", texts_.setup, left, y);
    y += list("Stock round", texts_.stock_round, left, y);
    for (const ToldTurn& turn : texts_.turns) y += list(turn.heading, turn.steps, left, y);
    std::array<Stack, 3> stacks = paint_right(right);
    stacks[0] = {left, y};
    append(stacks, "Limits", texts_.limits);
    append(stacks, "Buying trains", texts_.buying);
    append(stacks, "End of the game", texts_.end);
    for (const Stack& stack : stacks) bottom_ = std::max(bottom_, stack.y);
  }

  bool fits() const { return across_ && bottom_ - look_.spacing.gap <= box_.bottom() + 1e-6; }
  Drawing take() { return std::move(drawing_); }

 private:
  // A column that is filled down to y.
  struct Stack {
    Box column;
    double y = 0;
  };

  // Use smaller type across the page, which leaves the notes a legible column.
  double phases(Box column, double y) {
    const double scale = look_.phases == PhasesPlace::Across ? 0.78 : 0.95;
    const Table table_of_phases =
        look_.spacing.rust ? phase_table_with_rust(title_, theme_) : phase_table(title_, theme_);
    return table("Phases", table_of_phases, column, y, scale);
  }

  // Draws the phases if they stand beside the rounds, and below them players and price moves side by side as
  // the second and third stack.
  std::array<Stack, 3> paint_right(Box right) {
    double y = right.y;
    if (look_.phases == PhasesPlace::BesideRounds) y += phases(right, y);
    const double half = (right.width - aid_gutter) / 2;
    Stack first{{right.x, y, half, 0}, y};
    Stack second{{right.x + half + aid_gutter, y, half, 0}, y};
    first.y += table("Players", player_table(title_), first.column, y, 1);
    if (!title_.certificate_table.rows.empty())
      first.y += remark(certificate_limit_heading(title_), first.column, first.y - look_.spacing.gap + 1);
    second.y += moves(second.column, y);
    return {Stack{}, first, second};
  }

  // Appends a list to the stack with most space.
  void append(std::array<Stack, 3>& stacks, const std::string& name, const std::vector<std::string>& items) {
    const auto emptiest =
        std::ranges::min_element(stacks, [](const Stack& a, const Stack& b) { return a.y < b.y; });
    emptiest->y += list(name, items, emptiest->column, emptiest->y, false);
  }

  double list(const std::string& name, const std::vector<std::string>& items, Box column, double y,
              bool numbers = true) {
    if (items.empty()) return 0;
    const double head = heading(drawing_, name, theme_, {column.x, y}, size_);
    const ListDrawing drawn =
        draw_list(items, theme_, {column.x, y + head, column.width, 1000},
                  {.size = size_, .smallest = size_, .numbers = numbers, .step_gap = look_.spacing.steps});
    drawing_.add(drawn.drawing);
    return head + drawn.height + look_.spacing.gap;
  }

  double table(const std::string& name, const Table& table, Box column, double y, double scale) {
    if (table.rows.empty()) return 0;
    const double head = heading(drawing_, name, theme_, {column.x, y}, size_);
    const double size = std::max(size_ * scale, aid_table);
    const TableDrawing drawn =
        draw_table(without_uniform_columns(table), theme_, {column.x, y + head, column.width, 1000},
                   {.size = size, .smallest = std::max(size * 0.8, aid_table), .row = look_.spacing.rows});
    drawing_.add(drawn.drawing);
    across_ = across_ && drawn.fits;
    return head + drawn.box.height + look_.spacing.gap;
  }

  double remark(const std::string& text, Box column, double y) {
    const Fitted fitted =
        paragraph(text, face(std::max(size_ * 0.9, aid_smallest)), theme_.colour("paper.muted"),
                  {column.x, y, column.width, 1000}, Align::Left);
    add(drawing_, fitted);
    return fitted.height + 1;
  }

  double moves(Box column, double y) {
    if (title_.market.moves.empty()) return 0;
    const double head = heading(drawing_, "Price moves", theme_, {column.x, y}, size_);
    const double height =
        draw_price_moves(drawing_, title_, theme_, {column.x, y + head, column.width, 0}, size_);
    return head + height + look_.spacing.gap;
  }

  const Title& title_;
  const Theme& theme_;
  const AidTexts& texts_;
  Box box_;
  double size_;
  AidLook look_;
  double bottom_ = 0;
  bool across_ = true;
  Drawing drawing_;
};

Box aid_box(Size size) {
  return {-size.width / 2 + aid_margin, -size.height / 2 + aid_margin + aid_head, size.width - 2 * aid_margin,
          size.height - 2 * aid_margin - aid_head - 2};
}

// Returns the aid at the largest type size that fits in one
// of the spacings; nothing if the smallest size does not fit.
std::optional<Drawing> fitted_aid(const ComponentContext& context, const AidTexts& texts, Size size,
                                  const std::vector<AidSpacing>& spacings, double smallest) {
  for (double letters = aid_largest; letters > smallest - 0.1 + 1e-9; letters -= 0.1)
    for (const AidSpacing& spacing : spacings)
      for (const PhasesPlace place : {PhasesPlace::BesideRounds, PhasesPlace::Across}) {
        AidPainter painter(context, texts, aid_box(size), {std::max(letters, smallest), place, spacing});
        painter.paint();
        if (painter.fits()) return painter.take();
      }
  return std::nullopt;
}

Drawing aid_ground(const ComponentContext& context, Size size, const Lettering& lettering) {
  const Theme& theme = context.theme;
  const double bleed = context.options.bleed;
  const Box box{-size.width / 2, -size.height / 2, size.width, size.height};
  Drawing drawing;
  fill(drawing, rectangle({box.x - bleed, box.y - bleed, box.width + 2 * bleed, box.height + 2 * bleed}),
       theme.colour("paper"));
  fill(drawing, rectangle({box.x - bleed, box.y - bleed, box.width + 2 * bleed, aid_head + bleed}),
       theme.colour("paper.band"));
  const Rgb ink = readable_on(theme.colour("paper.band"));
  letter(drawing, lettering, context.title.name, {theme.title_family, 5, Weight::Bold, false}, ink,
         {box.x + aid_margin, box.y + 1, box.width / 2, aid_head - 2}, {.align = Align::Left});
  letter(drawing, lettering, "Player aid", face(3.4), ink,
         {box.x + box.width / 2, box.y + 1, box.width / 2 - aid_margin, aid_head - 2},
         {.align = Align::Right});
  if (const std::string printed = edition(context.title); !printed.empty()) {
    drawing.add(Text{.text = context.title.name + " " + printed,
                     .font = face(aid_smallest),
                     .colour = theme.colour("paper.muted"),
                     .at = {box.right() - aid_margin, box.bottom() - 2},
                     .align = Align::Right});
  }
  return drawing;
}

}  // namespace

Component player_aids(const ComponentContext& context) {
  Component component{"aids", "Player aids", {}, {}};
  const int players = most_players(context.title);
  if (players == 0 || (!has_rounds(context.title))) return component;
  const Lettering lettering{{{Name::Component, "aids"}, {}, context.title.place}, "the player aid"};
  const AidTexts texts(context.title);
  Size size = half_page;
  // Two aids on a page save a sheet for every second player, so prefer close lines.
  const std::vector<AidSpacing> closer{{}, even_aid, close_aid, close_narrow_aid};
  std::optional<Drawing> text = fitted_aid(context, texts, size, {{}}, aid_usual);
  if (!text) text = fitted_aid(context, texts, size, closer, aid_smallest);
  if (!text) text = fitted_aid(context, texts, size, without_rust(closer), aid_smallest);
  if (!text) {
    size = whole_page;
    text = fitted_aid(context, texts, size, {{}}, aid_smallest);
  }
  if (!text) {
    AidPainter painter(context, texts, aid_box(size), {});
    painter.paint();
    text = painter.take();
    note_misfit(*text, lettering, "rounds, phases and limits");
  }
  Piece piece;
  piece.id = "aid";
  piece.label = "Player aid";
  piece.size = size;
  piece.bleed = context.options.bleed;
  piece.count = players;
  piece.front = aid_ground(context, size, lettering);
  piece.front.add(*text);
  component.pieces.push_back(std::move(piece));
  return component;
}

}  // namespace trackwright
