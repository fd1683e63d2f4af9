#include "render/tile/livery.h"

#include <algorithm>
#include <cmath>

namespace trackwright {
namespace {

// The minimum contrast at which large bold letters stay legible (WCAG 2 requires 3).
constexpr double least_contrast = 3.0;

double linear(double channel) {
  return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(Rgb c) {
  return 0.2126 * linear(c.r) + 0.7152 * linear(c.g) + 0.0722 * linear(c.b);
}

}  // namespace

double contrast(Rgb a, Rgb b) {
  const double la = luminance(a);
  const double lb = luminance(b);
  return (std::max(la, lb) + 0.05) / (std::min(la, lb) + 0.05);
}

Rgb legible_on(Rgb background, Rgb wished) {
  return contrast(background, wished) >= least_contrast ? wished : readable_on(background);
}

Rgb tint(Rgb c, double share) {
  const auto mix = [share](double channel) { return 1 - (1 - channel) * share; };
  return {mix(c.r), mix(c.g), mix(c.b)};
}

std::optional<Rgb> find_colour(const Theme& theme, const std::string& family, const std::string& name) {
  for (const std::string& tried : {family, std::string("company"), std::string("tile")})
    if (const auto found = theme.find(tried + "." + name)) return *found;
  const auto named = theme.find(name);
  return named ? named : rgb_from_hex(name);
}

Rgb colour_in(const Theme& theme, const std::string& family, const std::string& name) {
  return find_colour(theme, family, name).value_or(theme.colour("missing"));
}

Company as_converted(const Company& company, const Theme& theme) {
  Company later = company;
  const Livery worn = livery(company, theme);
  later.colour = to_hex(worn.text);
  later.text_colour = to_hex(worn.ground);
  later.logo.clear();
  for (Certificate& certificate : later.certificates) {
    if (certificate.then) {
      certificate.percent = *certificate.then;
      certificate.then.reset();
    }
  }
  if (!company.conversion) return later;
  const Conversion& conversion = *company.conversion;
  later.kind = conversion.kind.empty() ? later.kind : conversion.kind;
  later.capitalization = conversion.capitalization.empty() ? later.capitalization : conversion.capitalization;
  if (conversion.keeps_notes)
    later.notes.insert(later.notes.begin(), conversion.notes.begin(), conversion.notes.end());
  else if (!conversion.notes.empty())
    later.notes = conversion.notes;
  return later;
}

Rgb on_paper(const Livery& worn) {
  constexpr double visible = 1.4;
  return contrast(worn.ground, {1, 1, 1}) >= visible ? worn.ground : worn.text;
}

Livery on_card(const Livery& worn, const Theme& theme) {
  const double strength = theme.width("card.ground");
  if (strength >= 1) return worn;
  const Rgb ground = tint(worn.ground, strength);
  constexpr double small_letters = 3.5;
  for (const Rgb text : {worn.text, worn.ground})
    if (contrast(ground, text) >= small_letters) return {ground, text};
  return {ground, theme.colour("paper.text")};
}

Livery livery(const Company& company, const Theme& theme) {
  const Rgb ground = colour_in(theme, "company", company.colour);
  if (company.text_colour.empty()) return {ground, readable_on(ground)};
  return {ground, legible_on(ground, colour_in(theme, "company", company.text_colour))};
}

}  // namespace trackwright
