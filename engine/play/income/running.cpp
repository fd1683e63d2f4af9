// Stated runs: finds the track of each from its hexes, then judges it like any run.
#include <algorithm>
#include <charconv>

#include "engine/play/income/steps.h"
#include "engine/play/privates/steps.h"
#include "engine/play/table/runs.h"
#include "engine/run/in_force.h"
#include "engine/run/judge.h"
#include "engine/run/network.h"

namespace trackwright::play {

std::vector<std::uint16_t> hexes_of(const Network& network, const TrackSegment& segment) {
  std::vector<std::uint16_t> hexes;
  const auto add = [&](std::uint32_t hex) {
    if (hexes.empty() || hexes.back() != hex) hexes.push_back(static_cast<std::uint16_t>(hex));
  };
  add(network.stops[segment.from].hex);
  for (const TravelledPiece& piece : segment.pieces) add(network.pieces[piece.piece].hex);
  add(network.stops[segment.to].hex);
  if (hexes.size() == 1) hexes.push_back(hexes.front());
  return hexes;
}

namespace {

using Hexes = std::vector<std::uint16_t>;

// Whether the last end of a piece such as "G12:3-c0" is a stop, not an edge or a junction.
bool ends_at_stop(std::string_view piece) {
  const std::string_view end = piece.substr(piece.find_last_of(":-") + 1);
  return !end.empty() && std::string_view("cto").find(end.front()) != std::string_view::npos;
}

}  // namespace

std::vector<Hexes> stretches_of(const Run& run) {
  std::vector<Hexes> stretches;
  bool begins = true;
  for (std::size_t i = 0; i < run.pieces.size(); ++i) {
    const auto hex = static_cast<std::uint16_t>(run.pieces[i].hex);
    if (begins) stretches.push_back({hex});
    if (stretches.back().back() != hex) stretches.back().push_back(hex);
    begins = ends_at_stop(run.path[i]);
  }
  return stretches;
}

namespace {

// Finds all ways over track that match a stated route; hexes leave few.
class Finder {
 public:
  Finder(const Network& network, const StatedRoute& route) : network_(network), route_(route) {
    for (const TrackSegment& segment : network.segments) hexes_.push_back(hexes_of(network, segment));
  }

  std::vector<std::vector<std::uint32_t>> find() {
    if (!route_.stretches.empty()) {
      follow_stretches(0);
    } else {
      forward_ = true;
      follow_hexes(route_.hexes, 0);
    }
    return std::move(found_);
  }

 private:
  static constexpr std::size_t enough = 24;

  bool joins(std::uint32_t segment) const {
    return way_.empty() || network_.segments[way_.back()].to == network_.segments[segment].from;
  }

  void follow_stretches(std::size_t at) {
    if (found_.size() >= enough) return;
    if (at == route_.stretches.size()) {
      found_.push_back(way_);
      return;
    }
    Hexes wanted = route_.stretches[at];
    if (wanted.size() == 1) wanted.push_back(wanted.front());
    const Hexes back(wanted.rbegin(), wanted.rend());
    for (std::uint32_t s = 0; s < hexes_.size(); ++s) {
      if ((hexes_[s] != wanted && hexes_[s] != back) || !joins(s)) continue;
      way_.push_back(s);
      follow_stretches(at + 1);
      way_.pop_back();
    }
  }

  void follow_hexes(const Hexes& all, std::size_t at) {
    if (found_.size() >= enough) return;
    if (at + 1 >= all.size()) {
      if (!way_.empty()) found_.push_back(way_);
      return;
    }
    for (std::uint32_t s = 0; s < hexes_.size(); ++s) {
      const Hexes& part = hexes_[s];
      if (!joins(s) || part.size() > all.size() - at ||
          !std::equal(part.begin(), part.end(), all.begin() + static_cast<std::ptrdiff_t>(at)))
        continue;
      way_.push_back(s);
      follow_hexes(all, at + part.size() - 1);
      way_.pop_back();
    }
  }

  const Network& network_;
  const StatedRoute& route_;
  std::vector<Hexes> hexes_;
  std::vector<std::uint32_t> way_;
  std::vector<std::vector<std::uint32_t>> found_;
  bool forward_ = true;
};

struct Course {
  const Map& map;
  const Roster& roster;
  const Position& position;
  const RunRules& rules;
};

StatedRun stated(const Course& course, const Network& network, const std::vector<std::uint32_t>& way,
                 std::size_t train) {
  StatedRun run;
  run.train = train;
  for (const std::uint32_t segment : way)
    for (const TravelledPiece& piece : network.segments[segment].pieces)
      run.path.push_back(
          piece_text(course.map, course.position, network.pieces[piece.piece], piece.reversed));
  return run;
}

bool all_legal(const std::vector<Judgement>& judged) {
  return std::ranges::all_of(judged, &Judgement::legal);
}

// Chooses one way for each run so that all are legal together; otherwise, the last combination tried.
bool choose(const Course& course, const std::vector<std::vector<StatedRun>>& ways,
            std::vector<StatedRun>& chosen, std::vector<Judgement>& judged, int& tries) {
  if (chosen.size() == ways.size()) {
    judged = evaluate(course.map, course.roster, course.position, chosen, course.rules);
    return all_legal(judged) || --tries <= 0;
  }
  for (const StatedRun& way : ways[chosen.size()]) {
    chosen.push_back(way);
    if (choose(course, ways, chosen, judged, tries)) return true;
    chosen.pop_back();
  }
  return false;
}

}  // namespace

Expected<std::vector<Judgement>, Forbidden> judged_runs(const PlayTable& table, std::size_t company,
                                                        const std::vector<StatedRoute>& routes) {
  const Title& title = table.game.title();
  const Position position = table.position(company);
  RunRules rules = title.runs;
  if (table.state.companies[company].reopened)  // it has no powers any more
    std::erase_if(rules.bonuses, [](const RunBonus& bonus) { return !bonus.companies.empty(); });
  const Course course{title.map, title.roster, position, rules};
  const RunRules in_force = rules_in_force(rules, title.roster, position);
  NetworkOptions options;
  options.rules = &in_force;
  for (const Train& train : position.trains)
    for (const std::string& open : train.reach.open_to) options.open_to.push_back(open);
  const Network network = build_network(title.map, title.roster, position, options);
  std::vector<std::uint16_t> cards;
  for (const std::uint16_t card : table.cards_of(company_owner(company)))
    if (!table.state.cards[card].operated) cards.push_back(card);
  std::vector<std::vector<StatedRun>> ways;
  std::vector<std::uint16_t> used;
  for (const StatedRoute& route : routes) {
    const auto card = std::ranges::find(cards, route.card);
    if (card == cards.end())
      return unexpected(
          refused("run", "train " + table.game.card_name(route.card) + " cannot run for the company"));
    if (std::ranges::find(used, route.card) != used.end())
      return unexpected(refused("run", "a train can run only once"));
    used.push_back(route.card);
    std::vector<StatedRun> of_train;
    for (const auto& way : Finder(network, route).find())
      of_train.push_back(stated(course, network, way, static_cast<std::size_t>(card - cards.begin())));
    if (of_train.empty())
      return unexpected(refused("run", "there is no track of " + table.game.companies[company].id +
                                           " over the hexes of the run of train " +
                                           table.game.card_name(route.card)));
    ways.push_back(std::move(of_train));
  }
  std::vector<StatedRun> chosen;
  std::vector<Judgement> judged;
  int tries = 60;
  choose(course, ways, chosen, judged, tries);
  return judged;
}

bool can_run(const PlayTable& table, std::size_t company) {
  const auto runs = [&](const CardState& card) { return card.owner.is_company(company) && !card.operated; };
  return std::ranges::any_of(table.state.cards, runs) && table.has_route(company);
}

namespace {

// The kinds of bonus tokens that the runs were paid for.
std::vector<std::uint8_t> counted_tokens(const PlayTable& table, const std::vector<Judgement>& judged) {
  std::vector<std::uint8_t> tokens;
  const auto& kinds = table.game.title().companies.bonus_tokens;
  for (const Judgement& one : judged)
    for (const RunBonusPaid& paid : one.run.bonuses)
      for (const RunBonus& bonus : table.game.title().runs.bonuses)
        for (std::size_t t = 0; t < kinds.size(); ++t)
          if (!bonus.token.empty() && bonus.name == paid.name && kinds[t].id == bonus.token)
            tokens.push_back(static_cast<std::uint8_t>(t));
  return tokens;
}

}  // namespace

Verdict run_routes(PlayTable& table, const Action& action) {
  const std::size_t company = *table.operator_now();
  TurnState& turn = table.state.this_turn;
  turn.revenue = 0;
  turn.subsidy = 0;
  if (!action.routes.empty()) {
    const auto judged = judged_runs(table, company, action.routes);
    if (!judged) return judged.error();
    int fees = 0;
    std::vector<int> earned;
    for (const Judgement& one : *judged) {
      if (!one.legal) return refused("run", one.refusal);
      turn.revenue += one.run.revenue;
      earned.push_back(one.run.revenue);
      fees += one.run.fees;
      for (const RunBonusPaid& subsidy : one.run.subsidies) turn.subsidy += subsidy.value;
    }
    turn.revenue -= lost_of(table, company, earned);
    if (fees > table.cash(action.actor))
      return refused("run", "the company cannot pay the fees of these runs");
    table.pay(action.actor, the_bank, fees);
    turn.ran = true;
    take_spent_token(table, company, counted_tokens(table, *judged));
  }
  table.pass_step(Stage::Routes);
  return {};
}

// An event: each company loses the lowest run of its next turn.

void lose_worst_runs(PlayTable& table) {
  for (std::size_t c = 0; c < table.state.companies.size(); ++c) {
    CompanyState& one = table.state.companies[c];
    if (one.floated && !table.cards_of(company_owner(c)).empty()) one.loses_run = true;
  }
}

// Returns 0 if a train does not run: that run is the one that is lost.
int lost_of(const PlayTable& table, std::size_t company, const std::vector<int>& runs) {
  if (!table.state.companies[company].loses_run || runs.empty() ||
      runs.size() < table.cards_of(company_owner(company)).size())
    return 0;
  return *std::ranges::min_element(runs);
}

// The price stays if the company loses its only run.
bool loses_only_run(const PlayTable& table, std::size_t company) {
  return table.state.companies[company].loses_run && table.cards_of(company_owner(company)).size() == 1;
}

// Companies choose before they run which of their trains passes a full city.

namespace {

std::vector<std::uint16_t> running(const PlayTable& table, std::size_t company) {
  auto cards = table.cards_of(company_owner(company));
  std::erase_if(cards, [&](std::uint16_t card) { return table.state.cards[card].operated; });
  return cards;
}

}  // namespace

bool says_which_passes(const PlayTable& table, std::size_t company) {
  const auto& bypass = table.game.title().runs.bypass;
  const auto& ids = table.game.companies;
  return bypass && bypass->chosen && !table.state.companies[company].reopened &&
         (bypass->companies.empty() ||
          std::ranges::find(bypass->companies, ids[company].id) != bypass->companies.end());
}

// Numbers the choices by the position of the train among those that run.
std::vector<std::string> passing_choices(const PlayTable& table, std::size_t company) {
  std::vector<std::string> choices;
  if (!says_which_passes(table, company) || table.state.this_turn.passing >= 0) return choices;
  for (std::size_t i = 0; i < running(table, company).size(); ++i) choices.push_back(std::to_string(i));
  return choices;
}

Verdict choose_passing(PlayTable& table, const Action& action) {
  const std::size_t company = *table.operator_now();
  const auto choices = passing_choices(table, company);
  if (std::ranges::find(choices, action.choice) == choices.end())
    return refused("runs.bypass",
                   "there is no train `" + action.choice + "` that can pass through a full city");
  std::size_t number = 0;
  std::from_chars(action.choice.data(), action.choice.data() + action.choice.size(), number);
  table.state.this_turn.passing = static_cast<std::int16_t>(running(table, company).at(number));
  return {};
}

}  // namespace trackwright::play
