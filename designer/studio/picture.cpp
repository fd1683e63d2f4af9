#include "designer/studio/picture.h"

#include <algorithm>
#include <cctype>

#include "render/documents/png.h"

namespace trackwright {

std::optional<PictureFormat> format_of(std::string_view path) {
  const std::size_t dot = path.rfind('.');
  if (dot == std::string_view::npos) return std::nullopt;
  std::string ending(path.substr(dot + 1));
  std::ranges::transform(ending, ending.begin(),
                         [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return from_word<PictureFormat>(ending);
}

std::string document_bytes(PictureFormat format, const std::vector<Page>& pages, const PdfMetadata& metadata,
                           double dpi, SvgIds ids) {
  switch (format) {
    case PictureFormat::Pdf:
      return write_pdf(pages, metadata);
    case PictureFormat::Svg:
      return write_svg(pages.front().drawing, pages.front().size, ids);
    case PictureFormat::Png:
      return write_png(pages.front().drawing, pages.front().size, dpi);
  }
  return {};
}

}  // namespace trackwright
