#include "designer/study/topics.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <utility>

#include "engine/study/supply.h"
#include "engine/study/trains.h"

namespace trackwright {

namespace {

std::string word(Colour colour) {
  return std::string(word_of(colour));
}

StudyCell or_unlimited(const std::optional<int>& number) {
  return number ? StudyCell(*number) : "unlimited";
}

StudyTable colour_table(const SupplyStudy& supply) {
  StudyTable table{
      "colours",
      "the hexes that can have a colour, and the most that can have it at the same time; stops: cities and "
      "towns alone",
      {key_column("colour"),
       {"hexes"},
       {"copies"},
       {"built"},
       {"short"},
       {"stops"},
       {"stops short"},
       {"starvable"}},
      {}};
  for (const ColourSupply& one : supply.colours)
    table.rows.push_back({word(one.colour), one.hexes, or_unlimited(one.copies), one.built,
                          one.hexes - one.built, one.stops, one.stops - one.stops_built, one.starved.size()});
  return table;
}

StudyTable tile_table(const SupplyStudy& supply) {
  StudyTable table{"tiles",
                   "the scarcest tiles of each colour first; score: (sole + a tenth of wanted) / count",
                   {key_column("tile"),
                    {"colour", Certainty::Name},
                    {"count"},
                    {"hexes"},
                    {"sole"},
                    {"forced"},
                    {"wanted", Certainty::Average},
                    {"least"},
                    {"add"},
                    {"rank", Certainty::Average},
                    {"score", Certainty::Average}},
                   {}};
  std::size_t rank = 0;
  for (std::size_t i = 0; i < supply.tiles.size(); ++i) {
    const TileSupply& one = supply.tiles[i];
    rank = i > 0 && supply.tiles[i - 1].colour == one.colour ? rank + 1 : 1;
    table.rows.push_back({one.tile, word(one.colour), or_unlimited(one.count), one.hexes.size(),
                          one.sole.size(), one.forced.size(), StudyCell::fraction(one.wanted), one.least,
                          one.add, rank, StudyCell::fraction(one.score)});
  }
  return table;
}

StudyTable need_table(const SupplyStudy& supply) {
  StudyTable table{"no other tile",
                   "sole: the hexes for which the tile is the only one of its colour; forced: the hexes in "
                   "which only the tile can follow some earlier tile",
                   {key_column("tile"), {"sole"}, {"forced"}},
                   {}};
  for (const TileSupply& one : supply.tiles)
    if (!one.sole.empty() || !one.forced.empty()) table.rows.push_back({one.tile, one.sole, one.forced});
  return table;
}

StudyTable shortage_table(const SupplyStudy& supply) {
  StudyTable table{
      "shortages",
      "the hexes that share too few tiles of a colour: at least one of them stays without a tile",
      {key_column("colour"), {"hexes"}, {"copies"}, {"tiles"}, {"places"}},
      {}};
  for (const ColourSupply& one : supply.colours)
    if (one.shortage)
      table.rows.push_back({word(one.colour), one.shortage->hexes.size(), one.shortage->copies,
                            one.shortage->tiles, one.shortage->hexes});
  return table;
}

StudyTable starved_table(const SupplyStudy& supply) {
  StudyTable table{"starved",
                   "the hexes that get no tile of a colour if other hexes, the rivals, use up the copies",
                   {key_column("hex"), key_column("colour"), {"tiles"}, {"copies"}, {"rivals"}},
                   {}};
  for (const ColourSupply& one : supply.colours)
    for (const Starved& hex : one.starved)
      table.rows.push_back({hex.hex, word(one.colour), hex.tiles, hex.copies, hex.rivals});
  return table;
}

StudyTable limit_table(const TrainStudy& trains) {
  StudyTable table{
      "limits",
      "the trains that all companies together may own in a phase, and the trains that can then exist",
      {key_column("phase"), {"companies"}, {"limits"}, {"needed"}, {"exist"}, {"trains", Certainty::Name}},
      {}};
  for (const PhaseTrains& phase : trains.phases) {
    int companies = 0;
    std::vector<std::string> limits;
    for (const PhaseTrains::Kind& kind : phase.kinds) {
      companies += kind.companies;
      limits.push_back(
          fmt::format("{} {}", kind.kind, kind.limit ? std::to_string(*kind.limit) : "not stated"));
    }
    table.rows.push_back(
        {phase.phase, companies, limits, phase.needed, or_unlimited(phase.exist), phase.trains});
  }
  return table;
}

StudyTable round_table(const TrainStudy& trains) {
  StudyTable table{
      "rounds",
      "the operating rounds in which the first train of a rank is bought and in which the rank rusts",
      {key_column("companies"), key_column("train"), {"bought"}, {"ends"}, {"lives"}},
      {}};
  for (const TrainRush& rush : trains.rushes)
    for (const RankRounds& row : rush.ranks)
      table.rows.push_back({rush.companies, trains.ranks[row.rank].train, row.first,
                            row.ends ? StudyCell(*row.ends) : "never",
                            row.ends ? StudyCell(*row.ends - row.first) : "for ever"});
  return table;
}

StudyTable price_table(const TrainStudy& trains) {
  StudyTable table{"prices",
                   "the price of all copies of a rank, and of all ranks up to it",
                   {key_column("train"), {"price"}, {"count"}, {"together"}, {"sum"}},
                   {}};
  int sum = 0;
  for (const TrainRank& rank : trains.ranks) {
    const int together = rank.price * rank.count.value_or(0);
    sum += together;
    table.rows.push_back({rank.train, rank.price, or_unlimited(rank.count),
                          rank.count ? StudyCell(together) : StudyCell(),
                          rank.count ? StudyCell(sum) : StudyCell()});
  }
  return table;
}

StudyTable money_table(const TrainStudy& trains) {
  StudyTable table{"money",
                   "the bank and the cash of all players, and the part of the bank that all trains cost",
                   {key_column("players"), {"bank"}, {"cash"}, {"trains"}, {"percent"}},
                   {}};
  for (const TrainMoney& row : trains.money)
    table.rows.push_back(
        {row.players, or_unlimited(row.bank), row.cash, trains.all_prices,
         row.bank && *row.bank > 0 ? StudyCell(trains.all_prices * 100 / *row.bank) : StudyCell()});
  return table;
}

StudyTable capital_table(const TrainStudy& trains) {
  StudyTable table{
      "capital",
      "for each par price: the money of a company when it floats, the cost of all its tokens, and the "
      "trains of the first rank that it can buy before and after it pays for the tokens",
      {key_column("companies"), key_column("par"), {"capital"}, {"tokens"}, {"trains"}, {"after tokens"}},
      {}};
  for (const StartCapital& row : trains.capitals)
    table.rows.push_back(
        {row.companies, row.par, row.capital, row.tokens, row.first_trains, row.with_tokens});
  return table;
}

}  // namespace

TopicStudy supply_topic(StudyData& data) {
  const Title& title = data.title();
  TopicStudy topic{
      "supply",
      {"for one colour at a time, every hex that can have the colour has it; neighbouring hexes and money do "
       "not count",
       "a tile returns to the supply when it is replaced; one copy of each earlier tile is still available",
       "the column `wanted` assumes that each tile and rotation that can follow the earlier tile is equally "
       "likely"},
      {},
      {}};
  if (title.map.hexes().empty()) topic.missing.emplace_back("the hexes of the map, which all figures need");
  if (title.manifest.empty()) topic.missing.emplace_back("the manifest, which all figures need");
  if (title.roster.phases.empty())
    topic.missing.emplace_back("the phases, so tiles of all colours count as available");
  if (title.map.hexes().empty() || title.manifest.empty()) return topic;
  const SupplyStudy& supply = data.supply();
  topic.tables = {colour_table(supply), tile_table(supply), need_table(supply), shortage_table(supply),
                  starved_table(supply)};
  return topic;
}

TopicStudy trains_topic(StudyData& data) {
  const Title& title = data.title();
  TopicStudy topic{
      "trains",
      {"trains are sold in order, and each rank is sold out before the next; no trade-in, no export",
       "rounds: every company buys one train in each operating round; limits and money do not matter",
       "capital: full capitalization pays the par price of all shares; incremental capitalization pays the "
       "par price of the shares that float the company"},
      {},
      {}};
  const TrainStudy& trains = data.trains();
  const auto lacks = [&](bool lacking, const char* words) {
    if (lacking) topic.missing.emplace_back(words);
  };
  lacks(trains.ranks.empty(), "the trains, which all figures except capital need");
  lacks(title.roster.phases.empty(), "the phases, which `limits` needs");
  lacks(title.companies.companies.empty(), "the companies, which `limits`, `rounds` and `capital` need");
  lacks(title.market.par.empty() && par_prices(title.market).empty(),
        "the par prices of the market, which `capital` needs");
  lacks(title.players.empty(), "the numbers of players, which `money` needs");
  if (!trains.unknown_capital.empty())
    topic.missing.push_back(fmt::format("the capital of {} as data; the title lacks it or gives it in words",
                                        fmt::join(trains.unknown_capital, ", ")));
  if (!trains.ranks.empty()) {
    if (!trains.phases.empty() && !title.companies.companies.empty())
      topic.tables.push_back(limit_table(trains));
    if (!trains.rushes.empty()) topic.tables.push_back(round_table(trains));
    topic.tables.push_back(price_table(trains));
    if (!trains.money.empty()) topic.tables.push_back(money_table(trains));
  }
  if (!trains.capitals.empty()) topic.tables.push_back(capital_table(trains));
  return topic;
}

}  // namespace trackwright
