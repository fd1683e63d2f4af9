#include "render/components/cards/trains.h"

#include <fmt/format.h>

#include <algorithm>

#include "engine/base/words.h"
#include "render/marks/card.h"
#include "render/tile/icon.h"
#include "render/tile/livery.h"
#include "render/words/lettering.h"
#include "render/words/reach_words.h"
#include "render/words/title_tables.h"
#include "render/words/train_words.h"

namespace trackwright {
namespace {

constexpr double band_height = 15;

Rgb train_colour(const ComponentContext& context, const Train& train) {
  const Phase* phase = phase_of_train(context.title.roster, train);
  return phase != nullptr ? phase_colour(context.theme, *phase) : context.theme.colour("paper.tint");
}

// The colour of the phase that a train or phase of this name brings.
Rgb colour_named(const ComponentContext& context, const std::string& name) {
  const Roster& roster = context.title.roster;
  if (const Train* train = find_train(roster, name)) return train_colour(context, *train);
  const Phase* phase = find_phase(roster, name);
  return phase != nullptr ? phase_colour(context.theme, *phase) : context.theme.colour("paper.tint");
}

// One side of a card: the train itself or one of its variants.
struct Side {
  const Train& train;    // whose name, price and reach stand on this side
  const Train& sold_as;  // the entry of the roster, which says when it rusts
  std::string other;     // "or 1+1 for $80"
};

// Not in the supply of trains, but in one of its own: ships, ferries.
bool sold_beside(const Train& train) {
  return !train.stack.empty() && train.stack != "train";
}

void draw_head(Drawing& drawing, const ComponentContext& context, const Side& side,
               const Lettering& lettering) {
  const Rgb ground = train_colour(context, side.sold_as);
  const Rgb ink = legible_on(ground, context.theme.colour("paper.text"));
  const Box card = card_box();
  card_band(drawing, context, CardEdge::Top, band_height, ground);
  const double width = card.width - 2 * card_margin;
  const bool beside = sold_beside(side.sold_as);
  letter(drawing, lettering, side.train.name.value, {context.theme.title_family, 12, Weight::Black, false},
         ink, {card.x + card_margin, card.y + 2.5, width * (beside ? 0.4 : 0.58), 10},
         {.align = Align::Left});
  if (beside) {
    drawing.add(icon(side.sold_as.stack, {card.x + card_margin + width * 0.43, card.y + 3, 9, 9},
                     context.theme, ground));
  }
  letter(drawing, lettering, money(context.title, side.train.price.value), face(6.5, Weight::Bold), ink,
         {card.x + card_margin + width * 0.6, card.y + 2.5, width * 0.4, 10}, {.align = Align::Right});
}

// "Rusted by 4" on a chip in the colour of what does it; returns the height used.
double draw_end(Drawing& drawing, const ComponentContext& context, const Lettering& lettering,
                const char* word, const std::vector<Ref>& on, double bottom) {
  const Box card = card_box();
  const Rgb ground = colour_named(context, on.front().value);
  const std::string text = fmt::format("{} {}", word, joined(on, " or ", &Ref::value));
  const double most = card.width - 2 * card_margin - 16;
  const double width = std::min(most, measure(text, face(2.9, Weight::Bold)).width + 4);
  const Box chip{card.x + card_margin, bottom - 5, width, 5};
  drawing.add(
      Shape{rectangle(chip, 1), ground, Stroke{.colour = context.theme.colour("paper.text"), .width = 0.2}});
  letter(drawing, lettering, text, face(2.9, Weight::Bold), readable_on(ground),
         {chip.x + 1.5, chip.y, chip.width - 3, chip.height}, {.smallest = 1.6});
  return 6;
}

double draw_ends(Drawing& drawing, const ComponentContext& context, const Lettering& lettering,
                 const Train& train) {
  const double bottom = card_box().bottom() - card_margin;
  double used = 0;
  if (!train.rusts_on.empty())
    used += draw_end(drawing, context, lettering, "Rusted by", train.rusts_on, bottom);
  if (!train.obsolete_on.empty())
    used += draw_end(drawing, context, lettering, "Obsolete by", train.obsolete_on, bottom - used);
  if (used == 0) {
    letter(drawing, lettering, "Permanent", face(2.9), context.theme.colour("paper.muted"),
           {card_box().x + card_margin, bottom - 5, 30, 5}, {.align = Align::Left});
    used = 6;
  }
  return used;
}

std::vector<std::string> lines_of(const Title& title, const Side& side) {
  std::vector<std::string> lines;
  if (!side.train.text.empty()) {
    lines.push_back(capitalised(side.train.text));
  } else {
    if (!is_named_by_reach(side.train)) lines.push_back(capitalised(reach_words(side.train)));
    for (std::string& limit : card_limits(side.train)) lines.push_back(std::move(limit));
  }
  for (const std::string& term : sale_terms(title, side.train)) lines.push_back(term);
  if (!side.other.empty()) lines.push_back(side.other);
  std::string events;
  for (const TrainEvent& event : side.sold_as.events)
    events += (events.empty() ? "" : ". ") + (event.text.empty() ? capitalised(event.kind) : event.text);
  if (!events.empty()) lines.push_back(fmt::format("First {}: {}", side.sold_as.name.value, events));
  return lines;
}

Drawing draw_side(const ComponentContext& context, const Side& side) {
  const Lettering lettering{{{Name::Train, side.train.name.value}, {}, side.train.place},
                            "the card of train " + side.train.name.value};
  Drawing drawing = card_ground(context);
  draw_head(drawing, context, side, lettering);
  const double ends = draw_ends(drawing, context, lettering, side.sold_as);
  const Box card = card_box();
  const double top = card.y + band_height + 3;
  const Box body{card.x + card_margin, top, card.width - 2 * card_margin,
                 card.bottom() - card_margin - ends - top};
  const std::string text = joined(lines_of(context.title, side), "\n");
  if (!text.empty())
    letter_paragraph(drawing, lettering, text, 3, 1.7, context.theme.colour("paper.text"), body);
  card_imprint(drawing, context, context.theme.colour("paper.muted"));
  return drawing;
}

// A train that has been overtaken is turned over: it is gone, or runs once more.
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
  letter(drawing, lettering, fmt::format("by the first {}", joined(on, " or ", &Ref::value)), face(3.6), ink,
         {x, card.y + 26, width, 4.5}, {.align = Align::Left});
  if (!rusts) {
    letter(drawing, lettering, "Runs once more, then leaves the game", face(3), ink,
           {x, card.y + 31, width, 4.5}, {.align = Align::Left});
  }
  card_imprint(drawing, context, ink);
  return drawing;
}

std::string other_side(const Title& title, const Train& other) {
  return fmt::format("Or {} for {}", other.name.value, money(title, other.price.value));
}

// How many cards of a train are printed.
int cards(const Train& train) {
  return train.count ? train.count->value : train.print;
}

Piece train_piece(const ComponentContext& context, const Train& train) {
  std::vector<std::string> others;
  for (const Train& variant : train.variants) others.push_back(other_side(context.title, variant));
  Side front{train, train, joined(others, "\n")};
  Piece piece = card_piece(context, "train-" + train.name.value, train_name(train), cards(train),
                           draw_side(context, front));
  if (!train.variants.empty())
    piece.back = draw_side(context, {train.variants.front(), train, other_side(context.title, train)});
  else if (!train.rusts_on.empty() || !train.obsolete_on.empty())
    piece.back = draw_overtaken(context, train);
  piece.group = train.stack;
  piece.about = {{Name::Train, train.name.value}, {}, train.place};
  return piece;
}

}  // namespace

namespace {

Component cards_of_stacks(const ComponentContext& context, Component component, bool beside) {
  for (const Train& train : context.title.roster.trains)
    if (cards(train) > 0 && beside == sold_beside(train))
      component.pieces.push_back(train_piece(context, train));
  return component;
}

}  // namespace

Component trains(const ComponentContext& context) {
  return cards_of_stacks(context, {"trains", "Trains", {}, {}}, false);
}

Component ships(const ComponentContext& context) {
  return cards_of_stacks(context, {"ships", "Ships and ferries", {}, {}}, true);
}

}  // namespace trackwright
