// An SVG of ours in parts that can be replaced one by one: what a page has to draw anew when a title changes.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace trackwright::serve {

struct SvgPart {
  std::string id;      // of what is shown, "hex-C14-ground"; of what lies between, "between-3"
  std::string markup;  // one group with that id
  friend bool operator==(const SvgPart&, const SvgPart&) = default;
};

struct SvgParts {
  std::string open;                            // the tag of the whole, with its size
  std::map<std::string, std::string> symbols;  // markup by id: letters, and what clips; those in use
  std::vector<SvgPart> parts;                  // in the order in which they are drawn

  // `scope` comes before the ids that it refers to by itself, of letters and clips: of two pictures in one
  // page neither takes those of the other, which are not there for a browser while that is hidden.
  std::string whole(std::string_view scope = {}) const;
  friend bool operator==(const SvgParts&, const SvgParts&) = default;
};

// Letters are named by their shapes, so that a part whose look has not changed has not changed. Of a text
// that is not as we write it, all is one part.
SvgParts svg_parts(std::string_view svg);

}  // namespace trackwright::serve
