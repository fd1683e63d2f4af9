#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

struct Member {
  const HexFacts* hex = nullptr;
  const Stop* stop = nullptr;
};

// A place has its value printed in one hex and hidden in the others, which have no value of their own.
bool is_printed(const Stop& stop) {
  return !stop.hide && (stop.revenue.flat != 0 || !stop.revenue.steps.empty());
}

void report_pair(const Member& first, const Member& other, const std::string& message, Report& report) {
  Finding& finding =
      report(other.hex->hex->code_place, other.hex->hex->id, message, "give all of them the same value");
  finding.related.push_back({first.hex->hex->code_place, "the other one"});
  finding.also.push_back({Name::Hex, first.hex->hex->id});
}

// Compares the hexes with the same name.
void look_at_place(const std::string& name, const std::vector<Member>& members, Report& report) {
  const Member& first = members.front();
  const auto other = std::ranges::find_if(members, [&](const Member& member) {
    return member.hex != first.hex && member.stop->revenue != first.stop->revenue;
  });
  if (other == members.end()) return;
  report_pair(first, *other,
              fmt::format("{} and {} are both named {}, but have different values", first.hex->hex->id,
                          other->hex->hex->id, name),
              report);
}

bool adjoin(const Member& a, const Member& b) {
  return std::ranges::find(a.hex->neighbours, b.hex->hex) != a.hex->neighbours.end();
}

bool is_unnamed_part(const Member& member) {
  return member.stop->kind == StopKind::OffBoard && member.hex->hex->name.empty();
}

// Compares a hex without a name with the place beside it, because it is a part of that place.
void look_at_parts(const std::string& group, const std::vector<Member>& members, Report& report) {
  for (const Member& part : members) {
    if (!is_unnamed_part(part)) continue;
    const Member* beside = nullptr;
    bool equal = false;
    for (const Member& other : members) {
      if (other.hex == part.hex || !adjoin(part, other)) continue;
      if (beside == nullptr) beside = &other;
      equal = equal || other.stop->revenue == part.stop->revenue;
    }
    if (beside == nullptr || equal) continue;
    // Report the first of two such hexes only.
    if (is_unnamed_part(*beside) && beside->hex < part.hex) continue;
    report_pair(*beside, part,
                fmt::format("{} and {} lie side by side in the group {}, but have different values",
                            beside->hex->hex->id, part.hex->hex->id, group),
                report);
  }
}

// Reports an area whose value differs from the others, if these are two or more and agree.
void look_at_areas(const std::string& group, const std::vector<Member>& members, Report& report) {
  std::vector<const Member*> areas;
  for (const Member& member : members)
    if (member.stop->kind == StopKind::OffBoard && !member.hex->hex->name.empty() && is_printed(*member.stop))
      areas.push_back(&member);
  if (areas.size() < 3) return;
  for (const Member* odd : areas) {
    const Member& some = odd == areas.front() ? *areas.back() : *areas.front();
    const auto agrees = [&](const Member* one) {
      return one == odd ? one->stop->revenue != some.stop->revenue : one->stop->revenue == some.stop->revenue;
    };
    if (!std::ranges::all_of(areas, agrees)) continue;
    report_pair(
        some, *odd,
        fmt::format(
            "{} differs in value from the other {} areas of the group {}, which all have the same value",
            hex_words(*odd->hex->hex), areas.size() - 1, group),
        report);
  }
}

}  // namespace

void map_group_values_differ(const Facts& facts, Report& report) {
  std::map<std::pair<std::string, std::string>, std::vector<Member>> places;  // by group and name
  std::map<std::string, std::vector<Member>> groups;
  for (const HexFacts& hex : facts.hexes)
    for (const Stop& stop : hex.hex->tile.stops)
      for (const std::string& group : stop.groups) {
        groups[group].push_back({&hex, &stop});
        if (!hex.hex->name.empty() && is_printed(stop))
          places[{group, hex.hex->name}].push_back({&hex, &stop});
      }
  for (const auto& [place, members] : places) look_at_place(place.second, members, report);
  for (const auto& [group, members] : groups) {
    look_at_parts(group, members, report);
    look_at_areas(group, members, report);
  }
}

}  // namespace trackwright::checks
