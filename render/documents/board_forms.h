// Finds the drawings that several pages show: boards in parts, the pages of a booklet. A PDF stores each of
// them once, as a form (finish_pdf.h).
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <vector>

#include "render/documents/finish_pdf.h"
#include "render/drawing/page.h"

namespace trackwright {

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
