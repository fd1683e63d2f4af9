#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <string>
#include <vector>

#include "engine/base/words.h"
#include "render/components/cards/trains.h"
#include "render/marks/card.h"
#include "render/marks/engine.h"
#include "render/tile/icon.h"
#include "render/tile/livery.h"
#include "render/words/lettering.h"
#include "render/words/title_cells.h"
#include "render/words/train_words.h"

namespace trackwright {

namespace {

constexpr double band_height = 12.5;

Rgb train_colour(const ComponentContext& context, const Train& train) {
  const Phase* phase = phase_of_train(context.title.roster, train);
  return phase != nullptr ? phase_colour(context.theme, *phase) : context.theme.colour("paper.tint");
}

// Returns the colour of the phase that starts with this train or phase name.
Rgb colour_named(const ComponentContext& context, const std::string& name) {
  const Roster& roster = context.title.roster;
  if (const Train* train = find_train(roster, name)) return train_colour(context, *train);
  const Phase* phase = find_phase(roster, name);
  return phase != nullptr ? phase_colour(context.theme, *phase) : context.theme.colour("paper.tint");
}

// One side of a card: the train itself or one of its variants.
struct Side {
  const Train& train;                  // provides name, price and reach of this side
  const Train& sold_as;                // the entry of the roster with the rust rules
  std::vector<const Train*> others{};  // alternatives that the card can be bought as
};

constexpr double name_share = 0.58;  // part of the width of the head
constexpr double price_share = 0.4;

Font name_font(const Theme& theme) {
  return {theme.title_family, 12, Weight::Black, false};
}

Font price_font() {
  return face(6.5, Weight::Bold);
}

// Draws the sign of ships in the head if the card has no picture.
void draw_head(Drawing& drawing, const ComponentContext& context, const Side& side,
               const Lettering& lettering, bool pictured) {
  const Rgb ground = train_colour(context, side.sold_as);
  const Rgb ink = legible_on(ground, context.theme.colour("paper.text"));
  const Box card = card_box();
  card_band(drawing, context, CardEdge::Top, band_height, ground);
  const double width = card.width - 2 * card_margin;
  const bool beside = sold_beside(side.sold_as) && !pictured;
  letter(drawing, lettering, side.train.name.value, name_font(context.theme), ink,
         {card.x + card_margin, card.y + 1.4, width * (beside ? 0.4 : name_share), 10},
         {.align = Align::Left});
  if (beside) {
    drawing.add(icon(side.sold_as.stack, {card.x + card_margin + width * 0.43, card.y + 1.8, 9, 9},
                     context.theme, ground));
  }
  letter(drawing, lettering, money(context.title, side.train.price.value), price_font(), ink,
         {card.x + card_margin + width * (1 - price_share), card.y + 1.4, width * price_share, 10},
         {.align = Align::Right});
}

struct End {
  const char* word;
  const std::vector<Ref>* on;
};

std::vector<End> ends_of(const Train& train) {
  std::vector<End> ends;
  if (!train.rusts_on.empty()) ends.push_back({"Rusted by", &train.rusts_on});
  if (!train.obsolete_on.empty()) ends.push_back({"Obsolete by", &train.obsolete_on});
  return ends;
}

// Draws "Rusted by 4" on chips in the colour of the trigger,
// in the strip of the card that stays visible in a fan.
void draw_ends(Drawing& drawing, const ComponentContext& context, const Lettering& lettering,
               const Train& train, Box box) {
  const std::vector<End> ends = ends_of(train);
  if (ends.empty()) {
    letter(drawing, lettering, "Permanent", face(2.9), context.theme.colour("paper.muted"), box,
           {.align = Align::Left});
    return;
  }
  double x = box.x;
  for (const End& end : ends) {
    const Rgb ground = colour_named(context, end.on->front().value);
    const std::string text =
        fmt::format("{} {}", end.word, joined(ending_names(context.title.roster, *end.on), " or "));
    const double room =
        (box.width - 2 * static_cast<double>(ends.size() - 1)) / static_cast<double>(ends.size());
    const Font font = face(3, Weight::Bold);
    const Box chip{x, box.y, std::min(room, measure(text, font).width + 3.4), box.height};
    drawing.add(Shape{rectangle(chip, 1), ground,
                      Stroke{.colour = context.theme.colour("paper.text"), .width = 0.2}});
    letter(drawing, lettering, text, font, readable_on(ground),
           {chip.x + 1.2, chip.y, chip.width - 2.4, chip.height}, {.smallest = 2.83});
    x = chip.right() + 2;
  }
}

// Returns "Or 1+1 for $80: 1 city and 1 town". Without printed backs, no other side shows that reach.
std::string other_side(const Title& title, const Side& side, const Train& other, bool with_reach) {
  std::string words = fmt::format("Or {} for {}", other.name.value, money(title, other.price.value));
  if (!with_reach || is_named_by_reach(other)) return words;
  const std::vector<std::string> known = run_lines(side.train);
  std::vector<std::string> lines = run_lines(other);
  std::erase_if(lines,
                [&](const std::string& line) { return std::ranges::find(known, line) != known.end(); });
  return lines.empty() ? words : words + ": " + joined(lines, "; ", within_sentence);
}

std::vector<std::string> lines_of(const Title& title, const Side& side, bool with_reach) {
  std::vector<std::string> lines;
  for (const std::string& line : run_lines(side.train))
    if (line != side.train.name.value + " places") lines.push_back(capitalised(line));  // already in the name
  for (const std::string& term : sale_terms(title, side.train)) lines.push_back(term);
  for (const Train* other : side.others) lines.push_back(other_side(title, side, *other, with_reach));
  if (!side.sold_as.events.empty())
    lines.push_back(first_card(side.sold_as) + ": " + joined(side.sold_as.events, ". ", event_words));
  return lines;
}

constexpr double words_size = 3;
constexpr double least_words = 2.47;  // 7 pt

bool backs_are_printed(const KitChoices& kit) {
  return kit.backs && kit.backs->value != Backs::None &&
         (kit.backs_of.empty() || names(kit.backs_of, "trains"));
}

// Puts each line on its own row if that fits. Otherwise joins lines, and omits the reach of other sides if
// backs are printed or the text is still too long.
std::string text_in(Box box, const Title& title, const Side& side) {
  constexpr double readable = 2.83;  // 8 pt
  const auto fits = [&](const std::string& text) {
    return paragraph(text, face(readable), {}, box, Align::Left, 1.25).fits;
  };
  const std::vector<std::string> all = lines_of(title, side, true);
  if (std::string apart = joined(all, "\n"); fits(apart)) return apart;
  if (std::string text = joined(all, ". "); !backs_are_printed(title.kit) && fits(text)) return text;
  const std::vector<std::string> lines = lines_of(title, side, false);
  std::string apart = joined(lines, "\n");
  return fits(apart) ? apart : joined(lines, ". ");
}

// The areas of one side.
struct Places {
  Box ends;
  Box words;
  Box picture;
  bool in_head = false;
};

// Returns the area between name and price.
Box room_in_head(const ComponentContext& context, const Side& side) {
  constexpr double gap = 1.5;  // to the ends of the rails
  const Box card = card_box();
  const double width = card.width - 2 * card_margin;
  const double name =
      std::min(measure(side.train.name.value, name_font(context.theme)).width, width * name_share);
  const double price = std::min(measure(money(context.title, side.train.price.value), price_font()).width,
                                width * price_share);
  return {card.x + card_margin + name + gap, card.y + 1.4, width - name - price - 2 * gap, band_height - 2.4};
}

// All pictures in the same position share one scale, so that players can compare them. A card too small for
// the minimum scale uses its own.
constexpr double least_below = 0.3;
constexpr double least_in_head = 0.22;

struct Scales {
  double below = 1;
  double in_head = 1;
};

// Puts the picture below the text, or in the head if the text leaves too little space.
Places places_on(const ComponentContext& context, const Side& side, const Lettering& lettering) {
  const Box card = card_box();
  const double x = card.x + card_margin;
  const double width = card.width - 2 * card_margin;
  const double ends = ends_of(side.sold_as).empty() ? 3.8 : 5;
  const double top = card.y + band_height + 1.3 + ends + (ends < 5 ? 0.4 : 1.2);
  const double foot = card.bottom() - 4.2;
  Places places{{x, card.y + band_height + 1.3, width, ends}, {x, top, width, foot - top}, {}};
  Drawing measured;
  double below = top;
  if (const std::string text = text_in(places.words, context.title, side); !text.empty())
    below += letter_paragraph(measured, lettering, text, words_size, least_words, {}, places.words) + 1;
  places.picture = {x, below, width, std::max(0.0, foot - below)};
  const Size room = picture_room(context.title.roster, side.sold_as);
  const Box head = room_in_head(context, side);
  const double below_words = picture_scale(room, places.picture);
  places.in_head = below_words < least_below && picture_scale(room, head) > below_words;
  if (places.in_head) places.picture = head;
  return places;
}

// Centres the picture in its area, on the lower edge.
void draw_picture(Drawing& drawing, const ComponentContext& context, const Side& side, const Places& places,
                  const Scales& scales) {
  constexpr double least = 0.1;  // below it, the picture is only a blot
  const Size room = picture_room(context.title.roster, side.sold_as);
  const Box place = places.picture;
  const double scale = std::min(picture_scale(room, place), places.in_head ? scales.in_head : scales.below);
  if (scale < least) return;
  const double width = places.in_head ? room.width * scale : place.width;
  const double height = room.height * scale;
  const Box box{place.centre().x - width / 2, place.bottom() - height, width, height};
  const Rgb ground = places.in_head ? train_colour(context, side.sold_as) : context.theme.colour("paper");
  const Rgb ink = places.in_head ? legible_on(ground, context.theme.colour("paper.text"))
                                 : context.theme.colour("paper.text");
  drawing.add(train_picture(context.title.roster, side.sold_as, box, ink, ground));
}

Drawing draw_side(const ComponentContext& context, const Side& side, const Scales& scales) {
  const Lettering lettering{{{Name::Train, side.train.name.value}, {}, side.train.place},
                            "the card of train " + side.train.name.value};
  Drawing drawing = card_ground(context);
  const Places places = places_on(context, side, lettering);
  draw_head(drawing, context, side, lettering, places.in_head);
  draw_ends(drawing, context, lettering, side.sold_as, places.ends);
  if (const std::string text = text_in(places.words, context.title, side); !text.empty())
    letter_paragraph(drawing, lettering, text, words_size, least_words, context.theme.colour("paper.text"),
                     places.words);
  draw_picture(drawing, context, side, places, scales);
  card_imprint(drawing, context, context.theme.colour("paper.muted"));
  return drawing;
}

// Players turn over a train that rusts or becomes obsolete, which then runs once more.
Drawing draw_overtaken(const ComponentContext& context, const Train& train) {
  const Lettering lettering{{{Name::Train, train.name.value}, {}, train.place},
                            "the back of train " + train.name.value};
  const bool rusts = !train.rusts_on.empty();
  const std::vector<Ref>& on = rusts ? train.rusts_on : train.obsolete_on;
  const Rgb ground = colour_named(context, on.front().value);
  const Rgb ink = legible_on(ground, context.theme.colour("paper.text"));
  const Box card = card_box();
  Drawing drawing = card_ground(context);
  card_band(drawing, context, CardEdge::Top, card.height + context.options.bleed, ground);
  const double x = card.x + card_margin;
  const double width = card.width - 2 * card_margin;
  letter(drawing, lettering, train.name.value, {context.theme.title_family, 12, Weight::Black, false}, ink,
         {x, card.y + 2.5, width, 10}, {.align = Align::Left});
  letter(drawing, lettering, rusts ? "Rusted" : "Obsolete",
         {context.theme.title_family, 9, Weight::Bold, false}, ink, {x, card.y + 15, width, 10},
         {.align = Align::Left});
  letter(drawing, lettering,
         fmt::format("by the first {}", joined(ending_names(context.title.roster, on), " or ")), face(3.6),
         ink, {x, card.y + 26, width, 4.5}, {.align = Align::Left});
  if (!rusts) {
    letter(drawing, lettering, "Runs once more, then is removed from the game", face(3), ink,
           {x, card.y + 31, width, 4.5}, {.align = Align::Left});
  }
  card_imprint(drawing, context, ink);
  return drawing;
}

// Returns the number of printed cards of a train.
int cards(const Train& train) {
  return train.count ? train.count->value : train.print;
}

// Returns the train and its variants, each with all others.
std::vector<Side> sides_of(const Train& train) {
  std::vector<const Train*> all{&train};
  for (const Train& variant : train.variants) all.push_back(&variant);
  std::vector<Side> sides;
  for (const Train* one : all) {
    Side& side = sides.emplace_back(Side{*one, train});
    std::ranges::copy_if(all, std::back_inserter(side.others),
                         [&](const Train* other) { return other != one; });
  }
  return sides;
}

// Returns the largest scales at which the pictures of all these cards fit.
Scales common_scales(const ComponentContext& context, bool beside) {
  Scales scales;
  for (const Train& train : context.title.roster.trains) {
    if (cards(train) <= 0 || beside != sold_beside(train)) continue;
    for (const Side& side : sides_of(train)) {
      const Places places = places_on(context, side, {});
      double& scale = places.in_head ? scales.in_head : scales.below;
      scale = std::min(scale, picture_scale(picture_room(context.title.roster, train), places.picture));
    }
  }
  return {std::max(scales.below, least_below), std::max(scales.in_head, least_in_head)};
}

// A card has two sides. A train with more of them has further cards, for which players exchange the first.
std::vector<Piece> train_pieces(const ComponentContext& context, const Train& train, const Scales& scales) {
  const std::vector<Side> sides = sides_of(train);
  std::vector<Piece> pieces;
  for (std::size_t i = 0; i < sides.size(); i += 2) {
    const Train& front = sides[i].train;
    std::string label = front.name.value;
    if (i + 1 < sides.size()) label += " / " + sides[i + 1].train.name.value;
    if (i > 0) label += ", for " + train.name.value;
    Piece& piece = pieces.emplace_back(card_piece(context, "train-" + front.name.value, label, cards(train),
                                                  draw_side(context, sides[i], scales)));
    if (i + 1 < sides.size())
      piece.back = draw_side(context, sides[i + 1], scales);
    else if (!train.rusts_on.empty() || !train.obsolete_on.empty())
      piece.back = draw_overtaken(context, train);
    piece.group = train.stack;
    piece.about = {{Name::Train, front.name.value}, {}, front.place};
  }
  return pieces;
}

}  // namespace

namespace {

Component cards_of_stacks(const ComponentContext& context, Component component, bool beside) {
  const Scales scales = common_scales(context, beside);
  for (const Train& train : context.title.roster.trains)
    if (cards(train) > 0 && beside == sold_beside(train))
      std::ranges::move(train_pieces(context, train, scales), std::back_inserter(component.pieces));
  return component;
}

}  // namespace

Component trains(const ComponentContext& context) {
  return cards_of_stacks(context, {"trains", "Trains", {}, {}}, false);
}

Component ships(const ComponentContext& context) {
  std::vector<std::string> stacks;
  for (const Train& train : context.title.roster.trains)
    if (std::string words = stack_words(train.stack);
        sold_beside(train) && std::ranges::find(stacks, words) == stacks.end())
      stacks.push_back(std::move(words));
  return cards_of_stacks(context, {"ships", stacks.empty() ? "Ships" : capitalised(listed(stacks)), {}, {}},
                         true);
}

namespace {

// Returns the era of the engine, by the order in which the train names of the supply appear. A train shuffled
// among those of another type has their era.
std::size_t era_of(const Roster& roster, const Train& train) {
  std::vector<std::string> names;
  for (const Train& other : roster.trains)
    if (!sold_beside(other) && other.shuffled_with.value.empty() &&
        std::ranges::find(names, other.name.value) == names.end())
      names.push_back(other.name.value);
  const std::string& like = train.shuffled_with.value.empty() ? train.name.value : train.shuffled_with.value;
  const auto rank = std::ranges::find(names, like) - names.begin();
  return engine_era(static_cast<std::size_t>(rank), names.size());
}

}  // namespace

bool sold_beside(const Train& train) {
  return !train.stack.empty() && train.stack != "train";
}

Size picture_room(const Roster& roster, const Train& train) {
  return sold_beside(train) ? vessel_room() : engine_room(era_of(roster, train));
}

double picture_scale(Size room, Box box) {
  return std::min(box.width / room.width, box.height / room.height);
}

Drawing train_picture(const Roster& roster, const Train& train, Box box, Rgb ink, Rgb ground) {
  return sold_beside(train) ? vessel(box, ink, ground) : engine(era_of(roster, train), box, ink, ground);
}

}  // namespace trackwright
