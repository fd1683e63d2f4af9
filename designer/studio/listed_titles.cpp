#include "designer/studio/listed_titles.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "designer/format/text/findings.h"
#include "designer/studio/open.h"

namespace trackwright {

namespace {

ListedTitle listed_title(const FileReader& files, const Installation& installation, const std::string& folder,
                         const std::string& slug) {
  Loaded loaded = open_title(files, installation, folder + "/" + slug);
  const auto errors = std::ranges::count(loaded.findings, Severity::Error, &Finding::severity);
  return {slug, std::move(loaded.title), loaded.readable, static_cast<std::size_t>(errors)};
}

}  // namespace

Expected<std::vector<ListedTitle>, Finding> listed_titles(const FileReader& files,
                                                          const Installation& installation,
                                                          const std::string& named) {
  const std::string folder = named.empty() ? installation.titles : named;
  if (!files.is_directory(folder)) {
    Findings findings;
    return unexpected(
        report(findings, "file/missing", {}, {}, fmt::format("there is no folder `{}`", folder)));
  }
  std::vector<ListedTitle> titles;
  for (const std::string& slug : files.list(folder))
    if (files.is_file(folder + "/" + slug + "/title.yaml"))
      titles.push_back(listed_title(files, installation, folder, slug));
  return titles;
}

}  // namespace trackwright
