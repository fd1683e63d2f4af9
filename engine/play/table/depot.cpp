// Trains: the supply, the trains for sale, and the effects of a purchase.
#include <algorithm>
#include <array>
#include <optional>
#include <string>

#include "engine/play/companies/steps.h"
#include "engine/play/income/steps.h"
#include "engine/play/stock/steps.h"
#include "engine/run/moment.h"
#include "engine/upgrade/placements.h"

namespace trackwright::play {

const Train& PlayTable::base_of(std::size_t card) const {
  return *game.trains[game.cards[card].type].train;
}

const Train& PlayTable::type_of(std::size_t card) const {
  const Train& base = base_of(card);
  const std::uint8_t variant = state.cards[card].variant;
  return variant == 0 ? base : base.variants[static_cast<std::size_t>(variant) - 1];
}

std::vector<std::uint16_t> PlayTable::cards_of(Owner owner) const {
  std::vector<std::uint16_t> cards;
  for (std::size_t i = 0; i < state.cards.size(); ++i)
    if (state.cards[i].owner == owner) cards.push_back(static_cast<std::uint16_t>(i));
  std::ranges::sort(cards, {}, [&](std::uint16_t i) { return std::pair(state.cards[i].taken, i); });
  return cards;
}

std::vector<std::uint16_t> PlayTable::upcoming() const {
  std::vector<std::uint16_t> cards;
  int unlimited = -1;
  for (const std::uint16_t i : game.supply) {
    if (state.cards[i].owner != the_bank) continue;
    const int type = game.cards[i].type;
    if (game.trains[static_cast<std::size_t>(type)].unlimited) {
      if (type == unlimited) continue;
      unlimited = type;
    }
    cards.push_back(i);
  }
  return cards;
}

bool PlayTable::available(const Train& train) const {
  return std::ranges::any_of(train.available_on, [&](const Ref& on) {
    const std::size_t phase = phase_index(game.title().roster, on.value);
    if (phase < game.title().roster.phases.size()) return phase <= state.phase;
    const auto type = game.find_type(on.value);  // on sale once its first card has left the bank
    return type && std::ranges::any_of(state.cards, [&](const CardState& card) {
             return game.cards[static_cast<std::size_t>(&card - state.cards.data())].type == *type &&
                    card.owner != the_bank;
           });
  });
}

std::vector<std::uint16_t> PlayTable::for_sale() const {
  std::vector<std::uint16_t> cards;
  std::vector<std::string> kinds;
  const auto add = [&](std::uint16_t card) {
    const std::string& kind = type_of(card).name.value;
    if (std::ranges::find(kinds, kind) != kinds.end()) return;
    kinds.push_back(kind);
    cards.push_back(card);
  };
  bool first = true;
  for (const std::uint16_t card : upcoming()) {
    if (first || available(base_of(card))) add(card);
    first = false;
  }
  kinds.clear();
  for (const std::uint16_t card : cards_of(the_pool)) add(card);
  return cards;
}

std::optional<std::uint16_t> PlayTable::cheapest_card() const {
  auto cards = for_sale();
  std::erase_if(cards, [&](std::uint16_t card) {
    const std::string& stack = type_of(card).stack;
    return !stack.empty() && stack != "train";  // a ship
  });
  if (cards.empty()) return std::nullopt;
  return *std::ranges::min_element(cards, {}, [&](std::uint16_t card) { return type_of(card).price.value; });
}

int PlayTable::cheapest() const {
  const auto card = cheapest_card();
  return card ? cheapest_side(*card) : 0;
}

int PlayTable::cheapest_side(std::size_t card) const {
  int price = type_of(card).price.value;
  for (const Train& side : base_of(card).variants) price = std::min(price, side.price.value);
  return price;
}

int PlayTable::dearest_side(std::size_t card) const {
  int price = type_of(card).price.value;
  for (const Train& side : base_of(card).variants) price = std::max(price, side.price.value);
  return price;
}

int PlayTable::train_limit(std::size_t company) const {
  const auto& limits = phase().limits;
  const auto limit = limits.find(kind_of(company));
  const PowerFacts* more = game.companies[company].power(rule::Power::TrainLimit);
  return limit == limits.end() ? 99
                               : limit->second.value + (more == nullptr ? 0 : said(more->rule->amount, 0)) +
                                     more_by_privates(company, false);
}

// The additional trains that privates allow; with `idle`, only those that may not run.
int PlayTable::more_by_privates(std::size_t company, bool idle) const {
  if (!game.limits_by_privates) return 0;
  int more = 0;
  for (std::size_t p = 0; p < game.privates.size(); ++p) {
    if (!state.privates[p].owner.is_company(company)) continue;
    for (const PowerFacts& power : game.privates[p].powers)
      if (power.is(rule::Power::TrainLimit) && (!idle || said(power.rule->idle, false)))
        more += said(power.rule->amount, 0);
  }
  return more;
}

// Returns nothing if all of the company's trains may run.
std::optional<int> PlayTable::most_running(std::size_t company) const {
  const int idle = more_by_privates(company, true);
  return idle > 0 ? std::optional(train_limit(company) - idle) : std::nullopt;
}

// A card that cannot run by itself, such as a ferry that carries trains, does not count.
bool PlayTable::counts(std::size_t card) const {
  return runs_by_itself(type_of(card)) &&
         (!state.cards[card].obsolete || said(game.rules().trains.obsolete_count, false));
}

int PlayTable::trains_counted(std::size_t company) const {
  int counted = 0;
  for (std::size_t i = 0; i < state.cards.size(); ++i)
    if (state.cards[i].owner.is_company(company) && counts(i)) ++counted;
  return counted;
}

std::vector<std::uint8_t> PlayTable::crowded() const {
  std::array<std::uint16_t, 256> trains{};  // by company
  for (std::size_t i = 0; i < state.cards.size(); ++i)
    if (state.cards[i].owner.is_company() && counts(i)) ++trains[state.cards[i].owner.index];
  std::vector<std::uint8_t> companies;
  for (std::size_t c = 0; c < state.companies.size(); ++c)
    if (trains[c] > 0 && !state.companies[c].closed && trains[c] > train_limit(c))
      companies.push_back(static_cast<std::uint8_t>(c));
  std::stable_partition(companies.begin(), companies.end(),
                        [&](std::uint8_t c) { return game.companies[c].minor; });
  return companies;
}

void PlayTable::take_card(std::size_t card, Owner to) {
  state.cards[card].owner = to;
  state.cards[card].taken = ++state.clock;
}

void PlayTable::close_private(std::size_t one) {
  close_minors(*this, one);
  // If a player lends the token, it is lost with the private.
  const bool lent = game.tells_holders && state.privates[one].owner.is_player();
  if (!game.tokens_outlast || lent) take_tokens_of(one);
  if (lent) state.privates[one].token_holder = -1;
  if (state.privates[one].owner.is_company()) track_changed();
  state.privates[one].closed = true;
  state.privates[one].owner = nobody;
}

void PlayTable::close_privates() {
  for (std::size_t p = 0; p < state.privates.size(); ++p) {
    const PrivateFacts& facts = game.privates[p];
    bool stays = false;
    for (const PowerFacts& power : facts.powers)
      if (power.is(rule::Power::StaysOpen))
        stays = !power.rule->holder ||
                (power.rule->holder->value == rule::Holder::Player ? state.privates[p].owner.is_player()
                                                                   : state.privates[p].owner.is_company());
    if (!stays) close_private(p);
  }
}

namespace {

// The value that applies from this phase on, if the phase changes it.
std::optional<int> step_at(const PhaseSteps& steps, const std::string& phase) {
  const auto step = std::ranges::find_if(steps, [&](const auto& one) { return one.first.value == phase; });
  return step == steps.end() ? std::nullopt : std::optional(step->second);
}

// Changes the prices of tokens that are still on charters, by their places there.
void change_token_prices(PlayTable& table, const std::string& phase) {
  for (std::size_t c = 0; c < table.game.companies.size(); ++c) {
    const auto& steps = table.game.companies[c].company->token_steps;
    if (steps.empty()) continue;
    const std::vector<std::size_t> tokens = table.tokens_of(c);
    for (const auto& [place, costs] : steps)
      if (const auto cost = step_at(costs, phase); cost && place < tokens.size())
        table.state.tokens[tokens[place]].price = static_cast<std::int16_t>(*cost);
  }
}

// Applies the changes of the next phase to companies and privates.
void begin_phase(PlayTable& table) {
  State& state = table.state;
  ++state.phase;
  const std::string& phase = table.phase().name.value;
  for (std::size_t c = 0; c < state.companies.size(); ++c) {
    const CompanyRules* rules = table.game.companies[c].rules;
    if (rules != nullptr && rules->full_from && rules->full_from->value == phase &&
        !state.companies[c].floated)
      state.companies[c].full = true;
  }
  change_token_prices(table, phase);
  for (std::size_t p = 0; p < state.privates.size(); ++p) {
    PrivateState& one = state.privates[p];
    const PrivateFacts& facts = table.game.privates[p];
    if (one.closed) continue;
    if (facts.company != nullptr)
      if (const auto pays = step_at(facts.company->revenue_steps, phase))
        one.revenue = static_cast<std::int16_t>(*pays);
    for (const PowerFacts& power : facts.powers)
      if (power.is(rule::Power::Revenue) && power.rule->phase && power.rule->phase->value == phase &&
          (!power.rule->holder ||
           (power.rule->holder->value == rule::Holder::Player) == one.owner.is_player()))
        one.revenue = static_cast<std::int16_t>(said(power.rule->amount, 0));
    if (facts.company != nullptr && names(facts.company->closes_on, phase) && !facts.stays_open)
      table.close_private(p);
  }
}

// Exchanges tiles that the rules replace when a phase or event begins.
void swap_tiles(PlayTable& table) {
  const UpgradeBook& book = table.game.book();
  const Map& map = table.game.title().map;
  for (std::size_t h = 0; h < map.hexes().size(); ++h) {
    const Position& at = table.board(std::nullopt);
    const auto swap = swapped(book, map.hexes()[h], lying_on(at, map.hexes()[h]), time_of(book, at));
    if (!swap) continue;
    const auto tile = table.game.find_tile(swap->laid.tile);
    if (!tile) continue;
    HexState& here = table.state.hexes[h];
    if (here.tile >= 0) --table.state.laid_tiles[static_cast<std::size_t>(here.tile)];
    here = {static_cast<std::int16_t>(*tile), table.free_copy(*tile),
            static_cast<std::uint8_t>(swap->laid.rotation.steps())};
    ++table.state.laid_tiles[*tile];
    table.hex_changed(h);
  }
}

std::vector<std::string> begin_phases(PlayTable& table, const std::string& type, const std::string& bought) {
  const auto& phases = table.game.title().roster.phases;
  const auto begins = [&](const Phase& phase) {
    return std::ranges::any_of(phase.on,
                               [&](const Ref& on) { return on.value == type || on.value == bought; });
  };
  std::vector<std::string> begun;
  while (static_cast<std::size_t>(table.state.phase) + 1 < phases.size() &&
         begins(phases[table.state.phase + 1U])) {
    begin_phase(table);
    swap_tiles(table);
    begun.push_back(phases[table.state.phase].name.value);
  }
  return begun;
}

// Rusts trains, or makes them obsolete, when the named train type or phases arrive.
void rust(PlayTable& table, const std::vector<std::string>& come) {
  const auto comes = [&](const std::vector<Ref>& refs) {
    return std::ranges::any_of(come, [&](const std::string& one) { return names(refs, one); });
  };
  for (std::size_t i = 0; i < table.state.cards.size(); ++i) {
    CardState& card = table.state.cards[i];
    if (card.owner == nobody) continue;
    const Train& type = table.type_of(i);
    if (!card.obsolete && comes(type.obsolete_on)) {
      card.obsolete = true;
      if (card.owner == the_pool) card.owner = nobody;
    }
    if (comes(type.rusts_on)) card.owner = nobody;
  }
}

// Records the event, recalculates the track and exchanges the tiles that depend on it.
void note_event(PlayTable& table, const std::string& kind) {
  table.state.events |= table.game.event_bit(kind);
  table.track_changed();
  swap_tiles(table);
}

// Moves the remaining cards of the type from the supply to the pool.
void rest_to_pool(PlayTable& table, std::size_t type) {
  for (std::size_t i = 0; i < table.state.cards.size(); ++i)
    if (table.game.cards[i].type == type && table.state.cards[i].owner == the_bank)
      table.take_card(i, the_pool);
}

void remove_bonus_tokens(PlayTable& table) {
  for (PrivateState& one : table.state.privates) one.token_holder = -1;
  if (std::erase_if(table.state.bonus_tokens, [](const BonusTokenState& one) { return one.hex >= 0; }) > 0)
    table.track_changed();
}

// Gives full capitalization to companies that have sold no certificate.
void capitalize_fully(PlayTable& table) {
  for (std::size_t c = 0; c < table.state.companies.size(); ++c)
    if (!table.game.companies[c].minor && table.percent_of(the_offer, c) == 100)
      table.state.companies[c].full = true;
}

// `kind` ends with the name of the private, for example "close P1".
void close_named(PlayTable& table, const std::string& kind) {
  if (const auto one = table.game.find_private(kind.substr(kind.find(' ') + 1))) table.close_private(*one);
}

void happen(PlayTable& table, const TrainEvent& event, std::size_t type) {
  note_event(table, event.kind);
  switch (train_event(event.kind)) {
    case TrainEventKind::ClosePrivates:
      return table.close_privates();
    case TrainEventKind::ClosePrivate:
      return close_named(table, event.kind);
    case TrainEventKind::RemoveBonusTokens:
      return remove_bonus_tokens(table);
    case TrainEventKind::Nationalization:
      table.state.nationalizing = true;
      return;
    case TrainEventKind::CloseMinors:
      return close_for_shares(table);
    case TrainEventKind::FormNational:
      return form_national(table);
    case TrainEventKind::RestToPool:
      return rest_to_pool(table, type);
    case TrainEventKind::Merger:
      return start_merger(table);
    case TrainEventKind::Conversion:
      return convert_all(table);
    case TrainEventKind::WorstRunLost:
      return lose_worst_runs(table);
    case TrainEventKind::FullCapitalization:
      return capitalize_fully(table);
    default:
      return;
  }
}

}  // namespace

// Begins the phase of the train, rusts other trains, and triggers the events of the first card of its type.
void PlayTable::after_purchase(std::size_t card) {
  const Train& base = base_of(card);
  std::vector<std::string> come = begin_phases(*this, base.name.value, type_of(card).name.value);
  come.push_back(base.name.value);
  rust(*this, come);
  nationalize_with(*this, base.name.value);
  if (game.cards[card].copy != 0) return;
  for (const TrainEvent& event : base.events) happen(*this, event, game.cards[card].type);
}

void PlayTable::export_next() {
  const auto cards = upcoming();
  if (cards.empty()) return;
  take_card(cards.front(), nobody);
  after_purchase(cards.front());
}

void PlayTable::export_as_stated() {
  const TrainRules& trains = game.rules().trains;
  const auto cards = upcoming();
  if (!said(trains.export_next, false) || cards.empty()) return;
  if (trains.exported.empty() || names(trains.exported, type_of(cards.front()).name.value)) export_next();
}

}  // namespace trackwright::play
