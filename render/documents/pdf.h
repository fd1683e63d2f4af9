// Writes PDF. The same pages and metadata give the same bytes on every run, in every locale and time zone.
#pragma once

#include <string>
#include <vector>

#include "render/documents/pdf_metadata.h"
#include "render/drawing/page.h"

namespace trackwright {

// Pages may differ in size and have trim boxes. The outline lists named pages. Fonts are embedded and text is
// searchable.
std::string write_pdf(const std::vector<Page>&, const PdfMetadata&);

// Writes several documents whose pages share symbols; draws and compresses each symbol once. The first page
// of the first document with a symbol should show all of it, because Cairo 1.16 writes only the part visible
// on that page.
std::vector<std::string> write_pdfs(const std::vector<std::vector<Page>>&, const PdfMetadata&);

}  // namespace trackwright
