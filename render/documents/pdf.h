// PDF bytes. The same pages and metadata give the same bytes on every run, in every locale and time zone.
#pragma once

#include <string>
#include <vector>

#include "render/documents/pdf_metadata.h"
#include "render/drawing/page.h"

namespace trackwright {

// Pages may differ in size and say where they are trimmed. Named pages are listed in the outline. Fonts
// are embedded and text can be searched.
std::string write_pdf(const std::vector<Page>&, const PdfMetadata&);

// Several documents at once, whose pages show the same symbols: each of these is drawn and compressed once.
// The first document's first page with a symbol should show all of it, since Cairo 1.16 writes what that page
// shows.
std::vector<std::string> write_pdfs(const std::vector<std::vector<Page>>&, const PdfMetadata&);

}  // namespace trackwright
