#include "render/documents/harmless_svg.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <pugixml.hpp>
#include <string>

#include "engine/base/words.h"

namespace trackwright {

namespace {

using std::string_view;

constexpr std::array<string_view, 20> elements{
    "svg",    "g",       "defs",           "symbol",   "use",     "path",         "rect",
    "circle", "ellipse", "line",           "polyline", "polygon", "clipPath",     "mask",
    "image",  "pattern", "linearGradient", "stop",     "filter",  "feColorMatrix"};

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
  // Data attributes contain names that no parser interprets.
  if (name.starts_with("data-")) return true;
  if (name.starts_with("xmlns"))
    return value == "http://www.w3.org/2000/svg" || value == "http://www.w3.org/1999/xlink";
  if (name == "href" || name == "xlink:href") return harmless_link(value);
  const std::string small = lower_case(name);
  const std::string said = lower_case(value);
  // In styles, a backslash encodes other characters.
  return !small.starts_with("on") && small.find("href") == std::string::npos &&
         said.find('\\') == std::string::npos && every_address_is_inside(said) && !names_elsewhere(said);
}

bool harmless_element(pugi::xml_node element) {
  if (element.type() != pugi::node_element ||
      std::ranges::find(elements, string_view(element.name())) == elements.end())
    return false;
  return std::ranges::all_of(element.attributes(), [](pugi::xml_attribute one) {
    return harmless_attribute(one.name(), one.value());
  });
}

// Stops at the first element that is not harmless.
struct Walk : pugi::xml_tree_walker {
  bool for_each(pugi::xml_node& node) override { return harmless_element(node); }
};

}  // namespace

bool harmless_svg(string_view svg) {
  // Allow this declaration only: on a page, which is not XML, another one might end at any `>`.
  constexpr string_view declaration = R"(<?xml version="1.0" encoding="UTF-8"?>)";
  if (svg.starts_with(declaration)) svg.remove_prefix(declaration.size());
  if (svg.find('\0') != string_view::npos) return false;
  pugi::xml_document document;
  // Everything in the text becomes a node, so that nothing is overlooked: comments, instructions, text beside
  // the picture.
  constexpr unsigned everything = pugi::parse_full | pugi::parse_fragment;
  if (!document.load_buffer(svg.data(), svg.size(), everything, pugi::encoding_utf8)) return false;
  Walk walk;
  return document.first_child() == document.last_child() &&
         document.first_child().name() == string_view("svg") && document.traverse(walk);
}

}  // namespace trackwright
