// Adds PDF features that Cairo lacks: boxes for print shops, page labels, several documents in one. Uses
// libqpdf, which only finish_pdf.cpp includes.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "render/documents/pdf_metadata.h"
#include "render/drawing/geometry.h"

namespace trackwright {

// The unit of PDF.
constexpr double to_points(double mm) {
  return mm * 72.0 / 25.4;
}

// A drawing that several pages show, written as a page of its own behind all others. finish_pdf makes it a
// form XObject below the content of each page that shows it.
struct PlacedForm {
  std::size_t page = 0;  // of the drawing, counted from 0
  std::string state;     // the operators that set its place and its clip
};

// The boxes of a page, in mm. These structs do not depend on drawings: Clang reads qpdf's headers, and so
// this one, as C++17 only.
struct PageBoxes {
  Size size;
  std::optional<Box> trim{};
  std::optional<Box> bleed{};
  std::string name{};  // for the outline of a document extracted from another; empty: no entry
  std::vector<PlacedForm> forms{};
};

// Returns the document with the size, TrimBox and BleedBox of each page, measured from the lower left corner.
// The default for BleedBox is TrimBox; for TrimBox, the whole page. With a prefix, page n has the label
// "PREFIX n". Leaves out the pages without boxes, which hold forms.
std::string finish_pdf(const std::string& bytes, const std::vector<PageBoxes>&, const std::string& prefix);

// Splits a document into several, each with a consecutive range of pages. Each result contains the objects
// that the pages share.
std::vector<std::string> parted_pdf(const std::string& bytes, const std::vector<std::vector<PageBoxes>>&,
                                    const PdfMetadata&);

// A document to include in another.
struct PdfPart {
  std::string title;                    // for the outline, and in front of its page numbers
  const std::string* bytes = nullptr;   // never null
  std::vector<std::string> page_names;  // entries below the title in the outline; may be fewer than the pages
  // For two-sided printing: pages, counted from 0, that are followed by an empty page, so that their back
  // stays blank.
  std::set<std::size_t> alone{};
};

// Joins all pages in order, with an outline of two levels and page labels that restart with each part. Empty
// pages have labels of their own and do not count.
std::string join_pdfs(const std::vector<PdfPart>&, const PdfMetadata&);

}  // namespace trackwright
