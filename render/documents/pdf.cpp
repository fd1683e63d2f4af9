#include "render/documents/pdf.h"

#include <cairo-pdf.h>

#include <cmath>
#include <set>
#include <string_view>
#include <variant>

#include "render/documents/finish_pdf.h"
#include "render/drawing/cairo.h"
#include "render/drawing/cairo_handles.h"

namespace trackwright {
namespace {

void set_metadata(cairo_surface_t* surface, const PdfMetadata& metadata) {
  const auto set = [&](cairo_pdf_metadata_t key, const std::string& value) {
    if (!value.empty()) cairo_pdf_surface_set_metadata(surface, key, value.c_str());
  };
  set(CAIRO_PDF_METADATA_TITLE, metadata.title);
  set(CAIRO_PDF_METADATA_AUTHOR, metadata.author);
  set(CAIRO_PDF_METADATA_SUBJECT, metadata.subject);
  set(CAIRO_PDF_METADATA_CREATOR, "Trackwright");
  set(CAIRO_PDF_METADATA_CREATE_DATE, metadata.created);
}

// Cairo 1.16 lists a form XObject in a page's resources once for each use, and readers report the duplicate
// keys. Blanks repeated entries, so that no offset in the file changes. Leaves everything alone that differs
// from Cairo's dictionary: it might be the bytes of a stream.
void blank_repeated_resources(std::string& bytes) {
  constexpr std::string_view opening = "/XObject <<";
  for (std::size_t at = 0; (at = bytes.find(opening, at)) != std::string::npos;) {
    at += opening.size();
    const std::size_t end = bytes.find(">>", at);
    if (end == std::string::npos) return;
    std::set<std::string> seen;
    while (at < end) {
      const std::size_t entry = bytes.find('/', at);
      const std::size_t reference = bytes.find(" R", at);
      if (entry >= end || reference >= end || reference < entry) break;
      const std::size_t length = reference + 2 - entry;
      if (!seen.insert(bytes.substr(entry, length)).second) bytes.replace(entry, length, length, ' ');
      at = reference + 2;
    }
  }
}

std::size_t count_of(std::string_view text, std::string_view word) {
  std::size_t count = 0;
  for (std::size_t at = 0; (at = text.find(word, at)) != std::string_view::npos; at += word.size()) ++count;
  return count;
}

// Counts images without their masks, which PDF also stores as images.
std::size_t images_in(std::string_view pdf) {
  constexpr std::string_view subtype = "/Subtype /Image";
  std::size_t images = 0;
  std::size_t masks = 0;
  for (std::size_t at = 0; (at = pdf.find(subtype, at)) != std::string_view::npos; at += subtype.size()) {
    ++images;
    if (pdf.substr(at, pdf.find("stream", at) - at).find("/SMask") != std::string_view::npos) ++masks;
  }
  return images - masks;
}

// Counts the bitmap images in the art of a drawing.
class ImageCounter {
 public:
  void add(const std::vector<Item>& items) {
    for (const Item& item : items) std::visit([&](const auto& value) { look(value); }, item.value);
  }
  std::size_t count() const { return count_; }

 private:
  void look(const Shape&) {}
  void look(const Text&) {}
  void look(const Group& group) { add(group.items); }
  void look(const Shown& shown) { add(shown.items); }
  void look(const Symbol& symbol) {
    if (seen_.insert(symbol.drawing.get()).second) add(symbol.drawing->items);
  }
  void look(const Image& image) {
    if (!image.bytes || !seen_.insert(image.bytes.get()).second) return;
    count_ += image.bytes->starts_with("\x89PNG") ? 1 : count_of(*image.bytes, "<image");
  }

  std::set<const void*> seen_;
  std::size_t count_ = 0;
};

PageBoxes boxes_of(const Page& page) {
  return {page.size, page.trim, page.bleed, page.name};
}

// Writes pages one after the other.
class Writer {
 public:
  // `nudge`: offset of all content in points.
  Writer(const PdfMetadata& metadata, double nudge)
      : nudge_(nudge),
        surface_(cairo_pdf_surface_create_for_stream(append_bytes, &bytes_, 1, 1)),
        player_(SymbolUse::Recorded, metadata.outlined ? TextUse::Outlined : TextUse::Glyphs) {
    cairo_pdf_surface_restrict_to_version(surface_.get(), CAIRO_PDF_VERSION_1_5);
    set_metadata(surface_.get(), metadata);
  }

  void add(const Page& page) {
    ++number_;
    // Cairo 1.16 truncates pages to whole points, so make them larger; finish_pdf sets the final size. The
    // page itself is the lower left part.
    const double height = to_points(page.size.height);
    const double whole_height = std::ceil(height);
    cairo_pdf_surface_set_size(surface_.get(), std::ceil(to_points(page.size.width)), whole_height);
    const ContextPtr context(cairo_create(surface_.get()));
    cairo_translate(context.get(), nudge_, whole_height - height + nudge_);
    cairo_scale(context.get(), to_points(1), to_points(1));
    player_.play(context.get(), page.drawing);
    if (!page.name.empty()) {
      const std::string target = "page=" + std::to_string(number_) + " pos=[0 0]";
      cairo_pdf_surface_add_outline(surface_.get(), CAIRO_PDF_OUTLINE_ROOT, page.name.c_str(), target.c_str(),
                                    CAIRO_PDF_OUTLINE_FLAG_OPEN);
    }
    cairo_show_page(context.get());
    require_success(cairo_status(context.get()), "drawing a page");
  }

  std::string take() {
    cairo_surface_finish(surface_.get());
    require_success(cairo_surface_status(surface_.get()), "writing a PDF");
    blank_repeated_resources(bytes_);
    return std::move(bytes_);
  }

 private:
  double nudge_;
  std::string bytes_;
  SurfacePtr surface_;
  CairoPlayer player_;
  int number_ = 0;
};

// When Cairo 1.16 draws a line, its extent exceeds the first estimate by the tolerance. If it thereby reaches
// into a page from outside, Cairo turns everything recorded with it into a bitmap. A shift by one or two
// tenths of a tolerance avoids that and is invisible.
std::string written(const std::vector<const Page*>& pages, const PdfMetadata& metadata) {
  const auto moved_by = [&](double nudge) {
    Writer writer(metadata, nudge);
    for (const Page* page : pages) writer.add(*page);
    return writer.take();
  };
  std::string best = moved_by(0);
  std::size_t fewest = images_in(best);
  if (fewest == 0) return best;
  ImageCounter own;
  for (const Page* page : pages) own.add(page->drawing.items);
  for (const double nudge : {0.03, -0.03, 0.06, -0.06, 0.09}) {
    if (fewest <= own.count()) break;
    std::string bytes = moved_by(nudge);
    const std::size_t images = images_in(bytes);
    if (images >= fewest) continue;
    best = std::move(bytes);
    fewest = images;
  }
  return best;
}

}  // namespace

std::string write_pdf(const std::vector<Page>& pages, const PdfMetadata& metadata) {
  std::vector<const Page*> all;
  std::vector<PageBoxes> boxes;
  for (const Page& page : pages) {
    all.push_back(&page);
    boxes.push_back(boxes_of(page));
  }
  return finish_pdf(written(all, metadata), boxes, metadata.page_prefix);
}

std::vector<std::string> write_pdfs(const std::vector<std::vector<Page>>& documents,
                                    const PdfMetadata& metadata) {
  std::vector<const Page*> all;
  std::vector<std::vector<PageBoxes>> boxes;
  for (const std::vector<Page>& pages : documents) {
    std::vector<PageBoxes>& own = boxes.emplace_back();
    for (const Page& page : pages) {
      all.push_back(&page);
      own.push_back(boxes_of(page));
    }
  }
  return parted_pdf(written(all, metadata), boxes, metadata);
}

}  // namespace trackwright
