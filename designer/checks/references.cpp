// Names that refer to nothing in the title: the rule of many checks, each a few rows of one table.
#include "designer/checks/meant_hex.h"
#include "designer/checks/prelude.h"
#include "engine/upgrade/form.h"

#include <array>

namespace trackwright {

namespace {

using Names = std::vector<std::string>;

class Look;

// All references to one kind of thing, as one check looks them up.
struct Reference {
  std::string_view check;
  bool (*known)(const Facts&, const std::string& name);
  Names (*names)(const Facts&);  // candidates for the help; nullptr: propose none
  std::string_view message;      // {0}: the object with the reference, {1}: the name
  std::string_view otherwise;    // the help if no candidate is spelt alike; {}: all candidates
  void (*all)(const Title&, const Look&);
  // Writes the help if it needs more than a name that is spelt alike; nullptr: use the names above.
  void (*help)(const Facts&, const std::string& name, Finding&) = nullptr;
};

bool is_hex(const Facts& facts, const std::string& name) {
  return facts.find_hex(name) != nullptr;
}

// Looks up names one by one and reports the unknown ones.
class Look {
 public:
  Look(const Facts& facts, const Reference& reference, Report& report)
      : facts_(facts), reference_(reference), report_(report) {}

  // `who` has the reference; the finding is about `object`.
  void operator()(const Ref& name, const std::string& object, const std::string& who) const {
    if (name.value.empty()) return;  // the reader reports the missing key
    if (reference_.known(facts_, name.value)) return;
    Finding& finding =
        report_(name.place, object, fmt::format(fmt::runtime(reference_.message), who, name.value));
    if (reference_.help != nullptr)
      reference_.help(facts_, name.value, finding);
    else
      finding.help = help(name.value);
    if (reference_.known == is_hex && is_part_of_larger_map(facts_)) finding.severity = Severity::Warning;
  }
  void operator()(const Ref& name, const std::string& who) const { (*this)(name, who, who); }

 private:
  std::string help(const std::string& name) const {
    const Names names = reference_.names == nullptr ? Names() : reference_.names(facts_);
    std::string meant = did_you_mean(name, names);
    return meant.empty() ? fmt::format(fmt::runtime(reference_.otherwise), shortlist(names)) : meant;
  }

  const Facts& facts_;
  const Reference& reference_;
  Report& report_;
};

bool is_train(const Facts& facts, const std::string& name) {
  return facts.trains.contains(name);
}

bool is_phase(const Facts& facts, const std::string& name) {
  return facts.phases.contains(name);
}

bool is_train_or_phase(const Facts& facts, const std::string& name) {
  return is_train(facts, name) || is_phase(facts, name);
}

bool is_tile(const Facts& facts, const std::string& name) {
  return facts.title.tiles.contains(name);
}

// Whether a line of upgrades can begin with this name; words for unbuilt hexes count, too.
bool is_tile_or_unbuilt(const Facts& facts, const std::string& name) {
  const auto labelled = [&](const HexFacts& hex) {
    return std::ranges::find(hex.hex->tile.labels, name) != hex.hex->tile.labels.end();
  };
  return is_tile(facts, name) || is_hex(facts, name) || from_word<ChartSource>(name) ||
         std::ranges::any_of(facts.hexes, labelled);
}

bool is_in_manifest(const Facts& facts, const std::string& name) {
  return facts.in_manifest.contains(name);
}

bool is_company(const Facts& facts, const std::string& name) {
  return find_company(facts.title.companies, name) != nullptr;
}

bool is_company_or_kind(const Facts& facts, const std::string& name) {
  return is_company(facts, name) || facts.kinds.contains(name);
}

bool is_private(const Facts& facts, const std::string& name) {
  return find_private(facts.title.companies, name) != nullptr;
}

bool is_bonus_token(const Facts& facts, const std::string& name) {
  const auto& tokens = facts.title.companies.bonus_tokens;
  return std::ranges::find(tokens, name, &BonusToken::id) != tokens.end();
}

bool is_bonus_token_or_private(const Facts& facts, const std::string& name) {
  return is_bonus_token(facts, name) || is_private(facts, name);
}

bool is_private_or_company(const Facts& facts, const std::string& name) {
  return is_private(facts, name) || is_company(facts, name);
}

bool is_event(const Facts& facts, const std::string& name) {
  return std::ranges::any_of(facts.title.roster.trains, [&](const Train& train) {
    return std::ranges::find(train.events, name, &TrainEvent::kind) != train.events.end();
  });
}

bool is_stack(const Facts& facts, const std::string& name) {
  const auto& trains = facts.title.roster.trains;
  return std::ranges::find(trains, name, &Train::stack) != trains.end();
}

template <std::set<std::string> Facts::*names>
Names all_of(const Facts& facts) {
  return {(facts.*names).begin(), (facts.*names).end()};
}

Names trains_and_phases(const Facts& facts) {
  std::set<std::string> names = facts.trains;  // most phases are named after their trains
  names.insert(facts.phases.begin(), facts.phases.end());
  return {names.begin(), names.end()};
}

Names own_tiles(const Facts& facts) {
  Names numbers;
  for (const auto& [id, tile] : facts.title.tiles)
    if (tile.own) numbers.push_back(id);
  return numbers;
}

Names companies(const Facts& facts) {
  Names names;
  for (const Company& company : facts.title.companies.companies) names.push_back(company.id.value);
  return names;
}

Names privates(const Facts& facts) {
  Names names;
  for (const Private& company : facts.title.companies.privates) names.push_back(company.id.value);
  return names;
}

template <std::vector<Ref> Train::*list>
void of_trains(const Title& title, const Look& look) {
  for (const Train& train : title.roster.trains)
    for (const Ref& name : train.*list) look(name, train.name.value);
}

template <std::vector<Ref> Private::*list>
void of_privates(const Title& title, const Look& look) {
  for (const Private& company : title.companies.privates)
    for (const Ref& name : company.*list) look(name, company.id.value);
}

template <std::vector<Ref> UpgradeLine::*list>
void of_upgrade_lines(const Title& title, const Look& look) {
  for (const auto* lines : {&title.upgrades.chart, &title.upgrades.also, &title.upgrades.never})
    for (const UpgradeLine& line : *lines)
      for (const Ref& name : line.*list) look(name, name.value);
}

template <std::vector<Ref> UpgradeRules::*list>
void of_upgrade_rules(const Title& title, const Look& look) {
  for (const Ref& name : title.upgrades.*list) look(name, name.value);
}

void look_at_hexes_of_runs(const Title& title, const Look& look) {
  const auto look_at = [&](const std::vector<Ref>& list, const std::string& who) {
    for (const Ref& hex : list) look(hex, hex.value, who);
  };
  for (const RunBonus& bonus : title.runs.bonuses)
    for (const BonusNeed& need : bonus.needs) look_at(need.hexes, bonus.name);
  for (const RunFee& fee : title.runs.fees) {
    look_at(fee.hexes, fee.name);
    for (const Ref& pair : fee.crossings) {
      const std::size_t gap = pair.value.find(' ');
      look_at({{pair.value.substr(0, gap), pair.place}}, fee.name);
      if (gap != std::string::npos) look_at({{pair.value.substr(gap + 1), pair.place}}, fee.name);
    }
  }
  for (const RightOfWay& right : title.runs.rights) look_at({right.hex}, "a right of way");
  if (title.runs.passage)
    for (const auto& crossing : title.runs.passage->crossings) look_at(crossing, title.runs.passage->name);
  for (const StandIn& stand_in : title.runs.stand_ins) look_at({stand_in.hex, stand_in.city}, "`opens`");
  look_at(title.runs.counted, "`counted`");
}

constexpr std::array all_references{
    Reference{"company/unknown-phase", is_phase, all_of<&Facts::phases>,
              "{0} in phase {1}, which is not in the roster", "",
              [](const Title& title, const Look& look) {
                for (const Company& company : title.companies.companies)
                  for (const auto& [phase, percent] : company.float_by_phase)
                    look({phase, percent.place}, company.id.value,
                         fmt::format("{} floats at {} %", company.id.value, percent.value));
              }},
    Reference{"company/unknown-phase", is_phase, all_of<&Facts::phases>,
              "{0} in phase {1}, which is not in the roster", "",
              [](const Title& title, const Look& look) {
                for (const Company& company : title.companies.companies)
                  for (const auto& [token, steps] : company.token_steps)
                    for (const auto& [phase, cost] : steps)
                      look(phase, company.id.value,
                           fmt::format("a token of {} costs {}", company.id.value, money(title, cost)));
              }},
    Reference{"manifest/unknown-tile", is_tile, own_tiles,
              "{1} is neither a standard tile nor a tile of the title",
              "give its colour and code under `tiles`, or correct the number",
              [](const Title& title, const Look& look) {
                for (const ManifestEntry& entry : title.manifest) look(entry.id, entry.id.value);
              }},
    Reference{"phase/unknown-trigger", is_train, all_of<&Facts::trains>,
              "phase {0} begins with the first {1}-train, but there is no such train",
              "use a train of the roster: {}",
              [](const Title& title, const Look& look) {
                for (const Phase& phase : title.roster.phases)
                  for (const Ref& train : phase.on) look(train, phase.name.value);
              }},
    Reference{"private/unknown-closing", is_train_or_phase, trains_and_phases,
              "{0} closes on {1}, which is not a train or phase", "use a train or phase of the roster: {}",
              of_privates<&Private::closes_on>},
    Reference{"private/unknown-company", is_company, companies,
              "{0} comes with a share of {1}, but there is no such company", "",
              [](const Title& title, const Look& look) {
                for (const Private& company : title.companies.privates)
                  for (const GrantedShare& share : company.shares) look(share.company, company.id.value);
              }},
    Reference{"private/unknown-hex", is_hex, nullptr, "{0} blocks {1}, which is not a hex on the map", "",
              of_privates<&Private::blocks>, help_with_hex},
    Reference{"private/unknown-hex", is_hex, nullptr,
              "the power of {0} names {1}, which is not a hex on the map", "", of_privates<&Private::hexes>,
              help_with_hex},
    Reference{"private/unknown-phase", is_phase, all_of<&Facts::phases>,
              "{0} in phase {1}, which is not in the roster", "",
              [](const Title& title, const Look& look) {
                for (const Private& company : title.companies.privates)
                  for (const auto& [phase, revenue] : company.revenue_steps)
                    look(phase, company.id.value,
                         fmt::format("{} pays {}", company.id.value, money(title, revenue)));
              }},
    Reference{"private/unknown-tile", is_in_manifest, all_of<&Facts::in_manifest>,
              "{0} lays tile {1}, which is not in the manifest",
              "add it to the manifest, or name another tile", of_privates<&Private::tiles>},
    Reference{"run/unknown-hex", is_hex, nullptr, "{0} names {1}, which is not a hex on the map",
              "correct the coordinate", look_at_hexes_of_runs},
    Reference{"run/unknown-name", is_bonus_token, nullptr, "{0} names {1}, which is not a bonus token",
              "correct the name",
              [](const Title& title, const Look& look) {
                for (const RunBonus& bonus : title.runs.bonuses)
                  if (!bonus.token.empty() && bonus.token != "destination")
                    look({bonus.token, bonus.place}, bonus.token, bonus.name);
                for (const RunFee& fee : title.runs.fees)
                  for (const Ref& token : fee.tokens) look(token, token.value, fee.name);
                for (const Ref& token : title.runs.stations) look(token, token.value, "`stations`");
                for (const RightOfWay& right : title.runs.rights)
                  if (!right.holder.empty())
                    look({right.holder, right.place}, right.holder, "a right of way");
              }},
    Reference{"run/unknown-name", is_bonus_token_or_private, nullptr,
              "{0} names {1}, which is not a bonus token or private", "correct the name",
              [](const Title& title, const Look& look) {
                const auto look_at = [&](const std::string& holder, Place place, const std::string& who) {
                  if (!holder.empty()) look({holder, place}, holder, who);
                };
                for (const RunBonus& bonus : title.runs.bonuses)
                  look_at(bonus.holder, bonus.place, bonus.name);
                for (const RunFee& fee : title.runs.fees) look_at(fee.exempt_holder, fee.place, fee.name);
                if (const auto& free = title.runs.free_stops)
                  look_at(free->holder, free->place, "`free_stops`");
              }},
    Reference{"run/unknown-name", is_train, nullptr, "{0} names {1}, which is not a train",
              "correct the name",
              [](const Title& title, const Look& look) {
                for (const RunBonus& bonus : title.runs.bonuses)
                  for (const auto* list : {&bonus.not_trains, &bonus.with})
                    for (const Ref& train : *list) look(train, train.value, bonus.name);
                if (const auto& passage = title.runs.passage)
                  for (const Ref& train : passage->not_trains) look(train, train.value, passage->name);
                for (const Train& card : title.roster.trains)
                  if (!card.shuffled_with.value.empty())
                    look(card.shuffled_with, card.shuffled_with.value, card.name.value);
                for (const Train& card : title.roster.trains)
                  if (card.attaches)
                    for (const Ref& train : card.attaches->to) look(train, train.value, card.name.value);
              }},
    Reference{"run/unknown-name", is_phase, nullptr, "{0} names {1}, which is not a phase",
              "correct the name",
              [](const Title& title, const Look& look) {
                for (const RunFee& fee : title.runs.fees)
                  for (const Ref& phase : fee.phases) look(phase, phase.value, fee.name);
                for (const RunBonus& bonus : title.runs.bonuses)
                  for (const auto& [phase, value] : bonus.by_phase) look(phase, phase.value, bonus.name);
              }},
    Reference{"run/unknown-name", is_company_or_kind, nullptr, "{0} names {1}, which is not a company",
              "correct the name",
              [](const Title& title, const Look& look) {
                for (const RunFee& fee : title.runs.fees)
                  for (const std::string& company : fee.exempt) look({company, fee.place}, company, fee.name);
              }},
    Reference{"run/unknown-name", is_company, nullptr, "{0} names {1}, which is not a company",
              "correct the name",
              [](const Title& title, const Look& look) {
                for (const RunBonus& bonus : title.runs.bonuses)
                  for (const std::string& company : bonus.companies)
                    look({company, bonus.place}, company, bonus.name);
                if (const auto& bypass = title.runs.bypass)
                  for (const std::string& company : bypass->companies)
                    look({company, bypass->place}, company, "the passing of full cities");
              }},
    Reference{"run/unknown-name", is_event, nullptr, "{0} names {1}, which is not an event of a train",
              "correct the name",
              [](const Title& title, const Look& look) {
                const auto look_at = [&](const auto& rule) {
                  if (!rule.after.empty()) look({rule.after, rule.place}, rule.after, rule.name);
                };
                std::ranges::for_each(title.runs.bonuses, look_at);
                std::ranges::for_each(title.runs.fees, look_at);
              }},
    Reference{"run/unknown-name", is_stack, nullptr, "{0} names {1}, which is not a stack of cards",
              "correct the name",
              [](const Title& title, const Look& look) {
                if (const auto& passage = title.runs.passage)
                  look({passage->stack, passage->place}, passage->stack, passage->name);
                if (const auto& bypass = title.runs.bypass; bypass && !bypass->stack.empty())
                  look({bypass->stack, bypass->place}, bypass->stack, "the bypass");
                for (const StandIn& stand_in : title.runs.stand_ins)
                  if (!stand_in.stack.empty())
                    look({stand_in.stack, stand_in.place}, stand_in.stack, "`opens`");
              }},
    Reference{"title/unknown-name", is_private_or_company, nullptr,
              "the row for {0} leaves out {1}, which is not a private or company", "correct the name",
              [](const Title& title, const Look& look) {
                for (const PlayerRow& row : title.players)
                  for (const Ref& name : row.without) look(name, name.value, counted(row.players, "player"));
              }},
    Reference{"title/unknown-name", is_train, all_of<&Facts::trains>,
              "the row for {0} changes the number of `{1}` trains, but `{1}` is not a train",
              "correct the name",
              [](const Title& title, const Look& look) {
                for (const PlayerRow& row : title.players)
                  for (const auto& [train, count] : row.trains)
                    look(train, train.value, counted(row.players, "player"));
              }},
    Reference{"title/unknown-name", is_in_manifest, all_of<&Facts::in_manifest>,
              "the row for {0} changes the number of tile {1}, which is not in the manifest",
              "correct the number",
              [](const Title& title, const Look& look) {
                for (const PlayerRow& row : title.players)
                  for (const auto& [tile, count] : row.tiles)
                    look(tile, tile.value, counted(row.players, "player"));
              }},
    Reference{"token/unknown-hex", is_hex, nullptr,
              "the bonus token {0} goes to {1}, which is not a hex on the map", "",
              [](const Title& title, const Look& look) {
                for (const BonusToken& token : title.companies.bonus_tokens)
                  for (const Ref& hex : token.hexes) look(hex, token.id);
              },
              help_with_hex},
    Reference{"token/unknown-owner", is_private, privates,
              "the bonus token {0} comes with {1}, but there is no such private", "",
              [](const Title& title, const Look& look) {
                for (const BonusToken& token : title.companies.bonus_tokens)
                  if (!token.owner.empty()) look({token.owner, token.place}, token.id);
              }},
    Reference{"train/unknown-discount", is_train, all_of<&Facts::trains>,
              "the {0}-train has a discount for a traded-in {1}-train, but there is no such train", "",
              [](const Title& title, const Look& look) {
                for (const Train& train : title.roster.trains)
                  for (const auto& [old, off] : train.discount) look({old, train.place}, train.name.value);
              }},
    Reference{"train/unknown-trigger", is_train_or_phase, trains_and_phases,
              "the {0}-train rusts on {1}, which is not a train or phase",
              "use a train or phase of the roster: {}", of_trains<&Train::rusts_on>},
    Reference{"train/unknown-trigger", is_train_or_phase, trains_and_phases,
              "the {0}-train becomes obsolete on {1}, which is not a train or phase",
              "use a train or phase of the roster: {}", of_trains<&Train::obsolete_on>},
    Reference{"train/unknown-trigger", is_train_or_phase, trains_and_phases,
              "the {0}-train becomes available on {1}, which is not a train or phase",
              "use a train or phase of the roster: {}", of_trains<&Train::available_on>},
    Reference{"upgrade/unknown-event", is_event, nullptr,
              "an upgrade waits for {1}, which is not an event of a train",
              "name the `kind` of an event in roster.yaml",
              [](const Title& title, const Look& look) {
                for (const auto* lines : {&title.upgrades.chart, &title.upgrades.also, &title.upgrades.never})
                  for (const UpgradeLine& line : *lines)
                    for (const std::string* event : {&line.after, &line.until})
                      if (!event->empty()) look({*event, line.place}, *event);
              }},
    Reference{"upgrade/unknown-hex", is_hex, nullptr,
              "an upgrade applies to {1}, which is not a hex on the map", "",
              of_upgrade_lines<&UpgradeLine::hexes>, help_with_hex},
    Reference{"upgrade/unknown-hex", is_hex, nullptr,
              "an upgrade excludes {1}, which is not a hex on the map", "",
              of_upgrade_lines<&UpgradeLine::not_hexes>, help_with_hex},
    Reference{"upgrade/unknown-phase", is_phase, all_of<&Facts::phases>,
              "an upgrade applies from phase {1} on, but there is no such phase", "",
              [](const Title& title, const Look& look) {
                for (const auto* lines : {&title.upgrades.chart, &title.upgrades.also, &title.upgrades.never})
                  for (const UpgradeLine& line : *lines)
                    if (!line.phase.empty()) look({line.phase, line.place}, line.phase);
              }},
    Reference{"upgrade/unknown-tile", is_tile_or_unbuilt, all_of<&Facts::in_manifest>,
              "{1} is not a tile, a hex or a kind of hex", "", of_upgrade_lines<&UpgradeLine::from>},
    Reference{"upgrade/unknown-tile", is_tile, all_of<&Facts::in_manifest>, "there is no tile {1}", "",
              of_upgrade_lines<&UpgradeLine::to>},
    Reference{"upgrade/unknown-tile", is_tile, all_of<&Facts::in_manifest>, "there is no tile {1}", "",
              of_upgrade_rules<&UpgradeRules::any_rotation>},
    Reference{"upgrade/unknown-tile", is_tile, all_of<&Facts::in_manifest>, "there is no tile {1}", "",
              of_upgrade_rules<&UpgradeRules::final_tiles>},
};

}  // namespace

namespace checks {

void references(const Facts& facts, Report& report) {
  for (const Reference& reference : all_references)
    if (reference.check == report.check()) reference.all(facts.title, Look(facts, reference, report));
}

}  // namespace checks

}  // namespace trackwright
