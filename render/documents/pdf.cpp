#include "render/documents/pdf.h"

#include <cairo-pdf.h>

#include <cmath>
#include <deque>
#include <set>
#include <string_view>

#include "render/documents/board_forms.h"
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

// Writes pages one after the other.
class Writer {
 public:
  explicit Writer(const PdfMetadata& metadata)
      : surface_(cairo_pdf_surface_create_for_stream(append_bytes, &bytes_, 1, 1)),
        player_(SymbolUse::Recorded, metadata.outlined ? TextUse::Outlined : TextUse::Glyphs) {
    cairo_pdf_surface_restrict_to_version(surface_.get(), CAIRO_PDF_VERSION_1_5);
    set_metadata(surface_.get(), metadata);
  }

  void add(const Page& page, const BoardForms& forms) {
    ++number_;
    rests_.push_back(forms.rest(page));
    const double height = to_points(page.size.height);
    // The page itself is the lower left part.
    draw(page.size, rests_.back(), {0, std::ceil(height) - height});
    if (!page.name.empty()) {
      const std::string target = "page=" + std::to_string(number_) + " pos=[0 0]";
      cairo_pdf_surface_add_outline(surface_.get(), CAIRO_PDF_OUTLINE_ROOT, page.name.c_str(), target.c_str(),
                                    CAIRO_PDF_OUTLINE_FLAG_OPEN);
    }
    show_page();
  }

  void add(const BoardForms::FormPage& form) {
    draw({form.box.width, form.box.height}, *form.drawing, {-to_points(form.box.x), -to_points(form.box.y)});
    show_page();
  }

  std::string take() {
    cairo_surface_finish(surface_.get());
    require_success(cairo_surface_status(surface_.get()), "writing a PDF");
    blank_repeated_resources(bytes_);
    return std::move(bytes_);
  }

 private:
  // Cairo 1.16 truncates pages to whole points, so make them larger; finish_pdf sets the final size.
  void draw(Size size, const Drawing& drawing, Point offset) {
    cairo_pdf_surface_set_size(surface_.get(), std::ceil(to_points(size.width)),
                               std::ceil(to_points(size.height)));
    context_.reset(cairo_create(surface_.get()));
    cairo_translate(context_.get(), offset.x, offset.y);
    cairo_scale(context_.get(), to_points(1), to_points(1));
    player_.play(context_.get(), drawing);
  }

  void show_page() {
    cairo_show_page(context_.get());
    require_success(cairo_status(context_.get()), "drawing a page");
    context_.reset();
  }

  std::string bytes_;
  SurfacePtr surface_;
  CairoPlayer player_;
  ContextPtr context_;
  std::deque<Drawing> rests_;  // the player needs them to the end
  int number_ = 0;
};

std::string written(const std::vector<const Page*>& pages, const BoardForms& forms,
                    const PdfMetadata& metadata) {
  Writer writer(metadata);
  for (const Page* page : pages) writer.add(*page, forms);
  for (const BoardForms::FormPage& form : forms.pages()) writer.add(form);
  return writer.take();
}

// The pages of documents that share their drawings.
struct Pages {
  explicit Pages(const std::vector<const std::vector<Page>*>& documents)
      : pages(listed(documents)), forms(pages) {}

  std::vector<PageBoxes> boxes_of(const std::vector<Page>& document) const {
    std::vector<PageBoxes> boxes;
    for (const Page& page : document)
      boxes.push_back({page.size, page.trim, page.bleed, page.name, forms.forms_on(page, pages.size())});
    return boxes;
  }

  static std::vector<const Page*> listed(const std::vector<const std::vector<Page>*>& documents) {
    std::vector<const Page*> pages;
    for (const std::vector<Page>* document : documents)
      for (const Page& page : *document) pages.push_back(&page);
    return pages;
  }

  std::vector<const Page*> pages;
  BoardForms forms;
};

}  // namespace

std::string write_pdf(const std::vector<Page>& pages, const PdfMetadata& metadata) {
  const Pages all({&pages});
  return finish_pdf(written(all.pages, all.forms, metadata), all.boxes_of(pages), metadata.page_prefix);
}

std::vector<std::string> write_pdfs(const std::vector<std::vector<Page>>& documents,
                                    const PdfMetadata& metadata) {
  std::vector<const std::vector<Page>*> each;
  for (const std::vector<Page>& pages : documents) each.push_back(&pages);
  const Pages all(each);
  std::vector<std::vector<PageBoxes>> boxes;
  for (const std::vector<Page>& pages : documents) boxes.push_back(all.boxes_of(pages));
  return parted_pdf(written(all.pages, all.forms, metadata), boxes, metadata);
}

}  // namespace trackwright
