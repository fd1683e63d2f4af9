#include "render/documents/finish_pdf.h"

#include <fmt/core.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

#define POINTERHOLDER_TRANSITION 4  // qpdf's own pointers are std::shared_ptr
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFPageObjectHelper.hh>
#include <qpdf/QPDFWriter.hh>

namespace trackwright {
namespace {

using Handle = QPDFObjectHandle;

std::unique_ptr<QPDF> opened_pdf(const std::string& bytes) {
  auto pdf = std::make_unique<QPDF>();
  pdf->setSuppressWarnings(true);  // Cairo repeats keys; the first of each counts
  pdf->processMemoryFile("a part of the kit", bytes.data(), bytes.size());
  return pdf;
}

std::string bytes_of_pdf(QPDF& pdf) {
  QPDFWriter writer(pdf);
  writer.setOutputMemory();
  writer.setStreamDataMode(qpdf_s_preserve);
  writer.setObjectStreamMode(qpdf_o_generate);
  writer.setDeterministicID(true);  // from the content, independent of the time
  writer.setMinimumPDFVersion("1.5");
  writer.write();
  const auto buffer = writer.getBufferSharedPointer();
  return {reinterpret_cast<const char*>(buffer->getBuffer()), buffer->getSize()};
}

// Formats a number for PDF: no exponent, no locale.
Handle number_object(double value) {
  const double rounded = std::round(value * 1e4) / 1e4;
  return Handle::newReal(fmt::format("{:.4f}", rounded == 0 ? 0.0 : rounded));  // no negative zero
}

Handle rectangle_object(Box box, double page_height) {
  const auto points = [](double mm) { return number_object(to_points(mm)); };
  return Handle::newArray(
      {points(box.x), points(page_height - box.bottom()), points(box.right()), points(page_height - box.y)});
}

// Measures boxes from the written height, which has a precision of 1/10000 point.
void set_boxes(Handle handle, const PageBoxes& page) {
  const double height = std::round(to_points(page.size.height) * 1e4) / 1e4 * 25.4 / 72;
  const Box whole{0, 0, page.size.width, height};
  const Box trim = page.trim.value_or(whole);
  handle.replaceKey("/MediaBox", rectangle_object(whole, height));
  handle.replaceKey("/TrimBox", rectangle_object(trim, height));
  handle.replaceKey("/BleedBox", rectangle_object(page.bleed.value_or(trim), height));
}

// Makes the page a form XObject. Takes over its content as it is, so that it stays compressed.
Handle form_of(Handle page) {
  Handle form = page.getKey("/Contents");
  Handle dictionary = form.getDict();
  if (dictionary.hasKey("/Subtype")) return form;  // made for another page
  dictionary.replaceKey("/Type", Handle::newName("/XObject"));
  dictionary.replaceKey("/Subtype", Handle::newName("/Form"));
  dictionary.replaceKey("/BBox", page.getKey("/MediaBox").shallowCopy());
  dictionary.replaceKey("/Resources", page.getKey("/Resources"));
  if (page.hasKey("/Group")) dictionary.replaceKey("/Group", page.getKey("/Group"));
  return form;
}

// Shows the forms below the content of the page.
void place_forms(QPDF& pdf, const std::vector<Handle>& all, std::size_t number, const PageBoxes& boxes) {
  if (boxes.forms.empty()) return;
  Handle page = all.at(number);
  Handle resources = page.getKey("/Resources").shallowCopy();
  Handle objects =
      resources.hasKey("/XObject") ? resources.getKey("/XObject").shallowCopy() : Handle::newDictionary();
  std::string content;
  for (const PlacedForm& placed : boxes.forms) {
    const std::string name = fmt::format("/Form{}", placed.page);
    objects.replaceKey(name, form_of(all.at(placed.page)));
    content += fmt::format("q\n{}{} Do\nQ\n", placed.state, name);
  }
  resources.replaceKey("/XObject", objects);
  page.replaceKey("/Resources", resources);
  QPDFPageObjectHelper(page).addPageContents(Handle::newStream(&pdf, content), true);
}

// Labels the pages from here on: "Tiles 3", "Tiles 4" ...
Handle label_object(const std::string& prefix, std::size_t first = 1) {
  Handle label = Handle::newDictionary();
  label.replaceKey("/S", Handle::newName("/D"));
  label.replaceKey("/P", Handle::newUnicodeString(prefix + " "));
  if (first > 1) label.replaceKey("/St", Handle::newInteger(static_cast<long long>(first)));
  return label;
}

Handle label_of_empty_side(const std::string& prefix, std::size_t page) {
  Handle label = Handle::newDictionary();
  label.replaceKey("/P", Handle::newUnicodeString(fmt::format("{} {}, other side", prefix, page)));
  return label;
}

// Returns an empty page as large as the page before it.
Handle empty_side(QPDF& pdf, Handle before) {
  Handle page = pdf.makeIndirectObject(Handle::newDictionary());
  page.replaceKey("/Type", Handle::newName("/Page"));
  for (const char* box : {"/MediaBox", "/TrimBox", "/BleedBox"})
    page.replaceKey(box, before.getKey(box).shallowCopy());
  page.replaceKey("/Resources", Handle::newDictionary());
  page.replaceKey("/Contents", Handle::newStream(&pdf, ""));
  return page;
}

// Writes labels as a number tree: pairs of the first page's index and its label.
void set_labels(QPDF& pdf, const std::vector<Handle>& pairs) {
  Handle tree = Handle::newDictionary();
  tree.replaceKey("/Nums", Handle::newArray(pairs));
  pdf.getRoot().replaceKey("/PageLabels", tree);
}

Handle destination(const Handle& page) {
  return Handle::newArray({page, Handle::newName("/Fit")});
}

// An outline entry with its children, linked as PDF requires.
struct OutlineEntry {
  std::string title;
  Handle page;
  std::vector<OutlineEntry> children{};
};

void add_entries(QPDF& pdf, Handle parent, const std::vector<OutlineEntry>& entries, bool open) {
  Handle before = Handle::newNull();
  for (const OutlineEntry& entry : entries) {
    Handle item = pdf.makeIndirectObject(Handle::newDictionary());
    item.replaceKey("/Title", Handle::newUnicodeString(entry.title));
    item.replaceKey("/Parent", parent);
    item.replaceKey("/Dest", destination(entry.page));
    if (before.isNull()) {
      parent.replaceKey("/First", item);
    } else {
      item.replaceKey("/Prev", before);
      before.replaceKey("/Next", item);
    }
    if (!entry.children.empty()) add_entries(pdf, item, entry.children, false);
    before = item;
  }
  parent.replaceKey("/Last", before);
  const auto count = static_cast<long long>(entries.size());
  parent.replaceKey("/Count", Handle::newInteger(open ? count : -count));
}

void set_outline(QPDF& pdf, const std::vector<OutlineEntry>& entries) {
  if (entries.empty()) return;
  Handle root = pdf.makeIndirectObject(Handle::newDictionary());
  root.replaceKey("/Type", Handle::newName("/Outlines"));
  add_entries(pdf, root, entries, true);
  pdf.getRoot().replaceKey("/Outlines", root);
  pdf.getRoot().replaceKey("/PageMode", Handle::newName("/UseOutlines"));
}

// Converts "2000-01-01T00:00:00Z" to a PDF date: "D:20000101000000Z".
std::string pdf_date(const std::string& iso) {
  std::string date = "D:";
  for (const char c : iso)
    if ((c >= '0' && c <= '9') || c == 'Z') date += c;
  return date;
}

void set_information(QPDF& pdf, const PdfMetadata& metadata) {
  Handle information = pdf.makeIndirectObject(Handle::newDictionary());
  const auto set = [&](const char* key, const std::string& value) {
    if (!value.empty()) information.replaceKey(key, Handle::newUnicodeString(value));
  };
  set("/Title", metadata.title);
  set("/Author", metadata.author);
  set("/Subject", metadata.subject);
  set("/Creator", "Trackwright");
  information.replaceKey("/CreationDate", Handle::newString(pdf_date(metadata.created)));
  pdf.getTrailer().replaceKey("/Info", information);
}

}  // namespace

std::string finish_pdf(const std::string& bytes, const std::vector<PageBoxes>& pages,
                       const std::string& prefix) {
  const auto pdf = opened_pdf(bytes);
  const std::vector<Handle> all = pdf->getAllPages();
  for (std::size_t i = 0; i < pages.size(); ++i) {
    set_boxes(all.at(i), pages[i]);
    place_forms(*pdf, all, i, pages[i]);
  }
  for (std::size_t i = pages.size(); i < all.size(); ++i) pdf->removePage(all[i]);
  if (!prefix.empty()) set_labels(*pdf, {Handle::newInteger(0), label_object(prefix)});
  return bytes_of_pdf(*pdf);
}

std::vector<std::string> parted_pdf(const std::string& bytes,
                                    const std::vector<std::vector<PageBoxes>>& documents,
                                    const PdfMetadata& metadata) {
  const auto source = opened_pdf(bytes);
  const std::vector<Handle> all = source->getAllPages();
  std::vector<std::string> parts;
  std::size_t next = 0;
  for (const std::vector<PageBoxes>& pages : documents) {
    QPDF part;
    part.setSuppressWarnings(true);
    part.emptyPDF();
    QPDFPageDocumentHelper target(part);
    std::vector<OutlineEntry> outline;
    for (const PageBoxes& boxes : pages) {
      place_forms(*source, all, next, boxes);
      target.addPage(QPDFPageObjectHelper(all.at(next++)), false);
      const Handle page = part.getAllPages().back();
      set_boxes(page, boxes);
      if (!boxes.name.empty()) outline.push_back({boxes.name, page});
    }
    set_outline(part, outline);
    if (!metadata.page_prefix.empty())
      set_labels(part, {Handle::newInteger(0), label_object(metadata.page_prefix)});
    set_information(part, metadata);
    parts.push_back(bytes_of_pdf(part));
  }
  return parts;
}

std::string join_pdfs(const std::vector<PdfPart>& parts, const PdfMetadata& metadata) {
  QPDF whole;
  whole.setSuppressWarnings(true);
  whole.emptyPDF();
  std::vector<std::unique_ptr<QPDF>> sources;  // qpdf reads their streams when it writes the whole file
  std::vector<OutlineEntry> outline;
  std::vector<Handle> labels;
  QPDFPageDocumentHelper target(whole);
  std::size_t count = 0;
  const auto label = [&](const Handle& text) {
    labels.push_back(Handle::newInteger(static_cast<long long>(count)));
    labels.push_back(text);
  };
  for (const PdfPart& part : parts) {
    sources.push_back(opened_pdf(*part.bytes));
    std::vector<QPDFPageObjectHelper> pages = QPDFPageDocumentHelper(*sources.back()).getAllPages();
    if (pages.empty()) continue;
    std::vector<OutlineEntry> entries;
    label(label_object(part.title));
    for (std::size_t i = 0; i < pages.size(); ++i) {
      target.addPage(pages[i], false);
      const Handle page = whole.getAllPages().back();
      entries.push_back({i < part.page_names.size() ? part.page_names[i] : part.title, page});
      ++count;
      if (part.alone.count(i) == 0) continue;
      label(label_of_empty_side(part.title, i + 1));
      target.addPage(empty_side(whole, page), false);
      ++count;
      if (i + 1 < pages.size()) label(label_object(part.title, i + 2));
    }
    OutlineEntry entry{part.title, entries.front().page};
    entries.resize(std::min(entries.size(), part.page_names.size()), OutlineEntry{{}, entry.page});
    if (pages.size() > 1) entry.children = std::move(entries);
    outline.push_back(std::move(entry));
  }
  set_outline(whole, outline);
  set_labels(whole, labels);
  set_information(whole, metadata);
  return bytes_of_pdf(whole);
}

}  // namespace trackwright
