#include "designer/simulate/tables.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <iterator>
#include <utility>

#include "designer/simulate/cells.h"
#include "engine/base/words.h"
#include "engine/simulate/significance.h"
#include "engine/study/journeys.h"

namespace trackwright {

namespace {

using simulate::FigureName;
using simulate::GameTally;
using simulate::Measure;
using simulate::Summary;

using Measures = std::vector<Measure>;

constexpr std::size_t few_rows = 12;  // of long tables that begin with the most important rows

// A table with a row for each item and a column for each measure.
class ItemTable {
 public:
  ItemTable(const Summary& summary, StudyTable table, Measures measures)
      : summary_(summary), table_(std::move(table)), measures_(std::move(measures)) {
    for (const Measure measure : measures_) table_.columns.push_back(measured(measure));
  }

  // `names`: the cells before the figures. Leaves out a row without any figure.
  void add(StudyRow names, const std::string& item, int players = 0, int round = 0) {
    const std::uint64_t usual = summary_.base({Measure::Actions, players, {}, 0});
    bool known = false;
    for (const Measure measure : measures_) {
      names.push_back(estimate_cell(summary_, {measure, players, item, round}, usual));
      known = known || names.back().kind != StudyCell::Kind::None;
    }
    if (known) table_.rows.push_back(std::move(names));
  }

  StudyTable done() { return std::move(table_); }

 private:
  const Summary& summary_;
  StudyTable table_;
  Measures measures_;
};

// Items by the mean of a measure, the highest first.
std::vector<std::string> by_mean(const Summary& summary, Measure measure) {
  std::vector<std::pair<double, std::string>> order;
  for (const std::string& item : summary.items(measure)) {
    const FigureName name{measure, 0, item, 0};
    order.emplace_back(-summary.tally(name).mean(), item);
  }
  std::ranges::stable_sort(order, {}, [](const auto& one) { return one.first; });
  std::vector<std::string> items;
  for (auto& [mean, item] : order) items.push_back(std::move(item));
  return items;
}

std::vector<StudyTable> games_tables(const Title&, const Summary& summary) {
  ItemTable ends(summary,
                 {"ends",
                  "the causes that end games, with the share of games",
                  {key_column("players"), key_column("cause")},
                  {}},
                 {Measure::Ended});
  StudyTable spread{"spread",
                    "the operating rounds of the shortest and longest games: 10 % of the games have at most "
                    "the first number, half at most the second, 90 % at most the third",
                    {key_column("players"), {"10 %"}, {"50 %"}, {"90 %"}},
                    {}};
  ItemTable length(summary,
                   {"length",
                    "the length of games, and how open they are; lead changes: how often the single leader "
                    "after an operating round changes; leads since round: the round from which the last "
                    "leader leads to the end",
                    {key_column("players")},
                    {}},
                   {Measure::OperatingRounds, Measure::StockRounds, Measure::Actions, Measure::LeadChanges,
                    Measure::LastLead, Measure::Margin});
  for (const auto& [players, games] : summary.games) {
    for (const std::string& cause : summary.items(Measure::Ended, players))
      ends.add({players, cause}, cause, players);
    length.add({players}, {}, players);
    const GameTally rounds = summary.tally({Measure::OperatingRounds, players, {}, 0});
    spread.rows.push_back({players, static_cast<int>(rounds.quantile(0.1)),
                           static_cast<int>(rounds.quantile(0.5)), static_cast<int>(rounds.quantile(0.9))});
  }
  ItemTable choices(summary,
                    {"choices",
                     "the number of legal actions at a decision, not counting alternative runs; from games "
                     "examined in detail",
                     {key_column("round")},
                     {}},
                    {Measure::Choices});
  for (const std::string& kind : summary.items(Measure::Choices)) choices.add({kind}, kind);
  return {ends.done(), length.done(), std::move(spread), choices.done()};
}

std::vector<StudyTable> seats_tables(const Title&, const Summary& summary) {
  ItemTable seats(summary,
                  {"seats",
                   "each seat in the order of the first turn: games won (shared wins count for each), "
                   "and final worth",
                   {key_column("players"), key_column("seat")},
                   {}},
                  {Measure::SeatWon, Measure::SeatWorth, Measure::SeatAhead, Measure::SeatBankrupt});
  for (const auto& [players, games] : summary.games)
    for (int seat = 1; seat <= players; ++seat) seats.add({players, seat}, std::to_string(seat), players);
  return {seats.done()};
}

std::vector<StudyTable> trains_tables(const Title& title, const Summary& summary) {
  ItemTable times(
      summary,
      {"timeline",
       "the operating rounds in which a type of train is first sold, sold out and rusts, "
       "and the rounds in which one of its trains runs",
       {key_column("train")},
       {}},
      {Measure::TrainFirst, Measure::TrainSoldOutRound, Measure::TrainRustRound, Measure::TrainRounds});
  ItemTable shares(summary,
                   {"sales",
                    "the copies sold, and the share of games in which a type is sold, is sold out and rusts",
                    {key_column("train")},
                    {}},
                   {Measure::TrainCopies, Measure::TrainSold, Measure::TrainSoldOut, Measure::TrainRusted});
  for (const Train& train : title.roster.trains) {
    times.add({train.name.value}, train.name.value);
    shares.add({train.name.value}, train.name.value);
  }
  return {times.done(), shares.done()};
}

std::vector<StudyTable> money_tables(const Title&, const Summary& summary) {
  ItemTable bank(summary,
                 {"bank", "whether the bank runs out of money, and in which round", {key_column("")}, {}},
                 {Measure::BankBroken, Measure::BankBrokenRound, Measure::Bankrupt});
  bank.add({"all games"}, {});
  ItemTable rounds(summary,
                   {"rounds",
                    "the money after each operating round; only long games have late rounds",
                    {key_column("round")},
                    {}},
                   {Measure::RoundPlayed, Measure::BankAfter, Measure::IncomeIn, Measure::PlayersCash,
                    Measure::MeanWorth});
  for (int round = 1; round <= summary.last_round(Measure::RoundPlayed); ++round)
    rounds.add({round}, {}, 0, round);
  ItemTable company(
      summary,
      {"bankruptcies by company", "the company that had to buy a train", {key_column("company")}, {}},
      {Measure::BankruptCompany});
  for (const std::string& one : by_mean(summary, Measure::BankruptCompany)) company.add({one}, one);
  ItemTable train(summary, {"bankruptcies by train", "the cheapest train on sale", {key_column("train")}, {}},
                  {Measure::BankruptTrain});
  for (const std::string& one : by_mean(summary, Measure::BankruptTrain)) train.add({one}, one);
  return {bank.done(), company.done(), train.done(), rounds.done()};
}

std::string home_of(const Title& title, const Company& company) {
  const auto homes = homes_of(title, company);
  return homes.empty() ? std::string("-") : title.map.hexes()[homes.front()].id;
}

// At most eight turns, a column each.
StudyTable income_of_turns(const Title& title, const Summary& summary) {
  StudyTable table{
      "income", "the revenue of some turns in which the company runs", {key_column("company")}, {}};
  int last = 1;
  for (const Company& company : title.companies.companies)
    last = std::max(last, summary.last_round(Measure::CompanyTurnPays, company.id.value));
  constexpr int most_columns = 8;
  std::vector<int> turns;
  for (int turn = 1; turn <= last; turn += (last + most_columns - 1) / most_columns) turns.push_back(turn);
  for (const int turn : turns)
    table.columns.push_back({fmt::format("turn {}", turn), Certainty::Sample, false});
  for (const Company& company : title.companies.companies) {
    const std::string& id = company.id.value;
    if (summary.last_round(Measure::CompanyTurnPays, id) == 0) continue;
    StudyRow& row = table.rows.emplace_back(StudyRow{id});
    const std::uint64_t usual = summary.all_games();
    for (const int turn : turns)
      row.push_back(estimate_cell(summary, {Measure::CompanyTurnPays, 0, id, turn}, usual));
  }
  return table;
}

std::vector<StudyTable> companies_tables(const Title& title, const Summary& summary) {
  ItemTable outcome(summary,
                    {"outcome",
                     "each company with its home: when it floats, and what it earns",
                     {key_column("company"), {"home", Certainty::Name}},
                     {}},
                    {Measure::CompanyFloated, Measure::CompanyFloatRound, Measure::CompanyRevenue,
                     Measure::CompanyAhead, Measure::CompanyPar, Measure::CompanyPrice});
  ItemTable actions(summary,
                    {"actions", "what each company does after it floats", {key_column("company")}, {}},
                    {Measure::CompanyTurns, Measure::CompanyTrains, Measure::CompanyTokens,
                     Measure::CompanyPresidents, Measure::CompanyClosed});
  ItemTable income(summary,
                   {.name = "income of all turns",
                    .computes = "the revenue of each turn in which the company runs",
                    .columns = {key_column("company"), key_column("turn")},
                    .most_rows = 0},
                   {Measure::CompanyTurnPays});
  for (const Company& company : title.companies.companies) {
    const std::string& id = company.id.value;
    outcome.add({id, home_of(title, company)}, id);
    actions.add({id}, id);
    for (int turn = 1; turn <= summary.last_round(Measure::CompanyTurnPays, id); ++turn)
      income.add({id, turn}, id, 0, turn);
  }
  return {outcome.done(), actions.done(), income_of_turns(title, summary), income.done()};
}

std::vector<StudyTable> privates_tables(const Title& title, const Summary& summary) {
  ItemTable prices(
      summary,
      {"prices",
       "the prices that players and companies pay for private companies, compared with their face value",
       {key_column("private"), {"face", Certainty::Exact}},
       {}},
      {Measure::PrivatePaid, Measure::PrivateOver, Measure::PrivateCompanyPaid, Measure::PrivateClosed,
       Measure::PrivateClosedRound});
  for (const Private& one : title.companies.privates)
    prices.add({one.id.value, one.price.value}, one.id.value);
  return {prices.done()};
}

// "PRR 40 %, NYC 35 %": the companies that most often lay the last copy.
std::string last_by(const Summary& summary, const std::string& tile) {
  std::vector<std::pair<double, std::string>> order;
  for (const std::string& item : summary.items(Measure::TileLastBy))
    if (item.starts_with(tile + " / "))
      order.emplace_back(-static_cast<double>(summary.tallies.at({Measure::TileLastBy, 0, item, 0}).games()),
                         item.substr(tile.size() + 3));
  std::ranges::stable_sort(order, {}, [](const auto& one) { return one.first; });
  constexpr std::size_t most = 3;
  std::vector<std::string> words;
  const double games = static_cast<double>(summary.tallies.at({Measure::TileOut, 0, tile, 0}).games());
  for (const auto& [many, company] : order)
    if (words.size() < most) words.push_back(fmt::format("{} {:.0f} %", company, -100 * many / games));
  return fmt::format("{}", fmt::join(words, ", "));
}

std::vector<StudyTable> board_tables(const Title&, const Summary& summary) {
  ItemTable tiles(summary,
                  {"tiles",
                   "the tiles that run out, and the companies that most often lay the last copy",
                   {key_column("tile")},
                   {}},
                  {Measure::TileOut, Measure::TileOutRound});
  for (const std::string& tile : by_mean(summary, Measure::TileOut)) tiles.add({tile}, tile);
  StudyTable table = tiles.done();
  table.columns.push_back({"last copy laid by", Certainty::Name, false});
  for (StudyRow& row : table.rows) row.emplace_back(last_by(summary, row.front().text));
  ItemTable cities(summary, {"cities", "the cities whose slots are all filled", {key_column("city")}, {}},
                   {Measure::CityFull, Measure::CityFullRound});
  for (const std::string& city : by_mean(summary, Measure::CityFull)) cities.add({city}, city);
  ItemTable hexes(summary,
                  {"hexes",
                   "the stops of runs in each hex, their revenue in the games examined in detail, and the "
                   "tiles laid",
                   {key_column("hex")},
                   {}},
                  {Measure::HexVisits, Measure::HexRevenue, Measure::HexLays});
  std::vector<std::string> order = by_mean(summary, Measure::HexVisits);
  const std::vector<std::string> stops = order;
  for (const std::string& hex : by_mean(summary, Measure::HexLays))
    if (std::ranges::find(stops, hex) == stops.end()) order.push_back(hex);
  for (const std::string& hex : order) hexes.add({hex}, hex);
  std::vector<StudyTable> tables{std::move(table), cities.done(), hexes.done()};
  for (StudyTable& one : tables) one.most_rows = few_rows;
  return tables;
}

// "< 0.001" or "0.034".
std::string p_words(double p) {
  return p < 0.001 ? std::string("< 0.001") : fmt::format("{:.3f}", p);
}

std::vector<StudyTable> flags_tables(const Title&, const Summary& summary) {
  StudyTable table{
      "fairness",
      fmt::format(
          "seats whose worth, and companies whose revenue, differ from the mean of the game by more than "
          "chance; p: of a t-test, corrected for all seats or all companies; flagged below {}",
          simulate::flag_level),
      {key_column("of"),
       measured("against the mean"),
       {"p", Certainty::Name},
       {"corrected p", Certainty::Name},
       {"flag", Certainty::Name}},
      {}};
  for (const simulate::FairnessTest& one : simulate::fairness_tests(summary)) {
    const bool seat = one.figure.measure == Measure::SeatAhead;
    const std::string of = seat ? fmt::format("seat {} of {}", one.figure.item, one.figure.players)
                                : "company " + one.figure.item;
    const GameTally tally = summary.tally(one.figure);
    StudyCell value =
        estimate_cell(summary, one.figure, summary.base({Measure::Actions, one.figure.players, {}, 0}));
    if (seat && value.kind != StudyCell::Kind::None) value.text += " %";
    const std::string flag = !one.flagged() ? "-" : tally.mean() > 0 ? "better" : "worse";
    table.rows.push_back({of, std::move(value), p_words(one.p), p_words(one.corrected), flag});
  }
  return {std::move(table)};
}

std::string numbers_words(const std::vector<int>& numbers) {
  std::vector<std::string> words;
  std::ranges::transform(numbers, std::back_inserter(words), [](int one) { return std::to_string(one); });
  return listed(words);
}

std::string bots_words(const std::vector<bot::BotKind>& bots) {
  std::vector<std::string> words;
  std::ranges::transform(bots, std::back_inserter(words),
                         [](bot::BotKind one) { return std::string(word_of(one)); });
  return fmt::format("{}", fmt::join(words, ", "));
}

}  // namespace

const std::vector<SimulationTopic>& simulation_topics() {
  static const std::vector<SimulationTopic> topics{
      {"flags", "seats and companies that do better or worse than chance", flags_tables},
      {"games", "how and when games end, and how open they are", games_tables},
      {"seats", "which seat wins", seats_tables},
      {"trains", "when trains are sold and rust", trains_tables},
      {"companies", "when companies float and what they earn", companies_tables},
      {"money", "the bank, income and bankruptcies", money_tables},
      {"privates", "prices of private companies", privates_tables},
      {"board", "tiles that run out, full cities, and the use of each hex", board_tables}};
  return topics;
}

std::string_view topic_of(Measure measure) {
  // By the first measure of each group, in their order.
  static const std::vector<std::pair<Measure, std::string_view>> groups{
      {Measure::Ended, "games"},          {Measure::BankBroken, "money"},
      {Measure::TrainSold, "trains"},     {Measure::Bankrupt, "money"},
      {Measure::TileOut, "board"},        {Measure::CompanyStarted, "companies"},
      {Measure::PrivatePaid, "privates"}, {Measure::SeatWorth, "seats"},
      {Measure::Choices, "games"}};
  std::string_view topic;
  for (const auto& [first, name] : groups)
    if (first <= measure) topic = name;
  return topic;
}

std::vector<std::string> simulation_assumptions(const Simulation& simulation) {
  const simulate::GamePlan& plan = simulation.plan;
  std::vector<std::string> assumptions{
      "the players are bots, not people: a difference between two versions of a title means more than a "
      "figure alone",
      fmt::format("{} with {} players in turn, bots {}, seeds from {}", counted(plan.games, "game"),
                  numbers_words(plan.players), bots_words(plan.bots), plan.seed),
      "an estimate is a mean with its interval of 95 %, or a share of games; n: the number of its "
      "games, if it does not come from all games"};
  if (!plan.handicaps.empty())
    assumptions.push_back("the seats begin with additional money: " + numbers_words(plan.handicaps));
  return assumptions;
}

std::vector<TopicStudy> simulation_tables(const Title& title, const Simulation& simulation,
                                          std::size_t version, std::string_view topic) {
  std::vector<TopicStudy> topics;
  for (const SimulationTopic& one : simulation_topics()) {
    if (!topic.empty() && topic != one.name) continue;
    TopicStudy& told = topics.emplace_back();
    told.topic = one.name;
    if (topics.size() == 1) told.assumptions = simulation_assumptions(simulation);
    told.tables = one.tables(title, simulation.series.versions[version]);
  }
  return topics;
}

}  // namespace trackwright
