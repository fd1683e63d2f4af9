#include <cairo-pdf.h>
#include <fmt/core.h>

#include <algorithm>
#include <cmath>
#include <deque>
#include <set>
#include <string_view>
#include <variant>

#include "render/documents/finish_pdf.h"
#include "render/documents/pdf.h"
#include "render/drawing/cairo.h"
#include "render/drawing/cairo_handles.h"
#include "render/drawing/text_cairo.h"

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

namespace {

// PDF has no exponents.
std::string number(double value) {
  std::string text = fmt::format("{:.5f}", value);
  text.erase(text.find_last_not_of('0') + 1);
  if (text.back() == '.') text.pop_back();
  return text;
}

// Writes an outline in points of the form's page, whose y runs upwards.
std::string path_of(const Outline& outline, Box box, double height) {
  const auto at = [&](Point p) {
    return fmt::format("{} {} ", number(to_points(p.x - box.x)), number(height - to_points(p.y - box.y)));
  };
  std::string path;
  for (const Segment& segment : outline.segments) {
    switch (segment.kind) {
      case Segment::Kind::Move:
        path += at(segment.to) + "m ";
        break;
      case Segment::Kind::Line:
        path += at(segment.to) + "l ";
        break;
      case Segment::Kind::Curve:
        path += at(segment.c1) + at(segment.c2) + at(segment.to) + "c ";
        break;
      case Segment::Kind::Close:
        path += "h ";
        break;
    }
  }
  return path;
}

// Returns the matrix from the form's page to a page of this height. Both are in points with y upwards; the
// transform is in mm with y downwards.
std::string matrix_of(const Transform& t, Box box, double form_height, double page_height) {
  const Point left_bottom{box.x, box.y + form_height * 25.4 / 72};
  const Point at = t.apply(left_bottom);
  return fmt::format("{} {} {} {} {} {} cm\n", number(t.xx), number(-t.yx), number(-t.xy), number(t.yy),
                     number(to_points(at.x)), number(page_height - to_points(at.y)));
}

}  // namespace

BoardForms::BoardForms(const std::vector<const Page*>& pages) {
  std::map<const Drawing*, std::size_t> times;
  for (const Page* page : pages) {
    std::set<const Drawing*> here;
    for (const auto& [number, use] : uses_.emplace(page, uses_on(*page)).first->second) {
      if (!here.insert(use.drawing).second) continue;
      if (use.clip == nullptr && ++times[use.drawing] < 2) continue;
      if (!numbers_.emplace(use.drawing, pages_.size()).second) continue;
      pages_.push_back({use.drawing, grown(bounds(*use.drawing, text_box), 1)});  // for miters
    }
  }
  for (auto& [page, uses] : uses_)
    std::erase_if(uses, [&](const auto& one) { return !numbers_.contains(one.second.drawing); });
}

std::optional<BoardForms::Use> BoardForms::use_in(const Item& item) {
  if (const auto* symbol = std::get_if<Symbol>(&item.value))
    return Use{symbol->drawing.get(), symbol->transform, nullptr};
  const auto* group = std::get_if<Group>(&item.value);
  if (group == nullptr || group->picture || group->items.size() != 1) return std::nullopt;
  const auto* symbol = std::get_if<Symbol>(&group->items.front().value);
  if (symbol == nullptr || symbol->transform != Transform{}) return std::nullopt;
  return Use{symbol->drawing.get(), group->transform, group->clip ? &*group->clip : nullptr};
}

BoardForms::Uses BoardForms::uses_on(const Page& page) {
  Uses uses;
  std::vector<Box> others;
  for (std::size_t i = 0; i < page.drawing.items.size(); ++i) {
    const Item& item = page.drawing.items[i];
    const Box box = bounds(item);
    const auto use = use_in(item);
    if (use && std::ranges::none_of(others, [&](Box other) { return overlap(other, box); }))
      uses.emplace(i, *use);
    else
      others.push_back(box);
  }
  return uses;
}

Drawing BoardForms::rest(const Page& page) const {
  const Uses& uses = uses_.at(&page);
  Drawing rest;
  for (std::size_t i = 0; i < page.drawing.items.size(); ++i)
    if (!uses.contains(i)) rest.items.push_back(page.drawing.items[i]);
  return rest;
}

std::vector<PlacedForm> BoardForms::forms_on(const Page& page, std::size_t first_form) const {
  std::vector<PlacedForm> forms;
  for (const auto& [number, use] : uses_.at(&page)) {
    const std::size_t form = numbers_.at(use.drawing);
    const Box box = pages_[form].box;
    const double height = std::ceil(to_points(box.height));
    std::string state = matrix_of(use.to_page, box, height, to_points(page.size.height));
    if (use.clip != nullptr) state += path_of(*use.clip, box, height) + "W n\n";
    forms.push_back({first_form + form, std::move(state)});
  }
  return forms;
}

}  // namespace trackwright
