// What Cairo cannot write into a PDF: boxes for print shops, page labels, several documents in one. Done with
// libqpdf, which is seen in finish_pdf.cpp alone.
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

// Of a page, in mm. What is drawn on it is not known here: Clang reads qpdf's headers as C++17 only, and this
// with them.
struct PageBoxes {
  Size size;
  std::optional<Box> trim{};
  std::optional<Box> bleed{};
  std::string name{};  // in the outline of a document that is taken out of another; empty: not there
};

// The document of these pages with their size, from the lower left corner, their TrimBox and BleedBox
// (BleedBox: TrimBox unless said; TrimBox: the whole page), and with the label "PREFIX n" on page n where
// there is a prefix.
std::string finish_pdf(const std::string& bytes, const std::vector<PageBoxes>&, const std::string& prefix);

// The pages of each of these documents, which follow one another in the bytes, as a document of its own; what
// they share is in each of them.
std::vector<std::string> parted_pdf(const std::string& bytes, const std::vector<std::vector<PageBoxes>>&,
                                    const PdfMetadata&);

// A document that becomes part of another.
struct PdfPart {
  std::string title;                    // in the outline, and before its page numbers
  const std::string* bytes = nullptr;   // never null
  std::vector<std::string> page_names;  // below the title in the outline; may be fewer than pages
  // For printing on both sides: after each of these pages, counted from 0, comes an empty one, so that the
  // next is not printed on its back.
  std::set<std::size_t> alone{};
};

// All pages in their order, with an outline of two levels and page labels that begin anew with each part;
// empty pages have labels of their own and are not counted.
std::string join_pdfs(const std::vector<PdfPart>&, const PdfMetadata&);

}  // namespace trackwright
