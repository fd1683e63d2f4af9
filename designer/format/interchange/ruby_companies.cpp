#include "designer/format/interchange/ruby_companies.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "designer/format/interchange/ruby_write.h"
#include "designer/format/text/values.h"

namespace trackwright::ruby {

namespace {

constexpr int whole = 100;

std::vector<std::string> values_of(const std::vector<Ref>& refs) {
  std::vector<std::string> all;
  for (const Ref& ref : refs) all.push_back(ref.value);
  return all;
}

// The certificates one by one, the president's first.
std::vector<int> shares_of(const Company& company) {
  std::vector<int> shares;
  for (const bool president : {true, false})
    for (const Certificate& one : company.certificates)
      if (one.president == president)
        shares.insert(shares.end(), static_cast<std::size_t>(std::max(one.count.value, 0)),
                      one.percent.value);
  return shares;
}

// "VR_1": the second certificate of VR. `taken` counts those that earlier private companies grant.
std::optional<std::string> share_name(const Title& title, const GrantedShare& share,
                                      std::vector<std::string>& taken) {
  const auto found = std::ranges::find(title.companies.companies, share.company.value,
                                       [](const Company& one) { return one.id.value; });
  if (found == title.companies.companies.end()) return std::nullopt;
  const std::vector<int> shares = shares_of(*found);
  for (std::size_t i = share.president ? 0 : 1; i < shares.size(); ++i) {
    std::string name = fmt::format("{}_{}", share.company.value, i);
    if (shares[i] != share.percent.value || std::ranges::find(taken, name) != taken.end()) continue;
    taken.push_back(name);
    return name;
  }
  return std::nullopt;
}

RubyValue ability(const char* type) {
  RubyValue value = hash();
  put(value, "type", text(type));
  return value;
}

class PowersOfRuby {
 public:
  explicit PowersOfRuby(const Title& title) : title_(title) {}

  // The ability of the engine for a power of rules.yaml; nothing for a power that it lacks.
  std::optional<RubyValue> ability_for(const Node& power) const {
    const std::string word = text_of(&power, "power");
    if (word == "lay_tile" || word == "teleport") return lay(power, word == "teleport");
    if (word == "exchange") return exchange(power);
    if (word == "not_sold") return ability("no_buy");
    if (word == "stays_open") {
      RubyValue value = ability("close");
      put(value, "on_phase", text("never"));
      return value;
    }
    if (word == "closes_with_par" || word == "closes_with_train") {
      RubyValue value = ability("close");
      put(value, "when", text(word == "closes_with_par" ? "par" : "bought_train"));
      const std::vector<std::string> companies = texts_of(&power, "companies");
      if (word == "closes_with_train" && !companies.empty())
        put(value, "corporation", text(companies.front()));
      return value;
    }
    if (word == "lay_discount") {
      RubyValue value = ability("tile_discount");
      owner(value, power);
      put(value, "discount", number(integer_of(&power, "amount").value_or(0)));
      if (const std::string terrain = text_of(&power, "terrain"); !terrain.empty())
        put(value, "terrain", text(terrain));
      return value;
    }
    if (word == "revenue") {
      RubyValue value = ability("revenue_change");
      put(value, "revenue", number(integer_of(&power, "amount").value_or(0)));
      put(value, "on_phase", text(phase_for(title_, text_of(&power, "phase"))));
      return value;
    }
    return std::nullopt;
  }

 private:
  static void owner(RubyValue& value, const Node& power) {
    const std::string holder = text_of(&power, "holder");
    if (holder == "player") put(value, "owner_type", text("player"));
    if (holder == "company") put(value, "owner_type", text("corporation"));
  }

  static void times(RubyValue& value, const Node& power) {
    static constexpr auto known =
        std::to_array<std::pair<std::string_view, std::string_view>>({{"any_time", "any"},
                                                                      {"stock_round", "stock_round"},
                                                                      {"company_turn", "owning_corp_or_turn"},
                                                                      {"track", "track"},
                                                                      {"token", "token"},
                                                                      {"owner_track", "owning_player_track"},
                                                                      {"between_turns", "or_between_turns"},
                                                                      {"sold", "sold"}});
    std::vector<std::string> when;
    for (const std::string& word : texts_of(&power, "when"))
      for (const auto& [ours, theirs] : known)
        if (word == ours) when.emplace_back(theirs);
    if (when.size() == 1) put(value, "when", text(when.front()));
    if (when.size() > 1) put(value, "when", texts(when));
  }

  static void flag_of(RubyValue& value, const Node& power, const char* ours, const char* theirs) {
    if (const auto set = boolean_of(&power, ours)) put(value, theirs, flag(*set));
  }

  std::optional<RubyValue> lay(const Node& power, bool teleport) const {
    const std::vector<std::string> hexes = texts_of(&power, "hexes");
    if (hexes.empty()) return std::nullopt;
    RubyValue value = ability(teleport ? "teleport" : "tile_lay");
    owner(value, power);
    times(value, power);
    put(value, "hexes", texts(hexes));
    put(value, "tiles", texts(texts_of(&power, "tiles")));
    if (const auto count = integer_of(&power, "count")) put(value, "count", number(*count));
    if (teleport) return value;
    if (const auto amount = integer_of(&power, "amount")) put(value, "discount", number(*amount));
    flag_of(value, power, "free", "free");
    flag_of(value, power, "together", "must_lay_together");
    flag_of(value, power, "all", "must_lay_all");
    flag_of(value, power, "joined", "connect");
    flag_of(value, power, "connected", "reachable");
    flag_of(value, power, "closes", "closed_when_used_up");
    flag_of(value, power, "any_tile", "special");
    return value;
  }

  static RubyValue exchange(const Node& power) {
    RubyValue value = ability("exchange");
    owner(value, power);
    times(value, power);
    const std::vector<std::string> companies = texts_of(&power, "companies");
    put(value, "corporations", companies.empty() ? text("any") : texts(companies));
    std::vector<std::string> from;
    for (const std::string& one : texts_of(&power, "from"))
      from.emplace_back(one == "pool" ? "market" : "ipo");
    put(value, "from", texts(from.empty() ? std::vector<std::string>{"ipo"} : from));
    return value;
  }

  const Title& title_;
};

// The first range that names the private company, or none.
const Node* sale_of(const Node* rules, const std::string& name) {
  for (const Node& sale : items_of(value_of(rules, "privates"), "sold_to_companies")) {
    const std::vector<std::string> names = texts_of(&sale, "privates");
    if (names.empty() || std::ranges::find(names, name) != names.end()) return &sale;
  }
  return nullptr;
}

void put_prices(RubyValue& value, int price, const Node* sale) {
  if (sale == nullptr) return;
  constexpr int usual_least = 50;
  constexpr int usual_most = 200;
  const int least = integer_of(sale, "least").value_or(usual_least);
  const int most = integer_of(sale, "most").value_or(usual_most);
  if (least != usual_least) put(value, "min_price", number((price * least + whole - 1) / whole));
  if (most != usual_most) put(value, "max_price", number(price * most / whole));
}

bool closes_with_event(const Title& title, const Private& one) {
  for (const Train& train : title.roster.trains)
    for (const TrainEvent& event : train.events)
      if (event.kind.starts_with("close") && event.kind.ends_with("privates"))
        for (const Ref& on : one.closes_on)
          if (train_for(title, on.value) == train.name.value) return true;
  return false;
}

RubyValue company_of(const Company& company, const std::string& folder) {
  RubyValue value = hash();
  if (company.float_percent) put(value, "float_percent", number(company.float_percent->value));
  put(value, "sym", text(company.id.value));
  put(value, "name", text(company.name.empty() ? company.id.value : company.name));
  put(value, "logo", text(fmt::format("{}/{}", folder, company.id.value)));
  RubyValue tokens = list();
  for (const Placed<int>& cost : company.tokens) tokens.items.push_back(number(cost.value));
  put(value, "tokens", std::move(tokens));
  if (company.homes.size() == 1) {
    put(value, "coordinates", text(company.homes[0].hex.value));
    if (company.homes[0].city) put(value, "city", number(company.homes[0].city->value));
  } else if (!company.homes.empty()) {
    RubyValue hexes = list();
    RubyValue cities = list();
    for (const Station& home : company.homes) {
      hexes.items.push_back(text(home.hex.value));
      cities.items.push_back(home.city ? number(home.city->value) : nothing());
    }
    put(value, "coordinates", std::move(hexes));
    const bool any =
        std::ranges::any_of(company.homes, [](const Station& one) { return one.city.has_value(); });
    if (any) put(value, "city", std::move(cities));
  }
  if (company.destination) put(value, "destination_coordinates", text(company.destination->hex.value));
  if (!company.colour.empty()) put(value, "color", text(company.colour));
  if (!company.text_colour.empty()) put(value, "text_color", text(company.text_colour));
  return value;
}

}  // namespace

std::string train_for(const Title& title, const std::string& name) {
  for (const Train& train : title.roster.trains) {
    if (train.name.value == name) return name;
    for (const Train& side : train.variants)
      if (side.name.value == name) return name;
  }
  for (const Phase& phase : title.roster.phases)
    if (phase.name.value == name && !phase.on.empty()) return phase.on.front().value;
  return name;
}

std::string phase_for(const Title& title, const std::string& name) {
  for (const Phase& phase : title.roster.phases)
    if (phase.name.value == name) return name;
  for (const Phase& phase : title.roster.phases)
    if (names(phase.on, name)) return phase.name.value;
  return name;
}

RubyValue private_companies(const Title& title, const Node* rules) {
  RubyValue all = list();
  const PowersOfRuby powers(title);
  const Node* const trade = value_of(rules, "privates");
  std::vector<std::string> taken;
  for (const Private& one : title.companies.privates) {
    RubyValue value = hash();
    put(value, "sym", text(one.id.value));
    put(value, "name", text(one.name.empty() ? one.id.value : one.name));
    put(value, "value", number(one.price.value));
    put(value, "revenue", number(one.revenue.value));
    put(value, "desc", text(one.text));
    put_prices(value, one.price.value, sale_of(rules, one.id.value));
    if (const auto players = integer_of(value_of(trade, "from_players"), one.id.value))
      put(value, "min_players", number(*players));
    RubyValue abilities = list();
    if (!one.blocks.empty()) {
      RubyValue blocks = ability("blocks_hexes");
      put(blocks, "owner_type", text("player"));
      put(blocks, "hexes", texts(values_of(one.blocks)));
      abilities.items.push_back(std::move(blocks));
    }
    std::vector<std::string> shares;
    for (const GrantedShare& share : one.shares)
      if (auto name = share_name(title, share, taken)) shares.push_back(std::move(*name));
    if (!shares.empty()) {
      RubyValue grant = ability("shares");
      put(grant, "shares", shares.size() == 1 ? text(shares.front()) : texts(shares));
      abilities.items.push_back(std::move(grant));
    }
    for (const Node& power : items_of(value_of(trade, "powers"), one.id.value))
      if (auto made = powers.ability_for(power)) abilities.items.push_back(std::move(*made));
    if (!one.closes_on.empty() && !closes_with_event(title, one)) {
      RubyValue close = ability("close");
      put(close, "on_phase", text(phase_for(title, one.closes_on.front().value)));
      abilities.items.push_back(std::move(close));
    }
    if (!abilities.items.empty()) put(value, "abilities", std::move(abilities));
    all.items.push_back(std::move(value));
  }
  return all;
}

RubyCompanies companies(const Title& title) {
  RubyCompanies result{list(), list()};
  constexpr int usual_limit = 60;
  const bool one_kind =
      std::ranges::all_of(title.companies.companies, [](const Company& one) { return one.kind == "major"; });
  for (const Company& company : title.companies.companies) {
    RubyValue value = company_of(company, title.slug);
    const std::vector<int> shares = shares_of(company);
    if (!one_kind) {
      std::string type = company.kind;
      std::ranges::replace(type, '-', '_');
      put(value, "type", symbol(type));
    }
    if (shares.empty()) {
      result.minors.items.push_back(std::move(value));
      continue;
    }
    const bool usual = shares == std::vector<int>{20, 10, 10, 10, 10, 10, 10, 10, 10};
    if (!usual) {
      RubyValue percents = list();
      for (const int share : shares) percents.items.push_back(number(share));
      put(value, "shares", std::move(percents));
    }
    const int limit = title.holding_limit ? title.holding_limit->value : whole;
    if (limit != usual_limit) put(value, "max_ownership_percent", number(limit));
    if (company.capitalization == "full" || company.capitalization == "incremental")
      put(value, "capitalization", symbol(company.capitalization));
    result.corporations.items.push_back(std::move(value));
  }
  return result;
}

}  // namespace trackwright::ruby
