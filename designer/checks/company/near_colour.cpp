#include "designer/checks/prelude.h"

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
    const auto digit = all.find(c >= 'A' && c <= 'F' ? static_cast<char>(c - 'A' + 'a') : c);
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

// How far apart they look, by weights that change with the red (Thiadmer Riemersma, "Colour metric"): from 0
// to some 760. Printed side by side, less than 20 is one colour.
double difference(const Rgb& a, const Rgb& b) {
  const double mean = (a.red + b.red) / 2;
  const double red = a.red - b.red;
  const double green = a.green - b.green;
  const double blue = a.blue - b.blue;
  return std::sqrt((2 + mean / 256) * red * red + 4 * green * green + (2 + (255 - mean) / 256) * blue * blue);
}

constexpr double hardly = 20;

}  // namespace

void company_near_colour(const Facts& facts, Report& report) {
  std::vector<std::pair<const Company*, Rgb>> coloured;
  for (const Company& company : facts.title.companies.companies)
    if (const auto rgb = rgb_of(company.colour)) coloured.emplace_back(&company, *rgb);
  for (std::size_t i = 0; i < coloured.size(); ++i)
    for (std::size_t j = 0; j < i; ++j) {
      const auto& [company, rgb] = coloured[i];
      const auto& [other, other_rgb] = coloured[j];
      // The very same: company/same-colour and company/shared-colour.
      if (company->kind != other->kind || company->text_colour != other->text_colour) continue;
      const double apart = difference(rgb, other_rgb);
      if (apart <= 0 || apart >= hardly) continue;
      Finding& finding =
          report(company->place, company->id.value,
                 fmt::format("{} and {} have nearly the same colour, {} and {}", other->id.value,
                             company->id.value, other->colour, company->colour),
                 "tokens must be told apart across the table; change `colour`");
      finding.related.push_back({other->place, "the other one"});
      finding.also.push_back({Name::Company, other->id.value});
    }
}

}  // namespace trackwright::checks
