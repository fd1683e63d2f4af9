#include "render/components/cards/trains.h"

#include <fmt/format.h>

#include <algorithm>

#include "engine/base/words.h"
#include "render/marks/card.h"
#include "render/marks/engine.h"
#include "render/tile/icon.h"
#include "render/tile/livery.h"
#include "render/words/lettering.h"
#include "render/words/reach_words.h"
#include "render/words/title_cells.h"
#include "render/words/train_words.h"

namespace trackwright {
namespace {

constexpr double band_height = 12.5;

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

// Not in the supply of trains, but in one of its own: ships, ferries.
bool sold_beside(const Train& train) {
  return !train.stack.empty() && train.stack != "train";
}

// The era of its engine: trains of the supply in the order in which they come, each name once.
std::size_t era_of(const Roster& roster, const Train& train) {
  std::vector<std::string> names;
  for (const Train& other : roster.trains)
    if (!sold_beside(other) && std::ranges::find(names, other.name.value) == names.end())
      names.push_back(other.name.value);
  const auto rank = std::ranges::find(names, train.name.value) - names.begin();
  return engine_era(static_cast<std::size_t>(rank), names.size());
}

// One side of a card: the train itself or one of its variants.
struct Side {
  const Train& train;                  // whose name, price and reach stand on this side
  const Train& sold_as;                // the entry of the roster, which says when it rusts
  std::vector<const Train*> others{};  // what the card may be bought as instead
};

void draw_head(Drawing& drawing, const ComponentContext& context, const Side& side,
               const Lettering& lettering) {
  const Rgb ground = train_colour(context, side.sold_as);
  const Rgb ink = legible_on(ground, context.theme.colour("paper.text"));
  const Box card = card_box();
  card_band(drawing, context, CardEdge::Top, band_height, ground);
  const double width = card.width - 2 * card_margin;
  const bool beside = sold_beside(side.sold_as);
  letter(drawing, lettering, side.train.name.value, {context.theme.title_family, 12, Weight::Black, false},
         ink, {card.x + card_margin, card.y + 1.4, width * (beside ? 0.4 : 0.58), 10},
         {.align = Align::Left});
  if (beside) {
    drawing.add(icon(side.sold_as.stack, {card.x + card_margin + width * 0.43, card.y + 1.8, 9, 9},
                     context.theme, ground));
  }
  letter(drawing, lettering, money(context.title, side.train.price.value), face(6.5, Weight::Bold), ink,
         {card.x + card_margin + width * 0.6, card.y + 1.4, width * 0.4, 10}, {.align = Align::Right});
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

// "Rusted by 4" on chips in the colours of what does it, in the strip of the card that a fan leaves to be
// seen.
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

// "Or 1+1 for $80: 1 city and 1 town": where no backs are printed, no other side says what it runs.
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
    if (line != side.train.name.value + " places") lines.push_back(capitalised(line));  // as the name says
  for (const std::string& term : sale_terms(title, side.train)) lines.push_back(term);
  for (const Train* other : side.others) lines.push_back(other_side(title, side, *other, with_reach));
  if (!side.sold_as.events.empty())
    lines.push_back(first_card(side.sold_as) + ": " + joined(side.sold_as.events, ". ", event_words));
  return lines;
}

bool backs_are_printed(const KitChoices& kit) {
  return kit.backs && kit.backs->value != Backs::None &&
         (kit.backs_of.empty() || names(kit.backs_of, "trains"));
}

// A line each, or one after the other where that is what it takes to be read. What another side runs is left
// to that side where it has one and all would not fit.
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

Drawing draw_side(const ComponentContext& context, const Side& side) {
  const Lettering lettering{{{Name::Train, side.train.name.value}, {}, side.train.place},
                            "the card of train " + side.train.name.value};
  Drawing drawing = card_ground(context);
  draw_head(drawing, context, side, lettering);
  const Box card = card_box();
  const double x = card.x + card_margin;
  const double width = card.width - 2 * card_margin;
  const double ends = ends_of(side.sold_as).empty() ? 3.8 : 5;
  draw_ends(drawing, context, lettering, side.sold_as, {x, card.y + band_height + 1.3, width, ends});
  const double top = card.y + band_height + 1.3 + ends + (ends < 5 ? 0.4 : 1.2);
  const double foot = card.bottom() - 4.2;
  double picture_top = top;
  const Box room{x, top, width, foot - top};
  if (const std::string text = text_in(room, context.title, side); !text.empty())
    picture_top +=
        letter_paragraph(drawing, lettering, text, 3, 2.47, context.theme.colour("paper.text"), room) + 1;
  constexpr double least_picture = 6;
  if (foot - picture_top >= least_picture && !sold_beside(side.sold_as))
    drawing.add(engine(era_of(context.title.roster, side.sold_as),
                       {x, picture_top, width, foot - picture_top}, context.theme.colour("paper.text"),
                       context.theme.colour("paper")));
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
  letter(drawing, lettering,
         fmt::format("by the first {}", joined(ending_names(context.title.roster, on), " or ")), face(3.6),
         ink, {x, card.y + 26, width, 4.5}, {.align = Align::Left});
  if (!rusts) {
    letter(drawing, lettering, "Runs once more, then leaves the game", face(3), ink,
           {x, card.y + 31, width, 4.5}, {.align = Align::Left});
  }
  card_imprint(drawing, context, ink);
  return drawing;
}

// How many cards of a train are printed.
int cards(const Train& train) {
  return train.count ? train.count->value : train.print;
}

Piece train_piece(const ComponentContext& context, const Train& train) {
  Side front{train, train, {}};
  for (const Train& variant : train.variants) front.others.push_back(&variant);
  Piece piece = card_piece(context, "train-" + train.name.value, train_name(train), cards(train),
                           draw_side(context, front));
  if (!train.variants.empty())
    piece.back = draw_side(context, {train.variants.front(), train, {&train}});
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
  std::vector<std::string> stacks;
  for (const Train& train : context.title.roster.trains)
    if (std::string words = stack_words(train.stack);
        sold_beside(train) && std::ranges::find(stacks, words) == stacks.end())
      stacks.push_back(std::move(words));
  return cards_of_stacks(context, {"ships", stacks.empty() ? "Ships" : capitalised(listed(stacks)), {}, {}},
                         true);
}

}  // namespace trackwright
