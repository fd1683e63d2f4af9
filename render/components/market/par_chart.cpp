#include "render/components/market/par_chart.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "render/components/market/market_layout.h"
#include "render/tile/livery.h"
#include "render/words/lettering.h"

namespace trackwright {
namespace {

constexpr double par_margin = 8;
constexpr double par_head = 8;  // the value above a place
constexpr double sum_line = 4.2;
constexpr double narrowest = 35;    // "president ×2" and its price in 9 pt
constexpr double par_widest = 269;  // A4 and Letter, lying

// A number of shares that buyers need: the president's certificate, the float, the capital.
struct ShareSum {
  std::string name;
  int shares = 0;
};

// Returns the usual company: the first with shares and no par price of its own.
const Company* usual_company(const Title& title) {
  for (const Company& company : title.companies.companies)
    if (!company.certificates.empty() && !company.par && !company.price) return &company;
  return nullptr;
}

int share_percent(const Company& company) {
  int least = 0;
  for (const Certificate& certificate : company.certificates)
    if (certificate.percent.value > 0)
      least = least == 0 ? certificate.percent.value : std::min(least, certificate.percent.value);
  return least;
}

std::vector<ShareSum> share_sums(const Title& title) {
  const Company* company = usual_company(title);
  const int share = company == nullptr ? 0 : share_percent(*company);
  if (share == 0) return {};
  std::vector<ShareSum> sums;
  for (const Certificate& certificate : company->certificates)
    if (certificate.president && certificate.percent.value > 0)
      sums.push_back({"president", certificate.percent.value / share});
  if (company->float_percent && company->float_by_phase.empty())
    sums.push_back({"floats", company->float_percent->value / share});
  const std::string& capital =
      company->capitalization.empty() ? title.capitalization : company->capitalization;
  if (capital == "full") sums.push_back({"capital", 100 / share});
  return sums;
}

// Returns the zones of the first par cell of that price.
std::string zones_of_par(const Market& market, int price) {
  for (const auto& row : market.rows) {
    for (const auto& cell : row) {
      const auto marks_cell = [&](const MarketZone& zone) {
        return zone.par && cell->zones.find(zone.letter) != std::string::npos;
      };
      if (cell && cell->price == price && std::ranges::any_of(market.zones, marks_cell)) return cell->zones;
    }
  }
  return {};
}

// Returns whether the bid determines the first price of every company.
bool prices_by_bid(const Title& title) {
  const auto& companies = title.companies.companies;
  return !companies.empty() && std::ranges::all_of(companies, [&](const Company& company) {
    const CompanyRules* rules = for_kind(title.rules.companies, company.kind);
    return rules != nullptr && rules->par && rules->par->value == rule::ParRule::HalfBidDown;
  });
}

Size place_size(const ComponentContext& context, std::size_t sums) {
  const double token = context.options.market_token;
  return {std::max(2 * token + 4, narrowest),
          par_head + static_cast<double>(sums) * sum_line + 2 + 3 * (token + 0.6)};
}

void draw_par_place(Drawing& drawing, const ComponentContext& context, const Lettering& lettering, int price,
                    const std::vector<ShareSum>& sums, Box box) {
  const Theme& theme = context.theme;
  const CellLook look = cell_look(context.title.market, theme, zones_of_par(context.title.market, price));
  drawing.add(Shape{rectangle(box, 1), tint(look.ground, 0.55),
                    Stroke{.colour = theme.colour("market.outline"), .width = 0.3}});
  const Rgb ink = theme.colour("market.text");
  letter(drawing, lettering, money(context.title, price), face(6, Weight::Bold), ink,
         {box.x + 2, box.y + 1.4, box.width - 4, par_head - 2}, {.align = Align::Left});
  double y = box.y + par_head;
  for (const ShareSum& sum : sums) {
    letter(drawing, lettering, fmt::format("{} ×{}", sum.name, sum.shares), face(3.2),
           theme.colour("paper.muted"), {box.x + 2, y, box.width * 0.6 - 2, sum_line},
           {.smallest = 3.2, .align = Align::Left});
    letter(drawing, lettering, money(context.title, price * sum.shares), face(3.2, Weight::Bold), ink,
           {box.x + box.width * 0.6, y, box.width * 0.4 - 2, sum_line},
           {.smallest = 3.2, .align = Align::Right});
    y += sum_line;
  }
}

}  // namespace

Component par_chart(const ComponentContext& context) {
  const std::vector<int> prices = par_prices(context.title.market);
  Component component{"par", "Par chart", {}, {}};
  if (prices.size() < 2 || prices_by_bid(context.title)) return component;
  const std::vector<ShareSum> sums = share_sums(context.title);
  const Size place = place_size(context, sums.size());
  const Lettering lettering{{{Name::Component, "market"}, {}, context.title.market.place}, "the par chart"};
  const auto most = static_cast<std::size_t>(std::max(1.0, (par_widest - 2 * par_margin) / place.width));
  const std::size_t rows = (prices.size() + most - 1) / most;
  const std::size_t columns = (prices.size() + rows - 1) / rows;
  Board board;
  board.id = "par";
  board.size = {std::max(static_cast<double>(columns) * place.width, 90.0) + 2 * par_margin,
                static_cast<double>(rows) * place.height + board_title_height + 2 * par_margin};
  draw_board_title(board.drawing, context.title, context.theme, "Par values", {}, {par_margin, par_margin},
                   board.size.width - 2 * par_margin);
  for (std::size_t i = 0; i < prices.size(); ++i) {
    const std::size_t row = i / columns;
    const Box box{par_margin + static_cast<double>(i % columns) * place.width,
                  par_margin + board_title_height + static_cast<double>(row) * place.height, place.width,
                  place.height};
    draw_par_place(board.drawing, context, lettering, prices[i], sums, box);
    board.keep_whole.push_back(box);
  }
  component.boards.push_back(std::move(board));
  return component;
}

}  // namespace trackwright
