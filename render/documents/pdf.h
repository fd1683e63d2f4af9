// PDF bytes. The same pages and metadata give the same bytes on every run, in every locale and time zone.
#pragma once

#include <string>
#include <vector>

#include "render/documents/page.h"

namespace trackwright {

struct PdfMetadata {
  std::string title;
  std::string author;
  std::string subject;
  std::string page_prefix;  // pages are labelled "Tiles 1", "Tiles 2", ...; empty: plain numbers
  bool outlined = false;    // texts as outlines, as some print shops want them; they can then not be searched
  std::string created = "2000-01-01T00:00:00Z";  // pinned: the time of the run must not change the bytes
};

// Pages may differ in size and say where they are trimmed. Labelled pages are listed in the outline. Fonts
// are embedded and text can be searched.
std::string write_pdf(const std::vector<Page>&, const PdfMetadata&);

}  // namespace trackwright
