// Parses short texts of options and keys: each gives a value or is rejected. The written form of a value has
// the same meaning.
#include <cmath>
#include <string>
#include <vector>

#include "designer/format/press/papers.h"
#include "designer/format/text/files.h"
#include "designer/studio/picture.h"
#include "designer/studio/quantities.h"
#include "designer/studio/starter.h"
#include "engine/base/suggest.h"
#include "engine/tile/hex.h"
#include "render/drawing/drawing.h"
#include "render/sheets/paper.h"
#include "tests/fuzz/ground.h"
#include "tests/fuzz/targets.h"

namespace trackwright {

namespace {

void read_coordinate(const std::string& text, const Layout& layout) {
  const auto at = parse_coordinate(layout, text);
  if (!at) {
    require(!at.error().empty(), "a coordinate is refused without a word");
    return;
  }
  const auto again = parse_coordinate(layout, coordinate_name(layout, *at));
  require(again && *again == *at, "a coordinate's own name is another");
}

void read_paper(const std::string& text) {
  static const std::vector<Paper> papers = [] {
    Sources sources;
    Findings findings;
    return read_papers(ground(), "templates", sources, findings);
  }();
  if (const auto paper = find_paper(papers, text))
    require(unusable(*paper).empty() && std::isfinite(paper->size.width) && std::isfinite(paper->size.height),
            "a paper cannot be used");
}

void count_columns(const std::string& text) {
  Sources sources;
  const Sources::File& file = *sources.file(sources.add("words", text));
  for (std::uint32_t offset = 0; offset <= text.size(); ++offset) {
    const LineColumn at = line_column(file, offset);
    require(at.line > 0 && at.column > 0, "an offset has no line");
    require(offset_at(file, at) <= text.size(), "a line and column lie behind the text");
  }
}

}  // namespace

void words_target(std::string_view input) {
  const std::string text(input.substr(0, 200));
  if (const auto quantity = read_quantity(text))
    require(quantity->count && *quantity->count >= 0, "less than none are wanted");
  static_cast<void>(selects(text, "tiles/tile-57"));
  read_paper(text);
  if (const auto colour = rgb_from_hex(text))
    require(rgb_from_hex(to_hex(*colour)) == colour, "a colour's own text is another");
  for (const Orientation orientation : {Orientation::Flat, Orientation::Pointy})
    for (const bool letters : {false, true}) read_coordinate(text, {orientation, letters});
  require(normal_path(normal_path(text)) == normal_path(text), "a path has two normal forms");
  require(file_stem(text).find('/') == std::string::npos, "a file's name leads elsewhere");
  if (is_slug(text))
    require(text.find_first_of("/. ") == std::string::npos, "a folder's name leads elsewhere");
  require(edit_distance(text, text) == 0, "a word is not like itself");
  static_cast<void>(did_you_mean(text, {"yellow", "green", "brown", "operating_rounds"}));
  count_columns(text);
}

}  // namespace trackwright
