#include "designer/faces/cli/write_file.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <system_error>

namespace trackwright {

namespace {

namespace fs = std::filesystem;

WriteError failed(const std::string& path, int code) {
  return {path, "cannot be written: " + std::generic_category().message(code)};
}

// The temporary file: gone unless it was moved into place.
class Temporary {
 public:
  explicit Temporary(const std::string& path)
      : name_(path + ".part-" + std::to_string(::getpid())),
        handle_(::open(name_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666)) {}
  Temporary(const Temporary&) = delete;
  Temporary& operator=(const Temporary&) = delete;
  ~Temporary() {
    if (handle_ >= 0) ::close(handle_);
    if (handle_ >= 0 || closed_) ::unlink(name_.c_str());
  }

  bool is_open() const { return handle_ >= 0; }
  bool write(std::string_view bytes) const {
    while (!bytes.empty()) {
      const ssize_t written = ::write(handle_, bytes.data(), bytes.size());
      if (written < 0 && errno == EINTR) continue;
      if (written < 0) return false;
      bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
  }
  // A full disk may show only now.
  bool close() {
    const int result = ::close(handle_);
    handle_ = -1;
    closed_ = true;
    return result == 0;
  }
  bool move_to(const std::string& path) {
    if (std::rename(name_.c_str(), path.c_str()) != 0) return false;
    closed_ = false;
    return true;
  }

 private:
  std::string name_;
  int handle_;
  bool closed_ = false;
};

// Folders that were made: removed again unless they are kept.
class MadeFolders {
 public:
  MadeFolders() = default;
  MadeFolders(const MadeFolders&) = delete;
  MadeFolders& operator=(const MadeFolders&) = delete;
  ~MadeFolders() {
    std::error_code ignored;
    for (auto folder = made_.rbegin(); folder != made_.rend(); ++folder) fs::remove(*folder, ignored);
  }

  // 0, or the number of the error.
  int make(const fs::path& path) {
    std::error_code error;
    if (fs::is_directory(path, error)) return 0;
    if (fs::exists(path, error)) return ENOTDIR;
    if (path.has_parent_path() && path.parent_path() != path)
      if (const int code = make(path.parent_path()); code != 0) return code;
    if (!fs::create_directory(path, error)) return error ? error.value() : 0;
    made_.push_back(path);
    return 0;
  }
  void keep() { made_.clear(); }

 private:
  std::vector<fs::path> made_;
};

}  // namespace

std::optional<WriteError> write_file(const std::string& path, std::string_view bytes) {
  std::error_code ignored;
  if (fs::is_directory(path, ignored)) return failed(path, EISDIR);
  Temporary temporary(path);
  if (!temporary.is_open() || !temporary.write(bytes) || !temporary.close() || !temporary.move_to(path))
    return failed(path, errno);
  return std::nullopt;
}

std::optional<WriteError> make_folder(const std::string& path) {
  std::error_code error;
  fs::create_directories(path, error);
  if (!error && !fs::is_directory(path, error)) return failed(path, ENOTDIR);
  if (error) return failed(path, error.value());
  return std::nullopt;
}

std::vector<OutputFile> output_of(const TitleFiles& files) {
  std::vector<OutputFile> output;
  for (const TitleFile& file : files) output.push_back({file.name, file.bytes});
  return output;
}

std::optional<WriteError> write_files(const std::string& folder, const std::vector<OutputFile>& files) {
  MadeFolders folders;
  std::vector<std::unique_ptr<Temporary>> parts;
  for (const OutputFile& file : files) {
    const std::string path = folder + "/" + file.name;
    if (const int code = folders.make(fs::path(path).parent_path()); code != 0)
      return failed(fs::path(path).parent_path().string(), code);
    std::error_code ignored;
    if (fs::is_directory(path, ignored)) return failed(path, EISDIR);
    Temporary& part = *parts.emplace_back(std::make_unique<Temporary>(path));
    if (!part.is_open() || !part.write(file.bytes) || !part.close()) return failed(path, errno);
  }
  folders.keep();
  for (std::size_t i = 0; i < files.size(); ++i)
    if (const std::string path = folder + "/" + files[i].name; !parts[i]->move_to(path))
      return failed(path, errno);
  return std::nullopt;
}

}  // namespace trackwright
