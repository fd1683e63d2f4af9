// The measures of the pages of a rulebook, and its pages without running text: the contents and the reference
// on the back.
#pragma once

#include <string>
#include <vector>

#include "render/drawing/page.h"
#include "render/kit/component.h"
#include "render/words/typeset.h"

namespace trackwright {

struct BookletPage {
  Size size;
  double side = 15;  // margins, mm
  double top = 14;
  double foot = 17;  // below the text, with the page number

  double width() const { return size.width - 2 * side; }
  double room() const { return size.height - top - foot; }
};

// A heading with its number and its page.
struct BookletEntry {
  int level = 2;
  std::string number;  // "6.2"; empty: none
  std::string text;
  int page = 0;
};

// The entries with their pages, sections only if the page has room for them; credits and licence at the foot.
Page contents_page(const BookletPage&, const Theme&, const std::vector<BookletEntry>&,
                   const std::vector<RichText>& credits);

// The order of play, trains and phases, as large as the page allows.
Page reference_page(const BookletPage&, const ComponentContext&);

// A tinted box beside the rules of a rulebook: the worked opening.

// Puts the strips on a tinted ground, which continues over pages.
void tint(const Typesetting&, std::vector<SetStrip>&);

// Short items in two columns, read down; in parts that are not split between pages.
std::vector<SetStrip> set_in_two_columns(const Typesetting&, const std::vector<RichText>& items);

}  // namespace trackwright
