#include "designer/faces/serve/committed.h"

#include "designer/faces/serve/process.h"
#include "designer/format/text/readers.h"

namespace trackwright::serve {

namespace {

std::map<std::string, std::string> below(const std::string& folder,
                                         const std::map<std::string, std::string>& texts) {
  std::map<std::string, std::string> all;
  for (const auto& [name, text] : texts) all.emplace(folder + "/" + name, text);
  return all;
}

}  // namespace

Expected<std::map<std::string, std::string>, std::string> texts_of_last_commit(const std::string& folder) {
  const auto git = [&](std::vector<std::string> words) {
    words.insert(words.begin(), {"git", "-C", folder});
    return output_of(words);
  };
  const auto names = git({"ls-tree", "-r", "-z", "--name-only", "HEAD", "."});
  if (!names || names->empty()) return unexpected("git has no commit of this folder");
  std::map<std::string, std::string> texts;
  for (std::size_t at = 0; at < names->size();) {
    const std::string name = names->substr(at, names->find('\0', at) - at);
    at += name.size() + 1;
    auto text = git({"cat-file", "blob", "HEAD:./" + name});
    if (!text) return unexpected("git cannot show " + name);
    texts.emplace(name, std::move(*text));
  }
  return texts;
}

FolderReader::FolderReader(const std::string& folder, const std::map<std::string, std::string>& texts,
                           const FileReader& elsewhere)
    : folder_(absolute_path(folder)), texts_(below(folder_, texts)), elsewhere_(elsewhere) {}

const FileReader& FolderReader::of(const std::string& absolute) const {
  const bool inside = absolute == folder_ || absolute.starts_with(folder_ + "/");
  return inside ? static_cast<const FileReader&>(texts_) : elsewhere_;
}

Expected<std::string, ReadError> FolderReader::read(const std::string& path, std::uintmax_t limit) const {
  const std::string absolute = absolute_path(path);
  return of(absolute).read(absolute, limit);
}

bool FolderReader::is_file(const std::string& path) const {
  const std::string absolute = absolute_path(path);
  return of(absolute).is_file(absolute);
}

bool FolderReader::is_directory(const std::string& path) const {
  const std::string absolute = absolute_path(path);
  return of(absolute).is_directory(absolute);
}

std::vector<std::string> FolderReader::list(const std::string& path) const {
  const std::string absolute = absolute_path(path);
  return of(absolute).list(absolute);
}

bool FolderReader::lies_in(const std::string& path, const std::string& folder) const {
  const std::string absolute = absolute_path(path);
  return of(absolute).lies_in(absolute, absolute_path(folder));
}

}  // namespace trackwright::serve
