// The metadata of a PDF.
#pragma once

#include <string>

namespace trackwright {

struct PdfMetadata {
  std::string title;
  std::string author;
  std::string subject;
  std::string page_prefix;  // pages are labelled "Tiles 1", "Tiles 2", ...; empty: plain numbers
  bool outlined = false;  // texts become outlines, as some print shops require; they are then not searchable
  // Fixed, so that the bytes do not depend on the time of the run.
  std::string created = "2000-01-01T00:00:00Z";
};

}  // namespace trackwright
