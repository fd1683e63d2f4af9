#include "designer/checks/prelude.h"

#include <array>
#include <cmath>

namespace trackwright::checks {

namespace {

struct Rgb {
  double red = 0, green = 0, blue = 0;
};

std::optional<double> channel(std::string_view digits) {
  int value = 0;
  for (const char c : digits) {
    constexpr std::string_view all = "0123456789abcdef";
    const auto digit = all.find(lower_case(c));
    if (digit == std::string_view::npos) return std::nullopt;
    value = 16 * value + static_cast<int>(digit);
  }
  return digits.size() == 1 ? 17 * value : value;
}

std::optional<Rgb> rgb_of(std::string_view colour) {
  if ((colour.size() != 4 && colour.size() != 7) || colour.front() != '#') return std::nullopt;
  const std::size_t width = colour.size() / 3;
  const auto red = channel(colour.substr(1, width));
  const auto green = channel(colour.substr(1 + width, width));
  const auto blue = channel(colour.substr(1 + 2 * width, width));
  if (!red || !green || !blue) return std::nullopt;
  return Rgb{*red, *green, *blue};
}

// Colours that titles use by name, with the values of the classic theme (templates/themes/classic.yaml).
constexpr auto named = std::to_array<std::pair<std::string_view, std::string_view>>(
    {{"red", "#c4302b"},        {"blue", "#2458a6"},        {"green", "#2f8046"},
     {"yellow", "#f4cc2a"},     {"orange", "#e57a1f"},      {"brown", "#7a4a28"},
     {"black", "#26221f"},      {"white", "#f7f4ec"},       {"gray", "#84847f"},
     {"purple", "#6e3f8c"},     {"pink", "#e08bab"},        {"violet", "#8f5fb0"},
     {"light-blue", "#5fa8d8"}, {"light-green", "#8fbf4d"}, {"dark-green", "#1f5636"},
     {"dark-blue", "#182f5f"},  {"dark-red", "#7f1f22"},    {"turquoise", "#1f9a95"},
     {"teal", "#1a6f78"},       {"tan", "#cbb083"},         {"cyan", "#3bb4cc"},
     {"lavender", "#b6a3d6"},   {"lime", "#b7cf3a"},        {"magenta", "#c2308a"},
     {"maroon", "#6b1f33"},     {"navy", "#1a2750"},        {"gold", "#c99a2e"},
     {"silver", "#b3b6b8"},     {"olive", "#7d7a2b"},       {"crimson", "#b01e3c"},
     {"light-gray", "#c4c4be"}, {"dark-gray", "#565650"}});

std::optional<Rgb> rgb_in_print(std::string_view colour) {
  const auto known = std::ranges::find(named, colour, &std::pair<std::string_view, std::string_view>::first);
  return rgb_of(known == named.end() ? colour : known->second);
}

struct Lab {
  double light = 0, red = 0, yellow = 0;
};

double linear(double channel) {
  const double part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
}

double lab_step(double part) {
  return part > 0.008856 ? std::cbrt(part) : 7.787 * part + 16.0 / 116;
}

// Converts to CIELAB under daylight (D65).
Lab lab_of(const Rgb& rgb) {
  const double r = linear(rgb.red);
  const double g = linear(rgb.green);
  const double b = linear(rgb.blue);
  const double x = lab_step((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const double y = lab_step(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const double z = lab_step((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

// Returns how different two colours look in print: CIE94 with the weights for graphic arts.
double difference(const Lab& a, const Lab& b) {
  const double chroma_a = std::hypot(a.red, a.yellow);
  const double chroma_b = std::hypot(b.red, b.yellow);
  const double light = a.light - b.light;
  const double chroma = chroma_a - chroma_b;
  const double red = a.red - b.red;
  const double yellow = a.yellow - b.yellow;
  const double hue = std::max(0.0, red * red + yellow * yellow - chroma * chroma);
  const double mean = std::sqrt(chroma_a * chroma_b);
  const double weighed = chroma / (1 + 0.045 * mean);
  const double turned = std::sqrt(hue) / (1 + 0.015 * mean);
  return std::sqrt(light * light + weighed * weighed + turned * turned);
}

// Below this difference, 12 mm tokens seem to have one colour across a table.
constexpr double hardly = 7;

}  // namespace

void company_near_colour(const Facts& facts, Report& report) {
  std::vector<std::pair<const Company*, Lab>> coloured;
  for (const Company& company : facts.title.companies.companies)
    if (const auto rgb = rgb_in_print(company.colour)) coloured.emplace_back(&company, lab_of(*rgb));
  for (std::size_t i = 0; i < coloured.size(); ++i)
    for (std::size_t j = 0; j < i; ++j) {
      const auto& [company, lab] = coloured[i];
      const auto& [other, other_lab] = coloured[j];
      // company/same-colour and company/shared-colour report equal colours.
      if (company->kind != other->kind || company->text_colour != other->text_colour ||
          company->colour == other->colour)
        continue;
      const double apart = difference(lab, other_lab);
      if (apart <= 0 || apart >= hardly) continue;
      Finding& finding =
          report(company->place, company->id.value,
                 fmt::format("{} and {} have nearly the same colour, {} and {}", other->id.value,
                             company->id.value, other->colour, company->colour),
                 "change one `colour`; players must be able to tell tokens apart across the table");
      finding.related.push_back({other->place, "the other one"});
      finding.also.push_back({Name::Company, other->id.value});
    }
}

}  // namespace trackwright::checks
