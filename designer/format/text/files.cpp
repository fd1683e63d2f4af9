#include "designer/format/text/files.h"

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <fstream>
#include <optional>
#include <set>
#include <string_view>
#include <system_error>
#include <utility>

#include "designer/format/text/utf8.h"

namespace trackwright {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

std::string reason(int code) {
  switch (code) {
    case EACCES:
    case EPERM:
      return "permission denied";
    case ENOENT:
      return "it does not exist";
    default:
      return std::generic_category().message(code);
  }
}

ReadError too_large(std::uintmax_t limit) {
  return {"is larger than " + std::to_string(limit >> 20U) + " MiB, the limit for a file", "file/too-large"};
}

ReadError missing() {
  return {"does not exist", "file/missing"};
}
ReadError directory() {
  return {"is a folder, not a file", "file/directory"};
}

// Refuse anything but a regular file before opening it: a pipe or a device may never end.
std::optional<ReadError> refuse(const std::string& path, std::uintmax_t limit) {
  std::error_code error;
  const fs::file_status status = fs::status(path, error);
  if (status.type() == fs::file_type::not_found) {
    if (fs::is_symlink(fs::symlink_status(path, error))) return ReadError{"is a link to a missing file"};
    return missing();
  }
  if (error) return ReadError{"cannot be read: " + reason(error.value())};
  if (fs::is_directory(status)) return directory();
  if (!fs::is_regular_file(status)) return ReadError{"is not an ordinary file"};
  const std::uintmax_t size = fs::file_size(path, error);
  if (!error && size > limit) return too_large(limit);
  return std::nullopt;
}

// Returns the rest of `path` below `folder`, or nothing if it is outside.
std::optional<std::string_view> below(std::string_view path, std::string_view folder) {
  while (folder.ends_with('/')) folder.remove_suffix(1);
  if (folder.empty() || folder == ".") return path;
  if (path.size() <= folder.size() + 1 || !path.starts_with(folder) || path[folder.size()] != '/')
    return std::nullopt;
  return path.substr(folder.size() + 1);
}

}  // namespace

std::string normal_path(const std::string& path) {
  std::string normal = std::filesystem::path(path).lexically_normal().generic_string();
  while (normal.size() > 1 && normal.ends_with('/')) normal.pop_back();
  return normal;
}

Expected<std::string, ReadError> DiskReader::read(const std::string& path, std::uintmax_t limit) const {
  if (const auto refused = refuse(path, limit)) return unexpected(*refused);
  errno = 0;
  std::ifstream in(path, std::ios::binary);
  if (!in) return unexpected(ReadError{"cannot be read: " + reason(errno)});
  std::string content;
  std::vector<char> block(std::size_t{1} << 16U);
  while (in) {
    in.read(block.data(), static_cast<std::streamsize>(block.size()));
    content.append(block.data(), static_cast<std::size_t>(in.gcount()));
    if (content.size() > limit) return unexpected(too_large(limit));  // it grew while being read
  }
  if (in.bad()) return unexpected(ReadError{"cannot be read: " + reason(errno)});
  return content;
}

bool DiskReader::is_file(const std::string& path) const {
  std::error_code error;
  return fs::is_regular_file(path, error);
}

bool DiskReader::is_directory(const std::string& path) const {
  std::error_code error;
  return fs::is_directory(path, error);
}

std::vector<std::string> DiskReader::list(const std::string& path) const {
  std::vector<std::string> names;
  std::error_code error;
  fs::directory_iterator entry(path, error);
  for (; !error && entry != fs::directory_iterator(); entry.increment(error))
    names.push_back(entry->path().filename().string());
  std::ranges::sort(names);
  return names;
}

bool FileReader::lies_in(const std::string& path, const std::string& folder) const {
  return below(fs::path(path).lexically_normal().string(), fs::path(folder).lexically_normal().string())
      .has_value();
}

bool DiskReader::lies_in(const std::string& path, const std::string& folder) const {
  std::error_code error;
  const fs::path real = fs::canonical(path, error);
  if (error) return false;
  const fs::path real_folder = fs::canonical(folder, error);
  return !error && below(real.string(), real_folder.string()).has_value();
}

MemoryReader::MemoryReader(std::map<std::string, std::string> files, const FileReader* behind)
    : files_(std::move(files)), behind_(behind) {}

Expected<std::string, ReadError> MemoryReader::read(const std::string& path, std::uintmax_t limit) const {
  if (const auto found = files_.find(path); found != files_.end()) {
    if (found->second.size() > limit) return unexpected(too_large(limit));
    return found->second;
  }
  const bool holds_one =
      std::ranges::any_of(files_, [&](const auto& file) { return below(file.first, path).has_value(); });
  if (holds_one) return unexpected(directory());
  return behind_ != nullptr ? behind_->read(path, limit) : unexpected(missing());
}

bool MemoryReader::is_file(const std::string& path) const {
  return files_.contains(path) || (behind_ != nullptr && behind_->is_file(path));
}

bool MemoryReader::is_directory(const std::string& path) const {
  const bool holds_one =
      std::ranges::any_of(files_, [&](const auto& file) { return below(file.first, path).has_value(); });
  return holds_one || (behind_ != nullptr && behind_->is_directory(path));
}

std::vector<std::string> MemoryReader::list(const std::string& path) const {
  std::set<std::string> names;
  for (const auto& [file, content] : files_)
    if (const auto rest = below(file, path)) names.emplace(rest->substr(0, rest->find('/')));
  if (behind_ != nullptr)
    for (std::string& name : behind_->list(path)) names.insert(std::move(name));
  return {names.begin(), names.end()};
}

bool MemoryReader::lies_in(const std::string& path, const std::string& folder) const {
  const bool holds_it = files_.contains(path) || std::ranges::any_of(files_, [&](const auto& file) {
                          return below(file.first, path).has_value();
                        });
  if (behind_ == nullptr || holds_it) return FileReader::lies_in(path, folder);
  return behind_->lies_in(path, folder);
}

FileId Sources::add(std::string path, std::string text) {
  const auto same =
      std::ranges::find_if(files_, [&](const File& one) { return one.path == path && one.text == text; });
  if (same != files_.end()) return static_cast<FileId>(same - files_.begin() + 1);
  std::vector<std::uint32_t> starts{0};
  for (std::size_t i = 0; i < text.size(); ++i)
    if (text[i] == '\n') starts.push_back(static_cast<std::uint32_t>(i + 1));
  files_.push_back({std::move(path), std::move(text), std::move(starts)});
  return static_cast<FileId>(files_.size());
}

const Sources::File* Sources::file(FileId id) const {
  return id == 0 || id > files_.size() ? nullptr : &files_[id - 1];
}

namespace {

// The number of columns of the first character; an invalid byte counts as one.
std::uint32_t columns_of(std::string_view text, Columns columns) {
  return columns == Columns::Utf16 && character_length(text) == 4 ? 2 : 1;
}

// Returns a line without its line end and without a byte-order mark before it.
std::string_view line_of(const Sources::File& file, std::size_t line) {
  const std::size_t start = file.line_starts[line - 1];
  const std::size_t end = line < file.line_starts.size() ? file.line_starts[line] - 1 : file.text.size();
  std::string_view text = std::string_view(file.text).substr(start, end - start);
  if (line == 1 && text.starts_with(byte_order_mark)) text.remove_prefix(byte_order_mark.size());
  if (line < file.line_starts.size() && text.ends_with('\r')) text.remove_suffix(1);
  return text;
}

}  // namespace

LineColumn line_column(const Sources::File& file, std::uint32_t offset, Columns columns) {
  const auto next = std::ranges::upper_bound(file.line_starts, offset);
  const auto line = static_cast<std::size_t>(next - file.line_starts.begin());
  const std::size_t start = file.line_starts[line - 1];
  std::string_view before = std::string_view(file.text).substr(start, offset - start);
  if (line == 1 && before.starts_with(byte_order_mark)) before.remove_prefix(byte_order_mark.size());
  std::uint32_t column = 1;
  for (; !before.empty(); before.remove_prefix(std::max<std::size_t>(1, character_length(before))))
    column += columns_of(before, columns);
  return {static_cast<std::uint32_t>(line), column};
}

std::uint32_t offset_at(const Sources::File& file, LineColumn at, Columns columns) {
  if (at.line == 0) return 0;
  if (at.line > file.line_starts.size()) return static_cast<std::uint32_t>(file.text.size());
  std::string_view rest = line_of(file, at.line);
  for (std::uint32_t column = 1; !rest.empty();) {
    column += columns_of(rest, columns);
    if (column > at.column) break;
    rest.remove_prefix(std::max<std::size_t>(1, character_length(rest)));
  }
  return static_cast<std::uint32_t>(rest.data() - file.text.data());
}

LineColumn line_column(const Sources& sources, const Place& place) {
  const Sources::File* file = sources.file(place.file);
  return file == nullptr ? LineColumn{} : line_column(*file, place.offset);
}

std::optional<std::size_t> nested_too_deep(const std::string& text) {
  constexpr int deepest = 64;
  int depth = 0;
  bool quoted = false;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const char c = text[at];
    if (quoted && c == '\\')
      ++at;
    else if (c == '"')
      quoted = !quoted;
    else if (!quoted && (c == '[' || c == '{') && ++depth > deepest)
      return at;
    else if (!quoted && (c == ']' || c == '}'))
      --depth;
  }
  return std::nullopt;
}

}  // namespace trackwright
