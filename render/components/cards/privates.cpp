#include "render/components/cards/privates.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "engine/base/words.h"
#include "render/marks/card.h"
#include "render/marks/tile_card.h"
#include "render/tile/livery.h"
#include "render/words/lettering.h"
#include "render/words/player_words.h"
#include "render/words/station_text.h"
#include "render/words/title_tables.h"

namespace trackwright {
namespace {

constexpr double title_band = 13.5;
constexpr double private_type = 3;
constexpr double power_type = 2.83;  // 8 pt, the smallest size for a power

// Returns "Ferry G12" for each hex of the power that its text does not name.
std::string hex_words(const Title& title, const Private& company) {
  std::vector<std::string> words;
  for (const Ref& hex : company.hexes)
    if (company.text.find(hex.value) == std::string::npos) words.push_back(place_words(title.map, hex.value));
  return joined(words, ", ");
}

// Returns an empty text if the power's text names the hexes itself.
std::string blocked_words(const Private& company) {
  const auto told = [&](const Ref& hex) { return company.text.find(hex.value) != std::string::npos; };
  if (std::ranges::all_of(company.blocks, told)) return {};
  return fmt::format("Blocks {} until it closes.", joined(company.blocks, ", ", &Ref::value));
}

std::string closing_words(const Private& company) {
  if (!company.closes_text.empty()) return company.closes_text;
  if (company.closes_on.empty()) return {};
  return fmt::format("Closes with the first {}.", joined(company.closes_on, " or ", &Ref::value));
}

std::string players_sentence(const Title& title, const Private& company) {
  const std::string words = players_words(title, company.id.value);
  return words.empty() ? words : words + ".";
}

// Returns each hex of the card once.
std::vector<Coordinate> places_of(const Map& map, const Private& company) {
  std::vector<Coordinate> places;
  for (const auto* some : {&company.hexes, &company.blocks})
    for (const Ref& hex : *some)
      if (const Hex* found = map.find(hex.value);
          found != nullptr && std::ranges::find(places, found->at) == places.end())
        places.push_back(found->at);
  return places;
}

// Draws the name with price and revenue below it, in the strip that a fan of cards leaves visible.
void draw_head(Drawing& drawing, const ComponentContext& context, const Private& company,
               const Lettering& lettering, Size size) {
  const Box card = card_box(size);
  const Rgb ground = context.theme.colour("paper.band");
  const Rgb ink = readable_on(ground);
  card_band(drawing, context, CardEdge::Top, title_band, ground, size);
  const double x = card.x + card_margin;
  const double width = card.width - 2 * card_margin;
  letter(drawing, lettering, private_name(company), {context.theme.title_family, 4.4, Weight::Bold, false},
         ink, {x, card.y + 1.5, width, 6},
         {.smallest = 2.83, .lines = 2, .leading = 1.05, .align = Align::Left});
  const std::string figures = fmt::format("Price {} · Revenue {}", money(context.title, company.price.value),
                                          revenue_words(context.title, company));
  const double set_room = company.group.empty() ? 0 : width * 0.36;
  letter(drawing, lettering, figures, face(3.1, Weight::Bold), ink, {x, card.y + 8.3, width - set_room, 4},
         {.smallest = 2.83, .align = Align::Left});
  if (set_room > 0)
    letter(drawing, lettering, set_name(company.group), face(2.83, Weight::Bold), ink,
           {x + width - set_room + 2, card.y + 8.3, set_room - 2, 4},
           {.smallest = 2.83, .align = Align::Right});
}

About about_card(const Private& company) {
  return {{Name::Private, company.id.value}, {}, company.place};
}

std::string words_of(const ComponentContext& context, const Private& company, bool pictured) {
  const std::string about = hex_words(context.title, company);
  // Omit a long list of hexes if the map shows them.
  const bool listed = !about.empty() && (!pictured || company.hexes.size() <= 2);
  std::vector<std::string> words{company.text, listed ? "On the map: " + about + "." : "",
                                 blocked_words(company), closing_words(company),
                                 players_sentence(context.title, company)};
  std::erase(words, "");
  return joined(words, "\n");
}

// Returns the free area below the head.
Box whole_text(Size size) {
  const Box card = card_box(size);
  return {card.x + card_margin, card.y + title_band + 2, card.width - 2 * card_margin,
          card.height - title_band - 7};
}

// The areas of text and map on a card; without a map if it would take space that the text needs.
struct PrivatePlaces {
  Box words;
  Box map;
  bool pictured = false;
};

// Puts the map below the text on a tall card if it keeps its minimum height, otherwise beside the text.
PrivatePlaces private_places(const std::string& words, Size size) {
  constexpr double least_map = 25;
  const Box whole = whole_text(size);
  if (size.height > card_size.height && size.width <= card_size.width) {
    const Fitted set = paragraph(words, face(private_type), {}, whole, Align::Left, 1.25);
    const double used = set.height + 3;
    if (set.fits && whole.height - used >= least_map)
      return {whole, {whole.x, whole.y + used, whole.width, whole.height - used}, true};
  }
  const double map_share = size.width > card_size.width ? 0.3 : 0.36;
  const Box beside{whole.x, whole.y, whole.width * (1 - map_share) - 2, whole.height};
  if (!paragraph(words, face(power_type), {}, beside, Align::Left, 1.25).fits) return {whole, {}, false};
  return {beside,
          {whole.x + whole.width * (1 - map_share), whole.y, whole.width * map_share, whole.height},
          true};
}

Drawing draw_front(const ComponentContext& context, const Private& company, Size size) {
  const Lettering lettering{about_card(company), "the card of " + company.id.value};
  Drawing drawing = card_ground(context, size);
  draw_head(drawing, context, company, lettering, size);
  const std::vector<Coordinate> marked = places_of(context.title.map, company);
  const std::string with_map = words_of(context, company, true);
  const PrivatePlaces places = private_places(with_map, size);
  const bool pictured = places.pictured && !marked.empty();
  if (pictured)
    drawing.add(
        small_map(context.title.map, marked, places.map,
                  {tint(context.theme.colour("paper.muted"), 0.3), context.theme.colour("paper.accent")}));
  const Box words = pictured ? places.words : whole_text(size);
  letter_paragraph(drawing, lettering, pictured ? with_map : words_of(context, company, false), private_type,
                   power_type, context.theme.colour("paper.text"), words);
  card_imprint(drawing, context, context.theme.colour("paper.muted"), size);
  return drawing;
}

// Uses a card of the usual size, or a larger one if the power needs it.
Piece private_piece(const ComponentContext& context, const Private& company) {
  Size size = card_size;
  Drawing front = draw_front(context, company, size);
  for (const Size larger : {tall_card_size, large_card_size})
    if (!front.misfits.empty()) {
      size = larger;
      front = draw_front(context, company, size);
    }
  Piece piece =
      card_piece(context, "private-" + company.id.value, private_name(company), 1, std::move(front), size);
  piece.about = about_card(company);
  return piece;
}

}  // namespace

Component privates(const ComponentContext& context) {
  Component component{"privates", "Private companies", {}, {}};
  for (const Private& company : context.title.companies.privates)
    component.pieces.push_back(private_piece(context, company));
  return component;
}

}  // namespace trackwright
