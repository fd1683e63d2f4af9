#include "designer/studio/csv.h"

#include <fmt/format.h>

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "designer/format/text/findings.h"
#include "designer/format/yaml/errors.h"
#include "designer/studio/csv_tables.h"
#include "designer/studio/open.h"
#include "designer/studio/save.h"

namespace trackwright {

namespace {

std::optional<std::vector<CsvRow>> rows_of(const FileReader& files, const std::string& path, Imported& made) {
  auto text = files.read(path, largest_file);
  if (!text) {
    report(made.findings, text.error().check, {}, {}, fmt::format("{} {}", path, text.error().message));
    return std::nullopt;
  }
  const FileId file = made.sources.add(path, std::move(*text));
  if (auto fault = refuse_text(*made.sources.file(file), file)) {
    made.findings.push_back(std::move(*fault));
    return std::nullopt;
  }
  return read_csv(*made.sources.file(file), file, made.findings);
}

}  // namespace

TitleFiles csv_files(const Title& title, char separator) {
  TitleFiles files;
  for (const CsvTable& table : csv_tables(title)) {
    std::string text;
    if (!table.head.empty()) text += csv_line(table.head, separator);
    for (const auto& row : table.rows) text += csv_line(row, separator);
    files.push_back({table.name, std::move(text)});
  }
  return files;
}

Imported import_csv(const FileReader& files, const Installation& installation, const std::string& path,
                    const std::string& folder) {
  Imported made;
  const Loaded now = open_title(files, installation, folder);
  if (!now.title || has_errors(now.findings)) {
    made.sources = now.sources;
    made.findings = now.findings;
    return made;
  }
  Title wanted = *now.title;
  bool any = false;
  for (const CsvTable& table : csv_tables(*now.title)) {
    const std::string file = path + "/" + table.name;
    if (!files.is_file(file)) continue;
    any = true;
    const std::size_t faults = made.findings.size();
    const auto rows = rows_of(files, file, made);
    if (rows && made.findings.size() == faults) apply_csv(wanted, table, *rows, made.findings);
  }
  if (!any)
    report(made.findings, "import/csv", {}, {}, fmt::format("{} contains no table of this title", path),
           "`export csv` writes the tables");
  if (!has_errors(made.findings)) made.files = saved(files, installation, now, wanted);
  return made;
}

}  // namespace trackwright
