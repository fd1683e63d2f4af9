#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <iterator>
#include <map>
#include <memory>
#include <string>
#include <utility>

#include "designer/format/text/findings.h"
#include "designer/studio/kept_map.h"
#include "designer/studio/own_only.h"
#include "designer/studio/pools.h"
#include "designer/studio/press.h"
#include "designer/studio/quantities.h"
#include "engine/base/parallel.h"
#include "render/components/kinds.h"
#include "render/components/print_checks.h"
#include "render/documents/cut_file.h"
#include "render/documents/finish_pdf.h"
#include "render/documents/pdf.h"
#include "render/sheets/fold.h"
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
  ComponentPrinter(Component& component, const PrintJob& job, const FileChoices& choices)
      : component_(component), job_(job), choices_(choices), metadata_(metadata_of(job, component.title)) {}

  void print() {
    component_.files.clear();
    if (!choices_.one)
      for (const TextDocument& document : component_.documents)
        component_.files.push_back({document.name, document.text});
    std::vector<Sheet> sheets = impose(component_, job_.sheets);
    note_pages(sheets);
    const Component divided = divided_boards(sheets);
    const std::string& paper = job_.sheets.paper.name;
    const std::vector<PrintedFile> cut_files = paths_to_cut();
    std::vector<Page> whole;
    if (wants(PictureFormat::Pdf) && !choices_.one)
      whole = pages_of(whole_boards(divided, job_.sheets, sheets));
    const std::vector<Page> pages = pages_of(std::move(sheets));
    if (wants(PictureFormat::Pdf)) whole.empty() ? add_pdf(pages) : add_pdfs(pages, whole);
    for (const PictureFormat format : {PictureFormat::Svg, PictureFormat::Png})
      if (wants(format)) component_.boards.empty() ? add_each(format, pages, paper) : add_boards(format);
    component_.files.insert(component_.files.end(), cut_files.begin(), cut_files.end());
    add_booklet();
  }

 private:
  // The boards that do not fit on one sheet.
  Component divided_boards(const std::vector<Sheet>& sheets) const {
    Component divided{component_.id, component_.title, {}, {}};
    for (const Board& board : component_.boards) {
      const bool in_parts = std::ranges::any_of(sheets, [&](const Sheet& sheet) {
        return sheet.divided && !sheet.placements.empty() && sheet.placements.front().piece == board.id;
      });
      if (in_parts) divided.boards.push_back(board);
    }
    return divided;
  }

  // Writes two files for each sheet with pieces, numbered as its page.
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

  void add_pdf(const std::vector<Page>& pages) {
    add(PictureFormat::Pdf, component_.id, pages, job_.sheets.paper.name);
    if (!pages.empty()) put_on_paper(component_.files.back(), pages);
  }

  // Writes boards in parts and whole; draws shared contents once. Whole boards show all of it and come first.
  void add_pdfs(const std::vector<Page>& pages, const std::vector<Page>& whole) {
    std::vector<std::string> bytes{{}, {}};
    if (!choices_.empty) bytes = write_pdfs({whole, pages}, metadata_);
    add_file(component_.id + ".pdf", pages, job_.sheets.paper.name, std::move(bytes[1]));
    put_on_paper(component_.files.back(), pages);
    add_file(component_.id + "-whole.pdf", whole, {}, std::move(bytes[0]));
  }

  // Writes the pages of a booklet one by one and folded; draws each page once. The folded sheets are turned
  // about the short edge, so they are not part of kit.pdf.
  void add_booklet() {
    std::vector<Page> pages = component_.booklet;
    for (Page& page : pages) {
      const auto shared = std::make_shared<const Drawing>(std::move(page.drawing));
      page.drawing = {};
      page.drawing.add(Symbol{shared, {}});
    }
    for (const PictureFormat format : {PictureFormat::Svg, PictureFormat::Png})
      if (wants(format)) add_each(format, pages, {});
    if (!wants(PictureFormat::Pdf) || pages.empty()) return;
    const std::vector<Page> sheets = folded(pages, job_.sheets.paper);
    std::vector<std::string> bytes{{}, {}};
    if (!choices_.empty) bytes = write_pdfs({pages, sheets}, metadata_);
    add_file(component_.id + ".pdf", pages, {}, std::move(bytes[0]));
    add_file(component_.id + "-booklet.pdf", sheets, job_.sheets.paper.name, std::move(bytes[1]));
    for (std::size_t side = 1; side < sheets.size(); side += 2)
      component_.files.back().second_sides.insert(side);
  }

  void put_on_paper(PrintedFile& file, const std::vector<Page>& pages) const {
    file.on_paper = true;
    if (!prints_on_both_sides(job_.sheets.backs)) return;
    for (std::size_t i = 0; i < pages.size(); ++i)
      if (pages[i].back)
        file.second_sides.insert(i);
      else if (i + 1 == pages.size() || !pages[i + 1].back)
        file.one_sided.insert(i);
  }

  bool wants(PictureFormat format) const {
    return std::ranges::find(choices_.formats, format) != choices_.formats.end();
  }

  void note_pages(const std::vector<Sheet>& sheets) {
    std::map<std::string, std::vector<int>> pages;  // by piece or board
    std::map<std::string, double> scales;
    for (std::size_t i = 0; i < sheets.size(); ++i)
      for (const Placement& placement : sheets[i].placements) {
        std::vector<int>& of_piece = pages[placement.piece];
        const int page = static_cast<int>(i) + 1;
        if (of_piece.empty() || of_piece.back() != page) of_piece.push_back(page);
        scales[placement.piece] = sheets[i].scale;
      }
    for (Piece& piece : component_.pieces) piece.imprint.pages = pages[piece.id];
    for (Board& board : component_.boards) {
      board.imprint.pages = pages[board.id];
      board.imprint.scale = scales.at(board.id);
    }
  }

  void add(PictureFormat format, const std::string& stem, const std::vector<Page>& pages,
           const std::string& paper) {
    if (pages.empty()) return;
    add_file(fmt::format("{}.{}", stem, word_of(format)), pages, paper,
             choices_.empty ? std::string()
                            : document_bytes(format, pages, metadata_, choices_.dpi, choices_.ids));
  }

  void add_file(const std::string& name, const std::vector<Page>& pages, const std::string& paper,
                std::string bytes) {
    PrintedFile file{name, std::move(bytes), paper.empty() ? size_in_words(pages.front().size) : paper};
    for (const Page& page : pages) file.page_names.push_back(page.name);
    component_.files.push_back(std::move(file));
  }

  // Writes one file per page, for formats with one page per file.
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

  Component& component_;
  const PrintJob& job_;
  const FileChoices& choices_;
  PdfMetadata metadata_;
};

}  // namespace

Component make_component(const ComponentKind& kind, const PrintJob& job, Findings& findings, const Kit* kit) {
  Component component = made(
      kind, ComponentContext{job.title, job.sheets.theme, job.kit, findings, &job.art, kit, &job.chapters});
  if (Findings unheard; job.extended) keep_own(component, make_component(kind, *job.extended, unheard));
  return component;
}

Kit draw_kit(const std::vector<const ComponentKind*>& kinds, const PrintJob& job, const Kit* about) {
  std::vector<Component> components(kinds.size());
  std::vector<Findings> findings(kinds.size());
  in_parallel(kinds.size(), [&](std::size_t i) {
    components[i] = make_component(*kinds[i], job, findings[i], about);
    apply_quantities(components[i], job.quantities);
  });
  Kit kit = kit_of(job.title);
  // Several components show the same picture, so report its faults once.
  for (Findings& found : findings) add_untold(kit.findings, std::move(found));
  std::erase_if(components, [](const Component& component) { return component.empty(); });
  kit.components = std::move(components);
  return kit;
}

void leave_out_backs(std::vector<Component>& components, const KitChoices& choices) {
  if (choices.backs_of.empty()) return;
  for (Component& component : components)
    if (std::ranges::find(choices.backs_of, component.id, &Ref::value) == choices.backs_of.end())
      for (Piece& piece : component.pieces) piece.back.reset();
}

void print_component(Component& component, const PrintJob& job, const FileChoices& choices) {
  ComponentPrinter(component, job, choices).print();
}

void print_components(Kit& kit, const PrintJob& job, const FileChoices& choices) {
  in_parallel(kit.components.size(),
              [&](std::size_t i) { print_component(kit.components[i], job, choices); });
}

PrintedFile joined_kit(const Kit& kit, const PrintJob& job) {
  PrintedFile whole{"kit.pdf", {}, job.sheets.paper.name};
  std::vector<PdfPart> documents;
  for (const Component& component : kit.components)
    for (const PrintedFile& file : component.files) {
      if (!file.on_paper) continue;
      documents.push_back({component.pool.empty() ? component.title : pool_title(component), &file.bytes,
                           file.page_names, file.one_sided});
      for (std::size_t page = 0; page < file.page_names.size(); ++page) {
        whole.page_names.push_back(file.page_names[page]);
        if (file.one_sided.contains(page)) whole.page_names.push_back(file.page_names[page] + ", other side");
      }
    }
  whole.bytes = join_pdfs(documents, metadata_of(job, {}));
  return whole;
}

namespace {

// The first component of a pool gets the files; the pieces of all refer to the pages of these files.
void print_pooled(Kit& kit, const PrintJob& job, const FileChoices& choices, const Progress& progress) {
  std::vector<Component*> components;
  for (Component& component : kit.components) components.push_back(&component);
  std::vector<PooledParts> all = pools_of(components);
  std::atomic<std::size_t> done = 0;
  if (progress) progress(0, all.size());
  PrintedFile map_picture;
  in_parallel(all.size() + 1, [&](std::size_t i) {
    if (i == all.size()) {
      if (!choices.empty) map_picture = picture_of_map(kit);
      return;
    }
    if (all[i].size() == 1) all[i].front()->pool.clear();
    laid_together(all[i], [&](Component& sheets) { print_component(sheets, job, choices); });
    if (progress) progress(++done, all.size());
  });
  keep_map(kit, std::move(map_picture));
}

}  // namespace

std::vector<const ComponentKind*> kinds_in_kit(const PrintJob& job) {
  using Subject = ComponentKind::Subject;
  std::vector<const ComponentKind*> kinds;
  for (const ComponentKind& kind : component_kinds())
    if ((wanted_in_kit(job.title.kit, kind.id) || std::ranges::find(job.with, kind.id) != job.with.end()) &&
        !(job.extended && kind.subject == Subject::Kit))
      kinds.push_back(&kind);
  return kinds;
}

Findings findings_of_print(const PrintJob& job) {
  std::vector<const ComponentKind*> kinds;
  for (const ComponentKind* kind : kinds_of_game())
    if (wanted_in_kit(job.title.kit, kind->id)) kinds.push_back(kind);
  Kit kit = draw_kit(kinds, job);
  std::ranges::move(print_findings(job.title, job.sheets.theme, kit.components),
                    std::back_inserter(kit.findings));
  return std::move(kit.findings);
}

Kit press_kit(const std::vector<const ComponentKind*>& kinds, PrintJob& job, const FileChoices& choices,
              const Progress& progress) {
  std::vector<const ComponentKind*> first = kinds;
  std::vector<const ComponentKind*> last;
  std::ranges::copy_if(kinds, std::back_inserter(last), &ComponentKind::about_kit);
  std::erase_if(first, [](const ComponentKind* kind) { return kind->about_kit(); });
  Kit kit = draw_kit(first, job);
  const ContentHash content = content_of_kit(kit, fingerprint(kit.components));
  kit.content = content.text();
  job.sheets.content = content.brief();
  std::ranges::move(print_findings(job.title, job.sheets.theme, kit.components),
                    std::back_inserter(kit.findings));
  leave_out_backs(kit.components, job.title.kit);
  print_pooled(kit, job, choices, progress);
  Kit about = draw_kit(last, job, &kit);
  fingerprint(about.components);
  print_components(about, job, choices);
  std::ranges::move(about.components, std::back_inserter(kit.components));
  std::ranges::move(about.findings, std::back_inserter(kit.findings));
  return kit;
}

}  // namespace trackwright
