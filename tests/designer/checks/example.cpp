#include "tests/designer/checks/example.h"
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

Loaded load_example(std::map<std::string, std::string> files) {
  const std::string source = source_folder();
  const DiskReader disk;
  const MemoryReader memory(std::move(files), &disk);
  return load_title(memory, {source + "/titles", source + "/schemas", source + "/templates"}, "/example");
}

std::map<std::string, std::string> files_over(const Overlay& overlay, const std::string& base) {
  std::map<std::string, std::string> files;
  for (const auto& [file, text] : overlay) files["/example/" + file] = text;
  files["/example/title.yaml"] =
      "extends: " + source_folder() + "/" + base + "\n" + files["/example/title.yaml"];
  return files;
}

Examined check_files(std::map<std::string, std::string> files, const SecondSource* second = nullptr) {
  Examined examined{load_example(std::move(files)), {}};
  examined.findings = examined.loaded.findings;
  if (!examined.loaded.title) return examined;
  const Findings found = run_checks(*examined.loaded.title, second);
  examined.findings.insert(examined.findings.end(), found.begin(), found.end());
  return examined;
}

}  // namespace

Examined examine(const Overlay& overlay, const std::string& base) {
  return check_files(files_over(overlay, base));
}

Examined examine_against(const Overlay& overlay, const Overlay& other) {
  const std::string base = "tests/data/sound";
  const Loaded loaded = load_example(files_over(other, base));
  if (!loaded.title) throw std::logic_error("the other source cannot be read:\n" + told(loaded.findings));
  const SecondSource second{"the other source", *loaded.title};
  return check_files(files_over(overlay, base), &second);
}

Examined examine_copy(const std::string& title, const std::vector<Slip>& slips) {
  const DiskReader disk;
  const std::string folder = source_folder() + "/titles/" + title;
  std::map<std::string, std::string> files;
  for (const std::string& name : disk.list(folder))
    if (disk.is_file(folder + "/" + name))
      files["/example/" + name] = disk.read(folder + "/" + name, 1U << 20U).value_or("");
  for (const Slip& slip : slips) {
    std::string& text = files["/example/" + slip.file];
    const auto at = text.find(slip.was);
    if (at == std::string::npos) throw std::logic_error("the title has no \"" + slip.was + "\"");
    text.replace(at, slip.was.size(), slip.is);
  }
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
