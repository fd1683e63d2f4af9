// The topics about money: income and fairness.
#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "designer/study/topics.h"
#include "engine/study/fairness.h"
#include "engine/study/income.h"

namespace trackwright {

namespace {

StudyCell or_later(const std::optional<int>& round) {
  return round ? StudyCell(*round) : "later";
}

StudyCell two_decimals(const std::optional<double>& number) {
  return number ? StudyCell::fraction(*number) : StudyCell();
}

StudyTable ladder_table(const IncomeStudy& income) {
  StudyTable table{
      "ladder",
      fmt::format("the operating round in which a company that withholds can pay for the next rank, for "
                  "its lowest and for its highest par price; later: not within {} rounds",
                  most_rounds),
      {key_column("company"),
       key_column("par"),
       key_column("train"),
       {"price"},
       {"round", Certainty::AtMost},
       {"earliest", Certainty::AtLeast}},
      {}};
  for (const TrainLadder& one : income.ladders)
    for (const TrainLadder::Step& step : one.steps)
      table.rows.push_back(
          {one.company, one.par, step.train, step.price, or_later(step.round), or_later(step.earliest)});
  return table;
}

StudyTable phase_table(const IncomeStudy& income) {
  StudyTable table{"phases",
                   "the earliest operating round in which companies at the highest par price can pay for all "
                   "trains before a phase and for the first train of that phase",
                   {key_column("companies"),
                    key_column("phase"),
                    {"train", Certainty::Name},
                    {"money"},
                    {"earliest", Certainty::AtLeast}},
                   {}};
  for (const EarliestPhase& one : income.phases)
    table.rows.push_back({one.companies, one.phase, one.train, one.money, or_later(one.round)});
  return table;
}

StudyTable break_table(const IncomeStudy& income) {
  StudyTable table{
      "bank",
      "the earliest operating round that can end with an empty bank if this many companies float; bank: "
      "the money left in the bank after the players receive their cash",
      {key_column("players"), key_column("companies"), {"bank"}, {"earliest", Certainty::AtLeast}},
      {}};
  for (const BankBreak& one : income.breaks)
    table.rows.push_back({one.players, one.companies, one.bank, or_later(one.round)});
  return table;
}

StudyTable home_table(const FairnessStudy& fairness) {
  StudyTable table{
      "homes",
      fmt::format(
          "the homes, the best of each kind first; stops within reach and the best run found in the "
          "first phase ({} lays) and in the last one (any number of lays); the fewest lays to the nearest "
          "target, and the average lays and money over all targets; the fewest tokens that lock the company "
          "out; place: the mean of the ranks",
          most_lays),
      {key_column("company"),
       {"kind", Certainty::Name},
       {"place", Certainty::Average},
       {"first stops", Certainty::AtMost},
       {"last stops", Certainty::AtMost},
       {"first run", Certainty::AtLeast},
       {"last run", Certainty::AtLeast},
       {"nearest", Certainty::AtLeast},
       {"lays", Certainty::AtLeast},
       {"money", Certainty::AtLeast},
       {"tokens", Certainty::AtLeast},
       {"ahead", Certainty::Name},
       {"behind", Certainty::Name}},
      {}};
  std::vector<const HomeFigures*> homes;
  for (const HomeFigures& home : fairness.homes) homes.push_back(&home);
  std::ranges::stable_sort(homes, {}, [&](const HomeFigures* home) {
    const auto kind = std::ranges::find(fairness.homes, home->kind, &HomeFigures::kind);
    return std::pair(kind - fairness.homes.begin(), home->place);
  });
  for (const HomeFigures* home : homes)
    table.rows.push_back({home->company, home->kind, StudyCell::fraction(home->place), home->touched_first,
                          home->touched_last, home->income_first, home->income_last, home->nearest,
                          two_decimals(home->lays), two_decimals(home->money), home->tokens, home->ahead,
                          home->behind});
  return table;
}

StudyTable private_table(const FairnessStudy& fairness) {
  StudyTable table{
      "privates",
      fmt::format(
          "private companies compared with their prices; closes: the operating round if {} companies float, "
          "see `rounds` of trains; income: until then, or in {} rounds",
          fairness.companies, fairness.rounds),
      {key_column("private"),
       {"price"},
       {"revenue"},
       {"pays back"},
       {"closes"},
       {"income"},
       {"percent"},
       {"shares"},
       {"blocks"},
       {"tiles"},
       {"powers", Certainty::Name}},
      {}};
  for (const PrivateWorth& one : fairness.privates) {
    std::vector<std::string> powers = one.powers;
    if (one.in_words) powers.emplace_back("in words");
    table.rows.push_back({one.name, one.price, one.revenue,
                          one.pays_back ? StudyCell(*one.pays_back) : "never",
                          one.closes ? StudyCell(*one.closes) : "never", one.income,
                          one.price > 0 ? StudyCell(one.income * 100 / one.price) : StudyCell(), one.shares,
                          one.blocked, one.tiles, powers});
  }
  return table;
}

StudyTable certificate_table(const FairnessStudy& fairness) {
  StudyTable table{
      "certificates",
      "the certificates in the game compared with the limits of all players together, and the number of "
      "companies that the cash of all players can float: at the highest par price, and at the lowest",
      {key_column("players"),
       {"limit"},
       {"together"},
       {"certificates"},
       {"left over"},
       {"float dear"},
       {"float cheap"}},
      {}};
  for (const CertificateCount& one : fairness.certificates)
    table.rows.push_back({one.players, one.limit, one.limit ? StudyCell(one.together) : StudyCell(),
                          one.certificates,
                          one.limit ? StudyCell(std::max(0, one.certificates - one.together)) : StudyCell(),
                          one.float_at_once, one.float_cheapest});
  return table;
}

StudyTable symmetry_table(const FairnessStudy& fairness, std::size_t hexes) {
  StudyTable table{
      "symmetry",
      "turns and reflections of the map: hexes whose image is on the map, and hexes whose image has "
      "the same stops and terrain",
      {key_column("turn"), {"hexes"}, {"alike"}, {"percent"}},
      {}};
  for (const Symmetry& one : fairness.symmetries)
    table.rows.push_back(
        {one.turn, one.hexes, one.alike, one.alike * 100 / std::max(1, static_cast<int>(hexes))});
  return table;
}

bool add_missing_money(StudyData& data, TopicStudy& topic) {
  const Title& title = data.title();
  const bool track = add_missing_track(title, topic);
  if (title.roster.trains.empty())
    topic.missing.emplace_back("the trains, which all figures about runs need");
  if (!data.trains().unknown_capital.empty())
    topic.missing.push_back(fmt::format("the capital of {} as data; the title lacks it or gives it in words",
                                        fmt::join(data.trains().unknown_capital, ", ")));
  return track && !title.roster.trains.empty() && !title.roster.phases.empty();
}

}  // namespace

TopicStudy income_topic(StudyData& data) {
  const Title& title = data.title();
  TopicStudy topic{
      "income",
      {"a company lays track, runs and then buys trains in each operating round; its runs are those of "
       "`runs` in "
       "the topic reach",
       "a company uses all its tile lays in each round, pays nothing for them, and places no further "
       "stations; players add no money",
       "ladder: the company has one train of the first rank in round 1, withholds the income of its newest "
       "train, and buys at most one train in a round; others buy all copies in between",
       "phases: all trains before the phase are sold; each company runs all trains that it can have",
       "bank: each company buys one train in each round and pays out all its income; only payments for "
       "trains return to the bank, and all private companies pay throughout"},
      {},
      {}};
  if (title.rules.operating.lays.kinds.empty())
    topic.missing.emplace_back("the number of lays in a turn, so one lay counts");
  if (title.players.empty()) topic.missing.emplace_back("the numbers of players, which `bank` needs");
  if (!add_missing_money(data, topic)) return topic;
  const IncomeStudy& income = data.income();
  topic.tables = {ladder_table(income), phase_table(income)};
  if (!income.breaks.empty()) topic.tables.push_back(break_table(income));
  return topic;
}

TopicStudy fairness_topic(StudyData& data) {
  const Title& title = data.title();
  TopicStudy topic{
      "fairness",
      {"homes are compared with those of the same kind, by the figures of the topics reach and chokes",
       "ahead, behind: better or worse than three quarters of the others; all figures count equally",
       "privates: each company buys one train in each operating round; powers have no value",
       "symmetry: hexes are alike if their printed stops and the cost of their terrain are the same"},
      {},
      {}};
  if (title.companies.privates.empty())
    topic.missing.emplace_back("private companies, which `privates` needs");
  if (title.players.empty()) topic.missing.emplace_back("the numbers of players, which `certificates` needs");
  const bool runs = add_missing_money(data, topic);
  const FairnessStudy fairness =
      runs ? study_fairness(title, data.trains(), data.journeys(), data.earnings(), data.chokes())
           : study_fairness(title, data.trains(), {}, {}, {});
  if (runs) topic.tables.push_back(home_table(fairness));
  if (!fairness.privates.empty()) topic.tables.push_back(private_table(fairness));
  if (!fairness.certificates.empty()) topic.tables.push_back(certificate_table(fairness));
  if (!title.map.hexes().empty()) topic.tables.push_back(symmetry_table(fairness, title.map.hexes().size()));
  return topic;
}

}  // namespace trackwright
