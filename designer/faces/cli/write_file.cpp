#include "designer/faces/cli/write_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>  // NOLINT(modernize-deprecated-headers): clock_gettime is of POSIX, not of <ctime>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <map>
#include <memory>
#include <set>
#include <system_error>

#include "designer/faces/cli/unbroken.h"

namespace trackwright {

namespace {

namespace fs = std::filesystem;

WriteError failed(const std::string& path, int code) {
  return {path, "cannot be written: " + std::generic_category().message(code)};
}

constexpr std::string_view part_mark = ".part-";

bool write_all(int handle, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t written = ::write(handle, bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

// A temporary file, removed unless it was moved into place. Its lock shows other processes that the file is
// in use; a crash releases the lock.
class Temporary {
 public:
  explicit Temporary(const std::string& path) {
    const std::string stem = path + std::string(part_mark) + std::to_string(::getpid());
    // Another process can use the same name, because process ids repeat between containers.
    constexpr int most_tries = 1000;
    for (int i = 0; i < most_tries; ++i) {
      name_ = i == 0 ? stem : stem + "-" + std::to_string(i);
      handle_ = ::open(name_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
      if (handle_ >= 0 || errno != EEXIST) break;
    }
    if (handle_ >= 0) lock_ = ::fcntl(handle_, F_DUPFD_CLOEXEC, 0);
    if (lock_ >= 0) ::flock(lock_, LOCK_EX | LOCK_NB);
  }
  Temporary(const Temporary&) = delete;
  Temporary& operator=(const Temporary&) = delete;
  ~Temporary() {
    if (handle_ >= 0 || closed_) ::unlink(name_.c_str());
    if (handle_ >= 0) ::close(handle_);
    if (lock_ >= 0) ::close(lock_);
  }

  bool is_open() const { return handle_ >= 0; }
  // Copies the owner before the mode, because a change of owner can clear bits of the mode.
  bool take_after(const struct stat& other) const {
    struct stat own {};
    if (::fstat(handle_, &own) != 0) return false;
    const bool owned = own.st_uid == other.st_uid && own.st_gid == other.st_gid;
    if (!owned && ::fchown(handle_, other.st_uid, other.st_gid) != 0) return false;
    return ::fchmod(handle_, other.st_mode & 07777U) == 0;
  }
  bool write(std::string_view bytes) const { return write_all(handle_, bytes); }
  // The system may report a full disk only now.
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
  int handle_ = -1;
  int lock_ = -1;  // a duplicate of the handle, which keeps the lock after the handle is closed
  bool closed_ = false;
};

// Removes temporary files for these names that crashed programs left behind.
void remove_leftovers(const fs::path& folder, const std::set<std::string>& names) {
  std::error_code ignored;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder, ignored)) {
    const std::string name = entry.path().filename().string();
    const std::size_t mark = name.rfind(part_mark);
    if (mark == std::string::npos || !names.contains(name.substr(0, mark)) ||
        name.find_first_not_of("0123456789-", mark + part_mark.size()) != std::string::npos)
      continue;
    const int handle = ::open(entry.path().c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
    if (handle < 0) continue;
    if (::flock(handle, LOCK_EX | LOCK_NB) == 0) ::unlink(entry.path().c_str());
    ::close(handle);
  }
}

}  // namespace

std::optional<WriteError> write_file(const std::string& path, std::string_view bytes) {
  std::error_code ignored;
  if (fs::is_directory(path, ignored)) return failed(path, EISDIR);
  const Uninterrupted whole;
  const fs::path parts(path);
  remove_leftovers(parts.has_parent_path() ? parts.parent_path() : ".", {parts.filename().string()});
  Temporary temporary(path);
  if (!temporary.is_open() || !temporary.write(bytes) || !temporary.close() || !temporary.move_to(path))
    return failed(path, errno);
  return std::nullopt;
}

namespace {

// Returns 0 or the error number.
int overwrite(const fs::path& path, std::string_view bytes) {
  const int handle = ::open(path.c_str(), O_WRONLY | O_TRUNC | O_CLOEXEC);
  if (handle < 0) return errno;
  const int failed = write_all(handle, bytes) ? 0 : errno;
  return ::close(handle) != 0 && failed == 0 ? errno : failed;
}

}  // namespace

std::optional<WriteError> update_file(const std::string& path, std::string_view bytes) {
  std::error_code error;
  const fs::path real = fs::canonical(path, error);
  struct stat of {};
  if (error || ::stat(real.c_str(), &of) != 0) return write_file(path, bytes);
  if (!S_ISREG(of.st_mode)) return failed(path, S_ISDIR(of.st_mode) ? EISDIR : EINVAL);
  constexpr mode_t writable = S_IWUSR | S_IWGRP | S_IWOTH;
  if ((of.st_mode & writable) == 0 || ::access(real.c_str(), W_OK) != 0) return failed(path, EACCES);
  const Uninterrupted whole;
  remove_leftovers(real.parent_path(), {real.filename().string()});
  Temporary temporary(real.string());
  if (!temporary.is_open() || !temporary.write(bytes)) return failed(path, errno);
  const bool replaceable = of.st_nlink == 1 && temporary.take_after(of);
  if (!temporary.close()) return failed(path, errno);
  if (replaceable)
    return temporary.move_to(real.string()) ? std::nullopt : std::optional(failed(path, errno));
  const int code = overwrite(real, bytes);
  return code == 0 ? std::nullopt : std::optional(failed(path, code));
}

RunStart RunStart::now() {
  struct timespec at {};
  ::clock_gettime(CLOCK_REALTIME, &at);
  return {std::int64_t{at.tv_sec} * 1'000'000'000 + at.tv_nsec};
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
  const Uninterrupted whole;
  MadeFolders folders;
  std::map<fs::path, std::set<std::string>> names;
  for (const OutputFile& file : files) {
    const fs::path path = folder + "/" + file.name;
    names[path.parent_path()].insert(path.filename().string());
  }
  for (const auto& [parent, inside] : names) remove_leftovers(parent, inside);
  std::vector<std::unique_ptr<Temporary>> parts;
  for (const OutputFile& file : files) {
    const std::string path = folder + "/" + file.name;
    if (whole.asked()) return failed(path, EINTR);
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
