#include "tests/designer/press/printed_forms.h"

#include <fmt/core.h>

#include <map>
#include <sstream>

#define POINTERHOLDER_TRANSITION 4  // qpdf's own pointers are std::shared_ptr
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFPageObjectHelper.hh>
#include <qpdf/QPDFWriter.hh>

#include "tests/render/process.h"

namespace trackwright {
namespace {

using Handle = QPDFObjectHandle;

// Collects the forms that a page shows, in order, from operators such as "/x7 Do".
class ShownForms : public Handle::ParserCallbacks {
 public:
  void handleObject(Handle object) override {
    if (object.isOperator() && object.getOperatorValue() == "Do" && last_.isName())
      names.push_back(last_.getName());
    last_ = object;
  }
  void handleEOF() override {}

  std::vector<std::string> names;

 private:
  Handle last_ = Handle::newNull();
};

// Returns a page that shows only this form.
Handle page_of(QPDF& pdf, Handle form) {
  Handle forms = Handle::newDictionary();
  forms.replaceKey("/F", form);
  Handle resources = Handle::newDictionary();
  resources.replaceKey("/XObject", forms);
  Handle page = pdf.makeIndirectObject(Handle::newDictionary());
  page.replaceKey("/Type", Handle::newName("/Page"));
  page.replaceKey("/MediaBox", form.getDict().getKey("/BBox"));
  page.replaceKey("/Resources", resources);
  page.replaceKey("/Contents", Handle::newStream(&pdf, "/F Do"));
  return page;
}

std::vector<std::string> texts_of_pages(QPDF& pdf, std::size_t pages) {
  QPDFWriter writer(pdf);
  writer.setOutputMemory();
  writer.write();
  const auto buffer = writer.getBufferSharedPointer();
  const TemporaryFile file({reinterpret_cast<const char*>(buffer->getBuffer()), buffer->getSize()}, ".pdf");
  const ProcessResult read = run_program("pdftotext " + file.path() + " -");
  EXPECT_EQ(read.exit, 0) << read.output;
  std::vector<std::string> texts;
  std::istringstream stream(read.output);
  for (std::string text; texts.size() < pages && std::getline(stream, text, '\f');) texts.push_back(text);
  texts.resize(pages);
  return texts;
}

}  // namespace

std::vector<std::string> words_of(const std::string& text) {
  std::vector<std::string> words;
  std::istringstream stream(text);
  for (std::string word; stream >> word;) words.push_back(word);
  return words;
}

std::vector<PrintedForm> printed_forms(const std::string& path) {
  QPDF pdf;
  pdf.processFile(path.c_str());
  std::vector<PrintedForm> printed;
  std::vector<Handle> forms;
  std::map<QPDFObjGen, std::size_t> known;
  QPDFPageDocumentHelper document(pdf);
  const std::vector<QPDFPageObjectHelper> pages = document.getAllPages();
  for (QPDFPageObjectHelper page : pages) {
    ShownForms shown;
    page.parseContents(&shown);
    Handle named = page.getAttribute("/Resources", false).getKey("/XObject");
    for (const std::string& name : shown.names) {
      Handle form = named.getKey(name);
      if (form.getDict().getKey("/Subtype").getName() != "/Form") continue;
      const auto [entry, is_new] = known.emplace(form.getObjGen(), printed.size());
      if (is_new) {
        printed.emplace_back();
        forms.push_back(form);
      }
      ++printed[entry->second].uses;
    }
  }
  for (const Handle& form : forms) document.addPage(page_of(pdf, form), false);
  for (const QPDFPageObjectHelper& page : pages) document.removePage(page);
  if (forms.empty()) return printed;
  const std::vector<std::string> texts = texts_of_pages(pdf, forms.size());
  for (std::size_t i = 0; i < printed.size(); ++i) printed[i].words = words_of(texts[i]);
  return printed;
}

}  // namespace trackwright
