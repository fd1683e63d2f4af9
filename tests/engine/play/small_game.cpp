#include "tests/engine/play/small_game.h"

#include <fmt/format.h>

#include <algorithm>

namespace trackwright {

namespace {

using namespace play;

template <class T>
Placed<T> placed(T value) {
  return {value, {}};
}

Map row_of_hexes() {
  const Layout layout{Orientation::Flat, true};
  const std::string city = "city=revenue:20;path=a:0,b:_0;path=a:3,b:_0";
  const std::string plain = "path=a:0,b:3";
  const std::string town = "town=revenue:10;path=a:0,b:_0;path=a:3,b:_0";
  std::vector<Hex> hexes;
  for (const std::string& code : {city, plain, city, plain, town, city}) {
    Hex hex;
    hex.id = fmt::format("A{}", 2 * hexes.size() + 1);
    hex.at = parse_coordinate(layout, hex.id).value();
    hex.tile = sample_tile(code, Colour::Yellow);
    hexes.push_back(hex);
  }
  return {layout, std::move(hexes), {}, {}};
}

Company company(const std::string& id, const std::string& home) {
  Company made;
  made.id = ref(id);
  made.name = id;
  made.homes = {Station{ref(home), std::nullopt}};
  made.tokens = {placed(0), placed(40)};
  Certificate president;
  president.percent = placed(20);
  president.count = placed(1);
  president.president = true;
  Certificate share;
  share.percent = placed(10);
  share.count = placed(8);
  made.certificates = {president, share};
  made.float_percent = placed(60);
  return made;
}

Train train(int stops, int price, int count) {
  Train made;
  made.name = trackwright::ref(std::to_string(stops));
  made.price = placed(price);
  made.count = placed(count);
  made.print = count;
  made.reach.stops = stops;
  return made;
}

Phase phase(const std::string& name, const std::vector<Colour>& colours) {
  Phase made;
  made.name = trackwright::ref(name);
  if (name != "2") made.on = {ref(name)};
  for (const Colour colour : colours) made.tiles.push_back(placed(colour));
  made.limits["major"] = placed(2);
  made.operating_rounds = placed(1);
  return made;
}

MarketCell cell(int price) {
  MarketCell made;
  made.price = price;
  if (price == 100) made.zones = "p";
  return made;
}

Market one_row() {
  Market market;
  market.rows.emplace_back();
  for (const int price : {50, 60, 70, 80, 90, 100, 110, 120, 130, 140}) market.rows[0].push_back(cell(price));
  MarketZone par;
  par.letter = "p";
  par.par = true;
  market.zones = {par};
  return market;
}

TurnStep step(rule::StepKind kind) {
  TurnStep made;
  made.any_order = {placed(kind)};
  return made;
}

Rules plain_rules() {
  Rules rules;
  using rule::StepKind;
  std::vector<TurnStep> turn;
  for (const StepKind kind : {StepKind::Issue, StepKind::Redeem, StepKind::Track, StepKind::Token,
                              StepKind::Run, StepKind::Dividend, StepKind::MovePrice, StepKind::BuyTrains})
    turn.push_back(step(kind));
  rules.operating.turn.kinds = {{placed(std::string("all")), turn}};
  EndRule bank;
  bank.when = placed(rule::EndCause::Bank);
  bank.then = placed(rule::EndTime::Set);
  rules.end = {bank};
  return rules;
}

}  // namespace

Title small_title() {
  Title title;
  title.slug = "small";
  title.name = "Small";
  PlayerRow row;
  row.players = 3;
  row.cash = placed(500);
  row.certificates = placed(15);
  title.players = {row};
  title.bank = placed(10'000);
  title.map = row_of_hexes();
  title.companies.companies = {company("A", "A1"), company("B", "A5"), company("C", "A11")};
  title.roster.trains = {train(2, 100, 4), train(3, 200, 3), train(4, 300, 2)};
  title.roster.phases = {phase("2", {Colour::Yellow}), phase("3", {Colour::Yellow, Colour::Green}),
                         phase("4", {Colour::Yellow, Colour::Green, Colour::Brown})};
  title.market = one_row();
  title.rules = plain_rules();
  return title;
}

void SmallGame::begin() {
  auto made = Game::of(title_, 3);
  ASSERT_TRUE(made) << made.error();
  game_.emplace(std::move(*made));
  state_ = opening(*game_);
}

void SmallGame::float_company(std::size_t number, int cash) {
  CompanyState& one = state_.companies[number];
  one.started = one.floated = true;
  one.president = player_owner(0);
  one.par = {0, 5};
  PlayTable at = table();
  at.enter(number, one.par);
  at.pay(the_bank, company_owner(number), cash);
  constexpr int holders[] = {0, 0, 0, 1, 1, 1, 2, 2};
  for (std::size_t i = 0; i < std::size(holders); ++i)
    at.move_certificate(number, i, player_owner(static_cast<std::size_t>(holders[i])));
}

void SmallGame::give_train(std::size_t number, std::size_t card) {
  table().take_card(card, company_owner(number));
}

void SmallGame::operate(std::size_t number) {
  state_.round = RoundKind::Operating;
  state_.auction_over = true;
  state_.of = 1;
  state_.operating = {static_cast<std::uint8_t>(number)};
  state_.at = 0;
  state_.step = Stage::None;
  state_.this_turn = {};
  state_.this_turn.looked = true;
  table().place_home(number);
  table().settle();
}

void SmallGame::stock_round(std::size_t player) {
  state_.auction_over = true;
  state_.round = RoundKind::Stock;
  state_.step = Stage::Shares;
  state_.turn = 2;
  state_.this_turn = {};
  state_.at = static_cast<std::uint8_t>(std::ranges::find(state_.order, static_cast<std::uint8_t>(player)) -
                                        state_.order.begin());
  table().settle();
}

Action SmallGame::of(Owner actor, ActionKind kind) const {
  Action action;
  action.kind = kind;
  action.actor = actor;
  return action;
}

std::string SmallGame::act(const Action& action) {
  auto after = apply(*game_, state_, action);
  if (!after) return after.error().rule;
  state_ = std::move(*after);
  return {};
}

}  // namespace trackwright
