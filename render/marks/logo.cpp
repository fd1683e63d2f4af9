#include "render/marks/logo.h"

#include <fmt/format.h>

#include <algorithm>

#include "render/drawing/picture.h"

namespace trackwright {

namespace {

struct WantedArt {
  std::string file;
  std::string what;  // "the logo of DSB"
  std::string object;
  Place place;
  std::string help;
};

// Several components show the same picture, so report each fault only once.
void report_art(Findings& findings, const WantedArt& wanted, const char* check, std::string message) {
  const bool told = std::ranges::any_of(
      findings, [&](const Finding& one) { return one.check == check && one.object == wanted.object; });
  if (told) return;
  findings.push_back({.check = check,
                      .severity = Severity::Warning,
                      .message = std::move(message),
                      .place = wanted.place,
                      .help = wanted.help,
                      .related = {},
                      .edits = {},
                      .object = wanted.object});
}

Picture art_file(const ComponentContext& context, const WantedArt& wanted) {
  if (wanted.file.empty() || context.art == nullptr) return nullptr;
  const auto file = context.art->find(wanted.file);
  if (file == context.art->end()) {
    report_art(context.findings, wanted, "kit/missing-art",
               fmt::format("{} {} is not in art/", wanted.what, wanted.file));
    return nullptr;
  }
  const ArtFile& found = file->second;
  if (found.bytes == nullptr) {
    report_art(context.findings, wanted, "kit/missing-art",
               fmt::format("{} {} {}", wanted.what, wanted.file, found.refused));
    return nullptr;
  }
  if (const auto size = picture_size(*found.bytes); !size) {
    report_art(
        context.findings, wanted, "kit/broken-art",
        fmt::format("{} {} cannot be drawn as SVG or PNG: {}", wanted.what, wanted.file, size.error()));
    return nullptr;
  }
  return found.bytes;
}

}  // namespace

Picture logo(const ComponentContext& context, const Company& company) {
  const Place place = company.logo_place.file != 0 ? company.logo_place : company.place;
  return art_file(context, {company.logo, "the logo of " + company.id.value, company.id.value, place,
                            "add the file; until then, the abbreviation is printed"});
}

Picture chapter_art(const ComponentContext& context, const std::string& file) {
  if (context.art == nullptr) return nullptr;
  const auto found = context.art->find(file);
  return found == context.art->end() || found->second.bytes == nullptr || !picture_size(*found->second.bytes)
             ? nullptr
             : found->second.bytes;
}

Picture map_art(const ComponentContext& context) {
  const Map& map = context.title.map;
  return art_file(context, {map.art, "the background of the map", "map", map.art_place,
                            "add the file; until then, the map is printed without it"});
}

}  // namespace trackwright
