#include "designer/studio/hot_seat.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

#include "designer/format/text/files.h"
#include "designer/play/action_words.h"
#include "designer/play/record.h"
#include "designer/play/standing.h"
#include "engine/base/words.h"
#include "engine/play/table/table.h"
#include "engine/play/turn/apply.h"
#include "engine/play/turn/legal.h"

namespace trackwright {

namespace {

using play::ActionKind;
using play::Owner;

constexpr std::size_t most_told = 40;

class Seats {
 public:
  explicit Seats(const PlayedGame& played)
      : played_(played), game_(played.game()), state_(played.state()), table_(game_, state_) {}

  void tell(HotSeat& told) const {
    told.unknown = game_.unknown;
    told.round = round_name(game_, state_);
    told.phase = game_.title().roster.phases[state_.phase].name.value;
    told.over = state_.over;
    if (!state_.over) {
      const Owner acts = play::waits_for(game_, state_);
      told.acts = played_.name(acts);
      told.decides = decider() ? played_.players()[*decider()] : "";
    }
    for (std::size_t p = 0; p < state_.players.size(); ++p) told.players.push_back(player(p));
    for (std::size_t c = 0; c < game_.companies.size(); ++c)
      if (!state_.companies[c].closed) told.companies.push_back(company(c));
    told.table = on_the_table();
    told.actions = played_.done();
    for (std::size_t i = played_.done(); i > 0 && told.done.size() < most_told; --i)
      told.done.push_back(played_.words_of_done(i - 1));
    told.position = table_.position(std::nullopt);
    told.lies = what_lies();
  }

 private:
  std::string amount(int money) const { return table_.money(money); }

  // The player who decides for the owner whose action is awaited.
  std::optional<std::size_t> decider() const {
    if (state_.over) return std::nullopt;
    const Owner acts = table_.acts_for(play::waits_for(game_, state_));
    return acts.is_player() ? std::optional<std::size_t>(acts.index) : std::nullopt;
  }

  SeatRow player(std::size_t p) const {
    const play::PlayerState& one = state_.players[p];
    SeatRow row;
    row.name = played_.players()[p];
    row.acts = decider() == p;
    row.cash = amount(one.cash);
    row.worth = amount(table_.worth(p));
    const int limit = table_.certificate_limit();
    row.certificates = std::to_string(table_.certificates_counted(p));
    if (limit > 0) row.certificates += fmt::format(" of {}", limit);
    row.holdings = holdings(table_, play::player_owner(p));
    if (one.passed) row.notes.emplace_back("has passed");
    if (one.bankrupt) row.notes.emplace_back("is bankrupt");
    for (std::size_t c = 0; c < game_.companies.size(); ++c)
      if (state_.round == play::RoundKind::Stock && ((one.sold >> c) & 1U) != 0)
        row.notes.push_back("has sold " + company_name(game_, c));
    return row;
  }

  SeatRow company(std::size_t c) const {
    const play::CompanyState& one = state_.companies[c];
    SeatRow row;
    row.name = company_name(game_, c);
    row.acts = !state_.over && play::waits_for(game_, state_).is_company(c);
    row.cash = amount(one.cash);
    row.price = price_words(game_, one);
    if (one.president != play::nobody) row.president = played_.name(one.president);
    if (!game_.companies[c].minor) row.on_sale = on_sale(c);
    row.holdings = holdings(table_, play::company_owner(c));
    std::vector<std::string> tokens;
    for (const std::size_t token : table_.tokens_of(c))
      if (state_.tokens[token].hex < 0) tokens.push_back(amount(state_.tokens[token].price));
    row.tokens = joined(tokens, ", ");
    if (!one.started && !one.floated)
      row.notes.emplace_back("not started");
    else if (!one.floated)
      row.notes.emplace_back("not floated");
    if (one.operated) row.notes.emplace_back("has operated");
    return row;
  }

  std::string on_sale(std::size_t c) const {
    std::vector<std::string> places;
    for (const auto& [owner, where] :
         {std::pair(play::the_offer, "offered"), std::pair(play::the_pool, "pool")})
      if (const int percent = table_.percent_of(owner, c); percent > 0)
        places.push_back(fmt::format("{} {} %", where, percent));
    return joined(places, ", ");
  }

  std::vector<std::string> on_the_table() const {
    std::vector<std::string> lines;
    if (game_.bank) lines.push_back("Bank: " + amount(state_.bank) + (state_.broken ? ", broken" : ""));
    lines.push_back("Trains to come: " + trains_to_come());
    std::vector<std::string> pool;
    for (const std::uint16_t card : table_.cards_of(play::the_pool))
      pool.push_back(table_.type_of(card).name.value + "-train");
    if (!pool.empty()) lines.push_back("In the pool: " + joined(pool, ", "));
    for (const play::Bid& bid : state_.bids)
      lines.push_back(
          fmt::format("{} bids {} for {}", played_.players()[bid.player], amount(bid.price), bid_for(bid)));
    return lines;
  }

  std::string bid_for(const play::Bid& bid) const {
    if (game_.right_to_choose) return "the right to choose";
    return state_.put_up >= 0 ? company_name(game_, static_cast<std::size_t>(state_.put_up))
                              : private_name(game_, bid.company);
  }

  std::string trains_to_come() const {
    std::vector<std::pair<std::string, int>> kinds;
    for (const std::uint16_t card : table_.upcoming()) {
      const play::TrainFacts& type = game_.trains[game_.cards[card].type];
      if (kinds.empty() || kinds.back().first != type.name) kinds.emplace_back(type.name, 0);
      kinds.back().second = type.unlimited ? -1 : kinds.back().second + 1;
    }
    return kinds.empty() ? "none" : joined(kinds, ", ", [](const auto& kind) {
      return kind.second < 0 ? "any number of " + kind.first
                             : fmt::format("{} × {}", kind.second, kind.first);
    });
  }

  // The visible state of the board, in the format of records.
  std::string what_lies() const {
    const nlohmann::json record = record_of(game_, state_);
    std::string text = record["tiles"].dump();
    if (record.contains("assigned")) text += record["assigned"].dump();
    for (const auto& [id, one] : record["corporations"].items()) text += id + one["tokens"].dump();
    return text;
  }

  const PlayedGame& played_;
  const play::Game& game_;
  play::State state_;
  const play::PlayTable table_;
};

std::string group_of(const play::Game& game, const play::Action& action) {
  const std::string kind(word_of(action.kind));
  switch (action.kind) {
    case ActionKind::Par:
      return "starts " + company_name(game, action.company);
    case ActionKind::SellShares:
      return "sells " + company_name(game, action.company);
    case ActionKind::BuyShares:
      return "buys " + company_name(game, action.company);
    case ActionKind::BuyTrain:
      return "buys a train";
    default:
      return {};
  }
}

// Whether two parties agree on the price: a bid, a private, another company's train. A purchase at the
// stated price is also of kind Bid, but its words differ.
bool price_is_free(const PlayedGame& played, const play::Action& action) {
  const play::State& state = played.state();
  if (action.kind == ActionKind::Bid) return played.words(action).find(" bids ") != std::string::npos;
  if (action.kind == ActionKind::BuyPrivate) return true;
  return action.kind == ActionKind::BuyTrain && state.cards[action.card].owner.is_company();
}

SeatChoice choice_of(const PlayedGame& played, const play::Action& action) {
  const play::Game& game = played.game();
  SeatChoice choice;
  choice.words = played.words(action);
  choice.action = said_action(game, played.state(), action, 0);
  choice.group = group_of(game, action);
  choice.price_is_free = price_is_free(played, action);
  const bool lays = action.kind == ActionKind::LayTile;
  const bool on_map = lays || action.kind == ActionKind::PlaceToken ||
                      (action.kind == ActionKind::PlaceBonusToken && !action.tokener);
  if (on_map) choice.hex = game.title().map.hexes()[action.hex].id;
  if (lays) {
    choice.tile = game.tiles[action.tile];
    choice.rotation = action.rotation;
  }
  return choice;
}

// Lists equal choices once, for example two trains of the same kind and owner.
std::vector<SeatChoice> choices_of(const PlayedGame& played) {
  std::vector<SeatChoice> choices;
  std::set<std::string> seen;
  for (const play::Action& action : play::legal_actions(played.game(), played.state())) {
    SeatChoice choice = choice_of(played, action);
    const std::string look =
        fmt::format("{}|{}|{}|{}", choice.words, choice.hex, choice.tile, choice.rotation);
    if (seen.insert(look).second) choices.push_back(std::move(choice));
  }
  return choices;
}

Expected<RecordedGame, std::string> record_in(const std::string& text) {
  const MemoryReader files({{"game.json", text}});
  Sources sources;
  Findings findings;
  auto record = read_game(files, "game.json", sources, findings);
  if (!record)
    return unexpected(findings.empty() ? "the text is not a recorded game" : findings.front().message);
  return std::move(*record);
}

// Returns why the request is impossible. If recorded actions were left out, an undo removes only these.
std::string do_asked(PlayedGame& played, const HotSeatQuestion& question, bool left_out) {
  if (question.undo && !left_out) played.undo();
  if (question.action.is_null()) return {};
  const auto action = action_of(played.game(), played.state(), question.action);
  if (!action) return action.error();
  const auto no = played.act(*action);
  return no ? fmt::format("{} ({})", no->words, no->rule) : "";
}

}  // namespace

Expected<HotSeat, std::string> hot_seat(const Title& title, const HotSeatQuestion& question) {
  Expected<RecordedGame, std::string> record =
      question.game.empty() ? new_game(title, question.begun) : record_in(question.game);
  if (!record) return unexpected(record.error());
  auto played = PlayedGame::of(title, *record);
  if (!played) return unexpected(played.error());
  HotSeat told;
  told.stopped = played->resume(*record);
  told.left_out = record->actions.size() - played->done();
  const bool asked = question.undo || !question.action.is_null();
  told.refused = do_asked(*played, question, told.left_out > 0);
  // If the request changes nothing, return the text of the game unchanged.
  const bool kept = !question.game.empty() && (!asked || !told.refused.empty());
  told.game = kept ? question.game : played->text();
  if (!kept) told.stopped.clear();
  if (!kept) told.left_out = 0;
  Seats(*played).tell(told);
  if (!told.over) told.choices = choices_of(*played);
  return told;
}

}  // namespace trackwright
