// The rulebook as a typeset booklet: cover, contents, chapters with figures, index, and a reference on the
// back.
#pragma once

#include <string>
#include <vector>

#include "render/drawing/page.h"
#include "render/kit/component.h"
#include "render/words/book.h"

namespace trackwright {

// A booklet that is no rulebook has no figures of rules, no index and no reference.
struct BookletForm {
  std::string cover = "Rulebook";
  bool rules = true;
};

// Pages of the size KitOptions::booklet_page, in reading order. The page with the first line of a chapter is
// named after it.
std::vector<Page> booklet_pages(const ComponentContext&, const Book&, const BookletForm& = {});

}  // namespace trackwright
