#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "designer/checks/check.h"
#include "designer/format/text/nodes.h"
#include "designer/format/yaml/edit.h"
#include "designer/studio/meaning.h"
#include "engine/base/words.h"
#include "engine/tile/language.h"

namespace trackwright {

namespace {

// Lines with one fact each; skips empty facts.
class Lines {
 public:
  explicit Lines(std::string heading) : text_("**" + std::move(heading) + "**") {}
  void add(const std::string& what, const std::string& said) {
    if (!said.empty()) text_ += fmt::format("  \n{}: {}", what, said);
  }
  void add(const std::string& said) {
    if (!said.empty()) text_ += "  \n" + said;
  }
  std::string take() { return std::move(text_); }

 private:
  std::string text_;
};

std::string joined(const std::vector<Ref>& refs) {
  std::string text;
  for (const Ref& ref : refs) text += (text.empty() ? "" : ", ") + ref.value;
  return text;
}

std::string count_text(const Title& title, const std::string& id) {
  const auto entry =
      std::ranges::find_if(title.manifest, [&](const ManifestEntry& one) { return one.id.value == id; });
  if (entry == title.manifest.end()) return "not in the manifest";
  return entry->count ? fmt::format("{} in the manifest", *entry->count) : "unlimited in the manifest";
}

std::string meaning_of(const Title& title, const Hex& hex) {
  Lines lines(hex.name.empty() ? "Hex " + hex.id : fmt::format("{} ({})", hex.name, hex.id));
  lines.add(fmt::format("{}{}", word_of(hex.tile.colour), hex.fixed ? ", never upgraded" : ""));
  const std::string text = tile_text(hex.tile);
  if (!text.empty()) lines.add("`" + text + "`");
  std::string around;
  for (int edge = 0; edge < 6; ++edge)
    if (const Hex* next = title.map.neighbour(hex, Edge(edge)))
      around += fmt::format("{}{} {}", around.empty() ? "" : ", ", edge, next->id);
  lines.add("Neighbours by edge", around);
  std::string homes;
  for (const Company& company : title.companies.companies)
    if (std::ranges::any_of(company.homes, [&](const Station& home) { return home.hex.value == hex.id; }))
      homes += (homes.empty() ? "" : ", ") + company.id.value;
  lines.add("Home of", homes);
  const auto neutral = std::ranges::count(title.companies.neutral_stations, hex.id,
                                          [](const NeutralStation& one) { return one.at.hex.value; });
  if (neutral > 0) lines.add("Neutral stations", std::to_string(neutral));
  return lines.take();
}

std::string meaning_of(const Title& title, const TileDefinition& tile) {
  Lines lines("Tile " + tile.id);
  lines.add(fmt::format("{}, {}{}", word_of(tile.tile.colour), count_text(title, tile.id),
                        tile.own ? ", defined in this title" : ""));
  lines.add("`" + tile_text(tile.tile) + "`");
  lines.add(tile.note);
  return lines.take();
}

std::string meaning_of(const Title& title, const Train& train) {
  Lines lines("Train " + train.name.value);
  lines.add("Price", money(title, train.price.value));
  lines.add("Count", train.count ? std::to_string(train.count->value) : "unlimited");
  lines.add("Rusts on", joined(train.rusts_on));
  lines.add("Obsolete on", joined(train.obsolete_on));
  lines.add("On sale from", joined(train.available_on));
  for (const Phase& phase : title.roster.phases)
    if (names(phase.on, train.name.value)) lines.add("Begins phase", phase.name.value);
  for (const TrainEvent& event : train.events) lines.add("Event", event.text);
  lines.add(train.text);
  return lines.take();
}

std::string meaning_of(const Title& title, const Phase& phase) {
  Lines lines("Phase " + phase.name.value);
  lines.add("Begins with train", joined(phase.on));
  std::string colours;
  for (const auto& colour : phase.tiles)
    colours += fmt::format("{}{}", colours.empty() ? "" : ", ", word_of(colour.value));
  lines.add("Tiles", colours);
  std::string limits;
  for (const auto& [kind, limit] : phase.limits)
    limits += fmt::format("{}{} {}", limits.empty() ? "" : ", ", kind, limit.value);
  lines.add("Train limits", limits);
  std::string rusts;
  for (const Train& train : title.roster.trains)
    if (std::ranges::any_of(phase.on, [&](const Ref& on) { return names(train.rusts_on, on.value); }))
      rusts += (rusts.empty() ? "" : ", ") + train.name.value;
  lines.add("Rusts", rusts);
  for (const std::string& status : phase.status) lines.add(status);
  return lines.take();
}

std::string meaning_of(const Title& title, const Company& company) {
  Lines lines(company.name.empty() ? company.id.value
                                   : fmt::format("{} ({})", company.name, company.id.value));
  lines.add(company.kind);
  std::string homes;
  for (const Station& home : company.homes) {
    const Hex* hex = title.map.find(std::string_view(home.hex.value));
    homes += fmt::format("{}{}{}", homes.empty() ? "" : ", ", home.hex.value,
                         hex != nullptr && !hex->name.empty() ? " " + hex->name : "");
  }
  lines.add("Home", homes.empty() ? company.home_text : homes);
  if (company.destination) lines.add("Destination", company.destination->hex.value);
  std::string tokens;
  for (const auto& cost : company.tokens) tokens += (tokens.empty() ? "" : ", ") + money(title, cost.value);
  lines.add("Station tokens", tokens);
  if (company.float_percent) lines.add("Floats at", fmt::format("{} %", company.float_percent->value));
  return lines.take();
}

std::string meaning_of(const Title& title, const Loan& loan) {
  Lines lines(loan.name.value);
  lines.add(fmt::format("{} of {}", loan.bought() ? "Bond" : "Loan", money(title, loan.value.value)));
  if (loan.interest) lines.add("Interest", money(title, loan.interest->value));
  std::string limits;
  for (const auto& [kind, limit] : loan.limits)
    limits += fmt::format("{}{} {}", limits.empty() ? "" : ", ", kind, limit.value);
  lines.add("Limit", limits);
  if (loan.count) lines.add("Count", std::to_string(loan.count->value));
  lines.add(loan.text);
  return lines.take();
}

std::string meaning_of(const Title& title, const Private& company) {
  Lines lines(company.name.empty() ? company.id.value : company.name);
  lines.add(fmt::format("Private, {}, pays {}", money(title, company.price.value),
                        money(title, company.revenue.value)));
  lines.add("Blocks", joined(company.blocks));
  lines.add("Closes on", joined(company.closes_on));
  lines.add(company.text);
  return lines.take();
}

std::string meaning_of(const MarketZone& zone) {
  Lines lines("Zone " + zone.letter + (zone.name.empty() ? "" : ": " + zone.name));
  lines.add(zone.meaning);
  return lines.take();
}

std::string meaning_of_event(const Title& title, const std::string& kind) {
  for (const Train& train : title.roster.trains)
    for (const TrainEvent& event : train.events)
      if (event.kind == kind) {
        Lines lines("Event " + kind);
        lines.add(fmt::format("With the first {}: {}", train.name.value, event.text));
        return lines.take();
      }
  return {};
}

std::string meaning_of_token(const Title& title, const std::string& id) {
  const auto& tokens = title.companies.bonus_tokens;
  const auto token = std::ranges::find(tokens, id, &BonusToken::id);
  if (token == tokens.end()) return {};
  Lines lines(token->name.empty() ? token->id : token->name);
  lines.add(token->text);
  lines.add("Applies in", joined(token->hexes));
  return lines.take();
}

}  // namespace

std::string meaning(const Title& title, const Name& name) {
  const std::string& text = name.text;
  const auto told = [&](const auto* thing) {
    return thing == nullptr ? std::string() : meaning_of(title, *thing);
  };
  switch (name.kind) {
    case Name::Hex:
      return told(title.map.find(std::string_view(text)));
    case Name::Tile:
      return told(find_tile(title, text));
    case Name::Train:
      return told(find_train(title.roster, text));
    case Name::Phase:
      return told(find_phase(title.roster, text));
    case Name::Company:
      return told(find_company(title.companies, text));
    case Name::Private:
      return told(find_private(title.companies, text));
    case Name::BonusToken:
      return meaning_of_token(title, text);
    case Name::Loan:
      return told(find_loan(title.roster, text));
    case Name::Event:
      return meaning_of_event(title, text);
    case Name::Zone: {
      const auto zone = std::ranges::find(title.market.zones, text, &MarketZone::letter);
      return zone == title.market.zones.end() ? std::string() : meaning_of(*zone);
    }
    case Name::Check: {
      const Check* check = find_check(text);
      return check == nullptr ? std::string() : fmt::format("**{}**  \n{}", check->name, check->sentence);
    }
    default:
      return {};
  }
}

namespace {

Node numbers(std::initializer_list<std::pair<const char*, int>> members) {
  Node said = mapping_node();
  for (const auto& [key, number] : members) add(said, key, number_node(number));
  return said;
}

Node named(const std::string& name) {
  Node said = mapping_node();
  add(said, "name", text_node(name));
  return said;
}

Node phase() {
  Node said = mapping_node();
  add(said, "tiles", list_node({text_node("yellow")}));
  add(said, "operating_rounds", number_node(1));
  return said;
}

Node tile() {
  Node said = mapping_node();
  add(said, "colour", text_node("yellow"));
  add(said, "code", text_node("path=a:0,b:3"));
  return said;
}

// The list for things of a kind, and the minimal contents of an entry.
struct Listing {
  Name::Kind kind;
  std::string_view file;
  const char* key;
  Node (*entry)(const std::string& name);
};

constexpr std::array listings{
    Listing{Name::Company, "companies.yaml", "companies", named},
    Listing{Name::Private, "companies.yaml", "privates",
            [](const std::string&) {
              return numbers({{"price", 0}, {"revenue", 0}});
            }},
    Listing{Name::BonusToken, "companies.yaml", "bonus_tokens",
            [](const std::string&) {
              return numbers({{"count", 1}});
            }},
    Listing{Name::Train, "roster.yaml", "trains",
            [](const std::string&) {
              return numbers({{"count", 1}, {"price", 0}, {"reach", 2}});
            }},
    Listing{Name::Loan, "roster.yaml", "loans",
            [](const std::string&) {
              return numbers({{"count", 1}, {"value", 100}, {"interest", 10}});
            }},
    Listing{Name::Phase, "roster.yaml", "phases", [](const std::string&) { return phase(); }},
    Listing{Name::Zone, "market.yaml", "zones", named},
    Listing{Name::Tile, "tiles.yaml", "tiles", [](const std::string&) { return tile(); }},
    Listing{Name::Hex, "map.yaml", "hexes", [](const std::string&) { return mapping_node(); }}};

Edits edits_of(const std::string& text, const Node& tree, const Listing& listing, Entry entry) {
  const Node* list = tree.find(listing.key);
  if (list != nullptr && list->kind == Node::Kind::Mapping && !list->entries.empty() && !list->alias)
    return insert_entry(text, *list, list->entries.size(), entry);
  if (list != nullptr || tree.kind != Node::Kind::Mapping || tree.entries.empty()) return {};
  Entry whole;
  whole.key = listing.key;
  whole.value = mapping_node();
  whole.value.entries.push_back(std::move(entry));
  return insert_entry(text, tree, tree.entries.size(), whole);
}

}  // namespace

std::vector<Edit> edits_to_define(const Names& names, const Name& name) {
  const auto listing = std::ranges::find(listings, name.kind, &Listing::kind);
  if (listing == listings.end() || name.text.empty() || names.definition(name) != nullptr) return {};
  for (const TitlePage& page : names.pages().pages) {
    if (!page.own || !page.path.ends_with("/" + std::string(listing->file))) continue;
    Entry entry;
    entry.key = name.text;
    entry.value = listing->entry(name.text);
    return edits_of(names.pages().sources.file(page.file)->text, page.tree, *listing, std::move(entry));
  }
  return {};
}

}  // namespace trackwright
