#include "designer/checks/consequences.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace trackwright {

namespace {

struct Need {
  std::string_view part;
  std::string_view checks;  // a family ("map/"), the beginning of names, or one name
};

// What checks cannot judge when a part of the title is incomplete.
constexpr std::array<Need, 68> needs{{
    {"title", "title/"},
    {"title", "money/"},
    {"title", "manifest/total-differs"},
    {"title", "train/total-differs"},
    {"title", "company/total-differs"},
    {"title", "private/total-differs"},
    {"title", "token/total-differs"},
    {"board", "map/"},
    {"board", "upgrade/"},
    {"board", "manifest/supply-short"},
    {"board", "tile/label-without-hex"},
    {"board", "company/home-"},
    {"board", "company/destination"},
    {"board", "private/unknown-hex"},
    {"board", "private/text-hex"},
    {"board", "private/tile-fits-nowhere"},
    {"board", "token/unknown-hex"},
    {"hexes", "upgrade/tile-"},
    {"hexes", "map/disconnected"},
    {"hexes", "map/label-without-tile"},
    {"hexes", "map/phase-value-"},
    {"hexes", "manifest/supply-short"},
    {"hexes", "tile/label-without-hex"},
    {"hexes", "private/tile-fits-nowhere"},
    {"manifest", "manifest/"},
    {"manifest", "upgrade/"},
    {"manifest", "tile/"},
    {"tiles", "manifest/"},
    {"tiles", "upgrade/"},
    {"tiles", "tile/"},
    {"tiles", "map/label-without-tile"},
    {"tiles", "private/unknown-tile"},
    {"upgrades", "upgrade/"},
    {"upgrades", "tile/unused"},
    {"market", "market/"},
    {"market", "company/par-not-on-market"},
    {"market", "company/float-"},
    {"phases", "phase/"},
    {"phases", "train/"},
    {"phases", "upgrade/"},
    {"phases", "map/phase-value-"},
    {"phases", "tile/colour-never-available"},
    {"phases", "company/float-"},
    {"phases", "private/"},
    {"trains", "train/"},
    {"trains", "phase/"},
    {"trains", "private/"},
    {"trains", "money/"},
    {"companies", "company/total-differs"},
    {"companies", "token/"},
    {"companies", "train/permanents-short"},
    {"companies", "phase/limit-"},
    {"companies", "money/"},
    {"privates", "private/"},
    {"privates", "company/total-differs"},
    {"title", "second-source/players"},
    {"title", "second-source/cash"},
    {"title", "second-source/certificate-limit"},
    {"title", "second-source/bank"},
    {"board", "second-source/"},
    {"hexes", "second-source/hex"},
    {"manifest", "second-source/tile"},
    {"tiles", "second-source/tile"},
    {"market", "second-source/market-"},
    {"phases", "second-source/"},
    {"trains", "second-source/"},
    {"companies", "second-source/company"},
    {"privates", "second-source/private"},
}};

bool is_word_character(char c) {
  return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
}

// As a word of its own.
bool mentions(std::string_view message, std::string_view name) {
  for (std::size_t at = message.find(name); at != std::string_view::npos; at = message.find(name, at + 1)) {
    const bool starts = at == 0 || !is_word_character(message[at - 1]);
    const std::size_t end = at + name.size();
    if (starts && (end == message.size() || !is_word_character(message[end]))) return true;
  }
  return false;
}

// A bare number in a message may be anything; a coordinate or an abbreviation is what it looks like.
bool is_distinct(std::string_view name) {
  return name.size() > 1 &&
         std::ranges::any_of(name, [](char c) { return is_word_character(c) && (c < '0' || c > '9'); });
}

}  // namespace

bool follows_from_reading(const Finding& finding, const Title& title) {
  if (title.unreadable.contains(finding.object)) return true;
  // What was allowed may be among the findings that are held back.
  if (finding.check == "title/stale-allow" && !title.unreadable_parts.empty()) return true;
  for (const Need& need : needs)
    if (title.unreadable_parts.contains(std::string(need.part)) && finding.check.starts_with(need.checks))
      return true;
  return std::ranges::any_of(title.unreadable, [&](const std::string& name) {
    return is_distinct(name) && mentions(finding.message, name);
  });
}

}  // namespace trackwright
