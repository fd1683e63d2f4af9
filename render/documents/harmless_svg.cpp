#include "render/documents/harmless_svg.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <string>

#include "engine/base/words.h"

namespace trackwright {

namespace {

using std::string_view;

constexpr std::array<string_view, 20> elements{
    "svg",    "g",       "defs",           "symbol",   "use",     "path",         "rect",
    "circle", "ellipse", "line",           "polyline", "polygon", "clipPath",     "mask",
    "image",  "pattern", "linearGradient", "stop",     "filter",  "feColorMatrix"};

constexpr string_view space = " \t\r\n";

bool every_address_is_inside(string_view value) {
  for (std::size_t at = value.find("url("); at != string_view::npos; at = value.find("url(", at + 1))
    if (!value.substr(at).starts_with("url(#")) return false;
  return true;
}

bool harmless_link(string_view value) {
  return (value.starts_with("#") && value.find(':') == string_view::npos) ||
         value.starts_with("data:image/png;base64,") || value.starts_with("data:image/jpeg;base64,");
}

// Accepts letters, digits and joining signs: parsers disagree
// about other characters. Two namespace prefixes are allowed.
bool plain_name(string_view name) {
  for (const string_view family : {"xmlns:", "xlink:"})
    if (name.starts_with(family)) name.remove_prefix(family.size());
  return !name.empty() && std::ranges::all_of(name, [](unsigned char c) {
    return std::isalnum(c) != 0 || c == '-' || c == '_';
  });
}

bool names_elsewhere(string_view value) {
  return value.find("://") != string_view::npos || value.find("javascript:") != string_view::npos;
}

bool harmless_attribute(string_view name, string_view value) {
  if (!plain_name(name)) return false;
  // Our files never contain `<`, which another parser might read as the start of a tag.
  if (value.find('<') != string_view::npos) return false;
  // Data attributes contain names that no parser interprets.
  if (name.starts_with("data-")) return true;
  if (name.starts_with("xmlns"))
    return value == "http://www.w3.org/2000/svg" || value == "http://www.w3.org/1999/xlink";
  // Reject signs that can encode other characters.
  if (value.find_first_of("&\\") != string_view::npos) return false;
  if (name == "href" || name == "xlink:href") return harmless_link(value);
  const std::string small = lower_case(name);
  const std::string said = lower_case(value);
  return !small.starts_with("on") && small.find("href") == std::string::npos &&
         every_address_is_inside(said) && !names_elsewhere(said);
}

// Removes the next word up to one of `ends` from the front and returns it.
string_view take(string_view& text, string_view ends) {
  const string_view word = text.substr(0, text.find_first_of(ends));
  text.remove_prefix(word.size());
  return word;
}

void skip_space(string_view& text) {
  text.remove_prefix(std::min(text.find_first_not_of(space), text.size()));
}

// Checks the text between the element's name and the end of its tag.
bool harmless_attributes(string_view text) {
  for (skip_space(text); !text.empty() && text != "/"; skip_space(text)) {
    const string_view name = take(text, " \t\r\n=");
    if (!text.starts_with("=\"")) return false;
    text.remove_prefix(2);
    const string_view value = take(text, "\"");
    if (text.empty() || !harmless_attribute(name, value)) return false;
    text.remove_prefix(1);
    if (!text.empty() && text != "/" && space.find(text.front()) == string_view::npos) return false;
  }
  return true;
}

bool harmless_tag(string_view tag) {
  const bool closes = tag.starts_with("/");
  if (closes) tag.remove_prefix(1);
  const string_view name = take(tag, " \t\r\n/");
  if (std::ranges::find(elements, name) == elements.end()) return false;
  return closes ? tag.empty() : harmless_attributes(tag);
}

}  // namespace

bool harmless_svg(string_view svg) {
  // Allow this declaration only: on a page, which is not XML, another one might end at any `>`.
  constexpr string_view declaration = R"(<?xml version="1.0" encoding="UTF-8"?>)";
  if (svg.starts_with(declaration)) svg.remove_prefix(declaration.size());
  skip_space(svg);
  if (!svg.starts_with("<svg")) return false;
  while (!svg.empty()) {
    if (svg.front() != '<') return false;
    svg.remove_prefix(1);
    const string_view tag = take(svg, ">");
    // A `>` within a value would end the tag too early, but our files contain none.
    if (svg.empty() || !harmless_tag(tag)) return false;
    svg.remove_prefix(1);
    skip_space(svg);
  }
  return true;
}

}  // namespace trackwright
