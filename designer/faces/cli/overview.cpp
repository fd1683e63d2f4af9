#include "designer/faces/cli/overview.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "designer/format/text/utf8.h"
#include "engine/base/words.h"

namespace trackwright {

namespace {

using Rows = std::vector<std::vector<std::string>>;

std::string ref_list(const std::vector<Ref>& refs) {
  return joined(refs, ", ", &Ref::value);
}

std::string heading(const Title& title) {
  std::string text = title.name;
  if (!title.subtitle.empty()) text += ": " + title.subtitle;
  text += "\n";
  if (!title.designer.empty()) text += "  by " + title.designer;
  if (!title.publisher.empty()) text += ", " + title.publisher;
  if (title.year > 0) text += fmt::format(", {}", title.year);
  if (!title.designer.empty() || !title.publisher.empty() || title.year > 0) text += "\n";
  if (title.draft) text += "  a draft\n";
  return text;
}

std::string game(const Title& title) {
  Rows rows = {{"players", "cash", "certificates"}};
  for (const PlayerRow& row : title.players)
    rows.push_back({std::to_string(row.players), row.cash ? money(title, row.cash->value) : "",
                    row.certificates ? std::to_string(row.certificates->value) : ""});
  return fmt::format("\nGame\n  bank {}, capitalization {}\n{}",
                     title.bank ? money(title, title.bank->value) : "unlimited", title.capitalization,
                     text_table(rows));
}

std::string options(const Title& title) {
  if (title.options.empty()) return {};
  Rows rows = {{"option", "used", "players", "excludes", "changes"}};
  for (const TitleOption& one : title.options)
    rows.push_back(
        {one.name.value, has_option(title, one.name.value) ? "yes" : "",
         joined(one.players, ", ", [](const Placed<int>& number) { return std::to_string(number.value); }) +
             (one.automatic ? ", always" : ""),
         ref_list(one.excludes), one.changes});
  return "\nOptions\n" + text_table(rows);
}

std::string map_and_tiles(const Title& title) {
  std::map<std::string_view, int> colours;
  std::size_t cities = 0;
  for (const Hex& hex : title.map.hexes()) {
    ++colours[word_of(hex.tile.colour)];
    cities += hex.name.empty() ? 0U : 1U;
  }
  int count = 0;
  bool unlimited = false;
  for (const ManifestEntry& entry : title.manifest) {
    count += entry.count.value_or(0);
    unlimited = unlimited || !entry.count;
  }
  const std::string by_colour =
      joined(colours, ", ", [](const auto& one) { return fmt::format("{} {}", one.second, one.first); });
  return fmt::format("\nMap\n  {} hexes ({}), {} of them named\n\nTiles\n  {} of {} kinds{}\n",
                     title.map.hexes().size(), by_colour, cities, count, title.manifest.size(),
                     unlimited ? ", and some kinds without limit" : "");
}

std::string limits(const Phase& phase) {
  return joined(phase.limits, ", ",
                [](const auto& limit) { return fmt::format("{} {}", limit.first, limit.second.value); });
}

std::string roster(const Title& title) {
  Rows phases = {{"phase", "begins with", "tiles", "train limit", "operating rounds"}};
  for (const Phase& phase : title.roster.phases)
    phases.push_back({phase.name.value, ref_list(phase.on),
                      joined(phase.tiles, ", ", [](const auto& tile) { return word_of(tile.value); }),
                      limits(phase),
                      phase.operating_rounds ? std::to_string(phase.operating_rounds->value) : ""});
  Rows trains = {{"train", "count", "price", "rusts on", "other side"}};
  for (const Train& train : title.roster.trains)
    trains.push_back({train.name.value, train.count ? std::to_string(train.count->value) : "unlimited",
                      money(title, train.price.value), ref_list(train.rusts_on),
                      joined(train.variants, ", ", [&](const Train& side) {
                        return side.name.value + " " + money(title, side.price.value);
                      })});
  return "\nPhases\n" + text_table(phases) + "\nTrains\n" + text_table(trains);
}

std::string market(const Title& title) {
  Rows rows;
  for (const auto& row : title.market.rows) {
    rows.emplace_back();
    for (const auto& cell : row) rows.back().push_back(cell ? std::to_string(cell->price) + cell->zones : "");
  }
  return "\nMarket\n" + text_table(rows);
}

std::string home(const Company& company) {
  return company.homes.empty()
             ? company.home_text
             : joined(company.homes, ", ", [](const Station& station) { return station.hex.value; });
}

std::string companies(const Title& title) {
  Rows rows = {{"company", "name", "kind", "home", "tokens"}};
  for (const Company& company : title.companies.companies)
    rows.push_back(
        {company.id.value, company.name, company.kind, home(company),
         joined(company.tokens, " ", [&](const Placed<int>& cost) { return money(title, cost.value); })});
  std::string text = "\nCompanies\n" + text_table(rows);
  if (title.companies.privates.empty()) return text;
  rows = {{"private", "name", "price", "revenue"}};
  for (const Private& one : title.companies.privates)
    rows.push_back({one.id.value, one.name, money(title, one.price.value), money(title, one.revenue.value)});
  return text + "\nPrivates\n" + text_table(rows);
}

bool is_number(std::string_view text) {
  return !text.empty() && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

}  // namespace

std::string text_table(const std::vector<std::vector<std::string>>& rows) {
  std::vector<std::size_t> widths;
  for (const auto& row : rows) {
    widths.resize(std::max(widths.size(), row.size()));
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], count_characters(row[i]));
  }
  std::string text;
  for (const auto& row : rows) {
    std::string line;
    for (std::size_t i = 0; i < row.size(); ++i) {
      const std::string blanks(widths[i] - count_characters(row[i]), ' ');
      line += "  " + (is_number(row[i]) ? blanks + row[i] : row[i] + blanks);
    }
    line.erase(line.find_last_not_of(' ') + 1);
    text += line + "\n";
  }
  return text;
}

std::string overview(const Title& title) {
  return heading(title) + game(title) + options(title) + map_and_tiles(title) + roster(title) +
         market(title) + companies(title);
}

}  // namespace trackwright
