#include "designer/studio/kit.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <utility>

#include "designer/format/text/report.h"
#include "designer/studio/changes.h"
#include "designer/studio/kit_json.h"
#include "designer/studio/piece_pictures.h"
#include "render/sheets/contact.h"
#include "render/sheets/impose.h"

namespace trackwright {

namespace {

// Lists of all that there is say nothing true beside a part of it.
bool tells_of_whole_kit(std::string_view kind) {
  return kind == "checklist" || kind == "guide";
}

std::vector<const ComponentKind*> kinds_of(const PrintJob& job) {
  std::vector<const ComponentKind*> kinds;
  for (const ComponentKind& kind : component_kinds())
    if (wanted_in_kit(job.title.kit, kind.id) && !(job.extended && tells_of_whole_kit(kind.id)))
      kinds.push_back(&kind);
  return kinds;
}

// The pages of a component, boards whole.
std::vector<Page> proof_pages(const Component& component, const PrintJob& job) {
  std::vector<Page> pages;
  for (const Board& board : component.boards) pages.push_back({board.size, board.drawing, component.title});
  Component pieces = component;
  pieces.boards.clear();
  std::ranges::move(pages_of(impose(pieces, job.sheets)), std::back_inserter(pages));
  return pages;
}

std::string contact_bytes(const std::vector<DrawnComponent>& drawn, const PrintJob& job, PictureFormat format,
                          double dpi) {
  constexpr Size page{420, 297};
  std::vector<Page> pages;
  for (const DrawnComponent& one : drawn)
    std::ranges::move(proof_pages(one.component, job), std::back_inserter(pages));
  return document_bytes(format, {{page, contact_sheet(pages, page, job.sheets.theme), {}}}, {}, dpi);
}

// What a kit and its update have beside their files.
MadeFiles made_around(const std::vector<DrawnComponent>& drawn, const PrintJob& job,
                      const KitWishes& wishes) {
  MadeFiles made;
  for (const DrawnComponent& one : drawn) std::ranges::copy(one.findings, std::back_inserter(made.findings));
  if (wishes.contact) made.contact = contact_bytes(drawn, job, *wishes.contact, wishes.sheets.dpi);
  return made;
}

void add_all(std::vector<PrintedFile>& files, std::vector<PrintedFile> more) {
  std::ranges::move(more, std::back_inserter(files));
}

std::vector<PrintedFile> changed_files(const PressedKit& kit, const KitList& earlier, PrintJob& job) {
  KitChanges changes = changes_since(earlier, kit.drawn);
  if (changes.list.empty()) return {};
  KitList now = list_of_kit(kit.drawn, std::vector<PrintedComponent>(kit.drawn.size()), job);
  std::vector<Board> boards = changes_boards(changes, earlier, now, job);
  std::vector<Board>& printed_boards = changes.to_print.boards;
  printed_boards.insert(printed_boards.begin(), boards.begin(), boards.end());
  job.sheets.boards_first = true;
  job.sheets.groups = GroupChange::SameRow;
  PrintedComponent printed = print_component(changes.to_print, job, {});
  for (ListedPiece& piece : now.pieces) piece.pages = printed.pages[piece.component + "/" + piece.id];
  for (const PrintedFile& file : printed.files)
    now.files.push_back({file.name, {}, file.paper, static_cast<int>(file.page_names.size()), 0});
  std::vector<PrintedFile> files = std::move(printed.files);
  for (const DrawnComponent& one : kit.drawn)
    for (const TextDocument& document : one.component.documents)
      files.push_back({document.name, document.text});
  files.push_back({"changes.txt", changes_text(changes, earlier, now)});
  files.push_back({"kit.json", kit_json(now)});
  return files;
}

}  // namespace

MadeFiles make_kit(PrintJob job, const KitWishes& wishes) {
  PressedKit kit = press_kit(kinds_of(job), job, wishes.sheets);
  MadeFiles made = made_around(kit.drawn, job, wishes);
  PrintedFile list{"kit.json", kit_json(list_of_kit(kit.drawn, kit.printed, job))};
  PrintedFile whole = joined_kit(kit.drawn, kit.printed, job);
  for (PrintedComponent& one : kit.printed) add_all(made.files, std::move(one.files));
  if (wishes.pieces)
    add_all(made.files, piece_pictures(kit.drawn, *wishes.pieces, wishes.sheets.dpi, wishes.sheets.ids));
  made.files.push_back(std::move(whole));
  made.files.push_back(std::move(list));
  return made;
}

MadeFiles make_update(PrintJob job, const KitList& earlier, const KitWishes& wishes) {
  const PressedKit kit = press_kit(kinds_of(job), job, wishes.sheets);
  MadeFiles made = made_around(kit.drawn, job, wishes);
  made.files = changed_files(kit, earlier, job);
  return made;
}

MadeFiles make_components(const PrintJob& job, const std::vector<const ComponentKind*>& kinds,
                          const FileChoices& choices) {
  const std::vector<DrawnComponent> drawn = draw_components(kinds, job);
  MadeFiles made = made_around(drawn, job, {});
  for (PrintedComponent& printed : print_components(drawn, job, choices))
    add_all(made.files, std::move(printed.files));
  return made;
}

Expected<KitList, Finding> read_earlier_kit(const FileReader& files, const std::string& path) {
  const std::string file = files.is_directory(path) ? path + "/kit.json" : path;
  const auto text = files.read(file, largest_file);
  auto kit = text ? read_kit_json(*text) : Expected<KitList>(unexpected(text.error().message));
  if (kit) return std::move(*kit);
  Findings findings;
  return unexpected(report(findings, "kit/no-earlier-kit", {}, path, fmt::format("{}: {}", file, kit.error()),
                           "give the folder of an earlier kit or its kit.json"));
}

}  // namespace trackwright
