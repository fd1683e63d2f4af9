#include "render/components/papers/offer_sheet.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "engine/base/words.h"
#include "render/tile/livery.h"
#include "render/words/lettering.h"
#include "render/words/paginate.h"
#include "render/words/title_tables.h"

namespace trackwright {
namespace {

constexpr TextPages offer_pages{"offer", "Offer", 1, 0};
constexpr double most_lot_height = 12;
constexpr double least_lot_height = 9.4;
constexpr double set_height = 7;
constexpr double board_size = 3.2;  // 9 pt
constexpr double name_width = 66;
constexpr double figure_width = 19;

// Something sold before the game: a private company, or a company with a fixed price.
struct Lot {
  std::string name;
  std::string remark;  // what the buyer gets with it
  std::string group;
  int price = 0;
  std::string revenue;
  Rgb colour;
};

bool grants_by_lot(const Title& title, const Private& company) {
  const auto* powers = for_kind(title.rules.privates.powers, company.id.value);
  return powers != nullptr && std::ranges::any_of(*powers, [](const PowerRule& power) {
           return power.power && power.power->value == rule::Power::PresidentByLot;
         });
}

std::string granted(const Title& title, const Private& company) {
  if (grants_by_lot(title, company)) return "with a random president’s certificate";
  if (company.shares.empty()) return {};
  return "with " + joined(company.shares, " and ", [](const GrantedShare& share) {
           return share.president ? fmt::format("president’s certificate of {}", share.company.value)
                                  : fmt::format("{} % of {}", share.percent.value, share.company.value);
         });
}

std::vector<Lot> lots_of(const ComponentContext& context) {
  const Companies& companies = context.title.companies;
  std::vector<Lot> lots;
  for (const Private& company : companies.privates) {
    lots.push_back({private_name(company), granted(context.title, company), company.group,
                    company.price.value, revenue_words(context.title, company),
                    context.theme.colour("paper.accent")});
  }
  for (const Company& company : companies.companies) {
    // A minor is sold with the private company of the same name, if there is one.
    if (company.price && find_private(companies, company.id.value) == nullptr) {
      lots.push_back({fmt::format("{} {}", company.id.value, company.name),
                      company.kind,
                      company.group,
                      company.price->value,
                      {},
                      on_paper(livery(company, context.theme))});
    }
  }
  return lots;
}

struct BidColumns {
  double first = name_width + 2 * figure_width;
  double width = 0;
  int count = 0;
};

BidColumns bid_columns(const Title& title) {
  BidColumns bids;
  bids.count = std::max(1, most_players(title));
  bids.width = (column_width(offer_pages) - bids.first) / bids.count;
  return bids;
}

TextBlock head_block(const ComponentContext& context, const Lettering& lettering) {
  TextBlock block;
  block.height = 6;
  const Rgb ink = context.theme.colour("paper.muted");
  const BidColumns bids = bid_columns(context.title);
  const auto head = [&](const std::string& text, double x, double width, Align align) {
    letter(block.drawing, lettering, text, face(board_size, Weight::Bold), ink, {x, 0.5, width, 4.5},
           {.align = align});
  };
  head("Lot", 3, name_width - 3, Align::Left);
  head("Price", name_width, figure_width - 2, Align::Right);
  head("Revenue", name_width + figure_width, figure_width - 2, Align::Right);
  // With many bidders, print only their numbers.
  const std::string longest = fmt::format("Player {}", bids.count);
  const bool named = measure(longest, face(board_size, Weight::Bold)).width <= bids.width - 2;
  for (int i = 0; i < bids.count; ++i)
    head((named ? "Player " : "") + std::to_string(i + 1), bids.first + i * bids.width, bids.width,
         Align::Centre);
  stroke(block.drawing, Outline{}.move({0, block.height}).line({column_width(offer_pages), block.height}),
         {.colour = context.theme.colour("paper.text"), .width = 0.3});
  return block;
}

TextBlock group_block(const ComponentContext& context, const std::string& heading,
                      const Lettering& lettering) {
  TextBlock block;
  block.height = set_height;
  letter(block.drawing, lettering, heading, face(board_size, Weight::Bold),
         context.theme.colour("paper.accent"), {3, 2, 100, 4.5}, {.align = Align::Left});
  return block;
}

TextBlock lot_block(const ComponentContext& context, const Lot& lot, double lot_height,
                    const Lettering& lettering) {
  const Theme& theme = context.theme;
  TextBlock block;
  block.height = lot_height;
  Drawing& drawing = block.drawing;
  const double width = column_width(offer_pages);
  fill(drawing, rectangle({0, 1, 1.4, lot_height - 2}), lot.colour);
  const Rgb ink = theme.colour("paper.text");
  const bool remark = !lot.remark.empty();
  letter(drawing, lettering, lot.name, face(3.3, Weight::Bold), ink,
         {3, remark ? lot_height * 0.06 : 1, name_width - 4, remark ? lot_height * 0.46 : lot_height - 2},
         {.smallest = board_size, .lines = 2, .leading = 1.05, .align = Align::Left});
  if (remark) {
    letter(drawing, lettering, lot.remark, face(board_size), theme.colour("paper.muted"),
           {3, lot_height * 0.52, name_width - 4, lot_height * 0.44}, {.align = Align::Left});
  }
  const auto figure = [&](const std::string& text, double x, Weight weight) {
    letter(drawing, lettering, text, face(3.4, weight), ink, {x, 1, figure_width - 2, lot_height - 2},
           {.smallest = board_size, .lines = 2, .align = Align::Right});
  };
  figure(money(context.title, lot.price), name_width, Weight::Bold);
  if (!lot.revenue.empty()) figure(lot.revenue, name_width + figure_width, Weight::Regular);
  const BidColumns bids = bid_columns(context.title);
  for (int i = 0; i < bids.count; ++i) {
    drawing.add(Shape{rectangle({bids.first + i * bids.width + 1, 1, bids.width - 2, lot_height - 2}, 1),
                      tint(theme.colour("paper.tint"), 0.4),
                      Stroke{.colour = theme.colour("paper.rule"), .width = 0.2}});
  }
  stroke(drawing, Outline{}.move({0, lot_height}).line({width, lot_height}),
         {.colour = theme.colour("paper.rule"), .width = 0.2});
  return block;
}

// Returns the height that one page leaves for each lot, within limits for fingers and eyes.
double lot_height_of(const std::vector<Lot>& lots) {
  double sets = 0;
  for (std::size_t i = 0; i < lots.size(); ++i)
    sets += lots[i].group != (i == 0 ? "" : lots[i - 1].group) ? set_height : 0;
  const double room = text_room() - 6 - sets;
  return std::clamp(room / static_cast<double>(lots.size()), least_lot_height, most_lot_height);
}

}  // namespace

Component offer_sheet(const ComponentContext& context) {
  Component component{"offer", "Offer sheet", {}, {}};
  const std::vector<Lot> lots = lots_of(context);
  if (lots.empty()) return component;
  const Lettering lettering{{{Name::Component, "offer"}, {}, context.title.place}, "the offer sheet"};
  std::vector<TextBlock> blocks{head_block(context, lettering)};
  std::string group;
  for (const Lot& lot : lots) {
    if (lot.group != group)
      blocks.push_back(
          group_block(context, lot.group.empty() ? "Not in a set" : set_name(lot.group), lettering));
    group = lot.group;
    blocks.push_back(lot_block(context, lot, lot_height_of(lots), lettering));
  }
  component.boards = lay_pages(context, offer_pages, blocks);
  return component;
}

}  // namespace trackwright
