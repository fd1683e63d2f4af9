#include "engine/title/gaps.h"

#include <algorithm>
#include <array>

namespace trackwright {

namespace {

constexpr std::array parts = std::to_array<TitlePart>({
    {"title.yaml", "currency"},
    {"title.yaml", "players", Name::Kind::Players},
    {"title.yaml", "certificate_limits"},
    {"title.yaml", "bank"},
    {"title.yaml", "notes"},
    {"title.yaml", "holding_limit"},
    {"title.yaml", "pool_limit"},
    {"title.yaml", "capitalization"},
    {"title.yaml", "stock_round"},
    {"title.yaml", "operating_round"},
    {"title.yaml", "game_end"},
    {"title.yaml", "totals"},
    {"title.yaml", "census"},
    {"title.yaml", "sources"},
    {"title.yaml", "allow"},
    {"map.yaml", "layout"},
    {"map.yaml", "letters"},
    {"map.yaml", "hexes", Name::Kind::Hex},
    {"map.yaml", "hexsides"},
    {"tiles.yaml", "manifest", Name::Kind::Tile},
    {"tiles.yaml", "tiles", Name::Kind::Tile},
    {"tiles.yaml", "upgrades"},
    {"market.yaml", "shape"},
    {"market.yaml", "rows"},
    {"market.yaml", "zones", Name::Kind::Zone},
    {"market.yaml", "par"},
    {"roster.yaml", "phases", Name::Kind::Phase},
    {"roster.yaml", "trains", Name::Kind::Train},
    {"roster.yaml", "loans", Name::Kind::Loan},
    {"roster.yaml", "runs"},
    {"companies.yaml", "defaults", Name::Kind::CompanyKind},
    {"companies.yaml", "companies", Name::Kind::Company},
    {"companies.yaml", "privates", Name::Kind::Private},
    {"companies.yaml", "bonus_tokens", Name::Kind::BonusToken},
    {"companies.yaml", "neutral_stations"},
    {"companies.yaml", "value_tiles"},
    {"rules.yaml", "rules"},
});

// Whether the gap concerns this part in any way.
bool concerns(const Gap& gap, const TitlePart& part) {
  if (gap.file != part.file) return false;
  if (part.key == "rules") return true;  // a file that is one part
  return gap.key.empty() ? !gap.read.contains(std::string(part.key)) : gap.key == part.key;
}

bool covers(const Gap& gap, std::string_view field) {
  if (gap.key.empty()) return true;
  return gap.field.empty() ? !gap.read.contains(std::string(field)) : gap.field == field;
}

bool is_of_all(const Gap& gap) {
  return gap.key.empty() || (gap.thing.empty() && gap.field.empty() && gap.read.empty());
}

}  // namespace

std::span<const TitlePart> title_parts() {
  return parts;
}

const TitlePart* find_part(std::string_view key) {
  const auto part = std::ranges::find(parts, key, &TitlePart::key);
  return part == parts.end() ? nullptr : &*part;
}

const TitlePart* find_part(std::string_view file, std::string_view key) {
  const TitlePart* part = find_part(key);
  return part == nullptr || part->file != file ? nullptr : part;
}

std::optional<Datum> datum_named(std::string_view name) {
  const std::size_t dot = std::min(name.find('.'), name.size());
  const TitlePart* part = find_part(name.substr(0, dot));
  if (part == nullptr) return std::nullopt;
  return Datum{part, name.substr(std::min(dot + 1, name.size()))};
}

bool Gaps::lack(const Datum& datum) const {
  return std::ranges::any_of(gaps_, [&](const Gap& gap) {
    if (!concerns(gap, *datum.part)) return false;
    if (datum.part->things == Name::Kind::Nothing) return datum.field.empty() || covers(gap, datum.field);
    if (gap.unnamed || gap.thing.empty()) return true;
    return !datum.field.empty() && covers(gap, datum.field);
  });
}

bool Gaps::lack(const Datum& datum, const Name& thing) const {
  if (datum.part->things == Name::Kind::Nothing || datum.part->things != thing.kind) return false;
  return std::ranges::any_of(gaps_, [&](const Gap& gap) {
    if (!concerns(gap, *datum.part)) return false;
    if (gap.thing.empty()) return true;
    if (gap.thing != thing.text) return false;
    return gap.unnamed || (!datum.field.empty() && covers(gap, datum.field));
  });
}

bool Gaps::lack_all(const Datum& datum) const {
  return std::ranges::any_of(gaps_,
                             [&](const Gap& gap) { return concerns(gap, *datum.part) && is_of_all(gap); });
}

}  // namespace trackwright
