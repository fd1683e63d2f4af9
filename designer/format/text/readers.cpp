#include "designer/format/text/readers.h"

#include <filesystem>
#include <utility>

namespace trackwright {

namespace {

std::map<std::string, std::string> by_absolute_path(const UnsavedTexts& texts) {
  std::map<std::string, std::string> files;
  for (const auto& [path, text] : texts) files.insert_or_assign(absolute_path(path), text);
  return files;
}

}  // namespace

std::string absolute_path(const std::string& path) {
  return normal_path(std::filesystem::absolute(path).string());
}

UnsavedReader::UnsavedReader(const UnsavedTexts& texts, const FileReader& behind)
    : texts_(by_absolute_path(texts)), behind_(behind) {}

Expected<std::string, ReadError> UnsavedReader::read(const std::string& path, std::uintmax_t limit) const {
  const std::string absolute = absolute_path(path);
  return texts_.is_file(absolute) ? texts_.read(absolute, limit) : behind_.read(path, limit);
}

bool UnsavedReader::is_file(const std::string& path) const {
  return texts_.is_file(absolute_path(path)) || behind_.is_file(path);
}

bool UnsavedReader::is_directory(const std::string& path) const {
  return texts_.is_directory(absolute_path(path)) || behind_.is_directory(path);
}

std::vector<std::string> UnsavedReader::list(const std::string& path) const {
  std::set<std::string> names;
  for (std::string& name : texts_.list(absolute_path(path))) names.insert(std::move(name));
  for (std::string& name : behind_.list(path)) names.insert(std::move(name));
  return {names.begin(), names.end()};
}

void WatchedReader::note(const std::string& path) const {
  asked_for_.insert(normal_path(path));
}

Expected<std::string, ReadError> WatchedReader::read(const std::string& path, std::uintmax_t limit) const {
  note(path);
  return behind_.read(path, limit);
}

bool WatchedReader::is_file(const std::string& path) const {
  note(path);
  return behind_.is_file(path);
}

bool WatchedReader::is_directory(const std::string& path) const {
  note(path);
  return behind_.is_directory(path);
}

std::vector<std::string> WatchedReader::list(const std::string& path) const {
  note(path);
  return behind_.list(path);
}

bool UnsavedReader::lies_in(const std::string& path, const std::string& folder) const {
  const std::string absolute = absolute_path(path);
  return texts_.is_file(absolute) ? texts_.lies_in(absolute, absolute_path(folder))
                                  : behind_.lies_in(path, folder);
}

bool WatchedReader::lies_in(const std::string& path, const std::string& folder) const {
  return behind_.lies_in(path, folder);
}

}  // namespace trackwright
