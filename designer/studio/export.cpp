#include "designer/studio/export.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <utility>

#include "designer/format/interchange/formats.h"
#include "designer/format/text/findings.h"
#include "designer/format/title/title_of.h"
#include "designer/format/yaml/write.h"
#include "designer/studio/carried_files.h"
#include "designer/studio/import.h"
#include "designer/studio/losses.h"

namespace trackwright {

namespace {

// The same title with all codes of hexes as they lie on the map, since other formats do not rotate a code.
Title unrotated(Title title) {
  std::vector<Hex> hexes = title.map.hexes();
  for (Hex& hex : hexes)
    if (hex.preprint.empty()) hex.rotation = Rotation();
  Map map(title.map.layout(), std::move(hexes), title.map.sides(), title.map.panels());
  map.notes = title.map.notes;
  map.art = title.map.art;
  title.map = std::move(map);
  return title;
}

struct ReadAgain {
  Trees trees;
  std::map<std::string, std::string> files;  // by name
};

// Reads the text or files again as `import` does.
std::optional<ReadAgain> read_again(const FileReader& files, const Installation& installation,
                                    const Exported& exported, std::string_view format) {
  std::map<std::string, std::string> all;
  const std::string path = exported.files.empty() ? "exported.json" : "exported";
  if (exported.files.empty()) all.emplace(path, exported.text);
  for (const TitleFile& file : exported.files) all.emplace(path + "/" + file.name, file.bytes);
  Imported made = import_title(MemoryReader(std::move(all), &files), installation, path, format);
  if (made.files.empty()) return std::nullopt;
  ReadAgain again;
  std::map<std::string, std::string> written;
  for (TitleFile& file : made.files) {
    written.emplace("exported/" + file.name, file.bytes);
    again.files.emplace(file.name, std::move(file.bytes));
  }
  const Loaded loaded = load_title(MemoryReader(std::move(written), &files), installation, "exported");
  if (!loaded.title) return std::nullopt;
  again.trees = trees_of(unrotated(*loaded.title), Common::Each);
  return again;
}

void report_lost_files(const CarriedFiles& carried, const std::map<std::string, std::string>& again,
                       Findings& findings) {
  const auto lost = [&](const std::string& name) {
    report(findings, "export/lost", {}, name, fmt::format("the file {} is lost", name)).severity =
        Severity::Warning;
  };
  for (const auto& [name, bytes] : carried.files)
    if (const auto found = again.find(name); found == again.end() || found->second != bytes) lost(name);
  for (const std::string& name : carried.others) lost(name);
}

// The merged trees. The data of the options that the title uses are data of the exported title.
std::vector<std::pair<std::string, Node>> without_used_options(const Loaded& loaded) {
  auto merged = loaded.merged;
  if (loaded.title->chosen_options.empty()) return merged;
  for (auto& [name, tree] : merged) {
    if (name != "title.yaml") continue;
    const auto options = std::ranges::find(tree.entries, "options", &Entry::key);
    if (options == tree.entries.end()) continue;
    const Place place = options->value.place;
    options->value = options_tree(*loaded.title);
    options->value.place = place;
    if (options->value.entries.empty()) tree.entries.erase(options);
  }
  return merged;
}

}  // namespace

std::vector<std::pair<std::string_view, std::string_view>> export_names() {
  std::vector<std::pair<std::string_view, std::string_view>> names;
  for (const ExportFormat& format : export_formats()) names.emplace_back(format.name, format.what);
  return names;
}

bool exports_folder(std::string_view name) {
  const ExportFormat* const format = export_format(name);
  return format != nullptr && format->write_folder != nullptr;
}

std::optional<Exported> export_title(const FileReader& files, const Installation& installation,
                                     const Loaded& loaded, std::string_view name) {
  const ExportFormat* const format = export_format(name);
  if (format == nullptr || !loaded.title || has_errors(loaded.findings)) return std::nullopt;
  const Title title = unrotated(*loaded.title);
  const Trees plain = trees_of(title, Common::Each);
  Exported exported;
  const CarriedFiles carried = carried_files(files, loaded);
  const auto merged = without_used_options(loaded);
  const ExportedTitle whole{title, plain.files, merged, carried.files};
  if (format->write_folder == nullptr)
    exported.text = write_json(format->write(whole));
  else
    for (auto& [file, bytes] : format->write_folder(whole))
      exported.files.push_back({file, std::move(bytes)});
  exported.notice = format->notice;
  if (const auto again = read_again(files, installation, exported, name)) {
    exported.losses = losses(plain, again->trees, merged);
    report_lost_files(carried, again->files, exported.losses);
  } else {
    report(exported.losses, "export/lost", {}, {}, "the written file cannot be read again");
  }
  return exported;
}

}  // namespace trackwright
