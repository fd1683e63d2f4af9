#include "render/components/map/map_places.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "engine/base/words.h"
#include "render/components/map/arrange.h"
#include "render/tile/livery.h"
#include "render/words/lettering.h"
#include "render/words/title_cells.h"

namespace trackwright {
namespace {

bool in_full(const Title& title, const Company& company) {
  if (company.certificates.empty()) return false;
  const std::string& way = company.capitalization.empty() ? title.capitalization : company.capitalization;
  return way == "full" || way.empty();
}

bool later(const Certificate& certificate) {
  return certificate.percent.value == 0 && certificate.then;
}

bool has_later(const Company& company) {
  return std::ranges::any_of(company.certificates, later);
}

// Returns the stacks; the trains of each one lie together.
std::vector<std::string> stacks(const Title& title) {
  std::vector<std::string> names;
  for (const Train& train : title.roster.trains)
    if (std::ranges::find(names, train.stack) == names.end()) names.push_back(train.stack);
  return names;
}

std::string plural(const std::string& word) {
  return word.ends_with('y') ? word.substr(0, word.size() - 1) + "ies" : word + "s";
}

std::string trains_of(const Title& title, const std::string& stack) {
  return stacks(title).size() == 1 || stack == "train" ? "Trains" : capitalised(plural(stack));
}

Rgb ground_of(const ComponentContext& context, const CardPlace& place) {
  const Theme& theme = context.theme;
  if (const Train* train = find_train(context.title.roster, place.subject)) {
    if (const Phase* phase = phase_of_train(context.title.roster, *train)) return phase_colour(theme, *phase);
  }
  if (const Company* company = find_company(context.title.companies, place.subject))
    return on_paper(livery(*company, theme));
  return theme.colour("map.frame");
}

// Returns whether cards go on sale kind by kind, even if earlier ones are left.
bool sold_by_phase(const Title& title, const std::string& stack) {
  std::vector<const Train*> cards;
  for (const Train& train : title.roster.trains)
    if (train.stack == stack) cards.push_back(&train);
  return cards.size() > 1 &&
         std::ranges::none_of(cards, [](const Train* train) { return train->available_on.empty(); });
}

// The certificates of a national have a place of their own.
bool has_place(const Company& company) {
  return company.kind == "national" && !company.certificates.empty();
}

// Returns whether every auction is a waterfall, which is the default.
bool sold_in_order(const Title& title) {
  return std::ranges::all_of(title.rules.opening, [](const AuctionRules& auction) {
    return !auction.auction || auction.auction->value == rule::Auction::Waterfall;
  });
}

void draw_place(Drawing& drawing, const ComponentContext& context, const CardPlace& place, Box box) {
  const Theme& theme = context.theme;
  const Rgb colour = ground_of(context, place);
  const Rgb ink = mix(colour, theme.colour("paper.text"), 0.45);
  const Rgb line = mix(colour, theme.colour("paper.text"), 0.2);
  drawing.add(Shape{rectangle(box, 2.2), mix(theme.colour("paper.tint"), colour, 0.07),
                    Stroke{line, 0.4, Cap::Butt, Join::Round, {}}, 0.9});
  drawing.add(Shape{rectangle(grown(box, -1.25), 1.4), std::nullopt,
                    Stroke{line, 0.2, Cap::Butt, Join::Round, {1.6, 1.2}}, 1});
  const Lettering lettering{{{Name::Component, "map"}}, "the place " + place.label};
  const double inner = box.width - 8;
  letter(drawing, lettering, place.label, {theme.title_family, 8, Weight::Black, false}, ink,
         {box.x + 4, box.y + 9, inner, 12}, {.smallest = board_text});
  const Fitted words =
      paragraph(place.words, face(board_text), ink, {box.x + 4, box.y + 22, inner, 1000}, Align::Centre, 1.2);
  for (const Text& text : words.lines) drawing.add(text);
}

}  // namespace

bool is_card_place(const std::string& kind) {
  static constexpr std::array kinds{"pool", "trains", "offering", "privates", "company", "later", "used"};
  return std::ranges::find(kinds, kind) != kinds.end();
}

std::vector<CardPlace> train_places(const Title& title, const std::string& stack) {
  std::vector<CardPlace> places;
  for (const Train& train : title.roster.trains) {
    if (train.stack != stack) continue;
    const std::string words =
        fmt::format("×{}  ·  {}", count_text(train.count), price_cell(title, train).text);
    places.push_back({"trains", train_name(train), words, train.name.value});
  }
  return places;
}

std::vector<CardPlace> card_places(const Title& title) {
  std::vector<CardPlace> places;
  const auto& companies = title.companies.companies;
  const auto add = [&](const char* kind, std::string label, std::string words, std::string subject = {}) {
    places.push_back({kind, std::move(label), std::move(words), std::move(subject)});
  };
  if (std::ranges::any_of(companies, [](const Company& c) { return !c.certificates.empty(); }))
    add("pool", "Bank pool",
        title.pool_limit ? fmt::format("Sold shares, up to {} % of a company", title.pool_limit->value)
                         : "Sold shares");
  for (const std::string& stack : stacks(title))
    add("trains", trains_of(title, stack),
        sold_by_phase(title, stack) ? "For sale, each type from its phase on" : "For sale, next one on top",
        stack);
  const auto in_offering = [&](const Company& c) { return in_full(title, c) && !has_place(c); };
  if (std::ranges::any_of(companies, in_offering)) add("offering", "Initial offering", "Unsold shares");
  if (!title.companies.privates.empty())
    add("privates", "Private companies", sold_in_order(title) ? "For sale, in order" : "For sale");
  for (const Company& company : companies)
    if (has_place(company)) add("company", company.id.value, company.name, company.id.value);
  if (const auto first = std::ranges::find_if(companies, has_later); first != companies.end())
    add("later", "Later shares",
        first->conversion && !first->conversion->as.empty()
            ? fmt::format("Enter when a company is {}", uncapitalised(first->conversion->as))
            : "Enter later");
  if (!title.roster.trains.empty()) add("used", "Used trains", "Discarded, for sale again");
  return places;
}

Drawing draw_card_places(const ComponentContext& context, const PlacedPanel& panel) {
  std::vector<CardPlace> places = card_places(context.title);
  std::erase_if(places, [&](const CardPlace& place) {
    return place.kind != panel.panel.kind || (!panel.panel.text.empty() && place.subject != panel.panel.text);
  });
  if (panel.panel.kind == "trains" && panel.columns > 1)
    places = train_places(context.title, panel.panel.text);
  Drawing drawing;
  for (std::size_t i = 0; i < places.size(); ++i) {
    const auto columns = static_cast<std::size_t>(std::max(1, panel.columns));
    const double wide = (panel.box.width + block_gap) / static_cast<double>(columns) - block_gap;
    const std::size_t whole_rows = i / columns;
    const auto column = static_cast<double>(i % columns);
    const auto row = static_cast<double>(whole_rows);
    draw_place(drawing, context, places[i],
               {panel.box.x + column * (wide + block_gap), panel.box.y + row * (place_height + block_gap),
                wide, place_height});
  }
  return drawing;
}

}  // namespace trackwright
