// Splits our SVG into parts that a page can replace one by one when a title changes.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace trackwright::serve {

struct SvgPart {
  std::string id;      // the id of the object, "hex-C14-ground"; for content between objects, "between-3"
  std::string markup;  // one group with that id
  friend bool operator==(const SvgPart&, const SvgPart&) = default;
};

struct SvgParts {
  std::string open;                            // the opening tag of the whole, with its size
  std::map<std::string, std::string> symbols;  // markup of the used letters and clip paths, by id
  std::vector<SvgPart> parts;                  // in drawing order

  // Joins the parts. `scope` is a prefix for ids of letters and clip paths, so that two pictures in one page
  // do not share them: a browser ignores definitions in a hidden picture.
  std::string whole(std::string_view scope = {}) const;
  friend bool operator==(const SvgParts&, const SvgParts&) = default;
};

// Prefixes the ids of letters and clip paths in a text with the scope, at their definitions and uses.
std::string scoped(std::string_view text, std::string_view scope,
                   const std::map<std::string, std::string>& symbols);

// Letters are named by their shapes, so that an unchanged part keeps its markup. An unexpected text becomes
// one part.
SvgParts svg_parts(std::string_view svg);

}  // namespace trackwright::serve
