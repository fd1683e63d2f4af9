// Prints the whole game.
#include <fmt/format.h>

#include <CLI/App.hpp>
#include <algorithm>
#include <iterator>
#include <memory>
#include <ostream>

#include "designer/checks/check.h"
#include "designer/faces/cli/options.h"
#include "designer/faces/cli/printing.h"
#include "designer/faces/cli/table.h"
#include "designer/faces/report/source.h"
#include "designer/studio/changes.h"
#include "designer/studio/kit_json.h"
#include "designer/studio/own_only.h"
#include "designer/studio/piece_pictures.h"
#include "designer/studio/press.h"
#include "render/components/kinds.h"
#include "render/sheets/contact.h"

namespace trackwright {

namespace {

struct KitRequest {
  PrintChoices print;
  bool png = false;
  bool own_only = false;
  std::string pieces;  // "svg" or "png"; empty: no pictures of single pieces
  std::string contact;
  std::string since;  // kit.json of an earlier kit or the folder that holds it; empty: the whole kit
};

// The kit of a title with mistakes is worth looking at, but not worth printing: say so.
void mention_checks(const Environment& environment, const PrintJob& job, const std::string& name) {
  const Findings findings = run_checks(*job.loaded.title);
  if (!findings.empty())
    environment.streams.err << fmt::format("{}: {}; `trackwright check {}` shows them\n", name,
                                           summary(findings), name);
}

std::optional<WriteError> write_contact_sheet(const KitRequest& options,
                                              const std::vector<ContactPicture>& pictures,
                                              const Theme& theme) {
  constexpr Size page{420, 297};
  const auto format = format_of(options.contact);
  if (!format) return WriteError{options.contact, "has no ending that names a format: .pdf, .svg or .png"};
  const std::vector<Page> pages{{page, contact_sheet(pictures, page, theme), {}}};
  return write_file(options.contact, document_bytes(*format, pages, {}, options.print.dpi));
}

// Lists of all that there is say nothing true beside a part of it.
bool tells_of_whole_kit(std::string_view kind) {
  return kind == "checklist" || kind == "guide";
}

// The title that `own` extends, ready to be drawn at the same sizes and under the same name.
std::optional<PrintJob> prepare_extended(const Environment& environment, const PrintJob& own,
                                         const KitRequest& options, Exit& exit) {
  if (own.loaded.extends.empty()) {
    environment.streams.err << fmt::format(
        "trackwright: {} extends no title, so all of its kit is its own; leave out --own-only\n",
        options.print.title);
    exit = Exit::Unusable;
    return std::nullopt;
  }
  PrintChoices choices = options.print;
  choices.title = own.loaded.extends.front();
  auto job = prepare(environment, choices, exit);
  if (!job) return std::nullopt;
  job->kit = own.kit;
  take_name_of(*own.loaded.title, *job->loaded.title);
  return job;
}

std::vector<const ComponentKind*> kinds_of(const Title& title) {
  const std::vector<std::string> wanted = wanted_components(title);
  std::vector<const ComponentKind*> kinds;
  for (const ComponentKind& kind : component_kinds())
    if (std::find(wanted.begin(), wanted.end(), kind.id) != wanted.end()) kinds.push_back(&kind);
  return kinds;
}

std::optional<WriteError> write_overview(const KitRequest& options, const std::vector<DrawnComponent>& drawn,
                                         const PrintJob& job) {
  std::vector<ContactPicture> pictures;
  for (const DrawnComponent& one : drawn)
    for (Page& page : proof_pages(one.component, job))
      pictures.push_back({std::move(page.drawing), page.size, page.label});
  return write_contact_sheet(options, pictures, job.sheets.theme);
}

FileChoices file_choices(const KitRequest& options) {
  FileChoices choices;
  choices.dpi = options.print.dpi;
  if (options.png) choices.formats.push_back(PictureFormat::Png);
  return choices;
}

// All files of the kit in the order in which they are told.
std::vector<PrintedFile> files_of_kit(const KitRequest& options, PressedKit& kit, const PrintJob& job) {
  std::vector<PrintedFile> files;
  PrintedFile list{"kit.json", kit_json(list_of_kit(kit.drawn, kit.printed, job))};
  PrintedFile whole = joined_kit(kit.drawn, kit.printed, job);
  for (PrintedComponent& one : kit.printed)
    std::move(one.files.begin(), one.files.end(), std::back_inserter(files));
  if (!options.pieces.empty())
    for (PrintedFile& file :
         piece_pictures(kit.drawn, *from_word<PictureFormat>(options.pieces), options.print.dpi))
      files.push_back(std::move(file));
  files.push_back(std::move(whole));
  files.push_back(std::move(list));
  return files;
}

// Each file by name; of the pictures of single pieces only how many there are.
void tell_files(const Environment& environment, const PrintJob& job, const std::vector<PrintedFile>& files) {
  std::size_t pictures = 0;
  for (const PrintedFile& file : files) {
    if (file.name.starts_with(piece_folder)) {
      ++pictures;
    } else if (file.page_names.empty()) {
      environment.streams.out << fmt::format("{}/{}\n", job.folder, file.name);
    } else {
      environment.streams.out << fmt::format("{}/{}: {}\n", job.folder, file.name, file.in_words());
    }
  }
  if (pictures > 0)
    environment.streams.out << fmt::format("{}/{}: {} pictures\n", job.folder, piece_folder, pictures);
}

Exit write_kit(const Environment& environment, const PrintJob& job, const std::vector<PrintedFile>& files) {
  std::vector<OutputFile> output;
  for (const PrintedFile& file : files) output.push_back({file.name, file.bytes});
  if (const auto error = write_files(job.folder, output)) return unusable(environment, *error);
  tell_files(environment, job, files);
  return Exit::Sound;
}

// Prints what is not as it was in an earlier kit.
Exit make_update(const Environment& environment, const KitRequest& options, const KitList& old,
                 const PressedKit& kit, PrintJob& job) {
  KitChanges changes = changes_since(old, kit.drawn);
  if (changes.list.empty()) {
    environment.streams.out << fmt::format("Nothing has changed since {}.\n", options.since);
    return Exit::Sound;
  }
  KitList now = list_of_kit(kit.drawn, std::vector<PrintedComponent>(kit.drawn.size()), job);
  std::vector<Board> boards = changes_boards(changes, old, now, job);
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
  files.push_back({"changes.txt", changes_text(changes, old, now)});
  files.push_back({"kit.json", kit_json(now)});
  return write_kit(environment, job, files);
}

// The list of the kit that --since names; nothing, and the exit code, where it cannot be used.
std::optional<KitList> earlier_kit(const Environment& environment, const std::string& since) {
  const std::string path = environment.files.is_directory(since) ? since + "/kit.json" : since;
  const auto text = environment.files.read(path, largest_file);
  const auto kit = text ? read_kit_json(*text) : Expected<KitList>(unexpected(text.error().message));
  if (kit) return *kit;
  unusable(environment, "kit/no-earlier-kit", fmt::format("{}: {}", path, kit.error()),
           "give the folder of an earlier kit or its kit.json");
  return std::nullopt;
}

Exit make_kit(const Environment& environment, const KitRequest& options) {
  std::optional<KitList> old;
  if (!options.since.empty() && !(old = earlier_kit(environment, options.since))) return Exit::Unusable;
  Exit exit = Exit::Sound;
  auto job = prepare_whole(environment, options.print, exit);
  if (!job) return exit;
  if (options.own_only) {
    auto extended = prepare_extended(environment, *job, options, exit);
    if (!extended) return exit;
    job->extended = std::make_shared<const PrintJob>(std::move(*extended));
    if (options.print.folder.empty()) job->folder += "-own";
  }
  std::vector<const ComponentKind*> kinds = kinds_of(*job->loaded.title);
  if (job->extended)
    std::erase_if(kinds, [](const ComponentKind* kind) { return tells_of_whole_kit(kind->id); });
  PressedKit kit = press_kit(kinds, *job, file_choices(options));
  Findings findings = job->loaded.findings;
  for (const DrawnComponent& one : kit.drawn)
    findings.insert(findings.end(), one.findings.begin(), one.findings.end());
  exit = old ? make_update(environment, options, *old, kit, *job)
             : write_kit(environment, *job, files_of_kit(options, kit, *job));
  if (exit != Exit::Sound) return exit;
  if (!options.contact.empty())
    if (const auto error = write_overview(options, kit.drawn, *job)) return unusable(environment, *error);
  warn(environment, job->loaded.sources, findings);
  mention_checks(environment, *job, options.print.title);
  return judge(findings, false);
}

Action set_up_kit(CLI::App& app) {
  const auto options = std::make_shared<KitRequest>();
  add_title(app, options->print.title);
  add_print_choices(app, options->print);
  app.add_flag("--png", options->png, "PNG proofs of all sheets beside the PDF files");
  app.add_flag("--own-only", options->own_only,
               "only what somebody who owns the title that this one extends does not have");
  app.add_option("--pieces", options->pieces, "a picture of each single piece too, without marks: svg or png")
      ->type_name("FORMAT")
      ->check(CLI::IsMember({"svg", "png"}));
  app.add_option(
         "--since", options->since,
         "print only what is not as in this earlier kit (its folder or kit.json), with a list of what to "
         "take out of the box")
      ->type_name("OLD");
  app.add_option("--contact", options->contact,
                 "all pages in small on one sheet; its ending decides the format")
      ->type_name("FILE");
  return [options](const Environment& environment) { return make_kit(environment, *options); };
}

}  // namespace

Command kit_command() {
  return {"kit", "can I hold it in my hands? prints the whole game",
          "Writes the print-and-play kit of a title, ready to cut: one PDF a component on the chosen paper, "
          "all of "
          "them in kit.pdf, boards larger than the paper once more on one page, and kit.json, which lists "
          "each piece "
          "with its count and pages. kit.yaml in the title's folder chooses paper, sizes and components; "
          "options come "
          "before it. The same title gives the same bytes, on every machine; every sheet carries the kit's "
          "fingerprint.",
          "kit mytitle\nkit mytitle --paper Letter -o kits/mytitle-letter\nkit mytitle --pieces svg\n"
          "kit mytitle --since output/mytitle -o output/mytitle-update",
          set_up_kit};
}

}  // namespace trackwright
