#include "render/sheets/paper.h"

#include <fmt/core.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <optional>

namespace trackwright {
namespace {

// Parses a text that is exactly one decimal number, independent of the locale.
std::optional<double> number(const std::string& text) {
  double value = 0;
  const char* end = text.data() + text.size();
  const auto [rest, error] = std::from_chars(text.data(), end, value, std::chars_format::fixed);
  if (error != std::errc{} || rest != end || !std::isfinite(value)) return std::nullopt;
  return value;
}

}  // namespace

Expected<Paper> paper_of_size(const std::string& text, double margin) {
  const std::size_t x = text.find('x');
  const auto width = x == std::string::npos ? std::nullopt : number(text.substr(0, x));
  const auto height = x == std::string::npos ? std::nullopt : number(text.substr(x + 1));
  if (!width || !height)
    return unexpected(fmt::format("\"{}\" is not a paper size: write WIDTHxHEIGHT in mm", text));
  Paper paper{.name = text, .size = {*width, *height}, .margin = margin};
  if (const std::string why = unusable(paper); !why.empty()) return unexpected(why);
  return paper;
}

std::string unusable(const Paper& paper) {
  constexpr double smallest = 50;   // mm between the margins: one tile with its bleed
  constexpr double largest = 5000;  // mm; a PDF page is limited to 200 inches
  const double room = std::min(paper.size.width, paper.size.height) - 2 * paper.margin;
  if (paper.margin < 0 || !(room >= smallest))
    return fmt::format("paper {} leaves less than {} mm between its margins", paper.name, smallest);
  if (std::max(paper.size.width, paper.size.height) > largest)
    return fmt::format("paper {} is larger than {} mm", paper.name, largest);
  return {};
}

}  // namespace trackwright
