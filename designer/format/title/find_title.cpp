#include "designer/format/title/find_title.h"

#include <fmt/format.h>

#include <filesystem>
#include <utility>
#include <vector>

#include "designer/format/text/findings.h"
#include "engine/base/suggest.h"

namespace trackwright {

namespace {

// Turns "titles/mine/" into titles/mine: findings must show the same path as all other messages.
std::string without_slash(std::string name) {
  while (name.size() > 1 && name.ends_with('/')) name.pop_back();
  return name;
}

}  // namespace

std::optional<std::string> find_title(const FileReader& files, const Installation& installation,
                                      const std::string& name, Findings& findings) {
  const std::string shipped = installation.titles + "/" + name;
  const bool is_path = name.find('/') != std::string::npos || name.starts_with('.');
  const bool is_folder = !name.empty() && files.is_directory(name);
  if (is_folder && (is_path || files.is_file(name + "/title.yaml"))) return without_slash(name);
  if (!name.empty() && !is_path && files.is_directory(shipped)) return shipped;
  if (is_folder) return name;
  if (files.is_file(name)) {
    report(findings, "file/missing", {}, name, fmt::format("{} is a file, not the folder of a title", name),
           "give the path of the folder that contains this file");
    return std::nullopt;
  }
  std::vector<std::string> titles = files.list(installation.titles);
  std::erase_if(titles, [&](const std::string& title) {
    return !files.is_file(installation.titles + "/" + title + "/title.yaml");
  });
  // The last part of a path may be misspelt, or its folder may be elsewhere.
  const std::size_t slash = name.find_last_of('/');
  const std::string around = slash == std::string::npos ? "" : name.substr(0, slash + 1);
  for (const std::string& beside : files.list(around.empty() ? "." : around))
    if (files.is_file(around + beside + "/title.yaml")) titles.push_back(around + beside);
  const std::vector<std::string_view> known(titles.begin(), titles.end());
  const std::string_view meant = nearest(name, known);
  report(findings, "file/missing", {}, name,
         fmt::format("`{}` is neither the path of a folder nor a shipped title", name),
         meant.empty() ? "" : fmt::format("did you mean `{}`?", meant));
  return std::nullopt;
}

bool is_option_folder(const FileReader& files, const std::string& folder) {
  const std::filesystem::path path = normal_path(folder);
  const std::filesystem::path options = path.parent_path();
  return path.has_filename() && options.filename() == options_folder &&
         files.is_file((options.parent_path() / "title.yaml").string());
}

TitleName with_option_of_path(const FileReader& files, TitleName name) {
  if (!is_option_folder(files, name.name)) return name;
  const std::filesystem::path path = normal_path(name.name);
  name.options.insert(name.options.begin(), path.filename().string());
  const std::string title = path.parent_path().parent_path().string();
  name.name = title.empty() ? "." : title;
  return name;
}

}  // namespace trackwright
