#include "render/components/cards/loans.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "engine/base/words.h"
#include "render/marks/card.h"
#include "render/marks/engraving.h"
#include "render/tile/livery.h"
#include "render/words/lettering.h"
#include "render/words/loan_words.h"
#include "render/words/title_cells.h"

namespace trackwright {
namespace {

constexpr double least_type = 2.83;  // 8 pt

// Bank notes begin with silver and blue, so loans use other colours to stand out beside them.
Rgb loan_colour(const Theme& theme, std::size_t index) {
  static constexpr std::array<const char*, 5> colours{"red", "teal", "orange", "navy", "purple"};
  return colour_in(theme, "company", colours.at(index % colours.size()));
}

// Returns the allowed owners of a bond. Only companies take loans, so a loan needs no text.
std::string owner_words(const Loan& loan) {
  if (!loan.bought()) return {};
  std::vector<std::string> owners;
  for (const BondOwner owner : loan.sold_to) owners.emplace_back(word_of(owner));
  return "Bought by " + listed(owners);
}

std::string words_of(const Loan& loan) {
  std::vector<std::string> words{owner_words(loan), limit_words(loan), capitalised(loan.text)};
  std::erase(words, "");
  return joined(words, "\n");
}

About about_card(const Loan& loan) {
  return {{Name::Loan, loan.name.value}, {}, loan.place};
}

Drawing draw_front(const ComponentContext& context, const Loan& loan, Rgb colour, Size size) {
  const Theme& theme = context.theme;
  const Lettering lettering{about_card(loan), "the card of " + loan.name.value};
  const Box card = card_box(size);
  const double unit = std::min(1.15, size.width / half_card_size.width);
  const double band = 8.2 * unit;
  const double x = card.x + card_margin;
  const double width = card.width - 2 * card_margin;
  Drawing drawing = card_ground(context, size);
  const Rgb ground = tint(colour, theme.width("card.ground"));
  card_band(drawing, context, CardEdge::Top, band, ground, size);
  letter(drawing, lettering, capitalised(loan.name.value),
         {theme.title_family, 4.6 * unit, Weight::Bold, false}, readable_on(ground),
         {x, card.y + 1.2, width, band - 2.4}, {.smallest = least_type, .align = Align::Left});
  const double value_height = 10 * unit;
  const Box value{x, card.y + band + 0.8, width, value_height};
  draw_rosette(drawing, {card.right() - card_margin - value_height * 0.55, value.centre().y},
               value_height * 0.42, tint(colour, 0.6));
  const Rgb ink = theme.colour("paper.text");
  letter(drawing, lettering, money(context.title, loan.value.value),
         {theme.title_family, 8.4 * unit, Weight::Black, false}, ink,
         {value.x, value.y, value.width - value_height * 1.2, value.height},
         {.smallest = least_type, .align = Align::Left});
  double y = value.bottom() + 0.4;
  if (const std::string interest = interest_words(context.title, loan); !interest.empty()) {
    letter(drawing, lettering, interest, face(3 * unit, Weight::Bold), ink, {x, y, width, 4.2 * unit},
           {.smallest = least_type, .align = Align::Left});
    y += 4.4 * unit;
  }
  if (const std::string words = words_of(loan); !words.empty())
    letter_paragraph(drawing, lettering, words, 3, least_type, ink, {x, y, width, card.bottom() - 4.2 - y});
  card_imprint(drawing, context, theme.colour("paper.muted"), size);
  return drawing;
}

// Loans are many, so they use half a card, or a larger one if the text needs it.
Piece loan_piece(const ComponentContext& context, const Loan& loan, Rgb colour) {
  Size size = half_card_size;
  Drawing front = draw_front(context, loan, colour, size);
  for (const Size larger : {card_size, tall_card_size}) {
    if (front.misfits.empty()) break;
    size = larger;
    front = draw_front(context, loan, colour, size);
  }
  Piece piece = card_piece(context, "loan-" + loan.name.value, capitalised(loan.name.value), loan.print,
                           std::move(front), size);
  piece.about = about_card(loan);
  return piece;
}

bool any_bought(const Roster& roster, bool bought) {
  return std::ranges::any_of(roster.loans, [&](const Loan& loan) { return loan.bought() == bought; });
}

// Anything bought is a bond, whatever the title calls it.
std::string heading(const Roster& roster) {
  if (!any_bought(roster, true)) return "Loans";
  return any_bought(roster, false) ? "Loans and bonds" : "Bonds";
}

}  // namespace

Component loans(const ComponentContext& context) {
  const Roster& roster = context.title.roster;
  Component component{"loans", heading(roster), {}, {}};
  for (std::size_t i = 0; i < roster.loans.size(); ++i)
    if (roster.loans[i].print > 0)
      component.pieces.push_back(loan_piece(context, roster.loans[i], loan_colour(context.theme, i)));
  return component;
}

}  // namespace trackwright
