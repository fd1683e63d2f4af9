#include "render/components/cards/privates.h"

#include <fmt/format.h>

#include "engine/base/words.h"
#include "render/marks/card.h"
#include "render/words/lettering.h"
#include "render/words/station_text.h"
#include "render/words/title_tables.h"

namespace trackwright {
namespace {

constexpr double title_band = 11;

// "Ferry G12" for each hex that the power is about and its text does not name.
std::string hex_words(const Title& title, const Private& company) {
  std::vector<std::string> words;
  for (const Ref& hex : company.hexes)
    if (company.text.find(hex.value) == std::string::npos) words.push_back(place_words(title.map, hex.value));
  return joined(words, ", ");
}

// Empty where the text of the power names the hexes itself.
std::string blocked_words(const Private& company) {
  const auto told = [&](const Ref& hex) { return company.text.find(hex.value) != std::string::npos; };
  if (std::ranges::all_of(company.blocks, told)) return {};
  return fmt::format("Blocks {} while it is open.", joined(company.blocks, ", ", &Ref::value));
}

std::string closing_words(const Private& company) {
  if (!company.closes_text.empty()) return company.closes_text;
  if (company.closes_on.empty()) return {};
  return fmt::format("Closes with the first {}.", joined(company.closes_on, " or ", &Ref::value));
}

void draw_head(Drawing& drawing, const ComponentContext& context, const Private& company,
               const Lettering& lettering) {
  const Box card = card_box();
  const Rgb ground = context.theme.colour("paper.band");
  card_band(drawing, context, CardEdge::Top, title_band, ground);
  const Font name{context.theme.title_family, 4.6, Weight::Bold, false};
  letter(drawing, lettering, private_name(company), name, readable_on(ground),
         {card.x + card_margin, card.y + 1.6, card.width - 2 * card_margin, title_band - 3.2},
         {.smallest = 2.2, .lines = 2, .leading = 1.1, .align = Align::Left});
}

// Two figures side by side, each with its name above it.
void draw_figure(Drawing& drawing, const ComponentContext& context, const Lettering& lettering,
                 const std::string& name, const std::string& value, double x) {
  const double y = card_box().y + title_band + 2;
  letter(drawing, lettering, name, face(2.2), context.theme.colour("paper.muted"), {x, y, 26, 2.4},
         {.align = Align::Left});
  letter(drawing, lettering, value, face(4.6, Weight::Bold), context.theme.colour("paper.text"),
         {x, y + 3, 26, 4.4}, {.align = Align::Left});
}

About about_card(const Private& company) {
  return {{Name::Private, company.id.value}, {}, company.place};
}

Drawing draw_front(const ComponentContext& context, const Private& company) {
  const Lettering lettering{about_card(company), "the card of " + company.id.value};
  const Box card = card_box();
  Drawing drawing = card_ground(context);
  draw_head(drawing, context, company, lettering);
  const double x = card.x + card_margin;
  draw_figure(drawing, context, lettering, "Price", money(context.title, company.price.value), x);
  draw_figure(drawing, context, lettering, "Revenue", money(context.title, company.revenue.value), x + 24);
  if (!company.group.empty()) {
    letter(drawing, lettering, set_name(company.group), face(2.4, Weight::Bold),
           context.theme.colour("paper.accent"),
           {x + 40, card.y + title_band + 1.6, card.width - 2 * card_margin - 40, 3},
           {.smallest = 1.6, .align = Align::Right});
  }
  const std::string about = hex_words(context.title, company);
  const bool one = company.hexes.size() == 1;  // several are told in the text
  if (!about.empty() && one) {
    letter(drawing, lettering, about, face(2.4), context.theme.colour("paper.muted"),
           {x + 40, card.y + title_band + 5, card.width - 2 * card_margin - 40, 4.4},
           {.smallest = 1.6, .lines = 2, .align = Align::Right});
  }
  std::vector<std::string> words{company.text, one || about.empty() ? "" : "Hexes: " + about + ".",
                                 blocked_words(company), closing_words(company)};
  std::erase(words, "");
  const double top = card.y + title_band + 12.3;
  letter_paragraph(drawing, lettering, joined(words, "\n"), 2.7, 1.7, context.theme.colour("paper.text"),
                   {x, top, card.width - 2 * card_margin, card.bottom() - 4.5 - top});
  card_imprint(drawing, context, context.theme.colour("paper.muted"));
  return drawing;
}

}  // namespace

Component privates(const ComponentContext& context) {
  Component component{"privates", "Private companies", {}, {}};
  for (const Private& company : context.title.companies.privates) {
    Piece& piece = component.pieces.emplace_back(card_piece(context, "private-" + company.id.value,
                                                            company.id.value + " " + company.name, 1,
                                                            draw_front(context, company)));
    piece.about = about_card(company);
  }
  return component;
}

}  // namespace trackwright
