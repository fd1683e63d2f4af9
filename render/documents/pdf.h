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
  std::string created = "2000-01-01T00:00:00Z";  // pinned: the time of the run must not change the bytes
};

// Pages may differ in size. Labelled pages are listed in the outline. Fonts are embedded and text can be
// searched.
std::string write_pdf(const std::vector<Page>&, const PdfMetadata&);

}  // namespace trackwright
