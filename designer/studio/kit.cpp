#include "designer/studio/kit.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "designer/format/text/findings.h"
#include "designer/studio/kit_json.h"
#include "designer/studio/picture.h"
#include "designer/studio/pools.h"
#include "render/components/table_picture.h"
#include "render/sheets/contact.h"
#include "render/sheets/impose.h"

namespace trackwright {

namespace {

// The pages of a component, with whole boards.
std::vector<Page> proof_pages(const Component& component, const PrintJob& job) {
  std::vector<Page> pages;
  for (const Board& board : component.boards) pages.push_back({board.size, board.drawing, component.title});
  const Component pieces{component.id, component.title, component.pieces, {}};
  std::ranges::move(pages_of(impose(pieces, job.sheets)), std::back_inserter(pages));
  return pages;
}

// Shows pieces on their printed sheets, together with those of other components.
std::string contact_bytes(const Kit& kit, const PrintJob& job, PictureFormat format, double dpi) {
  constexpr Size page{420, 297};
  std::vector<Page> pages;
  std::vector<Component> lent = kit.components;
  std::vector<Component*> components;
  for (Component& component : lent) components.push_back(&component);
  for (const PooledParts& pooled : pools_of(components))
    laid_together(pooled, [&](const Component& sheets) {
      std::ranges::move(proof_pages(sheets, job), std::back_inserter(pages));
    });
  return document_bytes(format, {{page, contact_sheet(pages, page, job.sheets.theme), {}}}, {}, dpi);
}

// The picture is 2400 pixels wide, whatever the size of the table.
std::string picture_bytes(const Kit& kit, const PrintJob& job, PictureFormat format) {
  Findings unheard;
  const Page page = table_picture({job.title, job.sheets.theme, job.kit, unheard, &job.art}, kit);
  constexpr double pixels = 2400;
  return document_bytes(format, {page}, {}, pixels / page.size.width * 25.4);
}

std::vector<std::pair<std::string, int>> without_backs(const Kit& kit, const PrintJob& job) {
  std::vector<std::pair<std::string, int>> left_out;
  if (job.sheets.backs != Backs::None) return left_out;
  for (const Component& component : kit.components) {
    int pieces = 0;
    for (const Piece& piece : component.pieces) pieces += piece.back ? piece.count : 0;
    if (pieces > 0) left_out.emplace_back(component.id, pieces);
  }
  return left_out;
}

// The findings, the contact sheet and the picture of a kit or update.
MadeFiles made_around(const Kit& kit, const PrintJob& job, const KitWishes& wishes) {
  MadeFiles made;
  made.findings = kit.findings;
  made.without_backs = without_backs(kit, job);
  if (wishes.contact) made.contact = contact_bytes(kit, job, *wishes.contact, wishes.sheets.dpi);
  if (wishes.picture) made.picture = picture_bytes(kit, job, *wishes.picture);
  return made;
}

void add_all(std::vector<PrintedFile>& files, std::vector<PrintedFile> more) {
  std::ranges::move(more, std::back_inserter(files));
}

void add_files_of_components(std::vector<PrintedFile>& files, Kit& kit) {
  for (Component& component : kit.components) add_all(files, std::exchange(component.files, {}));
}

void add_map_picture(std::vector<PrintedFile>& files, Kit& kit) {
  if (!kit.map_picture.bytes.empty()) files.push_back(std::move(kit.map_picture));
}

// Sets the pages of everything in the kit: on the sheets of this component, or none.
void move_to_sheets_of(const Component& printed, Kit& kit) {
  std::map<std::string, std::vector<int>> pages;
  for (const Piece& piece : printed.pieces) pages[piece.id] = piece.imprint.pages;
  for (const Board& board : printed.boards) pages[board.id] = board.imprint.pages;
  for (Component& component : kit.components) {
    for (Piece& piece : component.pieces) piece.imprint.pages = pages[component.id + "/" + piece.id];
    for (Board& board : component.boards) board.imprint.pages = pages[component.id + "/" + board.id];
    component.files.clear();
  }
  kit.files = printed.files;
}

std::map<std::pair<std::string, std::string>, const Imprint*> imprints_of(const Kit& kit) {
  std::map<std::pair<std::string, std::string>, const Imprint*> imprints;
  for (const Component& component : kit.components) {
    for (const Piece& piece : component.pieces)
      imprints.emplace(std::pair{component.id, piece.id}, &piece.imprint);
    for (const Board& board : component.boards)
      imprints.emplace(std::pair{component.id, board.id}, &board.imprint);
  }
  return imprints;
}

// Gives the job the name and version of an earlier kit.
PrintJob job_as_it_was_called(PrintJob job, const Kit& earlier) {
  constexpr std::string_view of_draft = " draft";
  job.title.name = earlier.title;
  job.title.version = earlier.version;
  if (job.title.draft && job.title.version.ends_with(of_draft))
    job.title.version.resize(job.title.version.size() - of_draft.size());
  return job;
}

// Updates pieces of the earlier kit that differ only in the name or version of the title: nobody cuts fifty
// cards again for a word at their edge.
Kit called_as_now(Kit earlier, const Kit& now, const PrintJob& job) {
  if (earlier.title == now.title && earlier.version == now.version) return earlier;
  PrintJob job_then = job_as_it_was_called(job, earlier);
  FileChoices counted;
  counted.empty = true;
  const Kit then = press_kit(kinds_in_kit(job), job_then, counted);
  const auto imprints_now = imprints_of(now);
  const auto imprints_then = imprints_of(then);
  const auto take_over = [&](const std::string& component, auto& one) {
    const auto as_then = imprints_then.find({component, one.id});
    const auto as_now = imprints_now.find({component, one.id});
    if (as_then == imprints_then.end() || as_now == imprints_now.end()) return;
    if (as_then->second->content == one.imprint.content) one.imprint = *as_now->second;
  };
  for (Component& component : earlier.components) {
    for (Piece& piece : component.pieces) take_over(component.id, piece);
    for (Board& board : component.boards) take_over(component.id, board);
  }
  return earlier;
}

// The components about an earlier kit itself; the list of changes replaces them.
std::set<std::string> told_by_changes() {
  std::set<std::string> names;
  for (const ComponentKind& kind : component_kinds())
    if (kind.about_kit()) names.insert(kind.id);
  return names;
}

std::vector<PrintedFile> changed_files(Kit& kit, const Kit& earlier, PrintJob& job) {
  KitChanges changes = changes_since(earlier, kit, told_by_changes());
  if (changes.list.empty()) return {};
  std::vector<Board> boards = changes_boards(changes, earlier, kit, job);
  std::vector<Board>& printed_boards = changes.to_print.boards;
  printed_boards.insert(printed_boards.begin(), boards.begin(), boards.end());
  job.sheets.boards_first = true;
  job.sheets.groups = GroupChange::SameRow;
  print_component(changes.to_print, job, {});
  move_to_sheets_of(changes.to_print, kit);
  std::vector<PrintedFile> files = kit.files;
  for (const Component& component : kit.components)
    for (const TextDocument& document : component.documents) files.push_back({document.name, document.text});
  files.push_back({"changes.txt", changes_text(changes, earlier, kit)});
  add_map_picture(files, kit);
  files.push_back({"kit.json", kit_json(kit)});
  return files;
}

// The look of each hex of the map, by part.
std::map<std::string, std::multiset<std::string>> hexes_of(const Kit& kit) {
  std::map<std::string, std::multiset<std::string>> hexes;
  const auto map = std::ranges::find(kit.components, std::string_view("map"), &Component::id);
  if (map == kit.components.end()) return hexes;
  for (const Board& board : map->boards)
    for (const DrawnPart& part : board.imprint.parts)
      if (part.of.kind == Name::Hex) hexes[part.of.text].insert(part.content);
  return hexes;
}

std::set<std::string> hexes_that_differ(const Kit& earlier, const Kit& now) {
  const auto then = hexes_of(earlier);
  std::set<std::string> names;
  for (const auto& [name, looks] : hexes_of(now))
    if (const auto before = then.find(name); before == then.end() || before->second != looks)
      names.insert(name);
  return names;
}

}  // namespace

MadeFiles make_kit(PrintJob job, const KitWishes& wishes, const Progress& progress) {
  Kit kit = press_kit(kinds_in_kit(job), job, wishes.sheets, progress);
  MadeFiles made = made_around(kit, job, wishes);
  PrintedFile list{"kit.json", kit_json(kit)};
  PrintedFile whole = joined_kit(kit, job);
  add_files_of_components(made.files, kit);
  if (wishes.pieces)
    add_all(made.files, piece_pictures(kit, *wishes.pieces, wishes.sheets.dpi, wishes.sheets.ids));
  made.files.push_back(std::move(whole));
  add_map_picture(made.files, kit);
  made.files.push_back(std::move(list));
  return made;
}

MadeFiles make_update(PrintJob job, const Kit& earlier, const KitWishes& wishes) {
  Kit kit = press_kit(kinds_in_kit(job), job, wishes.sheets);
  MadeFiles made = made_around(kit, job, wishes);
  made.files = changed_files(kit, wishes.renamed ? earlier : called_as_now(earlier, kit, job), job);
  return made;
}

KitDifference difference_from(PrintJob job, const Kit& earlier) {
  FileChoices counted;
  counted.empty = true;
  const Kit now = press_kit(kinds_in_kit(job), job, counted);
  const Kit then = called_as_now(earlier, now, job);
  return {changes_since(then, now, told_by_changes()).list, hexes_that_differ(then, now)};
}

std::string usual_kit_folder(const Title& title) {
  return "output/" + title.slug;
}

MadeFiles make_components(const PrintJob& job, const std::vector<const ComponentKind*>& kinds,
                          const FileChoices& choices) {
  Kit kit = draw_kit(kinds, job);
  MadeFiles made = made_around(kit, job, {});
  leave_out_backs(kit.components, job.title.kit);
  print_components(kit, job, choices);
  add_files_of_components(made.files, kit);
  return made;
}

Expected<Kit, Finding> read_earlier_kit(const FileReader& files, const std::string& path) {
  const std::string file = files.is_directory(path) ? path + "/kit.json" : path;
  const auto text = files.read(file, largest_file);
  auto kit = text ? read_kit_json(*text) : Expected<Kit>(unexpected(text.error().message));
  if (kit) return std::move(*kit);
  Findings findings;
  return unexpected(report(findings, "kit/no-earlier-kit", {}, path, fmt::format("{}: {}", file, kit.error()),
                           "give the path of the folder of an earlier kit, or of its kit.json"));
}

}  // namespace trackwright
