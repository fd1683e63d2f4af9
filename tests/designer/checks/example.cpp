#include "tests/designer/checks/example.h"
#include "designer/format/press/theme_file.h"
#include "designer/format/title/position_file.h"
#include "designer/studio/idle_quantities.h"
#include "designer/studio/losses.h"
#include "tests/source_folder.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace trackwright {

Overlay blocks(std::string_view page, std::string_view word) {
  Overlay overlay;
  const std::string opening = "```yaml " + std::string(word) + " ";
  for (auto at = page.find(opening); at != std::string_view::npos; at = page.find(opening, at)) {
    at += opening.size();
    const auto line_end = page.find('\n', at);
    const auto end = page.find("\n```", line_end);
    if (line_end == std::string_view::npos || end == std::string_view::npos) break;
    overlay[std::string(page.substr(at, line_end - at))] += page.substr(line_end + 1, end - line_end);
    at = end;
  }
  return overlay;
}

Overlay joined(Overlay first, const Overlay& extra) {
  for (const auto& [file, text] : extra) first[file] += text;
  return first;
}

namespace {

// A folder beside the smallest valid title. It does not exist on disk: the files of an example are only in
// memory.
std::string example_folder() {
  return source_folder() + "/tests/data/example";
}

Installation installed() {
  const std::string source = source_folder();
  return {source + "/titles", source + "/schemas", source + "/templates"};
}

void put(const Slip& slip, std::string& text) {
  const auto at = text.find(slip.was);
  if (at == std::string::npos) throw std::logic_error("the title has no \"" + slip.was + "\"");
  text.replace(at, slip.was.size(), slip.is);
}

// Returns the files of the smallest valid title to which these slips apply.
std::map<std::string, std::string> sound_with(const std::vector<Slip>& slips) {
  const DiskReader disk;
  std::map<std::string, std::string> files;
  for (const Slip& slip : slips) {
    const std::string path = source_folder() + "/tests/data/sound/" + slip.file;
    const auto [file, fresh] = files.try_emplace(path);
    if (fresh) file->second = disk.read(path, largest_file).value_or("");
    put(slip, file->second);
  }
  return files;
}

// The page of a check about `extends` or the title's name must show all of title.yaml.
std::map<std::string, std::string> files_over(const Overlay& overlay, const std::string& base) {
  std::map<std::string, std::string> files;
  for (const auto& [file, text] : overlay) files[example_folder() + "/" + file] = text;
  std::string& title = files[example_folder() + "/title.yaml"];
  if (!title.starts_with("extends:") && !title.starts_with("title:"))
    title = "extends: " + source_folder() + "/" + base + "\n" + title;
  return files;
}

// Collects all findings: of the files, of the whole title, of its kit, and of a position in it.
Examined check_files(std::map<std::string, std::string> files, const SecondSource* second = nullptr) {
  const DiskReader disk;
  auto position = files.extract(example_folder() + "/position.yaml");
  if (position) position.key() = example_folder() + "-position.yaml";
  std::map<std::string, std::string> beside;
  if (position) beside.insert(std::move(position));
  const MemoryReader memory(std::move(files), &disk);
  Examined examined{load_title(memory, installed(), example_folder()), {}, {}};
  Loaded& loaded = examined.loaded;
  examined.findings = loaded.findings;
  const Title* title = loaded.seen();
  if (title == nullptr) return examined;
  const auto add = [&](const Findings& found) {
    examined.findings.insert(examined.findings.end(), found.begin(), found.end());
  };
  CheckResults checked = run_checks(*title, loaded.gaps, second);
  add(checked.findings);
  examined.waiting = std::move(checked.waiting);
  add(idle_choices(*title, loaded.gaps));
  add(unknown_colours(loaded, classic_theme));
  for (const auto& [path, text] : beside)
    load_position(MemoryReader(beside, &disk), installed(), path, *title, loaded.sources, examined.findings);
  return examined;
}

// Removes findings about repeated values, because an example shows whole entries.
Examined without_repeats(Examined examined) {
  std::erase_if(examined.findings,
                [](const Finding& finding) { return finding.check == "extends/changes-nothing"; });
  return examined;
}

void copy_into(std::map<std::string, std::string>& files, const std::string& from, const std::string& to) {
  const DiskReader disk;
  for (const std::string& name : disk.list(from))
    if (disk.is_file(from + "/" + name))
      files[to + "/" + name] = disk.read(from + "/" + name, 1U << 20U).value_or("");
}

}  // namespace

Examined examine_with_repeats(const Overlay& overlay) {
  return check_files(files_over(overlay, "tests/data/sound"));
}

Examined examine(const Overlay& overlay, const std::string& base) {
  return without_repeats(check_files(files_over(overlay, base)));
}

Examined examine_over_slips(const Overlay& overlay, const std::vector<Slip>& slips) {
  std::map<std::string, std::string> files = files_over(overlay, "tests/data/sound");
  files.merge(sound_with(slips));
  return without_repeats(check_files(std::move(files)));
}

Examined examine_against(const Overlay& overlay, const Overlay& other, const std::vector<Slip>& slips) {
  const std::string base = "tests/data/sound";
  const DiskReader disk;
  const Loaded loaded =
      load_title(MemoryReader(files_over(other, base), &disk), installed(), example_folder());
  if (!loaded.title) throw std::logic_error("the other source cannot be read:\n" + told(loaded.findings));
  const SecondSource second{"the other source", *loaded.title, loaded.gaps};
  std::map<std::string, std::string> files = files_over(overlay, base);
  files.merge(sound_with(slips));
  return without_repeats(check_files(std::move(files), &second));
}

Examined examine_copy(const std::string& title, const std::vector<Slip>& slips) {
  const std::string folder = source_folder() + "/titles/" + title;
  std::map<std::string, std::string> files;
  copy_into(files, folder, example_folder());
  for (const std::string& option : DiskReader().list(folder + "/options"))
    copy_into(files, folder + "/options/" + option, example_folder() + "/options/" + option);
  for (const Slip& slip : slips) put(slip, files[example_folder() + "/" + slip.file]);
  return check_files(std::move(files));
}

std::string told(const Findings& findings) {
  std::string text;
  for (const Finding& finding : findings)
    text += "  " + finding.check + " " + finding.object + ": " + finding.message + "\n";
  return text.empty() ? "  nothing\n" : text;
}

std::vector<std::string> names(const Findings& findings) {
  std::vector<std::string> found;
  for (const Finding& finding : findings)
    if (std::ranges::find(found, finding.check) == found.end()) found.push_back(finding.check);
  return found;
}

}  // namespace trackwright
