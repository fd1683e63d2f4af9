// Writes PDF. The same pages and metadata give the same bytes on every run, in every locale and time zone.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "render/documents/finish_pdf.h"
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

// Finds the drawings that several pages show: boards in parts, the pages of a booklet. A PDF stores each of
// them once, as a form (finish_pdf.h).

class BoardForms {
 public:
  // The pages must outlive it.
  explicit BoardForms(const std::vector<const Page*>&);

  // The pages of the forms, to write behind all others. Their drawings are those of symbols of the given
  // pages.
  struct FormPage {
    const Drawing* drawing;
    Box box;  // mm; the page shows this part of the drawing
  };
  const std::vector<FormPage>& pages() const { return pages_; }

  // One of the given pages without what its forms show.
  Drawing rest(const Page&) const;
  // `first_form`: the number of the first page of a form in the document.
  std::vector<PlacedForm> forms_on(const Page&, std::size_t first_form) const;

 private:
  // A drawing that a page shows below everything else.
  struct Use {
    const Drawing* drawing;
    Transform to_page;
    const Outline* clip;  // in the coordinates of the drawing; null: none
  };
  static std::optional<Use> use_in(const Item&);
  using Uses = std::map<std::size_t, Use>;  // by the number of the item
  static Uses uses_on(const Page&);

  std::map<const Page*, Uses> uses_;  // only those of forms
  std::map<const Drawing*, std::size_t> numbers_;
  std::vector<FormPage> pages_;
};

}  // namespace trackwright
