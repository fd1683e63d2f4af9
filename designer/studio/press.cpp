#include "designer/studio/press.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "designer/studio/own_only.h"
#include "engine/base/parallel.h"
#include "engine/base/words.h"
#include "render/components/kinds.h"
#include "render/documents/cut_file.h"
#include "render/documents/finish_pdf.h"
#include "render/sheets/impose.h"

namespace trackwright {
namespace {

PdfMetadata metadata_of(const PrintJob& job, const std::string& what) {
  PdfMetadata metadata;
  metadata.title = what.empty() ? job.title.name : fmt::format("{}: {}", job.title.name, what);
  metadata.author = job.title.designer;
  metadata.subject = job.title.licence;
  metadata.page_prefix = what;
  return metadata;
}

std::string size_in_words(Size size) {
  return fmt::format("{:.0f} x {:.0f} mm", size.width, size.height);
}

class ComponentPrinter {
 public:
  ComponentPrinter(const Component& component, const PrintJob& job, const FileChoices& choices)
      : component_(component), job_(job), choices_(choices), metadata_(metadata_of(job, component.title)) {}

  PrintedComponent print() {
    for (const TextDocument& document : component_.documents)
      printed_.files.push_back({document.name, document.text});
    std::vector<Sheet> sheets = impose(component_, job_.sheets);
    for (std::size_t i = 0; i < sheets.size(); ++i)
      for (const Placement& placement : sheets[i].placements)
        note_page(placement.piece, static_cast<int>(i) + 1);
    const Component divided = divided_boards(sheets);
    const std::string& paper = job_.sheets.paper.name;
    const std::vector<PrintedFile> cut_files = paths_to_cut();
    const std::vector<Page> pages = pages_of(std::move(sheets));
    if (wants(PictureFormat::Pdf)) {
      add(PictureFormat::Pdf, component_.id, pages, paper);
      if (!pages.empty()) put_on_paper(printed_.files.back(), pages);
      if (!divided.boards.empty())
        add(PictureFormat::Pdf, component_.id + "-whole", pages_of(whole_boards(divided, job_.sheets)), {});
    }
    for (const PictureFormat format : {PictureFormat::Svg, PictureFormat::Png})
      if (wants(format)) component_.boards.empty() ? add_each(format, pages, paper) : add_boards(format);
    printed_.files.insert(printed_.files.end(), cut_files.begin(), cut_files.end());
    return std::move(printed_);
  }

 private:
  // The boards that have no place on one sheet.
  Component divided_boards(const std::vector<Sheet>& sheets) const {
    Component divided{component_.id, component_.title, {}, {}};
    for (const Board& board : component_.boards) {
      const bool in_parts = std::any_of(sheets.begin(), sheets.end(), [&](const Sheet& sheet) {
        return sheet.divided && !sheet.placements.empty() && sheet.placements.front().piece == board.id;
      });
      if (in_parts) divided.boards.push_back(board);
    }
    return divided;
  }

  // Two files for each sheet with pieces, numbered as its page.
  std::vector<PrintedFile> paths_to_cut() const {
    std::vector<PrintedFile> files;
    if (!job_.sheets.machine) return files;
    SheetOptions true_to_size = job_.sheets;  // the machine sees the paper as the printer leaves it
    true_to_size.printer = {};
    const std::vector<Sheet> sheets = impose(component_, true_to_size);
    for (std::size_t i = 0; i < sheets.size(); ++i) {
      const std::vector<Outline> paths = cut_paths(sheets[i]);
      if (paths.empty()) continue;
      const auto marks = registration_marks(*job_.sheets.machine, sheets[i].size);
      const std::string stem = fmt::format("{}-cut-{}", component_.id, i + 1);
      files.push_back({stem + ".svg", write_cut_svg(paths, marks, sheets[i].size)});
      files.push_back({stem + ".dxf", write_cut_dxf(paths, marks, sheets[i].size)});
    }
    return files;
  }

  void put_on_paper(PrintedFile& file, const std::vector<Page>& pages) const {
    file.on_paper = true;
    if (!prints_on_both_sides(job_.sheets.backs)) return;
    for (std::size_t i = 0; i < pages.size(); ++i) {
      if (pages[i].back)
        file.second_sides.insert(i);
      else if (i + 1 == pages.size() || !pages[i + 1].back)
        file.one_sided.insert(i);
    }
  }

  bool wants(PictureFormat format) const {
    return std::find(choices_.formats.begin(), choices_.formats.end(), format) != choices_.formats.end();
  }

  void note_page(const std::string& piece, int page) {
    std::vector<int>& pages = printed_.pages[piece];
    if (pages.empty() || pages.back() != page) pages.push_back(page);
  }

  void add(PictureFormat format, const std::string& stem, const std::vector<Page>& pages,
           const std::string& paper) {
    if (pages.empty()) return;
    PrintedFile file{fmt::format("{}.{}", stem, word_of(format)),
                     document_bytes(format, pages, metadata_, choices_.dpi, choices_.ids),
                     paper.empty() ? size_in_words(pages.front().size) : paper};
    for (const Page& page : pages) file.page_names.push_back(page.name);
    printed_.files.push_back(std::move(file));
  }

  // One file a page, for formats that hold no more.
  void add_each(PictureFormat format, const std::vector<Page>& pages, const std::string& paper) {
    for (std::size_t i = 0; i < pages.size(); ++i) {
      const std::string stem = pages.size() == 1 ? component_.id : fmt::format("{}-{}", component_.id, i + 1);
      add(format, stem, {pages[i]}, paper);
    }
  }

  void add_boards(PictureFormat format) {
    std::vector<Page> bare;  // without marks
    for (const Board& board : component_.boards) bare.push_back({board.size, board.drawing, board.id});
    add_each(format, bare, {});
  }

  const Component& component_;
  const PrintJob& job_;
  const FileChoices& choices_;
  PdfMetadata metadata_;
  PrintedComponent printed_;
};

ListedPiece listed_piece(const Component& component, const std::string& id, const PrintedComponent& printed) {
  ListedPiece piece;
  piece.component = component.id;
  piece.id = id;
  if (const auto pages = printed.pages.find(id); pages != printed.pages.end()) piece.pages = pages->second;
  return piece;
}

void list_pieces(KitList& kit, const Component& component, const PrintedComponent& printed) {
  for (const Piece& piece : component.pieces) {
    ListedPiece& listed = kit.pieces.emplace_back(listed_piece(component, piece.id, printed));
    listed.label = piece.label;
    listed.group = piece.group;
    listed.count = piece.count;
    listed.content = content_of(piece).text();
  }
  for (const Board& board : component.boards) {
    ListedPiece& listed = kit.pieces.emplace_back(listed_piece(component, board.id, printed));
    listed.label = component.title;
    listed.board = true;
    listed.content = content_of(board).text();
  }
}

KitContents contents_of_printed(const PressedKit& kit) {
  KitContents contents;
  for (std::size_t i = 0; i < kit.drawn.size(); ++i) {
    const Component& component = kit.drawn[i].component;
    if (component.pieces.empty() && component.boards.empty()) continue;
    KitPart& part = contents.parts.emplace_back(part_of_kit(component));
    for (const PrintedFile& file : kit.printed[i].files)
      if (!file.page_names.empty())
        part.files.push_back(
            {file.name, file.on_paper ? file.paper : "", file.page_names, file.second_sides.size()});
  }
  return contents;
}

}  // namespace

std::string PrintedFile::in_words() const {
  const std::size_t pages = page_names.size();
  const bool own_size = paper.find(" x ") != std::string::npos;
  return fmt::format("{}{} {}", counted(pages, "page"), own_size ? "," : "", paper);
}

Component make_component(const ComponentKind& kind, const PrintJob& job, Findings& findings,
                         const KitContents* contents) {
  Component component =
      made(kind, ComponentContext{job.title, job.sheets.theme, job.kit, findings, &job.art, contents});
  if (Findings unheard; job.extended) keep_own(component, make_component(kind, *job.extended, unheard));
  return component;
}

std::vector<DrawnComponent> draw_components(const std::vector<const ComponentKind*>& kinds,
                                            const PrintJob& job, const KitContents* contents) {
  std::vector<DrawnComponent> drawn(kinds.size());
  in_parallel(kinds.size(), [&](std::size_t i) {
    drawn[i].component = make_component(*kinds[i], job, drawn[i].findings, contents);
    drawn[i].about_kit = kinds[i]->about_kit;
    apply_quantities(drawn[i].component, job.quantities);
    drawn[i].content = content_of(drawn[i].component);
  });
  std::erase_if(drawn, [](const DrawnComponent& one) {
    const Component& component = one.component;
    return component.pieces.empty() && component.boards.empty() && component.documents.empty() &&
           one.findings.empty();
  });
  return drawn;
}

PressedKit press_kit(const std::vector<const ComponentKind*>& kinds, PrintJob& job,
                     const FileChoices& choices) {
  std::vector<const ComponentKind*> first = kinds;
  std::vector<const ComponentKind*> last;
  std::copy_if(kinds.begin(), kinds.end(), std::back_inserter(last),
               [](const ComponentKind* k) { return k->about_kit; });
  std::erase_if(first, [](const ComponentKind* kind) { return kind->about_kit; });
  PressedKit kit;
  kit.drawn = draw_components(first, job);
  job.sheets.content = content_of_kit(kit.drawn, job.title).brief();
  kit.printed = print_components(kit.drawn, job, choices);
  const KitContents contents = contents_of_printed(kit);
  std::vector<DrawnComponent> about = draw_components(last, job, &contents);
  std::vector<PrintedComponent> printed = print_components(about, job, choices);
  std::move(about.begin(), about.end(), std::back_inserter(kit.drawn));
  std::move(printed.begin(), printed.end(), std::back_inserter(kit.printed));
  return kit;
}

PrintedComponent print_component(const Component& component, const PrintJob& job,
                                 const FileChoices& choices) {
  return ComponentPrinter(component, job, choices).print();
}

std::vector<PrintedComponent> print_components(const std::vector<DrawnComponent>& drawn, const PrintJob& job,
                                               const FileChoices& choices) {
  std::vector<PrintedComponent> printed(drawn.size());
  in_parallel(drawn.size(),
              [&](std::size_t i) { printed[i] = print_component(drawn[i].component, job, choices); });
  return printed;
}

KitList list_of_kit(const std::vector<DrawnComponent>& drawn, const std::vector<PrintedComponent>& printed,
                    const PrintJob& job) {
  KitList kit;
  kit.title = job.title.name;
  kit.version = job.title.version;
  kit.content = content_of_kit(drawn, job.title).text();
  int next = 1;
  for (std::size_t i = 0; i < drawn.size(); ++i) {
    list_pieces(kit, drawn[i].component, printed[i]);
    for (const PrintedFile& file : printed[i].files) {
      if (file.page_names.empty()) continue;  // not printed, but cut
      const int pages = static_cast<int>(file.page_names.size());
      kit.files.push_back({file.name, drawn[i].component.id, file.paper, pages, file.on_paper ? next : 0});
      if (file.on_paper) next += pages + static_cast<int>(file.one_sided.size());
    }
  }
  return kit;
}

PrintedFile joined_kit(const std::vector<DrawnComponent>& drawn, const std::vector<PrintedComponent>& printed,
                       const PrintJob& job) {
  PrintedFile kit{"kit.pdf", {}, job.sheets.paper.name};
  std::vector<PdfPart> parts;
  for (std::size_t i = 0; i < drawn.size(); ++i)
    for (const PrintedFile& file : printed[i].files) {
      if (!file.on_paper) continue;
      parts.push_back({drawn[i].component.title, &file.bytes, file.page_names, file.one_sided});
      for (std::size_t page = 0; page < file.page_names.size(); ++page) {
        kit.page_names.push_back(file.page_names[page]);
        if (file.one_sided.contains(page)) kit.page_names.push_back(file.page_names[page] + ", other side");
      }
    }
  kit.bytes = join_pdfs(parts, metadata_of(job, {}));
  return kit;
}

ContentHash content_of_kit(const std::vector<DrawnComponent>& drawn, const Title& title) {
  Drawing name;  // the name and the version are on every sheet
  name.add(Text{.text = title.name + "\n" + title.version});
  std::vector<ContentHash> hashes{content_of(name)};
  for (const DrawnComponent& one : drawn)
    if (!one.about_kit) hashes.push_back(one.content);
  return combined(hashes);
}

}  // namespace trackwright
