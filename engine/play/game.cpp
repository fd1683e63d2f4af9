#include "engine/play/game.h"

#include <algorithm>
#include <charconv>
#include <set>
#include <tuple>

#include "engine/play/lots.h"
#include "engine/play/market_moves.h"

namespace trackwright::play {

namespace {

template <class Items, class Name>
std::optional<std::size_t> index_of(const Items& items, const Name& is) {
  const auto it = std::ranges::find_if(items, is);
  return it == items.end() ? std::nullopt : std::optional(static_cast<std::size_t>(it - items.begin()));
}

}  // namespace

bool PowerFacts::at(rule::PowerTime time) const {
  return std::ranges::any_of(rule->when, [&](const auto& when) { return when.value == time; });
}

TrainEventKind train_event(std::string_view kind) {
  if (kind == "close_companies" || kind == "close privates" || kind == "close_privates")
    return TrainEventKind::ClosePrivates;
  if (kind == "remove_tokens" || kind == "remove tokens") return TrainEventKind::RemoveBonusTokens;
  if (kind == "full_cap" || kind == "full capitalization") return TrainEventKind::FullCapitalization;
  if (kind == "nationalization") return TrainEventKind::Nationalization;
  if (kind == "swap tiles" || kind == "end" || kind == "end_game")
    return TrainEventKind::Told;  // by the upgrade chart, by `end` of rules.yaml
  if (kind.starts_with("close ")) return TrainEventKind::ClosePrivate;
  return TrainEventKind::Unknown;
}

const PowerFacts* CompanyFacts::power(rule::Power power) const {
  const auto found = std::ranges::find_if(powers, [&](const PowerFacts& one) { return one.is(power); });
  return found == powers.end() ? nullptr : &*found;
}

class GameBuilder {
 public:
  GameBuilder(const Title& title, int players, Deal deal)
      : title_(title), rules_(title.rules), deal_(std::move(deal)) {
    if (deal_.removed.empty() && !rules_.lots.empty()) deal_ = dealt(title, 0);
    game_.title_ = &title;
    game_.players_ = players;
  }

  Expected<Game> build() {
    if (auto error = seats(); !error.empty()) return unexpected(std::move(error));
    if (title_.roster.phases.empty() || title_.roster.trains.empty())
      return unexpected(std::string("the title has no phases or no trains"));
    if (title_.companies.companies.empty() || title_.companies.companies.size() > 60)
      return unexpected(std::string("the title has no companies, or more than 60"));
    game_.book_ = std::make_shared<const UpgradeBook>(title_);
    game_.bank = title_.bank ? std::optional(title_.bank->value) : std::nullopt;
    game_.holding_limit = title_.holding_limit ? title_.holding_limit->value : 60;
    game_.pool_limit = title_.pool_limit ? title_.pool_limit->value : 50;
    for (const ManifestEntry& entry : title_.manifest) {
      game_.tiles.push_back(entry.id.value);
      game_.tile_counts.push_back(entry.count);
    }
    for (const Company& company : title_.companies.companies)
      if (is_dealt(company.id.value)) add(company);
    homes();
    for (const Private& one : title_.companies.privates)
      if (is_dealt(one.id.value)) add(one);
    for (CompanyFacts& company : game_.companies) own_powers(company);
    limits();
    for (const Train& train : title_.roster.trains)
      for (const TrainEvent& event : train.events)
        if (train_event(event.kind) == TrainEventKind::RemoveBonusTokens) game_.tokens_outlast = true;
    game_.connection_runs = std::ranges::any_of(game_.companies, &CompanyFacts::connection);
    std::ranges::stable_sort(game_.privates, {}, &PrivateFacts::price);
    for (PrivateFacts& one : game_.privates) {
      one.first_power = game_.powers;
      game_.powers += one.powers.size();
    }
    trains();
    market();
    auction();
    words();
    return std::move(game_);
  }

 private:
  static constexpr std::string_view chosen_runs = "companies.connection: connection runs that are chosen";

  std::string seats() {
    for (const PlayerRow& row : title_.players) {
      if (row.players != game_.players_) continue;
      game_.starting_cash = row.cash ? row.cash->value : 0;
      game_.certificate_limit = row.certificates ? row.certificates->value : 0;
      return {};
    }
    return "the title is not for " + std::to_string(game_.players_) + " players";
  }

  bool is_dealt(const std::string& name) const {
    return std::ranges::find(deal_.removed, name) == deal_.removed.end();
  }

  void own_powers(CompanyFacts& company) {
    for (const auto& [name, powers] : rules_.company_powers.kinds)
      if (name.value == company.id)
        for (const PowerRule& rule : powers) company.powers.push_back(power_of(rule));
  }

  // What the limits go by.
  void limits() {
    const std::string& by = title_.certificate_table.by;
    if (title_.certificate_table.rows.empty()) return;
    if (by == "companies in the game" || by == "companies that are not closed")
      game_.limited_by = LimitedBy::Companies;
    else if (by.starts_with("companies nationalized"))
      game_.limited_by = LimitedBy::Nationalized;
    else
      game_.unknown.push_back("title: certificate limits by `" + by + "`");
  }

  PowerFacts power_of(const PowerRule& rule) const {
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

  void add(const Company& company) {
    CompanyFacts facts;
    facts.company = &company;
    facts.id = company.id.value;
    for (const Certificate& kind : company.certificates)
      for (int i = 0; i < kind.count.value; ++i)
        facts.certificates.push_back(
            {kind.percent.value, kind.then ? kind.then->value : kind.percent.value, kind.president});
    std::ranges::stable_sort(facts.certificates,
                             [](const auto& a, const auto& b) { return a.president && !b.president; });
    few_players(facts);
    facts.removed = std::max(facts.removed, beyond_all(facts));
    if (!facts.certificates.empty()) facts.president = facts.certificates.front().percent;
    facts.share =
        facts.certificates.size() > 1 ? facts.certificates[1].percent : std::max(1, facts.president / 2);
    facts.float_percent = company.float_percent ? company.float_percent->value : 60;
    facts.incremental =
        (company.capitalization.empty() ? title_.capitalization : company.capitalization) == "incremental";
    facts.minor = company.kind == "minor" && facts.certificates.size() <= 1;
    for (const Station& home : company.homes)
      if (const auto hex = game_.find_hex(home.hex.value))
        facts.homes.push_back(
            {static_cast<std::uint32_t>(*hex), home.city ? std::optional(home.city->value) : std::nullopt});
    if (const CompanyRules* rules = for_kind(rules_.companies, company.kind)) {
      facts.rules = rules;
      facts.home_time = said(rules->home, rule::HomeTime::Operate);
      facts.destination_pays = said(rules->destination_pays, 0);
      own_shares(facts, *rules);
    }
    if (company.destination)
      if (const auto hex = game_.find_hex(company.destination->hex.value))
        facts.destination = static_cast<std::uint32_t>(*hex);
    if (const auto* must = for_kind(rules_.trains.must_own, company.kind))
      facts.must_own = said(*must, rule::MustOwn::WithRoute);
    if (const auto* lays = for_kind(rules_.operating.lays, company.kind)) facts.lays = *lays;
    if (facts.lays.empty()) {
      LayRule any;
      any.tile = Placed<rule::LayKind>{rule::LayKind::Any, {}};
      facts.lays.push_back(any);
    }
    if (const auto* choices = for_kind(rules_.operating.dividends, company.kind))
      for (const auto& choice : *choices)
        if (choice.value == rule::Dividend::Half) facts.may_pay_half = true;
    facts.splits = facts.minor && facts.may_pay_half;
    facts.first_certificate = game_.certificates;
    game_.certificates += facts.certificates.size();
    game_.companies.push_back(std::move(facts));
  }

  // What it does with its own shares, and its connection run.
  void own_shares(CompanyFacts& facts, const CompanyRules& rules) {
    const auto in_stock_rounds = [](const auto& deal) {
      return deal && deal->when && deal->when->value == rule::DealTime::StockRound;
    };
    if (in_stock_rounds(rules.redeem)) facts.redeem = &*rules.redeem;
    if (in_stock_rounds(rules.reissue)) facts.reissue = &*rules.reissue;
    if (!rules.connection) return;
    if (said(rules.connection->when, rule::ConnectionTime::Joined) == rule::ConnectionTime::Joined)
      facts.connection = &*rules.connection;
    else if (std::ranges::find(game_.unknown, chosen_runs) == game_.unknown.end())
      game_.unknown.emplace_back(chosen_runs);
  }

  void homes() {
    game_.homes_in.resize(title_.map.hexes().size());
    for (std::size_t c = 0; c < game_.companies.size(); ++c)
      for (const HomeFacts& home : game_.companies[c].homes)
        game_.homes_in[home.hex].push_back({static_cast<std::uint8_t>(c), home.city});
    for (auto& here : game_.homes_in) std::ranges::stable_sort(here, {}, &HomeHere::city);
  }

  // Larger president's certificates, but for what was drawn with a private.
  void few_players(CompanyFacts& facts) {
    const CompanyRules* rules = for_kind(rules_.companies, facts.company->kind);
    if (rules == nullptr || !rules->few_players || facts.certificates.empty()) return;
    const FewPlayersRule& few = *rules->few_players;
    if (game_.players_ > said(few.up_to, 0)) return;
    facts.few = &few;
    if (std::ranges::find(deal_.drawn, facts.id) != deal_.drawn.end()) return;
    facts.certificates.front().percent = said(few.president, facts.certificates.front().percent);
    facts.removed = std::min(said(few.removed, 0), static_cast<int>(facts.certificates.size()) - 1);
  }

  // What is more than the whole company has no place in the game.
  static int beyond_all(const CompanyFacts& facts) {
    int percent = 0;
    return static_cast<int>(std::ranges::count_if(facts.certificates, [&](const CertificateFacts& one) {
      percent += one.percent;
      return percent > 100;
    }));
  }

  void add(const Private& one) {
    for (const auto& [name, players] : rules_.privates.from_players.kinds)
      if (name.value == one.id.value && players && players->value > game_.players_) return;
    PrivateFacts facts;
    facts.company = &one;
    facts.id = one.id.value;
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

  void grant(PrivateFacts& facts, const GrantedShare& share) {
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

  void add(PrivateFacts& facts, const PowerRule& rule) {
    PowerFacts power = power_of(rule);
    facts.not_sold = facts.not_sold || power.is(rule::Power::NotSold);
    facts.stays_open = facts.stays_open || power.is(rule::Power::StaysOpen);
    facts.president_by_lot = facts.president_by_lot || power.is(rule::Power::PresidentByLot);
    if (power.is(rule::Power::InWords) || !rule.power)
      game_.unknown.push_back("private " + facts.id + ": a power that only its text says");
    facts.powers.push_back(std::move(power));
  }

  void trains() {
    constexpr int most_of_unlimited = 30;
    for (const Train& train : title_.roster.trains) {
      TrainFacts facts;
      facts.train = &train;
      facts.name = train.name.value;
      facts.unlimited = !train.count;
      facts.cards = train.count ? train.count->value : most_of_unlimited;
      facts.first_card = static_cast<int>(game_.cards.size());
      for (int i = 0; i < facts.cards; ++i)
        game_.cards.push_back({static_cast<std::uint8_t>(game_.trains.size()), static_cast<std::uint8_t>(i)});
      game_.trains.push_back(std::move(facts));
    }
  }

  static bool is_in(const MarketCell& cell, const MarketZone& zone) {
    return cell.zones.find(zone.letter) != std::string::npos;
  }

  static std::uint8_t effects_in(const Market& market, const MarketCell& cell) {
    unsigned bits = 0;
    for (const MarketZone& zone : market.zones)
      if (is_in(cell, zone))
        for (const auto& effect : zone.effects) bits |= 1U << static_cast<unsigned>(effect.value);
    return static_cast<std::uint8_t>(bits);
  }

  static bool is_par(const Market& market, const MarketCell& cell) {
    return cell.zones.find('p') != std::string::npos ||
           std::ranges::any_of(market.zones,
                               [&](const MarketZone& zone) { return zone.par && is_in(cell, zone); });
  }

  void market() {
    const Market& market = title_.market;
    std::vector<std::pair<std::tuple<int, int, int>, Cell>> par;
    for (std::size_t r = 0; r < market.rows.size(); ++r) {
      auto& effects = game_.cell_effects.emplace_back();
      for (std::size_t c = 0; c < market.rows[r].size(); ++c) {
        const auto& cell = market.rows[r][c];
        effects.push_back(cell ? effects_in(market, *cell) : std::uint8_t{0});
        if (cell && is_par(market, *cell))
          par.emplace_back(std::tuple(cell->price, static_cast<int>(c), static_cast<int>(r)),
                           Cell{static_cast<std::int8_t>(r), static_cast<std::int8_t>(c)});
      }
    }
    std::ranges::sort(par, [](const auto& a, const auto& b) { return a.first > b.first; });
    for (const auto& [key, cell] : par) game_.par_cells.push_back(cell);
    for (const MarketMove& move : market.moves) add(move);
  }

  void add(const MarketMove& move) {
    if (const auto payout = payout_move(move.when, move.move)) {
      game_.market.payouts.push_back(*payout);
      return;
    }
    constexpr std::string_view others = "shares sold by others than the president below a price of ";
    if (move.when.starts_with(others) && move.move == "stay") {
      std::from_chars(move.when.data() + others.size(), move.when.data() + move.when.size(),
                      game_.market.president_below);
      return;
    }
    switch (move_cause(move.when)) {
      case MoveCause::EachShareSold:
        game_.market.sale = MarketRules::Sale::DownEach;
        return;
      case MoveCause::EachTenSold:
        game_.market.sale = MarketRules::Sale::DownPerTen;
        return;
      case MoveCause::Sale:
        game_.market.sale = move.move == "left" ? MarketRules::Sale::LeftOnce : MarketRules::Sale::DownOnce;
        return;
      case MoveCause::PresidentSale:
        game_.market.sale = MarketRules::Sale::LeftOnceByPresident;
        return;
      case MoveCause::InPool:
        game_.market.pool = move.move == "left" ? MarketRules::Pool::LeftOnce : MarketRules::Pool::DownOnce;
        return;
      case MoveCause::HalfPays:
        game_.market.half_stays = move.move == "stay";
        return;
      case MoveCause::Pays:
      case MoveCause::PaysNothing:
      case MoveCause::SoldOut:
        return;
      case MoveCause::Unknown:
        game_.unknown.push_back("market: moves when `" + move.when + "`");
    }
  }

  void auction() {
    for (const AuctionRules& auction : rules_.opening) {
      if (auction.auction && auction.auction->value != rule::Auction::Waterfall)
        game_.unknown.push_back("opening: an auction of the kind `" +
                                std::string(word_of(auction.auction->value)) + "`");
      game_.bid_step = said(auction.step, 5);
      game_.bid_multiples = said(auction.multiples, false);
      game_.highest_committed = said(auction.committed, rule::Committed::All) == rule::Committed::Highest;
      game_.cheapest_falls = said(auction.falls, 5);
      return;
    }
  }

  // Events that nothing says but words.
  void words() {
    for (const Train& train : title_.roster.trains)
      for (const TrainEvent& event : train.events)
        if (train_event(event.kind) == TrainEventKind::Unknown)
          game_.unknown.push_back("train " + train.name.value + ": the event `" + event.kind + "`");
  }

  const Title& title_;
  const Rules& rules_;
  Deal deal_;
  Game game_;
};

Expected<Game> Game::of(const Title& title, int players, const Deal& deal) {
  return GameBuilder(title, players, deal).build();
}

std::optional<std::size_t> Game::find_company(std::string_view id) const {
  return index_of(companies, [&](const CompanyFacts& one) { return one.id == id; });
}

std::optional<std::size_t> Game::find_private(std::string_view id) const {
  return index_of(privates, [&](const PrivateFacts& one) { return one.id == id; });
}

std::optional<std::size_t> Game::find_tile(std::string_view number) const {
  return index_of(tiles, [&](const std::string& one) { return one == number; });
}

std::optional<std::size_t> Game::find_hex(std::string_view id) const {
  const Hex* hex = title_->map.find(id);
  return hex == nullptr ? std::nullopt
                        : std::optional(static_cast<std::size_t>(hex - title_->map.hexes().data()));
}

std::optional<std::size_t> Game::find_type(std::string_view name) const {
  return index_of(trains, [&](const TrainFacts& one) { return one.name == name; });
}

std::string Game::card_name(std::size_t card) const {
  return trains[cards[card].type].name + "-" + std::to_string(cards[card].copy);
}

std::optional<std::pair<std::string, int>> split_copy(std::string_view id) {
  const auto mark = id.rfind('-');
  if (mark == std::string_view::npos) return std::nullopt;
  int copy = 0;
  const char* end = id.data() + id.size();
  const auto [stop, error] = std::from_chars(id.data() + mark + 1, end, copy);
  if (error != std::errc{} || stop != end || copy < 0) return std::nullopt;
  return std::pair(std::string(id.substr(0, mark)), copy);
}

std::optional<std::size_t> Game::find_card(std::string_view name) const {
  const auto parts = split_copy(name);
  if (!parts) return std::nullopt;
  const auto type = find_type(parts->first);
  if (!type || parts->second >= trains[*type].cards) return std::nullopt;
  return static_cast<std::size_t>(trains[*type].first_card + parts->second);
}

std::optional<int> Game::price_at(Cell cell) const {
  const auto& rows = title_->market.rows;
  if (cell.row < 0 || cell.column < 0 || static_cast<std::size_t>(cell.row) >= rows.size())
    return std::nullopt;
  const auto& row = rows[static_cast<std::size_t>(cell.row)];
  if (static_cast<std::size_t>(cell.column) >= row.size()) return std::nullopt;
  const auto& there = row[static_cast<std::size_t>(cell.column)];
  return there ? std::optional(there->price) : std::nullopt;
}

bool Game::effect(Cell cell, MarketEffect effect) const {
  if (!price_at(cell)) return false;
  const unsigned bits =
      cell_effects[static_cast<std::size_t>(cell.row)][static_cast<std::size_t>(cell.column)];
  return ((bits >> static_cast<unsigned>(effect)) & 1U) != 0;
}

}  // namespace trackwright::play
