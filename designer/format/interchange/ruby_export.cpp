#include "designer/format/interchange/ruby_export.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <set>
#include <string_view>

#include "designer/format/interchange/ruby_board.h"
#include "designer/format/interchange/ruby_companies.h"
#include "designer/format/interchange/ruby_rules.h"
#include "designer/format/interchange/ruby_write.h"
#include "designer/format/text/values.h"
#include "engine/base/words.h"

namespace trackwright {

namespace {

constexpr std::size_t deep = 8;  // the indentation of constants in the class

// A word of code for a sentence: "Companies may buy privates" gives companies_may_buy_privates.
std::string code_word(std::string_view sentence) {
  std::string word;
  for (const char c : sentence) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte < 0x80U && std::isalnum(byte) != 0)
      word += lower_case(c);
    else if (!word.empty() && word.back() != '_')
      word += '_';
  }
  while (word.ends_with('_')) word.pop_back();
  constexpr std::size_t longest = 40;
  word = word.substr(0, longest);
  return word.empty() || std::isdigit(static_cast<unsigned char>(word[0])) != 0 ? "event_" + word : word;
}

class RubyExport {
 public:
  RubyExport(const Title& title, const FileTrees& trees) : title_(title) {
    const auto rules = trees.find("rules.yaml");
    if (rules != trees.end()) rules_ = &rules->second;
    for (const char c : title.slug)
      if (std::isalnum(static_cast<unsigned char>(c)) != 0) module_ += c;
  }

  std::vector<std::pair<std::string, std::string>> files() const {
    return {{"meta.rb", meta()}, {"map.rb", map()}, {"entities.rb", entities()}, {"game.rb", game()}};
  }

 private:
  static std::string in_modules(const std::string& head, const std::string& module, const std::string& open,
                                const std::string& body) {
    return fmt::format(
        "# frozen_string_literal: true\n\n{}module Engine\n  module Game\n    module {}\n      {}\n{}      "
        "end\n"
        "    end\n  end\nend\n",
        head.empty() ? "" : head + "\n", module, open, body);
  }

  std::string meta() const {
    std::string body = "        include Game::Meta\n\n";
    const auto add = [&](const char* name, const RubyValue& value) {
      body += ruby::constant(name, value, deep);
    };
    const auto add_text = [&](const char* name, const std::string& text) {
      if (!text.empty()) add(name, ruby::text(text));
    };
    add("DEV_STAGE", ruby::symbol("prealpha"));
    add_text("GAME_TITLE", title_.name);
    add_text("GAME_SUBTITLE", title_.subtitle);
    add_text("GAME_DESIGNER", title_.designer);
    add_text("GAME_PUBLISHER", title_.publisher);
    add_text("GAME_LOCATION", title_.location);
    const auto [least, most] = std::ranges::minmax(title_.players, {}, &PlayerRow::players);
    add("PLAYER_RANGE", ruby::list({ruby::number(least.players), ruby::number(most.players)}));
    return in_modules(
        "# Publication on 18xx.games needs the permission of the designer and the publisher.\n"
        "require_relative '../meta'\n",
        module_, "module Meta", body);
  }

  std::string map() const {
    std::string body;
    const Layout& layout = title_.map.layout();
    const bool flat = layout.orientation == Orientation::Flat;
    body += ruby::constant("LAYOUT", ruby::symbol(flat ? "flat" : "pointy"), deep);
    if (const bool across = layout.letters_along_x; across != flat) {
      RubyValue axes = ruby::hash();
      ruby::put(axes, "x", ruby::symbol(across ? "letter" : "number"));
      ruby::put(axes, "y", ruby::symbol(across ? "number" : "letter"));
      body += ruby::constant("AXES", axes, deep);
    }
    body += "\n" + ruby::constant("TILES", ruby::tiles(title_), deep);
    body += "\n" + ruby::constant("LOCATION_NAMES", ruby::location_names(title_.map), deep);
    body += "\n" + ruby::constant("HEXES", ruby::hexes(title_), deep);
    return in_modules("", module_, "module Map", body);
  }

  std::string entities() const {
    const ruby::RubyCompanies companies = ruby::companies(title_);
    std::string body = ruby::constant("COMPANIES", ruby::private_companies(title_, rules_), deep);
    body += "\n" + ruby::constant("CORPORATIONS", companies.corporations, deep);
    if (!companies.minors.items.empty()) body += "\n" + ruby::constant("MINORS", companies.minors, deep);
    return in_modules("", module_, "module Entities", body);
  }

  // ---- game.rb

  std::string currency() const {
    std::string text;
    for (std::size_t i = 0; i < title_.currency.size(); ++i) {
      const bool slot = title_.currency.compare(i, 2, "{}") == 0;
      text += slot ? "%s" : title_.currency[i] == '%' ? "%%" : std::string(1, title_.currency[i]);
      if (slot) ++i;
    }
    return text;
  }

  RubyValue cash() const {
    RubyValue all = ruby::hash();
    for (const PlayerRow& row : title_.players)
      ruby::put(all, ruby::number(row.players), ruby::number(row.cash ? row.cash->value : 0));
    return all;
  }

  RubyValue limits() const {
    constexpr int none = 100;  // as 18xx.games writes a game without a limit
    RubyValue all = ruby::hash();
    for (const PlayerRow& row : title_.players) {
      RubyValue by_companies = limits_by_companies(row.players);
      const int limit = row.certificates ? row.certificates->value : none;
      ruby::put(all, ruby::number(row.players),
                by_companies.items.empty() ? ruby::number(limit) : std::move(by_companies));
    }
    return all;
  }

  // The limits for each number of companies, if the title states them so.
  RubyValue limits_by_companies(int players) const {
    RubyValue all = ruby::hash();
    if (!title_.certificate_table.by.starts_with("companies")) return all;
    for (const CertificateTable::Row& row : title_.certificate_table.rows) {
      const auto limit = row.limit.find(players);
      const bool number = !row.label.empty() && std::ranges::all_of(row.label, [](unsigned char c) {
        return std::isdigit(c) != 0;
      });
      if (!number || limit == row.limit.end()) return ruby::hash();
      ruby::put(all, ruby::number(std::stoi(row.label)), ruby::number(limit->second.value));
    }
    return all;
  }

  bool is_phase_of(const char* key, const Phase& phase) const {
    const Node* const privates = value_of(rules_, "privates");
    if (std::string_view(key) == "between_players") {
      const auto phases = texts_of(privates, key);
      return std::ranges::find(phases, phase.name.value) != phases.end();
    }
    for (const Node& sale : items_of(privates, key)) {
      const auto phases = texts_of(&sale, "phases");
      if (texts_of(&sale, "companies").empty() &&
          (phases.empty() || std::ranges::find(phases, phase.name.value) != phases.end()))
        return true;
    }
    return false;
  }

  // The words of a phase: those of the engine for its rules, and those of the title.
  std::vector<std::string> status_of(const Phase& phase) const {
    std::vector<std::string> status;
    if (is_phase_of("sold_to_companies", phase)) status.emplace_back("can_buy_companies");
    if (is_phase_of("between_players", phase)) status.emplace_back("can_buy_companies_from_other_players");
    const auto single = texts_of(value_of(rules_, "trains"), "one_from_bank");
    if (std::ranges::find(single, phase.name.value) != single.end()) status.emplace_back("limited_train_buy");
    for (const std::string& text : phase.status)
      if (!is_said_by_rules(phase, text)) status.push_back(code_word(text));
    return status;
  }

  // True if a train that begins the phase closes the private companies.
  bool closes_privates(const Phase& phase) const {
    return std::ranges::any_of(title_.roster.trains, [&](const Train& train) {
      return names(phase.on, train.name.value) &&
             std::ranges::any_of(train.events, [](const TrainEvent& event) {
               return event_word(event) == "close_companies";
             });
    });
  }

  bool is_said_by_rules(const Phase& phase, const std::string& text) const {
    return text == "Companies may buy privates" || text.starts_with("Players may sell privates") ||
           (text == "Privates close" && closes_privates(phase));
  }

  RubyValue status_texts() const {
    RubyValue all = ruby::hash();
    const auto add = [&](const std::string& key, const std::string& text) {
      if (ruby_find(all, key) == nullptr) ruby::put(all, ruby::text(key), ruby::texts({text, text}));
    };
    for (const Phase& phase : title_.roster.phases) {
      if (is_phase_of("sold_to_companies", phase)) add("can_buy_companies", "Companies may buy privates");
      for (const std::string& text : phase.status) {
        if (text.starts_with("Players may sell privates")) add("can_buy_companies_from_other_players", text);
        if (!is_said_by_rules(phase, text)) add(code_word(text), text);
      }
    }
    return all;
  }

  RubyValue phases() const {
    RubyValue all = ruby::list();
    for (const Phase& phase : title_.roster.phases) {
      RubyValue value = ruby::hash();
      ruby::put(value, "name", ruby::text(phase.name.value));
      if (phase.on.size() == 1) ruby::put(value, "on", ruby::text(phase.on[0].value));
      if (phase.on.size() > 1) {
        RubyValue on = ruby::list();
        for (const Ref& train : phase.on) on.items.push_back(ruby::text(train.value));
        ruby::put(value, "on", std::move(on));
      }
      ruby::put(value, "train_limit", train_limit(phase));
      RubyValue tiles = ruby::list();
      for (const auto& colour : phase.tiles)
        tiles.items.push_back(ruby::symbol(std::string(word_of(colour.value))));
      ruby::put(value, "tiles", std::move(tiles));
      ruby::put(value, "operating_rounds",
                ruby::number(phase.operating_rounds ? phase.operating_rounds->value : 1));
      if (const auto status = status_of(phase); !status.empty())
        ruby::put(value, "status", ruby::texts(status));
      all.items.push_back(std::move(value));
    }
    return all;
  }

  RubyValue train_limit(const Phase& phase) const {
    std::set<int> limits;
    for (const auto& [kind, limit] : phase.limits) limits.insert(limit.value);
    if (limits.empty()) return ruby::number(endless_limit);
    if (limits.size() == 1) return ruby::number(*limits.begin());
    RubyValue by_kind = ruby::hash();
    for (const auto& [kind, limit] : phase.limits) {
      std::string type = kind;
      std::ranges::replace(type, '-', '_');
      ruby::put(by_kind, ruby::symbol(type), ruby::number(limit.value));
    }
    return by_kind;
  }

  static RubyValue distance(const Reach& reach) {
    constexpr int any = 999;
    if (reach.rows.empty()) return ruby::number(reach.unlimited ? any : std::max(reach.stops, reach.hexes));
    RubyValue rows = ruby::list();
    for (const Allowance& row : reach.rows) {
      RubyValue value = ruby::hash();
      std::vector<std::string> nodes;
      for (const StopKind kind : row.kinds) nodes.emplace_back(word_of(kind));
      ruby::put(value, ruby::text("nodes"), ruby::texts(nodes));
      ruby::put(value, ruby::text("pay"), ruby::number(std::min(row.pay, endless_limit)));
      ruby::put(value, ruby::text("visit"), ruby::number(std::min(row.visit, endless_limit)));
      if (row.multiplier != 1) ruby::put(value, ruby::text("multiplier"), ruby::number(row.multiplier));
      rows.items.push_back(std::move(value));
    }
    return rows;
  }

  void put_triggers(RubyValue& value, const char* key, const std::vector<Ref>& refs, bool phase) const {
    std::vector<std::string> all;
    for (const Ref& ref : refs)
      all.push_back(phase ? ruby::phase_for(title_, ref.value) : ruby::train_for(title_, ref.value));
    if (all.size() == 1) ruby::put(value, key, ruby::text(all.front()));
    if (all.size() > 1) ruby::put(value, key, phase ? ruby::text(all.front()) : ruby::texts(all));
  }

  RubyValue train(const Train& train) const {
    RubyValue value = ruby::hash();
    ruby::put(value, "name", ruby::text(train.name.value));
    ruby::put(value, "distance", distance(train.reach));
    ruby::put(value, "price", ruby::number(train.price.value));
    if (train.reach.stops == 1 && !train.reach.local) ruby::put(value, "no_local", ruby::flag(true));
    if (train.reach.multiplier != 1) ruby::put(value, "multiplier", ruby::number(train.reach.multiplier));
    put_triggers(value, "rusts_on", train.rusts_on, false);
    put_triggers(value, "obsolete_on", train.obsolete_on, false);
    put_triggers(value, "available_on", train.available_on, true);
    if (!train.discount.empty()) {
      RubyValue discount = ruby::hash();
      for (const auto& [name, amount] : train.discount)
        ruby::put(discount, ruby::text(name), ruby::number(amount));
      ruby::put(value, "discount", std::move(discount));
    }
    return value;
  }

  static std::string event_word(const TrainEvent& event) {
    const bool close = event.kind.starts_with("close") && event.kind.ends_with("privates");
    return close ? "close_companies" : code_word(event.kind.empty() ? event.text : event.kind);
  }

  RubyValue trains() const {
    RubyValue all = ruby::list();
    for (const Train& one : title_.roster.trains) {
      RubyValue value = train(one);
      ruby::put(value, "num", one.count ? ruby::number(one.count->value) : ruby::text("unlimited"));
      RubyValue variants = ruby::list();
      for (const Train& side : one.variants) variants.items.push_back(train(side));
      if (!variants.items.empty()) ruby::put(value, "variants", std::move(variants));
      RubyValue events = ruby::list();
      for (const TrainEvent& event : one.events) {
        RubyValue told = ruby::hash();
        ruby::put(told, ruby::text("type"), ruby::text(event_word(event)));
        events.items.push_back(std::move(told));
      }
      if (!events.items.empty()) ruby::put(value, "events", std::move(events));
      all.items.push_back(std::move(value));
    }
    return all;
  }

  // The events of the title, each with its text.
  std::vector<std::pair<std::string, std::string>> events() const {
    std::vector<std::pair<std::string, std::string>> all;
    for (const Train& train : title_.roster.trains)
      for (const TrainEvent& event : train.events) {
        const std::string word = event_word(event);
        if (std::ranges::none_of(all, [&](const auto& one) { return one.first == word; }))
          all.emplace_back(word, event.text);
      }
    return all;
  }

  RubyValue event_texts() const {
    RubyValue all = ruby::hash();
    for (const auto& [word, text] : events()) ruby::put(all, ruby::text(word), ruby::texts({text, text}));
    return all;
  }

  std::string market() const {
    std::string body = "\n" + ruby::constant("MARKET", ruby::market(title_.market), deep);
    RubyValue texts = ruby::hash();
    RubyValue colours = ruby::hash();
    const auto types = ruby::zone_types(title_.market);
    for (const MarketZone& zone : title_.market.zones) {
      const auto type = types.find(zone.letter);
      if (type == types.end() || ruby_find(texts, type->second.type) != nullptr) continue;
      ruby::put(texts, type->second.type.c_str(),
                ruby::text(zone.meaning.empty() ? zone.name : zone.meaning));
      if (!zone.colour.empty()) ruby::put(colours, type->second.type.c_str(), ruby::symbol(zone.colour));
    }
    if (!texts.items.empty()) body += merged("MARKET_TEXT", texts);
    if (!colours.items.empty()) body += merged("STOCKMARKET_COLORS", colours);
    return body;
  }

  // NAME = Base::NAME.merge(...)
  static std::string merged(const char* name, const RubyValue& value) {
    return fmt::format("\n        {} = Base::{}.merge(\n          {}\n        ).freeze\n", name, name,
                       ruby::written(value, deep + 2, deep + 2));
  }

  std::string game() const {
    std::string body =
        "        include_meta(" + module_ + "::Meta)\n        include Entities\n        include Map\n\n";
    constexpr int unlimited = 99'999;
    body += ruby::constant("CURRENCY_FORMAT_STR", ruby::text(currency()), deep);
    body += ruby::constant("BANK_CASH", ruby::number(title_.bank ? title_.bank->value : unlimited), deep);
    body += ruby::constant("STARTING_CASH", cash(), deep);
    body += ruby::constant("CERT_LIMIT", limits(), deep);
    const bool incremental = title_.capitalization.starts_with("incremental");
    body += ruby::constant("CAPITALIZATION", ruby::symbol(incremental ? "incremental" : "full"), deep);
    body += market();
    body += "\n" + ruby::constant("PHASES", phases(), deep);
    body += "\n" + ruby::constant("TRAINS", trains(), deep);
    if (const RubyValue texts = event_texts(); !texts.items.empty()) body += merged("EVENTS_TEXT", texts);
    if (const RubyValue texts = status_texts(); !texts.items.empty()) body += merged("STATUS_TEXT", texts);
    body += "\n";
    for (const auto& [name, value] : ruby::rule_constants(title_, rules_))
      body += ruby::constant(name, value, deep);
    body += hooks();
    return in_modules(
        "require_relative 'meta'\nrequire_relative 'map'\nrequire_relative 'entities'\nrequire_relative "
        "'../base'\n",
        module_, "class Game < Game::Base", body);
  }

  // What the engine has no constant for, although it has the rule.
  std::string hooks() const {
    std::string code;
    if (title_.market.shape == MarketShape::Zigzag)
      code +=
          "\n        def init_stock_market\n          StockMarket.new(game_market, "
          "self.class::CERT_LIMIT_TYPES,\n"
          "                          multiple_buy_types: self.class::MULTIPLE_BUY_TYPES, zigzag: true)\n"
          "        end\n";
    if (title_.companies.privates.empty())
      code += "\n        def init_round\n          stock_round\n        end\n";
    for (const auto& [word, text] : events())
      if (word != "close_companies")
        code += fmt::format("\n        def event_{}!\n          @log << {}\n        end\n", word,
                            ruby::written(ruby::text("-- " + text + " --"), deep + 2, deep + 2));
    const bool choice = std::ranges::any_of(title_.companies.companies,
                                            [](const Company& one) { return one.homes.size() != 1; });
    if (choice) code += homes;
    return code;
  }

  // Companies with several homes, or none, choose a city.
  static constexpr const char* homes = R"ruby(
        def home_token_locations(corporation)
          homes = Array(corporation.coordinates)
          return homes.map { |id| hex_by_id(id) } unless homes.empty?

          hexes.select { |hex| hex.tile.cities.any? { |city| city.tokenable?(corporation, free: true) } }
        end

        def stock_round
          Round::Stock.new(self, [
            Step::DiscardTrain,
            Step::HomeToken,
            Step::Exchange,
            Step::SpecialTrack,
            Step::BuySellParShares,
          ])
        end

        def operating_round(round_num)
          Round::Operating.new(self, [
            Step::Bankrupt,
            Step::HomeToken,
            Step::Exchange,
            Step::SpecialTrack,
            Step::BuyCompany,
            Step::Track,
            Step::Token,
            Step::Route,
            Step::Dividend,
            Step::DiscardTrain,
            Step::BuyTrain,
            [Step::BuyCompany, { blocks: true }],
          ], round_num: round_num)
        end
)ruby";

  const Title& title_;
  const Node* rules_ = nullptr;
  std::string module_ = "G";
};

}  // namespace

std::vector<std::pair<std::string, std::string>> ruby_of(const Title& title, const FileTrees& trees) {
  return RubyExport(title, trees).files();
}

}  // namespace trackwright
