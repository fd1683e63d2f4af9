// What a PDF says of itself.
#pragma once

#include <string>

namespace trackwright {

struct PdfMetadata {
  std::string title;
  std::string author;
  std::string subject;
  std::string page_prefix;  // pages are labelled "Tiles 1", "Tiles 2", ...; empty: plain numbers
  bool outlined = false;    // texts as outlines, as some print shops want them; they can then not be searched
  std::string created = "2000-01-01T00:00:00Z";  // pinned: the time of the run must not change the bytes
};

}  // namespace trackwright
