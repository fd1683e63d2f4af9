#include "engine/play/value/game_builder.h"

#include <algorithm>

#include "engine/play/value/game_faults.h"

namespace trackwright::play {

GameBuilder::GameBuilder(const Title& title, int players, Deal deal)
    : title_(title), rules_(title.rules), deal_(std::move(deal)) {
  for (const PlayerRow& row : title.players)
    if (row.players == players) row_ = &row;
  if (deal_.removed.empty() && deal_.deck.empty() && (!rules_.lots.empty() || has_draft(title)))
    deal_ = dealt(title, 0, players);
  game_.title_ = &title;
  game_.players_ = players;
}

Expected<Game> GameBuilder::build() {
  if (auto error = seats(); !error.empty()) return unexpected(std::move(error));
  if (auto error = fault_of(title_, game_.players_); !error.empty()) return unexpected(std::move(error));
  game_.book_ = std::make_shared<const UpgradeBook>(title_);
  bank_and_limits();
  tiles();
  companies_and_privates();
  if (auto error = without_certificates(); !error.empty()) return unexpected(std::move(error));
  limits();
  keep_shares();
  homes_that_stay();
  lent_tokens();
  game_.lanes = lanes_of(title_.roster);
  game_.connection_runs = std::ranges::any_of(game_.companies, &CompanyFacts::connection);
  game_.bonus_runs = std::ranges::any_of(game_.companies, [](const CompanyFacts& one) {
    return one.destination && one.power(rule::Power::BonusRun) != nullptr;
  });
  order_privates();
  token_sellers();
  kept_slots();
  count_homes();
  trains();
  market();
  auction();
  loans();
  words();
  events();
  supply();
  draw_values();
  return std::move(game_);
}

void GameBuilder::bank_and_limits() {
  game_.bank = title_.bank ? std::optional(title_.bank->value) : std::nullopt;
  if (row_->bank) game_.bank = row_->bank->value;
  game_.holding_limit = title_.holding_limit ? title_.holding_limit->value : 60;
  if (row_->holding_limit) game_.holding_limit = row_->holding_limit->value;
  game_.pool_limit = title_.pool_limit ? title_.pool_limit->value : 50;
}

void GameBuilder::tiles() {
  for (const ManifestEntry& entry : title_.manifest) {
    if (find_tile(title_, entry.id.value) == nullptr) continue;  // it has no definition
    game_.tiles.push_back(entry.id.value);
    game_.tile_counts.push_back(entry.count);
    for (const auto& [tile, count] : row_->tiles)
      if (tile.value == entry.id.value) game_.tile_counts.back() = count.value;
  }
}

void GameBuilder::companies_and_privates() {
  for (const Company& company : title_.companies.companies)
    if (is_dealt(company.id.value)) add(company);
  homes();
  for (const Private& one : title_.companies.privates)
    if (is_dealt(one.id.value)) add(one);
  bought_minors();
  for (CompanyFacts& company : game_.companies) own_powers(company);
}

// Sorts by price, unless an auction follows the order of the title, then numbers the powers in that order.
void GameBuilder::order_privates() {
  const bool listed = !rules_.opening.empty() && said(rules_.opening.front().in_order, false);
  if (!listed) std::ranges::stable_sort(game_.privates, {}, &PrivateFacts::price);
  for (PrivateFacts& one : game_.privates) {
    one.first_power = game_.powers;
    game_.powers += one.powers.size();
  }
}

std::string GameBuilder::seats() {
  for (const PlayerRow& row : title_.players) {
    if (row.players != game_.players_) continue;
    game_.starting_cash = row.cash ? row.cash->value : 0;
    game_.certificate_limit = row.certificates ? row.certificates->value : 0;
    return {};
  }
  return "the title is not for " + std::to_string(game_.players_) + " players";
}

// A company without shares or certificates cannot be bought.
std::string GameBuilder::without_certificates() const {
  for (const CompanyFacts& company : game_.companies) {
    if (company.share <= 0) return "a share of " + company.id + " has no percentage";
    if (company.certificates.empty() && (!company.minor || company.starts_with_bid()))
      return "the title lacks the certificates of " + company.id;
  }
  return {};
}

bool GameBuilder::is_dealt(const std::string& name) const {
  return std::ranges::find(deal_.removed, name) == deal_.removed.end() && !names(row_->without, name);
}

// Sets what the certificate limit depends on.
void GameBuilder::limits() {
  const std::string& by = title_.certificate_table.by;
  if (title_.certificate_table.rows.empty()) return;
  if (by == "companies in the game" || by == "companies that are not closed")
    game_.limited_by = LimitedBy::Companies;
  else if (by == "companies nationalized, or all from a closing to the next nationalization")
    game_.limited_by = LimitedBy::NationalizedOrAll;
  else if (by.starts_with("companies nationalized"))
    game_.limited_by = LimitedBy::Nationalized;
  else
    game_.unknown.push_back("title: certificate limits by `" + by + "`");
}

PowerFacts GameBuilder::power_of(const PowerRule& rule) const {
  PowerFacts power;
  power.rule = &rule;
  for (const Ref& hex : rule.hexes)
    if (const auto index = game_.find_hex(hex.value))
      power.hexes.push_back(static_cast<std::uint32_t>(*index));
  for (const Ref& name : rule.companies)
    if (const auto company = game_.find_company(name.value))
      power.companies.push_back(static_cast<std::uint8_t>(*company));
  return power;
}

void GameBuilder::add(const Private& one) {
  for (const auto& [name, players] : rules_.privates.from_players.kinds)
    if (name.value == one.id.value && players && players->value > game_.players_) return;
  PrivateFacts facts;
  facts.company = &one;
  facts.id = one.id.value;
  facts.name = one.name.empty() ? facts.id : one.name;
  facts.price = one.price.value;
  facts.revenue = one.revenue.value;
  for (const GrantedShare& share : one.shares) grant(facts, share);
  for (const Ref& hex : one.blocks)
    if (const auto index = game_.find_hex(hex.value))
      facts.blocks.push_back(static_cast<std::uint32_t>(*index));
  const auto powers = std::ranges::find_if(
      rules_.privates.powers.kinds, [&](const auto& kind) { return kind.first.value == one.id.value; });
  if (powers != rules_.privates.powers.kinds.end())
    for (const PowerRule& power : powers->second) add(facts, power);
  game_.privates.push_back(std::move(facts));
}

void GameBuilder::grant(PrivateFacts& facts, const GrantedShare& share) {
  const auto company = game_.find_company(share.company.value);
  if (!company) return;
  const auto& certificates = game_.companies[*company].certificates;
  for (std::size_t i = 0; i < certificates.size(); ++i) {
    const auto is_given = [&](const CertificateId& one) {
      return one.company == *company && one.number == i;
    };
    const auto given_by = [&](const PrivateFacts& other) {
      return std::ranges::any_of(other.grants, is_given);
    };
    if (certificates[i].president != share.president || std::ranges::any_of(facts.grants, is_given) ||
        std::ranges::any_of(game_.privates, given_by))
      continue;
    facts.grants.push_back({static_cast<std::uint8_t>(*company), static_cast<std::uint8_t>(i)});
    return;
  }
}

void GameBuilder::add(PrivateFacts& facts, const PowerRule& rule) {
  PowerFacts power = power_of(rule);
  facts.not_sold = facts.not_sold || power.is(rule::Power::NotSold);
  facts.stays_open = facts.stays_open || power.is(rule::Power::StaysOpen);
  facts.president_by_lot = facts.president_by_lot || power.is(rule::Power::PresidentByLot);
  game_.lays_early = game_.lays_early || power.is(rule::Power::EarlyTiles);
  game_.limits_by_privates = game_.limits_by_privates || power.is(rule::Power::TrainLimit);
  if (power.is(rule::Power::InWords) || !rule.power)
    game_.unknown.push_back("private " + facts.id + ": a power that is only in its text");
  facts.powers.push_back(std::move(power));
}

void GameBuilder::trains() {
  constexpr int most_of_unlimited = 30;
  for (const Train& train : title_.roster.trains) {
    TrainFacts facts;
    facts.train = &train;
    facts.name = train.name.value;
    facts.unlimited = !train.count;
    facts.cards = train.count ? train.count->value : most_of_unlimited;
    for (const auto& [name, count] : row_->trains)
      if (name.value == facts.name) facts.cards = count.value;
    facts.first_card = static_cast<int>(game_.cards.size());
    for (int i = 0; i < facts.cards; ++i)
      game_.cards.push_back({static_cast<std::uint8_t>(game_.trains.size()), static_cast<std::uint8_t>(i)});
    game_.trains.push_back(std::move(facts));
  }
}

void GameBuilder::events() {
  for (const Train& train : title_.roster.trains)
    for (const TrainEvent& event : train.events) {
      if (std::ranges::find(game_.events, event.kind) == game_.events.end() && game_.events.size() < 64)
        game_.events.push_back(event.kind);
      if (train_event(event.kind) == TrainEventKind::RemoveBonusTokens) game_.tokens_outlast = true;
    }
}

// Inserts cards that are shuffled into another type at a drawn place among its cards.
void GameBuilder::supply() {
  const auto is_apart = [&](std::size_t type) {
    return !game_.trains[type].train->shuffled_with.value.empty();
  };
  for (std::size_t card = 0; card < game_.cards.size(); ++card)
    if (!is_apart(game_.cards[card].type)) game_.supply.push_back(static_cast<std::uint16_t>(card));
  std::uint64_t number = deal_.numbers;
  for (std::size_t card = 0; card < game_.cards.size(); ++card) {
    if (!is_apart(game_.cards[card].type)) continue;
    const auto with = game_.find_type(game_.trains[game_.cards[card].type].train->shuffled_with.value);
    const auto among = [&](std::uint16_t one) { return with && game_.cards[one].type == *with; };
    const auto first = std::ranges::find_if(game_.supply, among);
    const auto many = static_cast<std::uint64_t>(std::ranges::count_if(game_.supply, among));
    number = next_number(number);
    const auto place = static_cast<std::ptrdiff_t>((number >> 8U) % (many + 1));
    game_.supply.insert(first == game_.supply.end() ? first : first + place,
                        static_cast<std::uint16_t>(card));
  }
}

// Draws one value tile for each place: the first of the drawn order.
void GameBuilder::draw_values() {
  const auto& values = title_.companies.value_tiles;
  if (!values) return;
  std::uint64_t number = deal_.numbers;
  const auto drawn = drawn_order(values->tiles.size(), number);
  for (std::size_t i = 0; i < std::min(values->places.size(), drawn.size()); ++i) {
    Revenue revenue;
    const auto& steps = values->tiles[drawn[i]].values;
    for (std::size_t step = 0; step < std::min(steps.size(), values->phases.size()); ++step)
      revenue.steps.push_back({values->phases[step].value, steps[step].value});
    game_.drawn_values.emplace_back(values->places[i].value, std::move(revenue));
  }
}

namespace {

bool sells_privates(const AuctionRules& auction) {
  return std::ranges::any_of(auction.sell,
                             [](const auto& offer) { return offer.value == rule::Offer::Privates; });
}

}  // namespace

void GameBuilder::auction() {
  for (const AuctionRules& auction : rules_.opening) {
    if (&auction != &rules_.opening.front()) {
      later_auction(auction);
      continue;
    }
    for (const auto& [name, more] : auction.dearer.kinds)
      if (const auto one = game_.find_private(name.value)) game_.privates[*one].dearer = said(more, 0);
    const auto kind = said(auction.auction, rule::Auction::Waterfall);
    if (has_draft(title_))
      draft(auction);
    else if (kind == rule::Auction::Simultaneous)
      game_.bids_on_sets = true;
    else if (kind == rule::Auction::OneByOne && sells_privates(auction))
      game_.one_by_one = true;
    else if (kind == rule::Auction::OneByOne)
      company_auction(auction);
    else if (kind == rule::Auction::FaceValue)
      game_.at_face = true;
    else if (kind == rule::Auction::RightToChoose)
      game_.right_to_choose = true;
    else if (kind != rule::Auction::Waterfall)
      game_.unknown.push_back("opening: an auction of the kind `" +
                              std::string(word_of(auction.auction->value)) + "`");
    game_.right_start = said(auction.start, 0);
    game_.sells_later =
        said(auction.unsold, rule::Unsold::Removed) == rule::Unsold::LaterAtFace ||
        (kind == rule::Auction::FaceValue && !auction.unsold &&
         said(auction.held, rule::AuctionTime::BeforeStockRound) == rule::AuctionTime::InStockRounds);
    game_.bid_step = said(auction.step, 5);
    game_.bid_multiples = said(auction.multiples, false);
    game_.highest_committed = said(auction.committed, rule::Committed::All) == rule::Committed::Highest;
    const auto all = said(auction.all_pass, rule::AllPass::PrivatesPay);
    const bool falls = all == rule::AllPass::CheapestFalls || all == rule::AllPass::PriceFalls;
    game_.cheapest_falls = said(auction.falls, falls ? 5 : 0);
    game_.face_besides = said(auction.face_besides, true);
    game_.out_when_passed = said(auction.out_when_passed, true);
  }
}

// After the first auction of the opening, the engine supports only companies auctioned in stock rounds.
void GameBuilder::later_auction(const AuctionRules& auction) {
  const auto kind = said(auction.auction, rule::Auction::Waterfall);
  if (kind == rule::Auction::OneByOne && !game_.company_auction &&
      said(auction.held, rule::AuctionTime::InStockRounds) == rule::AuctionTime::InStockRounds)
    company_auction(auction);
  else
    game_.unknown.push_back("opening: another auction, of the kind `" + std::string(word_of(kind)) + "`");
}

// Companies take the first loan that nobody buys, if the rules tell how.
void GameBuilder::loans() {
  if (!rules_.loans) return;
  const auto loan = std::ranges::find_if(title_.roster.loans, [](const Loan& one) { return !one.bought(); });
  if (loan == title_.roster.loans.end()) return;
  LoanFacts facts;
  facts.loan = &*loan;
  facts.rules = &*rules_.loans;
  if (facts.rules->until) facts.until = phase_index(title_.roster, facts.rules->until->value);
  for (const auto& time : facts.rules->taken)
    (time.value == rule::LoanTime::Turn ? facts.by_choice : facts.when_short) = true;
  game_.loans = facts;
}

// Lists rules that the title states only in words, and cards that play does not deal.
void GameBuilder::words() {
  for (const Train& train : title_.roster.trains)
    for (const TrainEvent& event : train.events)
      if (train_event(event.kind) == TrainEventKind::Unknown && !told_by_data(title_, event.kind))
        game_.unknown.push_back("train " + train.name.value + ": the event `" + event.kind + "`");
  for (const Loan& loan : title_.roster.loans)
    if (!game_.loans || game_.loans->loan != &loan)
      game_.unknown.push_back("loan " + loan.name.value + ": its amount and its interest");
}

Expected<Game> Game::of(const Title& title, int players, const Deal& deal) {
  return GameBuilder(title, players, deal).build();
}

}  // namespace trackwright::play
